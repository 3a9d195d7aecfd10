"""``run``: judge an engine case by case."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import MAX_RESTARTS, MEMORY, REFERENCE, RESTARTS, TIMEOUT
from asl_conformance.cli.group import DEFAULT_EDITION, EXIT_CODES, examples, guarded, main
from asl_conformance.cli.judged import Judged, judging, results
from asl_conformance.cli.options import as_one
from asl_conformance.cli.reading_options import READING, declared
from asl_conformance.cli.selection import filters, selected
from asl_conformance.cli.shared import (
    answer_writers,
    check_edition,
    exit_code,
    keep,
    known_failures,
    result_writers,
    selecting,
    suite_options,
    write_report,
)

if TYPE_CHECKING:
    from asl_conformance.adapters.choose import Choice
    from asl_conformance.cli.running import Session
    from asl_conformance.suite.case import Case, Suite

INTERRUPTED = "interrupted"
EXAMPLES = examples(
    ('asl-conformance run --engine "java -jar my.jar"', "   an engine of your own"),
    ("asl-conformance run --engine mine --last-failed --maxfail 1", "   fix one failure after the other"),
    ("asl-conformance run --engine mine --profile core", "   all day; the whole suite by night"),
    ("asl-conformance run --engine mine --engine reference --report page", "   side by side"),
    ('asl-conformance run --clause B27.3 -k "trench and not wire"', "   part of the suite"),
)


@dataclass(frozen=True, kw_only=True)
class Options(Judged):
    """What ``run`` is told."""

    engines: tuple[str, ...]
    edition: str | None
    readings: tuple[str, ...]
    profile: str | None
    clauses: tuple[str, ...]
    expression: str
    resume: Path | None
    record: Path | None
    last_failed: bool
    timeout: float | None
    memory: int | None
    jobs: int
    max_restarts: int
    verify: bool
    seed: int | None
    fail_fast: bool
    maxfail: int | None
    durations: int | None

    @property
    def kept_in(self) -> Path | None:
        """Where the results go: to --results, or to what --resume continues."""
        return self.resume or self.results

    @property
    def failures(self) -> int:
        """The failures after which the run stops; 0 for none."""
        return 1 if self.fail_fast else self.maxfail or 0


@main.command(epilog=f"{EXAMPLES}\n\n{EXIT_CODES}")
@click.option(
    "--engine",
    "engines",
    metavar="ENGINE",
    multiple=True,
    default=(REFERENCE,),
    help="[b]reference[/b] (the default); the command line of an engine that speaks the protocol on stdin "
    "and stdout, run as it stands, without a shell; [b]python:package.module:object[/b]; or a name from "
    "asl-conformance.toml. Repeatable: several engines in one matrix.",
)
@click.option(
    "--edition",
    metavar="EDITION",
    help="Edition of the rulebook: current (the default), older, or either with single errata "
    "switched, such as older+B27.3-only.",
)
@READING
@filters
@results("engines")
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Continue a run that was ended: take over the cases of FILE or FILE.part, ask the others, and "
    "write FILE. Give the options of that run.",
)
@click.option(
    "--record",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Also write every reply of the engine; [b]judge[/b] judges them again without it. For several "
    "engines FILE is a folder.",
)
@click.option(
    "--last-failed", is_flag=True, help="Ask only the cases that failed last time; all if that is unknown."
)
@click.option(
    "--timeout",
    type=click.FloatRange(min=0, min_open=True),
    metavar="S",
    help=f"Seconds that an engine has for one case. Default: {TIMEOUT:g}.",
)
@click.option(
    "--memory",
    type=click.IntRange(min=1),
    metavar="MIB",
    help=f"Memory limit of an engine process and all it started. Default: {MEMORY}.",
)
@click.option(
    "--jobs",
    type=click.IntRange(min=1, max=64),
    default=1,
    metavar="N",
    help="Run N processes of the engine; the results are the same as with one.",
)
@click.option(
    "--max-restarts",
    type=click.IntRange(min=0),
    default=RESTARTS,
    metavar="N",
    help="How often the engine's process may end, with no case to blame, while the engine still conforms. "
    f"Default: {RESTARTS}.",
)
@click.option(
    "--verify",
    is_flag=True,
    help="Ask every case four times: forwards, backwards, shuffled, one by one. Different answers make "
    "it [b]unstable[/b].",
)
@click.option(
    "--seed", type=click.IntRange(min=0), metavar="N", help="Seed of the shuffle of [b]--verify[/b]."
)
@click.option("--fail-fast", is_flag=True, help="Stop at the first case that does not pass, as --maxfail 1.")
@click.option(
    "--maxfail", type=click.IntRange(min=1), metavar="N", help="Stop after N cases that do not pass."
)
@click.option(
    "--durations",
    type=click.IntRange(min=1),
    metavar="N",
    help="List the N cases that took longest; cases are then asked one at a time.",
)
@judging
@guarded
@as_one(Options)
def run(options: Options) -> None:
    """Ask an engine the suite and report what it gets right, what wrong, and what it does not declare."""
    from asl_conformance.cli.running import show_all

    if options.seed is not None and not options.verify:
        raise click.UsageError("--seed is for --verify, which is not given")
    if options.durations and options.jobs > 1:
        raise click.UsageError("--durations asks one case at a time; it cannot be combined with --jobs")
    if options.resume is not None and options.results not in (None, options.resume):
        raise click.UsageError("--resume writes the file that it continues; leave --results out")
    if options.record is not None:
        _check_record(options)
    if options.resume is not None and options.verify:
        raise click.UsageError("--verify needs the answers to all cases: it cannot be combined with --resume")
    with ExitStack() as stack:
        sessions, suite = _opened(stack, options)
        asked = _asked(sessions, options)
        repeat, file = _repeat(options), options.expected_failures
        show_all(asked, options.show, repeat, file, options.kept_in, options.durations or 0)
        if options.page is not None:
            write_report(asked, options.page, suite)
    raise SystemExit(max(exit_code(session, options.allow_unsupported) for session in asked))


def _check_record(options: Options) -> None:
    """A usage error if the replies of this run cannot be recorded as one run."""
    if options.resume is not None:
        raise click.UsageError("--record needs the replies to all cases: it cannot be combined with --resume")
    if options.verify:
        raise click.UsageError("--record writes one reply for each case: it cannot be combined with --verify")
    if options.record == options.results:
        raise click.UsageError("--record and --results name the same file; give each a file of its own")


def _opened(stack: ExitStack, options: Options) -> tuple[list[Session], Suite]:
    """Each engine started, with its cases and its file of results; the suite of the cases."""
    from msgspec import structs

    from asl_conformance.adapters.choose import choose, open_jobs
    from asl_conformance.adapters.command import join
    from asl_conformance.adapters.timed import TimedEngine
    from asl_conformance.cli.running import Session

    engines = tuple(dict.fromkeys(options.engines))
    writers = result_writers(stack, engines, options.kept_in, resume=options.resume is not None)
    recorders = answer_writers(stack, engines, options.record)
    survived = options.max_restarts if options.max_restarts > MAX_RESTARTS else 0
    chosen = {
        name: structs.replace(choose(name, options.timeout, memory=options.memory), max_restarts=survived)
        for name in engines
    }
    editions = {name: options.edition or one.edition or DEFAULT_EDITION for name, one in chosen.items()}
    edition = next(iter(editions.values()))
    profile = options.profile or _configured(chosen)
    cases, suite = selected(edition, options.clauses, options.expression, options.cases_file, profile)
    if options.last_failed:
        cases = _that_failed(cases, editions)
    known = known_failures(options.expected_failures, suite)
    readings = {
        name: declared(name, one.readings, editions[name], options.readings) for name, one in chosen.items()
    }
    last = ["--last-failed"] if options.last_failed else []
    by = [*selecting(options.clauses, options.expression, profile), *last]
    selection = join([*(by if len(cases) < suite.count else []), *suite_options()])
    sessions = []
    for name, one in chosen.items():
        session = Session(name, one, editions[name], cases, suite, known, readings[name], selection)
        opened = open_jobs(one, options.jobs)
        session.open(stack, TimedEngine(opened) if options.durations is not None else opened)
        check_edition(session.capabilities, session.edition)
        sessions.append(session)
    for session in sessions:
        keep(session, writers.get(session.name), verified=options.verify)
        session.record_in(recorders.get(session.name))
    return sessions, suite


def _configured(chosen: Mapping[str, Choice]) -> str:
    """The profile that the configuration gives the engines; a usage error if it gives them several."""
    found = {one.profile for one in chosen.values()}
    if len(found) > 1:
        raise click.UsageError(
            "asl-conformance.toml gives these engines different profiles; choose one by --profile"
        )
    return found.pop()


def _asked(sessions: Sequence[Session], options: Options) -> Sequence[Session]:
    """Ask one engine after the other; those that were asked, up to the one that was interrupted."""
    from asl_conformance.cli.verifying import verification

    profile = options.profile or _configured({one.name: one.choice for one in sessions})
    selection = selecting(options.clauses, options.expression, profile)
    for number, session in enumerate(sessions, 1):
        session.ask(
            maxfail=options.failures,
            max_restarts=options.max_restarts,
            again=verification(options.jobs, options.seed, selection) if options.verify else None,
        )
        if session.done.stopped == INTERRUPTED:
            return sessions[:number]
    return sessions


def _that_failed(cases: tuple[Case, ...], editions: Mapping[str, str]) -> tuple[Case, ...]:
    """The cases that failed last time with one of the engines; all cases if none did."""
    from asl_conformance.cli.help import say
    from asl_conformance.results.last import failed

    before = {key for name, edition in editions.items() for key in failed(name, edition)}
    found = tuple(case for case in cases if case.id in before)
    if not found:
        say("no selected case is known to have failed last time; all of them are asked")
    return found or cases


def _repeat(options: Options) -> list[str]:
    """The options needed to ask a case again."""
    given = {
        "--edition": options.edition,
        "--timeout": options.timeout,
        "--memory": options.memory,
        "--cases": options.cases_file,
    }
    words = [
        word
        for name, value in given.items()
        if value is not None
        for word in (name, f"{value:g}" if isinstance(value, float) else str(value))
    ]
    return [*words, *suite_options(), *(word for one in options.readings for word in ("--reading", one))]
