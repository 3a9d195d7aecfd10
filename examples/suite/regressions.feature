Feature: what our engine once got wrong

  @club-1 @B27.11
  Scenario Outline: club-1 a squad that is <status> needs <dr>
    Given it is the PFPh of the German turn
    And a <status> German squad in B2
    When the German squad makes an Entrenching Attempt with an Original DR of <dr>
    Then the Entrenching Attempt succeeds

    Examples:
      | status     | dr |
      | CX         | 4  |
      | Good Order | 5  |

  @club-2 @B27.4
  Scenario: club-2 out of a foxhole, then into the next hex
    Given it is the MPh of the German turn
    And B2 holds a foxhole 1S
    And a German squad P beneath the foxhole in B2
    When P comes out of the foxhole
    And P moves into B3
    Then it has spent 2 MF in all
