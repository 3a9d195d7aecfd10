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

  Rule: Where no turn is told, an Overrun is made by the ATTACKER

    @B27.3 @A8.1xB27.3xD7.1-2005
    Scenario Outline: A8.1xB27.3xD7.1-2005a in the MPh of <turn> T makes an Overrun of E in its foxhole: a TEM of +4
      Given it is the MPh of <turn>
      And B3 holds a foxhole 1S
      And a German tank T in B3
      And a Russian squad E beneath the foxhole in B3
      When T attacks E with an overrun
      Then the attack is possible
      And the TEM is +4

      Examples: an Overrun is no First Fire, and asks for no MF of its target
        | row      | turn                    |
        | own      | the German turn         |
        | not-told | a turn that is not told |

    @B27.3 @A8.1xB27.3xD7.1-2005
    Scenario Outline: A8.1xB27.3xD7.1-2005b in the MPh of <turn> T declares an Overrun of E in its foxhole: <verdict>
      Given it is the MPh of <turn>
      And B3 holds a foxhole 1S
      And a German tank T in B3
      And a Russian squad E beneath the foxhole in B3
      When T declares an attack on E with an overrun
      Then that is <verdict>

      Examples:
        | row      | turn                    | verdict     |
        | own      | the German turn         | allowed     |
        | not-told | a turn that is not told | allowed     |
        | enemy    | the Russian turn        | not allowed |
