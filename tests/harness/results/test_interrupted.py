"""A signal ends a run, before whichever line of the harness it comes: the file holds what was decided."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any

from asl_conformance.adapters.base import Engine, Params
from asl_conformance.base import ending
from asl_conformance.judging import runner
from asl_conformance.judging.runner import Run
from asl_conformance.protocol.messages import Capabilities, Outcome
from asl_conformance.protocol.reply import Outcomes, Reply
from asl_conformance.results import lines, writing
from asl_conformance.results.keeping import Keeping
from asl_conformance.results.lines import lines_of
from asl_conformance.results.reading import read_results
from asl_conformance.results.stream import CaseRecord, header
from asl_conformance.results.writing import ResultWriter
from tests.harness.sample import samples
from tests.harness.systems import posix

WATCHED = {module.__file__ for module in (lines, runner, writing)}
CASES = samples(4)


class Swapping(Engine):
    """It answers the second case before the first, and the fourth before the third."""

    def start(self) -> Capabilities:
        return Capabilities(1, "swapping", questions={"los": ("clear",)})

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        keys = [key for key, _ in requests]
        for first, second in zip(keys[::2], keys[1::2], strict=True):
            for key in (second, first):
                yield key, Outcomes((Outcome(answer={"clear": True}),))

    def close(self) -> None:
        pass


class Nth:
    """A trace function that sends this process SIGTERM before the Nth line that runs in watched modules."""

    def __init__(self, number: int) -> None:
        self.left = number

    def __call__(self, frame: FrameType, event: str, argument: object) -> Any:
        if frame.f_code.co_filename not in WATCHED:
            return None
        if event == "line":
            self.left -= 1
            if self.left == 0:
                signal.raise_signal(signal.SIGTERM)
        return self


def interrupted(path: Path, number: int) -> tuple[Run | None, bool]:
    """A run that is sent SIGTERM before line ``number``, if it came to its end; whether it was sent."""
    engine, writer, done = Swapping(), ResultWriter(path), None
    known, kept, nth, before = engine.start(), Keeping(writer), Nth(number), sys.gettrace()
    writer.begin(header(known, "current", "abc", len(CASES)))
    with ending.heeded():
        sys.settrace(nth)
        try:
            done = runner.run(CASES, engine, known, "current", kept.hear)
            kept.finish(done)
        except KeyboardInterrupt:
            pass
        finally:
            sys.settrace(before)
    writer.close()
    return done, nth.left <= 0


@posix
def test_before_whichever_line_a_run_is_interrupted_its_file_holds_what_was_decided(tmp_path: Path) -> None:
    number, sent, whole = 0, True, 0
    while sent:
        number += 1
        path = tmp_path / f"{number}.jsonl"
        done, sent = interrupted(path, number)
        if path.exists():
            assert done is not None, number
            read = read_results(path)
            assert [case.verdict for case in read.cases.values()] == [r.verdict.kind for r in done.results], (
                number
            )
            whole += 1
        elif (part := path.with_name(f"{path.name}.part")).exists():
            found = [line.record for line in lines_of(part.read_bytes(), str(number))]
            ids = [record.id for record in found if isinstance(record, CaseRecord)]
            assert len(ids) == len(set(ids)), number
    assert number > 200
    assert whole > 100
