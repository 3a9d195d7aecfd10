"""What an engine may answer. Every field is optional to support; unknown fields are ignored.

A field left out is ``UNSET``: the engine does not say. The judge reads answers as plain data by
path; these types are what an answer is checked against first. The text below each field is its
description in the schemas, the reference page and ``explain``.
"""

from msgspec import UNSET, Struct, UnsetType

from asl_conformance.protocol import names as n
from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.position import HexName

Number = int | float


class Answer(Struct, frozen=True, omit_defaults=True):
    """Base of all answers: the clauses an answer rests on, and why in a short phrase."""

    clauses: tuple[str, ...] | UnsetType = UNSET
    """Clauses that the answer rests on, as `B27.3`. They are shown, and compared by a few cases alone, which
    the reference page lists at its end: one of those named must be the one asked for there."""
    why: str | UnsetType = UNSET
    """Why, in a short phrase for whoever reads the report; never compared."""


class LosAnswer(Answer, frozen=True):
    """The answer to ``los``."""

    clear: bool | UnsetType = UNSET
    """Whether there is a LOS. Hindrances that add up to 6 block it (A6.7) [EXC: the +1 out of SMOKE]."""
    hindrance: int | UnsetType = UNSET
    """Sum of the Hindrance DRM that the LOS passes, 0 for none, with the +1 out of SMOKE (A24.8); of a
    blocked LOS no case asks it."""
    blocked_at: str | UnsetType = UNSET
    """The hex, hexside or vertex that blocks it; empty if nothing does. Only asked where one thing alone
    can be meant."""


class TargetAnswer(Answer, frozen=True):
    """What one unit or counter meets from an attack."""

    affected: bool | UnsetType = UNSET
    """Whether the attack meets it at all; of one that is not affected nothing else is said."""
    tem: int | UnsetType = UNSET
    """The net TEM that applies: the best of `tem_options` that are positive, with Air Bursts and a runway
    added. Of what the target may choose among the best is taken, unless `choose_tem` has said."""
    tem_options: dict[n.TemSource, int] | UnsetType = UNSET
    """TEM by the name of its source, before the best is chosen; what is left out is 0. A source that wall
    advantage denies is none: a hexside against a firer who has it over that hexside, the terrain of the hex
    to a target that has it (9.31). Against several attackers a source has its highest value (A.5): that of
    a hexside if the fire of one of them is subject to it, after what the height of each takes away (9.33)."""
    drm: dict[n.Drm, int] | UnsetType = UNSET
    """Every DRM that applies besides TEM, by name; what is left out is 0. Of ordnance all of them stand
    here, whether the To Hit DR has them (Hindrance, FFMO, FFNAM, Height Advantage, `cx`, `leadership`,
    `area_fire`) or the effect DR, but for the two that `to_hit` names."""
    total: int | UnsetType = UNSET
    """`tem` and all of `drm` together."""
    final_dr: int | UnsetType = UNSET
    """The Original DR of the question plus `total`; left out where the question gives none."""
    firepower: Number | UnsetType = UNSET
    """FP against this target, doubled and halved as for the attack, for its place may change that."""
    hull_down: bool | UnsetType = UNSET
    """HD to the attack, so that `tem` is what is left beside it; it may yet choose of `tem_options`."""
    colored_drm: dict[n.ColoredUse, int] | UnsetType = UNSET
    """Drm to the colored die of the To Hit DR, by what that die is read for; what is left out is 0."""
    to_hit: dict[n.ToHitDrm, int] | UnsetType = UNSET
    """Ordnance: DRM of the To Hit DR that the attackers bring, by name, not those of the effect DR; what is
    left out is 0."""


class AttackAnswer(Answer, frozen=True):
    """The answer to ``attack``."""

    possible: bool | UnsetType = UNSET
    """Whether the attack may be made and meets anybody: every attacker can take part and sees a target. Not
    asked is whether the phase is theirs to fire in, nor what they fired before: for these `fire` is refused.
    In the MPh who moves and has spent nothing has no First Fire to meet (A8.1)."""
    firepower: Number | UnsetType = UNSET
    """FP of the attack with everything in it that doubles, triples or halves it; the highest of its
    targets. Left out where the counters do not tell it."""
    column: int | UnsetType = UNSET
    """The IFT column of that FP, by its number: 1, 2, 4 ... 36; 0 below the first."""
    residual_fp: int | UnsetType = UNSET
    """Residual FP that it leaves; said of Defensive First Fire by small arms and MG."""
    area_fire: bool | UnsetType = UNSET
    """Resolved as Area Fire: FP halved (A7.23; of a mortar, which attacks the Area Target Type, C3.33), a To
    Hit DR with the DRM `area_fire` (C.4)."""
    targets: dict[str, TargetAnswer] | UnsetType = UNSET
    """What each target meets, by id: the one named, or everyone whom an attack on the hex would meet."""


