Feature: Every SW and every Gun

  Each outline goes through all SW or all Guns of the protocol.

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
        | at      | AT Gun    | an AT Gun   |
        | inf     | INF Gun   | an INF Gun  |
        | art     | ART Gun   | an ART Gun  |
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
        | at      | AT Gun    | an AT Gun   |
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
        | at      | AT Gun    | an AT Gun   |
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

  Rule: B27.13 Recovery

    @B27.13 @A4.44xB27.13-502
    Scenario Outline: A4.44xB27.13-502a beneath a trench the <weapon> that lies there is Recovered
      Given it is the RPh of the German turn
      And B2 holds a trench
      And a German squad P beneath the trench in B2
      And <gear> beneath the trench in B2
      When P tries to Recover the <weapon>
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
        | mortar       | 120mm MTR   | a 120mm MTR   |
        | at           | AT Gun      | an AT Gun     |
        | inf          | INF Gun     | an INF Gun    |
        | art          | ART Gun     | an ART Gun    |
        | aa           | AA Gun      | an AA Gun     |
        | rcl-gun      | RCL Gun     | a RCL Gun     |

    @B27.13 @A4.44xB27.13-502
    Scenario Outline: A4.44xB27.13-502b from on top it is not: <weapon>
      Given it is the RPh of the German turn
      And B2 holds a trench
      And a German squad P on top of the trench in B2
      And <gear> beneath the trench in B2
      When P tries to Recover the <weapon>
      Then that is not allowed
      And B27.13 forbids it

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
        | mortar       | 120mm MTR   | a 120mm MTR   |
        | at           | AT Gun      | an AT Gun     |
        | inf          | INF Gun     | an INF Gun    |
        | art          | ART Gun     | an ART Gun    |
        | aa           | AA Gun      | an AA Gun     |
        | rcl-gun      | RCL Gun     | a RCL Gun     |

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

  Rule: B16.32 B27.1 Which weapon makes which attack

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501a a crew with a <weapon> makes an attack with <attack>
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German crew P beneath the <cover> in B2
      And P possesses <gear>
      And a Russian tank in B4
      When P attacks the Russian tank with <attack>
      Then the attack is possible

      Examples:
        | row          | weapon      | gear          | attack             | fort         | cover   |
        | lmg          | LMG         | a LMG         | MG fire            | a foxhole 1S | foxhole |
        | mmg          | MMG         | a MMG         | MG fire            | a foxhole 1S | foxhole |
        | hmg          | HMG         | a HMG         | MG fire            | a foxhole 1S | foxhole |
        | atr          | ATR         | an ATR        | a Gun              | a foxhole 1S | foxhole |
        | baz          | BAZ         | a BAZ         | HEAT               | a foxhole 1S | foxhole |
        | psk          | PSK         | a PSK         | HEAT               | a foxhole 1S | foxhole |
        | piat         | PIAT        | a PIAT        | HEAT               | a foxhole 1S | foxhole |
        | rcl-heat     | RCL         | a RCL         | HEAT               | a foxhole 1S | foxhole |
        | rcl-he       | RCL         | a RCL         | Direct Fire HE     | a foxhole 1S | foxhole |
        | ft           | FT          | a FT          | a flamethrower     | a foxhole 1S | foxhole |
        | light-mortar | 60mm mortar | a 60mm mortar | an on-board mortar | a foxhole 1S | foxhole |
        | mortar       | 81mm MTR    | an 81mm MTR   | an on-board mortar | a foxhole 1S | foxhole |
        | at-ap        | AT Gun      | an AT Gun     | a Gun              | a trench     | trench  |
        | at-he        | AT Gun      | an AT Gun     | Direct Fire HE     | a trench     | trench  |
        | inf-he       | INF Gun     | an INF Gun    | Direct Fire HE     | a trench     | trench  |
        | inf-heat     | INF Gun     | an INF Gun    | HEAT               | a trench     | trench  |
        | art-he       | ART Gun     | an ART Gun    | Direct Fire HE     | a trench     | trench  |
        | art-ap       | ART Gun     | an ART Gun    | a Gun              | a trench     | trench  |
        | aa-he        | AA Gun      | an AA Gun     | Direct Fire HE     | a trench     | trench  |
        | aa-ap        | AA Gun      | an AA Gun     | a Gun              | a trench     | trench  |
        | rcl-gun-he   | RCL Gun     | a RCL Gun     | Direct Fire HE     | a trench     | trench  |
        | rcl-gun-heat | RCL Gun     | a RCL Gun     | HEAT               | a trench     | trench  |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501b not if it is malfunctioned: <weapon>
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German crew P beneath the <cover> in B2
      And P possesses <gear>
      And a Russian tank in B4
      When P attacks the Russian tank with <attack>
      Then the attack is not possible

      Examples:
        | row          | weapon      | gear                        | attack             | fort         | cover   |
        | lmg          | LMG         | a malfunctioned LMG         | MG fire            | a foxhole 1S | foxhole |
        | mmg          | MMG         | a malfunctioned MMG         | MG fire            | a foxhole 1S | foxhole |
        | hmg          | HMG         | a malfunctioned HMG         | MG fire            | a foxhole 1S | foxhole |
        | atr          | ATR         | a malfunctioned ATR         | a Gun              | a foxhole 1S | foxhole |
        | baz          | BAZ         | a malfunctioned BAZ         | HEAT               | a foxhole 1S | foxhole |
        | psk          | PSK         | a malfunctioned PSK         | HEAT               | a foxhole 1S | foxhole |
        | piat         | PIAT        | a malfunctioned PIAT        | HEAT               | a foxhole 1S | foxhole |
        | rcl-heat     | RCL         | a malfunctioned RCL         | HEAT               | a foxhole 1S | foxhole |
        | rcl-he       | RCL         | a malfunctioned RCL         | Direct Fire HE     | a foxhole 1S | foxhole |
        | ft           | FT          | a malfunctioned FT          | a flamethrower     | a foxhole 1S | foxhole |
        | light-mortar | 60mm mortar | a malfunctioned 60mm mortar | an on-board mortar | a foxhole 1S | foxhole |
        | mortar       | 81mm MTR    | a malfunctioned 81mm MTR    | an on-board mortar | a foxhole 1S | foxhole |
        | at-ap        | AT Gun      | a malfunctioned AT Gun      | a Gun              | a trench     | trench  |
        | at-he        | AT Gun      | a malfunctioned AT Gun      | Direct Fire HE     | a trench     | trench  |
        | inf-he       | INF Gun     | a malfunctioned INF Gun     | Direct Fire HE     | a trench     | trench  |
        | inf-heat     | INF Gun     | a malfunctioned INF Gun     | HEAT               | a trench     | trench  |
        | art-he       | ART Gun     | a malfunctioned ART Gun     | Direct Fire HE     | a trench     | trench  |
        | art-ap       | ART Gun     | a malfunctioned ART Gun     | a Gun              | a trench     | trench  |
        | aa-he        | AA Gun      | a malfunctioned AA Gun      | Direct Fire HE     | a trench     | trench  |
        | aa-ap        | AA Gun      | a malfunctioned AA Gun      | a Gun              | a trench     | trench  |
        | rcl-gun-he   | RCL Gun     | a malfunctioned RCL Gun     | Direct Fire HE     | a trench     | trench  |
        | rcl-gun-heat | RCL Gun     | a malfunctioned RCL Gun     | HEAT               | a trench     | trench  |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501v of <one> and <other> it fires one that works: <possible>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And P possesses <one>
      And P possesses <other>
      And a Russian squad in B4
      When P attacks the Russian squad with MG fire
      Then the attack is <possible>

      Examples:
        | row     | one                 | other               | possible     |
        | neither | a malfunctioned LMG | a malfunctioned MMG | not possible |
        | other   | a malfunctioned LMG | a MMG               | possible     |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501c a crew that has <gear> makes no attack with <attack>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And P possesses <gear>
      And a Russian tank in B4
      When P attacks the Russian tank with <attack>
      Then the attack is not possible

      Examples:
        | row      | gear    | attack         |
        | lmg-he   | a LMG   | Direct Fire HE |
        | lmg-ap   | a LMG   | a Gun          |
        | lmg-heat | a LMG   | HEAT           |
        | ft-he    | a FT    | Direct Fire HE |
        | dc-heat  | a DC    | HEAT           |
        | radio-he | a radio | Direct Fire HE |
        | radio-ap | a radio | a Gun          |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501d beneath a foxhole no <weapon> fires
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew P beneath the foxhole in B2
      And a German <weapon> beneath the foxhole with P
      And a Russian tank in B4
      When P attacks the Russian tank with <attack>
      Then the attack is not possible

      Examples:
        | row          | weapon  | attack         |
        | at-ap        | AT Gun  | a Gun          |
        | at-he        | AT Gun  | Direct Fire HE |
        | inf-he       | INF Gun | Direct Fire HE |
        | inf-heat     | INF Gun | HEAT           |
        | art-he       | ART Gun | Direct Fire HE |
        | art-ap       | ART Gun | a Gun          |
        | aa-he        | AA Gun  | Direct Fire HE |
        | aa-ap        | AA Gun  | a Gun          |
        | rcl-gun-he   | RCL Gun | Direct Fire HE |
        | rcl-gun-heat | RCL Gun | HEAT           |

    @B27.1 @A7.1xB27.1-501
    Scenario Outline: A7.1xB27.1-501u a leader beneath a foxhole who has <gear> makes small-arms fire with it: <possible>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German leader P beneath the foxhole in B2
      And P possesses <gear>
      And a Russian squad in B4
      When P attacks the Russian squad with small-arms fire
      Then the attack is <possible>

      Examples:
        | gear    | possible     |
        | a LMG   | possible     |
        | a MMG   | possible     |
        | a HMG   | possible     |
        | an ATR  | possible     |
        | a radio | not possible |

    @B27.1 @A10.4xB27.1-501
    Scenario Outline: A10.4xB27.1-501a a squad that is <status> does not
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P is <status>
      And a Russian squad in B4
      When P attacks the Russian squad with small-arms fire
      Then the attack is not possible

      Examples:
        | row       | status    |
        | broken    | broken    |
        | disrupted | disrupted |
        | ti        | TI        |
        | melee     | in Melee  |
        | captured  | captured  |
        | unarmed   | unarmed   |

    @B27.1 @A10.4xB27.1-501
    Scenario Outline: A10.4xB27.1-501b nor does it fire <gear>, <status>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P possesses <gear>
      And P is <status>
      And a Russian squad in B4
      When P attacks the Russian squad with MG fire
      Then the attack is not possible

      Examples:
        | row           | gear  | status    |
        | lmg-broken    | a LMG | broken    |
        | lmg-disrupted | a LMG | disrupted |
        | mmg-ti        | a MMG | TI        |
        | hmg-melee     | a HMG | in Melee  |
        | lmg-captured  | a LMG | captured  |
        | lmg-unarmed   | a LMG | unarmed   |

    @B27.1 @A10.4xB27.1-501
    Scenario Outline: A10.4xB27.1-501c a tank that is <status> does not
      Given it is the PFPh of the German turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And P is <status>
      And a Russian squad in B4
      When P attacks the Russian squad with <attack>
      Then the attack is not possible

      Examples:
        | row          | status    | attack         |
        | stunned-mg   | stunned   | MG fire        |
        | shocked-mg   | shocked   | MG fire        |
        | abandoned-mg | abandoned | MG fire        |
        | stunned-he   | stunned   | Direct Fire HE |
        | shocked-he   | shocked   | Direct Fire HE |
        | abandoned-he | abandoned | Direct Fire HE |

    @B27.1 @A10.4xB27.1-501
    Scenario Outline: A10.4xB27.1-501d <force> beneath a foxhole fires
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      And a Russian squad in B4
      When P attacks the Russian squad with small-arms fire
      Then the attack is <possible>

      Examples:
        | row        | force                          | possible     |
        | squad      | a German squad                 | possible     |
        | half-squad | a German half-squad            | possible     |
        | crew       | a German crew                  | possible     |
        | hero       | a German hero                  | possible     |
        | leader     | a German leader                | not possible |
        | dummies    | a concealed German dummy stack | not possible |
        | pinned     | a pinned German squad          | possible     |
        | cx         | a CX German squad              | possible     |
        | berserk    | a berserk German squad         | possible     |

  Rule: B9.53 A Gun that turns

    @B9.53 @B9.53xC3.22-501
    Scenario Outline: B9.53xC3.22-501a a <weapon> changes its CA
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses <gear>
      When the <weapon> changes its CA
      Then that is allowed

      Examples:
        | row     | weapon  | gear       |
        | at      | AT Gun  | an AT Gun  |
        | inf     | INF Gun | an INF Gun |
        | art     | ART Gun | an ART Gun |
        | aa      | AA Gun  | an AA Gun  |
        | rcl-gun | RCL Gun | a RCL Gun  |

    @B9.53 @B9.53xC3.22-501
    Scenario Outline: B9.53xC3.22-501b not with a crew that is <status>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses an AT Gun
      And P is <status>
      When the AT Gun changes its CA
      Then that is not allowed

      Examples:
        | row      | status   |
        | pinned   | pinned   |
        | broken   | broken   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |

    @B9.53 @B9.53xC3.22-501
    Scenario Outline: B9.53xC3.22-501c in the <phase> of the <side> turn: <verdict>
      Given it is the <phase> of the <side> turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses an AT Gun
      When the AT Gun changes its CA
      Then that is <verdict>

      Examples:
        | row        | phase | side    | verdict     |
        | own-rph    | RPh   | German  | not allowed |
        | own-pfph   | PFPh  | German  | allowed     |
        | own-mph    | MPh   | German  | not allowed |
        | own-dfph   | DFPh  | German  | not allowed |
        | own-afph   | AFPh  | German  | allowed     |
        | own-rtph   | RtPh  | German  | not allowed |
        | own-aph    | APh   | German  | not allowed |
        | own-ccph   | CCPh  | German  | not allowed |
        | enemy-rph  | RPh   | Russian | not allowed |
        | enemy-pfph | PFPh  | Russian | not allowed |
        | enemy-mph  | MPh   | Russian | allowed     |
        | enemy-dfph | DFPh  | Russian | allowed     |
        | enemy-afph | AFPh  | Russian | not allowed |
        | enemy-rtph | RtPh  | Russian | not allowed |
        | enemy-aph  | APh   | Russian | not allowed |
        | enemy-ccph | CCPh  | Russian | not allowed |

  Rule: B9.32 The crew of a Gun in a Fortified building

    @B9.32 @B9.32-7 @B9.32-2
    Scenario Outline: B9.32-7u with <gear> in a Fortified building a crew may not claim wall advantage
      Given hexside F5-F6 is a wall
      And F5 is a Fortified stone building
      And a German crew P in F5
      And P possesses <gear>
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row     | gear        |
        | mortar  | a 120mm MTR |
        | at      | an AT Gun   |
        | inf     | an INF Gun  |
        | art     | an ART Gun  |
        | aa      | an AA Gun   |
        | rcl-gun | a RCL Gun   |

    @B9.32 @A1.2xB9.32-501
    Scenario Outline: A1.2xB9.32-501a a leader with <gear> claims wall advantage: <verdict>
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German leader P in F5
      And P possesses <gear>
      When P claims wall advantage
      Then that is <verdict>

      Examples:
        | row              | gear                        | verdict     |
        | lmg              | a LMG                       | allowed     |
        | mmg              | a MMG                       | allowed     |
        | hmg              | a HMG                       | allowed     |
        | atr              | an ATR                      | allowed     |
        | ft               | a FT                        | allowed     |
        | light-mortar     | a 60mm mortar               | allowed     |
        | baz              | a BAZ                       | allowed     |
        | psk              | a PSK                       | allowed     |
        | piat             | a PIAT                      | allowed     |
        | rcl              | a RCL                       | allowed     |
        | bad-lmg          | a malfunctioned LMG         | not allowed |
        | bad-mmg          | a malfunctioned MMG         | not allowed |
        | bad-hmg          | a malfunctioned HMG         | not allowed |
        | bad-atr          | a malfunctioned ATR         | not allowed |
        | bad-ft           | a malfunctioned FT          | not allowed |
        | bad-light-mortar | a malfunctioned 60mm mortar | not allowed |
        | bad-baz          | a malfunctioned BAZ         | not allowed |
        | bad-psk          | a malfunctioned PSK         | not allowed |
        | bad-piat         | a malfunctioned PIAT        | not allowed |
        | bad-rcl          | a malfunctioned RCL         | not allowed |
        | radio            | a radio                     | not allowed |

    @B9.32 @A1.2xB9.32-501
    Scenario Outline: A1.2xB9.32-501b <force> with nothing claims it: <verdict>
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <force> P in F5
      When P claims wall advantage
      Then that is <verdict>

      Examples:
        | row           | force                   | verdict     |
        | squad         | a German squad          | allowed     |
        | half-squad    | a German half-squad     | allowed     |
        | crew          | a German crew           | allowed     |
        | hero          | a German hero           | allowed     |
        | leader        | a German leader         | not allowed |
        | unarmed-squad | an unarmed German squad | not allowed |
        | unarmed-crew  | an unarmed German crew  | not allowed |
        | captured      | a captured German squad | not allowed |

    @B9.32 @A1.2xB9.32-501
    Scenario Outline: A1.2xB9.32-501c <force> with a LMG may not
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P possesses a LMG
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row             | force                    |
        | unarmed         | an unarmed German squad  |
        | captured        | a captured German squad  |
        | captured-leader | a captured German leader |

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
