Feature: Vehicles that Stop

  Rule: A vehicle Stops for 1 MP, if it is moving

    @B27.52 @B27.52xD2.13-1601
    Scenario Outline: B27.52xD2.13-1601a on top of the trench a moving <vehicle> with <spent> of 12 MP spent Stops
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a moving German <vehicle> T with 12 MP on top of the trench in F5
      And T has spent <spent> MP
      When T Stops
      Then that is allowed
      And it costs 1 MP
      And T has <left> MF left
      And T is not moving

      Examples:
        | row   | vehicle | spent | left |
        | fresh | tank    | 0     | 11   |
        | last  | tank    | 11    | 0    |

    @B27.52 @B27.52xD2.13-1601
    Scenario: B27.52xD2.13-1601b with all MP spent it does not, and stays in Motion
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a moving German tank T with 12 MP on top of the trench in F5
      And T has spent 12 MP
      When T Stops
      Then that is not allowed

    @B27.52 @B27.52xD2.13-1601
    Scenario Outline: B27.52xD2.13-1601c in the <phase> of the <side> turn no <state> tank on top of the trench Stops
      Given it is the <phase> of the <side> turn
      And F5 holds a trench
      And a <state> German tank T with 12 MP on top of the trench in F5
      When T Stops
      Then that is not allowed

      Examples: it is not moving, or it is not its MPh
        | row         | phase | side    | state       |
        | immobilized | MPh   | German  | immobilized |
        | bogged      | MPh   | German  | bogged      |
        | enemy-turn  | MPh   | Russian | moving      |
        | dfph        | DFPh  | German  | moving      |
        | aph         | APh   | German  | moving      |

    @B27.52 @B27.52xD2.13-1601
    Scenario Outline: B27.52xD2.13-1601d nor one that has not Started
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German tank T with 12 MP <place> the trench in F5
      When T Stops
      Then that is not allowed

      Examples:
        | row     | place     |
        | on-top  | on top of |
        | beneath | beneath   |

    @B27.52 @B27.52xD2.12xD2.13-1601
    Scenario: B27.52xD2.12xD2.13-1601a it Starts, Stops and Starts again for 1 MP each
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German tank T with 12 MP on top of the trench in F5
      When T starts its engine
      And T Stops
      And T starts its engine
      Then that is allowed
      And the expenditures are 1, 1, 1 MF
      And T is moving

    @B9.4 @B9.4xD2.12xD2.13-1601
    Scenario Outline: B9.4xD2.12xD2.13-1601a once it has Stopped a <vehicle> crosses the hedge only when it has Started again
      Given it is the MPh of the German turn
      And hexside F4-F5 is a hedge
      And a moving German <vehicle> T with 20 MP in F5
      When T Stops
      And T moves into F4
      Then that is not allowed

      Examples:
        | vehicle   |
        | tank      |
        | halftrack |

    @B9.4 @B9.4xD2.12xD2.13-1601
    Scenario Outline: B9.4xD2.12xD2.13-1601b so does a tank that has Stopped in the phase: it <does>, <verdict>
      Given it is the MPh of the German turn
      And hexside F4-F5 is a hedge
      And a German tank T with 20 MP in F5
      And T has spent 4 MP
      And T has Stopped this phase
      When T <first>
      And T <does>
      Then that is <verdict>

      Examples: the Start MP comes first
        | row     | first                        | does                         | verdict     |
        | moves   | turns its turret by 1 hexspine | moves into F4              | not allowed |
        | turns   | turns its turret by 1 hexspine | turns its hull by 1 hexspine | not allowed |
        | stops   | turns its turret by 1 hexspine | Stops                      | not allowed |
        | started | starts its engine            | moves into F4                | allowed     |
        | turned  | starts its engine            | turns its hull by 1 hexspine | allowed     |

  Rule: A vehicle that has Stopped stands, once the DFPh is over

    @B9.31 @B9.31xD2.13xD9.3-1601
    Scenario Outline: B9.31xD2.13xD9.3-1601 a tank enters the hex of P and <then>: in the <phase> of the <side> turn the AFV <gives>
      Given it is the MPh of the German turn
      And a German tank T in F4
      And a German squad P in F5
      And a Russian squad E in F7
      When T starts its engine
      And T moves into F5
      And T <then>
      And the MPh ends and the <next> begins
      And the <next> ends and the <phase> begins
      And E attacks P with small-arms fire
      Then the AFV <gives>

      Examples: with the CCPh the German turn ends
        | row    | then                           | next | phase | side    | gives             |
        | stops  | Stops                          | CCPh | PFPh  | Russian | gives a TEM of +1 |
        | rolls  | turns its turret by 1 hexspine | CCPh | PFPh  | Russian | gives no TEM      |
        | stops-aph | Stops                       | DFPh | AFPh  | German  | gives a TEM of +1 |

    @B9.31 @B9.31xD2.13xD9.3-1601
    Scenario Outline: B9.31xD2.13xD9.3-1601b in the DFPh a tank that entered the hex of P is moving yet, if it <then>
      Given it is the MPh of the German turn
      And a German tank T in F4
      And a German squad P in F5
      And a Russian squad E in F7
      When T starts its engine
      And T moves into F5
      And T <then>
      And the MPh ends and the DFPh begins
      And E attacks P with small-arms fire
      Then the AFV gives no TEM

      Examples:
        | row   | then                           |
        | stops | Stops                          |
        | rolls | turns its turret by 1 hexspine |

    @B9.31 @B9.31xD2.13xD9.3-1601
    Scenario Outline: B9.31xD2.13xD9.3-1601c a <tank> that <does> and does not Stop: in the <phase> of the <side> turn the AFV <gives>
      Given it is the MPh of the German turn
      And a <tank> T in <start>
      And a German squad P in F5
      And a Russian squad E in F7
      When T <does>
      And the MPh ends and the <next> begins
      And the <next> ends and the <phase> begins
      And E attacks P with small-arms fire
      Then the AFV <gives>

      Examples: who has spent MP on movement is in Motion, be its Start told or not
        | row     | tank             | start | does                           | next | phase | side    | gives             |
        | moved   | German tank      | F4    | moves into F5                  | DFPh | AFPh  | German  | gives no TEM      |
        | later   | German halftrack | F4    | moves into F5                  | CCPh | PFPh  | Russian | gives no TEM      |
        | turned  | German tank      | F5    | turns its hull by 1 hexspine   | DFPh | AFPh  | German  | gives no TEM      |
        | started | German tank      | F5    | starts its engine              | DFPh | AFPh  | German  | gives no TEM      |
        | turret  | German tank      | F5    | turns its turret by 1 hexspine | DFPh | AFPh  | German  | gives a TEM of +1 |

    @B9.36 @B9.36xD2.13-1901
    Scenario Outline: B9.36xD2.13-1901 at the gap of a wall a tank that came and <then> <hd> in the enemy turn
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And the depiction of hexside F5-F6 has a gap
      And a German tank T in F4
      And a Russian tank E in F7
      When T moves into F5
      And T <then>
      And the MPh ends and the CCPh begins
      And the CCPh ends and the PFPh begins
      And E attacks T with a Gun
      Then T <hd>

      Examples: the gap shelters no target that moves
        | row   | then                           | hd              |
        | stops | Stops                          | is HD to it     |
        | rolls | turns its turret by 1 hexspine | is not HD to it |

    @B27.52 @B27.52xD2.12-1901
    Scenario Outline: B27.52xD2.12-1901 on top of the trench a tank that <has> <word>
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German tank T with 12 MP on top of the trench in F5
      And T has <has> this phase
      When T <does>
      Then that is <word>

      Examples: what is in Motion does not Start, and Stops
        | row         | has   | does              | word        |
        | moved-start | moved | starts its engine | not allowed |
        | moved-stop  | moved | Stops             | allowed     |

    @B9.31 @B9.31xD9.3-1601
    Scenario Outline: B9.31xD9.3-1601 a position of the DFPh tells it by a tank that <did>: the AFV <gives>
      Given it is the DFPh of the German turn
      And a German tank T in F5
      And <mark>
      And a German squad P in F5
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the AFV <gives>

      Examples:
        | row   | did        | mark                  | gives             |
        | moved | has moved  | T has moved this phase | gives no TEM      |
        | stood | has not    | no units in F6        | gives a TEM of +1 |
