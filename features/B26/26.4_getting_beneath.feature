@B26.4
Feature: B26.4 Onto Wire, beneath it and out

  Rule: B26.4 Who enters a Wire Location comes to be on top

    @B26.4-1
    Scenario Outline: B26.4-1a a squad enters wired <terrain> for <cost> MF
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And B3 holds Wire
      And a German squad with 4 MF in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs <cost> MF
      And the German squad is on top of the Wire
      And no Wire dr is due from the German squad

      Examples: the COT of the Location and no more
        | terrain     | cost |
        | Open Ground | 1    |
        | woods       | 2    |
        | brush       | 2    |
        | a graveyard | 1    |

    @B26.4-1
    Scenario: B26.4-1b the hexside is paid as ever
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And B3 holds Wire
      And a German squad with 4 MF in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs 2 MF
      And the German squad is on top of the Wire

    @B26.4-2
    Scenario Outline: B26.4-2a in the <phase> <unit> that <goes> into a Wire Location is placed on the Wire
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And <unit> in B2
      When the German squad <goes> into B3
      Then that is allowed
      And the German squad is on top of the Wire
      And nothing else changed in B3

      Examples:
        | row                 | phase | unit                   | goes     |
        | squad-moves         | MPh   | a German squad         | moves    |
        | squad-advances      | APh   | a German squad         | advances |
        | berserk-squad-moves | MPh   | a berserk German squad | moves    |

    @B26.4-2 @B26.4-1
    Scenario: B26.4-2k so is a unit that comes by Minimum Move
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      When the German squad moves into B3 by Minimum Move
      Then that is allowed
      And the German squad is on top of the Wire
      And the German squad is CX
      And the German squad is pinned

    @B26.4-1
    Scenario: B26.4-1c an advance into a Wire hex is not one vs Difficult Terrain
      Given it is the APh of the German turn
      And B3 holds Wire
      And a German squad in B2
      When the German squad advances into B3
      Then that is allowed
      And the German squad is on top of the Wire
      And the German squad is not CX

    @B26.4-2
    Scenario: B26.4-2b so is a routing unit
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad in B2
      When the German squad carries out a rout into B3
      Then that is allowed
      And the German squad is on top of the Wire

    @B26.4-1
    Scenario: B26.4-1e a broken unit Low Crawls into a Wire hex
      Given it is the RtPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a broken DM German squad in B2
      And a Russian squad in B0
      When the German squad routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all

    @B26.4-1
    Scenario: B26.4-1d a berserk squad Charges into a Wire hex
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a berserk German squad P in B2
      When the players ask whether P may move into B3 by Charge
      Then that is allowed

    @B26.4-2
    Scenario: B26.4-2c so is a unit that withdraws from Melee
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      And the German squad is in Melee
      And a Russian squad in B2
      And the Russian squad is in Melee
      When the German squad withdraws into B3
      Then that is allowed
      And the German squad is on top of the Wire

    @B26.4-2
    Scenario: B26.4-2d a unit that crosses a wired bridge is placed on the Wire of the bridge
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is bridged marsh
      And a road crosses hexside B2-B3
      And B3 holds Wire on its bridge
      And a German squad in B2
      When the German squad moves onto the bridge in B3
      Then that is allowed
      And it costs 1 MF
      And the German squad is on top of the Wire
      And the German squad is on the bridge in B3

    @B26.4-2
    Scenario: B26.4-2e who passes below that bridge is not on it
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds Wire on its bridge
      And a German squad with 4 MF in B2
      When the German squad moves INTO B3
      Then that is allowed
      And it costs 2 MF
      And the German squad is not on the Wire

    @B26.4-2
    Scenario: B26.4-2f who goes down INTO a wired gully is on the Wire at its base
      Given it is the MPh of the German turn
      And B3 is a gully
      And B3 holds Wire
      And a German squad with 4 MF in B2
      When the German squad moves INTO B3
      Then that is allowed
      And it costs 2 MF
      And the German squad is on top of the Wire

    @B26.4-2
    Scenario: B26.4-2g who takes Crest status above it is not
      Given it is the MPh of the German turn
      And B3 is a gully
      And B3 holds Wire
      And a German squad with 4 MF in B2
      When the German squad moves to Crest status in B3
      Then that is allowed
      And the German squad is not on the Wire

    @B26.4-2
    Scenario: B26.4-2h who crosses a bridge over Wire is not on it
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is bridged marsh
      And a road crosses hexside B2-B3
      And B3 holds Wire
      And a German squad in B2
      When the German squad moves onto the bridge in B3
      Then that is allowed
      And the German squad is not on the Wire

    @B26.4-2
    Scenario Outline: B26.4-2i in the <phase> <unit> that <goes> cannot go straight beneath a <cover> with Wire
      Given it is the <phase> of the German turn
      And B2 is level <level> Open Ground
      And B3 holds a <fort>
      And B3 holds Wire
      And <unit> in B2
      When the German squad <goes> straight beneath the <cover> in B3
      Then B26.4 forbids it

      Examples:
        | row                | phase | unit                  | goes               | level | fort          | cover   |
        | advance-to-foxhole | APh   | a German squad        | advances           | 0     | foxhole       | foxhole |
        | advance-to-trench  | APh   | a German squad        | advances           | 0     | trench        | trench  |
        | rout-to-foxhole    | RtPh  | a broken German squad | carries out a rout | 0     | foxhole       | foxhole |
        | move-to-trench     | MPh   | a German squad        | moves              | -1    | German trench | trench  |

    @B26.4-2
    Scenario Outline: B26.4-2l <clause> keeps a squad <where> B3 from moving straight beneath the <cover> in <to>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B3 holds <here>
      And B4 holds a foxhole 1S
      And B4 holds Wire
      And a German squad P <where> B3
      When P moves straight beneath the <cover> in <to>
      Then <clause> forbids it

      Examples: the Wire forbids it, and 27.4 the foxhole
        | row     | here         | where                 | cover   | to | clause         |
        | wire    | a foxhole 1S | in                    | Wire    | B4 | B26.4          |
        | foxhole | a foxhole 1S | in                    | foxhole | B4 | B26.4 or B27.4 |
        | on-wire | Wire         | on top of the Wire in | foxhole | B2 | B26.4 or B27.4 |

      Examples: no Wire on the way
        | row     | here         | where                  | cover   | to | clause |
        | no-wire | a foxhole 1S | in                     | foxhole | B2 | B27.4  |
        | out     | a foxhole 1S | beneath the foxhole in | foxhole | B2 | B27.4  |

    @B27.54 @B26.4-2 @B27.54-20
    Scenario: B26.4-2j from a connecting trench it can
      Given it is the APh of the German turn
      And B2 holds a trench
      And B3 holds a trench
      And B3 holds Wire
      And a German squad beneath the trench in B2
      When the German squad advances straight beneath the trench in B3
      Then that is allowed
      And the German squad is beneath the trench in B3

    @B26.4-3
    Scenario: B26.4-3 Passengers unload onto the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German halftrack in B3
      And a German squad in B3
      And the German squad is aboard the German halftrack
      When the German squad unloads
      Then that is allowed
      And the German squad is on top of the Wire

    @B26.4-3
    Scenario: B26.4-3b who stays aboard is not on the Wire, nor is the halftrack
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German halftrack in B3
      And a German squad in B3
      And the German squad is aboard the German halftrack
      When the German halftrack moves into B4
      Then that is allowed
      And the German squad is on top in B4

    @B26.4-4
    Scenario Outline: B26.4-4a <unit> on Wire in the <phase> cannot leave it
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And <unit> on top of the Wire in B3
      When the German squad <goes> into B4
      Then B26.4 forbids it

      Examples:
        | phase | unit                  | goes     |
        | MPh   | a German squad        | moves    |
        | APh   | a German squad        | advances |
        | RtPh  | a broken German squad | routs    |

    @B26.4-4
    Scenario: B26.4-4b nor by a Dash
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is a paved road
      And a German squad on top of the Wire in B3
      When the German squad Dashes into B4
      Then that is not allowed

    @B26.4-4
    Scenario: B26.4-4c nor by withdrawing from Melee
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad is in Melee
      And a Russian squad beneath the Wire in B3
      And the Russian squad is in Melee
      When the German squad withdraws into B4
      Then B26.4 forbids it

    @B26.4-4
    Scenario Outline: B26.4-4d in the <phase> <unit> on Wire <goes> nowhere
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And <unit> P on top of the Wire in B3
      When P <goes> into B4
      Then B26.4 forbids it

      Examples: neither kind, status nor weather frees it
        | row                         | unit                          | phase | goes     | weather       |
        | half-squad                  | a German half-squad           | MPh   | moves    | not defined   |
        | crew                        | a German crew                 | MPh   | moves    | not defined   |
        | leader                      | a German leader               | MPh   | moves    | not defined   |
        | hero                        | a German hero                 | MPh   | moves    | not defined   |
        | cx-squad                    | a CX German squad             | MPh   | moves    | not defined   |
        | concealed-squad             | a concealed German squad      | MPh   | moves    | not defined   |
        | inexperienced-squad         | an inexperienced German squad | MPh   | moves    | not defined   |
        | fanatic-squad               | a Fanatic German squad        | MPh   | moves    | not defined   |
        | wounded-leader              | a wounded German leader       | MPh   | moves    | not defined   |
        | unarmed-squad               | an unarmed German squad       | MPh   | moves    | not defined   |
        | advance-half-squad          | a German half-squad           | APh   | advances | not defined   |
        | advance-crew                | a German crew                 | APh   | advances | not defined   |
        | advance-leader              | a German leader               | APh   | advances | not defined   |
        | advance-hero                | a German hero                 | APh   | advances | not defined   |
        | advance-inexperienced-squad | an inexperienced German squad | APh   | advances | not defined   |
        | advance-fanatic-squad       | a Fanatic German squad        | APh   | advances | not defined   |
        | advance-unarmed-squad       | an unarmed German squad       | APh   | advances | not defined   |
        | advance-concealed-squad     | a concealed German squad      | APh   | advances | not defined   |
        | clear                       | a German squad                | MPh   | moves    | Clear         |
        | overcast                    | a German squad                | MPh   | moves    | Overcast      |
        | mud                         | a German squad                | MPh   | moves    | Mud           |
        | snow                        | a German squad                | MPh   | moves    | Snow          |
        | ground-snow                 | a German squad                | MPh   | moves    | Ground Snow   |
        | deep-snow                   | a German squad                | MPh   | moves    | Deep Snow     |
        | sub-zero-cold               | a German squad                | MPh   | moves    | sub-zero cold |
        | rain                        | a German squad                | MPh   | moves    | Rain          |
        | heavy-rain                  | a German squad                | MPh   | moves    | Heavy Rain    |
        | falling-snow                | a German squad                | MPh   | moves    | Falling Snow  |
        | broken-leader               | a broken German leader        | RtPh  | routs    | not defined   |

    @B26.4-13 @B26.4-14
    Scenario Outline: B26.4-13b from beneath the Wire <unit> moves into B4
      Given it is the MPh of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And <unit> P beneath the Wire in B3
      When P moves into B4
      Then that is allowed
      And P is on top in B4
      And P is not on the Wire
      And no Wire dr is due from P

      Examples: neither kind, status nor weather keeps it there
        | row                 | unit                          | weather       |
        | half-squad          | a German half-squad           | not defined   |
        | crew                | a German crew                 | not defined   |
        | leader              | a German leader               | not defined   |
        | hero                | a German hero                 | not defined   |
        | cx-squad            | a CX German squad             | not defined   |
        | concealed-squad     | a concealed German squad      | not defined   |
        | inexperienced-squad | an inexperienced German squad | not defined   |
        | fanatic-squad       | a Fanatic German squad        | not defined   |
        | wounded-leader      | a wounded German leader       | not defined   |
        | unarmed-squad       | an unarmed German squad       | not defined   |
        | clear               | a German squad                | Clear         |
        | overcast            | a German squad                | Overcast      |
        | snow                | a German squad                | Snow          |
        | ground-snow         | a German squad                | Ground Snow   |
        | deep-snow           | a German squad                | Deep Snow     |
        | sub-zero-cold       | a German squad                | sub-zero cold |
        | rain                | a German squad                | Rain          |
        | heavy-rain          | a German squad                | Heavy Rain    |
        | falling-snow        | a German squad                | Falling Snow  |

    @B26.4-43
    Scenario Outline: B26.4-43c on Wire <attacker> attacks <target> beneath it in CC
      Given it is the CCPh of the Russian turn
      And the weather is <weather>
      And B3 holds Wire
      And <target> P beneath the Wire in B3
      And <attacker> Q on top of the Wire in B3
      When Q attacks P with Close Combat
      Then the attack is possible
      And the Wire DRM is +1

      Examples: whoever they are, and in whatever state and weather
        | row                    | attacker                       | target                        | weather     |
        | by-half-squad          | a Russian half-squad           | a German squad                | not defined |
        | by-crew                | a Russian crew                 | a German squad                | not defined |
        | by-leader              | a Russian leader               | a German squad                | not defined |
        | by-hero                | a Russian hero                 | a German squad                | not defined |
        | by-cx-squad            | a CX Russian squad             | a German squad                | not defined |
        | by-pinned-squad        | a pinned Russian squad         | a German squad                | not defined |
        | by-concealed-squad     | a concealed Russian squad      | a German squad                | not defined |
        | by-inexperienced-squad | an inexperienced Russian squad | a German squad                | not defined |
        | by-fanatic-squad       | a Fanatic Russian squad        | a German squad                | not defined |
        | by-berserk-squad       | a berserk Russian squad        | a German squad                | not defined |
        | by-wounded-leader      | a wounded Russian leader       | a German squad                | not defined |
        | at-half-squad          | a Russian squad                | a German half-squad           | not defined |
        | at-crew                | a Russian squad                | a German crew                 | not defined |
        | at-leader              | a Russian squad                | a German leader               | not defined |
        | at-hero                | a Russian squad                | a German hero                 | not defined |
        | at-cx-squad            | a Russian squad                | a CX German squad             | not defined |
        | at-pinned-squad        | a Russian squad                | a pinned German squad         | not defined |
        | at-concealed-squad     | a Russian squad                | a concealed German squad      | not defined |
        | at-inexperienced-squad | a Russian squad                | an inexperienced German squad | not defined |
        | at-fanatic-squad       | a Russian squad                | a Fanatic German squad        | not defined |
        | at-berserk-squad       | a Russian squad                | a berserk German squad        | not defined |
        | at-wounded-leader      | a Russian squad                | a wounded German leader       | not defined |
        | at-ti-squad            | a Russian squad                | a TI German squad             | not defined |
        | at-broken-squad        | a Russian squad                | a broken German squad         | not defined |
        | at-dm-squad            | a Russian squad                | a DM German squad             | not defined |
        | at-disrupted-squad     | a Russian squad                | a disrupted German squad      | not defined |
        | at-unarmed-squad       | a Russian squad                | an unarmed German squad       | not defined |

    @B26.4-5
    Scenario: B26.4-5 a unit that a concealed enemy turns back is beneath the Wire it left
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And a concealed Russian squad in B4
      When the German squad moves into B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 0 MF left
      And the Russian squad is not concealed

    @B26.4-5
    Scenario: B26.4-5b where it left no Wire it is beneath none
      Given it is the MPh of the German turn
      And B5 holds Wire
      And a German squad in B3
      And a concealed Russian squad in B4
      When the German squad moves into B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is on top in B3
      And the German squad is not beneath the Wire
      And all that is as given

    @B26.4-5
    Scenario: B26.4-5c turned back from a Depression it is no longer IN one
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is gully
      And a German squad beneath the Wire in B3
      And a concealed Russian squad IN B4
      When the German squad moves INTO B4
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 0 MF left

    @B26.4-5
    Scenario: B26.4-5d turned back from a bridge it is in the Location it left
      Given it is the MPh of the German turn
      And B3 is unpaved road
      And B4 is bridged marsh
      And a road crosses hexside B3-B4
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German squad Q beneath the Wire in B3
      And a concealed Russian squad on the bridge in B4
      When P moves onto the bridge in B4
      And the Russian squad shows itself and turns P back into B3
      And the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

    @B27.54 @B27.6 @B26.4-5 @B27.54-5 @B27.6-1
    Scenario Outline: B26.4-5e who left straight from its <shelter> for <what> is back beneath it and the Wire
      Given it is the MPh of the German turn
      And B4 is level <level> Open Ground
      And B4 holds <goal>
      And B3 holds a German <shelter>
      And B3 holds Wire
      And a German squad beneath the <shelter> in B3
      And a concealed Russian squad <place> B4
      When the German squad <goes>
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is beneath the <shelter> in B3
      And the German squad is beneath the Wire in B3

      Examples:
        | row                      | shelter   | what             | level | goal       | place                 | goes                                    |
        | trench-to-trench         | trench    | a connecting one | 0     | a trench   | beneath the trench in | moves straight beneath the trench in B4 |
        | a-t-ditch-to-trench      | A-T Ditch | a trench         | 0     | a trench   | beneath the trench in | moves straight beneath the trench in B4 |
        | sangar-to-trench         | sangar    | a trench         | 0     | a trench   | beneath the trench in | moves straight beneath the trench in B4 |
        | trench-to-lower-location | trench    | a lower Location | -1    | no foxhole | in                    | moves into B4                           |

    @B27.6 @B26.4-5 @B27.6-1
    Scenario Outline: B26.4-5f who was on top of its trench and went <where> is on top of it again
      Given it is the MPh of the German turn
      And B4 is level <level> Open Ground
      And B4 holds a German trench
      And B3 holds a German trench
      And a German squad in B3
      And a concealed Russian squad <place> B4
      When the German squad <goes>
      And the Russian squad shows itself and turns the German squad back into B3
      Then that is allowed
      And the German squad is on top in B3
      And all that is as given

      Examples:
        | where                    | level | place                 | goes                                    |
        | up, straight beneath one | 1     | beneath the trench in | moves straight beneath the trench in B4 |
        | onto another             | 0     | in                    | moves into B4                           |

  Rule: B26.4 Getting beneath takes a dr and as many MF

    @B26.4-6
    Scenario Outline: B26.4-6 in the <phase> of the <turn> turn <unit> on Wire is <verdict> to try
      Given it is the <phase> of the <turn> turn
      And B3 holds Wire
      And <unit> on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 1
      Then that is <verdict>

      Examples: the MPh of a unit, the RtPh of a broken one
        | row                | phase | turn   | unit                  | verdict |
        | mph-german         | MPh   | German | a German squad        | allowed |
        | rtph-german-broken | RtPh  | German | a broken German squad | allowed |

      Examples: no other phase
        | row          | phase | turn    | unit           | verdict     |
        | rph-german   | RPh   | German  | a German squad | not allowed |
        | pfph-german  | PFPh  | German  | a German squad | not allowed |
        | mph-russian  | MPh   | Russian | a German squad | not allowed |
        | dfph-russian | DFPh  | Russian | a German squad | not allowed |
        | afph-german  | AFPh  | German  | a German squad | not allowed |
        | rtph-german  | RtPh  | German  | a German squad | not allowed |
        | aph-german   | APh   | German  | a German squad | not allowed |
        | ccph-german  | CCPh  | German  | a German squad | not allowed |

    @B26.4-7
    Scenario Outline: B26.4-7a a <unit> with <mf> MF that just came on and rolls <dr> gets beneath with <left> MF left
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German <unit> with <mf> MF in B2
      When the German <unit> moves into B3
      And the German <unit> rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr succeeds
      And the German <unit> is beneath the Wire in B3
      And the German <unit> has <left> MF left

      Examples:
        | row         | unit   | mf | dr | left |
        | squad-dr-1  | squad  | 4  | 1  | 2    |
        | squad-dr-3  | squad  | 4  | 3  | 0    |
        | leader-dr-5 | leader | 6  | 5  | 0    |

    @B26.4-7
    Scenario Outline: B26.4-7b a <unit> with <mf> MF that just came on and rolls <dr> stays on top with none
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German <unit> with <mf> MF in B2
      When the German <unit> moves into B3
      And the German <unit> rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr fails
      And the German <unit> is on top of the Wire
      And the German <unit> has 0 MF left

      Examples:
        | unit   | mf | dr |
        | squad  | 4  | 4  |
        | leader | 6  | 6  |

    @B26.4-7
    Scenario: B26.4-7c a broken squad in the same RtPh
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad with 6 MF in B2
      When the German squad carries out a rout into B3
      And the German squad rolls a Wire Exit dr of 2
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 3 MF left

    @B26.4-8
    Scenario: B26.4-8 a unit may do nothing but get beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 2
      Then that is allowed
      And it costs 2 MF
      And the German squad is beneath the Wire in B3
      And nothing else changed in B3

    @B26.4-9 @reading:B26.4-low-crawl
    Scenario: B26.4-9 a broken unit Low Crawls beneath the Wire of its own Location
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 6 by Low Crawl
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 0 MF left

    @B26.4-9 @reading:B26.4-low-crawl
    Scenario: B26.4-9b with MF of its RtPh spent it Low Crawls no more
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad on top of the Wire in B3
      And the German squad has spent 1 MF
      When the German squad rolls a Wire Exit dr of 1 by Low Crawl
      Then that is not allowed

    @B26.4-9
    Scenario: B26.4-9c nor does anybody in the MPh
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 1 by Low Crawl
      Then that is not allowed

    @B26.4-9 @reading:B26.4-low-crawl
    Scenario: B26.4-9d without its dr it is not beneath yet
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad on top of the Wire in B3
      When the German squad goes beneath the Wire by Low Crawl
      Then the German squad is on top of the Wire

    @B26.4-9 @reading:B26.4-low-crawl=asks-not
    Scenario: B26.4-9e or by the other reading no dr is made
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad on top of the Wire in B3
      When the German squad goes beneath the Wire by Low Crawl
      Then the German squad is beneath the Wire in B3

    @B26.4-10
    Scenario Outline: B26.4-10 a leader's dr of <dr> costs <dr> MF
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German leader with 6 MF on top of the Wire in B3
      When the German leader rolls a Wire Exit dr of <dr>
      Then that is allowed
      And it costs <dr> MF
      And the German leader is beneath the Wire in B3
      And the German leader has <left> MF left

      Examples:
        | dr | left |
        | 1  | 5    |
        | 2  | 4    |
        | 3  | 3    |
        | 4  | 2    |
        | 5  | 1    |
        | 6  | 0    |

    @B26.4-11
    Scenario: B26.4-11 each unit of a stack rolls for itself
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P with 4 MF on top of the Wire in B3
      And a German squad Q with 4 MF on top of the Wire in B3
      When P rolls a Wire Exit dr of 2
      And Q rolls a Wire Exit dr of 5
      Then that is allowed
      And P is beneath the Wire in B3
      And P has 2 MF left
      And Q is on top of the Wire
      And Q has 0 MF left

    @B26.4-12
    Scenario Outline: B26.4-12a after a dr of <dr> a squad enters woods with <left> MF left over
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is woods
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>
      And the German squad moves into B4
      Then that is allowed
      And the German squad is on top in B4
      And the German squad has <left> MF left

      Examples:
        | dr | left |
        | 1  | 1    |
        | 2  | 0    |

    @B26.4-12
    Scenario Outline: B26.4-12b after a dr of <dr> it lacks the MF for the woods
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is woods
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>
      And the German squad moves into B4
      Then that is not allowed

      Examples:
        | dr |
        | 3  |
        | 4  |

    @B26.4-13 @B26.4-4
    Scenario Outline: B26.4-13 from beneath with <left> MF a squad leaves into <to> for 1 MF
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with <left> MF left beneath the Wire in B3
      When the German squad moves into <to>
      Then that is allowed
      And it costs 1 MF
      And the German squad is on top in <to>

      Examples: in any direction, back as well
        | row   | left | to |
        | to-b4 | 1    | B4 |
        | to-b2 | 1    | B2 |
        | to-c3 | 1    | C3 |
        | to-a3 | 2    | A3 |

    @B26.4-14
    Scenario: B26.4-14 from beneath no dr is made
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF beneath the Wire in B3
      When the German squad moves into B4
      Then that is allowed
      And no Wire dr is due from the German squad
      And the German squad has 3 MF left

    @B26.4-14
    Scenario: B26.4-14b from a foxhole beneath the Wire a unit comes out beneath the Wire
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B3 holds Wire
      And a German squad with 4 MF beneath the foxhole in B3
      When the German squad comes out of the foxhole
      And the German squad moves into B4
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And no Wire dr is due from the German squad

    @B26.4-14
    Scenario: B26.4-14c from trench to connecting trench Wire is not met (27.54)
      Given it is the MPh of the German turn
      And B2 holds a trench
      And B3 holds a trench
      And B3 holds Wire
      And a German squad with 4 MF beneath the trench in B2
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And it costs 1 MF
      And the German squad is beneath the trench in B3
      And the German squad is not on the Wire

    @B26.4-14
    Scenario: B26.4-14d nor could one be made
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF beneath the Wire in B3
      When the German squad rolls a Wire Exit dr of 1
      Then B26.4 forbids it

    @B26.4-15
    Scenario: B26.4-15 who comes back comes on top again
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German leader with 6 MF beneath the Wire in B3
      When the German leader moves into B4
      And the German leader moves into B3
      Then that is allowed
      And the German leader is on top of the Wire
      And the German leader has 4 MF left

  Rule: B26.4 First Fire at the attempt

    @B26.4-16
    Scenario Outline: B26.4-16 an attempt in wired <terrain>: FFMO <applies>
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of 2
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <applies>

      Examples:
        | terrain     | applies        |
        | Open Ground | applies        |
        | woods       | does not apply |
        | brush       | does not apply |
        | a graveyard | does not apply |

    @B26.4-17
    Scenario Outline: B26.4-17a by Assault Movement a dr of <dr>: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of <dr> by Assault Movement
      And the Russian squad declares Defensive First Fire at the German squad, with an Original DR of 8
      Then FFMO applies
      And FFNAM <ffnam>
      And the Final DR of the attack is <final>

      Examples: FFNAM if all MF are gone
        | dr | ffnam          | final |
        | 2  | does not apply | 7     |
        | 4  | applies        | 6     |
        | 6  | applies        | 6     |

    @B26.4-17 @reading:B26.4-kept-mf
    Scenario: B26.4-17d without Assault Movement a dr that leaves MF brings no FFNAM
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of 2
      And the Russian squad declares Defensive First Fire at the German squad, with an Original DR of 8
      Then FFNAM does not apply
      And the Final DR of the attack is 7

    @B26.4-17 @reading:B26.4-kept-mf=has-it
    Scenario: B26.4-17e or by the other reading it does
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of 2
      And the Russian squad declares Defensive First Fire at the German squad, with an Original DR of 8
      Then FFNAM applies
      And the Final DR of the attack is 6

    @B26.4-17
    Scenario: B26.4-17b without it a dr of 5 takes all MF and brings FFNAM
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of 5
      And the Russian squad declares Defensive First Fire at the German squad, with an Original DR of 8
      Then FFMO applies
      And FFNAM applies
      And the Final DR of the attack is 6

    @B26.4-17 @reading:B26.4-kept-mf
    Scenario Outline: B26.4-17f after a dr of <dr> its last MF is spent on a Recovery: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a LMG beneath the Wire in B3
      And a German squad with <mf> MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of <dr>
      And the German squad tries to Recover the LMG with an Original dr of 2
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO applies
      And FFNAM <ffnam>
      And the German squad has 0 MF left

      Examples: Recovery is neither entry nor part of the attempt
        | dr | mf | ffnam          |
        | 3  | 4  | does not apply |
        | 2  | 3  | does not apply |

    @B26.4-17
    Scenario: B26.4-17g spent on the foxhole beneath the Wire it is movement like any other
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B3 holds a foxhole 1S
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of 3
      And the German squad goes beneath the foxhole
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFNAM applies
      And the German squad has 0 MF left

    @B26.4-17
    Scenario Outline: B26.4-17c after entering for 1 MF a dr of <dr> brings FFNAM
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the German squad rolls a Wire Exit dr of <dr>
      And the Russian squad declares Defensive First Fire at the German squad, with an Original DR of 8
      Then FFMO applies
      And FFNAM applies
      And the Final DR of the attack is 6

      Examples: not all MF are needed for it, if it entered without Assault Movement
        | dr |
        | 1  |
        | 2  |
        | 3  |
        | 5  |

    @B26.4-18
    Scenario: B26.4-18 in the open 8 becomes 6
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the German squad rolls a Wire Exit dr of 5
      And the Russian squad declares Defensive First Fire at the German squad, with an Original DR of 8
      Then the Final DR of the attack is 6

    @B26.4-19
    Scenario: B26.4-19 in wired woods 8 stays 8
      Given it is the MPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the German squad rolls a Wire Exit dr of 3
      And the Russian squad declares Defensive First Fire at the German squad, with an Original DR of 8
      Then FFNAM applies
      And the TEM is +1
      And the Final DR of the attack is 8

    @B26.4-20
    Scenario Outline: B26.4-20 no <move> from on top of Wire
      Given it is the MPh of the German turn
      And B3 has a <access>
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad declares <move> into B4
      Then B26.4 forbids it

      Examples:
        | access          | move            |
        | manhole         | Sewer Movement  |
        | tunnel entrance | Tunnel Movement |

    @B26.4-20
    Scenario Outline: B26.4-20b from beneath the Wire, and where there is none, <move> begins
      Given it is the MPh of the German turn
      And B3 has a <access>
      And <wire> holds Wire
      And a German squad <place> B3
      When the German squad declares <move> into B4
      Then that is allowed

      Examples:
        | row                     | access          | move            | wire | place               |
        | manhole-wire-b3         | manhole         | Sewer Movement  | B3   | beneath the Wire in |
        | tunnel-entrance-wire-b3 | tunnel entrance | Tunnel Movement | B3   | beneath the Wire in |
        | manhole-wire-b2         | manhole         | Sewer Movement  | B2   | in                  |
        | tunnel-entrance-wire-b2 | tunnel entrance | Tunnel Movement | B2   | in                  |

    @B26.4-20
    Scenario Outline: B26.4-20c without its <access> it does not
      Given it is the MPh of the German turn
      And B3 has a <other>
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      When the German squad declares <move> into B4
      Then that is not allowed

      Examples:
        | access          | other           | move            |
        | manhole         | tunnel entrance | Sewer Movement  |
        | tunnel entrance | manhole         | Tunnel Movement |

    @B26.4-21
    Scenario: B26.4-21 Assault Movement may be declared for the attempt
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of 1 by Assault Movement
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFNAM does not apply
      And the German squad is beneath the Wire in B3

    @B26.4-21
    Scenario: B26.4-21b not in a rout
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 1 by Assault Movement
      Then that is not allowed

    @B26.4-21
    Scenario: B26.4-21c nor by who came onto the Wire without it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF in B2
      When the German squad moves into B3
      And the German squad rolls a Wire Exit dr of 1 by Assault Movement
      Then that is not allowed

    @B26.4-21
    Scenario Outline: B26.4-21d who came onto the Wire by Assault Movement goes on by it with a dr of <dr>: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3 by Assault Movement
      And the German squad rolls a Wire Exit dr of <dr> by Assault Movement
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFNAM <ffnam>

      Examples: until all MF are gone
        | dr | ffnam          |
        | 1  | does not apply |
        | 2  | does not apply |
        | 3  | applies        |
        | 4  | applies        |

    @B26.4-22
    Scenario: B26.4-22b after an attempt that declares nothing its move into B4 brings FFNAM
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B7
      When the German squad rolls a Wire Exit dr of 1
      And the German squad moves into B4
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFNAM applies

    @B26.4-23
    Scenario: B26.4-23b who began without Assault Movement does not go on by it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B7
      When the German squad rolls a Wire Exit dr of 1
      And the German squad moves into B4 by Assault Movement
      Then that is not allowed

    @B26.4-23
    Scenario: B26.4-23c without such an attempt it has no Location left
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad with 4 MF in B3
      And the German squad has moved by Assault Movement this phase
      When the German squad moves into B4 by Assault Movement
      Then that is not allowed

    @B26.4-22 @B26.4-23
    Scenario Outline: B26.4-22 after a dr of <dr> it goes on into B4 with <spent> MF spent: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B7
      When the German squad rolls a Wire Exit dr of <dr> by Assault Movement
      And the German squad moves into B4 by Assault Movement
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And it has spent <spent> MF in all
      And FFNAM <ffnam>

      Examples: kept
        | dr | spent | ffnam          |
        | 1  | 2     | does not apply |
        | 2  | 3     | does not apply |

      Examples: voided by the last MF
        | dr | spent | ffnam   |
        | 3  | 4     | applies |

    @B26.4-23
    Scenario: B26.4-23 Assault Movement does not reach a second Location
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German leader with 6 MF on top of the Wire in B3
      When the German leader rolls a Wire Exit dr of 1 by Assault Movement
      And the German leader moves into B4 by Assault Movement
      And the German leader moves into B5 by Assault Movement
      Then that is not allowed

    @B26.4-24
    Scenario Outline: B26.4-24 Assault Movement with 4 MF and a dr of <dr>: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad rolls a Wire Exit dr of <dr> by Assault Movement
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFNAM <ffnam>

      Examples: kept
        | dr | ffnam          |
        | 1  | does not apply |
        | 3  | does not apply |

      Examples: voided
        | dr | ffnam   |
        | 4  | applies |
        | 5  | applies |
        | 6  | applies |

    @B26.4-25
    Scenario: B26.4-25 the dr comes first, then the declaration of First Fire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad announces that it tries to get beneath the Wire
      And the German squad rolls a Wire Exit dr of 3
      And the Russian squad fires at the German squad
      Then that is allowed
      And the German squad has 1 MF left

    @B26.4-26
    Scenario: B26.4-26a the announcement alone spends nothing that First Fire could answer
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad announces that it tries to get beneath the Wire
      Then that is allowed
      And a Wire dr is due from the German squad
      And no expenditure has been made

    @B26.4-26
    Scenario: B26.4-26c asked whether it may try, the dr is what it would owe
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the players ask whether the German squad may go beneath the Wire
      Then that is allowed
      And that would call for a Wire dr from the German squad

    @B26.4-26
    Scenario: B26.4-26b so First Fire is not declared before the dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a Russian squad in B6
      When the German squad announces that it tries to get beneath the Wire
      And the Russian squad fires at the German squad
      Then that is not allowed

  Rule: B26.4 Hung up

    @B26.4-27
    Scenario Outline: B26.4-27a with <mf> a dr of <dr> gets beneath, and <left> remain
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German <unit> with <mf> on top of the Wire in B3
      When the German <unit> rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr succeeds
      And it costs <dr> MF
      And the German <unit> is beneath the Wire in B3
      And the German <unit> has <left> MF left

      Examples:
        | row            | unit   | mf        | dr | left |
        | mf-4-dr-3      | squad  | 4 MF      | 3  | 1    |
        | mf-4-dr-4      | squad  | 4 MF      | 4  | 0    |
        | mf-3-left-dr-1 | squad  | 3 MF left | 1  | 2    |
        | mf-2-left-dr-2 | squad  | 2 MF left | 2  | 0    |
        | mf-1-left-dr-1 | squad  | 1 MF left | 1  | 0    |
        | mf-6-dr-6      | leader | 6 MF      | 6  | 0    |
        | mf-8-dr-6      | leader | 8 MF      | 6  | 2    |

    @B26.4-27
    Scenario Outline: B26.4-27b with <mf> a dr of <dr> costs all <spent> and leaves it on top
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with <mf> on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr fails
      And it costs <spent> MF
      And the German squad is on top of the Wire
      And the German squad has 0 MF left

      Examples:
        | row            | mf        | dr | spent |
        | mf-4-dr-5      | 4 MF      | 5  | 4     |
        | mf-4-dr-6      | 4 MF      | 6  | 4     |
        | mf-2-left-dr-3 | 2 MF left | 3  | 2     |
        | mf-1-left-dr-2 | 1 MF left | 2  | 1     |

    @B26.4-28
    Scenario: B26.4-28a a hung-up unit rolls no second time
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 5
      And the German squad rolls a Wire Exit dr of 1
      Then B26.4 forbids it

    @B26.4-28
    Scenario: B26.4-28b nor does it move away
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 5
      And the German squad moves into B4
      Then B26.4 or A4.1 forbids it

    @B26.4-28
    Scenario Outline: B26.4-28c in the <phase> nor does one that has dropped <gear> since
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And <unit> P on top of the Wire in B3
      And P possesses a MMG of <pp> PP
      When P rolls a Wire Exit dr of <dr>
      And P drops the MMG
      And P rolls a Wire Exit dr of 2
      Then that is not allowed

      Examples: with its load of 5 or 6 PP it had 2 MF, or 3 in its rout
        | row  | phase | unit                  | gear      | pp | dr |
        | move | MPh   | a German squad        | its MMG   | 5  | 3  |
        | rout | RtPh  | a broken German squad | its MMG   | 6  | 5  |

    @B26.4-28
    Scenario: B26.4-28d nor one that leaves its MMG at a second dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a MMG of 5 PP
      When P rolls a Wire Exit dr of 3
      And P rolls a Wire Exit dr of 2 and leaves the MMG on the Wire
      Then that is not allowed

    @B26.4-28 @B26.4-33
    Scenario: B26.4-28e who drops its MMG before its dr has all its MF for it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a MMG of 5 PP
      When P drops the MMG
      And P rolls a Wire Exit dr of 3
      Then that is allowed
      And P is beneath the Wire in B3
      And P has 1 MF left

    @B26.4-29 @B26.4-28
    Scenario: B26.4-29 in its next MPh it tries again with fresh MF
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 5
      And the next MPh of the German begins
      And the German squad rolls a Wire Exit dr of 3
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 1 MF left

    @B26.4-30 @B26.4-39
    Scenario Outline: B26.4-30a declared to move with a leader, a dr of <dr> gets beneath with <left> MF left
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>, moving with the German leader
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has <left> MF left

      Examples:
        | dr | left |
        | 4  | 2    |
        | 5  | 1    |
        | 6  | 0    |

    @B26.4-30
    Scenario: B26.4-30b without the declaration a dr of 4 just gets beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 4
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 0 MF left

    @B26.4-30
    Scenario Outline: B26.4-30c without the declaration a dr of <dr> does not
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr fails
      And the German squad is on top of the Wire
      And the German squad has 0 MF left

      Examples:
        | dr |
        | 5  |
        | 6  |

    @B26.4-31
    Scenario: B26.4-31a movement with a leader is not declared once the dr is known
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 5
      And the German squad declares movement with the German leader
      Then B26.4 or A4.12 forbids it

    @B26.4-31
    Scenario: B26.4-31b before it may be
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German squad declares movement with the German leader
      And the German squad rolls a Wire Exit dr of 5
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 1 MF left

    @B26.4-31
    Scenario: B26.4-31h whichever of the two has his dr first
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German squad declares movement with the German leader
      And the German leader rolls a Wire Exit dr of 2
      And the German squad rolls a Wire Exit dr of 5
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 1 MF left

    @B26.4-31
    Scenario: B26.4-31i also where he has had his before it is declared
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German leader rolls a Wire Exit dr of 2
      And the German squad rolls a Wire Exit dr of 5, moving with the German leader
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 1 MF left

    @B26.4-31
    Scenario: B26.4-31k even with his last MF
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a German leader with 6 MF on top of the Wire in B3
      When the German leader rolls a Wire Exit dr of 6
      And the German squad rolls a Wire Exit dr of 5, moving with the German leader
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has 1 MF left

    @B26.4-31
    Scenario: B26.4-31j a leader beneath the Wire waits for the squad that has declared it, and they go on together
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German leader Q beneath the Wire in B3
      When P rolls a Wire Exit dr of 4, moving with Q
      And P and Q moves into B4
      Then that is allowed
      And P has 1 MF left

    @B26.4-31
    Scenario Outline: B26.4-31c nobody moves with <whom>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And <whom> P <place> B3
      When the German squad rolls a Wire Exit dr of 4, moving with P
      Then that is not allowed

      Examples: who is no leader, or none of its own
        | whom             | place                 |
        | a German squad   | on top of the Wire in |
        | a German hero    | on top of the Wire in |
        | a Russian leader | on top of the Wire in |

      Examples: who cannot lead
        | whom                    | place                 |
        | a broken German leader  | on top of the Wire in |
        | a berserk German leader | on top of the Wire in |
        | a wounded German leader | on top of the Wire in |
        | a pinned German leader  | on top of the Wire in |

    @B26.4-31
    Scenario: B26.4-31d nor with a leader elsewhere
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader in B4
      When the German squad rolls a Wire Exit dr of 4, moving with the German leader
      Then that is not allowed

    @B26.4-31
    Scenario: B26.4-31e a leader does not move with another
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German leader P on top of the Wire in B3
      And a German leader Q on top of the Wire in B3
      When P rolls a Wire Exit dr of 4, moving with Q
      Then that is not allowed

    @B26.4-31
    Scenario: B26.4-31f nor does who has begun to move without him
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF in B2
      And a German leader on top of the Wire in B3
      When the German squad moves into B3
      And the German squad rolls a Wire Exit dr of 4, moving with the German leader
      Then that is not allowed

    @B26.4-31
    Scenario: B26.4-31g nor with a leader who is no more
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader P on top of the Wire in B3
      When P becomes eliminated
      And the German squad rolls a Wire Exit dr of 4, moving with P
      Then that is not allowed

  Rule: B26.4 Loads, Guns and weapons

    @B26.4-33 @B26.4xD6.5-701
    Scenario Outline: B26.4-33a having seen a dr of <dr> a unit leaves 5 PP on the Wire and has <left> MF left beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a MMG of 5 PP
      When the German squad rolls a Wire Exit dr of <dr> and leaves the MMG on the Wire
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has <left> MF left
      And the MMG lies on top in B3

      Examples:
        | dr | left |
        | 3  | 1    |
        | 4  | 0    |

    @B26.4-33
    Scenario: B26.4-33b a dr of 5 is too much even so
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a MMG of 5 PP
      When the German squad rolls a Wire Exit dr of 5 and leaves the MMG on the Wire
      Then the Wire Exit dr fails
      And the German squad is on top of the Wire
      And the German squad has 0 MF left
      And the MMG lies on top in B3

    @B26.4-34
    Scenario Outline: B26.4-34a with the load kept a dr of <dr> gets both beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a MMG of 5 PP
      When the German squad rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr succeeds
      And the German squad is beneath the Wire in B3
      And the MMG lies beneath the Wire in B3
      And the MMG is possessed by the German squad

      Examples:
        | dr |
        | 1  |
        | 2  |

    @B26.4-34
    Scenario: B26.4-34b a dr of 3 leaves both on top
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a MMG of 5 PP
      When the German squad rolls a Wire Exit dr of 3
      Then the Wire Exit dr fails
      And the German squad is on top of the Wire
      And the MMG lies on top in B3
      And the MMG is possessed by the German squad

    @B26.4-35
    Scenario: B26.4-35a who came onto the Wire this turn sheds nothing after the dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a MMG of 5 PP
      When the German squad moves into B3
      And the German squad rolls a Wire Exit dr of 3 and leaves the MMG on the Wire
      Then B26.4 forbids it

    @B26.4-35
    Scenario: B26.4-35b and a dr of 3 leaves it hung up
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a MMG of 5 PP
      When the German squad moves into B3
      And the German squad rolls a Wire Exit dr of 3
      Then the Wire Exit dr fails
      And the German squad is on top of the Wire
      And the German squad has 0 MF left

    @B26.4-35
    Scenario: B26.4-35c nor does who has routed onto it
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad in B2
      And the German squad possesses a LMG
      When the German squad carries out a rout into B3
      And the German squad rolls a Wire Exit dr of 3 and leaves the LMG on the Wire
      Then B26.4 forbids it

    @B26.4-35
    Scenario: B26.4-35d nor does who has come down on it from Crest status
      Given it is the MPh of the German turn
      And B3 is a gully
      And B3 holds Wire
      And a German squad in Crest status in B3
      And the German squad fronts hexside B2-B3 in its Crest status
      And the German squad possesses a MMG of 5 PP
      When the German squad moves INTO B3
      And the German squad rolls a Wire Exit dr of 2 and leaves the MMG on the Wire
      Then B26.4 forbids it

    @B26.4-35
    Scenario: B26.4-35e nor, in the RtPh, does who came onto it in the MPh of the turn
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a LMG
      When the German squad moves into B3
      And the German squad becomes broken
      And the MPh ends and the RtPh begins
      And the German squad rolls a Wire Exit dr of 3 and leaves the LMG on the Wire
      Then B26.4 forbids it

    @B26.4-33
    Scenario: B26.4-33e who was on it as the turn began does, in the RtPh too
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a LMG
      When the German squad becomes broken
      And the MPh ends and the RtPh begins
      And the German squad rolls a Wire Exit dr of 3 and leaves the LMG on the Wire
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the LMG lies on top in B3

    @B26.4-33
    Scenario: B26.4-33f and so does, in the enemy's turn, who came onto it in his own
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      And a Russian squad in B9
      And the German squad possesses a LMG
      When the German squad moves into B3
      And the German squad becomes broken
      And the MPh ends and the CCPh begins
      And the CCPh ends and the RtPh begins
      And the German squad rolls a Wire Exit dr of 3 and leaves the LMG on the Wire
      Then that is allowed
      And the German squad is beneath the Wire in B3

    @B26.4-33
    Scenario: B26.4-33c nobody leaves what another unit possesses
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q on top of the Wire in B3
      And Q possesses a MMG of 5 PP
      When P rolls a Wire Exit dr of 3 and leaves the MMG on the Wire
      Then B26.4 forbids it

    @B26.4-33
    Scenario: B26.4-33d nor what another has
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q on top of the Wire in B3
      And P possesses a MMG of 5 PP
      And Q possesses a HMG
      When P rolls a Wire Exit dr of 3 and leaves the HMG on the Wire
      Then that is not allowed

    @B26.4-36
    Scenario: B26.4-36 a Gun is not pushed beneath Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew on top of the Wire in B3
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      When the German crew rolls a Wire Exit dr of 1
      Then that is not allowed

    @B26.4-36
    Scenario: B26.4-36b nor taken along in any other way
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew on top of the Wire in B3
      And the German crew possesses an AT Gun
      When the German crew goes beneath the Wire with the AT Gun
      Then that is not allowed

    @B26.4-36
    Scenario Outline: B26.4-36c a <gear> may be
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a <gear>
      When the German squad goes beneath the Wire with the <name>
      Then that is allowed
      And a Wire dr is due from the German squad

      Examples:
        | gear        | name     |
        | LMG         | LMG      |
        | dm 81mm MTR | 81mm MTR |

    @B26.4-37
    Scenario Outline: B26.4-37 a <weapon> <there> B3 and a squad <here> B3: Recovery is <verdict>
      Given it is the RPh of the German turn
      And B3 holds Wire
      And a <weapon> <there> B3
      And a German squad <here> B3
      When the German squad tries to Recover the <weapon>
      Then that is <verdict>

      Examples: Wire between them
        | row                         | weapon | there                 | here                  | verdict     |
        | lmg-on-top-squad-beneath    | LMG    | on top of the Wire in | beneath the Wire in   | not allowed |
        | lmg-beneath-squad-on-top    | LMG    | beneath the Wire in   | on top of the Wire in | not allowed |
        | at-gun-on-top-squad-beneath | AT Gun | on top of the Wire in | beneath the Wire in   | not allowed |
        | at-gun-beneath-squad-on-top | AT Gun | beneath the Wire in   | on top of the Wire in | not allowed |

      Examples: on one side of it
        | row                   | weapon | there                 | here                  | verdict |
        | lmg-and-squad-on-top  | LMG    | on top of the Wire in | on top of the Wire in | allowed |
        | lmg-and-squad-beneath | LMG    | beneath the Wire in   | beneath the Wire in   | allowed |

    @B26.4-38
    Scenario: B26.4-38a no Minimum Move beneath Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a HMG of 7 PP
      When the German squad rolls a Wire Exit dr of 1 by Minimum Move
      Then B26.4 forbids it

    @B26.4-38
    Scenario: B26.4-38c not even with MF enough
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 1 by Minimum Move
      Then B26.4 forbids it

    @B26.4-38
    Scenario: B26.4-38b but 7 PP may be left behind
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a HMG of 7 PP
      When the German squad rolls a Wire Exit dr of 1 and leaves the HMG on the Wire
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the HMG lies on top in B3

    @B26.4-39
    Scenario Outline: B26.4-39a in the APh <unit> does not get beneath
      Given it is the APh of the German turn
      And B3 holds Wire
      And <unit> on top of the Wire in B3
      When <id> rolls a Wire Exit dr of 1
      Then B26.4 forbids it

      Examples:
        | unit            | id                |
        | a German squad  | the German squad  |
        | a German leader | the German leader |

    @B26.4-39
    Scenario: B26.4-39b nor with a leader
      Given it is the APh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 1, moving with the German leader
      Then B26.4 forbids it

  Rule: B26.4 What may not be done on top

    @B26.4-40
    Scenario: B26.4-40a no Search from on top of Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad Searches
      Then B26.4 forbids it

    @B26.4-40
    Scenario Outline: B26.4-40b no way into the <cover>
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad goes beneath the <cover>
      Then B26.4 forbids it

      Examples:
        | fort         | cover   |
        | a foxhole 1S | foxhole |
        | a trench     | trench  |

    @B26.4-40
    Scenario: B26.4-40c no Entrenching
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is not allowed

    @B26.4-40
    Scenario Outline: B26.4-40d no Recovery of a <weapon> beneath
      Given it is the RPh of the German turn
      And B3 holds Wire
      And a <weapon> beneath the Wire in B3
      And a German squad on top of the Wire in B3
      When the German squad tries to Recover the <weapon>
      Then B26.4 forbids it

      Examples:
        | weapon |
        | LMG    |
        | AT Gun |

    @B26.4-40
    Scenario Outline: B26.4-40e no Transfer past the Wire from <giver> to <taker>
      Given it is the RPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q beneath the Wire in B3
      And <giver> possesses a LMG
      When <giver> Transfers the LMG to <taker>
      Then B26.4 forbids it

      Examples: neither to receive nor to give
        | giver | taker |
        | Q     | P     |
        | P     | Q     |

    @B26.4-40
    Scenario: B26.4-40f no way into a pillbox
      Given it is the MPh of the German turn
      And B3 holds a pillbox
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad moves into the pillbox in B3
      Then B26.4 forbids it

    @B26.4-40
    Scenario Outline: B26.4-40g no way onto a <vehicle>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German <vehicle> in B3
      And a German squad on top of the Wire in B3
      When the German squad goes aboard the German <vehicle>
      Then B26.4 forbids it

      Examples: neither as Passengers nor as Riders
        | vehicle   |
        | halftrack |
        | tank      |

    @B26.4-41 @B26.4-40
    Scenario: B26.4-41a from beneath the Wire a unit goes into the foxhole
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B3 holds Wire
      And a German squad with 4 MF beneath the Wire in B3
      When the German squad goes beneath the foxhole
      Then that is allowed
      And it costs 1 MF
      And the German squad is beneath the foxhole in B3
      And the German squad is beneath the Wire in B3

    @B26.4-41
    Scenario: B26.4-41b into the pillbox
      Given it is the MPh of the German turn
      And B3 holds a pillbox
      And B3 holds Wire
      And a German squad with 4 MF beneath the Wire in B3
      When the German squad moves into the pillbox in B3
      Then that is allowed

    @B26.4-41
    Scenario: B26.4-41c onto the halftrack
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German halftrack in B3
      And a German squad beneath the Wire in B3
      When the German squad goes aboard the German halftrack
      Then that is allowed

    @B26.4-41
    Scenario: B26.4-41d and Searches
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      When the German squad Searches
      Then that is allowed

    @B26.4-41
    Scenario: B26.4-41e in a hex without Wire the foxhole is all that it is beneath
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 holds Wire
      And a German squad with 4 MF in B3
      When the German squad goes beneath the foxhole
      Then that is allowed
      And the German squad is beneath the foxhole in B3
      And the German squad is not beneath the Wire

    @B26.4-42
    Scenario Outline: B26.4-42 in the <phase> units on the same Wire Transfer SW
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q on top of the Wire in B3
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is allowed
      And the LMG is possessed by Q
      And the LMG lies on top in B3

      Examples:
        | phase |
        | RPh   |
        | APh   |

    @B26.4-43
    Scenario Outline: B26.4-43u <who> fights nobody in a pillbox in CC
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And B4 holds a pillbox
      And B3 holds a pillbox
      And a German squad <place>
      And a Russian squad in the pillbox in <hex>
      When the German squad declares Close Combat against the Russian squad
      Then that is not allowed

      Examples:
        | row     | who                                | place                    | hex |
        | beneath | who is beneath the Wire of its hex | beneath the Wire in B3   | B3  |
        | no-wire | who is in the open of its hex      | in B4                    | B4  |
        | next    | who is on Wire in the next hex     | on top of the Wire in B3 | B4  |

    @B26.31 @B26.4-43 @B26.31-2
    Scenario Outline: B26.4-43 from on Wire a unit fights an enemy <place> B3 in CC
      Given it is the CCPh of the German turn
      And B3 holds <fort>
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian squad <place> B3
      When the German squad declares Close Combat against the Russian squad
      And the German squad attacks the Russian squad with Close Combat
      Then that is allowed
      And the Wire DRM is +1

      Examples:
        | fort         | place                  |
        | no foxhole   | beneath the Wire in    |
        | a foxhole 1S | beneath the foxhole in |
        | a trench     | beneath the trench in  |
        | a pillbox    | in the pillbox in      |

    @B26.31 @B26.4-44 @B26.31-5
    Scenario Outline: B26.4-44 an enemy <place> B3 strikes back at it with -1
      Given it is the CCPh of the German turn
      And B3 holds <fort>
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian squad <place> B3
      When the Russian squad attacks the German squad with Close Combat
      Then the Wire DRM is -1

      Examples:
        | fort         | place                  |
        | a foxhole 1S | beneath the foxhole in |
        | a pillbox    | in the pillbox in      |

    @B26.4-45
    Scenario: B26.4-45 a crew leaves its Gun on the Wire and gets beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew with 4 MF on top of the Wire in B3
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      When the German crew rolls a Wire Exit dr of 2 and leaves the AT Gun on the Wire
      Then that is allowed
      And the German crew is beneath the Wire in B3
      And the German crew has 2 MF left
      And the AT Gun lies on top in B3

    @B26.4-46
    Scenario Outline: B26.4-46 with <m> MF left a dr of <dr> <result>, so that <n> of 6 succeed
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German leader with <m> MF on top of the Wire in B3
      When the German leader rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr <result>

      Examples: the highest dr that succeeds
        | row       | m | n | dr | result   |
        | mf-1-dr-1 | 1 | 1 | 1  | succeeds |
        | mf-2-dr-2 | 2 | 2 | 2  | succeeds |
        | mf-3-dr-3 | 3 | 3 | 3  | succeeds |
        | mf-4-dr-4 | 4 | 4 | 4  | succeeds |
        | mf-5-dr-5 | 5 | 5 | 5  | succeeds |
        | mf-6-dr-6 | 6 | 6 | 6  | succeeds |
        | mf-8-dr-6 | 8 | 6 | 6  | succeeds |

      Examples: the lowest that fails
        | row       | m | n | dr | result |
        | mf-1-dr-2 | 1 | 1 | 2  | fails  |
        | mf-2-dr-3 | 2 | 2 | 3  | fails  |
        | mf-3-dr-4 | 3 | 3 | 4  | fails  |
        | mf-4-dr-5 | 4 | 4 | 5  | fails  |
        | mf-5-dr-6 | 5 | 5 | 6  | fails  |

    @B26.4-27
    Scenario Outline: B26.4-27s in <weather> a squad with 4 MF that rolls <dr> is <where> B3, with <left> MF left
      Given it is the MPh of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>
      Then that is allowed
      And it is <where> B3
      And it has <left> MF left

      Examples: in whatever weather
        | row           | weather       | dr | where               | left |
        | clear         | Clear         | 2  | beneath the Wire in | 2    |
        | overcast      | Overcast      | 5  | on top in           | 0    |
        | rain          | Rain          | 3  | beneath the Wire in | 1    |
        | heavy-rain    | Heavy Rain    | 4  | beneath the Wire in | 0    |
        | falling-snow  | Falling Snow  | 2  | beneath the Wire in | 2    |
        | snow          | Snow          | 6  | on top in           | 0    |
        | ground-snow   | Ground Snow   | 1  | beneath the Wire in | 3    |
        | deep-snow     | Deep Snow     | 4  | beneath the Wire in | 0    |
        | sub-zero-cold | sub-zero cold | 5  | on top in           | 0    |

    @B26.4-27
    Scenario Outline: B26.4-27t where no phase is told a squad with 4 MF that rolls <dr> is <where> B3, with <left> MF left
      Given B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>
      Then that is allowed
      And it is <where> B3
      And it has <left> MF left

      Examples:
        | row     | dr | where               | left |
        | through | 4  | beneath the Wire in | 0    |
        | hung-up | 5  | on top in           | 0    |

    @B26.4-37
    Scenario Outline: B26.4-37s with wall advantage too a squad beneath the Wire does not Recover <gear>: <verdict>
      Given it is the RPh of the German turn
      And B3 holds Wire
      And hexside B3-B4 is a wall
      And a LMG <there> B3
      And a German squad P beneath the Wire in B3
      And P has wall advantage
      When P tries to Recover the LMG
      Then that is <verdict>

      Examples:
        | row     | gear              | there                 | verdict     |
        | on-top  | what lies on it   | on top of the Wire in | not allowed |
        | beneath | what lies beneath | beneath the Wire in   | allowed     |
