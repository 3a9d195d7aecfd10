"""A4.7, A10.5, C10.3: which modes of movement belong to which verb and which units."""

from typing import Any

import pytest

from asl_reference.base.clauses import Illegal
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.play.turn import step
from tests.dated import CURRENT

PHASE = {"rout": "RtPh", "advance": "APh", "withdraw": "CCPh"}
STATUS = {"rout": ["broken"], "withdraw": ["melee"]}
IN_THE_MPH = ("assault", "double_time", "minimum", "dash", "charge", "push", "sewer", "tunnel")


def goes(verb: str, mode: str, **unit: Any) -> bool:
    """Whether the unit may go so from B2 to B3, with an enemy beside it in the CCPh and far off otherwise."""
    one = {"side": "German", "type": "squad", "hex": "B2", "status": STATUS.get(verb, []), **unit}
    enemy = {"side": "Russian", "type": "squad", "hex": "B2" if verb == "withdraw" else "B0"}
    position = Position.from_json(
        {
            "phase": PHASE.get(verb, "MPh"),
            "turn_of": "German",
            "units": {"g": one, "r": enemy},
            "hexes": {"B2": {"access": ["manhole", "tunnel"]}},
            "counters": {"gun": {"type": "at_gun", "side": "German", "hex": "B2", "possessed_by": "g"}},
        }
    )
    along = ["gun"] if mode == "push" else []
    action = Action.from_json({"do": verb, "units": ["g"], "to": "B3", "mode": mode, "carrying": along})
    return not isinstance(step(CURRENT, position, action), Illegal)


@pytest.mark.parametrize("mode", IN_THE_MPH)
@pytest.mark.parametrize("verb", PHASE)
def test_what_is_done_in_the_mph_is_no_way_of_another_phase(verb: str, mode: str) -> None:
    assert goes(verb, "")
    assert not goes(verb, mode)


@pytest.mark.parametrize(
    ("verb", "may"), [("rout", True), ("advance", False), ("withdraw", False), ("move", False)]
)
def test_low_crawl_is_a_rout(verb: str, may: bool) -> None:
    assert goes(verb, "low_crawl") is may


@pytest.mark.parametrize("mode", ["push", "sewer", "tunnel"])
@pytest.mark.parametrize("unit", [{"type": "tank"}, {"mount": "cavalry"}])
def test_only_infantry_pushes_and_goes_underground(mode: str, unit: dict[str, Any]) -> None:
    assert goes("move", mode)
    assert goes("move", "", **unit)
    assert not goes("move", mode, **unit)


@pytest.mark.parametrize(
    ("verb", "may"), [("rout", True), ("advance", False), ("withdraw", False), ("move", True)]
)
def test_a_road_is_left_unused_by_who_spends_mf(verb: str, may: bool) -> None:
    """B13.31: off the road the woods give cover."""
    assert goes(verb, "off_road") is may
