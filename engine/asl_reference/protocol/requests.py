"""Protocol version 1 over plain JSON values: from a request to its outcomes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from asl_reference import __version__
from asl_reference.base.beyond import Beyond
from asl_reference.base.consulted import noted
from asl_reference.base.decode import Malformed, shown
from asl_reference.base.editions import EDITIONS, ERRATA, Rules, UnknownEdition, rules_for
from asl_reference.base.limits import nearest
from asl_reference.base.readings import READINGS, UnknownReading, chosen
from asl_reference.board.actions import Action
from asl_reference.board.geometry import NotAHex
from asl_reference.board.position import Position
from asl_reference.board.reading import read, read_action, reading_so
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from asl_reference.play.verbs import HANDLERS
from asl_reference.protocol.answers import QUESTIONS
from asl_reference.protocol.questions import Question, about, read_question
from asl_reference.protocol.said import Said
from asl_reference.rules.problems import fatal_problems

PROTOCOL_VERSION = 1
LIMITS = {"line": 2**26, "depth": 200, "requests": 64}
"""Limits that the engine declares: bytes per line, nesting depth, pending requests."""


class Refused(Exception):
    """A request that cannot be served: JSON-RPC error code and text."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code = code


def initialize(params: Mapping[str, Any]) -> dict[str, Any]:
    """Say who the engine is and what it supports; refuses another protocol version."""
    if not isinstance(params, Mapping):
        raise Refused(-32602, f"params: an object is due, not {shown(params)}")
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
        "other_readings": {name: list(choices) for name, (_, *choices) in READINGS.items()},
        "questions": {name: list(fields) for name, (_, fields) in QUESTIONS.items()},
        "actions": list(HANDLERS),
        "limits": LIMITS,
    }


def evaluate(params: Mapping[str, Any], *, keeping: bool = False) -> dict[str, Any]:
    """Answer every question about the position after the actions.

    ``keeping``: outcomes are cached with the position, and the same objects are returned again where edition
    and readings cannot change them; the caller must not change them.

    Raises Refused: -32602, with the place, for a request that the schema forbids or that makes no sense;
    -32603 for a fault of the engine itself, which affects that request alone.
    """
    try:
        return _evaluate(params, keeping=keeping)
    except Refused:
        raise
    except UnknownEdition as error:
        raise Refused(-32602, f"edition: {error}") from error
    except (Malformed, UnknownReading, NotAHex) as error:
        raise Refused(-32602, str(error)) from error
    except Exception as error:
        raise Refused(-32603, f"a fault of the engine: {type(error).__name__}: {error}") from error


def evaluate_line(params: Any) -> dict[str, Any]:
    """As ``evaluate``, for a request line; refuses one that lacks a field that the schema requires."""
    for name in NEEDED:
        if isinstance(params, dict) and name not in params:
            raise Refused(-32602, f"params: the field {name!r} is missing")
    return evaluate(params, keeping=True)


PARAMS = ("edition", "position", "actions", "questions", "readings")
NEEDED = ("edition", "position", "questions")
"""Required parameters."""


def _evaluate(params: Any, *, keeping: bool) -> dict[str, Any]:
    if not isinstance(params, dict):
        raise Malformed("params", f"an object is due, not {shown(params)}")
    for name in params:
        if name not in PARAMS:
            raise Malformed(f"params.{shown(name)}", f"no such field; {nearest(str(name), PARAMS)}")
    edition = params.get("edition", "current")
    if not isinstance(edition, str):
        raise Malformed("edition", f"a text is due, not {shown(edition)}")
    rules = rules_for(edition)
    position = read(params.get("position", {}))
    following = chosen(params.get("readings", {}))
    deeds, asked = params.get("actions", []), params.get("questions", [])
    said = Said(position, deeds, asked, rules.errata | following) if keeping else None
    outcomes = dict(said.known()) if said else {}
    if outcomes and len(outcomes) == len(asked):
        return {"outcomes": [outcomes[index] for index in range(len(asked))]}
    if following:
        position = reading_so(position, following)
    actions = [read_action(a, f"actions[{i}]") for i, a in enumerate(_listed(params, "actions"))]
    questions = [read_question(q, f"questions[{i}]") for i, q in enumerate(_listed(params, "questions"))]
    problems = fatal_problems(position)
    if problems:
        raise Refused(-32602, "; ".join(f"{p.where}: {p.what} ({p.clause})" for p in problems))
    log, before = noted(_played, rules, position, actions)
    for index, question in enumerate(questions):
        if index not in outcomes:
            outcome, switches = noted(_outcome, rules, log, question, f"questions[{index}]")
            outcomes[index] = outcome
            if said:
                said.keep(index, outcome, switches | before)
    return {"outcomes": [outcomes[index] for index in range(len(questions))]}


def _played(rules: Rules, position: Position, actions: Iterable[Action]) -> Log | Stopped | Beyond:
    try:
        return play(rules, position, actions)
    except Beyond as beyond:
        return beyond
    except NotAHex as error:
        raise Malformed("actions", str(error)) from error


def _listed(params: Mapping[str, Any], name: str) -> list[Any]:
    found = params.get(name, [])
    if not isinstance(found, list):
        raise Malformed(name, f"a list is due, not {shown(found)}")
    return found


def _outcome(rules: Rules, log: Log | Stopped | Beyond, question: Question, path: str) -> dict[str, Any]:
    known = QUESTIONS.get(question["ask"])
    if known is None:
        return _unsupported(f"question {question['ask']}")
    if isinstance(log, Beyond):
        return _unsupported(log.missing)
    if isinstance(log, Stopped):
        by = {"clause": log.clause} if log.clause else {}
        return {"illegal": {"action": log.action, **by, "why": log.why}}
    for field, name in about(question) if log.steps else ():
        index = removed_by(log, name)
        if index is not None:
            why = f"{name}, asked about in {field}, is not there any more"
            return {"gone": {"piece": name, "action": index, "why": why}}
    try:
        return {"answer": known[0](rules, log, question)}
    except Beyond as beyond:
        return _unsupported(beyond.missing)
    except (Malformed, NotAHex) as error:
        raise Malformed(path, str(error)) from error


def _unsupported(missing: str) -> dict[str, Any]:
    return {"unsupported": {"missing": [missing]}}


def removed_by(log: Log, name: str) -> int | None:
    """The index of the action that took a unit or counter off the board; None if none did."""
    if name in log.position.units or name in log.position.counters:
        return None
    there = [name in step.position.units or name in step.position.counters for step in log.steps]
    before = [log.begins is not None and (name in log.begins.units or name in log.begins.counters), *there]
    left = [index for index, now in enumerate(there) if before[index] and not now]
    return left[-1] if left else None
