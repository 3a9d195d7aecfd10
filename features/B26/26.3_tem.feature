@B26.3
Feature: B26.3 Wire and TEM

  Rule: B26.3 Wire has no TEM; that of the other terrain counts

    @B26.3-1
    Scenario Outline: B26.3-1 a squad <place> B3, <terrain>, has a TEM of <tem>
      Given B3 is <terrain>
      And B3 holds Wire
      And a German squad <place> B3
      When small-arms fire hits B3
      Then the TEM is <tem>

      Examples: on and beneath alike
        | row                 | terrain     | place                 | tem |
        | open-ground-on-top  | Open Ground | on top of the Wire in | 0   |
        | open-ground-beneath | Open Ground | beneath the Wire in   | 0   |
        | woods-on-top        | woods       | on top of the Wire in | +1  |
        | woods-beneath       | woods       | beneath the Wire in   | +1  |
        | brush-on-top        | brush       | on top of the Wire in | 0   |
        | graveyard-on-top    | a graveyard | on top of the Wire in | +1  |
        | crag-beneath        | crag        | beneath the Wire in   | +1  |

    @B26.3-2
    Scenario: B26.3-2 Air Bursts strike a wired wood as any other
      Given B3 is woods
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When an OBA HE Concentration hits B3
      Then the TEM is -1

    @B26.3-3
    Scenario: B26.3-3a wired Open Ground is Open Ground to who moves in it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF in B2
      And a Russian squad in B6
      When the German squad moves into B3
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO applies

    @B26.3-3
    Scenario: B26.3-3b and to who routs through it
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad in B2
      And a Russian squad in F3
      When the German squad routs into B3
      Then that is allowed
      And Interdiction is possible in B3

    @B26.3-4
    Scenario Outline: B26.3-4 fire at a squad <place> B3 meets nothing of the Wire
      Given it is the PFPh of the Russian turn
      And B3 holds Wire
      And a German squad <place> B3
      And a Russian squad in B6
      When the Russian squad attacks the German squad with small-arms fire and an Original DR of 7
      Then the Wire DRM is 0
      And the Final DR of the attack is 7

      Examples:
        | place                 |
        | on top of the Wire in |
        | beneath the Wire in   |

    @B26.3-1
    Scenario Outline: B26.3-1b a squad beneath both Wire and a <kind> has the TEM of the <kind>
      Given B3 holds a <cover>
      And B3 holds Wire
      And a German squad beneath the <kind> in B3
      When small-arms fire hits B3
      Then the TEM is +2

      Examples: an entrenchment under Wire (27.3, 27.5)
        | cover      | kind    |
        | foxhole 1S | foxhole |
        | trench     | trench  |

    @B26.3-1
    Scenario Outline: B26.3-1c behind a wall a squad <place> B3 has the TEM of the wall (9.3)
      Given it is the PFPh of the Russian turn
      And hexside B3-B4 is a wall
      And B3 holds Wire
      And a German squad <place> B3
      And a Russian squad in B6
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +2

      Examples: on and beneath alike
        | place                 |
        | on top of the Wire in |
        | beneath the Wire in   |
