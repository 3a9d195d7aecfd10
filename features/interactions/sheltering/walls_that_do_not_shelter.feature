Feature: Walls that shelter nobody

  Rule: B9.3 Walls that shelter nobody

    @B9.3 @A10.5xA10.531xB9.3-1101
    Scenario: A10.5xA10.531xB9.3-1101a behind a gap in its wall a broken squad must rout
      Given it is the RtPh of the German turn
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And a broken German squad P in F5
      And a Russian squad in F8
      When the players ask whether P must rout
      Then P must rout

    @B9.3 @A10.5xA10.531xB9.3-1101
    Scenario Outline: A10.5xA10.531xB9.3-1101b behind a <barrier> without one it need not
      Given it is the RtPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a broken German squad P in F5
      And a Russian squad in F8
      When the players ask whether P must rout
      Then P need not rout

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B9.3 @A10.5xA10.531xB9.3-1101
    Scenario: A10.5xA10.531xB9.3-1101c nor behind a gap in woods
      Given it is the RtPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And a broken German squad P in F5
      And a Russian squad in F8
      When the players ask whether P must rout
      Then P need not rout

    @B9.3 @B9.3xB30.4-1101
    Scenario Outline: B9.3xB30.4-1101a <attack> at a squad <place> F5 behind its wall
      Given F5 holds a pillbox
      And hexside F5-F6 is a wall
      And a German squad P <place> F5
      And a Russian squad E in F7
      When E attacks P with <attack>
      Then the wall <gives>

      Examples: within, and without
        | row    | place          | attack          | gives               |
        | within | in the pillbox in | small-arms fire | gives no TEM        |
        | cave   | in the cave in | small-arms fire | gives no TEM        |
        | beside | in             | small-arms fire | gives a TEM of +2   |

    @B9.3 @B9.3xB30.4-1101
    Scenario: B9.3xB30.4-1101b nor does it against OBA, as it does who is beside it
      Given F5 holds a pillbox
      And hexside F5-F6 is a wall
      And a German squad P in the pillbox in F5
      And a German squad Q in F5
      When an OBA HE Concentration hits F5
      Then the TEM of P is not +1
      And the TEM of Q is +1

    @B9.34 @A4.6xB9.34-1101
    Scenario Outline: A4.6xB9.34-1101 a mortar in G7 fires at P that moves in F5, with a hedge on <edge>: FFMO <applies>
      Given it is the MPh of the German turn
      And hexside <edge> is a hedge
      And a German squad P in F5
      And P has spent 1 MF
      And a Russian crew in G7
      And the Russian crew possesses a Russian 81mm MTR
      When the 81mm MTR attacks P with an on-board mortar
      Then the TEM is 0
      And FFMO <applies>

      Examples: the hexspine that it comes along, the two hexsides that it enters by, one elsewhere
        | edge  | applies        |
        | F6-G6 | applies        |
        | F5-F6 | does not apply |
        | F5-G6 | does not apply |
        | F4-F5 | applies        |

    @B9.36 @B9.42 @B9.36xB9.42xD4.3-1101
    Scenario Outline: B9.36xB9.42xD4.3-1101 an Underbelly Hit from F2 at F5-F6-G6 meets <what> on <edge> as well: the tank <state> HD
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside <edge> is a <what>
      And a moving German tank in F5
      And the German tank has spent 4 MP
      And a Russian crew in F2
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is possible
      And the German tank <state> HD to it

      Examples: a hedge on the way, a wall that ends at the vertex, one off the way
        | row    | edge  | what  | state  |
        | hedge  | F4-F5 | hedge | is not |
        | vertex | F5-G6 | wall  | is not |
        | off    | E5-F5 | wall  | is not |

      @reading:B9.42-other-walls
      Examples: a wall on the way
        | row | edge  | what | state |
        | way | F4-F5 | wall | is    |

    @B9.36 @B9.42 @B9.36xB9.42xD4.3-1101 @reading:B9.42-other-walls=vertex-alone
    Scenario: B9.36xB9.42xD4.3-1101b or by the other reading the wall on F4-F5 does not count: the tank is not HD
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside F4-F5 is a wall
      And a moving German tank in F5
      And the German tank has spent 4 MP
      And a Russian crew in F2
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the German tank is not HD to it
