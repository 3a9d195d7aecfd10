"""The smoke test tells an adapter's author what is right and what is not, step by step."""

import io
import json
import re
import sys
import time
from pathlib import Path

import pytest
from rich.console import Console

from asl_conformance.adapters import process
from asl_conformance.adapters.choose import open_engine
from asl_conformance.adapters.command import join
from asl_conformance.judging import smoke as judged
from asl_conformance.judging.declaration import has_field
from asl_conformance.judging.smoke import BOARD, QUESTIONS, Check, smoke
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.report import terminal
from tests.harness.adapters.asking import DEADLINE, PATIENCE


def steps(command: str) -> dict[str, Check]:
    with open_engine(command, timeout=DEADLINE) as engine:
        return {check.name: check for check in smoke(engine)}


@pytest.mark.parametrize("command", ["reference", join([sys.executable, "-m", "asl_reference"])])
def test_the_reference_passes_every_step(command: str) -> None:
    found = steps(command)
    assert [c.name for c in found.values() if c.state == "wrong"] == []
    assert found["answers"].text == f"{len(QUESTIONS)} declared questions answered"
    assert found["shutdown"].state == ("skipped" if command == "reference" else "ok")


def sloppy(folder: Path, answer: str, then: str = "", declared: str = "{}") -> str:
    """An engine that declares only ``los``; ``evaluate`` gets these replies, and ``then`` follows each."""
    script = folder / "engine.py"
    script.write_text(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line); p = request['params']; error = None\n"
        "    if request['method'] == 'initialize':\n"
        "        result = {'protocol': 1, 'name': 'sloppy', 'actions': ['move']}\n"
        f"        result |= {{'questions': {{'los': ['clear']}}}} | {declared}\n"
        "    elif request['method'] == 'shutdown':\n"
        "        break\n"
        "    else:\n"
        f"        {answer}\n"
        "    reply = {'jsonrpc': '2.0', 'id': request['id']}\n"
        "    reply |= {'error': error} if error else {'result': result}\n"
        "    print(json.dumps(reply), flush=True)\n"
        f"    {then or 'pass'}\n",
        encoding="utf-8",
    )
    return join([sys.executable, str(script)])


CLEAR = "result = {'outcomes': [{'answer': {'clear': True}} for q in p['questions']]}"


@pytest.mark.parametrize(
    ("answer", "step", "text"),
    [
        (CLEAR, "unsupported", "attack was not declared; its outcome has to be unsupported"),
        (CLEAR, "illegal", "a move from B1 to E9 is illegal"),
        (CLEAR, "errors", "an unknown edition was answered"),
        ("result = {'outcomes': [{'answer': {'clear': 1}} for q in p['questions']]}", "answers", "clear"),
        ("result = {'outcomes': []}", "answers", "one per question; there are 0"),
        ("error = {'code': 1, 'message': 'no'}", "unsupported", "answer unsupported, not error"),
        ("sys.exit(3)", "answers", "crash: "),
    ],
)
def test_a_mistake_is_named_at_its_step(tmp_path: Path, answer: str, step: str, text: str) -> None:
    found = steps(sloppy(tmp_path, answer))[step]
    assert found.state == "wrong"
    assert text in found.text


@pytest.mark.parametrize(
    ("answer", "step", "came"),
    [
        (CLEAR, "illegal", '[{"answer":{"clear":true}}]'),
        (CLEAR, "unsupported", '[{"answer":{"clear":true}}]'),
        ("result = {'outcomes': []}", "answers", ""),  # the text names it, and there is nothing to show
    ],
)
def test_of_a_mistake_what_came_is_shown(tmp_path: Path, answer: str, step: str, came: str) -> None:
    found = steps(sloppy(tmp_path, answer))[step]
    assert (found.state, found.came) == ("wrong", came)
    shown = "".join("".join(printed(found)).split())
    assert came in shown
    assert ("sent" in shown) is bool(came)


def test_of_a_mistake_what_was_asked_is_shown_whole(tmp_path: Path) -> None:
    found = steps(sloppy(tmp_path, CLEAR))
    asked = json.loads(found["illegal"].asked)
    assert [action["to"] for action in asked["actions"]] == ["B1", "E9"]
    assert asked["position"] == BOARD
    assert list(asked)[-1] == "position"
    shown = "".join("".join(printed(found["illegal"])).split())
    assert "".join(found["illegal"].asked.split()) in shown
    assert found["pipelining"].asked == ""


def printed(check: Check) -> list[str]:
    out = Console(width=80, file=io.StringIO(), markup=False, highlight=False)
    with out.capture() as captured:
        terminal.step(out, check)
    return captured.get().splitlines()


