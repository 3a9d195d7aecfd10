Feature: Every terrain of the chart, every mover, every Fortification

  Rule: B27.4 COT of the hex of a foxhole

    @B27.4 @B12.7xB27.4-501
    Scenario Outline: B12.7xB27.4-501a onto a foxhole in <ground> a squad moves for <mf> MF
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad P with 4 MF in B2
      When P moves into B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row       | ground       | mf  |
        | plowed    | plowed field | 1.5 |
        | vineyard  | vineyard     | 2   |
        | forest    | forest       | 2   |
        | pine      | pine woods   | 1.5 |
        | woods     | woods        | 2   |
        | brush     | brush        | 2   |
        | orchard   | orchard      | 1   |
        | olive     | olive grove  | 2   |
        | cactus    | cactus patch | 3   |
        | grain     | grain        | 1.5 |
        | graveyard | graveyard    | 1   |
        | open      | Open Ground  | 1   |

    @B27.2 @B12.7xB27.2-501
    Scenario Outline: B12.7xB27.2-501a past a foxhole in <ground> the Hindrance is <drm>
      Given B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear
      And the Hindrance is <drm>

      Examples:
        | row       | ground       | drm |
        | plowed    | plowed field | 0   |
        | vineyard  | vineyard     | +1  |
        | brush     | brush        | +1  |
        | orchard   | orchard      | +1  |
        | olive     | olive grove  | +1  |
        | grain     | grain        | +1  |
        | graveyard | graveyard    | +1  |
        | open      | Open Ground  | 0   |

    @B27.2 @B12.7xB27.2-501
    Scenario Outline: B12.7xB27.2-501b past one in <ground> there is no LOS
      Given B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

      Examples:
        | row    | ground       |
        | woods  | woods        |
        | forest | forest       |
        | pine   | pine woods   |
        | cactus | cactus patch |

    @B27.2 @B12.7xB27.2-501
    Scenario Outline: B12.7xB27.2-501c in December, from level 1, past one in <ground> the LOS is <sight>
      Given the date is 1944-12-10
      And B2 is level 1 Open Ground
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad in B2
      And a Russian squad in B4
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row     | ground      | sight   |
        | orchard | orchard     | clear   |
        | olive   | olive grove | blocked |

    @B27.3 @B12.7xB27.3-501
    Scenario Outline: B12.7xB27.3-501 on top of one in <ground> a squad has <tem>
      Given it is the PFPh of the Russian turn
      And B2 is <ground>
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the TEM is <tem>

      Examples:
        | row       | ground       | tem |
        | plowed    | plowed field | 0   |
        | vineyard  | vineyard     | 0   |
        | brush     | brush        | 0   |
        | orchard   | orchard      | 0   |
        | grain     | grain        | 0   |
        | woods     | woods        | +1  |
        | forest    | forest       | +1  |
        | pine      | pine woods   | +1  |
        | olive     | olive grove  | +1  |
        | cactus    | cactus patch | +1  |
        | graveyard | graveyard    | +1  |

  Rule: B27.43 Vehicles

    @B27.43 @B2.3xB27.43-501
    Scenario Outline: B2.3xB27.43-501 <force> enters a foxhole's hex of <ground> for <mp> MP
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And <force> P in B2
      When P moves into B3
      Then that is allowed
      And it costs <mp> MP

      Examples:
        | row                    | force                       | ground      | mp |
        | tank-shellholes        | a moving German tank        | shellholes  | 1  |
        | assault-gun-shellholes | a moving German assault gun | shellholes  | 1  |
        | sp-gun-shellholes      | a moving German SP gun      | shellholes  | 1  |
        | carrier-shellholes     | a moving German Carrier     | shellholes  | 1  |
        | halftrack-shellholes   | a moving German halftrack   | shellholes  | 1  |
        | armored-car-shellholes | a moving German armored car | shellholes  | 7  |
        | motorcycle-shellholes  | a moving German motorcycle  | shellholes  | 7  |
        | truck-shellholes       | a moving German truck       | shellholes  | 12 |
        | wagon-shellholes       | a moving German wagon       | shellholes  | 3  |
        | cavalry-shellholes     | a German Cavalry squad      | shellholes  | 3  |
        | tank-open              | a moving German tank        | Open Ground | 1  |
        | assault-gun-open       | a moving German assault gun | Open Ground | 1  |
        | sp-gun-open            | a moving German SP gun      | Open Ground | 1  |
        | carrier-open           | a moving German Carrier     | Open Ground | 1  |
        | halftrack-open         | a moving German halftrack   | Open Ground | 1  |
        | tractor-open           | a moving German tractor     | Open Ground | 1  |
        | bulldozer-open         | a moving German bulldozer   | Open Ground | 1  |
        | armored-car-open       | a moving German armored car | Open Ground | 5  |
        | motorcycle-open        | a moving German motorcycle  | Open Ground | 5  |
        | truck-open             | a moving German truck       | Open Ground | 8  |
        | wagon-open             | a moving German wagon       | Open Ground | 2  |
        | cavalry-open           | a German Cavalry squad      | Open Ground | 2  |

  Rule: B9.541 B9.54 Every AFV at the bocage

    @B9.54 @B9.54xD8.2-501
    Scenario Outline: B9.54xD8.2-501a a <vehicle> crosses bocage and a Bog DR is due
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German <vehicle> P in F5
      When P moves into F6
      Then that is allowed
      And a Bog DR is due from P

      Examples:
        | row         | vehicle     |
        | tank        | tank        |
        | assault-gun | assault gun |
        | sp-gun      | SP gun      |
        | carrier     | Carrier     |

    @B9.54 @B9.54xD8.2-501
    Scenario Outline: B9.54xD8.2-501b a <vehicle> does not
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German <vehicle> P in F5
      When P moves into F6
      Then that is not allowed

      Examples:
        | row         | vehicle     |
        | halftrack   | halftrack   |
        | armored-car | armored car |
        | truck       | truck       |
        | motorcycle  | motorcycle  |
        | wagon       | wagon       |
        | tractor     | tractor     |

    @B9.54 @B9.54xD8.2-501
    Scenario Outline: B9.54xD8.2-501c a <vehicle> that crosses it may meet <risk>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German <vehicle> P in F5
      When the players ask whether P may move into F6
      Then that is allowed
      And it is subject to Underbelly Hits

      Examples:
        | row         | vehicle     | risk            |
        | tank        | tank        | Underbelly Hits |
        | assault-gun | assault gun | Underbelly Hits |
        | sp-gun      | SP gun      | Underbelly Hits |
        | carrier     | Carrier     | Underbelly Hits |

  Rule: B27.1 B26.1 What is a Fortification

    @B26.1 @B27.1 @B26.1xB27.1-501
    Scenario Outline: B26.1xB27.1-501a <fort> is one
      Given B2 holds <fort>
      When the players look at the board
      Then the <name> in B2 is a Fortification

      Examples:
        | row          | fort                     | name                   |
        | foxhole      | a foxhole 1S             | foxhole                |
        | trench       | a trench                 | trench                 |
        | at-ditch     | an A-T Ditch             | A-T Ditch              |
        | sangar       | a sangar                 | sangar                 |
        | wire         | Wire                     | Wire                   |
        | panji        | a Panji                  | Panji                  |
        | pillbox      | a pillbox                | pillbox                |
        | roadblock    | a roadblock              | roadblock              |
        | minefield    | a 6-factor A-P minefield | 6-factor A-P minefield |
        | at-minefield | a 3-factor A-T minefield | 3-factor A-T minefield |

    @B26.1 @B27.1 @B26.1xB27.1-501
    Scenario Outline: B26.1xB27.1-501b to the question whether <fort> is an entrenchment the answer is <yesno>
      Given B2 holds <fort>
      When the players look at the board
      Then to the question whether the <name> in B2 is an entrenchment the answer is <yesno>

      Examples:
        | row          | fort                     | name                   | yesno |
        | foxhole      | a foxhole 1S             | foxhole                | yes   |
        | trench       | a trench                 | trench                 | yes   |
        | at-ditch     | an A-T Ditch             | A-T Ditch              | yes   |
        | sangar       | a sangar                 | sangar                 | no    |
        | wire         | Wire                     | Wire                   | no    |
        | panji        | a Panji                  | Panji                  | no    |
        | pillbox      | a pillbox                | pillbox                | no    |
        | roadblock    | a roadblock              | roadblock              | no    |
        | minefield    | a 6-factor A-P minefield | 6-factor A-P minefield | no    |
        | at-minefield | a 3-factor A-T minefield | 3-factor A-T minefield | no    |

    @B16.5 @B16.7 @B16.5xB16.7-501
    Scenario Outline: B16.5xB16.7-501a <fort> is not set up in <ground>
      Given it is set-up
      And the German OB has <fort>
      And B2 is <ground>
      When German sets up <fort> in B2
      Then that is not allowed

      Examples:
        | row             | fort         | ground  |
        | foxhole-marsh   | a foxhole 1S | marsh   |
        | foxhole-mudflat | a foxhole 1S | mudflat |
        | trench-marsh    | a trench     | marsh   |
        | trench-mudflat  | a trench     | mudflat |
        | sangar-marsh    | a sangar     | marsh   |
        | sangar-mudflat  | a sangar     | mudflat |
        | wire-marsh      | Wire         | marsh   |
        | wire-mudflat    | Wire         | mudflat |

    @B16.5 @B16.7 @B16.5xB16.7-501
    Scenario Outline: B16.5xB16.7-501b nor <fort>
      Given it is set-up
      And B2 is <ground>
      When German sets up <fort> in B2
      Then that is not allowed

      Examples:
        | row                  | fort                     | ground  |
        | panji-marsh          | a Panji                  | marsh   |
        | panji-mudflat        | a Panji                  | mudflat |
        | pillbox-marsh        | a pillbox                | marsh   |
        | pillbox-mudflat      | a pillbox                | mudflat |
        | roadblock-marsh      | a roadblock              | marsh   |
        | roadblock-mudflat    | a roadblock              | mudflat |
        | minefield-marsh      | a 6-factor A-P minefield | marsh   |
        | minefield-mudflat    | a 6-factor A-P minefield | mudflat |
        | at-minefield-marsh   | a 3-factor A-T minefield | marsh   |
        | at-minefield-mudflat | a 3-factor A-T minefield | mudflat |

  Rule: B27.1 B27.51 B26.1 What the OB lists

    @B26.1 @B27.51 @B26.1xB27.51-501
    Scenario Outline: B26.1xB27.51-501a <fort> that the OB does not list is not set up
      Given it is set-up
      And a SSR allows A-T Ditches
      When German sets up <fort> in B2
      Then that is not allowed

      Examples:
        | row      | fort         |
        | foxhole  | a foxhole 1S |
        | trench   | a trench     |
        | at-ditch | an A-T Ditch |
        | wire     | Wire         |
        | sangar   | a sangar     |

    @B26.1 @B27.51 @B26.1xB27.51-501
    Scenario Outline: B26.1xB27.51-501b of <fort> that the OB lists once no second is set up
      Given it is set-up
      And a SSR allows A-T Ditches
      And the German OB has <fort>
      When German sets up <fort> in B2
      And German sets up <fort> in D2
      Then that is not allowed

      Examples:
        | row      | fort         |
        | trench   | a trench     |
        | at-ditch | an A-T Ditch |
        | wire     | Wire         |
        | sangar   | a sangar     |

    @B27.51 @B27.56 @B27.51xB27.56-502
    Scenario Outline: B27.51xB27.56-502 with <old> in B2 no <new> is set up there
      Given it is set-up
      And a SSR allows A-T Ditches
      And the German OB has <fort>
      And B2 holds <old>
      When German sets up <fort> in B2
      Then that is not allowed
      And B27.51 forbids it

      Examples:
        | row           | old          | new       | fort         |
        | trench-trench | a trench     | trench    | a trench     |
        | trench-ditch  | a trench     | A-T Ditch | an A-T Ditch |
        | ditch-trench  | an A-T Ditch | trench    | a trench     |
        | ditch-ditch   | an A-T Ditch | A-T Ditch | an A-T Ditch |

  Rule: B27.54 Minefields

    @B27.54 @B27.54xB28.4-501
    Scenario Outline: B27.54xB28.4-501a a squad that moves <how> is attacked by the minefield
      Given it is the MPh of the German turn
      And B3 is Open Ground
      And B3 holds a 6-factor A-P minefield
      And a German squad P in B2
      When P <goes>
      Then a minefield attacks it

      Examples:
        | row     | how                 | goes                              |
        | plainly | plainly             | moves into B3                     |
        | assault | by Assault Movement | moves into B3 by Assault Movement |

  Rule: B9.322 Who changes nothing by choice

    @B9.322 @B9.322xD8.3-501
    Scenario Outline: B9.322xD8.3-501a <force> that is <status> claims none
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P is <status>
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row         | force          | status      |
        | pinned      | a German squad | pinned      |
        | ti          | a German squad | TI          |
        | bogged      | a German tank  | bogged      |
        | immobilized | a German tank  | immobilized |

    @B9.322 @B9.322xD8.3-501
    Scenario Outline: B9.322xD8.3-501b <force> that is <status> forfeits none
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P is <status>
      And P has wall advantage
      When P forfeits wall advantage
      Then that is not allowed

      Examples:
        | row         | force          | status      |
        | pinned      | a German squad | pinned      |
        | ti          | a German squad | TI          |
        | bogged      | a German tank  | bogged      |
        | immobilized | a German tank  | immobilized |

  Rule: B27.11 Who helps to entrench

    @B27.11 @A10.7xB27.11-501
    Scenario Outline: A10.7xB27.11-501 a leader that is <status> lends none
      Given it is the PFPh of the German turn
      And a German squad P in B2
      And a German 9-1 leader L in B2
      And L is <status>
      When P makes an Entrenching Attempt with an Original DR of 6, helped by L
      Then the Entrenching Attempt fails
      And its DRM is 0

      Examples:
        | row      | status   |
        | broken   | broken   |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |

  Rule: B27.52 Starting, turning and Motion beside a trench

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501a in the <phase> a tank does not Start
      Given it is the <phase> of the German turn
      And B2 holds a trench
      And a German tank P on top of the trench in B2
      When P starts its engine
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501b in its MPh <force> Starts: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And <force> P on top of the trench in B2
      When P starts its engine
      Then that is <verdict>

      Examples:
        | row       | force                    | verdict     |
        | tank      | a German tank            | allowed     |
        | sp-gun    | a German SP gun          | allowed     |
        | moving    | a moving German tank     | not allowed |
        | bogged    | a bogged German tank     | not allowed |
        | stunned   | a stunned German tank    | not allowed |
        | shocked   | a shocked German tank    | not allowed |
        | abandoned | an abandoned German tank | not allowed |
        | squad     | a German squad           | not allowed |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501c in the <phase> of the <side> turn it attempts Motion: <verdict>
      Given it is the <phase> of the <side> turn
      And B2 holds a trench
      And a German tank P on top of the trench in B2
      When P attempts Motion
      Then that is <verdict>

      Examples:
        | row        | phase | side    | verdict     |
        | enemy-mph  | MPh   | Russian | allowed     |
        | own-mph    | MPh   | German  | not allowed |
        | enemy-pfph | PFPh  | Russian | not allowed |
        | enemy-dfph | DFPh  | Russian | not allowed |
        | enemy-aph  | APh   | Russian | not allowed |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501d <force> attempts none
      Given it is the MPh of the Russian turn
      And B2 holds a trench
      And <force> P on top of the trench in B2
      When P attempts Motion
      Then that is not allowed

      Examples:
        | row       | force                    |
        | moving    | a moving German tank     |
        | bogged    | a bogged German tank     |
        | immobile  | an immobilized German tank |
        | stunned   | a stunned German tank    |
        | shocked   | a shocked German tank    |
        | abandoned | an abandoned German tank |
        | squad     | a German squad           |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501x in the PFPh too a tank turns that is no more than <what>: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds a trench
      And <force> P on top of the trench in B2
      When P turns its hull by 1 hexspine
      Then that is <verdict>

      Examples:
        | row      | what        | force                      | verdict     |
        | stopped  | stopped     | a German tank              | allowed     |
        | bogged   | bogged      | a bogged German tank       | not allowed |
        | immobile | immobilized | an immobilized German tank | not allowed |

    @B27.52 @B27.52xD2.12-501
    Scenario Outline: B27.52xD2.12-501e <force> does not turn its hull
      Given it is the MPh of the German turn
      And B2 holds a trench
      And <force> P on top of the trench in B2
      And P has its VCA toward B3
      When P turns its hull by 1 hexspine
      Then that is not allowed

      Examples:
        | row       | force                    |
        | bogged    | a bogged German tank     |
        | stunned   | a stunned German tank    |
        | shocked   | a shocked German tank    |
        | abandoned | an abandoned German tank |

  Rule: B9.55 Who gains no "?"

    @B9.55 @A12.121xB9.55-501
    Scenario Outline: A12.121xB9.55-501a <force> that is <status> gains none
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And <force> P in B2
      And P is <status>
      When the CCPh ends and the RPh begins
      Then P is not concealed

      Examples:
        | row      | force          | status   |
        | broken   | a German squad | broken   |
        | captured | a German squad | captured |
        | berserk  | a German squad | berserk  |
        | pinned   | a German squad | pinned   |
        | ti       | a German squad | TI       |
        | hidden   | a German squad | hidden   |
        | stunned  | a German tank  | stunned  |

    @B9.55 @A12.121xB9.55-501
    Scenario Outline: A12.121xB9.55-501b <force> gains it: <who>
      Given it is the CCPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is woods
      And a Russian squad in B3
      And <force> P in B2
      When the CCPh ends and the RPh begins
      Then P is concealed

      Examples:
        | row        | force                   | who          |
        | squad      | a German squad          | a squad      |
        | half-squad | a German half-squad     | a half-squad |
        | crew       | a German crew           | a crew       |
        | leader     | a German leader         | a leader     |
        | hero       | a German hero           | a hero       |
        | wounded    | a wounded German leader | one wounded  |

    @B9.55 @A12.121xB9.55-501
    Scenario: A12.121xB9.55-501c where whose turn it is is not told both sides do
      Given it is the CCPh of a turn that is not told
      And hexside B2-B3 is a bocage
      And a German squad P in B2
      And a Russian squad in B4
      When the CCPh ends and the RPh begins
      Then P is concealed

    @B9.55 @A12.121xB9.55-501
    Scenario Outline: A12.121xB9.55-501d in woods that no enemy sees <force> is <then>
      Given it is the CCPh of the German turn
      And B2 and B4 are woods
      And <force> P in B2
      And a Russian squad in B6
      When the CCPh ends and the RPh begins
      Then P is <then>

      Examples:
        | row       | force              | then          |
        | squad     | a German squad     | concealed     |
        | tank      | a German tank      | not concealed |
        | halftrack | a German halftrack | not concealed |

  Rule: B27.13 Range and FP from a foxhole

    @B27.13 @A7.21xB27.13-501
    Scenario Outline: A7.21xB27.13-501a a 4-6-7 squad fires at <hex> with <fp> FP
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And a Russian squad E <place> <hex>
      When P attacks E with small-arms fire
      Then the FP is <fp>

      Examples:
        | row  | place                    | hex | fp |
        | same | on top of the foxhole in | B2  | 12 |
        | next | in                       | B3  | 8  |
        | far  | in                       | B8  | 4  |
        | long | in                       | B9  | 2  |

    @B27.13 @A7.21xB27.13-501
    Scenario Outline: A7.21xB27.13-501b its 3-6 LMG at <hex> with <fp>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And P possesses a 3-6 LMG
      And a Russian squad E <place> <hex>
      When the LMG attacks E with MG fire
      Then the FP is <fp>

      Examples:
        | row  | place                    | hex | fp  |
        | same | on top of the foxhole in | B2  | 9   |
        | next | in                       | B3  | 6   |
        | far  | in                       | B8  | 3   |
        | long | in                       | B9  | 1.5 |

    @B27.13 @A7.21xB27.13-501
    Scenario Outline: A7.21xB27.13-501c in CC a 4-6-7 squad attacks with its 4 FP: <attack>
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And a Russian squad E on top of the foxhole in B2
      When P attacks E with <attack>
      Then the FP is 4

      Examples:
        | row          | attack            |
        | close-combat | Close Combat      |
        | capture      | a Capture attempt |
        | hand-to-hand | Hand-to-Hand CC   |

    @B27.13 @A7.21xB27.13-501
    Scenario Outline: A7.21xB27.13-501d <attack> has <fp> FP
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      When <attack> hits B2
      Then the FP is <fp>

      Examples:
        | row    | attack         | fp |
        | placed | a Placed DC    | 30 |
        | thrown | a Thrown DC    | 30 |
        | set    | a Set DC       | 36 |
        | ft     | a flamethrower | 24 |

  Rule: B16.32 To Hit out of marsh

    @B16.32 @B16.32-11
    Scenario Outline: B16.32-11u out of marsh <weapon> has +2 To Hit
      Given it is the PFPh of the German turn
      And B2 is marsh
      And a German squad P in B2
      And P possesses <gear>
      And a Russian tank E in B3
      When P could attack E with <weapon>
      Then the Area Fire DRM is +2

      Examples:
        | row  | gear   | weapon   |
        | atr  | an ATR | its ATR  |
        | baz  | a BAZ  | its BAZ  |
        | piat | a PIAT | its PIAT |
        | psk  | a PSK  | its PSK  |

  Rule: B16.42 Boats and amphibians on water

    @B16.42 @B16.42-9
    Scenario Outline: B16.42-9u from a river a boat goes into <ground>
      Given B2 is <ground>
      And B3 is river
      And a German boat P in B3
      And a German squad in B3
      And the German squad is aboard P
      And it is the MPh of the German turn
      When P moves into B2
      Then that is allowed

      Examples:
        | row   | ground         |
        | river | river          |
        | canal | canal          |
        | water | Water Obstacle |

    @B16.42 @B16.42-7
    Scenario Outline: B16.42-7u from a river an amphibian goes into <ground> for 1 amphibious MP
      Given B2 is <ground>
      And B3 is river
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And the German amphibious tank is in water movement mode
      And it has 5 amphibious MP left

      Examples:
        | row   | ground         |
        | river | river          |
        | canal | canal          |
        | water | Water Obstacle |

  Rule: B9.32 A roof is not the ground level

    @B9.32 @B9.32-2
    Scenario: B9.32-2u on a roof as high as a wall on the hillside nobody claims it
      Given F5 is stone building
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And a German squad P on the rooftop of F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

  Rule: B9.322 Aircraft share no hexside

    @B9.322 @B9.322-2
    Scenario: B9.322-2u for an aircraft over the next hex no counter is due
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian aircraft in F6
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And to the question whether P must bear a Wall Advan counter the answer is no

    @B9.32 @B9.32-2
    Scenario: B9.32-2v an aircraft has none
      Given hexside F5-F6 is a wall
      And a German aircraft P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And P may not claim wall advantage

  Rule: B26.1 Frost

    @B26.1 @B26.1-11 @reading:B26.1-unless-frozen
    Scenario: B26.1-11u Wire lies on frozen mudflat
      Given it is set-up
      And the German OB has Wire
      And the water depth is frozen
      And B3 is mudflat
      When German sets up Wire in B3
      Then that is allowed
      And B3 holds Wire

  Rule: B9.2 A Roadblock is as high as a wall

    @B9.2 @B9.2-5
    Scenario Outline: B9.2-5u past a Roadblock the LOS of <viewer> is <sight>
      Given hexside F5-F6 is a Roadblock
      And a German squad <place>
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row    | viewer                | place | sight   |
        | beyond | who is not next to it | in F4 | blocked |
        | at-it  | who is                | in F5 | clear   |

  Rule: B16.3 What is Open Ground

    @B16.3 @B1.4xB16.3-501
    Scenario Outline: B1.4xB16.3-501 <ground> is Open Ground: <open>
      Given B2 is <ground>
      When the players ask what B2 is
      Then to the question whether it is Open Ground the answer is <open>
      And its ground is at level <level>, and its terrain rises <height> levels

      Examples:
        | row        | ground              | open | level | height |
        | open       | Open Ground         | yes  | 0     | 0      |
        | hill       | level 2 Open Ground | yes  | 2     | 0      |
        | shellholes | shellholes          | no   | 0     | 0      |
        | woods      | woods               | no   | 0     | 1      |
        | marsh      | marsh               | no   | 0     | 1/2    |
        | river      | river               | no   | 0     | 0      |
        | gully      | gully               | yes  | -1    | 0      |
