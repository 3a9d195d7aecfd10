"""Checks before asking: the edition exists, and the engine offers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import rich_click as click

if TYPE_CHECKING:
    from asl_conformance.protocol.messages import Capabilities


def check_edition(edition: str) -> None:
    """A usage error for an unknown edition."""
    from asl_conformance.suite.editions import UnknownEdition, in_force

    try:
        in_force(edition)
    except UnknownEdition as error:
        raise click.UsageError(str(error)) from error


def check_offered(edition: str, capabilities: Capabilities, hint: str = "") -> None:
    """A usage error for an edition that the engine does not offer."""
    from asl_conformance.base.text import one_line
    from asl_conformance.suite.editions import offers

    if not offers(edition, capabilities.editions, capabilities.errata):
        raise click.UsageError(one_line(f"{capabilities.name} does not offer the edition {edition}{hint}"))
