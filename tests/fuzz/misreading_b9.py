"""Wrong engines for walls, hedges and bocage: the reference with a changed board or changed answers.

An engine that ``misreads`` plays by the rules, but on another board than it was given. One that ``tells``
changes the right answer. Each bug names the invariants of B9 that must find it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.boards.lattice import adjacent, neighbours
from asl_reference.protocol import requests

Json = dict[str, Any]
Misread = Callable[[Json], Json]
"""Parameters of a request -> the parameters that the engine takes them for."""
Tell = Callable[[Json, Json, Json], None]
"""Changes the answer in place, given the request and the question."""


@dataclass(frozen=True)
class Bug:
    """A wrong engine and the numbers of the invariants that find it."""

    name: str
    found_by: tuple[int, ...]
    misread: Misread = dict
    tell: Tell = lambda params, question, answer: None

    def asker(self) -> Asker:
        """The engine, started."""
        engine = InProcessEngine(_Wrong(self))
        return Asker(engine, engine.start())


class _Wrong:
    def __init__(self, bug: Bug) -> None:
        self.bug = bug

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        return requests.initialize(params)

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]:
        request = dict(params)
        result = requests.evaluate(self.bug.misread(request))
        for question, outcome in zip(params["questions"], result["outcomes"], strict=True):
            if "answer" in outcome:
                self.bug.tell(request, question, outcome["answer"])
        return result


# --- misreading ---------------------------------------------------------------------------------


def _position(params: Json, **parts: Any) -> Json:
    return {**params, "position": {**params["position"], **parts}}


def hexsides(became: Mapping[str, str]) -> Misread:
    """Takes one kind of hexside terrain for another; an empty word removes the hexside."""

    def misread(params: Json) -> Json:
        sides = params["position"].get("hexsides", {})
        bent = {k: {**s, "terrain": became.get(s["terrain"], s["terrain"])} for k, s in sides.items()}
        return _position(params, hexsides={k: side for k, side in bent.items() if side["terrain"]})

    return misread


def sides(change: Callable[[Json], Json | None]) -> Misread:
    """Takes each hexside for another; None removes it."""

    def misread(params: Json) -> Json:
        bent = {k: change(side) for k, side in params["position"].get("hexsides", {}).items()}
        return _position(params, hexsides={k: side for k, side in bent.items() if side is not None})

    return misread


def counters(change: Callable[[Json], Json]) -> Misread:
    """Takes each counter for another."""

    def misread(params: Json) -> Json:
        bent = {k: change(one) for k, one in params["position"].get("counters", {}).items()}
        return _position(params, counters=bent)

    return misread


def units(change: Callable[[Json], Json]) -> Misread:
    """Takes each unit for another."""

    def misread(params: Json) -> Json:
        bent = {k: change(unit) for k, unit in params["position"].get("units", {}).items()}
        return _position(params, units=bent)

    return misread


def flat(params: Json) -> Json:
    """Takes every hex for level 0."""
    hexes = params["position"].get("hexes", {})
    return _position(params, hexes={k: {**h, "level": 0} for k, h in hexes.items()})


def questions(change: Callable[[Json], Json]) -> Misread:
    """Takes each question for another."""
    return lambda params: {**params, "questions": [change(dict(one)) for one in params["questions"]]}


def without(*fields: str) -> Callable[[Json], Json]:
    """Leaves fields out."""
    return lambda thing: {key: value for key, value in thing.items() if key not in fields}


def unmarked(unit: Json) -> Json:
    """Does not see a Wall Advan counter."""
    return {**unit, "status": [word for word in unit.get("status", ()) if word != "wall_advantage"]}


# --- telling ------------------------------------------------------------------------------------


def moody(params: Json, question: Json, answer: Json) -> None:
    """LOS and TEM depend on the exact wording of the request."""
    mood = crc32(repr((params["position"], question)).encode())
    if question["ask"] == "los":
        answer["clear"] = bool(mood & 1)
    for target in answer.get("targets", {}).values():
        target["tem"] = mood >> 1 & 1


def one_way(params: Json, question: Json, answer: Json) -> None:
    """A LOS is not clear if its start is named later than its end."""
    if question["ask"] == "los" and repr(question["from"]) > repr(question["to"]):
        answer["clear"] = False


def blocked_by_any(params: Json, question: Json, answer: Json) -> None:
    """No LOS is clear if any hexside has terrain."""
    if question["ask"] == "los" and params["position"].get("hexsides"):
        answer["clear"] = False


def odd_walls_hide(params: Json, question: Json, answer: Json) -> None:
    """A LOS is clear if the number of hexsides with terrain is even."""
    if question["ask"] == "los":
        answer["clear"] = len(params["position"].get("hexsides", ())) % 2 == 0


def far_off(params: Json, question: Json, answer: Json) -> None:
    """A LOS between hexes is clear only if no hex lies between them."""
    if question["ask"] == "los" and {"hex"} == {*question["from"]} == {*question["to"]}:
        answer["clear"] = not any(
            adjacent(question["from"]["hex"], near) and adjacent(near, question["to"]["hex"])
            for near in _named(question)
        )


def _named(question: Json) -> Iterable[str]:
    return (near for near in neighbours(question["from"]["hex"]) if near)


def of_targets(**fields: Callable[[Json], Any]) -> Tell:
    """Changes fields of each target; the new value comes from the right answer."""

    def tell(params: Json, question: Json, answer: Json) -> None:
        for target in answer.get("targets", {}).values():
            target.update({name: change(target) for name, change in fields.items() if "tem" in target})

    return tell


def of_answer(ask: str, **fields: Callable[[Json, Json], Any]) -> Tell:
    """Changes fields of the answer to one question; the new value comes from request and right answer."""

    def tell(params: Json, question: Json, answer: Json) -> None:
        if question["ask"] == ask:
            changed = {
                name: change({**params, "question": question}, answer) for name, change in fields.items()
            }
            answer.update({k: value for k, value in changed.items() if answer.get(k) is not None})

    return tell


def everybody_has_it(params: Json, question: Json, answer: Json) -> None:
    """Every unit has wall advantage over every wall of its hex."""
    if question["ask"] == "wall_advantage":
        name = params["position"]["units"][question["unit"]]["hex"]
        own = [side for side in params["position"].get("hexsides", ()) if name in side.split("-")]
        answer.update(has=True, hexsides=own)


def _added_up(target: Json) -> int:
    return sum(target["tem_options"].values())


def _dearer(params: Json, answer: Json) -> float | str | None:
    """The MF depend on the hexside terrain of the board and on the terrain of the hex entered."""
    cost, position = answer.get("cost"), params["position"]
    if not isinstance(cost, int | float):
        return cost
    kinds = [side["terrain"] for side in position.get("hexsides", {}).values()]
    there = position.get("hexes", {}).get(params["question"]["action"]["to"], {}).get("terrain", "")
    woods = there not in ("", "open_ground")
    return cost + len(kinds) * (kinds.count("wall") + woods)


def _one_hexside(params: Json, answer: Json) -> list[str]:
    over: list[str] = answer["hexsides"]
    return over[:1]


def _enemies(params: Json, answer: Json) -> bool:
    return len(params["position"]["units"]) % 2 == 1


def _by_order(params: Json, answer: Json) -> Json:
    """The first unit of the position loses its concealment, whichever it is."""
    first = next(iter(answer["units"]), "")
    return {k: {**u, "status": ["cx"] if k == first else []} for k, u in answer["units"].items()}


def _pinned(params: Json, answer: Json) -> Json:
    """After any action every unit is pinned."""
    more = ["pinned"] * bool(params.get("actions"))
    return {k: {**u, "status": [*u["status"], *more]} for k, u in answer["units"].items()}


def _three_left(params: Json, answer: Json) -> Json:
    return {k: {**unit, "mf_left": 3} for k, unit in answer["units"].items()}


def _truck_is_tank(unit: Json) -> Json:
    return {**unit, "type": "tank"} if unit["type"] in ("truck", "halftrack") else unit


def _real(unit: Json) -> Json:
    return {**unit, "type": "squad"} if unit["type"] == "dummy" else unit


def _walking(unit: Json) -> Json:
    """Takes PRC for Infantry on foot."""
    status = [word for word in unit.get("status", ()) if word not in ("rider", "inherent")]
    return {**without("aboard")(unit), "status": status}


def _on_the_dot(unit: Json) -> Json:
    """Takes Infantry in Bypass for Infantry on the centre dot."""
    return without("at")(without("bypass")(unit)) if unit["type"] == "squad" else unit


def _turned_nothing(counter: Json) -> Json:
    return without("done")(counter)


def _gaps(params: Json) -> Json:
    """Takes every hexside for a gap if any unit has spent MF."""
    moving = any(unit.get("mf_spent") for unit in params["position"].get("units", {}).values())
    return sides(lambda side: {**side, "gap": True})(params) if moving else params


def _one_deed(params: Json) -> Json:
    """Plays only the first action."""
    return {**params, "actions": params.get("actions", [])[:1]}


def _at_rest(params: Json) -> Json:
    """Plays no action."""
    return {**params, "actions": []}


def _direct(question: Json) -> Json:
    swap = {"mortar": "small_arms", "oba_concentration": "small_arms"}
    return (
        {**question, "means": swap.get(question["means"], question["means"])}
        if "means" in question
        else question
    )


def _first_firer(question: Json) -> Json:
    return {**question, "by": question["by"][:1]} if "by" in question else question


def _height(params: Json) -> int:
    levels = (ground.get("level", 0) for ground in params["position"].get("hexes", {}).values())
    return int(max(levels, default=0))


def worse_from_above(params: Json, question: Json, answer: Json) -> None:
    """TEM grows with the firer's height."""
    for target in answer.get("targets", {}).values():
        if "tem" in target:
            target["tem"] += _height(params)


