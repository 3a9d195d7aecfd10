Feature: Transfer and Recovery: who, when, and of what

  Rule: B27.13 Transfer and Recovery over the edge of a foxhole

    @B27.13 @A4.431xB27.13-501
    Scenario Outline: A4.431xB27.13-501a from P on top to Q beneath, <who> being <status>: no Transfer
      Given it is the APh of the German turn
      And B2 holds a foxhole 2S
      And a German squad P on top of the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And P possesses a LMG
      And <who> is <status>
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row            | who | status   |
        | giver-broken   | P   | broken   |
        | giver-pinned   | P   | pinned   |
        | giver-ti       | P   | TI       |
        | giver-melee    | P   | in Melee |
        | giver-captured | P   | captured |
        | giver-berserk  | P   | berserk  |
        | taker-broken   | Q   | broken   |
        | taker-pinned   | Q   | pinned   |
        | taker-ti       | Q   | TI       |
        | taker-melee    | Q   | in Melee |
        | taker-captured | Q   | captured |
        | taker-berserk  | Q   | berserk  |

    @B27.13 @A4.431xB27.13-501
    Scenario Outline: A4.431xB27.13-501b in the <phase> there is no Transfer
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 2S
      And a German squad P on top of the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | phase |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | CCPh  |

    @B27.13 @A4.431xB27.13-501
    Scenario Outline: A4.431xB27.13-501c a squad Transfers nothing to <force> in its Location
      Given it is the APh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And <force> Q on top of the foxhole in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row   | force           |
        | enemy | a Russian squad |
        | truck | a German truck  |
        | tank  | a German tank   |

    @B27.13 @A4.431xB27.13-501
    Scenario Outline: A4.431xB27.13-501d nor to one <place>
      Given it is the APh of the German turn
      And B2 holds a foxhole 1S
      And B2 holds a pillbox
      And B3 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a German squad Q <place>
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row          | place                     |
        | pillbox      | in the pillbox in B2      |
        | next-hex     | in B3                     |
        | next-foxhole | beneath the foxhole in B3 |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501a beneath a foxhole a squad that is <status> Recovers nothing
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      And P is <status>
      When P tries to Recover the LMG
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |

    @B27.13 @A4.51xB27.13-3808
    Scenario Outline: A4.51xB27.13-3808 beneath the foxhole a <state> squad tries to Recover in the <phase>, with a dr of <dr>: <then>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P is <state>
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG with an Original dr of <dr>
      Then that is allowed
      And <then>

      Examples: CX adds 1
        | row      | phase | state | dr | then |
        | cx-five  | RPh   | CX    | 5  | nobody possesses the LMG |
        | cx-four  | RPh   | CX    | 4  | the LMG is possessed by P |
        | cx-mph   | MPh   | CX    | 5  | nobody possesses the LMG |

      Examples: being Fanatic does not
        | row      | phase | state   | dr | then |
        | five     | RPh   | Fanatic | 5  | the LMG is possessed by P |
        | five-mph | MPh   | Fanatic | 5  | the LMG is possessed by P |
        | six      | RPh   | Fanatic | 6  | nobody possesses the LMG |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501b in the <phase> nothing is Recovered
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is not allowed

      Examples:
        | phase |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501c <force> in B2 Recovers nothing there
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And <force> P on top of the foxhole in B2
      And a LMG in B2
      When P tries to Recover the LMG
      Then that is not allowed

      Examples:
        | row     | force                          |
        | dummies | a concealed German dummy stack |
        | tank    | a German tank                  |
        | truck   | a German truck                 |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501d nor does a squad in <hex> Recover what lies in B2
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And <hex> holds a foxhole 1S
      And a German squad P beneath the foxhole in <hex>
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is not allowed

      Examples:
        | row      | hex |
        | next-hex | B3  |
        | farther  | D4  |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501e nor <gear> that somebody possesses
      Given it is the RPh of the German turn
      And B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And Q possesses <gear>
      When P tries to Recover the <name>
      Then that is not allowed

      Examples:
        | row | gear  | name |
        | lmg | a LMG | LMG  |
        | dc  | a DC  | DC   |

    @B27.13 @A4.431xB27.13-501
    Scenario: A4.431xB27.13-501u where no phase is told a SW is Transferred over the edge
      Given B2 holds a foxhole 2S
      And a German squad P on top of the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is allowed

    @B27.13 @A4.431xB27.13-501
    Scenario Outline: A4.431xB27.13-501w a squad beneath the foxhole Transfers it to <taker>: <verdict>
      Given it is the APh of the German turn
      And B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And P possesses a LMG
      When P Transfers the LMG to <whom>
      Then that is <verdict>

      Examples: nobody does to itself
        | row     | taker   | whom | verdict     |
        | another | another | Q    | allowed     |
        | itself  | itself  | P    | not allowed |

    @B27.13 @A4.44xB27.13-501
    Scenario: A4.44xB27.13-501u and Recovered
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is allowed

    @B27.13 @A4.431xB27.13-501
    Scenario: A4.431xB27.13-501v nobody Transfers what another possesses
      Given it is the APh of the German turn
      And B2 holds a foxhole 3S
      And a German squad P on top of the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And a German squad R on top of the foxhole in B2
      And R possesses a LMG
      When P Transfers the LMG to Q
      Then that is not allowed

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

  Rule: B27.13 Recovery to its end

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501f in the <phase> a dr of <dr> Recovers the LMG beneath the foxhole, and P has <left> MF left
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG with an Original dr of <dr>
      Then that is allowed
      And the LMG is possessed by P
      And P has <left> MF left

      Examples: below 6
        | row   | phase | dr | left |
        | rph-1 | RPh   | 1  | 4    |
        | rph-5 | RPh   | 5  | 4    |
        | mph-5 | MPh   | 5  | 3    |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501g in the <phase> a dr of 6 Recovers nothing, and another may try
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 2S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG with an Original dr of 6
      And Q tries to Recover the LMG with an Original dr of 5
      Then that is allowed
      And the LMG is possessed by Q
      And its DRM is 0
      And its Final DR is 5
      And P has <left> MF left

      Examples:
        | phase | left |
        | RPh   | 4    |
        | MPh   | 3    |

    @B27.13 @A4.44xB27.13-501
    Scenario Outline: A4.44xB27.13-501h in the <phase> P does not try twice
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG with an Original dr of 6
      And P tries to Recover the LMG with an Original dr of 5
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | MPh   |

  Rule: B27.13 Recovery outside the MPh

    @B27.13 @A4.44xB27.13-501
    Scenario: A4.44xB27.13-501i in the RPh it is no expenditure
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG with an Original dr of 3
      Then that is allowed
      And no expenditure has been made
      And all that is as given
