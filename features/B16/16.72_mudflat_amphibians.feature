@B16.72
Feature: B16.72 Amphibians in mudflat

  Rule: B16.72 By land movement, with a Bog Check, at twice the COT of Open Ground

    @B16.72-1
    Scenario: B16.72-1 not in water movement mode
      Given B2 is mudflat
      And B3 is Water Obstacle
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2 in water movement mode
      Then B16.72 forbids it

    @B16.72-2 @B16.72-3 @B16.72-1
    Scenario: B16.72-2 by land movement, with a Bog Check
      Given B2 is mudflat
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And the German amphibious tank is on top in B2
      And the German amphibious tank is not in water movement mode
      And it has 6 amphibious MP left
      And a Bog DR is due from the German amphibious tank

    @B16.72-3
    Scenario: B16.72-3b one check, with marsh next to the mudflat too
      Given B2 is mudflat
      And B1 is marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And one Bog DRs are due from the German amphibious tank

    @B16.72-4
    Scenario Outline: B16.72-4 an <vehicle> pays <cost> MP where Open Ground is <og>
      Given B3 is mudflat
      And a German <vehicle> in B5
      And it is the MPh of the German turn
      When it moves into B4
      And it makes a Bog DR of 1 on the colored and 2 on the white die
      And it moves into B3
      Then that is allowed
      And the expenditures are <og> and <cost> MF

      Examples:
        | vehicle                | og | cost |
        | amphibious tank        | 1  | 2    |
        | amphibious halftrack   | 1  | 2    |
        | amphibious armored car | 3  | 6    |
        | amphibious truck       | 4  | 8    |

    @B16.72-8 @reading:B16.72-older-rate
    Scenario Outline: B16.72-8 until the erratum an <vehicle> paid the <cost> MP of Open Ground
      Given B2 is mudflat
      And a German <vehicle> in B3
      And it is the MPh of the German turn
      When it moves into B2
      Then that is allowed
      And it costs <cost> MP

      Examples:
        | vehicle                | cost |
        | amphibious tank        | 1    |
        | amphibious halftrack   | 1    |
        | amphibious armored car | 3    |
        | amphibious truck       | 4    |

    @B16.72-8 @reading:B16.72-older-rate=doubled
    Scenario Outline: B16.72-8b or by the other reading an <vehicle> paid <cost> MP, as since
      Given B2 is mudflat
      And a German <vehicle> in B3
      And it is the MPh of the German turn
      When it moves into B2
      Then it costs <cost> MP

      Examples:
        | vehicle              | cost |
        | amphibious tank      | 2    |
        | amphibious halftrack | 2    |

    @B16.72-2
    Scenario Outline: B16.72-2c as on land an <vehicle> drives into it over a <barrier>: <verdict>
      Given B2 is mudflat
      And hexside B2-B3 is a <barrier>
      And a moving German <vehicle> with 20 MP in B3
      And it is the MPh of the German turn
      When it moves into B2
      Then <verdict>

      Examples: which its kind crosses, or does not
        | row          | vehicle              | barrier | verdict            |
        | half-wall    | amphibious halftrack | wall    | B9.4 forbids it    |
        | half-hedge   | amphibious halftrack | hedge   | that is allowed    |
        | tank-wall    | amphibious tank      | wall    | that is allowed    |

    @B16.72-6
    Scenario: B16.72-6 the 2 amphibious MP of marsh are not its price
      Given B2 is mudflat
      And a German amphibious truck with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious truck moves into B2
      Then that is allowed
      And it costs 8 MP
      And it has 6 amphibious MP left

    @B16.72-7
    Scenario Outline: B16.72-7a a <unit> may not enter mudflat
      Given B2 is mudflat
      And a German <unit> in B3
      And it is the MPh of the German turn
      When it moves into B2
      Then B16.41 forbids it

      Examples:
        | unit  |
        | tank  |
        | truck |

    @B16.72-7
    Scenario: B16.72-7b nor may a Gun be Pushed into it
      Given B2 is mudflat
      And a German crew in B3
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      And it is the MPh of the German turn
      When the German crew Pushes the AT Gun into B2
      Then B16.41 forbids it

    @B16.72-7
    Scenario Outline: B16.72-7c but a <unit> may cross its bridge
      Given B2 is bridged marsh
      And a SSR makes all marsh mudflat
      And B3 is unpaved road
      And a road crosses hexside B2-B3
      And a German <unit> in B3
      And it is the MPh of the German turn
      When it moves onto the bridge in B2
      Then that is allowed
      And it is on the bridge in B2

      Examples:
        | unit  |
        | tank  |
        | truck |

  Rule: B16.72 What lies on the way is paid besides

    @B16.72-4
    Scenario Outline: B16.72-4b across a <barrier> it pays <cost> MP
      Given B2 is mudflat
      And hexside B2-B3 is a <barrier>
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it costs <cost> MP

      Examples:
        | barrier        | cost |
        | wall           | 3    |
        | hedge          | 3    |
        | Water Obstacle | 2    |

    @B16.72-2
    Scenario: B16.72-2b a wall that stops a truck stops an amphibious one
      Given B2 is mudflat
      And hexside B2-B3 is a wall
      And a German amphibious truck with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious truck moves into B2
      Then that is not allowed

    @B16.72-4
    Scenario: B16.72-4c a climb of one level costs its 4 MP besides
      Given B2 is mudflat
      And B3 is Open Ground at level -1
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And it costs 6 MP

    @B16.72-4
    Scenario Outline: B16.72-4d where a road crosses the <barrier> it <moves> for <cost> MP
      Given B2 is mudflat with unpaved road
      And B3 is an unpaved road
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank <moves>
      Then that is allowed
      And it costs <cost> MP

      Examples: off the road the hexside is paid
        | row   | barrier | moves                      | cost |
        | wall  | wall    | moves into B2 off the road | 3    |
        | hedge | hedge   | moves into B2 off the road | 3    |
