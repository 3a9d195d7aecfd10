Feature: Digging: who digs, and where

  Rule: B27.11 Who digs

    @B27.11 @A15.2xB27.11-1
    Scenario Outline: A15.2xB27.11-1 <unit> digs: <verdict>
      Given it is the PFPh of the German turn
      And <unit> P in <hex>
      When P makes an Entrenching Attempt with an Original DR of 2
      Then that is <verdict>

      Examples: a squad, HS or crew
        | row    | unit                 | hex | verdict |
        | squad  | a German squad       | B2  | allowed |
        | crew   | a German crew        | B2  | allowed |
        | cx     | a CX German squad    | E5  | allowed |

      Examples: nobody else
        | row    | unit                           | hex | verdict     |
        | hero   | a German hero                  | B2  | not allowed |
        | leader | a German leader                | B2  | not allowed |
        | dummy  | a concealed German dummy stack | B2  | not allowed |
        | tank   | a German tank                  | E5  | not allowed |

    @B27.12 @A15.2xB27.12-1
    Scenario Outline: A15.2xB27.12-1 with <smc> beneath it a foxhole 1S that holds a squad is within capacity: <answer>
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And <smc> beneath the foxhole in B2
      When the players look at the board
      Then to the question whether the foxhole in B2 is within capacity the answer is <answer>

      Examples: heroes are SMC as leaders are
        | row          | smc                  | answer |
        | four-heroes  | four German heroes   | yes    |
        | five-heroes  | five German heroes   | no     |
        | five-leaders | five German leaders  | no     |

  Rule: Places that are no ground to dig in, and above what lies there

    @B27.1 @A2.8xB27.1-701
    Scenario Outline: A2.8xB27.1-701 <place> B3 nobody digs a foxhole: <verdict>
      Given it is the PFPh of the German turn
      And B3 holds a pillbox
      And a German squad P <place> B3
      When P makes an Entrenching Attempt with an Original DR of 4
      Then that is <verdict>

      Examples: they are Locations of their own
        | row     | place          | verdict     |
        | pillbox | in the pillbox in | not allowed |
        | cave    | in the cave in | not allowed |

      Examples: the ground
        | row     | place | verdict |
        | outside | in    | allowed |

    @B27.11 @B20.9xB27.11-701
    Scenario Outline: B20.9xB27.11-701a <place> the gully B3 a squad digs: <verdict>
      Given it is the PFPh of the German turn
      And B3 is gully
      And a German squad P <place> B3
      When P makes an Entrenching Attempt with an Original DR of 4
      Then that is <verdict>

      Examples:
        | row   | place              | verdict     |
        | crest | in Crest status in | not allowed |
        | in    | IN                 | allowed     |

    @B26.1 @B20.9xB26.1-701
    Scenario Outline: B20.9xB26.1-701 <place> the gully B3 a squad is on the Wire at its bottom: <verdict>
      Given it is the MPh of the German turn
      And B3 is gully
      And B3 holds Wire
      And a German squad P <place> B3
      When P rolls a Wire Exit dr of 1
      Then that is <verdict>

      Examples:
        | row   | place              | verdict     |
        | crest | in Crest status in | not allowed |
        | in    | IN                 | allowed     |

  Rule: B27.11 In Bypass

    @B27.11 @A4.3xB27.11-1501 @reading:B27.11-in-bypass
    Scenario Outline: A4.3xB27.11-1501a in Bypass of <ground> a <unit> attempts: <verdict>
      Given it is the PFPh of the German turn
      And B3 is <ground>
      And the artwork of B3 does not reach towards B2, C3, C4, B4, A4 and A3
      And a German <unit> P in B3
      And P is in Bypass along hexside B2-B3
      When P makes an Entrenching Attempt with an Original DR of 4
      Then that is <verdict>

      Examples: terrain that takes a foxhole
        | row   | ground | unit  | verdict |
        | woods | woods  | squad | allowed |
        | crew  | woods  | crew  | allowed |

    @B27.11 @A4.3xB27.11-1501 @reading:B27.11-in-bypass=not-allowed
    Scenario Outline: A4.3xB27.11-1501b or by the other reading it is not: <unit> in Bypass of <ground>
      Given it is the PFPh of the German turn
      And B3 is <ground>
      And the artwork of B3 does not reach towards B2, C3, C4, B4, A4 and A3
      And a German <unit> P in B3
      And P is in Bypass along hexside B2-B3
      When P makes an Entrenching Attempt with an Original DR of 4
      Then that is <verdict>

      Examples:
        | row   | ground | unit  | verdict     |
        | woods | woods  | squad | not allowed |
        | crew  | woods  | crew  | not allowed |

    @B27.11 @A4.3xB27.11-1501 @reading:B27.11-in-bypass
    Scenario Outline: A4.3xB27.11-1501d and who has dug there is in Bypass no longer: a <unit>
      Given it is the PFPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3, C4, B4, A4 and A3
      And a German <unit> P in B3
      And P is in Bypass along hexside B2-B3
      When P makes an Entrenching Attempt with an Original DR of 4
      And the PFPh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the next MPh of the German begins
      And P comes out of the foxhole
      And P moves into B4
      Then that is allowed
      And P is on top in B4

      Examples: B4 lies on the other side of the woods
        | unit  |
        | squad |
        | crew  |

    @B27.11 @A4.3xB27.11-1501 @reading:B27.11-in-bypass
    Scenario: A4.3xB27.11-1501e beneath the foxhole that it dug in Bypass of woods shells burst in the trees above P
      Given it is the PFPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3, C4, B4, A4 and A3
      And a German squad P in B3
      And P is in Bypass along hexside B2-B3
      When P makes an Entrenching Attempt with an Original DR of 2
      And an OBA HE Concentration hits B3
      Then the TEM of P is +3

    @B27.11 @A4.3xB27.11-1501
    Scenario: A4.3xB27.11-1501f and so they do above one that was in the woods all along
      Given it is the PFPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3, C4, B4, A4 and A3
      And a German squad P in B3
      When P makes an Entrenching Attempt with an Original DR of 2
      And an OBA HE Concentration hits B3
      Then the TEM of P is +3

    @B27.11 @A4.3xB27.11-1501
    Scenario: A4.3xB27.11-1501c in Bypass of a building by neither
      Given it is the PFPh of the German turn
      And B3 is a wooden building
      And the artwork of B3 does not reach towards B2, C3, C4, B4, A4 and A3
      And a German squad P in B3
      And P is in Bypass along hexside B2-B3
      When P makes an Entrenching Attempt with an Original DR of 4
      Then that is not allowed

  Rule: B27.11 What a Gun has done its crew has done

    @B9.53 @B27.11 @B9.53xB27.11-2758
    Scenario Outline: B9.53xB27.11-2758 <gun> has changed its CA this phase: the attempt of crew P is <verdict>
      Given it is the PFPh of the German turn
      And a German crew P in B2
      And P possesses an AT Gun
      And a German crew Q in B2
      And Q possesses an INF Gun
      And <gun> has changed its CA this phase
      When P makes an Entrenching Attempt with an Original DR of 9
      Then that is <verdict>

      Examples:
        | row   | gun         | verdict     |
        | own   | the AT Gun  | not allowed |
        | other | the INF Gun | allowed     |

    @B26.4 @B27.11 @B26.4xB27.11-1700
    Scenario Outline: B26.4xB27.11-1700 P beneath the Wire is told to have <deed> this PFPh: in the MPh it <goes>: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P has <deed> this phase
      When the PFPh ends and the MPh begins
      And P moves into B3
      Then that is <verdict>

      Examples: who tried to dig is TI, and does not go from beneath the Wire either
        | row     | deed                                | goes  | verdict     |
        | digs    | made an Entrenching Attempt that failed | stays | not allowed |
        | directs | tried to Recover a weapon           | goes  | allowed     |
