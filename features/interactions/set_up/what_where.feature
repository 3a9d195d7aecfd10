Feature: What may be set up, where, and by whom

  Rule: What may be set up where

    @B9.32 @B9.32xB23.8-901
    Scenario Outline: B9.32xB23.8-901 on the rooftop of <ground> a squad sets up: <verdict>
      Given it is set-up
      And F5 is <ground>
      And hexside F5-F6 is a wall
      When a German squad P sets up on the rooftop of F5
      Then that is <verdict>

      Examples:
        | row    | ground                                  | verdict     |
        | wooden | wooden building with one upper level    | allowed     |
        | stone  | stone building with one upper level     | allowed     |
        | woods  | woods                                   | not allowed |

    @B9.32 @B6.2xB9.32-901
    Scenario Outline: B6.2xB9.32-901 below the bridge in <ground> a squad sets up: <verdict>
      Given it is set-up
      And F5 is <ground>
      And hexside F5-F6 is a wall
      When a German squad P sets up <place> F5
      Then that is <verdict>

      Examples:
        | row      | ground | place               | verdict     |
        | below    | bridge | below the bridge in | allowed     |
        | on       | bridge | on the bridge in    | allowed     |
        | no-below | gully  | below the bridge in | not allowed |
        | no-on    | gully  | on the bridge in    | not allowed |

    @B9.55 @A12.12xB9.55-901
    Scenario Outline: A12.12xB9.55-901b in the enemys view a squad sets up concealed in <ground>: <verdict>
      Given it is set-up
      And F5 is <ground>
      And a Russian squad in F7
      When a concealed German squad P sets up in F5
      Then that is <verdict>

      Examples:
        | ground      | verdict     |
        | brush       | allowed     |
        | marsh       | allowed     |
        | Open Ground | not allowed |

  Rule: What is set up, dug and claimed by whom

    @B27.1 @A2.8xB27.1-901
    Scenario Outline: A2.8xB27.1-901 who is <where> in a hex of Open Ground digs no foxhole
      Given it is the PFPh of the German turn
      And F5 has a manhole
      And hexside F5-F6 is a cliff
      And a German squad P in F5
      And P is <where>
      When P makes an Entrenching Attempt with an Original DR of 2
      Then that is not allowed

      Examples:
        | where           |
        | in a sewer      |
        | on a cliff face |

    @B27.1 @A2.8xB27.1-901
    Scenario: A2.8xB27.1-901b on the ground of that hex a squad digs one
      Given it is the PFPh of the German turn
      And F5 has a manhole
      And hexside F5-F6 is a cliff
      And a German squad P in F5
      When P makes an Entrenching Attempt with an Original DR of 2
      Then that is allowed
      And F5 holds a foxhole 1S

    @B27.11 @A10.4xB27.11-901
    Scenario Outline: A10.4xB27.11-901 <force> digs: <verdict>
      Given it is the PFPh of the German turn
      And <force> P in F5
      When P makes an Entrenching Attempt with an Original DR of 2
      Then that is <verdict>

      Examples:
        | row       | force                    | verdict     |
        | fit       | a German squad           | allowed     |
        | broken    | a broken German squad    | not allowed |
        | disrupted | a disrupted German squad | not allowed |

    @B9.32 @A10.4xB9.32-901
    Scenario Outline: A10.4xB9.32-901 in the open behind a wall <force> by itself <has>
      Given hexside F5-F6 is a wall
      And <force> P in F5
      When the players ask about the wall advantage of P
      Then P <has>

      Examples:
        | row       | force                    | has                   |
        | fit       | a German squad           | has wall advantage    |
        | broken    | a broken German squad    | has no wall advantage |
        | disrupted | a disrupted German squad | has no wall advantage |

    @B9.32 @A13.3xB9.32-901
    Scenario Outline: A13.3xB9.32-901 behind a wall, in one hex with <other>, a squad <has>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And <other> E in F5
      When the players ask about the wall advantage of P
      Then P <has>

      Examples: nobody is there to take it from it
        | row   | other                       | has                |
        | horse | a Russian horse             | has wall advantage |
        | truck | an abandoned Russian truck  | has wall advantage |

      Examples: an enemy is
        | row   | other           | has                   |
        | squad | a Russian squad | has no wall advantage |

    @B9.55 @A12.11xB9.55-901
    Scenario Outline: A12.11xB9.55-901 once both sides have set up, a dummy stack that was let set up for its bocage, with a Russian squad in <hex>, <fate>
      Given it is set-up
      And hexside F5-F6 is a bocage
      And <force> P in F5
      And a Russian squad in <hex>
      When the set-up of both sides ends
      Then P <fate>

      Examples: seen past the bocage
        | row       | force                          | hex | fate                 |
        | dummies   | a German dummy stack           | F3  | is removed from play |
        | concealed | a concealed German dummy stack | F3  | is removed from play |

    @B9.55 @A12.11xB9.55-901
    Scenario: A12.11xB9.55-901b with no enemy in LOS they stay
      Given it is set-up
      And hexside F5-F6 is a bocage
      And F4 is woods
      And a concealed German dummy stack P in F5
      And a Russian squad in F2
      When the set-up of both sides ends
      Then P is on top in F5
      And P is concealed
      And all that is as given

    @B16.43 @B16.43xE5.1-901
    Scenario: B16.43xE5.1-901 a boat on the water beside marsh has nothing to bog in
      Given it is the MPh of the German turn
      And B3 and B4 are pond
      And C4 is marsh
      And a moving German boat P in B3
      When P moves into B4
      Then that is allowed
      And no Bog DR is due from P
      And P is on top in B4

    @B27.4 @B27.4xF8.1-901
    Scenario: B27.4xF8.1-901 from beneath the foxhole nobody goes beneath the sangar of the hex without coming out
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And F5 holds a sangar
      And a German squad P beneath the foxhole in F5
      When P goes beneath the sangar
      Then that is not allowed
      And B27.4 forbids it

    @B27.4 @B27.4xF8.1-901
    Scenario: B27.4xF8.1-901b once it has come out it does
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And F5 holds a sangar
      And a German squad P beneath the foxhole in F5
      When P comes out of the foxhole
      And P goes beneath the sangar
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And P is beneath the sangar in F5

    @B9.55 @A12.141xB9.55-901
    Scenario: A12.141xB9.55-901 who was in plain view has no '?' to lose by firing
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German squad P in F5
      And a Russian squad E in F4
      When P fires at E
      Then P has lost neither HIP nor '?'
      And all that is as given

    @B9.55 @A12.141xB9.55-901
    Scenario: A12.141xB9.55-901b a concealed squad loses its '?' by firing
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And a concealed German squad P in F5
      And a Russian squad E in F4
      When P fires at E
      Then P is not concealed

    @B9.54 @B9.54xD4.3-901
    Scenario Outline: B9.54xD4.3-901 the Underbelly of a tank that <result> at the bocage: <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German tank P in F5
      And a Russian crew E in F7
      And E possesses an AT Gun
      When P moves into F6
      And P makes a Bog DR of <dr> on the colored and <dr> on the white die
      And the AT Gun claims an Underbelly Hit on P at vertex F5-F6-G6 with a Gun
      Then the attack is <word>

      Examples:
        | result | dr | word         |
        | passes | 2  | possible     |
        | bogs   | 6  | not possible |

    @B27.44 @A4.1xB27.44xE7.2-901
    Scenario: A4.1xB27.44xE7.2-901b nor along a road
      Given it is the MPh of the German turn
      And F5 and F6 are unpaved road
      And a road crosses hexside F5-F6
      And F6 holds a foxhole 1S
      And a German aircraft P in F5
      When P moves into F6
      Then that is not allowed

    @B9.42 @A4.34xB9.42-901
    Scenario: A4.34xB9.42-901 at the edge of the board too, who is in Bypass has no TEM of the woods
      Given it is the PFPh of the Russian turn
      And A3 and A4 are woods
      And the artwork of A4 does not reach towards A3
      And a German squad P in A4
      And P is in Bypass along hexside A3-A4
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the TEM is 0
      And the attack is possible

    @B9.521 @B9.521xB23.4-901
    Scenario Outline: B9.521xB23.4-901 over bocage of its hex a squad <place> F5 is seen from level 1 of F8: the LOS is <sight>
      Given F5 and F8 are stone building with one upper level
      And hexside F5-F6 is a bocage
      And a German squad P <place> F5
      And a Russian squad E on level 1 of F8
      When LOS is traced between P and E
      Then the LOS is <sight>

      Examples:
        | row    | place | sight   |
        | ground | in    | blocked |

      @reading:B9.521-above-its-top
      Examples: over it without wall advantage
        | row   | place         | sight |
        | above | on level 1 of | clear |

      @reading:B9.521-above-its-top=needs-it
      Examples: or never without it
        | row            | place         | sight   |
        | above-needs-wa | on level 1 of | blocked |

  Rule: What is set up nowhere

    @B26.1 @A2.9xB20.9xB26.1-801
    Scenario Outline: A2.9xB20.9xB26.1-801 <force> sets up in Crest status in F5: <word>
      Given it is set-up
      And F5 is gully
      And F5 holds Wire
      When <force> sets up in Crest status in F5
      Then that is <word>

      Examples: Infantry and no vehicle
        | row   | force          | word        |
        | squad | a German squad | allowed     |
        | tank  | a German tank  | not allowed |
        | truck | a German truck | not allowed |

  Rule: A 3S is the largest foxhole

    @B27.12 @B27.12-7
    Scenario Outline: B27.12-7z <fort> is set up in F5: <word>
      Given it is set-up
      And F5 holds <before>
      And the German OB has foxholes for 3 squads
      When German sets up a foxhole 3S in F5
      Then that is <word>

      Examples: with none there, and with one
        | row   | fort             | before              | word        |
        | whole | a 3S             | no foxhole          | allowed     |
        | more  | a 3S beside a 1S | a German foxhole 1S | not allowed |

  Rule: A hex takes one sangar

    @B27.12 @B27.12xF8.3-1301
    Scenario Outline: B27.12xF8.3-1301 a sangar is set up in F5, which holds <before>: <word>
      Given it is set-up
      And F5 holds <before>
      And the German OB has a sangar
      When German sets up a sangar in F5
      Then that is <word>

      Examples: with none there, and with one
        | row     | before              | word        |
        | none    | no foxhole          | allowed     |
        | wire    | German Wire         | allowed     |
        | own     | a German sangar     | not allowed |
        | enemys | a Russian sangar    | not allowed |

  Rule: Nobody is set up where nobody stands

    @B16.6 @B16.6xB21.1-1901
    Scenario Outline: B16.6xB21.1-1901 with <depth> water a <unit> sets up in <ground> beside a river: <verdict>
      Given it is set-up
      And F5 is <ground>
      And F6 is river
      And the water depth is <depth>
      When a German <unit> P sets up in F5
      Then that is <verdict>

      Examples: marsh in flood is river, in which Infantry has no footing
        | row     | depth       | unit            | ground        | verdict     |
        | flood   | flooded     | squad           | marsh         | not allowed |
        | cavalry | flooded     | Cavalry squad   | marsh         | not allowed |
        | river   | deep        | squad           | river         | not allowed |
        | pond    | deep        | squad           | pond          | not allowed |
        | truck   | deep        | truck           | river         | not allowed |
        | canal   | deep        | truck           | canal         | not allowed |
        | tank    | flooded     | tank            | pond          | not allowed |

      Examples: it has in marsh, and whoever swims or floats in water too
        | row       | depth       | unit            | ground        | verdict |
        | marsh     | not defined | squad           | marsh         | allowed |
        | mudflat   | dry         | squad           | marsh         | allowed |
        | boat      | flooded     | boat            | marsh         | allowed |
        | amphibian | flooded     | amphibious tank | marsh         | allowed |
        | ice       | frozen      | truck           | river         | allowed |

    @B16.6 @B16.6xB21.1-1901
    Scenario: B16.6xB21.1-1901b on the bridge over it a squad sets up
      Given it is set-up
      And F5 is bridged marsh
      And F6 is river
      And the water depth is flooded
      When a German squad P sets up on the bridge in F5
      Then that is allowed

    @B16.6 @B16.6xB21.1-1901
    Scenario: B16.6xB21.1-1901c and so does a truck
      Given it is set-up
      And F5 is bridged marsh
      And F6 is river
      And the water depth is flooded
      When a German truck sets up on the bridge in F5
      Then that is allowed

  Rule: Nobody is set up in Bypass where nobody bypasses

    @B26.44 @A4.3xB26.44-1700
    Scenario Outline: A4.3xB26.44-1700 where F5 is <ground> and holds <fort>, <force> is not set up in Bypass of it
      Given it is set-up
      And F5 is <ground>
      And F5 holds <fort>
      When <force> sets up in Bypass of F5 along hexside F5-F6
      Then that is not allowed

      Examples: past Wire no Infantry, past the artwork nobody
        | row     | ground      | fort    | force          |
        | wire    | Open Ground | Wire    | a German squad |
        | woods   | woods       | no Wire | a German squad |
        | truck   | woods       | no Wire | a German truck |
        | both    | woods       | Wire    | a German squad |

    @B26.44 @A4.3xB26.44-1700
    Scenario: A4.3xB26.44-1700b nor past the Wire where the artwork leaves the way free
      Given it is set-up
      And F5 is woods
      And the artwork of F5 does not reach towards F6
      And F5 holds Wire
      When a German squad sets up in Bypass of F5 along hexside F5-F6
      Then that is not allowed

    @B26.44 @A4.3xB26.44-1700
    Scenario: A4.3xB26.44-1700c in the hex, and not in Bypass of it, it is set up
      Given it is set-up
      And F5 is woods
      And F5 holds Wire
      When a German squad sets up on top of the Wire in F5
      Then that is allowed

    @B26.44 @A4.3xB26.44-1700
    Scenario: A4.3xB26.44-1700d and where there is no Wire, and the artwork leaves the way free, it is set up in Bypass
      Given it is set-up
      And F5 is woods
      And the artwork of F5 does not reach towards F6
      When a German squad sets up in Bypass of F5 along hexside F5-F6
      Then that is allowed

    @B16.6 @B16.6xB21.1-1901
    Scenario Outline: B16.6xB21.1-1901d marsh beside a stream in flood is a stream, in which a <unit> is set up: <verdict>
      Given it is set-up
      And F5 is marsh
      And F6 is flooded stream
      When a German <unit> P sets up in F5
      Then that is <verdict>

      Examples:
        | unit            | verdict     |
        | truck           | not allowed |
        | amphibious tank | allowed     |

  Rule: B27.51 What begins beneath a trench, and not beneath Wire

    @B26.43 @B27.51 @B26.43xB27.51-1700
    Scenario Outline: B26.43xB27.51-1700 beneath the <cover> German sets up <force>: <verdict>
      Given it is set-up
      And B2 holds <fort>
      When German sets up <force> beneath the <cover> in B2
      Then that is <verdict>

      Examples: anything beneath a trench, an A-T Ditch included
        | row     | force         | cover     | fort         | verdict |
        | trench  | a German tank | trench    | a trench     | allowed |
        | ditch   | a German tank | A-T Ditch | an A-T Ditch | allowed |

      Examples: no vehicle beneath Wire or a foxhole
        | row     | force         | cover     | fort         | verdict     |
        | wire    | a German tank | Wire      | Wire         | not allowed |
        | foxhole | a German tank | foxhole   | a foxhole 1S | not allowed |

    @B26.43 @B27.51 @B26.43xB27.51-1700
    Scenario: B26.43xB27.51-1700b it is 26.43 that keeps it from beneath the Wire
      Given it is set-up
      And B2 holds Wire
      When German sets up a German tank beneath the Wire in B2
      Then that is not allowed
      And B26.43 forbids it
