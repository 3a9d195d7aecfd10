"""Editions that ``asl-conformance.toml`` defines."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from asl_conformance.adapters.base import EngineStartError
from asl_conformance.adapters.configuration import configuration
from asl_conformance.suite.defined import Defined
from asl_conformance.suite.editions import DEFAULT, NAME, OLDER
from asl_conformance.suite.registry import DRAFT

RESERVED = (DEFAULT, OLDER, DRAFT)
"""Names that a user's edition may not have."""


class BadEditions(ValueError):
    """An edition of the configuration is invalid; the text names file and edition."""


def editions() -> Mapping[str, Defined]:
    """The editions of the nearest configuration file; none if the file cannot be read.

    Raises BadEditions for a reserved or malformed name.
    """
    try:
        return _editions_of(Path.cwd())
    except (EngineStartError, OSError):
        return {}


def why_none() -> str:
    """Why the nearest configuration file defines no edition; empty if nothing is wrong with it."""
    try:
        configuration(Path.cwd())
    except (EngineStartError, OSError) as error:
        return str(error)
    return ""


@cache
def _editions_of(folder: Path) -> Mapping[str, Defined]:
    found = configuration(folder)
    if found is None:
        return {}
    path, settings = found
    for name in settings.editions:
        if not NAME.fullmatch(name) or name in RESERVED:
            raise BadEditions(
                f"{path}: an edition may not be called {name!r}: use small letters, digits and _, "
                f"but none of {', '.join(RESERVED)}"
            )
    return {
        name: Defined(e.base, e.errata, e.without, str(path), tuple(e.readings.items()))
        for name, e in settings.editions.items()
    }
