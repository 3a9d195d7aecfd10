"""Every defect of a set-up is reported at once, with its place and clause."""

from __future__ import annotations

from typing import Any

import pytest

from asl_reference.base.editions import rules_for
from asl_reference.board.position import Counter, Hex, Hexside, Position, Unit
from asl_reference.protocol.requests import Refused, evaluate
from asl_reference.rules.problems import fatal_problems, problems

FOXHOLE = Counter("foxhole", "B2", size=1)
TRENCH = Counter("trench", "B2")


def squads(number: int, **more: Any) -> dict[str, Unit]:
    return {f"squad {i}": Unit("german", "squad", "B2", **more) for i in range(number)}


def aboard_a(kind: Any) -> Position:
    """A squad told aboard such a vehicle."""
    return Position(
        units={"p": Unit("german", "squad", "B2", aboard="v"), "v": Unit("german", kind, "B2", id="v")}
    )


def test_who_is_in_a_truck_is_aboard() -> None:
    """A motorcyclist is not, but has a ``mount`` (9.3)."""
    assert problems(aboard_a("truck")) == []


@pytest.mark.parametrize(
    ("unit", "clause"),
    [
        (Unit("german", "squad", "B2", aboard="squad 0"), "D6.1"),
        (Unit("german", "squad", "B2", aboard="u", id="u"), "D6.1"),
        (Unit("german", "crew", "B2", status=("inherent",)), "D6.1"),
        (Unit("german", "squad", "B2", status=("rider",)), "D6.1"),
        (Unit("german", "tank", "B2", mount="cavalry"), "A13.1"),
        (Unit("german", "squad", "B2", amphibious=True), "D16.1"),
        (Unit("german", "crew", "B2", vca="B3"), "D2.11"),
    ],
)
def test_what_is_told_of_a_vehicle_is_told_of_no_man_and_the_reverse(unit: Unit, clause: str) -> None:
    found = fatal_problems(Position(units={**squads(1), "u": unit}))
    assert [one.clause for one in found] == [clause]


def test_a_sound_position_has_none() -> None:
    position = Position(
        hexes={"B2": Hex("woods", free=("B3",))},
        hexsides={"B2-B3": Hexside("wall")},
        units=squads(1, beneath=("foxhole",)),
        counters={"f": FOXHOLE, "lmg": Counter("lmg", "B2", possessed_by="squad 0")},
    )
    assert problems(position) == []


def in_crest(beneath: str, cover: Counter) -> Position:
    """A squad in Crest status, wrongly given as beneath a counter at the bottom of its gully."""
    squad = Unit("german", "squad", "B2", at="crest", crest="B2-B3", beneath=(beneath,))
    return Position(hexes={"B2": Hex(depression="gully")}, units={"p": squad}, counters={"c": cover})


def in_gully(**place: Any) -> Position:
    """A squad in a gully, at this place of it."""
    return Position(
        hexes={"B2": Hex(depression="gully")}, units={"p": Unit("german", "squad", "B2", **place)}
    )


def walled(**units: Unit) -> Position:
    """A wall on F5-F6, and these units."""
    return Position(hexsides={"F5-F6": Hexside("wall")}, units=units)


