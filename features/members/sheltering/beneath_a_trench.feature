Feature: Beneath a trench: every firer, every target, from as high and from above

  Rule: B27.5 The TEM of a trench, less by height

    @B9.31 @B9.33 @B16.32 @B26.31 @B27.5 @B27.52 @B9.31-11 @B9.33-14 @B16.32-1 @B26.31-8 @B27.5-1 @B27.52-8
    Scenario Outline: B27.52-8r a squad beneath a trench has a TEM of <tem> against <firer> <place> <ground>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And A2 holds Wire
      And C2 is marsh
      And B2 holds a trench
      And B3 is <ground>
      And B3 holds <fort>
      And hexside B3-B4 is a wall
      And a German squad P beneath the trench in B2
      And <firer> Q <place> B3
      And <more>
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>
      And P is not HD to it
      And the Emplacement gives no TEM
      And it <is> Area Fire
      And the Wire DRM is 0

      Examples: whoever fires, from as high and from above
        | row                  | when                         | weather       | firer                          | place                    | ground              | fort         | more                                         | attack          | is     | tem |
        | low-squad            | the PFPh of the Russian turn | Clear         | a Russian squad                | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-squad          | the DFPh of the German turn  | Overcast      | a Russian squad                | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-half-squad       | the AFPh of the Russian turn | Mud           | a Russian half-squad           | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-half-squad     | the PFPh of the Russian turn | Snow          | a Russian half-squad           | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-crew             | the DFPh of the German turn  | Ground Snow   | a Russian crew                 | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-crew           | the AFPh of the Russian turn | Deep Snow     | a Russian crew                 | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-hero             | the PFPh of the Russian turn | sub-zero cold | a Russian hero                 | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-hero           | the DFPh of the German turn  | Clear         | a Russian hero                 | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-concealed        | the AFPh of the Russian turn | Overcast      | a concealed Russian squad      | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-concealed      | the PFPh of the Russian turn | Mud           | a concealed Russian squad      | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-cx               | the DFPh of the German turn  | Snow          | a CX Russian squad             | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-cx             | the AFPh of the Russian turn | Ground Snow   | a CX Russian squad             | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-pinned           | the PFPh of the Russian turn | Deep Snow     | a pinned Russian squad         | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is     | +2  |
        | steep-pinned         | the DFPh of the German turn  | sub-zero cold | a pinned Russian squad         | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is     | +1  |
        | low-berserk          | the AFPh of the Russian turn | Clear         | a berserk Russian squad        | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-berserk        | the PFPh of the Russian turn | Overcast      | a berserk Russian squad        | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-green            | the DFPh of the German turn  | Mud           | an inexperienced Russian squad | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-green          | the AFPh of the Russian turn | Snow          | an inexperienced Russian squad | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-fanatic          | the PFPh of the Russian turn | Ground Snow   | a Fanatic Russian squad        | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-fanatic        | the DFPh of the German turn  | Deep Snow     | a Fanatic Russian squad        | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-wounded          | the AFPh of the Russian turn | sub-zero cold | a wounded Russian hero         | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-wounded        | the PFPh of the Russian turn | Clear         | a wounded Russian hero         | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-cavalry          | the PFPh of the Russian turn | Overcast      | a Russian Cavalry squad        | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-cavalry        | the PFPh of the Russian turn | Mud           | a Russian Cavalry squad        | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-foxhole          | the PFPh of the Russian turn | Snow          | a Russian squad                | beneath the foxhole in   | Open Ground         | a foxhole 1S | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-foxhole        | the DFPh of the German turn  | Ground Snow   | a Russian squad                | beneath the foxhole in   | level 2 Open Ground | a foxhole 1S | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-trench           | the AFPh of the Russian turn | Deep Snow     | a Russian squad                | beneath the trench in    | Open Ground         | a trench     | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-trench         | the PFPh of the Russian turn | sub-zero cold | a Russian squad                | beneath the trench in    | level 2 Open Ground | a trench     | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-ditch            | the DFPh of the German turn  | Clear         | a Russian squad                | beneath the A-T Ditch in | Open Ground         | an A-T Ditch | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-ditch          | the AFPh of the Russian turn | Overcast      | a Russian squad                | beneath the A-T Ditch in | level 2 Open Ground | an A-T Ditch | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-sangar           | the PFPh of the Russian turn | Mud           | a Russian squad                | beneath the sangar in    | Open Ground         | a sangar     | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-sangar         | the DFPh of the German turn  | Snow          | a Russian squad                | beneath the sangar in    | level 2 Open Ground | a sangar     | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-wire             | the AFPh of the Russian turn | Ground Snow   | a Russian squad                | beneath the Wire in      | Open Ground         | Wire         | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-wire           | the PFPh of the Russian turn | Deep Snow     | a Russian squad                | beneath the Wire in      | level 2 Open Ground | Wire         | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-pillbox          | the DFPh of the German turn  | sub-zero cold | a Russian squad                | in the pillbox in        | Open Ground         | a pillbox    | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-pillbox        | the AFPh of the Russian turn | Clear         | a Russian squad                | in the pillbox in        | level 2 Open Ground | a pillbox    | B4 is woods                                  | small-arms fire | is not | +1  |
        | low-tank             | the PFPh of the Russian turn | Overcast      | a Russian tank                 | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-tank           | the DFPh of the German turn  | Mud           | a Russian tank                 | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-assault-gun      | the AFPh of the Russian turn | Snow          | a Russian assault gun          | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-assault-gun    | the PFPh of the Russian turn | Ground Snow   | a Russian assault gun          | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-sp-gun           | the DFPh of the German turn  | Deep Snow     | a Russian SP gun               | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-sp-gun         | the AFPh of the Russian turn | sub-zero cold | a Russian SP gun               | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-carrier          | the PFPh of the Russian turn | Clear         | a Russian Carrier              | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-carrier        | the DFPh of the German turn  | Overcast      | a Russian Carrier              | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-halftrack        | the AFPh of the Russian turn | Mud           | a Russian halftrack            | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-halftrack      | the PFPh of the Russian turn | Snow          | a Russian halftrack            | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-armored-car      | the DFPh of the German turn  | Ground Snow   | a Russian armored car          | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-armored-car    | the AFPh of the Russian turn | Deep Snow     | a Russian armored car          | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-bogged           | the PFPh of the Russian turn | sub-zero cold | a bogged Russian tank          | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-bogged         | the DFPh of the German turn  | Clear         | a bogged Russian tank          | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-immobilized      | the AFPh of the Russian turn | Overcast      | an immobilized Russian tank    | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-immobilized    | the PFPh of the Russian turn | Mud           | an immobilized Russian tank    | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-moving           | the DFPh of the German turn  | Snow          | a moving Russian tank          | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-moving         | the AFPh of the Russian turn | Ground Snow   | a moving Russian tank          | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-concealed-tank   | the PFPh of the Russian turn | Deep Snow     | a concealed Russian tank       | in                       | Open Ground         | no foxhole   | B4 is woods                                  | MG fire         | is not | +2  |
        | steep-concealed-tank | the DFPh of the German turn  | sub-zero cold | a concealed Russian tank       | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | MG fire         | is not | +1  |
        | low-bounding         | the AFPh of the Russian turn | Clear         | a Russian tank                 | in                       | Open Ground         | no foxhole   | Q is marked with Bounding Fire               | MG fire         | is not | +2  |
        | steep-bounding       | the PFPh of the Russian turn | Overcast      | a Russian tank                 | in                       | level 2 Open Ground | no foxhole   | Q is marked with Bounding Fire               | MG fire         | is not | +1  |
        | low-bypass           | the DFPh of the German turn  | Mud           | a Russian squad                | in                       | woods               | no foxhole   | Q is in Bypass along hexside B2-B3           | small-arms fire | is not | +2  |
        | steep-bypass         | the AFPh of the Russian turn | Snow          | a Russian squad                | in                       | level 2 woods       | no foxhole   | Q is in Bypass along hexside B2-B3           | small-arms fire | is not | +1  |
        | low-vbm              | the PFPh of the Russian turn | Ground Snow   | a Russian tank                 | in                       | woods               | no foxhole   | Q is in VBM with its CAFP at vertex B2-B3-C3 | MG fire         | is not | +2  |
        | steep-vbm            | the DFPh of the German turn  | Deep Snow     | a Russian tank                 | in                       | level 2 woods       | no foxhole   | Q is in VBM with its CAFP at vertex B2-B3-C3 | MG fire         | is not | +1  |
        | low-wall             | the AFPh of the Russian turn | sub-zero cold | a Russian squad                | in                       | Open Ground         | no foxhole   | Q has wall advantage                         | small-arms fire | is not | +2  |
        | steep-wall           | the PFPh of the Russian turn | Clear         | a Russian squad                | in                       | level 2 Open Ground | no foxhole   | Q has wall advantage                         | small-arms fire | is not | +1  |
        | low-crest            | the DFPh of the German turn  | Overcast      | a Russian squad                | in Crest status in       | gully               | no foxhole   | Q fronts hexside B2-B3 in its Crest status   | small-arms fire | is not | +2  |
        | steep-crest          | the AFPh of the Russian turn | Mud           | a Russian squad                | in Crest status in       | level 2 gully       | no foxhole   | Q fronts hexside B2-B3 in its Crest status   | small-arms fire | is not | +1  |
        | low-hidden           | the PFPh of the Russian turn | Snow          | a hidden Russian squad         | in                       | Open Ground         | no foxhole   | B4 is woods                                  | small-arms fire | is not | +2  |
        | steep-hidden         | the DFPh of the German turn  | Ground Snow   | a hidden Russian squad         | in                       | level 2 Open Ground | no foxhole   | B4 is woods                                  | small-arms fire | is not | +1  |

    @B9.31 @B9.33 @B16.32 @B26.31 @B27.5 @B27.52 @B9.31-11 @B9.33-14 @B16.32-1 @B26.31-8 @B27.5-1 @B27.52-8
    Scenario Outline: B27.52-8s <target> beneath a trench has a TEM of <tem> against <firer> on level <level>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And A2 holds Wire
      And C2 is marsh
      And B2 holds a trench
      And B3 is level <level> Open Ground
      And <target> P beneath the trench in B2
      And <firer> Q in B3
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>
      And P is not HD to it
      And the Emplacement gives no TEM
      And it <is> Area Fire
      And the Wire DRM is 0

      Examples: whatever is beneath it, from as high and from above
        | row                  | when                         | weather       | target                          | firer           | level | attack          | is     | tem |
        | low-squad            | the AFPh of the Russian turn | Deep Snow     | a German squad                  | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-squad          | the PFPh of the Russian turn | sub-zero cold | a German squad                  | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-half-squad       | the DFPh of the German turn  | Clear         | a German half-squad             | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-half-squad     | the AFPh of the Russian turn | Overcast      | a German half-squad             | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-crew             | the PFPh of the Russian turn | Mud           | a German crew                   | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-crew           | the DFPh of the German turn  | Snow          | a German crew                   | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-leader           | the AFPh of the Russian turn | Ground Snow   | a German leader                 | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-leader         | the PFPh of the Russian turn | Deep Snow     | a German leader                 | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-hero             | the DFPh of the German turn  | sub-zero cold | a German hero                   | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-hero           | the AFPh of the Russian turn | Clear         | a German hero                   | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-concealed        | the PFPh of the Russian turn | Overcast      | a concealed German squad        | a Russian squad | 0     | small-arms fire | is     | +2  |
        | steep-concealed      | the DFPh of the German turn  | Mud           | a concealed German squad        | a Russian squad | 2     | small-arms fire | is     | +1  |
        | low-dummies          | the AFPh of the Russian turn | Snow          | a concealed German dummy stack  | a Russian squad | 0     | small-arms fire | is     | +2  |
        | steep-dummies        | the PFPh of the Russian turn | Ground Snow   | a concealed German dummy stack  | a Russian squad | 2     | small-arms fire | is     | +1  |
        | low-pinned           | the DFPh of the German turn  | Deep Snow     | a pinned German squad           | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-pinned         | the AFPh of the Russian turn | sub-zero cold | a pinned German squad           | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-berserk          | the PFPh of the Russian turn | Clear         | a berserk German squad          | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-berserk        | the DFPh of the German turn  | Overcast      | a berserk German squad          | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-broken           | the AFPh of the Russian turn | Mud           | a broken German squad           | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-broken         | the PFPh of the Russian turn | Snow          | a broken German squad           | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-dm               | the DFPh of the German turn  | Ground Snow   | a broken DM German squad        | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-dm             | the AFPh of the Russian turn | Deep Snow     | a broken DM German squad        | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-disrupted        | the PFPh of the Russian turn | sub-zero cold | a broken disrupted German squad | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-disrupted      | the DFPh of the German turn  | Clear         | a broken disrupted German squad | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-unarmed          | the AFPh of the Russian turn | Overcast      | an unarmed German squad         | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-unarmed        | the PFPh of the Russian turn | Mud           | an unarmed German squad         | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-ti               | the DFPh of the German turn  | Snow          | a TI German squad               | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-ti             | the AFPh of the Russian turn | Ground Snow   | a TI German squad               | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-cx               | the PFPh of the Russian turn | Deep Snow     | a CX German squad               | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-cx             | the DFPh of the German turn  | sub-zero cold | a CX German squad               | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-wounded          | the AFPh of the Russian turn | Clear         | a wounded German leader         | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-wounded        | the PFPh of the Russian turn | Overcast      | a wounded German leader         | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-green            | the DFPh of the German turn  | Mud           | an inexperienced German squad   | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-green          | the AFPh of the Russian turn | Snow          | an inexperienced German squad   | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-fanatic          | the PFPh of the Russian turn | Ground Snow   | a Fanatic German squad          | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-fanatic        | the DFPh of the German turn  | Deep Snow     | a Fanatic German squad          | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-encircled        | the AFPh of the Russian turn | sub-zero cold | an Encircled German squad       | a Russian squad | 0     | small-arms fire | is not | +2  |
        | steep-encircled      | the PFPh of the Russian turn | Clear         | an Encircled German squad       | a Russian squad | 2     | small-arms fire | is not | +1  |
        | low-tank             | the DFPh of the German turn  | Overcast      | a German tank                   | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-tank           | the AFPh of the Russian turn | Mud           | a German tank                   | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-assault-gun      | the PFPh of the Russian turn | Snow          | a German assault gun            | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-assault-gun    | the DFPh of the German turn  | Ground Snow   | a German assault gun            | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-sp-gun           | the AFPh of the Russian turn | Deep Snow     | a German SP gun                 | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-sp-gun         | the PFPh of the Russian turn | sub-zero cold | a German SP gun                 | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-carrier          | the DFPh of the German turn  | Clear         | a German Carrier                | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-carrier        | the AFPh of the Russian turn | Overcast      | a German Carrier                | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-halftrack        | the PFPh of the Russian turn | Mud           | a German halftrack              | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-halftrack      | the DFPh of the German turn  | Snow          | a German halftrack              | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-armored-car      | the AFPh of the Russian turn | Ground Snow   | a German armored car            | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-armored-car    | the PFPh of the Russian turn | Deep Snow     | a German armored car            | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-truck            | the DFPh of the German turn  | sub-zero cold | a German truck                  | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-truck          | the AFPh of the Russian turn | Clear         | a German truck                  | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-tractor          | the PFPh of the Russian turn | Overcast      | a German tractor                | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-tractor        | the DFPh of the German turn  | Mud           | a German tractor                | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-bulldozer        | the AFPh of the Russian turn | Snow          | a German bulldozer              | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-bulldozer      | the PFPh of the Russian turn | Ground Snow   | a German bulldozer              | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-wagon            | the DFPh of the German turn  | Deep Snow     | a German wagon                  | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-wagon          | the AFPh of the Russian turn | sub-zero cold | a German wagon                  | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-motorcycle       | the PFPh of the Russian turn | Clear         | a German motorcycle             | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-motorcycle     | the DFPh of the German turn  | Overcast      | a German motorcycle             | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-bogged           | the AFPh of the Russian turn | Mud           | a bogged German tank            | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-bogged         | the PFPh of the Russian turn | Snow          | a bogged German tank            | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-immobilized      | the DFPh of the German turn  | Ground Snow   | an immobilized German tank      | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-immobilized    | the AFPh of the Russian turn | Deep Snow     | an immobilized German tank      | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-stunned          | the PFPh of the Russian turn | sub-zero cold | a stunned German tank           | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-stunned        | the DFPh of the German turn  | Clear         | a stunned German tank           | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-shocked          | the AFPh of the Russian turn | Overcast      | a shocked German tank           | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-shocked        | the PFPh of the Russian turn | Mud           | a shocked German tank           | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-abandoned        | the DFPh of the German turn  | Snow          | an abandoned German tank        | a Russian tank  | 0     | MG fire         | is not | +2  |
        | steep-abandoned      | the AFPh of the Russian turn | Ground Snow   | an abandoned German tank        | a Russian tank  | 2     | MG fire         | is not | +1  |
        | low-concealed-tank   | the PFPh of the Russian turn | Deep Snow     | a concealed German tank         | a Russian tank  | 0     | MG fire         | is     | +2  |
        | steep-concealed-tank | the DFPh of the German turn  | sub-zero cold | a concealed German tank         | a Russian tank  | 2     | MG fire         | is     | +1  |

    @B27.52 @B27.52-8
    Scenario Outline: B27.52-8w on top of a trench <vehicle> gives a squad beside it the TEM of an AFV
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German <vehicle> T on top of the trench in B2
      And T is <status>
      And a German squad P on top of the trench in B2
      And a Russian squad Q in B4
      When Q attacks P with small-arms fire
      Then the attack is possible
      And the AFV gives a TEM of +1
      And the TEM is +1

      Examples: it is not beneath it
        | row         | vehicle     | status      |
        | immobilized | tank        | immobilized |
        | bogged      | tank        | bogged      |
        | stunned     | assault gun | stunned     |
        | shocked     | SP gun      | shocked     |
        | carrier     | Carrier     | immobilized |
        | halftrack   | halftrack   | bogged      |
        | armored-car | armored car | concealed   |

    @B27.5 @B27.52 @B27.5-1 @B27.52-8
    Scenario Outline: B27.5-1w beneath a trench an AT Gun has a TEM of +2 against <weapon>, and is not HD
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And a German AT Gun beneath the trench with P
      And a Russian squad Q in B3
      And Q possesses a BAZ
      When Q fires <weapon> at the AT Gun
      Then the trench gives a TEM of +2
      And the AT Gun is not HD to it

      Examples:
        | row | weapon         |
        | baz | its BAZ        |
        | pf  | an inherent PF |
