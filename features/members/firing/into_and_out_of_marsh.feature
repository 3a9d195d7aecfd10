Feature: Fire into marsh and out of it, by everybody and at everybody

  Rule: B16.32 Into marsh nothing but HE is halved, out of it everything is

    @B16.31 @B16.32 @B16.31-2 @B16.32-14
    Scenario Outline: B16.32-14z <firer> <place> F7 fires small arms into marsh at <target> with <fp> FP, <phase>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is <ground>
      And F7 is <F7>
      And F7 holds <fort>
      And <target> P <there> F5
      And <firer> E <place> F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And it is not Area Fire
      And the FP is <fp>

      Examples:
        | row           | phase               | weather  | target                        | there | ground | firer                                | place                    | F7                                  | fort         | fp |
        | squad         | PFPh of the Russian | Overcast | a German squad                | in    | marsh  | a Russian 4-4-7 squad                | in                       | Open Ground                         | no foxhole   | 4  |
        | half-squad    | DFPh of the German  | Clear    | a German half-squad           | in    | marsh  | a Russian 2-4-7 half-squad           | in                       | Open Ground                         | no foxhole   | 2  |
        | crew          | PFPh of the Russian | Clear    | a German crew                 | in    | marsh  | a Russian 2-2-7 crew                 | in                       | woods                               | no foxhole   | 2  |
        | concealed     | DFPh of the German  | Clear    | a German hero                 | in    | marsh  | a concealed Russian 4-4-7 squad      | in                       | Open Ground                         | no foxhole   | 4  |
        | cx            | PFPh of the Russian | Clear    | a berserk German squad        | in    | marsh  | a CX Russian 4-4-7 squad             | in                       | grain                               | no foxhole   | 4  |
        | berserk       | DFPh of the German  | Clear    | a pinned German squad         | in    | marsh  | a berserk Russian 4-4-7 squad        | in                       | Open Ground                         | no foxhole   | 4  |
        | inexperienced | PFPh of the Russian | Clear    | a wounded German hero         | in    | marsh  | an inexperienced Russian 4-4-7 squad | in                       | Open Ground                         | no foxhole   | 4  |
        | fanatic       | DFPh of the German  | Clear    | an inexperienced German squad | in    | marsh  | a Fanatic Russian 4-4-7 squad        | in                       | Open Ground                         | no foxhole   | 4  |
        | foxhole       | PFPh of the Russian | Clear    | a Fanatic German squad        | in    | marsh  | a Russian 4-4-7 squad                | beneath the foxhole in   | Open Ground                         | a foxhole 1S | 4  |
        | trench        | DFPh of the German  | Clear    | an Encircled German squad     | in    | marsh  | a Russian 4-4-7 squad                | beneath the trench in    | Open Ground                         | a trench     | 4  |
        | on-wire       | PFPh of the Russian | Clear    | a TI German squad             | in    | marsh  | a Russian 4-4-7 squad                | on top of the Wire in    | Open Ground                         | Wire         | 4  |
        | wire          | DFPh of the German  | Clear    | a CX German squad             | in    | marsh  | a Russian 4-4-7 squad                | beneath the Wire in      | Open Ground                         | Wire         | 4  |
        | sangar        | PFPh of the Russian | Clear    | a broken German squad         | in    | marsh  | a Russian 4-4-7 squad                | beneath the sangar in    | Open Ground                         | a sangar     | 4  |
        | ditch         | DFPh of the German  | Clear    | an unarmed German squad       | in    | marsh  | a Russian 4-4-7 squad                | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | 4  |
        | floor         | DFPh of the German  | Clear    | a German squad                | in    | marsh  | a Russian 4-4-7 squad                | on level 1 of            | stone building with one upper level | no foxhole   | 4  |

    @B16.31 @B16.32 @B16.31-2 @B16.32-4
    Scenario Outline: B16.32-4z out of marsh <firer> fires at <target> <there> F5 with <fp> FP, <phase>
      Given it is the <phase> turn
      And F7 is marsh
      And F5 is <ground>
      And F5 holds <fort>
      And <target> P <there> F5
      And <firer> E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And it is Area Fire
      And the FP is <fp>

      Examples:
        | row           | phase               | target                 | there                    | ground                              | fort         | firer                                | fp |
        | squad         | PFPh of the Russian | a German squad         | in                       | Open Ground                         | no foxhole   | a Russian 4-4-7 squad                | 2  |
        | half-squad    | DFPh of the German  | a German half-squad    | in                       | Open Ground                         | no foxhole   | a Russian 2-4-7 half-squad           | 1  |
        | crew          | PFPh of the Russian | a German crew          | in                       | Open Ground                         | no foxhole   | a Russian 2-2-7 crew                 | 1  |
        | concealed     | DFPh of the German  | a German hero          | in                       | Open Ground                         | no foxhole   | a concealed Russian 4-4-7 squad      | 2  |
        | cx            | PFPh of the Russian | a berserk German squad | in                       | Open Ground                         | no foxhole   | a CX Russian 4-4-7 squad             | 2  |
        | berserk       | DFPh of the German  | a broken German squad  | in                       | Open Ground                         | no foxhole   | a berserk Russian 4-4-7 squad        | 2  |
        | inexperienced | PFPh of the Russian | a German leader        | in                       | Open Ground                         | no foxhole   | an inexperienced Russian 4-4-7 squad | 2  |
        | fanatic       | DFPh of the German  | a wounded German hero  | in                       | Open Ground                         | no foxhole   | a Fanatic Russian 4-4-7 squad        | 2  |
        | pinned        | PFPh of the Russian | a TI German squad      | in                       | Open Ground                         | no foxhole   | a pinned Russian 4-4-7 squad         | 1  |
        | at-on-foxhole | DFPh of the German  | a German squad         | on top of the foxhole in | Open Ground                         | a foxhole 1S | a Russian 4-4-7 squad                | 2  |
        | at-trench     | PFPh of the Russian | a German squad         | beneath the trench in    | Open Ground                         | a trench     | a Russian 4-4-7 squad                | 2  |
        | at-ditch      | DFPh of the German  | a German squad         | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | a Russian 4-4-7 squad                | 2  |
        | at-sangar     | PFPh of the Russian | a German squad         | beneath the sangar in    | Open Ground                         | a sangar     | a Russian 4-4-7 squad                | 2  |
        | at-wire       | DFPh of the German  | a German squad         | beneath the Wire in      | Open Ground                         | Wire         | a Russian 4-4-7 squad                | 2  |
        | at-foxhole    | PFPh of the Russian | a German squad         | beneath the foxhole in   | Open Ground                         | a foxhole 1S | a Russian 4-4-7 squad                | 2  |
        | at-floor      | DFPh of the German  | a German squad         | on level 1 of            | stone building with one upper level | no foxhole   | a Russian 4-4-7 squad                | 2  |
        | at-bridge     | PFPh of the Russian | a German squad         | on the bridge in         | bridge                              | no foxhole   | a Russian 4-4-7 squad                | 2  |

    @B16.31 @B16.32 @B16.31-2 @B16.32-15
    Scenario Outline: B16.32-15z in marsh a 4-6-7 squad fights <attack> against <target> with 4 FP
      Given it is the CCPh of the Russian turn
      And F5 is marsh
      And <target> P in F5
      And <firer> E in F5
      When E attacks P with <attack>
      Then the attack is possible
      And it is not Area Fire
      And the FP is 4

      Examples:
        | row          | firer                           | target                | attack            |
        | close-combat | a Russian 4-6-7 squad           | a German squad        | Close Combat      |
        | capture      | a Fanatic Russian 4-6-7 squad   | a German half-squad   | a Capture attempt |
        | hand-to-hand | a CX Russian 4-6-7 squad        | a German crew         | Hand-to-Hand CC   |
        | berserk      | a berserk Russian 4-6-7 squad   | a pinned German squad | Close Combat      |
        | concealed    | a concealed Russian 4-6-7 squad | a TI German squad     | Close Combat      |

    @B16.31 @B16.31-2
    Scenario Outline: B16.31-2z into <ground> <attack> of 12 FP has <fp> against <target>
      Given F5 is <ground>
      And <target> P in F5
      When <attack> of 12 FP hits F5
      Then the FP against P is <fp>

      Examples:
        | row             | ground      | attack                  | fp | target                  |
        | m-squad         | marsh       | an aerial bomb          | 6  | a German squad          |
        | o-squad         | Open Ground | an aerial bomb          | 12 | a German squad          |
        | m-half-squad    | marsh       | an OBA HE Concentration | 6  | a German half-squad     |
        | o-half-squad    | Open Ground | an OBA HE Concentration | 12 | a German half-squad     |
        | m-crew          | marsh       | OBA Harassing Fire      | 6  | a German crew           |
        | o-crew          | Open Ground | OBA Harassing Fire      | 12 | a German crew           |
        | m-hero          | marsh       | an aerial bomb          | 6  | a German hero           |
        | o-hero          | Open Ground | an aerial bomb          | 12 | a German hero           |
        | m-leader        | marsh       | an OBA HE Concentration | 6  | a German leader         |
        | o-leader        | Open Ground | an OBA HE Concentration | 12 | a German leader         |
        | m-broken-squad  | marsh       | OBA Harassing Fire      | 6  | a broken German squad   |
        | o-broken-squad  | Open Ground | OBA Harassing Fire      | 12 | a broken German squad   |
        | m-pinned-squad  | marsh       | an aerial bomb          | 6  | a pinned German squad   |
        | o-pinned-squad  | Open Ground | an aerial bomb          | 12 | a pinned German squad   |
        | m-berserk-squad | marsh       | an OBA HE Concentration | 6  | a berserk German squad  |
        | o-berserk-squad | Open Ground | an OBA HE Concentration | 12 | a berserk German squad  |
        | m-unarmed-squad | marsh       | OBA Harassing Fire      | 6  | an unarmed German squad |
        | o-unarmed-squad | Open Ground | OBA Harassing Fire      | 12 | an unarmed German squad |

    @B16.32 @B16.32-14
    Scenario Outline: B16.32-14y into marsh <attack> by <firer> <place> F6 is no Area Fire, <phase>, <weather>
      Given it is the <phase> turn
      And the weather is <weather>
      And F5 is marsh
      And F6 is <F6>
      And F6 holds <fort>
      And <target> P in F5
      And <firer> E <place> F6
      When E attacks P with <attack>
      Then the attack is possible
      And it is not Area Fire

      Examples:
        | row           | phase               | weather  | target              | firer                              | place                    | F6                                  | fort         | attack          |
        | squad         | PFPh of the Russian | Clear    | a German squad      | a Russian squad                    | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | half-squad    | DFPh of the German  | Overcast | a German half-squad | a Russian half-squad               | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | crew          | AFPh of the Russian | Mud      | a German crew       | a Russian crew                     | in                       | woods                               | no foxhole   | small-arms fire |
        | hero          | PFPh of the Russian | Clear    | a German hero       | a Russian hero                     | in                       | brush                               | no foxhole   | small-arms fire |
        | concealed     | DFPh of the German  | Clear    | a German squad      | a concealed Russian squad          | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | cx            | AFPh of the Russian | Clear    | a German half-squad | a CX Russian squad                 | in                       | grain                               | no foxhole   | small-arms fire |
        | berserk       | PFPh of the Russian | Clear    | a German crew       | a berserk Russian squad            | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | wounded       | DFPh of the German  | Clear    | a German hero       | a wounded Russian hero             | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | inexperienced | AFPh of the Russian | Clear    | a German squad      | an inexperienced Russian squad     | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | fanatic       | PFPh of the Russian | Clear    | a German half-squad | a Fanatic Russian squad            | in                       | Open Ground                         | no foxhole   | small-arms fire |
        | pillbox       | DFPh of the German  | Clear    | a German crew       | a Russian squad                    | in the pillbox in        | Open Ground                         | a pillbox    | small-arms fire |
        | foxhole       | AFPh of the Russian | Clear    | a German hero       | a Russian squad                    | beneath the foxhole in   | Open Ground                         | a foxhole 1S | small-arms fire |
        | trench        | PFPh of the Russian | Clear    | a German squad      | a Russian squad                    | beneath the trench in    | Open Ground                         | a trench     | small-arms fire |
        | on-wire       | DFPh of the German  | Clear    | a German half-squad | a Russian squad                    | on top of the Wire in    | Open Ground                         | Wire         | small-arms fire |
        | wire          | AFPh of the Russian | Clear    | a German crew       | a Russian squad                    | beneath the Wire in      | Open Ground                         | Wire         | small-arms fire |
        | sangar        | PFPh of the Russian | Clear    | a German hero       | a Russian squad                    | beneath the sangar in    | Open Ground                         | a sangar     | small-arms fire |
        | ditch         | DFPh of the German  | Clear    | a German squad      | a Russian squad                    | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | small-arms fire |
        | gully         | AFPh of the Russian | Clear    | a German half-squad | a Russian squad                    | IN                       | gully                               | no foxhole   | small-arms fire |
        | crest         | PFPh of the Russian | Clear    | a German crew       | a Russian squad                    | in Crest status in       | gully                               | no foxhole   | small-arms fire |
        | bridge        | DFPh of the German  | Clear    | a German hero       | a Russian squad                    | on the bridge in         | bridge                              | no foxhole   | small-arms fire |
        | floor         | AFPh of the Russian | Clear    | a German squad      | a Russian squad                    | on level 1 of            | stone building with one upper level | no foxhole   | small-arms fire |
        | rooftop       | PFPh of the Russian | Clear    | a German half-squad | a Russian squad                    | on the rooftop of        | stone building with one upper level | no foxhole   | small-arms fire |
        | tank-mg       | DFPh of the German  | Clear    | a German crew       | a Russian tank                     | in                       | Open Ground                         | no foxhole   | MG fire         |
        | bogged        | AFPh of the Russian | Clear    | a German hero       | a bogged Russian tank              | in                       | Open Ground                         | no foxhole   | MG fire         |
        | immobilized   | PFPh of the Russian | Clear    | a German squad      | an immobilized Russian assault gun | in                       | Open Ground                         | no foxhole   | MG fire         |
        | moving        | DFPh of the German  | Clear    | a German half-squad | a moving Russian tank              | in                       | Open Ground                         | no foxhole   | MG fire         |
        | halftrack     | AFPh of the Russian | Clear    | a German crew       | a Russian halftrack                | in                       | Open Ground                         | no foxhole   | MG fire         |
        | tank-he       | PFPh of the Russian | Clear    | a German hero       | a Russian tank                     | in                       | Open Ground                         | no foxhole   | Direct Fire HE  |
        | mol           | DFPh of the German  | Clear    | a German squad      | a Russian squad                    | in                       | Open Ground                         | no foxhole   | a MOL           |

    @B16.32 @B16.32-14
    Scenario Outline: B16.32-14x <attack> that hits the marsh is <area>
      Given F5 is marsh
      And a German squad P in F5
      When <attack> hits F5
      Then it is <area>

      Examples:
        | row           | attack                  | area          |
        | concentration | an OBA HE Concentration | not Area Fire |
        | bomb          | an aerial bomb          | not Area Fire |
        | residual      | Residual FP             | not Area Fire |
        | placed        | a Placed DC             | not Area Fire |
        | set           | a Set DC                | not Area Fire |
        | ft            | a flamethrower          | not Area Fire |
        | mg            | MG fire                 | not Area Fire |
        | he            | Direct Fire HE          | not Area Fire |
        | ap            | a Gun                   | not Area Fire |
        | strafing      | strafing                | not Area Fire |
        | mortar        | an on-board mortar      | Area Fire     |
