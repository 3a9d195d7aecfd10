@B9.1
Feature: B9.1 What walls and hedges are, and where they stand

  Rule: B9.1 A wall or hedge is its hexside, both vertices included, and nothing within the hexes

    @B9.1-1 @B9.1-2
    Scenario Outline: B9.1-1 a <barrier> on its hexside leaves hex <hex> as it is
      Given hexside F5-F6 is a <barrier>
      When the players ask what <hex> is
      Then <hex> is treated as Open Ground
      And its in-hex TEM is 0

      Examples: neither hex it separates
        | row      | barrier | hex |
        | wall-f5  | wall    | F5  |
        | wall-f6  | wall    | F6  |
        | hedge-f5 | hedge   | F5  |
        | hedge-f6 | hedge   | F6  |

    @B9.1-1 @B9.1-2
    Scenario Outline: B9.1-2 the hexside itself carries the <barrier>
      Given hexside F5-F6 is a <barrier>
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as <barrier>
      And all that is as given

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B9.1-3
    Scenario Outline: B9.1-3 named as <side> it is the same wall
      Given hexside F5-F6 is a wall
      When the players ask what hexside <side> is
      Then hexside <side> is treated as wall

      Examples: from either of its hexes
        | side  |
        | F5-F6 |
        | F6-F5 |

    @B9.1-4 @B9.1-5
    Scenario Outline: B9.1-4 hexside <side> of board 2 is a <barrier>
      Given the board excerpt 2_E5
      When the players ask what hexside <side> is
      Then hexside <side> is treated as <barrier>
      And all that is as given

      Examples: the thick gray line is a wall
        | side  | barrier |
        | E4-E5 | wall    |

      Examples: the thick green line is a hedge
        | side  | barrier |
        | T1-U2 | hedge   |

    @B9.1-6
    Scenario Outline: B9.1-6 a <barrier> is a Half-Level obstacle
      Given hexside F5-F6 is a <barrier>
      When the players ask what hexside F5-F6 is
      Then it is an obstacle of 1/2 level

      Examples:
        | barrier |
        | wall    |
        | hedge   |

      Examples: as high as a wall
        | barrier   |
        | Roadblock |

    @B9.1-7
    Scenario: B9.1-7 a LOS that touches just the end of a wall meets the wall
      Given hexside G5-G6 is a wall
      And a German squad in E5
      And a Russian squad in J6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at vertex F5-G5-G6

    @B9.1-8
    Scenario: B9.1-8 a LOS that touches no point of a wall is not affected by it
      Given hexside F4-G5 is a wall
      And a German squad in E5
      And a Russian squad in J6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

    @B9.1-10
    Scenario: B9.1-10 through the road gap in the middle of 6W9-X9 the wall does not block
      Given the board excerpt 6_X7
      And a German squad in V8
      And a Russian squad in Y10
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the LOS is not blocked at hexside W9-X9

    @B9.1-11 @B9.1-10
    Scenario Outline: B9.1-11 where the wall with a gap is drawn, <how far> from its end, the LOS is <sight>
      Given hexside E6-F6 is a wall
      And the depiction of hexside E6-F6 has a gap
      And a German squad in <viewer>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: the outer quarters are wall, the middle half is gap
        | viewer | target | how far   | sight   |
        | E4     | F7     | a fifth   | blocked |
        | D5     | G7     | half-way  | clear   |
        | E5     | G9     | two sevenths | clear |

    @B9.1-11
    Scenario: B9.1-11b a LOS that touches the end of what is drawn, a quarter from the vertex, meets the wall
      Given hexside E3-E4 is a wall
      And the depiction of hexside E3-E4 has a gap
      And a German squad in A1
      And a Russian squad in K7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside E3-E4

    @B9.1-12
    Scenario: B9.1-12a a KIA of OBA leaves the wall standing
      Given hexside F5-F6 is a wall
      And it is the PFPh of the German turn
      When an OBA HE Concentration of 36 FP is resolved in F5 with an Original DR of 2
      And the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as wall
      And all that is as given

    @B9.1-12
    Scenario: B9.1-12b so does a DC thrown across it
      Given hexside F5-F6 is a wall
      And it is the AFPh of the German turn
      And a German squad in F5
      And the German squad possesses a DC
      When the German squad Throws its DC in F6
      And a Thrown DC is resolved in F6 with an Original DR of 2
      And the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as wall
      And all that is as given

    @B9.1-12
    Scenario: B9.1-12c so does a vehicle that crosses it
      Given hexside F5-F6 is a wall
      And it is the MPh of the German turn
      And a German tank in F5
      When the German tank moves into F6
      And the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as wall
      And all that is as given

    @B9.1-12
    Scenario: B9.1-12d and a bulldozer that does
      Given hexside F5-F6 is a wall
      And it is the MPh of the German turn
      And a German bulldozer in F5
      When the German bulldozer moves into F6
      And the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as wall
      And all that is as given

    @B9.1-12
    Scenario: B9.1-12e a Blaze in its hex leaves it standing
      Given hexside F5-F6 is a wall
      And a Blaze burns in F5
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as wall
      And all that is as given

    @B9.1-12
    Scenario: B9.1-12f and rubble in its hex does
      Given hexside F5-F6 is a wall
      And F5 is stone rubble
      When the players ask what hexside F5-F6 is
      Then hexside F5-F6 is treated as wall
      And all that is as given

    @B9.1-EX1-1
    Scenario: B9.1-EX1-1 fire from 6Y6 meets the hedge of Z7 at the vertex where it comes in
      Given the board excerpt 6_X7
      And it is the PFPh of the German turn
      And a German squad in Y6
      And a Russian squad in Z7
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the TEM is +1
