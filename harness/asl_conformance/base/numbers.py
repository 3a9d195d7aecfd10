"""Numbers of JSON: ``2.0`` is 2, and ``-0.0`` is 0."""

from __future__ import annotations

import re
from typing import Any

EXACT = 2**53
"""Up to here every whole number is an exact float; a larger float is left unchanged."""
MAYBE_WHOLE = re.compile(rb"\.0|\d[eE]")
"""Occurs in every JSON text that may have a whole number written as a fraction."""


def whole(value: Any) -> Any:
    """The JSON value with all whole numbers as int."""
    if isinstance(value, dict):
        return {key: whole(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [whole(item) for item in value]
    if isinstance(value, float) and value.is_integer() and abs(value) <= EXACT:
        return int(value)
    return value
