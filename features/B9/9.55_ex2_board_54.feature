@B9.55
Feature: B9.55 Second example: a fire fight across the hedges of board 54

  Background:
    Given the board excerpt 54_K5
    And there is a SSR that all hedges are bocage
    And a British 6-4-8 squad in K4
    And the British squad has wall advantage
    And a concealed British 3-3-8 half-squad in J3
    And a German 4-6-7 squad in J5
    And a German 4-4-7 squad M in K6
    And M possesses a 5-12 MMG
    And it is the PFPh of the British turn

  Rule: B9.55 British PFPh: the 4-6-7 breaks and is gone from sight

    @B9.55-EX2-1
    Scenario: B9.55-EX2-1a the 6-4-8 and the 4-6-7 see each other, both with wall advantage
      When LOS is traced between the British squad and the German squad
      Then the LOS is clear
      And the British squad has wall advantage
      And the German squad has wall advantage

    @B9.55-EX2-1
    Scenario: B9.55-EX2-1b the 6-4-8 may attack it
      When the British squad fires at the German squad
      Then that is allowed

    @B9.55-EX2-2
    Scenario: B9.55-EX2-2 broken and alone, it cannot claim what would be mandatory
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the German squad claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

    @B9.55-EX2-3
    Scenario: B9.55-EX2-3 so it loses wall advantage as it breaks
      When the British squad fires at the German squad
      And the German squad becomes broken
      Then the German squad has no wall advantage

    @B9.55-EX2-4 @B9.55-EX2-1
    Scenario Outline: B9.55-EX2-4 and is out of LOS of <unit>
      When the British squad fires at the German squad
      And the German squad becomes broken
      And LOS is traced between <unit> and the German squad
      Then the LOS is blocked

      Examples:
        | unit                   |
        | the British squad      |
        | the British half-squad |

    @B9.55-EX2-5
    Scenario Outline: B9.55-EX2-5 <unit> can attack it no more
      When the British squad fires at the German squad
      And the German squad becomes broken
      And <unit> attacks the German squad with small-arms fire
      Then the attack is not possible

      Examples:
        | unit                   |
        | the British squad      |
        | the British half-squad |

    @B9.55-EX2-28
    Scenario: B9.55-EX2-28a its fire done, the 6-4-8 may drop wall advantage in the PFPh
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the British squad forfeits wall advantage
      Then that is allowed
      And the British squad has no wall advantage

  Rule: B9.55 British MPh: the 3-3-8 goes by K4 to L4

    @B9.55-EX2-28
    Scenario: B9.55-EX2-28b or in the MPh, when no action of the enemy is under way
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British squad forfeits wall advantage
      Then that is allowed
      And the British squad has no wall advantage

    @B9.55-EX2-28
    Scenario: B9.55-EX2-28c but not between the declaration of an attack on the 3-3-8 and its result
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And M fires at the British half-squad
      And the British squad forfeits wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.55-EX2-6 @B9.55-EX2-9
    Scenario: B9.55-EX2-6 it enters the woods of K4 and does not claim wall advantage
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      Then that is allowed
      And the British half-squad has no wall advantage
      And the wall advantage of the British half-squad is voluntary

    @B9.55-EX2-7 @B9.55-EX2-8
    Scenario: B9.55-EX2-7 there the 4-4-7 does not see it, and it keeps its '?'
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And LOS is traced between M and the British half-squad
      Then the LOS is blocked
      And the British half-squad is concealed

    @B9.55-EX2-9 @B9.55-EX2-2 @B9.55-EX2-3 @B9.55-EX2-6
    Scenario: B9.55-EX2-9 in L4 it has to claim it
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      Then that is allowed
      And the British half-squad has wall advantage
      And the wall advantage of the British half-squad is mandatory

    @B9.55-EX2-10 @B9.55-EX2-11 @B9.55-EX2-44 @B9.55-EX2-4
    Scenario: B9.55-EX2-10 so the 4-4-7 sees it, past the orchard of L5, and yet it keeps its '?'
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And LOS is traced between M and the British half-squad
      Then the LOS is clear
      And the Hindrance is +1
      And the British half-squad is concealed

    @B9.55-EX2-12
    Scenario: B9.55-EX2-12a to go into a foxhole there would not cost it either
      Given L4 holds a foxhole 1S
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the British half-squad goes beneath the foxhole
      Then that is allowed
      And the British half-squad is concealed
      And all that is as given

    @B9.55-EX2-14 @B9.55-EX2-15 @B9.55-EX2-16 @B9.55-EX2-18 @B9.55-EX2-5
    Scenario: B9.55-EX2-14 the 4-4-7 and its MMG attack it on the 4 column at +2
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And M and the MMG together attack the British half-squad with small-arms fire
      Then the FP is 4.5
      And the IFT column is 4
      And the TEM is +2
      And the Hindrance DRM is +1
      And FFNAM applies
      And FFMO does not apply
      And the TEM and DRM of the attack are +2 in all
      And the Residual FP is 0

  Rule: B9.55 Aside: a German 2-4-7 with wall advantage in L5

    @B9.55-EX2-19
    Scenario: B9.55-EX2-19 the 3-3-8 cannot claim wall advantage on entering L4
      Given a German 2-4-7 half-squad in L5
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the British half-squad claims wall advantage
      Then that is not allowed
      And B9.321 forbids it

    @B9.55-EX2-20
    Scenario: B9.55-EX2-20 nor over K5-L4 alone: it is claimed by the hex
      Given a German 2-4-7 half-squad in L5
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the British half-squad claims wall advantage over K5-L4
      Then that is not allowed
      And B9.321 forbids it

    @B9.55-EX2-21 @B9.55-EX2-19 @B9.55-EX2-20
    Scenario: B9.55-EX2-21 in Deluxe it can
      Given there is a SSR that Deluxe ASL rules are in effect
      And a German 2-4-7 half-squad in L5
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the British half-squad claims wall advantage over K5-L4
      Then that is allowed
      And the British half-squad has wall advantage over K5-L4, L4-M4 and L4-M5 and nothing else

    @B9.55-EX2-22 @B9.55-EX2-23 @B9.55-EX2-24 @B9.55-EX2-26
    Scenario: B9.55-EX2-22 the 2-4-7 fires at it without bocage TEM, with FFMO, and its '?' is gone
      Given a German 2-4-7 half-squad in L5
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the German half-squad declares Defensive First Fire at the British half-squad
      Then the TEM is 0
      And FFMO applies
      And the British half-squad is not concealed

    @B9.55-EX2-25
    Scenario: B9.55-EX2-25 the 4-4-7 does not see it now
      Given a German 2-4-7 half-squad in L5
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And LOS is traced between M and the British half-squad
      Then the LOS is blocked

    @B9.55-EX2-26
    Scenario: B9.55-EX2-26 nor can it attack it
      Given a German 2-4-7 half-squad in L5
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And M declares Defensive First Fire at the British half-squad
      Then the attack is not possible

  Rule: B9.55 German DFPh: the 6-4-8 drops wall advantage

    @B9.55-EX2-27 @B9.55-EX2-28 @B9.55-EX2-31
    Scenario: B9.55-EX2-27 at the start of the DFPh it may
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And M fires at the British half-squad
      And the British half-squad becomes unharmed
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      Then that is allowed
      And the British squad has no wall advantage

    @B9.55-EX2-29
    Scenario: B9.55-EX2-29 and is out of LOS of the 4-4-7
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And M fires at the British half-squad
      And the British half-squad becomes unharmed
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And LOS is traced between M and the British squad
      Then the LOS is blocked

    @B9.55-EX2-30 @B9.55-EX2-25 @B9.55-EX2-29
    Scenario: B9.55-EX2-30 so the MMG fires at the concealed 3-3-8
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And M fires at the British half-squad
      And the British half-squad becomes unharmed
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the MMG fires at the British half-squad
      And LOS is traced between M and the British half-squad
      Then that is allowed
      And the LOS is clear
      And the British half-squad is concealed

    @B9.55-EX2-31
    Scenario: B9.55-EX2-31 which cannot drop its wall advantage
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British half-squad forfeits wall advantage
      Then that is not allowed
      And B9.323 forbids it

    @B9.55-EX2-32
    Scenario: B9.55-EX2-32 a PTC takes its '?'
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the MMG fires at the British half-squad
      And the British half-squad is subject to a PTC by the fire this draws
      Then the British half-squad is not concealed
      And the British half-squad has wall advantage

  Rule: B9.55 British APh and CCPh: wall advantage and '?' regained

    @B9.55-EX2-34
    Scenario: B9.55-EX2-34a the 6-4-8 cannot claim wall advantage again in the DFPh
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the MMG fires at the British half-squad
      And the British half-squad is subject to a PTC by the fire this draws
      And the British squad claims wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.55-EX2-34
    Scenario: B9.55-EX2-34b nor in the AFPh
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the British squad claims wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.55-EX2-34
    Scenario: B9.55-EX2-34c nor in the RtPh
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the British squad claims wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.55-EX2-33 @B9.55-EX2-34 @B9.55-EX2-27 @B9.55-EX2-39
    Scenario: B9.55-EX2-33 in its APh it can
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the MMG fires at the British half-squad
      And the British half-squad is subject to a PTC by the fire this draws
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      Then that is allowed
      And the British squad has wall advantage
      And all that is as given

    @B9.55-EX2-35
    Scenario: B9.55-EX2-35 as the CCPh ends both gain '?'
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the MMG fires at the British half-squad
      And the British half-squad is subject to a PTC by the fire this draws
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      Then the British squad is concealed
      And the British half-squad is concealed
      And the British squad has wall advantage
      And the British half-squad has wall advantage

  Rule: B9.55 The next German Player Turn: RPh

    @B9.55-EX2-36
    Scenario: B9.55-EX2-36 the 4-6-7 rallies and has wall advantage at once
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the German squad makes a Rally DR of 2
      Then that is allowed
      And the German squad is not broken
      And the German squad has wall advantage

    @B9.55-EX2-37 @B9.55-EX2-43
    Scenario: B9.55-EX2-37a the 6-4-8 gives its own up again, and keeps its '?'
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the German squad makes a Rally DR of 2
      And the British squad forfeits wall advantage
      Then that is allowed
      And the British squad is concealed
      And the British squad has no wall advantage

    @B9.55-EX2-37
    Scenario Outline: B9.55-EX2-37b and is out of LOS of <unit>
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the German squad makes a Rally DR of 2
      And the British squad forfeits wall advantage
      And LOS is traced between <unit> and the British squad
      Then the LOS is blocked

      Examples:
        | unit             |
        | the German squad |
        | M                |

  Rule: B9.55 German MPh: the 4-6-7 comes to K5

    @B9.55-EX2-38
    Scenario: B9.55-EX2-38a by Assault Movement; the 3-3-8 denies it wall advantage
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the German squad makes a Rally DR of 2
      And the British squad forfeits wall advantage
      And the RPh ends and the PFPh begins
      And the PFPh ends and the MPh begins
      And the German squad moves into K5 by Assault Movement
      Then that is allowed
      And it costs 3 MF
      And the German squad has no wall advantage
      And the British half-squad has wall advantage

    @B9.55-EX2-38
    Scenario: B9.55-EX2-38b should it claim it, the concealed 3-3-8 shows that it is real, and keeps it
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the German squad makes a Rally DR of 2
      And the British squad forfeits wall advantage
      And the RPh ends and the PFPh begins
      And the PFPh ends and the MPh begins
      And the German squad moves into K5 by Assault Movement
      And the German squad claims wall advantage, and the British half-squad shows itself in answer
      Then the German squad has no wall advantage
      And the British half-squad has wall advantage
      And the British half-squad is concealed

    @B9.55-EX2-39 @B9.55-EX2-33
    Scenario: B9.55-EX2-39 the 6-4-8 cannot claim it now
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the German squad makes a Rally DR of 2
      And the British squad forfeits wall advantage
      And the RPh ends and the PFPh begins
      And the PFPh ends and the MPh begins
      And the German squad moves into K5 by Assault Movement
      And the British squad claims wall advantage
      Then that is not allowed
      And B9.322 forbids it

    @B9.55-EX2-40
    Scenario: B9.55-EX2-40 so its fire meets bocage TEM and no FFMO
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the German squad makes a Rally DR of 2
      And the British squad forfeits wall advantage
      And the RPh ends and the PFPh begins
      And the PFPh ends and the MPh begins
      And the German squad moves into K5 by Assault Movement
      And the British squad declares Defensive First Fire at the German squad
      Then the TEM is +2
      And FFMO does not apply

    @B9.55-EX2-41
    Scenario: B9.55-EX2-41 that of the 3-3-8 meets none, and has FFMO
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the German squad makes a Rally DR of 2
      And the British squad forfeits wall advantage
      And the RPh ends and the PFPh begins
      And the PFPh ends and the MPh begins
      And the German squad moves into K5 by Assault Movement
      And the British half-squad declares Defensive First Fire at the German squad
      Then the TEM is 0
      And FFMO applies
      And FFNAM does not apply

    @B9.55-EX2-42
    Scenario: B9.55-EX2-42 both as one fire group: bocage TEM, no FFMO
      When the British squad fires at the German squad
      And the German squad becomes broken
      And the PFPh ends and the MPh begins
      And the British half-squad moves into K4
      And the British half-squad moves into L4
      And the MPh ends and the DFPh begins
      And the British squad forfeits wall advantage
      And the DFPh ends and the AFPh begins
      And the AFPh ends and the RtPh begins
      And the RtPh ends and the APh begins
      And the British squad claims wall advantage
      And the APh ends and the CCPh begins
      And the CCPh ends and the RPh begins
      And the German squad makes a Rally DR of 2
      And the British squad forfeits wall advantage
      And the RPh ends and the PFPh begins
      And the PFPh ends and the MPh begins
      And the German squad moves into K5 by Assault Movement
      And the British squad and the British half-squad together attack the German squad with small-arms fire
      Then the TEM is +2
      And FFMO does not apply
