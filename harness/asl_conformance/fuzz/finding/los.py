"""Compares only LOS, fast: from some hexes of a board to all others, an engine with the reference.

The reference answers for a whole board at once. If the engine differs, both are asked
about that single LOS, so that the reference's answer with its clauses counts.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

from asl_conformance.adapters.reference.sight import REACH, seen_from
from asl_conformance.fuzz.asking.ask import Json, hex_, los
from asl_conformance.fuzz.asking.differential import Difference
from asl_conformance.fuzz.asking.questions import sights
from asl_conformance.fuzz.boards.boards import SMALL, Size
from asl_conformance.fuzz.boards.lattice import board_names, distance
from asl_conformance.fuzz.finding.hunt import LOS, Hunt, differences

VIEWERS = 48
"""Number of viewing hexes per board; more boards find more than more hexes of one board."""


class LosHunt(Hunt):
    """A hunt for LOS differences: between hexes for the whole board, between units one by one."""

    def _size(self, number: int) -> Size:
        return SMALL

    def _asked(self, number: int, position: Json, /) -> list[Json]:
        dice = random.Random(number)
        size = self._size(number) if self.ground is None else self.ground.size
        names = board_names(size.columns, size.rows)
        units = sights({"units": position.get("units", {})}, dice, LOS)
        asked = list({str(question): question for question in units}.values())
        for viewer in dice.sample(names, VIEWERS):
            asked += _around(viewer, size)
        return asked

    def _differences(self, number: int, position: Json, asked: Sequence[Json], /) -> Iterator[Difference]:
        reference = self.reference
        assert reference is not None
        usual = not reference.readings  # the answer for a whole board follows the reference's readings
        seen = seen_from(position, self.engine.edition)
        views: dict[str, dict[str, int]] = {}
        hindered = "hindrance" in self.engine.declared("los")
        doubtful = []
        for question, outcome in zip(asked, self.engine.ask(position, asked), strict=True):
            viewer, target = question["from"].get("hex"), question["to"].get("hex")
            near = usual and viewer and target and distance(viewer, target) <= REACH
            if near and "answer" in outcome:
                if viewer not in views:
                    views[viewer] = seen(viewer)
                due, answer = views[viewer].get(target), outcome["answer"]
                if answer.get("clear") is (due is not None) and (
                    due is None or not hindered or answer.get("hindrance") == due
                ):
                    continue
            doubtful.append(question)
        yield from differences(self.engine, reference, position, doubtful)


@lru_cache(maxsize=1024)
def _around(viewer: str, size: Size) -> tuple[Json, ...]:
    """The LOS from a hex to each other that a look at the whole board reaches."""
    names = board_names(size.columns, size.rows)
    return tuple(los(hex_(viewer), hex_(name)) for name in names if 0 < distance(viewer, name) <= REACH)
