"""Engines with one mistake each, as ``python:`` objects for the command line."""

from __future__ import annotations

from typing import Any

from .asking import Json, Twisted, sees_through_walls


def takes_brush_for_woods(position: Json, question: Json, answer: Json) -> None:
    """Brush counts as woods, as terrain and as TEM of the target."""
    if question["ask"] == "terrain" and answer.get("type") == "brush":
        answer.update(type="woods", tem=1)
    if question["ask"] == "attack":
        for target in answer.get("targets", {}).values():
            target["tem"] = target.get("tem", 0) + 1


class SeesThroughWalls(Twisted):
    """No wall blocks a LOS."""

    def __init__(self) -> None:
        super().__init__(sees_through_walls)

    def initialize(self, params: Any, /) -> Any:
        return {**super().initialize(params), "name": "sees-through-walls"}


class TakesBrushForWoods(Twisted):
    """Brush counts as woods."""

    def __init__(self) -> None:
        super().__init__(takes_brush_for_woods)

    def initialize(self, params: Any, /) -> Any:
        return {**super().initialize(params), "name": "takes-brush-for-woods"}