def high_is_blind(params: Json, question: Json, answer: Json) -> None:
    """No LOS is clear if a hex of the board is above level 3."""
    if question["ask"] == "los" and _height(params) > 3:
        answer["clear"] = False


def beside_nothing(params: Json, question: Json, answer: Json) -> None:
    """Every LOS is clear, also along hexspines with bocage and walls."""
    if question["ask"] == "los":
        answer["clear"] = True


def no_third_hex(params: Json, question: Json, answer: Json) -> None:
    """A wall gives TEM only in its own two hexes."""
    named = {name for side in params["position"].get("hexsides", ()) for name in side.split("-")}
    for name, target in answer.get("targets", {}).items():
        if "tem" in target and params["position"]["units"][name]["hex"] not in named:
            target["tem"] = 0


def wa_hides(params: Json, question: Json, answer: Json) -> None:
    """No LOS is clear if any unit has a Wall Advan counter."""
    marks = [
        u for u in params["position"].get("units", {}).values() if "wall_advantage" in u.get("status", ())
    ]
    if question["ask"] == "los" and marks:
        answer["clear"] = False


def unit_without_hex(params: Json, question: Json, answer: Json) -> None:
    """No LOS to a hex is clear."""
    if question["ask"] == "los" and "hex" in question["to"]:
        answer["clear"] = False


