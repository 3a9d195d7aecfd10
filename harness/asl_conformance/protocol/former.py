"""Names that fields had before they were given better ones: refused, with the name that they have now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

FORMER: Mapping[str, Mapping[str, str]] = {"state": {"expenditures.for_": "spent_on"}}
"""By question, former fields as they were declared, each with its name of today."""


def former_names(ask: str, answer: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Each former name that an answer uses: where it stands, and what the field is called today."""
    for field, now in FORMER.get(ask, {}).items():
        outer, _, name = field.rpartition(".")
        for index, item in enumerate(answer.get(outer) or ()):
            if isinstance(item, Mapping) and name in item:
                yield f"{outer}[{index}].{name}", now
