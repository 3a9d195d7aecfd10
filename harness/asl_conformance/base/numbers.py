"""Numbers of JSON: ``2.0`` is 2, and ``-0.0`` is 0."""

from __future__ import annotations

import re
from typing import Any

EXACT = 2**53
"""Up to here each whole number has a float of its own; a larger float is left as it is."""
MAYBE_WHOLE = re.compile(rb"\.0|\d[eE]")
"""What stands in a JSON text in which a whole number may be written as a fraction."""


def whole(value: Any) -> Any:
    """The JSON value with whole numbers as int, however they were written."""
    if isinstance(value, dict):
        return {key: whole(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [whole(item) for item in value]
    if isinstance(value, float) and value.is_integer() and abs(value) <= EXACT:
        return int(value)
    return value
