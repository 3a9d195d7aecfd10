"""The gate: whatever must meet meets in a case that passes, and what is missing may only become less."""

from pathlib import Path

import pytest

from asl_conformance.crossings import proposing, show, table
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite import crossings as lists
from asl_conformance.suite.registry import load
from tests.answers import Remembering

RATCHET = Path(__file__).parent / "crossings_missing.txt"
REWRITE = f"run: asl-conformance coverage --crossings --missing > tests/repo/{RATCHET.name}"


@pytest.fixture(scope="module")
def rows() -> tuple[table.Row, ...]:
    with Remembering() as engine:
        return table.measure(lists.load(), table.known_cases(load_cases().all, engine))


def test_every_word_of_the_protocol_has_its_place() -> None:
    assert lists.defects(lists.load(), load()) == []


def test_nothing_is_missing_that_was_held(rows: tuple[table.Row, ...]) -> None:
    known = show.parse(RATCHET.read_text(encoding="utf-8"))
    now = {(row.crossing.id, cell) for row in rows for cell in row.missing}
    assert sorted(now - known) == [], "these are held by no passing case; write one"


def test_what_is_held_is_missing_no_more(rows: tuple[table.Row, ...]) -> None:
    known = show.parse(RATCHET.read_text(encoding="utf-8"))
    now = {(row.crossing.id, cell) for row in rows for cell in row.missing}
    assert sorted(known - now) == [], REWRITE


def test_nothing_is_held_that_cannot_be(rows: tuple[table.Row, ...]) -> None:
    assert [(row.crossing.id, dict(row.belied)) for row in rows if row.belied] == []


def test_what_is_proposed_holds_all_that_is_missing_and_nothing_that_cannot_be(
    rows: tuple[table.Row, ...],
) -> None:
    for row in rows:
        proposed = proposing.propose([row])
        assert len(proposed) <= len(row.missing)
    proposing.propose(rows)  # checked by itself
