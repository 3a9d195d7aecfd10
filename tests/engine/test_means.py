"""The table of means of attack: a row for every means of the protocol, and columns that agree."""

from typing import get_args

import pytest

from asl_conformance.protocol import vocabulary
from asl_reference.board.means import MEANS, Means
from asl_reference.board.position import GUNS

every_means = pytest.mark.parametrize("kind", MEANS.values(), ids=list(MEANS))


def those(**columns: object) -> list[str]:
    """The means that have these values in these columns."""
    return [name for name, kind in MEANS.items() if all(getattr(kind, c) == v for c, v in columns.items())]


def test_every_means_of_the_protocol_has_a_row() -> None:
    assert list(MEANS) == list(get_args(vocabulary.Means))


@every_means
def test_the_columns_of_a_row_agree(kind: Means) -> None:
    assert not (kind.indirect and kind.inside)
    assert kind.whole_hex == (not kind.leaves_the_hex and not kind.inside)
    assert not kind.blast or kind.oba
    assert kind.halved_at is None or kind.halved_at == kind.reach
    assert not kind.residual or kind.fire_group
    assert not kind.dc or (kind.fp, kind.verb) != (None, "")


@pytest.mark.parametrize(
    ("columns", "names"),
    [
        ({"indirect": True}, "mortar oba_concentration oba_harassing aerial_bomb"),
        ({"shell": "he"}, "ordnance_he mortar oba_concentration oba_harassing aerial_bomb"),
        ({"shell": "heat"}, "ordnance_heat panzerfaust"),
        ({"rolls": "to_hit"}, "ordnance_he ordnance_ap ordnance_heat mortar panzerfaust"),
        ({"positive_tem": False}, "flamethrower close_combat capture hand_to_hand"),
        ({"fire_group": True}, "small_arms mg snap_shot"),
        ({"from_above": True}, "oba_concentration oba_harassing overrun"),
        ({"residual": True}, "small_arms mg"),
        ({"clears_wire": "original"}, "oba_concentration aerial_bomb dc_placed"),
        ({"reach": 0}, "overrun dc_set close_combat capture hand_to_hand"),
        ({"barred_to": "vehicle"}, "panzerfaust molotov"),
    ],
)
def test_who_is_in_a_column(columns: dict[str, object], names: str) -> None:
    """C1.5, 16.31, C8.31, C3, A11.2 with A22, A7.5, 27.3, A8.2, 26.51, 26.52, A22.6 with C13.3."""
    assert those(**columns) == names.split()


def test_ordnance_is_fired_by_guns_and_by_sw_that_are_ordnance() -> None:
    for name in those(possessed=True):
        assert {*MEANS[name].weapons} > GUNS
