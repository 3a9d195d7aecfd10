Feature: DC: in marsh, over hexsides, Set, and in the hex of their thrower

  Rule: A DC in marsh goes off before the marsh has it

    @B16.1 @B16.4 @A23.3xB16.1xB16.4-201
    Scenario: A23.3xB16.1xB16.4-201a Placed it lies in marsh
      Given it is the MPh of the German turn
      And F5 is marsh
      And a German squad in F6
      And the German squad possesses a DC
      When the German squad Places its DC in F5
      Then that is allowed
      And the German squad has 0 MF left

    @B16.1 @B16.4 @A23.3xB16.1xB16.4-201 @reading:B16.1-dc-in-marsh
    Scenario: A23.3xB16.1xB16.4-201d and stays there until it goes off
      Given it is the MPh of the German turn
      And F5 is marsh
      And a German squad in F6
      And the German squad possesses a DC
      When the German squad Places its DC in F5
      Then the DC is in F5

    @B16.1 @B16.4 @A23.3xB16.1xB16.4-201 @reading:B16.1-dc-in-marsh=gone
    Scenario: A23.3xB16.1xB16.4-201e or by the other reading it is gone at once
      Given it is the MPh of the German turn
      And F5 is marsh
      And a German squad in F6
      And the German squad possesses a DC
      When the German squad Places its DC in F5
      Then the DC is eliminated

    @B16.1 @B16.4 @A23.3xB16.1xB16.4-201
    Scenario Outline: A23.3xB16.1xB16.4-201b it goes off in the AFPh: a DR of <dr> is <final> for who is in <ground>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And a Russian squad in F5
      And a German squad in F6
      And the German squad possesses a DC
      When the German squad Places its DC in F5
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in F5 with an Original DR of <dr>
      Then that is allowed
      And the Russian squad is attacked with a Final DR of <final>
      And the DC is eliminated

      Examples:
        | row         | ground  | dr | final |
        | mudflat     | mudflat | 7  | 7     |
        | woods       | woods   | 7  | 8     |

      @reading:B16.1-dc-in-marsh
      Examples: in marsh
        | row         | ground  | dr | final |
        | marsh-seven | marsh   | 7  | 7     |
        | marsh-four  | marsh   | 4  | 4     |

    @B16.1 @B16.4 @A23.3xB16.1xB16.4-201 @reading:B16.1-dc-in-marsh=gone
    Scenario: A23.3xB16.1xB16.4-201f or by the other reading nothing is left to go off
      Given it is the MPh of the German turn
      And F5 is marsh
      And a Russian squad in F5
      And a German squad in F6
      And the German squad possesses a DC
      When the German squad Places its DC in F5
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved in F5 with an Original DR of 7
      Then that is not allowed

    @B16.1 @B16.4 @A23.3xB16.1xB16.4-201
    Scenario Outline: A23.3xB16.1xB16.4-201c with <spent> MF spent no DC is Placed in marsh
      Given it is the MPh of the German turn
      And F5 is marsh
      And a German squad in F6
      And the German squad possesses a DC
      And the German squad has spent <spent> MF
      When the German squad Places its DC in F5
      Then that is not allowed

      Examples: what it takes to enter is the whole allotment
        | row   | spent |
        | one   | 1     |
        | three | 3     |

    @B16.1 @B16.3 @A23.6xB16.1xB16.3-201
    Scenario Outline: A23.6xB16.1xB16.3-201 out of <from> into <into>: a DR of 7 meets both
      Given it is the AFPh of the German turn
      And F5 is <into>
      And F6 is <from>
      And a Russian squad in F5
      And a German squad in F6
      And the German squad possesses a DC
      When the German squad Throws its DC in F5
      And a Thrown DC across hexside F5-F6 is resolved in F6 with an Original DR of 7
      And a Thrown DC across hexside F5-F6 is resolved in F5 with an Original DR of 7
      Then that is allowed
      And the German squad is attacked with a Final DR of <thrower>
      And the Russian squad is attacked with a Final DR of <target>

      Examples: out of marsh, and where there is none
        | row              | from        | into  | thrower | target |
        | out-of-marsh     | marsh       | woods | 7       | 8      |
        | no-marsh         | Open Ground | brush | 7       | 7      |

      @reading:B16.1-dc-in-marsh
      Examples: into marsh
        | row              | from        | into  | thrower | target |
        | into-marsh       | Open Ground | marsh | 7       | 7      |
        | woods-into-marsh | woods       | marsh | 8       | 7      |
        | both-marsh       | marsh       | marsh | 7       | 7      |

    @B16.1 @A23.6xB16.1-201
    Scenario Outline: A23.6xB16.1-201 into <into>
      Given it is the AFPh of the German turn
      And F5 is <into>
      And a German squad in F6
      And the German squad possesses a DC
      When the German squad Throws its DC in F5
      Then that is allowed
      And the DC is in F5

      Examples:
        | row   | into        |
        | open  | Open Ground |

      @reading:B16.1-dc-in-marsh
      Examples: into marsh
        | row   | into  |
        | marsh | marsh |

    @B16.1 @A23.6xB16.1-201 @reading:B16.1-dc-in-marsh=gone
    Scenario: A23.6xB16.1-201b or by the other reading it is gone at once
      Given it is the AFPh of the German turn
      And F5 is marsh
      And a German squad in F6
      And the German squad possesses a DC
      When the German squad Throws its DC in F5
      Then the DC is eliminated

    @B16.1 @A23.7xB16.1-201
    Scenario Outline: A23.7xB16.1-201a with a DR of <dr> it attacks who is in <ground>: <final>
      Given it is the AFPh of the German turn
      And F5 is <ground>
      And a Russian squad in F5
      And a DC lies Set in F5
      When a Set DC is resolved in F5 with an Original DR of <dr>
      Then that is allowed
      And the Russian squad is attacked with a Final DR of <final>

      Examples:
        | row       | ground      | dr | final |
        | marsh     | marsh       | 6  | 6     |
        | mudflat   | mudflat     | 6  | 6     |
        | graveyard | a graveyard | 6  | 7     |

    @B16.1 @A23.7xB16.1-201 @reading:B16.1-dc-in-marsh
    Scenario Outline: A23.7xB16.1-201b it is still there after <unit> in the next hex has acted
      Given it is the MPh of the German turn
      And F5 is marsh
      And a DC lies Set in F5
      And a German <unit> in F7
      When the German <unit> moves into F8
      Then that is allowed
      And the DC is in F5
      And all that is as given

      Examples:
        | row    | unit   |
        | squad  | squad  |
        | leader | leader |

    @B16.1 @A23.7xB16.1-201 @reading:B16.1-dc-in-marsh=gone
    Scenario: A23.7xB16.1-201c or by the other reading it is gone
      Given it is the MPh of the German turn
      And F5 is marsh
      And a DC lies Set in F5
      And a German squad in F7
      When the German squad moves into F8
      Then the DC is eliminated

    @B16.1 @B16.71 @A23.3xB16.1xB16.71-201
    Scenario Outline: A23.3xB16.1xB16.71-201a lying in <ground> it is gone
      Given F5 is <ground>
      And a DC in F5
      And a German squad in <near>
      When the players look at the board
      Then the DC is eliminated

      Examples:
        | row          | ground | near |
        | nobody-there | marsh  | F6   |
        | owner-there  | marsh  | F5   |

    @B16.1 @B16.71 @A23.3xB16.1xB16.71-201
    Scenario Outline: A23.3xB16.1xB16.71-201b lying in <ground> it stays
      Given F5 is <ground>
      And F4 is marsh
      And a DC <place> F5
      When the players look at the board
      Then the DC is in F5
      And all that is as given

      Examples:
        | row     | ground        | place            |
        | mudflat | mudflat       | in               |
        | brush   | brush         | in               |
        | bridge  | bridged marsh | on the bridge in |

    @B16.1 @B16.71 @A23.3xB16.1xB16.71-201
    Scenario Outline: A23.3xB16.1xB16.71-201c dropped in <ground> it is gone
      Given it is the MPh of the German turn
      And F5 is <ground>
      And a German squad in F5
      And the German squad possesses a DC
      When the German squad drops the DC
      And the German squad moves into F6
      Then the DC is eliminated

      Examples:
        | row   | ground |
        | marsh | marsh  |

    @B16.1 @B16.71 @A23.3xB16.1xB16.71-201
    Scenario Outline: A23.3xB16.1xB16.71-201d dropped in <ground> it lies there
      Given it is the MPh of the German turn
      And F5 is <ground>
      And a German squad in F5
      And the German squad possesses a DC
      When the German squad drops the DC
      And the German squad moves into F6
      Then the DC is in F5
      And all that is as given

      Examples:
        | row     | ground      |
        | mudflat | mudflat     |
        | open    | Open Ground |

    @B16.1 @B16.8 @A23.7xB16.1xB16.8-201
    Scenario Outline: A23.7xB16.1xB16.8-201a in <weather> an idle DC stays
      Given F5 is marsh
      And the weather is <weather>
      And a DC in F5
      When the players look at the board
      Then the DC is in F5
      And all that is as given

      Examples:
        | row         | weather       |
        | ground-snow | Ground Snow   |
        | frost       | sub-zero cold |

    @B16.1 @B16.8 @A23.7xB16.1xB16.8-201
    Scenario Outline: A23.7xB16.1xB16.8-201b in <weather> it does not
      Given F5 is marsh
      And the weather is <weather>
      And a DC in F5
      When the players look at the board
      Then the DC is eliminated

      Examples:
        | row  | weather |
        | rain | Rain    |
        | mud  | Mud     |

    @B9.3 @B16.32 @A23.6xB9.3xB16.32-201
    Scenario Outline: A23.6xB9.3xB16.32-201a out of <ground> over a <barrier> with <fp> FP
      Given it is the AFPh of the German turn
      And F6 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F6
      And a Russian squad in F5
      When the German squad attacks the Russian squad with a Thrown DC across hexside F5-F6
      Then the attack is possible
      And the FP is <fp>

      Examples:
        | row         | ground | barrier | fp |
        | marsh-wall  | marsh  | wall    | 15 |
        | marsh-hedge | marsh  | hedge   | 15 |
        | brush-wall  | brush  | wall    | 30 |

    @B9.3 @B16.32 @A23.6xB9.3xB16.32-201
    Scenario Outline: A23.6xB9.3xB16.32-201c and its target meets the <barrier> with a TEM of <tem>
      Given it is the AFPh of the German turn
      And F6 is <ground>
      And hexside F5-F6 is a <barrier>
      And a German squad in F6
      And a Russian squad in F5
      When the German squad attacks the Russian squad with a Thrown DC across hexside F5-F6
      Then the TEM is <tem>

      @reading:B9.3-thrown-dc
      Examples: whoever has wall advantage
        | row         | ground | barrier | tem |
        | marsh-wall  | marsh  | wall    | +2  |
        | marsh-hedge | marsh  | hedge   | +1  |
        | brush-wall  | brush  | wall    | +2  |

      @reading:B9.3-thrown-dc=by-advantage
      Examples: or not against a thrower that has it
        | row                   | ground | barrier | tem |
        | marsh-wall-thrower-wa | marsh  | wall    | 0   |
        | brush-wall-thrower-wa | brush  | wall    | 0   |

    @B9.3 @B16.32 @A23.6xB9.3xB16.32-201 @reading:B9.3-thrown-dc
    Scenario Outline: A23.6xB9.3xB16.32-201b its thrower meets it with <final>
      Given it is the AFPh of the German turn
      And F6 is marsh
      And hexside F5-F6 is a <barrier>
      And a German squad in F6
      And the German squad possesses a DC
      And a Russian squad in F5
      When the German squad Throws its DC in F5
      And a Thrown DC across hexside F5-F6 is resolved in F6 with an Original DR of 6
      And a Thrown DC across hexside F5-F6 is resolved in F5 with an Original DR of 6
      Then that is allowed
      And the German squad is attacked with a Final DR of <final>
      And the Russian squad is attacked with a Final DR of <final>

      Examples:
        | row   | barrier | final |
        | wall  | wall    | 8     |
        | hedge | hedge   | 7     |

  Rule: A DC that lies there was used from where its user was then

    @B16.32 @A23.3xA23.6xB16.32-201
    Scenario Outline: A23.3xA23.6xB16.32-201a Placed out of <from> in <to> it has <fp> FP, though P went on into <next>, asked of <who>
      Given it is the MPh of the German turn
      And F6 is <from>
      And F5 is <to>
      And F7 is <next>
      And a German squad P in F6
      And P possesses a DC
      And a Russian squad E in F5
      When P Places its DC in F5
      And P moves into F7
      And the MPh ends and the AFPh begins
      And <who> attacks E with a Placed DC
      Then the attack is possible
      And the FP is <fp>
      And it <is> Area Fire

      Examples: of P and of the DC alike
        | row         | from        | to          | next        | who    | fp | is     |
        | out         | mudflat     | Open Ground | Open Ground | P      | 15 | is     |
        | out-dc      | mudflat     | Open Ground | Open Ground | the DC | 15 | is     |
        | beside      | Open Ground | Open Ground | mudflat     | P      | 30 | is not |
        | beside-dc   | Open Ground | Open Ground | mudflat     | the DC | 30 | is not |

      @reading:B16.31-dc
      Examples: and where it lies
        | row         | from        | to          | next        | who    | fp | is     |
        | into        | Open Ground | mudflat     | Open Ground | P      | 30 | is not |
        | into-dc     | Open Ground | mudflat     | Open Ground | the DC | 30 | is not |

    @B16.32 @A23.3xA23.6xB16.32-201
    Scenario Outline: A23.3xA23.6xB16.32-201b Thrown out of <from> into <to> it has <fp> FP
      Given it is the AFPh of the German turn
      And F6 is <from>
      And F5 is <to>
      And a German squad P in F6
      And P possesses a DC
      And a Russian squad E in F5
      When P Throws its DC in F5
      And the DC attacks E with a Thrown DC
      Then the attack is possible
      And the FP is <fp>
      And it <is> Area Fire

      Examples:
        | row  | from        | to          | fp | is     |
        | out  | marsh       | Open Ground | 15 | is     |
        | dry  | Open Ground | Open Ground | 30 | is not |

      @reading:B16.31-dc
      Examples: and where it lies
        | row  | from        | to          | fp | is     |
        | into | Open Ground | mudflat     | 30 | is not |

    @B16.32 @A23.3xA23.6xB16.32-201
    Scenario Outline: A23.3xA23.6xB16.32-201c Set in <ground> it goes off where it lies, with 36 FP, asked of <who>
      Given it is the MPh of the German turn
      And F6 is <ground>
      And a German squad P in F6
      And P possesses a DC
      And a Russian squad E in F6
      When P Sets its DC in F6
      And <who> attacks E with a Set DC
      Then the attack is possible
      And the FP is 36
      And it is not Area Fire

      @reading:B16.31-dc
      Examples: in marsh and mudflat
        | row        | ground  | who    |
        | mudflat    | mudflat | P      |
        | mudflat-dc | mudflat | the DC |
        | marsh-dc   | marsh   | the DC |

      Examples: elsewhere
        | row  | ground      | who    |
        | open | Open Ground | the DC |

    @B9.3 @A23.6xB9.3-202
    Scenario Outline: A23.6xB9.3-202a Thrown over a <barrier> the DC meets the hexside at <target> too: <tem>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a German squad P in F6
      And P possesses a DC
      And a Russian squad E in F5
      When P Throws its DC in F5
      And the DC attacks <target> with a Thrown DC
      Then the attack is possible
      And the TEM is <tem>

      @reading:B9.3-thrown-dc
      Examples:
        | row          | barrier | target | tem |
        | wall         | wall    | E      | +2  |
        | hedge        | hedge   | E      | +1  |
        | bocage       | bocage  | E      | +2  |
        | wall-own     | wall    | P      | +2  |
        | hedge-own    | hedge   | P      | +1  |

    @B9.3 @A23.6xB9.3-202 @reading:B9.3-thrown-dc
    Scenario Outline: A23.6xB9.3-202b over hexside <edge> a DR of 6 becomes <final>, though nobody names it
      Given it is the AFPh of the German turn
      And hexside <edge> is a wall
      And a German squad P in F6
      And P possesses a DC
      And a Russian squad E in F5
      When P Throws its DC in F5
      And a Thrown DC is resolved in F5 with an Original DR of 6
      Then that is allowed
      And E is attacked with a Final DR of <final>

      Examples: a wall beside its way does not matter
        | row    | edge  | final |
        | across | F5-F6 | 8     |
        | beside | F5-G6 | 6     |

    @B9.3 @A23.6xB9.3-202
    Scenario Outline: A23.6xB9.3-202c Thrown over a <barrier> a DR of 6 becomes <final> at P, who threw it, though nobody names the hexside
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a German squad P in F6
      And P possesses a DC
      And a Russian squad E in F5
      When P Throws its DC in F5
      And a Thrown DC is resolved in F6 with an Original DR of 6
      Then that is allowed
      And P is attacked with a Final DR of <final>

      Examples:
        | barrier | final |
        | wall    | 8     |
        | hedge   | 7     |

    @B9.3 @A23.6xB9.3-202
    Scenario Outline: A23.6xB9.3-202d of a DC in F5 that has come over <edge>, as the attack alone tells, it goes off in F6: <verdict>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F6
      And a DC in F5
      And a Russian squad E in F5
      When a Thrown DC across hexside <edge> is resolved in F6 with an Original DR of 6
      Then that is <verdict>

      Examples: in the hex that it was thrown out of
        | row         | edge  | verdict     |
        | its-way     | F5-F6 | allowed     |
        | another-way | F5-G6 | not allowed |

  Rule: A DC thrown in the target's own hex

    @B9.3 @A23.6xB9.3-201
    Scenario Outline: A23.6xB9.3-201a from <place> F5: possible, a TEM of <tem>
      Given it is the AFPh of the German turn
      And F5 is <building> with two upper levels
      And hexside F5-F6 is a wall
      And a German squad on level 1 of F5
      And a Russian squad <place> F5
      When the German squad attacks the Russian squad with a Thrown DC
      Then the attack is possible
      And the wall gives no TEM
      And the TEM is <tem>

      Examples:
        | row           | building        | place         | tem |
        | ground-stone  | stone building  | in            | +3  |
        | ground-wooden | wooden building | in            | +2  |
        | above-stone   | stone building  | on level 2 of | +3  |

    @B9.3 @A23.6xB9.3-201
    Scenario Outline: A23.6xB9.3-201b at who has wall advantage there it meets none
      Given it is the AFPh of the German turn
      And F5 is stone building with one upper level
      And hexside F5-F6 is a <barrier>
      And a German squad on level 1 of F5
      And a Russian squad in F5
      And the Russian squad has wall advantage
      When the German squad attacks the Russian squad with a Thrown DC
      Then the attack is possible
      And the TEM is 0

      Examples:
        | row   | barrier |
        | wall  | wall    |
        | hedge | hedge   |

    @B9.36 @B27.3 @A23.6xB9.36xB27.3-201
    Scenario Outline: A23.6xB9.36xB27.3-201 a squad <place> F5 throws it at a <vehicle>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a wall
      And F5 holds <fort>
      And a German squad <place> F5
      And a Russian <vehicle> in F5
      When the German squad attacks the Russian <vehicle> with a Thrown DC
      Then the attack is possible
      And the Russian <vehicle> is not HD to it
      And the TEM is 0

      Examples:
        | row              | fort         | place                  | vehicle   |
        | open-tank        | no foxhole   | in                     | tank      |
        | foxhole-tank     | a foxhole 1S | beneath the foxhole in | tank      |
        | trench-halftrack | a trench     | beneath the trench in  | halftrack |

    @B27.13 @B27.3 @A23.6xB27.13xB27.3-201
    Scenario Outline: A23.6xB27.13xB27.3-201 the squad <place> F5 is attacked with <final>
      Given it is the AFPh of the German turn
      And F5 is <ground>
      And F5 holds <fort>
      And a German squad <place> F5
      And the German squad possesses a DC
      And a Russian squad <target> F5
      When the German squad Throws its DC in F5
      And a Thrown DC is resolved in F5 with an Original DR of 6
      Then that is allowed
      And the German squad is attacked with a Final DR of <thrower>
      And the Russian squad is attacked with a Final DR of <final>

      Examples:
        | row         | ground      | fort         | place                    | target                  | thrower | final |
        | thrown-down | Open Ground | a foxhole 1S | on top of the foxhole in | beneath the foxhole in  | 6       | 8     |
        | thrown-up   | Open Ground | a trench     | beneath the trench in    | on top of the trench in | 8       | 6     |
        | woods       | woods       | a foxhole 1S | on top of the foxhole in | beneath the foxhole in  | 7       | 8     |

  Rule: Over bocage, out of entrenchments

    @B9.3 @B9.5 @A23.3xA23.6xB9.3xB9.5-201
    Scenario Outline: A23.3xA23.6xB9.3xB9.5-201a <attack> meets the <side> squad with a TEM of <tem>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German squad in F5
      And a Russian squad in F6
      When the German squad attacks the <side> squad with <attack> across hexside F5-F6
      Then the bocage gives a TEM of <tem>
      And the TEM is <tem>

      Examples:
        | row            | side    | attack      | tem |
        | thrown-thrower | German  | a Thrown DC | +2  |
        | placed-target  | Russian | a Placed DC | 0   |

      @reading:B9.3-thrown-dc
      Examples: whoever has wall advantage
        | row           | side    | attack      | tem |
        | thrown-target | Russian | a Thrown DC | +2  |

      @reading:B9.3-thrown-dc=by-advantage
      Examples: or not against a thrower that has it
        | row               | side    | attack      | tem |
        | thrown-thrower-wa | Russian | a Thrown DC | 0   |

    @B9.3 @B9.5 @A23.3xA23.6xB9.3xB9.5-201 @reading:B9.3-thrown-dc
    Scenario Outline: A23.3xA23.6xB9.3xB9.5-201b resolved, it meets both with <final>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad possesses a DC
      And a Russian squad in F6
      When the German squad Throws its DC in F6
      And a Thrown DC across hexside F5-F6 is resolved in F5 with an Original DR of 5
      And a Thrown DC across hexside F5-F6 is resolved in F6 with an Original DR of 5
      Then the German squad is attacked with a Final DR of <final>
      And the Russian squad is attacked with a Final DR of <final>

      Examples:
        | row    | barrier      | final |
        | bocage | bocage       | 7     |
        | cactus | cactus hedge | 6     |

    @B9.3 @B9.31 @B27.3 @A23.6xB9.3xB9.31xB27.3-201
    Scenario Outline: A23.6xB9.3xB9.31xB27.3-201 over a <barrier> to who is <target> F6: <thrower> and <final>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F5 holds a foxhole 1S
      And F6 holds a trench
      And a German squad beneath the foxhole in F5
      And the German squad possesses a DC
      And a Russian squad <target> F6
      When the German squad Throws its DC in F6
      And a Thrown DC across hexside F5-F6 is resolved in F5 with an Original DR of 6
      And a Thrown DC across hexside F5-F6 is resolved in F6 with an Original DR of 6
      Then that is allowed
      And the German squad is attacked with a Final DR of <thrower>
      And the Russian squad is attacked with a Final DR of <final>

      Examples:
        | row           | barrier | target                  | thrower | final |
        | wall-beneath  | wall    | beneath the trench in   | 8       | 8     |
        | wall-on-top   | wall    | on top of the trench in | 8       | 8     |
        | hedge-beneath | hedge   | beneath the trench in   | 8       | 8     |
        | hedge-on-top  | hedge   | on top of the trench in | 8       | 7     |

  Rule: A DC is used by able Infantry that is not on top of Wire

    @B26.45 @A23.1xB26.45-701
    Scenario Outline: A23.1xB26.45-701 <attack> of <unit> <place> F5: <word>
      Given it is the AFPh of the German turn
      And F5 holds <fort>
      And <unit> P <place> F5
      And P possesses a DC
      And a Russian squad in F4
      When P attacks the Russian squad with <attack>
      Then the attack is <word>

      Examples: who may
        | row            | attack      | unit               | place                  | fort         | word     |
        | beneath-thrown | a Thrown DC | a German squad     | beneath the Wire in    | Wire         | possible |
        | beneath-placed | a Placed DC | a German squad     | beneath the Wire in    | Wire         | possible |
        | foxhole-thrown | a Thrown DC | a German squad     | beneath the foxhole in | a foxhole 1S | possible |
        | open-cx        | a Thrown DC | a CX German squad  | in                     | no Wire      | possible |

      Examples: who may not
        | row            | attack      | unit                  | place                 | fort    | word         |
        | on-top-thrown  | a Thrown DC | a German squad        | on top of the Wire in | Wire    | not possible |
        | on-top-placed  | a Placed DC | a German squad        | on top of the Wire in | Wire    | not possible |
        | on-top-hero    | a Thrown DC | a German hero         | on top of the Wire in | Wire    | not possible |
        | open-pinned    | a Thrown DC | a pinned German squad | in                    | no Wire | not possible |
        | open-tank      | a Thrown DC | a German tank         | in                    | no Wire | not possible |
        | open-dummy     | a Thrown DC | a German dummy stack  | in                    | no Wire | not possible |
        | open-disrupted | a Placed DC | a disrupted German squad | in                 | no Wire | not possible |

    @B26.45 @A23.1xB26.45-701
    Scenario Outline: A23.1xB26.45-701b <place> F5 a Set DC for who is in F5: <word>
      Given it is the AFPh of the German turn
      And F5 holds Wire
      And a German squad <place> F5
      And the German squad possesses a DC
      And a Russian squad beneath the Wire in F5
      When the German squad attacks the Russian squad with a Set DC
      Then the attack is <word>

      Examples:
        | row     | place                 | word         |
        | on-top  | on top of the Wire in | not possible |
        | beneath | beneath the Wire in   | possible     |

    @B26.45 @A23.1xB26.45-701
    Scenario Outline: A23.1xB26.45-701c where <dc>, a DC attack of it is <word>
      Given it is the AFPh of the German turn
      And F5 holds Wire
      And <dc> in F5
      And a German squad beneath the Wire in F5
      And a Russian squad R beneath the Wire in F5
      When the DC attacks R with a Set DC
      Then the attack is <word>

      Examples: nobody has it
        | row  | dc            | word         |
        | idle | a DC          | not possible |
        | set  | a DC lies Set | possible     |

    @B9.3 @A4.6xA23.6xB9.3-701
    Scenario Outline: A4.6xA23.6xB9.3-701 thrown with <edge> on <side> at who has just come up: FFMO <word>
      Given it is the MPh of the German turn
      And hexside <side> is <edge>
      And a German squad P in F6
      And F4 is woods
      And a Russian squad R in F4
      And R possesses a DC
      When P moves into F5
      And R attacks P with a Thrown DC across hexside F4-F5
      Then the TEM is <tem>
      And FFMO <word>
      And FFNAM applies

      Examples: the TEM of the hexside is that of the target's hex
        | row    | side  | edge           | tem | word           |
        | wall   | F4-F5 | a wall         | +2  | does not apply |
        | hedge  | F4-F5 | a hedge        | +1  | does not apply |
        | bocage | F4-F5 | a bocage       | +2  | does not apply |
        | cactus | F4-F5 | a cactus hedge | +1  | does not apply |
        | beside | F5-F6 | a wall         | 0   | applies        |

    @B9.3 @A4.6xA23.6xB9.3-701
    Scenario Outline: A4.6xA23.6xB9.3-701b going off, with <edge> on <side>, it meets who has come up <how> with <final>
      Given it is the MPh of the German turn
      And hexside <side> is <edge>
      And a German squad P in F6
      And a German squad Q in F5
      And F4 is woods
      And a Russian squad R in F4
      And R possesses a DC
      When P <moves>
      And R Throws its DC in F5
      And a Thrown DC across hexside F4-F5 is resolved in F5 with an Original DR of 7
      Then P is attacked with a Final DR of <final>

      Examples: FFMO and FFNAM count in its DR
        | row           | how                | side  | edge    | moves                             | final |
        | wall          | openly             | F4-F5 | a wall  | moves into F5                     | 8     |
        | hedge         | openly             | F4-F5 | a hedge | moves into F5                     | 7     |
        | beside        | openly             | F5-F6 | a wall  | moves into F5                     | 5     |
        | assault       | by Assault Movement | F4-F5 | a wall  | moves into F5 by Assault Movement | 9     |
        | assault-bare  | by Assault Movement | E5-F5 | a wall  | moves into F5 by Assault Movement | 6     |

    @B9.3 @A4.6xA23.6xB9.3-701
    Scenario Outline: A4.6xA23.6xB9.3-701c a wall on <side>, and the attack names no hexside: FFMO <word>
      Given it is the MPh of the German turn
      And hexside <side> is a wall
      And a German squad P in F6
      And F4 is woods
      And a Russian squad R in F4
      And R possesses a DC
      When P moves into F5
      And R attacks P with a Thrown DC
      Then the TEM is <tem>
      And FFMO <word>
      And FFNAM applies

      Examples: from F4 it comes over one hexside
        | row    | side  | tem | word           |
        | across | F4-F5 | +2  | does not apply |
        | beside | F5-F6 | 0   | applies        |

  Rule: A DC reaches its own Location and those ADJACENT

    @B9.3 @A23.3xA23.6xB9.3-701
    Scenario Outline: A23.3xA23.6xB9.3-701 <attack> of <from> with <edge> on F4-F5 at a squad <place> F5: <word>
      Given it is the AFPh of the German turn
      And F5 is a stone building with two upper levels
      And hexside F4-F5 is <edge>
      And a German squad P in <from>
      And P possesses a DC
      And a Russian squad R <place> F5
      When P attacks R with <attack>
      Then the attack is <word>

      Examples: from the next hex
        | row      | attack      | from | edge    | place         | word         |
        | wall     | a Thrown DC | F4   | a wall  | in            | possible     |
        | placed   | a Placed DC | F4   | a wall  | in            | possible     |
        | upstairs | a Thrown DC | F4   | a wall  | on level 1 of | not possible |
        | up-place | a Placed DC | F4   | a wall  | on level 1 of | not possible |
        | cliff    | a Thrown DC | F4   | a cliff | in            | not possible |
        | set      | a Set DC    | F4   | a wall  | in            | not possible |
        | two-off  | a Thrown DC | F3   | a wall  | in            | not possible |

      Examples: by the stairs
        | row    | attack      | from | edge   | place         | word         |
        | one-up | a Placed DC | F5   | a wall | on level 1 of | possible     |
        | two-up | a Placed DC | F5   | a wall | on level 2 of | not possible |

    @B9.3 @A23.3xA23.6xB9.3-701
    Scenario Outline: A23.3xA23.6xB9.3-701b thrown over a wall by P, which then breaks, it goes off for <whom>: <word>
      Given it is the AFPh of the German turn
      And hexside F4-F5 is a wall
      And a German squad P in F4
      And P possesses a DC
      And a German squad Q in F4
      And a Russian squad R in F5
      And a Russian squad E in F3
      When P Throws its DC in F5
      And P becomes broken
      And P attacks <who> with a Thrown DC
      Then the attack is <word>

      Examples: in both Locations and in no third
        | row       | whom                      | who | word         |
        | there     | who is in the next hex    | R   | possible     |
        | own       | who is with P             | Q   | possible     |
        | elsewhere | who is in another hex     | E   | not possible |

    @B9.3 @A23.3xA23.6xB9.3-701
    Scenario Outline: A23.3xA23.6xB9.3-701c Placed over a wall by P, which then breaks, it goes off for <whom>: <word>
      Given it is the MPh of the German turn
      And hexside F4-F5 is a wall
      And a German squad P in F4
      And P possesses a DC
      And a German squad Q in F4
      And a Russian squad R in F5
      When P Places its DC in F5
      And P becomes broken
      And the MPh ends and the AFPh begins
      And P attacks <who> with a Placed DC
      Then the attack is <word>

      Examples: in its own Location alone
        | row   | whom                   | who | word         |
        | there | who is in the next hex | R   | possible     |
        | own   | who is with P          | Q   | not possible |

  Rule: A DC that lies Set

    @B26.31 @B26.45 @A7.8xA23.7xB26.31xB26.45-901
    Scenario Outline: A7.8xA23.7xB26.31xB26.45-901 of a <state> squad <place> F5 it goes off
      Given it is the DFPh of the Russian turn
      And F5 holds <fort>
      And a DC lies Set in F5
      And a German squad P <place> F5
      And P is <state>
      And a Russian squad R in F5
      When <by> attacks R with a Set DC
      Then the attack is possible
      And the FP is 36
      And it is not Area Fire
      And the Wire DRM is <wire>

      Examples:
        | row     | state  | place                 | fort    | by     | wire |
        | itself  | broken | in                    | no Wire | the DC | 0    |
        | wire    | broken | on top of the Wire in | Wire    | the DC | 0    |
        | broken  | broken | in                    | no Wire | P      | 0    |
        | pinned  | pinned | in                    | no Wire | P      | 0    |

    @B26.31 @B26.45 @A7.8xA23.7xB26.31xB26.45-901
    Scenario Outline: A7.8xA23.7xB26.31xB26.45-901b of a squad pinned after it <use> it a DC goes off with 30 FP
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And a Russian squad R in B3
      When P <use> its DC in B3
      And P becomes pinned
      And the MPh ends and the AFPh begins
      And P attacks R with <attack>
      Then the attack is possible
      And the FP is 30
      And it is not Area Fire
      And the Wire DRM is 0

      Examples:
        | row    | use    | attack      |
        | placed | Places | a Placed DC |

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

  Rule: A DC upstairs

    @B9.3 @A23.3xA23.7xB9.3-1601
    Scenario Outline: A23.3xA23.7xB9.3-1601a P <place> F5, a wall before it, <uses> its DC <there> F5: <verdict>
      Given it is the <phase> of the German turn
      And F5 is a stone building with two upper levels
      And hexside F4-F5 is a wall
      And a German squad P <place> F5
      And P possesses a DC
      When P <uses> its DC <there> F5
      Then that is <verdict>

      Examples: a level up or down is ADJACENT; a Set DC is in one's own Location
        | row        | phase | place         | uses   | there         | verdict     |
        | placed-up  | MPh   | in            | Places | on level 1 of | allowed     |
        | placed-on  | MPh   | on level 1 of | Places | on level 1 of | allowed     |
        | placed-low | MPh   | on level 1 of | Places | in            | allowed     |
        | placed-far | MPh   | in            | Places | on level 2 of | not allowed |
        | thrown-up  | AFPh  | on level 1 of | Throws | on level 2 of | allowed     |
        | thrown-far | AFPh  | on level 2 of | Throws | in            | not allowed |
        | set        | PFPh  | on level 1 of | Sets   | on level 1 of | allowed     |
        | set-low    | PFPh  | on level 1 of | Sets   | in            | not allowed |
        | set-up     | PFPh  | in            | Sets   | on level 1 of | not allowed |

    @B9.3 @A23.3xA23.7xB9.3-1601
    Scenario Outline: A23.3xA23.7xB9.3-1601b behind a wall it goes off <where> F5: a DR of 4 is <final> for the squad there
      Given it is the PFPh of the German turn
      And F5 is a stone building with two upper levels
      And hexside F4-F5 is a wall
      And a German squad P <where> F5
      And P possesses a DC
      When P Sets its DC <where> F5
      And the PFPh ends and the DFPh begins
      And a Set DC is resolved <where> F5 with an Original DR of 4
      Then that is allowed
      And P is attacked with a Final DR of <final>
      And the DC is eliminated

      Examples: the TEM of the building, and none of the wall
        | row    | where         | final |
        | ground | in            | 7     |
        | up     | on level 1 of | 7     |
        | top    | on level 2 of | 7     |

    @B9.3 @A23.3xA23.7xB9.3-1601
    Scenario Outline: A23.3xA23.7xB9.3-1601c thrown into the next hex upstairs by P, which breaks, it attacks who is <where> F4: <word>
      Given it is the AFPh of the German turn
      And F4 and F5 are stone building with two upper levels
      And hexside F5-F6 is a wall
      And a German squad P on level 1 of F4
      And P possesses a DC
      And a German squad Q <where> F4
      When P Throws its DC on level 1 of F5
      And P becomes broken
      And P attacks Q with a Thrown DC
      Then the attack is <word>

      Examples: the Location of the thrower
        | row    | where         | word         |
        | own    | on level 1 of | possible     |
        | ground | in            | not possible |
        | above  | on level 2 of | not possible |

    @B26.45 @A23.6xB26.45-2301
    Scenario Outline: A23.6xB26.45-2301 <where> the Wire, beside a DC that lies Set in B4, P attacks there with its own, Thrown: <verdict>
      Given it is the AFPh of the German turn
      And B3 holds Wire
      And a German squad P <place> the Wire in B3
      And P possesses a DC
      And P is <status>
      And a Russian squad E in B4
      And a DC lies Set in B4
      When P attacks E with a Thrown DC
      Then the attack is <verdict>

      Examples: what lies there already is no help to who may not use a DC
        | row     | where   | place     | status  | verdict      |
        | on-top  | on      | on top of | Fanatic | not possible |
        | beneath | beneath | beneath   | Fanatic | possible     |
        | pinned  | beneath | beneath   | pinned  | not possible |

  Rule: A DC goes off in its Location, and Thrown in that of its thrower, once each

    @B26.51 @A2.8xA23.3xB26.51-1
    Scenario Outline: A2.8xA23.3xB26.51-1a Placed <placed> B3 a DC goes off <where> B3: <verdict>
      Given it is the MPh of the German turn
      And B3 is bridge
      And B2 is gully
      And B3 holds Wire on its bridge
      And a German squad P below the bridge in B3
      And P possesses a DC
      When P Places its DC <placed> B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved <where> B3 with an Original DR of 4
      Then that is <verdict>

      Examples: bridge and ground are two Locations
        | row   | placed              | where               | verdict     |
        | below | below the bridge in | below the bridge in | allowed     |
        | on    | below the bridge in | on the bridge in    | not allowed |

    @B26.51 @A2.8xA23.3xB26.51-1
    Scenario: A2.8xA23.3xB26.51-1b below its bridge it leaves the Wire there
      Given it is the MPh of the German turn
      And B3 is bridge
      And B2 is gully
      And B3 holds Wire on its bridge
      And a German squad P below the bridge in B3
      And P possesses a DC
      When P Places its DC below the bridge in B3
      And the MPh ends and the AFPh begins
      And a Placed DC is resolved below the bridge in B3 with an Original DR of 4
      Then that is allowed
      And the DC is eliminated
      And B3 holds Wire

    @B9.3 @A2.8xA23.7xB9.3-1
    Scenario Outline: A2.8xA23.7xB9.3-1 Set <set> F5, a wall before it, a DC goes off <where> F5: <verdict>
      Given it is the PFPh of the German turn
      And F5 is a stone building with two upper levels
      And hexside F4-F5 is a wall
      And a German squad P <set> F5
      And P possesses a DC
      When P Sets its DC <set> F5
      And the PFPh ends and the DFPh begins
      And a Set DC is resolved <where> F5 with an Original DR of 4
      Then that is <verdict>

      Examples: on its own level alone
        | row      | set           | where         | verdict     |
        | up       | on level 1 of | on level 1 of | allowed     |
        | up-down  | on level 1 of | in            | not allowed |
        | up-up    | on level 1 of | on level 2 of | not allowed |
        | down-up  | in            | on level 1 of | not allowed |

    @B9.3 @A2.8xA23.6xB9.3-1
    Scenario Outline: A2.8xA23.6xB9.3-1a Thrown <from> F5 and <to> F5 it goes off <where> F5: <verdict>
      Given it is the AFPh of the German turn
      And F5 is a stone building with two upper levels
      And hexside F4-F5 is a wall
      And a German squad P <from> F5
      And P possesses a DC
      When P Throws its DC <to> F5
      And a Thrown DC is resolved <where> F5 with an Original DR of 6
      Then that is <verdict>

      Examples: the thrower's Location is attacked as well
        | row     | from          | to            | where         | verdict     |
        | target  | on level 1 of | on level 2 of | on level 2 of | allowed     |
        | thrower | on level 1 of | on level 2 of | on level 1 of | allowed     |
        | neither | on level 1 of | on level 2 of | in            | not allowed |
        | down    | on level 1 of | in            | on level 1 of | allowed     |
        | far     | on level 1 of | in            | on level 2 of | not allowed |

    @B9.3 @A2.8xA23.6xB9.3-1
    Scenario: A2.8xA23.6xB9.3-1b up the stairs it meets both floors with the TEM of the building, and no wall
      Given it is the AFPh of the German turn
      And F5 is a stone building with two upper levels
      And hexside F4-F5 is a wall
      And a German squad P on level 1 of F5
      And P possesses a DC
      And a Russian squad E on level 2 of F5
      When P Throws its DC on level 2 of F5
      And a Thrown DC is resolved on level 1 of F5 with an Original DR of 6
      And a Thrown DC is resolved on level 2 of F5 with an Original DR of 6
      Then that is allowed
      And P is attacked with a Final DR of 9
      And E is attacked with a Final DR of 9
      And the DC is eliminated

    @B9.3 @A23.6xB9.3-203
    Scenario Outline: A23.6xB9.3-203 Thrown over a wall, resolved in <first> and then in <then>: <verdict>
      Given it is the AFPh of the German turn
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And P possesses a DC
      And a Russian squad E in F6
      When P Throws its DC in F6
      And a Thrown DC across hexside F5-F6 is resolved in <first> with an Original DR of 7
      And a Thrown DC across hexside F5-F6 is resolved in <then> with an Original DR of 7
      Then that is <verdict>

      Examples: each Location is attacked once
        | row     | first | then | verdict     |
        | both    | F5    | F6   | allowed     |
        | thrower | F5    | F5   | not allowed |
        | target  | F6    | F6   | not allowed |

  Rule: Its user was as he was when he used it

    @B26.31 @A23.3xB26.31-1
    Scenario Outline: A23.3xB26.31-1 once P has Placed its DC <place> and gone on into <next> its attack has no Wire DRM: <by>
      Given it is the MPh of the German turn
      And C2 holds Wire
      And a German squad P in B2
      And P possesses a DC
      And a Russian squad E in B3
      When P Places its DC in B3
      And P moves into <next>
      And the MPh ends and the AFPh begins
      And <by> attacks E with a Placed DC
      Then the attack is possible
      And the Wire DRM is 0
      And the TEM and DRM of the attack are 0 in all

      Examples: asked of P and of the DC alike
        | row     | place          | next | by     |
        | wire    | beside Wire    | C2   | P      |
        | wire-dc | beside Wire    | C2   | the DC |
        | open    | in the open    | B1   | P      |

    @B26.45 @A4.51xA23.6xB26.45-1
    Scenario Outline: A4.51xA23.6xB26.45-1a Thrown from beneath Wire by a <status> squad a DR of 7 meets the enemy with <final>
      Given it is the AFPh of the German turn
      And B2 holds Wire
      And a <status> German squad P beneath the Wire in B2
      And P possesses a DC
      And a Russian squad E in B3
      When P Throws its DC in B3
      And a Thrown DC is resolved in B3 with an Original DR of 7
      Then E is attacked with a Final DR of <final>

      Examples: the +1 of who is CX, and none of the Wire
        | row     | status  | final |
        | fanatic | Fanatic | 7     |
        | cx      | CX      | 8     |

    @B26.45 @A4.51xA23.6xB26.45-1
    Scenario Outline: A4.51xA23.6xB26.45-1b asked of <by> the CX DRM of what a <status> squad has Thrown is <drm>
      Given it is the AFPh of the German turn
      And B2 holds Wire
      And a <status> German squad P beneath the Wire in B2
      And P possesses a DC
      And a Russian squad E in B3
      When P Throws its DC in B3
      And <by> attacks E with a Thrown DC
      Then the attack is possible
      And the CX DRM is <drm>
      And the Wire DRM is 0

      Examples:
        | row        | by     | status  | drm |
        | man        | P      | CX      | +1  |
        | dc         | the DC | CX      | +1  |
        | fanatic    | P      | Fanatic | 0   |
        | fanatic-dc | the DC | Fanatic | 0   |

  Rule: A DC that nobody has Thrown, Placed or Set does not go off

    @B26.51 @A4.43xA23.6xB26.51-2751
    Scenario Outline: A4.43xA23.6xB26.51-2751a beneath the Wire P <acts>; then a Thrown DC is resolved there: <verdict>
      Given it is the AFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a DC
      When P <acts>
      And a Thrown DC is resolved in B3 with an Original DR of 2
      Then that is <verdict>

      Examples: it was Thrown, or it just lies there
        | row        | acts                  | verdict     |
        | thrown     | Throws its DC in B3   | allowed     |
        | dropped    | drops the DC          | not allowed |
        | eliminated | becomes eliminated    | not allowed |
        | broken     | becomes broken        | not allowed |

    @B26.51 @A4.43xA23.6xB26.51-2751
    Scenario: A4.43xA23.6xB26.51-2751b it goes off in the phase in which it was Thrown
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a DC
      When P Throws its DC in B3
      And the PFPh ends and the MPh begins
      And a Thrown DC is resolved in B3 with an Original DR of 2
      Then that is not allowed

  Rule: A.8, B6.4 From a bridge a DC goes along its road

    @B9.3 @A23.6xB6.4xB9.3-1902
    Scenario Outline: A23.6xB6.4xB9.3-1902 from the bridge P Throws its DC over the wall into <hex>: <verdict>
      Given it is the PFPh of the German turn
      And B3 is a bridge
      And B4 is unpaved road
      And a road crosses hexside B3-B4
      And hexside B3-C4 is a wall
      And a German squad P on the bridge in B3
      And P possesses a DC
      And a Russian squad E in <hex>
      When P Throws its DC in <hex>
      Then that is <verdict>

      Examples: ADJACENT Locations alone
        | row  | hex | verdict     |
        | side | C4  | not allowed |
        | road | B4  | allowed     |

    @B26.45 @A23.6xB26.45-1700
    Scenario Outline: A23.6xB26.45-1700 in the MPh of a turn that is not told P beneath the Wire Throws its DC where <who> has moved: <verdict>
      Given it is the MPh of a turn that is not told
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And a German squad Q in B3
      And a Russian squad E in B3
      And <who> has moved this phase
      When P Throws its DC in B3
      Then that is <verdict>

      Examples: First Fire is at who moves of the other side
        | row     | who | verdict     |
        | enemy   | E   | allowed     |
        | comrade | Q   | not allowed |

  Rule: A DC that is Placed goes off in the AFPh, whatever verb says so

    @B26.45 @A23.3xB26.45-4301
    Scenario Outline: A23.3xB26.45-4301a in the <phase> of the <side> turn P beneath the Wire declares an attack on E with <attack>: <verdict>
      Given it is the <phase> of the <side> turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And a Russian squad E in B3
      And <fact>
      When P declares an attack on E with <attack>
      Then that is <verdict>

      Examples: Placed
        | row    | phase | side    | fact                   | attack      | verdict     |
        | pfph   | PFPh  | German  | E is Fanatic           | a Placed DC | not allowed |
        | first  | MPh   | Russian | E has moved this phase | a Placed DC | not allowed |
        | dfph   | DFPh  | Russian | E is Fanatic           | a Placed DC | not allowed |

      Examples: and Thrown
        | row    | phase | side    | fact                   | attack      | verdict     |
        | pfph-t | PFPh  | German  | E is Fanatic           | a Thrown DC | allowed     |
        | dfph-t | DFPh  | Russian | E is Fanatic           | a Thrown DC | allowed     |

    @B26.45 @A23.3xB26.45-4301
    Scenario Outline: A23.3xB26.45-4301b the DC that P Places from beneath the Wire attacks in the <phase>: <verdict>
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P beneath the Wire in B2
      And P possesses a DC
      And a Russian squad E in B3
      When P Places its DC in B3
      And the MPh ends and the <phase> begins
      And P declares an attack on E with a Placed DC
      Then that is <verdict>

      Examples:
        | row  | phase | verdict     |
        | afph | AFPh  | allowed     |
        | ccph | CCPh  | not allowed |
