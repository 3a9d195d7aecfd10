@B26.45
Feature: B26.45 DC on and beneath Wire

  Rule: B26.45 From on top of Wire no DC is used

    @B26.45-1
    Scenario Outline: B26.45-1a on Wire no unit <uses> a DC in <place>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      And the German squad possesses a DC
      And a German squad Q in D4
      When Q moves into D3
      And the German squad <uses> its DC in <place>
      Then B26.45 forbids it

      Examples:
        | uses   | place |
        | Places | B4    |
        | Sets   | B3    |

    @B26.45-1
    Scenario: B26.45-1b nor does it Throw one
      Given it is the AFPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German squad possesses a DC
      And a German squad Q in D4
      And a Russian squad E in D6
      When Q fires at E
      And the German squad Throws its DC in B4
      Then B26.45 forbids it

    @B26.45-1
    Scenario Outline: B26.45-1c beneath Wire a unit <uses> its DC in <place>
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And the German squad possesses a DC
      When the German squad <uses> its DC in <place>
      Then that is allowed
      And the DC is in <place>
      And nothing else changed in B3

      Examples:
        | row    | phase | uses   | place |
        | places | MPh   | Places | B4    |
        | throws | AFPh  | Throws | B4    |
        | sets   | MPh   | Sets   | B3    |

    @B26.45-2
    Scenario Outline: B26.45-2 from beneath its Wire a unit Places a DC in the next Wire: a DR of <dr> leaves <there>
      Given it is the MPh of the German turn
      And B3 and B4 are Open Ground
      And B3 and B4 each hold Wire
      And a German squad with 4 MF beneath the Wire in B3
      And the German squad possesses a DC
      When the German squad Places its DC in B4
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B4 with an Original DR of <dr>
      Then that is allowed
      And it costs 1 MF
      And B4 holds <there>
      And B3 holds Wire
      And the German squad is beneath the Wire in B3

      Examples:
        | dr | there   |
        | 5  | no Wire |
        | 6  | Wire    |
