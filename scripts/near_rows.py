"""Requests near the suite's cases: each is one of the suite with one or two facts changed.

Another kind, status, deed, phase, mode, verb, terrain or place: each a value that the suite has for that
field. An action or a question may go. The position has no problem that the case's does not have. To half of
the requests one or two actions are added (``near_acts``).
"""

import json
import random
from collections import defaultdict
from collections.abc import Collection, Iterator
from typing import Any

import msgspec

from asl_conformance.adapters.reference.problems import problems
from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.case import request_params
from scripts.near_acts import PLACE, Acts
from scripts.near_acts import of_the_suite as acts_of_the_suite

Json = dict[str, Any]
Pattern = tuple[str, ...]
NAMED = frozenset("hexes hexsides vertices units counters".split())
"""Maps whose keys are names of the position."""
KEPT = frozenset({"ask", "edition"})
"""Fields that are not changed."""
ACTING = 0.5
"""How often actions are added."""


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
        self.needed: dict[Pattern, set[str]] = {}
        self.lists: set[Pattern] = set()
        for one in requests:
            self._note(one, ())

    def _note(self, value: Any, pattern: Pattern) -> None:
        if isinstance(value, dict):
            named, pattern = bool(pattern) and pattern[-1] in NAMED, _pattern(value, pattern)
            if not named:
                self.fields[pattern].update(value)
                self.needed[pattern] = self.needed.get(pattern, set(value)) & set(value)
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
            ways = (way for part in parts for way in self._ways(*part, text, dice))
            holder, field, values = next(ways)
            if values is None:
                del holder[field][dice.randrange(len(holder[field]))]
            else:
                holder[field] = dice.choice(values)
        return made

    def _ways(
        self, holder: Json, pattern: Pattern, text: str, dice: random.Random
    ) -> Iterator[tuple[Json, str, list[Any] | None]]:
        """The fields of a part that may change, in any order, each with its other values; an action goes."""
        fields = sorted(self.fields[pattern] - KEPT)
        for field in dice.sample(fields, len(fields)):
            old, where = holder.get(field), (*pattern, field)
            if isinstance(old, list) and old and isinstance(old[0], dict):
                yield holder, field, None
                continue
            if field == "do":
                known = self._verbs(holder)
            else:
                known = [one for key, one in self.values[where].items() if self._fits(one, key, text)]
            if where in self.lists:
                had = list(old or [])
                known = [[x for x in had if x != one] if one in had else [*had, one] for one in known]
            if others := [one for one in known if one != old]:
                yield holder, field, others

    def _verbs(self, deed: Json) -> list[str]:
        """The other verbs that have every field of the action, and need no more."""
        fields = set(deed)
        known = [at[1] for at in self.needed if len(at) == 2 and at[0] == "do" and at[1] != deed["do"]]
        return [verb for verb in known if self.needed["do", verb] <= fields <= self.fields["do", verb]]

    def _fits(self, value: Any, key: str, text: str) -> bool:
        """A place or a piece's name is taken only if the request names it already."""
        if not isinstance(value, str) or not (PLACE.search(value) or len(value) == 1 or " " in value):
            return True
        return key in text


class Near:
    """Requests near the suite's cases, in an order that the dice decide."""

    def __init__(self, oracle: Asker, verbs: Collection[str], dice: random.Random) -> None:
        self.requests, self.verbs, self.dice = of_the_suite(), verbs, dice
        self.seen = Seen(self.requests)
        self.acts = Acts(oracle, acts_of_the_suite(self.requests), dice)

    def drawn(self) -> Json:
        """A request whose position has no problem that its case's has not."""
        while True:
            row = self.dice.choice(self.requests)
            one = self.seen.changed(row, self.dice)
            if not (found := _problems(one["position"])) or found <= _problems(row["position"]):
                acting = one["position"].get("units") and self.dice.random() < ACTING
                return self.acts.added(one, self.verbs) if acting else one


def _problems(position: Json) -> set[tuple[str, str]]:
    return {(one.where, one.what) for one in problems(position, "current")}


def _pattern(part: Json, pattern: Pattern) -> Pattern:
    """Where a part of the request is; an action or a question of one kind has the same fields everywhere."""
    kind = next((kind for kind in ("do", "ask") if kind in part), "")
    return (kind, part[kind]) if kind else pattern


def _holders(value: Any, pattern: Pattern) -> Iterator[tuple[Json, Pattern]]:
    if isinstance(value, dict):
        named, pattern = bool(pattern) and pattern[-1] in NAMED, _pattern(value, pattern)
        if not named:
            yield value, pattern
        for key, inner in value.items():
            yield from _holders(inner, (*pattern, "*" if named else key))
    elif isinstance(value, list):
        for inner in value:
            yield from _holders(inner, (*pattern, "*"))
