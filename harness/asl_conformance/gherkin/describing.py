"""Descriptions as players write them, read into the fields of units, counters, hexes and numbers."""

import re
from dataclasses import dataclass
from typing import Any

from asl_conformance.gherkin.words import (
    ALLOTMENT,
    COUNT,
    COVERS,
    EQUIPMENT,
    GEAR,
    GROUND,
    MOUNTS,
    PERSONNEL,
    SOURCES,
    STATUS,
    VEHICLES,
)


@dataclass(frozen=True, slots=True)
class Force:
    """A number of equal units of a side: ``name`` is their id or the stem of their ids."""

    count: int
    name: str
    fields: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Piece:
    """A described Fortification or weapon; ``count`` is 0 for ``no foxhole``."""

    count: int
    name: str
    fields: dict[str, Any]


HEX = r"[A-Z]{1,2}\d{1,2}"
SIDE = "German|Russian|American|British|Finnish|Japanese|Partisan|Chinese"
_TYPES = {**PERSONNEL, **VEHICLES}
_TYPE_WORDS = "|".join(sorted((re.escape(w) for w in _TYPES), key=len, reverse=True))
_FORCE = re.compile(
    rf"(?P<count>{'|'.join(COUNT)}) (?P<adjectives>(?:(?:{'|'.join(STATUS)}|Good Order|unused) )*)"
    rf"(?P<side>{SIDE}) (?:(?P<mount>Cavalry|motorcyclist|bicyclist) )?"
    rf"(?:(?P<fp>\d+)-(?P<range>\d+)-(?P<morale>\d+) |(?P<m>\d+)(?P<leadership>[-+]\d) )?"
    rf"(?P<type>{_TYPE_WORDS})(?:e?s)?(?: (?P<name>[A-Z]))?"
    r"(?: with (?P<mf>\d+(?:\.5)?) (?P<afloat>amphibious )?M[FP](?P<left> left)?)?"
)
_MOUNT = re.compile(r"^(?:Cavalry|motorcyclist|bicyclist) ")


def read_force(text: str) -> Force:
    """Read ``a broken German squad P with 6 MF`` and the like."""
    m = _FORCE.fullmatch(text)
    if m is None:
        raise ValueError(_no_force(text))
    kind = _TYPES[m["type"]]
    fields: dict[str, Any] = {"side": m["side"], "type": kind}
    status = tuple(sorted(STATUS[a] for a in m["adjectives"].split() if a in STATUS))
    if status:
        fields["status"] = status
    if m["mount"]:
        fields["mount"] = MOUNTS[m["mount"]]
    if m["fp"]:
        fields.update(firepower=int(m["fp"]), range=int(m["range"]), morale=int(m["morale"]))
    if m["leadership"]:
        fields.update(morale=int(m["m"]), leadership=int(m["leadership"]))
    if m["type"] == "FT tank":
        fields["weapons"] = ("ft",)
    equipment = tuple(item for word, item in EQUIPMENT.items() if word in m["type"])
    if equipment:
        fields["equipment"] = equipment
    if m["type"].startswith("amphibious "):
        fields["amphibious"] = True
    if m["afloat"]:
        fields["amphibious_mp"] = number(m["mf"])
    elif m["mf"]:
        fields.update(_allotment(kind, number(m["mf"]), left=bool(m["left"])))
    return Force(COUNT[m["count"]], m["name"] or f"{m['side']} {m['type']}", fields)


def _no_force(text: str) -> str:
    """A message about the unknown part of a description, with the known words."""
    side = re.search(rf"\b(?:{SIDE}) ", text)
    if side is None:
        return f"{text!r} has no side; units are described as 'two broken German squads'"
    if not re.match(rf"(?:\d\S* )*(?:{_TYPE_WORDS})(?:e?s)?\b", re.sub(_MOUNT, "", text[side.end() :])):
        kinds = ", ".join(_TYPES)
        return f"{text!r} is not a unit; after the side comes its type: {kinds}"
    before = re.sub("|".join((*STATUS, "Good Order", "unused")), "", text[: side.start()])
    if unknown := before.split()[1:]:
        states = ", ".join(STATUS)
        return f"{text!r} is not a unit: {unknown[0]!r} is no status; statuses: {states}, Good Order, unused"
    return (
        f"{text!r} is not a unit; after its type come a name of one letter and 'with 4 MF', "
        "as in 'a Russian squad P with 4 MF left'; a phrase says where it is: 'beneath the foxhole in B2'"
    )


def _allotment(kind: str, mf: int | float, *, left: bool) -> dict[str, Any]:
    if not left:
        return {"mf": mf}
    whole = ALLOTMENT.get(kind, 12)
    return {"mf": whole, "mf_spent": whole - mf}


_FORT = re.compile(
    rf"(?:(?P<count>an?|no) )?(?:empty )?(?P<hidden>hidden )?(?:(?P<side>{SIDE}) )?"
    r"(?:(?P<bridged>bridged |unbridged )?"
    r"(?P<cover>foxhole (?P<size>\d)S|foxhole|trench|A-T Ditch|sangar|Wire)"
    r"|(?P<other>pillbox|roadblock|Panji|(?P<factors>\d+)-factor A-(?P<mines>[PT]) minefield))"
    rf"(?: controlled by the (?P<control>{SIDE})s?)?"
)


