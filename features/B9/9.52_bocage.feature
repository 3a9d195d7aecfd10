Feature: B9.52 Bocage as an obstacle

  Rule: B9.52 Bocage of neither hex is a one-level obstacle

    @B9.52 @B9.52-1
    Scenario: B9.52-1 bocage between two other hexes blocks
      Given hexside F6-F7 is a bocage
      And a German squad in F5
      And a Russian squad in F8
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F6-F7

    @B9.52 @B9.52-2
    Scenario Outline: B9.52-2 between level <viewer> and level <target> the bocage leaves the LOS <sight>
      Given hexside F6-F7 is a bocage
      When LOS is traced between level <viewer> of F5 and level <target> of F8
      Then the LOS is <sight>

      Examples: it reaches to level 1
        | row          | viewer | target | sight   |
        | level-0-to-0 | 0      | 0      | blocked |
        | level-0-to-1 | 0      | 1      | blocked |
        | level-1-to-0 | 1      | 0      | blocked |

      Examples: and not above it
        | row          | viewer | target | sight |
        | level-1-to-1 | 1      | 1      | clear |
        | level-2-to-1 | 2      | 1      | clear |

    @B9.52 @B9.52-2
    Scenario Outline: B9.52-2c at level <level> a <house> in F6 leaves the LOS <sight>, as bocage does or higher
      Given F6 is <house>
      When LOS is traced between level <level> of F5 and level <level> of F8
      Then the LOS is <sight>

      Examples: as high as bocage
        | row                    | level | house            | sight   |
        | level-0-woods          | 0     | woods            | blocked |
        | level-1-woods          | 1     | woods            | clear   |
        | level-1-stone-building | 1     | a stone building | clear   |

      Examples: half a level higher
        | row                 | level | house                                 | sight   |
        | level-1-upper-level | 1     | a stone building with one upper level | blocked |
        | level-2-upper-level | 2     | a stone building with one upper level | clear   |

    @B9.52 @B9.52-2
    Scenario Outline: B9.52-2b bocage on level 1 leaves LOS at level <level> <sight>
      Given F4, F5, F6, F7, F8 and F9 are level 1 Open Ground
      And hexside F6-F7 is a bocage
      When LOS is traced between level <level> of F5 and level <level> of F8
      Then the LOS is <sight>

      Examples: it reaches to level 2
        | level | sight   |
        | 1     | blocked |
        | 2     | clear   |

  Rule: B9.52 Who stands behind bocage may be seen from above, and the next hex is blind

    @B9.52 @B9.52-3
    Scenario: B9.52-3 a squad with Wall Advantage is seen from level 2 on the other side
      Given hexside D1-E2 is a bocage
      And a Russian squad in E2
      And the Russian squad has wall advantage
      When LOS is traced from level 2 of B0 to the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.52 @B9.52-4 @B9.52-5
    Scenario Outline: B9.52-4 from level 2 the <which> hex beyond it is <sight>
      Given hexside D1-E2 is a bocage
      When LOS is traced from level 2 of B0 to <hex>
      Then the LOS is <sight>

      Examples: one Blind Hex
        | which  | hex | sight   |
        | first  | F2  | blocked |
        | second | G3  | clear   |

    @B9.52 @B9.52-6
    Scenario Outline: B9.52-6 from level <level> and range <range> it hides <hex> as a Single-Story House in E2 would
      Given hexside D1-E2 is a bocage
      When LOS is traced from level <level> of <viewer> to <hex>
      Then the LOS is <sight>

      Examples: behind the bocage
        | row          | level | viewer | range | hex | sight   |
        | level-1.5-f2 | 1.5   | B0     | 3     | F2  | blocked |
        | level-1.5-g3 | 1.5   | B0     | 3     | G3  | clear   |
        | level-2-f2   | 2     | B0     | 3     | F2  | blocked |
        | level-2-g3   | 2     | B0     | 3     | G3  | clear   |

    @B9.52 @B9.52-6
    Scenario Outline: B9.52-6b from level <level> and range <range> the house in E2 hides <hex> as the bocage would
      Given E2 is a wooden building
      When LOS is traced from level <level> of <viewer> to <hex>
      Then the LOS is <sight>

      Examples: behind the house
        | row          | level | viewer | range | hex | sight   |
        | level-1.5-f2 | 1.5   | B0     | 3     | F2  | blocked |
        | level-1.5-g3 | 1.5   | B0     | 3     | G3  | clear   |
        | level-2-f2   | 2     | B0     | 3     | F2  | blocked |
        | level-2-g3   | 2     | B0     | 3     | G3  | clear   |

    @B9.52 @B9.52-7
    Scenario: B9.52-7a from level 3 no hex behind bocage is blind
      Given hexside D1-E2 is a bocage
      When LOS is traced from level 3 of B0 to F2
      Then the LOS is clear

    @B9.52 @B9.52-7
    Scenario: B9.52-7b behind a house one always is
      Given E2 is a wooden building
      When LOS is traced from level 3 of B0 to F2
      Then the LOS is blocked

    @B9.52 @B9.52-8
    Scenario Outline: B9.52-8 from level <level>, <range> hexes before L5, of the hexes beyond the bocage <hex> is <sight>
      Given hexside K5-L5 is a bocage
      When LOS is traced from level <level> of <viewer> to <hex>
      Then the LOS is <sight>

      Examples: one Blind Hex from the first level above it
        | row                  | level | range | viewer | hex | sight   |
        | level-1.5-range-3-m6 | 1.5   | 3     | I4     | M6  | blocked |
        | level-1.5-range-3-n6 | 1.5   | 3     | I4     | N6  | clear   |
        | level-2-range-3-m6   | 2     | 3     | I4     | M6  | blocked |
        | level-2-range-3-n6   | 2     | 3     | I4     | N6  | clear   |

      Examples: none from two levels above it or more
        | row                | level | range | viewer | hex | sight |
        | level-3-range-3-m6 | 3     | 3     | I4     | M6  | clear |
        | level-4-range-3-m6 | 4     | 3     | I4     | M6  | clear |

      Examples: another one for each five hexes of range
        | row                 | level | range | viewer | hex | sight   |
        | level-2-range-5-n6  | 2     | 5     | G3     | N6  | blocked |
        | level-2-range-5-o7  | 2     | 5     | G3     | O7  | clear   |
        | level-3-range-5-m6  | 3     | 5     | G3     | M6  | blocked |
        | level-3-range-5-n6  | 3     | 5     | G3     | N6  | clear   |
        | level-4-range-5-m6  | 4     | 5     | G3     | M6  | clear   |
        | level-3-range-10-n6 | 3     | 10    | B0     | N6  | blocked |
        | level-3-range-10-o7 | 3     | 10    | B0     | O7  | clear   |

    @B9.52 @B9.52-8
    Scenario Outline: B9.52-8w along the edge of the board too one hex beyond the bocage is blind: <hex> is <sight>
      Given hexside A2-A3 is a bocage
      When LOS is traced from level 2 of A1 to <hex>
      Then the LOS is <sight>

      Examples:
        | hex | sight   |
        | A4  | blocked |
        | A5  | clear   |

    @B9.52 @B9.52-14
    Scenario: B9.52-14 the bocage of a hex does not block LOS to the hex itself
      Given hexside F6-F7 is a bocage
      And a German squad in F5
      When the German squad looks into F7
      Then the LOS is clear
      And the Hindrance is 0

    @B9.52 @B9.531 @B9.52-4 @B9.531-5
    Scenario Outline: B9.52-4b from level <level> of <viewer>, <hex> on level <low> behind the bocage of E2 is <sight>
      Given F2 and G3 are level <low> Open Ground
      And H3 and I4 are level <low> Open Ground
      And hexside D1-E2 is a bocage at level 0
      When LOS is traced from level <level> of <viewer> to <hex>
      Then the LOS is <sight>

      Examples: two levels below its top, one Blind Hex more
        | row                    | level | viewer | low | hex | sight   |
        | level-2-low-minus-1-f2 | 2     | B0     | -1  | F2  | blocked |
        | level-2-low-minus-1-g3 | 2     | B0     | -1  | G3  | blocked |
        | level-2-low-minus-1-h3 | 2     | B0     | -1  | H3  | clear   |
        | level-3-low-minus-1-f2 | 3     | B0     | -1  | F2  | blocked |
        | level-3-low-minus-1-g3 | 3     | B0     | -1  | G3  | clear   |

      Examples: half a level below it, no fewer
        | row                | level | viewer | low | hex | sight   |
        | level-2-low-0.5-f2 | 2     | B0     | 1/2 | F2  | blocked |
        | level-2-low-0.5-g3 | 2     | B0     | 1/2 | G3  | clear   |

    @B9.52 @B9.52-4
    Scenario Outline: B9.52-4d the Blind Hex is the one beyond I4, though H4 too adjoins the near hex: <hex> is <sight>
      Given hexside H3-I4 is a bocage
      When LOS is traced from level 2 of I2 to <hex>
      Then the LOS is <sight>

      Examples:
        | hex | sight |
        | H5  | clear |

    @B9.531 @B9.531-5
    Scenario Outline: B9.531-5b from level 2 of <viewer>, <range> hexes before the hex of the bocage, <hex> is <sight>
      Given hexside F5-F6 is a bocage
      When LOS is traced from level 2 of <viewer> to <hex>
      Then the LOS is <sight>

      Examples: another Blind Hex at five hexes, not at four
        | row           | viewer | range | hex | sight   |
        | from-f2-to-f7 | F2     | 4     | F7  | blocked |
        | from-f2-to-f8 | F2     | 4     | F8  | clear   |
        | from-f1-to-f7 | F1     | 5     | F7  | blocked |
        | from-f1-to-f8 | F1     | 5     | F8  | blocked |
        | from-f1-to-f9 | F1     | 5     | F9  | clear   |

    @B9.52 @B9.52-4
    Scenario Outline: B9.52-4c from level 3 of F2 a squad <place> the gully of F6, the first hex beyond the bocage of F5, is <sight>
      Given F6 is a gully
      And hexside F4-F5 is a bocage
      And a Russian squad <place> F6
      When LOS is traced from level 3 of F2 to the Russian squad
      Then the LOS is <sight>

      Examples: the bocage is two levels above its bottom
        | place              | sight   |
        | IN                 | blocked |
        | in Crest status in | clear   |

    @B9.52 @B9.52-15
    Scenario: B9.52-15 from the Blind Hex the higher viewer is not seen either
      Given B0 is level 2 Open Ground
      And hexside D1-E2 is a bocage
      And a German squad in B0
      And a Russian squad in F2
      When LOS is traced between the Russian squad and the German squad
      Then the LOS is blocked at hexside D1-E2

    @B9.52 @B9.52-16
    Scenario Outline: B9.52-16 from level 1, no higher than the bocage, not even hex <n> beyond it is seen
      Given hexside D1-E2 is a bocage
      When LOS is traced from level 1 of B0 to <hex>
      Then the LOS is blocked at hexside D1-E2

      Examples:
        | n | hex |
        | 1 | F2  |
        | 2 | G3  |
        | 5 | J4  |

    @B9.52 @B9.52-17
    Scenario Outline: B9.52-17 from level 2 at range 5 of the bocage hex, hex <n> beyond it is <sight>
      Given hexside F2-G3 is a bocage
      When LOS is traced from level 2 of B0 to <hex>
      Then the LOS is <sight>

      Examples: two Blind Hexes
        | n | hex | sight   |
        | 1 | H3  | blocked |
        | 2 | I4  | blocked |
        | 3 | J4  | clear   |

    @B9.52 @B9.52-6
    Scenario Outline: B9.52-6c from level <level> of <from> over <crossed> and on through <house>, behind the same line of bocage, <hex> is <sight>
      Given hexside <crossed> is a bocage
      And hexside <joint> is a <barrier>
      And hexside <last> is a bocage
      When LOS is traced from level <level> of <from> to <hex>
      Then the LOS is <sight>

      Examples: the last house along the LOS counts, though another hex lies before it
        | row         | level | from | crossed | joint | barrier | last  | house | hex | sight   |
        | south-west  | 2     | H4   | F6-G6   | F6-G7 | bocage  | F7-G7 | F7    | E8  | blocked |
        | north-west  | 2     | H7   | F5-G6   | F5-G5 | bocage  | F4-G5 | F4    | E4  | blocked |
        | south-east  | 2     | D4   | E6-F6   | E7-F6 | bocage  | E7-F7 | F7    | G8  | blocked |
        | north-east  | 2     | D7   | E6-F5   | E5-F5 | bocage  | E5-F4 | F4    | G4  | blocked |
        | from-a-roof | 1.5   | H4   | F6-G6   | F6-G7 | bocage  | F7-G7 | F7    | E8  | blocked |

      Examples: a level more of height takes the Blind Hex away
        | row    | level | from | crossed | joint | barrier | last  | house | hex | sight |
        | higher | 3     | H4   | F6-G6   | F6-G7 | bocage  | F7-G7 | F7    | E8  | clear |

      Examples: the line ends at the joint, and the house stands in the first hex
        | row           | level | from | crossed | joint | barrier | last  | house | hex | sight |
        | hedge         | 2     | H4   | F6-G6   | F6-G7 | hedge   | F7-G7 | F7    | E8  | clear |
        | hedge-mirror  | 2     | D4   | E6-F6   | E7-F6 | hedge   | E7-F7 | F7    | G8  | clear |

    @B9.52 @B9.52-6
    Scenario: B9.52-6d bocage crossed anew has a house of its own, though the line goes on around the hex to it
      Given hexside F3-F4 is a bocage
      And hexside F4-G4 is a bocage
      And hexside F4-G5 is a bocage
      And hexside F4-F5 is a bocage
      And hexside E5-F4 is a bocage
      And hexside E5-F5 is a bocage
      When LOS is traced from level 2 of F2 to F6
      Then the LOS is blocked at hexside F4-F5
      And the LOS is not blocked at hexside F3-F4

    @B9.52 @B9.52-6
    Scenario Outline: B9.52-6f of three houses behind the line, in G6, F6 and E7, the last counts: from level <level> C7, on level -1, is <sight>
      Given C7 is level -1 Open Ground
      And hexside G6-H6 is a bocage
      And hexside G6-G7 is a bocage
      And hexside F6-G7 is a bocage
      And hexside F6-F7 is a bocage
      And hexside E7-F7 is a <barrier>
      When LOS is traced between level <level> of I6 and level -1 of C7
      Then the LOS is <sight>

      Examples: where it ends a hex sooner, or a level higher, C7 is seen
        | row    | barrier | level | sight   |
        | bocage | bocage  | 2     | blocked |
        | hedge  | hedge   | 2     | clear   |
        | higher | bocage  | 3     | clear   |

    @B9.52 @B9.52-6
    Scenario: B9.52-6g a line that goes on from E5 to D3 moves no house where the LOS comes to D3 from D4
      Given hexside E5-E6 is a bocage
      And hexside D5-E5 is a bocage
      And hexside D4-E5 is a bocage
      And hexside E4-E5 is a bocage
      And hexside D3-E4 is a bocage
      When LOS is traced from level 2 of F6 to C3
      Then the LOS is clear

    @B9.52 @B9.52-15
    Scenario: B9.52-15b nor does a unit behind the last house see the higher one
      Given hexside F6-G6 is a bocage
      And hexside F6-G7 is a bocage
      And hexside F7-G7 is a bocage
      And H4 is level 2 Open Ground
      And a German squad in H4
      And a Russian squad in E8
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

  Rule: B9.52 No LOS runs along a bocage hexspine

    @B9.52 @B9.52-9 @B9.52-11
    Scenario Outline: B9.52-9 along a <barrier> that touches both hexes the LOS is <sight>
      Given hexside F4-F5 is a <barrier>
      And a German squad in E5
      And a Russian squad in G5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | barrier | sight   |
        | bocage  | blocked |
        | wall    | clear   |
        | hedge   | clear   |

    @B9.52 @B9.52-9 @B9.52-11
    Scenario Outline: B9.52-11 along a <barrier> that touches one of the hexes the LOS is <sight>
      Given hexside F4-F5 is a <barrier>
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | barrier | sight   |
        | bocage  | blocked |
        | wall    | clear   |
        | hedge   | clear   |

    @B9.52 @B9.52-10
    Scenario Outline: B9.52-10 Wall Advantage of the <who> does not open it
      Given hexside F4-F5 is a bocage
      And hexside E5-E6 is a bocage
      And hexside G5-G6 is a bocage
      And E5 is woods
      And G5 is woods
      And a German squad in E5
      And a Russian squad in G5
      And the <who> has wall advantage
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F4-F5

      Examples:
        | who           |
        | German squad  |
        | Russian squad |

    @B9.52 @B9.52-12
    Scenario Outline: B9.52-12 seen over from level 2 a bocage hexspine leaves <hex> <sight>
      Given hexside F4-F5 is a bocage
      When LOS is traced from level 2 of C5 to <hex>
      Then the LOS is <sight>

      Examples: one Blind Hex, as behind any one-level obstacle
        | hex | sight   |
        | G5  | blocked |
        | I5  | clear   |

    @B9.52 @B9.52-12
    Scenario Outline: B9.52-12b woods and <other> on either side hide between levels <viewer> and <target> what bocage would: <sight>
      Given F4 is woods
      And F5 is <other>
      When LOS is traced between level <viewer> of C5 and level <target> of G5
      Then the LOS is <sight>

      Examples: the lower side counts
        | row                  | other         | viewer | target | sight   |
        | level-1-woods-0-to-0 | level 1 woods | 0      | 0      | blocked |
        | level-1-woods-2-to-0 | level 1 woods | 2      | 0      | blocked |
        | level-1-woods-3-to-0 | level 1 woods | 3      | 0      | blocked |

      Examples: on one side alone they hide nothing
        | row                        | other               | viewer | target | sight |
        | open-ground-0-to-0         | Open Ground         | 0      | 0      | clear |
        | open-ground-2-to-0         | Open Ground         | 2      | 0      | clear |
        | level-1-open-ground-2-to-0 | level 1 Open Ground | 2      | 0      | clear |

    @B9.52 @B9.52-12 @reading:A6.1-hexside-of-two-heights
    Scenario Outline: B9.52-12d with <first> and <other> on either side of the LOS <end> is <sight> from level <viewer> of C5
      Given F4 is <first>
      And F5 is <other>
      When LOS is traced between level <viewer> of C5 and level <target> of <end>
      Then the LOS is <sight>

      Examples: as high as the lower side
        | row           | first             | other             | viewer | target | end | sight |
        | woods         | woods             | level 1 woods     | 1      | 1      | G5  | clear |
        | woods-mirror  | level 1 woods     | woods             | 1      | 1      | G5  | clear |
        | house         | woods             | stone building with one upper level | 1 | 1 | G5 | clear |
        | forest        | woods             | forest            | 1      | 1      | G5  | clear |

    @B9.52 @B9.52-12 @reading:A6.1-hexside-of-two-heights=higher
    Scenario Outline: B9.52-12e by the other reading, with <first> and <other> on either side of the LOS, <end> is <sight> from level <viewer> of C5
      Given F4 is <first>
      And F5 is <other>
      When LOS is traced between level <viewer> of C5 and level <target> of <end>
      Then the LOS is <sight>

      Examples: as high as the higher side
        | row           | first             | other             | viewer | target | end | sight   |
        | woods         | woods             | level 1 woods     | 1      | 1      | G5  | blocked |
        | woods-mirror  | level 1 woods     | woods             | 1      | 1      | G5  | blocked |
        | house         | woods             | stone building with one upper level | 1 | 1 | G5 | blocked |
        | forest        | woods             | forest            | 1      | 1      | G5  | blocked |

    @B9.52 @B9.531 @B9.52-12 @B9.531-6
    Scenario Outline: B9.52-12c along a bocage hexspine of its own level 2 hex the tank finds <which> <sight>
      Given F5 is level 2 woods
      And the artwork of F5 does not reach towards F4, E5, E6, F6, G6 and G5
      And hexside F4-F5 is a bocage
      And a German tank in F5
      And the German tank is in VBM with its CAFP at vertex E5-F4-F5
      When LOS is traced from the German tank to vertex <vertex> of <hex>
      Then the LOS is <sight>

      Examples: one Blind Hex
        | which                | vertex   | hex | sight   |
        | the first hex behind | G5-H4-H5 | G5  | blocked |

      @reading:B9.521-above-its-top
      Examples: the tank looks over the bocage without wall advantage
        | which      | vertex   | hex | sight |
        | the second | G5-H4-H5 | H4  | clear |

    @B9.52 @B9.531 @B9.52-12 @B9.531-6 @reading:B9.521-above-its-top=needs-it
    Scenario: B9.52-12k or by the other reading it needs wall advantage to look over it
      Given F5 is level 2 woods
      And the artwork of F5 does not reach towards F4, E5, E6, F6, G6 and G5
      And hexside F4-F5 is a bocage
      And a German tank in F5
      And the German tank is in VBM with its CAFP at vertex E5-F4-F5
      When LOS is traced from the German tank to vertex G5-H4-H5 of H4
      Then the LOS is blocked

    @B9.52 @B9.52-18
    Scenario Outline: B9.52-18b nor did it between level <viewer> and level <target>, unless both are as high as its top: <sight>
      Given hexside F4-F5 is a bocage
      When LOS is traced between level <viewer> of C5 and level <target> of I5
      Then the LOS is <sight>

      Examples:
        | row            | viewer | target | sight   |
        | level-2-to-0.5 | 2      | 1/2    | blocked |

      @reading:B9.52-older-height
      Examples: both as high as its top
        | row            | viewer | target | sight   |
        | level-1-to-1   | 1      | 1      | clear   |
        | level-2-to-1   | 2      | 1      | clear   |

      @reading:B9.52-older-height=always
      Examples: or at whatever height
        | row                  | viewer | target | sight   |
        | level-1-to-1-as-well | 1      | 1      | blocked |
        | level-2-to-1-as-well | 2      | 1      | blocked |

    @B9.52 @B9.52-18
    Scenario: B9.52-18 until the erratum no height helps to see along a bocage hexspine
      Given hexside F4-F5 is a bocage
      When LOS is traced from level 2 of C5 to I5
      Then the LOS is blocked
