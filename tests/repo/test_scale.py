"""Costs of campaigns on many workers: the model's numbers checked by hand, and its file exists."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from bench.scale import Costs, beats, expected, kept_at_work, least_chunk, most_workers, read, table

COSTS = Costs(
    calibration=0.1,
    board=0.5,
    start=2.0,
    worker=1.0,
    scheduler=0.25,
    rest=0.0,
    beat=0.0,
    home=0.125,
    kept=0.125,
    bytes=1000.0,
)
"""Round figures: a chunk of 10 boards takes a worker 6 s, and the scheduler and main process 0.25 s each."""


@pytest.mark.parametrize(
    ("boards", "workers", "chunk", "seconds", "limit"),
    [
        (100, 1, 10, 2 + 10 * 6, "workers"),
        (100, 2, 10, 2 + 5 * 6, "workers"),
        (100, 3, 10, 2 + 4 * 6, "workers"),  # the campaign waits for the last of ten chunks
        (100, 10, 10, 2 + 6, "workers"),
        (5, 4, 10, 2 + 3.5, "workers"),  # a chunk that is not full
        (100_000, 100, 10, 2500, "scheduler"),  # 10,000 chunks of 0.25 s; the workers alone took 602 s
        (100_000, 100, 100, 2 + 10 * 51, "workers"),
    ],
)
def test_a_campaign_takes_as_long_as_who_takes_longest(
    boards: int, workers: int, chunk: int, seconds: float, limit: str
) -> None:
    found = expected(COSTS, boards, workers, chunk)
    assert (found.seconds, found.limit) == (seconds, limit)


def test_home_limits_where_it_costs_more() -> None:
    found = expected(replace(COSTS, home=0.875), 100_000, 100, 10)
    assert (found.seconds, found.limit, found.home, found.busy) == (10_000, "home", 1, 0.25)


def test_heartbeats_take_of_the_schedulers_time() -> None:
    assert expected(replace(COSTS, rest=0.5), 100_000, 100, 10).seconds == 5000
    assert expected(replace(COSTS, rest=0.25, beat=0.005), 100_000, 100, 10).seconds == 5000  # 50 a second
    assert expected(replace(COSTS, beat=1.0), 100_000, 100, 10).seconds == math.inf


@pytest.mark.parametrize(
    ("workers", "a_second"), [(1, 2), (10, 20), (16, 16), (100, 50), (256, 256 / 2.28), (10**9, 200)]
)
def test_heartbeats_come_less_often_the_more_workers_there_are(workers: int, a_second: float) -> None:
    assert beats(workers) == pytest.approx(a_second)


@pytest.mark.parametrize(
    ("chunk", "room", "workers"), [(10, 1, 24), (10, 0.5, 12), (100, 1, 204), (1, 1, 6), (1000, 0.5, 1002)]
)
def test_so_many_workers_are_kept_at_work(chunk: int, room: float, workers: int) -> None:
    """24 workers finish four chunks of 6 s a second, and each costs the scheduler 0.25 s."""
    assert most_workers(COSTS, chunk, room) == workers
    assert kept_at_work(COSTS, workers, chunk, room)
    assert not kept_at_work(COSTS, workers + 1, chunk, room)


@pytest.mark.parametrize(("workers", "chunk"), [(1, 1), (3, 1), (12, 16), (18, 16), (19, 32), (1002, 1024)])
def test_the_least_chunk_that_keeps_them_at_work(workers: int, chunk: int) -> None:
    assert least_chunk(COSTS, workers) == chunk


def test_no_chunk_helps_against_too_many_heartbeats() -> None:
    assert least_chunk(replace(COSTS, beat=0.005), 256) is None


def test_on_another_machine_times_grow_and_bytes_stay() -> None:
    slower = COSTS.on(0.2)
    assert (slower.calibration, slower.board, slower.beat, slower.bytes) == (0.2, 1.0, 0.0, 1000.0)
    assert expected(slower, 100, 2, 10).seconds == 2 * expected(COSTS, 100, 2, 10).seconds


def test_the_costs_that_were_measured_are_there_and_the_table_has_a_line_for_each() -> None:
    found = read()
    assert all(value > 0 for value in (found.board, found.start, found.scheduler, found.home, found.bytes))
    assert len(list(table(found, 1_000_000, (1, 2, 16, 256), (16, 64)))) == 1 + 4 * 2
    hours = [expected(found, 1_000_000, workers, 16).seconds for workers in (1, 2, 16, 256)]
    assert hours == sorted(hours, reverse=True)
