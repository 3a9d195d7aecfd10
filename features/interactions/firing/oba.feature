Feature: OBA is the battery's attack, not its observer's

  Rule: OBA is the battery's

    @B26.31 @A4.51xB26.31xC1.5-1101
    Scenario Outline: A4.51xB26.31xC1.5-1101 its observer <place> B3 <state>: neither counts
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German leader L <place> B3
      And L is <status>
      And a Russian squad E in B5
      When L attacks E with <attack>
      Then the Wire DRM is 0
      And the CX DRM is 0

      Examples:
        | row            | place                 | state   | status  | attack                  |
        | wire-fanatic   | on top of the Wire in | Fanatic | Fanatic | an OBA HE Concentration |
        | wire-harassing | on top of the Wire in | Fanatic | Fanatic | OBA Harassing Fire      |
        | wire-cx        | on top of the Wire in | CX      | CX      | an OBA HE Concentration |
        | beneath-cx     | beneath the Wire in   | CX      | CX      | an OBA HE Concentration |
        | cx-harassing   | beneath the Wire in   | CX      | CX      | OBA Harassing Fire      |

    @B26.31 @A4.51xB26.31xC1.5-1101
    Scenario Outline: A4.51xB26.31xC1.5-1101b its observer pinned: <attack> by <who> is <area>
      Given it is the PFPh of the German turn
      And a German leader L in B3
      And L is pinned
      And a German squad P in B3
      And P is pinned
      And a Russian squad E in B5
      When <who> attacks E with <attack>
      Then it is <area>

      Examples:
        | row           | who | attack                  | area          |
        | concentration | L   | an OBA HE Concentration | not Area Fire |
        | harassing     | L   | OBA Harassing Fire      | not Area Fire |
        | small-arms    | P   | small-arms fire         | Area Fire     |

    @B26.31 @A4.51xB26.31xC1.5-1101
    Scenario Outline: A4.51xB26.31xC1.5-1101c at <force> <attack> is <area>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German <who> L in <hex>
      And <force> P in B5
      When L attacks P with <attack>
      Then it is <area>

      Examples: it falls on the hex, whoever is seen there
        | row           | who      | hex | force                      | attack                  | area          |
        | concentration | leader   | B3  | a concealed Russian squad  | an OBA HE Concentration | not Area Fire |
        | harassing     | leader   | B3  | a concealed Russian squad  | OBA Harassing Fire      | not Area Fire |
        | dummies       | leader   | B3  | a Russian dummy stack      | an OBA HE Concentration | not Area Fire |
        | bomb          | aircraft | C4  | a concealed Russian squad  | an aerial bomb          | not Area Fire |

    @B26.31 @A4.51xB26.31xC1.5-1101
    Scenario Outline: A4.51xB26.31xC1.5-1101a in his own small-arms fire both do
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <force> P <place> B3
      And P is CX
      And a Russian squad E in B5
      When P attacks E with small-arms fire
      Then the Wire DRM is <drm>
      And the CX DRM is +1

      Examples:
        | row     | force          | place                 | drm |
        | on      | a German squad | on top of the Wire in | +1  |
        | beneath | a German squad | beneath the Wire in   | 0   |
