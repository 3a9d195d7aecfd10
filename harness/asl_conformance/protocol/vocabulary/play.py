"""Words for actions and questions: means of attack, modes of movement, checks, results, purposes."""

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
"""The means of an attack.

small_arms: inherent FP, alone or with the machine guns that `weapons` names. For a leader or other unit
  without FP that does not direct the fire, the one MG or ATR that it possesses
mg: machine guns, also those of a vehicle: their FP without the FP of their possessors
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

(empty): as usual; by road if a road leads there. With too few MF it is illegal: a Minimum Move must be
  announced [EXC: into marsh from a lower level, where it is a Minimum Move automatically (16.4)]
assault: Assault Movement: the unit enters only one Location in the phase and may not use its last MF (A4.61).
  It is declared with the first MF of movement, be it to come out of a counter of its own hex or to go beneath
  one, and not later. After Assault Movement a unit may go beneath a counter (`go_beneath` without `mode`) if
  an MF is left
double_time: Double Time, declared with the first MF: two more MF; illegal for a CX unit (A4.5)
minimum: a Minimum Move into one hex, whatever its cost: it takes all MF, none of them spent before, and
  leaves the unit CX and pinned (A4.134). A unit that is not CX may announce it, whether it lacks MF or not
low_crawl: Low Crawl, which is the whole rout (A10.52)
dash: a Dash across a road (A4.63)
charge: a Human Wave, Cavalry Charge or the charge of a berserk unit
bypass: Bypass along the hexsides in `bypass` (A4.3, D2.3)
push: Infantry Pushes a Gun (C10.3)
water: afloat, with amphibious MP (D16)
sewer: Sewer Movement (B8.4)
tunnel: through a tunnel (B8.6)
reverse: a vehicle in Reverse (D2.2)
off_road: over a road hexside without use of the road (B3.4)
breach: a vehicle Breaches bocage (9.541)
"""

WholeAllotment = Literal["all"]
"""A cost that is not a number.

all: the whole allotment of MF or MP
"""

CheckKind = Literal["mc", "tc", "rally"]
"""A check that a unit takes.

mc: a Morale Check of any kind
tc: a Task Check, a PTC or LLTC
rally: an attempt to rally. It ends `broken`, `disrupted` and `dm` (`explain A19.12-rally`)
"""

Clearance = Literal["", "cleared", "failed"]
"""The result of an attempt to Clear a Fortification.

(empty): announced (MPh) and not yet rolled
cleared: the DR succeeded and the Fortification is removed
failed: the DR failed and the Fortification stays
"""

RoutOutcome = Literal["", "failure_to_rout", "eliminated_or_surrenders"]
"""The fate of a broken unit whose rout ends on or beneath Wire (26.41). Only the place where it ends counts.

(empty): neither; always so if the rout does not end on or beneath Wire
failure_to_rout: eliminated for Failure to Rout
eliminated_or_surrenders: eliminated, unless it surrenders
"""

FireResult = Literal["ptc", "pinned", "broken", "eliminated", "reduced", "dm", "no_effect"]
"""The effect of an attack on one unit.

ptc: it has to take a Pin Task Check. This and every other result except `dm` and `no_effect` ends concealment
  and hidden status
pinned: it is pinned
broken: it breaks; a unit that is already broken suffers Casualty Reduction
eliminated: it is removed from the board
reduced: Casualty Reduction: a squad becomes a half-squad, a leader or hero is wounded (reading
  A17.1-reduced), any other unit is eliminated
dm: no effect on a unit that is not broken; a broken one comes under Desperation Morale. The attack was strong
  enough for an effect, although its DR had none (A10.62)
no_effect: no effect
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
"""The purpose for which two pieces would share a Location. For `recovery` and `tem`, a piece beneath an
entrenchment and a piece that is not are in different Locations (27.13). Wire separates no pieces for any
purpose, although it bars Recovery and Transfer (26.32, 26.4).

general: no particular purpose
adjacency: being ADJACENT
hex_entry: entering the hex
close_combat: Close Combat
fire_group: forming a fire group
leader_direction: a leader's direction of fire
rally: rallying
entrenching_leadership: a leader's help with an Entrenching Attempt
sw_transfer: Transfer of a weapon
enemy_occupied: whether the Location is occupied by an enemy
recovery: Recovery of a weapon
tem: TEM
llmc: Leader Loss Morale Check
lltc: Leader Loss Task Check
target_acquisition: acquisition of a target by ordnance
"""
