"""Units that Push a Gun, and units that Push it no longer (A4.43, A4.62, C10.3)."""

from __future__ import annotations

import pytest

from tests.engine.test_left_lying import RUSSIAN, Json, asked

CREW: Json = {"side": "German", "type": "crew", "hex": "B3", "pushing": "g"}
BOARD: Json = {
    "units": {"P": CREW, "Q": CREW, "E": RUSSIAN | {"hex": "B6", "firepower": 4}},
    "counters": {"g": {"type": "at_gun", "hex": "B3", "possessed_by": "P"}},
}


def move(*who: str) -> Json:
    return {"do": "move", "units": list(who), "to": "B2"}


def drm(*actions: Json, **board: Json) -> Json:
    """The DRM of First Fire at Q after these actions."""
    question = {"ask": "attack", "by": ["E"], "target": "Q", "means": "small_arms"}
    found: Json = asked(list(actions), question, **BOARD | board)["targets"]["Q"]["drm"]
    return {name: found.get(name, 0) for name in ("ffmo", "ffnam", "hazardous_movement")}


@pytest.mark.parametrize(("who", "ffmo", "ffnam", "hazard"), [(["Q"], -1, -1, 0), (["P", "Q"], 0, 0, -2)])
def test_who_helps_to_push_a_gun_walks_by_himself_as_infantry(
    who: list[str], ffmo: int, ffnam: int, hazard: int
) -> None:
    """C10.3: the Gun of another crew stays with it, and nobody who has left it Pushes it."""
    assert drm(move(*who)) == {"ffmo": ffmo, "ffnam": ffnam, "hazardous_movement": hazard}
    where = asked([move(*who)], **BOARD)["counters"]["g"]["hex"]
    assert where == ("B2" if "P" in who else "B3")


@pytest.mark.parametrize(("boards", "hazard"), [(True, 0), (False, -2)])
def test_to_load_and_unload_is_the_last_expenditure_of_who_has_pushed(boards: bool, hazard: int) -> None:
    """A4.62: Hazardous Movement is that of the last expenditure, and loading takes MF."""
    truck = {"side": "German", "type": "truck", "hex": "B2"}
    units: Json = {"Q": CREW, "V": truck, "E": BOARD["units"]["E"]}
    counters: Json = {"g": {"type": "at_gun", "hex": "B3", "possessed_by": "Q"}}
    way: list[Json] = [{"do": "load", "units": ["Q"], "vehicle": "V"}, {"do": "unload", "units": ["Q"]}]
    found = drm(move("Q"), *(way if boards else []), units=units, counters=counters)
    assert found["hazardous_movement"] == hazard