def read_fort(text: str) -> Piece:
    """Read ``a German trench controlled by the Russians``, ``foxhole 2S``, ``no foxhole`` and the like."""
    m = _FORT.fullmatch(text)
    if m is None:
        raise ValueError(f"{text!r} is not a Fortification; write 'a foxhole 1S', 'a trench', 'Wire' ...")
    if m["size"] and m["size"] not in "123":
        raise ValueError(f"a foxhole counter is 1S, 2S or 3S, not {m['size']}S (27.12)")
    fields: dict[str, Any] = {}
    if m["cover"]:
        word = m["cover"].split(" ")[0] if m["cover"].startswith("foxhole") else m["cover"]
        fields["type"] = COVERS[word]
        if word == "foxhole":
            fields["size"] = int(m["size"] or 1)
    else:
        word = {"P": "minefield", "T": "at_minefield", None: (m["other"] or "").lower()}[m["mines"]]
        fields["type"] = word
        if m["factors"]:
            fields["strength"] = int(m["factors"])
    for name in ("side", "control"):
        if m[name]:
            fields[name] = m[name]
    status = [
        s for s, present in (("bridged", m["bridged"] == "bridged "), ("hidden", m["hidden"])) if present
    ]
    if status:
        fields["status"] = tuple(status)
    return Piece(0 if m["count"] == "no" else 1, word, fields)


_INHEX = re.compile(rf"(.+) in ({HEX})")


def read_forts(text: str) -> tuple[tuple[Piece, str], ...]:
    """Read ``foxhole 3S in B1, foxhole 1S in B2 and foxhole 1S in B3`` into pieces and hexes."""
    pieces = []
    for part in re.split(r", | and ", text):
        m = _INHEX.fullmatch(part)
        assert m is not None
        pieces.append((read_fort(m[1]), m[2]))
    return tuple(pieces)


_GEAR = re.compile(
    r"(?:(?P<article>an?|the) )?(?P<state>dm |assembled |emplaced |malfunctioned |towed )?"
    rf"(?:(?P<side>{SIDE}) )?"
    r"(?:(?P<fp>\d+)-(?P<range>\d+) )?"
    rf"(?P<gear>{'|'.join(re.escape(g) for g in sorted(GEAR, key=len, reverse=True))})"
    r"(?: of (?P<pp>\d+) PP)?"
)


def read_gear(text: str) -> Piece:
    """Read ``a dm German 81mm MTR``, ``LMG`` and the like."""
    m = _GEAR.fullmatch(text)
    if m is None:
        raise ValueError(f"{text!r} is not a weapon; weapons: {', '.join(GEAR)}")
    fields = dict(GEAR[m["gear"]])
    if m["side"]:
        fields["side"] = m["side"]
    if m["state"] in ("dm ", "emplaced ", "malfunctioned ", "towed "):
        fields["status"] = (m["state"].strip(),)
    if m["fp"]:
        fields.update(firepower=int(m["fp"]), range=int(m["range"]))
    if m["pp"]:
        fields["pp"] = int(m["pp"])
    return Piece(1, m["gear"], fields)


_LEVEL = re.compile(r"(?:level (-?\d+(?:\.5)?|1/2) )?(.+?)(?: at level (-?\d+(?:\.5)?|1/2))?")


def read_ground(text: str) -> dict[str, Any]:
    """Read ``woods``, ``a gully``, ``level 1 Open Ground``, ``brush with shellholes`` into hex fields."""
    m = _LEVEL.fullmatch(text)
    assert m is not None
    fields: dict[str, Any] = {}
    for part in m[2].split(" with "):
        word = re.sub(r"^an? ", "", part)
        if word == "hill":
            word = "Open Ground"
        if word not in GROUND:
            raise ValueError(f"{word!r} is no terrain of the vocabulary; terrain: {', '.join(GROUND)}")
        for key, value in GROUND[word].items():
            fields[key] = (*fields.get(key, ()), *value) if isinstance(value, tuple) else value
    level = m[1] or m[3]
    if level is not None:
        fields["level"] = number(level)
    return fields


def number(text: str) -> int | float:
    """A number in steps of one half: 1, 1.5, 1/2."""
    if text == "1/2":
        return 0.5
    value = float(text)
    return int(value) if value.is_integer() else value


def numbers(text: str) -> tuple[int | float, ...]:
    """Numbers from ``1, 2 and 1``."""
    return tuple(number(part) for part in re.split(r", | and ", text))


def names(text: str) -> tuple[str, ...]:
    """Ids from ``P``, ``the German squad``, ``P, Q and R``."""
    return tuple(name(part) for part in re.split(r", | and ", text))


def name(text: str) -> str:
    """An id from ``the German squad`` or ``P``."""
    return text.removeprefix("the ").removeprefix("The ")


def hexsides(text: str) -> tuple[str, ...]:
    """Hexsides from ``F5-F6`` or ``F5-F6 and G6-F5``; in each the lowest column, then row, comes first."""
    return tuple("-".join(sorted(part.split("-"), key=_hex_order)) for part in re.split(r", | and ", text))


def _hex_order(name: str) -> tuple[int, str, int]:
    letters = name.rstrip("0123456789")
    return len(letters), letters, int(name[len(letters) :])


def hexes(text: str) -> tuple[str, ...]:
    """Hexes from ``B2``, ``B2 and B3``, ``B2, B3 and B4``."""
    return tuple(re.split(r", | and ", text))


CHOICE = rf"(?:{'|'.join(sorted({**SOURCES, **COVERS}, key=len, reverse=True))}) [-+]\d"


def choices(text: str) -> dict[str, int]:
    """TEM by source from ``wall +2 or woods +1``."""
    words = {**SOURCES, **COVERS}
    pairs = (part.rsplit(" ", 1) for part in re.split(r", | or ", text))
    return {words[word]: int(tem) for word, tem in pairs}
