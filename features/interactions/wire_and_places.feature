Feature: Wire and the places about it

  Rule: What stays on top of the Wire is out of reach of who is beneath it

    @B26.4 @B26.4xC10.3-1101
    Scenario Outline: B26.4xC10.3-1101 P gets beneath without its <gear>: it is nobody's
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses a <weapon>
      When P rolls a Wire Exit dr of 1
      And P tries to Recover the <gear>
      Then that is not allowed

      Examples:
        | row       | weapon      | gear     |
        | at-gun    | AT Gun      | AT Gun   |
        | dm-mortar | dm 81mm MTR | 81mm MTR |
        | mortar    | 81mm MTR    | 81mm MTR |

    @B26.4 @B26.4xC10.3-1101
    Scenario Outline: B26.4xC10.3-1101a from beneath P <goes> into B2 with the <gear> on top: not allowed
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses a <weapon>
      When P rolls a Wire Exit dr of 1
      And the <phase> ends and the <next> begins
      And P <goes> into B2 with the <gear>
      Then that is not allowed

      Examples:
        | row            | phase | next | goes     | weapon      | gear     |
        | advance-mortar | MPh   | APh  | advances | dm 81mm MTR | 81mm MTR |
        | advance-at-gun | MPh   | APh  | advances | AT Gun      | AT Gun   |

    @B26.4 @B26.4xC10.3-1101
    Scenario Outline: B26.4xC10.3-1101b in the same MPh P moves into B2 with the <gear> on top: not allowed
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses a <weapon>
      When P rolls a Wire Exit dr of 1
      And P moves into B2 with the <gear>
      Then that is not allowed

      Examples:
        | row       | weapon      | gear     |
        | at-gun    | AT Gun      | AT Gun   |
        | dm-mortar | dm 81mm MTR | 81mm MTR |
        | inf-gun   | INF Gun     | INF Gun  |
        | art-gun   | ART Gun     | ART Gun  |
        | aa-gun    | AA Gun      | AA Gun   |
        | rcl-gun   | RCL Gun     | RCL Gun  |

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101c nor does P Push its Gun out from beneath
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses an AT Gun
      When P rolls a Wire Exit dr of 1
      And P Pushes the AT Gun into B2
      Then that is not allowed

    @B26.4 @B26.4xC10.3-1101
    Scenario Outline: B26.4xC10.3-1101d who is still on top Recovers the <gear> that P has gone from
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And a German crew Q on top of the Wire in B3
      And P possesses a <weapon>
      When P rolls a Wire Exit dr of 1
      And Q tries to Recover the <gear> with an Original dr of 1
      Then that is allowed
      And the <gear> is possessed by Q
      And the <gear> lies on top in B3

      Examples:
        | row       | weapon      | gear     |
        | at-gun    | AT Gun      | AT Gun   |
        | dm-mortar | dm 81mm MTR | 81mm MTR |

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101e a LMG that P has left on top does not go along into B2
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a LMG
      When P rolls a Wire Exit dr of 1 and leaves the LMG on the Wire
      And P moves into B2 with the LMG
      Then that is not allowed

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101f without the Gun P moves on, and the Gun stays on top
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P on top of the Wire in B3
      And P possesses an AT Gun
      When P rolls a Wire Exit dr of 1
      And P moves into B2
      Then that is allowed
      And P is on top in B2
      And the AT Gun lies on top in B3

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101g a dm mortar that P has taken beneath goes along into B2
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a dm 81mm MTR
      When P moves into B2 with the 81mm MTR
      Then that is allowed
      And the 81mm MTR lies on top in B2

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101h hung up on the Wire P has its Gun still
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P with 2 MF on top of the Wire in B3
      And P possesses an AT Gun
      When P rolls a Wire Exit dr of 6
      Then that is allowed
      And P is on top of the Wire
      And the AT Gun is possessed by P

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101i a Gun that was beneath the Wire all along is P's there
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German crew P beneath the Wire in B3
      And P possesses an AT Gun
      When the players look at the board
      Then the AT Gun is possessed by P

    @B26.4 @B26.4xC10.3-1101
    Scenario: B26.4xC10.3-1101j a dm mortar that P takes beneath is P's there, and goes along from there
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a dm 81mm MTR
      When P rolls a Wire Exit dr of 1 with the 81mm MTR
      And P moves into B2 with the 81mm MTR
      Then that is allowed
      And the 81mm MTR is possessed by P
      And the 81mm MTR lies on top in B2

  Rule: WP and SMOKE of ordnance are rolled To Hit

    @B26.31 @A24.3xB26.31-1101
    Scenario Outline: A24.3xB26.31-1101 P <place> B3 with <weapon> fires WP at B5: To Hit <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <force> P <place> B3
      And P possesses <weapon>
      And a concealed Russian squad in B5
      When P attacks everything in B5 with WP
      Then the attack is possible
      And the To Hit DRM of the Wire is <drm>
      And Case K adds +2 to the To Hit DR

      Examples:
        | row           | force          | place                 | weapon        | drm |
        | mtr-on        | a German crew  | on top of the Wire in | an 81mm MTR   | +1  |
        | mtr-beneath   | a German crew  | beneath the Wire in   | an 81mm MTR   | 0   |
        | gun-on        | a German crew  | on top of the Wire in | an ART Gun    | +1  |
        | light-on      | a German squad | on top of the Wire in | a 60mm mortar | +1  |
        | light-beneath | a German squad | beneath the Wire in   | a 60mm mortar | 0   |

    @B26.31 @A24.3xB26.31-1101
    Scenario Outline: A24.3xB26.31-1101a the 81mm MTR of P <place> B3 fires WP at B5: To Hit <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German crew P <place> B3
      And P possesses an 81mm MTR
      And a Russian squad in B5
      When the 81mm MTR attacks everything in B5 with WP
      Then the attack is possible
      And the To Hit DRM of the Wire is <drm>
      And Case K adds 0 to the To Hit DR

      Examples:
        | row     | place                 | drm |
        | on      | on top of the Wire in | +1  |
        | beneath | beneath the Wire in   | 0   |

    @B26.31 @A24.3xB26.31-1101
    Scenario Outline: A24.3xB26.31-1101b P <place> B3 with <weapon> fires SMOKE: To Hit <drm>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <force> P <place> B3
      And P possesses <weapon>
      And a Russian squad in B5
      When P attacks the Russian squad with <means>
      Then the To Hit DRM of the Wire is <drm>
      And the Wire DRM is 0

      Examples:
        | row         | force          | place                 | weapon        | means | drm |
        | mtr-on      | a German crew  | on top of the Wire in | an 81mm MTR   | SMOKE | +1  |
        | mtr-beneath | a German crew  | beneath the Wire in   | an 81mm MTR   | SMOKE | 0   |
        | gun-on      | a German crew  | on top of the Wire in | an ART Gun    | SMOKE | +1  |
        | light-on    | a German squad | on top of the Wire in | a 60mm mortar | SMOKE | +1  |
        | wp-on       | a German crew  | on top of the Wire in | an 81mm MTR   | WP    | +1  |

    @B26.31 @A24.3xB26.31-1101
    Scenario: A24.3xB26.31-1101d one weapon that works is enough
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a 60mm mortar
      And P possesses a dm 81mm MTR
      And a Russian squad in B5
      When P attacks the Russian squad with SMOKE
      Then the To Hit DRM of the Wire is +1
      And the Wire DRM is 0

    @B26.31 @A24.3xB26.31-1101
    Scenario: A24.3xB26.31-1101c WP that a squad without such a weapon places meets all in the next hex
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a Russian squad E in B4
      When P attacks everything in B4 with WP
      Then the attack is possible
      And E is met by the attack

  Rule: Into a pillbox of the next hex nobody comes past the Wire there

    @B26.4 @B26.4xB30.4-1101
    Scenario Outline: B26.4xB30.4-1101 P advances into the pillbox in B3 from <start>, with <wire> in <where>: <verdict>
      Given it is the APh of the German turn
      And B3 holds a pillbox
      And <where> holds <wire>
      And a German squad P <place> <start>
      When P advances into the pillbox in B3
      Then that is <verdict>

      Examples:
        | row       | wire        | where | place               | start | verdict     |
        | past      | Wire        | B3    | in                  | B2    | not allowed |
        | hidden    | hidden Wire | B3    | in                  | B2    | not allowed |
        | its-own   | Wire        | B2    | beneath the Wire in | B2    | allowed     |
        | beneath   | Wire        | B3    | beneath the Wire in | B3    | allowed     |
        | elsewhere | Wire        | B4    | in                  | B2    | allowed     |

    @B26.4 @B26.4xB30.4-1101
    Scenario Outline: B26.4xB30.4-1101a a routing squad goes straight into the pillbox in B3 with Wire in <where>: <verdict>
      Given it is the RtPh of the German turn
      And B3 holds a pillbox
      And <where> holds Wire
      And a broken German squad P with 6 MF in B2
      When P routs straight into the pillbox in B3
      Then that is <verdict>

      Examples:
        | row   | where | verdict     |
        | there | B3    | not allowed |
        | none  | B4    | allowed     |

    @B26.4 @B26.4xB30.4-1101
    Scenario Outline: B26.4xB30.4-1101b P withdraws from CC into the pillbox in B3 with Wire in <where>: <verdict>
      Given it is the CCPh of the German turn
      And B3 holds a pillbox
      And <where> holds Wire
      And a German squad P in B2
      And P is in Melee
      And a Russian squad E in B2
      And E is in Melee
      When P withdraws into the pillbox in B3
      Then that is <verdict>

      Examples:
        | row   | where | verdict     |
        | there | B3    | not allowed |
        | none  | B4    | allowed     |

    @B26.4 @B26.4xB30.4-1101
    Scenario: B26.4xB30.4-1101c Wire on the bridge above the pillbox is in nobody's way
      Given it is the APh of the German turn
      And B3 is a bridge
      And B3 holds a pillbox
      And B3 holds Wire on its bridge
      And a German squad P in B2
      When P advances into the pillbox in B3
      Then that is allowed

  Rule: Out of a pillbox one comes before one goes beneath anything else

    @B26.4 @B27.4 @B26.4xB27.4xB30.1-1101
    Scenario Outline: B26.4xB27.4xB30.1-1101 out of the pillbox P <goes> straight beneath the <cover> under Wire: not allowed
      Given it is the <phase> of the German turn
      And B3 holds a pillbox
      And B3 holds a <fort>
      And B3 holds Wire
      And <force> P in the pillbox in B3
      When P <goes> straight beneath the <cover> in B3
      Then that is not allowed

      Examples:
        | row             | phase | force                 | goes     | cover   | fort       |
        | advance-foxhole | APh   | a German squad        | advances | foxhole | foxhole 1S |
        | rout-foxhole    | RtPh  | a broken German squad | routs    | foxhole | foxhole 1S |
        | advance-sangar  | APh   | a German squad        | advances | sangar  | sangar     |
        | rout-sangar     | RtPh  | a broken German squad | routs    | sangar  | sangar     |
        | move-foxhole    | MPh   | a German squad        | moves    | foxhole | foxhole 1S |

    @B26.4 @B27.4 @B26.4xB27.4xB30.1-1101
    Scenario: B26.4xB27.4xB30.1-1101a into the A-T Ditch as little
      Given a SSR allows A-T Ditches
      And it is the APh of the German turn
      And B3 holds a pillbox
      And B3 holds an A-T Ditch
      And B3 holds Wire
      And a German squad P in the pillbox in B3
      When P advances straight beneath the A-T Ditch in B3
      Then that is not allowed

    @B26.4 @B27.4 @B26.4xB27.4xB30.1-1101
    Scenario: B26.4xB27.4xB30.1-1101b out of the pillbox P comes on top of the Wire
      Given it is the APh of the German turn
      And B3 holds a pillbox
      And B3 holds a foxhole 1S
      And B3 holds Wire
      And a German squad P in the pillbox in B3
      When P advances into B3
      Then that is allowed
      And P is on top of the Wire

    @B26.4 @B27.4 @B26.4xB27.4xB30.1-1101
    Scenario: B26.4xB27.4xB30.1-1101c out of the pillbox of the next hex not even beneath the trench
      Given it is the APh of the German turn
      And B2 holds a pillbox
      And B3 holds a trench
      And B3 holds Wire
      And a German squad P in the pillbox in B2
      When P advances straight beneath the trench in B3
      Then that is not allowed

    @B27.4 @B27.4xB30.1-101
    Scenario: B27.4xB30.1-101x by the clause that has one come out first
      Given it is the APh of the German turn
      And B3 holds a pillbox
      And B3 holds a foxhole 1S
      And a German squad P in the pillbox in B3
      When P advances straight beneath the foxhole in B3
      Then B27.4 or B30.1 forbids it

    @B27.4 @B27.4xB30.1-101
    Scenario Outline: B27.4xB30.1-101w without any Wire P <goes> straight from <place> B3 beneath the foxhole there: <verdict>
      Given it is the <phase> of the German turn
      And B3 holds a pillbox
      And B3 holds a foxhole 1S
      And <force> P with 6 MF <place> <from>
      When P <goes> straight beneath the foxhole in B3
      Then that is <verdict>

      Examples:
        | row             | phase | force                 | goes     | place             | from | verdict     |
        | advance-pillbox | APh   | a German squad        | advances | in the pillbox in | B3   | not allowed |
        | rout-pillbox    | RtPh  | a broken German squad | routs    | in the pillbox in | B3   | not allowed |
        | advance-next    | APh   | a German squad        | advances | in                | B2   | allowed     |
        | rout-next       | RtPh  | a broken German squad | routs    | in                | B2   | allowed     |

  Rule: Who came onto the Wire this turn leaves nothing there after its dr

    @B26.4 @A4.61xB26.4-1101
    Scenario Outline: A4.61xB26.4-1101 P that has <deed> leaves its MMG: <verdict>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a MMG of 5 PP
      And P has <deed> this phase
      When P rolls a Wire Exit dr of 2 and leaves the MMG on the Wire
      Then that is <verdict>

      Examples:
        | row     | deed                      | verdict     |
        | assault | moved by Assault Movement | not allowed |
        | plain   | moved                     | not allowed |

    @B26.4 @A4.61xB26.4-1101
    Scenario: A4.61xB26.4-1101a who came in this very move by Assault Movement leaves none
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P in B2
      And P possesses a MMG of 5 PP
      When P moves into B3 by Assault Movement
      And P rolls a Wire Exit dr of 1 and leaves the MMG on the Wire
      Then that is not allowed

    @B26.4 @A4.61xB26.4-1101
    Scenario: A4.61xB26.4-1101b who began its turn there leaves it
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P possesses a MMG of 5 PP
      When P announces that it tries to get beneath the Wire
      And P rolls a Wire Exit dr of 3 and leaves the MMG on the Wire
      Then that is allowed
      And P is beneath the Wire in B3

  Rule: From the air each comes into one Location

    @B26.42 @A2.8xB26.42-1101
    Scenario Outline: A2.8xB26.42-1101 a squad comes down by parachute on the bridge in B3, Wire <lies>: <there> beneath it
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds <wire>
      When a German squad comes down by parachute on the bridge in B3
      Then that is allowed
      And <found>

      Examples:
        | row       | lies       | wire               | there | found                                      |
        | on-bridge | on it      | Wire on its bridge | it is | the German squad is beneath the Wire in B3 |
        | below     | beneath it | Wire               | not   | the German squad is not beneath the Wire   |

    @B26.42 @A2.8xB26.42-1101
    Scenario Outline: A2.8xB26.42-1101a below the bridge, Wire <lies>
      Given it is the MPh of the German turn
      And B3 is a bridge
      And B3 holds <wire>
      When a German squad comes down by parachute below the bridge in B3
      Then that is allowed
      And <found>

      Examples:
        | row       | lies       | wire               | found                                      |
        | on-bridge | on it      | Wire on its bridge | the German squad is not beneath the Wire   |
        | below     | beneath it | Wire               | the German squad is beneath the Wire in B3 |

    @B26.42 @A2.8xB26.42-1101
    Scenario: A2.8xB26.42-1101b in Crest status it is above the Wire
      Given it is the MPh of the German turn
      And B3 is a gully
      And B3 holds Wire
      When a German squad comes down by parachute in Crest status in B3
      Then that is allowed
      And the German squad is not beneath the Wire

    @B26.42 @B26.43 @B26.42xB26.43-1101
    Scenario Outline: B26.42xB26.43-1101 <force> that comes down in B3 is <said> the Wire
      Given it is the MPh of the German turn
      And B3 holds Wire
      When <force> P comes down by parachute in B3
      Then that is allowed
      And <found>

      Examples:
        | row          | force                       | said        | found                       |
        | tank         | a German tank               | not beneath | P is not beneath the Wire   |
        | truck        | a German truck              | not beneath | P is not beneath the Wire   |
        | motorcycle   | a German motorcycle         | not beneath | P is not beneath the Wire   |
        | motorcyclist | a German motorcyclist squad | not beneath | P is not beneath the Wire   |
        | wagon        | a German wagon              | not beneath | P is not beneath the Wire   |
        | cavalry      | a German Cavalry squad      | not beneath | P is not beneath the Wire   |
        | half-squad   | a German half-squad         | beneath     | P is beneath the Wire in B3 |
        | leader       | a German leader             | beneath     | P is beneath the Wire in B3 |

  Rule: The Wire of a bridge is above no pillbox

    @B26.4 @A11.1xB6.2xB26.4-1101
    Scenario Outline: A11.1xB6.2xB26.4-1101 <who> fights from <there> whom it finds <where> B3: <verdict>
      Given it is the CCPh of the German turn
      And B3 is a bridge
      And B3 holds a pillbox
      And B3 holds Wire on its bridge
      And B3 holds Wire
      And a German squad P <place> B3
      And a Russian squad E <where> B3
      When <who> declares Close Combat against <whom>
      Then that is <verdict>

      Examples: neither down nor up
        | row            | who | there       | place                               | where               | whom | verdict     |
        | down-pillbox   | P   | the bridge  | on top of the Wire on the bridge in | in the pillbox in   | E    | not allowed |
        | up-pillbox     | E   | below       | on top of the Wire on the bridge in | in the pillbox in   | P    | not allowed |
        | down-ground    | P   | the bridge  | on top of the Wire on the bridge in | below the bridge in | E    | not allowed |
        | up-ground      | E   | below       | on top of the Wire on the bridge in | below the bridge in | P    | not allowed |
        | ground-pillbox | P   | the ground  | on top of the Wire in               | in the pillbox in   | E    | allowed     |
        | pillbox-ground | E   | the pillbox | on top of the Wire in               | in the pillbox in   | P    | allowed     |
        | on-the-bridge  | P   | the bridge  | on top of the Wire on the bridge in | on the bridge in    | E    | allowed     |

    @B26.4 @A11.1xB6.2xB26.4-1101
    Scenario: A11.1xB6.2xB26.4-1101a nor is that attack possible
      Given it is the CCPh of the German turn
      And B3 is a bridge
      And B3 holds a pillbox
      And B3 holds Wire on its bridge
      And a German squad P on top of the Wire on the bridge in B3
      And a Russian squad E in the pillbox in B3
      When P attacks E with Close Combat
      Then the attack is not possible

  Rule: Clearance is announced, and has one DR

    @B26.5 @B24.73xB26.5-1101
    Scenario Outline: B24.73xB26.5-1101 whose Clearance has failed has no second one in the CCPh
      Given it is the <phase> of the German turn
      And B3 holds Wire
      And a German squad P <place> B3
      When P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 fails
      And the Clearance by P of the Wire in B3 <result>
      Then that is not allowed

      Examples:
        | row         | phase | place                 | result   |
        | on-succeeds | MPh   | on top of the Wire in | succeeds |
        | on-fails    | MPh   | on top of the Wire in | fails    |
        | beneath     | MPh   | beneath the Wire in   | succeeds |

    @B26.5 @B24.73xB26.5-1101
    Scenario: B24.73xB26.5-1101a nor has who was TI when the CCPh began
      Given it is the CCPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And P is TI
      When the Clearance by P of the Wire in B3 fails
      And the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B24.73xB26.5-1101
    Scenario: B24.73xB26.5-1101b another that has announced it has its own
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      And a German squad Q on top of the Wire in B3
      When P announces Clearance of the Wire in B3
      And Q announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 fails
      And the Clearance by Q of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.5 @B24.73xB26.5-1101
    Scenario: B24.73xB26.5-1101c and P has another in its next turn
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P on top of the Wire in B3
      When P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 fails
      And the next MPh of the German begins
      And P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario Outline: B24.73xB26.5xB27.11-1101 who failed to entrench Clears <what>
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German squad Q beneath the Wire in B3
      When P makes an Entrenching Attempt with an Original DR of 12
      And the PFPh ends and the MPh begins
      And Q announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by <who> of the Wire in B3 succeeds
      Then that is <verdict>

      Examples:
        | row     | what                      | who | verdict     |
        | not     | nothing                   | P   | not allowed |
        | another | nothing, its comrade does | Q   | allowed     |

    @B26.5 @B24.73xB26.5-1101
    Scenario: B24.73xB26.5-1101d where no phase is told P has the DR of what it has announced
      Given B3 holds Wire
      And a German squad P on top of the Wire in B3
      When P announces Clearance of the Wire in B3
      And the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101e where no phase is told either
      Given B3 holds Wire
      And a German squad P beneath the Wire in B3
      When P makes an Entrenching Attempt with an Original DR of 12
      And the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101a nor does who has lent the attempt its leadership
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And a German 9-1 leader L beneath the Wire in B3
      When P makes an Entrenching Attempt with an Original DR of 12, helped by L
      And the PFPh ends and the CCPh begins
      And the Clearance by L of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101b nor who has Set a DC
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P possesses a DC
      When P Sets its DC in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101c who is TI of an attempt that the position tells of Clears nothing
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      And P is TI
      And P has made an Entrenching Attempt that failed this phase
      When the PFPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is not allowed

    @B26.5 @B27.11 @B24.73xB26.5xB27.11-1101
    Scenario: B24.73xB26.5xB27.11-1101d the turn after its failed attempt P announces Clearance and has its DR
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German squad P beneath the Wire in B3
      When P makes an Entrenching Attempt with an Original DR of 12
      And the PFPh ends and the CCPh begins
      And the next MPh of the German begins
      And P announces Clearance of the Wire in B3
      And the MPh ends and the CCPh begins
      And the Clearance by P of the Wire in B3 succeeds
      Then that is allowed
      And B3 holds no Wire

  Rule: From on top of Wire no entry begins

    @B26.4 @B9.41 @B9.41xB26.4-1101
    Scenario Outline: B9.41xB26.4-1101 in the <phase> P <place> F5 begins to enter E5: <verdict>
      Given it is the <phase> of the German turn
      And F5 holds Wire
      And hexside F5-F6 is a wall
      And a German squad P <place> F5
      When P begins to enter E5
      Then that is <verdict>

      Examples:
        | row         | phase | place                 | verdict     |
        | on-mph      | MPh   | on top of the Wire in | not allowed |
        | on-aph      | APh   | on top of the Wire in | not allowed |
        | beneath-mph | MPh   | beneath the Wire in   | allowed     |
        | beneath-aph | APh   | beneath the Wire in   | allowed     |

    @B26.4 @B9.41 @B9.41xB26.4-1101
    Scenario: B9.41xB26.4-1101a who routs is stuck there too
      Given it is the RtPh of the German turn
      And F5 holds Wire
      And a broken German squad P on top of the Wire in F5
      When P begins to enter E5
      Then that is not allowed

    @B26.4 @B9.41 @B9.41xB26.4-1101
    Scenario: B9.41xB26.4-1101b a vehicle in the Wire hex begins to enter the next
      Given it is the MPh of the German turn
      And F5 holds Wire
      And a German tank P in F5
      When P begins to enter E5
      Then that is allowed

  Rule: A motorcycle is a vehicle to Wire

    @B26.43 @A2.9xB26.43-1101
    Scenario Outline: A2.9xB26.43-1101 <force> sets up <place> B3: <verdict>
      Given it is set-up
      And B3 holds Wire
      When <force> sets up <place> B3
      Then that is <verdict>

      Examples:
        | row                | force                            | place               | verdict     |
        | squad-beneath      | a German motorcyclist squad      | beneath the Wire in | not allowed |
        | half-squad-beneath | a German motorcyclist half-squad | beneath the Wire in | not allowed |
        | motorcycle-beneath | a German motorcycle              | beneath the Wire in | not allowed |
        | on-foot            | a German squad                   | beneath the Wire in | allowed     |

  Rule: OBA is the battery's

    @B26.31 @A4.51xB26.31xC1.5-1101
    Scenario Outline: A4.51xB26.31xC1.5-1101 its observer <place> B3 <state>: neither counts
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And a German leader L <place> B3
      And L is <status>
      And a Russian squad E in B5
      When L attacks E with <attack>
      Then the Wire DRM is 0
      And the CX DRM is 0

      Examples:
        | row            | place                 | state   | status  | attack                  |
        | wire-fanatic   | on top of the Wire in | Fanatic | Fanatic | an OBA HE Concentration |
        | wire-harassing | on top of the Wire in | Fanatic | Fanatic | OBA Harassing Fire      |
        | wire-cx        | on top of the Wire in | CX      | CX      | an OBA HE Concentration |
        | beneath-cx     | beneath the Wire in   | CX      | CX      | an OBA HE Concentration |
        | cx-harassing   | beneath the Wire in   | CX      | CX      | OBA Harassing Fire      |

    @B26.31 @A4.51xB26.31xC1.5-1101
    Scenario Outline: A4.51xB26.31xC1.5-1101a in his own small-arms fire both do
      Given it is the PFPh of the German turn
      And B3 holds Wire
      And <force> P <place> B3
      And P is CX
      And a Russian squad E in B5
      When P attacks E with small-arms fire
      Then the Wire DRM is <drm>
      And the CX DRM is +1

      Examples:
        | row     | force          | place                 | drm |
        | on      | a German squad | on top of the Wire in | +1  |
        | beneath | a German squad | beneath the Wire in   | 0   |

  Rule: Who tows Bogs more easily

    @B26.43 @B26.43xD8.21-1101
    Scenario Outline: B26.43xD8.21-1101 <force> that tows enters Wire: Bog DRM <drm>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <force> T in B2
      And T is towing an AT Gun
      When T moves into B3
      Then a Bog DR with a DRM of <drm> is due from T

      Examples:
        | row       | force     | drm |
        | truck     | truck     | +4  |
        | halftrack | halftrack | +3  |
        | tank      | tank      | +2  |

    @B26.43 @B26.43xD8.21-1101
    Scenario Outline: B26.43xD8.21-1101a <force> that tows nothing, while another does: Bog DRM <drm>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German <force> T in B2
      And a German truck U in B2
      And U is towing an AT Gun
      When T moves into B3
      Then a Bog DR with a DRM of <drm> is due from T

      Examples:
        | row       | force     | drm |
        | truck     | truck     | +3  |
        | halftrack | halftrack | +2  |
        | tank      | tank      | +1  |

    @B26.43 @B26.43xD8.21-1101
    Scenario Outline: B26.43xD8.21-1101b by a DR of <dr> a truck <having> a Gun in tow <result>
      Given it is the MPh of the German turn
      And B3 holds Wire
      And a moving German truck T in B2
      And a moving German truck U in B2
      And <tows> is towing an AT Gun
      When T moves into B3
      And T makes a Bog DR of <colored> on the colored and <white> on the white die
      Then the Bog Check <result>

      Examples:
        | row     | dr | having  | tows | colored | white | result   |
        | towing  | 8  | with    | T    | 4       | 4     | fails    |
        | without | 8  | without | U    | 4       | 4     | succeeds |
        | passes  | 7  | with    | T    | 3       | 4     | succeeds |
