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
        | row         | enemy                          |
        | fanatic     | a Fanatic Russian squad        |
        | green       | an inexperienced Russian squad |
        | cx          | a CX Russian squad             |
        | encircled   | an Encircled Russian squad     |
        | berserk     | a berserk Russian squad        |
        | wounded     | a wounded Russian leader       |
        | hero        | a Russian hero                 |
        | pinned      | a pinned Russian crew          |
        | moving-tank | a moving Russian tank          |
        | tank        | a Russian tank                 |
        | truck       | a Russian truck                |
        | half-squad  | a Russian half-squad           |
        | cavalry     | a Russian Cavalry squad        |
        | concealed   | a concealed Russian squad      |
        | broken      | a broken Russian squad         |
        | ti          | a TI Russian squad             |
        | dm          | a broken DM Russian squad      |

    @B9.32 @B9.32-9
    Scenario Outline: B9.32-9t beside <enemy> in its Location it may claim it
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And <enemy> Q in F5
      When the players ask about the wall advantage of P
      Then P may claim wall advantage

      Examples: hidden units, prisoners and what nobody is in are no enemies there
        | row       | enemy                           |
        | hidden    | a hidden Russian squad          |
        | captured  | a captured Russian squad        |
        | dummies   | a concealed Russian dummy stack |
        | abandoned | an abandoned Russian tank       |
        | boat      | an abandoned Russian boat       |
        | friend    | a German crew                   |
        | own-tank  | a German tank                   |
