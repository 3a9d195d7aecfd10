@B16.7
Feature: B16.7 Mudflats

  Rule: B16.7 Mudflat is marsh but for what 16.71 and 16.72 change

    @B16.7-1
    Scenario: B16.7-1a it hinders like marsh
      Given B3 is mudflat
      When LOS is traced between B2 and B4
      Then the LOS is clear
      And the Hindrance is +1

    @B16.7-1
    Scenario: B16.7-1b it gives no TEM
      Given B2 is mudflat
      And a German squad in B2
      When small-arms fire hits B2
      Then the TEM is 0

    @B16.7-1
    Scenario: B16.7-1c it is no Open Ground for FFMO
      Given B2 is mudflat
      And a German squad in B1
      And a Russian squad in C3
      And it is the MPh of the German turn
      When the German squad moves into B2
      And the Russian squad declares Defensive First Fire at the German squad
      Then FFMO does not apply
      And FFNAM applies

    @B16.7-1
    Scenario: B16.7-1d nor for Interdiction
      Given B2 is mudflat
      And a broken German squad in B3
      And a Russian squad in B6
      And it is the RtPh of the German turn
      When the German squad routs into B2
      Then that is allowed
      And no Interdiction is possible in B2

    @B16.7-1
    Scenario: B16.7-1e HE into it is halved
      Given B2 is mudflat
      And a German squad in B2
      When Direct Fire HE of 12 FP hits B2
      Then the FP is 6

    @B16.7-1
    Scenario: B16.7-1f but not against a bridge over it
      Given B2 is bridged marsh
      And a SSR makes all marsh mudflat
      When Direct Fire HE of 12 FP hits the bridge in B2
      Then the FP is 12

    @B16.7-1
    Scenario: B16.7-1g fire out of it is Area Fire
      Given B1 is mudflat
      And a German 4-4-7 squad in B1
      And a Russian squad in B4
      And it is the PFPh of the German turn
      When the German squad attacks the Russian squad with small-arms fire
      Then it is Area Fire
      And the FP is 2

    @B16.7-1
    Scenario: B16.7-1h a MMG does not fire out of it
      Given B2 is mudflat
      And a German squad in B2
      And the German squad possesses a MMG
      And a Russian squad in B4
      And it is the PFPh of the German turn
      When the German squad fires its MMG at the Russian squad
      Then B16.32 forbids it

    @B16.7-1
    Scenario: B16.7-1i a tank may not enter
      Given B2 is mudflat
      And a German tank in B3
      And it is the MPh of the German turn
      When the German tank moves into B2
      Then B16.41 forbids it

    @B16.7-1
    Scenario: B16.7-1j a Gun is not Pushed in
      Given B2 is mudflat
      And a German crew in B3
      And the German crew possesses an AT Gun
      And the German crew is Pushing the AT Gun
      And it is the MPh of the German turn
      When the German crew Pushes the AT Gun into B2
      Then B16.41 forbids it

    @B16.7-1
    Scenario: B16.7-1k a boat may not enter
      Given B2 is mudflat
      And B3 is river
      And a German boat P in B3
      And it is the MPh of the German turn
      When P moves into B2
      Then B16.42 forbids it

    @B16.7-1
    Scenario: B16.7-1l Wire is not set up in it
      Given B2 is mudflat
      And it is set-up
      And the German OB has Wire
      When German sets up Wire in B2
      Then that is not allowed

    @B16.7-1
    Scenario: B16.7-1m hexes next to it are Bog hexes
      Given B2 is mudflat
      And a German tank in B4
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And a Bog DR is due from the German tank

    @B16.7-1
    Scenario: B16.7-1n in snow it is Open Ground
      Given B2 is mudflat
      And the weather is Snow
      When the players ask what B2 is
      Then B2 is treated as Open Ground

    @B16.7-2
    Scenario: B16.7-2 marsh and mudflat add up
      Given B3 is marsh
      And B4 and B5 are mudflat
      When LOS is traced between B2 and B6
      Then the LOS is clear
      And the Hindrance is +3

    @B16.7-3
    Scenario Outline: B16.7-3a next to a <body> that is <depth> marsh is mudflat
      Given B2 is marsh
      And B3 is <body>
      And the water depth is <depth>
      When the players ask what B2 is
      Then B2 is treated as mudflat

      Examples:
        | body   | depth    |
        | stream | dry      |
        | river  | fordable |

    @B16.7-3
    Scenario: B16.7-3b a SSR may make all marsh mudflat
      Given B2 is marsh
      And a SSR makes all marsh mudflat
      When the players ask what B2 is
      Then B2 is treated as mudflat

    @B16.7-3
    Scenario: B16.7-3f where it does, mudflat remains what it is
      Given B2 is mudflat
      And a SSR makes all marsh mudflat
      When the players ask what B2 is
      Then B2 is treated as mudflat
      And all that is as given

    @B16.7-3
    Scenario Outline: B16.7-3g a SSR makes all marsh mudflat: <ground> next to a <body> in flood is treated as <terrain>
      Given B2 is <ground>
      And <next> is <body>
      And the water depth is flooded
      And a SSR makes all marsh mudflat
      When the players ask what B2 is
      Then B2 is treated as <terrain>

      Examples: mudflat is marsh, and the flood covers it (16.6)
        | row     | ground  | next | body   | terrain |
        | stream  | marsh   | B3   | stream | stream  |
        | river   | marsh   | B3   | river  | river   |
        | printed | mudflat | B3   | stream | stream  |

      Examples: but not where the flood does not come
        | row  | ground | next | body   | terrain |
        | away | marsh  | B5   | stream | mudflat |

    @B16.7-3
    Scenario: B16.7-3e a SSR on something else makes none
      Given B2 is marsh
      And there is a SSR that all hedges are bocage
      When the players ask what B2 is
      Then B2 is treated as marsh
      And all that is as given

    @B16.7-3
    Scenario: B16.7-3c without water or SSR it is plain marsh
      Given B2 is marsh
      When the players ask what B2 is
      Then B2 is treated as marsh
      And B2 is not treated as mudflat
      And all that is as given
