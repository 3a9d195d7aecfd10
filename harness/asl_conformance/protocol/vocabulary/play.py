"""Words for what is done and asked: means of attack, modes of movement, checks, results, purposes."""

from typing import Literal

Means = Literal[
    "small_arms",
    "mg",
    "ordnance_he",
    "ordnance_ap",
    "ordnance_heat",
    "mortar",
    "oba_concentration",
    "oba_harassing",
    "aerial_bomb",
    "strafing",
    "smoke",
    "wp",
    "illuminating",
    "panzerfaust",
    "molotov",
    "overrun",
    "flamethrower",
    "dc_placed",
    "dc_thrown",
    "dc_set",
    "close_combat",
    "capture",
    "hand_to_hand",
    "snap_shot",
    "residual_fp",
]
"""How an attack is made.

small_arms: inherent FP, alone or with the machine guns that `weapons` names beside it; of a leader or other
  unit without FP that does not direct, the one MG or ATR that it possesses
mg: machine guns, a vehicle's among them: their FP in place of who has them
ordnance_he: Direct Fire of ordnance with HE
ordnance_ap: Direct Fire of ordnance with AP, an ATR included
ordnance_heat: Direct Fire of ordnance with HEAT
mortar: an on-board mortar, Indirect Fire
oba_concentration: Fire For Effect of OBA, as an HE Concentration (C1)
oba_harassing: OBA Harassing Fire (C1.72)
aerial_bomb: a bomb of an aircraft (E7)
strafing: the MG of an aircraft (E7)
smoke: a round of smoke
wp: white phosphorus
illuminating: an illuminating round or starshell
panzerfaust: Panzerfaust (C13.3)
molotov: Molotov Cocktail (A22.6)
overrun: OVR by a vehicle (D7)
flamethrower: flamethrower (A22)
dc_placed: a Placed DC (A23.3)
dc_thrown: a Thrown DC (A23.6)
dc_set: a Set DC (A23.7)
close_combat: Close Combat (A11)
capture: an attempt to Capture in CC (A20.22)
hand_to_hand: Hand-to-Hand CC (J2.31)
snap_shot: a Snap Shot (A8.15) at the hexside in `hexside`
residual_fp: the Residual FP of a Location (A8.2)
"""

MoveMode = Literal[
    "",
    "assault",
    "double_time",
    "minimum",
    "low_crawl",
    "dash",
    "charge",
    "bypass",
    "push",
    "water",
    "sewer",
    "tunnel",
    "reverse",
    "off_road",
    "breach",
]
"""How a unit moves.

(empty): as usual; by road wherever the road leads there. With too few MF it is not allowed: a Minimum Move
  is announced [EXC: into marsh from below, where it is one unsaid (16.4)]
assault: Assault Movement: it enters one Location, none entered before, and never uses the last MF (A4.61).
  Who has come out of a counter of its own hex, or gone beneath one [EXC: Wire, which its dr says how many MF
  it takes of], may yet declare it; who moves by it may
  go beneath one after it (`go_beneath` says no mode for that) as long as an MF is left
double_time: Double Time, declared with the first MF: two MF more, not for who is CX (A4.5)
minimum: a Minimum Move into one hex, whatever it costs: it takes all MF, none spent before, and leaves the
  unit CX and pinned (A4.134); whoever is not CX may announce it, the MF lacking or not
low_crawl: Low Crawl, which takes the whole rout (A10.52)
dash: a Dash across a road (A4.63)
charge: a Human Wave, Cavalry Charge or the charge of a berserk unit
bypass: Bypass along the hexsides in `bypass` (A4.3, D2.3)
push: Infantry Pushes a Gun (C10.3)
water: afloat, with amphibious MP (D16)
sewer: Sewer Movement (B8.4)
tunnel: through a tunnel (B8.6)
reverse: a vehicle in Reverse (D2.2)
off_road: by a road hexside without use of the road (B3.4)
breach: a vehicle Breaches bocage (9.541)
"""

WholeAllotment = Literal["all"]
"""A cost that is no number.

all: the whole allotment of MF or MP, whatever that is
"""

CheckKind = Literal["mc", "tc", "rally"]
"""A check that a unit takes.

mc: a Morale Check of any kind
tc: a Task Check, a PTC or LLTC
rally: an attempt to rally
"""

Clearance = Literal["", "cleared", "failed"]
"""What came of an attempt to Clear a Fortification.

(empty): it is announced (MPh) and not made yet
cleared: the DR was made and the Fortification is gone
failed: the DR was made and the Fortification stays
"""

RoutOutcome = Literal["", "failure_to_rout", "eliminated_or_surrenders"]
"""What becomes of a broken unit whose rout ends on or beneath Wire (26.41), by the place it ends in alone.

(empty): nothing of this; always so off Wire
failure_to_rout: eliminated for Failure to Rout
eliminated_or_surrenders: eliminated, unless it surrenders
"""

FireResult = Literal["ptc", "pinned", "broken", "eliminated", "reduced", "no_effect"]
"""What an attack has done to one unit.

ptc: it has to take a Pin Task Check. As by all that follow but `no_effect`, who was concealed or hidden is
  neither any more
pinned: it is pinned
broken: it breaks; one that is broken already is Reduced
eliminated: it is off the board
reduced: Casualty Reduction: a squad becomes a half-squad, anything else is off the board
no_effect: nothing
"""

Purpose = Literal[
    "general",
    "adjacency",
    "hex_entry",
    "close_combat",
    "fire_group",
    "leader_direction",
    "rally",
    "entrenching_leadership",
    "sw_transfer",
    "enemy_occupied",
    "recovery",
    "tem",
    "llmc",
    "lltc",
    "target_acquisition",
]
"""What two pieces would share a Location for. `recovery` and `tem` part who is beneath an entrenchment from
who is not (27.13); Wire parts nobody for any purpose, though it bars Recovery and Transfer (26.32, 26.4).

general: no purpose in particular
adjacency: being ADJACENT
hex_entry: entering the hex
close_combat: Close Combat
fire_group: forming a fire group
leader_direction: a leader's direction of fire
rally: rallying
entrenching_leadership: a leader's help with an Entrenching Attempt
sw_transfer: handing a weapon over
enemy_occupied: whether the Location is occupied by an enemy
recovery: Recovery of a weapon
tem: TEM
llmc: the check for the loss of a leader
lltc: the check for a leader who breaks
target_acquisition: acquisition of a target by ordnance
"""
