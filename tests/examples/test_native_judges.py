"""The native tests of the starters judge as ``run`` does.

They are asked about the vectors that test a judge, about recorded answers with known failures, and about the
engine of the starter in their own process. ``test_native_recorded.py`` has more recorded answers.
"""

from __future__ import annotations

import datetime
import json
import types
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from asl_conformance.judging.judge import Verdict
from asl_conformance.results.expected import foresee, parse
from asl_conformance.starters.languages import LANGUAGES
from asl_conformance.starters.starter import starter
from scripts.judge_vectors import FILE, vectors
from tests.examples.natives import SLOW, Native, agrees, missing, recorded, run
from tests.examples.test_starters import NAME, Tools, built, claiming
from tests.often import NIGHT

WRONG = "wrong:own-wall-blocks"


@pytest.fixture(scope="module", params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    if needed := missing(request.param):
        pytest.skip(f"the native test in {LANGUAGES[request.param].title} needs {', '.join(needed)}")
    if request.param in SLOW and not NIGHT:
        pytest.skip("built at night")
    return str(request.param)


@pytest.fixture(scope="module")
def native(language: str) -> Native:
    return Native(language)


def judge_of_python() -> Any:
    module = types.ModuleType("conformance_test")
    source = starter("python", NAME)["conformance_test.py"]
    exec(compile(source, "conformance_test.py", "exec"), vars(module))
    return module.judge


def test_where_no_case_passes_it_fails_and_says_what_to_do(
    native: Native, native_vectors: Path, tmp_path: Path
) -> None:
    answers = tmp_path / "answers.jsonl"
    nothing = {"record": "answers", "format": 1, "capabilities": {"protocol": 1, "name": "nothing"}}
    nothing |= {"edition": "current", "readings": {}, "suite": ""}
    cases = (native_vectors / "clauses" / "B27.2.jsonl").read_text("utf-8").splitlines()[1:]
    said = {"outcomes": [{"unsupported": {"missing": ["a rule"]}}]}
    records = [
        {
            "record": "answer",
            "case": json.loads(one)["id"],
            "digest": json.loads(one)["digest"],
            "result": said,
        }
        for one in cases
    ]
    nothing["selected"] = [one["case"] for one in records]
    answers.write_text("".join(json.dumps(one) + "\n" for one in [nothing, *records]), "utf-8")
    done = native.output(vectors=native_vectors, answers=answers)
    assert done.returncode != 0
    assert "no case passes: declare a question" in done.stdout + done.stderr


def test_it_gives_the_verdict_and_the_reason_of_every_vector(language: str, native: Native) -> None:
    due = {one["id"]: f"{one['verdict']} {one['reason']}" for one in vectors()}
    if language == "python":
        judge = judge_of_python()
        said = {
            one["id"]: " ".join(judge(one["case"], one["reply"], one["capabilities"])) for one in vectors()
        }
    else:
        done = native.output(judge_vectors=FILE)
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        lines = [line.lstrip("# ").partition(" ") for line in done.stdout.splitlines()]
        said = {case: rest for case, _, rest in lines if case in due}
    assert said == due


def test_it_knows_the_known_failures(native: Native, native_vectors: Path, tmp_path: Path) -> None:
    answers, before = recorded(WRONG, native_vectors)
    fails = [id_ for id_, kind in before.items() if kind == "fail"]
    late, other, *known = fails
    passes = next(id_ for id_, kind in before.items() if kind == "pass")
    left_out = next(id_ for id_, kind in before.items() if kind == "not-applicable")
    lines = [
        "# known",
        "",
        *(f'"{id_}" = {{ verdict = "fail", reason = "it # has, \\"= }} in it" }} # why' for id_ in known),
    ]
    listed, every_one = tmp_path / "listed.toml", tmp_path / "all.toml"
    every_one.write_text(
        "\n".join([*lines, *(f"'{id_}' = {{ reason = 'so' }}" for id_ in fails[:2])]), "utf-8"
    )
    lines += [
        f'"{late}" = {{ reason = "due", verdict = "fail", expires = 2020-01-31 }}',
        f'"{other}" = {{ verdict = "timeout", reason = "slow", expires = 2999-01-31 }}',
        f'"{passes}" = {{ reason = "mended" }}',
        f'"{left_out}" = {{ reason = "of another edition" }}',
    ]
    listed.write_text("\n".join(lines), encoding="utf-8")
    entries, today = parse(listed.read_text(encoding="utf-8"), "listed"), datetime.date.today()
    due = {id_: foresee(Verdict(kind), entries.get(id_), today).kind for id_, kind in before.items()}
    assert Counter(due.values())["xfail"] == len(known) > 2
    assert {due[id_] for id_ in (late, other, passes, left_out)} == {"fail", "xpass", "not-applicable"}
    judged = native.judged(tmp_path / "v", vectors=native_vectors, answers=answers, expected=listed)
    agrees(judged, due, "some known failures")
    judged = native.judged(tmp_path / "v", vectors=native_vectors, answers=answers, expected=every_one)
    assert (judged.code, Counter(judged.verdicts.values())["fail"]) == (0, 0)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ('"B99.1-1" = { reason = "no such case" }', "B99.1-1"),
        ('"B27.2-1/size-1s" = { verdict = "fail" }', "one entry a line"),
        ('"B27.2-1/size-1s" = "fail"', "one entry a line"),
        ('"B27.2-1/size-1s" = { reason = "why" verdict = "fail" }', "one entry a line"),
        ("[table]", "one entry a line"),
    ],
)
def test_it_refuses_known_failures_that_it_cannot_read(
    line: str, told: str, native: Native, native_vectors: Path, tmp_path: Path
) -> None:
    listed = tmp_path / "listed.toml"
    listed.write_text(line + "\n", encoding="utf-8")
    done = native.output(vectors=native_vectors, expected=listed)
    assert done.returncode != 0
    assert told in done.stdout + done.stderr


def test_it_asks_the_engine_in_its_own_process(
    language: str, native: Native, native_vectors: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    tools = Tools(language)
    command, place = json.dumps(tools.run), json.dumps(str(built(language, claiming(language), tools)))
    Path("asl-conformance.toml").write_text(
        f"[engines.{NAME}]\ncommand = {command}\ndirectory = {place}\n", encoding="utf-8"
    )
    due = run(native_vectors, tmp_path / "results.jsonl", "--engine", NAME)
    assert Counter(due.values())["pass"] >= 5
    agrees(native.judged(tmp_path / "verdicts", vectors=native_vectors), due, language)


def test_without_vectors_it_says_how_to_write_them(native: Native, tmp_path: Path) -> None:
    done = native.output(vectors=tmp_path)
    assert done.returncode != 0
    assert "asl-conformance vectors write" in done.stdout + done.stderr
