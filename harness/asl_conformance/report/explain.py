"""Explanations of a clause, requirement, case, erratum or invariant, as sections of plain text.

The rule in our own words, its errata, its scenarios with their verdicts, and where the
reference engine implements it.
"""

from __future__ import annotations

import difflib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from asl_conformance.base.text import clean, one_line
from asl_conformance.drawing.picture import draw
from asl_conformance.judging.judge import ORDER, describe
from asl_conformance.report.errata import cases_of
from asl_conformance.suite.case import Case
from asl_conformance.suite.names import called, outline_of, underived
from asl_conformance.suite.readings import KINDS, Reading, tagged
from asl_conformance.suite.registry import Erratum, Invariant, Registry, Requirement
from asl_conformance.suite.select import within

CAME = 3
"""Most failed cases whose details are shown."""
SHOWN = 40
"""Up to so many cases are listed one by one; of more, only the wrong ones, with a count of the verdicts."""

CALM = ("", "pass", "not-applicable", "xfail")
"""Verdicts that need not be listed one by one."""


class Known(NamedTuple):
    """All data that an explanation uses."""

    registry: Registry
    cases: Sequence[Case]
    verdicts: Callable[[Sequence[Case]], Mapping[str, str]] = lambda cases: {}
    """The verdicts on some cases by id, from a run; empty without a run."""
    implemented: Mapping[str, Sequence[str]] = {}
    """Places in the reference engine by clause."""
    checks: Mapping[str, str] = {}
    """By invariant: where the fuzzer checks it, or why it cannot."""
    now: Callable[[str], str] = lambda name: name
    """Maps a former name to today's."""
    readings: Mapping[str, Reading] = {}
    """The contested readings, by their ids."""
    came: Callable[[Case], Sequence[str]] = lambda case: ()
    """For a failed case: what was expected and got, and where to look first."""


class Section(NamedTuple):
    """A heading and its lines; a line may begin with a name, which a tab separates from its text."""

    title: str
    lines: tuple[str, ...]


class UnknownName(KeyError):
    """Nothing has that name; the text lists similar names."""

    def __str__(self) -> str:
        return str(self.args[0])


def explain(name: str, known: Known) -> tuple[Section, ...]:
    """The sections about everything with that name; ``9.21`` means ``B9.21``. Raises UnknownName."""
    registry = known.registry
    for candidate in (name, f"B{name}", name.upper(), _cased(name)):
        if candidate in registry.requirements:
            return tuple(_about_requirement(registry.requirements[candidate], known))
        if candidate in registry.errata:
            return tuple(_about_erratum(registry.errata[candidate], known))
        if candidate in registry.invariants:
            return tuple(_about_invariant(registry.invariants[candidate], known))
        if candidate in known.readings:
            return tuple(_about_reading(known.readings[candidate], known))
        if candidate in registry.clauses or candidate in registry.chapters:
            return tuple(_about_clause(candidate, known))
        about = [r.clauses for r in registry.interactions.values()]
        about += [r.clauses for r in known.readings.values()]
        if any(candidate in clauses for clauses in about):
            return tuple(_about_supporting(candidate, known))
        found = [c for c in known.cases if c.id == candidate or outline_of(c.id) == candidate]
        if found:
            return tuple(_about_cases(found, known))
        if known.now(candidate) != candidate:
            later = known.now(candidate)
            return (Section(called(candidate, later), ()), *explain(later, known))
    why = underived(name, [case.id for case in known.cases])
    raise UnknownName(f"nothing is called {name!r}{f': {why}' if why else _near(name, known)}")


def _cased(name: str) -> str:
    """The name spelled as an id of an interaction: clauses in capitals, the ``x`` between them small."""
    return name.upper().replace("X", "x")


def _near(name: str, known: Known) -> str:
    registry = known.registry
    names = [
        *registry.clauses,
        *registry.requirements,
        *registry.errata,
        *registry.invariants,
        *registry.chapters,
    ]
    near = difflib.get_close_matches(name.upper(), names, n=3, cutoff=0.5)
    near += [n for n in difflib.get_close_matches(name, names, n=3, cutoff=0.5) if n not in near]
    if near:
        return f"; near it: {', '.join(near[:3])}"
    return (
        "; give a clause (B9.21), requirement (B9.21-3), case (B9.21-EX1-1), erratum, reading or invariant,"
        " or a field, verb, list or word of the protocol (attack.targets.tem, move, Cover, foxhole)"
    )


