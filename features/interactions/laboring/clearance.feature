Feature: Clearance of Wire: announced, then one DR

  Rule: Clearance is announced, and has one DR

    @B26.5 @B24.73xB26.5-1101
    Scenario Outline: B24.73xB26.5-1101 whose Clearance has failed has no second one in the CCPh
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P <place> B3
      When P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 fails
      And the Clearance by P of the Wire in B3 <result>
      Then that is not allowed

      Examples:
        | row         | phase | place                 | result   |
        | on-succeeds | MPh   | on top of the Wire in | succeeds |
        | on-fails    | MPh   | on top of the Wire in | fails    |
        | beneath     | MPh   | beneath the Wire in   | succeeds |

    @B26.5 @B24.73xB26.5-1101
    Scenario: B24.73xB26.5-1101a nor has who was TI when the CCPh began
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      When the Clearance by P of the Wire in B3 fails
      And the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B24.73xB26.5-1101
    Scenario: B24.73xB26.5-1101b another that has announced it has its own
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q on top of the Wire in B3
      When P announces Clearance of the Wire in B3
      And Q announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 fails
      And the Clearance by Q of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.5 @B24.73xB26.5-1101
    Scenario: B24.73xB26.5-1101c and P has another in its next turn
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      When P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 fails
      And the next MPh of the German begins
      And P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario Outline: B24.73xB26.5xB27.11-1101 who failed to entrench Clears <what>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German squad Q beneath the Wire in B3
      When P makes an Entrenching Attempt with an Original DR of 12
      And the PFPh ends and the MPh begins
      And Q announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by <who> of the Wire in B3 succeeds
      Then that is <verdict>

      Examples:
        | row     | what                      | who | verdict     |
        | not     | nothing                   | P   | not allowed |
        | another | nothing, its comrade does | Q   | allowed     |

    @B26.5 @B24.73xB26.5-1101
    Scenario: B24.73xB26.5-1101d where no phase is told P has the DR of what it has announced
      Given B3 holds Wire
      And a German squad P on top of the Wire in B3
      When P announces Clearance of the Wire in B3
      And the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101e where no phase is told either
      Given B3 holds Wire
      And a German squad P beneath the Wire in B3
      When P makes an Entrenching Attempt with an Original DR of 12
      And the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101a nor does who has lent the attempt its leadership
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German 9-1 leader L beneath the Wire in B3
      When P makes an Entrenching Attempt with an Original DR of 12, helped by L
      And the PFPh ends and the CCPh begins
      And the Clearance by L of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101b nor who has Set a DC
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a DC
      When P Sets its DC in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101c who is TI of an attempt that the position tells of Clears nothing
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P is TI
      And P has made an Entrenching Attempt that failed this phase
      When the PFPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101d the turn after its failed attempt P announces Clearance and has its DR
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      When P makes an Entrenching Attempt with an Original DR of 12
      And the PFPh ends and the CCPh begins
      And the next MPh of the German begins
      And P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.4 @B26.5 @B24.73xB26.4xB26.5-2811
    Scenario Outline: B24.73xB26.4xB26.5-2811 once <who> has announced that it tries to get beneath, P announces Clearance: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad S on top of the Wire in B3
      When <who> announces that it tries to get beneath the Wire
      And P announces Clearance of the Wire in B3
      Then that is <verdict>

      Examples:
        | who | verdict     |
        | P   | not allowed |
        | S   | allowed     |

    @B9.322 @B26.4 @B9.322xB26.4-1700
    Scenario: B9.322xB26.4-1700 that its enemies forfeit wall advantage keeps nobody beneath the Wire from Clearance
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F5-F6 is a wall
      And F5 holds Wire
      And a German squad P beneath the Wire in F5
      And a Russian squad E in F6
      And E has wall advantage
      When E forfeits wall advantage
      And P announces Clearance of the Wire in F5
      Then that is allowed

    @B9.322 @B26.4 @B9.322xB26.4-1700
    Scenario: B9.322xB26.4-1700b one that has moved is kept from it
      Given it is the MPh of the German turn
      And F5 and F6 are woods
      And hexside F5-F6 is a wall
      And F5 holds Wire
      And a German squad P beneath the Wire in F5
      And P has moved this phase
      And a Russian squad E in F6
      And E has wall advantage
      When E forfeits wall advantage
      And P announces Clearance of the Wire in F5
      Then that is not allowed

