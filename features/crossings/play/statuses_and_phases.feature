Feature: Each status behind a wall, each action in each phase

  Statuses, phases and verbs are closed lists (features/crossings.toml).

  Rule: B9.32 Who has wall advantage and who has not

    @B9.32 @B9.32-1
    Scenario Outline: B9.32-1m <force> that is <status> has it
      Given it is the DFPh of the German turn
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P is <status>
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6 and nothing else

      Examples: 9.32 does not name it
        | row           | force          | status                    |
        | berserk       | a German squad | berserk                   |
        | cx            | a German squad | CX                        |
        | encircled     | a German squad | Encircled                 |
        | fanatic       | a German squad | Fanatic                   |
        | inexperienced | a German squad | inexperienced             |
        | wounded       | a German hero  | wounded                   |
        | bounding      | a German tank  | marked with Bounding Fire |

      Examples: immobile, and it is mandatory
        | row         | force         | status      |
        | bogged      | a German tank | bogged      |
        | immobilized | a German tank | immobilized |

    @B9.32 @B9.32-2
    Scenario Outline: B9.32-2q <force> that is <status> has none in <ground>
      Given it is the DFPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P is <status>
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      When the players ask about the wall advantage of P
      And the players ask about the wall advantage of Q
      Then P has no wall advantage
      And Q has wall advantage

      Examples: excluded
        | row       | force                 | status    | ground      |
        | column    | a German squad        | in Column | Open Ground |
        | convoy    | a German tank         | in Convoy | Open Ground |
        | disrupted | a broken German squad | disrupted | Open Ground |

      Examples: a vehicle in terrain that shelters it
        | row     | force         | status  | ground |
        | stunned | a German tank | stunned | woods  |
        | shocked | a German tank | shocked | woods  |

    @B9.32 @B9.32-2
    Scenario: B9.32-2r in Melee, with the enemy in its Location, it has none
      Given it is the DFPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P is in Melee
      And a Russian squad in F5
      And the Russian squad is in Melee
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      When the players ask about the wall advantage of P
      And the players ask about the wall advantage of Q
      Then P has no wall advantage
      And the Russian squad has no wall advantage
      And Q has wall advantage

    @B9.32 @B9.32-2 @B9.32-9
    Scenario: B9.32-9m a prisoner has none, its guard has it
      Given it is the DFPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P is captured
      And a Russian squad in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And the Russian squad has wall advantage

    @B9.32 @B9.32xD6.1-1
    Scenario: B9.32xD6.1-1m Riders have none, the tank they ride has it
      Given it is the DFPh of the German turn
      And hexside F5-F6 is a wall
      And a German tank in F5
      And a German squad P in F5
      And P rides on the German tank
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And the German tank has wall advantage

    @B9.32 @B9.32-1
    Scenario Outline: B9.32-1n <force> that is <status> may claim it
      Given it is the MPh of the German turn
      And F5 is <ground>
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P is <status>
      When P claims wall advantage
      Then that is allowed

      Examples:
        | row       | force          | status                    | ground      |
        | encircled | a German squad | Encircled                 | woods       |
        | fanatic   | a German squad | Fanatic                   | woods       |
        | bounding  | a German tank  | marked with Bounding Fire | Open Ground |

  Rule: B9.31 What the status of a target leaves as it is

    @B9.31 @B9.31-7
    Scenario Outline: B9.31-7m <force> that is <status> has the wall it has advantage over
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P is <status>
      And P has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks P with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of +2
      And the woods gives no TEM
      And the TEM is +2

      Examples:
        | row           | force          | status        |
        | encircled     | a German squad | Encircled     |
        | fanatic       | a German squad | Fanatic       |
        | inexperienced | a German squad | inexperienced |
        | wounded       | a German hero  | wounded       |

    @B9.3 @B9.3-1
    Scenario: B9.3-1m MG fire at a tank marked with Bounding Fire meets the wall
      Given it is the DFPh of the German turn
      And hexside F5-F6 is a wall
      And a German tank P in F5
      And P is marked with Bounding Fire
      And P has wall advantage
      And a Russian squad in F7
      When the Russian squad attacks P with MG fire
      Then the TEM is +2

    @B27.3 @B27.3-8
    Scenario Outline: B27.3-8n <force> that is <status> on top of a foxhole has nothing of it
      Given it is the DFPh of the German turn
      And B2 holds a foxhole 1S
      And <force> P on top of the foxhole in B2
      And P is <status>
      And a Russian squad in B4
      When the Russian squad attacks P with small-arms fire
      Then the attack is possible
      And the foxhole gives no TEM
      And the TEM is 0

      Examples:
        | row    | force          | status    |
        | column | a German squad | in Column |
        | convoy | a German truck | in Convoy |

    @B27.3 @B27.13 @B27.3-1 @B27.13-2
    Scenario Outline: B27.3-1m beneath a foxhole a hidden squad has <tem> against <attack>
      Given B2 holds a foxhole 1S
      And a hidden German squad beneath the foxhole in B2
      When <attack> hits B2
      Then the TEM is <tem>

      Examples:
        | row       | attack                  | tem |
        | oba       | an OBA HE Concentration | +4  |
        | harassing | OBA Harassing Fire      | +4  |
        | bomb      | an aerial bomb          | +2  |

    @B27.3 @B27.13 @B27.3-1 @B27.13-2
    Scenario Outline: B27.3-1s beneath a foxhole <force> that is <status> has +2 like any other
      Given B2 holds a foxhole 1S
      And <force> P beneath the foxhole in B2
      And P is <status>
      When small-arms fire hits B2
      Then the TEM is +2

      Examples:
        | row       | force                 | status    |
        | disrupted | a broken German squad | disrupted |
        | captured  | a German squad        | captured  |
        | unarmed   | a German squad        | unarmed   |

  Rule: B27.43 Who may not move

    @B27.43 @B27.43xD5.34-401
    Scenario Outline: B27.43xD5.34-401 a tank that is <status> does not drive over a foxhole: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a moving German tank P in B3
      And P is <status>
      When P moves into B2
      Then that is <verdict>

      Examples:
        | row     | status  | verdict     |
        | stunned | stunned | not allowed |
        | shocked | shocked | not allowed |

    @B27.43 @B27.43xD5.34-401
    Scenario: B27.43xD5.34-401b a tank that is neither does
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a moving German tank P in B3
      When P moves into B2
      Then that is allowed
      And P is on top in B2

  Rule: A3.1 In another phase nobody does it

    @B26.5 @B26.5-2
    Scenario Outline: B26.5-2m in the <phase> no Clearance of Wire is announced
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And <force> Q in D4
      And <other>
      When <act>
      And the German squad announces Clearance of the Wire in B3
      Then that is not allowed

      Examples:
        | phase | force                 | other                   | act                               |
        | RPh   | a German squad        | a LMG in D4             | Q tries to Recover the LMG        |
        | PFPh  | a German squad        | a Russian squad E in D6 | Q fires at E                      |
        | DFPh  | a German squad        | a Russian squad E in D6 | E fires at Q                      |
        | AFPh  | a German squad        | a Russian squad E in D6 | Q fires at E                      |
        | RtPh  | a broken German squad | a Russian squad E in D6 | Q carries out a rout into D3      |
        | CCPh  | a German squad        | a Russian squad E in D4 | Q declares Close Combat against E |
        | APh   | a German squad        | a Russian squad E in D6 | Q advances into D3                |

    @B26.5 @B26.5-2
    Scenario: B26.5-2n nor during set-up
      Given it is set-up
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And the German OB has a trench
      When German sets up a trench in D4
      And the German squad announces Clearance of the Wire in B3
      Then that is not allowed

    @B27.11 @B27.11-12
    Scenario: B27.11-12m nobody entrenches during set-up
      Given it is set-up
      And a German squad in B2
      And the German OB has a trench
      When German sets up a trench in D4
      And the German squad makes an Entrenching Attempt with an Original DR of 4
      Then that is not allowed

    @B27.11 @B27.11-12
    Scenario Outline: B27.11-12n in the <phase> another acts, and nobody entrenches
      Given it is the <phase> of the German turn
      And a German squad in B2
      And <force> Q in D4
      And <other>
      When <act>
      And the German squad makes an Entrenching Attempt with an Original DR of 3
      Then B27.11 forbids it

      Examples:
        | phase | force                 | other                   | act                               |
        | RPh   | a German squad        | a LMG in D4             | Q tries to Recover the LMG        |
        | MPh   | a German squad        | a Russian squad E in D6 | Q moves into D3                   |
        | DFPh  | a German squad        | a Russian squad E in D6 | E fires at Q                      |
        | AFPh  | a German squad        | a Russian squad E in D6 | Q fires at E                      |
        | RtPh  | a broken German squad | a Russian squad E in D6 | Q carries out a rout into D3      |
        | APh   | a German squad        | a Russian squad E in D6 | Q advances into D3                |
        | CCPh  | a German squad        | a Russian squad E in D4 | Q declares Close Combat against E |

    @B27.4 @A4.1xB27.4-302
    Scenario: A4.1xB27.4-302m nobody comes out of a foxhole during set-up
      Given it is set-up
      And B2 holds a foxhole 1S
      And a German squad beneath the foxhole in B2
      And the German OB has a trench
      When German sets up a trench in D4
      And the German squad comes out of the foxhole
      Then that is not allowed

    @B27.4 @A4.1xB27.4-303
    Scenario: A4.1xB27.4-303 nor goes beneath one
      Given it is set-up
      And B2 holds a foxhole 1S
      And a German squad in B2
      And the German OB has a trench
      When German sets up a trench in D4
      And the German squad goes beneath the foxhole
      Then that is not allowed

    @B27.4 @A4.1xB27.4-303
    Scenario: A4.1xB27.4-303c in the MPh it does
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad in B2
      When the German squad goes beneath the foxhole
      Then that is allowed
      And it costs 1 MF

    @B27.4 @A4.1xB27.4-303
    Scenario Outline: A4.1xB27.4-303b in the <phase> nobody goes beneath one
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad in B2
      And <force> Q in D4
      And <other>
      When <act>
      And the German squad goes beneath the foxhole
      Then that is not allowed

      Examples:
        | phase | force          | other                   | act                        |
        | RPh   | a German squad | a LMG in D4             | Q tries to Recover the LMG |
        | DFPh  | a German squad | a Russian squad E in D6 | E fires at Q               |
        | AFPh  | a German squad | a Russian squad E in D6 | Q fires at E               |

    @B27.44 @A4.7xB27.44-301
    Scenario: A4.7xB27.44-301m nor advances beneath one
      Given it is set-up
      And B2 holds a foxhole 1S
      And a German squad in B3
      And the German OB has a trench
      When German sets up a trench in D4
      And the German squad advances straight beneath the foxhole in B2
      Then that is not allowed

    @B27.41 @A10.5xB27.41-301
    Scenario: A10.5xB27.41-301m nor routs beneath one
      Given it is set-up
      And B2 holds a foxhole 1S
      And a broken German squad in B3
      And the German OB has a trench
      When German sets up a trench in D4
      And the German squad carries out a rout straight beneath the foxhole in B2
      Then that is not allowed

    @B27.51 @B27.51-11
    Scenario Outline: B27.51-11m in the <phase> an AT Gun does not come out of its trench
      Given it is the <phase> of the German turn
      And B2 holds a trench
      And a German crew beneath the trench in B2
      And a German AT Gun beneath the trench with the German crew
      When the German crew comes out of the trench with the AT Gun
      Then that is not allowed

      Examples:
        | phase |
        | MPh   |
        | APh   |

    @B9.322 @B9.322-17
    Scenario: B9.322-17m wall advantage may be given up in the RPh
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      And it is the RPh of the German turn
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

    @B9.322 @B9.322-17
    Scenario: B9.322-17n and during set-up
      Given it is set-up
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

  Rule: B26.44 A rout in Bypass

    @B26.44 @B26.44-1
    Scenario: B26.44-1n a rout does not bypass a Wire hex along its wall
      Given it is the RtPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And hexside B3-C4 is a wall
      And B3 holds Wire
      And a broken German squad in B4
      And a Russian squad in B7
      When the German squad routs in Bypass of B3 along B3-C4
      Then that is not allowed
