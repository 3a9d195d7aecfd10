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

    @B27.11 @B27.12 @B27.51 @B27.11-1 @B27.12-7 @B27.51-2
    Scenario Outline: B27.11-1q next to a trench and a 3S <unit> <place> B2 makes an Entrenching Attempt
      Given it is the PFPh of the German turn
      And A2 holds a trench
      And B3 holds a foxhole 3S
      And B2 holds <fort>
      And <unit> P <place> B2
      When P makes an Entrenching Attempt with an Original DR of 9
      Then that is allowed
      And P is TI
      And B2 holds no trench

      Examples: whatever does not bar it
        | row             | unit                     | place               | fort       |
        | pinned-squad    | a pinned German squad    | in                  | no foxhole |
        | cx-squad        | a CX German squad        | in                  | no foxhole |
        | beneath-wire    | a German squad           | beneath the Wire in | Wire       |
        | concealed-squad | a concealed German squad | in                  | no foxhole |
        | fanatic-squad   | a Fanatic German squad   | in                  | no foxhole |

    @B27.11 @B27.12 @B27.51 @B27.11-1 @B27.12-7 @B27.51-2
    Scenario: B27.11-1r next to a trench and a 3S a squad with wall advantage makes an Entrenching Attempt
      Given it is the PFPh of the German turn
      And A2 holds a trench
      And B1 holds a foxhole 3S
      And hexside B2-B3 is a wall
      And a German squad P in B2
      And P has wall advantage
      When P makes an Entrenching Attempt with an Original DR of 9
      Then that is allowed
      And P is TI
      And B2 holds no trench
