Feature: More fire beside marsh, Wire and trench

  Rule: B16.32 Nothing of the next hex counts

    @B16.31 @B16.32 @B26.31 @B27.52 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B16.32-1m <what> attacks a squad with <fp> FP
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And a German squad P in B3
      And <force> Q in <hex>
      And it is the <phase> of the Russian turn
      When Q attacks P with <attack> of 12 FP
      Then the attack is possible
      And the FP is <fp>
      And it <is> Area Fire
      And the Wire DRM is 0
      And P is not HD to it

      Examples: from the air, and by a battery
        | row                | what        | force              | hex | phase | attack                  | fp | is     |
        | bomb               | a bomber    | a Russian aircraft | B3  | PFPh  | an aerial bomb          | 12 | is not |
        | strafing           | an aircraft | a Russian aircraft | B3  | PFPh  | strafing                | 12 | is not |
        | observer           | an observer | a Russian leader   | B5  | PFPh  | an OBA HE Concentration | 12 | is not |
        | observer-harassing | an observer | a Russian leader   | B5  | PFPh  | OBA Harassing Fire      | 12 | is not |

    @B16.31 @B16.32 @B26.31 @B27.52 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B16.32-1n the mortar of a crew <place> B5 attacks a squad with 6 FP
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B5 holds <fort>
      And a German squad P in B3
      And a Russian crew Q <place> B5
      And <gear> <gearplace> Q
      And it is the PFPh of the Russian turn
      When Q attacks P with an on-board mortar of 12 FP
      Then the attack is possible
      And the FP is 6
      And it is Area Fire
      And the Wire DRM is 0
      And P is not HD to it

      Examples: which its Target Type halves, and nothing else
        | row     | place                    | fort         | gear        | gearplace                  |
        | foxhole | beneath the foxhole in   | a foxhole 2S | an 81mm MTR | beneath the foxhole with   |
        | trench  | beneath the trench in    | a trench     | an 81mm MTR | beneath the trench with    |
        | ditch   | beneath the A-T Ditch in | an A-T Ditch | an 81mm MTR | beneath the A-T Ditch with |

    @B16.31 @B16.32 @B26.31 @B27.52 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B16.32-1p fire at <target> <place> B3 has 12 FP and a Wire DRM of 0
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is <ground>
      And B3 holds <fort>
      And <target> P <place> B3
      And it is the PFPh of the Russian turn
      When small-arms fire of 12 FP hits B3
      Then the FP against P is 12
      And it is not Area Fire
      And the Wire DRM is 0
      And P is not HD to it

      Examples: places and statuses
        | row      | target                  | place              | ground      | fort       |
        | bridge   | a German squad          | on the bridge in   | a bridge    | no foxhole |
        | crest    | a German squad          | in Crest status in | gully       | no foxhole |
        | pillbox  | a German squad          | in the pillbox in  | Open Ground | a pillbox  |
        | captured | a captured German squad | in                 | Open Ground | no foxhole |
        | boat     | a German boat           | in                 | river       | no foxhole |
        | horse    | a German horse          | in                 | Open Ground | no foxhole |

    @B16.31 @B16.32 @B26.31 @B27.52 @B16.31-8 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B16.32-1q fire at a squad has 12 FP and a Wire DRM of 0 where <fact>
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And hexside B3-C3 is a wall
      And hexside B3-B2 is a cliff
      And a German squad P in B3
      And <fact>
      And it is the PFPh of the Russian turn
      When small-arms fire of 12 FP hits B3
      Then the FP against P is 12
      And it is not Area Fire
      And the Wire DRM is 0
      And P is not HD to it

      Examples:
        | row            | fact                 |
        | wall-advantage | P has wall advantage |
        | cliff          | P is on a cliff face |

    @B9.31 @B16.32 @B26.31 @B27.52 @B9.31-11 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B27.52-8m fire at the <gear> of a crew in a graveyard is no Area Fire, and has a Wire DRM of 0
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is graveyard
      And a German crew P in B3
      And P possesses a German <gear>
      And a Russian squad Q in B5
      And it is the PFPh of the Russian turn
      When Q attacks the <gear> with small-arms fire
      Then the attack is possible
      And it is not Area Fire
      And the Wire DRM is 0
      And the TEM is +1
      And the Emplacement gives no TEM
      And the <gear> is not HD to it

      Examples: whatever it is
        | gear     |
        | LMG      |
        | MMG      |
        | HMG      |
        | BAZ      |
        | RCL Gun  |
        | AT Gun   |
        | 81mm MTR |

    @B16.32 @B26.31 @B27.52 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B16.32-1r <firer> <place> B4 fires at a squad, no Area Fire, with a Wire DRM of 0
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is <near>
      And B4 is <ground>
      And hexside A4-B4 is a wall
      And a German squad P <there> B3
      And <firer> Q <place> B4
      And <fact>
      And it is the PFPh of the Russian turn
      When Q attacks P with <attack>
      Then the attack is possible
      And it is not Area Fire
      And the Wire DRM is 0
      And P is not HD to it

      Examples: more places and statuses of who fires
        | row          | near        | there | ground      | firer                 | place               | fact                                       | attack          |
        | below-bridge | gully       | IN    | a bridge    | a Russian squad       | below the bridge in | Q is Fanatic                               | small-arms fire |
        | in-gully     | gully       | IN    | gully       | a Russian squad       | IN                  | Q is Fanatic                               | small-arms fire |
        | crest        | Open Ground | in    | gully       | a Russian squad       | in Crest status in  | Q fronts hexside B3-B4 in its Crest status | small-arms fire |
        | moving-tank  | Open Ground | in    | Open Ground | a moving Russian tank | in                  | Q is concealed                             | MG fire         |

    @B27.5 @B27.52 @B27.5-1 @B27.52-8
    Scenario Outline: B27.5-1d from <place> B4 fire meets a TEM of +2 beneath the <cover>
      Given B4 is <ground>
      And B4 holds <fort>
      And B3 holds <over>
      And a German squad P beneath the <cover> in B3
      And <firer> Q <place> B4
      And it is the PFPh of the Russian turn
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is +2
      And P is not HD to it

      Examples: wherever the firer is, and whoever
        | row                 | over         | cover   | firer                   | place                    | ground         | fort         | attack          |
        | foxhole-bridge      | a foxhole 1S | foxhole | a Russian squad         | on the bridge in         | a bridge       | no foxhole   | small-arms fire |
        | foxhole-crest       | a foxhole 1S | foxhole | a Russian squad         | in Crest status in       | gully          | no foxhole   | small-arms fire |
        | foxhole-gully       | a foxhole 1S | foxhole | a Russian squad         | IN                       | gully          | no foxhole   | small-arms fire |
        | foxhole-pillbox     | a foxhole 1S | foxhole | a Russian squad         | in the pillbox in        | Open Ground    | a pillbox    | small-arms fire |
        | foxhole-rooftop     | a foxhole 1S | foxhole | a Russian squad         | on the rooftop of        | stone building | no foxhole   | small-arms fire |
        | foxhole-ditch       | a foxhole 1S | foxhole | a Russian squad         | beneath the A-T Ditch in | Open Ground    | an A-T Ditch | small-arms fire |
        | foxhole-sangar      | a foxhole 1S | foxhole | a Russian squad         | beneath the sangar in    | Open Ground    | a sangar     | small-arms fire |
        | foxhole-wire        | a foxhole 1S | foxhole | a Russian squad         | beneath the Wire in      | Open Ground    | Wire         | small-arms fire |
        | foxhole-berserk     | a foxhole 1S | foxhole | a berserk Russian squad | in                       | Open Ground    | no foxhole   | small-arms fire |
        | foxhole-moving-tank | a foxhole 1S | foxhole | a moving Russian tank   | in                       | Open Ground    | no foxhole   | MG fire         |
