@B9.42
Feature: B9.42 What walls and hedges are worth where fire is drawn to a vertex

  Rule: B9.42 Fire at a unit in Bypass, or in a Snap Shot

    @B9.42-3
    Scenario Outline: B9.42-3 fire along a <terrain> to its end meets <tem> at a target in <hex>
      Given <hex> is woods
      And the artwork of <hex> does not reach towards <others>
      And hexside F5-F6 is a <terrain>
      And a German squad in <hex>
      And the German squad is in Bypass along hexside <side>
      And a Russian squad in E6
      When the Russian squad attacks the German squad with small-arms fire at vertex F5-F6-G6
      Then the attack is possible
      And the <terrain> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: whichever of the three hexes at the vertex it is in
        | row       | terrain      | hex | others    | side  | tem |
        | wall-f5   | wall         | F5  | F6 and G6 | F5-G6 | +2  |
        | wall-f6   | wall         | F6  | F5 and G6 | F6-G6 | +2  |
        | wall-g6   | wall         | G6  | F5 and F6 | F5-G6 | +2  |
        | hedge-f5  | hedge        | F5  | F6 and G6 | F5-G6 | +1  |
        | hedge-f6  | hedge        | F6  | F5 and G6 | F6-G6 | +1  |
        | hedge-g6  | hedge        | G6  | F5 and F6 | F5-G6 | +1  |
        | cactus-f5 | cactus hedge | F5  | F6 and G6 | F5-G6 | +1  |

    @B9.42-4 @B9.42-5 @B9.42-6 @B9.42-7 @B9.42-8
    Scenario Outline: B9.42-4 fire that comes to the vertex from <firer>, <way>, meets a hedge TEM of <tem>
      Given F5 is woods
      And the artwork of F5 does not reach towards F4, F6, G5 and G6
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-G6
      And a Russian squad in <firer>
      When the Russian squad attacks the German squad with small-arms fire at vertex F5-F6-G6
      Then the attack is possible
      And the hedge gives a TEM of <tem>

      Examples: through the hex across the hedge, or along a hexside of that hex
        | firer | way                    | tem |
        | F7    | through F6             | +1  |
        | G7    | along hexside F6-G6    | +1  |

      Examples: through the target's own hex, or the third
        | firer | way                    | tem |
        | F4    | through F5             | 0   |
        | H6    | through G6             | 0   |

    @B9.42-8
    Scenario Outline: B9.42-8 a target in the third hex has nothing of the hedge against fire from <firer>
      Given G6 is woods
      And the artwork of G6 does not reach towards F5 and F6
      And hexside F5-F6 is a hedge
      And a German squad in G6
      And the German squad is in Bypass along hexside F5-G6
      And a Russian squad in <firer>
      When the Russian squad attacks the German squad with small-arms fire at vertex F5-F6-G6
      Then the attack is possible
      And the hedge gives no TEM

      Examples: through either hex of the hedge, and not along it
        | firer |
        | F4    |
        | F7    |

    @B9.42-9
    Scenario: B9.42-9 a vertex where no wall ends gives nothing
      Given F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside E5-F5 is a wall
      And a German tank in F5
      And the German tank is in VBM with its CAFP at vertex G6-F5-F6
      And a Russian tank in F7
      When the Russian tank attacks the German tank with a Gun
      Then the attack is possible
      And the German tank is not HD to it
      And the TEM is 0

    @B9.42-10
    Scenario Outline: B9.42-10 a vehicle at the end of a wall is HD to fire <way>
      Given F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank is in VBM with its CAFP at vertex G6-F5-F6
      And a Russian tank in <firer>
      When the Russian tank attacks the German tank with a Gun
      Then the attack is possible
      And the German tank is HD to it
      And the TEM is 0

      Examples:
        | firer | way              |
        | E6    | along the wall   |
        | F7    | across the wall  |

    @B9.42-11
    Scenario: B9.42-11 at the end of a hedge it is not
      Given F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-F6 is a hedge
      And a German tank in F5
      And the German tank is in VBM with its CAFP at vertex G6-F5-F6
      And a Russian tank in F7
      When the Russian tank attacks the German tank with a Gun
      Then the attack is possible
      And the German tank is not HD to it
      And the hedge gives a TEM of +1

    @B9.42-12
    Scenario: B9.42-12a an Underbelly Hit meets nothing of the bocage that the vehicle crosses
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German tank in F5
      And the German tank has spent 4 MP
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the German tank is not HD to it
      And the bocage gives no TEM
      And the TEM is 0

    @B9.42-12
    Scenario: B9.42-12b nor of a wall that ends there
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside F6-G6 is a wall
      And a moving German tank in F5
      And the German tank has spent 4 MP
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the German tank is not HD to it
      And the TEM is 0

    @B9.42-12
    Scenario: B9.42-12c nor of two
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside F6-G6 is a wall
      And hexside F5-G6 is a wall
      And a moving German tank in F5
      And the German tank has spent 4 MP
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the German tank is not HD to it
      And the TEM is 0

    @B9.42-13
    Scenario: B9.42-13 in a Snap Shot it is enough that the hedge affects the LOS to one vertex
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has spent 2 MF
      And a Russian squad in E6
      When the Russian squad takes a Snap Shot at the German squad across hexside F5-F6
      Then the attack is possible
      And the hedge gives a TEM of +1
      And the TEM is +1

    @B9.42-14
    Scenario Outline: B9.42-14 to a Snap Shot from <firer> the target is in the hex it enters
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has spent 2 MF
      And a Russian squad in <firer>
      When the Russian squad takes a Snap Shot at the German squad across hexside F5-F6
      Then the attack is possible
      And the hedge gives a TEM of <tem>

      Examples: from the far side of the hedge, and from the near one
        | firer | tem |
        | F7    | +1  |
        | F3    | 0   |

  Rule: B9.42 EX: the 4-6-7 in Bypass of 41Q4

    @B9.42-EX1-2 @B9.42-EX1-3 @B9.42-EX1-4 @B9.42-EX1-6 @B9.42-EX1-7
    Scenario Outline: B9.42-EX1-2 at vertex Q4-Q5-R4 fire from <firer> meets a hedge TEM of <tem>
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad in Q4
      And the German squad is in Bypass along hexside Q4-R4
      And the German squad has spent 2 MF
      And a Russian squad in <firer>
      When the Russian squad attacks the German squad with small-arms fire at vertex Q4-Q5-R4
      Then the attack is possible
      And the hedge gives a TEM of <tem>
      And the TEM is <tem>

      Examples: along the hedge Q4-Q5, or through Q5
        | firer | tem |
        | P4    | +1  |
        | O5    | +1  |
        | Q5    | +1  |

      Examples: through Q4, or from R4
        | firer | tem |
        | O4    | 0   |
        | R4    | 0   |

    @B9.42-EX1-5
    Scenario: B9.42-EX1-5 a firer in Q5 with wall advantage meets none
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad in Q4
      And the German squad is in Bypass along hexside Q4-R4
      And the German squad has spent 2 MF
      And a Russian squad in Q5
      And the Russian squad has wall advantage
      When the Russian squad attacks the German squad with small-arms fire at vertex Q4-Q5-R4
      Then the attack is possible
      And the hedge gives no TEM

    @B9.42-EX1-8
    Scenario: B9.42-EX1-8 crossing the hedge into Bypass of Q5 costs 2 MF
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad in Q4
      And the German squad is in Bypass along hexside Q4-R4
      When the German squad bypasses Q5 along Q4-Q5
      Then that is allowed
      And it costs 2 MF

    @B9.42-EX1-10 @B9.42-EX1-11 @B9.42-EX1-12 @B9.42-EX1-13 @B9.42-EX1-14 @B9.42-EX1-15 @B9.42-EX1-16 @B9.42-EX1-5
    Scenario Outline: B9.42-EX1-10 in Bypass of Q5, at vertex <vertex>, fire from <firer> meets <tem>
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad in Q5
      And the German squad is in Bypass along hexside Q4-Q5
      And the German squad has spent 4 MF
      And a Russian squad in <firer>
      When the Russian squad attacks the German squad with small-arms fire at vertex <vertex>
      Then the attack is possible
      And the hedge gives a TEM of <tem>

      Examples: the vertex it was seen at before; Q4 is now the hex across the hedge
        | row              | vertex   | firer | tem |
        | q4-q5-r4-from-p4 | Q4-Q5-R4 | P4    | +1  |
        | q4-q5-r4-from-o4 | Q4-Q5-R4 | O4    | +1  |
        | q4-q5-r4-from-o5 | Q4-Q5-R4 | O5    | 0   |
        | q4-q5-r4-from-q5 | Q4-Q5-R4 | Q5    | 0   |

      Examples: the other end of the hedge
        | row              | vertex   | firer | tem |
        | p4-q4-q5-from-r4 | P4-Q4-Q5 | R4    | +1  |
        | p4-q4-q5-from-p3 | P4-Q4-Q5 | P3    | +1  |
        | p4-q4-q5-from-o3 | P4-Q4-Q5 | O3    | 0   |
        | p4-q4-q5-from-o4 | P4-Q4-Q5 | O4    | 0   |
        | p4-q4-q5-from-o5 | P4-Q4-Q5 | O5    | 0   |

    @B9.42-EX1-18 @B9.42-EX1-19 @B9.42-EX1-20
    Scenario Outline: B9.42-EX1-18 a Snap Shot from <firer> as it enters O4 over the hedge meets <tem>
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad in O4
      And the German squad has spent 6 MF
      And a Russian squad in <firer>
      When the Russian squad takes a Snap Shot at the German squad across hexside O4-P4
      Then the attack is possible
      And the hedge gives a TEM of <tem>
      And the TEM is <tem>

      Examples: along the hedge O4-P4
        | firer | tem |
        | O5    | +1  |
        | P3    | +1  |

      Examples: from its far side
        | firer | tem |
        | P5    | +1  |
        | Q3    | +1  |
        | Q4    | +1  |
        | Q5    | +1  |

      Examples: from its near side
        | firer | tem |
        | N3    | 0   |
        | N4    | 0   |
        | O3    | 0   |
        | P2    | 0   |

    @B9.42-EX1-21 @B9.42-EX1-22
    Scenario Outline: B9.42-EX1-21 as it enters P3 instead, a Snap Shot from <firer> meets <tem>
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad in P3
      And the German squad has spent 6 MF
      And a Russian squad in <firer>
      When the Russian squad takes a Snap Shot at the German squad across hexside P3-P4
      Then the hedge gives a TEM of <tem>

      Examples: from O5 alone the LOS runs along the hedge O4-P4
        | firer | tem |
        | O5    | +1  |

      Examples: from everywhere else it does not
        | firer | tem |
        | N3    | 0   |
        | O3    | 0   |
        | O4    | 0   |
        | P2    | 0   |
        | P5    | 0   |
        | Q3    | 0   |
        | Q4    | 0   |
        | Q5    | 0   |

    @B9.42-EX1-22
    Scenario: B9.42-EX1-22 from N4 the hedge, which is none of P3's, hides one of the vertices
      Given the board excerpt 41_Q5
      And it is the MPh of the German turn
      And a German 4-6-7 squad in P3
      And the German squad has spent 6 MF
      And a Russian squad in N4
      When the Russian squad takes a Snap Shot at the German squad across hexside P3-P4
      Then the attack is not possible

  Rule: B9.42 The firer picks the vertex, and where he fires from may be one as well

    @B9.42-1
    Scenario: B9.42-1j who names no vertex fires at the one that the hedge does not affect
      Given F5 is woods
      And the artwork of F5 does not reach towards E6, F6 and G6
      And hexside E6-F5 is a hedge
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-F6
      And a Russian squad in D6
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives no TEM
      And the TEM is 0

    @B9.42-1
    Scenario: B9.42-1g or at the one where the target has less
      Given F5 is woods
      And the artwork of F5 does not reach towards E6, F6 and G6
      And hexside E6-F5 is a wall
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-F6
      And a Russian squad in E7
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the wall gives no TEM
      And the hedge gives a TEM of +1
      And the TEM is +1

    @B9.42-4
    Scenario: B9.42-4b a LOS to the vertex does not cross the gap in the middle, so that a moving target has the TEM
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-G6
      And the German squad has spent 2 MF
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire at vertex F5-F6-G6
      Then the attack is possible
      And the wall gives a TEM of +2

    @B9.3 @B9.42-1 @B9.3-17
    Scenario Outline: B9.42-1k fire from the vertex F5-F6-G6 of F6 meets a TEM of <tem> from the wall on <edge>
      Given F6 is woods
      And the artwork of F6 does not reach towards F5 and G6
      And hexside <edge> is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian tank in F6
      And the Russian tank is in VBM with its CAFP at vertex G6-F5-F6
      When the Russian tank attacks the German squad with MG fire
      Then the attack is possible
      And the wall gives a TEM of <tem>

      Examples: between the two hexes, and between F5 and the third
        | edge  | tem |
        | F5-F6 | +2  |
        | F5-G6 | 0   |

    @B9.3 @B9.42-1 @B9.3-10
    Scenario: B9.42-1i nor does such fire cross the gap in the middle
      Given it is the MPh of the German turn
      And F6 is woods
      And the artwork of F6 does not reach towards F5 and G6
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad has spent 2 MF
      And a Russian tank in F6
      And the Russian tank is in VBM with its CAFP at vertex G6-F5-F6
      When the Russian tank attacks the German squad with MG fire
      Then the attack is possible
      And the wall gives a TEM of +2

    @B9.42-1
    Scenario: B9.42-1h from a vertex farther off it meets the wall as from anywhere
      Given F7 is woods
      And the artwork of F7 does not reach towards F6 and G7
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian tank in F7
      And the Russian tank is in VBM with its CAFP at vertex G7-F6-F7
      When the Russian tank attacks the German squad with MG fire
      Then the attack is possible
      And the wall gives a TEM of +2
