"""Words for units and counters: type, place in the hex, state, deeds."""

from typing import Literal

UnitType = Literal[
    "squad",
    "half_squad",
    "crew",
    "leader",
    "hero",
    "dummy",
    "tank",
    "assault_gun",
    "sp_gun",
    "carrier",
    "halftrack",
    "armored_car",
    "truck",
    "motorcycle",
    "wagon",
    "boat",
    "tractor",
    "bulldozer",
    "horse",
    "aircraft",
]
"""The kind of a unit. The first six are Personnel; all others are vehicles or count as vehicles.

squad: squad
half_squad: half-squad
crew: crew
leader: leader
hero: hero
dummy: a dummy stack: a "?" with no real unit beneath it. It counts as `concealed`, marked or not, unless it
  is `hidden`, and `status` of `state` says so. It does not keep a real enemy in its Location from wall
  advantage
tank: tank, a fully-tracked AFV with a turret
assault_gun: assault gun, a fully-tracked AFV
sp_gun: self-propelled Gun, a fully-tracked AFV
carrier: Carrier, a small fully-tracked AFV, open-topped
halftrack: halftrack, an AFV that is not fully tracked
armored_car: armored car, an AFV on wheels
truck: truck
motorcycle: a motorcycle counter without its riders (riders are Personnel with `mount`)
wagon: wagon
boat: boat
tractor: tractor, fully tracked and unarmored
bulldozer: bulldozer, fully tracked
horse: horses without riders (riders are Personnel with `mount`)
aircraft: aircraft; it is in no Location of the hex that it flies over
"""

Mount = Literal["", "cavalry", "motorcycle", "bicycle"]
"""The mounts of Personnel.

(empty): on foot
cavalry: horses (A13)
motorcycle: motorcycles (D15)
bicycle: bicycles (D15.8)
"""

Equipment = Literal["dozer", "culin", "schuerzen"]
"""Equipment of a vehicle other than weapons.

dozer: a dozer blade (G15)
culin: a hedgerow device, given by SSR (9.541)
schuerzen: Schuerzen, which it may lose at bocage (9.54, D11.2)
"""

Place = Literal[
    "",
    "in",
    "crest",
    "bridge",
    "below_bridge",
    "pillbox",
    "bypass",
    "climbing",
    "sewer",
    "cave",
    "rooftop",
]
"""The place of a piece in its hex. A building level is given by `floor`, not here.

(empty): its ground Location: in a Depression hex the bottom, in a hex with a bridge the place below it
in: IN the Depression, the same as empty
crest: in Crest status in a Depression; `crest` of the unit names the hexside fronted
bridge: on the bridge, a Location of its own
below_bridge: on the ground or the bottom beneath a bridge, the same as empty
pillbox: in the pillbox, a Location of its own
bypass: in Bypass; `bypass` names the hexsides, or `vca` a vehicle's CAFP
climbing: on a cliff face, a Location of its own
sewer: in the sewer, a Location of its own
cave: in a cave, a Location of its own
rooftop: on the roof, a Location of its own at the height of the building
"""

Cover = Literal["foxhole", "trench", "at_ditch", "sangar", "wire"]
"""A counter that a piece is beneath or on top of.

foxhole: a foxhole (B27.1)
trench: a trench (B27.5)
at_ditch: an A-T Ditch (B27.56)
sangar: a sangar (F8)
wire: Wire (B26)
"""

