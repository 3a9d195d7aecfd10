Feature: Vehicles: starting, turning, and MP in Wire hexes

  Rule: A vehicle starts once, for 1 MP that it has

    @B27.52 @B27.52xD2.12-801
    Scenario Outline: B27.52xD2.12-801 on top of the trench a <vehicle> that has spent <spent> MP starts
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German <vehicle> T with 12 MP on top of the trench in F5
      And T has spent <spent> MP
      And <also>
      When T starts its engine
      Then that is allowed
      And it costs 1 MP
      And T has <left> MF left

      Examples:
        | row   | vehicle | spent | also                     | left |
        | fresh | tank    | 0     | no units in F6           | 11   |
        | last  | tank    | 11    | T has Stopped this phase | 0    |

    @B27.52 @B27.52xD2.12-801
    Scenario: B27.52xD2.12-801b nor without one
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German tank T with 12 MP on top of the trench in F5
      And T has spent 12 MP
      When T starts its engine
      Then that is not allowed

    @B27.52 @B27.52xD2.12-801
    Scenario: B27.52xD2.12-801c nor twice
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German tank T with 12 MP on top of the trench in F5
      When T starts its engine
      And T starts its engine
      Then that is not allowed

  Rule: A vehicle that bogs stands still

    @B9.4 @B9.4xD8.2-801
    Scenario Outline: B9.4xD8.2-801 a <vehicle> that crosses a hedge and makes <dr>: <moving>
      Given it is the MPh of the German turn
      And hexside F4-F5 is a hedge
      And a moving German <vehicle> T with 20 MP in F5
      When T moves into F4
      And T makes a Bog DR of <colored> on the colored and <white> on the white die
      Then T <moving> moving

      Examples:
        | row    | vehicle   | dr   | colored | white | moving |
        | fails  | halftrack | a 12 | 6       | 6     | is not |
        | passes | halftrack | a 3  | 1       | 2     | is     |

  Rule: A tank that has turned on top of a trench

    @B27.55 @B27.55xD2.11-601
    Scenario Outline: B27.55xD2.11-601z turned by 1 hexspine and by <spines> more it Reverses out of the hex: <verdict>
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a moving German tank T with 20 MP on top of the trench in F5
      And T has its VCA toward F4
      When T turns its hull by 1 hexspine
      And T makes a Bog DR of 1 on the colored and 1 on the white die
      And T turns its hull by <spines> hexspine
      And T makes a Bog DR of 1 on the colored and 1 on the white die
      And T moves into F4 in Reverse
      Then that is <verdict>

      @since=B27.55-vca
      Examples:
        | row   | spines | verdict     |
        | about | 1      | allowed     |
        | ahead | 5      | not allowed |

  Rule: What a vehicle pays in all where Wire meets something else

    @B9.4 @B26.43 @B9.4xB26.43-201
    Scenario Outline: B9.4xB26.43-201 a <type> over a <barrier> into wired <ground>: <cost> MP in all, <wire> for the Wire
      Given it is the MPh of the German turn
      And hexside E3-E4 is a <barrier>
      And E4 is <ground>
      And E4 holds Wire
      And a moving German <type> with 14 MP in E3
      When the German <type> moves into E4
      Then that is allowed
      And it costs <cost> MP
      And Wire adds <wire> MP to the expenditures

      Examples:
        | row               | type        | barrier | ground      | cost | wire |
        | tank-wall         | tank        | wall    | Open Ground | 4    | 2    |
        | tank-hedge-brush  | tank        | hedge   | brush       | 5    | 2    |
        | halftrack-hedge   | halftrack   | hedge   | Open Ground | 7    | 4    |
        | armored-car-hedge | armored car | hedge   | Open Ground | 10   | 4    |

    @B26.43 @B27.43 @B26.43xB27.43-201
    Scenario Outline: B26.43xB27.43-201 a <type> into a wired foxhole hex: <cost> MP
      Given it is the MPh of the German turn
      And E4 holds a foxhole 1S
      And E4 holds Wire
      And a moving German <type> with 14 MP in E3
      When the German <type> moves into E4
      Then that is allowed
      And it costs <cost> MP
      And Wire adds <wire> MP to the expenditures

      Examples:
        | row         | type        | cost | wire |
        | tank        | tank        | 3    | 2    |
        | halftrack   | halftrack   | 5    | 4    |
        | armored-car | armored car | 9    | 4    |
        | truck       | truck       | 12   | 4    |

    @B9.54 @B26.43 @B9.54xB26.43-201
    Scenario Outline: B9.54xB26.43-201 with <mp> MP into wired <ground>: <cost>
      Given it is the MPh of the German turn
      And hexside E3-E4 is a bocage
      And E4 is <ground>
      And E4 holds Wire
      And a moving German tank with <mp> MP in E3
      When the German tank moves into E4
      Then that is allowed
      And it costs <cost> MP
      And Wire adds 2 MP to the expenditures

      Examples:
        | row            | mp | ground      | cost |
        | twelve         | 12 | Open Ground | 9    |
        | thirteen       | 13 | Open Ground | 10   |
        | fourteen-brush | 14 | brush       | 11   |

  Rule: A motorcycle is a vehicle to Wire

    @B26.43 @A2.9xB26.43-1101
    Scenario Outline: A2.9xB26.43-1101 <force> sets up <place> B3: <verdict>
      Given it is set-up
      And B3 holds Wire
      When <force> sets up <place> B3
      Then that is <verdict>

      Examples:
        | row                | force                            | place               | verdict     |
        | squad-beneath      | a German motorcyclist squad      | beneath the Wire in | not allowed |
        | half-squad-beneath | a German motorcyclist half-squad | beneath the Wire in | not allowed |
        | motorcycle-beneath | a German motorcycle              | beneath the Wire in | not allowed |
        | on-foot            | a German squad                   | beneath the Wire in | allowed     |

  Rule: Neither a road nor what else lies there lifts a ban

    @B26.42 @B26.43 @B27.55 @B27.56 @B26.42xB26.43xB27.55xB27.56-2901
    Scenario Outline: B26.42xB26.43xB27.55xB27.56-2901 <force> moves into a hex of Wire and <fort>: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B3 holds <fort>
      And <force> P in B2
      When P moves into B3
      Then that is <verdict>

      Examples: what Wire lets in a trench may keep out, and the other way round
        | row         | force                       | fort         | verdict     |
        | halftrack   | a moving German halftrack   | a trench     | not allowed |
        | armored-car | a moving German armored car | a trench     | not allowed |
        | truck       | a moving German truck       | a trench     | not allowed |
        | cavalry     | a German Cavalry squad      | a trench     | not allowed |
        | tank-ditch  | a moving German tank        | an A-T Ditch | not allowed |
        | tank        | a moving German tank        | a trench     | allowed     |
        | squad       | a German squad              | a trench     | allowed     |

    @B26.42 @B26.43 @B27.55 @B27.56 @B26.42xB26.43xB27.55xB27.56-2901
    Scenario Outline: B26.42xB26.43xB27.55xB27.56-2901b by road <force> moves into a hex of <fort>: <verdict>
      Given it is the MPh of the German turn
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And B3 holds <fort>
      And <force> P in B2
      When P moves into B3
      Then that is <verdict>

      Examples: by road as without one
        | row          | force                  | fort         | verdict     |
        | truck-trench | a moving German truck  | a trench     | not allowed |
        | tank-ditch   | a moving German tank   | an A-T Ditch | not allowed |
        | cavalry-wire | a German Cavalry squad | Wire         | not allowed |
        | tank-trench  | a moving German tank   | a trench     | allowed     |
        | tank-wire    | a moving German tank   | Wire         | allowed     |
        | squad-wire   | a German squad         | Wire         | allowed     |

    @B27.3 @B27.3xD7.1-1700
    Scenario Outline: B27.3xD7.1-1700 after the overrun of P beneath the foxhole the tank <goes>: allowed
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a moving German tank T in B2
      And T has its VCA toward B3
      And a Russian squad P beneath the foxhole in B3
      And a Russian squad Q in B5
      When T moves into B3
      And T declares an attack on P with an overrun
      And T <goes>
      Then that is allowed

      Examples:
        | row  | goes           |
        | on   | moves into B4  |
        | stop | Stops          |

    @B27.3 @B27.3xD7.1-1700
    Scenario: B27.3xD7.1-1700b and overruns Q in the next hex
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a moving German tank T in B2
      And T has its VCA toward B3
      And a Russian squad P beneath the foxhole in B3
      And a Russian squad Q in B4
      When T moves into B3
      And T declares an attack on P with an overrun
      And T moves into B4
      And T declares an attack on Q with an overrun
      Then that is allowed

    @B27.3 @B27.3xD7.1-1700
    Scenario: B27.3xD7.1-1700c it overruns nobody in a hex that it has not entered
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a moving German tank T in B2
      And T has its VCA toward B3
      And a Russian squad P beneath the foxhole in B3
      And a Russian squad Q in B4
      When T moves into B3
      And T declares an attack on P with an overrun
      And T declares an attack on Q with an overrun
      Then that is not allowed


    @B9.4 @B9.4xD8.2-801
    Scenario: B9.4xD8.2-801z it makes its Bog Check first by 9.4
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a moving German halftrack T in B2
      When T moves into B3
      And T moves into B4
      Then that is not allowed
      And B9.4 or D8.2 forbids it

    @B26.43 @A4.1xB26.43-1700
    Scenario Outline: A4.1xB26.43-1700 T <first>, and moves on into B4: <verdict>
      Given it is the MPh of the German turn
      And B3 holds <fort>
      And a moving German tank T with 14 MP in B2
      And T has its VCA toward B3
      When T moves into B3
      And T <first>
      And T moves into B4
      Then that is <verdict>

      Examples: after a Stop it must Start first
        | row     | fort    | first                                                  | verdict     |
        | stopped | no Wire | Stops                                                  | not allowed |
        | checked | Wire    | makes a Bog DR of 2 on the colored and 3 on the white die | allowed     |

    @B26.43 @A4.1xB26.43-1700
    Scenario: A4.1xB26.43-1700b and after it has entered the Wire hex it must make its Bog Check first
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German tank T with 14 MP in B2
      And T has its VCA toward B3
      When T moves into B3
      And T moves into B4
      Then that is not allowed
