"""Frozen values made and copied quickly: a case decodes some ten of them and changes as many."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")
_new, _set = object.__new__, object.__setattr__


def made(cls: type[T], values: dict[str, Any]) -> T:
    """The instance of a frozen dataclass without slots whose fields, every one of them, are given.

    A frozen dataclass sets its fields one by one past its own guard; this one takes them over as they are.
    """
    value = _new(cls)
    _set(value, "__dict__", values)
    return value


if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(value: T, /, **changes: Any) -> T:
        """``dataclasses.replace`` for frozen dataclasses without slots; raises TypeError for no field."""
        known = value.__dict__
        fields = known | changes
        if len(fields) > len(known):
            raise TypeError(f"{type(value).__name__} has no field {min(changes.keys() - known.keys())!r}")
        return made(type(value), fields)
