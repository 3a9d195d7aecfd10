"""A session of ``judge``: recorded answers in the place of an engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from asl_conformance.adapters.choose import Choice
from asl_conformance.adapters.limits import RESTARTS
from asl_conformance.cli.running import Session
from asl_conformance.results.answers import Answers
from asl_conformance.results.expected import Entry
from asl_conformance.suite.case import Case, Suite


class RecordedSession(Session):
    """A recording that is judged as its engine was. Nothing is asked, and no time is measured."""

    asks = False

    def __init__(
        self,
        name: str,
        answers: Answers,
        cases: Sequence[Case],
        suite: Suite,
        known: Mapping[str, Entry],
        selection: str,
    ) -> None:
        head, end = answers.header, answers.end
        super().__init__(name, Choice(""), head.edition, cases, suite, known, head.readings, selection)
        self.max_restarts = RESTARTS if end is None else end.max_restarts
        """The restarts that the run allowed."""

    @property
    def command(self) -> list[str]:
        return ["asl-conformance", "judge", self.name]
