"""``bench/growth.py``: the exponent, and work that is done."""

from __future__ import annotations

from typing import Any

import pytest

from asl_conformance.suite.case import Suite
from bench.growth import ROWS, Row, cost, evaluate, exponent
from tests.harness.sample import samples


@pytest.mark.parametrize("power", [0.5, 1, 2])
def test_the_exponent_is_the_power_of_the_size(power: float) -> None:
    sizes = (125, 250, 500, 1000)
    assert exponent(sizes, [3 * n**power for n in sizes]) == pytest.approx(power)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_reference_answers_each_row(row: Row) -> None:
    answer: Any = row.make(10)()
    assert all("answer" in one for one in answer["outcomes"])


def test_the_harness_does_the_work_of_each_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend("bench")
    import growth_of_harness as harness

    cases = samples(6)
    monkeypatch.setattr(harness, "load_cases", lambda: Suite("sample", cases))
    assert [case.id for case in harness.copies(8)][5:] == ["B27.1-6", "B27.1-1 1", "B27.1-2 1"]
    for row in harness.ROWS:
        if row.make is not harness.site:  # it needs the suite's own first page
            row.make(25)()


def test_work_that_fails_ends_the_measuring(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="was not done"):
        cost(lambda: evaluate({"edition": "no such edition"}))
    assert "no such edition" in capfd.readouterr().err