def test_what_came_is_shown_within_the_terminal_and_changes_nothing_there() -> None:
    lines = printed(Check("answers", "wrong", "no", '{"why":"\x1b[31m' + "x" * 500 + '"}'))
    assert max(map(len, lines)) <= 80
    assert "\x1b" not in "".join(lines)
    assert lines[1].split()[0] == "sent"


def test_what_is_beyond_an_engine_is_asked_again_in_open_ground(tmp_path: Path) -> None:
    answer = (
        "outcome = {'unsupported': {'missing': ['woods']}} if p['position'].get('hexes') else "
        "{'answer': {'clear': 1}}; result = {'outcomes': [outcome for q in p['questions']]}"
    )
    found = steps(sloppy(tmp_path, answer))["answers"]
    assert found.state == "wrong"
    assert "in Open Ground, protocol-violation: " in found.text
    assert "clear" in found.text


@pytest.mark.parametrize(
    ("knows", "state", "text"),
    [
        ("'los' and p['position'].get('hexes')", "ok", "; in Open Ground too: terrain"),
        ("'los' and not p['position'].get('hexes')", "ok", "unsupported on this board: los (it)"),
        ("'nothing'", "skipped", "no declared question is answered, not even in Open Ground: los (it)"),
    ],
)
def test_what_is_beyond_an_engine_everywhere_is_reported(
    knows: str, state: str, text: str, tmp_path: Path
) -> None:
    answer = (
        f"result = {{'outcomes': [{{'answer': {{'clear': True}}}} if q['ask'] == {knows} else "
        "{'unsupported': {'missing': ['it']}} for q in p['questions']]}"
    )
    both = "{'questions': {'los': ['clear'], 'terrain': ['level']}}"
    found = steps(sloppy(tmp_path, answer, declared=both))["answers"]
    assert (found.state, text in found.text) == (state, True), found.text


def test_honest_unsupported_is_not_wrong(tmp_path: Path) -> None:
    """Neither about a move that it cannot play, nor about an edition that it does not know."""
    honest = (
        "plain = not p.get('actions') and p['edition'] == 'current'\n"
        "        known = [plain and q['ask'] == 'los' for q in p['questions']]\n"
        "        said = {True: {'answer': {'clear': True}}, False: {'unsupported': {'missing': ['that']}}}\n"
        "        result = {'outcomes': [said[one] for one in known]}\n"
    )
    found = steps(sloppy(tmp_path, honest))
    assert [check.name for check in found.values() if check.state == "wrong"] == []
    assert found["illegal"] == Check("illegal", "skipped", "unsupported on this board: that")
    assert found["errors"].text == "an unknown edition is unsupported, and the next request is answered"


REFUSES = (
    "known = [q['ask'] == 'los' and not p.get('actions') for q in p['questions']]\n"
    "        said = {True: {'answer': {'clear': True}}, False: {'unsupported': {}}}\n"
    "        result = {'outcomes': [said[one] for one in known]}\n"
    "        if p['edition'] != 'current': error = {'code': 1, 'message': 'no'}\n"
)


@pytest.mark.parametrize(
    ("then", "text"),
    [
        ("", ""),
        ("sys.exit(0)", "its process ended, and was started again once; answer"),
        ("sys.exit(1)", "is not answered: crash: |its process ended"),
        ("import time; time.sleep(60)", "the request after an error is not answered: timeout: "),
    ],
)
def test_after_an_error_the_next_request_is_due_too(tmp_path: Path, then: str, text: str) -> None:
    engine = sloppy(tmp_path, REFUSES, then and f"if error: {then}")
    with open_engine(engine, timeout=PATIENCE if "sleep" in then else DEADLINE) as opened:
        found = {check.name: check for check in smoke(opened)}
    assert found["errors"].state == ("wrong" if text else "ok")
    assert re.search(text, found["errors"].text)


def test_an_engine_that_ends_before_shutdown_is_not_reported_as_still_running(tmp_path: Path) -> None:
    then = "if error: last = True\n    elif 'last' in globals(): break"
    with open_engine(sloppy(tmp_path, REFUSES, then), timeout=DEADLINE) as opened:
        for check in smoke(opened):
            if check.name == "errors":
                time.sleep(0.2)
            assert (check.name, check.state) != ("shutdown", "wrong")


def test_an_engine_that_ends_after_every_few_answers_is_reported(tmp_path: Path) -> None:
    found = steps(sloppy(tmp_path, REFUSES, "if request['id'] % 40 == 0: break", "{'actions': []}"))
    assert next(check.name for check in found.values() if check.state == "wrong") == "pipelining"
    assert "its process ended, and was started again" in found["pipelining"].text


