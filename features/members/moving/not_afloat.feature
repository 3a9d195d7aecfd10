Feature: Who is not afloat beside marsh, whoever and wherever it is

  Rule: B16.42 Amphibians alone

    @B16.42 @B16.42-7
    Scenario Outline: B16.42-7s <unit> <place> <ground> is not in water movement mode as the MPh ends
      Given it is the MPh of the German turn
      And B2 is <ground>
      And B2 holds <fort>
      And B3 is marsh
      And a German <vehicle> V in B2
      And <unit> P <place> B2
      And <fact>
      When the MPh ends and the DFPh begins
      Then P is not in water movement mode

      Examples: who is no amphibian in water
        | row       | ground                              | fort       | vehicle | unit           | place               | fact                                       |
        | wire      | Open Ground                         | Wire       | truck   | a German squad | beneath the Wire in | P is Fanatic                               |
        | level-1   | stone building with one upper level | no foxhole | squad   | a German squad | on level 1 of       | P is CX                                    |
        | rooftop   | stone building with one upper level | no foxhole | squad   | a German squad | on the rooftop of   | P is CX                                    |
        | crest     | gully                               | no foxhole | squad   | a German squad | in Crest status in  | P is CX                                    |
        | fronting  | gully                               | no foxhole | squad   | a German squad | in Crest status in  | P fronts hexside B2-B3 in its Crest status |
        | cave      | crag                                | no foxhole | squad   | a German squad | in the cave in      | P is CX                                    |
        | convoy    | Open Ground                         | no foxhole | squad   | a German truck | in                  | P is in Convoy                             |
        | rider     | Open Ground                         | no foxhole | tank    | a German squad | in                  | P rides on V                               |
        | passenger | Open Ground                         | no foxhole | truck   | a German squad | in                  | P is aboard V                              |

    @B16.42 @B16.42-7
    Scenario: B16.42-7t an amphibian that is afloat in marsh stays so
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is marsh
      And a German amphibious tank P in B3
      When P moves into B2 in water movement mode
      And the MPh ends and the DFPh begins
      Then P is in water movement mode

    @B16.42 @B16.42-7
    Scenario Outline: B16.42-7v at set-up <unit> in <ground> <is> in water movement mode
      Given it is set-up
      And B2 is <ground>
      And <unit> P in B2
      When the players look at the board
      Then P <is> in water movement mode

      Examples: in water or marsh alone
        | row          | unit                      | ground      | is     |
        | tank-marsh   | a German amphibious tank  | marsh       | is     |
        | truck-river  | a German amphibious truck | river       | is     |
        | boat-river   | a German boat             | river       | is     |
        | tank-mudflat | a German amphibious tank  | mudflat     | is not |
        | truck-open   | a German amphibious truck | Open Ground | is not |
        | squad        | a German squad            | marsh       | is not |
        | aircraft     | a German aircraft         | marsh       | is not |

    @B16.42 @B16.42-7
    Scenario: B16.42-7w an amphibian with wall advantage in marsh is in water movement mode
      Given it is the MPh of the German turn
      And B2 is marsh
      And hexside B2-B3 is a wall
      And a German amphibious tank P in B2
      And P has wall advantage
      When the players look at the board
      Then P is in water movement mode

    @B16.42 @B16.42-7
    Scenario: B16.42-7x a squad under Interdiction beside marsh is not
      Given it is the RtPh of the German turn
      And B2 is marsh
      And a broken German squad P with 6 MF in B3
      And P has spent 1 MF
      And a Russian squad E in B6
      When E claims Interdiction of P
      Then that is allowed
      And P is not in water movement mode
