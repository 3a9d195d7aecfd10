Feature: Everybody, every way

  What a squad or a tank may do is written in many rows; here are the others.

  Rule: B9.4 B27.4 B16.4 Infantry of every kind

    @B9.4 @B9.541 @B9.6 @B9.4xB9.541xB9.6-2303
    Scenario Outline: B9.4xB9.541xB9.6-2303 a German <who> P goes over the <barrier> of level <level> for <mf> MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B3 is level <level> Open Ground
      And <opening>
      And a German <who> P in B2
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left

      Examples: the hexside costs all alike
        | row                 | who        | barrier | level | opening                                  | mf | left |
        | half-squad-gap      | half-squad | wall    | 0     | the depiction of hexside B2-B3 has a gap | 1  | 3    |
        | half-squad-breach   | half-squad | bocage  | 0     | hexside B2-B3 has been breached          | 1  | 3    |
        | half-squad-hillside | half-squad | wall    | 1     | B2 is Open Ground                        | 3  | 1    |
        | leader-gap          | leader     | wall    | 0     | the depiction of hexside B2-B3 has a gap | 1  | 5    |
        | leader-breach       | leader     | bocage  | 0     | hexside B2-B3 has been breached          | 1  | 5    |
        | hero-gap            | hero       | wall    | 0     | the depiction of hexside B2-B3 has a gap | 1  | 5    |
        | hero-breach         | hero       | bocage  | 0     | hexside B2-B3 has been breached          | 1  | 5    |
        | hero-hillside       | hero       | wall    | 1     | B2 is Open Ground                        | 3  | 3    |

    @B9.4 @B3.4xB9.4-2303
    Scenario Outline: B3.4xB9.4-2303 by the road through the cactus hedge a German <who> P goes for 1 MF
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a German <who> P in B2
      When P moves into B3
      Then that is allowed
      And it costs 1 MF
      And P is on top in B3
      And P is not CX

      Examples:
        | row        | who        |
        | half-squad | half-squad |
        | leader     | leader     |
        | hero       | hero       |

    @B9.4 @A4.3xB9.4-2303
    Scenario Outline: A4.3xB9.4-2303 a German <who> P bypasses B3 along a hedge for 1 MF
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a hedge
      And a German <who> P in B2
      When P bypasses B3 along B3-C3
      Then that is allowed
      And it costs 1 MF
      And P has <left> MF left

      Examples:
        | row        | who        | left |
        | half-squad | half-squad | 3    |
        | crew       | crew       | 3    |
        | leader     | leader     | 5    |
        | hero       | hero       | 5    |

    @B27.4 @A4.2xB27.4-2303
    Scenario Outline: A4.2xB27.4-2303 into a hex with <fort> a German <who> P moves for 1 MF, on top
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a German <who> P in B2
      When P moves into B3
      Then that is allowed
      And it costs 1 MF
      And P is on top in B3
      And P has <left> MF left

      Examples: no MF for the counter
        | row               | who        | fort         | left |
        | half-squad-trench | half-squad | a trench     | 3    |
        | half-squad-ditch  | half-squad | an A-T Ditch | 3    |
        | leader-trench     | leader     | a trench     | 5    |
        | leader-ditch      | leader     | an A-T Ditch | 5    |
        | leader-sangar     | leader     | a sangar     | 5    |
        | hero-foxhole      | hero       | a foxhole 1S | 5    |
        | hero-trench       | hero       | a trench     | 5    |
        | hero-ditch        | hero       | an A-T Ditch | 5    |
        | hero-sangar       | hero       | a sangar     | 5    |

    @B16.4 @B16.71 @A4.2xB16.4xB16.71-2303
    Scenario Outline: A4.2xB16.4xB16.71-2303 B2 is <here> and B3 <there>: a German <who> P pays <mf> MF
      Given it is the MPh of the German turn
      And B2 is <here>
      And B3 is <there>
      And a German <who> P in B2
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF
      And P is on top in B3
      And P has <left> MF left
      And P is not CX

      Examples: entry alone costs
        | row                       | who        | here        | there       | mf | left |
        | half-squad-out-of-marsh   | half-squad | marsh       | Open Ground | 1  | 3    |
        | half-squad-into-mudflat   | half-squad | Open Ground | mudflat     | 2  | 2    |
        | half-squad-out-of-mudflat | half-squad | mudflat     | Open Ground | 1  | 3    |
        | leader-out-of-marsh       | leader     | marsh       | Open Ground | 1  | 5    |
        | hero-out-of-marsh         | hero       | marsh       | Open Ground | 1  | 5    |
        | hero-into-mudflat         | hero       | Open Ground | mudflat     | 2  | 4    |
        | hero-out-of-mudflat       | hero       | mudflat     | Open Ground | 1  | 5    |

    @B26.4 @A4.2xB26.4-2303
    Scenario Outline: A4.2xB26.4-2303 onto Wire a German <who> P moves for 1 MF
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German <who> P in B2
      When P moves into B3
      Then that is allowed
      And it costs 1 MF
      And P is on top of the Wire
      And P has <left> MF left

      Examples:
        | row        | who        | left |
        | half-squad | half-squad | 3    |
        | hero       | hero       | 5    |

  Rule: B9.4 B9.541 Vehicles of every kind at hexsides

    @B9.4 @B9.541 @B9.6 @B9.4xB9.541xB9.6-2303
    Scenario Outline: B9.4xB9.541xB9.6-2303b through the <barrier> of level <level> a German <vehicle> P drives without a Bog Check
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier> at level <level>
      And B3 is level <level> Open Ground
      And <opening>
      And a moving German <vehicle> P with 24 MP in B3
      When P moves into B2
      Then that is allowed
      And P is on top in B2
      And no Bog DR is due from P

      Examples: nothing is crossed, on a slope as little as on level ground
        | row                  | vehicle     | barrier | level | opening                                  |
        | assault-gun-gap      | assault gun | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | assault-gun-breach   | assault gun | bocage  | 0     | hexside B2-B3 has been breached          |
        | assault-gun-hillside | assault gun | hedge   | 1     | the depiction of hexside B2-B3 has a gap |
        | sp-gun-gap           | SP gun      | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | sp-gun-breach        | SP gun      | bocage  | 0     | hexside B2-B3 has been breached          |
        | sp-gun-hillside      | SP gun      | hedge   | 1     | the depiction of hexside B2-B3 has a gap |
        | carrier-gap          | Carrier     | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | carrier-breach       | Carrier     | bocage  | 0     | hexside B2-B3 has been breached          |
        | carrier-hillside     | Carrier     | hedge   | 1     | the depiction of hexside B2-B3 has a gap |
        | halftrack-gap        | halftrack   | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | armored-car-gap      | armored car | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | armored-car-breach   | armored car | bocage  | 0     | hexside B2-B3 has been breached          |
        | armored-car-hillside | armored car | hedge   | 1     | the depiction of hexside B2-B3 has a gap |
        | truck-gap            | truck       | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | truck-hillside       | truck       | hedge   | 1     | the depiction of hexside B2-B3 has a gap |
        | motorcycle-gap       | motorcycle  | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | motorcycle-breach    | motorcycle  | bocage  | 0     | hexside B2-B3 has been breached          |
        | motorcycle-hillside  | motorcycle  | hedge   | 1     | the depiction of hexside B2-B3 has a gap |
        | wagon-gap            | wagon       | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | wagon-breach         | wagon       | bocage  | 0     | hexside B2-B3 has been breached          |
        | wagon-hillside       | wagon       | hedge   | 1     | the depiction of hexside B2-B3 has a gap |
        | tractor-gap          | tractor     | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | tractor-breach       | tractor     | bocage  | 0     | hexside B2-B3 has been breached          |
        | tractor-hillside     | tractor     | hedge   | 1     | the depiction of hexside B2-B3 has a gap |
        | bulldozer-gap        | bulldozer   | hedge   | 0     | the depiction of hexside B2-B3 has a gap |
        | bulldozer-breach     | bulldozer   | bocage  | 0     | hexside B2-B3 has been breached          |

    @B9.4 @B9.7 @B9.4xB9.7-2303
    Scenario Outline: B9.4xB9.7-2303a over a <barrier> a German <vehicle> P drives as other tracks, for 2 MP
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a moving German <vehicle> P with 24 MP in B2
      When P moves into B3
      Then that is allowed
      And it costs 2 MP
      And P is on top in B3
      And no Bog DR is due from P

      Examples:
        | row              | vehicle   | barrier      |
        | tractor-wall     | tractor   | wall         |
        | tractor-hedge    | tractor   | hedge        |
        | tractor-cactus   | tractor   | cactus hedge |
        | bulldozer-cactus | bulldozer | cactus hedge |

    @B9.4 @B9.7 @B9.4xB9.7-2303
    Scenario: B9.4xB9.7-2303b no motorcycle drives over a cactus hedge
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cactus hedge
      And a moving German motorcycle P with 24 MP in B2
      When P moves into B3
      Then that is not allowed

    @B9.4 @A4.3xB9.4-2303
    Scenario Outline: A4.3xB9.4-2303b a German <vehicle> P goes into VBM along a hedge that it does not cross: no Bog Check
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2, C3 and C4
      And hexside B3-C3 is a hedge
      And a moving German <vehicle> P with 24 MP in B2
      When P bypasses B3 along B3-C3
      Then that is allowed
      And no Bog DR is due from P
      And P has <left> MF left

      Examples:
        | row         | vehicle     | left |
        | assault-gun | assault gun | 23   |
        | sp-gun      | SP gun      | 23   |
        | carrier     | Carrier     | 23   |
        | armored-car | armored car | 21   |
        | tractor     | tractor     | 23   |
        | bulldozer   | bulldozer   | 23   |

  Rule: B26.43 B27.55 B27.56 Vehicles of every kind at Wire and entrenchments

    @B26.43 @B27.55 @B26.43xB27.55-2303
    Scenario Outline: B26.43xB27.55-2303 into a hex with <fort> a German <vehicle> P drives for <mp> MP: <check> due
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a moving German <vehicle> P with 24 MP in B2
      When P moves into B3
      Then that is allowed
      And it costs <mp> MP
      And P is on top in B3
      And <check> due from P

      Examples: tracks check for Bog in Wire and trenches, not at a sangar
        | row                | vehicle     | fort     | mp | check        |
        | assault-gun-wire   | assault gun | Wire     | 3  | a Bog DR is  |
        | sp-gun-wire        | SP gun      | Wire     | 3  | a Bog DR is  |
        | carrier-wire       | Carrier     | Wire     | 3  | a Bog DR is  |
        | assault-gun-trench | assault gun | a trench | 1  | a Bog DR is  |
        | tractor-trench     | tractor     | a trench | 1  | a Bog DR is  |
        | assault-gun-sangar | assault gun | a sangar | 1  | no Bog DR is |
        | sp-gun-sangar      | SP gun      | a sangar | 1  | no Bog DR is |
        | carrier-sangar     | Carrier     | a sangar | 1  | no Bog DR is |
        | halftrack-sangar   | halftrack   | a sangar | 1  | no Bog DR is |
        | tractor-sangar     | tractor     | a sangar | 1  | no Bog DR is |
        | bulldozer-sangar   | bulldozer   | a sangar | 1  | no Bog DR is |

    @B27.43 @B27.43xF8.1-2303
    Scenario Outline: B27.43xF8.1-2303 into a hex with a sangar a German <vehicle> P drives, on top
      Given it is the MPh of the German turn
      And B3 holds a sangar
      And a moving German <vehicle> P with 24 MP in B2
      When P moves into B3
      Then that is allowed
      And P is on top in B3
      And no Bog DR is due from P

      Examples: wheels too
        | row         | vehicle     |
        | armored-car | armored car |
        | truck       | truck       |
        | motorcycle  | motorcycle  |
        | wagon       | wagon       |

    @B26.43 @B26.43xD8.2-2303
    Scenario Outline: B26.43xD8.2-2303 out of a Wire hex a German <vehicle> P drives for <mp> MP: no Bog Check
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a moving German <vehicle> P with 24 MP in B2
      When P moves into B3
      Then that is allowed
      And it costs <mp> MP
      And P is on top in B3
      And no Bog DR is due from P

      Examples: entry alone costs
        | row         | vehicle     | mp |
        | assault-gun | assault gun | 1  |
        | sp-gun      | SP gun      | 1  |
        | carrier     | Carrier     | 1  |
        | armored-car | armored car | 3  |
        | tractor     | tractor     | 1  |
        | bulldozer   | bulldozer   | 1  |

    @B27.43 @B27.56 @B27.43xB27.56-2303
    Scenario Outline: B27.43xB27.56-2303 into <fort> a German <vehicle> P drives: <verdict>
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a moving German <vehicle> P with 24 MP in B2
      When P moves into B3
      Then that is <verdict>

      Examples: over a bridge
        | row                 | vehicle     | fort                | verdict     |
        | assault-gun         | assault gun | an A-T Ditch        | not allowed |
        | tractor             | tractor     | an A-T Ditch        | not allowed |
        | bulldozer           | bulldozer   | an A-T Ditch        | not allowed |
        | assault-gun-bridged | assault gun | a bridged A-T Ditch | allowed     |
        | sp-gun-bridged      | SP gun      | a bridged A-T Ditch | allowed     |
        | carrier-bridged     | Carrier     | a bridged A-T Ditch | allowed     |
        | motorcycle-bridged  | motorcycle  | a bridged A-T Ditch | allowed     |
        | wagon-bridged       | wagon       | a bridged A-T Ditch | allowed     |
        | tractor-bridged     | tractor     | a bridged A-T Ditch | allowed     |
        | bulldozer-bridged   | bulldozer   | a bridged A-T Ditch | allowed     |

    @B27.51 @B27.52 @B27.51xB27.52-2303
    Scenario Outline: B27.51xB27.52-2303 from <place> B2, <fort>, a German <vehicle> P drives: <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a moving German <vehicle> P with 24 MP <place> B2
      When P moves into B3
      Then that is <verdict>

      Examples: it was set up there for good; on top it is free
        | row                | vehicle     | fort         | place                    | verdict     |
        | assault-gun-trench | assault gun | a trench     | beneath the trench in    | not allowed |
        | assault-gun-ditch  | assault gun | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | sp-gun-trench      | SP gun      | a trench     | beneath the trench in    | not allowed |
        | sp-gun-ditch       | SP gun      | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | carrier-trench     | Carrier     | a trench     | beneath the trench in    | not allowed |
        | carrier-ditch      | Carrier     | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | halftrack-ditch    | halftrack   | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | armored-car-trench | armored car | a trench     | beneath the trench in    | not allowed |
        | armored-car-ditch  | armored car | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | truck-ditch        | truck       | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | motorcycle-trench  | motorcycle  | a trench     | beneath the trench in    | not allowed |
        | motorcycle-ditch   | motorcycle  | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | wagon-trench       | wagon       | a trench     | beneath the trench in    | not allowed |
        | wagon-ditch        | wagon       | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | tractor-trench     | tractor     | a trench     | beneath the trench in    | not allowed |
        | tractor-ditch      | tractor     | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | bulldozer-trench   | bulldozer   | a trench     | beneath the trench in    | not allowed |
        | bulldozer-ditch    | bulldozer   | an A-T Ditch | beneath the A-T Ditch in | not allowed |
        | assault-gun-on-top | assault gun | a trench     | on top of the trench in  | allowed     |
        | bulldozer-on-top   | bulldozer   | a trench     | on top of the trench in  | allowed     |

  Rule: B16.41 B16.8 Vehicles of every kind and frozen marsh

    @B16.41 @B16.8 @B16.41xB16.8-2303
    Scenario Outline: B16.41xB16.8-2303a in <weather> a German <vehicle> P drives into <ground>: <verdict>
      Given the weather is <weather>
      And it is the MPh of the German turn
      And B3 is <ground>
      And a moving German <vehicle> P with 24 MP in B2
      When P moves into B3
      Then that is <verdict>

      Examples: only frozen it carries them
        | row                        | vehicle     | weather       | ground  | verdict     |
        | assault-gun-marsh          | assault gun | not defined   | marsh   | not allowed |
        | assault-gun-marsh-frozen   | assault gun | sub-zero cold | marsh   | allowed     |
        | assault-gun-mudflat        | assault gun | not defined   | mudflat | not allowed |
        | assault-gun-mudflat-frozen | assault gun | sub-zero cold | mudflat | allowed     |
        | sp-gun-marsh               | SP gun      | not defined   | marsh   | not allowed |
        | sp-gun-marsh-frozen        | SP gun      | sub-zero cold | marsh   | allowed     |
        | sp-gun-mudflat             | SP gun      | not defined   | mudflat | not allowed |
        | sp-gun-mudflat-frozen      | SP gun      | sub-zero cold | mudflat | allowed     |
        | carrier-marsh              | Carrier     | not defined   | marsh   | not allowed |
        | carrier-marsh-frozen       | Carrier     | sub-zero cold | marsh   | allowed     |
        | carrier-mudflat            | Carrier     | not defined   | mudflat | not allowed |
        | carrier-mudflat-frozen     | Carrier     | sub-zero cold | mudflat | allowed     |
        | halftrack-marsh-frozen     | halftrack   | sub-zero cold | marsh   | allowed     |
        | armored-car-marsh-frozen   | armored car | sub-zero cold | marsh   | allowed     |
        | truck-marsh-frozen         | truck       | sub-zero cold | marsh   | allowed     |
        | motorcycle-marsh-frozen    | motorcycle  | sub-zero cold | marsh   | allowed     |
        | motorcycle-mudflat         | motorcycle  | not defined   | mudflat | not allowed |
        | motorcycle-mudflat-frozen  | motorcycle  | sub-zero cold | mudflat | allowed     |
        | wagon-marsh-frozen         | wagon       | sub-zero cold | marsh   | allowed     |
        | wagon-mudflat              | wagon       | not defined   | mudflat | not allowed |
        | wagon-mudflat-frozen       | wagon       | sub-zero cold | mudflat | allowed     |
        | tractor-marsh              | tractor     | not defined   | marsh   | not allowed |
        | tractor-marsh-frozen       | tractor     | sub-zero cold | marsh   | allowed     |
        | tractor-mudflat            | tractor     | not defined   | mudflat | not allowed |
        | tractor-mudflat-frozen     | tractor     | sub-zero cold | mudflat | allowed     |
        | bulldozer-marsh            | bulldozer   | not defined   | marsh   | not allowed |
        | bulldozer-marsh-frozen     | bulldozer   | sub-zero cold | marsh   | allowed     |
        | bulldozer-mudflat          | bulldozer   | not defined   | mudflat | not allowed |
        | bulldozer-mudflat-frozen   | bulldozer   | sub-zero cold | mudflat | allowed     |

    @B16.41 @B16.8 @B16.41xB16.8-2303
    Scenario Outline: B16.41xB16.8-2303b in sub-zero cold a German <vehicle> P drives out of <ground> without a Bog Check
      Given the weather is sub-zero cold
      And it is the MPh of the German turn
      And B2 is <ground>
      And a moving German <vehicle> P with 24 MP in B2
      When P moves into B3
      Then that is allowed
      And P is on top in B3
      And no Bog DR is due from P

      Examples:
        | row                 | vehicle     | ground  |
        | assault-gun-marsh   | assault gun | marsh   |
        | assault-gun-mudflat | assault gun | mudflat |
        | sp-gun-marsh        | SP gun      | marsh   |
        | sp-gun-mudflat      | SP gun      | mudflat |
        | carrier-marsh       | Carrier     | marsh   |
        | carrier-mudflat     | Carrier     | mudflat |
        | halftrack-marsh     | halftrack   | marsh   |
        | halftrack-mudflat   | halftrack   | mudflat |
        | armored-car-marsh   | armored car | marsh   |
        | armored-car-mudflat | armored car | mudflat |
        | truck-mudflat       | truck       | mudflat |
        | motorcycle-marsh    | motorcycle  | marsh   |
        | motorcycle-mudflat  | motorcycle  | mudflat |
        | wagon-marsh         | wagon       | marsh   |
        | wagon-mudflat       | wagon       | mudflat |
        | tractor-marsh       | tractor     | marsh   |
        | tractor-mudflat     | tractor     | mudflat |
        | bulldozer-marsh     | bulldozer   | marsh   |
        | bulldozer-mudflat   | bulldozer   | mudflat |
        | tank-mudflat        | tank        | mudflat |
