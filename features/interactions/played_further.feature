Feature: What was declared, refused or freed, played one step further

  Rule: Wall advantage that comes and goes of itself is nothing that a unit has done

    @B9.322 @B27.11 @B9.322xB27.11-801
    Scenario Outline: B9.322xB27.11-801 P digs after <what>
      Given it is the PFPh of the German turn
      And F5 is <ground>
      And F6 is woods
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German 9-1 leader L in F5
      And a Russian squad E in F6
      And E has wall advantage
      When E <does>
      And P makes an Entrenching Attempt with an Original DR of 6, helped by L
      Then that is allowed
      And F5 holds a foxhole 1S

      Examples:
        | row       | what                                      | ground      | does                    |
        | freed     | its enemy has let go                      | woods       | forfeits wall advantage |
        | mandatory | its enemy has broken, and it has the wall | Open Ground | becomes broken          |

    @B9.322 @B26.5 @B9.322xB24.73xB26.5-801
    Scenario Outline: B9.322xB24.73xB26.5-801 P Clears Wire after <what>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F6 is woods
      And F5 holds Wire
      And hexside F5-F6 is a wall
      And a German squad P beneath the Wire in F5
      And a Russian squad E in F6
      And E has wall advantage
      When E <does>
      And P announces Clearance of the Wire in F5
      Then that is allowed
      And P is TI

      Examples:
        | row       | what                                      | ground      | does                    |
        | freed     | its enemy has let go                      | woods       | forfeits wall advantage |
        | mandatory | its enemy has broken, and it has the wall | Open Ground | becomes broken          |

    @B26.5 @B24.73xB26.5-501
    Scenario Outline: B24.73xB26.5-501z who has <what> announces none
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German halftrack T in F5
      And a German squad P with 4 MF <place>
      And P <has>
      When P <does>
      And P announces Clearance of the Wire in F5
      Then that is not allowed

      Examples:
        | row      | what           | place                  | has         | does                 |
        | unloaded | come down      | in F5                  | is aboard T | unloads              |
        | hurried  | declared haste | beneath the Wire in F5 | is Fanatic  | declares Double Time |

  Rule: All whose enemies have let go may claim, one after the other

    @B9.322 @B9.322-21
    Scenario Outline: B9.322-21w Q claims after P, <hex>
      Given it is the PFPh of the Russian turn
      And F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F6-<hex> is a wall
      And <hex> is stone building
      And a German squad P in F5
      And a German squad Q in <hex>
      And a Russian squad E in F6
      And E has wall advantage
      When E forfeits wall advantage
      And P claims wall advantage
      And Q claims wall advantage
      Then that is allowed
      And P has wall advantage
      And Q has wall advantage

      Examples:
        | row    | hex |
        | beside | F5  |
        | across | G7  |

    @B9.322 @B9.321 @B9.322-21 @B9.321-6
    Scenario: B9.322-21x in Deluxe P claims the one hexside it was denied, having another
      Given there is a SSR that Deluxe ASL rules are in effect
      And it is the PFPh of the Russian turn
      And F5 and F6 are stone building
      And hexside F5-F6 is a wall
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And P has wall advantage over F4-F5 alone
      And a Russian squad E in F6
      And E has wall advantage
      When E forfeits wall advantage over F5-F6
      And P claims wall advantage over F5-F6
      Then that is allowed
      And P has wall advantage over F4-F5 and F5-F6 and nothing else

    @B9.322 @B9.322-10
    Scenario: B9.322-10w who withdraws from a hex where it was denied is not freed by that
      Given it is the CCPh of the German turn
      And F4, F5 and F6 are stone building
      And hexside F4-F5 is a wall
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P is in Melee
      And a Russian squad X in F5
      And X is in Melee
      And a Russian squad E in F6
      And E has wall advantage
      When P withdraws into F4
      And P claims wall advantage
      Then that is not allowed

  Rule: An action that is declared is an enemy's to its opponents alone

    @B9.322 @B9.322-17
    Scenario: B9.322-17w while a comrade's fire is under way Q gives its wall up
      Given it is the PFPh of the Russian turn
      And E5 and F6 are stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad Q in F6
      And Q has wall advantage
      And a Russian squad R in E5
      When R declares an attack on P with small-arms fire
      And Q forfeits wall advantage
      Then that is allowed
      And Q has no wall advantage

    @B9.41 @B9.41-7
    Scenario: B9.41-7w who has come up and stays may claim, though another has failed to leave
      Given it is the MPh of the German turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a German squad Q in F4
      When Q moves into F5
      And P begins to enter E5
      And P fails to leave its Location
      And Q claims wall advantage
      Then that is allowed
      And Q has wall advantage

    @B9.41 @A4.1xB9.41-801
    Scenario Outline: A4.1xB9.41-801 in the <phase> P begins to enter <hex>: <word>
      Given it is the <phase> of the German turn
      And F5 is a stone building
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P has wall advantage
      When P begins to enter <hex>
      Then that is <word>

      Examples: the next hex, or one beyond it
        | row       | phase | hex | word        |
        | next      | MPh   | F4  | allowed     |
        | two-off   | MPh   | F3  | not allowed |
        | across    | MPh   | F7  | not allowed |
        | apph-next | APh   | E5  | allowed     |
        | apph-off  | APh   | D5  | not allowed |

  Rule: What is refused for lack of a counter

    @B26.4 @B26.4-13
    Scenario Outline: B26.4-13w where no Wire is nobody gets beneath it <place> F5
      Given it is the MPh of the German turn
      And F5 holds <fort>
      And a German squad P with 4 MF <place> F5
      When P rolls a Wire Exit dr of 1
      Then that is not allowed

      Examples:
        | row     | fort         | place                    |
        | open    | no Wire      | in                       |
        | foxhole | a foxhole 1S | on top of the foxhole in |

    @B27.1 @B27.1-21
    Scenario Outline: B27.1-21z a Gun that nobody takes along <goes> the <cover>
      Given it is the MPh of the German turn
      And F5 holds <fort>
      And a German crew P <place> F5
      And P possesses <gun>
      When the <name> <goes> the <cover>
      Then B27.1 or C10.1 forbids it

      Examples:
        | row | fort         | place                    | gun         | name     | goes         | cover   |
        | gun | a foxhole 2S | on top of the foxhole in | an AT Gun   | AT Gun   | goes beneath | foxhole |
        | mtr | a foxhole 2S | on top of the foxhole in | an 81mm MTR | 81mm MTR | goes beneath | foxhole |

    @B27.51 @B27.51-11
    Scenario: B27.51-11z nor does it come out of a trench
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German crew P beneath the trench in F5
      And an AT Gun beneath the trench with P
      When the AT Gun comes out of the trench
      Then B27.51 or C10.1 forbids it

    @B27.1 @B27.4 @B27.1xB27.4-801
    Scenario Outline: B27.1xB27.4-801 in the <phase> a crew that <goes> out of the foxhole takes its <gun> along: <word>
      Given it is the <phase> of the German turn
      And F5 holds a foxhole 2S
      And a German crew P beneath the foxhole in F5
      And P possesses <gun>
      When P <goes> into F4 with the 81mm MTR
      Then that is <word>

      Examples: dismantled or not
        | row       | phase | goes     | gun           | word        |
        | assembled | APh   | advances | an 81mm MTR   | not allowed |
        | dm        | APh   | advances | a dm 81mm MTR | allowed     |

  Rule: What Interdiction does, once it is claimed

    @B27.41 @A10.53xB27.41-801
    Scenario Outline: A10.53xB27.41-801 P comes through Interdiction <outcome> that nobody has claimed
      Given it is the RtPh of the German turn
      And F5 holds a foxhole 1S
      And a broken German squad P in F4
      And a Russian squad E in F2
      When P carries out a rout into F5
      And P comes through that Interdiction <outcome>
      Then that is not allowed

      Examples:
        | outcome    |
        | pinned     |
        | reduced    |
        | eliminated |

  Rule: Aboard a vehicle nobody is beneath Wire

    @B26.4 @B26.43 @B26.4xB26.43xD6.1-801
    Scenario Outline: B26.4xB26.43xD6.1-801 P goes aboard <vehicle> from beneath the Wire
      Given it is the MPh of the German turn
      And F5 holds Wire
      And <vehicle> T in F5
      And a German squad P beneath the Wire in F5
      When P goes aboard T
      Then that is allowed
      And P is not beneath the Wire

      Examples:
        | row       | vehicle            |
        | truck     | a German truck     |
        | halftrack | a German halftrack |
        | tank      | a German tank      |

  Rule: Who leaves its bocage is no longer seen by it

    @B9.521 @B9.41 @B9.41xB9.521-801
    Scenario Outline: B9.41xB9.521-801 P goes from behind one bocage behind another, into <ground>: asked
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside F3-F4 is a bocage
      And F4 is <ground>
      And a German squad P in F5
      And P has wall advantage
      And a Russian squad R in F1
      When the players ask whether P may move into F4
      Then that is allowed
      And it <fire> subject to Defensive First Fire

      Examples: it claims no wall advantage there, or must
        | row   | ground         | fire   |
        | woods | woods          | is not |
        | house | stone building | is not |
        | open  | Open Ground    | is     |
        | brush | brush          | is     |

  Rule: A hidden enemy turns back as a concealed one does

    @B26.4 @B26.4-5
    Scenario Outline: B26.4-5z <enemy> in F5 turns P back <place> F4
      Given it is the MPh of the German turn
      And F5 is woods
      And F4 holds Wire
      And a German squad P beneath the Wire in F4
      And <enemy> E in F5
      When P moves into F5
      And E shows itself and turns P back into F4
      Then that is allowed
      And P is beneath the Wire in F4
      And E is not hidden
      And E is not concealed

      Examples:
        | row       | enemy                     | place   |
        | hidden    | a hidden Russian squad    | beneath |
        | concealed | a concealed Russian squad | beneath |

  Rule: A vehicle starts once, for 1 MP that it has

    @B27.52 @B27.52xD2.12-801
    Scenario Outline: B27.52xD2.12-801 on top of the trench a <vehicle> that has spent <spent> MP starts
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German <vehicle> T with 12 MP on top of the trench in F5
      And T has spent <spent> MP
      When T starts its engine
      Then that is allowed
      And it costs 1 MP
      And T has <left> MF left

      Examples:
        | row   | vehicle | spent | left |
        | fresh | tank    | 0     | 11   |
        | last  | tank    | 11    | 0    |

    @B27.52 @B27.52xD2.12-801
    Scenario: B27.52xD2.12-801b nor without one
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German tank T with 12 MP on top of the trench in F5
      And T has spent 12 MP
      When T starts its engine
      Then that is not allowed

    @B27.52 @B27.52xD2.12-801
    Scenario: B27.52xD2.12-801c nor twice
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a German tank T with 12 MP on top of the trench in F5
      When T starts its engine
      And T starts its engine
      Then that is not allowed

  Rule: What is set up nowhere

    @B26.1 @A2.9xB20.9xB26.1-801
    Scenario Outline: A2.9xB20.9xB26.1-801 <force> sets up in Crest status in F5: <word>
      Given it is set-up
      And F5 is gully
      And F5 holds Wire
      When <force> sets up in Crest status in F5
      Then that is <word>

      Examples: Infantry and no vehicle
        | row   | force          | word        |
        | squad | a German squad | allowed     |
        | tank  | a German tank  | not allowed |
        | truck | a German truck | not allowed |

  Rule: B16.3 How high what is no marsh rises

    @B16.3 @B1.4xB16.3-501
    Scenario Outline: B1.4xB16.3-501w a <building> is no Open Ground and rises <height> levels
      Given B2 is a <building>
      When the players ask what B2 is
      Then to the question whether it is Open Ground the answer is no
      And its ground is at level 0, and its terrain rises <height> levels

      Examples: by the levels it has
        | row    | building                              | height |
        | wooden | wooden building with one upper level  | 1.5    |
        | two    | wooden building with two upper levels | 2.5    |
        | stone  | stone building with two upper levels  | 2.5    |

  Rule: What comes down from a vehicle in a Wire hex

    @B26.4 @B26.4xD6.5-801
    Scenario Outline: B26.4xD6.5-801 in the <phase> <who> aboard <vehicle> unloads: <word>
      Given it is the <phase> of the German turn
      And F5 holds Wire
      And <vehicle> T in F5
      And <who> P in F5
      And P <is> T
      When P unloads
      Then that is <word>

      Examples: Passengers and Riders, in their MPh
        | row       | phase | who            | vehicle            | is                      | word        |
        | halftrack | MPh   | a German squad | a German halftrack | is aboard               | allowed     |
        | tank      | MPh   | a German squad | a German tank      | rides on                | allowed     |
        | crew      | MPh   | a German crew  | a German halftrack | is the Inherent crew of | not allowed |
        | rph       | RPh   | a German squad | a German halftrack | is aboard               | not allowed |
        | pfph      | PFPh  | a German squad | a German tank      | rides on                | not allowed |

    @B26.4 @B26.4xD6.5-801
    Scenario Outline: B26.4xD6.5-801b with no phase told too it is on top of the Wire, from <vehicle>
      Given F5 holds Wire
      And <vehicle> T in F5
      And a German squad P in F5
      And P <is> T
      When P unloads
      Then that is allowed
      And P is on top of the Wire

      Examples:
        | row       | vehicle            | is        |
        | halftrack | a German halftrack | is aboard |
        | tank      | a German tank      | rides on  |

    @B26.4 @B26.4xD6.5-801
    Scenario Outline: B26.4xD6.5-801c and in its next MPh gets beneath as Infantry does, come from <vehicle>
      Given it is the MPh of the German turn
      And F5 holds Wire
      And <vehicle> T in F5
      And a German squad P with 4 MF in F5
      And P <is> T
      When P unloads
      And the next MPh of the German begins
      And P rolls a Wire Exit dr of 1
      Then that is allowed
      And P is beneath the Wire in F5

      Examples:
        | row       | vehicle            | is        |
        | halftrack | a German halftrack | is aboard |
        | tank      | a German tank      | rides on  |

  Rule: A vehicle that bogs stands still

    @B9.4 @B9.4xD8.2-801
    Scenario Outline: B9.4xD8.2-801 a <vehicle> that crosses a hedge and makes <dr>: <moving>
      Given it is the MPh of the German turn
      And hexside F4-F5 is a hedge
      And a moving German <vehicle> T with 20 MP in F5
      When T moves into F4
      And T makes a Bog DR of <colored> on the colored and <white> on the white die
      Then T <moving> moving

      Examples:
        | row    | vehicle   | dr   | colored | white | moving |
        | fails  | halftrack | a 12 | 6       | 6     | is not |
        | passes | halftrack | a 3  | 1       | 2     | is     |

  Rule: A tank that has turned on top of a trench

    @B27.55 @B27.55xD2.11-601
    Scenario Outline: B27.55xD2.11-601z turned by <spines> hexspines it Reverses out of the hex: <verdict>
      Given it is the MPh of the German turn
      And F5 holds a trench
      And a moving German tank T with 20 MP on top of the trench in F5
      And T has its VCA toward F4
      When T turns its hull by <spines> hexspine
      And T makes a Bog DR of 1 on the colored and 1 on the white die
      And T moves into F4 in Reverse
      Then that is <verdict>

      @since=B27.55-vca
      Examples:
        | row   | spines | verdict     |
        | about | 3      | allowed     |
        | abeam | 1      | not allowed |

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

  Rule: Placing a DC is no Assault Movement

    @B26.51 @A4.61xA23.3xB26.51-201
    Scenario Outline: A4.61xA23.3xB26.51-201z having Placed it <how> P enters two Locations: <word>
      Given it is the MPh of the German turn
      And F4 holds Wire
      And a German squad P with 4 MF in F5
      And P possesses a DC
      When P Places its DC in F4
      And P moves into <first>
      And P moves into <second>
      Then that is <word>

      Examples: with what MF it has left
        | row  | how            | first | second | word    |
        | open | in Open Ground | E5    | E6     | allowed |

  Rule: A 3S is the largest foxhole

    @B27.12 @B27.12-7
    Scenario Outline: B27.12-7z <fort> is set up in F5: <word>
      Given it is set-up
      And F5 holds <before>
      And the German OB has foxholes for 3 squads
      When German sets up a foxhole 3S in F5
      Then that is <word>

      Examples: with none there, and with one
        | row   | fort             | before              | word        |
        | whole | a 3S             | no foxhole          | allowed     |
        | more  | a 3S beside a 1S | a German foxhole 1S | not allowed |

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

  Rule: Nobody takes along to beneath the Wire what another has

    @B26.4 @A4.43xB26.4-801
    Scenario Outline: A4.43xB26.4-801 the LMG that <who> possesses: <word>
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German squad P with 4 MF on top of the Wire in F5
      And a German squad Q on top of the Wire in F5
      And <who> possesses a LMG
      When P goes beneath the Wire with the LMG
      Then that is <word>

      Examples: its own, or a comrade's
        | row     | who | word        |
        | own     | P   | allowed     |
        | another | Q   | not allowed |
