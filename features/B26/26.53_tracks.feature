@B26.53
Feature: B26.53 Tracks over Wire

  Rule: B26.53 A passed Bog Check with a colored 1 clears the Wire

    @B26.53-1
    Scenario Outline: B26.53-1 a Bog DR of <col> and <white> that <check> leaves <there>
      Given it is the MPh of the German turn
      And B3 is Open Ground
      And B3 holds Wire
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of <col> on the colored and <white> on the white die with a further DRM of <drm>
      Then the Bog Check <check>
      And B3 holds <there>

      Examples: passed
        | row               | col | white | drm | check    | there   |
        | colored-1-white-1 | 1   | 1     | 0   | succeeds | no Wire |
        | colored-1-white-6 | 1   | 6     | 0   | succeeds | no Wire |
        | colored-2-white-1 | 2   | 1     | 0   | succeeds | Wire    |
        | colored-6-white-1 | 6   | 1     | 0   | succeeds | Wire    |

      Examples: failed
        | row                     | col | white | drm | check | there |
        | colored-1-white-6-drm+4 | 1   | 6     | +4  | fails | Wire  |
        | colored-6-white-6       | 6   | 6     | 0   | fails | Wire  |

    @B26.53-1 @B27.55 @B27.55-4
    Scenario Outline: B26.53-1g of two Bog DRs, for a trench and for Wire, colored <first> and <second> leave <there>
      Given it is the MPh of the German turn
      And B3 holds a trench
      And B3 holds Wire
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of <first> on the colored and 3 on the white die
      And the German tank makes a Bog DR of <second> on the colored and 3 on the white die
      Then B3 holds <there>

      Examples: one passed with a colored 1 is enough
        | row    | first | second | there   |
        | first  | 1     | 2      | no Wire |
        | second | 2     | 1      | no Wire |
        | none   | 2     | 2      | Wire    |

    @B26.53-1 @B27.55 @B27.55-5
    Scenario Outline: B26.53-1h a colored <col> for turning its hull in a trench leaves <there>
      Given it is the MPh of the German turn
      And B3 holds a trench
      And B3 holds Wire
      And a moving German tank on top of the trench in B3
      When the German tank turns its hull by 1 hexspine
      And the German tank makes a Bog DR of <col> on the colored and 3 on the white die
      Then B3 holds <there>

      Examples: whatever the Bog Check is for
        | col | there   |
        | 1   | no Wire |
        | 2   | Wire    |

    @B26.53-1
    Scenario Outline: B26.53-1i so does a <type>, armored or not
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <type> in B2
      When the German <type> moves into B3
      And the German <type> makes a Bog DR of 1 on the colored and 3 on the white die
      Then B3 holds no Wire

      Examples: full tracks
        | type      |
        | Carrier   |
        | tractor   |
        | bulldozer |

    @B26.53-2
    Scenario: B26.53-2 a tank that bogs leaves the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 6 on the white die with a further DRM of +4
      Then that is allowed
      And the German tank is bogged
      And B3 holds Wire
      And nothing else changed in B3

    @B26.53-3
    Scenario Outline: B26.53-3 a <type> leaves the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <type> in B2
      When the German <type> moves into B3
      And the German <type> makes a Bog DR of 1 on the colored and 1 on the white die
      Then the Bog Check succeeds
      And B3 holds Wire

      Examples:
        | type        |
        | halftrack   |
        | armored car |
        | truck       |

    @B26.53-4 @reading:B26.53-vbm
    Scenario: B26.53-4 VBM in a Wire hex clears it as well
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds Wire
      And a moving German tank in B4
      When the German tank bypasses B3 along B3-C4
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then B3 holds no Wire

    @B26.53-4 @reading:B26.53-vbm=stays
    Scenario: B26.53-4b or by the other reading it leaves the Wire where it is
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds Wire
      And a moving German tank in B4
      When the German tank bypasses B3 along B3-C4
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then B3 holds Wire
      And all that is as given

    @B26.53-4
    Scenario: B26.53-4c on the way round Wire a Bog Check is due as well, and a low DR passes it
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds Wire
      And a moving German tank in B4
      When the German tank bypasses B3 along B3-C4
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then the Bog Check succeeds

    @B26.53-5
    Scenario: B26.53-5a Infantry that was on the Wire stays where it is
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q beneath the Wire in B3
      And a German squad R beneath the foxhole in B3
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And P is not on the Wire
      And but for the Wire nothing changed in B3

    @B26.53-5
    Scenario: B26.53-5b and its attacks have no +1 any more
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a moving German tank in B2
      And a Russian squad in B5
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      And the MPh ends and the AFPh begins
      And the German squad attacks the Russian squad with small-arms fire
      Then the Wire DRM is 0

  Rule: B26.53 The Wire it drives over and no other

    @B26.53-1
    Scenario: B26.53-1b Wire in the next hex stays
      Given it is the MPh of the German turn
      And B3 and B4 each hold Wire
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then the Bog Check succeeds
      And B3 holds no Wire
      And B4 holds Wire

    @B26.53-5
    Scenario: B26.53-5c a weapon beneath the Wire is left in the Location
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a LMG beneath the Wire in B3
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then B3 holds no Wire
      And the LMG lies on top in B3

    @B26.53-1
    Scenario: B26.53-1c a tank that crosses a bridge clears the Wire on it
      Given it is the MPh of the German turn
      And B3 is bridged marsh
      And B2 is unpaved road
      And a road crosses hexside B2-B3
      And B3 holds Wire on its bridge
      And a moving German tank in B2
      When the German tank moves onto the bridge in B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then the Bog Check succeeds
      And B3 holds no Wire

    @B26.53-1
    Scenario: B26.53-1d a tank that checks below the bridge does not
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B4 is marsh
      And B3 holds Wire on its bridge
      And a moving German tank in B2
      When the German tank moves INTO B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And B3 holds Wire
      And all that is as given

    @B26.53-1 @reading:B26.53-hexside-bog
    Scenario: B26.53-1e the check for the hedge between them leaves the Wire of the hex that the halftrack left
      Given it is the MPh of the German turn
      And B2 holds Wire
      And hexside B2-B3 is a bocage
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then B2 holds Wire
      And all that is as given

    @B26.53-1 @reading:B26.53-hexside-bog=hex-left
    Scenario: B26.53-1f or by the other reading it clears the Wire of the hex in which it would bog
      Given it is the MPh of the German turn
      And B2 holds Wire
      And hexside B2-B3 is a bocage
      And a moving German tank in B2
      When the German tank moves into B3
      And the German tank makes a Bog DR of 1 on the colored and 1 on the white die
      Then B2 holds no Wire

    @B26.53-1
    Scenario Outline: B26.53-1k a colored 2 of <vehicle> leaves the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <vehicle> P in B2
      When P moves into B3
      And P makes a Bog DR of 2 on the colored and 1 on the white die
      Then the Bog Check succeeds
      And B3 holds Wire

      Examples: full tracks
        | vehicle         |
        | assault gun     |
        | SP gun          |
        | Carrier         |
        | tractor         |
        | bulldozer       |
        | amphibious tank |

    @B26.53-1 @B27.55 @B27.55-5
    Scenario Outline: B26.53-1m with wall advantage too a colored <col> for turning its hull leaves <there>
      Given it is the MPh of the German turn
      And B3 holds a trench
      And B3 holds Wire
      And hexside B3-C4 is a wall
      And a moving German tank P on top of the trench in B3
      And P has wall advantage
      When P turns its hull by 1 hexspine
      And P makes a Bog DR of <col> on the colored and 3 on the white die
      Then B3 holds <there>

      Examples:
        | col | there   |
        | 1   | no Wire |
        | 2   | Wire    |

    @B26.53-1
    Scenario: B26.53-1n on the ground of a bridge hex it clears the Wire that lies there
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds Wire
      And a moving German tank P in B2
      When P moves INTO B3
      And P makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And B3 holds no Wire

    @B26.53-1
    Scenario: B26.53-1p nor does a colored 2 there
      Given it is the MPh of the German turn
      And B3 is a gully
      And B3 holds Wire
      And a moving German tank P in B2
      When P moves INTO B3
      And P makes a Bog DR of 2 on the colored and 1 on the white die
      Then the Bog Check succeeds
      And B3 holds Wire
