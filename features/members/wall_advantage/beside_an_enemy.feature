Feature: Beside an enemy in one's Location, whatever befell him

  Rule: B9.32 No wall advantage

    @B9.32 @B9.32-9
    Scenario Outline: B9.32-9s beside <enemy> in its Location a squad may not claim wall advantage
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And <enemy> Q in F5
      When the players ask about the wall advantage of P
      Then P may not claim wall advantage

      Examples: whatever befell the enemy
        | row       | enemy                          |
        | fanatic   | a Fanatic Russian squad        |
        | green     | an inexperienced Russian squad |
        | cx        | a CX Russian squad             |
        | encircled | an Encircled Russian squad     |
        | berserk   | a berserk Russian squad        |
        | wounded   | a wounded Russian leader       |
        | hero      | a Russian hero                 |
        | pinned    | a pinned Russian crew          |
