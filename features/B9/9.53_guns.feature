@B9.53
Feature: B9.53 Guns behind bocage

  Rule: B9.53 A Direct-Fire Gun changes CA or fires through bocage in a fire phase, not both

    @B9.53-1 @B9.53-4 @B9.53-5 @B9.53-6 @B9.53-7 @B9.53-8
    Scenario Outline: B9.53-1 having changed CA in the <phase> a Gun does not fire through bocage
      Given it is the <phase> of the <side> turn
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B4
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then that is not allowed
      And B9.53 forbids it

      Examples:
        | phase | side    |
        | PFPh  | German  |
        | DFPh  | Russian |
        | AFPh  | German  |

    @B9.53-1
    Scenario Outline: B9.53-1u in the <phase> of a turn that is not told it changes CA, and fires no more through bocage
      Given it is the <phase> of a turn that is not told
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B4
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then that is not allowed
      And B9.53 forbids it

      Examples:
        | phase |
        | PFPh  |
        | AFPh  |

    @B9.53-1
    Scenario Outline: B9.53-1v in the <phase> of a turn that is not told it changes CA and fires over <what>
      Given it is the <phase> of a turn that is not told
      And hexside B3-B4 is <what>
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B4
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then that is allowed

      Examples:
        | row        | phase | what    |
        | wall-pfph  | PFPh  | a wall  |
        | hedge-afph | AFPh  | a hedge |

    @B9.53-2
    Scenario Outline: B9.53-2 having fired through bocage in the <phase> a Gun does not change CA
      Given it is the <phase> of the <side> turn
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B4
      When the AT Gun fires at the Russian tank
      And the AT Gun changes its CA
      Then that is not allowed
      And B9.53 forbids it

      Examples:
        | phase | side    |
        | PFPh  | German  |
        | DFPh  | Russian |
        | AFPh  | German  |

    @B9.53-2
    Scenario Outline: B9.53-2r after <rounds> declared by <who> over <edge> the Gun's change of CA is <verdict>
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And a German crew P in B3
      And P has wall advantage
      And P possesses an AT Gun
      And a Russian squad E in <hex>
      When <who> declares an attack on everything in <hex> with <rounds>
      And the AT Gun changes its CA
      Then that is <verdict>

      Examples:
        | row        | who        | rounds | edge      | hex | verdict     |
        | crew-smoke | P          | SMOKE  | bocage    | B6  | not allowed |
        | gun-smoke  | the AT Gun | SMOKE  | bocage    | B6  | not allowed |
        | crew-wp    | P          | WP     | bocage    | B6  | not allowed |
        | smoke-away | P          | SMOKE  | no bocage | B1  | allowed     |
        | wp-away    | P          | WP     | no bocage | B1  | allowed     |

    @B9.53-3
    Scenario: B9.53-3a a CA changed in Defensive First Fire bars fire through bocage in Final Fire
      Given it is the MPh of the Russian turn
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian squad in B4
      And the Russian squad has spent 1 MF
      When the AT Gun changes its CA
      And the MPh ends and the DFPh begins
      And the AT Gun fires at the Russian squad
      Then that is not allowed
      And B9.53 forbids it

    @B9.53-3
    Scenario: B9.53-3b Defensive First Fire through bocage bars a change of CA in Final Fire
      Given it is the MPh of the Russian turn
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian squad in B4
      And the Russian squad has spent 1 MF
      When the AT Gun fires at the Russian squad
      And the MPh ends and the DFPh begins
      And the AT Gun changes its CA
      Then that is not allowed
      And B9.53 forbids it

    @B9.53-4 @B9.53-1 @B9.53-2
    Scenario: B9.53-4 a Gun that keeps its CA fires through bocage
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B4
      When the AT Gun fires at the Russian tank
      Then that is allowed

    @B9.53-5
    Scenario Outline: B9.53-5 having changed CA a Gun behind bocage fires across <other>
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And hexside B2-B3 is a <other>
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B2
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then that is allowed

      Examples:
        | other |
        | wall  |
        | hedge |

    @B9.53-5
    Scenario: B9.53-5c nor is fire at who is in Bypass, of whose vertices bocage screens one alone
      Given it is the MPh of the Russian turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6
      And hexside G6-G7 is a bocage
      And a German crew C in G7
      And C possesses an AT Gun
      And a Russian squad E in F5
      And E is in Bypass along hexside F5-F6
      And E has spent 1 MF
      When the AT Gun changes its CA
      And the AT Gun attacks E with a Gun
      Then the attack is possible

    @B9.53-5 @B9.53-1
    Scenario Outline: B9.53-5d at vertex <vertex> it is <verdict>
      Given it is the MPh of the Russian turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6
      And hexside G6-G7 is a bocage
      And a German crew C in G7
      And C possesses an AT Gun
      And a Russian squad E in F5
      And E is in Bypass along hexside F5-F6
      And E has spent 1 MF
      When the AT Gun changes its CA
      And the AT Gun attacks E with a Gun at vertex <vertex>
      Then the attack is <verdict>

      Examples:
        | vertex   | verdict      |
        | E6-F5-F6 | possible     |
        | F5-F6-G6 | not possible |

    @B9.53-6 @B9.53-3
    Scenario: B9.53-6 a CA changed in the PFPh is no hindrance in the AFPh
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B4
      When the AT Gun changes its CA
      And the PFPh ends and the AFPh begins
      And the AT Gun fires at the Russian tank
      Then that is allowed

    @B9.53-7
    Scenario Outline: B9.53-7 a tank turns its <part> and fires through bocage
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And a German tank in B3
      And a Russian tank in B4
      When the German tank turns its <part> by 1 hexspine
      And the German tank fires at the Russian tank
      Then that is allowed

      Examples:
        | part   |
        | turret |
        | hull   |

    @B9.53-8
    Scenario: B9.53-8 a mortar changes CA and fires over bocage
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And a German crew in B3
      And the German crew possesses an 81mm MTR
      And a Russian squad in B6
      When the 81mm MTR changes its CA
      And the 81mm MTR fires at the Russian squad
      Then that is allowed

    @B9.53-9 @reading:B9.53-which-bocage
    Scenario: B9.53-9 the ban holds for bocage farther on as well
      Given it is the PFPh of the German turn
      And hexside B4-B5 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B5
      And the Russian tank has wall advantage
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then that is not allowed
      And B9.53 forbids it

    @B9.53-9 @reading:B9.53-which-bocage=its-own
    Scenario: B9.53-9b or by the other reading for that of its own hex alone
      Given it is the PFPh of the German turn
      And hexside B4-B5 is a bocage
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B5
      And the Russian tank has wall advantage
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then that is allowed

  Rule: B9.53 What of the bocage the LOF meets

    @B9.53-1
    Scenario: B9.53-1b fire through bocage and over a wall is through bocage
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And hexside B4-B5 is a wall
      And a German crew in B3
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian tank in B5
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then B9.53 forbids it

    @B9.53-1
    Scenario: B9.53-1c so is fire that meets the bocage at its end
      Given it is the PFPh of the German turn
      And hexside E5-F5 is a bocage
      And a German crew in E5
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian tank in G5
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then B9.53 forbids it

    @B9.53-5
    Scenario: B9.53-5b fire through a gap in bocage is not through bocage
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And the depiction of hexside B3-B4 has a gap
      And a German crew in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B4
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then that is allowed

    @B9.53-1
    Scenario: B9.53-1d beside the gap it is
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And the depiction of hexside F5-F6 has a gap
      And a German crew in F5
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian tank in H9
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then B9.53 forbids it
