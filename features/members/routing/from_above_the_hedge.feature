Feature: Who must rout from whom: from above a hedge, and over it

  Rule: B9.33 Where height has taken the TEM of the hedge

    @B9.3 @B9.31 @B9.33 @B9.3-1 @B9.31-2 @B9.33-7
    Scenario Outline: B9.33-7y a broken squad behind a hedge with <enemy> on level <level> two hexes off <must>
      Given it is the RtPh of the Russian turn
      And hexside B2-B3 is a hedge
      And B4 is level <level> Open Ground
      And a broken German squad P in B2
      And <enemy> E in B4
      When the players ask whether P must rout
      Then P <must>

      Examples: where height has taken the TEM of the hedge it is in Open Ground
        | row             | enemy                          | level | must          |
        | broken          | a broken Russian squad         | 4     | must rout     |
        | broken-low      | a broken Russian squad         | 0     | need not rout |
        | unarmed         | an unarmed Russian squad       | 4     | must rout     |
        | unarmed-low     | an unarmed Russian squad       | 0     | need not rout |
        | squad           | a Russian squad                | 4     | must rout     |
        | squad-low       | a Russian squad                | 0     | need not rout |
        | half-squad      | a Russian half-squad           | 4     | must rout     |
        | half-squad-low  | a Russian half-squad           | 0     | need not rout |
        | crew            | a Russian crew                 | 4     | must rout     |
        | crew-low        | a Russian crew                 | 0     | need not rout |
        | hero            | a Russian hero                 | 4     | must rout     |
        | hero-low        | a Russian hero                 | 0     | need not rout |
        | berserk         | a berserk Russian squad        | 4     | must rout     |
        | berserk-low     | a berserk Russian squad        | 0     | need not rout |
        | pinned          | a pinned Russian squad         | 4     | must rout     |
        | pinned-low      | a pinned Russian squad         | 0     | need not rout |
        | wounded         | a wounded Russian hero         | 4     | must rout     |
        | wounded-low     | a wounded Russian hero         | 0     | need not rout |
        | green           | an inexperienced Russian squad | 4     | must rout     |
        | green-low       | an inexperienced Russian squad | 0     | need not rout |
        | fanatic         | a Fanatic Russian squad        | 4     | must rout     |
        | fanatic-low     | a Fanatic Russian squad        | 0     | need not rout |
        | cx              | a CX Russian squad             | 4     | must rout     |
        | cx-low          | a CX Russian squad             | 0     | need not rout |
        | cavalry         | a Russian Cavalry squad        | 4     | must rout     |
        | cavalry-low     | a Russian Cavalry squad        | 0     | need not rout |
        | tank            | a Russian tank                 | 4     | must rout     |
        | tank-low        | a Russian tank                 | 0     | need not rout |
        | halftrack       | a Russian halftrack            | 4     | must rout     |
        | halftrack-low   | a Russian halftrack            | 0     | need not rout |
        | armored-car     | a Russian armored car          | 4     | must rout     |
        | armored-car-low | a Russian armored car          | 0     | need not rout |