class Check(Struct, frozen=True, omit_defaults=True):
    """A check that is due, with its DRM. One that is made is among the ``attempts``, and due no longer."""

    check: n.CheckName
    """Which check."""
    unit: str = ""
    """Id of the unit that has to make it."""
    drm: int | UnsetType = UNSET
    """Its DRM so far, without those of dice, place or leader yet to come; a Bog Check's of D8.21."""


class MayAnswer(Answer, frozen=True):
    """The answer to ``may``. Of an action that is not allowed it says nothing but that."""

    allowed: bool | UnsetType = UNSET
    """Whether the action may be done now."""
    cost: Number | v.WholeAllotment | UnsetType = UNSET
    """MF or MP that it takes; where units pay different amounts, the most that one of them pays; 0 for what
    takes none. The number is always right; where the rule takes the whole allotment (marsh, a Minimum Move,
    Low Crawl) the word `all` is as well. Of what is not allowed no case asks it."""
    checks: tuple[Check, ...] | UnsetType = UNSET
    """The checks that it would call for, each once for each time that it is due."""
    exposes: tuple[n.Exposure, ...] | UnsetType = UNSET
    """What the action lays the units open to, in any order; an empty list says that it is nothing."""


class UnitState(Struct, frozen=True, omit_defaults=True):
    """A unit after the actions. Of one that is off the board: `eliminated` alone."""

    side: str | UnsetType = UNSET
    """Its side."""
    hex: HexName | UnsetType = UNSET
    """Its hex; of who is aboard, the vehicle's."""
    at: v.Place | UnsetType = UNSET
    """Where in the hex."""
    floor: int | UnsetType = UNSET
    """The building level it is on."""
    beneath: tuple[v.Cover, ...] | UnsetType = UNSET
    """Counters of its hex it is beneath."""
    on: tuple[v.Cover, ...] | UnsetType = UNSET
    """Counters of its Location it is on top of, vehicles too (no rule of Wire minds that); of who is aboard
    or in Crest status none."""
    status: tuple[v.UnitStatus, ...] | UnsetType = UNSET
    """Its state."""
    mf_spent: Number | UnsetType = UNSET
    """MF or MP spent in this phase."""
    mf_left: Number | UnsetType = UNSET
    """MF or MP that it has left in this phase, the +2 of a leader included while it goes with him."""
    amphibious_mp_left: Number | UnsetType = UNSET
    """Amphibious MP that an amphibious vehicle has left."""
    afloat: bool | UnsetType = UNSET
    """An amphibious vehicle or boat is in water movement mode (D16)."""
    eliminated: bool | UnsetType = UNSET
    """Whether the actions took it off the board."""


class SquadsAndSmc(Struct, frozen=True, omit_defaults=True):
    """A number of squads and, on top of them, of SMC."""

    squads: Number
    """Squad equivalents: a half-squad or crew is 0.5."""
    smc: int
    """SMC besides."""


class CounterState(Struct, frozen=True, omit_defaults=True):
    """A counter after the actions."""

    type: v.CounterType | UnsetType = UNSET
    """Its kind."""
    hex: HexName | UnsetType = UNSET
    """Its hex; of what is possessed, the possessor's."""
    size: int | UnsetType = UNSET
    """A foxhole's capacity in squads: 1, 2 or 3."""
    fortification: bool | UnsetType = UNSET
    """Whether it is a Fortification."""
    entrenchment: bool | UnsetType = UNSET
    """Whether it is an entrenchment: a foxhole, trench or A-T Ditch."""
    capacity: SquadsAndSmc | UnsetType = UNSET
    """What each side may have beneath it in all: a foxhole, trench, A-T Ditch, sangar; Wire has no limit."""
    room: dict[str, SquadsAndSmc] | UnsetType = UNSET
    """By side, of each that has a unit on the board: squads and SMC that may still go beneath."""
    within_capacity: bool | UnsetType = UNSET
    """No side exceeds the capacity beneath it."""
    connected: tuple[str, ...] | UnsetType = UNSET
    """Ids of the counters it is connected to (27.54)."""
    revealed: bool | UnsetType = UNSET
    """Whether it is on board for all to see: it was never hidden, or an enemy has seen it."""
    possessed_by: str | UnsetType = UNSET
    """Id of the unit that possesses it; empty: nobody."""
    beneath: tuple[v.Cover, ...] | UnsetType = UNSET
    """Counters of its hex it is beneath."""
    status: tuple[v.CounterStatus, ...] | UnsetType = UNSET
    """Its state."""


