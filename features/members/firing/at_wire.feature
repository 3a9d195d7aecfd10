Feature: Fire at who is on Wire, and by vehicles in its hex

  Rule: B26.31 Only CC is easier against it

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8e <attack> that hits a squad on Wire has a Wire DRM of 0
      Given B3 holds Wire
      And a Russian squad P on top of the Wire in B3
      When <attack> hits B3
      Then the attack is possible
      And the Wire DRM is 0

      Examples: only CC is easier
        | attack                |
        | SMOKE                 |
        | an Illuminating Round |

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8f fire at the <gear> of a crew on Wire has a Wire DRM of 0
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a Russian crew P on top of the Wire in B3
      And P possesses a Russian <gear>
      And a German squad Q in B5
      When Q attacks the <gear> with small-arms fire
      Then the attack is possible
      And the TEM is 0
      And the <gear> is not HD to it
      And the Wire DRM is 0

      Examples: whatever it is
        | gear     |
        | LMG      |
        | MMG      |
        | HMG      |
        | BAZ      |
        | 81mm MTR |
        | AT Gun   |
        | INF Gun  |
        | ART Gun  |
        | AA Gun   |
        | RCL Gun  |

    @B26.31 @B26.31-8
    Scenario: B26.31-8g fire at a captured squad on Wire has a Wire DRM of 0
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a captured Russian squad P on top of the Wire in B3
      When small-arms fire hits B3
      Then the attack is possible
      And the Wire DRM is 0

    @B26.31 @B26.31-10
    Scenario Outline: B26.31-10e <vehicle> in a Wire hex fires <attack> at a concealed squad: To Hit DRM of the Wire 0, Case K <k>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <vehicle> P in B3
      And a concealed Russian squad Q in B5
      When P attacks Q with <attack>
      Then the attack is possible
      And the Wire DRM is 0
      And the To Hit DRM of the Wire is 0
      And Case K adds <k> to the To Hit DR

      Examples: ordnance alone is rolled To Hit
        | row            | vehicle              | attack         | k  |
        | assault-gun-he | a German assault gun | Direct Fire HE | +2 |
        | sp-gun-he      | a German SP gun      | Direct Fire HE | +2 |
        | moving-tank-mg | a moving German tank | MG fire        | 0  |
