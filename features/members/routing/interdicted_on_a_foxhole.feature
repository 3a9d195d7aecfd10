Feature: Interdiction on top of a foxhole

  Rule: B27.41 The foxhole has no say

    @B27.41 @B27.42 @B27.41-1 @B27.42-4
    Scenario Outline: B27.41-1b in <weather> <unit> that routs onto a foxhole in the open can be Interdicted
      Given it is the RtPh of the German turn
      And the weather is <weather>
      And B3 holds an empty foxhole 1S
      And <unit> P in B2
      And a Russian squad in F3
      When P routs into B3
      Then that is allowed
      And Interdiction is possible in B3

      Examples: whoever it is
        | row        | unit                       | weather     |
        | dm-squad   | a broken DM German squad   | not defined |
        | half-squad | a broken German half-squad | not defined |
        | leader     | a broken German leader     | not defined |
