"""What an erratum moves: every case asked under two editions, each moved answer with what explains it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from asl_conformance.adapters.base import Engine, EngineLost
from asl_conformance.judging.judge import describe
from asl_conformance.judging.meaning import MISSING, look_up, meets
from asl_conformance.judging.naming import nth_action
from asl_conformance.protocol.messages import Capabilities, Outcome
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.suite.case import Case, Expectation, request_params
from asl_conformance.suite.editions import asked_as, in_force, offers, switches
from asl_conformance.suite.registry import Erratum, Registry


class Moved(Struct, frozen=True):
    """One answer that is another under the second edition."""

    key: str
    """The case, or the random board."""
    clause: str
    question: str
    field: str
    """What moved in the answer, as ``targets.P.tem``; ``play`` for what is allowed."""
    before: Any
    after: Any
    errata: tuple[str, ...]
    """What explains it: switching one of these alone moves the answer, or the case carries its id."""
    board: int = -1
    """The number of the random board, if it is one."""


class Diff(Struct, frozen=True):
    """Two editions compared over the cases that were answered: what moved, and errata that moved nothing."""

    before: str
    after: str
    asked: int
    moved: tuple[Moved, ...]
    idle: tuple[str, ...]
    """Errata that differ between the editions, all their cases answered, and explain no moved answer."""
    untold: tuple[str, ...] = ()
    """The others that explain none: some of their cases got no answer."""
    silent: Mapping[str, Mapping[str, int]] = {}
    """By edition what came in place of answers, with the number of cases."""
    lost: str = ""
    """Why the engine is gone, if it is: what it answered until then is compared."""

    @property
    def failed(self) -> bool:
        """Whether a case got no answer although the engine did not say that it supports none."""
        return any(kind != UNSUPPORTED for kinds in self.silent.values() for kind in kinds)

    @property
    def unexplained(self) -> tuple[Moved, ...]:
        """Answers that moved although no erratum explains it."""
        return tuple(m for m in self.moved if not m.errata)


class CannotTell(ValueError):
    """The engine does not offer what is asked; the text says what it would have to change."""


def difference(engine: Engine, known: Capabilities, cases: Iterable[Case], before: str, after: str) -> Diff:
    """Ask every case under both editions; raises CannotTell if the engine does not offer them."""
    for edition in (before, after):
        if not offers(edition, known.editions, known.errata):
            raise CannotTell(_advice(known, edition))
    by_id = {case.id: case for case in cases}
    old, new = _ask(engine, known, by_id, (before, after))
    gone = bool(old.lost or new.lost)
    changed = {key: by_id[key] for key in by_id if _moves(key, old, new)}
    differing = [e for e in switches() if (e in in_force(before)) != (e in in_force(after))]
    causes = _causes(engine, known, {} if gone else changed, (before, after), (old, new), differing)
    if gone:  # nobody is left to switch them one by one: what a case carries says most of it
        causes = {key: tuple(e for e in differing if e in (*c.since, *c.until)) for key, c in changed.items()}
    moved = tuple(
        found
        for key, case in changed.items()
        for found in moved_claims(case, old.claims[key], new.claims[key], causes[key])
    )
    left = [e for e in differing if not any(e in m.errata for m in moved)]
    silent = old.silent.keys() | new.silent.keys()
    untold = tuple(e for e in left if _own(e, by_id) & silent)
    idle = tuple(e for e in left if e not in untold)
    counts = {edition: dict(Counter(said.silent.values())) for edition, said in ((before, old), (after, new))}
    return Diff(before, after, len(by_id), moved, idle, untold, counts, old.lost or new.lost)


def moved_answers(
    engine: Engine, known: Capabilities, cases: Iterable[Case], before: str, after: str
) -> tuple[Moved, ...]:
    """The answers that are others under the second edition, nobody asking why; raises CannotTell."""
    for edition in (before, after):
        if not offers(edition, known.editions, known.errata):
            raise CannotTell(_advice(known, edition))
    by_id = {case.id: case for case in cases}
    old, new = _ask(engine, known, by_id, (before, after))
    return tuple(
        found
        for key, case in by_id.items()
        if _moves(key, old, new)
        for found in moved_claims(case, old.claims[key], new.claims[key], ())
    )


def _own(erratum: str, cases: Mapping[str, Case]) -> Set[str]:
    """The cases that carry the erratum; all there are if none does."""
    return {case.id for case in cases_of(erratum, cases.values())} or cases.keys()


def _advice(known: Capabilities, edition: str) -> str:
    offered = ", ".join(known.editions) or "none"
    switchable = ", ".join(known.errata) or "no erratum"
    return (
        f"{known.name} does not offer the edition {edition}: it offers {offered} and switches {switchable}. "
        "Its answer to initialize has to list the edition in 'editions', or each erratum in 'errata', and "
        "evaluate has to answer by the 'edition' of the request."
    )


LONGEST = 2_000
"""Characters of a value or question that are shown: all of them, but for an engine that sends a book."""
ANSWER = "answer"
"""The field of what moved, where it is all of an answer."""
UNSUPPORTED = "unsupported"
"""What stands for an answer that the engine does not claim to have."""
MEMBERSHIP: Mapping[str, str] = MappingProxyType(
    {"contains": "contains", "lacks": "contains", "has": "has", "has_no": "has"}
)
"""Claims that look for one thing in a list: what matters is whether it is there."""

Claims = tuple[Any, ...]
"""What an engine says on every expectation of a case, in order."""


NOT_ASKED: Reply = Failure("crash", "not asked any more")
"""What stands for the answers of an engine that is gone."""


class _Answers(Struct, frozen=True):
    """What an engine says on cases under one edition."""

    claims: Mapping[str, Claims]
    silent: Mapping[str, str]
    """Cases without an answer, or not to all of their questions, and what came instead."""
    failed: Set[str]
    """Those of them without any."""
    lost: str = ""
    """Why the engine is gone, if it is."""


def _ask(
    engine: Engine, known: Capabilities, cases: Mapping[str, Case], editions: Sequence[str]
) -> list[_Answers]:
    """What the engine says under each edition; all of a case in a row, for an engine that keeps answers."""
    wordings = [asked_as(edition, known.editions, known.errata) for edition in editions]
    requests = (
        (f"{turn} {key}", request_params(case, wording))
        for key, case in cases.items()
        for turn, wording in enumerate(wordings)
    )
    replies, lost = [dict.fromkeys(cases, NOT_ASKED) for _ in editions], ""
    try:
        for name, reply in engine.evaluate_many(requests):
            turn, _, key = name.partition(" ")
            replies[int(turn)][key] = reply
    except EngineLost as error:
        lost = str(error)
    return [_answers(cases, found, lost) for found in replies]


def _answers(cases: Mapping[str, Case], replies: Mapping[str, Reply], lost: str) -> _Answers:
    found = {key: claims(cases[key], reply) for key, reply in replies.items()}
    failed = {key: reply.kind for key, reply in replies.items() if isinstance(reply, Failure)}
    unsupported = {key: UNSUPPORTED for key, said in found.items() if UNSUPPORTED in said}
    return _Answers(found, unsupported | failed, failed.keys(), lost)


def _moves(key: str, old: _Answers, new: _Answers) -> bool:
    """Whether there are two answers, and not the same."""
    return key not in old.failed and key not in new.failed and old.claims[key] != new.claims[key]


def claims(case: Case, reply: Reply) -> Claims:
    """What the reply says on what the case looks at, as plain data that compares."""
    if isinstance(reply, Failure):
        return tuple(reply.kind for _ in case.expectations)
    return tuple(_claim(e, reply.outcomes[e.question]) for e in case.expectations)


def _claim(expectation: Expectation, outcome: Outcome) -> Any:
    if outcome.gone is not UNSET:
        return f"{outcome.gone.piece} is gone by {nth_action(outcome.gone.action)}"
    if outcome.illegal is not UNSET:
        return f"{nth_action(outcome.illegal.action)} is not allowed"
    if outcome.answer is UNSET:
        return UNSUPPORTED
    if not expectation.path:
        return "allowed"
    found = look_up(msgspec.to_builtins(outcome.answer), expectation.path)
    if expectation.op in MEMBERSHIP:
        return meets(found, MEMBERSHIP[expectation.op], expectation.value)
    return found


def _causes(
    engine: Engine,
    known: Capabilities,
    cases: Mapping[str, Case],
    editions: tuple[str, str],
    said: tuple[_Answers, _Answers],
    errata: Sequence[str],
) -> dict[str, tuple[str, ...]]:
    """For every moved case the errata that move it when they alone are switched, or that it carries.

    Switched in either edition: an erratum may need another one to have an effect.
    """
    alone = [
        (erratum, base, name)
        for erratum in errata
        for edition, base in zip(editions, said, strict=True)
        if offers(
            name := f"{edition}{'-' if erratum in in_force(edition) else '+'}{erratum}",
            known.editions,
            known.errata,
        )
    ]
    hits = {
        erratum: {k for k, case in cases.items() if erratum in (*case.since, *case.until)}
        for erratum in errata
    }
    now = _ask(engine, known, cases, [name for _, _, name in alone])
    for (erratum, base, _), switched in zip(alone, now, strict=True):
        hits[erratum] |= {key for key in cases if _moves(key, base, switched)}
    return {key: tuple(erratum for erratum in errata if key in hits[erratum]) for key in cases}


def moved_claims(case: Case, old: Claims, new: Claims, errata: tuple[str, ...]) -> Iterator[Moved]:
    """Every claim of the case on which the engine says something else, each field once.

    ``errata`` is what explains them: errata, or readings.
    """
    clause = case.clauses[0] if case.clauses else ""
    seen = set()
    for expectation, was, now in zip(case.expectations, old, new, strict=True):
        question = describe(case.questions[expectation.question])
        field = ".".join(map(str, expectation.path)) or "play"
        if expectation.op in MEMBERSHIP:
            field += f" has {compact(expectation.value)}"
        if was != now and (question, field) not in seen:
            seen.add((question, field))
            yield Moved(case.id, clause, question, field, was, now, errata)


def changes(field: str, was: Any, now: Any) -> Iterator[tuple[str, Any, Any]]:
    """The fields in which two values differ, down to what is no object: the path, before, after."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in dict.fromkeys((*was, *now)):
            old, new = was.get(key, MISSING), now.get(key, MISSING)
            if old != new:
                yield from changes(key if field == ANSWER else f"{field}.{key}", old, new)
        return
    yield field, was, now


def compact(value: Any) -> str:
    """A value as one line of JSON; nothing for what the engine does not say."""
    if value is MISSING:
        return "(nothing)"
    return json.dumps(value, ensure_ascii=True, separators=(", ", ": "))


def cases_of(erratum: str, cases: Iterable[Case]) -> tuple[Case, ...]:
    """The cases that carry the erratum: they apply only with it, or only without."""
    return tuple(case for case in cases if erratum in (*case.since, *case.until))


def find(registry: Registry, name: str) -> Erratum:
    """The erratum of that id; raises KeyError with a text that lists those there are."""
    erratum = registry.errata.get(name)
    if erratum is None:
        raise KeyError(f"no erratum {name!r}; there are {', '.join(registry.errata)}")
    return erratum
