"""Stairs and roofs, Portage, declared movement with a leader, and exposure to what spends MF in place."""

from typing import Any

import pytest

from asl_reference.protocol.requests import evaluate

HOUSE = {"F6": {"terrain": "stone_building", "floors": 2, "height": 2.5}}


def unit(kind: str, hex_name: str = "F6", **more: Any) -> dict[str, Any]:
    return {"side": "German", "type": kind, "hex": hex_name, **more}


def asked(position: dict[str, Any], *actions: dict[str, Any], **question: Any) -> dict[str, Any]:
    request = {"position": position, "actions": list(actions), "questions": [question]}
    answer: dict[str, Any] = evaluate(request)["outcomes"][0]["answer"]
    return answer


def may(position: dict[str, Any], **action: Any) -> dict[str, Any]:
    return asked(position, ask="may", action=action)


def left(position: dict[str, Any], *actions: dict[str, Any]) -> dict[str, float]:
    """MF left of each unit."""
    units = asked(position, *actions, ask="state")["units"]
    return {name: one["mf_left"] for name, one in units.items()}


@pytest.mark.parametrize("verb", ["move", "advance"])
@pytest.mark.parametrize(
    ("start", "to", "way"),
    [
        ({"floor": 2}, {"at": "rooftop"}, True),
        ({"at": "rooftop"}, {"floor": 2}, True),
        ({"floor": 1}, {"at": "rooftop"}, False),
        ({"at": "rooftop"}, {}, False),
        ({}, {"floor": 1}, True),
        ({}, {"floor": 2}, False),
        ({"floor": 2}, {"floor": 1}, True),
    ],
)
def test_one_step_of_stairs_at_a_time(
    verb: str, start: dict[str, Any], to: dict[str, Any], way: bool
) -> None:
    position = {"hexes": HOUSE, "units": {"s": unit("squad", **start)}}
    answer = may(position, do=verb, units=["s"], to="F6", **to)
    assert answer["allowed"] is way
    assert answer.get("cost", 0) == (1 if way and verb == "move" else 0)


@pytest.mark.parametrize("start", [{"floor": 1}, {"at": "rooftop"}])
def test_nobody_leaves_a_house_from_upstairs(start: dict[str, Any]) -> None:
    position = {"hexes": HOUSE, "units": {"s": unit("squad", **start)}}
    assert not may(position, do="move", units=["s"], to="F7")["allowed"]
    outside = {"hexes": HOUSE, "units": {"s": unit("squad", "F7")}}
    assert not may(outside, do="move", units=["s"], to="F6", **start)["allowed"]


def test_from_house_to_house_one_goes_on_one_level() -> None:
    row = HOUSE | {"F7": HOUSE["F6"], "F5": {**HOUSE["F6"], "level": 1}}
    position = {"hexes": row, "units": {"s": unit("squad", floor=1)}}
    assert may(position, do="move", units=["s"], to="F7", floor=1)["cost"] == 2
    assert not may(position, do="move", units=["s"], to="F7", floor=2)["allowed"]
    assert not may(position, do="move", units=["s"], to="F5", floor=1)["allowed"]


def test_a_smc_helps_one_mmc_and_as_long_as_he_is_with_it() -> None:
    guns = {f"m{n}": {"type": "mmg", "possessed_by": f"s{n}", "pp": 4} for n in (1, 2)}
    units = {"s1": unit("squad"), "s2": unit("squad"), "h": unit("hero")}
    position = {"units": units, "counters": guns}
    assert left(position) == {"s1": 3, "s2": 3, "h": 6}
    go = {"do": "move", "units": ["s1", "s2", "h"], "to": "F7"}
    assert left(position, go) == {"s1": 3, "s2": 2, "h": 5}
    alone = {"do": "move", "units": ["s1"], "to": "F8"}
    assert left(position, go, alone) == {"s1": 1, "s2": 2, "h": 5}


def test_what_the_smc_carries_himself_he_does_not_take_off_others() -> None:
    guns = {
        "m": {"type": "mmg", "possessed_by": "s", "pp": 4},
        "l": {"type": "lmg", "possessed_by": "h", "pp": 1},
    }
    position = {"units": {"s": unit("squad"), "h": unit("hero")}, "counters": guns}
    assert left(position, {"do": "move", "units": ["s", "h"], "to": "F7"}) == {"s": 2, "h": 5}


def test_a_leader_may_be_named_with_those_he_leads() -> None:
    position = {"units": {"s": unit("squad"), "l": unit("leader")}}
    names = ["s", "l"]
    assert left(position, {"do": "declare", "units": names, "leader": "l"}) == {"s": 6, "l": 6}
    haste = {"do": "declare", "units": names, "leader": "l", "mode": "double_time"}
    assert left(position, haste) == {"s": 8, "l": 8}
    himself = {"do": "declare", "units": ["s"], "leader": "s"}
    request = {"position": position, "actions": [himself], "questions": [{"ask": "state"}]}
    assert "illegal" in evaluate(request)["outcomes"][0]


@pytest.mark.parametrize("turn_of", ["German", ""])
@pytest.mark.parametrize("ground", ["open_ground", "brush"])
def test_mf_spent_in_place_lay_open_as_the_attack_has_it(ground: str, turn_of: str) -> None:
    """If the position does not name whose turn it is, it may be either side's turn."""
    enemy = {"side": "Russian", "type": "squad", "hex": "F9", "firepower": 4, "range": 4}
    position = {
        "phase": "MPh",
        "turn_of": turn_of,
        "hexes": {"F6": {"terrain": ground}},
        "units": {"s": unit("squad"), "e": enemy},
        "counters": {
            "m": {"type": "lmg", "hex": "F6"},
            "d": {"type": "dc", "possessed_by": "s"},
        },
    }
    for action in (
        {"do": "recover", "unit": "s", "counter": "m"},
        {"do": "place_dc", "unit": "s", "counter": "d", "to": "F7"},
    ):
        exposes = may(position, **action)["exposes"]
        attack = asked(position, action, ask="attack", by=["e"], target="s", means="small_arms")
        assert "first_fire" in exposes
        assert attack["possible"]
        for drm in ("ffmo", "ffnam"):
            assert (drm in exposes) == (attack["targets"]["s"]["drm"].get(drm, 0) != 0)
        assert ("ffmo" in exposes) == (ground == "open_ground")
