Feature: One activity of each unit in the RPh, and what begins afresh

  Rule: B27.13 Rally, Recovery or Transfer over the edge of a foxhole

    @B27.13 @A3.1xB27.13-1201
    Scenario Outline: A3.1xB27.13-1201a in the RPh: <first>, and then <second>: not allowed
      Given it is the RPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German 4-6-7 squad P on top of the foxhole in B2
      And a German squad Q on top of the foxhole in B2
      And a German squad R on top of the foxhole in B2
      And a German 9-1 leader L on top of the foxhole in B2
      And Q possesses a LMG
      And a DC in B2
      When <first>
      And <second>
      Then that is not allowed

      Examples: a leader and who is rallied
        | row             | first                                       | second                                    |
        | rally-recover   | L tries to rally P with an Original DR of 4 | L tries to Recover the DC                 |
        | recover-rally   | L tries to Recover the DC                   | L tries to rally P with an Original DR of 4 |
        | rallied-recover | L tries to rally P with an Original DR of 4 | P tries to Recover the DC                 |
        | rallied-take    | L tries to rally P with an Original DR of 4 | Q Transfers the LMG to P                  |

      Examples: squads
        | row              | first                     | second                    |
        | transfer-recover | Q Transfers the LMG to R  | Q tries to Recover the DC |
        | taken-recover    | Q Transfers the LMG to R  | R tries to Recover the DC |
        | recover-transfer | Q tries to Recover the DC | Q Transfers the LMG to R  |
        | recover-take     | R tries to Recover the DC | Q Transfers the LMG to R  |

    @B27.13 @A3.1xB27.13-1201
    Scenario: A3.1xB27.13-1201d a leader rallies one unit after another
      Given it is the RPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German 4-6-7 squad P beneath the foxhole in B2
      And a broken German 4-6-7 squad Q on top of the foxhole in B2
      And a German 9-1 leader L on top of the foxhole in B2
      When L tries to rally P with an Original DR of 4
      And L tries to rally Q with an Original DR of 4
      Then that is allowed

    @B27.13 @A3.1xB27.13-1201
    Scenario: A3.1xB27.13-1201e who Recovers in the RPh has part in a Transfer in the APh
      Given it is the RPh of the German turn
      And B2 holds a foxhole 3S
      And a German squad Q on top of the foxhole in B2
      And a German squad R beneath the foxhole in B2
      And Q possesses a LMG
      And a DC in B2
      When Q tries to Recover the DC
      And the RPh ends and the APh begins
      And Q Transfers the LMG to R
      Then that is allowed

  Rule: B16.42 Amphibious MP

    @B16.42 @B16.42xD16.1-1201
    Scenario Outline: B16.42xD16.1-1201 of <spent> amphibious MP spent last turn none is missing in the next
      Given B2 and B3 are marsh
      And a German amphibious tank with 6 amphibious MP in B3
      And the German amphibious tank has spent <spent> amphibious MP
      And it is the MPh of the German turn
      When the next MPh of the German begins
      And the German amphibious tank moves into B2
      Then that is allowed
      And it has 4 amphibious MP left

      Examples:
        | spent |
        | 2     |
        | 6     |

  Rule: B27.41 Interdiction is met once in a hex

    @B27.41 @A10.53xB27.41-1201
    Scenario: A10.53xB27.41-1201a who has come through it is not interdicted there again
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction unharmed
      And E claims Interdiction of P
      Then that is not allowed

    @B27.41 @A10.53xB27.41-1201
    Scenario: A10.53xB27.41-1201c in the RtPh of the next turn it is interdicted there again
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction unharmed
      And P goes beneath the foxhole
      And the RtPh ends and the APh begins
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the RPh ends and the RtPh begins
      And P comes out of the foxhole
      And E claims Interdiction of P
      Then that is allowed

    @B27.41 @A10.53xB27.41-1201
    Scenario: A10.53xB27.41-1201d but not in the same
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction unharmed
      And P goes beneath the foxhole
      And P comes out of the foxhole
      And E claims Interdiction of P
      Then that is not allowed

    @B27.41 @A10.53xB27.41-1201
    Scenario Outline: A10.53xB27.41-1201b in the next hex it is, <outcome> in the first
      Given it is the RtPh of the German turn
      And B2 holds a foxhole 3S
      And a broken German squad P in B3
      And a Russian squad E in B5
      When P carries out a rout into B2
      And E claims Interdiction of P
      And P comes through that Interdiction <outcome>
      And P carries out a rout into B1
      And E claims Interdiction of P
      Then that is allowed

      Examples:
        | row      | outcome  |
        | unharmed | unharmed |
        | reduced  | reduced  |
