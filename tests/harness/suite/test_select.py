"""Which cases a run asks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from asl_conformance.suite.select import NothingSelected, parse, select, within
from asl_conformance.suite.terms import ABBREVIATIONS
from tests.harness.sample import sample

CASES = (
    sample(1, clauses=("B27.1",)),
    sample(2, clauses=("B27.12", "B27.3")),
    sample(3, clauses=("B27",)),
    sample(4, clauses=("B9.1",), tags=("wall",)),
)


@pytest.mark.parametrize(
    ("wanted", "lines"),
    [("B27", [1, 2, 3]), ("B27.1", [1, 2]), ("B27.12", [2]), ("B27.3", [2]), ("@B9.1", [4])],
)
def test_a_clause_takes_in_what_is_below_it(wanted: str, lines: list[int]) -> None:
    assert [case.line for case in select(CASES, [wanted])] == lines


def test_a_chapter_is_not_the_beginning_of_another() -> None:
    assert not within("B27.1", "B2")
    assert within("B2.1", "B2")


@pytest.mark.parametrize(
    ("expression", "text", "holds"),
    [
        ("wall", "a wall", True),
        ("not wall", "a wall", False),
        ("wall and hedge", "a wall", False),
        ("wall or hedge and gap", "a wall", True),
        ("(wall or hedge) and gap", "a wall", False),
        ("not (hedge or gap)", "a wall", True),
        ("not not wall", "a wall", True),
        ("WALL", "a wall", True),
        ('"a wall"', "a wall", True),
        ('"wall a"', "a wall", False),
        ("'a wall' and not hedge", "a wall", True),
        ('"or"', "a wall", False),
        ('"or" or wall', "this or that", True),
        ('"(b)"', "a (b)", True),
        ('"', 'one "quote', True),
    ],
)
def test_expressions(expression: str, text: str, holds: bool) -> None:
    assert parse(expression)(text) is holds


@pytest.mark.parametrize(
    ("expression", "text", "holds"),
    [
        ("panzerfaust", "b9.36-1/wall-pf a shot", True),
        ("PF", "a panzerfaust", True),
        ("panzerfaust", "b27.55-5u/pfph in the pfph", False),  # PFPh is another abbreviation
        ("not panzerfaust", "a pf", False),
        ('"wall advantage"', "has wa", True),
        ("half-squad", "a hs", True),
        ("hs", "a half_squad", True),
        ("wall", "has wa", False),
    ],
)
def test_an_abbreviation_and_what_it_stands_for_find_each_other(
    expression: str, text: str, holds: bool
) -> None:
    assert parse(expression)(text) is holds


def test_every_abbreviation_is_in_the_glossary() -> None:
    pages = (Path(__file__).resolve().parents[3] / "docs" / "glossary.md").read_text(encoding="utf-8").lower()
    assert [short for short in ABBREVIATIONS if not re.search(rf"\b{short}\b", pages)] == []


def test_an_id_is_that_id_alone_and_part_of_one_is_all_that_have_it() -> None:
    ids = frozenset({"b9.2-1/wall", "b9.2-1/wall-f4", "b9.2-1"})
    texts = ["b9.2-1/wall one b9.2-1", "b9.2-1/wall-f4 two b9.2-1", "b9.2-10 b9.2-10"]
    assert [parse("B9.2-1/wall", ids)(text) for text in texts] == [True, False, False]
    assert [parse("B9.2-1", ids)(text) for text in texts] == [True, True, False]
    assert [parse("B9.2", ids)(text) for text in texts] == [True, True, True]


def test_what_is_asked_of_an_outline_and_of_any_case() -> None:
    """With quotes or without: of a requirement, an outline with a letter, a row."""
    ids = frozenset({"b9.4-1", "b9.4-1/wall", "b9.4-1/wall~may", "b9.4-1/wall~cost", "b9.4-2a/x~may"})
    texts = [
        "b9.4-1/wall a wall b9.4-1",
        "b9.4-1/wall~may a wall b9.4-1",
        "b9.4-1/wall~cost a wall b9.4-1",
        "b9.4-2a/x~may a wall b9.4-2",
    ]
    found = {
        "~may": [False, True, False, True],
        "B9.4-1~may": [False, True, False, False],
        "B9.4-1/wall~may": [False, True, False, False],
        "B9.4-1": [True, True, True, False],
        "B9.4-1/wall": [True, False, False, False],
        "B9.4-2a~may": [False, False, False, True],
        "B9.4-1~exposes": [False, False, False, False],
        "wall~cost": [False, False, True, False],
    }
    for expression, holds in found.items():
        for spelt in (expression, f'"{expression}"', f"'{expression}'"):
            assert [parse(spelt, ids)(text) for text in texts] == holds, spelt


def test_a_former_name_stands_for_the_one_of_today() -> None:
    former = {"B27.9-1/2": CASES[1].id, "b27.9-1": "B27.1-2"}
    for expression in ("B27.9-1/2", "b27.9-1", "nothing or (B27.9-1/2 and not wall)"):
        assert select(CASES, expression=expression, former=former) == (CASES[1],)
    with pytest.raises(NothingSelected):
        select(CASES, expression="B27.9-1/2")


@pytest.mark.parametrize("expression", ["and", "wall and", "(wall", "wall)", "wall hedge", "not", "()"])
def test_a_malformed_expression_is_refused_with_its_text(expression: str) -> None:
    with pytest.raises(NothingSelected) as caught:
        parse(expression)
    assert repr(expression) in str(caught.value)


def test_the_nearest_clause_is_suggested() -> None:
    with pytest.raises(NothingSelected, match=r"clause B27\.13; near it: B27"):
        select(CASES, ["B27.13"])
    with pytest.raises(NothingSelected, match=r"clause Q1; there are cases for B27, B9"):
        select(CASES, ["Q1"])
