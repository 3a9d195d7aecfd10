Feature: the rules of the club

  Background:
    Given it is the PFPh of the German turn
    And a German squad in B2

  @club-3 @B27.11 @K1.1
  Scenario: club-3 a Final DR of 6 digs
    When the German squad makes an Entrenching Attempt with an Original DR of 6
    Then the Entrenching Attempt succeeds

  @club-4 @B27.11
  Scenario: club-4 a Final DR of 6 does not
    When the German squad makes an Entrenching Attempt with an Original DR of 6
    Then the Entrenching Attempt fails

  @club-5 @K1.1
  Scenario: club-5 nobody digs in the mud
    Given rain has soaked B2
    When the German squad makes an Entrenching Attempt with an Original DR of 3
    Then that is not allowed
