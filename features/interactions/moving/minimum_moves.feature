Feature: Minimum Moves end where they end

  Rule: Minimum Moves end where they end

    @B9.7 @B27.4 @A4.134xB9.7xB27.4-201
    Scenario Outline: A4.134xB9.7xB27.4-201a by Minimum Move over a <barrier> it does not get beneath the <cover>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 holds <fort>
      And a German squad in B2
      When the German squad moves into B3 by Minimum Move
      And the German squad goes beneath the <cover>
      Then that is not allowed

      Examples:
        | row     | barrier      | fort         | cover   |
        | foxhole | cactus hedge | a foxhole 1S | foxhole |
        | trench  | cactus hedge | a trench     | trench  |

    @B9.7 @B27.4 @A4.134xB9.7xB27.4-201
    Scenario Outline: A4.134xB9.7xB27.4-201b over a hedge by an ordinary move it does
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And B3 holds <fort>
      And a German squad in B2
      When the German squad moves into B3
      And the German squad goes beneath the <cover>
      Then that is allowed
      And the expenditures are 2 and 1 MF

      Examples:
        | row     | fort         | cover   |
        | foxhole | a foxhole 1S | foxhole |
        | trench  | a trench     | trench  |

    @B9.7 @A4.134xA4.6xB9.7-201
    Scenario Outline: A4.134xA4.6xB9.7-201 First Fire from <firer> meets a TEM of <tem>, FFMO <ffmo>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a cactus hedge
      And a German squad in F6
      And a Russian squad in <firer>
      When the German squad moves into F5 by Minimum Move
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFNAM applies
      And FFMO <ffmo>
      And the TEM is <tem>
      And the German squad is CX
      And the German squad is pinned

      Examples: over the hedge, and from the other side
        | row    | firer | tem | ffmo           |
        | over   | F8    | +1  | does not apply |
        | behind | F3    | 0   | applies        |
