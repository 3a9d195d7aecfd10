@B16.1
Feature: B16.1 What makes a hex marsh, and what marsh swallows

  Rule: B16.1 The centre dot decides

    @B16.1-1
    Scenario: B16.1-1a artwork under the centre dot makes the hex marsh
      Given B2 is marsh
      When the players ask what B2 is
      Then B2 is treated as marsh
      And all that is as given

    @B16.1-1
    Scenario Outline: B16.1-1b artwork that laps over from <near> leaves the hex what its own dot says
      Given B1, B3, C2 and C3 are marsh
      And B2 is Open Ground
      And the artwork of <near> laps over into B2
      When the players ask what B2 is
      Then B2 is treated as Open Ground
      And B2 is not treated as marsh

      Examples: over half of the hex, or a strip along one hexside
        | near          |
        | B1, C2 and C3 |
        | B3            |

    @B16.1-1
    Scenario: B16.1-1c a hex without the artwork is no marsh
      Given B3 is marsh
      When the players ask what B2 is
      Then B2 is treated as Open Ground

    @B16.1-2
    Scenario Outline: B16.1-2 hex <hex> of the printed board is marsh
      Given the board excerpt <excerpt>
      When the players ask what <hex> is
      Then <hex> is treated as marsh
      And to the question whether it is Open Ground the answer is no

      Examples:
        | excerpt | hex |
        | 7_P6    | P6  |
        | 13_X7   | X7  |

  Rule: B16.1 Unpossessed portaged equipment is lost

    @B16.1-3
    Scenario Outline: B16.1-3a a <item> that nobody possesses does not survive in marsh
      Given B2 is marsh
      And a <item> in B2
      And a German squad in B2
      When the players look at the board
      Then the <item> is eliminated
      And the German squad is on top in B2

      Examples:
        | item        |
        | LMG         |
        | dm HMG      |
        | 50mm mortar |
        | radio       |
        | DC          |
        | ATR         |

    @B16.1-3
    Scenario Outline: B16.1-3b in <ground> an unpossessed weapon stays where it lies
      Given B2 is <ground>
      And B3 is marsh
      And a LMG in B2
      When the players look at the board
      Then the LMG is in B2
      And all that is as given

      Examples: other terrain, next to marsh too
        | ground      |
        | Open Ground |
        | brush       |
        | mudflat     |

    @B16.1-3
    Scenario: B16.1-3d a dismantled mortar is portaged equipment and lost
      Given B2 is marsh
      And a dm 81mm MTR in B2
      When the players look at the board
      Then the dm 81mm MTR is eliminated

    @B16.1-3
    Scenario Outline: B16.1-3e an unpossessed <gun> is a Gun and stays
      Given B2 is marsh
      And a <gun> in B2
      When the players look at the board
      Then the <gun> is in B2
      And all that is as given

      Examples:
        | gun      |
        | 81mm MTR |
        | AT Gun   |

    @B16.1-3
    Scenario Outline: B16.1-3f <item> that nobody possesses does not survive in marsh
      Given B2 is marsh
      And the weather is <weather>
      And it is the <phase> of the German turn
      And <item> in B2
      When the players look at the board
      Then the <name> is eliminated

      Examples: whatever SW it is, in whatever phase and weather
        | row          | item          | name        | phase | weather      |
        | atr          | an ATR        | ATR         | MPh   | not defined  |
        | baz          | a BAZ         | BAZ         | MPh   | not defined  |
        | psk          | a PSK         | PSK         | MPh   | not defined  |
        | piat         | a PIAT        | PIAT        | MPh   | not defined  |
        | ft           | a FT          | FT          | MPh   | not defined  |
        | mmg          | a MMG         | MMG         | MPh   | not defined  |
        | hmg          | a HMG         | HMG         | MPh   | not defined  |
        | rcl          | a RCL         | RCL         | MPh   | not defined  |
        | 60mm-mortar  | a 60mm mortar | 60mm mortar | MPh   | not defined  |
        | rph          | a LMG         | LMG         | RPh   | not defined  |
        | pfph         | a LMG         | LMG         | PFPh  | not defined  |
        | dfph         | a LMG         | LMG         | DFPh  | not defined  |
        | afph         | a LMG         | LMG         | AFPh  | not defined  |
        | rtph         | a LMG         | LMG         | RtPh  | not defined  |
        | aph          | a LMG         | LMG         | APh   | not defined  |
        | ccph         | a LMG         | LMG         | CCPh  | not defined  |
        | clear        | a LMG         | LMG         | MPh   | Clear        |
        | overcast     | a LMG         | LMG         | MPh   | Overcast     |
        | dm-inf-gun   | a dm INF Gun  | dm INF Gun  | MPh   | not defined  |
        | dm-rcl-gun   | a dm RCL Gun  | dm RCL Gun  | MPh   | not defined  |
        | rain         | a LMG         | LMG         | MPh   | Rain         |
        | heavy-rain   | a LMG         | LMG         | MPh   | Heavy Rain   |
        | mud          | a LMG         | LMG         | MPh   | Mud          |
        | falling-snow | a LMG         | LMG         | MPh   | Falling Snow |

    @B16.1-3
    Scenario Outline: B16.1-3t in marsh with a gully <item> <place> it that nobody possesses <fate>
      Given B2 is marsh with gully
      And <item> <place> B2
      When the players look at the board
      Then the <name> is <fate>

      Examples: at the bottom and at Crest level, in the marsh hex either way
        | row       | item          | name        | place              | fate       |
        | in        | a LMG         | LMG         | IN                 | eliminated |
        | crest     | a MMG         | MMG         | in Crest status in | eliminated |
        | dm-in     | a dm 81mm MTR | dm 81mm MTR | IN                 | eliminated |
        | gun-in    | an AT Gun     | AT Gun      | IN                 | in B2      |
        | gun-crest | an AT Gun     | AT Gun      | in Crest status in | in B2      |

    @B16.1-3
    Scenario Outline: B16.1-3g <item> that nobody possesses is no portaged equipment and stays in marsh
      Given B2 is marsh
      And <item> in B2
      When the players look at the board
      Then the <name> is in B2
      And all that is as given

      Examples:
        | row     | item       | name    |
        | art-gun | a ART Gun  | ART Gun |
        | aa-gun  | a AA Gun   | AA Gun  |
        | inf-gun | an INF Gun | INF Gun |

    @B16.1-3
    Scenario: B16.1-3c there is nothing left to Recover
      Given B2 is marsh
      And a German squad in B2
      And a LMG in B2
      And it is the RPh of the German turn
      When the German squad tries to Recover the LMG
      Then B16.1 forbids it

    @B16.1-4
    Scenario: B16.1-4 what a unit of the hex possesses is kept
      Given B2 is marsh
      And a German squad in B2
      And the German squad possesses a LMG
      When the players look at the board
      Then the LMG is in B2
      And the LMG is possessed by the German squad
      And all that is as given

    @B16.1-4
    Scenario: B16.1-4b and what it carries on its way in
      Given B2 is marsh
      And a German squad in B3
      And the German squad possesses a LMG
      And it is the MPh of the German turn
      When the German squad moves into B2
      Then that is allowed
      And the LMG is in B2
      And the LMG is possessed by the German squad

    @B16.1-5
    Scenario: B16.1-5a when the possessor is eliminated its weapon is lost with it
      Given B2 is marsh
      And a German half-squad in B2
      And the German half-squad possesses a LMG
      When the German half-squad becomes eliminated
      Then the LMG is eliminated

    @B16.1-5
    Scenario: B16.1-5b in Open Ground the weapon of an eliminated unit stays behind
      Given a German half-squad in B2
      And B3 is marsh
      And the German half-squad possesses a LMG
      When the German half-squad becomes eliminated
      Then the LMG is in B2
      And all that is as given

    @B16.1-6
    Scenario: B16.1-6a a weapon that is dropped in marsh is lost for good
      Given B2 is marsh
      And a German squad in B2
      And the German squad possesses a LMG
      And it is the MPh of the German turn
      When the German squad drops the LMG
      And it moves into B3
      Then that is allowed
      And the LMG is eliminated
      And the German squad is on top in B3

    @B16.1-6
    Scenario: B16.1-6b dropped in Open Ground it lies there
      Given a German squad in B2
      And the German squad possesses a LMG
      And it is the MPh of the German turn
      When the German squad drops the LMG
      And it moves into B3
      Then that is allowed
      And the LMG is in B2
      And the German squad is on top in B3

    @B16.1-6
    Scenario: B16.1-6c a unit drops only what it possesses
      Given B2 is marsh
      And a German squad in B2
      And a German half-squad in B2
      And the German half-squad possesses a LMG
      And it is the MPh of the German turn
      When the German squad drops the LMG
      Then that is not allowed

    @B16.1-3
    Scenario Outline: B16.1-3i a DC that a squad in <from> Places in the marsh lies there until it goes off
      Given B2 is marsh
      And a German squad in <from>
      And the German squad possesses a DC
      And a Russian squad in B2
      And it is the MPh of the German turn
      When the German squad Places its DC in B2
      Then that is allowed
      And the DC is in B2
      And nobody possesses the DC

      Examples:
        | from |
        | B3   |
        | B2   |

    @B16.1-7
    Scenario: B16.1-7 equipment on a bridge is not in the marsh that the bridge crosses
      Given B2 is bridged marsh
      And a LMG on the bridge in B2
      And an ATR in B2
      When the players look at the board
      Then the LMG is in B2
      And the ATR is eliminated
