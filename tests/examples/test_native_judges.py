"""The tests that a starter has for its own test runner give the verdicts of ``run``, case by case.

By day a share of the cases, and the recorded answers of one engine; at night all cases, and two example
engines and ten wrong ones.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import types
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from asl_conformance.cli import main
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.following import unlike_the_reference
from asl_conformance.report.schema import text
from asl_conformance.starters.languages import LANGUAGES
from asl_conformance.starters.starter import starter
from asl_conformance.suite.case import Suite
from asl_conformance.suite.vector_set import write
from scripts.judge_vectors import vectors
from tests.examples.judging import EDITION, EXAMPLES
from tests.examples.test_starters import CLAUSE, NAME, Tools, built, claiming
from tests.often import NIGHT, every

NATIVE = ("javascript", "python", "java")
JUNIT = Path("/usr/share/java/junit-platform-console-standalone.jar")
WRONG = (
    "says-nothing says-gone says-true refuses-everything echoes-the-start own-wall-blocks forgets-sangar "
    "three-squads-in-a-sangar digs-at-six digs-in-crags"
).split()
ENGINES = {
    "python": EDITION,
    **({"javascript": EDITION, **{f"wrong:{name}": "current" for name in WRONG}} if NIGHT else {}),
}
"""The engines whose answers are recorded, each with the edition in which it is asked."""


@pytest.fixture(params=NATIVE)
def language(request: pytest.FixtureRequest) -> str:
    found = str(request.param)
    missing = [*Tools(found).missing, *([str(JUNIT)] if found == "java" and not JUNIT.exists() else [])]
    if missing:
        pytest.skip(f"the test of the starter in {LANGUAGES[found].title} needs {', '.join(missing)}")
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Vectors of a share of the cases, or of all."""
    suite, place = load_cases(), tmp_path_factory.mktemp("vectors")
    chosen = [
        case
        for number, case in enumerate(suite.all)
        if number % every(160) == 0
        or (number % every(8) == 0 and (CLAUSE in case.clauses or unlike_the_reference(case.readings)))
    ]
    cases = tuple(case for case in chosen if not case.derived)
    derived = tuple(case for case in chosen if case.derived)
    write(place, Suite(suite.digest, cases, derived), text("case"))
    return place


