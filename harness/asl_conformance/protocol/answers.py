"""The answers of an engine. No field has to be supported; unknown fields are ignored.

An omitted field is ``UNSET``: the engine gives no answer to it. An answer is first checked against these
types; the judge then reads it as plain data, by path. The text below each field is its description in the
schemas, the reference page and ``explain``.
"""

from msgspec import UNSET, Struct, UnsetType

from asl_conformance.protocol import names as n
from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.position import HexName

Number = int | float


class Answer(Struct, frozen=True, omit_defaults=True):
    """Base of all answers: the clauses on which an answer rests, and the reason in a short phrase."""

    clauses: tuple[str, ...] | UnsetType = UNSET
    """Clauses on which the answer rests, such as `B27.3`. Reports show them. Some cases compare them (the
    reference page lists which, at its end): one of the clauses named must then be the expected one."""
    why: str | UnsetType = UNSET
    """The reason, in a short phrase for readers of the report; never compared."""


class LosAnswer(Answer, frozen=True):
    """The answer to ``los``."""

    clear: bool | UnsetType = UNSET
    """Whether there is a LOS. Hindrances that add up to 6 block it (A6.7) [EXC: the +1 out of SMOKE]."""
    hindrance: int | UnsetType = UNSET
    """Sum of the Hindrance DRM along the LOS, with the +1 out of SMOKE (A24.8); 0 for none. No case asks it
    for a blocked LOS."""
    blocked_at: str | UnsetType = UNSET
    """The hex, hexside or vertex that blocks it; empty if nothing does. Cases ask it only if the choice is
    unique."""


class TargetAnswer(Answer, frozen=True):
    """The effect of an attack on one unit or counter."""

    affected: bool | UnsetType = UNSET
    """Whether the attack affects it at all. If not, the other fields are omitted."""
    tem: int | UnsetType = UNSET
    """The net TEM: the best positive one of `tem_options`, plus Air Bursts and a runway. If the target has a
    choice, the best one counts unless `choose_tem` has chosen."""
    tem_options: dict[n.TemSource, int] | UnsetType = UNSET
    """TEM by the name of its source, before the best is chosen; an omitted name is 0. Wall advantage denies
    some sources, which are then 0: a hexside, if the firer has wall advantage over it; the terrain of the
    hex, if the target has wall advantage (9.31). Against several attackers each source has its highest value
    (A.5). A hexside counts if the fire of any of them is subject to it, after the reduction for the height of
    each (9.33)."""
    drm: dict[n.Drm, int] | UnsetType = UNSET
    """Every DRM other than TEM, by name; an omitted name is 0. For ordnance this has the DRM of the To Hit DR
    (Hindrance, FFMO, FFNAM, Height Advantage, `cx`, `leadership`, `area_fire`) and of the effect DR, except
    the two that `to_hit` names."""
    total: int | UnsetType = UNSET
    """The sum of `tem` and of all `drm`."""
    final_dr: int | UnsetType = UNSET
    """The Original DR of the question plus `total`; omitted if the question gives no DR."""
    firepower: Number | UnsetType = UNSET
    """FP against this target, after all doubling and halving; the target's place may change it."""
    hull_down: bool | UnsetType = UNSET
    """Whether it is HD against the attack. `tem` is then the TEM that applies besides HD; the target may
    still choose one of `tem_options` instead."""
    colored_drm: dict[n.ColoredUse, int] | UnsetType = UNSET
    """Drm to the colored die of the To Hit DR, by the use of that die; an omitted name is 0."""
    to_hit: dict[n.ToHitDrm, int] | UnsetType = UNSET
    """For ordnance: the DRM of the To Hit DR that are not in `drm`, by name; an omitted name is 0."""


class AttackAnswer(Answer, frozen=True):
    """The answer to ``attack``."""

    possible: bool | UnsetType = UNSET
    """Whether the attack is possible and affects a target: every attacker can take part and sees a target. It
    ignores whether the attackers may fire in this phase and whether they have fired before; `fire` is illegal
    in these cases. In the MPh a unit that has spent no MF cannot be attacked by First Fire (A8.1)."""
    firepower: Number | UnsetType = UNSET
    """FP of the attack after all doubling, tripling and halving; the highest against any target. Omitted if
    the counters do not give it."""
    column: int | UnsetType = UNSET
    """The IFT column of that FP: 1, 2, 4 ... 36; 0 below the first."""
    residual_fp: int | UnsetType = UNSET
    """Residual FP that it leaves; only for Defensive First Fire by small arms and MG."""
    area_fire: bool | UnsetType = UNSET
    """Whether it is resolved as Area Fire: FP halved (A7.23; for a mortar, on the Area Target Type, C3.33),
    or a To Hit DR with the DRM `area_fire` (C.4)."""
    targets: dict[str, TargetAnswer] | UnsetType = UNSET
    """The effect on each target, by id: the target named, or all targets of an attack on the hex."""


