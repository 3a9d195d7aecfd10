Feature: Hidden units placed on board to have wall advantage, and the proof of a real unit

  Rule: B9.324 Who is placed on board to have it

    @B9.324 @B9.324-9
    Scenario Outline: B9.324-9u <force> in a hex <where> is not placed on board to have it
      Given F5 is <ground>
      And hexside F5-F6 is <barrier>
      And <force> P in F5
      And it is the PFPh of the Russian turn
      When P is placed on board to have wall advantage
      Then that is not allowed

      Examples:
        | row     | force                         | where          | ground           | barrier |
        | no-wall | a hidden German squad         | without a wall | a stone building | a cliff |
        | unarmed | a hidden unarmed German squad | behind a wall  | a stone building | a wall  |
        | leader  | a hidden German leader        | behind a wall  | a stone building | a wall  |

    @B9.324 @B9.324-9
    Scenario Outline: B9.324-9y what keeps <force> from it
      Given F5 is a stone building
      And hexside F5-F6 is <barrier>
      And <force> P in F5
      And P is <status>
      And it is the PFPh of the Russian turn
      When P is placed on board to have wall advantage
      Then <clause> forbids it

      Examples:
        | row     | force                 | barrier | status  | clause |
        | no-wall | a hidden German squad | a cliff | Fanatic | B9.32  |
        | pinned  | a hidden German squad | a wall  | pinned  | B9.322 |

  Rule: B9.324 Placed on board, and the proof

    @B9.324 @B9.324-9
    Scenario Outline: B9.324-9w <force> is on board already and is not placed there
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And <force> P in F5
      And it is the PFPh of the Russian turn
      When P is placed on board
      Then B9.324 forbids it

      Examples:
        | row       | force                          |
        | known     | a German squad                 |
        | concealed | a concealed German squad       |
        | dummies   | a concealed German dummy stack |

    @B9.324 @B9.324-9
    Scenario Outline: B9.324-9x nor to have it <place> F5
      Given F5 is Open Ground
      And F5 holds <fort>
      And hexside F5-F6 is a wall
      And a hidden German squad P <place> F5
      And it is the PFPh of the Russian turn
      When P is placed on board to have wall advantage
      Then that is not allowed

      Examples:
        | row     | fort         | place                  |
        | foxhole | a foxhole 1S | beneath the foxhole in |
        | trench  | a trench     | beneath the trench in  |
        | wire    | Wire         | on top of the Wire in  |

    @B9.324 @B9.324-4
    Scenario Outline: B9.324-4u <force> in <hex> proves nothing for P
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a concealed German squad P in F5
      And <force> Q in <hex>
      And it is the MPh of the German turn
      When P claims wall advantage, showing Q
      Then that is not allowed
      And B9.324 forbids it

      Examples:
        | row       | force                          | hex |
        | dummy     | a concealed German dummy stack | F5  |
        | hidden    | a hidden German squad          | F5  |
        | elsewhere | a concealed German squad       | F4  |
        | enemy     | a concealed Russian squad      | G8  |

  Rule: B9.324 Who answers, and when

    @B9.324 @B9.324-6
    Scenario Outline: B9.324-6u <force> in <hex> has nothing to keep and answers nothing
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And <force> Q in <hex>
      And it is the MPh of the German turn
      When P claims wall advantage, and Q shows itself in answer
      Then B9.324 forbids it

      Examples:
        | row       | force                     | hex |
        | elsewhere | a concealed Russian squad | G8  |
        | friend    | a concealed German squad  | F5  |

    @B9.324 @B9.324-10
    Scenario: B9.324-10f it answers what an enemy has just claimed, and not once other things have been done
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a Russian squad E in F7
      And a Russian squad Q in H7
      And it is the MPh of the Russian turn
      When E moves into F6
      And E claims wall advantage
      And Q moves into H8
      And P is placed on board to have wall advantage
      Then B9.321 forbids it
