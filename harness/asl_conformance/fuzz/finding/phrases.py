"""Phrases of the vocabulary for parts of a position and for actions: the reverse of steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from asl_conformance.gherkin import words

Json = dict[str, Any]

VERBS = {value: word for word, value in words.GOES.items()}
MODES = {value: word for word, value in words.MODES.items()}
ABOARD = {"rider": "rides on", "inherent": "is the Inherent crew of"}
"""By status: how a unit with it is carried."""
MOVED_ALONE = {"off_road": "off the road", "reverse": "in Reverse"}
"""Modes of a single moving unit, each with the end of its phrase."""
BY_NAME = frozenset({"assault", "low_crawl"})
"""Modes of any unit that enters a hex, named at the end of the phrase."""
ALONE_BY_NAME = frozenset({"minimum", "double_time"})


def one(words: str) -> str:
    """Words after their article: an AT Gun, a trench, Wire."""
    return words if words == "Wire" else f"{'an' if words[0] in 'AEIO' else 'a'} {words}"


def terrain(fields: Mapping[str, Any]) -> list[str]:
    """Words of the vocabulary that say these fields of a hex together."""
    rest, found = dict(fields), []
    if rest.get("terrain") == "open_ground":
        del rest["terrain"]
    entries = sorted(words.GROUND.items(), key=lambda item: -len(item[1]))
    for word, meant in entries:
        meaning = {key: list(v) if isinstance(v, tuple) else v for key, v in meant.items() if key != "_month"}
        if meaning and all(rest.get(key) == value for key, value in meaning.items()):
            found.append(word)
            rest = {key: value for key, value in rest.items() if key not in meaning}
    return sorted(found, key=lambda word: "upper level" in word)


def place(fields: Mapping[str, Any]) -> tuple[str, Json]:
    """The words for where in its hex a unit is, and its fields left over."""
    where = {key: fields[key] for key in ("at", "floor", "beneath") if key in fields}
    rest = {key: value for key, value in fields.items() if key not in where}
    for word, meant in words.PLACE_WORDS.items():
        if {key: list(v) if isinstance(v, tuple) else v for key, v in meant.items()} == where:
            return word, rest
    return "in", dict(fields)


def bypass(name: str, unit: Json) -> list[str]:
    """Where a unit in Bypass is: Infantry along hexsides, a vehicle at its CAFP."""
    sides, cafp = unit.get("bypass", ()), unit.get("vca", "")
    if unit.get("at") != "bypass":
        return []
    if "-" in cafp:
        return [f"{name} is in VBM with its CAFP at vertex {cafp}"]
    if not sides:
        return []
    return [f"{name} is in Bypass along hexside{'s' if len(sides) > 1 else ''} {listed(list(sides))}"]


def gear(counter: Json) -> str:
    """The word for a weapon or wreck; empty if there is none that says just its type and caliber."""
    fields = {key: value for key, value in counter.items() if key in ("type", "caliber")}
    return next((word for word, meant in words.GEAR.items() if meant == fields), "")


def going(action: Json, units: str) -> str:
    """The phrase for units that enter a hex; empty if no phrase expresses all of it."""
    rest = {k: v for k, v in action.items() if v and k not in ("do", "units", "to")}
    verb, to = VERBS[action["do"]], action["to"]
    alone = verb == "moves" and len(action["units"]) == 1
    match rest:
        case {"shellholes": True, **more}:
            by = _by(more, frozenset(MODES))
            return f"{units} {verb} into the shellholes of {to}{by}" if by is not None else ""
        case {"at": "bridge", **more} if not more or more == {"mode": "low_crawl"}:
            return f"{units} {verb} onto the bridge in {to}{_by(more, BY_NAME)}"
        case {"at": "in", **more} if not more:
            return f"{units} {verb} INTO {to}"
        case {"floor": floor, **more} if not more:
            return f"{units} {verb} to level {floor} of {to}"
        case {"mode": mode, **more} if alone and not more and mode in MOVED_ALONE:
            return f"{units} {verb} into {to} {MOVED_ALONE[mode]}"
    by = _by(rest, BY_NAME | ALONE_BY_NAME if alone else BY_NAME)
    return f"{units} {verb} into {to}{by}" if by is not None else ""


def _by(rest: Mapping[str, Any], modes: frozenset[str]) -> str | None:
    """The mode at the end of a phrase; None if the phrase cannot express the rest."""
    if not rest:
        return ""
    mode = rest.get("mode", "")
    return f" by {MODES[mode]}" if len(rest) == 1 and mode in modes else None


def listed(names: Sequence[str]) -> str:
    """``B2``, ``B2 and B3``, ``B2, B3 and B4``."""
    return ", ".join(names[:-1]) + (" and " if len(names) > 1 else "") + names[-1] if names else ""


def signed(value: int) -> str:
    """A DRM: ``+2``, ``0``."""
    return f"{value:+d}" if value else "0"
