"""An engine whose answers depend on the order of the cases is unstable, whatever the case's verdict."""

from __future__ import annotations

import datetime
import importlib
import shlex
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.judging import runner
from asl_conformance.judging.judge import Verdict
from asl_conformance.judging.runner import Result, Run
from asl_conformance.judging.standing import RIGHT
from asl_conformance.judging.verify import Memory, meant, orders, verify
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.messages import Illegal, Outcome
from asl_conformance.protocol.reply import Failure, Outcomes, Reply
from asl_conformance.results.expected import Entry, foresee
from asl_conformance.results.formats import FORMATS
from asl_conformance.results.reading import read_results
from tests.harness.adapters.asking import PATIENCE, quick, started  # noqa: F401
from tests.harness.sample import POISON, saboteur, sample, samples

MANY = 40


def asked(name: str, seed: int = 5, heard: list[Result] | None = None, **options: Any) -> Run:
    """A saboteur asked and verified."""
    memory = Memory()
    with SubprocessEngine(saboteur(name)) as engine:
        known = engine.start()
        run = runner.run(samples(MANY), engine, known, "current", on_reply=memory.hear, **options)
    again = [] if heard is None else heard
    return verify(run, memory, lambda: SubprocessEngine(saboteur(name)), seed, again.append)


def test_a_coin_tossing_engine_is_unstable() -> None:
    run = asked("tosses_a_coin")
    assert run.counts["unstable"] > MANY / 2
    assert run.standing not in RIGHT


def test_who_answers_the_same_is_what_it_was() -> None:
    run = asked("honest")
    assert run.counts == {"pass": MANY}
    assert run.standing == "conforms"
    assert run.orders == ("forwards", "backwards", "shuffled by --seed 5", "one by one")


def test_what_depends_on_the_case_before_shows_backwards() -> None:
    heard: list[Result] = []
    run = asked("remembers", heard=heard)
    assert run.counts == {"pass": MANY - 1, "unstable": 1}
    (result,) = heard
    assert result.case.id == f"B27.1-{POISON}"
    (finding,) = result.verdict.findings
    assert (finding.field, finding.asked) == ("clear", "los P -> R")
    assert (finding.got["forwards"], finding.got["backwards"], finding.got["one by one"]) == (
        True,
        False,
        True,
    )


def test_unstable_is_not_merged_with_a_known_failure() -> None:
    entry = Entry("known", "fail")
    run = asked(
        "remembers", expected=lambda key, verdict: foresee(Verdict("fail"), entry, datetime.date.today())
    )
    assert run.counts == {"xfail": MANY - 1, "unstable": 1}


def test_an_engine_lost_in_another_order_leaves_the_run_incomplete() -> None:
    memory = Memory()
    with SubprocessEngine(saboteur("honest")) as engine:
        run = runner.run(samples(3), engine, engine.start(), "current", on_reply=memory.hear)
    done = verify(run, memory, lambda: SubprocessEngine(saboteur("exits_at_once")), 5, lambda result: None)
    assert done.stopped.startswith("asked backwards: ")
    assert done.standing != "conforms"
    assert done.orders == ("forwards",)


def test_a_run_that_was_stopped_is_left_as_it_is() -> None:
    run = asked("dies_on_every_case", maxfail=1)
    assert run.orders == ()


def test_orders_hold_every_case_once_and_a_seed_says_which() -> None:
    cases = samples(50)
    (_, backwards, _), (name, shuffled, _), (_, single, singly) = orders(cases, 7)
    assert list(backwards) == list(reversed(cases))
    assert sorted(case.id for case in shuffled) == sorted(case.id for case in cases)
    assert tuple(shuffled) != cases
    assert (tuple(single), singly) == (cases, True)
    assert [alone for _, _, alone in orders(cases, 7)] == [False, False, True]
    assert "7" in name
    assert orders(cases, 7) == orders(cases, 7)
    assert orders(cases, 8)[1] != orders(cases, 7)[1]


STATE = sample(1, questions=(q.State(),))


def answer(**fields: Any) -> Outcomes:
    return Outcomes((Outcome(answer=fields),))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (answer(minefield_attacks=0, why="a"), answer(minefield_attacks=0, why="b", clauses=["B27.1"])),
        (
            answer(units={"P": {"status": ["ti", "cx"]}}),
            answer(units={"P": {"status": ["cx", "ti", "cx"]}}),
        ),
        (answer(units={"P": {"mf_spent": 2}}), answer(units={"P": {"mf_spent": 2.0, "beneath": []}})),
        (answer(took=5), answer(took=6)),
        (Failure("crash", "status 1"), Failure("crash", "status 2")),
        (Outcomes((Outcome(illegal=Illegal(0, "B9")),)), Outcomes((Outcome(illegal=Illegal(0)),))),
    ],
)
def test_what_means_the_same_is_stable(one: Reply, other: Reply) -> None:
    assert meant(STATE, one) == meant(STATE, other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (answer(minefield_attacks=0), answer(minefield_attacks=1)),
        (answer(minefield_attacks=0), answer()),
        (answer(units={"P": {}}), answer(units={})),
        (
            answer(expenditures=[{"units": ["P"], "mf": 1}, {"units": ["P"], "mf": 2}]),
            answer(expenditures=[{"units": ["P"], "mf": 2}, {"units": ["P"], "mf": 1}]),
        ),
        (answer(), Outcomes((Outcome(illegal=Illegal(0)),))),
        (Outcomes((Outcome(illegal=Illegal(0)),)), Outcomes((Outcome(illegal=Illegal(1)),))),
        (answer(), Failure("crash", "")),
        (Failure("timeout", ""), Failure("crash", "")),
    ],
)
def test_what_means_something_else_is_not(one: Reply, other: Reply) -> None:
    assert meant(STATE, one) != meant(STATE, other)


