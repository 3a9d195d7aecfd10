Feature: Passengers, Riders and crews are where their vehicle is

  Rule: B16.31 Carried on a bridge over marsh they are not in the marsh

    @B16.31 @B16.31xD6.1-1
    Scenario Outline: B16.31xD6.1-1 OBA of 16 FP meets a <unit> that <carried> a <vehicle> on the bridge with 16 FP
      Given it is the PFPh of the Russian turn
      And <hex> is bridged marsh
      And a German <vehicle> on the bridge in <hex>
      And a German <unit> <place> <hex>
      And the German <unit> <carried> the German <vehicle>
      When an OBA HE Concentration of 16 FP hits <hex>
      Then the FP against the German <unit> is 16

      Examples: its place is the vehicle's, said or not
        | row               | vehicle   | unit       | place            | carried   | hex |
        | passengers-said   | truck     | squad      | on the bridge in | is aboard | B2  |
        | passengers-unsaid | truck     | squad      | in               | is aboard | B2  |
        | half-squad-unsaid | Carrier   | half-squad | in               | is aboard | E6  |
        | riders-said       | tank      | squad      | on the bridge in | rides on  | E6  |
        | riders-unsaid     | tank      | squad      | in               | rides on  | E6  |
        | leader-unsaid     | halftrack | leader     | in               | is aboard | C3  |

    @B16.31 @B16.31xD6.1-1
    Scenario Outline: B16.31xD6.1-1b on foot <place> B2 beside the truck a squad is met with <fp> FP
      Given it is the PFPh of the Russian turn
      And B2 is bridged marsh
      And a German truck on the bridge in B2
      And a German squad <place> B2
      When an OBA HE Concentration of 16 FP hits B2
      Then the FP against the German squad is <fp>

      Examples: nobody carries it
        | row       | place            | fp |
        | below     | in               | 8  |
        | on-bridge | on the bridge in | 16 |

    @B16.31 @B16.31xD6.1-2
    Scenario Outline: B16.31xD6.1-2 the <vehicle> takes its load along onto the bridge: HE of 12 FP meets it with 12 FP
      Given it is the MPh of the German turn
      And B2 is bridged marsh
      And B3 is unpaved road
      And a road crosses hexside B2-B3
      And a German <vehicle> in B3
      And a German <unit> in B3
      And the German <unit> <carried> the German <vehicle>
      When the German <vehicle> moves onto the bridge in B2
      And Direct Fire HE of 12 FP hits the bridge in B2
      Then the FP against the German <unit> is 12

      Examples:
        | row        | vehicle   | unit  | carried   |
        | passengers | truck     | squad | is aboard |
        | halftrack  | halftrack | crew  | is aboard |
        | riders     | tank      | squad | rides on  |

    @B16.31 @B16.31xD6.1-3
    Scenario Outline: B16.31xD6.1-3 having moved with its vehicle the <unit> is on the bridge
      Given it is the MPh of the German turn
      And B2 is bridged marsh
      And B3 is unpaved road
      And a road crosses hexside B2-B3
      And a German <vehicle> in B3
      And a German <unit> in B3
      And the German <unit> <carried> the German <vehicle>
      When the German <vehicle> moves onto the bridge in B2
      Then that is allowed
      And the German <vehicle> is on the bridge in B2
      And the German <unit> is on the bridge in B2

      Examples:
        | row        | vehicle   | unit   | carried   |
        | passengers | truck     | squad  | is aboard |
        | leader     | halftrack | leader | is aboard |
        | riders     | tank      | squad  | rides on  |

    @B16.4 @B16.4xD6.4-1
    Scenario Outline: B16.4xD6.4-1 who unloads from a <vehicle> on the bridge is on the bridge
      Given it is the MPh of the German turn
      And B2 is bridged marsh
      And B3 is unpaved road
      And a road crosses hexside B2-B3
      And a German <vehicle> on the bridge in B2
      And a German <unit> in B2
      And the German <unit> is aboard the German <vehicle>
      When the German <unit> unloads
      Then that is allowed
      And the German <unit> is on the bridge in B2

      Examples: and not in the marsh below
        | row        | vehicle   | unit       |
        | squad      | halftrack | squad      |
        | half-squad | Carrier   | half-squad |
        | leader     | truck     | leader     |

    @B16.4 @B16.4xD6.4-2
    Scenario Outline: B16.4xD6.4-2 a squad <place> B2 goes aboard a <vehicle> on the bridge: <verdict>
      Given it is the MPh of the German turn
      And B2 is bridged marsh
      And a German <vehicle> on the bridge in B2
      And a German squad <place> B2
      When the German squad goes aboard the German <vehicle>
      Then that is <verdict>

      Examples: another Location is out of reach
        | row             | vehicle   | place            | verdict     |
        | truck-bridge    | truck     | on the bridge in | allowed     |
        | truck-below     | truck     | in               | not allowed |
        | halftrack-below | halftrack | in               | not allowed |

  Rule: B9.2 B9.3 Over a gully they see and are seen from the bridge

    @B9.2 @B9.2xD6.1-1
    Scenario Outline: B9.2xD6.1-1 LOS between F8 and the squad whose <vehicle> is <place> F5 is <sight>
      Given F5 is <ground>
      And F6 is <next>
      And hexside <edge> is a wall
      And a German <vehicle> <place> F5
      And a German squad in F5
      And the German squad <carried> the German <vehicle>
      And a Russian squad in F8
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: from the bridge, unless a wall is in the way
        | row              | vehicle   | carried   | ground   | next        | place            | edge  | sight   |
        | truck-bridge     | truck     | is aboard | a bridge | Open Ground | on the bridge in | A1-A2 | clear   |
        | tank-bridge      | tank      | rides on  | a bridge | Open Ground | on the bridge in | A1-A2 | clear   |
        | truck-wall       | truck     | is aboard | a bridge | Open Ground | on the bridge in | F6-F7 | blocked |

      Examples: IN the gully
        | row              | vehicle   | carried   | ground   | next        | place | edge  | sight   |
        | halftrack-in     | halftrack | is aboard | a gully  | Open Ground | IN    | A1-A2 | blocked |
        | tank-in          | tank      | rides on  | a gully  | Open Ground | IN    | A1-A2 | blocked |

    @B9.2 @B9.2xD6.1-2
    Scenario Outline: B9.2xD6.1-2 having gone INTO the gully with its <vehicle> the squad and <viewer>: LOS <sight>
      Given it is the MPh of the German turn
      And F5 is a gully
      And a German <vehicle> in F4
      And a German squad in F4
      And the German squad <carried> the German <vehicle>
      And a Russian squad in <viewer>
      When the German <vehicle> moves INTO F5
      And LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: over the rim and from it
        | row            | vehicle   | carried   | viewer | sight   |
        | halftrack-far  | halftrack | is aboard | F8     | blocked |
        | tank-far       | tank      | rides on  | F8     | blocked |
        | halftrack-near | halftrack | is aboard | F6     | clear   |
        | tank-near      | tank      | rides on  | G6     | clear   |

    @B9.3 @B9.3xD6.1-1
    Scenario Outline: B9.3xD6.1-1 in Bypass behind a <barrier> who <carried> the <vehicle> has no TEM at all
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And the artwork of F5 does not reach towards F6
      And hexside F5-F6 is a <barrier>
      And a German <vehicle> in F5
      And the German <vehicle> is in VBM with its CAFP at vertex E6-F5-F6
      And a German <unit> in F5
      And the German <unit> <carried> the German <vehicle>
      And a Russian squad in F7
      When the Russian squad attacks the German <unit> with small-arms fire
      Then the attack is possible
      And the <ground> gives no TEM
      And the <barrier> gives no TEM
      And the TEM is 0

      Examples: neither of the hex that the vehicle skirts nor of the hexside
        | row            | ground         | barrier | vehicle   | unit  | carried                 |
        | truck-building | stone building | wall    | truck     | squad | is aboard               |
        | tank-building  | stone building | wall    | tank      | squad | rides on                |
        | truck-woods    | woods          | hedge   | truck     | squad | is aboard               |
        | crew-woods     | woods          | wall    | halftrack | crew  | is the Inherent crew of |

    @B9.3 @B9.3xD6.1-2
    Scenario Outline: B9.3xD6.1-2 while its <vehicle> bypasses <ground> the squad in it has no TEM
      Given it is the MPh of the German turn
      And F5 is <ground>
      And the artwork of F5 does not reach towards E6, F6 and G6
      And a German <vehicle> in E6
      And a German squad in E6
      And the German squad <carried> the German <vehicle>
      And a Russian squad in F8
      When the German <vehicle> bypasses F5 along F5-F6
      And the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the <ground> gives no TEM
      And the TEM is 0

      Examples:
        | row            | ground         | vehicle   | carried   |
        | truck-building | stone building | truck     | is aboard |
        | tank-building  | stone building | tank      | rides on  |
        | half-woods     | woods          | halftrack | is aboard |

  Rule: B26.31 B26.4 In a Wire hex they are on no Wire

    @B26.31 @B26.31xD6.1-1
    Scenario Outline: B26.31xD6.1-1 who <carried> a <vehicle> in a Wire hex attacks in CC without Wire DRM
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German <vehicle> in B3
      And a German squad in B3
      And the German squad <carried> the German <vehicle>
      And a Russian squad beneath the Wire in B3
      When the Russian squad attacks the German squad with Close Combat
      Then the Wire DRM is 0

      Examples: nor is it easier to attack
        | row        | vehicle   | carried   |
        | passengers | halftrack | is aboard |
        | riders     | tank      | rides on  |

    @B26.31 @B26.31xD6.1-1
    Scenario: B26.31xD6.1-1b unloaded onto the Wire it is
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German halftrack in B3
      And a German squad in B3
      And the German squad is aboard the German halftrack
      And a Russian squad in B6
      When the German squad unloads
      Then that is allowed
      And the German squad is on top of the Wire

    @B26.4 @B26.4xD6.1-1
    Scenario Outline: B26.4xD6.1-1 the <vehicle> enters Wire with its load, which stays off the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German <vehicle> with 14 MP in B2
      And a German <unit> in B2
      And the German <unit> <carried> the German <vehicle>
      When the German <vehicle> moves into B3
      Then that is allowed
      And the German <unit> is on top in B3
      And the German <unit> is not on the Wire

      Examples:
        | row        | vehicle   | unit   | carried   |
        | passengers | halftrack | squad  | is aboard |
        | truck      | truck     | squad  | is aboard |
        | riders     | tank      | squad  | rides on  |
        | leader     | halftrack | leader | is aboard |

  Rule: B9.32 The wall is the vehicle's to claim, not theirs

    @B9.32 @B9.32xD6.1-1
    Scenario Outline: B9.32xD6.1-1 a <unit> that <carried> a <vehicle> on the bridge of F5 may not claim wall advantage
      Given it is the MPh of the German turn
      And F5 is a bridge
      And hexside F5-F6 is a wall
      And a German <vehicle> on the bridge in F5
      And a German <unit> P in F5
      And P <carried> the German <vehicle>
      When P claims wall advantage
      Then that is not allowed

      Examples: being on a bridge, whatever their own place says
        | row        | vehicle   | unit  | carried   |
        | passengers | truck     | squad | is aboard |
        | riders     | tank      | squad | rides on  |

  Rule: An Inherent crew goes with its vehicle

    @B9.32 @A7.3xB9.32-1101
    Scenario Outline: A7.3xB9.32-1101 of the enemy <vehicle> nothing is left: P has its wall
      Given it is the <phase> of the German turn
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And a Russian <vehicle> T in F5
      And a Russian crew C in F5
      And C is the Inherent crew of T
      When T becomes eliminated
      Then C is removed from play
      And P has wall advantage

      Examples:
        | row       | phase | vehicle   |
        | carrier   | CCPh  | Carrier   |
        | tank      | AFPh  | tank      |
        | halftrack | RPh   | halftrack |

    @B9.32 @A7.3xB9.32-1101
    Scenario: A7.3xB9.32-1101b another enemy of the hex keeps it from it
      Given it is the CCPh of the German turn
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And a Russian tank T in F5
      And a Russian crew C in F5
      And C is the Inherent crew of T
      And a Russian squad E in F5
      When T becomes eliminated
      Then C is removed from play
      And P has no wall advantage