def native(language: str, **settings: str | Path) -> subprocess.CompletedProcess[str]:
    """The starter's test in its runner, with these variables."""
    command = LANGUAGES[language].test.replace("python3", shlex.quote(sys.executable))
    inherited = {
        key: value for key, value in os.environ.items() if not key.startswith(("ASL_", "PYTEST_", "NODE_"))
    }
    return subprocess.run(
        command,
        shell=True,
        cwd=built(language, claiming(language), Tools(language)),
        env=inherited
        | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        | {key: str(value) for key, value in settings.items()},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def run(folder: Path, *options: str) -> dict[str, str]:
    """Case -> the verdict of ``run``."""
    results = folder / "results.jsonl"
    results.unlink(missing_ok=True)
    done = CliRunner().invoke(
        main,
        [
            "run",
            "--cases",
            str(folder / "suite.jsonl.gz"),
            "--results",
            str(results),
            "--show",
            "0",
            *options,
        ],
    )
    assert done.exit_code in (0, 1), done.output
    records = [json.loads(line) for line in results.read_text(encoding="utf-8").splitlines()]
    return {one["id"]: one["verdict"] for one in records if "verdict" in one and "id" in one}


def told(path: Path) -> dict[str, str]:
    """Case -> the verdict that the native test wrote."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {case: verdict for case, _, verdict in (line.rpartition(" ") for line in lines)}


def totals(verdicts: Mapping[str, str], output: str) -> None:
    """Check the counts that the native test printed."""
    for title, derived in (("cases", False), ("derived", True)):
        found = Counter(one for case, one in verdicts.items() if ("~" in case) is derived)
        (line,) = (line for line in output.splitlines() if line.lstrip("# ").startswith(f"{title}: "))
        words = line.lstrip("# ").split()[1:]
        assert {kind: int(count) for count, kind in zip(words[::2], words[1::2], strict=True)} == found


def judge_of_python() -> Any:
    module = types.ModuleType("conformance_test")
    source = starter("python", NAME)["conformance_test.py"]
    exec(compile(source, "conformance_test.py", "exec"), vars(module))
    return module.judge


def test_the_judge_agrees_with_every_vector(language: str) -> None:
    due = {one["id"]: f"{one['verdict']} {one['reason']}" for one in vectors()}
    if language == "python":
        judge = judge_of_python()
        found = {
            one["id"]: " ".join(judge(one["case"], one["reply"], one["capabilities"])) for one in vectors()
        }
    else:
        done = native(language, ASL_JUDGE_VECTORS=EXAMPLES / "judge" / "vectors.jsonl")
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        lines = [line.lstrip("# ").partition(" ") for line in done.stdout.splitlines()]
        found = {case: rest for case, _, rest in lines if case in due}
    assert found == due


@pytest.mark.parametrize("engine", ENGINES)
def test_recorded_answers_get_the_verdicts_of_run(
    language: str, engine: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(EXAMPLES)
    answers, verdicts = folder / f"{engine.replace(':', '-')}.jsonl", tmp_path / "verdicts"
    due_file = answers.with_suffix(".json")
    if not due_file.exists():
        due = run(folder, "--engine", engine, "--edition", ENGINES[engine], "--record", str(answers))
        due_file.write_text(json.dumps(due), encoding="utf-8")
    due = json.loads(due_file.read_text(encoding="utf-8"))
    done = native(language, ASL_VECTORS=folder, ASL_ANSWERS=answers, ASL_VERDICTS=verdicts)
    assert verdicts.exists(), done.stdout[-3000:] + done.stderr[-3000:]
    assert told(verdicts) == due
    totals(due, done.stdout)
    assert {"pass", "not-applicable"} <= {*due.values()}
    assert done.returncode == (0 if {*due.values()} <= {"pass", "unsupported", "not-applicable"} else 1) or (
        language == "java" and done.returncode == 2
    )


def test_the_engine_is_asked_and_known_failures_count(
    language: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    verdicts, known = tmp_path / "verdicts", tmp_path / "known.toml"
    place, command = built(language, claiming(language), Tools(language)), Tools(language).run
    (tmp_path / "asl-conformance.toml").write_text(
        f"[engines.{NAME}]\ncommand = {json.dumps(command)}\ndirectory = {json.dumps(str(place))}\n",
        encoding="utf-8",
    )
    plain = run(folder, "--engine", NAME)
    passed = next(case for case, verdict in plain.items() if verdict == "pass")
    unsupported = next(case for case, verdict in plain.items() if verdict == "unsupported")
    known.write_text(
        f'# known\n"{passed}" = {{ verdict = "fail", reason = "a {{brace}} and \\"quotes\\"" }}  # once\n'
        f'"{unsupported}" = {{ verdict = "unsupported", reason = "to come", expires = 2999-12-31 }}\n',
        encoding="utf-8",
    )
    due = run(folder, "--engine", NAME, "--expected-failures", str(known))
    assert (due[passed], due[unsupported]) == ("xpass", "xfail")
    done = native(language, ASL_VECTORS=folder, ASL_VERDICTS=verdicts, ASL_EXPECTED=known)
    assert verdicts.exists(), done.stdout[-3000:] + done.stderr[-3000:]
    assert done.returncode != 0
    assert told(verdicts) == due
    totals(due, done.stdout)


def test_a_known_failure_without_a_case_is_named(language: str, folder: Path, tmp_path: Path) -> None:
    known = tmp_path / "known.toml"
    known.write_text('"B9.2-no-such-case" = { reason = "gone" }\n', encoding="utf-8")
    done = native(language, ASL_VECTORS=folder, ASL_EXPECTED=known)
    assert done.returncode != 0
    assert "B9.2-no-such-case" in done.stdout + done.stderr
