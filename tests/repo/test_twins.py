"""Harness and engine define the protocol alike: fields, values, questions and answers."""

from __future__ import annotations

import dataclasses
import typing
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from typing import Any

import msgspec
import pytest

from asl_conformance.fuzz.asking.questions import ALL
from asl_conformance.judging import smoke
from asl_conformance.judging.judge import describe
from asl_conformance.protocol import actions, position, questions
from asl_conformance.protocol.answers import ANSWERS
from asl_reference.base.decode import Malformed, decode
from asl_reference.board import actions as engine_actions
from asl_reference.board import position as engine_position
from asl_reference.protocol.answers import QUESTIONS
from asl_reference.protocol.questions import HOLDING, PLAIN, read_question
from asl_reference.protocol.requests import Refused, evaluate

TWINS = [
    (getattr(position, name), getattr(engine_position, name))
    for name in ("Position", "Hex", "Hexside", "Unit", "Counter", "OrderOfBattle")
]
HARNESS, ENGINE = "harness/asl_conformance/", "engine/asl_reference/"
ASKED: dict[str, Any] = {
    str(kind.__struct_config__.tag): kind for kind in typing.get_args(questions.AnyQuestion)
}
NEEDED: dict[str, Any] = {"side": "German", "type": "squad"}
PROBES: tuple[Any, ...] = (
    *range(-25, 260),
    *(whole + 0.5 for whole in range(-25, 62)),
    *(None, True, "", "x", "B2", "B2-B3", "B2-B3-C2", "1944-07-26", "small_arms", "tem", "bridge", "hull"),
    *(
        [],
        ["x"],
        ["B2"],
        ["B2-B3"],
        [3],
        {},
        {"x": {}},
        {"B2": {}},
        {"B2-B3": {}},
        {"unit": "x"},
        {"hex": "B2"},
    ),
    *({"hex": "", "unit": "x"}, {"hex": "B2", "hexside": "B2-B3"}),
    *({"hex": "b2"}, {"level": 0.5}, {"do": "move"}, {"do": "pass"}, {"do": "come_out", "units": ["x"]}),
)
"""Values that tell two types apart: each value must be accepted by both types or by neither."""


@pytest.mark.parametrize(("ours", "theirs"), TWINS)
def test_engine_and_protocol_know_the_same_fields(ours: Any, theirs: Any) -> None:
    """The same names in the same order."""
    here = list(ours.__struct_fields__)
    there = [one.name for one in dataclasses.fields(theirs) if "internal" not in one.metadata]
    same(f"{ours.__name__} of {ENGINE}board/position.py", here, there, f"{HARNESS}protocol/position.py")
    assert here == there, f"{ours.__name__}: the same fields, in another order in the engine"


@pytest.mark.parametrize(("ours", "theirs"), TWINS)
def test_what_is_left_out_is_the_same_in_both(ours: Any, theirs: Any) -> None:
    here = msgspec.to_builtins({one.name: _default(one) for one in msgspec.structs.fields(ours)})
    there = {one.name: _default(one) for one in dataclasses.fields(theirs) if one.name in here}
    assert msgspec.to_builtins(there) == here, f"{ours.__name__}: left out, a field means something else"


def _default(field: Any) -> Any:
    """The default of a field; ``needed`` if it has none, an empty list or map for a factory."""
    nothing = (msgspec.NODEFAULT, dataclasses.MISSING)
    if field.default_factory not in nothing:
        return field.default_factory()
    return "needed" if field.default in nothing else field.default


@pytest.mark.parametrize(("ours", "theirs"), TWINS)
def test_engine_and_protocol_take_the_same_values(ours: Any, theirs: Any) -> None:
    """The engine may refuse a text such as a unit's hex later, where it is understood."""
    needed = {name: value for name, value in NEEDED.items() if _due(ours, name)}
    ours_takes, theirs_takes = partial(takes, published(ours)), partial(takes, partial(decode, theirs))
    apart = []
    for name, value in product(ours.__struct_fields__, PROBES):
        data = {**needed, name: value}
        ought, does = ours_takes(data), theirs_takes(data)
        if ought != does and (ought or takes(evaluate, asking(theirs.__name__, data))):
            apart.append((name, value))
    assert apart == [], f"{ours.__name__}: one of the two takes these, the other does not"


def asking(kind: str, data: Any) -> Any:
    """A request about a position with this piece or place in it."""
    where = {"Hex": "hexes", "Hexside": "hexsides", "OrderOfBattle": "sides"}.get(kind, f"{kind.lower()}s")
    name = {"Hex": "B2", "Hexside": "B2-B3"}.get(kind, "x")
    board = data if kind == "Position" else {where: {name: data}}
    return {"edition": "current", "position": board, "questions": []}


