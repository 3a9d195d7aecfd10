Feature: What an attack meets: woods, bocage far below, Bypass, caves, hidden units

  Rule: What falls into woods

    @B9.34 @B9.34xB13.3-701
    Scenario Outline: B9.34xB13.3-701 <unit> in woods with <edge> on <side>: <tem> against a mortar
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And hexside <side> is <edge>
      And <unit> P in F5
      And a Russian squad in F9
      And the Russian squad possesses a 50mm mortar
      When the Russian squad could attack P with its 50mm mortar
      Then the TEM is <tem>

      Examples: unarmored or open-topped
        | row              | unit                | side  | edge     | tem |
        | tractor          | a German tractor    | E4-E5 | a wall   | -1  |
        | bulldozer        | a German bulldozer  | E4-E5 | a wall   | -1  |
        | wagon            | a German wagon      | E4-E5 | a wall   | -1  |
        | truck            | a German truck      | E4-E5 | a wall   | -1  |
        | halftrack        | a German halftrack  | E4-E5 | a wall   | -1  |
        | carrier          | a German Carrier    | E4-E5 | a wall   | -1  |
        | motorcycle       | a German motorcycle | E4-E5 | a wall   | -1  |
        | squad            | a German squad      | E4-E5 | a wall   | -1  |
        | tractor-wall     | a German tractor    | F4-F5 | a wall   | 0   |
        | bulldozer-wall   | a German bulldozer  | F4-F5 | a wall   | 0   |
        | halftrack-bocage | a German halftrack  | F4-F5 | a bocage | 0   |
        | tractor-hedge    | a German tractor    | F4-F5 | a hedge  | -1  |

  Rule: What is nobody's denies nothing and sees nothing

    @B9.34 @B9.34xB13.3-701
    Scenario Outline: B9.34xB13.3-701b in woods, a mortar at who <place> <vehicle>: <tem>
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And <vehicle> T in F5
      And a German <kind> P in F5
      And P <place> T
      And a Russian squad in F9
      And the Russian squad possesses a 50mm mortar
      When the Russian squad could attack P with its 50mm mortar
      Then the TEM is <tem>

      Examples: armor covers who is inside it
        | row              | vehicle            | kind  | place                 | tem |
        | crew-tank        | a German tank      | crew  | is the Inherent crew of | +1  |
        | crew-halftrack   | a German halftrack | crew  | is the Inherent crew of | -1  |
        | rider-tank       | a German tank      | squad | rides on              | -1  |
        | aboard-halftrack | a German halftrack | squad | is aboard             | -1  |
        | aboard-truck     | a German truck     | squad | is aboard             | -1  |

    @B9.32 @A12.1xB9.32-701
    Scenario Outline: A12.1xB9.32-701 beside <unit> in its Location a squad <has> wall advantage
      Given it is the MPh of the German turn
      And hexside F4-F5 is a wall
      And a German squad P in F5
      And <unit> R in F5
      When the players ask about the wall advantage of P
      Then P <has> wall advantage

      Examples: without rider or crew
        | row        | unit                     | has |
        | motorcycle | a Russian motorcycle     | has |
        | abandoned  | an abandoned Russian tank | has |

      Examples: with one
        | row          | unit                     | has    |
        | motorcyclist | a Russian motorcyclist squad | has no |
        | truck        | a Russian truck          | has no |
        | stunned      | a stunned Russian tank   | has no |

  Rule: FP of its own is halved like any other

    @B16.32 @A7.23xA22.1xB16.32-701
    Scenario Outline: A7.23xA22.1xB16.32-701 <firer> in <ground> with a FT at <target>: <fp> FP
      Given it is the <phase> of the Russian turn
      And F4 is <ground>
      And <target> P in F5
      And <firer> R in F4
      And R possesses a FT
      When R could attack P with its FT
      Then the FP is <fp>

      Examples: once
        | row            | phase | firer                  | ground      | target                   | fp |
        | plain          | PFPh  | a Russian squad        | Open Ground | a German squad           | 24 |
        | concealed      | PFPh  | a Russian squad        | Open Ground | a concealed German squad | 12 |
        | pinned         | PFPh  | a pinned Russian squad | Open Ground | a German squad           | 12 |
        | advancing      | AFPh  | a Russian squad        | Open Ground | a German squad           | 12 |
        | marsh          | PFPh  | a Russian squad        | marsh       | a German squad           | 12 |

      Examples: and twice
        | row              | phase | firer                  | ground      | target                   | fp |
        | marsh-concealed  | PFPh  | a Russian squad        | marsh       | a concealed German squad | 6  |
        | marsh-pinned     | PFPh  | a pinned Russian squad | marsh       | a German squad           | 6  |
        | marsh-advancing  | AFPh  | a Russian squad        | marsh       | a German squad           | 6  |
        | pinned-concealed | PFPh  | a pinned Russian squad | Open Ground | a concealed German squad | 6  |

    @B16.32 @A22.1xB16.32-901
    Scenario Outline: A22.1xB16.32-901 out of <ground> a FT reaches <target>: the attack is <possible>
      Given it is the PFPh of the Russian turn
      And F4 is <ground>
      And a German squad P in <target>
      And a Russian squad R in F4
      And R possesses a FT
      When R attacks P with a flamethrower
      Then the attack is <possible>

      Examples: two hexes and no third
        | row         | ground      | target | possible     |
        | dry-two     | Open Ground | F6     | possible     |
        | dry-three   | Open Ground | F7     | not possible |
        | marsh-two   | marsh       | F6     | possible     |
        | marsh-three | marsh       | F7     | not possible |

    @B27.3 @A10.4xA20.5xA22.1xB27.3-901
    Scenario Outline: A10.4xA20.5xA22.1xB27.3-901 <firer> with a FT at who is in a foxhole: <possible>
      Given it is the PFPh of the Russian turn
      And F5 holds a foxhole 1S
      And a German squad P beneath the foxhole in F5
      And <firer> R in F4
      And R possesses a FT
      When R attacks P with a flamethrower
      Then the attack is <possible>

      Examples: who may not fire uses none
        | row     | firer                   | possible     |
        | fit     | a Russian crew          | possible     |
        | broken  | a broken Russian crew   | not possible |
        | unarmed | an unarmed Russian crew | not possible |
        | ti      | a TI Russian crew       | not possible |

    @B27.13 @A11.1xB11.4xB27.13-901
    Scenario Outline: A11.1xB11.4xB27.13-901 <place> F5 no Close Combat is had with a climber there
      Given it is the CCPh of the German turn
      And hexside F5-F6 is a cliff
      And F5 holds a foxhole 1S
      And a Russian squad R in F5
      And R is on a cliff face
      And a German squad P <place> F5
      When P attacks R with Close Combat
      Then the attack is not possible

      Examples: his Location is the cliff face
        | row     | place                    |
        | on-top  | on top of the foxhole in |
        | beneath | beneath the foxhole in   |

    @B27.13 @A11.1xB11.4xB27.13-901
    Scenario Outline: A11.1xB11.4xB27.13-901b <place> F5 it is had with who is on the ground there
      Given it is the CCPh of the German turn
      And hexside F5-F6 is a cliff
      And F5 holds a foxhole 1S
      And a Russian squad R in F5
      And a German squad P <place> F5
      When P attacks R with Close Combat
      Then the attack is possible

      Examples:
        | row     | place                    |
        | on-top  | on top of the foxhole in |
        | beneath | beneath the foxhole in   |

  Rule: Bocage far below is fired over

    @B9.52 @B9.53 @B9.52xB9.53-701
    Scenario Outline: B9.52xB9.53-701 from level <here> to level <there> over bocage on level <base>: <word>
      Given it is the PFPh of the Russian turn
      And F2 is level <here> Open Ground
      And F6 is level <there> Open Ground
      And hexside F3-F4 is a bocage at level <base>
      And F3 and F4 are level <base> Open Ground
      And a Russian crew in F2
      And the Russian crew possesses an AT Gun
      And a German squad in F6
      And the AT Gun has changed its CA this phase
      When the AT Gun attacks the German squad with Direct Fire HE
      Then the attack is <word>

      Examples: neither end is below its top
        | row    | here | there | base | word     |
        | two    | 2    | 2     | 0    | possible |
        | one    | 1    | 1     | 0    | possible |
        | higher | 3    | 2     | 1    | possible |

      Examples: one is
        | row  | here | there | base | word         |
        | flat | 2    | 2     | 2    | not possible |

    @B9.52 @B9.53 @B9.52xB9.53-701
    Scenario Outline: B9.52xB9.53-701b with a <barrier> on <edge> from level <here> to level <there>: <word>
      Given it is the PFPh of the Russian turn
      And F2 is level <here> Open Ground
      And F6 is level <there> Open Ground
      And hexside <edge> is a <barrier> at level 0
      And a Russian crew in F2
      And the Russian crew possesses an AT Gun
      And a German squad in F6
      And the AT Gun has changed its CA this phase
      When the AT Gun attacks the German squad with Direct Fire HE
      Then the attack is <word>

      Examples: through the bocage of the Gun's own hex, and through no wall
        | row       | here | there | edge  | barrier | word         |
        | up        | 0    | 2     | F2-F3 | bocage  | not possible |
        | up-wall   | 0    | 2     | F2-F3 | wall    | possible     |
        | down-wall | 2    | 0     | F5-F6 | wall    | possible     |

      @reading:B9.53-which-bocage
      Examples: through the bocage of the target's hex, which is farther on
        | row  | here | there | edge  | barrier | word         |
        | down | 2    | 0     | F5-F6 | bocage  | not possible |

  Rule: Fire at a unit in Bypass goes to one of its vertices

    @B9.42 @A4.34xA6.7xB9.42-701
    Scenario Outline: A4.34xA6.7xB9.42-701 from <from> with <near> in E5 and <edge> on F4-F5: <total> in all
      Given it is the PFPh of the Russian turn
      And F5 is woods
      And the artwork of F5 does not reach towards E5, F4 and G5
      And hexside F4-F5 is <edge>
      And E5 is <near>
      And a German squad P in F5
      And P is in Bypass along hexside F4-F5
      And a Russian squad R in <from>
      When R attacks P with small-arms fire
      Then the TEM is <tem>
      And the Hindrance DRM is <hindrance>
      And the TEM and DRM of the attack are <total> in all

      Examples: one vertex is hindered, the other behind the wall
        | row        | from | near        | edge     | tem | hindrance | total |
        | brush-wall | D3   | brush       | a wall   | 0   | +1        | +1    |
        | open-wall  | D3   | Open Ground | a wall   | 0   | 0         | 0     |
        | far-wall   | C2   | brush       | a wall   | 0   | +1        | +1    |
        | bocage     | D3   | brush       | a bocage | 0   | +1        | +1    |

      Examples: one vertex is hidden, the other behind the wall
        | row         | from | near           | edge    | tem | hindrance | total |
        | woods-wall  | D3   | woods          | a wall  | +2  | 0         | +2    |
        | house-hedge | D3   | stone building | a hedge | +1  | 0         | +1    |

    @B9.42 @A4.34xA6.7xB9.42-701
    Scenario Outline: A4.34xA6.7xB9.42-701b at the edge of the board, with <edge> on A2-B1 and fired at from <from>
      Given it is the PFPh of the Russian turn
      And A2 is woods
      And the artwork of A2 does not reach towards A1, B1 and B2
      And hexside A2-B1 is <edge>
      And a German squad P in A2
      And P is in Bypass along hexside A1-A2
      And a Russian squad R in <from>
      When R attacks P with small-arms fire
      Then the attack is possible
      And the TEM is 0

      Examples: the other vertex is no part of the wall
        | row    | edge     | from |
        | wall   | a wall   | D5   |
        | hedge  | a hedge  | D5   |

    @B9.42 @A4.34xA6.7xB9.42-701
    Scenario Outline: A4.34xA6.7xB9.42-701c and drawn to the end of <edge>: <tem>
      Given it is the PFPh of the Russian turn
      And A2 is woods
      And the artwork of A2 does not reach towards A1, B1 and B2
      And hexside A2-B1 is <edge>
      And a German squad P in A2
      And P is in Bypass along hexside A1-A2
      And a Russian squad R in E1
      When R attacks P with small-arms fire at vertex A1-A2-B1
      Then the TEM is <tem>

      Examples: drawn over it
        | row   | edge    | tem |
        | wall  | a wall  | +2  |
        | hedge | a hedge | +1  |

  Rule: A mortar needs an enemy in view

    @B9.21 @A2.8xB9.21xC3.33-701
    Scenario Outline: A2.8xB9.21xC3.33-701 beside <unit> an entrenched squad behind a wall is <word>
      Given it is the PFPh of the Russian turn
      And hexside F4-F5 is a wall
      And F5 holds a foxhole 1S
      And a German squad P beneath the foxhole in F5
      And <unit> Q on top of the foxhole in F5
      And Q is <state>
      And a Russian squad R in F2
      And R possesses a 50mm mortar
      When R could attack P with its 50mm mortar
      Then the attack is <word>

      Examples: an enemy of the firer, or a friend
        | row    | unit            | state    | word         |
        | enemy  | a German squad  | in Melee | possible     |
        | friend | a Russian squad | in Melee | not possible |

    @B9.21 @A2.8xB9.21xC3.33-701
    Scenario Outline: A2.8xB9.21xC3.33-701b a hidden squad <place> F5, a Known one <other> it: a mortar's attack is <word>
      Given it is the PFPh of the Russian turn
      And F5 is a stone building with one upper level
      And a hidden German squad P <place> F5
      And a German squad Q <other> F5
      And a Russian squad R in F2
      And R possesses a 50mm mortar
      When R could attack P with its 50mm mortar
      Then the attack is <word>

      Examples: in one Location, or on another level
        | row      | place         | other         | word         |
        | floor    | on level 1 of | on level 1 of | possible     |
        | upstairs | on level 1 of | in            | not possible |
        | below    | in            | on level 1 of | not possible |

  Rule: HEAT at Infantry in a cave

    @B9.31 @B9.31xC8.31-701
    Scenario Outline: B9.31xC8.31-701 <place> F5: <word>
      Given it is the PFPh of the Russian turn
      And F5 is level 1 Open Ground
      And F5 holds <fort>
      And a German squad <place> F5
      And a Russian squad in F3
      And the Russian squad possesses a BAZ
      When the Russian squad could attack the German squad with its BAZ
      Then the attack is <word>

      Examples:
        | row     | place                  | fort         | word         |
        | cave    | in the cave in         | no foxhole   | possible     |
        | pillbox | in the pillbox in      | a pillbox    | possible     |
        | foxhole | beneath the foxhole in | a foxhole 1S | not possible |
        | open    | in                     | no foxhole   | not possible |

  Rule: A runway is bare to fire, not to hands

    @B9.31 @A11.1xB7.3xB9.31-701
    Scenario Outline: A11.1xB7.3xB9.31-701 <attack> on a runway: <tem>
      Given F5 is a runway
      And a German squad in F5
      And a Russian squad in <from>
      When the Russian squad attacks the German squad with <attack>
      Then the TEM is <tem>

      Examples: fire
        | row      | attack          | from | tem |
        | squad    | small-arms fire | F4   | -1  |
        | at-hand  | small-arms fire | F5   | -1  |
        | ft       | a flamethrower  | F4   | -1  |

      Examples: Close Combat
        | row     | attack            | from | tem |
        | cc      | Close Combat      | F5   | 0   |
        | capture | a Capture attempt | F5   | 0   |
        | hands   | Hand-to-Hand CC   | F5   | 0   |

  Rule: Who is hidden is met as who is concealed

    @B27.3 @A7.23xA12.3xB27.3-701
    Scenario Outline: A7.23xA12.3xB27.3-701 a <status> squad <place> F5 beside a Known one: <fp> FP
      Given it is the PFPh of the Russian turn
      And F5 holds a foxhole 1S
      And a <status> German squad P <place> F5
      And a German squad Q on top of the foxhole in F5
      And a Russian 4-4-7 squad R in <from>
      When R attacks everything in F5 with small-arms fire
      Then the FP against P is <fp>
      And the FP against Q is <whole>

      Examples:
        | row              | status    | place                    | from | fp | whole |
        | hidden-beneath   | hidden    | beneath the foxhole in   | F2   | 2  | 4     |
        | hidden-on-top    | hidden    | on top of the foxhole in | F2   | 2  | 4     |
        | hidden-adjacent  | hidden    | beneath the foxhole in   | F4   | 4  | 8     |
        | concealed        | concealed | beneath the foxhole in   | F2   | 2  | 4     |
        | pinned           | pinned    | beneath the foxhole in   | F2   | 4  | 4     |

  Rule: What Infantry alone has at hand

    @B9.36 @A22.6xB9.36xC13.3-701
    Scenario Outline: A22.6xB9.36xC13.3-701 <weapon> of <unit> in <from> at a tank behind a wall: <word>
      Given it is the PFPh of the Russian turn
      And hexside F4-F5 is a wall
      And a German tank P in F5
      And <unit> R in <from>
      When R could attack P with <weapon>
      Then the attack is <word>

      Examples:
        | row       | weapon         | unit               | from | word         |
        | mol       | a MOL          | a Russian squad    | F4   | possible     |
        | mol-hero  | a MOL          | a Russian hero     | F4   | possible     |
        | mol-far   | a MOL          | a Russian squad    | F3   | not possible |
        | mol-tank  | a MOL          | a Russian tank     | F4   | not possible |
        | pf        | an inherent PF | a Russian squad    | F4   | possible     |
        | pf-truck  | an inherent PF | a Russian truck    | F4   | not possible |
        | pf-tank   | an inherent PF | a Russian tank     | F4   | not possible |

  Rule: What falls on a hex

    @B16.31 @A2.8xB8.4xB16.31-701
    Scenario Outline: A2.8xB8.4xB16.31-701 <attack> at <unit>: <word>
      Given it is the PFPh of the Russian turn
      And <unit> P in F5
      And <more>
      When <attack> hits F5
      Then the attack is <word>

      Examples:
        | row          | attack                  | unit           | more            | word         |
        | squad        | an OBA HE Concentration | a German squad | F6 is marsh     | possible     |
        | sewer        | an OBA HE Concentration | a German squad | P is in a sewer | not possible |
        | sewer-harass | OBA Harassing Fire      | a German squad | P is in a sewer | not possible |
        | sewer-bomb   | an aerial bomb          | a German squad | P is in a sewer | not possible |

    @B9.21 @B9.21xC3.33-1700
    Scenario Outline: B9.21xC3.33-1700 over the wall <attack> at all that is in F5 meets Q on top of the foxhole, and P beneath it <met>
      Given it is the PFPh of the Russian turn
      And F5 holds a foxhole 2S
      And hexside F5-F6 is a wall
      And a German squad P beneath the foxhole in F5
      And a German squad Q on top of the foxhole in F5
      And a Russian crew E in F8
      And E possesses a Russian 82mm MTR
      When E attacks everything in F5 with <attack>
      Then Q is met by the attack
      And P is <met> by the attack

      Examples: Direct Fire meets who is seen, a mortar all of the Location
        | row        | attack            | met     |
        | small-arms | small-arms fire   | not met |
        | mortar     | an on-board mortar | met    |
