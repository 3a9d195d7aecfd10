Feature: Gaps and Breaches: LOS goes through a gap, and only movement through a Breach

  @B9.1
  Rule: B9.1 A gap is no wall to the LOS that goes through it, and nothing else

    @B9.21 @B9.1xB9.21-101
    Scenario Outline: B9.1xB9.21-101 from beneath the <cover> in F5 over the <barrier> F5-F6, with a gap, <target> is <sight>
      Given hexside F5-F6 is a <barrier>
      And the depiction of hexside F5-F6 has a gap
      And F5 holds a <cover>
      And a German squad beneath the <cover> in F5
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: through the gap
        | row         | barrier | cover     | target | sight |
        | foxhole     | wall    | foxhole   | F7     | clear |
        | foxhole-far | wall    | foxhole   | F8     | clear |
        | trench      | hedge   | trench    | F7     | clear |
        | ditch       | wall    | A-T Ditch | F7     | clear |

      Examples: beside it, where the wall is drawn
        | row          | barrier | cover     | target | sight   |
        | foxhole-side | wall    | foxhole   | G8     | blocked |
        | trench-side  | hedge   | trench    | G8     | blocked |
        | ditch-side   | wall    | A-T Ditch | H9     | blocked |

    @B9.21 @B9.1xB9.21-101
    Scenario Outline: B9.1xB9.21-101b without the gap it is blocked
      Given hexside F5-F6 is a <barrier>
      And F5 holds a <cover>
      And a German squad beneath the <cover> in F5
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is blocked

      Examples:
        | row     | barrier | cover   |
        | foxhole | wall    | foxhole |
        | trench  | hedge   | trench  |

    @B9.21 @B9.1xB9.21-102
    Scenario Outline: B9.1xB9.21-102 lengthwise a gap in the <barrier> F4-F5 opens nothing: <place> E5 the LOS is <sight>
      Given hexside F4-F5 is a <barrier>
      And the depiction of hexside F4-F5 has a gap
      And E5 holds a <cover>
      And a German squad <place> E5
      And a Russian squad in G5
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row     | barrier | cover   | place                    | sight   |
        | foxhole | wall    | foxhole | beneath the foxhole in   | blocked |
        | trench  | hedge   | trench  | beneath the trench in    | blocked |
        | top     | wall    | foxhole | on top of the foxhole in | clear   |

    @B9.2 @B9.1xB9.2-101
    Scenario Outline: B9.1xB9.2-101 between <from> and <to> along the <barrier> <edge>, which has a gap, the LOS is <sight>
      Given hexside <edge> is a <barrier>
      And the depiction of hexside <edge> has a gap
      When LOS is traced between <from> and <to>
      Then the LOS is <sight>

      Examples: what is drawn to the left and right of it lies along the LOS
        | row      | barrier | edge  | from | to | sight   |
        | wall     | wall    | H4-H5 | E5   | K5 | blocked |
        | hedge    | hedge   | H4-H5 | E5   | K5 | blocked |
        | bocage   | bocage  | F4-F5 | E5   | G5 | blocked |
        | touching | wall    | F4-F5 | E5   | G5 | clear   |

    @B9.521 @B9.1xB9.521-101
    Scenario Outline: B9.1xB9.521-101 a squad without wall advantage in F5, woods, over the bocage F5-F6 with its gap, finds <target> <sight>
      Given F5 is woods
      And hexside F5-F6 is a bocage
      And a German squad in F5
      And a Russian squad in <target>
      And the depiction of hexside F5-F6 has a gap
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: through the gap, and beside it
        | row         | target | sight   |
        | through     | F7     | clear   |
        | through-far | F8     | clear   |
        | beside      | G8     | blocked |

    @B9.34 @B9.1xB9.34-101
    Scenario Outline: B9.1xB9.34-101 for a mortar in F9 the <barrier> with a gap is worth <tem>
      Given hexside <edge> is a <barrier>
      And the depiction of hexside <edge> has a gap
      And a German squad in F3
      And a Russian crew in F9
      And the Russian crew possesses a Russian 82mm MTR
      And it is the PFPh of the Russian turn
      When the Russian crew attacks the German squad with an on-board mortar
      Then the TEM is <tem>

      Examples: as without one, wherever the fire comes from
        | row        | barrier | edge  | tem |
        | front-wall | wall    | F3-F4 | +1  |
        | rear-wall  | wall    | F2-F3 | +1  |
        | hedge      | hedge   | F3-F4 | 0   |
        | bocage     | bocage  | F3-F4 | +1  |

    @B9.32 @B9.1xB9.32-101
    Scenario Outline: B9.1xB9.32-101 over a <barrier> with a gap there is wall advantage
      Given hexside F5-F6 is a <barrier>
      And the depiction of hexside F5-F6 has a gap
      And a German squad in F5
      And it is the DFPh of the German turn
      When the players ask about the wall advantage of the German squad
      Then the German squad has wall advantage over F5-F6 and nothing else

      Examples:
        | row    | barrier |
        | wall   | wall    |
        | hedge  | hedge   |
        | bocage | bocage  |

  @B9.541
  Rule: B9.541 A Breach is bocage to everything but movement

    @B9.21 @B9.21xB9.541-101
    Scenario Outline: B9.21xB9.541-101 from beneath the <cover> in F5 over the breached bocage F5-F6 <target> is <sight>
      Given hexside F5-F6 is a bocage
      And hexside F5-F6 has been breached
      And F5 holds a <cover>
      And a German squad beneath the <cover> in F5
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples:
        | row         | cover     | target | sight   |
        | foxhole     | foxhole   | F7     | blocked |
        | ditch       | A-T Ditch | F8     | blocked |
        | trench-side | trench    | G8     | blocked |
        | adjacent    | foxhole   | F6     | clear   |

    @B9.521 @B9.521xB9.541-101
    Scenario Outline: B9.521xB9.541-101 a squad in F5 that <has> wall advantage finds F7 over the Breach <sight>
      Given F5 is woods
      And hexside F5-F6 is a bocage
      And hexside F5-F6 has been breached
      And a German squad <place> F5
      And a Russian squad in <target>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: it opens no LOS
        | row        | has    | place | target | sight   |
        | beyond     | has no | in    | F7     | blocked |
        | far-beyond | has no | in    | F8     | blocked |
        | adjacent   | has no | in    | F6     | clear   |

    @B9.521 @B9.521xB9.541-101
    Scenario: B9.521xB9.541-101b with wall advantage it sees over the Breach
      Given F5 is woods
      And hexside F5-F6 is a bocage
      And hexside F5-F6 has been breached
      And a German squad in F5
      And the German squad has wall advantage
      And a Russian squad in F7
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is clear

    @B9.53 @B9.53xB9.541-101
    Scenario Outline: B9.53xB9.541-101 a Gun that has turned fires over <edge> at a tank in <target>: <verdict>
      Given hexside F5-F6 is a bocage
      And hexside F5-F6 has been breached
      And a German crew in F5
      And the German crew possesses an AT Gun
      And the German crew has wall advantage
      And a Russian tank in <target>
      And it is the PFPh of the German turn
      When the AT Gun changes its CA
      And the AT Gun fires at the Russian tank
      Then that is <verdict>

      Examples: not over a Breach
        | row         | edge           | target | verdict     |
        | breach      | the Breach     | F7     | not allowed |
        | breach-near | the Breach     | F6     | not allowed |
        | beside      | a bare hexside | G5     | allowed     |

    @B9.34 @B9.34xB9.541-101
    Scenario Outline: B9.34xB9.541-101 for a mortar in F9 the bocage <edge>, breached, is worth +1
      Given hexside <edge> is a bocage
      And hexside <edge> has been breached
      And a German squad in F3
      And a Russian crew in F9
      And the Russian crew possesses a Russian 82mm MTR
      And it is the PFPh of the Russian turn
      When the Russian crew attacks the German squad with an on-board mortar
      Then the TEM is +1

      Examples:
        | row   | edge  |
        | front | F3-F4 |
        | rear  | F2-F3 |

    @B9.3 @B9.3xB9.541-101
    Scenario Outline: B9.3xB9.541-101 a DC thrown over the Breach F5-F6 meets a TEM of <tem> at the <side> squad
      Given hexside F5-F6 is a bocage
      And hexside F5-F6 has been breached
      And a German squad in F5
      And a Russian squad in F6
      When the Russian squad attacks the <side> squad with a Thrown DC across hexside F5-F6
      Then the TEM is <tem>

      Examples: on both its sides
        | row     | side    | tem |
        | target  | German  | +2  |
        | thrower | Russian | +2  |

    @B9.42 @B9.42xB9.541-101
    Scenario Outline: B9.42xB9.541-101 fire from <from> at vertex F5-F6-G6 of F5 meets the breached bocage F5-F6 with <tem>
      Given F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-F6 is a bocage
      And hexside F5-F6 has been breached
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-G6
      And the German squad has wall advantage
      And a Russian squad in <from>
      When the Russian squad attacks the German squad with small-arms fire at vertex F5-F6-G6
      Then the bocage gives a TEM of <tem>

      Examples:
        | row    | from | tem |
        | across | F7   | +2  |
        | past   | H6   | 0   |

  Rule: B9.3 A vehicle that has come is moving to the end of the DFPh

    @B9.3 @B9.36 @B9.3xB9.36-601
    Scenario Outline: B9.3xB9.36-601a in the DFPh <force> that has moved up to the road gap of a wall is not HD
      Given it is the MPh of the German turn
      And hexside F4-F5 is a wall
      And a road crosses hexside F4-F5
      And the depiction of hexside F4-F5 has a gap
      And <force> P in <from>
      And a Russian crew in F3
      And the Russian crew possesses an AT Gun
      When P moves into F5
      And the MPh ends and the DFPh begins
      And the AT Gun attacks P with a Gun
      Then P is not HD to it
      And the TEM is 0

      Examples:
        | row     | force                | from |
        | tank    | a German tank        | F6   |
        | beside  | a German tank        | G6   |
        | carrier | a German Carrier     | F6   |
        | sp-gun  | a German SP gun      | E6   |

    @B9.3 @B9.36 @B9.3xB9.36-601
    Scenario Outline: B9.3xB9.36-601b a tank that <did> is HD behind it
      Given it is the MPh of the German turn
      And hexside F4-F5 is a wall
      And a road crosses hexside F4-F5
      And the depiction of hexside F4-F5 has a gap
      And a German tank P in F5
      And a German tank Q in F6
      And P has its VCA toward F4
      And a Russian crew in F3
      And the Russian crew possesses an AT Gun
      When <whom> <does>
      And <whom> Stops
      And the MPh ends and the DFPh begins
      And the AT Gun attacks P with a Gun
      Then P is HD to it

      Examples: to turn in place enters no hex
        | row    | did              | whom | does                        |
        | stood  | was there before | Q    | moves into G6               |
        | turned | has only turned  | P    | turns its hull by 1 hexspine |

    @B9.3 @B9.36 @B9.3xB9.36-601
    Scenario: B9.3xB9.36-601c Infantry that has moved there has the wall again in the DFPh
      Given it is the MPh of the German turn
      And hexside F4-F5 is a wall
      And a road crosses hexside F4-F5
      And the depiction of hexside F4-F5 has a gap
      And a German squad P in F6
      And a Russian squad in F3
      When P moves into F5
      And the MPh ends and the DFPh begins
      And the Russian squad attacks P with small-arms fire
      Then the TEM is +2

    @B9.3 @B9.36 @B9.3xB9.36-601
    Scenario Outline: B9.3xB9.36-601d a halftrack that <did> and bogs at the next hedge <state> HD behind the gap
      Given it is the MPh of the German turn
      And hexside F4-F5 is a wall
      And a road crosses hexside F4-F5
      And the depiction of hexside F4-F5 has a gap
      And hexside F5-F6 is a hedge
      And a moving German halftrack P in <from>
      And a Russian crew in F3
      And the Russian crew possesses an AT Gun
      When P <does>
      And P moves into F6
      And P makes a Bog DR of 6 on the colored and 6 on the white die
      And the MPh ends and the DFPh begins
      And the AT Gun attacks P with a Gun
      Then P is on top in F5
      And P <state> HD to it

      Examples: the hex that it could not leave it has entered, or not
        | row    | did                | from | does                         | state  |
        | came   | has moved up to it | E5   | moves into F5                | is not |
        | turned | has only turned    | F5   | turns its hull by 1 hexspine | is     |

  Rule: B9.31 Nor does it shelter Infantry meanwhile

    @B9.31 @B9.31xD9.3-602
    Scenario Outline: B9.31xD9.3-602 in the <phase> a tank that has joined a squad in the MPh gives it <tem>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a wall
      And a German tank P in E5
      And a German squad Q in F5
      And a Russian squad in F3
      When P moves into F5
      And P Stops
      And the MPh ends and the <phase> begins
      And the Russian squad attacks Q with small-arms fire
      Then the AFV gives <tem>

      Examples:
        | phase | tem         |
        | DFPh  | no TEM      |
        | CCPh  | a TEM of +1 |

    @B9.31 @B9.31xD9.3-602
    Scenario Outline: B9.31xD9.3-602b in the DFPh a halftrack that <did> and has bogged at the hedge gives it <tem>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a hedge
      And a moving German halftrack P in <from>
      And a German squad Q in F5
      And a Russian squad in F3
      When P <does>
      And P moves into F6
      And P makes a Bog DR of 6 on the colored and 6 on the white die
      And the MPh ends and the DFPh begins
      And the Russian squad attacks Q with small-arms fire
      Then the AFV gives <tem>

      Examples:
        | row    | did                  | from | does                         | tem         |
        | came   | has joined the squad | E5   | moves into F5                | no TEM      |
        | turned | has only turned      | F5   | turns its hull by 1 hexspine | a TEM of +1 |

    @B9.31 @B9.31xD9.3-602
    Scenario: B9.31xD9.3-602c nor a tank that has come there and gone on around the woods
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F4, F6, G5 and G6
      And a moving German tank P in F6
      And a German squad Q in F5
      And a Russian squad in F2
      When P bypasses F5 along F5-G6
      And P bypasses F5 along F5-G5
      And P Stops
      And the MPh ends and the DFPh begins
      And the Russian squad attacks Q with small-arms fire
      Then the AFV gives no TEM

    @B9.31 @B9.31xD9.3-602
    Scenario: B9.31xD9.3-602d a tank that was there, and has gone around the woods, does
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F4, F6, G5 and G6
      And a moving German tank P in F5
      And P is in VBM with its CAFP at vertex F5-F6-G6
      And a German squad Q in F5
      And a Russian squad in F2
      When P bypasses F5 along F5-G6
      And P Stops
      And the MPh ends and the DFPh begins
      And the Russian squad attacks Q with small-arms fire
      Then the AFV gives a TEM of +1

  Rule: B9.54 Nobody climbs where nothing has to be crossed

    @B9.54 @B9.54xD4.3-2301
    Scenario Outline: B9.54xD4.3-2301a a tank that moves beside bocage, and <open>: an Underbelly Hit is <verdict>
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And <open>
      And a moving German tank in F5
      And the German tank has spent 4 MP
      And a Russian crew in F7
      And the Russian crew possesses a Russian AT Gun
      When the AT Gun claims an Underbelly Hit on the German tank at vertex F5-F6-G6 with a Gun
      Then the attack is <verdict>

      Examples:
        | row      | open                                     | verdict      |
        | unbroken | no units in F6                           | possible     |
        | gap      | the depiction of hexside F5-F6 has a gap | not possible |
        | breach   | hexside F5-F6 has been breached          | not possible |
        | road     | a road crosses hexside F5-F6             | possible     |

    @B9.54 @B9.54xD4.3-2301
    Scenario Outline: B9.54xD4.3-2301b a tank that has just come through <by> shows none
      Given it is the MPh of the German turn
      And hexside F5-F6 is a bocage
      And <open>
      And hexside F4-F5 is a bocage
      And a moving German tank P with 24 MP in F6
      And a Russian crew in F3
      And the Russian crew possesses a Russian AT Gun
      When P moves into F5
      And the AT Gun claims an Underbelly Hit on P at vertex <vertex> with a Gun
      Then the attack is <verdict>

      Examples: nor over the other bocage of the hex
        | row      | by     | open                                     | vertex   | verdict      |
        | gap      | a gap  | the depiction of hexside F5-F6 has a gap | F5-F6-G6 | not possible |
        | other    | a gap  | the depiction of hexside F5-F6 has a gap | F4-F5-G5 | not possible |
        | unbroken | bocage | no units in F7                           | F5-F6-G6 | possible     |

  Rule: B29.3 A Roadblock has no gap: it lies across the road

    @B9.1 @B9.3 @B9.1xB9.3xB29.3-2301
    Scenario Outline: B9.1xB9.3xB29.3-2301a over a <barrier> where the road has its gap the LOS is <sight>
      Given hexside F5-F6 is a <barrier>
      And F5 and F6 are unpaved road
      And a road crosses hexside F5-F6
      And the depiction of hexside F5-F6 has a gap
      And a German squad P in F4
      And a Russian squad E in F7
      When LOS is traced between P and E
      Then the LOS is <sight>

      Examples:
        | row       | barrier   | sight   |
        | wall      | wall      | clear   |
        | roadblock | Roadblock | blocked |

    @B9.1 @B9.3 @B9.1xB9.3xB29.3-2301
    Scenario Outline: B9.1xB9.3xB29.3-2301b behind a <barrier> where the road has its gap a squad that moves <has> to fire from F7
      Given it is the MPh of the German turn
      And hexside F5-F6 is a <barrier>
      And F5 and F6 are unpaved road
      And a road crosses hexside F5-F6
      And the depiction of hexside F5-F6 has a gap
      And a German squad P in F4
      And a Russian squad E in F7
      When P moves into F5
      And E attacks P with small-arms fire
      Then the <source> <has>

      Examples:
        | row       | barrier   | source    | has               |
        | wall      | wall      | wall      | gives no TEM      |
        | roadblock | Roadblock | roadblock | gives a TEM of +2 |
