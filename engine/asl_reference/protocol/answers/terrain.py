"""The question ``terrain``: what a hex or hexside is under the SSRs, weather and water depth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.base.clauses import clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board import geometry
from asl_reference.board.chart import HEXSIDE_HEIGHT, height
from asl_reference.board.position import Hex, Position
from asl_reference.board.steps import Log
from asl_reference.board.water import bottom, water_of
from asl_reference.rules.ground.b9_identity import hexside_base, hexside_terrain, is_hillside
from asl_reference.rules.ground.b16_identity import chart_row, terrain_of, treated_as
from asl_reference.rules.ground.b_terrain_tem import HEXSIDE_TEM, SHELLHOLE_TEM

FIELDS = ("type", "level", "open_ground", "height", "tem", "hillside", "breached")
_HEXSIDE_CLAUSE = {"bocage": "B9.51", "cactus_hedge": "B9.7"}


def answer_terrain(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """Type, level, height and TEM of the hex or hexside asked for; raises Malformed for no such."""
    if name := question.get("hex"):
        if question.get("hexside"):
            raise Malformed("question", f"names {name} and {question['hexside']}; ask about one of them")
        if not log.position.has_hex(name):
            raise Malformed("question.hex", f"the board has no hex {name!r}")
        return hex_answer(log.position, name)
    hexes = str(question.get("hexside") or "").split("-")
    if len(hexes) != 2:
        raise Malformed("question", "give a hex, or a hexside such as F5-F6")
    if not any(map(log.position.has_hex, hexes)):
        raise Malformed("question.hexside", f"the board has no hexside {'-'.join(hexes)!r}")
    return hexside_answer(log.position, *hexes)


@clause("B16.1", "B16.3", "B16.6", "B16.8", "B9.1")
def hex_answer(position: Position, name: str) -> dict[str, Any]:
    """A hex by itself: what lies on its hexsides changes nothing in it."""
    ground = position.hex(name)
    kind = hex_kind(position, name)
    chart = chart_row(position, name)
    tem = max(chart.tem, SHELLHOLE_TEM if "shellholes" in ground.overlays else 0)
    return {
        "type": kind,
        "level": bottom(position, ground),
        "open_ground": chart.open_ground and not tem and water_of(position, ground).body != "canal",
        "height": height(ground, chart),
        "tem": tem,
        "clauses": [by] if (by := treated_as(position, name)[1] or _depression_clause(ground, kind)) else [],
        "why": f"{name} is {kind.replace('_', ' ')}",
    }


def _depression_clause(ground: Hex, kind: str) -> str:
    """The clause by which a stream goes by another name; empty for any other Depression."""
    return "B20.41" if ground.depression == "stream" and kind == "gully" else ""


def hex_kind(position: Position, name: str) -> str:
    """Its terrain as it is treated; a Depression of no other terrain goes by its own name."""
    ground = position.hex(name)
    terrain = terrain_of(position, name)
    if terrain != "open_ground" or not ground.depression:
        return terrain
    if ground.depression == "stream" and water_of(position, ground).depth == "dry":
        return "gully"
    return ground.depression


@clause("B9.1", "B9.3", "B9.51", "B9.54", "B9.541", "B9.6")
def hexside_answer(position: Position, first: str, second: str) -> dict[str, Any]:
    """A hexside is one feature, whichever of its hexes names it first."""
    name = geometry.hexside(first, second)
    kind = hexside_terrain(position, name)
    return {
        "type": kind,
        "level": hexside_base(position, name),
        "height": HEXSIDE_HEIGHT.get(kind, 0),
        "tem": HEXSIDE_TEM.get(kind, 0),
        "hillside": is_hillside(position, name),
        "breached": name in position.hexsides and position.hexsides[name].breached,
        "clauses": [_HEXSIDE_CLAUSE.get(kind, "B9.1")],
        "why": f"hexside {name} carries {'no ' if not kind else 'a '}{kind or 'terrain'}",
    }
