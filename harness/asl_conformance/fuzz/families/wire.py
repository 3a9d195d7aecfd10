"""Wire with each cover: who is where, in which phase and status, and everything he may try (B26, 27.4)."""

from __future__ import annotations

from collections.abc import Iterator

from asl_conformance.fuzz.asking.ask import Json, Needs
from asl_conformance.fuzz.boards.transforms import mirror, rotation
from asl_conformance.fuzz.families.family import Answers, Family, Image, Part, Rule
from asl_conformance.fuzz.families.lots import digits
from asl_conformance.fuzz.invariants.anywhere.doing import due, spent

HERE, ADJACENT, FAR = "Y45", "Y46", "Y43"
"""The Wire's hex, a hex beside it, and the enemy's: in the middle of a board that can be turned about it."""
COVERS = ("", "foxhole", "trench", "at_ditch", "sangar")
PLACES = ("beside", "on", "beneath wire", "beneath cover")
FOOT = ("squad", "half_squad", "crew", "leader", "hero", "dummy")
MEN = ("squad", "half_squad", "crew", "leader", "hero")
TRACKED, WHEELED = "tank", "armored_car"
KINDS = (*FOOT, TRACKED, WHEELED)
STATUS = {
    kind: (
        (
            "",
            "broken",
            "dm",
            "pinned",
            "ti",
            "cx",
            "concealed",
            "berserk",
            "disrupted",
            "fanatic",
            "encircled",
        )
        if kind in MEN
        else ("", "concealed")
        if kind == "dummy"
        else ("", "motion", "immobilized", "bogged", "stunned", "shocked", "abandoned")
    )
    for kind in KINDS
}
PHASES = ("RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh")
TURNS = ("German", "Russian")
MODES = ("", "assault", "double_time", "minimum", "dash", "charge", "low_crawl", "bypass")
STATE: Json = {"ask": "state"}
DR = 2
"""The dr with which it goes beneath the Wire, and the DR of an Entrenching Attempt."""
WHO = tuple(
    (cover, place, kind, status)
    for cover in COVERS
    for place in PLACES
    if cover or place != "beneath cover"
    for kind in KINDS
    if kind in FOOT or place in ("beside", "on")
    for status in STATUS[kind]
)
"""Everyone, everywhere: a vehicle is never beneath Wire, and here beneath no cover."""
SIZES = (len(WHO), len(PHASES), len(TURNS))


def board(number: int) -> Json:
    """The board of that number."""
    who, phase, turn = digits(number, SIZES)
    cover, place, kind, status = WHO[who]
    unit: Json = {"side": "German", "type": kind, "hex": ADJACENT if place == "beside" else HERE}
    if place.startswith("beneath"):
        unit["beneath"] = ["wire" if place == "beneath wire" else cover]
    if status:
        unit["status"] = [*(["broken"] if status == "dm" else []), status]
    if kind == "leader":
        unit["leadership"] = -1
    if kind not in FOOT:
        unit |= {"vca": HERE if place == "beside" else ADJACENT, "weapons": ["ma"]}
    counters: Json = {"wire": {"type": "wire", "hex": HERE}}
    if cover:
        counters["cover"] = {"type": cover, "hex": HERE} | ({"size": 1} if cover == "foxhole" else {})
    return {
        "columns": 51,
        "rows": 90,
        "phase": PHASES[phase],
        "turn_of": TURNS[turn],
        "counters": counters,
        "units": {"u": unit, "e": {"side": "Russian", "type": "squad", "hex": FAR}},
    }


def _deeds(position: Json) -> Iterator[Json]:
    """Everything that the unit may try: each verb in each mode."""
    unit = position["units"]["u"]
    to = HERE if unit["hex"] == ADJACENT else ADJACENT
    here = [one["type"] for one in position.get("counters", {}).values() if one["hex"] == unit["hex"]]
    for mode in MODES:
        yield {"do": "move", "units": ["u"], "to": to} | ({"mode": mode} if mode else {})
    for verb in ("advance", "rout", "withdraw"):
        yield {"do": verb, "units": ["u"], "to": to}
    yield {"do": "rout", "units": ["u"], "to": to, "mode": "low_crawl"}
    if unit["type"] not in FOOT:
        return
    for cover in here:
        for mode in ("", "assault", "low_crawl"):
            more: Json = ({"mode": mode} if mode else {}) | ({"dr": DR} if cover == "wire" else {})
            yield {"do": "go_beneath", "units": ["u"], "cover": cover, **more}
        yield {"do": "come_out", "units": ["u"], "cover": cover}
    yield {"do": "entrench", "units": ["u"], "dr": DR}


def _label(deed: Json) -> str:
    return " ".join(str(value) for key, value in deed.items() if key != "units")


def asked(position: Json) -> tuple[Part, ...]:
    """The state, the enemy's fire, each deed asked about and done; all but the last without Wire as well."""
    if position.get("units", {}).keys() != {"u", "e"}:
        return ()
    deeds = {_label(deed): deed for deed in _deeds(position)}
    shot: Json = {"ask": "attack", "target": "u", "means": "small_arms", "firepower": 4}
    may: dict[str, Json] = {f"may {label}": {"ask": "may", "action": deed} for label, deed in deeds.items()}
    free = _without(position)
    left = {label: one for label, one in may.items() if one["action"].get("cover") != "wire"}
    return (
        Part(position, {"state": STATE, "attack": shot, **may}),
        *(Part(position, {f"did {label}": STATE}, (deed,)) for label, deed in deeds.items()),
        Part(free, {"attack without": shot, **{f"{label} without": one for label, one in left.items()}}),
    )


