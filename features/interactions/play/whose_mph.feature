Feature: What only the ATTACKER does in the MPh

  Rule: What the ATTACKER alone does in its MPh

    @B26.5 @A3.3xB26.5-601
    Scenario Outline: A3.3xB26.5-601 in the MPh of the <side> a German squad tries to Clear Wire: <verdict>
      Given it is the MPh of the <side> turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      When the German squad announces Clearance of the Wire in B3
      Then that is <verdict>

      Examples:
        | row   | side    | verdict     |
        | own   | German  | allowed     |
        | enemy | Russian | not allowed |

    @B26.4 @A3.3xB26.4-601
    Scenario Outline: A3.3xB26.4-601 in the MPh of the <side> a German squad beneath Wire <does>: <verdict>
      Given it is the MPh of the <side> turn
      And B3 holds Wire
      And a German squad beneath the Wire in B3
      And a German truck in B3
      When the German squad <does>
      Then that is <verdict>

      Examples:
        | row           | side    | does                        | verdict     |
        | search        | German  | Searches                    | allowed     |
        | search-enemy  | Russian | Searches                    | not allowed |
        | aboard        | German  | goes aboard the German truck | allowed    |
        | aboard-enemy  | Russian | goes aboard the German truck | not allowed |

    @B26.4 @A3.3xB26.4-601
    Scenario Outline: A3.3xB26.4-601b in the MPh of the <side> a German squad unloads onto Wire: <verdict>
      Given it is the MPh of the <side> turn
      And B3 holds Wire
      And a German truck in B3
      And a German squad in B3
      And the German squad is aboard the German truck
      When the German squad unloads
      Then that is <verdict>

      Examples:
        | row   | side    | verdict     |
        | own   | German  | allowed     |
        | enemy | Russian | not allowed |

    @B27.13 @A3.3xB27.13-601
    Scenario Outline: A3.3xB27.13-601 in the <phase> of the <side> turn a German squad Recovers beneath a foxhole: <verdict>
      Given it is the <phase> of the <side> turn
      And B3 holds a foxhole 1S
      And a German squad beneath the foxhole in B3
      And a LMG beneath the foxhole in B3
      When the German squad tries to Recover the LMG
      Then that is <verdict>

      Examples:
        | row       | phase | side    | verdict     |
        | own-mph   | MPh   | German  | allowed     |
        | enemy-mph | MPh   | Russian | not allowed |
        | enemy-rph | RPh   | Russian | allowed     |
