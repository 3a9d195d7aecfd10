@B9.5
Feature: B9.5 Bocage

  Rule: B9.5 What stands on the mound is a wall to all rules but those of bocage itself

    @B9.5-1
    Scenario Outline: B9.5-1 a hedge is bocage by SSR and then makes a tank HD: <ssr>
      Given it is the PFPh of the Russian turn
      And there is <ssr>
      And hexside B2-B3 is a hedge
      And a German tank in B3
      And the German tank has wall advantage
      And a Russian tank in B2
      When the Russian tank attacks the German tank with a Gun
      Then hexside B2-B3 is treated as <kind>
      And the German tank <status> HD to it

      Examples:
        | ssr                              | kind   | status |
        | a SSR that all hedges are bocage | bocage | is     |
        | no SSR on walls and hedges       | hedge  | is not |

    @B9.5-2
    Scenario Outline: B9.5-2 bocage printed as a <print> has TEM +2 for Infantry with wall advantage
      Given it is the PFPh of the Russian turn
      And there is a SSR that all walls and hedges are bocage
      And hexside B2-B3 is a <print>
      And a German squad in B3
      And the German squad has wall advantage
      And a Russian squad in B1
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the TEM is +2

      Examples:
        | print |
        | hedge |
        | wall  |

    @B9.5-3
    Scenario: B9.5-3 a tank with wall advantage over bocage is HD to a Gun, in place of TEM
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a German tank in B3
      And the German tank has wall advantage
      And a Russian tank in B1
      When the Russian tank attacks the German tank with a Gun
      Then the German tank is HD to it
      And the TEM is 0

    @B9.5-4
    Scenario Outline: B9.5-4 small arms meet bocage TEM <tem> against <whom>
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a German tank in B3
      And a German crew in B3
      And the German crew is the Inherent crew of the German tank
      And the German tank has wall advantage
      And a Russian squad in B2
      When the Russian squad attacks <whom> with small-arms fire
      Then the TEM of <whom> is <tem>

      Examples:
        | whom            | tem |
        | the German tank | +2  |
        | the German crew | 0   |

    @B9.5-5
    Scenario: B9.5-5 HEAT is not fired at Infantry for the sake of bocage
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a German squad in B3
      And the German squad has wall advantage
      And a Russian tank in B1
      When the Russian tank attacks the German squad with HEAT
      Then B9.5 rules the attack out

    @B9.5-5
    Scenario: B9.5-5b in a stone building behind bocage it is fired at
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And B3 is a stone building
      And a German squad in B3
      And a Russian tank in B2
      When the Russian tank attacks the German squad with HEAT
      Then the attack is possible

    @B9.5-6
    Scenario: B9.5-6 before the erratum bocage let HEAT be fired at Infantry as a wall does
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a German squad in B3
      And the German squad has wall advantage
      And a Russian tank in B1
      When the Russian tank attacks the German squad with HEAT
      Then the attack is possible

    @B9.5-6
    Scenario: B9.5-6b and not as a hedge does, which never let it
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a hedge
      And a German squad in B3
      And the German squad has wall advantage
      And a Russian tank in B1
      When the Russian tank attacks the German squad with HEAT
      Then the attack is not possible

    @B9.5-7
    Scenario Outline: B9.5-7 behind bocage and without wall advantage, Infantry in <ground> is <possible> for HEAT
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And B3 is <ground>
      And a German squad in B3
      And a Russian tank in B2
      And the Russian tank has wall advantage
      When the Russian tank attacks the German squad with HEAT
      Then the attack is <possible>

      Examples: the building justifies it
        | ground           | possible |
        | a stone building | possible |

      Examples: woods do not
        | ground | possible     |
        | woods  | not possible |

    @B9.5-8
    Scenario Outline: B9.5-8a in <ground> wall advantage over bocage is <compulsion>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is <ground>
      And a German squad in B3
      When the players ask about the wall advantage of the German squad
      Then the wall advantage of the German squad is <compulsion>

      Examples:
        | ground      | compulsion |
        | Open Ground | mandatory  |
        | woods       | voluntary  |

    @B9.5-8
    Scenario: B9.5-8b while an enemy has wall advantage over the bocage, nobody may claim it
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And B2 is woods
      And a German squad in B3
      And a Russian squad in B2
      And the Russian squad has wall advantage
      When the players ask about the wall advantage of the German squad
      Then the German squad may not claim wall advantage

    @B9.5-8
    Scenario: B9.5-8c once the enemy forfeits it, the German squad may
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And B2 is woods
      And a German squad in B3
      And a Russian squad in B2
      And the Russian squad has wall advantage
      When the Russian squad forfeits wall advantage
      And the German squad claims wall advantage
      Then that is allowed
      And the German squad has wall advantage
      And the Russian squad has no wall advantage

    @B9.5-9
    Scenario: B9.5-9 to a mortar bocage is TEM +1
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a German squad in B3
      When an on-board mortar hits B3
      Then the TEM is +1

    @B9.5-10
    Scenario Outline: B9.5-10 16 FP across <hexside> leave <fp> Residual FP
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <hexside>
      And a German squad in B3
      And the German squad has spent 1 MF
      And the German squad has wall advantage
      And a Russian squad in B1
      When the Russian squad attacks the German squad with small-arms fire of 16 FP
      Then the Residual FP is <fp>

      Examples: two columns lower
        | hexside | fp |
        | bocage  | 4  |
        | wall    | 4  |

      Examples: one column lower
        | hexside | fp |
        | hedge   | 6  |

    @B9.5-11
    Scenario Outline: B9.5-11 a squad that <role> a halftrack is given no bocage TEM
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a bocage
      And a German halftrack in B3
      And the German halftrack has wall advantage
      And a German squad in B3
      And the German squad <role> the German halftrack
      And a Russian squad in B2
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM of the German squad is 0
      And the attack is possible

      Examples:
        | role      |
        | is aboard |
        | rides on  |

    @B9.5-12
    Scenario Outline: B9.5-12 bocage is still bocage after <deed>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a moving German <vehicle> in B2
      When the German <vehicle> <deed> into B3
      And the German <vehicle> makes a Bog DR of 1 on the colored and 1 on the white die
      Then that is allowed
      And the German <vehicle> is on top in B3
      And hexside B2-B3 is treated as bocage

      Examples:
        | vehicle    | deed                           |
        | Dozer tank | breaches the bocage on its way |
        | tank       | moves                          |

    @B9.5-13
    Scenario: B9.5-13 bocage +2 and an orchard +1 add up, the woods of the target do not
      Given it is the PFPh of the Russian turn
      And hexside B3-B4 is a bocage
      And B3 is woods
      And B5 is an orchard
      And a German squad in B3
      And the German squad has wall advantage
      And a Russian squad in B6
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +2
      And the Hindrance DRM is +1
      And the TEM and DRM of the attack are +3 in all