class Check(Struct, frozen=True, omit_defaults=True):
    """A check that is due, with its DRM. A check that was taken is among the ``attempts`` instead."""

    check: n.CheckName
    """Which check."""
    unit: str = ""
    """Id of the unit that has to take it."""
    drm: int | UnsetType = UNSET
    """Its DRM known now, without those that depend on later dice, places or leaders; for a Bog Check, those
    of D8.21."""


class MayAnswer(Answer, frozen=True):
    """The answer to ``may``. If the action is not allowed, the other fields are omitted."""

    allowed: bool | UnsetType = UNSET
    """Whether the action may be done now."""
    cost: Number | v.WholeAllotment | UnsetType = UNSET
    """MF or MP that the action costs; 0 if none. If units pay different amounts, it is the highest. A number
    is always right; if the rule takes the whole allotment (marsh, a Minimum Move, Low Crawl), the word `all`
    is right too. No case asks it for an action that is not allowed."""
    checks: tuple[Check, ...] | UnsetType = UNSET
    """The checks that it would call for, each as often as it is due."""
    exposes: tuple[n.Exposure, ...] | UnsetType = UNSET
    """The attacks and other risks to which the action exposes the units, in any order; empty for none."""


class UnitState(Struct, frozen=True, omit_defaults=True):
    """A unit after the actions. For a unit off the board only `eliminated` is given."""

    side: str | UnsetType = UNSET
    """Its side."""
    hex: HexName | UnsetType = UNSET
    """Its hex; for a unit aboard, the vehicle's."""
    at: v.Place | UnsetType = UNSET
    """Where in the hex."""
    floor: int | UnsetType = UNSET
    """The building level it is on."""
    beneath: tuple[v.Cover, ...] | UnsetType = UNSET
    """Counters of its hex it is beneath."""
    on: tuple[v.Cover, ...] | UnsetType = UNSET
    """Counters of its Location that it is on top of; none for a unit aboard or in Crest status. A vehicle
    has it too, although no rule of Wire depends on it."""
    status: tuple[v.UnitStatus, ...] | UnsetType = UNSET
    """Its state."""
    mf_spent: Number | UnsetType = UNSET
    """MF or MP spent in this phase."""
    mf_left: Number | UnsetType = UNSET
    """MF or MP that it has left in this phase, including the +2 of a leader while it moves with him."""
    amphibious_mp_left: Number | UnsetType = UNSET
    """Amphibious MP that an amphibious vehicle has left."""
    afloat: bool | UnsetType = UNSET
    """Whether an amphibious vehicle or boat is in water movement mode (D16)."""
    eliminated: bool | UnsetType = UNSET
    """Whether the actions took it off the board."""


class SquadsAndSmc(Struct, frozen=True, omit_defaults=True):
    """A number of squads, and a number of SMC in addition."""

    squads: Number
    """Squad equivalents: a half-squad or crew is 0.5."""
    smc: int
    """Number of SMC in addition."""


class CounterState(Struct, frozen=True, omit_defaults=True):
    """A counter after the actions."""

    type: v.CounterType | UnsetType = UNSET
    """Its kind."""
    hex: HexName | UnsetType = UNSET
    """Its hex; for a possessed counter, the possessor's."""
    size: int | UnsetType = UNSET
    """A foxhole's capacity in squads: 1, 2 or 3."""
    fortification: bool | UnsetType = UNSET
    """Whether it is a Fortification."""
    entrenchment: bool | UnsetType = UNSET
    """Whether it is an entrenchment: a foxhole, trench or A-T Ditch."""
    capacity: SquadsAndSmc | UnsetType = UNSET
    """Capacity of a foxhole, trench, A-T Ditch or sangar for each side. Wire has no limit."""
    room: dict[str, SquadsAndSmc] | UnsetType = UNSET
    """By side, for each side with an OB, a unit or a counter: squads and SMC that may still go beneath."""
    within_capacity: bool | UnsetType = UNSET
    """Whether no side exceeds the capacity beneath it."""
    connected: tuple[str, ...] | UnsetType = UNSET
    """Ids of the counters it is connected to (27.54)."""
    revealed: bool | UnsetType = UNSET
    """Whether it is on board: never hidden, seen by an enemy, or in a Location that one has entered."""
    possessed_by: str | UnsetType = UNSET
    """Id of the unit that possesses it; empty for none."""
    beneath: tuple[v.Cover, ...] | UnsetType = UNSET
    """Counters of its hex it is beneath."""
    status: tuple[v.CounterStatus, ...] | UnsetType = UNSET
    """Its state."""


