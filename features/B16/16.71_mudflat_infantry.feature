@B16.71
Feature: B16.71 Into mudflat on foot and on horseback

  Rule: B16.71 For 2 MF

    @B16.71-1
    Scenario Outline: B16.71-1a <unit> enters for 2 MF and has <left> left
      Given B2 is mudflat
      And <unit> in B3
      And it is the MPh of the German turn
      When it moves into B2
      Then that is allowed
      And it costs 2 MF
      And it has <left> MF left

      Examples:
        | unit                   | left |
        | a German squad         | 2    |
        | a German leader        | 4    |
        | a German Cavalry squad | 10   |

    @B16.71-1
    Scenario: B16.71-1b a broken squad of 6 MF routs in for 2
      Given B2 is mudflat
      And a broken German squad in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      And it routs into B1
      Then that is allowed
      And the expenditures are 2 and 1 MF
      And it has spent 3 MF in all

    @B16.71-1
    Scenario: B16.71-1c by Minimum Move it enters as well
      Given it is the MPh of the German turn
      And B2 is mudflat
      And a German squad in B3
      When the German squad moves into B2 by Minimum Move
      Then that is allowed
      And the German squad is pinned

    @B16.71-2
    Scenario Outline: B16.71-2 with <spent> of 4 MF spent, entry is <verdict>
      Given B2 is mudflat
      And it is the MPh of the German turn
      And a German squad in B3
      And the German squad has spent <spent> MF
      When the German squad moves into B2
      Then that is <verdict>

      Examples: what is left must be 2
        | spent | verdict     |
        | 0     | allowed     |
        | 1     | allowed     |
        | 2     | allowed     |
        | 3     | not allowed |

    @B16.71-3
    Scenario Outline: B16.71-3a <who> through <path>: <verdict>
      Given B2, B3, B4 and B5 are mudflat
      And <unit> in B6
      And it is the MPh of the German turn
      When it moves through <path> in turn
      Then that is <verdict>

      Examples: two hexes for 4 MF, one for 3
        | row                         | who                  | unit                          | path          | verdict     |
        | squad-b5-and-b4             | a squad              | a German squad                | B5 and B4     | allowed     |
        | squad-b5-b4-and-b3          | a squad              | a German squad                | B5, B4 and B3 | not allowed |
        | inexperienced-one-b5        | an Inexperienced one | an inexperienced German squad | B5            | allowed     |
        | inexperienced-one-b5-and-b4 | an Inexperienced one | an inexperienced German squad | B5 and B4     | not allowed |

    @B16.71-3
    Scenario Outline: B16.71-3b a squad with a leader through <path>: <verdict>
      Given B2, B3, B4 and B5 are mudflat
      And a German squad in B6
      And a German leader in B6
      And it is the MPh of the German turn
      When the German squad and the German leader moves through <path> in turn
      Then that is <verdict>

      Examples: three hexes for 6 MF
        | path              | verdict     |
        | B5, B4 and B3     | allowed     |
        | B5, B4, B3 and B2 | not allowed |

  Rule: B16.71 The limits of 16.4 do not hold

    @B16.71-4
    Scenario: B16.71-4 a unit may advance into mudflat
      Given B2 is mudflat
      And a German squad in B3
      And it is the APh of the German turn
      When the German squad advances into B2
      Then that is allowed
      And the German squad is on top in B2
      And the German squad is not CX

    @B16.71-4
    Scenario: B16.71-4b a unit may Withdraw from Melee into mudflat
      Given it is the CCPh of the German turn
      And B2 is mudflat
      And a German squad in B3
      And the German squad is in Melee
      And a Russian squad in B3
      And the Russian squad is in Melee
      When the German squad withdraws into B2
      Then that is allowed

    @B16.71-8
    Scenario: B16.71-8 until the erratum no unit advanced into mudflat
      Given B2 is mudflat
      And a German squad in B3
      And it is the APh of the German turn
      When the German squad advances into B2
      Then B16.4 forbids it

    @B16.71-8
    Scenario: B16.71-8b but along a bridge it did
      Given B2 is bridged marsh
      And a SSR makes all marsh mudflat
      And B3 is unpaved road
      And a road crosses hexside B2-B3
      And a German squad in B3
      And it is the APh of the German turn
      When the German squad advances onto the bridge in B2
      Then that is allowed
      And the German squad is on the bridge in B2

    @B16.71-5
    Scenario: B16.71-5 a broken unit may Low Crawl into it
      Given B2 is mudflat
      And a broken German squad in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2 by Low Crawl
      Then that is allowed
      And it is on top in B2

    @B16.71-9
    Scenario: B16.71-9 until the erratum no broken unit Low Crawled into it
      Given B2 is mudflat
      And a broken German squad in B3
      And it is the RtPh of the German turn
      When the German squad routs into B2 by Low Crawl
      Then B16.4 forbids it

    @B16.71-9
    Scenario: B16.71-9b but along a bridge it did
      Given B2 is bridged marsh
      And a SSR makes all marsh mudflat
      And B3 is unpaved road
      And a road crosses hexside B2-B3
      And a broken German squad in B3
      And it is the RtPh of the German turn
      When the German squad routs onto the bridge in B2 by Low Crawl
      Then that is allowed

    @B16.71-6
    Scenario: B16.71-6 from below it is an ordinary climb
      Given B2 is mudflat
      And B3 is gully
      And a German squad IN B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it costs 4 MF
      And it is not CX
      And it is not pinned

    @B16.71-10
    Scenario Outline: B16.71-10a until the erratum entry from <below> was a Minimum Move
      Given B2 is mudflat
      And B3 is <below>
      And a German squad <place> B3
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And it has 0 MF left
      And it is CX
      And it is pinned

      Examples:
        | below                   | place |
        | gully                   | IN    |
        | Open Ground at level -1 | in    |

    @B16.71-10
    Scenario: B16.71-10b and no rout led up into it
      Given B2 is mudflat
      And B3 is gully
      And a broken German squad IN B3
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then B16.4 or A4.134 forbids it

    @B16.71-7
    Scenario Outline: B16.71-7 an unpossessed <item> stays in mudflat
      Given B2 is mudflat
      And a <item> in B2
      When the players look at the board
      Then the <item> is in B2
      And all that is as given

      Examples:
        | item   |
        | LMG    |
        | dm HMG |
        | radio  |

    @B16.71-7
    Scenario: B16.71-7b and may be Recovered there
      Given B2 is mudflat
      And a LMG in B2
      And a German squad in B2
      And it is the RPh of the German turn
      When the German squad tries to Recover the LMG with an Original dr of 1
      Then that is allowed
      And the LMG is possessed by the German squad
