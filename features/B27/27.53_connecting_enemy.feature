@B27.53
Feature: B27.53 An enemy in the next trench

  Rule: B27.53 The trench shelters from the enemy in a connecting trench too

    @B27.53-1
    Scenario Outline: B27.53-1 against <attack> from the next trench the TEM is <tem>
      Given B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And a Russian squad beneath the trench in B3
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German squad with <attack>
      Then the TEM is <tem>

      Examples: as against any other attacker
        | attack          | tem |
        | small-arms fire | +2  |
        | MG fire         | +2  |
        | a flamethrower  | 0   |

    @B27.53-2
    Scenario: B27.53-2 and it still shelters from everybody else
      Given B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And a Russian squad beneath the trench in B3
      And a Russian squad P in B6
      And it is the PFPh of the Russian turn
      When P attacks the German squad with small-arms fire
      Then the TEM is +2
