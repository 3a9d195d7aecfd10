"""Wrong engines for wall advantage (B9.32, B9.41)."""

from __future__ import annotations

from typing import Any

from asl_reference.board.position import Position, Unit
from asl_reference.board.steps import Step
from tests.fuzz.rule_saboteurs.engine import Saboteur, always


def _kept(right: Any) -> Any:
    def since(before: Position, done: Step, name: str, verb: str, *, acts: bool) -> Unit:
        return done.position.units[name]

    return since


def _carried_along(right: Any) -> Any:
    def arrived(asked: Any, unit: Unit, entry: Any) -> Unit:
        moved: Unit = right(asked, unit, entry)
        return moved.marked("wall_advantage") if unit.has("wall_advantage") else moved

    return arrived


def _even_beneath(right: Any) -> Any:
    def where(position: Position, unit_id: str) -> str:
        entrenched = position.units[unit_id].entrenched
        return "" if entrenched else right(position, unit_id)

    return where


def _as_it_was(right: Any) -> Any:
    return lambda rules, position: position


SABOTEURS = (
    Saboteur(
        "wall-advantage-for-both",
        ("B9.321", "B9.32", "B9.323"),
        "lets both sides of a hexside have WA over it",
        {"rules.wall_advantage.b9_wall_advantage_denial.rivals": always(())},
        "walls",
    ),
    Saboteur(
        "wall-advantage-kept-when-leaving",
        ("B9.32", "B9.322", "B9.41"),
        "lets a unit take its WA along into the next hex",
        {"play.wall_advantage._since": _kept, "play.moving.arriving._arrived": _carried_along},
        "marches",
    ),
    Saboteur(
        "mandatory-wall-advantage-not-taken",
        ("B9.323",),
        "waits for units in Open Ground to claim WA",
        {"rules.wall_advantage.b9_wall_advantage_mandatory._gained": _as_it_was},
        "walls",
    ),
    Saboteur(
        "wall-advantage-beneath-a-foxhole",
        ("B9.32", "B9.323"),
        "gives WA to units beneath entrenchments",
        {"rules.wall_advantage.b9_wall_advantage_eligibility._where_it_is": _even_beneath},
        "foxholes",
    ),
    Saboteur(
        "pinned-units-claim-wall-advantage",
        ("B9.322",),
        "lets pinned and TI units claim and forfeit WA",
        {"rules.wall_advantage.b9_wall_advantage_claims.FIXED": always(())},
        "hedgerows",
    ),
    Saboteur(
        "broken-units-have-wall-advantage",
        ("B9.32", "B9.323"),
        "gives WA to broken and unarmed units alone in their Location",
        {"rules.wall_advantage.b9_wall_advantage_eligibility.unfit": always(False)},
        "walls",
    ),
)
