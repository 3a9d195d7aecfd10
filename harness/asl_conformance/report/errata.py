"""Answers that an erratum moves: every case asked under two editions, moved answers with their cause."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import UNSET, Struct

from asl_conformance.adapters.base import Engine, EngineLost
from asl_conformance.judging.following import can_follow, tellable
from asl_conformance.judging.judge import describe
from asl_conformance.judging.meaning import MISSING, look_up, meets
from asl_conformance.judging.naming import nth_action
from asl_conformance.protocol.messages import Capabilities, Outcome
from asl_conformance.protocol.reply import Failure, Reply
from asl_conformance.suite.case import Case, Expectation, request_params
from asl_conformance.suite.editions import applies, asked_as, in_force, offers, switches
from asl_conformance.suite.registry import Erratum, Registry


class Moved(Struct, frozen=True):
    """One answer that differs under the second edition."""

    key: str
    """The case, or the random board."""
    clause: str
    question: str
    field: str
    """The field that moved, such as ``targets.P.tem``; ``play`` for whether actions are allowed."""
    before: Any
    after: Any
    errata: tuple[str, ...]
    """Errata that explain it: switching only this one moves the answer, or the case carries its id."""
    board: int = -1
    """The number of the random board, if it is one."""


class Diff(Struct, frozen=True):
    """Two editions compared over the answered cases: moved answers, and errata that moved none."""

    before: str
    after: str
    asked: int
    moved: tuple[Moved, ...]
    idle: tuple[str, ...]
    """Errata that differ between the editions, all their cases answered, but explain no moved answer."""
    untold: tuple[str, ...] = ()
    """Errata that explain no moved answer, but some of their cases got no answer."""
    silent: Mapping[str, Mapping[str, int]] = {}
    """By edition: what came instead of answers, with the number of cases."""
    lost: str = ""
    """Why the engine is gone, if it is; its answers until then are compared."""

    @property
    def failed(self) -> bool:
        """Whether a case got no answer for another reason than unsupported."""
        return any(kind != UNSUPPORTED for kinds in self.silent.values() for kind in kinds)

    @property
    def unexplained(self) -> tuple[Moved, ...]:
        """Moved answers that no erratum explains."""
        return tuple(m for m in self.moved if not m.errata)


class CannotTell(ValueError):
    """The engine does not offer the editions; the text says what it has to change."""


def difference(engine: Engine, known: Capabilities, cases: Iterable[Case], before: str, after: str) -> Diff:
    """Ask every case under both editions; raises CannotTell if the engine does not offer them."""
    for edition in (before, after):
        if not offers(edition, known.editions, known.errata):
            raise CannotTell(_advice(known, edition))
    by_id = {case.id: case for case in cases if can_follow(known, case.readings)}
    old, new = _ask(engine, known, by_id, (before, after))
    gone = bool(old.lost or new.lost)
    changed = {key: by_id[key] for key in by_id if _moves(key, old, new)}
    differing = [e for e in switches() if (e in in_force(before)) != (e in in_force(after))]
    causes = _causes(engine, known, {} if gone else changed, (before, after), (old, new), differing)
    if gone:  # the engine is gone, so errata cannot be switched singly: use the errata that cases carry
        causes = {key: tuple(e for e in differing if e in (*c.since, *c.until)) for key, c in changed.items()}
    claimed = [
        found
        for key, case in changed.items()
        for found in moved_claims(case, old.claims[key], new.claims[key], causes[key])
    ]
    moved = _once(claimed, changed, after)
    left = [e for e in differing if not any(e in m.errata for m in moved)]
    silent = old.silent.keys() | new.silent.keys()
    untold = tuple(e for e in left if _own(e, by_id) & silent)
    idle = tuple(e for e in left if e not in untold)
    counts = {
        edition: dict(Counter(answers.silent.values())) for edition, answers in ((before, old), (after, new))
    }
    return Diff(before, after, len(by_id), moved, idle, untold, counts, old.lost or new.lost)


def moved_answers(
    engine: Engine, known: Capabilities, cases: Iterable[Case], before: str, after: str
) -> tuple[Moved, ...]:
    """The answers that differ under the second edition, without their cause; raises CannotTell."""
    for edition in (before, after):
        if not offers(edition, known.editions, known.errata):
            raise CannotTell(_advice(known, edition))
    by_id = {case.id: case for case in cases if can_follow(known, case.readings)}
    old, new = _ask(engine, known, by_id, (before, after))
    return tuple(
        found
        for key, case in by_id.items()
        if _moves(key, old, new)
        for found in moved_claims(case, old.claims[key], new.claims[key], ())
    )


def _once(moved: Sequence[Moved], cases: Mapping[str, Case], after: str) -> tuple[Moved, ...]:
    """Each moved answer once: of cases that ask the same, the one that applies in the second edition."""

    def asked(one: Moved) -> tuple[bytes, str, str]:
        case = cases[one.key]
        return msgspec.json.encode((case.position, case.actions, case.readings)), one.question, one.field

    first: dict[tuple[bytes, str, str], str] = {}
    for one in sorted(moved, key=lambda one: not applies(cases[one.key], after, cases[one.key].readings)):
        first.setdefault(asked(one), one.key)
    return tuple(one for one in moved if first[asked(one)] == one.key)


def _own(erratum: str, cases: Mapping[str, Case]) -> Set[str]:
    """The cases that carry the erratum; all cases if none does."""
    return {case.id for case in cases_of(erratum, cases.values())} or cases.keys()


def _advice(known: Capabilities, edition: str) -> str:
    offered = ", ".join(known.editions) or "none"
    switchable = ", ".join(known.errata) or "no erratum"
    return (
        f"{known.name} does not offer the edition {edition}: it offers {offered} and switches {switchable}. "
        "Its answer to initialize has to list the edition in 'editions', or each erratum in 'errata', and "
        "evaluate has to follow the 'edition' of the request."
    )


LONGEST = 2_000
"""Most characters of a value or question that are shown; only excessive ones are cut."""
ANSWER = "answer"
"""The field name if the whole answer moved."""
UNSUPPORTED = "unsupported"
"""Replaces an answer that the engine does not declare."""
MEMBERSHIP: Mapping[str, str] = MappingProxyType(
    {"contains": "contains", "lacks": "contains", "has": "has", "has_no": "has"}
)
"""Operators that look for one thing in a list: only whether it is there matters."""

Claims = tuple[Any, ...]
"""An engine's values for every expectation of a case, in order."""


