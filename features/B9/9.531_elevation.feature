@B9.531
Feature: B9.531 Bocage and elevation

  Rule: B9.531 Height reduces the Blind Hexes behind bocage, and never its TEM

    @B9.531-1
    Scenario Outline: B9.531-1 from <levels> levels above at range <range> bocage still gives +2
      Given it is the PFPh of the German turn
      And <firer> is level <levels> Open Ground
      And hexside E2-F2 is a bocage
      And a German squad in <firer>
      And a Russian squad in F2
      And the Russian squad has wall advantage
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the TEM is +2

      Examples: where a wall would give less
        | row              | levels | range | firer |
        | levels-1-range-1 | 1      | 1     | E2    |
        | levels-2-range-1 | 2      | 1     | E2    |
        | levels-3-range-1 | 3      | 1     | E2    |
        | levels-3-range-2 | 3      | 2     | D1    |
        | levels-4-range-2 | 4      | 2     | D1    |

    @B9.531-1
    Scenario Outline: B9.531-1b a wall there gives <tem> from <levels> levels above at range <range>
      Given it is the PFPh of the German turn
      And <firer> is level <levels> Open Ground
      And hexside E2-F2 is a wall at level 0
      And a German squad in <firer>
      And a Russian squad in F2
      And the Russian squad has wall advantage
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples: the contrast
        | row              | levels | range | firer | tem |
        | levels-1-range-1 | 1      | 1     | E2    | +2  |
        | levels-2-range-1 | 2      | 1     | E2    | +1  |
        | levels-3-range-1 | 3      | 1     | E2    | 0   |
        | levels-3-range-2 | 3      | 2     | D1    | +1  |
        | levels-4-range-2 | 4      | 2     | D1    | 0   |

    @B9.531-2
    Scenario: B9.531-2a from three levels above a vehicle behind bocage is HD
      Given it is the PFPh of the German turn
      And E2 is level 3 Open Ground
      And hexside E2-F2 is a bocage at level 0
      And a German tank in E2
      And a Russian tank in F2
      And the Russian tank has wall advantage
      When the German tank attacks the Russian tank with a Gun
      Then the attack is possible
      And the Russian tank is HD to it

    @B9.531-2
    Scenario: B9.531-2b behind a wall it is not
      Given it is the PFPh of the German turn
      And E2 is level 3 Open Ground
      And hexside E2-F2 is a wall at level 0
      And a German tank in E2
      And a Russian tank in F2
      And the Russian tank has wall advantage
      When the German tank attacks the Russian tank with a Gun
      Then the attack is possible
      And the Russian tank is not HD to it

    @B9.531-3
    Scenario Outline: B9.531-3 from two levels above, the Location of Hit drm against a tank HD behind <barrier> is <drm>
      Given it is the PFPh of the German turn
      And E2 is level 2 Open Ground
      And hexside E2-F2 is a <barrier> at level 0
      And a German tank in E2
      And a Russian tank in F2
      And the Russian tank has wall advantage
      When the German tank attacks the Russian tank with a Gun
      Then the attack is possible
      And the Russian tank is HD to it
      And the Location of Hit drm is <drm>

      Examples: only a wall is that low
        | barrier | drm |
        | bocage  | 0   |
        | wall    | -1  |

    @B9.531-4
    Scenario Outline: B9.531-4 against fire from three levels above, a squad that moves behind <barrier>: FFMO <ffmo>
      Given it is the MPh of the Russian turn
      And E2 is level 3 Open Ground
      And hexside E2-F2 is a <barrier> at level 0
      And a German squad in E2
      And a Russian squad in G3
      When the Russian squad moves into F2
      And the German squad declares Defensive First Fire at the Russian squad
      Then FFMO <ffmo>

      Examples:
        | barrier | ffmo           |
        | bocage  | does not apply |
        | wall    | applies        |

    @B9.531-7
    Scenario: B9.531-7 against Indirect Fire bocage gives +1 as a wall does
      Given hexside F5-F6 is a bocage
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When an on-board mortar hits F6
      Then the TEM is +1

    @B9.531-5
    Scenario Outline: B9.531-5 from level <level>, <which> behind the bocage hex is <sight>
      Given hexside D1-E2 is a bocage
      When LOS is traced from level <level> of B0 to <hex>
      Then the LOS is <sight>

      Examples: one Blind Hex
        | row           | level | which   | hex | sight   |
        | level-1.5-1st | 1.5   | the 1st | F2  | blocked |
        | level-1.5-2nd | 1.5   | the 2nd | G3  | clear   |
        | level-2-1st   | 2     | the 1st | F2  | blocked |
        | level-2-2nd   | 2     | the 2nd | G3  | clear   |

      Examples: none
        | row         | level | which   | hex | sight |
        | level-3-1st | 3     | the 1st | F2  | clear |
        | level-4-1st | 4     | the 1st | F2  | clear |

    @B9.531-5
    Scenario Outline: B9.531-5c with bocage on L6-L7 and L6-M7 the tank at the far vertex of M7 is <sight> from level <level> of C4
      Given M7 is woods
      And the artwork of M7 does not reach towards M6, L6, L7, M8, N7 and N6
      And hexside L6-L7 is a bocage
      And hexside L6-M7 is a bocage
      And a Russian tank in M7
      And the Russian tank is in VBM with its CAFP at vertex M7-M8-N7
      When LOS is traced from level <level> of C4 to the Russian tank
      Then the LOS is <sight>

      Examples: a house in L7, nine hexes off, would hide it or not; none in its own hex does
        | level | sight   |
        | 2     | blocked |
        | 3     | blocked |

      Examples: the house in L7 hides it from here no more
        | level | sight   |
        | 4     | clear   |

    @B9.531-6
    Scenario Outline: B9.531-6 from level <level>, <which> behind a bocage hexspine is <sight>
      Given hexside F4-F5 is a bocage
      When LOS is traced from level <level> of C5 to <hex>
      Then the LOS is <sight>

      Examples: always one Blind Hex
        | row                | level | which        | hex | sight   |
        | level-1.5-1st      | 1.5   | the 1st      | G5  | blocked |
        | level-1.5-next-one | 1.5   | the next one | I5  | clear   |
        | level-2-1st        | 2     | the 1st      | G5  | blocked |
        | level-2-next-one   | 2     | the next one | I5  | clear   |
        | level-3-1st        | 3     | the 1st      | G5  | blocked |
        | level-3-next-one   | 3     | the next one | I5  | clear   |
        | level-4-1st        | 4     | the 1st      | G5  | blocked |
        | level-4-next-one   | 4     | the next one | I5  | clear   |
        | level-6-1st        | 6     | the 1st      | G5  | blocked |
        | level-6-next-one   | 6     | the next one | I5  | clear   |
