@B9.324
Feature: B9.324 Wall advantage of concealed, dummy and hidden units

  Rule: B9.324 Concealed units and dummies

    @B9.324-1
    Scenario: B9.324-1 a concealed unit may claim it and stays concealed
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a concealed German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And P is concealed

    @B9.324-2
    Scenario: B9.324-2 a dummy stack may claim it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a concealed German dummy stack P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.324-3 @B9.324-2
    Scenario: B9.324-3 a real unit may claim it against dummies, which lose it
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian dummy stack E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

    @B9.324-4
    Scenario: B9.324-4a a concealed claimant that shows nobody may not claim it
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a concealed German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.324 forbids it

    @B9.324-4 @B9.324-5
    Scenario: B9.324-4b one that shows a real unit may, and that unit stays concealed
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a concealed German squad P in F5
      And a concealed German dummy stack D in F5
      And it is the MPh of the German turn
      When P claims wall advantage, showing P
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage
      And P is concealed

    @B9.324-5
    Scenario: B9.324-5 dummies alone prove nothing
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a concealed German dummy stack P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.324 or B9.321 forbids it

    @B9.324-6
    Scenario: B9.324-6a the holder that shows a real unit keeps it
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage, and E shows itself in answer
      Then E has wall advantage
      And E is concealed
      And P has no wall advantage

    @B9.324-6
    Scenario Outline: B9.324-6b <holder> that shows nobody forfeits it
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And <holder> in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And E has no wall advantage

      Examples: it will not, or it cannot
        | holder                            |
        | a concealed Russian squad E       |
        | a concealed Russian dummy stack E |

    @B9.324-6
    Scenario: B9.324-6c a dummy shown in answer keeps nothing
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian dummy stack E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage, and E shows itself in answer
      Then that is not allowed
      And B9.324 forbids it

    @B9.324-6
    Scenario: B9.324-6d both sides show a unit and the holder keeps it
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a concealed German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage, showing P, and E shows itself in answer
      Then E has wall advantage
      And P has no wall advantage
      And P and E is concealed

    @B9.324-7
    Scenario: B9.324-7 an unconcealed claimant is proof enough
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And a concealed German squad Q in F5
      And it is the MPh of the German turn
      When Q claims wall advantage
      Then that is allowed
      And Q has wall advantage
      And E has no wall advantage
      And Q is concealed

  Rule: B9.324 Hidden units

    @B9.324-8 @reading:B9.324-hidden-claim
    Scenario: B9.324-8 a hidden unit cannot claim it in play
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And it is the end of the RPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.324 forbids it

    @B9.324-8 @reading:B9.324-hidden-claim=recorded
    Scenario Outline: B9.324-8b or by the other reading it can at the end of the <phase>, if that is recorded
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And it is the end of the <phase> of the German turn
      When P claims wall advantage
      Then that is allowed

      @since=B9.324-J8
      Examples:
        | phase |
        | RPh   |

    @B9.324-9
    Scenario: B9.324-9 placed on board concealed it has it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And it is the PFPh of the Russian turn
      When P is placed on board to have wall advantage
      Then that is allowed
      And P has wall advantage
      And P is concealed
      And P is not hidden

    @B9.324-10
    Scenario: B9.324-10a it may be placed even as an enemy comes adjacent and wants it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a Russian squad E in F7
      And it is the MPh of the Russian turn
      When E moves into F6
      And P is placed on board to have wall advantage
      Then that is allowed
      And P has wall advantage
      And P is concealed
      And E has no wall advantage

    @B9.324-10
    Scenario: B9.324-10d but not against an enemy that has had it because it must
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a Russian squad E in F6
      And it is the MPh of the Russian turn
      When P is placed on board to have wall advantage
      Then that is not allowed
      And B9.321 forbids it

    @B9.324-10
    Scenario: B9.324-10b but not against an enemy that has had it before
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And it is the MPh of the Russian turn
      When P is placed on board to have wall advantage
      Then that is not allowed
      And B9.321 forbids it

    @B9.324-11
    Scenario: B9.324-11a recorded at set-up a hidden unit has it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And it is set-up
      And a hidden German squad P in F5
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And P is hidden

    @B9.324-11
    Scenario: B9.324-11c where no phase is told a claim is as in set-up, of a hidden unit too
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage
      And P is hidden

    @B9.324-11
    Scenario: B9.324-11b not recorded it has it not
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And it is the RPh of the German turn
      And a hidden German squad P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage

    @B9.324-12
    Scenario: B9.324-12 what is mandatory need not be recorded
      Given hexside F5-F6 is a wall
      And it is the RPh of the German turn
      And a hidden German squad P in F5
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And the wall advantage of P is mandatory

    @B9.324-17
    Scenario: B9.324-17a until J8 a hidden unit could not claim it, not even at set-up
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And it is set-up
      And a hidden German squad P in F5
      When P claims wall advantage
      Then that is not allowed

    @B9.324-17
    Scenario: B9.324-17b nor did it have it by being mandatory
      Given hexside F5-F6 is a wall
      And it is the RPh of the German turn
      And a hidden German squad P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage

    @B9.324-17
    Scenario: B9.324-17c on board, concealed, it could
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And it is set-up
      And a concealed German squad P in F5
      When P claims wall advantage
      Then that is allowed
      And P has wall advantage

    @B9.324-13
    Scenario Outline: B9.324-13a a hidden unit in <ground> may let a claimant have it and stay hidden
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And P has wall advantage
      And F6 is woods
      And a Russian squad E in F7
      And it is the MPh of the Russian turn
      When E moves into F6
      And E claims wall advantage
      Then that is allowed
      And P is hidden
      And P has no wall advantage
      And E has wall advantage

      Examples: mandatory or recorded
        | ground           |
        | Open Ground      |
        | a stone building |

    @B9.324-13
    Scenario: B9.324-13b likewise where the enemy's claim is a mandatory one
      Given hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And P has wall advantage
      And a Russian squad E in F7
      And it is the MPh of the Russian turn
      When E moves into F6
      Then P is hidden
      And P has no wall advantage
      And E has wall advantage

    @B9.324-14
    Scenario: B9.324-14a to deny it the hidden unit is placed on board concealed
      Given hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And P has wall advantage
      And F6 is woods
      And a Russian squad E in F6
      And it is the MPh of the Russian turn
      When E claims wall advantage, and P shows itself in answer
      Then P is concealed
      And P is not hidden
      And P has wall advantage
      And E has no wall advantage

    @B9.324-14
    Scenario: B9.324-14b likewise against a mandatory claim
      Given hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And P has wall advantage
      And a Russian squad E in F7
      And it is the MPh of the Russian turn
      When E moves into F6
      And P is placed on board to have wall advantage
      Then that is allowed
      And P is concealed
      And P has wall advantage
      And E has no wall advantage

    @B9.324-15
    Scenario: B9.324-15a what is neither mandatory nor recorded is claimed on board
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And it is the MPh of the German turn
      When P is placed on board to have wall advantage
      Then that is allowed
      And P has wall advantage
      And P is concealed
      And P is not hidden

    @B9.324-15
    Scenario: B9.324-15b with no enemy to claim it a hidden unit may not forfeit it
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P forfeits wall advantage
      Then that is not allowed
      And B9.324 forbids it

    @B9.324-15
    Scenario: B9.324-15c it forfeits it on board
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When P is placed on board
      And P forfeits wall advantage
      Then that is allowed
      And P is concealed
      And P has no wall advantage

    @B9.324-16
    Scenario: B9.324-16a a hidden comrade does not help a broken unit
      Given hexside F5-F6 is a wall
      And a broken German squad Q in F5
      And a hidden German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When Q claims wall advantage
      Then that is not allowed
      And B9.32 or B9.324 forbids it

    @B9.324-16
    Scenario: B9.324-16b one on board does
      Given hexside F5-F6 is a wall
      And a broken German squad Q in F5
      And a concealed German squad P in F5
      And P has wall advantage
      And it is the MPh of the German turn
      When Q claims wall advantage
      Then that is allowed
      And Q has wall advantage

  Rule: B9.324 Dummies against units, units against dummies

    @B9.323 @B9.324-3 @B9.323-6
    Scenario: B9.324-3b a real unit that comes up has what is mandatory against dummies, which lose it all
      Given F6 is woods
      And hexside F5-F6 is a wall
      And hexside F6-F7 is a wall
      And a concealed Russian dummy stack E in F6
      And E has wall advantage
      And a German squad P in F4
      And it is the MPh of the German turn
      When P moves into F5
      Then P has wall advantage
      And E has no wall advantage

    @B9.324-5
    Scenario Outline: B9.324-5b against <holder> dummies may not claim it
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And <holder> in F6
      And E has wall advantage
      And a concealed German dummy stack P in F5
      And it is the MPh of the German turn
      When the players ask about the wall advantage of P
      Then P may not claim wall advantage

      Examples: whoever it is
        | holder                            |
        | a concealed Russian squad E       |
        | a concealed Russian dummy stack E |

    @B9.324-5
    Scenario: B9.324-5c dummies prove nothing against dummies either
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian dummy stack E in F6
      And E has wall advantage
      And a concealed German dummy stack P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.324 or B9.321 forbids it

    @B9.324-4
    Scenario Outline: B9.324-4c with <other> beside it a concealed claimant must still show itself
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a concealed Russian squad E in F6
      And E has wall advantage
      And a concealed German squad P in F5
      And <other> in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.324 forbids it

      Examples: neither seen nor of its side
        | other                    |
        | a hidden German squad    |
        | a captured Russian squad |

  Rule: B9.324 Hidden holders

    @B9.324-13
    Scenario: B9.324-13c to dummies a hidden unit need not let it go
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a hidden Russian squad E in F6
      And E has wall advantage
      And a concealed German dummy stack P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.324 or B9.321 forbids it

    @B9.324-13
    Scenario: B9.324-13d nor to dummies that come up
      Given F6 is woods
      And hexside F5-F6 is a wall
      And a hidden Russian squad E in F6
      And E has wall advantage
      And a concealed German dummy stack P in F4
      And it is the MPh of the German turn
      When P moves into F5
      Then P has no wall advantage
      And E has wall advantage
      And E is hidden

    @B9.324-12 @reading:B9.324-two-hidden
    Scenario: B9.324-12b of two hidden enemies the ATTACKER has what is mandatory
      Given hexside F5-F6 is a wall
      And it is the PFPh of the German turn
      And a hidden German squad P in F5
      And a hidden Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has wall advantage

    @B9.324-12
    Scenario: B9.324-12d the other one has none in any case
      Given hexside F5-F6 is a wall
      And it is the PFPh of the German turn
      And a hidden German squad P in F5
      And a hidden Russian squad E in F6
      When the players ask about the wall advantage of E
      Then E has no wall advantage

    @B9.324-12 @reading:B9.324-two-hidden=nobody
    Scenario: B9.324-12c or by the other reading neither has it
      Given hexside F5-F6 is a wall
      And it is the PFPh of the German turn
      And a hidden German squad P in F5
      And a hidden Russian squad E in F6
      When the players ask about the wall advantage of P
      Then P has no wall advantage

  Rule: B9.324 Known holders

    @B9.324-6
    Scenario: B9.324-6e a Known holder keeps it with nothing to show
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a Russian squad E in F6
      And E has wall advantage
      And a German squad P in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.321 forbids it

    @B9.321 @B9.324-5 @B9.321-6
    Scenario: B9.324-5d in Deluxe it is the holder of the hexside claimed that counts
      Given there is a SSR that Deluxe ASL rules are in effect
      And F4, F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a concealed Russian squad C in F6
      And C has wall advantage
      And a Russian squad E in F4
      And E has wall advantage
      And a concealed German dummy stack P in F5
      And it is the MPh of the German turn
      When P claims wall advantage over F5-F6
      Then that is not allowed
      And B9.324 or B9.321 forbids it

    @B9.322 @B9.324-9 @B9.322-2
    Scenario Outline: B9.324-9b <state>, a hidden unit that is placed on board has wall advantage only if it must: in <ground> that is <verdict>
      Given F5 is <ground>
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And P is <state>
      And it is the PFPh of the Russian turn
      When P is placed on board to have wall advantage
      Then that is <verdict>

      Examples:
        | row            | state  | ground      | verdict     |
        | ti-woods       | TI     | woods       | not allowed |
        | pinned-woods   | pinned | woods       | not allowed |
        | ti-open-ground | TI     | Open Ground | allowed     |
