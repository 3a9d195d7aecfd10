Feature: Disrupted units are broken

  Rule: Disrupted units are broken

    @B9.4 @A19.12xB9.4-701
    Scenario Outline: A19.12xB9.4-701 over the hedge a disrupted squad <goes>: not allowed
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a hedge
      And a disrupted German squad P in B2
      When P <goes> into B3
      Then that is not allowed

      Examples:
        | row     | phase | goes     |
        | move    | MPh   | moves    |
        | advance | APh   | advances |

    @B27.13 @A19.12xB27.13-701
    Scenario: A19.12xB27.13-701 beneath the foxhole a disrupted squad Recovers nothing
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a disrupted German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is not allowed

    @B27.13 @A19.12xB27.13-701
    Scenario: A19.12xB27.13-701b a squad in Good Order does
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is allowed

  Rule: Disruption and rally

    @B27.13 @A19.12xB27.13-1601 @reading:A19.12-rally
    Scenario Outline: A19.12xB27.13-1601a a disrupted squad <place> the foxhole that <rallies> is disrupted no longer
      Given it is the RPh of the German turn
      And B2 holds a foxhole 3S
      And a German 9-1 leader L on top of the foxhole in B2
      And a disrupted German 4-6-7 squad P <place> the foxhole in B2
      When <rallies>
      Then that is allowed
      And P is not disrupted
      And P is not broken

      Examples:
        | row        | place     | rallies                                     |
        | leader     | beneath   | L tries to rally P with an Original DR of 4 |
        | leader-top | on top of | L tries to rally P with an Original DR of 4 |
        | alone      | beneath   | P makes a Rally DR of 3                     |

    @B27.13 @A19.12xB27.13-1601 @reading:A19.12-rally=never
    Scenario Outline: A19.12xB27.13-1601b or by the other reading none rallies, <place> the foxhole
      Given it is the RPh of the German turn
      And B2 holds a foxhole 3S
      And a German 9-1 leader L on top of the foxhole in B2
      And a disrupted German 4-6-7 squad P <place> the foxhole in B2
      When <rallies>
      Then that is not allowed

      Examples:
        | row        | place     | rallies                                     |
        | leader     | beneath   | L tries to rally P with an Original DR of 4 |
        | leader-top | on top of | L tries to rally P with an Original DR of 4 |
        | alone      | beneath   | P makes a Rally DR of 3                     |

    @B9.4 @A19.12xB9.4-1601 @reading:A19.12-rally @A19.12xB9.4-701
    Scenario Outline: A19.12xB9.4-1601a once it has rallied a squad that was disrupted <goes> over the hedge
      Given it is the RPh of the German turn
      And hexside B2-B3 is a hedge
      And a German 9-1 leader L in B2
      And a disrupted German 4-6-7 squad P in B2
      When L tries to rally P with an Original DR of 4
      And the RPh ends and the <phase> begins
      And P <goes> into B3
      Then that is allowed

      Examples:
        | row     | phase | goes     |
        | move    | MPh   | moves    |
        | advance | APh   | advances |

    @B9.4 @A19.12xB9.4-1601 @reading:A19.12-rally
    Scenario: A19.12xB9.4-1601b whose rally fails stays
      Given it is the RPh of the German turn
      And hexside B2-B3 is a hedge
      And a German 8-0 leader L in B2
      And a disrupted German 4-6-7 squad P in B2
      And P is DM
      When L tries to rally P with an Original DR of 6
      And the RPh ends and the MPh begins
      And P moves into B3
      Then that is not allowed
