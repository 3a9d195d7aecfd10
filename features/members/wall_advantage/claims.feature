Feature: Who claims or forfeits wall advantage, and in which phase

  Rule: B9.32 The crew of a Gun in a Fortified building

    @B9.32 @B9.32-7 @B9.32-2
    Scenario Outline: B9.32-7u with <gear> in a Fortified building a crew may not claim wall advantage
      Given hexside F5-F6 is a wall
      And F5 is a Fortified stone building
      And a German crew P in F5
      And P possesses <gear>
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row     | gear        |
        | mortar  | a 120mm MTR |
        | at      | an AT Gun   |
        | inf     | an INF Gun  |
        | art     | an ART Gun  |
        | aa      | an AA Gun   |
        | rcl-gun | a RCL Gun   |

    @B9.32 @A1.2xB9.32-501
    Scenario Outline: A1.2xB9.32-501a a leader with <gear> claims wall advantage: <verdict>
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And a German leader P in F5
      And P possesses <gear>
      When P claims wall advantage
      Then that is <verdict>

      Examples:
        | row              | gear                        | verdict     |
        | lmg              | a LMG                       | allowed     |
        | mmg              | a MMG                       | allowed     |
        | hmg              | a HMG                       | allowed     |
        | atr              | an ATR                      | allowed     |
        | ft               | a FT                        | allowed     |
        | light-mortar     | a 60mm mortar               | allowed     |
        | baz              | a BAZ                       | allowed     |
        | psk              | a PSK                       | allowed     |
        | piat             | a PIAT                      | allowed     |
        | rcl              | a RCL                       | allowed     |
        | bad-lmg          | a malfunctioned LMG         | not allowed |
        | bad-mmg          | a malfunctioned MMG         | not allowed |
        | bad-hmg          | a malfunctioned HMG         | not allowed |
        | bad-atr          | a malfunctioned ATR         | not allowed |
        | bad-ft           | a malfunctioned FT          | not allowed |
        | bad-light-mortar | a malfunctioned 60mm mortar | not allowed |
        | bad-baz          | a malfunctioned BAZ         | not allowed |
        | bad-psk          | a malfunctioned PSK         | not allowed |
        | bad-piat         | a malfunctioned PIAT        | not allowed |
        | bad-rcl          | a malfunctioned RCL         | not allowed |
        | radio            | a radio                     | not allowed |

    @B9.32 @A1.2xB9.32-501
    Scenario Outline: A1.2xB9.32-501b <force> with nothing claims it: <verdict>
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <force> P in F5
      When P claims wall advantage
      Then that is <verdict>

      Examples:
        | row           | force                   | verdict     |
        | squad         | a German squad          | allowed     |
        | half-squad    | a German half-squad     | allowed     |
        | crew          | a German crew           | allowed     |
        | hero          | a German hero           | allowed     |
        | leader        | a German leader         | not allowed |
        | unarmed-squad | an unarmed German squad | not allowed |
        | unarmed-crew  | an unarmed German crew  | not allowed |
        | captured      | a captured German squad | not allowed |

    @B9.32 @A1.2xB9.32-501
    Scenario Outline: A1.2xB9.32-501c <force> with a LMG may not
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P possesses a LMG
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row             | force                    |
        | unarmed         | an unarmed German squad  |
        | captured        | a captured German squad  |
        | captured-leader | a captured German leader |

  Rule: B9.322 Who changes nothing by choice

    @B9.322 @B9.322xD8.3-501
    Scenario Outline: B9.322xD8.3-501a <force> that is <status> claims none
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P is <status>
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row         | force          | status      |
        | pinned      | a German squad | pinned      |
        | ti          | a German squad | TI          |
        | bogged      | a German tank  | bogged      |
        | immobilized | a German tank  | immobilized |

    @B9.322 @B9.322xD8.3-501
    Scenario Outline: B9.322xD8.3-501b <force> that is <status> forfeits none
      Given it is the MPh of the German turn
      And F5 is woods
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P is <status>
      And P has wall advantage
      When P forfeits wall advantage
      Then that is not allowed

      Examples:
        | row         | force          | status      |
        | pinned      | a German squad | pinned      |
        | ti          | a German squad | TI          |
        | bogged      | a German tank  | bogged      |
        | immobilized | a German tank  | immobilized |

  Rule: B9.322 Claims

    @B9.322 @B9.322-9 @B9.322xD8.3-501
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

  Rule: B9.32 A roof is not the ground level

    @B9.32 @B9.32-2
    Scenario: B9.32-2u on a roof as high as a wall on the hillside nobody claims it
      Given F5 is stone building
      And F6 is level 1 Open Ground
      And hexside F5-F6 is a wall at level 1
      And a German squad P on the rooftop of F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

  Rule: B9.322 Aircraft share no hexside

    @B9.322 @B9.322-2
    Scenario: B9.322-2u for an aircraft over the next hex no counter is due
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian aircraft in F6
      When the players ask about the wall advantage of P
      Then P has wall advantage
      And to the question whether P must bear a Wall Advan counter the answer is no

    @B9.32 @B9.32-2
    Scenario: B9.32-2v an aircraft has none
      Given hexside F5-F6 is a wall
      And a German aircraft P in F5
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And P may not claim wall advantage

  Rule: B9.322 The moment passes

    @B9.322 @B9.322-21
    Scenario Outline: B9.322-21u once <what> it is too late to claim what an enemy has given up
      Given F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad E in F6
      And E has wall advantage
      And a Russian squad Q in H8
      And a German squad in H5
      And it is the PFPh of the Russian turn
      When E forfeits wall advantage
      And Q declares an attack on the German squad with small-arms fire
      And the German squad is <outcome> by the fire this draws
      And P claims wall advantage
      Then that is not allowed

      Examples:
        | row    | what           | outcome  |
        | fire   | another fires  | unharmed |
        | pinned | another is hit | pinned   |

    @B9.322 @B9.322-9
    Scenario: B9.322-9q or on having lost HIP
      Given F5 is a stone building
      And hexside F5-F6 is a wall
      And a hidden German squad P in F5
      And a Russian squad Q in H8
      And it is the MPh of the Russian turn
      When P is placed on board
      And Q moves into H9
      And P claims wall advantage
      Then that is not allowed

  Rule: B9.322 An attack that is declared goes on

    @B9.322 @B9.322-20
    Scenario Outline: B9.322-20u while the DR is still to come P claims nothing, though <what>
      Given F5 and E5 are woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F5
      And a hidden German squad H in E5
      And a Russian squad in F7
      When the Russian squad declares an attack on Q with small-arms fire
      And <who> <does>
      And P claims wall advantage
      Then that is not allowed

      Examples:
        | row    | what                | who | does                       |
        | choice | Q has chosen        | Q   | chooses the TEM of the wall |
        | placed | another is on board | H   | is placed on board         |

  Rule: B9.322 In Deluxe

    @B9.322 @B9.322-4
    Scenario: B9.322-4u in Deluxe who names no hexside forfeits it over all
      Given there is a SSR that Deluxe ASL rules are in effect
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside F5-G5 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P forfeits wall advantage
      Then that is allowed
      And P has no wall advantage

    @B9.322 @B9.322-4
    Scenario: B9.322-4v and who names one forfeits it over that alone
      Given there is a SSR that Deluxe ASL rules are in effect
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And hexside F5-G5 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P forfeits wall advantage over F5-F6
      Then that is allowed
      And P has wall advantage over F5-G5 and nothing else

    @B9.32 @B9.32-1 @B9.32-2
    Scenario Outline: B9.32-1q in the AFPh a squad <place> <ground> has <has>
      Given it is the AFPh of the German turn
      And F5 is <ground>
      And F5 holds <fort>
      And hexside F5-F6 is a wall
      And a German squad P <place> F5
      When the players ask about the wall advantage of P
      Then P has <has>

      Examples:
        | row     | place             | ground                              | fort       | has                                        |
        | ground  | in                | Open Ground                         | no foxhole | wall advantage over F5-F6 and nothing else |
        | level-1 | on level 1 of     | stone building with one upper level | no foxhole | no wall advantage                          |
        | bridge  | on the bridge in  | bridge                              | no foxhole | no wall advantage                          |
        | pillbox | in the pillbox in | Open Ground                         | a pillbox  | no wall advantage                          |

    @B9.323 @B9.323-1
    Scenario Outline: B9.323-1v beneath Wire and beside an abandoned <vehicle> wall advantage of a squad is <compulsion>
      Given it is the MPh of the German turn
      And F5 holds Wire
      And hexside F5-F6 is a wall
      And a German squad P beneath the Wire in F5
      And a German <vehicle> T in F5
      And T is abandoned
      When the players ask about the wall advantage of P
      Then the wall advantage of P is <compulsion>

      Examples: an AFV beside it lifts it
        | row   | vehicle | compulsion |
        | tank  | tank    | voluntary  |
        | truck | truck   | mandatory  |
