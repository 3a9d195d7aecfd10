Feature: Boats and amphibians on water

  Rule: B16.42 Boats and amphibians on water

    @B16.42 @B16.42-9
    Scenario Outline: B16.42-9u from a river a boat goes into <ground>
      Given B2 is <ground>
      And B3 is river
      And a German boat P in B3
      And a German squad in B3
      And the German squad is aboard P
      And it is the MPh of the German turn
      When P moves into B2
      Then that is allowed

      Examples:
        | row   | ground         |
        | river | river          |
        | canal | canal          |
        | water | Water Obstacle |

    @B16.42 @B16.42-7
    Scenario Outline: B16.42-7u from a river an amphibian goes into <ground> for 1 amphibious MP
      Given B2 is <ground>
      And B3 is river
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And the German amphibious tank is in water movement mode
      And it has 5 amphibious MP left
      And no Bog DR is due from the German amphibious tank

      Examples:
        | row   | ground         |
        | river | river          |
        | canal | canal          |
        | water | Water Obstacle |

    @B16.42 @B16.42-4
    Scenario Outline: B16.42-4u with <spent> of 8 amphibious MP spent it does not go through <path>
      Given B2, B3 and B4 are marsh
      And it is the MPh of the German turn
      And a German amphibious tank with 8 amphibious MP in B5
      And the German amphibious tank has spent <spent> amphibious MP
      When the German amphibious tank moves through <path> in turn
      Then B16.42, D16.2 or A4.1 forbids it

      Examples:
        | row | spent | path      |
        | one | 7     | B4        |
        | two | 5     | B4 and B3 |
