@B16.2
Feature: B16.2 The Hindrance of marsh

  Rule: B16.2 +1 for each marsh hex that a same-level LOS crosses

    @B16.2-1
    Scenario Outline: B16.2-1a with marsh in <marsh> between the ends the Hindrance is <hindrance>
      Given <marsh> are marsh
      When LOS is traced between B2 and B6
      Then the LOS is clear
      And the Hindrance is <hindrance>

      Examples:
        | marsh         | hindrance |
        | B4            | +1        |
        | B3 and B5     | +2        |
        | B3, B4 and B5 | +3        |

    @B16.2-1
    Scenario: B16.2-1b without marsh between the ends there is no Hindrance
      Given C4 is marsh
      When LOS is traced between B2 and B6
      Then the LOS is clear
      And the Hindrance is 0

    @B16.2-2
    Scenario: B16.2-2 one marsh hex blocks no LOS
      Given B3 is marsh
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

    @B16.2-3
    Scenario Outline: B16.2-3 marsh at an end of the LOS adds nothing: <near> and <far>
      Given B2 is <near>
      And B4 is <far>
      When LOS is traced between B2 and B4
      Then the Hindrance is 0

      Examples:
        | near        | far         |
        | marsh       | Open Ground |
        | Open Ground | marsh       |
        | marsh       | marsh       |

    @B16.2-3
    Scenario Outline: B16.2-3c a Snap Shot at hexside F5-F6 of <hex> finds a Hindrance of <n> in the marsh of F5
      Given F5 is marsh
      And a German squad in F3
      When LOS is traced from the German squad to hexside F5-F6 of <hex>
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: in its own hex it adds nothing
        | hex | n  |
        | F5  | 0  |
        | F6  | +1 |

    @B16.2-3
    Scenario Outline: B16.2-3d nor does <ground> at an end of a LOS along a hexside: <hex>
      Given <hex> is <ground>
      And B1 is marsh
      When LOS is traced between A2 and C2
      Then the LOS is clear
      And the Hindrance is 0

      Examples:
        | ground    | hex |
        | graveyard | A2  |
        | graveyard | C2  |
        | marsh     | A2  |
        | stone rubble | A2 |
        | stone rubble | C2 |

    @B16.2-4
    Scenario: B16.2-4 between adjacent marsh hexes there is no Hindrance
      Given B2 and B3 are marsh
      When LOS is traced between B2 and B3
      Then the Hindrance is 0

    @B16.2-5
    Scenario: B16.2-5 a LOS between different levels passes over the marsh
      Given B2 is level 1 Open Ground
      And B3 is marsh
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is 0

    @B16.2-6
    Scenario: B16.2-6 two ends a level above the marsh look over it
      Given B2 and B4 are level 1 Open Ground
      And B3 is marsh
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is 0

    @B16.2-5
    Scenario Outline: B16.2-5b on <date>, from level <level> over marsh and an orchard in <orchard>, <hex> is <sight> and the Hindrance <n>
      Given B3 is marsh
      And <orchard> are orchard
      And the date is <date>
      When LOS is traced from level <level> of B2 to <hex>
      Then the LOS is <sight>
      And the Hindrance is <n>

      Examples: in leaf it is an obstacle
        | date       | orchard | level | hex | sight   | n |
        | 1944-04-01 | B4      | 2     | B5  | blocked | 0 |
        | 1944-04-01 | B4      | 2     | B6  | clear   | 0 |
        | 1944-10-31 | B4      | 2     | B5  | blocked | 0 |
        | 1944-10-31 | B4      | 1     | B6  | blocked | 0 |

      Examples: out of leaf a Hindrance, from high above only next to the lower end
        | date       | orchard   | level | hex | sight | n  |
        | 1944-03-31 | B4        | 2     | B5  | clear | +1 |
        | 1944-11-01 | B4        | 2     | B5  | clear | +1 |
        | 1944-11-01 | B4        | 2     | B6  | clear | 0  |
        | 1944-11-01 | B4        | 1.5   | B6  | clear | 0  |
        | 1944-11-01 | B4        | 1     | B6  | clear | +1 |
        | 1944-11-01 | B4 and B5 | 1     | B6  | clear | +2 |
        | 1944-11-01 | B4 and B5 | 2     | B6  | clear | +1 |

    @B16.2-5
    Scenario Outline: B16.2-5c on 1 November, between level <level> of B2 and level <other> of B6, <ground> in <where> beside the marsh is a Hindrance of <n>: <sight>
      Given B3 is marsh
      And <where> is <ground>
      And the date is 1944-11-01
      When LOS is traced between level <level> of B2 and level <other> of B6
      Then the LOS is <sight>
      And the Hindrance is <n>

      Examples: an orchard below its top; an olive grove keeps its leaves
        | level | other | ground         | where | sight   | n  |
        | 2     | 1/2   | orchard        | B5    | clear   | +1 |
        | 2     | 1     | orchard        | B5    | clear   | 0  |
        | 0     | 2     | orchard        | B5    | clear   | 0  |
        | 0     | 2     | orchard        | B3    | clear   | +1 |
        | 2     | 0     | level -1 orchard | B5  | clear   | 0  |
        | 2     | 0     | level 1 orchard | B4   | clear   | +1 |
        | 2.5   | 0     | level 1 orchard | B4   | clear   | 0  |
        | 1     | 0     | an olive grove | B4    | blocked | 0  |
        | 2     | 0     | an olive grove | B5    | blocked | 0  |

    @B16.2-5
    Scenario Outline: B16.2-5d without a date an orchard is in leaf: from level 2 of B2 over the marsh of B3 <hex> is <sight>
      Given B3 is marsh
      And B4 is orchard
      When LOS is traced from level 2 of B2 to <hex>
      Then the LOS is <sight>

      Examples:
        | hex | sight   |
        | B5  | blocked |
        | B6  | clear   |

    @B16.2-7
    Scenario Outline: B16.2-7b along a gully <what> on B4 hinders two squads <place> it by <n>
      Given B2, B3, B4, B5 and B6 are a gully
      And B4 is <what>
      And a German squad <place> B2
      And a Russian squad <place> B6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: seen along the gully it stands at the bottom
        | what        | place              | n  |
        | marsh       | IN                 | +1 |
        | brush       | IN                 | +1 |
        | brush       | in Crest status in | +1 |
        | Open Ground | IN                 | 0  |

    @B16.2-7
    Scenario: B16.2-7 marsh at level -1 hinders a LOS at level -1
      Given B2 and B4 are level -1 Open Ground
      And B3 is level -1 marsh
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is +1

    @B16.2-7
    Scenario: B16.2-7c over marsh at level -1/2 too, unless ground at level 0 lies between
      Given F5 and F8 are level -0.5 Open Ground
      And F6 is level -0.5 marsh
      When LOS is traced between F5 and F8
      Then the LOS is blocked at hex F7

    @B16.2-7
    Scenario: B16.2-7d with all of the LOS at level -1/2 the marsh hinders
      Given F5, F7 and F8 are level -0.5 Open Ground
      And F6 is level -0.5 marsh
      When LOS is traced between F5 and F8
      Then the LOS is clear
      And the Hindrance is +1

    @B16.2-8
    Scenario: B16.2-8 two marsh hexes on either side of the thread hinder once
      Given B1 and B2 are marsh
      When LOS is traced between A2 and C2
      Then the Hindrance is +1

    @B16.2-8 @contested
    Scenario: B16.2-8c two marsh hexes at one range from a tank in VBM hinder once, at whatever ranges from the squad
      Given F2 and G2 are marsh
      And G3 is woods
      And the artwork of G3 does not reach towards G2, F2, F3, G4, H3 and H2
      And a German squad in E2
      And a Russian tank in G3
      And the Russian tank is in VBM with its CAFP at vertex G2-G3-H2
      When LOS is traced between the German squad and the Russian tank
      Then the LOS is clear
      And the Hindrance is +1

    @B16.2-9
    Scenario: B16.2-9a along a hexside of marsh and Open Ground the LOS is free
      Given B1 is marsh
      And B2 is Open Ground
      When LOS is traced between A2 and C2
      Then the Hindrance is 0

    @B16.2-9
    Scenario: B16.2-9b where marsh artwork spills over the hexside it shows on both sides and hinders
      Given B1 is marsh
      And B2 is Open Ground
      And the artwork of B1 laps over into B2
      When LOS is traced between A2 and C2
      Then the Hindrance is +1

    @B16.2-9
    Scenario Outline: B16.2-9c of two marsh hexes the artwork of <one> does not reach towards <other>: <n>
      Given B1 and B2 are marsh
      And the artwork of <one> does not reach towards <other>
      When LOS is traced between A2 and C2
      Then the Hindrance is <n>

      Examples: it must show on both sides
        | one | other | n |
        | B1  | B2    | 0 |
        | B2  | B1    | 0 |

      Examples: other hexsides do not matter
        | one | other | n  |
        | B1  | B0    | +1 |
        | B2  | B3    | +1 |

    @B16.2-9
    Scenario Outline: B16.2-9d along the hexside of <one> and <other>, both lapping over, the Hindrance is <n>
      Given B1 is <one>
      And B2 is <other>
      And the artwork of B1 laps over into B2
      And the artwork of B2 laps over into B1
      When LOS is traced between A2 and C2
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: a Hindrance on either side, or an obstacle on one
        | one   | other | n  |
        | marsh | brush | +1 |
        | marsh | woods | +1 |
        | woods | marsh | +1 |

    @B16.2-8
    Scenario Outline: B16.2-8b along the hexside of <one> and <other> the Hindrance at level <level> is <n>
      Given B1 is <one>
      And B2 is <other>
      When LOS is traced between level <level> of A2 and level <level> of C2
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: Inherent Terrain needs no artwork on the other side, but its own level
        | one             | other             | level | n  |
        | marsh           | graveyard         | 0     | +1 |
        | marsh           | level 1 orchard   | 0     | 0  |
        | graveyard       | level 1 graveyard | 1     | +1 |
        | level 1 graveyard | graveyard       | 1     | +1 |
        | level 1 marsh   | marsh             | 0     | 0  |

    @B16.2-10 @contested
    Scenario Outline: B16.2-10c with artwork of <marsh> towards <drawn> alone the LOS from <viewer> to <target> is hindered by <n>
      Given <marsh> is marsh
      And the artwork of <marsh> does not reach towards <free>
      When LOS is traced between <viewer> and <target>
      Then the Hindrance is <n>

      Examples: it passes through what is drawn, or has it on either hand
        | viewer | target | marsh | drawn      | free                    | n  |
        | I7     | L5     | J6    | J5 and J7  | K6, K7, I7 and I6       | +1 |
        | H6     | L5     | J6    | J5         | K6, K7, J7, I7 and I6   | +1 |
        | K7     | G5     | J6    | J5 and I6  | K6, K7, J7 and I7       | +1 |

      Examples: or beside it, with no more than its edge on the thread
        | viewer | target | marsh | drawn | free                      | n |
        | L6     | I5     | K6    | J6    | K5, L5, L6, K7 and J5     | 0 |
        | K7     | G5     | J6    | J5    | K6, K7, J7, I7 and I6     | 0 |
        | H6     | L6     | J6    | I6    | J5, K6, K7, J7 and I7     | 0 |

      Examples: towards none it is drawn about the centre dot, a third as wide as the hex
        | viewer | target | marsh | drawn | free                          | n  |
        | J5     | O9     | K6    | none  | K5, L5, L6, K7, J6 and J5     | +1 |
        | K7     | G4     | J6    | none  | J5, K6, K7, J7, I7 and I6     | 0  |

    @B16.2-10 @contested
    Scenario: B16.2-10a a LOS that crosses a marsh hex beside its artwork is not hindered
      Given A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B2 is Open Ground
      When LOS is traced between A1 and B3
      Then the Hindrance is 0

    @B16.2-10 @contested
    Scenario: B16.2-10b where the artwork fills the hex the same LOS is hindered
      Given A2 and B2 are marsh
      When LOS is traced between A1 and B3
      Then the Hindrance is +2

    @B16.2-11
    Scenario Outline: B16.2-11a across <between> the Hindrance is <n> and the LOS open
      Given <between> are marsh
      When LOS is traced between <near> and B8
      Then the LOS is clear
      And the Hindrance is <n>

      Examples:
        | near | between            | n  |
        | B2   | B3, B4, B5, B6, B7 | +5 |

    @B16.2-11
    Scenario Outline: B16.2-11b a Hindrance of <n> across <between> ends the LOS
      Given <between> are marsh
      When LOS is traced between <near> and B8
      Then the LOS is blocked
      And the Hindrance is <n>

      Examples:
        | near | between                    | n  |
        | B1   | B2, B3, B4, B5, B6, B7     | +6 |
        | B0   | B1, B2, B3, B4, B5, B6, B7 | +7 |

    @B16.2-12
    Scenario: B16.2-12 marsh adds to the Hindrance of other terrain
      Given B3 and B5 are marsh
      And B4 is brush
      When LOS is traced between B2 and B6
      Then the Hindrance is +3

    @B16.2-12
    Scenario Outline: B16.2-12b marsh and <ground> on one LOS are a Hindrance of <n>
      Given B3 is marsh
      And B4 is <ground>
      When LOS is traced between B2 and B6
      Then the Hindrance is <n>

      Examples:
        | ground      | n  |
        | brush       | +2 |
        | grain       | +2 |
        | marsh       | +2 |
        | mudflat     | +2 |
        | graveyard   | +2 |
        | Open Ground | +1 |

    @B16.2-12
    Scenario Outline: B16.2-12e marsh and <ground> on <date> are a Hindrance of <n>
      Given B3 is marsh
      And B4 is <ground>
      And the date is <date>
      When LOS is traced between B2 and B6
      Then the Hindrance is <n>

      Examples: grain from June to September, an orchard and an olive grove all the year
        | ground         | date       | n  |
        | grain          | 1944-05-31 | +1 |
        | grain          | 1944-06-01 | +2 |
        | grain          | 1944-09-30 | +2 |
        | grain          | 1944-10-01 | +1 |
        | an orchard     | 1944-12-01 | +2 |
        | an olive grove | 1944-12-01 | +2 |
        | brush          | 1944-12-01 | +2 |

    @B16.2-12
    Scenario Outline: B16.2-12f from level <level> of <viewer> to <target>, over marsh in B3, SMOKE in <smoke> is a Hindrance of <n>
      Given B3 is marsh
      And <smoke> has smoke
      When LOS is traced from level <level> of <viewer> to <target>
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: in the viewer's hex +1 more, in the target's not
        | level | viewer | target | smoke | n  |
        | 0     | B2     | B6     | B2    | +5 |
        | 0     | B2     | B6     | B6    | +4 |
        | 1     | B2     | B6     | B2    | +4 |
        | 1.5   | B2     | B6     | B2    | +4 |

      Examples: it rises two levels
        | level | viewer | target | smoke | n  |
        | 2     | B2     | B6     | B2    | 0  |
        | 2     | B2     | B6     | B6    | +3 |
        | 3     | B2     | B6     | B6    | +3 |

      Examples: seen over, it hinders towards the hexes behind it that are blind
        | level | viewer | target | smoke | n  |
        | 3     | B2     | B5     | B4    | +3 |
        | 3     | B2     | B6     | B4    | +3 |
        | 3     | B2     | B7     | B4    | 0  |

    @B16.2-12
    Scenario Outline: B16.2-12g between level <level> of B2 and level <level> of B6, over marsh in B3, SMOKE in B4 is a Hindrance of <n>
      Given B3 is marsh
      And B4 has smoke
      When LOS is traced between level <level> of B2 and level <level> of B6
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: it rises two levels
        | level | n  |
        | 1     | +3 |
        | 1.5   | +3 |
        | 2     | 0  |

    @B16.2-12
    Scenario Outline: B16.2-12h a tank in <place> adds to marsh in B3 between level <level> of B2 and level <other> of B6: <n>
      Given B3 is marsh
      And <place> is <ground>
      And a Russian tank <in> <place>
      When LOS is traced between level <level> of B2 and level <other> of B6
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: on the level of the LOS and between the ends
        | place | ground      | in | level | other | n  |
        | B4    | Open Ground | in | 0     | 0     | +2 |
        | B2    | Open Ground | in | 0     | 0     | +1 |
        | B6    | Open Ground | in | 0     | 0     | +1 |
        | C4    | Open Ground | in | 0     | 0     | +1 |
        | B4    | Open Ground | in | 1     | 0     | 0  |
        | B4    | Open Ground | in | 1     | 1     | 0  |
        | B4    | a gully     | IN | 0     | 0     | +1 |

    @B16.2-12
    Scenario: B16.2-12c marsh and SMOKE
      Given B3 is marsh
      And B4 has smoke
      When LOS is traced between B2 and B6
      Then the Hindrance is +4

    @B16.2-12
    Scenario Outline: B16.2-12d marsh and a <thing>
      Given B3 is marsh
      And <what> in B4
      And a German squad in B2
      And a Russian squad in B6
      When LOS is traced between the German squad and the Russian squad
      Then the Hindrance is <n>

      Examples:
        | thing       | what                 | n  |
        | tank        | a Russian tank       | +2 |
        | armored car | a Russian armored car | +2 |
        | truck       | a Russian truck      | +1 |
        | wreck       | a wreck              | +2 |
        | assault gun | a Russian assault gun | +2 |
        | SP gun      | a Russian SP gun     | +2 |
        | Carrier     | a Russian Carrier    | +2 |
        | halftrack   | a Russian halftrack  | +2 |
        | motorcycle  | a Russian motorcycle | +1 |
        | squad       | a Russian squad P    | +1 |

    @B16.2-6
    Scenario Outline: B16.2-6b from level <level> to level <level> across marsh and an orchard the Hindrance is <n>
      Given B3 is marsh
      And B4 is orchard
      When LOS is traced between level <level> of B2 and level <level> of B6
      Then the Hindrance is <n>

      Examples: the marsh at its own level, the orchard below its top
        | level | n  |
        | 0     | +2 |
        | 1     | 0  |
        | 2     | 0  |

    @B16.2-1
    Scenario Outline: B16.2-1c marsh in <marsh> is a Hindrance of <hindrance> from <viewer> to <target>
      Given <marsh> is marsh
      When LOS is traced between <viewer> and <target>
      Then the Hindrance is <hindrance>

      Examples: every angle: the LOS goes through the marsh
        | viewer | target | marsh | hindrance |
        | G2     | K1     | I1    | +1        |
        | J9     | F0     | I6    | +1        |
        | R2     | Q9     | R6    | +1        |
        | T0     | R5     | R4    | +1        |
        | I1     | H6     | I2    | +1        |
        | H10    | J0     | J3    | +1        |
        | I9     | P8     | M9    | +1        |
        | L4     | O2     | N2    | +1        |
        | H6     | F1     | F2    | +1        |
        | R5     | L5     | N5    | +1        |
        | J9     | F1     | I8    | +1        |
        | B0     | A3     | B1    | +1        |
        | R2     | L8     | M8    | +1        |
        | J9     | M10    | K10   | +1        |
        | H5     | F3     | G5    | +1        |
        | P6     | I6     | J6    | +1        |
        | Q10    | Q5     | Q9    | +1        |
        | L8     | N2     | N3    | +1        |
        | L7     | Q5     | N6    | +1        |
        | G8     | C4     | D4    | +1        |
        | R4     | N9     | P7    | +1        |
        | E6     | F8     | F7    | +1        |
        | G6     | K10    | H7    | +1        |
        | N6     | I9     | K8    | +1        |
        | A2     | F4     | B2    | +1        |
        | E6     | G9     | F7    | +1        |
        | F0     | H5     | F1    | +1        |
        | D10    | F3     | E7    | +1        |
        | J7     | N1     | L4    | +1        |
        | M9     | F10    | H10   | +1        |
        | R6     | T10    | S9    | +1        |
        | L2     | R5     | Q5    | +1        |

      Examples: and past it
        | viewer | target | marsh | hindrance |
        | G2     | K1     | K2    | 0         |
        | J9     | F0     | G6    | 0         |
        | R2     | Q9     | Q3    | 0         |
        | T0     | R5     | Q4    | 0         |
        | I1     | H6     | H1    | 0         |
        | H10    | J0     | K2    | 0         |
        | I9     | P8     | O10   | 0         |
        | L4     | O2     | L3    | 0         |
        | H6     | F1     | F4    | 0         |
        | R5     | L5     | P4    | 0         |
        | J9     | F1     | K9    | 0         |
        | B0     | A3     | C1    | 0         |
        | R2     | L8     | M9    | 0         |
        | J9     | M10    | L10   | 0         |
        | H5     | F3     | H4    | 0         |
        | P6     | I6     | O7    | 0         |
        | Q10    | Q5     | R7    | 0         |
        | L8     | N2     | K8    | 0         |
        | L7     | Q5     | M8    | 0         |
        | G8     | C4     | D3    | 0         |
        | R4     | N9     | R5    | 0         |
        | E6     | F8     | G8    | 0         |
        | G6     | K10    | J7    | 0         |
        | N6     | I9     | I8    | 0         |
        | A2     | F4     | E5    | 0         |
        | E6     | G9     | E8    | 0         |
        | F0     | H5     | F4    | 0         |
        | D10    | F3     | E4    | 0         |
        | J7     | N1     | M5    | 0         |
        | M9     | F10    | F9    | 0         |
        | R6     | T10    | T8    | 0         |
        | L2     | R5     | P5    | 0         |

    @B16.2-2
    Scenario: B16.2-2b a wall beside the marsh hides what the marsh alone would not
      Given B3 is marsh
      And hexside B3-B4 is a wall
      When LOS is traced between B2 and B5
      Then the LOS is blocked

    @B16.2-3
    Scenario: B16.2-3b the wall of a marsh hex does not hide the hex
      Given B2 is marsh
      And hexside B2-B3 is a wall
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is 0

  Rule: B16.2 Every DR along the LOS pays for it

    @B16.2-13
    Scenario: B16.2-13 a Gun's To Hit DR pays the Hindrance
      Given B3 and B4 are marsh
      And a Russian crew in B2
      And the Russian crew possesses a Russian AT Gun
      And a German squad in B5
      And it is the PFPh of the Russian turn
      When the AT Gun attacks the German squad with Direct Fire HE
      Then the attack is possible
      And the Hindrance DRM is +2

    @B16.2-14
    Scenario: B16.2-14 small arms: an Original DR of 7 through two marsh hexes is a Final DR of 9
      Given B3 and B4 are marsh
      And a Russian 4-4-7 squad in B2
      And a German squad in B5
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the German squad with small-arms fire and an Original DR of 7
      Then the Hindrance DRM is +2
      And the TEM is 0
      And the Final DR of the attack is 9
