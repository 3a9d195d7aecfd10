Feature: From one entrenchment straight beneath another

  Rule: B27.6 Out of a foxhole and straight up beneath a trench

    @B27.41 @B27.6 @B27.41xB27.6-1101
    Scenario Outline: B27.41xB27.6-1101a a rout from <cover> beneath <fort> on level <level>, <ground>, costs <mf> MF
      Given it is the RtPh of the German turn
      And B2 holds <cover>
      And B3 is <ground> at level <level>
      And B3 holds <fort>
      And a broken German squad P beneath the <below> in B2
      When P routs straight beneath the <above> in B3
      Then that is allowed
      And it costs <mf> MF
      And P is beneath the <above> in B3

      Examples: 1 MF to come out, and the way up
        | row           | cover           | below   | fort               | above   | level | ground      | mf |
        | trench        | a foxhole 1S    | foxhole | a German trench    | trench  | 1     | Open Ground | 3  |
        | sangar        | a foxhole 1S    | foxhole | a German sangar    | sangar  | 1     | Open Ground | 3  |
        | from-a-sangar | a German sangar | sangar  | a German sangar    | sangar  | 1     | Open Ground | 3  |
        | controlled    | a foxhole 1S    | foxhole | a Russian trench controlled by the Germans | trench | 1 | Open Ground | 3 |
        | woods         | a foxhole 1S    | foxhole | a German trench    | trench  | 1     | woods       | 5  |

      Examples: no such way
        | row       | cover        | below   | fort             | above   | level | ground      | mf |
        | enemy     | a foxhole 1S | foxhole | a Russian trench | trench  | 1     | Open Ground | 4  |
        | level     | a foxhole 1S | foxhole | a German trench  | trench  | 0     | Open Ground | 3  |
        | foxhole   | a foxhole 1S | foxhole | a foxhole 1S     | foxhole | 1     | Open Ground | 4  |

      Examples: another way
        | row       | cover           | below  | fort            | above  | level | ground      | mf |
        | connected | a German trench | trench | a German trench | trench | 1     | Open Ground | 2  |
        | linked    | a German sangar | sangar | a German trench | trench | 1     | Open Ground | 2  |

    @B27.41 @B27.6 @B27.41xB27.6-1101
    Scenario: B27.41xB27.6-1101b apart they cost 1 and 2 MF
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is level 1 Open Ground
      And B3 holds a German trench
      And a broken German squad P beneath the foxhole in B2
      When P begins its rout by coming out of the foxhole
      And P routs straight beneath the trench in B3
      Then that is allowed
      And the expenditures are 1 and 2 MF

    @B27.41 @B27.6 @B27.41xB27.6-1101
    Scenario: B27.41xB27.6-1101c in the MPh they are no one act
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is level 1 Open Ground
      And B3 holds a German trench
      And a German squad P beneath the foxhole in B2
      When P moves straight beneath the trench in B3
      Then that is not allowed

    @B27.6 @A4.72xB27.6-1101
    Scenario Outline: A4.72xB27.6-1101a <force> in <cover> advances beneath <fort> in <ground>: it <is> CX
      Given it is the APh of the German turn
      And B2 holds <cover>
      And B3 is <ground> at level 1
      And B3 holds <fort>
      And <force> beneath the <below> in B2
      When P advances straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3
      And P <is> CX

      Examples: three MF of four, or more
        | row   | force          | cover        | below   | fort            | ground      | is     |
        | open  | a German squad P | a foxhole 1S | foxhole | a German trench | Open Ground | is not |
        | woods | a German squad P | a foxhole 1S | foxhole | a German trench | woods       | is     |
        | enemy | a German squad P | a foxhole 1S | foxhole | a Russian trench | Open Ground | is    |
        | few   | a German squad P with 3 MF | a foxhole 1S | foxhole | a German trench | Open Ground | is |

    @B27.6 @A4.72xB27.6-1101
    Scenario Outline: A4.72xB27.6-1101b while CX it advances beneath <fort>: <verdict>
      Given it is the APh of the German turn
      And B2 holds a foxhole 1S
      And B3 is level 1 Open Ground
      And B3 holds <fort>
      And a German squad P beneath the foxhole in B2
      And P is CX
      When P advances straight beneath the trench in B3
      Then that is <verdict>

      Examples:
        | row   | fort             | verdict     |
        | own   | a German trench  | allowed     |
        | enemy | a Russian trench | not allowed |

    @B27.6 @A4.72xB27.6-1101
    Scenario: A4.72xB27.6-1101c so it is for who Withdraws from Close Combat
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And B3 is level 1 Open Ground
      And B3 holds a German trench
      And a German squad P beneath the foxhole in B2
      And P is in Melee
      And a Russian squad beneath the foxhole in B2
      And the Russian squad is in Melee
      When P withdraws straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3
      And P is not CX

  Rule: B27.54 What is spared the way between trenches is not spared what follows it

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101a by trench, and then a Recovery attempt: FFNAM
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And P tries to Recover the LMG with an Original dr of 2
      And E declares Defensive First Fire at P
      Then FFNAM applies
      And FFMO does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101b by trench alone: none
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101c by trench in Assault Movement, and then a Recovery attempt: none
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3 by Assault Movement
      And P tries to Recover the LMG with an Original dr of 2
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101d a Recovery attempt and then by trench: none
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B2
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P tries to Recover the LMG with an Original dr of 2
      And P moves straight beneath the trench in B3
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101e by trench, a Recovery attempt, and by trench again: none
      Given it is the MPh of the German turn
      And B2, B3 and B4 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a Russian squad E in B7
      When P moves straight beneath the trench in B3
      And P tries to Recover the LMG with an Original dr of 2
      And P moves straight beneath the trench in B4
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101f what a comrade spends ends nothing
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a LMG beneath the trench in B3
      And a German squad P beneath the trench in B2
      And a German squad Q beneath the trench in B3
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And Q tries to Recover the LMG with an Original dr of 2
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A4.44xB27.54-1101
    Scenario: A4.44xB27.54-1101g what costs no MF ends nothing
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And P possesses a LMG
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And P drops the LMG
      And E declares Defensive First Fire at P
      Then FFNAM does not apply

    @B27.54 @A23.3xB27.54-1101
    Scenario Outline: A23.3xB27.54-1101 by trench, and then <what>: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And P possesses a DC
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And P <what>
      And E declares Defensive First Fire at P
      Then FFNAM <ffnam>

      Examples:
        | row    | what                | ffnam   |
        | placed | Places its DC in B4 | applies |

    @B27.54 @A12.152xB27.54-1101
    Scenario: A12.152xB27.54-1101 by trench, and then it Searches: FFNAM
      Given it is the MPh of the German turn
      And B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And a Russian squad E in B6
      When P moves straight beneath the trench in B3
      And P Searches
      And E declares Defensive First Fire at P
      Then FFNAM applies

  Rule: B27.54 B27.6 From trench to sangar concealment is kept as from trench to trench

    @B27.54 @B27.6 @B27.54xB27.6-1701
    Scenario Outline: B27.54xB27.6-1701 from beneath a <first> to beneath an Accessible <second> concealment is kept
      Given B2 holds a German <first>
      And B3 holds a German <second>
      And a concealed German squad beneath the <first> in B2
      And a Russian squad in B6
      And it is the MPh of the German turn
      When the German squad moves straight beneath the <second> in B3
      Then that is allowed
      And it is concealed
      And it is beneath the <second> in B3

      Examples: as between connecting trenches
        | row                | first     | second    |
        | trench-sangar      | trench    | sangar    |
        | sangar-trench      | sangar    | trench    |
        | ditch-sangar       | A-T Ditch | sangar    |
        | sangar-ditch       | sangar    | A-T Ditch |

  Rule: B27.56 B27.6 From an A-T Ditch straight down as from a trench

    @B27.56 @B27.6 @B27.56xB27.6-1701
    Scenario Outline: B27.56xB27.6-1701 from beneath an A-T Ditch <squad> <goes> straight into a lower hex
      Given B2 is level 1 Open Ground
      And B2 holds a German A-T Ditch
      And <squad> P beneath the A-T Ditch in B2
      And it is the <phase> of the German turn
      When P <goes> into B3
      Then that is allowed
      And B27.6 allows it
      And P is on top in B3

      Examples: without coming out on top first
        | row         | squad                 | goes     | phase |
        | moves       | a German squad        | moves    | MPh   |
        | leader      | a German leader       | moves    | MPh   |
        | half-squad  | a German half-squad   | moves    | MPh   |
        | routs       | a broken German squad | routs    | RtPh  |
        | advances    | a German squad        | advances | APh   |

  Rule: A26.1 B27.6 Who comes to hold a trench Controls it

    @B27.6 @A26.1xB27.6-4402
    Scenario Outline: A26.1xB27.6-4402a <who> P goes up to a Russian <cover> that <there> holds, and Q straight beneath it: <verdict>
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds a Russian <cover>
      And <there> in B3
      And <who> P in B2
      And a German half-squad Q in B2
      When P moves into B3
      And Q moves straight beneath the <cover> in B3
      Then that is <verdict>

      Examples: P is an armed MMC, and no able enemy is there
        | row      | who            | cover     | there                        | verdict |
        | trench   | a German squad | trench    | no units                     | allowed |
        | ditch    | a German crew  | A-T Ditch | no units                     | allowed |
        | sangar   | a German squad | sangar    | no units                     | allowed |
        | prisoner | a German squad | trench    | a captured Russian squad R   | allowed |

      Examples: nobody comes to hold it
        | row       | who                     | cover  | there                        | verdict     |
        | leader    | a German leader         | trench | no units                     | not allowed |
        | unarmed   | an unarmed German squad | trench | no units                     | not allowed |
        | concealed | a German squad          | trench | a concealed Russian squad R  | not allowed |

    @B27.6 @A26.1xB27.6-4402
    Scenario Outline: A26.1xB27.6-4402b P goes on into <hex>, and Q still goes straight beneath the trench
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds a Russian trench
      And a German squad P with 8 MF in B2
      And a German squad Q in B2
      When P moves into B3
      And P moves into <hex>
      And Q moves straight beneath the trench in B3
      Then that is allowed
      And Q is beneath the trench in B3

      Examples: Control stays when its holder leaves
        | row  | hex |
        | on   | B4  |
        | back | B2  |
