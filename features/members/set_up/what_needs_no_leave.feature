Feature: Setting up what neither water nor OB nor a SSR concerns

  Rule: B16.6 Beside flooded marsh

    @B16.6 @B16.6-2
    Scenario Outline: B16.6-2q beside flooded marsh <force> sets up <place> <ground>
      Given it is set-up
      And the water depth is flooded
      And B2 is <ground>
      And B2 holds <fort>
      And B3 is marsh
      And B4 is river
      When <force> P sets up <place> B2
      Then that is allowed

      Examples: the water reaches nobody outside the marsh
        | row            | force                          | place                    | ground                              | fort         |
        | half-squad     | a German half-squad            | beneath the foxhole in   | Open Ground                         | a foxhole 1S |
        | crew           | a German crew                  | beneath the trench in    | Open Ground                         | a trench     |
        | leader         | a German leader                | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch |
        | hero           | a German hero                  | beneath the sangar in    | Open Ground                         | a sangar     |
        | wire           | a German squad                 | beneath the Wire in      | Open Ground                         | Wire         |
        | broken         | a broken German squad          | on level 1 of            | stone building with one upper level | no foxhole   |
        | concealed      | a concealed German squad       | in                       | woods                               | no foxhole   |
        | hidden-pillbox | a German leader                | in the pillbox in        | Open Ground                         | a pillbox    |
        | dummy          | a concealed German dummy stack | in                       | woods                               | no foxhole   |
        | crest          | a German squad                 | in Crest status in       | gully                               | no foxhole   |
        | gully          | a German squad                 | IN                       | gully                               | no foxhole   |
        | below          | a German squad                 | below the bridge in      | bridge                              | no foxhole   |
        | rooftop        | a German squad                 | on the rooftop of        | stone building                      | no foxhole   |
        | cavalry        | a German Cavalry squad         | in                       | Open Ground                         | no foxhole   |
        | tank           | a German tank                  | in                       | Open Ground                         | no foxhole   |
        | assault-gun    | a German assault gun           | in                       | Open Ground                         | no foxhole   |
        | sp-gun         | a German SP gun                | in                       | Open Ground                         | no foxhole   |
        | armored-car    | a German armored car           | in                       | Open Ground                         | no foxhole   |
        | carrier        | a German Carrier               | in                       | Open Ground                         | no foxhole   |
        | halftrack      | a German halftrack             | in                       | Open Ground                         | no foxhole   |
        | truck          | a German truck                 | in                       | Open Ground                         | no foxhole   |
        | tractor        | a German tractor               | beneath the trench in    | Open Ground                         | a trench     |
        | bulldozer      | a German bulldozer             | beneath the trench in    | Open Ground                         | a trench     |
        | motorcycle     | a German motorcycle            | in                       | Open Ground                         | no foxhole   |
        | wagon          | a German wagon                 | in                       | Open Ground                         | no foxhole   |
        | horse          | a German horse                 | in                       | Open Ground                         | no foxhole   |

    @B16.6 @B16.6-2
    Scenario Outline: B16.6-2r in it <force> does not
      Given it is set-up
      And the water depth is flooded
      And B3 is marsh
      And B4 is river
      When <force> P sets up in B3
      Then B21.1 forbids it

      Examples:
        | row        | force                          |
        | squad      | a German squad                 |
        | half-squad | a German half-squad            |
        | crew       | a German crew                  |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | concealed  | a concealed German squad       |
        | broken     | a broken German squad          |
        | dummy      | a concealed German dummy stack |
        | cavalry    | a German Cavalry squad         |

  Rule: B27.56 Neither SSR nor OB

    @B16.5 @B26.1 @B27.1 @B27.12 @B27.51 @B27.56 @B16.5-1 @B26.1-3 @B27.1-24 @B27.12-6 @B27.51-1 @B27.56-9
    Scenario Outline: B27.56-9c <new> beside <fort> and marsh, with neither SSR nor OB, in <weather>
      Given it is set-up
      And the weather is <weather>
      And B3 is marsh
      And B2 holds <fort>
      When German sets up <new> in B2
      Then that is allowed

      Examples: what is neither entrenchment nor Wire no OB limits here
        | row                  | weather      | new                      | fort         |
        | minefield            | Clear        | a 6-factor A-P minefield | a trench     |
        | at-minefield         | Falling Snow | a 3-factor A-T minefield | a trench     |
        | panji                | Ground Snow  | a Panji                  | a trench     |
        | pillbox              | Heavy Rain   | a pillbox                | a trench     |
        | roadblock            | Clear        | a roadblock              | a trench     |
        | minefield-foxhole    | Overcast     | a 6-factor A-P minefield | a foxhole 3S |
        | at-minefield-foxhole | Mud          | a 3-factor A-T minefield | a foxhole 3S |
        | panji-foxhole        | Snow         | a Panji                  | a foxhole 3S |
        | pillbox-foxhole      | Deep Snow    | a pillbox                | a foxhole 3S |
        | roadblock-foxhole    | Rain         | a roadblock              | a foxhole 3S |

    @B27.12 @B27.51 @B27.56 @B26.1 @B27.12-6 @B27.51-1 @B27.56-9 @B26.1-10
    Scenario Outline: B27.56-9d <gear> beneath the <cover> that the hex has
      Given it is set-up
      And B2 holds <fort>
      When German sets up <gear> beneath the <cover> in B2
      Then that is allowed
      And the <name> is in B2

      Examples: a weapon is no second entrenchment
        | row            | gear        | name     | cover   | fort                |
        | foxhole-lmg    | a LMG       | LMG      | foxhole | a German foxhole 1S |
        | foxhole-mortar | an 81mm MTR | 81mm MTR | foxhole | a German foxhole 1S |
        | wire-mmg       | a MMG       | MMG      | Wire    | Wire                |
        | wire-rcl-gun   | a RCL       | RCL      | Wire    | Wire                |
        | trench-rcl-gun | a RCL Gun   | RCL Gun  | trench  | a German trench     |

    @B26.1 @B27.12 @B27.56 @B26.1-10 @B27.12-6 @B27.56-9
    Scenario Outline: B27.56-9e Wire <spot> <ground> in <weather> needs no SSR, and is no second entrenchment
      Given it is set-up
      And the weather is <weather>
      And B2 is <ground>
      And B2 holds a foxhole 1S
      And the German OB has Wire
      When German sets up Wire <spot> B2
      Then that is <verdict>

      Examples:
        | row    | spot              | ground | weather      | verdict     |
        | bridge | on the bridge in  | bridge | Clear        | allowed     |
        | base   | at the base of    | gully  | Heavy Rain   | allowed     |
        | crest  | at Crest level in | gully  | Falling Snow | not allowed |
