"""Requests near the suite's cases: each is one of the suite with one or two facts changed.

Another kind, status, deed, phase, mode, terrain or place: each a value that the suite has for that field. An
action or a question may go. Nothing says that the position is possible: an engine may refuse it.
"""

import json
import random
import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.case import request_params

Json = dict[str, Any]
Pattern = tuple[str, ...]
NAMED = frozenset("hexes hexsides vertices units counters".split())
"""Maps whose keys are names of the position."""
PLACE = re.compile(r"[A-Z]{1,2}\d{1,2}(-[A-Z]{1,2}\d{1,2})*")
KEPT = frozenset({"ask", "edition"})
"""Fields that are not changed."""


def of_the_suite() -> list[Json]:
    """Every request of the suite, for the current edition, without it."""
    plain = [
        msgspec.json.decode(msgspec.json.encode(request_params(case, "current")))
        for case in load_cases().cases
    ]
    return [{key: value for key, value in one.items() if key != "edition"} for one in plain]


class Seen:
    """The values that the suite's requests have, by field."""

    def __init__(self, requests: list[Json]) -> None:
        self.values: dict[Pattern, dict[str, Any]] = defaultdict(dict)
        self.fields: dict[Pattern, set[str]] = defaultdict(set)
        self.lists: set[Pattern] = set()
        for one in requests:
            self._note(one, ())

    def _note(self, value: Any, pattern: Pattern) -> None:
        if isinstance(value, dict):
            named = bool(pattern) and pattern[-1] in NAMED
            if not named:
                self.fields[pattern].update(value)
            for key, inner in value.items():
                self._note(inner, (*pattern, "*" if named else key))
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for inner in value:
                self._note(inner, (*pattern, "*"))
        else:
            if isinstance(value, list):
                self.lists.add(pattern)
            for one in value if isinstance(value, list) else [value]:
                self.values[pattern][json.dumps(one)] = one

    def changed(self, params: Json, dice: random.Random) -> Json:
        """The request with one or two facts changed."""
        made: Json = json.loads(json.dumps(params))
        text = json.dumps(params)
        for _ in range(dice.choice((1, 1, 2))):
            parts = list(_holders(made, ()))
            dice.shuffle(parts)
            ways = next(found for part in parts if (found := list(self._ways(*part, text))))
            holder, field, values = dice.choice(ways)
            if values is None:
                del holder[field][dice.randrange(len(holder[field]))]
            else:
                holder[field] = dice.choice(values)
        return made

    def _ways(
        self, holder: Json, pattern: Pattern, text: str
    ) -> Iterator[tuple[Json, str, list[Any] | None]]:
        """The fields of a part of the request that may change, each with its other values; an action goes."""
        for field in sorted(self.fields[pattern] - KEPT):
            old, where = holder.get(field), (*pattern, field)
            if isinstance(old, list) and old and isinstance(old[0], dict):
                yield holder, field, None
                continue
            known = [one for key, one in self.values[where].items() if self._fits(one, key, text)]
            if where in self.lists:
                had = list(old or [])
                known = [[x for x in had if x != one] if one in had else [*had, one] for one in known]
            if others := [one for one in known if one != old]:
                yield holder, field, others

    def _fits(self, value: Any, key: str, text: str) -> bool:
        """A place or a piece's name is taken only if the request names it already."""
        if not isinstance(value, str) or not (PLACE.search(value) or len(value) == 1 or " " in value):
            return True
        return key in text


def _holders(value: Any, pattern: Pattern) -> Iterator[tuple[Json, Pattern]]:
    if isinstance(value, dict):
        named = bool(pattern) and pattern[-1] in NAMED
        if not named:
            yield value, pattern
        for key, inner in value.items():
            yield from _holders(inner, (*pattern, "*" if named else key))
    elif isinstance(value, list):
        for inner in value:
            yield from _holders(inner, (*pattern, "*"))
