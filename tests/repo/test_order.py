"""With several processes the slow files are tested first, and every test is run once."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.order import LONG, TOGETHER, in_blocks, units

ROOT = Path(__file__).resolve().parents[2]
SHORT = [f"tests/test_{n}.py" for n in range(60)]
FILES = [file for file in (*SHORT[:30], *LONG, *SHORT[30:]) for _ in range(20)]


def test_every_long_file_exists() -> None:
    assert [file for file in LONG if not (ROOT / file).is_file()] == []


@pytest.mark.parametrize("processes", [1, 2, 3, 8, 200])
@pytest.mark.parametrize(
    "files", [FILES, SHORT, [*LONG], [*LONG][:1], []], ids="all short long one none".split()
)
def test_every_test_is_run_once_and_those_of_a_file_in_their_order(files: list[str], processes: int) -> None:
    found = in_blocks(files, processes)
    assert sorted(found) == [*range(len(files))]
    for file in {*files}:
        own = [number for number in found if files[number] == file]
        assert own == sorted(own)


@pytest.mark.parametrize("processes", [2, 3, 4])
def test_each_block_begins_with_long_files_and_ends_with_short_ones(processes: int) -> None:
    found, blocks = in_blocks(FILES, processes), []
    for left in range(processes, 0, -1):
        blocks.append([FILES[number] for number in found[: len(found) // left]])
        del found[: len(found) // left]
    takes = []
    for block in blocks:
        long = [file in LONG for file in block]
        assert long == sorted(long, reverse=True)
        assert (long[0], long[-1]) == (True, False)
        takes.append(sum(LONG[file] for file in Counter(block) if file in LONG))
    longest, least = units(LONG)[0][0], min(LONG.values())
    others = (sum(takes) - longest) // (processes - 1)
    assert max(takes) - min(takes) <= max(least, longest - others + least)


@pytest.mark.parametrize("processes", [2, 3])
def test_one_process_has_all_that_is_tested_in_a_browser(processes: int) -> None:
    first = [FILES[number] for number in in_blocks(FILES, processes)[: len(FILES) // processes]]
    for file in [file for file in LONG if file.startswith(TOGETHER)]:
        assert first.count(file) == FILES.count(file)
