@B27
Feature: B27 What counts as an entrenchment

  Rule: B27 Foxholes and trenches are the entrenchments

    @B27-1
    Scenario Outline: B27-1a whether <feature> is an entrenchment: <answer>
      Given B2 holds <feature>
      When the players look at the board
      Then to the question whether the <feature> in B2 is an entrenchment the answer is <answer>

      Examples: holes that troops dug, the A-T Ditch being a trench by B27.56
        | feature    | answer |
        | foxhole 1S | yes    |
        | foxhole 2S | yes    |
        | foxhole 3S | yes    |
        | trench     | yes    |
        | A-T Ditch  | yes    |

      Examples: other Fortifications
        | feature   | answer |
        | Wire      | no     |
        | pillbox   | no     |
        | roadblock | no     |

    # Shellholes are no counter that could be asked; a squad in one is not entrenched and may still dig in.
    @B27-1
    Scenario: B27-1b shellholes are no entrenchment, so a squad in them may dig one
      Given B2 is shellholes
      And a German squad in B2
      And it is the PFPh of the German turn
      When the German squad makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And it is beneath the foxhole in B2

    @B27-1
    Scenario: B27-1c shellholes do not make the hex hold an entrenchment
      Given B2 is shellholes
      And a German squad in B2
      When the players look at the board
      Then B2 holds no foxhole
      And B2 holds no trench
      And all that is as given
