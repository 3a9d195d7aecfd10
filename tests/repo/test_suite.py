"""The gate: every requirement has a scenario that ran and passed, and no expectation is without effect."""

import re
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from asl_conformance.gherkin import VOCABULARY, as_given, document
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.gherkin.lint import Report, lint
from asl_conformance.protocol import position
from asl_conformance.report.coverage import measure, ran, show
from asl_conformance.suite.case import Case, Suite, canonical_text, plain, request_params
from asl_conformance.suite.editions import applies
from asl_conformance.suite.places import import_step_definitions, locate
from asl_conformance.suite.registry import load
from asl_reference.board import position as engine_position
from tests.answers import Remembering
from tests.variants import by_a_variant

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def suite() -> Suite:
    return load_cases()


@cache
def linted() -> tuple[Report, list[str]]:
    """The lint report of the features, and the phrases that no step uses."""
    import_step_definitions()
    VOCABULARY.used.clear()
    report = lint(locate("features"))
    return report, [phrase.pattern for phrase in VOCABULARY.unused()]


def test_every_requirement_is_held_or_says_why_it_waits(suite: Suite) -> None:
    coverage = measure(suite.cases, engine=Remembering())
    assert not coverage.defects, "\n" + show(coverage)


def test_the_reference_says_before_what_it_says_afterwards(suite: Suite) -> None:
    asked = [case for case in suite.derived if not by_a_variant(case)]
    verdicts = ran(asked, Remembering())
    assert {case.id: verdicts.get(case.id) for case in asked if verdicts.get(case.id) != "pass"} == {}
    assert len(suite.derived) > 2000


def test_what_is_parsed_is_what_is_compiled(suite: Suite) -> None:
    report, _ = linted()
    assert report.defects == []
    assert report.scenarios == len(suite.cases) == len({case.id for case in suite.cases})


def test_every_row_of_a_requirement_has_its_case(suite: Suite) -> None:
    """A requirement with a table of n rows needs n cases, or a scenario that claims all n at once."""
    registry = load()
    short = []
    carriers: dict[str, list[Case]] = {}
    for case in suite.cases:
        for tag in case.requirements:
            carriers.setdefault(tag, []).append(case)
    for requirement in registry.requirements.values():
        own = carriers.get(requirement.id, [])
        claims = sum(len(case.expectations) for case in own)
        if own and len(own) < requirement.rows and claims < requirement.rows:
            short.append(f"{requirement.id}: {len(own)} cases, {claims} claims for {requirement.rows} rows")
    assert short == []


def test_a_scenario_that_claims_its_givens_says_so(suite: Suite) -> None:
    assert as_given.defects(suite.cases) == []
    assert any(as_given.is_as_given(case) for case in suite.cases)


def twins(cases: Iterable[Case]) -> list[str]:
    """Cases with the same questions and claims as another case, and without a requirement of their own."""
    found: dict[bytes, list[Case]] = {}
    lines = []
    for case in cases:
        claims = [(e.question, e.path, e.op, e.value) for e in case.expectations]
        asked = (case.position, case.actions, case.questions, claims)
        key = msgspec.json.encode((asked, case.since, case.until, case.readings))
        own, others = {*case.requirements}, found.setdefault(key, [])
        lines += [
            f"{case.id} is {o.id}" for o in others if own <= {*o.requirements} or own > {*o.requirements}
        ]
        others.append(case)
    return lines


def test_no_case_is_there_twice(suite: Suite) -> None:
    assert twins(suite.cases) == []


def test_a_case_under_another_name_is_found(suite: Suite) -> None:
    one = next(case for case in suite.cases if len(case.requirements) == 1)
    copy = msgspec.structs.replace(one, id="B9.9-9", name="B9.9-9 as before", line=1, feature="other.feature")
    assert twins([one, copy]) == [f"B9.9-9 is {one.id}"]
    elsewhere = msgspec.structs.replace(copy, requirements=("B9.9-9",))
    assert twins([one, elsewhere]) == []
    assert twins([one, msgspec.structs.replace(elsewhere, requirements=("B9.9-9", *one.requirements))])


OF_ONES_OWN = "the ground of {file:file}"
"""The phrase for board files: only a user's own scenarios have it (tests/harness/boards)."""


