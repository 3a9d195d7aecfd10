"""``--reading ID=CHOICE``: which contested readings an engine follows, for the commands that take it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import rich_click as click

READING = click.option(
    "--reading",
    "readings",
    multiple=True,
    metavar="ID=CHOICE",
    help="The engine follows this contested reading and is judged by it. Repeatable. "
    "[b]readings list[/b] names them.",
)


def parsed(given: Iterable[str]) -> dict[str, str]:
    """The readings by id; a usage error for an unknown one."""
    from asl_conformance.suite.readings import UnknownReading, parse

    try:
        return parse(given)
    except UnknownReading as error:
        raise click.UsageError(f"--reading: {error}") from error


def declared(
    engine: str, configured: Mapping[str, str], edition: str, given: Iterable[str] = ()
) -> dict[str, str]:
    """The readings that the user declares; ``given`` overrides the edition's, these override the engine's.

    A usage error for an unknown one.
    """
    from asl_conformance.adapters.configuration import CONFIGURATION
    from asl_conformance.suite.editions import readings_of
    from asl_conformance.suite.readings import UnknownReading, checked

    try:
        own = dict(checked(name, choice) for name, choice in configured.items())
    except UnknownReading as error:
        raise click.UsageError(f"{CONFIGURATION}: engines.{engine}.readings: {error}") from error
    return {**own, **readings_of(edition), **parsed(given)}
