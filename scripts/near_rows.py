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
LISTS = frozenset("status done beneath weapons bypass overlays access free by units passengers rules".split())
"""Fields that are lists of words."""
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
            for one in value if isinstance(value, list) else [value]:
                self.values[pattern][json.dumps(one)] = one

    def changed(self, params: Json, dice: random.Random) -> Json:
        """The request with one or two facts changed."""
        made: Json = json.loads(json.dumps(params))
        text = json.dumps(params)
        for _ in range(dice.choice((1, 1, 2))):
            holder, pattern = dice.choice(list(_holders(made, ())))
            fields = sorted(self.fields[pattern] - KEPT)
            if not fields:
                continue
            field = dice.choice(fields)
            known = [one for key, one in self.values[*pattern, field].items() if self._fits(one, key, text)]
            if known:
                self._put(holder, field, dice.choice(known), dice)
        return made

    def _fits(self, value: Any, key: str, text: str) -> bool:
        """A place or a piece's name is taken only if the request names it already."""
        if not isinstance(value, str) or not (PLACE.search(value) or len(value) == 1 or " " in value):
            return True
        return key in text

    def _put(self, holder: Json, field: str, value: Any, dice: random.Random) -> None:
        old = holder.get(field)
        if isinstance(old, list) and old and isinstance(old[0], dict):
            del old[dice.randrange(len(old))]
        elif isinstance(old, list) or (old is None and field in LISTS):
            had = list(old or [])
            holder[field] = [one for one in had if one != value] if value in had else [*had, value]
        elif not isinstance(old, dict):
            holder[field] = value


def _holders(value: Any, pattern: Pattern) -> Iterator[tuple[Json, Pattern]]:
    if isinstance(value, dict):
        named = bool(pattern) and pattern[-1] in NAMED
        if not named and pattern:
            yield value, pattern
        for key, inner in value.items():
            yield from _holders(inner, (*pattern, "*" if named else key))
    elif isinstance(value, list):
        for inner in value:
            yield from _holders(inner, (*pattern, "*"))
