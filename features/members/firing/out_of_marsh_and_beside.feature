Feature: Fire out of marsh and beside it, in every phase, by everyone

  Rule: B16.32 Area Fire out of marsh alone

    @B16.32 @B16.32-4
    Scenario Outline: B16.32-4h a DC that <thrower> throws out of <ground> has <fp> FP, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F5 is <ground>
      And F4 is marsh
      And <thrower> P in F5
      And P possesses a DC
      And a Russian squad E in F6
      When P attacks E with a Thrown DC
      Then the attack is possible
      And the FP is <fp>
      And it <is> Area Fire

      Examples: whoever throws it
        | row              | when                         | weather  | thrower                       | ground | fp | is     |
        | marsh-squad      | the PFPh of the German turn  | Clear    | a German squad                | marsh  | 15 | is     |
        | brush-squad      | the DFPh of the Russian turn | Overcast | a German squad                | brush  | 30 | is not |
        | marsh-half-squad | the AFPh of the German turn  | Mud      | a German half-squad           | marsh  | 15 | is     |
        | brush-half-squad | the PFPh of the German turn  | Clear    | a German half-squad           | brush  | 30 | is not |
        | marsh-crew       | the DFPh of the Russian turn | Overcast | a German crew                 | marsh  | 15 | is     |
        | brush-crew       | the AFPh of the German turn  | Mud      | a German crew                 | brush  | 30 | is not |
        | marsh-hero       | the PFPh of the German turn  | Clear    | a German hero                 | marsh  | 15 | is     |
        | brush-hero       | the DFPh of the Russian turn | Overcast | a German hero                 | brush  | 30 | is not |
        | marsh-cx         | the AFPh of the German turn  | Mud      | a CX German squad             | marsh  | 15 | is     |
        | brush-cx         | the PFPh of the German turn  | Clear    | a CX German squad             | brush  | 30 | is not |
        | marsh-fanatic    | the DFPh of the Russian turn | Overcast | a Fanatic German squad        | marsh  | 15 | is     |
        | brush-fanatic    | the AFPh of the German turn  | Mud      | a Fanatic German squad        | brush  | 30 | is not |
        | marsh-green      | the PFPh of the German turn  | Clear    | an inexperienced German squad | marsh  | 15 | is     |
        | brush-green      | the DFPh of the Russian turn | Overcast | an inexperienced German squad | brush  | 30 | is not |
        | marsh-wounded    | the AFPh of the German turn  | Mud      | a wounded German hero         | marsh  | 15 | is     |
        | brush-wounded    | the PFPh of the German turn  | Clear    | a wounded German hero         | brush  | 30 | is not |
        | marsh-concealed  | the DFPh of the Russian turn | Overcast | a concealed German squad      | marsh  | 15 | is     |
        | brush-concealed  | the AFPh of the German turn  | Mud      | a concealed German squad      | brush  | 30 | is not |
        | marsh-leader     | the PFPh of the German turn  | Clear    | a German leader               | marsh  | 15 | is     |
        | brush-leader     | the DFPh of the Russian turn | Overcast | a German leader               | brush  | 30 | is not |

    @B16.32 @B16.32-1
    Scenario Outline: B16.32-1v beside marsh <firer> fires <attack> without Area Fire, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F4 and E5 are marsh
      And <firer> P in F5
      And a Russian squad E in F7
      When P attacks E with <attack>
      Then the attack is possible
      And the Area Fire DRM is 0
      And it is not Area Fire

      Examples: whatever befell it
        | row         | when                         | weather       | firer                      | attack         |
        | tank        | the PFPh of the German turn  | Overcast      | a German tank              | a Gun          |
        | assault-gun | the DFPh of the Russian turn | Mud           | a German assault gun       | Direct Fire HE |
        | sp-gun      | the PFPh of the German turn  | Snow          | a German SP gun            | a Gun          |
        | bogged      | the DFPh of the Russian turn | Ground Snow   | a bogged German tank       | Direct Fire HE |
        | immobilized | the PFPh of the German turn  | Deep Snow     | an immobilized German tank | a Gun          |
        | moving      | the DFPh of the Russian turn | sub-zero cold | a moving German tank       | Direct Fire HE |
        | concealed   | the PFPh of the German turn  | Clear         | a concealed German tank    | a Gun          |
        | halftrack   | the DFPh of the Russian turn | Overcast      | a German halftrack         | Direct Fire HE |
        | armored-car | the PFPh of the German turn  | Mud           | a German armored car       | a Gun          |

    @B16.32 @B16.32-1
    Scenario Outline: B16.32-1w so does <firer> with its AT Gun, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F4 and E5 are marsh
      And <firer> P in F5
      And P possesses an AT Gun
      And a Russian squad E in F7
      When P attacks E with <attack>
      Then the attack is possible
      And the Area Fire DRM is 0
      And it is not Area Fire

      Examples:
        | row     | when                         | weather       | firer                        | attack         |
        | crew    | the DFPh of the Russian turn | Snow          | a German crew                | Direct Fire HE |
        | cx      | the PFPh of the German turn  | Ground Snow   | a CX German crew             | a Gun          |
        | fanatic | the DFPh of the Russian turn | Deep Snow     | a Fanatic German crew        | Direct Fire HE |
        | green   | the PFPh of the German turn  | sub-zero cold | an inexperienced German crew | a Gun          |

    @B16.32 @B16.7 @B16.32-1 @B16.32-2 @B16.7-1
    Scenario Outline: B16.32-2e out of <ground> <attack> by <firer> with <gear>, <when>, is <possible>
      Given it is <when>
      And B1 is marsh
      And B2 is <ground>
      And <firer> P in B2
      And P possesses <gear>
      And a Russian squad E in B4
      And <fact>
      When P attacks E with <attack>
      Then the attack is <possible>

      Examples: in each phase of fire
        | row           | when                         | fact                   | firer               | gear      | ground      | attack          | possible     |
        | pfph-mmg      | the PFPh of the German turn  | E is CX                | a German squad      | a MMG     | marsh       | MG fire         | not possible |
        | pfph-mmg-open | the PFPh of the German turn  | E is CX                | a German squad      | a MMG     | Open Ground | MG fire         | possible     |
        | pfph-gun      | the PFPh of the German turn  | E is CX                | a German crew       | an AT Gun | marsh       | Direct Fire HE  | not possible |
        | pfph-gun-open | the PFPh of the German turn  | E is CX                | a German crew       | an AT Gun | Open Ground | Direct Fire HE  | possible     |
        | pfph-lmg      | the PFPh of the German turn  | E is CX                | a German squad      | a LMG     | marsh       | MG fire         | possible     |
        | pfph-squad    | the PFPh of the German turn  | E is CX                | a German squad      | a LMG     | mudflat     | small-arms fire | possible     |
        | mph-hmg       | the MPh of the Russian turn  | E has moved this phase | a German half-squad | a HMG     | marsh       | MG fire         | not possible |
        | mph-hmg-open  | the MPh of the Russian turn  | E has moved this phase | a German half-squad | a HMG     | Open Ground | MG fire         | possible     |
        | mph-gun       | the MPh of the Russian turn  | E has moved this phase | a German crew       | an AT Gun | mudflat     | Direct Fire HE  | not possible |
        | mph-gun-open  | the MPh of the Russian turn  | E has moved this phase | a German crew       | an AT Gun | Open Ground | Direct Fire HE  | possible     |
        | mph-lmg       | the MPh of the Russian turn  | E has moved this phase | a German squad      | a LMG     | marsh       | MG fire         | possible     |
        | mph-squad     | the MPh of the Russian turn  | E has moved this phase | a German squad      | a LMG     | mudflat     | small-arms fire | possible     |
        | dfph-mmg      | the DFPh of the Russian turn | E is CX                | a German squad      | a MMG     | marsh       | MG fire         | not possible |
        | dfph-mmg-open | the DFPh of the Russian turn | E is CX                | a German squad      | a MMG     | Open Ground | MG fire         | possible     |
        | dfph-gun      | the DFPh of the Russian turn | E is CX                | a German crew       | an AT Gun | marsh       | Direct Fire HE  | not possible |
        | dfph-gun-open | the DFPh of the Russian turn | E is CX                | a German crew       | an AT Gun | Open Ground | Direct Fire HE  | possible     |
        | dfph-lmg      | the DFPh of the Russian turn | E is CX                | a German squad      | a LMG     | marsh       | MG fire         | possible     |
        | dfph-squad    | the DFPh of the Russian turn | E is CX                | a German squad      | a LMG     | mudflat     | small-arms fire | possible     |
        | afph-hmg      | the AFPh of the German turn  | E is CX                | a German half-squad | a HMG     | marsh       | MG fire         | not possible |
        | afph-hmg-open | the AFPh of the German turn  | E is CX                | a German half-squad | a HMG     | Open Ground | MG fire         | possible     |
        | afph-gun      | the AFPh of the German turn  | E is CX                | a German crew       | an AT Gun | mudflat     | Direct Fire HE  | not possible |
        | afph-lmg      | the AFPh of the German turn  | E is CX                | a German squad      | a LMG     | marsh       | MG fire         | possible     |
        | afph-squad    | the AFPh of the German turn  | E is CX                | a German squad      | a LMG     | mudflat     | small-arms fire | possible     |

    @B16.32 @B16.32-1
    Scenario Outline: B16.32-1y beside marsh, by water that is <depth>, a crew fires <gear> without Area Fire, <when>
      Given it is <when>
      And the water depth is <depth>
      And F4 and E5 are marsh
      And E4 is stream
      And a German crew P in F5
      And P possesses <gear>
      And <target> E in F7
      When P attacks E with <attack>
      Then the attack is possible
      And the Area Fire DRM is 0
      And it is not Area Fire

      Examples: whatever becomes of the marsh
        | row      | when                         | depth       | gear               | attack         | target          |
        | dry      | the PFPh of the German turn  | dry         | an AT Gun          | a Gun          | a Russian tank  |
        | shallow  | the DFPh of the Russian turn | shallow     | an INF Gun         | Direct Fire HE | a Russian squad |
        | deep     | the PFPh of the German turn  | deep        | an AA Gun          | Direct Fire HE | a Russian squad |
        | flooded  | the DFPh of the Russian turn | flooded     | an ART Gun         | Direct Fire HE | a Russian squad |
        | frozen   | the PFPh of the German turn  | frozen      | a RCL Gun          | HEAT           | a Russian tank  |
        | emplaced | the DFPh of the Russian turn | not defined | an emplaced AT Gun | a Gun          | a Russian tank  |
        | mmg      | the PFPh of the German turn  | not defined | a MMG              | MG fire        | a Russian squad |

    @B16.32 @B16.32-1
    Scenario: B16.32-1u beside marsh an 81mm MTR of 12 FP has 6, the half of its Area Target Type
      Given it is the PFPh of the German turn
      And F4 is marsh
      And a German crew P in F5
      And P possesses an 81mm MTR
      And a Russian squad E in F8
      When the 81mm MTR attacks E with an on-board mortar of 12 FP
      Then the attack is possible
      And the FP is 6

    @B16.31 @B16.32 @B16.31-8 @B16.32-1
    Scenario Outline: B16.31-8w beside marsh <attack> of 12 FP by <firer> with <gear> at <target> has 12
      Given it is <when>
      And F4 and E5 are marsh
      And hexside F4-F5 is a wall
      And <firer> P in F5
      And P possesses <gear>
      And <target> E in F7
      And <fact>
      When P attacks E with <attack> of 12 FP
      Then the attack is possible
      And the FP is 12
      And it is not Area Fire

      Examples: whatever means it is
        | row            | when                         | firer               | gear      | fact                   | attack          | target          |
        | heat           | the PFPh of the German turn  | a German squad      | a BAZ     | P is CX                | HEAT            | a Russian tank  |
        | heat-gun       | the DFPh of the Russian turn | a German crew       | an AT Gun | P is Fanatic           | HEAT            | a Russian tank  |
        | wall-advantage | the PFPh of the German turn  | a German squad      | a LMG     | P has wall advantage   | small-arms fire | a Russian squad |
        | mg             | the DFPh of the Russian turn | a German half-squad | a HMG     | P has wall advantage   | MG fire         | a Russian crew  |
        | residual       | the MPh of the Russian turn  | a German squad      | a LMG     | E has moved this phase | Residual FP     | a Russian squad |

    @B16.32 @B16.32-1
    Scenario Outline: B16.32-1x beside marsh a mortar of 12 FP has 6, as everywhere, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F4 and E5 are marsh
      And a German crew P in F5
      And P possesses an 81mm MTR
      And a Russian squad E in F8
      When P attacks E with an on-board mortar of 12 FP
      Then the attack is possible
      And the FP is 6

      Examples:
        | row           | when                         | weather       |
        | clear         | the PFPh of the German turn  | Clear         |
        | overcast      | the DFPh of the Russian turn | Overcast      |
        | mud           | the PFPh of the German turn  | Mud           |
        | snow          | the DFPh of the Russian turn | Snow          |
        | ground-snow   | the PFPh of the German turn  | Ground Snow   |
        | deep-snow     | the DFPh of the Russian turn | Deep Snow     |
        | sub-zero-cold | the PFPh of the German turn  | sub-zero cold |

    @B16.32 @B16.32-1
    Scenario Outline: B16.32-1l in the <phase> a squad <place> <ground> beside marsh Throws its DC in its own hex: <fp> FP
      Given it is the <phase> of the <turn> turn
      And B1 is marsh
      And B2 is <ground>
      And a German squad P <place> B2
      And P possesses a DC
      And a Russian squad E <there> B2
      And E has moved this phase
      When P attacks E with a Thrown DC
      Then the attack is possible
      And it <is> Area Fire
      And the FP is <fp>

      Examples: halved out of marsh alone
        | row           | phase | turn    | ground      | place              | there | fp | is     |
        | in-gully-pfph | PFPh  | German  | gully       | IN                 | IN    | 30 | is not |
        | crest-pfph    | PFPh  | German  | gully       | in Crest status in | IN    | 30 | is not |
        | open-pfph     | PFPh  | German  | Open Ground | in                 | in    | 30 | is not |
        | in-gully-mph  | MPh   | Russian | gully       | IN                 | IN    | 30 | is not |
        | crest-mph     | MPh   | Russian | gully       | in Crest status in | IN    | 30 | is not |
        | open-mph      | MPh   | Russian | Open Ground | in                 | in    | 30 | is not |
        | in-gully-dfph | DFPh  | Russian | gully       | IN                 | IN    | 30 | is not |
        | crest-dfph    | DFPh  | Russian | gully       | in Crest status in | IN    | 30 | is not |
        | open-dfph     | DFPh  | Russian | Open Ground | in                 | in    | 30 | is not |

      @reading:B16.31-dc
      Examples: and once, by the reading that takes no DC for HE
        | row        | phase | turn    | ground | place | there | fp | is |
        | marsh-pfph | PFPh  | German  | marsh  | in    | in    | 15 | is |
        | marsh-mph  | MPh   | Russian | marsh  | in    | in    | 15 | is |
        | marsh-dfph | DFPh  | Russian | marsh  | in    | in    | 15 | is |

    @B16.32 @B16.32-1
    Scenario Outline: B16.32-1o in the MPh a squad in <ground> Places its DC in the next hex: <fp> FP
      Given it is the MPh of the German turn
      And B2 is <ground>
      And a German squad P in B2
      And P possesses a DC
      And a Russian squad E in B3
      When P could attack E with its DC
      Then the attack is possible
      And it <is> Area Fire
      And the FP is <fp>

      Examples:
        | row   | ground      | fp | is     |
        | marsh | marsh       | 15 | is     |
        | open  | Open Ground | 30 | is not |

    @B16.32 @B16.32-1
    Scenario: B16.32-1t in Bypass beside marsh a squad Throws its DC with 30 FP
      Given it is the PFPh of the German turn
      And B1 is marsh
      And B2 is woods
      And the artwork of B2 does not reach towards B3
      And a German squad P in B2
      And P is in Bypass along hexside B2-B3
      And P possesses a DC
      And a Russian squad E in B3
      When P attacks E with a Thrown DC
      Then the attack is possible
      And it is not Area Fire
      And the FP is 30

    @B9.33 @B16.32 @B9.33-14 @B16.32-1
    Scenario Outline: B16.32-1i beside marsh, water <depth>, from level 3 <firer> fires <attack> at who is beneath a foxhole: a TEM of 0
      Given it is the PFPh of the Russian turn
      And the water depth is <depth>
      And B1 is Open Ground
      And F8 is marsh
      And F5 holds a foxhole 1S
      And F6 is level 3 Open Ground
      And a German squad P beneath the foxhole in F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM is 0
      And the Area Fire DRM is 0
      And it is not Area Fire

      Examples:
        | row           | depth   | firer           | attack          |
        | dry-squad     | dry     | a Russian squad | small-arms fire |
        | dry-gun       | dry     | a Russian tank  | a Gun           |
        | shallow-squad | shallow | a Russian squad | small-arms fire |
        | shallow-gun   | shallow | a Russian tank  | a Gun           |
        | deep-squad    | deep    | a Russian squad | small-arms fire |
        | deep-gun      | deep    | a Russian tank  | a Gun           |
        | flooded-squad | flooded | a Russian squad | small-arms fire |
        | flooded-gun   | flooded | a Russian tank  | a Gun           |
        | frozen-squad  | frozen  | a Russian squad | small-arms fire |
        | frozen-gun    | frozen  | a Russian tank  | a Gun           |
