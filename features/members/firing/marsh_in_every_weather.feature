Feature: Fire out of marsh and into it, whatever else is true

  Rule: B16.32 Out of marsh

    @B16.31 @B16.32 @B16.31-2 @B16.32-4
    Scenario Outline: B16.32-4e in <weather> a squad in marsh fires with <fp> FP, and that <is> Area Fire
      Given it is the PFPh of the Russian turn
      And the weather is <weather>
      And F7 is marsh
      And a German squad P in F5
      And a Russian 4-4-7 squad E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And the FP is <fp>
      And it <is> Area Fire

      Examples: marsh is marsh
        | row      | weather  | fp | is |
        | clear    | Clear    | 2  | is |
        | overcast | Overcast | 2  | is |
        | mud      | Mud      | 2  | is |

      Examples: and Open Ground in snow and in the cold
        | row           | weather       | fp | is     |
        | snow          | Snow          | 4  | is not |
        | deep-snow     | Deep Snow     | 4  | is not |
        | sub-zero-cold | sub-zero cold | 4  | is not |

    @B16.31 @B16.32 @B16.31-2 @B16.32-4
    Scenario Outline: B16.32-4f <where> a squad with wall advantage fires with <fp> FP, and that <is> Area Fire
      Given it is the PFPh of the Russian turn
      And F7 is <ground>
      And hexside F7-F8 is a wall
      And a German squad P in F5
      And a Russian 4-4-7 squad E <place> F7
      And E has wall advantage
      When E attacks P with small-arms fire
      Then the attack is possible
      And the FP is <fp>
      And it <is> Area Fire

      Examples:
        | row   | where    | ground | place | fp | is |
        | marsh | in marsh | marsh  | in    | 2  | is |

    @B16.31 @B16.32 @B16.31-2 @B16.32-1
    Scenario Outline: B16.32-1j the FT of <firer> in <hex> beside marsh has <fp> FP
      Given it is the PFPh of the Russian turn
      And G5 and E5 are marsh
      And a German squad P in F5
      And <firer> E in <hex>
      And E possesses a FT
      When E attacks P with a flamethrower
      Then the attack is possible
      And the FP is <fp>

      Examples: whoever fires it
        | row          | firer                  | hex | fp |
        | pinned-squad | a pinned Russian squad | F6  | 12 |

    @B16.31 @B16.32 @B16.31-2 @B16.32-1
    Scenario Outline: B16.32-1k the FT of <tank> in <hex> beside marsh has <fp> FP
      Given it is the PFPh of the Russian turn
      And G5 and E5 are marsh
      And a German squad P in F5
      And <tank> E in <hex>
      When E attacks P with a flamethrower
      Then the attack is possible
      And the FP is <fp>

      Examples:
        | row         | tank                           | hex | fp |
        | bogged      | a bogged Russian FT tank       | F6  | 24 |
        | immobilized | an immobilized Russian FT tank | F6  | 24 |

  Rule: B16.3 At who has moved into marsh

    @B16.3 @B16.31 @B16.32 @B16.3-2 @B16.3-3 @B16.31-2 @B16.32-14
    Scenario Outline: B16.3-2b First Fire of <firer> at <target> that has moved into marsh: <fp> FP, FFNAM and no FFMO
      Given it is the MPh of the German turn
      And the weather is <weather>
      And the water depth is <depth>
      And F5 is marsh
      And <target> P in F5
      And P has moved this phase
      And <firer> E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And the FP is <fp>
      And it is not Area Fire
      And the TEM is 0
      And FFNAM applies
      And FFMO does not apply

      Examples: whoever they are, in whatever weather
        | row                | target                        | firer                                | fp | weather     | depth       |
        | half-squad         | a German half-squad           | a Russian 4-4-7 squad                | 4  | not defined | not defined |
        | crew               | a German crew                 | a Russian 4-4-7 squad                | 4  | not defined | not defined |
        | berserk-squad      | a berserk German squad        | a Russian 4-4-7 squad                | 4  | not defined | not defined |
        | cx-squad           | a CX German squad             | a Russian 4-4-7 squad                | 4  | not defined | not defined |
        | fanatic-squad      | a Fanatic German squad        | a Russian 4-4-7 squad                | 4  | not defined | not defined |
        | green-squad        | an inexperienced German squad | a Russian 4-4-7 squad                | 4  | not defined | not defined |
        | unarmed-squad      | an unarmed German squad       | a Russian 4-4-7 squad                | 4  | not defined | not defined |
        | wounded-leader     | a wounded German leader       | a Russian 4-4-7 squad                | 4  | not defined | not defined |
        | cavalry            | a German Cavalry squad        | a Russian 4-4-7 squad                | 4  | not defined | not defined |
        | by-half-squad      | a German squad                | a Russian 2-4-7 half-squad           | 2  | not defined | not defined |
        | by-cx-squad        | a German squad                | a CX Russian 4-4-7 squad             | 4  | not defined | not defined |
        | by-green-squad     | a German squad                | an inexperienced Russian 4-4-7 squad | 4  | not defined | not defined |
        | by-fanatic-squad   | a German squad                | a Fanatic Russian 4-4-7 squad        | 4  | not defined | not defined |
        | by-concealed-squad | a German squad                | a concealed Russian 4-4-7 squad      | 4  | not defined | not defined |
        | by-berserk-squad   | a German squad                | a berserk Russian 4-4-7 squad        | 4  | not defined | not defined |
        | by-cavalry         | a German squad                | a Russian Cavalry 4-4-7 squad        | 4  | not defined | not defined |
        | overcast           | a German squad                | a Russian 4-4-7 squad                | 4  | Overcast    | not defined |
        | mud                | a German squad                | a Russian 4-4-7 squad                | 4  | Mud         | not defined |
