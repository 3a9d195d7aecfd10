Feature: Who must rout from whom: from above a hedge, and over it

  Rule: B9.33 Where height has taken the TEM of the hedge

    @B9.3 @B9.31 @B9.33 @B9.34 @B9.3-2 @B9.31-12 @B9.33-7 @B9.34-5 @A10.5xA10.531xB9.3-1101
    Scenario Outline: B9.33-7y a broken squad behind a hedge with <enemy> on level <level> two hexes off <must>, <weather>
      Given it is the RtPh of the Russian turn
      And the weather is <weather>
      And hexside B2-B3 is a hedge
      And B4 is level <level> Open Ground
      And a broken German squad P in B2
      And <enemy> E in B4
      When the players ask whether P must rout
      Then P <must>

      Examples: where height has taken the TEM of the hedge it is in Open Ground
        | row             | enemy                          | level | must          | weather       |
        | broken-low      | a broken Russian squad         | 0     | need not rout | Clear         |
        | unarmed-low     | an unarmed Russian squad       | 0     | need not rout | Overcast      |
        | squad           | a Russian squad                | 4     | must rout     | Mud           |
        | squad-low       | a Russian squad                | 0     | need not rout | Mud           |
        | half-squad      | a Russian half-squad           | 4     | must rout     | Snow          |
        | half-squad-low  | a Russian half-squad           | 0     | need not rout | Snow          |
        | crew            | a Russian crew                 | 4     | must rout     | Ground Snow   |
        | crew-low        | a Russian crew                 | 0     | need not rout | Ground Snow   |
        | hero            | a Russian hero                 | 4     | must rout     | Deep Snow     |
        | hero-low        | a Russian hero                 | 0     | need not rout | Deep Snow     |
        | berserk         | a berserk Russian squad        | 4     | must rout     | sub-zero cold |
        | berserk-low     | a berserk Russian squad        | 0     | need not rout | sub-zero cold |
        | pinned          | a pinned Russian squad         | 4     | must rout     | Clear         |
        | pinned-low      | a pinned Russian squad         | 0     | need not rout | Clear         |
        | wounded         | a wounded Russian hero         | 4     | must rout     | Overcast      |
        | wounded-low     | a wounded Russian hero         | 0     | need not rout | Overcast      |
        | green           | an inexperienced Russian squad | 4     | must rout     | Mud           |
        | green-low       | an inexperienced Russian squad | 0     | need not rout | Mud           |
        | fanatic         | a Fanatic Russian squad        | 4     | must rout     | Snow          |
        | fanatic-low     | a Fanatic Russian squad        | 0     | need not rout | Snow          |
        | cx              | a CX Russian squad             | 4     | must rout     | Ground Snow   |
        | cx-low          | a CX Russian squad             | 0     | need not rout | Ground Snow   |
        | cavalry         | a Russian Cavalry squad        | 4     | must rout     | Deep Snow     |
        | cavalry-low     | a Russian Cavalry squad        | 0     | need not rout | Deep Snow     |
        | tank            | a Russian tank                 | 4     | must rout     | sub-zero cold |
        | tank-low        | a Russian tank                 | 0     | need not rout | sub-zero cold |
        | halftrack       | a Russian halftrack            | 4     | must rout     | Clear         |
        | halftrack-low   | a Russian halftrack            | 0     | need not rout | Clear         |
        | armored-car     | a Russian armored car          | 4     | must rout     | Overcast      |
        | armored-car-low | a Russian armored car          | 0     | need not rout | Overcast      |

      @reading:B26.41-enemy-in-range
      Examples: an enemy that is broken or unarmed as well
        | row             | enemy                          | level | must          | weather       |
        | broken          | a broken Russian squad         | 4     | must rout     | Clear         |
        | unarmed         | an unarmed Russian squad       | 4     | must rout     | Overcast      |

    @B9.33 @B9.33-7 @B9.33-14
    Scenario Outline: B9.33-7z a broken squad in shellholes with <enemy> on level <level> two hexes off <must>, <weather>
      Given it is the RtPh of the Russian turn
      And the weather is <weather>
      And B2 is Open Ground with shellholes
      And B4 is level <level> Open Ground
      And a broken German squad P in B2
      And <enemy> E in B4
      And <more>
      When the players ask whether P must rout
      Then P <must>

      Examples: where height has taken the TEM of the shellholes it is in Open Ground
        | row                | weather       | enemy                 | more                               | level | must          |
        | squad              | Clear         | a Russian squad       | B1 is brush                        | 4     | must rout     |
        | squad-low          | Clear         | a Russian squad       | B1 is brush                        | 0     | need not rout |
        | cx                 | Overcast      | a CX Russian squad    | B1 is brush                        | 4     | must rout     |
        | cx-low             | Overcast      | a CX Russian squad    | B1 is brush                        | 0     | need not rout |
        | wall-advantage     | Snow          | a Russian squad       | hexside B4-B5 is a wall at level 4 | 4     | must rout     |
        | wall-advantage-low | Snow          | a Russian squad       | hexside B4-B5 is a wall            | 0     | need not rout |
        | hero               | Ground Snow   | a Russian hero        | B1 is brush                        | 4     | must rout     |
        | hero-low           | Ground Snow   | a Russian hero        | B1 is brush                        | 0     | need not rout |
        | pinned             | sub-zero cold | a pinned Russian crew | B1 is brush                        | 4     | must rout     |
        | pinned-low         | sub-zero cold | a pinned Russian crew | B1 is brush                        | 0     | need not rout |
