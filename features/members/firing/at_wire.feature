Feature: Fire at who is on Wire, and by vehicles in its hex

  Rule: B26.31 Only CC is easier against it

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8e <attack> that hits a squad on Wire has a Wire DRM of 0
      Given B3 holds Wire
      And a Russian squad P on top of the Wire in B3
      When <attack> hits B3
      Then the attack is possible
      And the Wire DRM is 0

      Examples: only CC is easier
        | attack                |
        | SMOKE                 |
        | an Illuminating Round |

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8f fire at the <gear> of a crew on Wire has a Wire DRM of 0
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a Russian crew P on top of the Wire in B3
      And P possesses a Russian <gear>
      And a German squad Q in B5
      When Q attacks the <gear> with small-arms fire
      Then the attack is possible
      And the TEM is 0
      And the <gear> is not HD to it
      And the Wire DRM is 0

      Examples: whatever it is
        | gear     |
        | LMG      |
        | MMG      |
        | HMG      |
        | BAZ      |
        | 81mm MTR |
        | AT Gun   |
        | INF Gun  |
        | ART Gun  |
        | AA Gun   |
        | RCL Gun  |

    @B26.31 @B26.31-8
    Scenario: B26.31-8g fire at a captured squad on Wire has a Wire DRM of 0
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a captured Russian squad P on top of the Wire in B3
      When small-arms fire hits B3
      Then the attack is possible
      And the Wire DRM is 0

    @B26.31 @B26.31-10
    Scenario Outline: B26.31-10e <vehicle> in a Wire hex fires <attack> at a concealed squad: To Hit DRM of the Wire 0, Case K <k>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <vehicle> P in B3
      And a concealed Russian squad Q in B5
      When P attacks Q with <attack>
      Then the attack is possible
      And the Wire DRM is 0
      And the To Hit DRM of the Wire is 0
      And Case K adds <k> to the To Hit DR

      Examples: ordnance alone is rolled To Hit
        | row                 | vehicle                    | attack         | k  |
        | assault-gun-he      | a German assault gun       | Direct Fire HE | +2 |
        | sp-gun-he           | a German SP gun            | Direct Fire HE | +2 |
        | moving-tank-mg      | a moving German tank       | MG fire        | 0  |
        | armored-car-mg      | a German armored car       | MG fire        | 0  |
        | armored-car-gun     | a German armored car       | a Gun          | +2 |
        | halftrack-gun       | a German halftrack         | a Gun          | +2 |
        | halftrack-mg        | a German halftrack         | MG fire        | 0  |
        | carrier-mg          | a German Carrier           | MG fire        | 0  |
        | assault-gun-mg      | a German assault gun       | MG fire        | 0  |
        | sp-gun-mg           | a German SP gun            | MG fire        | 0  |
        | bogged-tank-mg      | a bogged German tank       | MG fire        | 0  |
        | immobilized-tank-mg | an immobilized German tank | MG fire        | 0  |

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8p in <weather> <attack> that hits a concealed squad on Wire has a Wire DRM of 0, and Case K <k>
      Given the weather is <weather>
      And B3 holds Wire
      And a concealed Russian squad P on top of the Wire in B3
      When <attack> hits B3
      Then the attack is possible
      And the Wire DRM is 0
      And the To Hit DRM of the Wire is 0
      And Case K adds <k> to the To Hit DR

      Examples: what is rolled To Hit
        | row                | attack             | weather      | k  |
        | he-in-rain         | Direct Fire HE     | Rain         | +2 |
        | he-in-heavy-rain   | Direct Fire HE     | Heavy Rain   | +2 |
        | he-in-falling-snow | Direct Fire HE     | Falling Snow | +2 |
        | mortar-in-rain     | an on-board mortar | Rain         | +2 |

      Examples: and what is not
        | row                | attack                  | weather      | k |
        | small-arms-in-rain | small-arms fire         | Rain         | 0 |
        | mg-in-heavy-rain   | MG fire                 | Heavy Rain   | 0 |
        | placed-dc          | a Placed DC             | Clear        | 0 |
        | thrown-dc          | a Thrown DC             | Falling Snow | 0 |
        | set-dc             | a Set DC                | Clear        | 0 |
        | concentration      | an OBA HE Concentration | Clear        | 0 |
        | harassing          | OBA Harassing Fire      | Clear        | 0 |
        | overrun            | an overrun              | Clear        | 0 |
        | flamethrower       | a flamethrower          | Clear        | 0 |
        | residual           | Residual FP             | Clear        | 0 |
        | molotov            | a MOL                   | Clear        | 0 |

    @B26.31 @B26.4 @B26.31-2 @B26.4-43
    Scenario Outline: B26.31-2s from on top of the Wire a squad attacks <vehicle> in its hex in CC with +1
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad Q on top of the Wire in B3
      And <vehicle> P in B3
      When Q attacks P with Close Combat
      Then the attack is possible
      And the Wire DRM is +1

      Examples: whatever it is
        | row         | vehicle                     |
        | tank        | a Russian tank              |
        | assault-gun | a Russian assault gun       |
        | sp-gun      | a Russian SP gun            |
        | carrier     | a Russian Carrier           |
        | halftrack   | a Russian halftrack         |
        | armored-car | a Russian armored car       |
        | truck       | a Russian truck             |
        | tractor     | a Russian tractor           |
        | bulldozer   | a Russian bulldozer         |
        | abandoned   | an abandoned Russian tank   |
        | moving      | a moving Russian tank       |
        | immobilized | an immobilized Russian tank |
        | bogged      | a bogged Russian tank       |
        | shocked     | a shocked Russian tank      |
        | stunned     | a stunned Russian tank      |
        | amphibious  | a Russian amphibious tank   |

    @B26.31 @B26.4 @B26.31-7 @B26.4-43
    Scenario Outline: B26.31-7s from beneath the Wire a squad attacks <vehicle> in its hex in CC with a Wire DRM of 0
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad Q beneath the Wire in B3
      And <vehicle> P in B3
      And P is <status>
      When Q attacks P with Close Combat
      Then the attack is possible
      And the Wire DRM is 0

      Examples: no vehicle is on the Wire
        | row         | vehicle         | status      |
        | abandoned   | a Russian tank  | abandoned   |
        | convoy      | a Russian truck | in Convoy   |
        | immobilized | a Russian tank  | immobilized |
        | bogged      | a Russian tank  | bogged      |
        | shocked     | a Russian tank  | shocked     |
        | stunned     | a Russian tank  | stunned     |
        | moving      | a Russian tank  | moving      |

    @B26.31 @B26.32 @B26.31-7 @B26.32-2
    Scenario Outline: B26.31-7t <where> a Wire hex CC has a Wire DRM of 0
      Given it is the CCPh of the German turn
      And B3 is <ground>
      And B3 has a manhole
      And hexside B3-B4 is a cliff
      And B3 holds Wire
      And B3 holds <fort>
      And a German squad P <place> B3
      And a Russian squad Q <place> B3
      And P <is>
      And Q <is>
      When P attacks Q with <attack>
      Then the attack is possible
      And the Wire DRM is 0

      Examples: the Wire lies on the ground
        | row     | where              | ground      | fort       | place             | is            | attack          |
        | cave    | in the cave of     | Open Ground | no foxhole | in the cave in    | is in Melee   | Close Combat    |
        | sewer   | in the sewer below | Open Ground | no foxhole | in                | is in a sewer | Close Combat    |
        | pillbox | in the pillbox of  | Open Ground | a pillbox  | in the pillbox in | is in Melee   | Hand-to-Hand CC |
        | bridge  | on the bridge over | a bridge    | no foxhole | on the bridge in  | is in Melee   | Close Combat    |

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8s fire at <target> in a Wire hex has a Wire DRM of 0
      Given it is the PFPh of the Russian turn
      And B3 holds Wire
      And B3 holds a foxhole 1S
      And a German halftrack H in B3
      And a German crew C on top of the Wire in B3
      And C <has>
      And a Russian squad Q in B5
      When Q attacks <what> with small-arms fire
      Then the attack is possible
      And the Wire DRM is 0

      Examples:
        | row           | target                         | has                                 | what       |
        | inherent-crew | the Inherent crew of a vehicle | is the Inherent crew of H           | C          |
        | emplaced-gun  | an emplaced Gun                | possesses an emplaced German AT Gun | the AT Gun |

    @B26.31 @B26.31-10
    Scenario Outline: B26.31-10v in the <phase> of the <turn> turn where <fact> a tank in a Wire hex fires <attack> at who is concealed: Wire 0, Case K <k>
      Given it is the <phase> of the <turn> turn
      And B3 holds Wire
      And a German tank P in B3
      And a concealed Russian squad Q in B5
      And <fact>
      When P attacks Q with <attack>
      Then the attack is possible
      And the To Hit DRM of the Wire is 0
      And the Wire DRM is 0
      And Case K adds <k> to the To Hit DR

      Examples:
        | row         | phase | turn    | fact                           | attack         | k  |
        | mph-he      | MPh   | Russian | Q has spent 1 MF               | Direct Fire HE | +2 |
        | mph-mg      | MPh   | Russian | Q has spent 1 MF               | MG fire        | 0  |
        | bounding-he | AFPh  | German  | P is marked with Bounding Fire | Direct Fire HE | +2 |
        | bounding-mg | AFPh  | German  | P is marked with Bounding Fire | MG fire        | 0  |

    @B26.31 @B26.31-8
    Scenario Outline: B26.31-8t a DC that lies Set goes off beside the Wire against who is concealed on it: Wire 0, Case K 0
      Given it is the DFPh of the Russian turn
      And B3 holds Wire
      And a DC lies Set in B3
      And a concealed German squad P on top of the Wire in B3
      And <setter> E beneath the Wire in B3
      When <by> attacks P with a Set DC
      Then the attack is possible
      And the Wire DRM is 0
      And Case K adds 0 to the To Hit DR

      Examples: whoever set it
        | row    | setter                 | by     |
        | broken | a broken Russian squad | E      |
        | squad  | a Russian squad        | E      |
        | itself | a Russian squad        | the DC |

    @B26.31 @B26.31-1
    Scenario Outline: B26.31-1w from on top of the Wire <target> in Bypass is fired at with +1
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And B5 is woods
      And the artwork of B5 does not reach towards B4 and C5
      And a German squad P on top of the Wire in B3
      And <target> Q in B5
      And Q is in Bypass along hexside B4-B5
      When P attacks Q with small-arms fire
      Then the attack is possible
      And the Wire DRM is +1

      Examples:
        | row    | target           |
        | squad  | a Russian squad  |
        | leader | a Russian leader |
