"""LOS Hindrances: terrain, SMOKE, vehicles and wrecks (A6.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from asl_reference.clauses import clause
from asl_reference.facts import of_board, of_position
from asl_reference.geometry import distance
from asl_reference.los.blind import Casts, Obstacle, blocked_by
from asl_reference.los.ends import LEVEL, End, half_levels
from asl_reference.los.line import Line, met_at
from asl_reference.los.path import Through
from asl_reference.los.terrain import ORCHARDS, base_of, height_of, hindrance_of, in_season, obstacle_height
from asl_reference.position import Position
from asl_reference.terrain import SMOKE_HINDRANCE

HINDRANCE_LIMIT = 6
"""Hindrances of +6 in all block a LOS (A6.7)."""
SMOKE_HEIGHT = 2 * LEVEL
"""SMOKE rises two levels above its base (A24.4)."""
OUT_OF_SMOKE = 1
"""Added to fire that leaves or stays within a SMOKE hex (A24.8)."""
AFVS = ("tank", "assault_gun", "sp_gun", "carrier", "halftrack", "armored_car")


class Hindrance(NamedTuple):
    """One Hindrance: where, of what, and its DRM."""

    place: str
    what: str
    drm: int


@clause("B16.2", "B27.2", "B26.2")
def hindrances(line: Line, along_depression: bool) -> tuple[Hindrance, ...]:
    """All Hindrances to the LOS: of terrain the largest at each range, others each for itself.

    Entrenchments and Wire are none (27.2, 26.2).
    """
    met = tuple(dict.fromkeys(_terrain(line, along_depression)))
    if not met:
        return (*_smoke(line), *_vehicles(line))
    # Counted from either end the LOS is the same one (A6.5): where ranges differ the lesser sum holds.
    from_each_end = (_largest_at_each_range(met, end) for end in (line.start, line.end))
    counts = [_orchards_seen_from_far_above(line, found) for found in from_each_end]
    terrain = min(counts, key=lambda found: sum(one.drm for one in found))
    return (*terrain, *_smoke(line), *_vehicles(line))


def _largest_at_each_range(met: tuple[Hindrance, ...], end: End) -> tuple[Hindrance, ...]:
    """Two hexes at one range, as on either side of a hexspine, hinder no more than one (A6.7)."""
    by_range: dict[int, Hindrance] = {}
    for one in met:
        at = min(distance(end.hex, h) for h in one.place.split("-"))
        if at not in by_range or by_range[at].drm < one.drm:
            by_range[at] = one
    return tuple(by_range.values())


def blocking_total(found: tuple[Hindrance, ...]) -> Hindrance | None:
    """The Hindrance that makes the total +6 or more, if any."""
    total = 0
    for one in found:
        total += one.drm
        if total >= HINDRANCE_LIMIT:
            return one
    return None


def _terrain(line: Line, along_depression: bool) -> Iterator[Hindrance]:
    for touch in line.path if line.position.hexes else ():
        for hexes, _ in met_at(line, touch):
            drm = min(0 if line.owns(name) else _drm(line, name, along_depression) for name in hexes)
            if drm:
                what = line.position.hex(hexes[0]).terrain.replace("_", " ")
                yield Hindrance("-".join(hexes), what, drm)


@clause("B16.2")
def _drm(line: Line, name: str, along_depression: bool) -> int:
    """What the terrain of a hex adds: only to a LOS at its own level (A6.7).

    [EXC: an orchard hinders a LOS at any height within it; out of season it also hinders a LOS
    from above its base level (B14.2).]
    """
    ground = line.position.hex(name)
    base, drm = base_of(ground, along_depression), hindrance_of(line.position, name)
    level = line.start.level == line.end.level
    if ground.terrain in ORCHARDS:
        if level:
            return drm if base <= line.high < base + height_of(ground) else 0
        return 0 if in_season(line.position, ground.terrain) or line.low >= base + height_of(ground) else drm
    if not level or line.high != base:
        return 0
    # An obstacle on one side of the thread and a Hindrance on the other: it hinders, it does not block.
    return drm or int(bool(obstacle_height(line, name)))


def _orchards_seen_from_far_above(line: Line, found: tuple[Hindrance, ...]) -> tuple[Hindrance, ...]:
    """Out of season, more than a level above, only the orchard next to the lower unit hinders (B14.2)."""
    if line.start.level == line.end.level:
        return found
    lower = line.end.hex if line.higher_hex == line.start.hex else line.start.hex
    kept: list[Hindrance] = []
    for one in found:
        name = one.place.split("-")[0]
        far_above = line.high - half_levels(line.position.hex(name).level) > LEVEL
        orchard = one.what == "orchard" and far_above
        already = any(k.what == "orchard" for k in kept)
        if not orchard or (distance(name, lower) == 1 and not already):
            kept.append(one)
    return tuple(kept)


def _smoke(line: Line) -> Iterator[Hindrance]:
    """SMOKE hinders in every hex of the LOS, those of its ends included (A24.2)."""
    if not is_smoky(line.position):
        return
    hexes = [t.hex for t in line.path if isinstance(t, Through)]
    for name in dict.fromkeys((line.start.hex, *hexes, line.end.hex)):
        smoke = line.position.hex(name).smoke
        if smoke and _in_cloud(line, name):
            yield Hindrance(name, smoke.replace("_", " "), SMOKE_HINDRANCE[smoke])


@of_board
def is_smoky(position: Position) -> bool:
    """Whether there is SMOKE on the board at all."""
    return any(ground.smoke for ground in position.hexes.values())


def _in_cloud(line: Line, name: str) -> bool:
    """Whether the LOS passes through the SMOKE and not over it."""
    base = half_levels(line.position.hex(name).level)
    if line.owns(name):
        own = line.start if name == line.start.hex else line.end
        return own.level < base + SMOKE_HEIGHT
    cloud = Obstacle(name, "SMOKE", base, base + SMOKE_HEIGHT, (name,), Casts.GENERAL, "A24.4")
    return blocked_by(line, cloud) is not None


def fire_out_of_smoke(line: Line) -> int:
    """The DRM for fire that leaves or stays within SMOKE; it is no Hindrance to the LOS itself (A24.8)."""
    return OUT_OF_SMOKE if line.position.hex(line.start.hex).smoke else 0


def _vehicles(line: Line) -> Iterator[Hindrance]:
    """An AFV or wreck in an intervening hex hinders a LOS at its level, once a hex (D9.4)."""
    standing = _hulls(line.position) if line.start.level == line.end.level else {}
    for touch in line.path if standing else ():
        if isinstance(touch, Through) and not line.owns(touch.hex) and line.high == standing.get(touch.hex):
            yield Hindrance(touch.hex, "AFV/wreck", 1)


@of_position
def _hulls(position: Position) -> dict[str, int]:
    """Hexes with an AFV or wreck, with the level it stands on."""
    at = [u.hex for u in position.units.values() if u.type in AFVS]
    at += [c.hex for c in position.counters.values() if c.type == "wreck"]
    return {name: base_of(position.hex(name), bool(position.hex(name).depression)) for name in at}
