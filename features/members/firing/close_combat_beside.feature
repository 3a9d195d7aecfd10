Feature: Close Combat beside marsh, Wire and trench, for every attacker and target

  Rule: B16.32 Nothing beside the hex counts in CC

    @B16.31 @B16.32 @B26.31 @B27.52 @B16.31-8 @B16.32-15 @B26.31-8 @B27.52-8
    Scenario Outline: B16.32-15c in CC beside marsh, Wire and trench <firer> has <fp> FP against <target>, and nothing of them
      Given it is the CCPh of the Russian turn
      And the weather is <weather>
      And the water depth is <depth>
      And B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And <target> P in B3
      And <firer> Q in B3
      When Q attacks P with <attack>
      Then the attack is possible
      And the FP is <fp>
      And it is not Area Fire
      And the TEM is 0
      And P is not HD to it
      And the Wire DRM is 0

      Examples: whoever they are, in whatever weather
        | row             | firer                        | target         | attack            | fp | weather       | depth       |
        | by-pinned-squad | a pinned Russian 4-6-7 squad | a German squad | Close Combat      | 2  | not defined   | not defined |
        | clear           | a Russian 4-6-7 squad        | a German squad | Close Combat      | 4  | Clear         | not defined |
        | heavy-rain      | a Russian 4-6-7 squad        | a German squad | Close Combat      | 4  | Heavy Rain    | not defined |
        | mud             | a Russian 4-6-7 squad        | a German squad | Close Combat      | 4  | Mud           | not defined |
        | falling-snow    | a Russian 4-6-7 squad        | a German squad | Close Combat      | 4  | Falling Snow  | not defined |
        | snow            | a Russian 4-6-7 squad        | a German squad | Close Combat      | 4  | Snow          | not defined |
        | ground-snow     | a Russian 4-6-7 squad        | a German squad | Close Combat      | 4  | Ground Snow   | not defined |
        | deep-snow       | a Russian 4-6-7 squad        | a German squad | Close Combat      | 4  | Deep Snow     | not defined |
        | sub-zero-cold   | a Russian 4-6-7 squad        | a German squad | Close Combat      | 4  | sub-zero cold | not defined |
        | capture-in-rain | a Russian 4-6-7 squad        | a German squad | a Capture attempt | 4  | Rain          | not defined |

    @B16.31 @B16.32 @B26.31 @B27.52 @B16.31-8 @B16.32-15 @B26.31-8 @B27.52-8
    Scenario: B16.32-15d in Melee beside marsh, Wire and trench a squad has its 4 FP, and nothing of them
      Given it is the CCPh of the Russian turn
      And B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And a German squad P in B3
      And a Russian 4-6-7 squad Q in B3
      And P is in Melee
      And Q is in Melee
      When Q attacks P with Close Combat
      Then the attack is possible
      And the FP is 4
      And it is not Area Fire
      And the TEM is 0
      And P is not HD to it
      And the Wire DRM is 0