UnitStatus = Literal[
    "abandoned",
    "berserk",
    "bogged",
    "bounding",
    "broken",
    "column",
    "concealed",
    "convoy",
    "cx",
    "disrupted",
    "dm",
    "encircled",
    "fanatic",
    "hidden",
    "immobilized",
    "inexperienced",
    "inherent",
    "interdiction_claimed",
    "melee",
    "motion",
    "overstacked",
    "pinned",
    "prisoner",
    "rider",
    "shocked",
    "stunned",
    "ti",
    "unarmed",
    "wall_advantage",
    "wounded",
]
"""The state of a unit. A unit with none of these is in Good Order, on board and unconcealed. A table of
terrain.md says which states bar moving, routing, advancing or Withdrawing.

abandoned: an Abandoned vehicle (D5.4)
berserk: berserk (A15.4)
bogged: a Bogged vehicle (D8)
bounding: a vehicle that will use Bounding Fire (C5.3)
broken: broken (A10)
column: in Column (E11.5)
concealed: beneath a "?" (A12)
convoy: in Convoy (E11)
cx: Counter Exhausted (A4.51)
disrupted: Disrupted (A19.12), and therefore `broken`, marked or not; `status` of `state` has both. A rally
  ends both (`explain A19.12-rally`)
dm: under Desperation Morale (A10.62), which adds 4 to the DR of a rally. A unit comes under it as it breaks;
  a broken one also by the `result` of an attack, by a Known, armed, unbroken enemy that comes ADJACENT, and
  as the RtPh begins, if it must rout
encircled: Encircled (A7.7)
fanatic: Fanatic (A10.8)
hidden: hidden; its counter is not on the board (A12.3)
immobilized: an Immobilized vehicle (D8.1)
inexperienced: Inexperienced (A19.3)
inherent: the crew inside a vehicle, which acts as the vehicle
interdiction_claimed: Interdiction against it is claimed and not yet resolved (A10.53)
melee: held in Melee (A11.15)
motion: a vehicle in Motion (D2.4)
overstacked: overstacked (A5.1); a label only: the effects follow from the units in the Location
pinned: pinned (A7.8)
prisoner: a prisoner (A20.5): no enemy of any unit, and bars no unit from its Location
rider: rides on top of the vehicle it is `aboard` (D6.2)
shocked: a vehicle under Shock (C7.4)
stunned: a vehicle whose crew is Stunned (D5.34)
ti: Temporarily Immobilized
unarmed: without FP of its own (A20.5)
wall_advantage: has a Wall Advan counter (9.32). A counter that 9.32 does not allow is ignored. Mandatory wall
  advantage (9.323) needs no counter. If two opponents could have it, the one that was there first has it,
  else the ATTACKER; if that does not decide, neither has it. A unit that has it only through a friendly unit
  (broken, unarmed) comes after all others. Between two that are otherwise equal, a hidden unit or a dummy
  comes after the other
wounded: a wounded SMC (A17)
"""

Deed = Literal[
    "advanced",
    "attempted_to_clear",
    "attempted_to_entrench",
    "breaching",
    "changed_ca",
    "dashed",
    "directed_fire",
    "double_timed",
    "final_fired",
    "fired",
    "fired_support_weapon",
    "fired_through_bocage",
    "moved",
    "moved_by_assault",
    "moved_by_trench",
    "moved_directly",
    "rallied",
    "recovered",
    "routed",
    "skirted_shellholes",
    "started",
    "stopped",
    "tried_wire",
]
"""A deed of a piece in the current phase. Deeds end with the phase, except Prep Fire: `fired` and
`fired_support_weapon` remain until the AFPh ends.

advanced: advanced (APh)
attempted_to_clear: announced or made an attempt to Clear a Fortification
attempted_to_entrench: made an Entrenching Attempt, or lent it a leader's modifier
breaching: a vehicle that is Breaching bocage: it has moved, and in the MPh spent all its MP, also if
  `mf_spent` is less (9.541)
changed_ca: a Gun has turned its CA (9.53)
dashed: Dashed across a road (A4.63)
directed_fire: a leader has directed fire; in the PFPh he has Prep Fired by that, as if `fired` were given
double_timed: declared Double Time: the unit is CX, also if `status` omits it (A4.5)
final_fired: has a Final Fire counter
fired: a unit fired its own FP or its Gun, a vehicle its MA, or a weapon fired. For the ATTACKER in the MPh
  it is Prep Fire, and the unit cannot move (A3.2)
fired_support_weapon: fired a Support Weapon, or a vehicle its MG; for the ATTACKER in the MPh as `fired`
fired_through_bocage: a Gun has fired through bocage (9.53)
moved: moved, not by Assault Movement: FFNAM applies, and Assault Movement can no longer be declared.
  `mf_spent` gives the MF or MP spent. In the DFPh: a vehicle that entered a hex in the MPh, Stopped or not,
  and is a moving target still (C.8)
moved_by_assault: has entered its one Location by Assault Movement: no FFNAM; it may not leave that Location
  in this phase and may not spend its last MF (A4.61)
moved_by_trench: its last expenditure went between connecting trenches, or trench and sangar (27.54, 27.6)
moved_directly: its last expenditure took it straight out of or into a trench or sangar, as 27.6 allows
rallied: tried to rally
recovered: tried to Recover a weapon; in the MPh 1 MF is spent on it, also if `mf_spent` is less (A4.44)
routed: spent MF of a rout
skirted_shellholes: Infantry that entered its hex at the cost of the other terrain and paid nothing for the
  shellholes: it has no TEM of the shellholes (B2.4). Without this word it is in them. It has moved or
  routed by this, also if no other word says so
started: a vehicle has spent its Start MP, also if `mf_spent` is less
stopped: a vehicle has spent a Stop MP since it last started: it is not in Motion, and must `start` to move or
  turn (D2.13). A moving target all the same: the Stop MP is spent, also if
  `mf_spent` is less (C.8)
tried_wire: tried to get beneath Wire (26.4)
"""

