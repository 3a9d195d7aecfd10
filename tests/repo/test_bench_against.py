"""``bench/run.py --against``: when a row is slower, and what both sides are asked."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from bench.against import ROOT, ROUNDS, SLOWER, Side, compared, interval, line, unpacked, write_requests


def test_the_interval_of_nine_rounds_leaves_out_the_lowest_and_the_highest() -> None:
    assert interval([5, 1, 9, 2, 8, 3, 7, 4, 6]) == (2, 8)


@pytest.mark.parametrize(("rounds", "leaves"), [(6, 0), (8, 0), (9, 1), (12, 2), (17, 4), (20, 5)])
def test_the_interval_of_more_rounds_is_that_of_order_statistics(rounds: int, leaves: int) -> None:
    assert interval(range(rounds)) == (leaves, rounds - 1 - leaves)


def test_too_few_rounds_have_no_interval() -> None:
    with pytest.raises(ValueError, match="5 rounds give no interval"):
        interval([1.0] * 5)


def noisy(ratio: float, seed: int) -> list[tuple[float, float]]:
    """Rounds of a machine on which the same work takes up to 15 % more."""
    dice = random.Random(seed)
    return [(1 + dice.random() * 0.15, ratio * (1 + dice.random() * 0.15)) for _ in range(ROUNDS)]


@pytest.mark.parametrize("seed", range(20))
def test_equal_work_is_green_and_a_quarter_more_is_red_on_a_noisy_machine(seed: int) -> None:
    assert not compared("equal", noisy(1, seed)).slower
    assert compared("more", noisy(1.25, seed)).slower


def test_the_lower_end_decides_and_the_line_is_marked() -> None:
    at = compared("run", [(1.0, SLOWER)] * ROUNDS)
    above = compared("run", [(1.0, SLOWER + 0.01)] * ROUNDS)
    assert (at.slower, above.slower) == (False, True)
    assert [line(one)[0] for one in (at, above)] == [" ", "!"]
    assert line(above).split() == ["!", "run", "1.00", "s", "1.06", "s", "1.060", "1.060", "to", "1.060"]


def test_a_revision_that_git_does_not_know_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="--against no-such-revision: "):
        unpacked("no-such-revision", tmp_path)


def test_the_requests_are_answered_by_the_reference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "bench")
    write_requests(Side(ROOT, tmp_path / "cache"), tmp_path)
    for name in ("los", "board", "fuzz"):
        lines = (tmp_path / name).read_bytes().splitlines(keepends=True)
        some = [lines[0], *lines[1:-1:100], lines[-1]]
        done = subprocess.run(
            [sys.executable, "-m", "asl_reference"], input=b"".join(some), capture_output=True, check=True
        )
        replies = [json.loads(reply) for reply in done.stdout.splitlines()]
        assert len(replies) >= len(some) - 1
        assert all("result" in reply for reply in replies)
