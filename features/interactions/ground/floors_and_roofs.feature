Feature: Floors and roofs: other levels and other Locations of one hex

  @B9.32
  Rule: B9.32 A building level and a roof are Locations of their own

    @A2.8xB9.32-101
    Scenario Outline: A2.8xB9.32-101 with an enemy <there> F5 a squad on the ground claims wall advantage: <verdict>
      Given F5 is stone building with <building>
      And hexside F5-F6 is a wall
      And a German squad P <here> F5
      And a Russian squad <there> F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is <verdict>

      Examples: the enemy is in another Location
        | row               | building         | here | there             | verdict |
        | enemy-upstairs    | one upper level  | in   | on level 1 of     | allowed |
        | enemy-on-top      | two upper levels | in   | on level 2 of     | allowed |
        | enemy-on-roof     | one upper level  | in   | on the rooftop of | allowed |
        | enemy-higher-roof | two upper levels | in   | on the rooftop of | allowed |

      Examples: the enemy is in the same one, or the claimant is not on the ground
        | row               | building        | here              | there         | verdict     |
        | enemy-beside      | one upper level | in                | in            | not allowed |
        | claimant-upstairs | one upper level | on level 1 of     | in            | not allowed |
        | claimant-on-roof  | one upper level | on the rooftop of | on level 1 of | not allowed |

    @A2.8xB9.32-102
    Scenario Outline: A2.8xB9.32-102 an enemy <place> F5 denies a squad on its ground wall advantage: <wa>
      Given hexside F5-F6 is a wall
      And F5 holds <fort>
      And a German squad P in F5
      And a Russian squad <place> F5
      And it is the DFPh of the German turn
      When the players ask about the wall advantage of P
      Then P <wa> wall advantage

      Examples: a pillbox is a Location apart
        | row     | fort      | place             | wa  |
        | pillbox | a pillbox | in the pillbox in | has |

      Examples: beneath an entrenchment or Wire is not
        | row     | fort         | place                    | wa     |
        | foxhole | a foxhole 1S | beneath the foxhole in   | has no |
        | trench  | a trench     | beneath the trench in    | has no |
        | ditch   | an A-T Ditch | beneath the A-T Ditch in | has no |
        | sangar  | a sangar     | beneath the sangar in    | has no |
        | open    | no foxhole   | in                       | has no |

    @A2.8xB9.32-102
    Scenario: A2.8xB9.32-102b nor does an enemy in the sewer
      Given hexside F5-F6 is a wall
      And F5 has a manhole
      And a German squad P in F5
      And a Russian squad in F5
      And the Russian squad is in a sewer
      And it is the DFPh of the German turn
      When the players ask about the wall advantage of P
      Then P has wall advantage

    @A2.8xB9.32-102
    Scenario: A2.8xB9.32-102c nor one in a cave
      Given hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad in the cave in F5
      And it is the DFPh of the German turn
      When the players ask about the wall advantage of P
      Then P has wall advantage

    @A2.8xB9.32-105
    Scenario Outline: A2.8xB9.32-105a <p> and <q> F5 are not one Location for <purpose>
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a wall
      And a German squad P <p> F5
      And a German squad Q <q> F5
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is no

      Examples:
        | row           | p                 | q                 | purpose                             |
        | roof-ground   | on the rooftop of | in                | any purpose                         |
        | roof-second   | on the rooftop of | on level 2 of     | any purpose                         |
        | roof-first-cc | on the rooftop of | on level 1 of     | Close Combat                        |
        | roof-rally    | on the rooftop of | in                | rally                               |
        | ground-roof   | in                | on the rooftop of | being in an enemy-occupied Location |
        | first-ground  | on level 1 of     | in                | a LLMC                              |
        | second-first  | on level 2 of     | on level 1 of     | SW Transfer                         |

    @A2.8xB9.32-105
    Scenario Outline: A2.8xB9.32-105b both <place> F5 they are
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a wall
      And a German squad P <place> F5
      And a German squad Q <place> F5
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row    | place             |
        | ground | in                |
        | first  | on level 1 of     |
        | roof   | on the rooftop of |

    @A2.8xB9.32-103
    Scenario Outline: A2.8xB9.32-103 across the wall a Russian squad <place> F6 leaves a squad in F5 its wall advantage
      Given F6 is stone building with <building>
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad <place> F6
      And it is the DFPh of the German turn
      When the players ask about the wall advantage of P
      Then P has wall advantage over F5-F6 and nothing else
      And the Russian squad has no wall advantage

      Examples: only a ground level unit can have it
        | row      | building         | place             |
        | upstairs | one upper level  | on level 1 of     |
        | top      | two upper levels | on level 2 of     |
        | roof     | one upper level  | on the rooftop of |

    @A2.8xB9.32-103
    Scenario: A2.8xB9.32-103b on the ground, marked, it takes it away
      Given F6 is stone building with one upper level
      And hexside F5-F6 is a wall
      And a German squad P in F5
      And a Russian squad in F6
      And the Russian squad has wall advantage
      And it is the DFPh of the German turn
      When the players ask about the wall advantage of P
      Then P has no wall advantage
      And the Russian squad has wall advantage

    @A10.7xB9.32-101
    Scenario Outline: A10.7xB9.32-101 a leader <leader> F5 rallies a squad <squad> F5: <verdict>
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a hedge
      And a German squad P in F5
      And P has wall advantage
      And a German 9-1 leader <leader> F5
      And a broken German 4-6-7 squad <squad> F5
      And it is the RPh of the German turn
      When the German leader tries to rally the German squad with an Original DR of 5
      Then that is <verdict>

      Examples: one Location, whoever has wall advantage in it
        | row         | leader            | squad             | verdict |
        | both-ground | in                | in                | allowed |
        | both-first  | on level 1 of     | on level 1 of     | allowed |
        | both-roof   | on the rooftop of | on the rooftop of | allowed |

      Examples: another
        | row          | leader            | squad             | verdict     |
        | first-ground | on level 1 of     | in                | not allowed |
        | ground-first | in                | on level 1 of     | not allowed |
        | second-first | on level 2 of     | on level 1 of     | not allowed |
        | roof-ground  | on the rooftop of | in                | not allowed |
        | roof-second  | on the rooftop of | on level 2 of     | not allowed |
        | ground-roof  | in                | on the rooftop of | not allowed |

    @A10.2xB9.32-101
    Scenario Outline: A10.2xB9.32-101a a leader lost <leader> F5 makes a squad <squad> F5 take a LLMC
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a wall
      And a German 9-1 leader <leader> F5
      And a German 4-6-7 squad <squad> F5
      When the German leader becomes eliminated
      Then a LLMC is due from the German squad

      Examples: the same Location
        | row    | leader            | squad             |
        | ground | in                | in                |
        | first  | on level 1 of     | on level 1 of     |
        | roof   | on the rooftop of | on the rooftop of |

    @A10.2xB9.32-101
    Scenario Outline: A10.2xB9.32-101b a leader lost <leader> F5 is nothing to a squad <squad> F5
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a wall
      And a German 9-1 leader <leader> F5
      And a German 4-6-7 squad <squad> F5
      When the German leader becomes eliminated
      Then no LLMC is due from the German squad
      And all that is as given

      Examples: another Location
        | row          | leader            | squad             |
        | first-ground | on level 1 of     | in                |
        | ground-first | in                | on level 1 of     |
        | roof-second  | on the rooftop of | on level 2 of     |
        | second-roof  | on level 2 of     | on the rooftop of |
        | roof-ground  | on the rooftop of | in                |

    @A7.21xB9.32-101
    Scenario Outline: A7.21xB9.32-101 a 4-6-7 <here> F5 fires at who has come <there> F5 with <fp> FP
      Given F5 is stone building with <building>
      And hexside F5-F6 is a wall
      And a German 4-6-7 squad P <here> F5
      And a berserk Russian squad Q <there> F5
      And Q has spent 1 MF
      And it is the MPh of the Russian turn
      When P declares Defensive First Fire at Q
      Then the attack is possible
      And the FP is <fp>

      Examples: tripled in one Location
        | row         | building        | here          | there         | fp |
        | ground      | one upper level | in            | in            | 12 |
        | first-floor | one upper level | on level 1 of | on level 1 of | 12 |

      Examples: doubled one floor up or down
        | row          | building         | here          | there         | fp |
        | up           | one upper level  | in            | on level 1 of | 8  |
        | down         | one upper level  | on level 1 of | in            | 8  |
        | first-second | two upper levels | on level 1 of | on level 2 of | 8  |
        | second-first | two upper levels | on level 2 of | on level 1 of | 8  |

    @A7.21xB9.32-101 @reading:A7.21-within-a-hex
    Scenario: A7.21xB9.32-101b two floors up in the same hex it is no PBF
      Given F5 is stone building with two upper levels
      And a German 4-6-7 squad P in F5
      And a Russian squad Q on level 2 of F5
      And it is the PFPh of the German turn
      When P attacks Q with small-arms fire
      Then the FP is 4

    @A7.21xB9.32-101 @reading:A7.21-within-a-hex=always
    Scenario: A7.21xB9.32-101c or by the other reading fire within a hex always is
      Given F5 is stone building with two upper levels
      And a German 4-6-7 squad P in F5
      And a Russian squad Q on level 2 of F5
      And it is the PFPh of the German turn
      When P attacks Q with small-arms fire
      Then the FP is 8

    @A11.1xB9.32-101
    Scenario Outline: A11.1xB9.32-101 a squad <here> F5 declares Close Combat against an enemy <there> F5: <verdict>
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a wall
      And a Russian squad <here> F5
      And a German squad <there> F5
      And it is the CCPh of the Russian turn
      When the Russian squad declares Close Combat against the German squad
      Then that is <verdict>

      Examples: who takes wall advantage away is who may be fought
        | row          | here              | there             | verdict     |
        | ground       | in                | in                | allowed     |
        | second       | on level 2 of     | on level 2 of     | allowed     |
        | roof         | on the rooftop of | on the rooftop of | allowed     |
        | ground-first | in                | on level 1 of     | not allowed |
        | second-first | on level 2 of     | on level 1 of     | not allowed |
        | second-roof  | on level 2 of     | on the rooftop of | not allowed |
        | roof-ground  | on the rooftop of | in                | not allowed |

    @A23.3xB9.32-101
    Scenario Outline: A23.3xB9.32-101 a squad <here> F5 Places its DC on the ground of F5: <verdict>
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a wall
      And a German squad <here> F5
      And the German squad possesses a DC
      And it is the MPh of the German turn
      When the German squad Places its DC in F5
      Then that is <verdict>

      Examples: one floor down at most
        | row    | here              | verdict     |
        | ground | in                | allowed     |
        | first  | on level 1 of     | allowed     |
        | second | on level 2 of     | not allowed |
        | roof   | on the rooftop of | not allowed |

    @A11.1xB9.32-101
    Scenario Outline: A11.1xB9.32-101b an attack in Close Combat from <here> F5 on an enemy <there> F5 is <possible>
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a wall
      And a Russian squad <here> F5
      And a German squad <there> F5
      And it is the CCPh of the Russian turn
      When the Russian squad attacks the German squad with Close Combat
      Then the attack is <possible>

      Examples:
        | row          | here              | there         | possible     |
        | second       | on level 2 of     | on level 2 of | possible     |
        | ground-first | in                | on level 1 of | not possible |
        | roof-second  | on the rooftop of | on level 2 of | not possible |

    @A11.15xB9.32-101
    Scenario Outline: A11.15xB9.32-101 after the CCPh enemies <here> and <there> F5 are <held>
      Given F5 is stone building with one upper level
      And hexside F5-F6 is a wall
      And a Russian squad <here> F5
      And a German squad <there> F5
      And it is the CCPh of the Russian turn
      When the CCPh ends and the RPh begins
      Then the German squad <held> in Melee
      And the Russian squad <held> in Melee

      Examples:
        | row          | here              | there         | held   |
        | ground       | in                | in            | is     |
        | ground-first | in                | on level 1 of | is not |
        | roof-first   | on the rooftop of | on level 1 of | is not |

    @B9.32xD7.1-101
    Scenario Outline: B9.32xD7.1-101 a tank in F5 overruns a squad <place> F5: it <meets>
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a wall
      And a German squad P <place> F5
      And a Russian tank in F5
      And it is the MPh of the Russian turn
      When the Russian tank attacks P with an overrun with MG
      Then the attack is <meets>

      Examples: it comes no higher than the ground
        | row    | place             | meets        |
        | ground | in                | possible     |
        | first  | on level 1 of     | not possible |
        | second | on level 2 of     | not possible |
        | roof   | on the rooftop of | not possible |

    @A10.5xB9.32-101
    Scenario Outline: A10.5xB9.32-101a with an enemy <enemy> F5 a broken squad <place> F5 must rout
      Given F5 is stone building with two upper levels
      And hexside F5-F6 is a wall
      And a broken German squad <place> F5
      And a Russian squad <enemy> F5
      And it is the RtPh of the German turn
      When the players ask whether the German squad must rout
      Then the German squad must rout

      Examples: one floor off is ADJACENT
        | row          | place         | enemy         |
        | first-ground | on level 1 of | in            |
        | ground-first | in            | on level 1 of |
        | second-first | on level 2 of | on level 1 of |

    @A10.5xB9.32-101
    Scenario Outline: A10.5xB9.32-101b with an enemy <enemy> F5 a broken squad <place> F5 need not rout
      Given F5 is stone building with <building>
      And hexside F5-F6 is a wall
      And a broken German squad <place> F5
      And a Russian squad <enemy> F5
      And it is the RtPh of the German turn
      When the players ask whether the German squad must rout
      Then the German squad need not rout

      Examples: two floors off is not ADJACENT
        | row           | building         | place             | enemy             |
        | second-ground | two upper levels | on level 2 of     | in                |
        | ground-second | two upper levels | in                | on level 2 of     |
        | roof-first    | two upper levels | on the rooftop of | on level 1 of     |
        | ground-roof   | two upper levels | in                | on the rooftop of |

    @A10.5xB9.32-101 @reading:A.8-adjacent
    Scenario: A10.5xB9.32-101c below a bridge it must rout from the enemy on it
      Given it is the RtPh of the German turn
      And B3 is a bridge
      And B3 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B3
      And a Russian squad E on the bridge in B3
      When the players ask whether P must rout
      Then it must rout

    @A10.5xB9.32-101 @reading:A.8-adjacent=bridge-apart
    Scenario: A10.5xB9.32-101d or by the other reading the two are not ADJACENT
      Given it is the RtPh of the German turn
      And B3 is a bridge
      And B3 holds a foxhole 1S
      And a broken German squad P beneath the foxhole in B3
      And a Russian squad E on the bridge in B3
      When the players ask whether P must rout
      Then it need not rout

  @B9.33
  Rule: B9.33 From a floor or a roof the height that counts is its own

    @B9.33xB23.8-101
    Scenario Outline: B9.33xB23.8-101 from <place> <hex>, a <ground>, a <terrain> is worth <tem>
      Given <hex> is <ground>
      And hexside F5-F6 is a <terrain> at level 0
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad <place> <hex>
      When the Russian squad attacks the German squad with small-arms fire
      Then the attack is possible
      And the <terrain> gives a TEM of <tem>
      And the TEM is <tem>

      Examples: from a roof at 1 1/2
        | row            | ground                               | place             | hex | terrain | tem |
        | roof1.5-hedge  | stone building with one upper level  | on the rooftop of | F6  | hedge   | +1  |
        | roof1.5-wall   | stone building with one upper level  | on the rooftop of | F6  | wall    | +2  |
        | roof1.5-range2 | wooden building with one upper level | on the rooftop of | F7  | wall    | +2  |

      Examples: at 2 1/2
        | row            | ground                                      | place             | hex | terrain | tem |
        | roof2.5-hedge  | stone building with two upper levels        | on the rooftop of | F6  | hedge   | 0   |
        | roof2.5-wall   | stone building with two upper levels        | on the rooftop of | F6  | wall    | +1  |
        | roof2.5-range2 | stone building with two upper levels        | on the rooftop of | F7  | wall    | +2  |
        | roof2.5-hedge2 | wooden building with two upper levels       | on the rooftop of | F7  | hedge   | +1  |
        | roof2.5-hill   | level 1 stone building with one upper level | on the rooftop of | F6  | wall    | +1  |

      Examples: at 3 1/2
        | row            | ground                                       | place             | hex | terrain | tem |
        | roof3.5-wall   | level 1 stone building with two upper levels | on the rooftop of | F6  | wall    | 0   |
        | roof3.5-range2 | level 2 wooden building with one upper level | on the rooftop of | F7  | wall    | +1  |
        | roof3.5-hedge2 | level 1 stone building with two upper levels | on the rooftop of | F7  | hedge   | 0   |
        | roof3.5-range3 | level 2 stone building with one upper level  | on the rooftop of | F8  | wall    | +2  |

      Examples: from the floors beneath
        | row           | ground                                       | place         | hex | terrain | tem |
        | first-hedge   | stone building with two upper levels         | on level 1 of | F6  | hedge   | +1  |
        | second-hedge  | stone building with two upper levels         | on level 2 of | F6  | hedge   | 0   |
        | second-wall   | stone building with two upper levels         | on level 2 of | F6  | wall    | +1  |
        | second-range2 | stone building with two upper levels         | on level 2 of | F7  | wall    | +2  |
        | hill-second   | level 1 stone building with two upper levels | on level 2 of | F6  | wall    | 0   |

    @B9.33xB23.8-101
    Scenario Outline: B9.33xB23.8-101b from <place> <hex> the hedge <edge> is worth <tem>
      Given <hex> is stone building with <building>
      And hexside <edge> is a hedge at level 0
      And a German squad in <target>
      And the German squad has wall advantage
      And a Russian squad <place> <hex>
      When the Russian squad attacks the German squad with small-arms fire
      Then the hedge gives a TEM of <tem>

      Examples: in other directions
        | row            | building         | place             | hex | edge  | target | tem |
        | from-northeast | two upper levels | on the rooftop of | G5  | F5-G5 | F5     | 0   |
        | from-northwest | two upper levels | on the rooftop of | E5  | E5-F5 | F5     | 0   |
        | from-southwest | one upper level  | on the rooftop of | D6  | D6-E6 | E6     | +1  |
        | from-north     | two upper levels | on level 2 of     | E5  | E5-E6 | E6     | 0   |
        | from-south     | two upper levels | on level 1 of     | E7  | E6-E7 | E6     | +1  |

    @B9.33xB23.8-102
    Scenario Outline: B9.33xB23.8-102 against fire from <place> F6 the hedge keeps FFMO off: it <applies>
      Given F6 is stone building with <building>
      And hexside F5-F6 is a hedge at level 0
      And a German squad in F5
      And the German squad has wall advantage
      And the German squad has spent 2 MF
      And a Russian squad <place> F6
      And it is the MPh of the German turn
      When the Russian squad declares Defensive First Fire at the German squad
      Then FFMO <applies>

      Examples:
        | row     | building         | place             | applies        |
        | roof1.5 | one upper level  | on the rooftop of | does not apply |
        | roof2.5 | two upper levels | on the rooftop of | applies        |
        | first   | two upper levels | on level 1 of     | does not apply |
        | second  | two upper levels | on level 2 of     | applies        |

    @A7.5xB9.33-101
    Scenario Outline: A7.5xB9.33-101 to a fire group <p> and <q> E5 the hedge is worth <tem>
      Given E5 is stone building with two upper levels
      And hexside E5-F5 is a hedge at level 0
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad P <p> E5
      And a Russian squad Q <q> E5
      When P and Q together attack the German squad with small-arms fire
      Then the attack is possible
      And the hedge gives a TEM of <tem>
      And the TEM is <tem>

      Examples: the lower floor decides
        | row          | p             | q             | tem |
        | first-second | on level 1 of | on level 2 of | +1  |
        | second-first | on level 2 of | on level 1 of | +1  |
        | both-second  | on level 2 of | on level 2 of | 0   |
        | ground-first | in            | on level 1 of | +1  |

  Rule: B9.2 From a floor or a roof one sees as from its level

    @B9.2 @B9.2xB23.8-101
    Scenario Outline: B9.2xB23.8-101 over the wall F5-F6 a squad <place> F3 and one in F7 find the LOS <sight>
      Given F3 is stone building with <building>
      And hexside F5-F6 is a <barrier>
      And a German squad <place> F3
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row         | building         | barrier | place             | sight   |
        | ground-wall | one upper level  | wall    | in                | blocked |
        | first-wall  | one upper level  | wall    | on level 1 of     | clear   |
        | roof-wall   | one upper level  | wall    | on the rooftop of | clear   |
        | roof-hedge  | two upper levels | hedge   | on the rooftop of | clear   |

    @B9.52 @B9.52xB23.8-101
    Scenario Outline: B9.52xB23.8-101 over the bocage F5-F6 a squad <place> F3 finds a squad in <target> <sight>
      Given F3 is <ground>
      And hexside F5-F6 is a bocage
      And a German squad <place> F3
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: no higher than the bocage
        | row         | ground                              | place         | target | sight   |
        | first-blind | stone building with one upper level | on level 1 of | F7     | blocked |
        | first-far   | stone building with one upper level | on level 1 of | F8     | blocked |

      Examples: from the roof, one Blind Hex
        | row            | ground                               | place             | target | sight   |
        | roof1.5-blind  | stone building with one upper level  | on the rooftop of | F7     | blocked |
        | roof1.5-beyond | stone building with one upper level  | on the rooftop of | F8     | clear   |
        | roof2.5-blind  | stone building with two upper levels | on the rooftop of | F7     | blocked |
        | roof2.5-beyond | stone building with two upper levels | on the rooftop of | F8     | clear   |

      Examples: at two full levels above it, none
        | row          | ground                                       | place             | target | sight |
        | roof3.5-near | level 1 stone building with two upper levels | on the rooftop of | F7     | clear |

    @B9.521 @B9.521xB23.8-101
    Scenario Outline: B9.521xB23.8-101a from the rooftop of F3 a squad behind the bocage without wall advantage is not seen
      Given F3 is stone building with <building>
      And F6 is woods
      And hexside F5-F6 is a bocage
      And a German squad on the rooftop of F3
      And a Russian squad in F6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

      Examples: height is no wall advantage
        | row         | building         |
        | lower-roof  | one upper level  |
        | higher-roof | two upper levels |

    @B9.521 @B9.521xB23.8-101
    Scenario Outline: B9.521xB23.8-101b one that has it is seen
      Given F3 is stone building with <building>
      And F6 is woods
      And hexside F5-F6 is a bocage
      And a German squad on the rooftop of F3
      And a Russian squad in F6
      And the Russian squad has wall advantage
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

      Examples:
        | row         | building         |
        | lower-roof  | one upper level  |
        | higher-roof | two upper levels |

    @B9.21 @B9.21xB23.8-101
    Scenario Outline: B9.21xB23.8-101 over a wall a squad <place> F3 and one beneath the <cover> in F6 find the LOS <sight>
      Given F3 is stone building with one upper level
      And hexside F5-F6 is a <barrier>
      And F6 holds a <cover>
      And a German squad <place> F3
      And a Russian squad beneath the <cover> in F6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row            | barrier | cover     | place             | sight   |
        | ground-foxhole | wall    | foxhole   | in                | blocked |
        | roof-foxhole   | wall    | foxhole   | on the rooftop of | clear   |
        | roof-trench    | hedge   | trench    | on the rooftop of | clear   |
        | first-ditch    | hedge   | A-T Ditch | on level 1 of     | clear   |
        | ground-ditch   | hedge   | A-T Ditch | in                | blocked |

    @B9.21 @B9.521 @B9.21xB9.521-101
    Scenario Outline: B9.21xB9.521-101 a squad beneath the <cover> in F6 is <sight> over <barrier> from <place> F3
      Given F3 is <ground>
      And hexside F5-F6 is a <barrier>
      And F6 holds a <cover>
      And a German squad <place> F3
      And a Russian squad beneath the <cover> in F6
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: half a level is enough over a wall, over bocage wall advantage is wanted, which nobody has beneath
        | row         | ground                              | place             | barrier | cover   | sight   |
        | half-wall   | level 1/2 Open Ground               | in                | wall    | foxhole | clear   |
        | half-bocage | level 1/2 Open Ground               | in                | bocage  | foxhole | blocked |
        | roof-bocage | stone building with one upper level | on the rooftop of | bocage  | foxhole | blocked |
        | hill-bocage | level 2 Open Ground                 | in                | bocage  | trench  | blocked |
        | hill-wall   | level 2 Open Ground                 | in                | wall    | trench  | clear   |

    @B9.21 @B9.521 @B9.21xB9.521-102
    Scenario Outline: B9.21xB9.521-102 over the bocage the <cover> itself is seen from <place> F3
      Given F3 is <ground>
      And hexside F5-F6 is a bocage
      And F6 holds a <cover>
      And a German squad <place> F3
      And a Russian squad beneath the <cover> in F6
      When the German squad looks at the <cover> in F6
      Then the LOS is clear
      And the Hindrance is 0

      Examples: it is no unit
        | row    | ground                              | place             | cover     |
        | ground | Open Ground                         | in                | foxhole   |
        | roof   | stone building with one upper level | on the rooftop of | foxhole   |
        | hill   | level 2 Open Ground                 | in                | A-T Ditch |
