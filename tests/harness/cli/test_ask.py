"""``ask``: one position, one question, engines, editions and variants side by side."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.gherkin.scene import unasked, world_of_steps
from asl_conformance.gherkin.vocabulary import StepError
from asl_conformance.report.asked import Asked, Column
from asl_conformance.suite.case import Case, plain, request_params

SEES_THROUGH = "python:tests.fuzz.twisted_engines:SeesThroughWalls"
LOS = """\
# who sees whom?
hexside F5-F6 is a wall
a German squad in F3
And a Russian squad in F8
When LOS is traced between the German squad and the Russian squad
"""


def call(*args: str, text: str = "", columns: int = 80) -> Result:
    return CliRunner().invoke(main, ("ask", *args), input=text, env={"COLUMNS": str(columns)})


@pytest.fixture
def case(monkeypatch: pytest.MonkeyPatch) -> Case:
    """The only case of the suite: a wall, and the rulebook's answer about it."""
    made = unasked(world_of_steps([*LOS.splitlines(), "Then the LOS is blocked"]), "B9.2-1")
    monkeypatch.setattr(kept, "load_cases", lambda: kept.Suite("sample", (made,)))
    return made


def test_steps_on_standard_input_are_asked_and_answered_with_reasons() -> None:
    result = call(text=LOS)
    assert result.exit_code == 0, result.output
    assert "los German squad -> Russian squad" in result.output
    assert "    clear       no\n" in result.output
    assert "    blocked_at  F5-F6\n" in result.output
    assert "  reference: B9.2 " in result.output


def test_two_engines_stand_side_by_side_and_what_differs_is_marked() -> None:
    result = call("--engine", "reference", "--engine", SEES_THROUGH, text=LOS)
    assert result.exit_code == 1, result.output
    assert "reference  sees-through-walls\n" in result.output
    assert "  * clear       no         yes\n" in result.output


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_no_line_is_wider_than_the_terminal(columns: int) -> None:
    several = [
        "--engine",
        "reference",
        "--engine",
        SEES_THROUGH,
        "--edition",
        "current",
        "--edition",
        "older",
    ]
    result = call(*several, "--variant", "hexside F5-F6 is a hedge", text=LOS, columns=columns)
    assert max(map(len, result.output.splitlines())) <= columns
    assert result.output.count("sees-through-walls") >= 6


def test_a_variant_is_the_same_position_with_steps_done_to_it() -> None:
    result = call("--variant", "F7 is level 1 Open Ground; F8 is level 2 Open Ground", "--json", text=LOS)
    found = msgspec.json.decode(result.output.encode(), type=Asked)
    assert [variant.name for variant in found.variants] == [
        "",
        "F7 is level 1 Open Ground; F8 is level 2 Open Ground",
    ]
    given, changed = (variant.position for variant in found.variants)
    assert "F8" not in given.hexes
    assert changed.hexes["F8"].level == 2
    assert changed.units == given.units
    assert [column.outcomes[0]["answer"]["clear"] for column in found.columns] == [False, True]
    assert found.alike, "variants may be answered otherwise"


def test_editions_stand_side_by_side(case: Case) -> None:
    result = call("B9.2-1", "--edition", "current", "--edition", "older")
    assert result.exit_code == 0
    assert "reference  reference\n" in result.output
    assert "current    older\n" in result.output
    assert "reference, current: pass" in result.output


def test_the_claims_of_a_case_are_printed_and_judged(case: Case) -> None:
    result = call("B9.2-1", "--engine", SEES_THROUGH)
    assert result.exit_code == 1
    assert "claims  the LOS is blocked" in result.output
    assert "sees-through-walls: fail" in result.output
    assert "look at  the answer itself: " in result.output
    other = call("B9.2-1", "--engine", SEES_THROUGH, "--variant", "hexside F5-F6 is a hedge", "--json")
    verdicts = [one["verdict"] for one in json.loads(other.output)["columns"]]
    assert verdicts == ["fail", "not-applicable"], "of a variant the suite claims nothing"


