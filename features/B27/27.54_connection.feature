@B27.54
Feature: B27.54 Connecting trenches

  Rule: B27.54 Which trenches are connected

    @B27.54-1 @B27.54-2 @B27.54-4
    Scenario Outline: B27.54-1 if <between>, trenches in B2 and B3 are <connection>
      Given B2 and B3 each hold a trench
      And <between>
      When the players look at the board
      Then the trenches in B2 and B3 are <connection>

      Examples: whatever lies between them
        | between                      | connection |
        | B3 is Open Ground            | connected  |
        | hexside B2-B3 is a wall      | connected  |
        | hexside B2-B3 is a hedge     | connected  |
        | hexside B2-B3 is a bocage    | connected  |
        | hexside B2-B3 is a cactus hedge | connected |
        | B3 is level 1 Open Ground    | connected  |
        | a road crosses hexside B2-B3 | connected  |
        | B3 is a gully                | connected  |

      Examples: but for a cliff and a Water Obstacle
        | between                           | connection    |
        | hexside B2-B3 is a cliff          | not connected |
        | hexside B2-B3 is a Water Obstacle | not connected |

    @B27.54-2
    Scenario: B27.54-2 trenches two hexes apart are not connected
      Given B2 and B4 each hold a trench
      When the players look at the board
      Then the trenches in B2 and B4 are not connected

    @B27.54-3
    Scenario: B27.54-3 trenches of both sides are connected
      Given B2 holds a German trench
      And B3 holds a Russian trench
      When the players look at the board
      Then the trenches in B2 and B3 are connected

    @B27.54-4
    Scenario Outline: B27.54-4 a <first> and a <second> are not connected
      Given B2 holds a <first>
      And B3 holds a <second>
      When the players look at the board
      Then the <first> in B2 and the <second> in B3 are not connected

      Examples: foxholes connect with nothing
        | first      | second     |
        | foxhole 1S | foxhole 1S |
        | trench     | foxhole 1S |

    @B27.54-1
    Scenario Outline: B27.54-1b in the <phase> the trenches in B2 and B3 are connected
      Given B2 and B3 each hold a trench
      And the weather is <weather>
      And the water depth is <depth>
      And it is the <phase> of the German turn
      When the players look at the board
      Then the trenches in B2 and B3 are connected

      Examples: in whatever phase, weather and depth
        | row           | phase | weather       | depth       |
        | rph           | RPh   | not defined   | not defined |
        | pfph          | PFPh  | not defined   | not defined |
        | dfph          | DFPh  | not defined   | not defined |
        | afph          | AFPh  | not defined   | not defined |
        | rtph          | RtPh  | not defined   | not defined |
        | aph           | APh   | not defined   | not defined |
        | ccph          | CCPh  | not defined   | not defined |
        | clear         | MPh   | Clear         | not defined |
        | overcast      | MPh   | Overcast      | not defined |
        | rain          | MPh   | Rain          | not defined |
        | snow          | MPh   | Snow          | not defined |
        | deep-snow     | MPh   | Deep Snow     | not defined |
        | sub-zero-cold | MPh   | sub-zero cold | not defined |
        | heavy-rain    | MPh   | Heavy Rain    | not defined |
        | mud           | MPh   | Mud           | not defined |
        | falling-snow  | MPh   | Falling Snow  | not defined |
        | ground-snow   | MPh   | Ground Snow   | not defined |
        | dry           | MPh   | not defined   | dry         |
        | shallow       | MPh   | not defined   | shallow     |
        | deep          | MPh   | not defined   | deep        |
        | flooded       | MPh   | not defined   | flooded     |
        | frozen        | MPh   | not defined   | frozen      |

    @B27.54-4
    Scenario Outline: B27.54-4e a <first> and the <gear> in the next hex are not connected
      Given B2 holds a <first>
      And <piece> in B3
      When the players look at the board
      Then the <first> in B2 and the <gear> are not connected

      Examples: a weapon is no trench
        | row    | first  | piece         | gear     |
        | lmg    | trench | a LMG         | LMG      |
        | mortar | trench | an 81mm MTR   | 81mm MTR |
        | dm     | trench | a dm 81mm MTR | 81mm MTR |
        | dc     | trench | a DC          | DC       |
        | at-gun | trench | an AT Gun     | AT Gun   |

    @B27.54-4
    Scenario Outline: B27.54-4b in the <phase> a trench and <fort> are not connected
      Given B2 holds a trench
      And B3 holds <fort>
      And the weather is <weather>
      And it is the <phase> of the German turn
      When the players look at the board
      Then the trench in B2 and the <name> in B3 are not connected

      Examples: whatever is no trench, in whatever phase and weather
        | row           | fort         | name    | phase | weather       |
        | foxhole-2s    | a foxhole 2S | foxhole | MPh   | not defined   |
        | rph           | a foxhole 1S | foxhole | RPh   | not defined   |
        | pfph          | a foxhole 1S | foxhole | PFPh  | not defined   |
        | dfph          | a foxhole 1S | foxhole | DFPh  | not defined   |
        | afph          | a foxhole 1S | foxhole | AFPh  | not defined   |
        | rtph          | a foxhole 1S | foxhole | RtPh  | not defined   |
        | aph           | a foxhole 1S | foxhole | APh   | not defined   |
        | ccph          | a foxhole 1S | foxhole | CCPh  | not defined   |
        | clear         | a foxhole 1S | foxhole | MPh   | Clear         |
        | overcast      | a foxhole 1S | foxhole | MPh   | Overcast      |
        | rain          | a foxhole 1S | foxhole | MPh   | Rain          |
        | snow          | a foxhole 1S | foxhole | MPh   | Snow          |
        | deep-snow     | a foxhole 1S | foxhole | MPh   | Deep Snow     |
        | sub-zero-cold | a foxhole 1S | foxhole | MPh   | sub-zero cold |

  Rule: B27.54 Infantry goes from trench to trench without coming out

    @B27.54-5 @B27.54-8
    Scenario Outline: B27.54-5b in the <phase> <unit> <goes> from trench to trench
      Given B2 and B3 each hold a trench
      And the weather is <weather>
      And the water depth is <depth>
      And <unit> P beneath the trench in B2
      And it is the <phase> of the German turn
      When P <goes> straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3

      Examples: neither kind, status, weather nor depth matters
        | row                         | unit                          | phase | goes     | weather       | depth       |
        | half-squad                  | a German half-squad           | MPh   | moves    | not defined   | not defined |
        | crew                        | a German crew                 | MPh   | moves    | not defined   | not defined |
        | leader                      | a German leader               | MPh   | moves    | not defined   | not defined |
        | hero                        | a German hero                 | MPh   | moves    | not defined   | not defined |
        | cx-squad                    | a CX German squad             | MPh   | moves    | not defined   | not defined |
        | concealed-squad             | a concealed German squad      | MPh   | moves    | not defined   | not defined |
        | inexperienced-squad         | an inexperienced German squad | MPh   | moves    | not defined   | not defined |
        | fanatic-squad               | a Fanatic German squad        | MPh   | moves    | not defined   | not defined |
        | wounded-leader              | a wounded German leader       | MPh   | moves    | not defined   | not defined |
        | unarmed-squad               | an unarmed German squad       | MPh   | moves    | not defined   | not defined |
        | advance-squad               | a German squad                | APh   | advances | not defined   | not defined |
        | advance-half-squad          | a German half-squad           | APh   | advances | not defined   | not defined |
        | advance-leader              | a German leader               | APh   | advances | not defined   | not defined |
        | advance-concealed-squad     | a concealed German squad      | APh   | advances | not defined   | not defined |
        | advance-inexperienced-squad | an inexperienced German squad | APh   | advances | not defined   | not defined |
        | broken-squad                | a broken German squad         | RtPh  | routs    | not defined   | not defined |
        | broken-leader               | a broken German leader        | RtPh  | routs    | not defined   | not defined |
        | clear                       | a German squad                | MPh   | moves    | Clear         | not defined |
        | overcast                    | a German squad                | MPh   | moves    | Overcast      | not defined |
        | rain                        | a German squad                | MPh   | moves    | Rain          | not defined |
        | snow                        | a German squad                | MPh   | moves    | Snow          | not defined |
        | deep-snow                   | a German squad                | MPh   | moves    | Deep Snow     | not defined |
        | sub-zero-cold               | a German squad                | MPh   | moves    | sub-zero cold | not defined |
        | dry                         | a German squad                | MPh   | moves    | not defined   | dry         |
        | shallow                     | a German squad                | MPh   | moves    | not defined   | shallow     |
        | deep                        | a German squad                | MPh   | moves    | not defined   | deep        |
        | flooded                     | a German squad                | MPh   | moves    | not defined   | flooded     |
        | frozen                      | a German squad                | MPh   | moves    | not defined   | frozen      |

    @B27.54-5 @B27.54-25 @B27.54-8
    Scenario: B27.54-5 beneath one trench to beneath the next is one expenditure of 1 MF
      Given B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And B27.54 allows it
      And the expenditures are 1 MF
      And it is beneath the trench in B3

    @B27.54-6
    Scenario: B27.54-6a on top of a trench a unit enters the next hex on top and goes beneath apart
      Given B2 and B3 each hold a trench
      And a German squad on top of the trench in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      And it goes beneath the trench
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And it has spent 2 MF in all
      And it is beneath the trench in B3

    @B27.54-6
    Scenario: B27.54-6b on top of a trench it has no part in the connection
      Given B2 and B3 each hold a trench
      And a German squad on top of the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is not allowed

    @B27.54-7
    Scenario: B27.54-7a into a hex without a trench a unit comes out first
      Given B2 holds a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad comes out of the trench
      And it moves into B3
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And it has spent 2 MF in all

    @B27.54-7
    Scenario: B27.54-7b into a hex without a trench there is no way straight from beneath
      Given B2 holds a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is not allowed

    @B27.54-8
    Scenario: B27.54-8 across a cliff there is no trench movement
      Given B2 and B3 each hold a trench
      And hexside B2-B3 is a cliff
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is not allowed

    @B27.54-9
    Scenario Outline: B27.54-9a for <unit> to move along the connection is <verdict>
      Given B2 and B3 each hold a trench
      And <unit> beneath the trench in B2
      And it is the MPh of the German turn
      When <mover> moves straight beneath the trench in B3
      Then that is <verdict>

      Examples: it serves Infantry
        | unit            | mover             | verdict     |
        | a German squad  | the German squad  | allowed     |
        | a German leader | the German leader | allowed     |
        | a German tank   | the German tank   | not allowed |

      Examples: and dummies, which pass for Infantry
        | unit                           | mover                  | verdict |
        | a concealed German dummy stack | the German dummy stack | allowed |

    @B27.54-9
    Scenario: B27.54-9b no Gun is moved along it
      Given B2 and B3 each hold a trench
      And a German crew beneath the trench in B2
      And an AT Gun beneath the trench with the German crew
      And it is the MPh of the German turn
      When the German crew Pushes the AT Gun straight beneath the trench in B3
      Then that is not allowed

    @B27.54-9
    Scenario Outline: B27.54-9e in the <phase> <unit> <goes> along it by <mode>
      Given it is the <phase> of the German turn
      And B2 and B3 each hold a trench
      And <unit> P beneath the trench in B2
      And a Russian squad in B0
      When P <goes> straight beneath the trench in B3 by <mode>
      Then that is allowed
      And P is beneath the trench in B3

      Examples: in whatever way Infantry moves
        | mode         | phase | unit                     | goes  |
        | Low Crawl    | RtPh  | a broken DM German squad | routs |
        | Charge       | MPh   | a berserk German squad   | moves |
        | Minimum Move | MPh   | a German squad           | moves |

    @B27.54-9
    Scenario: B27.54-9c nor do Cavalry who were set up beneath it ride along it
      Given B2 and B3 each hold a trench
      And a German Cavalry squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is not allowed

    @B27.54-24
    Scenario: B27.54-24 along a line of trenches each step costs 1 MF
      Given B2, B3, B4, B5 and B6 each hold a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      And it moves straight beneath the trench in B4
      And it moves straight beneath the trench in B5
      And it moves straight beneath the trench in B6
      Then that is allowed
      And the expenditures are 1, 1, 1 and 1 MF
      And it is beneath the trench in B6

    @B27.54-25
    Scenario: B27.54-25 a connecting trench that is full takes nobody else
      Given B2 and B3 each hold a trench
      And three German squads beneath the trench in B3
      And a German squad P beneath the trench in B2
      And it is the MPh of the German turn
      When P moves straight beneath the trench in B3
      Then that is not allowed

  Rule: B27.54 Its own price, whatever lies in the way

    @B27.54-16
    Scenario Outline: B27.54-16 to a connecting trench in <terrain> it costs 1 MF
      Given B3 is <terrain>
      And B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And it costs 1 MF

      Examples:
        | terrain     |
        | Open Ground |
        | woods       |
        | brush       |
        | grain       |
        | orchard     |
        | shellholes  |

    @B27.54-17
    Scenario Outline: B27.54-17 from level <from> to a connecting trench in <terrain> on level <to> it costs <mf> MF
      Given B2 is level <from> Open Ground
      And B3 is level <to> <terrain>
      And B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And it costs <mf> MF

      Examples: doubled uphill only
        | row                     | from | to | terrain     | mf |
        | from-0-to-0-open-ground | 0    | 0  | Open Ground | 1  |
        | from-0-to-1-open-ground | 0    | 1  | Open Ground | 2  |
        | from-0-to-1-woods       | 0    | 1  | woods       | 2  |
        | from-1-to-0-open-ground | 1    | 0  | Open Ground | 1  |
        | from-1-to-0-woods       | 1    | 0  | woods       | 1  |

    @B27.54-18
    Scenario Outline: B27.54-18 SMOKE on level <to> makes the step from level <from> cost <mf> MF
      Given B2 is level <from> Open Ground
      And B3 is level <to> Open Ground
      And B3 has smoke
      And B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And it costs <mf> MF

      Examples: SMOKE is part of the COT that is doubled
        | row        | from | to | mf |
        | to-level-0 | 0    | 0  | 2  |

      @reading:B27.54-smoke-uphill
      Examples: uphill
        | row        | from | to | mf |
        | to-level-1 | 0    | 1  | 4  |

    @B27.54-18 @reading:B27.54-smoke-uphill=added
    Scenario Outline: B27.54-18b or by the other reading SMOKE on level <to> is not doubled: from level <from> <mf> MF
      Given B2 is level <from> Open Ground
      And B3 is level <to> Open Ground
      And B3 has smoke
      And B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row        | from | to | mf |
        | to-level-1 | 0    | 1  | 3  |

    @B27.54-19
    Scenario Outline: B27.54-19 a <barrier> between connecting trenches costs nothing
      Given hexside B2-B3 is a <barrier>
      And B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And it costs 1 MF

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B27.54-20
    Scenario Outline: B27.54-20 from trench to trench Wire in <wired> is no hindrance
      Given B2 and B3 each hold a trench
      And <wired> holds Wire
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And it costs 1 MF
      And it is beneath the trench in B3
      And it is not on the Wire
      And no Wire dr is due from it

      Examples:
        | wired     |
        | B2        |
        | B3        |
        | B2 and B3 |

    @B27.54-20
    Scenario: B27.54-20c by Double Time as well, for no unit tries to get beneath the Wire
      Given B2 and B3 each hold a trench
      And B3 holds Wire
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3 by Double Time
      Then that is allowed
      And it costs 1 MF
      And the German squad is CX
      And it is beneath the trench in B3

    @B27.54-21
    Scenario: B27.54-21 from outside the trenches Wire is met as ever
      Given B3 holds a trench
      And B3 holds Wire
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And it costs 1 MF
      And it is on top of the Wire

  Rule: B27.54 What cannot touch a unit on its way from trench to trench

    @B27.54-10 @B27.54-11
    Scenario: B27.54-10 neither FFNAM nor FFMO applies, and the trench shelters
      Given B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFNAM does not apply
      And FFMO does not apply
      And the TEM is +2

    @B27.54-12
    Scenario: B27.54-12 it offers no Snap Shot
      Given B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is not possible

    @B27.54-12
    Scenario Outline: B27.54-12b by 27.54 there is none on the way from <first> to <second>
      Given B2 holds a <first>
      And B3 holds a <second>
      And a German squad beneath the <first> in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the <second> in B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then B27.54 rules the attack out

      Examples:
        | row    | first  | second |
        | trench | trench | trench |

    @B27.54-12
    Scenario Outline: B27.54-12c <way> to a trench <levels> there is none either
      Given B2 is level <from> Open Ground
      And B3 is level <to> Open Ground
      And D3 is level 2 Open Ground
      And B2 and B3 each hold a trench
      And a German squad beneath the trench in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is not possible

      Examples: on whatever level they are
        | row  | way  | levels           | from | to |
        | up   | up   | one level higher | 0    | 1  |
        | down | down | one level lower  | 1    | 0  |

    @B27.54-12
    Scenario Outline: B27.54-12d from on top of one to on top of the other, <levels>, there is one
      Given B2 is level <from> Open Ground
      And B3 is level <to> Open Ground
      And D3 is level 2 Open Ground
      And B2 and B3 each hold a trench
      And a German squad on top of the trench in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves into B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is possible

      Examples:
        | row  | levels           | from | to |
        | up   | one level higher | 0    | 1  |
        | down | one level lower  | 1    | 0  |
        | flat | on one level     | 0    | 0  |

    @B27.54-13
    Scenario: B27.54-13 a rout from trench to trench is not Interdicted
      Given B2 and B3 each hold a trench
      And a broken German squad beneath the trench in B2
      And a Russian squad in D3
      And it is the RtPh of the German turn
      When the German squad routs straight beneath the trench in B3
      Then that is allowed
      And it costs 1 MF
      And no Interdiction is possible anywhere
      And it is beneath the trench in B3

    @B27.54-13
    Scenario: B27.54-13b nobody claims Interdiction of who has so come to a trench
      Given B2 and B3 each hold a trench
      And a broken German squad P beneath the trench in B2
      And a Russian squad E in D3
      And it is the RtPh of the German turn
      When P carries out a rout straight beneath the trench in B3
      And E claims Interdiction of P
      Then that is not allowed

    @B27.54-13
    Scenario: B27.54-13c but of who then comes out of it
      Given B2 and B3 each hold a trench
      And a broken German squad P beneath the trench in B2
      And a Russian squad E in D3
      And it is the RtPh of the German turn
      When P carries out a rout straight beneath the trench in B3
      And P comes out of the trench
      And E claims Interdiction of P
      Then that is allowed

    @B27.54-14
    Scenario: B27.54-14a mines do not attack a unit that moves to a connecting trench
      Given B2 and B3 each hold a trench
      And B3 holds a 6-factor A-P minefield
      And a German squad beneath the trench in B2
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And no minefield attacks it
      And the German squad is beneath the trench in B3

    @B27.54-14
    Scenario: B27.54-14b mines do not attack a unit that routs to a connecting trench
      Given B2 and B3 each hold a trench
      And B3 holds a 6-factor A-P minefield
      And a broken German squad beneath the trench in B2
      And it is the RtPh of the German turn
      When the German squad carries out a rout straight beneath the trench in B3
      Then that is allowed
      And no minefield attacks it
      And the German squad is beneath the trench in B3

    @B27.54-14
    Scenario: B27.54-14c mines do not attack a unit that advances to a connecting trench
      Given B2 and B3 each hold a trench
      And B3 holds a 6-factor A-P minefield
      And a German squad beneath the trench in B2
      And it is the APh of the German turn
      When the German squad advances straight beneath the trench in B3
      Then that is allowed
      And no minefield attacks it
      And the German squad is beneath the trench in B3

    @B27.54-15
    Scenario: B27.54-15 mines attack who comes from outside the trenches
      Given B3 holds a trench
      And B3 holds a 6-factor A-P minefield
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And a minefield attacks it

    @B27.54-22 @B27.54-23
    Scenario: B27.54-22 by Non-Assault Movement to a connecting trench concealment is kept
      Given B2 and B3 each hold a trench
      And a concealed German squad beneath the trench in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And it is concealed
      And it is beneath the trench in B3

    @B27.54-22
    Scenario Outline: B27.54-22b <how> to a connecting trench concealment is kept
      Given B3 is <ground>
      And B2 and B3 each hold a <trench>
      And a concealed German squad beneath the <trench> in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When the German squad moves straight beneath the <trench> in B3 <how>
      Then that is allowed
      And it is concealed
      And it is beneath the <trench> in B3

      Examples: in haste, uphill and in an A-T Ditch
        | row         | how                | trench    | ground              |
        | double-time | by Double Time     | trench    | Open Ground         |
        | uphill      | by Double Time     | trench    | level 1 Open Ground |
        | at-ditch    | by Double Time     | A-T Ditch | Open Ground         |

    @B27.54-23
    Scenario: B27.54-23 by Non-Assault Movement out of the trench line it is lost
      Given B2 holds a trench
      And a concealed German squad beneath the trench in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When the German squad comes out of the trench
      And it moves into B3
      Then that is allowed
      And it is not concealed
