Feature: TEM of hex and hexside, with wall advantage and without, for every kind of unit

  Rule: B9.31 Who has wall advantage has nothing of its hex

    @B9.31 @B9.31-4
    Scenario Outline: B9.31-4z beside a hero with it too <target> has no TEM of its <ground> against <firer>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And a German hero H in F5
      And H has wall advantage
      And <target> P in F5
      And P has wall advantage
      And <firer> E in F3
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM is 0

      Examples:
        | row         | when                         | weather       | target                         | ground         | firer                | attack          |
        | squad       | the PFPh of the Russian turn | Clear         | a German squad                 | woods          | a Russian squad      | small-arms fire |
        | half-squad  | the DFPh of the German turn  | Overcast      | a German half-squad            | stone building | a Russian half-squad | small-arms fire |
        | crew        | the AFPh of the Russian turn | Mud           | a German crew                  | shellholes     | a Russian crew       | small-arms fire |
        | hero        | the PFPh of the Russian turn | Snow          | a German hero                  | graveyard      | a Russian hero       | small-arms fire |
        | concealed   | the DFPh of the German turn  | Ground Snow   | a concealed German squad       | woods          | a Russian squad      | small-arms fire |
        | dummies     | the AFPh of the Russian turn | Deep Snow     | a concealed German dummy stack | stone building | a Russian half-squad | small-arms fire |
        | berserk     | the PFPh of the Russian turn | sub-zero cold | a berserk German squad         | shellholes     | a Russian crew       | small-arms fire |
        | pinned      | the DFPh of the German turn  | Clear         | a pinned German squad          | graveyard      | a Russian hero       | small-arms fire |
        | wounded     | the AFPh of the Russian turn | Overcast      | a wounded German hero          | woods          | a Russian squad      | small-arms fire |
        | green       | the PFPh of the Russian turn | Mud           | an inexperienced German squad  | stone building | a Russian half-squad | small-arms fire |
        | fanatic     | the DFPh of the German turn  | Snow          | a Fanatic German squad         | shellholes     | a Russian crew       | small-arms fire |
        | encircled   | the AFPh of the Russian turn | Ground Snow   | an Encircled German squad      | graveyard      | a Russian hero       | small-arms fire |
        | ti          | the PFPh of the Russian turn | Deep Snow     | a TI German squad              | woods          | a Russian squad      | small-arms fire |
        | cx          | the DFPh of the German turn  | sub-zero cold | a CX German squad              | stone building | a Russian half-squad | small-arms fire |
        | cavalry     | the AFPh of the Russian turn | Clear         | a German Cavalry squad         | shellholes     | a Russian crew       | small-arms fire |
        | tank        | the PFPh of the Russian turn | Overcast      | a German tank                  | cactus patch   | a Russian tank       | MG fire         |
        | assault-gun | the DFPh of the German turn  | Mud           | a German assault gun           | olive grove    | a Russian tank       | MG fire         |
        | sp-gun      | the AFPh of the Russian turn | Snow          | a German SP gun                | cactus patch   | a Russian tank       | MG fire         |
        | carrier     | the PFPh of the Russian turn | Ground Snow   | a German Carrier               | olive grove    | a Russian tank       | MG fire         |
        | halftrack   | the DFPh of the German turn  | Deep Snow     | a German halftrack             | cactus patch   | a Russian tank       | MG fire         |
        | armored-car | the AFPh of the Russian turn | sub-zero cold | a German armored car           | olive grove    | a Russian tank       | MG fire         |
        | bogged      | the PFPh of the Russian turn | Clear         | a bogged German tank           | cactus patch   | a Russian tank       | MG fire         |
        | immobilized | the DFPh of the German turn  | Overcast      | an immobilized German tank     | olive grove    | a Russian tank       | MG fire         |
        | moving      | the AFPh of the Russian turn | Mud           | a moving German tank           | cactus patch   | a Russian tank       | MG fire         |
        | leader      | the AFPh of the Russian turn | Deep Snow     | a German leader                | woods          | a Russian squad      | small-arms fire |
        | broken      | the PFPh of the Russian turn | sub-zero cold | a broken German squad          | woods          | a Russian squad      | small-arms fire |
        | unarmed     | the DFPh of the German turn  | Clear         | an unarmed German squad        | stone building | a Russian squad      | small-arms fire |

      @reading:B9.32-armed
      Examples: who is shocked
        | row     | when                         | weather  | target                | ground       | firer          | attack  |
        | shocked | the AFPh of the Russian turn | Overcast | a shocked German tank | cactus patch | a Russian tank | MG fire |

      @reading:B9.32-stunned-vehicle
      Examples: who is stunned
        | row     | when                         | weather | target                | ground       | firer          | attack  |
        | stunned | the PFPh of the Russian turn | Mud     | a stunned German tank | cactus patch | a Russian tank | MG fire |

    @B9.31 @B9.31-4
    Scenario Outline: B9.31-4y nor has the <weapon> of a crew with it, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German crew C in F5
      And C possesses <gear>
      And C has wall advantage
      And a Russian squad E in F3
      When E attacks the <weapon> with small-arms fire
      Then the attack is possible
      And the woods gives no TEM

      Examples:
        | row     | when                         | weather     | weapon   | gear        |
        | at-gun  | the PFPh of the Russian turn | Clear       | AT Gun   | an AT Gun   |
        | inf-gun | the DFPh of the German turn  | Overcast    | INF Gun  | an INF Gun  |
        | art-gun | the AFPh of the Russian turn | Mud         | ART Gun  | an ART Gun  |
        | aa-gun  | the PFPh of the Russian turn | Snow        | AA Gun   | an AA Gun   |
        | rcl-gun | the DFPh of the German turn  | Ground Snow | RCL Gun  | a RCL Gun   |
        | mortar  | the AFPh of the Russian turn | Deep Snow   | 81mm MTR | an 81mm MTR |

    @B9.31 @B9.31-4
    Scenario Outline: B9.31-4v nor has the <weapon> of a squad with it, <when>
      Given it is <when>
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad C in F5
      And C possesses a <weapon>
      And C has wall advantage
      And a Russian squad E in F3
      When E attacks the <weapon> with small-arms fire
      Then the attack is possible
      And the woods gives no TEM

      Examples:
        | row         | when                         | weapon      |
        | lmg         | the PFPh of the Russian turn | LMG         |
        | mmg         | the DFPh of the German turn  | MMG         |
        | hmg         | the AFPh of the Russian turn | HMG         |
        | baz         | the PFPh of the Russian turn | BAZ         |
        | psk         | the DFPh of the German turn  | PSK         |
        | piat        | the AFPh of the Russian turn | PIAT        |
        | ft          | the PFPh of the Russian turn | FT          |
        | dc          | the DFPh of the German turn  | DC          |
        | 50mm-mortar | the AFPh of the Russian turn | 50mm mortar |

    @B9.3 @B9.3-1 @B9.3-3
    Scenario Outline: B9.3-1w in Crest status a <unit> behind the wall it fronts has its TEM against fire across it: <gives>
      Given it is the PFPh of the Russian turn
      And F5 is gully
      And hexside F5-F6 is a wall
      And a German <unit> P in Crest status in F5
      And P fronts hexside F5-F6 in its Crest status
      When small-arms fire across hexside <edge> hits P
      Then the <what> gives <gives>

      Examples:
        | row        | unit       | edge  | what | gives       |
        | squad      | squad      | F5-F6 | wall | a TEM of +2 |
        | leader     | leader     | F5-F6 | wall | a TEM of +2 |
        | other-side | half-squad | F4-F5 | wall | no TEM      |

  Rule: B9.31 Against whom with wall advantage the hexside is worth nothing

    @B9.31 @B9.31-13
    Scenario Outline: B9.31-13x nobody has the <barrier> against <firer> <place> F6 with wall advantage, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F5 is woods
      And F6 is <ground>
      And F6 holds <fort>
      And hexside F5-F6 is a <barrier>
      And a German squad P in F5
      And <firer> E <place> F6
      And <more>
      And E has wall advantage
      When E attacks P with <attack>
      Then the attack is possible
      And the <barrier> gives no TEM
      And the TEM is +1

      Examples:
        | row         | when                         | weather       | firer                   | place               | ground      | fort       | more                                         | barrier | attack          |
        | bypass      | the PFPh of the Russian turn | Clear         | a Russian squad         | in                  | woods       | no foxhole | E is in Bypass along hexside F5-F6           | wall    | small-arms fire |
        | vbm         | the DFPh of the German turn  | Overcast      | a Russian tank          | in                  | woods       | no foxhole | E is in VBM with its CAFP at vertex F5-F6-G6 | hedge   | MG fire         |
        | wire        | the AFPh of the Russian turn | Mud           | a Russian squad         | beneath the Wire in | Open Ground | Wire       | F4 is woods                                  | wall    | small-arms fire |
        | crest       | the PFPh of the Russian turn | Snow          | a Russian squad         | in Crest status in  | gully       | no foxhole | E fronts hexside F5-F6 in its Crest status   | hedge   | small-arms fire |
        | bounding    | the DFPh of the German turn  | Ground Snow   | a Russian tank          | in                  | Open Ground | no foxhole | E is marked with Bounding Fire               | wall    | MG fire         |
        | cavalry     | the AFPh of the Russian turn | Deep Snow     | a Russian Cavalry squad | in                  | Open Ground | no foxhole | F4 is woods                                  | hedge   | small-arms fire |
        | armored-car | the PFPh of the Russian turn | sub-zero cold | a Russian armored car   | in                  | Open Ground | no foxhole | F4 is woods                                  | wall    | MG fire         |
        | sp-gun      | the DFPh of the German turn  | Clear         | a Russian SP gun        | in                  | Open Ground | no foxhole | F4 is woods                                  | hedge   | MG fire         |
        | carrier     | the AFPh of the Russian turn | Overcast      | a Russian Carrier       | in                  | Open Ground | no foxhole | F4 is woods                                  | wall    | MG fire         |
        | assault-gun | the PFPh of the Russian turn | Mud           | a Russian assault gun   | in                  | olive grove | no foxhole | F4 is woods                                  | hedge   | MG fire         |

  Rule: B9.33 Who has no wall advantage loses as much to a firer high above

    @B9.33 @B9.33-1
    Scenario Outline: B9.33-1x against <firer> on level <level> the wall is worth <tem> to <target>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F6 is level <level> Open Ground
      And hexside F5-F6 is a wall at level 0
      And <target> P in F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row            | when                         | weather       | target                          | firer           | attack          | level | tem |
        | leader         | the PFPh of the Russian turn | Clear         | a German leader                 | a Russian squad | small-arms fire | 2     | +1  |
        | broken         | the DFPh of the German turn  | Overcast      | a broken German squad           | a Russian squad | small-arms fire | 3     | 0   |
        | dm             | the AFPh of the Russian turn | Mud           | a broken DM German squad        | a Russian squad | small-arms fire | 2     | +1  |
        | disrupted      | the PFPh of the Russian turn | Snow          | a broken disrupted German squad | a Russian squad | small-arms fire | 3     | 0   |
        | unarmed        | the DFPh of the German turn  | Ground Snow   | an unarmed German squad         | a Russian squad | small-arms fire | 2     | +1  |
        | wounded-leader | the AFPh of the Russian turn | Deep Snow     | a wounded German leader         | a Russian squad | small-arms fire | 3     | 0   |
        | truck          | the DFPh of the German turn  | Clear         | a German truck                  | a Russian tank  | MG fire         | 3     | 0   |
        | tractor        | the AFPh of the Russian turn | Overcast      | a German tractor                | a Russian tank  | MG fire         | 2     | +1  |
        | bulldozer      | the PFPh of the Russian turn | Mud           | a German bulldozer              | a Russian tank  | MG fire         | 3     | 0   |
        | wagon          | the DFPh of the German turn  | Snow          | a German wagon                  | a Russian tank  | MG fire         | 2     | +1  |
        | motorcycle     | the AFPh of the Russian turn | Ground Snow   | a German motorcycle             | a Russian tank  | MG fire         | 3     | 0   |
        | horse          | the PFPh of the Russian turn | Deep Snow     | a German horse                  | a Russian tank  | MG fire         | 2     | +1  |
        | abandoned      | the DFPh of the German turn  | sub-zero cold | an abandoned German tank        | a Russian tank  | MG fire         | 3     | 0   |

  Rule: B9.33 Hull Down in spite of the height

    @B9.33 @B9.33-11
    Scenario Outline: B9.33-11z <firer> on level 2 that hits <target> has -1 for the Location of Hit, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F6 is level 2 Open Ground
      And hexside F5-F6 is a wall at level 0
      And <target> P in F5
      And <firer> E in F6
      And E possesses an <gear>
      When E attacks P with a Gun
      Then P is HD to it
      And the Location of Hit drm is -1

      Examples:
        | row         | when                         | weather       | target                     | firer                    | gear    |
        | tank        | the PFPh of the Russian turn | Clear         | a German tank              | a Russian crew           | AT Gun  |
        | assault-gun | the DFPh of the German turn  | Overcast      | a German assault gun       | a CX Russian crew        | AA Gun  |
        | sp-gun      | the AFPh of the Russian turn | Mud           | a German SP gun            | a concealed Russian crew | AT Gun  |
        | carrier     | the PFPh of the Russian turn | Snow          | a German Carrier           | a Fanatic Russian crew   | AA Gun  |
        | halftrack   | the DFPh of the German turn  | Ground Snow   | a German halftrack         | a Russian crew           | AT Gun  |
        | armored-car | the AFPh of the Russian turn | Deep Snow     | a German armored car       | a CX Russian crew        | AA Gun  |
        | truck       | the PFPh of the Russian turn | sub-zero cold | a German truck             | a concealed Russian crew | AT Gun  |
        | tractor     | the DFPh of the German turn  | Clear         | a German tractor           | a Fanatic Russian crew   | AA Gun  |
        | bogged      | the PFPh of the Russian turn | Snow          | a bogged German tank       | a Russian squad          | INF Gun |
        | immobilized | the DFPh of the German turn  | Ground Snow   | an immobilized German tank | a Russian squad          | INF Gun |
        | moving      | the AFPh of the Russian turn | Deep Snow     | a moving German tank       | a Russian squad          | INF Gun |
        | abandoned   | the PFPh of the Russian turn | sub-zero cold | an abandoned German tank   | a Russian squad          | INF Gun |

    @B9.33 @B9.36 @B9.33-11 @B9.36-1
    Scenario Outline: B9.33-11y so has <firer> there, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F6 is level 2 Open Ground
      And hexside F5-F6 is a wall at level 0
      And a German tank P in F5
      And <firer> E in F6
      When E attacks P with a Gun
      Then P is HD to it
      And the Location of Hit drm is -1

      Examples:
        | row         | when                         | weather     | firer                       |
        | tank        | the PFPh of the Russian turn | Clear       | a Russian tank              |
        | assault-gun | the DFPh of the German turn  | Overcast    | a Russian assault gun       |
        | sp-gun      | the AFPh of the Russian turn | Mud         | a Russian SP gun            |
        | immobilized | the PFPh of the Russian turn | Snow        | an immobilized Russian tank |
        | bogged      | the DFPh of the German turn  | Ground Snow | a bogged Russian tank       |
        | moving      | the AFPh of the Russian turn | Deep Snow   | a moving Russian tank       |

  Rule: B9.36 To every firer

    @B9.36 @B9.36-1 @B9.36-8
    Scenario Outline: B9.36-8y behind a <barrier> a tank <hd> to <firer>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And hexside F5-F6 is a <barrier>
      And a German tank P in F5
      And <firer> E in F7
      When E attacks P with a Gun
      Then the attack is possible
      And P <hd> to it

      Examples:
        | row               | when                         | weather     | barrier | firer                       | hd        |
        | wall-tank         | the PFPh of the Russian turn | Clear       | wall    | a Russian tank              | is HD     |
        | hedge-tank        | the PFPh of the Russian turn | Clear       | hedge   | a Russian tank              | is not HD |
        | wall-assault-gun  | the DFPh of the German turn  | Overcast    | wall    | a Russian assault gun       | is HD     |
        | hedge-assault-gun | the DFPh of the German turn  | Overcast    | hedge   | a Russian assault gun       | is not HD |
        | wall-sp-gun       | the AFPh of the Russian turn | Mud         | wall    | a Russian SP gun            | is HD     |
        | hedge-sp-gun      | the AFPh of the Russian turn | Mud         | hedge   | a Russian SP gun            | is not HD |
        | wall-immobilized  | the PFPh of the Russian turn | Snow        | wall    | an immobilized Russian tank | is HD     |
        | hedge-immobilized | the PFPh of the Russian turn | Snow        | hedge   | an immobilized Russian tank | is not HD |
        | wall-bogged       | the DFPh of the German turn  | Ground Snow | wall    | a bogged Russian tank       | is HD     |
        | hedge-bogged      | the DFPh of the German turn  | Ground Snow | hedge   | a bogged Russian tank       | is not HD |
        | wall-moving       | the AFPh of the Russian turn | Deep Snow   | wall    | a moving Russian tank       | is HD     |
        | hedge-moving      | the AFPh of the Russian turn | Deep Snow   | hedge   | a moving Russian tank       | is not HD |

    @B9.36 @B9.36-6
    Scenario Outline: B9.36-6z against the small arms of <firer> <target> has the wall, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And hexside F5-F6 is a wall
      And <target> P in F5
      And <firer> E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of +2
      And P is not HD to it

      Examples:
        | row        | when                         | weather       | firer                          | target              |
        | squad      | the PFPh of the Russian turn | Clear         | a Russian squad                | a German truck      |
        | half-squad | the DFPh of the German turn  | Overcast      | a Russian half-squad           | a German wagon      |
        | crew       | the AFPh of the Russian turn | Mud           | a Russian crew                 | a German motorcycle |
        | hero       | the PFPh of the Russian turn | Snow          | a Russian hero                 | a German tractor    |
        | concealed  | the DFPh of the German turn  | Ground Snow   | a concealed Russian squad      | a German truck      |
        | cx         | the AFPh of the Russian turn | Deep Snow     | a CX Russian squad             | a German wagon      |
        | pinned     | the PFPh of the Russian turn | sub-zero cold | a pinned Russian squad         | a German motorcycle |
        | berserk    | the DFPh of the German turn  | Clear         | a berserk Russian squad        | a German tractor    |
        | green      | the AFPh of the Russian turn | Overcast      | an inexperienced Russian squad | a German truck      |
        | fanatic    | the PFPh of the Russian turn | Mud           | a Fanatic Russian squad        | a German wagon      |
        | cavalry    | the DFPh of the German turn  | Snow          | a Russian Cavalry squad        | a German motorcycle |
        | wounded    | the AFPh of the Russian turn | Ground Snow   | a wounded Russian hero         | a German tractor    |

  Rule: B9.3 A DC thrown over a wall

    @B9.3 @B26.45 @A23.1xB26.45-701 @A23.3xA23.6xB9.3-701 @B9.3-14
    Scenario Outline: B9.3-14z against the DC that <firer> throws over it <target> has the wall, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F6 is woods
      And hexside F5-F6 is a wall
      And <target> P in F5
      And <firer> E in F6
      And E possesses a DC
      When E attacks P with a Thrown DC across hexside F5-F6
      Then the wall gives a TEM of +2

      Examples:
        | row        | when                         | weather       | target                         | firer                          |
        | squad      | the PFPh of the Russian turn | Clear         | a German squad                 | a Russian squad                |
        | half-squad | the DFPh of the German turn  | Overcast      | a German half-squad            | a Russian half-squad           |
        | crew       | the AFPh of the Russian turn | Mud           | a German crew                  | a Russian crew                 |
        | hero       | the PFPh of the Russian turn | Snow          | a German hero                  | a Russian hero                 |
        | leader     | the DFPh of the German turn  | Ground Snow   | a German leader                | a CX Russian squad             |
        | broken     | the AFPh of the Russian turn | Deep Snow     | a broken German squad          | a concealed Russian squad      |
        | concealed  | the PFPh of the Russian turn | sub-zero cold | a concealed German squad       | a Fanatic Russian squad        |
        | dummies    | the DFPh of the German turn  | Clear         | a concealed German dummy stack | an inexperienced Russian squad |
        | pinned     | the AFPh of the Russian turn | Overcast      | a pinned German squad          | a Russian leader               |
        | cavalry    | the PFPh of the Russian turn | Mud           | a German Cavalry squad         | a wounded Russian hero         |
        | tank       | the DFPh of the German turn  | Snow          | a German tank                  | a Russian squad                |
        | halftrack  | the AFPh of the Russian turn | Ground Snow   | a German halftrack             | a Russian half-squad           |
        | truck      | the PFPh of the Russian turn | Deep Snow     | a German truck                 | a Russian crew                 |
        | unarmed    | the DFPh of the German turn  | sub-zero cold | an unarmed German squad        | a Russian hero                 |

  Rule: B9.42 To a vertex behind the wall every weapon and firer meets it

    @B9.3 @B9.31 @B9.42 @B9.3-1 @B9.31-7 @B9.42-4
    Scenario Outline: B9.42-4v the <weapon> of a crew in F6 meets it with <attack>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P is in Bypass along hexside F5-F6
      And P has wall advantage
      And a Russian crew E in F6
      And E possesses <gear>
      When the <weapon> attacks P with <attack>
      Then the attack is possible
      And the wall gives a TEM of +2

      Examples:
        | row     | when                         | weather       | weapon  | gear       | attack         |
        | lmg     | the PFPh of the Russian turn | Clear         | LMG     | a LMG      | MG fire        |
        | mmg     | the DFPh of the German turn  | Overcast      | MMG     | a MMG      | MG fire        |
        | hmg     | the AFPh of the Russian turn | Mud           | HMG     | a HMG      | MG fire        |
        | at      | the PFPh of the Russian turn | Snow          | AT Gun  | an AT Gun  | Direct Fire HE |
        | inf     | the DFPh of the German turn  | Ground Snow   | INF Gun | an INF Gun | Direct Fire HE |
        | art     | the AFPh of the Russian turn | Deep Snow     | ART Gun | an ART Gun | Direct Fire HE |
        | aa      | the PFPh of the Russian turn | sub-zero cold | AA Gun  | an AA Gun  | Direct Fire HE |
        | rcl-gun | the DFPh of the German turn  | Clear         | RCL Gun | a RCL Gun  | Direct Fire HE |
        | rcl     | the AFPh of the Russian turn | Overcast      | RCL     | a RCL      | Direct Fire HE |
        | baz     | the PFPh of the Russian turn | Mud           | BAZ     | a BAZ      | HEAT           |
        | psk     | the DFPh of the German turn  | Snow          | PSK     | a PSK      | HEAT           |
        | piat    | the AFPh of the Russian turn | Ground Snow   | PIAT    | a PIAT     | HEAT           |

    @B9.3 @B9.31 @B9.42 @B9.3-1 @B9.31-7 @B9.42-4
    Scenario Outline: B9.42-4u and so does <attack> by <firer>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P is in Bypass along hexside F5-F6
      And P has wall advantage
      And F6 is <ground>
      And <firer> E in F6
      And <more>
      When E attacks P with <attack>
      Then the attack is possible
      And the wall gives a TEM of +2

      Examples:
        | row         | when                         | weather       | firer                   | ground      | more                               | attack          |
        | cavalry     | the PFPh of the Russian turn | Clear         | a Russian Cavalry squad | Open Ground | F4 is woods                        | small-arms fire |
        | leader      | the DFPh of the German turn  | Overcast      | a Russian leader        | Open Ground | E possesses a LMG                  | MG fire         |
        | bounding    | the AFPh of the Russian turn | Mud           | a Russian tank          | Open Ground | E is marked with Bounding Fire     | MG fire         |
        | armored-car | the PFPh of the Russian turn | Snow          | a Russian armored car   | Open Ground | F4 is woods                        | MG fire         |
        | sp-gun      | the DFPh of the German turn  | Ground Snow   | a Russian SP gun        | Open Ground | F4 is woods                        | Direct Fire HE  |
        | carrier     | the AFPh of the Russian turn | Deep Snow     | a Russian Carrier       | Open Ground | F4 is woods                        | MG fire         |
        | assault-gun | the PFPh of the Russian turn | sub-zero cold | a Russian assault gun   | Open Ground | F4 is woods                        | Direct Fire HE  |
        | bypass      | the DFPh of the German turn  | Clear         | a Russian squad         | woods       | E is in Bypass along hexside F6-G6 | small-arms fire |

  Rule: B9.34 Whatever covers it, Indirect Fire meets the lowered wall

    @B9.34 @B9.34-1 @B9.34-2
    Scenario Outline: B9.34-2z against <attack> the wall of <target> <place> F5 is worth +1
      Given F5 is <ground>
      And F5 holds <fort>
      And hexside F5-F6 is a wall
      And <target> P <place> F5
      And <more>
      When <attack> hits F5
      Then the wall gives a TEM of +1

      Examples:
        | row        | target                          | place                    | ground      | fort         | more                                       | attack                  |
        | foxhole    | a German squad                  | beneath the foxhole in   | Open Ground | a foxhole 1S | F4 is woods                                | an on-board mortar      |
        | trench     | a German half-squad             | beneath the trench in    | Open Ground | a trench     | F4 is woods                                | an OBA HE Concentration |
        | ditch      | a German crew                   | beneath the A-T Ditch in | Open Ground | an A-T Ditch | F4 is woods                                | OBA Harassing Fire      |
        | sangar     | a German hero                   | beneath the sangar in    | Open Ground | a sangar     | F4 is woods                                | an aerial bomb          |
        | wire       | a German squad                  | beneath the Wire in      | Open Ground | Wire         | F4 is woods                                | an on-board mortar      |
        | on-wire    | a German leader                 | on top of the Wire in    | woods       | Wire         | F4 is woods                                | an OBA HE Concentration |
        | bypass     | a German squad                  | in                       | woods       | no foxhole   | P is in Bypass along hexside F5-F6         | OBA Harassing Fire      |
        | crest      | a German squad                  | in Crest status in       | gully       | no foxhole   | P fronts hexside F5-F6 in its Crest status | an aerial bomb          |
        | wagon      | a German wagon                  | in                       | Open Ground | no foxhole   | F4 is woods                                | an on-board mortar      |
        | motorcycle | a German motorcycle             | in                       | Open Ground | no foxhole   | F4 is woods                                | an OBA HE Concentration |
        | horse      | a German horse                  | in                       | Open Ground | no foxhole   | F4 is woods                                | OBA Harassing Fire      |
        | unarmed    | an unarmed German squad         | in                       | woods       | no foxhole   | F4 is woods                                | an aerial bomb          |
        | disrupted  | a broken disrupted German squad | in                       | brush       | no foxhole   | F4 is woods                                | an on-board mortar      |

  Rule: B9.31 In Crest status

    @B9.31 @B9.31-11
    Scenario: B9.31-11e without wall advantage it has the TEM of an entrenchment
      Given it is the PFPh of the Russian turn
      And F5 is gully
      And hexside F5-F6 is a wall
      And a German squad P in Crest status in F5
      And P fronts hexside F4-F5 in its Crest status
      And a Russian squad E in F3
      When E attacks P with small-arms fire
      Then the Crest status gives a TEM of +2
      And the TEM is +2

  Rule: B9.31 Hexsides of every kind, with gap, road and Breach

    @B9.3 @B9.31 @B9.31-12 @B9.3-1
    Scenario Outline: B9.31-12h neither having wall advantage a leader behind a <barrier> with <what> has <tem>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F6 is woods
      And hexside F5-F6 is a <barrier>
      And <more>
      And a German leader P in F5
      And a Russian squad E in F6
      When E attacks P with small-arms fire
      Then the attack is possible
      And the <barrier> gives a TEM of <tem>
      And the TEM is <tem>

      Examples:
        | row    | when                         | weather       | barrier      | what         | tem | more                                     |
        | wall   | the PFPh of the Russian turn | Clear         | wall         | nothing more | +2  | F4 is woods                              |
        | hedge  | the DFPh of the German turn  | Overcast      | hedge        | nothing more | +1  | F4 is woods                              |
        | bocage | the AFPh of the Russian turn | Mud           | bocage       | nothing more | +2  | F4 is woods                              |
        | cactus | the PFPh of the Russian turn | Snow          | cactus hedge | nothing more | +1  | F4 is woods                              |
        | gap    | the DFPh of the German turn  | Ground Snow   | wall         | a gap        | +2  | the depiction of hexside F5-F6 has a gap |
        | road   | the AFPh of the Russian turn | Deep Snow     | hedge        | a road       | +1  | a road crosses hexside F5-F6             |
        | breach | the PFPh of the Russian turn | sub-zero cold | bocage       | a Breach     | +2  | hexside F5-F6 has been breached          |
