Feature: First Fire at who has moved, whoever and wherever it is

  Rule: B27.54 Only trench movement is spared

    @B26.5 @B27.54 @B27.54-26 @A4.62xB24.7xB26.5-701
    Scenario Outline: B27.54-26a at <unit> that has moved <place> F5 First Fire has FFNAM
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F5 holds <fort>
      And <unit> P <place> F5
      And P has moved this phase
      And a Russian squad E in F6
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFNAM applies

      Examples: whoever it is, and wherever, if not between trenches
        | row             | unit                           | place                    | ground                              | fort         |
        | half-squad      | a German half-squad            | in                       | Open Ground                         | no foxhole   |
        | dummies         | a concealed German dummy stack | in                       | Open Ground                         | no foxhole   |
        | berserk-squad   | a berserk German squad         | in                       | Open Ground                         | no foxhole   |
        | wounded-leader  | a wounded German leader        | in                       | Open Ground                         | no foxhole   |
        | green-squad     | an inexperienced German squad  | in                       | Open Ground                         | no foxhole   |
        | encircled-squad | an Encircled German squad      | in                       | Open Ground                         | no foxhole   |
        | unarmed-squad   | an unarmed German squad        | in                       | Open Ground                         | no foxhole   |
        | cavalry         | a German Cavalry squad         | in                       | Open Ground                         | no foxhole   |
        | foxhole         | a German squad                 | beneath the foxhole in   | Open Ground                         | a foxhole 1S |
        | ditch           | a German squad                 | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch |
        | sangar          | a German squad                 | beneath the sangar in    | Open Ground                         | a sangar     |
        | wire            | a German squad                 | beneath the Wire in      | Open Ground                         | Wire         |
        | bridge          | a German squad                 | on the bridge in         | a bridge                            | no foxhole   |
        | below-bridge    | a German squad                 | below the bridge in      | a bridge                            | no foxhole   |
        | crest           | a German squad                 | in Crest status in       | gully                               | no foxhole   |
        | level-1         | a German squad                 | on level 1 of            | stone building with one upper level | no foxhole   |
        | pillbox         | a German squad                 | in the pillbox in        | Open Ground                         | a pillbox    |
        | hidden          | a hidden German squad          | in                       | Open Ground                         | no foxhole   |
        | fanatic         | a Fanatic German squad         | in                       | Open Ground                         | no foxhole   |
        | crew            | a German crew                  | in                       | Open Ground                         | no foxhole   |
        | hero            | a German hero                  | in                       | Open Ground                         | no foxhole   |
        | trench          | a German squad                 | beneath the trench in    | Open Ground                         | a trench     |
        | on-wire         | a German squad                 | on top of the Wire in    | Open Ground                         | Wire         |
        | gully           | a German squad                 | IN                       | gully                               | no foxhole   |

    @B16.3 @B27.42 @B27.54 @B16.3-5 @B27.42-1 @B27.54-26
    Scenario Outline: B27.54-26b in <weather> both FFNAM and FFMO apply to fire from a marsh hex at who has moved onto a foxhole
      Given it is the MPh of the German turn
      And the weather is <weather>
      And F7 is marsh
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      And P has moved this phase
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFNAM applies
      And FFMO applies

      Examples:
        | row           | weather       |
        | clear         | Clear         |
        | overcast      | Overcast      |
        | mud           | Mud           |
        | snow          | Snow          |
        | ground-snow   | Ground Snow   |
        | deep-snow     | Deep Snow     |
        | sub-zero-cold | sub-zero cold |

    @B26.5 @B27.42 @B27.54 @B27.42-1 @B27.54-26 @A4.62xB24.7xB26.5-701
    Scenario Outline: B27.54-26c at <vehicle> that has moved <place> F5 neither FFNAM nor FFMO applies
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F5 holds <fort>
      And <vehicle> P <place> F5
      And P has moved this phase
      And a Russian tank E in F6
      When E attacks P with MG fire
      Then the attack is possible
      And FFNAM does not apply
      And FFMO does not apply
      And the TEM and DRM of the attack are <total> in all

      Examples: whatever vehicle it is, and wherever
        | row         | vehicle               | place            | ground      | fort       | total |
        | assault-gun | a German assault gun  | in               | Open Ground | no foxhole | 0     |
        | sp-gun      | a German SP gun       | in               | Open Ground | no foxhole | 0     |
        | carrier     | a German Carrier      | in               | Open Ground | no foxhole | 0     |
        | halftrack   | a German halftrack    | in               | Open Ground | no foxhole | 0     |
        | armored-car | a German armored car  | in               | Open Ground | no foxhole | 0     |
        | tractor     | a German tractor      | in               | Open Ground | no foxhole | 0     |
        | bulldozer   | a German bulldozer    | in               | Open Ground | no foxhole | 0     |
        | wagon       | a German wagon        | in               | Open Ground | no foxhole | 0     |
        | motorcycle  | a German motorcycle   | in               | Open Ground | no foxhole | 0     |
        | bridge      | a moving German tank  | on the bridge in | a bridge    | no foxhole | +1    |
        | stunned     | a stunned German tank | in               | Open Ground | no foxhole | 0     |
        | horse       | a German horse        | in               | Open Ground | no foxhole | 0     |

    @B26.5 @B27.54 @B27.54-26 @A4.62xB24.7xB26.5-701
    Scenario: B27.54-26e at a squad in Bypass that has moved First Fire has FFNAM, and no more
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6
      And a German squad P in F5
      And P is in Bypass along hexside F5-F6
      And P has moved this phase
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFNAM applies
      And the TEM and DRM of the attack are -2 in all

    @B27.42 @B27.54 @B27.42-1 @B27.54-26
    Scenario: B27.54-26f a tank in VBM that has moved is open to neither
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6
      And a moving German tank P in F5
      And P is in VBM with its CAFP at vertex F5-F6-G6
      And P has moved this phase
      And a Russian tank E in F7
      When E attacks P with MG fire
      Then the attack is possible
      And FFNAM does not apply
      And FFMO does not apply

    @B27.54 @B27.54-26
    Scenario Outline: B27.54-26g who has moved from trench to trench and is now <place> F5 is open to neither
      Given it is the MPh of the German turn
      And a SSR allows A-T Ditches
      And F4 holds a trench
      And F5 holds <fort>
      And F5 holds <wire>
      And a German squad P <place> F5
      And P has moved from trench to trench this phase
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFNAM does not apply
      And FFMO does not apply

      Examples:
        | row             | place                                 | fort         | wire    |
        | ditch           | beneath the A-T Ditch in              | an A-T Ditch | no Wire |
        | ditch-and-wire  | beneath the A-T Ditch and the Wire in | an A-T Ditch | Wire    |
        | trench-and-wire | beneath the trench and the Wire in    | a trench     | Wire    |
