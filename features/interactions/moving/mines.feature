Feature: Mines attack a unit that leaves their Location

  Rule: B28.41 Mines attack who leaves their Location

    @B27.54 @B27.54xB28.41-1101
    Scenario Outline: B27.54xB28.41-1101a out of a mined hex <force> <goes> into B3
      Given it is the <phase> of the German turn
      And B2 holds a 6-factor A-P minefield
      And <force> P in B2
      When P <does> into B3
      Then that is allowed
      And a minefield attacks it

      Examples:
        | row     | force                 | phase | goes     | does                |
        | move    | a German squad        | MPh   | moves    | moves               |
        | advance | a German squad        | APh   | advances | advances            |
        | rout    | a broken German squad | RtPh  | routs    | carries out a rout  |
        | leader  | a German leader       | MPh   | moves    | moves               |

    @B27.54 @B27.54xB28.41-1101
    Scenario: B27.54xB28.41-1101b by Assault Movement too, and it is foreseen
      Given it is the MPh of the German turn
      And B2 holds a 6-factor A-P minefield
      And a German squad P in B2
      When the players ask whether P may move into B3 by Assault Movement
      Then that is allowed
      And it is subject to a minefield attack

    @B27.54 @B27.54xB28.41-1101
    Scenario: B27.54xB28.41-1101c from one mined hex into the next
      Given it is the MPh of the German turn
      And B2 and B3 each hold a 6-factor A-P minefield
      And a German squad P in B2
      And a German squad Q in B2
      When P and Q moves into B3
      Then that is allowed
      And two minefields attack it

    @B27.54 @B27.54xB28.41-1101
    Scenario Outline: B27.54xB28.41-1101d through a mined hex <hexes>: <count> attacks
      Given it is the MPh of the German turn
      And B3 holds a 6-factor A-P minefield
      And a German squad P in B2
      When P moves through <hexes> in turn
      Then that is allowed
      And <count> minefields attack it

      Examples:
        | row     | hexes      | count |
        | through | B3 and B4  | two   |
        | past    | C3 and C4  | no    |

    @B27.54 @B27.54xB28.41-1101
    Scenario Outline: B27.54xB28.41-1101e from trench to trench, mines in <mined>, <place> the trench: <count>
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And <mined> holds a 6-factor A-P minefield
      And B3 holds a 6-factor A-P minefield
      And a German squad P <place> the trench in B2
      When P moves <way> B3
      Then that is allowed
      And <count> minefields attack it

      Examples:
        | row  | mined | place     | way                         | count |
        | by   | B2    | beneath   | straight beneath the trench in | no    |
        | over | B2    | on top of | into                        | two   |

    @B27.54 @B27.54xB28.41-1101
    Scenario Outline: B27.54xB28.41-1101f <place> the mined hex of a bridge P goes on to B4: <count> attacks
      Given it is the MPh of the German turn
      And B3 is bridge
      And B3 is unpaved road
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And B3 holds a 6-factor A-P minefield
      And a German squad P <place> B3
      When P moves into B4
      Then that is allowed
      And <count> minefields attack it

      Examples:
        | row   | place            | count |
        | above | on the bridge in | no    |
        | below | IN               | one   |

    @B27.54 @B27.54xB28.41-1101
    Scenario Outline: B27.54xB28.41-1101g within a mined building P goes <way>: <count> attacks
      Given it is the MPh of the German turn
      And B3 is stone building with two upper levels
      And B3 holds a 6-factor A-P minefield
      And a German squad P <place> B3
      When P moves to level <level> of B3
      Then that is allowed
      And <count> minefields attack it

      Examples: the mines lie on the ground
        | row      | way           | place         | level | count |
        | down     | downstairs    | on level 1 of | 0     | one   |
        | up       | upstairs      | in            | 1     | one   |
        | above    | farther up    | on level 1 of | 2     | no    |

    @B27.54 @B27.54xB28.41-1101
    Scenario: B27.54xB28.41-1101h in Bypass round a mined hex it is attacked as it enters, and not as it goes on
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And F5 holds a 6-factor A-P minefield
      And a German squad P in E6
      When P bypasses F5 along F5-F6
      And P bypasses F5 along F5-G6
      Then that is allowed
      And a minefield attacks it

    @B27.6 @B27.6xB28.41-1101
    Scenario Outline: B27.6xB28.41-1101 from beneath a trench in a mined hex <way> B3: <count> attacks
      Given it is the MPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds a trench
      And B2 holds a 6-factor A-P minefield
      And B3 holds <fort>
      And a German squad P beneath the trench in B2
      When P moves <way> B3
      Then that is allowed
      And <count> minefields attack it

      Examples:
        | row    | fort       | way                         | count |
        | down   | no foxhole | into                        | one   |
        | linked | a sangar   | straight beneath the sangar in | no    |

    @B27.4 @B27.4xB28.41-1101
    Scenario: B27.4xB28.41-1101a going beneath is no entry
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B2 holds a 6-factor A-P minefield
      And a German squad P on top of the foxhole in B2
      When P goes beneath the foxhole
      Then that is allowed
      And no minefield attacks it
      And all that is as given

    @B27.4 @B27.4xB28.41-1101
    Scenario: B27.4xB28.41-1101b nor is coming out an exit, but to go on is
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B2 holds a 6-factor A-P minefield
      And a German squad P beneath the foxhole in B2
      When P comes out of the foxhole
      Then that is allowed
      And no minefield attacks it
      And all that is as given

    @B27.4 @B27.4xB28.41-1101
    Scenario: B27.4xB28.41-1101c who has come out and goes on is attacked once
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B2 holds a 6-factor A-P minefield
      And a German squad P beneath the foxhole in B2
      When P comes out of the foxhole
      And P moves into B3
      Then that is allowed
      And a minefield attacks it
