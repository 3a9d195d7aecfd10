"""Requests beyond an engine's declared limits are not sent to it, and count as unsupported."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from asl_conformance.adapters.base import EngineStartError, Params
from asl_conformance.adapters.beyond import ENVELOPE, Reach, beyond
from asl_conformance.adapters.process import EngineProcess
from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.protocol import messages
from asl_conformance.protocol.reply import Outcomes, Reply
from tests.harness.adapters.asking import quick, started

__all__ = ["quick", "started"]

ENGINE = """
import json, sys
told = None
for line in sys.stdin:
    request = json.loads(line)
    if request["method"] == "shutdown":
        break
    if request["method"] == "initialize":
        told = request["params"]
        result = {"protocol": 1, "name": "small", "questions": {"los": ["clear"]}, "limits": LIMITS}
    else:
        told_too = {"clear": True, "told": told, "nested": DEEP}
        result = {"outcomes": [{"answer": told_too} for _ in request["params"]["questions"]]}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}), flush=True)
"""
QUESTION = {"ask": "los", "from": {"hex": "A1"}, "to": {"hex": "B2"}}


def asked(tmp_path: Path, limits: Any, params: list[Any], nested: str = "0") -> tuple[list[Reply], int]:
    """The replies of an engine with these limits, and the most requests that were pending."""
    script = tmp_path / "engine.py"
    script.write_text(ENGINE.replace("LIMITS", repr(limits)).replace("DEEP", nested), encoding="utf-8")
    most = 0

    class Counting(SubprocessEngine):
        def _send(self, process: EngineProcess, method: str, params: Params) -> int:
            nonlocal most
            most = max(most, len(self._pending) + (method == "evaluate"))
            return super()._send(process, method, params)

    with Counting([sys.executable, str(script)]) as engine:
        engine.start()
        replies = dict(engine.evaluate_many((str(i), one) for i, one in enumerate(params)))
    return [replies[str(i)] for i in range(len(params))], most


def params(board: str = "") -> dict[str, Any]:
    return {"edition": "current", "position": {"board": board}, "questions": [QUESTION, QUESTION]}


def missing(reply: Reply) -> list[str]:
    assert isinstance(reply, Outcomes)
    return [
        "" if one.unsupported is msgspec.UNSET else "; ".join(one.unsupported.missing)
        for one in reply.outcomes
    ]


def test_no_more_requests_are_under_way_than_the_engine_takes(tmp_path: Path) -> None:
    replies, most = asked(tmp_path, {"requests": 3}, [params()] * 40)
    assert most == 3
    assert [missing(reply) for reply in replies] == [["", ""]] * 40
    assert asked(tmp_path, {}, [params()] * 100)[1] == messages.WINDOW


def test_a_line_longer_than_it_takes_is_not_sent(tmp_path: Path) -> None:
    replies, _ = asked(tmp_path, {"line": 400}, [params(), params("x" * 400), params()])
    size = len(msgspec.json.encode(params("x" * 400))) + ENVELOPE
    missing_line = f"a line of about {size} bytes; its limit is 400"
    assert [missing(reply) for reply in replies] == [["", ""], [missing_line, missing_line], ["", ""]]


def test_all_of_a_run_may_be_beyond_its_limits(tmp_path: Path) -> None:
    replies, _ = asked(tmp_path, {"depth": 2}, [params()] * 3)
    assert {text for reply in replies for text in missing(reply)} == {"a line 5 levels deep; its limit is 2"}


@pytest.mark.parametrize(
    ("limits", "value"), [({"line": 0}, "0"), ({"requests": 0}, "0"), ({"depth": "many"}, '"many"')]
)
def test_limits_that_are_none_are_refused(tmp_path: Path, limits: Any, value: str) -> None:
    with pytest.raises(EngineStartError, match=f"limits.*: {value}$"):
        asked(tmp_path, limits, [])


def test_the_harness_tells_its_own_limits_and_keeps_to_them(tmp_path: Path) -> None:
    replies, _ = asked(tmp_path, {}, [params()], "[" * 50 + "]" * 50)
    assert isinstance(replies[0], Outcomes)
    answer = replies[0].outcomes[0].answer
    assert isinstance(answer, dict)
    assert answer["told"] == messages.hello()
    assert answer["told"]["limits"] == {"line": 16 * 2**20, "depth": 64, "requests": 64}
    assert len(json.dumps(answer["nested"])) == 100


def test_how_deep_a_request_is() -> None:
    assert beyond(Reach(depth=5), params()) is None
    assert beyond(Reach(depth=4), params()) is not None
    assert beyond(Reach(), params("x" * 10_000)) is None
