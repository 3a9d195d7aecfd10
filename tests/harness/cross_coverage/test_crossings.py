"""Crossings: lists bound to the protocol, what a case holds, and what is proposed for the rest."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from asl_conformance.cross_coverage import proposing, show
from asl_conformance.cross_coverage import weight as kept_weight
from asl_conformance.cross_coverage.facts import Known, subjects
from asl_conformance.cross_coverage.table import Row, measure
from asl_conformance.cross_coverage.weight import Weight
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.position import Counter, Hex, Hexside, Position, Unit
from asl_conformance.suite import crossings as lists
from asl_conformance.suite.case import Case, Expectation
from asl_conformance.suite.registry import load
from tests.harness.sample import sample

LISTS = lists.load()
FILE = """
[[list]]
id = "cover"
says = "what it is beneath"
clause = "B27.4"
binds = ["Cover"]
members = ["foxhole", "trench", "at_ditch", "sangar"]
leaves_out.wire = "not here"

[[list]]
id = "means"
says = "how"
clause = "B27.3"
extra = ["mg", "mortar"]

[[crossing]]
id = "means x cover"
lists = ["means", "cover"]
role = "target"
clause = "B27.3"
"""


def data(folder: Path, old: str = "", new: str = "") -> lists.Crossings:
    assert old in FILE
    path = folder / str(len(list(folder.iterdir()))) / lists.FILE
    path.parent.mkdir()
    path.write_text(FILE.replace(old, new), encoding="utf-8")
    return lists.load(path)


@pytest.mark.parametrize(
    ("old", "new", "defect"),
    [
        ('"sangar"]', "]", "Cover has 'sangar', which is not in the list; B27.4 covers all"),
        ('"sangar"]', '"sangar", "shed"]', "'shed' is not a word of Cover"),
        ('["Cover"]', '["Covers"]', "no vocabulary is called Covers; vocabularies: Means, Cover"),
        ('"B27.4"', '"B27.9"', "clause B27.9 is not in the registry"),
        ('["means", "cover"]', '["means", "kind"]', "no list is called kind; lists: cover, means"),
        ('role = "target"', 'only.cover = ["wire"]', "only: 'wire' is not a member of cover"),
        (
            'role = "target"',
            'never = [{ clause = "B27.1", why = "no", of = { cover = ["shed"] } }]',
            "never: 'shed' is not a member of cover",
        ),
    ],
)
def test_data_that_do_not_fit_the_protocol_are_named(tmp_path: Path, old: str, new: str, defect: str) -> None:
    assert lists.defects(data(tmp_path), load()) == []
    assert any(defect in found for found in lists.defects(data(tmp_path, old, new), load()))


def test_a_field_that_is_not_known_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(lists.BadCrossings, match=r"crossings\.toml: .*unknown field `roles`"):
        data(tmp_path, "role =", "roles =")


def test_a_word_without_a_place_stops_the_compilation(tmp_path: Path) -> None:
    from asl_conformance.gherkin.compiler import crossing_defects

    data(tmp_path, '"sangar"]', "]")
    assert "list cover: Cover has 'sangar'" in crossing_defects(tmp_path / "0")[0]
    assert crossing_defects(tmp_path / "elsewhere") == []


def test_what_cannot_be_is_no_cell(tmp_path: Path) -> None:
    never = 'never = [{ clause = "B27.1", why = "no", of = { cover = ["sangar"], means = ["mg"] } }]'
    found = data(tmp_path, 'role = "target"', never)
    cells = list(found.cells(found.crossing[0]))
    assert len(cells) == 7
    assert ("mg", "sangar") not in cells
    assert ("mortar", "sangar") in cells


# what a piece has


def case(asked: Any, *claims: Expectation, actions: tuple[Any, ...] = (), **position: Any) -> Case:
    return msgspec.structs.replace(
        sample(1),
        position=Position(**position),
        questions=(asked,),
        expectations=claims or (Expectation("so", path=("possible",), value=True),),
        actions=actions,
    )


def members(one: Case, role: str, before: Any = None, after: Any = None) -> frozenset[str]:
    found = [s for s in subjects(Known(one, before or {}, after or {}), LISTS) if s.role == role]
    assert found
    return frozenset().union(*(s.members for s in found))


PIT = {"B3 foxhole": Counter("foxhole", "B3", size=1), "B3 wire": Counter("wire", "B3")}


def squad(where: str = "B3", side: str = "German", **fields: Any) -> Unit:
    return Unit(side, "squad", where, **fields)


def test_the_target_has_the_means_and_what_it_is_beneath() -> None:
    asked = q.Attack("P", "mortar", by=("M",))
    units = {"P": squad(beneath=("foxhole", "wire")), "M": squad("B5", "Russian")}
    one = case(asked, units=units, counters=PIT)
    assert members(one, "target") >= {
        "means:mortar",
        "cover:foxhole",
        "cover:wire",
        "cover:foxhole+wire",
        "kind:squad",
        "question:attack",
        "edition:current",
    }
    assert "cover:foxhole" not in members(one, "firer")


def test_who_is_beneath_nothing_where_a_counter_lies_is_on_top_of_it_and_not_from_upstairs() -> None:
    asked = q.Attack("B3", "mg")
    assert "cover:top" in members(case(asked, units={"P": squad()}, counters=PIT), "target")
    upstairs = case(asked, units={"P": squad(floor=1)}, counters=PIT)
    assert {"place:floor"} == {m for m in members(upstairs, "target") if m[:5] in ("place", "cover")}


def test_a_weapon_is_where_its_possessor_is() -> None:
    units = {"P": squad(at="rooftop", status=("broken",))}
    counters = {"MG": Counter("hmg", "B3", possessed_by="P")}
    found = members(case(q.Attack("MG", "mg"), units=units, counters=counters), "target")
    assert {"kind:mg_counter", "place:rooftop", "status:broken"} <= found
    assert "kind:squad" not in found


@pytest.mark.parametrize(
    ("hexes", "at", "place"),
    [
        ({}, "", "ground"),
        ({"B3": Hex(depression="gully")}, "", "in"),
        ({"B3": Hex(depression="gully")}, "crest", "crest"),
        ({"B3": Hex(depression="gully", bridge=True)}, "bridge", "bridge"),
        ({"B3": Hex(depression="gully", bridge=True)}, "", "below_bridge"),
    ],
)
def test_where_a_piece_is(hexes: dict[str, Hex], at: Any, place: str) -> None:
    one = case(q.WallAdvantage("P"), units={"P": squad(at=at)}, hexes=hexes)
    assert f"place:{place}" in members(one, "piece")


WALL = {"B2-B3": Hexside("wall")}


@pytest.mark.parametrize(
    ("sides", "start", "end", "met"),
    [
        (WALL, "B4", "B1", {"plain"}),
        ({"B2-B3": Hexside("wall", gap=True)}, "B4", "B1", {"gap"}),
        ({"B2-B3": Hexside("bocage", breached=True)}, "B4", "B1", {"breach"}),
        (WALL, "A3", "C3", {"hexspine"}),
        (WALL, "B1", "A6", {"vertex"}),
        (WALL, "E5", "E8", set()),
    ],
)
def test_how_a_line_meets_a_hexside(sides: dict[str, Hexside], start: str, end: str, met: set[str]) -> None:
    asked = q.Los(q.Point(hex=start), q.Point(hex=end))
    one = case(asked, Expectation("so", path=("clear",), value=True), hexsides=sides)
    found = {m.partition(":")[2] for m in members(one, "end") if m.startswith("hexside:")}
    assert found == met


def test_a_hillside_wall_lies_between_two_levels() -> None:
    asked = q.Terrain(hexside="B2-B3")
    hexes = {"B2": Hex(level=1)}
    one = case(asked, hexsides={"B2-B3": Hexside("wall", base=1)}, hexes=hexes)
    assert {"hexside:hillside", "hexside_terrain:wall"} <= members(one, "piece")
    assert "hexside:plain" in members(case(asked, hexsides=WALL, hexes=hexes), "piece")


def test_who_acts_has_what_it_leaves_and_what_it_goes_beneath() -> None:
    move = a.Move(("P",), "B2", mode="assault", beneath=("trench",))
    one = case(
        q.State(),
        Expectation("that is not allowed", op="illegal", value=0),
        actions=(move,),
        units={"P": squad(beneath=("foxhole",))},
        counters=PIT,
        hexsides=WALL,
    )
    assert members(one, "actor") >= {
        "verb:move",
        "mode:assault",
        "cover:foxhole",
        "cover:trench",
        "hexside:plain",
    }


def test_the_board_after_the_actions_counts() -> None:
    down = a.GoBeneath(("P",), "foxhole")
    one = case(q.Attack("P", "mg"), actions=(down,), units={"P": squad()}, counters=PIT)
    after = {"units": {"P": {"hex": "B3", "beneath": ["foxhole"]}}}
    found = members(one, "target", after=after)
    assert "cover:foxhole" in found
    assert "cover:top" not in found


def test_only_the_piece_that_is_spoken_of_holds_a_pair(tmp_path: Path) -> None:
    found = data(tmp_path)
    units = {"P": squad(beneath=("foxhole",)), "R": squad(beneath=("trench",))}
    claim = Expectation("the TEM is +2", path=("targets", "P", "tem"), value=2)
    one = case(q.Attack("B3", "mg"), claim, units=units)
    lists_ = msgspec.structs.replace(
        found, list=(*found.list, *(x for x in LISTS.list if x.id not in ("cover", "means")))
    )
    (row,) = measure(lists_, [Known(one, {}, {})])
    assert {cell: cases for cell, cases in row.held.items() if cases} == {("mg", "foxhole"): (one.id,)}
    assert len(row.missing) == 7


# what is missing


def rows(tmp_path: Path) -> list[Row]:
    found = data(tmp_path)
    one = found.crossing[0]
    held = {cell: ("B27.3-1",) if cell == ("mg", "foxhole") else () for cell in found.cells(one)}
    return [Row(one, held)]


def test_what_is_missing_is_written_and_read_again(tmp_path: Path) -> None:
    table = rows(tmp_path)
    text = show.missing(table)
    assert text.splitlines()[0] == "means x cover | mg | trench, at_ditch, sangar"
    assert show.parse(f"# a note\n{text}") == {("means x cover", cell) for cell in table[0].missing}


def test_totals_and_cases_are_shown(tmp_path: Path) -> None:
    (row,) = rows(tmp_path)
    assert show.totals([row], Weight()).splitlines()[-1].split() == ["all", "8", "1", ".", "7"]
    assert "  mg + foxhole: B27.3-1" in show.held(row, Weight()).splitlines()


def test_a_pair_that_rows_hold_which_may_be_weight_is_counted_and_they_are_marked(tmp_path: Path) -> None:
    found = data(tmp_path)
    cells = [("mg", word) for word in ("foxhole", "trench", "sangar")]
    held = dict(zip(cells, (("K1-1/a", "K1-1/b~may"), ("K1-1/c", "K1-1/a"), ()), strict=True))
    row, weight = Row(found.crossing[0], held), Weight(frozenset({"K1-1/a", "K1-1/b"}))
    assert "  mg + foxhole: K1-1/a*, K1-1/b~may*" in show.held(row, weight).splitlines()
    assert "  mg + trench: K1-1/c, K1-1/a*" in show.held(row, weight).splitlines()
    text = show.totals([row], weight)
    assert text.splitlines()[1].split() == ["means", "x", "cover", "3", "2", "1", "1"]
    assert "* a row that may be no more than weight" in text


def test_rows_that_may_be_weight_are_written_and_read_again(tmp_path: Path) -> None:
    rows = frozenset({"K1-1/a", "K1-1/b", "K1-2/c"})
    file = tmp_path / "weight.txt"
    file.write_text(kept_weight.text(rows, "measured\ntoday"), "utf-8")
    assert file.read_text("utf-8").splitlines()[-3:] == ["# today", "K1-1 | a, b", "K1-2 | c"]
    assert kept_weight.load(file) == Weight(rows)
    assert kept_weight.load(tmp_path / "none") == Weight()


def test_a_proposal_that_leaves_something_out_is_found_out(tmp_path: Path) -> None:
    table = rows(tmp_path)
    proposed = proposing.propose(table)
    assert len(proposed) == 7
    with pytest.raises(proposing.NotCovered, match="1 combinations are in no proposal"):
        proposing.check(table, proposed[:-1])
    with pytest.raises(proposing.NotCovered, match=r"mg \+ shed cannot be"):
        proposing.check(table, [*proposed, {"means": "mg", "cover": "shed"}])


def test_one_row_holds_pairs_of_several_crossings(tmp_path: Path) -> None:
    (first,) = rows(tmp_path)
    second = msgspec.structs.replace(first.crossing, id="means x phase", lists=("means", "phase"))
    both = [first, Row(second, {(m, p): () for m in ("mg", "mortar") for p in ("MPh", "APh")})]
    assert len(proposing.propose(both)) < 7 + 4
    assert "# 11 combinations are missing" in proposing.text(both)


# what a step crosses, enters and leaves


def went(action: Any, *, sides: dict[str, Hexside] | None = None, **position: Any) -> set[str]:
    """The ways of the last step of the squad P, which begins in B3."""
    beneath = position.pop("beneath", ())
    state = {"units": {"P": {"hex": "B3", "beneath": beneath}}}
    one = case(
        q.State(),
        Expectation("legal"),
        actions=(action,),
        units={"P": squad(beneath=beneath)},
        hexsides=sides or {},
        **position,
    )
    return {m.partition(":")[2] for m in members(one, "actor", state) if m.startswith("way:")}


ROADS = {"B3": Hex(road="unpaved"), "B4": Hex(road="unpaved")}
TRENCHES = {"B3 trench": Counter("trench", "B3"), "B4 trench": Counter("trench", "B4")}


@pytest.mark.parametrize(
    ("side", "mode", "hexes", "expected"),
    [
        (Hexside("wall"), "", {}, {"wall"}),
        (Hexside("wall", gap=True), "", {}, {"gap"}),
        (Hexside("bocage", breached=True), "", {}, {"breach"}),
        (Hexside("hedge", gap=True, road=True), "", ROADS, {"road"}),
        (Hexside("hedge", gap=True, road=True), "off_road", ROADS, {"hedge"}),
        (Hexside("hedge", gap=True, road=True), "", {}, {"hedge"}),
        (Hexside("wall", base=1), "", {"B4": Hex(level=1)}, {"wall", "hillside"}),
        (Hexside("cliff"), "", {}, set()),
    ],
)
def test_a_step_crosses_the_hexside_or_goes_through_it(
    side: Hexside, mode: Any, hexes: Any, expected: set[str]
) -> None:
    step = a.Move(units=("P",), to="B4", mode=mode)
    assert went(step, sides={"B3-B4": side}, hexes=hexes) == expected


@pytest.mark.parametrize(
    ("action", "beneath", "expected"),
    [
        (a.Move(units=("P",), to="B4"), (), {"onto trench"}),
        (a.Move(units=("P",), to="B4"), ("trench",), {"onto trench", "out of trench"}),
        (a.Move(units=("P",), to="B4", beneath=("trench",)), ("trench",), {"from trench to trench"}),
        (a.Advance(units=("P",), to="B4", beneath=("trench",)), (), {"into trench"}),
        (a.GoBeneath(units=("P",), cover="trench"), (), {"into trench"}),
        (a.ComeOut(units=("P",), cover="trench"), ("trench",), {"out of trench"}),
        (a.Drop(unit="P", counter="M"), ("trench",), set()),
    ],
)
def test_a_step_leads_in_and_out_of_entrenchments(
    action: Any, beneath: tuple[str, ...], expected: set[str]
) -> None:
    assert went(action, beneath=beneath, counters=TRENCHES) == expected


def test_a_step_leads_on_and_off_wire_and_through_marsh() -> None:
    wired = {"B3 wire": Counter("wire", "B3")}
    step = a.Move(units=("P",), to="B4")
    assert went(step, counters=wired) == {"from the top of wire"}
    assert went(step, counters=wired, beneath=("wire",)) == {"from beneath wire"}
    assert went(a.GoBeneath(units=("P",), cover="wire", dr=1), counters=wired) == {"beneath wire"}
    assert went(step, counters={"B4 wire": Counter("wire", "B4")}) == {"onto wire"}
    marsh = {"B3": Hex(terrain="marsh"), "B4": Hex(terrain="mudflat")}
    assert went(step, hexes=marsh) == {"out of marsh", "into mudflat"}


def test_bypass_leads_along_a_hexside() -> None:
    step = a.Move(units=("P",), to="B4", at="bypass", mode="bypass", bypass=("B4-C4",))
    assert went(step, sides={"B4-C4": Hexside("hedge")}) == {"along"}
