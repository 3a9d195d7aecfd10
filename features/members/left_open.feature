Feature: What a position leaves open

  Where no phase is told, whatever is done counts as done in its own phase; where it is not told whose turn
  it is, either side counts as being it.

  Rule: B9.322 Claims

    @B9.322 @B9.322-9
    Scenario Outline: B9.322-9u in the <phase> of a turn that is not told it may be claimed
      Given it is the <phase> of a turn that is not told
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      When P claims wall advantage
      Then that is allowed

      Examples:
        | phase |
        | MPh   |
        | APh   |

    @B9.322 @B9.322-9
    Scenario: B9.322-9v and where no phase is told
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      When P claims wall advantage
      Then that is allowed

  Rule: B9.41 Leaving

    @B9.41 @B9.41-6
    Scenario: B9.41-6u where no phase is told it is lost as well
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      When P begins to enter F4
      Then that is allowed
      And P has no wall advantage

  Rule: B26.32 Rallying

    @B26.32 @B26.32-6
    Scenario: B26.32-6u where no phase is told a leader on Wire rallies a squad beneath it
      Given B3 holds Wire
      And a German 9-1 leader on top of the Wire in B3
      And a broken German 4-6-7 squad beneath the Wire in B3
      When the German leader tries to rally the German squad with an Original DR of 8
      Then that is allowed
      And the German squad is not broken

  Rule: B26.4 Searching and going aboard

    @B26.4 @A12.152xB26.4-501
    Scenario: A12.152xB26.4-501u where no phase is told a squad Searches
      Given a German squad P in B3
      When P Searches
      Then that is allowed

    @B27.4 @B27.4xD6.1-501
    Scenario: B27.4xD6.1-501u where no phase is told a squad on top of a foxhole goes aboard
      Given B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P on top of the foxhole in B2
      When P goes aboard the German halftrack
      Then that is allowed

    @B27.4 @B27.4xD6.1-501
    Scenario: B27.4xD6.1-501v and unloads
      Given B2 holds a foxhole 1S
      And a German halftrack in B2
      And a German squad P in B2
      And P is aboard the German halftrack
      When P unloads
      Then that is allowed
      And P is on top in B2

  Rule: B26.45 DC

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501u where no phase is told a squad <verb> its DC
      Given B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P <verb> its DC in <hex>
      Then that is allowed

      Examples:
        | verb   | hex |
        | Places | B3  |
        | Throws | B3  |
        | Sets   | B2  |

    @B26.51 @A23.3xB26.51-501
    Scenario: A23.3xB26.51-501v and one that was Placed goes off
      Given B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P Places its DC in B3
      And a Placed DC is resolved in B3 with an Original DR of 5
      Then that is allowed
      And B3 holds no Wire

  Rule: B26.46 Double Time

    @B26.46 @B27.13 @A4.5xB26.46xB27.13-301
    Scenario: A4.5xB26.46xB27.13-301u where no phase is told Double Time is declared beneath a foxhole
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      When P declares Double Time
      Then that is allowed
      And P is CX

  Rule: B26.5 Clearance

    @B26.5 @B24.73xB26.5-501
    Scenario: B24.73xB26.5-501u where no phase is told Clearance is announced
      Given B3 holds Wire
      And a German squad P on top of the Wire in B3
      When P announces Clearance of the Wire in B3
      Then that is allowed

    @B26.5 @B24.73xB26.5-501
    Scenario: B24.73xB26.5-501v and ended
      Given B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      When the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

  Rule: B27.11 Entrenching

    @B27.11 @B27.11-12
    Scenario: B27.11-12u where neither phase nor turn is told a squad attempts to entrench
      Given a German squad P in B2
      When P makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And B2 holds a foxhole 1S

    @B27.11 @B27.11-12
    Scenario: B27.11-12v in the PFPh of a turn that is not told it does
      Given it is the PFPh of a turn that is not told
      And a German squad P in B2
      When P makes an Entrenching Attempt with an Original DR of 5
      Then that is allowed
      And B2 holds a foxhole 1S

  Rule: B27.13 Close Combat, Transfer and Recovery

    @B27.13 @A11.1xB27.13-501
    Scenario: A11.1xB27.13-501u where no phase is told CC is declared
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a Russian squad E on top of the foxhole in B2
      When E declares Close Combat against P
      Then that is allowed

    @B27.13 @A4.431xB27.13-501
    Scenario: A4.431xB27.13-501u where no phase is told a SW is Transferred over the edge
      Given B2 holds a foxhole 2S
      And a German squad P on top of the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is allowed

    @B27.13 @A4.44xB27.13-501
    Scenario: A4.44xB27.13-501u and Recovered
      Given B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is allowed

  Rule: B27.41 Interdiction

    @B27.41 @B27.41-6
    Scenario: B27.41-6u where no phase is told Interdiction is claimed of a unit that has routed
      Given B3 holds an empty foxhole 1S
      And a broken German squad in B2
      And a Russian squad in F3
      When the German squad carries out a rout into B3
      And the Russian squad claims Interdiction of the German squad
      Then that is allowed

  Rule: B27.44 Moving

    @B27.44 @A4.1xB27.44-501
    Scenario Outline: A4.1xB27.44-501u in the <phase> of a turn that is not told a squad <goes> into the hex of a foxhole
      Given it is the <phase> of a turn that is not told
      And B3 holds a foxhole 3S
      And a German squad P in B2
      When P <goes> into B3
      Then that is allowed
      And P is on top in B3

      Examples:
        | phase | goes     |
        | MPh   | moves    |
        | APh   | advances |

    @B27.44 @A4.1xB27.44-501
    Scenario: A4.1xB27.44-501y where no phase is told who has advanced moves in its MPh
      Given B3 holds a foxhole 3S
      And a German squad P in B1
      When P advances into B2
      And P moves into B3
      Then that is allowed

  Rule: B9.55 What is seen of a move

    @B9.55 @A12.14xB9.55-501
    Scenario: A12.14xB9.55-501u where no phase is told an advance into woods keeps '?', though a move out of sight came before
      Given B4 is woods
      And a concealed German squad P in B2
      And a Russian squad in B6
      When P moves into B3
      And P advances into B4
      Then that is allowed
      And P is concealed

    @B9.55 @A12.14xB9.55-501
    Scenario: A12.14xB9.55-501v who is seen by all loses nothing by a move, others being concealed
      Given it is the MPh of the German turn
      And a German squad P in B2
      And a concealed German squad Q in A9
      And a Russian squad in B6
      When P moves into B3
      Then P has lost neither HIP nor '?'

  Rule: B27.52 Vehicles on top of a trench

    @B27.52 @B27.52xD2.12-501
    Scenario: B27.52xD2.12-501u where no phase is told a tank on top of the trench turns
      Given B2 holds a trench
      And a moving German tank V on top of the trench in B2
      When V turns its hull by 1 hexspine
      Then that is allowed

    @B27.52 @B27.52xD2.12-501
    Scenario: B27.52xD2.12-501v and Starts
      Given B2 holds a trench
      And a German tank V on top of the trench in B2
      When V starts its engine
      Then that is allowed

    @B27.52 @B27.52xD2.12-501
    Scenario: B27.52xD2.12-501w and attempts Motion
      Given B2 holds a trench
      And a German tank V on top of the trench in B2
      When V attempts Motion
      Then that is allowed

  Rule: B9.53 Guns that turn

    @B9.53 @B9.53xC3.22-501
    Scenario: B9.53xC3.22-501u where no phase is told a Gun behind bocage changes its CA
      Given hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses an AT Gun
      When the AT Gun changes its CA
      Then that is allowed

  Rule: B26.4 Who came from where a position does not tell

    @B26.4 @B26.4-5
    Scenario: B26.4-5v nobody is turned back into a hex that it has not left
      Given it is the MPh of the German turn
      And a German squad P in B3
      And a concealed Russian squad E in B4
      When P moves into B4
      And E shows itself and turns P back into A4
      Then that is not allowed

    @B26.4 @B26.4-5
    Scenario Outline: B26.4-5u turned back, who <what> is <back> in B3
      Given it is the MPh of the German turn
      And B4 is level <level> Open Ground
      And B4 holds a German trench
      And B3 holds a German <shelter>
      And B3 holds <wire>
      And a German squad P <place> B4
      And P has <deed> this phase
      And P has moved this phase
      And a concealed Russian squad E on top of the trench in B4
      When E shows itself and turns P back into B3
      Then that is allowed
      And P is <back> in B3

      Examples: from beneath its counter
        | row      | what                             | level | shelter   | wire    | place                   | deed                                            | back                  |
        | trench   | came by trench from a trench     | 0     | trench    | no Wire | beneath the trench in   | moved from trench to trench                     | beneath the trench    |
        | ditch    | came by trench from a Ditch      | 0     | A-T Ditch | no Wire | beneath the trench in   | moved from trench to trench                     | beneath the A-T Ditch |
        | sangar   | came by trench from a sangar     | 0     | sangar    | no Wire | beneath the trench in   | moved from trench to trench                     | beneath the sangar    |
        | downward | came straight down from a trench | -1    | trench    | no Wire | on top of the trench in | moved straight past the edge of an entrenchment | beneath the trench    |

      Examples: from on top of it
        | row    | what                          | level | shelter | wire    | place                   | deed                                            | back   |
        | upward | came straight up into its own | 1     | trench  | no Wire | beneath the trench in   | moved straight past the edge of an entrenchment | on top |
        | plain  | came on top                   | 0     | trench  | no Wire | on top of the trench in | moved                                           | on top |

      Examples: beneath the Wire
        | row        | what                  | level | shelter | wire | place                   | deed  | back             |
        | plain-wire | came from a wired hex | 0     | trench  | Wire | on top of the trench in | moved | beneath the Wire |
