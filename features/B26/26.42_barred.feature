@B26.42
Feature: B26.42 Who may not enter Wire, and who lands beneath it

  Rule: B26.42 Cavalry, motorcycles and wagons stay out; what lands is beneath

    @B26.42-1
    Scenario Outline: B26.42-1 <unit> may not enter a Wire Location
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <unit> in B2
      When <id> moves into B3
      Then B26.42 forbids it

      Examples:
        | unit                       | id                    |
        | a German Cavalry squad     | the German squad      |
        | a German Cavalry leader    | the German leader     |
        | a moving German motorcycle | the German motorcycle |
        | a moving German wagon      | the German wagon      |

    @B26.42-1
    Scenario: B26.42-1c nor does a motorcycle in VBM
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds Wire
      And a moving German motorcycle M in B4
      When M bypasses B3 along B3-C4
      Then B26.42 forbids it

    @B26.42-1
    Scenario Outline: B26.42-1b next to it <unit> moves as ever
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <unit> in B2
      When <id> moves into B1
      Then that is allowed

      Examples:
        | unit                       | id                    |
        | a German Cavalry squad     | the German squad      |
        | a moving German motorcycle | the German motorcycle |
        | a moving German wagon      | the German wagon      |

    @B26.42-2
    Scenario: B26.42-2 the same Personnel on foot may
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And the German squad is on top of the Wire

    @B26.1 @B26.42 @B26.42-3 @B26.1-2
    Scenario: B26.42-3a a squad comes down by parachute beneath the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      When a German squad comes down by parachute in B3
      Then that is allowed
      And the German squad is beneath the Wire in B3

    @B26.1 @B26.42 @B26.42-3 @B26.1-2
    Scenario: B26.42-3b a glider comes down beneath the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      When a German glider comes down in B3
      Then that is allowed
      And the glider is beneath the Wire

    @B26.42-4
    Scenario: B26.42-4 from there it leaves without a dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF beneath the Wire in B3
      When the German squad moves into B4
      Then that is allowed
      And it costs 1 MF
      And no Wire dr is due from the German squad
