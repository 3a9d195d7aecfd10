Feature: Interdiction on top of a foxhole

  Rule: B27.41 The foxhole has no say

    @B27.41 @B27.42 @B27.41-1 @B27.42-4
    Scenario Outline: B27.41-1b <unit> that routs onto a foxhole in the open can be Interdicted
      Given it is the RtPh of the German turn
      And B3 holds an empty foxhole 1S
      And <unit> P in B2
      And a Russian squad in F3
      When P routs into B3
      Then that is allowed
      And Interdiction is possible in B3

      Examples: whoever it is
        | row        | unit                       |
        | dm-squad   | a broken DM German squad   |
        | half-squad | a broken German half-squad |
        | leader     | a broken German leader     |
