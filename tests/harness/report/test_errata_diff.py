"""``errata diff`` on engines that do not answer: an unanswered case is not reported as unmoved."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from asl_conformance.adapters import subprocess
from asl_conformance.adapters.choose import Choice
from asl_conformance.adapters.command import join
from asl_conformance.cli import errata, main
from asl_conformance.cli.moving import moved_text
from asl_conformance.fuzz.campaign.campaign import Chunk, errata_alone
from asl_conformance.fuzz.campaign.switched import EditionsTask
from asl_conformance.gherkin import kept
from asl_conformance.report.errata import Diff, Moved
from asl_conformance.report.errata_page import page
from asl_conformance.suite import registry
from asl_conformance.suite.places import SuiteError
from asl_conformance.suite.registry import load
from tests.harness.sample import sample, samples

ENGINE = """
class Engine:
    def initialize(self, params):
        return {
            "protocol": 1, "name": "mine", "editions": ["current", "older"], "questions": {"los": ["clear"]}
        }

    def evaluate(self, params):
        turn, older = params["position"].get("turn", 1), params["edition"] == "older"
        return {"outcomes": [self.outcome(turn, older) for _ in params["questions"]]}

    def outcome(self, turn, older):
        return {"answer": {"clear": True}}


class Fails(Engine):
    def outcome(self, turn, older):
        raise ValueError("no idea")


class FailsOnce(Engine):
    def outcome(self, turn, older):
        if turn == 3 and older:
            raise ValueError("no idea")
        return {"answer": {"clear": turn != 4 or older}}


class Moves(Engine):
    def outcome(self, turn, older):
        return {"answer": {"clear": not older, "why": "<script>"}}


class Claims(Engine):
    def outcome(self, turn, older):
        return {"unsupported": {"missing": ["los"]}}
"""


@pytest.fixture(autouse=True)
def sampled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five cases stand for the suite, the third with an erratum of its own."""
    cases = (*samples(2), sample(3, since=("B27.3-only",)), sample(4), sample(5))
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", cases))
    (tmp_path / "silent_engines.py").write_text(ENGINE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "silent_engines", raising=False)


def call(engine: str, *args: str, before: str = "older", after: str = "current") -> Result:
    return CliRunner().invoke(main, ["errata", "diff", before, after, "--engine", engine, *args])


def test_an_engine_that_is_lost_is_1_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "BACK_OFF", 0.001)
    monkeypatch.setattr(errata, "RESTARTS", 3)
    Path("dies.py").write_text(
        "import json, sys\n"
        "said = {'protocol': 1, 'name': 'mine', 'editions': ['current', 'older']}\n"
        "said['questions'] = {'los': ['clear']}\n"
        "reply = {'jsonrpc': '2.0', 'id': json.loads(input())['id'], 'result': said}\n"
        "print(json.dumps(reply), flush=True)\n"
        "input(); sys.exit(7)",
        encoding="utf-8",
    )
    result = call(join([sys.executable, "dies.py"]))
    assert result.exit_code == 1, result.output
    text = " ".join(result.output.split())
    assert "older -> current: 0 answers moved, of 5 cases" in text
    assert "dies.py is gone: the engine had to be restarted 3 times" in text


def test_answers_of_an_engine_before_it_was_lost_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "BACK_OFF", 0.001)
    monkeypatch.setattr(errata, "RESTARTS", 1)
    Path("dies.py").write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    if asked['method'] == 'initialize':\n"
        "        said = {'protocol': 1, 'name': 'mine', 'editions': ['current', 'older']}\n"
        "        said['questions'] = {'los': ['clear']}\n"
        "    else:\n"
        "        older = asked['params']['edition'] == 'older'\n"
        "        if not older and asked['params']['position'].get('turn', 1) > 3:\n"
        "            sys.exit(7)\n"
        "        said = {'outcomes': [{'answer': {'clear': older}} for _ in asked['params']['questions']]}\n"
        "    print(json.dumps({'jsonrpc': '2.0', 'id': asked['id'], 'result': said}), flush=True)\n",
        encoding="utf-8",
    )
    result = call(join([sys.executable, "dies.py"]), "--boards", "5", "--report", "page.html")
    assert result.exit_code == 1, result.output
    assert "3 answers moved, of 5 cases" in result.output
    assert "is gone" in result.output
    assert "random boards" not in result.output
    text = Path("page.html").read_text(encoding="utf-8")
    assert "It ended early: the engine had to be restarted 1 times" in text


def test_the_page_has_each_moved_answer_with_its_board() -> None:
    result = call("python:silent_engines:Moves", "--boards", "2", "--report", "page.html")
    assert "answers moved, of 5 cases" in result.output
    text = Path("page.html").read_text(encoding="utf-8")
    assert text.count("<img ") == text.count("<article ") >= 5
    assert "<td class=was>false</td><td class=now>true</td>" in text
    assert "Not explained by any erratum" in text
    assert "http:" not in text


