"""The core: which cases it has, what it must hold, and how its file is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from asl_conformance.suite import core, readings
from asl_conformance.suite.core import Core, defects, held
from tests.harness.sample import sample

READING = next(name for name, one in sorted(readings.load().items()) if one.reference)
USUAL = readings.load()[READING].reference
OTHER = next(choice for choice in readings.load()[READING].choices if choice != USUAL)


def test_a_derived_case_comes_with_its_parent() -> None:
    one = Core(frozenset({"B27.1-1"}))
    assert one.has(sample(1, id="B27.1-1"))
    assert one.has(sample(1, id="B27.1-1~may", derived="may"))
    assert not one.has(sample(1, id="B27.1-2~may", derived="may"))


def test_the_file_is_sorted_and_says_how_it_was_chosen(tmp_path: Path) -> None:
    file = tmp_path / "core.txt"
    file.write_text(core.text(["B27.1-2", "B27.1-1"], "0123", "2026-11-28, with 3 mutants"), "utf-8")
    assert file.read_text("utf-8").splitlines()[-2:] == ["B27.1-1", "B27.1-2"]
    assert core.load(file) == Core(frozenset({"B27.1-1", "B27.1-2"}), "0123", "2026-11-28, with 3 mutants")
    assert core.load(tmp_path / "none.txt") == Core()


def test_a_name_that_is_no_case_and_a_requirement_that_no_case_holds_are_defects() -> None:
    cases = [sample(n, id=f"B27.1-{n}", requirements=(f"B27.1-{n}",)) for n in (1, 2)]
    assert defects(Core(frozenset({"B27.1-1", "B27.1-2"})), cases) == []
    assert defects(Core(frozenset({"B27.1-1"})), cases) == ["no case of the core holds B27.1-2"]
    assert defects(Core(frozenset({"B27.1-1", "B27.1-2", "B27.1-9"})), cases) == [
        "B27.1-9 is no written case of the suite"
    ]


def test_a_derived_case_is_no_case_to_name_and_holds_nothing() -> None:
    cases = [sample(1, id="B27.1-1", requirements=("B27.1-1",))]
    cases.append(sample(1, id="B27.1-1~may", derived="may", requirements=("B27.1-1",)))
    assert defects(Core(frozenset({"B27.1-1~may"})), cases) == [
        "B27.1-1~may is no written case of the suite",
        "no case of the core holds B27.1-1",
    ]


def test_a_core_as_large_as_the_limit_is_a_defect(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(core, "LIMIT", 2)
    cases = [sample(n, id=f"B27.1-{n}", requirements=("B27.1-1",)) for n in (1, 2)]
    assert defects(Core(frozenset({"B27.1-1"})), cases) == []
    assert defects(Core(frozenset({"B27.1-1", "B27.1-2"})), cases) == [
        "the core has 2 cases; it must have fewer than 2"
    ]


def test_a_requirement_is_held_by_the_other_choice_of_a_reading_too() -> None:
    free = sample(1, id="a", requirements=("R",))
    usual = sample(2, id="b", requirements=("R",), readings={READING: USUAL})
    other = sample(3, id="c", requirements=("R",), readings={READING: OTHER})
    found = held([free, usual, other])
    assert found["b"] == [], "the free case applies wherever this one does"
    assert [name for name, _ in found["c"]] == ["R"]
    assert defects(Core(frozenset({"a"})), [free, usual, other]) == [
        f"no case of the core holds R ({READING}={OTHER})"
    ]


def test_without_a_free_case_each_choice_is_held() -> None:
    usual = sample(2, id="b", requirements=("R",), readings={READING: USUAL})
    other = sample(3, id="c", requirements=("R",), readings={READING: OTHER})
    assert len(defects(Core(), [usual, other])) == 2
    assert defects(Core(frozenset({"b"})), [usual, other]) == [
        f"no case of the core holds R ({READING}={OTHER})"
    ]


def test_what_only_the_older_edition_has_is_held() -> None:
    now = sample(1, id="a", requirements=("R",), since=("B27.3-only",))
    before = sample(2, id="b", requirements=("R",), until=("B27.3-only",))
    assert defects(Core(frozenset({"a"})), [now, before]) == ["no case of the core holds R (not B27.3-only)"]
