Feature: In and out of foxholes: at one go, by rout, with what is carried

  Rule: B27.4 B26.4 Not at one go

    @B27.4 @B27.54 @B27.4-7 @B27.54-26
    Scenario Outline: B27.4-7w with depth <depth>, in <weather>, nobody leaves a <cover> and enters the next hex at one go
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B2 holds <fort>
      And <unit> P beneath the <cover> in B2
      When P moves into B3
      Then B27.4 forbids it

      Examples: in no weather and depth
        | row           | weather       | depth       | fort         | unit                          | cover   |
        | clear         | Clear         | not defined | a foxhole 1S | a German squad                | foxhole |
        | overcast      | Overcast      | not defined | a foxhole 2S | a German half-squad           | foxhole |
        | rain          | Rain          | not defined | a foxhole 3S | a German crew                 | foxhole |
        | heavy-rain    | Heavy Rain    | not defined | a foxhole 1S | a German leader               | foxhole |
        | mud           | Mud           | not defined | a foxhole 1S | a German hero                 | foxhole |
        | falling-snow  | Falling Snow  | not defined | a foxhole 1S | a CX German squad             | foxhole |
        | snow          | Snow          | not defined | a foxhole 1S | a concealed German squad      | foxhole |
        | ground-snow   | Ground Snow   | not defined | a foxhole 1S | a Fanatic German squad        | foxhole |
        | deep-snow     | Deep Snow     | not defined | a foxhole 1S | an inexperienced German squad | foxhole |
        | sub-zero-cold | sub-zero cold | not defined | a foxhole 1S | a wounded German leader       | foxhole |
        | dry           | not defined   | dry         | a foxhole 1S | an unarmed German squad       | foxhole |
        | shallow       | not defined   | shallow     | a foxhole 1S | a hidden German squad         | foxhole |
        | deep          | not defined   | deep        | a foxhole 1S | an Encircled German squad     | foxhole |
        | flooded       | not defined   | flooded     | a foxhole 1S | a German squad                | foxhole |
        | frozen        | not defined   | frozen      | a foxhole 1S | a German half-squad           | foxhole |

    @B27.4 @B27.4-7
    Scenario Outline: B27.4-7x where no phase is told, or <how>, neither
      Given B2 holds a foxhole 1S
      And B2 has a <access>
      And B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And a German squad P beneath the foxhole in B2
      When P <how> B3
      Then that is not allowed

      Examples:
        | row    | access          | how                           |
        | enters | manhole         | moves into                    |
        | sewer  | manhole         | declares Sewer Movement into  |
        | tunnel | tunnel entrance | declares Tunnel Movement into |
        | dash   | manhole         | Dashes into                   |
        | charge | manhole         | Charges into                  |

    @B26.4 @B26.4-3
    Scenario Outline: B26.4-3w in the <phase> no Passenger unloads onto Wire
      Given it is the <phase> of the German turn
      And B2 holds Wire
      And a German halftrack in B2
      And a German squad P in B2
      And P is aboard the German halftrack
      When P unloads
      Then that is not allowed

      Examples: it does in its MPh
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

  Rule: B27.1 B27.12 Room, gear and digging

    @B27.1 @B27.12 @B27.41 @B27.1-21 @B27.12-1 @B27.41-3
    Scenario Outline: B27.41-3w in the RtPh <unit> routs straight beneath a foxhole where <inside> is: <verdict>
      Given it is the RtPh of the German turn
      And B3 is woods
      And B3 holds a foxhole 1S
      And <inside> beneath the foxhole in B3
      And <unit> P in B2
      When P routs straight beneath the foxhole in B3
      Then that is <verdict>

      Examples: as its room allows
        | row         | unit                            | inside              | verdict     |
        | half-squads | a broken German half-squad      | a German half-squad | allowed     |
        | dm          | a broken DM German squad        | a German leader     | allowed     |
        | leader      | a broken German leader          | a German squad      | allowed     |
        | disrupted   | a broken disrupted German squad | no units            | allowed     |
        | full        | a broken German squad           | a German squad      | not allowed |
        | full-half   | a broken DM German half-squad   | a German squad      | not allowed |

    @B27.1 @B27.51 @B27.1-21 @B27.51-13
    Scenario Outline: B27.51-13w <unit> with a <gear> goes beneath the <cover>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And <unit> P on top of the <cover> in B2
      And P possesses a <gear>
      When P goes beneath the <cover> with the <gear>
      Then that is allowed
      And the <gear> lies beneath the <cover> in B2

      Examples: whatever SW, and whatever befell who carries it
        | row   | unit                      | fort         | cover     | gear  |
        | dc    | a berserk German squad    | a foxhole 1S | foxhole   | DC    |
        | hmg   | an Encircled German squad | a trench     | trench    | HMG   |
        | mmg   | a CX German squad         | an A-T Ditch | A-T Ditch | MMG   |
        | radio | a German leader           | a foxhole 1S | foxhole   | radio |
        | ft    | a Fanatic German squad    | a trench     | trench    | FT    |
        | rcl   | a German crew             | a foxhole 1S | foxhole   | RCL   |

    @B27.12 @B27.11 @B27.51 @B27.11-2 @B27.12-2 @B27.51-2
    Scenario Outline: B27.12-2w <unit> <place> <ground> that has none digs a foxhole 1S
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And <unit> P <place> B2
      When P makes an Entrenching Attempt with an Original DR of 2
      Then the Entrenching Attempt succeeds
      And P is beneath the foxhole in B2
      And B2 holds a foxhole 1S

      Examples: wherever it is, and whatever befell it
        | row       | unit                      | place               | ground      |
        | gully     | a German squad            | IN                  | gully       |
        | below     | a German squad            | below the bridge in | bridge      |
        | unarmed   | an unarmed German squad   | in                  | Open Ground |
        | hidden    | a hidden German squad     | in                  | Open Ground |
        | encircled | an Encircled German squad | in                  | Open Ground |
