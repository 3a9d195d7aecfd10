Feature: Setting up foxholes in whatever weather and ground

  Rule: B27.1 In whatever weather

    @B27.1 @B27.12 @B27.56 @B27.1-2 @B27.1-7 @B27.12-6 @B27.56-9
    Scenario Outline: B27.1-7b in <weather> and <depth> a foxhole is set up in <ground>
      Given it is set-up
      And the weather is <weather>
      And the water depth is <depth>
      And B2 is <ground>
      And the German OB has foxholes for 1 squad
      When German sets up a foxhole 1S in B2
      Then that is allowed
      And B2 holds a foxhole 1S

      Examples: in whatever weather and depth
        | row           | ground      | weather       | depth       |
        | clear         | Open Ground | Clear         | not defined |
        | overcast      | Open Ground | Overcast      | not defined |
        | rain          | Open Ground | Rain          | not defined |
        | heavy-rain    | Open Ground | Heavy Rain    | not defined |
        | mud           | Open Ground | Mud           | not defined |
        | falling-snow  | Open Ground | Falling Snow  | not defined |
        | snow          | Open Ground | Snow          | not defined |
        | ground-snow   | Open Ground | Ground Snow   | not defined |
        | deep-snow     | Open Ground | Deep Snow     | not defined |
        | sub-zero-cold | Open Ground | sub-zero cold | not defined |
        | dry           | Open Ground | not defined   | dry         |
        | shallow       | Open Ground | not defined   | shallow     |
        | deep          | Open Ground | not defined   | deep        |
        | flooded       | Open Ground | not defined   | flooded     |
        | frozen        | Open Ground | not defined   | frozen      |
        | pine-woods    | pine woods  | not defined   | not defined |
        | forest        | forest      | not defined   | not defined |
        | vineyard      | vineyard    | not defined   | not defined |
        | olive-grove   | olive grove | not defined   | not defined |
