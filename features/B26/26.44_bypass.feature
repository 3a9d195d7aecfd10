@B26.44
Feature: B26.44 Bypass and Wire

  Rule: B26.44 Nobody but a vehicle bypasses along a hex that holds Wire

    @B26.44-1
    Scenario Outline: B26.44-1 no Bypass of a Wire hex along <hexsides>
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4 and C3
      And B3 holds Wire
      And a German squad with 4 MF in B4
      When the German squad bypasses B3 along <hexsides>
      Then B26.44 forbids it

      Examples:
        | hexsides        |
        | B3-C4           |
        | B3-C4 and B3-C3 |

    @B26.44-1
    Scenario: B26.44-1b without the Wire it is Bypass
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4 and C3
      And a German squad with 4 MF in B4
      When the German squad bypasses B3 along B3-C4 and B3-C3
      Then that is allowed
      And it costs 1 MF

    @B26.44-1
    Scenario Outline: B26.44-1w Wire or none there is no Bypass of it along <hexsides>
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4 and C3
      And a German squad with 4 MF in B4
      When the German squad bypasses B3 along <hexsides>
      Then that is not allowed

      Examples: of which one has artwork, does not follow, is too many or none of B3's
        | row     | hexsides                |
        | artwork | B3-A4                   |
        | apart   | B3-C3                   |
        | three   | B3-C4, B3-C3 and B2-B3  |
        | beyond  | B4-C4                   |

    @B26.44-2 @reading:B26.44-next-hex
    Scenario: B26.44-2 nor is the hexside bypassed from the next hex
      Given it is the MPh of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3 and C2
      And B3 holds Wire
      And a German squad with 4 MF in C3
      When the German squad bypasses B2 along B2-B3
      Then B26.44 forbids it

    @B26.44-2 @reading:B26.44-next-hex=allowed
    Scenario: B26.44-2b or by the other reading it is, in the wood
      Given it is the MPh of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3 and C2
      And B3 holds Wire
      And a German squad with 4 MF in C3
      When the German squad bypasses B2 along B2-B3
      Then that is allowed

    @B26.44-2 @reading:B26.44-next-hex
    Scenario Outline: B26.44-2f nor by <unit> that comes from beneath the Wire
      Given it is the MPh of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3 and C2
      And B3 holds Wire
      And <unit> P with 4 MF beneath the Wire in B3
      When P bypasses B2 along B2-B3
      Then B26.44 forbids it

      Examples: being beneath the Wire opens no hexside
        | unit                |
        | a German squad      |
        | a German half-squad |
        | a German leader     |

    @B26.44-2 @reading:B26.44-next-hex=allowed
    Scenario: B26.44-2g or by the other reading it is
      Given it is the MPh of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3 and C2
      And B3 holds Wire
      And a German squad P with 4 MF beneath the Wire in B3
      When P bypasses B2 along B2-B3
      Then that is allowed

    @B26.44-3
    Scenario: B26.44-3 the other hexsides of that hex stay open
      Given it is the MPh of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3 and C2
      And B3 holds Wire
      And a German squad with 4 MF in C3
      When the German squad bypasses B2 along B2-C2
      Then that is allowed
      And it costs 1 MF

    @B26.44-4
    Scenario: B26.44-4 a tank uses VBM in a Wire hex
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds Wire
      And a moving German tank with 12 MP in B4
      When the German tank bypasses B3 along B3-C4
      Then that is allowed
      And the German tank is not beneath the Wire
      And Wire adds 2 MP to the expenditures

    @B26.44-5 @B26.44-6
    Scenario Outline: B26.44-5 a <type> along one hexside pays <mp> Wire MP and checks
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4, C3 and B2
      And B3 holds Wire
      And a moving German <type> with 24 MP in B4
      When the German <type> bypasses B3 along B3-C4
      Then that is allowed
      And Wire adds <mp> MP to the expenditures
      And one Bog DRs are due from the German <type>

      Examples: on the first hexside
        | row                   | type      | mp |
        | tank-one-hexside      | tank      | 2  |
        | halftrack-one-hexside | halftrack | 4  |

    @B26.44-5 @B26.44-6
    Scenario Outline: B26.44-5a a <type> that goes on along <hexsides> pays <mp> Wire MP in all and checks no more
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4, C3 and B2
      And B3 holds Wire
      And a moving German <type> with 24 MP in B4
      When the German <type> bypasses B3 along B3-C4
      And the German <type> makes a Bog DR of 1 on the colored and 2 on the white die
      And the German <type> bypasses B3 along <hexsides>
      Then that is allowed
      And Wire adds <wire> MP to the expenditures
      And no Bog DR is due from the German <type>

      Examples: it has checked on the first hexside
        | row                    | type      | hexsides        | wire       | mp |
        | tank-two-hexsides      | tank      | B3-C3           | 2 and 0    | 2  |
        | tank-three-hexsides    | tank      | B3-C3 and B2-B3 | 2, 0 and 0 | 2  |
        | halftrack-two-hexsides | halftrack | B3-C3           | 4 and 0    | 4  |
        | truck-two-hexsides     | truck     | B3-C3           | 4 and 0    | 4  |

    @B26.44-6
    Scenario: B26.44-6 a tank makes its Bog Check before it goes on along a second hexside
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4, C3 and B2
      And B3 holds Wire
      And a moving German tank with 24 MP in B4
      When the German tank bypasses B3 along B3-C4 and B3-C3
      Then that is not allowed

    @B26.44-7
    Scenario: B26.44-7 a second Wire hex costs again
      Given it is the MPh of the German turn
      And B2 and B3 are woods
      And the artwork of B2 does not reach towards C3
      And the artwork of B3 does not reach towards C3
      And B2 and B3 each hold Wire
      And a moving German tank with 24 MP in C4
      When the German tank bypasses B3 along B3-C3
      And the German tank makes a Bog DR of 2 on the colored and 3 on the white die
      And the German tank bypasses B2 along B2-C3
      Then that is allowed
      And Wire adds 2 and 2 MP to the expenditures
      And one Bog DRs are due from the German tank
