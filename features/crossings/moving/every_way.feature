Feature: Every mode of movement, from beneath and from on top

  Verbs, covers and modes of movement are closed lists (features/crossings.toml).

  Rule: B27.4 Low Crawl

    @B27.4 @A10.52xB27.4-301
    Scenario Outline: A10.52xB27.4-301 in the MPh nobody Low Crawls, <place> B4
      Given it is the MPh of the German turn
      And B4 holds <fort>
      And B4 holds <wire>
      And a German squad <place> B4
      When the players ask whether the German squad may move into B3 by Low Crawl
      Then that is not allowed

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |
        | on-top            | a foxhole 1S | no Wire | on top of the foxhole in              |
        | in-the-open       | no foxhole   | no Wire | in                                    |

    @B27.4 @A10.52xB27.4-301
    Scenario: A10.52xB27.4-301b where a squad moves, none Low Crawls
      Given it is the MPh of the German turn
      And B4 holds a foxhole 1S
      And a German squad P on top of the foxhole in B4
      And a German squad Q on top of the foxhole in B4
      When Q moves into B3
      And P moves into B3 by Low Crawl
      Then that is not allowed

    @B27.4 @A10.52xB27.4-302 @A10.52xB27.4-301
    Scenario Outline: A10.52xB27.4-302 from <place> B4 a broken squad Low Crawls into the next hex
      Given it is the RtPh of the German turn
      And B4 holds <fort>
      And B4 holds <wire>
      And a broken German squad <place> B4
      And a Russian squad in B7
      When the German squad routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all
      And no Interdiction is possible anywhere

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |
        | on-top            | a foxhole 1S | no Wire | on top of the foxhole in              |

    @B27.4 @A10.52xB27.4-302 @A10.52xB27.4-301 @reading:B27.41-low-crawl
    Scenario: A10.52xB27.4-302b by Low Crawl nobody goes beneath the foxhole of its own hex
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P on top of the foxhole in B2
      When P goes beneath the foxhole by Low Crawl
      Then that is not allowed

    @B27.4 @A10.52xB27.4-302 @A10.52xB27.4-301 @reading:B27.41-low-crawl=does
    Scenario: A10.52xB27.4-302c or by the other reading it does, as beneath Wire
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P on top of the foxhole in B2
      When P goes beneath the foxhole by Low Crawl
      Then that is allowed

  Rule: B27.4 Bypass

    @B27.4 @A4.3xA10.5xB27.4-301 @A4.3xB26.44xB27.4-301 @B26.44
    Scenario Outline: A4.3xA10.5xB27.4-301 a broken squad routs from <place> B4 in Bypass of the next hex for <mf> MF
      Given it is the RtPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4 and C3
      And B2 is woods
      And B4 holds <fort>
      And B4 holds <wire>
      And a broken German squad <place> B4
      And a Russian squad in B7
      When the German squad routs in Bypass of B3 along B3-C4 and B3-C3
      And the German squad routs into B2
      Then that is allowed
      And the expenditures are <mf> MF

      Examples:
        | row               | fort         | wire    | place                                 | mf      |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                | 2 and 2 |
        | trench            | a trench     | no Wire | beneath the trench in                 | 2 and 2 |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 | 2 and 2 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   | 1 and 2 |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   | 2 and 2 |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    | 2 and 2 |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    | 2 and 2 |
        | on-top            | a foxhole 1S | no Wire | on top of the foxhole in              | 1 and 2 |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row               | fort         | wire    | place                                 | mf      |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              | 3 and 2 |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | 3 and 2 |

    @B26.44 @B27.4 @A4.3xB26.44xB27.4-301
    Scenario Outline: A4.3xB26.44xB27.4-301 but in the Bypass of no Wire hex
      Given it is the RtPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4 and C3
      And B3 holds Wire
      And B2 is woods
      And B4 holds <fort>
      And B4 holds <wire>
      And a broken German squad <place> B4
      And a Russian squad in B7
      When the German squad routs in Bypass of B3 along B3-C4 and B3-C3
      And the German squad routs into B2
      Then that is not allowed

      Examples:
        | row     | fort         | wire    | place                    |
        | foxhole | a foxhole 1S | no Wire | beneath the foxhole in   |
        | trench  | a trench     | no Wire | beneath the trench in    |
        | wire    | no foxhole   | Wire    | beneath the Wire in      |
        | on-top  | a foxhole 1S | no Wire | on top of the foxhole in |

    @B26.4 @B27.4 @A4.3xB26.4xB27.4-301
    Scenario Outline: A4.3xB26.4xB27.4-301 in the MPh a squad <place> B4 bypasses the next hex: <verdict>
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4 and C3
      And B4 holds <fort>
      And B4 holds <wire>
      And a German squad with 4 MF <place> B4
      And a German leader Q <beside> B4
      When Q bypasses B3 along B3-C4 and B3-C3
      And the German squad bypasses B3 along B3-C4 and B3-C3
      Then that is <verdict>

      Examples: from beneath Wire it goes unhindered
        | row    | fort         | wire    | place                    | verdict | beside              |
        | wire   | no foxhole   | Wire    | beneath the Wire in      | allowed | beneath the Wire in |
        | on-top | a foxhole 1S | no Wire | on top of the foxhole in | allowed | in                  |

      Examples: out of the entrenchment first, and off the Wire
        | row               | fort         | wire    | place                                 | verdict     | beside              |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                | not allowed | in                  |
        | trench            | a trench     | no Wire | beneath the trench in                 | not allowed | in                  |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   | not allowed | beneath the Wire in |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | not allowed | beneath the Wire in |
        | on-wire           | no foxhole   | Wire    | on top of the Wire in                 | not allowed | beneath the Wire in |

  Rule: B27.4 Assault Movement

    @B27.4 @B27.56 @A4.61xB27.4xB27.56-301
    Scenario Outline: A4.61xB27.4xB27.56-301a a squad goes beneath the <cover> of its hex by Assault Movement for <mf> MF
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad with 4 MF on top of the <cover> in B2
      And a Russian squad in B5
      When the German squad goes beneath the <cover> by Assault Movement
      And the Russian squad declares Defensive First Fire at the German squad
      Then that is allowed
      And it costs <mf> MF
      And FFNAM does not apply

      Examples:
        | row      | fort         | cover     | mf |
        | foxhole  | a foxhole 1S | foxhole   | 1  |
        | trench   | a trench     | trench    | 1  |
        | sangar   | a sangar     | sangar    | 1  |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row      | fort         | cover     | mf |
        | at-ditch | an A-T Ditch | A-T Ditch | 2  |

    @B27.4 @B27.56 @A4.61xB27.4xB27.56-301
    Scenario Outline: A4.61xB27.4xB27.56-301b also in the hex that it has entered by Assault Movement
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad with 4 MF in B3
      When the German squad moves into B2 by Assault Movement
      And the German squad goes beneath the <cover> by Assault Movement
      Then that is allowed
      And it costs <mf> MF
      And the German squad is beneath the <cover> in B2

      Examples:
        | row      | fort         | cover     | mf |
        | foxhole  | a foxhole 1S | foxhole   | 1  |
        | trench   | a trench     | trench    | 1  |
        | sangar   | a sangar     | sangar    | 1  |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row      | fort         | cover     | mf |
        | at-ditch | an A-T Ditch | A-T Ditch | 2  |

    @B27.4 @B27.56 @A4.61xB27.4xB27.56-301
    Scenario Outline: A4.61xB27.4xB27.56-301c after an ordinary move it is too late for Assault Movement beneath the <cover>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad with 4 MF in B3
      When the German squad moves into B2
      And the German squad goes beneath the <cover> by Assault Movement
      Then that is not allowed

      Examples:
        | row      | fort         | cover     |
        | foxhole  | a foxhole 1S | foxhole   |
        | trench   | a trench     | trench    |
        | at-ditch | an A-T Ditch | A-T Ditch |
        | sangar   | a sangar     | sangar    |

    @B27.4 @B27.56 @A4.61xB27.4xB27.56-301
    Scenario Outline: A4.61xB27.4xB27.56-301d it takes not the last MF: <ground> and then the <cover>
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B2 holds <fort>
      And a German squad with <mf> MF in B3
      When the German squad moves into B2 by Assault Movement
      And the German squad goes beneath the <cover> by Assault Movement
      Then that is <verdict>

      Examples:
        | row           | ground | fort         | cover     | mf | verdict     |
        | foxhole-four  | brush  | a foxhole 1S | foxhole   | 4  | allowed     |

      @reading:A4.61-last-mf
      Examples: what would use the last MF
        | row           | ground | fort         | cover     | mf | verdict     |
        | foxhole-three | brush  | a foxhole 1S | foxhole   | 3  | not allowed |
        | ditch-four    | brush  | an A-T Ditch | A-T Ditch | 4  | not allowed |
        | trench-three  | brush  | a trench     | trench    | 3  | not allowed |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row           | ground | fort         | cover     | mf | verdict     |
        | ditch-five    | brush  | an A-T Ditch | A-T Ditch | 5  | allowed     |

    @B27.54 @B27.6 @A4.61xB27.54xB27.6-301
    Scenario Outline: A4.61xB27.54xB27.6-301 from <place> B2 a squad moves straight beneath the <cover> of B3 by Assault Movement: <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And B3 holds <there>
      And a German squad with 4 MF <place> B2
      When the German squad moves straight beneath the <cover> in B3 by Assault Movement
      Then that is <verdict>

      Examples: between trenches, ditches and sangars
        | row           | fort         | wire    | place                              | there    | cover  | verdict |
        | trench-trench | a trench     | no Wire | beneath the trench in              | a trench | trench | allowed |
        | ditch-trench  | an A-T Ditch | no Wire | beneath the A-T Ditch in           | a trench | trench | allowed |
        | trench-sangar | a trench     | no Wire | beneath the trench in              | a sangar | sangar | allowed |
        | sangar-trench | a sangar     | no Wire | beneath the sangar in              | a trench | trench | allowed |
        | both-trench   | a trench     | Wire    | beneath the trench and the Wire in | a trench | trench | allowed |

      Examples: a foxhole is connected to nothing
        | row             | fort         | wire    | place                  | there        | cover   | verdict     |
        | foxhole-trench  | a foxhole 1S | no Wire | beneath the foxhole in | a trench     | trench  | not allowed |
        | trench-foxhole  | a trench     | no Wire | beneath the trench in  | a foxhole 1S | foxhole | not allowed |
        | foxhole-foxhole | a foxhole 1S | no Wire | beneath the foxhole in | a foxhole 1S | foxhole | not allowed |

  Rule: B27.44 Charge

    @B27.44 @A15.43xB27.44-301
    Scenario Outline: A15.43xB27.44-301 <force> Charges into B3: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And <force> P in B2
      And <enemy> B3
      When the players ask whether P may move into B3 by Charge
      Then that is <verdict>

      Examples: berserk, at who is beneath the foxhole or on top of it
        | row             | force                   | enemy                                    | verdict |
        | berserk-beneath | a berserk German squad  | a Russian squad beneath the foxhole in   | allowed |
        | berserk-on-top  | a berserk German squad  | a Russian squad on top of the foxhole in | allowed |
        | berserk-leader  | a berserk German leader | a Russian squad beneath the foxhole in   | allowed |

      Examples: Infantry that is not berserk
        | row           | force           | enemy                                  | verdict     |
        | squad-beneath | a German squad  | a Russian squad beneath the foxhole in | not allowed |
        | squad-empty   | a German squad  | no units in                            | not allowed |
        | leader-empty  | a German leader | no units in                            | not allowed |

    @B27.44 @A15.43xB27.44-301 @reading:A4.14-lone-leader
    Scenario: A15.43xB27.44-301b no plain move leads where a lone leader is
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And a Russian leader E in B3
      When P moves into B3
      Then that is not allowed

    @B27.44 @A15.43xB27.44-301 @reading:A4.14-lone-leader=overrun
    Scenario: A15.43xB27.44-301c or by the other reading the move is the Infantry OVR
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And a Russian leader E in B3
      When P moves into B3
      Then that is allowed

  Rule: B16.4 Cavalry

    @B16.4 @A13.6xB16.4-301
    Scenario: A13.6xB16.4-301 Cavalry does not Charge into marsh
      Given it is the MPh of the German turn
      And B3 is marsh
      And a German Cavalry squad P in B2
      When the players ask whether P may move into B3 by Charge
      Then that is not allowed

    @B16.4 @A13.6xB16.4-301
    Scenario: A13.6xB16.4-301w nor along a road that no bridge carries through it
      Given it is the MPh of the German turn
      And B3 is marsh
      And B3 is unpaved road
      And B2 is unpaved road
      And a road crosses hexside B2-B3
      And a German Cavalry squad P in B2
      When the players ask whether P may move into B3 by Charge
      Then that is not allowed

    @B16.4 @A13.6xB16.4-301
    Scenario: A13.6xB16.4-301b it does onto the bridge over it
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is bridged marsh
      And a road crosses hexside B2-B3
      And a German Cavalry squad in B2
      When it moves onto the bridge in B3 by Charge
      Then that is allowed

    @B16.4 @A13.6xB16.4-301
    Scenario: A13.6xB16.4-301c berserk Infantry does, for all its MF
      Given it is the MPh of the German turn
      And B3 is marsh
      And a berserk German squad P in B2
      And a Russian squad in B5
      When the players ask whether P may move into B3 by Charge
      Then that is allowed
