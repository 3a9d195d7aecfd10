Feature: Close Combat, and what the state of either side does to it

  Rule: Who is CX fights worse, and is fought more easily

    @B26.31 @A4.51xA11.1xB26.31-1901
    Scenario Outline: A4.51xA11.1xB26.31-1901 <attack> by <attacker> against <target> <place> B3: CX <cx>, Wire <wire>, in all <all>
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And <attacker> P beneath the Wire in B3
      And <target> E <place> B3
      When P attacks E with <attack>
      Then the attack is possible
      And the CX DRM is <cx>
      And the Wire DRM is <wire>
      And the TEM and DRM of the attack are <all> in all

      Examples: one attacked in CC that is CX gives -1
        | row     | attack            | attacker          | target             | place                 | cx | wire | all |
        | beneath | Close Combat      | a German squad    | a CX Russian squad | beneath the Wire in   | -1 | 0    | -1  |
        | on-top  | Close Combat      | a German squad    | a CX Russian squad | on top of the Wire in | -1 | -1   | -2  |
        | leader  | Close Combat      | a German hero     | a CX Russian crew  | on top of the Wire in | -1 | -1   | -2  |
        | capture | a Capture attempt | a German squad    | a CX Russian squad | beneath the Wire in   | -1 | 0    | -1  |
        | hand    | Hand-to-Hand CC   | a German squad    | a CX Russian squad | on top of the Wire in | -1 | -1   | -2  |

      Examples: and takes away the +1 of an attacker that is CX
        | row     | attack            | attacker          | target             | place                 | cx | wire | all |
        | both    | Close Combat      | a CX German squad | a CX Russian squad | on top of the Wire in | 0  | -1   | -1  |
        | own     | Close Combat      | a CX German squad | a Russian squad    | on top of the Wire in | +1 | -1   | 0   |
        | neither | Close Combat      | a German squad    | a Russian squad    | on top of the Wire in | 0  | -1   | -1  |

    @B26.31 @A4.51xA11.1xB26.31-1901
    Scenario: A4.51xA11.1xB26.31-1901b fire at one that is CX has no such DRM
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a CX Russian squad E in B4
      When P attacks E with small-arms fire
      Then the CX DRM is 0

  Rule: Who is pinned attacks with half its FP, and is attacked with all

    @B27.13 @A7.8xA11.1xB27.13-1901
    Scenario Outline: A7.8xA11.1xB27.13-1901 over the edge of the foxhole <attacker> attacks <target> with <attack>: <fp> FP
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 1S
      And <attacker> P on top of the foxhole in B3
      And <target> E beneath the foxhole in B3
      When P attacks E with <attack>
      Then the attack is possible
      And the FP is <fp>
      And it is not Area Fire

      Examples:
        | row     | attacker                    | target                 | attack          | fp |
        | pinned  | a pinned German 4-6-7 squad | a Russian squad        | Close Combat    | 2  |
        | hand    | a pinned German 4-6-7 squad | a Russian squad        | Hand-to-Hand CC | 2  |
        | odd     | a pinned German 5-4-8 squad | a Russian squad        | Close Combat    | 2.5 |
        | at-one  | a German 4-6-7 squad        | a pinned Russian squad | Close Combat    | 4  |
        | neither | a German 4-6-7 squad        | a Russian squad        | Close Combat    | 4  |
