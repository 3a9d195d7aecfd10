Feature: From the air each unit lands in one Location

  Rule: From the air each comes into one Location

    @B26.42 @B26.1 @A2.8xB26.42-1101 @B26.1-2
    Scenario Outline: A2.8xB26.42-1101 a squad comes down by parachute on the bridge in B3, Wire <lies>: <there> beneath it
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds <wire>
      When a German squad comes down by parachute on the bridge in B3
      Then that is allowed
      And <found>

      Examples:
        | row       | lies       | wire               | there | found                                      |
        | on-bridge | on it      | Wire on its bridge | it is | the German squad is beneath the Wire in B3 |
        | below     | beneath it | Wire               | not   | the German squad is not beneath the Wire   |

    @B26.42 @B26.1 @A2.8xB26.42-1101 @B26.1-2
    Scenario Outline: A2.8xB26.42-1101a below the bridge, Wire <lies>
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds <wire>
      When a German squad comes down by parachute below the bridge in B3
      Then that is allowed
      And <found>

      Examples:
        | row       | lies       | wire               | found                                      |
        | on-bridge | on it      | Wire on its bridge | the German squad is not beneath the Wire   |
        | below     | beneath it | Wire               | the German squad is beneath the Wire in B3 |

    @B26.42 @A2.8xB26.42-1101
    Scenario: A2.8xB26.42-1101b in Crest status it is above the Wire
      Given it is the MPh of the German turn
      And B3 is a gully
      And B3 holds Wire
      When a German squad comes down by parachute in Crest status in B3
      Then that is allowed
      And the German squad is not beneath the Wire

    @B26.42 @A2.8xB26.42-1101
    Scenario Outline: A2.8xB26.42-1101c it does not come down <where> B3 where there is none
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      When a German squad comes down by parachute <where> B3
      Then that is not allowed

      Examples:
        | row    | ground      | where              |
        | bridge | Open Ground | on the bridge in   |
        | crest  | Open Ground | in Crest status in |

    @B26.42 @B26.43 @B26.1 @B26.42xB26.43-1101 @B26.1-2
    Scenario Outline: B26.42xB26.43-1101 <force> that comes down in B3 is <said> the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      When <force> P comes down by parachute in B3
      Then that is allowed
      And <found>

      Examples:
        | row          | force                       | said        | found                       |
        | tank         | a German tank               | not beneath | P is not beneath the Wire   |
        | truck        | a German truck              | not beneath | P is not beneath the Wire   |
        | motorcycle   | a German motorcycle         | not beneath | P is not beneath the Wire   |
        | motorcyclist | a German motorcyclist squad | not beneath | P is not beneath the Wire   |
        | wagon        | a German wagon              | not beneath | P is not beneath the Wire   |
        | cavalry      | a German Cavalry squad      | not beneath | P is not beneath the Wire   |
        | half-squad   | a German half-squad         | beneath     | P is beneath the Wire in B3 |
        | leader       | a German leader             | beneath     | P is beneath the Wire in B3 |