def _about_clause(name: str, known: Known) -> Iterator[Section]:
    registry = known.registry
    chapter = registry.chapters[name.partition(".")[0]]
    if name == chapter.id:
        yield Section(f"{name}  {chapter.title}", (f"clauses\t{', '.join(chapter.clauses)}",))
    else:
        wanted = [r for r in registry.chapter_requirements.values() if r.clause == name]
        lines = tuple(line for r in wanted for line in _statement(r))
        yield Section(f"{name}  {chapter.title}: what it asks for", lines)
    yield from _meetings(name, known)
    yield from _errata([e for e in registry.errata.values() if within(e.clause, name)])
    yield from _contested(_readings_of(name, known))
    yield from _scenarios(
        f"Cases that {name} takes part in",
        [c for c in known.cases if any(within(clause, name) for clause in c.clauses)],
        known,
    )
    yield from _implementation([clause for clause in chapter.clauses if within(clause, name)], known)


def _about_supporting(name: str, known: Known) -> Iterator[Section]:
    """A clause of another chapter: its interactions."""
    yield from _meetings(name, known)
    yield from _contested(_readings_of(name, known))
    yield from _scenarios(
        f"Cases that {name} takes part in", [c for c in known.cases if name in c.clauses], known
    )


def _meetings(name: str, known: Known) -> Iterator[Section]:
    met = [r for r in known.registry.interactions.values() if any(within(c, name) for c in r.clauses)]
    if met:
        yield Section(
            f"{name}: where it meets other clauses", tuple(line for r in met for line in _statement(r))
        )


def _about_requirement(requirement: Requirement, known: Known) -> Iterator[Section]:
    yield Section(f"{requirement.id}  {requirement.topic}", tuple(_statement(requirement)))
    named = [c for c in known.cases if outline_of(c.id) == requirement.id]
    yield from _shown(named) if named else ()
    names = (*requirement.begins, *requirement.ends)
    yield from _errata([known.registry.errata[name] for name in names])
    cases = [c for c in known.cases if requirement.id in c.requirements]
    yield from _contested(_resting(cases, known, requirement.id))
    yield from _scenarios(f"Cases that hold {requirement.id}", cases, known)
    yield from _implementation(requirement.clauses, known)


def _about_erratum(erratum: Erratum, known: Known) -> Iterator[Section]:
    yield from _errata([erratum])
    moved = [r for r in known.registry.requirements.values() if erratum.id in (*r.begins, *r.ends)]
    if moved:
        yield Section("Requirements", tuple(line for r in moved for line in _statement(r)))
    yield from _scenarios(
        f"Cases that carry erratum {erratum.id}", list(cases_of(erratum.id, known.cases)), known
    )
    yield from _implementation([erratum.clause], known)


def _about_invariant(invariant: Invariant, known: Known) -> Iterator[Section]:
    lines = [f"says\t{invariant.statement}", f"over\t{invariant.over}", f"property\t{invariant.property}"]
    lines += [f"except\t{invariant.exceptions}"] if invariant.exceptions else []
    yield Section(f"{invariant.id}  holds on every board", tuple(lines))
    places = known.checks.get(invariant.id)
    if places:
        yield Section("Where it is checked", (places,))


def _about_cases(cases: Sequence[Case], known: Known) -> Iterator[Section]:
    yield from _shown(cases)
    case = cases[0]
    names = dict.fromkeys(name for one in cases for name in one.requirements)
    wanted = [known.registry.requirements[name] for name in names if name in known.registry.requirements]
    yield Section("The rule, in our words", tuple(line for r in wanted for line in _statement(r)))
    changed: dict[str, None] = dict.fromkeys(e for one in cases for e in (*one.since, *one.until))
    yield from _errata([known.registry.errata[e] for e in changed if e in known.registry.errata])
    yield from _contested(_resting(cases, known))
    yield from _scenarios("Cases", cases, known)
    yield from _implementation([c for c in case.clauses if c in known.registry.clauses], known)


def _shown(cases: Sequence[Case]) -> Iterator[Section]:
    """The steps and the board of a case; for an outline those of its first row."""
    case = cases[0]
    title = case.id if len(cases) == 1 else f"{outline_of(case.id)} ({len(cases)} rows; the first)"
    lines = (*(clean(line) for line in case.prose), *(f"asked\t{describe(q)}" for q in case.questions))
    yield Section(title, (case.name, f"where\t{case.feature}:{case.line}", *lines))
    drawing = draw(case.position)
    if drawing:
        yield Section("Board", tuple(clean(drawing).split("\n")))


