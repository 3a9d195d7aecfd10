Feature: Close Combat on Wire and beneath it, with whatever is there

  Rule: B26.4 One Location

    @B26.4 @B26.32 @B27.13 @B26.4-43 @B26.32-9 @B27.13-3
    Scenario Outline: B26.4-43s in <weather> <target> <place> a Wire hex is attacked in CC from on top of the Wire and from beneath it
      Given it is the CCPh of the German turn
      And the weather is <weather>
      And B3 holds Wire
      And B3 holds a foxhole 1S
      And <target> Q <place> B3
      And a German squad P on top of the Wire in B3
      And a German squad R beneath the Wire in B3
      And a Russian squad E in B4
      When <who> attacks <whom> with Close Combat
      Then the attack is <possible>

      Examples: who shares the Location, whatever it is
        | row               | target                | place                  | weather       | who | whom | possible |
        | sp-gun-on         | a Russian SP gun      | in                     | Clear         | P   | Q    | possible |
        | assault-gun-below | a Russian assault gun | in                     | Overcast      | R   | Q    | possible |
        | tank-on           | a Russian tank        | in                     | Rain          | P   | Q    | possible |
        | carrier-below     | a Russian Carrier     | in                     | Heavy Rain    | R   | Q    | possible |
        | halftrack-on      | a Russian halftrack   | in                     | Falling Snow  | P   | Q    | possible |
        | armored-car-below | a Russian armored car | in                     | Ground Snow   | R   | Q    | possible |
        | truck-on          | a Russian truck       | in                     | Snow          | P   | Q    | possible |
        | tractor-below     | a Russian tractor     | in                     | Mud           | R   | Q    | possible |
        | bulldozer-on      | a Russian bulldozer   | in                     | Deep Snow     | P   | Q    | possible |
        | foxhole-below     | a Russian squad       | beneath the foxhole in | sub-zero cold | R   | Q    | possible |
        | on-wire-on        | a Russian half-squad  | on top of the Wire in  | Rain          | P   | Q    | possible |
        | beneath-below     | a Russian crew        | beneath the Wire in    | Heavy Rain    | R   | Q    | possible |
        | hero-on           | a Russian hero        | beneath the Wire in    | Falling Snow  | P   | Q    | possible |

      Examples: who is in the next hex does not
        | row        | target          | place                 | weather | who | whom | possible     |
        | on-next    | a Russian squad | beneath the Wire in   | Clear   | P   | E    | not possible |
        | below-next | a Russian squad | on top of the Wire in | Rain    | R   | E    | not possible |

    @B26.4 @B27.13 @B26.4-43 @B27.13-3
    Scenario Outline: B26.4-43v in a hex of Wire and a foxhole CC <place> it is possible where <fact>
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And B3 holds a foxhole 2S
      And hexside B3-B4 is a wall
      And a Russian tank T in B3
      And a Russian halftrack H in B3
      And a Russian squad P <there> B3
      And a German squad Q <place> B3
      And <fact>
      When Q attacks P with Close Combat
      Then the attack is possible

      Examples: all of them are in one Location
        | row           | there                  | place                 | fact                 |
        | advantage     | beneath the Wire in    | on top of the Wire in | P has wall advantage |
        | own-advantage | beneath the foxhole in | beneath the Wire in   | Q has wall advantage |
        | rider         | in                     | beneath the Wire in   | P rides on T         |
        | passenger     | in                     | beneath the Wire in   | P is aboard H        |
        | hidden        | beneath the foxhole in | on top of the Wire in | Q is hidden          |
