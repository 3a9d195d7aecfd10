Feature: A unit that has Prep Fired does nothing in the MPh

  Rule: Who has Prep Fired does nothing in the MPh

    @B26.4 @A3.2xB26.4-701
    Scenario Outline: A3.2xB26.4-701 beneath the Wire a squad that <fired> <act>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And a German truck Q in B2
      And P <fired>
      When P <act>
      Then that is <verdict>

      Examples: it has Prep Fired
        | row       | fired                  | act           | verdict     |
        | search    | has fired its inherent FP this phase | Searches      | not allowed |
        | load      | has fired its inherent FP this phase | goes aboard Q | not allowed |
        | load-lmg  | has fired a LMG this phase | goes aboard Q | not allowed |

      Examples: it has not
        | row       | fired     | act           | verdict |
        | search-on | has moved this phase | Searches      | allowed |
        | load-on   | has moved this phase | goes aboard Q | allowed |

    @B26.4 @B27.4 @A3.2xB26.4xB27.4-3704
    Scenario Outline: A3.2xB26.4xB27.4-3704 where no phase is told a squad beneath the Wire that <done> <act>: <verdict>
      Given B2 holds Wire
      And B2 holds a foxhole 1S
      And a German squad P beneath the Wire in B2
      And a German truck Q in B2
      And P <done>
      When P <act>
      Then that is <verdict>

      Examples: Prep Fire bars a move only where the MPh is named
        | row       | done                                 | act           | verdict |
        | moves     | has fired its inherent FP this phase | moves into B1 | allowed |
        | lmg-moves | has fired a LMG this phase           | moves into B1 | allowed |

      Examples: an act of another phase, or another deed
        | row        | done                                 | act                      | verdict |
        | advances   | has fired its inherent FP this phase | advances into B1         | allowed |
        | begins     | has fired a LMG this phase           | begins to enter B1       | allowed |
        | moved      | has moved this phase                 | moves into B1            | allowed |
        | moved-down | has moved this phase                 | goes beneath the foxhole | allowed |
        | moved-load | has moved this phase                 | goes aboard Q            | allowed |

    @B26.4 @B27.4 @A3.2xB26.4xB27.4-3704
    Scenario Outline: A3.2xB26.4xB27.4-3704b where the <phase> is named a squad beneath the Wire that has fired <act>: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P has fired its inherent FP this phase
      When P <act>
      Then that is <verdict>

      Examples:
        | row  | phase | act              | verdict     |
        | mph  | MPh   | moves into B1    | not allowed |
        | aph  | APh   | advances into B1 | allowed     |

    @B26.4 @A3.2xB26.4-701
    Scenario Outline: A3.2xB26.4-701a who fires <weapon> from beneath the Wire in the DFPh moves in its own MPh
      Given it is the DFPh of the Russian turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a LMG
      And a Russian squad E in B5
      When P fires <weapon> at E
      And the DFPh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the RPh ends and the MPh begins
      And P moves into B1
      Then that is allowed

      Examples: Defensive Fire is no Prep Fire
        | row      | weapon          |
        | inherent | its inherent FP |
        | lmg      | its LMG         |

    @B26.4 @A3.2xB26.4-701
    Scenario Outline: A3.2xB26.4-701b and who fires <weapon> in its PFPh does not
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a LMG
      And a Russian squad E in B5
      When P fires <weapon> at E
      And the PFPh ends and the MPh begins
      And P moves into B1
      Then that is not allowed

      Examples:
        | row      | weapon          |
        | inherent | its inherent FP |
        | lmg      | its LMG         |

    @B27.13 @A3.2xB27.13-701
    Scenario Outline: A3.2xB27.13-701 beneath the foxhole a squad that has <deed> tries to Recover in the <phase>: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P has <deed> this phase
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is <verdict>

      Examples:
        | row    | phase | deed                  | verdict     |
        | fired  | MPh   | fired its inherent FP | not allowed |
        | lmg    | MPh   | fired a LMG           | not allowed |
        | moved  | MPh   | moved                 | allowed     |

    @B27.13 @A3.2xB27.13-701
    Scenario Outline: A3.2xB27.13-701b beneath the foxhole a squad that has fired in the <phase> Recovers in the next MPh of its side: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P has fired its inherent FP this phase
      And a LMG beneath the foxhole in B2
      When the next MPh of the German begins
      And P tries to Recover the LMG
      Then that is <verdict>

      Examples: Prep Fire is forgotten as the AFPh ends
        | phase | verdict     |
        | PFPh  | not allowed |
        | AFPh  | allowed     |

  Rule: Who has Prep Fired does not fire in the AFPh

    @B26.31 @A3.2xA3.5xB26.31-2752
    Scenario Outline: A3.2xA3.5xB26.31-2752a on top of the Wire P fires <first> in the <phase> and <then> in the AFPh: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds Wire
      And a German squad P on top of the Wire in B2
      And P possesses a LMG
      And a German squad Q on top of the Wire in B2
      And Q possesses a MMG
      And a Russian squad E in B5
      When <who> fires <first> at E
      And the <phase> ends and the AFPh begins
      And P fires <then> at E
      Then that is <verdict>

      Examples: it has Prep Fired
        | row      | phase | who | first           | then            | verdict     |
        | inherent | PFPh  | P   | its inherent FP | its inherent FP | not allowed |
        | lmg      | PFPh  | P   | its LMG         | its LMG         | not allowed |

      Examples: it has not
        | row       | phase | who | first           | then            | verdict |
        | other     | PFPh  | Q   | its inherent FP | its inherent FP | allowed |
        | other-lmg | PFPh  | Q   | its MMG         | its LMG         | allowed |

    @B26.31 @A3.2xA3.5xB26.31-2752
    Scenario Outline: A3.2xA3.5xB26.31-2752b on top of the Wire P, which has <deed> this phase, fires <weapon> in the AFPh: <verdict>
      Given it is the AFPh of the German turn
      And B2 holds Wire
      And a German squad P on top of the Wire in B2
      And P possesses a LMG
      And P has <deed> this phase
      And a Russian squad E in B5
      When P fires <weapon> at E
      Then that is <verdict>

      Examples:
        | row       | deed                  | weapon          | verdict     |
        | fired     | fired its inherent FP | its inherent FP | not allowed |
        | lmg       | fired a LMG           | its LMG         | not allowed |
        | moved     | moved                 | its inherent FP | allowed     |
        | moved-lmg | moved                 | its LMG         | allowed     |

    @B26.31 @A3.2xA3.5xB26.31-2752
    Scenario Outline: A3.2xA3.5xB26.31-2752c in the order of the phases <who> fires <first> in the PFPh and P in the AFPh: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P on top of the Wire in B2
      And P possesses a LMG
      And a German squad Q on top of the Wire in B2
      And a Russian squad E in B5
      When <who> fires <first> at E
      And the PFPh ends and the MPh begins
      And the MPh ends and the DFPh begins
      And the DFPh ends and the AFPh begins
      And P fires <first> at E
      Then that is <verdict>

      Examples:
        | row      | who | first           | verdict     |
        | inherent | P   | its inherent FP | not allowed |
        | lmg      | P   | its LMG         | not allowed |
        | other    | Q   | its inherent FP | allowed     |

    @B27.1 @A3.5xB27.1-1700
    Scenario Outline: A3.5xB27.1-1700 beneath the foxhole P, which has <deed> this phase, fires <weapon> in the AFPh: <verdict>
      Given it is the AFPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P possesses a LMG
      And P has <deed> this phase
      And a Russian squad E in B5
      When P fires <weapon> at E
      Then that is <verdict>

      Examples: inherent FP and SW apart
        | row       | deed                  | weapon          | verdict     |
        | fired     | fired its inherent FP | its inherent FP | not allowed |
        | lmg       | fired a LMG           | its LMG         | not allowed |
        | other     | fired a LMG           | its inherent FP | allowed     |

    @B27.1 @A3.5xB27.1-1700
    Scenario Outline: A3.5xB27.1-1700b beneath the foxhole P fires <first> in the PFPh, and <second> in the AFPh: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P possesses a LMG
      And a Russian squad E in B5
      When P fires <first> at E
      And the PFPh ends and the AFPh begins
      And P fires <second> at E
      Then that is <verdict>

      Examples:
        | row   | first           | second          | verdict     |
        | own   | its inherent FP | its inherent FP | not allowed |
        | lmg   | its LMG         | its LMG         | not allowed |

    @B26.45 @A3.5xA23.6xB26.45-2006
    Scenario Outline: A3.5xA23.6xB26.45-2006a beneath the Wire P, which has <deed> this phase, Throws its DC in the <phase>: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And P has <deed> this phase
      And a Russian squad E in B3
      When P Throws its DC in B3
      Then that is <verdict>

      Examples: to Throw it is to use a SW
        | row    | phase | deed        | verdict     |
        | lmg    | AFPh  | fired a LMG | not allowed |
        | moved  | AFPh  | moved       | allowed     |

    @B26.45 @A3.5xA23.6xB26.45-2006
    Scenario Outline: A3.5xA23.6xB26.45-2006b <who> fires a LMG in the PFPh, and in the AFPh P Throws its DC from beneath the Wire: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And P possesses a LMG
      And a German squad Q beneath the Wire in B2
      And Q possesses a MMG
      And a Russian squad E in B3
      When <who> fires <weapon> at E
      And the PFPh ends and the AFPh begins
      And P Throws its DC in B3
      Then that is <verdict>

      Examples:
        | who | weapon  | verdict     |
        | P   | its LMG | not allowed |
        | Q   | its MMG | allowed     |

  Rule: Who has fired its FP in the PFPh does not fire it again there

    @B26.31 @A3.2xB26.31-2007
    Scenario Outline: A3.2xB26.31-2007a in the PFPh <who> fires <first> at E, then P <then> at F, on top of the Wire: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P on top of the Wire in B2
      And P possesses a LMG
      And a German squad Q on top of the Wire in B2
      And Q possesses a MMG
      And a Russian squad E in B5
      And a Russian squad F in D4
      When <who> fires <first> at E
      And P fires <then> at F
      Then that is <verdict>

      Examples: its FP and its SW count apart
        | row        | who | first           | then            | verdict     |
        | inherent   | P   | its inherent FP | its inherent FP | not allowed |
        | lmg-then   | P   | its LMG         | its inherent FP | allowed     |
        | then-lmg   | P   | its inherent FP | its LMG         | allowed     |
        | other      | Q   | its inherent FP | its inherent FP | allowed     |

    @B26.31 @A3.2xB26.31-2007
    Scenario Outline: A3.2xB26.31-2007b in the PFPh P, on top of the Wire, has <deed> this phase and fires its inherent FP: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P on top of the Wire in B2
      And P has <deed> this phase
      And a Russian squad E in B5
      When P fires its inherent FP at E
      Then that is <verdict>

      Examples:
        | row   | deed                  | verdict     |
        | fired | fired its inherent FP | not allowed |
        | lmg   | fired a LMG           | allowed     |

    @B26.31 @A3.2xA7.351xB26.31-3400
    Scenario Outline: A3.2xA7.351xB26.31-3400a in the PFPh P, a <kind> on top of the Wire, fires <first> at E, then <then> at F: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German <kind> P on top of the Wire in B2
      And P possesses a LMG
      And a German <kind> Q on top of the Wire in B2
      And Q possesses a MMG
      And a Russian squad E in B5
      And a Russian squad F in D4
      When <who> fires <first> at E
      And P fires <then> at F
      Then that is <verdict>

      Examples: a HS or crew fires its own FP or one weapon
        | row      | kind        | who | first           | then            | verdict     |
        | half     | half-squad  | P   | its inherent FP | its LMG         | not allowed |
        | half-mg  | half-squad  | P   | its LMG         | its inherent FP | not allowed |
        | crew     | crew        | P   | its inherent FP | its LMG         | not allowed |
        | crew-mg  | crew        | P   | its LMG         | its inherent FP | not allowed |

      Examples: a squad has both, and nobody is bound by another's fire
        | row      | kind        | who | first           | then            | verdict     |
        | squad    | squad       | P   | its inherent FP | its LMG         | allowed     |
        | other    | half-squad  | Q   | its inherent FP | its LMG         | allowed     |
        | other-mg | half-squad  | Q   | its MMG         | its inherent FP | allowed     |

    @B26.31 @A3.2xA7.351xB26.31-3400
    Scenario Outline: A3.2xA7.351xB26.31-3400b on top of the Wire a <kind> that has <deed> this phase fires <weapon> in the AFPh: <verdict>
      Given it is the AFPh of the German turn
      And B2 holds Wire
      And a German <kind> P on top of the Wire in B2
      And P possesses a LMG
      And P has <deed> this phase
      And a Russian squad E in B5
      When P fires <weapon> at E
      Then that is <verdict>

      Examples:
        | row     | kind       | deed                  | weapon          | verdict     |
        | half    | half-squad | fired its inherent FP | its LMG         | not allowed |
        | half-mg | half-squad | fired a LMG           | its inherent FP | not allowed |
        | crew    | crew       | fired its inherent FP | its LMG         | not allowed |
        | crew-mg | crew       | fired a LMG           | its inherent FP | not allowed |
        | squad   | squad      | fired a LMG           | its inherent FP | allowed     |
        | moved   | half-squad | moved                 | its LMG         | allowed     |

    @B26.31 @A3.5xA4.43xB26.31-3401
    Scenario Outline: A3.5xA4.43xB26.31-3401 P fires <first> in the PFPh, P drops its LMG on the Wire, Q Recovers it there and fires it in the AFPh: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P on top of the Wire in B2
      And P possesses a LMG
      And a German squad Q on top of the Wire in B2
      And a Russian squad E in B5
      When P fires <first> at E
      And the PFPh ends and the MPh begins
      And P drops the LMG
      And Q tries to Recover the LMG with an Original dr of 1
      And the MPh ends and the AFPh begins
      And Q fires <then> at E
      Then that is <verdict>

      Examples: the weapon has fired, whoever has it now
        | row   | first           | then            | verdict     |
        | lmg   | its LMG         | its LMG         | not allowed |
        | own   | its LMG         | its inherent FP | allowed     |
        | fresh | its inherent FP | its LMG         | allowed     |
