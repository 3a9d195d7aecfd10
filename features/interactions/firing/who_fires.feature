Feature: Who fires from a foxhole or past bocage, and mortar fire from above

  Rule: Who fires and who does not

    @B27.1 @A7.1xB27.1-901
    Scenario Outline: A7.1xB27.1-901 from beneath a foxhole <force> fires: <word>
      Given it is the PFPh of the German turn
      And F5 holds a foxhole 1S
      And <force> P beneath the foxhole in F5
      And a Russian squad E in F7
      When P attacks E with small-arms fire
      Then the attack is <word>

      Examples:
        | row       | force                    | word         |
        | disrupted | a disrupted German squad | not possible |
        | broken    | a broken German squad    | not possible |
        | ti        | a TI German squad        | not possible |
        | pinned    | a pinned German squad    | possible     |

    @B9.521 @A24.3xB9.521-901
    Scenario Outline: A24.3xB9.521-901 past bocage <force> fires WP into the hex it sees: <word>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a German squad in B2
      And the German squad has wall advantage
      And <force> P in B5
      And P possesses a Russian 82mm MTR
      When P attacks everything in B2 with WP
      Then the attack is <word>

      @since=B9.521-rewrite
      Examples: who can
        | row | force          | word     |
        | fit | a Russian crew | possible |

      Examples: who cannot
        | row    | force                 | word         |
        | broken | a broken Russian crew | not possible |

    @B9.1 @B9.3 @B9.1xB9.3-901
    Scenario: B9.1xB9.3-901 a Gun that nobody mans does not move, so a gap leaves it the TEM of the wall
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a road crosses hexside F5-F6
      And the depiction of hexside F5-F6 has a gap
      And an AT Gun in F5
      And a Russian squad P in F7
      And P possesses a LMG
      When P attacks the AT Gun with MG fire
      Then the TEM is +2

    @B9.33 @B9.33xC9.1-901
    Scenario Outline: B9.33xC9.1-901 height takes nothing from a foxhole that a mortar shell falls into, from level <level>: <tem>
      Given it is the PFPh of the Russian turn
      And F5 holds a foxhole 1S
      And F6 is level <level> Open Ground
      And a German squad P beneath the foxhole in F5
      And a Russian crew E in F6
      And E possesses <gun>
      When E attacks P with <attack>
      Then the TEM is <tem>

      Examples: what both readings say
        | row      | level | gun         | attack             | tem |
        | mortar-0 | 0     | an 82mm MTR | an on-board mortar | +2  |
        | mg-3     | 3     | a LMG       | MG fire            | 0   |

      @reading:B9.33-mortar
      Examples: what the other denies
        | row      | level | gun         | attack             | tem |
        | mortar-3 | 3     | an 82mm MTR | an on-board mortar | +2  |

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar=lowered
    Scenario: B9.33xC9.1-901c or by the other reading it does, as from Direct Fire
      Given it is the PFPh of the Russian turn
      And F5 holds a foxhole 1S
      And F6 is level 3 Open Ground
      And a German squad P beneath the foxhole in F5
      And a Russian crew E in F6
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is 0

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar
    Scenario: B9.33xC9.1-901d nor from a wall, beyond what 9.34 takes
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F7 is level 3 Open Ground
      And a German squad P in F5
      And a Russian crew E in F7
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is +1

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar=lowered
    Scenario: B9.33xC9.1-901e or by the other reading one more for each level above the range
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F7 is level 3 Open Ground
      And a German squad P in F5
      And a Russian crew E in F7
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is 0

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar
    Scenario: B9.33xC9.1-901f nor from a wall whose TEM would go below 0
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F7 is level 5 Open Ground
      And a German squad P in F5
      And a Russian crew E in F7
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is +1

    @B9.33 @B9.33xC9.1-901 @reading:B9.33-mortar=lowered
    Scenario: B9.33xC9.1-901g where it is 0 at the least
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And F7 is level 5 Open Ground
      And a German squad P in F5
      And a Russian crew E in F7
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is 0

    @B9.33 @B9.33xC9.1-901
    Scenario: B9.33xC9.1-901b who fires from nowhere in particular is above nothing
      Given F5 holds a foxhole 1S
      And a German squad P beneath the foxhole in F5
      When Direct Fire HE hits F5
      Then the TEM is +2

    @B9.33 @B9.34 @B9.33xB9.34-1700 @reading:B9.33-mortar
    Scenario Outline: B9.33xB9.34-1700a a mortar on level <level> in <hex> meets TEM <tem> of the wall
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And <hex> is level <level> Open Ground
      And a German squad P in F5
      And a Russian crew E in <hex>
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is <tem>

      Examples: one lower as for all Indirect Fire
        | row   | hex | level | tem |
        | above | F7  | 3     | +1  |
        | high  | F7  | 5     | +1  |

    @B9.33 @B9.34 @B9.33xB9.34-1700 @reading:B9.33-mortar=lowered
    Scenario Outline: B9.33xB9.34-1700b by the other reading a mortar on level <level> in <hex> meets TEM <tem>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And <hex> is level <level> Open Ground
      And a German squad P in F5
      And a Russian crew E in <hex>
      And E possesses an 82mm MTR
      When E attacks P with an on-board mortar
      Then the TEM is <tem>

      Examples: and one more for each level above the range
        | row   | hex | level | tem |
        | above | F7  | 3     | 0   |
        | high  | F7  | 5     | 0   |
