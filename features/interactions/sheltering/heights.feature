@B9.33
Feature: Heights: what looking down takes from a TEM

  Rule: B9.33 Trench and ditch lose TEM as a foxhole does, woods and buildings do not

    @B27.56 @B9.33xB27.56-101
    Scenario Outline: B9.33xB27.56-101 from level <level> of <hex> the <cover> in F5 is worth <tem>
      Given F5 holds a <cover>
      And a German squad beneath the <cover> in F5
      And <hex> is level <level> Open Ground
      And a Russian squad in <hex>
      When the Russian squad attacks the German squad with <attack>
      Then the TEM is <tem>

      Examples:
        | row             | cover     | hex | level | attack          | tem |
        | trench-1        | trench    | F6  | 1     | small-arms fire | +2  |
        | trench-2        | trench    | F6  | 2     | small-arms fire | +1  |
        | trench-3        | trench    | F6  | 3     | small-arms fire | 0   |
        | trench-4        | trench    | G5  | 4     | small-arms fire | 0   |
        | trench-half     | trench    | F6  | 2.5   | small-arms fire | +1  |
        | trench-range2   | trench    | F7  | 2     | small-arms fire | +2  |
        | trench-range2-3 | trench    | F7  | 3     | small-arms fire | +1  |
        | ditch-1         | A-T Ditch | E5  | 1     | small-arms fire | +2  |
        | ditch-2         | A-T Ditch | E6  | 2     | small-arms fire | +1  |
        | ditch-3         | A-T Ditch | F4  | 3     | small-arms fire | 0   |
        | ditch-range2    | A-T Ditch | F3  | 4     | small-arms fire | 0   |

    @B9.33xF8.4-101
    Scenario Outline: B9.33xF8.4-101 from level 4 of <hex> next to it a sangar is worth nothing
      Given F5 holds a sangar
      And a German squad beneath the sangar in F5
      And <hex> is level 4 Open Ground
      And a Russian squad in <hex>
      When the Russian squad attacks the German squad with small-arms fire
      Then the sangar gives no TEM
      And the TEM is 0
      And the attack is possible

      Examples: whether its TEM be +1 or +2
        | row   | hex |
        | south | F6  |
        | north | F4  |

    @B9.33xB13.1-101
    Scenario Outline: B9.33xB13.1-101 from level <level> of F6 <ground> keeps its TEM of <tem>
      Given F5 is <ground>
      And a German squad in F5
      And F6 is level <level> Open Ground
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is <tem>

      Examples: the clause names walls, hedges, shellholes, bridges and entrenchments
        | row             | ground          | level | tem |
        | woods-2         | woods           | 2     | +1  |
        | woods-4         | woods           | 4     | +1  |
        | wooden-building | wooden building | 3     | +2  |
        | stone-building  | stone building  | 4     | +3  |
        | graveyard       | graveyard       | 3     | +1  |
        | crag            | crag            | 3     | +1  |
        | shellholes      | shellholes      | 3     | 0   |

    @B27.3 @B9.33xB27.3-101
    Scenario Outline: B9.33xB27.3-101 beneath a <cover> in <ground> from level <level> of F6 the TEM is <tem>
      Given F5 is <ground>
      And F5 holds a <cover>
      And a German squad beneath the <cover> in F5
      And F6 is level <level> Open Ground
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the <cover> gives a TEM of <left>
      And the TEM is <tem>

      Examples: what is left of the counter, or the terrain where that is better
        | row          | cover   | ground     | level | left | tem |
        | woods-1      | foxhole | woods      | 1     | +2   | +2  |
        | woods-2      | foxhole | woods      | 2     | +1   | +1  |
        | woods-3      | foxhole | woods      | 3     | 0    | +1  |
        | trench-3     | trench  | woods      | 3     | 0    | +1  |
        | graveyard-3  | foxhole | graveyard  | 3     | 0    | +1  |
        | shellholes-3 | foxhole | shellholes | 3     | 0    | 0   |
        | brush-3      | foxhole | brush      | 3     | 0    | 0   |

    @B9.31 @B9.31xB9.33-101
    Scenario Outline: B9.31xB9.33-101a with wall advantage, from level <level> of F6, <ground> gives nothing and the <barrier> <tem>
      Given F5 is <ground>
      And hexside F5-F6 is a <barrier> at level 0
      And a German squad in F5
      And the German squad has wall advantage
      And F6 is level <level> Open Ground
      And a Russian squad in F6
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is <tem>

      Examples: who claims it has no TEM of his hex, though height leaves none of the wall
        | row        | ground         | barrier | level | tem |
        | woods-2    | woods          | wall    | 2     | +1  |
        | woods-3    | woods          | wall    | 3     | 0   |
        | hedge-2    | woods          | hedge   | 2     | 0   |
        | building-3 | stone building | wall    | 3     | 0   |
        | building-1 | stone building | wall    | 1     | +2  |

    @B9.31 @B9.31xB9.33-101
    Scenario Outline: B9.31xB9.33-101b without it <ground> gives its <tem> against level <level>
      Given F5 is <ground>
      And hexside F5-F6 is a <barrier> at level 0
      And a German squad in F5
      And F6 is level <level> Open Ground
      And a Russian squad in F6
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is <tem>

      Examples:
        | row        | ground         | barrier | level | tem |
        | woods-3    | woods          | wall    | 3     | +1  |
        | hedge-2    | woods          | hedge   | 2     | +1  |
        | building-3 | stone building | wall    | 3     | +3  |

  Rule: B9.33 A fire group at several heights meets what its lowest member meets

    @B27.5 @A7.5xB9.33xB27.5-101
    Scenario Outline: A7.5xB9.33xB27.5-101 F6 at level <first> and G6 at level <second> together meet a <cover> TEM of <tem>
      Given F5 holds a <cover>
      And a German squad beneath the <cover> in F5
      And F6 is level <first> Open Ground
      And G6 is level <second> Open Ground
      And a Russian squad P in F6
      And a Russian squad Q in G6
      And it is the PFPh of the Russian turn
      When P and Q together attack the German squad with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples: the worst for the attack
        | row         | cover   | first | second | tem |
        | trench-2-3  | trench  | 2     | 3      | +1  |
        | trench-3-2  | trench  | 3     | 2      | +1  |
        | trench-3-3  | trench  | 3     | 3      | 0   |
        | foxhole-1-2 | foxhole | 1     | 2      | +2  |
        | foxhole-2-2 | foxhole | 2     | 2      | +1  |
        | foxhole-2-1 | foxhole | 2     | 1      | +2  |

    @A7.5xB9.33-102
    Scenario Outline: A7.5xB9.33-102 over walls F6 at level <first> and G6 at level <second> together meet a wall TEM of <tem>
      Given hexside F5-F6 is a wall at level 0
      And hexside F5-G6 is a wall at level 0
      And a German squad in F5
      And the German squad has wall advantage
      And F6 is level <first> Open Ground
      And G6 is level <second> Open Ground
      And a Russian squad P in F6
      And a Russian squad Q in G6
      And it is the PFPh of the Russian turn
      When P and Q together attack the German squad with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of <tem>

      Examples:
        | row | first | second | tem |
        | levels-2-3 | 2     | 3      | +1  |
        | levels-3-2 | 3     | 2      | +1  |
        | levels-3-3 | 3     | 3      | 0   |
        | levels-1-2 | 1     | 2      | +2  |

  @B9.42
  Rule: B9.42 Height counts at a vertex too

    @B9.33xB9.42-101
    Scenario Outline: B9.33xB9.42-101 from level <level> of <from> the <barrier> at vertex F5-F6-G6 is worth <tem>
      Given F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-F6 is a <barrier> at level 0
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-G6
      And <from> is level <level> Open Ground
      And a Russian squad in <from>
      When the Russian squad attacks the German squad with small-arms fire at vertex F5-F6-G6
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>

      Examples: the range is that to the hex of the target
        | row     | barrier | from | level | tem |
        | far-0   | wall    | F7   | 0     | +2  |
        | far-2   | wall    | F7   | 2     | +2  |
        | far-3   | wall    | F7   | 3     | +1  |
        | near-2  | wall    | F6   | 2     | +1  |
        | near-3  | wall    | F6   | 3     | 0   |
        | hedge-2 | hedge   | F6   | 2     | 0   |
        | hedge-1 | hedge   | F6   | 1     | +1  |
