Feature: Close Combat on top of an entrenchment

  Rule: B27.13 One Location

    @B27.13 @B27.13-3
    Scenario Outline: B27.13-3f on top of a foxhole a squad attacks <target> in CC there
      Given it is the CCPh of the German turn
      And B3 holds <fort>
      And <target> Q <place> B3
      And a German squad P on top of the <cover> in B3
      When P attacks Q with Close Combat
      Then the attack is possible

      Examples: whatever it is
        | row            | target                    | place                    | fort         | cover     |
        | tank           | a Russian tank            | in                       | a foxhole 1S | foxhole   |
        | halftrack      | a Russian halftrack       | in                       | a foxhole 1S | foxhole   |
        | truck          | a Russian truck           | in                       | a foxhole 1S | foxhole   |
        | abandoned-tank | an abandoned Russian tank | in                       | a foxhole 1S | foxhole   |
        | sangar         | a Russian squad           | beneath the sangar in    | a sangar     | sangar    |
        | trench         | a Russian squad           | beneath the trench in    | a trench     | trench    |
        | ditch          | a Russian squad           | beneath the A-T Ditch in | an A-T Ditch | A-T Ditch |

    @B27.13 @B27.13-3
    Scenario Outline: B27.13-3g on top of a foxhole a squad with wall advantage attacks who is beneath, and is attacked
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 1S
      And hexside B3-C3 is a wall
      And a Russian squad Q beneath the foxhole in B3
      And a German squad P on top of the foxhole in B3
      And P has wall advantage
      When <one> attacks <other> with Close Combat
      Then the attack is possible

      Examples:
        | one | other |
        | P   | Q     |
        | Q   | P     |
