"""Scenario rules that change a board: terrain or levels for others all over it, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from asl_conformance.boards.archive import Archive, Grid
from asl_conformance.boards.limits import BadArchive
from asl_conformance.boards.metadata import Rule, SharedMetadata

LEVELS = range(-10, 20)
BARE = "Open Ground"
NO_STAIRWAYS = "NoStairwells"
_FLOORS = ("", *(f", {floors} Level" for floors in range(1, 5)))


def _each(before: str, after: str) -> dict[str, str]:
    return {f"{before}{floors}": f"{after}{floors}" for floors in _FLOORS}


STREAMS = ("Dry Stream", "Shallow Stream", "Deep Stream")
OWN: Mapping[str, Mapping[str, str]] = {
    "RowhouseBarsToBuildings": _each("Rowhouse Wall", "Stone Building"),
    "RowhouseBarsToOpenGround": {f"Rowhouse Wall{floors}": BARE for floors in _FLOORS},
    "WallsOnly": {"Hedge": "Wall"},
    "WallToCactus": {"Wall": "Cactus Hedge"},
    "HedgeToCactus": {"Hedge": "Cactus Hedge"},
    "AllStone": _each("Wooden Building", "Stone Building"),
    "AllWood": _each("Stone Building", "Wooden Building"),
    "AllPaved": {"Dirt Road": "Paved Road"},
    "AllDirt": {"Paved Road": "Dirt Road"},
    "StreamsToGullies": dict.fromkeys(STREAMS, "Gully"),
    "GulliesToStreams": {"Gully": "Shallow Stream"},
}
"""Rules that VASL has in its code, or that are nothing to its LOS, which terrain for which."""
PAINTED = frozenset({"NoRoads"})
"""Rules that are nothing to VASL's LOS and whose pictures make other hexes of a board all the same."""


class Effects(NamedTuple):
    """What scenario rules do to a board."""

    change: tuple[str, ...]
    """Those that change it."""
    nothing: tuple[str, ...]
    """Those that leave it as it is: it has none of the terrain, or they are about colours or weather."""
    pictures: tuple[str, ...]
    """Those of which the archive has a picture only."""
    unread: tuple[str, ...]
    """Those that are not read."""


def effects(archive: Archive, shared: SharedMetadata) -> Effects:
    """What each rule of VASL's metadata and of the archive does to the board."""
    metadata = archive.metadata
    known = dict.fromkeys((*shared.rules, *OWN))
    kinds: dict[str, list[str]] = {"change": [], "nothing": [], "unread": []}
    for name in sorted(known):
        kinds[_effect(archive.grid, shared, name)].append(name)
    colours = {name for name in metadata.colours if name not in known}
    pictures = (name for name in metadata.pictures if name not in known and name not in colours)
    return Effects(
        tuple(kinds["change"]),
        tuple(sorted({*kinds["nothing"], *colours})),
        tuple(sorted(pictures)),
        tuple(kinds["unread"]),
    )


def _effect(grid: Grid, shared: SharedMetadata, name: str) -> str:
    try:
        return "nothing" if changed(grid, shared, [name]) == grid else "change"
    except BadArchive:
        return "unread"


def changed(grid: Grid, shared: SharedMetadata, names: Sequence[str]) -> Grid:
    """The grid after these rules of VASL, in order; raises BadArchive for an unknown rule."""
    for name in names:
        rule = shared.rules.get(name, Rule("", "", ""))
        if name not in shared.rules and name not in OWN:
            raise BadArchive(
                f"{shared.file}: no LOS rule {name[:40]!r}; names are as in its LOSSSRules, and board rules "
                "lists them"
            )
        grid = _changed(grid, shared, name, rule)
    return grid


def _changed(grid: Grid, shared: SharedMetadata, name: str, rule: Rule) -> Grid:
    if name in OWN:
        return _terrains(grid, shared, name, OWN[name])
    if rule.kind == "ignore" and name not in PAINTED:
        return grid
    if rule.kind == "terrainMap":
        return _terrains(grid, shared, name, {rule.before: rule.after})
    if rule.kind == "elevationMap":
        before, after = (_level(shared, name, text) for text in (rule.before, rule.after))
        return replace(grid, level=_mapped(grid.level, {before % 256: after % 256}))
    if rule.kind == "terrainToElevationMap":
        code, level = _terrain(shared, name, rule.before), _level(shared, name, rule.after)
        return _where(grid, grid.terrain, code, _terrain(shared, name, BARE), level)
    if rule.kind == "elevationToTerrainMap":
        level, code = _level(shared, name, rule.before), _terrain(shared, name, rule.after)
        return _where(grid, grid.level, level % 256, code, 0)
    if name == NO_STAIRWAYS:
        return replace(grid, stairways=bytes(len(grid.stairways)))
    raise BadArchive(
        f"{shared.file}: the rule {name} paints more than one terrain or level for another; such rules are "
        "not read: change the hexes in the board file by hand"
    )


def _terrains(grid: Grid, shared: SharedMetadata, name: str, changes: Mapping[str, str]) -> Grid:
    codes = {
        _terrain(shared, name, before): _terrain(shared, name, after) for before, after in changes.items()
    }
    return replace(grid, terrain=_mapped(grid.terrain, codes))


def _where(grid: Grid, asked: bytes, byte: int, terrain: int, level: int) -> Grid:
    """The grid with this terrain and level wherever ``asked``, one of its two planes, has the byte."""
    there = int.from_bytes(asked.translate(bytes(255 * (code == byte) for code in range(256))), "big")

    def put(plane: bytes, value: int) -> bytes:
        wanted = int.from_bytes(bytes([value % 256]) * len(plane), "big")
        was = int.from_bytes(plane, "big")
        return (was ^ ((was ^ wanted) & there)).to_bytes(len(plane), "big")

    return replace(grid, terrain=put(grid.terrain, terrain), level=put(grid.level, level))


def _mapped(data: bytes, changes: Mapping[int, int]) -> bytes:
    return data.translate(bytes(changes.get(code, code) for code in range(256)))


def _terrain(shared: SharedMetadata, name: str, text: str) -> int:
    found = next((code for code, terrain in shared.terrain.items() if terrain == text), None)
    if found is None:
        raise BadArchive(f"{shared.file}: the rule {name} speaks of {text[:40]!r}, which is no terrain of it")
    return found


def _level(shared: SharedMetadata, name: str, text: str) -> int:
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) < 3 and int(text) in LEVELS:
        return int(text)
    raise BadArchive(f"{shared.file}: the rule {name} speaks of level {text[:40]!r}, which is no number")
