"""On random boards, too, an answer differs between editions only because of an erratum."""

from functools import cache

import msgspec

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import open_engine
from asl_conformance.fuzz.asking.questions import comparable
from asl_conformance.fuzz.asking.switched import asked_about, moved_on, of_editions
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Outcomes
from asl_conformance.report.errata import Moved, compact
from asl_conformance.suite.editions import switches
from asl_reference.board import reading
from tests.often import often

BOARDS = often(15, 1250)
BY_HAND = often(1)
"""Boards with moved answers; every question about them is asked under every edition."""


@cache
def moved() -> tuple[Moved, ...]:
    """The answers that differ between the editions on these boards."""
    with open_engine("reference") as engine:
        settings = of_editions(known := engine.start(), "older", "current")
        return tuple(moved_on(engine, known, range(BOARDS), 1, settings))


def test_what_moves_from_older_to_current_is_moved_by_one_erratum_alone() -> None:
    assert [m for m in moved() if not m.errata] == []
    assert len({erratum for m in moved() for erratum in m.errata}) >= 2


def test_the_same_edition_moves_nothing() -> None:
    with open_engine("reference") as engine:
        known = engine.start()
        assert list(moved_on(engine, known, range(10), 1, of_editions(known, "current", "current"))) == []


def test_it_is_what_every_question_under_every_edition_says() -> None:
    with open_engine("reference") as engine:
        known = engine.start()
        settings = of_editions(known, "older", "current")
        first = dict.fromkeys(m.board for m in moved())
        for board in list(first)[:BY_HAND]:
            found = moved_on(engine, known, range(board, board + 1), 1, settings)
            moves = {(m.question, compact(m.before), compact(m.after), m.errata) for m in found}
            assert moves == by_hand(engine, known, board)


def by_hand(engine: Engine, known: Capabilities, board: int) -> set[tuple[str, str, str, tuple[str, ...]]]:
    """The answers that differ on a board, and their errata, with empty caches for each edition."""
    position, questions = asked_about(1, board, known)

    def said(edition: str) -> list[str]:
        reading.forget()
        params = {"edition": edition, "position": position, "questions": questions}
        ((_, reply),) = engine.evaluate_many([("", params)])
        assert isinstance(reply, Outcomes)
        outcomes = zip(questions, map(msgspec.to_builtins, reply.outcomes), strict=True)
        return [compact(comparable(question, outcome, known.questions)) for question, outcome in outcomes]

    older, current = said("older"), said("current")
    alone = {e: (said(f"older+{e}"), said(f"current-{e}")) for e in switches()}
    return {
        (
            compact(question),
            older[i],
            current[i],
            tuple(
                e
                for e, (with_it, without) in alone.items()
                if with_it[i] != older[i] or without[i] != current[i]
            ),
        )
        for i, question in enumerate(questions)
        if older[i] != current[i]
    }
