@B27.3
Feature: B27.3 What shelter a foxhole gives

  Rule: B27.3 Shelter beneath a foxhole counter

    @B27.3-1
    Scenario Outline: B27.3-1 beneath a foxhole the TEM against <attack> is <tem>
      Given B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples: the counter shelters most from what passes over or falls in
        | attack                      | tem |
        | an overrun with MA and MG   | +4  |
        | an OBA HE Concentration     | +4  |
        | OBA Harassing Fire          | +4  |
        | small-arms fire             | +2  |
        | MG fire                     | +2  |
        | Direct Fire HE              | +2  |
        | an on-board mortar          | +2  |

      Examples: and not at all from what comes in
        | attack         | tem |
        | Close Combat   | 0   |
        | a flamethrower | 0   |
