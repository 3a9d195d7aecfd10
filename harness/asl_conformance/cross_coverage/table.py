"""Which combinations of the crossings are covered, by which cases, and which are missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from asl_conformance.adapters.base import Engine
from asl_conformance.cross_coverage.facts import Known, State, Subject, last_action, subjects
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.reply import Outcomes, Reply
from asl_conformance.suite import editions
from asl_conformance.suite.case import Case, plain, request_params
from asl_conformance.suite.crossings import Cell, Crossing, Crossings

KEPT = 6
"""Most cases named for a combination; the others are counted."""


class Row(Struct, frozen=True):
    """One crossing: every possible combination, with the cases that cover it."""

    crossing: Crossing
    held: Mapping[Cell, tuple[str, ...]]
    belied: Mapping[Cell, str] = {}
    """Combinations that the data call impossible, each with a case that has it."""

    @property
    def missing(self) -> list[Cell]:
        """Combinations that no passing case covers, in the order of the lists."""
        return [cell for cell, cases in self.held.items() if not cases]


def measure(lists: Crossings, known: Iterable[Known]) -> tuple[Row, ...]:
    """The table of these cases, each of which has passed."""
    found: dict[str, dict[Cell, dict[str, None]]] = {
        one.id: {cell: {} for cell in lists.cells(one)} for one in lists.crossing
    }
    belied: dict[str, dict[Cell, str]] = {one.id: {} for one in lists.crossing}
    had: dict[Subject, list[tuple[str, Cell]]] = {}  # many cases are about the same piece
    for one in known:
        for subject in subjects(one, lists):
            if subject not in had:
                had[subject] = [*_cells(lists, subject)]
            for name, cell in had[subject]:
                if cell in found[name]:
                    found[name][cell][one.case.id] = None
                else:
                    belied[name].setdefault(cell, one.case.id)
    return tuple(
        Row(one, {cell: tuple(cases) for cell, cases in found[one.id].items()}, belied[one.id])
        for one in lists.crossing
    )


def _cells(lists: Crossings, subject: Subject) -> Iterator[tuple[str, Cell]]:
    """The combinations that one piece has, each with its crossing."""
    by_list: dict[str, set[str]] = {}
    for member in subject.members:
        name, _, word = member.partition(":")
        by_list.setdefault(name, set()).add(word)
    for crossing in lists.crossing:
        if crossing.role not in ("", subject.role) or not by_list.keys() >= {*crossing.lists}:
            continue
        had = (
            {met for word in by_list[name] if (met := lists.meets(crossing, name, word))}
            for name in crossing.lists
        )
        for cell in product(*had):
            yield crossing.id, cell


def known_cases(cases: Sequence[Case], engine: Engine) -> Iterator[Known]:
    """The cases that the engine passes, with the boards before the last action and after it.

    Each is asked in the first edition in which it applies; a board is asked for only when it is used.
    """
    capabilities = engine.start()
    states: dict[bytes, State] = {}
    left = {case.id: case for case in cases}
    for edition in editions.BASES:
        due = {key: case for key, case in left.items() if editions.applies(case, edition)}
        left = {key: case for key, case in left.items() if key not in due}
        for case in due.values():
            reply = engine.evaluate(request_params(case, edition))
            if judge(case, reply, capabilities).kind == "pass":
                at = last_action(case)
                refused = any(e.op == "illegal" for e in case.expectations)
                before = _Board(engine, states, case, edition, at)
                after = before if refused else _Board(engine, states, case, edition, at + 1)
                yield Known(case, before, after)


class _Board(Mapping[str, Any]):
    """The state of a case after a number of its actions, asked for at first use."""

    def __init__(
        self, engine: Engine, states: dict[bytes, State], case: Case, edition: str, count: int
    ) -> None:
        """``states``: the engine's states by request, because many cases have the same board."""
        self._engine, self._states = engine, states
        self._case, self._edition, self._count = case, edition, count

    @cached_property
    def _state(self) -> State:
        if self._count <= 0:
            return {}
        asked = {
            "edition": self._edition,
            "position": plain(self._case.position),
            "actions": plain(self._case.actions[: self._count]),
            "questions": [{"ask": "state"}],
        }
        key = msgspec.json.encode(asked)
        if key not in self._states:
            self._states[key] = _answer(self._engine.evaluate(asked))
        return self._states[key]

    def __getitem__(self, key: str) -> Any:
        return self._state[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._state)

    def __len__(self) -> int:
        return len(self._state)


def _answer(reply: Reply) -> State:
    if not isinstance(reply, Outcomes) or reply.outcomes[0].answer is UNSET:
        return {}
    found: State = msgspec.to_builtins(reply.outcomes[0].answer)
    return found