class HexState(Struct, frozen=True, omit_defaults=True):
    """A hex after the actions."""

    holds: tuple[n.Held, ...] | UnsetType = UNSET
    """Fortifications in the hex, sorted, each as often as it is there."""
    stacking_limit: SquadsAndSmc | UnsetType = UNSET
    """What each side may stack in it."""
    overstacked: dict[str, Number] | UnsetType = UNSET
    """By side: squads in excess of the limit; a side that is not overstacked may be left out."""


class SideState(Struct, frozen=True, omit_defaults=True):
    """A side after the actions."""

    foxholes: int | UnsetType = UNSET
    """Squad capacity of foxholes still to be set up."""
    foxholes_on_board: int | UnsetType = UNSET
    """Squad capacity of its foxholes on the board."""
    trenches: int | UnsetType = UNSET
    """Trench counters still to be set up."""
    wire: int | UnsetType = UNSET
    """Wire counters still to be set up."""
    hip: Number | UnsetType = UNSET
    """Squad equivalents it may still set up hidden."""


class Expenditure(Struct, frozen=True, omit_defaults=True):
    """One announcement of MF or MP, after which the DEFENDER may act."""

    units: tuple[str, ...]
    """Ids of the units that spent together."""
    mf: Number | UnsetType = UNSET
    """MF or MP that each of them spent."""
    spent_on: str | UnsetType = UNSET
    """What on, in a short phrase for whoever reads the report, as `enter B3`; never compared."""
    wire: Number | UnsetType = UNSET
    """The part of it that Wire adds to the COT (26.43-26.44)."""


class Attempt(Struct, frozen=True, omit_defaults=True):
    """One DR or dr that the actions made, a check among them, and what came of it."""

    units: tuple[str, ...]
    """Ids of the units that made it together."""
    final: int | UnsetType = UNSET
    """The Final DR; of a dr the dr with its drm."""
    drm: int | UnsetType = UNSET
    """All its DRM in sum."""
    success: bool | UnsetType = UNSET
    """Whether it succeeded or was passed."""


class AttackDr(Struct, frozen=True, omit_defaults=True):
    """What a resolved attack meant for one unit or counter: its Final DR."""

    target: str
    """Id of the unit or counter."""
    final: int | UnsetType = UNSET
    """The Final DR against it."""


class StateAnswer(Answer, frozen=True):
    """The answer to ``state``: everything after the actions, and what they led to, in order."""

    units: dict[str, UnitState] | UnsetType = UNSET
    """Every unit by id, those that the actions eliminated as well."""
    counters: dict[str, CounterState] | UnsetType = UNSET
    """Every counter on the board by id. One that an action makes, as a foxhole dug, has an id of the engine's
    own, which nothing compares; `holds` of its hex tells of it."""
    hexes: dict[str, HexState] | UnsetType = UNSET
    """Hexes by name: those that the position names or that something is in."""
    sides: dict[str, SideState] | UnsetType = UNSET
    """Sides by name."""
    expenditures: tuple[Expenditure, ...] | UnsetType = UNSET
    """Every expenditure of MF or MP, in order; units that pay different amounts have one each."""
    attempts: tuple[Attempt, ...] | UnsetType = UNSET
    """Every DR and dr made, in order: Entrenching, Recovery, Wire, and checks. A check made is here and no
    longer in `checks`."""
    attacks: tuple[AttackDr, ...] | UnsetType = UNSET
    """Final DR of the attacks resolved, by whom and what they met."""
    checks: tuple[Check, ...] | UnsetType = UNSET
    """The checks that are due at the end and not made yet, in order, each once for each time it is due."""
    minefield_attacks: int | UnsetType = UNSET
    """How many minefield attacks the actions drew."""


class WallAdvantageAnswer(Answer, frozen=True):
    """The answer to ``wall_advantage``."""

    has: bool | UnsetType = UNSET
    """Whether the unit has wall advantage, by a counter or, where it is mandatory, without."""
    hexsides: tuple[str, ...] | UnsetType = UNSET
    """The hexsides that it has it over; empty if it has none."""
    may_claim: bool | UnsetType = UNSET
    """Whether it may claim it now. Of one that has it already true, pinned or not and at any moment, but of
    one that is hidden (9.324); no case asks."""
    must_claim: bool | UnsetType = UNSET
    """Whether wall advantage is mandatory for it, had already or not (9.323); not where it can have none."""
    may_forfeit: bool | UnsetType = UNSET
    """Whether it has wall advantage and may give it up now."""
    counter_due: bool | UnsetType = UNSET
    """Whether the unit must bear a Wall Advan counter: it has wall advantage, and that is not mandatory or an
    enemy on board is across one of its hexsides."""


