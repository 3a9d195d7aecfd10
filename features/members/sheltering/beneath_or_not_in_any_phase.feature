Feature: Beneath or not: Recovery, Fortifications, connection, HD status, in any phase and state

  Rule: B27.13 B26.4 Beneath and on top

    @B27.1 @B27.13 @B27.1-12 @B27.13-1
    Scenario Outline: B27.13-1s in the <phase>, <weather>, <unit> beneath the <cover> and a squad on top share no Location for weapon Recovery
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And B3 holds <fort>
      And <unit> P beneath the <cover> in B3
      And a German squad Q on top of the <cover> in B3
      When the players ask whether P and Q share a Location for weapon Recovery
      Then to the question whether they do the answer is no

      Examples: in whatever phase
        | row               | phase | weather       | unit                           | cover     | fort         |
        | squad-foxhole     | PFPh  | Clear         | a German squad                 | foxhole   | a foxhole 3S |
        | pinned-trench     | MPh   | Overcast      | a pinned German squad          | trench    | a trench     |
        | ti-foxhole        | DFPh  | Mud           | a TI German squad              | foxhole   | a foxhole 3S |
        | captured-trench   | AFPh  | Snow          | a captured German squad        | trench    | a trench     |
        | dummies-foxhole   | RtPh  | Ground Snow   | a concealed German dummy stack | foxhole   | a foxhole 3S |
        | half-squad-trench | APh   | Deep Snow     | a German half-squad            | trench    | a trench     |
        | crew-foxhole      | CCPh  | sub-zero cold | a German crew                  | foxhole   | a foxhole 3S |
        | leader-trench     | RPh   | Rain          | a German leader                | trench    | a trench     |
        | melee             | CCPh  | Clear         | a German squad                 | A-T Ditch | an A-T Ditch |

  Rule: B27.1 Fortifications, and what is none

    @B26.1 @B27.1 @B26.1-1 @B27.1-1
    Scenario Outline: B27.1-1s <gear> <place> is no Fortification
      Given B3 is <ground>
      And B3 holds <fort>
      And a German crew C <where> B3
      And <gear> <place>
      When the players look at the board
      Then the <name> is no Fortification

      Examples: beneath whatever it lies
        | row           | ground      | fort         | where                    | gear          | name        | place                        |
        | trench        | Open Ground | a trench     | beneath the trench in    | an AT Gun     | AT Gun      | beneath the trench with C    |
        | trench-mortar | Open Ground | a trench     | beneath the trench in    | an 81mm MTR   | 81mm MTR    | beneath the trench with C    |
        | ditch         | Open Ground | an A-T Ditch | beneath the A-T Ditch in | a HMG         | HMG         | beneath the A-T Ditch with C |
        | sangar        | Open Ground | a sangar     | beneath the sangar in    | a LMG         | LMG         | beneath the sangar with C    |
        | wire          | Open Ground | Wire         | beneath the Wire in      | a MMG         | MMG         | beneath the Wire with C      |
        | foxhole       | Open Ground | a foxhole 2S | beneath the foxhole in   | a dm 81mm MTR | dm 81mm MTR | beneath the foxhole with C   |
        | rcl-gun       | Open Ground | no foxhole   | in                       | a RCL Gun     | RCL Gun     | in B3                        |

    @B26.1 @B27.1 @B26.1-1 @B27.1-1
    Scenario Outline: B27.1-1t at the bottom of the <ground> B3 <fort> is a Fortification
      Given B3 is <ground>
      And B3 holds <fort>
      And a German squad <where> B3
      When the players look at the board
      Then the <name> in B3 is a Fortification

      Examples:
        | row           | ground | fort         | name    | where              |
        | gully-foxhole | gully  | a foxhole 1S | foxhole | IN                 |
        | gully-wire    | gully  | Wire         | Wire    | in Crest status in |
        | gully-trench  | gully  | a trench     | trench  | IN                 |

  Rule: B27.54 What is not connected

    @B27.54 @B27.56 @B27.54-4 @B27.56-2
    Scenario Outline: B27.54-4s <one> and <other> in the next hex are not connected
      Given it is the <phase> of the German turn
      And B2 holds <one>
      And B3 holds <other>
      When the players look at the board
      Then the <first> in B2 and the <second> in B3 are not connected

      Examples: whatever they are
        | row              | phase | one          | first     | other                    | second                 |
        | ditch-foxhole    | MPh   | an A-T Ditch | A-T Ditch | a foxhole 1S             | foxhole                |
        | foxhole-ditch    | APh   | a foxhole 2S | foxhole   | an A-T Ditch             | A-T Ditch              |
        | ditch-sangar     | RtPh  | an A-T Ditch | A-T Ditch | a sangar                 | sangar                 |
        | ditch-wire       | CCPh  | an A-T Ditch | A-T Ditch | Wire                     | Wire                   |
        | trench-minefield | PFPh  | a trench     | trench    | a 6-factor A-P minefield | 6-factor A-P minefield |
        | trench-mines     | DFPh  | a trench     | trench    | a 3-factor A-T minefield | 3-factor A-T minefield |
        | ditch-panji      | AFPh  | an A-T Ditch | A-T Ditch | a Panji                  | Panji                  |

  Rule: B27.52 B9.36 HD status

    @B9.36 @B26.31 @B27.52 @B9.36-1 @B9.36-2 @B26.31-3 @B27.52-8
    Scenario Outline: B9.36-2s behind a wall <target> is HD to the HEAT of <firer>, and has none of its TEM, <when>
      Given it is <when>
      And hexside F5-F6 is a wall
      And <target> P in F5
      And <firer> E in F7
      And E possesses <gear>
      When E attacks P with <attack>
      Then the attack is possible
      And P is HD to it
      And the TEM is 0
      And the To Hit DRM of the Wire is 0
      And the wall gives no TEM

      Examples: whoever fires
        | row        | when                         | target                     | firer                          | gear   | attack |
        | pinned     | the PFPh of the Russian turn | a German tank              | a pinned Russian squad         | a BAZ  | HEAT   |
        | cx         | the DFPh of the German turn  | a German assault gun       | a CX Russian squad             | a BAZ  | HEAT   |
        | fanatic    | the AFPh of the Russian turn | a moving German tank       | a Fanatic Russian squad        | a PIAT | HEAT   |
        | green      | the PFPh of the Russian turn | a German SP gun            | an inexperienced Russian squad | a PSK  | HEAT   |
        | berserk    | the DFPh of the German turn  | a bogged German tank       | a berserk Russian squad        | a BAZ  | HEAT   |
        | hero       | the PFPh of the Russian turn | an immobilized German tank | a Russian hero                 | a BAZ  | HEAT   |
        | wounded    | the PFPh of the Russian turn | a stunned German tank      | a wounded Russian hero         | a PIAT | HEAT   |
        | half-squad | the DFPh of the German turn  | a concealed German tank    | a Russian half-squad           | a BAZ  | HEAT   |
        | crew       | the AFPh of the Russian turn | a German Carrier           | a Russian crew                 | a RCL  | HEAT   |
        | leader     | the PFPh of the Russian turn | a German armored car       | a Russian leader               | a BAZ  | HEAT   |
        | concealed  | the DFPh of the German turn  | a German halftrack         | a concealed Russian squad      | a BAZ  | HEAT   |
        | hidden     | the DFPh of the German turn  | a German tank              | a hidden Russian squad         | a PSK  | HEAT   |

    @B9.36 @B26.31 @B27.52 @B9.36-1 @B9.36-2 @B26.31-10 @B27.52-8
    Scenario Outline: B9.36-2t behind a wall <target> is HD to a Gun of <firer>, and has none of its TEM, <when>
      Given it is <when>
      And hexside F5-F6 is a wall
      And <target> P in F5
      And F7 is <ground>
      And <firer> E in F7
      When E attacks P with a Gun
      Then the attack is possible
      And P is HD to it
      And the To Hit DRM of the Wire is 0
      And the wall gives no TEM

      Examples:
        | row         | when                         | target                   | ground      | firer                         |
        | motion      | the AFPh of the Russian turn | a German assault gun     | Open Ground | a moving Russian tank         |
        | bogged      | the PFPh of the Russian turn | a German tank            | Open Ground | a bogged Russian tank         |
        | immobilized | the DFPh of the German turn  | a moving German tank     | Open Ground | an immobilized Russian SP gun |
        | armored-car | the PFPh of the Russian turn | a shocked German tank    | Open Ground | a Russian armored car         |
        | halftrack   | the PFPh of the Russian turn | an abandoned German tank | brush       | a Russian halftrack           |

    @B9.31 @B9.36 @B26.31 @B27.13 @B27.52 @B9.31-8 @B9.36-9 @B26.31-8 @B27.13-7 @B27.52-8
    Scenario Outline: B9.36-9s <target> <place> a hex with a trench has <tem> and neither HD status nor Emplacement
      Given it is the PFPh of the Russian turn
      And B2 is <ground>
      And hexside B2-A2 is a cliff
      And B2 holds a trench
      And B2 holds <fort>
      And <target> P <place> B2
      And <more>
      And <attacker> E in B4
      When E attacks P with <attack>
      Then the attack is possible
      And P is not HD to it
      And the Emplacement gives no TEM
      And the trench gives no TEM
      And the Wire DRM is 0
      And it is not Area Fire

      Examples: who is not beneath it
        | row        | ground      | fort       | target         | place                 | more                                       | attacker        | attack          | tem                  |
        | pillbox    | Open Ground | a pillbox  | a German squad | in the pillbox in     | P is CX                                    | a Russian squad | small-arms fire | the TEM of its place |
        | pillbox-he | Open Ground | a pillbox  | a German crew  | in the pillbox in     | P is pinned                                | a Russian tank  | Direct Fire HE  | the TEM of its place |
        | cliff      | Open Ground | no foxhole | a German squad | in                    | P is on a cliff face                       | a Russian squad | small-arms fire | no TEM               |
        | wire       | Open Ground | Wire       | a German squad | on top of the Wire in | P is pinned                                | a Russian squad | small-arms fire | no TEM               |
        | crest      | gully       | no foxhole | a German squad | in Crest status in    | P fronts hexside B2-B3 in its Crest status | a Russian squad | small-arms fire | the TEM of its place |

    @B27.3 @B27.13 @B27.3-1 @B27.13-2
    Scenario Outline: B27.13-2s <target> beneath a foxhole that <state> has a TEM of <tem> against <attack>
      Given B3 holds a foxhole 3S
      And <target> P beneath the foxhole in B3
      And P <state>
      When <attack> hits B3
      Then the TEM of P is <tem>
      And P is not HD to it

      Examples: whatever befell it
        | row          | target          | state       | attack                  | tem |
        | melee        | a German squad  | is in Melee | an OBA HE Concentration | +4  |
        | melee-mortar | a German crew   | is in Melee | an on-board mortar      | +2  |
        | captured     | a German squad  | is captured | small-arms fire         | +2  |
        | hidden       | a German leader | is hidden   | an OBA HE Concentration | +4  |

    @B27.1 @B27.13 @B27.1-12 @B27.13-1
    Scenario Outline: B27.13-1t beneath the <cover> a crew that <fact> and a squad on top share no Location for weapon Recovery
      Given it is the <phase> of the German turn
      And B3 holds <fort>
      And a German crew P beneath the <cover> in B3
      And P possesses <gear>
      And P <fact>
      And a German squad Q on top of the <cover> in B3
      When the players ask whether P and Q share a Location for weapon Recovery
      Then to the question whether they do the answer is no

      Examples: whatever befell it
        | row       | phase | cover   | fort         | gear      | fact                  |
        | melee     | CCPh  | foxhole | a foxhole 3S | a LMG     | is in Melee           |
        | pushing   | MPh   | trench  | a trench     | an AT Gun | is Pushing the AT Gun |
        | disrupted | RtPh  | foxhole | a foxhole 3S | a LMG     | is disrupted          |
        | dm        | RPh   | trench  | a trench     | a LMG     | is DM                 |
        | encircled | RPh   | foxhole | a foxhole 3S | a LMG     | is Encircled          |
        | hidden    | RPh   | trench  | a trench     | a LMG     | is hidden             |
        | unarmed   | RPh   | foxhole | a foxhole 3S | a LMG     | is unarmed            |
        | berserk   | RPh   | foxhole | a foxhole 3S | a LMG     | is berserk            |
