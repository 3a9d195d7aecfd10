"""Checks engine output against the protocol, before any other code reads it.

Unknown fields are ignored. A wrong type is a violation; its text names the path and the value.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import UNSET, Raw, Struct

from asl_conformance.adapters.base import EngineStartError, Params
from asl_conformance.adapters.unreadable import not_utf8, out_of_range, twice
from asl_conformance.base.numbers import MAYBE_WHOLE, whole
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.former import former_names
from asl_conformance.protocol.messages import PROTOCOL_VERSION, Capabilities, EvaluateResult, Outcome
from asl_conformance.protocol.nearest import nearest
from asl_conformance.protocol.reply import Failure, Outcomes, Reply


class Asked(Struct, frozen=True):
    """The question names of a request, and the number of actions before them."""

    questions: tuple[str, ...]
    actions: int


_result = msgspec.json.Decoder(EvaluateResult)

SHOWN = 80
"""Most characters of a wrong value that a message shows."""

LEAVE_OUT = " (omit a field that has no value)"

_STEP = re.compile(r"\.(?P<field>[^.\[\]`]+)|\[(?P<index>\d+)\]|\[(?P<any>\.\.\.)\]")


def violation(text: str) -> Failure:
    """The failure of a reply that breaks the protocol."""
    return Failure("protocol-violation", text)


def read_capabilities(result: Any) -> Capabilities:
    """The checked answer to ``initialize``; raises EngineStartError that names the defect."""
    try:
        found = msgspec.convert(whole(result), Capabilities)
    except msgspec.ValidationError as error:
        raise EngineStartError(
            f"the answer to initialize is not as the protocol says: {explain(error, result)}"
        ) from None
    if found.protocol != PROTOCOL_VERSION:
        raise EngineStartError(
            f"the engine {found.name!r} speaks protocol {found.protocol}; "
            f"this harness speaks protocol {PROTOCOL_VERSION} (see docs/protocol)"
        )
    return found


def asked_of(params: Params) -> Asked:
    """What the outcomes of a request are checked against; taken before an engine can change the request."""
    return Asked(tuple(question["ask"] for question in params["questions"]), len(params.get("actions", ())))


def read_outcomes(result: bytes | Raw, asked: Asked) -> Reply:
    """The checked outcomes of one ``evaluate`` result in JSON, one per question."""
    raw = bytes(result)
    reply = _read_outcomes(raw, asked)
    if isinstance(reply, Failure) and (whole_raw := with_whole_numbers(raw)):
        return _read_outcomes(whole_raw, asked)
    return reply


def with_whole_numbers(text: bytes) -> bytes:
    """The JSON text with ``2.0`` as 2; empty if it has no such number, is not JSON or repeats a key."""
    if not MAYBE_WHOLE.search(text):
        return b""
    try:
        read = msgspec.json.decode(text)
        return b"" if twice(text, read) else msgspec.json.encode(whole(read))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return b""


def _read_outcomes(raw: bytes, asked: Asked) -> Reply:
    try:
        read = _result.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return violation(explain_text(error, raw, "result"))
    if repeated := twice(raw, read):
        return violation(repeated)
    outcomes = read.outcomes
    if len(outcomes) != len(asked.questions):
        return violation(
            f"outcomes: {len(asked.questions)} expected, one per question; there are {len(outcomes)}"
        )
    for i, (outcome, question) in enumerate(zip(outcomes, asked.questions, strict=True)):
        problem = _outcome_problem(outcome, question, asked.actions, f"outcomes[{i}]")
        if problem:
            return violation(problem)
    return Outcomes(outcomes)


KINDS = ("answer", "illegal", "unsupported", "gone")
"""The kinds of outcome; an outcome has exactly one."""


def _outcome_problem(outcome: Outcome, ask: str, actions: int, where: str) -> str:
    """What is wrong with one outcome; empty if nothing is."""
    kinds = [
        name for name in ("answer", "illegal", "unsupported", "gone") if getattr(outcome, name) is not UNSET
    ]
    if len(kinds) != 1:
        there = ", ".join(kinds) or "none"
        return f"{where}: exactly one of {', '.join(KINDS)} is expected; there are {there}"
    if outcome.gone is not UNSET and not 0 <= outcome.gone.action < actions:
        return f"{where}.gone.action: {outcome.gone.action} is not the index of one of {actions} actions"
    if outcome.illegal is not UNSET and not 0 <= outcome.illegal.action < actions:
        return (
            f"{where}.illegal.action: {outcome.illegal.action} is not the index of one of {actions} actions"
        )
    if outcome.answer is not UNSET:
        try:
            msgspec.convert(outcome.answer, ANSWERS[ask])
        except msgspec.ValidationError as error:
            return explain(error, outcome.answer, f"{where}.answer", kind=ANSWERS[ask])
        for place, now in former_names(ask, outcome.answer):
            return f"{where}.answer.{place}: this field is now called {now} (docs/protocol-changes.md)"
    return ""


def explain_text(error: Exception, text: bytes | Raw, root: str) -> str:
    """What is wrong with a JSON text: as ``explain``, or the place where it is not JSON."""
    raw = bytes(text)
    if isinstance(error, msgspec.ValidationError):
        try:
            read = msgspec.json.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as worse:
            error = worse
        else:
            return twice(raw, read) or explain(error, read)
    if isinstance(error, UnicodeDecodeError):
        return not_utf8(raw)
    place = out_of_range(raw) if isinstance(error, msgspec.ValidationError) else ""
    return f"{place}: Number out of range" if place else f"{root}: {error}"


def explain(
    error: msgspec.ValidationError, data: Any, root: str = "", top: str = "result", kind: Any = None
) -> str:
    """A validation error as path, complaint and offending value: ``outcomes[0].answer.clear: ...``.

    A defect of the whole value is reported under the name ``top``. If ``kind``, the expected type, is given,
    the nearest known word or field is suggested.
    """
    complaint, _, path = str(error).partition(" - at `")
    path = path.removeprefix("key in ").rstrip("`").removeprefix("$")
    close = nearest(kind, complaint, path) if kind is not None else ""
    wanted = re.search(r"got `(\w+)`", complaint)
    for place, value in _values_at(data, path):
        if wanted is None or wanted[1] == _json_type(value):
            hint = LEAVE_OUT if value is None and place else ""
            return f"{(root + place).lstrip('.') or top}: {complaint}: {show(value)}{hint}{close}"
    return f"{(root + path).lstrip('.') or top}: {complaint}{close}"


def _values_at(data: Any, path: str) -> Iterator[tuple[str, Any]]:
    """The values that a msgspec path may mean; ``[...]`` means any key of an object."""
    found: list[tuple[str, Any]] = [("", data)]
    for step in _STEP.finditer(path):
        following: list[tuple[str, Any]] = []
        for place, value in found:
            following += _step(place, value, step)
        found = following
    yield from found


def _step(place: str, value: Any, step: re.Match[str]) -> list[tuple[str, Any]]:
    field, index = step["field"], step["index"]
    if step["any"]:
        return [(f"{place}.{key}", item) for key, item in value.items()] if isinstance(value, dict) else []
    if field is not None:
        return [(f"{place}.{field}", value[field])] if isinstance(value, dict) and field in value else []
    inside = isinstance(value, (list, tuple)) and int(index) < len(value)
    return [(f"{place}[{index}]", value[int(index)])] if inside else []


def _json_type(value: Any) -> str:
    if value is None:
        return "null"
    names: dict[type, str] = {dict: "object", list: "array", tuple: "array"}
    return names.get(type(value), type(value).__name__)


def show(value: Any) -> str:
    """A value from an engine as short JSON text on one line."""
    try:
        text = json.dumps(value, ensure_ascii=True)
    except (TypeError, ValueError, RecursionError):
        text = f"({type(value).__name__})"
    return text if len(text) <= SHOWN else text[: SHOWN - 3] + "..."
