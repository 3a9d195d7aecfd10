Feature: Every SW and Gun: what takes it, where it goes, and where it is left

  Rule: B27.1 What a foxhole takes

    @B27.1 @B27.1-21
    Scenario Outline: B27.1-21u a <weapon> is set up beneath a foxhole
      Given it is set-up
      And B2 holds a foxhole 1S
      When German sets up <gear> beneath the foxhole in B2
      Then that is allowed
      And the <weapon> lies beneath the foxhole in B2

      Examples:
        | row          | weapon      | gear          |
        | lmg          | LMG         | a LMG         |
        | mmg          | MMG         | a MMG         |
        | hmg          | HMG         | a HMG         |
        | atr          | ATR         | an ATR        |
        | dc           | DC          | a DC          |
        | ft           | FT          | a FT          |
        | light-mortar | 60mm mortar | a 60mm mortar |
        | baz          | BAZ         | a BAZ         |
        | psk          | PSK         | a PSK         |
        | piat         | PIAT        | a PIAT        |
        | rcl          | RCL         | a RCL         |
        | radio        | radio       | a radio       |

    @B27.51 @B27.51-10
    Scenario Outline: B27.51-10u a <weapon> is set up beneath a trench
      Given it is set-up
      And B2 holds a trench
      When German sets up <gear> beneath the trench in B2
      Then that is allowed
      And the <weapon> lies beneath the trench in B2

      Examples:
        | row          | weapon      | gear          |
        | mmg          | MMG         | a MMG         |
        | hmg          | HMG         | a HMG         |
        | atr          | ATR         | an ATR        |
        | dc           | DC          | a DC          |
        | ft           | FT          | a FT          |
        | light-mortar | 60mm mortar | a 60mm mortar |
        | baz          | BAZ         | a BAZ         |
        | psk          | PSK         | a PSK         |
        | piat         | PIAT        | a PIAT        |
        | rcl          | RCL         | a RCL         |
        | radio        | radio       | a radio       |
        | mortar       | 120mm MTR   | a 120mm MTR   |
        | at           | AT Gun      | an AT Gun     |
        | inf          | INF Gun     | an INF Gun    |
        | art          | ART Gun     | an ART Gun    |
        | aa           | AA Gun      | an AA Gun     |
        | rcl-gun      | RCL Gun     | a RCL Gun     |

    @B27.51 @B27.51-11
    Scenario Outline: B27.51-11u no <weapon> comes out of a trench in play
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And <gear> beneath the trench with the German crew
      When the German crew comes out of the trench with the <weapon>
      Then that is not allowed
      And B27.51 forbids it

      Examples:
        | row     | weapon    | gear        |
        | mortar  | 120mm MTR | a 120mm MTR |
        | inf     | INF Gun   | an INF Gun  |
        | aa      | AA Gun    | an AA Gun   |
        | rcl-gun | RCL Gun   | a RCL Gun   |

    @B27.51 @B27.51-13
    Scenario Outline: B27.51-13u nor does it go beneath one: <weapon>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew on top of the trench in B2
      And the German crew possesses <gear>
      When the German crew goes beneath the trench with the <weapon>
      Then that is not allowed
      And B27.51 or B27.1 forbids it

      Examples:
        | row     | weapon    | gear        |
        | mortar  | 120mm MTR | a 120mm MTR |
        | at      | AT Gun    | an AT Gun   |
        | inf     | INF Gun   | an INF Gun  |
        | art     | ART Gun   | an ART Gun  |
        | aa      | AA Gun    | an AA Gun   |
        | rcl-gun | RCL Gun   | a RCL Gun   |

    @B27.51 @B27.56 @B27.51xB27.56-501
    Scenario Outline: B27.51xB27.56-501a no <weapon> comes out of an A-T Ditch
      Given it is the MPh of the German turn
      And B2 holds an A-T Ditch
      And a German crew beneath the A-T Ditch in B2
      And <gear> beneath the A-T Ditch with the German crew
      When the German crew comes out of the A-T Ditch with the <weapon>
      Then that is not allowed
      And B27.51 forbids it

      Examples:
        | row     | weapon    | gear        |
        | mortar  | 120mm MTR | a 120mm MTR |
        | at      | AT Gun    | an AT Gun   |
        | inf     | INF Gun   | an INF Gun  |
        | art     | ART Gun   | an ART Gun  |
        | aa      | AA Gun    | an AA Gun   |
        | rcl-gun | RCL Gun   | a RCL Gun   |

    @B27.51 @B27.56 @B27.51xB27.56-501
    Scenario: B27.51xB27.56-501b a dm mortar does
      Given it is the MPh of the German turn
      And B2 holds an A-T Ditch
      And a German crew beneath the A-T Ditch in B2
      And a dm 81mm MTR beneath the A-T Ditch with the German crew
      When the German crew comes out of the A-T Ditch with the 81mm MTR
      Then that is allowed

    @B27.51 @B27.56 @B27.51xB27.56-501
    Scenario: B27.51xB27.56-501c no fourth squad fits beneath an A-T Ditch
      Given it is the MPh of the German turn
      And B2 holds an A-T Ditch
      And three German squads beneath the A-T Ditch in B2
      And a German squad P on top of the A-T Ditch in B2
      When P goes beneath the A-T Ditch
      Then that is not allowed
      And B27.51 or B27.12 forbids it

  Rule: B26.4 Wire

    @B26.4 @B26.4-36
    Scenario Outline: B26.4-36u no <weapon> is taken beneath Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew on top of the Wire in B3
      And the German crew possesses <gear>
      When the German crew goes beneath the Wire with the <weapon>
      Then that is not allowed

      Examples:
        | row     | weapon    | gear        |
        | mortar  | 120mm MTR | a 120mm MTR |
        | inf     | INF Gun   | an INF Gun  |
        | art     | ART Gun   | an ART Gun  |
        | aa      | AA Gun    | an AA Gun   |
        | rcl-gun | RCL Gun   | a RCL Gun   |

    @B26.4 @B26.4-36
    Scenario Outline: B26.4-36v nor Pushed beneath it: <weapon>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew on top of the Wire in B3
      And the German crew possesses <gear>
      And the German crew is Pushing the <weapon>
      When the German crew rolls a Wire Exit dr of 1
      Then that is not allowed

      Examples:
        | row     | weapon    | gear        |
        | mortar  | 120mm MTR | a 120mm MTR |
        | inf     | INF Gun   | an INF Gun  |
        | art     | ART Gun   | an ART Gun  |
        | aa      | AA Gun    | an AA Gun   |
        | rcl-gun | RCL Gun   | a RCL Gun   |

    @B26.4 @B26.4-36
    Scenario Outline: B26.4-36w a <weapon> is
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses <gear>
      When the German squad goes beneath the Wire with the <weapon>
      Then that is allowed

      Examples:
        | row          | weapon      | gear          |
        | lmg          | LMG         | a LMG         |
        | mmg          | MMG         | a MMG         |
        | hmg          | HMG         | a HMG         |
        | atr          | ATR         | an ATR        |
        | dc           | DC          | a DC          |
        | ft           | FT          | a FT          |
        | light-mortar | 60mm mortar | a 60mm mortar |
        | baz          | BAZ         | a BAZ         |
        | psk          | PSK         | a PSK         |
        | piat         | PIAT        | a PIAT        |
        | rcl          | RCL         | a RCL         |
        | radio        | radio       | a radio       |

  Rule: B16.1 Marsh

    @B16.1 @B16.1-6
    Scenario Outline: B16.1-6u a <weapon> dropped in marsh is lost
      Given it is the MPh of the German turn
      And B2 is marsh
      And a German squad P in B2
      And P possesses <gear>
      When P drops the <weapon>
      Then the <weapon> is eliminated

      Examples:
        | row          | weapon      | gear          |
        | lmg          | LMG         | a LMG         |
        | mmg          | MMG         | a MMG         |
        | hmg          | HMG         | a HMG         |
        | atr          | ATR         | an ATR        |
        | dc           | DC          | a DC          |
        | ft           | FT          | a FT          |
        | light-mortar | 60mm mortar | a 60mm mortar |
        | baz          | BAZ         | a BAZ         |
        | psk          | PSK         | a PSK         |
        | piat         | PIAT        | a PIAT        |
        | rcl          | RCL         | a RCL         |
        | radio        | radio       | a radio       |

  Rule: B16.41 No Gun into marsh

    @B16.41 @B16.41-1
    Scenario Outline: B16.41-1u a <weapon> is Pushed into no <ground>
      Given B2 is <ground>
      And a German crew P in B3
      And P possesses <gear>
      And P is Pushing the <weapon>
      And it is the MPh of the German turn
      When P Pushes the <weapon> into B2
      Then that is not allowed
      And B16.41 forbids it

      Examples:
        | row             | weapon    | gear        | ground  |
        | mortar          | 120mm MTR | a 120mm MTR | marsh   |
        | at              | AT Gun    | an AT Gun   | marsh   |
        | inf             | INF Gun   | an INF Gun  | marsh   |
        | art             | ART Gun   | an ART Gun  | marsh   |
        | aa              | AA Gun    | an AA Gun   | marsh   |
        | rcl-gun         | RCL Gun   | a RCL Gun   | marsh   |
        | mortar-mudflat  | 120mm MTR | a 120mm MTR | mudflat |
        | at-mudflat      | AT Gun    | an AT Gun   | mudflat |
        | inf-mudflat     | INF Gun   | an INF Gun  | mudflat |
        | art-mudflat     | ART Gun   | an ART Gun  | mudflat |
        | aa-mudflat      | AA Gun    | an AA Gun   | mudflat |
        | rcl-gun-mudflat | RCL Gun   | a RCL Gun   | mudflat |

  Rule: B27.1 A weapon goes nowhere by itself

    @B27.1 @B27.1-21
    Scenario Outline: B27.1-21v nobody having it, <name> in B2 does not <what> a foxhole
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And <gear> <place> B2
      When the <name> <does>
      Then that is not allowed

      Examples:
        | row     | what        | name | gear  | place                  | does                     |
        | lmg-in  | go beneath  | LMG  | a LMG | in                     | goes beneath the foxhole |
        | lmg-out | come out of | LMG  | a LMG | beneath the foxhole in | comes out of the foxhole |

    @B27.1 @B27.1-21
    Scenario: B27.1-21w nor a Gun, which a foxhole takes in no way
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And an AT Gun in B2
      When the AT Gun goes beneath the foxhole
      Then that is not allowed

  Rule: B27.4 What is dismantled

    @B27.4 @A4.43xB27.4-501
    Scenario: A4.43xB27.4-501a a dm HMG goes along unasked
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And P possesses a dm HMG
      When P moves into B3
      Then that is allowed
      And the HMG is in B3
      And the HMG is possessed by P

    @B27.4 @A4.43xB27.4-501
    Scenario: A4.43xB27.4-501b a dm mortar goes along if it is taken
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German crew P in B2
      And P possesses a dm 81mm MTR
      When P moves into B3 with the 81mm MTR
      Then that is allowed
      And the 81mm MTR is in B3
      And the 81mm MTR is possessed by P

    @B27.4 @A4.43xB27.4-501
    Scenario: A4.43xB27.4-501c and stays with another who has it
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And a German crew Q in B2
      And Q possesses a dm 81mm MTR
      When P moves into B3
      Then that is allowed
      And the 81mm MTR is in B2
      And the 81mm MTR is possessed by Q
      And all that is as given

    @B27.4 @A4.43xB27.4-501
    Scenario Outline: A4.43xB27.4-501d a dm <gun> of 8 PP stays if it is not taken, and is no load
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German crew P in B2
      And P possesses a dm <gun> of 8 PP
      When P moves into B3
      Then that is allowed
      And the <gun> is in B2
      And nobody possesses the <gun>
      And P has 3 MF left

      Examples: whatever Gun it is
        | row     | gun      |
        | mortar  | 81mm MTR |
        | at-gun  | AT Gun   |
        | inf-gun | INF Gun  |
        | art-gun | ART Gun  |
        | aa-gun  | AA Gun   |
        | rcl-gun | RCL Gun  |

  Rule: B27.4 What a crew leaves, and where

    @B27.4 @A4.42xB27.4-2
    Scenario: A4.42xB27.4-2u what else lies on the board lies there still
      Given it is the MPh of the German turn
      And B2 and B3 each hold a foxhole 1S
      And a LMG in B4
      And a German crew P on top of the foxhole in B2
      And P possesses a dm 81mm MTR
      When P moves into B3
      Then that is allowed
      And the 81mm MTR is in B2
      And the LMG is in B4
      And B3 holds a foxhole 1S
      And all that is as given

    @B27.51 @B27.51-11
    Scenario: B27.51-11q no Gun is handed out of the trench
      Given it is the RPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And an AT Gun beneath the trench with P
      And a German crew Q on top of the trench in B2
      When P Transfers the AT Gun to Q
      Then that is not allowed

    @B27.1 @B27.3 @B27.1xB27.3-1
    Scenario: B27.1xB27.3-1u gone beneath the foxhole the crew has its MTR still, which is not dm and stays on top
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew on top of the foxhole in B2
      And the German crew possesses an 81mm MTR
      When the German crew goes beneath the foxhole
      Then that is allowed
      And the 81mm MTR lies on top in B2
      And the 81mm MTR is possessed by the German crew
      And all that is as given

    @B27.1 @B27.1-20
    Scenario Outline: B27.1-20s a crew comes out of the <cover> with <gear>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German crew P beneath the <cover> in B2
      And P possesses <gear>
      When P comes out of the <cover> with the 81mm MTR
      Then that is <verdict>

      Examples: only a dismantled mortar leaves it
        | row        | cover   | fort         | gear          | verdict     |
        | foxhole    | foxhole | a foxhole 1S | an 81mm MTR   | not allowed |
        | foxhole-dm | foxhole | a foxhole 1S | a dm 81mm MTR | allowed     |
        | sangar     | sangar  | a sangar     | an 81mm MTR   | not allowed |
        | sangar-dm  | sangar  | a sangar     | a dm 81mm MTR | allowed     |
