Feature: What befalls a unit has the same consequences, whatever did it

  Rule: B27.13 The loss of a leader is asked about by his Location

    @B27.13 @A10.2xB27.13-1201
    Scenario Outline: A10.2xB27.13-1201a a leader <leader> a foxhole <fate>: a <check> with <drm>, <squad> it
      Given it is the RtPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German squad P <squad> the foxhole in B2
      And <force> L <leader> the foxhole in B2
      When L <fate>
      Then a <check> with a DRM of <drm> is due from P

      Examples: he breaks
        | row        | force                 | leader        | fate                                 | squad         | check | drm |
        | mc         | a German 9-1 leader   | beneath       | takes a MC with an Original DR of 11 | on top of     | LLTC  | +1  |
        | mc-beneath | a German 9-1 leader   | on top of     | takes a MC with an Original DR of 11 | beneath       | LLTC  | +1  |
        | given      | a German 9-1 leader   | beneath       | becomes broken                       | on top of     | LLTC  | +1  |

      Examples: he is gone
        | row        | force                      | leader    | fate                                 | squad     | check | drm |
        | eliminated | a broken German 8-0 leader | beneath   | becomes eliminated                   | on top of | LLMC  | 0   |

    @B27.13 @B27.41 @A10.2xA10.53xB27.13xB27.41-1201
    Scenario Outline: A10.2xA10.53xB27.13xB27.41-1201a Interdiction that eliminates the leader is a LLMC of who is <squad> the foxhole
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a German squad P <squad> the foxhole in B2
      And a broken German 8-0 leader L in B3
      And a Russian squad E in B5
      When L carries out a rout into B2
      And E claims Interdiction of L
      And L comes through that Interdiction eliminated
      Then a LLMC with a DRM of 0 is due from P

      Examples:
        | row     | squad     |
        | on-top  | on top of |
        | beneath | beneath   |

    @B27.13 @B27.41 @A10.2xA10.53xB27.13xB27.41-1201
    Scenario Outline: A10.2xA10.53xB27.13xB27.41-1201b Interdiction that leaves the leader <outcome> is none
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a German squad P beneath the foxhole in B2
      And a broken German 8-0 leader L in B3
      And a Russian squad E in B5
      When L carries out a rout into B2
      And E claims Interdiction of L
      And L comes through that Interdiction <outcome>
      Then no LLMC is due from P
      And no LLTC is due from P
      And all that is as given

      Examples:
        | row      | outcome  |
        | pinned   | pinned   |
        | unharmed | unharmed |

    @B27.13 @A10.2xB27.13-1201
    Scenario: A10.2xB27.13-1201b a leader who passes his MC is asked about by nobody
      Given it is the RtPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German squad P on top of the foxhole in B2
      And a German 9-1 leader L beneath the foxhole in B2
      When L takes a MC with an Original DR of 2
      Then no LLTC is due from P
      And all that is as given

    @B27.13 @A10.2xB27.13-1201 @reading:A17.1-reduced
    Scenario Outline: A10.2xB27.13-1201c a broken leader who <fate> is wounded, and asked about by nobody
      Given it is the RtPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German squad P on top of the foxhole in B2
      And a broken German 8-0 leader L beneath the foxhole in B2
      When L <fate>
      Then L is wounded
      And no LLMC is due from P

      Examples:
        | row      | fate                                 |
        | mc-again | takes a MC with an Original DR of 12 |
        | reduced  | becomes reduced                      |

    @B27.13 @A10.2xB27.13-1201 @reading:A17.1-reduced=removed
    Scenario Outline: A10.2xB27.13-1201d by the other reading one who <fate> is gone, which is a LLMC
      Given it is the RtPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German squad P on top of the foxhole in B2
      And a broken German 8-0 leader L beneath the foxhole in B2
      When L <fate>
      Then L is removed from play
      And a LLMC with a DRM of 0 is due from P

      Examples:
        | row      | fate                                 |
        | mc-again | takes a MC with an Original DR of 12 |
        | reduced  | becomes reduced                      |

    @B27.13 @A10.2xB27.13-2702
    Scenario Outline: A10.2xB27.13-2702 once the squad breaks the <check> is <due> from it
      Given it is the RtPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German squad P on top of the foxhole in B2
      And a German 9-1 leader L beneath the foxhole in B2
      When L becomes <loss>
      And P becomes <fate>
      Then <due> <check> is due from P

      Examples: a broken unit makes a LLMC, and no LLTC
        | row         | loss       | fate     | check | due |
        | lltc        | broken     | broken   | LLTC  | no  |
        | lltc-pinned | broken     | pinned   | LLTC  | a   |
        | llmc        | eliminated | broken   | LLMC  | a   |

  Rule: A12.14 A check that an attack asks takes "?", and one for a lost leader does not

    @B27.13 @A12.14xB27.13-2650
    Scenario Outline: A12.14xB27.13-2650a a <state> 4-6-7 squad that takes <test> of an attack with a DR of <dr> is shown
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a <state> German 4-6-7 squad P beneath the foxhole in B2
      When P takes <test> with an Original DR of <dr>
      Then that is allowed
      And P is not <state>
      And P is <then>

      Examples:
        | row       | state     | test | dr | then        |
        | mc-passed | concealed | a MC | 7  | not broken  |
        | mc-failed | concealed | a MC | 8  | broken      |
        | tc-passed | concealed | a TC | 7  | not pinned  |
        | tc-failed | concealed | a TC | 8  | pinned      |
        | hip-mc    | hidden    | a MC | 7  | not broken  |
        | hip-tc    | hidden    | a TC | 8  | pinned      |

    @B27.13 @A12.14xB27.13-2650
    Scenario Outline: A12.14xB27.13-2650b a squad that passes the <check> for its leader on the other side of the edge stays concealed
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a concealed German 4-6-7 squad P beneath the foxhole in B2
      And a German 8-0 leader L on top of the foxhole in B2
      When L becomes <fate>
      And P takes <test> with an Original DR of 2
      Then no <check> is due from P
      And P is concealed
      And all that is as given

      Examples:
        | row  | check | fate       | test |
        | llmc | LLMC  | eliminated | a MC |
        | lltc | LLTC  | broken     | a TC |

    @B27.13 @A12.14xB27.13-2650
    Scenario Outline: A12.14xB27.13-2650c a concealed squad that fails the <check> for <cause> is shown as it breaks
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a concealed German 4-6-7 squad P beneath the foxhole in B2
      And a German 8-0 leader L on top of the foxhole in B2
      When <event>
      And P takes a MC with an Original DR of 12
      Then no <check> is due from P
      And P is broken
      And P is not concealed

      Examples:
        | row    | check | cause           | event                                      |
        | leader | LLMC  | the leader lost | L becomes eliminated                       |
        | wp     | NMC   | WP              | WP is placed in B2 by an Original DR of 6  |

  Rule: What a Morale Check does to who passes it barely, and to who rolls a 12

    @B9.322 @A7.8xB9.322-2755
    Scenario Outline: A7.8xB9.322-2755a Morale 7, <check> with <dr>, helped by a 9-1: wall advantage in woods is then <verdict>
      Given it is the MPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a wall
      And a German 4-6-7 squad P in B2
      And a German 9-1 leader L in B2
      When P takes <check> with an Original DR of <dr><help>
      And P claims wall advantage
      Then that is <verdict>

      Examples: the highest DR that passes a MC pins
        | row       | check | dr | help            | verdict     |
        | exactly   | a MC  | 7  |                 | not allowed |
        | led       | a MC  | 8  | , helped by L   | not allowed |

      Examples: nothing else that is passed does
        | row       | check | dr | help            | verdict     |
        | below     | a MC  | 6  |                 | allowed     |
        | led-below | a MC  | 7  | , helped by L   | allowed     |
        | tc        | a TC  | 7  |                 | allowed     |

    @B27.13 @A10.31xA10.64xB27.13-2756
    Scenario Outline: A10.31xA10.64xB27.13-2756a beneath the foxhole <force> takes a MC with an Original DR of <dr>: <is>
      Given B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      When P takes <check> with an Original DR of <dr>
      Then P is <is>

      Examples: an Original 12 of a MC is a Casualty Reduction
        | row       | force                       | check | dr | is                |
        | twelve    | a German 2-4-7 half-squad   | a MC  | 12 | removed from play |
        | eleven    | a German 2-4-7 half-squad   | a MC  | 11 | broken            |
        | twelve-tc | a German 2-4-7 half-squad   | a TC  | 12 | pinned            |
        | squad     | a German 4-6-7 squad        | a MC  | 12 | broken            |

    @B27.13 @A10.31xA10.64xB27.13-2756
    Scenario Outline: A10.31xA10.64xB27.13-2756b a leader on top of the foxhole tries to rally who is beneath it, with an Original DR of <dr>: <is>
      Given it is the RPh of the German turn
      And B2 holds a foxhole 2S
      And a broken German 2-4-7 half-squad P beneath the foxhole in B2
      And a German 9-1 leader L on top of the foxhole in B2
      When L tries to rally P with an Original DR of <dr>
      Then P is <is>

      Examples:
        | row    | dr | is                |
        | twelve | 12 | removed from play |
        | eleven | 11 | broken            |

    @B27.13 @A10.31xB27.13-1700
    Scenario Outline: A10.31xB27.13-1700 a 9-2 leader beneath the foxhole takes a MC with <dr>, helped by a 10-3 on top: <then>
      Given it is the RtPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 9-2 leader P beneath the foxhole in B2
      And a German 10-3 leader L on top of the foxhole in B2
      When P takes a MC with an Original DR of <dr>, helped by L
      Then P is <then>

      Examples: with the DRM
        | dr | then       |
        | 11 | not broken |

      @reading:A17.1-reduced
      Examples: an Original 12 fails whatever its DRM
        | dr | then   |
        | 12 | broken |

    @B27.13 @A10.2xA20.5xB27.13-1700
    Scenario Outline: A10.2xA20.5xB27.13-1700 P beneath the foxhole is <state>: when the leader becomes <loss> <check> is due from it
      Given it is the DFPh of the German turn
      And B2 holds a foxhole 3S
      And a German squad P beneath the foxhole in B2
      And P is <state>
      And a German 9-1 leader L on top of the foxhole in B2
      When L becomes <loss>
      Then <check> is due from P

      Examples: a prisoner makes none
        | row        | loss       | check   | state    |
        | broke      | broken     | no LLTC | captured |
        | eliminated | eliminated | no LLMC | captured |
        | free       | broken     | a LLTC  | pinned   |

    @B27.13 @A7.8xB27.13-1700
    Scenario Outline: A7.8xB27.13-1700 Morale 7, beneath the foxhole, <check> with <dr>, helped by a 9-1 on top of it: P is <then>
      Given it is the DFPh of the German turn
      And B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And a German 9-1 leader L on top of the foxhole in B2
      When P takes <check> with an Original DR of <dr>, helped by L
      Then P is <then>
      And P is not broken

      Examples: the highest DR that passes a MC pins
        | row   | check | dr | then       |
        | last  | a MC  | 8  | pinned     |
        | below | a MC  | 7  | not pinned |
        | tc    | a TC  | 8  | not pinned |

    @B27.4 @A7.8xB27.4-3800
    Scenario Outline: A7.8xB27.4-3800 <force> beneath the foxhole takes a TC with <dr>: it is <pinned>
      Given it is the DFPh of the German turn
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      When P takes a TC with an Original DR of <dr>
      Then P is <pinned>
      And P is <state>

      Examples: it pins neither the broken nor the berserk, no hero and no Cavalry
        | row            | force                          | dr | pinned     | state   |
        | broken         | a broken German 4-6-7 squad    | 11 | not pinned | broken  |
        | broken-leader  | a broken German 8-0 leader     | 11 | not pinned | broken  |
        | berserk        | a berserk German 4-6-7 squad   | 11 | not pinned | berserk |
        | berserk-leader | a berserk German 8-0 leader    | 11 | not pinned | berserk |
        | hero           | a German 1-4-9 hero            | 11 | not pinned | not broken |
        | wounded-hero   | a wounded German 1-4-9 hero    | 11 | not pinned | wounded |

      Examples: it pins others that fail it
        | row   | force                     | dr | pinned     | state     |
        | squad | a German 4-6-7 squad      | 11 | pinned     | not broken |
        | cx    | a CX German 4-6-7 squad   | 11 | pinned     | CX        |
        | below | a CX German 4-6-7 squad   | 6  | not pinned | CX        |

    @B27.4 @A7.8xB27.4-3800
    Scenario Outline: A7.8xB27.4-3800b P fails a TC beneath the foxhole, as <force>: that it then comes out is <verdict>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      When P takes a TC with an Original DR of 11
      And P comes out of the foxhole
      Then that is <verdict>

      Examples:
        | row     | force                        | phase | verdict     |
        | broken  | a broken German 4-6-7 squad  | RtPh  | allowed     |
        | berserk | a berserk German 4-6-7 squad | MPh   | allowed     |
        | squad   | a German 4-6-7 squad         | MPh   | not allowed |

    @B27.4 @A15.2xB27.4-3802
    Scenario Outline: A15.2xB27.4-3802 <force> beneath the foxhole takes a MC with <dr>: it is <is>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      When P takes a MC with an Original DR of <dr>
      Then P is <is>

      Examples: a hero is wounded, and then eliminated, and never breaks or is pinned
        | row       | force                       | dr | is                |
        | wounded   | a German 1-4-9 hero         | 11 | wounded           |
        | unbroken  | a German 1-4-9 hero         | 11 | not broken        |
        | unpinned  | a German 1-4-9 hero         | 9  | not pinned        |
        | unhurt    | a German 1-4-9 hero         | 9  | not wounded       |
        | twice     | a wounded German 1-4-9 hero | 11 | removed from play |

      Examples: others break
        | row        | force                       | dr | is          |
        | leader     | a German 9-1 leader         | 11 | broken      |
        | leader-not | a German 9-1 leader         | 11 | not wounded |
        | squad      | a German 4-6-7 squad        | 11 | broken      |

  Rule: Which leader helps with a check

    @B27.13 @A7.8xA10.7xB27.13-3803
    Scenario Outline: A7.8xA10.7xB27.13-3803 Morale 7, beneath the foxhole, a MC with 8 helped by a 9-1 on top who is <state>: <then>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And a German 9-1 leader L on top of the foxhole in B2
      And L is <state>
      When P takes a MC with an Original DR of 8, helped by L
      Then P is <then>

      Examples: a pinned leader has no modifier for others
        | row    | state  | then   |
        | pinned | pinned | broken |

      Examples: others have
        | row     | state   | then       |
        | cx      | CX      | not broken |
        | wounded | wounded | not broken |
        | unarmed | unarmed | not broken |

    @B27.13 @A10.22xB27.13-3804
    Scenario Outline: A10.22xB27.13-3804 <who> beneath the foxhole takes <check> with <dr>, helped by <leader> on top: it is <then>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And <who> P beneath the foxhole in B2
      And <leader> L on top of the foxhole in B2
      When P takes <check> with an Original DR of <dr>, helped by L
      Then P is <then>

      Examples: a leader is helped by a leader of higher Morale alone
        | row       | who                  | check | dr | leader               | then       |
        | higher    | a German 9-1 leader  | a MC  | 11 | a German 10-2 leader | not broken |
        | higher-tc | a German 9-1 leader  | a TC  | 11 | a German 10-2 leader | not pinned |
        | equal     | a German 9-1 leader  | a MC  | 11 | a German 9-2 leader  | broken     |
        | equal-tc  | a German 9-1 leader  | a TC  | 11 | a German 9-2 leader  | pinned     |
        | lower     | a German 9-1 leader  | a MC  | 10 | a German 8-1 leader  | broken     |

      Examples: others by any leader
        | row   | who                  | check | dr | leader               | then       |
        | squad | a German 4-5-8 squad | a MC  | 9  | a German 8-1 leader  | not broken |
        | elite | a German 4-5-8 squad | a TC  | 9  | a German 7-1 leader  | not pinned |
