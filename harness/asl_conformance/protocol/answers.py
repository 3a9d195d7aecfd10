"""What an engine may answer. Every field is optional to support; unknown fields are ignored.

A field left out is ``UNSET``: the engine does not say. The judge reads answers as plain data by
path; these types are what an answer is checked against first.
"""

from msgspec import UNSET, Struct, UnsetType

from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.position import HexName

Number = int | float


class Answer(Struct, frozen=True, omit_defaults=True):
    """Base of all answers: the clauses an answer rests on, and why in a short phrase."""

    clauses: tuple[str, ...] | UnsetType = UNSET
    why: str | UnsetType = UNSET


class LosAnswer(Answer, frozen=True):
    clear: bool | UnsetType = UNSET
    hindrance: int | UnsetType = UNSET
    blocked_at: str | UnsetType = UNSET
    """The hex, hexside or vertex that blocks; empty if nothing does."""


class TargetAnswer(Answer, frozen=True):
    """What one unit meets from an attack."""

    affected: bool | UnsetType = UNSET
    tem: int | UnsetType = UNSET
    """The net TEM that applies, Air Bursts included."""
    tem_options: dict[str, int] | UnsetType = UNSET
    """TEM by the name of its source, before the best is chosen."""
    drm: dict[str, int] | UnsetType = UNSET
    """Every DRM that applies besides TEM, by name: ``ffmo``, ``ffnam``, ``hindrance`` ..."""
    total: int | UnsetType = UNSET
    final_dr: int | UnsetType = UNSET
    """The Original DR of the question plus ``total``."""
    firepower: Number | UnsetType = UNSET
    """FP against this target, whose place may change that of the attack."""
    hull_down: bool | UnsetType = UNSET
    """HD to the attack, so that ``tem`` is what is left beside it; it may yet choose of ``tem_options``."""
    colored_drm: dict[str, int] | UnsetType = UNSET
    """Drm to the coloured dr of the To Hit DR, by what it is read for: location, rof, critical_hit."""
    to_hit: dict[str, int] | UnsetType = UNSET
    """Ordnance: DRM of the To Hit DR that the attackers bring, by name; not those of the effect DR."""


class AttackAnswer(Answer, frozen=True):
    possible: bool | UnsetType = UNSET
    firepower: Number | UnsetType = UNSET
    column: int | UnsetType = UNSET
    residual_fp: int | UnsetType = UNSET
    area_fire: bool | UnsetType = UNSET
    """Resolved as Area Fire: FP halved (A7.23), a To Hit DR with the DRM ``area_fire`` (C.4)."""
    targets: dict[str, TargetAnswer] | UnsetType = UNSET


class Check(Struct, frozen=True, omit_defaults=True):
    """A check that is due: ``bog``, ``wire``, ``nmc``, ``llmc``, ``lltc`` ..., with its DRM."""

    check: str
    unit: str = ""
    drm: int | UnsetType = UNSET


class MayAnswer(Answer, frozen=True):
    allowed: bool | UnsetType = UNSET
    cost: Number | str | UnsetType = UNSET
    """MF or MP, or ``all``."""
    checks: tuple[Check, ...] | UnsetType = UNSET
    exposes: tuple[str, ...] | UnsetType = UNSET
    """What the action lays the unit open to: ``ffmo``, ``ffnam``, ``snap_shot``,
    ``interdiction``, ``minefield``, ``first_fire``, ``underbelly_hit``, ``schuerzen_loss``."""


class UnitState(Struct, frozen=True, omit_defaults=True):
    side: str | UnsetType = UNSET
    hex: HexName | UnsetType = UNSET
    at: v.Place | UnsetType = UNSET
    floor: int | UnsetType = UNSET
    beneath: tuple[v.Cover, ...] | UnsetType = UNSET
    on: tuple[v.Cover, ...] | UnsetType = UNSET
    """Counters of its hex it is on top of."""
    status: tuple[v.UnitStatus, ...] | UnsetType = UNSET
    mf_spent: Number | UnsetType = UNSET
    mf_left: Number | UnsetType = UNSET
    amphibious_mp_left: Number | UnsetType = UNSET
    afloat: bool | UnsetType = UNSET
    """An amphibious vehicle or boat is in water movement mode (D16)."""
    eliminated: bool | UnsetType = UNSET


class SquadsAndSmc(Struct, frozen=True, omit_defaults=True):
    squads: Number
    smc: int


class CounterState(Struct, frozen=True, omit_defaults=True):
    type: v.CounterType | UnsetType = UNSET
    hex: HexName | UnsetType = UNSET
    size: int | UnsetType = UNSET
    fortification: bool | UnsetType = UNSET
    entrenchment: bool | UnsetType = UNSET
    capacity: SquadsAndSmc | UnsetType = UNSET
    room: dict[str, SquadsAndSmc] | UnsetType = UNSET
    """By side: squads and SMC that may still go beneath."""
    within_capacity: bool | UnsetType = UNSET
    """No side exceeds the capacity beneath it."""
    connected: tuple[str, ...] | UnsetType = UNSET
    """Ids of the counters it is connected to."""
    revealed: bool | UnsetType = UNSET
    possessed_by: str | UnsetType = UNSET
    beneath: tuple[v.Cover, ...] | UnsetType = UNSET
    status: tuple[v.CounterStatus, ...] | UnsetType = UNSET


