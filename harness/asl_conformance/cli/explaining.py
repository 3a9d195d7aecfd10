"""``explain``: a rule, a case or a word of the protocol, the verdicts of its cases, where to look first."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.files import RESULTS, _results, _suite
from asl_conformance.cli.group import DEFAULT_EDITION, guarded, main
from asl_conformance.cli.sections import print_sections
from asl_conformance.cli.selection import suites

if TYPE_CHECKING:
    from asl_conformance.judging.judge import Finding
    from asl_conformance.judging.runner import Result
    from asl_conformance.report.explain import Section
    from asl_conformance.report.fields import Found
    from asl_conformance.suite.case import Case


@main.command()
@click.argument("name", metavar="NAME")
@click.option(
    "--results",
    type=RESULTS,
    metavar="FILE",
    help="Take the verdicts from this result file. Default: the engine is asked now.",
)
@click.option(
    "--engine",
    metavar="ENGINE",
    default=REFERENCE,
    help="Ask this engine, as for run, and say where to look first for each failure. Default: the reference.",
)
@suites
@guarded
def explain(name: str, results: Path | None, engine: str) -> None:
    """Explain a clause, requirement, case, erratum, reading, invariant, wrong engine, field or word.

    For B9.21, B9.21-3 or B9-INV-01: its text in our words, its errata, its scenarios with their verdicts,
    and where the reference engine implements it. For attack.targets.drm, foxhole or PF: its meaning, and a
    case that shows it. The beginning of a name is enough, if at most three names begin so.
    """
    from asl_conformance.adapters.reference.parts import implementations, modules
    from asl_conformance.report.explain import Known, UnknownName
    from asl_conformance.report.explain import explain as sections
    from asl_conformance.report.fields import find, find_beginning, near
    from asl_conformance.suite import names, readings
    from asl_conformance.suite.registry import load

    if results is not None and engine != REFERENCE:
        raise click.UsageError(
            "--results reads verdicts from a file, --engine asks for them now; give only one"
        )
    if found_there := find(name):
        _explain_words(found_there)
        return
    if about := _about_wrong(name):
        print_sections(about, "asl-conformance wrong lists all engines that are wrong on purpose")
        return
    cases, now = _suite(None).all, names.load().now
    with ExitStack() as stack:
        verdicts, came = _of_file(results) if results is not None else _of_engine(stack, engine)
        known = Known(load(), cases, verdicts, implementations(), _checks(), now, readings.load(), came)
        try:
            found = sections(name, known)
        except UnknownName as error:
            if begun := find_beginning(name):
                _explain_words(begun)
                return
            close = f"; nearest in the protocol: {', '.join(near(name))}" if near(name) else ""
            code = f"; in the reference engine's code: {', '.join(modules(name))}" if modules(name) else ""
            raise click.UsageError(f"{error}{close}{code}") from error
    asked = "the reference engine" if engine == REFERENCE else engine
    print_sections(found, f"verdicts: {results if results is not None else f'{asked}, asked now'}")


def _explain_words(found: Found) -> None:
    """A field or word, with the case that shows it."""
    from asl_conformance.report.shown import shown_by
    from asl_conformance.report.words import sections

    shown = shown_by(_suite(None).cases)
    print_sections(
        sections(found, lambda use: shown.get(use, "")), "docs/reference.md has every field and word"
    )


def _about_wrong(name: str) -> tuple[Section, ...]:
    """The section about the engine of that name that is wrong on purpose; none if there is no such engine."""
    from asl_conformance.adapters.limits import WRONG
    from asl_conformance.adapters.reference.wrong import know_nothing_engines, wrong_engines
    from asl_conformance.report.explain import Section

    asked = name.removeprefix(WRONG)
    return tuple(
        Section(
            f"{WRONG}{one.name}, an engine that is wrong on purpose",
            (
                f"clause\t{one.clause}",
                f"it\t{one.does}",
                f"try\tasl-conformance run --engine {WRONG}{one.name}",
            ),
        )
        for one in (*wrong_engines(), *know_nothing_engines())
        if one.name == asked
    )


def _checks() -> dict[str, str]:
    """By invariant: file, line and name of its check in the fuzzer, or why there is none."""
    from asl_conformance.fuzz.invariants import check as invariants

    found = {}
    for key, one in invariants.load().items():
        code = getattr(one.check, "__code__", None)
        name = getattr(one.check, "__name__", "")
        file = one.check.__module__.replace(".", "/") + ".py"
        found[key] = f"{file}:{code.co_firstlineno} {name}" if code is not None else f"{file} {name}"
    return found | {
        key: f"cannot be checked by machine: {why}" for key, why in invariants.UNCHECKABLE.items()
    }


Verdicts = Callable[[Sequence["Case"]], Mapping[str, str]]
Came = Callable[["Case"], Sequence[str]]


def _of_file(results: Path) -> tuple[Verdicts, Came]:
    """Verdicts from the result file, and what it keeps about a failure."""
    from asl_conformance.results.stream import today
    from asl_conformance.suite import names

    stream = today(_results(results), names.load().now)
    kept = {key: record.verdict for key, record in stream.cases.items()}
    return lambda cases: kept, lambda case: _lines(stream.cases[case.id].findings)


def _of_engine(stack: ExitStack, name: str) -> tuple[Verdicts, Came]:
    """Verdicts of the engine, asked only when needed, and the details of a failure with where to look."""
    from asl_conformance.adapters.base import Engine
    from asl_conformance.adapters.choose import choose, open_choice
    from asl_conformance.cli.reading_options import declared
    from asl_conformance.judging.following import Following, following
    from asl_conformance.protocol.messages import Capabilities

    choice = choose(name, None)
    edition = choice.edition or DEFAULT_EDITION
    decided: dict[str, Result] = {}
    opened: list[tuple[Engine, Capabilities, Following]] = []

    def ask(cases: Sequence[Case]) -> Mapping[str, str]:
        from asl_conformance.judging.runner import run

        if not opened:
            engine = stack.enter_context(open_choice(choice))
            known = engine.start()
            opened.append(
                (engine, known, following(known, declared(name, choice.readings, edition), edition))
            )
        due = tuple(case for case in cases if case.id not in decided)
        engine, known, readings = opened[0]
        done = run(due, engine, known, edition, readings=readings)
        decided.update({result.case.id: result for result in done.results})
        return {key: result.verdict.kind for key, result in decided.items()}

    def came(case: Case) -> Sequence[str]:
        from asl_conformance.cli.ask import look_at

        findings, (engine, known, readings) = decided[case.id].verdict.findings, opened[0]
        reference = choice.command == REFERENCE
        look = "" if reference else look_at(stack, case, findings, engine, known, edition, readings)
        return [*_lines(findings), *([f"look at\t{look}"] if look else [])]

    return ask, came


def _lines(findings: Sequence[Finding]) -> list[str]:
    """What was asked, expected and got, as lines of a section."""
    from asl_conformance.base.text import one_line
    from asl_conformance.report.terminal import VALUE, came_instead, named

    found = []
    for finding in findings:
        found += [f"asked\t{one_line(finding.asked, VALUE)}"] if finding.asked else []
        found.append(f"expected\t{one_line(finding.expected, VALUE)}")
        if finding.wanted is not None:
            found.append(f"\t{named(finding, finding.wanted)}")
        if finding.got is not None:
            found.append(f"got\t{came_instead(finding)}")
        found += [f"why\t{one_line(finding.why, VALUE)}"] if finding.why else []
    return found
