"""Signals that end a command: heard once, never in the middle of a start, as Ctrl-C everywhere else."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from asl_conformance.base import ending
from asl_conformance.gherkin import compiler, kept
from asl_conformance.gherkin.world import World
from asl_conformance.suite.case import Case

CODES = {"SIGTERM": 143, "SIGHUP": 129, "SIGINT": 130}
HERE = {getattr(signal, name): code for name, code in CODES.items() if hasattr(ending.signal, name)}
"""The signals that end a command on this system, each with its exit code."""
BOTH = tuple(number for number in HERE if number != signal.SIGINT)


@pytest.fixture(autouse=True)
def _as_at_a_terminal() -> Iterator[None]:
    """Each signal must be heard in the background of a shell and under ``nohup`` too; these ignore some."""
    before: dict[int, Any] = {number: signal.signal(number, signal.SIG_DFL) for number in BOTH}
    before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


@pytest.mark.parametrize(("number", "code"), HERE.items())
def test_a_signal_interrupts_and_has_its_exit_code(number: signal.Signals, code: int) -> None:
    before = [signal.getsignal(one) for one in (*BOTH, signal.SIGINT)]
    with ending.heeded(), pytest.raises(KeyboardInterrupt):
        signal.raise_signal(number)
    assert ending.code() == code
    assert [signal.getsignal(one) for one in (*BOTH, signal.SIGINT)] == before


def test_while_the_end_is_under_way_only_ctrl_c_is_heard() -> None:
    with ending.heeded():
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGTERM)
        for number in BOTH:
            signal.raise_signal(number)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert ending.code() == 143


def test_an_end_that_does_not_come_may_be_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.0)
    with ending.heeded():
        for number in BOTH:
            with pytest.raises(KeyboardInterrupt):
                signal.raise_signal(number)


def test_a_signal_waits_until_it_is_not_held_any_more() -> None:
    steps = []

    def begin() -> None:
        with ending.held():
            with ending.held():
                signal.raise_signal(signal.SIGTERM)
                steps.append("inner")
            steps.append("outer")

    with ending.heeded(), pytest.raises(KeyboardInterrupt):
        begin()
    assert steps == ["inner", "outer"]


def test_a_signal_does_not_wait_for_somebody_else() -> None:
    """A result file may be a pipe that nobody reads: Ctrl-C has to end the run all the same."""
    steps = []

    def begin() -> None:
        with ending.held():
            signal.raise_signal(signal.SIGTERM)
            steps.append("held")
            with ending.let_in():
                steps.append("never")

    with ending.heeded(), pytest.raises(KeyboardInterrupt):
        begin()
    assert steps == ["held"]
    with ending.heeded(), ending.held(), ending.let_in(), pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGTERM)


def test_what_nohup_ignores_stays_ignored() -> None:
    ignored = BOTH[-1]  # SIGHUP, where there is one
    before = signal.signal(ignored, signal.SIG_IGN)
    try:
        with ending.heeded():
            signal.raise_signal(ignored)
    finally:
        signal.signal(ignored, before)


def test_an_interrupt_while_the_suite_is_compiled_is_no_fault_of_the_suite(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def interrupted(world: World, *_: object, **__: object) -> Case:
        signal.raise_signal(signal.SIGINT)
        raise AssertionError("it went on")

    monkeypatch.setattr(World, "case", interrupted)
    with pytest.raises(KeyboardInterrupt):
        compiler.compile_features(kept.locate("features") / "B16")


@pytest.mark.parametrize("becomes", ["nothing", "another error"])
def test_an_interrupt_that_was_swallowed_while_the_suite_is_compiled_is_none_of_its_faults(
    becomes: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Raised within a step, or where Python lets no exception out, it arrives as another exception."""

    def swallowed(world: World, *_: object, **__: object) -> Case:
        with contextlib.suppress(KeyboardInterrupt):
            signal.raise_signal(signal.SIGTERM)
        if becomes == "another error":
            raise AssertionError("half a scenario")
        return usual(world, *_, **__)  # type: ignore[arg-type]

    usual = World.case
    monkeypatch.setattr(World, "case", swallowed)
    with ending.heeded(), pytest.raises(KeyboardInterrupt):
        compiler.compile_features(kept.locate("features") / "B16")
    assert not ending.heard()
