"""The names of rows: how a cell becomes a name, what is no name, and the messages of lint."""

from __future__ import annotations

from pathlib import Path

import pytest

from asl_conformance.gherkin import rows
from asl_conformance.gherkin.lint import lint
from asl_conformance.suite.places import import_step_definitions

OUTLINE = """@B27.3
Feature: F

  @B27.3-1
  Scenario Outline: B27.3-1 the TEM against <attack> is <tem>
    Given B2 holds a foxhole 1S
    And a German squad beneath the foxhole in B2
    When <attack> hits B2
    Then the TEM is <tem>

"""


@pytest.mark.parametrize(
    ("heading", "cell", "name"),
    [
        ("attack", "an OBA HE Concentration", "oba-he-concentration"),
        ("unit", "the German squad", "german-squad"),
        ("unit", "unit A", "unit-a"),
        ("place", "on top of the Wire in", "on-top-of-wire"),
        ("place", "in", "place-in"),
        ("level", "2", "level-2"),
        ("level", "-1", "level-minus-1"),
        ("level", "1/2", "level-0.5"),
        ("tem", "+2", "tem+2"),
        ("leader", "6+1", "leader-6+1"),
        ("hex", "F5", "hex-f5"),
        ("wired", "B2 and B3", "wired-b2-and-b3"),
        ("choice", "wall +2 or woods +1", "wall+2-or-woods+1"),
        ("ground", "level -1 Open Ground", "level-minus-1-open-ground"),
        ("weapon", "its .50-cal HMG", "its-50-cal-hmg"),
        ("ssr", "walls/hedges are bocage", "walls-hedges-are-bocage"),
        ("date", "1944-06-20", "date-1944-06-20"),
        ("excerpt", "13_X7", "excerpt-13-x7"),
    ],
)
def test_a_cell_is_called_by_its_words_or_by_its_heading_too(heading: str, cell: str, name: str) -> None:
    assert rows.cell_name(heading, cell) == name
    assert rows.wrong(name) == ""
    assert rows.cell_name(heading, name) == name or not rows._WORD.search(name)


def test_a_column_of_names_counts_whatever_stands_beside_it() -> None:
    assert rows.name({"row": "wall-level-2", "terrain": "wall"}) == "wall-level-2"
    assert rows.name({"terrain": "a wall", "row": "x"}) == "x"
    assert rows.name({"terrain": "a wall", "level": "2"}) == "wall"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("wall-2", ""),
        ("2s.a_b+1", ""),
        ("", "small letters"),
        ("Wall", "small letters"),
        ("a wall", "small letters"),
        ("-wall", "small letters"),
        ("wall/2", "small letters"),
        ("2", "only a number"),
        ("4-6-8", "only a number"),
        ("w" * rows.LONGEST, ""),
        ("w" * rows.LONGEST + "w", "46 characters"),
    ],
)
def test_what_is_a_name(name: str, why: str) -> None:
    found = rows.wrong(name)
    assert why in found
    assert bool(found) is bool(why)


def test_names_that_are_proposed_leave_the_first_its_own_and_are_all_different() -> None:
    table = [
        {"terrain": "wall", "level": "1"},
        {"terrain": "hedge", "level": "1"},
        {"terrain": "wall", "level": "2"},
        {"terrain": "wall", "level": "2"},
        {"terrain": "a " + "very " * 20 + "high wall", "level": "3"},
    ]
    proposed = rows.propose(table)
    assert proposed[:4] == ["wall", "hedge", "wall-level-2", "wall-again"]
    assert len(set(proposed)) == len(table)
    assert [rows.wrong(name) for name in proposed] == [""] * len(table)


def defects(folder: Path, *tables: str, outline: str = OUTLINE) -> list[str]:
    import_step_definitions()
    body = "".join(f"    Examples: number {n}\n{table}\n" for n, table in enumerate(tables))
    (folder / "f.feature").write_text(outline + body, encoding="utf-8")
    return lint(folder).defects


SMALL = "      | attack           | tem |\n      | small-arms fire  | +2  |\n"
NAMED = "      | row  | attack           | tem |\n      | one  | small-arms fire  | +2  |\n"


def test_rows_that_differ_in_their_first_cell_or_name_are_sound(tmp_path: Path) -> None:
    assert defects(tmp_path, SMALL + "      | an overrun with MG | +4 |\n") == []
    assert defects(tmp_path, NAMED, NAMED.replace("one", "two")) == []
    assert lint(tmp_path).ids == ["B27.3-1/one", "B27.3-1/two"]


def test_two_rows_of_one_name_are_found_across_all_examples_with_a_way_out(tmp_path: Path) -> None:
    (defect,) = defects(tmp_path, SMALL, SMALL.replace("+2", "+1"))
    assert defect == (
        "f.feature:17: the name 'small-arms-fire' of the row is also the name of line 13; "
        "add a first column 'row' and let older rows keep their names: small-arms-fire, small-arms-fire-tem+1"
    )
    (defect,) = defects(tmp_path, NAMED, NAMED)
    assert "f.feature:17: the name 'one' of the row is also the name of line 13" in defect


@pytest.mark.parametrize(
    ("tables", "why"),
    [
        ((NAMED, SMALL), "f.feature:5: only some of its Examples have a column 'row'; add it to all"),
        ((NAMED.replace("one", "One"),), "the name 'One' of the row does not consist of small letters"),
        ((NAMED.replace("one", "17"),), "the name '17' of the row is only a number"),
        ((NAMED.replace("one", ""),), "the name '' of the row does not consist of small letters"),
        (
            ("      | attack | row | tem |\n      | small-arms fire | one | +2 |\n",),
            "is in a column 'row' that is not the first",
        ),
    ],
)
def test_a_bad_name_is_a_defect(tmp_path: Path, tables: tuple[str, ...], why: str) -> None:
    assert any(why in defect for defect in defects(tmp_path, *tables))


def test_a_name_is_for_no_step(tmp_path: Path) -> None:
    outline = OUTLINE.replace("against <attack>", "of <row> against <attack>")
    assert any(
        "<row> names a row and may not be used in a step" in d
        for d in defects(tmp_path, NAMED, outline=outline)
    )
