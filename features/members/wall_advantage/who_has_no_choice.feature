Feature: Who neither claims wall advantage nor gives it up, and who may

  Rule: B9.322 Pinned, TI and Immobile units have no choice

    @B9.322 @B9.322-5
    Scenario Outline: B9.322-5p <target> that is <status> claims none in <ground>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      And P is <status>
      When P claims wall advantage
      Then B9.322 forbids it

      Examples:
        | row                     | phase             | weather       | depth   | target                        | status      | ground          | barrier      |
        | pinned-squad            | MPh of the German | Overcast      | shallow | a German squad                | pinned      | woods           | hedge        |
        | ti-squad                | APh of the German | Mud           | deep    | a German squad                | TI          | woods           | hedge        |
        | pinned-half-squad       | MPh of the German | Ground Snow   | flooded | a German half-squad           | pinned      | stone building  | bocage       |
        | ti-half-squad           | APh of the German | Clear         | frozen  | a German half-squad           | TI          | stone building  | bocage       |
        | pinned-crew             | MPh of the German | Heavy Rain    | dry     | a German crew                 | pinned      | wooden building | cactus hedge |
        | ti-crew                 | APh of the German | Snow          | shallow | a German crew                 | TI          | wooden building | cactus hedge |
        | pinned-hero             | MPh of the German | sub-zero cold | deep    | a German hero                 | pinned      | woods           | wall         |
        | ti-hero                 | APh of the German | Rain          | flooded | a German hero                 | TI          | woods           | wall         |
        | pinned-wounded          | MPh of the German | Falling Snow  | frozen  | a wounded German hero         | pinned      | stone building  | hedge        |
        | ti-wounded              | APh of the German | Deep Snow     | dry     | a wounded German hero         | TI          | stone building  | hedge        |
        | pinned-concealed        | MPh of the German | Overcast      | shallow | a concealed German squad      | pinned      | wooden building | bocage       |
        | ti-concealed            | APh of the German | Mud           | deep    | a concealed German squad      | TI          | wooden building | bocage       |
        | pinned-green            | MPh of the German | Ground Snow   | flooded | an inexperienced German squad | pinned      | woods           | cactus hedge |
        | ti-green                | APh of the German | Clear         | frozen  | an inexperienced German squad | TI          | woods           | cactus hedge |
        | pinned-fanatic          | MPh of the German | Heavy Rain    | dry     | a Fanatic German squad        | pinned      | stone building  | wall         |
        | ti-fanatic              | APh of the German | Snow          | shallow | a Fanatic German squad        | TI          | stone building  | wall         |
        | pinned-encircled        | MPh of the German | sub-zero cold | deep    | an Encircled German squad     | pinned      | wooden building | hedge        |
        | ti-encircled            | APh of the German | Rain          | flooded | an Encircled German squad     | TI          | wooden building | hedge        |
        | pinned-cavalry          | MPh of the German | Falling Snow  | frozen  | a German Cavalry squad        | pinned      | woods           | bocage       |
        | ti-cavalry              | APh of the German | Deep Snow     | dry     | a German Cavalry squad        | TI          | woods           | bocage       |
        | pinned-cx               | MPh of the German | Overcast      | shallow | a CX German squad             | pinned      | stone building  | cactus hedge |
        | ti-cx                   | APh of the German | Mud           | deep    | a CX German squad             | TI          | stone building  | cactus hedge |
        | immobilized-tank        | MPh of the German | Ground Snow   | flooded | a German tank                 | immobilized | olive grove     | wall         |
        | bogged-tank             | APh of the German | Clear         | frozen  | a German tank                 | bogged      | olive grove     | wall         |
        | immobilized-assault-gun | MPh of the German | Heavy Rain    | dry     | a German assault gun          | immobilized | cactus patch    | hedge        |
        | bogged-assault-gun      | APh of the German | Snow          | shallow | a German assault gun          | bogged      | cactus patch    | hedge        |
        | immobilized-sp-gun      | MPh of the German | sub-zero cold | deep    | a German SP gun               | immobilized | olive grove     | bocage       |
        | bogged-sp-gun           | APh of the German | Rain          | flooded | a German SP gun               | bogged      | olive grove     | bocage       |
        | immobilized-carrier     | MPh of the German | Falling Snow  | frozen  | a German Carrier              | immobilized | cactus patch    | cactus hedge |
        | bogged-carrier          | APh of the German | Deep Snow     | dry     | a German Carrier              | bogged      | cactus patch    | cactus hedge |
        | immobilized-halftrack   | MPh of the German | Overcast      | shallow | a German halftrack            | immobilized | olive grove     | wall         |
        | bogged-halftrack        | APh of the German | Mud           | deep    | a German halftrack            | bogged      | olive grove     | wall         |
        | immobilized-armored-car | MPh of the German | Ground Snow   | flooded | a German armored car          | immobilized | cactus patch    | hedge        |
        | bogged-armored-car      | APh of the German | Clear         | frozen  | a German armored car          | bogged      | cactus patch    | hedge        |

    @B9.322 @B9.322-6
    Scenario Outline: B9.322-6p nor gives it up, <target> that is <status> in <ground>, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And <target> P in F5
      And P is <status>
      And P has wall advantage
      When P forfeits wall advantage
      Then B9.322 forbids it

      Examples:
        | row                     | phase               | weather       | depth   | target                        | status      | ground          | barrier      |
        | pinned-squad            | RPh of the German   | Heavy Rain    | flooded | a German squad                | pinned      | woods           | cactus hedge |
        | ti-squad                | RPh of the Russian  | Snow          | frozen  | a German squad                | TI          | woods           | cactus hedge |
        | pinned-half-squad       | PFPh of the German  | sub-zero cold | dry     | a German half-squad           | pinned      | stone building  | wall         |
        | ti-half-squad           | PFPh of the Russian | Rain          | shallow | a German half-squad           | TI          | stone building  | wall         |
        | pinned-crew             | MPh of the German   | Falling Snow  | deep    | a German crew                 | pinned      | wooden building | hedge        |
        | ti-crew                 | MPh of the Russian  | Deep Snow     | flooded | a German crew                 | TI          | wooden building | hedge        |
        | pinned-hero             | DFPh of the German  | Overcast      | frozen  | a German hero                 | pinned      | woods           | bocage       |
        | ti-hero                 | DFPh of the Russian | Mud           | dry     | a German hero                 | TI          | woods           | bocage       |
        | pinned-wounded          | AFPh of the German  | Ground Snow   | shallow | a wounded German hero         | pinned      | stone building  | cactus hedge |
        | ti-wounded              | AFPh of the Russian | Clear         | deep    | a wounded German hero         | TI          | stone building  | cactus hedge |
        | pinned-concealed        | RtPh of the German  | Heavy Rain    | flooded | a concealed German squad      | pinned      | wooden building | wall         |
        | ti-concealed            | RtPh of the Russian | Snow          | frozen  | a concealed German squad      | TI          | wooden building | wall         |
        | pinned-green            | APh of the German   | sub-zero cold | dry     | an inexperienced German squad | pinned      | woods           | hedge        |
        | ti-green                | APh of the Russian  | Rain          | shallow | an inexperienced German squad | TI          | woods           | hedge        |
        | pinned-fanatic          | CCPh of the German  | Falling Snow  | deep    | a Fanatic German squad        | pinned      | stone building  | bocage       |
        | ti-fanatic              | CCPh of the Russian | Deep Snow     | flooded | a Fanatic German squad        | TI          | stone building  | bocage       |
        | pinned-encircled        | RPh of the German   | Overcast      | frozen  | an Encircled German squad     | pinned      | wooden building | cactus hedge |
        | ti-encircled            | RPh of the Russian  | Mud           | dry     | an Encircled German squad     | TI          | wooden building | cactus hedge |
        | pinned-cavalry          | PFPh of the German  | Ground Snow   | shallow | a German Cavalry squad        | pinned      | woods           | wall         |
        | ti-cavalry              | PFPh of the Russian | Clear         | deep    | a German Cavalry squad        | TI          | woods           | wall         |
        | pinned-cx               | MPh of the German   | Heavy Rain    | flooded | a CX German squad             | pinned      | stone building  | hedge        |
        | ti-cx                   | MPh of the Russian  | Snow          | frozen  | a CX German squad             | TI          | stone building  | hedge        |
        | immobilized-tank        | DFPh of the German  | sub-zero cold | dry     | a German tank                 | immobilized | olive grove     | bocage       |
        | bogged-tank             | DFPh of the Russian | Rain          | shallow | a German tank                 | bogged      | olive grove     | bocage       |
        | immobilized-assault-gun | AFPh of the German  | Falling Snow  | deep    | a German assault gun          | immobilized | cactus patch    | cactus hedge |
        | bogged-assault-gun      | AFPh of the Russian | Deep Snow     | flooded | a German assault gun          | bogged      | cactus patch    | cactus hedge |
        | immobilized-sp-gun      | RtPh of the German  | Overcast      | frozen  | a German SP gun               | immobilized | olive grove     | wall         |
        | bogged-sp-gun           | RtPh of the Russian | Mud           | dry     | a German SP gun               | bogged      | olive grove     | wall         |
        | immobilized-carrier     | APh of the German   | Ground Snow   | shallow | a German Carrier              | immobilized | cactus patch    | hedge        |
        | bogged-carrier          | APh of the Russian  | Clear         | deep    | a German Carrier              | bogged      | cactus patch    | hedge        |
        | immobilized-halftrack   | CCPh of the German  | Heavy Rain    | flooded | a German halftrack            | immobilized | olive grove     | bocage       |
        | bogged-halftrack        | CCPh of the Russian | Snow          | frozen  | a German halftrack            | bogged      | olive grove     | bocage       |
        | immobilized-armored-car | RPh of the German   | sub-zero cold | dry     | a German armored car          | immobilized | cactus patch    | cactus hedge |
        | bogged-armored-car      | RPh of the Russian  | Rain          | shallow | a German armored car          | bogged      | cactus patch    | cactus hedge |

  Rule: B9.322 Who has it by a comrade only may give it up alone

    @B9.322 @B9.32 @B9.322-17 @B9.32-14 @B9.32-16
    Scenario Outline: B9.322-17p <target> in <ground> gives it up and its comrade keeps it, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad Q in F5
      And Q has wall advantage
      And <target> P in F5
      And P has wall advantage
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage
      And Q has wall advantage

      Examples:
        | row              | phase               | weather       | depth   | target                          | ground          | barrier      |
        | broken-1         | RPh of the Russian  | Clear         | dry     | a broken German squad           | woods           | wall         |
        | broken-2         | AFPh of the German  | Heavy Rain    | shallow | a broken German squad           | woods           | hedge        |
        | dm-1             | PFPh of the Russian | Rain          | shallow | a broken DM German half-squad   | stone building  | hedge        |
        | dm-2             | RtPh of the German  | Falling Snow  | deep    | a broken DM German half-squad   | stone building  | bocage       |
        | disrupted-1      | MPh of the Russian  | Mud           | deep    | a broken disrupted German squad | wooden building | bocage       |
        | disrupted-2      | APh of the German   | Ground Snow   | flooded | a broken disrupted German squad | wooden building | cactus hedge |
        | unarmed-1        | DFPh of the Russian | Snow          | flooded | an unarmed German squad         | woods           | cactus hedge |
        | unarmed-2        | CCPh of the German  | sub-zero cold | frozen  | an unarmed German squad         | woods           | wall         |
        | broken-crew-1    | AFPh of the Russian | Deep Snow     | frozen  | a broken German crew            | stone building  | wall         |
        | broken-crew-2    | RPh of the German   | Overcast      | dry     | a broken German crew            | stone building  | hedge        |
        | leader-1         | RtPh of the Russian | Clear         | dry     | a German leader                 | wooden building | hedge        |
        | leader-2         | PFPh of the German  | Heavy Rain    | shallow | a German leader                 | wooden building | bocage       |
        | wounded-leader-1 | APh of the Russian  | Rain          | shallow | a wounded German leader         | woods           | bocage       |
        | wounded-leader-2 | MPh of the German   | Falling Snow  | deep    | a wounded German leader         | woods           | cactus hedge |
        | truck-1          | CCPh of the Russian | Mud           | deep    | a German truck                  | olive grove     | cactus hedge |
        | truck-2          | DFPh of the German  | Ground Snow   | flooded | a German truck                  | olive grove     | wall         |
        | tractor-1        | RPh of the Russian  | Snow          | flooded | a German tractor                | cactus patch    | wall         |
        | tractor-2        | AFPh of the German  | sub-zero cold | frozen  | a German tractor                | cactus patch    | hedge        |
        | bulldozer-1      | PFPh of the Russian | Deep Snow     | frozen  | a German bulldozer              | olive grove     | hedge        |
        | bulldozer-2      | RtPh of the German  | Overcast      | dry     | a German bulldozer              | olive grove     | bocage       |
        | wagon-1          | MPh of the Russian  | Clear         | dry     | a German wagon                  | cactus patch    | bocage       |
        | wagon-2          | APh of the German   | Heavy Rain    | shallow | a German wagon                  | cactus patch    | cactus hedge |
        | motorcycle-1     | DFPh of the Russian | Rain          | shallow | a German motorcycle             | olive grove     | cactus hedge |
        | motorcycle-2     | CCPh of the German  | Falling Snow  | deep    | a German motorcycle             | olive grove     | wall         |

  Rule: B9.41 Who does something else than leave may claim it

    @B9.41 @B9.322 @B9.41-5 @B9.322-9
    Scenario Outline: B9.41-5p <target> <place> <ground> that Recovers a LMG may claim it thereafter, <weather>, water <depth>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And F5 holds <fort>
      And hexside F5-F6 is a <barrier>
      And <target> P <place> F5
      And <more>
      And a LMG <place> F5
      When P tries to Recover the LMG
      And P claims wall advantage
      Then that is allowed
      And P has wall advantage

      Examples:
        | row                 | weather       | depth   | target                        | place               | ground         | fort       | more                                       | barrier      |
        | woods-squad         | Overcast      | dry     | a German squad                | in                  | woods          | no foxhole | B1 is brush                                | wall         |
        | wire-squad          | Mud           | shallow | a German squad                | beneath the Wire in | woods          | Wire       | B1 is brush                                | hedge        |
        | building-half-squad | Ground Snow   | deep    | a German half-squad           | in                  | stone building | no foxhole | B1 is brush                                | bocage       |
        | crest-half-squad    | Clear         | flooded | a German half-squad           | in Crest status in  | gully          | no foxhole | P fronts hexside F5-F6 in its Crest status | cactus hedge |
        | wire-crew           | Heavy Rain    | frozen  | a German crew                 | beneath the Wire in | woods          | Wire       | B1 is brush                                | wall         |
        | woods-crew          | Snow          | dry     | a German crew                 | in                  | woods          | no foxhole | B1 is brush                                | hedge        |
        | crest-hero          | sub-zero cold | shallow | a German hero                 | in Crest status in  | gully          | no foxhole | P fronts hexside F5-F6 in its Crest status | bocage       |
        | building-hero       | Rain          | deep    | a German hero                 | in                  | stone building | no foxhole | B1 is brush                                | cactus hedge |
        | woods-wounded       | Falling Snow  | flooded | a wounded German hero         | in                  | woods          | no foxhole | B1 is brush                                | wall         |
        | wire-wounded        | Deep Snow     | frozen  | a wounded German hero         | beneath the Wire in | woods          | Wire       | B1 is brush                                | hedge        |
        | building-concealed  | Overcast      | dry     | a concealed German squad      | in                  | stone building | no foxhole | B1 is brush                                | bocage       |
        | crest-concealed     | Mud           | shallow | a concealed German squad      | in Crest status in  | gully          | no foxhole | P fronts hexside F5-F6 in its Crest status | cactus hedge |
        | wire-green          | Ground Snow   | deep    | an inexperienced German squad | beneath the Wire in | woods          | Wire       | B1 is brush                                | wall         |
        | woods-green         | Clear         | flooded | an inexperienced German squad | in                  | woods          | no foxhole | B1 is brush                                | hedge        |
        | crest-fanatic       | Heavy Rain    | frozen  | a Fanatic German squad        | in Crest status in  | gully          | no foxhole | P fronts hexside F5-F6 in its Crest status | bocage       |
        | building-fanatic    | Snow          | dry     | a Fanatic German squad        | in                  | stone building | no foxhole | B1 is brush                                | cactus hedge |
        | woods-encircled     | sub-zero cold | shallow | an Encircled German squad     | in                  | woods          | no foxhole | B1 is brush                                | wall         |
        | wire-encircled      | Rain          | deep    | an Encircled German squad     | beneath the Wire in | woods          | Wire       | B1 is brush                                | hedge        |
        | building-cx         | Falling Snow  | flooded | a CX German squad             | in                  | stone building | no foxhole | B1 is brush                                | bocage       |
        | crest-cx            | Deep Snow     | frozen  | a CX German squad             | in Crest status in  | gully          | no foxhole | P fronts hexside F5-F6 in its Crest status | cactus hedge |

  Rule: B9.322 B9.323 Neither beneath Wire, nor in Bypass, nor Pushing

    @B9.322 @B9.322-6
    Scenario Outline: B9.322-6q beneath Wire <target> that is <status> gives none up, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is woods
      And F5 holds Wire
      And hexside F5-F6 is a wall
      And <target> P beneath the Wire in F5
      And P is <status>
      And P has wall advantage
      When P forfeits wall advantage
      Then B9.322 forbids it

      Examples:
        | row    | phase               | weather  | target              | status |
        | pinned | MPh of the German   | Rain     | a German squad      | pinned |
        | ti     | PFPh of the Russian | Overcast | a German half-squad | TI     |

    @B9.322 @B9.323 @B9.322-17 @B9.323-3
    Scenario Outline: B9.323-3p <target> that <fact> has no TEM of its hex and gives none up, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And <target> P in F5
      And P possesses <gear>
      And P <fact>
      When P forfeits wall advantage
      Then B9.323 forbids it

      Examples:
        | row             | phase               | weather      | target              | ground         | gear       | fact                             |
        | bypass          | MPh of the German   | Heavy Rain   | a German squad      | woods          | a LMG      | is in Bypass along hexside F5-F6 |
        | bypass-building | APh of the German   | Falling Snow | a German half-squad | stone building | a LMG      | is in Bypass along hexside F5-F6 |
        | pushing         | MPh of the German   | Clear        | a German crew       | Open Ground    | an AT Gun  | is Pushing the AT Gun            |
        | pushing-inf     | PFPh of the Russian | Rain         | a German crew       | Open Ground    | an INF Gun | is Pushing the INF Gun           |
