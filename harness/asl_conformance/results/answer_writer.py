"""Writes recorded answers: ``FILE.part`` while a run lasts, ``FILE`` when it has ended.

As with results, an older ``FILE`` is ``FILE.old`` meanwhile, so that it cannot be taken for one of this run.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path

import msgspec

from asl_conformance.judging.runner import Run
from asl_conformance.protocol.messages import EvaluateResult
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.results.answers import Answered, AnswersEnd, AnswersHeader, AnyAnswer
from asl_conformance.results.lines import harmless
from asl_conformance.results.stream import ResultsUnwritable, part_of, sibling
from asl_conformance.results.writing import refuse_own
from asl_conformance.suite.case import Case, digest

_encode = msgspec.json.Encoder().encode


class AnswerWriter:
    """Writes one file of recorded answers; if that fails later, the run goes on without it."""

    def __init__(self, path: Path, warn: Callable[[str], None] = lambda text: None) -> None:
        """Raises ResultsUnwritable if the file cannot be made."""
        self.path, self._warn, self._begun = path, warn, False
        refuse_own(path)
        self.failed = ""
        """Why the file could not be written; empty if it could."""
        try:
            self._whole = path.resolve()
            if self._whole.exists() and not self._whole.is_file():
                raise OSError("it is no regular file")
            self._file = part_of(self._whole).open("wb")
            if self._whole.exists():
                self._whole.replace(sibling(self._whole, ".old"))
        except (OSError, RuntimeError) as error:  # circular links are a RuntimeError
            raise ResultsUnwritable(self._problem(error)) from error

    def begin(self, header: AnswersHeader) -> None:
        """Write the header."""
        self._begun = True
        self._write(header)

    def hear(self, case: Case, reply: Reply) -> None:
        """Write the reply to that case."""
        self._write(_answer(case, reply))

    def finish(self, done: Run) -> None:
        """Write how the run ended, and give the file its name."""
        self._write(AnswersEnd(done.stopped, done.cost, done.max_restarts))
        if self.failed:
            return
        try:
            self._file.close()  # an open file cannot be renamed on Windows
            sibling(self._whole, ".old").unlink(missing_ok=True)
            part_of(self._whole).replace(self._whole)
        except OSError as error:
            self._fail(error)

    def close(self) -> None:
        """Close the file. Without its end it stays as ``FILE.part``; an empty one is removed."""
        with contextlib.suppress(OSError):
            self._file.close()
            if not self._begun:
                part_of(self._whole).unlink(missing_ok=True)

    def _write(self, record: AnyAnswer) -> None:
        if self.failed:
            return
        try:
            self._file.write(harmless(_encode(record)) + b"\n")
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        self.failed = self._problem(error)
        self._warn(f"{self.failed}; the run goes on, and its answers are not recorded")

    def _problem(self, error: OSError | RuntimeError) -> str:
        return f"cannot write {self.path}: {getattr(error, 'strerror', None) or error}"


def _answer(case: Case, reply: Reply) -> Answered:
    if isinstance(reply, Failure):
        return Answered(case=case.id, digest=digest(case), failure=reply.kind, text=reply.text)
    return Answered(
        case=case.id, digest=digest(case), result=msgspec.Raw(_encode(EvaluateResult(reply.outcomes)))
    )
