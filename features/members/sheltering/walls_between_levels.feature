Feature: Walls and hedges between two levels, for every target

  Rule: B9.62 On the level of the higher hex it shelters who stands there

    @B9.3 @B9.62 @B9.3-1 @B9.62-2
    Scenario Outline: B9.62-2p <target> <place> level 1 has the <tem> of a Hillside <barrier>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is level 1 Open Ground
      And F6 is woods
      And F5 holds <fort>
      And hexside F5-F6 is a <barrier> at level 1
      And <target> P <place> F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>

      Examples:
        | row         | phase               | weather       | depth   | target                          | place                    | fort         | barrier      | firer           | attack          | tem |
        | squad       | PFPh of the Russian | Clear         | dry     | a German squad                  | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | +2  |
        | half-squad  | DFPh of the German  | Overcast      | shallow | a German half-squad             | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | +1  |
        | crew        | AFPh of the Russian | Mud           | deep    | a German crew                   | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | +2  |
        | hero        | PFPh of the Russian | Snow          | flooded | a German hero                   | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | +1  |
        | leader      | DFPh of the German  | Ground Snow   | frozen  | a German leader                 | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | +2  |
        | dummies     | AFPh of the Russian | Deep Snow     | dry     | a concealed German dummy stack  | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | +1  |
        | concealed   | PFPh of the Russian | sub-zero cold | shallow | a concealed German squad        | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | +2  |
        | hidden      | DFPh of the German  | Clear         | deep    | a hidden German squad           | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | +1  |
        | berserk     | AFPh of the Russian | Overcast      | flooded | a berserk German squad          | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | +2  |
        | pinned      | PFPh of the Russian | Mud           | frozen  | a pinned German squad           | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | +1  |
        | broken      | DFPh of the German  | Snow          | dry     | a broken German squad           | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | +2  |
        | dm          | AFPh of the Russian | Ground Snow   | shallow | a broken DM German squad        | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | +1  |
        | disrupted   | PFPh of the Russian | Deep Snow     | deep    | a broken disrupted German squad | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | +2  |
        | wounded     | DFPh of the German  | sub-zero cold | flooded | a wounded German hero           | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | +1  |
        | green       | AFPh of the Russian | Clear         | frozen  | an inexperienced German squad   | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | +2  |
        | fanatic     | PFPh of the Russian | Overcast      | dry     | a Fanatic German squad          | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | +1  |
        | encircled   | DFPh of the German  | Mud           | shallow | an Encircled German squad       | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | +2  |
        | ti          | AFPh of the Russian | Snow          | deep    | a TI German squad               | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | +1  |
        | cx          | PFPh of the Russian | Ground Snow   | flooded | a CX German squad               | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | +2  |
        | unarmed     | DFPh of the German  | Deep Snow     | frozen  | an unarmed German squad         | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | +1  |
        | cavalry     | AFPh of the Russian | sub-zero cold | dry     | a German Cavalry squad          | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | +2  |
        | foxhole     | PFPh of the Russian | Clear         | shallow | a German squad                  | beneath the foxhole in   | a foxhole 1S | wall         | a Russian squad | small-arms fire | +2  |
        | trench      | DFPh of the German  | Overcast      | deep    | a German squad                  | beneath the trench in    | a trench     | wall         | a Russian squad | small-arms fire | +2  |
        | ditch       | AFPh of the Russian | Mud           | flooded | a German squad                  | beneath the A-T Ditch in | an A-T Ditch | wall         | a Russian squad | small-arms fire | +2  |
        | sangar      | PFPh of the Russian | Snow          | frozen  | a German squad                  | beneath the sangar in    | a sangar     | wall         | a Russian squad | small-arms fire | +2  |
        | wire        | DFPh of the German  | Ground Snow   | dry     | a German squad                  | beneath the Wire in      | Wire         | wall         | a Russian squad | small-arms fire | +2  |
        | on-wire     | AFPh of the Russian | Deep Snow     | shallow | a German squad                  | on top of the Wire in    | Wire         | wall         | a Russian squad | small-arms fire | +2  |
        | truck       | PFPh of the Russian | sub-zero cold | deep    | a German truck                  | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | +1  |
        | tractor     | DFPh of the German  | Clear         | flooded | a German tractor                | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | +2  |
        | bulldozer   | AFPh of the Russian | Overcast      | frozen  | a German bulldozer              | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | +1  |
        | wagon       | PFPh of the Russian | Mud           | dry     | a German wagon                  | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | +2  |
        | motorcycle  | DFPh of the German  | Snow          | shallow | a German motorcycle             | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | +1  |
        | horse       | AFPh of the Russian | Ground Snow   | deep    | a German horse                  | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | +2  |
        | abandoned   | PFPh of the Russian | Deep Snow     | flooded | an abandoned German tank        | in                       | no foxhole   | hedge        | a Russian tank  | MG fire         | +1  |
        | tank        | DFPh of the German  | sub-zero cold | frozen  | a German tank                   | in                       | no foxhole   | bocage       | a Russian tank  | MG fire         | +2  |
        | assault-gun | AFPh of the Russian | Clear         | dry     | a German assault gun            | in                       | no foxhole   | cactus hedge | a Russian tank  | MG fire         | +1  |
        | sp-gun      | PFPh of the Russian | Overcast      | shallow | a German SP gun                 | in                       | no foxhole   | wall         | a Russian tank  | MG fire         | +2  |
        | carrier     | DFPh of the German  | Mud           | deep    | a German Carrier                | in                       | no foxhole   | hedge        | a Russian tank  | MG fire         | +1  |
        | halftrack   | AFPh of the Russian | Snow          | flooded | a German halftrack              | in                       | no foxhole   | bocage       | a Russian tank  | MG fire         | +2  |
        | armored-car | PFPh of the Russian | Ground Snow   | frozen  | a German armored car            | in                       | no foxhole   | cactus hedge | a Russian tank  | MG fire         | +1  |
        | bogged      | DFPh of the German  | Deep Snow     | dry     | a bogged German tank            | in                       | no foxhole   | wall         | a Russian tank  | MG fire         | +2  |
        | immobilized | AFPh of the Russian | sub-zero cold | shallow | an immobilized German tank      | in                       | no foxhole   | hedge        | a Russian tank  | MG fire         | +1  |
        | stunned     | PFPh of the Russian | Clear         | deep    | a stunned German tank           | in                       | no foxhole   | bocage       | a Russian tank  | MG fire         | +2  |
        | shocked     | DFPh of the German  | Overcast      | flooded | a shocked German tank           | in                       | no foxhole   | cactus hedge | a Russian tank  | MG fire         | +1  |
        | moving      | AFPh of the Russian | Mud           | frozen  | a moving German tank            | in                       | no foxhole   | wall         | a Russian tank  | MG fire         | +2  |

    @B9.3 @B9.62 @B9.3-1 @B9.62-2
    Scenario Outline: B9.62-2q so has the <gear> of a broken crew: <tem> of the <barrier>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is level 1 Open Ground
      And F6 is woods
      And hexside F5-F6 is a <barrier> at level 1
      And a broken German crew C in F5
      And C possesses <possessed>
      And a Russian squad E in F6
      When E attacks the <gear> with small-arms fire
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>

      Examples:
        | row          | phase               | weather       | gear        | possessed          | barrier      | tem |
        | lmg          | PFPh of the Russian | Clear         | LMG         | a LMG              | wall         | +2  |
        | mmg          | DFPh of the German  | Overcast      | MMG         | a MMG              | hedge        | +1  |
        | hmg          | AFPh of the Russian | Mud           | HMG         | a HMG              | bocage       | +2  |
        | baz          | PFPh of the Russian | Snow          | BAZ         | a BAZ              | cactus hedge | +1  |
        | ft           | DFPh of the German  | Ground Snow   | FT          | a FT               | wall         | +2  |
        | at           | AFPh of the Russian | Deep Snow     | AT Gun      | an AT Gun          | hedge        | +1  |
        | emplaced     | PFPh of the Russian | sub-zero cold | AT Gun      | an emplaced AT Gun | bocage       | +2  |
        | inf          | DFPh of the German  | Clear         | INF Gun     | an INF Gun         | cactus hedge | +1  |
        | art          | AFPh of the Russian | Overcast      | ART Gun     | an ART Gun         | wall         | +2  |
        | aa           | PFPh of the Russian | Mud           | AA Gun      | an AA Gun          | hedge        | +1  |
        | rcl          | DFPh of the German  | Snow          | RCL Gun     | a RCL Gun          | bocage       | +2  |
        | mortar       | AFPh of the Russian | Ground Snow   | 81mm MTR    | an 81mm MTR        | cactus hedge | +1  |
        | dm-mortar    | PFPh of the Russian | Deep Snow     | 81mm MTR    | a dm 81mm MTR      | wall         | +2  |
        | dc           | DFPh of the German  | sub-zero cold | DC          | a DC               | hedge        | +1  |
        | piat         | AFPh of the Russian | Clear         | PIAT        | a PIAT             | bocage       | +2  |
        | psk          | PFPh of the Russian | Overcast      | PSK         | a PSK              | cactus hedge | +1  |
        | light-mortar | DFPh of the German  | Mud           | 50mm mortar | a 50mm mortar      | wall         | +2  |

  Rule: B9.35 On the lower level it shelters nobody on the higher

    @B9.35 @B9.35-4
    Scenario Outline: B9.35-4p <target> <place> level 1 has nothing of a <barrier> on level 0, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is level 1 Open Ground
      And F6 is woods
      And F5 holds <fort>
      And hexside F5-F6 is a <barrier> at level 0
      And <target> P <place> F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>

      Examples:
        | row         | phase               | weather       | depth   | target                          | place                    | fort         | barrier      | firer           | attack          | tem |
        | squad       | PFPh of the Russian | Snow          | flooded | a German squad                  | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | 0   |
        | half-squad  | DFPh of the German  | Ground Snow   | frozen  | a German half-squad             | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | 0   |
        | crew        | AFPh of the Russian | Deep Snow     | dry     | a German crew                   | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | 0   |
        | hero        | PFPh of the Russian | sub-zero cold | shallow | a German hero                   | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | 0   |
        | leader      | DFPh of the German  | Clear         | deep    | a German leader                 | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | 0   |
        | dummies     | AFPh of the Russian | Overcast      | flooded | a concealed German dummy stack  | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | 0   |
        | concealed   | PFPh of the Russian | Mud           | frozen  | a concealed German squad        | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | 0   |
        | hidden      | DFPh of the German  | Snow          | dry     | a hidden German squad           | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | 0   |
        | berserk     | AFPh of the Russian | Ground Snow   | shallow | a berserk German squad          | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | 0   |
        | pinned      | PFPh of the Russian | Deep Snow     | deep    | a pinned German squad           | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | 0   |
        | broken      | DFPh of the German  | sub-zero cold | flooded | a broken German squad           | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | 0   |
        | dm          | AFPh of the Russian | Clear         | frozen  | a broken DM German squad        | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | 0   |
        | disrupted   | PFPh of the Russian | Overcast      | dry     | a broken disrupted German squad | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | 0   |
        | wounded     | DFPh of the German  | Mud           | shallow | a wounded German hero           | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | 0   |
        | green       | AFPh of the Russian | Snow          | deep    | an inexperienced German squad   | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | 0   |
        | fanatic     | PFPh of the Russian | Ground Snow   | flooded | a Fanatic German squad          | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | 0   |
        | encircled   | DFPh of the German  | Deep Snow     | frozen  | an Encircled German squad       | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | 0   |
        | ti          | AFPh of the Russian | sub-zero cold | dry     | a TI German squad               | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | 0   |
        | cx          | PFPh of the Russian | Clear         | shallow | a CX German squad               | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | 0   |
        | unarmed     | DFPh of the German  | Overcast      | deep    | an unarmed German squad         | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | 0   |
        | cavalry     | AFPh of the Russian | Mud           | flooded | a German Cavalry squad          | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | 0   |
        | foxhole     | PFPh of the Russian | Snow          | frozen  | a German squad                  | beneath the foxhole in   | a foxhole 1S | bocage       | a Russian squad | small-arms fire | 0   |
        | trench      | DFPh of the German  | Ground Snow   | dry     | a German squad                  | beneath the trench in    | a trench     | cactus hedge | a Russian squad | small-arms fire | 0   |
        | ditch       | AFPh of the Russian | Deep Snow     | shallow | a German squad                  | beneath the A-T Ditch in | an A-T Ditch | wall         | a Russian squad | small-arms fire | 0   |
        | sangar      | PFPh of the Russian | sub-zero cold | deep    | a German squad                  | beneath the sangar in    | a sangar     | hedge        | a Russian squad | small-arms fire | 0   |
        | wire        | DFPh of the German  | Clear         | flooded | a German squad                  | beneath the Wire in      | Wire         | bocage       | a Russian squad | small-arms fire | 0   |
        | on-wire     | AFPh of the Russian | Overcast      | frozen  | a German squad                  | on top of the Wire in    | Wire         | cactus hedge | a Russian squad | small-arms fire | 0   |
        | truck       | PFPh of the Russian | Mud           | dry     | a German truck                  | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | 0   |
        | tractor     | DFPh of the German  | Snow          | shallow | a German tractor                | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | 0   |
        | bulldozer   | AFPh of the Russian | Ground Snow   | deep    | a German bulldozer              | in                       | no foxhole   | bocage       | a Russian squad | small-arms fire | 0   |
        | wagon       | PFPh of the Russian | Deep Snow     | flooded | a German wagon                  | in                       | no foxhole   | cactus hedge | a Russian squad | small-arms fire | 0   |
        | motorcycle  | DFPh of the German  | sub-zero cold | frozen  | a German motorcycle             | in                       | no foxhole   | wall         | a Russian squad | small-arms fire | 0   |
        | horse       | AFPh of the Russian | Clear         | dry     | a German horse                  | in                       | no foxhole   | hedge        | a Russian squad | small-arms fire | 0   |
        | abandoned   | PFPh of the Russian | Overcast      | shallow | an abandoned German tank        | in                       | no foxhole   | bocage       | a Russian tank  | MG fire         | 0   |
        | tank        | DFPh of the German  | Mud           | deep    | a German tank                   | in                       | no foxhole   | cactus hedge | a Russian tank  | MG fire         | 0   |
        | assault-gun | AFPh of the Russian | Snow          | flooded | a German assault gun            | in                       | no foxhole   | wall         | a Russian tank  | MG fire         | 0   |
        | sp-gun      | PFPh of the Russian | Ground Snow   | frozen  | a German SP gun                 | in                       | no foxhole   | hedge        | a Russian tank  | MG fire         | 0   |
        | carrier     | DFPh of the German  | Deep Snow     | dry     | a German Carrier                | in                       | no foxhole   | bocage       | a Russian tank  | MG fire         | 0   |
        | halftrack   | AFPh of the Russian | sub-zero cold | shallow | a German halftrack              | in                       | no foxhole   | cactus hedge | a Russian tank  | MG fire         | 0   |
        | armored-car | PFPh of the Russian | Clear         | deep    | a German armored car            | in                       | no foxhole   | wall         | a Russian tank  | MG fire         | 0   |
        | bogged      | DFPh of the German  | Overcast      | flooded | a bogged German tank            | in                       | no foxhole   | hedge        | a Russian tank  | MG fire         | 0   |
        | immobilized | AFPh of the Russian | Mud           | frozen  | an immobilized German tank      | in                       | no foxhole   | bocage       | a Russian tank  | MG fire         | 0   |
        | stunned     | PFPh of the Russian | Snow          | dry     | a stunned German tank           | in                       | no foxhole   | cactus hedge | a Russian tank  | MG fire         | 0   |
        | shocked     | DFPh of the German  | Ground Snow   | shallow | a shocked German tank           | in                       | no foxhole   | wall         | a Russian tank  | MG fire         | 0   |
        | moving      | AFPh of the Russian | Deep Snow     | deep    | a moving German tank            | in                       | no foxhole   | hedge        | a Russian tank  | MG fire         | 0   |

    @B9.35 @B9.35-4
    Scenario Outline: B9.35-4q nor has the <gear> of a broken crew of a <barrier>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is level 1 Open Ground
      And F6 is woods
      And hexside F5-F6 is a <barrier> at level 0
      And a broken German crew C in F5
      And C possesses <possessed>
      And a Russian squad E in F6
      When E attacks the <gear> with small-arms fire
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>

      Examples:
        | row          | phase               | weather       | gear        | possessed          | barrier      | tem |
        | lmg          | PFPh of the Russian | Snow          | LMG         | a LMG              | hedge        | 0   |
        | mmg          | DFPh of the German  | Ground Snow   | MMG         | a MMG              | bocage       | 0   |
        | hmg          | AFPh of the Russian | Deep Snow     | HMG         | a HMG              | cactus hedge | 0   |
        | baz          | PFPh of the Russian | sub-zero cold | BAZ         | a BAZ              | wall         | 0   |
        | ft           | DFPh of the German  | Clear         | FT          | a FT               | hedge        | 0   |
        | at           | AFPh of the Russian | Overcast      | AT Gun      | an AT Gun          | bocage       | 0   |
        | emplaced     | PFPh of the Russian | Mud           | AT Gun      | an emplaced AT Gun | cactus hedge | 0   |
        | inf          | DFPh of the German  | Snow          | INF Gun     | an INF Gun         | wall         | 0   |
        | art          | AFPh of the Russian | Ground Snow   | ART Gun     | an ART Gun         | hedge        | 0   |
        | aa           | PFPh of the Russian | Deep Snow     | AA Gun      | an AA Gun          | bocage       | 0   |
        | rcl          | DFPh of the German  | sub-zero cold | RCL Gun     | a RCL Gun          | cactus hedge | 0   |
        | mortar       | AFPh of the Russian | Clear         | 81mm MTR    | an 81mm MTR        | wall         | 0   |
        | dm-mortar    | PFPh of the Russian | Overcast      | 81mm MTR    | a dm 81mm MTR      | hedge        | 0   |
        | dc           | DFPh of the German  | Mud           | DC          | a DC               | bocage       | 0   |
        | piat         | AFPh of the Russian | Snow          | PIAT        | a PIAT             | cactus hedge | 0   |
        | psk          | PFPh of the Russian | Ground Snow   | PSK         | a PSK              | wall         | 0   |
        | light-mortar | DFPh of the German  | Deep Snow     | 50mm mortar | a 50mm mortar      | hedge        | 0   |

  Rule: B9.62 Nor who stands on the lower level, of one on the higher

    @B9.62 @B9.62-3
    Scenario Outline: B9.62-3p <target> on level 0 has nothing of a <barrier> on level 1, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F6 is level 1 woods
      And hexside F5-F6 is a <barrier> at level 1
      And <target> P in F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the <barrier> gives a TEM of 0

      Examples:
        | row         | phase               | weather       | depth | target                          | barrier      | firer           | attack          |
        | squad       | DFPh of the German  | Deep Snow     | dry   | a German squad                  | bocage       | a Russian squad | small-arms fire |
        | half-squad  | AFPh of the Russian | sub-zero cold | dry   | a German half-squad             | cactus hedge | a Russian squad | small-arms fire |
        | crew        | PFPh of the Russian | Clear         | dry   | a German crew                   | wall         | a Russian squad | small-arms fire |
        | hero        | DFPh of the German  | Overcast      | dry   | a German hero                   | hedge        | a Russian squad | small-arms fire |
        | leader      | AFPh of the Russian | Mud           | dry   | a German leader                 | bocage       | a Russian squad | small-arms fire |
        | dummies     | PFPh of the Russian | Snow          | dry   | a concealed German dummy stack  | cactus hedge | a Russian squad | small-arms fire |
        | concealed   | DFPh of the German  | Ground Snow   | dry   | a concealed German squad        | wall         | a Russian squad | small-arms fire |
        | hidden      | AFPh of the Russian | Deep Snow     | dry   | a hidden German squad           | hedge        | a Russian squad | small-arms fire |
        | berserk     | PFPh of the Russian | sub-zero cold | dry   | a berserk German squad          | bocage       | a Russian squad | small-arms fire |
        | pinned      | DFPh of the German  | Clear         | dry   | a pinned German squad           | cactus hedge | a Russian squad | small-arms fire |
        | broken      | AFPh of the Russian | Overcast      | dry   | a broken German squad           | wall         | a Russian squad | small-arms fire |
        | dm          | PFPh of the Russian | Mud           | dry   | a broken DM German squad        | hedge        | a Russian squad | small-arms fire |
        | disrupted   | DFPh of the German  | Snow          | dry   | a broken disrupted German squad | bocage       | a Russian squad | small-arms fire |
        | wounded     | AFPh of the Russian | Ground Snow   | dry   | a wounded German hero           | cactus hedge | a Russian squad | small-arms fire |
        | green       | PFPh of the Russian | Deep Snow     | dry   | an inexperienced German squad   | wall         | a Russian squad | small-arms fire |
        | fanatic     | DFPh of the German  | sub-zero cold | dry   | a Fanatic German squad          | hedge        | a Russian squad | small-arms fire |
        | encircled   | AFPh of the Russian | Clear         | dry   | an Encircled German squad       | bocage       | a Russian squad | small-arms fire |
        | ti          | PFPh of the Russian | Overcast      | dry   | a TI German squad               | cactus hedge | a Russian squad | small-arms fire |
        | cx          | DFPh of the German  | Mud           | dry   | a CX German squad               | wall         | a Russian squad | small-arms fire |
        | unarmed     | AFPh of the Russian | Snow          | dry   | an unarmed German squad         | hedge        | a Russian squad | small-arms fire |
        | cavalry     | PFPh of the Russian | Ground Snow   | dry   | a German Cavalry squad          | bocage       | a Russian squad | small-arms fire |
        | truck       | DFPh of the German  | Deep Snow     | dry   | a German truck                  | cactus hedge | a Russian squad | small-arms fire |
        | tractor     | AFPh of the Russian | sub-zero cold | dry   | a German tractor                | wall         | a Russian squad | small-arms fire |
        | bulldozer   | PFPh of the Russian | Clear         | dry   | a German bulldozer              | hedge        | a Russian squad | small-arms fire |
        | wagon       | DFPh of the German  | Overcast      | dry   | a German wagon                  | bocage       | a Russian squad | small-arms fire |
        | motorcycle  | AFPh of the Russian | Mud           | dry   | a German motorcycle             | cactus hedge | a Russian squad | small-arms fire |
        | horse       | PFPh of the Russian | Snow          | dry   | a German horse                  | wall         | a Russian squad | small-arms fire |
        | abandoned   | DFPh of the German  | Ground Snow   | dry   | an abandoned German tank        | hedge        | a Russian tank  | MG fire         |
        | tank        | AFPh of the Russian | Deep Snow     | dry   | a German tank                   | bocage       | a Russian tank  | MG fire         |
        | assault-gun | PFPh of the Russian | sub-zero cold | dry   | a German assault gun            | cactus hedge | a Russian tank  | MG fire         |
        | sp-gun      | DFPh of the German  | Clear         | dry   | a German SP gun                 | wall         | a Russian tank  | MG fire         |
        | carrier     | AFPh of the Russian | Overcast      | dry   | a German Carrier                | hedge        | a Russian tank  | MG fire         |
        | halftrack   | PFPh of the Russian | Mud           | dry   | a German halftrack              | bocage       | a Russian tank  | MG fire         |
        | armored-car | DFPh of the German  | Snow          | dry   | a German armored car            | cactus hedge | a Russian tank  | MG fire         |
        | bogged      | AFPh of the Russian | Ground Snow   | dry   | a bogged German tank            | wall         | a Russian tank  | MG fire         |
        | immobilized | PFPh of the Russian | Deep Snow     | dry   | an immobilized German tank      | hedge        | a Russian tank  | MG fire         |
        | stunned     | DFPh of the German  | sub-zero cold | dry   | a stunned German tank           | bocage       | a Russian tank  | MG fire         |
        | shocked     | AFPh of the Russian | Clear         | dry   | a shocked German tank           | cactus hedge | a Russian tank  | MG fire         |
        | moving      | PFPh of the Russian | Overcast      | dry   | a moving German tank            | wall         | a Russian tank  | MG fire         |

    @B9.3 @B9.62 @B9.3-1 @B9.62-2
    Scenario Outline: B9.62-2r in Crest status behind a <barrier> on its level <target> has its <tem>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And E6, F5 and G5 are gully
      And hexside F5-F6 is a <barrier> at level 0
      And <target> P in Crest status in F5
      And P fronts hexside F5-F6 in its Crest status
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>

      Examples:
        | row        | phase               | weather       | target                          | barrier | tem |
        | squad      | AFPh of the Russian | Snow          | a German squad                  | wall    | +2  |
        | half-squad | PFPh of the Russian | Ground Snow   | a German half-squad             | hedge   | +1  |
        | crew       | DFPh of the German  | Deep Snow     | a German crew                   | wall    | +2  |
        | hero       | AFPh of the Russian | sub-zero cold | a German hero                   | hedge   | +1  |
        | leader     | PFPh of the Russian | Clear         | a German leader                 | wall    | +2  |
        | dummies    | DFPh of the German  | Overcast      | a concealed German dummy stack  | hedge   | +1  |
        | concealed  | AFPh of the Russian | Mud           | a concealed German squad        | wall    | +2  |
        | hidden     | PFPh of the Russian | Snow          | a hidden German squad           | hedge   | +1  |
        | berserk    | DFPh of the German  | Ground Snow   | a berserk German squad          | wall    | +2  |
        | pinned     | AFPh of the Russian | Deep Snow     | a pinned German squad           | hedge   | +1  |
        | broken     | PFPh of the Russian | sub-zero cold | a broken German squad           | wall    | +2  |
        | dm         | DFPh of the German  | Clear         | a broken DM German squad        | hedge   | +1  |
        | disrupted  | AFPh of the Russian | Overcast      | a broken disrupted German squad | wall    | +2  |
        | wounded    | PFPh of the Russian | Mud           | a wounded German hero           | hedge   | +1  |
        | green      | DFPh of the German  | Snow          | an inexperienced German squad   | wall    | +2  |
        | fanatic    | AFPh of the Russian | Ground Snow   | a Fanatic German squad          | hedge   | +1  |
        | encircled  | PFPh of the Russian | Deep Snow     | an Encircled German squad       | wall    | +2  |
        | ti         | DFPh of the German  | sub-zero cold | a TI German squad               | hedge   | +1  |
        | cx         | AFPh of the Russian | Clear         | a CX German squad               | wall    | +2  |
        | unarmed    | PFPh of the Russian | Overcast      | an unarmed German squad         | hedge   | +1  |

  Rule: B9.34 Indirect Fire finds it on the same levels

    @B9.3 @B9.34 @B9.62 @B9.3-1 @B9.34-1 @B9.62-2
    Scenario Outline: B9.34-1p against <fire> <target> on level 1 has <tem> of a Hillside <barrier>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is level 1 Open Ground
      And hexside F5-F6 is a <barrier> at level 1
      And <target> P in F5
      When <fire> hits F5
      Then the <barrier> gives a TEM of <tem>

      Examples:
        | row         | phase               | weather       | depth   | target                          | barrier | fire                    | tem |
        | squad       | PFPh of the Russian | Mud           | deep    | a German squad                  | bocage  | an OBA HE Concentration | +1  |
        | half-squad  | DFPh of the German  | Ground Snow   | flooded | a German half-squad             | wall    | an on-board mortar      | +1  |
        | crew        | AFPh of the Russian | Clear         | frozen  | a German crew                   | bocage  | OBA Harassing Fire      | +1  |
        | hero        | PFPh of the Russian | Heavy Rain    | dry     | a German hero                   | wall    | an OBA HE Concentration | +1  |
        | leader      | DFPh of the German  | Snow          | shallow | a German leader                 | bocage  | an on-board mortar      | +1  |
        | dummies     | AFPh of the Russian | sub-zero cold | deep    | a concealed German dummy stack  | wall    | OBA Harassing Fire      | +1  |
        | concealed   | PFPh of the Russian | Rain          | flooded | a concealed German squad        | bocage  | an OBA HE Concentration | +1  |
        | hidden      | DFPh of the German  | Falling Snow  | frozen  | a hidden German squad           | wall    | an OBA HE Concentration | +1  |
        | berserk     | AFPh of the Russian | Deep Snow     | dry     | a berserk German squad          | bocage  | OBA Harassing Fire      | +1  |
        | pinned      | PFPh of the Russian | Overcast      | shallow | a pinned German squad           | wall    | an OBA HE Concentration | +1  |
        | broken      | DFPh of the German  | Mud           | deep    | a broken German squad           | bocage  | an on-board mortar      | +1  |
        | dm          | AFPh of the Russian | Ground Snow   | flooded | a broken DM German squad        | wall    | OBA Harassing Fire      | +1  |
        | disrupted   | PFPh of the Russian | Clear         | frozen  | a broken disrupted German squad | bocage  | an OBA HE Concentration | +1  |
        | wounded     | DFPh of the German  | Heavy Rain    | dry     | a wounded German hero           | wall    | an on-board mortar      | +1  |
        | green       | AFPh of the Russian | Snow          | shallow | an inexperienced German squad   | bocage  | OBA Harassing Fire      | +1  |
        | fanatic     | PFPh of the Russian | sub-zero cold | deep    | a Fanatic German squad          | wall    | an OBA HE Concentration | +1  |
        | encircled   | DFPh of the German  | Rain          | flooded | an Encircled German squad       | bocage  | an on-board mortar      | +1  |
        | ti          | AFPh of the Russian | Falling Snow  | frozen  | a TI German squad               | wall    | OBA Harassing Fire      | +1  |
        | cx          | PFPh of the Russian | Deep Snow     | dry     | a CX German squad               | bocage  | an OBA HE Concentration | +1  |
        | unarmed     | DFPh of the German  | Overcast      | shallow | an unarmed German squad         | wall    | an on-board mortar      | +1  |
        | cavalry     | AFPh of the Russian | Mud           | deep    | a German Cavalry squad          | bocage  | OBA Harassing Fire      | +1  |
        | truck       | PFPh of the Russian | Falling Snow  | frozen  | a German truck                  | wall    | an OBA HE Concentration | +1  |
        | tractor     | DFPh of the German  | Deep Snow     | dry     | a German tractor                | bocage  | an on-board mortar      | +1  |
        | bulldozer   | AFPh of the Russian | Overcast      | shallow | a German bulldozer              | wall    | OBA Harassing Fire      | +1  |
        | wagon       | PFPh of the Russian | Mud           | deep    | a German wagon                  | bocage  | an OBA HE Concentration | +1  |
        | motorcycle  | DFPh of the German  | Ground Snow   | flooded | a German motorcycle             | wall    | an on-board mortar      | +1  |
        | horse       | AFPh of the Russian | Clear         | frozen  | a German horse                  | bocage  | OBA Harassing Fire      | +1  |
        | abandoned   | PFPh of the Russian | Heavy Rain    | dry     | an abandoned German tank        | wall    | an OBA HE Concentration | +1  |
        | tank        | DFPh of the German  | Snow          | shallow | a German tank                   | bocage  | an on-board mortar      | +1  |
        | assault-gun | AFPh of the Russian | sub-zero cold | deep    | a German assault gun            | wall    | OBA Harassing Fire      | +1  |
        | sp-gun      | PFPh of the Russian | Rain          | flooded | a German SP gun                 | bocage  | an OBA HE Concentration | +1  |
        | carrier     | DFPh of the German  | Falling Snow  | frozen  | a German Carrier                | wall    | an on-board mortar      | +1  |
        | halftrack   | AFPh of the Russian | Deep Snow     | dry     | a German halftrack              | bocage  | OBA Harassing Fire      | +1  |
        | armored-car | PFPh of the Russian | Overcast      | shallow | a German armored car            | wall    | an OBA HE Concentration | +1  |
        | bogged      | DFPh of the German  | Mud           | deep    | a bogged German tank            | bocage  | an on-board mortar      | +1  |
        | immobilized | AFPh of the Russian | Ground Snow   | flooded | an immobilized German tank      | wall    | OBA Harassing Fire      | +1  |
        | stunned     | PFPh of the Russian | Clear         | frozen  | a stunned German tank           | bocage  | an OBA HE Concentration | +1  |
        | shocked     | DFPh of the German  | Heavy Rain    | dry     | a shocked German tank           | wall    | an on-board mortar      | +1  |
        | moving      | AFPh of the Russian | Snow          | shallow | a moving German tank            | bocage  | OBA Harassing Fire      | +1  |

    @B9.34 @B9.35 @B9.34-1 @B9.35-4
    Scenario Outline: B9.35-4r against <fire> <target> on level 1 has nothing of a <barrier> on level 0, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is level 1 Open Ground
      And hexside F5-F6 is a <barrier> at level 0
      And <target> P in F5
      When <fire> hits F5
      Then the <barrier> gives a TEM of <tem>

      Examples:
        | row         | phase               | weather       | depth   | target                          | barrier | fire                    | tem |
        | squad       | PFPh of the Russian | Rain          | dry     | a German squad                  | wall    | an OBA HE Concentration | 0   |
        | half-squad  | DFPh of the German  | Falling Snow  | shallow | a German half-squad             | bocage  | an on-board mortar      | 0   |
        | crew        | AFPh of the Russian | Deep Snow     | deep    | a German crew                   | wall    | OBA Harassing Fire      | 0   |
        | hero        | PFPh of the Russian | Overcast      | flooded | a German hero                   | bocage  | an OBA HE Concentration | 0   |
        | leader      | DFPh of the German  | Mud           | frozen  | a German leader                 | wall    | an on-board mortar      | 0   |
        | dummies     | AFPh of the Russian | Ground Snow   | dry     | a concealed German dummy stack  | bocage  | OBA Harassing Fire      | 0   |
        | concealed   | PFPh of the Russian | Clear         | shallow | a concealed German squad        | wall    | an OBA HE Concentration | 0   |
        | hidden      | DFPh of the German  | Heavy Rain    | deep    | a hidden German squad           | bocage  | an OBA HE Concentration | 0   |
        | berserk     | AFPh of the Russian | Snow          | flooded | a berserk German squad          | wall    | OBA Harassing Fire      | 0   |
        | pinned      | PFPh of the Russian | sub-zero cold | frozen  | a pinned German squad           | bocage  | an OBA HE Concentration | 0   |
        | broken      | DFPh of the German  | Rain          | dry     | a broken German squad           | wall    | an on-board mortar      | 0   |
        | dm          | AFPh of the Russian | Falling Snow  | shallow | a broken DM German squad        | bocage  | OBA Harassing Fire      | 0   |
        | disrupted   | PFPh of the Russian | Deep Snow     | deep    | a broken disrupted German squad | wall    | an OBA HE Concentration | 0   |
        | wounded     | DFPh of the German  | Overcast      | flooded | a wounded German hero           | bocage  | an on-board mortar      | 0   |
        | green       | AFPh of the Russian | Mud           | frozen  | an inexperienced German squad   | wall    | OBA Harassing Fire      | 0   |
        | fanatic     | PFPh of the Russian | Ground Snow   | dry     | a Fanatic German squad          | bocage  | an OBA HE Concentration | 0   |
        | encircled   | DFPh of the German  | Clear         | shallow | an Encircled German squad       | wall    | an on-board mortar      | 0   |
        | ti          | AFPh of the Russian | Heavy Rain    | deep    | a TI German squad               | bocage  | OBA Harassing Fire      | 0   |
        | cx          | PFPh of the Russian | Snow          | flooded | a CX German squad               | wall    | an OBA HE Concentration | 0   |
        | unarmed     | DFPh of the German  | sub-zero cold | frozen  | an unarmed German squad         | bocage  | an on-board mortar      | 0   |
        | cavalry     | AFPh of the Russian | Rain          | dry     | a German Cavalry squad          | wall    | OBA Harassing Fire      | 0   |
        | truck       | PFPh of the Russian | Heavy Rain    | deep    | a German truck                  | bocage  | an OBA HE Concentration | 0   |
        | tractor     | DFPh of the German  | Snow          | flooded | a German tractor                | wall    | an on-board mortar      | 0   |
        | bulldozer   | AFPh of the Russian | sub-zero cold | frozen  | a German bulldozer              | bocage  | OBA Harassing Fire      | 0   |
        | wagon       | PFPh of the Russian | Rain          | dry     | a German wagon                  | wall    | an OBA HE Concentration | 0   |
        | motorcycle  | DFPh of the German  | Falling Snow  | shallow | a German motorcycle             | bocage  | an on-board mortar      | 0   |
        | horse       | AFPh of the Russian | Deep Snow     | deep    | a German horse                  | wall    | OBA Harassing Fire      | 0   |
        | abandoned   | PFPh of the Russian | Overcast      | flooded | an abandoned German tank        | bocage  | an OBA HE Concentration | 0   |
        | tank        | DFPh of the German  | Mud           | frozen  | a German tank                   | wall    | an on-board mortar      | 0   |
        | assault-gun | AFPh of the Russian | Ground Snow   | dry     | a German assault gun            | bocage  | OBA Harassing Fire      | 0   |
        | sp-gun      | PFPh of the Russian | Clear         | shallow | a German SP gun                 | wall    | an OBA HE Concentration | 0   |
        | carrier     | DFPh of the German  | Heavy Rain    | deep    | a German Carrier                | bocage  | an on-board mortar      | 0   |
        | halftrack   | AFPh of the Russian | Snow          | flooded | a German halftrack              | wall    | OBA Harassing Fire      | 0   |
        | armored-car | PFPh of the Russian | sub-zero cold | frozen  | a German armored car            | bocage  | an OBA HE Concentration | 0   |
        | bogged      | DFPh of the German  | Rain          | dry     | a bogged German tank            | wall    | an on-board mortar      | 0   |
        | immobilized | AFPh of the Russian | Falling Snow  | shallow | an immobilized German tank      | bocage  | OBA Harassing Fire      | 0   |
        | stunned     | PFPh of the Russian | Deep Snow     | deep    | a stunned German tank           | wall    | an OBA HE Concentration | 0   |
        | shocked     | DFPh of the German  | Overcast      | flooded | a shocked German tank           | bocage  | an on-board mortar      | 0   |
        | moving      | AFPh of the Russian | Mud           | frozen  | a moving German tank            | wall    | OBA Harassing Fire      | 0   |

  Rule: B9.31 Indirect Fire at who has wall advantage finds no TEM of the hex

    @B9.31 @B9.34 @B9.31-4 @B9.34-9 @reading:B9.34-in-hex-tem
    Scenario Outline: B9.34-9p <target> with wall advantage has the <tem> of the <barrier> against <fire> and not its <ground>, <phase>, <weather>, water <depth>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      And P has wall advantage
      When <fire> hits F5
      Then the <barrier> gives a TEM of <tem>
      And the <ground> gives no TEM

      Examples:
        | row          | phase               | weather       | depth   | target                         | ground          | barrier | fire                    | tem |
        | squad-1      | PFPh of the Russian | Falling Snow  | deep    | a German squad                 | wooden building | wall    | an on-board mortar      | +1  |
        | squad-2      | DFPh of the German  | Snow          | flooded | a German squad                 | stone building  | bocage  | OBA Harassing Fire      | +1  |
        | half-squad-1 | AFPh of the Russian | Ground Snow   | frozen  | a German half-squad            | stone building  | wall    | an OBA HE Concentration | +1  |
        | half-squad-2 | PFPh of the Russian | Deep Snow     | dry     | a German half-squad            | wooden building | bocage  | an on-board mortar      | +1  |
        | crew-1       | DFPh of the German  | sub-zero cold | shallow | a German crew                  | wooden building | bocage  | OBA Harassing Fire      | +1  |
        | crew-2       | AFPh of the Russian | Clear         | deep    | a German crew                  | stone building  | wall    | an OBA HE Concentration | +1  |
        | hero-1       | PFPh of the Russian | Overcast      | flooded | a German hero                  | stone building  | bocage  | an on-board mortar      | +1  |
        | hero-2       | DFPh of the German  | Rain          | frozen  | a German hero                  | wooden building | wall    | OBA Harassing Fire      | +1  |
        | dummies-1    | AFPh of the Russian | Heavy Rain    | dry     | a concealed German dummy stack | wooden building | wall    | an OBA HE Concentration | +1  |
        | dummies-2    | PFPh of the Russian | Mud           | shallow | a concealed German dummy stack | stone building  | bocage  | an on-board mortar      | +1  |
        | concealed-1  | DFPh of the German  | Falling Snow  | deep    | a concealed German squad       | stone building  | wall    | OBA Harassing Fire      | +1  |
        | concealed-2  | AFPh of the Russian | Snow          | flooded | a concealed German squad       | wooden building | bocage  | an OBA HE Concentration | +1  |
        | berserk-1    | PFPh of the Russian | Ground Snow   | frozen  | a berserk German squad         | wooden building | bocage  | an on-board mortar      | +1  |
        | berserk-2    | DFPh of the German  | Deep Snow     | dry     | a berserk German squad         | stone building  | wall    | OBA Harassing Fire      | +1  |
        | pinned-1     | AFPh of the Russian | sub-zero cold | shallow | a pinned German squad          | stone building  | bocage  | an OBA HE Concentration | +1  |
        | pinned-2     | PFPh of the Russian | Clear         | deep    | a pinned German squad          | wooden building | wall    | an on-board mortar      | +1  |
        | wounded-1    | DFPh of the German  | Overcast      | flooded | a wounded German hero          | wooden building | wall    | OBA Harassing Fire      | +1  |
        | wounded-2    | AFPh of the Russian | Rain          | frozen  | a wounded German hero          | stone building  | bocage  | an OBA HE Concentration | +1  |
        | green-1      | PFPh of the Russian | Heavy Rain    | dry     | an inexperienced German squad  | stone building  | wall    | an on-board mortar      | +1  |
        | green-2      | DFPh of the German  | Mud           | shallow | an inexperienced German squad  | wooden building | bocage  | OBA Harassing Fire      | +1  |
        | fanatic-1    | AFPh of the Russian | Falling Snow  | deep    | a Fanatic German squad         | wooden building | bocage  | an OBA HE Concentration | +1  |
        | fanatic-2    | PFPh of the Russian | Snow          | flooded | a Fanatic German squad         | stone building  | wall    | an on-board mortar      | +1  |
        | encircled-1  | DFPh of the German  | Ground Snow   | frozen  | an Encircled German squad      | stone building  | bocage  | OBA Harassing Fire      | +1  |
        | encircled-2  | AFPh of the Russian | Deep Snow     | dry     | an Encircled German squad      | wooden building | wall    | an OBA HE Concentration | +1  |
        | ti-1         | PFPh of the Russian | sub-zero cold | shallow | a TI German squad              | wooden building | wall    | an on-board mortar      | +1  |
        | ti-2         | DFPh of the German  | Clear         | deep    | a TI German squad              | stone building  | bocage  | OBA Harassing Fire      | +1  |
        | cx-1         | AFPh of the Russian | Overcast      | flooded | a CX German squad              | stone building  | wall    | an OBA HE Concentration | +1  |
        | cx-2         | PFPh of the Russian | Rain          | frozen  | a CX German squad              | wooden building | bocage  | an on-board mortar      | +1  |

    @B9.3 @B9.31 @B9.34 @B9.3-1 @B9.31-11 @B9.34-9
    Scenario Outline: B9.34-9q <target> without it may choose its <ground>, <phase>, <weather>, water <depth>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      When <fire> hits F5
      Then the <barrier> gives a TEM of <tem>
      And the <ground> gives a TEM of <in hex>

      Examples:
        | row          | phase               | weather       | depth   | target                         | ground          | barrier | fire                    | tem | in hex |
        | squad-1      | PFPh of the Russian | Clear         | dry     | a German squad                 | wooden building | wall    | an on-board mortar      | +1  | +2     |
        | squad-2      | DFPh of the German  | Overcast      | shallow | a German squad                 | stone building  | bocage  | OBA Harassing Fire      | +1  | +3     |
        | half-squad-1 | AFPh of the Russian | Rain          | deep    | a German half-squad            | stone building  | wall    | an OBA HE Concentration | +1  | +3     |
        | half-squad-2 | PFPh of the Russian | Heavy Rain    | flooded | a German half-squad            | wooden building | bocage  | an on-board mortar      | +1  | +2     |
        | crew-1       | DFPh of the German  | Mud           | frozen  | a German crew                  | wooden building | bocage  | OBA Harassing Fire      | +1  | +2     |
        | crew-2       | AFPh of the Russian | Falling Snow  | dry     | a German crew                  | stone building  | wall    | an OBA HE Concentration | +1  | +3     |
        | hero-1       | PFPh of the Russian | Snow          | shallow | a German hero                  | stone building  | bocage  | an on-board mortar      | +1  | +3     |
        | hero-2       | DFPh of the German  | Ground Snow   | deep    | a German hero                  | wooden building | wall    | OBA Harassing Fire      | +1  | +2     |
        | dummies-1    | AFPh of the Russian | Deep Snow     | flooded | a concealed German dummy stack | wooden building | wall    | an OBA HE Concentration | +1  | +2     |
        | dummies-2    | PFPh of the Russian | sub-zero cold | frozen  | a concealed German dummy stack | stone building  | bocage  | an on-board mortar      | +1  | +3     |
        | concealed-1  | DFPh of the German  | Clear         | dry     | a concealed German squad       | stone building  | wall    | OBA Harassing Fire      | +1  | +3     |
        | concealed-2  | AFPh of the Russian | Overcast      | shallow | a concealed German squad       | wooden building | bocage  | an OBA HE Concentration | +1  | +2     |
        | berserk-1    | PFPh of the Russian | Rain          | deep    | a berserk German squad         | wooden building | bocage  | an on-board mortar      | +1  | +2     |
        | berserk-2    | DFPh of the German  | Heavy Rain    | flooded | a berserk German squad         | stone building  | wall    | OBA Harassing Fire      | +1  | +3     |
        | pinned-1     | AFPh of the Russian | Mud           | frozen  | a pinned German squad          | stone building  | bocage  | an OBA HE Concentration | +1  | +3     |
        | pinned-2     | PFPh of the Russian | Falling Snow  | dry     | a pinned German squad          | wooden building | wall    | an on-board mortar      | +1  | +2     |
        | wounded-1    | DFPh of the German  | Snow          | shallow | a wounded German hero          | wooden building | wall    | OBA Harassing Fire      | +1  | +2     |
        | wounded-2    | AFPh of the Russian | Ground Snow   | deep    | a wounded German hero          | stone building  | bocage  | an OBA HE Concentration | +1  | +3     |
        | green-1      | PFPh of the Russian | Deep Snow     | flooded | an inexperienced German squad  | stone building  | wall    | an on-board mortar      | +1  | +3     |
        | green-2      | DFPh of the German  | sub-zero cold | frozen  | an inexperienced German squad  | wooden building | bocage  | OBA Harassing Fire      | +1  | +2     |
        | fanatic-1    | AFPh of the Russian | Clear         | dry     | a Fanatic German squad         | wooden building | bocage  | an OBA HE Concentration | +1  | +2     |
        | fanatic-2    | PFPh of the Russian | Overcast      | shallow | a Fanatic German squad         | stone building  | wall    | an on-board mortar      | +1  | +3     |
        | encircled-1  | DFPh of the German  | Rain          | deep    | an Encircled German squad      | stone building  | bocage  | OBA Harassing Fire      | +1  | +3     |
        | encircled-2  | AFPh of the Russian | Heavy Rain    | flooded | an Encircled German squad      | wooden building | wall    | an OBA HE Concentration | +1  | +2     |
        | ti-1         | PFPh of the Russian | Mud           | frozen  | a TI German squad              | wooden building | wall    | an on-board mortar      | +1  | +2     |
        | ti-2         | DFPh of the German  | Falling Snow  | dry     | a TI German squad              | stone building  | bocage  | OBA Harassing Fire      | +1  | +3     |
        | cx-1         | AFPh of the Russian | Snow          | shallow | a CX German squad              | stone building  | wall    | an OBA HE Concentration | +1  | +3     |
        | cx-2         | PFPh of the Russian | Ground Snow   | deep    | a CX German squad              | wooden building | bocage  | an on-board mortar      | +1  | +2     |
