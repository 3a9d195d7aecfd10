Feature: Beside marsh nobody makes a Minimum Move, wherever it comes from

  Rule: B16.4 Only marsh itself takes all MF

    @B16.4 @B16.42 @B16.43 @B16.4-22 @B16.42-7 @B16.43-3
    Scenario Outline: B16.4-22e <who> that <place> <from> <goes> into the hex beside marsh in the ordinary way
      Given it is the <phase> of the German turn
      And B2 is marsh
      And B3 is <into>
      And B4 is <from>
      And B4 holds <fort>
      And the artwork of B4 does not reach towards A4, B3 and C4
      And <who> P <place> B4
      And <fact>
      When P <goes> into B3
      Then that is allowed
      And P is on top in B3
      And it costs <mf> MF
      And P is not CX
      And P is not pinned
      And no Bog DR is due from P
      And P is not in water movement mode

      Examples: whoever it is, and wherever it comes from
        | row       | phase | into        | from        | fort         | who                             | place                    | fact                                       | goes  | mf |
        | bridge    | MPh   | Open Ground | bridge      | no foxhole   | a German squad                  | on the bridge in         | P is Fanatic                               | moves | 1  |
        | crest     | MPh   | Open Ground | gully       | no foxhole   | a German squad                  | in Crest status in       | P fronts hexside B3-B4 in its Crest status | moves | 1  |
        | bypass    | MPh   | Open Ground | woods       | no foxhole   | a German squad                  | in                       | P is in Bypass along hexside B3-B4         | moves | 1  |
        | encircled | MPh   | Open Ground | Open Ground | no foxhole   | a German squad                  | in                       | P is Encircled                             | moves | 1  |
        | dummies   | MPh   | Open Ground | Open Ground | no foxhole   | a German dummy stack            | in                       | P is concealed                             | moves | 1  |
        | foxhole   | RtPh  | woods       | Open Ground | a foxhole 1S | a broken German squad           | beneath the foxhole in   | P is Fanatic                               | routs | 3  |
        | trench    | RtPh  | woods       | Open Ground | a trench     | a broken German squad           | beneath the trench in    | P is Fanatic                               | routs | 3  |
        | sangar    | RtPh  | woods       | Open Ground | a sangar     | a broken German squad           | beneath the sangar in    | P is Fanatic                               | routs | 3  |
        | pillbox   | RtPh  | woods       | Open Ground | a pillbox    | a broken German squad           | in the pillbox in        | P is Fanatic                               | routs | 3  |
        | wire      | RtPh  | woods       | Open Ground | Wire         | a broken German squad           | beneath the Wire in      | P is Fanatic                               | routs | 2  |
        | dm        | RtPh  | woods       | Open Ground | no foxhole   | a broken DM German squad        | in                       | P is Fanatic                               | routs | 2  |
        | disrupted | RtPh  | woods       | Open Ground | no foxhole   | a broken disrupted German squad | in                       | P is Fanatic                               | routs | 2  |

      @reading:B27.56-ditch-cost
      Examples: out of an A-T Ditch
        | row       | phase | into  | from        | fort         | who                   | place                    | fact         | goes  | mf |
        | a-t-ditch | RtPh  | woods | Open Ground | an A-T Ditch | a broken German squad | beneath the A-T Ditch in | P is Fanatic | routs | 4  |

    @B16.4 @B16.42 @B16.4-22 @B16.42-7
    Scenario Outline: B16.4-22f <who> Charges into the hex beside marsh
      Given it is the MPh of the German turn
      And B2 is marsh
      And <who> P in B4
      When the players ask whether P may move into B3 by Charge
      Then that is allowed

      Examples:
        | row     | who                    |
        | berserk | a berserk German squad |
        | cavalry | a German Cavalry squad |

    @B16.4 @B16.42 @B16.4-22 @B16.42-7
    Scenario Outline: B16.4-22g a squad goes underground beside marsh by <underground>
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 has a <access>
      And B4 has a <access>
      And a German squad P in B4
      When P declares <underground> into B3
      Then that is allowed

      Examples:
        | row    | underground     | access          |
        | sewer  | Sewer Movement  | manhole         |
        | tunnel | Tunnel Movement | tunnel entrance |

    @B16.4 @B16.41 @B16.42 @B16.4-22 @B16.41-4 @B16.42-2
    Scenario Outline: B16.41-4b in water movement mode <unit> enters <ground>
      Given it is the MPh of the German turn
      And B2 is <ground>
      And <unit> with 6 amphibious MP in B3
      When it moves into B2 in water movement mode
      Then that is allowed
      And it is in water movement mode

      Examples:
        | row             | unit                          | ground |
        | truck-marsh     | a German amphibious truck     | marsh  |
        | halftrack-marsh | a German amphibious halftrack | marsh  |
        | truck-river     | a German amphibious truck     | river  |
