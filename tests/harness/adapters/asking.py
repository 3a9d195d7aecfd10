"""How tests ask saboteurs as subprocesses, and check that nothing of them is left."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterator, Sequence
from subprocess import run
from typing import Any

import psutil
import pytest

from asl_conformance.adapters import process, subprocess
from asl_conformance.adapters.base import Cost
from asl_conformance.adapters.process import EngineProcess
from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.protocol.reply import Failure, Outcomes, Reply
from asl_conformance.suite.case import request_params
from tests.harness.sample import POISON, samples


def _patience() -> float:
    """One second; on a slow or busy machine as long as twenty starts of Python."""
    begun = time.monotonic()
    run([sys.executable, "-S", "-E", "-c", ""], check=True)
    return float(max(1, round(20 * (time.monotonic() - begun))))


PATIENCE = _patience()
"""Time limit in seconds for an engine that hangs; a working engine answers within it, however busy the
machine is.
"""
DEADLINE = 60.0
"""Seconds after which something counts as lost; a test that passes never waits that long."""
MANY = 20
"""Cases asked of a saboteur: more than POISON, fewer than may be pending."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time limits that suit a test."""
    monkeypatch.setattr(process, "GRACE", 0.1)
    monkeypatch.setattr(subprocess, "BACK_OFF", 0.001)


@pytest.fixture(autouse=True)
def started(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Ids of the processes that the test started, each a process group; none may be left at its end."""
    pids: list[int] = []
    start = EngineProcess.__init__

    def noting(self: EngineProcess, argv: Sequence[str], *where: Any) -> None:
        start(self, argv, *where)
        pids.append(self.pid)

    monkeypatch.setattr(EngineProcess, "__init__", noting)
    yield pids
    assert not left_behind(pids)


def left_behind(groups: Sequence[int]) -> list[int]:
    """Processes of the groups that still run; a process just killed gets a moment to disappear."""
    deadline = time.monotonic() + DEADLINE
    while running := [pid for pid, group in processes() if group in groups]:
        if time.monotonic() > deadline:
            return running
        time.sleep(0.002)
    return []


def processes() -> Iterator[tuple[int, int]]:
    """Every process with its group (its own id if there are none), without zombies, which are dead."""
    for pid in psutil.pids():
        with contextlib.suppress(psutil.Error, OSError):
            group = os.getpgid(pid) if hasattr(os, "getpgid") else pid
            if psutil.Process(pid).status() != psutil.STATUS_ZOMBIE:
                yield pid, group


def ask(
    command: Sequence[str], count: int = MANY, costs: list[Cost] | None = None, **options: Any
) -> dict[int, Reply]:
    """Case number -> the last reply to it; the cost is added to ``costs``."""
    replies: dict[int, Reply] = {}
    options.setdefault("start_timeout", DEADLINE)
    options.setdefault("timeout", DEADLINE)
    with SubprocessEngine(command, **options) as engine:
        engine.start()
        requests = ((case.id, request_params(case, "current")) for case in samples(count))
        for key, reply in engine.evaluate_many(requests):
            replies[int(key.rpartition("-")[2])] = reply
    if costs is not None:
        costs.append(engine.cost)
    return replies


def assert_only_the_poisoned_case(replies: dict[int, Reply], kind: str) -> str:
    """Every case is answered except the poisoned one, which has this failure; returns its text."""
    assert sorted(replies) == list(range(1, MANY + 1))
    for number, reply in replies.items():
        if number != POISON:
            assert isinstance(reply, Outcomes), (number, reply)
            assert reply.outcomes[0].answer["why"] == f"case {number}"  # type: ignore[index]
    failure = replies[POISON]
    assert isinstance(failure, Failure)
    assert failure.kind == kind
    return failure.text
