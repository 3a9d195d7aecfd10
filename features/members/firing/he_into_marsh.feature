Feature: HE into marsh, whoever fires and whatever the water

  Rule: B16.31 Halved in marsh, and beside it in full

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8e by a <water> that is <depth>, OBA HE of 12 FP at <target> in <ground>, <weather>, has <fp>
      Given it is the PFPh of the Russian turn
      And the weather is <weather>
      And the water depth is <depth>
      And F4 is <water>
      And F5 is <ground>
      And <target> P in F5
      When an OBA HE Concentration of 12 FP hits F5
      Then the FP against P is <fp>

      Examples: marsh, or the mudflat that low water makes of it; a flood leaves none
        | row               | depth       | water  | ground | target                 | weather  | fp |
        | shallow-marsh     | shallow     | stream | marsh  | a German squad         | Clear    | 6  |
        | shallow-brush     | shallow     | stream | brush  | a German crew          | Clear    | 12 |
        | deep-marsh        | deep        | stream | marsh  | a German crew          | Overcast | 6  |
        | deep-brush        | deep        | stream | brush  | a German leader        | Overcast | 12 |
        | not-defined-marsh | not defined | river  | marsh  | a German leader        | Mud      | 6  |
        | not-defined-brush | not defined | river  | brush  | a German hero          | Mud      | 12 |
        | dry-marsh         | dry         | stream | marsh  | a German hero          | Clear    | 6  |
        | dry-brush         | dry         | stream | brush  | a German half-squad    | Clear    | 12 |
        | fordable-marsh    | fordable    | river  | marsh  | a German half-squad    | Overcast | 6  |
        | fordable-brush    | fordable    | river  | brush  | a German Cavalry squad | Overcast | 12 |
        | flooded-marsh     | flooded     | stream | marsh  | a German boat          | Clear    | 12 |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8f <when>, <weather>, HE of 12 FP by <firer> at <target> in <ground> has <fp>
      Given it is <when>
      And the weather is <weather>
      And F5 is <ground>
      And F4 and E5 are marsh
      And <target> P in F5
      And <firer> R in F7
      When R attacks P with Direct Fire HE of 12 FP
      Then the FP against P is <fp>

      Examples: whatever the firer is about
        | row                | when                         | weather  | firer                       | ground | target                 | fp |
        | tank-marsh         | the PFPh of the Russian turn | Clear    | a Russian tank              | marsh  | a German squad         | 6  |
        | tank-beside        | the DFPh of the German turn  | Overcast | a Russian tank              | brush  | a German crew          | 12 |
        | moving-marsh       | the DFPh of the German turn  | Overcast | a moving Russian tank       | marsh  | a German crew          | 6  |
        | moving-beside      | the PFPh of the Russian turn | Mud      | a moving Russian tank       | brush  | a German leader        | 12 |
        | assault-gun-marsh  | the PFPh of the Russian turn | Mud      | a Russian assault gun       | marsh  | a German leader        | 6  |
        | assault-gun-beside | the DFPh of the German turn  | Clear    | a Russian assault gun       | brush  | a German hero          | 12 |
        | sp-gun-marsh       | the DFPh of the German turn  | Clear    | a Russian SP gun            | marsh  | a German hero          | 6  |
        | sp-gun-beside      | the PFPh of the Russian turn | Overcast | a Russian SP gun            | brush  | a German half-squad    | 12 |
        | bogged-marsh       | the PFPh of the Russian turn | Overcast | a bogged Russian tank       | marsh  | a German half-squad    | 6  |
        | bogged-beside      | the DFPh of the German turn  | Mud      | a bogged Russian tank       | brush  | a German Cavalry squad | 12 |
        | immobilized-marsh  | the DFPh of the German turn  | Mud      | an immobilized Russian tank | marsh  | a German Cavalry squad | 6  |
        | immobilized-beside | the PFPh of the Russian turn | Clear    | an immobilized Russian tank | brush  | a German squad         | 12 |
        | concealed-marsh    | the PFPh of the Russian turn | Clear    | a concealed Russian tank    | marsh  | a German squad         | 6  |
        | concealed-beside   | the DFPh of the German turn  | Overcast | a concealed Russian tank    | brush  | a German crew          | 12 |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8g <when> an INF Gun <place> F7 attacks a squad in <ground> with HE of 12 FP: <fp>
      Given it is <when>
      And F5 is <ground>
      And F4 and E5 are marsh
      And a German squad P in F5
      And F7 is <under>
      And F7 holds <fort>
      And a Russian crew R <place> F7
      And R possesses an INF Gun
      When R attacks P with Direct Fire HE of 12 FP
      Then the FP against P is <fp>

      Examples: wherever the firer is
        | row           | when                         | place                 | under       | fort       | ground | fp |
        | cave-marsh    | the PFPh of the Russian turn | in the cave in        | a crag      | no foxhole | marsh  | 6  |
        | cave-open     | the DFPh of the German turn  | in the cave in        | a crag      | no foxhole | brush  | 12 |
        | pillbox-marsh | the DFPh of the German turn  | in the pillbox in     | Open Ground | a pillbox  | marsh  | 6  |
        | pillbox-open  | the PFPh of the Russian turn | in the pillbox in     | Open Ground | a pillbox  | brush  | 12 |
        | trench-marsh  | the PFPh of the Russian turn | beneath the trench in | Open Ground | a trench   | marsh  | 6  |
        | trench-open   | the DFPh of the German turn  | beneath the trench in | Open Ground | a trench   | brush  | 12 |
        | bridge-marsh  | the PFPh of the Russian turn | on the bridge in      | a bridge    | no foxhole | marsh  | 6  |
        | bridge-open   | the DFPh of the German turn  | on the bridge in      | a bridge    | no foxhole | brush  | 12 |
        | wire-marsh    | the DFPh of the German turn  | on top of the Wire in | Open Ground | Wire       | marsh  | 6  |
        | wire-open     | the PFPh of the Russian turn | on top of the Wire in | Open Ground | Wire       | brush  | 12 |

    @B16.31 @B16.31-2
    Scenario Outline: B16.31-2h <gear> in <ground>, <weather>: the HE of a tank of 12 FP has <fp> against it
      Given the weather is <weather>
      And B1 is marsh
      And B2 is <ground>
      And a German squad P in B2
      And P possesses <gear>
      And a Russian tank R in B5
      When R attacks the <name> with Direct Fire HE of 12 FP
      Then the FP against the <name> is <fp>

      Examples:
        | row                | weather  | gear          | name        | ground      | fp |
        | baz-marsh          | Clear    | a BAZ         | BAZ         | marsh       | 6  |
        | baz-open           | Overcast | a BAZ         | BAZ         | Open Ground | 12 |
        | psk-marsh          | Overcast | a PSK         | PSK         | marsh       | 6  |
        | psk-open           | Mud      | a PSK         | PSK         | Open Ground | 12 |
        | piat-marsh         | Mud      | a PIAT        | PIAT        | marsh       | 6  |
        | piat-open          | Clear    | a PIAT        | PIAT        | Open Ground | 12 |
        | rcl-marsh          | Clear    | a RCL         | RCL         | marsh       | 6  |
        | rcl-open           | Overcast | a RCL         | RCL         | Open Ground | 12 |
        | lmg-marsh          | Overcast | a LMG         | LMG         | marsh       | 6  |
        | lmg-open           | Mud      | a LMG         | LMG         | Open Ground | 12 |
        | mmg-marsh          | Mud      | a MMG         | MMG         | marsh       | 6  |
        | mmg-open           | Clear    | a MMG         | MMG         | Open Ground | 12 |
        | hmg-marsh          | Clear    | a HMG         | HMG         | marsh       | 6  |
        | hmg-open           | Overcast | a HMG         | HMG         | Open Ground | 12 |
        | atr-marsh          | Overcast | an ATR        | ATR         | marsh       | 6  |
        | atr-open           | Mud      | an ATR        | ATR         | Open Ground | 12 |
        | dc-marsh           | Mud      | a DC          | DC          | marsh       | 6  |
        | dc-open            | Clear    | a DC          | DC          | Open Ground | 12 |
        | ft-marsh           | Clear    | a FT          | FT          | marsh       | 6  |
        | ft-open            | Overcast | a FT          | FT          | Open Ground | 12 |
        | light-mortar-marsh | Clear    | a 50mm mortar | 50mm mortar | marsh       | 6  |
        | light-mortar-open  | Overcast | a 50mm mortar | 50mm mortar | Open Ground | 12 |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8i beside marsh the HE of a tank has 12 FP against the <name> and its crew, <when>, <weather>: <fact>
      Given it is <when>
      And the weather is <weather>
      And B1 and A3 are marsh
      And a German crew P in B2
      And P possesses <gear>
      And <fact>
      And a Russian tank R in B5
      When R attacks the <name> with Direct Fire HE of 12 FP
      Then the FP against the <name> is 12

      Examples:
        | row            | when                         | weather  | gear        | name     | fact                      |
        | rcl-gun        | the PFPh of the Russian turn | Clear    | a RCL Gun   | RCL Gun  | P possesses a RCL Gun     |
        | rcl-gun-pushed | the DFPh of the German turn  | Overcast | a RCL Gun   | RCL Gun  | P is Pushing the RCL Gun  |
        | at-gun         | the DFPh of the German turn  | Overcast | an AT Gun   | AT Gun   | P possesses an AT Gun     |
        | at-gun-pushed  | the PFPh of the Russian turn | Mud      | an AT Gun   | AT Gun   | P is Pushing the AT Gun   |
        | inf-gun        | the PFPh of the Russian turn | Mud      | an INF Gun  | INF Gun  | P possesses an INF Gun    |
        | inf-gun-pushed | the DFPh of the German turn  | Clear    | an INF Gun  | INF Gun  | P is Pushing the INF Gun  |
        | aa-gun         | the DFPh of the German turn  | Clear    | an AA Gun   | AA Gun   | P possesses an AA Gun     |
        | aa-gun-pushed  | the PFPh of the Russian turn | Overcast | an AA Gun   | AA Gun   | P is Pushing the AA Gun   |
        | art-gun        | the PFPh of the Russian turn | Overcast | an ART Gun  | ART Gun  | P possesses an ART Gun    |
        | art-gun-pushed | the DFPh of the German turn  | Mud      | an ART Gun  | ART Gun  | P is Pushing the ART Gun  |
        | mortar         | the DFPh of the German turn  | Mud      | an 81mm MTR | 81mm MTR | P possesses an 81mm MTR   |
        | mortar-pushed  | the PFPh of the Russian turn | Clear    | an 81mm MTR | 81mm MTR | P is Pushing the 81mm MTR |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8j in the <phase> <attack> of 12 FP at a squad in <ground> has <fp>
      Given it is the <phase> of the Russian turn
      And B1 is marsh
      And B2 is <ground>
      And a German squad P in B2
      When <attack> of 12 FP hits B2
      Then the FP against P is <fp>

      Examples: HE alone is muffled, in every phase
        | row          | phase | attack                  | ground      | fp |
        | pfph         | PFPh  | an aerial bomb          | marsh       | 6  |
        | pfph-open    | PFPh  | an aerial bomb          | Open Ground | 12 |
        | mph          | MPh   | Direct Fire HE          | marsh       | 6  |
        | mph-open     | MPh   | Direct Fire HE          | Open Ground | 12 |
        | dfph         | DFPh  | an OBA HE Concentration | marsh       | 6  |
        | dfph-open    | DFPh  | an OBA HE Concentration | Open Ground | 12 |
        | afph         | AFPh  | an aerial bomb          | marsh       | 6  |
        | afph-open    | AFPh  | an aerial bomb          | Open Ground | 12 |
        | ccph         | CCPh  | Close Combat            | marsh       | 12 |
        | ccph-hand    | CCPh  | Hand-to-Hand CC         | marsh       | 12 |
        | ccph-capture | CCPh  | a Capture attempt       | marsh       | 12 |
        | mph-overrun  | MPh   | an overrun with MG      | marsh       | 12 |
        | afph-mol     | AFPh  | a MOL                   | marsh       | 12 |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8k beside marsh OBA HE of 12 FP has 12 against the Inherent crew of a <vehicle>, <weather>
      Given the weather is <weather>
      And B1 and A3 are marsh
      And a German <vehicle> P in B2
      And a German crew Q in B2
      And Q is the Inherent crew of P
      When an OBA HE Concentration of 12 FP hits B2
      Then the FP against Q is 12

      Examples:
        | row         | vehicle     | weather  |
        | tank        | tank        | Clear    |
        | halftrack   | halftrack   | Overcast |
        | carrier     | Carrier     | Mud      |
        | truck       | truck       | Clear    |
        | armored-car | armored car | Overcast |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8l <firer> attacks a squad in <ground> with HE of 12 FP, <fact>: <fp>
      Given it is the AFPh of the Russian turn
      And F5 is <ground>
      And F4 and E5 are marsh
      And a German squad P in F5
      And <firer> R in F7
      And <fact>
      When R attacks P with Direct Fire HE of 12 FP
      Then the FP against P is <fp>

      Examples:
        | row            | firer                 | fact                           | ground | fp |
        | bounding-marsh | a Russian tank        | R is marked with Bounding Fire | marsh  | 6  |
        | bounding-brush | a Russian tank        | R is marked with Bounding Fire | brush  | 12 |
        | hidden-marsh   | a hidden Russian tank | P is CX                        | marsh  | 6  |
        | hidden-brush   | a hidden Russian tank | P is CX                        | brush  | 12 |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8m beside marsh OBA HE of 12 FP has 12 against a squad <place> <ground>
      Given it is the PFPh of the Russian turn
      And B1 is marsh
      And B2 is <ground>
      And a German squad P <place> B2
      When an OBA HE Concentration of 12 FP hits B2
      Then the FP against P is 12

      Examples:
        | row    | ground        | place            |
        | cave   | a crag        | in the cave in   |
        | bridge | bridged marsh | on the bridge in |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8n beside marsh HE of 12 FP has 12 against <gear>, <weather>
      Given it is the PFPh of the Russian turn
      And the weather is <weather>
      And B1 and A3 are marsh
      And a German crew P in B2
      And P possesses <gear>
      And a Russian tank R in B5
      When R attacks the <name> with Direct Fire HE of 12 FP
      Then the FP against the <name> is 12

      Examples:
        | row | weather  | gear                | name    |
        | at  | Clear    | an emplaced AT Gun  | AT Gun  |
        | inf | Overcast | an emplaced INF Gun | INF Gun |
        | rcl | Mud      | an emplaced RCL Gun | RCL Gun |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8o beside marsh HE of 12 FP has 12 against the <name> that a <vehicle> tows
      Given it is the PFPh of the Russian turn
      And B1 and A3 are marsh
      And a German <vehicle> P in B2
      And P is towing <gear>
      And a Russian tank R in B5
      When R attacks the <name> with Direct Fire HE of 12 FP
      Then the FP against the <name> is 12

      Examples:
        | row     | name    | gear       | vehicle   |
        | at-gun  | AT Gun  | an AT Gun  | truck     |
        | inf-gun | INF Gun | an INF Gun | halftrack |
        | dm-mtr  | 81mm MTR | a dm 81mm MTR | truck |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8p an aircraft above marsh meets <attack> of 12 FP with 12
      Given it is the PFPh of the Russian turn
      And B1 and B2 are marsh
      And a German aircraft P in B2
      And a Russian squad R in B4
      And R possesses a MMG
      When R attacks P with <attack> of 12 FP
      Then the FP against P is 12

      Examples: it is not in the marsh
        | row        | attack          |
        | small-arms | small-arms fire |
        | mg         | MG fire         |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8q beside marsh HE of 12 FP has 12 against a crew that is Pushing its <name>, <weather>
      Given it is the DFPh of the German turn
      And the weather is <weather>
      And B1 and A3 are marsh
      And a German crew P in B2
      And P possesses <gear>
      And P is Pushing the <name>
      And a Russian tank R in B5
      When R attacks P with Direct Fire HE of 12 FP
      Then the FP against P is 12

      Examples:
        | row     | weather  | name    | gear       |
        | at-gun  | Clear    | AT Gun  | an AT Gun  |
        | inf-gun | Overcast | INF Gun | an INF Gun |
        | rcl-gun | Mud      | RCL Gun | a RCL Gun  |

    @B16.31 @B16.31-8
    Scenario Outline: B16.31-8r in the <phase> beside frozen water HE of 12 FP has 12 against a squad in <ground>
      Given it is the <phase> of the Russian turn
      And the water depth is frozen
      And F4 is river
      And F5 is <ground>
      And E5 is marsh
      And a German squad P in F5
      When an OBA HE Concentration of 12 FP hits F5
      Then the FP against P is 12

      Examples:
        | row              | phase | ground      |
        | pfph-brush       | PFPh  | brush       |
        | dfph-open-ground | DFPh  | Open Ground |
