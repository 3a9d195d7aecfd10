"""The table of means of attack: a row for each means of the protocol, and consistent columns."""

from typing import Any, get_args

import pytest

from asl_conformance.protocol import vocabulary
from asl_reference.board.means import MEANS, Means
from asl_reference.board.position import GUNS, Position, Unit
from asl_reference.protocol.requests import evaluate
from asl_reference.rules.ground.a2_locations import location_of
from asl_reference.rules.hiding.a24_wp import must_check

Json = dict[str, Any]

every_means = pytest.mark.parametrize("kind", MEANS.values(), ids=list(MEANS))


def those(**columns: object) -> list[str]:
    """The means with these values in these columns."""
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
        ({"phase": "MPh"}, "overrun"),
        ({"phase": "CCPh"}, "close_combat capture hand_to_hand"),
    ],
)
def test_who_is_in_a_column(columns: dict[str, object], names: str) -> None:
    """C1.5, 16.31, C8.31, C3, A11.2 with A22, A7.5, 27.3, A8.2, 26.51, 26.52, A22.6 with C13.3."""
    assert those(**columns) == names.split()


def test_ordnance_is_fired_by_guns_and_by_sw_that_are_ordnance() -> None:
    for name in those(possessed=True):
        assert {*MEANS[name].weapons} > GUNS


def asked(question: Json, **position: Any) -> Json:
    outcome = evaluate({"position": position, "questions": [question]})["outcomes"][0]
    answer: Json = outcome["answer"]
    return answer


def unit(side: str, hex_name: str, **more: Any) -> Json:
    return {"side": side, "type": "squad", "hex": hex_name, **more}


def test_close_combat_has_fp_without_a_normal_range() -> None:
    """A11.1: FP counts in CC whatever its range."""
    units = {"g": unit("German", "B3", firepower=4), "r": unit("Russian", "B3")}
    answer = asked({"ask": "attack", "means": "close_combat", "by": ["g"], "target": "r"}, units=units)
    assert answer["firepower"] == 4


@pytest.mark.parametrize(("type_", "allowed"), [("dummy", False), ("squad", True)])
def test_a_dummy_places_no_dc(type_: str, allowed: bool) -> None:
    """A12.11."""
    units = {"g": unit("German", "B3") | {"type": type_}}
    counters = {"dc": {"type": "dc", "hex": "B3", "side": "German", "possessed_by": "g"}}
    action = {"do": "place_dc", "unit": "g", "counter": "dc", "to": "B4"}
    moment = {"phase": "MPh", "turn_of": "German"}
    answer = asked({"ask": "may", "action": action}, units=units, counters=counters, **moment)
    assert answer["allowed"] is allowed


@pytest.mark.parametrize(("ground", "hindrance"), [(0, 1), (1, 0)])
def test_an_orchard_out_of_season_hinders_who_looks_over_its_ground_alone(
    ground: float, hindrance: int
) -> None:
    """A6.7, B14.2: along its hexside, from half a level up; not if its ground is above both ends."""
    hexes = {"A2": {"level": 0.5}, "B1": {"terrain": "orchard", "level": ground}}
    units = {"g": unit("German", "A2"), "r": unit("Russian", "C2")}
    question = {"ask": "los", "from": {"unit": "g"}, "to": {"unit": "r"}}
    answer = asked(question, hexes=hexes, units=units, month=12)
    assert (answer["clear"], answer["hindrance"]) == (True, hindrance)


@pytest.mark.parametrize(("at", "names"), [("", ("r",)), ("sewer", ())])
def test_wp_reaches_no_sewer(at: str, names: tuple[str, ...]) -> None:
    """A24.31, B8.4."""
    assert (
        must_check(Position(units={"r": Unit("Russian", "squad", "B5", at=at)}), location_of("B5")) == names
    )


CC = tuple(those(rolls="cc"))


def made(means: str) -> Json:
    return {"do": "fire", "by": ["g"], "target": "r", "means": means}


def after(action: Json, then: Json, phase: str, g: Json) -> bool:
    """Whether the German may do so after that, a Russian being in his hex."""
    position = {"phase": phase, "turn_of": "German", "units": {"g": g, "r": unit("Russian", "C5")}}
    request = {"position": position, "actions": [action], "questions": [{"ask": "may", "action": then}]}
    return bool(evaluate(request)["outcomes"][0]["answer"]["allowed"])


def fire(means: str, phase: str, by: str = "g", **g: Any) -> Json:
    """Whether the German, whose turn it is, or the Russian may make such fire at the other in their hex."""
    units = {"g": unit("German", "C5", **g), "r": unit("Russian", "C5", **g)}
    question = {"ask": "may", "action": {**made(means), "by": [by], "target": "r" if by == "g" else "g"}}
    return asked(question, phase=phase, turn_of="German", units=units)


@pytest.mark.parametrize("phase", ["PFPh", "MPh", "DFPh", "AFPh", "CCPh", ""])
def test_an_overrun_is_of_the_mph_of_its_side(phase: str) -> None:
    """D7.1: in no fire phase, and by no DEFENDER."""
    ours, theirs = (fire("overrun", phase, by, type="tank") for by in "gr")
    assert ours["allowed"] is (phase in ("MPh", "")), ours
    assert not theirs["allowed"]


def test_who_makes_an_overrun_moves_on() -> None:
    tank = unit("German", "C5", type="tank", done=["moved"], mf_spent=2, mf=12)
    assert after(made("overrun"), {"do": "move", "units": ["g"], "to": "C4"}, "MPh", tank)


@pytest.mark.parametrize("phase", ["PFPh", "MPh", "DFPh", "AFPh", "CCPh", ""])
@pytest.mark.parametrize("means", CC)
def test_close_combat_is_of_the_ccph_however_it_is_announced(means: str, phase: str) -> None:
    """A11.1: of both sides."""
    for by in "gr":
        assert fire(means, phase, by)["allowed"] is (phase in ("CCPh", ""))


@pytest.mark.parametrize("means", CC)
def test_a_unit_attacks_once_in_close_combat_however_it_is_announced(means: str) -> None:
    """A11.12."""
    verb = {"do": "close_combat", "by": ["g"], "target": "r"}
    for one, other in ((made(means), verb), (verb, made(means)), (made(means), made(means))):
        assert not after(one, other, "CCPh", unit("German", "C5"))
