Feature: Fire with one on Wire, ordnance on Wire, and CC there

  Rule: B26.31 The +1 and the -1

    @B26.31 @B26.31-14 @B26.31-15
    Scenario Outline: B26.31-14s a squad on Wire and <mate> <place> <ground> fire together with a Wire DRM of +1, where <fact>, <when>
      Given it is <when>
      And B3 holds Wire
      And C3 is <ground>
      And C3 holds <fort>
      And a German squad W on top of the Wire in B3
      And <mate> Q <place> C3
      And a Russian squad P in B5
      And <fact>
      When W and Q together attack P with <attack>
      Then the attack is possible
      And the Wire DRM is +1

      Examples: all of them on Wire
        | row            | when                         | mate                          | place                    | ground      | fort         | fact                    | attack          |
        | on-wire        | the DFPh of the Russian turn | a German half-squad           | on top of the Wire in    | Open Ground | Wire         | P is pinned             | small-arms fire |

      @reading:B26.31-one-on-wire
      Examples: whoever fires with it, from wherever
        | row            | when                         | mate                          | place                    | ground      | fort         | fact                    | attack          |
        | half-squad     | the DFPh of the Russian turn | a German half-squad           | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | crew           | the AFPh of the German turn  | a German crew                 | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | leader         | the DFPh of the Russian turn | a German leader               | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | hero           | the AFPh of the German turn  | a German hero                 | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | cx             | the DFPh of the Russian turn | a CX German squad             | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | pinned         | the AFPh of the German turn  | a pinned German squad         | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | wounded        | the DFPh of the Russian turn | a wounded German hero         | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | berserk        | the AFPh of the German turn  | a berserk German squad        | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | green          | the DFPh of the Russian turn | an inexperienced German squad | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | fanatic        | the AFPh of the German turn  | a Fanatic German squad        | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | concealed      | the DFPh of the Russian turn | a concealed German squad      | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | hidden         | the DFPh of the Russian turn | a hidden German squad         | in                       | Open Ground | no foxhole   | P is pinned             | small-arms fire |
        | foxhole        | the PFPh of the German turn  | a German squad                | beneath the foxhole in   | Open Ground | a foxhole 1S | P is pinned             | small-arms fire |
        | trench         | the DFPh of the Russian turn | a German squad                | beneath the trench in    | Open Ground | a trench     | P is pinned             | small-arms fire |
        | ditch          | the PFPh of the German turn  | a German squad                | beneath the A-T Ditch in | Open Ground | an A-T Ditch | P is pinned             | small-arms fire |
        | sangar         | the DFPh of the Russian turn | a German squad                | beneath the sangar in    | Open Ground | a sangar     | P is pinned             | small-arms fire |
        | wire           | the PFPh of the German turn  | a German squad                | beneath the Wire in      | Open Ground | Wire         | P is pinned             | small-arms fire |
        | crest          | the DFPh of the Russian turn | a German squad                | in Crest status in       | gully       | no foxhole   | P is pinned             | small-arms fire |
        | bridge         | the PFPh of the German turn  | a German squad                | on the bridge in         | bridge      | no foxhole   | P is pinned             | small-arms fire |
        | wall-advantage | the DFPh of the Russian turn | a German squad                | in                       | Open Ground | no foxhole   | hexside C3-C4 is a wall | small-arms fire |
        | pillbox        | the PFPh of the German turn  | a German squad                | in the pillbox in        | Open Ground | a pillbox    | P is pinned             | small-arms fire |
        | lmg            | the AFPh of the German turn  | a German squad                | in                       | Open Ground | no foxhole   | Q possesses a LMG       | small-arms fire |
        | mmg            | the AFPh of the German turn  | a German half-squad           | in                       | Open Ground | no foxhole   | Q possesses a MMG       | small-arms fire |
        | hmg            | the AFPh of the German turn  | a German crew                 | in                       | Open Ground | no foxhole   | Q possesses a HMG       | small-arms fire |

    @B9.36 @B26.31 @B27.52 @B9.36-9 @B26.31-3 @B26.31-4 @B27.52-8
    Scenario Outline: B26.31-4s <firer> <place> Wire fires its <gear>: <tohit> To Hit, and nothing to the effect DR
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <firer> Q <place> the Wire in B3
      And Q possesses a <gear>
      And a Russian <target> P in B5
      When Q attacks P with <attack>
      Then the attack is possible
      And the To Hit DRM of the Wire is <tohit>
      And the Wire DRM is 0
      And P is not HD to it

      Examples: whoever it is
        | row            | firer                         | place     | gear | target      | attack | tohit |
        | hero           | a German hero                 | on top of | BAZ  | tank        | HEAT   | +1    |
        | wounded        | a wounded German hero         | on top of | PSK  | tank        | HEAT   | +1    |
        | leader         | a German leader               | on top of | BAZ  | halftrack   | HEAT   | +1    |
        | half-squad     | a German half-squad           | on top of | PIAT | armored car | HEAT   | +1    |
        | crew           | a German crew                 | on top of | RCL  | tank        | HEAT   | +1    |
        | fanatic        | a Fanatic German squad        | on top of | ATR  | Carrier     | a Gun  | +1    |
        | green          | an inexperienced German squad | on top of | BAZ  | SP gun      | HEAT   | +1    |
        | cx             | a CX German squad             | on top of | BAZ  | assault gun | HEAT   | +1    |
        | concealed      | a concealed German squad      | on top of | BAZ  | truck       | HEAT   | +1    |
        | encircled-no   | a berserk German squad        | on top of | BAZ  | tank        | HEAT   | +1    |
        | hero-beneath   | a German hero                 | beneath   | BAZ  | tank        | HEAT   | 0     |
        | leader-beneath | a wounded German leader       | beneath   | BAZ  | tank        | HEAT   | 0     |

    @B26.31 @B26.4 @B26.31-5 @B26.31-7 @B26.4-43
    Scenario Outline: B26.31-5s in CC <target> <place> Wire is met with a Wire DRM of <drm>, <more>
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And <target> P <place> the Wire in B3
      And <attacker> Q beneath the Wire in B3
      And <more>
      When Q attacks P with <attack>
      Then the attack is possible
      And the Wire DRM is <drm>

      Examples: whoever fights
        | row               | target                         | place     | attacker               | more          | attack            | drm |
        | encircled         | an Encircled Russian squad     | on top of | a German squad         | P is in Melee | Close Combat      | -1  |
        | dm                | a broken DM Russian squad      | on top of | a German half-squad    | Q is in Melee | Close Combat      | -1  |
        | green             | an inexperienced Russian squad | on top of | a German crew          | Q is in Melee | Hand-to-Hand CC   | -1  |
        | ti                | a TI Russian squad             | on top of | a German hero          | P is in Melee | a Capture attempt | -1  |
        | unarmed           | an unarmed Russian squad       | on top of | a German leader        | P is in Melee | Close Combat      | -1  |
        | beneath-encircled | an Encircled Russian squad     | beneath   | a German squad         | P is in Melee | Close Combat      | 0   |
        | beneath-ti        | a TI Russian squad             | beneath   | a wounded German hero  | P is in Melee | Close Combat      | 0   |
        | beneath-leader    | a wounded Russian leader       | beneath   | a Fanatic German squad | Q is in Melee | Close Combat      | 0   |
