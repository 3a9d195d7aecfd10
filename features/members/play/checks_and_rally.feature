Feature: Breaking, checks of a leader lost, and rally, beneath a foxhole and on Wire

  Rule: B27.13 What befalls a unit beneath a foxhole

    @B27.13 @A10.4xB27.13-501
    Scenario Outline: A10.4xB27.13-501a beneath a foxhole a squad that was <status> becomes broken
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P is <status>
      When P becomes broken
      Then P is broken
      And P is not <status>
      And P is beneath the foxhole in B2

      Examples:
        | row       | status    |
        | pinned    | pinned    |
        | cx        | CX        |
        | berserk   | berserk   |
        | concealed | concealed |
        | hidden    | hidden    |
        | ti        | TI        |

    @B27.13 @A10.4xB27.13-501
    Scenario Outline: A10.4xB27.13-501b one that was <status> is so still
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      And P is <status>
      When P becomes broken
      Then P is broken
      And P is <status>

      Examples:
        | row           | force           | status        |
        | wounded       | a German leader | wounded       |
        | inexperienced | a German squad  | inexperienced |
        | fanatic       | a German squad  | Fanatic       |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501a no LLMC of <force>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 8-0 leader L beneath the foxhole in B2
      And <force> P <place> B2
      When L becomes eliminated
      Then no LLMC is due from P
      And all that is as given

      Examples:
        | row      | force                          | place                    |
        | hero     | a German hero                  | on top of the foxhole in |
        | berserk  | a berserk German squad         | on top of the foxhole in |
        | captured | a captured German squad        | on top of the foxhole in |
        | enemy    | a Russian squad                | on top of the foxhole in |
        | tank     | a German tank                  | on top of the foxhole in |
        | dummies  | a concealed German dummy stack | on top of the foxhole in |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501e nor of the Inherent crew of a <vehicle> there, which is its vehicle
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 8-0 leader L beneath the foxhole in B2
      And a German <vehicle> T on top of the foxhole in B2
      And a German crew P in B2
      And P is the Inherent crew of T
      When L becomes <lost>
      Then no <check> is due from P
      And all that is as given

      Examples:
        | row            | vehicle   | lost       | check |
        | tank           | tank      | eliminated | LLMC  |
        | halftrack      | halftrack | eliminated | LLMC  |
        | tank-broke     | tank      | broken     | LLTC  |

    @B27.13 @A10.2xB27.13xD6.1-3807
    Scenario Outline: A10.2xB27.13xD6.1-3807 on top of the foxhole <leader> is <lost>, and <who>: <check> is due from P
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German halftrack T on top of the foxhole in B2
      And a German halftrack U on top of the foxhole in B2
      And a German 8-0 leader L in B2
      And a German squad P in B2
      And <leader>
      And <who>
      When L becomes <lost>
      Then <check> is due from P

      Examples: Passengers check for one of their vehicle
        | row        | leader          | who             | lost       | check  |
        | together   | L is aboard T   | P is aboard T   | eliminated | a LLMC |
        | broke      | L is aboard T   | P is aboard T   | broken     | a LLTC |
        | on-foot    | L is CX         | P is CX         | eliminated | a LLMC |

      Examples: and for nobody else, nor does anybody else for them; Riders neither check nor are checked for
        | row        | leader          | who             | lost       | check   |
        | outside    | L is CX         | P is aboard T   | eliminated | no LLMC |
        | inside     | L is aboard T   | P is CX         | eliminated | no LLMC |
        | other      | L is aboard T   | P is aboard U   | broken     | no LLTC |
        | rider      | L rides on T    | P is CX         | eliminated | no LLMC |
        | riders     | L rides on T    | P rides on T    | eliminated | no LLMC |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501b a LLMC of <force>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 8-0 leader L beneath the foxhole in B2
      And <force> P <place> B2
      When L becomes eliminated
      Then a LLMC is due from P

      Examples:
        | row        | force                 | place                    |
        | squad      | a German squad        | on top of the foxhole in |
        | half-squad | a German half-squad   | beneath the foxhole in   |
        | crew       | a German crew         | on top of the foxhole in |
        | broken     | a broken German squad | on top of the foxhole in |
        | leader     | a German 7-0 leader   | on top of the foxhole in |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501c a LLTC of <force> where he breaks
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 8-0 leader L beneath the foxhole in B2
      And <force> P <place> B2
      When L becomes broken
      Then a LLTC is due from P

      Examples:
        | row   | force          | place                    |
        | squad | a German squad | on top of the foxhole in |
        | crew  | a German crew  | beneath the foxhole in   |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501d no LLTC of <force>
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 3S
      And a German 8-0 leader L beneath the foxhole in B2
      And <force> P <place> B2
      When L becomes broken
      Then no LLTC is due from P
      And all that is as given

      Examples:
        | row     | force                  | place                    |
        | broken  | a broken German squad  | on top of the foxhole in |
        | hero    | a German hero          | on top of the foxhole in |
        | berserk | a berserk German squad | on top of the foxhole in |

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501w a squad that is <status> does not withdraw from its Melee
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 3S
      And a German squad P in B2
      And a Russian squad in B2
      And P is in Melee
      And P is <status>
      When P withdraws into B3
      Then that is not allowed

      Examples:
        | row    | status |
        | pinned | pinned |
        | broken | broken |
        | ti     | TI     |

    @B27.44 @A4.1xB27.44-501
    Scenario: A4.1xB27.44-501x one that withdraws spends no MF
      Given it is the CCPh of the German turn
      And B3 holds a foxhole 3S
      And a German squad P in B2
      And a Russian squad in B2
      And P is in Melee
      When P withdraws into B3
      Then that is allowed
      And P is on top in B3
      And no expenditure has been made

  Rule: B27.13 Checks beneath a foxhole

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501u beneath a foxhole a squad that fails <test> is <status>
      Given B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      When P takes <test> with an Original DR of 12
      Then P is <status>

      Examples:
        | row | test | status |
        | mc  | a MC | broken |
        | tc  | a TC | pinned |

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501v the <check> that is due for a leader <fate> is made by taking <test>
      Given B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      And a German 9-1 leader Q on top of the foxhole in B2
      When Q becomes <fate>
      And P takes <test> with an Original DR of 2
      Then no <check> is due from P
      And all that is as given

      Examples:
        | row  | check | fate       | test |
        | llmc | LLMC  | eliminated | a MC |
        | lltc | LLTC  | broken     | a TC |

    @B27.13 @A10.2xB27.13-501
    Scenario: A10.2xB27.13-501w and a NMC for WP by taking a MC
      Given B2 holds a foxhole 1S
      And a German 4-6-7 squad P beneath the foxhole in B2
      When WP is placed in B2 by an Original DR of 6
      And P takes a MC with an Original DR of 2
      Then no NMC is due from P
      And all that is as given

    @B27.13 @A10.2xB27.13-501
    Scenario: A10.2xB27.13-501x Desperation Morale makes rallying harder, no MC
      Given B2 holds a foxhole 1S
      And a broken German 4-6-7 squad P beneath the foxhole in B2
      And P is DM
      When P takes a MC with an Original DR of 5
      Then its Final DR is 5

  Rule: B27.13 A leader and his Location

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501y a leader <was> that becomes <outcome> in a foxhole asks a <check> of the squad
      Given B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And <force> Q beneath the foxhole in B2
      When Q becomes <outcome>
      Then one <check>s are due from P

      Examples:
        | row          | was         | force                  | outcome    | check |
        | broken       | that is     | a German leader        | broken     | LLTC  |
        | eliminated   | that is     | a German leader        | eliminated | LLMC  |

      @reading:A17.1-reduced=removed
      Examples: by the other reading Casualty Reduction removes him
        | row          | was         | force                  | outcome    | check |
        | broken-again | that breaks | a broken German leader | broken     | LLMC  |

    @B27.13 @A10.2xB27.13-501 @reading:A17.1-reduced
    Scenario: A10.2xB27.13-501t a broken leader that breaks again is reduced to a wounded one, and asks none
      Given B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And a broken German leader Q beneath the foxhole in B2
      When Q becomes broken
      Then no LLMC is due from P
      And all that is as given

    @B27.13 @A10.2xB27.13-501
    Scenario Outline: A10.2xB27.13-501z nothing is asked where <force> becomes <outcome>
      Given B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And <force> Q beneath the foxhole in B2
      When Q becomes <outcome>
      Then no LLMC is due from P
      And no LLTC is due from P
      And all that is as given

      Examples:
        | row           | force                  | outcome    |
        | pinned        | a German leader        | pinned     |
        | broken-pinned | a broken German leader | pinned     |
        | unharmed      | a German leader        | unharmed   |
        | hero          | a German hero          | eliminated |
        | half-squad    | a German half-squad    | eliminated |

  Rule: B27.13 Rally, and a leader lost

    @B27.13 @A10.6xB27.13-201
    Scenario: A10.6xB27.13-201c under DM it is harder
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German 9-1 leader L beneath the foxhole in B2
      And a broken German 4-6-7 squad P on top of the foxhole in B2
      And P is DM
      When L tries to rally P with an Original DR of 5
      Then that is allowed
      And its DRM is +3
      And its Final DR is 8
      And P is broken

    @B27.13 @A10.6xB27.13-201
    Scenario Outline: A10.6xB27.13-201d in the <phase> nobody rallies
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German 9-1 leader L beneath the foxhole in B2
      And a broken German 4-6-7 squad P on top of the foxhole in B2
      When L tries to rally P with an Original DR of 2
      Then that is not allowed

      Examples:
        | phase |
        | PFPh  |
        | MPh   |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B27.13 @A10.6xB27.13-201
    Scenario: A10.6xB27.13-201e nor one that is not broken
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German 9-1 leader L beneath the foxhole in B2
      And a German 4-6-7 squad P on top of the foxhole in B2
      When L tries to rally P with an Original DR of 2
      Then that is not allowed

    @B27.13 @A10.6xB27.13-201
    Scenario: A10.6xB27.13-201f nor one that has tried already
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a German 9-1 leader L beneath the foxhole in B2
      And a broken German 4-6-7 squad P on top of the foxhole in B2
      When L tries to rally P with an Original DR of 12
      And L tries to rally P with an Original DR of 2
      Then that is not allowed

    @B27.13 @B27.13-4
    Scenario Outline: B27.13-4u the loss of a <leader> leader beneath is a LLMC with <drm> on top
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German <leader> leader L beneath the foxhole in B2
      And a German squad P on top of the foxhole in B2
      When L becomes eliminated
      Then a LLMC with a DRM of <drm> is due from P

      Examples:
        | leader | drm |
        | 8-0    | 0   |
        | 9-1    | +1  |
        | 10-2   | +2  |

    @B27.13 @B27.13-5
    Scenario Outline: B27.13-5u a <leader> leader that breaks beneath is a LLTC with <drm> on top
      Given it is the DFPh of the Russian turn
      And B2 holds a foxhole 1S
      And a German <leader> leader L beneath the foxhole in B2
      And a German squad P on top of the foxhole in B2
      When L becomes broken
      Then a LLTC with a DRM of <drm> is due from P

      Examples:
        | leader | drm |
        | 9-1    | +1  |
        | 10-2   | +2  |

  Rule: B26.32 Rallying by oneself

    @B26.32 @B26.32-6
    Scenario Outline: B26.32-6v on Wire <force> that rallies by itself with an Original DR of 5 has a Final DR of <dr>
      Given it is the RPh of the German turn
      And B3 holds Wire
      And <force> P on top of the Wire in B3
      When P makes a Rally DR of 5
      Then that is allowed
      And its Final DR is <dr>

      Examples:
        | row        | force                            | dr |
        | squad      | a broken German 4-6-7 squad      | 6  |
        | half-squad | a broken German 2-4-7 half-squad | 6  |
        | crew       | a broken German 2-2-8 crew       | 6  |
        | leader     | a broken German 9-1 leader       | 6  |

    @B26.32 @A10.6xB26.32-3806
    Scenario Outline: A10.6xB26.32-3806a on Wire in the RPh of the <turn> turn <force> that rallies by itself: <verdict>
      Given it is the RPh of the <turn> turn
      And B3 holds Wire
      And <force> P on top of the Wire in B3
      When P makes a Rally DR of 5
      Then that is <verdict>

      Examples: leaders and crews do in any RPh
        | row     | turn    | force                      | verdict |
        | crew    | Russian | a broken German 2-2-8 crew | allowed |
        | leader  | Russian | a broken German 9-1 leader | allowed |
        | own     | German  | a broken German 2-2-8 crew | allowed |

      Examples: others in that of their own turn alone
        | row        | turn    | force                            | verdict     |
        | squad      | Russian | a broken German 4-6-7 squad      | not allowed |
        | half-squad | Russian | a broken German 2-4-7 half-squad | not allowed |
        | squad-own  | German  | a broken German 4-6-7 squad      | allowed     |

    @B26.32 @A10.6xB26.32-3806
    Scenario Outline: A10.6xB26.32-3806b after the attempt of <first> beneath the Wire <force> on top of it tries to rally by itself: <verdict>
      Given it is the RPh of the German turn
      And B3 holds Wire
      And <first> Q beneath the Wire in B3
      And <force> P on top of the Wire in B3
      When Q makes a Rally DR of 11
      And P makes a Rally DR of 5
      Then that is <verdict>

      Examples: one MMC of a side may, as its first attempt, besides crews and leaders
        | row          | first                       | force                       | verdict     |
        | crew         | a broken German 4-6-7 squad | a broken German 2-2-8 crew  | allowed     |
        | crews        | a broken German 2-2-8 crew  | a broken German 2-2-8 crew  | allowed     |
        | leader       | a broken German 4-6-7 squad | a broken German 9-1 leader  | allowed     |
        | squads       | a broken German 4-6-7 squad | a broken German 4-6-7 squad | not allowed |
        | after-crew   | a broken German 2-2-8 crew  | a broken German 4-6-7 squad | not allowed |
        | after-leader | a broken German 9-1 leader  | a broken German 4-6-7 squad | not allowed |

    @B26.32 @A10.6xA20.5xB26.32-3809
    Scenario Outline: A10.6xA20.5xB26.32-3809 a broken <force> on Wire that is <state> tries to rally by itself: <verdict>
      Given it is the RPh of the German turn
      And B3 holds Wire
      And a broken German <force> P on top of the Wire in B3
      And a Russian squad in B4
      And P is <state>
      When P makes a Rally DR of 5
      Then that is <verdict>

      Examples: no prisoner does
        | row             | force       | state    | verdict     |
        | captured-leader | 9-1 leader  | captured | not allowed |
        | captured-squad  | 4-6-7 squad | captured | not allowed |
        | captured-crew   | 2-2-8 crew  | captured | not allowed |

      Examples: the free do
        | row            | force       | state   | verdict |
        | wounded-leader | 9-1 leader  | wounded | allowed |
        | unarmed-squad  | 4-6-7 squad | unarmed | allowed |

  Rule: B26.32 Rallying

    @B26.32 @B26.32-6
    Scenario: B26.32-6u where no phase is told a leader on Wire rallies a squad beneath it
      Given B3 holds Wire
      And a German 9-1 leader on top of the Wire in B3
      And a broken German 4-6-7 squad beneath the Wire in B3
      When the German leader tries to rally the German squad with an Original DR of 8
      Then that is allowed
      And the German squad is not broken
