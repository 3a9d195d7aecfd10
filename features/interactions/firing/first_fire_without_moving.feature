Feature: MF spent without moving draw First Fire too

  Rule: MF spent without moving draw First Fire all the same

    @B27.13 @A4.6xA8.1xB27.13-601
    Scenario Outline: A4.6xA8.1xB27.13-601 who Recovers a weapon <place> a foxhole in <ground>: FFMO <ffmo>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds a foxhole 1S
      And a German squad <place> B3
      And a LMG <place> B3
      And a Russian squad in B6
      When the German squad tries to Recover the LMG
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is possible
      And FFMO <ffmo>
      And FFNAM does not apply

      Examples:
        | row     | place                  | ground      | ffmo           |
        | open    | in                     | Open Ground | applies        |
        | brush   | in                     | brush       | does not apply |
        | beneath | beneath the foxhole in | Open Ground | does not apply |

    @B27.13 @A4.6xA8.1xB27.13-601
    Scenario: A4.6xA8.1xB27.13-601b nor is there a Snap Shot of who has entered no hex
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a LMG on top of the foxhole in B3
      And a Russian squad E in B6
      When P tries to Recover the LMG
      And E takes a Snap Shot at P across hexside B3-B4
      Then the attack is not possible

    @B27.13 @A4.6xA8.1xB27.13-601
    Scenario: A4.6xA8.1xB27.13-601c nor of who has crossed another hexside
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P in B2
      And a Russian squad E in B6
      When P moves into B3
      And E takes a Snap Shot at P across hexside B4-B5
      Then the attack is not possible

    @B26.51 @A8.1xA23.3xB26.51-601
    Scenario Outline: A8.1xA23.3xB26.51-601 who Places a DC in Wire may be fired on from <where>: <possible>
      Given it is the MPh of the German turn
      And B4 holds Wire
      And a German squad in B3
      And the German squad possesses a DC
      And D4 is woods
      And a Russian 4-6-7 squad in <where>
      When the German squad Places its DC in B4
      And the Russian squad declares Defensive First Fire at the German squad
      Then the attack is <possible>

      Examples:
        | row  | where | possible     |
        | near | B6    | possible     |
        | far  | B10   | possible     |
        | hid  | E5    | not possible |

  Rule: Loading and unloading take MF

    @B26.4 @A8.1xB26.4xD6.5-2804
    Scenario Outline: A8.1xB26.4xD6.5-2804a a Passenger that <does> the truck on the Wire is First Fired on: <possible>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q in B3
      And a German squad P in B3
      And a German squad S in B3
      And P is aboard Q
      And S is aboard Q
      And a Russian squad E in B6
      When <who> unloads
      And E declares Defensive First Fire at P
      Then the attack is <possible>

      Examples:
        | row      | does     | who | possible     |
        | unloaded | unloads  | P   | possible     |
        | stays    | stays in | S   | not possible |

    @B26.4 @A8.1xB26.4xD6.5-2804
    Scenario Outline: A8.1xB26.4xD6.5-2804b on the Wire in <ground> who has unloaded is met with FFMO: it <ffmo>
      Given it is the MPh of the German turn
      And B3 is <ground>
      And B3 holds Wire
      And a German truck Q in B3
      And a German squad P in B3
      And P is aboard Q
      And a Russian squad E in B6
      When P unloads
      And E declares Defensive First Fire at P
      Then the attack is possible
      And FFMO <ffmo>

      Examples:
        | ground      | ffmo           |
        | Open Ground | applies        |
        | brush       | does not apply |

    @B26.4 @A8.1xB26.4xD6.5-2804
    Scenario: A8.1xB26.4xD6.5-2804c and at who has unloaded nobody takes a Snap Shot
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q in B3
      And a German squad P in B3
      And P is aboard Q
      And a Russian squad E in B6
      When P unloads
      And E takes a Snap Shot at P across hexside B3-B4
      Then the attack is not possible

    @B27.4 @A8.1xB27.4xD6.4-2805
    Scenario Outline: A8.1xB27.4xD6.4-2805 who has gone aboard beside a foxhole is First Fired on: <possible>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a German squad S on top of the foxhole in B3
      And a German truck Q in B3
      And a Russian squad E in B6
      When P goes aboard Q
      And E declares Defensive First Fire at <whom>
      Then the attack is <possible>

      Examples:
        | row    | whom | possible     |
        | aboard | P    | possible     |
        | stays  | S    | not possible |

    @B26.5 @B26.5xD6.5-2806
    Scenario Outline: B26.5xD6.5-2806 on the Wire <who> announces Clearance after P has unloaded: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q in B3
      And a German squad P in B3
      And a German squad S in B3
      And P is aboard Q
      When P unloads
      And <who> announces Clearance of the Wire in B3
      Then that is <verdict>

      Examples:
        | who | verdict     |
        | P   | not allowed |
        | S   | allowed     |

    @B9.3 @A8.1xB9.3xD6.5-2002
    Scenario Outline: A8.1xB9.3xD6.5-2002a P unloads behind a wall, <break>: First Fire at P meets a TEM of <tem>
      Given it is the MPh of the German turn
      And hexside F4-F5 is a wall
      And <break>
      And a German truck Q in F5
      And a German squad P in F5
      And P is aboard Q
      And a Russian squad E in F2
      When P unloads
      And E declares Defensive First Fire at P
      Then the attack is possible
      And the TEM is <tem>
      And FFMO <ffmo>
      And FFNAM does not apply

      Examples: who has spent MF is moving, and has nothing from a wall at its gap
        | row    | break                                    | tem | ffmo           |
        | gap    | the depiction of hexside F4-F5 has a gap | +0  | applies        |
        | no-gap | hexside F5-F6 carries nothing            | +2  | does not apply |

    @B9.3 @A8.1xB9.3xD6.5-2002
    Scenario: A8.1xB9.3xD6.5-2002b and who has not moved the wall shelters, at its gap too
      Given it is the DFPh of the German turn
      And hexside F4-F5 is a wall
      And the depiction of hexside F4-F5 has a gap
      And a German truck Q in F5
      And a German squad P in F5
      And a Russian squad E in F2
      When E attacks P with small-arms fire
      Then the attack is possible
      And the TEM is +2

    @B27.4 @A4.5xB27.4xD6.5-2003
    Scenario Outline: A4.5xB27.4xD6.5-2003 beside the foxhole P declares Double Time, when <who> has unloaded: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German truck Q in B3
      And a German squad P in B3
      And a German squad S in B3
      And <who> is aboard Q
      When <who> unloads
      And P declares Double Time
      Then that is <verdict>

      Examples:
        | who | verdict     |
        | P   | not allowed |
        | S   | allowed     |

  Rule: MF that are not told, of a deed that always takes some

    @B26.4 @A8.1xB26.4xD2.13-2807
    Scenario Outline: A8.1xB26.4xD2.13-2807 a truck on the Wire that <told> is fired on in its MPh: <possible>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German truck Q in B3
      And a German truck R in B4
      And <truck> has <did> this phase
      And a Russian squad E in B6
      When E declares Defensive First Fire at Q
      Then the attack is <possible>

      Examples:
        | told            | truck | did                | possible     |
        | has Stopped     | Q     | Stopped            | possible     |
        | has not Stopped | R     | Stopped            | not possible |
        | has Started     | Q     | started its engine | possible     |
        | has not Started | R     | started its engine | not possible |

    @B27.13 @A4.5xB27.13-2808
    Scenario Outline: A4.5xB27.13-2808 beside the foxhole P declares Double Time, when <who> has tried to Recover a weapon: <verdict>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a German squad S on top of the foxhole in B3
      And <who> has tried to Recover a weapon this phase
      When P declares Double Time
      Then that is <verdict>

      Examples:
        | who | verdict     |
        | P   | not allowed |
        | S   | allowed     |

  Rule: Where no phase is told, an act belongs to its own, and in the MPh alone it draws First Fire

    @B26.4 @B26.5 @A8.1xB26.4xB26.5-4100
    Scenario Outline: A8.1xB26.4xB26.5-4100 where no phase is told P, <place> B3 with Wire, <acts>: from beyond <ground> it <may> open to fire
      Given B3 holds Wire
      And B4 is <ground>
      And a German truck Q in B3
      And a German squad P <place> B3
      And a LMG <gear> B3
      And a Russian 4-6-7 squad E in B6
      When P <acts>
      And the players ask first whether that may be done
      Then that is allowed
      And it <may> subject to Defensive First Fire

      Examples: acts of the MPh
        | row          | place                 | gear                  | acts                                  | ground      | may    |
        | clears       | on top of the Wire in | on top of the Wire in | announces Clearance of the Wire in B3 | Open Ground | is     |
        | clears-woods | on top of the Wire in | on top of the Wire in | announces Clearance of the Wire in B3 | woods       | is not |

      Examples: acts of another phase
        | row      | place                 | gear                  | acts                     | ground      | may    |
        | recovers | on top of the Wire in | on top of the Wire in | tries to Recover the LMG | Open Ground | is not |

    @B26.4 @A8.1xB26.4xD6.5-2804
    Scenario Outline: A8.1xB26.4xD6.5-2804f where no phase is told P unloads onto the Wire: from beyond <ground> it <may> open to fire
      Given B3 holds Wire
      And B4 is <ground>
      And a German truck Q in B3
      And a German squad P in B3
      And P is aboard Q
      And a Russian 4-6-7 squad E in B6
      When P unloads
      And the players ask first whether that may be done
      Then that is allowed
      And it <may> subject to Defensive First Fire

      Examples:
        | row   | ground      | may    |
        | open  | Open Ground | is     |
        | woods | woods       | is not |

    @B27.4 @B27.13 @A8.1xB27.13xB27.4-4101
    Scenario Outline: A8.1xB27.13xB27.4-4101 where no phase is told P on top of a foxhole <acts>: from beyond <ground> it <may> open to fire
      Given B3 holds a foxhole 1S
      And B4 is <ground>
      And a German truck Q in B3
      And a German squad P on top of the foxhole in B3
      And a Russian 4-6-7 squad E in B6
      When P <acts>
      And the players ask first whether that may be done
      Then that is allowed
      And it <may> subject to Defensive First Fire

      Examples: acts of the MPh
        | row            | acts          | ground      | may    |
        | aboard         | goes aboard Q | Open Ground | is     |
        | aboard-woods   | goes aboard Q | woods       | is not |

      Examples: acts of another phase, and an act that spends no MF
        | row      | acts                 | ground      | may    |
        | advances | advances into B2     | Open Ground | is not |
        | doubles  | declares Double Time | Open Ground | is not |

    @B27.52 @A8.1xB27.52xD2.1-4102
    Scenario Outline: A8.1xB27.52xD2.1-4102 where no phase is told <vehicle> on top of a trench <acts>: from beyond <ground> it <may> open to fire
      Given B3 holds a trench
      And B4 is <ground>
      And <vehicle> V with 12 MP on top of the trench in B3
      And a Russian tank E in B6
      When V <acts>
      And the players ask first whether that may be done
      Then that is allowed
      And it <may> subject to Defensive First Fire

      Examples: MP are spent
        | row          | vehicle              | acts                         | ground      | may    |
        | starts       | a German tank        | starts its engine            | Open Ground | is     |
        | starts-woods | a German tank        | starts its engine            | woods       | is not |
        | stops        | a moving German tank | Stops                        | Open Ground | is     |
        | stops-woods  | a moving German tank | Stops                        | woods       | is not |
        | turns        | a moving German tank | turns its hull by 1 hexspine | Open Ground | is     |
        | turns-woods  | a moving German tank | turns its hull by 1 hexspine | woods       | is not |

      Examples: no MP is spent
        | row       | vehicle       | acts            | ground      | may    |
        | in-motion | a German tank | attempts Motion | Open Ground | is not |

    @B26.51 @A8.1xA23.3xB26.51-601
    Scenario Outline: A8.1xA23.3xB26.51-601b where no phase is told P <acts>: from beyond <ground> it <may> open to fire
      Given B4 holds Wire
      And C4 is <ground>
      And a German squad P in B3
      And P possesses a DC
      And a Russian 4-6-7 squad E in D5
      When P <acts>
      And the players ask first whether that may be done
      Then that is allowed
      And it <may> subject to Defensive First Fire

      Examples:
        | row          | acts                | ground      | may    |
        | places       | Places its DC in B4 | Open Ground | is     |
        | places-woods | Places its DC in B4 | woods       | is not |

  Rule: A Recovery that is told took MF in the MPh

    @B27.13 @A4.44xA8.1xB27.13-4103
    Scenario Outline: A4.44xA8.1xB27.13-4103 on top of a foxhole <who> is told to have tried to Recover a weapon: First Fire at P is <possible>
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a German squad S on top of the foxhole in B3
      And <who> has tried to Recover a weapon this phase
      And a Russian squad E in B6
      When E declares Defensive First Fire at P
      Then the attack is <possible>

      Examples:
        | row   | who | possible     |
        | it    | P   | possible     |
        | other | S   | not possible |

    @B27.13 @A4.44xA8.1xB27.13-4103
    Scenario Outline: A4.44xA8.1xB27.13-4103b <who> is told to have tried to Recover a weapon, and P has <left> MF left once it has moved
      Given it is the MPh of the German turn
      And B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And a German squad S on top of the foxhole in B3
      And <who> has tried to Recover a weapon this phase
      When P moves into B2
      Then that is allowed
      And P has <left> MF left

      Examples:
        | row   | who | left |
        | it    | P   | 2    |
        | other | S   | 3    |

    @B27.13 @A4.44xA8.1xB27.13-4103
    Scenario: A4.44xA8.1xB27.13-4103c where no phase is told it may have been one of the RPh, and has taken no MF
      Given B3 holds a foxhole 1S
      And a German squad P on top of the foxhole in B3
      And P has tried to Recover a weapon this phase
      When P moves into B2
      Then that is allowed
      And P has 3 MF left