CounterType = Literal[
    "foxhole",
    "trench",
    "at_ditch",
    "sangar",
    "wire",
    "panji",
    "pillbox",
    "roadblock",
    "minefield",
    "at_minefield",
    "lmg",
    "mmg",
    "hmg",
    "atr",
    "dc",
    "ft",
    "light_mortar",
    "baz",
    "psk",
    "piat",
    "rcl",
    "radio",
    "mortar",
    "at_gun",
    "inf_gun",
    "art_gun",
    "aa_gun",
    "rcl_gun",
    "wreck",
    "glider",
    "residual_fp",
    "blaze",
]
"""The kind of a counter: Fortifications, Support Weapons, Guns, other things.

foxhole: foxholes for `size` squads (27.1)
trench: trench (27.5)
at_ditch: A-T Ditch, a trench counter by SSR (27.56)
sangar: sangar (F8)
wire: Wire (B26)
panji: panji stakes
pillbox: pillbox (B30)
roadblock: roadblock counter (B29)
minefield: A-P minefield with `strength` factors (B28)
at_minefield: A-T minefield with `strength` factors (B28.5)
lmg: light machine gun
mmg: medium machine gun
hmg: heavy machine gun, also of .50 caliber
atr: anti-tank rifle
dc: demolition charge
ft: flamethrower
light_mortar: a mortar that is a Support Weapon
baz: bazooka
psk: Panzerschreck
piat: PIAT
rcl: recoilless rifle that is a Support Weapon
radio: radio or field phone
mortar: a mortar that is a Gun
at_gun: anti-tank Gun
inf_gun: infantry Gun
art_gun: artillery piece
aa_gun: anti-aircraft Gun
rcl_gun: recoilless Gun
wreck: the wreck of a vehicle
glider: a glider that has landed
residual_fp: Residual FP; `strength` gives it
blaze: a blaze
"""

CounterStatus = Literal[
    "bridged",
    "dm",
    "emplaced",
    "hidden",
    "low_crew",
    "malfunctioned",
    "placed",
    "placed_within",
    "set",
    "towed",
]
"""The state of a counter. A counter with none of these is intact, on board and ready for use.

bridged: a trench or A-T Ditch that is bridged, so that vehicles cross it like other ground (27.56)
dm: dismantled (A9.8)
emplaced: a Gun with Emplacement (C11.2)
hidden: hidden; the counter is not on the board (A12.3)
low_crew: a Gun that is not fully manned
malfunctioned: does not fire until it is repaired (A9.7)
placed: a DC Placed from another Location, to be resolved in the AFPh (A23.3)
placed_within: a DC Placed by a unit in its own Location
set: a Set DC, to be detonated later (A23.7)
towed: a Gun in tow or limbered (C10.1): of the vehicle that possesses it, or that its possessor is aboard
"""

GUNS = frozenset({"mortar", "at_gun", "inf_gun", "art_gun", "aa_gun", "rcl_gun"})
"""Counters that are Guns of 5/8 inch."""
SUPPORT_WEAPONS = frozenset("lmg mmg hmg atr dc ft light_mortar baz psk piat rcl radio".split())
"""Counters that are Support Weapons, which one unit carries (A1.23)."""
AFVS = frozenset({"tank", "assault_gun", "sp_gun", "carrier", "halftrack", "armored_car"})
"""Units that are armored vehicles (D1.2)."""
FORTIFICATIONS = frozenset(
    "foxhole trench at_ditch sangar wire panji pillbox roadblock minefield at_minefield".split()
)
"""Counters that nobody carries: entrenchments and what else lies in a hex (A2.9, chapter B)."""
