"""Which tests come first where several processes test: the long ones, a share for each process.

pytest-xdist deals the tests out in blocks of as many each, and who has done his takes from the end of
another's. So each block begins with files that take long and ends with tests that take nothing: nobody is
left alone with a long one. Where one process tests the order is pytest's own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

LONG = {
    "tests/browser/test_lab_page.py": 58,
    "tests/browser/test_report_page.py": 22,
    "tests/repo/test_crossings.py": 32,
    "tests/harness/test_faults.py": 18,
    "tests/fuzz/test_campaign.py": 15,
    "tests/examples/test_vasl.py": 14,
    "tests/repo/test_suite.py": 12,
    "tests/repo/test_mutants.py": 11,
    "tests/harness/test_subprocess.py": 10,
    "tests/fuzz/test_cluster.py": 9,
    "tests/examples/test_starters.py": 8,
    "tests/fuzz/test_rule_saboteurs.py": 8,
    "tests/harness/test_cli.py": 7,
    "tests/harness/test_output.py": 7,
    "tests/harness/test_smoke.py": 7,
    "tests/fuzz/test_claims.py": 6,
    "tests/fuzz/test_cli_fuzz.py": 6,
    "tests/fuzz/test_invariants.py": 6,
    "tests/harness/test_verify.py": 6,
    "tests/repo/test_action.py": 6,
    "tests/repo/test_errata.py": 6,
    "tests/engine/test_los_batch.py": 5,
    "tests/fuzz/test_differential.py": 5,
    "tests/harness/test_wrong.py": 5,
    "tests/lab/test_asking.py": 5,
    "tests/lab/test_home.py": 5,
    "tests/repo/test_readings.py": 5,
    "tests/repo/test_reference.py": 5,
    "tests/examples/test_python.py": 4,
    "tests/examples/test_suite.py": 4,
    "tests/fuzz/test_invariants_b9.py": 4,
    "tests/fuzz/test_state_machine.py": 4,
    "tests/harness/test_own_suites.py": 4,
    "tests/harness/test_readings.py": 4,
    "tests/repo/test_adapter_guide.py": 4,
}
"""Seconds that a file takes where three processes share two quiet cores, as of 22 November 2026; of some that
were made shorter since an estimate. What takes less than 4 stands here not at all."""


TOGETHER = "tests/browser/"
"""The folder whose files are dealt to one process: they share a Chromium, and two at a time wait for it."""


def units(files: Iterable[str]) -> list[tuple[int, list[str]]]:
    """The long files as they are dealt out, with the seconds that they take: the longest first."""
    found: dict[str, list[str]] = {}
    for file in sorted(files):
        found.setdefault(TOGETHER if file.startswith(TOGETHER) else file, []).append(file)
    return sorted(((sum(LONG[file] for file in unit), unit) for unit in found.values()), key=_longest)


def _longest(unit: tuple[int, list[str]]) -> tuple[int, list[str]]:
    return -unit[0], unit[1]


def in_blocks(files: Sequence[str], processes: int) -> list[int]:
    """The order of tests, told by their numbers, of which the file of each is given."""
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
        room = (len(files) - len(found)) // left  # as pytest-xdist reckons it
        found += [*block, *islice(rest, max(0, room - len(block)))]
    return [*found, *rest]
