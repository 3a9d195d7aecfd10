Feature: On a bridge: its TEM, in every weather, whoever fires

  Rule: B9.33 The TEM of a bridge to who is no higher

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14s on a bridge <target> has +1 against <firer> <place> F6, no higher than it, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F5 is a bridge
      And F6 holds <fort>
      And hexside F6-F7 is a wall
      And <target> P on the bridge in F5
      And <firer> E <place> F6
      And <more>
      When E attacks P with <attack>
      Then the attack is possible
      And the bridge gives a TEM of +1
      And the TEM is +1

      Examples: whoever fires, and whatever befell who is on it
        | row         | when                         | weather       | target                          | firer                          | place                  | fort         | more                 | attack          |
        | fanatic     | the PFPh of the Russian turn | Clear         | a Fanatic German squad          | a Russian squad                | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | captured    | the DFPh of the German turn  | Overcast      | a captured German squad         | a Russian squad                | beneath the foxhole in | a foxhole 1S | B1 is woods          | small-arms fire |
        | cx          | the AFPh of the Russian turn | Mud           | a CX German squad               | a Russian squad                | beneath the trench in  | a trench     | B1 is woods          | small-arms fire |
        | broken      | the PFPh of the Russian turn | Snow          | a broken German squad           | a Russian squad                | beneath the Wire in    | Wire         | B1 is woods          | small-arms fire |
        | dm          | the DFPh of the German turn  | Ground Snow   | a broken DM German squad        | a Russian squad                | in                     | no foxhole   | E has wall advantage | small-arms fire |
        | pinned      | the AFPh of the Russian turn | Deep Snow     | a pinned German squad           | a CX Russian squad             | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | ti          | the PFPh of the Russian turn | sub-zero cold | a TI German squad               | a Fanatic Russian squad        | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | berserk     | the DFPh of the German turn  | Clear         | a berserk German squad          | a wounded Russian hero         | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | encircled   | the AFPh of the Russian turn | Overcast      | an Encircled German squad       | a Russian crew                 | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | wounded     | the PFPh of the Russian turn | Mud           | a wounded German hero           | a Russian half-squad           | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | unarmed     | the DFPh of the German turn  | Snow          | an unarmed German squad         | a berserk Russian squad        | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | green       | the AFPh of the Russian turn | Ground Snow   | an inexperienced German squad   | an inexperienced Russian squad | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | concealed   | the PFPh of the Russian turn | Deep Snow     | a concealed German squad        | a concealed Russian squad      | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | disrupted   | the DFPh of the German turn  | sub-zero cold | a broken disrupted German squad | a pinned Russian squad         | in                     | no foxhole   | B1 is woods          | small-arms fire |
        | dummies     | the AFPh of the Russian turn | Clear         | a concealed German dummy stack  | a Russian squad                | beneath the sangar in  | a sangar     | B1 is woods          | small-arms fire |
        | stunned     | the PFPh of the Russian turn | Overcast      | a stunned German tank           | a Russian SP gun               | in                     | no foxhole   | B1 is woods          | MG fire         |
        | shocked     | the DFPh of the German turn  | Mud           | a shocked German tank           | a Russian armored car          | in                     | no foxhole   | B1 is woods          | MG fire         |
        | bogged      | the AFPh of the Russian turn | Snow          | a bogged German tank            | a Russian halftrack            | in                     | no foxhole   | B1 is woods          | MG fire         |
        | immobilized | the PFPh of the Russian turn | Ground Snow   | an immobilized German tank      | a bogged Russian tank          | in                     | no foxhole   | E has wall advantage | MG fire         |
        | abandoned   | the DFPh of the German turn  | Deep Snow     | an abandoned German tank        | an immobilized Russian tank    | in                     | no foxhole   | B1 is woods          | MG fire         |
        | moving      | the AFPh of the Russian turn | sub-zero cold | a moving German tank            | a moving Russian tank          | in                     | no foxhole   | B1 is woods          | MG fire         |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14a so has the <weapon> of a crew on it, <when>, <weather>
      Given it is <when>
      And the weather is <weather>
      And F5 is a bridge
      And a German crew C on the bridge in F5
      And C possesses <gear>
      And a Russian squad E in F6
      When E attacks the <weapon> with small-arms fire
      Then the attack is possible
      And the bridge gives a TEM of +1
      And the TEM is +1

      Examples:
        | row     | when                         | weather       | gear        | weapon   |
        | lmg     | the PFPh of the Russian turn | Clear         | a LMG       | LMG      |
        | hmg     | the DFPh of the German turn  | Overcast      | a HMG       | HMG      |
        | baz     | the AFPh of the Russian turn | Mud           | a BAZ       | BAZ      |
        | mortar  | the PFPh of the Russian turn | Snow          | an 81mm MTR | 81mm MTR |
        | inf-gun | the DFPh of the German turn  | Ground Snow   | an INF Gun  | INF Gun  |
        | aa-gun  | the AFPh of the Russian turn | Deep Snow     | an AA Gun   | AA Gun   |
        | rcl-gun | the PFPh of the Russian turn | sub-zero cold | a RCL Gun   | RCL Gun  |
        | art-gun | the DFPh of the German turn  | Clear         | an ART Gun  | ART Gun  |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14i from <ground> <firer> that <carried> <vehicle> meets the bridge's <tem>
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And F6 is <ground>
      And a German squad P on the bridge in F5
      And <vehicle> V in F6
      And <firer> E in F6
      And E <carried> V
      When E attacks P with small-arms fire
      Then the attack is possible
      And the TEM is <tem>

      Examples:
        | row                       | firer                | vehicle             | carried   | ground                 | tem |
        | rider-above               | a Russian squad      | a Russian tank      | rides on  | Open Ground at level 3 | 0   |
        | rider                     | a Russian squad      | a Russian tank      | rides on  | Open Ground            | +1  |
        | passenger-above           | a Russian squad      | a Russian truck     | is aboard | Open Ground at level 3 | 0   |
        | passenger                 | a Russian squad      | a Russian truck     | is aboard | Open Ground            | +1  |
        | hero-rider-above          | a Russian hero       | a Russian tank      | rides on  | Open Ground at level 3 | 0   |
        | hero-rider                | a Russian hero       | a Russian tank      | rides on  | Open Ground            | +1  |
        | passenger-halftrack-above | a Russian half-squad | a Russian halftrack | is aboard | Open Ground at level 3 | 0   |
        | passenger-halftrack       | a Russian half-squad | a Russian halftrack | is aboard | Open Ground            | +1  |
