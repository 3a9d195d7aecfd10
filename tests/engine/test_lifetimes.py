"""How long deeds, statuses and expenditures of a piece last."""

from dataclasses import fields
from typing import get_args

from hypothesis import given
from hypothesis import strategies as st

from asl_reference.board.actions import Action
from asl_reference.board.lifetimes import DEEDS, STATUSES
from asl_reference.board.position import Position, Unit
from asl_reference.board.vocabulary import Deed
from tests.engine.playing import after

(WORDS,) = (limit.words for limit in get_args(Deed)[1:])
LASTING = [one for one in fields(Unit) if "until" in one.metadata]
END = Action("end_phase")
A_GAME_TURN = (END,) * 16


def test_every_deed_has_an_end() -> None:
    assert set(WORDS) <= set(DEEDS)


@given(
    st.lists(st.sampled_from(sorted(DEEDS)), max_size=4, unique=True),
    st.lists(st.sampled_from(sorted(STATUSES)), max_size=2, unique=True),
    st.sampled_from(("squad", "leader", "tank")),
    st.sampled_from(("RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh")),
)
def test_a_game_turn_later_nothing_is_left(
    deeds: list[str], statuses: list[str], kind: str, phase: str
) -> None:
    unit = Unit("German", kind, "B2", done=tuple(sorted(deeds)), status=tuple(sorted(statuses)), mf_spent=2)
    enemy = Unit("Russian", "squad", "H8")
    position = Position(phase=phase, turn_of="German", units={"P": unit, "E": enemy})
    left = after(position, *A_GAME_TURN).position.units["P"]
    assert (left.done, left.status) == ((), ())
    assert {one.name: getattr(left, one.name) for one in LASTING} == {
        one.name: one.metadata.get("then", one.default) for one in LASTING
    }


def test_who_is_fired_at_has_tried_no_action() -> None:
    """B27.11: being attacked is no action of the unit."""
    units = {"P": Unit("German", "squad", "B2"), "E": Unit("Russian", "squad", "B5")}
    shot = Action("fire", by=("E",), target="P", means="small_arms")
    dig = Action("entrench", units=("P",), dr=2)
    assert after(Position(units=units), shot, dig).attempts


def test_amphibious_mp_begin_afresh() -> None:
    """D16."""
    swims = Unit("German", "tank", "B2", amphibious=True, amphibious_mp=6, amphibious_mp_spent=4)
    log = after(Position(phase="MPh", turn_of="German", units={"T": swims}), END)
    assert log.position.units["T"].amphibious_mp_spent == 0
