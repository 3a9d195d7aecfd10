@B26.31
Feature: B26.31 Attacks from on top of Wire, and CC against it

  Rule: B26.31 Infantry on Wire adds +1 to its attacks and is easier to attack in CC

    @B26.31-1
    Scenario Outline: B26.31-1a in the <phase> of the <turn> turn fire from the Wire has +1
      Given it is the <phase> of the <turn> turn
      And B3 holds Wire
      And B4 is brush
      And a German squad on top of the Wire in B3
      And a Russian squad in B4
      When the German squad attacks the Russian squad with <attack> and an Original DR of 6
      Then the Wire DRM is +1
      And the Final DR of the attack is 7

      Examples: small arms
        | row                  | phase | turn    | attack          |
        | pfph-small-arms-fire | PFPh  | German  | small-arms fire |
        | afph-small-arms-fire | AFPh  | German  | small-arms fire |
        | dfph-small-arms-fire | DFPh  | Russian | small-arms fire |

      Examples: SW
        | row               | phase | turn   | attack         |
        | pfph-mg-fire      | PFPh  | German | MG fire        |
        | pfph-flamethrower | PFPh  | German | a flamethrower |

    @B26.31-1
    Scenario: B26.31-1b Defensive First Fire from the Wire has +1
      Given it is the MPh of the Russian turn
      And B3 holds Wire
      And B4 is brush
      And a German squad on top of the Wire in B3
      And a Russian squad in B5
      When the Russian squad moves into B4 by Assault Movement
      And the German squad declares Defensive First Fire at the Russian squad, with an Original DR of 6
      Then the Wire DRM is +1
      And the Final DR of the attack is 7

    @B26.31-1
    Scenario Outline: B26.31-1c so has <kind> by a unit that has <marked>
      Given it is the MPh of the Russian turn
      And B3 holds Wire
      And B4 is brush
      And a German squad on top of the Wire in B3
      And the German squad has <marked> this phase
      And a Russian squad in B5
      When the Russian squad moves into B4 by Assault Movement
      And the German squad declares Defensive First Fire at the Russian squad, with an Original DR of 6
      Then the Wire DRM is +1
      And the Final DR of the attack is 7

      Examples:
        | kind                  | marked                      |
        | Subsequent First Fire | fired its inherent FP       |
        | FPF                   | been marked with Final Fire |

    @B26.31-2
    Scenario: B26.31-2 a CC attack by a unit on Wire has +1
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian squad beneath the Wire in B3
      When the German squad attacks the Russian squad with Close Combat and an Original DR of 5
      Then the Wire DRM is +1
      And the Final DR of the attack is 6

    @B26.31-3
    Scenario Outline: B26.31-3a <weapon> fired from the Wire has +1 To Hit
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses <weapon>
      And <target> in B5
      When the German squad fires <use> at <mark>
      Then the To Hit DRM of the Wire is +1

      Examples: at Infantry
        | weapon        | use             | target          | mark              |
        | a 60mm mortar | its 60mm mortar | a Russian squad | the Russian squad |

      Examples: at a vehicle
        | weapon | use      | target         | mark             |
        | a BAZ  | its BAZ  | a Russian tank | the Russian tank |
        | a PIAT | its PIAT | a Russian tank | the Russian tank |
        | an ATR | its ATR  | a Russian tank | the Russian tank |

    @B26.31-3
    Scenario: B26.31-3c so has a PF
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian tank in B4
      When the German squad fires an inherent PF at the Russian tank
      Then the To Hit DRM of the Wire is +1
      And the Wire DRM is 0

    @B26.31-3
    Scenario: B26.31-3b a Gun manned on Wire has +1 To Hit
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German crew on top of the Wire in B3
      And the German crew possesses an AT Gun
      And a Russian tank in B5
      When the AT Gun attacks the Russian tank with a Gun
      Then the To Hit DRM of the Wire is +1

    @B26.31-1
    Scenario Outline: B26.31-1d fire by <firer> <place> B3 has a Wire DRM of <drm>
      Given it is the PFPh of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And <firer> P <place> B3
      And a Russian squad in B5
      When P attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples: neither kind, status nor weather matters
        | row                         | firer                         | place                 | weather       | drm |
        | on-half-squad               | a German half-squad           | on top of the Wire in | not defined   | +1  |
        | on-crew                     | a German crew                 | on top of the Wire in | not defined   | +1  |
        | on-hero                     | a German hero                 | on top of the Wire in | not defined   | +1  |
        | on-cx-squad                 | a CX German squad             | on top of the Wire in | not defined   | +1  |
        | on-pinned-squad             | a pinned German squad         | on top of the Wire in | not defined   | +1  |
        | on-concealed-squad          | a concealed German squad      | on top of the Wire in | not defined   | +1  |
        | on-inexperienced-squad      | an inexperienced German squad | on top of the Wire in | not defined   | +1  |
        | on-fanatic-squad            | a Fanatic German squad        | on top of the Wire in | not defined   | +1  |
        | on-wounded-hero             | a wounded German hero         | on top of the Wire in | not defined   | +1  |
        | beneath-half-squad          | a German half-squad           | beneath the Wire in   | not defined   | 0   |
        | beneath-crew                | a German crew                 | beneath the Wire in   | not defined   | 0   |
        | beneath-hero                | a German hero                 | beneath the Wire in   | not defined   | 0   |
        | beneath-cx-squad            | a CX German squad             | beneath the Wire in   | not defined   | 0   |
        | beneath-pinned-squad        | a pinned German squad         | beneath the Wire in   | not defined   | 0   |
        | beneath-concealed-squad     | a concealed German squad      | beneath the Wire in   | not defined   | 0   |
        | beneath-inexperienced-squad | an inexperienced German squad | beneath the Wire in   | not defined   | 0   |
        | beneath-fanatic-squad       | a Fanatic German squad        | beneath the Wire in   | not defined   | 0   |
        | beneath-wounded-hero        | a wounded German hero         | beneath the Wire in   | not defined   | 0   |
        | on-in-overcast              | a German squad                | on top of the Wire in | Overcast      | +1  |
        | beneath-in-overcast         | a German squad                | beneath the Wire in   | Overcast      | 0   |
        | on-in-mud                   | a German squad                | on top of the Wire in | Mud           | +1  |
        | beneath-in-mud              | a German squad                | beneath the Wire in   | Mud           | 0   |
        | on-in-snow                  | a German squad                | on top of the Wire in | Snow          | +1  |
        | beneath-in-snow             | a German squad                | beneath the Wire in   | Snow          | 0   |
        | on-in-ground-snow           | a German squad                | on top of the Wire in | Ground Snow   | +1  |
        | beneath-in-ground-snow      | a German squad                | beneath the Wire in   | Ground Snow   | 0   |
        | on-in-deep-snow             | a German squad                | on top of the Wire in | Deep Snow     | +1  |
        | beneath-in-deep-snow        | a German squad                | beneath the Wire in   | Deep Snow     | 0   |
        | on-in-sub-zero-cold         | a German squad                | on top of the Wire in | sub-zero cold | +1  |
        | beneath-in-sub-zero-cold    | a German squad                | beneath the Wire in   | sub-zero cold | 0   |

    @B26.31-3
    Scenario Outline: B26.31-3d in <weather> a mortar fired from the Wire has +1 To Hit, and its effect none
      Given it is the <phase> of the <turn> turn
      And the weather is <weather>
      And B3 holds Wire
      And <firer> P on top of the Wire in B3
      And P possesses a 60mm mortar
      And a Russian squad in B5
      When P attacks the Russian squad with an on-board mortar
      Then the To Hit DRM of the Wire is +1
      And the Wire DRM is 0

      Examples: once, whoever fires it, and in whatever weather
        | row                 | phase | turn    | weather       | firer                         |
        | overcast            | PFPh  | German  | Overcast      | a German squad                |
        | mud                 | PFPh  | German  | Mud           | a German squad                |
        | snow                | PFPh  | German  | Snow          | a German squad                |
        | ground-snow         | PFPh  | German  | Ground Snow   | a German squad                |
        | deep-snow           | PFPh  | German  | Deep Snow     | a German squad                |
        | sub-zero-cold       | PFPh  | German  | sub-zero cold | a German squad                |
        | half-squad          | PFPh  | German  | not defined   | a German half-squad           |
        | crew                | PFPh  | German  | not defined   | a German crew                 |
        | cx-squad            | PFPh  | German  | not defined   | a CX German squad             |
        | pinned-squad        | PFPh  | German  | not defined   | a pinned German squad         |
        | concealed-squad     | PFPh  | German  | not defined   | a concealed German squad      |
        | inexperienced-squad | PFPh  | German  | not defined   | an inexperienced German squad |
        | fanatic-squad       | PFPh  | German  | not defined   | a Fanatic German squad        |
        | dfph                | DFPh  | Russian | not defined   | a German squad                |

    @B26.31-4
    Scenario: B26.31-4 the effect of a hit has no second +1
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a 60mm mortar
      And a Russian squad in B5
      When the German squad fires its 60mm mortar at the Russian squad
      Then the To Hit DRM of the Wire is +1
      And the Wire DRM is 0

    @B26.31-5 @B26.31-8
    Scenario: B26.31-5 a CC attack on a unit on Wire has -1
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian squad beneath the Wire in B3
      When the Russian squad attacks the German squad with Close Combat and an Original DR of 5
      Then the Wire DRM is -1
      And the Final DR of the attack is 4

    @B26.31-8
    Scenario Outline: B26.31-8c fire at <target> <place> B3 has a Wire DRM of 0
      Given it is the PFPh of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And a German squad in B5
      And <target> P <place> B3
      When the German squad attacks P with small-arms fire
      Then the attack is possible
      And the Wire DRM is 0

      Examples: whatever is fired at, only CC is easier against it
        | row                         | target                         | place                 | weather       |
        | on-half-squad               | a Russian half-squad           | on top of the Wire in | not defined   |
        | on-crew                     | a Russian crew                 | on top of the Wire in | not defined   |
        | on-leader                   | a Russian leader               | on top of the Wire in | not defined   |
        | on-hero                     | a Russian hero                 | on top of the Wire in | not defined   |
        | on-cx-squad                 | a CX Russian squad             | on top of the Wire in | not defined   |
        | on-pinned-squad             | a pinned Russian squad         | on top of the Wire in | not defined   |
        | on-concealed-squad          | a concealed Russian squad      | on top of the Wire in | not defined   |
        | on-inexperienced-squad      | an inexperienced Russian squad | on top of the Wire in | not defined   |
        | on-fanatic-squad            | a Fanatic Russian squad        | on top of the Wire in | not defined   |
        | on-ti-squad                 | a TI Russian squad             | on top of the Wire in | not defined   |
        | on-broken-squad             | a broken Russian squad         | on top of the Wire in | not defined   |
        | on-dm-squad                 | a DM Russian squad             | on top of the Wire in | not defined   |
        | on-disrupted-squad          | a disrupted Russian squad      | on top of the Wire in | not defined   |
        | on-unarmed-squad            | an unarmed Russian squad       | on top of the Wire in | not defined   |
        | on-berserk-squad            | a berserk Russian squad        | on top of the Wire in | not defined   |
        | on-wounded-leader           | a wounded Russian leader       | on top of the Wire in | not defined   |
        | on-encircled-squad          | an Encircled Russian squad     | on top of the Wire in | not defined   |
        | beneath-leader              | a Russian leader               | beneath the Wire in   | not defined   |
        | beneath-berserk-squad       | a berserk Russian squad        | beneath the Wire in   | not defined   |
        | beneath-inexperienced-squad | an inexperienced Russian squad | beneath the Wire in   | not defined   |
        | beneath-hero                | a Russian hero                 | beneath the Wire in   | not defined   |
        | beneath-half-squad          | a Russian half-squad           | beneath the Wire in   | not defined   |
        | beneath-broken-squad        | a broken Russian squad         | beneath the Wire in   | not defined   |
        | beneath-pinned-squad        | a pinned Russian squad         | beneath the Wire in   | not defined   |
        | truck                       | a Russian truck                | on top in             | not defined   |
        | wagon                       | a Russian wagon                | on top in             | not defined   |
        | tank                        | a Russian tank                 | on top in             | not defined   |
        | motorcycle                  | a Russian motorcycle           | on top in             | not defined   |
        | cavalry-squad               | a Russian Cavalry squad        | on top in             | not defined   |
        | overcast                    | a Russian squad                | on top of the Wire in | Overcast      |
        | mud                         | a Russian squad                | on top of the Wire in | Mud           |
        | snow                        | a Russian squad                | on top of the Wire in | Snow          |
        | ground-snow                 | a Russian squad                | on top of the Wire in | Ground Snow   |
        | deep-snow                   | a Russian squad                | on top of the Wire in | Deep Snow     |
        | sub-zero-cold               | a Russian squad                | on top of the Wire in | sub-zero cold |

    @B26.31-8
    Scenario Outline: B26.31-8d <attack> by <firer> at a squad on Wire has a Wire DRM of 0
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <firer> P in B5
      And a Russian squad on top of the Wire in B3
      When P attacks the Russian squad with <attack>
      Then the attack is possible
      And the Wire DRM is 0

      Examples:
        | row                 | firer                         | attack          |
        | half-squad          | a German half-squad           | small-arms fire |
        | crew                | a German crew                 | small-arms fire |
        | hero                | a German hero                 | small-arms fire |
        | cx-squad            | a CX German squad             | small-arms fire |
        | pinned-squad        | a pinned German squad         | small-arms fire |
        | concealed-squad     | a concealed German squad      | small-arms fire |
        | inexperienced-squad | an inexperienced German squad | small-arms fire |
        | cavalry-squad       | a German Cavalry squad        | small-arms fire |
        | tank                | a German tank                 | MG fire         |
        | assault-gun         | a German assault gun          | MG fire         |
        | sp-gun              | a German SP gun               | MG fire         |
        | halftrack           | a German halftrack            | MG fire         |
        | armored-car         | a German armored car          | MG fire         |
        | carrier             | a German Carrier              | MG fire         |
        | bogged-tank         | a bogged German tank          | MG fire         |
        | immobilized-tank    | an immobilized German tank    | MG fire         |

    @B26.31-5
    Scenario Outline: B26.31-5b in CC <target> <place> B3 is attacked with a Wire DRM of <drm>
      Given it is the CCPh of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And <target> P <place> B3
      When the German squad attacks P with Close Combat
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples: neither kind, status nor weather matters
        | row                         | target                         | place                 | weather       | drm |
        | on-half-squad               | a Russian half-squad           | on top of the Wire in | not defined   | -1  |
        | on-crew                     | a Russian crew                 | on top of the Wire in | not defined   | -1  |
        | on-leader                   | a Russian leader               | on top of the Wire in | not defined   | -1  |
        | on-hero                     | a Russian hero                 | on top of the Wire in | not defined   | -1  |
        | on-cx-squad                 | a CX Russian squad             | on top of the Wire in | not defined   | -1  |
        | on-pinned-squad             | a pinned Russian squad         | on top of the Wire in | not defined   | -1  |
        | on-inexperienced-squad      | an inexperienced Russian squad | on top of the Wire in | not defined   | -1  |
        | on-fanatic-squad            | a Fanatic Russian squad        | on top of the Wire in | not defined   | -1  |
        | on-ti-squad                 | a TI Russian squad             | on top of the Wire in | not defined   | -1  |
        | on-broken-squad             | a broken Russian squad         | on top of the Wire in | not defined   | -1  |
        | on-dm-squad                 | a DM Russian squad             | on top of the Wire in | not defined   | -1  |
        | on-disrupted-squad          | a disrupted Russian squad      | on top of the Wire in | not defined   | -1  |
        | on-unarmed-squad            | an unarmed Russian squad       | on top of the Wire in | not defined   | -1  |
        | on-berserk-squad            | a berserk Russian squad        | on top of the Wire in | not defined   | -1  |
        | on-wounded-leader           | a wounded Russian leader       | on top of the Wire in | not defined   | -1  |
        | on-concealed-squad          | a concealed Russian squad      | on top of the Wire in | not defined   | -1  |
        | beneath-half-squad          | a Russian half-squad           | beneath the Wire in   | not defined   | 0   |
        | beneath-crew                | a Russian crew                 | beneath the Wire in   | not defined   | 0   |
        | beneath-leader              | a Russian leader               | beneath the Wire in   | not defined   | 0   |
        | beneath-hero                | a Russian hero                 | beneath the Wire in   | not defined   | 0   |
        | beneath-cx-squad            | a CX Russian squad             | beneath the Wire in   | not defined   | 0   |
        | beneath-pinned-squad        | a pinned Russian squad         | beneath the Wire in   | not defined   | 0   |
        | beneath-inexperienced-squad | an inexperienced Russian squad | beneath the Wire in   | not defined   | 0   |
        | beneath-fanatic-squad       | a Fanatic Russian squad        | beneath the Wire in   | not defined   | 0   |
        | beneath-ti-squad            | a TI Russian squad             | beneath the Wire in   | not defined   | 0   |
        | beneath-broken-squad        | a broken Russian squad         | beneath the Wire in   | not defined   | 0   |
        | beneath-dm-squad            | a DM Russian squad             | beneath the Wire in   | not defined   | 0   |
        | beneath-disrupted-squad     | a disrupted Russian squad      | beneath the Wire in   | not defined   | 0   |
        | beneath-unarmed-squad       | an unarmed Russian squad       | beneath the Wire in   | not defined   | 0   |
        | beneath-berserk-squad       | a berserk Russian squad        | beneath the Wire in   | not defined   | 0   |
        | beneath-wounded-leader      | a wounded Russian leader       | beneath the Wire in   | not defined   | 0   |
        | beneath-concealed-squad     | a concealed Russian squad      | beneath the Wire in   | not defined   | 0   |
        | on-in-overcast              | a Russian squad                | on top of the Wire in | Overcast      | -1  |
        | on-in-rain                  | a Russian squad                | on top of the Wire in | Rain          | -1  |
        | on-in-heavy-rain            | a Russian squad                | on top of the Wire in | Heavy Rain    | -1  |
        | on-in-mud                   | a Russian squad                | on top of the Wire in | Mud           | -1  |
        | on-in-falling-snow          | a Russian squad                | on top of the Wire in | Falling Snow  | -1  |
        | on-in-snow                  | a Russian squad                | on top of the Wire in | Snow          | -1  |
        | on-in-ground-snow           | a Russian squad                | on top of the Wire in | Ground Snow   | -1  |
        | on-in-deep-snow             | a Russian squad                | on top of the Wire in | Deep Snow     | -1  |
        | on-in-sub-zero-cold         | a Russian squad                | on top of the Wire in | sub-zero cold | -1  |
        | tank                        | a Russian tank                 | on top in             | not defined   | 0   |
        | truck                       | a Russian truck                | on top in             | not defined   | 0   |

    @B26.31-2
    Scenario Outline: B26.31-2b a CC attack by <attacker> <place> B3 has a Wire DRM of <drm>
      Given it is the CCPh of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And <attacker> P <place> B3
      And a Russian squad beneath the Wire in B3
      When P attacks the Russian squad with Close Combat
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples: neither kind, status nor weather matters
        | row                         | attacker                      | place                 | weather       | drm |
        | on-half-squad               | a German half-squad           | on top of the Wire in | not defined   | +1  |
        | on-crew                     | a German crew                 | on top of the Wire in | not defined   | +1  |
        | on-leader                   | a German leader               | on top of the Wire in | not defined   | +1  |
        | on-hero                     | a German hero                 | on top of the Wire in | not defined   | +1  |
        | on-cx-squad                 | a CX German squad             | on top of the Wire in | not defined   | +1  |
        | on-pinned-squad             | a pinned German squad         | on top of the Wire in | not defined   | +1  |
        | on-inexperienced-squad      | an inexperienced German squad | on top of the Wire in | not defined   | +1  |
        | on-fanatic-squad            | a Fanatic German squad        | on top of the Wire in | not defined   | +1  |
        | on-berserk-squad            | a berserk German squad        | on top of the Wire in | not defined   | +1  |
        | on-wounded-leader           | a wounded German leader       | on top of the Wire in | not defined   | +1  |
        | on-concealed-squad          | a concealed German squad      | on top of the Wire in | not defined   | +1  |
        | beneath-half-squad          | a German half-squad           | beneath the Wire in   | not defined   | 0   |
        | beneath-crew                | a German crew                 | beneath the Wire in   | not defined   | 0   |
        | beneath-leader              | a German leader               | beneath the Wire in   | not defined   | 0   |
        | beneath-hero                | a German hero                 | beneath the Wire in   | not defined   | 0   |
        | beneath-cx-squad            | a CX German squad             | beneath the Wire in   | not defined   | 0   |
        | beneath-pinned-squad        | a pinned German squad         | beneath the Wire in   | not defined   | 0   |
        | beneath-inexperienced-squad | an inexperienced German squad | beneath the Wire in   | not defined   | 0   |
        | beneath-fanatic-squad       | a Fanatic German squad        | beneath the Wire in   | not defined   | 0   |
        | beneath-berserk-squad       | a berserk German squad        | beneath the Wire in   | not defined   | 0   |
        | beneath-wounded-leader      | a wounded German leader       | beneath the Wire in   | not defined   | 0   |
        | beneath-concealed-squad     | a concealed German squad      | beneath the Wire in   | not defined   | 0   |
        | on-in-overcast              | a German squad                | on top of the Wire in | Overcast      | +1  |
        | on-in-rain                  | a German squad                | on top of the Wire in | Rain          | +1  |
        | on-in-heavy-rain            | a German squad                | on top of the Wire in | Heavy Rain    | +1  |
        | on-in-mud                   | a German squad                | on top of the Wire in | Mud           | +1  |
        | on-in-falling-snow          | a German squad                | on top of the Wire in | Falling Snow  | +1  |
        | on-in-snow                  | a German squad                | on top of the Wire in | Snow          | +1  |
        | on-in-ground-snow           | a German squad                | on top of the Wire in | Ground Snow   | +1  |
        | on-in-deep-snow             | a German squad                | on top of the Wire in | Deep Snow     | +1  |
        | on-in-sub-zero-cold         | a German squad                | on top of the Wire in | sub-zero cold | +1  |
        | tank                        | a German tank                 | on top in             | not defined   | 0   |
        | assault-gun                 | a German assault gun          | on top in             | not defined   | 0   |
        | halftrack                   | a German halftrack            | on top in             | not defined   | 0   |
        | armored-car                 | a German armored car          | on top in             | not defined   | 0   |
        | carrier                     | a German Carrier              | on top in             | not defined   | 0   |

    @B26.31-6
    Scenario Outline: B26.31-6 in CC an attacker <att> B3 and a defender <def> B3 make <drm>
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad <att> B3
      And a Russian squad <def> B3
      When the German squad attacks the Russian squad with Close Combat
      Then the Wire DRM is <drm>

      Examples: both effects count
        | row                     | att                   | def                   | drm |
        | on-top-against-beneath  | on top of the Wire in | beneath the Wire in   | +1  |
        | beneath-against-on-top  | beneath the Wire in   | on top of the Wire in | -1  |
        | on-top-against-on-top   | on top of the Wire in | on top of the Wire in | 0   |
        | beneath-against-beneath | beneath the Wire in   | beneath the Wire in   | 0   |

    @B26.31-7
    Scenario: B26.31-7a small-arms fire from beneath Wire has no Wire DRM
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And a Russian squad in B5
      When the German squad attacks the Russian squad with small-arms fire
      Then the Wire DRM is 0
      And the attack is possible
      And the TEM is 0

    @B26.31-7
    Scenario: B26.31-7b a mortar fired from beneath Wire has no To Hit DRM
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And the German squad possesses a 60mm mortar
      And a Russian squad in B5
      When the German squad fires its 60mm mortar at the Russian squad
      Then the To Hit DRM of the Wire is 0

    @B26.31-7
    Scenario Outline: B26.31-7c beneath the Wire <attacker> attacks <defender> in CC as in any hex
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And a Russian squad beneath the Wire in B3
      When <attacker> attacks <defender> with Close Combat
      Then the Wire DRM is 0

      Examples:
        | attacker          | defender          |
        | the German squad  | the Russian squad |
        | the Russian squad | the German squad  |

    @B26.31-8
    Scenario Outline: B26.31-8a small-arms fire from <from> at a unit on Wire has no Wire DRM
      Given it is the PFPh of the Russian turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian squad <place> <from>
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the Wire DRM is 0

      Examples: adjacent, and TPBF
        | place               | from |
        | in                  | B4   |
        | beneath the Wire in | B3   |

    @B26.31-8
    Scenario Outline: B26.31-8b nor has <attack>
      Given B3 holds Wire
      And a German squad on top of the Wire in B3
      When <attack> hits B3
      Then the Wire DRM is 0

      Examples:
        | attack                  |
        | an OBA HE Concentration |
        | a Placed DC             |

    @B26.31-9
    Scenario: B26.31-9 a vehicle too attacks a unit on Wire in CC with -1
      Given it is the CCPh of the Russian turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian tank in B3
      When the Russian tank attacks the German squad with Close Combat
      Then the Wire DRM is -1

    @B26.31-10
    Scenario: B26.31-10a a tank in a Wire hex has no To Hit DRM of it
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German tank in B3
      And a Russian tank in B5
      When the German tank fires its MA at the Russian tank
      Then the To Hit DRM of the Wire is 0
      And the attack is possible
      And the TEM is 0

    @B26.31-10
    Scenario: B26.31-10b nor do its MG have a Wire DRM
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German tank in B3
      And a Russian squad in B5
      When the German tank fires its vehicular MG at the Russian squad
      Then the Wire DRM is 0

    @B26.31-10
    Scenario: B26.31-10c nor has its CC attack on a unit beneath the Wire
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German tank in B3
      And a Russian squad beneath the Wire in B3
      When the German tank attacks the Russian squad with Close Combat
      Then the Wire DRM is 0

    @B26.31-10
    Scenario Outline: B26.31-10d in a Wire hex <vehicle> has no To Hit DRM of it
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <vehicle> P in B3
      And a Russian tank in B5
      When P attacks the Russian tank with <attack>
      Then the attack is possible
      And the To Hit DRM of the Wire is 0

      Examples: whatever vehicle it is
        | row              | vehicle                    | attack |
        | assault-gun      | a German assault gun       | a Gun  |
        | sp-gun           | a German SP gun            | a Gun  |
        | bogged-tank      | a bogged German tank       | a Gun  |
        | immobilized-tank | an immobilized German tank | a Gun  |
        | concealed-tank   | a concealed German tank    | a Gun  |

    @B26.31-11
    Scenario Outline: B26.31-11a <test> on Wire has no DRM of it
      Given it is the PFPh of the Russian turn
      And B3 holds Wire
      And a German 4-6-7 squad on top of the Wire in B3
      When the German squad takes <test> with an Original DR of 7
      Then that is allowed
      And its DRM is 0
      And its Final DR is 7
      And the German squad is not broken

      Examples:
        | test |
        | a MC |
        | a TC |

    @B26.31-11
    Scenario: B26.31-11b nor has a rally on Wire
      Given it is the RPh of the German turn
      And B3 holds Wire
      And a broken German 4-6-7 squad on top of the Wire in B3
      And a German 8+0 leader on top of the Wire in B3
      When the German leader tries to rally the German squad with an Original DR of 7
      Then that is allowed
      And its DRM is 0
      And its Final DR is 7
      And the German squad is not broken

    @B26.31-12
    Scenario: B26.31-12a alone on Wire, 6 becomes 7
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian squad in B5
      When the German squad attacks the Russian squad with small-arms fire and an Original DR of 6
      Then the Final DR of the attack is 7

    @B26.31-12
    Scenario Outline: B26.31-12b directed by <leader> <place> B3, 6 becomes <final>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And <leader> <place> B3
      And a Russian squad in B5
      When the German squad and the German leader together attack the Russian squad with small-arms fire and an Original DR of 6
      Then the Wire DRM is +1
      And the Final DR of the attack is <final>

      Examples:
        | leader              | place                 | final |
        | a German 9-1 leader | on top of the Wire in | 6     |

      @reading:B26.31-one-on-wire
      Examples: by the reading taken
        | leader               | place               | final |
        | a German 10-2 leader | beneath the Wire in | 5     |

    @B26.31-12
    Scenario: B26.31-12c CX on Wire, 6 becomes 8
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a CX German squad on top of the Wire in B3
      And a Russian squad in B5
      When the German squad attacks the Russian squad with small-arms fire and an Original DR of 6
      Then the CX DRM is +1
      And the Final DR of the attack is 8

    @B26.31-13
    Scenario Outline: B26.31-13 <kind> made on Wire has +1
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian squad beneath the Wire in B3
      When the German squad attacks the Russian squad with <kind>
      Then the Wire DRM is +1

      Examples: every kind of CC
        | kind              |
        | Close Combat      |
        | a Capture attempt |
        | Hand-to-Hand CC   |

    @B26.31-14 @reading:B26.31-one-on-wire
    Scenario: B26.31-14 one unit on Wire burdens its whole FG
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q beneath the Wire in B3
      And a Russian squad in B5
      When P and Q together attack the Russian squad with small-arms fire and an Original DR of 6
      Then the Wire DRM is +1
      And the Final DR of the attack is 7

    @B26.31-14 @reading:B26.31-one-on-wire=all-on-wire
    Scenario: B26.31-14b or by the other reading it burdens nobody
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q beneath the Wire in B3
      And a Russian squad in B5
      When P and Q together attack the Russian squad with small-arms fire and an Original DR of 6
      Then the Wire DRM is 0
      And the Final DR of the attack is 6

    @B26.31-15
    Scenario: B26.31-15 two units on Wire have no more than +1
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q on top of the Wire in B3
      And a Russian squad in B5
      When P and Q together attack the Russian squad with small-arms fire and an Original DR of 6
      Then the Wire DRM is +1
      And the Final DR of the attack is 7
