Feature: LOS that is decided at one of its ends

  Rule: B9.21 A wall at the vertex where LOS ends bars who is entrenched

    @B9.21 @B9.42 @B9.21xB9.42-1101
    Scenario Outline: B9.21xB9.42-1101 from <place> F5 over a <barrier> on <edge>, a tank in VBM at <vertex> is <seen>
      Given F5 holds a <cover>
      And F7 is woods
      And the artwork of F7 does not reach towards F6, E7 and G7
      And hexside <edge> is a <barrier>
      And a German squad A <place> F5
      And a Russian tank T in F7
      And T is in VBM with its CAFP at vertex <vertex>
      When LOS is traced between A and T
      Then the LOS is <seen>

      Examples: over the wall of the target's hex
        | row         | cover      | place                  | barrier | edge  | vertex   | seen    |
        | wall        | foxhole 1S | beneath the foxhole in | wall    | F6-F7 | F6-F7-G7 | blocked |
        | hedge       | foxhole 1S | beneath the foxhole in | hedge   | F6-F7 | F6-F7-G7 | blocked |
        | trench      | trench     | beneath the trench in  | wall    | F6-F7 | F6-F7-G7 | blocked |
        | left-vertex | foxhole 1S | beneath the foxhole in | wall    | F6-F7 | E7-F6-F7 | blocked |

      Examples: who is on top is barred by no wall of that hex
        | row        | cover      | place                    | barrier | edge  | vertex   | seen  |
        | top        | foxhole 1S | on top of the foxhole in | wall    | F6-F7 | F6-F7-G7 | clear |
        | top-trench | trench     | on top of the trench in  | hedge   | F6-F7 | F6-F7-G7 | clear |

      Examples: nor does a wall at the vertex matter that LOS does not come through
        | row        | cover      | place                  | barrier | edge  | vertex   | seen  |
        | other-hex  | foxhole 1S | beneath the foxhole in | wall    | F6-G7 | F6-F7-G7 | clear |
        | other-side | foxhole 1S | beneath the foxhole in | wall    | F7-G7 | F6-F7-G7 | clear |

    @B9.21 @B9.42 @B9.21xB9.42-1101
    Scenario Outline: B9.21xB9.42-1101b between a tank in VBM at F5-F6-G6 and who is <place> <hex>, over its wall, LOS is <seen>
      Given F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-F6 is a wall
      And <hex> holds a foxhole 1S
      And a German tank T in F5
      And T is in VBM with its CAFP at vertex F5-F6-G6
      And a Russian squad A <place> <hex>
      When LOS is traced between T and A
      Then the LOS is <seen>

      Examples: beyond the hex next to it
        | row     | hex | place                    | seen    |
        | beneath | F7  | beneath the foxhole in   | blocked |
        | top     | F7  | on top of the foxhole in | clear   |

      Examples: in the hex next to it
        | row  | hex | place                  | seen  |
        | next | F6  | beneath the foxhole in | clear |

    @B9.21 @B9.42 @B9.21xB9.42-1101
    Scenario Outline: B9.21xB9.42-1101c with F5 at level <viewer> and F7 at level <target>, over a wall at level 0: <seen>
      Given F5 is level <viewer> Open Ground
      And F7 is level <target> Open Ground
      And F5 holds a foxhole 1S
      And hexside F6-F7 is a wall at level 0
      And a German squad A beneath the foxhole in F5
      And a Russian tank T in F7
      And T is in VBM with its CAFP at vertex F6-F7-G7
      When LOS is traced between A and T
      Then the LOS is <seen>

      Examples: the wall is on the entrenchment's level, and the other end no higher
        | row  | viewer | target | seen    |
        | same | 0      | 0      | blocked |

      Examples: the other end is higher, or the wall is not on the entrenchment's level
        | row   | viewer | target | seen  |
        | above | 0      | 1      | clear |
        | below | 1      | 0      | clear |

    @B9.21 @B9.42 @B9.21xB9.42-1101
    Scenario Outline: B9.21xB9.42-1101d over bocage that Infantry in Bypass has wall advantage over, from <place> F5: <seen>
      Given F5 holds a foxhole 1S
      And F7 is woods
      And the artwork of F7 does not reach towards F6, E7 and G7
      And hexside F6-F7 is a bocage
      And a German squad A <place> F5
      And a Russian squad T in F7
      And T is in Bypass along hexside F6-F7
      And T has wall advantage
      When LOS is traced between A and T
      Then the LOS is <seen>

      Examples:
        | row     | place                    | seen    |
        | beneath | beneath the foxhole in   | blocked |
        | top     | on top of the foxhole in | clear   |

    @B9.21 @B9.42 @B9.21xB9.42-1101
    Scenario Outline: B9.21xB9.42-1101e the same vertex as a part of <hex>, from beneath a foxhole: <seen>
      Given F5 holds a foxhole 1S
      And hexside <edge> is a hedge
      And a German squad A beneath the foxhole in F5
      When LOS is traced from A to vertex F6-F7-G7 of <hex>
      Then the LOS is <seen>

      Examples: the hedge LOS comes through is one of the hex, which is not adjacent
        | row    | edge  | hex | seen    |
        | f7     | F6-F7 | F7  | blocked |
        | g7     | F6-G7 | G7  | blocked |

      Examples: it is not, or the hex is adjacent
        | row        | edge  | hex | seen  |
        | f7-other   | F6-G7 | F7  | clear |
        | g7-other   | F6-F7 | G7  | clear |
        | f6         | F6-F7 | F6  | clear |
        | f6-and-g7  | F6-G7 | F6  | clear |

    @B9.21 @B9.42 @B9.21xB9.42-1102
    Scenario Outline: B9.21xB9.42-1102 a Snap Shot from <place> <hex> at hexside F6-F7, on which there is a <barrier>: <possible>
      Given it is the MPh of the Russian turn
      And <hex> holds a foxhole 1S
      And hexside F6-F7 is a <barrier>
      And a German squad A <place> <hex>
      And a Russian squad T in F7
      And T has spent 2 MF
      When A takes a Snap Shot at T across hexside F6-F7
      Then the attack is <possible>

      Examples: who is entrenched and not adjacent has no LOS over it
        | row   | hex | place                  | barrier | possible     |
        | wall  | F5  | beneath the foxhole in | wall    | not possible |
        | hedge | F5  | beneath the foxhole in | hedge   | not possible |

      Examples: who is on top or adjacent has
        | row  | hex | place                    | barrier | possible |
        | top  | F5  | on top of the foxhole in | wall    | possible |
        | next | F6  | beneath the foxhole in   | wall    | possible |

    @B9.21 @B9.42 @B9.21xB9.42-1102
    Scenario Outline: B9.21xB9.42-1102b LOS from <place> F5 to hexside F6-F7 of F7 is <seen>
      Given F5 holds a foxhole 1S
      And hexside F6-F7 is a wall
      And a German squad A <place> F5
      When LOS is traced between A and hexside F6-F7 of F7
      Then the LOS is <seen>

      Examples:
        | row     | place                    | seen    |
        | beneath | beneath the foxhole in   | blocked |
        | top     | on top of the foxhole in | clear   |

  Rule: A8.15 Both vertices of a hexside must be seen, at whichever end of the LOS it is

    @B9.42 @A8.15xB9.42-1101
    Scenario Outline: A8.15xB9.42-1101 with <terrain> in <where>, LOS between F5 and hexside G6-G7 of G7 is <seen>
      Given <where> is <terrain>
      And a German squad A in F5
      When LOS is traced between A and hexside G6-G7 of G7
      Then the LOS is <seen>

      Examples: one of its vertices is hidden
        | row   | where | terrain      | seen    |
        | woods | G6    | woods        | blocked |

      Examples: neither is
        | row  | where | terrain | seen  |
        | east | H6    | woods   | clear |
        | bare | G7    | marsh   | clear |

    @B9.42 @A8.15xB9.42-1101
    Scenario Outline: A8.15xB9.42-1101b with <terrain> in <where> the Hindrance between F5 and hexside G6-G7 of G7 is <drm>
      Given <where> is <terrain>
      And a German squad A in F5
      When LOS is traced between A and hexside G6-G7 of G7
      Then the LOS is clear
      And the Hindrance is <drm>

      Examples: that of the LOS to its worse vertex
        | row    | where | terrain | drm |
        | marsh  | G6    | marsh   | +1  |
        | brush  | G6    | brush   | +1  |
        | beside | H6    | marsh   | 0   |

    @B9.42 @A8.15xB9.42-1101
    Scenario Outline: A8.15xB9.42-1101c with woods in <where>, LOS between hexside F5-G6 of F5 and hexside G7-G8 of G7 is <seen>
      Given <where> is woods
      When LOS is traced between hexside F5-G6 of F5 and hexside G7-G8 of G7
      Then the LOS is <seen>

      Examples: from one vertex of the first neither of the other is seen
        | row | where | seen    |
        | g6  | G6    | blocked |

      Examples: all are seen
        | row | where | seen  |
        | h6  | H6    | clear |

  Rule: B9.521 The crew inside a vehicle acts as the vehicle

    @B9.521 @B9.521xD5.1-1101
    Scenario Outline: B9.521xD5.1-1101 behind bocage the <who> of a tank in <ground> F7 is <seen>
      Given F7 is <ground>
      And hexside F6-F7 is a bocage
      And a German squad A in F5
      And a Russian tank T in F7
      And a Russian crew P in F7
      And P is the Inherent crew of T
      When LOS is traced between A and <target>
      Then the LOS is <seen>

      Examples: the tank has wall advantage
        | row  | who  | target | ground      | seen  |
        | crew | crew | P      | Open Ground | clear |
        | hull | hull | T      | Open Ground | clear |

      Examples: there is TEM for it in its hex, so it has none
        | row        | who  | target | ground | seen    |
        | crew-woods | crew | P      | woods  | blocked |
        | hull-woods | hull | T      | woods  | blocked |

    @B9.521 @B9.521xD5.1-1101
    Scenario Outline: B9.521xD5.1-1101b an enemy has the wall advantage: from <hex> the crew of the tank is <seen>
      Given hexside F6-F7 is a bocage
      And a German squad A in <hex>
      And a German squad X in F6
      And X has wall advantage
      And a Russian tank T in F7
      And a Russian crew P in F7
      And P is the Inherent crew of T
      When LOS is traced between A and P
      Then the LOS is <seen>

      Examples: it is seen from the hex next to it alone
        | row  | hex | seen    |
        | far  | F5  | blocked |
        | next | F6  | clear   |

    @B27.2 @B27.2xD5.1-2952
    Scenario Outline: B27.2xD5.1-2952 the Inherent crew of a halftrack <place> F7, behind the wall of its hex, is <seen>
      Given F7 holds a trench
      And hexside F6-F7 is a wall
      And a German squad A in F5
      And a Russian halftrack T <place> F7
      And a Russian crew P in F7
      And P is the Inherent crew of T
      When LOS is traced between A and P
      Then the LOS is <seen>

      Examples: it is as far beneath as its vehicle is
        | row     | place                   | seen    |
        | beneath | beneath the trench in   | blocked |
        | top     | on top of the trench in | clear   |

  Rule: B13.2 Woods and buildings in a gully rise from Crest level

    @B9.21 @A6.3xB9.21xB13.2-1101
    Scenario Outline: A6.3xB9.21xB13.2-1101 up along a gully with <terrain> in it, a foxhole IN F8 at level <level> is <seen>
      Given F4, F5 and F7 are a gully
      And F6 is <terrain>
      And F8 is a gully at level <level>
      And F8 holds a foxhole 1S
      And a German squad A IN F4
      When A looks at the foxhole in F8
      Then the LOS is <seen>

      Examples: their top is at level 1, as high as what is looked at or higher
        | row      | terrain                    | level | seen    |
        | woods    | woods with gully           | 2     | blocked |
        | building | stone building with gully  | 2     | blocked |
        | woods-0  | woods with gully           | 0     | blocked |
        | woods-1  | woods with gully           | 1     | blocked |

      Examples: nothing stands between
        | row  | terrain | level | seen  |
        | bare | a gully | 2     | clear |
        | same | a gully | 0     | clear |

    @B9.21 @A6.3xB9.21xB13.2-1101
    Scenario Outline: A6.3xB9.21xB13.2-1101b along a gully with <terrain>, from Crest level in F8 on level <level>, a foxhole is <seen>
      Given F4, F5 and F7 are a gully
      And F6 is <terrain>
      And F8 is a gully at level <level>
      And F4 holds a foxhole 1S
      And a German squad A in Crest status in F8
      And A fronts hexside F7-F8 in its Crest status
      When A looks at the foxhole in F4
      Then the LOS is <seen>

      Examples: at level 1 it is no higher than the woods
        | row   | terrain          | level | seen    |
        | woods | woods with gully | 1     | blocked |
        | bare  | a gully          | 1     | clear   |

      Examples: at level 0 it is lower
        | row    | terrain          | level | seen    |
        | level  | woods with gully | 0     | blocked |

  Rule: B9.2 A wall below the LOS is none that it runs along

    @B9.2 @B9.35 @B9.2xB9.35-1101
    Scenario Outline: B9.2xB9.35-1101 hexspine F4-F5 with a <low> at level <base>, and a <arm> on level 1 at its far vertex: <seen>
      Given E5, F4, F5, G5 and I5 are level 1 Open Ground
      And hexside F4-F5 is a <low> at level <base>
      And hexside F4-G5 is a <arm>
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <seen>

      Examples: LOS runs over the one, and meets the end of the other
        | row   | low   | base | arm   | seen    |
        | wall  | wall  | 0    | wall  | blocked |
        | hedge | hedge | 0    | wall  | blocked |
        | arm   | wall  | 0    | hedge | blocked |
        | deep  | wall  | -1   | wall  | blocked |

      Examples: on its own level LOS runs along it
        | row       | low   | base | arm  | seen  |
        | same      | wall  | 1    | wall | clear |
        | same-low  | hedge | 1    | wall | clear |

    @B9.2 @B9.35 @B9.2xB9.35-1101
    Scenario Outline: B9.2xB9.35-1101b hexspine H4-H5 at level <base>, its far vertex with <arms> on level <arm>: <seen>
      Given E5, G5, H4, H5 and I5 are level 1 Open Ground
      And hexside H4-H5 is a wall at level <base>
      And hexside G5-H4 is a wall at level <arm>
      And hexside G5-H5 is a <other> at level <arm>
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <seen>

      Examples: one arm or two on the level of the LOS
        | row      | base | arms      | other  | arm | seen    |
        | two-high | 0    | two walls | hedge  | 1   | blocked |

      Examples: none is
        | row     | base | arms      | other | arm | seen  |
        | all-low | 0    | two walls | hedge | 0   | clear |

  Rule: B27.1 A Gun is beneath what it is beneath itself

    @B9.21 @B27.1 @B9.21xB27.1-1101
    Scenario Outline: B9.21xB27.1-1101 behind a wall, its possessor beneath the foxhole, the <target> is <seen>
      Given F7 holds a foxhole 1S
      And hexside F6-F7 is a wall
      And a German <force> P beneath the foxhole in F7
      And P possesses <gear>
      And a Russian squad in F5
      When the Russian squad looks for <target>
      Then the LOS is <seen>

      Examples: a Gun is on top of the foxhole
        | row     | force | gear       | target      | seen  |
        | at-gun  | crew  | an AT Gun  | the AT Gun  | clear |
        | inf-gun | crew  | an INF Gun | the INF Gun | clear |

      Examples: its crew, and a SW
        | row  | force | gear      | target  | seen    |
        | crew | crew  | an AT Gun | P       | blocked |
        | mmg  | squad | a MMG     | the MMG | blocked |

    @B9.21 @B27.1 @B9.21xB27.1-1101
    Scenario Outline: B9.21xB27.1-1101b <gear> beneath the <cover> with its crew, behind a wall, is <seen> from F5
      Given F7 holds a <fort>
      And hexside F6-F7 is a wall
      And a German crew P beneath the <cover> in F7
      And <gear> beneath the <cover> with P
      And a Russian squad in F5
      When the Russian squad looks for the <gun>
      Then the LOS is <seen>

      Examples: it is entrenched itself
        | row    | fort       | cover   | gear        | gun      | seen    |
        | trench | trench     | trench  | an AT Gun   | AT Gun   | blocked |
        | mortar | foxhole 1S | foxhole | an 81mm MTR | 81mm MTR | blocked |

    @B9.21 @B27.1 @B9.21xB27.1-1101
    Scenario Outline: B9.21xB27.1-1101c once its crew has gone beneath the foxhole, fire at the <target> is <possible>
      Given it is the MPh of the German turn
      And F7 holds a foxhole 1S
      And hexside F6-F7 is a wall
      And a German crew on top of the foxhole in F7
      And the German crew possesses <gear>
      And a Russian squad in F5
      When the German crew goes beneath the foxhole
      And the MPh ends and the DFPh begins
      And the Russian squad attacks the <target> with small-arms fire
      Then the attack is <possible>

      Examples: the Gun on top is seen, its crew is not
        | row    | gear                  | target      | possible     |
        | gun    | an AT Gun             | AT Gun      | possible     |
        | mortar | an assembled 81mm MTR | 81mm MTR    | possible     |
        | crew   | an AT Gun             | German crew | not possible |

    @B9.21 @B27.1 @B9.21xB27.1-1101
    Scenario Outline: B9.21xB27.1-1101e nobody's <gear> <place> <hex>, with a wall on F6-F7, is <seen> from F5
      Given <hex> holds a <fort>
      And hexside F6-F7 is a wall
      And <gear> <place> <hex>
      And a Russian squad in F5
      When the Russian squad looks for the <gun>
      Then the LOS is <seen>

      Examples: it is entrenched itself, whoever mans it
        | row    | fort       | place                  | hex | gear        | gun      | seen    |
        | trench | trench     | beneath the trench in  | F7  | an AT Gun   | AT Gun   | blocked |
        | mortar | foxhole 1S | beneath the foxhole in | F7  | an 81mm MTR | 81mm MTR | blocked |
        | sw     | foxhole 1S | beneath the foxhole in | F7  | a MMG       | MMG      | blocked |

      Examples: on top of it, or in the hex next to the squad, it is seen over the wall
        | row  | fort   | place                   | hex | gear      | gun    | seen  |
        | top  | trench | on top of the trench in | F7  | an AT Gun | AT Gun | clear |
        | next | trench | beneath the trench in   | F6  | an AT Gun | AT Gun | clear |

    @B9.21 @B27.1 @B9.21xB27.1-1101
    Scenario: B9.21xB27.1-1101d its crew beneath the foxhole sees no farther for that
      Given it is the PFPh of the German turn
      And F7 holds a foxhole 1S
      And hexside F6-F7 is a wall
      And a German crew beneath the foxhole in F7
      And the German crew possesses an AT Gun
      And a Russian squad in F5
      When the AT Gun attacks the Russian squad with a Gun
      Then the attack is not possible

  Rule: A6.3 Who is not at the bottom of a Depression is not IN it

    @B9.2 @A6.3xB9.2-2652
    Scenario Outline: A6.3xB9.2-2652 out of a building in a gully, <place> it, LOS over a wall beyond the rim is <seen>
      Given F5 is stone building with one upper level
      And F5 is a gully
      And hexside F7-F8 is a wall
      And a German squad A <place> F5
      And a Russian squad E in F9
      When LOS is traced between A and E
      Then the LOS is <seen>

      Examples: the rim hides the bottom alone
        | row    | place             | seen    |
        | bottom | IN                | blocked |
        | roof   | on the rooftop of | clear   |
