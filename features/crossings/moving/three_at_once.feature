Feature: Mode, way and one thing more

  A mode of movement, what the step crosses or enters, and who goes there, SMOKE or an enemy besides.

  Rule: B9.54 B9.7 Over bocage, cactus and hedge

    @B9.54 @A4.72xB9.54-2304
    Scenario Outline: A4.72xB9.54-2304 over bocage into <ground> <force> P advances: it <cx> CX
      Given it is the APh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is <ground>
      And <smoke>
      And <force> P in B2
      When P advances into B3
      Then that is allowed
      And P is on top in B3
      And P <cx> CX

      Examples: 4 MF, or all that it has
        | row           | ground      | smoke             | force                         | cx     |
        | inexperienced | Open Ground | B2 is Open Ground | an inexperienced German squad | is     |
        | squad         | Open Ground | B2 is Open Ground | a German squad                | is not |
        | smoke         | Open Ground | B3 has smoke      | a German squad                | is     |

    @B9.7 @A10.71xB9.7-2304
    Scenario Outline: A10.71xB9.7-2304 over a <barrier> <force> and L <how>: <verdict>
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is woods
      And <force> P in B2
      And <leader> L in B2
      And a Russian squad in B0
      When <who> routs into B3
      Then that is <verdict>

      Examples: a leader crosses cactus no more than others
        | row           | barrier      | force                 | leader                 | who     | how            | verdict     |
        | broken-leader | cactus hedge | a broken German squad | a broken German leader | L       | routs alone    | not allowed |
        | hedge-leader  | hedge        | a broken German squad | a broken German leader | L       | routs alone    | allowed     |
        | along         | cactus hedge | a broken German squad | a German leader        | P and L | routs together | not allowed |
        | hedge-along   | hedge        | a broken German squad | a German leader        | P and L | routs together | allowed     |

    @B9.4 @A4.61xA12.14xB9.4-2304
    Scenario Outline: A4.61xA12.14xB9.4-2304 concealed P <how> over a <barrier> from woods into woods, seen: it <is> concealed
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B2 is woods
      And B3 is woods
      And a concealed German squad P in B2
      And a Russian squad in B5
      When P <how>
      Then that is allowed
      And P is on top in B3
      And P <is> concealed

      Examples: a hexside makes no Non-Assault Movement of it
        | row     | barrier | how                               | is     |
        | assault | hedge   | moves into B3 by Assault Movement | is     |
        | wall    | wall    | moves into B3 by Assault Movement | is     |
        | plain   | hedge   | moves into B3                     | is not |
        | minimum | wall    | moves into B3 by Minimum Move     | is not |

    @B9.4 @B27.44 @A15.43xB9.4xB27.44-2304
    Scenario Outline: A15.43xB9.4xB27.44-2304 over a <barrier> berserk P Charges into the hex of an enemy beneath a foxhole for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 holds a foxhole 1S
      And a Russian squad E beneath the foxhole in B3
      And a berserk German squad P in B2
      When P Charges into B3
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3

      Examples:
        | row    | barrier | mf |
        | hedge  | hedge   | 2  |
        | bocage | bocage  | 3  |

  Rule: B26.4 B26.46 At Wire, and on

    @B26.4 @A15.43xB26.4-2304
    Scenario: A15.43xB26.4-2304 off the Wire berserk P goes on with its Charge
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a berserk German squad P on top of the Wire in B3
      When P rolls a Wire Exit dr of 2 by Charge
      And P Charges into B4
      Then that is allowed
      And the expenditures are 2 and 1 MF
      And P is on top in B4
      And P has 5 MF left

    @B26.4 @B27.4 @A4.61xB26.4xB27.4-2304
    Scenario: A4.61xB26.4xB27.4-2304 by Assault Movement onto the Wire, beneath it and into the foxhole
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B3 holds a foxhole 1S
      And a German squad P in B2
      When P moves into B3 by Assault Movement
      And P rolls a Wire Exit dr of 1
      And P goes beneath the foxhole
      Then that is allowed
      And the expenditures are 1, 1 and 1 MF
      And P is beneath the foxhole in B3
      And P has 1 MF left

    @B26.46 @A4.5xB26.46-2304
    Scenario Outline: A4.5xB26.46-2304 from beneath the Wire P <how> onto the next, and tries to get beneath it: <verdict>
      Given it is the MPh of the German turn
      And B2 holds Wire
      And B3 holds Wire
      And a German squad P beneath the Wire in B2
      When P <how>
      And P rolls a Wire Exit dr of 1
      Then that is <verdict>

      Examples: no attempt in a turn of Double Time, whatever it began beneath
        | row         | how                          | verdict     |
        | double-time | moves into B3 by Double Time | not allowed |
        | plain       | moves into B3                | allowed     |

  Rule: B27.54 B27.6 Trenches uphill and downhill

    @B27.54 @A10.52xB27.54-2304
    Scenario Outline: A10.52xB27.54-2304 from <from> P Low Crawls from trench to trench, up or down, for all its MF
      Given it is the RtPh of the German turn
      And B3 is level 1 Open Ground
      And B2 holds a trench
      And B3 holds a trench
      And a broken German squad P beneath the trench in <from>
      And a Russian squad in <enemy>
      When P routs straight beneath the trench in <to> by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And P is beneath the trench in <to>

      Examples:
        | row  | from | to | enemy |
        | up   | B2   | B3 | B0    |
        | down | B3   | B2 | B5    |

    @B27.54 @A4.2xB27.54-2304
    Scenario Outline: A4.2xB27.54-2304 into a trench that the Russians set up P goes by <mode> for <mf> MF
      Given it is the MPh of the German turn
      And B2 holds a German trench
      And B3 holds a Russian trench
      And <force> P beneath the trench in B2
      When P moves straight beneath the trench in B3 by <mode>
      Then that is allowed
      And it costs <mf> MF
      And P is beneath the trench in B3

      Examples: they connect whosever they are
        | row         | force                  | mode             | mf |
        | assault     | a German squad         | Assault Movement | 1  |
        | double-time | a German squad         | Double Time      | 1  |
        | charge      | a berserk German squad | Charge           | 1  |

    @B27.6 @A4.61xB27.6-2304
    Scenario Outline: A4.61xB27.6-2304 from beneath the <cover> P goes straight down into <ground> for <mf> MF
      Given it is the MPh of the German turn
      And B2 is level 1 Open Ground
      And B3 is <ground>
      And <smoke>
      And B2 holds a German <cover>
      And a German squad P beneath the <cover> in B2
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left

      Examples: 27.6 saves the MF of the counter, and nothing of the hex
        | row   | cover  | ground      | smoke        | how                               | mf | left |
        | smoke | trench | Open Ground | B3 has smoke | moves into B3 by Assault Movement | 2  | 2    |

      @since=B16.71-errata
      Examples: since one advances into mudflat, it is Accessible
        | row     | cover  | ground  | smoke             | how                               | mf | left |
        | mudflat | sangar | mudflat | B4 is Open Ground | moves into B3 by Assault Movement | 2  | 2    |

    @B27.6 @A4.61xB27.6-2304
    Scenario Outline: A4.61xB27.6-2304b out of <ground> P goes straight up beneath its own side's <cover> for 2 MF
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B3 is level 1 Open Ground
      And B3 holds a German <cover>
      And a German squad P in B2
      When P moves straight beneath the <cover> in B3 by Assault Movement
      Then that is allowed
      And it costs 2 MF
      And P is beneath the <cover> in B3
      And P has 2 MF left

      Examples:
        | row     | ground  | cover  |
        | marsh   | marsh   | trench |
        | mudflat | mudflat | sangar |
