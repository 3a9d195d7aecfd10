"""``asl-conformance errata``: which changes to the rulebook there are, and what each of them moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.group import DOES_NOT_CONFORM, guarded, main
from asl_conformance.cli.help import columns
from asl_conformance.cli.selection import suites

if TYPE_CHECKING:
    from asl_conformance.report.errata import Diff, Moved
    from asl_conformance.suite.registry import Registry


@main.group()
def errata() -> None:
    """What a change to the rulebook moves: list the errata, show one, compare two editions."""


@errata.command(name="list")
@suites
@guarded
def list_errata() -> None:
    """List every erratum: its clause, and how many cases carry it."""
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.errata import cases_of
    from asl_conformance.suite.registry import load

    cases = load_cases().cases
    for erratum in load().errata.values():
        count = "editorial" if erratum.editorial else f"{len(cases_of(erratum.id, cases))} cases"
        click.echo(f"{erratum.id:20} {erratum.clause:8} {count:>10}  {erratum.source}")


@errata.command()
@click.argument("name", metavar="ID")
@suites
@guarded
def show(name: str) -> None:
    """Show one erratum: its clause, the rule before and after, the cases it moves."""
    from textwrap import fill

    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.errata import cases_of, find
    from asl_conformance.suite.registry import load

    try:
        erratum = find(load(), name)
    except KeyError as error:
        raise click.UsageError(str(error.args[0])) from error
    click.echo(f"{erratum.id}  clause {erratum.clause}, {erratum.source}\n")
    for title, text in (("before", erratum.before), ("after", erratum.after), ("note", erratum.note)):
        if text:
            click.echo(fill(text, columns(), initial_indent=f"{title:8}", subsequent_indent=" " * 8))
    click.echo("")
    if erratum.editorial:
        click.echo("Editorial: no answer moves with it.")
    cases = cases_of(name, load_cases().cases)
    width = max((len(case.id) for case in cases), default=0)
    for case in cases:
        when = "only with it" if name in case.since else "only without it"
        click.echo(f"{case.id:{width}}  {when:15}  {case.name.partition(' ')[2]}")


@errata.command()
@click.argument("before", metavar="EDITION")
@click.argument("after", metavar="EDITION")
@click.option("--engine", metavar="ENGINE", default=REFERENCE, help="As for run.")
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="S", help="As for run.")
@click.option("--boards", type=click.IntRange(min=0), default=0, metavar="N", help="And N random boards.")
@click.option("--seed", type=int, default=0, metavar="S", help="Seed of the random boards.")
@suites
@guarded
def diff(before: str, after: str, engine: str, timeout: float | None, boards: int, seed: int) -> None:
    """Ask every case under two editions and print each answer that moved, with what explains it.

    Exit 1 if an answer moved that no erratum explains, an erratum moved none, or answers are missing.
    """
    from asl_conformance.adapters.choose import choose, open_choice
    from asl_conformance.fuzz.asking.editions import moved_on_boards
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.errata import CannotTell, difference
    from asl_conformance.suite.editions import UnknownEdition
    from asl_conformance.suite.registry import load

    try:
        with open_choice(choose(engine, timeout)) as asked:
            known = asked.start()
            found = difference(asked, known, load_cases().cases, before, after)
            silent = Counter[str]()
            seen = tuple(moved_on_boards(asked, known, boards, seed, before, after, silent))
    except (UnknownEdition, CannotTell) as error:
        raise click.UsageError(str(error)) from error
    click.echo(_change_log(found, load()))
    if boards:
        click.echo(_on_boards(seen, boards, silent))
    untold = found.untold or found.failed or silent
    if untold or found.unexplained or found.idle or not all(m.errata for m in seen):
        raise SystemExit(DOES_NOT_CONFORM)


def _answered(where: str, asked: int, silent: Mapping[str, int]) -> str:
    """``older: answered 12 of 14: 1 crash, 1 error``."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(silent.items()))
    return f"{where}: answered {asked - sum(silent.values())} of {asked}: {kinds}"


def _on_boards(moved: tuple[Moved, ...], boards: int, silent: Mapping[str, int]) -> str:
    """How many answers moved on random boards, by the errata that move them, each with its first."""
    from asl_conformance.base.text import one_line
    from asl_conformance.report.errata import compact

    lines = ["", f"On {boards} random boards {len(moved)} answers moved."]
    if silent:
        lines.append(_answered("boards", boards, silent))
    for errata in sorted({m.errata for m in moved}):
        own = [m for m in moved if m.errata == errata]
        lines.append(
            f"{len(own):6}  {', '.join(errata) or 'NOT EXPLAINED by any erratum'}; the first on {own[0].key}:"
        )
        lines.append("        " + one_line(own[0].question, 200))
        lines.append("        " + one_line(f"{compact(own[0].before)} -> {compact(own[0].after)}", 200))
    return "\n".join(lines)


def _change_log(found: Diff, registry: Registry) -> str:
    """The moved answers as a change log: an erratum, its rule before and after, then its cases."""
    from textwrap import fill

    from asl_conformance.base.text import clean
    from asl_conformance.report.errata import compact

    lines = [f"{found.before} -> {found.after}: {len(found.moved)} answers moved, of {found.asked} cases"]
    lines += [_answered(name, found.asked, kinds) for name, kinds in found.silent.items() if kinds]
    groups: dict[tuple[str, ...], list[str]] = {}
    for m in found.moved:
        text = f"{m.field}: {compact(m.before)} -> {compact(m.after)}"
        groups.setdefault(m.errata, []).append(f"  {m.key}  {clean(m.question)}\n{'':7}{clean(text)}")
    order, wide = list(registry.errata), columns()
    for names in sorted(groups, key=lambda names: [order.index(n) for n in names]):
        lines.append("")
        for name in names:
            erratum = registry.errata[name]
            lines.append(f"{erratum.clause}  {name}")
            lines.append(fill(erratum.after, wide, initial_indent="  now: ", subsequent_indent=" " * 7))
            lines.append(fill(erratum.before, wide, initial_indent="  was: ", subsequent_indent=" " * 7))
        if not names:
            lines.append("NOT EXPLAINED by any erratum:")
        lines += groups[names]
    rest = [f"{name} moved no answer." for name in found.idle]
    rest += [f"{name} cannot be told: some of its cases were not answered." for name in found.untold]
    lines += ["", *rest] if rest else []
    return "\n".join(lines)
