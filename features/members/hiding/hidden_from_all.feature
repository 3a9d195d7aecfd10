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

    @B9.21 @B9.21-13
    Scenario Outline: B9.21-13t a <what> that is not hidden lies on the board for both sides to see, though no enemy sees it, in <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And a SSR allows A-T Ditches
      And F6 is woods
      And F5 holds <fort>
      And a Russian squad E in F8
      When the players look at the board
      Then the <what> in F5 is revealed

      Examples: in set-up too, and in rain and snow
        | row           | when                        | weather      | what      | fort         |
        | set-up        | set-up                      | not defined  | foxhole   | a foxhole 1S |
        | set-up-trench | set-up                      | not defined  | trench    | a trench     |
        | set-up-wire   | set-up                      | not defined  | Wire      | Wire         |
        | rain          | the MPh of the German turn  | Rain         | foxhole   | a foxhole 2S |
        | heavy-rain    | the PFPh of the German turn | Heavy Rain   | trench    | a trench     |
        | falling-snow  | the DFPh of the German turn | Falling Snow | foxhole   | a foxhole 3S |
        | pillbox       | the RPh of the German turn  | Snow         | pillbox   | a pillbox    |
        | sangar        | the RtPh of the German turn | Overcast     | sangar    | a sangar     |
        | ditch         | the CCPh of the German turn | Mud          | A-T Ditch | an A-T Ditch |
