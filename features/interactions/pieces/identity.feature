Feature: Equal pieces are not the same piece

  Rule: B9.31 Emplacement is for the Gun and who mans it

    @B9.31 @B9.31xC11.2-1
    Scenario Outline: B9.31xC11.2-1 of two equal crews behind a <barrier> the <crew>, Gun with the <manned>, has <choice>
      Given it is the PFPh of the Russian turn
      And hexside <edge> is a <barrier>
      And two German crews in <hex>
      And the German crew has wall advantage
      And the German crew 2 has wall advantage
      And the <manned> possesses an emplaced German <gun>
      And a Russian squad in <firer>
      When the Russian squad attacks the <crew> with small-arms fire
      Then the choice of TEM is <choice>
      And the TEM is <tem>

      Examples: the first crew mans it
        | row           | barrier | hex | edge  | gun     | manned      | crew          | firer | choice                      | tem |
        | first-own     | hedge   | F5  | F5-F6 | AT Gun  | German crew | German crew   | F8    | hedge +1 or Emplacement +2  | +2  |
        | first-other   | hedge   | F5  | F5-F6 | AT Gun  | German crew | German crew 2 | F8    | hedge +1                    | +1  |
        | first-wall    | wall    | B6  | B5-B6 | INF Gun | German crew | German crew 2 | B3    | wall +2                     | +2  |

      Examples: the second crew mans it
        | row           | barrier | hex | edge  | gun     | manned        | crew          | firer | choice                     | tem |
        | second-own    | hedge   | F5  | F5-F6 | AT Gun  | German crew 2 | German crew 2 | F8    | hedge +1 or Emplacement +2 | +2  |
        | second-other  | hedge   | F5  | F5-F6 | AT Gun  | German crew 2 | German crew   | F8    | hedge +1                   | +1  |
        | second-wall   | wall    | B6  | B5-B6 | ART Gun | German crew 2 | German crew   | B3    | wall +2                    | +2  |

    @B9.31 @B9.31xC11.2-1
    Scenario Outline: B9.31xC11.2-1b past the hedge the <who> has a TEM of <tem> of the Emplacement of the <manned>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a hedge
      And two German crews in F5
      And the German crew has wall advantage
      And the German crew 2 has wall advantage
      And the <manned> possesses an emplaced German AT Gun
      And a Russian squad in F3
      When the Russian squad attacks the <who> with small-arms fire
      Then the TEM is <tem>

      Examples: the Gun, its crew, the other
        | row         | manned        | who           | tem |
        | gun-1       | German crew   | AT Gun        | +2  |
        | own-1       | German crew   | German crew   | +2  |
        | other-1     | German crew   | German crew 2 | 0   |
        | gun-2       | German crew 2 | AT Gun        | +2  |
        | own-2       | German crew 2 | German crew 2 | +2  |
        | other-2     | German crew 2 | German crew   | 0   |

    @B9.31 @B9.31xC11.2-2
    Scenario Outline: B9.31xC11.2-2 an emplaced Gun that nobody possesses gives nothing to <thing> beside it
      Given it is the PFPh of the Russian turn
      And F5 is <ground>
      And an emplaced AT Gun in F5
      And <thing> in F5
      And a Russian squad in F7
      When the Russian squad attacks the <name> with small-arms fire
      Then the Emplacement gives no TEM
      And the TEM is <tem>

      Examples: which is unpossessed too
        | row        | ground      | thing      | name    | tem |
        | lmg        | Open Ground | a LMG      | LMG     | 0   |
        | hmg-woods  | woods       | a HMG      | HMG     | +1  |
        | other-gun  | Open Ground | an INF Gun | INF Gun | 0   |

      Examples: or mans nothing
        | row        | ground      | thing          | name         | tem |
        | squad      | Open Ground | a German squad | German squad | 0   |
        | crew       | Open Ground | a German crew  | German crew  | 0   |

    @B9.31 @B9.31xC11.2-2 @reading:C11.2-nobody-at-it
    Scenario: B9.31xC11.2-2b the Gun itself has it still
      Given it is the PFPh of the Russian turn
      And an emplaced AT Gun in F5
      And a Russian squad in F7
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the TEM is +2

    @B9.31 @B9.31xC11.2-2 @reading:C11.2-nobody-at-it=has-it-not
    Scenario: B9.31xC11.2-2c or by the other reading without a crew it has none
      Given it is the PFPh of the Russian turn
      And an emplaced AT Gun in F5
      And a Russian squad in F7
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the TEM is 0

    @B9.31 @B9.31xC11.2-3
    Scenario Outline: B9.31xC11.2-3 of two Guns manned in F5 the one that is emplaced is worth <tem>: the <who>
      Given it is the PFPh of the Russian turn
      And two German crews in F5
      And the German crew possesses <first> German AT Gun
      And the German crew 2 possesses <second> German AT Gun
      And a Russian squad in F8
      When the Russian squad attacks the <who> with small-arms fire
      Then the TEM is <tem>

      Examples: equal Guns but for that
        | row            | first       | second      | who           | tem |
        | first-gun      | an emplaced | an          | AT Gun        | +2  |
        | first-crew     | an emplaced | an          | German crew   | +2  |
        | first-gun-2    | an emplaced | an          | AT Gun 2      | 0   |
        | first-crew-2   | an emplaced | an          | German crew 2 | 0   |
        | second-gun     | an          | an emplaced | AT Gun        | 0   |
        | second-crew    | an          | an emplaced | German crew   | 0   |
        | second-gun-2   | an          | an emplaced | AT Gun 2      | +2  |
        | second-crew-2  | an          | an emplaced | German crew 2 | +2  |

    @B9.31 @B9.31xC11.2-4
    Scenario Outline: B9.31xC11.2-4 an equal crew in <hex> has nothing of the Emplacement in F5
      Given it is the PFPh of the Russian turn
      And a German crew in F5
      And the German crew possesses an emplaced German AT Gun
      And a German crew in <hex>
      And a Russian squad in F8
      When the Russian squad attacks the German crew 2 with small-arms fire
      Then the Emplacement gives no TEM
      And the TEM is 0

      Examples:
        | row  | hex |
        | next | E6  |
        | far  | I6  |

  Rule: B9.31 B9.32 Wall advantage, shelter and place are each piece's own

    @B9.31 @A4.43xB9.31-4
    Scenario Outline: A4.43xB9.31-4 of two equal crews the <manned> claims; the <gun> in the building has <choice>
      Given it is the PFPh of the Russian turn
      And F5 is wooden building
      And hexside F5-F6 is a wall
      And two German crews in F5
      And the German crew possesses an AT Gun
      And the German crew 2 possesses an AT Gun
      And the <manned> has wall advantage
      And a Russian squad in F8
      When the Russian squad attacks the <gun> with small-arms fire
      Then the choice of TEM is <choice>

      Examples: each Gun as its own crew
        | row          | manned        | gun      | choice                        |
        | first-own    | German crew   | AT Gun   | wall +2                       |
        | first-other  | German crew   | AT Gun 2 | wooden building +2 or wall +2 |
        | second-own   | German crew 2 | AT Gun 2 | wall +2                       |
        | second-other | German crew 2 | AT Gun   | wooden building +2 or wall +2 |

    @B27.3 @A4.43xB27.3-4
    Scenario Outline: A4.43xB27.3-4 of two equal squads in B2 one is beneath the <cover>; the <lmg> is worth <tem>
      Given it is the PFPh of the Russian turn
      And B2 holds <fort>
      And a German squad <first> B2
      And the German squad possesses a LMG
      And a German squad <second> B2
      And the German squad 2 possesses a LMG
      And a Russian squad in B5
      When the Russian squad attacks the <lmg> with small-arms fire
      Then the <cover> gives a TEM of <tem>

      Examples: each LMG as its own squad
        | row            | fort         | cover   | first                    | second                   | lmg   | tem |
        | first-in       | a foxhole 1S | foxhole | beneath the foxhole in   | on top of the foxhole in | LMG   | +2  |
        | second-out     | a foxhole 1S | foxhole | beneath the foxhole in   | on top of the foxhole in | LMG 2 | 0   |
        | first-out      | a foxhole 1S | foxhole | on top of the foxhole in | beneath the foxhole in   | LMG   | 0   |
        | second-in      | a foxhole 1S | foxhole | on top of the foxhole in | beneath the foxhole in   | LMG 2 | +2  |
        | trench-second  | a trench     | trench  | on top of the trench in  | beneath the trench in    | LMG 2 | +2  |

    @B26.31 @A4.43xB26.31-2
    Scenario Outline: A4.43xB26.31-2 of two equal squads in B3 one is on the Wire; the <lmg> makes 6 into <final>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad <first> B3
      And the German squad possesses a LMG
      And a German squad <second> B3
      And the German squad 2 possesses a LMG
      And a Russian squad in B6
      When the <lmg> attacks the Russian squad with MG fire and an Original DR of 6
      Then the Final DR of the attack is <final>

      Examples: each LMG from where its own squad is
        | row         | first                 | second                | lmg   | final |
        | first-on    | on top of the Wire in | beneath the Wire in   | LMG   | 7     |
        | second-off  | on top of the Wire in | beneath the Wire in   | LMG 2 | 6     |
        | first-off   | beneath the Wire in   | on top of the Wire in | LMG   | 6     |
        | second-on   | beneath the Wire in   | on top of the Wire in | LMG 2 | 7     |

    @B27.51 @A4.43xB27.51-6
    Scenario Outline: A4.43xB27.51-6 of two crews with equal Guns in a trench the <broken> is broken; the <gun> may fire: <possible>
      Given it is the PFPh of the German turn
      And B2 holds a trench
      And two German crews beneath the trench in B2
      And an AT Gun beneath the trench with the German crew
      And an AT Gun beneath the trench with the German crew 2
      And the <broken> is <status>
      And a Russian tank in B6
      When the <gun> attacks the Russian tank with a Gun
      Then the attack is <possible>

      Examples:
        | row           | broken        | status | gun      | possible     |
        | first-broken  | German crew   | broken | AT Gun   | not possible |
        | first-whole   | German crew   | broken | AT Gun 2 | possible     |
        | second-broken | German crew 2 | broken | AT Gun 2 | not possible |
        | second-whole  | German crew 2 | broken | AT Gun   | possible     |
        | first-ti      | German crew   | TI     | AT Gun   | not possible |
        | first-free    | German crew   | TI     | AT Gun 2 | possible     |

    @B27.51 @A4.43xB27.51-7
    Scenario Outline: A4.43xB27.51-7 of two crews with equal Guns the <gone> is lost; the <gun> may fire: <possible>
      Given it is the DFPh of the Russian turn
      And B2 holds a trench
      And two German crews beneath the trench in B2
      And an AT Gun beneath the trench with the German crew
      And an AT Gun beneath the trench with the German crew 2
      And a Russian tank in B6
      When the <gone> becomes eliminated
      And the <gun> attacks the Russian tank with a Gun
      Then the attack is <possible>
      And the AT Gun lies beneath the trench in B2

      Examples:
        | row          | gone          | gun      | possible     |
        | first-lost   | German crew   | AT Gun   | not possible |
        | first-left   | German crew   | AT Gun 2 | possible     |
        | second-lost  | German crew 2 | AT Gun 2 | not possible |
        | second-left  | German crew 2 | AT Gun   | possible     |

    @B16.1 @A4.43xB16.1-2
    Scenario Outline: A4.43xB16.1-2 of two equal squads in marsh the <gone> is lost, and its LMG with it
      Given it is the PFPh of the Russian turn
      And B2 is marsh
      And two German squads in B2
      And the German squad possesses a LMG
      And the German squad 2 possesses a LMG
      When the <gone> becomes eliminated
      Then the <kept> is in B2
      And the <kept> is possessed by the <other>
      And the <gone> is removed from play

      Examples: the other's is kept
        | row    | gone           | kept    | other          |
        | second | German squad 2 | LMG     | German squad   |
