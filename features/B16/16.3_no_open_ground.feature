@B16.3
Feature: B16.3 No TEM, and yet no Open Ground

  Rule: B16.3 Marsh gives no TEM

    @B16.3-1
    Scenario Outline: B16.3-1a <attack> into marsh meets no TEM
      Given B2 is marsh
      And a German squad in B2
      When <attack> hits B2
      Then the TEM is 0

      Examples:
        | attack                  |
        | small-arms fire         |
        | MG fire                 |
        | an on-board mortar      |
        | an OBA HE Concentration |

    @B16.3-1
    Scenario: B16.3-1b a wall of the marsh hex gives its own TEM
      Given B2 is marsh
      And hexside B2-B3 is a wall
      And a German squad in B2
      And a Russian squad in B5
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +2

    @B16.3-1
    Scenario: B16.3-1c fire that does not cross the wall meets none
      Given B2 is marsh
      And hexside B2-B3 is a wall
      And a German squad in B2
      And a Russian squad in B0
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is 0

  Rule: B16.3 FFMO and Interdiction are for Open Ground

    @B16.3-2
    Scenario Outline: B16.3-2 a unit that moves into <ground>: FFMO <applies>
      Given B2 is <ground>
      And a German squad in B1
      And a Russian squad in C3
      And it is the MPh of the German turn
      When the German squad moves into B2
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO <applies>

      Examples:
        | ground      | applies        |
        | marsh       | does not apply |
        | mudflat     | does not apply |
        | Open Ground | applies        |

    @B16.3-2
    Scenario Outline: B16.3-2c over a hedge looked down over, in <ground>, FFMO <applies>
      Given B2 is <ground>
      And hexside B2-B3 is a hedge
      And B3 is level 2 Open Ground
      And a German squad in B1
      And a Russian squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      And the Russian squad declares Defensive First Fire at the German squad
      Then the TEM is 0
      And FFMO <applies>

      Examples: height opens what is Open Ground without the hedge
        | ground      | applies        |
        | marsh       | does not apply |
        | mudflat     | does not apply |
        | Open Ground | applies        |

    @B16.3-3
    Scenario Outline: B16.3-3 an Original DR of 6 against a unit moving into <ground> is a Final DR of <final>
      Given B2 is <ground>
      And a German squad in B1
      And a Russian 4-4-7 squad in C3
      And it is the MPh of the German turn
      When the German squad moves into B2
      And the Russian squad declares Defensive First Fire at the German squad, with an Original DR of 6
      Then FFNAM applies
      And FFMO <ffmo>
      And the Final DR of the attack is <final>

      Examples:
        | ground      | ffmo           | final |
        | marsh       | does not apply | 5     |
        | Open Ground | applies        | 4     |

    @B16.3-4
    Scenario: B16.3-4a nobody Interdicts a unit that routs into marsh
      Given B2 is marsh
      And a broken German squad in B3
      And a Russian squad in B6
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed
      And no Interdiction is possible in B2

    @B16.3-4
    Scenario: B16.3-4b in Open Ground it could be Interdicted
      Given B1 is marsh
      And a broken German squad in B3
      And a Russian squad in B6
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed
      And Interdiction is possible in B2

    @B16.3-5
    Scenario: B16.3-5 fire out of marsh at a unit in the open keeps FFMO
      Given B2 is marsh
      And a Russian squad in B2
      And a German squad in B4
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO applies
      And it is Area Fire

    @B16.3-6
    Scenario Outline: B16.3-6a through a hex of <between> FFMO <applies>
      Given B3 is <between>
      And a Russian squad in B2
      And a German squad in B5
      And it is the MPh of the German turn
      When the German squad moves into B4
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO <applies>

      Examples: the Hindrance of marsh makes the target no Open Ground
        | between     | applies        |
        | marsh       | does not apply |
        | Open Ground | applies        |

    @B16.3-6
    Scenario: B16.3-6b through a marsh Hindrance nobody Interdicts
      Given B3 is marsh
      And a Russian squad in B2
      And a broken German squad in B4
      And it is the RtPh of the German turn
      When the German squad routs into B5
      Then that is allowed
      And no Interdiction is possible in B5

    @B16.3-6
    Scenario: B16.3-6c without the marsh the same rout can be Interdicted
      Given C3 is marsh
      And a Russian squad in B2
      And a broken German squad in B4
      And it is the RtPh of the German turn
      When the German squad routs into B5
      Then that is allowed
      And Interdiction is possible in B5

    @B16.3-7
    Scenario Outline: B16.3-7 an Original DR of 7 against a unit moving in <ground>, weather <weather>, is <final>
      Given B2 is <ground>
      And the weather is <weather>
      And a German squad in B1
      And a Russian 4-4-7 squad in C3
      And it is the MPh of the German turn
      When the German squad moves into B2
      And the Russian squad declares Defensive First Fire at the German squad, with an Original DR of 7
      Then the Final DR of the attack is <final>

      Examples:
        | row         | ground      | weather     | final |
        | marsh       | marsh       | not defined | 6     |
        | mudflat     | mudflat     | not defined | 6     |
        | open-ground | Open Ground | not defined | 5     |
        | marsh-snow  | marsh       | Snow        | 5     |
