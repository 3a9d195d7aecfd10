Feature: Which status keeps a unit from which activity, where nothing else does

  Rule: B27.13 Who rallies others in and out of a foxhole

    @B27.13 @A10.7xB27.13-1201
    Scenario Outline: A10.7xB27.13-1201a a leader that is <status> rallies nobody beneath the foxhole
      Given it is the RPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German 4-6-7 squad P beneath the foxhole in B2
      And a German 9-1 leader L on top of the foxhole in B2
      And L is <status>
      When L tries to rally P with an Original DR of 4
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |

    @B27.13 @A10.7xB27.13-1201
    Scenario Outline: A10.7xB27.13-1201b one that is <status> is in Good Order and does
      Given it is the RPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German 4-6-7 squad P beneath the foxhole in B2
      And a German 9-1 leader L on top of the foxhole in B2
      And L is <status>
      When L tries to rally P with an Original DR of 4
      Then that is allowed

      Examples:
        | row     | status  |
        | pinned  | pinned  |
        | ti      | TI      |
        | unarmed | unarmed |

  Rule: B26.41 Who takes prisoners on Wire

    @B26.41 @A20.21xB26.41-1201
    Scenario Outline: A20.21xB26.41-1201a a broken squad on Wire surrenders to a squad that is <status>: <verdict>
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P on top of the Wire in B2
      And a Russian squad E in B3
      And E is <status>
      When P surrenders to E
      Then that is <verdict>

      Examples: pinned and TI units are in Good Order
        | row    | status | verdict |
        | pinned | pinned | allowed |
        | ti     | TI     | allowed |

      Examples: others are not, or have no arms
        | row      | status   | verdict     |
        | broken   | broken   | not allowed |
        | melee    | in Melee | not allowed |
        | captured | captured | not allowed |
        | berserk  | berserk  | not allowed |
        | unarmed  | unarmed  | not allowed |

    @B26.41 @A20.21xB26.41-1201
    Scenario Outline: A20.21xB26.41-1201d a broken squad on Wire surrenders to <captor> with <gear>: <verdict>
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P on top of the Wire in B2
      And <captor> E in B3
      And E possesses <gear>
      When P surrenders to E
      Then that is <verdict>

      Examples: to who is armed and Known alone
        | row              | captor                    | gear               | verdict     |
        | leader-armed     | a Russian leader          | a LMG              | allowed     |
        | leader-radio     | a Russian leader          | a radio            | not allowed |
        | leader-no-arms   | a Russian leader          | a malfunctioned LMG | not allowed |
        | concealed        | a concealed Russian squad | a LMG              | not allowed |
        | concealed-leader | a concealed Russian leader | a LMG             | not allowed |
        | squad            | a Russian squad           | a radio            | allowed     |

    @B26.41 @A20.21xB26.41-1201
    Scenario Outline: A20.21xB26.41-1201b <force> never surrenders
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken <force> P on top of the Wire in B2
      And a Russian squad E in B3
      When P surrenders to E
      Then that is not allowed

      Examples:
        | row          | force               |
        | squad        | Japanese squad      |
        | half-squad   | Japanese half-squad |
        | fanatic      | Fanatic German squad |

    @B26.41 @A20.21xB26.41-1201
    Scenario: A20.21xB26.41-1201c but takes the surrender of others
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P on top of the Wire in B2
      And a Japanese squad E in B3
      When P surrenders to E
      Then that is allowed

  Rule: B26.41 Who must rout

    @B26.41 @A10.5xB26.41-1201
    Scenario Outline: A10.5xB26.41-1201 a broken squad beneath Wire and next to an enemy, <status>, <routs>
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P beneath the Wire in B2
      And P is <status>
      And a Russian squad E in B3
      When the players ask whether P must rout
      Then P <routs>

      Examples:
        | row      | status   | routs         |
        | unarmed  | unarmed  | must rout     |
        | melee    | in Melee | need not rout |
        | captured | captured | need not rout |

  Rule: B27.11 Pinned and unarmed units dig

    @B27.11 @A7.8xB27.11-1201
    Scenario Outline: A7.8xB27.11-1201a a squad that is <status> digs
      Given it is the PFPh of the German turn
      And a German squad P in F5
      And P is <status>
      When P makes an Entrenching Attempt with an Original DR of 5
      Then that is <verdict>

      Examples:
        | row     | status  | verdict |
        | unarmed | unarmed | allowed |

      @reading:B27.11-pinned
      Examples: 27.11 does not name pinned squads
        | row    | status | verdict |
        | pinned | pinned | allowed |

      @reading:B27.11-pinned=may-not
      Examples: or A7.8 keeps them from it
        | row        | status | verdict     |
        | pinned-not | pinned | not allowed |

    @B27.11 @A7.8xB27.11-1201
    Scenario Outline: A7.8xB27.11-1201b a leader that is <status> takes part: the attempt <result>
      Given it is the PFPh of the German turn
      And a German squad P in F5
      And a German 9-1 leader L in F5
      And L is <status>
      When P makes an Entrenching Attempt with an Original DR of 6, helped by L
      Then the Entrenching Attempt <result>
      And L is TI

      Examples: a pinned one has no modifier
        | row     | status  | result   |
        | pinned  | pinned  | fails    |
        | unarmed | unarmed | succeeds |

  Rule: B27.13 Close Combat over the edge of a foxhole

    @B27.13 @A11.1xB27.13-1201
    Scenario Outline: A11.1xB27.13-1201a <force> that is <status>, on top, attacks who is beneath: <verdict>
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And <force> P on top of the foxhole in B2
      And P is <status>
      And a Russian squad E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is <verdict>

      Examples:
        | row       | force          | status    | verdict     |
        | pinned    | a German squad | pinned    | allowed     |
        | berserk   | a German squad | berserk   | allowed     |
        | melee     | a German squad | in Melee  | allowed     |
        | broken    | a German squad | broken    | not allowed |
        | captured  | a German squad | captured  | not allowed |
        | abandoned | a German tank  | abandoned | not allowed |

    @B27.13 @A11.1xB27.13-1201
    Scenario Outline: A11.1xB27.13-1201h nor does a <vehicle>, on which nobody is
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German <vehicle> P on top of the foxhole in B2
      And a Russian squad E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is not allowed

      Examples:
        | vehicle    |
        | horse      |
        | motorcycle |

    @B27.13 @A11.1xB27.13-1201
    Scenario Outline: A11.1xB27.13-1201b by the readings of the reference <force> that is <status> attacks as well
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And <force> P on top of the foxhole in B2
      And P is <status>
      And a Russian squad E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is allowed

      @reading:A20.5-unarmed
      Examples: Personnel without arms
        | row     | force          | status  |
        | unarmed | a German squad | unarmed |

      @reading:A11.62-unable-vehicles
      Examples: vehicles that have a crew
        | row         | force         | status      |
        | bogged      | a German tank | bogged      |
        | immobilized | a German tank | immobilized |
        | shocked     | a German tank | shocked     |
        | stunned     | a German tank | stunned     |

    @B27.13 @A11.1xB27.13-1201 @reading:A11.1-ti
    Scenario: A11.1xB27.13-1201c by the reading of the reference who is TI does not attack
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And P is TI
      And a Russian squad E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is not allowed

    @B27.13 @A11.1xB27.13-1201 @reading:A11.62-unable-vehicles=may-not
    Scenario: A11.1xB27.13-1201d or by the other reading a bogged tank attacks nobody
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German tank P on top of the foxhole in B2
      And P is bogged
      And a Russian squad E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is not allowed

    @B27.13 @A11.1xB27.13-1201 @reading:A20.5-unarmed=may-not
    Scenario: A11.1xB27.13-1201e or by the other reading an unarmed squad attacks nobody
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And P is unarmed
      And a Russian squad E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is not allowed

    @B27.13 @A11.1xB27.13-1201 @reading:A11.1-ti=may
    Scenario: A11.1xB27.13-1201f or by the other reading a TI squad attacks
      Given it is the CCPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P on top of the foxhole in B2
      And P is TI
      And a Russian squad E beneath the foxhole in B2
      When P declares Close Combat against E
      Then that is allowed

  Rule: B27.6 Who Withdraws without arms

    @B27.6 @A11.2xB27.6-1801
    Scenario: A11.2xB27.6-1801 an unarmed squad Withdraws from Close Combat straight beneath a trench
      Given it is the CCPh of the German turn
      And B3 is level 1 Open Ground
      And B3 holds a German trench
      And a German squad P in B2
      And P is in Melee
      And P is unarmed
      And a Russian squad in B2
      And the Russian squad is in Melee
      When P withdraws straight beneath the trench in B3
      Then that is allowed
      And P is beneath the trench in B3

  Rule: B27.13 Weapons for who is unarmed or berserk

    @B27.13 @A4.44xB27.13-1801
    Scenario Outline: A4.44xB27.13-1801a beneath a foxhole a squad that is <status> Recovers
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      And P is <status>
      When P tries to Recover the LMG
      Then that is allowed

      @reading:A20.5-unarmed
      Examples: without arms
        | row     | status  |
        | unarmed | unarmed |

      @reading:A15.4-berserk
      Examples: berserk
        | row     | status  |
        | berserk | berserk |

    @B27.13 @A4.44xB27.13-1801 @reading:A20.5-unarmed
    Scenario: A4.44xB27.13-1801b and one without arms is given a weapon by Transfer
      Given it is the RPh of the German turn
      And B2 holds a foxhole 3S
      And a German squad P beneath the foxhole in B2
      And P possesses a LMG
      And a German squad Q beneath the foxhole in B2
      And Q is unarmed
      When P Transfers the LMG to Q
      Then that is allowed
      And the LMG is possessed by Q

  Rule: B27.4 Who goes aboard and unloads beside a foxhole

    @B27.4 @B27.4xD6.1-1801
    Scenario Outline: B27.4xD6.1-1801a <force> that is <status> goes aboard
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And <force> P on top of the foxhole in B2
      And P is <status>
      When P goes aboard the German halftrack
      Then that is allowed

      @reading:A20.5-unarmed
      Examples: without arms
        | row     | force          | status  |
        | unarmed | a German squad | unarmed |

      @reading:A15.4-berserk
      Examples: berserk
        | row     | force          | status  |
        | berserk | a German squad | berserk |

      @reading:A12.11-dummies-aboard
      Examples: dummies
        | row   | force                | status    |
        | dummy | a German dummy stack | concealed |

    @B27.4 @B27.4xD6.1-1801
    Scenario Outline: B27.4xD6.1-1801b <force> that is <status> unloads: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And <force> P in B2
      And P is aboard the German halftrack
      And P is <status>
      When P unloads
      Then that is <verdict>

      @reading:A20.5-unarmed
      Examples: without arms
        | row      | force          | status   | verdict |
        | unarmed  | a German squad | unarmed  | allowed |

      @reading:A20.5-prisoners-unload
      Examples: captured
        | row      | force          | status   | verdict |
        | captured | a German squad | captured | allowed |

      @reading:A15.4-berserk
      Examples: berserk
        | row     | force          | status  | verdict |
        | berserk | a German squad | berserk | allowed |

      @reading:A12.11-dummies-aboard
      Examples: dummies
        | row   | force                | status    | verdict |
        | dummy | a German dummy stack | concealed | allowed |

      @reading:D6.5-out-of-melee
      Examples: in Melee
        | row   | force          | status   | verdict     |
        | melee | a German squad | in Melee | not allowed |

    @B27.4 @B27.4xD6.1-1801 @reading:A15.4-berserk=may-not
    Scenario: B27.4xD6.1-1801c or by the other reading a berserk squad does not go aboard
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P on top of the foxhole in B2
      And P is berserk
      When P goes aboard the German halftrack
      Then that is not allowed

    @B27.4 @B27.4xD6.1-1801 @reading:D6.5-out-of-melee=may
    Scenario: B27.4xD6.1-1801d or by the other reading who is in Melee unloads
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P in B2
      And P is aboard the German halftrack
      And P is in Melee
      When P unloads
      Then that is allowed

    @B27.4 @B27.4xD6.1-1801 @reading:A20.5-prisoners-unload=may-not
    Scenario: B27.4xD6.1-1801e or by the other reading a prisoner does not unload without his guard
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P in B2
      And P is aboard the German halftrack
      And P is captured
      When P unloads
      Then that is not allowed

    @B27.4 @B27.4xD6.1-1801 @reading:A12.11-dummies-aboard=may-not
    Scenario: B27.4xD6.1-1801f or by the other reading dummies do not go aboard
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German halftrack in B2
      And a concealed German dummy stack P on top of the foxhole in B2
      When P goes aboard the German halftrack
      Then that is not allowed

  Rule: B27.44 Moves onto a foxhole

    @B27.44 @A4.7xB27.44-1201
    Scenario Outline: A4.7xB27.44-1201 in the <phase> a squad that is <status> <goes> onto a foxhole
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P in B3
      And P is <status>
      When P <goes> into B2
      Then that is allowed

      Examples:
        | row              | phase | status  | goes     |
        | moves-unarmed    | MPh   | unarmed | moves    |
        | moves-berserk    | MPh   | berserk | moves    |
        | advances-unarmed | APh   | unarmed | advances |
        | advances-berserk | APh   | berserk | advances |

    @B27.44 @A4.7xB27.44-1201
    Scenario Outline: A4.7xB27.44-1201d a broken squad neither moves nor advances there: it <goes>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P in B3
      And P is broken
      When P <goes> into B2
      Then that is not allowed

      Examples:
        | row      | phase | goes     |
        | moves    | MPh   | moves    |
        | advances | APh   | advances |

    @B27.44 @A4.7xB27.44-1201
    Scenario: A4.7xB27.44-1201b a broken squad without arms routs onto it
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P in B3
      And P is unarmed
      When P carries out a rout into B2
      Then that is allowed

  Rule: B26.45 Dummies use nothing

    @B26.45 @A12.11xB26.45-1201
    Scenario Outline: A12.11xB26.45-1201a a dummy stack that has a DC <uses> it
      Given it is the <phase> of the German turn
      And a German dummy stack P in B2
      And P possesses a DC
      When P <uses> its DC in <hex>
      Then that is not allowed

      Examples:
        | row    | phase | uses   | hex |
        | places | MPh   | Places | B3  |
        | throws | AFPh  | Throws | B3  |
        | sets   | MPh   | Sets   | B2  |

    @B26.45 @A12.11xB26.45-1201
    Scenario Outline: A12.11xB26.45-1201b a squad that has one <uses> it
      Given it is the <phase> of the German turn
      And a German squad P in B2
      And P possesses a DC
      When P <uses> its DC in <hex>
      Then that is allowed

      Examples:
        | row    | phase | uses   | hex |
        | places | MPh   | Places | B3  |
        | throws | AFPh  | Throws | B3  |

    @B27.13 @A12.11xB27.13-1201
    Scenario Outline: A12.11xB27.13-1201 <giver> on top of a foxhole Transfers nothing to <taker> beneath it
      Given it is the RPh of the German turn
      And B2 holds a foxhole 3S
      And a German <giver> P on top of the foxhole in B2
      And a German <taker> Q beneath the foxhole in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is not allowed

      Examples:
        | row   | giver       | taker       |
        | taker | squad       | dummy stack |
        | giver | dummy stack | squad       |

    @B27.13 @A12.11xB27.13-1201
    Scenario: A12.11xB27.13-1201b of two squads one gives it to the other
      Given it is the APh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P in B2
      And P possesses a LMG
      And a German squad Q in B2
      When P Transfers the LMG to Q
      Then that is allowed
      And the LMG is possessed by Q
