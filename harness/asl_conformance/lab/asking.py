"""The lab's engines, open as long as the lab runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from asl_conformance.adapters.base import Engine, EngineLost, EngineStartError
from asl_conformance.adapters.limits import REFERENCE, WRONG
from asl_conformance.adapters.reference.wrong import know_nothing_engines, wrong_engines
from asl_conformance.base.text import clean, one_line
from asl_conformance.fuzz.finding.scenario import claims
from asl_conformance.judging.following import following, offered
from asl_conformance.judging.judge import describe, judge
from asl_conformance.lab.document import Whole
from asl_conformance.lab.wording import described, resolved, spenders, term, vehicles
from asl_conformance.protocol.messages import Capabilities, Outcome, Unsupported
from asl_conformance.protocol.reply import Failure, Outcomes, Reply
from asl_conformance.report.asked import FREE, REMARKS
from asl_conformance.suite.case import NO_READINGS, Case, Expectation, request_params
from asl_conformance.suite.editions import asked_as, offers

Json = dict[str, Any]
NOWHERE = "nowhere"
"""Where a LOS is blocked that is clear."""
LONG = 2000
"""Most characters of a reason or failure that are passed on."""


class UnknownEngine(ValueError):
    """An engine that is neither named on the command line nor a wrong engine."""


class Column(Struct, frozen=True):
    """One engine's answers in one edition, in the form that the page needs."""

    engine: str
    edition: str
    readings: dict[str, str] = {}
    """The contested readings that it is asked to follow, by their ids."""
    unheard: tuple[str, ...] = ()
    """Those that it neither declares nor can switch to; they have no effect on it."""
    version: str = ""
    failure: str = ""
    """Why there is no answer; empty if there is."""
    outcomes: tuple[Json, ...] = ()
    verdict: str = ""
    """The verdict by the ticked expectations; empty if nothing is ticked."""
    missed: tuple[str, ...] = ()
    """The ticked expectations that it does not meet, in words."""
    expected: tuple[Json, ...] = ()
    """All ticked expectations, each with the ``kind`` of its own verdict, and in words (``says``)."""
    ms: float = 0.0


def case_of(whole: Whole, name: str = "lab") -> Case:
    """The document as a case with the ticked expectations."""
    expected = tuple(
        Expectation("", tick.question, tick.path, tick.op, tick.value)  # type: ignore[arg-type]
        for tick in whole.ticks
        if tick.question < len(whole.questions)
    )
    bare = Case(name, name, (), (), "", 0, whole.position, whole.questions, expected, whole.actions)
    said = [tick.says for tick in whole.ticks if tick.question < len(whole.questions)]
    expectations = tuple(
        replace(one, prose=says or phrase or f"{described(one.path)} {one.op} {in_words(one.value)}")
        for says, phrase, one in zip(said, claims(bare, by_id=True), expected, strict=True)
    )
    return replace(bare, expectations=expectations)


class _Seat:
    """One engine."""

    def __init__(self, name: str, opened: Callable[[], Engine]) -> None:
        self.name, self._opened = name, opened
        self._engine: Engine | None = None
        self._known: Capabilities | None = None

    def reply(self, case: Case, edition: str, readings: Mapping[str, str]) -> tuple[Reply, Capabilities]:
        """Its reply; raises EngineLost or EngineStartError, and is then restarted the next time."""
        try:
            if self._engine is None or self._known is None:
                self._engine = self._opened()
                self._known = self._engine.start()
            if not offers(edition, self._known.editions, self._known.errata):
                missing = Outcome(unsupported=Unsupported((f"the edition {edition}",)))
                return Outcomes((missing,) * len(case.questions)), self._known
            called = asked_as(edition, self._known.editions, self._known.errata)
            sent = following(self._known, readings, edition).sent
            return self._engine.evaluate(request_params(case, called, sent)), self._known
        except (EngineLost, EngineStartError):
            self.close()
            raise

    def close(self) -> None:
        engine, self._engine, self._known = self._engine, None, None
        if engine is not None:
            engine.close()


