"""Which combinations of the crossings are held, by which cases, and which are missing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from asl_conformance.adapters.base import Engine
from asl_conformance.crossings.facts import Known, Subject, last_action, subjects
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.reply import Outcomes
from asl_conformance.suite import editions
from asl_conformance.suite.case import Case, plain, request_params
from asl_conformance.suite.crossings import Cell, Crossing, Crossings

KEPT = 6
"""Cases that are named for a combination; more are counted."""


class Row(Struct, frozen=True):
    """One crossing: every combination that can be, with the cases that hold it."""

    crossing: Crossing
    held: Mapping[Cell, tuple[str, ...]]
    belied: Mapping[Cell, str] = {}
    """Combinations that the data say cannot be, each with a case that has it."""

    @property
    def missing(self) -> list[Cell]:
        """Combinations that no passing case holds, in the order of the lists."""
        return [cell for cell, cases in self.held.items() if not cases]


def measure(lists: Crossings, known: Iterable[Known]) -> tuple[Row, ...]:
    """The table of these cases, each of which has passed."""
    found: dict[str, dict[Cell, dict[str, None]]] = {
        one.id: {cell: {} for cell in lists.cells(one)} for one in lists.crossing
    }
    belied: dict[str, dict[Cell, str]] = {one.id: {} for one in lists.crossing}
    had: dict[Subject, list[tuple[str, Cell]]] = {}  # many cases speak of the same piece
    for one in known:
        for subject in subjects(one, lists):
            if subject not in had:
                had[subject] = [(c.id, cell) for c in lists.crossing for cell in _cells(lists, c, subject)]
            for name, cell in had[subject]:
                if cell in found[name]:
                    found[name][cell][one.case.id] = None
                else:
                    belied[name].setdefault(cell, one.case.id)
    return tuple(
        Row(one, {cell: tuple(cases) for cell, cases in found[one.id].items()}, belied[one.id])
        for one in lists.crossing
    )


def _cells(lists: Crossings, crossing: Crossing, subject: Subject) -> Iterator[Cell]:
    """The combinations of a crossing that one piece has."""
    if crossing.role and subject.role != crossing.role:
        return
    by_list: dict[str, set[str]] = {}
    for member in subject.members:
        name, _, word = member.partition(":")
        by_list.setdefault(name, set()).add(word)
    had = [
        {met for word in by_list.get(name, ()) if (met := lists.meets(crossing, name, word))}
        for name in crossing.lists
    ]
    yield from product(*had)


def known_cases(cases: Sequence[Case], engine: Engine) -> Iterator[Known]:
    """The cases that the engine passes, with the boards before the last action and after it.

    Each is asked in the first edition in which it applies.
    """
    capabilities = engine.start()
    left = {case.id: case for case in cases}
    for edition in editions.BASES:
        due = {key: case for key, case in left.items() if editions.applies(case, edition)}
        left = {key: case for key, case in left.items() if key not in due}
        passed = {
            key
            for key, reply in engine.evaluate_many((k, request_params(c, edition)) for k, c in due.items())
            if judge(due[key], reply, capabilities).kind == "pass"
        }
        boards = dict(engine.evaluate_many(_boards(due, passed, edition)))
        for key in due:
            if key in passed:
                yield Known(due[key], _state(boards.get(f"{key} b")), _state(boards.get(f"{key} a")))


def _boards(due: Mapping[str, Case], passed: set[str], edition: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Requests for the state before and after the last action of the cases that passed."""
    for key in passed:
        case, at = due[key], last_action(due[key])
        refused = any(e.op == "illegal" for e in case.expectations)
        for mark, count in (("b", at), ("a", at if refused else at + 1)):
            if count > 0:
                yield (
                    f"{key} {mark}",
                    {
                        "edition": edition,
                        "position": plain(case.position),
                        "actions": plain(case.actions[:count]),
                        "questions": [{"ask": "state"}],
                    },
                )


def _state(reply: Any) -> Mapping[str, Any]:
    if not isinstance(reply, Outcomes) or reply.outcomes[0].answer is UNSET:
        return {}
    found: Mapping[str, Any] = msgspec.to_builtins(reply.outcomes[0].answer)
    return found
