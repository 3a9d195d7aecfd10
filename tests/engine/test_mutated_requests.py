"""Malformed requests of every kind: each line gets its reply, and the engine never dies.

A plain run sends four thousand, a night two hundred thousand; ``python -m tests.engine.mutated`` sends as
many as ``--requests`` says.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

from asl_reference.protocol import requests as protocol
from tests.engine import mutated
from tests.often import often

PIECES = 4
EACH = often(1000)


@cache
def good() -> tuple[dict[str, Any], ...]:
    return tuple(mutated.requests())


@pytest.mark.parametrize("seed", range(PIECES))
def test_every_line_gets_a_reply_and_nothing_wrong_is_taken(seed: int) -> None:
    found = mutated.run(EACH, seed, good())
    assert found.faults == {}
    assert found.tally["answered"]
    assert found.tally["-32602"]


def line(number: int, **more: Any) -> bytes:
    params = {"edition": "current", "position": {}, "questions": [{"ask": "state"}], **more}
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": "evaluate", "params": params}).encode()


def test_a_fault_of_the_engine_is_that_of_its_request_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    right = protocol.play

    def falls_over(rules: Any, position: Any, actions: Any) -> Any:
        if position.turn == 13:
            raise ZeroDivisionError("a bug")
        return right(rules, position, actions)

    monkeypatch.setattr(protocol, "play", falls_over)
    lines = [line(1), line(2, position={"turn": 13}), line(3)]
    first, second, third = mutated.replies(lines)
    assert "result" in first
    assert "result" in third
    assert second["error"] == {"code": -32603, "message": "a fault of the engine: ZeroDivisionError: a bug"}


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"[" * 100_000, -32700),
        (b'{"jsonrpc": "2.0", "id": 1e999, "method": "evaluate", "params": {}}', -32600),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": 5}', -32602),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": []}', -32602),
        (
            b'{"jsonrpc": "2.0", "id": 1, "method": "evaluate", "params": {"position": {}, "questions": []}}',
            -32602,
        ),
        (b"\xff\xfe", -32700),
    ],
)
def test_what_is_no_request_has_an_error_of_its_own(sent: bytes, code: int) -> None:
    wrong, right = mutated.replies([sent, line(2)])
    assert wrong["error"]["code"] == code
    assert "result" in right


@pytest.mark.parametrize(
    ("more", "place", "way_out"),
    [
        ({"edition": "curent"}, "edition: ", "there are current, older"),
        (
            {"actions": [{"do": "move", "units": ["g"], "to": "the woods"}]},
            "actions[0].to: ",
            "as F5 or AA10",
        ),
        (
            {"actions": [{"do": "entrench", "units": ["g"], "dr": None}]},
            "actions[0]: ",
            "needs the field 'dr'",
        ),
        (
            {"actions": [{"do": "go_beneath", "units": ["g"], "cover": "wire", "carrying": ["x"]}]},
            "action",
            "'x'",
        ),
        (
            {"questions": [{"ask": "los", "from": {"unit": "g"}, "to": {"hex": "f5"}}]},
            "questions[0].to.hex: ",
            "as F5 or AA10",
        ),
        (
            {"questions": [{"ask": "attack", "target": "g", "means": "mg", "vertex": "B3"}]},
            "questions[0]: question.vertex: ",
            "named by its hexes as F5-F6-G6",
        ),
        (
            {"questions": [{"ask": "attack", "target": "C11", "at": "bridge", "means": "mg", "by": ["g"]}]},
            "questions[0]: question.target: ",
            "hex of the board",
        ),
        (
            {"questions": [{"ask": "terrain", "hexside": "C11-C12"}]},
            "questions[0]: question.hexside: ",
            "the board has no hexside 'C11-C12'",
        ),
        (
            {"questions": [{"ask": "terrain", "hexside": "F5-F6", "hex": "F5"}]},
            "questions[0]: question: ",
            "ask about one of them",
        ),
        (
            {"actions": [{"do": "resolve_fire", "means": "wp", "target": "C11", "dr": 5}]},
            "action.target: ",
            "the board has no hex 'C11'",
        ),
        (
            {"actions": [{"do": "claim_interdiction", "by": ["g"], "unit": "g"}]},
            "actions[0].by: ",
            "a text is due",
        ),
    ],
)
def test_what_the_types_forbid_is_refused_with_its_place(more: Any, place: str, way_out: str) -> None:
    units = {"g": {"side": "German", "type": "squad", "hex": "B2"}}
    board = {"units": units, "counters": {"w": {"type": "wire", "hex": "B2"}}}
    (reply,) = mutated.replies([line(1, position=board, **more)])
    assert reply["error"]["code"] == -32602
    assert reply["error"]["message"].startswith(place)
    assert way_out in reply["error"]["message"]


def test_the_mutations_of_a_seed_are_the_same_each_time() -> None:
    def lines(seed: int) -> list[bytes]:
        dice = mutated.random.Random(seed)
        return [mutated.line_of(mutated.mutated(good()[0], dice), n, dice) for n in range(50)]

    assert lines(1) == lines(1) != lines(2)


def test_a_wrong_reply_is_found() -> None:
    found = mutated.Found()
    asked = line(7)
    mutated.look(asked, {"jsonrpc": "2.0", "id": 8, "result": {}}, found)
    mutated.look(asked, {"jsonrpc": "2.0", "id": 7}, found)
    mutated.look(asked, {"jsonrpc": "2.0", "id": 7, "error": {"code": -32603, "message": "oh"}}, found)
    mutated.look(asked, {"jsonrpc": "2.0", "id": 7, "error": {"code": -32602, "message": "no"}}, found)
    mutated.look(line(7, edition=5), {"jsonrpc": "2.0", "id": 7, "result": {}}, found)
    assert len(found.faults) == 5
