Feature: LOS across walls, in every phase, weather and depth

  Rule: B9.2 Walls

    @B9.2 @B9.2-5 @B9.2-6
    Scenario Outline: B9.2-5s in the <phase>, <weather>, water <depth>, a <barrier> on <side>: a squad in F7 is <sight> from F3
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And hexside <side> is a <barrier>
      And a German squad in F3
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: of neither hex
        | row           | phase | weather       | depth       | barrier | side  | sight   |
        | rph           | RPh   | not defined   | not defined | wall    | F4-F5 | blocked |
        | pfph          | PFPh  | not defined   | not defined | hedge   | F4-F5 | blocked |
        | mph           | MPh   | not defined   | not defined | wall    | F4-F5 | blocked |
        | dfph          | DFPh  | not defined   | not defined | hedge   | F4-F5 | blocked |
        | afph          | AFPh  | not defined   | not defined | wall    | F4-F5 | blocked |
        | rtph          | RtPh  | not defined   | not defined | hedge   | F4-F5 | blocked |
        | aph           | APh   | not defined   | not defined | wall    | F4-F5 | blocked |
        | ccph          | CCPh  | not defined   | not defined | hedge   | F4-F5 | blocked |
        | clear         | RPh   | Clear         | not defined | wall    | F4-F5 | blocked |
        | overcast      | PFPh  | Overcast      | not defined | hedge   | F4-F5 | blocked |
        | mud           | MPh   | Mud           | not defined | wall    | F4-F5 | blocked |
        | snow          | DFPh  | Snow          | not defined | hedge   | F4-F5 | blocked |
        | ground-snow   | AFPh  | Ground Snow   | not defined | wall    | F4-F5 | blocked |
        | deep-snow     | RtPh  | Deep Snow     | not defined | hedge   | F4-F5 | blocked |
        | sub-zero-cold | APh   | sub-zero cold | not defined | wall    | F4-F5 | blocked |
        | dry           | DFPh  | not defined   | dry         | hedge   | F4-F5 | blocked |
        | shallow       | AFPh  | not defined   | shallow     | wall    | F4-F5 | blocked |
        | deep          | RtPh  | not defined   | deep        | hedge   | F4-F5 | blocked |
        | flooded       | APh   | not defined   | flooded     | wall    | F4-F5 | blocked |
        | frozen        | CCPh  | not defined   | frozen      | hedge   | F4-F5 | blocked |

      Examples: of its own hex
        | row               | phase | weather       | depth       | barrier | side  | sight |
        | rph-own           | RPh   | not defined   | not defined | hedge   | F3-F4 | clear |
        | pfph-own          | PFPh  | not defined   | not defined | wall    | F3-F4 | clear |
        | mph-own           | MPh   | not defined   | not defined | hedge   | F6-F7 | clear |
        | dfph-own          | DFPh  | not defined   | not defined | wall    | F6-F7 | clear |
        | afph-own          | AFPh  | not defined   | not defined | hedge   | F3-F4 | clear |
        | rtph-own          | RtPh  | not defined   | not defined | wall    | F3-F4 | clear |
        | aph-own           | APh   | not defined   | not defined | hedge   | F6-F7 | clear |
        | ccph-own          | CCPh  | not defined   | not defined | wall    | F6-F7 | clear |
        | clear-own         | RPh   | Clear         | not defined | hedge   | F3-F4 | clear |
        | overcast-own      | PFPh  | Overcast      | not defined | wall    | F3-F4 | clear |
        | mud-own           | MPh   | Mud           | not defined | hedge   | F6-F7 | clear |
        | snow-own          | DFPh  | Snow          | not defined | wall    | F6-F7 | clear |
        | ground-snow-own   | AFPh  | Ground Snow   | not defined | hedge   | F3-F4 | clear |
        | deep-snow-own     | RtPh  | Deep Snow     | not defined | wall    | F3-F4 | clear |
        | sub-zero-cold-own | APh   | sub-zero cold | not defined | hedge   | F6-F7 | clear |
        | dry-own           | DFPh  | not defined   | dry         | wall    | F6-F7 | clear |
        | shallow-own       | AFPh  | not defined   | shallow     | hedge   | F3-F4 | clear |
        | deep-own          | RtPh  | not defined   | deep        | wall    | F3-F4 | clear |
        | flooded-own       | APh   | not defined   | flooded     | hedge   | F6-F7 | clear |
        | frozen-own        | CCPh  | not defined   | frozen      | wall    | F6-F7 | clear |

    @B9.2 @B9.2-5 @B9.2-6
    Scenario Outline: B9.2-5t at set-up a <barrier> on <side>: a squad in F7 is <sight> from F3
      Given it is set-up
      And hexside <side> is a <barrier>
      And a German squad in F3
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row     | barrier | side  | sight   |
        | neither | wall    | F4-F5 | blocked |
        | own     | hedge   | F6-F7 | clear   |

    @B9.2 @B9.2-5 @B9.2-6
    Scenario Outline: B9.2-5v in Extreme Winter a <barrier> on <side>: a squad in F7 is <sight> from F3
      Given the scenario has Extreme Winter
      And hexside <side> is a <barrier>
      And a German squad in F3
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row     | barrier | side  | sight   |
        | neither | hedge   | F4-F5 | blocked |
        | own     | wall    | F3-F4 | clear   |
