"""The options that ``run`` and ``judge`` share: where the verdicts go, and what makes them right."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import rich_click as click

from asl_conformance.cli.files import FILE

F = TypeVar("F", bound=Callable[..., object])
SHOWN = 10
"""Default number of failures printed in full."""


@dataclass(frozen=True, kw_only=True)
class Judged:
    """The values of these options."""

    results: Path | None
    page: Path | None
    allow_unsupported: bool
    expected_failures: Path | None
    cases_file: Path | None
    show: int


def results(of: str) -> Callable[[F], F]:
    """The options ``--results`` and ``--report``; ``of``: what the command judges several of."""
    to_file = click.option(
        "--results",
        type=click.Path(path_type=Path),
        metavar="FILE",
        help=f"Write the results as JSON Lines; for several {of} FILE is a folder, with a file for each.",
    )
    to_page = click.option(
        "--report",
        "page",
        type=click.Path(path_type=Path),
        metavar="DIR",
        help="Also write the page of [b]report[/b].",
    )
    return lambda command: to_file(to_page(command))


def judging(command: F) -> F:
    """The options that say which cases are judged and which verdicts are right, and ``--show``."""
    unsupported = click.option(
        "--allow-unsupported",
        is_flag=True,
        help="Exit 0 if everything that the engine declares is right; unsupported cases keep that verdict.",
    )
    expected = click.option(
        "--expected-failures",
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Cases that are known to fail, with reasons (docs/ci.md): verdict xfail, or xpass if they pass. "
        "A missing file is an empty list.",
    )
    cases = click.option(
        "--cases",
        "cases_file",
        type=FILE,
        metavar="FILE",
        help="Judge the cases of a file that export wrote, instead of the suite's.",
    )
    show = click.option(
        "--show",
        type=click.IntRange(min=0),
        default=SHOWN,
        metavar="N",
        help=f"Print N failures in full, each with what to look at first. Default: {SHOWN}.",
    )
    return unsupported(expected(cases(show(command))))
