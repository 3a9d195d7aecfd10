Feature: Who is not Hull Down: Personnel and weapons, wherever they are

  Rule: B27.52 No Personnel and no weapon is HD

    @B27.5 @B27.13 @B27.52 @B27.5-1 @B27.13-2 @B27.52-8
    Scenario Outline: B27.52-8g beneath a trench <target> is not HD to <attack>, and has a TEM of <tem>
      Given B2 holds a trench
      And <target> P beneath the trench in B2
      When <attack> hits B2
      Then the TEM of P is <tem>
      And P is not HD to it

      Examples: no Personnel is, whatever befell it
        | row             | target                         | attack                  | tem |
        | hidden-squad    | a hidden German squad          | Direct Fire HE          | +2  |
        | dummies         | a concealed German dummy stack | small-arms fire         | +2  |
        | captured-leader | a captured German leader       | an OBA HE Concentration | +4  |

    @B27.52 @B27.51 @B27.52-8 @B27.51-10
    Scenario Outline: B27.52-8h beneath a trench a <gear> with its crew is not HD, and has a TEM of +2
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And a German <gear> beneath the trench with P
      And a Russian squad Q in B4
      When Q attacks the <gear> with small-arms fire
      Then the attack is possible
      And the TEM is +2
      And the <gear> is not HD to it

      Examples: no weapon is
        | gear     |
        | LMG      |
        | HMG      |
        | BAZ      |
        | 81mm MTR |
        | INF Gun  |
        | AA Gun   |
        | RCL Gun  |

    @B27.52 @B27.52-8
    Scenario Outline: B27.52-8j in Melee a squad beneath a trench is not HD to <attack>
      Given it is the CCPh of the Russian turn
      And B2 holds a trench
      And a German squad P beneath the trench in B2
      And a Russian squad Q on top of the trench in B2
      And P is in Melee
      And Q is in Melee
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is 0
      And P is not HD to it

      Examples: in no kind of CC
        | attack            |
        | a Capture attempt |

    @B27.52 @B27.5 @B27.52-8 @B27.5-1
    Scenario: B27.52-8k from below the bridge of the next hex fire meets the TEM of a trench in the gully
      Given it is the PFPh of the Russian turn
      And B2 is gully
      And B3 is a bridge
      And B2 holds a trench
      And a German squad P beneath the trench in B2
      And a Russian squad Q below the bridge in B3
      When Q attacks P with small-arms fire
      Then the attack is possible
      And the TEM is +2
      And P is not HD to it

    @B9.31 @B9.36 @B27.52 @B9.31-11 @B9.36-9 @B27.52-8
    Scenario Outline: B9.36-9x with water that is <depth> <target> in a graveyard has its TEM, is not HD and not emplaced
      Given it is the PFPh of the Russian turn
      And the water depth is <depth>
      And C2 holds a trench
      And B3 is graveyard
      And a German <target> P in B3
      And a Russian tank Q in B5
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is +1
      And P is not HD to it
      And the Emplacement gives no TEM

      Examples: in whatever water
        | row          | depth   | target | attack  |
        | dry          | dry     | squad  | MG fire |
        | dry-tank     | dry     | tank   | a Gun   |
        | shallow      | shallow | squad  | MG fire |
        | shallow-tank | shallow | tank   | a Gun   |
        | deep         | deep    | squad  | MG fire |
        | deep-tank    | deep    | tank   | a Gun   |
        | flooded      | flooded | squad  | MG fire |
        | flooded-tank | flooded | tank   | a Gun   |
        | frozen       | frozen  | squad  | MG fire |
        | frozen-tank  | frozen  | tank   | a Gun   |

    @B9.31 @B9.36 @B27.52 @B9.31-11 @B9.36-9 @B27.52-8
    Scenario: B9.36-9y nor is a squad in a cave HD or emplaced
      Given it is the PFPh of the Russian turn
      And E4 holds a trench
      And F5 is level 1 Open Ground
      And a German squad P in the cave in F5
      And a Russian squad Q in F3
      When Q attacks P with small-arms fire
      Then the attack is possible
      And P is not HD to it
      And the Emplacement gives no TEM
      And the trench gives no TEM
