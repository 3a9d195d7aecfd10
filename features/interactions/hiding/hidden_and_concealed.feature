Feature: What is hidden, and where '?' is gained

  Rule: What is hidden, and where '?' is had

    @B9.21 @A12.33xB9.21-901
    Scenario Outline: A12.33xB9.21-901 a hidden foxhole in <ground> is <revealed> from <hex>
      Given F5 is <ground>
      And F5 holds a hidden German foxhole 1S
      And a hidden German squad beneath the foxhole in F5
      And a Russian squad E in <hex>
      When E looks at the foxhole in F5
      Then the foxhole in F5 is <revealed>

      Examples:
        | row        | ground      | hex | revealed     |
        | brush-two  | brush       | F7  | not revealed |
        | brush-one  | brush       | F6  | revealed     |
        | woods-two  | woods       | F7  | not revealed |
        | open-two   | Open Ground | F7  | revealed     |

    @B9.21 @A12.33xB9.21-901
    Scenario: A12.33xB9.21-901b what was never hidden lies there for all to see, though nobody looks
      Given F5 holds a German foxhole 1S
      When the players look at the board
      Then the foxhole in F5 is revealed

    @B9.55 @A12.121xB9.55-901
    Scenario Outline: A12.121xB9.55-901 as the CCPh of the <side> turn ends, a German squad <where> is <word>
      Given it is the CCPh of the <side> turn
      And hexside B2-B3 is a bocage
      And B2 is <ground>
      And B3 is woods
      And a Russian squad in <enemy>
      And a German squad P in B2
      When the CCPh ends and the RPh begins
      Then P is <word>

      Examples: its own turn
        | row        | side    | where                | ground      | enemy | word          |
        | own-bocage | German  | behind bocage        | Open Ground | B3    | concealed     |

      Examples: the enemy's
        | row          | side    | where                | ground      | enemy | word          |
        | enemy-bocage | Russian | behind bocage        | Open Ground | B3    | not concealed |

    @B9.55 @A12.12xB9.55-901
    Scenario Outline: A12.12xB9.55-901 in the open behind <barrier> a squad sets up concealed: <verdict>
      Given it is set-up
      And hexside F5-F6 is a <barrier>
      And F7 is <between>
      And a Russian squad in <enemy>
      When a concealed German squad P sets up in F5
      Then that is <verdict>

      Examples:
        | row      | barrier | between                        | enemy | verdict     |
        | unseen   | wall    | woods                          | F9    | allowed     |
        | seen     | wall    | Open Ground                    | F9    | not allowed |

    @B27.12 @A5.1xB27.12-901
    Scenario: A5.1xB27.12-901 what is overstacked in one hex is so in no other
      Given B3 holds a foxhole 1S
      And a German squad P beneath the foxhole in B3
      And four German squads in B4
      When the players look at the board
      Then the German side is overstacked in B4 by 1 squads
      And the German side is overstacked in B3 by 0 squads

  Rule: Riders see whatever becomes of what they ride

    @B27.4 @A12.14xB27.4-701
    Scenario Outline: A12.14xB27.4-701 out of the foxhole before a squad that rides on <vehicle>: <word>
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And a concealed German squad P beneath the foxhole in F5
      And <vehicle> R in F2
      And <rider> Q in F2
      And Q rides on R
      When P comes out of the foxhole
      Then P is <word>

      Examples: who rides is in Good Order
        | row       | vehicle                   | rider           | word          |
        | abandoned | an abandoned Russian tank | a Russian squad | not concealed |
        | tank      | a Russian tank            | a Russian squad | not concealed |

      Examples: nobody is
        | row    | vehicle                   | rider                  | word      |
        | broken | an abandoned Russian tank | a broken Russian squad | concealed |

  Rule: D5.1 A vehicle and the crew inside it have one "?"

    @B27.13 @A11.19xB27.13xD5.1-1901
    Scenario Outline: A11.19xB27.13xD5.1-1901 the <who> of a concealed tank attacks P beneath the foxhole: <other> is <word>
      Given it is the CCPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P beneath the foxhole in F5
      And a concealed Russian tank T in F5
      And a Russian crew C in F5
      And C is the Inherent crew of T
      When <by> declares Close Combat against P
      Then <other> is <word>

      Examples:
        | row       | who  | by | other | word          |
        | crew-tank | crew | C  | T     | not concealed |
        | crew-crew | crew | C  | C     | not concealed |
        | hull-crew | hull | T  | C     | not concealed |

    @B27.13 @A11.19xB27.13xD5.1-1901
    Scenario: A11.19xB27.13xD5.1-1901b a comrade that attacks shows itself and not the tank
      Given it is the CCPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P beneath the foxhole in F5
      And a concealed Russian tank T in F5
      And a concealed Russian squad S in F5
      When S declares Close Combat against P
      Then S is not concealed
      And T is concealed

