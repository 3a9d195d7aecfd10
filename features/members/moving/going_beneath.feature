Feature: Going beneath a counter and coming out: who, and by which mode

  Rule: B27.4 What there is to go beneath, and for whom

    @B27.1 @B27.1-13
    Scenario Outline: B27.1-13u where there is no <cover> nobody goes beneath one
      Given it is the MPh of the German turn
      And a German squad P in B2
      When P goes beneath the <cover>
      Then that is not allowed

      Examples:
        | cover   |
        | foxhole |
        | trench  |
        | sangar  |

    @B26.4 @B26.4-10
    Scenario: B26.4-10u where there is no Wire nobody gets beneath it
      Given it is the MPh of the German turn
      And a German squad P in B2
      When P rolls a Wire Exit dr of 1
      Then that is not allowed

    @B27.1 @B27.1-17
    Scenario Outline: B27.1-17u <gear> goes beneath no foxhole, with a crew or without
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And <gear> in B2
      When the <gun> goes beneath the foxhole
      Then that is not allowed

      Examples:
        | row    | gear             | gun      |
        | at     | an AT Gun   | AT Gun   |
        | mortar | an 81mm MTR | 81mm MTR |

    @B27.4 @B27.4-2
    Scenario Outline: B27.4-2u who is beneath the <cover> does not go beneath it again
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P beneath the <cover> in B2
      When P goes beneath the <cover>
      Then that is not allowed

      Examples:
        | cover   | fort         |
        | foxhole | a foxhole 2S |
        | trench  | a trench     |

    @B26.4 @B26.4-13
    Scenario Outline: B26.4-13u <place> it nobody comes out on top of the Wire where it is
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B3 holds <fort>
      And a German squad P <place> B3
      When P comes out of the Wire
      Then B26.4 forbids it

      Examples:
        | row     | fort         | place                               |
        | beneath | no foxhole   | beneath the Wire in                 |
        | both    | a foxhole 1S | beneath the foxhole and the Wire in |

    @B26.4 @B26.4-39
    Scenario: B26.4-39u out of a pillbox nobody advances straight beneath the Wire of its hex
      Given it is the APh of the German turn
      And B3 holds a pillbox
      And B3 holds Wire
      And a German squad P in the pillbox in B3
      When P advances straight beneath the Wire in B3
      Then B26.4 forbids it

    @B26.42 @B26.42-3
    Scenario: B26.42-3u where there is no Wire one comes down on the ground
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      When a German squad comes down by parachute in B3
      Then that is allowed
      And the German squad is on top in B3

  Rule: B27.4 In and out of a pillbox, and off a tank

    @B27.4 @B27.4-13
    Scenario Outline: B27.4-13u in the MPh P <from> B2 does not go <way> B3 in one expenditure
      Given it is the MPh of the German turn
      And <hex> holds a pillbox
      And a German squad P <from> B2
      When P moves <way> B3
      Then that is not allowed

      Examples:
        | row | hex | from              | way                 |
        | in  | B3  | in                | into the pillbox in |
        | out | B2  | in the pillbox in | into                |

    @B27.4 @B27.4-2
    Scenario Outline: B27.4-2v who has come down from a <vehicle> is Infantry again, and goes beneath the foxhole
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German <vehicle> T in B2
      And a German squad P in B2
      And P <rides> T
      When P unloads
      And the next MPh of the German begins
      And P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B2

      Examples:
        | row       | vehicle   | rides     |
        | tank      | tank      | rides on  |
        | halftrack | halftrack | is aboard |

    @B27.4 @B27.4-3
    Scenario Outline: B27.4-3u who is <place> it does not come out of the <cover>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad P <place> B2
      When P comes out of the <cover>
      Then that is not allowed

      Examples:
        | row     | fort         | place                    | cover   |
        | foxhole | a foxhole 1S | on top of the foxhole in | foxhole |
        | trench  | a trench     | on top of the trench in  | trench  |

  Rule: B27.4 In what manner one goes beneath

    @B27.4 @A4.5xB27.4-501
    Scenario Outline: A4.5xB27.4-501a in the MPh nobody goes beneath a foxhole by <mode>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And D4 holds a foxhole 1S
      And a German squad Q on top of the foxhole in D4
      When Q goes beneath the foxhole
      And P goes beneath the foxhole by <mode>
      Then that is not allowed

      Examples:
        | row     | mode         |
        | crawl   | Low Crawl    |
        | minimum | Minimum Move |
        | charge  | Charge       |

    @B27.4 @A4.5xB27.4-501
    Scenario: A4.5xB27.4-501b nor by Low Crawl who has begun Assault Movement
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P in B1
      When P moves into B2 by Assault Movement
      And P goes beneath the foxhole by Low Crawl
      Then that is not allowed

    @B27.4 @A4.5xB27.4-501
    Scenario Outline: A4.5xB27.4-501f nor by <mode>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 8 MF in B1
      When P moves into B2 by Assault Movement
      And P goes beneath the foxhole by <mode>
      Then that is not allowed

      Examples:
        | mode         |
        | Double Time  |
        | Minimum Move |

    @B27.4 @A4.5xB27.4-501
    Scenario: A4.5xB27.4-501c where no phase is told one goes beneath
      Given B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      When P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B2

    @B27.4 @A4.5xB27.4-501
    Scenario: A4.5xB27.4-501d who has declared Double Time makes no Assault Movement
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      When P declares Double Time
      And P moves into B3 by Assault Movement
      Then that is not allowed

    @B27.4 @A4.5xB27.4-501
    Scenario: A4.5xB27.4-501e nor who has Dashed
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And P has Dashed this phase
      When P moves into B3 by Assault Movement
      Then that is not allowed

    @B26.46 @B27.13 @A4.5xB26.46xB27.13-301
    Scenario Outline: A4.5xB26.46xB27.13-301v beneath a foxhole a squad that is <status> declares no Double Time
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P is <status>
      When P declares Double Time
      Then that is not allowed

      Examples:
        | row    | status   |
        | broken | broken   |
        | pinned | pinned   |
        | ti     | TI       |
        | melee  | in Melee |
        | cx     | CX       |

  Rule: B26.46 Double Time

    @B26.46 @B27.13 @A4.5xB26.46xB27.13-301
    Scenario: A4.5xB26.46xB27.13-301u where no phase is told Double Time is declared beneath a foxhole
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      When P declares Double Time
      Then that is allowed
      And P is CX

    @B26.46 @B26.46-1
    Scenario Outline: B26.46-1u in the <phase> nobody declares Double Time
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      When P declares Double Time
      Then that is not allowed

      Examples:
        | phase |
        | PFPh  |
        | APh   |

    @B27.1 @B27.1-21
    Scenario Outline: B27.1-21s in <when> a squad with a LMG <goes> straight beneath the <cover> of the next hex with it
      Given it is <when>
      And B3 holds <fort>
      And a German squad P in B2
      And P possesses a LMG
      And P is <state>
      And a Russian squad E in <enemy>
      When P <goes> straight beneath the <cover> in B3
      Then that is allowed
      And P is beneath the <cover> in B3
      And the LMG lies beneath the <cover> in B3

      Examples:
        | row              | when                        | goes      | cover   | fort         | state    | enemy |
        | withdraws        | the CCPh of the German turn | withdraws | foxhole | a foxhole 1S | in Melee | B2    |
        | withdraws-trench | the CCPh of the German turn | withdraws | trench  | a trench     | in Melee | B2    |
        | advances         | the APh of the German turn  | advances  | foxhole | a foxhole 1S | Fanatic  | B9    |

    @B27.1 @B27.4 @B27.1-21 @B27.4-2
    Scenario Outline: B27.1-21t where no phase is told <unit> with a LMG goes beneath the <cover> with it
      Given B2 holds <fort>
      And <unit> P with 4 MF on top of the <cover> in B2
      And P possesses a LMG
      When P goes beneath the <cover>
      Then that is allowed
      And the expenditures are <mf> MF
      And P is beneath the <cover> in B2
      And the LMG lies beneath the <cover> in B2

      Examples:
        | row        | unit                      | cover   | fort         | mf |
        | squad      | a German squad            | foxhole | a foxhole 1S | 1  |
        | half-squad | a German half-squad       | trench  | a trench     | 1  |
        | encircled  | an Encircled German squad | foxhole | a foxhole 1S | 1  |

    @B27.4 @B27.4-14
    Scenario Outline: B27.4-14s in the RtPh <unit> goes beneath the foxhole on which it is
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 1S
      And <unit> P with 6 MF on top of the foxhole in B3
      And a Russian squad in F3
      When P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B3
      And P has 5 MF left

      Examples:
        | row       | unit                            |
        | broken    | a broken German squad           |
        | dm        | a broken DM German squad        |
        | leader    | a broken German leader          |
        | encircled | a broken Encircled German squad |
