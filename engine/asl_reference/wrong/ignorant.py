"""Engines that know no rule: each gives the same kind of answer to every question, whatever the position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]

FLAGS: Mapping[str, tuple[str, ...]] = {
    "los": ("clear",),
    "attack": ("possible", "area_fire"),
    "may": ("allowed",),
    "state": (),
    "wall_advantage": ("has", "may_claim", "must_claim", "may_forfeit", "counter_due"),
    "terrain": ("open_ground", "hillside", "breached"),
    "same_location": ("same",),
    "concealment": ("concealed", "concealment_terrain"),
    "rout": ("legal", "must_rout"),
    "targets": ("affected", "hull_down"),
    "units": ("afloat", "eliminated"),
    "counters": ("fortification", "entrenchment", "within_capacity", "revealed"),
}
"""The flags of each answer and of the entries of its maps, by question."""
NUMBERS: Mapping[str, tuple[str, ...]] = {
    "los": ("hindrance",),
    "attack": ("firepower", "column", "residual_fp"),
    "may": ("cost",),
    "state": ("minefield_attacks",),
    "wall_advantage": (),
    "terrain": ("level", "height", "tem"),
    "same_location": (),
    "concealment": (),
    "rout": ("mf",),
    "targets": ("tem", "total", "final_dr", "firepower"),
    "units": ("floor", "mf_spent", "mf_left", "amphibious_mp_left"),
    "counters": ("size",),
    "sides": ("foxholes", "foxholes_on_board", "trenches", "wire", "hip"),
}
"""The numbers of each answer and of the entries of its maps, by question."""
UNIT = ("side", "hex", "at", "floor", "beneath", "status", "mf_spent", "amphibious_mp_left")
COUNTER = ("type", "hex", "size", "beneath", "status", "possessed_by")
"""Fields of a unit or counter in the position, by their names in an answer."""


@dataclass(frozen=True)
class Ignorant:
    """An engine that knows no rule."""

    name: str
    does: str
    """What it does, as a predicate."""
    says: Callable[[Json, Json], Json]
    """Its outcome for a question of a request."""

    def evaluate(self, params: Json) -> Json:
        """The response to a request."""
        return {"outcomes": [self.says(params, question) for question in params["questions"]]}


def _nothing(params: Json, question: Json) -> Json:
    return {"answer": {}}


def _refusing(params: Json, question: Json) -> Json:
    """The last action is illegal; without an action, nothing is possible."""
    if actions := params.get("actions"):
        return {"illegal": {"action": len(actions) - 1}}
    return {"answer": dict.fromkeys(FLAGS[question["ask"]], False)}


def _permitting(params: Json, question: Json) -> Json:
    """Everything is possible, costs nothing and calls for nothing."""
    return {"answer": {**dict.fromkeys(("clear", "possible", "allowed", "legal", "same"), True), "cost": 0}}


def _gone(params: Json, question: Json) -> Json:
    """The piece of the question, or the first unit, has been removed by the last action."""
    first = next(iter(params["position"].get("units", {})), "")
    piece = question.get("unit") or question.get("target") or question.get("first") or first
    actions = params.get("actions", ())
    return {"gone": {"piece": piece, "action": len(actions) - 1}} if actions else {"answer": {}}


def _always(fields: Mapping[str, tuple[str, ...]], value: Any) -> Callable[[Json, Json], Json]:
    """Every field of these has the value, also those of each piece and side."""

    def says(params: Json, question: Json) -> Json:
        position, asked = params["position"], question["ask"]
        units, counters = position.get("units", {}), position.get("counters", {})
        named = {
            "attack": {"targets": {*units, *counters}},
            "state": {"units": units, "counters": counters, "sides": position.get("sides", {})},
        }.get(asked, {})
        entries = {
            name: {key: dict.fromkeys(fields[name], value) for key in keys}
            for name, keys in named.items()
            if name in fields
        }
        return {"answer": dict.fromkeys(fields[asked], value) | entries}

    return says


def _echo(params: Json, question: Json) -> Json:
    """The position as it was before the actions."""
    position = params["position"]
    units, counters = position.get("units", {}), position.get("counters", {})
    ground = position.get("hexes", {}).get(question.get("hex"), {}) if question.get("hex") else {}
    edge = position.get("hexsides", {}).get(question.get("hexside"), {})
    unit = units.get(question.get("unit"), {})
    match question["ask"]:
        case "state":
            return {"answer": _start(position, units, counters)}
        case "terrain" if "terrain" in (ground | edge):
            return {"answer": {"type": (ground | edge)["terrain"]}}
        case "wall_advantage":
            return {"answer": {"has": "wall_advantage" in unit.get("status", ())}}
        case "concealment":
            return {"answer": {"concealed": "concealed" in unit.get("status", ()), "lost_by": ""}}
        case "rout":
            return {"answer": _of(unit, ("hex", "at", "beneath"))}
    return {"answer": {}}


def _start(position: Json, units: Json, counters: Json) -> Json:
    hexes: dict[str, list[str]] = {name: [] for name in position.get("hexes", {})}
    for counter in counters.values():
        size = f" {counter['size']}S" if counter["type"] == "foxhole" and "size" in counter else ""
        hexes.setdefault(_hex(counter, units), []).append(counter["type"] + size)
    return {
        "units": {key: _of(unit, UNIT) | {"hex": _hex(unit, units)} for key, unit in units.items()},
        "counters": {
            key: {"possessed_by": ""} | _of(one, COUNTER) | {"hex": _hex(one, units)}
            for key, one in counters.items()
        },
        "hexes": {name: {"holds": holds} for name, holds in hexes.items() if name},
        "sides": {side: _of(had, NUMBERS["sides"]) for side, had in position.get("sides", {}).items()},
        "minefield_attacks": 0,
    }


def _of(piece: Json, fields: tuple[str, ...]) -> Json:
    return {field: piece[field] for field in fields if field in piece}


def _hex(piece: Json, units: Json) -> str:
    """The hex of a piece; of one that is carried, the carrier's."""
    if "hex" in piece:
        return str(piece["hex"])
    carrier = piece.get("possessed_by") or piece.get("aboard")
    return _hex(units[carrier], units) if carrier in units else ""


IGNORANT: dict[str, Ignorant] = {
    one.name: one
    for one in (
        Ignorant("says-nothing", "gives an empty answer to every question", _nothing),
        Ignorant("refuses-everything", "calls the last action of every request illegal", _refusing),
        Ignorant("permits-everything", "allows every action, LOS and attack, at no cost", _permitting),
        Ignorant("echoes-the-start", "answers with the position before the actions", _echo),
        Ignorant(
            "says-false", "answers every flag with false and gives no other field", _always(FLAGS, False)
        ),
        Ignorant("says-true", "answers every flag with true and gives no other field", _always(FLAGS, True)),
        Ignorant("says-zero", "answers every number with 0 and gives no other field", _always(NUMBERS, 0)),
        Ignorant("says-gone", "calls every piece asked about removed by the last action", _gone),
    )
}
"""The engines that know no rule, by name."""
