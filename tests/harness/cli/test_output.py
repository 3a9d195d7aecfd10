"""Stdout and stderr in every state: an encoding with few characters, with all, and without a reader."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO, Any

import pytest

from asl_conformance.adapters.command import join
from tests.harness.cli.as_process import SCRIPT, environment
from tests.harness.sample import saboteur
from tests.often import every

linux = pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full")


def run(*args: str, stdout: int | IO[Any] = subprocess.PIPE, **variables: str) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of the command line in a process of its own."""
    done = subprocess.run(
        [sys.executable, SCRIPT, "20", *args],
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=environment() | variables,
        check=False,
    )
    return done.returncode, (done.stdout or b"").decode("latin-1"), done.stderr.decode("latin-1")


def unread(*args: str) -> tuple[int, str, str]:
    """The same, without a reader."""
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as pipe:
        return run(*args, stdout=pipe)


@pytest.mark.parametrize("encoding", ["latin-1", "ascii"][:: every(2)])
def test_what_the_encoding_lacks_is_escaped(encoding: str) -> None:
    engine = join(saboteur("speaks_french"))
    code, out, err = run("run", "--engine", engine, PYTHONIOENCODING=encoding)
    assert (code, err) == (1, "")
    assert ("d\\xe9j\\xe0 \\u2265 2" if encoding == "ascii" else "d\xe9j\xe0 \\u2265 2") in out


@pytest.mark.parametrize(("engine", "code"), [("honest", 0), ("wrong_type", 1)])
def test_a_reader_that_goes_away_changes_no_exit_code(engine: str, code: int) -> None:
    assert unread("run", "--engine", join(saboteur(engine))) == (code, "", "")


@pytest.mark.parametrize("args", [["schema"], ["--help"], ["export"]])
def test_nobody_has_to_read_what_other_commands_print(args: list[str]) -> None:
    assert unread(*args) == (0, "", "")


@linux
@pytest.mark.parametrize("args", [["run"], ["schema", "position"], ["--help"]])
def test_a_full_stdout_is_2_and_no_fault_of_the_harness(args: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        code, _, err = run(*args, stdout=full)
    assert (code, err) == (2, "asl-conformance: stdout cannot be written: No space left on device\n")


def test_fuzz_stops_when_nobody_reads_what_is_not_kept() -> None:
    engine = join(saboteur("honest"))  # every LOS is clear to it; this is reported at once
    few = ("--theme", "walls", "--invariant", "B9-INV-01")
    assert unread("fuzz", "--engine", engine, "--boards", "1000000", *few)[0] == 130