class HexState(Struct, frozen=True, omit_defaults=True):
    """A hex after the actions."""

    holds: tuple[n.Held, ...] | UnsetType = UNSET
    """Fortifications in the hex, each as often as it is there."""
    stacking_limit: SquadsAndSmc | UnsetType = UNSET
    """Stacking limit of each side."""
    overstacked: dict[str, Number] | UnsetType = UNSET
    """By side: squads in excess of the limit; a side that is not overstacked may be omitted."""


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
    """Squad equivalents that it may still set up hidden."""


class Expenditure(Struct, frozen=True, omit_defaults=True):
    """One announcement of MF or MP, after which the DEFENDER may act."""

    units: tuple[str, ...]
    """Ids of the units that spent together."""
    mf: Number | UnsetType = UNSET
    """MF or MP that each of them spent."""
    spent_on: str | UnsetType = UNSET
    """The purpose, in a short phrase for readers of the report, such as `enter B3`; never compared."""
    wire: Number | UnsetType = UNSET
    """The part of it that Wire adds to the COT (26.43-26.44)."""


class Attempt(Struct, frozen=True, omit_defaults=True):
    """One DR or dr of the actions, checks included, and its result."""

    units: tuple[str, ...]
    """Ids of the units that rolled together, and of the leader who helps them."""
    final: int | UnsetType = UNSET
    """The Final DR, or the dr with its drm."""
    drm: int | UnsetType = UNSET
    """The sum of its DRM."""
    success: bool | UnsetType = UNSET
    """Whether it succeeded or was passed."""


class AttackDr(Struct, frozen=True, omit_defaults=True):
    """The Final DR of a resolved attack against one unit or counter."""

    target: str
    """Id of the unit or counter."""
    final: int | UnsetType = UNSET
    """The Final DR against it."""


class StateAnswer(Answer, frozen=True):
    """The answer to ``state``: everything after the actions, and the events of the actions, in order."""

    units: dict[str, UnitState] | UnsetType = UNSET
    """Every unit by id, including those that the actions eliminated."""
    counters: dict[str, CounterState] | UnsetType = UNSET
    """Every counter on the board by id. A counter that an action makes, such as a foxhole dug, has an id of
    the engine's own, which is not compared; `holds` of its hex lists it."""
    hexes: dict[str, HexState] | UnsetType = UNSET
    """Hexes by name: those that the position names and those that hold a piece."""
    sides: dict[str, SideState] | UnsetType = UNSET
    """Sides by name."""
    expenditures: tuple[Expenditure, ...] | UnsetType = UNSET
    """Every expenditure of MF or MP, in order. Units that pay different amounts have one expenditure each."""
    attempts: tuple[Attempt, ...] | UnsetType = UNSET
    """Every DR and dr made, in order: Entrenching, Recovery, Wire, and checks. A check that was taken is here
    and no longer in `checks`."""
    attacks: tuple[AttackDr, ...] | UnsetType = UNSET
    """Final DR of every attack resolved, for each target."""
    checks: tuple[Check, ...] | UnsetType = UNSET
    """The checks that are due after the actions and not yet taken, in order, each as often as it is due."""
    minefield_attacks: int | UnsetType = UNSET
    """How many minefield attacks the actions drew."""


class WallAdvantageAnswer(Answer, frozen=True):
    """The answer to ``wall_advantage``."""

    has: bool | UnsetType = UNSET
    """Whether the unit has wall advantage, with a counter or, if it is mandatory, without."""
    hexsides: tuple[str, ...] | UnsetType = UNSET
    """The hexsides over which it has wall advantage; empty if it has none."""
    may_claim: bool | UnsetType = UNSET
    """Whether it may claim wall advantage now. True for a unit that has it already, pinned or not and at any
    moment, except a hidden one (9.324); no case asks this of a unit that has it."""
    must_claim: bool | UnsetType = UNSET
    """Whether wall advantage is mandatory for it, had already or not (9.323); false if it cannot have any."""
    may_forfeit: bool | UnsetType = UNSET
    """Whether it has wall advantage and may give it up now."""
    counter_due: bool | UnsetType = UNSET
    """Whether the unit must have a Wall Advan counter: it has wall advantage that is not mandatory, or has it
    while an enemy on board is across one of its hexsides."""