@pytest.mark.parametrize(
    ("position", "where", "clause"),
    [
        (Position(hexes={"B11": Hex()}), "hexes.B11", "board notation"),
        (Position(hexes={"b2": Hex()}), "hexes.b2", "board notation"),
        (Position(hexes={"B2": Hex(free=("B4",))}), "hexes.B2.free", "board notation"),
        (Position(hexsides={"B2-B4": Hexside("wall")}), "hexsides.B2-B4", "board notation"),
        (Position(hexsides={"B3-B2": Hexside("wall")}), "hexsides.B3-B2", "board notation"),
        (Position(hexsides={"B2": Hexside("wall")}), "hexsides.B2", "board notation"),
        (Position(hexsides={"C40-C41": Hexside()}), "hexsides.C40-C41", "board notation"),
        (Position(units={"p": Unit("german", "squad", "A0")}), "units.p", "board notation"),
        (Position(units={"p": Unit("", "squad", "B2")}), "units.p", "board notation"),
        (Position(units={"p": Unit("german", "squad", "B2", aboard="x")}), "units.p", "D6.1"),
        (aboard_a("motorcycle"), "units.p", "D6.1"),
        (aboard_a("horse"), "units.p", "D6.1"),
        (Position(units={"p": Unit("german", "crew", "B2", pushing="x")}), "units.p", "C10.3"),
        (Position(units={"p": Unit("german", "squad", "B2", crest="B4-B5")}), "units.p.crest", "B20.9"),
        (in_gully(crest="B2-B3"), "units.p", "B20.9"),
        (in_gully(at="in", crest="B2-B3"), "units.p", "B20.9"),
        (in_gully(at="crest", crest="B4-B5"), "units.p.crest", "B20.9"),
        (Position(units={"p": Unit("german", "squad", "B2", beneath=("foxhole",))}), "units.p", "B27.1"),
        (Position(counters={"lmg": Counter("lmg", "B2", beneath=("wire",))}), "counters.lmg", "B27.1"),
        (Position(counters={"lmg": Counter("lmg", "B2", possessed_by="x")}), "counters.lmg", "A4.43"),
        (Position(counters={"f": Counter("foxhole", "B2")}), "counters.f", "B27.12"),
        (Position(counters={"f": Counter("foxhole", "B2", size=4)}), "counters.f", "B27.12"),
        (Position(counters={"f": FOXHOLE, "g": FOXHOLE}), "counters.g", "B27.12"),
        (Position(counters={"t": TRENCH, "d": Counter("at_ditch", "B2")}), "counters.d", "B27.51"),
        (
            Position(units={"f": Unit("german", "squad", "B2")}, counters={"f": FOXHOLE}),
            "units.f",
            "board notation",
        ),
    ],
)
def test_what_leaves_a_position_without_sense(position: Position, where: str, clause: str) -> None:
    assert [(p.where, p.clause, p.fatal) for p in problems(position)] == [(where, clause, True)]
    assert fatal_problems(position) == problems(position)
    with pytest.raises(Refused, match=where.replace(".", r"\.")):
        evaluate({"position": position.to_json()})


@pytest.mark.parametrize(
    ("position", "where", "clause"),
    [
        (Position(units=squads(2, beneath=("foxhole",)), counters={"f": FOXHOLE}), "counters.f", "B27.12"),
        (Position(hexes={"B2": Hex(road="paved")}, counters={"f": FOXHOLE}), "counters.f", "B27.1"),
        (Position(hexes={"B2": Hex("crag")}, counters={"t": TRENCH}), "counters.t", "B27.1"),
        (Position(hexes={"B2": Hex("marsh")}, counters={"w": Counter("wire", "B2")}), "counters.w", "B26.1"),
        (
            Position(hexes={"B2": Hex("marsh")}, counters={"p": Counter("pillbox", "B2")}),
            "counters.p",
            "B16.5",
        ),
        (Position(counters={"d": Counter("at_ditch", "B2")}), "counters.d", "B27.56"),
        (Position(units=squads(4)), "hexes.B2", "A5.1"),
        (
            Position(
                units={"t": Unit("german", "tank", "B2", beneath=("foxhole",))}, counters={"f": FOXHOLE}
            ),
            "units.t",
            "B27.1",
        ),
        (walled(p=Unit("german", "squad", "F5", status=("broken", "wall_advantage"))), "units.p", "B9.32"),
        (
            Position(
                units={"t": Unit("german", "tank", "B2", beneath=("wire",))},
                counters={"w": Counter("wire", "B2")},
            ),
            "units.t",
            "B26.43",
        ),
        (in_crest("foxhole", FOXHOLE), "units.p", "B20.9"),
        (in_crest("trench", TRENCH), "units.p", "B20.9"),
        (in_crest("wire", Counter("wire", "B2")), "units.p", "B26.1"),
    ],
)
def test_what_merely_breaks_a_rule(position: Position, where: str, clause: str) -> None:
    assert [(p.where, p.clause, p.fatal) for p in problems(position)] == [(where, clause, False)]
    assert evaluate({"position": position.to_json()}) == {"outcomes": []}


