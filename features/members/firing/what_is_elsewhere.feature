Feature: Fire that walls, marsh, Wire and trenches elsewhere do not change, and attacks that height does not

  Rule: B9.3 B16.32 B26.31 B27.52 What is elsewhere

    @B9.3 @B9.31 @B9.33 @B9.36 @B16.32 @B26.31 @B27.52 @B9.3-18 @B9.31-11 @B9.33-13 @B9.36-9 @B16.32-1 @B26.31-8 @B27.52-8
    Scenario Outline: B9.3-18w with marsh, Wire, trench and a wall elsewhere <firer> <place> <ground> fires <attack> at a squad <there> <near>, where <fact>, <when>
      Given it is <when>
      And B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And B3 is <near>
      And B3 holds <fort>
      And hexside B3-C3 is a wall
      And B4 is <ground>
      And a German squad P <there> B3
      And <firer> Q <place> B4
      And <fact>
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM of P is <tem>
      And P is not HD to it
      And the wall gives no TEM
      And it <is> Area Fire
      And the Wire DRM is 0

      Examples: whoever fires, from wherever
        | row              | when                         | near      | fort         | ground      | there                  | firer                       | place               | fact                           | attack          | tem | is     |
        | hidden           | the DFPh of the German turn  | graveyard | no foxhole   | Open Ground | in                     | a hidden Russian squad      | in                  | P is Fanatic                   | small-arms fire | +1  | is not |
        | melee-free       | the AFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a Russian half-squad        | in                  | P is Fanatic                   | small-arms fire | +1  | is not |
        | bounding         | the AFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a Russian tank              | in                  | Q is marked with Bounding Fire | MG fire         | +1  | is not |
        | motion           | the DFPh of the German turn  | graveyard | no foxhole   | Open Ground | in                     | a moving Russian tank       | in                  | P is Fanatic                   | MG fire         | +1  | is not |
        | motion-gun       | the AFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a moving Russian tank       | in                  | P is Fanatic                   | Direct Fire HE  | +1  | is not |
        | shocked-no       | the PFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a bogged Russian halftrack  | in                  | P is Fanatic                   | MG fire         | +1  | is not |
        | sp-gun           | the DFPh of the German turn  | graveyard | no foxhole   | Open Ground | in                     | a Russian SP gun            | in                  | P is Fanatic                   | Direct Fire HE  | +1  | is not |
        | assault-gun      | the PFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a Russian assault gun       | in                  | P is Fanatic                   | Direct Fire HE  | +1  | is not |
        | armored-car      | the AFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a Russian armored car       | in                  | P is Fanatic                   | Direct Fire HE  | +1  | is not |
        | halftrack        | the PFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a Russian halftrack         | in                  | P is Fanatic                   | Direct Fire HE  | +1  | is not |
        | carrier          | the DFPh of the German turn  | graveyard | no foxhole   | Open Ground | in                     | a Russian Carrier           | in                  | P is Fanatic                   | MG fire         | +1  | is not |
        | immobilized      | the PFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | an immobilized Russian tank | in                  | P is Fanatic                   | Direct Fire HE  | +1  | is not |
        | bogged           | the DFPh of the German turn  | graveyard | no foxhole   | Open Ground | in                     | a bogged Russian SP gun     | in                  | P is Fanatic                   | Direct Fire HE  | +1  | is not |
        | hero             | the DFPh of the German turn  | graveyard | no foxhole   | Open Ground | in                     | a Russian hero              | in                  | P is Fanatic                   | small-arms fire | +1  | is not |
        | wounded          | the AFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a wounded Russian hero      | in                  | P is Fanatic                   | small-arms fire | +1  | is not |
        | cavalry          | the PFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a Russian Cavalry squad     | in                  | P is Fanatic                   | small-arms fire | +1  | is not |
        | wall-advantage   | the AFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a Russian squad             | in                  | hexside B4-B5 is a wall        | small-arms fire | +1  | is not |
        | foxhole-target   | the PFPh of the Russian turn | graveyard | a foxhole 1S | Open Ground | beneath the foxhole in | a Russian squad             | in                  | P is Fanatic                   | small-arms fire | +2  | is not |
        | trench-target    | the PFPh of the Russian turn | graveyard | a trench     | Open Ground | beneath the trench in  | a wounded Russian hero      | in                  | P is Fanatic                   | small-arms fire | +2  | is not |
        | crest            | the PFPh of the Russian turn | graveyard | no foxhole   | gully       | in                     | a Russian squad             | in Crest status in  | P is Fanatic                   | small-arms fire | +1  | is not |
        | gully            | the PFPh of the Russian turn | gully     | no foxhole   | gully       | IN                     | a Russian squad             | IN                  | P is Fanatic                   | small-arms fire | 0   | is not |
        | below            | the PFPh of the Russian turn | gully     | no foxhole   | bridge      | IN                     | a Russian squad             | below the bridge in | P is Fanatic                   | small-arms fire | 0   | is not |
        | bridge           | the PFPh of the Russian turn | graveyard | no foxhole   | bridge      | in                     | a Russian squad             | on the bridge in    | P is Fanatic                   | small-arms fire | +1  | is not |
        | encircled-target | the PFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a Russian squad             | in                  | P is Encircled                 | small-arms fire | +1  | is not |
        | dm-target        | the AFPh of the Russian turn | graveyard | no foxhole   | Open Ground | in                     | a Russian squad             | in                  | P is broken                    | small-arms fire | +1  | is not |

  Rule: B27.3 B9.33 No TEM in CC, and no height in an OVR or in a mortar's fire

    @B9.3 @B9.31 @B9.36 @B16.32 @B26.31 @B27.3 @B27.52 @B27.13 @B9.3-13 @B9.31-16 @B9.36-9 @B16.32-15 @B26.31-8 @B27.3-3 @B27.52-8 @B27.13-3
    Scenario Outline: B27.3-3y behind a wall and beneath a foxhole <target> has no TEM in CC with <attacker>, by <attack>
      Given it is the CCPh of the Russian turn
      And the weather is <weather>
      And B1 is marsh
      And B2 holds Wire
      And hexside B2-B3 is a wall
      And B3 holds a foxhole 2S
      And <target> P beneath the foxhole in B3
      And <attacker> Q on top of the foxhole in B3
      And <fact>
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is 0
      And P is not HD to it
      And it is not Area Fire
      And the Wire DRM is 0

      Examples: whoever fights whom
        | row         | weather       | target                        | attacker                       | fact          | attack            |
        | half-squad  | Clear         | a German squad                | a Russian half-squad           | Q is in Melee | Close Combat      |
        | crew        | Overcast      | a German half-squad           | a Russian crew                 | P is in Melee | Hand-to-Hand CC   |
        | leader      | Rain          | a German crew                 | a Russian leader               | Q is CX       | Close Combat      |
        | hero        | Heavy Rain    | a German leader               | a Russian hero                 | Q is in Melee | a Capture attempt |
        | wounded     | Mud           | a German hero                 | a wounded Russian hero         | Q is CX       | Close Combat      |
        | berserk     | Falling Snow  | a German squad                | a berserk Russian squad        | Q is CX       | Close Combat      |
        | green       | Snow          | a German squad                | an inexperienced Russian squad | Q is CX       | Close Combat      |
        | fanatic     | Ground Snow   | a Fanatic German squad        | a Fanatic Russian squad        | Q is in Melee | Close Combat      |
        | tank        | Deep Snow     | a pinned German squad         | a Russian tank                 | P is CX       | Close Combat      |
        | assault-gun | sub-zero cold | a concealed German squad      | a Russian assault gun          | Q is CX       | Close Combat      |
        | sp-gun      | not defined   | a German squad                | a Russian SP gun               | P is CX       | Close Combat      |
        | carrier     | not defined   | an Encircled German squad     | a Russian Carrier              | P is CX       | Close Combat      |
        | halftrack   | not defined   | a wounded German leader       | a Russian halftrack            | Q is in Melee | Close Combat      |
        | armored-car | not defined   | an inexperienced German squad | a Russian armored car          | P is TI       | Close Combat      |
        | immobilized | not defined   | a broken German squad         | an immobilized Russian tank    | P is in Melee | Close Combat      |
        | bogged      | not defined   | a berserk German squad        | a bogged Russian tank          | P is in Melee | Close Combat      |

    @B9.33 @B16.32 @B27.3 @B9.33-14 @B16.32-1 @B27.3-1
    Scenario Outline: B27.3-1y on level 2 <vehicle> that overruns <target> beneath a foxhole meets its +4, which no height lowers
      Given it is the MPh of the Russian turn
      And the weather is <weather>
      And B2 is marsh
      And B3 is level 2 Open Ground
      And B3 holds a foxhole 2S
      And <target> P beneath the foxhole in B3
      And <vehicle> Q in B3
      When Q attacks P with an overrun
      Then the attack is possible
      And the TEM is +4
      And it is not Area Fire
      And P is not HD to it

      Examples: whatever it is
        | row         | weather       | target                   | vehicle                  |
        | tank        | Rain          | a German squad           | a Russian tank           |
        | assault-gun | Heavy Rain    | a German half-squad      | a Russian assault gun    |
        | sp-gun      | Falling Snow  | a German crew            | a Russian SP gun         |
        | carrier     | Snow          | a German leader          | a Russian Carrier        |
        | halftrack   | Ground Snow   | a broken German squad    | a Russian halftrack      |
        | armored-car | Deep Snow     | a concealed German squad | a Russian armored car    |
        | moving      | sub-zero cold | a pinned German squad    | a moving Russian tank    |
        | concealed   | Clear         | a berserk German squad   | a concealed Russian tank |

    @B9.33 @B27.3 @B9.33-14 @B27.3-2 @reading:B9.33-mortar
    Scenario Outline: B27.3-2y from level 4 two hexes off the mortar of <crew> <place> B4 meets +2 beneath a foxhole, which its height does not lower, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And B2 holds a foxhole 2S
      And B4 is level 4 Open Ground
      And B4 holds <fort>
      And <target> P beneath the foxhole in B2
      And <crew> Q <place> B4
      And an 81mm MTR <with> Q
      When Q attacks P with <attack>
      Then the attack is possible
      And the TEM is +2
      And P is not HD to it

      Examples:
        | row        | when                         | weather       | target                    | crew                          | place                    | fort         | with                       | attack             |
        | crew       | the PFPh of the Russian turn | Clear         | a German squad            | a Russian crew                | beneath the foxhole in   | a foxhole 2S | beneath the foxhole with   | an on-board mortar |
        | cx         | the DFPh of the German turn  | Overcast      | a German leader           | a CX Russian crew             | beneath the trench in    | a trench     | beneath the trench with    | an on-board mortar |
        | pinned     | the AFPh of the Russian turn | Mud           | a German crew             | a pinned Russian crew         | beneath the foxhole in   | a foxhole 2S | beneath the foxhole with   | an on-board mortar |
        | half-squad | the PFPh of the Russian turn | Snow          | a German hero             | a Russian half-squad          | beneath the A-T Ditch in | an A-T Ditch | beneath the A-T Ditch with | an on-board mortar |
        | berserk-no | the DFPh of the German turn  | Ground Snow   | a Fanatic German squad    | a Fanatic Russian crew        | beneath the foxhole in   | a foxhole 2S | beneath the foxhole with   | an on-board mortar |
        | green      | the PFPh of the Russian turn | Deep Snow     | a wounded German leader   | an inexperienced Russian crew | beneath the foxhole in   | a foxhole 2S | beneath the foxhole with   | an on-board mortar |
        | concealed  | the PFPh of the Russian turn | sub-zero cold | an Encircled German squad | a concealed Russian crew      | beneath the foxhole in   | a foxhole 2S | beneath the foxhole with   | an on-board mortar |
