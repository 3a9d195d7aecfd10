"""Keeps the results of a run in its file. If the file cannot be written, the run goes on without it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence

import msgspec

from asl_conformance.adapters.base import Cost
from asl_conformance.adapters.choose import Choice
from asl_conformance.adapters.command import join
from asl_conformance.judging.runner import NO_COST, Result, Run
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.results.expected import Entry
from asl_conformance.results.stream import CostRecord, ResultsUnwritable, case_record, footer
from asl_conformance.results.writing import ResultWriter
from asl_conformance.suite.case import Case


class Keeping:
    """The results of a run on their way into its file; without a writer they are kept nowhere."""

    def __init__(
        self,
        writer: ResultWriter | None = None,
        before: Cost = NO_COST,
        warn: Callable[[str], None] = lambda text: None,
    ) -> None:
        self._writer, self._before, self._cost, self._warn = writer, before, NO_COST, warn
        self.failed = ""
        """Why the file could not be written; empty if it could."""

    def hear(self, result: Result, cost: Cost = NO_COST) -> None:
        """Write the result, and what the engine's misbehaviour has cost if that is more than before."""
        if self._writer is None or self.failed:
            return
        try:
            self._writer.write(case_record(result))
            if cost not in (NO_COST, self._cost):
                self._cost = cost
                self._writer.write(CostRecord(self._before + cost))
        except ResultsUnwritable as error:
            self._fail(error)

    def finish(self, done: Run) -> None:
        """Write the footer and give the file its name."""
        if self._writer is None or self.failed:
            return
        try:
            self._writer.finish(footer(done))
        except ResultsUnwritable as error:
            self._fail(error)

    def _fail(self, error: ResultsUnwritable) -> None:
        self.failed = str(error)
        self._warn(f"{error}; the run goes on, and its results are only printed")

    @property
    def closing(self) -> Sequence[str]:
        """Lines at the end of a run: where the results are, or why they are in no file."""
        if self._writer is None:
            return ()
        if self.failed:
            return (f"results: in no file: {self.failed}",)
        return (f"results: {self._writer.path}",)


def terms_of(
    choice: Choice,
    engine: Capabilities,
    cases: Sequence[Case],
    known: Mapping[str, Entry],
    *,
    verified: bool,
) -> dict[str, str]:
    """All that a verdict depends on and no other field of the header has, by name."""
    command = choice.command if isinstance(choice.command, str) else join(choice.command)
    return {
        "command": command,
        "declaration": _digest(engine),
        "selected cases": f"{len(cases)} ({_digest([case.id for case in cases])})",
        "timeout": f"{choice.timeout:g}",
        "memory": str(choice.memory),
        "expected failures": f"{len(known)} ({_digest(known)})" if known else "none",
        "--verify": "given" if verified else "not given",
    }


def _digest(value: object) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()[:8]
