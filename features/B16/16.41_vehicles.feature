@B16.41
Feature: B16.41 Wheels, tracks and Guns in marsh

  Rule: B16.41 They stay out [EXC: on a bridge]

    @B16.41-1
    Scenario Outline: B16.41-1a a <unit> may not enter marsh
      Given B2 is marsh
      And a German <unit> in B3
      And it is the MPh of the German turn
      When it moves into B2
      Then B16.41 forbids it

      Examples:
        | unit        |
        | tank        |
        | halftrack   |
        | armored car |
        | truck       |
        | motorcycle  |
        | wagon       |

      Examples: nor do men on motorcycles
        | unit               |
        | motorcyclist squad |

    @B16.41-1
    Scenario: B16.41-1b not even behind an amphibious vehicle is a Gun towed into marsh
      Given B2 is marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And the German amphibious tank is towing an AT Gun
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then B16.41 forbids it

    @B16.41-1
    Scenario: B16.41-1c nor is it Pushed there by its crew
      Given B2 is marsh
      And a German crew in B3
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      And it is the MPh of the German turn
      When the German crew Pushes the AT Gun into B2
      Then B16.41 forbids it

    @B16.41-1
    Scenario Outline: B16.41-1e nor is a <unit> set up in <ground>: <verdict>
      Given it is set-up
      And F5 is <ground>
      And the weather is <weather>
      When a German <unit> sets up in F5
      Then that is <verdict>

      Examples: what cannot come there cannot be there
        | row       | unit               | ground  | weather | verdict     |
        | truck     | truck              | marsh   | Clear   | not allowed |
        | tank      | tank               | mudflat | Clear   | not allowed |
        | riders    | motorcyclist squad | marsh   | Clear   | not allowed |

      Examples: amphibians and Cavalry can, and all can once it is frozen
        | row       | unit               | ground  | weather | verdict     |
        | amphibian | amphibious tank    | marsh   | Clear   | allowed     |
        | cavalry   | Cavalry squad      | marsh   | Clear   | allowed     |
        | snow      | truck              | marsh   | Snow    | allowed     |
        | brush     | truck              | brush   | Clear   | allowed     |

  Rule: B16.41 On a bridge they enter

    Background:
      Given B2 is bridged marsh
      And B3 is unpaved road
      And a road crosses hexside B2-B3

    @B16.41-2
    Scenario Outline: B16.41-2a a <unit> enters along the bridge
      Given a German <unit> in B3
      And it is the MPh of the German turn
      When it moves onto the bridge in B2
      Then that is allowed
      And it is on the bridge in B2
      And no Bog DR is due from it

      Examples:
        | unit  |
        | tank  |
        | truck |

    @B16.41-2
    Scenario: B16.41-2b and so does a truck with a Gun in tow
      Given a German truck in B3
      And the German truck is towing an AT Gun
      And it is the MPh of the German turn
      When the German truck moves onto the bridge in B2
      Then that is allowed
      And the AT Gun is in B2

    @B16.41-2
    Scenario: B16.41-2c and a Gun that its crew Pushes
      Given a German crew in B3
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      And it is the MPh of the German turn
      When the German crew Pushes the AT Gun onto the bridge in B2
      Then that is allowed
      And the German crew is on the bridge in B2
      And the AT Gun is in B2

    @B16.41-2
    Scenario: B16.41-2d beside the bridge the marsh stops the truck
      Given a German truck in B3
      And it is the MPh of the German turn
      When the German truck moves into B2
      Then B16.41 forbids it

  Rule: B16.41 What is carried is neither towed nor Pushed

    @B16.41-3
    Scenario Outline: B16.41-3 a squad may carry a <gear> into marsh
      Given B2 is marsh
      And a German squad in B3
      And the German squad possesses a <gear>
      And it is the MPh of the German turn
      When the German squad moves into B2 with the <gear>
      Then that is allowed
      And the German squad is on top in B2
      And the <gear> is in B2
      And the <gear> is possessed by the German squad

      Examples:
        | gear        |
        | dm 81mm MTR |
        | dm HMG      |

    @B16.41-4 @B16.41-1
    Scenario: B16.41-4 amphibious vehicles are spared the ban
      Given B2 is marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And it is the MPh of the German turn
      When the German amphibious tank moves into B2
      Then that is allowed
      And the German amphibious tank is in water movement mode

  Rule: B16.41 A mortar that is not dismantled is a Gun

    @B16.41-1
    Scenario: B16.41-1d its crew Pushes it into no marsh
      Given B2 is marsh
      And a German crew in B3
      And the German crew possesses an 81mm MTR
      And the German crew is Pushing the 81mm MTR
      And it is the MPh of the German turn
      When the German crew Pushes the 81mm MTR into B2
      Then B16.41 forbids it
