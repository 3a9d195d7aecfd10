@B9.2
Feature: B9.2 LOS over walls and hedges

  Rule: B9.2 How hexes and hexspines lie is seen in who is ADJACENT and what lies along a LOS

    @B9.2-1
    Scenario Outline: B9.2-1 from beneath a foxhole <hex> sees over its walls just the adjacent <near>
      Given hexside <wall> is a wall
      And <hex> holds a foxhole 1S
      And a German squad beneath the foxhole in <hex>
      And a Russian squad in <near>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

      Examples: F5
        | row      | hex | near | wall  |
        | f5-to-f4 | F5  | F4   | F4-F5 |
        | f5-to-g5 | F5  | G5   | F5-G5 |
        | f5-to-g6 | F5  | G6   | F5-G6 |
        | f5-to-f6 | F5  | F6   | F5-F6 |
        | f5-to-e6 | F5  | E6   | E6-F5 |
        | f5-to-e5 | F5  | E5   | E5-F5 |

      Examples: E5
        | row      | hex | near | wall  |
        | e5-to-e4 | E5  | E4   | E4-E5 |
        | e5-to-f4 | E5  | F4   | E5-F4 |
        | e5-to-f5 | E5  | F5   | E5-F5 |
        | e5-to-e6 | E5  | E6   | E5-E6 |
        | e5-to-d5 | E5  | D5   | D5-E5 |
        | e5-to-d4 | E5  | D4   | D4-E5 |

      Examples: Z9
        | row        | hex | near | wall    |
        | z9-to-z8   | Z9  | Z8   | Z8-Z9   |
        | z9-to-aa9  | Z9  | AA9  | Z9-AA9  |
        | z9-to-aa10 | Z9  | AA10 | Z9-AA10 |
        | z9-to-z10  | Z9  | Z10  | Z9-Z10  |
        | z9-to-y10  | Z9  | Y10  | Y10-Z9  |
        | z9-to-y9   | Z9  | Y9   | Y9-Z9   |

      Examples: AA4
        | row        | hex | near | wall    |
        | aa4-to-aa3 | AA4 | AA3  | AA3-AA4 |
        | aa4-to-bb3 | AA4 | BB3  | AA4-BB3 |
        | aa4-to-bb4 | AA4 | BB4  | AA4-BB4 |
        | aa4-to-aa5 | AA4 | AA5  | AA4-AA5 |
        | aa4-to-z4  | AA4 | Z4   | Z4-AA4  |
        | aa4-to-z3  | AA4 | Z3   | Z3-AA4  |

    @B9.2-2
    Scenario Outline: B9.2-2 to <viewer> and <target> hexside F4-F5 is <what>
      Given hexside F4-F5 is a wall
      And <viewer> holds a foxhole 1S
      And a German squad beneath the foxhole in <viewer>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: E5 and G5 touch it as a hexspine: it lies along their LOS
        | viewer | target | what       | sight   |
        | E5     | G5     | a hexspine | blocked |
        | G5     | E5     | a hexspine | blocked |

      Examples: F4 and F5 have it as their own hexside
        | viewer | target | what            | sight |
        | F4     | F5     | a hexside of it | clear |
        | F5     | F4     | a hexside of it | clear |

    @B9.2-3
    Scenario Outline: B9.2-3 the LOS from <viewer> to <target> runs along <spine>
      Given hexside <spine> is a bocage
      And a German squad in <viewer>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside <spine>

      Examples: bocage along a LOS always shows
        | row                  | viewer | target | spine |
        | e5-to-g5-along-f4-f5 | E5     | G5     | F4-F5 |
        | e5-to-i5-along-h4-h5 | E5     | I5     | H4-H5 |
        | e5-to-k5-along-j4-j5 | E5     | K5     | J4-J5 |
        | e5-to-k5-along-h4-h5 | E5     | K5     | H4-H5 |
        | z9-to-x6-along-y9-z8 | Z9     | X6     | Y9-Z8 |
        | z9-to-x6-along-x7-y7 | Z9     | X6     | X7-Y7 |

    @B9.2-3
    Scenario Outline: B9.2-3b a LOS from <viewer> to <target> lies along no hexspine: <side> that it meets is crossed
      Given hexside <side> is a wall
      And a German squad in <viewer>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: a wall of neither hex blocks it wherever it is met, though a spine would not
        | row      | viewer | target | side  | sight   |
        | e5-to-j6 | E5     | J6     | F5-G5 | blocked |
        | f3-to-f7 | F3     | F7     | F4-F5 | blocked |
        | e5-to-i5 | E5     | I5     | F4-F5 | clear   |

    @B9.2-4
    Scenario Outline: B9.2-4 the opposite vertex of <spine> is <vertex>
      Given hexside <spine> is a wall
      And hexside <one> is a wall
      And hexside <other> is a wall
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at vertex <vertex>

      Examples: the end that does not touch the hex at this end of the LOS
        | spine | vertex   | one   | other |
        | F4-F5 | F4-F5-G5 | F4-G5 | F5-G5 |
        | H4-H5 | G5-H4-H5 | G5-H4 | G5-H5 |

    @B9.2-4
    Scenario Outline: B9.2-4b three walls at the end of <spine> that touches <hex> do not matter
      Given hexside <spine> is a wall
      And hexside <one> is a wall
      And hexside <other> is a wall
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples:
        | spine | hex | one   | other |
        | F4-F5 | E5  | E5-F4 | E5-F5 |
        | H4-H5 | I5  | H4-I5 | H5-I5 |

  Rule: B9.2 A wall of neither hex blocks LOS at its own level

    @B9.2-5
    Scenario Outline: B9.2-5 a <barrier> of neither hex blocks
      Given hexside F4-F5 is a <barrier>
      And a German squad in F3
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F4-F5

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B9.1 @B9.2-5 @B9.1-8
    Scenario Outline: B9.2-5b with a wall on <side> the LOS from <viewer> to <target> is <sight>
      Given hexside <side> is a wall
      When LOS is traced between <viewer> and <target>
      Then the LOS is <sight>

      Examples: every angle: the LOS crosses the wall
        | row                   | viewer | target | side   | sight   |
        | q2-to-o10-wall-p5-p6  | Q2     | O10    | P5-P6  | blocked |
        | j0-to-n5-wall-k2-l2   | J0     | N5     | K2-L2  | blocked |
        | l5-to-f0-wall-h1-h2   | L5     | F0     | H1-H2  | blocked |
        | k9-to-g10-wall-h9-i10 | K9     | G10    | H9-I10 | blocked |
        | n7-to-k9-wall-l8-m8   | N7     | K9     | L8-M8  | blocked |
        | m5-to-s3-wall-q4-r3   | M5     | S3     | Q4-R3  | blocked |
        | t9-to-n7-wall-r8-s9   | T9     | N7     | R8-S9  | blocked |
        | a2-to-d9-wall-a3-b3   | A2     | D9     | A3-B3  | blocked |
        | l7-to-q1-wall-o3-o4   | L7     | Q1     | O3-O4  | blocked |
        | p2-to-s9-wall-q6-r5   | P2     | S9     | Q6-R5  | blocked |
        | h1-to-e8-wall-e7-f6   | H1     | E8     | E7-F6  | blocked |
        | o7-to-l0-wall-n5-o6   | O7     | L0     | N5-O6  | blocked |
        | d9-to-c3-wall-c7-d7   | D9     | C3     | C7-D7  | blocked |
        | h7-to-n3-wall-j5-k6   | H7     | N3     | J5-K6  | blocked |
        | h0-to-l2-wall-j1-k2   | H0     | L2     | J1-K2  | blocked |
        | e1-to-d10-wall-d4-e4  | E1     | D10    | D4-E4  | blocked |
        | o8-to-t5-wall-r6-s6   | O8     | T5     | R6-S6  | blocked |
        | g4-to-l10-wall-i7-j7  | G4     | L10    | I7-J7  | blocked |
        | g4-to-b9-wall-e6-f5   | G4     | B9     | E6-F5  | blocked |
        | s8-to-n3-wall-p5-q6   | S8     | N3     | P5-Q6  | blocked |
        | o7-to-n4-wall-n5-o6   | O7     | N4     | N5-O6  | blocked |
        | i3-to-g10-wall-g9-h8  | I3     | G10    | G9-H8  | blocked |
        | d9-to-k9-wall-g9-h9   | D9     | K9     | G9-H9  | blocked |
        | s9-to-p5-wall-q7-r7   | S9     | P5     | Q7-R7  | blocked |
        | a3-to-f1-wall-c2-d2   | A3     | F1     | C2-D2  | blocked |
        | d1-to-g10-wall-f8-g9  | D1     | G10    | F8-G9  | blocked |
        | m2-to-m7-wall-m3-m4   | M2     | M7     | M3-M4  | blocked |
        | l0-to-j9-wall-k4-k5   | L0     | J9     | K4-K5  | blocked |
        | k1-to-h9-wall-i5-j4   | K1     | H9     | I5-J4  | blocked |
        | m7-to-m3-wall-m5-m6   | M7     | M3     | M5-M6  | blocked |
        | m5-to-p10-wall-o8-o9  | M5     | P10    | O8-O9  | blocked |
        | i10-to-k1-wall-j3-k3  | I10    | K1     | J3-K3  | blocked |
        | l9-to-o3-wall-n4-n5   | L9     | O3     | N4-N5  | blocked |
        | e1-to-f10-wall-e6-f5  | E1     | F10    | E6-F5  | blocked |
        | f10-to-h0-wall-h1-h2  | F10    | H0     | H1-H2  | blocked |
        | j4-to-f8-wall-h6-i6   | J4     | F8     | H6-I6  | blocked |
        | h10-to-l1-wall-k3-k4  | H10    | L1     | K3-K4  | blocked |
        | c4-to-d10-wall-c5-c6  | C4     | D10    | C5-C6  | blocked |
        | n4-to-s9-wall-o5-o6   | N4     | S9     | O5-O6  | blocked |
        | p6-to-k4-wall-m5-n5   | P6     | K4     | M5-N5  | blocked |
        | a7-to-e3-wall-b5-b6   | A7     | E3     | B5-B6  | blocked |
        | l10-to-n3-wall-m7-m8  | L10    | N3     | M7-M8  | blocked |
        | r3-to-k4-wall-p3-q4   | R3     | K4     | P3-Q4  | blocked |
        | q10-to-p1-wall-p5-q6  | Q10    | P1     | P5-Q6  | blocked |
        | o10-to-r0-wall-q2-r2  | O10    | R0     | Q2-R2  | blocked |
        | f1-to-g9-wall-f4-g5   | F1     | G9     | F4-G5  | blocked |

      Examples: the wall next to that one it does not meet
        | row                  | viewer | target | side   | sight |
        | q2-to-o10-wall-p6-q7 | Q2     | O10    | P6-Q7  | clear |
        | j0-to-n5-wall-j1-k2  | J0     | N5     | J1-K2  | clear |
        | l5-to-f0-wall-g1-h1  | L5     | F0     | G1-H1  | clear |
        | k9-to-g10-wall-h9-i9 | K9     | G10    | H9-I9  | clear |
        | n7-to-k9-wall-k8-l8  | N7     | K9     | K8-L8  | clear |
        | m5-to-s3-wall-r3-r4  | M5     | S3     | R3-R4  | clear |
        | t9-to-n7-wall-s9-t8  | T9     | N7     | S9-T8  | clear |
        | a2-to-d9-wall-a3-a4  | A2     | D9     | A3-A4  | clear |
        | l7-to-q1-wall-n3-o4  | L7     | Q1     | N3-O4  | clear |
        | p2-to-s9-wall-r4-r5  | P2     | S9     | R4-R5  | clear |
        | h1-to-e8-wall-f6-g7  | H1     | E8     | F6-G7  | clear |
        | o8-to-r9-wall-p9-q9  | O8     | R9     | P9-Q9  | clear |
        | o7-to-l0-wall-m6-n5  | O7     | L0     | M6-N5  | clear |
        | d9-to-c3-wall-d7-e7  | D9     | C3     | D7-E7  | clear |
        | h7-to-n3-wall-j6-k6  | H7     | N3     | J6-K6  | clear |
        | h0-to-l2-wall-k2-k3  | H0     | L2     | K2-K3  | clear |
        | e1-to-d10-wall-c5-d4 | E1     | D10    | C5-D4  | clear |
        | o8-to-t5-wall-s5-s6  | O8     | T5     | S5-S6  | clear |
        | g4-to-l10-wall-j7-k7 | G4     | L10    | J7-K7  | clear |
        | g4-to-b9-wall-e5-e6  | G4     | B9     | E5-E6  | clear |
        | s8-to-n3-wall-p6-q6  | S8     | N3     | P6-Q6  | clear |
        | o7-to-n4-wall-n5-n6  | O7     | N4     | N5-N6  | clear |
        | d9-to-k9-wall-h9-h10 | D9     | K9     | H9-H10 | clear |
        | s9-to-p5-wall-q8-r7  | S9     | P5     | Q8-R7  | clear |
        | a3-to-f1-wall-b1-c2  | A3     | F1     | B1-C2  | clear |
        | d1-to-g10-wall-e9-f8 | D1     | G10    | E9-F8  | clear |
        | n6-to-h0-wall-m6-n5  | N6     | H0     | M6-N5  | clear |
        | m2-to-m7-wall-l4-m4  | M2     | M7     | L4-M4  | clear |
        | l0-to-j9-wall-j4-k4  | L0     | J9     | J4-K4  | clear |
        | k1-to-h9-wall-h4-i5  | K1     | H9     | H4-I5  | clear |
        | m7-to-m3-wall-m5-n5  | M7     | M3     | M5-N5  | clear |
        | m5-to-p10-wall-o9-p8 | M5     | P10    | O9-P8  | clear |
        | i10-to-k1-wall-j2-j3 | I10    | K1     | J2-J3  | clear |
        | l9-to-o3-wall-n5-o6  | L9     | O3     | N5-O6  | clear |
        | e1-to-f10-wall-d6-e6 | E1     | F10    | D6-E6  | clear |
        | f10-to-h0-wall-g2-h1 | F10    | H0     | G2-H1  | clear |
        | j4-to-f8-wall-h6-i7  | J4     | F8     | H6-I7  | clear |
        | h10-to-l1-wall-k3-l3 | H10    | L1     | K3-L3  | clear |
        | n4-to-s9-wall-n6-o6  | N4     | S9     | N6-O6  | clear |
        | e5-to-l5-wall-g6-h5  | E5     | L5     | G6-H5  | clear |
        | a7-to-e3-wall-b6-c7  | A7     | E3     | B6-C7  | clear |
        | c6-to-f6-wall-d5-d6  | C6     | F6     | D5-D6  | clear |
        | l10-to-n3-wall-m7-n7 | L10    | N3     | M7-N7  | clear |
        | q10-to-p1-wall-q5-q6 | Q10    | P1     | Q5-Q6  | clear |
        | k7-to-n1-wall-l4-m5  | K7     | N1     | L4-M5  | clear |
        | o10-to-r0-wall-p1-q2 | O10    | R0     | P1-Q2  | clear |
        | f1-to-g9-wall-g5-h5  | F1     | G9     | G5-H5  | clear |
        | l6-to-h9-wall-j8-k9  | L6     | H9     | J8-K9  | clear |

    @B9.2-6
    Scenario Outline: B9.2-6 a <barrier> on <side>, a hexside of one of the two hexes, does not block
      Given hexside <side> is a <barrier>
      And a German squad in F3
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples: the viewer's
        | row         | barrier | side  |
        | wall-f3-f4  | wall    | F3-F4 |
        | hedge-f3-f4 | hedge   | F3-F4 |

      Examples: the target's
        | row         | barrier | side  |
        | wall-f6-f7  | wall    | F6-F7 |
        | hedge-f6-f7 | hedge   | F6-F7 |

    @B9.2-6
    Scenario: B9.2-6b walls of both hexes do not block either
      Given hexside F3-F4 is a wall
      And hexside F6-F7 is a wall
      And a German squad in F3
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

    @B9.2-7
    Scenario: B9.2-7 their own walls do not excuse a third one between
      Given hexside F3-F4 is a wall
      And hexside F5-F6 is a wall
      And hexside F6-F7 is a wall
      And a German squad in F3
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F5-F6

    @B9.2-8
    Scenario Outline: B9.2-8 seen from level <viewer> at level <target> a wall on level <wall> leaves the LOS <sight>
      Given F4, F5 and F6 are level <wall> Open Ground
      And hexside F4-F5 is a wall
      When LOS is traced between level <viewer> of F3 and level <target> of F7
      Then the LOS is <sight>

      Examples: on the level of the wall
        | row                 | viewer | target | wall | sight   |
        | level-0-to-0-wall-0 | 0      | 0      | 0    | blocked |
        | level-1-to-1-wall-1 | 1      | 1      | 1    | blocked |

      Examples: above it
        | row                 | viewer | target | wall | sight |
        | level-1-to-1-wall-0 | 1      | 1      | 0    | clear |
        | level-2-to-2-wall-0 | 2      | 2      | 0    | clear |

      Examples: a level apart
        | row                 | viewer | target | wall | sight |
        | level-1-to-0-wall-0 | 1      | 0      | 0    | clear |
        | level-0-to-1-wall-0 | 0      | 1      | 0    | clear |

      Examples: half a level apart or above
        | row                     | viewer | target | wall | sight |
        | level-0.5-to-0-wall-0   | 1/2    | 0      | 0    | clear |
        | level-0-to-0.5-wall-0   | 0      | 1/2    | 0    | clear |
        | level-0.5-to-0.5-wall-0 | 1/2    | 1/2    | 0    | clear |

    @B9.2-8
    Scenario Outline: B9.2-8b on level -1 a wall of level -1 leaves the LOS <sight>: <side>
      Given B2, B3, B4, B5 and B6 are level -1 Open Ground
      And hexside <side> is a wall
      When LOS is traced between B2 and B6
      Then the LOS is <sight>

      Examples:
        | side  | sight   |
        | B3-B4 | blocked |
        | B2-B3 | clear   |

    @B9.2-8
    Scenario: B9.2-8c what rises to level 0 between two hexes at level -1 blocks, walled or not
      Given B2 and B6 are level -1 Open Ground
      And hexside B2-B3 is a wall at level -1
      When LOS is traced between B2 and B6
      Then the LOS is blocked

    @B9.2-8
    Scenario Outline: B9.2-8d over its own wall a squad <from> F5 sees one <place> <hex>, <ground>, with <between> between: <sight>
      Given F5 is a gully
      And <gullies> are <between>
      And <hex> is <ground>
      And hexside F5-F6 is a wall at level 0
      And a German squad <from> F5
      And a Russian squad <place> <hex>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: adjacent
        | row                    | from | gullies   | between     | place | hex | ground               | sight |
        | in-to-f6               | IN   | F7 and F8 | Open Ground | in    | F6  | Open Ground          | clear |
        | in-to-f6-level-minus-1 | IN   | F7 and F8 | Open Ground | in    | F6  | level -1 Open Ground | clear |

      Examples: over the rim, as many levels up as the range or not
        | row                | from               | gullies   | between     | place | hex | ground                | sight   |
        | in-to-f7           | IN                 | F6 and F8 | Open Ground | in    | F7  | Open Ground           | blocked |
        | crest-to-f7        | in Crest status in | F6 and F8 | Open Ground | in    | F7  | Open Ground           | clear   |
        | in-to-f7-level-0.5 | IN                 | F6 and F8 | Open Ground | in    | F7  | level 1/2 Open Ground | blocked |
        | in-to-f7-level-1   | IN                 | F6 and F8 | Open Ground | in    | F7  | level 1 Open Ground   | clear   |
        | in-to-f8-level-1   | IN                 | F6 and F7 | Open Ground | in    | F8  | level 1 Open Ground   | blocked |
        | in-to-f8-level-2   | IN                 | F6 and F7 | Open Ground | in    | F8  | level 2 Open Ground   | clear   |

      Examples: along the gully or not
        | row                 | from               | gullies   | between     | place              | hex | ground      | sight   |
        | crest-to-crest-f7   | in Crest status in | F6 and F8 | a gully     | in Crest status in | F7  | a gully     | clear   |
        | in-to-in-f7         | IN                 | F6 and G6 | Open Ground | IN                 | F7  | a gully     | blocked |
        | in-over-gully-to-f7 | IN                 | F6 and G6 | a gully     | in                 | F7  | Open Ground | blocked |
        | in-over-gully-to-g8 | IN                 | F6 and G6 | a gully     | in                 | G8  | a gully     | blocked |

    @B9.2-8
    Scenario Outline: B9.2-8g a squad <place> F5 has a <sight> LOS over its wall to F7
      Given F5 is a bridge
      And hexside F5-F6 is a wall at level 0
      And a German squad <place> F5
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: the rim hides who is below
        | place               | sight   |
        | on the bridge in    | clear   |
        | below the bridge in | blocked |

    @B9.2-8
    Scenario Outline: B9.2-8h from <floor> F3 a squad has a <sight> LOS to F7 over a wall of neither hex
      Given F3 is a stone building with two upper levels
      And hexside F4-F5 is a wall
      And a German squad <floor> F3
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | floor         | sight   |
        | in            | blocked |
        | on level 1 of | clear   |
        | on level 2 of | clear   |

    @B9.2-6
    Scenario Outline: B9.2-6c from a sewer a squad sees no squad in <hex>, walled hexside or not
      Given it is the MPh of the German turn
      And F3 has a manhole
      And hexside F4-F5 is a wall
      And a German squad in F3
      And a Russian squad in <hex>
      When the German squad declares Sewer Movement into F4
      And LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

      Examples: far off, or above it
        | hex |
        | F7  |
        | F4  |

    @B9.2-8
    Scenario Outline: B9.2-8e at the bottom of a gully a wall on <side> leaves the LOS between two squads <place> it <sight>
      Given F5, F6, F7 and F8 are a gully
      And hexside <side> is a wall at level -1
      And a German squad <place> F5
      And a Russian squad <place> F8
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: on its level, of neither hex or of one
        | row      | place | side  | sight   |
        | in-f6-f7 | IN    | F6-F7 | blocked |
        | in-f5-f6 | IN    | F5-F6 | clear   |

      Examples: from above
        | row         | place              | side  | sight |
        | crest-f6-f7 | in Crest status in | F6-F7 | clear |

    @B9.2-8
    Scenario Outline: B9.2-8f LOS from IN F5 to <place> G7 with <gullies> gully: <sight>
      Given F5 and G7 are a gully
      And <gullies> are a gully
      And hexside F5-F6 is a wall at level -1
      And a German squad IN F5
      And a Russian squad <place> G7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: it passes a vertex and a hexside between the two
        | row               | gullies   | place              | sight   |
        | gully-g6-to-in    | F6 and G6 | IN                 | clear   |
        | gully-g6-to-crest | F6 and G6 | in Crest status in | clear   |
        | gully-f4-to-in    | F6 and F4 | IN                 | blocked |

    @B9.2-8
    Scenario Outline: B9.2-8j over a wall on level <base> and <ground> right behind it the LOS from level <viewer> to level <target> is <sight>
      Given F5, F6, F7 and F8 are Open Ground at level <base>
      And F7 is <ground> at level <base>
      And hexside F6-F7 is a wall
      When LOS is traced between level <viewer> of F5 and level <target> of F8
      Then the LOS is <sight>

      Examples: what is half a level high blocks at its level alone, and casts no Blind Hex
        | row                         | base | ground       | viewer | target | sight   |
        | base-0-open-ground-level-0  | 0    | Open Ground  | 0      | 0      | blocked |
        | base-0-open-ground-level-1  | 0    | Open Ground  | 1      | 0      | clear   |
        | base-0-stone-rubble-level-0 | 0    | stone rubble | 0      | 0      | blocked |
        | base-0-stone-rubble-level-1 | 0    | stone rubble | 1      | 0      | clear   |
        | base-1-stone-rubble-level-1 | 1    | stone rubble | 1      | 1      | blocked |
        | base-1-stone-rubble-level-2 | 1    | stone rubble | 2      | 1      | clear   |

    @B9.2-8 @reading:B9.2-rising-gully
    Scenario Outline: B9.2-8i along a gully that rises to level <level> a wall on level 0 leaves the LOS <sight>
      Given F5, F6 and F7 are a gully
      And F8 is a gully at level <level>
      And hexside F6-F7 is a wall
      And a German squad IN F5
      And a Russian squad IN F8
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: a Half-Level obstacle blocks same-level LOS only
        | level | sight   |
        | 0     | blocked |
        | 1     | clear   |

    @B9.2-8 @reading:B9.2-rising-gully=half-level
    Scenario: B9.2-8x or by the other reading it hides what is lower
      Given F5, F6 and F7 are a gully
      And F8 is a gully at level 1
      And hexside F6-F7 is a wall
      And a German squad IN F5
      And a Russian squad IN F8
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

  Rule: B9.2 A wall hides no part of its own hex, though the same point in another hex may be hidden

    @B9.2-9 @B9.2-10
    Scenario: B9.2-9 Infantry in Bypass on the far side of the hex is seen over its wall
      Given F5 is a stone building
      And the artwork of F5 does not reach towards F4, G5, G6 and F6
      And hexside F4-F5 is a wall
      And a German squad in F3
      And a Russian squad in F5
      And the Russian squad is in Bypass along hexside F5-F6
      When LOS is traced from the German squad to vertex F5-F6-G6 of F5
      Then the LOS is clear
      And the Hindrance is 0

    @B9.2-10
    Scenario: B9.2-10a a vehicle at a CAFP on the far side of the hex is seen over its wall
      Given F5 is a stone building
      And the artwork of F5 does not reach towards F4, G5, G6 and F6
      And hexside F4-F5 is a wall
      And a German squad in F3
      And a Russian tank in F5
      And the Russian tank is in VBM with its CAFP at vertex F5-F6-G6
      When LOS is traced between the German squad and the Russian tank
      Then the LOS is clear

    @B9.2-10
    Scenario: B9.2-10b a Snap Shot at the far hexside is not blocked by the wall of the hex entered
      Given hexside F4-F5 is a wall
      And a German squad in F3
      And a Russian squad in F5
      When LOS is traced from the German squad to hexside F5-F6 of F5
      Then the LOS is clear

    @B9.2-10
    Scenario: B9.2-10c the same Snap Shot at one who enters the hex beyond is blocked by it
      Given hexside F4-F5 is a wall
      And a German squad in F3
      When LOS is traced from the German squad to hexside F5-F6 of F6
      Then the LOS is blocked at hexside F4-F5

    @B9.2-11
    Scenario: B9.2-11 a vehicle at the same CAFP in the hex beyond is hidden by it
      Given F6 is a stone building
      And the artwork of F6 does not reach towards F5, G6 and G7
      And hexside F4-F5 is a wall
      And a German squad in F3
      And a Russian tank in F6
      And the Russian tank is in VBM with its CAFP at vertex F6-F5-G6
      When LOS is traced between the German squad and the Russian tank
      Then the LOS is blocked at hexside F4-F5

  Rule: B9.2 A wall lengthwise along the LOS

    @B9.2-12
    Scenario Outline: B9.2-12 a <barrier> hexspine that touches neither hex blocks
      Given hexside H4-H5 is a <barrier>
      And a German squad in E5
      And a Russian squad in K5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside H4-H5

      Examples:
        | barrier      |
        | wall         |
        | hedge        |
        | cactus hedge |

    @B9.2-13
    Scenario Outline: B9.2-13 a walled hexspine touching one of the hexes is no obstacle: <spine> alone
      Given hexside <spine> is a wall
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

      Examples:
        | spine |
        | F4-F5 |
        | H4-H5 |

    @B9.2-13
    Scenario Outline: B9.2-13b nor are two walls, <spine> and <other>
      Given hexside <spine> is a wall
      And hexside <other> is a wall
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples: one hexspine at each end
        | row             | spine | other |
        | f4-f5-and-h4-h5 | F4-F5 | H4-H5 |

      Examples: the hexspine and one arm at its opposite vertex
        | row             | spine | other |
        | f4-f5-and-f4-g5 | F4-F5 | F4-G5 |
        | f4-f5-and-f5-g5 | F4-F5 | F5-G5 |
        | h4-h5-and-g5-h4 | H4-H5 | G5-H4 |
        | h4-h5-and-g5-h5 | H4-H5 | G5-H5 |

    @B9.2-14
    Scenario Outline: B9.2-14 with all three hexspines walled it blocks at the opposite vertex: <spine>, <one> and <other>
      Given hexside <spine> is a wall
      And hexside <one> is a wall
      And hexside <other> is a wall
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at vertex <vertex>

      Examples:
        | spine | one   | other | vertex   |
        | F4-F5 | F4-G5 | F5-G5 | F4-F5-G5 |
        | H4-H5 | G5-H4 | G5-H5 | G5-H4-H5 |

    @B9.2-14
    Scenario Outline: B9.2-14b two of the three may stand on level <low>, with the LOS and the hexspine on level 1
      Given E5, F4, F5 and I5 are level 1 Open Ground
      And G5 is level <low> Open Ground
      And hexside F4-F5 is a wall
      And hexside F4-G5 is a hedge
      And hexside F5-G5 is a hedge
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at vertex F4-F5-G5

      Examples: a hexspine counts on whatever level it is walled
        | low |
        | 1   |

      @reading:B9.2-three-walls-level
      Examples: also on a lower one
        | low |
        | 0   |
        | -1  |

    @B9.2-14 @reading:B9.2-three-walls-level=same-level
    Scenario Outline: B9.2-14c or by the other reading three walls count on one level alone, not on <low> and 1
      Given E5, F4, F5 and I5 are level 1 Open Ground
      And G5 is level <low> Open Ground
      And hexside F4-F5 is a wall
      And hexside F4-G5 is a hedge
      And hexside F5-G5 is a hedge
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples:
        | low |
        | 0   |
        | -1  |

    @B9.2-15
    Scenario: B9.2-15 hedges count with the wall among the three
      Given hexside F4-F5 is a wall
      And hexside F4-G5 is a hedge
      And hexside F5-G5 is a hedge
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at vertex F4-F5-G5

    @B9.2-15 @B9.7 @B9.7-2
    Scenario: B9.2-15b cactus hedges, which are hedges, count as well
      Given hexside F4-F5 is a wall
      And hexside F4-G5 is a cactus hedge
      And hexside F5-G5 is a cactus hedge
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at vertex F4-F5-G5

    @B9.2-16
    Scenario: B9.2-16 a hexspine touching both hexes never blocks, whatever walls meet it
      Given hexside F4-F5 is a wall
      And hexside F4-G5 is a wall
      And hexside F5-G5 is a wall
      And hexside E5-F4 is a wall
      And hexside E5-F5 is a wall
      And a German squad in E5
      And a Russian squad in G5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.2-17
    Scenario Outline: B9.2-17 no wall on the hexspine: a wall on <arm> that ends at it blocks there
      Given hexside <arm> is a wall
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at vertex F4-F5-G5

      Examples:
        | arm   |
        | F4-G5 |
        | F5-G5 |

    @B9.2-17
    Scenario: B9.2-17b two such walls block as well
      Given hexside F4-G5 is a wall
      And hexside F5-G5 is a wall
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at vertex F4-F5-G5

    @B9.2-17
    Scenario Outline: B9.2-17c from level <level> the wall along the LOS is seen over, and the wall at its end, on level 1: <sight>
      Given F4 is level 1 Open Ground
      And hexside F4-F5 is a wall at level 0
      And hexside F4-G5 is a wall at level 1
      When LOS is traced between level <level> of E5 and level <level> of I5
      Then the LOS is <sight>

      Examples: below its top it blocks, as it does alone
        | level | sight   |
        | 0.5   | blocked |
        | 1     | blocked |

      Examples: above it
        | level | sight |
        | 1.5   | clear |
        | 2     | clear |

    @B9.2-18
    Scenario: B9.2-18 each hexspine along the LOS is judged for itself
      Given hexside F4-F5 is a wall
      And hexside H4-H5 is a wall
      And hexside G5-H4 is a wall
      And hexside G5-H5 is a wall
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at vertex G5-H4-H5
      And the LOS is not blocked at hexside F4-F5

    @B9.2-19
    Scenario Outline: B9.2-19 between adjacent hexes a <barrier> does not block
      Given hexside F5-F6 is a <barrier>
      And a German squad in F5
      And a Russian squad in F6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B9.2-19
    Scenario: B9.2-19b not even between two entrenched squads
      Given hexside F5-F6 is a wall
      And F5 and F6 each hold a foxhole 1S
      And a German squad beneath the foxhole in F5
      And a Russian squad beneath the foxhole in F6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

    @B9.2-19
    Scenario: B9.2-19c a Blaze that the LOS does not meet is nothing to it
      Given hexside F5-F6 is a wall
      And a Blaze burns in H5
      And a German squad in F5
      And a Russian squad in F6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.2-20
    Scenario Outline: B9.2-20 with a wall on <side> both directions from <viewer> to <target> are <sight>
      Given hexside <side> is a wall
      And a German squad in <viewer>
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: crossed
        | row                | side  | viewer | target | sight   |
        | wall-f4-f5-from-f3 | F4-F5 | F3     | F7     | blocked |
        | wall-f3-f4-from-f3 | F3-F4 | F3     | F7     | clear   |

      Examples: along the LOS
        | row                | side  | viewer | target | sight |
        | wall-f4-f5-from-e5 | F4-F5 | E5     | I5     | clear |

    @B9.2-20
    Scenario: B9.2-20b with three walls at the vertex both directions are blocked
      Given hexside F4-F5 is a wall
      And hexside F4-G5 is a wall
      And hexside F5-G5 is a wall
      And a German squad in E5
      And a Russian squad in I5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

  Rule: B9.2 EX From 6Z9 to X6 along two hexspines

    @B9.2-EX1-1
    Scenario: B9.2-EX1-1 the 4-4-7 in 6Z9 sees the 8-3-8 in X6
      Given the board excerpt 6_X7
      And a Russian 4-4-7 squad in Z9
      And a German 8-3-8 squad in X6
      When LOS is traced between the Russian squad and the German squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.2-EX1-2
    Scenario: B9.2-EX1-2 the wall of the hexspine that touches X6 is its TEM, and the hedge adds nothing
      Given the board excerpt 6_X7
      And it is the PFPh of the Russian turn
      And a Russian 4-4-7 squad in Z9
      And a German 8-3-8 squad in X6
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the TEM is +2

    @B9.2-EX1-3
    Scenario: B9.2-EX1-3 a hedge on Y8-Y9 would be the third at the vertex
      Given the board excerpt 6_X7
      And hexside Y8-Y9 is a hedge
      And a Russian 4-4-7 squad in Z9
      And a German 8-3-8 squad in X6
      When LOS is traced between the Russian squad and the German squad
      Then the LOS is blocked at vertex Y8-Y9-Z8

    @B9.2-EX1-4 @B9.2-EX1-5
    Scenario Outline: B9.2-EX1-4 between <firer> and <target> the hedge of the hexspine is a TEM to be had
      Given the board excerpt 6_X7
      And it is the PFPh of the Russian turn
      And a Russian 4-4-7 squad in <firer>
      And a German squad in <target>
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the TEM is +1

      Examples: for both at once
        | firer | target |
        | Z9    | Y8     |
        | Y8    | Z9     |

    @B9.2-EX1-6
    Scenario: B9.2-EX1-6 without the hedge on Y9-Z8 the end of Y8-Z8 blocks
      Given the board excerpt 6_X7
      And hexside Y9-Z8 carries nothing
      And a Russian 4-4-7 squad in Z9
      And a German 8-3-8 squad in X6
      When LOS is traced between the Russian squad and the German squad
      Then the LOS is blocked at vertex Y8-Y9-Z8

    @B9.2-EX1-7
    Scenario: B9.2-EX1-7 with that hedge on Y8-Y9 instead it is blocked there too
      Given the board excerpt 6_X7
      And hexside Y9-Z8 carries nothing
      And hexside Y8-Y9 is a hedge
      And a Russian 4-4-7 squad in Z9
      And a German 8-3-8 squad in X6
      When LOS is traced between the Russian squad and the German squad
      Then the LOS is blocked at vertex Y8-Y9-Z8
