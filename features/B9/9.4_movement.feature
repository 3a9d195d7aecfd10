@B9.4
Feature: B9.4 Moving across walls and hedges

  Rule: B9.4 The hexside is paid in addition to COT and is never part of it

    @B9.4-1
    Scenario Outline: B9.4-1 Infantry crosses a <hexside> into <ground> of COT <cot> for <total> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And B3 is <ground>
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs <total> MF

      Examples:
        | row               | hexside | ground      | cot | total |
        | wall-open-ground  | wall    | Open Ground | 1   | 2     |
        | hedge-open-ground | hedge   | Open Ground | 1   | 2     |
        | wall-grain        | wall    | grain       | 1.5 | 2.5   |
        | hedge-grain       | hedge   | grain       | 1.5 | 2.5   |
        | wall-woods        | wall    | woods       | 2   | 3     |
        | hedge-woods       | hedge   | woods       | 2   | 3     |

    @B9.4-1
    Scenario Outline: B9.4-1v by <mode> <unit> crosses a <hexside> as well
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And <unit> P in B2
      When the players ask whether P may move into B3 by <mode>
      Then that is allowed

      Examples:
        | mode         | hexside | unit                   |
        | Minimum Move | wall    | a German squad         |
        | Charge       | hedge   | a berserk German squad |

    @B9.4-1
    Scenario: B9.4-1w and by Low Crawl a broken squad
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a hedge
      And B3 is woods
      And a broken DM German squad in B2
      And a Russian squad in B0
      When the German squad routs into B3 by Low Crawl
      Then that is allowed
      And it has spent 6 MF in all

    @B9.4-2
    Scenario Outline: B9.4-2 Cavalry crosses a <hexside> for its COT and 1 MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a German Cavalry squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs 2 MF

      Examples:
        | hexside |
        | wall    |
        | hedge   |

    @B9.4-3
    Scenario Outline: B9.4-3 a <hexside> costs as much as the other into <ground>: <mf> MF for <unit>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And B3 is <ground>
      And a German <unit> P in B2
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row                 | unit          | ground | hexside | mf |
        | squad-wall          | squad         | brush  | wall    | 3  |
        | squad-hedge         | squad         | brush  | hedge   | 3  |
        | cavalry-squad-wall  | Cavalry squad | brush  | wall    | 3  |
        | cavalry-squad-hedge | Cavalry squad | brush  | hedge   | 3  |

    @B9.4-4
    Scenario Outline: B9.4-4a a German <vehicle> crosses a <hexside> for <surcharge> MP and COT; <check> due
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      Then that is allowed
      And it costs <mp> MP
      And <check> due from the German <vehicle>

      Examples: COT 1, 1 and 3
        | row               | hexside | vehicle     | surcharge | mp | check        |
        | wall-tank         | wall    | tank        | 1         | 2  | no Bog DR is |
        | hedge-tank        | hedge   | tank        | 1         | 2  | no Bog DR is |
        | hedge-halftrack   | hedge   | halftrack   | 2         | 3  | a Bog DR is  |
        | hedge-armored-car | hedge   | armored car | 3         | 6  | a Bog DR is  |

    @B9.4-4
    Scenario Outline: B9.4-4b a German <vehicle> may not cross a <hexside>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      Then that is not allowed
      And B9.4 forbids it

      Examples:
        | row              | hexside | vehicle     |
        | wall-halftrack   | wall    | halftrack   |
        | wall-armored-car | wall    | armored car |
        | wall-truck       | wall    | truck       |
        | wall-wagon       | wall    | wagon       |
        | wall-motorcycle  | wall    | motorcycle  |
        | hedge-truck      | hedge   | truck       |
        | hedge-wagon      | hedge   | wagon       |
        | hedge-motorcycle | hedge   | motorcycle  |

    @B9.4-13
    Scenario Outline: B9.4-13w by road a <vehicle> passes the <hexside> for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And B2 and B3 are unpaved road
      And a road crosses hexside B2-B3
      And the depiction of hexside B2-B3 has a gap
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row         | hexside | vehicle | mf  |
        | wall-wagon  | wall    | wagon   | 1   |
        | hedge-wagon | hedge   | wagon   | 1   |
        | wall-truck  | wall    | truck   | 1/2 |

    @B9.4-4
    Scenario: B9.4-4v a tank that crosses a hedge may go on in VBM
      Given it is the MPh of the German turn
      And hexside B3-B4 is a hedge
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And a moving German tank in B4
      When the German tank bypasses B3 along B3-C4
      Then that is allowed

    @B9.4-5
    Scenario Outline: B9.4-5 a German <vehicle> whose Bog Check for the hedge fails is Bogged where it was
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      And the German <vehicle> makes a Bog DR of 6 on the colored and 6 on the white die
      Then that is allowed
      And the German <vehicle> is bogged
      And the German <vehicle> is on top in B2

      Examples:
        | vehicle     |
        | halftrack   |
        | armored car |

    @B9.4-5 @reading:D8.2-terrain
    Scenario: B9.4-5b into woods behind it the hexside's check alone is due
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a moving German tank P in B2
      When P moves into B3
      Then a Bog DR is due from P

    @B9.4-5 @reading:D8.2-terrain=listed
    Scenario: B9.4-5c or by the other reading that of the woods is due as well
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a moving German tank P in B2
      When P moves into B3
      Then two Bog DRs are due from P

    @B9.4-6
    Scenario: B9.4-6a with that Bog Check failed it is in the hex it left, and stays there
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German halftrack in B2
      When the German halftrack moves into B3
      And the German halftrack makes a Bog DR of 6 on the colored and 6 on the white die
      And the German halftrack moves into B3
      Then that is not allowed

    @B9.4-6
    Scenario: B9.4-6b with that Bog Check passed it is across
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German halftrack in B2
      When the German halftrack moves into B3
      And the German halftrack makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And the German halftrack is not bogged
      And the German halftrack is on top in B3

    @B9.4-6
    Scenario Outline: B9.4-6f before that Bog Check a German <vehicle> goes no farther
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      And the German <vehicle> moves into B4
      Then that is not allowed

      Examples:
        | vehicle   |
        | halftrack |
        | armored car |

    @B9.4-6
    Scenario Outline: B9.4-6g with that Bog Check passed a German <vehicle> goes on
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      And the German <vehicle> makes a Bog DR of 1 on the colored and 1 on the white die
      And the German <vehicle> moves into B4
      Then that is allowed
      And the German <vehicle> is on top in B4

      Examples:
        | vehicle   |
        | halftrack |
        | armored car |

    @B9.4-7
    Scenario Outline: B9.4-7 into B3, which is <ground>, COT counts <factor> times, and 1 MF for the wall once
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And B3 is <ground>
      And a German Cavalry squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs <mf> MF

      Examples: Cavalry COT 1, 2 and 4
        | ground              | factor | mf |
        | Open Ground         | 1      | 2  |
        | level 1 Open Ground | 2      | 3  |
        | brush               | 1      | 3  |
        | level 1 brush       | 2      | 5  |
        | woods               | 1      | 5  |
        | level 1 woods       | 2      | 9  |

    @B9.4-8
    Scenario Outline: B9.4-8a uphill over a <hexside> into COT <cot> is <total> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And B3 is level 1 <ground>
      And a German leader in B2
      When the German leader moves into B3
      Then that is allowed
      And it costs <total> MF

      Examples:
        | row               | hexside | ground      | cot | total |
        | hedge-open-ground | hedge   | Open Ground | 1   | 3     |
        | wall-open-ground  | wall    | Open Ground | 1   | 3     |
        | wall-grain        | wall    | grain       | 1.5 | 4     |
        | hedge-woods       | hedge   | woods       | 2   | 5     |

    @B9.4-8
    Scenario: B9.4-8b SMOKE is part of the COT that is doubled, the wall is not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And B3 is level 1 Open Ground
      And B3 has smoke
      And a German leader in B2
      When the German leader moves into B3
      Then that is allowed
      And it costs 5 MF

    @B9.4-9
    Scenario Outline: B9.4-9 the Crest Line doubles COT 1 and leaves 1 MF for the hedge: <way> costs <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And B3 is level 1 Open Ground
      And a German squad in <from>
      When the German squad moves into <to>
      Then that is allowed
      And it costs <mf> MF

      Examples: 3 and not 4
        | way        | from | to | mf |
        | the way up | B2   | B3 | 3  |

      Examples: the Crest Line is no burden
        | way          | from | to | mf |
        | the way down | B3   | B2 | 2  |

    @B9.4-10
    Scenario Outline: B9.4-10a at the gap 6W9-X9 <unit> uses the road for <cost> MF or MP and nothing else
      Given it is the MPh of the German turn
      And the board excerpt 6_X7
      And <unit> P in W9
      When P moves into X9
      Then that is allowed
      And it costs <cost> MF
      And no Bog DR is due from P

      Examples:
        | unit                  | cost |
        | a German squad        | 1    |
        | a moving German tank  | 0.5  |
        | a moving German truck | 0.5  |

    @B9.4-10
    Scenario: B9.4-10b the wall next to the gap is paid for
      Given it is the MPh of the German turn
      And the board excerpt 6_X7
      And a German squad in W9
      When the German squad moves into W10
      Then that is allowed
      And it costs 2 MF

    @B9.4-11
    Scenario: B9.4-11a using the road through the gap saves the wall as well as the woods
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is woods with unpaved road
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs 1 MF

    @B9.4-11
    Scenario Outline: B9.4-11b off the road the wall is paid: <mf> MF into <ground>
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is <ground> with unpaved road
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German squad in B2
      When the German squad moves into B3 off the road
      Then that is allowed
      And it costs <mf> MF

      Examples: COT and 1 MF
        | ground      | mf |
        | woods       | 3  |
        | Open Ground | 2  |

    @B9.4-12
    Scenario Outline: B9.4-12 a gap without a road lets Infantry through a <hexside> for the COT of <ground>, <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And the depiction of hexside B2-B3 has a gap
      And B3 is <ground>
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row               | hexside | ground      | mf |
        | wall-open-ground  | wall    | Open Ground | 1  |
        | hedge-open-ground | hedge   | Open Ground | 1  |
        | wall-woods        | wall    | woods       | 2  |

    @B9.4-13
    Scenario Outline: B9.4-13a by the road a German <vehicle> passes the gap in a <hexside> at road rate and without Bog
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is an unpaved road
      And hexside B2-B3 is a <hexside>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a moving German <vehicle> in B2
      When the German <vehicle> moves into B3
      Then that is allowed
      And it costs 0.5 MP
      And no Bog DR is due from the German <vehicle>

      Examples:
        | row              | hexside | vehicle     |
        | wall-truck       | wall    | truck       |
        | hedge-truck      | hedge   | truck       |
        | hedge-halftrack  | hedge   | halftrack   |
        | wall-armored-car | wall    | armored car |

    @B9.4-13
    Scenario: B9.4-13b off the road the truck may not pass the gap
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is an unpaved road
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a moving German truck in B2
      When the German truck moves into B3 off the road
      Then that is not allowed
      And B9.4 forbids it

    @B9.4-EX1-1
    Scenario: B9.4-EX1-1 from 41Q5 over the hedge and up to R4 is 3 MF
      Given it is the MPh of the German turn
      And the board excerpt 41_Q5
      And a German squad in Q5
      When the German squad moves into R4
      Then that is allowed
      And it costs 3 MF

    @B9.4-EX1-2
    Scenario: B9.4-EX1-2 2 of these 3 MF are the COT, as a gap in the hedge would show
      Given it is the MPh of the German turn
      And the board excerpt 41_Q5
      And the depiction of hexside Q5-R4 has a gap
      And a German squad in Q5
      When the German squad moves into R4
      Then that is allowed
      And it costs 2 MF

    @B9.4-EX2-1
    Scenario: B9.4-EX2-1 from 55H7 over the hedge and up to I8 is 3 MF
      Given it is the MPh of the German turn
      And the board excerpt 55_H6
      And a German squad in H7
      When the German squad moves into I8
      Then that is allowed
      And it costs 3 MF

  Rule: B9.4 What a vehicle carries stays with it when it Bogs

    @B9.4-6
    Scenario: B9.4-6c Passengers and a towed Gun are where the vehicle Bogged, others where they were
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German halftrack in B2
      And a German crew in B2
      And the German crew is aboard the German halftrack
      And the German halftrack is towing an AT Gun
      And a German squad in B5
      And the German squad possesses a LMG
      When the German halftrack moves into B3
      And the German halftrack makes a Bog DR of 6 on the colored and 6 on the white die
      Then the German halftrack is bogged
      And the German halftrack is on top in B2
      And the German crew is on top in B2
      And the AT Gun is in B2
      And the German squad is on top in B5
      And the LMG is in B5

    @B9.4-6
    Scenario: B9.4-6d across the hedge, what it Bogs for next Bogs it there
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And B3 holds Wire
      And a moving German halftrack in B2
      When the German halftrack moves into B3
      And the German halftrack makes a Bog DR of 1 on the colored and 1 on the white die
      And the German halftrack makes a Bog DR of 6 on the colored and 6 on the white die
      Then the German halftrack is bogged
      And the German halftrack is on top in B3

    @B9.4-6
    Scenario: B9.4-6e where no hedge was crossed a failed Bog Check leaves it where it is
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German halftrack in B2
      When the German halftrack moves into B3
      And the German halftrack makes a Bog DR of 6 on the colored and 6 on the white die
      Then the German halftrack is bogged
      And the German halftrack is on top in B3
