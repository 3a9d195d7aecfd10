Feature: Marsh that no weather opens

  Rule: B16.8 Neither snow nor cold

    @B16.8 @B16.8-2
    Scenario Outline: B16.8-2c in the <phase>, in <weather> and <depth> marsh is marsh
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 is marsh
      When the players ask what B3 is
      Then B3 is treated as marsh
      And to the question whether it is Open Ground the answer is no

      Examples: where the scenario defines neither snow nor cold
        | row        | phase | weather     | depth       |
        | rph        | RPh   | not defined | not defined |
        | pfph       | PFPh  | not defined | not defined |
        | mph        | MPh   | not defined | not defined |
        | dfph       | DFPh  | not defined | not defined |
        | afph       | AFPh  | not defined | not defined |
        | rtph       | RtPh  | not defined | not defined |
        | aph        | APh   | not defined | not defined |
        | ccph       | CCPh  | not defined | not defined |
        | clear      | MPh   | Clear       | not defined |
        | overcast   | MPh   | Overcast    | not defined |
        | rain       | MPh   | Rain        | not defined |
        | heavy-rain | MPh   | Heavy Rain  | not defined |
        | mud        | MPh   | Mud         | not defined |
        | dry        | MPh   | not defined | dry         |
        | shallow    | MPh   | not defined | shallow     |
        | deep       | MPh   | not defined | deep        |
        | flooded    | MPh   | not defined | flooded     |

    @B16.8 @B16.8-2
    Scenario: B16.8-2d at set-up marsh is marsh
      Given it is set-up
      And B3 is marsh
      When the players ask what B3 is
      Then B3 is treated as marsh
      And to the question whether it is Open Ground the answer is no
