Feature: What each kind of unit pays to enter each hex

  Rule: B27.43 Vehicles

    @B27.43 @B2.3xB27.43-501
    Scenario Outline: B2.3xB27.43-501 <force> enters a foxhole's hex of <ground> for <mp> MP
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And <force> P in B2
      When P moves into B3
      Then that is allowed
      And it costs <mp> MP

      Examples:
        | row                    | force                       | ground      | mp |
        | tank-shellholes        | a moving German tank        | shellholes  | 1  |
        | assault-gun-shellholes | a moving German assault gun | shellholes  | 1  |
        | sp-gun-shellholes      | a moving German SP gun      | shellholes  | 1  |
        | carrier-shellholes     | a moving German Carrier     | shellholes  | 1  |
        | halftrack-shellholes   | a moving German halftrack   | shellholes  | 1  |
        | armored-car-shellholes | a moving German armored car | shellholes  | 7  |
        | motorcycle-shellholes  | a moving German motorcycle  | shellholes  | 7  |
        | truck-shellholes       | a moving German truck       | shellholes  | 12 |
        | wagon-shellholes       | a moving German wagon       | shellholes  | 3  |
        | cavalry-shellholes     | a German Cavalry squad      | shellholes  | 3  |
        | tank-open              | a moving German tank        | Open Ground | 1  |
        | assault-gun-open       | a moving German assault gun | Open Ground | 1  |
        | sp-gun-open            | a moving German SP gun      | Open Ground | 1  |
        | carrier-open           | a moving German Carrier     | Open Ground | 1  |
        | halftrack-open         | a moving German halftrack   | Open Ground | 1  |
        | tractor-open           | a moving German tractor     | Open Ground | 1  |
        | bulldozer-open         | a moving German bulldozer   | Open Ground | 1  |
        | armored-car-open       | a moving German armored car | Open Ground | 5  |
        | motorcycle-open        | a moving German motorcycle  | Open Ground | 5  |
        | truck-open             | a moving German truck       | Open Ground | 8  |
        | wagon-open             | a moving German wagon       | Open Ground | 2  |
        | cavalry-open           | a German Cavalry squad      | Open Ground | 2  |

  Rule: B9.4 A horse crosses

    @B9.4 @B9.4-1
    Scenario Outline: B9.4-1u a <unit> crosses a wall for 1 MF beyond the COT
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And a German <unit> in B2
      When it moves into B3
      Then that is allowed
      And it costs 2 MF

      Examples:
        | unit          |
        | Cavalry squad |
        | horse         |

  Rule: B26.4 COT of wired Depressions

    @B26.4 @B26.4-1
    Scenario Outline: B26.4-1u INTO a wired <depression> a squad moves for <mf> MF
      Given it is the MPh of the German turn
      And B3 is a <depression>
      And B3 holds Wire
      And a German squad with 4 MF in B2
      When the German squad moves INTO B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row            | depression     | mf |
        | gully          | gully          | 2  |
        | dry-stream     | dry stream     | 2  |
        | shallow-stream | shallow stream | 3  |
        | deep-stream    | deep stream    | 4  |
        | wadi           | wadi           | 2  |
        | sunken-road    | Sunken Road    | 2  |

    @B26.4 @B26.4-1
    Scenario: B26.4-1v INTO a wired canal nobody moves on foot
      Given it is the MPh of the German turn
      And a canal below its banks runs through B3
      And B3 holds Wire
      And a German squad P in B2
      When P moves INTO B3
      Then that is not allowed

  Rule: B16.4 Along the bridge of a marsh hex

    @B16.4 @B16.4-14
    Scenario: B16.4-14s in the APh it advances onto the bridge of the marsh hex and is not CX
      Given it is the APh of the German turn
      And B3 is bridged marsh
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And a German squad P in B4
      When P advances onto the bridge in B3
      Then that is allowed
      And P is on the bridge in B3
      And P is not CX

    @B16.4 @B16.4-13
    Scenario Outline: B16.4-13s where no phase is told, water <depth>, it moves onto the bridge of a marsh hex for 1 MF
      Given the water depth is <depth>
      And B3 is bridged marsh
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And a German squad P in B4
      When P moves onto the bridge in B3
      Then that is allowed
      And it costs 1 MF
      And it has 3 MF left

      Examples:
        | row     | depth       |
        | none    | not defined |
        | deep    | deep        |
        | shallow | shallow     |
        | flooded | flooded     |
