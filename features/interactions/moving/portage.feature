Feature: Portage: how many PP a unit carries

  Rule: Portage: who is CX carries less, a wounded SMC nothing, and a SMC helps

    @B9.4 @A4.42xA4.51xB9.4-601
    Scenario Outline: A4.42xA4.51xB9.4-601 <who> with <pp> PP crosses a wall into woods: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And B3 is woods
      And <who> P in B2
      And P possesses a MMG of <pp> PP
      When P moves into B3
      Then that is <verdict>

      Examples: three MF are left
        | row         | who               | pp | verdict |
        | fresh-four  | a German squad    | 4  | allowed |
        | tired-three | a CX German squad | 3  | allowed |

      Examples: two are left
        | row        | who               | pp | verdict     |
        | fresh-five | a German squad    | 5  | not allowed |
        | tired-four | a CX German squad | 4  | not allowed |

    @B26.4 @A4.42xA4.5xB26.4-601
    Scenario Outline: A4.42xA4.5xB26.4-601 <who> that carries <pp> PP and Double Times has <left> MF left on the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <who> P in B2
      And P possesses a LMG of <pp> PP
      When P moves into B3 by Double Time
      Then that is allowed
      And P has <left> MF left

      Examples:
        | row         | who             | pp | left |
        | squad-three | a German squad  | 3  | 4    |
        | squad-two   | a German squad  | 2  | 5    |
        | squad-five  | a German squad  | 5  | 2    |
        | squad-six   | a German squad  | 6  | 1    |
        | squad-seven | a German squad  | 7  | 0    |
        | leader-one  | a German leader | 1  | 6    |
        | leader-none | a German leader | 0  | 7    |

    @B26.4 @A4.42xA4.5xB26.4-601
    Scenario Outline: A4.42xA4.5xB26.4-601b <who> that carries <pp> PP has <left> MF left on the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <who> P in B2
      And P possesses a LMG of <pp> PP
      When P moves into B3
      Then that is allowed
      And P has <left> MF left

      Examples:
        | row          | who                     | pp | left |
        | wounded-one  | a wounded German leader | 1  | 1    |
        | wounded-none | a wounded German hero   | 0  | 2    |
        | hale-one     | a German leader         | 1  | 5    |

    @B26.46 @B27.4 @A4.5xB26.46xB27.4-601
    Scenario Outline: A4.5xB26.46xB27.4-601a <who> that begins its move beneath the <cover> by Double Time has <left> MF left
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And <who> P on top of the <cover> in B2
      When P goes beneath the <cover> by Double Time
      Then that is allowed
      And it costs 1 MF
      And P is CX
      And P has <left> MF left

      Examples:
        | row            | who             | fort         | cover   | left |
        | squad-foxhole  | a German squad  | a foxhole 1S | foxhole | 5    |
        | squad-trench   | a German squad  | a trench     | trench  | 5    |
        | squad-sangar   | a German squad  | a sangar     | sangar  | 5    |
        | leader-foxhole | a German leader | a foxhole 1S | foxhole | 7    |

    @B26.46 @B27.4 @A4.5xB26.46xB27.4-601
    Scenario Outline: A4.5xB26.46xB27.4-601b nor does <who> go beneath the foxhole by Double Time
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And <who> P on top of the foxhole in B2
      When P goes beneath the foxhole by Double Time
      Then A4.5 forbids it

      Examples:
        | row     | who                     |
        | tired   | a CX German squad       |
        | wounded | a wounded German leader |

    @B26.46 @B27.4 @A4.5xB26.46xB27.4-601
    Scenario: A4.5xB26.46xB27.4-601c nor who has come beneath the Wire above the foxhole in that turn
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B3 holds a foxhole 1S
      And a German squad P on top of the Wire in B3
      When P rolls a Wire Exit dr of 1
      And P goes beneath the foxhole by Double Time
      Then that is not allowed

    @B9.54 @A4.12xA4.42xB9.54-601
    Scenario Outline: A4.12xA4.42xB9.54-601 with <who> a squad of <pp> PP crosses bocage: <left> MF are left
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German squad P in B2
      And P possesses a MMG of <pp> PP
      And <who> Q in B2
      When P and Q moves into B3
      Then that is allowed
      And P has <left> MF left

      Examples: a SMC takes one PP off it, and a leader lends two MF
        | row    | who                     | pp | left |
        | leader | a German leader         | 4  | 3    |
        | hero   | a German hero           | 4  | 1    |

      Examples: he has nothing to take it with, or it is not too much
        | row            | who                   | pp | left |
        | wounded-hero   | a wounded German hero | 4  | 0    |
        | leader-no-need | a German leader       | 3  | 3    |
        | squad          | a German squad        | 4  | 0    |
