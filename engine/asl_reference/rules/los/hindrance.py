"""LOS Hindrances: terrain, SMOKE, vehicles and wrecks (A6.7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from asl_reference.base.beyond import Beyond
from asl_reference.base.clauses import clause
from asl_reference.base.facts import of_board, of_position
from asl_reference.board.chart import SMOKE_HINDRANCE, in_season
from asl_reference.board.geometry import distance
from asl_reference.board.places import Piece
from asl_reference.board.position import AFVS, Position
from asl_reference.board.water import depression_of
from asl_reference.rules.ground.a2_locations import level_of
from asl_reference.rules.los.blind import Casts, Obstacle, blocked_by
from asl_reference.rules.los.ends import LEVEL, End, half_levels
from asl_reference.rules.los.line import Line, met_at
from asl_reference.rules.los.path import Crossing, Through
from asl_reference.rules.los.terrain import (
    ORCHARDS,
    base_of,
    height_of,
    hindrance_of,
    obstacle_height,
)

HINDRANCE_LIMIT = 6
"""A sum of Hindrances that blocks LOS (A6.7)."""
SMOKE_HEIGHT = 2 * LEVEL
"""SMOKE rises two levels above its base (A24.4)."""
OUT_OF_SMOKE = 1
"""Added to fire that leaves, or stays within, a SMOKE hex (A24.8)."""


UNRULED = {"blaze": "LOS through a blaze (B25)", "glider": "LOS past a glider (E8)"}
"""Counters for which no rule here says how they affect a LOS through or into their hex."""
LOW_VISIBILITY = frozenset({"rain", "heavy_rain", "falling_snow"})
"""Weather for whose Hindrance no rule is here; it does not block LOS by itself."""


class Hindrance(NamedTuple):
    """One Hindrance: where, of what, and its DRM."""

    hexes: tuple[str, ...]
    """One hex, or the two beside a hexspine."""
    what: str
    drm: int

    @property
    def place(self) -> str:
        return "-".join(self.hexes)


@clause("B16.2", "B27.2", "B26.2")
def hindrances(line: Line, *, along_depression: bool) -> tuple[Hindrance, ...]:
    """All Hindrances to the LOS: of terrain one at each range, others each for itself.

    Entrenchments and Wire are none (27.2, 26.2).
    """
    terrain = _one_at_each_range(line, _terrain(line, along_depression=along_depression))
    smoke = _one_at_each_range(line, _smoke(line)) if is_smoky(line.position) else ()
    standing = _standing(line.position)
    return (*terrain, *smoke, *(_vehicles(line, standing) if standing else ()))


@clause("A6.7")
def known_in_weather(position: Position) -> None:
    """Raises Beyond if the weather hinders LOS: no rule here says by how much."""
    if position.weather in LOW_VISIBILITY:
        raise Beyond(f"the Hindrance of LOS in {position.weather.replace('_', ' ')} (E3)")


def _one_at_each_range(line: Line, met: Iterable[Hindrance]) -> tuple[Hindrance, ...]:
    """Two hexes at one range, as on either side of a hexspine always, hinder as the worse one (A6.7).

    Counted from either end the LOS is the same one (A6.5): where ranges differ the lesser sum holds.
    """
    found = tuple(met)
    if len(found) <= 1:
        return found
    return min((_worst_by_range(found, end) for end in (line.start, line.end)), key=_total)


def _worst_by_range(met: tuple[Hindrance, ...], end: End) -> tuple[Hindrance, ...]:
    by_range: dict[int, Hindrance] = {}
    for one in met:
        first, *_ = one.hexes
        away = distance(end.hex, first)
        if away not in by_range or by_range[away].drm < one.drm:
            by_range[away] = one
    return tuple(by_range.values())


def _total(found: tuple[Hindrance, ...]) -> int:
    return sum(one.drm for one in found)


def blocking_total(found: tuple[Hindrance, ...]) -> Hindrance | None:
    """The Hindrance that makes the total +6 or more, if any."""
    total = 0
    for one in found:
        total += one.drm
        if total >= HINDRANCE_LIMIT:
            return one
    return None


def _terrain(line: Line, *, along_depression: bool) -> Iterator[Hindrance]:
    for touch in line.path:
        for hexes in met_at(line, touch):
            drm = min(
                0 if line.owns(name) else _drm(line, name, along_depression=along_depression)
                for name in hexes
            )
            if drm:
                first, *_ = hexes
                yield Hindrance(hexes, line.position.hex(first).terrain.replace("_", " "), drm)


@clause("B16.2")
def _drm(line: Line, name: str, *, along_depression: bool) -> int:
    """What the terrain of a hex adds: only to a LOS at its own level (A6.7). [EXC: orchards]"""
    ground = line.position.hex(name)
    base, drm = base_of(ground, along_depression=along_depression), hindrance_of(line.position, name)
    if ground.terrain in ORCHARDS:
        return drm if _orchard_hinders(line, name, base, base + height_of(ground)) else 0
    if not line.low == line.high == base:
        return 0
    # An obstacle on one side of the thread and a Hindrance on the other: it hinders, it does not block.
    return drm or int(bool(obstacle_height(line, name)))


def _orchard_hinders(line: Line, name: str, base: int, top: int) -> bool:
    """An orchard hinders a LOS at any height within it, and out of season one from above its base (B14.2).

    [EXC: from more than a level above, only the orchard next to the lower unit does.]
    """
    if line.low == line.high:
        return base <= line.low < top
    if in_season(line.position, line.position.hex(name).terrain) or line.low >= top:
        return False
    lower = line.end.hex if line.higher_hex == line.start.hex else line.start.hex
    above = line.high - base
    return above > 0 and (above <= LEVEL or distance(name, lower) == 1)


def _smoke(line: Line) -> Iterator[Hindrance]:
    """SMOKE hinders in every hex that the LOS touches, those of its ends included (A24.2).

    It fills its hex to hexsides and vertices, as Inherent Terrain does (B.6).
    """
    hexes = [name for t in line.path if not isinstance(t, Crossing) for name in t.hexes]
    for name in dict.fromkeys((line.start.hex, *hexes, line.end.hex)):
        smoke = line.position.hex(name).smoke
        if smoke and _in_cloud(line, name):
            yield Hindrance((name,), smoke.replace("_", " "), SMOKE_HINDRANCE[smoke])


@of_board
def is_smoky(position: Position) -> bool:
    """Whether there is SMOKE on the board at all."""
    return any(ground.smoke for ground in position.hexes.values())


def _in_cloud(line: Line, name: str) -> bool:
    """Whether the LOS passes through the SMOKE, not over it nor beneath the hill that it stands on."""
    ground = line.position.hex(name)
    base, top = _base_and_top(line, name)
    if line.owns(name):
        own = line.start if name == line.start.hex else line.end
        return own.level < top
    if line.high < base and not depression_of(line.position, ground):
        return False
    cloud = Obstacle(name, "", base, top, (name,), Casts.GENERAL, clauses=())
    return blocked_by(line, cloud) is not None


def _base_and_top(line: Line, name: str) -> tuple[int, int]:
    """The levels between which SMOKE fills its hex, in half-levels; in a Depression from Crest level on."""
    base = half_levels(line.position.hex(name).level)
    return base, base + SMOKE_HEIGHT


def fire_out_of_smoke(line: Line) -> int:
    """The DRM for fire that leaves or stays within SMOKE; it is no Hindrance to the LOS itself (A24.8)."""
    start = line.start.hex
    return OUT_OF_SMOKE if line.position.hex(start).smoke and _in_cloud(line, start) else 0


class Standing(NamedTuple):
    """What stands on the board and matters to LOS."""

    hulls: frozenset[tuple[str, int]]
    """Hexes with an AFV or wreck, each with its level: the ground's, or the bridge's."""
    unruled: Mapping[str, str]
    """By hex: what makes a LOS undecided, because no rule here covers it."""


def _vehicles(line: Line, standing: Standing) -> Iterator[Hindrance]:
    """An AFV or wreck in an intervening hex hinders a LOS at its level, once a hex (D9.4)."""
    if standing.unruled:
        _known(line, standing.unruled)
    for touch in line.path:
        if not isinstance(touch, Through) or line.owns(touch.hex):
            continue
        if line.low == line.high and (touch.hex, line.low) in standing.hulls:
            yield Hindrance((touch.hex,), "AFV/wreck", 1)


def _known(line: Line, unruled: Mapping[str, str]) -> None:
    """Raises Beyond if the LOS meets a hex with a counter that no rule here knows in a LOS."""
    between = (name for t in line.path if not isinstance(t, Crossing) for name in t.hexes)
    for name in (*line.own, *between):
        if name in unruled:
            raise Beyond(unruled[name])


@of_position
def _standing(position: Position) -> Standing | None:
    """The hulls and other things that stand on the board; None if there are none."""
    hulls: list[Piece] = [unit for unit in position.units.values() if unit.type in AFVS]
    hulls += [counter for counter in position.counters.values() if counter.type == "wreck"]
    unruled = {one.hex: UNRULED[one.type] for one in position.counters.values() if one.type in UNRULED}
    if not hulls and not unruled:
        return None
    places = frozenset((hull.hex, half_levels(level_of(position, hull))) for hull in hulls)
    return Standing(places, unruled)
