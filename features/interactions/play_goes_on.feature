Feature: What was begun is ended: wall advantage, Pushing, Melee, labour, a Bog Check

  Rule: Wall advantage is settled again once concealment is lost

    @B9.32 @A12.14xB9.32-1101
    Scenario Outline: A12.14xB9.32-1101 L comes behind the <barrier> with <unit>, in view of G
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a <barrier>
      And a Russian leader L in F6
      And <unit> D in F6
      And a German squad G in F3
      When L and D moves into F5
      Then that is allowed
      And L has no wall advantage

      Examples: dummies, which are gone, and he has it of nobody
        | row   | barrier | unit                            |
        | wall  | wall    | a concealed Russian dummy stack |
        | hedge | hedge   | a concealed Russian dummy stack |

    @B9.32 @A12.14xB9.32-1101
    Scenario Outline: A12.14xB9.32-1101b with whom it stays <unit> L has what it has
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a <barrier>
      And a Russian leader L in F6
      And <unit> D in F6
      And <enemy> in F3
      When L and D moves into F5
      Then that is allowed
      And D has wall advantage
      And L has wall advantage

      Examples: a real unit that is shown, or dummies that nobody sees or that bocage shields
        | row    | barrier | unit                            | enemy                 |
        | squad  | wall    | a concealed Russian squad       | a German squad        |
        | known  | bocage  | a Russian squad                 | a German squad        |
        | nobody | wall    | a concealed Russian dummy stack | no units              |
        | broken | wall    | a concealed Russian dummy stack | a broken German squad |
        | bocage | bocage  | a concealed Russian dummy stack | a German squad        |

    @B9.32 @A12.14xB9.32-1101
    Scenario Outline: A12.14xB9.32-1101c nor has he it once they have advanced, behind a <barrier>
      Given it is the APh of the Russian turn
      And hexside F4-F5 is a <barrier>
      And a Russian leader L in F6
      And a concealed Russian dummy stack D in F6
      And a German squad G in F8
      When L and D advances into F5
      Then that is allowed
      And D is removed from play
      And L has no wall advantage

      Examples:
        | barrier |
        | wall    |
        | hedge   |

    @B9.521 @A12.14xB9.521-1101
    Scenario Outline: A12.14xB9.521-1101 H in F7 has seen <unit> move: G, beyond the bocage, <sees> L
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a bocage
      And a Russian leader L in E6
      And <unit> D in E6
      And a German squad G in F2
      And a German squad H in F7
      When L and D moves into F5
      And G attacks L with small-arms fire
      Then the attack is <possible>

      Examples: without wall advantage bocage hides him
        | row     | unit                            | sees         | possible     |
        | dummies | a concealed Russian dummy stack | does not see | not possible |
        | squad   | a concealed Russian squad       | sees         | possible     |

    @B9.55 @A12.3xB9.55-1101
    Scenario Outline: A12.3xB9.55-1101 H, which <watcher> in F8 has seen behind its bocage, sees R, whose bocage is <edge>
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a bocage
      And hexside <edge> is a bocage
      And a hidden German squad H in F5
      And <watcher> in F8
      And a hidden Russian squad R in D6
      When the MPh ends and the DFPh begins
      Then H is <seen>
      And R is <shown>

      Examples: who is put on board sees at once, past bocage that is not in its way
        | row     | watcher                | edge  | seen      | shown     |
        | beside  | a Russian squad        | C6-D6 | concealed | concealed |
        | between | a Russian squad        | D6-E6 | concealed | hidden    |
        | unseen  | a broken Russian squad | C6-D6 | hidden    | hidden    |

    @B9.55 @A12.3xB9.55-1101
    Scenario: A12.3xB9.55-1101b from one to the next, and to the one after that
      Given it is the MPh of the Russian turn
      And hexside F4-F5 is a bocage
      And hexside C6-D6 is a bocage
      And hexside D3-D4 is a bocage
      And a hidden German squad H in F5
      And a Russian squad in F8
      And a hidden Russian squad R in D6
      And a hidden German squad K in D4
      When the MPh ends and the DFPh begins
      Then H is concealed
      And R is concealed
      And K is concealed
      And K is not hidden

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

  Rule: Melee lasts as long as there is an enemy in the Location

    @B26.32 @A11.15xB26.32-1101
    Scenario Outline: A11.15xB26.32-1101 the enemy <there> <is>: P, <here>, is free
      Given it is the CCPh of the German turn
      And F5 holds <fort>
      And a German squad P <here> F5
      And P is in Melee
      And a Russian squad E <there> F5
      And E is in Melee
      When E <is>
      And the CCPh ends and the RPh begins
      Then P is not in Melee

      Examples: on and beneath are one Location
        | row       | fort         | here                     | there                  | is                 |
        | beneath   | Wire         | on top of the Wire in    | beneath the Wire in    | becomes eliminated |
        | on-top    | Wire         | beneath the Wire in      | on top of the Wire in  | becomes eliminated |
        | open      | no Wire      | in                       | in                     | becomes eliminated |
        | foxhole   | a foxhole 1S | on top of the foxhole in | beneath the foxhole in | becomes eliminated |
        | withdraws | Wire         | on top of the Wire in    | beneath the Wire in    | withdraws into F6  |
        | leaves    | no Wire      | in                       | in                     | withdraws into F6  |

    @B26.32 @A11.15xB26.32-1101
    Scenario Outline: A11.15xB26.32-1101b one enemy <there> is gone and another left: P is held
      Given it is the CCPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      And P is in Melee
      And a Russian squad E <there> F5
      And E is in Melee
      And a Russian squad R <other> F5
      And R is in Melee
      When E <is>
      And the CCPh ends and the RPh begins
      Then P is in Melee
      And R is in Melee

      Examples:
        | row     | there                 | other                 | is                 |
        | beneath | beneath the Wire in   | on top of the Wire in | becomes eliminated |
        | on-top  | on top of the Wire in | beneath the Wire in   | becomes eliminated |
        | leaves  | beneath the Wire in   | beneath the Wire in   | withdraws into F6  |

    @B26.32 @A11.15xB26.32-1101
    Scenario: A11.15xB26.32-1101c what becomes of enemies in the next hex frees nobody
      Given it is the CCPh of the German turn
      And F5 holds Wire
      And a German squad P on top of the Wire in F5
      And P is in Melee
      And a Russian squad E beneath the Wire in F5
      And E is in Melee
      And a Russian squad R in F6
      When R becomes eliminated
      And the CCPh ends and the RPh begins
      Then P is in Melee
      And E is in Melee

    @B26.4 @A11.15xB26.4-1101
    Scenario Outline: A11.15xB26.4-1101 once no enemy is left P <goes> in its next MPh
      Given it is the CCPh of the German turn
      And F5 holds <fort>
      And a German squad P <here> F5
      And P is in Melee
      And a Russian squad E in F5
      And E is in Melee
      When E becomes eliminated
      And the next MPh of the German begins
      And P <goes>
      Then that is allowed

      Examples:
        | row     | fort    | here                  | goes                      |
        | exit    | Wire    | on top of the Wire in | rolls a Wire Exit dr of 1 |
        | beneath | Wire    | beneath the Wire in   | moves into F6             |
        | open    | no Wire | in                    | moves into F6             |

  Rule: Who breaks labours no more

    @B26.5 @A10.5xB26.5-1101
    Scenario Outline: A10.5xB26.5-1101 P clears Wire, becomes <outcome>, and <fate>
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German squad P beneath the Wire in F5
      And a Russian squad E in F3
      When P announces Clearance of the Wire in F5
      And P becomes <outcome>
      Then P <fate> TI

      Examples:
        | outcome | fate   |
        | broken  | is not |
        | pinned  | is     |
        | reduced | is     |

    @B26.41 @B26.5 @A10.5xB26.41xB26.5-1101
    Scenario Outline: A10.5xB26.41xB26.5-1101 broken at it, P routs in the next RtPh, from <place>
      Given it is the MPh of the German turn
      And F5 holds Wire
      And F6 is woods
      And a German squad P <place> F5
      And a Russian squad E in F2
      When P announces Clearance of the Wire in F5
      And P becomes broken
      And the MPh ends and the RtPh begins
      And P <rout>
      Then that is allowed

      Examples:
        | place                 | rout                                     |
        | beneath the Wire in   | carries out a rout into F6               |
        | on top of the Wire in | begins its rout with a Wire Exit dr of 1 |

    @B27.11 @A10.5xB27.11-1101
    Scenario Outline: A10.5xB27.11-1101 a digger that breaks routs, be its DR <dr>
      Given it is the PFPh of the German turn
      And F6 is woods
      And a German squad P in F5
      And a Russian squad E in F2
      When P makes an Entrenching Attempt with an Original DR of <dr>
      And the PFPh ends and the DFPh begins
      And P becomes broken
      And the DFPh ends and the RtPh begins
      And P carries out a rout into F6
      Then that is allowed
      And P is on top in F6

      Examples:
        | row   | dr |
        | fails | 12 |
        | digs  | 3  |

  Rule: An Inherent crew goes with its vehicle

    @B9.32 @A7.3xB9.32-1101
    Scenario Outline: A7.3xB9.32-1101 of the enemy <vehicle> nothing is left: P has its wall
      Given it is the <phase> of the German turn
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And a Russian <vehicle> T in F5
      And a Russian crew C in F5
      And C is the Inherent crew of T
      When T becomes eliminated
      Then C is removed from play
      And P has wall advantage

      Examples:
        | row       | phase | vehicle   |
        | carrier   | CCPh  | Carrier   |
        | tank      | AFPh  | tank      |
        | halftrack | RPh   | halftrack |

    @B9.32 @A7.3xB9.32-1101
    Scenario: A7.3xB9.32-1101b another enemy of the hex keeps it from it
      Given it is the CCPh of the German turn
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And a Russian tank T in F5
      And a Russian crew C in F5
      And C is the Inherent crew of T
      And a Russian squad E in F5
      When T becomes eliminated
      Then C is removed from play
      And P has no wall advantage

  Rule: Nobody advances without MF

    @B9.4 @A4.42xA4.72xB9.4-1101
    Scenario Outline: A4.42xA4.72xB9.4-1101 with <pp> PP a <who> advances over the <edge>: <word>
      Given it is the APh of the German turn
      And hexside F5-F6 is a <edge>
      And a German <who> P in F5
      And P possesses a HMG of <pp> PP
      When P advances into F6
      Then that is <word>

      Examples: with MF, and with none
        | row   | pp | who        | edge  | word        |
        | five  | 5  | squad      | hedge | allowed     |
        | six   | 6  | squad      | hedge | allowed     |
        | seven | 7  | squad      | hedge | not allowed |
        | wall  | 7  | half-squad | wall  | not allowed |

    @B26.4 @A4.42xA4.72xB26.4-1101
    Scenario Outline: A4.42xA4.72xB26.4-1101 nor with <pp> PP onto the Wire: <word>
      Given it is the APh of the German turn
      And F6 holds Wire
      And a German squad P in F5
      And P possesses a HMG of <pp> PP
      When P advances into F6
      Then that is <word>

      Examples: with none or with one
        | row   | pp | word        |
        | seven | 7  | not allowed |
        | six   | 6  | allowed     |

    @B26.4 @A4.42xA4.72xB26.4-1101
    Scenario: A4.42xA4.72xB26.4-1101b what it has dropped burdens it no longer
      Given it is the APh of the German turn
      And F6 holds Wire
      And a German squad P in F5
      And P possesses a HMG of 7 PP
      When P drops the HMG
      And P advances into F6
      Then that is allowed
      And P is on top of the Wire
