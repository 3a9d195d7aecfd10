"""The water of a hex, how deep it is, and the Depression that it leaves (B16.6, B20.4, B21)."""

from __future__ import annotations

from typing import NamedTuple

from asl_reference.board.position import Hex, Number, Position


class Water(NamedTuple):
    """The water of a hex: stream, river, canal, pond ("water") or marsh, and its depth, empty if not told."""

    body: str
    depth: str


def water_of(position: Position, ground: Hex) -> Water:
    """The water of the hex, with its own depth, else that of the board; a stream without either is dry."""
    depth = ground.water or position.water
    if ground.depression == "stream":
        return Water("stream", depth or "dry")
    if ground.depression == "canal":
        return Water("canal", depth)
    if ground.terrain in ("river", "canal", "water"):
        return Water(ground.terrain, depth)
    return Water("marsh" if ground.terrain in ("marsh", "mudflat") else "", depth)


def depression_of(position: Position, ground: Hex) -> str:
    """The Depression in the hex; a stream in flood is none, for its water fills it (B20.44)."""
    if ground.depression == "stream" and water_of(position, ground).depth == "flooded":
        return ""
    return ground.depression


def bottom(position: Position, ground: Hex) -> Number:
    """Level of the ground Location: one below the Crest level in a Depression (B20)."""
    return ground.level - 1 if ground.depression and depression_of(position, ground) else ground.level
