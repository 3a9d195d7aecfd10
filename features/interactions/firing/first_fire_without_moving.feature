Feature: MF spent without moving draw First Fire too

  Rule: MF spent without moving draw First Fire all the same

    @B27.13 @A4.6xA8.1xB27.13-601
    Scenario Outline: A4.6xA8.1xB27.13-601 who Recovers a weapon <place> a foxhole in <ground>: FFMO <ffmo>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad <place> B3
      And a LMG <place> B3
      And a Russian squad in B6
      When the German squad tries to Recover the LMG
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <ffmo>
      And FFNAM does not apply

      Examples:
        | row     | place                  | ground      | ffmo           |
        | open    | in                     | Open Ground | applies        |
        | brush   | in                     | brush       | does not apply |
        | beneath | beneath the foxhole in | Open Ground | does not apply |

    @B27.13 @A4.6xA8.1xB27.13-601
    Scenario: A4.6xA8.1xB27.13-601b nor is there a Snap Shot of who has entered no hex
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a LMG on top of the foxhole in B3
      And a Russian squad E in B6
      When P tries to Recover the LMG
      And E takes a Snap Shot at P across hexside B3-B4
      Then the attack is not possible

    @B27.13 @A4.6xA8.1xB27.13-601
    Scenario: A4.6xA8.1xB27.13-601c nor of who has crossed another hexside
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And a Russian squad E in B6
      When P moves into B3
      And E takes a Snap Shot at P across hexside B4-B5
      Then the attack is not possible

    @B26.51 @A8.1xA23.3xB26.51-601
    Scenario Outline: A8.1xA23.3xB26.51-601 who Places a DC in Wire may be fired on from <where>: <possible>
      Given it is the MPh of the German turn
      And B4 holds Wire
      And a German squad in B3
      And the German squad possesses a DC
      And D4 is woods
      And a Russian 4-6-7 squad in <where>
      When the German squad Places its DC in B4
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is <possible>

      Examples:
        | row  | where | possible     |
        | near | B6    | possible     |
        | far  | B10   | possible     |
        | hid  | E5    | not possible |
