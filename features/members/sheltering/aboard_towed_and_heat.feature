Feature: No HD status aboard, in tow and against HEAT, but beneath a trench

  Rule: B27.52 Who is HD

    @B9.31 @B9.33 @B9.36 @B26.31 @B27.3 @B27.52 @B9.31-8 @B9.33-13 @B9.36-7 @B26.31-8 @B27.3-1 @B27.52-8
    Scenario Outline: B27.52-8y where <more>, <whom> has a TEM of <tem> and is not HD to <attack>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And F5 is <ground>
      And a German <vehicle> V in F5
      And a German crew C in F5
      And C possesses <gear>
      And <more>
      And <firer> E in F7
      When E attacks <whom> with <attack>
      Then the attack is possible
      And the TEM is <tem>
      And <whom> is not HD to it
      And the Emplacement gives no TEM
      And the Wire DRM is 0

      Examples: who is aboard, what is in tow, who Pushes
        | row             | more                     | whom | gear       | vehicle | barrier | firer           | attack          | ground      | tem |
        | passenger       | C is aboard V            | C    | a LMG      | truck   | wall    | a Russian squad | small-arms fire | Open Ground | 0   |
        | passenger-woods | C is aboard V            | C    | a LMG      | truck   | hedge   | a Russian squad | small-arms fire | woods       | +1  |
        | rider           | C rides on V             | C    | a MMG      | tank    | wall    | a Russian squad | small-arms fire | Open Ground | 0   |
        | rider-graveyard | C rides on V             | C    | a HMG      | tank    | hedge   | a Russian tank  | MG fire         | graveyard   | +1  |
        | rider-he        | C rides on V             | C    | a HMG      | tank    | wall    | a Russian tank  | Direct Fire HE  | Open Ground | 0   |
        | pushes          | C is Pushing the AT Gun  | C    | an AT Gun  | truck   | wall    | a Russian squad | small-arms fire | Open Ground | +2  |
        | pushes-he       | C is Pushing the INF Gun | C    | an INF Gun | truck   | hedge   | a Russian tank  | Direct Fire HE  | Open Ground | +1  |

    @B9.31 @B9.33 @B9.36 @B26.31 @B27.52 @B9.31-8 @B9.33-13 @B9.36-7 @B26.31-8 @B27.52-8
    Scenario Outline: B27.52-8z the AT Gun in tow of a <vehicle> <place> has a TEM of <tem> and is not HD to <attack>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And F5 is <ground>
      And a German <vehicle> V in F5
      And V is towing an AT Gun
      And <firer> E in F7
      When E attacks the AT Gun with <attack>
      Then the attack is possible
      And the TEM is <tem>
      And the AT Gun is not HD to it
      And the Emplacement gives no TEM
      And the Wire DRM is 0

      Examples:
        | row   | place       | vehicle   | barrier | firer           | attack          | ground      | tem |
        | woods | in woods    | truck     | cliff   | a Russian squad | small-arms fire | graveyard   | +1  |
        | open  | in the open | halftrack | cliff   | a Russian tank  | Direct Fire HE  | Open Ground | 0   |

    @B9.31 @B9.36 @B27.52 @B9.31-11 @B9.36-9 @B27.52-8
    Scenario Outline: B27.52-8v <target> <place> <ground> has a TEM of <tem> and is <hd> to <weapon>
      Given it is the PFPh of the Russian turn
      And hexside F5-F6 is a <barrier>
      And F5 is <ground>
      And F5 holds <fort>
      And <target> P <place> F5
      And a Russian squad E in F7
      And E possesses <gear>
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM of P is <tem>
      And P is <hd> to it

      Examples: HEAT and the like
        | row           | barrier | ground          | fort       | target             | place                   | gear   | weapon | attack | tem | hd     |
        | heat-building | cliff   | stone building  | no foxhole | a German squad     | in                      | a BAZ  | a BAZ  | HEAT   | +3  | not HD |
        | heat-wooden   | cliff   | wooden building | no foxhole | a German crew      | in                      | a PIAT | a PIAT | HEAT   | +2  | not HD |
        | heat-wall     | wall    | Open Ground     | no foxhole | a German squad     | in                      | a PSK  | a PSK  | HEAT   | +2  | not HD |
        | heat-trench   | wall    | stone rubble    | no foxhole | a German leader    | in                      | a BAZ  | a BAZ  | HEAT   | +3  | not HD |
        | heat-bridge   | cliff   | bridge          | no foxhole | a German tank      | on the bridge in        | a BAZ  | a BAZ  | HEAT   | +1  | not HD |
        | gun-bridge    | cliff   | bridge          | no foxhole | a German SP gun    | on the bridge in        | a PIAT | a PIAT | HEAT   | +1  | not HD |
        | heat-beneath  | cliff   | Open Ground     | a trench   | a German tank      | beneath the trench in   | a BAZ  | a BAZ  | HEAT   | 0   | HD     |
        | heat-on-top   | cliff   | Open Ground     | a trench   | a German halftrack | on top of the trench in | a PSK  | a PSK  | HEAT   | 0   | not HD |

    @B9.33 @B16.31 @B16.32 @B26.31 @B27.3 @B27.13 @B27.52 @B9.33-14 @B16.31-8 @B16.32-1 @B26.31-8 @B27.3-1 @B27.13-2 @B27.52-8
    Scenario Outline: B27.52-8x a DC that lies Set gives <target> <place> a hex a TEM of <tem> and no HD status
      Given it is the DFPh of the Russian turn
      And B2 is level 2 Open Ground
      And B2 holds <fort>
      And A2 is marsh
      And a DC lies Set in B2
      And <target> P <place> B2
      And <setter> E in B2
      When <by> attacks P with a Set DC
      Then the attack is possible
      And the TEM of P is <tem>
      And P is not HD to it
      And the FP is 36
      And the Wire DRM is 0
      And it is not Area Fire

      Examples:
        | row     | fort         | target         | place                   | setter                 | by     | tem |
        | foxhole | a foxhole 2S | a German squad | beneath the foxhole in  | a broken Russian squad | the DC | +2  |
        | trench  | a trench     | a German crew  | beneath the trench in   | a broken Russian squad | E      | +2  |
        | on-top  | a trench     | a German squad | on top of the trench in | a pinned Russian squad | E      | 0   |
        | tank    | a trench     | a German tank  | beneath the trench in   | a Russian squad        | the DC | +2  |

    @B9.33 @B27.5 @B27.52 @B9.33-14 @B27.5-1 @B27.52-2
    Scenario Outline: B27.52-2y the tank beneath a trench is HD to <firer> on level <level> with <attack>
      Given it is <when>
      And B2 holds a trench
      And <target> P beneath the trench in B2
      And B3 is level <level> Open Ground
      And <firer> E in B3
      When E <acts> with <attack>
      Then the attack is possible
      And P is HD to it

      Examples: whoever fires Direct Fire ordnance, from wherever
        | row         | when                         | target                     | level | firer                 | acts           | attack         |
        | pf          | the PFPh of the Russian turn | a German tank              | 0     | a Russian squad       | could attack P | an inherent PF |
        | pf-high     | the DFPh of the German turn  | an immobilized German tank | 2     | a Russian half-squad  | could attack P | an inherent PF |
        | gun         | the AFPh of the Russian turn | a concealed German tank    | 2     | a Russian assault gun | attacks P      | a Gun          |
        | tank        | the PFPh of the Russian turn | a stunned German tank      | 1     | a moving Russian tank | attacks P      | a Gun          |
        | armored-car | the PFPh of the Russian turn | a German SP gun            | 2     | a Russian armored car | attacks P      | a Gun          |

    @B27.51 @B27.52 @B27.51-10 @B27.52-2
    Scenario Outline: B27.52-2t a German <vehicle> that is <state> is HD beneath a trench
      Given it is the PFPh of the Russian turn
      And B2 holds a trench
      And a German <vehicle> P beneath the trench in B2
      And P is <state>
      And a Russian tank E in B3
      When E attacks P with a Gun
      Then the attack is possible
      And P is HD to it

      Examples: whatever befell it
        | row         | vehicle     | state                     |
        | abandoned   | tank        | abandoned                 |
        | bogged      | tank        | bogged                    |
        | immobilized | assault gun | immobilized               |
        | shocked     | SP gun      | shocked                   |
        | stunned     | tank        | stunned                   |
        | bounding    | tank        | marked with Bounding Fire |
        | fanatic     | tank        | Fanatic                   |
        | convoy      | tank        | in Convoy                 |
        | concealed   | Carrier     | concealed                 |
