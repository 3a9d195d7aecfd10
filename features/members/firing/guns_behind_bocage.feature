Feature: Every Gun behind bocage

  Rule: B9.53 No Gun both changes CA and fires through it

    @B9.53 @B9.53-1
    Scenario Outline: B9.53-1z the <gun> of a crew <place> F5 that has changed CA does not fire at <target>, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And hexside F5-F6 is a bocage
      And F5 holds <fort>
      And a German crew C <place> F5
      And C possesses <gear>
      And <target> E in F6
      When the <gun> changes its CA
      And the <gun> fires at E
      Then B9.53 forbids it

      Examples:
        | row      | when                         | weather       | gun     | place                    | fort         | gear               | target                |
        | at       | the PFPh of the German turn  | Clear         | AT Gun  | in                       | no foxhole   | an AT Gun          | a Russian tank        |
        | inf      | the DFPh of the Russian turn | Overcast      | INF Gun | in                       | no foxhole   | an INF Gun         | a Russian squad       |
        | art      | the AFPh of the German turn  | Mud           | ART Gun | in                       | no foxhole   | an ART Gun         | a Russian truck       |
        | aa       | the PFPh of the German turn  | Snow          | AA Gun  | in                       | no foxhole   | an AA Gun          | a Russian halftrack   |
        | rcl      | the DFPh of the Russian turn | Ground Snow   | RCL Gun | in                       | no foxhole   | a RCL Gun          | a Russian assault gun |
        | emplaced | the AFPh of the German turn  | Deep Snow     | AT Gun  | in                       | no foxhole   | an emplaced AT Gun | a Russian crew        |
        | trench   | the PFPh of the German turn  | sub-zero cold | AT Gun  | beneath the trench in    | a trench     | an AT Gun          | a Russian half-squad  |
        | ditch    | the DFPh of the Russian turn | Clear         | INF Gun | beneath the A-T Ditch in | an A-T Ditch | an INF Gun         | a Russian SP gun      |
        | wire     | the AFPh of the German turn  | Overcast      | AA Gun  | beneath the Wire in      | Wire         | an AA Gun          | a Russian Carrier     |

    @B9.53 @B9.53-2
    Scenario Outline: B9.53-2z having fired at <target> it does not change CA: the <gun> of a crew <place> F5, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And hexside F5-F6 is a bocage
      And F5 holds <fort>
      And a German crew C <place> F5
      And C possesses <gear>
      And <target> E in F6
      When the <gun> fires at E
      And the <gun> changes its CA
      Then B9.53 forbids it

      Examples:
        | row      | when                         | weather       | gun     | place                    | fort         | gear               | target                |
        | at       | the PFPh of the German turn  | Clear         | AT Gun  | in                       | no foxhole   | an AT Gun          | a Russian tank        |
        | inf      | the DFPh of the Russian turn | Overcast      | INF Gun | in                       | no foxhole   | an INF Gun         | a Russian squad       |
        | art      | the AFPh of the German turn  | Mud           | ART Gun | in                       | no foxhole   | an ART Gun         | a Russian truck       |
        | aa       | the PFPh of the German turn  | Snow          | AA Gun  | in                       | no foxhole   | an AA Gun          | a Russian halftrack   |
        | rcl      | the DFPh of the Russian turn | Ground Snow   | RCL Gun | in                       | no foxhole   | a RCL Gun          | a Russian assault gun |
        | emplaced | the AFPh of the German turn  | Deep Snow     | AT Gun  | in                       | no foxhole   | an emplaced AT Gun | a Russian crew        |
        | trench   | the PFPh of the German turn  | sub-zero cold | AT Gun  | beneath the trench in    | a trench     | an AT Gun          | a Russian half-squad  |
        | ditch    | the DFPh of the Russian turn | Clear         | INF Gun | beneath the A-T Ditch in | an A-T Ditch | an INF Gun         | a Russian SP gun      |
        | wire     | the AFPh of the German turn  | Overcast      | AA Gun  | beneath the Wire in      | Wire         | an AA Gun          | a Russian Carrier     |

  Rule: B9.53 A Gun that keeps its CA fires what it likes

    @B9.53 @B9.53-4
    Scenario Outline: B9.53-4z <attack> by <crew> with <gear> at <target> <place> F6 is possible, <when>
      Given it is <when>
      And hexside F5-F6 is a bocage
      And F6 is <ground>
      And <crew> C in F5
      And C possesses <gear>
      And <target> E <place> F6
      When C attacks E with <attack>
      Then the attack is possible

      Examples:
        | row       | when                         | crew                         | gear       | attack         | target                     | place               | ground         |
        | wp        | the PFPh of the German turn  | a German crew                | an AT Gun  | WP             | a Russian squad            | in                  | Open Ground    |
        | smoke     | the DFPh of the Russian turn | a Fanatic German crew        | an INF Gun | SMOKE          | a Russian crew             | in                  | woods          |
        | he        | the AFPh of the German turn  | a CX German crew             | an ART Gun | Direct Fire HE | a Russian half-squad       | on the bridge in    | bridge         |
        | ap        | the PFPh of the German turn  | a concealed German crew      | an AA Gun  | a Gun          | a Russian tank             | in                  | Open Ground    |
        | below     | the DFPh of the Russian turn | an inexperienced German crew | an AT Gun  | Direct Fire HE | a Russian squad            | below the bridge in | bridge         |
        | crest     | the AFPh of the German turn  | a German squad               | an INF Gun | Direct Fire HE | a Russian squad            | in Crest status in  | gully          |
        | in        | the PFPh of the German turn  | a German half-squad          | an ART Gun | Direct Fire HE | a Russian hero             | IN                  | gully          |
        | leader    | the DFPh of the Russian turn | a German crew                | an AA Gun  | Direct Fire HE | a Russian leader           | in                  | stone building |
        | heat      | the AFPh of the German turn  | a Fanatic German crew        | an AT Gun  | HEAT           | a Russian tank             | in                  | Open Ground    |
        | truck     | the PFPh of the German turn  | a CX German crew             | an INF Gun | a Gun          | a Russian truck            | in                  | Open Ground    |
        | broken    | the DFPh of the Russian turn | a concealed German crew      | an ART Gun | Direct Fire HE | a broken Russian squad     | in                  | woods          |
        | berserk   | the AFPh of the German turn  | an inexperienced German crew | an AA Gun  | Direct Fire HE | a berserk Russian squad    | in                  | brush          |
        | cavalry   | the PFPh of the German turn  | a German squad               | an AT Gun  | Direct Fire HE | a Russian Cavalry squad    | in                  | Open Ground    |
        | wagon     | the DFPh of the Russian turn | a German half-squad          | an INF Gun | a Gun          | a Russian wagon            | in                  | Open Ground    |
        | halftrack | the AFPh of the German turn  | a German crew                | an ART Gun | a Gun          | a moving Russian halftrack | in                  | Open Ground    |

    @B9.53 @B9.53-4
    Scenario Outline: B9.53-4y in the <phase> of the <side> turn, at a tank that has spent <spent> MP: <verdict>
      Given it is the <phase> of the <side> turn
      And hexside F5-F6 is a bocage
      And a German crew C in F5
      And C possesses an AT Gun
      And a Russian tank E in F6
      And E has spent <spent> MP
      When the AT Gun fires at E
      Then that is <verdict>

      Examples: in a fire phase of its side; in the MPh at who has spent MP
        | row             | phase | side    | spent | verdict     |
        | own-rph         | RPh   | German  | 0     | not allowed |
        | own-pfph        | PFPh  | German  | 0     | allowed     |
        | own-mph         | MPh   | German  | 0     | not allowed |
        | own-dfph        | DFPh  | German  | 0     | not allowed |
        | own-afph        | AFPh  | German  | 0     | allowed     |
        | own-rtph        | RtPh  | German  | 0     | not allowed |
        | own-aph         | APh   | German  | 0     | not allowed |
        | own-ccph        | CCPh  | German  | 0     | not allowed |
        | enemy-rph       | RPh   | Russian | 0     | not allowed |
        | enemy-pfph      | PFPh  | Russian | 0     | not allowed |
        | enemy-mph       | MPh   | Russian | 0     | not allowed |
        | enemy-mph-spent | MPh   | Russian | 2     | allowed     |
        | enemy-dfph      | DFPh  | Russian | 0     | allowed     |
        | enemy-afph      | AFPh  | Russian | 0     | not allowed |
        | enemy-rtph      | RtPh  | Russian | 0     | not allowed |
        | enemy-aph       | APh   | Russian | 0     | not allowed |
        | enemy-ccph      | CCPh  | Russian | 0     | not allowed |

    @B9.53 @B9.53-1 @B9.53-5
    Scenario Outline: B9.53-1y having changed its CA an AT Gun attacks everything in <hex>, beyond <what>: <verdict>
      Given it is the PFPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside F5-G5 is a wall
      And a German crew C in F5
      And C possesses an AT Gun
      And C has wall advantage
      And a Russian squad E in <hex>
      When the AT Gun changes its CA
      And the AT Gun declares an attack on everything in <hex> with Direct Fire HE
      Then that is <verdict>

      Examples:
        | row    | hex | what       | verdict     |
        | bocage | F6  | the bocage | not allowed |
        | wall   | G5  | the wall   | allowed     |

    @B9.53 @B9.53-8
    Scenario Outline: B9.53-8z the <mortar> of a crew <place> F5 changes CA and fires over it, <when>
      Given it is <when>
      And hexside F5-F6 is a bocage
      And F5 is <ground>
      And a German crew C <place> F5
      And <more>
      And C possesses <gear>
      And C has wall advantage
      And a Russian squad E in F9
      When the <mortar> changes its CA
      And the <mortar> fires at E
      Then that is allowed

      Examples:
        | row      | when                         | mortar    | place              | ground      | gear                 | more                                       |
        | plain    | the PFPh of the German turn  | 81mm MTR  | in                 | Open Ground | an 81mm MTR          | F4 is woods                                |
        | heavy    | the DFPh of the Russian turn | 120mm MTR | in                 | woods       | a 120mm MTR          | F4 is woods                                |
        | emplaced | the AFPh of the German turn  | 82mm MTR  | in                 | Open Ground | an emplaced 82mm MTR | F4 is woods                                |
        | crest    | the PFPh of the German turn  | 81mm MTR  | in Crest status in | gully       | an 81mm MTR          | C fronts hexside F5-F6 in its Crest status |

    @B9.53 @B9.53-5
    Scenario Outline: B9.53-5s an AT Gun that has changed CA fires at <gun>, bocage being elsewhere
      Given it is the PFPh of the German turn
      And hexside B3-A3 is a bocage
      And a German crew C in B3
      And C possesses an AT Gun
      And a Russian crew E in B6
      And E possesses <gun>
      When the AT Gun changes its CA
      And the AT Gun fires at the <name>
      Then that is allowed

      Examples: whatever it fires at
        | row      | gun                | name     |
        | inf-gun  | a Russian INF Gun  | INF Gun  |
        | art-gun  | a Russian ART Gun  | ART Gun  |
        | aa-gun   | a Russian AA Gun   | AA Gun   |
        | rcl-gun  | a Russian RCL Gun  | RCL Gun  |
        | 82mm-mtr | a Russian 82mm MTR | 82mm MTR |

    @B9.53 @B9.53-1 @B9.53-9 @reading:B9.53-which-bocage
    Scenario: B9.53-9s nor does an AT Gun on a bridge fire through bocage once it has changed CA
      Given it is the PFPh of the German turn
      And B3 is a bridge
      And hexside B4-B5 is a bocage
      And a German crew C on the bridge in B3
      And C possesses an AT Gun
      And a Russian squad E in B5
      When the AT Gun changes its CA
      And the AT Gun fires at E
      Then B9.53 forbids it

    @B9.53 @B9.53-8
    Scenario Outline: B9.53-8s a mortar beneath the <cover> changes CA and fires over bocage
      Given it is the PFPh of the German turn
      And B3 holds <fort>
      And hexside B6-B7 is a bocage
      And a German crew C beneath the <cover> in B3
      And C possesses an 81mm MTR
      And a Russian squad E in B7
      When the 81mm MTR changes its CA
      And the 81mm MTR fires at E
      Then that is allowed

      Examples:
        | cover     | fort         |
        | foxhole   | a foxhole 1S |
        | trench    | a trench     |
        | A-T Ditch | an A-T Ditch |
        | sangar    | a sangar     |

    @B9.53 @B9.53-4
    Scenario Outline: B9.53-4s without a change of CA the AT Gun of a crew that is <state> fires through bocage
      Given it is the PFPh of the German turn
      And hexside B3-B4 is a bocage
      And a German crew C in B3
      And C possesses an AT Gun
      And C is <state>
      And a Russian squad E in B4
      When the AT Gun fires at E
      Then that is allowed

      Examples:
        | state     |
        | pinned    |
        | CX        |
        | concealed |
        | Fanatic   |
