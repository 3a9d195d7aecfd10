"""A recorded game is compared with the rules; the first line that breaks them is reported."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from asl_conformance.cli import main
from asl_conformance.fuzz.asking.audit import Auditor, Fault
from asl_conformance.suite.recording import AnyLine, BadRecording, read

from .asking import Json, reference

EXAMPLE = Path(__file__).parents[2] / "examples" / "audit" / "game.jsonl"
GAME: Json = {"record": "game", "format": 1, "engine": "mine"}
AT: Json = {
    "record": "position",
    "position": {
        "phase": "MPh",
        "turn_of": "German",
        "hexes": {"C5": {"terrain": "woods"}},
        "units": {
            "P": {"side": "German", "type": "squad", "hex": "C3"},
            "R": {"side": "Russian", "type": "squad", "hex": "C9"},
        },
    },
}


def moves(to: str, **more: Any) -> Json:
    return {"record": "action", "action": {"do": "move", "units": ["P"], "to": to}, **more}


def after(**unit: Any) -> Json:
    """A line of the game: the action was legal, and the engine gives this state of P."""
    return {"outcome": {"answer": {"units": {"P": unit}}}}


def asks(question: Json, outcome: Json) -> Json:
    return {"record": "question", "question": question, "outcome": outcome}


def audited(*lines: Json) -> tuple[Auditor, list[Fault]]:
    auditor = Auditor(reference(), "game")
    return auditor, list(auditor.faults(read([json.dumps(line).encode() for line in lines], "game")))


def faults(*lines: Json) -> list[tuple[int, str, Any, Any]]:
    """Of each fault: the line, the field or claim, the engine's value and the right one."""
    found = []
    for fault in audited(GAME, AT, *lines)[1]:
        (finding,) = fault.verdict.findings
        found.append((fault.line, finding.field or finding.expected, finding.got, finding.wanted))
    return found


def test_a_game_by_the_rules_has_no_fault() -> None:
    lines = (moves("C4", **after(hex="C4", mf_left=3)), moves("C5", **after(mf_left=1)))
    refused = moves("C7", outcome={"illegal": {"action": 2}})
    los = asks({"ask": "los", "from": {"unit": "R"}, "to": {"unit": "P"}}, {"answer": {"clear": True}})
    auditor, found = audited(GAME, AT, *lines, refused, los)
    assert found == [], found
    assert (auditor.actions, auditor.answers, auditor.passed_over) == (3, 1, 0)


def test_an_action_done_though_not_allowed_is_reported_with_its_clause() -> None:
    _, (fault,) = audited(GAME, AT, moves("C4"), moves("C5"), moves("C7"))
    (finding,) = fault.verdict.findings
    assert (fault.line, finding.expected, finding.got) == (5, "that is not allowed", "it was done")
    assert fault.case.clauses
    assert finding.why.startswith(fault.case.clauses[0])
    assert fault.case.prose[-1] == "3 move units P, to C7"


def test_an_allowed_action_that_was_refused_is_reported_and_the_game_goes_on_without_it() -> None:
    refused = moves("C4", outcome={"illegal": {"action": 0, "why": "no way"}})
    assert faults(refused, moves("C4", **after(mf_left=3))) == [
        (3, "that is allowed", "it was refused: no way", None)
    ]


def test_a_state_that_differs_is_reported_by_its_field() -> None:
    assert faults(moves("C4", **after(hex="C4", mf_left=2))) == [(3, "units.P.mf_left", 2, 3)]


def test_an_answer_is_held_against_the_rules_after_what_was_done() -> None:
    own = {"ask": "terrain", "hex": "C5"}
    assert faults(asks(own, {"answer": {"type": "woods"}})) == []
    assert faults(asks(own, {"answer": {"type": "brush", "why": "so"}})) == [(3, "type", "brush", "woods")]
    los = {"ask": "los", "from": {"unit": "R"}, "to": {"unit": "P"}}
    assert faults(asks(los, {"answer": {"clear": False}})) == []
    assert faults(moves("C4"), moves("C5"), asks(los, {"answer": {"clear": False}})) == [
        (5, "clear", False, True)
    ]


def test_what_the_engine_does_not_say_is_not_held_against_it() -> None:
    state = {"ask": "state"}
    answers = ({"units": {}}, {"units": {"P": {}}}, {"counters": {}}, {})
    assert [faults(asks(state, {"answer": one})) for one in answers] == [[]] * 4
    assert faults(asks(state, {"unsupported": {"missing": ["that"]}})) == []


def test_after_an_action_that_may_not_be_done_all_is_passed_over_to_the_next_position() -> None:
    wrong = asks({"ask": "terrain", "hex": "C5"}, {"answer": {"type": "brush"}})
    auditor, found = audited(GAME, AT, moves("C9"), wrong, moves("C4"), AT, wrong)
    assert [fault.line for fault in found] == [3, 7]
    assert auditor.passed_over == 2


def test_a_position_that_cannot_be_is_a_fault() -> None:
    lost: Any = json.loads(json.dumps(AT))
    lost["position"]["units"]["P"]["beneath"] = ["foxhole"]
    auditor, (fault,) = audited(GAME, lost, moves("C4"))
    assert (fault.line, fault.verdict.kind, auditor.passed_over) == (2, "error", 1)
    assert "foxhole" in fault.verdict.findings[0].why