@pytest.mark.parametrize(
    "vca", ["F5-F6 6-G6", "F5-F6-", "--", "F5-F6", "F5-F5-F5", "F5-F6-F6", "F5-F6-H9", "F6-", "H9", "north"]
)
@pytest.mark.parametrize("at", ["", "bypass"])
def test_a_hull_faces_the_next_hex_or_a_vertex_and_no_other_text(vca: str, at: str) -> None:
    """D2.32: the refusal names the field, also where somebody is aboard."""
    truck = {"side": "German", "type": "truck", "hex": "F5", "vca": vca, "at": at}
    units = {"t": truck, "p": {"side": "German", "type": "squad", "aboard": "t"}}
    with pytest.raises(Refused, match=r"^units\.t\.vca: ") as refused:
        evaluate({"position": {"units": units}})
    assert refused.value.code == -32602


@pytest.mark.parametrize("field", ["crest", "bypass"])
@pytest.mark.parametrize("side", ["F5-F7", "F6-F5", "F5-", "F5 -F6", "--", "G5-G6"])
def test_a_text_that_names_no_hexside_of_the_hex_is_refused_by_its_field(field: str, side: str) -> None:
    squad = {"side": "German", "type": "squad", "hex": "F5", field: side if field == "crest" else [side]}
    with pytest.raises(Refused, match=rf"^units\.p\.{field}: "):
        evaluate({"position": {"units": {"p": squad}}})


@pytest.mark.parametrize(
    ("thing", "terrain", "clause"),
    [
        (Unit("german", "truck", "B2"), "marsh", "B16.41"),
        (Unit("german", "truck", "B2"), "river", "B21.1"),
        (Unit("german", "truck", "B2", amphibious=True), "river", ""),
        (Unit("german", "aircraft", "B2"), "river", ""),
        (Counter("at_gun", "B2"), "marsh", ""),
        (Counter("mortar", "B2", status=("dm",)), "crag", ""),
        (Unit("german", "squad", "B2", at="bypass", bypass=("B2-B3",)), "woods", "B26.44"),
        (Unit("german", "tank", "B2", at="bypass", bypass=("B2-B3",)), "woods", ""),
    ],
)
def test_what_is_where_it_cannot_come(thing: Unit | Counter, terrain: Any, clause: str) -> None:
    wire = {"w": Counter("wire", "B3")}
    position = Position(hexes={"B2": Hex(terrain)}, counters=wire).with_piece("x", thing)
    assert [(p.clause, p.fatal) for p in problems(position)] == ([(clause, False)] if clause else [])


FLOORS = Hex("stone_building", floors=1)


@pytest.mark.parametrize(
    ("ground", "place", "clause"),
    [
        (Hex(), {"floor": 1}, "B23.4"),
        (FLOORS, {"floor": 2}, "B23.4"),
        (Hex("woods"), {"at": "rooftop"}, "B23.8"),
        (Hex("stone_rubble"), {"at": "rooftop"}, "B23.8"),
        (Hex(), {"at": "bridge"}, "B6.2"),
        (Hex("marsh"), {"at": "below_bridge"}, "B6.2"),
        (Hex(level=1), {"at": "crest", "crest": "B2-B3"}, "B20.9"),
        (Hex("woods"), {"at": "in"}, "B20.9"),
        (Hex(), {"at": "pillbox"}, "B30.4"),
        (Hex(), {"at": "climbing"}, "B11.4"),
        (Hex("woods"), {"at": "bypass"}, "A4.3"),
    ],
)
def test_a_place_that_its_hex_has_not(ground: Hex, place: dict[str, Any], clause: str) -> None:
    position = Position(hexes={"B2": ground}, units={"p": Unit("german", "squad", "B2", **place)})
    assert [(p.where, p.clause, p.fatal) for p in problems(position)] == [("units.p", clause, True)]
    if "crest" not in place:
        dropped = Position(hexes={"B2": ground}, counters={"lmg": Counter("lmg", "B2", **place)})
        assert [(p.where, p.clause) for p in fatal_problems(dropped)] == [("counters.lmg", clause)]


@pytest.mark.parametrize("unit", [{"type": "tank"}, {"type": "wagon"}, {"type": "squad", "mount": "cavalry"}])
@pytest.mark.parametrize(
    ("ground", "place", "clause"),
    [
        (Hex(depression="gully"), {"at": "crest"}, "B20.9"),
        (FLOORS, {"floor": 1}, "B23.4"),
        (FLOORS, {"at": "rooftop"}, "B23.8"),
        (Hex(), {"at": "pillbox"}, "B30.4"),
        (Hex(), {"at": "cave"}, "A2.8"),
        (Hex(), {"at": "sewer"}, "A2.8"),
    ],
)
def test_a_place_that_is_for_infantry_alone(
    unit: dict[str, Any], ground: Hex, place: dict[str, Any], clause: str
) -> None:
    piece = Unit("german", hex="B2", **unit, **place)
    pillbox = {"x": Counter("pillbox", "B2")} if place.get("at") == "pillbox" else {}
    position = Position(hexes={"B2": ground}, units={"p": piece}, counters=pillbox)
    assert [(p.where, p.clause, p.fatal) for p in problems(position)] == [("units.p", clause, True)]


