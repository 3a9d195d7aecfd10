"""The order of tests with several processes: slow files first, spread over the processes.

pytest-xdist deals the tests out in blocks of equal size; a process that is done takes from the end of
another block. So each block begins with slow files and ends with quick tests, and no process is
left with a slow file at the end. A single process keeps pytest's order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

LONG = {
    "tests/browser/test_lab_page.py": 100,
    "tests/browser/test_lab_sizes.py": 35,
    "tests/browser/test_report_page.py": 30,
    "tests/repo/test_crossings.py": 27,
    "tests/harness/adapters/test_faults.py": 23,
    "tests/examples/test_second_engine.py": 20,
    "tests/harness/adapters/test_noise.py": 20,
    "tests/fuzz/test_campaign.py": 16,
    "tests/fuzz/test_rule_saboteurs.py": 11,
    "tests/examples/test_vasl.py": 10,
    "tests/fuzz/test_cluster.py": 10,
    "tests/repo/test_suite.py": 10,
    "tests/repo/test_mutants.py": 9,
    "tests/repo/test_reference.py": 9,
    "tests/harness/judging/test_readings.py": 8,
    "tests/harness/judging/test_smoke.py": 8,
    "tests/harness/adapters/test_subprocess.py": 8,
    "tests/fuzz/test_claims.py": 7,
    "tests/fuzz/test_invariants.py": 7,
    "tests/harness/judging/test_verify.py": 7,
    "tests/repo/test_action.py": 7,
    "tests/repo/test_readings.py": 7,
    "tests/fuzz/test_state_machine.py": 6,
    "tests/harness/cli/test_cli.py": 6,
    "tests/harness/adapters/test_wrong.py": 6,
    "tests/repo/test_errata.py": 6,
    "tests/engine/test_los_batch.py": 5,
    "tests/examples/test_suite.py": 5,
    "tests/fuzz/test_cli_fuzz.py": 5,
    "tests/fuzz/test_differential.py": 5,
    "tests/fuzz/test_invariants_b9.py": 5,
    "tests/harness/cli/test_output.py": 5,
    "tests/harness/suite/test_own_suites.py": 5,
    "tests/lab/test_asking.py": 5,
    "tests/lab/test_home.py": 5,
    "tests/repo/test_adapter_guide.py": 5,
    "tests/examples/test_starters.py": 4,
    "tests/harness/boards/test_from_pixels.py": 4,
    "tests/properties/test_movement.py": 4,
    "tests/repo/test_case_names.py": 4,
}
"""Seconds of a file with three processes on two quiet cores, measured on 23 November 2026. Files that take
less than 4 are left out.
"""


TOGETHER = "tests/browser/"
"""A folder whose files all go to one process: they share a Chromium, and two processes would wait for it."""


def units(files: Iterable[str]) -> list[tuple[int, list[str]]]:
    """The slow files in groups that go to one process, each with its seconds, the slowest first."""
    found: dict[str, list[str]] = {}
    for file in sorted(files):
        found.setdefault(TOGETHER if file.startswith(TOGETHER) else file, []).append(file)
    return sorted(
        ((sum(LONG[file] for file in unit), unit) for unit in found.values()),
        key=lambda unit: (-unit[0], unit[1]),
    )


def in_blocks(files: Sequence[str], processes: int) -> list[int]:
    """The order of the tests as indexes; ``files`` gives the file of each test."""
    tests: dict[str, list[int]] = {}
    for number, file in enumerate(files):
        tests.setdefault(file, []).append(number)
    blocks: list[list[int]] = [[] for _ in range(processes)]
    due = [0] * processes
    for seconds, dealt in units(tests.keys() & LONG):
        free = due.index(min(due))
        due[free] += seconds
        for file in dealt:
            blocks[free] += tests[file]
    rest = (number for file, numbers in tests.items() if file not in LONG for number in numbers)
    found: list[int] = []
    for left, block in zip(range(processes, 0, -1), blocks, strict=True):
        room = (len(files) - len(found)) // left  # as pytest-xdist computes it
        found += [*block, *islice(rest, max(0, room - len(block)))]
    return [*found, *rest]
