@B9.3
Feature: B9.3 What a wall or hedge is worth to whom it shelters

  Rule: B9.3 TEM of fire traced through a hexside

    @B9.3-1 @B9.3-2
    Scenario Outline: B9.3-1 behind a <terrain> the TEM is <tem>
      Given hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the <terrain> gives a TEM of <tem>
      And the TEM is <tem>

      Examples:
        | terrain | tem |
        | wall    | +2  |
        | hedge   | +1  |

    @B9.3-3
    Scenario: B9.3-3 fire that comes in over another hexside meets no wall
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F3
      When the Russian squad attacks the German squad with small-arms fire
      Then the wall gives no TEM
      And the TEM is 0

    @B9.3-4
    Scenario: B9.3-4 a wall of the firer's own hex does nothing for the target
      Given hexside F6-F7 is a wall
      And a German squad in F4
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the wall gives no TEM
      And the TEM is 0

    @B9.3-5
    Scenario: B9.3-5 of the firer's hedge and the target's wall only the wall counts
      Given hexside F5-F6 is a wall
      And hexside F6-F7 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the wall gives a TEM of +2
      And the hedge gives no TEM
      And the TEM is +2

    @B9.3-6
    Scenario Outline: B9.3-6 a <terrain> on the hexspine that leads to the target's hex is worth <tem>
      Given hexside F4-F5 is a <terrain>
      And a German squad in G5
      And a Russian squad in E5
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is <tem>

      Examples:
        | terrain | tem |
        | wall    | +2  |
        | hedge   | +1  |

    @B9.3-7
    Scenario: B9.3-7 a wall on the hexspine at the firer's end gives the target nothing
      Given hexside F4-F5 is a wall
      And a German squad in I5
      And a Russian squad in E5
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the TEM is 0

    @B9.3-8
    Scenario Outline: B9.3-8 through the road gap <target> has no TEM as a moving target
      Given the board excerpt 6_X7
      And it is the MPh of the German turn
      And a German leader in X9
      And the German leader has wall advantage
      And <target> in X9
      And P has spent <mf> MF
      And a Russian squad in W9
      When the Russian squad attacks P with MG fire
      Then the wall gives no TEM
      And the TEM is 0

      Examples: a vehicle that has Stopped is a moving target still
        | target                 | mf |
        | a German squad P       | 2  |
        | a moving German tank P | 5  |
        | a German tank P        | 6  |

    @B9.3-8
    Scenario Outline: B9.3-8z a <vehicle> that has come to the road gap and Stopped has no TEM of <barrier>
      Given hexside B2-B3 is <barrier>
      And a road crosses hexside B2-B3
      And the depiction of hexside B2-B3 has a gap
      And a moving German <vehicle> P in B4
      And a Russian squad in B1
      And it is the MPh of the German turn
      When P moves into B3
      And P Stops
      And the Russian squad attacks P with MG fire
      Then the TEM is 0

      Examples: it is a moving target still (C.8)
        | row        | vehicle   | barrier |
        | tank-wall  | tank      | a wall  |
        | tank-hedge | tank      | a hedge |
        | truck-wall | truck     | a wall  |
        | halftrack  | halftrack | a wall  |

    @B9.3-9
    Scenario: B9.3-9 through the road gap a unit that does not move has the TEM of the wall
      Given the board excerpt 6_X7
      And it is the PFPh of the Russian turn
      And a German squad in X9
      And the German squad has wall advantage
      And a Russian squad in W9
      When the Russian squad attacks the German squad with small-arms fire
      Then the wall gives a TEM of +2
      And the TEM is +2

    @B9.3-8
    Scenario Outline: B9.3-8b a target that <deed> is a moving one, whatever it has spent
      Given the board excerpt 6_X7
      And it is the MPh of the German turn
      And a German squad P in X9
      And P has wall advantage
      And P has <deed> this phase
      And a Russian squad in W9
      When the Russian squad attacks P with MG fire
      Then the wall gives no TEM

      Examples:
        | deed                     |
        | moved                    |
        | moved by Assault Movement |
        | moved from trench to trench |
        | moved straight past the edge of an entrenchment |
        | tried to get beneath the Wire |
        | Dashed                   |

    @B9.3-8
    Scenario: B9.3-8c so is a vehicle in Motion that has spent nothing
      Given the board excerpt 6_X7
      And it is the PFPh of the Russian turn
      And a moving German tank P in X9
      And P has wall advantage
      And a Russian squad in W9
      When the Russian squad attacks P with MG fire
      Then the wall gives no TEM

    @B9.3-8
    Scenario Outline: B9.3-8d a squad that has spent <mf> MF: the wall gives <tem>
      Given the board excerpt 6_X7
      And it is the MPh of the German turn
      And a German squad P in X9
      And P has wall advantage
      And P has spent <mf> MF
      And a Russian squad in W9
      When the Russian squad attacks P with MG fire
      Then the TEM is <tem>

      Examples:
        | mf | tem |
        | 0.5 | 0   |
        | 1   | 0   |

    @B9.3-14
    Scenario Outline: B9.3-14b a DC thrown from <from>: the wall gives a TEM of <tem>
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian squad in <from>
      When the Russian squad attacks the German squad with a Thrown DC
      Then the TEM is <tem>

      Examples: over it, past it, and from within the hex
        | from | tem |
        | F6   | +2  |
        | G6   | 0   |
        | F5   | 0   |

    @B9.3-3
    Scenario Outline: B9.3-3b fire from nowhere in particular that comes in over <edge> has a TEM of <tem>
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      When small-arms fire across hexside <edge> hits the German squad
      Then the TEM is <tem>

      Examples:
        | edge  | tem |
        | F5-F6 | +2  |
        | F4-F5 | 0   |

    @B9.3-10
    Scenario: B9.3-10 a LOS that misses the gap gives a moving target the TEM as usual
      Given hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And it is the MPh of the German turn
      And a German squad P in F5
      And P has wall advantage
      And P has spent 2 MF
      And a Russian squad in H9
      When the Russian squad declares Defensive First Fire at P
      Then the wall gives a TEM of +2
      And the TEM is +2

    @B9.3-11
    Scenario Outline: B9.3-11 a <unit> that <carried> a vehicle has no TEM of the wall before it
      Given hexside F5-F6 is a wall
      And a German <vehicle> in F5
      And the German <vehicle> has wall advantage
      And a German <unit> P in F5
      And P <carried> the German <vehicle>
      And a Russian squad in F7
      When the Russian squad attacks P with small-arms fire
      Then the wall gives no TEM
      And the TEM is 0

      Examples:
        | vehicle   | unit  | carried                |
        | halftrack | crew  | is the Inherent crew of |
        | truck     | squad | is aboard              |
        | tank      | squad | rides on               |

    @B9.3-12
    Scenario Outline: B9.3-12 motorcyclists have the TEM of a <terrain>
      Given hexside F5-F6 is a <terrain>
      And a German motorcyclist squad in F5
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the <terrain> gives a TEM of <tem>

      Examples:
        | terrain | tem |
        | wall    | +2  |
        | hedge   | +1  |

    @B9.3-13
    Scenario: B9.3-13a a DC Placed from across the wall meets no TEM of it
      Given it is the AFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F6
      When the Russian squad attacks the German squad with a Placed DC
      Then the wall gives no TEM
      And the TEM is 0
      And the attack is possible

    @B9.3-13
    Scenario: B9.3-13b a Set DC meets no TEM of a wall
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      When a Set DC hits F5
      Then the wall gives no TEM
      And the TEM is 0

    @B9.3-14 @B9.3-15
    Scenario Outline: B9.3-14 a DC thrown over a <terrain> meets its TEM of <tem> on the <side> side
      Given hexside F5-F6 is a <terrain>
      And a German squad in F5
      And a Russian squad in F6
      When the Russian squad attacks the <side> squad with a Thrown DC across hexside F5-F6
      Then the <terrain> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: in the Location it is thrown into
        | row          | terrain | side   | tem |
        | wall-german  | wall    | German | +2  |
        | hedge-german | hedge   | German | +1  |

      Examples: and in the thrower's own
        | row           | terrain | side    | tem |
        | wall-russian  | wall    | Russian | +2  |
        | hedge-russian | hedge   | Russian | +1  |

    @B9.3-14 @B9.3-15 @reading:B9.3-thrown-dc
    Scenario Outline: B9.3-14c thrown over a <terrain> and resolved, it meets both squads with a Final DR of <final>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad possesses a DC
      And a Russian squad in F6
      When the German squad Throws its DC in F6
      And a Thrown DC across hexside F5-F6 is resolved in F5 with an Original DR of 7
      And a Thrown DC across hexside F5-F6 is resolved in F6 with an Original DR of 7
      Then the German squad is attacked with a Final DR of <final>
      And the Russian squad is attacked with a Final DR of <final>

      Examples:
        | terrain | final |
        | wall    | 9     |
        | hedge   | 8     |

    @B9.3-8 @B9.3-14 @reading:B9.3-thrown-dc
    Scenario Outline: B9.3-14d thrown at <target> where a road passes the wall, with a gap in hexside <gap>: TEM <tem>
      Given it is the MPh of the German turn
      And hexside B3-B4 is a wall
      And a road crosses hexside B3-B4
      And the depiction of hexside <gap> has a gap
      And a German squad S in B2
      And a Russian squad R in B4
      And R possesses a DC
      When S moves into B3
      And R attacks <target> with a Thrown DC across hexside B3-B4
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row             | target | gap   | tem |
        | mover-gap       | S      | B3-B4 | 0   |
        | mover-elsewhere | S      | B2-B3 | +2  |

    @B9.3-16
    Scenario Outline: B9.3-16 a DC thrown over a bare hexside meets no other wall of the <side> squad's hex
      Given hexside E5-F5 is a wall
      And a German squad in F5
      And a Russian squad in F6
      When the Russian squad attacks the <side> squad with a Thrown DC across hexside F5-F6
      Then the wall gives no TEM
      And the TEM is 0
      And the attack is possible

      Examples:
        | side    |
        | German  |
        | Russian |

    @B9.3-17
    Scenario: B9.3-17 fire that comes in at a vertex comes in over the wall that ends there
      Given hexside F5-G5 is a wall
      And a German squad in G5
      And a Russian squad in E5
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of +2

    @B9.3-18
    Scenario: B9.3-18 a wall of the target's hex that the LOS does not touch is worth nothing
      Given hexside G5-H5 is a wall
      And a German squad in G5
      And a Russian squad in E5
      When the Russian squad attacks the German squad with small-arms fire
      Then the wall gives no TEM
      And the TEM is 0
      And the attack is possible

    @B9.3-19
    Scenario Outline: B9.3-19 to a Gun firing at Infantry a <terrain> is a To Hit DRM of <tem>
      Given hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German squad with Direct Fire HE
      Then the TEM is <tem>
      And the TEM and DRM of the attack are <tem> in all

      Examples:
        | terrain | tem |
        | wall    | +2  |
        | hedge   | +1  |

    @B9.3-8
    Scenario: B9.3-8e nor has who came by trench, which is movement like any other
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And F4 holds a trench
      And F5 holds a trench
      And F6 is woods
      And a German squad P beneath the trench in F4
      And a Russian squad in F6
      When P moves straight beneath the trench in F5
      And the Russian squad declares Defensive First Fire at P
      Then the wall gives no TEM
      And the trench gives a TEM of +2

    @B9.3-9
    Scenario: B9.3-9b nor does a Gun move, through the road gap it has the TEM of the wall
      Given the board excerpt 6_X7
      And it is the PFPh of the Russian turn
      And a German crew in X9
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian squad in W9
      When the Russian squad attacks the AT Gun with MG fire
      Then the wall gives a TEM of +2

    @B9.3-10
    Scenario Outline: B9.3-10b a LOS that meets <where>, not its gap, gives a moving target the TEM as usual
      Given hexside <edge> is a wall
      And the depiction of hexside <edge> has a gap
      And it is the MPh of the German turn
      And a German squad P in G5
      And P has spent 2 MF
      And a Russian squad in E5
      When the Russian squad declares Defensive First Fire at P
      Then the wall gives a TEM of +2

      Examples:
        | edge  | where               |
        | F4-F5 | the wall lengthwise |
        | F5-G5 | the end of the wall |

    @B9.3-4
    Scenario: B9.3-4b nor does it if the firer has no wall advantage over it
      Given hexside F6-F7 is a wall
      And F7 is woods
      And a German squad in F4
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the wall gives no TEM

    @B9.3-4 @reading:B9.31-wall-on-a-bridge
    Scenario Outline: B9.3-4c on a bridge a <terrain> at the edge of the hex is worth nothing
      Given F5 is a bridge
      And hexside F5-F6 is a <terrain>
      And a German squad on the bridge in F5
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the <terrain> gives no TEM

      Examples: it bounds what lies below
        | terrain |
        | wall    |
        | hedge   |

    @B9.3-4 @reading:B9.31-wall-on-a-bridge=has-it
    Scenario Outline: B9.3-4d or by the other reading the <terrain> gives its TEM there
      Given F5 is a bridge
      And hexside F5-F6 is a <terrain>
      And a German squad on the bridge in F5
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the <terrain> gives a TEM of <tem>

      Examples:
        | terrain | tem |
        | wall    | +2  |
        | hedge   | +1  |

    @B9.3-3
    Scenario: B9.3-3c fire from within the hex is traced through no wall, though it begins beside one
      Given F5 is woods
      And the artwork of F5 does not reach towards F6
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian tank in F5
      And the Russian tank is in VBM with its CAFP at vertex G6-F5-F6
      When the Russian tank attacks the German squad with MG fire
      Then the attack is possible
      And the wall gives no TEM

    @B9.3-8
    Scenario: B9.3-8f nor has who has spent MF on anything at all
      Given the board excerpt 6_X7
      And it is the MPh of the German turn
      And a German squad P with 3 MF left in X9
      And P has wall advantage
      And a Russian squad in W9
      When the Russian squad attacks P with MG fire
      Then the wall gives no TEM

  Rule: B9.3 A hexside of another hex

    @B9.3-4
    Scenario Outline: B9.3-4y fire across <edge>, behind <barrier>, has a TEM of <tem>
      Given hexside F5-F6 is a <barrier>
      And hexside F7-F8 is a <barrier>
      And hexside G6-G7 is a <barrier>
      And hexside G5-G6 is a <barrier>
      And a German squad P in F5
      When small-arms fire across hexside <edge> hits P
      Then the TEM is <tem>

      Examples: a hexside or hexspine that forms the Location
        | row        | barrier | edge  | tem |
        | wall-own   | wall    | F5-F6 | +2  |
        | hedge-own  | hedge   | F5-F6 | +1  |
        | wall-spine | wall    | G5-G6 | +2  |

      Examples: one that does not
        | row         | barrier | edge  | tem |
        | wall-far    | wall    | F7-F8 | 0   |
        | hedge-far   | hedge   | F7-F8 | 0   |
        | wall-near   | wall    | G6-G7 | 0   |
        | bocage-near | bocage  | G6-G7 | 0   |
