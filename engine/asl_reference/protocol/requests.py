"""Protocol version 1 over plain JSON values: what is asked goes in, what is answered comes out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from asl_reference import __version__
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import EDITIONS, ERRATA, Rules, UnknownEdition, rules_for
from asl_reference.board.actions import Action
from asl_reference.board.geometry import NotAHex
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from asl_reference.play.verbs import HANDLERS
from asl_reference.rules.problems import fatal_problems

PROTOCOL_VERSION = 1

Answer = dict[str, Any]
Answerer = Callable[[Rules, Log, Mapping[str, Any]], Answer]


class Refused(Exception):
    """A request that cannot be served: JSON-RPC error code and text."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


@cache
def answerers() -> dict[str, tuple[Answerer, tuple[str, ...]]]:
    """Question name -> the function that answers it and the fields it fills."""
    from asl_reference.protocol.answers import QUESTIONS

    return QUESTIONS


def initialize(params: Mapping[str, Any]) -> dict[str, Any]:
    """Say who the engine is and what it supports; refuses another protocol version."""
    if params.get("protocol") != PROTOCOL_VERSION:
        asked = params.get("protocol")
        raise Refused(-32000, f"protocol {asked!r} is not spoken here, only {PROTOCOL_VERSION}")
    return {
        "protocol": PROTOCOL_VERSION,
        "name": "asl-reference",
        "version": __version__,
        "language": "Python",
        "editions": list(EDITIONS),
        "errata": list(ERRATA),
        "questions": {name: list(fields) for name, (_, fields) in answerers().items()},
        "actions": list(HANDLERS),
    }


def evaluate(params: Mapping[str, Any]) -> dict[str, Any]:
    """Answer every question about the position after the actions."""
    try:
        rules = rules_for(params.get("edition", "current"))
        position = Position.from_json(params.get("position", {}))
        actions = [Action.from_json(a, f"actions[{i}]") for i, a in enumerate(params.get("actions", ()))]
        problems = fatal_problems(position)
        if problems:
            raise Refused(-32602, "; ".join(f"{p.where}: {p.what} ({p.clause})" for p in problems))
        log = play(rules, position, actions)
        return {"outcomes": [_outcome(rules, log, q) for q in params.get("questions", ())]}
    except (Malformed, UnknownEdition, NotAHex) as error:
        raise Refused(-32602, str(error)) from error


def _outcome(rules: Rules, log: Log | Stopped, question: Mapping[str, Any]) -> dict[str, Any]:
    known = answerers().get(question.get("ask", ""))
    if known is None:
        return {"unsupported": {"missing": [f"question {question.get('ask')}"]}}
    if isinstance(log, Stopped):
        return {"illegal": {"action": log.action, "clause": log.clause, "why": log.why}}
    return {"answer": known[0](rules, log, question)}
