Feature: To Hit and CC on Wire and off it, whatever else is true

  Rule: B26.31 On Wire and off it

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8h off the Wire a crew <place> B3 fires <attack> at who is concealed: Wire 0, Case K +2
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And B3 is <ground>
      And B3 holds <fort>
      And a German crew P <place> B3
      And P possesses <gear>
      And a concealed Russian squad Q in B5
      When P attacks Q with <attack>
      Then the attack is possible
      And the To Hit DRM of the Wire is 0
      And the Wire DRM is 0
      And Case K adds +2 to the To Hit DR

      Examples: wherever it is
        | row     | place                    | ground      | fort         | gear          | attack             |
        | foxhole | beneath the foxhole in   | Open Ground | a foxhole 2S | a 60mm mortar | an on-board mortar |
        | trench  | beneath the trench in    | Open Ground | a trench     | a 60mm mortar | an on-board mortar |
        | ditch   | beneath the A-T Ditch in | Open Ground | an A-T Ditch | a 60mm mortar | an on-board mortar |
        | sangar  | beneath the sangar in    | Open Ground | a sangar     | a 60mm mortar | an on-board mortar |
        | crest   | in Crest status in       | gully       | no foxhole   | a 60mm mortar | an on-board mortar |
        | bridge  | on the bridge in         | a bridge    | no foxhole   | a 60mm mortar | an on-board mortar |

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8q off the Wire <firer> <place> <ground> fires at who is concealed: Wire 0, Case K 0
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And B3 is <ground>
      And the artwork of B3 does not reach towards B4 and C4
      And <firer> P <place> B3
      And <fact>
      And a concealed Russian squad Q in B4
      When P attacks Q with small-arms fire
      Then the attack is possible
      And it is Area Fire
      And the Wire DRM is 0
      And the To Hit DRM of the Wire is 0
      And Case K adds 0 to the To Hit DR

      Examples: wherever it is
        | row          | firer                  | place               | ground                               | fact                                       |
        | below-bridge | a German squad         | below the bridge in | a bridge                             | P is Fanatic                               |
        | bypass       | a German squad         | in                  | woods                                | P is in Bypass along hexside B3-B4         |
        | rooftop      | a German squad         | on the rooftop of   | stone building                       | P is Fanatic                               |
        | gully        | a German squad         | IN                  | gully                                | P is Fanatic                               |
        | crest        | a German squad         | in Crest status in  | gully                                | P is Fanatic                               |
        | crest-front  | a German squad         | in Crest status in  | gully                                | P fronts hexside B3-B4 in its Crest status |
        | level-1      | a German squad         | on level 1 of       | stone building with one upper level  | P is Fanatic                               |
        | level-2      | a German half-squad    | on level 2 of       | stone building with two upper levels | P is Fanatic                               |
        | cave         | a German squad         | in the cave in      | Open Ground                          | P is Fanatic                               |
        | cavalry      | a German Cavalry squad | in                  | Open Ground                          | P is Fanatic                               |

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8r from level <level> of a building its ATR is fired at a concealed tank: Wire 0, Case K +2
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And B3 is stone building with two upper levels
      And a German squad P on level <level> of B3
      And P possesses an ATR
      And a concealed Russian tank Q in B5
      When P attacks Q with a Gun
      Then the attack is possible
      And the Wire DRM is 0
      And the To Hit DRM of the Wire is 0
      And Case K adds +2 to the To Hit DR

      Examples:
        | level |
        | 1     |
        | 2     |

    @B26.31 @B26.31-10
    Scenario: B26.31-10f a moving tank in a Wire hex fires at a concealed squad: Wire 0, Case K +2
      Given it is the AFPh of the German turn
      And B3 holds Wire
      And a moving German tank P in B3
      And a concealed Russian squad Q in B5
      When P attacks Q with Direct Fire HE
      Then the attack is possible
      And the To Hit DRM of the Wire is 0
      And the Wire DRM is 0
      And Case K adds +2 to the To Hit DR

    @B26.31 @B26.31-8 @B26.31-10
    Scenario Outline: B26.31-10s <firer> <place> a Wire hex fires <attack> at who is concealed, where <fact>, <when>: Wire 0, Case K +2
      Given it is <when>
      And B3 is <ground>
      And B3 holds Wire
      And <firer> P <place> B3
      And P possesses <gear>
      And <fact>
      And a concealed Russian squad Q in B5
      When P attacks Q with <attack>
      Then the attack is possible
      And the To Hit DRM of the Wire is 0
      And the Wire DRM is 0
      And Case K adds +2 to the To Hit DR

      Examples: whatever else is true of it
        | row            | when                        | ground      | firer                | place               | gear          | attack             | fact         |
        | beneath        | the PFPh of the German turn | Open Ground | a German crew        | beneath the Wire in | a 60mm mortar | an on-board mortar | P is Fanatic |
        | beneath-hidden | the PFPh of the German turn | Open Ground | a hidden German crew | beneath the Wire in | a 60mm mortar | an on-board mortar | P is Fanatic |

    @B26.31 @B26.31-10
    Scenario Outline: B26.31-10t a German tank in a Wire hex fires <attack> at who is concealed, where it <fact>: Wire 0, Case K <k>
      Given it is the PFPh of the German turn
      And B3 is <ground>
      And the artwork of B3 does not reach towards B4 and C4
      And B3 holds Wire
      And hexside B3-C3 is a wall
      And a German tank P in B3
      And P <fact>
      And a concealed Russian squad Q in B5
      When P attacks Q with <attack>
      Then the attack is possible
      And the To Hit DRM of the Wire is 0
      And the Wire DRM is 0
      And Case K adds <k> to the To Hit DR

      Examples: whatever else is true of it
        | row               | ground      | fact                             | attack         | k  |
        | bogged            | Open Ground | is bogged                        | Direct Fire HE | +2 |
        | immobilized       | Open Ground | is immobilized                   | Direct Fire HE | +2 |
        | wall-advantage    | Open Ground | has wall advantage               | Direct Fire HE | +2 |
        | bypass            | woods       | is in Bypass along hexside B3-B4 | Direct Fire HE | +2 |
        | mg-wall-advantage | Open Ground | has wall advantage               | MG fire        | 0  |
        | mg-bypass         | woods       | is in Bypass along hexside B3-B4 | MG fire        | 0  |

    @B26.31 @B26.31-1
    Scenario: B26.31-1e with wall advantage too a squad on Wire has +1
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And hexside B3-C3 is a wall
      And a German squad P on top of the Wire in B3
      And P has wall advantage
      And a Russian squad Q in B5
      When P attacks Q with small-arms fire
      Then the attack is possible
      And the Wire DRM is +1

    @B26.31 @B26.4 @B26.31-2 @B26.31-13 @B26.4-43
    Scenario Outline: B26.31-13b in Melee a squad on Wire has +1 on <kind>
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a Russian squad Q beneath the Wire in B3
      And P is in Melee
      And Q is in Melee
      When P attacks Q with <kind>
      Then the attack is possible
      And the Wire DRM is +1

      Examples:
        | kind            |
        | Close Combat    |
        | Hand-to-Hand CC |

    @B26.31 @B26.4 @B26.31-1 @B26.31-2 @B26.4-43
    Scenario Outline: B26.31-1f in <weather> a squad on Wire has +1 on <attack>
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a Russian squad Q beneath the Wire in B3
      When P attacks Q with <attack>
      Then the attack is possible
      And the Wire DRM is +1

      Examples: in the other weathers
        | row           | phase | weather      | depth       | attack          |
        | clear         | CCPh  | Clear        | not defined | Close Combat    |
        | rain          | CCPh  | Rain         | not defined | Close Combat    |
        | heavy-rain    | CCPh  | Heavy Rain   | not defined | Close Combat    |
        | falling-snow  | CCPh  | Falling Snow | not defined | Close Combat    |
        | fire-in-clear | PFPh  | Clear        | not defined | small-arms fire |

      Examples: in whatever water
        | row     | phase | weather       | depth   | attack       |
        | dry     | CCPh  | Overcast      | dry     | Close Combat |
        | shallow | CCPh  | Mud           | shallow | Close Combat |
        | deep    | CCPh  | Snow          | deep    | Close Combat |
        | flooded | CCPh  | Deep Snow     | flooded | Close Combat |
        | frozen  | CCPh  | sub-zero cold | frozen  | Close Combat |

    @B26.31 @B26.31-12
    Scenario Outline: B26.31-12d in the <phase> of the <turn> turn a CX <unit> on Wire has +1 for each
      Given it is the <phase> of the <turn> turn
      And the weather is <weather>
      And B3 holds Wire
      And a CX German <unit> P on top of the Wire in B3
      And a Russian squad Q in B5
      When P attacks Q with small-arms fire
      Then the attack is possible
      And the Wire DRM is +1
      And the CX DRM is +1

      Examples:
        | row           | unit       | phase | turn    | weather       |
        | half-squad    | half-squad | PFPh  | German  | not defined   |
        | crew          | crew       | PFPh  | German  | not defined   |
        | hero          | hero       | PFPh  | German  | not defined   |
        | dfph          | squad      | DFPh  | Russian | not defined   |
        | afph          | squad      | AFPh  | German  | not defined   |
        | clear         | squad      | PFPh  | German  | Clear         |
        | overcast      | squad      | PFPh  | German  | Overcast      |
        | mud           | squad      | PFPh  | German  | Mud           |
        | snow          | squad      | PFPh  | German  | Snow          |
        | ground-snow   | squad      | PFPh  | German  | Ground Snow   |
        | deep-snow     | squad      | PFPh  | German  | Deep Snow     |
        | sub-zero-cold | squad      | PFPh  | German  | sub-zero cold |

    @B26.31 @B26.31-10
    Scenario Outline: B26.31-10w in <weather> a <vehicle> in a Wire hex fires HE at who is concealed: Wire 0, Case K +2
      Given it is the PFPh of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And a German <vehicle> P in B3
      And a concealed Russian squad Q in B5
      When P attacks Q with Direct Fire HE
      Then the attack is possible
      And the To Hit DRM of the Wire is 0
      And the Wire DRM is 0
      And Case K adds +2 to the To Hit DR

      Examples: each AFV
        | row         | vehicle     | weather  |
        | armored-car | armored car | Clear    |
        | tank        | tank        | Overcast |
        | assault-gun | assault gun | Mud      |
        | sp-gun      | SP gun      | Clear    |

    @B26.31 @B26.31-1
    Scenario Outline: B26.31-1x a squad <place> B3 fires at <target> with a Wire DRM of <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And B5 is <ground>
      And a German squad P <place> B3
      And P possesses a MMG
      And <target> Q in B5
      When P attacks Q with MG fire
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples: whatever it fires at
        | row                | place                 | ground      | target               | drm |
        | aircraft-on        | on top of the Wire in | Open Ground | a Russian aircraft   | +1  |
        | aircraft-beneath   | beneath the Wire in   | Open Ground | a Russian aircraft   | 0   |
        | boat-on            | on top of the Wire in | river       | a Russian boat       | +1  |
        | boat-beneath       | beneath the Wire in   | river       | a Russian boat       | 0   |
        | truck-on           | on top of the Wire in | Open Ground | a Russian truck      | +1  |
        | truck-beneath      | beneath the Wire in   | Open Ground | a Russian truck      | 0   |
        | motorcycle-on      | on top of the Wire in | Open Ground | a Russian motorcycle | +1  |
        | motorcycle-beneath | beneath the Wire in   | Open Ground | a Russian motorcycle | 0   |
        | wagon-on           | on top of the Wire in | Open Ground | a Russian wagon      | +1  |
        | wagon-beneath      | beneath the Wire in   | Open Ground | a Russian wagon      | 0   |
