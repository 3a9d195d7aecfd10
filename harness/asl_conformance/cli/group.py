"""The command group: exit codes, how every command ends, ``main``.

Everything heavy is imported by the command that needs it, so that --help is quick. Exit codes: 0 conforms,
1 does not, 2 usage, 3 no engine, 4 the harness is at fault; 130 interrupted, 143 by SIGTERM, 129 by SIGHUP.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Mapping
from functools import wraps
from pathlib import Path
from typing import NoReturn, ParamSpec

import rich_click as click
from click.exceptions import Exit

from asl_conformance import __version__
from asl_conformance.base import ending
from asl_conformance.base.text import clean
from asl_conformance.cli.help import Group, say
from asl_conformance.suite import defined
from asl_conformance.suite.elsewhere import other_checkout
from asl_conformance.suite.places import PACKAGE

CONFORMS, DOES_NOT_CONFORM, USAGE, NO_ENGINE, HARNESS_FAULT = 0, 1, 2, 3, 4
DEFAULT_EDITION = "current"


P = ParamSpec("P")

click.rich_click.TEXT_MARKUP = "rich"
click.rich_click.STYLE_OPTION = "bold cyan"
click.rich_click.STYLE_HELPTEXT = ""


def _lines(title: str, *lines: tuple[str, str]) -> str:
    """A help epilog, one pair per line: rich-click joins lines that no blank line separates."""
    return "\n\n".join(
        [f"[bold]{title}[/bold]", *(f"[cyan]  {first}[/cyan][dim]{then}[/dim]" for first, then in lines)]
    )


def examples(*lines: tuple[str, str]) -> str:
    """The epilog of a command: command lines, each with its effect."""
    return _lines("Examples", *lines)


EXAMPLES = examples(
    ("asl-conformance run", "   the reference engine, all cases"),
    ('asl-conformance run --engine "java -jar my.jar"', "   an engine of your own"),
    ("asl-conformance run --engine ./my --results run.jsonl", "   keep the results"),
    ('asl-conformance run --clause B27.3 -k "trench and not wire"', ""),
    ("asl-conformance schema position", "   the JSON Schema of a position"),
)


EXIT_CODES = _lines(
    "Exit codes",
    ("  0", "  right: every selected case that applies was asked, and passed or is a known failure"),
    ("  1", "  does not conform; unsupported is not a pass"),
    ("  2", "  usage: no such option, clause, edition or case, or none that applies; unwritable results"),
    ("  3", "  the engine could not be started, or the handshake failed"),
    ("  4", "  the harness or the suite is at fault"),
    ("130", "  interrupted; the results say what was not run (143 by SIGTERM, 129 by SIGHUP)"),
)


def guarded(command: Callable[P, None]) -> Callable[P, None]:
    """Give every way to end its exit code; a fault of the harness prints one line and a hint."""

    @wraps(command)
    def run_guarded(*args: P.args, **kwargs: P.kwargs) -> None:
        from asl_conformance.adapters.base import EngineLost, EngineStartError

        with ending.heeded():
            try:
                command(*args, **kwargs)
            except (click.ClickException, Exit):
                raise
            except EngineStartError as error:
                die(NO_ENGINE, f"the engine cannot be asked: {error}")
            except EngineLost as error:
                die(DOES_NOT_CONFORM, f"the engine {kwargs.get('engine', '')} is gone: {error}")
            except (KeyboardInterrupt, click.Abort):
                die(ending.code(), "interrupted")
            except Exception as error:  # noqa: BLE001 - the last resort: print a message and end
                _fault(error)

    return run_guarded


def die(code: int, message: str) -> NoReturn:
    """Print what is wrong and end with that exit code."""
    say(message)
    raise SystemExit(code)


def _fault(error: Exception) -> NoReturn:
    from asl_conformance.fuzz.finding.hunt import ReferenceLate
    from asl_conformance.results.stream import ResultsUnwritable
    from asl_conformance.suite.crossings import BadCrossings
    from asl_conformance.suite.places import SuiteError
    from asl_conformance.suite.sources import RegistryError

    if isinstance(error, ResultsUnwritable):
        die(USAGE, str(error))
    context = click.get_current_context(silent=True)
    if context is not None and (context.find_root().params.get("debug")):
        traceback.print_exc()
    if isinstance(error, SuiteError | RegistryError | BadCrossings):
        die(HARNESS_FAULT, f"the suite is at fault:\n{error}")
    if isinstance(error, ReferenceLate):
        die(
            HARNESS_FAULT,
            f"{error}\n--timeout SECONDS gives each answer more time, also those of the reference",
        )
    where = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(where.filename).name}:{where.lineno}"
    die(
        HARNESS_FAULT,
        f"a fault of the harness, not of the engine: {type(error).__name__}: {error} ({place})\n"
        "asl-conformance --debug run ... shows where; please report it",
    )


def _own_editions() -> Mapping[str, defined.Defined]:
    """The editions of the configuration file, read when an edition is first needed."""
    from asl_conformance.judging.configured import BadEditions, editions

    try:
        return editions()
    except BadEditions as error:
        raise click.UsageError(str(error)) from error


def _why_no_editions() -> str:
    from asl_conformance.judging.configured import why_none

    return why_none()


@click.group(
    cls=Group,
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog=EXAMPLES,
)
@click.option("--debug", is_flag=True, help="Show the traceback of a fault of the harness.")
@click.version_option(__version__, prog_name="asl-conformance", message="%(prog)s %(version)s")
def main(debug: bool) -> None:
    """Tell which clauses of the Advanced Squad Leader rulebook an engine gets right.

    Walls and hedges (B9), marsh (B16), wire (B26) and entrenchments (B27), clause by clause.
    """
    defined.find_by(_own_editions, _why_no_editions)
    found = other_checkout()
    if found is not None:
        from asl_conformance.adapters.command import join

        checkout, differs = found
        click.echo(
            f"asl-conformance: runs from {clean(str(PACKAGE))}; edits in {clean(str(checkout))} are ignored "
            f"(pip install -e {clean(join([str(checkout)]))}): {clean(differs)} differs",
            err=True,
        )
