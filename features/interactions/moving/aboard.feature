Feature: Going aboard a vehicle, being aboard, and coming down

  Rule: Aboard, and out again

    @B26.4 @B26.4xD6.5-701
    Scenario: B26.4xD6.5-701 who has unloaded onto the Wire did not begin its turn there, and leaves nothing on it after its dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q in B3
      And a German squad P in B3
      And P is aboard Q
      And P possesses a LMG of 4 PP
      When P unloads
      And P rolls a Wire Exit dr of 2 and leaves the LMG on the Wire
      Then that is not allowed

    @B26.4 @A7.8xB26.4xD6.5-701
    Scenario Outline: A7.8xB26.4xD6.5-701 a Passenger that is <status> unloads onto the Wire: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q in B3
      And a German squad P in B3
      And P is aboard Q
      And P is <status>
      When P unloads
      Then that is <verdict>

      Examples:
        | row    | status | verdict     |
        | pinned | pinned | not allowed |
        | ti     | TI     | not allowed |
        | broken | broken | not allowed |
        | cx     | CX     | allowed     |

    @B16.6 @B16.6xD6.5-701
    Scenario Outline: B16.6xD6.5-701 beside a river that is <depth> who is aboard <what> in the marsh gets out: <verdict>
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is river
      And the water depth is <depth>
      And <what> Q in B2
      And a German squad P in B2
      And P is aboard Q
      When P unloads
      Then that is <verdict>

      Examples: in flood it is river, in which nobody stands
        | row      | depth       | what                     | verdict     |
        | boat     | flooded     | a German boat            | not allowed |
        | tank     | flooded     | a German amphibious tank | not allowed |
        | in-marsh | not defined | a German amphibious tank | allowed     |

  Rule: Aboard a vehicle nobody is beneath Wire

    @B26.4 @B26.43 @B26.4xB26.43xD6.1-801
    Scenario Outline: B26.4xB26.43xD6.1-801 P goes aboard <vehicle> from beneath the Wire
      Given it is the MPh of the German turn
      And F5 holds Wire
      And <vehicle> T in F5
      And a German squad P beneath the Wire in F5
      When P goes aboard T
      Then that is allowed
      And P is on top in F5

      Examples:
        | row       | vehicle            |
        | truck     | a German truck     |
        | halftrack | a German halftrack |
        | tank      | a German tank      |

  Rule: What comes down from a vehicle in a Wire hex

    @B26.4 @B26.4xD6.5-801
    Scenario Outline: B26.4xD6.5-801 in the <phase> <who> aboard <vehicle> unloads: <word>
      Given it is the <phase> of the German turn
      And F5 holds Wire
      And <vehicle> T in F5
      And <who> P in F5
      And P <is> T
      When P unloads
      Then that is <word>

      Examples: Passengers and Riders, in their MPh
        | row       | phase | who            | vehicle            | is                      | word        |
        | halftrack | MPh   | a German squad | a German halftrack | is aboard               | allowed     |
        | tank      | MPh   | a German squad | a German tank      | rides on                | allowed     |
        | crew      | MPh   | a German crew  | a German halftrack | is the Inherent crew of | not allowed |
        | rph       | RPh   | a German squad | a German halftrack | is aboard               | not allowed |
        | pfph      | PFPh  | a German squad | a German tank      | rides on                | not allowed |

    @B26.4 @B26.4xD6.5-801
    Scenario Outline: B26.4xD6.5-801b with no phase told too it is on top of the Wire, from <vehicle>
      Given F5 holds Wire
      And <vehicle> T in F5
      And a German squad P in F5
      And P <is> T
      When P unloads
      Then that is allowed
      And P is on top of the Wire

      Examples:
        | row       | vehicle            | is        |
        | halftrack | a German halftrack | is aboard |
        | tank      | a German tank      | rides on  |

    @B26.4 @B26.4xD6.5-801
    Scenario Outline: B26.4xD6.5-801c and in its next MPh gets beneath as Infantry does, come from <vehicle>
      Given it is the MPh of the German turn
      And F5 holds Wire
      And <vehicle> T in F5
      And a German squad P with 4 MF in F5
      And P <is> T
      When P unloads
      And the next MPh of the German begins
      And P rolls a Wire Exit dr of 1
      Then that is allowed
      And P is beneath the Wire in F5

      Examples:
        | row       | vehicle            | is        |
        | halftrack | a German halftrack | is aboard |
        | tank      | a German tank      | rides on  |

  Rule: Aboard a vehicle that is beneath a trench

    @B27.51 @B27.51xD6.5-301 @reading:B27.51-unloading
    Scenario Outline: B27.51xD6.5-301a <who> of <vehicle> beneath the trench comes down on top of it
      Given it is the MPh of the German turn
      And F5 holds a trench
      And <vehicle> T beneath the trench in F5
      And a German squad P in F5
      And P <is> T
      When P unloads
      Then P is on top in F5
      And all that is as given

      Examples:
        | row       | who         | vehicle            | is        |
        | truck     | a Passenger | a German truck     | is aboard |
        | halftrack | a Passenger | a German halftrack | is aboard |
        | tank      | a Rider     | a German tank      | rides on  |

    @B27.51 @B27.51xD6.5-301 @reading:B27.51-unloading=beneath
    Scenario Outline: B27.51xD6.5-301b or by the other reading <who> of <vehicle> beneath the trench comes down beneath it
      Given it is the MPh of the German turn
      And F5 holds a trench
      And <vehicle> T beneath the trench in F5
      And a German squad P in F5
      And P <is> T
      When P unloads
      Then P is beneath the trench in F5

      Examples:
        | row       | who         | vehicle            | is        |
        | truck     | a Passenger | a German truck     | is aboard |
        | halftrack | a Passenger | a German halftrack | is aboard |
        | tank      | a Rider     | a German tank      | rides on  |

    @B27.3 @B27.51 @B27.3xB27.51xD6.1-1601 @reading:B27.51-unloading
    Scenario Outline: B27.3xB27.51xD6.1-1601a aboard <vehicle> beneath the trench a squad has no TEM of it
      Given it is the PFPh of the Russian turn
      And F5 holds a trench
      And <vehicle> T beneath the trench in F5
      And a German squad P in F5
      And P <is> T
      And a Russian squad E in F8
      When E attacks P with small-arms fire
      Then the TEM is 0

      Examples:
        | row   | vehicle        | is        |
        | truck | a German truck | is aboard |
        | tank  | a German tank  | rides on  |

    @B27.3 @B27.51 @B27.3xB27.51xD6.1-1601 @reading:B27.51-unloading=beneath
    Scenario Outline: B27.3xB27.51xD6.1-1601b or by the other reading aboard <vehicle> beneath the trench it has that TEM
      Given it is the PFPh of the Russian turn
      And F5 holds a trench
      And <vehicle> T beneath the trench in F5
      And a German squad P in F5
      And P <is> T
      And a Russian squad E in F8
      When E attacks P with small-arms fire
      Then the TEM is +2

      Examples:
        | row   | vehicle        | is        |
        | truck | a German truck | is aboard |
        | tank  | a German tank  | rides on  |

    @B27.3 @B27.52 @B27.3xB27.52xD5.1-2951
    Scenario Outline: B27.3xB27.52xD5.1-2951 the Inherent crew of a <vehicle> <place> has a TEM of <tem>
      Given it is the PFPh of the Russian turn
      And F5 holds a trench
      And a German <vehicle> T <place> F5
      And a German crew C in F5
      And C is the Inherent crew of T
      And a Russian squad E in F8
      When E attacks C with small-arms fire
      Then the TEM is <tem>

      Examples: it is as far beneath as its vehicle is
        | row       | vehicle   | place                   | tem |
        | halftrack | halftrack | beneath the trench in   | +2  |
        | carrier   | Carrier   | beneath the trench in   | +2  |
        | on-top    | Carrier   | on top of the trench in | 0   |

  Rule: B26.1 On the ice

    @B26.1 @B26.4 @B26.1xB26.4xD6.5-2801
    Scenario Outline: B26.1xB26.4xD6.5-2801a on a river that is <depth> a Passenger of <vehicle> unloads: <verdict>
      Given it is the MPh of the German turn
      And B3 is river
      And the water depth is <depth>
      And <vehicle> Q in B3
      And a German squad P in B3
      And P is aboard Q
      When P unloads
      Then that is <verdict>

      Examples: no footing in water
        | row        | depth | vehicle                 | verdict     |
        | boat-deep  | deep  | a German boat           | not allowed |
        | truck-deep | deep  | a German amphibious truck | not allowed |

      Examples: but on ice
        | row          | depth  | vehicle        | verdict |
        | truck-frozen | frozen | a German truck | allowed |

    @B26.1 @B26.4 @B26.1xB26.4xD6.5-2801
    Scenario: B26.1xB26.4xD6.5-2801b and onto the Wire that lies on the ice
      Given it is the MPh of the German turn
      And B3 is river
      And the water depth is frozen
      And B3 holds Wire
      And a German truck Q in B3
      And a German squad P in B3
      And P is aboard Q
      When P unloads
      Then that is allowed
      And P is on top of the Wire

  Rule: D6.4, D6.5 Nobody boards or leaves a vehicle on the move

    @B26.4 @B26.4xD6.5-2802
    Scenario Outline: B26.4xD6.5-2802a from <vehicle> P unloads onto the Wire: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <vehicle> Q in B3
      And a German squad P in B3
      And P is aboard Q
      When P unloads
      Then that is <verdict>

      Examples:
        | row        | vehicle                   | verdict     |
        | in-motion  | a moving German truck     | not allowed |
        | carrier-on | a moving German Carrier   | not allowed |
        | halftrack  | a moving German halftrack | not allowed |
        | parked     | a German truck            | allowed     |

    @B26.4 @B26.4xD6.5-2802
    Scenario Outline: B26.4xD6.5-2802b from a truck that has entered the Wire and <does> P unloads: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q with 24 MP in B2
      And a German squad P in B2
      And P is aboard Q
      When Q starts its engine
      And Q moves into B3
      And Q makes a Bog DR of 1 on the colored and 2 on the white die
      And Q <does>
      And P unloads
      Then that is <verdict>

      Examples:
        | does                         | verdict     |
        | Stops                        | allowed     |
        | turns its hull by 1 hexspine | not allowed |

    @B27.4 @B27.4xD6.4-2803
    Scenario Outline: B27.4xD6.4-2803 from on top of a foxhole P goes aboard <vehicle>: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And <vehicle> Q in B3
      When P goes aboard Q
      Then that is <verdict>

      Examples:
        | row       | vehicle                   | verdict     |
        | in-motion | a moving German truck     | not allowed |
        | halftrack | a moving German halftrack | not allowed |
        | tank      | a moving German tank      | not allowed |
        | parked    | a German halftrack        | allowed     |

    @B26.4 @B26.4xD6.5-1700
    Scenario Outline: B26.4xD6.5-1700 a Passenger that unloads in a Wire hex is on top of the Wire <ground>
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B2 holds Wire
      And a German truck T in B2
      And a German squad P in B2
      And P is aboard T
      When P unloads
      Then that is allowed
      And P is on top of the Wire
      And B26.4 allows it

      Examples:
        | ground      |
        | Open Ground |
        | brush       |
