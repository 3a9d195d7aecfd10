Feature: Who uses a DC beneath Wire, and who digs

  Rule: B26.45 Beneath Wire

    @B26.45 @B26.45-2
    Scenario Outline: B26.45-2b <unit> beneath Wire Places its DC in the next hex
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <unit> P beneath the Wire in B3
      And P possesses a DC
      When P Places its DC in B4
      Then that is allowed
      And the DC is in B4

      Examples: whoever it is
        | row                 | unit                          |
        | half-squad          | a German half-squad           |
        | crew                | a German crew                 |
        | concealed-squad     | a concealed German squad      |
        | fanatic-squad       | a Fanatic German squad        |
        | inexperienced-squad | an inexperienced German squad |
        | cx-squad            | a CX German squad             |
        | wounded-hero        | a wounded German hero         |

  Rule: B27.11 Who digs
