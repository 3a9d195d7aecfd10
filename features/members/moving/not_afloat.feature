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
        | row       | ground                              | fort       | vehicle | unit           | place               | fact           |
        | wire      | Open Ground                         | Wire       | truck   | a German squad | beneath the Wire in | P is Fanatic   |
        | level-1   | stone building with one upper level | no foxhole | squad   | a German squad | on level 1 of       | P is CX        |
        | rooftop   | stone building with one upper level | no foxhole | squad   | a German squad | on the rooftop of   | P is CX        |
        | crest     | gully                               | no foxhole | squad   | a German squad | in Crest status in  | P is CX        |
        | cave      | crag                                | no foxhole | squad   | a German squad | in the cave in      | P is CX        |
        | convoy    | Open Ground                         | no foxhole | squad   | a German truck | in                  | P is in Convoy |
        | rider     | Open Ground                         | no foxhole | tank    | a German squad | in                  | P rides on V   |
        | passenger | Open Ground                         | no foxhole | truck   | a German squad | in                  | P is aboard V  |

    @B16.42 @B16.42-7
    Scenario: B16.42-7t an amphibian that is afloat in marsh stays so
      Given it is the MPh of the German turn
      And B2 is marsh
      And B3 is marsh
      And a German amphibious tank P in B3
      When P moves into B2 in water movement mode
      And the MPh ends and the DFPh begins
      Then P is in water movement mode
