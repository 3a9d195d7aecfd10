Feature: Marsh that weather opens or not, in every phase

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

  Rule: B16.8 Snow and cold

    @B16.8 @B16.8-1 @B16.8-5
    Scenario Outline: B16.8-1d in the <phase>, in <weather>, <wet> is Open Ground
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And B3 is <wet>
      When the players ask what B3 is
      Then B3 is treated as Open Ground
      And to the question whether it is Open Ground the answer is yes

      Examples: where the scenario defines snow or cold
        | row  | phase | weather       | wet     |
        | rph  | RPh   | Snow          | marsh   |
        | pfph | PFPh  | Ground Snow   | marsh   |
        | mph  | MPh   | Deep Snow     | mudflat |
        | dfph | DFPh  | sub-zero cold | mudflat |
        | afph | AFPh  | Snow          | marsh   |
        | rtph | RtPh  | Ground Snow   | marsh   |
        | aph  | APh   | Deep Snow     | mudflat |
        | ccph | CCPh  | sub-zero cold | mudflat |

    @B16.8 @B16.8-1
    Scenario: B16.8-1e at set-up marsh in Deep Snow is Open Ground
      Given it is set-up
      And the weather is Deep Snow
      And B3 is marsh
      When the players ask what B3 is
      Then B3 is treated as Open Ground

  Rule: B16.1 What nobody possesses, before the game begins

    @B16.1 @B16.1-3
    Scenario Outline: B16.1-3j at set-up <gear> that nobody possesses <fate> in <ground>
      Given it is set-up
      And B2 is <ground>
      And <gear> in B2
      When the players look at the board
      Then the <name> is <fate>

      Examples:
        | row         | gear  | name | ground  | fate       |
        | lmg-marsh   | a LMG | LMG  | marsh   | eliminated |
        | dc-marsh    | a DC  | DC   | marsh   | eliminated |
        | lmg-mudflat | a LMG | LMG  | mudflat | in B2      |
