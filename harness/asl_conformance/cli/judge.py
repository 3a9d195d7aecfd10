"""``judge``: judge recorded answers, with no engine at hand."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.cli.files import FILE
from asl_conformance.cli.group import EXIT_CODES, examples, guarded, main
from asl_conformance.cli.judged import Judged, judging, results
from asl_conformance.cli.options import as_one
from asl_conformance.cli.selection import filters, selected
from asl_conformance.cli.shared import (
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
    from asl_conformance.cli.recorded import RecordedSession
    from asl_conformance.results.answers import Answers, RecordedEngine
    from asl_conformance.suite.case import Case, Suite

EXAMPLES = examples(
    ("asl-conformance run --engine mine --record answers.jsonl", "   writes such a file"),
    ("asl-conformance judge answers.jsonl", "   the verdicts of that run"),
    ("asl-conformance judge phone.jsonl server.jsonl --report page", "   side by side"),
)


@dataclass(frozen=True, kw_only=True)
class Options(Judged):
    """What ``judge`` is told."""

    files: tuple[Path, ...]
    profile: str | None
    clauses: tuple[str, ...]
    expression: str


@main.command(epilog=f"{EXAMPLES}\n\n{EXIT_CODES}")
@click.argument("files", type=FILE, nargs=-1, required=True, metavar="ANSWERS.jsonl...")
@filters
@results("recordings")
@judging
@guarded
@as_one(Options)
def judge(options: Options) -> None:
    """Judge recorded answers: the verdicts and the output of run, without the engine.

    Each file is one recording: what an engine declared, and its replies to cases, by their ids (schema
    answer-record). run --record writes one; so may any program that asked an engine. Edition and readings
    are those of the recording.
    """
    from asl_conformance.cli.running import show_all

    with ExitStack() as stack:
        sessions, suite = _opened(stack, options)
        for session in sessions:
            session.ask(maxfail=0, max_restarts=session.max_restarts, again=None)
        repeat = ["--cases", str(options.cases_file)] if options.cases_file is not None else []
        repeat += suite_options()
        show_all(sessions, options.show, repeat, options.expected_failures, options.results, 0)
        if options.page is not None:
            write_report(sessions, options.page, suite)
    raise SystemExit(max(exit_code(session, options.allow_unsupported) for session in sessions))


def _opened(stack: ExitStack, options: Options) -> tuple[list[RecordedSession], Suite]:
    """A session for each recording, with its cases and its file of results; the suite of the cases."""
    from asl_conformance.cli.recorded import RecordedSession
    from asl_conformance.results.answers import RecordedEngine
    from asl_conformance.suite.case import digest

    read = {str(path): _read(path) for path in dict.fromkeys(options.files)}
    writers = result_writers(stack, list(read), options.results, resume=False)
    edition = next(iter(read.values())).header.edition
    cases, suite = selected(edition, options.clauses, options.expression, options.cases_file, options.profile)
    known, digests = known_failures(options.expected_failures, suite), {c.id: digest(c) for c in suite.all}
    sessions = []
    for name, answers in read.items():
        engine, asked = RecordedEngine(answers, digests), _recorded(cases, answers)
        own = selecting(options.clauses, options.expression, options.profile)
        words = _words(answers.header.selection, own if len(asked) < suite.count else [])
        session = RecordedSession(name, answers, asked, suite, known, words)
        session.open(stack, engine)
        check_edition(session.capabilities, session.edition)
        _tell_passed_over(name, engine)
        keep(session, writers.get(name), verified=False)
        sessions.append(session)
    return sessions, suite


def _words(recorded: str, own: list[str]) -> str:
    """The options that selected the cases: when the answers were recorded, and now."""
    from asl_conformance.adapters.command import join
    from asl_conformance.judging.standing import CORE

    if join(own[:2]) == CORE and recorded.startswith(CORE):
        own = own[2:]
    return " ".join(filter(None, (recorded or join(suite_options()), join(own))))


def _read(path: Path) -> Answers:
    """The recording in that file; a usage error if it is none, or names an unknown edition or reading."""
    from asl_conformance.results.answers import BadAnswers, read
    from asl_conformance.suite.editions import UnknownEdition, in_force
    from asl_conformance.suite.readings import UnknownReading, checked

    try:
        found = read(path)
        in_force(found.header.edition)
        for name, choice in found.header.readings.items():
            checked(name, choice)
    except (BadAnswers, OSError) as error:
        raise click.UsageError(str(error)) from error
    except (UnknownEdition, UnknownReading) as error:
        raise click.UsageError(f"{path}:1: {error}") from error
    return found


def _recorded(cases: tuple[Case, ...], answers: Answers) -> tuple[Case, ...]:
    """The cases among these that were selected when the answers were recorded; a usage error if none was."""
    from msgspec import UNSET

    chosen = answers.header.selected
    if chosen is UNSET:
        return cases
    wanted = frozenset(chosen)
    found = tuple(case for case in cases if case.id in wanted)
    if not found:
        how = answers.header.selection or "other cases"
        raise click.UsageError(f"{answers.name} was recorded with {how}, so it has none of these cases")
    return found


def _tell_passed_over(name: str, engine: RecordedEngine) -> None:
    """Print how many answers are to cases that the suite does not have, or has otherwise."""
    from asl_conformance.cli.help import say

    if over := engine.passed_over:
        (line, first), many = over[0], len(over)
        what = "1 answer is" if many == 1 else f"{many} answers are"
        say(
            f"{name}: {what} to cases that the suite does not have, or has otherwise, and passed over; "
            f"the first is {first.case} (line {line}). Give --suite or --cases if the recording had one"
        )
