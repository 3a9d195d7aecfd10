Feature: Wall advantage of every unit, in every phase

  Rule: B9.323 Who is fit and has no TEM of its hex has it

    @B9.32 @B9.321 @B9.323 @B9.41 @B9.32xB9.321xB9.323xB9.41-501
    Scenario Outline: B9.32xB9.321xB9.323xB9.41-501a <target> has it over its walls and must have it, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And <target> P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6 and F4-F5 and nothing else
      And the wall advantage of P is mandatory

      Examples:
        | row              | phase               | weather       | depth   | target                         |
        | squad            | RPh of the German   | Clear         | dry     | a German squad                 |
        | half-squad       | PFPh of the German  | Overcast      | shallow | a German half-squad            |
        | crew             | MPh of the German   | Mud           | deep    | a German crew                  |
        | hero             | DFPh of the German  | Ground Snow   | flooded | a German hero                  |
        | concealed-squad  | AFPh of the German  | Snow          | frozen  | a concealed German squad       |
        | dummies          | RtPh of the German  | Deep Snow     | dry     | a concealed German dummy stack |
        | berserk-squad    | APh of the German   | sub-zero cold | shallow | a berserk German squad         |
        | pinned-squad     | CCPh of the German  | Rain          | deep    | a pinned German squad          |
        | wounded-hero     | PFPh of the Russian | Clear         | flooded | a wounded German hero          |
        | green-squad      | MPh of the Russian  | Clear         | frozen  | an inexperienced German squad  |
        | fanatic-squad    | RPh of the Russian  | Clear         | dry     | a Fanatic German squad         |
        | encircled-squad  | APh of the Russian  | Clear         | shallow | an Encircled German squad      |
        | ti-squad         | RtPh of the Russian | Clear         | deep    | a TI German squad              |
        | cx-squad         | CCPh of the Russian | Clear         | flooded | a CX German squad              |
        | cavalry-squad    | DFPh of the Russian | Clear         | frozen  | a German Cavalry squad         |
        | tank             | AFPh of the Russian | Clear         | dry     | a German tank                  |
        | assault-gun      | RPh of the German   | Clear         | shallow | a German assault gun           |
        | sp-gun           | PFPh of the German  | Clear         | deep    | a German SP gun                |
        | carrier          | MPh of the German   | Clear         | flooded | a German Carrier               |
        | halftrack        | DFPh of the German  | Clear         | frozen  | a German halftrack             |
        | armored-car      | AFPh of the German  | Clear         | dry     | a German armored car           |
        | bogged-tank      | RtPh of the German  | Clear         | shallow | a bogged German tank           |
        | immobilized-tank | APh of the German   | Clear         | deep    | an immobilized German tank     |
        | moving-tank      | MPh of the Russian  | Clear         | flooded | a moving German tank           |

      @reading:B9.32-armed
      Examples: who is shocked
        | row          | phase               | weather | depth  | target                |
        | shocked-tank | PFPh of the Russian | Clear   | frozen | a shocked German tank |

      @reading:B9.32-stunned-vehicle
      Examples: who is stunned
        | row          | phase              | weather | depth | target                |
        | stunned-tank | CCPh of the German | Clear   | dry   | a stunned German tank |

    @B9.32 @B9.321 @B9.323 @B9.41 @B9.32xB9.321xB9.323xB9.41-501
    Scenario Outline: B9.32xB9.321xB9.323xB9.41-501b <target> has it where it is <where>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And hexside F2-F3 is a wall
      And <target> P in F5
      And P <where>
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6 and nothing else

      Examples:
        | row      | weather      | depth   | target          | ground      | where                                      |
        | bypass   | Clear        | dry     | a German squad  | woods       | is in Bypass along hexside F5-F6           |
        | vbm      | Overcast     | shallow | a German tank   | woods       | is in VBM with its CAFP at vertex E6-F5-F6 |
        | bounding | Rain         | deep    | a German tank   | Open Ground | is marked with Bounding Fire               |
        | lmg      | Heavy Rain   | flooded | a German squad  | Open Ground | possesses a LMG                            |
        | leader   | Mud          | frozen  | a German leader | Open Ground | possesses a LMG                            |
        | pushing  | Falling Snow | dry     | a German crew   | Open Ground | possesses an AT Gun                        |

    @B9.32 @B9.321 @B9.323 @B9.41 @B9.32xB9.321xB9.323xB9.41-501
    Scenario Outline: B9.32xB9.321xB9.323xB9.41-501c <target> has it with a comrade that has it
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a wall
      And a German squad Q in F5
      And <target> P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6 and nothing else

      Examples: broken or unarmed
        | row                    | phase               | weather       | depth   | target                          |
        | broken-squad           | RPh of the German   | Clear         | dry     | a broken German squad           |
        | broken-dm-squad        | PFPh of the German  | Overcast      | shallow | a broken DM German squad        |
        | broken-disrupted-squad | MPh of the German   | Rain          | deep    | a broken disrupted German squad |
        | unarmed-squad          | DFPh of the German  | Heavy Rain    | flooded | an unarmed German squad         |
        | leader                 | AFPh of the German  | Mud           | frozen  | a German leader                 |
        | wounded-leader         | RtPh of the German  | Falling Snow  | dry     | a wounded German leader         |
        | truck                  | APh of the German   | Snow          | shallow | a German truck                  |
        | tractor                | CCPh of the German  | Ground Snow   | deep    | a German tractor                |
        | bulldozer              | PFPh of the Russian | Deep Snow     | flooded | a German bulldozer              |
        | motorcycle             | MPh of the Russian  | sub-zero cold | frozen  | a German motorcycle             |
        | wagon                  | RPh of the Russian  | Clear         | dry     | a German wagon                  |
        | horse                  | APh of the Russian  | Overcast      | shallow | a German horse                  |

    @B9.32 @B9.321 @B9.323 @B9.41 @B9.32xB9.321xB9.323xB9.41-501
    Scenario Outline: B9.32xB9.321xB9.323xB9.41-501d <target> alone has none
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a wall
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      And <target> P in F5
      When the players ask about the wall advantage of P
      And the players ask about the wall advantage of Q
      Then P has no wall advantage
      And Q has wall advantage

      Examples: broken or unarmed
        | row                    | phase               | weather       | depth   | target                          |
        | broken-squad           | RPh of the German   | Clear         | dry     | a broken German squad           |
        | broken-dm-squad        | PFPh of the German  | Overcast      | shallow | a broken DM German squad        |
        | broken-disrupted-squad | MPh of the German   | Rain          | deep    | a broken disrupted German squad |
        | unarmed-squad          | DFPh of the German  | Heavy Rain    | flooded | an unarmed German squad         |
        | leader                 | AFPh of the German  | Mud           | frozen  | a German leader                 |
        | wounded-leader         | RtPh of the German  | Falling Snow  | dry     | a wounded German leader         |
        | truck                  | APh of the German   | Snow          | shallow | a German truck                  |
        | tractor                | CCPh of the German  | Ground Snow   | deep    | a German tractor                |
        | bulldozer              | PFPh of the Russian | Deep Snow     | flooded | a German bulldozer              |
        | motorcycle             | MPh of the Russian  | sub-zero cold | frozen  | a German motorcycle             |
        | wagon                  | RPh of the Russian  | Clear         | dry     | a German wagon                  |
        | horse                  | APh of the Russian  | Overcast      | shallow | a German horse                  |

    @B9.32 @B9.321 @B9.323 @B9.41 @B9.32xB9.321xB9.323xB9.41-501
    Scenario Outline: B9.32xB9.321xB9.323xB9.41-501e where no phase is told: <target>
      Given hexside F5-F6 is a wall
      And the weather is <weather>
      And the water depth is <depth>
      And <target> P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6 and nothing else
      And the wall advantage of P is mandatory

      Examples:
        | row   | weather  | depth   | target         |
        | squad | Clear    | dry     | a German squad |
        | tank  | Overcast | shallow | a German tank  |
        | crew  | Rain     | deep    | a German crew  |

    @B9.32 @B9.321 @B9.323 @B9.41 @B9.32xB9.321xB9.323xB9.41-501
    Scenario Outline: B9.32xB9.321xB9.323xB9.41-501f in a hex that shelters <target> it is a matter of choice, <phase>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And <target> P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And the wall advantage of P is voluntary

      Examples:
        | row             | phase               | weather       | depth   | target                        | ground          |
        | squad           | RPh of the German   | Clear         | dry     | a German squad                | woods           |
        | half-squad      | PFPh of the German  | Overcast      | shallow | a German half-squad           | stone building  |
        | crew            | MPh of the German   | Rain          | deep    | a German crew                 | wooden building |
        | hero            | DFPh of the German  | Heavy Rain    | flooded | a German hero                 | woods           |
        | concealed-squad | AFPh of the German  | Mud           | frozen  | a concealed German squad      | stone building  |
        | berserk-squad   | RtPh of the German  | Falling Snow  | dry     | a berserk German squad        | wooden building |
        | pinned-squad    | APh of the German   | Snow          | shallow | a pinned German squad         | woods           |
        | wounded-hero    | CCPh of the German  | Ground Snow   | deep    | a wounded German hero         | stone building  |
        | green-squad     | PFPh of the Russian | Deep Snow     | flooded | an inexperienced German squad | wooden building |
        | fanatic-squad   | MPh of the Russian  | sub-zero cold | frozen  | a Fanatic German squad        | woods           |
        | encircled-squad | RPh of the Russian  | Clear         | dry     | an Encircled German squad     | stone building  |
        | cx-squad        | APh of the Russian  | Overcast      | shallow | a CX German squad             | wooden building |

  Rule: B9.322 Who may choose chooses in its own MPh and APh

    @B9.32 @B9.322 @B9.32-6 @B9.322-9
    Scenario Outline: B9.322-9z <target> claims it in the <phase>
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is woods
      And hexside F5-F6 is a wall
      And <target> P in F5
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

      Examples:
        | row             | phase | weather       | depth   | target                         |
        | squad           | MPh   | Clear         | dry     | a German squad                 |
        | half-squad      | APh   | Overcast      | shallow | a German half-squad            |
        | crew            | MPh   | Rain          | deep    | a German crew                  |
        | hero            | APh   | Heavy Rain    | flooded | a German hero                  |
        | concealed-squad | MPh   | Mud           | frozen  | a concealed German squad       |
        | wounded-hero    | MPh   | Falling Snow  | dry     | a wounded German hero          |
        | green-squad     | APh   | Snow          | shallow | an inexperienced German squad  |
        | fanatic-squad   | MPh   | Ground Snow   | deep    | a Fanatic German squad         |
        | encircled-squad | APh   | Deep Snow     | flooded | an Encircled German squad      |
        | cx-squad        | MPh   | sub-zero cold | frozen  | a CX German squad              |
        | dummies         | APh   | Clear         | dry     | a concealed German dummy stack |

      @reading:B9.32-berserk
      Examples: who is berserk
        | row           | phase | weather  | depth   | target                 |
        | berserk-squad | APh   | Overcast | shallow | a berserk German squad |

    @B9.322 @B9.322-17
    Scenario Outline: B9.322-17z and <target> forfeits it, in the <phase> too
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is woods
      And hexside F5-F6 is a wall
      And <target> P in F5
      And P has wall advantage
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

      Examples:
        | row             | phase               | weather       | depth   | target                         |
        | squad           | RPh of the German   | Clear         | dry     | a German squad                 |
        | half-squad      | PFPh of the German  | Overcast      | shallow | a German half-squad            |
        | crew            | MPh of the German   | Rain          | deep    | a German crew                  |
        | hero            | DFPh of the German  | Heavy Rain    | flooded | a German hero                  |
        | concealed-squad | AFPh of the German  | Mud           | frozen  | a concealed German squad       |
        | berserk-squad   | RtPh of the German  | Falling Snow  | dry     | a berserk German squad         |
        | wounded-hero    | APh of the German   | Snow          | shallow | a wounded German hero          |
        | green-squad     | CCPh of the German  | Ground Snow   | deep    | an inexperienced German squad  |
        | fanatic-squad   | PFPh of the Russian | Deep Snow     | flooded | a Fanatic German squad         |
        | encircled-squad | MPh of the Russian  | sub-zero cold | frozen  | an Encircled German squad      |
        | cx-squad        | RPh of the Russian  | Clear         | dry     | a CX German squad              |
        | dummies         | APh of the Russian  | Overcast      | shallow | a concealed German dummy stack |

    @B9.322 @B9.322-10
    Scenario Outline: B9.322-10z but <target> claims none in the <phase> turn
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is woods
      And hexside F5-F6 is a wall
      And <target> P in F5
      When P claims wall advantage
      Then B9.322 forbids it

      Examples:
        | row             | phase               | weather       | depth   | target                         |
        | squad           | RPh of the German   | Clear         | dry     | a German squad                 |
        | half-squad      | PFPh of the German  | Overcast      | shallow | a German half-squad            |
        | crew            | DFPh of the German  | Rain          | deep    | a German crew                  |
        | hero            | AFPh of the German  | Heavy Rain    | flooded | a German hero                  |
        | concealed-squad | RtPh of the German  | Mud           | frozen  | a concealed German squad       |
        | wounded-hero    | PFPh of the Russian | Falling Snow  | dry     | a wounded German hero          |
        | green-squad     | MPh of the Russian  | Snow          | shallow | an inexperienced German squad  |
        | fanatic-squad   | RPh of the Russian  | Ground Snow   | deep    | a Fanatic German squad         |
        | encircled-squad | APh of the Russian  | Deep Snow     | flooded | an Encircled German squad      |
        | cx-squad        | RtPh of the Russian | sub-zero cold | frozen  | a CX German squad              |
        | dummies         | CCPh of the Russian | Clear         | dry     | a concealed German dummy stack |

      @reading:B9.32-berserk
      Examples: who is berserk
        | row           | phase              | weather  | depth   | target                 |
        | berserk-squad | CCPh of the German | Overcast | shallow | a berserk German squad |

  Rule: B9.322 A counter is due beside an enemy, in every phase

    @B9.322 @B9.323 @B9.322-1 @B9.323-7
    Scenario Outline: B9.323-7z across the wall from <enemy> it is, <phase>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And <enemy> E in F6
      When the players ask about the wall advantage of P
      Then to the question whether P must bear a Wall Advan counter the answer is yes

      Examples:
        | row                  | phase               | weather       | depth   | enemy                           |
        | squad-rph-own        | RPh of the German   | Clear         | dry     | a Russian squad                 |
        | squad-pfph-own       | PFPh of the German  | Overcast      | shallow | a broken Russian squad          |
        | squad-mph-own        | MPh of the German   | Rain          | deep    | a concealed Russian squad       |
        | tank-dfph-own        | DFPh of the German  | Heavy Rain    | flooded | a Russian tank                  |
        | truck-afph-own       | AFPh of the German  | Mud           | frozen  | a Russian truck                 |
        | dummy-stack-rtph-own | RtPh of the German  | Falling Snow  | dry     | a concealed Russian dummy stack |
        | squad-aph-own        | APh of the German   | Snow          | shallow | an unarmed Russian squad        |
        | squad-ccph-own       | CCPh of the German  | Ground Snow   | deep    | a pinned Russian squad          |
        | squad-pfph           | PFPh of the Russian | Deep Snow     | flooded | a Russian squad                 |
        | squad-mph            | MPh of the Russian  | sub-zero cold | frozen  | a broken Russian squad          |
        | squad-rph            | RPh of the Russian  | Clear         | dry     | a concealed Russian squad       |
        | tank-aph             | APh of the Russian  | Overcast      | shallow | a Russian tank                  |
        | truck-rtph           | RtPh of the Russian | Rain          | deep    | a Russian truck                 |
        | dummy-stack-ccph     | CCPh of the Russian | Heavy Rain    | flooded | a concealed Russian dummy stack |
        | squad-dfph           | DFPh of the Russian | Mud           | frozen  | an unarmed Russian squad        |
        | squad-afph           | AFPh of the Russian | Falling Snow  | dry     | a pinned Russian squad          |

    @B9.322 @B9.323 @B9.322-2 @B9.323-7
    Scenario Outline: B9.322-2z without an enemy there it is not, <phase>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And <other> E <place> F6
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And to the question whether P must bear a Wall Advan counter the answer is no

      Examples:
        | row              | phase               | weather       | depth   | other              | place |
        | comrade-rph-own  | RPh of the German   | Clear         | dry     | a German squad     | in    |
        | comrade-pfph-own | PFPh of the German  | Overcast      | shallow | a German squad     | in    |
        | comrade-mph-own  | MPh of the German   | Rain          | deep    | a German squad     | in    |
        | comrade-dfph-own | DFPh of the German  | Heavy Rain    | flooded | a German squad     | in    |
        | comrade-afph-own | AFPh of the German  | Mud           | frozen  | a German squad     | in    |
        | comrade-rtph-own | RtPh of the German  | Falling Snow  | dry     | a German squad     | in    |
        | comrade-aph-own  | APh of the German   | Snow          | shallow | a German squad     | in    |
        | comrade-ccph-own | CCPh of the German  | Ground Snow   | deep    | a German squad     | in    |
        | comrade-pfph     | PFPh of the Russian | Deep Snow     | flooded | a German squad     | in    |
        | comrade-mph      | MPh of the Russian  | sub-zero cold | frozen  | a German squad     | in    |
        | comrade-rph      | RPh of the Russian  | Clear         | dry     | a German squad     | in    |
        | comrade-aph      | APh of the Russian  | Overcast      | shallow | a German squad     | in    |
        | comrade-rtph     | RtPh of the Russian | Rain          | deep    | a German squad     | in    |
        | comrade-ccph     | CCPh of the Russian | Heavy Rain    | flooded | a German squad     | in    |
        | comrade-dfph     | DFPh of the Russian | Mud           | frozen  | a German squad     | in    |
        | comrade-afph     | AFPh of the Russian | Falling Snow  | dry     | a German squad     | in    |
        | aircraft         | MPh of the German   | Snow          | shallow | a Russian aircraft | in    |

    @B9.32 @B9.321 @B9.323 @B9.41 @B9.32xB9.321xB9.323xB9.41-501
    Scenario Outline: B9.32xB9.321xB9.323xB9.41-501g in <ground> a squad claims it, <weather>, streams <depth>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

      Examples:
        | row             | ground          | weather       | depth       |
        | brush           | brush           | Clear         | not defined |
        | grain           | grain           | Overcast      | not defined |
        | orchard         | orchard         | Rain          | not defined |
        | olive-grove     | olive grove     | Mud           | not defined |
        | cactus-patch    | cactus patch    | Snow          | not defined |
        | graveyard       | graveyard       | Deep Snow     | not defined |
        | plowed-field    | plowed field    | Ground Snow   | not defined |
        | vineyard        | vineyard        | sub-zero cold | not defined |
        | forest          | forest          | Clear         | dry         |
        | pine-woods      | pine woods      | Clear         | shallow     |
        | shellholes      | shellholes      | Clear         | deep        |
        | unpaved-road    | unpaved road    | Clear         | flooded     |
        | paved-road      | paved road      | Clear         | frozen      |
        | runway          | runway          | Clear         | not defined |
        | mudflat         | mudflat         | Clear         | not defined |
        | crag            | crag            | Clear         | not defined |
        | wooden-rubble   | wooden rubble   | Clear         | not defined |
        | stone-rubble    | stone rubble    | Clear         | not defined |
        | wooden-building | wooden building | Clear         | not defined |
        | woods           | woods           | Clear         | not defined |
        | marsh           | marsh           | Clear         | not defined |
