Feature: DC: who uses one, when, where, and what its DR does

  Rule: B26.45 DC

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501a a squad that is <status> Places no DC
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And P is <status>
      When P Places its DC in B3
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |
        | unarmed  | unarmed  |

    @B26.45 @A23.1xB26.45-501
    Scenario: A23.1xB26.45-501d who is free to act Places it
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      When P Places its DC in B3
      Then that is allowed

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501b a squad that is <status> Throws no DC
      Given it is the AFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And P is <status>
      When P Throws its DC in B3
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |
        | unarmed  | unarmed  |

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501c a squad that is <status> Sets no DC
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And P is <status>
      When P Sets its DC in B2
      Then that is not allowed

      Examples:
        | row      | status   |
        | broken   | broken   |
        | pinned   | pinned   |
        | ti       | TI       |
        | melee    | in Melee |
        | captured | captured |
        | berserk  | berserk  |
        | unarmed  | unarmed  |

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501a in the <phase> no DC is Placed on Wire
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P Places its DC in B3
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | PFPh  |
        | DFPh  |
        | AFPh  |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B26.45 @B26.51 @A23.3xB26.51-501 @A23.6xB26.45-1501
    Scenario Outline: A23.3xB26.51-501b in the <phase> none is Thrown
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P Throws its DC in B3
      Then that is not allowed

      Examples:
        | phase |
        | RPh   |
        | RtPh  |
        | APh   |
        | CCPh  |

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501c in the <phase> of the <side> turn a German one is Thrown
      Given it is the <phase> of the <side> turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      And a Russian squad E beneath the Wire in B3
      And E has spent 1 MF
      When P Throws its DC in B3
      Then that is allowed

      Examples:
        | row        | phase | side    |
        | prep       | PFPh  | German  |
        | advancing  | AFPh  | German  |
        | first-fire | MPh   | Russian |
        | final-fire | DFPh  | Russian |

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501d a squad in B2 <verb> its DC in <hex>: <verdict>
      Given it is the MPh of the <side> turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      And a Russian squad E in <hex>
      And E has spent 1 MF
      When P <verb> its DC in <hex>
      Then that is <verdict>

      Examples:
        | row        | side    | verb   | hex | verdict     |
        | place-own  | German  | Places | B2  | allowed     |
        | place-next | German  | Places | B3  | allowed     |
        | place-two  | German  | Places | B4  | not allowed |
        | throw-own  | Russian | Throws | B2  | allowed     |
        | throw-two  | Russian | Throws | B4  | not allowed |
        | set-own    | German  | Sets   | B2  | allowed     |
        | set-next   | German  | Sets   | B3  | not allowed |

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501g as First Fire none is Thrown into Wire where nobody has spent MF: E <place> <hex> <acts>
      Given it is the MPh of the Russian turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      And a Russian squad E <place> <hex>
      And E has spent <mf> MF
      When P Throws its DC in B3
      Then that is not allowed
      And A8.1 forbids it

      Examples:
        | row   | place               | hex | acts        | mf |
        | rests | beneath the Wire in | B3  | spends none | 0  |
        | next  | in                  | C3  | spends one  | 1  |
        | far   | in                  | B5  | spends one  | 1  |

    @B26.45 @A3.2xA23.7xB26.45-1
    Scenario Outline: A3.2xA23.7xB26.45-1a beneath Wire P Sets its DC in the <phase> of the <side> turn: <verdict>
      Given it is the <phase> of the <side> turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      When P Sets its DC in B2
      Then that is <verdict>

      Examples: the side whose turn it is Sets them
        | row        | phase | side    | verdict     |
        | own-mph    | MPh   | German  | allowed     |
        | own-pfph   | PFPh  | German  | allowed     |
        | enemy-mph  | MPh   | Russian | not allowed |
        | enemy-pfph | PFPh  | Russian | not allowed |

    @B26.45 @A3.2xA23.7xB26.45-1
    Scenario Outline: A3.2xA23.7xB26.45-1b who has <deed> Sets none in its MPh: <verdict>
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And a German squad Q beneath the Wire in B2
      And a Russian squad E in B4
      When <who> declares an attack on E with small-arms fire
      And the PFPh ends and the MPh begins
      And P Sets its DC in B2
      Then that is <verdict>

      Examples:
        | row     | deed             | who | verdict     |
        | fired   | Prep Fired       | P   | not allowed |
        | another | let another fire | Q   | allowed     |

    @B26.45 @A3.2xA23.7xB26.45-1
    Scenario: A3.2xA23.7xB26.45-1c nor who has been turned back out of Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      And a concealed Russian squad E beneath the Wire in B3
      When P moves into B3
      And E shows itself and turns P back into B2
      And P Sets its DC in B2
      Then that is not allowed
      And A12.15 forbids it

    @B26.51 @A23.3xB26.51-501
    Scenario: A23.3xB26.51-501f one that was Thrown goes off where it lies
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P Throws its DC in B3
      And a Thrown DC is resolved in B3 with an Original DR of 5
      Then that is allowed

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501e nobody uses a DC that another possesses
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P in B2
      And P possesses a DC
      When P Places its DC in B3
      Then that is not allowed

      Examples:
        | row         | force                  |
        | tank        | a German tank          |
        | cavalry     | a German Cavalry squad |
        | out-of-turn | a Russian squad        |

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

  Rule: B9.3 A DC in the hex across the hexside

    @B9.3 @B9.3-15
    Scenario Outline: B9.3-15u across a <barrier> a DC that was Placed does not go off with its placer
      Given it is the AFPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a German squad P in B2
      And P possesses a DC
      And it is the MPh of the German turn
      When P Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC across hexside B2-B3 is resolved in B2 with an Original DR of 5
      Then that is not allowed

      Examples:
        | barrier |
        | wall    |
        | hedge   |

  Rule: B26.51 What a DR means for the Wire itself

    @B26.51 @B26.51-2
    Scenario: B26.51-2u in woods a Placed DC meets the Wire with its Original DR
      Given it is the MPh of the German turn
      And B3 is woods
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of 6
      Then that is allowed
      And the B3 Wire is attacked with a Final DR of 6
      And B3 holds Wire

    @B26.51 @B26.51-7
    Scenario Outline: B26.51-7u Set by who is beneath the Wire in <ground> a DC with a DR of <dr> leaves <there>
      Given it is the PFPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a DC
      When P Sets its DC in B3
      And a Set DC is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And the B3 Wire is attacked with a Final DR of <final>
      And P is TI

      Examples:
        | row   | ground      | dr | final | there |
        | open  | Open Ground | 7  | 7     | Wire  |
        | woods | woods       | 6  | 7     | Wire  |

    @B26.51 @B26.51-7
    Scenario Outline: B26.51-7v and with a Final KIA none: in <ground> a DR of <dr>
      Given it is the PFPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a DC
      When P Sets its DC in B3
      And a Set DC is resolved in B3 with an Original DR of <dr>
      Then that is allowed
      And B3 holds no Wire

      Examples:
        | row   | ground      | dr |
        | open  | Open Ground | 6  |
        | woods | woods       | 5  |

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501u beneath the Wire P <use> no DC that is Q's
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German squad Q beneath the Wire in B3
      And Q possesses a DC
      When P <use> its DC in B3
      Then that is not allowed

      Examples:
        | use    |
        | Places |
        | Throws |
        | Sets   |

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501v <who>, P being <status> and <place>, attacks with the DC that Q has Placed: <possible>
      Given it is the MPh of the German turn
      And B2, B3 and B4 are Open Ground
      And B3 holds Wire
      And a German squad P <place>
      And a German squad Q in B5
      And a Russian squad E in B4
      And P is <status>
      And Q possesses a DC
      When Q Places its DC in B4
      And <who> attacks E with a Placed DC
      Then the attack is <possible>

      Examples:
        | row    | who | status | place                      | possible     |
        | wire   | P   | CX     | on top of the Wire in B3   | not possible |
        | broken | P   | broken | beneath the Wire in B3     | not possible |
        | pinned | P   | pinned | beneath the Wire in B3     | not possible |
        | far    | P   | CX     | in B2                      | not possible |
        | placer | Q   | CX     | on top of the Wire in B3   | possible     |
        | both   | Q   | broken | beneath the Wire in B3     | possible     |

    @B16.1 @B16.71 @A23.3xB16.1xB16.71-201
    Scenario Outline: A23.3xB16.1xB16.71-201u dropped in <terrain> a DC is lost and does not go off
      Given it is the AFPh of the German turn
      And B3 is <terrain>
      And a German squad P in B3
      And P possesses a DC
      When P drops the DC
      And a Thrown DC is resolved in B3 with an Original DR of 5
      Then that is not allowed

      Examples:
        | terrain |
        | marsh   |

    @B26.51 @B26.51-5
    Scenario: B26.51-5u over a cliff no DC is Placed
      Given it is the MPh of the German turn
      And hexside B2-B3 is a cliff
      And B3 holds Wire
      And a German squad in B2
      And the German squad possesses a DC
      When the German squad Places its DC in B3
      Then that is not allowed

    @B26.51 @A23.3xB26.51-501
    Scenario Outline: A23.3xB26.51-501w in the MPh of the <side> turn P, beneath the Wire, that has <deed> Places its DC in its own hex: <verdict>
      Given it is the MPh of the <side> turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a DC
      And P has <deed> this phase
      When P Places its DC in B3
      Then that is <verdict>

      Examples: it costs MF, and who has Prep Fired spends none
        | row         | side    | deed                  | verdict     |
        | moved       | German  | moved                 | allowed     |
        | fired       | German  | fired its inherent FP | not allowed |
        | fired-lmg   | German  | fired a LMG           | not allowed |
        | out-of-turn | Russian | moved                 | not allowed |

  Rule: B26.45 A DC thrown in the PFPh

    @B26.45 @B27.13 @A23.3xA23.6xA23.7xB26.45xB27.13-301
    Scenario: A23.3xA23.6xA23.7xB26.45xB27.13-301u who has Thrown it then does not move
      Given it is the PFPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      When P Throws its DC in B3
      And the PFPh ends and the MPh begins
      And P moves into B1
      Then that is not allowed

  Rule: B26.45 Who is not on the Wire

    @B26.45 @A23.1xB26.45-501
    Scenario Outline: A23.1xB26.45-501s <unit> in <ground> beside Wire Places its DC where no phase is told, and <more>: <verdict>
      Given B2 is <ground>
      And B3 holds Wire
      And <unit> P in B2
      And P possesses a DC
      And <more>
      When P Places its DC in B3
      Then that is <verdict>

      Examples: Infantry that is not on Wire does
        | row            | ground      | unit                   | more                    | verdict     |
        | wall-advantage | Open Ground | a German squad         | hexside B2-C2 is a wall | allowed     |
        | cx             | Open Ground | a CX German squad      | B1 is woods             | allowed     |
        | hero           | woods       | a wounded German hero  | B1 is woods             | allowed     |
        | cavalry        | Open Ground | a German Cavalry squad | B1 is woods             | not allowed |
        | tank           | Open Ground | a German tank          | B1 is woods             | not allowed |

    @B26.45 @B26.45-1 @B26.45-2
    Scenario Outline: B26.45-2s where no phase is told an attack with the DC of a squad <place> the Wire is <verdict>
      Given B2 holds Wire
      And a German squad P <place> the Wire in B2
      And P possesses a DC
      And a Russian squad E in B3
      When P could attack E with its DC
      Then the attack is <verdict>

      Examples:
        | row     | place     | verdict      |
        | beneath | beneath   | possible     |
        | on-top  | on top of | not possible |
