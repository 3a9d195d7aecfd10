"""``replay``: ask findings of ``fuzz`` again, one or a folder of them."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.asking import check_edition, check_offered
from asl_conformance.cli.group import CONFORMS, DOES_NOT_CONFORM, examples, guarded, main
from asl_conformance.cli.selection import suites

if TYPE_CHECKING:
    from asl_conformance.fuzz.finding.findings import Record, Replayed

STYLE = {"FIXED": "bold green", "STILL FAILING": "bold red", "ERROR": "bold magenta"}

EXAMPLES = examples(
    ("asl-conformance replay findings --engine mine", "   all that fuzz --findings kept"),
    ("asl-conformance replay findings/fuzz-1b2c.json --engine mine", ""),
)


@main.command(epilog=EXAMPLES)
@click.argument("path", type=click.Path(path_type=Path, exists=True), metavar="FILE_OR_FOLDER")
@click.option("--engine", default=REFERENCE, metavar="ENGINE", help="As for run.")
@click.option("--edition", metavar="EDITION", help="Default: the edition of the finding.")
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="SECONDS")
@suites
@guarded
def replay(path: Path, engine: str, edition: str | None, timeout: float | None) -> None:
    """Ask an engine findings of fuzz again: FIXED, STILL FAILING or ERROR.

    For a folder, all its findings are asked and counted; the exit code is 0 if all of them are fixed.
    """
    from asl_conformance.adapters import choose
    from asl_conformance.adapters.base import EngineLost
    from asl_conformance.base.text import clean
    from asl_conformance.fuzz.asking.ask import Asker
    from asl_conformance.fuzz.finding import findings
    from asl_conformance.report import terminal

    out, counts = terminal.console(), Counter[str]()
    found = _findings(path)
    with ExitStack() as stack:
        for one in found:
            check_edition(edition or one.edition)
        opened = stack.enter_context(choose.open_choice(choose.choose(engine, timeout)))
        known = opened.start()
        for one in found:
            asked = edition or one.edition
            check_offered(asked, known)
            try:
                done = findings.replay(one, Asker(opened, known, asked))
            except EngineLost as lost:
                _say(one, findings.Replayed("ERROR", f"the engine is gone: {lost}"))
                raise
            counts[done.state] += 1
            _say(one, done)
    if path.is_dir():
        totals = ", ".join(f"{counts[state]} {state}" for state in STYLE if counts[state])
        out.print(clean(f"{len(found)} findings: {totals}"), style="bold", soft_wrap=True)
    raise SystemExit(CONFORMS if set(counts) == {"FIXED"} else DOES_NOT_CONFORM)


def _say(one: Record, done: Replayed) -> None:
    from asl_conformance.base.text import clean
    from asl_conformance.fuzz.finding.contested import reading_lines as contested
    from asl_conformance.report import terminal

    text = clean(f"{done.state}  {one.id}: {done.what}")
    terminal.console().print(text, style=STYLE[done.state], soft_wrap=True)
    for line in contested(one.readings) if done.state == "STILL FAILING" else ():
        terminal.console().print(f"  contested: {clean(line)}", style="yellow", soft_wrap=True)


def _findings(path: Path) -> list[Record]:
    """The finding of the file, or those of the folder by name; a usage error if a file is no finding."""
    from asl_conformance.fuzz.finding import findings

    paths = sorted(path.glob("fuzz-*.json")) if path.is_dir() else [path]
    if not paths:
        raise click.UsageError(f"{path} holds no finding of fuzz (fuzz-*.json)")
    try:
        return [findings.read(one) for one in paths]
    except (findings.BadFinding, OSError) as error:
        raise click.UsageError(str(error)) from error
