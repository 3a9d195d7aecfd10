Feature: Each question about a unit beneath each cover, and behind each hexside

  Covers, hexsides and questions are closed lists (features/crossings.toml).

  Rule: B27.13 One Location, beneath and on top

    @B27.13 @B27.56 @B27.13xB27.56-401
    Scenario Outline: B27.13xB27.56-401 beneath <what> and on top is one Location for <purpose>: <answer>
      Given B2 holds <fort>
      And B2 holds <other>
      And a German squad P <place> B2
      And a German squad Q in B2
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is <answer>

      Examples: for CC and LLMC
        | row                    | what                  | fort         | other     | place                                 | purpose      | answer |
        | at-ditch-cc            | an A-T Ditch          | an A-T Ditch | no sangar | beneath the A-T Ditch in              | Close Combat | yes    |
        | foxhole-and-wire-cc    | a foxhole and Wire    | a foxhole 1S | Wire      | beneath the foxhole and the Wire in   | Close Combat | yes    |
        | trench-and-wire-llmc   | a trench and Wire     | a trench     | Wire      | beneath the trench and the Wire in    | a LLMC       | yes    |
        | at-ditch-and-wire-llmc | an A-T Ditch and Wire | an A-T Ditch | Wire      | beneath the A-T Ditch and the Wire in | a LLMC       | yes    |

      Examples: not for Recovery and TEM
        | row                      | what                  | fort         | other     | place                                 | purpose         | answer |
        | at-ditch-recovery        | an A-T Ditch          | an A-T Ditch | no sangar | beneath the A-T Ditch in              | weapon Recovery | no     |
        | foxhole-and-wire-tem     | a foxhole and Wire    | a foxhole 1S | Wire      | beneath the foxhole and the Wire in   | TEM             | no     |
        | trench-and-wire-recovery | a trench and Wire     | a trench     | Wire      | beneath the trench and the Wire in    | weapon Recovery | no     |
        | at-ditch-and-wire-tem    | an A-T Ditch and Wire | an A-T Ditch | Wire      | beneath the A-T Ditch and the Wire in | TEM             | no     |

    @B27.13 @B27.6 @B27.13xB27.6-401
    Scenario Outline: B27.13xB27.6-401 beneath <what> as well
      Given B2 holds a sangar
      And B2 holds <other>
      And a German squad P <place> B2
      And a German squad Q in B2
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is <answer>

      Examples:
        | row                      | what              | other     | place                              | purpose         | answer |
        | sangar-cc                | a sangar          | no trench | beneath the sangar in              | Close Combat    | yes    |
        | sangar-recovery          | a sangar          | no trench | beneath the sangar in              | weapon Recovery | no     |
        | sangar-and-wire-cc       | a sangar and Wire | Wire      | beneath the sangar and the Wire in | Close Combat    | yes    |
        | sangar-and-wire-recovery | a sangar and Wire | Wire      | beneath the sangar and the Wire in | weapon Recovery | no     |

  Rule: B9.32 One Location, with wall advantage and without

    @B9.32 @B9.32-17
    Scenario Outline: B9.32-17m over a <barrier> one has wall advantage, the other has not: they share a Location
      Given B2 is <ground>
      And hexside B2-B3 is a <barrier>
      And a German squad P in B2
      And P has wall advantage
      And a German squad Q in B2
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row          | ground           | barrier         |
        | hedge        | woods            | hedge           |
        | bocage       | woods            | bocage          |
        | cactus-hedge | woods            | cactus hedge    |
        | hillside     | woods at level 1 | wall at level 1 |

    @B9.32 @B9.32-17
    Scenario Outline: B9.32-17n over the <barrier> P has wall advantage, Q across it has not: they share no Location
      Given B2 is <ground>
      And hexside B2-B3 is a <barrier>
      And a German squad P in B2
      And P has wall advantage
      And a German squad Q in B3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is no

      Examples:
        | row          | ground           | barrier         |
        | hedge        | woods            | hedge           |
        | bocage       | woods            | bocage          |
        | cactus-hedge | woods            | cactus hedge    |
        | hillside     | woods at level 1 | wall at level 1 |

    @B9.32 @B9.541 @B9.32xB9.541-401
    Scenario: B9.32xB9.541-401 and behind a Breach
      Given B2 is woods
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad P in B2
      And P has wall advantage
      And a German squad Q in B2
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

    @B9.32 @B9.541 @B9.32xB9.541-401
    Scenario: B9.32xB9.541-401b but not who stands beyond it
      Given B2 is woods
      And hexside B2-B3 is a bocage
      And hexside B2-B3 has been breached
      And a German squad P in B2
      And P has wall advantage
      And a German squad Q in B3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is no

    @B9.1 @B9.32 @B9.1xB9.32-401
    Scenario: B9.1xB9.32-401 and behind a gap
      Given B2 is woods
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a German squad P in B2
      And P has wall advantage
      And a German squad Q in B2
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

    @B9.1 @B9.32 @B9.1xB9.32-401
    Scenario: B9.1xB9.32-401b but not who stands beyond it
      Given B2 is woods
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a German squad P in B2
      And P has wall advantage
      And a German squad Q in B3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is no

    @B9.32 @A4.3xB9.32-401
    Scenario: A4.3xB9.32-401 and in Bypass along it
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3
      And hexside B3-C3 is a wall
      And a German squad P in B3
      And P is in Bypass along hexside B3-C3
      And P has wall advantage
      And a German squad Q in B3
      And Q is in Bypass along hexside B3-C3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

    @B9.32 @A4.3xB9.32-401
    Scenario: A4.3xB9.32-401b but not who is in the next hex
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3
      And hexside B3-C3 is a wall
      And a German squad P in B3
      And P is in Bypass along hexside B3-C3
      And P has wall advantage
      And a German squad Q in C3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is no

  Rule: A12.12 No entrenchment, no Wire and no wall is Concealment Terrain

    @B27.1 @B27.5 @A12.12xB27.1xB27.5-401
    Scenario Outline: A12.12xB27.1xB27.5-401 in <ground> a squad <place> B2 <counts> in Concealment Terrain
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And B2 holds <fort>
      And a concealed German squad <place> B2
      When the players ask about the concealment of the German squad
      Then it <counts> in Concealment Terrain

      Examples: the counter is none
        | row      | ground      | fort         | place                    | counts            |
        | foxhole  | Open Ground | a foxhole 1S | beneath the foxhole in   | does not count as |
        | trench   | Open Ground | a trench     | beneath the trench in    | does not count as |
        | at-ditch | Open Ground | an A-T Ditch | beneath the A-T Ditch in | does not count as |
        | on-top   | Open Ground | a trench     | on top of the trench in  | does not count as |

      Examples: the terrain is
        | row               | ground | fort         | place                    | counts    |
        | foxhole-in-woods  | woods  | a foxhole 1S | beneath the foxhole in   | counts as |
        | on-top-in-brush   | brush  | a trench     | on top of the trench in  | counts as |
        | at-ditch-in-woods | woods  | an A-T Ditch | beneath the A-T Ditch in | counts as |

    @B26.1 @B27.1 @A12.12xB26.1xB27.1-401
    Scenario Outline: A12.12xB26.1xB27.1-401 in <ground> a squad <place> B2 <counts> in Concealment Terrain
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And B2 holds <fort>
      And B2 holds Wire
      And a concealed German squad <place> B2
      When the players ask about the concealment of the German squad
      Then it <counts> in Concealment Terrain

      Examples: nor is Wire
        | row               | ground      | fort         | place                                 | counts            |
        | wire              | Open Ground | no foxhole   | beneath the Wire in                   | does not count as |
        | foxhole-and-wire  | Open Ground | a foxhole 1S | beneath the foxhole and the Wire in   | does not count as |
        | trench-and-wire   | Open Ground | a trench     | beneath the trench and the Wire in    | does not count as |
        | at-ditch-and-wire | Open Ground | an A-T Ditch | beneath the A-T Ditch and the Wire in | does not count as |

      Examples: the terrain is
        | row                        | ground | fort         | place                                 | counts    |
        | wire-in-grain              | grain  | no foxhole   | beneath the Wire in                   | counts as |
        | trench-and-wire-in-woods   | woods  | a trench     | beneath the trench and the Wire in    | counts as |
        | foxhole-and-wire-in-brush  | brush  | a foxhole 1S | beneath the foxhole and the Wire in   | counts as |
        | at-ditch-and-wire-in-woods | woods  | an A-T Ditch | beneath the A-T Ditch and the Wire in | counts as |

    @B27.6 @A12.12xB27.6-401 @A4.3xA12.12xB9.32-901 @B9.32
    Scenario Outline: A12.12xB27.6-401 in <ground> a squad <place> B2 <counts> in Concealment Terrain
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And B2 holds a sangar
      And B2 holds <other>
      And a concealed German squad <place> B2
      When the players ask about the concealment of the German squad
      Then it <counts> in Concealment Terrain

      Examples:
        | row                      | ground      | other     | place                              | counts            |
        | sangar                   | Open Ground | no trench | beneath the sangar in              | does not count as |
        | sangar-and-wire          | Open Ground | Wire      | beneath the sangar and the Wire in | does not count as |
        | sangar-in-brush          | brush       | no trench | beneath the sangar in              | counts as         |
        | sangar-and-wire-in-brush | brush       | Wire      | beneath the sangar and the Wire in | counts as         |

    @B9.55 @A12.12xB9.55-401
    Scenario Outline: A12.12xB9.55-401 behind a <barrier> a squad in the open is not in Concealment Terrain
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And hexside B2-B3 is a <barrier>
      And a concealed German squad in B2
      And a Russian squad in B4
      When the players ask about the concealment of the German squad
      Then it does not count as in Concealment Terrain

      Examples: bocage alone is treated as such
        | row           | ground              | barrier         |
        | wall          | Open Ground         | wall            |
        | hedge         | Open Ground         | hedge           |
        | cactus-hedge  | Open Ground         | cactus hedge    |
        | hillside-wall | level 1 Open Ground | wall at level 1 |

    @B9.55 @A12.12xB9.55-401
    Scenario Outline: A12.12xB9.55-401b behind a <barrier> a squad in brush is in Concealment Terrain
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And hexside B2-B3 is a <barrier>
      And a concealed German squad in B2
      And a Russian squad in B4
      When the players ask about the concealment of the German squad
      Then it counts as in Concealment Terrain

      Examples: the terrain of its hex is
        | row           | ground           | barrier         |
        | wall          | brush            | wall            |
        | hedge         | brush            | hedge           |
        | cactus-hedge  | brush            | cactus hedge    |
        | hillside-wall | brush at level 1 | wall at level 1 |

    @B9.1 @B9.55 @A12.12xB9.1xB9.55-401
    Scenario: A12.12xB9.1xB9.55-401 nor behind a wall with a gap
      Given it is the PFPh of the German turn
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a concealed German squad in B2
      And a Russian squad in B4
      When the players ask about the concealment of the German squad
      Then it does not count as in Concealment Terrain

    @B9.1 @B9.55 @A12.12xB9.1xB9.55-401
    Scenario: A12.12xB9.1xB9.55-401b in brush behind that wall it is
      Given it is the PFPh of the German turn
      And B2 is brush
      And hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      And a concealed German squad in B2
      And a Russian squad in B4
      When the players ask about the concealment of the German squad
      Then it counts as in Concealment Terrain

    @B16.1 @A12.12xB6.2xB16.1-901 @A12.12xB11.4xB16.1-901
    Scenario Outline: A12.12xB6.2xB16.1-901 <place> B2, over marsh, a squad <counts> in Concealment Terrain
      Given it is the PFPh of the German turn
      And B2 is bridged marsh
      And a concealed German squad <place> B2
      When the players ask about the concealment of the German squad
      Then it <counts> in Concealment Terrain

      Examples: the bridge is not of marsh
        | row   | place               | counts            |
        | on    | on the bridge in    | does not count as |
        | below | below the bridge in | counts as         |

    @B16.1 @A12.12xB11.4xB16.1-901
    Scenario: A12.12xB11.4xB16.1-901 nor is the cliff face of a marsh hex
      Given it is the PFPh of the German turn
      And B2 is marsh
      And hexside B2-B3 is a cliff
      And a concealed German squad in B2
      And the German squad is on a cliff face
      When the players ask about the concealment of the German squad
      Then it does not count as in Concealment Terrain

    @B9.32 @A4.3xA12.12xB9.32-901
    Scenario Outline: A4.3xA12.12xB9.32-901 in Bypass of <ground> who has wall advantage is beside its Concealment Terrain
      Given it is the PFPh of the German turn
      And B2 is <ground>
      And hexside B2-B3 is a wall
      And the artwork of B2 does not reach towards B3
      And a concealed German squad in B2
      And the German squad is in Bypass along hexside B2-B3
      And the German squad has wall advantage
      When the players ask about the concealment of the German squad
      Then it does not count as in Concealment Terrain

      Examples:
        | row      | ground           |
        | woods    | woods            |
        | building | a stone building |

    @B9.32 @B9.322 @B9.32xB9.322-401
    Scenario: B9.32xB9.322-401 a concealed squad in Bypass claims wall advantage over what it follows and keeps its '?'
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C3
      And hexside B3-C3 is a wall
      And a concealed German squad P in B3
      And P is in Bypass along hexside B3-C3
      And a Russian squad in D5
      When P claims wall advantage
      Then P has lost neither HIP nor '?'
      And P has wall advantage

  Rule: B9.21 LOS from beneath two at once

    @B9.21 @B26.2 @B9.21xB26.2-401
    Scenario Outline: B9.21xB26.2-401 beneath <cover> and Wire, <where>, the LOS is <sight>
      Given hexside <wall> is a wall
      And B2 holds <fort>
      And B2 holds Wire
      And a German squad beneath the <cover> and the Wire in B2
      And a Russian squad in <viewer>
      When LOS is traced between the German squad and the Russian squad
      Then the LOS is <sight>

      Examples: Wire changes nothing
        | row             | cover  | where                    | fort     | wall  | viewer | sight   |
        | trench-behind   | trench | behind a wall            | a trench | B2-B3 | B4     | blocked |
        | trench-adjacent | trench | next to it across a wall | a trench | B2-B3 | B3     | clear   |
        | trench-beside   | trench | past a wall              | a trench | B1-B2 | B4     | clear   |
        | sangar-adjacent | sangar | next to it across a wall | a sangar | B2-B3 | B3     | clear   |
        | sangar-beside   | sangar | past a wall              | a sangar | B1-B2 | B4     | clear   |
        | sangar-behind   | sangar | behind a wall            | a sangar | B2-B3 | B4     | blocked |

  Rule: B9.32 No wall advantage beneath an entrenchment, for dummies neither

    @B9.32 @B27.56 @B9.32xB27.56-301
    Scenario Outline: B9.32xB27.56-301b beneath an A-T Ditch and <other> nobody may claim it
      Given it is the end of the RPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a wall
      And B2 holds an A-T Ditch
      And B2 holds Wire
      And a German <unit> beneath the A-T Ditch and the Wire in B2
      And D4 is woods
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      When the players ask about the wall advantage of the German <unit>
      And the players ask about the wall advantage of Q
      Then the German <unit> may not claim wall advantage
      And the German <unit> has no wall advantage
      And Q may claim wall advantage

      Examples:
        | row     | other | unit        |
        | squad   | Wire  | squad       |
        | dummies | Wire  | dummy stack |

    @B9.32 @B9.324 @B9.32xB9.324-401
    Scenario Outline: B9.32xB9.324-401 dummies <place> B2 <may> claim it
      Given it is the end of the RPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a wall
      And B2 holds <fort>
      And B2 holds <other>
      And a concealed German dummy stack D <place> B2
      And D4 is woods
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      When the players ask about the wall advantage of D
      And the players ask about the wall advantage of Q
      Then D <may> claim wall advantage
      And Q may claim wall advantage

      Examples: beneath an entrenchment
        | row              | place                               | may     | fort         | other      |
        | foxhole          | beneath the foxhole in              | may not | a foxhole 1S | no trench  |
        | trench           | beneath the trench in               | may not | a trench     | no foxhole |
        | at-ditch         | beneath the A-T Ditch in            | may not | an A-T Ditch | no foxhole |
        | foxhole-and-wire | beneath the foxhole and the Wire in | may not | a foxhole 1S | Wire       |
        | trench-and-wire  | beneath the trench and the Wire in  | may not | a trench     | Wire       |

      Examples: above Wire
        | row            | place                 | may     | fort       | other |
        | on-top-of-wire | on top of the Wire in | may not | no foxhole | Wire  |

      Examples: beneath Wire, and on top of an entrenchment
        | row    | place                    | may | fort         | other     |
        | wire   | beneath the Wire in      | may | no foxhole   | Wire      |
        | on-top | on top of the foxhole in | may | a foxhole 1S | no trench |

    @B27.6 @B27.6-EX1-3 @reading:B27.6-sangar-tem
    Scenario: B27.6-EX1-3e dummies beneath a sangar have its TEM
      Given B2 holds a sangar
      And a German dummy stack beneath the sangar in B2
      When small-arms fire hits B2
      Then the TEM is +1

    @B26.3 @B27.6 @B26.3xB27.6-301 @reading:B27.6-sangar-tem
    Scenario: B26.3xB27.6-301c and beneath a sangar and Wire
      Given B2 holds a sangar
      And B2 holds Wire
      And a German dummy stack beneath the sangar and the Wire in B2
      When small-arms fire hits B2
      Then the TEM is +1

    @B9.32 @B26.1 @B9.32xB26.1-401
    Scenario: B9.32xB26.1-401 nor is it claimed from beneath a sangar and Wire
      Given it is the end of the RPh of the German turn
      And B2 is woods
      And hexside B2-B3 is a wall
      And B2 holds a sangar
      And B2 holds Wire
      And a German squad beneath the sangar and the Wire in B2
      And D4 is woods
      And hexside D4-D5 is a wall
      And a German squad Q in D4
      When the players ask about the wall advantage of the German squad
      And the players ask about the wall advantage of Q
      Then the German squad may not claim wall advantage
      And Q may claim wall advantage

  Rule: B9.1 What a hexside with a gap is

    @B9.1 @B9.1-11
    Scenario: B9.1-11m a wall with a gap is a wall
      Given hexside B2-B3 is a wall
      And the depiction of hexside B2-B3 has a gap
      When the players ask what hexside B2-B3 is
      Then hexside B2-B3 is treated as wall
      And it is an obstacle of 0.5 level
