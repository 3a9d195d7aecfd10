Feature: Bridges: a unit on one is not beneath what lies under it

  Rule: B27.13 Bridge and foxhole below it are two Locations

    @B27.13 @A2.8xB27.13-101
    Scenario Outline: A2.8xB27.13-101a a squad on the bridge in B3 and one <place> B3 share no Location for <purpose>
      Given B3 is a bridge
      And B3 holds a <cover>
      And a German squad P on the bridge in B3
      And a German squad Q <place> B3
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is no

      Examples: not on the same level
        | row              | cover   | place                    | purpose                             |
        | foxhole-any      | foxhole | beneath the foxhole in   | any purpose                         |
        | foxhole-cc       | foxhole | beneath the foxhole in   | Close Combat                        |
        | foxhole-rally    | foxhole | beneath the foxhole in   | rally                               |
        | foxhole-transfer | foxhole | beneath the foxhole in   | SW Transfer                         |
        | top-llmc         | foxhole | on top of the foxhole in | a LLMC                              |
        | top-enemy        | foxhole | on top of the foxhole in | being in an enemy-occupied Location |
        | trench-recovery  | trench  | beneath the trench in    | weapon Recovery                     |
        | trench-lltc      | trench  | beneath the trench in    | a LLTC                              |

    @B27.13 @A2.8xB27.13-101
    Scenario Outline: A2.8xB27.13-101b below it, beneath the <cover> and on top, they do for <purpose>
      Given B3 is a bridge
      And B3 holds a <cover>
      And a German squad P below the bridge in B3
      And a German squad Q beneath the <cover> in B3
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is yes

      Examples: on the same level
        | row           | cover   | purpose      |
        | foxhole-cc    | foxhole | Close Combat |
        | foxhole-rally | foxhole | rally        |
        | trench-llmc   | trench  | a LLMC       |

    @B27.13 @A10.7xB27.13-101
    Scenario Outline: A10.7xB27.13-101 a leader <leader> B3 rallies a squad <squad> B3: <verdict>
      Given B3 is a bridge
      And B3 holds a <cover>
      And a German 9-1 leader <leader> B3
      And a broken German 4-6-7 squad <squad> B3
      And it is the RPh of the German turn
      When the German leader tries to rally the German squad with an Original DR of 5
      Then that is <verdict>

      Examples:
        | row            | cover   | leader                   | squad                  | verdict     |
        | bridge-foxhole | foxhole | on the bridge in         | beneath the foxhole in | not allowed |
        | foxhole-bridge | foxhole | beneath the foxhole in   | on the bridge in       | not allowed |
        | bridge-trench  | trench  | on the bridge in         | beneath the trench in  | not allowed |
        | top-foxhole    | foxhole | on top of the foxhole in | beneath the foxhole in | allowed     |
        | both-bridge    | foxhole | on the bridge in         | on the bridge in       | allowed     |

    @B27.13 @A10.2xB27.13-101
    Scenario Outline: A10.2xB27.13-101a a leader lost <leader> B3 is nothing to a squad <squad> B3
      Given B3 is a bridge
      And B3 holds <fort>
      And a German 9-1 leader <leader> B3
      And a German 4-6-7 squad <squad> B3
      When the German leader becomes eliminated
      Then no LLMC is due from the German squad
      And all that is as given

      Examples: bridge and bottom
        | row            | fort         | leader                 | squad                  |
        | bridge-foxhole | a foxhole 1S | on the bridge in       | beneath the foxhole in |
        | foxhole-bridge | a foxhole 1S | beneath the foxhole in | on the bridge in       |
        | bridge-wire    | Wire         | on the bridge in       | beneath the Wire in    |
        | wire-bridge    | Wire         | on top of the Wire in  | on the bridge in       |

    @B27.13 @A10.2xB27.13-101
    Scenario Outline: A10.2xB27.13-101b on one level it is
      Given B3 is a bridge
      And B3 holds <fort>
      And a German 9-1 leader <leader> B3
      And a German 4-6-7 squad <squad> B3
      When the German leader becomes eliminated
      Then a LLMC is due from the German squad

      Examples:
        | row         | fort         | leader                   | squad                  |
        | foxhole-top | a foxhole 1S | on top of the foxhole in | beneath the foxhole in |
        | wire-top    | Wire         | on top of the Wire in    | beneath the Wire in    |
        | both-bridge | Wire         | on the bridge in         | on the bridge in       |

    @B26.32 @B27.13 @A11.1xB26.32xB27.13-101
    Scenario Outline: A11.1xB26.32xB27.13-101 a squad <here> B3 declares Close Combat against an enemy <there> B3: <verdict>
      Given B3 is a bridge
      And B3 holds <fort>
      And a Russian squad <here> B3
      And a German squad <there> B3
      And it is the CCPh of the Russian turn
      When the Russian squad declares Close Combat against the German squad
      Then that is <verdict>

      Examples: from the bridge, or up to it
        | row            | fort         | here                   | there                  | verdict     |
        | bridge-foxhole | a foxhole 1S | on the bridge in       | beneath the foxhole in | not allowed |
        | foxhole-bridge | a foxhole 1S | beneath the foxhole in | on the bridge in       | not allowed |
        | bridge-wire    | Wire         | on the bridge in       | beneath the Wire in    | not allowed |
        | wire-bridge    | Wire         | on top of the Wire in  | on the bridge in       | not allowed |
        | bridge-trench  | a trench     | on the bridge in       | beneath the trench in  | not allowed |

      Examples: below it, and on it
        | row         | fort         | here                     | there                  | verdict |
        | top-foxhole | a foxhole 1S | on top of the foxhole in | beneath the foxhole in | allowed |
        | top-wire    | Wire         | on top of the Wire in    | beneath the Wire in    | allowed |
        | both-bridge | a foxhole 1S | on the bridge in         | on the bridge in       | allowed |

    @B27.13 @A11.15xB27.13-101
    Scenario Outline: A11.15xB27.13-101 after the CCPh enemies <here> and <there> B3 are held in Melee: <held>
      Given B3 is a bridge
      And B3 holds a <cover>
      And a Russian squad <here> B3
      And a German squad <there> B3
      And it is the CCPh of the Russian turn
      When the CCPh ends and the RPh begins
      Then the German squad <held> in Melee
      And the Russian squad <held> in Melee

      Examples:
        | row            | cover     | here                       | there                    | held   |
        | bridge-foxhole | foxhole   | on the bridge in           | beneath the foxhole in   | is not |
        | bridge-trench  | trench    | on the bridge in           | beneath the trench in    | is not |
        | top-foxhole    | foxhole   | on top of the foxhole in   | beneath the foxhole in   | is     |
        | top-ditch      | A-T Ditch | on top of the A-T Ditch in | beneath the A-T Ditch in | is     |
        | top-trench     | trench    | below the bridge in        | beneath the trench in    | is     |

    @B27.13 @A4.44xB27.13-101
    Scenario Outline: A4.44xB27.13-101 a squad <unit> B3 Recovers a LMG <weapon> B3: <verdict>
      Given B3 is a bridge
      And B3 holds a foxhole 1S
      And a German squad <unit> B3
      And a LMG <weapon> B3
      And it is the RPh of the German turn
      When the German squad tries to Recover the LMG
      Then that is <verdict>

      Examples:
        | row            | unit                   | weapon                 | verdict     |
        | bridge-below   | on the bridge in       | below the bridge in    | not allowed |
        | below-bridge   | below the bridge in    | on the bridge in       | not allowed |
        | bridge-foxhole | on the bridge in       | beneath the foxhole in | not allowed |
        | foxhole-bridge | beneath the foxhole in | on the bridge in       | not allowed |
        | both-bridge    | on the bridge in       | on the bridge in       | allowed     |
        | both-foxhole   | beneath the foxhole in | beneath the foxhole in | allowed     |

    @B26.32 @B27.13 @A4.431xB26.32xB27.13-101
    Scenario Outline: A4.431xB26.32xB27.13-101 a squad <giver> B3 Transfers a LMG to one <taker> B3: <verdict>
      Given B3 is a bridge
      And B3 holds <fort>
      And a German squad P <giver> B3
      And P possesses a LMG
      And a German squad Q <taker> B3
      And it is the RPh of the German turn
      When P Transfers the LMG to Q
      Then that is <verdict>

      Examples:
        | row            | fort         | giver                  | taker                  | verdict     |
        | bridge-foxhole | a foxhole 1S | on the bridge in       | beneath the foxhole in | not allowed |
        | foxhole-bridge | a foxhole 1S | beneath the foxhole in | on the bridge in       | not allowed |
        | bridge-wire    | Wire         | on the bridge in       | beneath the Wire in    | not allowed |
        | both-bridge    | a foxhole 1S | on the bridge in       | on the bridge in       | allowed     |
        | both-foxhole   | a foxhole 1S | beneath the foxhole in | beneath the foxhole in | allowed     |

    @B27.44 @A4.14xB27.44-101
    Scenario Outline: A4.14xB27.44-101 with a Known enemy <enemy> B3 a squad moves <way>: <verdict>
      Given B2 is unpaved road
      And B3 is a bridge with unpaved road
      And a road crosses hexside B2-B3
      And B3 holds a foxhole 1S
      And a Russian squad <enemy> B3
      And a German squad in B2
      And it is the MPh of the German turn
      When the German squad moves <way> B3
      Then that is <verdict>

      Examples: the enemy's Location alone is closed
        | row          | enemy                  | way                | verdict     |
        | over-foxhole | beneath the foxhole in | onto the bridge in | allowed     |
        | over-below   | below the bridge in    | onto the bridge in | allowed     |
        | onto-enemy   | on the bridge in       | onto the bridge in | not allowed |
        | under-enemy  | on the bridge in       | INTO               | allowed     |
        | into-foxhole | beneath the foxhole in | INTO               | not allowed |

  @B27.3
  Rule: B27.3 What passes over the bridge does not overrun what is below

    @B6.2xB27.3xD7.1-101
    Scenario Outline: B6.2xB27.3xD7.1-101 a tank <tank> B3 overruns a squad <place> B3: it is <meets>
      Given B3 is a bridge
      And B3 holds a <cover>
      And a German squad P <place> B3
      And a Russian tank <tank> B3
      And it is the MPh of the Russian turn
      When the Russian tank attacks P with an overrun with MG
      Then the attack is <meets>

      Examples:
        | row            | cover   | tank                | place                  | meets        |
        | bridge-foxhole | foxhole | on the bridge in    | beneath the foxhole in | not possible |
        | bridge-below   | foxhole | on the bridge in    | below the bridge in    | not possible |
        | bridge-trench  | trench  | on the bridge in    | beneath the trench in  | not possible |
        | below-bridge   | foxhole | below the bridge in | on the bridge in       | not possible |
        | both-bridge    | foxhole | on the bridge in    | on the bridge in       | possible     |
        | below-foxhole  | foxhole | below the bridge in | beneath the foxhole in | possible     |

    @B6.2xB27.3xD7.1-101
    Scenario: B6.2xB27.3xD7.1-101b below it the foxhole gives its +4
      Given B3 is a bridge
      And B3 holds a foxhole 1S
      And a German squad P beneath the foxhole in B3
      And a Russian tank below the bridge in B3
      And it is the MPh of the Russian turn
      When the Russian tank attacks P with an overrun with MG
      Then the TEM is +4

  Rule: B27.4 Nobody goes from one Location beneath what lies in another

    @B27.55 @B6.2xB27.55-101
    Scenario Outline: B6.2xB27.55-101 with <cover> <way> B3 a <vehicle> moves onto the bridge there: <verdict>
      Given B2 is unpaved road
      And B3 is a bridge with unpaved road
      And a road crosses hexside B2-B3
      And B3 holds <cover>
      And a German <vehicle> in B2
      And it is the MPh of the German turn
      When the German <vehicle> moves onto the bridge in B3
      Then that is <verdict>
      And no Bog DR is due from the German <vehicle>
      And the German <vehicle> is on the bridge in B3

      Examples: what lies below is not met
        | row       | cover        | way   | vehicle   | verdict |
        | truck     | a trench     | below | truck     | allowed |
        | halftrack | a trench     | below | halftrack | allowed |
        | tank      | a trench     | below | tank      | allowed |
        | ditch     | an A-T Ditch | below | tank      | allowed |

    @B27.4 @B6.2xB27.4-101
    Scenario Outline: B6.2xB27.4-101 a squad <place> B3 goes beneath the <cover> there: <verdict>
      Given B3 is a bridge
      And B3 holds a <cover>
      And a German squad <place> B3
      And it is the MPh of the German turn
      When the German squad goes beneath the <cover>
      Then that is <verdict>

      Examples:
        | row            | cover     | place               | verdict     |
        | bridge-foxhole | foxhole   | on the bridge in    | not allowed |
        | bridge-trench  | trench    | on the bridge in    | not allowed |
        | bridge-ditch   | A-T Ditch | on the bridge in    | not allowed |
        | bridge-sangar  | sangar    | on the bridge in    | not allowed |
        | below-foxhole  | foxhole   | below the bridge in | allowed     |
        | below-trench   | trench    | below the bridge in | allowed     |

    @B27.4 @B27.4xB30.1-101
    Scenario Outline: B27.4xB30.1-101 a squad <place> B3 goes beneath the foxhole there: <verdict>
      Given B3 holds a pillbox
      And B3 holds a foxhole 1S
      And a German squad <place> B3
      And it is the MPh of the German turn
      When the German squad goes beneath the foxhole
      Then that is <verdict>

      Examples: from the pillbox one comes out first
        | row     | place             | verdict     |
        | pillbox | in the pillbox in | not allowed |
        | outside | in                | allowed     |

    @B27.4 @B11.4xB27.4-101
    Scenario Outline: B11.4xB27.4-101 who climbs the cliff of B3 does not go beneath the <cover> there
      Given hexside B2-B3 is a cliff
      And B3 holds a <cover>
      And a German squad in B3
      And the German squad is on a cliff face
      And it is the MPh of the German turn
      When the German squad goes beneath the <cover>
      Then that is not allowed

      Examples:
        | row     | cover   |
        | foxhole | foxhole |
        | trench  | trench  |
        | sangar  | sangar  |

    @B27.4 @B11.4xB27.4-101
    Scenario: B11.4xB27.4-101b who stands at its foot does
      Given hexside B2-B3 is a cliff
      And B3 holds a foxhole
      And a German squad in B3
      And it is the MPh of the German turn
      When the German squad goes beneath the foxhole
      Then that is allowed
      And it costs 1 MF

    @B27.4 @B8.4xB27.4-101
    Scenario: B8.4xB27.4-101 who is in the sewer does not go beneath the foxhole above it
      Given B3 has a manhole
      And B3 holds a foxhole
      And a German squad in B3
      And the German squad is in a sewer
      And it is the MPh of the German turn
      When the German squad goes beneath the foxhole
      Then that is not allowed

    @B26.4 @B6.2xB26.4-101
    Scenario Outline: B6.2xB26.4-101a a squad <place> the bridge hex B3 is on no Wire to get beneath
      Given B3 is a bridge
      And B3 holds <wire>
      And a German squad <place> B3
      And it is the MPh of the German turn
      When the German squad rolls a Wire Exit dr of 1
      Then that is not allowed

      Examples: the Wire lies in the other Location
        | row            | wire               | place               |
        | wire-below     | Wire               | on the bridge in    |
        | wire-on-bridge | Wire on its bridge | below the bridge in |

    @B26.4 @B6.2xB26.4-101
    Scenario: B6.2xB26.4-101b on the wired bridge it gets beneath and stays on the bridge
      Given B3 is a bridge
      And B3 holds Wire on its bridge
      And a German squad on top of the Wire on the bridge in B3
      And it is the MPh of the German turn
      When the German squad rolls a Wire Exit dr of 2
      Then that is allowed
      And the German squad is beneath the Wire in B3
      And the German squad is on the bridge in B3
      And the German squad has 2 MF left

    @B26.31 @B6.2xB26.31-101
    Scenario Outline: B6.2xB26.31-101 the attack of a squad <place> B3, where <what>, has a Wire DRM of <drm>
      Given B3 is a bridge
      And B3 holds <wire>
      And a German squad <place> B3
      And a Russian squad in B4
      And it is the PFPh of the German turn
      When the German squad attacks the Russian squad with small-arms fire
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples:
        | row                  | wire               | what                  | place                               | drm |
        | bridge-over-wire     | Wire               | Wire is at the base   | on the bridge in                    | 0   |
        | on-wire-below        | Wire               | Wire is at the base   | on top of the Wire in               | +1  |
        | on-wired-bridge      | Wire on its bridge | Wire is on the bridge | on top of the Wire on the bridge in | +1  |
        | beneath-wired-bridge | Wire on its bridge | Wire is on the bridge | beneath the Wire on the bridge in   | 0   |
        | below-wired-bridge   | Wire on its bridge | Wire is on the bridge | below the bridge in                 | 0   |
        | below-on-wire        | Wire               | Wire is at the base   | below the bridge in                 | +1  |

    @B26.45 @B6.2xB26.45-101
    Scenario Outline: B6.2xB26.45-101 a squad <place> B3 Places its DC in B4: <verdict>
      Given B4 is unpaved road
      And B3 is a bridge with unpaved road
      And a road crosses hexside B3-B4
      And B3 holds <wire>
      And a German squad <place> B3
      And the German squad possesses a DC
      And it is the MPh of the German turn
      When the German squad Places its DC in B4
      Then that is <verdict>

      Examples:
        | row                  | wire               | place                               | verdict     |
        | bridge-over-wire     | Wire               | on the bridge in                    | allowed     |
        | on-wired-bridge      | Wire on its bridge | on top of the Wire on the bridge in | not allowed |
        | beneath-wired-bridge | Wire on its bridge | beneath the Wire on the bridge in   | allowed     |
        | on-wire-below        | Wire               | on top of the Wire in               | not allowed |

    @B26.43 @B6.2xB26.43xD9.3-101
    Scenario Outline: B6.2xB26.43xD9.3-101 to a squad <place> B3 a tank <tank> B3 is a TEM of <tem>
      Given B3 is a bridge
      And B3 holds Wire
      And a German tank <tank> B3
      And a German squad P <place> B3
      And a Russian squad in B4
      And it is the PFPh of the Russian turn
      When the Russian squad attacks P with small-arms fire
      Then the attack is possible
      And the AFV gives a TEM of <tem>

      Examples: an AFV shelters who is in its Location, on Wire or beneath
        | row            | tank                | place                 | tem |
        | both-bridge    | on the bridge in    | on the bridge in      | +1  |
        | on-wire-below  | below the bridge in | on top of the Wire in | +1  |
        | beneath-wire   | below the bridge in | beneath the Wire in   | +1  |
        | bridge-wire    | on the bridge in    | on top of the Wire in | 0   |
        | bridge-beneath | on the bridge in    | beneath the Wire in   | 0   |
        | below-bridge   | below the bridge in | on the bridge in      | 0   |

  Rule: B9.2 The bridge has the level of its ends

    @B16.2 @B6.2xB16.2xD9.4-101
    Scenario Outline: B6.2xB16.2xD9.4-101 over the bridged marsh B3 with <what> the Hindrance is <n>
      Given B3 is bridged marsh
      And B3 holds <fort>
      And a Russian squad in <from>
      And a German squad in <to>
      And a German <vehicle> <place> <hex>
      When LOS is traced between the Russian squad and the German squad
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: the marsh, and an AFV on the bridge besides
        | row       | what                      | fort               | from | to | vehicle   | place            | hex | n  |
        | tank      | a tank on the bridge      | no foxhole         | B1   | B5 | tank      | on the bridge in | B3  | +2 |
        | wired     | a tank on its Wire        | Wire on its bridge | B1   | B5 | tank      | on the bridge in | B3  | +2 |
        | across    | a halftrack on the bridge | no foxhole         | A3   | C4 | halftrack | on the bridge in | B3  | +2 |
        | elsewhere | a tank beside it          | no foxhole         | B1   | B5 | tank      | in               | C5  | +1 |

    @B26.43 @B6.2xB26.43xD9.4-101
    Scenario Outline: B6.2xB26.43xD9.4-101 along the road over the gully in B3 a tank <place> B3 is a Hindrance of <n>
      Given B2 and B4 are unpaved road
      And B3 is a bridge with unpaved road
      And a road crosses hexside B2-B3
      And a road crosses hexside B3-B4
      And B3 holds <fort>
      And a Russian squad in B1
      And a German squad in B5
      And a German tank <place> B3
      When LOS is traced between the Russian squad and the German squad
      Then the LOS is clear
      And the Hindrance is <n>

      Examples: to LOS of its level
        | row        | fort               | place               | n  |
        | bridge     | no foxhole         | on the bridge in    | +1 |
        | wired      | Wire on its bridge | on the bridge in    | +1 |
        | below      | no foxhole         | below the bridge in | 0  |
        | below-wire | Wire               | below the bridge in | 0  |

    @B9.2 @B6.2xB9.2-101
    Scenario Outline: B6.2xB9.2-101 from the bridge in B3 over a wall <edge> a <unit> and a squad in B6 find the LOS <sight>
      Given B3 is a bridge
      And hexside <edge> is a <barrier> at level 0
      And B6 is level <level> Open Ground
      And a German <unit> on the bridge in B3
      And a Russian squad in B6
      When LOS is traced between the German <unit> and the Russian squad
      Then the LOS is <sight>

      Examples: a wall of neither hex bars it on its own level
        | row             | unit  | barrier | edge  | level | sight   |
        | squad           | squad | wall    | B4-B5 | 0     | blocked |
        | tank            | tank  | wall    | B4-B5 | 0     | blocked |
        | tank-hedge      | tank  | hedge   | B4-B5 | 0     | blocked |
        | squad-uphill    | squad | wall    | B4-B5 | 1     | clear   |
        | tank-uphill     | tank  | wall    | B4-B5 | 1     | clear   |
        | tank-own-hex    | tank  | wall    | B3-B4 | 0     | clear   |
        | squad-their-hex | squad | hedge   | B5-B6 | 0     | clear   |

  Rule: The Wire of a bridge is above no pillbox

    @B26.4 @A11.1xB6.2xB26.4-1101
    Scenario Outline: A11.1xB6.2xB26.4-1101 <who> fights from <there> whom it finds <where> B3: <verdict>
      Given it is the CCPh of the German turn
      And B3 is a bridge
      And B3 holds a pillbox
      And B3 holds Wire on its bridge
      And B3 holds Wire
      And a German squad P <place> B3
      And a Russian squad E <where> B3
      When <who> declares Close Combat against <whom>
      Then that is <verdict>

      Examples: neither down nor up
        | row            | who | there       | place                               | where               | whom | verdict     |
        | down-pillbox   | P   | the bridge  | on top of the Wire on the bridge in | in the pillbox in   | E    | not allowed |
        | up-pillbox     | E   | below       | on top of the Wire on the bridge in | in the pillbox in   | P    | not allowed |
        | down-ground    | P   | the bridge  | on top of the Wire on the bridge in | below the bridge in | E    | not allowed |
        | up-ground      | E   | below       | on top of the Wire on the bridge in | below the bridge in | P    | not allowed |
        | ground-pillbox | P   | the ground  | on top of the Wire in               | in the pillbox in   | E    | allowed     |
        | pillbox-ground | E   | the pillbox | on top of the Wire in               | in the pillbox in   | P    | allowed     |
        | on-the-bridge  | P   | the bridge  | on top of the Wire on the bridge in | on the bridge in    | E    | allowed     |

    @B26.4 @A11.1xB6.2xB26.4-1101
    Scenario: A11.1xB6.2xB26.4-1101a nor is that attack possible
      Given it is the CCPh of the German turn
      And B3 is a bridge
      And B3 holds a pillbox
      And B3 holds Wire on its bridge
      And a German squad P on top of the Wire on the bridge in B3
      And a Russian squad E in the pillbox in B3
      When P attacks E with Close Combat
      Then the attack is not possible

  Rule: B9.33, B6.3 The TEM of a bridge

    @B9.33 @B6.3xB9.33-1501
    Scenario Outline: B6.3xB9.33-1501a across its road, from level <level> of <from>, a squad on the bridge has TEM <tem>
      Given F5 is a bridge with unpaved road
      And F4 and F6 are unpaved road
      And a road crosses hexside F4-F5
      And a road crosses hexside F5-F6
      And <from> is level <level> Open Ground
      And a German squad on the bridge in F5
      And a Russian squad in <from>
      When the Russian squad attacks the German squad with small-arms fire
      Then the TEM is <tem>

      Examples: less for height beyond the range
        | row        | level | from | tem |
        | level      | 0     | G5   | +1  |
        | level-west | 0     | E5   | +1  |
        | two        | 0     | H5   | +1  |
        | above-1    | 1     | G5   | +1  |
        | above-2    | 2     | G5   | 0   |
        | above-far  | 2     | H5   | +1  |
        | slantwise  | 0     | G8   | +1  |

    @B9.33 @B6.3xB9.33-1501 @reading:B9.33-bridge-along-its-road
    Scenario Outline: B6.3xB9.33-1501b and along its road from <from> TEM <tem>: FFMO <applies>
      Given it is the MPh of the German turn
      And F5 is a bridge with unpaved road
      And F4 and F6 are unpaved road
      And a road crosses hexside F4-F5
      And a road crosses hexside F5-F6
      And a German squad P on the bridge in F5
      And P has spent 1 MF
      And a Russian squad in <from>
      When the Russian squad attacks P with small-arms fire
      Then the TEM is <tem>
      And FFMO <applies>

      Examples:
        | row  | from | tem | applies        |
        | next | F6   | +1  | does not apply |
        | far  | F8   | +1  | does not apply |

    @B9.33 @B6.3xB9.33-1501 @reading:B9.33-bridge-along-its-road=has-none
    Scenario Outline: B6.3xB9.33-1501c or by the other reading, from <from>, TEM <tem>: FFMO <applies>
      Given it is the MPh of the German turn
      And F5 is a bridge with unpaved road
      And F4 and F6 are unpaved road
      And a road crosses hexside F4-F5
      And a road crosses hexside F5-F6
      And a German squad P on the bridge in F5
      And P has spent 1 MF
      And a Russian squad in <from>
      When the Russian squad attacks P with small-arms fire
      Then the TEM is <tem>
      And FFMO <applies>

      Examples:
        | row  | from | tem | applies |
        | next | F6   | 0   | applies |
        | far  | F8   | 0   | applies |

    @B9.33 @B6.3xB9.33-1501 @reading:B9.33-bridge-along-its-road
    Scenario Outline: B6.3xB9.33-1501e a mortar in <from>, along the road, meets its TEM of +1
      Given it is the DFPh of the German turn
      And F5 is a bridge with unpaved road
      And F4 and F6 are unpaved road
      And a road crosses hexside F4-F5
      And a road crosses hexside F5-F6
      And a German squad P on the bridge in F5
      And a Russian squad Q in <from>
      And Q possesses a 50mm mortar
      When Q attacks P with an on-board mortar
      Then the TEM is +1

      Examples:
        | from |
        | F8   |

    @B9.33 @B6.3xB9.33-1501 @reading:B9.33-bridge-along-its-road=has-none
    Scenario Outline: B6.3xB9.33-1501f or by the other reading one in <from> meets none
      Given it is the DFPh of the German turn
      And F5 is a bridge with unpaved road
      And F4 and F6 are unpaved road
      And a road crosses hexside F4-F5
      And a road crosses hexside F5-F6
      And a German squad P on the bridge in F5
      And a Russian squad Q in <from>
      And Q possesses a 50mm mortar
      When Q attacks P with an on-board mortar
      Then the TEM is 0

      Examples:
        | from |
        | F8   |

    @B9.33 @B6.3xB9.33-1501
    Scenario: B6.3xB9.33-1501d one firer of a fire group beside the road is enough for the TEM of the bridge
      Given it is the MPh of the German turn
      And F5 is a bridge with unpaved road
      And F4 and F6 are unpaved road
      And a road crosses hexside F4-F5
      And a road crosses hexside F5-F6
      And a German squad P on the bridge in F5
      And P has spent 1 MF
      And a Russian squad A in F6
      And a Russian squad B in G6
      When A and B together attack P with small-arms fire
      Then the TEM is +1
      And FFMO does not apply
