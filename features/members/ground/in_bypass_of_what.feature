Feature: In Bypass beside an obstacle, or in what is none

  Rule: B16.3 Beside woods and buildings alone, whoever it is

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901e First Fire at <unit> in Bypass of <ground>, <weather>: FFMO <word>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And P is in Bypass along hexside F4-F5
      And P has moved this phase
      And a Russian squad R in F2
      When R attacks P with small-arms fire
      Then the attack is possible
      And the TEM is <tem>
      And FFMO <word>

      Examples: in marsh is no Open Ground
        | row                 | unit                          | ground            | weather  | tem | word           |
        | half-squad-in-marsh | a German half-squad           | marsh             | Clear    | 0   | does not apply |
        | half-squad-beside   | a German half-squad           | woods             | Clear    | 0   | applies        |
        | crew-in-marsh       | a German crew                 | mudflat           | Overcast | 0   | does not apply |
        | crew-beside         | a German crew                 | a wooden building | Overcast | 0   | applies        |
        | leader-in-marsh     | a German leader               | marsh             | Mud      | 0   | does not apply |
        | leader-beside       | a German leader               | a stone building  | Mud      | 0   | applies        |
        | hero-in-marsh       | a German hero                 | mudflat           | Clear    | 0   | does not apply |
        | hero-beside         | a German hero                 | woods             | Clear    | 0   | applies        |
        | cavalry-in-marsh    | a German Cavalry squad        | marsh             | Overcast | 0   | does not apply |
        | cavalry-beside      | a German Cavalry squad        | a wooden building | Overcast | 0   | applies        |
        | cx-in-marsh         | a CX German squad             | mudflat           | Mud      | 0   | does not apply |
        | cx-beside           | a CX German squad             | a stone building  | Mud      | 0   | applies        |
        | berserk-in-marsh    | a berserk German squad        | marsh             | Clear    | 0   | does not apply |
        | berserk-beside      | a berserk German squad        | woods             | Clear    | 0   | applies        |
        | fanatic-in-marsh    | a Fanatic German squad        | mudflat           | Overcast | 0   | does not apply |
        | fanatic-beside      | a Fanatic German squad        | a wooden building | Overcast | 0   | applies        |
        | green-in-marsh      | an inexperienced German squad | marsh             | Mud      | 0   | does not apply |
        | green-beside        | an inexperienced German squad | a stone building  | Mud      | 0   | applies        |
        | pinned-in-marsh     | a pinned German squad         | mudflat           | Clear    | 0   | does not apply |
        | pinned-beside       | a pinned German squad         | woods             | Clear    | 0   | applies        |
        | wounded-in-marsh    | a wounded German leader       | marsh             | Overcast | 0   | does not apply |
        | wounded-beside      | a wounded German leader       | a wooden building | Overcast | 0   | applies        |
        | encircled-in-marsh  | an Encircled German squad     | mudflat           | Mud      | 0   | does not apply |
        | encircled-beside    | an Encircled German squad     | a stone building  | Mud      | 0   | applies        |
        | concealed-in-marsh  | a concealed German squad      | marsh             | Clear    | 0   | does not apply |
        | concealed-beside    | a concealed German squad      | woods             | Clear    | 0   | applies        |
        | unarmed-in-marsh    | an unarmed German squad       | mudflat           | Overcast | 0   | does not apply |
        | unarmed-beside      | an unarmed German squad       | a wooden building | Overcast | 0   | applies        |

      Examples: but in snow and cold it is, and no other terrain
        | row                 | unit           | ground | weather       | tem | word           |
        | snow                | a German squad | marsh  | Snow          | 0   | applies        |
        | snow-crag           | a German squad | a crag | Snow          | +1  | does not apply |
        | snow-woods          | a German squad | woods  | Snow          | 0   | applies        |
        | ground-snow         | a German squad | marsh  | Ground Snow   | 0   | applies        |
        | ground-snow-crag    | a German squad | a crag | Ground Snow   | +1  | does not apply |
        | ground-snow-woods   | a German squad | woods  | Ground Snow   | 0   | applies        |
        | deep-snow           | a German squad | marsh  | Deep Snow     | 0   | applies        |
        | deep-snow-crag      | a German squad | a crag | Deep Snow     | +1  | does not apply |
        | deep-snow-woods     | a German squad | woods  | Deep Snow     | 0   | applies        |
        | sub-zero-cold       | a German squad | marsh  | sub-zero cold | 0   | applies        |
        | sub-zero-cold-crag  | a German squad | a crag | sub-zero cold | +1  | does not apply |
        | sub-zero-cold-woods | a German squad | woods  | sub-zero cold | 0   | applies        |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901f <unit> in Bypass of <ground>, <when>, <weather>: TEM <tem>
      Given it is <when>
      And the weather is <weather>
      And E5 is marsh
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And P is in Bypass along hexside F4-F5
      And a Russian squad R in F2
      When R attacks P with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples: whatever befell it
        | row               | when                         | weather       | unit                          | ground            | tem |
        | half-squad-in     | the PFPh of the Russian turn | Clear         | a German half-squad           | a crag            | +1  |
        | half-squad-beside | the DFPh of the German turn  | Mud           | a German half-squad           | woods             | 0   |
        | crew-in           | the DFPh of the German turn  | Overcast      | a German crew                 | wooden rubble     | +2  |
        | crew-beside       | the AFPh of the Russian turn | Snow          | a German crew                 | a stone building  | 0   |
        | leader-in         | the AFPh of the Russian turn | Mud           | a German leader               | graveyard         | +1  |
        | leader-beside     | the PFPh of the Russian turn | Ground Snow   | a German leader               | a wooden building | 0   |
        | hero-in           | the PFPh of the Russian turn | Snow          | a German hero                 | stone rubble      | +3  |
        | hero-beside       | the DFPh of the German turn  | Deep Snow     | a German hero                 | woods             | 0   |
        | cavalry-in        | the DFPh of the German turn  | Ground Snow   | a German Cavalry squad        | a crag            | +1  |
        | cavalry-beside    | the AFPh of the Russian turn | sub-zero cold | a German Cavalry squad        | a stone building  | 0   |
        | cx-in             | the AFPh of the Russian turn | Deep Snow     | a CX German squad             | wooden rubble     | +2  |
        | cx-beside         | the PFPh of the Russian turn | Clear         | a CX German squad             | a wooden building | 0   |
        | berserk-in        | the PFPh of the Russian turn | sub-zero cold | a berserk German squad        | graveyard         | +1  |
        | berserk-beside    | the DFPh of the German turn  | Overcast      | a berserk German squad        | woods             | 0   |
        | fanatic-in        | the DFPh of the German turn  | Clear         | a Fanatic German squad        | stone rubble      | +3  |
        | fanatic-beside    | the AFPh of the Russian turn | Mud           | a Fanatic German squad        | a stone building  | 0   |
        | green-in          | the AFPh of the Russian turn | Overcast      | an inexperienced German squad | a crag            | +1  |
        | green-beside      | the PFPh of the Russian turn | Snow          | an inexperienced German squad | a wooden building | 0   |
        | pinned-in         | the PFPh of the Russian turn | Mud           | a pinned German squad         | wooden rubble     | +2  |
        | pinned-beside     | the DFPh of the German turn  | Ground Snow   | a pinned German squad         | woods             | 0   |
        | wounded-in        | the DFPh of the German turn  | Snow          | a wounded German leader       | graveyard         | +1  |
        | wounded-beside    | the AFPh of the Russian turn | Deep Snow     | a wounded German leader       | a stone building  | 0   |
        | encircled-in      | the AFPh of the Russian turn | Ground Snow   | an Encircled German squad     | stone rubble      | +3  |
        | encircled-beside  | the PFPh of the Russian turn | sub-zero cold | an Encircled German squad     | a wooden building | 0   |
        | concealed-in      | the PFPh of the Russian turn | Deep Snow     | a concealed German squad      | a crag            | +1  |
        | concealed-beside  | the DFPh of the German turn  | Clear         | a concealed German squad      | woods             | 0   |
        | unarmed-in        | the DFPh of the German turn  | sub-zero cold | an unarmed German squad       | wooden rubble     | +2  |
        | unarmed-beside    | the AFPh of the Russian turn | Overcast      | an unarmed German squad       | a stone building  | 0   |
        | broken-in         | the AFPh of the Russian turn | Clear         | a broken German squad         | graveyard         | +1  |
        | broken-beside     | the PFPh of the Russian turn | Mud           | a broken German squad         | a wooden building | 0   |
        | dm-in             | the PFPh of the Russian turn | Overcast      | a DM German squad             | stone rubble      | +3  |
        | dm-beside         | the DFPh of the German turn  | Snow          | a DM German squad             | woods             | 0   |
        | disrupted-in      | the DFPh of the German turn  | Mud           | a disrupted German squad      | a crag            | +1  |
        | disrupted-beside  | the AFPh of the Russian turn | Ground Snow   | a disrupted German squad      | a stone building  | 0   |
        | ti-in             | the AFPh of the Russian turn | Snow          | a TI German squad             | wooden rubble     | +2  |
        | ti-beside         | the PFPh of the Russian turn | Deep Snow     | a TI German squad             | a wooden building | 0   |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901g <unit> in VBM beside <ground>, <when>, <weather>: TEM <tem>, no Concealment Terrain
      Given it is <when>
      And the weather is <weather>
      And E5 is marsh
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And P is in VBM with its CAFP at vertex E5-F4-F5
      And a Russian tank R in F2
      When R attacks P with a Gun
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row         | when                         | weather       | unit                       | ground            | tem |
        | tank        | the PFPh of the Russian turn | Clear         | a German tank              | woods             | 0   |
        | halftrack   | the DFPh of the German turn  | Overcast      | a German halftrack         | a stone building  | 0   |
        | carrier     | the PFPh of the Russian turn | Mud           | a German Carrier           | a wooden building | 0   |
        | truck       | the DFPh of the German turn  | Snow          | a German truck             | woods             | 0   |
        | armored-car | the PFPh of the Russian turn | Ground Snow   | a German armored car       | a stone building  | 0   |
        | assault-gun | the DFPh of the German turn  | Deep Snow     | a German assault gun       | a wooden building | 0   |
        | bogged      | the PFPh of the Russian turn | sub-zero cold | a bogged German tank       | woods             | 0   |
        | immobilized | the DFPh of the German turn  | Clear         | an immobilized German tank | a stone building  | 0   |
        | moving      | the PFPh of the Russian turn | Overcast      | a moving German tank       | a wooden building | 0   |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901h <unit> in Bypass of <ground>, <when>, <weather>, is in Concealment Terrain
      Given it is <when>
      And the weather is <weather>
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And P is in Bypass along hexside F4-F5
      And a Russian squad R in F2
      When the players ask about the concealment of P
      Then it counts as in Concealment Terrain

      Examples: it is in what is no obstacle
        | row           | when                         | weather       | unit                          | ground  |
        | squad         | the MPh of the German turn   | Clear         | a German squad                | marsh   |
        | half-squad    | the APh of the German turn   | Overcast      | a German half-squad           | mudflat |
        | crew          | the RtPh of the German turn  | Mud           | a German crew                 | brush   |
        | leader        | the CCPh of the German turn  | Clear         | a German leader               | grain   |
        | hero          | the RPh of the Russian turn  | Overcast      | a German hero                 | marsh   |
        | cavalry       | the DFPh of the German turn  | Mud           | a German Cavalry squad        | mudflat |
        | pinned        | the PFPh of the Russian turn | Clear         | a pinned German squad         | brush   |
        | broken        | the AFPh of the German turn  | Overcast      | a broken German squad         | grain   |
        | cx            | the MPh of the German turn   | Mud           | a CX German squad             | mudflat |
        | ti            | the APh of the German turn   | Clear         | a TI German squad             | brush   |
        | berserk       | the RtPh of the German turn  | Overcast      | a berserk German squad        | grain   |
        | fanatic       | the CCPh of the German turn  | Mud           | a Fanatic German squad        | marsh   |
        | green         | the RPh of the Russian turn  | Clear         | an inexperienced German squad | mudflat |
        | wounded       | the DFPh of the German turn  | Overcast      | a wounded German leader       | brush   |
        | dummies       | the PFPh of the Russian turn | Mud           | a German dummy stack          | grain   |
        | concealed     | the AFPh of the German turn  | Clear         | a concealed German squad      | marsh   |
        | dm            | the MPh of the German turn   | Overcast      | a DM German squad             | brush   |
        | disrupted     | the APh of the German turn   | Mud           | a disrupted German squad      | grain   |
        | unarmed       | the RtPh of the German turn  | Clear         | an unarmed German squad       | marsh   |
        | encircled     | the CCPh of the German turn  | Overcast      | an Encircled German squad     | mudflat |
        | snow          | the MPh of the German turn   | Snow          | a German squad                | brush   |
        | ground-snow   | the APh of the German turn   | Ground Snow   | a German squad                | brush   |
        | deep-snow     | the RtPh of the German turn  | Deep Snow     | a German squad                | brush   |
        | sub-zero-cold | the CCPh of the German turn  | sub-zero cold | a German squad                | brush   |
        | hidden        | the PFPh of the Russian turn | Clear         | a hidden German squad         | marsh   |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901i <unit> in Bypass of <ground>, <when>, <weather>, is in none
      Given it is <when>
      And the weather is <weather>
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And P is in Bypass along hexside F4-F5
      And a Russian squad R in F2
      When the players ask about the concealment of P
      Then it does not count as in Concealment Terrain

      Examples: it is beside the obstacle; and marsh in snow is open
        | row                 | when                         | weather       | unit                          | ground            |
        | squad               | the CCPh of the German turn  | Overcast      | a German squad                | woods             |
        | half-squad          | the RPh of the Russian turn  | Mud           | a German half-squad           | a stone building  |
        | crew                | the DFPh of the German turn  | Clear         | a German crew                 | a wooden building |
        | leader              | the PFPh of the Russian turn | Overcast      | a German leader               | woods             |
        | hero                | the AFPh of the German turn  | Mud           | a German hero                 | a stone building  |
        | cavalry             | the MPh of the German turn   | Clear         | a German Cavalry squad        | a wooden building |
        | pinned              | the APh of the German turn   | Overcast      | a pinned German squad         | woods             |
        | broken              | the RtPh of the German turn  | Mud           | a broken German squad         | a stone building  |
        | cx                  | the CCPh of the German turn  | Clear         | a CX German squad             | a wooden building |
        | ti                  | the RPh of the Russian turn  | Overcast      | a TI German squad             | woods             |
        | berserk             | the DFPh of the German turn  | Mud           | a berserk German squad        | a stone building  |
        | fanatic             | the PFPh of the Russian turn | Clear         | a Fanatic German squad        | a wooden building |
        | green               | the AFPh of the German turn  | Overcast      | an inexperienced German squad | woods             |
        | wounded             | the MPh of the German turn   | Mud           | a wounded German leader       | a stone building  |
        | dummies             | the APh of the German turn   | Clear         | a German dummy stack          | a wooden building |
        | concealed           | the RtPh of the German turn  | Overcast      | a concealed German squad      | woods             |
        | dm                  | the CCPh of the German turn  | Mud           | a DM German squad             | a stone building  |
        | disrupted           | the RPh of the Russian turn  | Clear         | a disrupted German squad      | a wooden building |
        | unarmed             | the DFPh of the German turn  | Overcast      | an unarmed German squad       | woods             |
        | encircled           | the PFPh of the Russian turn | Mud           | an Encircled German squad     | a stone building  |
        | snow-marsh          | the APh of the German turn   | Snow          | a German squad                | marsh             |
        | snow                | the RtPh of the German turn  | Snow          | a German squad                | woods             |
        | ground-snow-marsh   | the RtPh of the German turn  | Ground Snow   | a German squad                | marsh             |
        | ground-snow         | the CCPh of the German turn  | Ground Snow   | a German squad                | woods             |
        | deep-snow-marsh     | the CCPh of the German turn  | Deep Snow     | a German squad                | marsh             |
        | deep-snow           | the RPh of the Russian turn  | Deep Snow     | a German squad                | woods             |
        | sub-zero-cold-marsh | the RPh of the Russian turn  | sub-zero cold | a German squad                | marsh             |
        | sub-zero-cold       | the DFPh of the German turn  | sub-zero cold | a German squad                | woods             |
        | hidden              | the PFPh of the Russian turn | Clear         | a hidden German squad         | woods             |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901j <unit> in VBM beside <ground>, <when>, <weather>, is in no Concealment Terrain
      Given it is <when>
      And the weather is <weather>
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And P is in VBM with its CAFP at vertex E5-F4-F5
      And a Russian squad R in F2
      When the players ask about the concealment of P
      Then it does not count as in Concealment Terrain

      Examples:
        | row         | when                         | weather  | unit                       | ground            |
        | tank        | the MPh of the German turn   | Clear    | a German tank              | woods             |
        | halftrack   | the APh of the German turn   | Overcast | a German halftrack         | a stone building  |
        | carrier     | the RtPh of the German turn  | Mud      | a German Carrier           | a wooden building |
        | truck       | the CCPh of the German turn  | Clear    | a German truck             | woods             |
        | armored-car | the RPh of the Russian turn  | Overcast | a German armored car       | a stone building  |
        | assault-gun | the DFPh of the German turn  | Mud      | a German assault gun       | a wooden building |
        | bogged      | the PFPh of the Russian turn | Clear    | a bogged German tank       | woods             |
        | immobilized | the AFPh of the German turn  | Overcast | an immobilized German tank | a stone building  |
        | moving      | the MPh of the German turn   | Mud      | a moving German tank       | a wooden building |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901k <unit> along such a hexside of <ground>, <weather>: it <must> rout
      Given it is the RtPh of the German turn
      And the weather is <weather>
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And P is in Bypass along hexside F4-F5
      And a Russian squad R in F2
      When the players ask whether P must rout
      Then P <must> rout

      Examples:
        | row               | unit                                | weather       | ground            | must     |
        | half-squad-marsh  | a broken German half-squad          | Clear         | marsh             | need not |
        | crew-marsh        | a broken German crew                | Overcast      | mudflat           | need not |
        | leader-marsh      | a broken German leader              | Mud           | marsh             | need not |
        | disrupted-marsh   | a disrupted German squad            | Clear         | mudflat           | need not |
        | fanatic-marsh     | a broken Fanatic German squad       | Overcast      | marsh             | need not |
        | green-marsh       | a broken inexperienced German squad | Mud           | mudflat           | need not |
        | wounded-marsh     | a broken wounded German leader      | Clear         | marsh             | need not |
        | half-squad-beside | a broken German half-squad          | Clear         | woods             | must     |
        | crew-beside       | a broken German crew                | Overcast      | a stone building  | must     |
        | leader-beside     | a broken German leader              | Mud           | a wooden building | must     |
        | disrupted-beside  | a disrupted German squad            | Clear         | woods             | must     |
        | fanatic-beside    | a broken Fanatic German squad       | Overcast      | a stone building  | must     |
        | green-beside      | a broken inexperienced German squad | Mud           | a wooden building | must     |
        | wounded-beside    | a broken wounded German leader      | Clear         | woods             | must     |
        | dm-beside         | a broken DM German squad            | Overcast      | a stone building  | must     |
        | snow              | a broken German squad               | Snow          | marsh             | must     |
        | ground-snow       | a broken German squad               | Ground Snow   | marsh             | must     |
        | deep-snow         | a broken German squad               | Deep Snow     | marsh             | must     |
        | sub-zero-cold     | a broken German squad               | sub-zero cold | marsh             | must     |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901l HEAT of <gear> at <unit> in Bypass of <ground>, <when>, <weather>, is <verdict>
      Given it is <when>
      And the weather is <weather>
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And P is in Bypass along hexside F4-F5
      And <firer> R in F3
      And R possesses <gear>
      When R attacks P with HEAT
      Then the attack is <verdict>

      Examples: in rubble it may be fired, beside a building not
        | row               | when                         | weather       | unit                   | ground            | firer           | gear             | verdict      |
        | half-squad-in     | the PFPh of the Russian turn | Clear         | a German half-squad    | wooden rubble     | a Russian squad | a BAZ            | possible     |
        | half-squad-beside | the DFPh of the German turn  | Snow          | a German half-squad    | a wooden building | a Russian squad | a PSK            | not possible |
        | crew-in           | the DFPh of the German turn  | Overcast      | a German crew          | stone rubble      | a Russian squad | a PSK            | possible     |
        | crew-beside       | the PFPh of the Russian turn | Ground Snow   | a German crew          | a stone building  | a Russian crew  | a Russian AT Gun | not possible |
        | leader-in         | the PFPh of the Russian turn | Mud           | a German leader        | wooden rubble     | a Russian crew  | a Russian AT Gun | possible     |
        | leader-beside     | the DFPh of the German turn  | Deep Snow     | a German leader        | a wooden building | a Russian crew  | a RCL Gun        | not possible |
        | hero-in           | the DFPh of the German turn  | Snow          | a German hero          | stone rubble      | a Russian crew  | a RCL Gun        | possible     |
        | hero-beside       | the PFPh of the Russian turn | sub-zero cold | a German hero          | a stone building  | a Russian squad | a BAZ            | not possible |
        | cavalry-beside    | the DFPh of the German turn  | Clear         | a German Cavalry squad | a wooden building | a Russian squad | a PSK            | not possible |
        | broken-in         | the DFPh of the German turn  | Deep Snow     | a broken German squad  | stone rubble      | a Russian squad | a PSK            | possible     |
        | broken-beside     | the PFPh of the Russian turn | Overcast      | a broken German squad  | a stone building  | a Russian crew  | a Russian AT Gun | not possible |
        | pinned-in         | the PFPh of the Russian turn | sub-zero cold | a pinned German squad  | wooden rubble     | a Russian crew  | a Russian AT Gun | possible     |
        | pinned-beside     | the DFPh of the German turn  | Mud           | a pinned German squad  | a wooden building | a Russian crew  | a RCL Gun        | not possible |
        | cx-in             | the DFPh of the German turn  | Clear         | a CX German squad      | stone rubble      | a Russian crew  | a RCL Gun        | possible     |
        | cx-beside         | the PFPh of the Russian turn | Snow          | a CX German squad      | a stone building  | a Russian squad | a BAZ            | not possible |
        | ti-in             | the PFPh of the Russian turn | Overcast      | a TI German squad      | wooden rubble     | a Russian squad | a BAZ            | possible     |
        | ti-beside         | the DFPh of the German turn  | Ground Snow   | a TI German squad      | a wooden building | a Russian squad | a PSK            | not possible |
        | fanatic-in        | the DFPh of the German turn  | Mud           | a Fanatic German squad | stone rubble      | a Russian squad | a PSK            | possible     |
        | fanatic-beside    | the PFPh of the Russian turn | Deep Snow     | a Fanatic German squad | a stone building  | a Russian crew  | a Russian AT Gun | not possible |
        | berserk-in        | the PFPh of the Russian turn | Snow          | a berserk German squad | wooden rubble     | a Russian crew  | a Russian AT Gun | possible     |
        | berserk-beside    | the DFPh of the German turn  | sub-zero cold | a berserk German squad | a wooden building | a Russian crew  | a RCL Gun        | not possible |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901m <unit> IN <ground> beside marsh, <when>, <weather>: TEM <tem>
      Given it is <when>
      And the weather is <weather>
      And E5 is marsh
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And a Russian squad R in F2
      When R attacks P with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples: who bypasses nothing is in it
        | row        | when                         | weather       | unit                          | ground            | tem |
        | half-squad | the PFPh of the Russian turn | Clear         | a German half-squad           | woods             | +1  |
        | crew       | the DFPh of the German turn  | Overcast      | a German crew                 | a wooden building | +2  |
        | leader     | the AFPh of the Russian turn | Mud           | a German leader               | a stone building  | +3  |
        | hero       | the PFPh of the Russian turn | Snow          | a German hero                 | woods             | +1  |
        | cavalry    | the DFPh of the German turn  | Ground Snow   | a German Cavalry squad        | woods             | +1  |
        | cx         | the AFPh of the Russian turn | Deep Snow     | a CX German squad             | a stone building  | +3  |
        | berserk    | the PFPh of the Russian turn | sub-zero cold | a berserk German squad        | woods             | +1  |
        | fanatic    | the DFPh of the German turn  | Clear         | a Fanatic German squad        | a wooden building | +2  |
        | green      | the AFPh of the Russian turn | Overcast      | an inexperienced German squad | a stone building  | +3  |
        | pinned     | the PFPh of the Russian turn | Mud           | a pinned German squad         | woods             | +1  |
        | wounded    | the DFPh of the German turn  | Snow          | a wounded German leader       | a wooden building | +2  |
        | encircled  | the AFPh of the Russian turn | Ground Snow   | an Encircled German squad     | a stone building  | +3  |
        | concealed  | the PFPh of the Russian turn | Deep Snow     | a concealed German squad      | woods             | +1  |
        | unarmed    | the DFPh of the German turn  | sub-zero cold | an unarmed German squad       | a wooden building | +2  |
        | broken     | the AFPh of the Russian turn | Clear         | a broken German squad         | a stone building  | +3  |
        | dm         | the PFPh of the Russian turn | Overcast      | a DM German squad             | woods             | +1  |
        | disrupted  | the DFPh of the German turn  | Mud           | a disrupted German squad      | a wooden building | +2  |
        | ti         | the AFPh of the Russian turn | Snow          | a TI German squad             | a stone building  | +3  |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901n a squad <place> <ground>, <when>, <weather>, is in Concealment Terrain
      Given it is <when>
      And the weather is <weather>
      And E5 is marsh
      And F5 is <ground>
      And F5 holds <fort>
      And a German squad P <place> F5
      And a Russian squad R in F2
      When the players ask about the concealment of P
      Then it counts as in Concealment Terrain

      Examples: wherever in the obstacle
        | row        | when                         | weather  | place                    | ground                              | fort         |
        | foxhole    | the MPh of the German turn   | Clear    | beneath the foxhole in   | woods                               | a foxhole 1S |
        | on-foxhole | the APh of the German turn   | Overcast | on top of the foxhole in | woods                               | a foxhole 1S |
        | trench     | the RtPh of the German turn  | Mud      | beneath the trench in    | brush                               | a trench     |
        | sangar     | the CCPh of the German turn  | Clear    | beneath the sangar in    | brush                               | a sangar     |
        | wire       | the RPh of the Russian turn  | Overcast | beneath the Wire in      | woods                               | Wire         |
        | on-wire    | the DFPh of the German turn  | Mud      | on top of the Wire in    | woods                               | Wire         |
        | pillbox    | the PFPh of the Russian turn | Clear    | in the pillbox in        | woods                               | a pillbox    |
        | ditch      | the AFPh of the German turn  | Overcast | beneath the A-T Ditch in | brush                               | an A-T Ditch |
        | level-1    | the MPh of the German turn   | Mud      | on level 1 of            | stone building with one upper level | no foxhole   |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901o <unit> IN woods beside marsh, <when>, <weather>: TEM +1
      Given it is <when>
      And the weather is <weather>
      And E5 is marsh
      And F5 is woods
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And a Russian tank R in F2
      When R attacks P with a Gun
      Then the attack is possible
      And the TEM is +1

      Examples:
        | row         | when                         | weather       | unit                       |
        | tank        | the PFPh of the Russian turn | Overcast      | a German tank              |
        | halftrack   | the DFPh of the German turn  | Mud           | a German halftrack         |
        | carrier     | the PFPh of the Russian turn | Snow          | a German Carrier           |
        | truck       | the DFPh of the German turn  | Ground Snow   | a German truck             |
        | armored-car | the PFPh of the Russian turn | Deep Snow     | a German armored car       |
        | assault-gun | the DFPh of the German turn  | sub-zero cold | a German assault gun       |
        | bogged      | the PFPh of the Russian turn | Clear         | a bogged German tank       |
        | immobilized | the DFPh of the German turn  | Overcast      | an immobilized German tank |
        | moving      | the PFPh of the Russian turn | Mud           | a moving German tank       |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901p <unit> IN <ground> beside marsh, <when>, <weather>, is in Concealment Terrain
      Given it is <when>
      And the weather is <weather>
      And E5 is marsh
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And a Russian squad R in F2
      When the players ask about the concealment of P
      Then it counts as in Concealment Terrain

      Examples:
        | row         | when                         | weather  | unit                       | ground |
        | tank        | the RtPh of the German turn  | Overcast | a German tank              | woods  |
        | halftrack   | the CCPh of the German turn  | Mud      | a German halftrack         | brush  |
        | carrier     | the RPh of the Russian turn  | Clear    | a German Carrier           | grain  |
        | truck       | the DFPh of the German turn  | Overcast | a German truck             | woods  |
        | armored-car | the PFPh of the Russian turn | Mud      | a German armored car       | brush  |
        | assault-gun | the AFPh of the German turn  | Clear    | a German assault gun       | grain  |
        | bogged      | the MPh of the German turn   | Overcast | a bogged German tank       | woods  |
        | immobilized | the APh of the German turn   | Mud      | an immobilized German tank | brush  |
        | moving      | the RtPh of the German turn  | Clear    | a moving German tank       | grain  |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901q the <gun> IN <ground> beside marsh, <when>, <weather>: TEM <tem>
      Given it is <when>
      And the weather is <weather>
      And E5 is marsh
      And F5 is <ground>
      And a German crew P in F5
      And P possesses <gear>
      And a Russian tank R in F2
      When R attacks the <gun> with Direct Fire HE
      Then the attack is possible
      And the TEM of the <gun> is <tem>

      Examples:
        | row      | when                         | weather     | gun      | gear        | ground            | tem |
        | at-gun   | the PFPh of the Russian turn | Clear       | AT Gun   | an AT Gun   | woods             | +1  |
        | inf-gun  | the DFPh of the German turn  | Overcast    | INF Gun  | an INF Gun  | a wooden building | +2  |
        | art-gun  | the PFPh of the Russian turn | Mud         | ART Gun  | an ART Gun  | woods             | +1  |
        | aa-gun   | the DFPh of the German turn  | Snow        | AA Gun   | an AA Gun   | a wooden building | +2  |
        | rcl-gun  | the PFPh of the Russian turn | Ground Snow | RCL Gun  | a RCL Gun   | woods             | +1  |
        | 81mm-mtr | the DFPh of the German turn  | Deep Snow   | 81mm MTR | an 81mm MTR | a wooden building | +2  |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901r the <name> in <ground> beside marsh, <when>, <weather>, <fact>: TEM <tem>
      Given it is <when>
      And the weather is <weather>
      And E5 is marsh
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And a German squad P in F5
      And <fact>
      And P possesses <gear>
      And a Russian tank R in F2
      When R attacks the <name> with Direct Fire HE
      Then the TEM of the <name> is <tem>

      Examples: a weapon is where its squad is
        | row                 | when                         | weather  | gear          | name        | ground            | fact                               | tem |
        | baz                 | the PFPh of the Russian turn | Clear    | a BAZ         | BAZ         | woods             | P is CX                            | +1  |
        | baz-bypass          | the DFPh of the German turn  | Overcast | a BAZ         | BAZ         | woods             | P is in Bypass along hexside F4-F5 | 0   |
        | psk                 | the DFPh of the German turn  | Overcast | a PSK         | PSK         | a wooden building | P is CX                            | +2  |
        | psk-bypass          | the PFPh of the Russian turn | Mud      | a PSK         | PSK         | a wooden building | P is in Bypass along hexside F4-F5 | 0   |
        | piat                | the PFPh of the Russian turn | Mud      | a PIAT        | PIAT        | a stone building  | P is CX                            | +3  |
        | piat-bypass         | the DFPh of the German turn  | Clear    | a PIAT        | PIAT        | a stone building  | P is in Bypass along hexside F4-F5 | 0   |
        | rcl                 | the DFPh of the German turn  | Clear    | a RCL         | RCL         | woods             | P is CX                            | +1  |
        | rcl-bypass          | the PFPh of the Russian turn | Overcast | a RCL         | RCL         | woods             | P is in Bypass along hexside F4-F5 | 0   |
        | lmg                 | the PFPh of the Russian turn | Overcast | a LMG         | LMG         | a wooden building | P is CX                            | +2  |
        | lmg-bypass          | the DFPh of the German turn  | Mud      | a LMG         | LMG         | a wooden building | P is in Bypass along hexside F4-F5 | 0   |
        | mmg                 | the DFPh of the German turn  | Mud      | a MMG         | MMG         | a stone building  | P is CX                            | +3  |
        | mmg-bypass          | the PFPh of the Russian turn | Clear    | a MMG         | MMG         | a stone building  | P is in Bypass along hexside F4-F5 | 0   |
        | hmg                 | the PFPh of the Russian turn | Clear    | a HMG         | HMG         | woods             | P is CX                            | +1  |
        | hmg-bypass          | the DFPh of the German turn  | Overcast | a HMG         | HMG         | woods             | P is in Bypass along hexside F4-F5 | 0   |
        | atr                 | the DFPh of the German turn  | Overcast | an ATR        | ATR         | a wooden building | P is CX                            | +2  |
        | atr-bypass          | the PFPh of the Russian turn | Mud      | an ATR        | ATR         | a wooden building | P is in Bypass along hexside F4-F5 | 0   |
        | dc                  | the PFPh of the Russian turn | Mud      | a DC          | DC          | a stone building  | P is CX                            | +3  |
        | dc-bypass           | the DFPh of the German turn  | Clear    | a DC          | DC          | a stone building  | P is in Bypass along hexside F4-F5 | 0   |
        | ft                  | the DFPh of the German turn  | Clear    | a FT          | FT          | woods             | P is CX                            | +1  |
        | ft-bypass           | the PFPh of the Russian turn | Overcast | a FT          | FT          | woods             | P is in Bypass along hexside F4-F5 | 0   |
        | light-mortar        | the PFPh of the Russian turn | Overcast | a 50mm mortar | 50mm mortar | a wooden building | P is CX                            | +2  |
        | light-mortar-bypass | the DFPh of the German turn  | Mud      | a 50mm mortar | 50mm mortar | a wooden building | P is in Bypass along hexside F4-F5 | 0   |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901s <unit> IN <ground> beside marsh, <fact>, <weather>, water <depth>, is in Concealment Terrain
      Given it is the PFPh of the Russian turn
      And the weather is <weather>
      And the water depth is <depth>
      And E5 is marsh
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And <fact>
      And a Russian squad R in F2
      When the players ask about the concealment of P
      Then it counts as in Concealment Terrain

      Examples: who bypasses nothing is in it
        | row          | weather      | depth       | ground | unit                | fact                           |
        | rain         | Rain         | not defined | woods  | a German squad      | P is concealed                 |
        | heavy-rain   | Heavy Rain   | not defined | brush  | a German tank       | P is concealed                 |
        | falling-snow | Falling Snow | not defined | woods  | a German half-squad | P is concealed                 |
        | dry          | Clear        | dry         | brush  | a German leader     | P is concealed                 |
        | shallow      | Clear        | shallow     | woods  | a German squad      | P is concealed                 |
        | deep         | Clear        | deep        | brush  | a German tank       | P is concealed                 |
        | flooded      | Clear        | flooded     | woods  | a German half-squad | P is concealed                 |
        | frozen       | Clear        | frozen      | brush  | a German leader     | P is concealed                 |
        | bulldozer    | Clear        | not defined | woods  | a German bulldozer  | P is concealed                 |
        | tractor      | Clear        | not defined | woods  | a German tractor    | P is concealed                 |
        | motorcycle   | Clear        | not defined | woods  | a German motorcycle | P is concealed                 |
        | wagon        | Clear        | not defined | woods  | a German wagon      | P is concealed                 |
        | horse        | Clear        | not defined | woods  | a German horse      | P is concealed                 |
        | bounding     | Clear        | not defined | woods  | a German tank       | P is marked with Bounding Fire |
        | stunned      | Clear        | not defined | woods  | a German tank       | P is stunned                   |
        | shocked      | Clear        | not defined | woods  | a German tank       | P is shocked                   |
        | abandoned    | Clear        | not defined | woods  | a German tank       | P is abandoned                 |
        | column       | Clear        | not defined | woods  | a German squad      | P is in Column                 |
        | convoy       | Clear        | not defined | woods  | a German truck      | P is in Convoy                 |
        | melee        | Clear        | not defined | woods  | a German squad      | P is in Melee                  |
        | hidden       | Clear        | not defined | woods  | a German squad      | P is hidden                    |
        | sp-gun       | Clear        | not defined | woods  | a German SP gun     | P is concealed                 |

    @B16.3 @A4.3xA10.531xB16.3-901
    Scenario Outline: A4.3xA10.531xB16.3-901t <unit> in VBM beside <ground>, <fact>, water <depth>, is in no Concealment Terrain
      Given it is the PFPh of the Russian turn
      And the water depth is <depth>
      And F5 is <ground>
      And the artwork of F5 does not reach towards F4
      And <unit> P in F5
      And P is in VBM with its CAFP at vertex E5-F4-F5
      And <fact>
      And a Russian squad R in F2
      When the players ask about the concealment of P
      Then it does not count as in Concealment Terrain

      Examples:
        | row        | depth       | ground            | unit                | fact                           |
        | bounding   | not defined | woods             | a German tank       | P is marked with Bounding Fire |
        | stunned    | not defined | a wooden building | a German tank       | P is stunned                   |
        | shocked    | not defined | woods             | a German tank       | P is shocked                   |
        | motorcycle | not defined | a wooden building | a German motorcycle | P is moving                    |
        | dry        | dry         | woods             | a German tank       | P is moving                    |
        | shallow    | shallow     | a wooden building | a German tank       | P is moving                    |
