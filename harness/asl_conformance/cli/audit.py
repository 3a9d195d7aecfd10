"""``audit``: a recorded game of an engine, checked action by action."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.asking import check_edition, check_offered
from asl_conformance.cli.files import FILE
from asl_conformance.cli.group import CONFORMS, DOES_NOT_CONFORM, examples, guarded, main
from asl_conformance.cli.selection import suites

EXAMPLES = examples(
    ("asl-conformance audit game.jsonl", "   the first line that differs from the rules"),
    ("asl-conformance audit game.jsonl --all", "   every such line"),
    (
        "asl-conformance audit game.jsonl --engine ./mine",
        "   the same, compared with the answers of an engine",
    ),
    ("asl-conformance schema game-record", "   the format of a line"),
)


@main.command(epilog=EXAMPLES)
@click.argument("path", type=FILE, metavar="FILE")
@click.option(
    "--engine",
    metavar="ENGINE",
    default=REFERENCE,
    help="As for run: its answers count as right. Default: the reference.",
)
@click.option("--edition", metavar="EDITION", help="Default: the edition of the game.")
@click.option("--all", "everything", is_flag=True, help="Show every line that differs, not only the first.")
@suites
@guarded
def audit(path: Path, engine: str, edition: str | None, everything: bool) -> None:
    """Check a recorded game: show the first action that the rules do not allow, or the first wrong answer.

    FILE has one JSON object per line (schema game-record): positions, actions, questions, and the engine's
    answers. They are compared with the answers of the reference engine, or of ENGINE.
    """
    from rich.text import Text

    from asl_conformance.adapters.choose import choose, open_choice
    from asl_conformance.base.text import clean, one_line
    from asl_conformance.fuzz.asking.ask import Asker
    from asl_conformance.fuzz.asking.audit import Auditor
    from asl_conformance.judging.runner import Result
    from asl_conformance.report import terminal
    from asl_conformance.suite.recording import BadRecording, Game, read

    out = terminal.console()
    try:
        lines = list(read(path.read_bytes().splitlines(), str(path)))
    except (BadRecording, OSError) as error:
        raise click.UsageError(str(error)) from error
    game = lines[0].line
    assert isinstance(game, Game)
    choice = choose(engine)
    asked = edition or game.edition
    check_edition(asked)
    found, whose_rules = 0, "the rules say"
    with open_choice(choice) as opened:
        capabilities = opened.start()
        check_offered(asked, capabilities)
        if engine != REFERENCE:
            whose_rules = f"{one_line(capabilities.name, 40)} says"
        asker = Asker(opened, capabilities, asked, choice.readings)
        auditor = Auditor(asker, path.name, whose_rules)
        for fault in auditor.faults(lines):
            found += 1
            out.print(terminal.failure(Result(fault.case, fault.verdict)))
            if not everything:
                break
    out.print()
    whose = f" of {one_line(game.engine, 40)}" if game.engine else ""
    line = f"{path}{whose}: {auditor.actions} actions and {auditor.answers} answers looked at, "
    verdict = (
        f"{found} {'differ' if found != 1 else 'differs'}"
        if everything
        else "the first that differs is above"
    )
    text = Text(clean(line)) + (
        Text(verdict, "bold red") if found else Text(clean(f"all as {whose_rules}"), "bold green")
    )
    out.print(text, soft_wrap=True)
    if auditor.passed_over:
        count = "1 line was" if auditor.passed_over == 1 else f"{auditor.passed_over} lines were"
        out.print(Text(f"  {count} not compared", "yellow"))
    raise SystemExit(DOES_NOT_CONFORM if found else CONFORMS)
