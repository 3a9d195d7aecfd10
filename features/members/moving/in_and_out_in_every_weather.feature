Feature: In and out of a foxhole, whatever the weather

  Rule: B27.4 In and out

    @B26.4 @B27.1 @B27.4 @B27.12 @B26.4-14 @B27.1-21 @B27.4-2 @B27.4-3 @B27.12-3
    Scenario Outline: B27.4-2b in <weather> and <depth> a squad beneath Wire goes beneath the foxhole there with its LMG, and out again
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 holds a foxhole 1S
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a LMG
      When P goes beneath the foxhole
      And P comes out of the foxhole
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And P is beneath the Wire in B3

      Examples: in whatever weather and depth
        | row           | weather       | depth       |
        | mud           | Mud           | not defined |
        | dry           | not defined   | dry         |
        | shallow       | not defined   | shallow     |
        | deep          | not defined   | deep        |
        | flooded       | not defined   | flooded     |
        | frozen        | not defined   | frozen      |
        | clear         | Clear         | not defined |
        | overcast      | Overcast      | not defined |
        | rain          | Rain          | not defined |
        | heavy-rain    | Heavy Rain    | not defined |
        | falling-snow  | Falling Snow  | not defined |
        | snow          | Snow          | not defined |
        | ground-snow   | Ground Snow   | not defined |
        | deep-snow     | Deep Snow     | not defined |
        | sub-zero-cold | sub-zero cold | not defined |

    @B27.1 @B27.12 @B27.44 @B27.1-21 @B27.12-3 @B27.44-1 @B27.44-5
    Scenario Outline: B27.44-1b in <weather> and <depth> a squad advances beneath a foxhole that an enemy squad fills
      Given it is the APh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 holds a foxhole 1S
      And a Russian squad E beneath the foxhole in B3
      And a German squad P in B4
      When P advances straight beneath the foxhole in B3
      Then that is allowed
      And P is beneath the foxhole in B3
      And to the question whether the foxhole in B3 is within capacity the answer is yes

      Examples: in whatever weather and depth
        | row           | weather       | depth       |
        | clear         | Clear         | not defined |
        | overcast      | Overcast      | not defined |
        | rain          | Rain          | not defined |
        | heavy-rain    | Heavy Rain    | not defined |
        | falling-snow  | Falling Snow  | not defined |
        | snow          | Snow          | not defined |
        | ground-snow   | Ground Snow   | not defined |
        | deep-snow     | Deep Snow     | not defined |
        | sub-zero-cold | sub-zero cold | not defined |
        | dry           | not defined   | dry         |
        | shallow       | not defined   | shallow     |
        | deep          | not defined   | deep        |
        | flooded       | not defined   | flooded     |
        | frozen        | not defined   | frozen      |

    @B27.44 @B27.44-3
    Scenario Outline: B27.44-3c in <weather> and <depth> a squad moves into a foxhole hex that no enemy holds
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 holds a foxhole 1S
      And a German squad P in B4
      When P moves into B3
      Then that is allowed

      Examples: in whatever weather and depth
        | row           | weather       | depth       |
        | clear         | Clear         | not defined |
        | overcast      | Overcast      | not defined |
        | rain          | Rain          | not defined |
        | heavy-rain    | Heavy Rain    | not defined |
        | falling-snow  | Falling Snow  | not defined |
        | snow          | Snow          | not defined |
        | ground-snow   | Ground Snow   | not defined |
        | deep-snow     | Deep Snow     | not defined |
        | sub-zero-cold | sub-zero cold | not defined |
        | dry           | not defined   | dry         |
        | shallow       | not defined   | shallow     |
        | deep          | not defined   | deep        |
        | flooded       | not defined   | flooded     |
        | frozen        | not defined   | frozen      |

    @B27.44 @B27.44-8
    Scenario: B27.44-8d where no phase is told a squad moves into a foxhole hex and goes beneath
      Given B3 holds a foxhole 1S
      And a German squad P in B4
      When P moves into B3
      And P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B3