def _statement(requirement: Requirement) -> Iterator[str]:
    yield f"{requirement.id}\t{requirement.statement}"
    for name in requirement.begins:
        yield f"\tonly with erratum {name}"
    for name in requirement.ends:
        yield f"\tonly without erratum {name}"
    if requirement.contested:
        yield "\tcontested: the text does not decide it, so no scenario asserts it"
    if requirement.note:
        yield f"\tnote: {requirement.note}"


def _about_reading(reading: Reading, known: Known) -> Iterator[Section]:
    yield from _contested([reading])
    cases = [case for case in known.cases if reading.id in tagged(case.tags)]
    yield from _scenarios(f"Cases that carry reading {reading.id}", cases, known)


def _readings_of(clause: str, known: Known) -> list[Reading]:
    """The readings of a clause or of one below it."""
    return [one for one in known.readings.values() if any(within(name, clause) for name in one.clauses)]


def _resting(cases: Sequence[Case], known: Known, name: str = "") -> list[Reading]:
    """The readings that these cases depend on, and those about the contested interaction of that name."""
    on = {one for case in cases for one in tagged(case.tags)}
    return [one for one in known.readings.values() if one.id in on or name in one.interactions]


def _contested(readings: Sequence[Reading]) -> Iterator[Section]:
    """Each question that the text leaves open, with its answers; the reference's comes first."""
    for reading in readings:
        order = sorted(reading.choices, key=lambda choice: choice != reading.reference)
        follows = {reading.reference: " (the reference)"}
        lines = [f"{name}\t{reading.choices[name].says}{follows.get(name, '')}" for name in order]
        heading = f"Contested reading {reading.id}  {KINDS[reading.kind]}"
        yield Section(heading, (reading.question, *lines))


def _errata(errata: Sequence[Erratum]) -> Iterator[Section]:
    for erratum in errata:
        lines = [f"before\t{erratum.before}", f"after\t{erratum.after}"]
        lines += [f"note\t{erratum.note}"] if erratum.note else []
        lines += ["Editorial: it moves no answer."] if erratum.editorial else []
        yield Section(f"Erratum {erratum.id}  clause {erratum.clause}, {erratum.source}", tuple(lines))


def _scenarios(title: str, cases: Sequence[Case], known: Known) -> Iterator[Section]:
    if not cases:
        yield Section(f"{title}: none", ())
        return
    derived = [case for case in cases if case.derived]
    if 0 < len(derived) < len(cases):
        yield from _scenarios(title, [case for case in cases if not case.derived], known)
        yield _counted(derived, known.verdicts(derived))
        return
    verdicts = known.verdicts(cases)
    pairs = [(case, verdicts.get(case.id, "not-run") if verdicts else "") for case in cases]
    counts = Counter(verdict for _, verdict in pairs)
    totals = "".join(f", {counts[kind]} {kind}" for kind in ORDER if counts[kind])
    listed = pairs if len(pairs) <= SHOWN else [pair for pair in pairs if pair[1] not in CALM]
    lines = [f"{case.id}\t{verdict}{': ' if verdict else ''}{_name(case)}" for case, verdict in listed]
    if len(listed) < len(pairs):
        lines.append(f"(not listed: {len(pairs) - len(listed)}, none of them wrong)")
    yield Section(f"{title}: {len(cases)}{totals}", tuple(lines))
    wrong = [case for case, verdict in pairs if verdict not in (*CALM, "not-run", "unsupported")]
    for case in wrong[:CAME]:
        yield Section(f"{case.id}: {verdicts[case.id]}", tuple(known.came(case)))


def _counted(cases: Sequence[Case], verdicts: Mapping[str, str]) -> Section:
    """The derived cases of these: their number, and those that did not pass."""
    wrong = [(case, verdicts[case.id]) for case in cases if verdicts.get(case.id, "") not in CALM]
    lines = tuple(f"{case.id}\t{verdict}: {_name(case)}" for case, verdict in wrong)
    right = "all" if not wrong else str(len(cases) - len(wrong))
    return Section(f"Derived from them: {len(cases)} ({right} right)", lines)


def _name(case: Case) -> str:
    return one_line(case.name.partition(" ")[2] or case.name, 160)


def _implementation(clauses: Sequence[str], known: Known) -> Iterator[Section]:
    lines = tuple(f"{clause}\t{place}" for clause in clauses for place in known.implemented.get(clause, ()))
    if lines:
        yield Section("Where the reference engine implements it", lines)
