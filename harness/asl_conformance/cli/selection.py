"""Which cases a command is about: ``--clause``, ``-k`` and ``--cases``, the same for all that take them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import rich_click as click

if TYPE_CHECKING:
    from asl_conformance.suite.case import Case, Suite

F = TypeVar("F", bound=Callable[..., object])


def filters(command: F) -> F:
    """The options that select cases: ``clauses`` and ``expression``."""
    by_clause = click.option(
        "--clause",
        "clauses",
        multiple=True,
        metavar="CLAUSE",
        help="Only cases of this clause and its subclauses, as B27 or B27.1; may be given again.",
    )
    by_words = click.option(
        "-k",
        "expression",
        default="",
        metavar="EXPR",
        help="Only cases whose id, name or tags match: words, and, or, not.",
    )
    return by_clause(by_words(command))


def selected(
    edition: str | None, clauses: tuple[str, ...], expression: str, file: Path | None = None
) -> tuple[tuple[Case, ...], Suite]:
    """The cases asked for and the suite they are of; a usage error if there are none, or none applies."""
    from asl_conformance.cli.names import former_words
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite.editions import UnknownEdition, applies, in_force
    from asl_conformance.suite.select import NothingSelected, select
    from asl_conformance.suite.vectors import BadVectors, read

    try:
        if edition is not None:
            in_force(edition)
        suite = load_cases() if file is None else read(file)
        found = select(suite.all, clauses, expression, former_words(expression, suite))
        if edition is not None and not any(applies(case, edition) for case in found):
            raise NothingSelected(f"the edition {edition} has none of the cases selected; see --edition")
        return found, suite
    except (UnknownEdition, NothingSelected, BadVectors, OSError) as error:
        raise click.UsageError(str(error)) from error


def applying(
    edition: str | None, clauses: tuple[str, ...], expression: str, file: Path | None = None
) -> tuple[tuple[Case, ...], Suite]:
    """As ``selected``, without the cases that the edition leaves out; with None all editions' cases."""
    from asl_conformance.suite.editions import applies

    found, suite = selected(edition, clauses, expression, file)
    return (found if edition is None else tuple(c for c in found if applies(c, edition))), suite
