Feature: Status, way and one thing more

  A status, what the step crosses or enters, and an advance, a mode, SMOKE, a load, a leader or fire besides.

  Rule: B9.4 B9.54 Over a hexside

    @B9.4 @B9.54 @A4.72xB9.4xB9.54-3102
    Scenario Outline: A4.72xB9.4xB9.54-3102a <force> P, <status>, advances over a <barrier> into <ground>: it <cx> CX
      Given it is the APh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is <ground>
      And <force> P in B2
      And P is <status>
      When P advances into B3
      Then that is allowed
      And P is on top in B3
      And P <cx> CX
      And P is <status>

      Examples: difficult is what would cost 4 MF or all its MF
        | row              | force           | status        | barrier | ground      | cx     |
        | cx-bocage        | a German squad  | CX            | bocage  | Open Ground | is     |
        | cx-hedge-woods   | a German squad  | CX            | hedge   | woods       | is     |
        | wounded-bocage   | a German hero   | wounded       | bocage  | Open Ground | is     |
        | wounded-hedge    | a German hero   | wounded       | hedge   | Open Ground | is not |
        | wounded-woods    | a German hero   | wounded       | wall    | woods       | is     |
        | leader-bocage    | a German leader | wounded       | bocage  | Open Ground | is     |
        | encircled-bocage | a German squad  | Encircled     | bocage  | Open Ground | is not |
        | encircled-woods  | a German squad  | Encircled     | bocage  | woods       | is     |
        | unarmed-bocage   | a German squad  | unarmed       | bocage  | Open Ground | is not |
        | unarmed-woods    | a German squad  | unarmed       | wall    | woods       | is not |
        | inexperienced    | a German squad  | inexperienced | wall    | woods       | is     |
        | inexp-hedge      | a German squad  | inexperienced | hedge   | Open Ground | is not |

    @B9.4 @B9.54 @A4.72xB9.4xB9.54-3102
    Scenario Outline: A4.72xB9.4xB9.54-3102b <force> P, CX and <status>, advances over a <barrier> into <ground>: <verdict>
      Given it is the APh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is <ground>
      And a CX <force> P in B2
      And P is <status>
      When P advances into B3
      Then that is <verdict>

      Examples: a CX unit does not advance vs Difficult Terrain
        | row           | force        | status        | barrier | ground      | verdict     |
        | squad         | German squad | Fanatic       | bocage  | Open Ground | allowed     |
        | squad-woods   | German squad | Fanatic       | bocage  | woods       | not allowed |
        | wounded       | German hero  | wounded       | bocage  | Open Ground | not allowed |
        | wounded-hedge | German hero  | wounded       | hedge   | Open Ground | allowed     |
        | inexperienced | German squad | inexperienced | bocage  | Open Ground | not allowed |
        | inexp-wall    | German squad | inexperienced | wall    | Open Ground | allowed     |
        | unarmed       | German squad | unarmed       | bocage  | Open Ground | allowed     |

    @B9.4 @B9.54 @A4.61xB9.4xB9.54-3102
    Scenario Outline: A4.61xB9.4xB9.54-3102a <force> P, <status>, goes by Assault Movement over a <barrier> for <mf> MF; E fires: no FFNAM
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <force> P in B2
      And P is <status>
      And a Russian squad E in B5
      When P moves into B3 by Assault Movement
      And E attacks P with small-arms fire
      Then that is allowed
      And it costs <mf> MF
      And FFNAM does not apply
      And FFMO applies
      And the TEM is 0

      Examples: no status but TI, pinned and broken takes it
        | row           | force          | status        | barrier | mf |
        | cx            | a German squad | CX            | hedge   | 2  |
        | cx-bocage     | a German squad | CX            | bocage  | 3  |
        | wounded       | a German hero  | wounded       | hedge   | 2  |
        | inexperienced | a German squad | inexperienced | wall    | 2  |
        | encircled     | a German squad | Encircled     | bocage  | 3  |
        | unarmed       | a German squad | unarmed       | wall    | 2  |
        | fanatic       | a German squad | Fanatic       | bocage  | 3  |

    @B9.4 @B9.54 @A4.61xB9.4xB9.54-3102
    Scenario Outline: A4.61xB9.4xB9.54-3102b over a <barrier> <force> P, <status>, <how>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <force> P in B2
      And P is <status>
      When P <how>
      Then that is <verdict>

      Examples: bocage takes all its 3 MF, and Assault Movement leaves one
        | row             | force          | status        | barrier | how                               | verdict     |
        | wounded         | a German hero  | wounded       | bocage  | moves into B3 by Assault Movement | not allowed |
        | wounded-plain   | a German hero  | wounded       | bocage  | moves into B3                     | allowed     |
        | wounded-wall    | a German hero  | wounded       | wall    | moves into B3 by Assault Movement | allowed     |
        | inexperienced   | a German squad | inexperienced | bocage  | moves into B3 by Assault Movement | not allowed |
        | inexp-plain     | a German squad | inexperienced | bocage  | moves into B3                     | allowed     |
        | cx              | a German squad | CX            | bocage  | moves into B3 by Assault Movement | allowed     |
        | cx-haste        | a German squad | CX            | bocage  | moves into B3 by Double Time      | not allowed |
        | wounded-haste   | a German hero  | wounded       | hedge   | moves into B3 by Double Time      | not allowed |
        | encircled-haste | a German squad | Encircled     | bocage  | moves into B3 by Double Time      | allowed     |
        | unarmed-haste   | a German squad | unarmed       | hedge   | moves into B3 by Double Time      | allowed     |

    @B9.4 @B9.54 @A24.7xB9.4xB9.54-3102
    Scenario Outline: A24.7xB9.4xB9.54-3102 over the <barrier> of level <level> into SMOKE <force> P, <status>, <how> for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B3 is level <level> Open Ground
      And B3 has smoke
      And <force> P in B2
      And P is <status>
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P has <left> MF left
      And P is on top in B3

      Examples: 1 MF for SMOKE is part of COT, doubled uphill; the hexside is not
        | row           | force          | status        | barrier | level | how             | mf | left |
        | berserk       | a German squad | berserk       | wall    | 0     | Charges into B3 | 3  | 5    |
        | berserk-up    | a German squad | berserk       | bocage  | 1     | Charges into B3 | 6  | 2    |
        | cx            | a German squad | CX            | bocage  | 0     | moves into B3   | 4  | 0    |
        | wounded       | a German hero  | wounded       | hedge   | 0     | moves into B3   | 3  | 0    |
        | inexperienced | a German squad | inexperienced | wall    | 0     | moves into B3   | 3  | 0    |
        | encircled     | a German squad | Encircled     | bocage  | 0     | moves into B3   | 4  | 0    |

    @B9.4 @B9.54 @A24.7xB9.4xB9.54-3102
    Scenario Outline: A24.7xB9.4xB9.54-3102b over a <barrier> into SMOKE P, broken and DM, routs for <mf> MF, out of Interdiction
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <opening>
      And B3 has smoke
      And a broken German squad P in B2
      And P is DM
      And a Russian squad in B0
      When P routs into B3
      Then that is allowed
      And it has spent <mf> MF in all
      And no Interdiction is possible anywhere

      Examples:
        | row    | barrier | opening                                  | mf |
        | gap    | wall    | the depiction of hexside B2-B3 has a gap | 2  |
        | hedge  | hedge   | B4 is Open Ground                        | 3  |
        | bocage | bocage  | B4 is Open Ground                        | 4  |

    @B9.4 @B9.54 @A4.42xB9.4xB9.54-3102
    Scenario Outline: A4.42xB9.4xB9.54-3102 with <load> <force> P, <status>, moves over a <barrier>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <force> P in B2
      And P is <status>
      And P possesses <load>
      When P moves into B3
      Then that is <verdict>

      Examples: a PP beyond its IPC takes 1 MF
        | row           | force          | status        | load          | barrier | verdict     |
        | cx-three      | a German squad | CX            | a HMG of 3 PP | bocage  | allowed     |
        | cx-four       | a German squad | CX            | a HMG of 4 PP | bocage  | not allowed |
        | cx-four-hedge | a German squad | CX            | a HMG of 4 PP | hedge   | allowed     |
        | four          | a German squad | Fanatic       | a HMG of 4 PP | bocage  | allowed     |
        | wounded-one   | a German hero  | wounded       | a LMG of 1 PP | bocage  | not allowed |
        | wounded-hedge | a German hero  | wounded       | a LMG of 1 PP | hedge   | allowed     |
        | inexp-three   | a German squad | inexperienced | a HMG of 3 PP | bocage  | allowed     |
        | inexp-four    | a German squad | inexperienced | a HMG of 4 PP | bocage  | not allowed |

    @B9.4 @B9.41 @A8.14xB9.4xB9.41-3102
    Scenario Outline: A8.14xB9.4xB9.41-3102 <force> P, <status>, <how> over a <barrier>; E fires across it: FFNAM applies, TEM <tem>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And <force> P in B3
      And P is <status>
      And a Russian squad E in B5
      When P <how> into B2
      And E attacks P with small-arms fire
      Then that is allowed
      And FFNAM applies
      And FFMO does not apply
      And the TEM is <tem>
      And P has wall advantage over B2-B3 and nothing else

      Examples: it has the TEM at once
        | row           | force          | status        | barrier | how     | tem |
        | berserk       | a German squad | berserk       | wall    | Charges | +2  |
        | berserk-hedge | a German squad | berserk       | hedge   | Charges | +1  |
        | wounded       | a German hero  | wounded       | wall    | moves   | +2  |
        | cx            | a German squad | CX            | hedge   | moves   | +1  |
        | encircled     | a German squad | Encircled     | bocage  | moves   | +2  |
        | inexperienced | a German squad | inexperienced | wall    | moves   | +2  |
        | fanatic       | a German squad | Fanatic       | hedge   | moves   | +1  |

  Rule: B9.32 B9.323 Wall advantage behind it

    @B9.32 @A4.1xB9.32-3102
    Scenario Outline: A4.1xB9.32-3102 P, <status>, and Q, in Good Order, go over a <barrier>: <together>
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a <barrier>
      And a German squad P in B2
      And P is <status>
      And a German squad Q in B2
      When P moves into B3
      And <then>
      Then that is allowed
      And P <has> wall advantage

      Examples: the unarmed have it by a comrade alone
        | row      | status  | barrier | phase | then            | together            | has    |
        | alone    | unarmed | wall    | MPh   | Q moves into C3 | it has none         | has no |
        | together | unarmed | wall    | MPh   | Q moves into B3 | it has it by that   | has    |
        | cx-alone | CX      | bocage  | MPh   | Q moves into C3 | it has it by itself | has    |

    @B9.322 @B9.323 @A8.1xB9.322xB9.323-3102
    Scenario Outline: A8.1xB9.322xB9.323-3102 P, <outcome> by fire as it crosses the <barrier>, has <advantage>, and goes no further
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 holds a foxhole 1S
      And a German squad P in B2
      When P moves into B3
      And P is <outcome> by the fire this draws
      And the players ask whether P may go beneath the foxhole
      Then that is not allowed
      And P has <advantage>
      And P is on top in B3

      Examples: pinned, it is mandatory nevertheless
        | row           | outcome | barrier | advantage                                  |
        | pinned-wall   | pinned  | wall    | wall advantage over B2-B3 and nothing else |
        | pinned-bocage | pinned  | bocage  | wall advantage over B2-B3 and nothing else |
        | broken-wall   | broken  | wall    | no wall advantage                          |

  Rule: B9.54 B9.7 In the CCPh

    @B9.32 @B9.54 @A11.2xB9.32xB9.54-3102
    Scenario Outline: A11.2xB9.32xB9.54-3102 P, <status>, withdraws over a <barrier> and has <advantage>
      Given it is the CCPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a <barrier>
      And <force> P in B2
      And P is in Melee
      And P is <status>
      And a Russian squad in B2
      When P withdraws into B3
      Then that is allowed
      And P is on top in B3
      And P is not in Melee
      And P has <advantage>

      Examples: from who surrounds it as from others
        | row           | force          | status        | barrier | advantage                                  |
        | encircled     | a German squad | Encircled     | bocage  | wall advantage over B2-B3 and nothing else |
        | cx-bocage     | a German squad | CX            | bocage  | wall advantage over B2-B3 and nothing else |
        | cx            | a German squad | CX            | wall    | wall advantage over B2-B3 and nothing else |
        | wounded       | a German hero  | wounded       | hedge   | wall advantage over B2-B3 and nothing else |
        | unarmed       | a German squad | unarmed       | wall    | no wall advantage                          |
        | inexperienced | a German squad | inexperienced | hedge   | wall advantage over B2-B3 and nothing else |

  Rule: B26.4 Charges onto Wire

    @B26.4 @A15.43xB26.4-3102
    Scenario Outline: A15.43xB26.4-3102 over bocage and bocage berserk P Charges onto the Wire and rolls a <dr> with 2 MF left: <place>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And hexside B3-B4 is a bocage
      And B4 holds Wire
      And a berserk German squad P in B2
      When P Charges into B3
      And P Charges into B4
      And P rolls a Wire Exit dr of <dr> by Charge
      Then that is allowed
      And the expenditures are 3, 3 and 2 MF
      And P is <place> in B4
      And P has 0 MF left
      And P <has>

      Examples: hung up like others, and above Wire without wall advantage
        | row   | dr | place            | has                                            |
        | two   | 2  | beneath the Wire | has wall advantage over B3-B4 and nothing else |
        | three | 3  | on top           | has no wall advantage                          |

  Rule: B16.4 B16.71 Into marsh and mudflat

    @B16.4 @A15.43xB16.4-3102
    Scenario Outline: A15.43xB16.4-3102 berserk P Charges over a <barrier> into B3, which is <ground>, and has <left> MF left
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is <ground>
      And B4 is <next>
      And a berserk German squad P in B2
      When P Charges into B3
      And the players ask whether P may move into B4 by Charge
      Then that is <verdict>
      And P is on top in B3
      And P has <left> MF left
      And P is not CX

      Examples: marsh takes the whole of its 8 MF, hexside and all
        | row          | barrier | ground      | next        | left | verdict     |
        | marsh        | wall    | marsh       | Open Ground | 0    | not allowed |
        | marsh-bocage | bocage  | marsh       | Open Ground | 0    | not allowed |
        | then-marsh   | hedge   | Open Ground | marsh       | 6    | not allowed |
        | mudflat      | wall    | mudflat     | mudflat     | 5    | allowed     |
        | then-mudflat | bocage  | Open Ground | mudflat     | 5    | allowed     |

    @B16.71 @A4.134xB16.71-3102
    Scenario Outline: A4.134xB16.71-3102 up into <ground> <force> P, <status>, moves: <verdict>
      Given it is the MPh of the German turn
      And B3 is level 1 <ground>
      And <force> P in B2
      And P is <status>
      When the players ask whether P may move into B3
      Then that is <verdict>

      Examples: up into marsh it takes a Minimum Move, and no CX unit makes one; a berserk unit has 8 MF
        | row           | ground  | force          | status    | verdict     |
        | cx-marsh      | marsh   | a German squad | CX        | not allowed |
        | encircled     | marsh   | a German squad | Encircled | allowed     |
        | wounded-marsh | marsh   | a German hero  | wounded   | allowed     |
        | berserk       | mudflat | a German squad | berserk   | allowed     |

      @since=B16.71-errata
      Examples: mudflat costs twice its 2 MF
        | row           | ground  | force          | status        | verdict     |
        | cx            | mudflat | a German squad | CX            | allowed     |
        | wounded       | mudflat | a German hero  | wounded       | not allowed |
        | inexperienced | mudflat | a German squad | inexperienced | not allowed |

  Rule: B27.54 B27.6 From trench to trench, and lower

    @B9.7 @B27.54 @A4.72xB9.7xB27.54-3102
    Scenario Outline: A4.72xB9.7xB27.54-3102 over a Hillside <barrier> <force> P, <status>, advances up from trench to trench: it <cx> CX
      Given it is the APh of the German turn
      And hexside B2-B3 is a <barrier> at level 1
      And B3 is level 1 woods
      And B2 holds a trench
      And B3 holds a trench
      And <force> P beneath the trench in B2
      And P is <status>
      When P advances straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3
      And P <cx> CX
      And P has no wall advantage

      Examples: the 1 MF, doubled, is difficult to nobody
        | row           | force          | status        | barrier      | cx     |
        | cx            | a German squad | CX            | cactus hedge | is     |
        | cx-bocage     | a German squad | CX            | bocage       | is     |
        | wounded       | a German hero  | wounded       | cactus hedge | is not |
        | inexperienced | a German squad | inexperienced | bocage       | is not |
        | encircled     | a German squad | Encircled     | cactus hedge | is not |
        | unarmed       | a German squad | unarmed       | wall         | is not |

    @B27.54 @A4.7xB27.54-3102
    Scenario Outline: A4.7xB27.54-3102 from trench to trench Q advances, and P, <status>: <verdict>
      Given it is the APh of the German turn
      And B2 holds a trench
      And B3 holds a trench
      And a German squad P beneath the trench in B2
      And P is <status>
      And a German squad Q beneath the trench in B2
      When Q advances straight beneath the trench in B3
      And P advances straight beneath the trench in B3
      Then that is <verdict>

      Examples: a connecting trench is another Location
        | row     | status   | verdict     |
        | pinned  | pinned   | not allowed |
        | ti      | TI       | not allowed |
        | melee   | in Melee | not allowed |
        | broken  | broken   | not allowed |
        | cx      | CX       | allowed     |
        | unarmed | unarmed  | allowed     |

    @B27.6 @A4.2xB27.6-3102
    Scenario Outline: A4.2xB27.6-3102 from beneath a <cover> <force> P, <status>, goes straight down over a <barrier> for <mf> MF
      Given it is the MPh of the German turn
      And B2 is level 1 Open Ground
      And hexside B2-B3 is a <barrier> at level 1
      And B2 holds a German <cover>
      And <force> P beneath the <cover> in B2
      And P is <status>
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left

      Examples: 27.6 saves the MF of the counter alone
        | row           | cover  | force          | status        | barrier | mf | left |
        | cx            | trench | a German squad | CX            | hedge   | 2  | 2    |
        | wounded       | trench | a German hero  | wounded       | bocage  | 3  | 0    |
        | inexperienced | sangar | a German squad | inexperienced | wall    | 2  | 1    |
        | encircled     | trench | a German squad | Encircled     | bocage  | 3  | 1    |
        | concealed     | sangar | a German squad | concealed     | hedge   | 2  | 2    |
        | unarmed       | trench | a German squad | unarmed       | wall    | 2  | 2    |
        | hidden        | sangar | a German squad | hidden        | wall    | 2  | 2    |

  Rule: B9.32 B9.41 Broken with comrades, and advances with wall advantage

    @B9.32 @A10.5xB9.32-3102
    Scenario Outline: A10.5xB9.32-3102 P, broken and <status>, routs over a <barrier> into the hex of Q, which has wall advantage there: it <has> it
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a broken German squad P in B2
      And P is <status>
      And <comrade> Q in B3
      And a Russian squad in B0
      When P carries out a rout into B3
      Then that is allowed
      And P is on top in B3
      And P <has> wall advantage

      Examples: where it is mandatory a comrade in Good Order brings it
        | row       | status    | barrier | comrade               | has    |
        | dm        | DM        | wall    | a German squad        | has    |
        | dm-alone  | DM        | wall    | a broken German squad | has no |
        | encircled | Encircled | bocage  | a German hero         | has    |
        | enc-alone | Encircled | bocage  | a hidden German squad | has no |

    @B9.322 @B9.41 @A4.7xB9.322xB9.41-3102
    Scenario Outline: A4.7xB9.322xB9.41-3102 from its hedge P, <status>, advances into woods behind a <barrier>: it has none, and <may> claim it
      Given it is the APh of the German turn
      And hexside A2-B2 is a hedge
      And hexside B2-B3 is a <barrier>
      And B2 is woods
      And B3 is woods
      And a German squad P in B2
      And P is <status>
      And P has wall advantage
      When P advances into B3
      Then that is allowed
      And P has no wall advantage
      And P <may> claim wall advantage
      And P may not forfeit wall advantage

      Examples: lost by an advance as by a move
        | row       | status    | barrier | may     |
        | cx        | CX        | hedge   | may     |
        | fanatic   | Fanatic   | wall    | may     |
        | concealed | concealed | bocage  | may     |
        | unarmed   | unarmed   | wall    | may not |

  Rule: B9.4 Concealed into SMOKE

    @B9.4 @A12.14xA24.7xB9.4-3102
    Scenario Outline: A12.14xA24.7xB9.4-3102 seen through SMOKE, concealed P <how> over a hedge into orchard: it <is> concealed
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And B2 is orchard
      And B3 is orchard
      And B3 has <smoke>
      And a concealed German squad P in B2
      And a Russian squad in B5
      When P <how>
      Then that is allowed
      And it costs <mf> MF
      And P <is> concealed

      Examples: SMOKE hinders the view and does not end it
        | row       | smoke           | how                               | mf | is     |
        | plain     | smoke           | moves into B3                     | 3  | is not |
        | dispersed | dispersed smoke | moves into B3                     | 3  | is not |
        | assault   | smoke           | moves into B3 by Assault Movement | 3  | is     |

  Rule: B9.55 Concealed behind bocage

    @B9.55 @A12.14xB9.55-3102
    Scenario Outline: A12.14xB9.55-3102 seen across a <barrier>, concealed P, <status>, moves in behind it: it <is> concealed
      Given it is the MPh of the German turn
      And hexside B3-B4 is a <barrier>
      And <opening>
      And a concealed <force> P in B2
      And P is <status>
      And a Russian squad in B6
      When P moves into B3
      Then that is allowed
      And P has wall advantage over B3-B4 and nothing else
      And P <is> concealed

      Examples: bocage TEM makes Assault Movement of it; through a gap there is none
        | row           | force        | status        | barrier | opening                                  | is     |
        | cx            | German squad | CX            | bocage  | B5 is Open Ground                        | is     |
        | cx-gap        | German squad | CX            | bocage  | the depiction of hexside B3-B4 has a gap | is not |
        | cx-hedge      | German squad | CX            | hedge   | B5 is Open Ground                        | is not |
        | wounded       | German hero  | wounded       | bocage  | B5 is Open Ground                        | is     |
        | inexperienced | German squad | inexperienced | bocage  | B5 is Open Ground                        | is     |
        | inexp-wall    | German squad | inexperienced | wall    | B5 is Open Ground                        | is not |
        | fanatic       | German squad | Fanatic       | bocage  | hexside B3-B4 has been breached          | is     |
        | encircled     | German squad | Encircled     | bocage  | B5 is Open Ground                        | is     |

    @B9.32 @A4.1xB9.32-3102
    Scenario Outline: A4.1xB9.32-3102b P, which alone is armed, <how>: Q, unarmed, <has> wall advantage
      Given it is the MPh of the German turn
      And hexside A2-B2 is a hedge
      And B2 holds a foxhole 1S
      And a German squad P in B2
      And a German squad Q in B2
      And Q is unarmed
      When P <how>
      Then that is allowed
      And Q <has> wall advantage
      And Q is on top in B2

      Examples: it goes with the comrade
        | row    | how                      | has    |
        | leaves | moves into B3            | has no |
        | hole   | goes beneath the foxhole | has no |

    @B9.32 @A4.1xB9.32-3102
    Scenario: A4.1xB9.32-3102c while an armed comrade stays, an unarmed unit has wall advantage
      Given it is the MPh of the German turn
      And hexside A2-B2 is a hedge
      And a German squad P in B2
      And a CX German squad R in B2
      And a German squad Q in B2
      And Q is unarmed
      When P moves into B3
      Then that is allowed
      And Q has wall advantage
      And R has wall advantage

  Rule: B9.3 B16.3 B26.3 B27.42 Fired on, whatever its status

    @B9.3 @A8.14xB9.3-3102
    Scenario Outline: A8.14xB9.3-3102 <force> P, <status>, <how> into B2 over the <barrier> of level <level>; E fires across it: TEM <tem>, FFMO <ffmo>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B2 is level <level> Open Ground
      And <opening>
      And <force> P in B3
      And P is <status>
      And a Russian squad E in B5
      When P <how> into B2
      And E attacks P with small-arms fire
      Then that is allowed
      And FFNAM applies
      And FFMO <ffmo>
      And the TEM is <tem>

      Examples: through a gap there is none, over a Breach there is
        | row            | force          | status        | barrier | level | opening                                  | how     | tem | ffmo           |
        | cx-gap         | a German squad | CX            | wall    | 0     | the depiction of hexside B2-B3 has a gap | moves   | 0   | applies        |
        | wounded-gap    | a German hero  | wounded       | hedge   | 0     | the depiction of hexside B2-B3 has a gap | moves   | 0   | applies        |
        | berserk-gap    | a German squad | berserk       | wall    | 0     | the depiction of hexside B2-B3 has a gap | Charges | 0   | applies        |
        | unarmed-gap    | a German squad | unarmed       | hedge   | 0     | the depiction of hexside B2-B3 has a gap | moves   | 0   | applies        |
        | encircled      | a German squad | Encircled     | bocage  | 0     | hexside B2-B3 has been breached          | moves   | +2  | does not apply |
        | inexperienced  | a German squad | inexperienced | bocage  | 0     | hexside B2-B3 has been breached          | moves   | +2  | does not apply |
        | berserk-breach | a German squad | berserk       | bocage  | 0     | hexside B2-B3 has been breached          | Charges | +2  | does not apply |
        | cx-hillside    | a German squad | CX            | hedge   | 1     | B4 is Open Ground                        | moves   | +1  | does not apply |
        | fanatic        | a German squad | Fanatic       | wall    | 1     | B4 is Open Ground                        | moves   | +2  | does not apply |
        | unarmed-wall   | a German squad | unarmed       | wall    | 0     | B4 is Open Ground                        | moves   | +2  | does not apply |

    @B27.4 @B27.42 @A8.14xB27.4xB27.42-3102
    Scenario Outline: A8.14xB27.4xB27.42-3102 <force> P, <status>, <how>, and E fires: FFNAM <ffnam>, FFMO <ffmo>, TEM <tem>
      Given it is the MPh of the German turn
      And B2 holds <here>
      And B3 holds <there>
      And <force> P <place> B2
      And P is <status>
      And a Russian squad E in B5
      When P <how>
      And E attacks P with small-arms fire
      Then that is allowed
      And FFNAM <ffnam>
      And FFMO <ffmo>
      And the TEM is <tem>

      Examples: on top and out of it it is in the open
        | row            | force          | status        | here         | there        | place                    | how                                        | ffnam          | ffmo           | tem |
        | cx-onto        | a German squad | CX            | no Wire      | a foxhole 1S | in                       | moves into B3                              | applies        | applies        | 0   |
        | wounded-onto   | a German hero  | wounded       | no Wire      | a foxhole 1S | in                       | moves into B3                              | applies        | applies        | 0   |
        | inexp-onto     | a German squad | inexperienced | no Wire      | a trench     | in                       | moves into B3                              | applies        | applies        | 0   |
        | berserk-onto   | a German squad | berserk       | no Wire      | a trench     | in                       | Charges into B3                            | applies        | applies        | 0   |
        | encircled-onto | a German squad | Encircled     | no Wire      | an A-T Ditch | in                       | moves into B3                              | applies        | applies        | 0   |
        | fanatic-onto   | a German squad | Fanatic       | no Wire      | a sangar     | in                       | moves into B3                              | applies        | applies        | 0   |
        | cx-into        | a German squad | CX            | a foxhole 1S | no Wire      | in                       | goes beneath the foxhole                   | applies        | does not apply | +2  |
        | wounded-into   | a German hero  | wounded       | a foxhole 1S | no Wire      | in                       | goes beneath the foxhole                   | applies        | does not apply | +2  |
        | berserk-into   | a German squad | berserk       | a foxhole 1S | no Wire      | in                       | goes beneath the foxhole                   | applies        | does not apply | +2  |
        | unarmed-into   | a German squad | unarmed       | a trench     | no Wire      | in                       | goes beneath the trench                    | applies        | does not apply | +2  |
        | inexp-into     | a German squad | inexperienced | a trench     | no Wire      | in                       | goes beneath the trench                    | applies        | does not apply | +2  |
        | fanatic-out    | a German squad | Fanatic       | a foxhole 1S | no Wire      | beneath the foxhole in   | comes out of the foxhole                   | applies        | applies        | 0   |
        | cx-out         | a German squad | CX            | a trench     | no Wire      | beneath the trench in    | comes out of the trench                    | applies        | applies        | 0   |
        | wounded-out    | a German hero  | wounded       | a trench     | no Wire      | beneath the trench in    | comes out of the trench                    | applies        | applies        | 0   |
        | encircled-out  | a German squad | Encircled     | a foxhole 1S | no Wire      | beneath the foxhole in   | comes out of the foxhole                   | applies        | applies        | 0   |
        | cx-trench      | a German squad | CX            | a trench     | a trench     | beneath the trench in    | moves straight beneath the trench in B3    | does not apply | does not apply | +2  |
        | wounded-trench | a German hero  | wounded       | a trench     | a trench     | beneath the trench in    | moves straight beneath the trench in B3    | does not apply | does not apply | +2  |
        | inexp-trench   | a German squad | inexperienced | a trench     | a trench     | beneath the trench in    | moves straight beneath the trench in B3    | does not apply | does not apply | +2  |
        | unarmed-trench | a German squad | unarmed       | a trench     | an A-T Ditch | beneath the trench in    | moves straight beneath the A-T Ditch in B3 | does not apply | does not apply | +2  |
        | enc-trench     | a German squad | Encircled     | an A-T Ditch | a trench     | beneath the A-T Ditch in | moves straight beneath the trench in B3    | does not apply | does not apply | +2  |

    @B26.3 @B26.4 @A8.14xB26.3xB26.4-3102
    Scenario Outline: A8.14xB26.3xB26.4-3102 <force> P, <status>, <how>, and E fires: FFNAM, FFMO and no TEM
      Given it is the MPh of the German turn
      And B2 holds <here>
      And B3 holds <there>
      And <force> P <place> B2
      And P is <status>
      And a Russian squad E in B5
      When P <how>
      And E attacks P with small-arms fire
      Then that is allowed
      And FFNAM applies
      And FFMO applies
      And the TEM is 0

      Examples: onto the Wire, by its last MF beneath it, and off it
        | row          | force          | status        | here    | there   | place                 | how                       |
        | cx-onto      | a German squad | CX            | no Wire | Wire    | in                    | moves into B3             |
        | wounded-onto | a German hero  | wounded       | no Wire | Wire    | in                    | moves into B3             |
        | inexp-onto   | a German squad | inexperienced | no Wire | Wire    | in                    | moves into B3             |
        | unarmed-onto | a German squad | unarmed       | no Wire | Wire    | in                    | moves into B3             |
        | cx-last      | a German squad | CX            | Wire    | no Wire | on top of the Wire in | rolls a Wire Exit dr of 4 |
        | wounded-last | a German hero  | wounded       | Wire    | no Wire | on top of the Wire in | rolls a Wire Exit dr of 3 |
        | wounded-held | a German hero  | wounded       | Wire    | no Wire | on top of the Wire in | rolls a Wire Exit dr of 4 |
        | inexp-last   | a German squad | inexperienced | Wire    | no Wire | on top of the Wire in | rolls a Wire Exit dr of 3 |
        | encircled    | a German squad | Encircled     | Wire    | no Wire | on top of the Wire in | rolls a Wire Exit dr of 5 |
        | berserk-off  | a German squad | berserk       | Wire    | no Wire | beneath the Wire in   | Charges into B3           |
        | fanatic-off  | a German squad | Fanatic       | Wire    | Wire    | beneath the Wire in   | moves into B3             |

    @B16.3 @B16.4 @A8.14xB16.3xB16.4-3102
    Scenario Outline: A8.14xB16.3xB16.4-3102 <force> P, <status>, goes from <here> into <there>, and E fires: FFMO <ffmo>
      Given it is the MPh of the German turn
      And B2 is <here>
      And B3 is <there>
      And <force> P in B2
      And P is <status>
      And a Russian squad E in B5
      When P <how> into B3
      And E attacks P with small-arms fire
      Then that is allowed
      And FFNAM applies
      And FFMO <ffmo>
      And the TEM is 0

      Examples: marsh and mudflat have no TEM and are not Open Ground
        | row           | force          | status        | here        | there       | how     | ffmo           |
        | cx            | a German squad | CX            | Open Ground | marsh       | moves   | does not apply |
        | berserk       | a German squad | berserk       | Open Ground | marsh       | Charges | does not apply |
        | inexperienced | a German squad | inexperienced | Open Ground | marsh       | moves   | does not apply |
        | unarmed       | a German squad | unarmed       | marsh       | mudflat     | moves   | does not apply |
        | wounded       | a German hero  | wounded       | Open Ground | mudflat     | moves   | does not apply |
        | cx-out        | a German squad | CX            | marsh       | Open Ground | moves   | applies        |
        | wounded-out   | a German hero  | wounded       | mudflat     | Open Ground | moves   | applies        |
        | fanatic-out   | a German squad | Fanatic       | marsh       | Open Ground | moves   | applies        |
        | encircled-out | a German squad | Encircled     | mudflat     | Open Ground | moves   | applies        |
