Feature: Ways that there are not, loads, stacks, and whose turn and phase it is

  Rule: Stairs and roofs: from hex to hex one goes on the ground

    @B9.4 @A4.1xB9.4-601
    Scenario Outline: A4.1xB9.4-601 over a <barrier> who <goes> from the ground to level <level> of the house: <verdict>
      Given it is the <phase> of the German turn
      And B3 is stone building with two upper levels
      And hexside B2-B3 is a <barrier>
      And a German squad with 8 MF in B2
      When the German squad <goes> to level <level> of B3
      Then that is <verdict>

      Examples: an upper level is entered by its stairs
        | row               | barrier | phase | goes     | level | verdict     |
        | move-wall-first   | wall    | MPh   | moves    | 1     | not allowed |
        | move-hedge-second | hedge   | MPh   | moves    | 2     | not allowed |
        | advance-wall      | wall    | APh   | advances | 1     | not allowed |
        | advance-bocage    | bocage  | APh   | advances | 2     | not allowed |

      Examples: the ground level is entered from the ground
        | row             | barrier | phase | goes     | level | verdict |
        | move-wall       | wall    | MPh   | moves    | 0     | allowed |
        | advance-hedge   | hedge   | APh   | advances | 0     | allowed |
        | move-bocage     | bocage  | MPh   | moves    | 0     | allowed |

    @B9.4 @A4.1xB9.4-601
    Scenario Outline: A4.1xB9.4-601b over a <barrier> from <from> the next house to level <level>: <verdict>
      Given it is the MPh of the German turn
      And B2 and B3 are stone building with two upper levels
      And hexside B2-B3 is a <barrier>
      And a German squad with 8 MF <from> B2
      When the German squad moves to level <level> of B3
      Then that is <verdict>

      Examples:
        | row            | barrier | from          | level | verdict     |
        | down-to-street | wall    | on level 1 of | 0     | not allowed |
        | up-across      | hedge   | on level 1 of | 2     | not allowed |
        | roof-to-ground | hedge   | on the rooftop of | 0 | not allowed |
        | on-the-ground  | hedge   | in            | 0     | allowed     |

    @B26.4 @A4.1xB26.4-601
    Scenario Outline: A4.1xB26.4-601 in the house next to Wire who <goes> from <from> to level <level>: <verdict>
      Given it is the <phase> of the German turn
      And B3 is wooden building with two upper levels
      And B2 holds Wire
      And a German squad <from> B3
      When the German squad <goes> to level <level> of B3
      Then that is <verdict>

      Examples: one level at a time
        | row           | phase | goes     | from          | level | verdict     |
        | two-up        | MPh   | moves    | in            | 2     | not allowed |
        | two-down      | MPh   | moves    | on level 2 of | 0     | not allowed |
        | two-advanced  | APh   | advances | in            | 2     | not allowed |
        | one-up        | MPh   | moves    | in            | 1     | allowed     |
        | one-down      | MPh   | moves    | on level 2 of | 1     | allowed     |
        | one-advanced  | APh   | advances | on level 1 of | 2     | allowed     |
        | off-the-roof  | MPh   | moves    | on the rooftop of | 2 | allowed     |
        | roof-to-first | MPh   | moves    | on the rooftop of | 1 | not allowed |

    @B26.4 @A4.1xB26.4-601
    Scenario: A4.1xB26.4-601b nobody jumps from an upper level onto the Wire of the next hex
      Given it is the MPh of the German turn
      And B3 is wooden building with one upper level
      And B2 holds Wire
      And a German squad on level 1 of B3
      When the German squad moves into B2
      Then that is not allowed

    @B26.41 @A10.5xB26.41-601
    Scenario Outline: A10.5xB26.41-601 broken <place> the house, with an enemy <enemy> the next: it <rout>
      Given it is the RtPh of the German turn
      And B2 and B3 are stone building with two upper levels
      And a broken German squad <place> B3
      And a Russian 4-6-7 squad <enemy> B2
      When the players ask whether the German squad must rout
      Then the German squad <rout>

      Examples: no step leads from the one to the other
        | row          | place         | enemy         | rout          |
        | above        | on level 2 of | in            | need not rout |
        | one-above    | on level 1 of | in            | need not rout |
        | below        | in            | on level 1 of | need not rout |

      Examples: one does
        | row       | place         | enemy         | rout      |
        | ground    | in            | in            | must rout |
        | one-level | on level 1 of | on level 1 of | must rout |

  Rule: No advance overstacks a Location, whatever is to go beneath what

    @B27.12 @A5.11xB27.12-601
    Scenario Outline: A5.11xB27.12-601 with <there> <where> B3 <who> advances into it: <verdict>
      Given it is the APh of the German turn
      And B3 holds a foxhole 2S
      And <there> <where> B3
      And <who> P in B2
      When P advances into B3
      Then that is <verdict>

      Examples: too many for the hex
        | row           | there               | where | who                 | verdict     |
        | squad         | three German squads | in    | a German squad      | not allowed |
        | half-squad    | three German squads | in    | a German half-squad | not allowed |
        | crew          | three German squads | in    | a German crew       | not allowed |

      Examples: two are no three, the limit is per side, and SMC have theirs
        | row     | there                | where                  | who             | verdict |
        | third   | two German squads    | beneath the foxhole in | a German squad  | allowed |
        | enemies | three Russian squads | in                     | a German squad  | allowed |
        | leader  | three German squads  | in                     | a German leader | allowed |

    @B27.12 @A5.11xB27.12-601
    Scenario Outline: A5.11xB27.12-601c with <there> <where> B3 a squad advances beneath the foxhole: <verdict>
      Given it is the APh of the German turn
      And B3 holds a foxhole 2S
      And <there> <where> B3
      And a German squad P in B2
      When P advances straight beneath the foxhole in B3
      Then that is <verdict>

      Examples: what is free beneath is not in addition to the limit of the hex
        | row    | there               | where                  | verdict     |
        | fourth | three German squads | in                     | not allowed |
        | third  | two German squads   | in                     | allowed     |
        | second | a German squad      | beneath the foxhole in | allowed     |

    @B27.12 @A5.11xB27.12-601
    Scenario: A5.11xB27.12-601b in the MPh overstacking is a matter of choice
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And three German squads in B3
      And a German squad P in B2
      When P moves into B3
      And P goes beneath the foxhole
      Then that is allowed
      And the German side is overstacked in B3 by 1 squads

    @B27.54 @A5.11xB27.54-601
    Scenario Outline: A5.11xB27.54-601 from trench to trench who <goes> to where <there> stand: <verdict>
      Given it is the <phase> of the German turn
      And B2 and B3 each hold a trench
      And <there> in B3
      And a German squad P beneath the trench in B2
      When P <goes> straight beneath the trench in B3
      Then that is <verdict>

      Examples:
        | row             | phase | goes     | there               | verdict     |
        | advance-fourth  | APh   | advances | three German squads | not allowed |
        | advance-third   | APh   | advances | two German squads   | allowed     |
        | move-fourth     | MPh   | moves    | three German squads | allowed     |
        | rout-is-no-such | APh   | advances | two Russian squads  | allowed     |

  Rule: Portage: who is CX carries less, a wounded SMC nothing, and a SMC helps

    @B9.4 @A4.42xA4.51xB9.4-601
    Scenario Outline: A4.42xA4.51xB9.4-601 <who> with <pp> PP crosses a wall into woods: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And B3 is woods
      And <who> P in B2
      And P possesses a MMG of <pp> PP
      When P moves into B3
      Then that is <verdict>

      Examples: three MF are left
        | row         | who               | pp | verdict |
        | fresh-four  | a German squad    | 4  | allowed |
        | tired-three | a CX German squad | 3  | allowed |

      Examples: two are left
        | row        | who               | pp | verdict     |
        | fresh-five | a German squad    | 5  | not allowed |
        | tired-four | a CX German squad | 4  | not allowed |

    @B26.4 @A4.42xA4.5xB26.4-601
    Scenario Outline: A4.42xA4.5xB26.4-601 <who> that carries <pp> PP and Double Times has <left> MF left on the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <who> P in B2
      And P possesses a LMG of <pp> PP
      When P moves into B3 by Double Time
      Then that is allowed
      And P has <left> MF left

      Examples:
        | row         | who             | pp | left |
        | squad-three | a German squad  | 3  | 4    |
        | squad-two   | a German squad  | 2  | 5    |
        | leader-one  | a German leader | 1  | 6    |
        | leader-none | a German leader | 0  | 7    |

    @B26.4 @A4.42xA4.5xB26.4-601
    Scenario Outline: A4.42xA4.5xB26.4-601b <who> that carries <pp> PP has <left> MF left on the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <who> P in B2
      And P possesses a LMG of <pp> PP
      When P moves into B3
      Then that is allowed
      And P has <left> MF left

      Examples:
        | row          | who                     | pp | left |
        | wounded-one  | a wounded German leader | 1  | 1    |
        | wounded-none | a wounded German hero   | 0  | 2    |
        | hale-one     | a German leader         | 1  | 5    |

    @B26.46 @B27.4 @A4.5xB26.46xB27.4-601
    Scenario Outline: A4.5xB26.46xB27.4-601a <who> that begins its move beneath the <cover> by Double Time has <left> MF left
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And <who> P on top of the <cover> in B2
      When P goes beneath the <cover> by Double Time
      Then that is allowed
      And it costs 1 MF
      And P is CX
      And P has <left> MF left

      Examples:
        | row            | who             | fort         | cover   | left |
        | squad-foxhole  | a German squad  | a foxhole 1S | foxhole | 5    |
        | squad-trench   | a German squad  | a trench     | trench  | 5    |
        | squad-sangar   | a German squad  | a sangar     | sangar  | 5    |
        | leader-foxhole | a German leader | a foxhole 1S | foxhole | 7    |

    @B26.46 @B27.4 @A4.5xB26.46xB27.4-601
    Scenario Outline: A4.5xB26.46xB27.4-601b nor does <who> go beneath the foxhole by Double Time
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And <who> P on top of the foxhole in B2
      When P goes beneath the foxhole by Double Time
      Then A4.5 forbids it

      Examples:
        | row     | who                     |
        | tired   | a CX German squad       |
        | wounded | a wounded German leader |

    @B26.46 @B27.4 @A4.5xB26.46xB27.4-601
    Scenario: A4.5xB26.46xB27.4-601c nor who has come beneath the Wire above the foxhole in that turn
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B3 holds a foxhole 1S
      And a German squad P on top of the Wire in B3
      When P rolls a Wire Exit dr of 1
      And P goes beneath the foxhole by Double Time
      Then that is not allowed

    @B9.54 @A4.12xA4.42xB9.54-601
    Scenario Outline: A4.12xA4.42xB9.54-601 with <who> a squad of <pp> PP crosses bocage: <left> MF are left
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German squad P in B2
      And P possesses a MMG of <pp> PP
      And <who> Q in B2
      When P and Q moves into B3
      Then that is allowed
      And P has <left> MF left

      Examples: a SMC takes one PP off it, and a leader lends two MF
        | row    | who                     | pp | left |
        | leader | a German leader         | 4  | 3    |
        | hero   | a German hero           | 4  | 1    |

      Examples: he has nothing to take it with, or it is not too much
        | row            | who                   | pp | left |
        | wounded-hero   | a wounded German hero | 4  | 0    |
        | leader-no-need | a German leader       | 3  | 3    |
        | squad          | a German squad        | 4  | 0    |

  Rule: Within its Location too a unit moves, and '?' is lost by it

    @B27.4 @A12.14xB27.4-601
    Scenario Outline: A12.14xB27.4-601 in brush and in view who <does> is <then>
      Given it is the MPh of the German turn
      And B3 is brush
      And B3 holds <fort>
      And a concealed German squad <place> B3
      And a Russian squad <enemy> B6
      When the German squad <does>
      Then that is allowed
      And the German squad is <then>

      Examples: not by Assault Movement
        | row         | fort         | place                    | enemy | does                     | then          |
        | in-foxhole  | a foxhole 1S | in                       | in    | goes beneath the foxhole | not concealed |
        | out-foxhole | a foxhole 1S | beneath the foxhole in   | in    | comes out of the foxhole | not concealed |
        | in-trench   | a trench     | in                       | in    | goes beneath the trench  | not concealed |
        | out-ditch   | an A-T Ditch | beneath the A-T Ditch in | in    | comes out of the A-T Ditch | not concealed |
        | in-sangar   | a sangar     | in                       | in    | goes beneath the sangar  | not concealed |

      Examples: by Assault Movement
        | row        | fort         | place | enemy | does                                         | then      |
        | in-foxhole-slowly | a foxhole 1S | in | in | goes beneath the foxhole by Assault Movement | concealed |

    @B27.4 @A12.14xB27.4-601
    Scenario Outline: A12.14xB27.4-601u in the APh, in view in <ground>, who comes out of its foxhole is <then>
      Given it is the APh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a concealed German squad P beneath the foxhole in B3
      And a Russian squad in B6
      When P comes out of the foxhole
      Then that is allowed
      And P is <then>

      Examples: an advance, which costs it in Open Ground alone
        | row   | ground      | then          |
        | brush | brush       | concealed     |
        | open  | Open Ground | not concealed |

    @B26.4 @A12.14xB26.4-601
    Scenario Outline: A12.14xB26.4-601 in brush and in view a Wire Exit dr of <dr> by Assault Movement leaves it <then>
      Given it is the MPh of the German turn
      And B3 is brush
      And B3 holds Wire
      And a concealed German squad in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of <dr> by Assault Movement
      Then that is allowed
      And the German squad is <then>

      Examples: all MF are spent, and Assault Movement is none
        | row     | dr | then          |
        | all     | 4  | not concealed |
        | hung-up | 6  | not concealed |

      Examples: some are left
        | row  | dr | then      |
        | some | 3  | concealed |

    @B26.4 @A12.14xB26.4-601
    Scenario: A12.14xB26.4-601b nor by no Assault Movement
      Given it is the MPh of the German turn
      And B3 is brush
      And B3 holds Wire
      And a concealed German squad in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of 4
      Then that is allowed
      And the German squad is not concealed

  Rule: A broken unit's own phase is the RtPh

    @B27.41 @A10.5xB27.41-601
    Scenario: A10.5xB27.41-601 where no phase is named a rout begins by coming out of the foxhole
      Given B2 and B3 each hold a foxhole 1S
      And a broken German squad beneath the foxhole in B2
      When the German squad begins its rout by coming out of the foxhole
      And the German squad routs straight beneath the foxhole in B3
      Then that is allowed
      And the expenditures are 1 and 2 MF
      And the German squad is beneath the foxhole in B3

    @B26.41 @A10.5xB26.41-602
    Scenario: A10.5xB26.41-602 or by a Wire Exit dr
      Given B2 holds Wire
      And a broken German squad in B2
      When the German squad begins its rout with a Wire Exit dr of 4
      And the German squad routs into B3
      Then that is allowed
      And the expenditures are 4 and 1 MF

  Rule: Low Crawl leads out of no Location that an enemy is in

    @B9.7 @A10.52xB9.7-601
    Scenario Outline: A10.52xB9.7-601 with <enemy> a Low Crawl over a cactus hedge is <verdict>
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And B2 is stone building with one upper level
      And a broken German squad in B2
      And <enemy> B2
      When the German squad routs into B3 by Low Crawl
      Then that is <verdict>

      Examples:
        | row      | enemy                         | verdict     |
        | beside   | a Russian squad in            | not allowed |
        | upstairs | a Russian squad on level 1 of | allowed     |
        | friends  | a German half-squad in        | allowed     |

    @B16.4 @A10.52xB16.4-601
    Scenario Outline: A10.52xB16.4-601 from beside <enemy> in <ground> a Low Crawl onto mudflat is <verdict>
      Given it is the RtPh of the German turn
      And B2 is <ground>
      And B3 is mudflat
      And a broken German squad in B2
      And <enemy> B2
      When the German squad routs into B3 by Low Crawl
      Then that is <verdict>

      Examples:
        | row     | ground | enemy                       | verdict     |
        | brush   | brush  | a Russian half-squad in     | not allowed |
        | friends | brush  | a German half-squad in      | allowed     |
        | captive | woods  | a captured Russian squad in | allowed     |

  Rule: What the ATTACKER alone does in its MPh

    @B26.5 @A3.3xB26.5-601
    Scenario Outline: A3.3xB26.5-601 in the MPh of the <side> a German squad tries to Clear Wire: <verdict>
      Given it is the MPh of the <side> turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      When the German squad announces Clearance of the Wire in B3
      Then that is <verdict>

      Examples:
        | row   | side    | verdict     |
        | own   | German  | allowed     |
        | enemy | Russian | not allowed |

    @B26.4 @A3.3xB26.4-601
    Scenario Outline: A3.3xB26.4-601 in the MPh of the <side> a German squad beneath Wire <does>: <verdict>
      Given it is the MPh of the <side> turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And a German truck in B3
      When the German squad <does>
      Then that is <verdict>

      Examples:
        | row           | side    | does                        | verdict     |
        | search        | German  | Searches                    | allowed     |
        | search-enemy  | Russian | Searches                    | not allowed |
        | aboard        | German  | goes aboard the German truck | allowed    |
        | aboard-enemy  | Russian | goes aboard the German truck | not allowed |

    @B26.4 @A3.3xB26.4-601
    Scenario Outline: A3.3xB26.4-601b in the MPh of the <side> a German squad unloads onto Wire: <verdict>
      Given it is the MPh of the <side> turn
      And B3 holds Wire
      And a German truck in B3
      And a German squad in B3
      And the German squad is aboard the German truck
      When the German squad unloads
      Then that is <verdict>

      Examples:
        | row   | side    | verdict     |
        | own   | German  | allowed     |
        | enemy | Russian | not allowed |

    @B27.13 @A3.3xB27.13-601
    Scenario Outline: A3.3xB27.13-601 in the <phase> of the <side> turn a German squad Recovers beneath a foxhole: <verdict>
      Given it is the <phase> of the <side> turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And a LMG beneath the foxhole in B3
      When the German squad tries to Recover the LMG
      Then that is <verdict>

      Examples:
        | row       | phase | side    | verdict     |
        | own-mph   | MPh   | German  | allowed     |
        | enemy-mph | MPh   | Russian | not allowed |
        | enemy-rph | RPh   | Russian | allowed     |

  Rule: MF spent without moving draw First Fire all the same

    @B27.13 @A4.6xA8.1xB27.13-601
    Scenario Outline: A4.6xA8.1xB27.13-601 who Recovers a weapon <place> a foxhole in <ground>: FFMO <ffmo>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad <place> B3
      And a LMG <place> B3
      And a Russian squad in B6
      When the German squad tries to Recover the LMG
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <ffmo>
      And FFNAM does not apply

      Examples:
        | row     | place                  | ground      | ffmo           |
        | open    | in                     | Open Ground | applies        |
        | brush   | in                     | brush       | does not apply |
        | beneath | beneath the foxhole in | Open Ground | does not apply |

    @B27.13 @A4.6xA8.1xB27.13-601
    Scenario: A4.6xA8.1xB27.13-601b nor is there a Snap Shot of who has entered no hex
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a LMG on top of the foxhole in B3
      And a Russian squad E in B6
      When P tries to Recover the LMG
      And E takes a Snap Shot at P across hexside B3-B4
      Then the attack is not possible

    @B27.13 @A4.6xA8.1xB27.13-601
    Scenario: A4.6xA8.1xB27.13-601c nor of who has crossed another hexside
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And a Russian squad E in B6
      When P moves into B3
      And E takes a Snap Shot at P across hexside B4-B5
      Then the attack is not possible

    @B26.51 @A8.1xA23.3xB26.51-601
    Scenario Outline: A8.1xA23.3xB26.51-601 who Places a DC in Wire may be fired on from <where>: <possible>
      Given it is the MPh of the German turn
      And B4 holds Wire
      And a German squad in B3
      And the German squad possesses a DC
      And D4 is woods
      And a Russian 4-6-7 squad in <where>
      When the German squad Places its DC in B4
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is <possible>

      Examples:
        | row  | where | possible     |
        | near | B6    | possible     |
        | far  | B10   | possible     |
        | hid  | E5    | not possible |

  Rule: What is besides COT no level doubles, and what stands in the way costs vehicles MP

    @B27.43 @B10.4xB27.43-601
    Scenario Outline: B10.4xB27.43-601 up a level to <fort> <who> pays <mp>
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds <fort>
      And <who> P in B2
      When P moves into B3
      Then that is allowed
      And it costs <mp> MF

      Examples: the COT is doubled, what the foxhole adds is not
        | row        | fort         | who                           | mp |
        | cavalry    | a foxhole 1S | a German Cavalry squad        | 3  |
        | wagon      | a foxhole 2S | a moving German wagon         | 3  |
        | no-foxhole | no foxhole   | a German Cavalry squad        | 2  |
        | on-foot    | a foxhole 1S | a German squad                | 2  |

      Examples: motor vehicles pay for the level apart
        | row         | fort         | who                         | mp |
        | armored-car | a foxhole 1S | a moving German armored car | 9  |
        | tank        | a foxhole 1S | a moving German tank        | 5  |

    @B26.43 @B26.43xD2.14-601
    Scenario Outline: B26.43xD2.14-601 with <there> in a Wire hex of <ground> a <vehicle> enters it for <mp> MP
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      And <there> B3
      And a moving German <vehicle> P with <allotment> MP in B2
      When P moves into B3
      Then that is allowed
      And it costs <mp> MP

      Examples: 1 MP for each hull
        | row        | there                | ground      | vehicle   | allotment | mp |
        | wreck      | a wreck in           | Open Ground | tank      | 12        | 4  |
        | two-tanks  | two German tanks in  | Open Ground | tank      | 12        | 5  |
        | halftrack  | a wreck in           | Open Ground | halftrack | 12        | 6  |
        | nothing    | a German squad in    | Open Ground | tank      | 12        | 3  |

      Examples: twice that in woods
        | row        | there                | ground      | vehicle   | allotment | mp |
        | in-woods   | a wreck in           | woods       | tank      | 12        | 10 |

    @B27.55 @B27.55xD2.11-601
    Scenario Outline: B27.55xD2.11-601 in a trench hex of <ground> a tank turns by 1 hexspine for <mp> MP
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a trench
      And a moving German tank in B3
      And the German tank has its VCA toward B2
      When the German tank turns its hull by 1 hexspine
      Then that is allowed
      And it costs <mp> MP
      And a Bog DR is due from the German tank

      @since=B27.55-vca
      Examples:
        | row    | ground      | mp |
        | open   | Open Ground | 1  |
        | brush  | brush       | 1  |
        | woods  | woods       | 2  |
        | forest | forest      | 2  |

    @B9.4 @B9.4xB15.6-601
    Scenario Outline: B9.4xB15.6-601 on <date> a squad crosses a wall into grain for <mf> MF, and FFMO <ffmo>
      Given it is the MPh of the German turn
      And the date is <date>
      And hexside B2-B3 is a wall
      And B3 is grain
      And a German squad in B2
      And a Russian 4-6-7 squad in B6
      When the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And it costs <mf> MF
      And FFMO <ffmo>

      Examples: none stands, and the field is bare
        | row     | date       | mf | ffmo    |
        | january | 1944-01-15 | 2  | applies |
        | october | 1943-10-01 | 2  | applies |

      Examples: it grows, and is no cover yet
        | row   | date       | mf  | ffmo    |
        | april | 1944-04-01 | 2.5 | applies |
        | may   | 1944-05-31 | 2.5 | applies |

      Examples: it stands
        | row       | date       | mf  | ffmo           |
        | june      | 1944-06-01 | 2.5 | does not apply |
        | september | 1944-09-30 | 2.5 | does not apply |

    @B9.4 @B9.4xB15.6-601
    Scenario Outline: B9.4xB15.6-601b on <date> grain <verdict>
      Given the date is <date>
      And B3 is grain
      When the players ask what B3 is
      Then B3 <verdict>

      Examples:
        | row       | date       | verdict                       |
        | january   | 1944-01-15 | is treated as Open Ground     |
        | october   | 1943-10-01 | is treated as Open Ground     |
        | june      | 1944-06-01 | is not treated as Open Ground |
        | september | 1944-09-30 | is not treated as Open Ground |

  Rule: What is spent stays spent, and what lies at the bottom is reached from there

    @B26.4 @A12.15xB26.4-601
    Scenario Outline: A12.15xB26.4-601 turned back out of <ground> beneath the Wire it has spent <spent> and has none left
      Given it is the MPh of the German turn
      And B4 is <ground>
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a concealed Russian squad in B4
      When P moves into B4
      And the Russian squad shows itself and turns P back into B3
      Then that is allowed
      And P has 0 MF left
      And it has spent <spent> MF in all

      Examples:
        | row   | ground      | spent |
        | open  | Open Ground | 1     |
        | grain | grain       | 1.5   |
        | woods | woods       | 2     |

    @B26.4 @A12.15xB26.4-601
    Scenario: A12.15xB26.4-601b and so goes nowhere else
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a concealed Russian squad in B4
      When P moves into B4
      And the Russian squad shows itself and turns P back into B3
      And P moves into B2
      Then that is not allowed

    @B27.4 @B20.9xB27.4-601
    Scenario Outline: B20.9xB27.4-601 in a gully with <fort> who stands <place> B3 goes beneath it: <verdict>
      Given it is the MPh of the German turn
      And B3 is gully
      And B3 holds <fort>
      And a German squad <place> B3
      When the German squad goes beneath the <cover>
      Then that is <verdict>

      Examples: it lies IN the Depression
        | row            | fort         | cover   | place              | verdict     |
        | crest-foxhole  | a foxhole 1S | foxhole | in Crest status in | not allowed |
        | crest-trench   | a trench     | trench  | in Crest status in | not allowed |
        | bottom-foxhole | a foxhole 1S | foxhole | IN                 | allowed     |
        | bottom-trench  | a trench     | trench  | IN                 | allowed     |

    @B27.4 @B20.9xB27.4-601
    Scenario: B20.9xB27.4-601b from Crest status it goes IN, and then beneath
      Given it is the MPh of the German turn
      And B3 is gully
      And B3 holds a foxhole 1S
      And a German squad P in Crest status in B3
      When P moves INTO B3
      And P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B3
