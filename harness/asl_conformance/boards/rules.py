"""Scenario rules that change a board: one terrain for another, one level for another, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from asl_conformance.boards.archive import Grid
from asl_conformance.boards.limits import BadArchive
from asl_conformance.boards.metadata import Rule, SharedMetadata

LEVELS = range(-10, 20)


def changed(grid: Grid, shared: SharedMetadata, names: Sequence[str]) -> Grid:
    """The grid with these rules of VASL's applied, in that order; raises BadArchive for one it has not."""
    for name in names:
        if name not in shared.rules:
            raise BadArchive(f"{shared.file}: no LOS rule {name[:40]!r}; names are as in its LOSSSRules")
        grid = _changed(grid, shared, name, shared.rules[name])
    return grid


def _changed(grid: Grid, shared: SharedMetadata, name: str, rule: Rule) -> Grid:
    if rule.kind == "ignore":
        return grid
    if rule.kind == "terrainMap":
        before, after = (_terrain(shared, name, text) for text in (rule.before, rule.after))
        return replace(grid, terrain=_mapped(grid.terrain, {before: after}))
    if rule.kind == "elevationMap":
        before, after = (_level(shared, name, text) for text in (rule.before, rule.after))
        return replace(grid, level=_mapped(grid.level, {before % 256: after % 256}))
    raise BadArchive(
        f"{shared.file}: the rule {name} is a {rule.kind[:40]}, more than one terrain or level for another; "
        "such rules are not read: change the hexes in the board file by hand"
    )


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