def _due(ours: Any, name: str) -> bool:
    return any(one.name == name and one.required for one in msgspec.structs.fields(ours))


def published(kind: Any) -> Callable[[Any], Any]:
    """A function that reads a value as the protocol's types read it from a line."""
    return lambda data: msgspec.json.decode(msgspec.json.encode(data), type=kind)


def takes(read: Callable[[Any], Any], data: Any) -> bool:
    try:
        read(data)
    except (msgspec.ValidationError, Malformed, Refused):
        return False
    return True


def same(where: str, due: Iterator[str] | list[str], there: Any, by: str) -> None:
    """Fails with a message that names what is missing, and what is too much."""
    missing, beyond = [one for one in due if one not in there], sorted(set(there) - set(due))
    assert not missing, f"{where} lacks {', '.join(missing)}, which {by} has"
    assert not beyond, f"{where} has {', '.join(beyond)}, which {by} lacks"


def test_engine_and_protocol_know_the_same_questions() -> None:
    by = f"AnyQuestion of {HARNESS}protocol/questions.py"
    same(f"ANSWERS of {HARNESS}protocol/answers.py", list(ASKED), ANSWERS, by)
    same(f"PLAIN or HOLDING of {ENGINE}protocol/questions.py", list(ASKED), {**PLAIN, **HOLDING}, by)
    same(f"QUESTIONS of {ENGINE}protocol/answers/__init__.py", list(ASKED), QUESTIONS, by)


@pytest.mark.parametrize("ask", ASKED)
def test_engine_and_protocol_know_the_same_fields_of_a_question(ask: str) -> None:
    by = f"{ASKED[ask].__name__} of {HARNESS}protocol/questions.py"
    theirs = HOLDING.get(ask) or [one.name for one in dataclasses.fields(PLAIN[ask])]
    same(f"{ask} of {ENGINE}protocol/questions.py", list(ASKED[ask].__struct_encode_fields__), theirs, by)


@pytest.mark.parametrize("ask", ASKED)
def test_engine_and_protocol_take_the_same_of_a_question(ask: str) -> None:
    whole = smoke.QUESTIONS[ask]
    ours, theirs = published(questions.AnyQuestion), partial(read_question, path="")
    apart = [
        (name, value)
        for name, value in product(ASKED[ask].__struct_encode_fields__, PROBES)
        if takes(ours, {**whole, name: value}) != takes(theirs, {**whole, name: value})
    ]
    assert apart == [], f"{ask}: one of the two takes these, the other does not"


@pytest.mark.parametrize("ask", ASKED)
def test_what_the_engine_declares_stands_in_the_answer(ask: str) -> None:
    ours = ANSWERS[ask].__struct_fields__
    declared = {field.partition(".")[0] for field in QUESTIONS[ask][1]}
    by = f"{ANSWERS[ask].__name__} of {HARNESS}protocol/answers.py"
    beyond = sorted(declared - set(ours))
    assert not beyond, (
        f"FIELDS of {ask} in {ENGINE}protocol/answers has {', '.join(beyond)}, which {by} lacks"
    )


def test_every_question_is_tried_by_smoke_and_fuzzer() -> None:
    by = f"AnyQuestion of {HARNESS}protocol/questions.py"
    same(f"QUESTIONS of {HARNESS}judging/smoke.py", list(ASKED), smoke.QUESTIONS, by)
    same(f"ALL of {HARNESS}fuzz/asking/questions.py", list(ASKED), ALL, by)


@pytest.mark.parametrize("ask", [ask for ask, kind in ASKED.items() if kind.__struct_fields__])
def test_the_subject_of_a_question_is_named(ask: str) -> None:
    """A report that says `terrain` and not of which hex is of no use."""
    question: Any = msgspec.convert(smoke.QUESTIONS[ask], questions.AnyQuestion)
    assert describe(question) != ask, f"describe of {HARNESS}judging/judge.py says nothing of {ask}"


def test_engine_and_protocol_know_the_same_actions() -> None:
    verbs = typing.get_args(actions.AnyAction)
    ours = {str(verb.__struct_config__.tag): frozenset(verb.__struct_encode_fields__) for verb in verbs}
    same(f"VERBS of {ENGINE}board/actions.py", list(ours), engine_actions.VERBS, "AnyAction of the harness")
    assert ours == engine_actions.VERBS
    needed = {
        str(verb.__struct_config__.tag): {
            field.encode_name for field in msgspec.structs.fields(verb) if field.required
        }
        for verb in verbs
    }
    assert needed == {verb: set(fields) for verb, fields in engine_actions.NEEDED.items()}
