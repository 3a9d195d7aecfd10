"""LOS as the reference engine sees it: from a hex over the whole board, or one line over drawn artwork.

Functions of the engine are called by their modules, so that a rule that was broken on purpose shows here too.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from asl_reference.base import decode as decoding
from asl_reference.base import editions
from asl_reference.board.position import Hex, Position
from asl_reference.rules.los import ends as sight_ends
from asl_reference.rules.los import sight as sights
from asl_reference.sweep import views

REACH = 12
"""Range of ``seen_from`` in hexes."""


def seen_from(
    position: Mapping[str, Any], edition: str, ends: Mapping[str, Any] | None = None, reach: int = REACH
) -> Callable[[str], dict[str, int]]:
    """LOS by the whole board: a function from a hex to the hexes seen from it, with their Hindrance.

    It gives the same as the ``los`` question about two hexes, for hexes up to ``reach`` apart, but far
    faster. ``ends`` is a position with the ground that viewers and targets stand on, if that differs.
    """
    stood_on = Position.from_json(ends) if ends is not None else None
    board = views.LosBoard(editions.rules_for(edition), Position.from_json(position), reach, stood_on)

    def look(viewer: str) -> dict[str, int]:
        return board.view(viewer).seen()

    return look


Sighted = Callable[[str, str, Mapping[str, Any], Collection[str]], tuple[int | None, str]]


def sight_on(position: Mapping[str, Any], edition: str) -> Sighted:
    """A function that judges one LOS on a board whose artwork is given line by line.

    It takes viewer, target, the fields of the hexes on the way and their hexsides; it returns the
    Hindrance, or None if the LOS is blocked, and why.
    """
    rules, whole = editions.rules_for(edition), Position.from_json(position)
    known: dict[tuple[tuple[str, Any], ...], Hex] = {}

    def hex_of(fields: Mapping[str, Any]) -> Hex:
        key = tuple(fields.items())
        if key not in known:
            known[key] = decoding.decode(Hex, dict(fields), "hex")
        return known[key]

    def look(
        viewer: str, target: str, hexes: Mapping[str, Any], sides: Collection[str]
    ) -> tuple[int | None, str]:
        ground = {name: hex_of(fields) for name, fields in hexes.items()}
        board = Position(hexes=ground, hexsides={name: whole.hexsides[name] for name in sides})
        seen = sights.sight(
            rules, board, sight_ends.end_of_hex(board, viewer), sight_ends.end_of_hex(board, target)
        )
        return (seen.hindrance if seen.clear else None), f"{', '.join(seen.clauses)}: {seen.why}"

    return look
