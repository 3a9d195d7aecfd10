@B27.4
Feature: B27.4 Into, beneath and out of a foxhole

  Rule: B27.4 Beneath a foxhole costs 1 MF more, paid by itself

    @B27.4-1
    Scenario Outline: B27.4-1 with <fort>, <terrain> costs <mf> MF to enter
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And B3 holds <fort>
      And a German squad with 4 MF in B2
      When the German squad moves into B3
      Then it costs <mf> MF
      And the German squad is on top in B3

      Examples: the foxhole makes no difference
        | row                 | terrain     | fort         | mf |
        | open-ground         | Open Ground | no foxhole   | 1  |
        | open-ground-foxhole | Open Ground | a foxhole 1S | 1  |
        | woods               | woods       | no foxhole   | 2  |
        | woods-foxhole       | woods       | a foxhole 1S | 2  |
        | brush-foxhole       | brush       | a foxhole 1S | 2  |

    @B27.4-2
    Scenario: B27.4-2 going beneath costs 1 MF
      Given it is the MPh of the German turn
      And B3 holds an empty foxhole 1S
      And a German squad with 1 MF left on top of the foxhole in B3
      When the German squad goes beneath the foxhole
      Then that is allowed
      And it costs 1 MF
      And the German squad is beneath the foxhole in B3

    @B27.4-3
    Scenario: B27.4-3 coming out costs 1 MF
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad with 4 MF beneath the foxhole in B3
      When the German squad comes out of the foxhole
      Then that is allowed
      And it costs 1 MF
      And the German squad is on top in B3

    @B27.4-2
    Scenario: B27.4-2d by Double Time as well
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad in B2
      When the German squad moves into B3 by Double Time
      And the German squad goes beneath the foxhole
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And the German squad is CX

    @B27.4-3
    Scenario: B27.4-3d who Places a DC from beneath does not move, and pays for the other hex alone
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      Then that is allowed
      And the expenditures are 1 MF
      And the German squad is beneath the foxhole in B2

    @B27.4-4
    Scenario Outline: B27.4-4 going beneath costs 1 MF in <terrain> as anywhere
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And B3 holds a foxhole 1S
      And a German squad with 4 MF on top of the foxhole in B3
      When the German squad goes beneath the foxhole
      Then it costs 1 MF

      Examples:
        | terrain      |
        | Open Ground  |
        | woods        |
        | brush        |
        | level 1 hill |

    @B27.4-5
    Scenario: B27.4-5a between the hex and the foxhole the squad stands on top, under fire
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And the expenditures are 1 MF
      And the German squad is on top in B3

    @B27.4-5
    Scenario: B27.4-5b the foxhole MF is spent after the fire that the hex drew
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the German squad is unharmed by the fire this draws
      And the German squad goes beneath the foxhole
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And the German squad is beneath the foxhole in B3

    @B27.4-6
    Scenario: B27.4-6 in the MPh hex and foxhole are never one expenditure
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad with 4 MF in B2
      When the German squad moves straight beneath the foxhole in B3
      Then that is not allowed
      And B27.4 forbids it

    @B27.4-7
    Scenario: B27.4-7 in the MPh coming out and the next hex are never one expenditure
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad with 4 MF beneath the foxhole in B2
      When the German squad moves into B3
      Then that is not allowed
      And B27.4 forbids it

    @B27.4-7
    Scenario: B27.4-7b nor for a crew that Pushes its Gun
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German crew beneath the foxhole in B2
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      When the German crew Pushes the AT Gun into B3
      Then that is not allowed
      And B27.4 or B27.1 forbids it

    @B27.4-7
    Scenario: B27.4-7c announced one after the other they are paid
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad with 4 MF beneath the foxhole in B2
      When the German squad comes out of the foxhole
      And the German squad moves into B3
      Then that is allowed
      And the expenditures are 1 and 1 MF

    @B27.4-8
    Scenario Outline: B27.4-8a <outcome> on entry, the squad stays on top
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the German squad is <outcome> by the fire this draws
      Then the German squad is on top in B3
      And the German squad is <outcome>

      Examples:
        | outcome |
        | pinned  |
        | broken  |

    @B27.4-8
    Scenario Outline: B27.4-8b <outcome> on entry, the squad may no longer go beneath
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the German squad is <outcome> by the fire this draws
      And the German squad goes beneath the foxhole
      Then that is not allowed

      Examples:
        | outcome |
        | pinned  |
        | broken  |

    @B27.4-9
    Scenario Outline: B27.4-9 going beneath with <left> MF left is <verdict>
      Given it is the MPh of the German turn
      And B3 holds an empty foxhole 1S
      And a German squad with <left> MF left on top of the foxhole in B3
      When the German squad goes beneath the foxhole
      Then that is <verdict>

      Examples: one MF is needed
        | left | verdict     |
        | 0    | not allowed |
        | 1    | allowed     |
        | 2    | allowed     |

    @B27.4-10
    Scenario: B27.4-10 from one foxhole to the next is three expenditures
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF beneath the foxhole in B2
      When the German squad comes out of the foxhole
      And the German squad moves into B3
      And the German squad goes beneath the foxhole
      Then that is allowed
      And the expenditures are 1, 1 and 1 MF
      And it has spent 3 MF in all
      And the German squad is beneath the foxhole in B3

    @B27.4-11
    Scenario: B27.4-11 a routing squad enters hex and foxhole at once, free of Interdiction
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole 1S
      And a broken German squad with 6 MF in B2
      And a Russian squad in F3
      When the German squad routs straight beneath the foxhole in B3
      Then that is allowed
      And it costs 2 MF
      And the German squad is beneath the foxhole in B3
      And no Interdiction is possible in B3

    @B27.4-12
    Scenario: B27.4-12 a routing squad leaves its foxhole and enters the next hex at once
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is woods
      And a broken German squad with 6 MF beneath the foxhole in B2
      And a Russian squad in F3
      When the German squad routs into B3
      Then that is allowed
      And it costs 3 MF
      And the German squad is on top in B3
      And no Interdiction is possible in B2

    @B27.4-13
    Scenario Outline: B27.4-13a a routing squad leaves the pillbox in <hex> and enters <end> at once
      Given it is the RtPh of the German turn
      And <hex> holds a German pillbox
      And <end> is woods
      And a broken German squad with 6 MF in the pillbox in <hex>
      And a Russian squad in F3
      When the German squad routs into <end>
      Then that is allowed
      And the German squad is on top in <end>
      And no Interdiction is possible in <hex>

      Examples:
        | end | hex |
        | B3  | B2  |

    @B27.4-13
    Scenario Outline: B27.4-13b a routing squad leaves the woods of <start> and enters the pillbox in <hex> at once
      Given it is the RtPh of the German turn
      And <start> is woods
      And <hex> holds an empty German pillbox
      And a broken German squad with 6 MF in <start>
      And a Russian squad in F3
      When the German squad routs straight into the pillbox in <hex>
      Then that is allowed
      And no Interdiction is possible in <hex>

      Examples:
        | start | hex |
        | B2    | B3  |

    @B27.4-13 @reading:B27.4-pillbox-to-trench
    Scenario: B27.4-13c a rout leads straight from the pillbox beneath the trench of its hex
      Given it is the RtPh of the German turn
      And B2 holds a German pillbox
      And B2 holds a trench
      And a broken German squad P in the pillbox in B2
      When P routs straight beneath the trench in B2
      Then that is allowed

    @B27.4-13 @reading:B27.4-pillbox-to-trench=goes-not
    Scenario: B27.4-13d or by the other reading it comes out between them
      Given it is the RtPh of the German turn
      And B2 holds a German pillbox
      And B2 holds a trench
      And a broken German squad P in the pillbox in B2
      When P routs straight beneath the trench in B2
      Then that is not allowed

    @B27.4-14
    Scenario: B27.4-14 a routing squad may also spend the MF to come out by itself
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad with 6 MF beneath the foxhole in B2
      When the German squad begins its rout by coming out of the foxhole
      Then that is allowed
      And it costs 1 MF
      And the German squad is on top in B2

  Rule: B27.4 EX1 From a gully to a foxhole above it

    @B27.4-EX1-1
    Scenario: B27.4-EX1-1 up from the gully into Open Ground costs 2 MF
      Given it is the MPh of the German turn
      And B2 is a gully
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF IN B2
      When the German squad moves into B3
      Then it costs 2 MF
      And the German squad is on top in B3

    @B27.4-EX1-2
    Scenario: B27.4-EX1-2 beneath the foxhole it is 1 MF more and nothing is doubled
      Given it is the MPh of the German turn
      And B2 is a gully
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF on top of the foxhole in B3
      And the German squad has spent 2 MF
      When the German squad goes beneath the foxhole
      Then it costs 1 MF
      And it has spent 3 MF in all
      And the German squad is beneath the foxhole in B3

  Rule: B27.4 EX2 Into an Open Ground foxhole and out of one into woods

    @B27.4-EX2-1
    Scenario: B27.4-EX2-1 into the Open Ground foxhole hex costs 1 MF
      Given it is the MPh of the German turn
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF in B2
      When the German squad moves into B3
      Then it costs 1 MF
      And the German squad is on top in B3

    @B27.4-EX2-2 @B27.4-6
    Scenario: B27.4-EX2-2 into the hex and beneath the foxhole costs 1 and 1 MF
      Given it is the MPh of the German turn
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF in B2
      When the German squad moves into B3
      And the German squad goes beneath the foxhole
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And it has spent 2 MF in all
      And the German squad is beneath the foxhole in B3

    @B27.4-EX2-3
    Scenario: B27.4-EX2-3a from a foxhole to one in woods costs 1, 2 and 1 MF
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is woods
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF beneath the foxhole in B2
      When the German squad comes out of the foxhole
      And the German squad moves into B3
      And the German squad goes beneath the foxhole
      Then that is allowed
      And the expenditures are 1, 2 and 1 MF
      And it has spent 4 MF in all
      And the German squad is beneath the foxhole in B3

    @B27.4-EX2-3
    Scenario: B27.4-EX2-3b with 3 MF a squad does not get beneath the one in woods
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is woods
      And B3 holds an empty foxhole 1S
      And an inexperienced German squad with 3 MF beneath the foxhole in B2
      When the German squad comes out of the foxhole
      And the German squad moves into B3
      And the German squad goes beneath the foxhole
      Then that is not allowed

    @B27.4-EX2-4
    Scenario: B27.4-EX2-4 hex and foxhole are announced one after the other
      Given it is the MPh of the German turn
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF in B2
      When the German squad moves into B3
      And the German squad goes beneath the foxhole
      Then the expenditures are 1 and 1 MF

    @B27.4-EX2-5
    Scenario: B27.4-EX2-5 once the squad is in the hex the DEFENDER may First Fire at it on top
      Given it is the MPh of the German turn
      And B3 holds an empty foxhole 1S
      And a German squad with 4 MF on top of the foxhole in B3
      And the German squad has spent 1 MF
      And a Russian squad in B6
      When the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And the TEM is 0
      And the foxhole gives no TEM
      And the German squad is on top in B3

    @B27.4-2 @B27.4-15 @B27.1 @B27.1-13
    Scenario Outline: B27.4-2c in the MPh <unit> goes beneath the <cover>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And B3 holds <fort>
      And <unit> P on top of the <cover> in B3
      When P goes beneath the <cover>
      Then that is allowed
      And P is beneath the <cover> in B3
      And it costs <mf> MF

      Examples: whoever it is, in whatever state and weather
        | row                         | unit                          | cover   | fort         | mf | weather       |
        | foxhole-half-squad          | a German half-squad           | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-crew                | a German crew                 | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-leader              | a German leader               | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-hero                | a German hero                 | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-cx-squad            | a CX German squad             | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-concealed-squad     | a concealed German squad      | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-inexperienced-squad | an inexperienced German squad | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-fanatic-squad       | a Fanatic German squad        | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-wounded-leader      | a wounded German leader       | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-unarmed-squad       | an unarmed German squad       | foxhole | a foxhole 2S | 1  | not defined   |
        | trench-squad                | a German squad                | trench  | a trench     | 1  | not defined   |
        | trench-half-squad           | a German half-squad           | trench  | a trench     | 1  | not defined   |
        | trench-crew                 | a German crew                 | trench  | a trench     | 1  | not defined   |
        | trench-leader               | a German leader               | trench  | a trench     | 1  | not defined   |
        | trench-hero                 | a German hero                 | trench  | a trench     | 1  | not defined   |
        | trench-cx-squad             | a CX German squad             | trench  | a trench     | 1  | not defined   |
        | trench-concealed-squad      | a concealed German squad      | trench  | a trench     | 1  | not defined   |
        | trench-inexperienced-squad  | an inexperienced German squad | trench  | a trench     | 1  | not defined   |
        | trench-fanatic-squad        | a Fanatic German squad        | trench  | a trench     | 1  | not defined   |
        | trench-wounded-leader       | a wounded German leader       | trench  | a trench     | 1  | not defined   |
        | trench-unarmed-squad        | an unarmed German squad       | trench  | a trench     | 1  | not defined   |
        | clear                       | a German squad                | foxhole | a foxhole 2S | 1  | Clear         |
        | overcast                    | a German squad                | foxhole | a foxhole 2S | 1  | Overcast      |
        | mud                         | a German squad                | foxhole | a foxhole 2S | 1  | Mud           |
        | snow                        | a German squad                | foxhole | a foxhole 2S | 1  | Snow          |
        | ground-snow                 | a German squad                | foxhole | a foxhole 2S | 1  | Ground Snow   |
        | deep-snow                   | a German squad                | foxhole | a foxhole 2S | 1  | Deep Snow     |
        | sub-zero-cold               | a German squad                | foxhole | a foxhole 2S | 1  | sub-zero cold |
        | rain                        | a German squad                | foxhole | a foxhole 2S | 1  | Rain          |
        | heavy-rain                  | a German squad                | foxhole | a foxhole 2S | 1  | Heavy Rain    |
        | falling-snow                | a German squad                | foxhole | a foxhole 2S | 1  | Falling Snow  |

      @reading:B27.56-ditch-cost
      Examples: an A-T Ditch costs two MF for each
        | row                           | unit                          | cover     | fort         | mf | weather     |
        | a-t-ditch-squad               | a German squad                | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-half-squad          | a German half-squad           | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-crew                | a German crew                 | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-leader              | a German leader               | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-hero                | a German hero                 | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-cx-squad            | a CX German squad             | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-concealed-squad     | a concealed German squad      | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-inexperienced-squad | an inexperienced German squad | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-fanatic-squad       | a Fanatic German squad        | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-wounded-leader      | a wounded German leader       | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-unarmed-squad       | an unarmed German squad       | A-T Ditch | an A-T Ditch | 2  | not defined |

    @B27.4-3 @B27.4-15
    Scenario Outline: B27.4-3c in the MPh <unit> comes out of the <cover>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And B3 holds <fort>
      And <unit> P beneath the <cover> in B3
      When P comes out of the <cover>
      Then that is allowed
      And P is on top in B3
      And it costs <mf> MF

      Examples: whoever it is, in whatever state and weather
        | row                         | unit                          | cover   | fort         | mf | weather       |
        | foxhole-half-squad          | a German half-squad           | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-crew                | a German crew                 | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-leader              | a German leader               | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-hero                | a German hero                 | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-cx-squad            | a CX German squad             | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-concealed-squad     | a concealed German squad      | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-inexperienced-squad | an inexperienced German squad | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-fanatic-squad       | a Fanatic German squad        | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-wounded-leader      | a wounded German leader       | foxhole | a foxhole 2S | 1  | not defined   |
        | foxhole-unarmed-squad       | an unarmed German squad       | foxhole | a foxhole 2S | 1  | not defined   |
        | trench-squad                | a German squad                | trench  | a trench     | 1  | not defined   |
        | trench-half-squad           | a German half-squad           | trench  | a trench     | 1  | not defined   |
        | trench-crew                 | a German crew                 | trench  | a trench     | 1  | not defined   |
        | trench-leader               | a German leader               | trench  | a trench     | 1  | not defined   |
        | trench-hero                 | a German hero                 | trench  | a trench     | 1  | not defined   |
        | trench-cx-squad             | a CX German squad             | trench  | a trench     | 1  | not defined   |
        | trench-concealed-squad      | a concealed German squad      | trench  | a trench     | 1  | not defined   |
        | trench-inexperienced-squad  | an inexperienced German squad | trench  | a trench     | 1  | not defined   |
        | trench-fanatic-squad        | a Fanatic German squad        | trench  | a trench     | 1  | not defined   |
        | trench-wounded-leader       | a wounded German leader       | trench  | a trench     | 1  | not defined   |
        | trench-unarmed-squad        | an unarmed German squad       | trench  | a trench     | 1  | not defined   |
        | clear                       | a German squad                | foxhole | a foxhole 2S | 1  | Clear         |
        | overcast                    | a German squad                | foxhole | a foxhole 2S | 1  | Overcast      |
        | mud                         | a German squad                | foxhole | a foxhole 2S | 1  | Mud           |
        | snow                        | a German squad                | foxhole | a foxhole 2S | 1  | Snow          |
        | ground-snow                 | a German squad                | foxhole | a foxhole 2S | 1  | Ground Snow   |
        | deep-snow                   | a German squad                | foxhole | a foxhole 2S | 1  | Deep Snow     |
        | sub-zero-cold               | a German squad                | foxhole | a foxhole 2S | 1  | sub-zero cold |
        | rain                        | a German squad                | foxhole | a foxhole 2S | 1  | Rain          |
        | heavy-rain                  | a German squad                | foxhole | a foxhole 2S | 1  | Heavy Rain    |
        | falling-snow                | a German squad                | foxhole | a foxhole 2S | 1  | Falling Snow  |

      @reading:B27.56-ditch-cost
      Examples: an A-T Ditch costs two MF for each
        | row                           | unit                          | cover     | fort         | mf | weather     |
        | a-t-ditch-squad               | a German squad                | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-half-squad          | a German half-squad           | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-crew                | a German crew                 | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-leader              | a German leader               | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-hero                | a German hero                 | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-cx-squad            | a CX German squad             | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-concealed-squad     | a concealed German squad      | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-inexperienced-squad | an inexperienced German squad | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-fanatic-squad       | a Fanatic German squad        | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-wounded-leader      | a wounded German leader       | A-T Ditch | an A-T Ditch | 2  | not defined |
        | a-t-ditch-unarmed-squad       | an unarmed German squad       | A-T Ditch | an A-T Ditch | 2  | not defined |

    @B27.4-15
    Scenario Outline: B27.4-15 <unit> beside a foxhole goes aboard a halftrack
      Given it is the MPh of the German turn
      And B3 holds a foxhole 2S
      And a German halftrack in B3
      And <unit> P on top of the foxhole in B3
      When P goes aboard the German halftrack
      Then that is allowed

      Examples:
        | row                 | unit                          |
        | squad               | a German squad                |
        | half-squad          | a German half-squad           |
        | crew                | a German crew                 |
        | leader              | a German leader               |
        | hero                | a German hero                 |
        | cx-squad            | a CX German squad             |
        | concealed-squad     | a concealed German squad      |
        | inexperienced-squad | an inexperienced German squad |
        | fanatic-squad       | a Fanatic German squad        |
        | wounded-leader      | a wounded German leader       |

      @reading:A20.5-unarmed
      Examples: who is unarmed
        | row           | unit                    |
        | unarmed-squad | an unarmed German squad |

    @B27.4-2
    Scenario Outline: B27.4-2p P and Q in <hex> go beneath the foxhole in B2 together: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And B3 holds a foxhole 2S
      And a German squad P on top of the foxhole in B2
      And a German squad Q on top of the foxhole in <hex>
      When P and Q goes beneath the foxhole
      Then that is <verdict>

      Examples:
        | hex | verdict     |
        | B2  | allowed     |
        | B3  | not allowed |

    @B27.4-3
    Scenario Outline: B27.4-3p P and Q in <hex> come out of the foxhole in B2 together: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And B3 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And a German squad Q beneath the foxhole in <hex>
      When P and Q comes out of the foxhole
      Then that is <verdict>

      Examples:
        | hex | verdict     |
        | B2  | allowed     |
        | B3  | not allowed |
