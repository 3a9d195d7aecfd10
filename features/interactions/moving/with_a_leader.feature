Feature: Moving together with a leader, and the MF that he lends

  Rule: MF that a leader lends to who moves with him from the start

    @B9.54 @A4.12xB9.54-201
    Scenario Outline: A4.12xB9.54-201 squad of B2 and leader of <leader> over bocage into <ground>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is <ground>
      And a German squad in B2
      And a German leader in <leader>
      When the German squad and the German leader moves into B3
      Then that is <verdict>

      Examples: more than 4 MF, begun together
        | row                 | leader | ground           | verdict |
        | together-rubble     | B2     | stone rubble     | allowed |
        | together-hill-brush | B2     | brush at level 1 | allowed |

      Examples: and begun apart
        | row           | leader | ground           | verdict     |
        | apart-a3      | A3     | stone rubble     | not allowed |
        | apart-c3      | C3     | stone rubble     | not allowed |
        | apart-c4-hill | C4     | brush at level 1 | not allowed |

    @B9.54 @A4.12xB9.54xD6.5-2004
    Scenario Outline: A4.12xB9.54xD6.5-2004 out of the truck come <who>, and squad and leader go over bocage into stone rubble: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is stone rubble
      And a German truck Q in B2
      And a German squad P in B2
      And a German leader L in B2
      And P is aboard Q
      And <aboard> is aboard Q
      When <who> unloads
      And P and L moves into B3
      Then that is <verdict>

      Examples:
        | row      | aboard | who     | verdict     |
        | together | L      | P and L | allowed     |
        | apart    | P      | P       | not allowed |

    @B9.54 @A4.12xB9.54xD6.5-2004
    Scenario: A4.12xB9.54xD6.5-2004b who waited beside the truck is not led by the leader who unloads
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is stone rubble
      And a German truck Q in B2
      And a German squad P in B2
      And a German leader L in B2
      And L is aboard Q
      When L unloads
      And P and L moves into B3
      Then that is not allowed

    @B9.54 @A4.12xB9.54-201
    Scenario Outline: A4.12xB9.54-201b squad of B2 and leader of <leader> over bocage: <left> MF are left
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German squad in B2
      And a German leader in <leader>
      When the German squad and the German leader moves into B3
      Then that is allowed
      And the German squad has <left> MF left

      Examples:
        | row      | leader | left |
        | together | B2     | 3    |
        | apart    | C3     | 1    |

    @B9.54 @A4.12xB9.54-201
    Scenario: A4.12xB9.54-201c nor to who waits for him in the hex that he enters
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German squad in B2
      And a German leader in B1
      When the German leader moves into B2
      And the German squad and the German leader moves into B3
      Then that is allowed
      And the German squad has 1 MF left
      And the last expenditure is that of the German squad and the German leader

    @B9.54 @A4.12xB9.54-201
    Scenario Outline: A4.12xB9.54-201d nor to each other where <who> came to <what>, at like cost or not
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German squad P in <squad>
      And a German leader Q in <leader>
      When <first> moves into B2
      And <second>
      And P and Q moves into B3
      Then that is allowed
      And P has 0 MF left

      Examples:
        | row   | who        | what      | squad | leader | first | second                                |
        | squad | the squad  | the leader | B1   | B2     | P     | the players ask what hexside B2-B3 is |
        | both  | both       | one hex   | B1    | A2     | P     | Q moves into B2                       |

    @B9.54 @A4.12xB9.54-201
    Scenario: A4.12xB9.54-201e and no more once he has gone off by himself, back though he comes
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German squad P in B2
      And a German leader Q in B2
      When P and Q moves into B3
      And Q moves into C3
      And Q moves into B3
      And P and Q moves into B4
      Then that is allowed
      And P has 0 MF left
      And the last expenditure is that of P and Q

    @B9.4 @A4.12xB9.4-201
    Scenario Outline: A4.12xB9.4-201 squad of B2 with 3 MF and leader of <leader> over a <barrier> into <ground>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And B3 is <ground>
      And a German squad with 3 MF in B2
      And a German leader in <leader>
      When the German squad and the German leader moves into B3
      Then that is <verdict>

      Examples:
        | row            | barrier | leader | ground        | verdict     |
        | together-hedge | hedge   | B2     | stone rubble  | allowed     |
        | together-wall  | wall    | B2     | wooden rubble | allowed     |
        | apart-hedge    | hedge   | A3     | stone rubble  | not allowed |
        | apart-wall     | wall    | C3     | wooden rubble | not allowed |
        | apart-behind   | wall    | B4     | wooden rubble | not allowed |

    @B9.4 @A4.12xB9.4-202
    Scenario Outline: A4.12xB9.4-202a a <unit> with <mf> MF and a leader go over a <barrier> and on: <left> MF are left
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a German <unit> with <mf> MF in B2
      And a German leader in B2
      When the German <unit> and the German leader moves through <hexes> in turn
      Then that is allowed
      And the German <unit> has <left> MF left

      Examples:
        | row        | unit       | mf | barrier | hexes                 | left |
        | squad      | squad      | 4  | wall    | B3, B4, B5 and B6     | 1    |
        | half-squad | half-squad | 4  | hedge   | B3, B4, B5, B6 and B7 | 0    |
        | laden      | squad      | 3  | wall    | B3, B4, B5 and B6     | 0    |

    @B9.4 @A4.12xB9.4-202
    Scenario Outline: A4.12xB9.4-202b without a leader a <unit> with <mf> MF does not get so far
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a German <unit> with <mf> MF in B2
      When the German <unit> moves through <hexes> in turn
      Then that is not allowed

      Examples:
        | row        | unit       | mf | barrier | hexes             |
        | squad      | squad      | 4  | wall    | B3, B4, B5 and B6 |
        | half-squad | half-squad | 4  | hedge   | B3, B4, B5 and B6 |
        | laden      | squad      | 3  | wall    | B3, B4 and B5     |

    @B26.4 @A4.12xB26.4-201
    Scenario Outline: A4.12xB26.4-201a a <unit> with <mf> MF declares it before a dr of <dr>: <left> MF are left
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German <unit> with <mf> MF on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German <unit> declares movement with the German leader
      And the German <unit> rolls a Wire Exit dr of <dr>
      Then that is allowed
      And the German <unit> is beneath the Wire in B3
      And the German <unit> has <left> MF left

      Examples:
        | row             | unit       | mf | dr | left |
        | squad-five      | squad      | 4  | 5  | 1    |
        | squad-six       | squad      | 4  | 6  | 0    |
        | crew-four       | crew       | 4  | 4  | 2    |
        | half-squad-five | half-squad | 3  | 5  | 0    |

    @B26.4 @A4.12xB26.4-201
    Scenario Outline: A4.12xB26.4-201b or with the dr of <dr> itself: <left> MF are left
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with <mf> MF on top of the Wire in B3
      And a German leader on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>, moving with the German leader
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad has <left> MF left

      Examples:
        | row        | mf | dr | left |
        | five       | 4  | 5  | 1    |
        | six        | 4  | 6  | 0    |
        | laden-four | 3  | 4  | 1    |

    @B26.4 @A4.12xB26.4-201
    Scenario Outline: A4.12xB26.4-201c without him a dr of <dr> is too much for <mf> MF
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad with <mf> MF on top of the Wire in B3
      When the German squad rolls a Wire Exit dr of <dr>
      Then the Wire Exit dr fails
      And the German squad is on top of the Wire
      And the German squad has 0 MF left

      Examples:
        | row        | mf | dr |
        | five       | 4  | 5  |
        | six        | 4  | 6  |
        | laden-four | 3  | 4  |

    @B27.4 @A4.12xB27.4-201
    Scenario Outline: A4.12xB27.4-201a squad and leader come out of the <cover> and go on to <last>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      And a German leader beneath the <cover> in B2
      When the German squad and the German leader comes out of the <cover>
      And the German squad and the German leader moves through <hexes> in turn
      Then that is allowed
      And the German squad has 0 MF left
      And the German squad is on top in <last>

      Examples:
        | row     | fort         | cover     | hexes                 | last |
        | foxhole | a foxhole 1S | foxhole   | B3, B4, B5, B6 and B7 | B7   |
        | trench  | a trench     | trench    | B3, C4, C5, C6 and C7 | C7   |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row     | fort         | cover     | hexes                 | last |
        | ditch   | an A-T Ditch | A-T Ditch | B3, B4, B5 and B6     | B6   |

    @B27.4 @A4.12xB27.4-201
    Scenario Outline: A4.12xB27.4-201b alone the squad stays short of <hexes>
      Given it is the MPh of the German turn
      And B2 holds <fort>
      And a German squad beneath the <cover> in B2
      When the German squad comes out of the <cover>
      And the German squad moves through <hexes> in turn
      Then that is not allowed

      Examples:
        | row     | fort         | cover     | hexes             |
        | foxhole | a foxhole 1S | foxhole   | B3, B4, B5 and B6 |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row     | fort         | cover     | hexes             |
        | ditch   | an A-T Ditch | A-T Ditch | B3, B4 and B5     |

  Rule: Together with a leader

    @B26.4 @A4.12xB26.4-4105
    Scenario: A4.12xB26.4-4105a beneath the Wire P goes on with a leader who has spent MF on his dr alone
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German leader L beneath the Wire in B3
      And L has spent 2 MF on its Wire Exit dr
      When P and L moves into B4
      Then that is allowed
      And P has 5 MF left

    @B26.4 @A4.12xB26.4-4105
    Scenario Outline: A4.12xB26.4-4105c L is told to have <done>, for <spent> MF: P goes on beside L, and has <left> MF left
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German leader L beneath the Wire in B3
      And L has <first> this phase
      And L has moved this phase
      And L has spent <spent> MF
      When P and L moves into B4
      Then that is allowed
      And P has <left> MF left

      Examples: it has come by itself
        | row       | done                          | first                         | spent | left |
        | came      | come and got beneath the Wire | tried to get beneath the Wire | 2     | 3    |
        | came-free | come and got beneath the Wire | tried to get beneath the Wire | 0     | 3    |
        | moved     | moved                         | moved                         | 2     | 3    |

    @B26.4 @A4.12xB26.4-4105
    Scenario Outline: A4.12xB26.4-4105b its dr got L beneath the Wire, and <who> Recovers the LMG there: P goes on with L, and has <left> MF left
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German squad S beneath the Wire in B3
      And a German leader L on top of the Wire in B3
      And a LMG beneath the Wire in B3
      When L rolls a Wire Exit dr of 1
      And <who> tries to Recover the LMG with an Original dr of 2
      And P and L moves into B4
      Then that is allowed
      And P has <left> MF left

      Examples:
        | who | left |
        | L   | 3    |
        | S   | 5    |

    @B26.4 @A4.12xB26.4-4105
    Scenario Outline: A4.12xB26.4-4105d <who> is told to have Recovered, and L gets beneath the Wire by its dr: P goes on with it, and has <left> MF left
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German leader L on top of the Wire in B3
      And a German leader K on top of the Wire in B3
      And <who> has tried to Recover a weapon this phase
      When L rolls a Wire Exit dr of 1
      And P and L moves into B4
      Then that is allowed
      And P has <left> MF left

      Examples:
        | row   | who | left |
        | it    | L   | 3    |
        | other | K   | 5    |

    @B26.4 @A4.12xB26.4-901
    Scenario: A4.12xB26.4-901a they come onto the Wire together, and the squad has his MF for its dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      When P and Q moves into B3
      And Q rolls a Wire Exit dr of 2
      And P rolls a Wire Exit dr of 5
      Then that is allowed
      And P is beneath the Wire in B3
      And P has 0 MF left

    @B26.4 @A4.12xB26.4-901
    Scenario: A4.12xB26.4-901b to say once more that it moves with him takes nothing from it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      When P and Q moves into B3
      And P rolls a Wire Exit dr of 5, moving with Q
      Then that is allowed
      And P is beneath the Wire in B3
      And P has 0 MF left

    @B26.4 @A4.12xB26.4-901
    Scenario: A4.12xB26.4-901c a squad beneath the Wire waits for its leader, and they go on together
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German leader Q on top of the Wire in B3
      When P declares movement with Q
      And Q rolls a Wire Exit dr of 2
      And P and Q moves into B4
      And P and Q moves into B5
      Then that is allowed
      And P has 4 MF left
      And Q has 2 MF left

    @B26.4 @A4.12xB26.4-2100
    Scenario Outline: A4.12xB26.4-2100a P has come with leaders Q and R, and Q <befalls>: it has the MF of R for its dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      And a German leader R in B2
      When <who> moves into B3
      And Q becomes <outcome>
      And P rolls a Wire Exit dr of 5
      Then that is allowed
      And P is beneath the Wire in B3
      And P has 0 MF left

      Examples: whoever is named first
        | row            | befalls       | outcome    | who         |
        | broken         | breaks        | broken     | P, Q and R  |
        | broken-last    | breaks        | broken     | P, R and Q  |
        | eliminated     | is eliminated | eliminated | P, Q and R  |

    @B26.4 @A4.12xB26.4-2100
    Scenario Outline: A4.12xB26.4-2100b it declares R before the dr, and it may, if R has come with it: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      And a German leader R in B2
      When <first>
      And <second>
      And P rolls a Wire Exit dr of 5, moving with R
      Then that is <verdict>

      Examples: with both, and by himself
        | row   | first                 | second          | verdict     |
        | both  | P and R moves into B3 | Q moves into B3 | allowed     |
        | apart | P and Q moves into B3 | R moves into B3 | not allowed |

    @B26.4 @A4.12xB26.4-2100
    Scenario: A4.12xB26.4-2100c who has come by himself lends nothing once Q has broken
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      And a German leader R in B2
      When P and Q moves into B3
      And R moves into B3
      And Q becomes broken
      And P rolls a Wire Exit dr of 5
      Then the Wire Exit dr fails
      And P has 0 MF left

    @B26.4 @A4.12xB26.4-2400
    Scenario Outline: A4.12xB26.4-2400a Q <place> <start> gets beneath the Wire where P is, and both go on: P has <left> MF left
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German leader Q <place> <start>
      And a German squad R in E3
      When <first>
      And Q rolls a Wire Exit dr of 1
      And P and Q moves into B2
      Then that is allowed
      And P has <left> MF left

      Examples: from the start of the turn, and come by himself
        | row   | place                 | start | first           | left |
        | there | on top of the Wire in | B3    | R moves into E4 | 5    |
        | came  | in                    | B4    | Q moves into B3 | 3    |

    @B26.4 @A4.12xB26.4-2400
    Scenario Outline: A4.12xB26.4-2400b Q <place> <start> gets beneath the Wire, and then P declares him for its dr of 6: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German leader Q <place> <start>
      And a German squad R in E3
      When <first>
      And Q rolls a Wire Exit dr of 1
      And P rolls a Wire Exit dr of 6, moving with Q
      Then that is <verdict>

      Examples:
        | row   | place                 | start | first           | verdict     |
        | there | on top of the Wire in | B3    | R moves into E4 | allowed     |
        | came  | in                    | B4    | Q moves into B3 | not allowed |

    @B26.4 @A4.12xB26.4-2400
    Scenario: A4.12xB26.4-2400c nor does he lead any longer who has gone off since, though he comes back
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German leader Q on top of the Wire in B3
      When P declares movement with Q
      And Q rolls a Wire Exit dr of 1
      And P rolls a Wire Exit dr of 1
      And P and Q moves into B4
      And Q moves into B5
      And Q moves into B4
      And P and Q moves into C4
      Then that is allowed
      And P has 1 MF left
      And the last expenditure is that of P and Q

    @B26.4 @A4.12xB26.4-2400
    Scenario: A4.12xB26.4-2400d nor who has unloaded onto the Wire by himself
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German truck T in B3
      And a German leader Q in B3
      And Q is aboard T
      When Q unloads
      And Q rolls a Wire Exit dr of 1
      And P rolls a Wire Exit dr of 6, moving with Q
      Then that is not allowed

    @B26.4 @A4.12xB26.4-902
    Scenario Outline: A4.12xB26.4-902a Q <befalls> once P has spent <spent> MF by Assault Movement: FFNAM <ffnam>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      And a Russian squad E in B6
      When P and Q moves into B3 by Assault Movement
      And P rolls a Wire Exit dr of <dr>
      And Q becomes <outcome>
      And E declares Defensive First Fire at P
      Then FFMO applies
      And FFNAM <ffnam>
      And P has 0 MF left

      Examples: what it spent was all that it had, or was not
        | row       | befalls       | outcome    | dr | spent | ffnam          |
        | four      | breaks        | broken     | 3  | 4     | does not apply |
        | five      | is eliminated | eliminated | 4  | 5     | does not apply |
        | six       | breaks        | broken     | 5  | 6     | applies        |

  Rule: A leader's MF go beneath with the squad

    @B27.4 @A4.12xB27.4-801
    Scenario: A4.12xB27.4-801 in and out of two foxholes with him a squad spends 6 MF
      Given it is the MPh of the German turn
      And F4 and F3 each hold a foxhole 2S
      And a German squad P with 4 MF in F5
      And a German 9-1 leader L in F5
      When P and L moves into F4
      And P and L goes beneath the foxhole
      And P and L comes out of the foxhole
      And P and L moves into F3
      And P and L goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in F3
      And P has 1 MF left

    @B27.4 @A4.12xB27.4-801
    Scenario: A4.12xB27.4-801b and without him no more than its own
      Given it is the MPh of the German turn
      And F4 and F3 each hold a foxhole 2S
      And a German squad P with 4 MF in F5
      And a German 9-1 leader L in F5
      When P moves into F4
      And P goes beneath the foxhole
      And P comes out of the foxhole
      And P moves into F3
      And P goes beneath the foxhole
      Then that is not allowed

  Rule: A leader lends MF to a move and to nothing else

    @B9.4 @A4.12xA4.7xB9.4-801
    Scenario Outline: A4.12xA4.7xB9.4-801 with <mf> MF of its own a squad that advances with him over a hedge <state> CX
      Given it is the APh of the German turn
      And hexside F4-F5 is a hedge
      And F4 is woods
      And a German squad P with <mf> MF in F5
      And a German 9-1 leader L in F5
      When P and L advances into F4
      Then that is allowed
      And P <state> CX

      Examples: 3 MF are all it has, or not
        | row   | mf | state  |
        | all   | 3  | is     |
        | spare | 4  | is not |

  Rule: An Inexperienced squad has 4 MF beside a Good Order leader

    @B9.54 @A19.31xB9.54-1301
    Scenario Outline: A19.31xB9.54-1301 beside a leader who is <status> an Inexperienced squad crosses bocage into brush: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And B3 is brush
      And an inexperienced German squad P in B2
      And a German leader L in B2
      And L is <status>
      When P moves into B3
      Then that is <verdict>

      Examples: in Good Order
        | row     | status  | verdict |
        | pinned  | pinned  | allowed |
        | ti      | TI      | allowed |
        | wounded | wounded | allowed |
        | cx      | CX      | allowed |

      Examples: not in Good Order
        | row      | status   | verdict     |
        | broken   | broken   | not allowed |
        | berserk  | berserk  | not allowed |
        | melee    | in Melee | not allowed |
        | captured | captured | not allowed |

    @B26.4 @A4.12xA7.8xB26.4-3705
    Scenario Outline: A4.12xA7.8xB26.4-3705 P has come onto the Wire with Q, who <befalls>: a dr of 5 <gets> P beneath it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      When P and Q moves into B3
      And Q becomes <outcome>
      And P rolls a Wire Exit dr of 5
      Then that is allowed
      And P is <place> B3
      And P has 0 MF left

      Examples:
        | row      | befalls            | outcome  | gets         | place               |
        | unharmed | is not harmed      | unharmed | gets         | beneath the Wire in |
        | pinned   | is pinned          | pinned   | does not get | on top in          |
        | broken   | breaks             | broken   | does not get | on top in          |

    @B26.4 @A4.12xA7.8xB26.4-3705
    Scenario Outline: A4.12xA7.8xB26.4-3705a where Q is pinned after his own dr, a dr of <dr> of P <gets> P beneath the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And a German leader Q in B2
      When P and Q moves into B3
      And Q rolls a Wire Exit dr of 2
      And Q becomes pinned
      And P rolls a Wire Exit dr of <dr>
      Then that is allowed
      And P is <place> B3

      Examples: its own 4 MF, of which 1 is spent
        | row   | dr | gets         | place               |
        | three | 3  | gets         | beneath the Wire in |
        | four  | 4  | does not get | on top in          |

    @B26.4 @A4.42xA7.8xB26.4-3706
    Scenario Outline: A4.42xA7.8xB26.4-3706 a hero who has carried 1 PP of P onto the Wire <befalls>: a dr of 2 <gets> P beneath it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a MMG of 5 PP
      And a German hero Q in B2
      When P and Q moves into B3
      And Q becomes <outcome>
      And P rolls a Wire Exit dr of 2
      Then that is allowed
      And P is <place> B3

      Examples:
        | row      | befalls       | outcome  | gets         | place               |
        | unharmed | is not harmed | unharmed | gets         | beneath the Wire in |
        | pinned   | is pinned     | pinned   | does not get | on top in           |
