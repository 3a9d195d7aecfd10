@B27.6
Feature: B27.6 Trenches, sangars and Locations on other levels

  Rule: B27.6 From beneath straight into a lower Location

    @B27.6-1 @B27.6-2
    Scenario Outline: B27.6-1a from beneath a <counter> <squad> <goes> straight into a lower hex
      Given B2 is level 1 Open Ground
      And B2 holds a <counter>
      And <squad> beneath the <counter> in B2
      And it is the <phase> of the German turn
      When the German squad <goes> into B3
      Then that is allowed
      And it is on top in B3

      Examples: a trench
        | row             | counter | squad                 | goes     | phase |
        | trench-moves    | trench  | a German squad        | moves    | MPh   |
        | trench-routs    | trench  | a broken German squad | routs    | RtPh  |
        | trench-advances | trench  | a German squad        | advances | APh   |

      Examples: a sangar
        | row             | counter | squad                 | goes     | phase |
        | sangar-moves    | sangar  | a German squad        | moves    | MPh   |
        | sangar-routs    | sangar  | a broken German squad | routs    | RtPh  |
        | sangar-advances | sangar  | a German squad        | advances | APh   |

    @B27.6-1 @B27.6-2
    Scenario Outline: B27.6-1b from Close Combat beneath a <counter> a squad Withdraws straight into a lower hex
      Given B2 is level 1 Open Ground
      And B2 holds a <counter>
      And a German squad beneath the <counter> in B2
      And a Russian squad beneath the <counter> in B2
      And the German squad is in Melee
      And the Russian squad is in Melee
      And it is the CCPh of the German turn
      When the German squad withdraws into B3
      Then that is allowed
      And it is on top in B3

      Examples:
        | counter |
        | trench  |
        | sangar  |

    @B27.6-1 @B27.6-2
    Scenario Outline: B27.6-1d from beneath a <counter> <unit> <goes> straight into a lower hex
      Given B2 is level 1 Open Ground
      And the weather is <weather>
      And the water depth is <depth>
      And B2 holds a <counter>
      And <unit> P beneath the <counter> in B2
      And it is the <phase> of the German turn
      When P <goes> into B3
      Then that is allowed
      And B27.6 allows it
      And P is on top in B3

      Examples: neither kind, status, weather nor depth matters
        | row                         | counter | unit                          | phase | goes     | weather       | depth       |
        | trench-half-squad           | trench  | a German half-squad           | MPh   | moves    | not defined   | not defined |
        | trench-crew                 | trench  | a German crew                 | MPh   | moves    | not defined   | not defined |
        | trench-leader               | trench  | a German leader               | MPh   | moves    | not defined   | not defined |
        | trench-hero                 | trench  | a German hero                 | MPh   | moves    | not defined   | not defined |
        | trench-cx-squad             | trench  | a CX German squad             | MPh   | moves    | not defined   | not defined |
        | trench-concealed-squad      | trench  | a concealed German squad      | MPh   | moves    | not defined   | not defined |
        | trench-inexperienced-squad  | trench  | an inexperienced German squad | MPh   | moves    | not defined   | not defined |
        | trench-fanatic-squad        | trench  | a Fanatic German squad        | MPh   | moves    | not defined   | not defined |
        | trench-wounded-leader       | trench  | a wounded German leader       | MPh   | moves    | not defined   | not defined |
        | trench-unarmed-squad        | trench  | an unarmed German squad       | MPh   | moves    | not defined   | not defined |
        | trench-broken-leader        | trench  | a broken German leader        | RtPh  | routs    | not defined   | not defined |
        | sangar-half-squad           | sangar  | a German half-squad           | MPh   | moves    | not defined   | not defined |
        | sangar-crew                 | sangar  | a German crew                 | MPh   | moves    | not defined   | not defined |
        | sangar-leader               | sangar  | a German leader               | MPh   | moves    | not defined   | not defined |
        | sangar-hero                 | sangar  | a German hero                 | MPh   | moves    | not defined   | not defined |
        | sangar-cx-squad             | sangar  | a CX German squad             | MPh   | moves    | not defined   | not defined |
        | sangar-concealed-squad      | sangar  | a concealed German squad      | MPh   | moves    | not defined   | not defined |
        | sangar-inexperienced-squad  | sangar  | an inexperienced German squad | MPh   | moves    | not defined   | not defined |
        | sangar-fanatic-squad        | sangar  | a Fanatic German squad        | MPh   | moves    | not defined   | not defined |
        | sangar-wounded-leader       | sangar  | a wounded German leader       | MPh   | moves    | not defined   | not defined |
        | sangar-unarmed-squad        | sangar  | an unarmed German squad       | MPh   | moves    | not defined   | not defined |
        | sangar-broken-leader        | sangar  | a broken German leader        | RtPh  | routs    | not defined   | not defined |
        | advance-half-squad          | trench  | a German half-squad           | APh   | advances | not defined   | not defined |
        | advance-leader              | trench  | a German leader               | APh   | advances | not defined   | not defined |
        | advance-concealed-squad     | trench  | a concealed German squad      | APh   | advances | not defined   | not defined |
        | advance-inexperienced-squad | trench  | an inexperienced German squad | APh   | advances | not defined   | not defined |
        | clear                       | trench  | a German squad                | MPh   | moves    | Clear         | not defined |
        | overcast                    | trench  | a German squad                | MPh   | moves    | Overcast      | not defined |
        | rain                        | trench  | a German squad                | MPh   | moves    | Rain          | not defined |
        | snow                        | trench  | a German squad                | MPh   | moves    | Snow          | not defined |
        | deep-snow                   | trench  | a German squad                | MPh   | moves    | Deep Snow     | not defined |
        | sub-zero-cold               | trench  | a German squad                | MPh   | moves    | sub-zero cold | not defined |
        | dry                         | trench  | a German squad                | MPh   | moves    | not defined   | dry         |
        | shallow                     | trench  | a German squad                | MPh   | moves    | not defined   | shallow     |
        | deep                        | trench  | a German squad                | MPh   | moves    | not defined   | deep        |
        | flooded                     | trench  | a German squad                | MPh   | moves    | not defined   | flooded     |
        | frozen                      | trench  | a German squad                | MPh   | moves    | not defined   | frozen      |

    @B27.6-3
    Scenario Outline: B27.6-3 from beneath a <counter> straight down into <terrain> costs <mf> MF
      Given B2 is level 1 Open Ground
      And B3 is <terrain>
      And B2 holds a <counter>
      And a German squad beneath the <counter> in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And B27.6 allows it
      And the expenditures are <mf> MF

      Examples: what the lower hex costs and no more
        | row                | counter | terrain     | mf |
        | trench-open-ground | trench  | Open Ground | 1  |
        | sangar-open-ground | sangar  | Open Ground | 1  |
        | trench-woods       | trench  | woods       | 2  |
        | sangar-woods       | sangar  | woods       | 2  |

    @B27.6-3
    Scenario Outline: B27.6-3b the <barrier> on the way is paid: <mf> MF
      Given B2 is level 1 Open Ground
      And hexside B2-B3 is a <barrier>
      And B2 holds a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And B27.6 allows it
      And the expenditures are <mf> MF

      Examples: only between connecting trenches it is not
        | barrier | mf |
        | wall    | 2  |
        | hedge   | 2  |
        | bocage  | 3  |

    @B27.6-3 @B27.54 @B27.54-23
    Scenario: B27.6-3c on the straight way down Non-Assault Movement costs concealment
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And a concealed German squad beneath the trench in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And B27.6 allows it
      And it is not concealed

    @B27.6-3 @B9.7 @B9.7-9
    Scenario Outline: B27.6-3d over a cactus hedge the way down is one by Minimum Move as ever: <mode>
      Given B2 is level 1 Open Ground
      And hexside B2-B3 is a cactus hedge
      And B2 holds a trench
      And a German squad P beneath the trench in B2
      And it is the MPh of the German turn
      When P <moves>
      Then that is <verdict>

      Examples:
        | mode         | moves                         | verdict     |
        | plain        | moves into B3                 | not allowed |
        | minimum-move | moves into B3 by Minimum Move | allowed     |

    @B27.6-3
    Scenario Outline: B27.6-3e in the <phase> <unit> <goes> by <mode> straight from its trench
      Given it is the <phase> of the German turn
      And B2 is level 1 Open Ground
      And B3 is woods
      And B2 holds a trench
      And <unit> P beneath the trench in B2
      And a Russian squad in B0
      When P <goes> into B3 by <mode>
      Then that is allowed
      And B27.6 allows it
      And P is on top in B3

      Examples: in whatever way Infantry moves
        | mode             | phase | unit                     | goes  |
        | Assault Movement | MPh   | a German squad           | moves |
        | Double Time      | MPh   | a German squad           | moves |
        | Low Crawl        | RtPh  | a broken DM German squad | routs |

    @B27.6-4
    Scenario: B27.6-4a out of a foxhole there is no such way
      Given B2 is level 1 Open Ground
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is not allowed

    @B27.6-4
    Scenario: B27.6-4b out of a foxhole a unit comes out first
      Given B2 is level 1 Open Ground
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And it is the MPh of the German turn
      When the German squad comes out of the foxhole
      And it moves into B3
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And it has spent 2 MF in all

    @B27.6-4
    Scenario: B27.6-4c nor from a foxhole straight up beneath a trench
      Given B2 holds a foxhole 1S
      And B3 is level 1 Open Ground
      And B3 holds a German trench
      And a German squad beneath the foxhole in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is not allowed

    @B27.6-4
    Scenario: B27.6-4d nor from a trench straight down beneath a foxhole
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And B3 holds a foxhole 1S
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the foxhole in B3
      Then that is not allowed

    @B27.6-4 @B27.54 @B27.54-26
    Scenario Outline: B27.6-4e out of a foxhole a <unit> <goes> into the next hex, as without 27.6
      Given B2 holds a foxhole 1S
      And the weather is <weather>
      And the water depth is <depth>
      And a <unit> P beneath the foxhole in B2
      And it is the <phase> of the German turn
      When P <goes> into B3
      Then that is allowed
      And P is on top in B3

      Examples: in whatever weather and depth
        | row                   | unit                | goes     | phase | weather       | depth       |
        | advance-clear         | German squad        | advances | APh   | Clear         | not defined |
        | rout-clear            | broken German squad | routs    | RtPh  | Clear         | not defined |
        | advance-overcast      | German squad        | advances | APh   | Overcast      | not defined |
        | rout-overcast         | broken German squad | routs    | RtPh  | Overcast      | not defined |
        | advance-rain          | German squad        | advances | APh   | Rain          | not defined |
        | rout-rain             | broken German squad | routs    | RtPh  | Rain          | not defined |
        | advance-snow          | German squad        | advances | APh   | Snow          | not defined |
        | rout-snow             | broken German squad | routs    | RtPh  | Snow          | not defined |
        | advance-deep-snow     | German squad        | advances | APh   | Deep Snow     | not defined |
        | rout-deep-snow        | broken German squad | routs    | RtPh  | Deep Snow     | not defined |
        | advance-sub-zero-cold | German squad        | advances | APh   | sub-zero cold | not defined |
        | rout-sub-zero-cold    | broken German squad | routs    | RtPh  | sub-zero cold | not defined |
        | advance-dry           | German squad        | advances | APh   | not defined   | dry         |
        | rout-dry              | broken German squad | routs    | RtPh  | not defined   | dry         |
        | advance-shallow       | German squad        | advances | APh   | not defined   | shallow     |
        | rout-shallow          | broken German squad | routs    | RtPh  | not defined   | shallow     |
        | advance-deep          | German squad        | advances | APh   | not defined   | deep        |
        | rout-deep             | broken German squad | routs    | RtPh  | not defined   | deep        |
        | advance-flooded       | German squad        | advances | APh   | not defined   | flooded     |
        | rout-flooded          | broken German squad | routs    | RtPh  | not defined   | flooded     |
        | advance-frozen        | German squad        | advances | APh   | not defined   | frozen      |
        | rout-frozen           | broken German squad | routs    | RtPh  | not defined   | frozen      |

    @B27.6-1
    Scenario: B27.6-1c Cavalry who were set up beneath a trench have no such way
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And a German Cavalry squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is not allowed

    @B27.6-5
    Scenario Outline: B27.6-5 if <between>, the way straight down into <target> is <verdict>
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And <between>
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves into <target>
      Then that is <verdict>

      Examples: only into an Accessible Location
        | row         | between                  | target | verdict     |
        | open-ground | B3 is Open Ground        | B3     | allowed     |
        | cliff       | hexside B2-B3 is a cliff | B3     | not allowed |
        | two-hexes   | B3 is Open Ground        | B4     | not allowed |

    @B27.6-5
    Scenario: B27.6-5b up a cliff there is none beneath a trench
      Given B3 is level 1 Open Ground
      And hexside B2-B3 is a cliff
      And B3 holds a German trench
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is not allowed

    @B27.6-5
    Scenario: B27.6-5c a bridge is a Location like others
      Given B2 is level 1 unpaved road
      And B3 is a bridge with unpaved road
      And a road crosses hexside B2-B3
      And B2 holds a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves onto the bridge in B3
      Then that is allowed
      And the expenditures are 1 MF

    @B27.6-6
    Scenario Outline: B27.6-6 from beneath a trench on level 1 straight into level <level> is <verdict>
      Given B2 is level 1 Open Ground
      And B3 is level <level> Open Ground
      And B2 holds a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is <verdict>

      Examples: only downward
        | level | verdict     |
        | 0     | allowed     |
        | 1     | not allowed |
        | 2     | not allowed |

    @B27.6-7
    Scenario: B27.6-7a straight from beneath a unit goes INTO a lower Depression
      Given B2 is level 2 Open Ground
      And B3 is level 1 gully
      And B2 holds a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves INTO B3
      Then that is allowed
      And it is IN B3

    @B27.6-7
    Scenario: B27.6-7b but not to Crest status there
      Given B2 is level 2 Open Ground
      And B3 is level 1 gully
      And B2 holds a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves to Crest status in B3
      Then that is not allowed
      And B27.6 or B27.4 forbids it

    @B27.6-8
    Scenario Outline: B27.6-8 the way down is open out of a <owner> trench
      Given B2 is level 1 Open Ground
      And B2 holds a <owner> trench controlled by the <owner>s
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And the expenditures are 1 MF

      Examples: whosever it is
        | owner   |
        | German  |
        | Russian |

  Rule: B27.6 From a lower Location straight beneath

    @B27.6-9
    Scenario Outline: B27.6-9 straight up beneath a <setup> <counter> under <control> Control is <verdict>
      Given B3 is level 1 Open Ground
      And B3 holds a <setup> <counter> controlled by the <control>s
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the <counter> in B3
      Then that is <verdict>

      Examples: of its own OB or under its own Control
        | row                                  | counter | setup   | control | verdict     |
        | trench-german-controlled-by-german   | trench  | German  | German  | allowed     |
        | trench-german-controlled-by-russian  | trench  | German  | Russian | allowed     |
        | trench-russian-controlled-by-german  | trench  | Russian | German  | allowed     |
        | trench-russian-controlled-by-russian | trench  | Russian | Russian | not allowed |
        | sangar-german-controlled-by-german   | sangar  | German  | German  | allowed     |
        | sangar-german-controlled-by-russian  | sangar  | German  | Russian | allowed     |
        | sangar-russian-controlled-by-german  | sangar  | Russian | German  | allowed     |
        | sangar-russian-controlled-by-russian | sangar  | Russian | Russian | not allowed |

    @B27.6-10
    Scenario Outline: B27.6-10a <squad> <goes> straight up beneath a trench
      Given B3 is level 1 Open Ground
      And B3 holds a German trench
      And <squad> in B2
      And it is the <phase> of the German turn
      When the German squad <goes> straight beneath the trench in B3
      Then that is allowed
      And it is beneath the trench in B3

      Examples:
        | row      | squad                 | goes     | phase |
        | moves    | a German squad        | moves    | MPh   |
        | routs    | a broken German squad | routs    | RtPh  |
        | advances | a German squad        | advances | APh   |

    @B27.6-10
    Scenario: B27.6-10b from Close Combat a squad Withdraws straight up beneath a trench
      Given B3 is level 1 Open Ground
      And B3 holds a German trench
      And a German squad in B2
      And a Russian squad in B2
      And the German squad is in Melee
      And the Russian squad is in Melee
      And it is the CCPh of the German turn
      When the German squad withdraws straight beneath the trench in B3
      Then that is allowed
      And it is beneath the trench in B3

    @B27.6-11
    Scenario Outline: B27.6-11 straight up beneath a trench in <terrain> costs <mf> MF
      Given B3 is level 1 <terrain>
      And B3 holds a German trench
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And B27.6 allows it
      And the expenditures are <mf> MF
      And it is beneath the trench in B3

      Examples: twice the COT, and nothing to go beneath
        | terrain     | mf |
        | Open Ground | 2  |
        | woods       | 4  |

    @B27.6-9
    Scenario: B27.6-9b which is the rule that closes the enemy's
      Given B3 is level 1 Open Ground
      And B3 holds a Russian trench controlled by the Russians
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then B27.6 or B27.4 forbids it

    @B27.6-12
    Scenario: B27.6-12 beneath a trench that is the enemy's a unit goes by way of the top
      Given B3 is level 1 Open Ground
      And B3 holds a Russian trench controlled by the Russians
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      And it goes beneath the trench
      Then that is allowed
      And the expenditures are 2 and 1 MF
      And it has spent 3 MF in all
      And it is beneath the trench in B3

    @B27.6-13
    Scenario Outline: B27.6-13 a squad <place> B2 going straight up beneath a trench is <verdict>
      Given B2 is level 1 gully
      And B3 is level 2 Open Ground
      And B3 holds a German trench
      And a German squad <place> B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is <verdict>

      Examples: not from Crest status
        | place              | verdict     |
        | IN                 | allowed     |
        | in Crest status in | not allowed |

    @B27.6-13
    Scenario: B27.6-13b which is the rule that keeps a unit in Crest status from it
      Given B2 is level 1 gully
      And B3 is level 2 Open Ground
      And B3 holds a German trench
      And a German squad in Crest status in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then B27.6, B27.4 or B20.9 forbids it

    @B27.6-14
    Scenario: B27.6-14a on one level there is no way straight beneath
      Given B2 and B3 are level 1 Open Ground
      And B3 holds a German trench
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is not allowed
      And B27.4 or B27.6 forbids it

    @B27.6-14
    Scenario: B27.6-14b on one level a unit enters on top and goes beneath apart
      Given B2 and B3 are level 1 Open Ground
      And B3 holds a German trench
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      And it goes beneath the trench
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And it is beneath the trench in B3

  Rule: B27.6 Between trench and sangar as between trenches

    @B27.6-15
    Scenario Outline: B27.6-15a from a trench on level <from> to a sangar on level <to> costs <mf> MF
      Given B2 is level <from> Open Ground
      And B3 is level <to> Open Ground
      And B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in B3
      Then that is allowed
      And B27.6 allows it
      And the expenditures are <mf> MF
      And it is beneath the sangar in B3

      Examples: doubled uphill only
        | row          | from | to | mf |
        | level-0-to-0 | 0    | 0  | 1  |
        | level-2-to-1 | 2    | 1  | 1  |
        | level-0-to-1 | 0    | 1  | 2  |

    @B27.6-15
    Scenario: B27.6-15b across a cliff trench and sangar are not Accessible to each other
      Given hexside B2-B3 is a cliff
      And B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in B3
      Then that is not allowed

    @B27.6-16
    Scenario Outline: B27.6-16a from a sangar <squad> <goes> straight to beneath a trench
      Given B2 holds a sangar
      And B3 holds a trench
      And <squad> beneath the sangar in B2
      And it is the <phase> of the German turn
      When the German squad <goes> straight beneath the trench in B3
      Then that is allowed
      And it is beneath the trench in B3

      Examples:
        | row      | squad                 | goes     | phase |
        | moves    | a German squad        | moves    | MPh   |
        | routs    | a broken German squad | routs    | RtPh  |
        | advances | a German squad        | advances | APh   |

    @B27.6-16
    Scenario: B27.6-16b from Close Combat in a sangar a squad Withdraws straight to beneath a trench
      Given B2 holds a sangar
      And B3 holds a trench
      And a German squad beneath the sangar in B2
      And a Russian squad beneath the sangar in B2
      And the German squad is in Melee
      And the Russian squad is in Melee
      And it is the CCPh of the German turn
      When the German squad withdraws straight beneath the trench in B3
      Then that is allowed
      And it is beneath the trench in B3

    @B27.6-17
    Scenario Outline: B27.6-17 from a trench the way beneath a <owner> sangar is open
      Given B2 holds a German trench
      And B3 holds a <owner> sangar controlled by the <owner>s
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in B3
      Then that is allowed
      And it is beneath the sangar in B3

      Examples: whosever it is
        | owner   |
        | German  |
        | Russian |

    @B27.6-18
    Scenario: B27.6-18a two sangars on one level are not linked
      Given B2 and B3 are level 1 Open Ground
      And B2 and B3 each hold a German sangar
      And a German squad beneath the sangar in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in B3
      Then that is not allowed
      And B27.6 or B27.4 forbids it

    @B27.6-18
    Scenario: B27.6-18b from sangar to sangar on one level a unit goes by way of the top
      Given B2 and B3 are level 1 Open Ground
      And B2 and B3 each hold a German sangar
      And a German squad beneath the sangar in B2
      And it is the MPh of the German turn
      When the German squad comes out of the sangar
      And it moves into B3
      And it goes beneath the sangar
      Then that is allowed
      And the expenditures are 1, 1 and 1 MF
      And it has spent 3 MF in all
      And it is beneath the sangar in B3

    @B27.6-18 @reading:B27.4-trench-to-sangar
    Scenario: B27.6-18c nobody goes straight from the trench beneath the sangar of its own hex
      Given it is the MPh of the German turn
      And B2 holds a trench
      And B2 holds a sangar
      And a German squad P beneath the trench in B2
      When P goes beneath the sangar
      Then that is not allowed

    @B27.6-18 @reading:B27.4-trench-to-sangar=goes
    Scenario: B27.6-18d or by the other reading it goes, as between those that are Accessible
      Given it is the MPh of the German turn
      And B2 holds a trench
      And B2 holds a sangar
      And a German squad P beneath the trench in B2
      When P goes beneath the sangar
      Then that is allowed

  Rule: B27.6 What fire meets on these ways

    @B27.6-20 @B27.6-22 @reading:B27.6-on-the-way-down
    Scenario Outline: B27.6-20 a Snap Shot at a unit on the way down out of a <counter> meets Trench TEM
      Given B2 is level 1 Open Ground
      And B2 holds a <counter>
      And a German squad beneath the <counter> in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is possible
      And the TEM is +2

      Examples:
        | counter |
        | trench  |
        | sangar  |

    @B27.6-20 @B27.6-22 @reading:B27.6-on-the-way-down=own-tem
    Scenario: B27.6-20b or by the other reading that of the sangar which it leaves
      Given B2 is level 1 Open Ground
      And B2 holds a sangar
      And a German squad beneath the sangar in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the TEM is +1

    @B27.6-21
    Scenario: B27.6-21 a Snap Shot at a unit on the way up meets it as well
      Given B3 is level 1 Open Ground
      And B3 holds a German trench
      And a German squad in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is possible
      And the TEM is +2

    @B27.6-22
    Scenario: B27.6-22 a unit that came out first has no Trench TEM against it
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And a German squad beneath the trench in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad comes out of the trench
      And it moves into B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is possible
      And the trench gives no TEM

    @B27.6-23
    Scenario Outline: B27.6-23a to a unit that came straight down into <terrain> FFMO <applies>
      Given B2 is level 1 Open Ground
      And B3 is <terrain>
      And B2 holds a trench
      And a German squad beneath the trench in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO <applies>

      Examples: as the lower hex is
        | terrain     | applies        |
        | Open Ground | applies        |
        | woods       | does not apply |

    @B27.6-23
    Scenario: B27.6-23b a rout straight down into Open Ground may be Interdicted there
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And a broken German squad beneath the trench in B2
      And a Russian squad in D3
      And it is the RtPh of the German turn
      When the German squad routs into B3
      Then that is allowed
      And Interdiction is possible in B3

    @B27.6-23
    Scenario: B27.6-23c a rout straight down into woods may not
      Given B2 is level 1 Open Ground
      And B3 is woods
      And B2 holds a trench
      And a broken German squad beneath the trench in B2
      And a Russian squad in D3
      And it is the RtPh of the German turn
      When the German squad routs into B3
      Then that is allowed
      And no Interdiction is possible in B3

  Rule: B27.6 A sangar that is full gives nothing

    @B27.6-24
    Scenario: B27.6-24a a unit does not go straight into the hex of a full sangar
      Given B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And a German squad P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves into B3
      Then that is not allowed
      And B27.6 or B27.4 forbids it

    @B27.6-24
    Scenario: B27.6-24b nor straight beneath the full sangar
      Given B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And a German squad P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves straight beneath the sangar in B3
      Then that is not allowed

    @B27.6-24
    Scenario: B27.6-24d however low the hex of the full sangar lies
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And a German squad P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves into B3
      Then that is not allowed
      And B27.6 or B27.4 forbids it

    @B27.6-24
    Scenario: B27.6-24e the sangar that has room lets it pass
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And B3 holds a sangar
      And a German half-squad beneath the sangar in B3
      And a German half-squad P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves into B3
      Then that is allowed
      And the expenditures are 1 MF

    @B27.6-24
    Scenario Outline: B27.6-24f <mover> goes straight down beside a sangar that holds <inside>: <verdict>
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And B3 holds a sangar
      And <inside> beneath the sangar in B3
      And <mover> P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves into B3
      Then that is <verdict>

      Examples: only what takes all the room for its kind keeps it out of the hex
        | row           | inside                                | mover               | verdict     |
        | squad-by-hs   | a German half-squad                   | a German squad      | allowed     |
        | squad-by-crew | a German crew                         | a German squad      | allowed     |
        | squad-by-smc  | four German leaders                   | a German squad      | allowed     |
        | hs-by-two     | two German half-squads                | a German half-squad | not allowed |
        | smc-by-squad  | a German squad                        | a German leader     | allowed     |

    @B27.6-24
    Scenario Outline: B27.6-24j a leader goes straight down beside a sangar that holds a squad and <leaders>: <verdict>
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And <leaders> beneath the sangar in B3
      And a German leader P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves into B3
      Then that is <verdict>

      Examples: four SMC beside the squad are all that it takes
        | row   | leaders              | verdict     |
        | three | three German leaders | allowed     |
        | four  | four German leaders  | not allowed |

    @B27.6-24
    Scenario Outline: B27.6-24g from trench to trench, a sangar that holds <inside> beside it: <verdict>
      Given B2 holds a trench
      And B3 holds a trench
      And B3 holds a sangar
      And <inside> beneath the sangar in B3
      And a German squad P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves straight beneath the trench in B3
      Then that is <verdict>

      Examples: the hex is entered from the top alone, whatever else lies in it
        | row  | inside              | verdict     |
        | full | a German squad      | not allowed |
        | room | a German half-squad | allowed     |

    @B27.6-24
    Scenario: B27.6-24h an advance comes out of its trench and goes beneath the other in one
      Given B2 holds a trench
      And B3 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And a German squad P beneath the trench in B2
      And it is the APh of the German turn
      When P advances straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3

    @B27.6-24
    Scenario Outline: B27.6-24i in the <phase>, <weather>, <mover> <goes> straight beneath a sangar that holds <inside>: <verdict>
      Given the weather is <weather>
      And B2 is level 1 Open Ground
      And B2 holds a trench
      And B3 holds a sangar
      And <inside> beneath the sangar in B3
      And <mover> P beneath the trench in B2
      And it is the <phase> of the German turn
      When P <goes> straight beneath the sangar in B3
      Then that is <verdict>

      Examples: whoever it is
        | row              | phase | weather  | mover                              | goes     | inside              | verdict     |
        | hs-mph-full      | MPh   | Clear    | a German half-squad                | moves    | a German squad      | not allowed |
        | hs-mph-room      | MPh   | Clear    | a German half-squad                | moves    | a German half-squad | allowed     |
        | hs-aph-full      | APh   | Clear    | a German half-squad                | advances | a German squad      | not allowed |
        | hs-aph-room      | APh   | Clear    | a German half-squad                | advances | a German half-squad | allowed     |
        | crew-mph-full    | MPh   | Overcast | a German crew                      | moves    | a German squad      | not allowed |
        | crew-mph-room    | MPh   | Overcast | a German crew                      | moves    | a German half-squad | allowed     |
        | crew-aph-full    | APh   | Overcast | a German crew                      | advances | a German squad      | not allowed |
        | crew-aph-room    | APh   | Overcast | a German crew                      | advances | a German half-squad | allowed     |
        | cx-mph-full      | MPh   | Rain     | a CX German half-squad             | moves    | a German squad      | not allowed |
        | cx-mph-room      | MPh   | Rain     | a CX German half-squad             | moves    | a German half-squad | allowed     |
        | cx-aph-full      | APh   | Rain     | a CX German half-squad             | advances | a German squad      | not allowed |
        | cx-aph-room      | APh   | Rain     | a CX German half-squad             | advances | a German half-squad | allowed     |
        | fanatic-mph-full | MPh   | Overcast | a Fanatic German half-squad        | moves    | a German squad      | not allowed |
        | fanatic-mph-room | MPh   | Overcast | a Fanatic German half-squad        | moves    | a German half-squad | allowed     |
        | fanatic-aph-full | APh   | Overcast | a Fanatic German half-squad        | advances | a German squad      | not allowed |
        | fanatic-aph-room | APh   | Overcast | a Fanatic German half-squad        | advances | a German half-squad | allowed     |
        | green-mph-full   | MPh   | Snow     | an inexperienced German half-squad | moves    | a German squad      | not allowed |
        | green-mph-room   | MPh   | Snow     | an inexperienced German half-squad | moves    | a German half-squad | allowed     |
        | green-aph-full   | APh   | Snow     | an inexperienced German half-squad | advances | a German squad      | not allowed |
        | green-aph-room   | APh   | Snow     | an inexperienced German half-squad | advances | a German half-squad | allowed     |

    @B27.6-24
    Scenario: B27.6-24c it comes out of its trench first and enters on top
      Given B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And a German squad P beneath the trench in B2
      And it is the MPh of the German turn
      When P comes out of the trench
      And P moves into B3
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And P is on top in B3

    @B27.6-25
    Scenario: B27.6-25a First Fire meets a unit entering the hex of a full sangar in the open
      Given B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And a German squad P beneath the trench in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When P comes out of the trench
      And P moves into B3
      And the Russian squad declares Defensive First Fire at P
      Then FFMO applies
      And the sangar gives no TEM

    @B27.6-25
    Scenario: B27.6-25b a Snap Shot at it is possible and meets no Trench TEM
      Given B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And a German squad P beneath the trench in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When P comes out of the trench
      And P moves into B3
      And the Russian squad takes a Snap Shot at P across hexside B2-B3
      Then the attack is possible
      And the trench gives no TEM

    @B27.6-25
    Scenario Outline: B27.6-25c up into the trench beside a sangar that holds <inside> no way leads straight: <verdict>
      Given B3 is level 1 Open Ground
      And B3 holds a trench
      And B3 holds a sangar
      And <inside> beneath the sangar in B3
      And the trench in B3 is of the German OB and under German Control
      And a German squad P in B2
      And it is the MPh of the German turn
      When P moves straight beneath the trench in B3
      Then that is <verdict>

      Examples:
        | row  | inside              | verdict     |
        | full | a German squad      | not allowed |
        | room | a German half-squad | allowed     |

    @B27.6-26
    Scenario: B27.6-26a a leader still goes beneath a sangar that holds a squad
      Given B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And a German leader P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves straight beneath the sangar in B3
      Then that is allowed
      And P is beneath the sangar in B3

    @B27.6-26
    Scenario Outline: B27.6-26b beside a squad and <leaders> a leader more is <verdict>
      Given B2 holds a trench
      And B3 holds a sangar
      And a German squad beneath the sangar in B3
      And <leaders> beneath the sangar in B3
      And a German leader P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves straight beneath the sangar in B3
      Then that is <verdict>

      Examples: four SMC beside the squad
        | leaders              | verdict     |
        | three German leaders | allowed     |
        | four German leaders  | not allowed |

  Rule: B27.6 Not for who Pushes equipment

    @B27.6-27
    Scenario Outline: B27.6-27 a crew does not go straight down Pushing <weapon>
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And <weapon> beneath the trench with the German crew
      And the German crew is Pushing the <gun>
      And it is the MPh of the German turn
      When the German crew Pushes the <gun> into B3
      Then that is not allowed
      And B27.6, B27.4 or B27.51 forbids it

      Examples:
        | weapon                | gun      |
        | an AT Gun             | AT Gun   |
        | an assembled 81mm MTR | 81mm MTR |

    @B27.6-27
    Scenario: B27.6-27b a crew that Pushes nothing does
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And an AT Gun beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew moves into B3
      Then that is allowed
      And it is on top in B3
      And the AT Gun lies beneath the trench in B2

    @B27.6-28
    Scenario: B27.6-28 a squad that Portages a SW goes straight down
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And a German squad beneath the trench in B2
      And the German squad possesses a LMG
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And the expenditures are 1 MF

    @B27.6-28 @reading:B27.6-portage
    Scenario: B27.6-28b so does a crew that Portages its dm mortar
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And a dm 81mm MTR beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew moves into B3 with the 81mm MTR
      Then that is allowed
      And the 81mm MTR lies on top in B3

    @B27.6-28 @reading:B27.6-portage=may-not
    Scenario: B27.6-28c or by the other reading it may not with what it would Push on its wheels
      Given B2 is level 1 Open Ground
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And a dm 81mm MTR beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew moves into B3 with the 81mm MTR
      Then that is not allowed

    @B27.6-6
    Scenario Outline: B27.6-6b from beneath a <counter> in B2 <unit> <goes> into no hex that is not lower
      Given B2 holds a <counter>
      And <unit> P beneath the <counter> in B2
      And it is the <phase> of the German turn
      When P <goes> into B3
      Then B27.6 or B27.4 forbids it

      Examples: neither kind nor status frees it
        | row                        | counter | unit                          | phase | goes  |
        | trench-squad               | trench  | a German squad                | MPh   | moves |
        | trench-half-squad          | trench  | a German half-squad           | MPh   | moves |
        | trench-crew                | trench  | a German crew                 | MPh   | moves |
        | trench-leader              | trench  | a German leader               | MPh   | moves |
        | trench-hero                | trench  | a German hero                 | MPh   | moves |
        | trench-cx-squad            | trench  | a CX German squad             | MPh   | moves |
        | trench-concealed-squad     | trench  | a concealed German squad      | MPh   | moves |
        | trench-inexperienced-squad | trench  | an inexperienced German squad | MPh   | moves |
        | trench-fanatic-squad       | trench  | a Fanatic German squad        | MPh   | moves |
        | trench-wounded-leader      | trench  | a wounded German leader       | MPh   | moves |
        | trench-unarmed-squad       | trench  | an unarmed German squad       | MPh   | moves |
        | sangar-squad               | sangar  | a German squad                | MPh   | moves |
        | sangar-half-squad          | sangar  | a German half-squad           | MPh   | moves |
        | sangar-crew                | sangar  | a German crew                 | MPh   | moves |
        | sangar-leader              | sangar  | a German leader               | MPh   | moves |
        | sangar-hero                | sangar  | a German hero                 | MPh   | moves |
        | sangar-cx-squad            | sangar  | a CX German squad             | MPh   | moves |
        | sangar-concealed-squad     | sangar  | a concealed German squad      | MPh   | moves |
        | sangar-inexperienced-squad | sangar  | an inexperienced German squad | MPh   | moves |
        | sangar-fanatic-squad       | sangar  | a Fanatic German squad        | MPh   | moves |
        | sangar-wounded-leader      | sangar  | a wounded German leader       | MPh   | moves |
        | sangar-unarmed-squad       | sangar  | an unarmed German squad       | MPh   | moves |

    @B27.6-9 @B27.6-10
    Scenario Outline: B27.6-9c from a lower hex <unit> <goes> straight beneath its <counter>
      Given B3 is level 1 Open Ground
      And B3 holds a <fort>
      And the weather is <weather>
      And <unit> P in B2
      And it is the <phase> of the German turn
      When P <goes> straight beneath the <counter> in B3
      Then that is allowed
      And B27.6 allows it
      And P is beneath the <counter> in B3

      Examples: neither kind, status nor weather matters
        | row                                | counter | fort          | unit                          | phase | goes     | weather       |
        | trench-squad                       | trench  | German trench | a German squad                | MPh   | moves    | not defined   |
        | trench-half-squad                  | trench  | German trench | a German half-squad           | MPh   | moves    | not defined   |
        | trench-crew                        | trench  | German trench | a German crew                 | MPh   | moves    | not defined   |
        | trench-leader                      | trench  | German trench | a German leader               | MPh   | moves    | not defined   |
        | trench-hero                        | trench  | German trench | a German hero                 | MPh   | moves    | not defined   |
        | trench-cx-squad                    | trench  | German trench | a CX German squad             | MPh   | moves    | not defined   |
        | trench-concealed-squad             | trench  | German trench | a concealed German squad      | MPh   | moves    | not defined   |
        | trench-inexperienced-squad         | trench  | German trench | an inexperienced German squad | MPh   | moves    | not defined   |
        | trench-fanatic-squad               | trench  | German trench | a Fanatic German squad        | MPh   | moves    | not defined   |
        | trench-wounded-leader              | trench  | German trench | a wounded German leader       | MPh   | moves    | not defined   |
        | trench-unarmed-squad               | trench  | German trench | an unarmed German squad       | MPh   | moves    | not defined   |
        | advance-trench-squad               | trench  | German trench | a German squad                | APh   | advances | not defined   |
        | advance-trench-half-squad          | trench  | German trench | a German half-squad           | APh   | advances | not defined   |
        | advance-trench-concealed-squad     | trench  | German trench | a concealed German squad      | APh   | advances | not defined   |
        | advance-trench-inexperienced-squad | trench  | German trench | an inexperienced German squad | APh   | advances | not defined   |
        | sangar-squad                       | sangar  | German sangar | a German squad                | MPh   | moves    | not defined   |
        | sangar-half-squad                  | sangar  | German sangar | a German half-squad           | MPh   | moves    | not defined   |
        | sangar-crew                        | sangar  | German sangar | a German crew                 | MPh   | moves    | not defined   |
        | sangar-leader                      | sangar  | German sangar | a German leader               | MPh   | moves    | not defined   |
        | sangar-hero                        | sangar  | German sangar | a German hero                 | MPh   | moves    | not defined   |
        | sangar-cx-squad                    | sangar  | German sangar | a CX German squad             | MPh   | moves    | not defined   |
        | sangar-concealed-squad             | sangar  | German sangar | a concealed German squad      | MPh   | moves    | not defined   |
        | sangar-inexperienced-squad         | sangar  | German sangar | an inexperienced German squad | MPh   | moves    | not defined   |
        | sangar-fanatic-squad               | sangar  | German sangar | a Fanatic German squad        | MPh   | moves    | not defined   |
        | sangar-wounded-leader              | sangar  | German sangar | a wounded German leader       | MPh   | moves    | not defined   |
        | sangar-unarmed-squad               | sangar  | German sangar | an unarmed German squad       | MPh   | moves    | not defined   |
        | advance-sangar-squad               | sangar  | German sangar | a German squad                | APh   | advances | not defined   |
        | advance-sangar-half-squad          | sangar  | German sangar | a German half-squad           | APh   | advances | not defined   |
        | advance-sangar-concealed-squad     | sangar  | German sangar | a concealed German squad      | APh   | advances | not defined   |
        | advance-sangar-inexperienced-squad | sangar  | German sangar | an inexperienced German squad | APh   | advances | not defined   |
        | clear                              | trench  | German trench | a German squad                | MPh   | moves    | Clear         |
        | overcast                           | trench  | German trench | a German squad                | MPh   | moves    | Overcast      |
        | rain                               | trench  | German trench | a German squad                | MPh   | moves    | Rain          |
        | snow                               | trench  | German trench | a German squad                | MPh   | moves    | Snow          |
        | deep-snow                          | trench  | German trench | a German squad                | MPh   | moves    | Deep Snow     |
        | sub-zero-cold                      | trench  | German trench | a German squad                | MPh   | moves    | sub-zero cold |

    @B27.6-1
    Scenario Outline: B27.6-1s in the CCPh a squad beneath a trench Withdraws straight beneath the sangar below, which holds <who>: <verdict>
      Given it is the CCPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds a trench
      And B3 holds a German sangar
      And a German squad P beneath the trench in B2
      And a Russian squad E beneath the trench in B2
      And P is in Melee
      And <force> Q beneath the sangar in B3
      When P withdraws straight beneath the sangar in B3
      Then that is <verdict>

      Examples:
        | row  | who      | force           | verdict     |
        | room | a leader | a German leader | allowed     |
        | full | a squad  | a German squad  | not allowed |

    @B27.6-14
    Scenario Outline: B27.6-14s on one level nor has <unit> <place> B2 a way straight beneath the <cover>
      Given B2 and B3 are level 1 Open Ground
      And B2 holds <under>
      And B3 holds <fort>
      And <unit> P <place> B2
      And it is the MPh of the German turn
      When P moves straight beneath the <cover> in B3
      Then that is not allowed
      And B27.4 or B27.6 forbids it

      Examples: whoever it is, and whatever it goes beneath
        | row        | unit                | place                  | under        | fort               | cover     |
        | crew       | a German crew       | in                     | no foxhole   | a German trench    | trench    |
        | cx         | a CX German squad   | in                     | no foxhole   | a German sangar    | sangar    |
        | half-squad | a German half-squad | in                     | no foxhole   | a German A-T Ditch | A-T Ditch |
        | beneath    | a German squad      | beneath the Wire in    | Wire         | a German trench    | trench    |
        | foxhole    | a German squad      | beneath the foxhole in | a foxhole 1S | a German trench    | trench    |
