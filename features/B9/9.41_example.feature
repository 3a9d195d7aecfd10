@B9.41
Feature: B9.41 The EX on board 55: two squads leave their walls

  Background:
    Given the board excerpt 55_H6
    And a German 4-6-7 squad P in G6
    And P has wall advantage
    And a German 4-4-7 squad Q in H7
    And Q has wall advantage
    And an American 7-4-7 squad E in H5
    And a hidden American 3-3-7 squad H in I7
    And it is the MPh of the German turn

  Rule: B9.41 The 4-6-7 goes to H6

    @B9.41-EX1-1 @B9.41-EX1-2
    Scenario: B9.41-EX1-1 it loses it at once
      When P begins to enter H6
      Then P has no wall advantage
      And Q has wall advantage
      And E may claim wall advantage

    @B9.41-EX1-2 @B9.41-EX1-11
    Scenario: B9.41-EX1-2 the 7-4-7 may claim it
      When P begins to enter H6
      And E claims wall advantage
      Then that is allowed
      And E has wall advantage

    @B9.41-EX1-3
    Scenario: B9.41-EX1-3 it then fires with FFMO and no wall
      When P begins to enter H6
      And E claims wall advantage
      And P moves into H6
      And E declares Defensive First Fire at P
      Then FFMO applies
      And the TEM of P is 0

    @B9.41-EX1-4
    Scenario: B9.41-EX1-4 or takes a Snap Shot with neither
      When P begins to enter H6
      And E claims wall advantage
      And P moves into H6
      And E takes a Snap Shot at P across hexside G6-H6
      Then the TEM of P is 0
      And FFMO does not apply
      And the attack is possible

    @B9.41-EX1-5
    Scenario: B9.41-EX1-5 left alone it falls to the 4-6-7 on entry
      When P moves into H6
      Then P has wall advantage
      And E has no wall advantage
      And the wall advantage of P is mandatory

    @B9.41-EX1-6
    Scenario: B9.41-EX1-6 and with it the wall against First Fire
      When P moves into H6
      And E declares Defensive First Fire at P
      Then the TEM of P is +2
      And FFMO does not apply

    @B9.41-EX1-7
    Scenario: B9.41-EX1-7 and against a Snap Shot
      When P moves into H6
      And E takes a Snap Shot at P across hexside G6-H6
      Then the TEM of P is +2

  Rule: B9.41 The 4-4-7 tries I7

    @B9.41-EX1-8
    Scenario: B9.41-EX1-8 it comes upon the 3-3-7 and is forced back
      When Q moves into I7
      And H shows itself and turns Q back into H7
      Then that is allowed
      And Q is on top in H7
      And H is not hidden

    @B9.41-EX1-9
    Scenario: B9.41-EX1-9 for that moment it has no wall advantage
      When Q begins to enter I7
      Then Q has no wall advantage

    @B9.41-EX1-10 @B9.41-EX1-9
    Scenario: B9.41-EX1-10 which the 3-3-7 uses if the 4-6-7 has none in H6
      When P begins to enter H6
      And E claims wall advantage
      And P moves into H6
      And Q moves into I7
      And H shows itself and turns Q back into H7
      And H declares Defensive First Fire at Q
      Then H has wall advantage
      And Q has no wall advantage
      And FFMO applies
      And the TEM of Q is 0

    @B9.41-EX1-11
    Scenario: B9.41-EX1-11 but may not if the 4-6-7 has it there
      When P moves into H6
      And Q moves into I7
      And H shows itself and turns Q back into H7
      And H claims wall advantage
      Then that is not allowed
      And B9.321 forbids it

    @B9.41-EX1-12
    Scenario: B9.41-EX1-12 the 4-4-7 then has the wall again
      When P moves into H6
      And Q moves into I7
      And H shows itself and turns Q back into H7
      And H declares Defensive First Fire at Q
      Then Q has wall advantage
      And the TEM of Q is +2
      And FFMO does not apply
