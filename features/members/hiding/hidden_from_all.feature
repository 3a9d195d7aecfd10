Feature: Hidden entrenchments that nobody sees, in whatever phase and weather

  Rule: B9.21 Not revealed

    @B9.21 @B9.21-13 @A12.33xB9.21-901
    Scenario Outline: B9.21-13s in the <phase>, <weather>, water <depth>, a hidden <what> that no enemy sees is not revealed
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And F6 is woods
      And F5 holds a hidden German <fort>
      And a hidden German squad beneath the <what> in F5
      And a Russian squad E in F7
      When E looks at the <what> in F5
      Then the <what> in F5 is not revealed

      Examples: woods between hide it
        | row  | phase | weather       | depth       | what    | fort       |
        | rph  | RPh   | Clear         | dry         | foxhole | foxhole 1S |
        | pfph | PFPh  | Overcast      | shallow     | trench  | trench     |
        | mph  | MPh   | Mud           | deep        | foxhole | foxhole 2S |
        | dfph | DFPh  | Snow          | flooded     | trench  | trench     |
        | afph | AFPh  | Ground Snow   | frozen      | foxhole | foxhole 3S |
        | rtph | RtPh  | Deep Snow     | not defined | trench  | trench     |
        | aph  | APh   | sub-zero cold | not defined | foxhole | foxhole 1S |
        | ccph | CCPh  | Clear         | deep        | trench  | trench     |
