"""One or two actions more for a request near the suite's cases, and what is asked after them.

An action is one that the request asks about, one of the suite's done by a unit that is here, or one that the
fuzzer announces. Several are tried, and the first that the oracle allows is added.
"""

import random
import re
from collections.abc import Collection, Iterator
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.asking.doings import announcements, named_hexes
from asl_conformance.fuzz.asking.sequences import afterwards, longer, state_after
from asl_conformance.fuzz.boards.lattice import hexside, neighbours

Json = dict[str, Any]
Known = dict[str, dict[str, list[Json]]]
"""Actions by the phase of the position and by verb."""
PLACE = re.compile(r"[A-Z]{1,2}\d{1,2}(-[A-Z]{1,2}\d{1,2})*")
OFFERS, NEAR, TRIES = 3, 3, 6
FORBIDDEN = 0.2
"""How often an action that the oracle forbids stays."""
ENDING, ASKED, OF_THE_SUITE = 0.02, 0.25, 0.75
"""Below these shares the action ends the phase, is one that is asked about, is one of the suite's."""
LEFT_OUT = frozenset({"set_up", "land", "exchange", "end_phase", "roll"})
"""Verbs whose actions are not taken from the suite: they bring a new piece, or are always allowed."""
RARE, RARELY = frozenset({"result", "resolve_fire", "search"}), 0.3
"""Verbs that are nearly always allowed, and how often they are taken all the same."""


def of_the_suite(requests: list[Json]) -> Known:
    """Every action that the requests do or ask about, by phase and verb."""
    found: Known = {}
    for one in requests:
        here = found.setdefault(one["position"].get("phase", ""), {})
        for deed in (*one.get("actions", ()), *asked_about(one)):
            if deed["do"] not in LEFT_OUT:
                here.setdefault(deed["do"], []).append(deed)
    return found


def asked_about(params: Json) -> Iterator[Json]:
    """The actions that the questions of a request ask about."""
    for question in params.get("questions", ()):
        yield from question.get("steps", ())
        if "action" in question:
            yield question["action"]


class Acts:
    """Adds actions to requests; ``known`` are the suite's."""

    def __init__(self, oracle: Asker, known: Known, dice: random.Random) -> None:
        self.oracle, self.known, self.dice = oracle, known, dice

    def added(self, params: Json, verbs: Collection[str]) -> Json:
        """The request with one or two actions more, and questions about who acted and another action."""
        position, begun, asked = params["position"], params.get("actions", []), list(asked_about(params))
        offers: list[Json] = []

        def offer(here: Json, _: list[Json]) -> Json:
            offers.append(next((deed for _ in range(TRIES) if (deed := self._offered(here, asked))), {}))
            return offers[-1]

        due = len(begun) + self.dice.choice((1, 1, 2))
        done = longer(self.oracle, position, begun, due, offer, verbs)
        if self.dice.random() > FORBIDDEN and state_after(self.oracle, position, done) is None:
            done = done[: max(len(begun), len(done) - 1)]
        if len(done) == len(begun):
            return params
        later = [{"ask": "may", "action": deed} for deed in offers if deed and deed not in done]
        more = [*afterwards(position, done, self.dice)[1:], *later[-1:]]
        return params | {"actions": done, "questions": [*params.get("questions", ()), *more]}

    def _offered(self, here: Json, asked: list[Json]) -> Json:
        """An action to try on the position; empty if there is none."""
        chance = self.dice.random()
        if here.get("phase") and chance < ENDING:
            return {"do": "end_phase"}
        if asked and chance < ASKED:
            return self.dice.choice(asked)
        names = [name for name, unit in here["units"].items() if unit["hex"]]
        if not names:
            return {}
        name = self.dice.choice(names)
        if (known := self.known.get(here.get("phase", ""))) and chance < OF_THE_SUITE:
            verb = self.dice.choice(list(known))
            if verb in RARE and self.dice.random() > RARELY:
                return {}
            return self._told(self.dice.choice(known[verb]), here, name)
        offers = announcements(here, name, self.dice, OFFERS)
        return self.dice.choice(offers) if offers else {}

    def _told(self, deed: Json, here: Json, name: str) -> Json:
        """The action of the suite, done by the unit; empty if a piece of a kind that it names is not here."""
        made: Json = {}
        for field, value in deed.items():
            found = candidates(field, value, here, name, made)
            if found is None or not value:
                made[field] = value
            elif not found:
                return {}
            elif isinstance(value, list):
                first = found[:1] if field in ("units", "by") else []
                rest = [one for one in found if one not in first]
                made[field] = [*first, *self.dice.sample(rest, min(len(value) - len(first), len(rest)))]
            else:
                made[field] = self.dice.choice(found)
        return made


def candidates(field: str, value: Any, here: Json, name: str, made: Json) -> list[str] | None:
    """What the field of the unit's action may name here, the unit itself first; None if it names nothing."""
    units, counters = here["units"], here.get("counters", {})
    unit = units[name]
    foes = [other for other, one in units.items() if one["side"] != unit["side"]]
    with_it = [
        other for other, one in units.items() if (one["hex"], one["side"]) == (unit["hex"], unit["side"])
    ]
    own = [key for key, one in counters.items() if one.get("possessed_by") == name]
    near = [unit["hex"], *named_hexes(here, name)[:NEAR]]
    if field in ("to", "hex", "center") or (field == "target" and PLACE.fullmatch(value)):
        return near
    if field in ("hexside", "hexsides", "bypass", "crest"):
        at = made.get("to", unit["hex"])
        return [hexside(at, one) for one in neighbours(at) if one]
    if field == "counter":
        return own or [key for key, one in counters.items() if one.get("hex") == unit["hex"]]
    return {
        "unit": [name],
        "units": [name, *(other for other in with_it if other != name)],
        "by": [name] if isinstance(value, list) else foes,
        "target": [other for other in with_it if other != name] if made.get("do") == "transfer" else foes,
        "answer": foes,
        "showing": with_it,
        "leader": [other for other in with_it if units[other]["type"] == "leader"],
        "vehicle": [other for other in with_it if other != name],
        "carrying": own,
        "leaving": own,
    }.get(field)
