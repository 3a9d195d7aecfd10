Feature: Disrupted units are broken

  Rule: Disrupted units are broken

    @B9.4 @A19.12xB9.4-701
    Scenario Outline: A19.12xB9.4-701 over the hedge a disrupted squad <goes>: not allowed
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a hedge
      And a disrupted German squad P in B2
      When P <goes> into B3
      Then that is not allowed

      Examples:
        | row     | phase | goes     |
        | move    | MPh   | moves    |
        | advance | APh   | advances |

    @B27.13 @A19.12xB27.13-701
    Scenario: A19.12xB27.13-701 beneath the foxhole a disrupted squad Recovers nothing
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a disrupted German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is not allowed
