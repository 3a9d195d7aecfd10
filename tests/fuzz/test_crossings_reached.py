"""Which crossings the random boards reach: pairs of members that a board and its questions show.

A pair counts as reached if it would be covered with each question as a case (docs/crossings.md).
By day seventy boards must reach half of the pairs; at night six thousand reach nearly all. The pairs that no
board can show are listed, each with the reason.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from asl_conformance.cross_coverage.facts import Known
from asl_conformance.cross_coverage.table import Row, measure
from asl_conformance.fuzz.asking.everything import questions_about
from asl_conformance.fuzz.boards.boards import SMALL, TINY, numbered
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion, State
from asl_conformance.suite.case import Case, Expectation
from asl_conformance.suite.crossings import Cell, Crossings, load
from tests.often import NIGHT

SEED = 3
BOARDS = 6000 if NIGHT else 80
SHARE = 0.97 if NIGHT else 0.45
"""The share of the pairs that so many boards must reach."""

UNREACHED: dict[str, dict[str, str]] = {
    "place x kind": {
        "aboard/dummy": "a dummy is no unit that boards a vehicle; what is aboard is seen",
        "bypass/gun": "a Gun comes into Bypass Pushed alone, a move of two turns that no board begins with",
        "crest/gun": "Guns are set up on the ground; a crew goes to the Crest without its Gun",
        "crest/fortification": "B26.1, B27.1: it lies on the ground, so that only its refusal shows the pair",
        "sewer/fortification": "B26.1: none lies in a sewer, so that only its refusal shows the pair",
    },
}
"""Pairs that no board shows, with the reason. Cases show them by a refusal or by several actions."""


@cache
def lists() -> Crossings:
    found = load()
    pairs = tuple(one for one in found.crossing if len(one.lists) == 2)
    return msgspec.structs.replace(found, crossing=pairs)


def case(
    position: Position, question: AnyQuestion, *paths: tuple[str, ...], played: tuple[AnyAction, ...]
) -> Case:
    """The question as a case with one expectation for each path."""
    op = "legal" if played else "is"
    expectations = tuple(Expectation("", path=path, op=op) for path in paths or ((),))  # type: ignore[arg-type]  # both are operators
    return Case("board", "", (), (), "", 0, position, (question,), expectations, actions=played)


def known(number: int) -> Iterator[Known]:
    """Every question about a board as a case; every announced action as one that is played."""
    board = numbered(SEED, number, TINY if number % 2 else SMALL, "crossings")
    position = msgspec.convert(board, Position)
    for question in questions_about(board):
        asked: AnyQuestion = msgspec.convert(question, AnyQuestion)  # type: ignore[arg-type]  # a union of types
        paths = [(part, key) for part in ("units", "counters") for key in board.get(part, {})]
        about = paths if question["ask"] == "state" else []
        yield Known(case(position, asked, *about, played=()), {}, {})
        if question["ask"] == "may":
            action: AnyAction = msgspec.convert(question["action"], AnyAction)  # type: ignore[arg-type]
            yield Known(case(position, State(), played=(action,)), {}, {})


@cache
def rows() -> tuple[Row, ...]:
    return measure(lists(), (one for number in range(BOARDS) for one in known(number)))


def missing() -> dict[str, set[Cell]]:
    return {row.crossing.id: set(row.missing) for row in rows()}


def test_the_boards_reach_most_pairs() -> None:
    due = sum(len(row.held) for row in rows())
    unreached = sum(len(cells) for cells in missing().values())
    assert due - unreached >= due * SHARE, f"{due - unreached} of {due} pairs on {BOARDS} boards"


def test_what_is_named_as_out_of_reach_is() -> None:
    named = {(row, tuple(cell.split("/"))) for row, cells in UNREACHED.items() for cell in cells}
    found = {(row, cell) for row, cells in missing().items() for cell in cells}
    assert named <= found


def test_each_reason_says_something() -> None:
    assert all(len(why.split()) >= 5 for cells in UNREACHED.values() for why in cells.values())
