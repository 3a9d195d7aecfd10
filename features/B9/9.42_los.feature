@B9.42
Feature: B9.42 LOS to a vertex

  Rule: B9.42 LOS to who bypasses is drawn to a vertex, to a hexside to both of its vertices

    @B9.42-1
    Scenario: B9.42-1a at the centre of G5 a tank is hidden by the rubble beside the LOS
      Given G5 is a stone building
      And the artwork of G5 does not reach towards F4, F5, G6 and H5
      And F4 is stone rubble
      And a German squad in E5
      And a Russian tank in G5
      When LOS is traced between the German squad and the Russian tank
      Then the LOS is blocked at hex F4

    @B9.42-1
    Scenario: B9.42-1b in VBM it is seen at its vertex, past the rubble
      Given G5 is a stone building
      And the artwork of G5 does not reach towards F4, F5, G6 and H5
      And F4 is stone rubble
      And a German squad in E5
      And a Russian tank in G5
      And the Russian tank is in VBM with its CAFP at vertex F5-G5-G6
      When LOS is traced between the German squad and the Russian tank
      Then the LOS is clear

    @B9.42-2
    Scenario Outline: B9.42-2a a wall on <side> hides <what>: a Snap Shot at hexside F5-G6 is <sight>
      Given hexside <side> is a wall
      And a German squad in F3
      When LOS is traced from the German squad to hexside F5-G6 of G6
      Then the LOS is <sight>

      Examples: both vertices must be seen
        | side  | what           | sight   |
        | E5-F5 | neither vertex | clear   |
        | F4-F5 | one vertex     | blocked |
        | F4-G5 | the other one  | blocked |

    @B9.42-2
    Scenario Outline: B9.42-2b with a wall on <side> vertex <vertex> by itself is <sight>
      Given hexside <side> is a wall
      And a German squad in F3
      When LOS is traced from the German squad to vertex <vertex> of G6
      Then the LOS is <sight>

      Examples: one is seen and the other is not
        | row                    | side  | vertex   | sight   |
        | wall-f4-f5-at-f5-f6-g6 | F4-F5 | F5-F6-G6 | blocked |
        | wall-f4-f5-at-f5-g5-g6 | F4-F5 | F5-G5-G6 | clear   |
        | wall-f4-g5-at-f5-f6-g6 | F4-G5 | F5-F6-G6 | clear   |
        | wall-f4-g5-at-f5-g5-g6 | F4-G5 | F5-G5-G6 | blocked |

    @B9.42-1
    Scenario Outline: B9.42-1c Infantry in Bypass along <along> is seen past the rubble at either vertex: <sight>
      Given G5 is a stone building
      And the artwork of G5 does not reach towards F4, F5, G6 and H5
      And F4 is stone rubble
      And a German squad in E5
      And a Russian squad in G5
      And the Russian squad is in Bypass along hexside <along>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: at F5-G5-G6
        | along | sight |
        | F5-G5 | clear |
        | G5-G6 | clear |

    @B9.42-1
    Scenario Outline: B9.42-1l Infantry in Bypass along <along> is seen from <hex> over the rubble at none but their vertices
      Given G5 is a stone building
      And the artwork of G5 does not reach towards F4, F5, G6 and H5
      And F4 is stone rubble
      And a German squad in <hex>
      And a Russian squad in G5
      And the Russian squad is in Bypass along hexsides <along>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples: at F5-G5-G6, a vertex of both or of the second
        | row         | along           | hex |
        | both        | F5-G5 and G5-G6 | E5  |
        | second-only | F4-G5 and F5-G5 | E5  |

    @B9.42-1
    Scenario Outline: B9.42-1d in Bypass it may be aimed at in the vertex that is seen: a wall on <side>, <sight>
      Given G6 is a stone building
      And the artwork of G6 does not reach towards F5, F6 and G5
      And hexside <side> is a wall
      And a German squad in F3
      And a Russian squad in G6
      And the Russian squad is in Bypass along hexside F5-G6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: before the one vertex or the other
        | side  | sight |
        | F4-F5 | clear |
        | F4-G5 | clear |

    @B9.42-1
    Scenario: B9.42-1f out of Bypass again the tank is seen at the centre, which rubble hides
      Given it is the MPh of the Russian turn
      And G5 is a stone building
      And the artwork of G5 does not reach towards F5, G6 and H5
      And F7 is stone rubble
      And a German squad in D8
      And a Russian tank in G5
      And the Russian tank is in VBM with its CAFP at vertex F5-G5-G6
      When the Russian tank starts its engine
      And the Russian tank moves into G6
      And LOS is traced between the German squad and the Russian tank
      Then the LOS is blocked at hex F7

    @B9.42-2
    Scenario: B9.42-2d rubble hides no part of its own hex from a Snap Shot
      Given F5 is stone rubble
      And a German squad in F3
      When LOS is traced from the German squad to hexside F5-F6 of F5
      Then the LOS is clear

    @B9.42-2
    Scenario: B9.42-2e nor does the hill that a hexside of the target hex rises to
      Given F5 and G5 are level 1 Open Ground
      And a German squad in H7
      When LOS is traced from the German squad to hexside F5-G5 of F5
      Then the LOS is clear

    @B9.42-2
    Scenario: B9.42-2f a hill beside the target hex, seen over without a Blind Hex, hides no vertex of it
      Given F2 is level 2 Open Ground
      And E6 is level 1 Open Ground
      And a German squad in F2
      When LOS is traced from the German squad to vertex E6-E7-F6 of F6
      Then the LOS is clear

    @B9.42-1
    Scenario: B9.42-1e and of two vertices the one with the lesser Hindrance counts
      Given G6 is a stone building
      And the artwork of G6 does not reach towards F5, F6 and G5
      And F5 is marsh
      And a German squad in F3
      And a Russian squad in G6
      And the Russian squad is in Bypass along hexside F5-G6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.42-2
    Scenario Outline: B9.42-2c marsh in <marsh> hinders a Snap Shot at hexside F5-G6 of <hex> by <hindrance>
      Given <marsh> is marsh
      And a German squad in F3
      When LOS is traced from the German squad to hexside F5-G6 of <hex>
      Then the LOS is clear
      And the Hindrance is <hindrance>

      Examples: on the way to one vertex at least, or in the hex entered
        | row            | marsh | hex | hindrance |
        | marsh-f4-at-g6 | F4    | G6  | +1        |
        | marsh-f5-at-g6 | F5    | G6  | +1        |
        | marsh-f5-at-f5 | F5    | F5  | 0         |
        | marsh-g6-at-g6 | G6    | G6  | 0         |

  Rule: B9.42 Bocage at the vertex that affects the LOS is bocage seen through

    @B9.42-15
    Scenario Outline: B9.42-15 in Bypass behind bocage the squad <which> wall advantage over it finds the LOS <sight>
      Given F6 is woods
      And the artwork of F6 does not reach towards F5, E6, E7, F7, G7 and G6
      And hexside F5-F6 is a bocage
      And hexside F6-F7 is a bocage
      And a German squad in F3
      And a Russian squad in F6
      And the Russian squad is in Bypass along hexside <along>
      And the Russian squad has wall advantage
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: the LOS reaches it through F5
        | which   | along | sight   |
        | with    | F5-F6 | clear   |
        | without | F6-F7 | blocked |

    @B9.42-15
    Scenario: B9.42-15b the TEM of the bocage is then +2
      Given it is the PFPh of the German turn
      And F6 is woods
      And the artwork of F6 does not reach towards F5, E6, E7, F7, G7 and G6
      And hexside F5-F6 is a bocage
      And a German squad in F3
      And a Russian squad in F6
      And the Russian squad is in Bypass along hexside F5-F6
      And the Russian squad has wall advantage
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the TEM is +2

    @B9.42-15
    Scenario Outline: B9.42-15d a <vehicle> at vertex F5-F6-G6 of F6, <which> wall advantage over F5-F6, and the squad in <hex>: <sight>
      Given F6 is woods
      And the artwork of F6 does not reach towards F5, E6, E7, F7, G7 and G6
      And hexside F5-F6 is a <barrier>
      And a German squad in <hex>
      And a Russian <vehicle> in F6
      And the Russian <vehicle> is in VBM with its CAFP at vertex F5-F6-G6
      When LOS is traced between the German squad and the Russian <vehicle>
      Then the LOS is <sight>

      Examples: a truck is unarmed; from F3 the LOS comes through F5
        | row             | vehicle | which   | barrier | hex | sight   |
        | truck-bocage-f3 | truck   | without | bocage  | F3  | blocked |
        | truck-wall-f3   | truck   | without | wall    | F3  | clear   |
        | tank-bocage-f3  | tank    | with    | bocage  | F3  | clear   |

      Examples: from F5 across the bocage, from H6 through G6 and not over it
        | row             | vehicle | which   | barrier | hex | sight |
        | truck-bocage-f5 | truck   | without | bocage  | F5  | clear |
        | truck-bocage-h6 | truck   | without | bocage  | H6  | clear |

    @B9.42-15
    Scenario Outline: B9.42-15f on level <level> the truck at vertex F5-F6-G6 of F6 is <sight> over bocage of level 0
      Given F3 and F6 are level <level> woods
      And the artwork of F6 does not reach towards F5, E6, E7, F7, G7 and G6
      And hexside F5-F6 is a bocage at level 0
      And a German squad in F3
      And a Russian truck in F6
      And the Russian truck is in VBM with its CAFP at vertex F5-F6-G6
      When LOS is traced between the German squad and the Russian truck
      Then the LOS is <sight>

      Examples: as high as its top, or lower
        | level | sight   |
        | 0     | blocked |

      @reading:B9.521-above-its-top
      Examples: over it without wall advantage
        | level | sight |
        | 1     | clear |

    @B9.42-15 @reading:B9.521-above-its-top=needs-it
    Scenario: B9.42-15g or by the other reading the truck needs wall advantage to be seen over it
      Given F3 and F6 are level 1 woods
      And the artwork of F6 does not reach towards F5, E6, E7, F7, G7 and G6
      And hexside F5-F6 is a bocage at level 0
      And a German squad in F3
      And a Russian truck in F6
      And the Russian truck is in VBM with its CAFP at vertex F5-F6-G6
      When LOS is traced between the German squad and the Russian truck
      Then the LOS is blocked

    @B9.42-15
    Scenario Outline: B9.42-15e at vertex F5-F6-G6 on either side of <barrier> two vehicles see each other
      Given F5 and F6 are woods
      And the artwork of F5 does not reach towards F4, E5, E6, F6, G6 and G5
      And the artwork of F6 does not reach towards F5, E6, E7, F7, G7 and G6
      And hexside F5-F6 is a <barrier>
      And a German tank in F5
      And the German tank is in VBM with its CAFP at vertex F5-F6-G6
      And a Russian truck in F6
      And the Russian truck is in VBM with its CAFP at vertex F5-F6-G6
      When LOS is traced between the German tank and the Russian truck
      Then the LOS is clear

      Examples:
        | barrier |
        | wall    |
        | bocage  |

    @B9.42-15 @B9.42-EX1-1 @B9.42-EX1-17 @B9.42-EX1-9
    Scenario: B9.42-15c a LOS along the bocage to its end is barred altogether
      Given F6 is woods
      And the artwork of F6 does not reach towards F5, E6, E7, F7, G7 and G6
      And hexside F5-F6 is a bocage
      And a German squad in E6
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When LOS is traced from the German squad to vertex F5-F6-G6 of F6
      Then the LOS is blocked at hexside F5-F6

  Rule: B9.42 EX The 4-6-7 bypasses 41Q4 and Q5

    @B9.42-EX1-1
    Scenario Outline: B9.42-EX1-1 in Bypass of Q4 along Q4-R4 it is seen from <hex> at Q4-Q5-R4
      Given the board excerpt 41_Q5
      And the artwork of Q4 does not reach towards P4, Q5 and R4
      And the artwork of Q5 does not reach towards P4, Q4 and R4
      And a Russian squad in <hex>
      And a German 4-6-7 squad in Q4
      And the German squad is in Bypass along hexside Q4-R4
      When LOS is traced from the Russian squad to vertex Q4-Q5-R4 of Q4
      Then the LOS is clear

      Examples:
        | hex |
        | P4  |
        | O5  |
        | O4  |
        | R4  |

    @B9.42-EX1-9
    Scenario Outline: B9.42-EX1-9 in Bypass of Q5 along Q4-Q5 it is seen from <hex> at <vertex>
      Given the board excerpt 41_Q5
      And the artwork of Q4 does not reach towards P4, Q5 and R4
      And the artwork of Q5 does not reach towards P4, Q4 and R4
      And a Russian squad in <hex>
      And a German 4-6-7 squad in Q5
      And the German squad is in Bypass along hexside Q4-Q5
      When LOS is traced from the Russian squad to vertex <vertex> of Q5
      Then the LOS is clear

      Examples: the vertex as before
        | row            | hex | vertex   |
        | p4-at-q4-q5-r4 | P4  | Q4-Q5-R4 |
        | o4-at-q4-q5-r4 | O4  | Q4-Q5-R4 |
        | o5-at-q4-q5-r4 | O5  | Q4-Q5-R4 |

      Examples: or the other one
        | row            | hex | vertex   |
        | r4-at-q5-p4-q4 | R4  | Q5-P4-Q4 |
        | p3-at-q5-p4-q4 | P3  | Q5-P4-Q4 |
        | o3-at-q5-p4-q4 | O3  | Q5-P4-Q4 |
        | o4-at-q5-p4-q4 | O4  | Q5-P4-Q4 |
        | o5-at-q5-p4-q4 | O5  | Q5-P4-Q4 |

    @B9.42-EX1-17
    Scenario Outline: B9.42-EX1-17 a Snap Shot along O4-P4 at who enters O4 is traced to both vertices from <hex>
      Given the board excerpt 41_Q5
      And the artwork of Q4 does not reach towards P4, Q5 and R4
      And the artwork of Q5 does not reach towards P4, Q4 and R4
      And a Russian squad in <hex>
      When LOS is traced from the Russian squad to hexside O4-P4 of O4
      Then the LOS is clear

      Examples: along the hedge
        | hex |
        | O5  |
        | P3  |

      Examples: from across it
        | hex |
        | P5  |
        | Q3  |
        | Q4  |
        | Q5  |

      Examples: from the side of O4
        | hex |
        | N3  |
        | N4  |
        | O3  |
        | P2  |
