"""Goes through a family of small boards instead of random ones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from asl_conformance.fuzz.asking.ask import Asker, EngineFailed, Json
from asl_conformance.fuzz.asking.differential import Difference
from asl_conformance.fuzz.boards.ground import Ground
from asl_conformance.fuzz.families.every import FAMILIES
from asl_conformance.fuzz.families.family import SHARE, Part
from asl_conformance.fuzz.finding.hunt import Hunt, Sighting, differences
from asl_conformance.fuzz.invariants.check import Invariant, Violation


class FamilyHunt(Hunt):
    """A hunt on the boards of the family ``theme``: its rules, and its questions to the reference."""

    def __init__(
        self,
        engine: Asker,
        reference: Asker | None,
        seed: int,
        checks: Sequence[Invariant] = (),
        theme: str = "",
        ground: Ground | None = None,
    ) -> None:
        self.family = FAMILIES[theme]
        super().__init__(engine, reference, seed, checks or self.family.checks(), theme, ground)

    def board(self, number: int) -> tuple[Json, str]:
        """The family's board of that number."""
        return self.family.at(number), self.theme

    def _can_be(self, _: Json, /) -> bool:
        """A family's board may lose anything: nothing on it is there for something else."""
        return True

    def look(self, number: int) -> Iterator[Sighting]:
        """The faults on the board of that number; one board in ``SHARE`` is asked with its images."""
        position, _ = self.board(number)
        try:
            for name, _ in self._violations(number, position):
                yield Sighting(number, "invariant", (name,))
        except EngineFailed as failed:
            yield Sighting(number, "failure", (failed.failure.kind,))
        if self.reference is not None:
            yield from self._agreed(number, position)

    def _violations(self, number: int, position: Json) -> Iterator[tuple[str, Violation]]:
        whole = number % SHARE == 0
        for one in self.checks:
            if one.applies(self.engine) and (whole or one.id != self.family.same):
                self.tally.checked[one.id] = self.tally.checked.get(one.id, 0) + 1
        return self.family.violations(self.engine, position, whole=whole)

    def _asked(self, _: int, position: Json, /) -> list[Json]:
        """The questions about the board itself, without actions."""
        parts = self.family.parts(self.engine, position)
        return [one for part in parts if _plain(part, position) for one in part.questions.values()]

    def _differences(self, _: int, position: Json, asked: Sequence[Json], /) -> Iterator[Difference]:
        """The differences on the board itself, and after the actions that the family does on it."""
        assert self.reference is not None
        yield from differences(self.engine, self.reference, position, asked)
        for part in self.family.parts(self.engine, position):
            if part.actions and part.position is position:
                questions = list(part.questions.values())
                yield from differences(self.engine, self.reference, position, questions, part.actions)


def _plain(part: Part, position: Json) -> bool:
    return part.position is position and not part.actions
