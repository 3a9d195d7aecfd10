Feature: What is done over the edge of a sangar and of two counters at once, played

  features/interactions/play/one_location.feature plays the same over the edges of foxhole, trench and A-T Ditch.

  Rule: B27.13 One Location but for Recovery and TEM

    @B27.13 @B27.6 @A4.431xB27.13xB27.6-401
    Scenario Outline: A4.431xB27.13xB27.6-401 P <from> E4 hands its LMG to Q <to> E4
      Given it is the <phase> of the German turn
      And E4 holds a sangar
      And a German squad P <from> E4
      And P possesses a LMG
      And a German <unit> Q <to> E4
      When P Transfers the LMG to Q
      Then that is allowed
      And the LMG is possessed by Q

      Examples:
        | row | phase | from                    | unit       | to                      |
        | out | RPh   | beneath the sangar in   | squad      | on top of the sangar in |
        | in  | APh   | on top of the sangar in | half-squad | beneath the sangar in   |

    @B27.13 @B27.6 @A10.7xB27.13xB27.6-401
    Scenario Outline: A10.7xB27.13xB27.6-401 a leader <leader> E4 directs a squad <squad> E4
      Given it is the PFPh of the German turn
      And E4 holds a sangar
      And a German 9-1 leader <leader> E4
      And a German squad <squad> E4
      And a Russian squad in E7
      When the German squad and the German leader together attack the Russian squad with small-arms fire and an Original DR of 7
      Then the attack is possible
      And the leadership DRM is -1
      And the Final DR of the attack is 6

      Examples:
        | row | leader                  | squad                   |
        | out | beneath the sangar in   | on top of the sangar in |
        | in  | on top of the sangar in | beneath the sangar in   |

    @B27.13 @B27.6 @A11.15xB27.13xB27.6-401
    Scenario Outline: A11.15xB27.13xB27.6-401 a squad <german> E4 and one <russian> E4 are held in Melee
      Given it is the CCPh of the German turn
      And E4 holds a sangar
      And a German squad <german> E4
      And a Russian squad <russian> E4
      When the CCPh ends and the RPh begins
      Then the German squad is in Melee
      And the Russian squad is in Melee

      Examples:
        | row     | german                  | russian                 |
        | on-top  | on top of the sangar in | beneath the sangar in   |
        | beneath | beneath the sangar in   | on top of the sangar in |

    @B26.32 @B27.13 @A11.15xB26.32xB27.13-401
    Scenario Outline: A11.15xB26.32xB27.13-401 a squad <german> E4 and one <russian> E4 are held in Melee
      Given it is the CCPh of the German turn
      And E4 holds <fort>
      And E4 holds Wire
      And a German squad <german> E4
      And a Russian squad <russian> E4
      When the CCPh ends and the RPh begins
      Then the German squad is in Melee
      And the Russian squad is in Melee

      Examples:
        | row               | fort         | german                                | russian                            |
        | foxhole-and-wire  | a foxhole 1S | beneath the foxhole and the Wire in   | on top of the Wire in              |
        | trench-and-wire   | a trench     | on top of the Wire in                 | beneath the trench and the Wire in |
        | at-ditch-and-wire | an A-T Ditch | beneath the A-T Ditch and the Wire in | beneath the Wire in                |

    @B26.32 @B27.13 @A10.7xB26.32xB27.13-401
    Scenario Outline: A10.7xB26.32xB27.13-401 a leader on top of the Wire rallies a squad <squad> E4
      Given it is the RPh of the German turn
      And E4 holds <fort>
      And E4 holds Wire
      And a German 9-1 leader on top of the Wire in E4
      And a broken German 4-6-7 squad <squad> E4
      When the German leader tries to rally the German squad with an Original DR of 8
      Then that is allowed
      And its DRM is -1
      And its Final DR is 7
      And the German squad is not broken

      Examples:
        | row              | fort         | squad                               |
        | foxhole-and-wire | a foxhole 1S | beneath the foxhole and the Wire in |
        | trench-and-wire  | a trench     | beneath the trench and the Wire in  |

  Rule: B26.43 What is paid in all, from Wire to Wire

    @B26.43 @B26.43-4 @B26.43-5
    Scenario Outline: B26.43-5m a <type> pays <first> and <second> MP, <all> in all
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B2 and B3 each hold Wire
      And a moving German <type> with <mp> MP in B4
      When the German <type> moves into B3
      And the German <type> makes a Bog DR of 3 on the colored and 2 on the white die with a further DRM of 0
      And the German <type> moves into B2
      Then that is allowed
      And it costs <second> MP
      And it has spent <all> MF in all
      And Wire adds <wire> MP to the expenditures

      Examples:
        | row        | type      | ground      | mp | first | second | all | wire    |
        | tank       | tank      | Open Ground | 12 | 3     | 3      | 6   | 2 and 2 |
        | tank-brush | tank      | brush       | 12 | 3     | 4      | 7   | 2 and 2 |
        | halftrack  | halftrack | Open Ground | 12 | 5     | 5      | 10  | 4 and 4 |
        | truck      | truck     | Open Ground | 16 | 8     | 8      | 16  | 4 and 4 |
