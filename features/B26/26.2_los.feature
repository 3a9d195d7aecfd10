@B26.2
Feature: B26.2 Wire and LOS

  Rule: B26.2 Wire is neither an obstacle nor a Hindrance

    @B26.2-1
    Scenario Outline: B26.2-1 Wire in <wire> leaves the LOS clear
      Given <wire> each hold Wire
      When LOS is traced between B1 and B5
      Then the LOS is clear
      And the Hindrance is 0

      Examples:
        | wire          |
        | B3            |
        | B2, B3 and B4 |
        | B1 and B5     |

    @B26.2-2
    Scenario Outline: B26.2-2 Wire in <wire> is no Hindrance
      Given <wire> each hold Wire
      When LOS is traced between B1 and B5
      Then the Hindrance is 0

      Examples:
        | wire          |
        | B3            |
        | B2 and B3     |
        | B2, B3 and B4 |

    @B26.2-2
    Scenario: B26.2-2b it adds nothing to the +1 of marsh
      Given B2 holds Wire
      And B3 is marsh
      When LOS is traced between B1 and B5
      Then the Hindrance is +1

    @B26.2-3
    Scenario: B26.2-3 Wire in brush leaves the Hindrance of the brush as it is
      Given B2 is brush
      And B2 holds Wire
      When LOS is traced between B1 and B3
      Then the Hindrance is +1
      And the LOS is clear
