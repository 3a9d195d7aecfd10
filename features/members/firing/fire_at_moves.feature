Feature: First Fire and Snap Shots at each kind of move

  Rule: B27.42 What a vehicle and who is unseen are not open to

    @B27.42 @B27.42-1
    Scenario Outline: B27.42-1u a <vehicle> that drives onto a foxhole in the open is subject to First Fire and no <risk>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a moving German <vehicle> in B2
      And a Russian squad in B5
      When the players ask whether the German <vehicle> may move into B3
      Then that is allowed
      And it is subject to Defensive First Fire
      And it is not subject to <risk>

      Examples:
        | row        | vehicle | risk        |
        | tank-ffmo  | tank    | FFMO        |
        | tank-snap  | tank    | a Snap Shot |
        | truck-ffmo | truck   | FFMO        |
        | truck-snap | truck   | a Snap Shot |

    @B27.42 @B27.42-1
    Scenario Outline: B27.42-1v out of the enemy's sight a squad that moves onto a foxhole is not subject to <risk>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And B4 is woods
      And a German squad P in B2
      And a Russian squad in B6
      When the players ask whether P may move into B3
      Then that is allowed
      And it is not subject to <risk>

      Examples:
        | row        | risk                 |
        | first-fire | Defensive First Fire |
        | ffnam      | FFNAM                |
        | ffmo       | FFMO                 |
        | snap-shot  | a Snap Shot          |

    @B27.42 @B27.42-1
    Scenario Outline: B27.42-1w at <whom> in the foxhole hex neither FFMO nor FFNAM applies
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German <vehicle> V in B3
      And V has moved this phase
      And V has spent 2 MP
      And a German squad P in B3
      And P <carried> V
      And a Russian squad E in B5
      When E attacks <target> with small-arms fire
      Then FFMO does not apply
      And FFNAM does not apply

      Examples:
        | row       | whom                 | vehicle | carried   | target |
        | passenger | Passengers           | truck   | is aboard | P      |
        | rider     | Riders               | tank    | rides on  | P      |
        | truck     | the truck itself     | truck   | is aboard | V      |

  Rule: B27.54 Whom First Fire answers

    @B27.54 @A8.1xB27.54-501
    Scenario Outline: A8.1xB27.54-501 a squad that has <done> is fired on in its MPh: <possible>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German squad P <place> the trench in B2
      And P has <deed> this phase
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the attack is <possible>

      Examples:
        | row     | done                          | place     | deed                                            | possible     |
        | moved   | moved                         | on top of | moved                                           | possible     |
        | assault | moved by Assault Movement     | on top of | moved by Assault Movement                       | possible     |
        | trench  | come from a connecting trench | beneath   | moved from trench to trench                     | possible     |
        | direct  | come straight up into it      | beneath   | moved straight past the edge of an entrenchment | possible     |
        | fired   | fired                         | on top of | fired its inherent FP                           | not possible |

    @B27.54 @A8.1xB27.54-501
    Scenario Outline: A8.1xB27.54-501b First Fire at who has <done> has FFNAM: it <ffnam>
      Given it is the MPh of the German turn
      And B2 holds a trench
      And a German squad P <place> the trench in B2
      And P has <deed> this phase
      And a Russian squad E in B4
      When E attacks P with small-arms fire
      Then the attack is possible
      And FFNAM <ffnam>

      Examples:
        | row     | done                          | place     | deed                                            | ffnam          |
        | moved   | moved                         | on top of | moved                                           | applies        |
        | assault | moved by Assault Movement     | on top of | moved by Assault Movement                       | does not apply |
        | trench  | come from a connecting trench | beneath   | moved from trench to trench                     | does not apply |
        | direct  | come straight up into it      | beneath   | moved straight past the edge of an entrenchment | applies        |

    @B27.54 @A8.1xB27.54-501
    Scenario: A8.1xB27.54-501w who has moved may be First Fired on where no MF are told
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And P has moved this phase
      And a Russian squad E in B5
      When E declares an attack on P with small-arms fire
      Then that is allowed

  Rule: B27.54 Where the trenches end

    @B27.54 @B27.54-12
    Scenario: B27.54-12u a Snap Shot is taken at the step that follows out of them
      Given B2 and B3 each hold a trench
      And a German squad P beneath the trench in B2
      And a Russian squad in D4
      And it is the MPh of the German turn
      When P moves straight beneath the trench in B3
      And P comes out of the trench
      And P moves into B4
      And the Russian squad takes a Snap Shot at P across hexside B3-B4
      Then the attack is possible

    @B27.54 @A8.1xB27.54-501
    Scenario Outline: A8.1xB27.54-501x <times> in B4 is allowed or not by the MF spent there, not by those before
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And a Russian squad E in B6
      When P moves into B3
      And P moves into B4
      And E declares an attack on P with small-arms fire
      And P is unharmed by the fire this draws
      And E declares an attack on P with small-arms fire
      Then that is not allowed

      Examples:
        | row   | times        |
        | twice | a second shot |

  Rule: B27.42 A Gun is Pushed

    @B27.42 @A4.62xB27.42-501
    Scenario Outline: A4.62xB27.42-501 at a crew that has <how> onto a foxhole FFMO <applies>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German crew P with 8 MF in B2
      And P possesses an AT Gun
      And <also>
      And a Russian squad E in B6
      When P <goes>
      And E attacks P with small-arms fire
      Then FFMO <applies>
      And FFNAM <applies>
      And the TEM and DRM of the attack are -2 in all

      Examples:
        | row    | how          | also                     | goes                      | applies        |
        | pushed | Pushed a Gun | P is Pushing the AT Gun  | Pushes the AT Gun into B3 | does not apply |
        | alone  | gone alone   | hexside B5-C5 is a hedge | moves into B3             | applies        |

    @B27.42 @A4.62xB27.42-501
    Scenario Outline: A4.62xB27.42-501b a <who> with <what> that <goes>: FFMO and FFNAM <apply>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German <who> P with 8 MF in B2
      And P possesses <gun>
      And a Russian squad E in B6
      When P <goes>
      And E attacks P with small-arms fire
      Then FFMO <apply>
      And FFNAM <apply>
      And the TEM and DRM of the attack are -2 in all

      Examples: it Pushes the Gun that it takes along, and carries one that is dismantled
        | row       | who   | what        | gun           | goes                            | apply          |
        | pushes    | crew  | a Gun       | an AT Gun     | Pushes the AT Gun into B3       | does not apply |
        | takes     | crew  | a Gun       | an AT Gun     | moves into B3 with the AT Gun   | does not apply |
        | mortar    | squad | a mortar    | an 81mm MTR   | Pushes the 81mm MTR into B3     | does not apply |
        | left      | crew  | a Gun       | an AT Gun     | moves into B3                   | applies        |
        | dm-mortar | crew  | a dm mortar | a dm 81mm MTR | moves into B3 with the 81mm MTR | applies        |
        | dm-gun    | crew  | a dm Gun    | a dm INF Gun  | moves into B3 with the INF Gun  | applies        |

    @B27.42 @A4.62xB27.42-501
    Scenario Outline: A4.62xB27.42-501d a crew that has come there <how>: FFNAM <applies>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German crew P on top of the foxhole in B3
      And P possesses an AT Gun
      And <also>
      And P has moved this phase
      And a Russian squad E in B6
      When E attacks P with small-arms fire
      Then FFMO <applies>
      And FFNAM <applies>
      And the TEM and DRM of the attack are -2 in all

      Examples:
        | row    | how          | also                     | applies        |
        | pushes | with its Gun | P is Pushing the AT Gun  | does not apply |
        | alone  | without it   | hexside B5-C5 is a hedge | applies        |

    @B27.42 @A4.62xB27.42-501
    Scenario Outline: A4.62xB27.42-501c in the next hex, <how>: FFNAM <apply>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German crew P with 8 MF in B2
      And P possesses an AT Gun
      And a Russian squad E in B6
      When P Pushes the AT Gun into B3
      And P <goes>
      And E attacks P with small-arms fire
      Then FFNAM <apply>
      And the TEM and DRM of the attack are -2 in all

      Examples: it is the last expenditure that counts
        | row   | how          | goes                      | apply          |
        | alone | the Gun left | moves into B4             | applies        |
        | again | with the Gun | Pushes the AT Gun into B4 | does not apply |

  Rule: B26.4 In a pillbox

    @B26.4 @A10.531xB26.4-501
    Scenario Outline: A10.531xB26.4-501 to First Fire at who has gone <where> FFMO <applies>
      Given it is the MPh of the German turn
      And B3 holds a pillbox
      And B3 holds Wire
      And a German squad P <place> B3
      And P has moved this phase
      And P has spent 2 MF
      And a Russian squad E in B5
      When E attacks P with small-arms fire
      Then FFMO <applies>

      Examples:
        | row     | where                                  | place               | applies        |
        | pillbox | from beneath the Wire into its pillbox | in the pillbox in   | does not apply |
        | beneath | beneath the Wire                       | beneath the Wire in | applies        |

  Rule: B27.6 Once the straight way is behind it

    @B27.6 @B27.6-22
    Scenario Outline: B27.6-22u a Snap Shot at its next step meets no Trench TEM: straight down out of a <counter>, and on
      Given B2 is level 1 Open Ground
      And B2 holds a <counter>
      And a German squad P beneath the <counter> in B2
      And a Russian squad in D4
      And it is the MPh of the German turn
      When P moves into B3
      And P moves into B4
      And the Russian squad takes a Snap Shot at P across hexside B3-B4
      Then the attack is possible
      And the <counter> gives no TEM

      Examples:
        | counter |
        | trench  |
        | sangar  |
