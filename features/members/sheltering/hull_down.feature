Feature: Hull Down behind a wall, and on a bridge its TEM, for every vehicle

  Rule: B9.36 Behind a wall a vehicle is HD, behind a hedge it is not

    @B9.36 @B9.36-1 @B9.36-8
    Scenario Outline: B9.36-8z behind a <barrier> <target> <hd> to <attack> by <firer> <place> F7, <phase>
      Given it is the <phase> turn
      And the weather is <weather>
      And hexside F5-F6 is a <barrier>
      And F7 holds <fort>
      And <target> P in F5
      And <firer> E <place> F7
      And E possesses an AT Gun
      When E attacks P with <attack>
      Then the attack is possible
      And P <hd> to it

      Examples:
        | row                    | phase               | weather       | target                     | firer                         | place                 | fort       | attack         | barrier | hd        |
        | wall-tank              | PFPh of the Russian | Clear         | a German tank              | a Russian crew                | in                    | no foxhole | a Gun          | wall    | is HD     |
        | hedge-tank             | PFPh of the Russian | Clear         | a German tank              | a Russian crew                | in                    | no foxhole | a Gun          | hedge   | is not HD |
        | wall-assault-gun       | DFPh of the German  | Overcast      | a German assault gun       | a CX Russian crew             | in                    | no foxhole | Direct Fire HE | wall    | is HD     |
        | hedge-assault-gun      | DFPh of the German  | Overcast      | a German assault gun       | a CX Russian crew             | in                    | no foxhole | Direct Fire HE | hedge   | is not HD |
        | wall-sp-gun            | AFPh of the Russian | Mud           | a German SP gun            | a concealed Russian crew      | in                    | no foxhole | a Gun          | wall    | is HD     |
        | hedge-sp-gun           | AFPh of the Russian | Mud           | a German SP gun            | a concealed Russian crew      | in                    | no foxhole | a Gun          | hedge   | is not HD |
        | wall-carrier           | PFPh of the Russian | Snow          | a German Carrier           | a Fanatic Russian crew        | in                    | no foxhole | Direct Fire HE | wall    | is HD     |
        | hedge-carrier          | PFPh of the Russian | Snow          | a German Carrier           | a Fanatic Russian crew        | in                    | no foxhole | Direct Fire HE | hedge   | is not HD |
        | wall-halftrack         | DFPh of the German  | Ground Snow   | a German halftrack         | an inexperienced Russian crew | in                    | no foxhole | a Gun          | wall    | is HD     |
        | hedge-halftrack        | DFPh of the German  | Ground Snow   | a German halftrack         | an inexperienced Russian crew | in                    | no foxhole | a Gun          | hedge   | is not HD |
        | wall-armored-car       | AFPh of the Russian | Deep Snow     | a German armored car       | a Russian squad               | in                    | no foxhole | Direct Fire HE | wall    | is HD     |
        | hedge-armored-car      | AFPh of the Russian | Deep Snow     | a German armored car       | a Russian squad               | in                    | no foxhole | Direct Fire HE | hedge   | is not HD |
        | wall-truck             | PFPh of the Russian | sub-zero cold | a German truck             | a pinned Russian crew         | in                    | no foxhole | a Gun          | wall    | is HD     |
        | hedge-truck            | PFPh of the Russian | sub-zero cold | a German truck             | a pinned Russian crew         | in                    | no foxhole | a Gun          | hedge   | is not HD |
        | wall-tractor           | DFPh of the German  | Clear         | a German tractor           | a Russian crew                | beneath the Wire in   | Wire       | Direct Fire HE | wall    | is HD     |
        | hedge-tractor          | DFPh of the German  | Clear         | a German tractor           | a Russian crew                | beneath the Wire in   | Wire       | Direct Fire HE | hedge   | is not HD |
        | wall-bulldozer         | AFPh of the Russian | Overcast      | a German bulldozer         | a Russian crew                | on top of the Wire in | Wire       | a Gun          | wall    | is HD     |
        | hedge-bulldozer        | AFPh of the Russian | Overcast      | a German bulldozer         | a Russian crew                | on top of the Wire in | Wire       | a Gun          | hedge   | is not HD |
        | wall-wagon             | PFPh of the Russian | Mud           | a German wagon             | a Russian crew                | in                    | no foxhole | Direct Fire HE | wall    | is HD     |
        | hedge-wagon            | PFPh of the Russian | Mud           | a German wagon             | a Russian crew                | in                    | no foxhole | Direct Fire HE | hedge   | is not HD |
        | wall-motorcycle        | DFPh of the German  | Snow          | a German motorcycle        | a CX Russian crew             | in                    | no foxhole | a Gun          | wall    | is HD     |
        | hedge-motorcycle       | DFPh of the German  | Snow          | a German motorcycle        | a CX Russian crew             | in                    | no foxhole | a Gun          | hedge   | is not HD |
        | wall-bogged-tank       | AFPh of the Russian | Ground Snow   | a bogged German tank       | a concealed Russian crew      | in                    | no foxhole | Direct Fire HE | wall    | is HD     |
        | hedge-bogged-tank      | AFPh of the Russian | Ground Snow   | a bogged German tank       | a concealed Russian crew      | in                    | no foxhole | Direct Fire HE | hedge   | is not HD |
        | wall-immobilized-tank  | PFPh of the Russian | Deep Snow     | an immobilized German tank | a Fanatic Russian crew        | in                    | no foxhole | a Gun          | wall    | is HD     |
        | hedge-immobilized-tank | PFPh of the Russian | Deep Snow     | an immobilized German tank | a Fanatic Russian crew        | in                    | no foxhole | a Gun          | hedge   | is not HD |
        | wall-stunned-tank      | DFPh of the German  | sub-zero cold | a stunned German tank      | an inexperienced Russian crew | in                    | no foxhole | Direct Fire HE | wall    | is HD     |
        | hedge-stunned-tank     | DFPh of the German  | sub-zero cold | a stunned German tank      | an inexperienced Russian crew | in                    | no foxhole | Direct Fire HE | hedge   | is not HD |
        | wall-shocked-tank      | AFPh of the Russian | Clear         | a shocked German tank      | a Russian squad               | in                    | no foxhole | a Gun          | wall    | is HD     |
        | hedge-shocked-tank     | AFPh of the Russian | Clear         | a shocked German tank      | a Russian squad               | in                    | no foxhole | a Gun          | hedge   | is not HD |
        | wall-moving-tank       | PFPh of the Russian | Overcast      | a moving German tank       | a pinned Russian crew         | in                    | no foxhole | Direct Fire HE | wall    | is HD     |
        | hedge-moving-tank      | PFPh of the Russian | Overcast      | a moving German tank       | a pinned Russian crew         | in                    | no foxhole | Direct Fire HE | hedge   | is not HD |
        | wall-abandoned-tank    | DFPh of the German  | Mud           | an abandoned German tank   | a Russian crew                | beneath the Wire in   | Wire       | a Gun          | wall    | is HD     |
        | hedge-abandoned-tank   | DFPh of the German  | Mud           | an abandoned German tank   | a Russian crew                | beneath the Wire in   | Wire       | a Gun          | hedge   | is not HD |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14w on a bridge <target> has +1 against <attack> by <firer> that is no higher
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And <target> P on the bridge in F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the bridge gives a TEM of +1
      And the TEM is +1

      Examples:
        | row         | target               | firer           | attack          |
        | squad       | a German squad       | a Russian squad | small-arms fire |
        | half-squad  | a German half-squad  | a Russian squad | small-arms fire |
        | crew        | a German crew        | a Russian squad | small-arms fire |
        | leader      | a German leader      | a Russian squad | small-arms fire |
        | tank        | a German tank        | a Russian tank  | MG fire         |
        | assault-gun | a German assault gun | a Russian tank  | MG fire         |
        | sp-gun      | a German SP gun      | a Russian tank  | MG fire         |
        | carrier     | a German Carrier     | a Russian tank  | MG fire         |
        | halftrack   | a German halftrack   | a Russian tank  | MG fire         |
        | armored-car | a German armored car | a Russian tank  | MG fire         |
        | truck       | a German truck       | a Russian tank  | MG fire         |
        | tractor     | a German tractor     | a Russian tank  | MG fire         |
        | bulldozer   | a German bulldozer   | a Russian tank  | MG fire         |
        | wagon       | a German wagon       | a Russian tank  | MG fire         |
        | motorcycle  | a German motorcycle  | a Russian tank  | MG fire         |
        | horse       | a German horse       | a Russian tank  | MG fire         |

    @B27.52 @B27.52-1
    Scenario Outline: B27.52-1t beneath the trench a tank is HD to <firer>, which <fact> and fires <attack>
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German tank P beneath the trench in B2
      And B3 is <ground>
      And the artwork of B3 does not reach towards B4, C3 and C4
      And <firer> Q in B3
      And Q <fact>
      When Q fires <attack> at P
      Then the attack is possible
      And P is HD to it
      And the trench gives no TEM
      And the TEM is 0

      Examples: from Bypass, and by its own Panzerfaust
        | row    | ground      | firer           | fact                                       | attack         |
        | bypass | woods       | a Russian squad | is in Bypass along hexside B3-C3           | an inherent PF |
        | vbm    | woods       | a Russian tank  | is in VBM with its CAFP at vertex B3-C3-C4 | its MA         |
        | pf     | Open Ground | a Russian squad | is concealed                               | an inherent PF |

    @B9.36 @B9.36-1
    Scenario Outline: B9.36-1v behind a wall too a tank that <fact> is HD
      Given it is the DFPh of the German turn
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And P <fact>
      And a Russian tank Q in F7
      When Q attacks P with a Gun
      Then the attack is possible
      And P is HD to it
      And the wall gives no TEM

      Examples:
        | row      | fact                         |
        | bounding | is marked with Bounding Fire |
        | moving   | is moving                    |

    @B9.36 @B27.52 @B9.36-9 @B27.52-1
    Scenario Outline: B9.36-9z behind a wall <target> <there> is not HD to <attack> of a squad <place> <ground>
      Given it is the PFPh of the Russian turn
      And B1 holds a trench
      And hexside B2-B3 is a wall
      And B2 is <near>
      And B2 holds <fort>
      And B3 is <ground>
      And a German tank T in B2
      And <target> P <there> B2
      And P <fact>
      And a Russian squad Q <place> B3
      When Q attacks P with <attack>
      Then the attack is possible
      And P is not HD to it

      Examples: from wherever
        | row      | near        | fort         | target         | there                  | fact                                     | place             | ground                              | attack          |
        | bridge   | Open Ground | no foxhole   | a German squad | in                     | is concealed                             | on the bridge in  | a bridge                            | small-arms fire |
        | gully    | Open Ground | no foxhole   | a German squad | in                     | is concealed                             | IN                | gully                               | small-arms fire |
        | rooftop  | Open Ground | no foxhole   | a German squad | in                     | is concealed                             | on the rooftop of | stone building                      | small-arms fire |
        | level-1  | Open Ground | no foxhole   | a German squad | in                     | is concealed                             | on level 1 of     | stone building with one upper level | small-arms fire |
        | foxhole  | Open Ground | a foxhole 1S | a German squad | beneath the foxhole in | is concealed                             | in                | Open Ground                         | small-arms fire |
        | sangar   | Open Ground | a sangar     | a German squad | beneath the sangar in  | is concealed                             | in                | Open Ground                         | small-arms fire |
        | crest    | gully       | no foxhole   | a German squad | in Crest status in     | fronts hexside B2-B3 in its Crest status | in                | Open Ground                         | small-arms fire |
        | rider    | Open Ground | no foxhole   | a German squad | in                     | rides on T                               | in                | Open Ground                         | small-arms fire |
        | inherent | Open Ground | no foxhole   | a German crew  | in                     | is the Inherent crew of T                | in                | Open Ground                         | small-arms fire |

    @B27.52 @B27.52-1
    Scenario: B27.52-1w the Inherent crew of a halftrack beneath a trench is not HD
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German halftrack H beneath the trench in B2
      And a German crew C beneath the trench in B2
      And C is the Inherent crew of H
      And a Russian squad Q in B4
      When Q attacks C with small-arms fire
      Then the attack is possible
      And C is not HD to it
