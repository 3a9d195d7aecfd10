"""The figures on a counter, as a player knows them: 4-6-7, 9-1, AT 37; a dash for what the position omits."""

from __future__ import annotations

from typing import Any

from asl_conformance.drawing.svg.symbols import GUNS, VEHICLES

DASH = "\N{EN DASH}"
"""Stands for a value that the position does not give."""
ARMED = frozenset({"squad", "half_squad", "crew", "hero"})
"""Personnel with FP, range and morale on the counter."""
MACHINE_GUNS = frozenset({"lmg", "mmg", "hmg", "atr"})
"""Weapons with FP and range on the counter."""
COUNTED = frozenset({"minefield", "at_minefield", "residual_fp"})
"""Counters that have a strength and no other figure."""


def figures(item: Any) -> str:
    """The figures of a unit or counter; empty for a kind without any."""
    if item.type in ARMED:
        return _row(item.firepower, item.range, item.morale)
    if item.type == "leader":
        return _leader(item.morale, item.leadership)
    if item.type in MACHINE_GUNS:
        return _row(item.firepower, item.range)
    if item.type in GUNS:
        return f"{GUNS[item.type]} {_or_dash(item.caliber)}"
    if item.type in COUNTED:
        return _or_dash(item.strength)
    return VEHICLES.get(item.type, "") or _other(item)


def _other(item: Any) -> str:
    """What is known of a counter whose figures depend on its kind."""
    if item.firepower is not None and item.range is not None:
        return _row(item.firepower, item.range)
    known = (
        (getattr(item, "caliber", None), "mm"),
        (item.firepower, " FP"),
        (getattr(item, "pp", None), "PP"),
    )
    return next((f"{number}{unit}" for number, unit in known if number is not None), "")


def _row(*values: int | None) -> str:
    """Values with hyphens between them if all are known, otherwise with spaces, so that a dash stands out."""
    return ("-" if None not in values else " ").join(map(_or_dash, values))


def _leader(morale: int | None, leadership: int | None) -> str:
    modifier = DASH if leadership is None else f"{leadership:+d}" if leadership else "-0"
    return f"{_or_dash(morale)}{'' if None not in (morale, leadership) else ' '}{modifier}"


def _or_dash(value: int | None) -> str:
    return DASH if value is None else str(value)
