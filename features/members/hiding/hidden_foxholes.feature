Feature: When a hidden Fortification is revealed

  Rule: B9.21 It is revealed to who sees it

    @B9.21 @A12.33xB9.21-901 @B9.21-13
    Scenario Outline: B9.21-13b in the <phase> a hidden foxhole in the open is revealed to an enemy that sees it
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 holds a hidden German foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And a Russian squad E in F7
      When E looks at the foxhole in F5
      Then the foxhole in F5 is revealed

      Examples: in whatever phase, weather and depth
        | row           | phase | weather       | depth       |
        | rph           | RPh   | not defined   | not defined |
        | pfph          | PFPh  | not defined   | not defined |
        | dfph          | DFPh  | not defined   | not defined |
        | afph          | AFPh  | not defined   | not defined |
        | aph           | APh   | not defined   | not defined |
        | ccph          | CCPh  | not defined   | not defined |
        | clear         | MPh   | Clear         | not defined |
        | overcast      | MPh   | Overcast      | not defined |
        | mud           | MPh   | Mud           | not defined |
        | snow          | MPh   | Snow          | not defined |
        | ground-snow   | MPh   | Ground Snow   | not defined |
        | deep-snow     | MPh   | Deep Snow     | not defined |
        | sub-zero-cold | MPh   | sub-zero cold | not defined |
        | dry           | MPh   | not defined   | dry         |
        | shallow       | MPh   | not defined   | shallow     |
        | deep          | MPh   | not defined   | deep        |
        | flooded       | MPh   | not defined   | flooded     |
        | frozen        | MPh   | not defined   | frozen      |
