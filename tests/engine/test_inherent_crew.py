"""An Inherent crew is part of its vehicle's counter and no unit of its own (D5.1)."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.protocol.requests import evaluate

Json = dict[str, Any]
CREW = {"side": "Russian", "type": "crew", "hex": "C5", "aboard": "V", "status": ["inherent"]}
STATUSES = ["", "concealed", "hidden", "stunned", "shocked", "abandoned", "motion", "immobilized"]
WALL = {"C4-C5": {"terrain": "wall"}}
BOCAGE = {"C4-C5": {"terrain": "bocage"}}
TRENCH = {"t": {"type": "trench", "hex": "C4", "side": "German", "status": ["hidden"]}}
END = {"do": "end_phase"}


def german(where: str, *status: str, **fields: Any) -> Json:
    return {"side": "German", "type": "squad", "hex": where, "status": list(status), **fields}


def of(do: str, *units: str, **fields: Any) -> Json:
    """An action of P, or of the units that are named."""
    return {"do": do, "units": [*units] or ["P"], **fields}


SCENES: dict[str, tuple[str, Json, Json, list[Json]]] = {
    "moves in view": ("MPh", german("C2", "concealed"), {}, [of("move", to="C3")]),
    "gets beneath in view": ("MPh", german("C3", "concealed"), {"counters": TRENCH}, [of("move", to="C4")]),
    "stands before it": ("CCPh", german("C3"), {"hexes": {"C3": {"terrain": "woods"}}}, [END]),
    "digs before it": ("PFPh", german("C3", "concealed"), {}, [of("entrench", dr=9)]),
    "a trench near it": ("MPh", german("C2"), {"counters": TRENCH}, [END]),
    "hides behind bocage": ("MPh", german("C4", "hidden"), {"hexsides": BOCAGE}, [END]),
    "hides past bocage": (
        "MPh",
        german("C4", "hidden"),
        {"hexsides": {"C3-C4": {"terrain": "bocage"}}},
        [END],
    ),
    "is beside it": ("PFPh", german("C5"), {"hexsides": WALL}, []),
    "is across the wall": ("MPh", german("C4"), {"hexsides": WALL}, []),
    "claims across the wall": ("MPh", german("C4"), {"hexsides": WALL}, [of("claim_wall_advantage")]),
    "enters": ("MPh", german("C4"), {}, [of("move", to="C5")]),
    "enters and is turned back": (
        "MPh",
        german("C4"),
        {},
        [of("move", to="C5"), of("turn_back", to="C4", by="V")],
    ),
    "enters a trench of its hex": (
        "MPh",
        german("C4"),
        {"counters": {"t": {"type": "trench", "hex": "C5"}}},
        [of("move", to="C5"), of("go_beneath", cover="trench")],
    ),
    "routs into it": ("RtPh", german("C4", "broken", "dm"), {}, [of("rout", to="C5")]),
    "routs past it": ("RtPh", german("B4", "broken", "dm"), {}, [of("rout", to="B3")]),
    "crawls out of it": ("RtPh", german("C5", "broken", "dm"), {}, [of("rout", to="C4", mode="low_crawl")]),
    "breaks beside it": ("DFPh", german("C5", "broken"), {}, [END, END]),
    "advances into it": ("APh", german("C4", "concealed"), {}, [of("advance", to="C5")]),
    "fights it": ("CCPh", german("C5"), {}, [{"do": "close_combat", "by": ["P"], "target": "V"}]),
    "is attacked": ("CCPh", german("C5"), {}, [{"do": "close_combat", "by": ["V"], "target": "P"}]),
    "withdraws": ("CCPh", german("C5"), {}, [of("withdraw", to="C4")]),
    "is held": ("CCPh", german("C5", "melee"), {}, [END]),
    "fires at it": (
        "PFPh",
        german("C3"),
        {},
        [{"do": "fire", "by": ["P"], "target": "V", "means": "small_arms"}],
    ),
    "searches": ("MPh", german("C4"), {}, [of("search")]),
    "recovers": (
        "RPh",
        german("C5"),
        {"counters": {"m": {"type": "lmg", "hex": "C5"}}},
        [{"do": "recover", "unit": "P", "counter": "m", "dr": 1}],
    ),
    "sets up": (
        "setup",
        german("B2"),
        {},
        [{"do": "set_up", "side": "German", "id": "N", "unit": german("C3", "concealed")}],
    ),
    "claims against it": (
        "MPh",
        german("C4"),
        {"hexsides": WALL, "hexes": {h: {"terrain": "woods"} for h in ("C4", "C5")}},
        [of("claim_wall_advantage")],
    ),
    "is claimed against": (
        "MPh",
        german("C4", "concealed", "wall_advantage"),
        {
            "hexsides": WALL,
            "hexes": {"C4": {"terrain": "woods"}, "C5": {"terrain": "olive_grove"}},
            "turn_of": "Russian",
        },
        [of("claim_wall_advantage", "V")],
    ),
    "sees it go": ("MPh", german("C3"), {"turn_of": "Russian"}, [of("move", "V", to="C4")]),
    "sees it come": ("MPh", german("C3", "concealed"), {"turn_of": "Russian"}, [of("move", "V", to="D4")]),
}
"""By what P does: phase, P, the rest of the board and the actions."""
ASKED: list[Json] = [
    {"ask": "state"},
    *({"ask": ask, "unit": name} for ask in ("concealment", "wall_advantage") for name in "PV"),
    {"ask": "rout", "unit": "P", "steps": []},
    *({"ask": "may", "action": of(do, to=to)} for do in ("move", "advance") for to in ("C4", "C5")),
    {"ask": "may", "action": {"do": "close_combat", "by": ["P"], "target": "V"}},
    {"ask": "attack", "by": ["P"], "target": "V", "means": "small_arms"},
    {"ask": "attack", "by": ["V"], "target": "P", "means": "small_arms"},
    {"ask": "attack", "by": ["P"], "target": "V", "means": "close_combat"},
    {"ask": "los", "from": {"unit": "P"}, "to": {"unit": "V"}},
]


def answers(scene: str, vehicle: Json, crew: Json) -> Any:
    """What is answered to all questions in the scene, of all but the crew."""
    phase, squad, board, actions = SCENES[scene]
    units = {**crew, "P": squad, "V": vehicle}
    position = {"phase": phase, "turn_of": "German", "units": units, **board}
    params = {"edition": "current", "position": position, "actions": actions, "questions": ASKED}
    return without_crew(evaluate(params)["outcomes"])


def without_crew(told: Any) -> Any:
    if isinstance(told, dict):
        return {key: without_crew(value) for key, value in told.items() if key != "K"}
    return [without_crew(one) for one in told if one != "K"] if isinstance(told, list) else told


@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("scene", SCENES)
def test_an_inherent_crew_told_beside_its_vehicle_changes_no_other_answer(scene: str, status: str) -> None:
    for kind in ("tank", "truck"):
        vehicle = {"side": "Russian", "type": kind, "hex": "C5", "status": [status] if status else []}
        assert answers(scene, vehicle, {"K": CREW}) == answers(scene, vehicle, {})


@pytest.mark.parametrize("named", ["V", "K"])
@pytest.mark.parametrize(
    "action",
    [
        {"do": "close_combat", "by": ["?"], "target": "P"},
        *({"do": "result", "unit": "?", "result": result} for result in ("pinned", "broken", "ptc")),
        {"do": "take_check", "unit": "?", "check": "mc", "dr": 6},
    ],
)
def test_what_an_inherent_crew_does_or_meets_shows_its_vehicle(action: Json, named: str) -> None:
    """A11.19, A12.14: the "?" is of their one counter, whichever of the two is named."""
    told = {
        key: named if value == "?" else [named] if value == ["?"] else value for key, value in action.items()
    }
    tank = {"side": "Russian", "type": "tank", "hex": "C5", "status": ["concealed"], "morale": 8}
    units = {"K": CREW | {"morale": 8}, "V": tank, "P": german("C5")}
    asked = [{"ask": "concealment", "unit": name} for name in "VK"]
    params = {
        "edition": "current",
        "position": {"phase": "CCPh", "turn_of": "German", "units": units},
        "actions": [told],
        "questions": asked,
    }
    assert [one["answer"]["concealed"] for one in evaluate(params)["outcomes"]] == [False, False]


def test_an_attack_in_close_combat_at_the_crew_of_a_hidden_tank_is_refused_by_the_same_clause() -> None:
    """A12.3, D5.1: the crew is as hidden as its tank, whichever of them the attack names."""
    units = {
        "P": {"side": "German", "type": "squad", "hex": "B3"},
        "T": {"side": "Russian", "type": "tank", "hex": "B3", "status": ["hidden"]},
        "C": {"side": "Russian", "type": "crew", "hex": "B3", "aboard": "T", "status": ["inherent"]},
    }
    attacks = [{"ask": "attack", "target": one, "means": "close_combat", "by": ["P"]} for one in ("T", "C")]
    request = {"position": {"phase": "CCPh", "units": units}, "questions": attacks}
    hull, crew = (outcome["answer"] for outcome in evaluate(request)["outcomes"])
    assert hull["clauses"] == crew["clauses"] == ["A12.3"]
