"""The command line. Everything heavy is imported by the command that needs it, so that --help is quick.

Exit codes: 0 conforms, 1 does not, 2 usage, 3 no engine, 4 the harness is at fault; 130 interrupted, 143
by SIGTERM, 129 by SIGHUP.
"""

from __future__ import annotations

import datetime
import traceback
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, ParamSpec

import rich_click as click
from click.exceptions import Exit

from asl_conformance import __version__, ending, output
from asl_conformance.adapters import MEMORY, REFERENCE, TIMEOUT

if TYPE_CHECKING:
    from asl_conformance.adapters.base import Engine
    from asl_conformance.case import Case
    from asl_conformance.expected import Entry
    from asl_conformance.protocol.messages import Capabilities
    from asl_conformance.results import ResultWriter
    from asl_conformance.runner import Result, Run
    from asl_conformance.suite import Suite

CONFORMS, DOES_NOT_CONFORM, USAGE, NO_ENGINE, HARNESS_FAULT = 0, 1, 2, 3, 4

DEFAULT_EDITION = "current"
SHOWN = 10
"""Failures printed in full unless told otherwise."""

P = ParamSpec("P")


def _lines(title: str, *lines: tuple[str, str]) -> str:
    """A help epilog of pairs, one a line: rich-click runs lines together unless a blank one parts them."""
    return "\n\n".join(
        [f"[bold]{title}[/bold]", *(f"[cyan]  {first}[/cyan][dim]{then}[/dim]" for first, then in lines)]
    )


EXAMPLES = _lines(
    "Examples",
    ("asl-conformance run", "   the reference engine, all cases"),
    ('asl-conformance run --engine "java -jar my.jar"', "   an engine of your own"),
    ("asl-conformance run --engine ./my --results run.jsonl", "   keep the results"),
    ('asl-conformance run --clause B27.3 -k "trench and not wire"', ""),
    ("asl-conformance schema position", "   the JSON Schema of a position"),
)

EXIT_CODES = _lines(
    "Exit codes",
    ("  0", "  conforms: every case that applies was asked, and passed or is a known failure"),
    ("  1", "  does not conform; unsupported is not a pass"),
    ("  2", "  usage: no such option, clause, edition or case; unwritable results"),
    ("  3", "  the engine could not be started, or the handshake failed"),
    ("  4", "  the harness or the suite is at fault"),
    ("130", "  interrupted; the results say what was not run (143 by SIGTERM, 129 by SIGHUP)"),
)

click.rich_click.TEXT_MARKUP = "rich"
click.rich_click.MAX_WIDTH = 80
click.rich_click.STYLE_OPTION = "bold cyan"
click.rich_click.STYLE_HELPTEXT = ""


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """Give every way to end its exit code; a fault of the harness is one line and a hint."""

    @wraps(command)
    def run_guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        from asl_conformance.adapters.base import EngineLost, EngineStartError

        with ending.heeded():
            try:
                command(*args, **kwargs)
            except (click.ClickException, Exit):
                raise
            except EngineStartError as error:
                _die(NO_ENGINE, f"the engine cannot be asked: {error}")
            except EngineLost as error:
                _die(DOES_NOT_CONFORM, f"the engine {kwargs.get('engine', '')} is gone: {error}")
            except (KeyboardInterrupt, click.Abort):
                _die(ending.code(), "interrupted")
            except Exception as error:  # noqa: BLE001 - the last resort of a program: say so and end
                _fault(error)

    return run_guarded


def _die(code: int, message: str) -> NoReturn:
    from rich.text import Text

    from asl_conformance.render import console
    from asl_conformance.text import clean

    console(stderr=True).print(Text("asl-conformance: ", "bold") + Text(clean(message)), soft_wrap=True)
    raise SystemExit(code)


def _fault(error: Exception) -> NoReturn:
    from asl_conformance.results import ResultsUnwritable
    from asl_conformance.suite import SuiteError

    if isinstance(error, ResultsUnwritable):
        _die(USAGE, str(error))
    context = click.get_current_context(silent=True)
    if context is not None and (context.find_root().params.get("debug")):
        traceback.print_exc()
    if isinstance(error, SuiteError):
        _die(HARNESS_FAULT, f"the suite is at fault:\n{error}")
    where = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(where.filename).name}:{where.lineno}"
    _die(
        HARNESS_FAULT,
        f"a fault of the harness, not of the engine: {type(error).__name__}: {error} ({place})\n"
        "asl-conformance --debug run ... shows where; please report it",
    )


