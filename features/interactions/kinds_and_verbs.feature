Feature: Who may be where and do what: places for Infantry alone, what is carried, what a rout runs from, deeds that end a move

  Rule: Places that are no ground to dig in, and above what lies there

    @B27.1 @A2.8xB27.1-701
    Scenario Outline: A2.8xB27.1-701 <place> B3 nobody digs a foxhole: <verdict>
      Given it is the PFPh of the German turn
      And B3 holds a pillbox
      And a German squad P <place> B3
      When P makes an Entrenching Attempt with an Original DR of 4
      Then that is <verdict>

      Examples: they are Locations of their own
        | row     | place          | verdict     |
        | pillbox | in the pillbox in | not allowed |
        | cave    | in the cave in | not allowed |

      Examples: the ground
        | row     | place | verdict |
        | outside | in    | allowed |

    @B27.11 @B20.9xB27.11-701
    Scenario Outline: B20.9xB27.11-701a <place> the gully B3 a squad digs: <verdict>
      Given it is the PFPh of the German turn
      And B3 is gully
      And a German squad P <place> B3
      When P makes an Entrenching Attempt with an Original DR of 4
      Then that is <verdict>

      Examples:
        | row   | place              | verdict     |
        | crest | in Crest status in | not allowed |
        | in    | IN                 | allowed     |

    @B26.1 @B20.9xB26.1-701
    Scenario Outline: B20.9xB26.1-701 <place> the gully B3 a squad is on the Wire at its bottom: <verdict>
      Given it is the MPh of the German turn
      And B3 is gully
      And B3 holds Wire
      And a German squad P <place> B3
      When P rolls a Wire Exit dr of 1
      Then that is <verdict>

      Examples:
        | row   | place              | verdict     |
        | crest | in Crest status in | not allowed |
        | in    | IN                 | allowed     |

  Rule: Places that are for Infantry alone

    @B27.43 @A2.8xB20.9xB27.43-701
    Scenario Outline: A2.8xB20.9xB27.43-701 above the foxhole in the gully <force> takes Crest status: <verdict>
      Given B3 is gully
      And B3 holds a foxhole 3S
      And <force> P in B2
      When P moves to Crest status in B3
      Then that is <verdict>

      Examples: what rides and drives is at the bottom or not there
        | row | force | verdict |
        | tank | a German tank | not allowed |
        | assault-gun | a German assault gun | not allowed |
        | sp-gun | a German SP gun | not allowed |
        | carrier | a British Carrier | not allowed |
        | halftrack | a German halftrack | not allowed |
        | armored-car | a German armored car | not allowed |
        | truck | a German truck | not allowed |
        | motorcycle | a German motorcycle | not allowed |
        | wagon | a German wagon | not allowed |
        | tractor | a German tractor | not allowed |
        | bulldozer | an American bulldozer | not allowed |
        | horse | a German horse | not allowed |
        | cavalry | a German Cavalry squad | not allowed |

      Examples: who is on foot
        | row    | force           | verdict |
        | squad  | a German squad  | allowed |
        | leader | a German leader | allowed |

    @B27.43 @A2.8xB27.43xB30.4-701
    Scenario Outline: A2.8xB27.43xB30.4-701 in the foxhole hex <force> enters the pillbox: <verdict>
      Given B3 holds a pillbox
      And B3 holds a foxhole 3S
      And <force> P in B3
      When P moves into the pillbox in B3
      Then that is <verdict>

      Examples:
        | row | force | verdict |
        | tank | a German tank | not allowed |
        | assault-gun | a German assault gun | not allowed |
        | sp-gun | a German SP gun | not allowed |
        | carrier | a British Carrier | not allowed |
        | halftrack | a German halftrack | not allowed |
        | armored-car | a German armored car | not allowed |
        | truck | a German truck | not allowed |
        | motorcycle | a German motorcycle | not allowed |
        | wagon | a German wagon | not allowed |
        | tractor | a German tractor | not allowed |
        | bulldozer | an American bulldozer | not allowed |
        | horse | a German horse | not allowed |
        | cavalry | a German Cavalry squad | not allowed |

      Examples: who is on foot
        | row   | force          | verdict |
        | squad | a German squad | allowed |
        | hero  | a German hero  | allowed |

    @B9.4 @A2.8xB9.4xB23.4-701
    Scenario Outline: A2.8xB9.4xB23.4-701 in the house behind the wall <force> goes upstairs: <verdict>
      Given B3 is stone building with one upper level
      And hexside B2-B3 is a wall
      And <force> P in B3
      When P moves to level 1 of B3
      Then that is <verdict>

      Examples:
        | row | force | verdict |
        | tank | a German tank | not allowed |
        | assault-gun | a German assault gun | not allowed |
        | sp-gun | a German SP gun | not allowed |
        | carrier | a British Carrier | not allowed |
        | halftrack | a German halftrack | not allowed |
        | armored-car | a German armored car | not allowed |
        | truck | a German truck | not allowed |
        | motorcycle | a German motorcycle | not allowed |
        | wagon | a German wagon | not allowed |
        | tractor | a German tractor | not allowed |
        | bulldozer | an American bulldozer | not allowed |
        | horse | a German horse | not allowed |

      Examples: who is on foot
        | row   | force                          | verdict |
        | crew  | a German crew                  | allowed |
        | dummy | a concealed German dummy stack | allowed |

  Rule: One takes along what one possesses

    @B27.4 @A4.43xB27.4-701
    Scenario Outline: A4.43xB27.4-701a a LMG <where> is taken from B2 <how>: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And <force> P on top of the foxhole in B2
      And a German half-squad Q on top of the foxhole in B2
      And <where>
      When <how>
      Then that is <verdict>

      Examples: it lies there, or another has it
        | row      | phase | force                | where                 | how                                    | verdict     |
        | lies     | MPh   | a German half-squad  | a LMG in B2      | P moves into B3 with the LMG           | not allowed |
        | anothers | MPh   | a German half-squad  | Q possesses a LMG     | P moves into B3 with the LMG           | not allowed |
        | advances | APh   | a German half-squad  | a LMG in B2      | P advances into B3 with the LMG        | not allowed |
        | below    | MPh   | a German half-squad  | a LMG in B2      | P goes beneath the foxhole with the LMG | not allowed |
        | far      | MPh   | a German half-squad  | a LMG in B6      | P moves into B3 with the LMG           | not allowed |

      Examples: it is the unit's own
        | row      | phase | force                | where                 | how                                    | verdict     |
        | own      | MPh   | a German half-squad  | P possesses a LMG     | P moves into B3 with the LMG           | allowed     |
        | own-aph  | APh   | a German half-squad  | P possesses a LMG     | P advances into B3 with the LMG        | allowed     |
        | own-down | MPh   | a German half-squad  | P possesses a LMG     | P goes beneath the foxhole with the LMG | allowed    |

    @B27.51 @A4.43xB27.51-701
    Scenario Outline: A4.43xB27.51-701 a dm mortar beneath the trench that <who> possesses leaves it with P: <verdict>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German crew P beneath the trench in B2
      And a German crew Q beneath the trench in B2
      And <who> possesses a dm German 81mm MTR
      When P comes out of the trench with the 81mm MTR
      Then that is <verdict>

      Examples:
        | row      | who | verdict     |
        | own      | P   | allowed     |
        | anothers | Q   | not allowed |

    @B26.51 @A4.43xA23.61xB26.51-701
    Scenario Outline: A4.43xA23.61xB26.51-701 a <side> squad beneath Wire Places <dc> where it is: the Wire <fate>
      Given it is the MPh of the <side> turn
      And B3 is Open Ground
      And B3 holds Wire
      And a <side> squad P beneath the Wire in B3
      And P possesses <dc>
      When P Places its DC in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in B3 with an Original DR of 3
      Then that is allowed
      And B3 holds <fate>

      Examples: it is for the Japanese to do, whosever the DC was
        | row            | side     | dc            | fate    |
        | japanese       | Japanese | a DC          | no Wire |
        | captured       | Japanese | a Russian DC  | no Wire |
        | russian        | Russian  | a DC          | Wire    |
        | from-japanese  | Russian  | a Japanese DC | Wire    |

  Rule: Turned back, one has what one brought along, and does nothing more

    @B9.4 @A12.15xB9.4xC10.3-701
    Scenario Outline: A12.15xB9.4xC10.3-701 turned back over the <barrier>, a crew has its <gear> with it still
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a German crew P in B2
      And P possesses <possessed>
      And a concealed Russian squad E in B3
      When P moves into B3 with the <gear>
      And E shows itself and turns P back into B2
      Then that is allowed
      And P is on top in B2
      And the <gear> is in B2
      And the <gear> is possessed by P

      Examples:
        | row       | barrier | possessed           | gear     |
        | dm-mortar | hedge   | a dm German 81mm MTR | 81mm MTR |
        | wall      | wall    | a dm German 81mm MTR | 81mm MTR |
        | lmg       | hedge   | a LMG               | LMG      |

    @B26.4 @A12.15xB26.4xC10.3-701
    Scenario: A12.15xB26.4xC10.3-701 a dm mortar that came from beneath Wire is beneath it again with its crew
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German crew P beneath the Wire in B2
      And P possesses a dm German 81mm MTR
      And a concealed Russian squad E in B3
      When P moves into B3 with the 81mm MTR
      And E shows itself and turns P back into B2
      Then that is allowed
      And P is beneath the Wire in B2
      And the 81mm MTR is possessed by P

    @B9.4 @A12.15xB9.4xC10.3-701
    Scenario: A12.15xB9.4xC10.3-701b and so has the crew that Pushed its Gun
      Given it is the MPh of the German turn
      And hexside B1-B2 is a wall
      And a German crew P in B2
      And P possesses an AT Gun
      And a concealed Russian squad E in B3
      When P Pushes the AT Gun into B3
      And E shows itself and turns P back into B2
      Then that is allowed
      And P is on top in B2
      And the AT Gun is in B2
      And the AT Gun is possessed by P

    @B26.4 @A12.15xB26.4-701
    Scenario Outline: A12.15xB26.4-701 turned back beneath the Wire it <act> no more in this MPh
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And a German truck Q in B2
      And a concealed Russian squad E in B3
      When P moves into B3
      And E shows itself and turns P back into B2
      And P <act>
      Then that is not allowed

      Examples:
        | row    | act           |
        | search | Searches      |
        | load   | goes aboard Q |

  Rule: Who has Prep Fired does nothing in the MPh

    @B26.4 @A3.2xB26.4-701
    Scenario Outline: A3.2xB26.4-701 beneath the Wire a squad that <fired> <act>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And a German truck Q in B2
      And P <fired>
      When P <act>
      Then that is <verdict>

      Examples: it has Prep Fired
        | row       | fired                  | act           | verdict     |
        | search    | has fired its inherent FP this phase | Searches      | not allowed |
        | load      | has fired its inherent FP this phase | goes aboard Q | not allowed |
        | load-lmg  | has fired a LMG this phase | goes aboard Q | not allowed |

      Examples: it has not
        | row       | fired     | act           | verdict |
        | search-on | has moved this phase | Searches      | allowed |
        | load-on   | has moved this phase | goes aboard Q | allowed |

    @B27.13 @A3.2xB27.13-701
    Scenario Outline: A3.2xB27.13-701 beneath the foxhole a squad that has <deed> tries to Recover in the <phase>: <verdict>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And P has <deed> this phase
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is <verdict>

      Examples:
        | row    | phase | deed                  | verdict     |
        | fired  | MPh   | fired its inherent FP | not allowed |
        | lmg    | MPh   | fired a LMG           | not allowed |
        | moved  | MPh   | moved                 | allowed     |

  Rule: Dummies do no work

    @B26.5 @A12.11xB26.5-701
    Scenario Outline: A12.11xB26.5-701 <force> announces Clearance of Wire: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P beneath the Wire in B3
      When P announces Clearance of the Wire in B3
      Then that is <verdict>

      Examples:
        | row       | force                          | verdict     |
        | dummies   | a concealed German dummy stack | not allowed |
        | concealed | a concealed German squad       | allowed     |

    @B26.4 @A12.11xB26.4-701
    Scenario Outline: A12.11xB26.4-701 beneath Wire <force> Searches: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And <force> P beneath the Wire in B3
      When P Searches
      Then that is <verdict>

      Examples:
        | row       | force                          | verdict     |
        | dummies   | a concealed German dummy stack | not allowed |
        | concealed | a concealed German squad       | allowed     |

  Rule: What a rout runs from, and what it is

    @B27.41 @A10.5xB27.41-701
    Scenario Outline: A10.5xB27.41-701 in B2, which is <ground>, broken, with <enemy> in <hex>: it <rout>
      Given it is the RtPh of the German turn
      And B2 is <ground>
      And B2 holds a foxhole 1S
      And a broken German squad P on top of the foxhole in B2
      And <enemy> E in <hex>
      When the players ask whether P must rout
      Then P <rout>

      Examples: an empty vehicle is no unbroken enemy
        | row       | ground | enemy                       | hex | rout          |
        | abandoned | woods  | an abandoned Russian tank   | B3  | need not rout |
        | manned    | woods  | a Russian tank              | B3  | must rout     |
        | broken    | woods  | a broken Russian squad      | B3  | need not rout |

    @B27.41 @A10.5xB27.41-702 @reading:B26.41-enemy-in-range
    Scenario: A10.5xB27.41-702 on top of the foxhole it is in Open Ground, and must rout from a broken enemy within whose Normal Range it is
      Given it is the RtPh of the German turn
      And B2 is Open Ground
      And B2 holds a foxhole 1S
      And a broken German squad P on top of the foxhole in B2
      And a broken Russian squad E in B5
      When the players ask whether P must rout
      Then P must rout

    @B27.41 @A10.5xB27.41-702
    Scenario Outline: A10.5xB27.41-702b <place> B2, broken, with <enemy> in B5: it need not rout
      Given it is the RtPh of the German turn
      And B2 is Open Ground
      And B2 holds a foxhole 1S
      And a broken German squad P <place> B2
      And <enemy> E in B5
      When the players ask whether P must rout
      Then P need not rout

      Examples: beneath it is in no Open Ground, and who is not Known is nobody
        | row       | place                    | enemy                     |
        | beneath   | beneath the foxhole in   | a broken Russian squad    |
        | concealed | on top of the foxhole in | a concealed Russian squad |
        | captured  | on top of the foxhole in | a captured Russian squad  |

    @B26.41 @A20.5xB26.41-701
    Scenario Outline: A20.5xB26.41-701 who surrenders from the Wire leaves its <gear> where it was
      Given it is the RtPh of the German turn
      And B2 holds Wire
      And a broken German squad P <place> B2
      And P possesses <possessed>
      And a Russian squad E in B3
      When P surrenders to E
      Then that is allowed
      And P is captured
      And the <gear> is in B2

      Examples:
        | row     | place                 | possessed | gear |
        | on-top  | on top of the Wire in | a LMG     | LMG  |
        | beneath | beneath the Wire in   | a DC      | DC   |

    @B27.41 @A10.51xB27.41-701
    Scenario Outline: A10.51xB27.41-701 out of the foxhole, with <enemy> in B5 that sees it, a rout into <to>: <verdict>
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B2
      And <enemy> E in B5
      When P routs into <to>
      Then that is <verdict>

      Examples: it does not lead nearer to any Known enemy
        | row       | enemy                     | to | verdict     |
        | fit       | a Russian squad           | B3 | not allowed |
        | broken    | a broken Russian squad    | B3 | not allowed |
        | truck     | a Russian truck           | B3 | not allowed |
        | away      | a broken Russian squad    | B1 | allowed     |

      Examples: it may to others
        | row       | enemy                     | to | verdict |
        | concealed | a concealed Russian squad | B3 | allowed |
        | captured  | a captured Russian squad  | B3 | allowed |
        | abandoned | an abandoned Russian truck | B3 | allowed |

    @B27.41 @B27.6 @A10.5xB27.41xB27.6-701
    Scenario Outline: A10.5xB27.41xB27.6-701 from beneath the <cover> on level 1 a rout goes straight beneath the foxhole below for <mf> MF
      Given it is the RtPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds <fort>
      And B3 holds a foxhole 1S
      And a broken German squad P beneath the <cover> in B2
      And a Russian squad in B0
      When P routs straight beneath the foxhole in B3
      Then that is allowed
      And it costs <mf> MF
      And no Interdiction is possible in B3

      Examples: out of a trench or sangar it goes down straight, and pays for the foxhole alone besides the hex
        | row    | cover  | fort         | mf |
        | trench | trench | a trench     | 2  |
        | sangar | sangar | a sangar     | 2  |

      Examples: out of a foxhole it pays for both
        | row     | cover   | fort         | mf |
        | foxhole | foxhole | a foxhole 1S | 3  |

    @B26.41 @A10.52xA10.53xB26.41-701
    Scenario Outline: A10.52xA10.53xB26.41-701 of a squad that gets beneath Wire <how> Interdiction is claimed: <verdict>
      Given it is the RtPh of the German turn
      And B3 holds Wire
      And a broken German squad P on top of the Wire in B3
      And a Russian squad E in B6
      When P rolls a Wire Exit dr of <dr>
      And E claims Interdiction of P
      Then that is <verdict>

      Examples:
        | row   | how          | dr             | verdict     |
        | crawl | by Low Crawl | 2 by Low Crawl | not allowed |
        | rout  | in a rout    | 2              | allowed     |

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
      When P <goes> into B3 by Assault Movement
      Then that is not allowed

      Examples:
        | row      | phase | force                 | hex | goes      |
        | advance  | APh   | a German squad        | B9  | advances  |
        | withdraw | CCPh  | a German squad        | B2  | withdraws |

    @B9.4 @A4.7xA10.52xB9.4-701
    Scenario Outline: A4.7xA10.52xB9.4-701 over the hedge nobody <goes> by Low Crawl
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a hedge
      And a German squad P in B2
      And a Russian squad in <hex>
      When P <goes> into B3 by Low Crawl
      Then that is not allowed

      Examples:
        | row      | phase | hex | goes      |
        | advance  | APh   | B9  | advances  |
        | withdraw | CCPh  | B2  | withdraws |

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

  Rule: Aboard, and out again

    @B26.4 @B26.4xD6.5-701
    Scenario: B26.4xD6.5-701 who has unloaded onto the Wire did not begin its turn there, and leaves nothing on it after its dr
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q in B3
      And a German squad P in B3
      And P is aboard Q
      And P possesses a LMG of 4 PP
      When P unloads
      And P rolls a Wire Exit dr of 2 and leaves the LMG on the Wire
      Then that is not allowed

    @B26.4 @A7.8xB26.4xD6.5-701
    Scenario Outline: A7.8xB26.4xD6.5-701 a Passenger that is <status> unloads onto the Wire: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q in B3
      And a German squad P in B3
      And P is aboard Q
      And P is <status>
      When P unloads
      Then that is <verdict>

      Examples:
        | row    | status | verdict     |
        | pinned | pinned | not allowed |
        | ti     | TI     | not allowed |
        | broken | broken | not allowed |
        | cx     | CX     | allowed     |

    @B16.6 @B16.6xD6.5-701
    Scenario Outline: B16.6xD6.5-701 beside a river that is <depth> who is aboard <what> in the marsh gets out: <verdict>
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is river
      And the water depth is <depth>
      And <what> Q in B2
      And a German squad P in B2
      And P is aboard Q
      When P unloads
      Then that is <verdict>

      Examples: in flood it is river, in which nobody stands
        | row      | depth       | what                     | verdict     |
        | boat     | flooded     | a German boat            | not allowed |
        | tank     | flooded     | a German amphibious tank | not allowed |
        | in-marsh | not defined | a German amphibious tank | allowed     |

  Rule: Who can go nowhere begins to enter nothing

    @B9.41 @A4.1xB9.41-701
    Scenario Outline: A4.1xB9.41-701 behind the wall <who> begins to enter B1 in the MPh of the <side>: <verdict>
      Given it is the MPh of the <side> turn
      And hexside B2-B3 is a wall
      And <who> P in B2
      When P begins to enter B1
      Then that is <verdict>

      Examples:
        | row    | who                   | side    | verdict     |
        | fit    | a German squad        | German  | allowed     |
        | pinned | a pinned German squad | German  | not allowed |
        | ti     | a TI German squad     | German  | not allowed |
        | broken | a broken German squad | German  | not allowed |
        | theirs | a German squad        | Russian | not allowed |

    @B27.6 @A11.2xB27.6-701
    Scenario Outline: A11.2xB27.6-701 from beneath the trench, with <enemy>, a squad Withdraws to lower ground: <verdict>
      Given it is the CCPh of the German turn
      And B2 is level 1 Open Ground
      And B2 holds a trench
      And a German squad P beneath the trench in B2
      And <enemy>
      When P withdraws into B3
      Then that is <verdict>

      Examples: one Withdraws from an enemy
        | row      | enemy                              | verdict     |
        | beneath  | a Russian squad beneath the trench in B2 | allowed |
        | on-top   | a Russian squad on top of the trench in B2 | allowed |
        | nobody   | a Russian squad in B1              | not allowed |
        | captured | a captured Russian squad in B2     | not allowed |

  Rule: Disrupted units are broken

    @B9.4 @A19.12xB9.4-701
    Scenario Outline: A19.12xB9.4-701 over the hedge a disrupted squad <goes>: not allowed
      Given it is the <phase> of the German turn
      And hexside B2-B3 is a hedge
      And a disrupted German squad P in B2
      When P <goes> into B3
      Then that is not allowed

      Examples:
        | row     | phase | goes     |
        | move    | MPh   | moves    |
        | advance | APh   | advances |

    @B27.13 @A19.12xB27.13-701
    Scenario: A19.12xB27.13-701 beneath the foxhole a disrupted squad Recovers nothing
      Given it is the RPh of the German turn
      And B2 holds a foxhole 1S
      And a disrupted German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is not allowed
