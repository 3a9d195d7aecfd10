@B26.32
Feature: B26.32 One Location above and beneath

  Rule: B26.32 On Wire and beneath it are one Location

    @B26.32-1
    Scenario: B26.32-1 a unit on Wire and one beneath it share a Location
      Given B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q beneath the Wire in B3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

    @B26.32-1
    Scenario Outline: B26.32-1b they share it for <purpose>, <first> named first
      Given B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q beneath the Wire in B3
      When the players ask whether <first> and <second> share a Location for <purpose>
      Then to the question whether they do the answer is yes

      Examples:
        | row              | purpose         | first | second |
        | tem-on           | TEM             | P     | Q      |
        | tem-beneath      | TEM             | Q     | P      |
        | cc-beneath       | Close Combat    | Q     | P      |
        | recovery-on      | weapon Recovery | P     | Q      |
        | recovery-beneath | weapon Recovery | Q     | P      |
        | transfer-beneath | SW Transfer     | Q     | P      |

    @B26.32-2 @B26.32-1 @B26.32-3
    Scenario: B26.32-2a a unit on a wired bridge and one below the bridge share none
      Given B3 is a bridge
      And B3 holds Wire on its bridge
      And a German squad P on top of the Wire on the bridge in B3
      And a German squad Q below the bridge in B3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is no

    @B26.32-2
    Scenario: B26.32-2b nor with Wire below the bridge as well
      Given B3 is a bridge
      And B3 holds Wire on its bridge
      And B3 holds Wire
      And a German squad P on top of the Wire on the bridge in B3
      And a German squad Q beneath the Wire in B3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is no

    @B26.32-2
    Scenario: B26.32-2c who comes out of a foxhole below a wired bridge is beneath no Wire
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds a foxhole 1S
      And B3 holds Wire on its bridge
      And a German squad beneath the foxhole in B3
      When the German squad comes out of the foxhole
      Then that is allowed
      And the German squad is on top in B3
      And the German squad is not on the Wire

    @B26.32-2
    Scenario: B26.32-2d nor is who goes beneath that foxhole
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds a foxhole 1S
      And B3 holds Wire on its bridge
      And a German squad in B3
      When the German squad goes beneath the foxhole
      Then that is allowed
      And the German squad is beneath the foxhole in B3
      And the German squad is not beneath the Wire

    @B26.32-2
    Scenario Outline: B26.32-2e a tank on a bridge with Wire <where> has <wire> MP of it to pay
      Given it is the MPh of the German turn
      And B3 is bridged marsh
      And B2 is unpaved road
      And a road crosses hexside B2-B3
      And B3 holds <fort>
      And a moving German tank in B2
      When the German tank moves onto the bridge in B3
      Then that is allowed
      And Wire adds <wire> MP to the expenditures
      And <count> Bog DRs are due from the German tank

      Examples: on the bridge and below it
        | where    | fort               | wire | count |
        | on it    | Wire on its bridge | 2    | one   |
        | below it | Wire               | 0    | no    |

    @B26.32-3 @reading:B26.32-on-a-bridge
    Scenario: B26.32-3 on one bridge, on its Wire and beneath it are one Location
      Given B3 is a bridge
      And B3 holds Wire on its bridge
      And a German squad P on top of the Wire on the bridge in B3
      And a German squad Q beneath the Wire on the bridge in B3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

    @B26.32-3 @reading:B26.32-on-a-bridge=two-locations
    Scenario: B26.32-3b or by the other reading they are two
      Given B3 is a bridge
      And B3 holds Wire on its bridge
      And a German squad P on top of the Wire on the bridge in B3
      And a German squad Q beneath the Wire on the bridge in B3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is no

    @B26.32-4
    Scenario Outline: B26.32-4 a leader <l> B3 directs a squad <s> B3
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German 9-1 leader <l> B3
      And a German squad <s> B3
      And a Russian squad in B5
      When the German squad and the German leader together attack the Russian squad with small-arms fire
      Then the attack is possible
      And the leadership DRM is -1

      Examples: either way
        | l                     | s                     |
        | on top of the Wire in | beneath the Wire in   |
        | beneath the Wire in   | on top of the Wire in |

    @B26.32-4 @reading:B26.31-one-on-wire @reading:B26.31-leader-on-wire
    Scenario: B26.32-4b from on top of the Wire a leader has part in the attack, which has the +1
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German 9-1 leader on top of the Wire in B3
      And a German squad beneath the Wire in B3
      And a Russian squad in B5
      When the German squad and the German leader together attack the Russian squad with small-arms fire
      Then the Wire DRM is +1

    @B26.32-4 @reading:B26.31-one-on-wire @reading:B26.31-leader-on-wire=has-none
    Scenario: B26.32-4c or by the other reading he directs and does not attack
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German 9-1 leader on top of the Wire in B3
      And a German squad beneath the Wire in B3
      And a Russian squad in B5
      When the German squad and the German leader together attack the Russian squad with small-arms fire
      Then the Wire DRM is 0

    @B26.32-6
    Scenario Outline: B26.32-6 a leader <l> B3 rallies a squad <s> B3
      Given it is the RPh of the German turn
      And B3 holds Wire
      And a German 9-1 leader <l> B3
      And a broken German 4-6-7 squad <s> B3
      When the German leader tries to rally the German squad with an Original DR of 8
      Then that is allowed
      And its DRM is -1
      And the German squad is not broken

      Examples: either way
        | l                     | s                     |
        | on top of the Wire in | beneath the Wire in   |
        | beneath the Wire in   | on top of the Wire in |

    @B26.32-7
    Scenario: B26.32-7 units on Wire and beneath form a FG
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German 4-6-7 squad P on top of the Wire in B3
      And a German 4-6-7 squad Q beneath the Wire in B3
      And a Russian squad in B5
      When P and Q together attack the Russian squad with small-arms fire
      Then the attack is possible
      And the FP is 8

    @B26.32-8
    Scenario: B26.32-8 an attack on the Location meets those on the Wire and those beneath
      Given it is the PFPh of the Russian turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q beneath the Wire in B3
      And a Russian squad in B6
      When the Russian squad attacks everything in B3 with small-arms fire
      Then the attack is possible
      And P and Q is met by the attack
      And the TEM of P is 0
      And the TEM of Q is 0

    @B26.32-9
    Scenario: B26.32-9 enemies on Wire and beneath it are held in Melee
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad on top of the Wire in B3
      And a Russian squad beneath the Wire in B3
      When the CCPh ends and the RPh begins
      Then the German squad is in Melee
      And the Russian squad is in Melee
      And the German squad is on top of the Wire
      And nothing else changed in B3
