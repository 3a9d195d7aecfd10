@B9.31
Feature: B9.31 Which TEM a target behind a wall or hedge may have

  Rule: B9.31 one TEM, in-hex or hexside, and what else there is

    @B9.31-1
    Scenario Outline: B9.31-1 in <inhex> behind a <terrain> it is <choice>, never the sum
      Given F5 is <inhex>
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the choice of TEM is <choice>
      And the TEM is <tem>

      Examples: the better one is taken
        | row                  | inhex          | terrain | choice                        | tem |
        | stone-building-wall  | stone building | wall    | stone building +3 or wall +2  | +3  |
        | stone-building-hedge | stone building | hedge   | stone building +3 or hedge +1 | +3  |
        | woods-wall           | woods          | wall    | woods +1 or wall +2           | +2  |
        | shellholes-hedge     | shellholes     | hedge   | shellholes +1 or hedge +1     | +1  |

    @B9.31-2
    Scenario: B9.31-2 a Hindrance on the way counts beside the wall
      Given F6 is grain
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +2
      And the Hindrance DRM is +1
      And the TEM and DRM of the attack are +3 in all

    @B9.31-3
    Scenario: B9.31-3 SMOKE on the way counts beside the hedge
      Given F6 has smoke
      And hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +1
      And the Hindrance DRM is +3
      And the TEM and DRM of the attack are +4 in all

    @B9.31-4
    Scenario Outline: B9.31-4 who has wall advantage has no TEM of <inhex>, even where no wall is crossed
      Given F5 is <inhex>
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F3
      When the Russian squad attacks the German squad with small-arms fire
      Then the <inhex> gives no TEM
      And the TEM is 0
      And the attack is possible

      Examples:
        | inhex           |
        | stone building  |
        | wooden building |
        | woods           |
        | shellholes      |

    @B9.31-4
    Scenario Outline: B9.31-4b a <vehicle> in <inhex> that has wall advantage has none of its TEM
      Given F5 is <inhex>
      And hexside F5-F6 is a wall
      And a German <vehicle> in F5
      And the German <vehicle> has wall advantage
      And a Russian crew in F3
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German <vehicle> with <means>
      Then the TEM is 0
      And the attack is possible

      Examples: where a vehicle may have wall advantage in spite of TEM
        | row           | vehicle | inhex        | means          |
        | olive-gun     | tank    | olive grove  | a Gun          |
        | olive-he      | tank    | olive grove  | Direct Fire HE |
        | cactus-gun    | tank    | cactus patch | a Gun          |
        | cactus-mg     | SP gun  | cactus patch | Direct Fire HE |

    @B9.31-5
    Scenario: B9.31-5 a runway is no shelter even to a unit with wall advantage
      Given F5 is runway
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F3
      When the Russian squad attacks the German squad with small-arms fire
      Then the runway gives a TEM of -1
      And the TEM is -1

    @B9.31-5 @B9.31-1
    Scenario Outline: B9.31-5b on a hill, <ground>, behind a <barrier> the fire from below meets <total> in all
      Given F5 is level 1 <ground>
      And hexside F5-F6 is a <barrier> at level 1
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM and DRM of the attack are <total> in all

      Examples: Height Advantage adds to no other TEM
        | row    | ground      | barrier | total |
        | wall   | Open Ground | wall    | +2    |
        | hedge  | Open Ground | hedge   | +1    |
        | runway | runway      | wall    | +1    |

    @B9.31-1
    Scenario Outline: B9.31-1v to a fire group on level <level> and below P a <barrier> gives <tem>: <total> in all
      Given F5 is level 1 Open Ground
      And F6 is level <level> Open Ground
      And hexside F5-F6 is a <barrier> at level 1
      And a German squad P in F5
      And a Russian squad A in F6
      And a Russian squad B in G6
      When A and B together attack P with small-arms fire
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>
      And the TEM and DRM of the attack are <total> in all

      Examples: Height Advantage over B adds to no other TEM
        | row     | level | barrier | tem | total |
        | hedge   | 2     | hedge   | +1  | +1    |
        | wall-2  | 2     | wall    | +2  | +2    |
        | wall-1  | 3     | wall    | +1  | +1    |

      @reading:B9.31-height-advantage
      Examples: and counts where height has cut that to nothing
        | row     | level | barrier | tem | total |
        | hedge-0 | 3     | hedge   | 0   | +1    |
        | wall-0  | 4     | wall    | 0   | +1    |

    @B9.31-6
    Scenario: B9.31-6 shells burst in the trees over a unit with wall advantage
      Given F5 is woods
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      When an on-board mortar hits F5
      Then the Air Burst gives a TEM of -1

    @B9.31-7
    Scenario Outline: B9.31-7 who has wall advantage has the TEM of a <terrain> against fire over it
      Given F5 is stone building
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the choice of TEM is <terrain> <tem>
      And the TEM is <tem>

      Examples:
        | terrain | tem |
        | wall    | +2  |
        | hedge   | +1  |

    @B9.31-8
    Scenario: B9.31-8 the crew of an emplaced Gun may take Emplacement in place of the hedge
      Given hexside F5-F6 is a hedge
      And a German crew in F5
      And the German crew possesses an emplaced German AT Gun
      And the German crew has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the German crew with small-arms fire
      Then the choice of TEM is hedge +1 or Emplacement +2
      And the TEM is +2

    @B9.31-8
    Scenario: B9.31-8b so may the Gun itself
      Given hexside F5-F6 is a hedge
      And a German crew in F5
      And the German crew possesses an emplaced German AT Gun
      And the German crew has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the Emplacement gives a TEM of +2

    @B9.31-8
    Scenario Outline: B9.31-8c a Gun that is not emplaced has none for its crew or itself: <target>
      Given hexside F5-F6 is a hedge
      And a German crew in F5
      And the German crew possesses a German AT Gun
      And the German crew has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the <target> with small-arms fire
      Then the Emplacement gives no TEM

      Examples:
        | target      |
        | German crew |
        | AT Gun      |

    @B9.31-9
    Scenario: B9.31-9 an AFV that shares wall advantage shelters its Infantry
      Given hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian squad in F3
      When the Russian squad attacks the German squad with small-arms fire
      Then the choice of TEM is AFV +1
      And the TEM is +1

    @B9.31-10
    Scenario: B9.31-10 an AFV without wall advantage shelters nobody who has it
      Given F5 is woods
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a German tank in F5
      And a Russian squad in F3
      When the Russian squad attacks the German squad with small-arms fire
      Then the AFV gives no TEM
      And the TEM is 0
      And the attack is possible

    @B9.31-11
    Scenario: B9.31-11 who has no wall advantage has the TEM of its hex
      Given F5 is stone building
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +3

    @B9.31-12
    Scenario Outline: B9.31-12 in <inhex> without wall advantage it is <choice> against who lacks it too
      Given F5 is <inhex>
      And F6 is woods
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the choice of TEM is <choice>
      And the TEM is <tem>

      Examples:
        | row                  | inhex           | terrain | choice                        | tem |
        | woods-wall           | woods           | wall    | woods +1 or wall +2           | +2  |
        | woods-hedge          | woods           | hedge   | woods +1 or hedge +1          | +1  |
        | wooden-building-wall | wooden building | wall    | wooden building +2 or wall +2 | +2  |
        | stone-building-wall  | stone building  | wall    | stone building +3 or wall +2  | +3  |

    @B9.31-13
    Scenario Outline: B9.31-13 in <inhex> the wall is worth nothing against who has wall advantage over it
      Given F5 is <inhex>
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When the Russian squad attacks the German squad with small-arms fire
      Then the wall gives no TEM
      And the TEM is <tem>

      Examples:
        | inhex          | tem |
        | Open Ground    | 0   |
        | woods          | +1  |
        | stone building | +3  |

    @B9.31-14
    Scenario: B9.31-14 wall advantage over another wall takes nothing from the target
      Given hexside F5-F6 is a wall
      And hexside F7-F8 is a wall
      And a German squad in F5
      And a Russian squad R in F6
      And R has wall advantage
      And a Russian squad S in F7
      And S has wall advantage
      When S attacks the German squad with small-arms fire
      Then the wall gives a TEM of +2
      And the TEM is +2

    @B9.31-15
    Scenario: B9.31-15 a wall on a hexspine is nobody's to have advantage over
      Given hexside F4-F5 is a wall
      And hexside E5-E6 is a wall
      And a German squad in G5
      And a Russian squad in E5
      And the Russian squad has wall advantage
      When the Russian squad attacks the German squad with small-arms fire
      Then the wall gives a TEM of +2

    @B9.31-16
    Scenario: B9.31-16a wall advantage is no TEM against fire that does not cross the wall
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F3
      When the Russian squad attacks the German squad with small-arms fire
      Then the wall gives no TEM
      And the attack is possible
      And the TEM is 0

    @B9.31-16
    Scenario: B9.31-16b nor against a DC that is Placed over it
      Given it is the AFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F6
      When the Russian squad attacks the German squad with a Placed DC
      Then the wall gives no TEM

    @B9.31-16
    Scenario: B9.31-16c nor for the Passengers of the vehicle that has it
      Given hexside F5-F6 is a wall
      And a German truck in F5
      And the German truck has wall advantage
      And a German squad in F5
      And the German squad is aboard the German truck
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the wall gives no TEM

  Rule: B9.31 HEAT at Infantry behind a wall

    @B9.31-17
    Scenario Outline: B9.31-17 HEAT may be fired at <target> behind the wall it has advantage over
      Given hexside F5-F6 is a wall
      And a German <target> in F5
      And the German squad has wall advantage
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German squad with HEAT
      Then the attack is possible
      And the wall gives a TEM of +2

      Examples:
        | target        |
        | squad         |
        | Cavalry squad |

    @B9.31-18
    Scenario: B9.31-18 but not at Infantry that takes the TEM of its woods instead
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German squad with HEAT
      And the German squad chooses the TEM of the woods
      And the AT Gun attacks the German squad with HEAT
      Then the attack is not possible

    @B9.31-18
    Scenario Outline: B9.31-18b without a wall HEAT at Infantry in <ground> is <possible>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And a German squad in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German squad with HEAT
      Then the attack is <possible>

      Examples: buildings and rubble
        | ground          | possible |
        | wooden building | possible |
        | stone building  | possible |
        | wooden rubble   | possible |
        | stone rubble    | possible |

      Examples: nothing else
        | ground      | possible     |
        | Open Ground | not possible |
        | woods       | not possible |
        | crag        | not possible |
        | graveyard   | not possible |

    @B9.31-18
    Scenario: B9.31-18c nor is the building justification for who bypasses it
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-F6
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German squad with HEAT
      Then the attack is not possible

  Rule: B9.31 Residual FP of fire over a wall or hedge

    @B9.31-19
    Scenario Outline: B9.31-19 of 12 FP over <terrain> <fp> Residual FP are left
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian 6-4-8 squad R in F7
      And a Russian 6-4-8 squad S in F7
      When R and S together attack the German squad with small-arms fire
      Then the IFT column is 12
      And the Residual FP is <fp>

      Examples:
        | terrain      | fp |
        | wall         | 2  |
        | hedge        | 4  |
        | cactus hedge | 4  |
        | cliff        | 6  |

    @B9.31-19
    Scenario Outline: B9.31-19b of a MMG's 4 FP over <terrain> <fp> are
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <terrain>
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian squad R in F7
      And R possesses a 4-10 MMG
      When R attacks the German squad with MG fire
      Then the IFT column is 4
      And the Residual FP is <fp>

      Examples:
        | terrain | fp |
        | wall    | 0  |
        | hedge   | 1  |
        | cliff   | 2  |

    @B9.31-20
    Scenario: B9.31-20 the wall counts against Residual FP though the target has the TEM of its building
      Given it is the MPh of the German turn
      And F5 is stone building
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has spent 2 MF
      And a Russian 6-4-8 squad R in F7
      And a Russian 6-4-8 squad S in F7
      When R and S together attack the German squad with small-arms fire
      Then the TEM is +3
      And the Residual FP is 2

    @B9.31-21
    Scenario: B9.31-21 where every firer has wall advantage Residual FP is not lowered
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian 6-4-8 squad in F6
      And the Russian squad has wall advantage
      When the Russian squad attacks the German squad with small-arms fire
      Then the IFT column is 12
      And the TEM is 0
      And the Residual FP is 6

    @B9.31-22
    Scenario: B9.31-22 in a fire group one firer without wall advantage is enough to lower it
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian 4-4-7 squad R in F6
      And R has wall advantage
      And a Russian 4-4-7 squad S in F7
      When R and S together attack the German squad with small-arms fire
      Then the IFT column is 12
      And the Residual FP is 2

  Rule: B9.31 Vehicles, and units that could not have wall advantage

    @B9.31-23
    Scenario: B9.31-23 for a vehicle the wall is Hull Down status in place of TEM
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is HD to it
      And the wall gives no TEM
      And the TEM is 0

    @B9.31-24
    Scenario: B9.31-24a beneath a foxhole the wall may be chosen against who has no wall advantage
      Given hexside F5-F6 is a wall
      And F6 is woods
      And F5 holds a foxhole 1S
      And a German squad beneath the foxhole in F5
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the choice of TEM is foxhole +2 or wall +2
      And the TEM is +2

    @B9.31-24
    Scenario: B9.31-24b but not against who has it
      Given hexside F5-F6 is a wall
      And F6 is woods
      And F5 holds a foxhole 1S
      And a German squad beneath the foxhole in F5
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When the Russian squad attacks the German squad with small-arms fire
      Then the choice of TEM is foxhole +2
      And the TEM is +2

    @B9.31-7
    Scenario: B9.31-7b and against fire that comes in over the wall from nowhere in particular
      Given F5 is stone building
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      When small-arms fire across hexside F5-F6 hits the German squad
      Then the choice of TEM is wall +2
      And the TEM is +2

    @B9.31-7
    Scenario: B9.31-7c and against an enemy across that very wall
      Given hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the choice of TEM is wall +2
      And the TEM is +2

    @B9.31-7
    Scenario: B9.31-7d on a bridge it has the TEM of a Roadblock
      Given F5 is a bridge
      And hexside F5-F6 is a Roadblock
      And a German squad on the bridge in F5
      And the German squad has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the choice of TEM is roadblock +2
      And the TEM is +2

    @B9.31-8
    Scenario: B9.31-8d the Gun has the same choice, and no TEM of the woods
      Given F5 is woods
      And hexside F5-F6 is a hedge
      And a German crew in F5
      And the German crew possesses an emplaced German AT Gun
      And the German crew has wall advantage
      And a Russian squad in F6
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the choice of TEM is hedge +1 or Emplacement +2

    @B9.31-13
    Scenario: B9.31-13b a Gun has the wall advantage of its crew
      Given F5 is stone building
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian crew in F6
      And the Russian crew possesses a Russian AT Gun
      And the Russian crew has wall advantage
      When the AT Gun attacks the German squad with Direct Fire HE
      Then the wall gives no TEM
      And the TEM is +3

    @B9.31-17
    Scenario: B9.31-17b HEAT may be fired at Infantry that has the TEM of the wall without wall advantage
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German squad with HEAT
      Then the attack is possible
      And the TEM is +2

    @B9.31-17
    Scenario: B9.31-17c whether it has said so
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German squad with HEAT
      And the German squad chooses the TEM of the wall
      And the AT Gun attacks the German squad with HEAT
      Then the attack is possible
      And the TEM is +2

    @B9.31-17
    Scenario: B9.31-17d or has just moved there
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has spent 2 MF
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German squad with HEAT
      Then the attack is possible
      And the TEM is +2

    @B9.31-17
    Scenario: B9.31-17e and at who has wall advantage, though it takes the TEM of an AFV that shares it
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad has wall advantage
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German squad with HEAT
      And the German squad chooses the TEM of the AFV
      And the AT Gun attacks the German squad with HEAT
      Then the attack is possible
      And the TEM is +1

    @B9.31-18
    Scenario: B9.31-18d a hedge is no wall
      Given hexside F5-F6 is a hedge
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German squad with HEAT
      Then B9.31 rules the attack out

    @B9.31-18
    Scenario Outline: B9.31-18u HEAT declared on the hex of a <target>, <edge>: <verdict>
      Given it is the PFPh of the Russian turn
      And <edge>
      And a German <target> in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on everything in F5 with HEAT
      Then that is <verdict>

      Examples: what may not be fired at the unit may not be fired at its hex
        | row         | target | edge                          | verdict     |
        | squad       | squad  | hexside F5-F6 carries nothing | not allowed |
        | hedge       | squad  | hexside F5-F6 is a hedge      | not allowed |
        | behind-wall | squad  | hexside F5-F6 is a wall       | allowed     |
        | tank        | tank   | hexside F5-F6 carries nothing | allowed     |

    @B9.31-18
    Scenario: B9.31-18e a pillbox justifies HEAT without any wall
      Given F5 holds a pillbox
      And a German squad in the pillbox in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German squad with HEAT
      Then the attack is possible

    @B9.31-18
    Scenario: B9.31-18f against vehicles HEAT needs no justification
      Given a German tank in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German tank with HEAT
      Then the attack is possible

    @B9.31-18
    Scenario: B9.31-18z against a Gun that nobody possesses HEAT needs none either
      Given it is the PFPh of the Russian turn
      And an AT Gun in F5
      And a Russian squad E in F6
      And E possesses a BAZ
      When E attacks the AT Gun with HEAT
      Then the attack is possible

    @B9.31-18
    Scenario Outline: B9.31-18t nor at who <goes> a <vehicle>: that is no Infantry
      Given a German <vehicle> T in F5
      And a German squad P in F5
      And P <goes> T
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks P with HEAT
      Then the attack is possible

      Examples:
        | row       | vehicle   | goes      |
        | rider     | tank      | rides on  |
        | passenger | truck     | is aboard |
        | halftrack | halftrack | is aboard |

  Rule: B9.31 A Gun that nobody mans

    @B9.31-11
    Scenario: B9.31-11b it has no wall advantage, and the TEM of its hex
      Given F5 is stone building
      And hexside F5-F6 is a wall
      And an AT Gun in F5
      And a Russian squad in F7
      When the Russian squad attacks the AT Gun with MG fire
      Then the choice of TEM is stone building +3 or wall +2

    @B9.31-11 @until=B9.31-J8 @reading:B9.31-older-option
    Scenario: B9.31-11c until the erratum it had that alone against who stands across the wall
      Given F5 is woods
      And F6 is woods
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +1

    @B9.31-11 @until=B9.31-J8 @reading:B9.31-older-option=as-now
    Scenario: B9.31-11d or by the other reading it had the choice as today
      Given F5 is woods
      And F6 is woods
      And hexside F5-F6 is a wall
      And a German squad in F5
      And a Russian squad in F6
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +2

    @B9.31-12
    Scenario: B9.31-12s an attack on a Gun that nobody possesses leaves the squad beside it no choice
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And an AT Gun in F5
      And a German squad Q in F5
      And a Russian squad E in F7
      When E declares an attack on the AT Gun with small-arms fire
      And Q chooses the TEM of the woods
      Then that is not allowed
