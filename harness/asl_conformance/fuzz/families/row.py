"""LOS over one hex: three hexes in a row, and two hexes with a hexspine between them (B9.2, 9.5, 9.62)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import Any

from asl_conformance.fuzz.asking.ask import Json, los, unit
from asl_conformance.fuzz.boards.lattice import centre, hexside
from asl_conformance.fuzz.boards.transforms import Motion
from asl_conformance.fuzz.families.adjacent import (
    DUG_IN,
    KINDS,
    LEVELS,
    SQUAD,
    WITH_WA,
    reciprocal,
    reciprocal_in_bocage,
    walled,
)
from asl_conformance.fuzz.families.family import Family, Image, Part, Rule
from asl_conformance.fuzz.families.lots import digits

START, MIDDLE, END = "E4", "E5", "E6"
"""In a row: the LOS crosses two hexsides in their middles."""
CROSSED = (hexside(START, MIDDLE), hexside(MIDDLE, END))
LEFT, BEYOND = "F4", "F5"
"""``START`` and ``BEYOND`` have the hexspine between ``MIDDLE`` and ``LEFT`` between them."""
SPINE = hexside(MIDDLE, LEFT)
ARMS = (hexside(START, LEFT), hexside(START, MIDDLE), hexside(LEFT, BEYOND), hexside(MIDDLE, BEYOND))
"""The hexsides at the ends of the hexspine, which the LOS meets there."""
MEN = (SQUAD, DUG_IN, WITH_WA)


def _lowered(hexes: int) -> tuple[tuple[int, ...], ...]:
    """The levels of so many hexes, of those that differ only by being raised the lowest."""
    return tuple(one for one in product(LEVELS, repeat=hexes) if min(one) == min(LEVELS))


def _turned(arms: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The arms as they are, mirrored, with the ends exchanged, and both."""
    a, b, c, d = arms
    return [(a, b, c, d), (b, a, d, c), (c, d, a, b), (d, c, b, a)]


THREE, FOUR = _lowered(3), _lowered(4)
EACH = tuple(arms for arms in product(range(len(KINDS)), repeat=4) if arms == min(_turned(arms)))
"""The arms of the hexspine, one of each four that are mirror images."""
STRAIGHT = (len(KINDS), len(KINDS), len(THREE), len(MEN), len(MEN))
ALONG = (len(EACH), len(KINDS), len(FOUR), len(MEN), len(MEN))
_STRAIGHT, _ALONG = (sizes[0] * sizes[1] * sizes[2] * sizes[3] * sizes[4] for sizes in (STRAIGHT, ALONG))


def board(number: int) -> Json:
    """The board of that number; those in a row come first."""
    if number < _STRAIGHT:
        one, other, heights, a, b = digits(number, STRAIGHT)
        kinds = dict(zip(CROSSED, (one, other), strict=True))
        return _made(kinds, dict(zip((START, MIDDLE, END), THREE[heights], strict=True)), END, a, b)
    arms, spine, heights, a, b = digits(number - _STRAIGHT, ALONG)
    kinds = dict(zip(ARMS, EACH[arms], strict=True)) | {SPINE: spine}
    return _made(kinds, dict(zip((START, MIDDLE, LEFT, BEYOND), FOUR[heights], strict=True)), BEYOND, a, b)


def _made(kinds: dict[str, int], levels: dict[str, int], far: str, a: int, b: int) -> Json:
    units = {
        "g": {"side": "German", "hex": START, **MEN[a]},
        "r": {"side": "Russian", "hex": far, **MEN[b]},
    }
    return walled(kinds, levels, units)


def asked(position: Json) -> tuple[Part, ...]:
    """LOS both ways."""
    if position.get("units", {}).keys() != {"g", "r"}:
        return ()
    both = {f"los {a} {b}": los(unit(a), unit(b)) for a, b in (("g", "r"), ("r", "g"))}
    return (Part(position, both),)


@dataclass(frozen=True)
class Raised:
    """All hexes and hexsides a level higher; no answer says a level."""

    name: str = "raised by a level"

    def position(self, position: Json) -> Json:
        """The position after it."""
        names = {*position.get("hexes", ()), START, MIDDLE, END, LEFT, BEYOND}
        names |= {one for side in position.get("hexsides", ()) for one in side.split("-")}
        hexes = {name: {**position["hexes"].get(name, {})} for name in sorted(names)}
        sides = {
            name: side | ({"base": side["base"] + 1} if "base" in side else {})
            for name, side in position.get("hexsides", {}).items()
        }
        raised = {name: one | {"level": one.get("level", 0) + 1} for name, one in hexes.items()}
        return position | {"hexes": raised, "hexsides": sides}

    def value(self, value: Any, position: Json) -> Any:  # noqa: ARG002
        """Questions and answers stay the same."""
        return value


def images(position: Json) -> tuple[Image, ...]:
    """The ends exchanged; all raised by a level."""
    far = position["units"]["r"]["hex"] if "r" in position["units"] else END
    (ax, ay), (bx, by) = centre(START), centre(far)
    turn = Motion("with its ends exchanged", lambda p: (ax + bx - p[0], ay + by - p[1]), {})
    return turn, Raised()


ROW = Family(
    name="row",
    about="LOS over one hex, or along a hexspine between two: the hexsides it meets, of eight kinds, levels "
    "-1 to 2; at each end a squad in the open, in a foxhole or with wall advantage",
    before=len(MEN) ** 2 * (len(KINDS) ** 2 * len(LEVELS) ** 3 + len(KINDS) ** 5 * len(LEVELS) ** 4),
    count=_STRAIGHT + _ALONG,
    reductions=(
        "boards that are mirrored, or in which the ends are exchanged, are the same board",
        "a board of which everything is raised by a level is the same board",
    ),
    board=board,
    asked=asked,
    rules=(
        Rule("B9-INV-01", {"los": ("clear",)}, reciprocal),
        Rule("B9-INV-02", {"los": ("clear",)}, reciprocal_in_bocage),
    ),
    images=images,
    same="B9-INV-24",
)