@pytest.mark.parametrize(
    ("declared", "text"),
    [
        ("'editions': []", "editions is empty; name at least one of current, older"),
        ("'editions': ['recent']", "there is no edition recent"),
        ("'errata': ['B99-X']", "there is no erratum B99-X; errata: B"),
        ("'actions': ['jump']", "there is no action jump; asl-conformance schema action names them"),
        (
            "'questions': {'may': []}, 'actions': []",
            "may is declared but no action is; declare in actions the verbs",
        ),
        ("'questions': {'dance': []}", "there is no question dance; questions: los, "),
        (
            "'questions': {'los': ['cleer']}",
            "answers to los have no field cleer; fields: clauses, why, clear",
        ),
        (
            "'questions': {'state': ['expenditures.for_']}",
            "the field expenditures.for_ of answers to state is now called spent_on",
        ),
    ],
)
def test_what_is_declared_and_is_not_there_is_named(tmp_path: Path, declared: str, text: str) -> None:
    found = steps(sloppy(tmp_path, REFUSES, "", f"{{{declared}}}"))
    assert found["declaration"].state == "wrong"
    assert text in found["declaration"].text


def test_fields_are_known_at_any_depth() -> None:
    attack, state = ANSWERS["attack"], ANSWERS["state"]
    assert all(has_field(attack, path) for path in ("targets", "targets.tem", "targets.drm", "firepower"))
    assert all(has_field(state, path) for path in ("units.hex", "checks.drm", "expenditures.mf"))
    assert not any(has_field(attack, path) for path in ("target", "targets.drm.ffmo", "column.x", "tem"))


def test_an_engine_that_cannot_start_ends_the_test() -> None:
    found = steps("no-such-engine-anywhere")
    assert list(found) == ["handshake"]
    assert "no such command" in found["handshake"].text


def lingering(seconds: float) -> str:
    """An engine that keeps running for so long after ``shutdown``."""
    code = (
        "import json, sys, time\n"
        "request = json.loads(sys.stdin.readline())\n"
        "result = {'protocol': 1, 'name': 'lingers', 'questions': {'los': ['clear']}}\n"
        "print(json.dumps({'jsonrpc': '2.0', 'id': request['id'], 'result': result}), flush=True)\n"
        "for line in sys.stdin:\n"
        "    request = json.loads(line)\n"
        "    outcomes = [{'answer': {'clear': True}} for q in request['params'].get('questions', ())]\n"
        "    result = {'outcomes': outcomes}\n"
        "    print(json.dumps({'jsonrpc': '2.0', 'id': request['id'], 'result': result}), flush=True)\n"
        f"time.sleep({seconds})\n"
    )
    return join([sys.executable, "-c", code])


def test_an_engine_that_does_not_leave_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged, "FAREWELL", 0.1)
    found = steps(lingering(60))
    assert found["shutdown"].state == "wrong"
    assert found["shutdown"].text == "it had not ended after 0.1 s and was killed; end upon shutdown"


def test_an_engine_that_takes_its_time_to_leave_is_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged, "FAREWELL", DEADLINE)
    assert steps(lingering(3 * process.GRACE))["shutdown"].state == "ok"


def test_the_board_of_the_smoke_test_is_sound() -> None:
    from asl_reference.board.position import Position
    from asl_reference.rules.problems import problems

    assert problems(Position.from_json(BOARD)) == []


def test_an_engine_that_claims_nothing_yet_is_not_wrong(tmp_path: Path) -> None:
    answer = "result = {'outcomes': [{'unsupported': {'missing': []}} for q in p['questions']]}"
    refuses = (
        f"{answer}\n        if p['edition'] == 'no such edition': error = {{'code': -32602, 'message': 'no'}}"
    )
    found = steps(sloppy(tmp_path, refuses, "", "{'questions': {}}"))
    assert [check for check in found.values() if check.state == "wrong"] == []
    assert found["declaration"].state == "skipped"
    assert found["declaration"].text == "no question is declared; every case would be unsupported"
    assert {name for name, check in found.items() if check.state == "ok"} == {
        *("handshake", "unsupported", "pipelining", "errors", "shutdown")
    }


def test_an_answer_that_was_not_declared_is_wrong_of_an_engine_that_claims_nothing(tmp_path: Path) -> None:
    found = steps(sloppy(tmp_path, CLEAR, "", "{'questions': {}}"))
    assert found["unsupported"].state == "wrong"
    assert found["errors"].state == "wrong"
