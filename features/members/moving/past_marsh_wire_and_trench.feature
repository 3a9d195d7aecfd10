Feature: Moves past marsh, Wire and trench, whatever else is true

  Rule: B16.43 What does not enter them meets nothing of them

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario Outline: B16.43-7b in the <phase> <unit> <goes> into <ground>
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And the weather is <weather>
      And the water depth is <depth>
      And it is the <phase> of the German turn
      And B5 is <ground>
      And <unit> P in B4
      When P <goes> into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is on top in B5
      And P is not on the Wire
      And P is not in water movement mode

      Examples: each kind of unit
        | row                    | unit                            | ground      | phase | goes  | weather     | depth       |
        | squad                  | a German squad                  | Open Ground | MPh   | moves | not defined | not defined |
        | half-squad             | a German half-squad             | Open Ground | MPh   | moves | not defined | not defined |
        | crew                   | a German crew                   | Open Ground | MPh   | moves | not defined | not defined |
        | leader                 | a German leader                 | Open Ground | MPh   | moves | not defined | not defined |
        | hero                   | a German hero                   | Open Ground | MPh   | moves | not defined | not defined |
        | dummy-stack            | a German dummy stack            | Open Ground | MPh   | moves | not defined | not defined |
        | cavalry-squad          | a German Cavalry squad          | Open Ground | MPh   | moves | not defined | not defined |
        | moving-tank            | a moving German tank            | Open Ground | MPh   | moves | not defined | not defined |
        | moving-assault-gun     | a moving German assault gun     | Open Ground | MPh   | moves | not defined | not defined |
        | moving-sp-gun          | a moving German SP gun          | Open Ground | MPh   | moves | not defined | not defined |
        | moving-carrier         | a moving German Carrier         | Open Ground | MPh   | moves | not defined | not defined |
        | moving-halftrack       | a moving German halftrack       | Open Ground | MPh   | moves | not defined | not defined |
        | moving-armored-car     | a moving German armored car     | Open Ground | MPh   | moves | not defined | not defined |
        | moving-truck           | a moving German truck           | Open Ground | MPh   | moves | not defined | not defined |
        | moving-motorcycle      | a moving German motorcycle      | Open Ground | MPh   | moves | not defined | not defined |
        | moving-wagon           | a moving German wagon           | Open Ground | MPh   | moves | not defined | not defined |
        | moving-tractor         | a moving German tractor         | Open Ground | MPh   | moves | not defined | not defined |
        | moving-bulldozer       | a moving German bulldozer       | Open Ground | MPh   | moves | not defined | not defined |
        | moving-amphibious-tank | a moving German amphibious tank | Open Ground | MPh   | moves | not defined | not defined |
        | horse                  | a German horse                  | Open Ground | MPh   | moves | not defined | not defined |

      Examples: each status that does not keep it from moving
        | row                 | unit                          | ground      | phase | goes  | weather     | depth       |
        | cx-squad            | a CX German squad             | Open Ground | MPh   | moves | not defined | not defined |
        | concealed-squad     | a concealed German squad      | Open Ground | MPh   | moves | not defined | not defined |
        | inexperienced-squad | an inexperienced German squad | Open Ground | MPh   | moves | not defined | not defined |
        | fanatic-squad       | a Fanatic German squad        | Open Ground | MPh   | moves | not defined | not defined |
        | wounded-leader      | a wounded German leader       | Open Ground | MPh   | moves | not defined | not defined |
        | unarmed-squad       | an unarmed German squad       | Open Ground | MPh   | moves | not defined | not defined |
        | encircled-squad     | an Encircled German squad     | Open Ground | MPh   | moves | not defined | not defined |

      Examples: each terrain
        | row                     | unit                   | ground          | phase | goes     | weather     | depth       |
        | squad-brush             | a German squad         | brush           | MPh   | moves    | not defined | not defined |
        | advance-brush           | a German squad         | brush           | APh   | advances | not defined | not defined |
        | squad-cactus-patch      | a German squad         | cactus patch    | MPh   | moves    | not defined | not defined |
        | advance-cactus-patch    | a German squad         | cactus patch    | APh   | advances | not defined | not defined |
        | squad-crag              | a German squad         | crag            | MPh   | moves    | not defined | not defined |
        | advance-crag            | a German squad         | crag            | APh   | advances | not defined | not defined |
        | squad-forest            | a German squad         | forest          | MPh   | moves    | not defined | not defined |
        | advance-forest          | a German squad         | forest          | APh   | advances | not defined | not defined |
        | squad-grain             | a German squad         | grain           | MPh   | moves    | not defined | not defined |
        | advance-grain           | a German squad         | grain           | APh   | advances | not defined | not defined |
        | squad-graveyard         | a German squad         | graveyard       | MPh   | moves    | not defined | not defined |
        | advance-graveyard       | a German squad         | graveyard       | APh   | advances | not defined | not defined |
        | squad-olive-grove       | a German squad         | olive grove     | MPh   | moves    | not defined | not defined |
        | advance-olive-grove     | a German squad         | olive grove     | APh   | advances | not defined | not defined |
        | squad-orchard           | a German squad         | orchard         | MPh   | moves    | not defined | not defined |
        | advance-orchard         | a German squad         | orchard         | APh   | advances | not defined | not defined |
        | squad-pine-woods        | a German squad         | pine woods      | MPh   | moves    | not defined | not defined |
        | advance-pine-woods      | a German squad         | pine woods      | APh   | advances | not defined | not defined |
        | squad-plowed-field      | a German squad         | plowed field    | MPh   | moves    | not defined | not defined |
        | advance-plowed-field    | a German squad         | plowed field    | APh   | advances | not defined | not defined |
        | squad-shellholes        | a German squad         | shellholes      | MPh   | moves    | not defined | not defined |
        | advance-shellholes      | a German squad         | shellholes      | APh   | advances | not defined | not defined |
        | squad-stone-building    | a German squad         | stone building  | MPh   | moves    | not defined | not defined |
        | advance-stone-building  | a German squad         | stone building  | APh   | advances | not defined | not defined |
        | squad-stone-rubble      | a German squad         | stone rubble    | MPh   | moves    | not defined | not defined |
        | advance-stone-rubble    | a German squad         | stone rubble    | APh   | advances | not defined | not defined |
        | squad-vineyard          | a German squad         | vineyard        | MPh   | moves    | not defined | not defined |
        | advance-vineyard        | a German squad         | vineyard        | APh   | advances | not defined | not defined |
        | squad-wooden-building   | a German squad         | wooden building | MPh   | moves    | not defined | not defined |
        | advance-wooden-building | a German squad         | wooden building | APh   | advances | not defined | not defined |
        | squad-wooden-rubble     | a German squad         | wooden rubble   | MPh   | moves    | not defined | not defined |
        | advance-wooden-rubble   | a German squad         | wooden rubble   | APh   | advances | not defined | not defined |
        | squad-woods             | a German squad         | woods           | MPh   | moves    | not defined | not defined |
        | advance-woods           | a German squad         | woods           | APh   | advances | not defined | not defined |
        | cavalry-pine-woods      | a German Cavalry squad | pine woods      | MPh   | moves    | not defined | not defined |
        | cavalry-forest          | a German Cavalry squad | forest          | MPh   | moves    | not defined | not defined |
        | cavalry-woods           | a German Cavalry squad | woods           | MPh   | moves    | not defined | not defined |
        | cavalry-brush           | a German Cavalry squad | brush           | MPh   | moves    | not defined | not defined |
        | tank-brush              | a moving German tank   | brush           | MPh   | moves    | not defined | not defined |
        | cavalry-grain           | a German Cavalry squad | grain           | MPh   | moves    | not defined | not defined |
        | tank-grain              | a moving German tank   | grain           | MPh   | moves    | not defined | not defined |
        | cavalry-graveyard       | a German Cavalry squad | graveyard       | MPh   | moves    | not defined | not defined |
        | tank-graveyard          | a moving German tank   | graveyard       | MPh   | moves    | not defined | not defined |
        | cavalry-orchard         | a German Cavalry squad | orchard         | MPh   | moves    | not defined | not defined |
        | tank-orchard            | a moving German tank   | orchard         | MPh   | moves    | not defined | not defined |
        | cavalry-shellholes      | a German Cavalry squad | shellholes      | MPh   | moves    | not defined | not defined |
        | tank-shellholes         | a moving German tank   | shellholes      | MPh   | moves    | not defined | not defined |

      Examples: each weather, and each depth of water
        | row                      | unit                   | ground      | phase | goes     | weather       | depth       |
        | squad-in-clear           | a German squad         | Open Ground | MPh   | moves    | Clear         | not defined |
        | cavalry-in-clear         | a German Cavalry squad | Open Ground | MPh   | moves    | Clear         | not defined |
        | tank-in-clear            | a moving German tank   | Open Ground | MPh   | moves    | Clear         | not defined |
        | advance-in-clear         | a German squad         | Open Ground | APh   | advances | Clear         | not defined |
        | squad-in-overcast        | a German squad         | Open Ground | MPh   | moves    | Overcast      | not defined |
        | cavalry-in-overcast      | a German Cavalry squad | Open Ground | MPh   | moves    | Overcast      | not defined |
        | tank-in-overcast         | a moving German tank   | Open Ground | MPh   | moves    | Overcast      | not defined |
        | advance-in-overcast      | a German squad         | Open Ground | APh   | advances | Overcast      | not defined |
        | squad-in-rain            | a German squad         | Open Ground | MPh   | moves    | Rain          | not defined |
        | cavalry-in-rain          | a German Cavalry squad | Open Ground | MPh   | moves    | Rain          | not defined |
        | tank-in-rain             | a moving German tank   | Open Ground | MPh   | moves    | Rain          | not defined |
        | advance-in-rain          | a German squad         | Open Ground | APh   | advances | Rain          | not defined |
        | squad-in-snow            | a German squad         | Open Ground | MPh   | moves    | Snow          | not defined |
        | cavalry-in-snow          | a German Cavalry squad | Open Ground | MPh   | moves    | Snow          | not defined |
        | tank-in-snow             | a moving German tank   | Open Ground | MPh   | moves    | Snow          | not defined |
        | advance-in-snow          | a German squad         | Open Ground | APh   | advances | Snow          | not defined |
        | squad-in-deep-snow       | a German squad         | Open Ground | MPh   | moves    | Deep Snow     | not defined |
        | cavalry-in-deep-snow     | a German Cavalry squad | Open Ground | MPh   | moves    | Deep Snow     | not defined |
        | tank-in-deep-snow        | a moving German tank   | Open Ground | MPh   | moves    | Deep Snow     | not defined |
        | advance-in-deep-snow     | a German squad         | Open Ground | APh   | advances | Deep Snow     | not defined |
        | squad-in-sub-zero-cold   | a German squad         | Open Ground | MPh   | moves    | sub-zero cold | not defined |
        | cavalry-in-sub-zero-cold | a German Cavalry squad | Open Ground | MPh   | moves    | sub-zero cold | not defined |
        | tank-in-sub-zero-cold    | a moving German tank   | Open Ground | MPh   | moves    | sub-zero cold | not defined |
        | advance-in-sub-zero-cold | a German squad         | Open Ground | APh   | advances | sub-zero cold | not defined |
        | squad-dry                | a German squad         | Open Ground | MPh   | moves    | not defined   | dry         |
        | cavalry-dry              | a German Cavalry squad | Open Ground | MPh   | moves    | not defined   | dry         |
        | tank-dry                 | a moving German tank   | Open Ground | MPh   | moves    | not defined   | dry         |
        | squad-shallow            | a German squad         | Open Ground | MPh   | moves    | not defined   | shallow     |
        | cavalry-shallow          | a German Cavalry squad | Open Ground | MPh   | moves    | not defined   | shallow     |
        | tank-shallow             | a moving German tank   | Open Ground | MPh   | moves    | not defined   | shallow     |
        | squad-deep               | a German squad         | Open Ground | MPh   | moves    | not defined   | deep        |
        | cavalry-deep             | a German Cavalry squad | Open Ground | MPh   | moves    | not defined   | deep        |
        | tank-deep                | a moving German tank   | Open Ground | MPh   | moves    | not defined   | deep        |
        | squad-flooded            | a German squad         | Open Ground | MPh   | moves    | not defined   | flooded     |
        | cavalry-flooded          | a German Cavalry squad | Open Ground | MPh   | moves    | not defined   | flooded     |
        | tank-flooded             | a moving German tank   | Open Ground | MPh   | moves    | not defined   | flooded     |
        | squad-frozen             | a German squad         | Open Ground | MPh   | moves    | not defined   | frozen      |
        | cavalry-frozen           | a German Cavalry squad | Open Ground | MPh   | moves    | not defined   | frozen      |
        | tank-frozen              | a moving German tank   | Open Ground | MPh   | moves    | not defined   | frozen      |

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario Outline: B16.43-7c <unit> moves into <ground> by <mode>
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is <ground>
      And <unit> P in B4
      When P moves into B5 by <mode>
      Then that is allowed
      And no Bog DR is due from P
      And P is on top in B5
      And P is not on the Wire
      And P is not in water movement mode

      Examples: each mode
        | row                          | unit           | ground      | mode             |
        | assault-movement-open-ground | a German squad | Open Ground | Assault Movement |
        | double-time-open-ground      | a German squad | Open Ground | Double Time      |
        | minimum-move-open-ground     | a German squad | Open Ground | Minimum Move     |
        | assault-movement-woods       | a German squad | woods       | Assault Movement |
        | double-time-woods            | a German squad | woods       | Double Time      |
        | minimum-move-woods           | a German squad | woods       | Minimum Move     |

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario Outline: B16.43-7d from <place> a squad moves into B5
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B4 is <ground>
      And B4 holds <fort>
      And a German squad P with 6 MF <place> B4
      When P moves into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is on top in B5
      And P is not on the Wire
      And P is not in water movement mode

      Examples: each place
        | row          | place                    | ground      | fort         |
        | on-foxhole   | on top of the foxhole in | Open Ground | a foxhole 1S |
        | on-trench    | on top of the trench in  | Open Ground | a trench     |
        | on-sangar    | on top of the sangar in  | Open Ground | a sangar     |
        | beneath-wire | beneath the Wire in      | Open Ground | Wire         |
        | in-gully     | IN                       | gully       | no foxhole   |
        | crest        | in Crest status in       | gully       | no foxhole   |
        | bridge       | below the bridge in      | a bridge    | no foxhole   |

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7e a squad leaves the road
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B4 and B5 are paved road
      And a road crosses hexside B4-B5
      And a German squad P in B4
      When P moves into B5 off the road
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7f a squad Dashes
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is paved road
      And a road crosses hexside A5-B5
      And a German squad P in B4
      When P Dashes into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7g a tank goes in Reverse
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And a moving German tank P in B4
      When P moves into B5 in Reverse
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7h a crew Pushes its Gun
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And a German crew P in B4
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7j a broken squad routs
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the RtPh of the German turn
      And B5 is woods
      And a broken German squad P in B4
      When P routs into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7k a broken squad Low Crawls
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the RtPh of the German turn
      And B5 is woods
      And a broken German squad P in B4
      When P routs into B5 by Low Crawl
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7m a squad Withdraws from Melee
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the CCPh of the German turn
      And a German squad P in B4
      And a Russian squad E in B4
      And P is in Melee
      And E is in Melee
      When P withdraws into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7n a squad goes INTO a gully
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is a gully
      And a German squad P in B4
      When P moves INTO B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7p a squad takes Crest status
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is a gully
      And a German squad P in B4
      When P moves to Crest status in B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7q a squad enters a pillbox
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 holds a pillbox
      And a German squad P in B4
      When P moves into B5
      And P moves into the pillbox in B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7r a squad comes onto a bridge
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is a bridge with unpaved road
      And B4 is unpaved road
      And a road crosses hexside B4-B5
      And a German squad P in B4
      When P moves onto the bridge in B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7s a tank comes onto a bridge
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is a bridge with unpaved road
      And B4 is unpaved road
      And a road crosses hexside B4-B5
      And a moving German tank P in B4
      When P moves onto the bridge in B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7t a tank bypasses woods
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is woods
      And the artwork of B5 does not reach towards A5, B4 and B6
      And a moving German tank P in B4
      When P bypasses B5 along A5-B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7u a squad bypasses woods
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is woods
      And the artwork of B5 does not reach towards A5, B4 and B6
      And a German squad P in B4
      When P bypasses B5 along A5-B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7v a truck is driven into a hex of smoke
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 has smoke
      And a moving German truck P in B4
      When P moves into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7w Cavalry rides into a hex of smoke
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 has smoke
      And a German Cavalry squad P in B4
      When P moves into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario Outline: B16.43-7x in a phase that is not told <unit> moves into B5
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And <unit> P in B4
      When P moves into B5
      Then that is allowed
      And no Bog DR is due from P
      And P is on top in B5
      And P is not on the Wire
      And P is not in water movement mode

      Examples:
        | row     | unit                   |
        | squad   | a German squad         |
        | cavalry | a German Cavalry squad |
        | tank    | a moving German tank   |
        | truck   | a moving German truck  |

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario: B16.43-7y a tank breaches bocage
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And hexside B4-B5 is a bocage
      And a moving German Culin tank P in B4
      When P breaches the bocage on its way into B5
      Then that is allowed
      And P is on top in B5
      And P is not on the Wire
      And P is not in water movement mode

    @B16.4 @B16.41 @B16.42 @B16.43 @B26.4 @B26.42 @B26.43 @B27.4 @B27.52 @B27.54 @B27.55 @B27.6 @B26.1 @B27.41 @B16.4-22 @B26.1-14 @B27.41-13 @B16.41-5 @B16.42-7 @B16.43-7 @B26.4-47 @B26.42-5 @B26.43-11 @B27.4-15 @B27.52-10 @B27.54-26 @B27.55-8 @B27.6-29
    Scenario Outline: B16.43-7z INTO a <depression> <unit> moves
      Given B1 is marsh
      And B2 holds Wire
      And C2 holds a trench
      And it is the MPh of the German turn
      And B5 is a <depression>
      And <unit> P in B4
      When P moves INTO B5
      Then that is allowed
      And no Bog DR is due from P
      And P is IN B5
      And P is not on the Wire
      And P is not in water movement mode

      Examples: each Depression
        | row         | depression  | unit                |
        | wadi        | wadi        | a German squad      |
        | gully       | gully       | a German half-squad |
        | sunken-road | Sunken Road | a German squad      |
        | dry-stream  | dry stream  | a German squad      |

  Rule: B16.42 Nobody on land is in water movement mode

    @B16.42 @B16.42-7
    Scenario Outline: B16.42-7i in the <phase> <unit> <place> B3 is not in water movement mode
      Given B1 is marsh
      And the weather is <weather>
      And the water depth is <depth>
      And it is the <phase> of the German turn
      And B3 is <ground>
      And B3 holds <fort>
      And <unit> P <place> B3
      When the players look at the board
      Then P is not in water movement mode

      Examples: each phase, weather and depth
        | row           | unit                     | place | ground      | fort       | phase | weather       | depth       |
        | rph           | a German amphibious tank | in    | Open Ground | no foxhole | RPh   | not defined   | not defined |
        | pfph          | a German amphibious tank | in    | Open Ground | no foxhole | PFPh  | not defined   | not defined |
        | mph           | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | not defined   | not defined |
        | dfph          | a German amphibious tank | in    | Open Ground | no foxhole | DFPh  | not defined   | not defined |
        | afph          | a German amphibious tank | in    | Open Ground | no foxhole | AFPh  | not defined   | not defined |
        | rtph          | a German amphibious tank | in    | Open Ground | no foxhole | RtPh  | not defined   | not defined |
        | aph           | a German amphibious tank | in    | Open Ground | no foxhole | APh   | not defined   | not defined |
        | ccph          | a German amphibious tank | in    | Open Ground | no foxhole | CCPh  | not defined   | not defined |
        | clear         | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | Clear         | not defined |
        | overcast      | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | Overcast      | not defined |
        | rain          | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | Rain          | not defined |
        | heavy-rain    | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | Heavy Rain    | not defined |
        | mud           | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | Mud           | not defined |
        | falling-snow  | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | Falling Snow  | not defined |
        | snow          | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | Snow          | not defined |
        | ground-snow   | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | Ground Snow   | not defined |
        | deep-snow     | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | Deep Snow     | not defined |
        | sub-zero-cold | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | sub-zero cold | not defined |
        | dry           | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | not defined   | dry         |
        | shallow       | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | not defined   | shallow     |
        | deep          | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | not defined   | deep        |
        | flooded       | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | not defined   | flooded     |
        | frozen        | a German amphibious tank | in    | Open Ground | no foxhole | MPh   | not defined   | frozen      |

      Examples: each unit
        | row                         | unit                                  | place | ground      | fort       | phase | weather     | depth       |
        | squad                       | a German squad                        | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | half-squad                  | a German half-squad                   | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | crew                        | a German crew                         | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | leader                      | a German leader                       | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | hero                        | a German hero                         | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | cx-squad                    | a CX German squad                     | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | pinned-squad                | a pinned German squad                 | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | inexperienced-squad         | an inexperienced German squad         | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | fanatic-squad               | a Fanatic German squad                | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | ti-squad                    | a TI German squad                     | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | broken-squad                | a broken German squad                 | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | dm-squad                    | a DM German squad                     | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | disrupted-squad             | a disrupted German squad              | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | unarmed-squad               | an unarmed German squad               | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | berserk-squad               | a berserk German squad                | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | wounded-leader              | a wounded German leader               | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | concealed-squad             | a concealed German squad              | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | encircled-squad             | an Encircled German squad             | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | dummy-stack                 | a German dummy stack                  | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | cavalry-squad               | a German Cavalry squad                | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | hidden-squad                | a hidden German squad                 | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | tank                        | a German tank                         | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | ft-tank                     | a German FT tank                      | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | assault-gun                 | a German assault gun                  | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | sp-gun                      | a German SP gun                       | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | carrier                     | a German Carrier                      | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | halftrack                   | a German halftrack                    | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | armored-car                 | a German armored car                  | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | truck                       | a German truck                        | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | motorcycle                  | a German motorcycle                   | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | wagon                       | a German wagon                        | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | tractor                     | a German tractor                      | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | bulldozer                   | a German bulldozer                    | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | horse                       | a German horse                        | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | amphibious-truck            | a German amphibious truck             | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | moving-amphibious-tank      | a moving German amphibious tank       | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | stunned-amphibious-tank     | a stunned German amphibious tank      | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | shocked-amphibious-tank     | a shocked German amphibious tank      | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | bogged-amphibious-tank      | a bogged German amphibious tank       | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | immobilized-amphibious-tank | an immobilized German amphibious tank | in    | Open Ground | no foxhole | MPh   | not defined | not defined |
        | abandoned-amphibious-tank   | an abandoned German amphibious tank   | in    | Open Ground | no foxhole | MPh   | not defined | not defined |

      Examples: each place
        | row                  | unit                     | place                    | ground         | fort         | phase | weather     | depth       |
        | foxhole              | a German squad           | beneath the foxhole in   | Open Ground    | a foxhole 1S | MPh   | not defined | not defined |
        | trench               | a German squad           | beneath the trench in    | Open Ground    | a trench     | MPh   | not defined | not defined |
        | ditch                | a German squad           | beneath the A-T Ditch in | Open Ground    | an A-T Ditch | MPh   | not defined | not defined |
        | sangar               | a German squad           | beneath the sangar in    | Open Ground    | a sangar     | MPh   | not defined | not defined |
        | wire                 | a German squad           | beneath the Wire in      | Open Ground    | Wire         | MPh   | not defined | not defined |
        | pillbox              | a German squad           | in the pillbox in        | Open Ground    | a pillbox    | MPh   | not defined | not defined |
        | in-gully             | a German squad           | IN                       | gully          | no foxhole   | MPh   | not defined | not defined |
        | crest                | a German squad           | in Crest status in       | gully          | no foxhole   | MPh   | not defined | not defined |
        | below-bridge         | a German squad           | below the bridge in      | a bridge       | no foxhole   | MPh   | not defined | not defined |
        | on-bridge            | a German squad           | on the bridge in         | a bridge       | no foxhole   | MPh   | not defined | not defined |
        | rooftop              | a German squad           | on the rooftop of        | stone building | no foxhole   | MPh   | not defined | not defined |
        | marsh                | a German squad           | in                       | marsh          | no foxhole   | MPh   | not defined | not defined |
        | amphibious-on-bridge | a German amphibious tank | on the bridge in         | bridged marsh  | no foxhole   | MPh   | not defined | not defined |

    @B16.42 @B16.42-7
    Scenario Outline: B16.42-7j in <ground> <vehicle> is in water movement mode
      Given B3 is <ground>
      And <vehicle> P in B3
      And it is the <phase> of the German turn
      When the players look at the board
      Then P is in water movement mode

      Examples: whatever amphibian it is, and in whatever state
        | row                         | ground         | vehicle                               | phase |
        | amphibious-tank             | marsh          | a German amphibious tank              | MPh   |
        | amphibious-truck            | marsh          | a German amphibious truck             | MPh   |
        | amphibious-halftrack        | marsh          | a German amphibious halftrack         | MPh   |
        | amphibious-armored-car      | marsh          | a German amphibious armored car       | MPh   |
        | moving-amphibious-tank      | marsh          | a moving German amphibious tank       | MPh   |
        | moving-amphibious-truck     | marsh          | a moving German amphibious truck      | MPh   |
        | bogged-amphibious-tank      | marsh          | a bogged German amphibious tank       | MPh   |
        | stunned-amphibious-tank     | marsh          | a stunned German amphibious tank      | MPh   |
        | shocked-amphibious-tank     | marsh          | a shocked German amphibious tank      | MPh   |
        | immobilized-amphibious-tank | marsh          | an immobilized German amphibious tank | MPh   |
        | abandoned-amphibious-tank   | marsh          | an abandoned German amphibious tank   | MPh   |
        | concealed-amphibious-tank   | marsh          | a concealed German amphibious tank    | MPh   |
        | rph                         | marsh          | a German amphibious tank              | RPh   |
        | pfph                        | marsh          | a German amphibious tank              | PFPh  |
        | dfph                        | marsh          | a German amphibious tank              | DFPh  |
        | afph                        | marsh          | a German amphibious tank              | AFPh  |
        | rtph                        | marsh          | a German amphibious tank              | RtPh  |
        | aph                         | marsh          | a German amphibious tank              | APh   |
        | ccph                        | marsh          | a German amphibious tank              | CCPh  |
        | river                       | river          | a German amphibious tank              | MPh   |
        | water-obstacle              | Water Obstacle | a German amphibious tank              | MPh   |
        | boat                        | river          | a German boat                         | MPh   |

    @B16.42 @B16.42-7 @B26.4 @B26.4-47
    Scenario Outline: B16.42-7k who is <where> is not in water movement mode, nor on Wire
      Given B3 is <ground>
      And a German <unit> P in B3
      And <fact>
      When the players look at the board
      Then P is not in water movement mode
      And P is not on the Wire

      Examples: what is said of it apart
        | row            | ground         | unit  | fact                                         | where                     |
        | sewer          | stone building | squad | P is in a sewer                              | in a sewer                |
        | bypass         | woods          | squad | P is in Bypass along hexside B3-B4           | in Bypass                 |
        | vehicle-bypass | woods          | tank  | P is in VBM with its CAFP at vertex B3-B4-C4 | in VBM                    |
        | melee          | Open Ground    | squad | P is in Melee                                | in Melee                  |
        | captured       | Open Ground    | squad | P is captured                                | captured                  |
        | column         | Open Ground    | squad | P is in Column                               | in Column                 |
        | bounding       | Open Ground    | tank  | P is marked with Bounding Fire               | marked with Bounding Fire |