def _by_text(params: Json, answer: Json) -> bool:
    """A LOS is clear only under the current edition of 9.521."""
    return bool(answer["clear"]) and params["edition"] == "current"


def _wall_count(params: Json, answer: Json) -> str:
    return "woods" if params["position"].get("hexsides") else str(answer["type"])


BUGS = (
    Bug(
        "moody",
        (1, 4, 5, 7, 10, 14, 23, 24, 25, 27, 45, 46, 51, 53, 54, 55, 66, 67, 68, 69, 73, 74, 75, 87),
        tell=moody,
    ),
    Bug("sees one way only", (1, 2, 3, 43), tell=one_way),
    Bug("any wall hides", (8, 11, 42, 47, 53, 73, 74), tell=blocked_by_any),
    Bug("an odd number of walls hides", (4, 5, 7, 55), tell=odd_walls_hide),
    Bug("sees what is far off", (10,), tell=far_off),
    Bug("knows no bocage", (48, 49, 50, 52, 56, 57, 58, 65, 85), misread=hexsides({"bocage": "wall"})),
    Bug("takes hedges for walls", (9, 21), misread=hexsides({"hedge": "wall"})),
    Bug("takes bocage for nothing", (2, 30, 54), misread=hexsides({"bocage": ""}), tell=one_way),
    Bug("sees no Wall Advan counter", (19, 20), misread=units(unmarked)),
    Bug("wall advantage hides", (14, 45, 46), tell=wa_hides),
    Bug("adds TEM up", (13,), tell=of_targets(tem=_added_up)),
    Bug("counts TEM down", (12, 21, 30, 50), tell=of_targets(tem=lambda t: t["tem"] - 1)),
    Bug("counts TEM up", (12,), tell=of_targets(tem=lambda t: 3 + t["tem"] * 2)),
    Bug("knows no levels", (21, 36, 71), misread=flat),
    Bug("more TEM from above", (21, 22, 50), tell=worse_from_above),
    Bug("less LOS from above", (51,), tell=high_is_blind),
    Bug("sees everything", (48, 49, 52, 56), tell=beside_nothing),
    Bug("sees units and no hexes", (44,), tell=unit_without_hex),
    Bug("two texts disagree", (86,), tell=of_answer("los", clear=_by_text)),
    Bug("a FG is its first member", (29,), misread=questions(_first_firer)),
    Bug("Indirect Fire is direct", (30,), misread=questions(_direct)),
    Bug("all is Hull Down", (20, 31, 36), tell=of_targets(hull_down=lambda t: True)),
    Bug(
        "Residual FP upside down",
        (32,),
        tell=of_answer("attack", residual_fp=lambda p, a: 9 - a["residual_fp"]),
    ),
    Bug("PRC are on foot", (33,), misread=units(_walking)),
    Bug("everything is a gap to who moves", (39,), misread=_gaps),
    Bug("a Breach takes the bocage away", (61,), misread=sides(lambda s: None if s.get("breached") else s)),
    Bug("knows no Breach", (62,), misread=sides(without("breached"))),
    Bug("protects no third hex", (67,), tell=no_third_hex),
    Bug("knows no vertices", (68, 69), misread=questions(without("vertex"))),
    Bug("knows no Underbelly Hits", (70,), misread=questions(without("underbelly", "vertex"))),
    Bug("MF as they come", (57, 58, 59, 60), tell=of_answer("may", cost=_dearer)),
    Bug("trucks are tanks", (65,), misread=units(_truck_is_tank)),
    Bug("hedges cannot be crossed", (76,), misread=hexsides({"hedge": "cliff", "cactus_hedge": "hedge"})),
    Bug("woods grow at walls", (37,), tell=of_answer("terrain", type=_wall_count)),
    Bug("every hexside is breached", (63,), tell=of_answer("terrain", breached=lambda p, a: True)),
    Bug("a breach leaves MP", (64,), tell=of_answer("state", units=_three_left)),
    Bug(
        "walls vanish by play",
        (38,),
        tell=of_answer("terrain", type=lambda p, a: "" if p.get("actions") else a["type"]),
    ),
    Bug("everybody has wall advantage", (15, 16, 17, 34, 36, 72, 77, 78, 80, 99), tell=everybody_has_it),
    Bug(
        "nobody has wall advantage",
        (18, 34),
        tell=of_answer("wall_advantage", has=lambda p, a: False, hexsides=lambda p, a: []),
    ),
    Bug("wall advantage goes by hexside", (79,), tell=of_answer("wall_advantage", hexsides=_one_hexside)),
    Bug("dummies are real", (35,), misread=units(_real)),
    Bug("plays one action", (41, 98), misread=_one_deed),
    Bug("a claim pins", (28,), tell=of_answer("state", units=_pinned)),
    Bug("knows no Guns", (84,), misread=_at_rest),
    Bug("fires out of Bypass from the centre dot", (88,), misread=units(_on_the_dot)),
    Bug("forgets that a Gun has turned", (89,), misread=counters(_turned_nothing)),
    Bug(
        "counts heads for concealment", (81, 82), tell=of_answer("concealment", concealment_terrain=_enemies)
    ),
    Bug("the first unit is shown", (83,), tell=of_answer("state", units=_by_order)),
    Bug("remembers the order", (6, 40), tell=moody),
)
