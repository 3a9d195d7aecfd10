"""What an act lays a unit open to, as the board stands: fire, Snap Shots, Interdiction, minefields."""

from __future__ import annotations

from asl_reference.base.clauses import clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Step
from asl_reference.rules.firing.a8_first_fire import ffnam, may_draw_first_fire
from asl_reference.rules.ground.a1_arms import armed
from asl_reference.rules.routing.a10_rout import UNFIT, enemies, in_view, interdictors
from asl_reference.rules.sheltering.a10_open_ground import open_ground_to

OFF_THE_GROUND = ("bridge", "sewer", "climbing")
"""Places in a hex that its minefield does not reach (B28.41)."""


def exposures(
    rules: Rules, after: Position, unit_ids: tuple[str, ...], entered: bool, low_crawl: bool = False
) -> tuple[str, ...]:
    """What the units are open to where the act has left them; ``entered`` if they changed hex."""
    found: set[str] = set()
    for name in unit_ids:
        if entered and in_minefield(after, name):
            found.add("minefield")
        if after.phase in ("MPh", ""):
            found |= _to_first_fire(rules, after, name, entered)
        if after.phase in ("RtPh", "") and after.units[name].did("routed") and not low_crawl:
            found |= {"interdiction"} if interdictors(rules, after, name) else set()
    return tuple(sorted(found))


@clause("B28.41", "B27.54")
def in_minefield(after: Position, unit_id: str) -> bool:
    """Entering a mined hex draws an attack [EXC: between connecting trenches]."""
    unit = after.units[unit_id]
    mined = after.fortification(unit.hex, "minefield") is not None
    return mined and unit.at not in OFF_THE_GROUND and not unit.did("moved_by_trench")


@clause("A8.1", "A4.6", "A8.15", "B27.54")
def _to_first_fire(rules: Rules, after: Position, unit_id: str, entered: bool) -> set[str]:
    """First Fire by whoever sees the unit; FFNAM, FFMO and Snap Shots by what it did and where it is."""
    unit = after.units[unit_id]
    firers = [
        name
        for name in enemies(after, unit_id)
        if armed(after, name) and not after.units[name].has(*UNFIT) and in_view(rules, after, name, unit_id)
    ]
    if not firers or not may_draw_first_fire(unit):
        return set()
    found = {"first_fire"}
    if ffnam(unit):
        found.add("ffnam")
    if not unit.is_personnel or unit.did("moved_by_trench"):
        return found
    if entered and any(after.units[name].is_personnel for name in firers):
        found.add("snap_shot")
    if any(open_ground_to(rules, after, name, unit_id) for name in firers):
        found.add("ffmo")
    return found


BY_FIRE = frozenset({"first_fire", "ffnam", "ffmo", "snap_shot", "interdiction"})
"""What hangs on who sees the unit."""


@clause("A8.1", "B9.323")
def seen_once_settled(rules: Rules, before: Position, action: Action, done: Step) -> Step:
    """Who may fire at the act is judged once wall advantage is settled: bocage hides who has none (9.521)."""
    units = tuple(name for name in action.units if name in before.units and name in done.position.units)
    if not done.expenditures or not (_advantage(before) or _advantage(done.position)):
        return done
    entered = any(before.units[name].hex != done.position.units[name].hex for name in units)
    found = exposures(rules, done.position, units, entered, action.mode == "low_crawl")
    kept = (one for one in done.exposes if one not in BY_FIRE)
    return replace(done, exposes=tuple(sorted({*found, *kept})))


def _advantage(position: Position) -> bool:
    return any(unit.has("wall_advantage") for unit in position.units.values())
