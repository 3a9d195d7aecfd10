Feature: Bypass

  Rule: In Bypass

    @B26.44 @A4.3xB26.44-901
    Scenario: A4.3xB26.44-901a two hexsides of a hex without Wire are bypassed for 1 MF
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3 and C4
      And a German squad P in B2
      When P bypasses B3 along B3-C3 and B3-C4
      Then that is allowed
      And it has spent 1 MF in all

    @B26.44 @A4.3xB26.44-901
    Scenario: A4.3xB26.44-901b and for no more one after the other
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3 and C4
      And a German squad P in B2
      When P bypasses B3 along B3-C3
      And P bypasses B3 along B3-C4
      Then that is allowed
      And it has spent 1 MF in all

    @B26.44 @B26.44xD2.3-901
    Scenario: B26.44xD2.3-901a a tank that has spent its MP bypasses no further hexside
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3 and C4
      And a moving German tank P with 6 MP in B3
      And P is in VBM with its CAFP at vertex B3-C3-C4
      And P has spent 6 MP
      When P bypasses B3 along B3-C4
      Then that is not allowed

    @B26.44 @B26.44xD2.3-901
    Scenario Outline: B26.44xD2.3-901b over a cliff no tank bypasses the Wire hex either: <barrier>, <verdict>
      Given it is the MPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And hexside B2-B3 <barrier>
      And the artwork of B3 does not reach towards C3 and C4
      And a moving German tank P in B2
      When P bypasses B3 along B3-C3
      Then that is <verdict>

      Examples:
        | row   | barrier         | verdict     |
        | cliff | is a cliff      | not allowed |
        | none  | carries nothing | allowed     |

  Rule: B27.4 Nobody goes beneath an entrenchment that he bypasses

    @B27.4 @A4.3xB27.4-1101
    Scenario Outline: A4.3xB27.4-1101a in the <phase> P in Bypass goes beneath the <cover>: <verdict>
      Given it is the <phase> of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3
      And B2 holds <fort>
      And a German squad P in B2
      And P is in Bypass along hexside B2-B3
      When P goes beneath the <cover>
      Then that is <verdict>

      Examples:
        | row     | phase | fort         | cover     | verdict     |
        | foxhole | MPh   | a foxhole 1S | foxhole   | not allowed |
        | trench  | MPh   | a trench     | trench    | not allowed |
        | ditch   | MPh   | an A-T Ditch | A-T Ditch | not allowed |
        | sangar  | MPh   | a sangar     | sangar    | not allowed |
        | advance | APh   | a foxhole 1S | foxhole   | not allowed |

    @B27.4 @A4.3xB27.4-1101
    Scenario: A4.3xB27.4-1101b nor does who has come by Bypass
      Given it is the MPh of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards A3 and B3
      And B2 holds a foxhole 1S
      And a German squad P in A3
      When P bypasses B2 along B2-B3
      And P goes beneath the foxhole
      Then that is not allowed

    @B27.4 @A4.3xB27.4-1101
    Scenario Outline: A4.3xB27.4-1101c who has paid for the woods does in the <phase>
      Given it is the <phase> of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3
      And B2 holds a foxhole 1S
      And a German squad P in B2
      When P goes beneath the foxhole
      Then that is allowed

      Examples:
        | phase |
        | MPh   |
        | APh   |

    @B27.4 @A4.3xB27.4-1101
    Scenario: A4.3xB27.4-1101d from Bypass it advances straight beneath the foxhole of the next hex
      Given it is the APh of the German turn
      And B2 is woods
      And the artwork of B2 does not reach towards B3
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And P is in Bypass along hexside B2-B3
      When P advances straight beneath the foxhole in B3
      Then that is allowed
      And P is beneath the foxhole in B3

    @B16.42 @B26.44 @B16.42xB26.44-1700
    Scenario Outline: B16.42xB26.44-1700 <tank> bypasses the woods of a Wire hex, and the next hexside costs 1 MP
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B4, C3 and C4
      And B3 holds Wire
      And <tank> T in B4
      When T bypasses B3 along B3-C4
      And T makes a Bog DR of 2 on the colored and 3 on the white die
      And T bypasses B3 along B3-C3
      Then that is allowed
      And it costs 1 MP

      Examples: on land an amphibian moves as any vehicle
        | row       | tank                            |
        | amphibian | a moving German amphibious tank |
        | tank      | a moving German tank            |
