Feature: Who may claim wall advantage: in which hex, beside whom, armed with what

  Rule: B9.32 Ground, comrades and arms

    @B9.32 @B9.32-1
    Scenario Outline: B9.32-1x in <ground> with <smoke> a squad may claim wall advantage, <weather>, water <depth>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is <ground>
      And F5 has <smoke>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      When P claims wall advantage
      And the players ask about the wall advantage of P
      Then that is allowed
      And P has wall advantage over F5-F6 and nothing else

      Examples: whatever lies in its hex
        | row             | ground          | smoke           | depth       | weather       |
        | vineyard        | vineyard        | no smoke        | not defined | Clear         |
        | olive-grove     | olive grove     | no smoke        | deep        | Overcast      |
        | dispersed-smoke | Open Ground     | dispersed smoke | deep        | Mud           |
        | smoke           | Open Ground     | smoke           | shallow     | Clear         |
        | dispersed-wp    | brush           | dispersed WP    | dry         | Clear         |
        | wp              | grain           | WP              | flooded     | Clear         |
        | mudflat         | mudflat         | no smoke        | deep        | Clear         |
        | marsh           | marsh           | no smoke        | deep        | Overcast      |
        | crag            | crag            | no smoke        | flooded     | Mud           |
        | orchard         | orchard         | no smoke        | fordable    | Snow          |
        | graveyard       | graveyard       | no smoke        | deep        | Ground Snow   |
        | stone-rubble    | stone rubble    | no smoke        | shallow     | Deep Snow     |
        | wooden-rubble   | wooden rubble   | no smoke        | dry         | sub-zero cold |
        | shellholes      | shellholes      | no smoke        | frozen      | sub-zero cold |
        | wooden-building | wooden building | no smoke        | deep        | Heavy Rain    |
        | runway          | runway          | no smoke        | deep        | Falling Snow  |

    @B9.32 @B9.32-9
    Scenario Outline: B9.32-9x beside <other> <place> F5 a squad may claim wall advantage, where <more>, <weather>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And F5 is woods
      And F5 holds <fort>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And <other> Q <place> F5
      And <more>
      When P claims wall advantage
      Then that is allowed

      Examples: neither comrades nor these bar it
        | row             | other                     | place                  | fort         | more           | weather       |
        | trench          | a German squad            | beneath the trench in  | a trench     | Q is Fanatic   | Clear         |
        | foxhole         | a German squad            | beneath the foxhole in | a foxhole 1S | Q is Fanatic   | Overcast      |
        | convoy          | a German truck            | in                     | no foxhole   | Q is in Convoy | Mud           |
        | column          | a German squad            | in                     | no foxhole   | Q is in Column | Snow          |
        | captured        | a captured Russian squad  | in                     | no foxhole   | B1 is woods    | Ground Snow   |
        | captured-trench | a captured Russian squad  | beneath the trench in  | a trench     | B1 is woods    | Deep Snow     |
        | captured-leader | a captured Russian leader | in                     | no foxhole   | B1 is woods    | sub-zero cold |
        | hidden          | a hidden Russian squad    | in                     | no foxhole   | B1 is woods    | Clear         |
        | hidden-trench   | a hidden Russian squad    | beneath the trench in  | a trench     | B1 is woods    | Overcast      |
        | abandoned       | an abandoned Russian tank | in                     | no foxhole   | B1 is woods    | Mud           |
        | horse           | a Russian horse           | in                     | no foxhole   | B1 is woods    | Snow          |
        | motorcycle      | a Russian motorcycle      | in                     | no foxhole   | B1 is woods    | Ground Snow   |

    @B9.32 @B9.32-13
    Scenario Outline: B9.32-13x where <fact> a leader without a weapon may claim no wall advantage alone, <weather>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German leader P in F5
      And <fact>
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: whatever befell him he is unarmed
        | row       | fact               | weather       |
        | pinned    | P is pinned        | Deep Snow     |
        | berserk   | P is berserk       | sub-zero cold |
        | cx        | P is CX            | Clear         |
        | wounded   | P is wounded       | Overcast      |
        | ti        | P is TI            | Mud           |
        | fanatic   | P is Fanatic       | Snow          |
        | green     | P is inexperienced | Ground Snow   |
        | concealed | P is concealed     | Deep Snow     |
        | encircled | P is Encircled     | sub-zero cold |

    @B9.32 @B9.32-13
    Scenario Outline: B9.32-13y nor may <unit> that has no weapon, where <more>, <weather>
      Given it is the MPh of the German turn
      And the weather is <weather>
      And hexside F5-F6 is a wall
      And <unit> P in F5
      And <more>
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples:
        | row         | unit                        | more           | weather       |
        | truck       | a German truck              | P is moving    | Clear         |
        | bogged      | a bogged German truck       | B1 is woods    | Overcast      |
        | immobilized | an immobilized German truck | B1 is woods    | Mud           |
        | stunned     | a stunned German truck      | B1 is woods    | Snow          |
        | concealed   | a concealed German truck    | B1 is woods    | Ground Snow   |
        | tractor     | a German tractor            | P is concealed | Deep Snow     |
        | bulldozer   | a German bulldozer          | B1 is woods    | sub-zero cold |
        | wagon       | a German wagon              | P is moving    | Clear         |
