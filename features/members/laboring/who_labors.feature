Feature: Searching, Clearance and entrenching: who, and in which phase

  Rule: B26.4 Searching

    @B26.4 @A12.152xB26.4-501
    Scenario Outline: A12.152xB26.4-501a a squad beneath Wire that is <status> does not Search
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P is <status>
      When P Searches
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |

    @B26.4 @A12.152xB26.4-501
    Scenario Outline: A12.152xB26.4-501b nor does any in the <phase>
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      When P Searches
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

    @B26.4 @A12.152xB26.4-501
    Scenario Outline: A12.152xB26.4-501c nor <force>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P in B3
      When P Searches
      Then that is not allowed

      Examples:
        | row     | force                  |
        | cavalry | a German Cavalry squad |
        | tank    | a German tank          |

    @B26.4 @A12.152xB26.4-501
    Scenario Outline: A12.152xB26.4-501d <force> that is <status> does
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P beneath the Wire in B3
      And P is <status>
      When P Searches
      Then that is allowed

      Examples:
        | row           | force               | status        |
        | cx            | a German squad      | CX            |
        | wounded       | a German leader     | wounded       |
        | inexperienced | a German squad      | inexperienced |
        | concealed     | a German half-squad | concealed     |
        | encircled     | a German crew       | Encircled     |
        | unarmed       | a German squad      | unarmed       |

    @B26.4 @A12.152xB26.4-501
    Scenario: A12.152xB26.4-501u where no phase is told a squad Searches
      Given a German squad P in B3
      When P Searches
      Then that is allowed

  Rule: B26.5 Clearance

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501a a squad on Wire that is <status> announces no Clearance
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is <status>
      When P announces Clearance of the Wire in B3
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |

    @B26.5 @B24.73xB26.5-501
    Scenario: B24.73xB26.5-501x Infantry without arms announces it, and ends it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is unarmed
      When P announces Clearance of the Wire in B3
      Then that is allowed

    @B26.5 @B24.73xB26.5-501
    Scenario: B24.73xB26.5-501y its Clearance removes the Wire
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is unarmed
      And P is TI
      When the Clearance by P of the Wire in B3 succeeds
      Then that is allowed

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501b nor <force>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P in B3
      When P announces Clearance of the Wire in B3
      Then that is not allowed

      Examples:
        | row   | force          |
        | tank  | a German tank  |
        | truck | a German truck |

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501c a squad that was <status> after it announced Clearance ends none
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      And P is <status>
      When the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |

    @B26.5 @B24.73xB26.5-501
    Scenario: B24.73xB26.5-501e who tried to Clear it this turn ends it in the CCPh
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      And P has tried to Clear a Wire counter this phase
      When the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501d in the <phase> no Clearance comes to its end
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      When the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |

    @B26.5 @B24.73xB26.5-501
    Scenario: B24.73xB26.5-501u where no phase is told Clearance is announced
      Given B3 holds Wire
      And a German squad P on top of the Wire in B3
      When P announces Clearance of the Wire in B3
      Then that is allowed

    @B26.5 @B24.73xB26.5-501
    Scenario: B24.73xB26.5-501v and ended
      Given B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      When the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501w a squad that <has> announces no Clearance
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And the German squad has <deed>
      When the German squad announces Clearance of the Wire in B3
      Then that is not allowed

      Examples:
        | row   | has          | deed                             |
        | spent | has spent MF | spent 1 MF                       |
        | fired | has fired    | fired its inherent FP this phase |

  Rule: B27.11 Entrenching

    @B27.11 @B27.12 @B27.11-12 @B27.12-2
    Scenario: B27.11-12u where neither phase nor turn is told a squad attempts to entrench
      Given a German squad P in B2
      When P makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And B2 holds a foxhole 1S

    @B27.11 @B27.11-12
    Scenario: B27.11-12v in the PFPh of a turn that is not told it does
      Given it is the PFPh of a turn that is not told
      And a German squad P in B2
      When P makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And B2 holds a foxhole 1S

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

    @B27.11 @B27.11-1
    Scenario: B27.11-1s with wall advantage a squad digs as well
      Given it is the PFPh of the German turn
      And hexside B2-B3 is a wall
      And a German squad P in B2
      And P has wall advantage
      When P makes an Entrenching Attempt with an Original DR of 4
      Then that is allowed
      And the Entrenching Attempt succeeds