@pytest.mark.parametrize(
    ("ground", "place"),
    [
        (FLOORS, {"floor": 1}),
        (FLOORS, {"at": "rooftop"}),
        (Hex(depression="gully", bridge=True), {"at": "bridge"}),
        (Hex("marsh", bridge=True), {"at": "below_bridge"}),
        (Hex(depression="gully"), {"at": "in"}),
        (Hex("woods"), {"at": "bypass", "bypass": ("B2-B3",)}),
        (Hex(), {"at": "sewer"}),
        (Hex(), {"at": "climbing"}),
    ],
)
def test_a_place_that_its_hex_has(ground: Hex, place: dict[str, Any]) -> None:
    cliff = {"B2-B3": Hexside("cliff")} if place.get("at") == "climbing" else {}
    unit = Unit("german", "squad", "B2", **place)
    assert problems(Position(hexes={"B2": ground}, hexsides=cliff, units={"p": unit})) == []


def test_a_vehicle_in_bypass_may_be_given_by_its_cafp_alone() -> None:
    tank = Unit("german", "tank", "B2", at="bypass", vca="B2-B3-C3")
    assert fatal_problems(Position(hexes={"B2": Hex("woods")}, units={"t": tank})) == []


@pytest.mark.parametrize(
    ("place", "clauses"), [({}, []), ({"at": "bypass", "bypass": ("B2-B3",)}, ["B27.4"])]
)
@pytest.mark.parametrize("cover", [FOXHOLE, TRENCH])
def test_in_bypass_nobody_is_beneath_an_entrenchment(
    place: dict[str, Any], clauses: list[str], cover: Counter
) -> None:
    units = squads(1, beneath=(cover.type,), **place)
    position = Position(hexes={"B2": Hex("woods", free=("B3",))}, units=units, counters={"c": cover})
    assert [problem.clause for problem in problems(position)] == clauses


def test_beneath_two_entrenchments_at_once_is_a_defect_in_either_text() -> None:
    counters = {"f": FOXHOLE, "s": Counter("sangar", "B2")}
    position = Position(units=squads(1, beneath=("foxhole", "sangar")), counters=counters)
    for rules in (rules_for("current"), rules_for("older")):
        assert [(p.where, p.clause) for p in problems(position, rules)] == [("units.squad 0", "B27.1")]


def test_wall_advantage_of_both_sides_over_one_hexside_is_a_defect_of_both() -> None:
    marked = ("wall_advantage",)
    both = walled(
        p=Unit("german", "squad", "F5", status=marked), q=Unit("russian", "squad", "F6", status=marked)
    )
    assert [(p.where, p.clause) for p in problems(both)] == [("units.p", "B9.321"), ("units.q", "B9.321")]


def test_wall_advantage_is_over_hexsides_of_the_units_own_hex() -> None:
    over = Unit("german", "squad", "F5", status=("wall_advantage",), wall_advantage_over=("F6-F7",))
    found = [(p.where, p.clause, p.fatal) for p in problems(walled(p=over))]
    assert found == [("units.p.wall_advantage_over", "B9.32", True)]


def test_a_trench_beside_a_foxhole_is_a_defect_since_the_erratum() -> None:
    position = Position(counters={"f": FOXHOLE, "t": TRENCH})
    assert {p.clause for p in problems(position)} == {"B27.51"}
    assert problems(position, rules_for("older")) == []


def test_all_defects_are_reported_at_once() -> None:
    position = Position(
        hexes={"Z99": Hex()},
        hexsides={"A1-Z1": Hexside()},
        units={"p": Unit("german", "squad", "Q44")},
        counters={"f": Counter("foxhole", "B2", size=1), "g": FOXHOLE},
    )
    assert [p.where for p in problems(position)] == ["hexes.Z99", "hexsides.A1-Z1", "units.p", "counters.g"]
