@B9.52
Feature: Bocage on two base levels, and Blind Hexes behind it

  @B9.35
  Rule: B9.52 Bocage of another base is another obstacle

    @B9.35xB9.52-101
    Scenario Outline: B9.35xB9.52-101a from <place> <from> over the bocage <first> and past <second>, <target> is <sight>
      Given <from> is <ground>
      And hexside <first> is a bocage
      And hexside <second> is a bocage
      And a German squad <place> <from>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: one line of bocage on one base: the house stands in the second hex behind it
        | row         | ground                              | place             | from | first | second | target | sight   |
        | roof        | stone building with one upper level | on the rooftop of | F8   | D7-E7 | D6-E7  | C6     | blocked |
        | hill        | level 2 Open Ground                 | in                | F8   | D7-E7 | D6-E7  | C6     | blocked |
        | roof-mirror | stone building with one upper level | on the rooftop of | D8   | E7-F7 | E7-F6  | G6     | blocked |

    @B9.35xB9.52-101
    Scenario Outline: B9.35xB9.52-101b with <other> one level down and bocage between it and <second>, <target> is clear
      Given <from> is <ground>
      And <other> is level -1 Open Ground
      And hexside <first> is a bocage at level 0
      And hexside <edge> is a bocage at level -1
      And a German squad <place> <from>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples: whose top is the ground of the hex behind, and hides nothing on it
        | row         | ground                              | place             | from | first | other | edge  | second | target |
        | roof        | stone building with one upper level | on the rooftop of | F8   | D7-E7 | E6    | D6-E6 | D6     | C6     |
        | hill        | level 2 Open Ground                 | in                | F8   | D7-E7 | E6    | D6-E6 | D6     | C6     |
        | roof-mirror | stone building with one upper level | on the rooftop of | D8   | E7-F7 | E6    | E6-F6 | F6     | G6     |
        | hill-mirror | level 2 Open Ground                 | in                | D8   | E7-F7 | E6    | E6-F6 | F6     | G6     |

    @B9.35xB9.52-103 @reading:B9.52-same-line
    Scenario Outline: B9.35xB9.52-103 with <behind>, at level <level>, behind bocage <edge> on that level, next to the bocage <first>, <target> is clear
      Given <from> is level 2 Open Ground
      And <behind> is level <level> Open Ground
      And hexside <first> is a bocage at level 0
      And hexside <edge> is a bocage at level <level>
      And a German squad in <from>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples: the LOS crosses the first and not the second
        | row         | from | first | behind | level | edge  | target |
        | down        | F8   | D7-E7 | D6     | -1    | D6-E7 | C6     |
        | down-mirror | D8   | E7-F7 | F6     | -1    | E7-F6 | G6     |
        | up          | F8   | D7-E7 | D6     | 1     | D6-E7 | C6     |
        | up-mirror   | D8   | E7-F7 | F6     | 1     | E7-F6 | G6     |

    @B9.35xB9.52-103
    Scenario Outline: B9.35xB9.52-103b with both on one level it is not
      Given <from> is level 2 Open Ground
      And hexside <first> is a bocage at level 0
      And hexside <edge> is a bocage at level 0
      And a German squad in <from>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

      Examples:
        | row        | from | first | edge  | target |
        | one        | F8   | D7-E7 | D6-E7 | C6     |
        | one-mirror | D8   | E7-F7 | E7-F6 | G6     |

    @B9.35xB9.52-103 @reading:B9.52-same-line=any-level
    Scenario: B9.35xB9.52-103c or by the other reading the house stands behind the bocage of the other base
      Given F8 is level 2 Open Ground
      And D6 is level -1 Open Ground
      And hexside D7-E7 is a bocage at level 0
      And hexside D6-E7 is a bocage at level -1
      And a German squad in F8
      And a Russian squad in C6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

    @B9.35xB9.52-101
    Scenario Outline: B9.35xB9.52-101c nor with nothing there but the first hexside; the hex before it is blind
      Given <from> is level 2 Open Ground
      And hexside <first> is a bocage
      When LOS is traced between <from> and <target>
      Then the LOS is <sight>

      Examples:
        | row    | from | first | target | sight |
        | second | F8   | D7-E7 | C6     | clear |
        | mirror | D8   | E7-F7 | G6     | clear |

    @B9.35xB9.52-102
    Scenario Outline: B9.35xB9.52-102 bocage F5-F6 at level <base>, F5 and F6 at level <ground>, seen from level <high> of F3: <target> is <sight>
      Given F3 is level <high> Open Ground
      And F4, F5, F6, F7, F8 and F9 are level <ground> Open Ground
      And hexside F5-F6 is a bocage at level <ground>
      When LOS is traced between F3 and <target>
      Then the LOS is <sight>

      Examples: the height that counts is that above its own base
        | row          | base | ground | high | target | sight   |
        | plain-blind  | 0    | 0      | 2    | F7     | blocked |
        | plain-beyond | 0    | 0      | 2    | F8     | clear   |
        | plain-over   | 0    | 0      | 3    | F7     | clear   |
        | down-blind   | -1   | -1     | 1    | F7     | blocked |
        | down-beyond  | -1   | -1     | 1    | F8     | clear   |
        | down-over    | -1   | -1     | 2    | F7     | clear   |
        | up-blind     | 1    | 1      | 3    | F7     | blocked |
        | up-beyond    | 1    | 1      | 3    | F8     | clear   |
        | up-over      | 1    | 1      | 4    | F7     | clear   |

  @B9.21
  Rule: B9.21 The elevation that sees into an entrenchment does not see into a Blind Hex

    @B9.21xB9.52-101
    Scenario Outline: B9.21xB9.52-101 behind the bocage F4-F5 a squad beneath the <cover> in <hex>, walled, is <sight> from level <high> of F2
      Given F2 is level <high> Open Ground
      And hexside F4-F5 is a bocage
      And hexside <wall> is a wall
      And <hex> holds a <cover>
      And a German squad beneath the <cover> in <hex>
      And a Russian squad in F2
      When LOS is traced between the Russian squad and the German squad
      Then the LOS is <sight>

      Examples:
        | row          | cover     | hex | wall  | high | sight   |
        | blind        | foxhole   | F6  | F5-F6 | 2    | blocked |
        | beyond       | foxhole   | F7  | F6-F7 | 2    | clear   |
        | high-enough  | foxhole   | F6  | F5-F6 | 3    | clear   |
        | trench-blind | trench    | F6  | F5-F6 | 2    | blocked |
        | ditch-beyond | A-T Ditch | F7  | F6-F7 | 2    | clear   |
        | too-low      | foxhole   | F7  | F6-F7 | 1    | blocked |
