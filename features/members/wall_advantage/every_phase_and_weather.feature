Feature: Wall advantage in every phase, weather and depth of water

  Rule: B9.321 Who has it denies it to every enemy

    @B9.321 @B9.323 @B9.321-1 @B9.323-8
    Scenario Outline: B9.321-1z across a <barrier> <enemy> that has it denies it to <target>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a <barrier>
      And hexside F4-F5 is a wall
      And <enemy> E in F6
      And E has wall advantage
      And <target> P in F5
      When the players ask about the wall advantage of P
      And the players ask about the wall advantage of E
      Then P has no wall advantage
      And P may not claim wall advantage
      And E has wall advantage

      Examples:
        | row         | when                         | weather       | depth   | enemy                          | barrier      | target                         |
        | squad       | the RPh of the German turn   | Clear         | dry     | a Russian squad                | wall         | a German squad                 |
        | half-squad  | the PFPh of the German turn  | Overcast      | shallow | a Russian half-squad           | hedge        | a German half-squad            |
        | crew        | the MPh of the German turn   | Rain          | deep    | a Russian crew                 | bocage       | a German crew                  |
        | hero        | the DFPh of the German turn  | Heavy Rain    | flooded | a Russian hero                 | cactus hedge | a German hero                  |
        | concealed   | the AFPh of the German turn  | Mud           | frozen  | a berserk Russian squad        | wall         | a concealed German squad       |
        | dummies     | the RtPh of the German turn  | Falling Snow  | dry     | a pinned Russian squad         | hedge        | a concealed German dummy stack |
        | berserk     | the APh of the German turn   | Snow          | shallow | a wounded Russian hero         | bocage       | a berserk German squad         |
        | pinned      | the CCPh of the German turn  | Ground Snow   | deep    | an inexperienced Russian squad | cactus hedge | a pinned German squad          |
        | wounded     | set-up                       | Deep Snow     | flooded | a Fanatic Russian squad        | wall         | a wounded German hero          |
        | green       | the PFPh of the Russian turn | sub-zero cold | frozen  | an Encircled Russian squad     | hedge        | an inexperienced German squad  |
        | fanatic     | the MPh of the Russian turn  | Clear         | dry     | a TI Russian squad             | bocage       | a Fanatic German squad         |
        | encircled   | the DFPh of the Russian turn | Overcast      | shallow | a CX Russian squad             | cactus hedge | an Encircled German squad      |
        | ti          | the AFPh of the Russian turn | Rain          | deep    | a Russian Cavalry squad        | wall         | a TI German squad              |
        | cx          | the RtPh of the Russian turn | Heavy Rain    | flooded | a Russian tank                 | hedge        | a CX German squad              |
        | cavalry     | the APh of the Russian turn  | Mud           | frozen  | a Russian assault gun          | bocage       | a German Cavalry squad         |
        | tank        | the CCPh of the Russian turn | Falling Snow  | dry     | a Russian SP gun               | cactus hedge | a German tank                  |
        | assault-gun | the RPh of the German turn   | Snow          | shallow | a Russian Carrier              | wall         | a German assault gun           |

  Rule: B9.62 An enemy on the hillside above denies it over all walls of the hex

    @B9.321 @B9.62 @B9.62-9 @B9.321-4
    Scenario Outline: B9.62-9z below the Hillside wall of an enemy that has it <target> has none over its <barrier>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And hexside F4-F5 is a <barrier>
      And a Russian squad E in F6
      And E has wall advantage
      And <target> P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And P may not claim wall advantage

      Examples:
        | row         | when                         | weather       | depth   | barrier | target                         |
        | squad       | the DFPh of the German turn  | Heavy Rain    | flooded | hedge   | a German squad                 |
        | half-squad  | the AFPh of the German turn  | Mud           | frozen  | wall    | a German half-squad            |
        | crew        | the RtPh of the German turn  | Falling Snow  | dry     | bocage  | a German crew                  |
        | hero        | the APh of the German turn   | Snow          | shallow | hedge   | a German hero                  |
        | concealed   | the CCPh of the German turn  | Ground Snow   | deep    | wall    | a concealed German squad       |
        | dummies     | set-up                       | Deep Snow     | flooded | bocage  | a concealed German dummy stack |
        | berserk     | the PFPh of the Russian turn | sub-zero cold | frozen  | hedge   | a berserk German squad         |
        | pinned      | the MPh of the Russian turn  | Clear         | dry     | wall    | a pinned German squad          |
        | wounded     | the DFPh of the Russian turn | Overcast      | shallow | bocage  | a wounded German hero          |
        | green       | the AFPh of the Russian turn | Rain          | deep    | hedge   | an inexperienced German squad  |
        | fanatic     | the RtPh of the Russian turn | Heavy Rain    | flooded | wall    | a Fanatic German squad         |
        | encircled   | the APh of the Russian turn  | Mud           | frozen  | bocage  | an Encircled German squad      |
        | ti          | the CCPh of the Russian turn | Falling Snow  | dry     | hedge   | a TI German squad              |
        | cx          | the RPh of the German turn   | Snow          | shallow | wall    | a CX German squad              |
        | cavalry     | the PFPh of the German turn  | Ground Snow   | deep    | bocage  | a German Cavalry squad         |
        | tank        | the MPh of the German turn   | Deep Snow     | flooded | hedge   | a German tank                  |
        | assault-gun | the DFPh of the German turn  | sub-zero cold | frozen  | wall    | a German assault gun           |
        | sp-gun      | the AFPh of the German turn  | Clear         | dry     | bocage  | a German SP gun                |
        | carrier     | the RtPh of the German turn  | Overcast      | shallow | hedge   | a German Carrier               |
        | halftrack   | the APh of the German turn   | Rain          | deep    | wall    | a German halftrack             |
        | armored-car | the CCPh of the German turn  | Heavy Rain    | flooded | bocage  | a German armored car           |
        | bogged      | the RPh of the Russian turn  | Mud           | frozen  | hedge   | a bogged German tank           |
        | immobilized | set-up                       | Falling Snow  | dry     | wall    | an immobilized German tank     |
        | moving      | the MPh of the Russian turn  | Snow          | shallow | bocage  | a moving German tank           |

  Rule: B9.32 An enemy in the Location keeps it from everybody

    @B9.32 @B9.32-2 @B9.32-9
    Scenario Outline: B9.32-9z with <enemy> in its Location a squad has none, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a <barrier>
      And <enemy> E in F5
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And P may not claim wall advantage

      Examples:
        | row         | when                        | weather       | depth   | enemy                              | barrier |
        | squad       | the RPh of the German turn  | Clear         | dry     | a Russian squad                    | wall    |
        | half-squad  | the PFPh of the German turn | Overcast      | shallow | a Russian half-squad               | bocage  |
        | crew        | the MPh of the German turn  | Rain          | deep    | a Russian crew                     | hedge   |
        | broken      | the DFPh of the German turn | Heavy Rain    | flooded | a broken Russian squad             | wall    |
        | pinned      | the AFPh of the German turn | Mud           | frozen  | a pinned Russian squad             | bocage  |
        | ti          | the RtPh of the German turn | Falling Snow  | dry     | a TI Russian squad                 | hedge   |
        | concealed   | the APh of the German turn  | Snow          | shallow | a concealed Russian squad          | wall    |
        | tank        | the CCPh of the German turn | Ground Snow   | deep    | a Russian tank                     | bocage  |
        | halftrack   | the RPh of the German turn  | Deep Snow     | flooded | a Russian halftrack                | hedge   |
        | bogged      | the PFPh of the German turn | sub-zero cold | frozen  | a bogged Russian tank              | wall    |
        | immobilized | the MPh of the German turn  | Clear         | dry     | an immobilized Russian assault gun | bocage  |
        | hero        | the DFPh of the German turn | Overcast      | shallow | a wounded Russian hero             | hedge   |

  Rule: B9.32 Places and covers where nobody has it

    @B9.32 @B9.32-2
    Scenario Outline: B9.32-2e <target> <place> F5 has none, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And F5 holds <fort>
      And hexside F5-F6 is a wall
      And <target> P <place> F5
      And <more>
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And P may not claim wall advantage

      Examples:
        | row                  | when                         | weather       | depth   | target              | place                    | ground                              | fort         | more           |
        | foxhole              | the AFPh of the German turn  | Mud           | frozen  | a German squad      | beneath the foxhole in   | Open Ground                         | a foxhole 1S | F4 is woods    |
        | trench               | the RtPh of the German turn  | Falling Snow  | dry     | a German half-squad | beneath the trench in    | Open Ground                         | a trench     | F4 is woods    |
        | ditch                | the APh of the German turn   | Snow          | shallow | a German crew       | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | F4 is woods    |
        | sangar               | the CCPh of the German turn  | Ground Snow   | deep    | a German hero       | beneath the sangar in    | Open Ground                         | a sangar     | F4 is woods    |
        | on-wire              | set-up                       | Deep Snow     | flooded | a German squad      | on top of the Wire in    | Open Ground                         | Wire         | F4 is woods    |
        | pillbox              | the PFPh of the Russian turn | sub-zero cold | frozen  | a German squad      | in the pillbox in        | Open Ground                         | a pillbox    | F4 is woods    |
        | rooftop              | the MPh of the Russian turn  | Clear         | dry     | a German squad      | on the rooftop of        | stone building with one upper level | no foxhole   | F4 is woods    |
        | floor                | the DFPh of the Russian turn | Overcast      | shallow | a German squad      | on level 1 of            | stone building with one upper level | no foxhole   | F4 is woods    |
        | column               | the AFPh of the Russian turn | Rain          | deep    | a German squad      | in                       | Open Ground                         | no foxhole   | P is in Column |
        | convoy               | the RtPh of the Russian turn | Heavy Rain    | flooded | a German tank       | in                       | Open Ground                         | no foxhole   | P is in Convoy |
        | bridge               | the APh of the Russian turn  | Mud           | frozen  | a German squad      | on the bridge in         | bridge                              | no foxhole   | F4 is woods    |
        | tank-in-woods        | the CCPh of the Russian turn | Falling Snow  | dry     | a German tank       | in                       | woods                               | no foxhole   | F4 is woods    |
        | foxhole-in-rain      | the APh of the Russian turn  | Rain          | deep    | a German squad      | beneath the foxhole in   | Open Ground                         | a foxhole 1S | F4 is woods    |
        | wire-in-rain         | the MPh of the Russian turn  | Rain          | dry     | a German crew       | on top of the Wire in    | Open Ground                         | Wire         | F4 is woods    |
        | trench-in-heavy-rain | the DFPh of the Russian turn | Heavy Rain    | flooded | a German squad      | beneath the trench in    | Open Ground                         | a trench     | F4 is woods    |
        | sp-gun-in-rubble     | the RPh of the German turn   | Snow          | shallow | a German SP gun     | in                       | wooden rubble                       | no foxhole   | F4 is woods    |

  Rule: B9.32 Where no wall of its level is, there is nothing to claim

    @B9.32 @B9.62 @B9.32-3 @B9.62-4
    Scenario Outline: B9.32-3z below a Hillside <barrier> <target> has none and claims none, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a <barrier> at level 1
      And <target> P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And P may not claim wall advantage

      Examples:
        | row        | when                         | weather       | depth   | barrier      | target                   |
        | squad      | the RPh of the German turn   | Clear         | dry     | wall         | a German squad           |
        | crew       | the PFPh of the German turn  | Overcast      | shallow | hedge        | a German crew            |
        | tank       | the MPh of the German turn   | Rain          | deep    | bocage       | a German tank            |
        | hero       | the DFPh of the German turn  | Heavy Rain    | flooded | cactus hedge | a German hero            |
        | concealed  | the AFPh of the German turn  | Mud           | frozen  | wall         | a concealed German squad |
        | half-squad | the RtPh of the German turn  | Falling Snow  | dry     | hedge        | a German half-squad      |
        | halftrack  | the APh of the German turn   | Snow          | shallow | bocage       | a German halftrack       |
        | cx         | the CCPh of the German turn  | Ground Snow   | deep    | cactus hedge | a CX German squad        |
        | fanatic    | set-up                       | Deep Snow     | flooded | wall         | a Fanatic German squad   |
        | sp-gun     | the PFPh of the Russian turn | sub-zero cold | frozen  | hedge        | a German SP gun          |

  Rule: B9.323 Who must have it does not give it up

    @B9.323 @B9.323-3
    Scenario Outline: B9.323-3z <target> forfeits none in the open, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      When P forfeits wall advantage
      Then B9.323 forbids it

      Examples:
        | row         | when                         | weather       | depth   | barrier      | target                   |
        | squad       | the RPh of the German turn   | Clear         | dry     | wall         | a German squad           |
        | half-squad  | the PFPh of the German turn  | Overcast      | shallow | hedge        | a German half-squad      |
        | crew        | the MPh of the German turn   | Rain          | deep    | bocage       | a German crew            |
        | hero        | the DFPh of the German turn  | Heavy Rain    | flooded | cactus hedge | a German hero            |
        | concealed   | the AFPh of the German turn  | Mud           | frozen  | wall         | a concealed German squad |
        | berserk     | the RtPh of the German turn  | Falling Snow  | dry     | hedge        | a berserk German squad   |
        | tank        | the APh of the German turn   | Snow          | shallow | bocage       | a German tank            |
        | assault-gun | the CCPh of the German turn  | Ground Snow   | deep    | cactus hedge | a German assault gun     |
        | sp-gun      | set-up                       | Deep Snow     | flooded | wall         | a German SP gun          |
        | carrier     | the PFPh of the Russian turn | sub-zero cold | frozen  | hedge        | a German Carrier         |
        | halftrack   | the MPh of the Russian turn  | Clear         | dry     | bocage       | a German halftrack       |
        | armored-car | the DFPh of the Russian turn | Overcast      | shallow | cactus hedge | a German armored car     |

  Rule: B9.322 While an enemy's attack is under way nothing is claimed or given up

    @B9.322 @B9.322-20
    Scenario Outline: B9.322-20z between the declaration by <firer> and its DR P gives up none, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And <firer> E in F8
      When E declares an attack on P with <attack>
      And P forfeits wall advantage
      Then B9.322 forbids it

      Examples:
        | row        | when                         | weather       | firer                  | attack          |
        | squad      | the PFPh of the Russian turn | Clear         | a Russian squad        | small-arms fire |
        | half-squad | the DFPh of the German turn  | Overcast      | a Russian half-squad   | small-arms fire |
        | crew       | the AFPh of the Russian turn | Mud           | a Russian crew         | small-arms fire |
        | hero       | the PFPh of the Russian turn | Snow          | a Russian hero         | small-arms fire |
        | tank       | the DFPh of the German turn  | Ground Snow   | a Russian tank         | MG fire         |
        | cx         | the AFPh of the Russian turn | Deep Snow     | a CX Russian squad     | small-arms fire |
        | pinned     | the PFPh of the Russian turn | sub-zero cold | a pinned Russian squad | small-arms fire |
        | halftrack  | the DFPh of the German turn  | Clear         | a Russian halftrack    | MG fire         |

    @B9.322 @B9.322-20
    Scenario Outline: B9.322-20y nor does P claim any in its MPh while <firer> fires at another, <weather>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in G4
      And Q has spent 1 MF
      And <firer> E in G8
      When E declares an attack on Q with <attack>
      And P claims wall advantage
      Then B9.322 forbids it

      Examples:
        | row        | weather       | firer                  | attack          |
        | squad      | Clear         | a Russian squad        | small-arms fire |
        | half-squad | Overcast      | a Russian half-squad   | small-arms fire |
        | crew       | Mud           | a Russian crew         | small-arms fire |
        | hero       | Snow          | a Russian hero         | small-arms fire |
        | tank       | Ground Snow   | a Russian tank         | MG fire         |
        | cx         | Deep Snow     | a CX Russian squad     | small-arms fire |
        | pinned     | sub-zero cold | a pinned Russian squad | small-arms fire |
        | halftrack  | Clear         | a Russian halftrack    | MG fire         |

  Rule: B9.322 Vehicles, units on bridges and others that may choose

    @B9.32 @B9.322 @B9.32-4 @B9.32-8 @B9.322-9
    Scenario Outline: B9.322-9y <target> <place> F5 claims it in <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And F5 holds <fort>
      And hexside F5-F6 is a <barrier>
      And <target> P <place> F5
      And <more>
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

      Examples:
        | row         | when                       | weather      | depth   | target                 | place               | ground       | fort       | more                                       | barrier      |
        | tank        | the MPh of the German turn | Clear        | dry     | a German tank          | in                  | olive grove  | no foxhole | F4 is woods                                | wall         |
        | assault-gun | the APh of the German turn | Overcast     | shallow | a German assault gun   | in                  | cactus patch | no foxhole | F4 is woods                                | hedge        |
        | sp-gun      | the MPh of the German turn | Rain         | deep    | a German SP gun        | in                  | olive grove  | no foxhole | F4 is woods                                | bocage       |
        | carrier     | the APh of the German turn | Heavy Rain   | flooded | a German Carrier       | in                  | cactus patch | no foxhole | F4 is woods                                | wall         |
        | halftrack   | the MPh of the German turn | Mud          | frozen  | a German halftrack     | in                  | olive grove  | no foxhole | F4 is woods                                | cactus hedge |
        | armored-car | the APh of the German turn | Falling Snow | dry     | a German armored car   | in                  | olive grove  | no foxhole | F4 is woods                                | hedge        |
        | moving      | the MPh of the German turn | Snow         | shallow | a moving German tank   | in                  | olive grove  | no foxhole | F4 is woods                                | wall         |
        | bounding    | the APh of the German turn | Ground Snow  | deep    | a German tank          | in                  | olive grove  | no foxhole | P is marked with Bounding Fire             | hedge        |
        | cavalry     | the MPh of the German turn | Deep Snow    | flooded | a German Cavalry squad | in                  | woods        | no foxhole | F4 is woods                                | wall         |
        | wire        | the MPh of the German turn | Clear        | dry     | a German squad         | beneath the Wire in | woods        | Wire       | F4 is woods                                | bocage       |
        | leader      | the APh of the German turn | Overcast     | shallow | a German leader        | in                  | woods        | no foxhole | P possesses a LMG                          | hedge        |
        | gunner      | the MPh of the German turn | Rain         | deep    | a German half-squad    | in                  | woods        | no foxhole | P possesses a MMG                          | hedge        |
        | crest       | the APh of the German turn | Heavy Rain   | flooded | a German squad         | in Crest status in  | gully        | no foxhole | P fronts hexside F5-F6 in its Crest status | wall         |

      @reading:B9.323-what-lifts-it
      Examples: whom the TEM of a bridge leaves the choice
        | row    | when                       | weather | depth  | target         | place            | ground | fort       | more        | barrier   |
        | bridge | the MPh of the German turn | Mud     | frozen | a German squad | on the bridge in | bridge | no foxhole | F4 is woods | Roadblock |

    @B9.322 @B9.322-10
    Scenario Outline: B9.322-10y and not in <when>, <weather>: <target> <place> F5
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And F5 holds <fort>
      And hexside F5-F6 is a <barrier>
      And <target> P <place> F5
      And <more>
      When P claims wall advantage
      Then B9.322 forbids it

      Examples:
        | row         | when                         | weather       | depth   | target                 | place               | ground       | fort       | more                                       | barrier      |
        | tank        | the PFPh of the German turn  | Overcast      | shallow | a German tank          | in                  | olive grove  | no foxhole | F4 is woods                                | wall         |
        | assault-gun | the DFPh of the German turn  | Rain          | deep    | a German assault gun   | in                  | cactus patch | no foxhole | F4 is woods                                | hedge        |
        | sp-gun      | the AFPh of the German turn  | Heavy Rain    | flooded | a German SP gun        | in                  | olive grove  | no foxhole | F4 is woods                                | bocage       |
        | carrier     | the RtPh of the German turn  | Mud           | frozen  | a German Carrier       | in                  | cactus patch | no foxhole | F4 is woods                                | wall         |
        | halftrack   | the CCPh of the German turn  | Falling Snow  | dry     | a German halftrack     | in                  | olive grove  | no foxhole | F4 is woods                                | cactus hedge |
        | armored-car | the RPh of the Russian turn  | Snow          | shallow | a German armored car   | in                  | olive grove  | no foxhole | F4 is woods                                | hedge        |
        | moving      | the PFPh of the Russian turn | Ground Snow   | deep    | a moving German tank   | in                  | olive grove  | no foxhole | F4 is woods                                | wall         |
        | bounding    | the MPh of the Russian turn  | Deep Snow     | flooded | a German tank          | in                  | olive grove  | no foxhole | P is marked with Bounding Fire             | hedge        |
        | cavalry     | the DFPh of the Russian turn | sub-zero cold | frozen  | a German Cavalry squad | in                  | woods        | no foxhole | F4 is woods                                | wall         |
        | wire        | the RtPh of the Russian turn | Overcast      | shallow | a German squad         | beneath the Wire in | woods        | Wire       | F4 is woods                                | bocage       |
        | leader      | the APh of the Russian turn  | Rain          | deep    | a German leader        | in                  | woods        | no foxhole | P possesses a LMG                          | hedge        |
        | gunner      | the CCPh of the Russian turn | Heavy Rain    | flooded | a German half-squad    | in                  | woods        | no foxhole | P possesses a MMG                          | hedge        |
        | crest       | the RPh of the German turn   | Mud           | frozen  | a German squad         | in Crest status in  | gully        | no foxhole | P fronts hexside F5-F6 in its Crest status | wall         |

      @reading:B9.323-what-lifts-it
      Examples: whom the TEM of a bridge leaves the choice
        | row    | when                        | weather      | depth | target         | place            | ground | fort       | more        | barrier   |
        | bridge | the PFPh of the German turn | Falling Snow | dry   | a German squad | on the bridge in | bridge | no foxhole | F4 is woods | Roadblock |

  Rule: B9.324 Proof of a real unit

    @B9.324 @B9.324-4
    Scenario Outline: B9.324-4z against <enemy> <target> that shows nobody claims none, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And F5 and F6 are woods
      And hexside F5-F6 is a wall
      And <enemy> E in F6
      And E has wall advantage
      And <target> P in F5
      When P claims wall advantage
      Then B9.324 forbids it

      Examples:
        | row           | when                                   | weather       | depth   | target                        | enemy                          |
        | clear         | set-up                                 | Clear         | dry     | a concealed German squad      | a concealed Russian squad      |
        | overcast      | the MPh of the German turn             | Overcast      | shallow | a concealed German half-squad | a concealed Russian half-squad |
        | rain          | the end of the RPh of the German turn  | Rain          | deep    | a concealed German crew       | a concealed Russian crew       |
        | heavy-rain    | the APh of the German turn             | Heavy Rain    | flooded | a concealed German hero       | a concealed Russian hero       |
        | mud           | the end of the RPh of the Russian turn | Mud           | frozen  | a concealed German squad      | a concealed Russian squad      |
        | falling-snow  | set-up                                 | Falling Snow  | dry     | a concealed German half-squad | a concealed Russian half-squad |
        | snow          | the MPh of the German turn             | Snow          | shallow | a concealed German crew       | a concealed Russian crew       |
        | ground-snow   | the end of the RPh of the German turn  | Ground Snow   | deep    | a concealed German hero       | a concealed Russian hero       |
        | deep-snow     | the APh of the German turn             | Deep Snow     | flooded | a concealed German squad      | a concealed Russian squad      |
        | sub-zero-cold | the end of the RPh of the Russian turn | sub-zero cold | frozen  | a concealed German half-squad | a concealed Russian half-squad |

    @B9.324 @B9.324-6 @B9.324-7
    Scenario Outline: B9.324-6z from <enemy> that shows nobody <target> takes it, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And F5 and F6 are woods
      And hexside F5-F6 is a wall
      And <enemy> E in F6
      And E has wall advantage
      And <target> P in F5
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

      Examples:
        | row           | when                                   | weather       | depth   | target              | enemy                          |
        | clear         | the MPh of the German turn             | Clear         | shallow | a German squad      | a concealed Russian squad      |
        | overcast      | the end of the RPh of the German turn  | Overcast      | deep    | a German half-squad | a concealed Russian half-squad |
        | rain          | the APh of the German turn             | Rain          | flooded | a German crew       | a concealed Russian crew       |
        | heavy-rain    | the end of the RPh of the Russian turn | Heavy Rain    | frozen  | a German hero       | a concealed Russian hero       |
        | mud           | set-up                                 | Mud           | dry     | a German squad      | a concealed Russian squad      |
        | falling-snow  | the MPh of the German turn             | Falling Snow  | shallow | a German half-squad | a concealed Russian half-squad |
        | snow          | the end of the RPh of the German turn  | Snow          | deep    | a German crew       | a concealed Russian crew       |
        | ground-snow   | the APh of the German turn             | Ground Snow   | flooded | a German hero       | a concealed Russian hero       |
        | deep-snow     | the end of the RPh of the Russian turn | Deep Snow     | frozen  | a German squad      | a concealed Russian squad      |
        | sub-zero-cold | set-up                                 | sub-zero cold | dry     | a German half-squad | a concealed Russian half-squad |

  Rule: B9.324 Hidden units let an enemy have it

    @B9.324 @B9.323 @B9.324-13 @B9.323-4
    Scenario Outline: B9.324-13z in the <phase> a hidden squad lets <target> have it, and stays hidden
      Given it is the <phase> of the German turn
      And hexside F5-F6 is a <barrier>
      And a hidden Russian squad E in F6
      And E has wall advantage
      And <target> P in F5
      When the players ask about the wall advantage of P
      And the players ask about the wall advantage of E
      Then P has wall advantage
      And E has no wall advantage

      Examples:
        | row  | phase | target                        | barrier |
        | rph  | RPh   | a German squad                | wall    |
        | pfph | PFPh  | a German half-squad           | hedge   |
        | mph  | MPh   | a German crew                 | wall    |
        | dfph | DFPh  | a German hero                 | hedge   |
        | afph | AFPh  | a concealed German squad      | wall    |
        | rtph | RtPh  | an inexperienced German squad | hedge   |
        | aph  | APh   | a Fanatic German squad        | wall    |
        | ccph | CCPh  | a CX German squad             | hedge   |

  Rule: B9.41 Everybody loses it when it begins to leave

    @B9.41 @B9.41-1 @B9.41-2
    Scenario Outline: B9.41-1z <target> that begins to leave in the <phase> has none
      Given it is the <phase> of the German turn
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      And P has wall advantage
      When P begins to enter F4
      Then that is allowed
      And P has no wall advantage

      Examples:
        | row         | phase | target                         | barrier      |
        | squad       | MPh   | a German squad                 | wall         |
        | half-squad  | APh   | a German half-squad            | hedge        |
        | crew        | MPh   | a German crew                  | bocage       |
        | hero        | APh   | a German hero                  | cactus hedge |
        | concealed   | MPh   | a concealed German squad       | wall         |
        | dummies     | APh   | a concealed German dummy stack | hedge        |
        | wounded     | MPh   | a wounded German hero          | bocage       |
        | green       | APh   | an inexperienced German squad  | cactus hedge |
        | fanatic     | MPh   | a Fanatic German squad         | wall         |
        | encircled   | APh   | an Encircled German squad      | hedge        |
        | cx          | MPh   | a CX German squad              | bocage       |
        | cavalry     | APh   | a German Cavalry squad         | cactus hedge |
        | tank        | MPh   | a moving German tank           | wall         |
        | assault-gun | MPh   | a moving German assault gun    | hedge        |
        | sp-gun      | MPh   | a moving German SP gun         | bocage       |
        | carrier     | MPh   | a moving German Carrier        | cactus hedge |
        | halftrack   | MPh   | a moving German halftrack      | wall         |
        | armored-car | MPh   | a moving German armored car    | hedge        |

  Rule: B9.323 Behind a wreck it is a matter of choice

    @B9.323 @B9.323-1
    Scenario Outline: B9.323-1z with <what> in its hex <target> may do without, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a wall
      And <what> in F5
      And <target> P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And the wall advantage of P is voluntary

      Examples:
        | row        | when                         | weather       | depth   | what                     | target                         |
        | squad      | the RtPh of the German turn  | Falling Snow  | dry     | a wreck                  | a German squad                 |
        | half-squad | the APh of the German turn   | Snow          | shallow | an abandoned German tank | a German half-squad            |
        | crew       | the CCPh of the German turn  | Ground Snow   | deep    | a wreck                  | a German crew                  |
        | hero       | set-up                       | Deep Snow     | flooded | an abandoned German tank | a German hero                  |
        | concealed  | the PFPh of the Russian turn | sub-zero cold | frozen  | a wreck                  | a concealed German squad       |
        | dummies    | the MPh of the Russian turn  | Clear         | dry     | an abandoned German tank | a concealed German dummy stack |
        | berserk    | the DFPh of the Russian turn | Overcast      | shallow | a wreck                  | a berserk German squad         |
        | pinned     | the AFPh of the Russian turn | Rain          | deep    | an abandoned German tank | a pinned German squad          |
        | wounded    | the RtPh of the Russian turn | Heavy Rain    | flooded | a wreck                  | a wounded German hero          |
        | green      | the APh of the Russian turn  | Mud           | frozen  | an abandoned German tank | an inexperienced German squad  |
        | fanatic    | the CCPh of the Russian turn | Falling Snow  | dry     | a wreck                  | a Fanatic German squad         |
        | encircled  | the RPh of the German turn   | Snow          | shallow | an abandoned German tank | an Encircled German squad      |
        | ti         | the PFPh of the German turn  | Ground Snow   | deep    | a wreck                  | a TI German squad              |
        | cx         | the MPh of the German turn   | Deep Snow     | flooded | an abandoned German tank | a CX German squad              |

  Rule: B9.322 Who breaks loses it in every phase

    @B9.322 @B9.322-15
    Scenario Outline: B9.322-15z <target> that breaks has none any longer, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      And P has wall advantage
      When P becomes broken
      Then P has no wall advantage

      Examples:
        | row        | when                         | weather       | depth   | barrier      | target                        |
        | squad      | the RPh of the German turn   | Clear         | dry     | wall         | a German squad                |
        | half-squad | the PFPh of the German turn  | Overcast      | shallow | hedge        | a German half-squad           |
        | crew       | the MPh of the German turn   | Rain          | deep    | bocage       | a German crew                 |
        | hero       | the DFPh of the German turn  | Heavy Rain    | flooded | cactus hedge | a German hero                 |
        | concealed  | the AFPh of the German turn  | Mud           | frozen  | wall         | a concealed German squad      |
        | pinned     | the RtPh of the German turn  | Falling Snow  | dry     | hedge        | a pinned German squad         |
        | wounded    | the APh of the German turn   | Snow          | shallow | bocage       | a wounded German hero         |
        | green      | the CCPh of the German turn  | Ground Snow   | deep    | cactus hedge | an inexperienced German squad |
        | fanatic    | the RPh of the Russian turn  | Deep Snow     | flooded | wall         | a Fanatic German squad        |
        | encircled  | the PFPh of the Russian turn | sub-zero cold | frozen  | hedge        | an Encircled German squad     |
        | ti         | the MPh of the Russian turn  | Clear         | dry     | bocage       | a TI German squad             |
        | cx         | the DFPh of the Russian turn | Overcast      | shallow | cactus hedge | a CX German squad             |
        | cavalry    | the AFPh of the Russian turn | Rain          | deep    | wall         | a German Cavalry squad        |
        | tank       | the RtPh of the Russian turn | Heavy Rain    | flooded | hedge        | a German tank                 |

  Rule: B9.323 Behind a wreck who has it may give it up

    @B9.323 @B9.323-1
    Scenario Outline: B9.323-1y beside a wreck <target> with wall advantage has it by choice
      Given it is the <phase> of the German turn
      And hexside F5-F6 is a wall
      And a wreck in F5
      And <target> P in F5
      And P has wall advantage
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And the wall advantage of P is voluntary
      And P may forfeit wall advantage

      Examples:
        | row        | phase | target              |
        | squad      | PFPh  | a German squad      |
        | half-squad | DFPh  | a German half-squad |
        | crew       | RtPh  | a German crew       |

    @B9.322 @B9.323 @B9.322-2 @B9.323-7
    Scenario Outline: B9.323-7x at set-up a counter is due: <yesno>, with <other> across the wall
      Given it is set-up
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And <other> E in F6
      When the players ask about the wall advantage of P
      Then to the question whether P must bear a Wall Advan counter the answer is <yesno>

      Examples:
        | row     | other           | yesno |
        | comrade | a German squad  | no    |
        | enemy   | a Russian squad | yes   |

    @B9.323 @B9.323-1
    Scenario: B9.323-1w a crew that Pushes its Gun in the open has it
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And a German crew P in F5
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And the wall advantage of P is mandatory

    @B9.32 @B9.323 @B9.32-21 @B9.323-1
    Scenario Outline: B9.323-1x <target> has it, hidden in the open
      Given it is the <phase> of the German turn
      And hexside F5-F6 is a wall
      And <target> P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And the wall advantage of P is mandatory

      @since=B9.324-J8
      Examples:
        | row        | phase | target                     |
        | squad      | PFPh  | a hidden German squad      |
        | half-squad | DFPh  | a hidden German half-squad |

  Rule: B9.32 B9.321 B9.322 B9.323 Where no phase is told

    @B9.321 @B9.321-1
    Scenario: B9.321-1y across a wall an enemy that has it denies it
      Given hexside F5-F6 is a wall
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And P may not claim wall advantage

    @B9.32 @B9.32-2
    Scenario Outline: B9.32-2l in <how> none is had
      Given F5 holds <fort>
      And hexside F5-F6 is a wall
      And a German squad P <place> F5
      And <enemy> in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And P may not claim wall advantage

      Examples:
        | row     | how                      | fort         | place                  | enemy           |
        | foxhole | a foxhole                | a foxhole 1S | beneath the foxhole in | no units        |
        | enemy   | the Location of an enemy | no foxhole   | in                     | a Russian squad |

    @B9.32 @B9.62 @B9.32-3 @B9.62-4
    Scenario: B9.32-3y below a Hillside wall there is none to claim
      Given F6 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And a German squad P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And P may not claim wall advantage

    @B9.323 @B9.323-3
    Scenario: B9.323-3y in the open it is not forfeited
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      When P forfeits wall advantage
      Then B9.323 forbids it

    @B9.322 @B9.322-17
    Scenario: B9.322-17y in woods it is
      Given F5 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

  Rule: B9.323 In Extreme Winter as in any weather

    @B9.323 @B9.321 @B9.323-1 @B9.321-1
    Scenario Outline: B9.323-1q in Extreme Winter <target> in <ground> has it: <kind>
      Given it is <when>
      And the scenario has Extreme Winter
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      When the players ask about the wall advantage of P
      Then the wall advantage of P is <kind>
      And P <has> wall advantage

      Examples: in the open at once, elsewhere by a claim
        | row      | when                         | target              | ground           | barrier | kind      | has    |
        | squad    | the PFPh of the German turn  | a German squad      | Open Ground      | wall    | mandatory | has    |
        | crew     | the MPh of the German turn   | a German crew       | brush            | hedge   | mandatory | has    |
        | woods    | the DFPh of the Russian turn | a German squad      | woods            | wall    | voluntary | has no |
        | building | the APh of the German turn   | a German half-squad | a stone building | hedge   | voluntary | has no |

    @B9.323 @B9.32 @B9.323-1 @B9.32-2
    Scenario Outline: B9.323-1u <place> the Wire in the open <target> <has> wall advantage
      Given it is <when>
      And F5 holds Wire
      And hexside F5-F6 is a wall
      And <target> P <place> the Wire in F5
      When the players ask about the wall advantage of P
      Then P <has> wall advantage
      And P may not <do> wall advantage

      Examples: nothing there shelters who is beneath it; who is on it is not at the wall
        | row          | when                        | place     | target         | has    | do      |
        | beneath      | the RPh of the German turn  | beneath   | a German squad | has    | forfeit |
        | beneath-crew | the CCPh of the German turn | beneath   | a German crew  | has    | forfeit |
        | on-top       | the RPh of the German turn  | on top of | a German squad | has no | claim   |
