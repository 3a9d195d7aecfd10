"""``run``: an engine judged case by case."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import MAX_RESTARTS, MEMORY, REFERENCE, RESTARTS, TIMEOUT
from asl_conformance.base import ending
from asl_conformance.cli.group import CONFORMS, DEFAULT_EDITION, DOES_NOT_CONFORM, EXIT_CODES, guarded, main

if TYPE_CHECKING:
    from asl_conformance.adapters.base import Engine
    from asl_conformance.judging.runner import Result, Run
    from asl_conformance.judging.verify import Memory
    from asl_conformance.protocol.messages import Capabilities
    from asl_conformance.results.expected import Entry
    from asl_conformance.results.stream import ResultWriter
    from asl_conformance.suite.case import Case, Suite

SHOWN = 10
"""Failures printed in full unless told otherwise."""


@main.command(epilog=EXIT_CODES)
@click.option(
    "--engine",
    metavar="ENGINE",
    default=REFERENCE,
    help="[b]reference[/b] (the default); the command line of an engine that speaks the protocol on stdin "
    "and stdout, run as it stands, without a shell; [b]python:package.module:object[/b]; or a name from "
    "asl-conformance.toml.",
)
@click.option(
    "--edition",
    metavar="EDITION",
    help="Edition of the rulebook: current (unless told otherwise), older, or either with single errata "
    "switched, as older+B27.3-only.",
)
@click.option(
    "--clause",
    "clauses",
    multiple=True,
    metavar="CLAUSE",
    help="Only cases of this clause and its subclauses, as B27 or B27.1; may be given again.",
)
@click.option(
    "-k",
    "expression",
    default="",
    metavar="EXPR",
    help="Only cases whose id, name or tags match: words, and, or, not.",
)
@click.option(
    "--results", type=click.Path(path_type=Path), metavar="FILE", help="Write the results as JSON Lines."
)
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    metavar="S",
    help=f"Seconds an engine has for one case; {TIMEOUT:g} unless told otherwise.",
)
@click.option(
    "--memory",
    type=click.IntRange(min=1),
    metavar="MIB",
    help=f"Memory that an engine process and all it started may hold; {MEMORY} unless told otherwise. "
    "Kept on Linux only.",
)
@click.option(
    "--jobs",
    type=click.IntRange(min=1, max=64),
    default=1,
    metavar="N",
    help="Run N processes of the engine; the results are those of one.",
)
@click.option(
    "--max-restarts",
    type=click.IntRange(min=0),
    default=RESTARTS,
    metavar="N",
    help="Times that its process may end with no case to blame while the engine still conforms; "
    f"{RESTARTS} unless told otherwise.",
)
@click.option(
    "--verify",
    is_flag=True,
    help="Ask every case four times: forwards, backwards, shuffled, one by one. One that is not answered the "
    "same is [b]unstable[/b].",
)
@click.option(
    "--seed", type=click.IntRange(min=0), metavar="N", help="Shuffle for [b]--verify[/b] as it was by N."
)
@click.option("--fail-fast", is_flag=True, help="Stop at the first case that comes out wrong.")
@click.option(
    "--allow-unsupported",
    is_flag=True,
    help="Exit 0 if all that the engine claims is right; unsupported cases stay counted as such.",
)
@click.option(
    "--expected-failures",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Cases that are known to fail, with their reasons (docs/ci.md): xfail, or xpass if they pass.",
)
@click.option(
    "--cases",
    "cases_file",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Judge the cases of a file that export wrote, in place of the suite's own.",
)
@click.option(
    "--show",
    type=click.IntRange(min=0),
    default=SHOWN,
    metavar="N",
    help="Print N failures in full; 10 by default.",
)
@guarded
def run(
    engine: str,
    edition: str | None,
    clauses: tuple[str, ...],
    expression: str,
    results: Path | None,
    timeout: float | None,
    memory: int | None,
    jobs: int,
    max_restarts: int,
    verify: bool,
    seed: int | None,
    fail_fast: bool,
    allow_unsupported: bool,
    expected_failures: Path | None,
    cases_file: Path | None,
    show: int,
) -> None:
    """Ask an engine the suite and report what it gets right, wrong and does not claim."""
    from msgspec import structs

    from asl_conformance.adapters.choose import choose, open_jobs
    from asl_conformance.cli.verifying import verified
    from asl_conformance.report import terminal
    from asl_conformance.results.stream import footer, header

    if seed is not None and not verify:
        raise click.UsageError("--seed shuffles for --verify, which is not given")
    out = terminal.console()
    with ExitStack() as stack:
        writer = _writer(results)
        if writer is not None:
            stack.callback(writer.close)
        chosen = choose(engine, timeout, memory=memory)
        chosen = structs.replace(chosen, max_restarts=max(MAX_RESTARTS, max_restarts))
        edition = edition or chosen.edition or DEFAULT_EDITION
        cases, suite = _selected(edition, clauses, expression, cases_file)
        known = _known_failures(expected_failures, suite)
        asked = stack.enter_context(open_jobs(chosen, jobs))
        capabilities = asked.start()
        _check_edition(capabilities, edition)
        if writer is not None:
            writer.write(header(capabilities, edition, suite.digest, len(cases)))
        again = (
            (lambda run, memory, hear: verified(run, memory, chosen, jobs, seed, hear)) if verify else None
        )
        done = _run(
            cases,
            asked,
            capabilities,
            edition,
            writer,
            fail_fast=fail_fast,
            known=known,
            max_restarts=max_restarts,
            again=again,
        )
        if writer is not None:
            writer.finish(footer(done))
    terminal.report(out, done, show)
    if writer is not None:
        out.print(f"  results: {writer.path}", style="dim", soft_wrap=True)
    raise SystemExit(_exit_code(done, allow_unsupported))


def _run(
    cases: tuple[Case, ...],
    engine: Engine,
    capabilities: Capabilities,
    edition: str,
    writer: ResultWriter | None,
    *,
    fail_fast: bool,
    known: Mapping[str, Entry],
    max_restarts: int,
    again: Callable[[Run, Memory, Callable[[Result], None]], Run] | None,
) -> Run:
    """Ask with a progress bar on stderr and every result in the file as soon as it is known."""
    from asl_conformance.judging import runner
    from asl_conformance.judging.verify import Memory
    from asl_conformance.report import terminal
    from asl_conformance.results.expected import foresee
    from asl_conformance.results.stream import case_record

    today = datetime.date.today()
    memory = Memory()

    with terminal.progress(terminal.console(stderr=True), len(cases), capabilities.name) as tick:

        def hear(result: Result) -> None:
            tick(result)
            if writer is not None:
                writer.write(case_record(result))

        done = runner.run(
            cases,
            engine,
            capabilities,
            edition,
            hear,
            fail_fast=fail_fast,
            expected=lambda key, verdict: foresee(verdict, known.get(key), today),
            on_reply=memory.hear if again else lambda case, reply: None,
            max_restarts=max_restarts,
        )
    return again(done, memory, hear) if again else done


def _exit_code(done: Run, allow_unsupported: bool) -> int:
    from asl_conformance.judging import runner

    if done.stopped == runner.INTERRUPTED:
        return ending.code()
    good = done.conforms_as_claimed if allow_unsupported else done.as_foreseen
    return CONFORMS if good else DOES_NOT_CONFORM


def _selected(
    edition: str, clauses: tuple[str, ...], expression: str, file: Path | None
) -> tuple[tuple[Case, ...], Suite]:
    """The cases asked for and the suite they are of; a usage error if there are none, or none applies."""
    from asl_conformance.cli.names import former_words
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite.editions import UnknownEdition, applies, in_force
    from asl_conformance.suite.select import NothingSelected, select
    from asl_conformance.suite.vectors import BadVectors, read

    try:
        in_force(edition)
        suite = load_cases() if file is None else read(file)
        found = select(suite.all, clauses, expression, former_words(expression, suite))
        if not any(applies(case, edition) for case in found):
            raise NothingSelected(f"the edition {edition} has none of the cases selected; see --edition")
        return found, suite
    except (UnknownEdition, NothingSelected, BadVectors) as error:
        raise click.UsageError(str(error)) from error


def _check_edition(capabilities: Capabilities, edition: str) -> None:
    from asl_conformance.base.text import one_line
    from asl_conformance.suite.editions import offers

    if not offers(edition, capabilities.editions, capabilities.errata):
        offered = ", ".join(capabilities.editions) or "none"
        raise click.UsageError(
            one_line(f"{capabilities.name} does not offer the edition {edition}; it has {offered}")
        )


def _known_failures(path: Path | None, suite: Suite) -> Mapping[str, Entry]:
    """The entries of an expected-failures file; a usage error if it is malformed or names no case."""
    from asl_conformance.cli.names import hint
    from asl_conformance.results.expected import BadExpectations, by_case, read, renamed
    from asl_conformance.suite import names

    if path is None:
        return {}
    ids = [case.id for case in suite.all]
    find = names.load().finder(ids)
    try:
        entries = read(path)
        known = by_case(entries, find, ids, str(path))
    except (BadExpectations, OSError) as error:
        raise click.UsageError(str(error)) from error
    hint(renamed(entries, find), f"bless writes the names of today into {path}")
    return known


def _writer(path: Path | None) -> ResultWriter | None:
    from asl_conformance.results.stream import ResultsUnwritable, ResultWriter

    if path is None:
        return None
    try:
        return ResultWriter(path)
    except ResultsUnwritable as error:
        raise click.UsageError(str(error)) from error
