Feature: Modes and ways that are easily misread

  A condition that need not hold, an exception that is not there, one thing treated as its neighbour.

  Rule: B9.54 B9.6 Over bocage and cactus on a slope

    @B9.54 @B9.6 @A4.61xB9.54xB9.6-2302
    Scenario: A4.61xB9.54xB9.6-2302 up over the Hillside bocage a leader goes by Assault Movement for 4 MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage at level 1
      And B3 is level 1 Open Ground
      And a German leader P in B2
      When P moves into B3 by Assault Movement
      Then that is allowed
      And it costs 4 MF
      And P is on top in B3
      And P has 2 MF left
      And P is not CX

    @B9.6 @B9.7 @A10.5xB9.6xB9.7-2302
    Scenario Outline: A10.5xB9.6xB9.7-2302 from <from> over the Hillside cactus hedge P <how>: <verdict>
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a cactus hedge at level 1
      And B3 is level 1 Open Ground
      And a broken German squad P in <from>
      And a Russian squad in <enemy>
      When P <how>
      Then that is <verdict>

      Examples: by Low Crawl alone, down as up
        | row        | from | enemy | how                        | verdict     |
        | down       | B3   | B5    | routs into B2              | not allowed |
        | up         | B2   | B0    | routs into B3              | not allowed |
        | down-crawl | B3   | B5    | routs into B2 by Low Crawl | allowed     |

  Rule: B9.41 Wall advantage is lost in every mode

    @B9.41 @A4.2xB9.41-2302
    Scenario Outline: A4.2xB9.41-2302 P, which has wall advantage, goes by <mode> to another hedge, in woods, and has none there
      Given it is the MPh of the German turn
      And hexside B2-A2 is a hedge
      And hexside B3-A3 is a hedge
      And B2 is woods
      And B3 is woods
      And a German squad P with 6 MF in B2
      And P has wall advantage
      When P moves into B3 by <mode>
      Then that is allowed
      And P has no wall advantage

      Examples:
        | row         | mode             |
        | assault     | Assault Movement |
        | double-time | Double Time      |
        | minimum     | Minimum Move     |

    @B9.41 @A4.2xB9.41-2302
    Scenario Outline: A4.2xB9.41-2302b by <mode> to a hedge in the open P has it at once
      Given it is the MPh of the German turn
      And hexside B3-A3 is a hedge
      And a German squad P in B2
      When P moves into B3 by <mode>
      Then that is allowed
      And P has wall advantage

      Examples: it is mandatory, to a pinned unit as well
        | row         | mode             |
        | assault     | Assault Movement |
        | double-time | Double Time      |
        | minimum     | Minimum Move     |

  Rule: B9.4 Along a hedge that is not crossed

    @B9.4 @A4.3xB9.4-2302
    Scenario Outline: A4.3xB9.4-2302 P bypasses B3 along a <barrier> and pays 1 MF
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a <barrier>
      And a German squad P in B2
      When P bypasses B3 along B3-C3
      Then that is allowed
      And it costs 1 MF
      And P has 3 MF left

      Examples: nothing is crossed
        | row    | barrier      |
        | wall   | wall         |
        | hedge  | hedge        |
        | bocage | bocage       |
        | cactus | cactus hedge |

  Rule: B26.4 Assault Movement and Withdrawal at Wire

    @B26.4 @A4.61xA12.14xB26.4-2302
    Scenario Outline: A4.61xA12.14xB26.4-2302 concealed P comes onto the Wire by Assault Movement and rolls a <dr>: <what>
      Given it is the MPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a concealed German squad P in B2
      And B2 is woods
      And a Russian squad E in B5
      When P moves into B3 by Assault Movement
      And P rolls a Wire Exit dr of <dr>
      Then that is allowed
      And P is <place> in B3
      And P <is> concealed

      Examples: the last MF void Assault Movement
        | row   | dr | what             | place            | is     |
        | one   | 1  | it keeps its '?' | beneath the Wire | is     |
        | two   | 2  | it loses its '?' | beneath the Wire | is not |
        | three | 3  | it loses its '?' | on top           | is not |

    @B26.4 @A11.2xB26.4-2302
    Scenario Outline: A11.2xB26.4-2302 in the <phase> P <goes> from beneath the Wire into <ground>: it is not CX
      Given it is the <phase> of the German turn
      And B2 holds Wire
      And B3 is <ground>
      And a German squad P beneath the Wire in B2
      And P is <state>
      And a Russian squad E <enemy>
      When P <goes> into B3
      Then that is allowed
      And P is on top in B3
      And P is not CX
      And P has 4 MF left

      Examples: unhindered
        | row       | phase | ground      | state    | enemy                    | goes      |
        | withdraws | CCPh  | Open Ground | in Melee | on top of the Wire in B2 | withdraws |
        | woods     | CCPh  | woods       | in Melee | on top of the Wire in B2 | withdraws |
        | advances  | APh   | woods       | Fanatic  | in A9                    | advances  |

  Rule: B16.4 CX into marsh, and routs out of it

    @B16.4 @A4.134xB16.4-2302
    Scenario Outline: A4.134xB16.4-2302 a CX squad P enters marsh from level <level>: <verdict>
      Given it is the MPh of the German turn
      And B3 is level <level> Open Ground
      And B2 is marsh
      And a CX German squad P in B3
      When P moves into B2
      Then that is <verdict>

      Examples: only from below it takes a Minimum Move, which a CX unit does not make
        | row   | level | verdict     |
        | level | 0     | allowed     |
        | down  | 1     | allowed     |
        | up    | -1    | not allowed |

    @B16.4 @B16.71 @A10.5xB16.4xB16.71-2302
    Scenario Outline: A10.5xB16.4xB16.71-2302 out of <ground> P routs, and on
      Given it is the RtPh of the German turn
      And B2 is <ground>
      And B4 is woods
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs into B3
      And P routs into B4
      Then that is allowed
      And the expenditures are 1 and 2 MF
      And P is on top in B4

      Examples: entry alone takes MF
        | row     | ground  |
        | marsh   | marsh   |
        | mudflat | mudflat |

  Rule: B27.54 Up from trench to trench

    @B27.54 @B9.6 @A4.2xB9.6xB27.54-2302
    Scenario Outline: A4.2xB9.6xB27.54-2302 up over a Hillside <barrier> from trench to trench <force> P goes by <mode> for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level 1
      And B3 is level 1 <ground>
      And B2 holds a trench
      And B3 holds a trench
      And <force> P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3 by <mode>
      Then that is allowed
      And it costs <mf> MF
      And P is beneath the trench in B3
      And P has <left> MF left
      And P <cx> CX

      Examples: the 1 MF is doubled, nothing is added
        | row             | barrier      | ground      | force                  | mode             | mf | left | cx     |
        | wall-assault    | wall         | woods       | a German squad         | Assault Movement | 2  | 2    | is not |
        | bocage-assault  | bocage       | Open Ground | a German squad         | Assault Movement | 2  | 2    | is not |
        | cactus-assault  | cactus hedge | Open Ground | a German squad         | Assault Movement | 2  | 2    | is not |
        | hedge-double    | hedge        | woods       | a German squad         | Double Time      | 2  | 4    | is     |
        | bocage-charge   | bocage       | woods       | a berserk German squad | Charge           | 2  | 6    | is not |
        | cactus-minimum  | cactus hedge | woods       | a German squad         | Minimum Move     | 4  | 0    | is     |

  Rule: B9.7 Who crosses a cactus hedge, and from where

    @B9.7 @A4.134xB9.7-2302
    Scenario Outline: A4.134xB9.7-2302a over a cactus hedge <force> P <how>: <verdict>
      Given it is the MPh of the <side> turn
      And hexside B2-B3 is a cactus hedge
      And <force> P in B2
      When P <how>
      Then that is <verdict>

      Examples: all Infantry alike
        | row             | side    | force                | how                           | verdict     |
        | leader          | German  | a German leader      | moves into B3                 | not allowed |
        | leader-minimum  | German  | a German leader      | moves into B3 by Minimum Move | allowed     |
        | hero            | German  | a German hero        | moves into B3                 | not allowed |
        | hero-minimum    | German  | a German hero        | moves into B3 by Minimum Move | allowed     |
        | crew            | German  | a German crew        | moves into B3                 | not allowed |
        | crew-minimum    | German  | a German crew        | moves into B3 by Minimum Move | allowed     |
        | half-squad      | German  | a German half-squad  | moves into B3                 | not allowed |
        | human-wave      | Russian | a Russian squad      | Charges into B3               | not allowed |

    @B9.7 @A4.134xB9.7-2302
    Scenario: A4.134xB9.7-2302b over a hedge a Human Wave Charges
      Given it is the MPh of the Russian turn
      And hexside B2-B3 is a hedge
      And a Russian squad P in B2
      When P Charges into B3
      Then that is allowed
      And it costs 2 MF

    @B9.7 @B27.6 @A4.72xB9.7xB27.6-2302
    Scenario Outline: A4.72xB9.7xB27.6-2302 from beneath the <cover> P advances straight down over a <barrier>: it <cx> CX
      Given it is the APh of the German turn
      And hexside B2-B3 is a <barrier> at level 1
      And B2 is level 1 Open Ground
      And B2 holds a German <cover>
      And a German squad P beneath the <cover> in B2
      When P advances into B3
      Then that is allowed
      And P is on top in B3
      And P <cx> CX

      Examples: 27.6 saves the MF of the counter, not the hexside
        | row           | cover  | barrier      | cx     |
        | trench-cactus | trench | cactus hedge | is     |
        | sangar-cactus | sangar | cactus hedge | is     |
        | trench-hedge  | trench | hedge        | is not |

  Rule: B9.4 B26.43 In Reverse

    @B9.4 @A4.2xB9.4xD8.2-2302
    Scenario Outline: A4.2xB9.4xD8.2-2302 a <vehicle> P Reverses over a <barrier>: <check> due
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a moving German <vehicle> P with 40 MP in B2
      And P has its VCA toward B1
      When P moves into B3 in Reverse
      Then that is allowed
      And <check> due from P

      Examples: as forward
        | row              | vehicle     | barrier      | check       |
        | halftrack-hedge  | halftrack   | hedge        | a Bog DR is |
        | halftrack-cactus | halftrack   | cactus hedge | a Bog DR is |
        | car-hedge        | armored car | hedge        | a Bog DR is |

  Rule: B9.42 Snap Shots, whatever the mode

    @B9.42 @A8.15xB9.42-2302
    Scenario Outline: A8.15xB9.42-2302 at P, which <how> over a hedge, E takes a Snap Shot: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And <force> P in F6
      And a Russian squad E in F8
      When P <how>
      And E takes a Snap Shot at P across hexside F5-F6
      Then the attack is possible
      And the TEM is +1
      And FFMO does not apply
      And FFNAM <ffnam>

      Examples:
        | row         | force                  | how                               | ffnam          |
        | minimum     | a German squad         | moves into F5 by Minimum Move     | applies        |
        | double-time | a German squad         | moves into F5 by Double Time      | applies        |
        | charge      | a berserk German squad | Charges into F5                   | applies        |
        | assault     | a German squad         | moves into F5 by Assault Movement | does not apply |

  Rule: B26.4 From Wire to Wire, and with a leader

    @B26.4 @A4.2xB26.4-2302
    Scenario Outline: A4.2xB26.4-2302 from beneath the Wire <force> P <how>, onto the next Wire, for <mf> MF
      Given it is the MPh of the German turn
      And B2 holds Wire
      And B3 holds Wire
      And <force> P beneath the Wire in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top of the Wire
      And P has <left> MF left
      And P <cx> CX

      Examples: a Wire Exit dr of its own is due there
        | row         | force                  | how                               | mf | left | cx     |
        | plain       | a German squad         | moves into B3                     | 1  | 3    | is not |
        | assault     | a German squad         | moves into B3 by Assault Movement | 1  | 3    | is not |
        | double-time | a German squad         | moves into B3 by Double Time      | 1  | 5    | is     |
        | minimum     | a German squad         | moves into B3 by Minimum Move     | 4  | 0    | is     |
        | charge      | a berserk German squad | Charges into B3                   | 1  | 7    | is not |

    @B26.4 @A4.12xA4.61xB26.4-2302
    Scenario Outline: A4.12xA4.61xB26.4-2302 with a leader by Assault Movement onto the Wire, P rolls a <dr>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader L in B2
      When P and L moves into B3 by Assault Movement
      And P rolls a Wire Exit dr of <dr>
      Then that is allowed
      And P is beneath the Wire in B3
      And P has <left> MF left

      Examples: its 2 MF more count at Wire
        | row  | dr | left |
        | four | 4  | 1    |
        | five | 5  | 0    |

    @B26.4 @B27.6 @A4.2xB26.4xB27.6-2302
    Scenario Outline: A4.2xB26.4xB27.6-2302 from beneath a trench <force> P <how>, which is lower and holds Wire: it is on top
      Given it is the MPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds a trench
      And B3 holds Wire
      And <force> P beneath the trench in B2
      When P <how>
      Then that is allowed
      And it costs 1 MF
      And P is on top of the Wire

      Examples:
        | row         | force                  | how                               |
        | plain       | a German squad         | moves into B3                     |
        | assault     | a German squad         | moves into B3 by Assault Movement |
        | charge      | a berserk German squad | Charges into B3                   |

  Rule: B16.8 Up into frozen marsh, and out of it

    @B16.4 @B16.8 @A4.134xB16.4xB16.8-2302
    Scenario Outline: A4.134xB16.4xB16.8-2302a in <weather> <force> P <how>, which is marsh and higher, for <mf> MF
      Given the weather is <weather>
      And it is the MPh of the German turn
      And B3 is level -1 Open Ground
      And B2 is marsh
      And <force> P in B3
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P has <left> MF left
      And P <cx> CX
      And P is not pinned

      Examples: no Minimum Move
        | row         | weather   | force                  | how                               | mf | left | cx     |
        | cx          | Snow      | a CX German squad      | moves into B2                     | 2  | 2    | is     |
        | assault     | Snow      | a German squad         | moves into B2 by Assault Movement | 2  | 2    | is not |
        | double-time | Deep Snow | a German squad         | moves into B2 by Double Time      | 2  | 4    | is     |
        | charge      | Snow      | a berserk German squad | Charges into B2                   | 2  | 6    | is not |

    @B16.4 @B16.8 @A4.134xB16.4xB16.8-2302
    Scenario: A4.134xB16.4xB16.8-2302b in snow P Dashes out of marsh
      Given the weather is Snow
      And it is the MPh of the German turn
      And B2 is marsh
      And B3 is an unpaved road
      And a German squad P in B2
      When P Dashes into B3
      Then that is allowed
      And P is on top in B3

  Rule: B27.6 B27.54 Low Crawl up, and how far along trenches

    @B27.6 @A10.52xB27.6-2302
    Scenario Outline: A10.52xB27.6-2302 P Low Crawls up straight beneath a <whose> <cover> for all its MF
      Given it is the RtPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds a <whose> <cover>
      And a broken German squad P in B2
      And a Russian squad in B0
      When P routs straight beneath the <cover> in B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere
      And P is beneath the <cover> in B3

      Examples:
        | row    | whose  | cover  |
        | trench | German | trench |
        | sangar | German | sangar |

    @B27.54 @A4.61xB27.54-2302
    Scenario Outline: A4.61xB27.54-2302 through two more trenches P goes, first <first> and then <then>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And B3 holds a trench
      And B4 holds a trench
      And <force> P beneath the trench in B2
      When P <first>
      And P <then>
      Then that is <verdict>

      Examples: each trench is a Location, also for Assault Movement
        | row         | force                  | first                                                     | then                                                      | verdict     |
        | assault     | a German squad         | moves straight beneath the trench in B3 by Assault Movement | moves straight beneath the trench in B4 by Assault Movement | not allowed |
        | then-plain  | a German squad         | moves straight beneath the trench in B3 by Assault Movement | moves straight beneath the trench in B4                   | not allowed |
        | double-time | a German squad         | moves straight beneath the trench in B3 by Double Time    | moves straight beneath the trench in B4                   | allowed     |
        | charge      | a berserk German squad | moves straight beneath the trench in B3 by Charge         | moves straight beneath the trench in B4 by Charge         | allowed     |

    @B27.54 @A4.5xB27.54xB28.41-2302
    Scenario Outline: A4.5xB27.54xB28.41-2302 from trench to mined trench <force> P goes by <mode>: no mines
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And B3 holds a 6-factor A-P minefield
      And <force> P beneath the trench in B2
      When P moves straight beneath the trench in B3 by <mode>
      Then that is allowed
      And no minefield attacks it
      And P is beneath the trench in B3

      Examples:
        | row         | force                  | mode             |
        | assault     | a German squad         | Assault Movement |
        | double-time | a German squad         | Double Time      |
        | minimum     | a German squad         | Minimum Move     |
        | charge      | a berserk German squad | Charge           |

    @B27.54 @A4.5xB27.54xB28.41-2302
    Scenario Outline: A4.5xB27.54xB28.41-2302b once out of the trench <force> P <how>: the mines attack
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And B3 holds a 6-factor A-P minefield
      And <force> P on top of the trench in B2
      When P <how>
      Then that is allowed
      And a minefield attacks it

      Examples:
        | row         | force                  | how                           |
        | double-time | a German squad         | moves into B3 by Double Time  |
        | minimum     | a German squad         | moves into B3 by Minimum Move |
        | charge      | a berserk German squad | Charges into B3               |
