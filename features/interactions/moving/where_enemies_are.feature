Feature: Entering a Location that holds an enemy

  Rule: Who enters where an enemy is

    @B27.44 @A4.14xB27.44-901
    Scenario Outline: A4.14xB27.44-901 <force> moves into the foxhole hex of <other>: <verdict>
      Given it is the MPh of the German turn
      And F6 holds a foxhole 1S
      And <other> E beneath the foxhole in F6
      And <force> P in F5
      When P moves into F6
      Then that is <verdict>

      Examples:
        | row       | force                  | other           | verdict     |
        | squad     | a German squad         | a Russian squad | not allowed |
        | tank      | a moving German tank   | a Russian squad | allowed     |
        | berserk   | a berserk German squad | a Russian squad | allowed     |
        | comrades  | a German squad         | a German squad  | allowed     |
        | tank-with | a moving German tank   | a German squad  | allowed     |

    @B26.43 @B27.44 @A4.7xB26.43xB27.44-901
    Scenario: A4.7xB26.43xB27.44-901b in the MPh it moves there
      Given it is the MPh of the German turn
      And F6 holds a foxhole 1S
      And a moving German tank P in F5
      When P moves into F6
      Then that is allowed
      And it costs 1 MP

    @B27.44 @A4.14xB27.44xD5.1-1901
    Scenario Outline: A4.14xB27.44xD5.1-1901 P moves into the trench hex of a <state> tank whose crew is inside: <verdict>
      Given it is the MPh of the German turn
      And F6 holds a trench
      And a Russian tank T on top of the trench in F6
      And T is <state>
      And a Russian crew C in F6
      And C is the Inherent crew of T
      And a German squad P in F5
      When P moves into F6
      Then that is <verdict>

      Examples:
        | state     | verdict     |
        | hidden    | allowed     |
        | concealed | allowed     |
        | stunned   | not allowed |
        | abandoned | allowed     |
