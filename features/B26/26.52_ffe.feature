@B26.52
Feature: B26.52 Bombardment of Wire

  Rule: B26.52 A KIA with the Original DR clears it

    @B26.52-1 @B26.52-7 @B26.52-8
    Scenario Outline: B26.52-1 an HE Concentration of 30 FP with a DR of <dr> leaves <there>
      Given it is the PFPh of the German turn
      And B3 is Open Ground
      And B3 holds Wire
      When an OBA HE Concentration of 30 FP is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And B3 holds <there>

      Examples:
        | dr | there   |
        | 2  | no Wire |
        | 5  | no Wire |
        | 6  | Wire    |
        | 9  | Wire    |

    @B26.52-2
    Scenario Outline: B26.52-2 an aerial bomb of 30 FP with a DR of <dr> leaves <there>
      Given it is the PFPh of the German turn
      And B3 is Open Ground
      And B3 holds Wire
      When an aerial bomb of 30 FP is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And B3 holds <there>

      Examples:
        | dr | there   |
        | 5  | no Wire |
        | 6  | Wire    |

    @B26.52-3
    Scenario Outline: B26.52-3a in <terrain> a DR of <dr> is <final> for a unit with <drm> and leaves <there>
      Given it is the PFPh of the German turn
      And B3 is <terrain>
      And B3 holds Wire
      And a Russian squad beneath the Wire in B3
      When an OBA HE Concentration of 30 FP is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And the Russian squad is attacked with a Final DR of <final>
      And B3 holds <there>

      Examples: TEM is for units alone
        | terrain     | dr | drm | final | there   |
        | a graveyard | 5  | +1  | 6     | no Wire |
        | woods       | 6  | -1  | 5     | Wire    |
        | a runway    | 6  | -1  | 5     | Wire    |

    @B26.52-3
    Scenario: B26.52-3b so is that of a trench, which stays
      Given it is the PFPh of the German turn
      And B3 holds a trench
      And B3 holds Wire
      And a Russian squad beneath the trench in B3
      When an OBA HE Concentration of 30 FP is resolved in B3 with an Original DR of 5
      Then that is allowed
      And the Russian squad is attacked with a Final DR of 9
      And B3 holds a trench and no other Fortification
      And but for the Wire nothing changed in B3

    @B26.52-4
    Scenario: B26.52-4 the same DR strikes everybody there, each with its own DRM
      Given it is the PFPh of the German turn
      And B3 is woods
      And B3 holds a foxhole 1S
      And B3 holds Wire
      And a Russian squad P on top of the Wire in B3
      And a Russian squad Q beneath the foxhole in B3
      When an OBA HE Concentration of 30 FP is resolved in B3 with an Original DR of 4
      Then that is allowed
      And P is attacked with a Final DR of 3
      And Q is attacked with a Final DR of 7
      And but for the Wire nothing changed in B3

    @B26.52-5
    Scenario: B26.52-5 each hex of the Blast Area has a DR of its own
      Given it is the PFPh of the German turn
      And B3, B4 and C4 are Open Ground
      And B3, B4 and C4 each hold Wire
      When an OBA HE Concentration of 30 FP, centred on B3, is resolved in B3 with an Original DR of 5
      And an OBA HE Concentration of 30 FP, centred on B3, is resolved in B4 with an Original DR of 6
      And an OBA HE Concentration of 30 FP, centred on B3, is resolved in C4 with an Original DR of 3
      Then that is allowed
      And B3 holds no Wire
      And B4 holds Wire
      And C4 holds no Wire

    @B26.52-6
    Scenario: B26.52-6a Wire two hexes off stays
      Given it is the PFPh of the German turn
      And B5 holds Wire
      When an OBA HE Concentration of 30 FP, centred on B3, is resolved in B3 with an Original DR of 2
      Then that is allowed
      And B5 holds Wire
      And all that is as given

    @B26.52-6
    Scenario: B26.52-6b there is no DR for it
      Given it is the PFPh of the German turn
      And B5 holds Wire
      When an OBA HE Concentration of 30 FP, centred on B3, is resolved in B5 with an Original DR of 2
      Then that is not allowed

    @B26.52-7
    Scenario Outline: B26.52-7 <fire> leaves the Wire
      Given it is the PFPh of the German turn
      And B3 holds Wire
      When <fire> of 30 FP is resolved in B3 with an Original DR of 2
      Then that is allowed
      And B3 holds Wire
      And all that is as given

      Examples:
        | fire                  |
        | OBA Harassing Fire    |
        | SMOKE                 |
        | WP                    |
        | an Illuminating Round |
        | Direct Fire HE        |
        | an on-board mortar    |
        | strafing              |

    @B26.52-8
    Scenario: B26.52-8 Wire is judged though nobody is there
      Given it is the PFPh of the German turn
      And B3 is Open Ground
      And B3 holds Wire
      And no units in B3
      When an OBA HE Concentration of 30 FP is resolved in B3 with an Original DR of 3
      Then that is allowed
      And B3 holds no Wire
