Feature: Guns seen over a wall, beneath an entrenchment and on top of one

  Rule: B27.1 The foxhole hides no Gun on top

    @B27.1 @B27.1-18
    Scenario Outline: B27.1-18e over the wall of its hex a <gun> on top of a foxhole is seen
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole 2S
      And a German crew P on top of the foxhole in F5
      And P possesses <gear>
      And a Russian squad E in F8
      And it is the PFPh of the Russian turn
      When E attacks the <gun> with small-arms fire
      Then the attack is possible

      Examples: whatever Gun it is
        | row        | gun      | gear               |
        | at-gun     | AT Gun   | an AT Gun          |
        | inf-gun    | INF Gun  | an INF Gun         |
        | art-gun    | ART Gun  | an ART Gun         |
        | aa-gun     | AA Gun   | an AA Gun          |
        | rcl-gun    | RCL Gun  | a RCL Gun          |
        | mortar     | 81mm MTR | an 81mm MTR        |
        | dm-mortar  | 81mm MTR | a dm 81mm MTR      |
        | dm-rcl-gun | RCL Gun  | a dm RCL Gun       |
        | emplaced   | AT Gun   | an emplaced AT Gun |

    @B27.1 @B27.1-18
    Scenario Outline: B27.1-18i when its crew has gone beneath the foxhole a <gun> is still seen over the wall
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole 2S
      And a German crew P on top of the foxhole in F5
      And P possesses <gear>
      And a Russian squad E in F8
      And it is the MPh of the German turn
      When P goes beneath the foxhole
      And the MPh ends and the DFPh begins
      And E attacks the <gun> with small-arms fire
      Then the attack is possible

      Examples: whatever Gun stands on top
        | row     | gun     | gear       |
        | at-gun  | AT Gun  | an AT Gun  |
        | inf-gun | INF Gun | an INF Gun |
        | art-gun | ART Gun | an ART Gun |
        | aa-gun  | AA Gun  | an AA Gun  |
        | rcl-gun | RCL Gun | a RCL Gun  |

    @B27.1 @B27.1-18
    Scenario: B27.1-18f over the wall of its hex an AT Gun in tow is seen
      Given hexside F5-F6 is a wall
      And F5 holds a foxhole 2S
      And a German truck T on top of the foxhole in F5
      And T is towing an AT Gun
      And a Russian squad E in F8
      And it is the PFPh of the Russian turn
      When E attacks the AT Gun with small-arms fire
      Then the attack is possible

    @B27.1 @B27.1-18
    Scenario: B27.1-18g over the wall that it drives along an AT Gun in tow is seen
      Given hexside F5-F6 is a wall
      And F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And a German truck T in F5
      And T is towing an AT Gun
      And T is in VBM with its CAFP at vertex F5-F6-G6
      And a Russian squad E in F8
      And it is the PFPh of the Russian turn
      When E attacks the AT Gun with small-arms fire
      Then the attack is possible

    @B27.1 @B27.1-18
    Scenario: B27.1-18h upstairs a Gun is in no entrenchment: over a wall at its level it is seen
      Given F5 is a stone building with one upper level
      And F6 and F7 are level 1 Open Ground
      And hexside F6-F7 is a wall
      And a German crew P on level 1 of F5
      And P possesses a dm German 81mm MTR
      And a Russian squad E in F7
      And it is the PFPh of the Russian turn
      When E attacks the 81mm MTR with small-arms fire
      Then the attack is possible

    @B27.5 @B27.51 @B27.5-3 @B27.51-10
    Scenario Outline: B27.5-3b over the wall of its hex a <gun> beneath a trench is not seen
      Given hexside F5-F6 is a wall
      And F5 holds a trench
      And a German crew P beneath the trench in F5
      And a German <gun> beneath the trench with P
      And a Russian squad E in F8
      And it is the PFPh of the Russian turn
      When E attacks the <gun> with small-arms fire
      Then the attack is not possible

      Examples: whatever Gun it is
        | gun      |
        | AT Gun   |
        | INF Gun  |
        | ART Gun  |
        | AA Gun   |
        | RCL Gun  |
        | 81mm MTR |

    @B27.5 @B27.51 @B27.5-3 @B27.51-10
    Scenario Outline: B27.5-3c nor is <gear>
      Given hexside F5-F6 is a wall
      And F5 holds a trench
      And a German crew P beneath the trench in F5
      And <gear> beneath the trench with P
      And a Russian squad E in F8
      And it is the PFPh of the Russian turn
      When E attacks the <gun> with small-arms fire
      Then the attack is not possible

      Examples: dismantled
        | row     | gear                 | gun      |
        | mtr     | a dm German 81mm MTR | 81mm MTR |
        | inf-gun | a dm German INF Gun  | INF Gun  |
        | rcl-gun | a dm German RCL Gun  | RCL Gun  |
