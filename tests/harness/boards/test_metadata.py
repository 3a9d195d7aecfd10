"""The XML of a board: no file is looked up, no entity expanded, and sizes are limited."""

from dataclasses import replace
from pathlib import Path

import pytest

from asl_conformance.boards import limits
from asl_conformance.boards.archive import Archive, Grid
from asl_conformance.boards.geometry import names
from asl_conformance.boards.limits import BadArchive
from asl_conformance.boards.metadata import Rule, elements, read_board, read_shared
from asl_conformance.boards.pixels import Pixels
from asl_conformance.boards.rules import changed, effects
from tests.harness.boards.archives import HEDGE, SHARED, WALL, WOODS, Painter


def shared(folder: Path, text: str = SHARED) -> Path:
    path = folder / "Shared.xml"
    path.write_text(text, encoding="utf-8")
    return path


def test_terrain_codes_and_rules_are_read(tmp_path: Path) -> None:
    found = read_shared(shared(tmp_path))
    assert found.terrain[73] == "Hedge"
    assert found.rules["HedgesToBocage"] == Rule("terrainMap", "Hedge", "Bocage")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ('<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>', "here, line 1: a document type"),
        ('<!DOCTYPE x SYSTEM "file:///etc/passwd"><x/>', "here, line 1: a document type"),
        ("<x>", "here: no XML that can be read"),
        ("<x>&a;</x>", "here: no XML that can be read"),
        ("<x>" * (limits.DEPTH + 1), "more elements, or deeper ones"),
        ("<x>" + "<y/>" * limits.ELEMENTS + "</x>", "more elements, or deeper ones"),
        ("<x>" + " " * limits.XML + "</x>", "more than 4 MiB of XML"),
    ],
)
def test_what_is_more_than_plain_xml_is_refused(text: str, why: str) -> None:
    with pytest.raises(BadArchive, match=why):
        elements(text.encode(), "here")


@pytest.mark.parametrize("number", ["wide", "nan", "inf", ""])
def test_a_number_that_is_none_is_named(number: str) -> None:
    with pytest.raises(BadArchive, match=r"here: hexWidth is .*, which is no number"):
        read_board(f'<boardMetadata hexWidth="{number}"/>'.encode(), "here")


@pytest.mark.parametrize("code", ["256", "-1", "x", "", "99999999999999999999"])
def test_a_code_that_is_none_is_named(tmp_path: Path, code: str) -> None:
    with pytest.raises(BadArchive, match="is no terrain code"):
        read_shared(shared(tmp_path, f'<x><terrainType name="Hedge" typeCode="{code}"/></x>'))


def test_a_file_of_another_kind_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadArchive, match=r"Shared.xml: names no terrain; --metadata is VASL's"):
        read_shared(shared(tmp_path, "<x/>"))


def test_simple_rules_of_scenarios_change_terrain_and_levels(tmp_path: Path) -> None:
    known = read_shared(shared(tmp_path))
    grid = Painter().hex("F5", WOODS, 1).side("F5", "F6", HEDGE).grid()
    after = changed(grid, known, ["HedgesToBocage", "Mud", "Level1ToLevel0"])
    assert set(after.terrain) == {0, 60, 74}
    assert set(after.level) == {0}
    assert changed(grid, known, []) is grid


def pixels(grid: Grid, name: str) -> tuple[int, int]:
    """Terrain and level of the centre dot of a hex."""
    return Pixels(grid).dot(names()[name])


@pytest.mark.parametrize(
    ("rule", "woods", "pit"),
    [("WoodsToLevel1", (0, 1), (0, -1)), ("Level_1ToWoods", (WOODS, 2), (WOODS, 0))],
)
def test_rules_that_make_terrain_of_levels_or_levels_of_terrain_change_both(
    tmp_path: Path, rule: str, woods: tuple[int, int], pit: tuple[int, int]
) -> None:
    grid = Painter().hex("F5", WOODS, 2).hex("J5", 0, -1).hex("M5", HEDGE, 3).grid()
    after = changed(grid, read_shared(shared(tmp_path)), [rule])
    assert (pixels(after, "F5"), pixels(after, "J5"), pixels(after, "M5")) == (woods, pit, (HEDGE, 3))
    assert pixels(after, "A1") == (0, 0)


def test_rules_of_which_vasl_has_a_picture_and_that_are_one_terrain_for_another_are_applied(
    tmp_path: Path,
) -> None:
    known = read_shared(shared(tmp_path))
    grid = Painter().side("F5", "F6", HEDGE).side("J5", "J6", WALL).grid()
    assert set(changed(grid, known, ["WallsOnly"]).terrain) == {0, WALL}
    assert set(changed(grid, known, ["HedgeToCactus"]).terrain) == {0, WALL, 116}
    assert set(changed(grid, known, ["WallToCactus"]).terrain) == {0, HEDGE, 116}


def test_stairways_go_where_the_rule_says_so(tmp_path: Path) -> None:
    painted = Painter().hex("F5", WOODS)
    painted.stairways.add("F5")
    after = changed(painted.grid(), read_shared(shared(tmp_path)), ["NoStairwells"])
    assert sum(after.stairways) == 0
    assert after == replace(painted.grid(), stairways=after.stairways)


def test_every_rule_is_described_by_what_it_does_to_the_board(tmp_path: Path) -> None:
    xml = """<boardMetadata name="X"><overlaySSRules>
    <overlaySSRule name="SSO_1 " image="a.gif"/><overlaySSRule name="HedgesToBocage" image="b.gif"/>
    <overlaySSRuleSet name="SSO_2"><overlaySSRuleImage image="c.gif"/></overlaySSRuleSet>
    <underlaySSRule name="WallsOnly"/><underlaySSRule name="WoodsToVineyard"/></overlaySSRules>
    <colorSSRules><colorSSR name="Sepia"/></colorSSRules></boardMetadata>"""
    archive = Archive("bdX", Painter().hex("F5", WOODS).grid(), read_board(xml.encode(), "bdX"), "0")
    found = effects(archive, read_shared(shared(tmp_path)))
    assert found.change == ("WoodsToLevel1",)
    assert found.pictures == ("SSO_1", "SSO_2", "WoodsToVineyard")
    assert {"HedgesToBocage", "Mud", "Sepia", "WallsOnly"} <= set(found.nothing)
    assert {"Bamboo", "Marsh", "NoRoads", "Odd", "AllPaved"} <= set(found.unread)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Nothing", "no LOS rule 'Nothing'"),
        ("Bamboo", "paints more than one terrain or level for another"),
        ("NoRoads", "paints more than one terrain or level for another"),
        ("RowhouseBarsToBuildings", "speaks of 'Rowhouse Wall', which is no terrain of it"),
        ("Odd", "speaks of level '_1', which is no number"),
        ("Marsh", "speaks of 'Marsh', which is no terrain of it"),
    ],
)
def test_other_rules_are_refused_with_words(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(BadArchive, match=why):
        changed(Painter().grid(), read_shared(shared(tmp_path)), [name])
