"""Scenarios whose claims are true before anything is done: they have to say so.

A claim that reads a Given back says nothing of a rule, unless the rule is that nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from asl_conformance.judging.meaning import last_field, look_up, meets
from asl_conformance.protocol import questions as q
from asl_conformance.suite.case import Case, Expectation, plain

PHRASE = "all that is as given"
"""The step of a scenario that says so."""
OF_THE_PLAY = frozenset({"legal", "cites"})
"""Comparisons that are about the actions and met by a position in which nothing was done."""


def defects(cases: Iterable[Case]) -> list[str]:
    """The scenarios that do not say so and should, or say so and are wrong, each with its place.

    An outline should if the claims of all its rows are true.
    """
    scenarios: dict[str, list[Case]] = {}
    for case in cases:
        scenarios.setdefault(case.id.partition("/")[0], []).append(case)
    return [text for rows in scenarios.values() for text in _wrong(rows)]


def _wrong(rows: list[Case]) -> Iterator[str]:
    first = rows[0]
    if any(line.partition(" ")[2] == PHRASE for line in first.prose):
        for case in rows:
            if not is_as_given(case):
                yield (
                    f"{case.feature}:{case.line}: {case.id}: {PHRASE!r} is wrong: it claims more than its "
                    "Givens say; remove the step"
                )
    elif all(map(is_as_given, rows)):
        yield (
            f"{first.feature}:{first.line}: {first.id} claims only what its Givens say; claim what the rule "
            f"changes, or, if the rule is that nothing changes, add 'And {PHRASE}'"
        )


def is_as_given(case: Case) -> bool:
    """Whether all claims are true of the position before the actions; those about the actions are ignored."""
    claims = [claim for claim in case.expectations if claim.op not in OF_THE_PLAY]
    if not claims:
        return False
    position = plain(case.position)
    return all(_holds(claim, case.questions[claim.question], position) for claim in claims)


def _holds(claim: Expectation, question: Any, position: Mapping[str, Any]) -> bool:
    given = _given(question, position)
    got = look_up(given, claim.path)
    if claim.op == "absent":
        return bool(claim.path) and claim.path[0] in EVENTS
    if claim.op == "illegal":
        return False
    return meets(got, claim.op, claim.value, last_field(claim.path))


def _given(question: Any, position: Mapping[str, Any]) -> dict[str, Any]:
    """The part of the answer that the position gives."""
    units = position.get("units", {})
    match question:
        case q.State():
            return _state(position)
        case q.Terrain(hex=hex_name) if hex_name:
            ground = position.get("hexes", {}).get(hex_name, {})
            return {"type": ground["terrain"]} if "terrain" in ground else {}
        case q.Terrain(hexside=hexside):
            edge = position.get("hexsides", {}).get(hexside, {})
            return {"type": edge["terrain"]} if "terrain" in edge else {}
        case q.WallAdvantage(unit=unit):
            return {"has": True} if "wall_advantage" in units.get(unit, {}).get("status", ()) else {}
        case q.Concealment(unit=unit) if unit in units:
            unseen = {"concealed", "hidden"} & {*units[unit].get("status", ())}
            return {"concealed": bool(unseen), "lost_by": ""}
    return {}


EVENTS = {"expenditures": [], "attempts": [], "attacks": [], "checks": [], "minefield_attacks": 0}
"""What happens in play: nothing yet."""
PIECE: Mapping[str, Any] = {"beneath": [], "status": []}
"""What a piece is if the position does not say otherwise."""


def _state(position: Mapping[str, Any]) -> dict[str, Any]:
    units, counters = position.get("units", {}), position.get("counters", {})
    hexes: dict[str, dict[str, list[str]]] = {}
    for piece in (*units.values(), *counters.values()):
        hexes.setdefault(_hex(piece, units), {"holds": []})
    for counter in counters.values():
        size = f" {counter['size']}S" if counter["type"] == "foxhole" and counter.get("size") else ""
        hexes[_hex(counter, units)]["holds"].append(counter["type"] + size)
    return {
        "units": {name: {**PIECE, **unit, "hex": _hex(unit, units)} for name, unit in units.items()},
        "counters": {
            name: {"possessed_by": "", **PIECE, **one, "hex": _hex(one, units)}
            for name, one in counters.items()
        },
        "hexes": {name: {"holds": []} for name in position.get("hexes", {})} | hexes,
        "sides": position.get("sides", {}),
        **EVENTS,
    }


def _hex(piece: Mapping[str, Any], units: Mapping[str, Any]) -> str:
    """The hex of a piece; of one that is carried, the carrier's."""
    carrier = str(piece.get("possessed_by") or piece.get("aboard"))
    return piece.get("hex") or (_hex(units[carrier], units) if carrier in units else "")