class Engines:
    """The engines that may be asked: the reference, those named at the start, and the wrong ones."""

    def __init__(
        self,
        opened: Callable[[str, float | None], Engine],
        names: Sequence[str] = (),
        timeout: float | None = None,
        offered: Sequence[str] = (),
    ) -> None:
        """``opened`` gives the engine of a name with its time limit, not started yet.

        Those that are offered may be asked; the page begins with those that are named.
        """
        self._opened = opened
        self.offered = tuple(offered)
        self.named = tuple(dict.fromkeys((REFERENCE, *names)))
        self._wrong = {f"{WRONG}{one.name}" for one in (*wrong_engines(), *know_nothing_engines())}
        self._timeout = timeout
        self._seats: dict[str, _Seat] = {}

    @property
    def wrong(self) -> list[str]:
        """The names of the wrong engines."""
        return sorted(self._wrong)

    def seat(self, name: str) -> _Seat:
        """The engine of that name; raises UnknownEngine, because a page may not start commands."""
        if name not in (*self.named, *self.offered) and name not in self._wrong:
            raise UnknownEngine(f"no engine {one_line(name, 60)}; start the lab with --engine to name it")
        timeout = None if name == REFERENCE else self._timeout  # the reference needs no time limit
        if name not in self._seats:
            self._seats[name] = _Seat(name, partial(self._opened, name, timeout))
        return self._seats[name]

    def ask(self, name: str, edition: str, case: Case, readings: Mapping[str, str] = NO_READINGS) -> Column:
        """Ask one engine, which nobody else asks meanwhile; its column reports every failure."""
        begun = time.perf_counter()
        try:
            reply, known = self.seat(name).reply(case, edition, readings)
        except (EngineLost, EngineStartError) as error:
            return Column(name, edition, dict(readings), failure=clean(str(error), LONG))
        unheard = tuple(one for one, choice in readings.items() if choice not in offered(known, one))
        column = Column(name, edition, dict(readings), unheard, one_line(known.version, 40))
        if isinstance(reply, Failure):
            return replace(column, failure=f"{reply.kind}: {clean(reply.text, LONG)}")
        verdict = judge(case, reply, known) if case.expectations else None
        return replace(
            column,
            outcomes=tuple(outcome_shown(case, n, one) for n, one in enumerate(reply.outcomes)),
            verdict=verdict.kind if verdict else "",
            missed=tuple(finding.expected for finding in verdict.findings) if verdict else (),
            expected=tuple(_expected(case, reply, known)),
            ms=round(1000 * (time.perf_counter() - begun), 1),
        )

    def close(self) -> None:
        """End every engine."""
        for seat in self._seats.values():
            seat.close()


def _expected(case: Case, reply: Reply, known: Capabilities) -> Iterator[Json]:
    """Each expectation as a tick, with the judge's verdict on it alone."""
    for one in case.expectations:
        kind = judge(replace(case, expectations=(one,)), reply, known).kind
        tick = {"question": one.question, "path": one.path, "op": one.op, "value": one.value}
        yield tick | {"kind": kind, "says": one.prose}


def outcome_shown(case: Case, number: int, outcome: Outcome) -> Json:
    """One outcome: its kind, its reasons, and its fields as cells of a table."""
    fields: Json = to_builtins(outcome)
    found: Json = {"asked": describe(case.questions[number]), "clauses": [], "why": "", "cells": []}
    for kind in ("answer", "illegal", "gone", "unsupported"):
        if kind in fields:
            content = fields[kind]
            break
    else:
        return found | {"kind": "nothing"}
    clauses = (
        content.get("clauses") or [content["clause"]]
        if content.get("clause") or content.get("clauses")
        else []
    )
    found |= {
        "kind": kind,
        "clauses": [one_line(c, 40) for c in clauses],
        "why": clean(content.get("why") or "", LONG),
    }
    if kind == "answer":
        attack = list(resolved(content)) if "targets" in content else []
        return found | {"cells": list(_cells(case, number, content)), "answer": content, "attack": attack}
    if kind == "unsupported":
        return found | {"why": clean(", ".join(content.get("missing", ())) or "nothing named", LONG)}
    return found | {"action": content.get("action", 0)}


def _cells(case: Case, number: int, answer: Mapping[str, Any]) -> Iterator[Json]:
    """The fields of an answer: path, name, words, whether all right answers agree, the phrase for it."""
    plain = [(path, value) for path, value in leaves(answer) if path[0] not in REMARKS]
    wanted = tuple(Expectation("", number, path, "is", value) for path, value in plain)
    phrases = claims(replace(case, expectations=wanted))
    blocked, driven = answer.get("clear") is False, vehicles(case.position)
    for (path, value), phrase in zip(plain, phrases, strict=True):
        free = str(path[-1]) in FREE or (blocked and path == ("hindrance",))
        yield {
            "path": path,
            "label": clean(".".join(str(p + 1 if isinstance(p, int) else p) for p in path), 200),
            "said": clean(described(path, in_mp=not driven.isdisjoint(spenders(path, answer))), 200),
            "text": clean(NOWHERE if path[-1] == "blocked_at" and value == "" else in_words(value), LONG),
            "value": value,
            "free": free,
            "claim": phrase,
        }


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """The values in an answer, each with its path; a list of plain values is one value."""
    if isinstance(value, Mapping) and value:
        for key, item in value.items():
            yield from leaves(item, (*path, key))
    elif isinstance(value, list) and any(isinstance(item, Mapping) for item in value):
        for number, item in enumerate(value):
            yield from leaves(item, (*path, number))
    elif path:
        yield path, value


def in_words(value: Any) -> str:
    """A value of an answer in words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (list, tuple)):
        return ", ".join(sorted(map(str, value))) or "none"
    if isinstance(value, Mapping):
        return ", ".join(f"{term(str(key))} {in_words(one)}" for key, one in value.items()) or "none"
    return "—" if value == "" else str(value)