class _Main(click.RichGroup):
    """The commands, with output that takes everything."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        output.prepare()
        try:
            return super().main(*args, **kwargs)
        finally:
            error = output.failed()
            if error is not None and not output.unread(error) and not ending.signalled():
                _die(USAGE, f"stdout cannot be written: {error.strerror or error}")


@click.group(
    cls=_Main,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=EXAMPLES,
)
@click.option("--debug", is_flag=True, help="Show the traceback of a fault of the harness.")
@click.version_option(__version__, prog_name="asl-conformance", message="%(prog)s %(version)s")
def main(debug: bool) -> None:
    """Tell which clauses of the Advanced Squad Leader rulebook an engine gets right.

    Walls and hedges (B9), marsh (B16), wire (B26) and entrenchments (B27), clause by clause.
    """


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
    fail_fast: bool,
    allow_unsupported: bool,
    expected_failures: Path | None,
    cases_file: Path | None,
    show: int,
) -> None:
    """Ask an engine the suite and report what it gets right, wrong and does not claim."""
    from asl_conformance import render
    from asl_conformance.adapters.choose import choose, open_jobs
    from asl_conformance.results import footer, header

    out = render.console()
    with ExitStack() as stack:
        writer = _writer(results)
        if writer is not None:
            stack.callback(writer.close)
        chosen = choose(engine, timeout, memory=memory)
        edition = edition or chosen.edition or DEFAULT_EDITION
        cases, suite = _selected(edition, clauses, expression, cases_file)
        known = _known_failures(expected_failures, suite)
        asked = stack.enter_context(open_jobs(chosen, jobs))
        capabilities = asked.start()
        _check_edition(capabilities, edition)
        if writer is not None:
            writer.write(header(capabilities, edition, suite.digest, len(cases)))
        done = _run(cases, asked, capabilities, edition, writer, fail_fast=fail_fast, known=known)
        if writer is not None:
            writer.finish(footer(done))
    render.report(out, done, show)
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
) -> Run:
    """Ask with a progress bar on stderr and every result in the file as soon as it is known."""
    from asl_conformance import render, runner
    from asl_conformance.expected import foresee
    from asl_conformance.results import case_record

    today = datetime.date.today()

    with render.progress(render.console(stderr=True), len(cases), capabilities.name) as tick:

        def hear(result: Result) -> None:
            tick(result)
            if writer is not None:
                writer.write(case_record(result))

        return runner.run(
            cases,
            engine,
            capabilities,
            edition,
            hear,
            fail_fast=fail_fast,
            expected=lambda key, verdict: foresee(verdict, known.get(key), today),
        )


def _exit_code(done: Run, allow_unsupported: bool) -> int:
    from asl_conformance import runner

    if done.stopped == runner.INTERRUPTED:
        return ending.code()
    good = done.conforms_as_claimed if allow_unsupported else done.as_foreseen
    return CONFORMS if good else DOES_NOT_CONFORM


def _selected(
    edition: str, clauses: tuple[str, ...], expression: str, file: Path | None
) -> tuple[tuple[Case, ...], Suite]:
    """The cases asked for and the suite they are of; a usage error if there are none, or none applies."""
    from asl_conformance.editions import UnknownEdition, applies, in_force
    from asl_conformance.select import NothingSelected, select
    from asl_conformance.suite import load_cases
    from asl_conformance.vectors import BadVectors, read

    try:
        in_force(edition)
        suite = load_cases() if file is None else read(file)
        found = select(suite.cases, clauses, expression)
        if not any(applies(case, edition) for case in found):
            raise NothingSelected(f"the edition {edition} has none of the cases selected; see --edition")
        return found, suite
    except (UnknownEdition, NothingSelected, BadVectors) as error:
        raise click.UsageError(str(error)) from error


def _check_edition(capabilities: Capabilities, edition: str) -> None:
    from asl_conformance.editions import offers
    from asl_conformance.text import one_line

    if not offers(edition, capabilities.editions, capabilities.errata):
        offered = ", ".join(capabilities.editions) or "none"
        raise click.UsageError(
            one_line(f"{capabilities.name} does not offer the edition {edition}; it has {offered}")
        )


def _known_failures(path: Path | None, suite: Suite) -> Mapping[str, Entry]:
    """The entries of an expected-failures file; a usage error if it is malformed or names no case."""
    from asl_conformance.expected import BadExpectations, check_ids, read

    if path is None:
        return {}
    try:
        known = read(path)
        check_ids(known, [case.id for case in suite.cases], str(path))
    except (BadExpectations, OSError) as error:
        raise click.UsageError(str(error)) from error
    return known


def _writer(path: Path | None) -> ResultWriter | None:
    from asl_conformance.results import ResultsUnwritable, ResultWriter

    if path is None:
        return None
    try:
        return ResultWriter(path)
    except ResultsUnwritable as error:
        raise click.UsageError(str(error)) from error


from asl_conformance import (  # noqa: E402 - they add their commands to ``main``
    cli_board,
    cli_errata,
    cli_fuzz,
    cli_report,
    cli_tools,
)

__all__ = ["cli_board", "cli_errata", "cli_fuzz", "cli_report", "cli_tools", "main"]
