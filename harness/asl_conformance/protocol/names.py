"""The open word lists, to which an engine may add: keys of ``drm``, checks, SSRs ...

Unlike the words of ``vocabulary``, a name that is not listed is not refused: it is ignored. The text below
each list gives the meaning of its names; ``descriptions`` reads it there.
"""

Ssr = str
"""Scenario Special Rules of the suite. Case, spaces and underscores make no difference.

all hedges are bocage: every hexside with a hedge is bocage (9.51)
all walls are bocage: every hexside with a wall is bocage
all walls and hedges are bocage: every hexside with a wall or a hedge is bocage
hedges and cliffs are bocage: every hexside with a hedge is bocage; a cliff stays a cliff (9.51)
hedge hexsides of board 44 are bocage: as the first, if `board` of the position is 44; no other SSR depends on
  `board`
walls/hedges are cactus hedges: every hexside with a wall or a hedge is a cactus hedge (9.7)
wall hexsides each become a cactus hedge: every hexside with a wall is a cactus hedge (9.7)
all marsh is mudflat: marsh counts as mudflat (16.7)
at_ditch: trench counters of the type `at_ditch` are A-T Ditches (27.56)
Deluxe ASL rules are in effect: wall advantage is claimed hexside by hexside (9.32)
"""

TemSource = str
"""A source of TEM. An omitted source gives none.

wall: wall (9.3)
hedge: hedge (9.3)
bocage: bocage (9.5)
cactus_hedge: cactus hedge (9.7)
roadblock: roadblock (B29)
foxhole: beneath a foxhole (27.3)
trench: beneath a trench (27.5), or against a Snap Shot at a unit that goes straight in or out by 27.6
at_ditch: beneath an A-T Ditch (27.56)
sangar: beneath a sangar (F8)
wire: Wire, which gives none (26.3)
crest: Crest status behind the hexside fronted (B20.92)
bridge: on a bridge (B6.3)
shellholes: shellholes (B2.3)
runway: a runway, -1 for Personnel (B7.3)
woods: woods (B13.3)
forest: forest
pine_woods: pine woods
olive_grove: olive grove (B14.8)
cactus_patch: cactus patch (B14.7)
crag: crag (B17.3)
graveyard: graveyard (B18.3)
wooden_building: wooden building (B23.3)
stone_building: stone building (B23.3)
wooden_rubble: wooden rubble (B24.3)
stone_rubble: stone rubble (B24.3)
air_bursts: Air Bursts in woods, -1 (B13.3)
afv: an AFV or wreck in its hex (D9.3)
emplacement: Emplacement of a Gun (C11.2)
"""

TemChoice = str
"""A choice of the target's player against an attack: any source of `tem_options`, or this.

hull_down: Hull Down status in place of the TEM of its hex (9.36)
"""

Drm = str
"""A DRM of the IFT or effect DR other than TEM. An omitted name is 0.

hindrance: Hindrances along the LOS; of several attackers the worst LOS (A6.7)
ffmo: First Fire Movement in the Open, -1 (A4.6)
ffnam: First Fire Non-Assault Movement, -1 (A4.6)
hazardous_movement: Hazardous Movement, -2 instead of FFMO and FFNAM (A4.62)
height_advantage: Height Advantage, +1 (B10.31)
cx: attackers that are CX, +1; in Close Combat also a target that is, -1 (A4.51)
leadership: the modifier of the leaders who direct the fire (A10.7)
wire: an attacker on Wire +1, in Close Combat a target on Wire -1 (26.31)
area_fire: a To Hit DR of Area Fire, where FP is not halved (C.4)
"""

ToHitDrm = str
"""A DRM of the To Hit DR from the attackers or from the target's concealment.

wire: an attacker on Wire, +1; the effect DR then has none (26.31)
case_k: fire at a concealed or unseen target, +2 (C6.2)
"""

ColoredUse = str
"""A use of the colored dr of a To Hit DR.

location: the Location of the hit on a vehicle; -1 if height has reduced the TEM of the wall to +1 (9.33)
rof: the Rate of Fire
critical_hit: a Critical Hit
"""

CheckName = str
"""A check.

bog: a Bog Check of a vehicle (D8.2) for a hexside crossed (9.4, 9.54, 9.541), a hex beside marsh (16.43),
  Wire (26.43), a trench (27.55), an amphibian on a mudflat (16.72). No case expects one for the terrain of
  the hex itself, such as woods or a building
wire: the dr of a unit that tries to get beneath Wire (26.4)
recovery: the dr of a Recovery that was announced without it (A4.44)
nmc: a Normal Morale Check
llmc: Leader Loss Morale Check (A10.2)
lltc: Leader Loss Task Check (A10.2)
"""

Exposure = str
"""An attack or other risk to which an action exposes a unit.

first_fire: Defensive First Fire by an enemy with LOS and range to it (A8.1)
ffmo: First Fire Movement in the Open (A4.6)
ffnam: First Fire Non-Assault Movement (A4.6)
snap_shot: a Snap Shot at the hexside that it crossed (A8.15)
interdiction: Interdiction as it routs (A10.53)
minefield: the attack of a minefield (B28.41)
underbelly_hit: a hit on its underbelly as it climbs over a hexside (D4.3)
schuerzen_loss: the loss of its Schuerzen (D11.2)
"""

LostBy = str
"""The cause of a loss of concealment.

(empty): none, or it was not concealed
movement: movement in LOS (A12.14)
activity: another activity in LOS (A12.141)
result: the result of an attack (A12.14)
view: an enemy with a LOS to it that is not through bocage (9.55)
"""

Held = str
"""A Fortification as `holds` names it.

foxhole 1S: a foxhole for one squad
foxhole 2S: a foxhole for two squads
foxhole 3S: a foxhole for three squads
trench: a trench
at_ditch: an A-T Ditch
sangar: a sangar
wire: Wire
panji: panji stakes
pillbox: a pillbox
roadblock: a roadblock
minefield: an A-P minefield
at_minefield: an A-T minefield
"""

VehicleWeapon = str
"""A weapon of a vehicle.

ma: its Main Armament
bmg: the machine gun in its bow
cmg: the machine gun beside its Main Armament
aamg: its anti-aircraft machine gun
ft: its flamethrower
"""

Waiver = str
"""A DRM that the player of an Entrenching Attempt asks to waive. None may be waived (27.11).

small_unit: +1 of a lone half-squad or crew
"""

Edition = str
"""An edition of the rulebook: one of these, with single errata switched on by `+` and off by `-` and their
id.

current: with all errata
older: the text before the errata
"""