def test_another_question_takes_the_place_of_the_case_s(case: Case) -> None:
    result = call("B9.2-1", "--when", "the players ask what F5 is")
    assert result.exit_code == 0
    assert "When the players ask what F5 is" in result.output
    assert "the LOS is blocked" not in result.output
    assert "    type         open_ground\n" in result.output


def files(case: Case) -> dict[str, Any]:
    position = plain(case.position)
    finding = {"format": 1, "kind": "difference", "board": 3, "position": position}
    return {
        "a case": plain(case),
        "a request": {"jsonrpc": "2.0", "id": 1, "params": request_params(case, "current")},
        "its parameters": request_params(case, "current"),
        "a finding": {**finding, "case": plain(case)},
    }


@pytest.mark.parametrize("kind", ["a case", "a request", "its parameters", "a finding"])
def test_a_file_may_hold(kind: str, case: Case, tmp_path: Path) -> None:
    path = tmp_path / "asked.json"
    path.write_text(json.dumps(files(case)[kind]), encoding="utf-8")
    result = call(str(path))
    assert result.exit_code == 0, result.output
    assert "    clear       no\n" in result.output


def test_a_position_needs_a_question(case: Case, tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(plain(case.position)), encoding="utf-8")
    refused = call(str(path))
    assert refused.exit_code == 2
    assert "nothing is asked; add a When" in refused.output
    when = "LOS is traced between the German squad and the Russian squad"
    assert "    clear       no\n" in call(str(path), "--when", when).output


def test_a_file_may_hold_steps_as_in_a_feature(tmp_path: Path) -> None:
    path = tmp_path / "argument.feature"
    path.write_text(
        f"Feature: an argument\n\n  @B9.2\n  Scenario: one\n{LOS}    Then the LOS is clear\n",
        encoding="utf-8",
    )
    result = call(str(path), "--json")
    assert [one["verdict"] for one in json.loads(result.output)["columns"]] == ["fail"]
    assert result.exit_code == 1


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a German sqad in B2", "standard input, line 1: "),
        ("B2 is woods\nthe moon is full", "line 2: no step for: Given the moon is full"),
        ("Scenario: a\nB2 is woods\nScenario: b", "line 3: a second scenario"),
        ("Scenario Outline: a\nB2 is <ground>", "line 1: a scenario without Examples is expected"),
        ("When the German squad moves into B3", "nothing on the board is called 'German squad'"),
        ("", "nothing is asked"),
    ],
)
def test_what_cannot_be_read_is_usage_with_its_line(text: str, message: str) -> None:
    result = call(text=text)
    assert result.exit_code == 2
    assert message in result.output


def test_an_edition_that_an_engine_does_not_offer_is_no_difference() -> None:
    engine = "python:tests.harness.cli.test_ask:OnlyCurrent"
    result = call("--engine", "reference", "--engine", engine, "--edition", "older", text=LOS)
    assert result.exit_code == 0, result.output
    assert "the edition older" in result.output


def test_an_edition_that_there_is_not_is_usage() -> None:
    result = call("--edition", "1985", text=LOS)
    assert result.exit_code == 2
    assert "no edition '1985'" in result.output


def test_words_of_an_engine_stay_words() -> None:
    result = call("--engine", "python:tests.harness.cli.test_ask:Paints", text=LOS)
    assert "\x1b" not in result.output
    assert r"\x1b[31mred" in result.output


class OnlyCurrent:
    """It answers nothing, and knows only the current edition."""

    def initialize(self, params: Any, /) -> Any:
        return {"protocol": 1, "name": "only-current", "questions": {"los": ["clear"]}}

    def evaluate(self, params: Any, /) -> Any:
        raise AssertionError("asked all the same")


class Paints(OnlyCurrent):
    """Puts colours into its reasons."""

    def evaluate(self, params: Any, /) -> Any:
        answer = {"clear": True, "why": "\x1b[31mred", "blocked_at": "\x1b[31mred"}
        return {"outcomes": [{"answer": answer} for _ in params["questions"]]}


