Feature: Concealed Infantry that goes in and out of cover within its hex

  Rule: B27.4 Beneath an entrenchment and out of it

    @B27.4 @A4.61xA12.14xB27.4-601
    Scenario Outline: A4.61xA12.14xB27.4-601b out of a <cover> in <ground> by Assault Movement it is <verdict>
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B2 holds a <fort>
      And a concealed German squad P with 8 MF beneath the <cover> in B2
      And a Russian squad in B5
      When P comes out of the <cover> by Assault Movement
      Then P is <verdict>

      Examples:
        | row          | cover     | fort       | ground      | verdict       |
        | foxhole      | foxhole   | foxhole 1S | brush       | concealed     |
        | trench       | trench    | trench     | brush       | concealed     |
        | at-ditch     | A-T Ditch | A-T Ditch  | brush       | concealed     |
        | sangar       | sangar    | sangar     | brush       | concealed     |
        | open-foxhole | foxhole   | foxhole 1S | Open Ground | not concealed |

    @B27.4 @A4.61xA12.14xB27.4-601
    Scenario Outline: A4.61xA12.14xB27.4-601c going on into brush, having <how>, it is <verdict>
      Given it is the MPh of the German turn
      And B2 is brush
      And C3 is brush
      And B2 holds a foxhole 1S
      And a concealed German squad P with 8 MF beneath the foxhole in B2
      And a Russian squad in B5
      When P <acts>
      And P moves into C3
      Then P is <verdict>

      Examples:
        | how                              | acts                                         | verdict       |
        | come out by Assault Movement     | comes out of the foxhole by Assault Movement | concealed     |
        | come out otherwise               | comes out of the foxhole                     | not concealed |

    @B27.4 @A12.14xB27.4-611
    Scenario Outline: A12.14xB27.4-611a beneath a <cover> in <ground>, in LOS, it goes openly and is concealed no longer
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B2 holds a <fort>
      And a concealed German squad P on top of the <cover> in B2
      And a Russian squad in B5
      When P goes beneath the <cover>
      Then P is not concealed

      Examples:
        | row         | cover     | fort       | ground      |
        | foxhole     | foxhole   | foxhole 1S | brush       |
        | in-the-open | foxhole   | foxhole 1S | Open Ground |
        | in-woods    | foxhole   | foxhole 1S | woods       |
        | trench      | trench    | trench     | brush       |
        | at-ditch    | A-T Ditch | A-T Ditch  | brush       |
        | sangar      | sangar    | sangar     | brush       |

    @B27.4 @A12.14xB27.4-611
    Scenario Outline: A12.14xB27.4-611b out of a <cover> in brush likewise
      Given it is the MPh of the German turn
      And B2 is brush
      And B2 holds a <fort>
      And a concealed German squad P beneath the <cover> in B2
      And a Russian squad in B5
      When P comes out of the <cover>
      Then P is not concealed

      Examples:
        | row      | cover     | fort       |
        | foxhole  | foxhole   | foxhole 1S |
        | trench   | trench    | trench     |
        | at-ditch | A-T Ditch | A-T Ditch  |
        | sangar   | sangar    | sangar     |

    @B27.4 @A4.61xA12.14xB27.4-601
    Scenario Outline: A4.61xA12.14xB27.4-601 beneath a <cover> by Assault Movement it stays concealed
      Given it is the MPh of the German turn
      And B2 is brush
      And B2 holds a <fort>
      And a concealed German squad P with 8 MF on top of the <cover> in B2
      And a Russian squad in B5
      When P goes beneath the <cover> by Assault Movement
      Then P is concealed
      And all that is as given

      Examples:
        | row      | cover     | fort       |
        | foxhole  | foxhole   | foxhole 1S |
        | trench   | trench    | trench     |
        | at-ditch | A-T Ditch | A-T Ditch  |
        | sangar   | sangar    | sangar     |

    @B27.4 @A12.14xB27.4-611
    Scenario Outline: A12.14xB27.4-611c nobody sees it come out of the foxhole, for there is <between> B3
      Given it is the MPh of the German turn
      And B2 is brush
      And B2 holds a foxhole 1S
      And B3 is <ground>
      And a concealed German squad P beneath the foxhole in B2
      And a Russian squad in B5
      When P comes out of the foxhole
      Then P is concealed
      And all that is as given

      Examples:
        | row      | ground            | between       |
        | woods    | woods             | woods in      |
        | building | a stone building  | a building in |

    @B27.4 @A12.14xB27.4-611
    Scenario Outline: A12.14xB27.4-611d only <viewer> sees it
      Given it is the MPh of the German turn
      And B2 is brush
      And B2 holds a foxhole 1S
      And a concealed German squad P beneath the foxhole in B2
      And <viewer> in B5
      When P comes out of the foxhole
      Then P is concealed
      And all that is as given

      Examples:
        | row     | viewer                  |
        | broken  | a broken Russian squad  |
        | dummies | a Russian dummy stack   |
        | berserk | a berserk Russian squad |

    @B27.2 @A12.14xB27.2-601
    Scenario Outline: A12.14xB27.2-601 <act> behind a <barrier> and is <seen>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And hexside B2-B3 is a <barrier>
      And a concealed German squad P <place> the foxhole in B2
      And a Russian squad in B5
      When P <does> the foxhole
      Then P is <seen>

      Examples: who comes out is seen over it, who has gone beneath is not
        | row       | act               | barrier | place     | does         | seen          |
        | out-wall  | it comes out      | wall    | beneath   | comes out of | not concealed |
        | out-hedge | it comes out      | hedge   | beneath   | comes out of | not concealed |

      @reading:A12.141-when-seen
      Examples: where it has arrived
        | row      | act             | barrier | place     | does         | seen      |
        | in-wall  | it goes beneath | wall    | on top of | goes beneath | concealed |
        | in-hedge | it goes beneath | hedge   | on top of | goes beneath | concealed |

      @reading:A12.141-when-seen=where-it-is
      Examples: or where it was as it began
        | row           | act             | barrier | place     | does         | seen          |
        | in-wall-seen  | it goes beneath | wall    | on top of | goes beneath | not concealed |
        | in-hedge-seen | it goes beneath | hedge   | on top of | goes beneath | not concealed |

  Rule: B26.4 Off the Wire

    @B26.4 @A12.14xB26.4-611
    Scenario: A12.14xB26.4-611a who uses all MF in vain on top of the Wire, in brush, is concealed no longer
      Given it is the MPh of the German turn
      And B2 is brush
      And B2 holds Wire
      And a concealed German squad P on top of the Wire in B2
      And a Russian squad in B5
      When P rolls a Wire Exit dr of 5
      Then P is not concealed

    @B26.4 @A12.14xB26.4-611
    Scenario: A12.14xB26.4-611b by Assault Movement it stays concealed
      Given it is the MPh of the German turn
      And B2 is brush
      And B2 holds Wire
      And a concealed German squad P on top of the Wire in B2
      And a Russian squad in B5
      When P rolls a Wire Exit dr of 2 by Assault Movement
      Then P is concealed
      And all that is as given

  Rule: B9.55 Within the hex behind bocage, as into it

    @B9.55 @A12.14xB9.55-601
    Scenario Outline: A12.14xB9.55-601a it <does> a foxhole in the open, seen through a <barrier> alone: <seen>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And hexside B2-B3 is a <barrier>
      And a concealed German squad P <place> the foxhole in B2
      And a Russian squad in B5
      When P <does> the foxhole
      Then P is <seen>

      Examples:
        | row        | barrier | place     | does         | seen          |
        | out-bocage | bocage  | beneath   | comes out of | concealed     |
        | in-bocage  | bocage  | on top of | goes beneath | concealed     |
        | out-hedge  | hedge   | beneath   | comes out of | not concealed |

    @B9.55 @A12.14xB9.55-601
    Scenario: A12.14xB9.55-601b an enemy next door with wall advantage over the bocage sees it come out
      Given it is the MPh of the German turn
      And B2 is woods
      And B2 holds a foxhole 1S
      And hexside B2-B3 is a bocage
      And a concealed German squad P beneath the foxhole in B2
      And a Russian squad in B3
      When P comes out of the foxhole
      Then P is not concealed

    @B9.55 @A12.14xB9.55-601
    Scenario: A12.14xB9.55-601c into Crest status it goes openly
      Given it is the MPh of the German turn
      And B2 is a gully
      And a concealed German squad P IN B2
      And a Russian squad in B5
      When P moves to Crest status in B2
      Then P is not concealed

    @B9.55 @A4.3xB9.55-1201
    Scenario Outline: A4.3xB9.55-1201a in Bypass P gains '?' or none: <case>
      Given it is the CCPh of the German turn
      And F5 and <hex> are woods
      And hexside <edge> is a <barrier>
      And a German squad P in F5
      And P is in Bypass along hexside F5-F6
      And a Russian squad in <hex>
      When the CCPh ends and the RPh begins
      Then P is <fate>

      Examples: the bocage of its hex has TEM for it along its own hexside
        | row      | case                                    | hex | edge  | barrier | fate          |
        | straddle | seen over the bocage that it bypasses   | F6  | F5-F6 | bocage  | concealed     |
        | wall     | seen over a wall                        | F6  | F5-F6 | wall    | not concealed |
        | past     | seen past the bocage across its hex     | F6  | F5-G5 | bocage  | not concealed |

      @reading:B9.42-other-walls
      Examples: and so has bocage across its hex, over which it may claim no wall advantage
        | row    | case                                     | hex | edge  | barrier | fate          |
        | across | seen over the bocage across its hex      | G5  | F5-G5 | bocage  | concealed     |
        | far    | seen over bocage on the other side of it | E5  | E5-F5 | bocage  | concealed     |

    @B9.55 @A4.3xB9.55-1201 @reading:B9.42-other-walls
    Scenario Outline: A4.3xB9.55-1201b P goes into Bypass, seen over a <barrier> across its hex alone: <seen>
      Given it is the MPh of the German turn
      And F5 and G5 are woods
      And the artwork of F5 does not reach towards F6
      And hexside F5-G5 is a <barrier>
      And a concealed German squad P in E6
      And a Russian squad in G5
      When P bypasses F5 along F5-F6
      Then P is <seen>

      Examples:
        | row    | barrier | seen          |
        | bocage | bocage  | concealed     |
        | hedge  | hedge   | not concealed |

    @B9.55 @A4.3xB9.55-1201
    Scenario Outline: A4.3xB9.55-1201c in Bypass P is seen at one vertex over its bocage, past <ground> at the other <way>: <seen>
      Given it is the MPh of the German turn
      And F5 is woods
      And F6 is <ground>
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-G6 is a bocage
      And a concealed German squad P in E6
      And a Russian squad in H7
      When P bypasses F5 along F5-F6
      Then P is <seen>

      Examples: only a LOS that is there tells
        | row   | ground | way       | seen          |
        | woods | woods  | not at all | concealed     |
        | brush | brush  | as well   | not concealed |

  Rule: B9.55 Without bocage

    @B9.55 @A12.121xB9.55-601
    Scenario Outline: A12.121xB9.55-601a out of all LOS behind a wall, a squad in <ground> is <fate> as the CCPh ends
      Given it is the CCPh of the German turn
      And B2 is <ground>
      And hexside B4-B5 is a wall
      And a German squad P in B2
      And a Russian squad in B6
      When the CCPh ends and the RPh begins
      Then P is <fate>

      Examples:
        | row   | ground      | fate          |
        | woods | woods       | concealed     |
        | brush | brush       | concealed     |
        | open  | Open Ground | not concealed |

    @B9.55 @A12.121xB9.55-601 @A12.121xB9.55-1101
    Scenario Outline: A12.121xB9.55-601b out of all LOS amid woods, in the open, <range> hexes from the enemy, it is <fate>
      Given it is the CCPh of the German turn
      And A2, A3, A4, B2, B4, C2, C3, C4 are woods
      And a German squad P in B3
      And a Russian squad in <hex>
      When the CCPh ends and the RPh begins
      Then P is <fate>

      Examples:
        | row       | range | hex | fate          |
        | seventeen | 17    | S3  | concealed     |
        | sixteen   | 16    | R3  | not concealed |

    @B9.55 @A12.121xB9.55-1101
    Scenario Outline: A12.121xB9.55-1101 behind a hedge in LOS of an enemy <range> hexes off a squad in <ground> is <fate>
      Given it is the CCPh of the German turn
      And B3 is <ground>
      And hexside B3-C3 is a hedge
      And a German squad P in B3
      And a Russian squad in <hex>
      When the CCPh ends and the RPh begins
      Then P is <fate>
      And all that is as given

      Examples: seen, it is given none without a dr
        | row       | range | ground      | hex | fate          |
        | sixteen   | 16    | Open Ground | R3  | not concealed |
        | seventeen | 17    | Open Ground | S3  | not concealed |
        | twenty    | 20    | Open Ground | V3  | not concealed |
        | in-brush  | 17    | brush       | S3  | not concealed |

  Rule: B9.55 An act of the RPh is one though no phase is named

    @B9.55 @A3.1xB9.55-1700
    Scenario Outline: A3.1xB9.55-1700a no phase is named, and behind <barrier> <who> <acts>: it is <then>
      Given hexside F5-F6 is a <barrier>
      And a concealed German squad P in F5
      And a concealed German 9-1 leader L in F5
      And a broken German 4-6-7 squad Q in F5
      And a LMG in F5
      And a Russian squad E in F7
      When <who> <acts>
      Then that is allowed
      And <who> is <then>

      Examples: seen over the wall, not over the bocage
        | row            | barrier | who | acts                                        | then          |
        | recover        | bocage  | P   | tries to Recover the LMG with an Original dr of 2 | concealed     |
        | recover-wall   | wall    | P   | tries to Recover the LMG with an Original dr of 2 | not concealed |
        | rally          | bocage  | L   | tries to rally Q with an Original DR of 4   | concealed     |
        | rally-wall     | wall    | L   | tries to rally Q with an Original DR of 4   | not concealed |

    @B9.55 @A3.1xB9.55-1700
    Scenario Outline: A3.1xB9.55-1700b no phase is named: after the rally <who> Recovers the LMG behind the bocage: <verdict>
      Given hexside F5-F6 is a bocage
      And a concealed German squad P in F5
      And a concealed German 9-1 leader L in F5
      And a broken German 4-6-7 squad Q in F5
      And a LMG in F5
      And a Russian squad E in F7
      When L tries to rally Q with an Original DR of 4
      And <who> tries to Recover the LMG with an Original dr of 2
      Then that is <verdict>

      Examples: one activity each
        | who | verdict     |
        | L   | not allowed |
        | P   | allowed     |