@pytest.fixture
def sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty cases stand for the suite."""
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", samples(MANY)))


def call(*args: str) -> tuple[int, str]:
    done = CliRunner().invoke(main, args, env={"COLUMNS": "80"})
    return done.exit_code, " ".join(done.output.split())


def engine(name: str, *args: str) -> str:
    return shlex.join(saboteur(name, *args))


@pytest.mark.usefixtures("sampled")
def test_run_verify_says_so_in_every_report(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    args = ["--verify", "--seed", "5", "--clause", "B27", "-k", "not nothing", "--results", str(file)]
    code, output = call("run", "--engine", engine("remembers"), *args)
    assert code == 1
    assert "DOES NOT CONFORM saboteur, edition current: 39 of 40 cases pass (97.5%) 1 unstable" in output
    assert "asked 4 times: forwards, backwards, shuffled by --seed 5, one by one" in output
    assert "--verify --seed 5 --clause B27 -k 'not nothing'" in output  # the same cases in the same order
    assert 'got clear: {"forwards": true, "backwards": false, "shuffled": ' in output
    stream = read_results(file)
    assert stream.cases[f"B27.1-{POISON}"].verdict == "unstable"
    assert (stream.footer.counts["unstable"], stream.footer.conforms) == (1, False)
    assert len(stream.footer.orders) == 4
    assert f"not ok {POISON} - B27.1-{POISON}" in FORMATS["tap"](stream)
    assert "# unstable: " in FORMATS["tap"](stream)
    assert '<error message="unstable" type="unstable">' in FORMATS["junit"](stream)
    assert "| clause | pass | unstable | passed |" in FORMATS["markdown"](stream)
    assert '"verdict": "unstable"' in FORMATS["json"](stream)
    code, output = call("report", str(file), "-o", str(tmp_path / "page.html"), "--engine", "none")
    assert code == 0, output
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert "<b>1</b> unstable" in page
    assert "asked 4 times: forwards, backwards" in page


@pytest.mark.usefixtures("sampled")
def test_the_reference_is_verified_in_this_process() -> None:
    code, output = call("run", "--verify")
    assert code == 0, output
    assert "CONFORMS asl-reference" in output
    assert "asked 4 times: forwards, backwards, shuffled by --seed " in output


@pytest.mark.usefixtures("sampled")
@pytest.mark.parametrize(
    ("allowed", "code", "text"),
    [
        (
            (),
            1,
            "DOES NOT CONFORM saboteur, edition current: 40 of 40 cases pass (100.0%) restarted 3 times",
        ),
        (("--max-restarts", "2"), 1, "ended 3 times with no case to blame; --max-restarts allows 2"),
        (("--max-restarts", "3"), 0, "CONFORMS BUT FOR RESTARTS saboteur, edition current: 40 of 40 cases"),
    ],
)
def test_an_engine_that_ends_by_itself_conforms_as_far_as_is_allowed(
    allowed: tuple[str, ...], code: int, text: str, tmp_path: Path
) -> None:
    file = tmp_path / "run.jsonl"
    found, output = call("run", "--engine", engine("exits_after", "10"), *allowed, "--results", str(file))
    assert (found, text in output) == (code, True), output
    footer = read_results(file).footer
    assert footer.unaccounted_restarts == 3
    assert footer.conforms is (code == 0)
    call("report", str(file), "-o", str(tmp_path / "page.html"), "--engine", "none")
    page = (tmp_path / "page.html").read_text(encoding="utf-8")
    assert ("its process ended 3 times with no case to blame" in page) is (code == 1)


@pytest.mark.parametrize("name", ["dies_on_case", "hangs_on_case", "junk_on_case", "wrong_id"])
def test_a_restart_that_a_verdict_accounts_for_is_not_counted(name: str) -> None:
    with SubprocessEngine(saboteur(name), timeout=PATIENCE) as engine:
        run = runner.run(samples(MANY), engine, engine.start(), "current")
    assert len(run.counts) == 2
    assert run.cost.restarts >= 1
    assert run.cost.unaccounted == 0


@pytest.mark.usefixtures("sampled")
@pytest.mark.parametrize(("allowed", "message"), [("0", "INCOMPLETE"), ("3", "CONFORMS BUT FOR RESTARTS")])
def test_as_many_restarts_as_are_allowed_are_made(
    allowed: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(importlib.import_module("asl_conformance.cli.run"), "MAX_RESTARTS", 2)
    defaults: Any = SubprocessEngine.__init__.__kwdefaults__
    monkeypatch.setitem(defaults, "max_restarts", 2)
    _, text = call("run", "--engine", engine("exits_after", "10"), "--max-restarts", allowed)
    assert message in text
