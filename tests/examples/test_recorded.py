"""Recorded answers are judged with the records of ``run``: of the examples and of ten wrong engines."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw, structs

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.gherkin import kept
from asl_conformance.judging.following import following
from asl_conformance.judging.runner import Run, run
from asl_conformance.results.answer_writer import AnswerWriter
from asl_conformance.results.answers import FORMAT, AnswersHeader, RecordedEngine, read
from asl_conformance.results.stream import CaseRecord, case_record, footer
from asl_conformance.suite.case import digest
from tests.examples.judging import EDITION, EXAMPLES
from tests.often import every

ENGINES = {
    "reference": "current",
    "javascript": EDITION,
    "python-object": EDITION,
    "wrong:own-wall-blocks": "current",
    "wrong:forgets-third-wall-at-a-vertex": "current",
    "wrong:entrenched-see-over-walls": "older",
    "wrong:forgets-movement-by-assault": "current",
    "wrong:forgets-wall-advantage-of-the-firer": "current",
    "wrong:forgets-rubble-against-heat": "current",
    "wrong:forgets-cave": "current",
    "wrong:forgets-sangar": "current",
    "wrong:forgets-that-choice-is-barred": "older",
    "wrong:says-nothing": "current",
}
"""Engine -> the edition in which it is asked. Ten of them are wrong."""
NEEDS = {"javascript": "node"}
CASES = kept.load_cases().all[:: every(40)]


def asked(engine: Engine, edition: str, record: AnswerWriter | None = None) -> Run:
    known = engine.start()
    hear: Mapping[str, object] = {}
    if record is not None:
        header = AnswersHeader(format=FORMAT, capabilities=Raw(msgspec.json.encode(known)), edition=edition)
        record.begin(header)
        hear = {"on_reply": record.hear}
    done = run(CASES, engine, known, edition, readings=following(known, {}, edition), **hear)  # type: ignore[arg-type]
    if record is not None:
        record.finish(done)
    return done


def records(done: Run) -> list[CaseRecord]:
    return [structs.replace(case_record(result), seconds=0.0) for result in done.results]


@pytest.mark.parametrize("name", ENGINES)
def test_recorded_answers_are_judged_as_the_engine_was(name: str, tmp_path: Path) -> None:
    if (tool := NEEDS.get(name)) and shutil.which(tool) is None:
        pytest.skip(f"the engine needs {tool}")
    file, edition = tmp_path / "answers.jsonl", ENGINES[name]
    with open_choice(choose(name, folder=EXAMPLES)) as engine:
        live = asked(engine, edition, AnswerWriter(file))
    offline = asked(RecordedEngine(read(file), {case.id: digest(case) for case in CASES}), edition)
    assert records(offline) == records(live)
    assert structs.replace(footer(offline), finished="") == structs.replace(footer(live), finished="")
