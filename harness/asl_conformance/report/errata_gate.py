"""Whether an erratum is complete: registered, switched by the engine, and moving exactly its own cases."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from msgspec import Struct

from asl_conformance.adapters.base import Engine
from asl_conformance.judging.following import can_follow, tellable
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Reply
from asl_conformance.report.errata import Moved, cases_of, moved_answers
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import OLDER, applies, asked_as, in_force, newest_for, offers, switches
from asl_conformance.suite.registry import Registry


class Step(Struct, frozen=True):
    """The result of one check of an erratum."""

    name: str
    text: str
    good: bool
    strangers: tuple[Moved, ...] = ()
    """Moved answers in cases that do not carry it."""
    failing: tuple[str, ...] = ()
    """Cases that carry it and fail."""


def gate(
    name: str, registry: Registry, engine: Engine, known: Capabilities, cases: Iterable[Case]
) -> Iterator[Step]:
    """Every check of the erratum; checks that depend on a failed one are omitted."""
    if name not in registry.errata:
        yield Step("registry", f"there is no {name}; asl-conformance errata new writes the entry", good=False)
        return
    erratum = registry.errata[name]
    if name not in switches():
        yield Step("registry", "editorial: it moves no answer, so there is nothing to check", good=True)
        return
    yield _worded(registry, name)
    all_cases = [case for case in cases if can_follow(known, case.readings)]
    own = cases_of(name, all_cases)
    since = [case.id for case in own if name in case.since]
    counts = f"{len(since)} cases only with it, {len(own) - len(since)} only without it"
    yield Step("cases", counts if since else f"{counts}: write one for the new rule", good=bool(since))
    with_it, without = _ends(name, known)
    if not all(offers(edition, known.editions, known.errata) for edition in (with_it, without)):
        why = "it does not declare this erratum; --engine names one that does"
        yield Step("engine", f"{known.name} does not switch it: {why}", good=False)
        return
    yield Step("engine", f"{known.name} switches it", good=True)
    yield from _moves(name, engine, known, all_cases)
    yield _answered(name, engine, known, own)
    yield _held(name, engine, known, [case for case in own if name in case.since])
    now = erratum.edition or "no edition: it belongs to a suite of your own"
    yield Step("edition", now + ("; give it a date to end the draft" if now == "next" else ""), good=True)


def _worded(registry: Registry, name: str) -> Step:
    erratum = registry.errata[name]
    fields = (erratum.source, erratum.before, erratum.after)
    open_ones = [text for text in fields if "TODO" in text]
    open_ones += [r.id for r in registry.requirements.values() if "TODO" in r.statement]
    message = (
        f"clause {erratum.clause}, {erratum.source}"
        if not open_ones
        else f"still to be written: {open_ones[0]}"
    )
    return Step("registry", message, good=not open_ones)


def _moves(name: str, engine: Engine, known: Capabilities, cases: list[Case]) -> Iterator[Step]:
    """Check that switching it, on or off, moves only its own cases."""
    own = {case.id for case in cases_of(name, cases)}
    for base in (newest_for(known.editions, known.errata), OLDER):
        switched = f"{base}{'-' if name in in_force(base) else '+'}{name}"
        if not all(offers(edition, known.editions, known.errata) for edition in (base, switched)):
            yield Step(f"from {base}", f"{known.name} does not offer {base}; nothing is asked", good=True)
            continue
        answers = moved_answers(engine, known, cases, base, switched)
        moved = {one.key for one in answers}
        strangers = tuple(one for one in answers if one.key not in own)
        if strangers:
            count = len(moved - own)
            message = f"moves {count} cases that do not carry it: narrow the rule, or give them its tags"
            yield Step(f"from {base}", message, good=False, strangers=strangers)
        elif not moved:
            yield Step(f"from {base}", "moves nothing", good=base == OLDER)
        else:
            yield Step(f"from {base}", f"moves {len(moved)} of its own cases and no others", good=True)


def _ends(name: str, known: Capabilities) -> tuple[str, str]:
    """The newest edition that the engine offers, with the erratum and without."""
    newest = newest_for(known.editions, known.errata)
    if name in in_force(newest):
        return newest, f"{newest}-{name}"
    return f"{newest}+{name}", newest


def _answered(name: str, engine: Engine, known: Capabilities, own: Iterable[Case]) -> Step:
    """Check that its own cases pass, with it and without it."""
    asked, failing = 0, list[str]()
    for edition in _ends(name, known):
        by_id = {case.id: case for case in own if applies(case, edition, case.readings)}
        replies = _replies(engine, known, by_id, edition)
        failing += [key for key, reply in replies if judge(by_id[key], reply, known).kind != "pass"]
        asked += len(by_id)
    if failing:
        message = f"{len(failing)} of its {asked} cases fail with {known.name}"
        return Step("answers", message, good=False, failing=tuple(failing))
    return Step("answers", f"{asked} cases pass, with it or without it", good=True)


def _replies(
    engine: Engine, known: Capabilities, cases: Mapping[str, Case], edition: str
) -> Iterable[tuple[str, Reply]]:
    """The engine's reply to each case under the edition, by the readings on which the case depends."""
    wording = asked_as(edition, known.editions, known.errata)
    return engine.evaluate_many(
        (key, request_params(case, wording, tellable(known, case.readings))) for key, case in cases.items()
    )


def _held(name: str, engine: Engine, known: Capabilities, since: list[Case]) -> Step:
    """Check that a case which needs it fails without it."""
    by_id = {case.id: case for case in since}
    replies = _replies(engine, known, by_id, _ends(name, known)[1])
    failed = [key for key, reply in replies if judge(by_id[key], reply, known).kind == "fail"]
    if not failed:
        return Step(
            "held", "no case fails without it: if an engine forgets it, no case would notice", good=False
        )
    return Step("held", f"{len(failed)} cases fail without it, such as {failed[0]}", good=True)