class TerrainAnswer(Answer, frozen=True):
    """The answer to ``terrain``."""

    type: str | UnsetType = UNSET
    """What it counts as under SSRs, weather and water depth: of a hex a word of `HexTerrain` or, where that
    would be Open Ground, of `Depression`; of a hexside a word of `HexsideTerrain`, empty for nothing."""
    level: Number | UnsetType = UNSET
    """Level above the board: of a hex its ground, the bottom of a Depression; of a hexside its base."""
    open_ground: bool | UnsetType = UNSET
    """Of a hex: whether terrain, shellholes and water leave it Open Ground; roads, levels, SMOKE apart. A
    stream does, shallow or deep; one that is flooded, a river and a canal do not. Of a hexside it is not
    said, as `hillside` and `breached` are not of a hex."""
    height: Number | UnsetType = UNSET
    """Height of what stands there, in levels, 0 for nothing; half level obstacles are 0.5. Of a hex above
    the `level` that the position gives it (a Depression hex: its Crest level), of a hexside above its base.
    What only hinders has one too (grain 0.5), and an orchard its own in any month."""
    tem: int | UnsetType = UNSET
    """TEM against Direct Fire: of a hex that of its terrain and shellholes, without hexsides, counters,
    bridge, runway and SMOKE; of a hexside its own, be there a gap in it or not."""
    hillside: bool | UnsetType = UNSET
    """The hexside is a Hillside wall or hedge (9.6): one hex is higher than the other, a Depression hex
    counting by its bottom, and its base is that of the higher."""
    breached: bool | UnsetType = UNSET
    """A Breach counter points to the hexside (9.541)."""


class SameLocationAnswer(Answer, frozen=True):
    """The answer to ``same_location``."""

    same: bool | UnsetType = UNSET
    """Whether they count as being in one Location for the purpose."""


class ConcealmentAnswer(Answer, frozen=True):
    """The answer to ``concealment``."""

    concealed: bool | UnsetType = UNSET
    """Whether it is concealed or hidden now."""
    lost_by: n.LostBy | UnsetType = UNSET
    """What of the actions has taken its concealment, the last of them (a table of terrain.md); empty:
    nothing, or it was not concealed."""
    concealment_terrain: bool | UnsetType = UNSET
    """Whether its place is Concealment Terrain: a column and a table of terrain.md say which is. Bocage
    counts as such in set-up and the CCPh alone (9.55). Whoever sees it, and whether it is concealed, is not
    asked."""


class RoutAnswer(Answer, frozen=True):
    """The answer to ``rout``, up to the first step that is not legal."""

    outcome: v.RoutOutcome | UnsetType = UNSET
    """What becomes of the unit if its rout ends with the last legal step, as if it ended there by choice: MF
    that it has left, and hexes that it could reach with them, are not asked. Off Wire always empty."""
    legal: bool | UnsetType = UNSET
    """Whether every step is. Asked of a step is what is asked of the verb, and of a hex entered that it is
    not nearer to a Known enemy that sees the unit, nor next to one, seen or not, that the unit was not next
    to (A10.51). Not asked: that the unit must rout or is `dm`, and which woods or building is nearest."""
    costs: tuple[Number, ...] | UnsetType = UNSET
    """MF of each expenditure, in order."""
    mf: Number | UnsetType = UNSET
    """MF of all of them together."""
    interdiction: tuple[str, ...] | UnsetType = UNSET
    """Hexes in which Interdiction is possible once an expenditure is made there, in order, each once; where
    the unit began only if it spends MF there (`go_beneath`, `come_out`)."""
    must_rout: bool | UnsetType = UNSET
    """Whether the unit has to rout from where it is before the first step: broken, and ADJACENT to a Known,
    armed, unbroken enemy, or in Open Ground to a Known enemy in LOS and Normal Range (A10.5)."""
    hex: HexName | UnsetType = UNSET
    """Where the rout as declared ends if nothing stops it, or the last legal step."""
    at: v.Place | UnsetType = UNSET
    """Where in that hex."""
    beneath: tuple[v.Cover, ...] | UnsetType = UNSET
    """What it is beneath there."""


ANSWERS: dict[str, type[Answer]] = {
    "los": LosAnswer,
    "attack": AttackAnswer,
    "may": MayAnswer,
    "state": StateAnswer,
    "wall_advantage": WallAdvantageAnswer,
    "terrain": TerrainAnswer,
    "same_location": SameLocationAnswer,
    "concealment": ConcealmentAnswer,
    "rout": RoutAnswer,
}
