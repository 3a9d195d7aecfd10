@B9.36
Feature: B9.36 Vehicles Hull Down behind walls

  Rule: B9.36 HD status in place of the TEM of a wall

    @B9.36-1 @B9.36-2
    Scenario Outline: B9.36-1 a <vehicle> behind a wall is HD to <ammunition>, and has no TEM of it
      Given hexside F5-F6 is a wall
      And a German <vehicle> in F5
      And the German <vehicle> has wall advantage
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German <vehicle> with <ammunition>
      Then the German <vehicle> is HD to it
      And the wall gives no TEM
      And the TEM and DRM of the attack are 0 in all

      Examples:
        | row       | vehicle | ammunition |
        | tank-gun  | tank    | a Gun      |
        | tank-heat | tank    | HEAT       |
        | truck-gun | truck   | a Gun      |

      Examples: HE and AP alike
        | row           | vehicle     | ammunition     |
        | tank-he       | tank        | Direct Fire HE |
        | truck-he      | truck       | Direct Fire HE |
        | halftrack-he  | halftrack   | Direct Fire HE |
        | carrier-gun   | Carrier     | a Gun          |
        | armored-heat  | armored car | HEAT           |

    @B9.36-3 @B9.36-5
    Scenario: B9.36-3a in a building it is Hull Down
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And hexside F5-F6 is a wall
      And a German tank in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German tank with a Gun
      And the German tank chooses Hull Down status
      And the AT Gun attacks the German tank with a Gun
      Then the German tank is HD to it
      And the choice of TEM is stone building +3
      And the TEM is 0

    @B9.36-3
    Scenario: B9.36-3b or has the TEM of the building, and not both
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And hexside F5-F6 is a wall
      And a German tank in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German tank with a Gun
      And the German tank chooses the TEM of the stone building
      And the AT Gun attacks the German tank with a Gun
      Then the German tank is not HD to it
      And the TEM is +3

    @B9.36-3
    Scenario Outline: B9.36-3d nor is it Hull Down if it chooses +1, that of the <ground>
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And a German tank in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German tank with a Gun
      And the German tank chooses the TEM of the <ground>
      And the AT Gun attacks the German tank with a Gun
      Then the German tank is not HD to it
      And the TEM is +1

      Examples:
        | ground    |
        | woods     |
        | graveyard |

    @B9.36-3
    Scenario Outline: B9.36-3c behind a <hexside> without wall advantage it may be Hull Down to a Gun that has none
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And F6 is woods
      And hexside F5-F6 is a <hexside>
      And a German <vehicle> in F5
      And a Russian crew in F6
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German <vehicle> with a Gun
      And the German <vehicle> chooses Hull Down status
      And the AT Gun attacks the German <vehicle> with a Gun
      Then the German <vehicle> is HD to it
      And the choice of TEM is woods +1
      And the TEM is 0

      Examples:
        | row              | hexside | vehicle   |
        | wall             | wall    | tank      |
        | bocage           | bocage  | tank      |
        | bocage-truck     | bocage  | truck     |
        | bocage-halftrack | bocage  | halftrack |

    @B9.36-4
    Scenario: B9.36-4a the choice may wait for the attack to be declared
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And hexside F5-F6 is a wall
      And a German tank in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German tank with a Gun
      And the German tank chooses the TEM of the stone building
      Then that is allowed

    @B9.36-4
    Scenario: B9.36-4b but not for its outcome
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And hexside F5-F6 is a wall
      And a German tank in F5
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on the German tank with a Gun
      And the German tank is unharmed by the fire this draws
      And the German tank chooses the TEM of the stone building
      Then B9.36 forbids it

    @B9.36-4
    Scenario: B9.36-4c nor is it made against an attack on another
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And a German tank Q in G6
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun declares an attack on Q with a Gun
      And P chooses the TEM of the stone building
      Then B9.36 forbids it

    @B9.36-5
    Scenario: B9.36-5 in Bypass with wall advantage there is nothing to choose
      Given F5 is stone building
      And hexside F5-F6 is a wall
      And the artwork of F5 does not reach towards F6
      And a German tank in F5
      And the German tank is in VBM with its CAFP at vertex E6-F5-F6
      And the German tank has wall advantage
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is HD to it
      And the stone building gives no TEM

    @B9.36-6 @B9.36-7
    Scenario: B9.36-6 against small arms the vehicle has the TEM of the wall, its crew has not
      Given hexside F5-F6 is a wall
      And a German halftrack in F5
      And the German halftrack has wall advantage
      And a German crew in F5
      And the German crew is the Inherent crew of the German halftrack
      And a Russian squad in F7
      When the Russian squad attacks everything in F5 with small-arms fire
      Then the TEM of the German halftrack is +2
      And the TEM of the German crew is 0
      And the German halftrack is not HD to it

    @B9.36-8
    Scenario: B9.36-8 a hedge gives its TEM and no Hull Down status
      Given hexside F5-F6 is a hedge
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun attacks the German tank with a Gun
      Then the German tank is not HD to it
      And the hedge gives a TEM of +1
      And the TEM and DRM of the attack are +1 in all

    @B9.36-9
    Scenario: B9.36-9a a wall that the LOS does not cross makes nothing Hull Down
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian tank in F3
      When the Russian tank attacks the German tank with a Gun
      Then the German tank is not HD to it

    @B9.36-9
    Scenario: B9.36-9b nor does one that the firer has advantage over
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And a Russian tank in F6
      And the Russian tank has wall advantage
      When the Russian tank attacks the German tank with a Gun
      Then the German tank is not HD to it

    @B9.36-9
    Scenario: B9.36-9c nor the road gap, for a vehicle that moves
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And a moving German tank in F5
      And the German tank has wall advantage
      And the German tank has spent 4 MP
      And a Russian tank in F7
      When the Russian tank attacks the German tank with a Gun
      Then the German tank is not HD to it

    @B9.36-9
    Scenario: B9.36-9d nor one that stands lower than the vehicle
      Given F5 is level 1 Open Ground
      And hexside F5-F6 is a wall
      And a German tank in F5
      And a Russian tank in F7
      When the Russian tank attacks the German tank with a Gun
      Then the German tank is not HD to it

    @B9.36-9
    Scenario: B9.36-9e nor one that the firer looks down over
      Given hexside F5-F6 is a wall
      And F6 is level 3 Open Ground
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian tank in F6
      When the Russian tank attacks the German tank with a Gun
      Then the German tank is not HD to it

    @B9.36-9 @B9.36-10 @B9.36-11
    Scenario: B9.36-9f nor any against Indirect Fire
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian crew in F8
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks the German tank with an on-board mortar
      Then the German tank is not HD to it

    @B9.36-10
    Scenario Outline: B9.36-10 where neither has advantage over the wall the <target> tank is HD to the <firer> one
      Given hexside E5-F5 is a wall
      And hexside F5-F6 is a wall
      And hexside F6-F7 is a wall
      And a Russian squad in E5
      And the Russian squad has wall advantage
      And a German squad in F7
      And the German squad has wall advantage
      And a German tank in F5
      And a Russian tank in F6
      When the <firer> tank attacks the <target> tank with a Gun
      Then the <target> tank is HD to it

      Examples:
        | firer   | target  |
        | Russian | German  |
        | German  | Russian |

    @B9.36-11
    Scenario: B9.36-11 a wall on the hexspine makes a vehicle HD whatever the firer has advantage over
      Given hexside F4-F5 is a wall
      And hexside E5-E6 is a wall
      And a German tank in G5
      And a Russian tank in E5
      And the Russian tank has wall advantage
      When the Russian tank attacks the German tank with a Gun
      Then the German tank is HD to it

    @B9.36-12
    Scenario: B9.36-12a a vehicle that is HD to a hex has no BMG to use on it
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian squad in F6
      When the German tank attacks the Russian squad with BMG fire
      Then B9.36 rules the attack out

    @B9.36-12
    Scenario: B9.36-12b it may use it on a hex to which it is not
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian squad in F4
      When the German tank attacks the Russian squad with BMG fire
      Then the attack is possible

    @B9.36-13
    Scenario: B9.36-13 in woods without wall advantage it is woods or wall against small arms
      Given F5 is woods
      And hexside F5-F6 is a wall
      And a German tank in F5
      And a Russian squad in F7
      When the Russian squad attacks the German tank with small-arms fire
      Then the choice of TEM is woods +1 or wall +2
      And the TEM is +2

    @B9.36-12
    Scenario Outline: B9.36-12d and on a target at level <level> it is <verdict>
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And F7 is level <level> Open Ground
      And a Russian squad in F7
      When the German tank attacks the Russian squad with BMG fire
      Then the attack is <verdict>

      Examples: barred at the same level and below
        | level | verdict      |
        | 1     | possible     |
        | 0     | not possible |
        | -1    | not possible |

    @B9.36-12
    Scenario: B9.36-12c its other MG it may use on a hex to which it is HD
      Given hexside F5-F6 is a wall
      And a German tank in F5
      And the German tank has wall advantage
      And a Russian squad in F6
      When the German tank attacks the Russian squad with MG fire
      Then the attack is possible

    @B9.36-12
    Scenario: B9.36-12e a squad behind a wall keeps no BMG of its fire group from firing
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And a German tank Q in E5
      And a Russian squad in F7
      When P and Q together attack the Russian squad with BMG fire
      Then the attack is possible
