@B9.21
Feature: B9.21 LOS of who is beneath an entrenchment

  Rule: B9.21 From an entrenchment nobody sees over a wall of its level but to adjacent and higher Locations

    @B9.21-1
    Scenario Outline: B9.21-1 from beneath a <cover> the squad does not see over the <barrier>
      Given hexside F5-F6 is a <barrier>
      And F5 holds a <cover>
      And a German squad beneath the <cover> in F5
      And a Russian squad in F7
      When the German squad looks for the Russian squad
      Then the LOS is blocked at hexside F5-F6

      Examples:
        | row                  | barrier      | cover   |
        | wall-foxhole         | wall         | foxhole |
        | hedge-foxhole        | hedge        | foxhole |
        | cactus-hedge-foxhole | cactus hedge | foxhole |
        | wall-trench          | wall         | trench  |
        | hedge-trench         | hedge        | trench  |

    @B9.21-2
    Scenario: B9.21-2 nor is it seen over it
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When the Russian squad looks for the German squad
      Then the LOS is blocked at hexside F5-F6

    @B9.21-3
    Scenario: B9.21-3 nor does it see a lower Location that is not adjacent
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked at hexside F5-F6

    @B9.21-1
    Scenario Outline: B9.21-1b from beneath a trench a <vehicle> in F5 finds the LOS over the <barrier> to F7 <sight>
      Given F7 is level <level> Open Ground
      And hexside F5-F6 is a <barrier>
      And F5 holds a trench
      And a German <vehicle> beneath the trench in F5
      And a Russian squad in F7
      When LOS is traced between the German <vehicle> and the Russian squad
      Then the LOS is <sight>

      Examples: it is restricted as Infantry is
        | row        | vehicle | barrier | level | sight   |
        | tank       | tank    | wall    | 0     | blocked |
        | truck      | truck   | hedge   | 0     | blocked |
        | from-above | tank    | wall    | 1     | clear   |

    @B9.21-4
    Scenario: B9.21-4 an adjacent squad it sees
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.21-5
    Scenario Outline: B9.21-5 a squad at level <level> finds the LOS over the wall <sight>
      Given hexside F5-F6 is a wall
      And F7 is level <level> Open Ground
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When the Russian squad looks for the German squad
      Then the LOS is <sight>

      Examples: half a level is enough
        | level | sight   |
        | 0     | blocked |
        | 1/2   | clear   |
        | 1     | clear   |
        | 2     | clear   |

    @B9.21-6
    Scenario Outline: B9.21-6 and to the entrenched squad the LOS to a squad at level <level> is <sight>
      Given hexside F5-F6 is a wall
      And F7 is level <level> Open Ground
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When the German squad looks for the Russian squad
      Then the LOS is <sight>

      Examples: as it is seen, it sees
        | level | sight   |
        | 0     | blocked |
        | 1/2   | clear   |
        | 1     | clear   |

    @B9.21-7
    Scenario Outline: B9.21-7 a wall lengthwise along the LOS leaves a squad <place> the foxhole a <sight> LOS
      Given hexside F4-F5 is a wall
      And E5 holds a foxhole
      And a German squad <place> the foxhole in E5
      And a Russian squad in G5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: it bars the entrenched squad only
        | place     | sight   |
        | beneath   | blocked |
        | on top of | clear   |

    @B9.21-8
    Scenario: B9.21-8 a wall on another level than the entrenchment bars nothing
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 0
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.21-9
    Scenario: B9.21-9 in directions without a wall the entrenched squad sees as any other
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F3
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is 0

    @B9.21-10
    Scenario Outline: B9.21-10 of two squads in the hex the one <place> the foxhole has a <sight> LOS
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole
      And a German squad P beneath the foxhole in F5
      And a German squad Q on top of the foxhole in F5
      And a Russian squad in F7
      When LOS is traced between the Russian squad and <squad>
      Then the LOS is <sight>

      Examples:
        | squad | place     | sight   |
        | P     | beneath   | blocked |
        | Q     | on top of | clear   |

    @B9.21-10 @B9.21-12
    Scenario: B9.21-10b and fire at all of the hex meets that one alone
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole
      And a German squad P beneath the foxhole in F5
      And a German squad Q on top of the foxhole in F5
      And a Russian squad in F7
      When the Russian squad attacks everything in F5 with small-arms fire
      Then the attack is possible
      And Q is met by the attack
      And P is not met by the attack

  Rule: B9.21 The entrenchment itself is seen like a unit on top of it

    @B9.21-11
    Scenario: B9.21-11a over the wall the foxhole is seen
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When the Russian squad looks at the foxhole in F5
      Then the LOS is clear

    @B9.21-11
    Scenario: B9.21-11b and not who is beneath it
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When the Russian squad looks for the German squad
      Then the LOS is blocked

    @B9.21-12
    Scenario: B9.21-12 that the foxhole is seen makes no target of who is beneath it
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is not possible

    @B9.21-13
    Scenario: B9.21-13 a hidden foxhole that is seen is revealed, and the squad beneath it is not seen
      Given it is the MPh of the Russian turn
      And hexside F5-F6 is a wall
      And F5 holds a hidden German foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And a Russian squad in F8
      When the Russian squad moves into F7
      And the Russian squad looks for the German squad
      Then the foxhole in F5 is revealed
      And the LOS is blocked

    @B9.21-13
    Scenario Outline: B9.21-13a a hidden foxhole in woods comes to light to <who> B2 only if that is ADJACENT: <word>
      Given it is the MPh of the German turn
      And B2 is stone building with two upper levels
      And B3 is woods
      And B3 holds a hidden Russian foxhole 1S
      And a German squad G <who> B2
      And a German squad X in F8
      When X moves into F9
      Then the foxhole 1S in B3 is <word>

      Examples:
        | row    | who           | word         |
        | ground | in            | revealed     |
        | first  | on level 1 of | not revealed |
        | second | on level 2 of | not revealed |

    @B9.21-15
    Scenario: B9.21-15 a wall that would hide units on top hides the foxhole too
      Given hexside F5-F6 is a wall
      And hexside F6-F7 is a wall
      And F5 holds a foxhole
      And a German squad beneath the foxhole in F5
      And a Russian squad in F8
      When the Russian squad looks at the foxhole in F5
      Then the LOS is blocked at hexside F6-F7

  Rule: B9.21 EX The hedge of 3Z3 seen from X1

    @B9.21-EX1-1
    Scenario: B9.21-EX1-1 a Snap Shot at who enters Z3 over its far hexside is not hidden by its near hedge
      Given the board excerpt 3_Z3
      And a Russian 4-4-7 squad in X1
      When LOS is traced from the Russian squad to hexside Z3-Z4 of Z3
      Then the LOS is clear

    @B9.21-EX1-2
    Scenario: B9.21-EX1-2 a vehicle at the far vertex of Z3 is seen, were Z3 a building hex
      Given the board excerpt 3_Z3
      And Z3 is a stone building
      And the artwork of Z3 does not reach towards Y3, Z4, Y4 and AA4
      And a Russian 4-4-7 squad in X1
      And a German tank in Z3
      And the German tank is in VBM with its CAFP at vertex Z3-Z4-AA4
      When LOS is traced between the Russian squad and the German tank
      Then the LOS is clear

    @B9.21-EX1-3 @B9.21-EX1-2
    Scenario: B9.21-EX1-3 a building that stands in the way still blocks
      Given the board excerpt 3_Z3
      And Z3 is a stone building
      And a Russian 4-4-7 squad in X1
      And a German tank in Z3
      And the German tank is in VBM with its CAFP at vertex Z3-Z4-AA4
      When LOS is traced between the Russian squad and the German tank
      Then the LOS is blocked at hex Z3

    @B9.21-EX1-4 @B9.21-EX1-1
    Scenario: B9.21-EX1-4 at the same vertex, but in Z4, the vehicle is hidden by the hedge of Z3
      Given the board excerpt 3_Z3
      And Z4 is woods
      And a Russian 4-4-7 squad in X1
      And a German tank in Z4
      And the German tank is in VBM with its CAFP at vertex Z4-Z3-AA4
      When LOS is traced between the Russian squad and the German tank
      Then the LOS is blocked at hexside Y3-Z3

    @B9.21-EX1-5
    Scenario Outline: B9.21-EX1-5 the vertex Z3-Z4-AA4 as part of <hex> is <sight>
      Given the board excerpt 3_Z3
      And a Russian 4-4-7 squad in X1
      When LOS is traced from the Russian squad to vertex Z3-Z4-AA4 of <hex>
      Then the LOS is <sight>

      Examples: one point, two hexes
        | hex | sight   |
        | Z3  | clear   |
        | Z4  | blocked |

    @B9.21-EX2-1
    Scenario: B9.21-EX2-1 the 4-6-7 beneath the foxhole in Z3 does not see X1
      Given the board excerpt 3_Z3
      And Z3 holds a foxhole
      And a German 4-6-7 squad beneath the foxhole in Z3
      And a Russian 4-4-7 squad in X1
      When the German squad looks for the Russian squad
      Then the LOS is blocked at hexside Y3-Z3

    @B9.21-EX2-2 @B9.21-EX2-3 @B9.21-EX2-4
    Scenario: B9.21-EX2-2 the 4-4-7 in X1 does not see the 4-6-7
      Given the board excerpt 3_Z3
      And Z3 holds a foxhole
      And a German 4-6-7 squad beneath the foxhole in Z3
      And a Russian 4-4-7 squad in X1
      When the Russian squad looks for the German squad
      Then the LOS is blocked at hexside Y3-Z3

    @B9.21-EX2-3 @B9.21-EX2-4
    Scenario: B9.21-EX2-3 it sees the foxhole, and so a hidden one is placed on board
      Given the board excerpt 3_Z3
      And Z3 holds a hidden foxhole
      And a German 4-6-7 squad beneath the foxhole in Z3
      And a Russian 4-4-7 squad in X1
      When the Russian squad looks at the foxhole in Z3
      Then the LOS is clear
      And the foxhole in Z3 is revealed
