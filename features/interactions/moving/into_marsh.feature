Feature: Into marsh, and along roads through it

  Rule: Marsh is entered with everything one has

    @B16.4 @A4.134xA4.5xB16.4-201
    Scenario Outline: A4.134xA4.5xB16.4-201a out of <below> <force> does not enter by Double Time
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is <below>
      And <force> <place> B3
      When it moves into B2 by Double Time
      Then that is not allowed

      Examples:
        | row               | force               | below                   | place |
        | gully-squad       | a German squad      | gully                   | IN    |
        | gully-leader      | a German leader     | gully                   | IN    |
        | valley-squad      | a German squad      | Open Ground at level -1 | in    |
        | valley-half-squad | a German half-squad | brush at level -1       | in    |

    @B16.4 @A4.134xA4.5xB16.4-201
    Scenario Outline: A4.134xA4.5xB16.4-201b from level <level> it does, for all the MF that Double Time gives
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is Open Ground at level <level>
      And a German <unit> in B3
      When the German <unit> moves into B2 by Double Time
      Then that is allowed
      And it costs <mf> MF
      And the German <unit> has 0 MF left
      And the German <unit> is CX
      And the German <unit> is not pinned

      Examples:
        | row            | level | unit   | mf |
        | level-squad    | 0     | squad  | 6  |
        | downhill-squad | 1     | squad  | 6  |
        | level-leader   | 0     | leader | 8  |

    @B16.4 @A4.1xB2.4xB16.4-2102
    Scenario: A4.1xB2.4xB16.4-2102 who has entered B3 past its shellholes has not all its MF for marsh
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is Open Ground with shellholes
      And a German squad P in B3
      And P has entered the shellholes without paying for them this phase
      When P moves into B2
      Then that is not allowed

    @B16.4 @A4.1xB2.4xB16.4-2102
    Scenario: A4.1xB2.4xB16.4-2102b who begins its MPh in B3 has them
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is Open Ground with shellholes
      And a German squad P in B3
      When P moves into B2
      Then that is allowed


    @B16.42 @A8.1xB16.42-4107
    Scenario Outline: A8.1xB16.42-4107 beside the marsh a vehicle that has spent <mp> amphibious MP is fired on: <possible>
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is river
      And a German amphibious truck Q in B3
      And Q has spent <mp> amphibious MP
      And a German squad S in F5
      And S has moved this phase
      And a Russian squad E in B5
      When E declares Defensive First Fire at Q
      Then the attack is <possible>

      Examples: one is enough
        | mp | possible     |
        | 1  | possible     |
        | 2  | possible     |
        | 0  | not possible |

    @B16.42 @A8.1xB16.42-4107
    Scenario: A8.1xB16.42-4107b whoever else has done anything or not
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is river
      And a German amphibious truck Q in B3
      And Q has spent 1 amphibious MP
      And a Russian squad E in B5
      When E declares Defensive First Fire at Q
      Then the attack is possible

    @B16.4 @A4.134xA4.6xB16.4-201
    Scenario Outline: A4.134xA4.6xB16.4-201 from <from> a <unit> enters marsh: it <is> CX and pinned
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is <from>
      And a German <unit> <place> B3
      And a Russian squad in B1
      When the German <unit> moves into B2
      And the Russian squad declares Defensive First Fire at the German <unit>
      Then the attack is possible
      And FFNAM applies
      And FFMO does not apply
      And the TEM is 0
      And the German <unit> <is> CX
      And the German <unit> <is> pinned

      Examples: from below, and from the level
        | row      | unit   | from                    | place | is     |
        | gully    | squad  | gully                   | IN    | is     |
        | valley   | crew   | Open Ground at level -1 | in    | is     |
        | leader   | leader | Open Ground at level -1 | in    | is     |
        | level    | squad  | Open Ground             | in    | is not |
        | downhill | squad  | Open Ground at level 1  | in    | is not |

    @B16.4 @A4.61xA12.14xB16.4-201
    Scenario Outline: A4.61xA12.14xB16.4-201a from <from>, seen, it loses concealment
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is <from>
      And a concealed German squad <place> B3
      And a Russian squad in B1
      When the German squad moves into B2
      Then that is allowed
      And the German squad is not concealed

      Examples:
        | row    | from                    | place |
        | gully  | gully                   | IN    |
        | valley | Open Ground at level -1 | in    |
        | level  | brush                   | in    |

    @B16.4 @A4.61xA12.14xB16.4-201
    Scenario Outline: A4.61xA12.14xB16.4-201b from <from>, unseen, it keeps it
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is <from>
      And a concealed German squad <place> B3
      When the German squad moves into B2
      Then that is allowed
      And the German squad is concealed
      And all that is as given

      Examples:
        | row   | from  | place |
        | gully | gully | IN    |
        | level | brush | in    |

    @B16.4 @A4.61xA12.14xB16.4-201
    Scenario: A4.61xA12.14xB16.4-201c into brush it keeps it by Assault Movement
      Given it is the MPh of the German turn
      And B2 is brush
      And B3 is brush
      And a concealed German squad in B3
      And a Russian squad in B1
      When the German squad moves into B2 by Assault Movement
      Then that is allowed
      And the German squad is concealed
      And all that is as given

    @B16.71 @A4.61xB16.71-201
    Scenario Outline: A4.61xB16.71-201 <force> enters a mudflat by Assault Movement: <verdict>
      Given it is the MPh of the German turn
      And B2 is mudflat
      And <force> in B3
      When it moves into B2 by Assault Movement
      Then that is <verdict>

      Examples:
        | row      | force                    | verdict     |
        | squad    | a German squad           | allowed     |
        | leader   | a German leader          | allowed     |
        | three-mf | a German squad with 3 MF | allowed     |
        | two-mf   | a German squad with 2 MF | not allowed |

  Rule: B16.4 Who wades into marsh

    @B16.4 @A7.8xB16.4-1
    Scenario Outline: A7.8xB16.4-1 a <unit> moves into marsh: <verdict>
      Given it is the MPh of the German turn
      And <hex> is marsh
      And <unit> P in <from>
      When P moves into <hex>
      Then that is <verdict>

      Examples: who may move
        | row  | unit            | from | hex | verdict |
        | good | a German squad  | B3   | B2  | allowed |
        | hero | a German hero   | E6   | E5  | allowed |
        | crew | a German crew   | C4   | C3  | allowed |

      Examples: and who may not
        | row     | unit                    | from | hex | verdict     |
        | pinned  | a pinned German squad   | B3   | B2  | not allowed |
        | ti      | a TI German squad       | B3   | B2  | not allowed |
        | broken  | a broken German squad   | B3   | B2  | not allowed |
        | pinned-hero | a pinned German hero | E6  | E5  | not allowed |

    @B16.4 @A15.4xB16.4-1
    Scenario Outline: A15.4xB16.4-1 a <unit> enters <ground> for <mf> MF
      Given it is the MPh of the German turn
      And B2 is <ground>
      And a <unit> P in B3
      And a Russian squad in B0
      When P moves into B2
      Then that is allowed
      And it costs <mf> MF
      And it has <left> MF left

      Examples: marsh takes all that it has
        | row             | unit                       | ground  | mf | left |
        | berserk         | berserk German squad       | marsh   | 8  | 0    |
        | wounded         | wounded German leader      | marsh   | 3  | 0    |
        | hero            | German hero                | marsh   | 6  | 0    |
        | inexperienced   | inexperienced German squad | marsh   | 3  | 0    |
        | berserk-mudflat | berserk German squad       | mudflat | 2  | 6    |
        | wounded-mudflat | wounded German leader      | mudflat | 2  | 1    |

  Rule: B16.4 A road through marsh is no bridge

    @B16.4 @B3.4xB16.4-1101
    Scenario Outline: B3.4xB16.4-1101a along the road into <ground> <force> pays <mf> MF
      Given B3 is <ground>
      And B3 is <road>
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And <force> P in B4
      And it is the MPh of the German turn
      When P moves <way> B3
      Then that is allowed
      And it costs <mf> MF
      And P has <left> MF left

      Examples: without a bridge
        | row     | ground | road         | force                  | way  | mf | left |
        | squad   | marsh  | unpaved road | a German squad         | into | 4  | 0    |
        | leader  | marsh  | unpaved road | a German leader        | into | 6  | 0    |
        | cavalry | marsh  | unpaved road | a German Cavalry squad | into | 12 | 0    |
        | paved   | marsh  | paved road   | a German squad         | into | 4  | 0    |

      Examples: along a bridge
        | row    | ground        | road         | force          | way                | mf | left |
        | bridge | bridged marsh | unpaved road | a German squad | onto the bridge in | 1  | 3    |

      Examples: no marsh
        | row  | ground      | road         | force          | way  | mf | left |
        | road | woods       | unpaved road | a German squad | into | 1  | 3    |

    @B16.4 @B3.4xB16.4-1101
    Scenario Outline: B3.4xB16.4-1101b a rout along the road <way> marsh costs <mf> MF
      Given B3 is <ground>
      And B3 is unpaved road
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And a broken German squad P in B4
      And it is the RtPh of the German turn
      When P routs <way> B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row    | ground        | way                | mf |
        | road   | marsh         | into               | 6  |
        | bridge | bridged marsh | onto the bridge in | 1  |

    @B16.4 @A4.61xB3.4xB16.4-1101
    Scenario Outline: A4.61xB3.4xB16.4-1101a by Assault Movement <way> <ground>: <verdict>
      Given B3 is <ground>
      And B3 is unpaved road
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And a German squad P in B4
      And it is the MPh of the German turn
      When P moves <way> B3 by Assault Movement
      Then that is <verdict>

      Examples:
        | row    | ground        | way                | verdict     |
        | bridge | bridged marsh | onto the bridge in | allowed     |

      @reading:B16.4-assault-movement
      Examples: it would take all MF
        | row  | ground | way  | verdict     |
        | road | marsh  | into | not allowed |

    @B16.4 @A4.61xB3.4xB16.4-1101
    Scenario Outline: A4.61xB3.4xB16.4-1101b having spent 1 MF, <way> <ground>: <verdict>
      Given B3 is <ground>
      And B3 is unpaved road
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And a German squad P in B4
      And P has spent 1 MF
      And it is the MPh of the German turn
      When P moves <way> B3
      Then that is <verdict>

      Examples:
        | row    | ground        | way                | verdict     |
        | road   | marsh         | into               | not allowed |
        | bridge | bridged marsh | onto the bridge in | allowed     |

  Rule: B16.4 Out of a pillbox into marsh the MF do not suffice

    @B16.4 @B16.4xB30.4-1101
    Scenario Outline: B16.4xB30.4-1101a a squad <place> B2 routs into <ground>: <verdict>
      Given it is the RtPh of the German turn
      And B2 holds a German pillbox
      And B3 is <ground>
      And a broken German squad P <place> B2
      When P routs into B3
      Then that is <verdict>

      Examples:
        | row     | place          | ground | verdict     |
        | woods   | in the pillbox in | woods  | allowed     |
        | outside | in             | marsh  | allowed     |

      @reading:B16.4-on-top-of-the-allotment
      Examples: the MF to leave the pillbox would be missing
        | row   | place             | ground | verdict     |
        | marsh | in the pillbox in | marsh  | not allowed |

    @B16.4 @B16.4xB30.4-1101
    Scenario: B16.4xB30.4-1101b who has come out of a pillbox goes into no marsh in that MPh
      Given it is the MPh of the German turn
      And B2 holds a German pillbox
      And B3 is marsh
      And a German squad P in the pillbox in B2
      When P moves into B2
      And P moves into B3
      Then that is not allowed

  Rule: B9.4 A hexside of water is none that costs MP

    @B9.4 @B16.42 @B9.4xB16.42-1700
    Scenario Outline: B9.4xB16.42-1700 over <edge> an amphibian enters <ground> for <mp> MP
      Given it is the MPh of the German turn
      And B2 is <ground>
      And hexside B2-B3 <edge>
      And a German amphibious tank T with 6 amphibious MP in B3
      When T moves into B2
      Then that is allowed
      And it costs <mp> MP

      Examples: water adds nothing to water
        | row   | edge                | ground | mp |
        | river | is a Water Obstacle | river  | 1  |
        | canal | is a Water Obstacle | canal  | 1  |
        | bare  | carries nothing     | river  | 1  |
