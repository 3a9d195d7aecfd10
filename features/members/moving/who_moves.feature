Feature: Who moves, routs and advances, in which phase, over which hexsides

  Rule: B27.44 Moving, routing and advancing

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501a a unit that is <status> does not move into the hex of a foxhole
      Given it is the MPh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      And P is <status>
      When P moves into B3
      Then that is not allowed

      Examples:
        | row         | force                | status      |
        | pinned      | a German squad       | pinned      |
        | ti          | a German squad       | TI          |
        | broken      | a German squad       | broken      |
        | melee       | a German squad       | in Melee    |
        | bogged      | a moving German tank | bogged      |
        | immobilized | a moving German tank | immobilized |
        | stunned     | a moving German tank | stunned     |
        | shocked     | a moving German tank | shocked     |
        | abandoned   | a moving German tank | abandoned   |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501s where a squad moves in, a unit that is <status> may not follow
      Given it is the MPh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      And P is <status>
      And a German squad Q in B2
      When Q moves into B3
      And the players ask whether P may move into B3
      Then that is not allowed
      And Q is on top in B3

      Examples:
        | row         | force                | status      |
        | bogged      | a moving German tank | bogged      |
        | immobilized | a moving German tank | immobilized |
        | stunned     | a moving German tank | stunned     |
        | shocked     | a moving German tank | shocked     |
        | abandoned   | a moving German tank | abandoned   |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501t <force> that is <status> may, for <mf> MF
      Given it is the MPh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      And P is <status>
      When the players ask whether P may move into B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row       | force                | status                    | mf |
        | encircled | a German squad       | Encircled                 | 1  |
        | bounding  | a moving German tank | marked with Bounding Fire | 1  |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501b a unit that is <status> does not advance into the hex of a foxhole
      Given it is the APh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      And P is <status>
      When P advances into B3
      Then that is not allowed

      Examples:
        | row    | force          | status   |
        | pinned | a German squad | pinned   |
        | ti     | a German squad | TI       |
        | broken | a German squad | broken   |
        | melee  | a German squad | in Melee |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501c a broken squad that is <status> does not rout
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 3S
      And a broken German squad P in B2
      And P is <status>
      When P carries out a rout into B3
      Then that is not allowed

      Examples:
        | row    | status   |
        | pinned | pinned   |
        | melee  | in Melee |
        | ti     | TI       |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501d nor does <force> that is not broken
      Given it is the RtPh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      When P carries out a rout into B3
      Then that is not allowed

      Examples:
        | row    | force           |
        | squad  | a German squad  |
        | leader | a German leader |
        | tank   | a German tank   |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501e in the <phase> of the <side> turn a German squad <goes> not into the hex of a foxhole
      Given it is the <phase> of the <side> turn
      And B3 holds a foxhole 3S
      And a German squad P in B2
      When P <goes> into B3
      Then that is not allowed

      Examples:
        | row            | phase | side    | goes     |
        | moves-rph      | RPh   | German  | moves    |
        | moves-pfph     | PFPh  | German  | moves    |
        | moves-dfph     | DFPh  | German  | moves    |
        | moves-afph     | AFPh  | German  | moves    |
        | moves-rtph     | RtPh  | German  | moves    |
        | moves-aph      | APh   | German  | moves    |
        | moves-ccph     | CCPh  | German  | moves    |
        | advances-rph   | RPh   | German  | advances |
        | advances-pfph  | PFPh  | German  | advances |
        | advances-mph   | MPh   | German  | advances |
        | advances-dfph  | DFPh  | German  | advances |
        | advances-afph  | AFPh  | German  | advances |
        | advances-rtph  | RtPh  | German  | advances |
        | advances-ccph  | CCPh  | German  | advances |
        | moves-enemy    | MPh   | Russian | moves    |
        | advances-enemy | APh   | Russian | advances |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501f in the <phase> no broken squad routs
      Given it is the <phase> of the German turn
      And B3 holds a foxhole 3S
      And a broken German squad P in B2
      When P carries out a rout into B3
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | APh   |
        | CCPh  |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501g in the RtPh of either side a broken squad routs
      Given it is the RtPh of the <side> turn
      And B3 holds a foxhole 3S
      And a broken German squad P in B2
      When P carries out a rout into B3
      Then that is allowed

      Examples:
        | row   | side    |
        | own   | German  |
        | enemy | Russian |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501h <force> does not advance
      Given it is the APh of the German turn
      And B3 holds a foxhole 3S
      And <force> P in B2
      When P advances into B3
      Then that is not allowed

      Examples:
        | row       | force              |
        | tank      | a German tank      |
        | truck     | a German truck     |
        | halftrack | a German halftrack |

    @B27.44 @A4.14xB27.44-501
    Scenario Outline: A4.14xB27.44-501 in the <phase> a German squad <goes> onto the foxhole beneath which there is <enemy>: <verdict>
      Given it is the <phase> of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And <enemy> E beneath the foxhole in B3
      When P <goes> into B3
      Then that is <verdict>

      Examples:
        | row               | phase | goes     | enemy                     | verdict     |
        | known             | MPh   | moves    | a Russian squad           | not allowed |
        | broken            | MPh   | moves    | a broken Russian squad    | not allowed |
        | concealed         | MPh   | moves    | a concealed Russian squad | allowed     |
        | hidden            | MPh   | moves    | a hidden Russian squad    | allowed     |
        | captured          | MPh   | moves    | a captured Russian squad  | allowed     |
        | advance-known     | APh   | advances | a Russian squad           | allowed     |
        | advance-broken    | APh   | advances | a broken Russian squad    | allowed     |
        | advance-concealed | APh   | advances | a concealed Russian squad | allowed     |

    @B27.44 @A4.14xB27.44-501
    Scenario Outline: A4.14xB27.44-501c a German squad moves onto a foxhole where there is <enemy>: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And <enemy> E on top of the foxhole in B3
      When P moves into B3
      Then that is <verdict>

      Examples:
        | row            | enemy                      | verdict     |
        | tank           | a Russian tank             | not allowed |
        | truck          | a Russian truck            | not allowed |
        | cavalry        | a Russian Cavalry squad    | not allowed |
        | horse          | a Russian horse            | allowed     |
        | empty-truck    | an abandoned Russian truck | allowed     |
        | empty-tank     | an abandoned Russian tank  | allowed     |

    @B27.44 @A4.14xB27.44-501
    Scenario: A4.14xB27.44-501b a berserk squad does not withdraw onto a foxhole with an enemy beneath it
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 1S
      And a berserk German squad P in B2
      And a Russian squad in B2
      And P is in Melee
      And a Russian squad beneath the foxhole in B3
      When P withdraws into B3
      Then that is not allowed

  Rule: B27.44 Moving

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501u in the <phase> of a turn that is not told a squad <goes> into the hex of a foxhole
      Given it is the <phase> of a turn that is not told
      And B3 holds a foxhole 3S
      And a German squad P in B2
      When P <goes> into B3
      Then that is allowed
      And P is on top in B3

      Examples:
        | phase | goes     |
        | MPh   | moves    |
        | APh   | advances |

    @B27.44 @A4.1xB27.44-501
    Scenario: A4.1xB27.44-501y where no phase is told who has advanced moves in its MPh
      Given B3 holds a foxhole 3S
      And a German squad P in B1
      When P advances into B2
      And P moves into B3
      Then that is allowed

  Rule: B27.4 Hexsides that nobody crosses

    @B27.4 @B11.4xB27.4-501
    Scenario Outline: B11.4xB27.4-501 over a <barrier> nobody moves into the hex of a foxhole: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And hexside B2-B3 is a <barrier>
      And a German squad P in B2
      When P moves into B3
      Then that is <verdict>

      Examples:
        | barrier        | verdict     |
        | cliff          | not allowed |
        | Water Obstacle | not allowed |
        | Rowhouse bar   | not allowed |
        | wall           | allowed     |

    @B27.4 @B11.4xB27.4-501
    Scenario Outline: B11.4xB27.4-501b by a way through the <barrier> it does
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And hexside B2-B3 is a <barrier>
      And the depiction of hexside B2-B3 has a gap
      And a German squad P in B2
      When P moves into B3
      Then that is allowed

      Examples:
        | barrier      |
        | cliff        |
        | Rowhouse bar |

  Rule: B16.4 Charges

    @B16.4 @A13.6xB16.4-501
    Scenario Outline: A13.6xB16.4-501 <force> Charges into <ground>: <verdict>
      Given it is the MPh of the <side> turn
      And B3 is <ground>
      And <force> P in B2
      When the players ask whether P may move into B3 by Charge
      Then that is <verdict>

      Examples:
        | row           | force                  | side     | ground      | verdict     |
        | berserk       | a berserk German squad | German   | Open Ground | allowed     |
        | squad         | a German squad         | German   | Open Ground | not allowed |
        | russian       | a Russian squad        | Russian  | Open Ground | allowed     |
        | japanese      | a Japanese squad       | Japanese | Open Ground | allowed     |
        | chinese       | a Chinese squad        | Chinese  | Open Ground | allowed     |
        | cavalry       | a German Cavalry squad | German   | Open Ground | allowed     |
        | cavalry-marsh | a German Cavalry squad | German   | marsh       | not allowed |
        | tank          | a moving German tank   | German   | Open Ground | not allowed |

  Rule: B9.541 Where a breach leads

    @B9.541 @B9.541-1
    Scenario Outline: B9.541-1u nobody breaches bocage on its way into <ground>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is <ground>
      And a moving German Dozer tank in B2
      When the German Dozer tank breaches the bocage on its way into B3
      Then that is not allowed

      Examples:
        | row   | ground         |
        | crag  | crag           |
        | river | river          |
        | water | Water Obstacle |
