Feature: Ordnance at a tank on a bridge

  Rule: B9.33 No higher, and higher

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14n on a bridge a tank has +1 against <attack> by <firer> that is no higher
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And a German tank P on the bridge in F5
      And <firer> E in F6
      And E possesses <gear>
      When E attacks P with <attack>
      Then the attack is possible
      And the bridge gives a TEM of +1
      And the TEM is +1

      Examples: ordnance of every kind
        | row       | firer           | gear      | attack         |
        | baz       | a Russian squad | a BAZ     | HEAT           |
        | psk       | a Russian squad | a PSK     | HEAT           |
        | piat      | a Russian squad | a PIAT    | HEAT           |
        | rcl       | a Russian crew  | a RCL     | HEAT           |
        | atr       | a Russian squad | an ATR    | a Gun          |
        | at-gun    | a Russian crew  | an AT Gun | a Gun          |
        | at-gun-he | a Russian crew  | an AT Gun | Direct Fire HE |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14p on a bridge a tank has no TEM left against <attack> by <firer> two levels higher than the distance
      Given it is the <phase> of the Russian turn
      And F5 is a bridge
      And F6 is level 3 Open Ground
      And a German tank P on the bridge in F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM is 0

      Examples:
        | row  | phase | firer           | attack         |
        | he   | PFPh  | a Russian tank  | Direct Fire HE |
        | ap   | PFPh  | a Russian tank  | a Gun          |
        | heat | PFPh  | a Russian tank  | HEAT           |
        | mol  | PFPh  | a Russian squad | a MOL          |
        | afph | AFPh  | a Russian tank  | a Gun          |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14l on a bridge <target> has <tem> against <attack> by <firer> on level <level>, where <more>
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And F6 is level <level> Open Ground
      And <target> P on the bridge in F5
      And <firer> E in F6
      And <more>
      When E <acts> with <attack>
      Then the attack is possible
      And the TEM is <tem>

      Examples: no higher than it, and two levels higher than the distance
        | row              | target                 | firer                   | acts           | attack          | level | more                               | tem |
        | pf-0             | a German tank          | a Russian squad         | could attack P | an inherent PF  | 0     | B1 is woods                        | +1  |
        | wall-advantage-0 | a German squad         | a Russian squad         | attacks P      | small-arms fire | 0     | hexside F6-F7 is a wall at level 0 | +1  |
        | cavalry-0        | a German Cavalry squad | a Russian Cavalry squad | attacks P      | small-arms fire | 0     | B1 is woods                        | +1  |
        | assault-gun-0    | a German squad         | a Russian assault gun   | attacks P      | MG fire         | 0     | B1 is woods                        | +1  |
        | carrier-0        | a German squad         | a Russian Carrier       | attacks P      | MG fire         | 0     | B1 is woods                        | +1  |
        | mol-0            | a German tank          | a Russian squad         | attacks P      | a MOL           | 0     | B1 is woods                        | +1  |
        | bounding-0       | a German tank          | a Russian tank          | attacks P      | MG fire         | 0     | P is marked with Bounding Fire     | +1  |
        | pf-3             | a German tank          | a Russian squad         | could attack P | an inherent PF  | 3     | B1 is woods                        | 0   |
        | wall-advantage-3 | a German squad         | a Russian squad         | attacks P      | small-arms fire | 3     | hexside F6-F7 is a wall at level 3 | 0   |
        | cavalry-3        | a German Cavalry squad | a Russian Cavalry squad | attacks P      | small-arms fire | 3     | B1 is woods                        | 0   |
        | assault-gun-3    | a German squad         | a Russian assault gun   | attacks P      | MG fire         | 3     | B1 is woods                        | 0   |
        | carrier-3        | a German squad         | a Russian Carrier       | attacks P      | MG fire         | 3     | B1 is woods                        | 0   |
        | mol-3            | a German tank          | a Russian squad         | attacks P      | a MOL           | 3     | B1 is woods                        | 0   |
        | bounding-3       | a German tank          | a Russian tank          | attacks P      | MG fire         | 3     | P is marked with Bounding Fire     | 0   |
