Feature: Who comes before a Gun behind bocage

  Rule: B9.53 The Gun may fire through it

    @B9.53 @B9.53-4
    Scenario Outline: B9.53-4b in the MPh <unit> that comes before the Gun across bocage is subject to Defensive First Fire
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And F6 is <ground>
      And <unit> P in F7
      And a Russian crew E in F5
      And E possesses an AT Gun
      When the players ask whether P may move into F6
      Then that is allowed
      And it is subject to Defensive First Fire

      Examples: whoever it is
        | row             | unit                          | ground      |
        | half-squad      | a German half-squad           | Open Ground |
        | crew            | a German crew                 | Open Ground |
        | leader          | a German leader               | Open Ground |
        | hero            | a German hero                 | Open Ground |
        | berserk-squad   | a berserk German squad        | Open Ground |
        | cx-squad        | a CX German squad             | Open Ground |
        | green-squad     | an inexperienced German squad | Open Ground |
        | wounded-leader  | a wounded German leader       | Open Ground |
        | concealed-squad | a concealed German squad      | Open Ground |
        | cavalry         | a German Cavalry squad        | Open Ground |
        | tank            | a moving German tank          | Open Ground |
        | halftrack       | a moving German halftrack     | Open Ground |
        | carrier         | a moving German Carrier       | Open Ground |
        | truck           | a moving German truck         | Open Ground |
        | dummies         | a German dummy stack          | Open Ground |
