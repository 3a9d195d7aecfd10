Feature: Entries of a hex: what bars them, what they cost, and who asks

  Rule: Marsh is entered for all MF, in Bypass too

    @B16.4 @A4.3xB16.4-1501
    Scenario Outline: A4.3xB16.4-1501a along hexsides free of its artwork a squad enters <terrain> for <mf> MF
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And the artwork of B3 does not reach towards C3
      And a German squad P in B2
      When P bypasses B3 along B3-C3
      Then that is allowed
      And it has spent <mf> MF in all

      Examples:
        | row     | terrain | mf |
        | marsh   | marsh   | 4  |
        | mudflat | mudflat | 2  |
        | woods   | woods   | 1  |

    @B16.4 @A4.3xB16.4-1501
    Scenario Outline: A4.3xB16.4-1501b a squad that has spent <spent> MF enters <terrain> along such hexsides: <verdict>
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And the artwork of B3 does not reach towards C3
      And a German squad P in B2
      And P has spent <spent> MF
      When P bypasses B3 along B3-C3
      Then that is <verdict>

      Examples:
        | row     | terrain | spent | verdict     |
        | marsh   | marsh   | 1     | not allowed |
        | mudflat | mudflat | 1     | allowed     |
        | late    | mudflat | 3     | not allowed |
        | woods   | woods   | 3     | allowed     |

  Rule: Into water past what stands on the hexside

    @B9.4 @B9.54 @B16.42 @B9.4xB9.54xB16.42-1501
    Scenario Outline: B9.4xB9.54xB16.42-1501a <who> enters the river past <barrier>: <verdict>
      Given it is the MPh of the German turn
      And B2 is river
      And hexside B2-B3 is a <barrier>
      And <who> P in B3
      When P moves into B2
      Then that is <verdict>

      Examples: as on land
        | row            | who                           | barrier      | verdict     |
        | tank-wall      | a moving German amphibious tank       | wall    | allowed     |
        | tank-hedge     | a moving German amphibious tank       | hedge   | allowed     |
        | truck-wall     | a moving German amphibious truck      | wall    | not allowed |
        | truck-bocage   | a moving German amphibious truck      | bocage  | not allowed |
        | halftrack      | a moving German amphibious halftrack | bocage  | not allowed |
        | tank-cliff     | a moving German amphibious tank       | cliff   | not allowed |
        | boat-wall      | a German boat                 | wall         | not allowed |
        | boat-bocage    | a German boat                 | bocage       | not allowed |

    @B9.4 @B9.54 @B16.42 @B9.4xB9.54xB16.42-1501
    Scenario Outline: B9.4xB9.54xB16.42-1501b and past nothing <who> does
      Given it is the MPh of the German turn
      And B2 is river
      And <who> P in B3
      When P moves into B2
      Then that is allowed

      Examples:
        | row   | who                                                   |
        | tank  | a moving German amphibious tank   |
        | truck | a moving German amphibious truck |

  Rule: A Gun in tow goes with its vehicle

    @B9.54 @B9.54xC10.1xD6.5-1501
    Scenario: B9.54xC10.1xD6.5-1501a a crew that unloads crosses bocage, and its Gun stays behind the truck
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German truck Q in B2
      And a German crew P in B2
      And P is aboard Q
      And P possesses a towed AT Gun
      When P unloads
      And P moves into B3
      Then that is allowed
      And the AT Gun is in B2
      And all that is as given

    @B26.4 @B26.4xD6.5-1301
    Scenario Outline: B26.4xD6.5-1301 a squad that unloads onto Wire has its <gear> with it, and takes it beneath
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German truck Q in B2
      And a German squad P in B2
      And P is aboard Q
      And P possesses <gear>
      When P unloads
      And P rolls a Wire Exit dr of 1
      Then that is allowed
      And the <gear> lies beneath the Wire in B2
      And the <gear> is possessed by P

      Examples:
        | row     | gear    |
        | lmg     | LMG     |
        | mortar  | 50mm mortar |

    @B26.4 @B26.4xC10.1xD6.5-1301
    Scenario: B26.4xC10.1xD6.5-1301 onto Wire a squad unloads, and another truck there has its Gun in tow still
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German truck Q in B2
      And a German squad P in B2
      And P is aboard Q
      And a moving German truck T with 20 MP in B2
      And T is towing an AT Gun
      When P unloads
      And T moves into B3
      Then that is allowed
      And the AT Gun is in B3

    @B27.1 @B27.1xC10.1xD6.5-1501
    Scenario: B27.1xC10.1xD6.5-1501a a crew that unloads goes beneath a foxhole, and its Gun stays on top behind the truck
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German truck Q in B2
      And a German crew P in B2
      And P is aboard Q
      And P possesses a towed AT Gun
      When P unloads
      And P goes beneath the foxhole
      Then that is allowed
      And the AT Gun lies on top in B2
      And P is beneath the foxhole in B2

    @B16.41 @B16.41xC10.1-1501
    Scenario Outline: B16.41xC10.1-1501a an amphibious tank that tows the Gun of <whom> enters marsh: not allowed
      Given it is the MPh of the German turn
      And B2 is marsh
      And a moving German amphibious tank Q in B3
      And a German crew P in B3
      And P is aboard Q
      And <whom> possesses a towed AT Gun
      When Q moves into B2
      Then B16.41 forbids it

      Examples:
        | row  | whom |
        | crew | P    |
        | own  | Q    |

    @B16.41 @B16.41xC10.1-1501
    Scenario: B16.41xC10.1-1501b with what its passengers carry, and no Gun in tow, it does
      Given it is the MPh of the German turn
      And B2 is marsh
      And a moving German amphibious tank Q in B3
      And a German crew P in B3
      And P is aboard Q
      And P possesses a LMG
      When Q moves into B2
      Then that is allowed
      And Q is on top in B2
      And the LMG is in B2

    @B16.4 @B16.4xC10.1xD6.5-1501 @B9.54xC10.1xD6.5-1501 @B9.54
    Scenario: B16.4xC10.1xD6.5-1501a a crew that has unloaded wades into marsh in its next MPh, and its Gun stays behind the truck
      Given it is the MPh of the German turn
      And B3 is marsh
      And a German truck Q in B2
      And a German crew P in B2
      And P is aboard Q
      And P possesses a towed AT Gun
      When P unloads
      And the next MPh of the German begins
      And P moves into B3
      Then that is allowed
      And the AT Gun is in B2
      And P is on top in B3

    @B16.4 @B16.4xC10.1xD6.5-1501
    Scenario Outline: B16.4xC10.1xD6.5-1501b unloading takes MF and marsh all of them: <who> wades into it in the MPh in which P unloads: <verdict>
      Given it is the MPh of the German turn
      And B3 is marsh
      And a German truck Q in B2
      And a German crew P in B2
      And P is aboard Q
      And a German crew S in B2
      When P unloads
      And <who> moves into B3
      Then that is <verdict>

      Examples:
        | who | verdict     |
        | P   | not allowed |
        | S   | allowed     |

    @B26.43 @B26.43xC10.1xD6.5-1501
    Scenario: B26.43xC10.1xD6.5-1501a the truck goes on with the Gun of the crew that has unloaded
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q with 20 MP in B2
      And a German crew P in B2
      And P is aboard Q
      And P possesses a towed AT Gun
      When P unloads
      And Q starts its engine
      And Q moves into B3
      Then that is allowed
      And the AT Gun is in B3

    @B26.43 @B26.43xC10.1xD6.5-1501
    Scenario: B26.43xC10.1xD6.5-1501b and with that of the crew that is eliminated aboard
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German truck Q with 20 MP in B2
      And a German crew P in B2
      And P is aboard Q
      And P possesses a towed AT Gun
      When P becomes eliminated
      And Q moves into B3
      Then that is allowed
      And the AT Gun is in B3

    @B9.54 @B9.54xC10.1-2601
    Scenario Outline: B9.54xC10.1-2601a <gun> of a crew on foot stays where it is as the crew goes over bocage
      Given it is the MPh of the German turn
      And hexside B2-B3 is a bocage
      And a German crew P in B2
      And P possesses <gun>
      When P moves into B3
      Then that is allowed
      And P is on top in B3
      And the AT Gun is in B2

      Examples: limbered or not
        | row      | gun            |
        | limbered | a towed AT Gun |
        | in-place | an AT Gun      |

  Rule: Passengers fire, and so they interdict

    @B16.3 @A8.1xB16.3-1501
    Scenario Outline: A8.1xB16.3-1501a a squad that moves into <terrain> in LOS of a Passenger alone is open to its First Fire
      Given it is the MPh of the German turn
      And B3 is <terrain>
      And a Russian truck Q in B5
      And a Russian squad R in B5
      And R is aboard Q
      And a German squad P in B2
      When the players ask whether P may move into B3
      Then it is subject to Defensive First Fire
      And it <ffmo> subject to FFMO

      Examples:
        | row   | terrain     | ffmo   |
        | open  | Open Ground | is     |
        | marsh | marsh       | is not |

    @B16.3 @A10.53xB16.3-1501
    Scenario Outline: A10.53xB16.3-1501a a rout into <terrain> in LOS of a Passenger alone may be interdicted: <where>
      Given it is the RtPh of the German turn
      And B3 is <terrain>
      And a Russian truck Q in B5
      And a Russian squad R in B5
      And R is aboard Q
      And a broken German squad P in B4
      When P routs into B3
      Then <where>

      Examples:
        | row   | terrain     | where                             |
        | open  | Open Ground | Interdiction is possible in B3    |
        | marsh | marsh       | no Interdiction is possible in B3 |

  Rule: A DC is Placed for the MF of the Location, one's own too

    @B26.51 @A23.3xB26.51-1501
    Scenario Outline: A23.3xB26.51-1501a from beneath the Wire <where> a squad Places its DC where it is for <mf> MF
      Given it is the MPh of the Japanese turn
      And B3 is <ground>
      And B3 holds Wire
      And a Japanese squad P beneath the Wire in B3
      And P possesses a DC
      When P Places its DC in B3
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row     | ground           | where             | mf |
        | open    | Open Ground      | in Open Ground    | 1  |
        | woods   | woods            | in woods          | 2  |
        | brush   | brush            | in brush          | 2  |
        | gully   | a gully          | in a gully        | 2  |
        | shallow | a shallow stream | in a stream       | 3  |

    @B9.7 @A23.3xB9.7-1501
    Scenario Outline: A23.3xB9.7-1501a a squad Places its DC over the <barrier>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a German squad P in B2
      And P possesses a DC
      When P Places its DC in B3
      Then that is <verdict>

      Examples: what no ordinary move enters is not Placed into either
        | row    | barrier      | verdict     |
        | hedge  | hedge        | allowed     |
        | wall   | wall         | allowed     |
        | bocage | bocage       | allowed     |
        | cactus | cactus hedge | not allowed |
        | cliff  | cliff        | not allowed |

    @B26.45 @A23.6xB26.45-1501
    Scenario Outline: A23.6xB26.45-1501a from beneath Wire a squad Throws its DC in the <phase> of the <side> turn: <verdict>
      Given it is the <phase> of the <side> turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And a Russian squad E in B3
      And E has spent 1 MF
      When P Throws its DC in B3
      Then that is <verdict>

      Examples: in the fire phases of its own side
        | row         | phase | side    | verdict     |
        | own-prep    | PFPh  | German  | allowed     |
        | own-advance | AFPh  | German  | allowed     |
        | first-fire  | MPh   | Russian | allowed     |
        | final-fire  | DFPh  | Russian | allowed     |

      Examples: not in those of the enemy
        | row           | phase | side    | verdict     |
        | enemy-prep    | PFPh  | Russian | not allowed |
        | enemy-advance | AFPh  | Russian | not allowed |
        | own-mph       | MPh   | German  | not allowed |
        | own-dfph      | DFPh  | German  | not allowed |

  Rule: Bypass is left where it has come to

    @B9.4 @A4.3xB9.4-1501
    Scenario Outline: A4.3xB9.4-1501a <who> in Bypass along B3-C4 goes over the hedge into <to>: <verdict>
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And hexside B3-<to> is a hedge
      And <who> P in B3
      And P is in Bypass along hexside B3-C4
      When P moves into <to>
      Then that is <verdict>

      Examples: over that hexside, or one that joins it
        | row         | who                              | to | verdict     |
        | squad-over  | a German squad                   | C4 | allowed     |
        | squad-right | a German squad                   | C3 | allowed     |
        | squad-left  | a German squad                   | B4 | allowed     |
        | tank-over   | a moving German tank            | C4 | allowed     |

      Examples: through the obstacle nobody goes
        | row        | who                              | to | verdict     |
        | squad-back | a German squad                   | B2 | not allowed |
        | tank-back  | a moving German tank            | B2 | not allowed |

  Rule: Straight down from a trench into an Accessible Location alone

    @B16.4 @B27.6 @B16.4xB27.6-1501
    Scenario Outline: B16.4xB27.6-1501a from beneath a <cover> a level up straight into <terrain>: <verdict>
      Given it is the MPh of the German turn
      And B2 is Open Ground at level 1
      And B2 holds a German <cover>
      And B3 is <terrain>
      And a German squad P beneath the <cover> in B2
      When P moves into B3
      Then that is <verdict>

      Examples: into marsh nobody advances
        | row            | cover  | terrain     | verdict     |
        | trench-marsh   | trench | marsh       | not allowed |
        | sangar-marsh   | sangar | marsh       | not allowed |
        | trench-brush   | trench | brush       | allowed     |
        | trench-open    | trench | Open Ground | allowed     |

      @since=B16.71-errata
      Examples: nothing of 16.4 applies to mudflat, so one advances into it
        | row            | cover  | terrain     | verdict     |
        | trench-mudflat | trench | mudflat     | allowed     |

    @B16.4 @B27.6 @B16.4xB27.6-1501
    Scenario: B16.4xB27.6-1501b nor out of an A-T Ditch, and that is no matter of connecting trenches
      Given it is the MPh of the German turn
      And B2 is Open Ground at level 1
      And B2 holds a German A-T Ditch
      And B3 is marsh
      And a German squad P beneath the A-T Ditch in B2
      When P moves into B3
      Then B16.4, B27.4 or B27.6 forbids it
