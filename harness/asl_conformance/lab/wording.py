"""The fields of an answer in the words of the game: may claim WA instead of may_claim."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from asl_conformance.gherkin.words import VEHICLES
from asl_conformance.protocol.position import Position

INITIALS = frozenset(
    "mf mp fp smc tem drm dr los wa hip ffmo ffnam cx afv rof nmc llmc lltc dc ft hd".split()
)
TERMS: Mapping[str, str] = {
    "clear": "LOS clear",
    "hindrance": "Hindrance",
    "blocked_at": "blocked at",
    "possible": "attack possible",
    "firepower": "FP",
    "column": "IFT column",
    "residual_fp": "Residual FP",
    "area_fire": "Area Fire",
    "tem_options": "TEM of",
    "total": "TEM and DRM together",
    "final_dr": "Final DR",
    "hull_down": "hull down",
    "to_hit": "To Hit DRM",
    "colored_drm": "drm to the colored die",
    "has": "has WA",
    "hexsides": "WA over",
    "may_claim": "may claim WA",
    "must_claim": "must claim WA",
    "may_forfeit": "may forfeit WA",
    "counter_due": "Wall Advan counter due",
    "exposes": "exposes to",
    "open_ground": "counts as Open Ground",
    "same": "same Location",
    "lost_by": "concealment lost by",
    "hip": "HIP",
    "height_advantage": "Height Advantage",
    "hazardous_movement": "Hazardous Movement",
    "air_bursts": "Air Bursts",
}
"""Fields whose name alone is not what a player would say."""
GROUPS = frozenset({"targets", "units", "counters", "hexes", "sides"})
"""Maps whose keys are pieces, hexes or sides: the key goes first, without the name of the map."""


def term(field: str) -> str:
    """One field or word."""
    return TERMS.get(field) or " ".join(
        word.upper() if word in INITIALS else word for word in field.split("_")
    )


def vehicles(position: Position) -> frozenset[str]:
    """The ids of the units that spend MP instead of MF."""
    return frozenset(key for key, unit in position.units.items() if unit.type in VEHICLES.values())


def described(path: Sequence[str | int], *, in_mp: bool = False) -> str:
    """The place of a value in an answer, as a player would say it."""
    whose, rest = "", list(path)
    if len(rest) > 1 and rest[0] in GROUPS:
        whose, rest = f"{rest[1]}: ", rest[2:]
    words = [str(part + 1) if isinstance(part, int) else term(part) for part in rest]
    if len(words) > 1 and rest[0] == "drm":
        words[0] = "DRM"
    text = " ".join(words)
    return whose + (text.replace("MF", "MP") if in_mp else text)


def spenders(path: Sequence[str | int], answer: Mapping[str, Any]) -> Collection[str]:
    """The units that a value in an answer to ``state`` is about: one unit, or those of an expenditure."""
    if path[0] == "expenditures" and len(path) > 1:
        return tuple(answer["expenditures"][path[1]].get("units", ()))
    return tuple(map(str, path[1:2])) if path[0] == "units" else ()


def resolved(answer: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Each target of an attack with FP, column, DRM by name and Final DR; none without effect."""
    for name, target in (answer.get("targets") or {}).items():
        parts = [part for part in _parts(answer, target) if part[1]]
        if parts and target.get("affected", True):
            yield {"target": name, "parts": parts}


def _parts(answer: Mapping[str, Any], target: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    firepower = target.get("firepower", answer.get("firepower"))
    yield "FP", "" if firepower is None else f"{firepower:g}"
    yield "column", str(answer.get("column", ""))
    yield "DRM", _drm(target)
    total, final = target.get("total"), target.get("final_dr")
    if final is not None and total is not None:
        yield "Final DR", f"{final - total} {_signed(total, ' ')} = {final}"


def _drm(target: Mapping[str, Any]) -> str:
    tem = target.get("tem")
    sources = [
        term(name) for name, value in (target.get("tem_options") or {}).items() if value and value == tem
    ]
    named = [f"{' or '.join(sources) or 'TEM'} {tem:+d}"] if tem else []
    named += [f"{term(name)} {value:+d}" for name, value in (target.get("drm") or {}).items() if value]
    total = target.get("total")
    if total is None:
        return ", ".join(named)
    return f"{', '.join(named)} = {total:+d}" if len(named) > 1 else named[0] if named else f"{total:+d}"


def _signed(number: int, gap: str) -> str:
    return f"{'-' if number < 0 else '+'}{gap}{abs(number)}"
