@B27.55
Feature: B27.55 Vehicles in a trench hex

  Rule: B27.55 Full tracks enter a trench hex, wheels and halftracks do not

    @B27.55-1
    Scenario Outline: B27.55-1 for a vehicle to enter a trench hex is <verdict>: <vehicle>
      Given B3 holds a trench
      And a German <vehicle> in B2
      And it is the MPh of the German turn
      When the German <vehicle> moves into B3
      Then that is <verdict>

      Examples: full tracks
        | vehicle   | verdict |
        | tank      | allowed |
        | SP gun    | allowed |
        | Carrier   | allowed |
        | tractor   | allowed |
        | bulldozer | allowed |

      Examples: everything else
        | vehicle     | verdict     |
        | halftrack   | not allowed |
        | armored car | not allowed |
        | truck       | not allowed |
        | motorcycle  | not allowed |
        | wagon       | not allowed |

    @B27.55-1
    Scenario Outline: B27.55-1b which is the rule that keeps out: <vehicle>
      Given B3 holds a trench
      And a German <vehicle> in B2
      And it is the MPh of the German turn
      When the German <vehicle> moves into B3
      Then B27.55 forbids it

      Examples:
        | vehicle     |
        | halftrack   |
        | armored car |
        | truck       |
        | motorcycle  |
        | wagon       |

    @B27.55-1
    Scenario Outline: B27.55-1c nor is it entered in VBM: <vehicle>
      Given it is the MPh of the German turn
      And B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds a trench
      And a moving German <vehicle> in B4
      When the German <vehicle> bypasses B3 along B3-C4
      Then that is not allowed
      And B27.55 forbids it

      Examples:
        | vehicle     |
        | halftrack   |
        | armored car |

    @B27.55-2
    Scenario Outline: B27.55-2a with a trench in it <terrain> costs a tank <mp> MP
      Given B3 is <terrain>
      And B3 holds a trench
      And a German tank in B2
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And it costs <mp> MP
      And a Bog DR is due from it

      Examples:
        | terrain     | mp |
        | Open Ground | 1  |
        | brush       | 2  |
        | grain       | 1  |

    @B27.55-2
    Scenario Outline: B27.55-2b and without one <terrain> costs it <mp> MP as well
      Given B3 is <terrain>
      And a German tank in B2
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And it costs <mp> MP

      Examples:
        | terrain     | mp |
        | Open Ground | 1  |
        | brush       | 2  |
        | grain       | 1  |

    @B27.55-3
    Scenario: B27.55-3 a tank that drove in is not beneath the trench and gains nothing by it
      Given B3 holds a trench
      And a German tank in B2
      And a Russian crew in B6
      And the Russian crew possesses a Russian AT Gun
      And it is the MPh of the German turn
      When the German tank moves into B3
      And the AT Gun attacks the German tank with a Gun
      Then the German tank is not beneath the trench
      And the German tank is not HD to it
      And the trench gives no TEM

  Rule: B27.55 And chance a Bog DR there

    @B27.55-4 @B27.55-8
    Scenario: B27.55-4 entering a trench hex a tank makes a Bog DR
      Given B3 holds a trench
      And a German tank in B2
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And a Bog DR is due from it

    @B27.55-4
    Scenario Outline: B27.55-4c along an unpaved road into a trench hex a <vehicle> makes a Bog DR
      Given B2 is an unpaved road
      And B3 is an unpaved road
      And a road crosses hexside B2-B3
      And B3 holds a trench
      And a German <vehicle> in B2
      And it is the MPh of the German turn
      When the German <vehicle> moves into B3
      Then that is allowed
      And a Bog DR is due from it

      Examples: no road spares it
        | vehicle |
        | tank    |
        | SP gun  |
        | Carrier |

    @B27.55-4
    Scenario: B27.55-4d a tank that enters the trench hex in VBM makes one as well
      Given B3 is woods
      And the artwork of B3 does not reach towards C4
      And B3 holds a trench
      And a moving German tank in B4
      And it is the MPh of the German turn
      When the German tank bypasses B3 along B3-C4
      Then that is allowed
      And a Bog DR is due from the German tank

    @B27.55-4
    Scenario Outline: B27.55-4b a <unit> makes none
      Given B3 holds a trench
      And a German <unit> in B2
      And it is the MPh of the German turn
      When the German squad moves into B3
      Then that is allowed
      And no Bog DR is due from it
      And all that is as given

      Examples: it is for vehicles
        | unit          |
        | squad         |
        | Cavalry squad |

    @B27.55-4
    Scenario Outline: B27.55-4e in <weather> into <ground> with <fort> a <vehicle> drives: <dr> due
      Given the weather is <weather>
      And B3 is <ground>
      And B3 holds <fort>
      And a German <vehicle> P in B2
      And it is the MPh of the German turn
      When P moves into B3
      Then that is allowed
      And <dr> due from it

      Examples: the trench asks for it, not the crops
        | row               | weather  | ground     | fort       | vehicle | dr           |
        | grain-clear       | Clear    | grain      | a trench   | tank    | a Bog DR is  |
        | grain-overcast    | Overcast | grain      | a trench   | SP gun  | a Bog DR is  |
        | brush-clear       | Clear    | brush      | a trench   | Carrier | a Bog DR is  |
        | brush-overcast    | Overcast | brush      | a trench   | tractor | a Bog DR is  |
        | orchard-clear     | Clear    | an orchard | a trench   | tank    | a Bog DR is  |
        | orchard-overcast  | Overcast | an orchard | a trench   | SP gun  | a Bog DR is  |
        | grain-no-trench   | Clear    | grain      | no foxhole | tank    | no Bog DR is |
        | brush-no-trench   | Clear    | brush      | no foxhole | SP gun  | no Bog DR is |
        | orchard-no-trench | Clear    | an orchard | no foxhole | Carrier | no Bog DR is |

    @B27.55-5
    Scenario: B27.55-5 changing VCA in a trench hex it makes one
      Given B3 holds a trench
      And a German tank on top of the trench in B3
      And it is the MPh of the German turn
      When the German tank turns its hull by 1 hexspine
      Then that is allowed
      And a Bog DR is due from it

    @B27.55-5
    Scenario Outline: B27.55-5b turned <turn> there it pays <mp> MP, by the shorter way
      Given B3 holds a trench
      And a German tank on top of the trench in B3
      And it is the MPh of the German turn
      When the German tank turns its hull by <spines> hexspine
      Then that is allowed
      And it costs <mp> MP
      And <dr> due from it

      Examples: clockwise, five hexspines are one the other way
        | row      | turn         | spines | mp | dr              |
        | two      | to the right | 2      | 2  | two Bog DRs are |
        | two-back | to the left  | 4      | 2  | two Bog DRs are |
        | one-back | to the left  | 5      | 1  | a Bog DR is     |

    @B27.55-5
    Scenario Outline: B27.55-5f in <weather> a <vehicle> that <fact> turns in a hex with <fort>: <dr> due
      Given the weather is <weather>
      And hexside B3-C3 is a wall
      And B3 holds <fort>
      And a German <vehicle> P in B3
      And P <fact>
      And it is the MPh of the German turn
      When P turns its hull by 1 hexspine
      Then that is allowed
      And <dr> due from it

      Examples:
        | row                            | weather  | fort       | vehicle | fact               | dr           |
        | wall-advantage-clear-trench    | Clear    | a trench   | tank    | has wall advantage | a Bog DR is  |
        | wall-advantage-clear           | Clear    | no foxhole | tank    | has wall advantage | no Bog DR is |
        | wall-advantage-overcast-trench | Overcast | a trench   | tank    | has wall advantage | a Bog DR is  |
        | wall-advantage-overcast        | Overcast | no foxhole | tank    | has wall advantage | no Bog DR is |
        | concealed-clear-trench         | Clear    | a trench   | SP gun  | is concealed       | a Bog DR is  |
        | concealed-clear                | Clear    | no foxhole | SP gun  | is concealed       | no Bog DR is |
        | concealed-overcast-trench      | Overcast | a trench   | SP gun  | is concealed       | a Bog DR is  |
        | concealed-overcast             | Overcast | no foxhole | SP gun  | is concealed       | no Bog DR is |
        | moving-clear-trench            | Clear    | a trench   | Carrier | is moving          | a Bog DR is  |
        | moving-clear                   | Clear    | no foxhole | Carrier | is moving          | no Bog DR is |
        | moving-overcast-trench         | Overcast | a trench   | Carrier | is moving          | a Bog DR is  |
        | moving-overcast                | Overcast | no foxhole | Carrier | is moving          | no Bog DR is |

    @B27.55-6 @reading:B27.55-entering-and-turning
    Scenario: B27.55-6 entering and then changing VCA it makes one for each
      Given B3 holds a trench
      And a German tank in B2
      And it is the MPh of the German turn
      When the German tank moves into B3
      And it makes a Bog DR of 2 on the colored and 3 on the white die
      And it turns its hull by 1 hexspine
      Then that is allowed
      And one Bog DRs are due from it

    @B27.55-6 @reading:B27.55-entering-and-turning=one
    Scenario: B27.55-6b or by the other reading one for both
      Given B3 holds a trench
      And a German tank in B2
      And it is the MPh of the German turn
      When the German tank moves into B3
      And it makes a Bog DR of 2 on the colored and 3 on the white die
      And it turns its hull by 1 hexspine
      Then that is allowed
      And no Bog DR is due from it
      And all that is as given

    @B27.55-7
    Scenario: B27.55-7 by the older text changing VCA there asks for none
      Given B3 holds a trench
      And a German tank on top of the trench in B3
      And it is the MPh of the German turn
      When the German tank turns its hull by 1 hexspine
      Then that is allowed
      And no Bog DR is due from it
      And all that is as given

    @B27.55-7
    Scenario: B27.55-7b entering asked for one
      Given B3 holds a trench
      And a German tank in B2
      And it is the MPh of the German turn
      When the German tank moves into B3
      Then that is allowed
      And a Bog DR is due from it

    @B27.55-5
    Scenario Outline: B27.55-5d changing VCA in a trench hex <vehicle> makes a Bog DR
      Given B3 holds a trench
      And the weather is <weather>
      And <vehicle> P on top of the trench in B3
      And it is the MPh of the German turn
      When P turns its hull by 1 hexspine
      Then that is allowed
      And a Bog DR is due from P

      Examples: whatever it is, in whatever weather
        | row             | vehicle                  | weather       |
        | assault-gun     | a German assault gun     | not defined   |
        | sp-gun          | a German SP gun          | not defined   |
        | carrier         | a German Carrier         | not defined   |
        | tractor         | a German tractor         | not defined   |
        | bulldozer       | a German bulldozer       | not defined   |
        | amphibious-tank | a German amphibious tank | not defined   |
        | moving-tank     | a moving German tank     | not defined   |
        | clear           | a German tank            | Clear         |
        | overcast        | a German tank            | Overcast      |
        | rain            | a German tank            | Rain          |
        | snow            | a German tank            | Snow          |
        | deep-snow       | a German tank            | Deep Snow     |
        | sub-zero-cold   | a German tank            | sub-zero cold |

    @B27.55-8
    Scenario Outline: B27.55-8e <vehicle> that turns its hull where there is no trench makes none
      Given B3 holds a trench
      And the weather is <weather>
      And <vehicle> P in B2
      And it is the MPh of the German turn
      When P turns its hull by 1 hexspine
      Then that is allowed
      And no Bog DR is due from P
      And all that is as given

      Examples: whatever it is, in whatever weather
        | row             | vehicle                  | weather       |
        | assault-gun     | a German assault gun     | not defined   |
        | sp-gun          | a German SP gun          | not defined   |
        | carrier         | a German Carrier         | not defined   |
        | tractor         | a German tractor         | not defined   |
        | bulldozer       | a German bulldozer       | not defined   |
        | amphibious-tank | a German amphibious tank | not defined   |
        | moving-tank     | a moving German tank     | not defined   |
        | clear           | a German tank            | Clear         |
        | overcast        | a German tank            | Overcast      |
        | rain            | a German tank            | Rain          |
        | snow            | a German tank            | Snow          |
        | deep-snow       | a German tank            | Deep Snow     |
        | sub-zero-cold   | a German tank            | sub-zero cold |

    @B27.55-8
    Scenario: B27.55-8a a tank that stays in the trench hex and fires makes none
      Given B3 holds a trench
      And a German tank on top of the trench in B3
      And a Russian squad in B6
      And it is the PFPh of the German turn
      When the German tank fires at the Russian squad
      Then that is allowed
      And no Bog DR is due from the German tank
      And the German tank is on top in B3
      And all that is as given

    @B27.55-8
    Scenario: B27.55-8d nor does one that turns its hull where there is no trench
      Given B3 holds a trench
      And a German tank in B2
      And it is the MPh of the German turn
      When the German tank turns its hull by 1 hexspine
      Then that is allowed
      And no Bog DR is due from it
      And all that is as given

    @B27.55-8
    Scenario: B27.55-8b a tank that turns its turret alone makes none
      Given B3 holds a trench
      And a German tank on top of the trench in B3
      And it is the PFPh of the German turn
      When the German tank turns its turret by 1 hexspine
      Then that is allowed
      And no Bog DR is due from it
      And all that is as given

    @B27.55-8
    Scenario: B27.55-8c a tank that leaves straight ahead makes none
      Given B3 holds a trench
      And a German tank on top of the trench in B3
      And the German tank has its VCA toward B4
      And it is the MPh of the German turn
      When the German tank moves into B4
      Then that is allowed
      And no Bog DR is due from it
      And all that is as given
