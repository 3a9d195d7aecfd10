@B27.13
Feature: B27.13 Beneath and on top: one Location but for Recovery and TEM

  Background:
    Given B2 is Open Ground
    And B2 holds a foxhole 1S

  Rule: B27.13 Two Locations for Recovery and TEM

    @B27.13-1
    Scenario Outline: B27.13-1a a squad Recovers a LMG that is <place> B2, where it is itself
      Given it is the RPh of the German turn
      And a German squad <place> B2
      And a LMG <place> B2
      When the German squad tries to Recover the LMG
      Then that is allowed

      Examples:
        | place                    |
        | beneath the foxhole in   |
        | on top of the foxhole in |

    @B27.13-1
    Scenario Outline: B27.13-1b a squad <unit> B2 does not Recover a LMG <weapon> B2
      Given it is the RPh of the German turn
      And a German squad <unit> B2
      And a LMG <weapon> B2
      When the German squad tries to Recover the LMG
      Then B27.13 forbids it

      Examples:
        | unit                     | weapon                   |
        | beneath the foxhole in   | on top of the foxhole in |
        | on top of the foxhole in | beneath the foxhole in   |

    @B27.13-1
    Scenario Outline: B27.13-1d <unit> <place> B3 Recovers a <weapon> there
      Given it is the <phase> of the German turn
      And B3 holds a foxhole 2S
      And <unit> P <place> B3
      And a <weapon> <place> B3
      When P tries to Recover the <weapon>
      Then that is allowed

      Examples: no edge is between them, whoever it is and whatever the weapon
        | row                         | unit                          | weapon      | place                    | phase |
        | on-lmg                      | a German squad                | LMG         | on top of the foxhole in | RPh   |
        | on-mmg                      | a German squad                | MMG         | on top of the foxhole in | RPh   |
        | on-hmg                      | a German squad                | HMG         | on top of the foxhole in | RPh   |
        | on-atr                      | a German squad                | ATR         | on top of the foxhole in | RPh   |
        | on-baz                      | a German squad                | BAZ         | on top of the foxhole in | RPh   |
        | on-psk                      | a German squad                | PSK         | on top of the foxhole in | RPh   |
        | on-piat                     | a German squad                | PIAT        | on top of the foxhole in | RPh   |
        | on-ft                       | a German squad                | FT          | on top of the foxhole in | RPh   |
        | on-dc                       | a German squad                | DC          | on top of the foxhole in | RPh   |
        | on-rcl                      | a German squad                | RCL         | on top of the foxhole in | RPh   |
        | on-radio                    | a German squad                | radio       | on top of the foxhole in | RPh   |
        | on-50mm-mortar              | a German squad                | 50mm mortar | on top of the foxhole in | RPh   |
        | on-at-gun                   | a German squad                | AT Gun      | on top of the foxhole in | RPh   |
        | on-art-gun                  | a German squad                | ART Gun     | on top of the foxhole in | RPh   |
        | on-81mm-mtr                 | a German squad                | 81mm MTR    | on top of the foxhole in | RPh   |
        | beneath-mmg                 | a German squad                | MMG         | beneath the foxhole in   | RPh   |
        | beneath-hmg                 | a German squad                | HMG         | beneath the foxhole in   | RPh   |
        | beneath-atr                 | a German squad                | ATR         | beneath the foxhole in   | RPh   |
        | beneath-baz                 | a German squad                | BAZ         | beneath the foxhole in   | RPh   |
        | beneath-psk                 | a German squad                | PSK         | beneath the foxhole in   | RPh   |
        | beneath-piat                | a German squad                | PIAT        | beneath the foxhole in   | RPh   |
        | beneath-ft                  | a German squad                | FT          | beneath the foxhole in   | RPh   |
        | beneath-dc                  | a German squad                | DC          | beneath the foxhole in   | RPh   |
        | beneath-rcl                 | a German squad                | RCL         | beneath the foxhole in   | RPh   |
        | beneath-radio               | a German squad                | radio       | beneath the foxhole in   | RPh   |
        | beneath-50mm-mortar         | a German squad                | 50mm mortar | beneath the foxhole in   | RPh   |
        | half-squad                  | a German half-squad           | LMG         | on top of the foxhole in | RPh   |
        | beneath-half-squad          | a German half-squad           | LMG         | beneath the foxhole in   | RPh   |
        | crew                        | a German crew                 | LMG         | on top of the foxhole in | RPh   |
        | beneath-crew                | a German crew                 | LMG         | beneath the foxhole in   | RPh   |
        | leader                      | a German leader               | LMG         | on top of the foxhole in | RPh   |
        | beneath-leader              | a German leader               | LMG         | beneath the foxhole in   | RPh   |
        | hero                        | a German hero                 | LMG         | on top of the foxhole in | RPh   |
        | beneath-hero                | a German hero                 | LMG         | beneath the foxhole in   | RPh   |
        | cx-squad                    | a CX German squad             | LMG         | on top of the foxhole in | RPh   |
        | beneath-cx-squad            | a CX German squad             | LMG         | beneath the foxhole in   | RPh   |
        | concealed-squad             | a concealed German squad      | LMG         | on top of the foxhole in | RPh   |
        | beneath-concealed-squad     | a concealed German squad      | LMG         | beneath the foxhole in   | RPh   |
        | inexperienced-squad         | an inexperienced German squad | LMG         | on top of the foxhole in | RPh   |
        | beneath-inexperienced-squad | an inexperienced German squad | LMG         | beneath the foxhole in   | RPh   |
        | fanatic-squad               | a Fanatic German squad        | LMG         | on top of the foxhole in | RPh   |
        | beneath-fanatic-squad       | a Fanatic German squad        | LMG         | beneath the foxhole in   | RPh   |
        | wounded-leader              | a wounded German leader       | LMG         | on top of the foxhole in | RPh   |
        | beneath-wounded-leader      | a wounded German leader       | LMG         | beneath the foxhole in   | RPh   |
        | mph                         | a German squad                | LMG         | on top of the foxhole in | MPh   |

      @reading:A20.5-unarmed
      Examples: who is unarmed
        | row                   | unit                    | weapon | place                    | phase |
        | unarmed-squad         | an unarmed German squad | LMG    | on top of the foxhole in | RPh   |
        | beneath-unarmed-squad | an unarmed German squad | LMG    | beneath the foxhole in   | RPh   |

    @B27.13-1
    Scenario Outline: B27.13-1e <unit> <place> B3 Recovers no <weapon> <where> it
      Given it is the RPh of the German turn
      And B3 holds a foxhole 2S
      And <unit> P <place> B3
      And a <weapon> <where> B3
      When P tries to Recover the <weapon>
      Then B27.13 forbids it

      Examples: the edge is between them, whoever it is and whatever the weapon
        | row                 | unit                          | weapon      | place                    | where                    |
        | mmg                 | a German squad                | MMG         | beneath the foxhole in   | on top of the foxhole in |
        | hmg                 | a German squad                | HMG         | beneath the foxhole in   | on top of the foxhole in |
        | atr                 | a German squad                | ATR         | beneath the foxhole in   | on top of the foxhole in |
        | baz                 | a German squad                | BAZ         | beneath the foxhole in   | on top of the foxhole in |
        | psk                 | a German squad                | PSK         | beneath the foxhole in   | on top of the foxhole in |
        | piat                | a German squad                | PIAT        | beneath the foxhole in   | on top of the foxhole in |
        | ft                  | a German squad                | FT          | beneath the foxhole in   | on top of the foxhole in |
        | dc                  | a German squad                | DC          | beneath the foxhole in   | on top of the foxhole in |
        | rcl                 | a German squad                | RCL         | beneath the foxhole in   | on top of the foxhole in |
        | radio               | a German squad                | radio       | beneath the foxhole in   | on top of the foxhole in |
        | 50mm-mortar         | a German squad                | 50mm mortar | beneath the foxhole in   | on top of the foxhole in |
        | at-gun              | a German squad                | AT Gun      | beneath the foxhole in   | on top of the foxhole in |
        | art-gun             | a German squad                | ART Gun     | beneath the foxhole in   | on top of the foxhole in |
        | half-squad          | a German half-squad           | LMG         | on top of the foxhole in | beneath the foxhole in   |
        | crew                | a German crew                 | LMG         | on top of the foxhole in | beneath the foxhole in   |
        | leader              | a German leader               | LMG         | on top of the foxhole in | beneath the foxhole in   |
        | hero                | a German hero                 | LMG         | on top of the foxhole in | beneath the foxhole in   |
        | cx-squad            | a CX German squad             | LMG         | on top of the foxhole in | beneath the foxhole in   |
        | concealed-squad     | a concealed German squad      | LMG         | on top of the foxhole in | beneath the foxhole in   |
        | inexperienced-squad | an inexperienced German squad | LMG         | on top of the foxhole in | beneath the foxhole in   |

      @reading:A20.5-unarmed
      Examples: who is unarmed may Recover, but not over the edge
        | row           | unit                    | weapon | place                    | where                  |
        | unarmed-squad | an unarmed German squad | LMG    | on top of the foxhole in | beneath the foxhole in |

    @B27.13-1
    Scenario Outline: B27.13-1f in the <phase> a squad <place> B3 Recovers no LMG <where> it
      Given it is the <phase> of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And B3 holds <fort>
      And a German squad P <place> B3
      And a LMG <where> B3
      When P tries to Recover the LMG
      Then <clause> forbids it

      Examples: whatever the counter, the weather and the depth
        | row               | place                      | where                      | fort         | phase | weather       | depth       | clause |
        | beneath-trench    | beneath the trench in      | on top of the trench in    | a trench     | RPh   | not defined   | not defined | B27.13 |
        | on-trench         | on top of the trench in    | beneath the trench in      | a trench     | RPh   | not defined   | not defined | B27.13 |
        | mph-trench        | beneath the trench in      | on top of the trench in    | a trench     | MPh   | not defined   | not defined | B27.13 |
        | beneath-a-t-ditch | beneath the A-T Ditch in   | on top of the A-T Ditch in | an A-T Ditch | RPh   | not defined   | not defined | B27.13 |
        | on-a-t-ditch      | on top of the A-T Ditch in | beneath the A-T Ditch in   | an A-T Ditch | RPh   | not defined   | not defined | B27.13 |
        | mph-a-t-ditch     | beneath the A-T Ditch in   | on top of the A-T Ditch in | an A-T Ditch | MPh   | not defined   | not defined | B27.13 |
        | beneath-sangar    | beneath the sangar in      | on top of the sangar in    | a sangar     | RPh   | not defined   | not defined | B27.13 |
        | on-sangar         | on top of the sangar in    | beneath the sangar in      | a sangar     | RPh   | not defined   | not defined | B27.13 |
        | mph-sangar        | beneath the sangar in      | on top of the sangar in    | a sangar     | MPh   | not defined   | not defined | B27.13 |
        | beneath-wire      | beneath the Wire in        | on top of the Wire in      | Wire         | RPh   | not defined   | not defined | B26.4  |
        | on-wire           | on top of the Wire in      | beneath the Wire in        | Wire         | RPh   | not defined   | not defined | B26.4  |
        | mph-wire          | beneath the Wire in        | on top of the Wire in      | Wire         | MPh   | not defined   | not defined | B26.4  |
        | clear             | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | Clear         | not defined | B27.13 |
        | overcast          | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | Overcast      | not defined | B27.13 |
        | rain              | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | Rain          | not defined | B27.13 |
        | heavy-rain        | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | Heavy Rain    | not defined | B27.13 |
        | mud               | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | Mud           | not defined | B27.13 |
        | falling-snow      | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | Falling Snow  | not defined | B27.13 |
        | snow              | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | Snow          | not defined | B27.13 |
        | ground-snow       | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | Ground Snow   | not defined | B27.13 |
        | deep-snow         | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | Deep Snow     | not defined | B27.13 |
        | sub-zero-cold     | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | sub-zero cold | not defined | B27.13 |
        | dry               | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | not defined   | dry         | B27.13 |
        | shallow           | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | not defined   | shallow     | B27.13 |
        | deep              | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | not defined   | deep        | B27.13 |
        | flooded           | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | not defined   | flooded     | B27.13 |
        | frozen            | beneath the foxhole in     | on top of the foxhole in   | a foxhole 1S | RPh   | not defined   | frozen      | B27.13 |

    @B27.13-2 @B27.13-6
    Scenario: B27.13-2 in one attack each unit has the TEM of its own place
      Given a German squad P beneath the foxhole in B2
      And a German squad Q on top of the foxhole in B2
      And a Russian squad in B6
      When the Russian squad attacks everything in B2 with small-arms fire
      Then the TEM of P is +2
      And the TEM of Q is 0

  Rule: B27.13 One Location for all else

    @B27.13-3
    Scenario: B27.13-3 opponents beneath and on top fight in Close Combat
      Given it is the CCPh of the Russian turn
      And a German squad beneath the foxhole in B2
      And a Russian squad on top of the foxhole in B2
      When the Russian squad declares Close Combat against the German squad
      Then that is allowed
      And the German squad is beneath the foxhole in B2
      And the Russian squad is on top in B2
      And all that is as given

    @B27.13-3
    Scenario Outline: B27.13-3b whoever of them attacks, the foxhole is no TEM: <attacker>
      Given it is the CCPh of the Russian turn
      And a German squad beneath the foxhole in B2
      And a Russian squad on top of the foxhole in B2
      When the <attacker> squad attacks the <defender> squad with Close Combat
      Then the attack is possible
      And the TEM and DRM of the attack are 0 in all

      Examples:
        | attacker | defender |
        | Russian  | German   |
        | German   | Russian  |

    @B27.13-3
    Scenario Outline: B27.13-3e on top of a foxhole <attacker> attacks <target> beneath it in CC
      Given it is the CCPh of the Russian turn
      And the weather is <weather>
      And B3 holds a foxhole 2S
      And <target> P beneath the foxhole in B3
      And <attacker> Q on top of the foxhole in B3
      When Q attacks P with Close Combat
      Then the attack is possible
      And the TEM is 0

      Examples: whoever they are, and in whatever state and weather
        | row                    | attacker                       | target                        | weather       |
        | by-half-squad          | a Russian half-squad           | a German squad                | not defined   |
        | by-crew                | a Russian crew                 | a German squad                | not defined   |
        | by-leader              | a Russian leader               | a German squad                | not defined   |
        | by-hero                | a Russian hero                 | a German squad                | not defined   |
        | by-cx-squad            | a CX Russian squad             | a German squad                | not defined   |
        | by-pinned-squad        | a pinned Russian squad         | a German squad                | not defined   |
        | by-concealed-squad     | a concealed Russian squad      | a German squad                | not defined   |
        | by-inexperienced-squad | an inexperienced Russian squad | a German squad                | not defined   |
        | by-fanatic-squad       | a Fanatic Russian squad        | a German squad                | not defined   |
        | by-berserk-squad       | a berserk Russian squad        | a German squad                | not defined   |
        | by-wounded-leader      | a wounded Russian leader       | a German squad                | not defined   |
        | by-tank                | a Russian tank                 | a German squad                | not defined   |
        | by-halftrack           | a Russian halftrack            | a German squad                | not defined   |
        | by-armored-car         | a Russian armored car          | a German squad                | not defined   |
        | by-assault-gun         | a Russian assault gun          | a German squad                | not defined   |
        | by-carrier             | a Russian Carrier              | a German squad                | not defined   |
        | at-half-squad          | a Russian squad                | a German half-squad           | not defined   |
        | at-crew                | a Russian squad                | a German crew                 | not defined   |
        | at-leader              | a Russian squad                | a German leader               | not defined   |
        | at-hero                | a Russian squad                | a German hero                 | not defined   |
        | at-cx-squad            | a Russian squad                | a CX German squad             | not defined   |
        | at-pinned-squad        | a Russian squad                | a pinned German squad         | not defined   |
        | at-concealed-squad     | a Russian squad                | a concealed German squad      | not defined   |
        | at-inexperienced-squad | a Russian squad                | an inexperienced German squad | not defined   |
        | at-fanatic-squad       | a Russian squad                | a Fanatic German squad        | not defined   |
        | at-berserk-squad       | a Russian squad                | a berserk German squad        | not defined   |
        | at-wounded-leader      | a Russian squad                | a wounded German leader       | not defined   |
        | at-ti-squad            | a Russian squad                | a TI German squad             | not defined   |
        | at-broken-squad        | a Russian squad                | a broken German squad         | not defined   |
        | at-dm-squad            | a Russian squad                | a DM German squad             | not defined   |
        | at-disrupted-squad     | a Russian squad                | a disrupted German squad      | not defined   |
        | at-unarmed-squad       | a Russian squad                | an unarmed German squad       | not defined   |
        | clear                  | a Russian squad                | a German squad                | Clear         |
        | overcast               | a Russian squad                | a German squad                | Overcast      |
        | mud                    | a Russian squad                | a German squad                | Mud           |
        | snow                   | a Russian squad                | a German squad                | Snow          |
        | ground-snow            | a Russian squad                | a German squad                | Ground Snow   |
        | deep-snow              | a Russian squad                | a German squad                | Deep Snow     |
        | sub-zero-cold          | a Russian squad                | a German squad                | sub-zero cold |
        | rain                   | a Russian squad                | a German squad                | Rain          |
        | heavy-rain             | a Russian squad                | a German squad                | Heavy Rain    |
        | falling-snow           | a Russian squad                | a German squad                | Falling Snow  |

      @reading:A11.62-unable-vehicles
      Examples: a vehicle that cannot move
        | row                 | attacker                    | target         | weather     |
        | by-bogged-tank      | a bogged Russian tank       | a German squad | not defined |
        | by-immobilized-tank | an immobilized Russian tank | a German squad | not defined |

    @B27.13-3 @reading:A2.8-crest-and-foxhole
    Scenario: B27.13-3c so may one in Crest status and one beneath a foxhole at the bottom
      Given it is the CCPh of the German turn
      And B3 is a gully
      And B3 holds a foxhole 1S
      And a German squad P in Crest status in B3
      And a Russian squad E beneath the foxhole in B3
      When P declares Close Combat against E
      Then that is allowed

    @B27.13-3 @reading:A2.8-crest-and-foxhole=fight-not
    Scenario: B27.13-3d or by the other reading they do not, being on two levels
      Given it is the CCPh of the German turn
      And B3 is a gully
      And B3 holds a foxhole 1S
      And a German squad P in Crest status in B3
      And a Russian squad E beneath the foxhole in B3
      When P declares Close Combat against E
      Then that is not allowed

    @B27.13-4
    Scenario Outline: B27.13-4 a leader lost <leader> B2 makes a squad <squad> B2 take a LLMC
      Given a German 9-1 leader <leader> B2
      And a German 4-6-7 squad <squad> B2
      When the German leader becomes eliminated
      Then a LLMC is due from the German squad

      Examples:
        | row                         | leader                   | squad                    |
        | leader-beneath-squad-on-top | beneath the foxhole in   | on top of the foxhole in |
        | leader-on-top-squad-beneath | on top of the foxhole in | beneath the foxhole in   |
        | both-beneath                | beneath the foxhole in   | beneath the foxhole in   |

    @B27.13-5
    Scenario Outline: B27.13-5 a leader who breaks <leader> B2 makes a squad <squad> B2 take a LLTC
      Given a German 9-1 leader <leader> B2
      And a German 4-6-7 squad <squad> B2
      When the German leader becomes broken
      Then a LLTC is due from the German squad

      Examples:
        | leader                   | squad                    |
        | beneath the foxhole in   | on top of the foxhole in |
        | on top of the foxhole in | beneath the foxhole in   |

    @B27.13-6
    Scenario Outline: B27.13-6 beneath and on top are one Location for <purpose>
      Given a German squad P beneath the foxhole in B2
      And a German squad Q on top of the foxhole in B2
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is yes

      Examples:
        | purpose                             |
        | forming a fire group                |
        | leader direction of fire            |
        | rally                               |
        | Entrenching leadership              |
        | SW Transfer                         |
        | being in an enemy-occupied Location |

    @B27.13-1
    Scenario Outline: B27.13-1m a mortar is beneath the foxhole with the crew that has it: with <whom> in one Location for <purpose>, <answer>
      Given a German crew P beneath the foxhole in B2
      And P possesses an 81mm MTR
      And a German squad Q on top of the foxhole in B2
      When the players ask whether <who> and the 81mm MTR share a Location for <purpose>
      Then to the question whether they do the answer is <answer>

      Examples:
        | row          | whom           | who | purpose         | answer |
        | crew         | its crew       | P   | weapon Recovery | yes    |
        | crew-tem     | its crew       | P   | TEM             | yes    |
        | squad        | a squad on top | Q   | weapon Recovery | no     |
        | squad-tem    | a squad on top | Q   | TEM             | no     |

    @B27.13-1
    Scenario Outline: B27.13-1n and a Gun that stays beneath the trench, left by its crew, is not with it for <purpose>: <answer>
      Given it is the MPh of the German turn
      And B3 holds a trench
      And a German crew P beneath the trench in B3
      And an AT Gun beneath the trench with P
      When P <does>
      And the players ask whether P and the AT Gun share a Location for <purpose>
      Then to the question whether they do the answer is <answer>

      Examples:
        | row      | does                    | purpose         | answer |
        | recovery | comes out of the trench | weapon Recovery | no     |
        | tem      | comes out of the trench | TEM             | no     |
        | rally    | comes out of the trench | rally           | yes    |

    @B27.13-7
    Scenario Outline: B27.13-7 foxhole and pillbox are two Locations for <purpose>
      Given B2 holds a pillbox
      And a German squad P beneath the foxhole in B2
      And a German squad Q in the pillbox in B2
      When the players ask whether P and Q share a Location for <purpose>
      Then to the question whether they do the answer is no

      Examples:
        | purpose         |
        | weapon Recovery |
        | TEM             |
        | Close Combat    |
        | a LLMC          |

    @B27.13-7
    Scenario: B27.13-7b two units in the pillbox are in one
      Given B2 holds a pillbox
      And a German squad P in the pillbox in B2
      And a German squad Q in the pillbox in B2
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes
