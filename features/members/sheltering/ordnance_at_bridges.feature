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