def test_a_step_error_says_what_is_wrong_with_the_position() -> None:
    with pytest.raises(StepError, match="line 2"):
        world_of_steps(["a German squad P in B2", "a Russian squad P in B2"])


@pytest.mark.parametrize(
    ("one", "other", "alike"),
    [
        ({"clear": False, "blocked_at": "B2"}, {"clear": False, "blocked_at": "B3", "hindrance": 2}, True),
        ({"clear": True, "hindrance": 1}, {"clear": True, "hindrance": 2}, False),
        ({"clear": True, "why": "so"}, {"clear": True, "clauses": ["A6.1"]}, True),
        ({"hexsides": ["B3-B2", "B2-C2"]}, {"hexsides": ["C2-B2", "B2-B3"]}, True),
        ({"clear": True}, {"hindrance": 0}, True),
        ({"expenditures": [{"mf": 1, "spent_on": "a"}]}, {"expenditures": [{"mf": 1.0}]}, True),
        ({"expenditures": [{"mf": 1}]}, {"expenditures": [{"mf": 2}]}, False),
        ({"allowed": True, "cost": "all"}, {"allowed": True, "cost": 4}, True),
        ({"allowed": True, "cost": 4}, {"allowed": True, "cost": "all"}, True),
        ({"allowed": True, "cost": "all"}, {"allowed": True, "cost": 0}, False),
        ({"allowed": True, "cost": 3}, {"allowed": True, "cost": 4}, False),
    ],
)
def test_answers_are_alike_in_what_both_say(one: Any, other: Any, alike: bool) -> None:
    columns = tuple(
        Column(name, "", "current", 0, ({"answer": answer},)) for name, answer in (("a", one), ("b", other))
    )
    assert Asked("case", (), (), columns).alike is alike


def test_an_answer_and_a_refusal_are_not_alike_and_unsupported_is_like_anything() -> None:
    refused, done, untold = ({"illegal": {"action": 0}}, {"answer": {}}, {"unsupported": {}})

    def alike(*outcomes: Any) -> bool:
        return Asked("case", (), (), tuple(Column("e", "", "current", 0, (one,)) for one in outcomes)).alike

    assert not alike(refused, done)
    assert alike(untold, done, untold)
    assert alike(refused, refused)
    assert not Asked("case", (), (), (Column("e", "", "current", 0, failure="crash: gone"),)).alike


ASKS = '{"position": {}, "questions": [%s]}'


def shown(path: str) -> Result:
    return CliRunner().invoke(main, ["show", path])


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"hexes": {"B3": {"terrain": "wods"}}}', "hexes.B3.terrain: Invalid enum value 'wods'"),
        ('{"hexes": {"B3": {"terrain": "wods"}}}', ': "wods"; nearest: woods'),
        ('{"hexs": {}}', 'position: Object contains unknown field `hexs`: {"hexs": {}}; nearest: hexes'),
        ('{"units": {"a": {"side": "G", "type": "squad", "beneath": ["foxole"]}}}', "; nearest: foxhole"),
        (ASKS % '{"ask": "lso"}', "questions[0].ask: Invalid value 'lso'"),
        (ASKS % '{"ask": "may", "action": {"do": "moove"}}', "; nearest: move"),
        (ASKS % '{"ask": "may", "action": {"do": "move", "too": "B1"}}', "; nearest: to"),
        ('{"hexes": {"B3": {"terrain": "xyzzy"}}}', '"xyzzy"\n'),
    ],
)
def test_the_message_for_a_misspelling_in_a_file_has_the_place_and_the_nearest_word(
    text: str, message: str, tmp_path: Path
) -> None:
    path = tmp_path / "position.json"
    path.write_text(text, encoding="utf-8")
    for command in (call, shown) if "questions" not in text else (call,):
        refused = command(str(path))
        assert refused.exit_code == 2
        assert message in refused.output
