Feature: Who declares Close Combat, and against whom

  Rule: B27.44 B27.13 Close Combat

    @B27.13 @A11.1xB27.13-501
    Scenario: A11.1xB27.13-501v nor against an aircraft above it
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And a Russian aircraft E in B2
      When P declares Close Combat against E
      Then that is not allowed

    @B27.13 @A11.1xB27.13-501
    Scenario Outline: A11.1xB27.13-501a in the <phase> a squad declares no CC against one beneath the foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And a Russian squad E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |

    @B27.13 @A11.1xB27.13-501
    Scenario Outline: A11.1xB27.13-501b <who> declares it against <enemy>: <verdict>
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And <who> P <place>
      And <enemy> E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is <verdict>

      Examples:
        | row      | who                            | place                       | enemy           | verdict     |
        | squad    | a German squad                 | on top of the foxhole in B2 | a Russian squad | allowed     |
        | hero     | a German hero                  | on top of the foxhole in B2 | a Russian squad | allowed     |
        | own-side | a German squad                 | on top of the foxhole in B2 | a German squad  | not allowed |
        | broken   | a broken German squad          | on top of the foxhole in B2 | a Russian squad | not allowed |
        | captured | a captured German squad        | on top of the foxhole in B2 | a Russian squad | not allowed |
        | dummies  | a concealed German dummy stack | on top of the foxhole in B2 | a Russian squad | not allowed |
        | next-hex | a German squad                 | in B3                       | a Russian squad | not allowed |

    @B27.13 @A11.1xB27.13-501
    Scenario: A11.1xB27.13-501u where no phase is told CC is declared
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a Russian squad E on top of the foxhole in B2
      When E declares Close Combat against P
      Then that is allowed

  Rule: B27.13 Who fights in CC and does not fire

    @B27.13 @A11.1xB27.13-501
    Scenario Outline: A11.1xB27.13-501w who is in Melee fires at nobody, and fights who is beneath the foxhole: <attack>
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a Russian squad E on top of the foxhole in B2
      And P is in Melee
      And E is in Melee
      When E attacks P with <attack>
      Then the attack is <possible>

      Examples:
        | row          | attack            | possible     |
        | close-combat | Close Combat      | possible     |
        | capture      | a Capture attempt | possible     |
        | hand-to-hand | Hand-to-Hand CC   | possible     |
        | small-arms   | small-arms fire   | not possible |
