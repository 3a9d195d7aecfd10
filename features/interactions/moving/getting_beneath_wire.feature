Feature: Getting beneath Wire: who may, and what the Wire Exit dr settles

  Rule: B26.4 Who gets beneath Wire

    @B26.4 @A15.4xB26.4-1
    Scenario Outline: A15.4xB26.4-1 a berserk squad on Wire rolls <dr> and has <left> MF left beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a berserk German squad with 8 MF on top of the Wire in B3
      And a Russian squad in B8
      When the German squad rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr succeeds
      And the German squad is beneath the Wire in B3
      And the German squad has <left> MF left

      Examples: of its 8 MF
        | row | dr | left |
        | low | 1  | 7    |
        | mid | 5  | 3    |
        | top | 6  | 2    |

    @B26.4 @A15.4xB26.4-2
    Scenario Outline: A15.4xB26.4-2 a <status> squad that no MF are said of has <left> MF left after a dr of <dr>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a <status> German squad P on top of the Wire in B3
      And a Russian squad in B8
      When P rolls a Wire Exit dr of <dr>
      Then P is beneath the Wire in B3
      And P has <left> MF left

      Examples: the MF of its kind and state
        | row          | status       | dr | left |
        | berserk      | berserk      | 6  | 2    |
        | good         | Good Order   | 4  | 0    |
        | inexperienced | inexperienced | 3 | 0    |

    @B26.4 @A17.2xB26.4-1
    Scenario Outline: A17.2xB26.4-1 a <unit> rolls <dr> on Wire: the dr <result>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a <unit> P on top of the Wire in B3
      When P rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr <result>
      And P has <left> MF left

      Examples: SMC have 6 MF, wounded 3
        | row               | unit                   | dr | result   | left |
        | leader-six        | German leader          | 6  | succeeds | 0    |
        | hero-six          | German hero            | 6  | succeeds | 0    |
        | hero-two          | German hero            | 2  | succeeds | 4    |
        | wounded-three     | wounded German leader  | 3  | succeeds | 0    |
        | wounded-four      | wounded German leader  | 4  | fails    | 0    |
        | wounded-hero-four | wounded German hero    | 4  | fails    | 0    |
        | squad-five        | German squad           | 5  | fails    | 0    |

    @B26.4 @A7.8xB26.4-1
    Scenario Outline: A7.8xB26.4-1 a <unit> on Wire may try to get beneath: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <unit> P on top of the Wire in B3
      When P rolls a Wire Exit dr of 1
      Then that is <verdict>

      Examples: who may move
        | row  | unit              | verdict |
        | good | a German squad    | allowed |
        | cx   | a CX German squad | allowed |
        | hero | a German hero     | allowed |

      Examples: and who may not
        | row    | unit                  | verdict     |
        | pinned | a pinned German squad | not allowed |
        | ti     | a TI German squad     | not allowed |
        | pinned-hero | a pinned German hero | not allowed |

  Rule: Nobody takes along to beneath the Wire what another has

    @B26.4 @A4.43xB26.4-801
    Scenario Outline: A4.43xB26.4-801 the LMG that <who> possesses: <word>
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German squad P with 4 MF on top of the Wire in F5
      And a German squad Q on top of the Wire in F5
      And <who> possesses a LMG
      When P goes beneath the Wire with the LMG
      Then that is <word>

      Examples: its own, or a comrade's
        | row     | who | word        |
        | own     | P   | allowed     |
        | another | Q   | not allowed |

  Rule: Who came onto the Wire this turn leaves nothing there after its dr

    @B26.4 @A4.61xB26.4-1101
    Scenario Outline: A4.61xB26.4-1101 P that has <deed> leaves its MMG: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a MMG of 5 PP
      And P has <deed> this phase
      When P rolls a Wire Exit dr of 2 and leaves the MMG on the Wire
      Then that is <verdict>

      Examples:
        | row     | deed                      | verdict     |
        | assault | moved by Assault Movement | not allowed |
        | plain   | moved                     | not allowed |

    @B26.4 @A4.61xB26.4-1101
    Scenario: A4.61xB26.4-1101a who came in this very move by Assault Movement leaves none
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a MMG of 5 PP
      When P moves into B3 by Assault Movement
      And P rolls a Wire Exit dr of 1 and leaves the MMG on the Wire
      Then that is not allowed

    @B26.4 @A4.61xB26.4-1101
    Scenario: A4.61xB26.4-1101b who began its turn there leaves it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a MMG of 5 PP
      When P announces that it tries to get beneath the Wire
      And P rolls a Wire Exit dr of 3 and leaves the MMG on the Wire
      Then that is allowed
      And P is beneath the Wire in B3

  Rule: From on top of Wire no entry begins

    @B26.4 @B9.41 @B9.41xB26.4-1101
    Scenario Outline: B9.41xB26.4-1101 in the <phase> P <place> F5 begins to enter E5: <verdict>
      Given it is the <phase> of the German turn
      And F5 holds Wire
      And hexside F5-F6 is a wall
      And a German squad P <place> F5
      When P begins to enter E5
      Then that is <verdict>

      Examples:
        | row         | phase | place                 | verdict     |
        | on-mph      | MPh   | on top of the Wire in | not allowed |
        | on-aph      | APh   | on top of the Wire in | not allowed |
        | beneath-mph | MPh   | beneath the Wire in   | allowed     |
        | beneath-aph | APh   | beneath the Wire in   | allowed     |

    @B26.4 @B9.41 @B9.41xB26.4-1101
    Scenario: B9.41xB26.4-1101a who routs is stuck there too
      Given it is the RtPh of the German turn
      And F5 holds Wire
      And a broken German squad P on top of the Wire in F5
      When P begins to enter E5
      Then that is not allowed

    @B26.4 @B9.41 @B9.41xB26.4-1101
    Scenario: B9.41xB26.4-1101b a vehicle in the Wire hex begins to enter the next
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German tank P in F5
      When P begins to enter E5
      Then that is allowed

  Rule: The dr of who can move no more is not due

    @B26.4 @A7.8xB26.4-2701
    Scenario Outline: A7.8xB26.4-2701 announced, the Wire dr is <due> from a squad that becomes <fate>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P with 2 MF in B2
      When P moves into B3
      And P announces that it tries to get beneath the Wire
      And P becomes <fate>
      Then <due> Wire dr is due from P
      And P is on top of the Wire

      Examples:
        | fate     | due |
        | broken   | no  |
        | pinned   | no  |
        | unharmed | a   |
        | reduced  | a   |

    @B26.4 @A7.8xB26.4-2701
    Scenario Outline: A7.8xB26.4-2701b nor from a router that Interdiction leaves <fate>: <due>
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad P with 6 MF in B4
      And a Russian squad E in B6
      When P carries out a rout into B3
      And E claims Interdiction of P
      And P comes through that Interdiction unharmed
      And P announces that it tries to get beneath the Wire
      And P becomes <fate>
      Then <due> Wire dr is due from P

      Examples:
        | fate     | due |
        | pinned   | no  |
        | unharmed | a   |

    @B26.4 @A7.8xB26.4-2701
    Scenario: A7.8xB26.4-2701c nor from a squad whose last MF have gone into a Recovery since
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a LMG on top of the Wire in B3
      And a German squad P with 2 MF in B2
      When P moves into B3
      And P announces that it tries to get beneath the Wire
      And P tries to Recover the LMG with an Original dr of 1
      Then no Wire dr is due from P
      And P has 0 MF left

    @B26.4 @A7.8xB26.4-2701
    Scenario Outline: A7.8xB26.4-2701d with a colored dr of <dr> a tank rolls the Wire down: <due> Wire dr is due
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P with 4 MF in B2
      And a German tank T in B4
      When P moves into B3
      And P announces that it tries to get beneath the Wire
      And T moves into B3
      And T makes a Bog DR of <dr> on the colored and 2 on the white die
      Then <due> Wire dr is due from P

      Examples:
        | dr | due |
        | 1  | no  |
        | 2  | a   |

    @B26.4 @A3.2xB26.4-1700
    Scenario Outline: A3.2xB26.4-1700 the Gun of P is told to have fired: <who> leaves the Wire hex from beneath the Wire: <verdict>
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German crew P beneath the Wire in B2
      And a German crew Q beneath the Wire in B2
      And P possesses an AT Gun
      And the AT Gun has fired this phase
      When <who> moves into B3
      Then that is <verdict>

      Examples: Prep Fire of the Gun is Prep Fire of those who man it
        | who | verdict     |
        | P   | not allowed |
        | Q   | allowed     |
