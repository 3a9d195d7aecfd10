Feature: Where a vehicle has come to, and where its hull points

  Rule: D2.32 In VBM it is at the CAFP that it has come to

    @B9.42 @B9.42xD2.32-2301
    Scenario Outline: B9.42xD2.32-2301a from <start> a tank bypasses woods along <edges>: from <viewer> the LOS to it is <sight>
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6, G6, E6 and G5
      And a moving German tank T with 20 MP in <start>
      And T has its VCA toward <vca>
      And a Russian squad E in <viewer>
      When T bypasses F5 along <edges>
      And LOS is traced between E and T
      Then the LOS is <sight>

      Examples: the far end of the last hexside, and neither its near end nor a hexside left behind
        | row          | start | vca | edges           | viewer | sight   |
        | one-behind   | E6    | F5  | F5-F6           | E5     | blocked |
        | one-ahead    | E6    | F5  | F5-F6           | D6     | clear   |
        | back-ahead   | G6    | F5  | F5-F6           | E5     | clear   |
        | back-behind  | G6    | F5  | F5-F6           | F3     | blocked |
        | two-behind   | E6    | F5  | F5-F6 and F5-G6 | E5     | blocked |
        | two-ahead    | E6    | F5  | F5-F6 and F5-G6 | F3     | clear   |
        | along-behind | F6    | F5  | F5-F6 and F5-G6 | E5     | blocked |
        | along-ahead  | F6    | F5  | F5-F6 and F5-G6 | F3     | clear   |

    @B9.42 @B9.42xD2.32-2301
    Scenario Outline: B9.42xD2.32-2301b from the CAFP <vertex> a tank goes on along <edge>: from <viewer> the LOS to it is <sight>
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6, G6, E6 and G5
      And a moving German tank T with 20 MP in F5
      And T is in VBM with its CAFP at vertex <vertex>
      And a Russian squad E in <viewer>
      When T bypasses F5 along <edge>
      And LOS is traced between E and T
      Then the LOS is <sight>

      Examples:
        | row         | vertex   | edge  | viewer | sight   |
        | on-ahead    | F5-F6-G6 | F5-G6 | F3     | clear   |
        | on-behind   | F5-F6-G6 | F5-G6 | E5     | blocked |
        | farther     | F5-G6-G5 | F5-G5 | D4     | clear   |
        | out-of-view | F5-G6-G5 | F5-G5 | D6     | blocked |

    @B9.42 @B9.42xD2.32-2301
    Scenario Outline: B9.42xD2.32-2301c nor does it go on from where it has not come to: from <vertex> along <edge> it is <verdict>
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6, G6, E6 and G5
      And a moving German tank T with 20 MP in F5
      And T is in VBM with its CAFP at vertex <vertex>
      When T bypasses F5 along <edge>
      Then that is <verdict>

      Examples:
        | row     | vertex   | edge  | verdict     |
        | ahead   | F5-F6-G6 | F5-G6 | allowed     |
        | behind  | F5-F6-G6 | E6-F5 | not allowed |
        | again   | F5-F6-G6 | F5-F6 | not allowed |
        | opposed | F5-F6-G6 | F5-G5 | not allowed |

    @B9.42 @B9.42xD2.32-2301
    Scenario Outline: B9.42xD2.32-2301d along which hexside is not told: from the CAFP F5-F6-G6 along <edge> it is <verdict>
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6, G6, E6 and G5
      And a moving German tank T with 20 MP in F5
      And T is in VBM at vertex F5-F6-G6, along which hexside is not told
      When T bypasses F5 along <edge>
      Then that is <verdict>

      Examples: either may have been followed, and the other comes next
        | row    | edge  | verdict     |
        | one    | F5-G6 | allowed     |
        | other  | F5-F6 | allowed     |
        | behind | E6-F5 | not allowed |

    @B9.42 @B9.42xD2.32-2301
    Scenario Outline: B9.42xD2.32-2301e out of one hex in VBM into the next: from <viewer> the LOS to it is <sight>
      Given it is the MPh of the German turn
      And F5 and G6 are woods
      And the artwork of F5 does not reach towards F6, G6, E6 and G5
      And the artwork of G6 does not reach towards F6 and G7
      And a moving German tank T with 20 MP in F5
      And T is in VBM with its CAFP at vertex F5-F6-G6
      And a Russian squad E in <viewer>
      When T bypasses G6 along F6-G6
      And LOS is traced between E and T
      Then the LOS is <sight>

      Examples:
        | row   | viewer | sight   |
        | ahead | H6     | clear   |
        | left  | G4     | blocked |

    @B9.4 @B9.42 @B9.4xB9.42xD2.32-2301
    Scenario Outline: B9.4xB9.42xD2.32-2301 <told> a halftrack Bogs at the hedge that it crosses out of VBM: from <viewer> the LOS to it is <sight>
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6, G6, E6 and G5
      And hexside F5-F6 is a hedge
      And a moving German halftrack T with 20 MP in F5
      And T <told>
      And a Russian squad E in <viewer>
      When T moves into F6
      And T makes a Bog DR of 6 on the colored and 6 on the white die
      And LOS is traced between E and T
      Then T is on top in F5
      And T is bogged
      And the LOS is <sight>

      Examples: it is back at its CAFP
        | row         | told                                                             | viewer | sight   |
        | ahead       | is in VBM with its CAFP at vertex F5-F6-G6                       | D6     | clear   |
        | left        | is in VBM with its CAFP at vertex F5-F6-G6                       | E5     | blocked |
        | ahead-alone | is in VBM at vertex F5-F6-G6, along which hexside is not told    | D6     | clear   |
        | left-alone  | is in VBM at vertex F5-F6-G6, along which hexside is not told    | E5     | blocked |

  Rule: D2.11 Out of Bypass its hull points the same way in the hex it has entered

    @B9.4 @B9.4xD2.11xD2.2-2301
    Scenario Outline: B9.4xD2.11xD2.2-2301a over the <barrier> a tank moves with its VCA toward B3, and then in Reverse into <back>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a <barrier>
      And a moving German tank P with 24 MP in B2
      And P has its VCA toward B3
      When P moves into B3
      And P Stops
      And P starts its engine
      And P moves into <back> in Reverse
      Then that is <verdict>

      Examples: what it has come from is behind it
        | row           | barrier      | back | verdict     |
        | wall-behind   | wall         | B2   | allowed     |
        | wall-ahead    | wall         | B4   | not allowed |
        | cactus-behind | cactus hedge | B2   | allowed     |
        | hedge-ahead   | hedge        | B4   | not allowed |

    @B9.4 @B9.4xD2.11xD2.2-2301
    Scenario Outline: B9.4xD2.11xD2.2-2301b it turns about on the other side, and in Reverse into <back>: <verdict>
      Given it is the MPh of the German turn
      And hexside B2-B3 is a wall
      And a moving German tank P with 24 MP in B2
      And P has its VCA toward B3
      When P moves into B3
      And P Stops
      And P starts its engine
      And P turns its hull by 3 hexspine
      And P moves into <back> in Reverse
      Then that is <verdict>

      Examples:
        | row    | back | verdict     |
        | ahead  | B4   | allowed     |
        | behind | B2   | not allowed |

  Rule: A4.43 D6.1 What is aboard or in tow is where the vehicle is, in VBM as well

    @B9.3 @B9.42 @A4.43xB9.3xB9.42-2301
    Scenario Outline: A4.43xB9.3xB9.42-2301a told by its CAFP alone, with <whom> as the target the woods gives no TEM and the wall <gives>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-F6 is a wall
      And a German truck T in F5
      And a German squad Q in F5
      And Q possesses a LMG
      And Q is aboard T
      And T is towing an AT Gun
      And T is in VBM at vertex F5-F6-G6, along which hexside is not told
      And a Russian squad E in E6
      When E attacks <whom> with small-arms fire
      Then the attack is possible
      And the woods gives no TEM
      And the wall <gives>

      Examples:
        | row       | whom       | gives             |
        | vehicle   | T          | gives a TEM of +2 |
        | towed     | the AT Gun | gives a TEM of +2 |
        | passenger | Q          | gives no TEM      |
        | weapon    | the LMG    | gives no TEM      |

    @B9.3 @B9.42 @A4.43xB9.3xB9.42-2301
    Scenario Outline: A4.43xB9.3xB9.42-2301b told by its CAFP alone, from <viewer> the LOS to its Passenger is <sight>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6, G6, E6 and G5
      And a German truck T in F5
      And a German squad Q in F5
      And Q is aboard T
      And T is in VBM at vertex F5-F6-G6, along which hexside is not told
      And a Russian squad E in <viewer>
      When LOS is traced between E and Q
      Then the LOS is <sight>

      Examples:
        | row   | viewer | sight   |
        | clear | D6     | clear   |
        | left  | E5     | blocked |

    @B9.3 @B9.42 @A4.43xB9.3xB9.42-2301
    Scenario: A4.43xB9.3xB9.42-2301c its Passenger unloads beside the woods
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And a German truck T in F5
      And a German squad Q in F5
      And Q is aboard T
      And T is in VBM at vertex F5-F6-G6, along which hexside is not told
      And a Russian squad E in E6
      When Q unloads
      And the MPh ends and the DFPh begins
      And E attacks Q with small-arms fire
      Then the attack is possible
      And the woods gives no TEM

    @B26.44 @B26.44xD6.5-2301
    Scenario Outline: B26.44xD6.5-2301 out of a truck in VBM, <wire>, its Passenger unloads <where>: the woods <gives>
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And <hex> holds <fort>
      And a German truck T in F5
      And a German squad Q in F5
      And Q is aboard T
      And T is in VBM with its CAFP at vertex F5-F6-G6
      And a Russian squad E in E6
      When Q unloads
      And the MPh ends and the DFPh begins
      And E attacks Q with small-arms fire
      Then the attack is possible
      And the woods <gives>

      Examples: nobody but a vehicle bypasses a hexside of a Wire hex
        | row   | wire              | hex | fort    | where          | gives             |
        | wire  | with Wire in F5   | F5  | Wire    | onto the Wire  | gives a TEM of +1 |
        | other | with Wire far off | F9  | Wire    | beside them    | gives no TEM      |
        | none  | with no Wire      | F5  | no Wire | beside them    | gives no TEM      |

    @B26.44 @B26.44xD6.5-2301
    Scenario Outline: B26.44xD6.5-2301a from beneath the Wire it goes on into <hex>, whichever side the truck is at
      Given it is the MPh of the German turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And F5 holds Wire
      And a German truck T in F5
      And a German squad Q in F5
      And Q is aboard T
      And T is in VBM with its CAFP at vertex F5-F6-G6
      When Q unloads
      And Q rolls a Wire Exit dr of 1
      And Q moves into <hex>
      Then that is allowed

      Examples:
        | row    | hex |
        | beside | F6  |
        | behind | F4  |
        | left   | E5  |

    @B16.43 @B16.43xD2.2-1700
    Scenario Outline: B16.43xD2.2-1700 a tank <hull> goes in Reverse into B5, beside marsh: <verdict>
      Given it is the MPh of the German turn
      And C6 is marsh
      And a moving German tank T with 20 MP in B4
      And T <hull>
      When T moves into B5 in Reverse
      Then that is <verdict>

      Examples:
        | row    | hull                       | verdict     |
        | behind | has its VCA toward B3      | allowed     |
        | ahead  | has its VCA toward B5      | not allowed |

    @B16.43 @B16.43xD2.2-1700
    Scenario: B16.43xD2.2-1700b where it points is not told, and it goes in Reverse with its Bog Check
      Given it is the MPh of the German turn
      And C5 is marsh
      And a moving German tank T with 20 MP in B4
      When T moves into B5 in Reverse
      Then that is allowed
      And a Bog DR is due from T

  Rule: In Reverse all is paid four times

    @B26.43 @B26.43xD2.2-4121
    Scenario Outline: B26.43xD2.2-4121 a tank enters B4 <way>, where <fort> lies: <cost> MP
      Given it is the MPh of the German turn
      And B4 holds <fort>
      And a moving German tank T with 14 MP in B3
      And T has its VCA toward <vca>
      When T moves into <to>
      Then that is allowed
      And it costs <cost> MP

      Examples:
        | row          | way        | fort    | vca | to            | cost |
        | wire-reverse | in Reverse | Wire    | B2  | B4 in Reverse | 12   |
        | open-reverse | in Reverse | no Wire | B2  | B4 in Reverse | 4    |
        | wire         | forward    | Wire    | B4  | B4            | 3    |
