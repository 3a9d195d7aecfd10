"""The parts of a vector for judges: small cases, declarations of an engine, and its replies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

Json = dict[str, Any]

LOS: Json = {"ask": "los", "from": {"hex": "B2"}, "to": {"hex": "B4"}}
ATTACK: Json = {"ask": "attack", "target": "P", "means": "small_arms", "by": ["F"]}
STATE: Json = {"ask": "state"}
MOVE: Json = {"do": "move", "units": ["P"], "to": "B3"}
GOES_BENEATH: Json = {"do": "go_beneath", "units": ["P"], "cover": "wire"}
MAY: Json = {"ask": "may", "action": MOVE}
WA: Json = {"ask": "wall_advantage", "unit": "P"}
TERRAIN: Json = {"ask": "terrain", "hex": "B2"}
ROUT: Json = {"ask": "rout", "unit": "P", "steps": []}
ROUTED: Json = {**ROUT, "steps": [{"do": "rout", "units": ["P"], "to": "B3"}, GOES_BENEATH]}
HIDING: Json = {"ask": "concealment", "unit": "P"}
DIES: Json = {"do": "result", "unit": "P", "result": "eliminated"}

FIELDS = {
    "los": ["clear", "hindrance", "blocked_at"],
    "attack": ["possible", "firepower", "targets"],
    "may": ["allowed", "cost", "checks", "exposes"],
    "state": ["units", "counters", "hexes", "sides", "expenditures", "attempts", "attacks", "checks"],
    "wall_advantage": ["has", "hexsides"],
    "terrain": ["type", "level"],
    "rout": ["legal", "costs", "mf", "interdiction", "must_rout", "hex"],
    "concealment": ["concealed"],
}
"""What the engine of a vector declares, unless the vector says otherwise."""
VERBS = ["move", "go_beneath", "result", "surrender", "clear", "exchange"]

COVERS = ("wire", "foxhole", "trench")
PASS, ALLOWED, REFUSED = "pass met", "fail allowed", "fail refused"
DIFFERS, OMITTED, SENSELESS = "fail differs", "fail omitted", "fail meaningless"
NO_FIELD, NO_QUESTION, NO_VERB = "unsupported field", "unsupported question", "unsupported verb"
DECLINED, GONE, UNFOUNDED = "unsupported said", "fail gone", "fail unfounded"


DEFAULTS: Json = {"question": 0, "path": [], "op": "is", "value": None}
"""The fields of an expectation that a case leaves out if they have these values."""


class Row(NamedTuple):
    """A small case, and replies to it, each with a verdict and the reason in a word."""

    rule: str
    """The heading of docs/judging.md, as its address."""
    questions: Sequence[Json]
    claims: Sequence[Json]
    replies: Sequence[tuple[Any, str]]
    """Outcomes (or one outcome, or what came instead), and the verdict."""
    actions: Sequence[Json] = ()
    fields: Mapping[str, Sequence[str]] = FIELDS
    verbs: Sequence[str] = VERBS


def claim(path: str, op: str, value: Any = None, question: int = 0) -> Json:
    """An expectation; the path is written with dots, an index as a number."""
    keys = [int(one) if one.lstrip("-").isdigit() else one for one in path.split(".") if one]
    fields = {"question": question, "path": keys, "op": op, "value": value}
    return {key: one for key, one in fields.items() if one != DEFAULTS[key]}


def answer(**fields: Any) -> Json:
    """An answer with these fields."""
    return {"answer": fields}


def illegal(action: int, clause: str = "") -> Json:
    """The action with this index is not allowed."""
    return {"illegal": {"action": action, **({"clause": clause} if clause else {})}}


def gone(piece: str, action: int = 0) -> Json:
    """The piece is gone."""
    return {"gone": {"piece": piece, "action": action}}


def values(
    rule: str,
    ask: Json,
    path: str,
    op: str,
    value: Any,
    right: Sequence[Any],
    wrong: Sequence[Any],
    **more: Any,
) -> Row:
    """Values of one field that meet an expectation, and values that do not; the path leads to the field."""
    replies = [(answer(**_nested(path.split("."), one)), PASS) for one in right]
    replies += [(answer(**_nested(path.split("."), one)), DIFFERS) for one in wrong]
    return Row(rule, [ask], [claim(path, op, value)], replies, **more)


def _nested(keys: Sequence[str], value: Any) -> Json:
    first, *rest = keys
    return {first: _nested(rest, value) if rest else value}


UNKNOWN = {"unsupported": {"missing": ["marsh"]}}
CLEAR = claim("clear", "is", True)
LEGAL, ILLEGAL = claim("", "legal"), claim("", "illegal", 0)
IN_B3 = claim("units.P.hex", "is", "B3")
