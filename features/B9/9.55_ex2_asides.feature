@B9.55
Feature: B9.55 Second example, asides: what else the 3-3-8 might do in L4 of board 54

  Background:
    Given the board excerpt 54_K5
    And there is a SSR that all hedges are bocage
    And a German 4-4-7 squad M in K6
    And it is the MPh of the British turn

  Rule: B9.55 Foxhole and Crest status are movement; a DC is not

    @B9.55-EX2-12
    Scenario: B9.55-EX2-12b to come out of a foxhole would not cost its '?'
      Given L4 holds a foxhole 1S
      And a concealed British 3-3-8 half-squad beneath the foxhole in L4
      When the British half-squad comes out of the foxhole
      Then that is allowed
      And the British half-squad has wall advantage
      And the British half-squad is concealed

    @B9.55-EX2-12
    Scenario: B9.55-EX2-12c nor to take Crest status, were L4 a gully
      Given L4 is a gully
      And a concealed British 3-3-8 half-squad IN L4
      When the British half-squad moves to Crest status in L4
      Then that is allowed
      And the British half-squad has Crest status in L4
      And the British half-squad may claim wall advantage
      And the British half-squad is concealed

    @B9.55-EX2-12
    Scenario: B9.55-EX2-12d nor to give it up
      Given L4 is a gully
      And a concealed British 3-3-8 half-squad in Crest status in L4
      When the British half-squad moves INTO L4
      Then that is allowed
      And the British half-squad is IN L4
      And the British half-squad is concealed

    @B9.55-EX2-13
    Scenario: B9.55-EX2-13a to Place a DC would
      Given a concealed British 3-3-8 half-squad in L4
      And the British half-squad possesses a DC
      And a German squad in M4
      When the British half-squad Places its DC in M4
      Then that is allowed
      And the British half-squad is not concealed

    @B9.55-EX2-13
    Scenario: B9.55-EX2-13b not so where nobody sees it
      Given K4 is woods
      And a concealed British 3-3-8 half-squad in K4
      And the British half-squad possesses a DC
      When the British half-squad Places its DC in L4
      Then that is allowed
      And the British half-squad has no wall advantage
      And the British half-squad is concealed
