"""For each condition a test that depends on it, as tests once did: it fails under that condition only.

Run by ``python -m tests.conditions --planted``; the name of a test is that of its condition.
"""

from __future__ import annotations

import io
import os
import time
from pathlib import Path

import pytest
from rich.console import Console
from rich.panel import Panel

TEMPORARY = os.environ["TMPDIR"]
INSIDE = 76
"""Columns inside a box of 80."""
NOON = 10 * 86400 + 11 * 3600
"""Eleven o'clock of a day in January 1970, by Greenwich."""


def in_a_box(message: str) -> str:
    """A message as an error box of 80 columns shows it."""
    out = Console(file=io.StringIO(), width=INSIDE + 4)
    with out.capture() as captured:
        out.print(Panel(message))
    return captured.get()


@pytest.mark.parametrize("length", [12, 24, 28, 40])
def test_folder_of(length: int) -> None:
    """A line break falls inside the sentence if the path before it has just this length."""
    filling = "." * (INSIDE - 3 - length)
    assert "no id" in in_a_box(f"{filling}{TEMPORARY} no id")


def test_folder_of_120() -> None:
    assert TEMPORARY in in_a_box(f"no such folder: {TEMPORARY}")


def test_folder_with_a_space() -> None:
    assert f"ls {TEMPORARY}".split() == ["ls", TEMPORARY]


@pytest.mark.parametrize("width", [40, 80, 200])
def test_columns(width: int) -> None:
    assert Console(file=io.StringIO()).width != width


def test_locale_c(tmp_path: Path) -> None:
    path = tmp_path / "arrow"
    path.write_bytes("→".encode())
    assert path.read_text(encoding="locale") == "→"


def test_locale_utf_8() -> None:
    assert "UTF-8" not in os.environ.get("LC_ALL", "")


def test_zone_far_east() -> None:
    assert time.localtime(NOON).tm_mday <= time.gmtime(NOON).tm_mday


def test_zone_far_west() -> None:
    assert time.localtime(NOON).tm_mday >= time.gmtime(NOON).tm_mday


def test_home_missing() -> None:
    assert Path.home().is_dir()


def test_home_read_only() -> None:
    (Path.home() / "kept" / "here").mkdir(parents=True)


def test_root(tmp_path: Path) -> None:
    path = tmp_path / "protected"
    path.touch(mode=0o444)
    with pytest.raises(PermissionError):
        path.write_text("over it", encoding="utf-8")


def test_another_user() -> None:
    beside = Path(__file__).with_suffix(".scratch")
    beside.touch()
    beside.unlink()


def test_busy() -> None:
    """Half a second of work takes half a second."""
    begun, worked = time.monotonic(), time.process_time()
    while time.process_time() - worked < 0.5:
        pass
    assert time.monotonic() - begun < 0.6
