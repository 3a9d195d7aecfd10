"""Whether an erratum is whole: registered, switched by the engine, held by its own cases and by no others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from asl_conformance.adapters.base import Engine
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.report.errata import Moved, cases_of, moved_answers
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import applies, asked_as, in_force, offers, switches
from asl_conformance.suite.registry import Registry


class Step(Struct, frozen=True):
    """One thing that has to be so for an erratum."""

    name: str
    text: str
    good: bool
    strangers: tuple[Moved, ...] = ()
    """Answers that move in cases which do not carry it."""
    failing: tuple[str, ...] = ()
    """Cases that carry it and are answered otherwise than they say."""


def gate(
    name: str, registry: Registry, engine: Engine, known: Capabilities, cases: Iterable[Case]
) -> Iterator[Step]:
    """Every step of the gate for the erratum; what rests on one that failed is left out."""
    if name not in registry.errata:
        yield Step("registry", f"there is no {name}; asl-conformance errata new writes the entry", good=False)
        return
    erratum = registry.errata[name]
    if name not in switches():
        yield Step("registry", "editorial: no answer moves with it, and there is nothing to hold", good=True)
        return
    yield _worded(registry, name)
    all_cases = list(cases)
    own = cases_of(name, all_cases)
    since = [case.id for case in own if name in case.since]
    told = f"{len(since)} cases only with it, {len(own) - len(since)} only without"
    yield Step("cases", told if since else f"{told}: write one that holds what is new", good=bool(since))
    with_it, without = _ends(name)
    if not all(offers(edition, known.editions, known.errata) for edition in (with_it, without)):
        yield Step(
            "engine", f"{known.name} does not switch it: it is not among the errata it declares", good=False
        )
        return
    yield Step("engine", f"{known.name} switches it", good=True)
    yield from _moves(name, engine, known, all_cases)
    yield _answered(name, engine, known, own)
    yield _held(name, engine, known, [case for case in own if name in case.since])
    now = erratum.edition or "no edition: it is one of a suite of your own"
    yield Step("edition", now + ("; a date takes it out of the drafts" if now == "next" else ""), good=True)


def _worded(registry: Registry, name: str) -> Step:
    erratum = registry.errata[name]
    fields = (erratum.source, erratum.before, erratum.after)
    open_ones = [text for text in fields if "TODO" in text]
    open_ones += [r.id for r in registry.requirements.values() if "TODO" in r.statement]
    told = (
        f"clause {erratum.clause}, {erratum.source}"
        if not open_ones
        else f"still to be written: {open_ones[0]}"
    )
    return Step("registry", told, good=not open_ones)


def _moves(name: str, engine: Engine, known: Capabilities, cases: list[Case]) -> Iterator[Step]:
    """From either end, switching it moves its own cases and no others."""
    own = {case.id for case in cases_of(name, cases)}
    for base in ("current", "older"):
        switched = f"{base}{'-' if name in in_force(base) else '+'}{name}"
        if not all(offers(edition, known.editions, known.errata) for edition in (base, switched)):
            yield Step(f"from {base}", f"{known.name} does not offer {base}; nothing is asked", good=True)
            continue
        answers = moved_answers(engine, known, cases, base, switched)
        moved = {one.key for one in answers}
        strangers = tuple(one for one in answers if one.key not in own)
        if strangers:
            count = len(moved - own)
            told = f"moves {count} cases that do not carry it: narrow the rule, or give them its tags"
            yield Step(f"from {base}", told, good=False, strangers=strangers)
        elif not moved:
            yield Step(f"from {base}", "moves nothing", good=base == "older")
        else:
            yield Step(f"from {base}", f"moves {len(moved)} of its own cases and no others", good=True)


def _ends(name: str) -> tuple[str, str]:
    """The current edition with the erratum, and without."""
    if name in in_force("current"):
        return "current", f"current-{name}"
    return f"current+{name}", "current"


def _answered(name: str, engine: Engine, known: Capabilities, own: Iterable[Case]) -> Step:
    """Its own cases are answered as they say, with it and without."""
    asked, failing = 0, list[str]()
    for edition in _ends(name):
        by_id = {case.id: case for case in own if applies(case, edition)}
        wording = asked_as(edition, known.editions, known.errata)
        replies = engine.evaluate_many((key, request_params(case, wording)) for key, case in by_id.items())
        failing += [key for key, reply in replies if judge(by_id[key], reply, known).kind != "pass"]
        asked += len(by_id)
    if failing:
        told = f"{len(failing)} of its {asked} cases say otherwise than {known.name}"
        return Step("answers", told, good=False, failing=tuple(failing))
    return Step("answers", f"{asked} cases are answered as they say, with it or without", good=True)


def _held(name: str, engine: Engine, known: Capabilities, since: list[Case]) -> Step:
    """A case that is there only with it fails without it."""
    by_id = {case.id: case for case in since}
    wording = asked_as(_ends(name)[1], known.editions, known.errata)
    replies = engine.evaluate_many((key, request_params(case, wording)) for key, case in by_id.items())
    failed = [key for key, reply in replies if judge(by_id[key], reply, known).kind == "fail"]
    if not failed:
        return Step(
            "held", "no case fails without it: nothing would notice that it was forgotten", good=False
        )
    return Step("held", f"{len(failed)} cases fail without it, as {failed[0]}", good=True)
