"""The command ``wrong``: the engines that are wrong on purpose."""

from __future__ import annotations

import json
import textwrap

import rich_click as click

from asl_conformance.cli.group import guarded, main
from asl_conformance.cli.help import columns

INDENT = " " * 10


@main.command()
@click.option(
    "--clause", "clauses", multiple=True, metavar="C", help="Only engines that are wrong about this clause."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object per line: name, clause, does.")
@guarded
def wrong(clauses: tuple[str, ...], as_json: bool) -> None:
    """List the engines that are wrong on purpose, for --engine wrong:NAME.

    Each is the reference with one rule of one clause made wrong: to see what a failure looks like, and to
    score a suite by how many it catches.
    """
    from asl_conformance.adapters.limits import WRONG
    from asl_conformance.adapters.reference.wrong import know_nothing_engines, wrong_engines

    engines = [*wrong_engines(), *know_nothing_engines()]
    unknown = sorted(set(clauses) - {one.clause for one in engines})
    if unknown:
        raise click.UsageError(f"no engine is wrong about {', '.join(unknown)}")
    chosen = [one for one in engines if not clauses or one.clause in clauses]
    if as_json:
        for one in chosen:
            click.echo(json.dumps(one._asdict()))
        return
    for one in chosen:
        click.echo(f"{one.clause:6}  {one.name}")
        click.echo(textwrap.fill(one.does, columns(), initial_indent=INDENT, subsequent_indent=INDENT))
    click.echo(f"\nasl-conformance run --engine {WRONG}{chosen[0].name} --clause {chosen[0].clause}")
