Feature: What lies on top of Wire, and who is beneath it

  Rule: What stays on top of the Wire is out of reach of who is beneath it

    @B26.4 @B26.4xC10.3-1101
    Scenario Outline: B26.4xC10.3-1101 P gets beneath without its <gear>: it is nobody's
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses a <weapon>
      When P rolls a Wire Exit dr of 1
      And P tries to Recover the <gear>
      Then that is not allowed

      Examples:
        | row       | weapon      | gear     |
        | at-gun    | AT Gun      | AT Gun   |
        | dm-mortar | dm 81mm MTR | 81mm MTR |
        | mortar    | 81mm MTR    | 81mm MTR |

    @B26.4 @B26.4xC10.3-1101
    Scenario Outline: B26.4xC10.3-1101a from beneath P <goes> into B2 with the <gear> on top: not allowed
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses a <weapon>
      When P rolls a Wire Exit dr of 1
      And the <phase> ends and the <next> begins
      And P <goes> into B2 with the <gear>
      Then that is not allowed

      Examples:
        | row            | phase | next | goes     | weapon      | gear     |
        | advance-mortar | MPh   | APh  | advances | dm 81mm MTR | 81mm MTR |
        | advance-at-gun | MPh   | APh  | advances | AT Gun      | AT Gun   |

    @B26.4 @B26.4xC10.3-1101
    Scenario Outline: B26.4xC10.3-1101b in the same MPh P moves into B2 with the <gear> on top: not allowed
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses a <weapon>
      When P rolls a Wire Exit dr of 1
      And P moves into B2 with the <gear>
      Then that is not allowed

      Examples:
        | row       | weapon      | gear     |
        | at-gun    | AT Gun      | AT Gun   |
        | dm-mortar | dm 81mm MTR | 81mm MTR |
        | inf-gun   | INF Gun     | INF Gun  |
        | art-gun   | ART Gun     | ART Gun  |
        | aa-gun    | AA Gun      | AA Gun   |
        | rcl-gun   | RCL Gun     | RCL Gun  |

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101c nor does P Push its Gun out from beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses an AT Gun
      When P rolls a Wire Exit dr of 1
      And P Pushes the AT Gun into B2
      Then that is not allowed

    @B26.4 @B26.4xC10.3-1101
    Scenario Outline: B26.4xC10.3-1101d who is still on top Recovers the <gear> that P has gone from
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And a German crew Q on top of the Wire in B3
      And P possesses a <weapon>
      When P rolls a Wire Exit dr of 1
      And Q tries to Recover the <gear> with an Original dr of 1
      Then that is allowed
      And the <gear> is possessed by Q
      And the <gear> lies on top in B3

      Examples:
        | row       | weapon      | gear     |
        | at-gun    | AT Gun      | AT Gun   |
        | dm-mortar | dm 81mm MTR | 81mm MTR |

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101e a LMG that P has left on top does not go along into B2
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a LMG
      When P rolls a Wire Exit dr of 1 and leaves the LMG on the Wire
      And P moves into B2 with the LMG
      Then that is not allowed

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101f without the Gun P moves on, and the Gun stays on top
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses an AT Gun
      When P rolls a Wire Exit dr of 1
      And P moves into B2
      Then that is allowed
      And P is on top in B2
      And the AT Gun lies on top in B3

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101g a dm mortar that P has taken beneath goes along into B2
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a dm 81mm MTR
      When P moves into B2 with the 81mm MTR
      Then that is allowed
      And the 81mm MTR lies on top in B2

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101h hung up on the Wire P has its Gun still
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P with 2 MF on top of the Wire in B3
      And P possesses an AT Gun
      When P rolls a Wire Exit dr of 6
      Then that is allowed
      And P is on top of the Wire
      And the AT Gun is possessed by P

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101i a Gun that was beneath the Wire all along is P's there
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P beneath the Wire in B3
      And P possesses an AT Gun
      When the players look at the board
      Then the AT Gun is possessed by P
      And all that is as given

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101j a dm mortar that P takes beneath is P's there, and goes along from there
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a dm 81mm MTR
      When P rolls a Wire Exit dr of 1 with the 81mm MTR
      And P moves into B2 with the 81mm MTR
      Then that is allowed
      And the 81mm MTR is possessed by P
      And the 81mm MTR lies on top in B2
