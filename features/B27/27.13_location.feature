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
