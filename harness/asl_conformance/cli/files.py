"""Files that commands read and write."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

if TYPE_CHECKING:
    from asl_conformance.results.stream import Stream
    from asl_conformance.suite.case import Suite


FILE = click.Path(path_type=Path, exists=True, dir_okay=False)
RESULTS = click.Path(path_type=Path, dir_okay=False)
"""A result file; reading one that is missing says whether a run has left a part of it."""
FOLDER = click.Path(path_type=Path, file_okay=False)


def _results(path: Path) -> Stream:
    """A result file; a usage error if it is missing, cut off, malformed or does not add up."""
    from asl_conformance.results.reading import read_results
    from asl_conformance.results.stream import BadResults

    try:
        return read_results(path)
    except (BadResults, OSError) as error:
        raise click.UsageError(str(error)) from error


def _write(text: bytes, output: Path | None) -> None:
    """Write to the file, or to stdout; a usage error if the file cannot be written."""
    if output is None:
        sys.stdout.buffer.write(text)
        return
    try:
        output.write_bytes(text)
    except OSError as error:
        raise click.UsageError(f"cannot write {output}: {error.strerror or error}") from error


CASES = click.option(
    "--cases",
    "cases_file",
    type=FILE,
    metavar="FILE",
    help="Take the cases from a file that export wrote, instead of the suite's.",
)


def _suite(path: Path | None) -> Suite:
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite.vectors import BadVectors, read

    try:
        return load_cases() if path is None else read(path)
    except (BadVectors, OSError) as error:
        raise click.UsageError(str(error)) from error
