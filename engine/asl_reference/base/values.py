"""Frozen values made and copied quickly: a case decodes some ten of them and changes as many."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, TypeVar

T = TypeVar("T")


def made(cls: type[T], values: Mapping[str, Any]) -> T:
    """The instance of a frozen dataclass without slots whose fields, every one of them, are given.

    A frozen dataclass sets its fields one by one past its own guard; its ``__dict__`` takes all at once.
    """
    value = object.__new__(cls)
    value.__dict__.update(values)
    return value


if TYPE_CHECKING:
    from dataclasses import replace as replace
else:

    def replace(value: T, /, **changes: Any) -> T:
        """``dataclasses.replace`` for frozen dataclasses without slots; raises TypeError for no field."""
        copy = object.__new__(type(value))
        fields = copy.__dict__
        fields.update(value.__dict__)
        known = len(fields)
        fields.update(changes)
        if len(fields) > known:
            stray = min(changes.keys() - value.__dict__.keys())
            raise TypeError(f"{type(value).__name__} has no field {stray!r}")
        return copy
