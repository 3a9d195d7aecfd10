@B26.43
Feature: B26.43 Vehicles in Wire

  Rule: B26.43 Vehicles are on top, and pay for entering

    @B26.43-1
    Scenario Outline: B26.43-1a a <vehicle> is never beneath Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <vehicle> with 12 MP in B2
      When the German <vehicle> moves into B3
      Then that is allowed
      And the German <vehicle> is not beneath the Wire
      And all that is as given

      Examples:
        | vehicle   |
        | tank      |
        | halftrack |
        | truck     |

    @B26.43-1
    Scenario: B26.43-1b nor does a vehicle get beneath by a dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German tank in B3
      When the German tank rolls a Wire Exit dr of 1
      Then that is not allowed

    @B26.43-1
    Scenario: B26.43-1c a wreck is not beneath Wire
      Given B3 holds Wire
      And an AFV wreck in B3
      When the players look at the board
      Then the AFV wreck lies on top in B3
      And all that is as given

    @B26.43-2
    Scenario Outline: B26.43-2a a wreck shelters a squad <place> B3
      Given it is the PFPh of the Russian turn
      And B3 holds Wire
      And an AFV wreck in B3
      And a German squad <place> B3
      And a Russian squad in B6
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +1

      Examples:
        | place                 |
        | on top of the Wire in |
        | beneath the Wire in   |

    @B26.43-2
    Scenario Outline: B26.43-2b a standing tank of its side shelters a squad <place> B3
      Given it is the PFPh of the Russian turn
      And B3 holds Wire
      And a German tank in B3
      And a German squad <place> B3
      And a Russian squad in B6
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +1

      Examples:
        | place                 |
        | on top of the Wire in |
        | beneath the Wire in   |

    @B26.43-2
    Scenario Outline: B26.43-2v a wreck and <attack> by who is not named at a squad <place> B3: <tem>
      Given B3 holds Wire
      And an AFV wreck in B3
      And a German squad <place> B3
      When <attack> hits B3
      Then the TEM is <tem>

      Examples: against Direct Fire from elsewhere alone
        | row     | place                 | attack                  | tem |
        | on-top  | on top of the Wire in | small-arms fire         | +1  |
        | beneath | beneath the Wire in   | Direct Fire HE          | +1  |
        | oba     | beneath the Wire in   | an OBA HE Concentration | 0   |

    @B26.43-3
    Scenario: B26.43-3 a tank in a Wire hex hinders LOS
      Given B3 holds Wire
      And a German tank in B3
      When LOS is traced between B2 and B4
      Then the Hindrance is +1

    @B26.43-4
    Scenario Outline: B26.43-4 a <type> with a COT of <cot> for <terrain> enters it wired for <cost> MP
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And B3 holds Wire
      And a moving German <type> with 12 MP in B2
      When the German <type> moves into B3
      Then that is allowed
      And it costs <cost> MP
      And Wire adds 4 MP to the expenditures

      Examples: 4 MP besides the COT
        | row                     | terrain     | type        | cot | cost |
        | open-ground-halftrack   | Open Ground | halftrack   | 1   | 5    |
        | open-ground-armored-car | Open Ground | armored car | 3   | 7    |
        | open-ground-truck       | Open Ground | truck       | 4   | 8    |
        | brush-halftrack         | brush       | halftrack   | 2   | 6    |
        | brush-armored-car       | brush       | armored car | 4   | 8    |
        | brush-truck             | brush       | truck       | 6   | 10   |

    @B26.43-5
    Scenario Outline: B26.43-5 a tank with a COT of <cot> for <terrain> enters it wired for <cost> MP
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And B3 holds Wire
      And a moving German tank with 12 MP in B2
      When the German tank moves into B3
      Then that is allowed
      And it costs <cost> MP
      And Wire adds 2 MP to the expenditures

      Examples: 2 MP besides the COT
        | terrain     | cot | cost |
        | Open Ground | 1   | 3    |
        | brush       | 2   | 4    |

    @B26.43-5
    Scenario Outline: B26.43-5b a foxhole in the hex adds nothing for a <type>, Wire <wire> MP
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B3 holds Wire
      And a moving German <type> with 12 MP in B2
      When the German <type> moves into B3
      Then that is allowed
      And it costs <cost> MP
      And Wire adds <wire> MP to the expenditures

      Examples:
        | type      | wire | cost |
        | tank      | 2    | 3    |
        | halftrack | 4    | 5    |

    @B26.43-5
    Scenario Outline: B26.43-5c a <type>, armored or not, pays 2 MP for Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <type> with 12 MP in B2
      When the German <type> moves into B3
      Then that is allowed
      And Wire adds 2 MP to the expenditures

      Examples: full tracks
        | type      |
        | tractor   |
        | bulldozer |

    @B26.43-6
    Scenario: B26.43-6 going up a level the Wire MP stay what they are
      Given it is the MPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds Wire
      And a moving German tank with 12 MP in B2
      When the German tank moves into B3
      Then that is allowed
      And it costs 7 MP
      And Wire adds 2 MP to the expenditures

    @B26.43-7
    Scenario Outline: B26.43-7 with <mp> MP to enter Wire a <type> is <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <type> with <mp> MP in B2
      When the German <type> moves into B3
      Then that is <verdict>

      Examples: just enough
        | row            | type      | mp | verdict |
        | tank-mp-3      | tank      | 3  | allowed |
        | halftrack-mp-5 | halftrack | 5  | allowed |
        | truck-mp-8     | truck     | 8  | allowed |

      Examples: one too few
        | row            | type      | mp | verdict     |
        | tank-mp-2      | tank      | 2  | not allowed |
        | halftrack-mp-4 | halftrack | 4  | not allowed |
        | truck-mp-7     | truck     | 7  | not allowed |

    @B26.43-8
    Scenario Outline: B26.43-8 a <type> that enters Wire checks for Bog
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <type> with 12 MP in B2
      When the German <type> moves into B3
      Then that is allowed
      And a Bog DR is due from the German <type>

      Examples:
        | type        |
        | tank        |
        | halftrack   |
        | armored car |
        | truck       |

    @B26.43-9
    Scenario: B26.43-9 Infantry does not
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      When the German squad moves into B3
      Then that is allowed
      And no Bog DR is due from the German squad
      And Wire adds 0 MP to the expenditures

    @B26.43-8 @B9.541 @B9.541-5
    Scenario: B26.43-8c for the Wire behind bocage that it breaches a tank checks as well
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 holds Wire
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      Then that is allowed
      And two Bog DRs are due from the German Dozer tank

    @B26.43-8
    Scenario Outline: B26.43-8b asked whether a <type> may enter Wire: a check for Bog
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <type> T with 12 MP in B2
      When the players ask whether T may move into B3
      Then that is allowed
      And that would call for a Bog DR with a DRM of <drm> from T

      Examples: fully tracked, halftracked and wheeled
        | row       | type      | drm |
        | tank      | tank      | +1  |
        | halftrack | halftrack | +2  |
        | truck     | truck     | +3  |

    @B26.43-9
    Scenario: B26.43-9b asked whether Infantry may enter Wire: no check for Bog
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      When the players ask whether P may move into B3
      Then that is allowed
      And that would call for no check

    @B26.43-10
    Scenario: B26.43-10 a tank leaves Wire for the COT alone
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German tank in B3
      When the German tank moves into B4
      Then that is allowed
      And it costs 1 MP
      And no Wire dr is due from the German tank
      And Wire adds 0 MP to the expenditures
      And nothing else changed in B3

    @B26.43-1
    Scenario Outline: B26.43-1f nor is <force> set up beneath it
      Given it is set-up
      And B3 holds Wire
      When German sets up <force> beneath the Wire in B3
      Then B26.43 forbids it

      Examples:
        | force          |
        | a German tank  |
        | a German truck |

    @B26.43-1
    Scenario: B26.43-1g a Gun and its crew may be
      Given it is set-up
      And B3 holds Wire
      When German sets up a German crew beneath the Wire in B3
      And German sets up an AT Gun beneath the Wire in B3
      Then that is allowed
