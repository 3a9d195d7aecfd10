Feature: The RtPh of a broken unit, and Low Crawl

  Rule: A broken unit's own phase is the RtPh

    @B27.41 @A10.5xB27.41-601
    Scenario: A10.5xB27.41-601 where no phase is named a rout begins by coming out of the foxhole
      Given B2 and B3 each hold a foxhole 1S
      And a broken German squad beneath the foxhole in B2
      When the German squad begins its rout by coming out of the foxhole
      And the German squad routs straight beneath the foxhole in B3
      Then that is allowed
      And the expenditures are 1 and 2 MF
      And the German squad is beneath the foxhole in B3

    @B26.41 @A10.5xB26.41-602
    Scenario: A10.5xB26.41-602 or by a Wire Exit dr
      Given B2 holds Wire
      And a broken German squad in B2
      When the German squad begins its rout with a Wire Exit dr of 4
      And the German squad routs into B3
      Then that is allowed
      And the expenditures are 4 and 1 MF

    @B27.41 @A8.1xB27.41-2950
    Scenario Outline: A8.1xB27.41-2950a where no phase is named <unit> that may <deed>: <fire>
      Given B2 holds a foxhole 1S
      And <unit> P <place> the foxhole in B2
      And a Russian 4-6-7 squad in B5
      When the players ask whether P may <deed>
      Then that is allowed
      And it <shot> subject to Defensive First Fire
      And it <interdicted> subject to Interdiction

      Examples: a rout is of the RtPh, in which nobody First Fires
        | row          | unit                  | place     | deed                    | shot   | interdicted | fire                  |
        | comes-out    | a broken German squad | beneath   | come out of the foxhole | is not | is          | Interdiction alone    |
        | goes-beneath | a broken German squad | on top of | go beneath the foxhole  | is not | is not      | no fire beneath it    |

      Examples: a unit in Good Order spends MF of the MPh
        | row             | unit           | place     | deed                    | shot | interdicted | fire             |
        | unbroken-out    | a German squad | beneath   | come out of the foxhole | is   | is not      | First Fire alone |
        | unbroken-in     | a German squad | on top of | go beneath the foxhole  | is   | is not      | First Fire alone |

    @B27.41 @A8.1xB27.41-2950
    Scenario: A8.1xB27.41-2950b nor does what it spends to come out bring a Snap Shot or FFMO
      Given B2 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B2
      And a Russian 4-6-7 squad in B5
      When the players ask whether P may come out of the foxhole
      Then it is not subject to FFMO
      And it is not subject to a Snap Shot

  Rule: Low Crawl leads out of no Location that an enemy is in

    @B9.7 @A10.52xB9.7-601
    Scenario Outline: A10.52xB9.7-601 with <enemy> a Low Crawl over a cactus hedge is <verdict>
      Given it is the RtPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And B2 is stone building with one upper level
      And a broken German squad in B2
      And <enemy> B2
      When the German squad routs into B3 by Low Crawl
      Then that is <verdict>

      Examples:
        | row      | enemy                         | verdict     |
        | beside   | a Russian squad in            | not allowed |
        | upstairs | a Russian squad on level 1 of | allowed     |
        | friends  | a German half-squad in        | allowed     |

    @B16.4 @A10.52xB16.4-601
    Scenario Outline: A10.52xB16.4-601 from beside <enemy> in <ground> a Low Crawl onto mudflat is <verdict>
      Given it is the RtPh of the German turn
      And B2 is <ground>
      And B3 is mudflat
      And a broken German squad in B2
      And <enemy> B2
      When the German squad routs into B3 by Low Crawl
      Then that is <verdict>

      Examples:
        | row     | ground | enemy                       | verdict     |
        | brush   | brush  | a Russian half-squad in      | not allowed |
        | friends | brush  | a German half-squad in       | allowed     |
        | captive | woods  | a captured Russian squad in  | allowed     |
        | hidden  | woods  | a hidden Russian squad in    | allowed     |
        | horse   | brush  | a Russian horse in           | allowed     |
        | empty   | brush  | an abandoned Russian tank in | allowed     |

  Rule: A unit surrenders instead of routing, and not after it

    @B26.41 @A20.21xB26.41-2104
    Scenario Outline: A20.21xB26.41-2104 from beneath the Wire in B3 P <does> and surrenders to E: <verdict>
      Given it is the RtPh of the German turn
      And B2 is woods
      And B3 is woods
      And B3 holds Wire
      And a broken German squad P beneath the Wire in B3
      And a broken German squad R in D3
      And a Russian squad E in C3
      When <first>
      And P surrenders to E
      Then that is <verdict>

      Examples: once it has routed, and at once
        | row    | does         | first                        | verdict     |
        | routed | routs to B2  | P carries out a rout into B2 | not allowed |
        | waits  | stays        | R carries out a rout into E3 | allowed     |
