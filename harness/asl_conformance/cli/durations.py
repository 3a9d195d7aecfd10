"""Spans of time as options take them: ``90s``, ``10m``, ``2h``."""

from __future__ import annotations

import re

import rich_click as click

UNITS = {"": 1, "s": 1, "m": 60, "h": 3600}


def duration(context: click.Context, option: click.Parameter, value: str | None) -> float | None:
    """The value of an option in seconds; a usage error if it is no span of time, or zero."""
    if value is None:
        return None
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([smh]?)", value.strip())
    seconds = float(found[1]) * UNITS[found[2]] if found else 0.0
    if not seconds:
        raise click.BadParameter(f"{value!r} is no span of time; write 90s, 10m or 2h", context, option)
    return seconds
