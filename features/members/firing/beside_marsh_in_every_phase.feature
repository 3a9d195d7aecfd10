Feature: Fire beside marsh in every phase

  Rule: B16.31 Only the target's hex counts

    @B16.31 @B16.32 @B26.31 @B27.52 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B16.31-8c in the <phase> <attack> of 12 FP at a squad beside marsh has 12 FP
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And a German squad P in B3
      And it is the <phase> of the Russian turn
      When <attack> of 12 FP hits B3
      Then the FP is 12
      And it is not Area Fire
      And the TEM is 0
      And P is not HD to it
      And the Wire DRM is 0

      Examples: in each phase of fire
        | row      | phase | attack                  |
        | pfph     | PFPh  | Direct Fire HE          |
        | mph      | MPh   | Direct Fire HE          |
        | dfph     | DFPh  | Direct Fire HE          |
        | oba-afph | AFPh  | an OBA HE Concentration |
        | dc-afph  | AFPh  | a Placed DC             |
