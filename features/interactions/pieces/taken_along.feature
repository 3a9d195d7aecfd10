Feature: A unit takes along what it possesses

  Rule: One takes along what one possesses

    @B27.4 @A4.43xB27.4-701
    Scenario Outline: A4.43xB27.4-701a a LMG <where> is taken from B2 <how>: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And <force> P on top of the foxhole in B2
      And a German half-squad Q on top of the foxhole in B2
      And <where>
      When <how>
      Then that is <verdict>

      Examples: it lies there, or another has it
        | row      | phase | force                | where                 | how                                    | verdict     |
        | lies     | MPh   | a German half-squad  | a LMG in B2      | P moves into B3 with the LMG           | not allowed |
        | anothers | MPh   | a German half-squad  | Q possesses a LMG     | P moves into B3 with the LMG           | not allowed |
        | advances | APh   | a German half-squad  | a LMG in B2      | P advances into B3 with the LMG        | not allowed |
        | below    | MPh   | a German half-squad  | a LMG in B2      | P goes beneath the foxhole with the LMG | not allowed |
        | far      | MPh   | a German half-squad  | a LMG in B6      | P moves into B3 with the LMG           | not allowed |

      Examples: it is the unit's own
        | row      | phase | force                | where                 | how                                    | verdict     |
        | own      | MPh   | a German half-squad  | P possesses a LMG     | P moves into B3 with the LMG           | allowed     |
        | own-aph  | APh   | a German half-squad  | P possesses a LMG     | P advances into B3 with the LMG        | allowed     |
        | own-down | MPh   | a German half-squad  | P possesses a LMG     | P goes beneath the foxhole with the LMG | allowed    |

    @B27.51 @A4.43xB27.51-701
    Scenario Outline: A4.43xB27.51-701 a dm mortar beneath the trench that <who> possesses leaves it with P: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And a German crew Q beneath the trench in B2
      And <who> possesses a dm German 81mm MTR
      When P comes out of the trench with the 81mm MTR
      Then that is <verdict>

      Examples:
        | row      | who | verdict     |
        | own      | P   | allowed     |
        | anothers | Q   | not allowed |

    @B26.51 @A4.43xA23.61xB26.51-701
    Scenario Outline: A4.43xA23.61xB26.51-701 a <side> squad beneath Wire Places <dc> where it is: the Wire <fate>
      Given it is the MPh of the <side> turn
      And B3 is Open Ground
      And B3 holds Wire
      And a <side> squad P beneath the Wire in B3
      And P possesses <dc>
      When P Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of 3
      Then that is allowed
      And B3 holds <fate>

      Examples: it is for the Japanese to do, whosever the DC was
        | row            | side     | dc            | fate    |
        | japanese       | Japanese | a DC          | no Wire |
        | captured       | Japanese | a Russian DC  | no Wire |
        | russian        | Russian  | a DC          | Wire    |
        | from-japanese  | Russian  | a Japanese DC | Wire    |