def _without(position: Json) -> Json:
    """The board without Wire."""
    counters = {key: one for key, one in position.get("counters", {}).items() if one["type"] != "wire"}
    units = {
        key: one | {"beneath": [cover for cover in one.get("beneath", ()) if cover != "wire"]}
        for key, one in position["units"].items()
    }
    return position | {"counters": counters, "units": units}


def _after(answers: Answers) -> Iterator[tuple[str, Json, Json]]:
    """Each deed that was legal: its label, what ``may`` says, and the state after it."""
    for label, after in answers.items():
        if label.startswith("did ") and after is not None:
            answer = answers[f"may {label[4:]}"]
            yield label[4:], answer or {}, after


def may_says_what_happens(_: Json, answers: Answers) -> str:
    """What ``may`` allows is legal and costs what it says, and only that."""
    before = answers["state"] or {}
    for label, after in answers.items():
        deed, name = label[:4], label[4:]
        if deed != "did " or (answer := answers[f"may {name}"]) is None:
            continue
        if bool(answer["allowed"]) is (after is None):
            return (
                f"{name} is said to be {'' if answer['allowed'] else 'not '}allowed, and doing it is not so"
            )
        if after is not None and (what := spent(answer, before, after) or due(answer, before, after)):
            return f"{name}: {what}"
    return ""


def on_or_beneath(position: Json, answers: Answers) -> str:
    """Infantry in the Wire's hex is either on it or beneath it or a cover; nobody elsewhere is."""
    states = {"now": answers["state"], **{label: after for label, _, after in _after(answers)}}
    for label, state in states.items():
        unit = (state or {})["units"]["u"]
        if position["units"]["u"]["type"] not in FOOT or unit.get("eliminated"):
            continue
        on, beneath = "wire" in unit["on"], bool(unit["beneath"])
        if (on and beneath) if unit["hex"] == HERE else (on or "wire" in unit["beneath"]):
            return f"{label}: u in {unit['hex']} is on {unit['on']} and beneath {unit['beneath']}"
        if unit["hex"] == HERE and not on and not beneath:
            return f"{label}: u in {HERE} is neither on the Wire nor beneath it"
    return ""


def nobody_leaves_from_on_top(position: Json, answers: Answers) -> str:
    """Infantry leaves the Wire's hex only from beneath it."""
    unit = position["units"]["u"]
    if unit["type"] not in FOOT or unit["hex"] != HERE or unit.get("beneath"):
        return ""
    for label, _, after in _after(answers):
        if after["units"]["u"]["hex"] != HERE:
            return f"{label} leaves from on top of the Wire"
    return ""


def who_enters_is_on_top(position: Json, answers: Answers) -> str:
    """Infantry that enters the Wire's hex is on top of it."""
    unit = position["units"]["u"]
    if unit["type"] not in FOOT or unit["hex"] == HERE:
        return ""
    for label, _, after in _after(answers):
        there = after["units"]["u"]
        if there["hex"] == HERE and not there.get("eliminated") and "wire" not in there["on"]:
            return f"{label}: u is not on top of the Wire that it entered"
    return ""


def beneath_is_free(position: Json, answers: Answers) -> str:
    """From beneath Wire a unit leaves as if there were none."""
    unit = position["units"]["u"]
    if unit["type"] not in FOOT or unit.get("beneath") != ["wire"]:
        return ""
    for label, answer in answers.items():
        verb = label.split()[1] if label.startswith("may ") else ""
        if verb not in ("move", "advance", "rout", "withdraw") or label.endswith((" without", " bypass")):
            continue
        free = answers[f"{label} without"]
        if answer and free and _picked(answer, "allowed", "cost") != _picked(free, "allowed", "cost"):
            return f"{label}: {answer}, without Wire {free}"
    return ""


def wire_is_no_cover(_: Json, answers: Answers) -> str:
    """Fire at a unit meets the same TEM and DRM with Wire and without."""
    there, free = answers["attack"], answers["attack without"]
    if there is None or free is None:
        return ""
    one, other = ((found.get("targets") or {}).get("u", {}) for found in (there, free))
    if _picked(one, "tem", "total") != _picked(other, "tem", "total"):
        return f"fire meets {one} on the board, {other} without Wire"
    return ""


def _picked(answer: Json, *fields: str) -> list[object]:
    return [answer.get(field) for field in fields]


def images(_: Json) -> tuple[Image, ...]:
    """The board turned and mirrored about the Wire's hex."""
    return rotation(1, HERE), mirror(HERE)


MAY: Needs = {"may": ("allowed",)}
DONE: Needs = {"state": ("units.on", "units.beneath", "units.hex")}
WIRE = Family(
    name="wire",
    about="Wire with each cover: units of eight kinds beside it, on it, beneath it and beneath the cover; "
    "each phase, status, verb and mode",
    before=len(WHO) * len(PHASES) * len(TURNS),
    count=len(WHO) * len(PHASES) * len(TURNS),
    reductions=("nothing is left out",),
    board=board,
    asked=asked,
    rules=(
        Rule("ANY-INV-05", {"may": ("allowed",), "state": ()}, may_says_what_happens),
        Rule("B26-INV-02", {"attack": ("targets",)}, wire_is_no_cover),
        Rule("B26-INV-04", DONE, on_or_beneath),
        Rule("B26-INV-05", DONE, who_enters_is_on_top),
        Rule("B26-INV-09", DONE, nobody_leaves_from_on_top),
        Rule("B26-INV-10", MAY, beneath_is_free),
    ),
    images=images,
    same="B26-INV-25",
)
