Feature: What is no Fortification

  Rule: B27.1 Wherever it lies

    @B26.1 @B27.1 @B26.1-1 @B27.1-1
    Scenario Outline: B27.1-1g a LMG <place> B3 is no Fortification
      Given B3 is <ground>
      And a LMG <place> B3
      When the players look at the board
      Then the LMG is no Fortification

      Examples: wherever it lies
        | row          | place               | ground                              |
        | bridge       | on the bridge in    | a bridge                            |
        | below-bridge | below the bridge in | a bridge                            |
        | crest        | in Crest status in  | gully                               |
        | level-1      | on level 1 of       | stone building with one upper level |

    @B26.1 @B27.1 @B26.1-1 @B27.1-1
    Scenario: B27.1-1h a DC that is Placed is no Fortification
      Given it is the MPh of the German turn
      And a German squad P in B3
      And P possesses a DC
      When P Places its DC in B4
      Then that is allowed
      And the DC is no Fortification

    @B26.1 @B27.1 @B26.1-1 @B27.1-1
    Scenario: B27.1-1j a wreck is no Fortification
      Given a wreck in B3
      When the players look at the board
      Then the wreck is no Fortification
