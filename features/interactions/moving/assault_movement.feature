Feature: Assault Movement: what it allows, and what ends it

  Rule: Infantry alone makes it

    @B9.4 @A4.61xB9.4-1803
    Scenario Outline: A4.61xB9.4-1803 over a hedge <rider> P <goes>: <verdict>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And <rider> P in F5
      When P <goes>
      Then that is <verdict>

      Examples:
        | row             | rider                   | goes                              | verdict     |
        | squad-assault   | a German squad          | moves into F6 by Assault Movement | allowed     |
        | cavalry-assault | a German Cavalry squad  | moves into F6 by Assault Movement | not allowed |
        | leader-assault  | a German Cavalry leader | moves into F6 by Assault Movement | not allowed |
        | cavalry         | a German Cavalry squad  | moves into F6                     | allowed     |

  Rule: Assault Movement around what one goes beneath: one Location, and never the last MF

    @B27.4 @A4.61xB27.4-201
    Scenario Outline: A4.61xB27.4-201 into <ground> and beneath with <mf> MF is <verdict>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds <fort>
      And a German <unit> with <mf> MF in B2
      When the German <unit> moves into B3 by Assault Movement
      And the German <unit> goes beneath the <cover>
      Then that is <verdict>

      Examples: MF are left
        | row          | unit   | mf | ground      | fort         | cover   | verdict |
        | open-squad   | squad  | 4  | Open Ground | a foxhole 1S | foxhole | allowed |
        | woods-squad  | squad  | 4  | woods       | a foxhole 1S | foxhole | allowed |
        | trench-crew  | crew   | 4  | brush       | a trench     | trench  | allowed |
        | woods-leader | leader | 6  | woods       | a foxhole 2S | foxhole | allowed |

      @reading:A4.61-last-mf
      Examples: none is left
        | row            | unit       | mf | ground      | fort         | cover   | verdict     |
        | open-two-mf    | squad      | 2  | Open Ground | a foxhole 1S | foxhole | not allowed |
        | woods-three-mf | squad      | 3  | woods       | a foxhole 1S | foxhole | not allowed |
        | brush-trench   | half-squad | 3  | brush       | a trench     | trench  | not allowed |
        | wounded-leader | leader     | 3  | woods       | a foxhole 2S | foxhole | not allowed |

    @B27.4 @A4.61xB27.4-201 @reading:A4.61-last-mf=voided
    Scenario: A4.61xB27.4-201b or by the other reading it goes beneath, and has not used Assault Movement
      Given it is the MPh of the German turn
      And B3 is Open Ground
      And B3 holds a foxhole 1S
      And a German squad with 2 MF in B2
      When the German squad moves into B3 by Assault Movement
      And the German squad goes beneath the foxhole
      Then that is allowed

    @B27.4 @A3.2xB27.4-1
    Scenario Outline: A3.2xB27.4-1a who has Prep Fired <goes>: <verdict>
      Given B2 holds a foxhole 1S
      And a German squad on top of the foxhole in B2
      And a Russian squad in B6
      And it is the PFPh of the German turn
      When the German squad fires at the Russian squad
      And the PFPh ends and the <phase> begins
      And the German squad <goes>
      Then that is <verdict>

      Examples: it spends no MF in the MPh
        | row     | phase | goes                              | verdict     |
        | beneath | MPh   | goes beneath the foxhole          | not allowed |
        | moves   | MPh   | moves into B3                     | not allowed |
        | assault | MPh   | moves into B3 by Assault Movement | not allowed |

      Examples: and advances like any other
        | row      | phase | goes             | verdict |
        | advances | APh   | advances into B3 | allowed |

    @B27.4 @A3.2xB27.4-1
    Scenario: A3.2xB27.4-1b who has not goes beneath the foxhole
      Given B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And a German squad Q in B3
      And a Russian squad in B6
      And it is the PFPh of the German turn
      When Q fires at the Russian squad
      And the PFPh ends and the MPh begins
      And P goes beneath the foxhole
      Then that is allowed

    @B27.4 @A3.2xB27.4-1
    Scenario Outline: A3.2xB27.4-1c <who> comes out of the trench, and the Gun of P is told to have fired: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And a German crew Q beneath the trench in B2
      And a German AT Gun beneath the trench with P
      And the AT Gun has fired this phase
      When <who> comes out of the trench
      Then that is <verdict>

      Examples: Prep Fire of the Gun is Prep Fire of those who man it
        | who | verdict     |
        | P   | not allowed |
        | Q   | allowed     |

    @B27.4 @A3.2xB27.4-1
    Scenario Outline: A3.2xB27.4-1d P comes out of the trench, and its <gun> is told to have fired: not allowed
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And <gear> beneath the trench with P
      And the <gun> has fired this phase
      When P comes out of the trench
      Then that is not allowed

      Examples: whatever Gun it is
        | gun      | gear                         |
        | AA Gun   | an AA Gun                    |
        | ART Gun  | an ART Gun                   |
        | INF Gun  | an INF Gun                   |
        | RCL Gun  | a RCL Gun                    |
        | 81mm MTR | an assembled German 81mm MTR |

    @B27.4 @A3.2xB27.4-1
    Scenario: A3.2xB27.4-1e a Gun that nobody possesses is told to have fired, and keeps nobody in the trench
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And an AT Gun beneath the trench in B2
      And the AT Gun has fired this phase
      When P comes out of the trench
      Then that is allowed

    @B27.4 @A3.2xB27.4-1
    Scenario: A3.2xB27.4-1f others have fired the Gun that P has Recovered since, and P comes out
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And a German AT Gun beneath the trench with P
      And the AT Gun has fired this phase
      And P has tried to Recover a weapon this phase
      When P comes out of the trench
      Then that is allowed

    @B27.4 @A4.61xB27.4-202
    Scenario Outline: A4.61xB27.4-202 <unit> with <mf> MF moves into <ground> and beneath
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a German <unit> with <mf> MF in B2
      When the German <unit> moves into B3
      And the German <unit> goes beneath the foxhole
      Then that is allowed
      And the German <unit> has 0 MF left
      And the German <unit> is beneath the foxhole in B3

      Examples:
        | row            | unit   | mf | ground      |
        | open-two-mf    | squad  | 2  | Open Ground |
        | woods-three-mf | squad  | 3  | woods       |
        | wounded-leader | leader | 3  | brush       |

    @B27.4 @A4.61xB27.4-203
    Scenario Outline: A4.61xB27.4-203 who <goes> and goes beneath the <cover>: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a German squad in B2
      And a Russian squad in B6
      When the German squad <goes>
      And the German squad goes beneath the <cover>
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFNAM <ffnam>
      And FFMO does not apply
      And the TEM is +2

      Examples:
        | row              | goes                              | fort         | cover     | ffnam          |
        | assault-foxhole  | moves into B3 by Assault Movement | a foxhole 1S | foxhole   | does not apply |
        | assault-trench   | moves into B3 by Assault Movement | a trench     | trench    | does not apply |
        | ordinary-foxhole | moves into B3                     | a foxhole 1S | foxhole   | applies        |
        | ordinary-trench  | moves into B3                     | a trench     | trench    | applies        |
        | ordinary-ditch   | moves into B3                     | an A-T Ditch | A-T Ditch | applies        |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row              | goes                              | fort         | cover     | ffnam          |
        | assault-ditch    | moves into B3 by Assault Movement | an A-T Ditch | A-T Ditch | does not apply |

    @B27.56 @A4.61xB27.56-201
    Scenario Outline: A4.61xB27.56-201a into a ditch in <ground> and beneath is <verdict>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds an A-T Ditch
      And a German squad with 4 MF in B2
      When the German squad moves into B3 by Assault Movement
      And the German squad goes beneath the A-T Ditch
      Then that is <verdict>

      @reading:A4.61-last-mf
      Examples:
        | row       | ground      | verdict     |
        | woods     | woods       | not allowed |
        | brush     | brush       | not allowed |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row       | ground      | verdict     |
        | open      | Open Ground | allowed     |
        | graveyard | a graveyard | allowed     |

    @B27.56 @A4.61xB27.56-201
    Scenario Outline: A4.61xB27.56-201b out of a ditch and on into <ground> is <verdict>
      Given it is the MPh of the German turn
      And B2 holds an A-T Ditch
      And B3 is <ground>
      And a German squad with 4 MF beneath the A-T Ditch in B2
      When the German squad comes out of the A-T Ditch by Assault Movement
      And the German squad moves into B3 by Assault Movement
      Then that is <verdict>

      Examples:
        | row     | ground      | verdict     |
        | woods   | woods       | not allowed |
        | brush   | brush       | not allowed |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row     | ground      | verdict     |
        | open    | Open Ground | allowed     |
        | orchard | orchard     | allowed     |

    @B27.13 @B27.4 @A4.61xB27.13xB27.4-201
    Scenario Outline: A4.61xB27.13xB27.4-201a out of the <cover> and into <ground> is <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B3 is <ground>
      And hexside B2-B3 is a <barrier>
      And a German squad with 4 MF beneath the <cover> in B2
      When the German squad comes out of the <cover> by Assault Movement
      And the German squad moves into B3 by Assault Movement
      Then that is <verdict>

      Examples: 4 MF are more than it takes
        | row              | fort         | cover   | barrier | ground      | verdict |
        | hedge-open       | a foxhole 1S | foxhole | hedge   | Open Ground | allowed |
        | trench-wall-open | a trench     | trench  | wall    | Open Ground | allowed |

      Examples: 4 MF are all it takes
        | row               | fort         | cover   | barrier | ground      | verdict     |
        | hedge-woods       | a foxhole 1S | foxhole | hedge   | woods       | not allowed |
        | bocage-open       | a foxhole 1S | foxhole | bocage  | Open Ground | not allowed |
        | trench-wall-brush | a trench     | trench  | wall    | brush       | not allowed |

    @B27.13 @B27.4 @A4.61xB27.13xB27.4-201
    Scenario: A4.61xB27.13xB27.4-201b it has no FFNAM then
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian squad in B6
      When the German squad comes out of the foxhole by Assault Movement
      And the German squad moves into B3 by Assault Movement
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFNAM does not apply
      And FFMO applies

    @B27.4 @A4.61xB27.4-206
    Scenario Outline: A4.61xB27.4-206 to who comes out of a <cover> <how> FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad with 8 MF beneath the <cover> in B2
      And a Russian squad in B6
      When the German squad comes out of the <cover> <how>
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFNAM <ffnam>

      Examples:
        | row     | cover     | fort         | how                 | ffnam          |
        | foxhole | foxhole   | a foxhole 1S | by Assault Movement | does not apply |
        | trench  | trench    | a trench     | by Assault Movement | does not apply |
        | ditch   | A-T Ditch | an A-T Ditch | by Assault Movement | does not apply |
        | haste   | foxhole   | a foxhole 1S | by Double Time      | applies        |

    @B27.4 @A4.61xB27.4-206 @A4.61xB27.4-204 @A4.61xB27.4-205
    Scenario Outline: A4.61xB27.4-206b out by Assault Movement with <mf> MF, then it <act>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is <ground>
      And a German squad with <mf> MF beneath the foxhole in B2
      When the German squad comes out of the foxhole by Assault Movement
      And the German squad <act>
      Then that is <verdict>

      Examples:
        | row       | mf | ground      | act                          | verdict     |
        | goes-on   | 4  | Open Ground | moves into B3                | allowed     |
        | brush     | 4  | brush       | moves into B3                | allowed     |
        | last      | 3  | brush       | moves into B3                | not allowed |
        | in-haste  | 4  | Open Ground | moves into B3 by Double Time | not allowed |
        | back-down | 4  | Open Ground | goes beneath the foxhole     | allowed     |

      @reading:A4.61-last-mf
      Examples: what would use the last MF
        | row       | mf | ground      | act                          | verdict     |
        | last-down | 2  | Open Ground | goes beneath the foxhole     | not allowed |

    @B27.4 @A4.61xB27.4-206
    Scenario: A4.61xB27.4-206c nor does it go on into a second hex
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad with 8 MF beneath the foxhole in B2
      When the German squad comes out of the foxhole by Assault Movement
      And the German squad moves into B3
      And the German squad moves into B4
      Then that is not allowed

    @B27.4 @A4.61xB27.4-206
    Scenario Outline: A4.61xB27.4-206d with <mf> MF it comes out of a <cover> by Assault Movement: <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad with <mf> MF beneath the <cover> in B2
      When the German squad comes out of the <cover> by Assault Movement
      Then that is <verdict>

      Examples:
        | row       | mf | fort         | cover     | verdict     |
        | foxhole-2 | 2  | a foxhole 1S | foxhole   | allowed     |
        | ditch-4   | 4  | an A-T Ditch | A-T Ditch | allowed     |

      @reading:A4.61-last-mf
      Examples: what would use the last MF
        | row       | mf | fort         | cover     | verdict     |
        | foxhole-1 | 1  | a foxhole 1S | foxhole   | not allowed |
        | ditch-2   | 2  | an A-T Ditch | A-T Ditch | not allowed |

  Rule: What has begun as one kind of movement does not go on as the other

    @B27.4 @A4.61xB27.4-206
    Scenario Outline: A4.61xB27.4-206e having come out of a <cover> otherwise, it <act> by Assault Movement: not allowed
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad with 8 MF beneath the <cover> in B2
      When the German squad comes out of the <cover>
      And the German squad <act> by Assault Movement
      Then that is not allowed

      Examples:
        | row           | cover     | fort         | act                        |
        | foxhole-back  | foxhole   | a foxhole 1S | goes beneath the foxhole   |
        | foxhole-on    | foxhole   | a foxhole 1S | moves into B3              |
        | trench-back   | trench    | a trench     | goes beneath the trench    |
        | trench-on     | trench    | a trench     | moves into B3              |
        | ditch-back    | A-T Ditch | an A-T Ditch | goes beneath the A-T Ditch |
        | ditch-on      | A-T Ditch | an A-T Ditch | moves into B3              |

    @B27.4 @A4.61xB27.4-206
    Scenario Outline: A4.61xB27.4-206f having gone beneath the <cover> otherwise, it comes out by Assault Movement: not allowed
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad with 8 MF in B2
      When the German squad goes beneath the <cover>
      And the German squad comes out of the <cover> by Assault Movement
      Then that is not allowed

      Examples:
        | cover   | fort         |
        | foxhole | a foxhole 1S |
        | trench  | a trench     |

    @B27.4 @A4.61xB27.4-204
    Scenario Outline: A4.61xB27.4-204 having moved onto <fort> in <ground>, <unit> does not go on by Assault Movement
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds <fort>
      And <force> in B2
      When the German <unit> moves into B3
      And the German <unit> moves into B4 by Assault Movement
      Then that is not allowed

      Examples: the MF for the hex are as many as the counter takes in or out
        | row         | force               | unit       | ground      | fort         |
        | foxhole     | a German squad      | squad      | Open Ground | a foxhole 1S |
        | trench      | a German squad      | squad      | Open Ground | a trench     |
        | brush-ditch | a German leader     | leader     | brush       | an A-T Ditch |
        | woods-ditch | a German leader     | leader     | woods       | an A-T Ditch |
        | sangar      | a German half-squad | half-squad | Open Ground | a sangar     |

      Examples: or not, or there is none
        | row           | force           | unit   | ground      | fort         |
        | woods-foxhole | a German leader | leader | woods       | a foxhole 1S |
        | open-ditch    | a German squad  | squad  | Open Ground | an A-T Ditch |
        | nothing       | a German squad  | squad  | Open Ground | no foxhole   |

    @B27.4 @A4.61xB27.4-205
    Scenario Outline: A4.61xB27.4-205a on top of <fort> it does not go on: it <goes>
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a German <unit> in B2
      When the German <unit> moves into B3 by Assault Movement
      And the German <unit> <goes>
      Then that is not allowed

      Examples:
        | row            | unit   | fort         | goes                              |
        | foxhole        | squad  | a foxhole 1S | moves into B4                     |
        | trench-leader  | leader | a trench     | moves into C4                     |
        | nothing        | squad  | no foxhole   | moves into B4                     |
        | second-assault | leader | a foxhole 1S | moves into B4 by Assault Movement |
        | back           | squad  | no foxhole   | moves into B2                     |

    @B27.4 @A4.61xB27.4-205
    Scenario Outline: A4.61xB27.4-205b nor after it has been beneath the <cover>
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a German <unit> in B2
      When the German <unit> moves into B3 by Assault Movement
      And the German <unit> goes beneath the <cover>
      And the German <unit> comes out of the <cover>
      And the German <unit> moves into B4
      Then that is not allowed

      Examples:
        | row     | unit   | fort         | cover   |
        | foxhole | leader | a foxhole 1S | foxhole |
        | trench  | leader | a trench     | trench  |

    @B27.54 @A4.61xB27.54-201
    Scenario: A4.61xB27.54-201a by Assault Movement beneath B3 it does not go on beneath B4
      Given it is the MPh of the German turn
      And B3 and B4 each hold a trench
      And a German leader in B2
      When the German leader moves into B3 by Assault Movement
      And the German leader goes beneath the trench
      And the German leader moves straight beneath the trench in B4
      Then that is not allowed

    @B27.54 @A4.61xB27.54-201
    Scenario: A4.61xB27.54-201b by an ordinary move it does
      Given it is the MPh of the German turn
      And B3 and B4 each hold a trench
      And a German leader in B2
      When the German leader moves into B3
      And the German leader goes beneath the trench
      And the German leader moves straight beneath the trench in B4
      Then that is allowed
      And the expenditures are 1, 1 and 1 MF
      And the German leader is beneath the trench in B4

    @B27.54 @A4.61xB27.54-201
    Scenario Outline: A4.61xB27.54-201c who has <deed> declares no Assault Movement any more
      Given it is the MPh of the German turn
      And B2 holds a trench
      And B3 holds a trench
      And a German squad P with 4 MF beneath the trench in B2
      And P has <deed> this phase
      When P moves straight beneath the trench in B3 by Assault Movement
      Then that is not allowed
      And A4.61 forbids it

      Examples: otherwise than by Assault Movement
        | row      | deed                                            |
        | trench   | moved from trench to trench                     |
        | straight | moved straight past the edge of an entrenchment |

  Rule: MF spent on something else in the same Assault Movement

    @B27.13 @A4.44xA4.61xB27.13-201
    Scenario Outline: A4.44xA4.61xB27.13-201a having entered <ground> it Recovers: <verdict>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And a LMG in B3
      And a German <unit> with <mf> MF in B2
      When the German <unit> moves into B3 by Assault Movement
      And the German <unit> tries to Recover the LMG
      Then that is <verdict>

      @reading:A4.61-last-mf
      Examples: the last MF
        | row            | unit       | mf | ground       | verdict     |
        | rubble-squad   | squad      | 4  | stone rubble | not allowed |
        | brush-three-mf | squad      | 3  | brush        | not allowed |
        | open-two-mf    | half-squad | 2  | Open Ground  | not allowed |

      Examples: not the last
        | row           | unit   | mf | ground       | verdict |
        | rubble-leader | leader | 6  | stone rubble | allowed |
        | brush-squad   | squad  | 4  | brush        | allowed |
        | open-crew     | crew   | 4  | Open Ground  | allowed |

    @B27.13 @A4.44xA4.61xB27.13-201
    Scenario Outline: A4.44xA4.61xB27.13-201b without Assault Movement <unit> with <mf> MF does so in <ground>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And a LMG in B3
      And a German <unit> with <mf> MF in B2
      When the German <unit> moves into B3
      And the German <unit> tries to Recover the LMG
      Then that is allowed
      And the German <unit> has 0 MF left

      Examples:
        | row            | unit  | mf | ground       |
        | rubble-squad   | squad | 4  | stone rubble |
        | brush-three-mf | squad | 3  | brush        |

    @B27.13 @A4.44xA4.61xB27.13-201
    Scenario Outline: A4.44xA4.61xB27.13-201c beneath the foxhole in <ground>, having come by Assault Movement, it Recovers: <verdict>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a LMG <lies> B3
      And a German squad with 4 MF in B2
      When the German squad moves into B3 by Assault Movement
      And the German squad goes beneath the foxhole
      And the German squad tries to Recover the LMG
      Then that is <verdict>

      Examples: the third MF, the fourth, and a weapon in another place
        | row     | ground      | lies                     | verdict     |
        | open    | Open Ground | beneath the foxhole in   | allowed     |
        | outside | Open Ground | on top of the foxhole in | not allowed |

      @reading:A4.61-last-mf
      Examples: what would use the last MF
        | row     | ground      | lies                     | verdict     |
        | woods   | woods       | beneath the foxhole in   | not allowed |

    @B26.51 @A4.61xA23.3xB26.51-201
    Scenario Outline: A4.61xA23.3xB26.51-201a having entered B3 it Places a DC in wired <ground>: <verdict>
      Given it is the MPh of the German turn
      And B4 is <ground>
      And B4 holds Wire
      And a German squad with <mf> MF in B2
      And the German squad possesses a DC
      When the German squad moves into B3 by Assault Movement
      And the German squad Places its DC in B4
      Then that is <verdict>

      Examples: some are left
        | row           | mf | ground      | verdict |
        | open-four-mf  | 4  | Open Ground | allowed |
        | woods-four-mf | 4  | woods       | allowed |
        | brush-four-mf | 4  | brush       | allowed |

      @reading:A4.61-last-mf
      Examples: none is left
        | row            | mf | ground      | verdict     |
        | open-two-mf    | 2  | Open Ground | not allowed |
        | woods-three-mf | 3  | woods       | not allowed |
        | brush-three-mf | 3  | brush       | not allowed |

    @B26.51 @A4.61xA23.3xB26.51-201
    Scenario Outline: A4.61xA23.3xB26.51-201b without Assault Movement it Places it with its last MF in <ground>
      Given it is the MPh of the German turn
      And B4 is <ground>
      And B4 holds Wire
      And a German squad with 3 MF in B2
      And the German squad possesses a DC
      When the German squad moves into B3
      And the German squad Places its DC in B4
      Then that is allowed
      And the DC is in B4
      And the German squad has 0 MF left

      Examples:
        | row   | ground |
        | woods | woods  |
        | brush | brush  |

    @B9.4 @A4.61xB9.4-201
    Scenario Outline: A4.61xB9.4-201a over a <barrier> into <ground> with <mf> MF: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is <ground>
      And a German <unit> with <mf> MF in B2
      When the German <unit> moves into B3 by Assault Movement
      Then that is <verdict>

      Examples: some are left
        | row                | unit   | mf | barrier | ground       | verdict |
        | wall-open          | squad  | 4  | wall    | Open Ground  | allowed |
        | hedge-woods        | squad  | 4  | hedge   | woods        | allowed |
        | wall-rubble-leader | leader | 6  | wall    | stone rubble | allowed |

      Examples: none is left
        | row                  | unit  | mf | barrier | ground        | verdict     |
        | wall-rubble          | squad | 4  | wall    | stone rubble  | not allowed |
        | hedge-rubble         | crew  | 4  | hedge   | wooden rubble | not allowed |
        | hedge-woods-three-mf | squad | 3  | hedge   | woods         | not allowed |

    @B9.4 @A4.61xB9.4-201
    Scenario Outline: A4.61xB9.4-201b without Assault Movement a squad goes over a <barrier> into <ground> with all its MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is <ground>
      And a German squad with 4 MF in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs 4 MF

      Examples:
        | row   | barrier | ground        |
        | wall  | wall    | stone rubble  |
        | hedge | hedge   | wooden rubble |

    @B9.4 @A4.12xA4.61xB9.4-201
    Scenario Outline: A4.12xA4.61xB9.4-201 squad and leader by Assault Movement over a <barrier> into <ground>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is <ground>
      And a German squad in B2
      And a German leader in B2
      When the German squad and the German leader moves into B3 by Assault Movement
      Then that is allowed
      And the German squad has <left> MF left

      Examples:
        | row          | barrier | ground        | left |
        | wall-rubble  | wall    | stone rubble  | 2    |
        | hedge-rubble | hedge   | wooden rubble | 2    |
        | bocage-woods | bocage  | woods         | 2    |
