"""Several processes of one engine give the results of one, in the same order."""

import time
from collections.abc import Iterable, Iterator

import pytest

from asl_conformance.adapters.base import Engine, EngineLost, Params
from asl_conformance.adapters.pool import PoolEngine
from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.judging.runner import Run, run
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Outcomes, Reply
from asl_conformance.suite.case import request_params
from tests.harness.adapters.asking import DEADLINE
from tests.harness.sample import POISON, saboteur, sample, samples


def asked(name: str, jobs: int, heard: list[str] | None = None) -> Run:
    pool = PoolEngine([SubprocessEngine(saboteur(name), timeout=DEADLINE) for _ in range(jobs)])
    cases = [*samples(60), sample(POISON), *(sample(n) for n in range(100, 160))]
    note = [] if heard is None else heard
    with pool as engine:
        return run(cases, engine, engine.start(), "current", lambda result: note.append(result.case.id))


@pytest.mark.parametrize("name", ["honest", "dies_on_case", "errs_on_case", "wrong_type"])
def test_two_give_the_results_of_one_in_the_same_order(name: str) -> None:
    one: list[str] = []
    two: list[str] = []
    assert [(r.case.id, r.verdict) for r in asked(name, 1, one).results] == [
        (r.case.id, r.verdict) for r in asked(name, 2, two).results
    ]
    assert one == two


class Short(Engine):
    """Answers so many requests and is then lost."""

    def __init__(self, lasts: int) -> None:
        self.lasts = lasts

    def start(self) -> Capabilities:
        return Capabilities(1, "short")

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        for number, (key, _) in enumerate(requests):
            if number == self.lasts:
                raise EngineLost("gone")
            yield key, Outcomes(())

    def close(self) -> None:
        """Nothing to close."""


def test_one_that_is_lost_leaves_its_work_to_the_others_and_what_it_had_taken() -> None:
    requests: list[tuple[str, Params]] = [(str(number), {}) for number in range(50)]
    replies = dict(PoolEngine([Short(0), Short(99)]).evaluate_many(requests))
    assert len(replies) == 50


def test_when_all_are_lost_the_pool_is() -> None:
    with pytest.raises(EngineLost, match="gone"):
        list(PoolEngine([Short(3), Short(3)]).evaluate_many((str(n), {}) for n in range(50)))


def test_leaving_in_the_middle_ends_every_process() -> None:
    engines = [SubprocessEngine(saboteur("honest")) for _ in range(2)]
    with PoolEngine(engines) as pool:
        pool.start()
        replies = pool.evaluate_many((case.id, {"questions": []}) for case in samples(500))
        next(iter(replies))
        replies.close()  # type: ignore[attr-defined]
    assert all(engine._process is None for engine in engines)


def test_leaving_while_processes_are_started_again_starts_no_more_of_them() -> None:
    engines = [SubprocessEngine(saboteur("hangs_on_every_case"), timeout=0.1) for _ in range(2)]
    begun = time.monotonic()
    with PoolEngine(engines) as pool:
        pool.start()
        replies = pool.evaluate_many((case.id, request_params(case, "current")) for case in samples(500))
        next(iter(replies))
        replies.close()  # type: ignore[attr-defined]
    assert all(engine._process is None for engine in engines)
    assert time.monotonic() - begun < 60
