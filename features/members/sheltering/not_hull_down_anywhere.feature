Feature: Not Hull Down and not emplaced: wherever the target is, and whatever it is

  Rule: B9.36 The TEM of a wall, and not HD

    @B9.31 @B9.33 @B9.36 @B16.32 @B26.31 @B9.3 @B9.31-8 @B9.33-13 @B9.36-6 @B16.32-1 @B26.31-8 @B9.3-1
    Scenario Outline: B9.36-6y <target> <place> <ground> has the +2 of the <barrier> and is not HD, where <more>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And A2 is marsh
      And C2 holds a trench
      And B2 is <ground>
      And B2 holds <fort>
      And hexside B2-B3 is a <barrier>
      And <target> P <place> B2
      And <more>
      And <firer> Q in B4
      When Q attacks P with <attack>
      Then the attack is possible
      And the <source> gives a TEM of <tem>
      And P is not HD to it
      And the Emplacement gives no TEM
      And it <is> Area Fire
      And the Wire DRM is 0

      Examples: whatever it is, does and has suffered
        | row            | when                         | weather       | target                          | place                    | ground      | fort         | barrier   | source    | more                                         | firer           | attack          | is     | tem |
        | column         | the PFPh of the Russian turn | Clear         | a German squad                  | in                       | Open Ground | no foxhole   | wall      | wall      | P is in Column                               | a Russian squad | small-arms fire | is not | +2  |
        | convoy         | the DFPh of the German turn  | Overcast      | a German truck                  | in                       | Open Ground | no foxhole   | wall      | wall      | P is in Convoy                               | a Russian tank  | MG fire         | is not | +2  |
        | motorcyclist   | the AFPh of the Russian turn | Mud           | a German motorcyclist squad     | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian squad | small-arms fire | is not | +2  |
        | bounding       | the PFPh of the Russian turn | Snow          | a German tank                   | in                       | Open Ground | no foxhole   | wall      | wall      | P is marked with Bounding Fire               | a Russian tank  | MG fire         | is not | +2  |
        | moving         | the DFPh of the German turn  | Ground Snow   | a moving German tank            | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | stunned        | the AFPh of the Russian turn | Deep Snow     | a stunned German tank           | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | shocked        | the PFPh of the Russian turn | sub-zero cold | a shocked German tank           | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | bogged         | the DFPh of the German turn  | Clear         | a bogged German tank            | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | immobilized    | the AFPh of the Russian turn | Overcast      | an immobilized German tank      | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | abandoned      | the PFPh of the Russian turn | Mud           | an abandoned German tank        | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | bulldozer      | the DFPh of the German turn  | Snow          | a German bulldozer              | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | tractor        | the AFPh of the Russian turn | Ground Snow   | a German tractor                | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | horse          | the PFPh of the Russian turn | Deep Snow     | a German horse                  | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | wagon          | the DFPh of the German turn  | sub-zero cold | a German wagon                  | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is not | +2  |
        | concealed-tank | the AFPh of the Russian turn | Clear         | a concealed German tank         | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian tank  | MG fire         | is     | +2  |
        | captured       | the PFPh of the Russian turn | Overcast      | a captured German squad         | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian squad | small-arms fire | is not | +2  |
        | dummies        | the DFPh of the German turn  | Mud           | a concealed German dummy stack  | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian squad | small-arms fire | is     | +2  |
        | disrupted      | the AFPh of the Russian turn | Snow          | a broken disrupted German squad | in                       | Open Ground | no foxhole   | wall      | wall      | B1 is woods                                  | a Russian squad | small-arms fire | is not | +2  |
        | bypass         | the PFPh of the Russian turn | Ground Snow   | a German squad                  | in                       | woods       | no foxhole   | wall      | wall      | P is in Bypass along hexside B2-B3           | a Russian squad | small-arms fire | is not | +2  |
        | vbm            | the DFPh of the German turn  | Deep Snow     | a German tank                   | in                       | woods       | no foxhole   | wall      | wall      | P is in VBM with its CAFP at vertex B2-B3-C3 | a Russian tank  | MG fire         | is not | +2  |
        | advantage      | the AFPh of the Russian turn | sub-zero cold | a German squad                  | in                       | Open Ground | no foxhole   | wall      | wall      | P has wall advantage                         | a Russian squad | small-arms fire | is not | +2  |
        | wire           | the PFPh of the Russian turn | Clear         | a German squad                  | beneath the Wire in      | Open Ground | Wire         | wall      | wall      | B1 is woods                                  | a Russian squad | small-arms fire | is not | +2  |
        | on-foxhole     | the DFPh of the German turn  | Overcast      | a German squad                  | on top of the foxhole in | Open Ground | a foxhole 1S | wall      | wall      | B1 is woods                                  | a Russian squad | small-arms fire | is not | +2  |
        | roadblock      | the AFPh of the Russian turn | Mud           | a German squad                  | on the bridge in         | a bridge    | no foxhole   | Roadblock | roadblock | B1 is woods                                  | a Russian squad | small-arms fire | is not | +2  |

    @B9.31 @B9.33 @B9.36 @B16.32 @B26.31 @B9.3 @B9.31-8 @B9.33-13 @B9.36-6 @B16.32-1 @B26.31-8 @B9.3-1
    Scenario Outline: B9.36-6x so has the <gear> of a crew, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And A2 is marsh
      And C2 holds a trench
      And hexside B2-B3 is a wall
      And a German crew C in B2
      And C <has>
      And a Russian squad Q in B4
      When Q attacks the <gear> with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of +2
      And the <gear> is not HD to it
      And the Emplacement gives no TEM
      And it is not Area Fire
      And the Wire DRM is 0

      Examples:
        | row      | when                         | weather       | gear     | has                   |
        | lmg      | the PFPh of the Russian turn | Snow          | LMG      | possesses a LMG       |
        | mmg      | the DFPh of the German turn  | Ground Snow   | MMG      | possesses a MMG       |
        | hmg      | the AFPh of the Russian turn | Deep Snow     | HMG      | possesses a HMG       |
        | baz      | the PFPh of the Russian turn | sub-zero cold | BAZ      | possesses a BAZ       |
        | at-gun   | the DFPh of the German turn  | Clear         | AT Gun   | possesses an AT Gun   |
        | inf-gun  | the AFPh of the Russian turn | Overcast      | INF Gun  | possesses an INF Gun  |
        | art-gun  | the PFPh of the Russian turn | Mud           | ART Gun  | possesses an ART Gun  |
        | aa-gun   | the DFPh of the German turn  | Snow          | AA Gun   | possesses an AA Gun   |
        | rcl-gun  | the AFPh of the Russian turn | Ground Snow   | RCL Gun  | possesses a RCL Gun   |
        | 81mm-mtr | the PFPh of the Russian turn | Deep Snow     | 81mm MTR | possesses an 81mm MTR |
        | dc       | the DFPh of the German turn  | Clear         | DC       | possesses a DC        |

  Rule: B27.52 No source of TEM makes HD

    @B9.31 @B9.33 @B16.32 @B26.31 @B27.52 @B9.31-11 @B9.33-14 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B27.52-8t <target> <place> <ground> has a TEM of <tem> and is not HD to <there> on level <level>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And A2 is marsh
      And C2 holds a trench
      And B2 is <ground>
      And B2 holds <fort>
      And B3 is level <level> Open Ground
      And <target> P <place> B2
      And <more>
      And <there> Q in B3
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>
      And P is not HD to it
      And the Emplacement gives no TEM
      And it <is> Area Fire
      And the Wire DRM is 0

      Examples: wherever it is, from as high and from above
        | row              | when                         | weather       | target                         | place                    | ground                              | fort         | more                    | there           | level | attack          | is     | tem |
        | bridge           | the DFPh of the German turn  | sub-zero cold | a German squad                 | on the bridge in         | a bridge                            | no foxhole   | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | +1  |
        | bridge-steep     | the AFPh of the Russian turn | Clear         | a German squad                 | on the bridge in         | a bridge                            | no foxhole   | B1 is woods             | a Russian squad | 2     | small-arms fire | is not | 0   |
        | bridge-tank      | the PFPh of the Russian turn | Overcast      | a German tank                  | on the bridge in         | a bridge                            | no foxhole   | B1 is woods             | a Russian tank  | 0     | MG fire         | is not | +1  |
        | bridge-gun       | the DFPh of the German turn  | Mud           | a German crew                  | on the bridge in         | a bridge                            | no foxhole   | P possesses an AT Gun   | a Russian squad | 0     | small-arms fire | is not | +1  |
        | floor            | the AFPh of the Russian turn | Snow          | a German squad                 | on level 1 of            | stone building with one upper level | no foxhole   | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | +3  |
        | floor-half-squad | the PFPh of the Russian turn | Ground Snow   | a German half-squad            | on level 1 of            | stone building with one upper level | no foxhole   | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | +3  |
        | rooftop          | the DFPh of the German turn  | Deep Snow     | a German squad                 | on the rooftop of        | stone building                      | no foxhole   | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | 0   |
        | gully            | the AFPh of the Russian turn | sub-zero cold | a German squad                 | IN                       | gully                               | no foxhole   | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | 0   |
        | below-bridge     | the PFPh of the Russian turn | Clear         | a German squad                 | below the bridge in      | a bridge                            | no foxhole   | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | 0   |
        | boat             | the DFPh of the German turn  | Overcast      | a German boat                  | in                       | river                               | no foxhole   | B1 is woods             | a Russian tank  | 0     | MG fire         | is not | 0   |
        | aircraft         | the AFPh of the Russian turn | Mud           | a German aircraft              | in                       | Open Ground                         | no foxhole   | B1 is woods             | a Russian tank  | 0     | MG fire         | is not | 0   |
        | graveyard        | the PFPh of the Russian turn | Snow          | a German squad                 | in                       | graveyard                           | no foxhole   | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | +1  |
        | dug-in-gully     | the DFPh of the German turn  | Ground Snow   | a German squad                 | beneath the trench in    | gully                               | a trench     | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | +2  |
        | foxhole          | the AFPh of the Russian turn | Deep Snow     | a German squad                 | beneath the foxhole in   | Open Ground                         | a foxhole 1S | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | +2  |
        | foxhole-steep    | the PFPh of the Russian turn | sub-zero cold | a German squad                 | beneath the foxhole in   | Open Ground                         | a foxhole 1S | B1 is woods             | a Russian squad | 2     | small-arms fire | is not | +1  |
        | ditch            | the DFPh of the German turn  | Clear         | a German squad                 | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | +2  |
        | ditch-steep      | the AFPh of the Russian turn | Overcast      | a German squad                 | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | B1 is woods             | a Russian squad | 2     | small-arms fire | is not | +1  |
        | foxhole-dummies  | the PFPh of the Russian turn | Mud           | a concealed German dummy stack | beneath the foxhole in   | Open Ground                         | a foxhole 1S | B1 is woods             | a Russian squad | 0     | small-arms fire | is     | +2  |
        | foxhole-captured | the DFPh of the German turn  | Snow          | a captured German squad        | beneath the foxhole in   | Open Ground                         | a foxhole 1S | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | +2  |
        | trench-pushed    | the AFPh of the Russian turn | Ground Snow   | a German crew                  | beneath the trench in    | Open Ground                         | a trench     | P possesses an 81mm MTR | a Russian squad | 0     | small-arms fire | is not | +2  |
        | shellholes       | the PFPh of the Russian turn | Deep Snow     | a German squad                 | in                       | shellholes                          | no foxhole   | B1 is woods             | a Russian squad | 0     | small-arms fire | is not | +1  |
        | shellholes-steep | the DFPh of the German turn  | sub-zero cold | a German squad                 | in                       | shellholes                          | no foxhole   | B1 is woods             | a Russian squad | 2     | small-arms fire | is not | 0   |

    @B9.31 @B9.33 @B27.5 @B27.52 @B9.31-11 @B9.33-14 @B27.5-1 @B27.52-8
    Scenario Outline: B27.52-8u against <attack> by <firer> on level <level> a squad beneath a trench has a TEM of <tem>, <weather>
      Given it is <when>
      And the weather is <weather>
      And B2 holds a trench
      And B3 is level <level> Open Ground
      And a German squad P beneath the trench in B2
      And <firer> Q in B3
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>
      And P is not HD to it
      And the Emplacement gives no TEM

      Examples: by each means
        | row           | when                         | weather       | attack                  | firer              | level | tem |
        | he            | the PFPh of the Russian turn | Clear         | Direct Fire HE          | a Russian tank     | 0     | +2  |
        | he-steep      | the PFPh of the Russian turn | Overcast      | Direct Fire HE          | a Russian tank     | 2     | +1  |
        | gun           | the PFPh of the Russian turn | Mud           | a Gun                   | a Russian tank     | 0     | +2  |
        | gun-steep     | the PFPh of the Russian turn | Snow          | a Gun                   | a Russian tank     | 2     | +1  |
        | bombardment   | the PFPh of the Russian turn | Ground Snow   | Residual FP             | a Russian squad    | 0     | +2  |
        | mortar        | the PFPh of the Russian turn | Deep Snow     | an on-board mortar      | a Russian crew     | 0     | +2  |
        | oba           | the PFPh of the Russian turn | sub-zero cold | an OBA HE Concentration | a Russian leader   | 0     | +4  |
        | harassing     | the PFPh of the Russian turn | Clear         | OBA Harassing Fire      | a Russian leader   | 0     | +4  |
        | flamethrower  | the PFPh of the Russian turn | Overcast      | a flamethrower          | a Russian squad    | 0     | 0   |
        | molotov       | the PFPh of the Russian turn | Mud           | a MOL                   | a Russian squad    | 0     | +2  |
        | molotov-steep | the PFPh of the Russian turn | Snow          | a MOL                   | a Russian squad    | 2     | +1  |
        | strafing      | the PFPh of the Russian turn | Ground Snow   | strafing                | a Russian aircraft | 0     | +2  |
        | bomb          | the PFPh of the Russian turn | Deep Snow     | an aerial bomb          | a Russian aircraft | 0     | +2  |
        | thrown-dc     | the PFPh of the Russian turn | sub-zero cold | a Thrown DC             | a Russian squad    | 0     | +2  |
        | bmg           | the PFPh of the Russian turn | Clear         | BMG fire                | a Russian tank     | 0     | +2  |
