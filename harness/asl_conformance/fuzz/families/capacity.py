"""Foxhole, trench, A-T Ditch and sangar with up to four units of each side (27.12, 27.51, 27.6)."""

from __future__ import annotations

from asl_conformance.fuzz.asking.ask import Json
from asl_conformance.fuzz.boards.placement import SQUADS
from asl_conformance.fuzz.boards.transforms import Motion, relabelling
from asl_conformance.fuzz.families.family import Answers, Family, Part, Rule
from asl_conformance.fuzz.families.lots import multisets, pair, pairs

HEX = "D5"
SIDES = ("German", "Russian")
COVERS: tuple[tuple[str, int, float], ...] = (
    ("foxhole", 1, 1),
    ("foxhole", 2, 2),
    ("foxhole", 3, 3),
    ("trench", 0, 3),
    ("at_ditch", 0, 3),
    ("sangar", 0, 1),
)
"""Each cover, its size, and the squads of each side beneath it (27.12, 27.51, 27.56, 27.6)."""
SMC = 4
"""SMC of each side beneath any of them, above the squads (27.12)."""
MEN = ("squad", "half_squad", "crew", "leader", "hero")
MOST = 4
"""Most units of a side."""
_Man = tuple[str, bool]
"""A kind of unit, and whether it is beneath."""
EVERY = multisets([(kind, beneath) for beneath in (True, False) for kind in MEN], MOST)
"""Every set of units of a side."""


def _squads(men: tuple[_Man, ...]) -> float:
    return sum(SQUADS.get(kind, 0) for kind, beneath in men if beneath)


FITTING = tuple(tuple(men for men in EVERY if _squads(men) <= room) for _, _, room in COVERS)
"""For each cover the sets of which nobody is beneath for whom there is no room."""


def board(number: int) -> Json:
    """The board of that number: a cover, and the units of both sides in its hex."""
    at = 0
    while number >= pairs(len(FITTING[at])):
        number -= pairs(len(FITTING[at]))
        at += 1
    kind, size, _ = COVERS[at]
    cover: Json = {"type": kind, "hex": HEX} | ({"size": size} if size else {})
    units: Json = {}
    for side, which in zip(SIDES, pair(number), strict=True):
        for man, (what, beneath) in enumerate(FITTING[at][which], 1):
            unit = {"side": side, "type": what, "hex": HEX}
            units[f"{side[0].lower()}{man}"] = unit | ({"beneath": [kind]} if beneath else {})
    return {"columns": 10, "rows": 10, "counters": {"cover": cover}, "units": units}


def _outside(position: Json, side: str) -> list[str]:
    """The units of the side that are not beneath."""
    return [key for key, one in position["units"].items() if one["side"] == side and not one.get("beneath")]


def asked(position: Json) -> tuple[Part, ...]:
    """The state; for each side, whether everybody outside may go beneath, and one of each kind alone."""
    found: dict[str, Json] = {"state": {"ask": "state"}}
    if (cover := position.get("counters", {}).get("cover")) is None:
        return (Part(position, found),)
    for side in SIDES:
        outside = _outside(position, side)
        one_of_each = {position["units"][key]["type"]: key for key in outside}
        groups = {tuple(outside), *((key,) for key in one_of_each.values())} - {()}
        for group in sorted(groups):
            deed = {"do": "go_beneath", "units": list(group), "cover": cover["type"]}
            found[f"go_beneath {' '.join(group)}"] = {"ask": "may", "action": deed}
    return (Part(position, found),)


def _room(position: Json, side: str) -> tuple[float, int]:
    """Squads and SMC of a side for which there is room, by the text."""
    cover = position["counters"]["cover"]
    squads, smc = _capacity(cover), SMC
    for one in position["units"].values():
        if one["side"] == side and one.get("beneath"):
            squads -= SQUADS.get(one["type"], 0)
            smc -= one["type"] not in SQUADS
    return squads, smc


def _capacity(cover: Json) -> float:
    return next(room for kind, size, room in COVERS if kind == cover["type"] and size == cover.get("size", 0))


def each_side_has_its_own_room(position: Json, answers: Answers) -> str:
    """The room of a side is what its own units leave, whatever the other side has there."""
    state = answers["state"] or {}
    room = state["counters"]["cover"]["room"]
    for side in SIDES:
        if not any(one["side"] == side for one in position["units"].values()):
            continue
        squads, smc = _room(position, side)
        if room[side]["squads"] != squads or room[side]["smc"] != smc:
            return f"room for {side} is {room[side]}; its units leave {squads:g} squads and {smc} SMC"
    return ""


def who_fits_may_go_beneath(position: Json, answers: Answers) -> str:
    """A group may go beneath exactly if all of it fits."""
    for side in SIDES:
        squads, smc = _room(position, side)
        for label, answer in answers.items():
            deed, _, names = label.partition(" ")
            group = [position["units"][name] for name in names.split()]
            if deed != "go_beneath" or answer is None or group[0]["side"] != side:
                continue
            men = sum(SQUADS.get(one["type"], 0) for one in group)
            fits = men <= squads and sum(one["type"] not in SQUADS for one in group) <= smc
            if answer["allowed"] is not fits:
                may = "may not" if fits else "may"
                return f"{names} {may} go beneath, with room for {squads:g} squads and {smc} SMC"
    return ""


def exchanged(_: Json) -> tuple[Motion, ...]:
    """The two sides' names exchanged."""
    return (relabelling(*SIDES),)


CAPACITY = Family(
    name="capacity",
    about="a 1S, 2S, 3S, trench, A-T Ditch or sangar, with up to four units of each side beneath and outside",
    before=len(COVERS) * len(EVERY) ** 2,
    count=sum(pairs(len(one)) for one in FITTING),
    reductions=(
        "nobody begins beneath a cover that has no room for it",
        "two sides that exchange their units are the same board",
    ),
    board=board,
    asked=asked,
    rules=(
        Rule("B27-INV-01", {"may": ("allowed",)}, who_fits_may_go_beneath),
        Rule("B27-INV-01", {"state": ("counters.room",)}, each_side_has_its_own_room),
    ),
    images=exchanged,
    same="B9-INV-27",
)
