"""Help at the terminal's width, and error messages that keep every name whole."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Sequence
from typing import Any

import rich_click as click
from click.exceptions import Abort, ClickException

from asl_conformance.base import ending, output

USAGE = 2
NARROW = 72
"""On fewer columns an option's text stands below its names instead of beside them."""


def columns() -> int:
    """Columns that a text may fill: one less than the terminal has, or COLUMNS."""
    return max(20, shutil.get_terminal_size().columns - 1)


class Command(click.RichCommand):
    """A command whose options keep their names whole on a narrow terminal."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        assert isinstance(ctx, click.RichContext)
        assert isinstance(formatter, click.RichHelpFormatter)
        if formatter.width >= NARROW:
            super().format_options(ctx, formatter)
        else:
            _below_each_other(self, ctx, formatter)


def _below_each_other(command: click.Command, ctx: click.Context, formatter: click.RichHelpFormatter) -> None:
    from rich.padding import Padding
    from rich.text import Text

    records = [record for param in command.get_params(ctx) if (record := param.get_help_record(ctx))]
    for names, text in records:
        formatter.write(Text(f" {names}", "bold cyan", no_wrap=True, overflow="ignore"))
        formatter.write(Padding(formatter.rich_text(text), (0, 1, 0, 5)))


class Group(click.RichGroup):
    """The commands, with output in any encoding and error messages without a box."""

    command_class = Command
    group_class = type

    def main(  # type: ignore[override]
        self, args: Sequence[str] | None = None, *, standalone_mode: bool = True, **kwargs: Any
    ) -> Any:
        """Run a command; ends the process as click does, unless ``standalone_mode`` is false."""
        output.prepare()
        try:
            done = super().main(args, standalone_mode=False, **kwargs)
        except ClickException as error:
            if not standalone_mode:
                raise
            refuse(error)
            done = error.exit_code
        except Abort:
            if not standalone_mode:
                raise
            done = 1
        finally:
            _check_written()
        if standalone_mode:
            sys.exit(done)
        return done


def _check_written() -> None:
    error = output.failed()
    if error is not None and not output.unread(error) and not ending.signalled():
        say(f"stdout cannot be written: {error.strerror or error}")
        raise SystemExit(USAGE)


def refuse(error: ClickException) -> None:
    """Print a usage error on stderr: usage, the help option, and the error on one line."""
    from asl_conformance.report.terminal import console

    out, ctx = console(stderr=True), getattr(error, "ctx", None)
    if ctx is not None:
        usage = [ctx.command_path, *ctx.command.collect_usage_pieces(ctx)]
        out.print(f"Usage: {' '.join(usage)}", soft_wrap=True)
        out.print(f"Try '{ctx.command_path} --help' for help.", soft_wrap=True)
    say(error.format_message(), "Error: ", "bold red")


def say(message: str, who: str = "asl-conformance: ", style: str = "bold") -> None:
    """Print a message on stderr. Only the terminal wraps it, so that a name in it can be copied whole."""
    from rich.text import Text

    from asl_conformance.base.text import clean
    from asl_conformance.report.terminal import console

    console(stderr=True).print(Text(who, style) + Text(clean(message)), soft_wrap=True)
