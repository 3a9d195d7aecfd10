"""Questions as the protocol writes them: read as strictly as positions, and whom they are about."""

from __future__ import annotations

import marshal
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Annotated, Any

from asl_reference.base.decode import Malformed, decode, shown
from asl_reference.base.limits import nearest
from asl_reference.base.values import value
from asl_reference.board import vocabulary as v
from asl_reference.board.reading import read_action, told

Question = Mapping[str, Any]
QUESTIONS = 1 << 14
"""Most questions that are remembered as well-formed: all LOS of a board, and others."""


@value
class _Point:
    """An end of a LOS."""

    unit: str = ""
    counter: str = ""
    hex: v.HexOrNone = ""
    vertex: str = ""
    hexside: str = ""
    level: v.Half | None = None


@value
class _Attack:
    target: str
    means: v.Means
    by: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    hexside: str = ""
    vertex: str = ""
    underbelly: bool = False
    at: v.Place = ""
    firepower: Annotated[int, v.Within(1, 200)] | None = None
    dr: v.DiceTotal | None = None


@value
class _State:
    pass


@value
class _OfUnit:
    unit: str


@value
class _Terrain:
    hex: v.HexOrNone = ""
    hexside: str = ""


@value
class _SameLocation:
    first: str
    second: str
    purpose: v.Purpose = "general"


PLAIN: dict[str, type] = {
    "attack": _Attack,
    "state": _State,
    "wall_advantage": _OfUnit,
    "terrain": _Terrain,
    "same_location": _SameLocation,
    "concealment": _OfUnit,
}
"""Questions without points or actions."""
HOLDING = {"los": ("from", "to"), "may": ("action",), "rout": ("unit", "steps")}
"""Questions with points or actions, and those fields; all are required."""


def read_question(data: Any, path: str) -> Question:
    """The question, if it is as the schema has it; raises Malformed with the place in it.

    A question with an unknown name is accepted here: its outcome is unsupported, not malformed.
    """
    text = told(data)
    if text is not None:
        try:
            _check_told(text)
        except Malformed:
            text = None  # it is reported below, with its path
    if text is None:
        _check(data, path)
    found: Question = data
    return found


@lru_cache(QUESTIONS)
def _check_told(text: bytes) -> None:
    _check(marshal.loads(text), "")


def _check(data: Any, path: str) -> None:
    if not isinstance(data, dict):
        raise Malformed(path, f"an object is due, not {shown(data)}")
    ask = data.get("ask")
    if not isinstance(ask, str):
        raise Malformed(f"{path}.ask", f"the name of a question is due, not {shown(ask)}")
    said = {name: value for name, value in data.items() if name != "ask"}
    if ask in PLAIN:
        decode(PLAIN[ask], said, path)
    elif ask in HOLDING:
        _check_holding(ask, said, path)


def _check_holding(ask: str, said: Mapping[str, Any], path: str) -> None:
    due = HOLDING[ask]
    for name in said:
        if name not in due:
            raise Malformed(f"{path}.{name}", f"no such field; {nearest(name, due)}")
    for name in due:
        if name not in said:
            raise Malformed(path, f"the field {name!r} is missing")
    if ask == "los":
        for name in due:
            decode(_Point, said[name], f"{path}.{name}")
    elif ask == "may":
        read_action(said["action"], f"{path}.action")
    else:
        decode(_OfUnit, {"unit": said["unit"]}, path)
        if not isinstance(said["steps"], list):
            raise Malformed(f"{path}.steps", f"a list is due, not {shown(said['steps'])}")
        for index, step in enumerate(said["steps"]):
            read_action(step, f"{path}.steps[{index}]")


def about(question: Question) -> Iterator[tuple[str, str]]:
    """The pieces that the question is about: the field that names each, and its id."""
    ask = question["ask"]
    if ask == "los":
        for end in ("from", "to"):
            for kind in ("unit", "counter"):
                if name := question[end].get(kind):
                    yield f"{end}.{kind}", name
    elif ask == "attack":
        yield "target", question["target"]
        yield from ((f"by[{index}]", name) for index, name in enumerate(question.get("by", ())))
    elif ask == "same_location":
        yield from ((field, question[field]) for field in ("first", "second"))
    elif ask in ("wall_advantage", "concealment", "rout"):
        yield "unit", question["unit"]
    elif ask == "may":
        yield from actors(question["action"], "action.")


def actors(action: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, str]]:
    """The units and weapons that an action names as acting: the field, and the id."""
    for field in ("units", "by"):
        named = action.get(field, ())
        if isinstance(named, str):
            yield f"{path}{field}", named
        else:
            yield from ((f"{path}{field}[{index}]", name) for index, name in enumerate(named))
    if isinstance(action.get("unit"), str):
        yield f"{path}unit", action["unit"]
