@B9.55
Feature: B9.55 First example: HIP and dummies behind the hedges of board 55

  Background:
    Given the board excerpt 55_Q1
    And there is a SSR that all hedges are bocage
    And it is set-up
    And the British player moves first
    And the German OB may hide 2 squad equivalents

  Rule: B9.55 The German, who sets up first, hides in the orchard and behind bocage

    @B9.55-EX1-1
    Scenario: B9.55-EX1-1a a squad and two HS use up 2 squad equivalents
      When a hidden German squad sets up in R1
      And a hidden German 2-3-7 half-squad H sets up in Q1
      And a hidden German 2-4-7 half-squad K sets up in Q2
      Then that is allowed
      And the German side may hide 0 more squad equivalents

    @B9.55-EX1-1
    Scenario: B9.55-EX1-1b a third HS is one too many
      When a hidden German squad sets up in R1
      And a hidden German 2-3-7 half-squad H sets up in Q1
      And a hidden German 2-4-7 half-squad K sets up in Q2
      And a hidden German half-squad sets up in R1
      Then that is not allowed
      And A12.3 forbids it

    @B9.55-EX1-2
    Scenario Outline: B9.55-EX1-2a a HS hides in <hex>, no Concealment Terrain, because of its bocage
      When a hidden German half-squad sets up in <hex>
      Then that is allowed
      And the German half-squad is hidden

      Examples:
        | hex |
        | Q1  |
        | Q2  |

    @B9.55-EX1-2
    Scenario Outline: B9.55-EX1-2b it does not in <hex>, in the open and without bocage
      When a hidden German half-squad sets up in <hex>
      Then that is not allowed
      And A12.12 forbids it

      Examples:
        | hex |
        | P1  |
        | R0  |

    @B9.55-EX1-3
    Scenario: B9.55-EX1-3 dummies may set up in R2 for the same reason
      When a concealed German dummy stack sets up in R2
      Then that is allowed
      And the German dummy stack is concealed

    @B9.55-EX1-11
    Scenario: B9.55-EX1-11 the squad may hide in R1, an orchard
      When a hidden German squad sets up in R1
      Then that is allowed
      And the German squad is hidden

  Rule: B9.55 The British player sets up in S1

    @B9.55-EX1-4
    Scenario Outline: B9.55-EX1-4a from S1 <hex> is seen past all bocage
      When a hidden German squad sets up in R1
      And a concealed German dummy stack sets up in R2
      And a British 4-5-7 squad sets up in S1
      And LOS is traced between S1 and <hex>
      Then the LOS is clear

      Examples:
        | hex |
        | Q1  |
        | R2  |

    @B9.55-EX1-4
    Scenario Outline: B9.55-EX1-4b it is past bocage, for a broken squad without wall advantage is seen in <hex>
      Given a broken German squad in <hex>
      When a British 4-5-7 squad sets up in S1
      And LOS is traced between the British squad and the German squad
      Then the LOS is clear

      Examples:
        | hex |
        | Q1  |
        | R2  |

    @B9.55-EX1-4
    Scenario: B9.55-EX1-4c such a squad is not seen in Q2, behind bocage
      Given a broken German squad in Q2
      When a British 4-5-7 squad sets up in S1
      And LOS is traced between the British squad and the German squad
      Then the LOS is blocked

    @B9.55-EX1-7
    Scenario: B9.55-EX1-7 while the British still set up nothing happens
      When a hidden German squad sets up in R1
      And a hidden German 2-3-7 half-squad H sets up in Q1
      And a hidden German 2-4-7 half-squad K sets up in Q2
      And a concealed German dummy stack sets up in R2
      And a British 4-5-7 squad sets up in S1
      Then that is allowed
      And H is hidden
      And the German dummy stack is concealed
      And the German dummy stack is on top in R2

    @B9.55-EX1-5 @B9.55-EX1-6 @B9.55-EX1-8 @B9.55-EX1-9
    Scenario: B9.55-EX1-5 when they have finished, who is seen past the bocage is found out
      When a hidden German squad sets up in R1
      And a hidden German 2-3-7 half-squad H sets up in Q1
      And a hidden German 2-4-7 half-squad K sets up in Q2
      And a concealed German dummy stack sets up in R2
      And a British 4-5-7 squad sets up in S1
      And a British 6-4-8 squad P sets up in R3
      And the set-up of both sides ends
      Then H is on top in Q1
      And H is not hidden
      And H is not concealed
      And the German dummy stack is removed from play
      And the German squad is hidden
      And K is hidden

  Rule: B9.55 The 6-4-8 comes to Q3 when play has begun

    @B9.55-EX1-10
    Scenario: B9.55-EX1-10 the 2-4-7 goes on board beneath a '?'
      When a hidden German squad sets up in R1
      And a hidden German 2-3-7 half-squad H sets up in Q1
      And a hidden German 2-4-7 half-squad K sets up in Q2
      And a concealed German dummy stack sets up in R2
      And a British 4-5-7 squad sets up in S1
      And a British 6-4-8 squad P sets up in R3
      And the set-up of both sides ends
      And the RPh ends and the MPh begins
      And P moves into Q3
      Then that is allowed
      And K is on top in Q2
      And K is not hidden
      And K is concealed
      And the German squad is hidden