def test_no_phrase_is_unused() -> None:
    _, unused = linted()
    assert [pattern for pattern in unused if not pattern.startswith(OF_ONES_OWN)] == []


def test_the_vocabulary_page_is_what_the_step_definitions_say() -> None:
    page = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    assert page == document.page(), "run: python -m asl_conformance.gherkin.document > docs/vocabulary.md"


def test_every_position_has_one_text_in_the_harness_and_in_the_engine(suite: Suite) -> None:
    texts = {canonical_text(case.position): case for case in suite.cases}
    for ours, case in texts.items():
        theirs = engine_position.Position.from_json(msgspec.json.decode(ours))
        assert theirs.text == ours, case.id
        assert engine_position.Position.from_json(theirs.to_json()) == theirs


def test_what_the_reference_refuses_it_refuses_by_a_clause(suite: Suite) -> None:
    from asl_conformance.protocol.reply import Outcomes

    with Remembering() as engine:
        engine.start()
        for _, reply in engine.evaluate_many((c.id, request_params(c, "current")) for c in suite.cases):
            for outcome in reply.outcomes if isinstance(reply, Outcomes) else ():
                if outcome.illegal is not msgspec.UNSET:
                    assert outcome.illegal.clause
                    assert outcome.illegal.why


def _wrong_engine(folder: Path) -> str:
    """The reference with one mistake: a TEM of +4 is one too low."""
    script = folder / "wrong.py"
    script.write_text(
        "import asl_reference.protocol.requests as wire, asl_reference.__main__ as main\n"
        "right = wire.evaluate\n"
        "def evaluate(params):\n"
        "    reply = right(params)\n"
        "    for outcome in reply['outcomes']:\n"
        "        for target in outcome.get('answer', {}).get('targets', {}).values():\n"
        "            target.update(tem=3) if target.get('tem') == 4 else None\n"
        "    return reply\n"
        "main.METHODS['evaluate'] = evaluate\n"
        "main.main()\n",
        encoding="utf-8",
    )
    return f"{sys.executable} {script}"


def test_live_and_compiled_give_the_same_verdicts(suite: Suite, tmp_path: Path) -> None:
    from asl_conformance.adapters.choose import open_engine
    from asl_conformance.judging.judge import judge

    command = _wrong_engine(tmp_path)
    cases = {
        case.id: case
        for case in suite.cases
        if case.feature == "27.3_tem.feature" and applies(case, "current")
    }
    with open_engine(command) as engine:
        known = engine.start()
        replies = engine.evaluate_many((c.id, request_params(c, "current")) for c in cases.values())
        compiled = {key: judge(cases[key], reply, known).kind for key, reply in replies}
    feature = next(locate("features").rglob("27.3_tem.feature"))
    module = tmp_path / "test_live.py"
    module.write_text(f"from pytest_bdd import scenarios\n\nscenarios({str(feature)!r})\n", encoding="utf-8")
    live = subprocess.run(
        [
            *(sys.executable, "-m", "pytest", "-q", "-rA", "-p", "no:cacheprovider"),
            *(
                "-p",
                "asl_conformance.pytest_plugin",
                "-c",
                str(ROOT / "pyproject.toml"),
                "--rootdir",
                tmp_path,
            ),
            *("--asl-engine", command, module),
        ],
        capture_output=True,
        encoding="utf-8",
        cwd=ROOT,
        check=False,
    )
    output = live.stdout
    counted = {
        "pass": len(re.findall(r"^PASSED \S*test_live.py", output, re.M)),
        "fail": len(re.findall(r"^FAILED \S*test_live.py", output, re.M)),
    }
    assert counted == {kind: list(compiled.values()).count(kind) for kind in counted}, output[-2000:]
    assert set(re.findall(r"^case (\S+)   clause", output, re.M)) == {
        key for key, kind in compiled.items() if kind == "fail"
    }
    assert counted["fail"] > 0
    assert counted["pass"] > 0


def test_every_case_is_a_value_that_survives_its_json(suite: Suite) -> None:
    for case in suite.cases:
        assert msgspec.json.decode(msgspec.json.encode(case), type=Case) == case
        assert msgspec.convert(plain(case.position), position.Position) == case.position