NOT_ASKED: Reply = Failure("crash", "not asked any more")
"""Replaces the replies of an engine that is gone."""


class _Answers(Struct, frozen=True):
    """An engine's answers to the cases under one edition."""

    claims: Mapping[str, Claims]
    silent: Mapping[str, str]
    """Cases with an unanswered question, and what came instead."""
    failed: Set[str]
    """Those of them without any answer."""
    lost: str = ""
    """Why the engine is gone, if it is."""


def _ask(
    engine: Engine, known: Capabilities, cases: Mapping[str, Case], editions: Sequence[str]
) -> list[_Answers]:
    """The answers under each edition; each case under all editions in a row, for engines with a cache."""
    wordings = [asked_as(edition, known.editions, known.errata) for edition in editions]
    requests = (
        (f"{turn} {key}", request_params(case, wording, tellable(known, case.readings)))
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
    unsupported = {key: UNSUPPORTED for key, values in found.items() if UNSUPPORTED in values}
    return _Answers(found, unsupported | failed, failed.keys(), lost)


def _moves(key: str, old: _Answers, new: _Answers) -> bool:
    """Whether both editions have an answer and they differ."""
    return key not in old.failed and key not in new.failed and old.claims[key] != new.claims[key]


def claims(case: Case, reply: Reply) -> Claims:
    """The values in the reply that the case has expectations about, as comparable data."""
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
    answers: tuple[_Answers, _Answers],
    errata: Sequence[str],
) -> dict[str, tuple[str, ...]]:
    """For every moved case, the errata that move it when only they are switched, or that it carries.

    They are switched in both editions, because an erratum may need another one to have an effect.
    """
    alone = [
        (erratum, base, name)
        for erratum in errata
        for edition, base in zip(editions, answers, strict=True)
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
    """Every expectation of the case for which the answer moved, each field once.

    ``errata``: the errata or readings that explain them.
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
    """The innermost fields in which two values differ: the path, before, after."""
    if isinstance(was, dict) and isinstance(now, dict):
        for key in dict.fromkeys((*was, *now)):
            old, new = was.get(key, MISSING), now.get(key, MISSING)
            if old != new:
                yield from changes(key if field == ANSWER else f"{field}.{key}", old, new)
        return
    yield field, was, now


def compact(value: Any) -> str:
    """A value as one line of JSON; empty if the engine gives none."""
    if value is MISSING:
        return "(nothing)"
    return json.dumps(value, ensure_ascii=True, separators=(", ", ": "))


def cases_of(erratum: str, cases: Iterable[Case]) -> tuple[Case, ...]:
    """The cases that carry the erratum: they apply only with it, or only without it."""
    return tuple(case for case in cases if erratum in (*case.since, *case.until))


def find(registry: Registry, name: str) -> Erratum:
    """The erratum of that id; raises KeyError with a text that lists all."""
    erratum = registry.errata.get(name)
    if erratum is None:
        raise KeyError(f"no erratum {name!r}; errata: {', '.join(registry.errata)}")
    return erratum