def test_an_action_of_nobody_is_a_fault_and_no_crash() -> None:
    strange = {"record": "action", "action": {"do": "move", "units": ["Q"], "to": "C4"}}
    (found,) = faults(strange)
    assert found == (3, "an action that makes sense", "it was done", None)
    assert faults({**strange, "outcome": {"illegal": {"action": 0, "why": "no Q"}}}) == [
        (3, "an action that makes sense", "it was refused: no Q", None)
    ]
    assert faults(asks({"ask": "concealment", "unit": "Q"}, {"answer": {}})) == [
        (3, "a question that makes sense", "an outcome: answer", None)
    ]


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "game: has no line of a game"),
        ([AT], "game:1: the first line has to be a game"),
        ([GAME, GAME], "game:2: a second game"),
        ([GAME, moves("C4")], "game:2: a position has to come before the first action"),
        ([{**GAME, "format": 7}], "game:1: format 7 is unknown; only 1"),
        ([GAME, {**AT, "when": 3}], "game:2: Object contains unknown field `when`"),
        ([GAME, AT, {"record": "action", "action": {"do": "fly"}}], "game:3: Invalid value 'fly'"),
    ],
)
def test_what_is_no_recorded_game_names_the_line(lines: list[Json], message: str) -> None:
    with pytest.raises(BadRecording) as error:
        list(read([json.dumps(line).encode() for line in lines], "game"))
    assert message in str(error.value)


def call(*args: str) -> Result:
    return CliRunner().invoke(main, ("audit", *args), env={"COLUMNS": "80"})


def test_the_example_is_shown_like_a_failure() -> None:
    result = call(str(EXAMPLE))
    assert result.exit_code == 1, result.output
    parts = ("line 11: the 2nd action (advance ", "A4.7 P has advanced already", "German APh", "2 advance")
    for text in parts:
        assert text in result.output
    assert "of example-python 1: 5 actions and 2 answers" in result.output
    assert max(len(line) for line in result.output.splitlines() if str(EXAMPLE) not in line) <= 80
    everything = call(str(EXAMPLE), "--all")
    assert "1 differs" in everything.output
    assert "1 line was not compared" in everything.output


def test_the_example_is_as_the_schema_says() -> None:
    lines = EXAMPLE.read_bytes().splitlines()
    records = [msgspec.json.decode(line, type=AnyLine) for line in lines]
    assert {type(record).__name__ for record in records} == {"Game", "At", "Did", "Said"}


def test_a_sound_game_exits_0_and_a_broken_file_2(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(map(json.dumps, (GAME, AT, moves("C4")))), encoding="utf-8")
    sound = call(str(path))
    assert sound.exit_code == 0, sound.output
    assert "all as the rules say" in sound.output
    path.write_text("{", encoding="utf-8")
    assert call(str(path)).exit_code == 2
    path.write_text(json.dumps({**GAME, "edition": "1985"}), encoding="utf-8")
    assert "no edition '1985'" in call(str(path)).output


def test_words_of_a_recorded_engine_stay_words(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    refused = moves("C4", outcome={"illegal": {"action": 0, "why": "\x1b[31mred"}})
    path.write_text("\n".join(map(json.dumps, (GAME, AT, refused))), encoding="utf-8")
    output = call(str(path)).output
    assert "\x1b" not in output
    assert r"\x1b[31mred" in output


ENGINE = '''
class Engine:
    """Knows moves and LOS, no state: every LOS is blocked in C5."""

    def initialize(self, params):
        return {
            "protocol": 1, "name": "blind", "version": "1", "editions": ["current"], "errata": [],
            "questions": {"los": ["clear"]}, "actions": ["move"],
        }

    def evaluate(self, params):
        clear = params["actions"][-1]["to"] != "C5" if params.get("actions") else True
        assert all(question["ask"] == "los" for question in params["questions"])
        return {"outcomes": [{"answer": {"clear": clear}} for _ in params["questions"]]}
'''


def test_a_game_may_be_put_before_another_engine_which_is_asked_what_it_declares(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "blind_of_audit.py").write_text(ENGINE, encoding="utf-8")
    los: Json = {"ask": "los", "from": {"unit": "R"}, "to": {"unit": "P"}}
    seen = asks(los, {"answer": {"clear": True, "hindrance": 7}})
    tem = asks({"ask": "attack", "target": "P", "means": "small_arms", "by": ["R"]}, {"answer": {"tem": 4}})
    lines = (GAME, AT, moves("C4"), seen, tem, moves("C5"), seen)
    path = tmp_path / "game.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    told = call(str(path), "--engine", "python:blind_of_audit:Engine", "--all")
    assert told.exit_code == 1, told.output
    assert "line 7: " in told.output
    assert "what blind says" in told.output
    assert "2 actions and 3 answers looked at, 1 differs" in told.output
    assert "3 lines were not compared" in told.output
    path.write_text("\n".join(map(json.dumps, lines[:4])), encoding="utf-8")
    assert "all as blind says" in call(str(path), "--engine", "python:blind_of_audit:Engine").output


def test_an_engine_that_is_asked_has_to_offer_the_edition_of_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "blind_of_audit.py").write_text(ENGINE, encoding="utf-8")
    told = call(str(EXAMPLE), "--engine", "python:blind_of_audit:Engine", "--edition", "older")
    assert told.exit_code == 2, told.output
    assert call(str(EXAMPLE), "--engine", "python:no_such_module:Engine").exit_code == 3


def test_an_engine_is_asked_about_the_game_as_the_reference_is() -> None:
    other = call(str(EXAMPLE), "--engine", f"{sys.executable} -m asl_reference", "--all")
    alone = call(str(EXAMPLE), "--all")
    assert other.exit_code == alone.exit_code == 1, other.output
    assert "5 actions and 2 answers looked at, 1 differs" in other.output
