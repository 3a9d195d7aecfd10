Feature: Recovery announced, and its dr rolled later

  Rule: The dr of a Recovery that was announced is due, and is no second attempt

    @B27.13 @A4.44xB27.13-1601 @A4.44xB26.4-1601 @B26.4
    Scenario Outline: A4.44xB27.13-1601a in the <phase> P announces its Recovery beneath the foxhole: its dr is due
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      Then that is allowed
      And a Recovery dr is due from P
      And nobody possesses the LMG
      And P has <left> MF left

      Examples: the MF is spent as it is announced
        | phase | left |
        | RPh   | 4    |
        | MPh   | 3    |

    @B27.13 @A4.44xB27.13-1601 @A3.1xA4.44xB27.13-1601
    Scenario Outline: A4.44xB27.13-1601b in the <phase> the dr of <dr> is rolled for it: no further MF
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      And P tries to Recover the LMG with an Original dr of <dr>
      Then that is allowed
      And no Recovery dr is due from P
      And <held>
      And P has <left> MF left
      And its Final DR is <dr>

      Examples: below 6 it succeeds
        | row   | phase | dr | held                      | left |
        | rph-5 | RPh   | 5  | the LMG is possessed by P | 4    |
        | rph-6 | RPh   | 6  | nobody possesses the LMG  | 4    |
        | mph-5 | MPh   | 5  | the LMG is possessed by P | 3    |
        | mph-6 | MPh   | 6  | nobody possesses the LMG  | 3    |

    @B27.13 @A4.44xB27.13-1601
    Scenario Outline: A4.44xB27.13-1601c in the <phase> there is one attempt and one dr: P <again>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      And a HMG beneath the foxhole in B2
      When P tries to Recover the LMG
      And P <first>
      And P <again>
      Then that is not allowed

      Examples: a second dr
        | row     | phase | first                                             | again                                             |
        | rph-dr  | RPh   | tries to Recover the LMG with an Original dr of 6 | tries to Recover the LMG with an Original dr of 5 |
        | mph-dr  | MPh   | tries to Recover the LMG with an Original dr of 6 | tries to Recover the LMG with an Original dr of 5 |
        | mph-say | MPh   | tries to Recover the LMG with an Original dr of 6 | tries to Recover the LMG                          |
        | other   | RPh   | tries to Recover the LMG with an Original dr of 5 | tries to Recover the HMG with an Original dr of 5 |

    @B27.13 @A4.44xB27.13-1601
    Scenario Outline: A4.44xB27.13-1601d in the <phase> the dr is that of the LMG alone: P <again>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      And a HMG beneath the foxhole in B2
      When P tries to Recover the LMG
      And P <again>
      Then that is not allowed

      Examples:
        | row   | phase | again                                             |
        | other | RPh   | tries to Recover the HMG with an Original dr of 1 |
        | mph   | MPh   | tries to Recover the HMG with an Original dr of 1 |
        | twice | RPh   | tries to Recover the LMG                          |

    @B27.13 @A4.44xB27.13-1601
    Scenario: A4.44xB27.13-1601e whom First Fire breaks in between rolls no more
      Given it is the MPh of the German turn
      And B2 holds a foxhole 1S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      And P is broken by the fire this draws
      And P tries to Recover the LMG with an Original dr of 1
      Then that is not allowed

    @B27.13 @A4.44xB27.13-1601
    Scenario: A4.44xB27.13-1601f another unit takes up the weapon first
      Given it is the RPh of the German turn
      And B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      And Q tries to Recover the LMG with an Original dr of 3
      And P tries to Recover the LMG with an Original dr of 3
      Then that is not allowed

  Rule: What is given up is due no longer

    @B27.13 @A3.1xA4.44xB27.13-1601
    Scenario Outline: A3.1xA4.44xB27.13-1601 announced in the <phase>, the dr is not made in the <next>
      Given it is the <phase> of the German turn
      And B2 holds a foxhole 1S
      And a German squad P beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      And the <phase> ends and the <next> begins
      Then no Recovery dr is due from P
      And nobody possesses the LMG
      And all that is as given

      Examples:
        | row | phase | next |
        | rph | RPh   | PFPh |
        | mph | MPh   | DFPh |

    @B26.4 @A4.44xB26.4-1601
    Scenario: A4.44xB26.4-1601 nor once it has moved on, from on top of the Wire into the next hex
      Given it is the MPh of the German turn
      And B2 holds Wire
      And a German squad P with 4 MF beneath the Wire in B2
      And a LMG beneath the Wire in B2
      When P tries to Recover the LMG
      And P moves into B3
      Then that is allowed
      And no Recovery dr is due from P
      And nobody possesses the LMG
      And all that is as given

  Rule: Nor is the dr of who can roll no more

    @B27.13 @A4.44xB27.13-2700
    Scenario Outline: A4.44xB27.13-2700 announced, the Recovery dr is <due> from P once <whom> <event>
      Given it is the MPh of the German turn
      And B2 holds a foxhole 2S
      And a German squad P with 4 MF beneath the foxhole in B2
      And a German leader Q beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      And <whom> <event>
      Then <due> Recovery dr is due from P

      Examples: P cannot Recover it any more
        | row     | whom | event                                             | due |
        | broken  | P    | becomes broken                                    | no  |
        | pinned  | P    | becomes pinned                                    | no  |
        | gone    | P    | becomes eliminated                                | no  |
        | another | Q    | tries to Recover the LMG with an Original dr of 1 | no  |

      Examples: it still can
        | row      | whom | event              | due |
        | unharmed | P    | becomes unharmed   | a   |
        | reduced  | P    | becomes reduced    | a   |
        | leader   | Q    | becomes eliminated | a   |

    @B27.13 @A4.44xB27.13-2700
    Scenario: A4.44xB27.13-2700b what another has taken up meanwhile is not rolled for, though it lies there again
      Given it is the RPh of the German turn
      And B2 holds a foxhole 2S
      And a German squad P beneath the foxhole in B2
      And a German squad Q beneath the foxhole in B2
      And a LMG beneath the foxhole in B2
      When P tries to Recover the LMG
      And Q tries to Recover the LMG with an Original dr of 1
      And Q drops the LMG
      And P tries to Recover the LMG with an Original dr of 1
      Then that is not allowed
