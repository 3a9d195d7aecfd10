@B9.34
Feature: B9.34 Walls and hedges against Indirect Fire

  Rule: B9.34 one lower, and whatever way the fire comes

    @B9.34-1
    Scenario Outline: B9.34-1 against <fire> a <terrain> is worth <tem>
      Given hexside F5-F6 is a <terrain>
      And a German squad in F5
      When <fire> hits F5
      Then the <terrain> gives a TEM of <tem>
      And the TEM is <tem>

      Examples:
        | row                        | terrain | fire                    | tem |
        | wall-on-board-mortar       | wall    | an on-board mortar      | +1  |
        | wall-oba-he-concentration  | wall    | an OBA HE Concentration | +1  |
        | hedge-on-board-mortar      | hedge   | an on-board mortar      | 0   |
        | hedge-oba-he-concentration | hedge   | an OBA HE Concentration | 0   |

    @B9.34-1
    Scenario Outline: B9.34-1b so it is at the edge of the board, in <hex>
      Given hexside <side> is a wall
      And a German squad in <hex>
      When an on-board mortar hits <hex>
      Then the TEM is +1

      Examples:
        | hex | side  |
        | A1  | A1-A2 |
        | B0  | B0-B1 |

    @B9.34-2
    Scenario: B9.34-2a a unit with wall advantage has the lowered TEM
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      When an on-board mortar hits F5
      Then the TEM is +1

    @B9.34-2
    Scenario: B9.34-2b and so has a lone broken unit that can have none
      Given hexside F5-F6 is a wall
      And a broken German squad in F5
      When an on-board mortar hits F5
      Then the TEM is +1

    @B9.34-2
    Scenario: B9.34-2c and so has a unit that an enemy denies it to
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When an on-board mortar hits F5
      Then the TEM is +1

    @B9.34-3
    Scenario Outline: B9.34-3 fire that comes in over <edge> meets the wall on F5-F6
      Given hexside F5-F6 is a wall
      And a German squad in F5
      When an on-board mortar across hexside <edge> hits the German squad
      Then the wall gives a TEM of +1

      Examples:
        | edge  |
        | F5-F6 |
        | F4-F5 |
        | F5-G5 |

    @B9.34-4
    Scenario: B9.34-4a one walled hexside is worth +1
      Given hexside F5-F6 is a wall
      And a German squad in F5
      When an on-board mortar hits F5
      Then the TEM is +1

    @B9.34-4
    Scenario: B9.34-4b three are worth no more
      Given hexside F5-F6 is a wall
      And hexside F5-G6 is a wall
      And hexside F4-F5 is a wall
      And a German squad in F5
      When an on-board mortar hits F5
      Then the TEM is +1

    @B9.34-4
    Scenario: B9.34-4c nor are walls all around
      Given hexside F4-F5 is a wall
      And hexside F5-G5 is a wall
      And hexside F5-G6 is a wall
      And hexside F5-F6 is a wall
      And hexside E6-F5 is a wall
      And hexside E5-F5 is a wall
      And a German squad in F5
      When an on-board mortar hits F5
      Then the TEM is +1

    @B9.34-5
    Scenario Outline: B9.34-5 to a mortar in <hex>, over <edge>, FFMO <ffmo>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian crew in <hex>
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks the German squad with an on-board mortar
      Then the hedge gives no TEM
      And FFMO <ffmo>

      Examples: the hedge that its LOF comes in over, and a bare hexside
        | hex | edge  | ffmo           |
        | F8  | F5-F6 | does not apply |
        | F2  | F4-F5 | applies        |

    @B9.34-6
    Scenario Outline: B9.34-6 nobody is Hull Down to <fire>
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      When <fire> across hexside F5-F6 hits the German tank
      Then the German tank is not HD to it

      Examples:
        | fire                    |
        | an on-board mortar      |
        | an OBA HE Concentration |

    @B9.34-7 @B9.34-8
    Scenario Outline: B9.34-7 in woods Air Bursts and the lowered TEM of a <terrain> make <sum>
      Given F5 is woods
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has wall advantage
      When an on-board mortar hits F5
      Then the Air Burst gives a TEM of -1
      And the TEM is <sum>

      Examples:
        | terrain | sum |
        | wall    | 0   |
        | hedge   | -1  |

    @B9.34-7 @B9.34-8 @B9.31 @B9.31-12
    Scenario Outline: B9.34-7b the TEM of a <terrain> is chosen, and Air Bursts take from it all the same: <sum>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a <terrain>
      And a German squad P in F5
      And a Russian crew R in F8
      And R possesses a Russian 82mm MTR
      When R declares an attack on P with an on-board mortar
      And P chooses the TEM of the <terrain>
      And R attacks P with an on-board mortar
      Then the TEM is <sum>

      Examples:
        | terrain | sum |
        | wall    | 0   |
        | hedge   | -1  |

    @B9.34-9
    Scenario: B9.34-9a without wall advantage it is the building or the wall, not both
      Given F5 is stone building
      And hexside F5-F6 is a wall
      And a German squad in F5
      When an on-board mortar hits F5
      Then the choice of TEM is stone building +3 or wall +1
      And the TEM is +3

    @B9.34-9 @reading:B9.34-in-hex-tem
    Scenario: B9.34-9b with wall advantage it is the wall alone
      Given F5 is stone building
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      When an on-board mortar hits F5
      Then the choice of TEM is wall +1
      And the TEM is +1

    @B9.34-9 @reading:B9.34-in-hex-tem=either
    Scenario: B9.34-9c or by the other reading the building as well
      Given F5 is stone building
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      When an on-board mortar hits F5
      Then the choice of TEM is stone building +3 or wall +1
      And the TEM is +3

  Rule: B9.34 What the LOF of a mortar comes in over

    @B9.34-5
    Scenario: B9.34-5b a LOF that comes in at the end of a hedge comes in over the hedge
      Given it is the MPh of the German turn
      And hexside F5-G5 is a hedge
      And a German squad in G5
      And the German squad has spent 1 MF
      And a Russian crew in E5
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks the German squad with an on-board mortar
      Then the hedge gives no TEM
      And FFMO does not apply

    @B9.34-5
    Scenario: B9.34-5d over a cactus hedge it comes in over a hedge
      Given it is the MPh of the German turn
      And hexside F5-F6 is a cactus hedge
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian crew in F8
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks the German squad with an on-board mortar
      Then the cactus hedge gives no TEM
      And FFMO does not apply

    @B9.34-5
    Scenario Outline: B9.34-5c over a hedge without TEM FFMO <ffmo> to <attack>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad has spent 1 MF
      And F7 is level 3 Open Ground
      And a Russian crew in F7
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks the German squad with <attack>
      Then the hedge gives no TEM
      And FFMO <ffmo>

      Examples:
        | attack             | ffmo           |
        | an on-board mortar | does not apply |
        | small-arms fire    | applies        |

    @B9.34-3 @reading:B9.34-any-hexside
    Scenario Outline: B9.34-3b <fire> along a hexspine has a TEM of <tem> of it
      Given hexside G5-G6 is a wall
      And a German squad in F5
      And a Russian squad in H5
      When the Russian squad attacks the German squad with <fire>
      Then the TEM is <tem>

      Examples: direction does not matter to Indirect Fire
        | fire               | tem |
        | small-arms fire    | +2  |
        | an on-board mortar | 0   |

    @B9.34-3 @reading:B9.34-any-hexside=hexspine-too
    Scenario: B9.34-3c or by the other reading the mortar meets that of the hexspine, one less
      Given hexside G5-G6 is a wall
      And a German squad in F5
      And a Russian squad in H5
      When the Russian squad attacks the German squad with an on-board mortar
      Then the TEM is +1
