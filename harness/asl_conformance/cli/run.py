"""``run``: judge an engine case by case."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import MAX_RESTARTS, MEMORY, REFERENCE, RESTARTS, TIMEOUT
from asl_conformance.base import ending
from asl_conformance.cli.group import (
    CONFORMS,
    DEFAULT_EDITION,
    DOES_NOT_CONFORM,
    EXIT_CODES,
    USAGE,
    examples,
    guarded,
    main,
)
from asl_conformance.cli.options import as_one
from asl_conformance.cli.reading_options import READING, declared
from asl_conformance.cli.selection import filters, selected

if TYPE_CHECKING:
    from asl_conformance.cli.running import Session
    from asl_conformance.protocol.messages import Capabilities
    from asl_conformance.results.expected import Entry
    from asl_conformance.results.writing import ResultWriter
    from asl_conformance.suite.case import Case, Suite

SHOWN = 10
"""Default number of failures printed in full."""
NAME = 40
"""Longest name of a file that is named after its engine, in characters."""
INTERRUPTED = "interrupted"
EXAMPLES = examples(
    ('asl-conformance run --engine "java -jar my.jar"', "   an engine of your own"),
    ("asl-conformance run --engine mine --last-failed --maxfail 1", "   fix one failure after the other"),
    ("asl-conformance run --engine mine --engine reference --report page", "   side by side"),
    ('asl-conformance run --clause B27.3 -k "trench and not wire"', "   part of the suite"),
)


@dataclass(frozen=True)
class Options:
    """What ``run`` is told."""

    engines: tuple[str, ...]
    edition: str | None
    readings: tuple[str, ...]
    clauses: tuple[str, ...]
    expression: str
    results: Path | None
    resume: Path | None
    page: Path | None
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
    allow_unsupported: bool
    expected_failures: Path | None
    cases_file: Path | None
    show: int

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
@click.option(
    "--results",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the results as JSON Lines; for several engines FILE is a folder, with a file for each.",
)
@click.option(
    "--resume",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Continue a run that was ended: take over the cases of FILE or FILE.part, ask the others, and "
    "write FILE. Give the options of that run.",
)
@click.option(
    "--report",
    "page",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Also write the page of [b]report[/b].",
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
@click.option(
    "--allow-unsupported",
    is_flag=True,
    help="Exit 0 if everything that the engine declares is right; unsupported cases keep that verdict.",
)
@click.option(
    "--expected-failures",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE",
    help="Cases that are known to fail, with reasons (docs/ci.md): verdict xfail, or xpass if they pass. "
    "A missing file is an empty list.",
)
@click.option(
    "--cases",
    "cases_file",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Judge the cases of a file that export wrote, instead of the suite's.",
)
@click.option(
    "--show",
    type=click.IntRange(min=0),
    default=SHOWN,
    metavar="N",
    help="Print N failures in full, each with what to look at first. Default: 10.",
)
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
    if options.resume is not None and options.verify:
        raise click.UsageError("--verify needs the answers to all cases: it cannot be combined with --resume")
    with ExitStack() as stack:
        sessions, suite = _opened(stack, options)
        asked = _asked(sessions, options)
        repeat, file = _repeat(options), options.expected_failures
        show_all(asked, options.show, repeat, file, options.kept_in, options.durations or 0)
        if options.page is not None:
            _page(asked, options.page, suite)
    raise SystemExit(max(_exit_code(session, options.allow_unsupported) for session in asked))


def _opened(stack: ExitStack, options: Options) -> tuple[list[Session], Suite]:
    """Each engine started, with its cases and its file of results; the suite of the cases."""
    from msgspec import structs

    from asl_conformance.adapters.choose import choose
    from asl_conformance.adapters.command import join
    from asl_conformance.cli.running import Session

    engines = tuple(dict.fromkeys(options.engines))
    writers = _writers(stack, engines, options.kept_in, resume=options.resume is not None)
    survived = options.max_restarts if options.max_restarts > MAX_RESTARTS else 0
    chosen = {
        name: structs.replace(choose(name, options.timeout, memory=options.memory), max_restarts=survived)
        for name in engines
    }
    editions = {name: options.edition or one.edition or DEFAULT_EDITION for name, one in chosen.items()}
    edition = next(iter(editions.values()))
    cases, suite = selected(edition, options.clauses, options.expression, options.cases_file)
    if options.last_failed:
        cases = _that_failed(cases, editions)
    known = _known_failures(options.expected_failures, suite)
    readings = {
        name: declared(name, one.readings, editions[name], options.readings) for name, one in chosen.items()
    }
    last = ["--last-failed"] if options.last_failed else []
    chosen_by = [*_selection(options), *last] if len(cases) < len(suite.all) else []
    selection = join([*chosen_by, *_suites()])
    sessions = []
    for name, one in chosen.items():
        session = Session(name, one, editions[name], cases, suite, known, readings[name], selection)
        session.open(stack, options.jobs, timed=options.durations is not None)
        _check_edition(session.capabilities, session.edition)
        sessions.append(session)
    for session in sessions:
        _keep(session, writers.get(session.name), verified=options.verify)
    return sessions, suite


def _keep(session: Session, writer: ResultWriter | None, *, verified: bool) -> None:
    """Begin or resume the file of its results; a usage error if that is of another run."""
    from asl_conformance.results.resuming import OtherRun

    if writer is None:
        return
    try:
        session.keep_in(writer, verified=verified)
    except OtherRun as error:
        raise click.UsageError(str(error)) from error


def _asked(sessions: Sequence[Session], options: Options) -> Sequence[Session]:
    """Ask one engine after the other; those that were asked, up to the one that was interrupted."""
    from asl_conformance.cli.verifying import verification

    selection = _selection(options)
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


def _selection(options: Options) -> list[str]:
    """The options that select the same cases again."""
    return [
        *(word for clause in options.clauses for word in ("--clause", clause)),
        *(("-k", options.expression) if options.expression else ()),
    ]


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
    return [*words, *_suites(), *(word for one in options.readings for word in ("--reading", one))]


def _suites() -> list[str]:
    """The options that name the same suites again."""
    from asl_conformance.suite.own import BUILTIN, in_use

    used = in_use()
    names = [suite.as_named for suite in used.suites] + [BUILTIN] * used.builtin
    return [word for name in names for word in ("--suite", name)] if used.suites else []


def _page(sessions: Sequence[Session], target: Path, suite: Suite) -> None:
    """Write the page of ``report`` from this run."""
    from asl_conformance.cli.report import write_page
    from asl_conformance.results.stream import stream

    write_page([stream(one.done, suite.digest) for one in sessions], suite, target, REFERENCE)


def _exit_code(session: Session, allow_unsupported: bool) -> int:
    done = session.done
    if done.stopped == INTERRUPTED:
        return ending.code()
    from asl_conformance.judging.standing import RIGHT

    if done.standing == "unasked" or session.kept.failed:
        return USAGE
    good = done.standing in RIGHT and (allow_unsupported or done.supported)
    return CONFORMS if good else DOES_NOT_CONFORM


def _check_edition(capabilities: Capabilities, edition: str) -> None:
    from asl_conformance.base.text import one_line
    from asl_conformance.suite.editions import offers

    if not offers(edition, capabilities.editions, capabilities.errata):
        offered = ", ".join(capabilities.editions) or "none"
        raise click.UsageError(
            one_line(f"{capabilities.name} does not offer the edition {edition}; it offers {offered}")
        )


def _known_failures(path: Path | None, suite: Suite) -> Mapping[str, Entry]:
    """The entries of an expected-failures file; a usage error if it is malformed or names no case."""
    from asl_conformance.cli.help import say
    from asl_conformance.cli.names import hint
    from asl_conformance.results.expected import BadExpectations, by_case, read, renamed
    from asl_conformance.suite import names

    if path is None:
        return {}
    if not path.exists():
        if not path.absolute().parent.is_dir():
            raise click.UsageError(f"{path} does not exist, nor does its folder")
        say(f"{path} does not exist, so no case is known to fail; bless makes it from the results")
        return {}
    ids = [case.id for case in suite.all]
    find = names.load().finder(ids)
    try:
        entries = read(path)
        known = by_case(entries, find, ids, str(path))
    except (BadExpectations, OSError) as error:
        raise click.UsageError(str(error)) from error
    hint(renamed(entries, find), f"bless writes today's names into {path}")
    return known


def _writers(
    stack: ExitStack, engines: Sequence[str], path: Path | None, *, resume: bool
) -> dict[str, ResultWriter]:
    """Writers for the results of each engine: the file, or for several engines a file each in the folder."""
    if path is None:
        return {}
    if len(engines) == 1:
        paths = [path]
    elif path.suffix or path.is_file():
        raise click.UsageError(f"--results for several engines is a folder with a file for each, not {path}")
    else:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise click.UsageError(f"cannot write {path}: {error.strerror or error}") from error
        paths = [path / f"{name}.jsonl" for name in file_names(engines)]
    found = {}
    for name, one in zip(engines, paths, strict=True):
        found[name] = writer = _writer(one, resume=resume)
        stack.callback(writer.close)
    return found


def file_names(engines: Sequence[str]) -> list[str]:
    """A file name for each engine: letters and digits of its command, numbered if two are equal."""
    found: list[str] = []
    for engine in engines:
        stem = re.sub(r"[^A-Za-z0-9]+", "-", engine).strip("-")[:NAME].strip("-") or "engine"
        count = next(
            n for n in range(1, len(engines) + 1) if (stem if n == 1 else f"{stem}-{n}") not in found
        )
        found.append(stem if count == 1 else f"{stem}-{count}")
    return found


def _writer(path: Path, *, resume: bool) -> ResultWriter:
    from asl_conformance.results.stream import BadResults, ResultsUnwritable
    from asl_conformance.results.writing import ResultWriter

    try:
        return ResultWriter(path, resume=resume)
    except (ResultsUnwritable, BadResults) as error:
        raise click.UsageError(str(error)) from error
