Feature: What fire a move lays a unit open to, asked before the move and met after it

  Rule: A Snap Shot needs both ends of the hexside crossed, First Fire the hex entered

    @B9.42 @A8.15xB9.42-201
    Scenario Outline: A8.15xB9.42-201a from <from> into <to> with a firer in <firer> and woods in <woods>: asked
      Given it is the MPh of the German turn
      And <woods> is woods
      And a German squad in <from>
      And a Russian 4-6-7 squad in <firer>
      When the players ask whether the German squad may move into <to>
      Then that is allowed
      And it <snap> subject to a Snap Shot
      And it <fire> subject to Defensive First Fire

      Examples: woods hide one end of the hexside, or both, and not the hex
        | row           | from | to | firer | woods | snap   | fire |
        | up-left-end   | F6   | F5 | E3    | E5    | is not | is   |
        | up-right-end  | F6   | F5 | B7    | E7    | is not | is   |
        | side-near-end | C4   | D4 | F6    | D5    | is not | is   |
        | side-far-end  | C4   | D4 | H2    | E3    | is not | is   |
        | up-both-ends  | G6   | G5 | A6    | E6    | is not | is   |

      Examples: woods hide the hex, and neither end
        | row            | from | to | firer | woods | snap | fire   |
        | up-hex-left    | F6   | F5 | B6    | D5    | is   | is not |
        | up-hex-right   | F6   | F5 | J6    | H5    | is   | is not |
        | side-hex-below | C4   | D4 | C8    | D6    | is   | is not |
        | side-hex-above | C4   | D4 | G2    | F3    | is   | is not |
        | across-hex     | G6   | G5 | K4    | I4    | is   | is not |

      Examples: woods hide nothing
        | row         | from | to | firer | woods | snap | fire |
        | up-open     | F6   | F5 | B6    | B3    | is   | is   |
        | side-open   | C4   | D4 | C8    | F3    | is   | is   |
        | across-open | G6   | G5 | K4    | E6    | is   | is   |

    @B9.42 @A8.15xB9.42-201
    Scenario Outline: A8.15xB9.42-201b from <from> into <to> with a firer in <firer> and woods in <woods>: a Snap Shot is <snap>
      Given it is the MPh of the German turn
      And <woods> is woods
      And a German squad in <from>
      And a Russian 4-6-7 squad in <firer>
      When the German squad moves into <to>
      And the Russian squad takes a Snap Shot at the German squad across hexside <edge>
      Then the attack is <snap>

      Examples: woods hide one end of the hexside, or both, and not the hex
        | row           | from | to | edge  | firer | woods | snap         |
        | up-left-end   | F6   | F5 | F5-F6 | E3    | E5    | not possible |
        | up-right-end  | F6   | F5 | F5-F6 | B7    | E7    | not possible |
        | side-near-end | C4   | D4 | C4-D4 | F6    | D5    | not possible |
        | side-far-end  | C4   | D4 | C4-D4 | H2    | E3    | not possible |
        | up-both-ends  | G6   | G5 | G5-G6 | A6    | E6    | not possible |

      Examples: woods hide the hex, and neither end
        | row            | from | to | edge  | firer | woods | snap     |
        | up-hex-left    | F6   | F5 | F5-F6 | B6    | D5    | possible |
        | up-hex-right   | F6   | F5 | F5-F6 | J6    | H5    | possible |
        | side-hex-below | C4   | D4 | C4-D4 | C8    | D6    | possible |
        | side-hex-above | C4   | D4 | C4-D4 | G2    | F3    | possible |
        | across-hex     | G6   | G5 | G5-G6 | K4    | I4    | possible |

      Examples: woods hide nothing
        | row         | from | to | edge  | firer | woods | snap     |
        | up-open     | F6   | F5 | F5-F6 | B6    | B3    | possible |
        | side-open   | C4   | D4 | C4-D4 | C8    | F3    | possible |
        | across-open | G6   | G5 | G5-G6 | K4    | E6    | possible |

    @B9.42 @A8.15xB9.42-201
    Scenario Outline: A8.15xB9.42-201c from <from> into <to> with a firer in <firer> and woods in <woods>: First Fire is <fire>
      Given it is the MPh of the German turn
      And <woods> is woods
      And a German squad in <from>
      And a Russian 4-6-7 squad in <firer>
      When the German squad moves into <to>
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is <fire>

      Examples: woods hide one end of the hexside, or both, and not the hex
        | row           | from | to | firer | woods | fire     |
        | up-left-end   | F6   | F5 | E3    | E5    | possible |
        | up-right-end  | F6   | F5 | B7    | E7    | possible |
        | side-near-end | C4   | D4 | F6    | D5    | possible |
        | side-far-end  | C4   | D4 | H2    | E3    | possible |
        | up-both-ends  | G6   | G5 | A6    | E6    | possible |

      Examples: woods hide the hex, and neither end
        | row            | from | to | firer | woods | fire         |
        | up-hex-left    | F6   | F5 | B6    | D5    | not possible |
        | up-hex-right   | F6   | F5 | J6    | H5    | not possible |
        | side-hex-below | C4   | D4 | C8    | D6    | not possible |
        | side-hex-above | C4   | D4 | G2    | F3    | not possible |
        | across-hex     | G6   | G5 | K4    | I4    | not possible |

      Examples: woods hide nothing
        | row         | from | to | firer | woods | fire     |
        | up-open     | F6   | F5 | B6    | B3    | possible |
        | side-open   | C4   | D4 | C8    | F3    | possible |
        | across-open | G6   | G5 | K4    | E6    | possible |

    @B9.2 @B9.42 @A8.15xB9.2xB9.42-201
    Scenario Outline: A8.15xB9.2xB9.42-201a from <from> into <to> with a firer in <firer> and a hedge on <hedge>: asked
      Given it is the MPh of the German turn
      And hexside <hedge> is a hedge
      And a German squad in <from>
      And a Russian 4-6-7 squad in <firer>
      When the players ask whether the German squad may move into <to>
      Then that is allowed
      And it <snap> subject to a Snap Shot
      And it <fire> subject to Defensive First Fire

      Examples: the hedge hides an end of the hexside, and not the hex
        | row       | from | to | firer | hedge | snap   | fire |
        | left-end  | F6   | F5 | B3    | D4-D5 | is not | is   |
        | right-end | F6   | F5 | B7    | D6-E7 | is not | is   |
        | both-ends | F6   | F5 | B6    | D6-E6 | is not | is   |
        | side-end  | C4   | D4 | G7    | E6-F6 | is not | is   |

      Examples: the hex, and neither end
        | row       | from | to | firer | hedge | snap | fire   |
        | hex-left  | F6   | F5 | B4    | C5-D4 | is   | is not |
        | hex-right | F6   | F5 | J6    | H5-H6 | is   | is not |
        | hex-side  | C4   | D4 | C8    | C7-D6 | is   | is not |

      Examples: nothing
        | row       | from | to | firer | hedge | snap | fire |
        | open-left | F6   | F5 | B4    | C7-D6 | is   | is   |
        | open-side | C4   | D4 | C8    | H5-H6 | is   | is   |

    @B9.2 @B9.42 @A8.15xB9.2xB9.42-201
    Scenario Outline: A8.15xB9.2xB9.42-201b from <from> into <to> with a firer in <firer> and a hedge on <hedge>: a Snap Shot is <snap>
      Given it is the MPh of the German turn
      And hexside <hedge> is a hedge
      And a German squad in <from>
      And a Russian 4-6-7 squad in <firer>
      When the German squad moves into <to>
      And the Russian squad takes a Snap Shot at the German squad across hexside <edge>
      Then the attack is <snap>

      Examples: the hedge hides an end of the hexside, and not the hex
        | row       | from | to | edge  | firer | hedge | snap         |
        | left-end  | F6   | F5 | F5-F6 | B3    | D4-D5 | not possible |
        | right-end | F6   | F5 | F5-F6 | B7    | D6-E7 | not possible |
        | both-ends | F6   | F5 | F5-F6 | B6    | D6-E6 | not possible |
        | side-end  | C4   | D4 | C4-D4 | G7    | E6-F6 | not possible |

      Examples: the hex, and neither end
        | row       | from | to | edge  | firer | hedge | snap     |
        | hex-left  | F6   | F5 | F5-F6 | B4    | C5-D4 | possible |
        | hex-right | F6   | F5 | F5-F6 | J6    | H5-H6 | possible |
        | hex-side  | C4   | D4 | C4-D4 | C8    | C7-D6 | possible |

      Examples: nothing
        | row       | from | to | edge  | firer | hedge | snap     |
        | open-left | F6   | F5 | F5-F6 | B4    | C7-D6 | possible |
        | open-side | C4   | D4 | C4-D4 | C8    | H5-H6 | possible |

    @B9.2 @B9.42 @A8.15xB9.2xB9.42-201
    Scenario Outline: A8.15xB9.2xB9.42-201c from <from> into <to> with a firer in <firer> and a hedge on <hedge>: First Fire is <fire>
      Given it is the MPh of the German turn
      And hexside <hedge> is a hedge
      And a German squad in <from>
      And a Russian 4-6-7 squad in <firer>
      When the German squad moves into <to>
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is <fire>

      Examples: the hedge hides an end of the hexside, and not the hex
        | row       | from | to | firer | hedge | fire     |
        | left-end  | F6   | F5 | B3    | D4-D5 | possible |
        | right-end | F6   | F5 | B7    | D6-E7 | possible |
        | both-ends | F6   | F5 | B6    | D6-E6 | possible |
        | side-end  | C4   | D4 | G7    | E6-F6 | possible |

      Examples: the hex, and neither end
        | row       | from | to | firer | hedge | fire         |
        | hex-left  | F6   | F5 | B4    | C5-D4 | not possible |
        | hex-right | F6   | F5 | J6    | H5-H6 | not possible |
        | hex-side  | C4   | D4 | C8    | C7-D6 | not possible |

      Examples: nothing
        | row       | from | to | firer | hedge | fire     |
        | open-left | F6   | F5 | B4    | C7-D6 | possible |
        | open-side | C4   | D4 | C8    | H5-H6 | possible |

  Rule: Fire from beyond range is none

    @B27.42 @A7.22xB27.42-201
    Scenario Outline: A7.22xB27.42-201a to <force> in <firer>: asked
      Given it is the MPh of the German turn
      And B1 holds a foxhole 1S
      And a German squad beneath the foxhole in B1
      And <force> in <firer>
      When the players ask whether the German squad may come out of the foxhole
      Then that is allowed
      And it <word> subject to Defensive First Fire

      Examples: within twice the Normal Range
        | row           | force                 | firer | word |
        | four-at-four  | a Russian 4-4-7 squad | B5    | is   |
        | four-at-eight | a Russian 4-4-7 squad | B9    | is   |
        | two-at-four   | a Russian 5-2-7 squad | B5    | is   |
        | eight-at-nine | a Russian 3-8-8 squad | B10   | is   |

      Examples: beyond it
        | row          | force                 | firer | word   |
        | four-at-nine | a Russian 4-4-7 squad | B10   | is not |
        | two-at-five  | a Russian 5-2-7 squad | B6    | is not |
        | two-at-nine  | a Russian 5-2-7 squad | B10   | is not |

    @B27.42 @A7.22xB27.42-201
    Scenario Outline: A7.22xB27.42-201b to <force> in <firer>: First Fire is <word>
      Given it is the MPh of the German turn
      And B1 holds a foxhole 1S
      And a German squad beneath the foxhole in B1
      And <force> in <firer>
      When the German squad comes out of the foxhole
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is <word>

      Examples: within twice the Normal Range
        | row           | force                 | firer | word     |
        | four-at-four  | a Russian 4-4-7 squad | B5    | possible |
        | four-at-eight | a Russian 4-4-7 squad | B9    | possible |
        | two-at-four   | a Russian 5-2-7 squad | B5    | possible |
        | eight-at-nine | a Russian 3-8-8 squad | B10   | possible |

      Examples: beyond it
        | row          | force                 | firer | word         |
        | four-at-nine | a Russian 4-4-7 squad | B10   | not possible |
        | two-at-five  | a Russian 5-2-7 squad | B6    | not possible |
        | two-at-nine  | a Russian 5-2-7 squad | B10   | not possible |

    @B27.42 @A7.22xB27.42-201
    Scenario Outline: A7.22xB27.42-201c to a squad in B10 out of range that has <gear>: asked
      Given it is the MPh of the German turn
      And B1 holds a foxhole 1S
      And a German squad beneath the foxhole in B1
      And a Russian 4-4-7 squad R in B10
      And R possesses <gear>
      When the players ask whether the German squad may come out of the foxhole
      Then that is allowed
      And it <word> subject to Defensive First Fire

      Examples: a Gun reaches farther than who mans it, if it fires
        | row            | gear                    | word   |
        | at-gun         | an AT Gun               | is     |
        | inf-gun        | an INF Gun              | is     |
        | malfunctioned  | a malfunctioned AT Gun  | is not |

    @B27.42 @A7.22xB27.42-3901
    Scenario Outline: A7.22xB27.42-3901a to a squad in <firer> that is told <gear>: asked
      Given it is the MPh of the German turn
      And B1 holds a foxhole 1S
      And a German squad beneath the foxhole in B1
      And a Russian 5-2-7 squad R in <firer>
      And R <gear>
      When the players ask whether the German squad may come out of the foxhole
      Then that is allowed
      And it <word> subject to Defensive First Fire

      Examples: a weapon that is not told is none, one that is told may reach it
        | row        | gear             | firer | word   |
        | none-far   | is CX            | B10   | is not |
        | none-near  | is CX            | B5    | is     |
        | lmg-far    | possesses a LMG  | B10   | is     |
        | radio-far  | possesses a radio | B10  | is not |

    @B27.42 @A7.22xB27.42-3901
    Scenario Outline: A7.22xB27.42-3901b to <fire> of a squad in <firer> that is told without a weapon, First Fire is <word>
      Given it is the MPh of the German turn
      And B1 holds a foxhole 1S
      And a German squad beneath the foxhole in B1
      And a Russian 5-2-7 squad R in <firer>
      When the German squad comes out of the foxhole
      And R attacks the German squad with <fire>
      Then the attack is <word>

      Examples: an attack that names MG has them, wherever it is
        | row       | fire            | firer | word         |
        | mg-far    | MG fire         | B10   | possible     |
        | mg-near   | MG fire         | B5    | possible     |
        | arms-far  | small-arms fire | B10   | not possible |
        | arms-near | small-arms fire | B5    | possible     |

    @B16.32 @A7.22xB16.32-1801
    Scenario Outline: A7.22xB16.32-1801a a squad <place> <ground> that has <gear> and no range without it: asked
      Given it is the MPh of the German turn
      And F10 is <ground>
      And a German squad in F4
      And a Russian 5-2-7 squad R <place> F10
      And R possesses <gear>
      When the players ask whether the German squad may move into F5
      Then that is allowed
      And it <word> subject to Defensive First Fire
      And it <word> subject to a Snap Shot

      Examples: out of marsh a LMG alone reaches farther
        | row       | place            | ground        | gear       | word   |
        | marsh-lmg | in               | marsh         | a 3-8 LMG  | is     |
        | marsh-hmg | in               | marsh         | a 6-12 HMG | is not |
        | bridge    | on the bridge in | bridged marsh | a 6-12 HMG | is     |
        | open-hmg  | in               | brush         | a 6-12 HMG | is     |

      Examples: what does not work reaches nowhere
        | row       | place | ground | gear                     | word   |
        | bad-lmg   | in    | brush  | a malfunctioned 3-8 LMG  | is not |
        | bad-hmg   | in    | brush  | a malfunctioned 6-12 HMG | is not |
        | dm-hmg    | in    | brush  | a dm 6-12 HMG            | is not |

    @B9.53 @A8.1xB9.53-1801
    Scenario Outline: A8.1xB9.53-1801 a Gun that has changed its CA and has <edge> before it: asked
      Given it is the MPh of the German turn
      And hexside F9-F10 is a <edge>
      And a German squad in F4
      And a Russian 2-2-7 crew R in F10
      And R has wall advantage
      And R possesses an AT Gun
      And the AT Gun has changed its CA this phase
      When the players ask whether the German squad may move into F5
      Then that is allowed
      And it <word> subject to Defensive First Fire

      Examples:
        | edge   | word   |
        | bocage | is not |
        | wall   | is     |
        | hedge  | is     |

    @B9.42 @A7.22xA8.15xB9.42-201
    Scenario Outline: A7.22xA8.15xB9.42-201 crossing F5-F6 with <force> in <firer>: it <is> subject to one
      Given it is the MPh of the German turn
      And a German squad in F6
      And <force> in <firer>
      When the players ask whether the German squad may move into F5
      Then that is allowed
      And it <is> subject to a Snap Shot

      Examples:
        | row       | force                 | firer | is     |
        | two-near  | a Russian 5-2-7 squad | I6    | is     |
        | four-near | a Russian 4-4-7 squad | K7    | is     |
        | two-far   | a Russian 5-2-7 squad | K7    | is not |
        | four-far  | a Russian 4-4-7 squad | O6    | is not |

  Rule: FFMO and FFNAM: what the hexside, the hex and the way of moving say

    @B9.3 @B9.323 @A4.6xB9.3xB9.323-201
    Scenario Outline: A4.6xB9.3xB9.323-201a a <barrier> on F5-F6 and a firer in <firer>: asked
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a German squad in F4
      And a Russian 4-6-7 squad in <firer>
      When the players ask whether the German squad may move into F5
      Then that is allowed
      And it <word> subject to FFMO
      And it is subject to FFNAM

      Examples:
        | row         | barrier | firer | word   |
        | over-wall   | wall    | F7    | is not |
        | over-hedge  | hedge   | F8    | is not |
        | over-bocage | bocage  | F7    | is not |
        | past-wall   | wall    | F3    | is     |
        | past-hedge  | hedge   | H4    | is     |
        | past-bocage | bocage  | D4    | is     |

    @B9.3 @B9.323 @A4.6xB9.3xB9.323-201
    Scenario Outline: A4.6xB9.3xB9.323-201b a <barrier> on F5-F6 and a firer in <firer>: FFMO <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a German squad in F4
      And a Russian 4-6-7 squad in <firer>
      When the German squad moves into F5
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <word>
      And FFNAM applies

      Examples:
        | row         | barrier | firer | word           |
        | over-wall   | wall    | F7    | does not apply |
        | over-hedge  | hedge   | F8    | does not apply |
        | over-bocage | bocage  | F7    | does not apply |
        | past-wall   | wall    | F3    | applies        |
        | past-hedge  | hedge   | H4    | applies        |
        | past-bocage | bocage  | D4    | applies        |

    @B9.33 @B9.531 @A4.6xB9.33xB9.531-201
    Scenario Outline: A4.6xB9.33xB9.531-201a a <barrier> looked down over from level <level> of F7: asked
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F7 is level <level> Open Ground
      And a German squad in F4
      And a Russian squad in F7
      When the players ask whether the German squad may move into F5
      Then that is allowed
      And it <word> subject to FFMO

      Examples:
        | row         | barrier | level | word   |
        | wall-level  | wall    | 0     | is not |
        | wall-two    | wall    | 2     | is not |
        | wall-three  | wall    | 3     | is not |
        | wall-four   | wall    | 4     | is     |
        | hedge-two   | hedge   | 2     | is not |
        | hedge-three | hedge   | 3     | is     |
        | bocage-four | bocage  | 4     | is not |

    @B9.33 @B9.531 @A4.6xB9.33xB9.531-201
    Scenario Outline: A4.6xB9.33xB9.531-201b a <barrier> looked down over from level <level> of F7: FFMO <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F7 is level <level> Open Ground
      And a German squad in F4
      And a Russian squad in F7
      When the German squad moves into F5
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <word>

      Examples:
        | row         | barrier | level | word           |
        | wall-level  | wall    | 0     | does not apply |
        | wall-two    | wall    | 2     | does not apply |
        | wall-three  | wall    | 3     | does not apply |
        | wall-four   | wall    | 4     | applies        |
        | hedge-two   | hedge   | 2     | does not apply |
        | hedge-three | hedge   | 3     | applies        |
        | bocage-four | bocage  | 4     | does not apply |

    @B9.34 @A4.6xB9.34-2000
    Scenario Outline: A4.6xB9.34-2000a a <barrier> on F5-F6 and <force> with <gear> in <firer>: asked
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a German squad in F4
      And <force> R in <firer>
      And R possesses <gear>
      When the players ask whether the German squad may move into F5
      Then that is allowed
      And it is subject to Defensive First Fire
      And it <word> subject to FFMO
      And it is subject to FFNAM

      Examples: to a mortar alone the wall counts from all sides
        | row        | barrier | force            | gear              | firer | word   |
        | wall       | wall    | a Russian leader | a light SW mortar | F2    | is not |
        | hedge      | hedge   | a Russian leader | a light SW mortar | F2    | is     |
        | hedge-over | hedge   | a Russian leader | a light SW mortar | F8    | is not |
        | heavy      | wall    | a Russian leader | an 81mm MTR       | F2    | is not |

      Examples: who fires anything else besides sees it in the open
        | row        | barrier | force            | gear              | firer | word   |
        | lmg        | wall    | a Russian leader | a 3-8 LMG         | F2    | is     |
        | squad      | wall    | a Russian squad  | a light SW mortar | F2    | is     |

    @B9.34 @A4.6xB9.34-2000
    Scenario Outline: A4.6xB9.34-2000b onto level 1, with no wall there, before <force> with <gear> on level <level>: asked
      Given it is the MPh of the German turn
      And hexside F5-F6 carries nothing
      And F5 is level 1 Open Ground
      And F8 is level <level> Open Ground
      And a German squad in F4
      And <force> R in F8
      And R possesses <gear>
      When the players ask whether the German squad may move into F5
      Then that is allowed
      And it <word> subject to FFMO

      Examples: Height Advantage is for Direct Fire
        | row        | force            | gear              | level | word   |
        | mortar     | a Russian leader | a light SW mortar | 0     | is     |
        | lmg        | a Russian leader | a 3-8 LMG         | 0     | is not |
        | lmg-level  | a Russian leader | a 3-8 LMG         | 1     | is     |

    @B16.2 @B16.3 @A4.6xB16.2xB16.3-201
    Scenario Outline: A4.6xB16.2xB16.3-201a into <to> with <between> before the firer: asked
      Given it is the MPh of the German turn
      And E4 is <to>
      And E5 is <between>
      And a German squad in E3
      And a Russian squad in E6
      When the players ask whether the German squad may move into E4
      Then that is allowed
      And it <word> subject to FFMO
      And it is subject to FFNAM

      Examples:
        | row          | to          | between     | word   |
        | open         | Open Ground | Open Ground | is     |
        | into-marsh   | marsh       | Open Ground | is not |
        | into-mudflat | mudflat     | Open Ground | is not |
        | past-marsh   | Open Ground | marsh       | is not |
        | past-mudflat | Open Ground | mudflat     | is not |

    @B16.2 @B16.3 @A4.6xB16.2xB16.3-201
    Scenario Outline: A4.6xB16.2xB16.3-201b into <to> with <between> before the firer: FFMO <word>
      Given it is the MPh of the German turn
      And E4 is <to>
      And E5 is <between>
      And a German squad in E3
      And a Russian squad in E6
      When the German squad moves into E4
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <word>
      And FFNAM applies

      Examples:
        | row          | to          | between     | word           |
        | open         | Open Ground | Open Ground | applies        |
        | into-marsh   | marsh       | Open Ground | does not apply |
        | into-mudflat | mudflat     | Open Ground | does not apply |
        | past-marsh   | Open Ground | marsh       | does not apply |
        | past-mudflat | Open Ground | mudflat     | does not apply |

    @B27.4 @B27.42 @A4.61xB27.4xB27.42-201
    Scenario Outline: A4.61xB27.4xB27.42-201a into <ground> with <fort> by Assault Movement
      Given it is the MPh of the German turn
      And E4 is <ground>
      And E4 holds <fort>
      And a German squad in E3
      And a Russian squad in E6
      When the players ask whether the German squad may move into E4 by Assault Movement
      Then that is allowed
      And it is not subject to FFNAM
      And it <ffmo> subject to FFMO

      Examples:
        | row           | ground      | fort         | ffmo   |
        | open-foxhole  | Open Ground | a foxhole 1S | is     |
        | open-trench   | Open Ground | a trench     | is     |
        | brush-foxhole | brush       | a foxhole 1S | is not |
        | open-wire     | Open Ground | Wire         | is     |

    @B27.4 @B27.42 @A4.61xB27.4xB27.42-201
    Scenario Outline: A4.61xB27.4xB27.42-201b the MF for the <cover> lays it open to no FFMO
      Given it is the MPh of the German turn
      And E4 holds <fort>
      And a German squad on top of the <cover> in E4
      And a Russian squad in E6
      When the players ask whether the German squad may go beneath the <cover>
      Then that is allowed
      And it costs <mf> MF
      And it is not subject to FFMO

      Examples:
        | row     | fort         | cover     | mf |
        | foxhole | a foxhole 1S | foxhole   | 1  |
        | trench  | a trench     | trench    | 1  |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row     | fort         | cover     | mf |
        | ditch   | an A-T Ditch | A-T Ditch | 2  |

    @B27.4 @B27.42 @A4.61xB27.4xB27.42-201
    Scenario Outline: A4.61xB27.4xB27.42-201c the MF to come out of the <cover> in <ground> do: it <ffmo>
      Given it is the MPh of the German turn
      And E4 is <ground>
      And E4 holds <fort>
      And a German squad beneath the <cover> in E4
      And a Russian squad in E6
      When the players ask whether the German squad may come out of the <cover>
      Then that is allowed
      And it costs <mf> MF
      And it <ffmo> subject to FFMO

      Examples:
        | row          | ground      | fort         | cover     | mf | ffmo   |
        | open-foxhole | Open Ground | a foxhole 1S | foxhole   | 1  | is     |
        | woods-trench | woods       | a trench     | trench    | 1  | is not |

      @reading:B27.56-ditch-cost
      Examples: by the reading taken
        | row          | ground      | fort         | cover     | mf | ffmo   |
        | open-ditch   | Open Ground | an A-T Ditch | A-T Ditch | 2  | is     |

    @B9.323 @A4.6xB9.323-601
    Scenario Outline: A4.6xB9.323-601 in the open, with <edge> towards F7 and a firer in <firer>, FFMO: it <ffmo>
      Given it is the MPh of the German turn
      And hexside F6-F7 is <edge>
      And a German squad in F5
      And a Russian squad in <firer>
      When the players ask whether the German squad may move into F6
      Then that is allowed
      And it is subject to Defensive First Fire
      And it <ffmo> subject to FFMO

      Examples:
        | row        | edge    | firer | ffmo   |
        | wall       | a wall  | F9    | is not |
        | hedge      | a hedge | F9    | is not |
        | wall-rear  | a wall  | F2    | is     |
        | hedge-rear | a hedge | F2    | is     |

    @B27.54 @A8.15xB27.54-201
    Scenario Outline: A8.15xB27.54-201a straight beneath the trench in F6 <barrier>
      Given it is the MPh of the German turn
      And F5 and F6 each hold a trench
      And F6 holds a 6-factor A-P minefield
      And a German squad beneath the trench in F5
      And a Russian squad in <firer>
      When the players ask whether the German squad may move straight beneath the trench in F6
      Then that is allowed
      And it costs 1 MF
      And it is subject to Defensive First Fire
      And it is not subject to FFMO
      And it is not subject to FFNAM
      And it is not subject to a Snap Shot
      And it is not subject to a minefield attack

      Examples:
        | row    | firer | barrier                |
        | before | F8    | with a firer before it |
        | beside | I6    | with a firer beside it |

    @B27.54 @A8.15xB27.54-201
    Scenario Outline: A8.15xB27.54-201b from on top into F6
      Given it is the MPh of the German turn
      And F5 and F6 each hold a trench
      And F6 holds a 6-factor A-P minefield
      And a German squad on top of the trench in F5
      And a Russian squad in <firer>
      When the players ask whether the German squad may move into F6
      Then that is allowed
      And it costs 1 MF
      And it is subject to Defensive First Fire
      And it is subject to FFMO
      And it is subject to FFNAM
      And it is subject to a Snap Shot
      And it is subject to a minefield attack

      Examples:
        | row    | firer |
        | before | F8    |
        | beside | I6    |

    @B9.4 @B27.54 @B9.4xB27.54-201
    Scenario Outline: B9.4xB27.54-201a to F6 of <ground> over a <barrier>: asked
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F6 is <ground>
      And F5 and F6 each hold a trench
      And a German squad beneath the trench in F5
      When the players ask whether the German squad may move straight beneath the trench in F6
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row         | barrier | ground           | mf |
        | wall-woods  | wall    | woods            | 1  |
        | bocage-open | bocage  | Open Ground      | 1  |
        | hedge-hill  | hedge   | brush at level 1 | 2  |

    @B9.4 @B27.54 @B9.4xB27.54-201
    Scenario Outline: B9.4xB27.54-201b from on top to F6 of <ground> over a <barrier>: asked
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F6 is <ground>
      And F5 and F6 each hold a trench
      And a German squad on top of the trench in F5
      When the players ask whether the German squad may move into F6
      Then that is allowed
      And it costs <mf> MF

      Examples:
        | row         | barrier | ground                 | mf |
        | wall-woods  | wall    | woods                  | 3  |
        | bocage-open | bocage  | Open Ground            | 3  |
        | hedge-hill  | hedge   | Open Ground at level 1 | 3  |

  Rule: FFMO beside the TEM of the vertex aimed at

    @B9.3 @B9.42 @A4.6xB9.3xB9.42-201
    Scenario Outline: A4.6xB9.3xB9.42-201 fire at F5-F6-G6 from <firer>: a TEM of <tem>, FFMO <ffmo>
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F4, F6, G5 and G6
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-G6
      And the German squad has spent 2 MF
      And a Russian squad in <firer>
      When the Russian squad attacks the German squad with small-arms fire at vertex F5-F6-G6
      Then the attack is possible
      And the TEM is <tem>
      And FFMO <ffmo>

      Examples: over the hexside, or along it
        | row          | barrier | firer | tem | ffmo           |
        | hedge-across | hedge   | F7    | +1  | does not apply |
        | wall-across  | wall    | F7    | +2  | does not apply |
        | hedge-along  | hedge   | E6    | +1  | does not apply |
        | wall-corner  | wall    | G7    | +2  | does not apply |

      Examples: from its own side, or from the third
        | row         | barrier | firer | tem | ffmo    |
        | hedge-own   | hedge   | F4    | 0   | applies |
        | hedge-third | hedge   | H6    | 0   | applies |
        | wall-own    | wall    | F4    | 0   | applies |
        | wall-third  | wall    | H6    | 0   | applies |

    @B9.33 @B9.42 @A4.6xB9.33xB9.42-201
    Scenario Outline: A4.6xB9.33xB9.42-201 from level <level> of F7 over a <barrier>: a TEM of <tem>, FFMO <ffmo>
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F4, F6, G5 and G6
      And F7 is level <level> Open Ground
      And hexside F5-F6 is a <barrier>
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-G6
      And the German squad has spent 2 MF
      And a Russian squad in F7
      When the Russian squad attacks the German squad with small-arms fire at vertex F5-F6-G6
      Then the attack is possible
      And the TEM is <tem>
      And FFMO <ffmo>

      Examples:
        | row         | barrier | level | tem | ffmo           |
        | hedge-two   | hedge   | 2     | +1  | does not apply |
        | hedge-three | hedge   | 3     | 0   | applies        |
        | wall-three  | wall    | 3     | +1  | does not apply |
        | wall-four   | wall    | 4     | 0   | applies        |

    @B9.42 @A4.6xA8.15xB9.42-201
    Scenario Outline: A4.6xA8.15xB9.42-201 from <firer> over a <barrier>: a TEM of <tem>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a German squad in F6
      And a Russian squad in <firer>
      When the German squad <goes>
      And the Russian squad takes a Snap Shot at the German squad across hexside F5-F6
      Then the attack is possible
      And the TEM is <tem>
      And FFMO does not apply
      And FFNAM <ffnam>

      Examples:
        | row          | barrier | goes                              | firer | tem | ffnam          |
        | wall-behind  | wall    | moves into F5                     | F3    | 0   | applies        |
        | wall-across  | wall    | moves into F5                     | F8    | +2  | applies        |
        | hedge-behind | hedge   | moves into F5 by Assault Movement | F3    | 0   | does not apply |
        | hedge-across | hedge   | moves into F5 by Assault Movement | F8    | +1  | does not apply |

  Rule: Underbelly: over bocage, and over nothing lower

    @B9.42 @B9.54 @B9.42xB9.54xD4.3-201
    Scenario Outline: B9.42xB9.54xD4.3-201a over a <barrier> a tank <is> subject to it
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And hexside <other> is a wall
      And a moving German tank in F6
      And a Russian crew in F3
      And the Russian crew possesses a Russian AT Gun
      When the players ask whether the German tank may move into F5
      Then that is allowed
      And it <is> subject to Underbelly Hits

      Examples:
        | row          | barrier | other | is     |
        | bocage       | bocage  | F6-G6 | is     |
        | bocage-third | bocage  | F5-G6 | is     |

      @reading:B9.42-underbelly
      Examples: bocage alone
        | row   | barrier | other | is     |
        | wall  | wall    | F6-G6 | is not |
        | hedge | hedge   | F5-G6 | is not |

    @B9.42 @B9.54 @B9.42xB9.54xD4.3-201 @reading:B9.42-underbelly=walls-too
    Scenario: B9.42xB9.54xD4.3-201k or by the other reading over a wall as well
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And hexside F6-G6 is a wall
      And a moving German tank in F6
      And a Russian crew in F3
      And the Russian crew possesses a Russian AT Gun
      When the players ask whether the German tank may move into F5
      Then it is subject to Underbelly Hits

    @B9.42 @B9.54 @B9.42xB9.54xD4.3-201
    Scenario Outline: B9.42xB9.54xD4.3-201b over bocage, with a wall on <other>, it meets a TEM of 0
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside <other> is a wall
      And a moving German tank in F6
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F5
      And the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is possible
      And the German tank is not HD to it
      And the TEM is 0

      Examples:
        | row       | other |
        | second    | F6-G6 |
        | third     | F5-G6 |
        | elsewhere | E5-F5 |

    @B9.42 @B9.54 @B9.42xB9.54xD4.3-201 @reading:B9.42-underbelly
    Scenario Outline: B9.42xB9.54xD4.3-201c over a <barrier> there is none to claim
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And a moving German tank in F6
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F5
      And the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is not possible

      Examples:
        | row   | barrier |
        | wall  | wall    |
        | hedge | hedge   |

    @B9.42 @B9.54 @B9.42xB9.54xD4.3-201
    Scenario Outline: B9.42xB9.54xD4.3-201d over bocage <how> there is none either
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside F5-F6 has been breached
      And a moving German tank in F6
      And a Russian crew in <firer>
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F5
      And the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is not possible

      Examples:
        | row             | how         | firer |
        | breached-behind | by a Breach | F7    |
        | breached-before | by a Breach | F3    |

    @B9.42 @B9.54 @B9.42xB9.54xD4.3-201
    Scenario Outline: B9.42xB9.54xD4.3-201e at vertex <vertex> of a tank that crosses F5-F6: <word>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And a moving German tank in F6
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F5
      And the AT Gun claims an Underbelly Hit on the German tank at vertex <vertex> with a Gun
      Then the attack is <word>

      Examples: the ends of the bocage alone
        | row   | vertex   | word         |
        | right | F5-F6-G6 | possible     |
        | left  | E6-F5-F6 | possible     |
        | side  | F5-G5-G6 | not possible |
        | far   | F4-F5-G5 | not possible |

    @B9.42 @B9.54 @B9.42xB9.54xD4.3-201
    Scenario: B9.42xB9.54xD4.3-201f a Gun behind the bocage shows no underbelly
      Given it is the DFPh of the German turn
      And hexside F5-F6 is a bocage
      And a German crew in F5
      And the German crew possesses a German INF Gun
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun claims an Underbelly Hit on the INF Gun at vertex F5-F6-G6 with a Gun
      Then the attack is not possible

    @B9.42 @B9.54 @B9.42xB9.54xD4.3-201
    Scenario: B9.42xB9.54xD4.3-201g by the exception of 9.54 there is none over a Breach
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And hexside F5-F6 has been breached
      And a moving German tank in F6
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the German tank moves into F5
      And the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then B9.54 rules the attack out

  Rule: Who can fire no farther

    @B27.42 @A8.1xA22.1xB27.42-901
    Scenario Outline: A8.1xA22.1xB27.42-901 into a foxhole hex from F6, a FT <hexes> off
      Given it is the MPh of the German turn
      And F5 holds a foxhole 1S
      And a German squad in F6
      And a Russian leader R in <firer>
      And R possesses a FT
      When the players ask whether the German squad may move into F5
      Then that is allowed
      And it <fire> subject to Defensive First Fire

      Examples:
        | row   | hexes       | firer | fire   |
        | one   | one hex     | F4    | is     |
        | two   | two hexes   | F3    | is     |
        | three | three hexes | F2    | is not |
        | four  | four hexes  | F1    | is not |

  Rule: Acts of the MPh draw First Fire though no phase is named

    @B27.42 @A8.1xB27.42-1700
    Scenario Outline: A8.1xB27.42-1700 no phase is named, and P <place> the foxhole <may>: First Fire, with FFMO <ffmo>
      Given B2 holds a foxhole 1S
      And a German squad P <place> the foxhole in B2
      And a Russian squad E in B5
      When the players ask whether P may <may>
      Then that is allowed
      And it is subject to Defensive First Fire
      And it <ffmo> subject to FFMO

      Examples:
        | row  | place     | may                     | ffmo   |
        | up   | beneath   | come out of the foxhole | is     |
        | down | on top of | go beneath the foxhole  | is not |
        | away | on top of | move into C2            | is     |
