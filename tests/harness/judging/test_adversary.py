"""No wrong answer passes, and no answer fails because of something unclaimed. At night all cases."""

from __future__ import annotations

import msgspec
import pytest

from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.questions import question_name
from asl_conformance.protocol.reply import Outcomes
from tests.harness.judging.adversary import EQUIVALENT, Tried, asked, changes, tried, wrongly
from tests.often import every

NTH = 7
"""A plain run asks the judge about one of so many cases."""
KINDS = 40
"""Least number of kinds of changes."""


@pytest.fixture(scope="module")
def found() -> Tried:
    return tried(*asked("current", every(NTH)))


def test_what_is_wrong_fails_and_what_is_not_claimed_does_not_matter(found: Tried) -> None:
    assert len(found.times) >= KINDS
    wrong = {kind: [case.id for _, case, _ in those] for kind, those in wrongly(found).items()}
    assert wrong == {}


def test_a_documented_equivalence_passes(found: Tried) -> None:
    for kind in EQUIVALENT.keys() & found.times.keys():
        assert {verdict for *_, verdict in found.against[kind]} == {"pass"}
        assert len(found.against[kind]) == found.times[kind]


def test_the_adversary_keeps_to_the_protocol() -> None:
    """Its answers have the types of the protocol: other answers never reach the judge."""
    cases, replies, _ = asked("current", 4 * every(NTH))
    for case in cases:
        reply = replies[case.id]
        assert isinstance(reply, Outcomes)
        for change in changes(case, reply.outcomes):
            if change.outcome.answer is not msgspec.UNSET:
                kind = ANSWERS[question_name(case.questions[change.question])]
                msgspec.convert(change.outcome.answer, kind)