class TerrainAnswer(Answer, frozen=True):
    """The answer to ``terrain``."""

    type: str | UnsetType = UNSET
    """What it counts as under SSRs, weather and water depth. For a hex, a word of `HexTerrain` or, instead of
    Open Ground, of `Depression`. For a hexside, a word of `HexsideTerrain`, empty for none."""
    level: Number | UnsetType = UNSET
    """Level above the board: of the ground of a hex, of the bottom of a Depression, of the base of a
    hexside."""
    open_ground: bool | UnsetType = UNSET
    """For a hex: whether it is Open Ground by its terrain, shellholes and water; roads, levels and SMOKE do
    not matter. A shallow or deep stream leaves it Open Ground; a flooded stream, a river and a canal do not.
    Omitted for a hexside, as `hillside` and `breached` are for a hex."""
    height: Number | UnsetType = UNSET
    """Height of the obstacle or Hindrance there, in levels: 0 for none, 0.5 for half level. For a hex it
    counts from its `level` in the position (for a Depression hex, the Crest level), for a hexside from its
    base. Terrain that only hinders has a height too (grain 0.5), and an orchard has its own in any month."""
    tem: int | UnsetType = UNSET
    """TEM against Direct Fire. For a hex, that of its terrain and shellholes, without hexsides, counters,
    bridge, runway and SMOKE. For a hexside, that of its terrain, with a gap or without."""
    hillside: bool | UnsetType = UNSET
    """Whether the hexside is a Hillside wall or hedge (9.6): one hex is higher than the other (a Depression
    hex counts by its bottom), and the base is at the level of the higher one."""
    breached: bool | UnsetType = UNSET
    """Whether a Breach counter points to the hexside (9.541)."""


class SameLocationAnswer(Answer, frozen=True):
    """The answer to ``same_location``."""

    same: bool | UnsetType = UNSET
    """Whether they count as in one Location for the purpose."""


class ConcealmentAnswer(Answer, frozen=True):
    """The answer to ``concealment``."""

    concealed: bool | UnsetType = UNSET
    """Whether it is concealed or hidden now."""
    lost_by: n.LostBy | UnsetType = UNSET
    """The cause by which the actions took its concealment, the last one if several did (a table of terrain.md
    lists them); empty: none, or it was not concealed."""
    concealment_terrain: bool | UnsetType = UNSET
    """Whether its place is Concealment Terrain; terrain.md lists which is. Bocage counts only in set-up and
    the CCPh (9.55). It does not matter who sees the unit, nor whether it is concealed."""


class RoutAnswer(Answer, frozen=True):
    """The answer to ``rout``, up to the first step that is not legal."""

    outcome: v.RoutOutcome | UnsetType = UNSET
    """The fate of the unit if its rout ends after the last legal step, as if by choice: MF left and hexes
    that it could still reach do not matter. Always empty if the rout does not end on or beneath Wire."""
    legal: bool | UnsetType = UNSET
    """Whether every step is legal. A step is legal if its verb is, and if the hex entered is neither nearer
    to a Known enemy that sees the unit, nor one where it is ADJACENT to a Known enemy to which it was not
    ADJACENT before (A10.51). Past a cliff, and from an upper level to the ground, nobody is ADJACENT.
    Ignored: whether the unit must rout or is `dm`, and which woods or building is nearest."""
    costs: tuple[Number, ...] | UnsetType = UNSET
    """MF of each expenditure, in order."""
    mf: Number | UnsetType = UNSET
    """MF of all of them together."""
    interdiction: tuple[str, ...] | UnsetType = UNSET
    """Hexes in which Interdiction is possible after an expenditure there, in order, each once. The hex in
    which the unit began counts only if it spends MF there (`go_beneath`, `come_out`)."""
    must_rout: bool | UnsetType = UNSET
    """Whether the unit has to rout, before the first step: it is broken, and either ADJACENT to a Known,
    armed, unbroken enemy, or in Open Ground in the LOS and Normal Range of a Known enemy (A10.5)."""
    hex: HexName | UnsetType = UNSET
    """The hex in which the declared rout ends, or its last legal step."""
    at: v.Place | UnsetType = UNSET
    """Where in that hex."""
    beneath: tuple[v.Cover, ...] | UnsetType = UNSET
    """Counters that it is beneath there."""


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
