Feature: Every means of attack meets every kind of hexside

  The means of attack are a closed list, and so are the ways in which a line meets a hexside (features/crossings.toml).

  Rule: B9.3 What is shot or thrown over a hexside

    @B9.3 @B9.31 @B9.3xB9.31-401 @B9.3xB9.31-402
    Scenario Outline: B9.3xB9.31-401 through the road gap of its wall <weapon> meets who does not move with <tem>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German squad P in B2
      And P has wall advantage
      And a Russian squad in B3
      And the Russian squad possesses <gear>
      When the Russian squad could attack P with <weapon>
      Then the attack is possible
      And the TEM is <tem>

      Examples: what the wall is worth
        | row | gear  | weapon         | tem |
        | baz | a BAZ | its BAZ        | +2  |
        | pf  | a LMG | an inherent PF | +2  |
        | mol | a LMG | a MOL          | +2  |

      Examples: nothing is worth anything
        | row | gear | weapon | tem |
        | ft  | a FT | its FT | 0   |

    @B9.3 @B9.31 @B9.3xB9.31-402
    Scenario Outline: B9.3xB9.31-402 nor does the gap justify <weapon> against Infantry that moves
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German squad P in B2
      And P has spent 1 MF
      And a Russian squad in B4
      And the Russian squad possesses <gear>
      When the Russian squad could attack P with <weapon>
      Then the attack is not possible

      Examples:
        | row | gear  | weapon         |
        | baz | a BAZ | its BAZ        |
        | pf  | a LMG | an inherent PF |

    @B9.3 @B9.62 @B9.3xB9.62-401 @B9.31xB9.62-401 @B9.31
    Scenario Outline: B9.3xB9.62-401 over the Hillside wall below it <weapon> meets a squad with <tem>
      Given it is the PFPh of the Russian turn
      And B2 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And a German squad P in B2
      And P has wall advantage
      And a Russian squad in B3
      And the Russian squad possesses <gear>
      When the Russian squad could attack P with <weapon>
      Then the attack is possible
      And the TEM is <tem>

      Examples: what the wall is worth
        | row | gear  | weapon         | tem |
        | baz | a BAZ | its BAZ        | +2  |
        | pf  | a LMG | an inherent PF | +2  |
        | mol | a LMG | a MOL          | +2  |

      Examples: nothing is worth anything
        | row | gear | weapon | tem |
        | ft  | a FT | its FT | 0   |

    @B9.31 @B9.62 @B9.31xB9.62-401
    Scenario Outline: B9.31xB9.62-401 the Hillside wall above it does not justify <weapon> against a squad
      Given it is the PFPh of the Russian turn
      And B3 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And a German squad in B2
      And a Russian squad in B3
      And the Russian squad possesses <gear>
      When the Russian squad could attack the German squad with <weapon>
      Then the attack is not possible

      Examples:
        | row | gear  | weapon         |
        | baz | a BAZ | its BAZ        |
        | pf  | a LMG | an inherent PF |

    @B9.3 @B9.541 @B9.3xB9.541-401
    Scenario Outline: B9.3xB9.541-401 over breached bocage <weapon> meets a squad with <tem>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad P in B2
      And P has wall advantage
      And a Russian squad in B3
      And the Russian squad possesses <gear>
      When the Russian squad could attack P with <weapon>
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row | gear  | weapon | tem |
        | mol | a LMG | a MOL  | +2  |
        | ft  | a FT  | its FT | 0   |

    @B9.5 @B9.541 @B9.5xB9.541-401
    Scenario Outline: B9.5xB9.541-401 nor is <weapon> fired at Infantry behind it
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad P in B2
      And P has wall advantage
      And a Russian squad in B3
      And the Russian squad possesses <gear>
      When the Russian squad could attack P with <weapon>
      Then the attack is not possible

      Examples:
        | row | gear  | weapon         |
        | baz | a BAZ | its BAZ        |
        | pf  | a LMG | an inherent PF |

    @B9.5 @B9.541 @B9.5xB9.541-401
    Scenario: B9.5xB9.541-401b but at a squad in a house behind it
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And B2 is a stone building
      And a German squad P in B2
      And a Russian squad in B3
      And the Russian squad possesses a LMG
      When the Russian squad could attack P with an inherent PF
      Then the attack is possible

    @B9.3 @B9.31 @B9.3xB9.31-403
    Scenario Outline: B9.3xB9.31-403 <weapon> may be fired at Infantry <where>
      Given it is the PFPh of the Russian turn
      And hexside <wall> is a wall
      And a German squad in C3
      And a Russian squad in A3
      And the Russian squad possesses <gear>
      When the Russian squad could attack the German squad with <weapon>
      Then the attack is possible
      And the TEM is +2

      Examples: range 2, from A3
        | row          | where                              | wall  | gear  | weapon         |
        | hexspine-baz | at the end of a wall along the LOS | B2-B3 | a BAZ | its BAZ        |
        | hexspine-pf  | at the end of a wall along the LOS | B2-B3 | a LMG | an inherent PF |
        | vertex-baz   | behind the end of a wall           | B3-C3 | a BAZ | its BAZ        |
        | vertex-pf    | behind the end of a wall           | B2-C3 | a LMG | an inherent PF |

    @B9.42 @A22.6xB9.42-401
    Scenario: A22.6xB9.42-401 along a wall a MOL meets who bypasses at its end with +2
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards B2 and C3
      And hexside B2-B3 is a wall
      And a German squad in B3
      And the German squad is in Bypass along hexside B3-C3
      And the German squad has spent 1 MF
      And a Russian squad in A3
      When the Russian squad attacks the German squad with a MOL at vertex B2-B3-C3
      Then the wall gives a TEM of +2
      And the TEM is +2

  Rule: B9.3 What is Placed and what comes from the air

    @B9.3 @B9.541 @B9.3xB9.541-402
    Scenario: B9.3xB9.541-402 breached bocage is worth nothing against a Placed DC
      Given it is the AFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad P in B2
      And P has wall advantage
      And a Russian squad in B3
      When the Russian squad attacks P with a Placed DC across hexside B2-B3
      Then the TEM is 0
      And the attack is possible

    @B9.3 @B9.62 @B9.3xB9.62-402
    Scenario: B9.3xB9.62-402 nor is a Hillside wall, from above
      Given it is the AFPh of the Russian turn
      And B2 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And a German squad P in B2
      And P has wall advantage
      And a Russian squad in B3
      When the Russian squad attacks P with a Placed DC across hexside B2-B3
      Then the TEM is 0
      And the attack is possible

    @B9.3 @B9.3-13
    Scenario: B9.3-13m nor a wall with a road gap
      Given it is the AFPh of the Russian turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German squad P in B2
      And P has wall advantage
      And a Russian squad in B3
      When the Russian squad attacks P with a Placed DC across hexside B2-B3
      Then the TEM is 0
      And the attack is possible

    @B9.31 @B9.62 @B9.31xB9.62xE7.4-401
    Scenario: B9.31xB9.62xE7.4-401 strafed over the Hillside wall below it a squad with wall advantage has +2
      Given it is the PFPh of the Russian turn
      And B2 is level 1 Open Ground
      And hexside B2-B3 is a wall at level 1
      And a German squad P in B2
      And P has wall advantage
      And a Russian aircraft in B3
      When the Russian aircraft attacks P with strafing
      Then the TEM is +2

    @B9.31 @B9.541 @B9.31xB9.541xE7.4-401
    Scenario: B9.31xB9.541xE7.4-401 strafed over breached bocage it has +2
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad P in B2
      And P has wall advantage
      And a Russian aircraft in B3
      When the Russian aircraft attacks P with strafing
      Then the TEM is +2

    @B9.3 @B9.31 @B9.3xB9.31xE7.4-401
    Scenario: B9.3xB9.31xE7.4-401a strafed through the road gap of its wall a squad that does not move has +2
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a German squad P in B2
      And P has wall advantage
      And a Russian aircraft in B3
      When the Russian aircraft attacks P with strafing
      Then the TEM is +2

    @B9.3 @B9.31 @B9.3xB9.31xE7.4-401
    Scenario: B9.3xB9.31xE7.4-401b a tank that moves has nothing there
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a road crosses hexside B2-B3
      And a moving German tank P in B2
      And P has spent 4 MP
      And P has wall advantage
      And a Russian aircraft in B3
      When the Russian aircraft attacks P with strafing
      Then the TEM is 0

    @B9.3 @B9.31 @B9.3xB9.31xE7.4-401 @reading:B9.31-aircraft
    Scenario: B9.3xB9.31xE7.4-401c strafed without wall advantage it has the TEM of the wall
      Given it is the PFPh of the Russian turn
      And B2 is a stone building
      And hexside B2-B3 is a wall
      And a German squad P in B2
      And a Russian aircraft in B4
      When the Russian aircraft attacks P with strafing
      Then the wall gives a TEM of +2

    @B9.3 @B9.31 @B9.3xB9.31xE7.4-401 @reading:B9.31-aircraft=no-tem
    Scenario: B9.3xB9.31xE7.4-401d or by the other reading no aircraft could have that, and it has none
      Given it is the PFPh of the Russian turn
      And B2 is a stone building
      And hexside B2-B3 is a wall
      And a German squad P in B2
      And a Russian aircraft in B4
      When the Russian aircraft attacks P with strafing
      Then the wall gives no TEM

    @B9.3 @B9.31 @B9.3xB9.31xE7.4-402
    Scenario: B9.3xB9.31xE7.4-402 strafed over the end of its wall it has +2
      Given it is the PFPh of the Russian turn
      And hexside B3-C3 is a wall
      And a German squad P in C3
      And P has wall advantage
      And a Russian aircraft in A3
      When the Russian aircraft attacks P with strafing
      Then the TEM is +2

    @B9.31 @B27.3 @B9.31xB27.3-401
    Scenario Outline: B9.31xB27.3-401 beneath a <cover>, at the end of a wall along the LOF, <attack> meets +2
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And C3 holds <fort>
      And a German squad P beneath the <cover> in C3
      And a Russian aircraft in A3
      When the Russian aircraft attacks P with <attack>
      Then the TEM is +2

      Examples:
        | row              | cover   | fort         | attack   |
        | strafing-foxhole | foxhole | a foxhole 1S | strafing |
        | strafing-trench  | trench  | a trench     | strafing |

    @B9.31 @B27.3 @B9.31xB27.3-402
    Scenario Outline: B9.31xB27.3-402 beneath a foxhole behind <what> an aerial bomb meets +2
      Given B2 is <ground>
      And hexside B2-B3 is a <barrier>
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When an aerial bomb hits B2
      Then the TEM is +2

      Examples:
        | row      | what            | ground              | barrier         |
        | wall     | a wall          | Open Ground         | wall            |
        | bocage   | bocage          | Open Ground         | bocage          |
        | hillside | a Hillside wall | level 1 Open Ground | wall at level 1 |

    @B9.31 @B27.3 @B9.31xB27.3-403
    Scenario: B9.31xB27.3-403 a gap in the wall changes nothing of that
      Given hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When an aerial bomb hits B2
      Then the TEM is +2

    @B9.541 @B27.3 @B9.541xB27.3-401
    Scenario: B9.541xB27.3-401 nor does a Breach in bocage
      Given hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      When an aerial bomb hits B2
      Then the TEM is +2

  Rule: B9.42 A Snap Shot is taken at both ends of the hexside

    @B9.3 @B9.42 @B9.3xB9.42-401
    Scenario Outline: B9.3xB9.42-401 at who enters by the gap of a <barrier> a Snap Shot from <firer> meets <tem>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And the depiction of hexside F5-F6 has a gap
      And a road crosses hexside F5-F6
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian squad in <firer>
      When the Russian squad takes a Snap Shot at the German squad across hexside F5-F6
      Then the attack is possible
      And the TEM is <tem>

      Examples: through the hex it comes from
        | row      | barrier | firer | tem |
        | wall-e6  | wall    | E6    | +2  |
        | hedge-f7 | hedge   | F7    | +1  |

      Examples: through the hex it goes to
        | row     | barrier | firer | tem |
        | wall-f4 | wall    | F4    | 0   |

    @B9.42 @B9.541 @B9.42xB9.541-401
    Scenario Outline: B9.42xB9.541-401 at who enters by a Breach in bocage a Snap Shot from <firer> meets <tem>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside F5-F6 has been breached
      And a German squad in F5
      And the German squad has spent 1 MF
      And a Russian squad in <firer>
      When the Russian squad takes a Snap Shot at the German squad across hexside F5-F6
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row | firer | tem |
        | f7  | F7    | +2  |
        | f4  | F4    | 0   |

    @B9.42 @B9.62 @B9.42xB9.62-401
    Scenario Outline: B9.42xB9.62-401 at who goes up over a Hillside wall a Snap Shot from <firer> meets <tem>
      Given it is the MPh of the German turn
      And F5 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And a German squad in F5
      And the German squad has spent 3 MF
      And a Russian squad in <firer>
      When the Russian squad takes a Snap Shot at the German squad across hexside F5-F6
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row        | firer | tem |
        | from-below | F7    | +2  |
        | from-above | F4    | 0   |

    @B27.6 @B27.6-21
    Scenario: B27.6-21m on the way up beneath a sangar it meets Trench TEM
      Given B3 is level 1 Open Ground
      And B3 holds a German sangar
      And a German squad in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the sangar in B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is possible
      And the TEM is +2

    @B27.56 @B27.6 @B27.56xB27.6-401
    Scenario: B27.56xB27.6-401 and beneath an A-T Ditch as beneath a trench
      Given B3 is level 1 Open Ground
      And B3 holds a German A-T Ditch
      And a German squad in B2
      And a Russian squad in D3
      And it is the MPh of the German turn
      When the German squad moves straight beneath the A-T Ditch in B3
      And the Russian squad takes a Snap Shot at the German squad across hexside B2-B3
      Then the attack is possible
      And the TEM is +2

  Rule: A24.3 B9.21 WP falls on who is seen and who is not

    @B9.21 @A24.3xB9.21-401 @A24.3xB27.6-401 @A24.3xB9.1xB9.21-401 @A24.3xB9.2-401 @B27.6 @B9.1 @B9.2
    Scenario Outline: A24.3xB9.21-401 beyond a wall, WP at a squad <place> B2 has Case K at <drm>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And B2 holds <fort>
      And B2 holds <other>
      And a German squad <place> B2
      And a Russian crew in B5
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in B2 with WP
      Then the attack is possible
      And Case K adds <drm> to the To Hit DR

      Examples: not seen
        | row               | place                                 | fort         | other     | drm |
        | foxhole           | beneath the foxhole in                | a foxhole 1S | no sangar | +2  |
        | trench            | beneath the trench in                 | a trench     | no sangar | +2  |
        | at-ditch          | beneath the A-T Ditch in              | an A-T Ditch | no sangar | +2  |
        | foxhole-and-wire  | beneath the foxhole and the Wire in   | a foxhole 1S | Wire      | +2  |
        | trench-and-wire   | beneath the trench and the Wire in    | a trench     | Wire      | +2  |
        | at-ditch-and-wire | beneath the A-T Ditch and the Wire in | an A-T Ditch | Wire      | +2  |

      Examples: seen
        | row    | place                   | fort     | other     | drm |
        | wire   | beneath the Wire in     | a trench | Wire      | 0   |
        | on-top | on top of the trench in | a trench | no sangar | 0   |

    @B9.21 @A24.3xB9.21-401 @A24.3xB27.6-401 @A24.3xB9.1xB9.21-401 @A24.3xB9.2-401 @B27.6 @B9.1 @B9.2
    Scenario: A24.3xB9.21-401b a concealed squad on top of the trench is not seen either
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And B2 holds a trench
      And a concealed German squad on top of the trench in B2
      And a Russian crew in B5
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in B2 with WP
      Then the attack is possible
      And Case K adds +2 to the To Hit DR

    @A24.3xB27.6-401 @B27.6
    Scenario Outline: A24.3xB27.6-401 in the open, WP at a squad <place> B2 has Case K at 0
      Given it is the PFPh of the Russian turn
      And B2 holds a sangar
      And B2 holds <other>
      And a German squad <place> B2
      And a Russian crew in B5
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in B2 with WP
      Then the attack is possible
      And Case K adds 0 to the To Hit DR

      Examples:
        | row             | place                              | other     |
        | sangar          | beneath the sangar in              | no trench |
        | sangar-and-wire | beneath the sangar and the Wire in | Wire      |

    @A24.3xB27.6-401 @B27.6
    Scenario: A24.3xB27.6-401b WP at a concealed squad beneath the sangar has Case K at +2
      Given it is the PFPh of the Russian turn
      And B2 holds a sangar
      And a concealed German squad beneath the sangar in B2
      And a Russian crew in B5
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in B2 with WP
      Then the attack is possible
      And Case K adds +2 to the To Hit DR

    @A24.3xB27.6-401 @B27.6
    Scenario: A24.3xB27.6-401c and beneath the sangar and the Wire
      Given it is the PFPh of the Russian turn
      And B2 holds a sangar
      And B2 holds Wire
      And a concealed German squad beneath the sangar and the Wire in B2
      And a Russian crew in B5
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in B2 with WP
      Then the attack is possible
      And Case K adds +2 to the To Hit DR

    @B9.1 @B9.21 @A24.3xB9.1xB9.21-401
    Scenario: A24.3xB9.1xB9.21-401 through a gap in the wall it is seen beneath its foxhole, without Case K
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian crew in B5
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in B2 with WP
      Then the attack is possible
      And Case K adds 0 to the To Hit DR

    @B9.1 @B9.21 @A24.3xB9.1xB9.21-401
    Scenario: A24.3xB9.1xB9.21-401b a concealed squad there is not seen
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And B2 holds a foxhole 1S
      And a concealed German squad beneath the foxhole in B2
      And a Russian crew in B5
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in B2 with WP
      Then the attack is possible
      And Case K adds +2 to the To Hit DR

    @B9.521 @B9.541 @A24.3xB9.521xB9.541-401
    Scenario Outline: A24.3xB9.521xB9.541-401 behind breached bocage, <state> wall advantage, Case K is <drm>
      Given it is the PFPh of the Russian turn
      And B2 is woods
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad in B2
      And the German squad <status>
      And a Russian crew in B5
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in B2 with WP
      Then the attack is possible
      And Case K adds <drm> to the To Hit DR

      Examples:
        | row     | state   | status             | drm |
        | without | without | is TI              | +2  |
        | with    | with    | has wall advantage | 0   |

    @B9.21 @B9.62 @A24.3xB9.21xB9.62-401
    Scenario Outline: A24.3xB9.21xB9.62-401 beneath a foxhole <where> a Hillside wall Case K is <drm>
      Given it is the PFPh of the Russian turn
      And B2 is level 1 Open Ground
      And <firing> is level <level> Open Ground
      And hexside B2-B3 is a wall at level 1
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And a Russian crew in <firing>
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in B2 with WP
      Then the attack is possible
      And Case K adds <drm> to the To Hit DR

      Examples:
        | row        | where                | firing | level | drm |
        | from-below | above                | B5     | 0     | +2  |
        | from-above | from higher up above | B5     | 2     | 0   |

    @B9.2 @A24.3xB9.2-401
    Scenario Outline: A24.3xB9.2-401 a wall <where> hides nobody from WP
      Given it is the PFPh of the Russian turn
      And hexside <wall> is a wall
      And a German squad in C3
      And a Russian crew in A3
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in C3 with WP
      Then the attack is possible
      And Case K adds 0 to the To Hit DR

      Examples:
        | row      | where                          | wall  |
        | hexspine | along the LOS, from hex to hex | B2-B3 |
        | vertex   | that ends on the LOS           | B3-C3 |

    @B9.2 @A24.3xB9.2-401
    Scenario Outline: A24.3xB9.2-401b a concealed squad beyond a wall <where> is not seen
      Given it is the PFPh of the Russian turn
      And hexside <wall> is a wall
      And a concealed German squad in C3
      And a Russian crew in A3
      And the Russian crew possesses a Russian 82mm MTR
      When the Russian crew attacks everything in C3 with WP
      Then the attack is possible
      And Case K adds +2 to the To Hit DR

      Examples:
        | row      | where                          | wall  |
        | hexspine | along the LOS, from hex to hex | B2-B3 |
        | vertex   | that ends on the LOS           | B3-C3 |
