"""A scenario from the lab: in the suite's phrases, compiled, in its file, and failed by a wrong engine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from asl_conformance.gherkin.lint import lint
from asl_conformance.lab.checking import Report
from asl_conformance.lab.document import checked
from asl_conformance.lab.examples import EXAMPLES, example, of_steps
from asl_conformance.lab.keeping import NotKept, draft, ids, keep

HEDGE = """
Given hexside B2-B3 is a hedge
And B2 holds a foxhole 1S
And a German squad A beneath the foxhole in B2
And a Russian squad B in B4
When A looks for B
"""
BLOCKED = {"question": 0, "path": ["clear"], "op": "is", "value": False}


def document(steps: str = HEDGE, ticks: Any = (BLOCKED,), **fields: str) -> Any:
    texts = {"title": "a hedge hides who is entrenched", "requirement": "B27.2-3", **fields}
    return checked(of_steps(steps) | texts | {"ticks": list(ticks)})


def test_a_document_is_a_scenario_with_what_was_ticked() -> None:
    made = draft(document(), {"B27.2-3", "B27.2-3a/hedge"})
    assert made.text.splitlines()[:2] == [
        "  @B27.2 @B27.2-3",
        "  Scenario: B27.2-3b a hedge hides who is entrenched",
    ]
    assert made.text.splitlines()[-1].strip() == "Then the LOS is blocked"
    assert made.without_step == ()


def test_each_question_of_which_something_is_expected_is_a_scenario() -> None:
    both = document(
        HEDGE + "And B attacks A with small-arms fire",
        [BLOCKED, {**BLOCKED, "question": 1, "path": ["possible"]}],
    )
    text = draft(both, set()).text
    assert text.count("Scenario: ") == 2
    assert "B27.2-3a" in text
    assert "B27.2-3b" in text
    assert "the attack is not possible" in text


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"ticks": []}, "tick"),
        ({"requirement": ""}, "requirement"),
        ({"requirement": "B99.9-1"}, "requirement"),
    ],
)
def test_what_is_missing_is_reported(fields: dict[str, Any], message: str) -> None:
    with pytest.raises(NotKept, match=message):
        draft(document(**fields), set())


def test_what_no_phrase_says_is_listed() -> None:
    whole = of_steps(HEDGE) | {"requirement": "B27.2-3", "ticks": [BLOCKED]}
    whole["position"]["units"]["A"]["morale"] = 7
    assert draft(checked(whole), set()).without_step == ("morale of A is 7",)


def test_kept_scenarios_compile_pass_the_lint_and_list_who_fails_them(tmp_path: Path) -> None:
    open_ground = "Given a German squad A in B2\nAnd a Russian squad B in B4\nWhen A looks for B"
    clear = draft(document(open_ground, [{**BLOCKED, "value": True}]), {"B27.2-3a"})
    text = draft(document(), set()).text + clear.text
    kept = keep(text, "B27.2-3", tmp_path, set())
    assert kept.report.defects == ()
    hedge, nothing = kept.report.cases
    assert (hedge.id, hedge.verdict) == ("B27.2-3a", "pass")
    assert "entrenched-see-over-walls" in hedge.caught
    assert (nothing.id, nothing.verdict, nothing.caught) == ("B27.2-3b", "pass", ())
    report = lint(tmp_path)
    assert report.defects == []
    assert report.ids == ["B27.2-3a", "B27.2-3b"]
    with pytest.raises(NotKept, match=r"B27\.2-3c"):
        keep(text, "B27.2-3", tmp_path, ids(tmp_path))


def test_what_does_not_compile_is_not_kept(tmp_path: Path) -> None:
    text = draft(document(), set()).text.replace("a hedge", "a hodge", 1).replace("is a hedge", "is a hodge")
    report = keep(text, "B27.2-3", tmp_path, set()).report
    assert "lab_B27.2.feature:" in report.defects[0]
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "text",
    ["", "Feature: x\n  Scenario: B27.2-3a y", "  Background:\n  Scenario: B27.2-3a y", "Given B2 is woods"],
)
def test_scenarios_alone_are_kept(tmp_path: Path, text: str) -> None:
    with pytest.raises(NotKept, match="Scenario"):
        keep(text, "B27.2-3", tmp_path, set())


def test_a_folder_that_cannot_be_written_to_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("asl_conformance.lab.keeping.checked", lambda features: Report())
    place = tmp_path / "file"
    place.write_text("", encoding="utf-8")
    with pytest.raises(NotKept, match="file"):
        keep(draft(document(), set()).text, "B27.2-3", place, set())


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_positions_to_play_with_are_sound_and_ask_something(number: int) -> None:
    name, made = example(number)
    assert checked(made).questions
    assert name == made["title"]
