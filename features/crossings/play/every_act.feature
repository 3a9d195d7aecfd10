Feature: What every action is from beneath every cover

  Verbs and covers are closed lists (features/crossings.toml).

  Rule: B27.13 Who is beneath acts like anybody else, but for what the rules name

    @B26.4 @B27.13 @A4.43xB26.4xB27.13-301
    Scenario Outline: A4.43xB26.4xB27.13-301s what a squad gives up beneath the <cover> lies there
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And the German squad possesses a LMG
      When the German squad drops the LMG
      Then that is allowed
      And the LMG lies beneath the <cover> in B2
      And nobody possesses the LMG

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |
        | wire     | Wire      | Wire         |

    @B26.4 @B27.13 @A4.43xB26.4xB27.13-301
    Scenario Outline: A4.43xB26.4xB27.13-301w what a squad gives up beneath the <cover> and the Wire lies beneath both
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> and the Wire in B2
      And the German squad possesses a LMG
      When the German squad drops the LMG
      Then that is allowed
      And the LMG lies beneath the <cover> in B2
      And the LMG lies beneath the Wire in B2
      And all that is as given

      Examples:
        | row               | cover     | fort         |
        | foxhole-and-wire  | foxhole   | a foxhole 1S |
        | trench-and-wire   | trench    | a trench     |
        | at-ditch-and-wire | A-T Ditch | an A-T Ditch |
        | sangar-and-wire   | sangar    | a sangar     |

    @B26.4 @B27.13 @A4.43xB26.4xB27.13-301
    Scenario Outline: A4.43xB26.4xB27.13-301t what a squad gives up on top of <fort> lies on top
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad on top of the <cover> in B2
      And the German squad possesses a LMG
      When the German squad drops the LMG
      Then that is allowed
      And the LMG lies on top in B2
      And all that is as given

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |
        | wire     | Wire      | Wire         |

    @B27.1 @B27.1xC2.24-301
    Scenario Outline: B27.1xC2.24-301 a mortar <place> B2 turns its CA
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German crew <place> B2
      And the German crew possesses a German 81mm MTR
      When the 81mm MTR changes its CA
      Then that is allowed
      And the German crew is <stays>
      And all that is as given

      Examples:
        | row               | fort         | wire    | place                                 | stays                       |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                | beneath the foxhole in B2   |
        | trench            | a trench     | no Wire | beneath the trench in                 | beneath the trench in B2    |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              | beneath the A-T Ditch in B2 |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 | beneath the sangar in B2    |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   | beneath the Wire in B2      |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   | beneath the Wire in B2      |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    | beneath the Wire in B2      |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | beneath the Wire in B2      |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    | beneath the Wire in B2      |
        | on-top            | a foxhole 1S | no Wire | on top of the foxhole in              | on top in B2                |

    @B27.1 @B27.1xC2.24-301
    Scenario Outline: B27.1xC2.24-301b not at the hands of a broken crew: <place> B2
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a broken German crew <place> B2
      And the German crew possesses a German 81mm MTR
      When the 81mm MTR changes its CA
      Then that is not allowed

      Examples:
        | row     | fort         | place                    |
        | foxhole | a foxhole 1S | beneath the foxhole in   |
        | trench  | a trench     | beneath the trench in    |
        | on-top  | a foxhole 1S | on top of the foxhole in |

    @B27.51 @B27.51xC2.24-301
    Scenario Outline: B27.51xC2.24-301 a Gun that began <place> B2 turns its CA
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German crew <place> B2
      And the German crew possesses a German AT Gun
      When the AT Gun changes its CA
      Then that is allowed
      And the German crew is <stays>
      And all that is as given

      Examples:
        | row               | fort         | wire    | place                                 | stays                       |
        | trench            | a trench     | no Wire | beneath the trench in                 | beneath the trench in B2    |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              | beneath the A-T Ditch in B2 |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    | beneath the Wire in B2      |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | beneath the Wire in B2      |

    @B27.51 @B27.51xC2.24-301
    Scenario Outline: B27.51xC2.24-301b a vehicle that began <place> B2 does not turn
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And a German tank <place> B2
      When the German tank turns its hull by 1 hexspine
      Then B27.52 forbids it

      Examples:
        | row      | fort         | place                    |
        | trench   | a trench     | beneath the trench in    |
        | at-ditch | an A-T Ditch | beneath the A-T Ditch in |

    @B27.52 @B27.56 @B27.52xB27.56-301
    Scenario Outline: B27.52xB27.56-301 a vehicle that began beneath the A-T Ditch in B2 keeps its VCA in the <phase>
      Given it is the <phase> of the German turn
      And B2 holds an A-T Ditch
      And a German <vehicle> beneath the A-T Ditch in B2
      When the German <vehicle> turns its hull by 1 hexspine
      Then B27.52 forbids it

      Examples:
        | row             | phase | vehicle     |
        | tank-mph        | MPh   | tank        |
        | tank-pfph       | PFPh  | tank        |
        | assault-gun-mph | MPh   | assault gun |
        | truck-mph       | MPh   | truck       |

    @B27.52 @B27.56 @B27.52xB27.56-301
    Scenario: B27.52xB27.56-301b its turret turns as ever
      Given it is the PFPh of the German turn
      And B2 holds an A-T Ditch
      And a German tank beneath the A-T Ditch in B2
      When the German tank turns its turret by 1 hexspine
      Then that is allowed

    @B27.52 @B27.56 @B27.52xB27.56-301
    Scenario: B27.52xB27.56-301c its hull does not follow
      Given it is the PFPh of the German turn
      And B2 holds an A-T Ditch
      And a German tank beneath the A-T Ditch in B2
      When the German tank turns its turret by 1 hexspine
      And the German tank turns its hull by 1 hexspine
      Then B27.52 forbids it

    @B27.52 @B27.56 @B27.52xB27.56-302
    Scenario Outline: B27.52xB27.56-302 nor does a <vehicle> there start
      Given it is the MPh of the German turn
      And B2 holds an A-T Ditch
      And a German <vehicle> beneath the A-T Ditch in B2
      And a German tank Q in D4
      When Q starts its engine
      And the German <vehicle> starts its engine
      Then B27.52 forbids it

      Examples:
        | row         | vehicle     |
        | tank        | tank        |
        | assault-gun | assault gun |
        | truck       | truck       |

    @B27.52 @B27.56 @B27.52xB27.56-302
    Scenario Outline: B27.52xB27.56-302b a <vehicle> next to the ditch does
      Given it is the MPh of the German turn
      And B2 holds an A-T Ditch
      And a German <vehicle> in B3
      When the German <vehicle> starts its engine
      Then that is allowed
      And it costs 1 MP

      Examples:
        | row   | vehicle |
        | tank  | tank    |
        | truck | truck   |

    @B26.46 @B27.13 @A4.5xB26.46xB27.13-301
    Scenario Outline: A4.5xB26.46xB27.13-301 a squad <place> B2 declares Double Time
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      When the German squad declares Double Time
      Then that is allowed
      And the German squad is CX

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B26.45 @B27.13 @A23.3xA23.6xA23.7xB26.45xB27.13-301
    Scenario Outline: A23.3xA23.6xA23.7xB26.45xB27.13-301p a squad <place> B2 Places its DC in B3
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      Then that is allowed
      And the DC is in B3
      And nothing else changed in B2

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B26.45 @B27.13 @A23.3xA23.6xA23.7xB26.45xB27.13-301
    Scenario Outline: A23.3xA23.6xA23.7xB26.45xB27.13-301t a squad <place> B2 Throws its DC in B3
      Given it is the AFPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And the German squad possesses a DC
      When the German squad Throws its DC in B3
      Then that is allowed
      And the DC is in B3
      And nothing else changed in B2

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B26.45 @B27.13 @A23.3xA23.6xA23.7xB26.45xB27.13-301
    Scenario Outline: A23.3xA23.6xA23.7xB26.45xB27.13-301s a squad <place> B2 Sets its DC in B2
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And the German squad possesses a DC
      When the German squad Sets its DC in B2
      Then that is allowed
      And the DC is in B2
      And the DC is Set
      And nothing else changed in B2

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B26.5 @B27.13 @B26.5xB27.13-301
    Scenario Outline: B26.5xB27.13-301w a squad <place> B2 tries to Clear the Wire there
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      When the German squad announces Clearance of the Wire in B2
      Then that is allowed
      And the German squad is TI

      Examples:
        | row               | fort         | wire | place                                 |
        | wire              | no foxhole   | Wire | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire | beneath the sangar and the Wire in    |

    @B26.5 @B27.13 @B26.5xB27.13-301
    Scenario Outline: B26.5xB27.13-301s but a squad <place> B2 not that of the next hex
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B3 holds Wire
      And a German squad <place> B2
      When the German squad announces Clearance of the Wire in B3
      Then that is not allowed

      Examples:
        | row      | fort         | place                    |
        | foxhole  | a foxhole 1S | beneath the foxhole in   |
        | trench   | a trench     | beneath the trench in    |
        | at-ditch | an A-T Ditch | beneath the A-T Ditch in |
        | sangar   | a sangar     | beneath the sangar in    |
        | on-top   | a foxhole 1S | on top of the foxhole in |

    @B26.4 @B27.13 @A12.152xB26.4xB27.13-301
    Scenario Outline: A12.152xB26.4xB27.13-301 a squad <place> B2 Searches
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      When the German squad Searches
      Then that is allowed
      And the German squad is <stays>
      And all that is as given

      Examples:
        | row               | fort         | wire    | place                                 | stays                       |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                | beneath the foxhole in B2   |
        | trench            | a trench     | no Wire | beneath the trench in                 | beneath the trench in B2    |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              | beneath the A-T Ditch in B2 |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 | beneath the sangar in B2    |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   | beneath the Wire in B2      |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   | beneath the Wire in B2      |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    | beneath the Wire in B2      |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | beneath the Wire in B2      |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    | beneath the Wire in B2      |
        | on-top            | a foxhole 1S | no Wire | on top of the foxhole in              | on top in B2                |

    @B26.4 @B27.13 @A12.152xB26.4xB27.13-301
    Scenario: A12.152xB26.4xB27.13-301b on top of the Wire nobody Searches
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad on top of the Wire in B2
      When the German squad Searches
      Then that is not allowed

    @B27.13 @A4.431xB27.13-301
    Scenario Outline: A4.431xB27.13-301h <place> B2 a weapon passes from one half-squad to another
      Given it is the RPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German half-squad P <place> B2
      And a German half-squad Q <place> B2
      And P possesses a LMG
      When P Transfers the LMG to Q
      Then that is allowed
      And the LMG is possessed by Q

      Examples:
        | row              | fort         | wire    | place                               |
        | sangar           | a sangar     | no Wire | beneath the sangar in               |
        | sangar-and-wire  | a sangar     | Wire    | beneath the sangar and the Wire in  |
        | foxhole          | a foxhole 1S | no Wire | beneath the foxhole in              |
        | foxhole-and-wire | a foxhole 1S | Wire    | beneath the foxhole and the Wire in |

    @B26.41 @B27.13 @A20.21xB26.41xB27.13-301
    Scenario Outline: A20.21xB26.41xB27.13-301 a broken squad <place> B2 surrenders to the enemy next to it
      Given it is the RtPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a broken German squad <place> B2
      And a Russian squad in B3
      When the German squad surrenders to the Russian squad
      Then that is allowed
      And the German squad is captured
      And the German squad is on top in B3

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B26.2 @B27.13 @A10.53xB26.2xB27.13-301
    Scenario Outline: A10.53xB26.2xB27.13-301 a squad <place> F3 claims Interdiction
      Given it is the RtPh of the German turn
      And F3 holds <fort>
      And F3 holds <wire>
      And a broken German squad with 6 MF in B3
      And the German squad has spent 1 MF
      And a Russian squad <place> F3
      When the Russian squad claims Interdiction of the German squad
      Then that is allowed

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |
        | on-top            | a foxhole 1S | no Wire | on top of the foxhole in              |

    @B9.21 @B27.13 @A10.53xB9.21xB27.13-301 @A10.53xB26.2xB27.13-301 @B26.2
    Scenario Outline: A10.53xB9.21xB27.13-301 behind a wall of its hex a squad <place> B5 claims Interdiction in B3: <verdict>
      Given it is the RtPh of the German turn
      And hexside B4-B5 is a wall
      And B5 holds <fort>
      And B5 holds <wire>
      And a broken German squad with 6 MF in B3
      And the German squad has spent 1 MF
      And a Russian squad <place> B5
      When the Russian squad claims Interdiction of the German squad
      Then that is <verdict>

      Examples: in an entrenchment it sees nothing beyond
        | row               | fort         | wire    | place                                 | verdict     |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                | not allowed |
        | trench            | a trench     | no Wire | beneath the trench in                 | not allowed |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              | not allowed |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 | not allowed |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   | not allowed |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    | not allowed |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | not allowed |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    | not allowed |

      Examples: outside one it does
        | row    | fort         | wire    | place                    | verdict |
        | wire   | no foxhole   | Wire    | beneath the Wire in      | allowed |
        | on-top | a foxhole 1S | no Wire | on top of the foxhole in | allowed |

  Rule: B27.3 The TEM that may be chosen

    @B26.3 @B27.13 @B27.3 @B26.3xB27.13xB27.3-301
    Scenario Outline: B26.3xB27.13xB27.3-301 a squad <place> the woods of B2 chooses the TEM of the <source>: <verdict>
      Given it is the PFPh of the Russian turn
      And B2 is woods
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And a Russian squad in B4
      When the Russian squad declares an attack on the German squad with small-arms fire
      And the German squad chooses the TEM of the <source>
      Then that is <verdict>

      Examples: what it is in
        | row               | fort         | wire    | place                                 | source    | verdict |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                | foxhole   | allowed |
        | trench            | a trench     | no Wire | beneath the trench in                 | trench    | allowed |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              | A-T Ditch | allowed |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 | sangar    | allowed |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   | foxhole   | allowed |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    | trench    | allowed |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | A-T Ditch | allowed |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    | sangar    | allowed |

      Examples: woods are for all
        | row                   | fort         | wire    | place                              | source | verdict |
        | foxhole-woods         | a foxhole 1S | no Wire | beneath the foxhole in             | woods  | allowed |
        | wire-woods            | no foxhole   | Wire    | beneath the Wire in                | woods  | allowed |
        | trench-and-wire-woods | a trench     | Wire    | beneath the trench and the Wire in | woods  | allowed |
        | on-top-woods          | a foxhole 1S | no Wire | on top of the foxhole in           | woods  | allowed |

      Examples: what it is not in, and what has none
        | row                   | fort         | wire    | place                               | source  | verdict     |
        | on-top-foxhole        | a foxhole 1S | no Wire | on top of the foxhole in            | foxhole | not allowed |
        | wire-wire             | no foxhole   | Wire    | beneath the Wire in                 | Wire    | not allowed |
        | wire-over-foxhole     | a foxhole 1S | Wire    | beneath the Wire in                 | foxhole | not allowed |
        | foxhole-and-wire-wire | a foxhole 1S | Wire    | beneath the foxhole and the Wire in | Wire    | not allowed |

    @B26.3 @B27.13 @B27.3 @B26.3xB27.13xB27.3-301
    Scenario Outline: B26.3xB27.13xB27.3-301p and <place> B2 it has the <tem> that it chose
      Given it is the PFPh of the Russian turn
      And B2 is woods
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And a Russian squad in B4
      When the Russian squad declares an attack on the German squad with small-arms fire
      And the German squad chooses the TEM of the <source>
      And the Russian squad attacks the German squad with small-arms fire
      Then that is allowed
      And the TEM is <tem>

      Examples:
        | row               | fort         | wire    | place                                 | source    | tem |
        | trench            | a trench     | no Wire | beneath the trench in                 | trench    | +2  |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              | A-T Ditch | +2  |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    | trench    | +2  |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | A-T Ditch | +2  |

      @reading:B27.6-sangar-tem
      Examples: a sangar
        | row             | fort     | wire    | place                              | source | tem |
        | sangar          | a sangar | no Wire | beneath the sangar in              | sangar | +1  |
        | sangar-and-wire | a sangar | Wire    | beneath the sangar and the Wire in | sangar | +1  |

    @B26.3 @B27.13 @B27.3 @B26.3xB27.13xB27.3-301 @reading:B27.6-sangar-tem=as-trench
    Scenario Outline: B26.3xB27.13xB27.3-301q or by the other reading <place> B2 it has that of a trench
      Given it is the PFPh of the Russian turn
      And B2 is woods
      And B2 holds a sangar
      And B2 holds <wire>
      And a German squad <place> B2
      And a Russian squad in B4
      When the Russian squad declares an attack on the German squad with small-arms fire
      And the German squad chooses the TEM of the sangar
      And the Russian squad attacks the German squad with small-arms fire
      Then the TEM is +2

      Examples:
        | row             | wire    | place                              |
        | sangar          | no Wire | beneath the sangar in              |
        | sangar-and-wire | Wire    | beneath the sangar and the Wire in |

  Rule: B27.4 In and out, and who is put where

    @B27.4 @B27.4xD6.5-301
    Scenario Outline: B27.4xD6.5-301 a squad <place> B2 is aboard nothing that it could leave
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And a German truck T in D4
      And a German squad Q in D4
      And Q is aboard T
      When Q unloads
      And the German squad unloads
      Then that is not allowed

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |
        | on-top            | a foxhole 1S | no Wire | on top of the foxhole in              |

    @B27.4 @B27.4xD6.5-301
    Scenario Outline: B27.4xD6.5-301b a Passenger there unloads and is <there>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German truck Q in B2
      And a German squad P in B2
      And P is aboard Q
      When P unloads
      Then that is allowed
      And P is <there>

      Examples:
        | row     | fort         | there              |
        | foxhole | a foxhole 1S | on top in B2       |
        | trench  | a trench     | on top in B2       |
        | wire    | Wire         | on top of the Wire |

    @B26.4 @B27.13 @A12.15xB26.4xB27.13-301
    Scenario Outline: A12.15xB26.4xB27.13-301 a squad that lies <place> B2 and has gone nowhere is not turned back
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And a concealed Russian squad in B3
      And a German squad Q in D4
      And a concealed Russian squad E in D3
      When Q moves into D3
      And E shows itself and turns Q back into D4
      And the Russian squad shows itself and turns the German squad back into B1
      Then that is not allowed

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B26.4 @B27.54 @A12.15xB26.4xB27.54-301 @A12.15xB26.4xB27.13-301 @B27.13
    Scenario Outline: A12.15xB26.4xB27.54-301w who came from a trench straight beneath the <cover> and the Wire of B3 is turned back into it
      Given it is the MPh of the German turn
      And B2 holds a trench
      And B3 holds <fort>
      And B3 holds Wire
      And a German squad beneath the trench in B2
      And a concealed Russian squad in B3
      When the German squad moves straight beneath the <cover> and the Wire in B3
      And the Russian squad shows itself and turns the German squad back into B2
      Then that is allowed
      And the German squad is beneath the trench in B2
      And the Russian squad is not concealed

      Examples:
        | row               | cover     | fort         |
        | trench-and-wire   | trench    | a trench     |
        | at-ditch-and-wire | A-T Ditch | an A-T Ditch |
        | sangar-and-wire   | sangar    | a sangar     |

    @B26.4 @B27.54 @A12.15xB26.4xB27.54-301
    Scenario Outline: A12.15xB26.4xB27.54-301x also if it said no more than the <cover>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And B3 holds <fort>
      And B3 holds Wire
      And a German squad beneath the trench in B2
      And a concealed Russian squad in B3
      When the German squad moves straight beneath the <cover> in B3
      And the Russian squad shows itself and turns the German squad back into B2
      Then that is allowed
      And the German squad is beneath the trench in B2
      And all that is as given

      Examples:
        | row               | cover     | fort         |
        | trench-and-wire   | trench    | a trench     |
        | at-ditch-and-wire | A-T Ditch | an A-T Ditch |
        | sangar-and-wire   | sangar    | a sangar     |

    @B26.4 @B27.54 @A12.15xB26.4xB27.54-301
    Scenario Outline: A12.15xB26.4xB27.54-301s without Wire in B3 as well
      Given it is the MPh of the German turn
      And B2 holds a trench
      And B3 holds <fort>
      And a German squad beneath the trench in B2
      And a concealed Russian squad in B3
      When the German squad moves straight beneath the <cover> in B3
      And the Russian squad shows itself and turns the German squad back into B2
      Then that is allowed
      And the German squad is beneath the trench in B2
      And all that is as given

      Examples:
        | row      | cover     | fort         |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |

    @B27.13 @A12.3xB27.13-301
    Scenario Outline: A12.3xB27.13-301s a hidden squad beneath the <cover> is put on board there
      Given it is the MPh of the Russian turn
      And B2 holds <fort>
      And a hidden German squad beneath the <cover> in B2
      When the German squad is placed on board
      Then that is allowed
      And the German squad is concealed
      And the German squad is beneath the <cover> in B2

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |
        | wire     | Wire      | Wire         |

    @B27.13 @A12.3xB27.13-301
    Scenario Outline: A12.3xB27.13-301w and one beneath the <cover> and the Wire beneath both
      Given it is the MPh of the Russian turn
      And B2 holds <fort>
      And B2 holds Wire
      And a hidden German squad beneath the <cover> and the Wire in B2
      When the German squad is placed on board
      Then that is allowed
      And the German squad is concealed
      And the German squad is beneath the <cover> in B2
      And the German squad is beneath the Wire in B2

      Examples:
        | row               | cover     | fort         |
        | foxhole-and-wire  | foxhole   | a foxhole 1S |
        | trench-and-wire   | trench    | a trench     |
        | at-ditch-and-wire | A-T Ditch | an A-T Ditch |
        | sangar-and-wire   | sangar    | a sangar     |

    @B27.13 @A12.3xB27.13-301
    Scenario Outline: A12.3xB27.13-301t one on top of the <cover> on top
      Given it is the MPh of the Russian turn
      And B2 holds <fort>
      And a hidden German squad on top of the <cover> in B2
      When the German squad is placed on board
      Then that is allowed
      And the German squad is concealed
      And the German squad is on top in B2

      Examples:
        | row     | cover   | fort         |
        | foxhole | foxhole | a foxhole 1S |
        | trench  | trench  | a trench     |
        | wire    | Wire    | Wire         |

    @B27.13 @A12.3xB27.13-301 @reading:A12.3-in-the-open
    Scenario: A12.3xB27.13-301b in the open in LOS of the enemy it stays hidden
      Given it is the MPh of the Russian turn
      And a hidden German squad P in F5
      And a Russian squad E in F9
      When E moves into F8
      Then P is hidden
      And all that is as given

    @B27.13 @A12.3xB27.13-301 @reading:A12.3-in-the-open=found
    Scenario: A12.3xB27.13-301c or by the other reading it is placed on board
      Given it is the MPh of the Russian turn
      And a hidden German squad P in F5
      And a Russian squad E in F9
      When E moves into F8
      Then P is not hidden

    @B27.1 @A2.9xB27.1-301
    Scenario Outline: A2.9xB27.1-301 in the hex of <fort> a squad may be set up on top
      Given it is set-up
      And B2 holds <fort>
      When a German squad sets up on top of the <cover> in B2
      Then that is allowed
      And the German squad is on top in B2

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |
        | wire     | Wire      | Wire         |

    @B27.1 @B27.4 @B27.1xB27.4-301
    Scenario Outline: B27.1xB27.4-301 on top of the <cover> there is nothing to come out of
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad on top of the <cover> in B2
      And a German leader Q beneath the <cover> in B2
      When Q comes out of the <cover>
      And the German squad comes out of the <cover>
      Then that is not allowed

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |

    @B27.1 @B27.4 @B27.1xB27.4-301
    Scenario Outline: B27.1xB27.4-301b who is beneath the <cover> does
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      When the German squad comes out of the <cover>
      Then that is allowed
      And the German squad is on top in B2

      Examples:
        | row      | cover     | fort         |
        | foxhole  | foxhole   | a foxhole 1S |
        | trench   | trench    | a trench     |
        | at-ditch | A-T Ditch | an A-T Ditch |
        | sangar   | sangar    | a sangar     |

    @B26.4 @B27.4 @B26.4xB27.4-302
    Scenario Outline: B26.4xB27.4-302 who is beneath the <cover> and the Wire goes beneath neither again
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> and the Wire in B2
      And a German leader Q beneath the Wire in B2
      When Q goes beneath the <cover>
      And the German squad goes beneath the <cover>
      Then that is not allowed

      Examples:
        | row               | cover     | fort         |
        | foxhole-and-wire  | foxhole   | a foxhole 1S |
        | trench-and-wire   | trench    | a trench     |
        | at-ditch-and-wire | A-T Ditch | an A-T Ditch |
        | sangar-and-wire   | sangar    | a sangar     |

    @B26.4 @B27.4 @B26.4xB27.4-302
    Scenario Outline: B26.4xB27.4-302b who has come out of the <cover> is beneath the Wire and does
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> and the Wire in B2
      When the German squad comes out of the <cover>
      And the German squad goes beneath the <cover>
      Then that is allowed
      And the expenditures are 1 and 1 MF
      And the German squad is beneath the <cover> in B2
      And the German squad is beneath the Wire in B2

      Examples:
        | row               | cover   | fort         |
        | foxhole-and-wire  | foxhole | a foxhole 1S |
        | trench-and-wire   | trench  | a trench     |

    @B27.11 @B27.11xF8.1-301
    Scenario Outline: B27.11xF8.1-301 nobody entrenches <place> B2
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And a German squad Q in D4
      When Q makes an Entrenching Attempt with an Original DR of 2
      And the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is not allowed

      Examples:
        | row             | fort     | wire    | place                              |
        | sangar          | a sangar | no Wire | beneath the sangar in              |
        | sangar-and-wire | a sangar | Wire    | beneath the sangar and the Wire in |

    @B27.11 @B27.11xF8.1-301
    Scenario: B27.11xF8.1-301b on top of it one does
      Given it is the PFPh of the German turn
      And B2 holds a sangar
      And a German squad on top of the sangar in B2
      When the German squad makes an Entrenching Attempt with an Original DR of 2
      Then that is allowed
      And the German squad is beneath the foxhole in B2

  Rule: B27.4 From beneath Wire and an entrenchment into the next hex

    @B26.4 @B27.4 @B26.4xB27.4-301
    Scenario Outline: B26.4xB27.4-301 in the MPh a squad <place> B2 does not move straight into B3
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And a German squad Q beneath the Wire in B2
      When Q moves into B3
      And the German squad moves into B3
      Then that is not allowed

      Examples:
        | row               | fort         | wire | place                                 |
        | foxhole-and-wire  | a foxhole 1S | Wire | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire | beneath the sangar and the Wire in    |

    @B26.4 @B27.4 @B26.4xB27.4-301
    Scenario Outline: B26.4xB27.4-301b it comes out for 1 MF first, and then leaves from beneath the Wire
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> and the Wire in B2
      When the German squad comes out of the <cover>
      And the German squad moves into B3
      Then that is allowed
      And the expenditures are <mf>

      Examples:
        | row               | fort         | cover   | mf         |
        | foxhole-and-wire  | a foxhole 1S | foxhole | 1 and 1 MF |
        | trench-and-wire   | a trench     | trench  | 1 and 1 MF |

    @B26.4 @B27.56 @B27.6 @B26.4xB27.56xB27.6-301
    Scenario Outline: B26.4xB27.56xB27.6-301 but it does from <place> B2 straight beneath the trench of B3
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And B3 holds a trench
      And a German squad <place> B2
      When the German squad moves straight beneath the trench in B3
      Then that is allowed
      And the German squad is beneath the trench in B3

      Examples:
        | row               | fort         | wire    | place                                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B26.4 @B27.54 @B26.4xB27.54-301
    Scenario Outline: B26.4xB27.54-301 from <place> B2 a squad moves straight beneath the <cover> and the Wire of B3: <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And B3 holds <there>
      And B3 holds Wire
      And a German squad <place> B2
      When the German squad moves straight beneath the <cover> and the Wire in B3
      Then that is <verdict>

      Examples: connecting trenches know no Wire
        | row           | fort         | wire    | place                                 | there        | cover     | verdict |
        | trench-trench | a trench     | no Wire | beneath the trench in                 | a trench     | trench    | allowed |
        | ditch-trench  | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | a trench     | trench    | allowed |
        | trench-ditch  | a trench     | Wire    | beneath the trench and the Wire in    | an A-T Ditch | A-T Ditch | allowed |
        | sangar-trench | a sangar     | no Wire | beneath the sangar in                 | a trench     | trench    | allowed |
        | trench-sangar | a trench     | no Wire | beneath the trench in                 | a sangar     | sangar    | allowed |

      Examples: all else is placed on top of it
        | row            | fort         | wire    | place                   | there        | cover   | verdict     |
        | trench-foxhole | a trench     | no Wire | beneath the trench in   | a foxhole 1S | foxhole | not allowed |
        | foxhole-trench | a foxhole 1S | no Wire | beneath the foxhole in  | a trench     | trench  | not allowed |
        | top-trench     | a trench     | no Wire | on top of the trench in | a trench     | trench  | not allowed |
        | wire-trench    | no foxhole   | Wire    | beneath the Wire in     | a trench     | trench  | not allowed |
        | open-foxhole   | no foxhole   | no Wire | in                      | a foxhole 1S | foxhole | not allowed |

    @B26.4 @B27.44 @A4.7xB26.4xB27.44-301
    Scenario Outline: A4.7xB26.4xB27.44-301 a squad advances from <place> B2 into B3
      Given it is the APh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      When the German squad advances into B3
      Then that is allowed
      And the German squad is on top in B3

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B26.4 @B27.44 @A11.2xB26.4xB27.44-301
    Scenario Outline: A11.2xB26.4xB27.44-301 a squad withdraws from Melee <place> B2 into B3
      Given it is the CCPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And a Russian squad in B2
      And the German squad is in Melee
      And the Russian squad is in Melee
      When the German squad withdraws into B3
      Then that is allowed
      And the German squad is on top in B3

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B9.41 @B26.4 @B27.4 @B9.41xB26.4xB27.4-301
    Scenario Outline: B9.41xB26.4xB27.4-301m in the MPh a squad <place> B2 begins to enter B3: <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      When the German squad begins to enter B3
      Then that is <verdict>

      Examples: out of the entrenchment first
        | row               | fort         | wire    | place                                 | verdict     |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                | not allowed |
        | trench            | a trench     | no Wire | beneath the trench in                 | not allowed |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              | not allowed |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 | not allowed |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   | not allowed |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    | not allowed |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | not allowed |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    | not allowed |

      Examples: from beneath Wire alone, or from on top
        | row    | fort         | wire    | place                    | verdict |
        | wire   | no foxhole   | Wire    | beneath the Wire in      | allowed |
        | on-top | a foxhole 1S | no Wire | on top of the foxhole in | allowed |

    @B9.41 @B27.54 @B27.6 @B9.41xB27.54xB27.6-301
    Scenario Outline: B9.41xB27.54xB27.6-301 in the MPh a squad <place> B2 begins to enter the <cover> of B3: <verdict>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And B3 is <ground>
      And B3 holds <there>
      And a German squad <place> B2
      When the German squad begins to enter B3
      Then that is <verdict>

      Examples: there is a straight way
        | row               | fort         | wire    | place                                 | ground      | there        | cover     | verdict |
        | trench            | a trench     | no Wire | beneath the trench in                 | Open Ground | an A-T Ditch | A-T Ditch | allowed |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              | Open Ground | a trench     | trench    | allowed |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 | Open Ground | a trench     | trench    | allowed |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    | Open Ground | a sangar     | sangar    | allowed |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in | Open Ground | a trench     | trench    | allowed |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    | Open Ground | a trench     | trench    | allowed |

      Examples: out first
        | row               | fort         | wire    | place                               | ground      | there        | cover   | verdict     |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in              | Open Ground | a trench     | trench  | not allowed |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in | Open Ground | a trench     | trench  | not allowed |
        | trench-to-foxhole | a trench     | no Wire | beneath the trench in               | Open Ground | a foxhole 1S | foxhole | not allowed |

    @B9.41 @B26.4 @B27.4 @B9.41xB26.4xB27.4-301
    Scenario Outline: B9.41xB26.4xB27.4-301a in the APh it does from <place> B2
      Given it is the APh of the German turn
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      When the German squad begins to enter B3
      Then that is allowed

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | wire              | no foxhole   | Wire    | beneath the Wire in                   |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |
        | on-top            | a foxhole 1S | no Wire | on top of the foxhole in              |

  Rule: B9.32 What wall advantage there is to forfeit

    @B9.32 @B9.322 @B9.32xB9.322-301
    Scenario Outline: B9.32xB9.322-301n <place> the woods of B2 there is none
      Given it is the PFPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a wall
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And D4 is woods
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      And Q has wall advantage
      When Q forfeits wall advantage
      And the German squad forfeits wall advantage
      Then that is not allowed

      Examples:
        | row               | fort         | wire    | place                                 |
        | foxhole           | a foxhole 1S | no Wire | beneath the foxhole in                |
        | trench            | a trench     | no Wire | beneath the trench in                 |
        | at-ditch          | an A-T Ditch | no Wire | beneath the A-T Ditch in              |
        | sangar            | a sangar     | no Wire | beneath the sangar in                 |
        | foxhole-and-wire  | a foxhole 1S | Wire    | beneath the foxhole and the Wire in   |
        | trench-and-wire   | a trench     | Wire    | beneath the trench and the Wire in    |
        | at-ditch-and-wire | an A-T Ditch | Wire    | beneath the A-T Ditch and the Wire in |
        | sangar-and-wire   | a sangar     | Wire    | beneath the sangar and the Wire in    |

    @B9.32 @B9.322 @B9.32xB9.322-301
    Scenario Outline: B9.32xB9.322-301y a squad <place> the woods of B2 forfeits it
      Given it is the PFPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a wall
      And B2 holds <fort>
      And B2 holds <wire>
      And a German squad <place> B2
      And the German squad has wall advantage
      When the German squad forfeits wall advantage
      Then that is allowed
      And the German squad has no wall advantage

      Examples:
        | row    | fort         | wire    | place                    |
        | wire   | no foxhole   | Wire    | beneath the Wire in      |
        | on-top | a foxhole 1S | no Wire | on top of the foxhole in |