class HexState(Struct, frozen=True, omit_defaults=True):
    holds: tuple[str, ...] | UnsetType = UNSET
    """Fortifications in the hex, as ``foxhole 2S``, ``trench``, ``at_ditch``, ``wire`` ..., sorted."""
    stacking_limit: SquadsAndSmc | UnsetType = UNSET
    overstacked: dict[str, Number] | UnsetType = UNSET
    """By side: squads in excess of the limit; a side that is not overstacked may be left out."""


class SideState(Struct, frozen=True, omit_defaults=True):
    foxholes: int | UnsetType = UNSET
    """Squad capacity of foxholes still to be set up."""
    foxholes_on_board: int | UnsetType = UNSET
    trenches: int | UnsetType = UNSET
    wire: int | UnsetType = UNSET
    hip: Number | UnsetType = UNSET
    """Squad equivalents it may still set up hidden."""


class Expenditure(Struct, frozen=True, omit_defaults=True):
    """One announcement of MF or MP, after which the DEFENDER may act."""

    units: tuple[str, ...]
    mf: Number | UnsetType = UNSET
    for_: str | UnsetType = UNSET
    wire: Number | UnsetType = UNSET
    """The part of it that Wire adds to the COT (26.43-26.44)."""


class Attempt(Struct, frozen=True, omit_defaults=True):
    """One DR of an action: its DRM by name and in all, and what came of it."""

    units: tuple[str, ...]
    final: int | UnsetType = UNSET
    drm: int | UnsetType = UNSET
    success: bool | UnsetType = UNSET


class AttackDr(Struct, frozen=True, omit_defaults=True):
    """What a resolved attack meant for one unit or counter: its Final DR."""

    target: str
    final: int | UnsetType = UNSET


class StateAnswer(Answer, frozen=True):
    units: dict[str, UnitState] | UnsetType = UNSET
    counters: dict[str, CounterState] | UnsetType = UNSET
    hexes: dict[str, HexState] | UnsetType = UNSET
    sides: dict[str, SideState] | UnsetType = UNSET
    expenditures: tuple[Expenditure, ...] | UnsetType = UNSET
    attempts: tuple[Attempt, ...] | UnsetType = UNSET
    attacks: tuple[AttackDr, ...] | UnsetType = UNSET
    """Final DR of the attacks resolved, by whom and what they met."""
    checks: tuple[Check, ...] | UnsetType = UNSET
    """The checks that are due and not made yet."""
    minefield_attacks: int | UnsetType = UNSET


class WallAdvantageAnswer(Answer, frozen=True):
    has: bool | UnsetType = UNSET
    hexsides: tuple[str, ...] | UnsetType = UNSET
    may_claim: bool | UnsetType = UNSET
    must_claim: bool | UnsetType = UNSET
    may_forfeit: bool | UnsetType = UNSET
    counter_due: bool | UnsetType = UNSET
    """Whether the unit must bear a Wall Advan counter."""


class TerrainAnswer(Answer, frozen=True):
    type: str | UnsetType = UNSET
    level: Number | UnsetType = UNSET
    open_ground: bool | UnsetType = UNSET
    height: Number | UnsetType = UNSET
    tem: int | UnsetType = UNSET
    hillside: bool | UnsetType = UNSET
    """The hexside is a Hillside wall or hedge (9.6)."""
    breached: bool | UnsetType = UNSET
    """A Breach counter points to the hexside (9.541)."""


class SameLocationAnswer(Answer, frozen=True):
    same: bool | UnsetType = UNSET


class ConcealmentAnswer(Answer, frozen=True):
    concealed: bool | UnsetType = UNSET
    lost_by: str | UnsetType = UNSET
    concealment_terrain: bool | UnsetType = UNSET


class RoutAnswer(Answer, frozen=True):
    outcome: v.RoutOutcome | UnsetType = UNSET
    """What becomes of the unit if its rout ends there; empty if it stays."""
    legal: bool | UnsetType = UNSET
    costs: tuple[Number, ...] | UnsetType = UNSET
    mf: Number | UnsetType = UNSET
    interdiction: tuple[str, ...] | UnsetType = UNSET
    """Hexes of the path in which Interdiction is possible, in order, each once."""
    must_rout: bool | UnsetType = UNSET
    hex: HexName | UnsetType = UNSET
    """Where the rout as declared ends, if nothing stops it."""
    at: v.Place | UnsetType = UNSET
    beneath: tuple[v.Cover, ...] | UnsetType = UNSET


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
