Feature: Modes of movement: who may use them, and which go together

  Rule: Who may not move so, or not again

    @B27.44 @A4.7xB27.44-901
    Scenario: A4.7xB27.44-901a who has advanced this phase does not advance out of the foxhole hex
      Given it is the APh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      And P has advanced this phase
      When P advances into F6
      Then that is not allowed

    @B27.44 @A4.7xB27.44-901
    Scenario: A4.7xB27.44-901c who has not advances out of the foxhole hex
      Given it is the APh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      When P advances into F6
      Then that is allowed

    @B27.44 @A4.7xB27.44-901
    Scenario: A4.7xB27.44-901b into the hex of the foxhole it advances, and from there no farther
      Given it is the APh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P in F4
      When P advances into F5
      And P advances into F6
      Then that is not allowed

    @B27.44 @A4.1xB27.44xD6.1-901
    Scenario Outline: A4.1xB27.44xD6.1-901 a Passenger <goes> into no foxhole hex while it is aboard
      Given it is the <phase> of the German turn
      And F6 holds a foxhole 1S
      And a German truck T in F5
      And a German squad P in F5
      And P is aboard T
      When P <goes> into F6
      Then that is not allowed

      Examples:
        | goes     | phase |
        | moves    | MPh   |
        | advances | APh   |

    @B27.44 @A4.1xB27.44xD6.1-901
    Scenario Outline: A4.1xB27.44xD6.1-901b a squad beside the truck <goes>
      Given it is the <phase> of the German turn
      And F6 holds a foxhole 1S
      And a German truck T in F5
      And a German squad P in F5
      When P <goes> into F6
      Then that is allowed

      Examples:
        | goes     | phase |
        | moves    | MPh   |
        | advances | APh   |

    @B27.44 @A4.1xB27.44xE7.2-901
    Scenario: A4.1xB27.44xE7.2-901 an aircraft does not move from hex to hex of the board
      Given it is the MPh of the German turn
      And F6 holds a foxhole 1S
      And a German aircraft P in F5
      When P moves into F6
      Then that is not allowed

    @B27.44 @A4.1xB27.44xE7.2-901
    Scenario: A4.1xB27.44xE7.2-901c a squad beneath it does
      Given it is the MPh of the German turn
      And F6 holds a foxhole 1S
      And a German aircraft P in F5
      And a German squad Q in F5
      When Q moves into F6
      Then that is allowed

    @B26.43 @B27.44 @A4.7xB26.43xB27.44-901
    Scenario Outline: A4.7xB26.43xB27.44-901 <force> neither advances nor routs
      Given it is the <phase> of the German turn
      And F6 holds a foxhole 1S
      And <force> P in F5
      When P <goes> into F6
      Then that is not allowed

      Examples:
        | row           | force           | goes     | phase |
        | tank-advance  | a German tank   | advances | APh   |
        | truck-advance | a German truck  | advances | APh   |
        | tank-rout     | a German tank   | routs    | RtPh  |

    @B26.43 @A4.61xB26.43-901
    Scenario Outline: A4.61xB26.43-901 <force> makes no Assault Movement, into Wire or elsewhere
      Given it is the MPh of the German turn
      And F6 holds <fort>
      And <force> P in F5
      When the players ask whether P may move into F6 by Assault Movement
      Then that is <verdict>

      Examples:
        | row        | force                | fort    | verdict     |
        | tank-wire  | a moving German tank | Wire    | not allowed |
        | tank-open  | a moving German tank | no Wire | not allowed |
        | squad-wire | a German squad       | Wire    | allowed     |

    @B26.4 @A4.61xB26.4-901
    Scenario: A4.61xB26.4-901a who has Double Timed does not go on by Assault Movement
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      When P declares Double Time
      And P rolls a Wire Exit dr of 1 by Assault Movement
      Then that is not allowed

    @B26.4 @A4.61xB26.4-901
    Scenario: A4.61xB26.4-901b who has not tries it by Assault Movement
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      When P rolls a Wire Exit dr of 1 by Assault Movement
      Then that is allowed

  Rule: Which modes of movement go together

    @B27.4 @A4.61xB27.4-901
    Scenario Outline: A4.61xB27.4-901 who has <deed> goes beneath the foxhole by Assault Movement: <verdict>
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      And P has <deed> this phase
      When P goes beneath the foxhole by Assault Movement
      Then that is <verdict>

      Examples:
        | deed                      | verdict     |
        | Dashed                    | not allowed |
        | moved                     | not allowed |
        | moved by Assault Movement | allowed     |

    @B27.4 @A4.61xB27.4-901
    Scenario: A4.61xB27.4-901b nor does who has declared Double Time
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad P on top of the foxhole in F5
      When P declares Double Time
      And P goes beneath the foxhole by Assault Movement
      Then that is not allowed

    @B26.46 @A4.63xB26.46-901
    Scenario Outline: A4.63xB26.46-901 past Wire <force> Dashes over the road: <verdict>
      Given it is the MPh of the German turn
      And F6 is unpaved road
      And F4 holds Wire
      And <force> P in F5
      When P Dashes into F6
      Then that is <verdict>

      Examples:
        | row      | force                    | verdict     |
        | squad    | a German squad           | allowed     |
        | cx       | a CX German squad        | not allowed |
        | tank     | a moving German tank     | not allowed |
        | cavalry  | a German Cavalry squad   | not allowed |

    @B27.41 @A10.5xB27.41-901
    Scenario Outline: A10.5xB27.41-901 out of a foxhole a leader who is not broken routs along with <whom>: <verdict>
      Given it is the RtPh of the German turn
      And F5 holds a foxhole 2S
      And F6 is woods
      And a German leader P on top of the foxhole in F5
      And <whom> Q <place> F5
      When P and Q routs into F6
      Then that is <verdict>

      Examples:
        | whom                  | place                     | verdict     |
        | a broken German squad | on top of the foxhole in  | allowed     |
        | a German squad        | on top of the foxhole in  | not allowed |

    @B27.41 @A10.5xB27.41-901
    Scenario: A10.5xB27.41-901c a broken comrade that is aboard a truck does not rout, and nobody with it
      Given it is the RtPh of the German turn
      And F5 holds a foxhole 2S
      And F6 is woods
      And a German leader P on top of the foxhole in F5
      And a German truck V in F5
      And a broken German squad Q in F5
      And Q is aboard V
      When P routs into F6
      Then that is not allowed

    @B27.41 @A10.5xB27.41-901
    Scenario: A10.5xB27.41-901d nor does one that is in Melee
      Given it is the RtPh of the German turn
      And F5 holds a foxhole 2S
      And F6 is woods
      And a German leader P on top of the foxhole in F5
      And a broken German squad Q on top of the foxhole in F5
      And Q is in Melee
      And a Russian squad E beneath the foxhole in F5
      And E is in Melee
      When P routs into F6
      Then that is not allowed

    @B27.41 @A10.5xB27.41-901
    Scenario Outline: A10.5xB27.41-901b nor does a leader who is <status>: <verdict>
      Given it is the RtPh of the German turn
      And F5 holds a foxhole 2S
      And F6 is woods
      And a German leader P on top of the foxhole in F5
      And P is <status>
      And a broken German squad Q on top of the foxhole in F5
      When P routs into F6
      Then that is <verdict>

      Examples: not in Good Order
        | row      | status   | verdict     |
        | berserk  | berserk  | not allowed |
        | melee    | in Melee | not allowed |

      Examples: in Good Order
        | row     | status  | verdict |
        | wounded | wounded | allowed |
        | cx      | CX      | allowed |

  Rule: Haste, Charges and Wire

    @B26.46 @A4.63xB26.46-701
    Scenario Outline: A4.63xB26.46-701 beneath the Wire <who> sets out in a Dash: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And B4 is Open Ground
      And <who> P <place> B3
      And P possesses a LMG of <pp> PP
      When P Dashes into B4
      Then that is <verdict>

      Examples: neither CX nor with more than its IPC to carry
        | row   | who               | place               | pp | verdict     |
        | fresh | a German squad    | beneath the Wire in | 3  | allowed     |
        | laden | a German squad    | beneath the Wire in | 4  | not allowed |
        | tired | a CX German squad | beneath the Wire in | 1  | not allowed |

    @B16.4 @A13.6xB16.4-701
    Scenario Outline: A13.6xB16.4-701 out of the marsh Cavalry Charges into <ground>: <verdict>
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is <ground>
      And <force> P in B2
      When the players ask whether P may move into B3 by Charge
      Then that is <verdict>

      Examples: ground that takes no Charge
        | row        | force                  | ground     | verdict     |
        | woods      | a German Cavalry squad | woods      | not allowed |
        | forest     | a German Cavalry squad | forest     | not allowed |
        | pine-woods | a German Cavalry squad | pine woods | not allowed |
        | crag       | a German Cavalry squad | crag       | not allowed |
        | graveyard  | a German Cavalry squad | graveyard  | not allowed |

      Examples: other ground, and who is on foot
        | row     | force                  | ground | verdict |
        | brush   | a German Cavalry squad | brush  | allowed |
        | grain   | a German Cavalry squad | grain  | allowed |
        | berserk | a berserk German squad | woods  | allowed |

    @B9.4 @A4.61xA4.7xB9.4-701
    Scenario Outline: A4.61xA4.7xB9.4-701 over the hedge nobody <goes> by Assault Movement
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a hedge
      And <force> P in B2
      And a Russian squad in <hex>
      And a German squad Q in D4
      And a Russian squad E in <there>
      When <act>
      And P <goes> into B3 by Assault Movement
      Then that is not allowed

      Examples:
        | row      | phase | force          | hex | goes      | there | act                               |
        | advance  | APh   | a German squad | B9  | advances  | D8    | Q advances into D5                |
        | withdraw | CCPh  | a German squad | B2  | withdraws | D4    | Q declares Close Combat against E |

    @B9.4 @A4.61xA4.7xB9.4-701
    Scenario: A4.61xA4.7xB9.4-701b it moves over it by Assault Movement
      Given it is the MPh of the German turn
      And hexside B2-B3 is a hedge
      And a German squad P in B2
      When P moves into B3 by Assault Movement
      Then that is allowed

    @B9.4 @A4.7xA10.52xB9.4-701
    Scenario Outline: A4.7xA10.52xB9.4-701 over the hedge nobody <goes> by Low Crawl
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a hedge
      And a German squad P in B2
      And a Russian squad in <hex>
      And a German squad Q in D4
      And a Russian squad E in <there>
      When <act>
      And P <goes> into B3 by Low Crawl
      Then that is not allowed

      Examples:
        | row      | phase | hex | goes      | there | act                               |
        | advance  | APh   | B9  | advances  | D8    | Q advances into D5                |
        | withdraw | CCPh  | B2  | withdraws | D4    | Q declares Close Combat against E |

    @B9.4 @A4.7xA10.52xB9.4-701
    Scenario: A4.7xA10.52xB9.4-701b in the APh it advances over it
      Given it is the APh of the German turn
      And hexside B2-B3 is a hedge
      And a German squad P in B2
      When P advances into B3
      Then that is allowed

    @B26.4 @A4.12xB26.4-701
    Scenario Outline: A4.12xB26.4-701 on the Wire with a leader who <is> a squad declares movement with him: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German leader L <place> B3
      And L <is>
      When P rolls a Wire Exit dr of 5, moving with L
      Then that is <verdict>

      Examples: he can go nowhere himself
        | row    | place                 | is                                  | verdict     |
        | ti     | on top of the Wire in | is TI                               | not allowed |
        | melee  | on top of the Wire in | is in Melee                         | not allowed |
        | fired  | on top of the Wire in | has fired a LMG this phase          | not allowed |

      Examples: he can
        | row    | place                 | is    | verdict |
        | cx     | on top of the Wire in | is CX | allowed |
