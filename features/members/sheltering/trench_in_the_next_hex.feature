Feature: A trench in the next hex, and other sources of TEM

  Rule: B27.52 HD only beneath

    @B27.52 @B27.52-8
    Scenario Outline: B27.52-8n with a trench in the next hex a squad in <ground> is not HD to <attack>, and has a TEM of <tem>
      Given B2 holds a trench
      And B3 is <ground>
      And a German squad P in B3
      When <attack> hits B3
      Then the TEM is <tem>
      And P is not HD to it

      Examples: no other source of TEM gives HD in its place
        | row                  | ground     | attack                  | tem |
        | air-bursts           | woods      | an on-board mortar      | -1  |
        | air-bursts-in-forest | forest     | an on-board mortar      | -1  |
        | oba-air-bursts       | pine woods | an OBA HE Concentration | -1  |
        | forest               | forest     | small-arms fire         | +1  |
        | runway               | runway     | small-arms fire         | -1  |
        | crag                 | crag       | small-arms fire         | +1  |

    @B27.52 @B27.52-8
    Scenario Outline: B27.52-8p with a trench in the next hex a squad behind a <barrier> is not HD, and has a TEM of <tem>
      Given C2 holds a trench
      And hexside B3-B4 is a <barrier>
      And a German squad P in B3
      And a Russian squad Q in B5
      And it is the PFPh of the Russian turn
      When Q attacks P with small-arms fire
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>
      And P is not HD to it

      Examples:
        | barrier      | tem |
        | cactus hedge | +1  |
        | hedge        | +1  |
        | wall         | +2  |
