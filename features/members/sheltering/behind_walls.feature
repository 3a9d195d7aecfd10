Feature: Hexside TEM for every target, against every attacker, in every phase

  Rule: B9.31 Who has wall advantage has the TEM of its wall

    @B9.3 @B9.31 @B9.3-1 @B9.31-7
    Scenario Outline: B9.31-7z with wall advantage <target> has +2 against <attack> by <firer> <place> F6, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F6 is <ground>
      And F6 holds <fort>
      And hexside F5-F6 is a wall
      And <target> P in F5
      And P has wall advantage
      And <firer> E <place> F6
      When E attacks P with <attack>
      Then the attack is possible
      And the wall gives a TEM of +2
      And the TEM is +2

      Examples:
        | row                | phase               | weather       | target                         | firer                              | place                    | ground                              | fort         | attack          |
        | squad              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | half-squad         | DFPh of the German  | Overcast      | a German half-squad            | a Russian half-squad               | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | crew               | AFPh of the Russian | Mud           | a German crew                  | a Russian crew                     | in                       | woods                               | no foxhole   | small-arms fire |
        | hero               | PFPh of the Russian | Ground Snow   | a German hero                  | a Russian hero                     | in                       | brush                               | no foxhole   | small-arms fire |
        | concealed          | DFPh of the German  | Snow          | a concealed German squad       | a concealed Russian squad          | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | cx                 | PFPh of the Russian | Deep Snow     | a concealed German dummy stack | a CX Russian squad                 | in                       | woods                               | no foxhole   | small-arms fire |
        | pinned             | PFPh of the Russian | sub-zero cold | a berserk German squad         | a pinned Russian squad             | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | berserk            | PFPh of the Russian | Clear         | a pinned German squad          | a berserk Russian squad            | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | wounded            | PFPh of the Russian | Clear         | a wounded German hero          | a wounded Russian hero             | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | inexperienced      | PFPh of the Russian | Clear         | an inexperienced German squad  | an inexperienced Russian squad     | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | fanatic            | PFPh of the Russian | Clear         | a Fanatic German squad         | a Fanatic Russian squad            | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | pillbox            | PFPh of the Russian | Clear         | an Encircled German squad      | a Russian squad                    | in the pillbox in        | Open Ground                         | a pillbox    | small-arms fire |
        | foxhole            | PFPh of the Russian | Clear         | a TI German squad              | a Russian squad                    | beneath the foxhole in   | Open Ground                         | a foxhole 1S | small-arms fire |
        | trench             | PFPh of the Russian | Clear         | a CX German squad              | a Russian squad                    | beneath the trench in    | Open Ground                         | a trench     | small-arms fire |
        | on-wire            | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on top of the Wire in    | Open Ground                         | Wire         | small-arms fire |
        | wire               | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | beneath the Wire in      | Open Ground                         | Wire         | small-arms fire |
        | sangar             | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | beneath the sangar in    | Open Ground                         | a sangar     | small-arms fire |
        | ditch              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | small-arms fire |
        | gully              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | IN                       | gully                               | no foxhole   | small-arms fire |
        | crest              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | in Crest status in       | gully                               | no foxhole   | small-arms fire |
        | bridge             | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on the bridge in         | bridge                              | no foxhole   | small-arms fire |
        | floor              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on level 1 of            | stone building with one upper level | no foxhole   | small-arms fire |
        | rooftop            | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on the rooftop of        | stone building with one upper level | no foxhole   | small-arms fire |
        | tank-mg            | PFPh of the Russian | Clear         | a German squad                 | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | bogged             | PFPh of the Russian | Clear         | a German squad                 | a bogged Russian tank              | in                       | Open Ground                         | no foxhole   | MG fire         |
        | immobilized        | PFPh of the Russian | Clear         | a German squad                 | an immobilized Russian assault gun | in                       | Open Ground                         | no foxhole   | MG fire         |
        | moving             | PFPh of the Russian | Clear         | a German squad                 | a moving Russian tank              | in                       | Open Ground                         | no foxhole   | MG fire         |
        | halftrack          | PFPh of the Russian | Clear         | a German squad                 | a Russian halftrack                | in                       | Open Ground                         | no foxhole   | MG fire         |
        | tank-he            | PFPh of the Russian | Clear         | a German squad                 | a Russian tank                     | in                       | Open Ground                         | no foxhole   | Direct Fire HE  |
        | mol                | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | in                       | Open Ground                         | no foxhole   | a MOL           |
        | tank-target        | PFPh of the Russian | Clear         | a German tank                  | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | assault-gun-target | PFPh of the Russian | Clear         | a German assault gun           | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | sp-gun-target      | PFPh of the Russian | Clear         | a German SP gun                | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | carrier-target     | PFPh of the Russian | Clear         | a German Carrier               | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | halftrack-target   | PFPh of the Russian | Clear         | a German halftrack             | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | armored-car-target | PFPh of the Russian | Clear         | a German armored car           | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | bogged-target      | PFPh of the Russian | Clear         | a bogged German tank           | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | immobilized-target | PFPh of the Russian | Clear         | an immobilized German tank     | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | moving-target      | PFPh of the Russian | Clear         | a moving German tank           | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |

      @reading:B9.32-armed
      Examples: who is shocked
        | row            | phase               | weather | target                | firer          | place | ground      | fort       | attack  |
        | shocked-target | PFPh of the Russian | Clear   | a shocked German tank | a Russian tank | in    | Open Ground | no foxhole | MG fire |

      @reading:B9.32-stunned-vehicle
      Examples: who is stunned
        | row            | phase               | weather | target                | firer          | place | ground      | fort       | attack  |
        | stunned-target | PFPh of the Russian | Clear   | a stunned German tank | a Russian tank | in    | Open Ground | no foxhole | MG fire |

    @B9.3 @B9.31 @B9.3-1 @B9.31-7
    Scenario Outline: B9.31-7y where no phase is told <target> with wall advantage has +2 against <attack> by <firer>
      Given hexside F5-F6 is a wall
      And <target> P in F5
      And P has wall advantage
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM is +2

      Examples:
        | row   | target         | firer           | attack          |
        | squad | a German squad | a Russian squad | small-arms fire |
        | tank  | a German tank  | a Russian tank  | MG fire         |

  Rule: B9.42 To a vertex behind the wall it is the same

    @B9.31 @B9.42 @B9.31-7 @B9.42-4
    Scenario Outline: B9.42-4z in Bypass behind its wall <target> has +2 against <attack> by <firer> <place> F6, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is woods
      And F6 is <ground>
      And F6 holds <fort>
      And hexside F5-F6 is a wall
      And <target> P in F5
      And P is in Bypass along hexside F5-F6
      And P has wall advantage
      And <firer> E <place> F6
      When E attacks P with <attack>
      Then the attack is possible
      And the wall gives a TEM of +2
      And the TEM is +2

      Examples:
        | row           | phase               | weather       | target                         | firer                              | place                    | ground                              | fort         | attack          |
        | squad         | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | half-squad    | DFPh of the German  | Overcast      | a German half-squad            | a Russian half-squad               | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | crew          | AFPh of the Russian | Mud           | a German crew                  | a Russian crew                     | in                       | woods                               | no foxhole   | small-arms fire |
        | hero          | PFPh of the Russian | Ground Snow   | a German hero                  | a Russian hero                     | in                       | brush                               | no foxhole   | small-arms fire |
        | concealed     | DFPh of the German  | Snow          | a concealed German squad       | a concealed Russian squad          | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | cx            | PFPh of the Russian | Deep Snow     | a concealed German dummy stack | a CX Russian squad                 | in                       | woods                               | no foxhole   | small-arms fire |
        | pinned        | PFPh of the Russian | sub-zero cold | a berserk German squad         | a pinned Russian squad             | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | berserk       | PFPh of the Russian | Clear         | a pinned German squad          | a berserk Russian squad            | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | wounded       | PFPh of the Russian | Clear         | a wounded German hero          | a wounded Russian hero             | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | inexperienced | PFPh of the Russian | Clear         | an inexperienced German squad  | an inexperienced Russian squad     | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | fanatic       | PFPh of the Russian | Clear         | a Fanatic German squad         | a Fanatic Russian squad            | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | pillbox       | PFPh of the Russian | Clear         | an Encircled German squad      | a Russian squad                    | in the pillbox in        | Open Ground                         | a pillbox    | small-arms fire |
        | foxhole       | PFPh of the Russian | Clear         | a TI German squad              | a Russian squad                    | beneath the foxhole in   | Open Ground                         | a foxhole 1S | small-arms fire |
        | trench        | PFPh of the Russian | Clear         | a CX German squad              | a Russian squad                    | beneath the trench in    | Open Ground                         | a trench     | small-arms fire |
        | on-wire       | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on top of the Wire in    | Open Ground                         | Wire         | small-arms fire |
        | wire          | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | beneath the Wire in      | Open Ground                         | Wire         | small-arms fire |
        | sangar        | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | beneath the sangar in    | Open Ground                         | a sangar     | small-arms fire |
        | ditch         | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | small-arms fire |
        | gully         | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | IN                       | gully                               | no foxhole   | small-arms fire |
        | crest         | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | in Crest status in       | gully                               | no foxhole   | small-arms fire |
        | bridge        | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on the bridge in         | bridge                              | no foxhole   | small-arms fire |
        | floor         | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on level 1 of            | stone building with one upper level | no foxhole   | small-arms fire |
        | rooftop       | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on the rooftop of        | stone building with one upper level | no foxhole   | small-arms fire |
        | tank-mg       | PFPh of the Russian | Clear         | a German squad                 | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | bogged        | PFPh of the Russian | Clear         | a German squad                 | a bogged Russian tank              | in                       | Open Ground                         | no foxhole   | MG fire         |
        | immobilized   | PFPh of the Russian | Clear         | a German squad                 | an immobilized Russian assault gun | in                       | Open Ground                         | no foxhole   | MG fire         |
        | moving        | PFPh of the Russian | Clear         | a German squad                 | a moving Russian tank              | in                       | Open Ground                         | no foxhole   | MG fire         |
        | halftrack     | PFPh of the Russian | Clear         | a German squad                 | a Russian halftrack                | in                       | Open Ground                         | no foxhole   | MG fire         |
        | tank-he       | PFPh of the Russian | Clear         | a German squad                 | a Russian tank                     | in                       | Open Ground                         | no foxhole   | Direct Fire HE  |
        | mol           | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | in                       | Open Ground                         | no foxhole   | a MOL           |

    @B9.31 @B9.42 @B9.31-7 @B9.42-4
    Scenario Outline: B9.42-4y in VBM behind its wall <target> has +2 against MG fire
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <target> P in F5
      And P is in VBM with its CAFP at vertex E6-F5-F6
      And P has wall advantage
      And a Russian tank E in F6
      When E attacks P with MG fire
      Then the attack is possible
      And the TEM is +2

      Examples:
        | row         | target                     |
        | tank        | a German tank              |
        | assault-gun | a German assault gun       |
        | sp-gun      | a German SP gun            |
        | carrier     | a German Carrier           |
        | halftrack   | a German halftrack         |
        | armored-car | a German armored car       |
        | bogged      | a bogged German tank       |
        | immobilized | an immobilized German tank |
        | moving      | a moving German tank       |

      @reading:B9.32-armed
      Examples: who is shocked
        | row     | target                |
        | shocked | a shocked German tank |

      @reading:B9.32-stunned-vehicle
      Examples: who is stunned
        | row     | target                |
        | stunned | a stunned German tank |

    @B9.36 @B9.42 @B9.36-1 @B9.42-10
    Scenario Outline: B9.42-10z in VBM behind its wall <target> is HD to <attack>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <target> P in F5
      And P is in VBM with its CAFP at vertex E6-F5-F6
      And P has wall advantage
      And a Russian tank E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And P is HD to it

      Examples:
        | row         | target                     | attack         |
        | tank        | a German tank              | a Gun          |
        | assault-gun | a German assault gun       | Direct Fire HE |
        | sp-gun      | a German SP gun            | HEAT           |
        | carrier     | a German Carrier           | a Gun          |
        | halftrack   | a German halftrack         | Direct Fire HE |
        | armored-car | a German armored car       | HEAT           |
        | bogged      | a bogged German tank       | a Gun          |
        | immobilized | an immobilized German tank | Direct Fire HE |
        | moving      | a moving German tank       | Direct Fire HE |

      @reading:B9.32-armed
      Examples: who is shocked
        | row     | target                | attack |
        | shocked | a shocked German tank | a Gun  |

      @reading:B9.32-stunned-vehicle
      Examples: who is stunned
        | row     | target                | attack |
        | stunned | a stunned German tank | HEAT   |

  Rule: B9.33 A firer high above takes the same from all

    @B9.33 @B9.33-1
    Scenario Outline: B9.33-1z against <attack> by <firer> <place> F6, two levels higher, <target> has +1, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F6 is <ground>
      And F6 holds <fort>
      And hexside F5-F6 is a wall at level 0
      And <target> P in F5
      And P has wall advantage
      And <firer> E <place> F6
      When E attacks P with <attack>
      Then the attack is possible
      And the wall gives a TEM of +1
      And the TEM is +1

      Examples:
        | row                | phase               | weather       | target                         | firer                              | place                    | ground                                      | fort         | attack          |
        | squad              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | half-squad         | DFPh of the German  | Overcast      | a German half-squad            | a Russian half-squad               | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | crew               | AFPh of the Russian | Mud           | a German crew                  | a Russian crew                     | in                       | level 2 woods                               | no foxhole   | small-arms fire |
        | hero               | PFPh of the Russian | Ground Snow   | a German hero                  | a Russian hero                     | in                       | level 2 brush                               | no foxhole   | small-arms fire |
        | concealed          | DFPh of the German  | Snow          | a concealed German squad       | a concealed Russian squad          | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | cx                 | PFPh of the Russian | Deep Snow     | a concealed German dummy stack | a CX Russian squad                 | in                       | level 2 woods                               | no foxhole   | small-arms fire |
        | pinned             | PFPh of the Russian | sub-zero cold | a berserk German squad         | a pinned Russian squad             | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | berserk            | PFPh of the Russian | Clear         | a pinned German squad          | a berserk Russian squad            | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | wounded            | PFPh of the Russian | Clear         | a wounded German hero          | a wounded Russian hero             | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | inexperienced      | PFPh of the Russian | Clear         | an inexperienced German squad  | an inexperienced Russian squad     | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | fanatic            | PFPh of the Russian | Clear         | a Fanatic German squad         | a Fanatic Russian squad            | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | pillbox            | PFPh of the Russian | Clear         | an Encircled German squad      | a Russian squad                    | in the pillbox in        | level 2 Open Ground                         | a pillbox    | small-arms fire |
        | foxhole            | PFPh of the Russian | Clear         | a TI German squad              | a Russian squad                    | beneath the foxhole in   | level 2 Open Ground                         | a foxhole 1S | small-arms fire |
        | trench             | PFPh of the Russian | Clear         | a CX German squad              | a Russian squad                    | beneath the trench in    | level 2 Open Ground                         | a trench     | small-arms fire |
        | on-wire            | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on top of the Wire in    | level 2 Open Ground                         | Wire         | small-arms fire |
        | wire               | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | beneath the Wire in      | level 2 Open Ground                         | Wire         | small-arms fire |
        | sangar             | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | beneath the sangar in    | level 2 Open Ground                         | a sangar     | small-arms fire |
        | ditch              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | beneath the A-T Ditch in | level 2 Open Ground                         | an A-T Ditch | small-arms fire |
        | gully              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | IN                       | a gully at level 3                          | no foxhole   | small-arms fire |
        | crest              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | in Crest status in       | a gully at level 2                          | no foxhole   | small-arms fire |
        | bridge             | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on the bridge in         | a bridge at level 2                         | no foxhole   | small-arms fire |
        | floor              | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on level 1 of            | level 1 stone building with one upper level | no foxhole   | small-arms fire |
        | rooftop            | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | on the rooftop of        | level 1 stone building with one upper level | no foxhole   | small-arms fire |
        | tank-mg            | PFPh of the Russian | Clear         | a German squad                 | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | bogged             | PFPh of the Russian | Clear         | a German squad                 | a bogged Russian tank              | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | immobilized        | PFPh of the Russian | Clear         | a German squad                 | an immobilized Russian assault gun | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | moving             | PFPh of the Russian | Clear         | a German squad                 | a moving Russian tank              | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | halftrack          | PFPh of the Russian | Clear         | a German squad                 | a Russian halftrack                | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | tank-he            | PFPh of the Russian | Clear         | a German squad                 | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | Direct Fire HE  |
        | mol                | PFPh of the Russian | Clear         | a German squad                 | a Russian squad                    | in                       | level 2 Open Ground                         | no foxhole   | a MOL           |
        | tank-target        | PFPh of the Russian | Clear         | a German tank                  | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | assault-gun-target | PFPh of the Russian | Clear         | a German assault gun           | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | sp-gun-target      | PFPh of the Russian | Clear         | a German SP gun                | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | carrier-target     | PFPh of the Russian | Clear         | a German Carrier               | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | halftrack-target   | PFPh of the Russian | Clear         | a German halftrack             | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | armored-car-target | PFPh of the Russian | Clear         | a German armored car           | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | bogged-target      | PFPh of the Russian | Clear         | a bogged German tank           | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | immobilized-target | PFPh of the Russian | Clear         | an immobilized German tank     | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | stunned-target     | PFPh of the Russian | Clear         | a stunned German tank          | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | shocked-target     | PFPh of the Russian | Clear         | a shocked German tank          | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | moving-target      | PFPh of the Russian | Clear         | a moving German tank           | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14z beneath the <cover> <target> keeps <tem> of it
      Given it is the PFPh of the Russian turn
      And F5 holds <fort>
      And F6 is level 2 Open Ground
      And <target> P beneath the <cover> in F5
      And a Russian squad E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the <cover> gives a TEM of <tem>
      And the TEM is <tem>

      Examples:
        | row                        | target                          | cover     | fort         | attack          | tem |
        | squad                      | a German squad                  | foxhole   | a foxhole 1S | small-arms fire | +1  |
        | half-squad                 | a German half-squad             | trench    | a trench     | small-arms fire | +1  |
        | crew                       | a German crew                   | A-T Ditch | an A-T Ditch | small-arms fire | +1  |
        | hero                       | a German hero                   | foxhole   | a foxhole 1S | small-arms fire | +1  |
        | leader                     | a German leader                 | trench    | a trench     | small-arms fire | +1  |
        | concealed-germsquad        | a concealed German squad        | A-T Ditch | an A-T Ditch | small-arms fire | +1  |
        | concealed-germdummy-stack  | a concealed German dummy stack  | foxhole   | a foxhole 1S | small-arms fire | +1  |
        | berserk-germsquad          | a berserk German squad          | trench    | a trench     | small-arms fire | +1  |
        | broken-germsquad           | a broken German squad           | A-T Ditch | an A-T Ditch | small-arms fire | +1  |
        | broken-dm-germsquad        | a broken DM German squad        | foxhole   | a foxhole 1S | small-arms fire | +1  |
        | broken-disrupted-germsquad | a broken disrupted German squad | trench    | a trench     | small-arms fire | +1  |
        | hidden-germsquad           | a hidden German squad           | A-T Ditch | an A-T Ditch | small-arms fire | +1  |
        | pinned-germsquad           | a pinned German squad           | foxhole   | a foxhole 1S | small-arms fire | +1  |
        | ti-germsquad               | a TI German squad               | trench    | a trench     | small-arms fire | +1  |
        | unarmed-germsquad          | an unarmed German squad         | A-T Ditch | an A-T Ditch | small-arms fire | +1  |
        | wounded-germhero           | a wounded German hero           | foxhole   | a foxhole 1S | small-arms fire | +1  |
        | tank                       | a German tank                   | trench    | a trench     | MG fire         | +1  |

      @reading:B27.6-sangar-tem
      Examples: the TEM of a sangar
        | row    | target         | cover  | fort     | attack          | tem |
        | sangar | a German squad | sangar | a sangar | small-arms fire | 0   |

  Rule: B9.31 Who has no wall advantage has the wall's TEM against who has none either

    @B9.3 @B9.31 @B9.3-1 @B9.31-12
    Scenario Outline: B9.31-12z <target> <place> F5 has the +2 against <attack> by <firer>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 holds <fort>
      And F6 is woods
      And hexside F5-F6 is a wall
      And <target> P <place> F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the wall gives a TEM of +2
      And the TEM is +2

      Examples:
        | row                    | phase               | weather       | target                          | place                    | fort         | firer           | attack          |
        | leader                 | PFPh of the Russian | Clear         | a German leader                 | in                       | no foxhole   | a Russian squad | small-arms fire |
        | wounded-leader         | DFPh of the German  | Overcast      | a wounded German leader         | in                       | no foxhole   | a Russian squad | small-arms fire |
        | broken-squad           | AFPh of the Russian | Mud           | a broken German squad           | in                       | no foxhole   | a Russian squad | small-arms fire |
        | broken-dm-squad        | PFPh of the Russian | Snow          | a broken DM German squad        | in                       | no foxhole   | a Russian squad | small-arms fire |
        | broken-disrupted-squad | DFPh of the German  | Ground Snow   | a broken disrupted German squad | in                       | no foxhole   | a Russian squad | small-arms fire |
        | unarmed-squad          | AFPh of the Russian | Deep Snow     | an unarmed German squad         | in                       | no foxhole   | a Russian squad | small-arms fire |
        | broken-half-squad      | PFPh of the Russian | sub-zero cold | a broken German half-squad      | in                       | no foxhole   | a Russian squad | small-arms fire |
        | broken-crew            | DFPh of the German  | Clear         | a broken German crew            | in                       | no foxhole   | a Russian squad | small-arms fire |
        | foxhole                | PFPh of the Russian | Overcast      | a German squad                  | beneath the foxhole in   | a foxhole 1S | a Russian squad | small-arms fire |
        | trench                 | PFPh of the Russian | Mud           | a German squad                  | beneath the trench in    | a trench     | a Russian squad | small-arms fire |
        | ditch                  | PFPh of the Russian | Snow          | a German squad                  | beneath the A-T Ditch in | an A-T Ditch | a Russian squad | small-arms fire |
        | sangar                 | PFPh of the Russian | Ground Snow   | a German squad                  | beneath the sangar in    | a sangar     | a Russian squad | small-arms fire |
        | on-wire                | PFPh of the Russian | Deep Snow     | a German squad                  | on top of the Wire in    | Wire         | a Russian squad | small-arms fire |
        | truck                  | PFPh of the Russian | sub-zero cold | a German truck                  | in                       | no foxhole   | a Russian squad | small-arms fire |
        | tractor                | PFPh of the Russian | Clear         | a German tractor                | in                       | no foxhole   | a Russian squad | small-arms fire |
        | bulldozer              | PFPh of the Russian | Overcast      | a German bulldozer              | in                       | no foxhole   | a Russian squad | small-arms fire |
        | wagon                  | PFPh of the Russian | Mud           | a German wagon                  | in                       | no foxhole   | a Russian squad | small-arms fire |
        | motorcycle             | PFPh of the Russian | Snow          | a German motorcycle             | in                       | no foxhole   | a Russian squad | small-arms fire |
        | horse                  | PFPh of the Russian | Ground Snow   | a German horse                  | in                       | no foxhole   | a Russian squad | small-arms fire |
        | abandoned-tank         | PFPh of the Russian | Deep Snow     | an abandoned German tank        | in                       | no foxhole   | a Russian squad | MG fire         |

    @B9.3 @B9.31 @B9.3-1 @B9.31-12
    Scenario Outline: B9.31-12y so has the <weapon> of a broken crew, <what>
      Given it is the PFPh of the Russian turn
      And F6 is woods
      And hexside F5-F6 is a wall
      And a broken German crew C in F5
      And C possesses <gear>
      And a Russian squad E in F6
      When E attacks the <weapon> with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of +2

      Examples:
        | row      | weapon   | what     | gear               |
        | at       | AT Gun   | in place | an AT Gun          |
        | emplaced | AT Gun   | emplaced | an emplaced AT Gun |
        | inf      | INF Gun  | in place | an INF Gun         |
        | mortar   | 81mm MTR | in place | an 81mm MTR        |
        | aa       | AA Gun   | in place | an AA Gun          |
        | art      | ART Gun  | in place | an ART Gun         |
        | rcl-gun  | RCL Gun  | in place | a RCL Gun          |

    @B9.3 @B9.3-11
    Scenario Outline: B9.3-11z nobody aboard has the wall's TEM in the <phase>: <who>
      Given it is the <phase> turn
      And hexside F5-F6 is a wall
      And a German <vehicle> V in F5
      And <who> P in F5
      And P <carried> V
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And the wall gives no TEM

      Examples:
        | row        | phase               | vehicle | who                            | carried   |
        | squad      | PFPh of the Russian | tank    | a German squad                 | rides on  |
        | half-squad | DFPh of the German  | tank    | a German half-squad            | rides on  |
        | crew       | AFPh of the Russian | truck   | a German crew                  | is aboard |
        | leader     | PFPh of the Russian | truck   | a German leader                | is aboard |
        | hero       | PFPh of the Russian | tank    | a German hero                  | rides on  |
        | dummies    | PFPh of the Russian | truck   | a concealed German dummy stack | is aboard |
        | concealed  | PFPh of the Russian | truck   | a concealed German squad       | is aboard |

  Rule: B9.33 The height of a firer lowers no TEM of woods

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14v in woods <target> keeps +1 against <attack> from two levels above, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is woods
      And F5 holds <fort>
      And F6 is level 3 Open Ground
      And <target> P <place> F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the woods gives a TEM of +1
      And the TEM is +1

      Examples:
        | row                    | phase               | weather       | target                          | place                 | fort       | firer                     | attack          |
        | squad                  | PFPh of the Russian | Clear         | a German squad                  | in                    | no foxhole | a Russian squad           | small-arms fire |
        | half-squad             | DFPh of the German  | Overcast      | a German half-squad             | in                    | no foxhole | a Russian crew            | small-arms fire |
        | crew                   | AFPh of the Russian | Mud           | a German crew                   | in                    | no foxhole | a Russian half-squad      | small-arms fire |
        | hero                   | PFPh of the Russian | Ground Snow   | a German hero                   | in                    | no foxhole | a CX Russian squad        | small-arms fire |
        | concealed-squad        | DFPh of the German  | Snow          | a concealed German squad        | in                    | no foxhole | a concealed Russian squad | small-arms fire |
        | dummies                | PFPh of the Russian | Deep Snow     | a concealed German dummy stack  | in                    | no foxhole | a Russian squad           | small-arms fire |
        | berserk-squad          | PFPh of the Russian | sub-zero cold | a berserk German squad          | in                    | no foxhole | a Russian crew            | small-arms fire |
        | pinned-squad           | PFPh of the Russian | Clear         | a pinned German squad           | in                    | no foxhole | a Russian half-squad      | small-arms fire |
        | wounded-hero           | PFPh of the Russian | Clear         | a wounded German hero           | in                    | no foxhole | a CX Russian squad        | small-arms fire |
        | green-squad            | PFPh of the Russian | Clear         | an inexperienced German squad   | in                    | no foxhole | a concealed Russian squad | small-arms fire |
        | fanatic-squad          | PFPh of the Russian | Clear         | a Fanatic German squad          | in                    | no foxhole | a Russian squad           | small-arms fire |
        | encircled-squad        | PFPh of the Russian | Clear         | an Encircled German squad       | in                    | no foxhole | a Russian crew            | small-arms fire |
        | ti-squad               | PFPh of the Russian | Clear         | a TI German squad               | in                    | no foxhole | a Russian half-squad      | small-arms fire |
        | cx-squad               | PFPh of the Russian | Clear         | a CX German squad               | in                    | no foxhole | a CX Russian squad        | small-arms fire |
        | leader                 | PFPh of the Russian | Clear         | a German leader                 | in                    | no foxhole | a concealed Russian squad | small-arms fire |
        | broken-squad           | PFPh of the Russian | Clear         | a broken German squad           | in                    | no foxhole | a Russian squad           | small-arms fire |
        | broken-dm-squad        | PFPh of the Russian | Clear         | a broken DM German squad        | in                    | no foxhole | a Russian crew            | small-arms fire |
        | broken-disrupted-squad | PFPh of the Russian | Clear         | a broken disrupted German squad | in                    | no foxhole | a Russian half-squad      | small-arms fire |
        | unarmed-squad          | PFPh of the Russian | Clear         | an unarmed German squad         | in                    | no foxhole | a CX Russian squad        | small-arms fire |
        | hidden-squad           | PFPh of the Russian | Clear         | a hidden German squad           | in                    | no foxhole | a concealed Russian squad | small-arms fire |
        | tank                   | PFPh of the Russian | Clear         | a German tank                   | in                    | no foxhole | a Russian tank            | MG fire         |
        | assault-gun            | PFPh of the Russian | Clear         | a German assault gun            | in                    | no foxhole | a Russian tank            | MG fire         |
        | sp-gun                 | PFPh of the Russian | Clear         | a German SP gun                 | in                    | no foxhole | a Russian tank            | MG fire         |
        | carrier                | PFPh of the Russian | Clear         | a German Carrier                | in                    | no foxhole | a Russian tank            | MG fire         |
        | halftrack              | PFPh of the Russian | Clear         | a German halftrack              | in                    | no foxhole | a Russian tank            | MG fire         |
        | armored-car            | PFPh of the Russian | Clear         | a German armored car            | in                    | no foxhole | a Russian tank            | MG fire         |
        | bogged-tank            | PFPh of the Russian | Clear         | a bogged German tank            | in                    | no foxhole | a Russian tank            | MG fire         |
        | immobilized-tank       | PFPh of the Russian | Clear         | an immobilized German tank      | in                    | no foxhole | a Russian tank            | MG fire         |
        | stunned-tank           | PFPh of the Russian | Clear         | a stunned German tank           | in                    | no foxhole | a Russian tank            | MG fire         |
        | shocked-tank           | PFPh of the Russian | Clear         | a shocked German tank           | in                    | no foxhole | a Russian tank            | MG fire         |
        | abandoned-tank         | PFPh of the Russian | Clear         | an abandoned German tank        | in                    | no foxhole | a Russian tank            | MG fire         |
        | truck                  | PFPh of the Russian | Clear         | a German truck                  | in                    | no foxhole | a Russian tank            | MG fire         |
        | tractor                | PFPh of the Russian | Clear         | a German tractor                | in                    | no foxhole | a Russian tank            | MG fire         |
        | bulldozer              | PFPh of the Russian | Clear         | a German bulldozer              | in                    | no foxhole | a Russian tank            | MG fire         |
        | motorcycle             | PFPh of the Russian | Clear         | a German motorcycle             | in                    | no foxhole | a Russian tank            | MG fire         |
        | wagon                  | PFPh of the Russian | Clear         | a German wagon                  | in                    | no foxhole | a Russian tank            | MG fire         |
        | horse                  | PFPh of the Russian | Clear         | a German horse                  | in                    | no foxhole | a Russian tank            | MG fire         |
        | mol                    | PFPh of the Russian | Clear         | a German squad                  | in                    | no foxhole | a Russian squad           | a MOL           |
        | wire                   | PFPh of the Russian | Clear         | a German squad                  | beneath the Wire in   | Wire       | a Russian squad           | small-arms fire |
        | on-wire                | PFPh of the Russian | Clear         | a German squad                  | on top of the Wire in | Wire       | a Russian squad           | small-arms fire |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14u and who is aboard keeps it: <who>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And F6 is level 3 Open Ground
      And hexside F6-F7 is a wall at level 3
      And a German <vehicle> V in F5
      And a German squad P in F5
      And P <carried> V
      And a Russian squad E in F6
      When E attacks P with small-arms fire
      Then the attack is possible
      And the woods gives a TEM of +1

      Examples: the firer has wall advantage on the far side of its hex
        | row       | who         | vehicle | carried   |
        | rider     | a Rider     | tank    | rides on  |
        | passenger | a Passenger | truck   | is aboard |

    @B9.33 @B9.33-1
    Scenario Outline: B9.33-1y the height of <firer> with wall advantage on its hill counts as that of others
      Given it is the PFPh of the Russian turn
      And F6 is level 2 <ground>
      And hexside F5-F6 is a wall at level 0
      And hexside F6-F7 is a wall at level 2
      And a German squad P in F5
      And <firer> E in F6
      And E has wall advantage
      When E attacks P with <attack>
      Then the attack is possible
      And the wall gives a TEM of +1

      Examples:
        | row   | firer           | ground      | attack          |
        | squad | a Russian squad | Open Ground | small-arms fire |
        | crew  | a Russian crew  | woods       | small-arms fire |
        | tank  | a Russian tank  | Open Ground | MG fire         |

  Rule: B9.33 The height of every firer lowers the TEM of a trench

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14t two levels above it <firer> <place> F6 leaves +1 of it, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 holds a trench
      And F6 is <ground>
      And F6 holds <fort>
      And a German squad P beneath the trench in F5
      And <firer> E <place> F6
      When E attacks P with <attack>
      Then the attack is possible
      And the trench gives a TEM of +1
      And the TEM is +1

      Examples:
        | row           | phase               | weather       | firer                              | place                    | ground                                      | fort         | attack          |
        | squad         | PFPh of the Russian | Clear         | a Russian squad                    | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | half-squad    | DFPh of the German  | Overcast      | a Russian half-squad               | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | crew          | AFPh of the Russian | Mud           | a Russian crew                     | in                       | level 2 woods                               | no foxhole   | small-arms fire |
        | hero          | PFPh of the Russian | Ground Snow   | a Russian hero                     | in                       | level 2 brush                               | no foxhole   | small-arms fire |
        | concealed     | DFPh of the German  | Snow          | a concealed Russian squad          | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | cx            | PFPh of the Russian | Deep Snow     | a CX Russian squad                 | in                       | level 2 grain                               | no foxhole   | small-arms fire |
        | pinned        | PFPh of the Russian | sub-zero cold | a pinned Russian squad             | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | berserk       | PFPh of the Russian | Clear         | a berserk Russian squad            | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | wounded       | PFPh of the Russian | Clear         | a wounded Russian hero             | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | inexperienced | PFPh of the Russian | Clear         | an inexperienced Russian squad     | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | fanatic       | PFPh of the Russian | Clear         | a Fanatic Russian squad            | in                       | level 2 Open Ground                         | no foxhole   | small-arms fire |
        | pillbox       | PFPh of the Russian | Clear         | a Russian squad                    | in the pillbox in        | level 2 Open Ground                         | a pillbox    | small-arms fire |
        | foxhole       | PFPh of the Russian | Clear         | a Russian squad                    | beneath the foxhole in   | level 2 Open Ground                         | a foxhole 1S | small-arms fire |
        | trench        | PFPh of the Russian | Clear         | a Russian squad                    | beneath the trench in    | level 2 Open Ground                         | a trench     | small-arms fire |
        | on-wire       | PFPh of the Russian | Clear         | a Russian squad                    | on top of the Wire in    | level 2 Open Ground                         | Wire         | small-arms fire |
        | wire          | PFPh of the Russian | Clear         | a Russian squad                    | beneath the Wire in      | level 2 Open Ground                         | Wire         | small-arms fire |
        | sangar        | PFPh of the Russian | Clear         | a Russian squad                    | beneath the sangar in    | level 2 Open Ground                         | a sangar     | small-arms fire |
        | ditch         | PFPh of the Russian | Clear         | a Russian squad                    | beneath the A-T Ditch in | level 2 Open Ground                         | an A-T Ditch | small-arms fire |
        | gully         | PFPh of the Russian | Clear         | a Russian squad                    | IN                       | a gully at level 3                          | no foxhole   | small-arms fire |
        | crest         | PFPh of the Russian | Clear         | a Russian squad                    | in Crest status in       | a gully at level 2                          | no foxhole   | small-arms fire |
        | bridge        | PFPh of the Russian | Clear         | a Russian squad                    | on the bridge in         | a bridge at level 2                         | no foxhole   | small-arms fire |
        | floor         | PFPh of the Russian | Clear         | a Russian squad                    | on level 1 of            | level 1 stone building with one upper level | no foxhole   | small-arms fire |
        | rooftop       | PFPh of the Russian | Clear         | a Russian squad                    | on the rooftop of        | level 1 stone building with one upper level | no foxhole   | small-arms fire |
        | tank-mg       | PFPh of the Russian | Clear         | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | bogged        | PFPh of the Russian | Clear         | a bogged Russian tank              | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | immobilized   | PFPh of the Russian | Clear         | an immobilized Russian assault gun | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | moving        | PFPh of the Russian | Clear         | a moving Russian tank              | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | halftrack     | PFPh of the Russian | Clear         | a Russian halftrack                | in                       | level 2 Open Ground                         | no foxhole   | MG fire         |
        | tank-he       | PFPh of the Russian | Clear         | a Russian tank                     | in                       | level 2 Open Ground                         | no foxhole   | Direct Fire HE  |
        | mol           | PFPh of the Russian | Clear         | a Russian squad                    | in                       | level 2 Open Ground                         | no foxhole   | a MOL           |

    @B9.3 @B9.3-9
    Scenario Outline: B9.3-9x through the road gap <target> has a TEM of +2 of the wall, for it does not move
      Given the board excerpt 6_X7
      And it is the PFPh of the Russian turn
      And <target> P in X9
      And P has wall advantage
      And a Russian squad E in W9
      When E attacks P with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of +2
      And the TEM is +2

      Examples:
        | row         | target                     |
        | immobilized | an immobilized German tank |
        | shocked     | a shocked German tank      |
        | stunned     | a stunned German tank      |
        | concealed   | a concealed German squad   |
        | assault-gun | a German assault gun       |
        | pinned      | a pinned German crew       |

  Rule: B9.3 Who fights, bypasses, Pushes or carries has the hexside's TEM too

    @B9.3 @B9.3-1
    Scenario Outline: B9.3-1p <target> that <has> has the <tem> of the <barrier>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      And P <has>
      And <more>
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>

      Examples:
        | row               | phase               | weather       | target                 | ground          | has                              | more                     | barrier | tem |
        | melee-squad       | PFPh of the Russian | Clear         | a German squad         | woods           | is in Melee                      | B1 is brush              | wall    | +2  |
        | melee-half-squad  | DFPh of the German  | Mud           | a German half-squad    | woods           | is in Melee                      | B1 is brush              | hedge   | +1  |
        | melee-crew        | AFPh of the Russian | Ground Snow   | a German crew          | stone building  | is in Melee                      | B1 is brush              | wall    | +2  |
        | melee-hero        | PFPh of the Russian | sub-zero cold | a German hero          | wooden building | is in Melee                      | B1 is brush              | hedge   | +1  |
        | melee-leader      | DFPh of the German  | Overcast      | a German leader        | woods           | is in Melee                      | B1 is brush              | wall    | +2  |
        | bypass-squad      | AFPh of the Russian | Snow          | a German squad         | woods           | is in Bypass along hexside F5-F6 | B1 is brush              | bocage  | +2  |
        | bypass-half-squad | PFPh of the Russian | Deep Snow     | a German half-squad    | stone building  | is in Bypass along hexside F5-F6 | B1 is brush              | wall    | +2  |
        | bypass-crew       | DFPh of the German  | Clear         | a German crew          | woods           | is in Bypass along hexside F5-F6 | B1 is brush              | hedge   | +1  |
        | bypass-hero       | AFPh of the Russian | Mud           | a German hero          | wooden building | is in Bypass along hexside F5-F6 | B1 is brush              | bocage  | +2  |
        | bypass-cx         | PFPh of the Russian | Ground Snow   | a CX German squad      | woods           | is in Bypass along hexside F5-F6 | B1 is brush              | wall    | +2  |
        | pushing-at        | DFPh of the German  | sub-zero cold | a German crew          | Open Ground     | possesses an AT Gun              | P is Pushing the AT Gun  | hedge   | +1  |
        | pushing-inf       | AFPh of the Russian | Overcast      | a German crew          | brush           | possesses an INF Gun             | P is Pushing the INF Gun | bocage  | +2  |
        | lmg               | PFPh of the Russian | Snow          | a German half-squad    | grain           | possesses a LMG                  | B1 is brush              | wall    | +2  |
        | hero-mmg          | DFPh of the German  | Deep Snow     | a German hero          | brush           | possesses a MMG                  | B1 is brush              | hedge   | +1  |
        | gun               | AFPh of the Russian | Clear         | a German crew          | Open Ground     | possesses an AT Gun              | B1 is brush              | bocage  | +2  |
        | leader-baz        | PFPh of the Russian | Mud           | a German leader        | Open Ground     | possesses a BAZ                  | B1 is brush              | wall    | +2  |
        | berserk           | DFPh of the German  | Ground Snow   | a berserk German squad | brush           | possesses a LMG                  | B1 is brush              | hedge   | +1  |

  Rule: B9.3 Through the gap nobody who moves has it, and elsewhere all who move have it

    @B9.3 @B9.3-1 @B9.3-8
    Scenario Outline: B9.3-8p <target> that moves behind a <barrier>, and <gap>: <tem>, <weather>, water <depth>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a <barrier>
      And <gap>
      And <target> P in F4
      And a Russian squad E in F7
      When P moves into F5
      And E attacks P with small-arms fire
      Then that is allowed
      And the <barrier> gives a TEM of <tem>

      Examples:
        | row            | weather       | depth   | target                        | barrier      | gap                                      | tem |
        | squad          | Clear         | dry     | a German squad                | wall         | B1 is woods                              | +2  |
        | gap-squad      | Snow          | deep    | a German squad                | hedge        | the depiction of hexside F5-F6 has a gap | 0   |
        | half-squad     | Overcast      | shallow | a German half-squad           | hedge        | B1 is woods                              | +1  |
        | gap-half-squad | Ground Snow   | flooded | a German half-squad           | cactus hedge | the depiction of hexside F5-F6 has a gap | 0   |
        | crew           | Snow          | deep    | a German crew                 | cactus hedge | B1 is woods                              | +1  |
        | gap-crew       | Deep Snow     | frozen  | a German crew                 | wall         | the depiction of hexside F5-F6 has a gap | 0   |
        | hero           | Ground Snow   | flooded | a German hero                 | wall         | B1 is woods                              | +2  |
        | gap-hero       | sub-zero cold | dry     | a German hero                 | hedge        | the depiction of hexside F5-F6 has a gap | 0   |
        | wounded        | Deep Snow     | frozen  | a wounded German hero         | hedge        | B1 is woods                              | +1  |
        | gap-wounded    | Clear         | shallow | a wounded German hero         | cactus hedge | the depiction of hexside F5-F6 has a gap | 0   |
        | concealed      | sub-zero cold | dry     | a concealed German squad      | cactus hedge | B1 is woods                              | +1  |
        | gap-concealed  | Overcast      | deep    | a concealed German squad      | wall         | the depiction of hexside F5-F6 has a gap | 0   |
        | green          | Clear         | shallow | an inexperienced German squad | wall         | B1 is woods                              | +2  |
        | gap-green      | Snow          | flooded | an inexperienced German squad | hedge        | the depiction of hexside F5-F6 has a gap | 0   |
        | fanatic        | Overcast      | deep    | a Fanatic German squad        | hedge        | B1 is woods                              | +1  |
        | gap-fanatic    | Ground Snow   | frozen  | a Fanatic German squad        | cactus hedge | the depiction of hexside F5-F6 has a gap | 0   |
        | encircled      | Snow          | flooded | an Encircled German squad     | cactus hedge | B1 is woods                              | +1  |
        | gap-encircled  | Deep Snow     | dry     | an Encircled German squad     | wall         | the depiction of hexside F5-F6 has a gap | 0   |
        | cx             | Ground Snow   | frozen  | a CX German squad             | wall         | B1 is woods                              | +2  |
        | gap-cx         | sub-zero cold | shallow | a CX German squad             | hedge        | the depiction of hexside F5-F6 has a gap | 0   |
        | unarmed        | Deep Snow     | dry     | an unarmed German squad       | hedge        | B1 is woods                              | +1  |
        | gap-unarmed    | Clear         | deep    | an unarmed German squad       | cactus hedge | the depiction of hexside F5-F6 has a gap | 0   |
        | leader         | sub-zero cold | shallow | a German leader               | cactus hedge | B1 is woods                              | +1  |
        | gap-leader     | Overcast      | flooded | a German leader               | wall         | the depiction of hexside F5-F6 has a gap | 0   |

  Rule: B9.3 Against Riders and Passengers that fire it counts as against anybody

    @B9.3 @B9.3-1
    Scenario Outline: B9.3-1q against <firer> that <how> <vehicle> the <barrier> gives <tem>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And hexside F5-F6 is a <barrier>
      And <vehicle> T in F7
      And <firer> E in F7
      And E <how> T
      And a German squad P in F5
      When E attacks P with small-arms fire
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>

      Examples:
        | row              | phase               | weather       | firer                | vehicle               | how       | barrier      | tem |
        | rider            | PFPh of the Russian | Clear         | a Russian squad      | a Russian tank        | rides on  | wall         | +2  |
        | rider-half-squad | DFPh of the German  | Mud           | a Russian half-squad | a Russian tank        | rides on  | hedge        | +1  |
        | rider-hero       | AFPh of the Russian | Ground Snow   | a Russian hero       | a Russian assault gun | rides on  | cactus hedge | +1  |
        | passenger        | PFPh of the Russian | sub-zero cold | a Russian squad      | a Russian halftrack   | is aboard | wall         | +2  |
        | passenger-crew   | DFPh of the German  | Overcast      | a Russian crew       | a Russian halftrack   | is aboard | hedge        | +1  |
        | passenger-truck  | AFPh of the Russian | Snow          | a Russian half-squad | a Russian truck       | is aboard | cactus hedge | +1  |
