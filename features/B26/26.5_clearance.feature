@B26.5
Feature: B26.5 What clears Wire

  Rule: B26.5 Clearance by Infantry and a few special methods

    @B26.5-1 @B26.5-2
    Scenario: B26.5-1a Infantry clears Wire
      Given it is the MPh of the German turn
      And B3 holds a trench
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German leader beneath the Wire in B3
      When the German squad announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by the German squad of the Wire in B3 succeeds
      Then that is allowed
      And but for the Wire nothing changed in B3

    @B26.5-1
    Scenario: B26.5-1b a Placed DC can
      Given it is the MPh of the German turn
      And B3 is Open Ground
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of 2
      Then that is allowed
      And B3 holds no Wire

    @B26.5-1
    Scenario: B26.5-1c a Set DC can
      Given it is the AFPh of the German turn
      And B3 is Open Ground
      And B3 holds Wire
      And a DC lies Set in B3
      When a Set DC is resolved in B3 with an Original DR of 2
      Then that is allowed
      And B3 holds no Wire

    @B26.5-1
    Scenario Outline: B26.5-1d <attack> can
      Given it is the PFPh of the German turn
      And B3 holds Wire
      When <attack> of 30 FP is resolved in B3 with an Original DR of 2
      Then that is allowed
      And but for the Wire nothing changed in B3

      Examples:
        | attack                  |
        | an OBA HE Concentration |
        | an aerial bomb          |

    @B26.5-1
    Scenario: B26.5-1e a tank's Bog Check can
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And but for the Wire nothing changed in B3

    @B26.5-1
    Scenario: B26.5-1f a Thrown DC cannot
      Given it is the AFPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Throws its DC in B3
      And a Thrown DC is resolved in B3 with an Original DR of 2
      Then that is allowed
      And B3 holds Wire
      And all that is as given

    @B26.5-1
    Scenario Outline: B26.5-1g <attack> cannot
      Given it is the PFPh of the German turn
      And B3 holds Wire
      When <attack> of 30 FP is resolved in B3 with an Original DR of 2
      Then that is allowed
      And B3 holds Wire
      And all that is as given

      Examples:
        | attack               |
        | Direct Fire HE       |
        | MG fire              |
        | an overrun with MG   |

    @B26.5-1
    Scenario: B26.5-1h a halftrack's Bog Check cannot
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German halftrack in B2
      When the German halftrack moves into B3
      And the German halftrack makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And B3 holds Wire
      And all that is as given

    @B26.5-1
    Scenario: B26.5-1i Infantry that gets beneath it does not
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 1
      Then that is allowed
      And B3 holds Wire
      And all that is as given

    @B26.5-2
    Scenario Outline: B26.5-2a <unit> <place> B3 is <verdict> to try Clearance in the <phase>
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And <unit> <place> B3
      When the German squad announces Clearance of the Wire in B3
      Then that is <verdict>

      Examples: on the Wire or beneath it
        | row               | unit           | place                 | phase | verdict |
        | squad-on-top-mph  | a German squad | on top of the Wire in | MPh   | allowed |
        | squad-beneath-mph | a German squad | beneath the Wire in   | MPh   | allowed |

      Examples: Good Order, in its own MPh
        | row                     | unit                  | place                 | phase | verdict     |
        | broken-squad-on-top-mph | a broken German squad | on top of the Wire in | MPh   | not allowed |
        | pinned-squad-on-top-mph | a pinned German squad | on top of the Wire in | MPh   | not allowed |
        | squad-on-top-aph        | a German squad        | on top of the Wire in | APh   | not allowed |

    @B26.5-2
    Scenario: B26.5-2b not from the next hex
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      When the German squad announces Clearance of the Wire in B3
      Then that is not allowed

    @B26.5-2
    Scenario: B26.5-2c a Clearance that fails leaves the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by the German squad of the Wire in B3 fails
      Then that is allowed
      And B3 holds Wire
      And the German squad is on top of the Wire

    @B26.5-2
    Scenario: B26.5-2d with its Wire gone a unit or weapon is beneath none
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And a LMG beneath the Wire in B3
      When the German squad announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by the German squad of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire
      And the German squad is on top in B3
      And the LMG lies on top in B3

    @B26.5-2
    Scenario: B26.5-2e who is beneath other Wire stays there
      Given it is the MPh of the German turn
      And B3 and B4 each hold Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q beneath the Wire in B4
      When P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B4 holds Wire
      And Q is beneath the Wire in B4
      And all that is as given

    @B26.5-2
    Scenario: B26.5-2f on a bridge too it is beneath none
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds Wire on its bridge
      And a German squad P beneath the Wire on the bridge in B3
      When P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire
      And P is not beneath the Wire

    @B26.5-2
    Scenario: B26.5-2g who is beneath Wire below a bridge stays there when that of the bridge is cleared
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds Wire on its bridge
      And B3 holds Wire
      And a German squad P on top of the Wire on the bridge in B3
      And a German squad Q beneath the Wire in B3
      When P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And P is not on the Wire
      And Q is beneath the Wire in B3

    @B26.5-2
    Scenario Outline: B26.5-2h in the CCPh a squad that is <status> clears it: <verdict>
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P is <status>
      When the Clearance by P of the Wire in B3 succeeds
      Then that is <verdict>

      Examples: who has announced Clearance is TI
        | status | verdict     |
        | TI     | allowed     |
        | CX     | not allowed |

    @B26.5-3
    Scenario: B26.5-3 where Wire was, nothing holds a unit any more
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      And the German squad moves into B4
      Then that is allowed
      And it costs 1 MF
      And no Wire dr is due from the German squad
      And the German squad is on top in B4
