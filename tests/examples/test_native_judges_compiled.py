"""The native tests of the starters in Go, Rust, C++ and C# judge as ``run`` does.

They are asked about the vectors that test a judge, about recorded answers of engines right and wrong, about
known failures, and about the engine of the starter in their own process.
"""

from __future__ import annotations

import datetime
import os
import shutil
import subprocess
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.gherkin import kept
from asl_conformance.judging.following import following
from asl_conformance.judging.judge import Kind, Verdict
from asl_conformance.judging.runner import Run, run
from asl_conformance.report.schema import text
from asl_conformance.results.answer_writer import AnswerWriter
from asl_conformance.results.answers import AnswersHeader
from asl_conformance.results.expected import foresee, parse
from asl_conformance.starters.languages import LANGUAGES
from asl_conformance.starters.writers import csharp
from asl_conformance.suite import vector_set
from asl_conformance.suite.case import Suite
from tests.examples import test_recorded
from tests.examples.judging import EXAMPLES
from tests.examples.test_starters import CLAUSE, Tools, built, choice, claiming
from tests.often import NIGHT, every

COMMANDS = {
    "go": ("go test -c -o build/conformance.test .", "build/conformance.test"),
    "rust": (
        "cargo test --offline --no-run --test conformance",
        "cargo test --offline --quiet --test conformance",
    ),
    "cpp": ("cmake -B build && cmake --build build --target conformance_test", "build/conformance_test"),
    "csharp": tuple(csharp.native_test.split(" && ")),
}
"""How each native test is built and run, in two steps, so that it is built once."""
SLOW = {"rust", "cpp"}
"""Languages that take ten seconds and more to build; only the nightly run builds them."""
WRONG = "wrong:own-wall-blocks"
ASKED = test_recorded.ENGINES if NIGHT else {WRONG: test_recorded.ENGINES[WRONG]}
"""Engine -> the edition in which it is asked."""
VECTORS = EXAMPLES / "judge" / "vectors.jsonl"
Verdicts = Mapping[str, Kind]


def _part() -> Suite:
    """A part of the suite, with the cases that the starters claim; at night all of it."""
    suite = kept.load_cases()
    claimed = [case for case in suite.cases if CLAUSE in case.clauses]
    chosen = {case.id for case in (*suite.all[:: every(40)], *claimed)}
    cases, derived = ([case for case in some if case.id in chosen] for some in (suite.cases, suite.derived))
    return structs.replace(suite, cases=tuple(cases), derived=tuple(derived))


PART = _part()


class Judged(msgspec.Struct):
    """What a native test said."""

    verdicts: dict[str, str]
    """Case -> verdict."""
    output: str
    code: int


class Native:
    """The native test of a starter whose sketched question is claimed."""

    def __init__(self, language: str) -> None:
        tools = Tools(language)
        tools.build, self._run = COMMANDS[language]
        self._folder = built(language, claiming(language), tools)

    def output(self, **settings: Path) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            self._run,
            shell=True,
            cwd=self._folder,
            env=os.environ | {f"ASL_{name.upper()}": str(path) for name, path in settings.items()},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def judged(self, verdicts: Path, **settings: Path) -> Judged:
        verdicts.unlink(missing_ok=True)
        done = self.output(verdicts=verdicts, **settings)
        assert verdicts.exists(), done.stdout + done.stderr
        lines = verdicts.read_text(encoding="utf-8").splitlines()
        found = {line.rsplit(" ", 1)[0]: line.rsplit(" ", 1)[1] for line in lines}
        assert len(found) == len(lines)
        return Judged(found, done.stdout, done.returncode)


@pytest.fixture(scope="module", params=COMMANDS)
def language(request: pytest.FixtureRequest) -> str:
    if missing := Tools(request.param).missing:
        pytest.skip(f"the native test in {LANGUAGES[request.param].title} needs {', '.join(missing)}")
    if request.param in SLOW and not NIGHT:
        pytest.skip("built at night")
    return str(request.param)


@pytest.fixture(scope="module")
def native(language: str) -> Native:
    return Native(language)


@pytest.fixture(scope="module")
def vectors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("native") / "vectors"
    vector_set.write(folder, PART, text("case"))
    return folder