def test_what_an_engine_says_stays_text() -> None:
    bad = "<script>alert(1)</script>"
    moved = Moved("B27.1-1", "B27.1", bad, "answer", {"why": bad, "x": 1}, {"why": "", "x": 1}, ())
    text = page(Diff("older", "current", 1, (moved,), (), ()), (), 0, lambda one: None, load(), bad)
    assert "<script" not in text
    assert text.count("&lt;script&gt;") == 3
    assert "<td>x</td>" not in text  # alike in both


def test_boards_are_the_same_whoever_looks_at_them() -> None:
    alone = call("python:silent_engines:Moves", "--boards", "20")
    shared = call("python:silent_engines:Moves", "--boards", "20", "--jobs", "2")
    assert "On 20 random boards" in alone.output
    assert shared.output == alone.output


def test_what_is_not_answered_is_counted_and_moves_nothing() -> None:
    result = call("python:silent_engines:Fails", "--boards", "3")
    assert result.exit_code == 1, result.output
    for text in (
        "0 answers moved, of 5 cases",
        "older: answered 0 of 5: 5 crash",
        "current: answered 0 of 5: 5 crash",
        "B27.3-only: unknown, some of its cases were not answered.",
        "On 3 random boards 0 answers moved.",
        "boards: answered 0 of 3: 3 crash",
    ):
        assert text in result.output
    assert "moved no answer" not in result.output


def test_a_failure_under_one_edition_is_no_answer_that_moved() -> None:
    result = call("python:silent_engines:FailsOnce")
    assert result.exit_code == 1, result.output
    assert "1 answers moved, of 5 cases" in result.output
    assert "older: answered 4 of 5: 1 crash" in result.output
    assert "current: answered" not in result.output
    assert "clear: true -> false" in result.output
    assert "B27.3-only: unknown" in result.output


def test_what_is_not_supported_is_not_answered_either() -> None:
    result = call("python:silent_engines:Claims")
    assert result.exit_code == 1, result.output
    assert "older: answered 0 of 5: 5 unsupported" in result.output
    assert "moved no answer" not in result.output


def test_an_engine_that_answers_everything_alike_has_errata_that_move_nothing() -> None:
    result = call("python:silent_engines:Engine")
    assert result.exit_code == 1, result.output
    assert "answered" not in result.output.replace("answers", "")
    assert "B27.3-only moved no answer." in result.output
    assert "cannot be told" not in result.output
    assert call("python:silent_engines:Engine", after="older").exit_code == 0


def test_a_worker_without_features_knows_the_errata(monkeypatch: pytest.MonkeyPatch) -> None:
    task = EditionsTask(Choice("reference"), "older", "2025-01", 0, errata_alone())
    there = pickle.loads(pickle.dumps(task))

    def nowhere() -> Path:
        raise AssertionError("nothing is read")

    monkeypatch.setattr(registry, "directory", nowhere)
    monkeypatch.setattr(registry, "_extended", [])
    registry.built_in.cache_clear()
    hands = there.open()
    try:
        assert hands.work(Chunk(0, 2)).count == 2
    finally:
        hands.close()


def test_a_fault_of_the_suite_comes_home_from_a_worker() -> None:
    fault = pickle.loads(pickle.dumps(SuiteError(["no features", "nor steps"])))
    assert (str(fault), fault.defects) == ("no features\nnor steps", ["no features", "nor steps"])


def test_what_moves_on_a_board_is_reported_whole_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    before = {"answer": {"tem": 1, "drm": {"hexside": 0}, "names": ["x" * 300]}}
    after = {"answer": {"tem": 1, "drm": {"hexside": 1, "smoke": 2}, "names": ["y" * 300]}}
    moved = Moved("board 7", "", '{"ask": "attack"}', "answer", before, after, ("B27.3-only",), 7)
    lines = moved_text([moved], 9, {"crash": 2}, "erratum").splitlines()
    assert lines[1:6] == [
        "On 9 random boards 1 answers moved.",
        "boards: answered 7 of 9: 2 crash",
        "     1  B27.3-only; the first on board 7:",
        '        {"ask": "attack"}',
        "          drm.hexside: 0 -> 1",
    ]
    assert lines[6] == "          drm.smoke: (nothing) -> 2"
    assert "tem" not in "".join(lines)
    assert "x" * 300 in "".join(lines)
    assert "y" * 300 in "".join(lines)
    bare = moved_text([Moved("board 1", "", "q", "answer", 1, "\x1b[2J", (), 1)], 1, {}, "erratum")
    assert "NOT EXPLAINED by any erratum" in bare
    assert "\x1b" not in bare
