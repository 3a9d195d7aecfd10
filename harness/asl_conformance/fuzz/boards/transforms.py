"""The same position drawn elsewhere: turned by 60 degrees, mirrored, shifted, its sides' names exchanged.

A motion works on positions, actions, questions and answers, which are plain JSON values, and drops
nothing: it raises NotAPlace if a place would leave the largest board that hex names allow. Before turning a
position, lay it out on a wide board (``wide``), so that the edge of the board has no effect.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from asl_conformance.fuzz.boards import lattice
from asl_conformance.fuzz.boards.lattice import Point, centre, name_at

Json = dict[str, Any]

WIDE = (51, 90)
"""Columns and rows of the larger board to which positions are moved."""
MIDDLE = "Y45"
"""The hex of that board about which positions are turned: 24 columns and 44 rows from every edge."""

PLACES = frozenset(
    "hex to at_hex free laps crest bypass vca wall_advantage_over bogs_in setup_area hexside hexsides"
    " vertex center target blocked_at interdiction holds_at hex_entered".split()
)
"""Fields whose text names a hex, hexside or vertex, or a list of them."""
BY_PLACE = frozenset({"hexes", "hexsides"})
"""Fields whose keys are such names."""
SIDES = frozenset({"side", "control", "turn_of"})
"""Fields whose text names a side."""
BY_SIDE = frozenset({"sides", "room", "overstacked"})
"""Fields whose keys are sides."""
REMARKS = frozenset({"why", "clauses", "clause", "spent_on"})
"""Text for people, which is never compared."""


@dataclass(frozen=True)
class Motion:
    """A move of a position: the new place of each lattice point, and the new name of each side."""

    name: str
    move: Callable[[Point], Point]
    side: Mapping[str, str]
    mirrored: bool = False
    """Whether clockwise becomes counter-clockwise, for turns by hexspines."""

    def position(self, position: Json) -> Json:
        """The position after the motion; its board keeps its size."""
        ids = frozenset((*position.get("units", ()), *position.get("counters", ())))
        return _walk(self, position, "", ids)  # type: ignore[no-any-return]  # an object stays one

    def value(self, value: Any, position: Json) -> Any:
        """Questions, actions or answers about ``position``, whose unit and counter ids are no places."""
        ids = frozenset((*position.get("units", ()), *position.get("counters", ())))
        return _walk(self, value, "", ids)

    def place(self, name: str) -> str:
        """The new place of a hex, hexside or vertex, with the hexes of its name in their proper order."""
        if not name:
            return name
        moved = tuple(name_at(self.move(centre(one))) for one in name.split("-"))
        return lattice.place(moved)


def _walk(motion: Motion, value: Any, field: str, ids: Collection[str]) -> Any:
    if isinstance(value, Mapping):
        return {
            _key(motion, key, field): _walk(motion, item, _field(key, field), ids)
            for key, item in value.items()
        }
    if isinstance(value, (list, tuple)):
        moved = [_walk(motion, item, field, ids) for item in value]
        return sorted(moved) if field in ("free", "laps", "hexsides") else moved
    if isinstance(value, str):
        if field in PLACES and value not in ids and lattice.is_place(value):
            return motion.place(value)
        return motion.side.get(value, value) if field in SIDES else value
    return -value % 6 if motion.mirrored and field == "hexspines" else value


def _key(motion: Motion, key: str, field: str) -> str:
    if field in BY_PLACE:
        return motion.place(key)
    return motion.side.get(key, key) if field in BY_SIDE else key


def _field(key: str, field: str) -> str:
    """The name by which the fields inside are known: keys that are ids or places are passed over."""
    return "" if field in ("units", "counters", "targets", "hexes", "sides") else key


def _same(point: Point) -> Point:
    return point


@lru_cache(maxsize=64)
def rotation(sixths: int = 1, about: str = MIDDLE) -> Motion:
    """A turn by so many times 60 degrees clockwise about a hex."""
    ox, oy = centre(about)

    def move(point: Point) -> Point:
        x, y = point[0] - ox, point[1] - oy
        for _ in range(sixths % 6):
            x, y = (x - 3 * y) // 2, (x + y) // 2
        return x + ox, y + oy

    return Motion(f"turned by {60 * (sixths % 6)} degrees about {about}", move, {})


@lru_cache(maxsize=64)
def mirror(about: str = MIDDLE) -> Motion:
    """East and west exchanged about a hex."""
    ox = centre(about)[0]
    return Motion(f"mirrored about {about}", lambda p: (2 * ox - p[0], p[1]), {}, mirrored=True)


@lru_cache(maxsize=256)
def translation(start: str, end: str) -> Motion:
    """A shift that brings ``start`` to ``end``, an odd number of columns too."""
    (ax, ay), (bx, by) = centre(start), centre(end)
    return Motion(f"shifted from {start} to {end}", lambda p: (p[0] + bx - ax, p[1] + by - ay), {})


def relabelling(first: str, second: str) -> Motion:
    """The two sides' names exchanged, the ATTACKER's role with them."""
    return Motion(f"{first} and {second} exchanged", _same, {first: second, second: first})


def named(position: Json) -> frozenset[str]:
    """The hexes named in the position."""
    found = {*position.get("hexes", ())}
    for side in position.get("hexsides", ()):
        found.update(side.split("-"))
    for kind in ("units", "counters"):
        found.update(thing["hex"] for thing in position.get(kind, {}).values())
    for order in position.get("sides", {}).values():
        found.update(order.get("setup_area", ()))
    return frozenset(found)


def middle(position: Json) -> str:
    """A hex in the middle of the hexes named in the position."""
    points = [centre(name) for name in named(position)] or [centre("A1")]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    column = (min(xs) + max(xs)) // 6
    return lattice.hex_name(column, (min(ys) + max(ys) - 2 * (column % 2)) // 4)


def wide(position: Json) -> Json:
    """The position on a board so wide that its edges are far from everything, its middle at ``MIDDLE``."""
    moved = translation(middle(position), MIDDLE).position(position)
    return {**moved, "columns": WIDE[0], "rows": WIDE[1]}


def bare(value: Any) -> Any:
    """An answer for comparison: without texts for people, with names in unordered lists sorted."""
    if isinstance(value, Mapping):
        return {key: bare(item) for key, item in value.items() if key not in REMARKS}
    if isinstance(value, (list, tuple)):
        items = [bare(item) for item in value]
        return sorted(items) if all(isinstance(item, str) for item in items) else items
    return value
