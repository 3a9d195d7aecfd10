"""The XML beside a board: nothing is looked up, nothing is expanded, all is bounded."""

from pathlib import Path

import pytest

from asl_conformance.boards import limits
from asl_conformance.boards.limits import BadArchive
from asl_conformance.boards.metadata import Rule, elements, read_board, read_shared
from asl_conformance.boards.rules import changed
from tests.harness.boards.archives import HEDGE, SHARED, WOODS, Painter


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
    after = changed(grid, known, ["HedgesToBocage", "NoRoads", "Level1ToLevel0"])
    assert set(after.terrain) == {0, 60, 74}
    assert set(after.level) == {0}
    assert changed(grid, known, []) is grid


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Nothing", "no LOS rule 'Nothing'"),
        ("WoodsToLevel1", "more than one terrain or level for another"),
        ("Odd", "speaks of level '_1', which is no number"),
        ("Marsh", "speaks of 'Marsh', which is no terrain of it"),
    ],
)
def test_other_rules_are_refused_with_words(tmp_path: Path, name: str, why: str) -> None:
    with pytest.raises(BadArchive, match=why):
        changed(Painter().grid(), read_shared(shared(tmp_path)), [name])
