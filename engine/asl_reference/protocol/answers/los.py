"""The question ``los``: is there a Line of Sight, what hinders it, and what blocks it?"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from typing import Any

from asl_reference.base.clauses import clause
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.base.facts import of_board
from asl_reference.board.geometry import NotAHex, hexes_of, vertex_named, vertices_of_hexside
from asl_reference.board.position import Position
from asl_reference.board.steps import Log
from asl_reference.rules.los.ends import End, end_of_hex, ends_of_counter, ends_of_unit
from asl_reference.rules.los.hindrance import known_in_weather
from asl_reference.rules.los.sight import best_sight, worst_of

Points = tuple[End, ...]
FIELDS = ("clear", "hindrance", "blocked_at", "clauses", "why")
BESIDE = {"hexside": ("hex", "unit"), "vertex": ("hex",), "unit": (), "counter": (), "hex": ()}
"""The kinds of point, and what says beside each whose point it is; of several one is named."""


def answer_los(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer with clear, hindrance, blocked_at, clauses and why; raises Malformed.

    LOS to or from a hexside is to both its vertices (A8.15), and the worse of the two decides.
    """
    starts, ends = (_points_on_board(log.position, question.get(path), path) for path in ("from", "to"))
    seen = worst_of(best_sight(rules, log.position, one, other) for one in starts for other in ends)
    if seen.clear:
        known_in_weather(log.position)
    return {
        "clear": seen.clear,
        "hindrance": seen.hindrance,
        "blocked_at": seen.blocked_at,
        "clauses": list(seen.clauses),
        "why": seen.why,
    }


def _points_on_board(position: Position, data: Any, path: str) -> tuple[Points, ...]:
    """The points, each of a hex of the board; raises Malformed naming the one that is not."""
    if isinstance(data, Mapping) and data.keys() == {"hex"} and position.has_hex(data["hex"]):
        return (_of_hex(position, data["hex"]),)
    points = _points(position, data, path)
    for end in chain(*points):
        if not position.has_hex(end.hex):
            way_out = "" if data.get("hex") else "; name the hex that the point belongs to as its hex"
            raise Malformed(path, f"the board has no hex {end.hex!r}{way_out}")
    return points


@of_board
def _of_hex(position: Position, name: str) -> Points:
    """The ground of a hex as an end."""
    return (end_of_hex(position, name),)


@clause("B9.2", "B9.21", "B9.42")
def _points(position: Position, data: Any, path: str) -> tuple[Points, ...]:
    """The ends a question's point stands for: one of each group must be seen.

    A vertex or hexside belongs to the hex named first, or to ``hex`` if that is given as well: the
    same point in another hex may be hidden (9.2). A unit with a hexside is one crossing it.
    """
    if not isinstance(data, Mapping):
        raise Malformed(path, "is not a point; give one of " + ", ".join(BESIDE))
    given = {kind: str(data[kind]) for kind in BESIDE if data.get(kind)}
    _only_one(given, path)
    try:
        if "hexside" in given:
            return tuple((end,) for end in _hexside_ends(position, given, data))
        if "vertex" in given:
            point = vertex_named(given["vertex"])
            owner = _owner(position, given["vertex"], given, data)
            return ((owner._replace(point=point),),)
        if "unit" in given:
            return (ends_of_unit(position, given["unit"]),)
        if "counter" in given:
            return (ends_of_counter(position, given["counter"]),)
        if "hex" in given:
            return ((end_of_hex(position, given["hex"], data.get("level")),),)
    except NotAHex as error:
        raise Malformed(path, str(error)) from error
    raise Malformed(path, "names nothing; give one of " + ", ".join(BESIDE))


def _hexside_ends(position: Position, given: Mapping[str, str], data: Mapping[str, Any]) -> Points:
    """Both vertices of a hexside, as points of the hex that is entered (A8.15)."""
    hexes = hexes_of(given["hexside"])
    if len(hexes) != 2:
        raise NotAHex(f"{given['hexside']!r} does not name the two hexes of a hexside")
    owner = _owner(position, given["hexside"], given, data)
    return tuple(owner._replace(point=point) for point in vertices_of_hexside(*hexes))


def _only_one(given: Mapping[str, str], path: str) -> None:
    """Raises Malformed if the point is two things at once."""
    kind, *more = given or ("",)
    if more and (len(more) > 1 or more[0] not in BESIDE[kind]):
        raise Malformed(path, f"names a {' and a '.join(given)}; give one of " + ", ".join(BESIDE))


def _owner(position: Position, name: str, given: Mapping[str, str], data: Mapping[str, Any]) -> End:
    """The end whose vertex or hexside of that name it is: the unit's, or that of one of its hexes."""
    if "unit" in given:
        owner = ends_of_unit(position, given["unit"])[0]
    else:
        owner = end_of_hex(position, given.get("hex", hexes_of(name)[0]), data.get("level"))
    here, *_ = owner
    if here not in hexes_of(name):
        raise NotAHex(f"{here} is no hex of {name}")
    return owner
