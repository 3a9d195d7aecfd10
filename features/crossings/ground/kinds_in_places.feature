Feature: Each kind of piece in each place of its hex

  Kinds and places are closed lists (features/crossings.toml).

  Rule: B9.62 B9.35 At the bottom of a Depression, below the wall

    @B9.62 @B9.62-3
    Scenario Outline: B9.62-3m <force> IN the gully has nothing of the Hillside wall above
      Given it is the PFPh of the Russian turn
      And F5 is gully
      And F6 is woods
      And hexside F5-F6 is a wall at level 0
      And <force> P IN F5
      And a Russian squad in F6
      When the Russian squad attacks P with <attack>
      Then the attack is possible
      And the TEM is 0

      Examples: Infantry
        | row     | force                | attack          |
        | crew    | a German crew        | small-arms fire |
        | hero    | a German hero        | small-arms fire |
        | dummies | a German dummy stack | small-arms fire |

      Examples: vehicles and horses
        | row         | force                 | attack  |
        | tank        | a German tank         | MG fire |
        | assault-gun | a German assault gun  | MG fire |
        | sp-gun      | a German SP gun       | MG fire |
        | carrier     | a British Carrier     | MG fire |
        | halftrack   | a German halftrack    | MG fire |
        | armored-car | a German armored car  | MG fire |
        | truck       | a German truck        | MG fire |
        | motorcycle  | a German motorcycle   | MG fire |
        | wagon       | a German wagon        | MG fire |
        | tractor     | a German tractor      | MG fire |
        | bulldozer   | an American bulldozer | MG fire |
        | horse       | a German horse        | MG fire |

    @B9.62 @A4.43xB9.62-401
    Scenario Outline: A4.43xB9.62-401 nor has the <gear> of a crew there
      Given it is the PFPh of the Russian turn
      And F5 is gully
      And F6 is woods
      And hexside F5-F6 is a wall at level 0
      And a German crew IN F5
      And the German crew possesses <possessed>
      And a Russian squad in F6
      When the Russian squad attacks the <gear> with small-arms fire
      Then the wall gives no TEM
      And the attack is possible
      And the <gear> is not HD to it

      Examples:
        | row | gear     | possessed         |
        | mg  | HMG      | a HMG             |
        | sw  | BAZ      | a BAZ             |
        | gun | 81mm MTR | a German 81mm MTR |

    @B9.62 @A4.43xB9.62-401
    Scenario Outline: A4.43xB9.62-401b above, the <gear> of a crew has the TEM of the wall
      Given it is the PFPh of the Russian turn
      And F6 is gully
      And hexside F5-F6 is a wall at level 0
      And a German crew in F5
      And the German crew possesses <possessed>
      And a Russian squad IN F6
      When the Russian squad attacks the <gear> with small-arms fire
      Then the wall gives a TEM of +2

      Examples: the plain neighbour
        | row | gear     | possessed         |
        | mg  | HMG      | a HMG             |
        | sw  | BAZ      | a BAZ             |
        | gun | 81mm MTR | a German 81mm MTR |

  Rule: B9.62 In Crest status

    @B9.32 @B26.1 @B9.32-2 @B26.1-13
    Scenario Outline: B9.32-2m <force> in Crest status is not above the Wire of the hex and may claim wall advantage
      Given E6, F5 and G5 are gully
      And hexside F5-F6 is a hedge at level 0
      And F5 holds Wire
      And <force> P in Crest status in F5
      And P fronts hexside F5-F6 in its Crest status
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is allowed

      Examples:
        | row     | force                          |
        | crew    | a German crew                  |
        | hero    | a German hero                  |
        | dummies | a concealed German dummy stack |

    @B9.32 @B26.1 @B9.32-2 @B26.1-13
    Scenario Outline: B9.32-2z over a hedge that it does not front <force> may not
      Given E6, F5 and G5 are gully
      And hexside F4-F5 is a hedge at level 0
      And F5 holds Wire
      And <force> P in Crest status in F5
      And P fronts hexside F5-F6 in its Crest status
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed

      Examples:
        | row     | force                          |
        | crew    | a German crew                  |
        | hero    | a German hero                  |
        | dummies | a concealed German dummy stack |

    @B9.31 @A4.43xB9.31xB20.9-401
    Scenario Outline: A4.43xB9.31xB20.9-401 a dm mortar in Crest status <state> wall advantage: hedge <hedge>, Crest status <crest>
      Given E6, F5 and G5 are gully
      And hexside F5-F6 is a hedge at level 0
      And a German crew in Crest status in F5
      And the German crew fronts hexside F5-F6 in its Crest status
      And the German crew <status>
      And the German crew possesses a dm German 81mm MTR
      And a Russian squad in F7
      And it is the PFPh of the Russian turn
      When the Russian squad attacks the 81mm MTR with small-arms fire
      Then the hedge gives a TEM of <hedge>
      And the Crest status gives a TEM of <crest>

      Examples:
        | row  | state | status             | hedge | crest |
        | with | with  | has wall advantage | +1    | 0     |

  Rule: B9.32 On a bridge and below it

    @B9.32 @B9.32-2
    Scenario Outline: B9.32-2n <force> on the bridge may not claim wall advantage
      Given F5 is bridge
      And hexside F5-F6 is a wall
      And <force> P on the bridge in F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: armed, and on no ground level
        | row         | force                          |
        | half-squad  | a German half-squad            |
        | dummies     | a concealed German dummy stack |
        | assault-gun | a German assault gun           |
        | sp-gun      | a German SP gun                |
        | carrier     | a German Carrier               |
        | armored-car | a German armored car           |

    @B9.32 @B9.32-2
    Scenario Outline: B9.32-2x on the bridge <force> and a squad are in one Location
      Given F5 is bridge
      And hexside F5-F6 is a wall
      And <force> P on the bridge in F5
      And a German squad Q on the bridge in F5
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row         | force                          |
        | half-squad  | a German half-squad            |
        | dummies     | a concealed German dummy stack |
        | assault-gun | a German assault gun           |
        | sp-gun      | a German SP gun                |
        | carrier     | a German Carrier               |
        | armored-car | a German armored car           |

    @B16.31 @B16.31-5
    Scenario Outline: B16.31-5m HE meets <force> on the bridge over marsh with its full FP
      Given B2 is bridged marsh
      And <force> P on the bridge in B2
      When Direct Fire HE of 20 FP hits the bridge in B2
      Then the FP against P is 20

      Examples:
        | row        | force                 |
        | motorcycle | a German motorcycle   |
        | wagon      | a German wagon        |
        | tractor    | a German tractor      |
        | bulldozer  | an American bulldozer |
        | horse      | a German horse        |

    @B9.62 @B9.62-3
    Scenario Outline: B9.62-3n <force> below the bridge has nothing of the Hillside wall above
      Given it is the PFPh of the Russian turn
      And F5 is bridge
      And F6 is woods
      And hexside F5-F6 is a wall at level 0
      And <force> P below the bridge in F5
      And a Russian squad in F6
      When the Russian squad attacks P with <attack>
      Then the attack is possible
      And the wall gives no TEM
      And P is not HD to it

      Examples: Infantry
        | row        | force                | attack          |
        | half-squad | a German half-squad  | small-arms fire |
        | crew       | a German crew        | small-arms fire |
        | hero       | a German hero        | small-arms fire |
        | dummies    | a German dummy stack | small-arms fire |

      Examples: vehicles and horses
        | row         | force                 | attack  |
        | assault-gun | a German assault gun  | MG fire |
        | sp-gun      | a German SP gun       | MG fire |
        | carrier     | a British Carrier     | MG fire |
        | halftrack   | a German halftrack    | MG fire |
        | armored-car | a German armored car  | MG fire |
        | truck       | a German truck        | MG fire |
        | motorcycle  | a German motorcycle   | MG fire |
        | wagon       | a German wagon        | MG fire |
        | tractor     | a German tractor      | MG fire |
        | bulldozer   | an American bulldozer | MG fire |
        | horse       | a German horse        | MG fire |

    @B26.32 @B26.32-2
    Scenario: B26.32-2m a boat below the bridge is not where a squad on the Wire of the bridge is
      Given B2 is bridged marsh
      And the water depth is flooded
      And B2 holds Wire on its bridge
      And a German boat below the bridge in B2
      And a German squad on top of the Wire on the bridge in B2
      When the players ask whether the German squad and the German boat share a Location for any purpose
      Then to the question whether they do the answer is no

    @B26.32 @B26.32-2
    Scenario: B26.32-2o a squad in the boat below the bridge shares its Location
      Given B2 is bridged marsh
      And the water depth is flooded
      And B2 holds Wire on its bridge
      And a German boat below the bridge in B2
      And a German squad below the bridge in B2
      And the German squad is aboard the German boat
      When the players ask whether the German squad and the German boat share a Location for any purpose
      Then to the question whether they do the answer is yes

  Rule: B27.4 From a place apart nobody goes beneath the foxhole of the hex

    @B27.4 @B27.4xB30.1-101
    Scenario Outline: B27.4xB30.1-101m <force> in the pillbox does not
      Given B3 holds a pillbox
      And B3 holds a foxhole 3S
      And <force> P in the pillbox in B3
      And it is the MPh of the German turn
      When P goes beneath the foxhole
      Then that is not allowed

      Examples:
        | row        | force                          |
        | half-squad | a German half-squad            |
        | crew       | a German crew                  |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | dummies    | a concealed German dummy stack |

    @B27.4 @B27.4xB30.1-101
    Scenario Outline: B27.4xB30.1-101n nor with the <gear>
      Given B3 holds a pillbox
      And B3 holds a foxhole 3S
      And a German crew P in the pillbox in B3
      And P possesses <possessed>
      And it is the MPh of the German turn
      When P goes beneath the foxhole with the <gear>
      Then that is not allowed

      Examples:
        | row    | gear     | possessed            |
        | lmg    | LMG      | a LMG                |
        | baz    | BAZ      | a BAZ                |
        | mortar | 81mm MTR | a dm German 81mm MTR |

    @B27.4 @B27.4xB30.1-101
    Scenario Outline: B27.4xB30.1-101q the <gear> is in the pillbox with the crew that possesses it
      Given B3 holds a pillbox
      And B3 holds a foxhole 3S
      And a German crew P in the pillbox in B3
      And P possesses <possessed>
      When the players ask whether P and the <gear> share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row    | gear     | possessed            |
        | lmg    | LMG      | a LMG                |
        | baz    | BAZ      | a BAZ                |
        | mortar | 81mm MTR | a dm German 81mm MTR |

    @B27.4 @B11.4xB27.4-101
    Scenario Outline: B11.4xB27.4-101m <force> on the cliff face does not
      Given hexside B2-B3 is a cliff
      And B3 holds a foxhole 3S
      And <force> P in B3
      And P is on a cliff face
      And it is the MPh of the German turn
      When P goes beneath the foxhole
      Then that is not allowed

      Examples:
        | row        | force                          |
        | half-squad | a German half-squad            |
        | crew       | a German crew                  |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | dummies    | a concealed German dummy stack |

    @B27.4 @B11.4xB27.4-101
    Scenario Outline: B11.4xB27.4-101p on the cliff face <force> is met by fire
      Given it is the PFPh of the Russian turn
      And hexside B2-B3 is a cliff
      And B3 holds a foxhole 3S
      And <force> P in B3
      And P is on a cliff face
      And a Russian squad in B4
      When the Russian squad attacks P with small-arms fire
      Then the attack is possible
      And the foxhole gives no TEM

      Examples:
        | row        | force                          |
        | half-squad | a German half-squad            |
        | crew       | a German crew                  |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | dummies    | a concealed German dummy stack |

    @B27.4 @B11.4xB27.4-101
    Scenario Outline: B11.4xB27.4-101n nor with the <gear>
      Given hexside B2-B3 is a cliff
      And B3 holds a foxhole 3S
      And a German crew P in B3
      And P is on a cliff face
      And P possesses <possessed>
      And it is the MPh of the German turn
      When P goes beneath the foxhole with the <gear>
      Then that is not allowed

      Examples:
        | row | gear | possessed |
        | lmg | LMG  | a LMG     |
        | baz | BAZ  | a BAZ     |

    @B27.4 @B11.4xB27.4-101
    Scenario Outline: B11.4xB27.4-101q the <gear> is on the cliff face with the crew that possesses it
      Given hexside B2-B3 is a cliff
      And B3 holds a foxhole 3S
      And a German crew P in B3
      And P is on a cliff face
      And P possesses <possessed>
      When the players ask whether P and the <gear> share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row | gear | possessed |
        | lmg | LMG  | a LMG     |
        | baz | BAZ  | a BAZ     |

    @B27.4 @B8.4xB27.4-101
    Scenario Outline: B8.4xB27.4-101m <force> in the sewer does not
      Given B3 has a manhole
      And B3 holds a foxhole 3S
      And <force> P in B3
      And P is in a sewer
      And it is the MPh of the German turn
      When P goes beneath the foxhole
      Then that is not allowed

      Examples:
        | row        | force                          |
        | half-squad | a German half-squad            |
        | crew       | a German crew                  |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | dummies    | a concealed German dummy stack |

    @B27.4 @B8.4xB27.4-101
    Scenario Outline: B8.4xB27.4-101r in the sewer <force> and a squad are in one Location
      Given B3 has a manhole
      And B3 holds a foxhole 3S
      And <force> P in B3
      And P is in a sewer
      And a German squad Q in B3
      And Q is in a sewer
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row        | force                          |
        | half-squad | a German half-squad            |
        | crew       | a German crew                  |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | dummies    | a concealed German dummy stack |

    @B27.4 @B8.4xB27.4-101
    Scenario Outline: B8.4xB27.4-101n nor with the <gear>
      Given B3 has a manhole
      And B3 holds a foxhole 3S
      And a German crew P in B3
      And P is in a sewer
      And P possesses <possessed>
      And it is the MPh of the German turn
      When P goes beneath the foxhole with the <gear>
      Then that is not allowed

      Examples:
        | row | gear | possessed |
        | lmg | LMG  | a LMG     |
        | baz | BAZ  | a BAZ     |

    @B27.4 @B8.4xB27.4-101
    Scenario Outline: B8.4xB27.4-101q the <gear> is in the sewer with the crew that possesses it
      Given B3 has a manhole
      And B3 holds a foxhole 3S
      And a German crew P in B3
      And P is in a sewer
      And P possesses <possessed>
      When the players ask whether P and the <gear> share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row | gear | possessed |
        | lmg | LMG  | a LMG     |
        | baz | BAZ  | a BAZ     |

    @B27.4 @B8.4xB27.4-101
    Scenario: B8.4xB27.4-101p above the sewer a squad does
      Given B3 has a manhole
      And B3 holds a foxhole 3S
      And a German squad P on top of the foxhole in B3
      And it is the MPh of the German turn
      When P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B3

    @B27.4 @B27.4xG11.1-401
    Scenario Outline: B27.4xG11.1-401m <force> in the cave does not
      Given B3 is level 1 Open Ground
      And B3 holds a foxhole 3S
      And <force> P in the cave in B3
      And it is the MPh of the German turn
      When P goes beneath the foxhole
      Then that is not allowed

      Examples:
        | row        | force                          |
        | half-squad | a German half-squad            |
        | crew       | a German crew                  |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | dummies    | a concealed German dummy stack |

    @B27.4 @B27.4xG11.1-401
    Scenario Outline: B27.4xG11.1-401r in the cave <force> and a squad are in one Location
      Given B3 is level 1 Open Ground
      And B3 holds a foxhole 3S
      And <force> P in the cave in B3
      And a German squad Q in the cave in B3
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row        | force                          |
        | half-squad | a German half-squad            |
        | crew       | a German crew                  |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | dummies    | a concealed German dummy stack |

    @B27.4 @B27.4xG11.1-401
    Scenario Outline: B27.4xG11.1-401n nor with the <gear>
      Given B3 is level 1 Open Ground
      And B3 holds a foxhole 3S
      And a German crew P in the cave in B3
      And P possesses <possessed>
      And it is the MPh of the German turn
      When P goes beneath the foxhole with the <gear>
      Then that is not allowed

      Examples:
        | row    | gear     | possessed            |
        | lmg    | LMG      | a LMG                |
        | baz    | BAZ      | a BAZ                |
        | mortar | 81mm MTR | a dm German 81mm MTR |

    @B27.4 @B27.4xG11.1-401
    Scenario Outline: B27.4xG11.1-401q the <gear> is in the cave with the crew that possesses it
      Given B3 is level 1 Open Ground
      And B3 holds a foxhole 3S
      And a German crew P in the cave in B3
      And P possesses <possessed>
      When the players ask whether P and the <gear> share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row    | gear     | possessed            |
        | lmg    | LMG      | a LMG                |
        | baz    | BAZ      | a BAZ                |
        | mortar | 81mm MTR | a dm German 81mm MTR |

    @B27.4 @B27.4xG11.1-401
    Scenario: B27.4xG11.1-401p on the ground above the cave a squad does
      Given B3 is level 1 Open Ground
      And B3 holds a foxhole 3S
      And a German squad P on top of the foxhole in B3
      And a German squad Q in the cave in B3
      And it is the MPh of the German turn
      When P goes beneath the foxhole
      Then that is allowed
      And P is beneath the foxhole in B3

  Rule: B9.32 Upstairs and on the roof

    @B9.32 @B9.32-2
    Scenario Outline: B9.32-2p <force> <place> a house may not claim wall advantage
      Given F5 is a stone building with one upper level
      And hexside F5-F6 is a wall
      And <force> P <place> F5
      And it is the MPh of the German turn
      When P claims wall advantage
      Then that is not allowed
      And B9.32 forbids it

      Examples: on no ground level
        | row                 | force                          | place             |
        | half-squad-roof     | a German half-squad            | on the rooftop of |
        | half-squad-upstairs | a German half-squad            | on level 1 of     |
        | crew-roof           | a German crew                  | on the rooftop of |
        | crew-upstairs       | a German crew                  | on level 1 of     |
        | hero-roof           | a German hero                  | on the rooftop of |
        | hero-upstairs       | a German hero                  | on level 1 of     |
        | dummies-roof        | a concealed German dummy stack | on the rooftop of |
        | dummies-upstairs    | a concealed German dummy stack | on level 1 of     |

    @B9.32 @B9.32-2
    Scenario Outline: B9.32-2y <place> a house <force> and a squad are in one Location
      Given F5 is a stone building with one upper level
      And hexside F5-F6 is a wall
      And <force> P <place> F5
      And a German squad Q <place> F5
      When the players ask whether P and Q share a Location for any purpose
      Then to the question whether they do the answer is yes

      Examples:
        | row                 | force                          | place             |
        | half-squad-roof     | a German half-squad            | on the rooftop of |
        | crew-roof           | a German crew                  | on the rooftop of |
        | hero-roof           | a German hero                  | on the rooftop of |
        | dummies-roof        | a concealed German dummy stack | on the rooftop of |

    @B9.35 @A4.43xB9.35-401
    Scenario Outline: A4.43xB9.35-401 the <gear> <place> F5 has nothing of the wall below
      Given it is the PFPh of the Russian turn
      And F5 is a stone building with one upper level
      And hexside F5-F6 is a wall
      And a German crew <place> F5
      And the German crew possesses <possessed>
      And a Russian squad in F7
      When the Russian squad attacks the <gear> with small-arms fire
      Then the attack is possible
      And the wall gives a TEM of <tem>
      And the <gear> is not HD to it

      Examples: above the wall
        | row             | gear     | place             | possessed            | tem |
        | lmg-roof        | LMG      | on the rooftop of | a LMG                | 0   |
        | baz-roof        | BAZ      | on the rooftop of | a BAZ                | 0   |
        | mortar-upstairs | 81mm MTR | on level 1 of     | a dm German 81mm MTR | 0   |

      Examples: behind it
        | row           | gear     | place | possessed            | tem |
        | baz-ground    | BAZ      | in    | a BAZ                | +2  |
        | mortar-ground | 81mm MTR | in    | a dm German 81mm MTR | +2  |

  Rule: B9.3 B9.42 Aboard, and in Bypass

    @B9.3 @B9.3-11
    Scenario Outline: B9.3-11m <force> aboard a truck has nothing of the wall
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German truck in F5
      And <force> P in F5
      And P is aboard the German truck
      And a Russian squad in F7
      When the Russian squad attacks P with small-arms fire
      Then the wall gives no TEM
      And the attack is possible
      And P is not HD to it

      Examples:
        | row     | force                          |
        | hero    | a German hero                  |
        | dummies | a concealed German dummy stack |

    @B9.3 @A4.43xB9.3-1
    Scenario Outline: A4.43xB9.3-1m nor has the <gear> of a squad aboard
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a wall
      And a German truck in F5
      And a German squad in F5
      And the German squad is aboard the German truck
      And the German squad possesses <possessed>
      And a Russian squad in F7
      When the Russian squad attacks the <gear> with small-arms fire
      Then the wall gives no TEM
      And the attack is possible
      And the <gear> is not HD to it

      Examples:
        | row | gear | possessed |
        | baz | BAZ  | a BAZ     |
        | dc  | DC   | a DC      |

    @B26.44 @B26.44-1
    Scenario Outline: B26.44-1m nor does <force> bypass a Wire hex
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds Wire
      And <force> P in B4
      When P bypasses B3 along B3-C4
      Then B26.44 forbids it

      Examples: whoever goes on foot
        | row        | force                          |
        | half-squad | a German half-squad            |
        | crew       | a German crew                  |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | dummies    | a concealed German dummy stack |

    @B26.44 @B26.44-1
    Scenario Outline: B26.44-1o where there is no Wire <force> bypasses the woods
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And <force> P in B4
      When P bypasses B3 along B3-C4
      Then that is allowed

      Examples: whoever goes on foot
        | row        | force                          |
        | half-squad | a German half-squad            |
        | leader     | a German leader                |
        | hero       | a German hero                  |
        | dummies    | a concealed German dummy stack |

    @B9.42 @B9.42-3
    Scenario Outline: B9.42-3m along the wall <force> in VBM is met with +2
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-F6 is a wall
      And <force> P in F5
      And P is in VBM with its CAFP at vertex F5-F6-G6
      And a Russian squad in E6
      When the Russian squad attacks P with MG fire
      Then the attack is possible
      And the woods gives no TEM
      And the TEM is +2

      Examples:
        | row         | force                 |
        | assault-gun | a German assault gun  |
        | sp-gun      | a German SP gun       |
        | carrier     | a British Carrier     |
        | armored-car | a German armored car  |
        | motorcycle  | a German motorcycle   |
        | wagon       | a German wagon        |
        | tractor     | a German tractor      |
        | bulldozer   | an American bulldozer |

    @B9.42 @A4.34xA4.43xB9.42-1
    Scenario: A4.34xA4.43xB9.42-1m at the vertex the BAZ of a squad in Bypass behind a wall is met with +2
      Given it is the PFPh of the Russian turn
      And F5 is stone building
      And the artwork of F5 does not reach towards F6
      And hexside F5-F6 is a wall
      And a German squad in F5
      And the German squad is in Bypass along hexside F5-F6
      And the German squad possesses a BAZ
      And a Russian squad in F7
      When the Russian squad attacks the BAZ with small-arms fire at vertex E6-F5-F6
      Then the attack is possible
      And the stone building gives no TEM
      And the TEM is +2

    @B9.42 @A4.43xB9.42-401
    Scenario: A4.43xB9.42-401 a towed Gun in VBM is met where its truck is
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And the artwork of F5 does not reach towards F6 and G6
      And hexside F5-F6 is a wall
      And a German truck in F5
      And the German truck is towing an AT Gun
      And the German truck is in VBM with its CAFP at vertex F5-F6-G6
      And a Russian squad in E6
      When the Russian squad attacks the AT Gun with small-arms fire
      Then the attack is possible
      And the woods gives no TEM
      And the wall gives a TEM of +2

  Rule: B27.3 On top of what lies there, vehicles and horses too

    @B27.3 @B27.3-8
    Scenario Outline: B27.3-8m <force> on top of the foxhole has no TEM of it
      Given B2 holds a foxhole 3S
      And <force> P on top of the foxhole in B2
      When MG fire hits B2
      Then the TEM is 0

      Examples:
        | row         | force                 |
        | assault-gun | a German assault gun  |
        | sp-gun      | a German SP gun       |
        | carrier     | a British Carrier     |
        | motorcycle  | a German motorcycle   |
        | tractor     | a German tractor      |
        | bulldozer   | an American bulldozer |
        | horse       | a German horse        |

    @B27.1 @B27.1-17 @B27.1-22
    Scenario: B27.1-22n no horse is set up beneath a foxhole
      Given it is set-up
      And B2 holds a foxhole 3S
      When German sets up a German leader beneath the foxhole in B2
      And German sets up a German horse beneath the foxhole in B2
      Then B27.1 forbids it

    @B27.1 @B27.1-17 @B27.1-22
    Scenario: B27.1-22p nor beneath a foxhole and Wire
      Given it is set-up
      And B2 holds a foxhole 3S
      And B2 holds Wire
      When German sets up a German leader beneath the foxhole and the Wire in B2
      And German sets up a German horse beneath the foxhole and the Wire in B2
      Then that is not allowed

    @B27.51 @B27.51-10
    Scenario: B27.51-10n a horse may be set up beneath a trench
      Given it is set-up
      And B2 holds a trench
      When German sets up a German horse beneath the trench in B2
      Then that is allowed
      And it is beneath the trench in B2

    @B27.56 @B27.56-2
    Scenario: B27.56-2q and beneath an A-T Ditch
      Given it is set-up
      And B2 holds an A-T Ditch
      When German sets up a German horse beneath the A-T Ditch in B2
      Then that is allowed
      And it is beneath the A-T Ditch in B2

  Rule: A7.1 B27.1 Weapons fire from beneath

    @B27.1 @A7.1xB27.1-301
    Scenario Outline: A7.1xB27.1-301x the <gear> of a squad beneath <what> may fire
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And B2 holds <other>
      And a German squad beneath the <cover> in B2
      And the German squad possesses <possessed>
      And a Russian squad in B6
      When the German squad could attack the Russian squad with <weapon>
      Then the attack is possible
      And the TEM is 0

      Examples: a MG
        | row                 | gear | what              | fort     | other     | cover               | possessed | weapon  |
        | lmg-sangar          | LMG  | a sangar          | a sangar | no trench | sangar              | a LMG     | its LMG |
        | lmg-sangar-and-wire | LMG  | a sangar and Wire | a sangar | Wire      | sangar and the Wire | a LMG     | its LMG |

      Examples: a light mortar
        | row                      | gear   | what                  | fort         | other     | cover                  | possessed     | weapon          |
        | mortar-sangar            | mortar | a sangar              | a sangar     | no trench | sangar                 | a 50mm mortar | its 50mm mortar |
        | mortar-sangar-and-wire   | mortar | a sangar and Wire     | a sangar     | Wire      | sangar and the Wire    | a 50mm mortar | its 50mm mortar |
        | mortar-foxhole-and-wire  | mortar | a foxhole and Wire    | a foxhole 1S | Wire      | foxhole and the Wire   | a 50mm mortar | its 50mm mortar |
        | mortar-trench-and-wire   | mortar | a trench and Wire     | a trench     | Wire      | trench and the Wire    | a 50mm mortar | its 50mm mortar |
        | mortar-at-ditch-and-wire | mortar | an A-T Ditch and Wire | an A-T Ditch | Wire      | A-T Ditch and the Wire | a 50mm mortar | its 50mm mortar |

    @B26.1 @B27.1 @B26.1xB27.1-401
    Scenario Outline: B26.1xB27.1-401 a mortar may be fired from beneath <what>
      Given it is the PFPh of the German turn
      And B2 holds <fort>
      And B2 holds <other>
      And a German crew beneath the <cover> in B2
      And the German crew possesses a German 81mm MTR
      And a Russian squad in B8
      When the German crew attacks the Russian squad with an on-board mortar, using the 81mm MTR
      Then the attack is possible
      And the TEM and DRM of the attack are 0 in all

      Examples: Wire above it
        | row               | what                  | fort         | other | cover                  |
        | foxhole-and-wire  | a foxhole and Wire    | a foxhole 1S | Wire  | foxhole and the Wire   |
        | trench-and-wire   | a trench and Wire     | a trench     | Wire  | trench and the Wire    |
        | at-ditch-and-wire | an A-T Ditch and Wire | an A-T Ditch | Wire  | A-T Ditch and the Wire |

    @B27.1 @B27.6 @B27.1xB27.6-401
    Scenario Outline: B27.1xB27.6-401 and from beneath <what>
      Given it is the PFPh of the German turn
      And B2 holds a sangar
      And B2 holds <other>
      And a German crew beneath the <cover> in B2
      And the German crew possesses a German 81mm MTR
      And a Russian squad in B8
      When the German crew attacks the Russian squad with an on-board mortar, using the 81mm MTR
      Then the attack is possible
      And the TEM and DRM of the attack are 0 in all

      Examples:
        | row             | what              | other     | cover               |
        | sangar          | a sangar          | no trench | sangar              |
        | sangar-and-wire | a sangar and Wire | Wire      | sangar and the Wire |
