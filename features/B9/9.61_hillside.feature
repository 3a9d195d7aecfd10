@B9.61
Feature: B9.61 LOS over Hillside walls and hedges

  Rule: B9.61 A Hillside wall does not count between units a full level or more apart

    @B9.61-1 @B9.61-5
    Scenario Outline: B9.61-1 between level <viewer> and level <target> a Hillside wall of neither hex leaves the LOS <sight>
      Given G5 is level 1 Open Ground
      And hexside G5-G6 is a wall at level 1
      And E5 is level <viewer> Open Ground
      And J6 is level <target> Open Ground
      And a German squad in E5
      And a Russian squad in J6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: a level or two apart it is ignored
        | row          | viewer | target | sight |
        | level-0-to-1 | 0      | 1      | clear |
        | level-1-to-0 | 1      | 0      | clear |
        | level-0-to-2 | 0      | 2      | clear |

      Examples: at its own level it blocks
        | row          | viewer | target | sight   |
        | level-1-to-1 | 1      | 1      | blocked |

    @B9.61-5
    Scenario: B9.61-5 between units at its own level it is a wall like any other
      Given F4 and F5 are level 1 Open Ground
      And F7 and F8 are level 1 Open Ground
      And F6 is level 0 Open Ground
      And hexside F5-F6 is a wall at level 1
      And a German squad in F4
      And a Russian squad in F8
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F5-F6

    @B9.61-2
    Scenario Outline: B9.61-2 met at <part> it is ignored
      Given <hill> are level 1 Open Ground
      And hexside <wall> is a wall at level 1
      And a German squad in <viewer>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

      Examples: in the middle of the wall, towards its end, and at its very end
        | part                    | hill      | wall  | viewer | target |
        | the depiction           | F6 and F7 | F5-F6 | F4     | F6     |
        | the bare hexside        | F6 and F7 | F5-F6 | E4     | F6     |
        | a vertex of the hexside | G5 and J6 | G5-G6 | E5     | J6     |

    @B9.61-3
    Scenario Outline: B9.61-3 lengthwise along the LOS to level <level> it leaves it <sight>
      Given H5 is level 1 Open Ground
      And hexside H4-H5 is a wall at level 1
      And E5 is level <viewer> Open Ground
      And K5 is level <level> Open Ground
      And a German squad in E5
      And a Russian squad in K5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: a level apart
        | row          | viewer | level | sight |
        | level-0-to-1 | 0      | 1     | clear |
        | level-1-to-0 | 1      | 0     | clear |

      Examples: at its level
        | row          | viewer | level | sight   |
        | level-1-to-1 | 1      | 1     | blocked |

    @B9.61-4
    Scenario Outline: B9.61-4 along a Continuous Slope, <to> is seen from its foot over the Hillside walls on it
      Given F5 is level 1 Open Ground
      And F6 is level 2 Open Ground
      And F7 is level 3 Open Ground
      And hexside F4-F5 is a wall at level 1
      And hexside F5-F6 is a wall at level 2
      And a German squad in F3
      And a Russian squad in <to>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

      Examples:
        | to |
        | F5 |
        | F6 |
        | F7 |

    @B9.61-6
    Scenario Outline: B9.61-6 <what> in G6 on the LOS still blocks
      Given G5 and J6 are level 1 Open Ground
      And hexside G5-G6 is a wall at level 1
      And G6 is <ground>
      And a German squad in E5
      And a Russian squad in J6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: only the wall is ignored
        | what          | ground              | sight   |
        | a house       | a stone building    | blocked |
        | a Crest Line  | level 1 Open Ground | blocked |
        | nothing       | Open Ground         | clear   |

  Rule: B9.61 Who is entrenched behind a Hillside wall sees no more than 9.21 lets him

    @B9.61-7 @B9.61-8
    Scenario Outline: B9.61-7 the squad beneath the foxhole and one in <hex> have a <sight> LOS
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in <hex>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: a level lower and not adjacent
        | hex | sight   |
        | F7  | blocked |
        | F8  | blocked |

      Examples: adjacent
        | hex | sight |
        | F6  | clear |

    @B9.61-9
    Scenario Outline: B9.61-9 over the Hillside wall a squad at level <level> has a <sight> LOS to the entrenched one
      Given F5 is level 1 Open Ground
      And F7 is level <level> Open Ground
      And hexside F5-F6 is a wall at level 1
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: half a level above the entrenchment is enough
        | level | sight   |
        | 1     | blocked |
        | 1.5   | clear   |
        | 2     | clear   |

    @B9.61-10
    Scenario: B9.61-10a the foxhole is seen from below
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When the Russian squad looks at the foxhole in F5
      Then the LOS is clear

    @B9.61-10
    Scenario: B9.61-10b who is beneath it is not
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When the Russian squad looks for the German squad
      Then the LOS is blocked

  Rule: B9.61 Hillside walls and Crest Lines

    @B9.61-11
    Scenario Outline: B9.61-11 from level 3, <range> hexes before the Crest Line with <what> on it, <hex> below is <sight>
      Given <viewer> is level 3 Open Ground
      And <hill> are level 1 Open Ground
      And hexside <crest> is a <barrier> at level 1
      When LOS is traced between <viewer> and <hex>
      Then the LOS is <sight>

      Examples: with a Hillside wall
        | row              | what            | barrier | range | viewer | hill      | crest | hex | sight   |
        | hillside-wall-e2 | a Hillside wall | wall    | 2     | B0     | C1 and D1 | D1-E2 | E2  | clear   |
        | hillside-wall-h3 | a Hillside wall | wall    | 5     | B0     | F2 and G3 | G3-H3 | H3  | clear   |
        | hillside-wall-m6 | a Hillside wall | wall    | 10    | B0     | K5 and L5 | L5-M6 | M6  | blocked |
        | hillside-wall-n6 | a Hillside wall | wall    | 10    | B0     | K5 and L5 | L5-M6 | N6  | clear   |

      Examples: without
        | row        | what    | barrier        | range | viewer | hill      | crest | hex | sight   |
        | no-wall-e2 | no wall | Water Obstacle | 2     | B0     | C1 and D1 | D1-E2 | E2  | clear   |
        | no-wall-h3 | no wall | Water Obstacle | 5     | B0     | F2 and G3 | G3-H3 | H3  | clear   |
        | no-wall-m6 | no wall | Water Obstacle | 10    | B0     | K5 and L5 | L5-M6 | M6  | blocked |
        | no-wall-n6 | no wall | Water Obstacle | 10    | B0     | K5 and L5 | L5-M6 | N6  | clear   |

      Examples: a cliff hides as any obstacle does
        | row      | what    | barrier | range | viewer | hill      | crest | hex | sight   |
        | cliff-e2 | a cliff | cliff   | 2     | B0     | C1 and D1 | D1-E2 | E2  | blocked |
        | cliff-f2 | a cliff | cliff   | 2     | B0     | C1 and D1 | D1-E2 | F2  | clear   |

    @B9.61-11
    Scenario Outline: B9.61-11b from level <level>, <range> hexes before the Crest Line of level 2 with <what> on it, <hex> is <sight>
      Given <viewer> is level <level> Open Ground
      And <hill> are level 2 Open Ground
      And hexside <crest> is a <barrier> at level 2
      When LOS is traced between <viewer> and <hex>
      Then the LOS is <sight>

      Examples: with a Hillside wall or without, one Blind Hex for the second level
        | row                      | what            | barrier        | level | range | viewer | hill      | crest | hex | sight   |
        | hillside-wall-level-3-e2 | a Hillside wall | wall           | 3     | 2     | B0     | C1 and D1 | D1-E2 | E2  | blocked |
        | hillside-wall-level-3-f2 | a Hillside wall | wall           | 3     | 2     | B0     | C1 and D1 | D1-E2 | F2  | clear   |
        | no-wall-level-3-e2       | no wall         | Water Obstacle | 3     | 2     | B0     | C1 and D1 | D1-E2 | E2  | blocked |
        | no-wall-level-3-f2       | no wall         | Water Obstacle | 3     | 2     | B0     | C1 and D1 | D1-E2 | F2  | clear   |
        | hillside-wall-level-4-e2 | a Hillside wall | wall           | 4     | 2     | B0     | C1 and D1 | D1-E2 | E2  | clear   |

    @B9.61-11
    Scenario: B9.61-11c a cliff up from the hill is none down from it
      Given B0 is level 3 Open Ground
      And C1 and D1 are level 1 Open Ground
      And D0 is level 2 Open Ground
      And hexside D0-D1 is a cliff
      And hexside D1-E2 is a wall at level 1
      When LOS is traced between B0 and E2
      Then the LOS is clear

    @B9.61-11
    Scenario: B9.61-11e at the edge of the board the Crest Line has no Blind Hex either
      Given B0 is level 3 Open Ground
      And D0 is level 1 Open Ground
      And hexside D0-E1 is a wall at level 1
      When LOS is traced between B0 and F0
      Then the LOS is clear

    @B9.61-11
    Scenario Outline: B9.61-11d along the hexside of two hills, at levels <one> and <other>, the lower counts: <level> is <sight>
      Given F4 is level <one> Open Ground
      And F5 is level <other> Open Ground
      And hexside F5-F6 is a wall
      When LOS is traced between level <level> of C5 and level <level> of I5
      Then the LOS is <sight>

      Examples:
        | row                 | one | other | level | sight   |
        | levels-1-and-2-to-0 | 1   | 2     | 0     | blocked |
        | levels-2-and-1-to-0 | 2   | 1     | 0     | blocked |
        | levels-1-and-2-to-1 | 1   | 2     | 1     | clear   |

    @B9.61-12 @B9.61-EX1-7
    Scenario: B9.61-EX1-7 the Crest Line of 25X5 is its Hillside wall, so W5 sees Y5 along it
      Given the board excerpt 25_W5
      And a German 4-3-6 squad in W5
      And a Russian squad in Y5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

  Rule: B9.61 EX Board 25 seen from below its Hillside walls

    @B9.61-EX1-1
    Scenario Outline: B9.61-EX1-1 from <place> <from> the squad sees <to>
      Given the board excerpt 25_W5
      And a German squad <place> <from>
      And a Russian squad in <to>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples: the 4-6-7 in W4
        | row           | place | from | to |
        | from-w4-to-u7 | in    | W4   | U7 |
        | from-w4-to-v6 | in    | W4   | V6 |
        | from-w4-to-v7 | in    | W4   | V7 |
        | from-w4-to-w6 | in    | W4   | W6 |
        | from-w4-to-w7 | in    | W4   | W7 |
        | from-w4-to-w8 | in    | W4   | W8 |
        | from-w4-to-x5 | in    | W4   | X5 |
        | from-w4-to-x6 | in    | W4   | X6 |
        | from-w4-to-x7 | in    | W4   | X7 |

      Examples: the 4-3-6 in W5
        | row           | place | from | to |
        | from-w5-to-u7 | in    | W5   | U7 |
        | from-w5-to-v6 | in    | W5   | V6 |
        | from-w5-to-v7 | in    | W5   | V7 |
        | from-w5-to-w6 | in    | W5   | W6 |
        | from-w5-to-w7 | in    | W5   | W7 |
        | from-w5-to-w8 | in    | W5   | W8 |
        | from-w5-to-x5 | in    | W5   | X5 |
        | from-w5-to-x6 | in    | W5   | X6 |
        | from-w5-to-x7 | in    | W5   | X7 |

      Examples: the 4-6-8 in Crest status in V5
        | row           | place              | from | to |
        | from-v5-to-u7 | in Crest status in | V5   | U7 |
        | from-v5-to-v6 | in Crest status in | V5   | V6 |
        | from-v5-to-v7 | in Crest status in | V5   | V7 |
        | from-v5-to-w6 | in Crest status in | V5   | W6 |
        | from-v5-to-w7 | in Crest status in | V5   | W7 |
        | from-v5-to-w8 | in Crest status in | V5   | W8 |
        | from-v5-to-x5 | in Crest status in | V5   | X5 |
        | from-v5-to-x6 | in Crest status in | V5   | X6 |
        | from-v5-to-x7 | in Crest status in | V5   | X7 |

    @B9.61-EX1-2 @B9.61-12 @B9.61-EX1-1 @B9.61-EX1-7
    Scenario Outline: B9.61-EX1-2 from <place> <from> an entrenched squad in <to> finds the LOS <sight>
      Given the board excerpt 25_W5
      And <to> holds a foxhole
      And a German squad <place> <from>
      And a Russian squad beneath the foxhole in <to>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: not adjacent
        | row           | place              | from | to | sight   |
        | from-w4-to-v6 | in                 | W4   | V6 | blocked |
        | from-w4-to-w6 | in                 | W4   | W6 | blocked |
        | from-w4-to-x5 | in                 | W4   | X5 | blocked |
        | from-w5-to-v6 | in                 | W5   | V6 | blocked |
        | from-v5-to-x5 | in Crest status in | V5   | X5 | blocked |

      Examples: adjacent
        | row           | place              | from | to | sight |
        | from-w5-to-w6 | in                 | W5   | W6 | clear |
        | from-w5-to-x5 | in                 | W5   | X5 | clear |
        | from-v5-to-v6 | in Crest status in | V5   | V6 | clear |
        | from-v5-to-w6 | in Crest status in | V5   | W6 | clear |

    @B9.61-EX1-3
    Scenario Outline: B9.61-EX1-3 from IN V5 the squad sees <to>
      Given the board excerpt 25_W5
      And a German squad IN V5
      And a Russian squad in <to>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples:
        | to |
        | U7 |
        | V6 |
        | V7 |
        | W6 |
        | W7 |
        | W8 |
        | X5 |
        | X6 |
        | X7 |

    @B9.61-EX1-4 @B9.61-EX1-5 @B9.61-EX1-3 @B9.61-EX1-6
    Scenario Outline: B9.61-EX1-4 from IN V5 an entrenched squad in <to> finds the LOS <sight>
      Given the board excerpt 25_W5
      And <to> holds a foxhole
      And a German squad IN V5
      And a Russian squad beneath the foxhole in <to>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: not adjacent
        | to | sight   |
        | X5 | blocked |

      Examples: adjacent
        | to | sight |
        | V6 | clear |
        | W6 | clear |

    @B9.61-EX1-6
    Scenario: B9.61-EX1-6 W4 sees the Crest level of Y7
      Given the board excerpt 25_W5
      When LOS is traced between level 0 of W4 and level 2 of Y7
      Then the LOS is clear

    @B9.61-EX1-8
    Scenario Outline: B9.61-EX1-8 the squad <place> <from> has no wall TEM against fire from <hill>
      Given the board excerpt 25_W5
      And it is the PFPh of the Russian turn
      And a German squad <place> <from>
      And a Russian squad in <hill>
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the wall gives no TEM

      Examples: all are below the Hillside walls
        | row             | place              | from | hill |
        | w4-fire-from-w6 | in                 | W4   | W6   |
        | w5-fire-from-w6 | in                 | W5   | W6   |
        | w5-fire-from-x6 | in                 | W5   | X6   |
        | v5-fire-from-v6 | in Crest status in | V5   | V6   |
        | v5-fire-from-w6 | IN                 | V5   | W6   |

    @B9.61-EX1-8
    Scenario: B9.61-EX1-8b a squad in W6, above the wall, has its TEM against fire from W5
      Given the board excerpt 25_W5
      And it is the PFPh of the Russian turn
      And a German squad in W6
      And a Russian squad in W5
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of +2
