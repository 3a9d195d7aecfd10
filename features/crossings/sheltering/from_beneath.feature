Feature: What is done from beneath each cover

  Rule: B27.13 Who is beneath a counter acts like anybody else, but for what the rules name

    @B27.1 @A7.1xB27.1-301
    Scenario Outline: A7.1xB27.1-301s a squad beneath the <cover> may fire
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a Russian squad in B4
      When the German squad fires at the Russian squad
      Then that is allowed
      And the German squad is beneath the <cover> in B2
      And all that is as given

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |
        | wire     | Wire      | Wire         |

    @B27.1 @A7.1xB27.1-301
    Scenario Outline: A7.1xB27.1-301w a squad beneath the <cover> may fire
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> in B2
      And a Russian squad in B4
      When the German squad fires at the Russian squad
      Then that is allowed
      And the German squad is beneath the Wire in B2
      And all that is as given

      Examples:
        | row               | cover                  | fort         |
        | foxhole-and-wire  | foxhole and the Wire   | a foxhole 1S |
        | trench-and-wire   | trench and the Wire    | a trench     |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch |
        | sangar-and-wire   | sangar and the Wire    | a sangar     |

    @B27.13 @A11.1xB27.13-301
    Scenario Outline: A11.1xB27.13-301s from beneath the <cover> a squad fights who is on top
      Given it is the CCPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a Russian squad in B2
      When the German squad declares Close Combat against the Russian squad
      Then that is allowed
      And the German squad is beneath the <cover> in B2
      And all that is as given

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |
        | wire     | Wire      | Wire         |

    @B27.13 @A11.1xB27.13-301
    Scenario Outline: A11.1xB27.13-301v from beneath the <cover> it fights nobody in the next hex
      Given it is the CCPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a Russian squad in B3
      When the German squad declares Close Combat against the Russian squad
      Then that is not allowed

      Examples:
        | row     | cover   | fort         |
        | foxhole | foxhole | a foxhole 1S |
        | trench  | trench  | a trench     |
        | wire    | Wire    | Wire         |

    @B27.13 @A11.1xB27.13-301
    Scenario Outline: A11.1xB27.13-301w from beneath the <cover> a squad fights who is on top
      Given it is the CCPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> in B2
      And a Russian squad in B2
      When the German squad declares Close Combat against the Russian squad
      Then that is allowed
      And the German squad is beneath the Wire in B2
      And all that is as given

      Examples:
        | row               | cover                  | fort         |
        | foxhole-and-wire  | foxhole and the Wire   | a foxhole 1S |
        | trench-and-wire   | trench and the Wire    | a trench     |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch |
        | sangar-and-wire   | sangar and the Wire    | a sangar     |

    @B27.13 @A10.6xB27.13-301
    Scenario Outline: A10.6xB27.13-301s a leader beneath the <cover> helps who is there to rally
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And a broken German 4-6-7 squad beneath the <cover> in B2
      And a German 9-1 leader beneath the <cover> in B2
      When the German leader tries to rally the German squad with an Original DR of 4
      Then that is allowed
      And the German squad is beneath the <cover> in B2
      And the German squad is not broken

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |
        | wire     | Wire      | Wire         |

    @B27.13 @A10.6xB27.13-301
    Scenario Outline: A10.6xB27.13-301w a leader beneath the <cover> helps who is there to rally
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a broken German 4-6-7 squad beneath the <cover> in B2
      And a German 9-1 leader beneath the <cover> in B2
      When the German leader tries to rally the German squad with an Original DR of 4
      Then that is allowed
      And the German squad is beneath the Wire in B2
      And the German squad is not broken

      Examples:
        | row               | cover                  | fort         |
        | foxhole-and-wire  | foxhole and the Wire   | a foxhole 1S |
        | trench-and-wire   | trench and the Wire    | a trench     |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch |
        | sangar-and-wire   | sangar and the Wire    | a sangar     |

    @B27.13 @A10.6xB27.13-302
    Scenario Outline: A10.6xB27.13-302s a leader on top helps who is beneath the <cover> to rally
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And a broken German 4-6-7 squad beneath the <cover> in B2
      And a German 9-1 leader in B2
      When the German leader tries to rally the German squad with an Original DR of 4
      Then that is allowed
      And the German squad is beneath the <cover> in B2
      And the German squad is not broken

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |
        | wire     | Wire      | Wire         |

    @B27.13 @A10.6xB27.13-302
    Scenario Outline: A10.6xB27.13-302w a leader on top helps who is beneath the <cover> to rally
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a broken German 4-6-7 squad beneath the <cover> in B2
      And a German 9-1 leader in B2
      When the German leader tries to rally the German squad with an Original DR of 4
      Then that is allowed
      And the German squad is beneath the Wire in B2
      And the German squad is not broken

      Examples:
        | row               | cover                  | fort         |
        | foxhole-and-wire  | foxhole and the Wire   | a foxhole 1S |
        | trench-and-wire   | trench and the Wire    | a trench     |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch |
        | sangar-and-wire   | sangar and the Wire    | a sangar     |

    @B27.13 @B27.5 @B27.13xB27.5-301 @B27.13xB27.5-302
    Scenario Outline: B27.13xB27.5-301s a squad beneath the <cover> Recovers what lies there too
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a LMG beneath the <cover> in B2
      When the German squad tries to Recover the LMG with an Original dr of 1
      Then that is allowed
      And the LMG is possessed by the German squad

      Examples:
        | row      | cover     | fort         |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |

    @B27.13 @B27.5 @B27.13xB27.5-301 @B27.13xB27.5-302
    Scenario Outline: B27.13xB27.5-301w a squad beneath the <cover> Recovers what lies there too
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> in B2
      And a LMG beneath the <cover> in B2
      When the German squad tries to Recover the LMG with an Original dr of 1
      Then that is allowed
      And the LMG is possessed by the German squad

      Examples:
        | row               | cover                  | fort         |
        | foxhole-and-wire  | foxhole and the Wire   | a foxhole 1S |
        | trench-and-wire   | trench and the Wire    | a trench     |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch |
        | sangar-and-wire   | sangar and the Wire    | a sangar     |

    @B27.13 @B27.5 @B27.13xB27.5-302
    Scenario Outline: B27.13xB27.5-302s a squad beneath the <cover> Recovers nothing that lies on top
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a LMG on top in B2
      When the German squad tries to Recover the LMG
      Then that is not allowed

      Examples:
        | row      | cover     | fort         |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |

    @B27.13 @B27.5 @B27.13xB27.5-302
    Scenario Outline: B27.13xB27.5-302w a squad beneath the <cover> Recovers nothing that lies on top
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> in B2
      And a LMG on top in B2
      When the German squad tries to Recover the LMG
      Then that is not allowed

      Examples:
        | row               | cover                  | fort         |
        | foxhole-and-wire  | foxhole and the Wire   | a foxhole 1S |
        | trench-and-wire   | trench and the Wire    | a trench     |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch |
        | sangar-and-wire   | sangar and the Wire    | a sangar     |

    @B27.13 @A4.431xB27.13-301
    Scenario Outline: A4.431xB27.13-301s beneath the <cover> a weapon passes from one squad to another
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And a German squad P beneath the <cover> in B2
      And a German squad Q beneath the <cover> in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is allowed

      Examples:
        | row      | cover     | fort         |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | wire     | Wire      | Wire         |

    @B27.13 @A4.431xB27.13-301
    Scenario Outline: A4.431xB27.13-301w beneath the <cover> a weapon passes from one squad to another
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad P beneath the <cover> in B2
      And a German squad Q beneath the <cover> in B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is allowed
      And the LMG is possessed by Q

      Examples:
        | row               | cover                  | fort         |
        | trench-and-wire   | trench and the Wire    | a trench     |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch |

    @B27.11 @B27.11-10
    Scenario Outline: B27.11-10s nobody entrenches beneath the <cover>
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a German squad Q in D4
      When Q makes an Entrenching Attempt with an Original DR of 2
      And the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is not allowed

      Examples:
        | row      | cover     | fort         |
        | at-ditch | A-T Ditch | an A-T Ditch |

    @B27.11 @B27.11-10
    Scenario Outline: B27.11-10w nobody entrenches beneath the <cover>
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> in B2
      And a German squad Q in D4
      When Q makes an Entrenching Attempt with an Original DR of 2
      And the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is not allowed

      Examples:
        | row               | cover                  | fort         |
        | foxhole-and-wire  | foxhole and the Wire   | a foxhole 1S |
        | trench-and-wire   | trench and the Wire    | a trench     |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch |

    @B9.32 @B27.56 @B9.32xB27.56-301
    Scenario Outline: B9.32xB27.56-301s a squad beneath the <cover> does not claim wall advantage
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And hexside B2-B3 is a wall
      And a German squad beneath the <cover> in B2
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      When Q claims wall advantage
      And the German squad claims wall advantage
      Then that is not allowed

      Examples:
        | row      | cover     | fort         |
        | at-ditch | A-T Ditch | an A-T Ditch |

    @B9.32 @B27.56 @B9.32xB27.56-301
    Scenario Outline: B9.32xB27.56-301w a squad beneath the <cover> does not claim wall advantage
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And hexside B2-B3 is a wall
      And a German squad beneath the <cover> in B2
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      When Q claims wall advantage
      And the German squad claims wall advantage
      Then that is not allowed

      Examples:
        | row               | cover                  | fort         |
        | foxhole-and-wire  | foxhole and the Wire   | a foxhole 1S |
        | trench-and-wire   | trench and the Wire    | a trench     |
        | at-ditch-and-wire | A-T Ditch and the Wire | an A-T Ditch |
        | sangar-and-wire   | sangar and the Wire    | a sangar     |

    @B27.56 @B27.56-6
    Scenario Outline: B27.56-6s coming out of the <cover> costs 2 MF
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      When the German squad comes out of the <cover>
      Then that is allowed
      And it costs 2 MF

      @reading:B27.56-ditch-cost
      Examples:
        | row      | cover     | fort         |
        | at-ditch | A-T Ditch | an A-T Ditch |
