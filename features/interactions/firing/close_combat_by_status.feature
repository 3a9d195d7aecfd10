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

  Rule: A11.12, A11.19, A11.2 Who attacks does so once, is seen, and does not Withdraw

    @B26.4 @A11.19xB26.4-2812
    Scenario Outline: A11.19xB26.4-2812a a <status> squad <place> B3 attacks one <other> it: its concealment is gone
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P <place> B3
      And P is <status>
      And a Russian squad E <there> B3
      When P declares Close Combat against E
      Then that is allowed
      And P is not <status>

      Examples:
        | row     | status    | place                 | there                 | other   |
        | on      | concealed | on top of the Wire in | beneath the Wire in   | beneath |
        | beneath | concealed | beneath the Wire in   | on top of the Wire in | on      |
        | hidden  | hidden    | beneath the Wire in   | on top of the Wire in | on      |

    @B26.4 @A11.19xB26.4-2812
    Scenario Outline: A11.19xB26.4-2812b a concealed squad <does>, and when the CCPh ends it <held> held in Melee
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P is concealed
      And a German squad Q beneath the Wire in B3
      And a Russian squad E on top of the Wire in B3
      When <who> declares Close Combat against E
      And the CCPh ends and the RPh begins
      Then P <held> in Melee

      Examples:
        | row     | does            | who | held   |
        | attacks | attacks         | P   | is     |
        | waits   | attacks nobody  | Q   | is not |

    @B26.4 @A11.19xB26.4-2812
    Scenario Outline: A11.19xB26.4-2812c over the edge of the Wire a concealed squad declares <attack> at a <state> squad: <who> is seen
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P is concealed
      And a German squad Q beneath the Wire in B3
      And a Russian squad E on top of the Wire in B3
      And E is <state>
      When <who> declares an attack on E with <attack>
      Then that is allowed
      And P is <word>

      Examples: nobody in Good Order sees it
        | row          | attack            | state    | who | word          |
        | cc-broken    | Close Combat      | broken   | P   | not concealed |
        | cc-melee     | Close Combat      | in Melee | P   | not concealed |
        | capture      | a Capture attempt | broken   | P   | not concealed |
        | hand-to-hand | Hand-to-Hand CC   | broken   | P   | not concealed |
        | comrade      | Close Combat      | broken   | Q   | concealed     |

    @B27.13 @A11.12xB27.13-2813
    Scenario Outline: A11.12xB27.13-2813 over the edge of the foxhole P attacks E, then <who> attacks <whom>: <verdict>
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 2S
      And a German squad P on top of the foxhole in B3
      And a German squad S on top of the foxhole in B3
      And a Russian squad E beneath the foxhole in B3
      And a Russian squad F beneath the foxhole in B3
      When P declares Close Combat against E
      And <who> declares Close Combat against <whom>
      Then that is <verdict>

      Examples: each attacks once
        | row      | who | whom | verdict     |
        | same     | P   | E    | not allowed |
        | another  | P   | F    | not allowed |
        | comrade  | S   | F    | allowed     |
        | enemy    | E   | P    | allowed     |

    @B27.44 @A11.2xB27.44-2814
    Scenario Outline: A11.2xB27.44-2814 after <who> has attacked E over the edge of the foxhole P Withdraws: <verdict>
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 2S
      And a German squad P on top of the foxhole in B3
      And a German squad S on top of the foxhole in B3
      And a Russian squad E beneath the foxhole in B3
      When <who> declares Close Combat against E
      And P withdraws into B2
      Then that is <verdict>

      Examples:
        | who | verdict     |
        | P   | not allowed |
        | S   | allowed     |

    @B27.13 @A12.3xB27.13-2815
    Scenario Outline: A12.3xB27.13-2815 over the edge of the foxhole P attacks E, which is <status>: <verdict>
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a Russian squad E beneath the foxhole in B3
      And E is <status>
      When P declares Close Combat against E
      Then that is <verdict>

      Examples:
        | status    | verdict     |
        | hidden    | not allowed |
        | concealed | allowed     |

    @B27.13 @A12.3xB27.13-2815
    Scenario: A12.3xB27.13-2815b a hidden one is out of reach by 12.3
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a hidden Russian squad E beneath the foxhole in B3
      When P declares Close Combat against E
      Then that is not allowed
      And A12.3 forbids it

    @B27.13 @A12.3xB27.13-2815
    Scenario: A12.3xB27.13-2815c a Known one in the next foxhole is out of reach by its Location
      Given it is the CCPh of the German turn
      And B3 and B4 each hold a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a Russian squad E beneath the foxhole in B4
      When P declares Close Combat against E
      Then that is not allowed
      And B27.13, A11.1 or A2.8 forbids it

    @B27.13 @A11.12xB27.13-1700
    Scenario Outline: A11.12xB27.13-1700 over the edge of the foxhole P makes <attack>, and <who> attacks E after that: <verdict>
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 2S
      And a German squad P on top of the foxhole in B3
      And a German squad S on top of the foxhole in B3
      And a Russian squad E beneath the foxhole in B3
      When P declares an attack on E with <attack>
      And <who> declares an attack on E with Close Combat
      Then that is <verdict>

      Examples: however the first attack was announced
        | row     | attack            | who | verdict     |
        | cc      | Close Combat      | P   | not allowed |
        | capture | a Capture attempt | P   | not allowed |
        | hand    | Hand-to-Hand CC   | P   | not allowed |
        | other   | Close Combat      | S   | allowed     |

    @B27.13 @A12.3xB27.13xD5.1-1901
    Scenario Outline: A12.3xB27.13xD5.1-1901 P beneath the foxhole attacks the <who> of a hidden tank on top of it: not allowed
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P beneath the foxhole in B3
      And a Russian tank T on top of the foxhole in B3
      And T is hidden
      And a Russian crew C in B3
      And C is the Inherent crew of T
      When P declares Close Combat against <target>
      Then that is not allowed
      And A12.3 forbids it

      Examples:
        | who  | target |
        | crew | C      |
        | hull | T      |

    @B27.13 @A12.3xB27.13xD5.1-1901
    Scenario: A12.3xB27.13xD5.1-1901b a tank on board is attacked over the edge of the foxhole
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P beneath the foxhole in B3
      And a Russian tank T on top of the foxhole in B3
      When P declares Close Combat against T
      Then that is allowed

