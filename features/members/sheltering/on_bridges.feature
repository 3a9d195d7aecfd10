Feature: The TEM of a bridge from above and from no higher, for every target and attacker

  Rule: B9.33 Height takes the TEM of a bridge away

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14f on a bridge <target> has no TEM left against <firer> two levels higher than the distance
      Given it is the <phase> of the Russian turn
      And the weather is <weather>
      And F5 is a bridge
      And F6 is level 3 Open Ground
      And <target> P on the bridge in F5
      And <firer> E in F6
      When E attacks P with <attack>
      Then the attack is possible
      And the TEM is 0

      Examples: whoever is fired at and whoever fires, in whatever weather
        | row                 | target                        | firer                          | attack          | phase | weather     |
        | half-squad          | a German half-squad           | a Russian squad                | small-arms fire | PFPh  | not defined |
        | crew                | a German crew                 | a Russian squad                | small-arms fire | PFPh  | not defined |
        | leader              | a German leader               | a Russian squad                | small-arms fire | PFPh  | not defined |
        | cx-squad            | a CX German squad             | a Russian squad                | small-arms fire | PFPh  | not defined |
        | green-squad         | an inexperienced German squad | a Russian squad                | small-arms fire | PFPh  | not defined |
        | fanatic-squad       | a Fanatic German squad        | a Russian squad                | small-arms fire | PFPh  | not defined |
        | encircled-squad     | an Encircled German squad     | a Russian squad                | small-arms fire | PFPh  | not defined |
        | captured-squad      | a captured German squad       | a Russian squad                | small-arms fire | PFPh  | not defined |
        | cavalry             | a German Cavalry squad        | a Russian squad                | small-arms fire | PFPh  | not defined |
        | assault-gun         | a German assault gun          | a Russian tank                 | MG fire         | PFPh  | not defined |
        | sp-gun              | a German SP gun               | a Russian tank                 | MG fire         | PFPh  | not defined |
        | carrier             | a German Carrier              | a Russian tank                 | MG fire         | PFPh  | not defined |
        | halftrack           | a German halftrack            | a Russian tank                 | MG fire         | PFPh  | not defined |
        | armored-car         | a German armored car          | a Russian tank                 | MG fire         | PFPh  | not defined |
        | truck               | a German truck                | a Russian tank                 | MG fire         | PFPh  | not defined |
        | tractor             | a German tractor              | a Russian tank                 | MG fire         | PFPh  | not defined |
        | bulldozer           | a German bulldozer            | a Russian tank                 | MG fire         | PFPh  | not defined |
        | wagon               | a German wagon                | a Russian tank                 | MG fire         | PFPh  | not defined |
        | motorcycle          | a German motorcycle           | a Russian tank                 | MG fire         | PFPh  | not defined |
        | moving-tank         | a moving German tank          | a Russian tank                 | MG fire         | PFPh  | not defined |
        | stunned-tank        | a stunned German tank         | a Russian tank                 | MG fire         | PFPh  | not defined |
        | bogged-tank         | a bogged German tank          | a Russian tank                 | MG fire         | PFPh  | not defined |
        | immobilized-tank    | an immobilized German tank    | a Russian tank                 | MG fire         | PFPh  | not defined |
        | abandoned-tank      | an abandoned German tank      | a Russian tank                 | MG fire         | PFPh  | not defined |
        | by-crew             | a German squad                | a Russian crew                 | small-arms fire | PFPh  | not defined |
        | by-green-squad      | a German squad                | an inexperienced Russian squad | small-arms fire | PFPh  | not defined |
        | by-wounded-hero     | a German squad                | a wounded Russian hero         | small-arms fire | PFPh  | not defined |
        | by-cavalry          | a German squad                | a Russian Cavalry squad        | small-arms fire | PFPh  | not defined |
        | by-assault-gun      | a German squad                | a Russian assault gun          | MG fire         | PFPh  | not defined |
        | by-sp-gun           | a German squad                | a Russian SP gun               | MG fire         | PFPh  | not defined |
        | by-halftrack        | a German squad                | a Russian halftrack            | MG fire         | PFPh  | not defined |
        | by-armored-car      | a German squad                | a Russian armored car          | MG fire         | PFPh  | not defined |
        | by-carrier          | a German squad                | a Russian Carrier              | MG fire         | PFPh  | not defined |
        | by-bogged-tank      | a German squad                | a bogged Russian tank          | MG fire         | PFPh  | not defined |
        | by-immobilized-tank | a German squad                | an immobilized Russian tank    | MG fire         | PFPh  | not defined |
        | clear               | a German squad                | a Russian squad                | small-arms fire | PFPh  | Clear       |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14g on a bridge <who> of a <vehicle> has no TEM left against a squad two levels higher than the distance
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And F6 is level 3 Open Ground
      And a German <vehicle> V on the bridge in F5
      And a German squad P on the bridge in F5
      And P <carried> V
      And a Russian squad E in F6
      When E attacks P with small-arms fire
      Then the attack is possible
      And the TEM is 0

      Examples:
        | who     | vehicle | carried  |
        | a Rider | tank    | rides on |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14h from <place> F6 fire at a squad on a bridge that is no lower meets its +1
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And F6 is <ground>
      And F6 holds <fort>
      And a German squad P on the bridge in F5
      And a Russian squad E <place> F6
      When E attacks P with small-arms fire
      Then the attack is possible
      And the TEM is +1

      Examples: wherever the firer is
        | row     | place                    | ground         | fort         |
        | foxhole | beneath the foxhole in   | Open Ground    | a foxhole 1S |
        | trench  | beneath the trench in    | Open Ground    | a trench     |
        | ditch   | beneath the A-T Ditch in | Open Ground    | an A-T Ditch |
        | sangar  | beneath the sangar in    | Open Ground    | a sangar     |
        | wire    | beneath the Wire in      | Open Ground    | Wire         |
        | pillbox | in the pillbox in        | Open Ground    | a pillbox    |
        | rooftop | on the rooftop of        | stone building | no foxhole   |
        | crest   | in Crest status in       | gully          | no foxhole   |
        | bridge  | on the bridge in         | a bridge       | no foxhole   |

    @B9.33 @B9.33-14
    Scenario Outline: B9.33-14j on a bridge <who> of a <vehicle> has its +1
      Given it is the PFPh of the Russian turn
      And F5 is a bridge
      And a German <vehicle> V on the bridge in F5
      And a German squad P on the bridge in F5
      And P <carried> V
      And a Russian squad E in F6
      When E attacks P with small-arms fire
      Then the attack is possible
      And the bridge gives a TEM of +1

      Examples:
        | who     | vehicle | carried  |
        | a Rider | tank    | rides on |
