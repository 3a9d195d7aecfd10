"""The base line of a run: how many of its cases an engine passes that answers nothing."""

from __future__ import annotations

from collections.abc import Iterable

from asl_conformance.judging.judge import judge_one
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.messages import PROTOCOL_VERSION, Capabilities, Outcome
from asl_conformance.suite.case import Case

NOTHING = Outcome(answer={})
DECLARING = Capabilities(
    PROTOCOL_VERSION,
    "says-nothing",
    questions={name: answer.__struct_fields__ for name, answer in ANSWERS.items()},
)
"""An engine that declares every question and every field."""


def base_line(cases: Iterable[Case]) -> int:
    """How many of the cases an empty answer to every question passes."""
    return sum(passes_unanswered(case) for case in cases)


def passes_unanswered(case: Case) -> bool:
    """Whether an empty answer to every question passes the case."""
    return all(judge_one(one, case, NOTHING, DECLARING) is None for one in case.expectations)
