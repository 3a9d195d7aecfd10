@B26.46
Feature: B26.46 Double Time, Dash and Wire

  Rule: B26.46 No haste in a turn of getting beneath Wire

    @B26.46-1
    Scenario: B26.46-1a no attempt after Double Time declared on the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad declares Double Time
      And the German squad rolls a Wire Exit dr of 1
      Then B26.46 forbids one of the last two

    @B26.46-1
    Scenario: B26.46-1b no Double Time after an attempt
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 1
      And the German squad moves into B4 by Double Time
      Then that is not allowed

    @B26.46-1
    Scenario: B26.46-1c no attempt at the end of Double Time
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B5
      When the German squad moves into B4 by Double Time
      And the German squad moves into B3
      And the German squad rolls a Wire Exit dr of 1
      Then B26.46 forbids it

    @B26.46-2
    Scenario: B26.46-2 no Dash after an attempt
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is a paved road
      And a German squad on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 1
      And the German squad Dashes into B4
      Then B26.46 forbids it

    @B26.46-2
    Scenario: B26.46-2b no attempt after a Dash
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is a paved road
      And a German squad in B5
      When the German squad Dashes into B4
      And the German squad moves into B3
      And the German squad rolls a Wire Exit dr of 1
      Then B26.46 forbids it

    @B26.46-3
    Scenario: B26.46-3 Double Time may end on Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B6
      When the German squad moves into B5 by Double Time
      And the German squad moves into B4
      And the German squad moves into B3
      Then that is allowed
      And the German squad is on top of the Wire
      And the German squad is CX
      And it has spent 3 MF in all

    @B26.46-3
    Scenario: B26.46-3b also in the very step for which it is declared
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad in B2
      When the German squad moves into B3 by Double Time
      Then that is allowed
      And the German squad is on top of the Wire
      And the German squad is CX

    @B26.46-3
    Scenario: B26.46-3c a squad that is CX from its last turn does so again in its next MPh
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a CX German squad P in B2
      When the PFPh ends and the MPh begins
      And P moves into B3 by Double Time
      Then that is allowed
      And P is on top of the Wire
      And P is CX

    @B26.46-3
    Scenario Outline: B26.46-3d when the MPh of the <side> turn begins a CX German squad on the Wire <is>
      Given it is the PFPh of the <side> turn
      And B3 holds Wire
      And a CX German squad P on top of the Wire in B3
      When the PFPh ends and the MPh begins
      Then P <is>

      Examples:
        | side    | is        |
        | German  | is not CX |
        | Russian | is CX     |

    @B26.46-4
    Scenario: B26.46-4a a failed attempt bars Double Time
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 6
      And the German squad declares Double Time
      Then B26.46 or A4.5 forbids it

    @B26.46-4
    Scenario: B26.46-4b it leaves the unit on the Wire without MF
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with 4 MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 6
      Then the Wire Exit dr fails
      And the German squad is on top of the Wire
      And the German squad is not CX
      And the German squad has 0 MF left

    @B26.46-1
    Scenario: B26.46-1d the attempt is no part of Double Time
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of 1 by Double Time
      Then B26.46 forbids it

    @B26.46-1
    Scenario: B26.46-1e from beneath the Wire, with no attempt to make, it may Double Time
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      When the German squad moves into B4 by Double Time
      Then that is allowed
      And the German squad is CX

    @B26.46-1
    Scenario Outline: B26.46-1f once <who> has announced the attempt P declares Double Time: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad S on top of the Wire in B3
      When <who> announces that it tries to get beneath the Wire
      And P declares Double Time
      Then that is <verdict>

      Examples:
        | who | verdict     |
        | P   | not allowed |
        | S   | allowed     |

    @B26.46-2
    Scenario: B26.46-2c nor of a Dash
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a German squad Q on top of the Wire in B3
      When Q rolls a Wire Exit dr of 1
      And the German squad rolls a Wire Exit dr of 1 in a Dash
      Then B26.46 forbids it

    @B26.46-2
    Scenario: B26.46-2d from beneath the Wire, with no attempt to make, it may Dash
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is a paved road
      And B5 is woods
      And a German squad beneath the Wire in B3
      When the German squad Dashes into B4
      Then that is allowed
      And the German squad is on top in B4

    @B26.46-3
    Scenario Outline: B26.46-3s <unit> that <fact> and tries nothing of the kind does Double Time, onto Wire too
      Given it is the MPh of the German turn
      And B3 holds Wire
      And hexside B5-B6 is a wall
      And <unit> P in B5
      And P <fact>
      When P moves into B4 by Double Time
      And P moves into B3
      Then that is allowed
      And P is on top of the Wire
      And P is CX

      Examples: whoever it is
        | row            | unit            | fact               |
        | concealed      | a German squad  | is concealed       |
        | fanatic        | a German squad  | is Fanatic         |
        | wall-advantage | a German squad  | has wall advantage |
        | leader         | a German leader | is Fanatic         |
        | crew           | a German crew   | is inexperienced   |
        | hero           | a German hero   | is Fanatic         |

    @B26.46-1
    Scenario Outline: B26.46-1g who came onto the Wire <how> and breaks tries to get beneath it as it routs: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B4
      When P <moves>
      And P becomes broken
      And the MPh ends and the RtPh begins
      And P rolls a Wire Exit dr of 2
      Then that is <verdict>

      Examples: in the RtPh of the same Player Turn
        | row   | how            | moves                        | verdict     |
        | haste | by Double Time | moves into B3 by Double Time | not allowed |
        | plain | at its pace    | moves into B3                | allowed     |

    @B26.46-1
    Scenario: B26.46-1h in the RtPh of the next Player Turn it does
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B4
      When P moves into B3 by Double Time
      And P becomes broken
      And the MPh ends and the CCPh begins
      And the CCPh ends and the RtPh begins
      And P rolls a Wire Exit dr of 2
      Then that is allowed
      And P is beneath the Wire in B3

    @B26.46-2
    Scenario Outline: B26.46-2e nor, once broken, who Dashed onto it in that Player Turn: <when>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is a paved road
      And a German squad P in B5
      When P Dashes into B4
      And P moves into B3
      And P becomes broken
      And the MPh ends and the <phase> begins
      And <then>
      And P rolls a Wire Exit dr of 2
      Then that is <verdict>

      Examples:
        | row   | when         | phase | then                             | verdict     |
        | same  | the same one | AFPh  | the AFPh ends and the RtPh begins | not allowed |
        | later | the next one | CCPh  | the CCPh ends and the RtPh begins | allowed     |
