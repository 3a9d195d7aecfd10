"""Run the tests of command line, reports and faults under conditions: ``python -m tests.conditions``.

The short form, part of every ``tox``: every third of some tests, all conditions at once in two variants, and
the short form of ``python -m tests.portable``; the three run in parallel. ``--whole``, part of the
nightly run: more tests, each condition alone, then all together.
``--planted``: check that each condition has an effect. Names of conditions run only those.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import textwrap
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from asl_conformance.gherkin.kept import load_cases
from tests.conditions.world import ALONE, TOGETHER, Condition, Impossible, World, set_up
from tests.portable import __main__ as portable

ROOT = Path(__file__).resolve().parents[2]
PLANTED = ("tests/conditions/planted.py",)
SHORT = (
    "tests/harness/cli/test_cli.py",
    "tests/harness/report/test_report.py",
    "tests/harness/adapters/test_faults.py",
)
WHOLE = ("tests/harness", "tests/fuzz/test_cli_fuzz.py")
THIRD = 3
"""Of the tests of the short form one in so many."""
TWO_PROCESSES = ("-n", "2", "--dist", "worksteal")
"""Much of what is tested without POSIX waits for an engine that hangs."""
WITHOUT_POSIX = Condition("without-posix")
"""The world as usual, but for what Windows lacks; beside the short form."""


class Outcome(NamedTuple):
    """The result of a run under a condition."""

    passed: int
    red: tuple[str, ...]
    seconds: float
    output: str


def run(condition: Condition, tests: Sequence[str], options: Sequence[str]) -> Outcome:
    """Run the tests under the condition; raises Impossible."""
    with set_up(condition) as world:
        if condition is WITHOUT_POSIX:
            world.environment |= portable.taken_away()
        begun = time.monotonic()
        report = world.folder / "j.xml"
        done = _pytest(world, [*tests, *options, f"--junitxml={report}"])
        seconds = time.monotonic() - begun
        if not report.exists():
            why = f"pytest ended with {done.returncode} and no report"
            return Outcome(0, (why,), seconds, done.stdout + done.stderr)
        cases = list(ElementTree.parse(report).iter("testcase"))
    red = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    names = tuple(f"{case.get('classname', '').rpartition('.')[2]}::{case.get('name')}" for case in red)
    if done.returncode not in (0, 1):
        names += (f"pytest exited with {done.returncode}",)
    skipped = sum(case.find("skipped") is not None for case in cases)
    return Outcome(len(cases) - len(red) - skipped, names, seconds, done.stdout + done.stderr)


def _pytest(world: World, arguments: Sequence[str]) -> subprocess.CompletedProcess[str]:
    command = [*world.prefix, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    command += [f"--basetemp={world.folder / 't'}", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=world.environment, capture_output=True, encoding="utf-8", errors="replace",
        check=False,
    )  # fmt: skip


def turn(first: int, nth: int) -> list[str]:
    """The options by which every n-th test is run."""
    return ["-p", "tests.conditions.turns", f"--turn={first}/{nth}"]


def planted_name(name: str) -> str:
    """The condition that a planted test is for: ``folder-of-28`` for ``planted::test_folder_of[28]``."""
    return name.partition("::test_")[2].replace("_", "-").replace("[", "-").rstrip("]")


def judge(condition: Condition, outcome: Outcome, *, planted: bool) -> str:
    """What is wrong with the outcome; empty if nothing is."""
    if not planted:
        return ", ".join(outcome.red)
    red = {planted_name(name) for name in outcome.red}
    # root stays root under every condition, and other work may keep this machine busy
    due, free = {condition.name}, {"busy"} if condition.name != "busy" else set()
    if condition.user != "other" and _is_root():
        due.add("root")
    wrong = [f"{name} not felt" for name in sorted(due - red)]
    return ", ".join([*wrong, *(f"{name} felt, which is not set" for name in sorted(red - due - free))])


def _is_root() -> bool:
    return os.geteuid() == 0


def main(arguments: Sequence[str]) -> int:
    """Run, print a line per condition and the failures; 1 if any test failed or no condition was made."""
    parser = argparse.ArgumentParser(prog="python -m tests.conditions", description=__doc__)
    parser.add_argument("--whole", action="store_true", help="every condition alone, then all together")
    parser.add_argument("--planted", action="store_true", help="the planted tests, each of which must be red")
    parser.add_argument("-n", dest="workers", default="0", help="processes of pytest-xdist in each run")
    parser.add_argument("names", nargs="*", metavar="CONDITION")
    asked = parser.parse_args(arguments)
    at_once = TOGETHER if _is_root() else tuple(one.by_whoever_runs() for one in TOGETHER)
    known = {condition.name: condition for condition in (*ALONE, *at_once)}
    if unknown := [name for name in asked.names if name not in known]:
        parser.error(f"no condition {', '.join(unknown)}; there are {', '.join(known)}")
    if asked.names:
        conditions: Sequence[Condition] = [known[name] for name in asked.names]
    elif asked.planted:
        conditions = ALONE
    else:
        conditions = (*ALONE, *at_once) if asked.whole else at_once[2:4]
    tests = PLANTED if asked.planted else WHOLE if asked.whole else SHORT
    short = tests == SHORT and not asked.names
    options = ["-n", asked.workers, "--dist", "worksteal"] if asked.workers != "0" and not short else []
    turns = THIRD * len(conditions) if short else 1
    load_cases()  # compiled before both look for it
    with ThreadPoolExecutor(len(conditions) + 1 if short else 1) as side_by_side:
        due = [
            (one, side_by_side.submit(run, one, tests, [*options, *turn(at % turns, turns)]))
            for at, one in enumerate(conditions)
        ]
        if short:
            due.append(
                (WITHOUT_POSIX, side_by_side.submit(run, WITHOUT_POSIX, portable.SHORT, TWO_PROCESSES))
            )
        wrong = [_told(one, outcome, planted=asked.planted) for one, outcome in due]
    print(f"{wrong.count(False)} conditions as they should be, {wrong.count(True)} not")
    return int(any(wrong) or all(one is None for one in wrong[: len(conditions)]))


def _told(condition: Condition, coming: Future[Outcome], *, planted: bool) -> bool | None:
    """Print the outcome; returns whether anything is wrong, None if the condition cannot be made here."""
    try:
        outcome = coming.result()
    except Impossible as why:
        print(f"{condition.name:20} skipped: {why}", flush=True)
        return None
    wrong = judge(condition, outcome, planted=planted)
    counts = f"{outcome.passed:4} passed {len(outcome.red):3} red {outcome.seconds:6.1f} s"
    print(f"{condition.name:20} {counts}  {wrong}", flush=True)
    if wrong:
        print(textwrap.indent(outcome.output, "    "), flush=True)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
