"""Frozen values made and copied quickly: a case decodes some ten of them and changes as many."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar, cast, dataclass_transform

T = TypeVar("T")
_new, _set = object.__new__, object.__setattr__


@cache
def _compared(cls: Hashable) -> attrgetter[Any]:
    """What reads the fields that tell a value from another."""
    return attrgetter(*[one.name for one in fields(cast(Any, cls)) if one.compare])


def _usual(one: Any) -> dict[str, Any]:
    """The fields of a value, each at its default; ``MISSING`` for those that have none."""
    return {
        field.name: field.default if field.default_factory is MISSING else field.default_factory()
        for field in fields(one)
    }


class _Value:
    """The methods of values that are read from JSON; a dataclass would compile its own for each class."""

    def __init__(self, *told: Any, **named: Any) -> None:
        usual = _usual(self)
        by_place = dict(zip(usual, told, strict=False))
        values = usual | by_place | named
        missing = [name for name, now in values.items() if now is MISSING]
        if missing or len(values) > len(usual) or len(by_place | named) < len(told) + len(named):
            raise TypeError(f"{type(self).__name__} takes {', '.join(usual)}; given: {told} {named}")
        _set(self, "__dict__", values)
        if after := getattr(self, "__post_init__", None):
            after()

    def __eq__(self, other: object) -> bool:
        if self.__class__ is not other.__class__:
            return NotImplemented
        told = _compared(cast(Hashable, type(self)))
        return bool(told(self) == told(other))

    def __hash__(self) -> int:
        return hash(_compared(cast(Hashable, type(self)))(self))

    def __repr__(self) -> str:
        """As it is written in Python, fields at their default left out."""
        usual = _usual(self)
        said = [f"{name}={now!r}" for name, now in vars(self).items() if now != usual[name]]
        return f"{type(self).__name__}({', '.join(said)})"

    def __setattr__(self, name: str, now: Any) -> NoReturn:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"cannot delete field {name!r}")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def value(cls: type[T]) -> type[T]:
    """Make the class a frozen dataclass without slots; for classes of many fields that rules seldom make.

    What rules make often is a plain frozen dataclass, whose own ``__init__`` is quicker.
    """
    for name, method in vars(_Value).items():
        if callable(method) and name not in vars(cls):
            setattr(cls, name, method)
    return dataclass(init=False, eq=False, repr=False)(cls)


def made(cls: type[T], values: dict[str, Any]) -> T:
    """The instance of a frozen dataclass without slots whose fields, every one of them, are given.

    A frozen dataclass sets its fields one by one past its own guard; this one takes them over as they are.
    """
    one = _new(cls)
    _set(one, "__dict__", values)
    return one


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