Recording = tuple[Path, Run]


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Recording]:
    """The answers of an engine, and the run that recorded them; each is asked once."""
    done: dict[str, Recording] = {}

    def record(name: str) -> Recording:
        if name not in done:
            file, edition = tmp_path_factory.mktemp("answers") / "answers.jsonl", ASKED[name]
            with open_choice(choose(name, folder=EXAMPLES)) as engine:
                known, writer = engine.start(), AnswerWriter(file)
                declared = msgspec.Raw(msgspec.json.encode(known))
                writer.begin(AnswersHeader(format=1, capabilities=declared, edition=edition))
                followed = following(known, {}, edition)
                found = run(PART.all, engine, known, edition, readings=followed, on_reply=writer.hear)
                writer.finish(found)
            done[name] = file, found
        return done[name]

    return record


def verdicts_of(done: Run) -> dict[str, Kind]:
    return {result.case.id: result.verdict.kind for result in done.results}


def totals(output: str, title: str) -> dict[str, int]:
    """The numbers by verdict in the line of that title."""
    (line,) = (line for line in output.splitlines() if line.startswith(f"{title}:"))
    words = line.split()[1:]
    return {kind: int(number) for number, kind in zip(words[::2], words[1::2], strict=True)}


def same_counts(output: str, done: Run) -> bool:
    return totals(output, "cases") == done.counts and totals(output, "derived") == done.derived_counts


def test_it_gives_the_verdict_and_the_reason_of_every_vector(native: Native) -> None:
    due = [msgspec.json.decode(line) for line in VECTORS.read_bytes().splitlines()]
    done = native.output(judge_vectors=VECTORS)
    said = dict(line.split(" ", 1) for line in done.stdout.splitlines() if line.count(" ") == 2)
    assert said == {one["id"]: f"{one['verdict']} {one['reason']}" for one in due}, done.stderr


@pytest.mark.parametrize("name", ASKED)
def test_it_gives_recorded_answers_the_verdicts_of_run(
    name: str, native: Native, vectors: Path, recording: Callable[[str], Recording], tmp_path: Path
) -> None:
    if (tool := test_recorded.NEEDS.get(name)) and shutil.which(tool) is None:
        pytest.skip(f"the engine needs {tool}")
    file, done = recording(name)
    judged = native.judged(tmp_path / "verdicts", vectors=vectors, answers=file)
    assert judged.verdicts == verdicts_of(done)
    assert same_counts(judged.output, done)
    assert (judged.code == 0) == ({*judged.verdicts.values()} <= {"pass", "unsupported", "not-applicable"})


def test_it_knows_the_known_failures(
    native: Native, vectors: Path, recording: Callable[[str], Recording], tmp_path: Path
) -> None:
    file, done = recording(WRONG)
    before = verdicts_of(done)
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
    judged = native.judged(tmp_path / "v", vectors=vectors, answers=file, expected=listed)
    assert (judged.verdicts, judged.code == 0) == (due, False)
    assert {due[id_] for id_ in (late, other, passes, left_out)} == {"fail", "xpass", "not-applicable"}
    judged = native.judged(tmp_path / "v", vectors=vectors, answers=file, expected=every_one)
    assert (judged.code, totals(judged.output, "cases").get("fail")) == (0, None)


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
    line: str, told: str, native: Native, vectors: Path, tmp_path: Path
) -> None:
    listed = tmp_path / "listed.toml"
    listed.write_text(line + "\n", encoding="utf-8")
    done = native.output(vectors=vectors, expected=listed)
    assert done.returncode != 0
    assert told in done.stdout + done.stderr


def test_it_asks_the_engine_in_its_own_process(
    language: str, native: Native, vectors: Path, tmp_path: Path
) -> None:
    with open_choice(choice(language, claiming(language))) as engine:
        done = run(PART.all, engine, engine.start(), "current")
    judged = native.judged(tmp_path / "verdicts", vectors=vectors)
    assert judged.verdicts == verdicts_of(done)
    assert same_counts(judged.output, done)
    assert totals(judged.output, "cases")["pass"] >= 5
    assert judged.code == 0


def test_without_vectors_it_says_how_to_write_them(native: Native, tmp_path: Path) -> None:
    done = native.output(vectors=tmp_path)
    assert done.returncode != 0
    assert "asl-conformance vectors write" in done.stdout + done.stderr
