"""The options of a command as one value."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

Options = TypeVar("Options")


def as_one(kind: type[Options]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give the command all its options as one value of this dataclass, whose fields have their names."""

    def decorated(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def taking(*args: Any, **options: Any) -> None:
            command(*args, kind(**options))

        return taking

    return decorated
