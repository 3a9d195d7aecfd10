Feature: A Gun that was Pushed stays when nobody Pushes it any longer

  Rule: A Gun that was Pushed follows nobody who no longer Pushes it

    @B16.41 @A4.43xB16.41xC10.3-1101
    Scenario Outline: A4.43xB16.41xC10.3-1101 its crew drops the <name> and goes into <ground> without it
      Given it is the MPh of the German turn
      And F6 is <ground>
      And a German crew P with 4 MF in F5
      And P possesses <gun>
      And P is Pushing the <name>
      When P drops the <name>
      And P moves into F6
      Then that is allowed
      And P is on top in F6
      And the <name> is in F5

      Examples: open, and where no Gun is Pushed
        | row     | ground      | gun         | name     |
        | open    | Open Ground | an AT Gun   | AT Gun   |
        | mortar  | brush       | an 81mm MTR | 81mm MTR |
        | mudflat | mudflat     | an AT Gun   | AT Gun   |

    @B9.54 @A4.43xB9.54xC10.3-1101
    Scenario: A4.43xB9.54xC10.3-1101 over the bocage P moves once it has dropped its Gun
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew P with 4 MF in F5
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P drops the AT Gun
      And P moves into F6
      Then that is allowed
      And the AT Gun is in F5
      And all that is as given

    @B9.54 @A4.43xB9.54xC10.3-1101 @reading:B9.54-gun-over-bocage
    Scenario: A4.43xB9.54xC10.3-1101b with the Gun it does not go
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew P with 4 MF in F5
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into F6
      Then that is not allowed

    @B16.41 @B16.41xC10.3-1101
    Scenario Outline: B16.41xC10.3-1101 a broken crew that was Pushing the <name> routs into <ground>, and not the Gun
      Given it is the RtPh of the German turn
      And F6 is <ground>
      And a broken German crew P in F5
      And P possesses <gun>
      And P is Pushing the <name>
      And a Russian squad E in F2
      When P carries out a rout into F6
      Then that is allowed
      And P is on top in F6
      And the <name> is in F5

      Examples:
        | row    | ground | gun         | name     |
        | open   | woods  | an AT Gun   | AT Gun   |
        | mortar | woods  | an 81mm MTR | 81mm MTR |
        | marsh  | marsh  | an AT Gun   | AT Gun   |

    @B9.54 @B9.54xC10.3-1101
    Scenario Outline: B9.54xC10.3-1101 in the <phase> P <goes> over the <barrier> and its Gun stays
      Given it is the <phase> of the German turn
      And hexside F5-F6 is a <barrier>
      And a German crew P in F5
      And P is <state>
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      And a Russian squad E in <where>
      When P <goes> into F6
      Then that is allowed
      And P is on top in F6
      And the AT Gun is in F5

      Examples: manhandling is of the MPh
        | row             | phase | barrier | state    | where | goes               |
        | advance-bocage  | APh   | bocage  | CX       | A1    | advances           |
        | rout-bocage     | RtPh  | bocage  | broken   | F2    | carries out a rout |
        | withdraw-bocage | CCPh  | bocage  | in Melee | F5    | withdraws          |
        | advance-wall    | APh   | wall    | Fanatic  | A1    | advances           |
        | withdraw-wall   | CCPh  | wall    | in Melee | F5    | withdraws          |

    @B9.54 @B9.54xC10.3-1101
    Scenario: B9.54xC10.3-1101b and is there for another crew
      Given it is the APh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And a German crew Q in F5
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P advances into F6
      And the next MPh of the German begins
      And Q tries to Recover the AT Gun with an Original dr of 1
      Then that is allowed
      And the AT Gun is possessed by Q
      And the AT Gun is in F5

    @B27.4 @B27.4xC10.3-1101
    Scenario Outline: B27.4xC10.3-1101 P advances into F6 with <what>: <word>
      Given it is the APh of the German turn
      And F6 holds a foxhole 2S
      And a German crew P in F5
      And P possesses <gear>
      When P advances into F6 with the <name>
      Then that is <word>

      Examples: what is carried, and what would have to be Pushed
        | row    | what        | gear          | name     | word        |
        | at-gun | a Gun       | an AT Gun     | AT Gun   | not allowed |
        | mortar | a mortar    | an 81mm MTR   | 81mm MTR | not allowed |
        | dm     | a dm mortar | a dm 81mm MTR | 81mm MTR | allowed     |
        | lmg    | a LMG       | a LMG         | LMG      | allowed     |

    @B27.4 @B27.4xC10.3-1101
    Scenario Outline: B27.4xC10.3-1101b nor does it withdraw with <what>: <word>
      Given it is the CCPh of the German turn
      And F5 holds a foxhole 2S
      And a German crew P on top of the foxhole in F5
      And P possesses <gear>
      And a Russian squad E beneath the foxhole in F5
      When P withdraws into F6 with the <name>
      Then that is <word>

      Examples:
        | row    | what  | gear      | name   | word        |
        | at-gun | a Gun | an AT Gun | AT Gun | not allowed |
        | lmg    | a LMG | a LMG     | LMG    | allowed     |

    @B26.4 @B26.4xC10.3-1111
    Scenario Outline: B26.4xC10.3-1111 in the <phase> P, which was Pushing its Gun, <begins> a Wire Exit dr of 1: <word>
      Given it is the <phase> of the German turn
      And F5 holds Wire
      And a <state> crew P on top of the Wire in F5
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      And a Russian squad E in F2
      When P <begins> a Wire Exit dr of 1
      Then that is <word>

      Examples: it routs without the Gun, and Pushes it beneath no Wire
        | row  | phase | state         | begins               | word        |
        | rout | RtPh  | broken German | begins its rout with | allowed     |
        | move | MPh   | German        | rolls                | not allowed |

    @B27.51 @B27.51xC10.3-1101
    Scenario: B27.51xC10.3-1101 broken in a trench P routs out of it, its Gun stays there
      Given it is the RtPh of the German turn
      And F5 holds a trench
      And a broken German crew P beneath the trench in F5
      And an AT Gun beneath the trench with P
      And P is Pushing the AT Gun
      And a Russian squad E in F2
      When P carries out a rout into F6
      Then that is allowed
      And the AT Gun lies beneath the trench in F5
      And P is on top in F6

    @B16.41 @B16.41xC10.3-1101
    Scenario: B16.41xC10.3-1101b broken and rallied it no longer Pushes
      Given it is the MPh of the German turn
      And a German 2-2-8 crew P in F5
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P becomes broken
      And the MPh ends and the RPh begins
      And P makes a Rally DR of 2
      And the next MPh of the German begins
      And P moves into F6
      Then P is on top in F6
      And the AT Gun is in F5

    @B16.41 @B16.41xC10.3-1101
    Scenario: B16.41xC10.3-1101c Pushed it goes along
      Given it is the MPh of the German turn
      And F6 is brush
      And a German crew P in F5
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      When P Pushes the AT Gun into F6
      Then that is allowed
      And the AT Gun is in F6

  Rule: A Gun that is dismantled is carried

    @B9.54 @B9.54xC10.3-1901
    Scenario Outline: B9.54xC10.3-1901 a crew takes <gun> over bocage: <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew P in F5
      And P possesses <gun>
      When P moves into F6 with the <name>
      Then that is <word>
      And P is on top in F6

      Examples: nothing is Manhandled
        | row    | gun           | name     | word    |
        | mortar | a dm 81mm MTR | 81mm MTR | allowed |
        | inf    | a dm INF Gun  | INF Gun  | allowed |
        | rcl    | a dm RCL Gun  | RCL Gun  | allowed |

    @B27.51 @B27.51xC10.3-1901
    Scenario Outline: B27.51xC10.3-1901 down out of its trench a crew takes <gun>: <word>
      Given it is the MPh of the German turn
      And F5 is Open Ground at level 1
      And F5 holds a trench
      And a German crew P beneath the trench in F5
      And P possesses <gun>
      When P moves into F6 with the <name>
      Then that is <word>

      Examples: of the Guns a dismantled mortar alone leaves it
        | row    | gun           | name     | word        |
        | mortar | a dm 81mm MTR | 81mm MTR | allowed     |
        | inf    | a dm INF Gun  | INF Gun  | not allowed |
        | at-gun | an AT Gun     | AT Gun   | not allowed |
        | lmg    | a LMG         | LMG      | allowed     |

    @B16.41 @A4.42xB16.41xC10.3-1901
    Scenario Outline: A4.42xB16.41xC10.3-1901 a crew that leaves <gun> of 5 PP behind has <left> MF left in the next hex
      Given it is the MPh of the German turn
      And F6 is mudflat
      And a German crew P in F5
      And P possesses <gun> of 5 PP
      When P moves into F6
      Then P has <left> MF left
      And the <name> is in F5

      Examples: what is not named stays, and burdens nobody
        | row    | gun           | name     | left |
        | mortar | a dm 81mm MTR | 81mm MTR | 2    |
        | inf    | a dm INF Gun  | INF Gun  | 2    |

  Rule: Emplacement is of the place where the Gun was set up

    @B9.31 @B9.31xC10.3xC11.2-1901
    Scenario Outline: B9.31xC10.3xC11.2-1901 <gun> Pushed behind the hedge: the Emplacement gives <tem>
      Given it is the MPh of the German turn
      And hexside F6-F7 is a hedge
      And a German crew P with 8 MF in F5
      And P possesses <gun>
      And a Russian squad R in F9
      When P <goes>
      And R attacks <target> with small-arms fire
      Then the Emplacement gives <tem>

      Examples: it ends as the Gun moves
        | row    | gun                  | goes                          | target     | tem    |
        | crew   | an emplaced AT Gun   | Pushes the AT Gun into F6     | P          | no TEM |
        | gun    | an emplaced AT Gun   | Pushes the AT Gun into F6     | the AT Gun | no TEM |
        | mortar | an emplaced 81mm MTR | Pushes the 81mm MTR into F6   | P          | no TEM |
        | takes  | an emplaced AT Gun   | moves into F6 with the AT Gun | P          | no TEM |

    @B9.31 @B9.31xC10.3xC11.2-1901
    Scenario: B9.31xC10.3xC11.2-1901b where it was Pushed back to it is not emplaced again
      Given it is the MPh of the German turn
      And a German crew P with 8 MF in F5
      And P possesses an emplaced AT Gun
      And a Russian squad R in F9
      When P Pushes the AT Gun into F6
      And P Pushes the AT Gun into F5
      And R attacks P with small-arms fire
      Then the Emplacement gives no TEM

    @B9.31 @B9.31xC10.3xC11.2-1901
    Scenario Outline: B9.31xC10.3xC11.2-1901c while <gun> stays behind the hedge the Emplacement shelters <target>
      Given it is the DFPh of the German turn
      And hexside F5-F6 is a hedge
      And a German crew P with 8 MF in F5
      And P possesses <gun>
      And a Russian squad R in F8
      When R attacks <target> with small-arms fire
      Then the Emplacement gives a TEM of +2

      Examples: nobody has moved it
        | row  | gun                | target     |
        | crew | an emplaced AT Gun | P          |
        | gun  | an emplaced AT Gun | the AT Gun |

    @B16.41 @B16.41xC10.3-1700
    Scenario Outline: B16.41xC10.3-1700 P Pushes the <gun> into <ground>: <verdict>
      Given it is the MPh of the German turn
      And F6 is <ground>
      And a German crew P with 4 MF in F5
      And P possesses <gear>
      When P Pushes the <gun> into F6
      Then that is <verdict>

      Examples: what bars a Gun on its wheels as marsh does
        | row         | gun      | gear        | ground      | verdict     |
        | marsh       | AT Gun   | an AT Gun   | marsh       | not allowed |
        | crag        | AT Gun   | an AT Gun   | crag        | not allowed |
        | crag-mortar | 81mm MTR | an 81mm MTR | crag        | not allowed |

      Examples: and what does not
        | row   | gun    | gear      | ground      | verdict |
        | brush | AT Gun | an AT Gun | brush       | allowed |
        | open  | AT Gun | an AT Gun | Open Ground | allowed |

  Rule: Who helps to Push the Gun of another crew leaves it with that crew

    @B16.41 @B16.41xC10.3-2105
    Scenario Outline: B16.41xC10.3-2105 P's AT Gun, which Q helps to Push, when <who> goes into <ground>: <verdict>
      Given it is the MPh of the German turn
      And F6 is <ground>
      And a German crew P with 4 MF in F5
      And a German crew Q with 4 MF in F5
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      And Q is Pushing the AT Gun
      When <who> moves into F6
      Then that is <verdict>

      Examples: the helper alone, and both with the Gun
        | row          | who     | ground | verdict     |
        | helper       | Q       | marsh  | allowed     |
        | helper-crag  | Q       | crag   | allowed     |
        | both         | P and Q | marsh  | not allowed |
        | both-crag    | P and Q | crag   | not allowed |

    @B27.1 @B27.1xC10.3-2105
    Scenario Outline: B27.1xC10.3-2105 P's AT Gun, which Q helps to Push, when <who> goes beneath the foxhole: <verdict>
      Given it is the MPh of the German turn
      And F5 holds a foxhole 2S
      And a German crew P with 4 MF on top of the foxhole in F5
      And a German crew Q with 4 MF on top of the foxhole in F5
      And P possesses an AT Gun
      And P is Pushing the AT Gun
      And Q is Pushing the AT Gun
      When <who> goes beneath the foxhole
      Then that is <verdict>

      Examples: the helper alone, and both with the Gun
        | row    | who     | verdict     |
        | helper | Q       | allowed     |
        | both   | P and Q | not allowed |
