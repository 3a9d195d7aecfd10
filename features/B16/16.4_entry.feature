@B16.4
Feature: B16.4 Entering marsh on foot and on horseback

  Rule: B16.4 The price is the whole allotment

    @B16.4-1
    Scenario Outline: B16.4-1a marsh costs <who> its whole allotment of <mf> MF
      Given B2 is marsh
      And <unit> in B3
      And it is the MPh of the German turn
      When it moves into B2
      Then that is allowed
      And it costs <mf> MF
      And it has 0 MF left
      And it is on top in B2

      Examples:
        | who                    | unit                          | mf |
        | a squad                | a German squad                | 4  |
        | an Inexperienced squad | an inexperienced German squad | 3  |
        | a leader               | a German leader               | 6  |
        | a wounded leader       | a wounded German leader       | 3  |
        | a berserk squad        | a berserk German squad        | 8  |

    @B16.4-1
    Scenario: B16.4-1b a squad moving with a leader pays 6 MF
      Given B2 is marsh
      And a German squad in B3
      And a German leader in B3
      And it is the MPh of the German turn
      When the German squad and the German leader moves into B2
      Then that is allowed
      And it costs 6 MF
      And the German squad has 0 MF left
      And the German leader has 0 MF left

    @B16.4-1
    Scenario: B16.4-1c a squad using Double Time pays 6 MF
      Given B2 is marsh
      And a German squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2 by Double Time
      Then that is allowed
      And it costs 6 MF
      And it has 0 MF left

    @B16.4-1
    Scenario: B16.4-1d a squad carrying 5 PP pays the 2 MF that it has
      Given B2 is marsh
      And a German squad in B3
      And the German squad possesses a HMG of 5 PP
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it costs 2 MF
      And it has 0 MF left
      And the HMG is in B2

    @B16.4-2
    Scenario: B16.4-2 marsh costs Cavalry its whole allotment
      Given B2 is marsh
      And a German Cavalry squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it costs 12 MF
      And it has 0 MF left

    @B16.4-3
    Scenario Outline: B16.4-3 with <spent> MF spent before, entry is <verdict>
      Given B2 is marsh
      And it is the MPh of the German turn
      And a German squad in B3
      And the German squad has spent <spent> MF
      When the German squad moves into B2
      Then that is <verdict>

      Examples: the entire allotment is not what is left of it
        | spent | verdict     |
        | 0     | allowed     |
        | 1     | not allowed |
        | 2     | not allowed |
        | 3     | not allowed |

    @B16.4-4 @B16.4-5
    Scenario: B16.4-4a squad and leader together pay 6 MF each
      Given B2 is marsh
      And it is the MPh of the German turn
      And a German squad in B3
      And a German leader in B3
      When the German squad and the German leader moves into B2
      Then that is allowed
      And it costs 6 MF
      And the German squad has 0 MF left
      And the German leader has 0 MF left
      And the German squad is on top in B2
      And the German leader is on top in B2

    @B16.4-4
    Scenario Outline: B16.4-4b squad and leader with <spent> MF spent may not enter
      Given B2 is marsh
      And it is the MPh of the German turn
      And a German squad in B3
      And a German leader in B3
      And the German squad has spent <spent> MF
      And the German leader has spent <spent> MF
      When the German squad and the German leader moves into B2
      Then that is not allowed

      Examples:
        | spent |
        | 1     |
        | 2     |

    @B16.4-5
    Scenario: B16.4-5 4 MF that a leader's bonus leaves are no whole allotment
      Given B2 is marsh
      And a German squad in B5
      And a German leader in B5
      And it is the MPh of the German turn
      When the German squad and the German leader moves through B4, B3 and B2 in turn
      Then that is not allowed

    @B16.4-6
    Scenario: B16.4-6a the MPh is over for who has entered marsh
      Given B2 and B3 are marsh
      And a German squad in B4
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And the German squad is on top in B3
      And it has 0 MF left

    @B16.4-6
    Scenario Outline: B16.4-6b it does not go on, into <next> or out of the marsh
      Given B2 and B3 are marsh
      And a German squad in B4
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the German squad moves into <next>
      Then that is not allowed

      Examples:
        | next |
        | B2   |
        | A3   |

    @B16.4-7
    Scenario: B16.4-7 three marsh hexes in a row take three MPh, and leaving them a fourth
      Given B2, B3 and B4 are marsh
      And a German squad in B1
      And it is the MPh of the German turn
      When the German squad moves into B2
      And the next MPh of the German begins
      And the German squad moves into B3
      And the next MPh of the German begins
      And the German squad moves into B4
      And the next MPh of the German begins
      And the German squad moves into B5
      Then that is allowed
      And the expenditures are 4, 4, 4 and 1 MF
      And the German squad is on top in B5
      And it has 3 MF left

    @B16.4-8
    Scenario: B16.4-8 leaving marsh costs what the hex entered costs
      Given B2 is marsh
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And it costs 1 MF
      And it has 3 MF left

    @B16.4-9
    Scenario Outline: B16.4-9a a broken unit that has spent <spent> MF of its RtPh: entry is <verdict>
      Given B2 is marsh
      And it is the RtPh of the German turn
      And a broken German squad in B3
      And the German squad has spent <spent> MF
      When the German squad routs into B2
      Then that is <verdict>

      Examples:
        | spent | verdict     |
        | 0     | allowed     |
        | 1     | not allowed |
        | 4     | not allowed |

    @B16.4-9
    Scenario: B16.4-9b and it spends all 6 MF of the rout
      Given B2 is marsh
      And a broken German squad in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed
      And it costs 6 MF
      And it is on top in B2

    @B16.4-3
    Scenario: B16.4-3b a wall beside the marsh makes the whole allotment no dearer
      Given B2 is marsh
      And hexside B2-B3 is a wall
      And a German squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it costs 4 MF
      And the German squad has 0 MF left

    @B16.4-21
    Scenario: B16.4-21a a squad whose load leaves it no MF has no allotment to pay with
      Given B2 is marsh
      And a German squad in B3
      And the German squad possesses a HMG of 7 PP
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is not allowed

    @B16.4-21
    Scenario: B16.4-21b it may enter by Minimum Move
      Given B2 is marsh
      And a German squad in B3
      And the German squad possesses a HMG of 7 PP
      And it is the MPh of the German turn
      When the German squad moves into B2 by Minimum Move
      Then that is allowed
      And the German squad is on top in B2
      And it is CX
      And it is pinned

  Rule: B16.4 Not in the APh, not by Low Crawl

    @B16.4-10
    Scenario Outline: B16.4-10 <unit> may not advance into marsh
      Given B2 is marsh
      And <unit> in B3
      And it is the APh of the German turn
      When it advances into B2
      Then <clause> forbids it

      Examples:
        | unit              | clause         |
        | a German squad    | B16.4          |
        | a German leader   | B16.4          |
        | a CX German squad | B16.4 or A4.72 |

    @B16.4-10
    Scenario Outline: B16.4-10b Withdrawal from Melee into <ground> is <verdict>, as an advance is
      Given B2 is <ground>
      And it is the CCPh of the German turn
      And a German squad in B3
      And the German squad is in Melee
      And a Russian squad in B3
      And the Russian squad is in Melee
      When the German squad withdraws into B2
      Then that is <verdict>

      Examples:
        | ground      | verdict     |
        | marsh       | not allowed |
        | Open Ground | allowed     |

    @B16.4-11 @B16.4-15
    Scenario: B16.4-11 a broken unit may not Low Crawl into marsh
      Given B2 is marsh
      And a broken German squad in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2 by Low Crawl
      Then B16.4 forbids it

    @B16.4-12
    Scenario: B16.4-12a out of marsh a unit may advance
      Given B2 is marsh
      And a German squad in B2
      And it is the APh of the German turn
      When the German squad advances into B3
      Then that is allowed
      And the German squad is on top in B3
      And the German squad is not CX

    @B16.4-12
    Scenario: B16.4-12b out of marsh a broken unit may Low Crawl
      Given B2 is marsh
      And a broken German squad in B2
      And it is the RtPh of the German turn
      When the German squad routs into B3 by Low Crawl
      Then that is allowed
      And it is on top in B3

  Rule: B16.4 Along a bridge none of this holds

    Background:
      Given B3 is bridged marsh
      And B2 and B4 are unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4

    @B16.4-13 @B16.4-16
    Scenario: B16.4-13a along the bridge the hex costs the road's 1 MF
      Given a German squad in B4
      And it is the MPh of the German turn
      When the German squad moves onto the bridge in B3
      Then that is allowed
      And it costs 1 MF
      And it has 3 MF left
      And the German squad is on the bridge in B3

    @B16.4-13
    Scenario: B16.4-13b below the bridge the same hex costs everything
      Given a German squad in B4
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And it costs 4 MF
      And the German squad has 0 MF left

    @B16.4-14
    Scenario: B16.4-14a onto the bridge a unit may advance
      Given a German squad in B4
      And it is the APh of the German turn
      When the German squad advances onto the bridge in B3
      Then that is allowed
      And the German squad is on the bridge in B3

    @B16.4-14
    Scenario: B16.4-14b below the bridge it may not
      Given a German squad in B4
      And it is the APh of the German turn
      When the German squad advances into B3
      Then B16.4 forbids it

    @B16.4-15 @B16.4-11
    Scenario: B16.4-15 onto the bridge a broken unit may Low Crawl
      Given a broken German squad in B4
      And it is the RtPh of the German turn
      When the German squad routs onto the bridge in B3 by Low Crawl
      Then that is allowed
      And the German squad is on the bridge in B3

    @B16.4-16
    Scenario Outline: B16.4-16 through a hexside that the bridge does not cross the limits of marsh stand: <way> B3
      Given it is the MPh of the German turn
      And a German squad in C4
      And the German squad has spent 1 MF
      When the German squad moves <way> B3
      Then that is not allowed

      Examples:
        | way                |
        | into               |
        | onto the bridge in |

  Rule: B16.4 From below it takes a Minimum Move

    @B16.4-17
    Scenario: B16.4-17a out of a gully into marsh is a Minimum Move
      Given B2 is marsh
      And B3 is gully
      And a German squad IN B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And the German squad is on top in B2
      And it has 0 MF left
      And it is CX
      And it is pinned

    @B16.4-17
    Scenario Outline: B16.4-17z where no road leads it is one off the road as well, or declared as such: <mode>
      Given B2 is marsh
      And B3 is gully
      And a German squad P IN B3
      And it is the MPh of the German turn
      When P moves into B2 <mode>
      Then that is allowed

      Examples:
        | row      | mode            |
        | off-road | off the road    |
        | minimum  | by Minimum Move |

    @B16.4-17
    Scenario Outline: B16.4-17i it is none made <mode>
      Given B2 is marsh
      And B3 is gully
      And a German squad P IN B3
      And it is the MPh of the German turn
      When P moves into B2 <mode>
      Then that is not allowed
      And B16.4, A4.134, A4.5 or A4.61 forbids it

      Examples:
        | row     | mode                |
        | double  | by Double Time      |
        | assault | by Assault Movement |

    @B16.4-17
    Scenario: B16.4-17b a unit that is CX makes none
      Given B2 is marsh
      And B3 is gully
      And a CX German squad IN B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is not allowed

    @B16.4-17
    Scenario: B16.4-17c nor does one that has spent MF
      Given B2 is marsh
      And B3 is gully
      And it is the MPh of the German turn
      And a German squad IN B3
      And the German squad has spent 1 MF
      When the German squad moves into B2
      Then that is not allowed

    @B16.4-17
    Scenario: B16.4-17k nor does one that has moved, however many MF that took
      Given B2 is marsh
      And B3 is gully
      And it is the MPh of the German turn
      And a German squad P IN B3
      And P has moved this phase
      When P moves into B2
      Then that is not allowed

    @B16.4-17
    Scenario Outline: B16.4-17h out of a gully <unit> enters marsh by a Minimum Move
      Given B2 is marsh
      And the weather is <weather>
      And B3 is gully
      And <unit> P IN B3
      And it is the MPh of the German turn
      When P moves into B2
      Then that is allowed
      And P has 0 MF left
      And P is CX
      And P is pinned

      Examples: whoever it is, in whatever weather
        | row                 | unit                          | weather     |
        | half-squad          | a German half-squad           | not defined |
        | crew                | a German crew                 | not defined |
        | leader              | a German leader               | not defined |
        | hero                | a German hero                 | not defined |
        | inexperienced-squad | an inexperienced German squad | not defined |
        | fanatic-squad       | a Fanatic German squad        | not defined |
        | unarmed-squad       | an unarmed German squad       | not defined |
        | concealed-squad     | a concealed German squad      | not defined |
        | clear               | a German squad                | Clear       |
        | overcast            | a German squad                | Overcast    |
        | rain                | a German squad                | Rain        |

    @B16.4-22 @B16.4-18
    Scenario Outline: B16.4-22 out of a gully <unit> enters no marsh and makes no Minimum Move
      Given B1 is marsh
      And the weather is <weather>
      And the water depth is <depth>
      And B4 is gully
      And <unit> P IN B4
      And it is the MPh of the German turn
      When P moves into B3
      Then that is allowed
      And it costs 2 MF
      And P is not CX
      And P is not pinned

      Examples: whoever it is, in whatever weather and depth
        | row                 | unit                          | weather       | depth       |
        | half-squad          | a German half-squad           | not defined   | not defined |
        | crew                | a German crew                 | not defined   | not defined |
        | leader              | a German leader               | not defined   | not defined |
        | hero                | a German hero                 | not defined   | not defined |
        | inexperienced-squad | an inexperienced German squad | not defined   | not defined |
        | fanatic-squad       | a Fanatic German squad        | not defined   | not defined |
        | unarmed-squad       | an unarmed German squad       | not defined   | not defined |
        | concealed-squad     | a concealed German squad      | not defined   | not defined |
        | clear               | a German squad                | Clear         | not defined |
        | overcast            | a German squad                | Overcast      | not defined |
        | rain                | a German squad                | Rain          | not defined |
        | snow                | a German squad                | Snow          | not defined |
        | sub-zero-cold       | a German squad                | sub-zero cold | not defined |
        | dry                 | a German squad                | not defined   | dry         |
        | shallow             | a German squad                | not defined   | shallow     |
        | deep                | a German squad                | not defined   | deep        |
        | flooded             | a German squad                | not defined   | flooded     |
        | frozen              | a German squad                | not defined   | frozen      |
        | hidden-squad        | a hidden German squad         | not defined   | not defined |
        | ground-snow         | a German squad                | Ground Snow   | not defined |
        | heavy-rain          | a German squad                | Heavy Rain    | not defined |
        | falling-snow        | a German squad                | Falling Snow  | not defined |
        | deep-snow           | a German squad                | Deep Snow     | not defined |

    @B16.4-22
    Scenario Outline: B16.4-22d beside marsh, in <weather>, a squad goes beneath a foxhole for 1 MF, by no Minimum Move
      Given B1 is marsh
      And the weather is <weather>
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And it is the MPh of the German turn
      When P goes beneath the foxhole
      Then that is allowed
      And it costs 1 MF
      And P is not CX
      And P is not pinned

      Examples:
        | weather |
        | Mud     |
        | Clear   |

    @B16.4-22 @B16.4-18
    Scenario Outline: B16.4-22c nor does <unit> that goes from <above> to level <level>
      Given B1 is marsh
      And B4 is stone building with one upper level
      And <unit> P <above> B4
      And it is the MPh of the German turn
      When P moves to level <level> of B4
      Then that is allowed
      And P is on level <level> of B4
      And P is not CX
      And P is not pinned

      Examples: down within its building
        | row          | unit                | above             | level |
        | squad        | a German squad      | on level 1 of     | 0     |
        | leader       | a German leader     | on level 1 of     | 0     |
        | off-the-roof | a German half-squad | on the rooftop of | 1     |

    @B16.4-18
    Scenario: B16.4-18a from level -1 it is a Minimum Move
      Given B2 is marsh
      And B3 is Open Ground at level -1
      And a German squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it is CX
      And it is pinned

    @B16.4-18
    Scenario Outline: B16.4-18b from level <level> it is none
      Given B2 is marsh
      And B3 is Open Ground at level <level>
      And a German squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it has 0 MF left
      And it is not CX
      And it is not pinned

      Examples: only a rise counts
        | level |
        | 0     |
        | 1     |

    @B16.4-20
    Scenario: B16.4-20a who enters marsh does not use Assault Movement
      Given B2 is marsh
      And a German squad in B1
      And a Russian squad in C3
      And it is the MPh of the German turn
      When the German squad moves into B2
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFNAM applies

    @B16.4-20 @reading:B16.4-assault-movement
    Scenario: B16.4-20b Assault Movement into marsh is not to be had
      Given B2 is marsh
      And a German squad in B1
      And it is the MPh of the German turn
      When the German squad moves into B2 by Assault Movement
      Then that is not allowed

    @B16.4-20 @reading:B16.4-assault-movement=voided
    Scenario: B16.4-20c or by the other reading the squad moves, and not by Assault Movement
      Given B2 is marsh
      And a German squad in B1
      And it is the MPh of the German turn
      When the German squad moves into B2 by Assault Movement
      Then that is allowed

  Rule: B16.4 Counters next to the marsh take MF that is then missing

    @B16.4-3
    Scenario: B16.4-3c who comes out of a foxhole has no whole allotment left
      Given B2 is marsh
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And it is the MPh of the German turn
      When the German squad comes out of the foxhole
      And it moves into B2
      Then that is not allowed

    @B16.4-3
    Scenario: B16.4-3d on top of the foxhole it has
      Given B2 is marsh
      And B3 holds a foxhole 1S
      And a German squad on top of the foxhole in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it costs 4 MF
      And the German squad has 0 MF left
      And B3 holds a foxhole 1S

    @B16.4-9 @reading:B16.4-on-top-of-the-allotment
    Scenario: B16.4-9c nor does a rout straight out of a foxhole lead into marsh
      Given B2 is marsh
      And B3 holds a foxhole 1S
      And a broken German squad beneath the foxhole in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is not allowed

    @B16.4-9 @reading:B16.4-on-top-of-the-allotment=all-free
    Scenario: B16.4-9h or by the other reading the whole is all there is
      Given B2 is marsh
      And B3 holds a foxhole 1S
      And a broken German squad beneath the foxhole in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed

    @B16.4-3
    Scenario: B16.4-3e who has come through Wire this phase stays out of the marsh behind it
      Given B2 is marsh
      And B3 holds Wire
      And it is the MPh of the German turn
      And a German squad beneath the Wire in B3
      And the German squad has spent 1 MF
      When the German squad moves into B2
      Then that is not allowed

    @B16.4-3
    Scenario: B16.4-3f who began the phase beneath the Wire goes on
      Given B2 is marsh
      And B3 holds Wire
      And it is the MPh of the German turn
      And a German squad beneath the Wire in B3
      When the German squad moves into B2
      Then that is allowed
      And it costs 4 MF
      And the German squad has 0 MF left

    @B16.4-3
    Scenario Outline: B16.4-3g who has <deed> has spent MF, told how many or not
      Given B2 is marsh
      And it is the MPh of the German turn
      And a German squad P in B3
      And P has <deed> this phase
      When P moves into B2
      Then that is not allowed

      Examples:
        | row      | deed                                             |
        | moved    | moved                                            |
        | assault  | moved by Assault Movement                        |
        | trench   | moved from trench to trench                      |
        | straight | moved straight past the edge of an entrenchment  |
        | wire     | tried to get beneath the Wire                    |

    @B16.4-3
    Scenario Outline: B16.4-3h who has <deed> has spent none
      Given B2 is marsh
      And it is the MPh of the German turn
      And a German squad P in B3
      And P has <deed> this phase
      When P moves into B2
      Then that is allowed

      Examples:
        | row      | deed                   |
        | directed | directed a fire attack |

  Rule: B16.4 A rout is no Minimum Move

    @B16.4-17
    Scenario Outline: B16.4-17d out of <below> a broken unit does not rout up into marsh
      Given B2 is marsh
      And B3 is <below>
      And a broken German squad <place> B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then B16.4 or A4.134 forbids it

      Examples:
        | below                   | place |
        | gully                   | IN    |
        | Open Ground at level -1 | in    |

    @B16.4-17
    Scenario: B16.4-17e at the level of the marsh it does
      Given B2 is marsh
      And B3 is Open Ground at level 0
      And a broken German squad in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed

  Rule: B16.4 What is no entry of marsh from below

    @B16.4-18
    Scenario: B16.4-18c a climb into Open Ground next to marsh is an ordinary one
      Given B1 is marsh
      And B3 is Open Ground at level -1
      And a German squad in B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it costs 2 MF
      And it is not CX
      And it is not pinned

    @B16.4-17
    Scenario: B16.4-17f an amphibian that rises into marsh makes no Minimum Move
      Given B2 is marsh
      And B3 is Open Ground at level -1
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it is not CX
      And all that is as given

    @B16.4-17
    Scenario: B16.4-17g nor does who goes from the bottom of a gully to Crest level in one marsh hex
      Given B2 is marsh with gully
      And a German squad IN B2
      And it is the MPh of the German turn
      When the German squad moves to Crest status in B2
      Then that is allowed
      And the German squad has Crest status in B2
      And it is not CX
      And it is not pinned
