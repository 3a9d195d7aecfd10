Feature: FFMO and FFNAM against every mover, by every attacker

  Rule: B27.42 FFMO in the open, FFNAM everywhere

    @B9.34 @B16.3 @B27.42 @A4.6xA4.62xA10.531xB9.34xB16.3xB27.42-501
    Scenario Outline: A4.6xA4.62xA10.531xB9.34xB16.3xB27.42-501a <target> that has moved <place> F5 of <ground> is fired on by <firer>: FFNAM applies, FFMO <ffmo>
      Given it is the MPh of the German turn
      And F5 is <ground>
      And F5 holds <cover>
      And hexside F4-F5 is a wall
      And F7 is <F7>
      And F7 holds <fort>
      And <target> P <place> F5
      And P has moved this phase
      And <firer> E <here> F7
      When E attacks P with <attack>
      Then the attack is possible
      And FFNAM applies
      And FFMO <ffmo>

      Examples:
        | row               | target                         | place                    | ground      | cover        | firer                          | here                     | F7                                  | fort         | attack          | ffmo           |
        | o-squad           | a German squad                 | in                       | Open Ground | no foxhole   | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | m-squad           | a German squad                 | in                       | marsh       | no foxhole   | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | o-half-squad      | a German half-squad            | in                       | Open Ground | no foxhole   | a Russian half-squad           | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | m-half-squad      | a German half-squad            | in                       | marsh       | no foxhole   | a Russian half-squad           | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | o-crew            | a German crew                  | in                       | Open Ground | no foxhole   | a Russian crew                 | in                       | woods                               | no foxhole   | small-arms fire | applies        |
        | m-crew            | a German crew                  | in                       | marsh       | no foxhole   | a Russian crew                 | in                       | woods                               | no foxhole   | small-arms fire | does not apply |
        | o-leader          | a German leader                | in                       | Open Ground | no foxhole   | a Russian hero                 | in                       | brush                               | no foxhole   | small-arms fire | applies        |
        | m-leader          | a German leader                | in                       | marsh       | no foxhole   | a Russian hero                 | in                       | brush                               | no foxhole   | small-arms fire | does not apply |
        | o-hero            | a German hero                  | in                       | Open Ground | no foxhole   | a concealed Russian squad      | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | m-hero            | a German hero                  | in                       | marsh       | no foxhole   | a concealed Russian squad      | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | o-concealed-squad | a concealed German squad       | in                       | Open Ground | no foxhole   | a CX Russian squad             | in                       | grain                               | no foxhole   | small-arms fire | applies        |
        | m-concealed-squad | a concealed German squad       | in                       | marsh       | no foxhole   | a CX Russian squad             | in                       | grain                               | no foxhole   | small-arms fire | does not apply |
        | o-dummies         | a concealed German dummy stack | in                       | Open Ground | no foxhole   | a pinned Russian squad         | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | m-dummies         | a concealed German dummy stack | in                       | marsh       | no foxhole   | a pinned Russian squad         | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | o-berserk-squad   | a berserk German squad         | in                       | Open Ground | no foxhole   | a berserk Russian squad        | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | m-berserk-squad   | a berserk German squad         | in                       | marsh       | no foxhole   | a berserk Russian squad        | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | o-pinned-squad    | a pinned German squad          | in                       | Open Ground | no foxhole   | a wounded Russian hero         | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | m-pinned-squad    | a pinned German squad          | in                       | marsh       | no foxhole   | a wounded Russian hero         | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | o-wounded-hero    | a wounded German hero          | in                       | Open Ground | no foxhole   | an inexperienced Russian squad | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | m-wounded-hero    | a wounded German hero          | in                       | marsh       | no foxhole   | an inexperienced Russian squad | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | o-green-squad     | an inexperienced German squad  | in                       | Open Ground | no foxhole   | a Fanatic Russian squad        | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | m-green-squad     | an inexperienced German squad  | in                       | marsh       | no foxhole   | a Fanatic Russian squad        | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | o-fanatic-squad   | a Fanatic German squad         | in                       | Open Ground | no foxhole   | a Russian squad                | in the pillbox in        | Open Ground                         | a pillbox    | small-arms fire | applies        |
        | m-fanatic-squad   | a Fanatic German squad         | in                       | marsh       | no foxhole   | a Russian squad                | in the pillbox in        | Open Ground                         | a pillbox    | small-arms fire | does not apply |
        | o-encircled-squad | an Encircled German squad      | in                       | Open Ground | no foxhole   | a Russian squad                | beneath the foxhole in   | Open Ground                         | a foxhole 1S | small-arms fire | applies        |
        | m-encircled-squad | an Encircled German squad      | in                       | marsh       | no foxhole   | a Russian squad                | beneath the foxhole in   | Open Ground                         | a foxhole 1S | small-arms fire | does not apply |
        | o-unarmed-squad   | an unarmed German squad        | in                       | Open Ground | no foxhole   | a Russian squad                | beneath the trench in    | Open Ground                         | a trench     | small-arms fire | applies        |
        | m-unarmed-squad   | an unarmed German squad        | in                       | marsh       | no foxhole   | a Russian squad                | beneath the trench in    | Open Ground                         | a trench     | small-arms fire | does not apply |
        | o-cx-squad        | a CX German squad              | in                       | Open Ground | no foxhole   | a Russian squad                | on top of the Wire in    | Open Ground                         | Wire         | small-arms fire | applies        |
        | m-cx-squad        | a CX German squad              | in                       | marsh       | no foxhole   | a Russian squad                | on top of the Wire in    | Open Ground                         | Wire         | small-arms fire | does not apply |
        | o-cavalry-squad   | a German Cavalry squad         | in                       | Open Ground | no foxhole   | a Russian squad                | beneath the Wire in      | Open Ground                         | Wire         | small-arms fire | applies        |
        | m-cavalry-squad   | a German Cavalry squad         | in                       | brush       | no foxhole   | a Russian squad                | beneath the Wire in      | Open Ground                         | Wire         | small-arms fire | does not apply |
        | o-sangar          | a German squad                 | in                       | Open Ground | no foxhole   | a Russian squad                | beneath the sangar in    | Open Ground                         | a sangar     | small-arms fire | applies        |
        | m-sangar          | a German squad                 | in                       | marsh       | no foxhole   | a Russian squad                | beneath the sangar in    | Open Ground                         | a sangar     | small-arms fire | does not apply |
        | o-ditch           | a German squad                 | in                       | Open Ground | no foxhole   | a Russian squad                | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | small-arms fire | applies        |
        | m-ditch           | a German squad                 | in                       | marsh       | no foxhole   | a Russian squad                | beneath the A-T Ditch in | Open Ground                         | an A-T Ditch | small-arms fire | does not apply |
        | o-bridge          | a German squad                 | in                       | Open Ground | no foxhole   | a Russian squad                | on the bridge in         | bridge                              | no foxhole   | small-arms fire | applies        |
        | m-bridge          | a German squad                 | in                       | marsh       | no foxhole   | a Russian squad                | on the bridge in         | bridge                              | no foxhole   | small-arms fire | does not apply |
        | o-floor           | a German squad                 | in                       | Open Ground | no foxhole   | a Russian squad                | on level 1 of            | stone building with one upper level | no foxhole   | small-arms fire | applies        |
        | m-floor           | a German squad                 | in                       | marsh       | no foxhole   | a Russian squad                | on level 1 of            | stone building with one upper level | no foxhole   | small-arms fire | does not apply |
        | o-rooftop         | a German squad                 | in                       | Open Ground | no foxhole   | a Russian squad                | on the rooftop of        | stone building with one upper level | no foxhole   | small-arms fire | applies        |
        | m-rooftop         | a German squad                 | in                       | marsh       | no foxhole   | a Russian squad                | on the rooftop of        | stone building with one upper level | no foxhole   | small-arms fire | does not apply |
        | o-tank            | a German squad                 | in                       | Open Ground | no foxhole   | a Russian tank                 | in                       | Open Ground                         | no foxhole   | MG fire         | applies        |
        | m-tank            | a German squad                 | in                       | marsh       | no foxhole   | a Russian tank                 | in                       | Open Ground                         | no foxhole   | MG fire         | does not apply |
        | o-halftrack       | a German squad                 | in                       | Open Ground | no foxhole   | a Russian halftrack            | in                       | Open Ground                         | no foxhole   | MG fire         | applies        |
        | m-halftrack       | a German squad                 | in                       | marsh       | no foxhole   | a Russian halftrack            | in                       | Open Ground                         | no foxhole   | MG fire         | does not apply |
        | o-tank-he         | a German squad                 | in                       | Open Ground | no foxhole   | a Russian tank                 | in                       | Open Ground                         | no foxhole   | Direct Fire HE  | applies        |
        | m-tank-he         | a German squad                 | in                       | marsh       | no foxhole   | a Russian tank                 | in                       | Open Ground                         | no foxhole   | Direct Fire HE  | does not apply |
        | on-foxhole        | a German squad                 | on top of the foxhole in | Open Ground | a foxhole 1S | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | on-trench         | a German squad                 | on top of the trench in  | Open Ground | a trench     | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | on-wire           | a German squad                 | on top of the Wire in    | Open Ground | Wire         | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | wire              | a German squad                 | beneath the Wire in      | Open Ground | Wire         | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | applies        |
        | foxhole           | a German squad                 | beneath the foxhole in   | Open Ground | a foxhole 1S | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | trench            | a German squad                 | beneath the trench in    | Open Ground | a trench     | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | ditch             | a German squad                 | beneath the A-T Ditch in | Open Ground | an A-T Ditch | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | sangar            | a German squad                 | beneath the sangar in    | Open Ground | a sangar     | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | brush             | a German squad                 | in                       | brush       | no foxhole   | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | woods             | a German squad                 | in                       | woods       | no foxhole   | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |
        | grain             | a German squad                 | in                       | grain       | no foxhole   | a Russian squad                | in                       | Open Ground                         | no foxhole   | small-arms fire | does not apply |

    @B9.34 @B16.3 @B27.42 @A4.6xA4.62xA10.531xB9.34xB16.3xB27.42-501
    Scenario Outline: A4.6xA4.62xA10.531xB9.34xB16.3xB27.42-501b a <vehicle> and <whom> in it are open to neither
      Given it is the MPh of the German turn
      And hexside F4-F5 is a wall
      And a moving German <vehicle> V in F5
      And V has moved this phase
      And a German squad P in F5
      And P <carried> V
      And a Russian squad E in F7
      When E attacks <whom> with small-arms fire
      Then FFMO does not apply
      And FFNAM does not apply

      Examples:
        | row         | vehicle     | carried   | whom |
        | rider       | tank        | rides on  | P    |
        | passenger   | truck       | is aboard | P    |
        | halftrack   | halftrack   | is aboard | V    |
        | tank        | tank        | rides on  | V    |
        | carrier     | Carrier     | is aboard | V    |
        | truck       | truck       | is aboard | V    |
        | armored-car | armored car | is aboard | V    |

    @B9.34 @B16.3 @B27.42 @A4.6xA4.62xA10.531xB9.34xB16.3xB27.42-501
    Scenario Outline: A4.6xA4.62xA10.531xB9.34xB16.3xB27.42-501c between trenches <who> is open to neither
      Given it is the MPh of the German turn
      And F4 holds a trench
      And F5 holds a trench
      And <who> P beneath the trench in F5
      And P has moved from trench to trench this phase
      And a Russian squad E in F7
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFNAM does not apply
      And FFMO does not apply

      Examples:
        | row             | who                            |
        | squad           | a German squad                 |
        | half-squad      | a German half-squad            |
        | crew            | a German crew                  |
        | leader          | a German leader                |
        | hero            | a German hero                  |
        | concealed-squad | a concealed German squad       |
        | dummies         | a concealed German dummy stack |
        | berserk-squad   | a berserk German squad         |
        | pinned-squad    | a pinned German squad          |
        | wounded-hero    | a wounded German hero          |
        | green-squad     | an inexperienced German squad  |
        | fanatic-squad   | a Fanatic German squad         |
        | encircled-squad | an Encircled German squad      |
        | unarmed-squad   | an unarmed German squad        |
        | cx-squad        | a CX German squad              |

    @B9.34 @B16.3 @B27.42 @A4.6xA4.62xA10.531xB9.34xB16.3xB27.42-501
    Scenario Outline: A4.6xA4.62xA10.531xB9.34xB16.3xB27.42-501d in the gully of F5 a squad that has moved is open to <firer>, where <more>
      Given it is the MPh of the German turn
      And F5 is gully
      And hexside F6-F7 is a wall
      And a German squad P IN F5
      And P has moved this phase
      And <firer> E in F6
      And <more>
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFNAM applies
      And FFMO applies

      Examples:
        | row   | firer           | more                 |
        | squad | a Russian squad | E has wall advantage |
        | cx    | a Russian squad | P is CX              |
        | hero  | a Russian hero  | P is Fanatic         |
