"""Actions as messages name them: counted from the first (not an index), and in words."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import asdict

from asl_conformance.base.text import ordinal

DOERS = ("units", "unit", "by", "side")
"""Fields that say who acts; the first that an action has is used."""
WHAT = ("counter", "cover", "check", "result", "id")
"""Fields that say what, or with what."""
WHERE = {"target": "at", "to": "to", "hex": "in"}
"""Fields that say where to, or at whom."""


def verb(action: Any) -> str:
    """The protocol name of an action struct."""
    return str(type(action).__struct_config__.tag)


def describe_action(action: Any) -> str:
    """An action in a few words: ``move German squad to D5``."""
    fields = asdict(action)
    words = [verb(action), _first(fields, DOERS), _first(fields, WHAT)]
    words += [f"{how} {fields[name]}" for name, how in WHERE.items() if fields.get(name)][:1]
    return " ".join(filter(None, words))


def _first(fields: dict[str, Any], names: tuple[str, ...]) -> str:
    """The first of these fields that is not empty."""
    value = next((fields[name] for name in names if fields.get(name)), "")
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def nth_action(index: int, actions: Sequence[Any] = ()) -> str:
    """The action at an index from 0: ``the 3rd action (move A to D5)``; the words only if in ``actions``."""
    description = f" ({describe_action(actions[index])})" if 0 <= index < len(actions) else ""
    return f"the {ordinal(index + 1)} action{description}"
