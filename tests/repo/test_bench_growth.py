"""``bench/growth.py``: the exponent, and requests that the reference answers."""

from __future__ import annotations

import pytest

from asl_reference.protocol.requests import evaluate
from bench.growth import ROWS, Row, exponent, seconds


@pytest.mark.parametrize("power", [0.5, 1, 2])
def test_the_exponent_is_the_power_of_the_size(power: float) -> None:
    sizes = (125, 250, 500, 1000)
    assert exponent(sizes, [3 * n**power for n in sizes]) == pytest.approx(power)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_the_reference_answers_each_row(row: Row) -> None:
    assert all("answer" in one for one in evaluate(row.make(10))["outcomes"])


def test_an_engine_that_does_not_answer_ends_the_measuring(capfd: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="did not answer"):
        seconds({"edition": "no such edition"})
