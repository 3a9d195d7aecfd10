"""The gate: each combination of a crossing has a passing case; the list of missing ones may only shrink."""

from pathlib import Path

import pytest

from asl_conformance.cross_coverage import proposing, show, table
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite import crossings as lists
from asl_conformance.suite.registry import load
from tests.answers import Remembering
from tests.repo.know_nothing import CROSSED, crossed, reasons, without_reason

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
    assert now <= known, told(now - known)


def told(lacking: set[tuple[str, lists.Cell]]) -> str:
    """The missing combinations by crossing, and what to do about them."""
    ids = sorted({crossing for crossing, _ in lacking})
    counted = ", ".join(f"{one} {sum(crossing == one for crossing, _ in lacking)}" for one in ids)
    first = "\n".join(f"  {crossing}: {' + '.join(cell)}" for crossing, cell in sorted(lacking)[:20])
    return (
        f"held by no passing case, and not in {RATCHET.name}: {counted}. Write a row of each "
        f'(asl-conformance coverage --crossings --of "{ids[0]}" --propose); of a new crossing, or of a new '
        f"member of a list, they are entered once: {REWRITE.removeprefix('run: ')}\n{first}"
    )


def test_missing_pairs_are_reported_by_crossing_with_the_ways_out() -> None:
    message = told(
        {("phase x verb", ("MPh", "move")), ("phase x verb", ("MPh", "rout")), ("a x b", ("1", "2"))}
    )
    assert "a x b 1, phase x verb 2." in message
    assert '--of "a x b" --propose' in message
    assert message.splitlines()[1:] == [
        "  a x b: 1 + 2",
        "  phase x verb: MPh + move",
        "  phase x verb: MPh + rout",
    ]


def test_what_is_held_is_missing_no_more(rows: tuple[table.Row, ...]) -> None:
    known = show.parse(RATCHET.read_text(encoding="utf-8"))
    now = {(row.crossing.id, cell) for row in rows for cell in row.missing}
    assert sorted(known - now) == [], REWRITE


def test_nothing_is_held_that_cannot_be(rows: tuple[table.Row, ...]) -> None:
    belied = [
        f"{row.crossing.id}: {' + '.join(cell)} is in {case}"
        for row in rows
        for cell, case in row.belied.items()
    ]
    assert belied == [], "`never` says that these cannot be, and a case has them: take them out of `never`"


def test_what_is_proposed_holds_all_that_is_missing_and_nothing_that_cannot_be(
    rows: tuple[table.Row, ...],
) -> None:
    for row in rows:
        proposed = proposing.propose([row])
        assert len(proposed) <= len(row.missing)
    proposing.propose(rows)  # it has a check of its own


def test_a_crossing_is_held_by_a_case_that_takes_knowledge(rows: tuple[table.Row, ...]) -> None:
    found = crossed(rows)
    now = without_reason(found)
    assert not now, (
        "an engine that knows no rule passes all cases of these: add a row or a claim that it fails; "
        + "; ".join(f"{name}: {', '.join(now[name])}" for name in sorted(now)[:20])
    )
    unneeded = {name for name in reasons() if CROSSED in name} - found.keys()
    assert not unneeded, f"not short: remove these reasons; {sorted(unneeded)}"
