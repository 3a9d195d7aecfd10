Feature: When a unit keeps wall advantage, and when it loses it

  Rule: B9.321 Who comes to a hexside within its own hex is denied it as any other is

    @B9.32 @B9.321 @A4.3xB9.32xB9.321-1101
    Scenario Outline: A4.3xB9.32xB9.321-1101a in Bypass P goes on from F5-G6 to F5-G5, beside F4-F5 that E has: <what>
      Given it is the MPh of the German turn
      And F5 is woods
      And F4 is <ground>
      And the artwork of F5 does not reach towards F4, G5, G6 and F6
      And hexside F4-F5 is a wall
      And hexside <own> is a wall
      And a German squad P in G5
      And a Russian squad E in F4
      And E has wall advantage
      When P bypasses F5 along F5-G6
      And P bypasses F5 along F5-G5
      Then that is allowed
      And E has wall advantage over F4-F5 and nothing else
      And P has no wall advantage

      Examples:
        | row       | what                                      | ground      | own   |
        | left      | it had F5-F6 until then                   | Open Ground | F5-F6 |
        | left-hous | the same, and E has it by choice          | woods       | F5-F6 |
        | both      | it had F5-G6, which it could reach as yet | Open Ground | F5-G6 |

    @B9.32 @B9.321 @A4.3xB9.32xB9.321-1101
    Scenario Outline: A4.3xB9.32xB9.321-1101b where no enemy has it P has it as it goes on: <who>
      Given it is the MPh of the German turn
      And F5 is woods
      And F4 is woods
      And the artwork of F5 does not reach towards F4, G5, G6 and F6
      And hexside F4-F5 is a wall
      And hexside F5-G6 is a wall
      And a German squad P in G5
      And <who> in F4
      When P bypasses F5 along F5-G6
      And P bypasses F5 along F5-G5
      Then that is allowed
      And P has wall advantage over F4-F5 and F5-G6 and nothing else

      Examples:
        | row    | who               |
        | nobody | no units          |
        | none   | a Russian squad E |

    @B9.32 @B9.321 @A4.3xB9.32xB9.321-1101
    Scenario: A4.3xB9.32xB9.321-1101c in Deluxe P keeps the hexside that it had, and E its own
      Given there is a SSR that Deluxe ASL rules are in effect
      And it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F4, G5, G6 and F6
      And hexside F4-F5 is a wall
      And hexside F5-G6 is a wall
      And a German squad P in G5
      And a Russian squad E in F4
      And E has wall advantage over F4-F5 alone
      When P bypasses F5 along F5-G6
      And P bypasses F5 along F5-G5
      Then that is allowed
      And E has wall advantage over F4-F5 and nothing else
      And P has wall advantage over F5-G6 and nothing else

    @B9.32 @B9.321 @A4.3xB9.32xB9.321-1101
    Scenario: A4.3xB9.32xB9.321-1101d beyond the reach of its own three hexsides an enemy's wall advantage matters as little as before
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F4, G5, G6 and F6
      And hexside E5-F5 is a wall
      And hexside F5-G6 is a wall
      And a German squad P in G5
      And a Russian squad E in E5
      And E has wall advantage
      When P bypasses F5 along F5-G6
      And P bypasses F5 along F5-G5
      Then that is allowed
      And E has wall advantage over E5-F5 and nothing else
      And P has wall advantage over F5-G6 and nothing else

    @B9.32 @B9.321 @A4.3xB9.32xB9.321-1101
    Scenario Outline: A4.3xB9.32xB9.321-1101e beside R, which would have F5-G6 if P lost it, P goes on beside F4-F5: <what>
      Given <ssr>
      And it is the MPh of the German turn
      And F5 and F4 are woods
      And the artwork of F5 does not reach towards F4, G5, G6 and F6
      And hexside F4-F5 is a wall
      And hexside F5-G6 is a wall
      And a German squad P in F5
      And P is in Bypass along hexside F5-G6
      And P has <had>
      And a Russian squad E in F4
      And E <theirs>
      And a Russian squad R in G6
      When P bypasses F5 along F5-G5
      Then that is allowed
      And P has <own>
      And E has <state>
      And R has <other>

      Examples: E, in woods, has none, and P keeps it; or E has it, and P has none
        | row    | what       | ssr                                 | had            | theirs             | own                                                  | state                                      | other                                      |
        | free   | E has none | there is no SSR on walls and hedges | wall advantage | is CX              | wall advantage over F4-F5 and F5-G6 and nothing else | no wall advantage                          | no wall advantage                          |
        | denied | E has it   | there is no SSR on walls and hedges | wall advantage | has wall advantage | no wall advantage                                    | wall advantage over F4-F5 and nothing else | wall advantage over F5-G6 and nothing else |

      Examples: in Deluxe it keeps what it had
        | row         | what                    | ssr                                                | had                             | theirs                                | own                                                  | state                                      | other             |
        | deluxe-free | E has none              | there is a SSR that Deluxe ASL rules are in effect | wall advantage over F5-G6 alone | is CX                                 | wall advantage over F4-F5 and F5-G6 and nothing else | no wall advantage                          | no wall advantage |
        | deluxe      | E has it                | there is a SSR that Deluxe ASL rules are in effect | wall advantage over F5-G6 alone | has wall advantage over F4-F5 alone   | wall advantage over F5-G6 and nothing else           | wall advantage over F4-F5 and nothing else | no wall advantage |
        | deluxe-all  | E has it, P all it could | there is a SSR that Deluxe ASL rules are in effect | wall advantage                 | has wall advantage over F4-F5 alone   | wall advantage over F5-G6 and nothing else           | wall advantage over F4-F5 and nothing else | no wall advantage |

    @B9.32 @B9.321 @B9.32xB9.321xD2.3-1101
    Scenario Outline: B9.32xB9.321xD2.3-1101 a tank in VBM goes on from F5-G6 to F5-G5 beside F4-F5: <what>
      Given it is the MPh of the German turn
      And F5 is woods
      And F4 is <ground>
      And the artwork of F5 does not reach towards F4, G5, G6 and F6
      And hexside F4-F5 is a wall
      And hexside F5-F6 is a wall
      And a moving German tank P in F6
      And a Russian squad E in F4
      When P bypasses F5 along F5-G6 and F5-G5
      Then that is allowed
      And E <state>
      And P <own>

      Examples: E has it, as it must; or has none
        | row  | what              | ground      | state                                      | own                                        |
        | open | E has it          | Open Ground | has wall advantage over F4-F5 and nothing else | has no wall advantage                      |
        | wood | E has claimed none | woods      | has no wall advantage                      | has wall advantage over F4-F5 and nothing else |

  Rule: B9.41 Nobody claims what it has given up by starting to leave

    @B9.41 @B9.41-7
    Scenario Outline: B9.41-7r on its way out of <ground> in the <phase> P claims it again
      Given it is the <phase> of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P begins to enter E5
      And P claims wall advantage
      Then that is not allowed
      And B9.41 or B9.322 forbids it

      Examples:
        | row       | ground         | phase |
        | woods     | woods          | MPh   |
        | house     | stone building | MPh   |
        | mandatory | Open Ground    | MPh   |
        | advancing | woods          | APh   |

    @B9.41 @B9.41-7
    Scenario: B9.41-7s nor is anything had of it by claiming before the exit fails
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F6
      When P begins to enter E5
      Then P may not claim wall advantage
      And E may claim wall advantage

    @B9.41 @B9.41-7
    Scenario: B9.41-7t once it has entered the next hex it may claim there
      Given it is the MPh of the German turn
      And F5 and F4 are woods
      And hexside F5-F6 is a wall
      And hexside F3-F4 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P begins to enter F4
      And P moves into F4
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage over F3-F4 and nothing else

  Rule: B9.4 A vehicle that Bogs at the hexside has not been beyond it

    @B9.4 @B9.41 @B9.4xB9.41xD8.2-1101
    Scenario Outline: B9.4xB9.41xD8.2-1101a with a Bog DR of <dr> and <dr> the <vehicle> comes from F6 over the <barrier> upon E in F5, which is <ground>: <what>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And hexside F4-F5 is a wall
      And a moving German <vehicle> P with <mp> MP in F6
      And a German squad Q in F4
      And a Russian squad E in F5
      And E has wall advantage
      When P moves into F5
      And P makes a Bog DR of <dr> on the colored and <dr> on the white die
      Then that is allowed
      And E <state>
      And Q <other>
      And P has no wall advantage

      Examples: it fails: E keeps what it had, and neither Q nor P has any of it
        | row       | vehicle   | barrier | ground         | mp | dr | what              | state                                                    | other                 |
        | open      | halftrack | hedge   | Open Ground    | 12 | 6  | E keeps its walls | has wall advantage over F5-F6 and F4-F5 and nothing else | has no wall advantage |
        | brush     | halftrack | hedge   | brush          | 12 | 6  | E keeps its walls | has wall advantage over F5-F6 and F4-F5 and nothing else | has no wall advantage |
        | building  | tank      | bocage  | stone building | 20 | 6  | E keeps its walls | has wall advantage over F5-F6 and F4-F5 and nothing else | has no wall advantage |

      Examples: it passes: E shares its Location with an enemy
        | row    | vehicle   | barrier | ground      | mp | dr | what       | state                 | other                                          |
        | passed | halftrack | hedge   | Open Ground | 12 | 1  | Q has them | has no wall advantage | has wall advantage over F4-F5 and nothing else |

    @B9.4 @B9.41 @B9.4xB9.41xD8.2-1101
    Scenario: B9.4xB9.41xD8.2-1101b what it gave up itself by starting to leave it has lost to E, who was there
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And hexside F6-F7 is a wall
      And a moving German halftrack P with 12 MP in F6
      And P has wall advantage
      And a Russian squad E in F7
      When P moves into F5
      And P makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And P is bogged
      And P has no wall advantage
      And E has wall advantage over F6-F7 and nothing else

    @B9.4 @B9.41 @B9.4xB9.41xD8.2-1101
    Scenario: B9.4xB9.41xD8.2-1101c where nobody else wants it, it has it again
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And hexside F6-F7 is a wall
      And a moving German halftrack P with 12 MP in F6
      And P has wall advantage
      When P moves into F5
      And P makes a Bog DR of 6 on the colored and 6 on the white die
      Then P has wall advantage over F5-F6 and F6-F7 and nothing else

    @B9.4 @B9.41 @B9.4xB9.41xD8.2-1101
    Scenario: B9.4xB9.41xD8.2-1101d in Deluxe E keeps the one hexside that it had
      Given there is a SSR that Deluxe ASL rules are in effect
      And it is the MPh of the German turn
      And F5 is a stone building
      And hexside F5-F6 is a bocage
      And hexside F4-F5 is a wall
      And a moving German tank P with 20 MP in F6
      And a Russian squad E in F5
      And E has wall advantage over F4-F5 alone
      When P moves into F5
      And P makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And E has wall advantage over F4-F5 and nothing else

    @B9.4 @B9.41 @B9.4xB9.41xD8.2-1101
    Scenario: B9.4xB9.41xD8.2-1101e a vehicle that was in the hex and has gone on has taken what E had by choice
      Given it is the MPh of the German turn
      And F5 is shellholes
      And hexside F4-F5 is a wall
      And a moving German halftrack P with 12 MP in G5
      And a Russian squad E in F5
      And E has wall advantage
      When P moves into F5
      And P moves into E6
      Then that is allowed
      And E has no wall advantage

    @B9.41 @B9.541 @B9.41xB9.541-1101
    Scenario Outline: B9.41xB9.541-1101 breaching its way upon E with a Bog DR of <dr> and <dr>: <what>
      Given it is the MPh of the German turn
      And F5 is a wooden building
      And hexside F5-F6 is a bocage
      And hexside F4-F5 is a wall
      And a moving German Dozer tank P in F6
      And a German squad Q in F4
      And a Russian squad E in F5
      And E has wall advantage
      When P breaches the bocage on its way into F5
      And P makes a Bog DR of <dr> on the colored and <dr> on the white die
      Then that is allowed
      And E <state>
      And Q <other>

      Examples:
        | row    | dr | what           | state                                                    | other                                          |
        | failed | 6  | E keeps it     | has wall advantage over F5-F6 and F4-F5 and nothing else | has no wall advantage                          |
        | passed | 1  | E has lost it  | has no wall advantage                                    | has wall advantage over F4-F5 and nothing else |

    @B9.4 @B9.4xD2.3xD8.2-1101
    Scenario Outline: B9.4xD2.3xD8.2-1101 P Bogs over the hedge as it leaves F6 <way>
      Given it is the MPh of the German turn
      And F6 is woods
      And the artwork of F6 does not reach towards F5, G6 and G7
      And hexside <hedge> is a hedge
      And hexside F6-G6 is a wall
      And hexside E7-F6 is a wall
      And hexside F6-F7 is a wall
      And a moving German halftrack P with 12 MP in F6
      And P is in Bypass along hexside <edge>
      When P moves into <to>
      And P makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And P is bogged
      And P has wall advantage over <walls> and nothing else

      Examples: its wall advantage tells where it is
        | row       | way         | edge  | hedge | to | walls                  |
        | beside-f5 | along F6-G6 | F6-G6 | F5-F6 | F5 | F5-F6 and F6-G6        |
        | beside-f7 | along F6-G7 | F6-G7 | F6-G7 | G7 | F6-G6, F6-G7 and F6-F7 |

  Rule: B9.41 Who is turned back has not been there

    @B9.41 @A12.15xB9.41-1101
    Scenario Outline: A12.15xB9.41-1101a <enemy> E in F5, <ground>, with wall advantage turns P back into F6, <there>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F6 is <there>
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a German squad P in F6
      And a German squad Q in F4
      And <enemy> E in F5
      And E has wall advantage
      When P moves into F5
      And E shows itself and turns P back into F6
      Then that is allowed
      And E has wall advantage over F5-F6 and F4-F5 and nothing else
      And P has no wall advantage
      And Q has no wall advantage

      Examples:
        | row       | enemy                     | ground      | there       |
        | choice    | a concealed Russian squad | woods       | Open Ground |
        | cover     | a concealed Russian squad | woods       | woods       |
        | mandatory | a concealed Russian squad | Open Ground | Open Ground |

    @B9.41 @A12.15xB9.41-1101
    Scenario Outline: A12.15xB9.41-1101c a broken comrade of E has it with E: <first> is named first
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F4-F5 is a wall
      And a German squad P in F6
      And <one> in F5
      And <first> has wall advantage
      And <other> in F5
      And <second> has wall advantage
      When P moves into F5
      And E shows itself and turns P back into F6
      Then that is allowed
      And E has wall advantage over F4-F5 and nothing else
      And B has wall advantage over F4-F5 and nothing else

      Examples:
        | row    | first | one                                | second | other                              |
        | whole  | E     | a concealed Russian squad E        | B      | a broken concealed Russian squad B |
        | broken | B     | a broken concealed Russian squad B | E      | a concealed Russian squad E        |

    @B9.41 @A12.15xB9.41-1101
    Scenario: A12.15xB9.41-1101d one of P, which has given up its own, has it no more
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F6-F7 is a wall
      And a German squad P in F6
      And P has wall advantage
      And a broken German squad B in F6
      And B has wall advantage
      And a concealed Russian squad E in F5
      When P moves into F5
      And E shows itself and turns P back into F6
      Then that is allowed
      And P has no wall advantage
      And B has no wall advantage

    @B9.41 @A12.15xB9.41-1101
    Scenario: A12.15xB9.41-1101b what another has claimed that was freed by its leaving stays claimed
      Given it is the MPh of the German turn
      And F5, F6 and F7 are woods
      And hexside F6-F7 is a wall
      And a German squad P in F6
      And P has wall advantage
      And a concealed Russian squad E in F5
      And a Russian squad R in F7
      When P moves into F5
      And R claims wall advantage
      And E shows itself and turns P back into F6
      Then that is allowed
      And R has wall advantage over F6-F7 and nothing else
      And P has no wall advantage

    @B9.41 @B9.322 @A12.15xB9.322xB9.41-1101
    Scenario: A12.15xB9.322xB9.41-1101a who turns back P, which had it, may claim it
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F6
      And P has wall advantage
      And a concealed Russian squad E in F5
      When P moves into F5
      And E shows itself and turns P back into F6
      Then P has no wall advantage
      And P may not claim wall advantage
      And E may claim wall advantage

    @B9.41 @B9.322 @A12.15xB9.322xB9.41-1101
    Scenario: A12.15xB9.322xB9.41-1101b and has it then
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F6
      And P has wall advantage
      And a concealed Russian squad E in F5
      When P moves into F5
      And E shows itself and turns P back into F6
      And E claims wall advantage
      Then that is allowed
      And E has wall advantage over F5-F6 and nothing else

    @B9.41 @B9.322 @A12.15xB9.322xB9.41-1101
    Scenario: A12.15xB9.322xB9.41-1101c where P had none nothing has been freed
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F6
      And a concealed Russian squad E in F5
      When P moves into F5
      And E shows itself and turns P back into F6
      Then E may not claim wall advantage

    @B9.41 @B9.322 @A12.15xB9.322xB9.41-1101
    Scenario: A12.15xB9.322xB9.41-1101d nor where a comrade of P keeps it
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F6
      And P has wall advantage
      And a German squad Q in F6
      And Q has wall advantage
      And a concealed Russian squad E in F5
      When P moves into F5
      And E shows itself and turns P back into F6
      Then E may not claim wall advantage
      And Q has wall advantage over F5-F6 and nothing else

  Rule: B9.32 How far it extends, and who comes first

    @B9.32 @B9.32xD2.3-1101
    Scenario Outline: B9.32xD2.3-1101 with its CAFP at F5-F6-G6 a tank has wall advantage over <edge>: <state>
      Given F5 is woods
      And the artwork of F5 does not reach towards G5, G6, F6 and E6
      And hexside <edge> is a wall
      And a German tank P in F5
      And P is in VBM at vertex F5-F6-G6, along which hexside is not told
      When the players ask about the wall advantage of P
      Then P <state>

      Examples: the two that end there, and those that join them
        | edge  | state              |
        | F5-F6 | has wall advantage |
        | F5-G6 | has wall advantage |
        | F5-G5 | has wall advantage |
        | E6-F5 | has wall advantage |

      Examples: the two on the other side of the hex
        | edge  | state                 |
        | F4-F5 | has no wall advantage |
        | E5-F5 | has no wall advantage |

    @B9.323 @A4.61xB9.323-1101 @reading:B9.323-same-moment
    Scenario Outline: A4.61xB9.323-1101 P has <deed> in the <phase>, E was there
      Given it is the <phase> of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has <deed> this phase
      And a Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has no wall advantage

      Examples: in what way it came is all the same
        | row     | phase | deed                        |
        | moved   | MPh   | moved                       |
        | assault | MPh   | moved by Assault Movement   |
        | dash    | MPh   | Dashed                      |
        | trench  | MPh   | moved from trench to trench |
        | direct  | MPh   | moved straight past the edge of an entrenchment |

    @B9.323 @A4.61xB9.323-1101 @reading:B9.323-same-moment=attacker
    Scenario Outline: A4.61xB9.323-1101d or by the other reading the ATTACKER has it, be it that P has <deed>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has <deed> this phase
      And a Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has wall advantage

      Examples:
        | row     | deed                        |
        | moved   | moved                       |
        | assault | moved by Assault Movement   |
        | dash    | Dashed                      |
        | trench  | moved from trench to trench |
        | direct  | moved straight past the edge of an entrenchment |

    @B9.323 @A4.61xB9.323-1101 @reading:B9.323-same-moment
    Scenario: A4.61xB9.323-1101c a leader with a LMG that has routed along comes after E as well
      Given it is the RtPh of the German turn
      And hexside F5-F6 is a wall
      And a German 9-1 leader P in F5
      And P possesses a LMG
      And P has spent 1 MF
      And a Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has no wall advantage

    @B9.323 @A4.61xB9.323-1101 @reading:B9.323-same-moment=attacker
    Scenario: A4.61xB9.323-1101e or by the other reading the leader of the ATTACKER comes first
      Given it is the RtPh of the German turn
      And hexside F5-F6 is a wall
      And a German 9-1 leader P in F5
      And P possesses a LMG
      And P has spent 1 MF
      And a Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has wall advantage

    @B9.323 @A4.61xB9.323-1101
    Scenario Outline: A4.61xB9.323-1101b who has <deed> has not come there: the ATTACKER has it
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has <deed> this phase
      And a Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has wall advantage

      Examples:
        | row   | deed                  |
        | fired | fired its inherent FP |

  Rule: B9.322 Not while an enemy's attack is under way

    @B9.322 @A23.6xB9.322-1101
    Scenario: A23.6xB9.322-1101a once the DC that was Thrown at it has gone off P forfeits
      Given it is the PFPh of the Russian turn
      And F5 is a stone building
      And F6 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F6
      And E possesses a DC
      When E Throws its DC in F5
      And a Thrown DC across hexside F5-F6 is resolved in F5 with an Original DR of 12
      And P forfeits wall advantage
      Then that is allowed

    @B9.322 @A23.6xB9.322-1101
    Scenario: A23.6xB9.322-1101b before it has gone off
      Given it is the PFPh of the Russian turn
      And F5 is a stone building
      And F6 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad E in F6
      And E possesses a DC
      When E Throws its DC in F5
      And P forfeits wall advantage
      Then that is not allowed

    @B9.322 @A23.6xB9.322-1101
    Scenario: A23.6xB9.322-1101c nor does another of its side claim any
      Given it is the MPh of the German turn
      And F5, F6 and F3 are woods
      And hexside F5-F6 is a wall
      And hexside F3-F4 is a wall
      And a German squad P in F5
      And P has spent 2 MF
      And a German squad Q in F3
      And a Russian squad E in F6
      And E possesses a DC
      When E Throws its DC in F5
      And Q claims wall advantage
      Then that is not allowed

    @B9.322 @A23.6xB9.322-1101
    Scenario: A23.6xB9.322-1101d a comrade of the thrower is free to
      Given it is the PFPh of the Russian turn
      And F5 is a stone building
      And F6 and F8 are woods
      And hexside F7-F8 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And E possesses a DC
      And a Russian squad R in F8
      And R has wall advantage
      When E Throws its DC in F5
      And R forfeits wall advantage
      Then that is allowed

    @B9.322 @A10.53xB9.322-1101
    Scenario: A10.53xB9.322-1101a while a comrade's Interdiction is claimed and not resolved P forfeits none
      Given it is the RtPh of the German turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a broken German squad B in E5
      And a Russian squad E in E2
      When B carries out a rout into E6
      And E claims Interdiction of B
      And P forfeits wall advantage
      Then that is not allowed

    @B9.322 @A10.53xB9.322-1101
    Scenario: A10.53xB9.322-1101b once it is resolved P may
      Given it is the RtPh of the German turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a broken German squad B in E5
      And a Russian squad E in E2
      When B carries out a rout into E6
      And E claims Interdiction of B
      And B comes through that Interdiction unharmed
      And P forfeits wall advantage
      Then that is allowed

    @B9.322 @A11.1xB9.322-1101
    Scenario Outline: A11.1xB9.322-1101 while a comrade's CC is declared and without its result: <what>
      Given it is the CCPh of the Russian turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a German squad Q in E3
      And a Russian squad E in E3
      When <first> declares Close Combat against <other>
      And P forfeits wall advantage
      Then that is <word>

      Examples: an enemy declares it, or its own side
        | row   | what                         | first | other | word        |
        | enemy | the other side declared it   | E     | Q     | not allowed |
        | own   | its own side declared it     | Q     | E     | allowed     |

    @B9.41 @A12.15xB9.41-1101
    Scenario: A12.15xB9.41-1101e what another claims as P sets out it has, though a broken comrade of P had it until then
      Given it is the MPh of the German turn
      And F5, F6 and F7 are woods
      And hexside F6-F7 is a wall
      And a German squad P in F6
      And P has wall advantage
      And a broken German squad B in F6
      And B has wall advantage
      And a concealed Russian squad E in F5
      And a Russian squad R in F7
      When P moves into F5
      And R claims wall advantage
      And E shows itself and turns P back into F6
      Then that is allowed
      And R has wall advantage over F6-F7 and nothing else
      And P has no wall advantage
      And B has no wall advantage

    @B9.41 @A12.15xB9.41-1101
    Scenario: A12.15xB9.41-1101f what another has given up meanwhile, and did not lose by P, it has no more
      Given it is the MPh of the German turn
      And F5, F6 and F7 are woods
      And hexside F7-F8 is a wall
      And a German squad P in F6
      And a concealed Russian squad E in F5
      And a Russian squad R in F7
      And R has wall advantage
      When P moves into F5
      And R forfeits wall advantage
      And E shows itself and turns P back into F6
      Then that is allowed
      And R has no wall advantage

