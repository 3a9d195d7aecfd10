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
        | row               | near        | far         |
        | marsh-open-ground | marsh       | Open Ground |
        | open-ground-marsh | Open Ground | marsh       |
        | marsh-marsh       | marsh       | marsh       |

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
        | row             | ground       | hex |
        | graveyard-a2    | graveyard    | A2  |
        | graveyard-c2    | graveyard    | C2  |
        | marsh-a2        | marsh        | A2  |
        | stone-rubble-a2 | stone rubble | A2  |
        | stone-rubble-c2 | stone rubble | C2  |

    @B16.2-4
    Scenario: B16.2-4 between adjacent marsh hexes there is no Hindrance
      Given B2 and B3 are marsh
      When LOS is traced between B2 and B3
      Then the Hindrance is 0

    @B16.2-4
    Scenario: B16.2-4b the marsh hex between two others gives the only one
      Given B2, B3 and B4 are marsh
      When LOS is traced between B2 and B4
      Then the Hindrance is +1

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
    Scenario Outline: B16.2-5b on <date>, from level <level> over marsh and an orchard in <orchard>, <hex> is <sight>: <more>
      Given B3 is marsh
      And <orchard> are orchard
      And the date is <date>
      When LOS is traced from level <level> of B2 to <hex>
      Then the LOS is <sight>
      And <more>

      Examples: in leaf it is an obstacle
        | row                | date       | orchard | level | hex | sight   | more                         |
        | april-1-to-b5      | 1944-04-01 | B4      | 2     | B5  | blocked | the LOS is blocked at hex B4 |
        | april-1-to-b6      | 1944-04-01 | B4      | 2     | B6  | clear   | the Hindrance is 0           |
        | october-31-to-b5   | 1944-10-31 | B4      | 2     | B5  | blocked | the LOS is blocked at hex B4 |
        | october-31-level-1 | 1944-10-31 | B4      | 1     | B6  | blocked | the LOS is blocked at hex B4 |

      Examples: out of leaf a Hindrance, from high above only next to the lower end
        | row                      | date       | orchard   | level | hex | sight | more                |
        | march-31                 | 1944-03-31 | B4        | 2     | B5  | clear | the Hindrance is +1 |
        | november-1-to-b5         | 1944-11-01 | B4        | 2     | B5  | clear | the Hindrance is +1 |
        | november-1-level-2-to-b6 | 1944-11-01 | B4        | 2     | B6  | clear | the Hindrance is 0  |
        | november-1-level-1.5     | 1944-11-01 | B4        | 1.5   | B6  | clear | the Hindrance is 0  |
        | november-1-level-1       | 1944-11-01 | B4        | 1     | B6  | clear | the Hindrance is +1 |
        | two-orchards-level-1     | 1944-11-01 | B4 and B5 | 1     | B6  | clear | the Hindrance is +2 |
        | two-orchards-level-2     | 1944-11-01 | B4 and B5 | 2     | B6  | clear | the Hindrance is +1 |

    @B16.2-5
    Scenario Outline: B16.2-5c on 1 November, between level <level> of B2 and level <other> of B6, <ground> in <where> beside the marsh: <sight>, <more>
      Given B3 is marsh
      And <where> is <ground>
      And the date is 1944-11-01
      When LOS is traced between level <level> of B2 and level <other> of B6
      Then the LOS is <sight>
      And <more>

      Examples: an orchard below its top; an olive grove keeps its leaves
        | row                         | level | other | ground           | where | sight   | more                         |
        | orchard-level-2-to-0.5      | 2     | 1/2   | orchard          | B5    | clear   | the Hindrance is +1          |
        | orchard-level-2-to-1        | 2     | 1     | orchard          | B5    | clear   | the Hindrance is 0           |
        | orchard-in-b5-level-0-to-2  | 0     | 2     | orchard          | B5    | clear   | the Hindrance is 0           |
        | orchard-in-b3-level-0-to-2  | 0     | 2     | orchard          | B3    | clear   | the Hindrance is +1          |
        | low-orchard-level-2-to-0    | 2     | 0     | level -1 orchard | B5    | clear   | the Hindrance is 0           |
        | hill-orchard-level-2-to-0   | 2     | 0     | level 1 orchard  | B4    | clear   | the Hindrance is +1          |
        | hill-orchard-level-2.5-to-0 | 2.5   | 0     | level 1 orchard  | B4    | clear   | the Hindrance is 0           |
        | olive-grove-level-1-to-0    | 1     | 0     | an olive grove   | B4    | blocked | the LOS is blocked at hex B4 |
        | olive-grove-level-2-to-0    | 2     | 0     | an olive grove   | B5    | blocked | the LOS is blocked at hex B5 |

    @B16.2-5
    Scenario Outline: B16.2-5e on 1 November, from E5 to level <level> of I5, along a hill orchard and marsh: <more>
      Given F4 is level 1 orchard
      And H4 and H5 are marsh
      And the date is 1944-11-01
      When LOS is traced between level <level> of I5 and level 0 of E5
      Then the LOS is clear
      And <more>

      Examples: an end no higher than the ground of the orchard, and one that is
        | row       | level | more                |
        | level-1   | 1     | the Hindrance is 0  |
        | level-1.5 | 1.5   | the Hindrance is +1 |
        | level-2   | 2     | the Hindrance is +1 |

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
        | row            | what        | place              | n  |
        | marsh-in       | marsh       | IN                 | +1 |
        | brush-in       | brush       | IN                 | +1 |
        | brush-crest    | brush       | in Crest status in | +1 |
        | open-ground-in | Open Ground | IN                 | 0  |

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

    @B16.2-8 @reading:B16.2-from-either-end
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

    @B16.2-8 @reading:B16.2-from-either-end
    Scenario: B16.2-8d from E2, to which their ranges are two, no more than from the tank
      Given F2 and G2 are marsh
      And G3 is woods
      And the artwork of G3 does not reach towards G2, F2, F3, G4, H3 and H2
      And a Russian tank in G3
      And the Russian tank is in VBM with its CAFP at vertex G2-G3-H2
      When LOS is traced from E2 to the Russian tank
      Then the Hindrance is +1

    @B16.2-8 @reading:B16.2-from-either-end=firer
    Scenario: B16.2-8e or by the other reading each end counts its own ranges
      Given F2 and G2 are marsh
      And G3 is woods
      And the artwork of G3 does not reach towards G2, F2, F3, G4, H3 and H2
      And a Russian tank in G3
      And the Russian tank is in VBM with its CAFP at vertex G2-G3-H2
      When LOS is traced from E2 to the Russian tank
      Then the Hindrance is +2

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

      @reading:B16.2-artwork
      Examples: it must show on both sides
        | row      | one | other | n |
        | b1-to-b2 | B1  | B2    | 0 |
        | b2-to-b1 | B2  | B1    | 0 |

      Examples: other hexsides do not matter
        | row      | one | other | n  |
        | b1-to-b0 | B1  | B0    | +1 |
        | b2-to-b3 | B2  | B3    | +1 |

    @B16.2-9 @reading:B16.2-artwork=whole-hex
    Scenario Outline: B16.2-9u or by the other reading it hinders though that of <one> does not reach towards <other>
      Given B1 and B2 are marsh
      And the artwork of <one> does not reach towards <other>
      When LOS is traced between A2 and C2
      Then the Hindrance is +1

      Examples:
        | row      | one | other |
        | b1-to-b2 | B1  | B2    |
        | b2-to-b1 | B2  | B1    |

    @B16.2-9 @reading:B16.2-artwork
    Scenario Outline: B16.2-9v mudflat is drawn as marsh: that of <one> does not reach towards <other>
      Given B1 and B2 are mudflat
      And the artwork of <one> does not reach towards <other>
      When LOS is traced between A2 and C2
      Then the Hindrance is 0

      Examples:
        | row      | one | other |
        | b1-to-b2 | B1  | B2    |
        | b2-to-b1 | B2  | B1    |

    @B16.2-9 @reading:B16.2-artwork=whole-hex
    Scenario Outline: B16.2-9w or by the other reading mudflat hinders as marsh does, though that of <one> does not reach towards <other>
      Given B1 and B2 are mudflat
      And the artwork of <one> does not reach towards <other>
      When LOS is traced between A2 and C2
      Then the Hindrance is +1

      Examples:
        | row      | one | other |
        | b1-to-b2 | B1  | B2    |
        | b2-to-b1 | B2  | B1    |

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
        | row         | one   | other | n  |
        | marsh-brush | marsh | brush | +1 |
        | marsh-woods | marsh | woods | +1 |
        | woods-marsh | woods | marsh | +1 |

    @B16.2-8
    Scenario Outline: B16.2-8b along the hexside of <one> and <other> the Hindrance at level <level> is <n>
      Given B1 is <one>
      And B2 is <other>
      When LOS is traced between level <level> of A2 and level <level> of C2
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: Inherent Terrain needs no artwork on the other side, but its own level
        | row                         | one               | other             | level | n  |
        | marsh-graveyard             | marsh             | graveyard         | 0     | +1 |
        | marsh-level-1-orchard       | marsh             | level 1 orchard   | 0     | 0  |
        | graveyard-level-1-graveyard | graveyard         | level 1 graveyard | 1     | +1 |
        | level-1-graveyard-graveyard | level 1 graveyard | graveyard         | 1     | +1 |
        | level-1-marsh-marsh         | level 1 marsh     | marsh             | 0     | 0  |

    @B16.2-10
    Scenario Outline: B16.2-10c with artwork of <marsh> towards <drawn> alone the LOS from <viewer> to <target> is hindered by <n>
      Given <marsh> is marsh
      And the artwork of <marsh> does not reach towards <free>
      When LOS is traced between <viewer> and <target>
      Then the Hindrance is <n>

      Examples: it passes through what is drawn, or has it on either hand
        | row                     | viewer | target | marsh | drawn     | free                  | n  |
        | from-i7-drawn-j5-and-j7 | I7     | L5     | J6    | J5 and J7 | K6, K7, I7 and I6     | +1 |
        | from-h6-drawn-j5        | H6     | L5     | J6    | J5        | K6, K7, J7, I7 and I6 | +1 |
        | from-k7-drawn-j5-and-i6 | K7     | G5     | J6    | J5 and I6 | K6, K7, J7 and I7     | +1 |

      @reading:B16.2-artwork
      Examples: or beside it, with no more than its edge on the thread
        | row              | viewer | target | marsh | drawn | free                  | n |
        | from-l6-drawn-j6 | L6     | I5     | K6    | J6    | K5, L5, L6, K7 and J5 | 0 |
        | from-k7-drawn-j5 | K7     | G5     | J6    | J5    | K6, K7, J7, I7 and I6 | 0 |
        | from-h6-drawn-i6 | H6     | L6     | J6    | I6    | J5, K6, K7, J7 and I7 | 0 |

      Examples: towards none it is drawn about the centre dot, a third as wide as the hex
        | row                | viewer | target | marsh | drawn | free                      | n  |
        | from-j5-drawn-none | J5     | O9     | K6    | none  | K5, L5, L6, K7, J6 and J5 | +1 |

      @reading:B16.2-artwork
      Examples: and nowhere else
        | row                | viewer | target | marsh | drawn | free                      | n |
        | from-k7-drawn-none | K7     | G4     | J6    | none  | J5, K6, K7, J7, I7 and I6 | 0 |

    @B16.2-10 @reading:B16.2-artwork=whole-hex
    Scenario Outline: B16.2-10e or by the other reading with <marsh> drawn towards <drawn> alone too the LOS from <viewer> to <target> is hindered by <n>
      Given <marsh> is marsh
      And the artwork of <marsh> does not reach towards <free>
      When LOS is traced between <viewer> and <target>
      Then the Hindrance is <n>

      Examples:
        | row                | viewer | target | marsh | drawn | free                      | n  |
        | from-l6-drawn-j6   | L6     | I5     | K6    | J6    | K5, L5, L6, K7 and J5     | +1 |
        | from-k7-drawn-j5   | K7     | G5     | J6    | J5    | K6, K7, J7, I7 and I6     | +1 |
        | from-h6-drawn-i6   | H6     | L6     | J6    | I6    | J5, K6, K7, J7 and I7     | +1 |
        | from-k7-drawn-none | K7     | G4     | J6    | none  | J5, K6, K7, J7, I7 and I6 | +1 |

    @B16.2-10 @reading:B16.2-artwork
    Scenario: B16.2-10a a LOS that crosses a marsh hex beside its artwork is not hindered
      Given A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B2 is Open Ground
      When LOS is traced between A1 and B3
      Then the Hindrance is 0

    @B16.2-10 @reading:B16.2-artwork=whole-hex
    Scenario: B16.2-10d or by the other reading it is
      Given A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B2 is Open Ground
      When LOS is traced between A1 and B3
      Then the Hindrance is +1

    @B16.2-10 @reading:B16.2-artwork
    Scenario: B16.2-10p beside marsh and grain alike it is not hindered
      Given A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B2 is grain
      And the artwork of B2 does not reach towards A2, A3 and B3
      And the date is 1944-07-15
      When LOS is traced between A1 and B3
      Then the Hindrance is 0

    @B16.2-10 @reading:B16.2-artwork=whole-hex
    Scenario: B16.2-10q or by the other reading it is by the marsh alone
      Given A2 is marsh
      And the artwork of A2 does not reach towards A1, B1 and B2
      And B2 is grain
      And the artwork of B2 does not reach towards A2, A3 and B3
      And the date is 1944-07-15
      When LOS is traced between A1 and B3
      Then the Hindrance is +1

    @B16.2-10
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
        | crag        | +2 |
        | vineyard    | +2 |
        | Open Ground | +1 |

    @B16.2-12
    Scenario Outline: B16.2-12e marsh and <ground> on <date> are a Hindrance of <n>
      Given B3 is marsh
      And B4 is <ground>
      And the date is <date>
      When LOS is traced between B2 and B6
      Then the Hindrance is <n>

      Examples: grain from June to September, an orchard and an olive grove all the year
        | row                    | ground         | date       | n  |
        | grain-1944-05-31       | grain          | 1944-05-31 | +1 |
        | grain-1944-06-01       | grain          | 1944-06-01 | +2 |
        | grain-1944-09-30       | grain          | 1944-09-30 | +2 |
        | grain-1944-10-01       | grain          | 1944-10-01 | +1 |
        | orchard-1944-12-01     | an orchard     | 1944-12-01 | +2 |
        | olive-grove-1944-12-01 | an olive grove | 1944-12-01 | +2 |
        | brush-1944-12-01       | brush          | 1944-12-01 | +2 |

    @B16.2-12
    Scenario Outline: B16.2-12f from level <level> of <viewer> to <target>, over marsh in B3, SMOKE in <smoke> is a Hindrance of <n>
      Given B3 is marsh
      And <smoke> has smoke
      When LOS is traced from level <level> of <viewer> to <target>
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: in the viewer's hex +1 more, in the target's not
        | row                      | level | viewer | target | smoke | n  |
        | level-0-to-b6-smoke-b2   | 0     | B2     | B6     | B2    | +5 |
        | level-0-to-b6-smoke-b6   | 0     | B2     | B6     | B6    | +4 |
        | level-1-to-b6-smoke-b2   | 1     | B2     | B6     | B2    | +4 |
        | level-1.5-to-b6-smoke-b2 | 1.5   | B2     | B6     | B2    | +4 |

      Examples: it rises two levels
        | row                    | level | viewer | target | smoke | n  |
        | level-2-to-b6-smoke-b2 | 2     | B2     | B6     | B2    | 0  |
        | level-2-to-b6-smoke-b6 | 2     | B2     | B6     | B6    | +3 |
        | level-3-to-b6-smoke-b6 | 3     | B2     | B6     | B6    | +3 |

      Examples: seen over, it hinders towards the hexes behind it that are blind
        | row                    | level | viewer | target | smoke | n  |
        | level-3-to-b5-smoke-b4 | 3     | B2     | B5     | B4    | +3 |
        | level-3-to-b6-smoke-b4 | 3     | B2     | B6     | B4    | +3 |
        | level-3-to-b7-smoke-b4 | 3     | B2     | B7     | B4    | 0  |

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
        | row                     | place | ground      | in | level | other | n  |
        | tank-in-b4              | B4    | Open Ground | in | 0     | 0     | +2 |
        | tank-in-b2              | B2    | Open Ground | in | 0     | 0     | +1 |
        | tank-in-b6              | B6    | Open Ground | in | 0     | 0     | +1 |
        | tank-in-c4              | C4    | Open Ground | in | 0     | 0     | +1 |
        | tank-in-b4-level-1-to-0 | B4    | Open Ground | in | 1     | 0     | 0  |
        | tank-in-b4-level-1-to-1 | B4    | Open Ground | in | 1     | 1     | 0  |
        | tank-in-gully           | B4    | a gully     | IN | 0     | 0     | +1 |

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
        | thing       | what                  | n  |
        | tank        | a Russian tank        | +2 |
        | armored car | a Russian armored car | +2 |
        | truck       | a Russian truck       | +1 |
        | wreck       | a wreck               | +2 |
        | assault gun | a Russian assault gun | +2 |
        | SP gun      | a Russian SP gun      | +2 |
        | Carrier     | a Russian Carrier     | +2 |
        | halftrack   | a Russian halftrack   | +2 |
        | motorcycle  | a Russian motorcycle  | +1 |
        | squad       | a Russian squad P     | +1 |

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
        | row                 | viewer | target | marsh | hindrance |
        | g2-to-k1-marsh-i1   | G2     | K1     | I1    | +1        |
        | j9-to-f0-marsh-i6   | J9     | F0     | I6    | +1        |
        | r2-to-q9-marsh-r6   | R2     | Q9     | R6    | +1        |
        | t0-to-r5-marsh-r4   | T0     | R5     | R4    | +1        |
        | i1-to-h6-marsh-i2   | I1     | H6     | I2    | +1        |
        | h10-to-j0-marsh-j3  | H10    | J0     | J3    | +1        |
        | i9-to-p8-marsh-m9   | I9     | P8     | M9    | +1        |
        | l4-to-o2-marsh-n2   | L4     | O2     | N2    | +1        |
        | r5-to-l5-marsh-n5   | R5     | L5     | N5    | +1        |
        | j9-to-f1-marsh-i8   | J9     | F1     | I8    | +1        |
        | b0-to-a3-marsh-b1   | B0     | A3     | B1    | +1        |
        | r2-to-l8-marsh-m8   | R2     | L8     | M8    | +1        |
        | p6-to-i6-marsh-j6   | P6     | I6     | J6    | +1        |
        | q10-to-q5-marsh-q9  | Q10    | Q5     | Q9    | +1        |
        | l8-to-n2-marsh-n3   | L8     | N2     | N3    | +1        |
        | l7-to-q5-marsh-n6   | L7     | Q5     | N6    | +1        |
        | e6-to-f8-marsh-f7   | E6     | F8     | F7    | +1        |
        | g6-to-k10-marsh-h7  | G6     | K10    | H7    | +1        |
        | n6-to-i9-marsh-k8   | N6     | I9     | K8    | +1        |
        | e6-to-g9-marsh-f7   | E6     | G9     | F7    | +1        |
        | f0-to-h5-marsh-f1   | F0     | H5     | F1    | +1        |
        | d10-to-f3-marsh-e7  | D10    | F3     | E7    | +1        |
        | j7-to-n1-marsh-l4   | J7     | N1     | L4    | +1        |
        | m9-to-f10-marsh-h10 | M9     | F10    | H10   | +1        |
        | r6-to-t10-marsh-s9  | R6     | T10    | S9    | +1        |
        | l2-to-r5-marsh-q5   | L2     | R5     | Q5    | +1        |

      Examples: and past it
        | row                 | viewer | target | marsh | hindrance |
        | g2-to-k1-marsh-k2   | G2     | K1     | K2    | 0         |
        | j9-to-f0-marsh-g6   | J9     | F0     | G6    | 0         |
        | r2-to-q9-marsh-q3   | R2     | Q9     | Q3    | 0         |
        | t0-to-r5-marsh-q4   | T0     | R5     | Q4    | 0         |
        | i1-to-h6-marsh-h1   | I1     | H6     | H1    | 0         |
        | h10-to-j0-marsh-k2  | H10    | J0     | K2    | 0         |
        | i9-to-p8-marsh-o10  | I9     | P8     | O10   | 0         |
        | l4-to-o2-marsh-l3   | L4     | O2     | L3    | 0         |
        | h6-to-f1-marsh-f4   | H6     | F1     | F4    | 0         |
        | r5-to-l5-marsh-p4   | R5     | L5     | P4    | 0         |
        | j9-to-f1-marsh-k9   | J9     | F1     | K9    | 0         |
        | b0-to-a3-marsh-c1   | B0     | A3     | C1    | 0         |
        | r2-to-l8-marsh-m9   | R2     | L8     | M9    | 0         |
        | j9-to-m10-marsh-l10 | J9     | M10    | L10   | 0         |
        | h5-to-f3-marsh-h4   | H5     | F3     | H4    | 0         |
        | p6-to-i6-marsh-o7   | P6     | I6     | O7    | 0         |
        | q10-to-q5-marsh-r7  | Q10    | Q5     | R7    | 0         |
        | l8-to-n2-marsh-k8   | L8     | N2     | K8    | 0         |
        | l7-to-q5-marsh-m8   | L7     | Q5     | M8    | 0         |
        | g8-to-c4-marsh-d3   | G8     | C4     | D3    | 0         |
        | e6-to-f8-marsh-g8   | E6     | F8     | G8    | 0         |
        | g6-to-k10-marsh-j7  | G6     | K10    | J7    | 0         |
        | n6-to-i9-marsh-i8   | N6     | I9     | I8    | 0         |
        | e6-to-g9-marsh-e8   | E6     | G9     | E8    | 0         |
        | f0-to-h5-marsh-f4   | F0     | H5     | F4    | 0         |
        | d10-to-f3-marsh-e4  | D10    | F3     | E4    | 0         |
        | j7-to-n1-marsh-m5   | J7     | N1     | M5    | 0         |
        | m9-to-f10-marsh-f9  | M9     | F10    | F9    | 0         |
        | r6-to-t10-marsh-t8  | R6     | T10    | T8    | 0         |
        | l2-to-r5-marsh-p5   | L2     | R5     | P5    | 0         |

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
