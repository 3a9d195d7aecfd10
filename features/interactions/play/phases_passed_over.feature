Feature: What has ended where phases are passed over

  Rule: What lasts to the end of the Player Turn has ended in the next

    @B27.4 @A7.8xB27.4-3700
    Scenario Outline: A7.8xB27.4-3700 a <state> squad that was in a foxhole in the <phase> comes out of it in the <next> that begins: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a <state> German squad P beneath the foxhole in B2
      When the <phase> ends and the <next> begins
      And P comes out of the foxhole
      Then that is <verdict>

      Examples: the Player Turn is the same
        | row         | state  | phase | next | verdict     |
        | pinned-same | pinned | PFPh  | MPh  | not allowed |
        | ti-same     | TI     | PFPh  | MPh  | not allowed |
        | cx-same     | CX     | PFPh  | MPh  | allowed     |

      Examples: it is the next Player Turn of its side
        | row         | state  | phase | next | verdict     |
        | pinned-mph  | pinned | MPh   | MPh  | allowed     |
        | pinned-dfph | pinned | DFPh  | MPh  | allowed     |
        | ti-mph      | TI     | MPh   | MPh  | allowed     |
        | ti-afph     | TI     | AFPh  | MPh  | allowed     |

    @B26.4 @A4.42xB26.4-3701
    Scenario Outline: A4.42xB26.4-3701 a squad that came onto Wire with a MMG leaves it there after its dr <when>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P in B3
      And P possesses a MMG of 5 PP
      When P moves into B2
      And <when>
      And P rolls a Wire Exit dr of 3 and leaves the MMG on the Wire
      Then that is <verdict>

      Examples:
        | row       | when                              | verdict     |
        | the-next  | the next MPh of the German begins | allowed     |
        | the-same  | P becomes unharmed                | not allowed |

  Rule: Exhaustion ends as the MPh of the side begins

    @B9.7 @A4.51xB9.7-3702
    Scenario Outline: A4.51xB9.7-3702 a CX squad advances over a cactus hedge once the <phase> is over and the APh begins: <verdict>
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a cactus hedge
      And a CX German squad P in B2
      When the <phase> ends and the APh begins
      And P advances into B3
      Then that is <verdict>

      Examples:
        | row      | phase | verdict     |
        | its-mph  | RPh   | allowed     |
        | before   | PFPh  | allowed     |
        | no-mph   | MPh   | not allowed |
        | rtph     | RtPh  | not allowed |

  Rule: Desperation Morale comes with the RtPh, whatever phase was before

    @B27.13 @A10.62xB27.13-3703
    Scenario Outline: A10.62xB27.13-3703 a broken squad beneath the foxhole, an enemy <where>, once the <phase> is over and the RtPh begins
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B2
      And a Russian squad in <where>
      When the <phase> ends and the RtPh begins
      Then P <becomes> DM

      Examples:
        | row        | phase | where | becomes |
        | rph        | RPh   | B3    | is      |
        | afph       | AFPh  | B3    | is      |
        | rph-away   | RPh   | B8    | is not  |
        | afph-away  | AFPh  | B8    | is not  |
