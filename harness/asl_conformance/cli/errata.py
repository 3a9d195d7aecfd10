"""``asl-conformance errata``: the changes to the rulebook, and the answers that each of them moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.files import FILE, _write
from asl_conformance.cli.group import DOES_NOT_CONFORM, die, guarded, main
from asl_conformance.cli.help import columns
from asl_conformance.cli.moving import RESTARTS, answered, ask_boards, check_hands, moved_text, on_boards
from asl_conformance.cli.options import as_one
from asl_conformance.cli.selection import suites

if TYPE_CHECKING:
    from asl_conformance.report.errata import Diff, Moved
    from asl_conformance.suite.case import Case
    from asl_conformance.suite.registry import Registry


@main.group()
def errata() -> None:
    """Changes to the rulebook and the answers they move: list the errata, show one, compare two editions."""


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
        click.echo("Editorial: it moves no answer.")
    cases = cases_of(name, load_cases().cases)
    width = max((len(case.id) for case in cases), default=0)
    for case in cases:
        when = "only with it" if name in case.since else "only without it"
        click.echo(f"{case.id:{width}}  {when:15}  {case.name.partition(' ')[2]}")


@dataclass(frozen=True)
class DiffOptions:
    """What ``errata diff`` is told."""

    before: str
    after: str
    engine: str
    timeout: float | None
    boards: int
    seed: int
    jobs: int
    cluster: str | None
    output: Path | None


@errata.command()
@click.argument("before", metavar="EDITION")
@click.argument("after", metavar="EDITION")
@click.option("--engine", metavar="ENGINE", default=REFERENCE, help="As for run.")
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="S", help="As for run.")
@on_boards
@click.option(
    "--report",
    "output",
    type=click.Path(path_type=Path, dir_okay=False),
    metavar="FILE.html",
    help="Also write a page: each moved answer with its board, before and after.",
)
@suites
@guarded
@as_one(DiffOptions)
def diff(options: DiffOptions) -> None:
    """Ask every case under two editions and print each answer that moved, with the erratum that explains it.

    Exit 1 if no erratum explains a moved answer, if an erratum moved none, or if answers are missing. If the
    engine is lost, what was found so far is printed.
    """
    from msgspec import structs

    from asl_conformance.adapters.choose import choose, open_choice
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.errata import CannotTell, difference
    from asl_conformance.suite.editions import UnknownEdition
    from asl_conformance.suite.registry import load

    check_hands(options.jobs, options.cluster)
    chosen = structs.replace(choose(options.engine, options.timeout), max_restarts=RESTARTS)
    cases = load_cases().cases
    try:
        with open_choice(chosen) as asked:
            found = difference(asked, asked.start(), cases, options.before, options.after)
    except (UnknownEdition, CannotTell) as error:
        raise click.UsageError(str(error)) from error
    click.echo(_change_log(found, load(), {case.id: case for case in cases}))
    silent, ended = Counter[str](), found.lost
    seen: tuple[Moved, ...] = ()
    if options.boards and not ended:
        from asl_conformance.fuzz.campaign.switched import EditionsTask

        task = EditionsTask(chosen, options.before, options.after, options.seed)
        seen, done, ended = ask_boards(task, options.boards, options.jobs, options.cluster, silent)
        click.echo(moved_text(seen, done, silent, "erratum"))
    if options.output is not None:
        _page(found, seen, options.boards, options.seed, cases, options.output, ended)
    if ended:
        die(DOES_NOT_CONFORM, f"the engine {options.engine} is gone: {ended}")
    untold = found.untold or found.failed or silent
    if untold or found.unexplained or found.idle or not all(m.errata for m in seen):
        raise SystemExit(DOES_NOT_CONFORM)


def _page(
    found: Diff,
    seen: Sequence[Moved],
    boards: int,
    seed: int,
    cases: Sequence[Case],
    output: Path,
    ended: str,
) -> None:
    """Write the page; the boards are rebuilt from their numbers."""
    import msgspec

    from asl_conformance.fuzz.boards.boards import numbered
    from asl_conformance.protocol.position import Position
    from asl_conformance.report.errata_page import page
    from asl_conformance.suite.registry import load

    by_id = {case.id: case for case in cases}

    def position(one: Moved) -> Position | None:
        if one.board >= 0:
            return msgspec.convert(numbered(seed, one.board), Position)
        return by_id[one.key].position if one.key in by_id else None

    _write(page(found, seen, boards, position, load(), ended).encode(), output)
    click.echo(f"{output}")


@errata.command()
@click.argument("files", metavar="FILE...", type=FILE, nargs=-1, required=True)
@guarded
def printing(files: tuple[Path, ...]) -> None:
    """Compare your own printing, as text, with the known ones, clause by clause.

    The text is neither kept nor shown. Exit 1 if a clause differs from every known printing.
    """
    from asl_conformance.suite.printing import compared
    from asl_conformance.suite.registry import load

    try:
        found = compared((file.read_text(encoding="utf-8") for file in files), load().clauses)
    except (OSError, UnicodeDecodeError) as error:
        raise click.UsageError(str(error)) from error
    if not found.same and not found.other:
        raise click.UsageError(
            "no clause was found: a clause begins a line with its number, such as 27.3 or B27.3"
        )
    groups: dict[str, list[str]] = {}
    for clause, names in found.same.items():
        groups.setdefault(f"equal to {' and '.join(names)}", []).append(clause)
    groups |= {"different from every known printing": list(found.other)} if found.other else {}
    groups |= {"not found in your text": list(found.missing)} if found.missing else {}
    for title, clauses in groups.items():
        click.echo(f"{len(clauses)} {'clause' if len(clauses) == 1 else 'clauses'} {title}:")
        click.echo(fill_names(clauses))
    if found.other:
        raise SystemExit(DOES_NOT_CONFORM)


@errata.command()
@click.argument("name", metavar="ID")
@click.option("--clause", required=True, metavar="CLAUSE", help="The clause that it changes.")
@click.option(
    "--row",
    "rows",
    multiple=True,
    metavar="CASE",
    help="A row of an outline, or a scenario, that it ends and replaces by a new one of the same name. "
    "Repeatable.",
)
@guarded
def new(name: str, clause: str, rows: tuple[str, ...]) -> None:
    """Begin an erratum in a checkout: write the stubs, and list what is left to do.

    The erratum is a draft: it belongs to the edition next, and to current once its entry has a date.
    """
    from asl_conformance.adapters.reference.parts import implementations
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.errata_new import CannotBegin, stubs
    from asl_conformance.suite.places import CHECKOUT
    from asl_conformance.suite.registry import load

    cases = {case.id: case for case in load_cases().cases}
    try:
        written = list(stubs(CHECKOUT, load(), cases, name, clause, rows))
        for path, text, _ in written:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except (CannotBegin, OSError) as error:
        raise click.UsageError(str(error)) from error
    click.echo("written, as a draft; fill in each TODO:")
    for path, text, note in written:
        numbered = list(enumerate(text.splitlines(), 1))
        tagged = [number for number, line in numbered if line.endswith(f"@since={name}")]
        lines = tagged or [next((number for number, line in numbered if name in line), 1)]
        click.echo(f"  {path.relative_to(CHECKOUT)}:{', '.join(map(str, lines))}  {note}")
    click.echo(f'left to do: the rule, one condition rules.includes("{name}"); it may belong in:')
    for place in implementations().get(
        clause, ("not implemented yet: try asl-conformance explain on its neighbours",)
    ):
        click.echo(f"  engine/{place}" if place.startswith("asl_reference") else f"  {place}")
    if not rows:
        click.echo(f'  scenarios: a requirement with since = "{name}", or --row for each row that it ends')
    click.echo(f"then: asl-conformance errata check {name}")


@errata.command()
@click.argument("name", metavar="ID")
@click.argument("date", metavar="DATE")
@click.option(
    "--unreleased", is_flag=True, help="Add it to an edition of that date which no release has yet."
)
@guarded
def date(name: str, date: str, unreleased: bool) -> None:
    """Put a draft into force in a checkout, from a year and month on, as 2026-11.

    Writes the date into the registry and the reference's list. The newest dated edition, and so current,
    has the erratum from then on; older dated editions stay as they were.
    """
    from asl_conformance.report.errata_new import CannotBegin, dated
    from asl_conformance.suite.places import CHECKOUT
    from asl_conformance.suite.registry import load

    try:
        written = list(dated(CHECKOUT, load(), name, date, unreleased=unreleased))
        for path, text, _ in written:
            path.write_text(text, encoding="utf-8")
    except (CannotBegin, OSError) as error:
        raise click.UsageError(str(error)) from error
    for path, text, note in written:
        (line,) = [number for number, line in enumerate(text.splitlines(), 1) if f'"{name}"' in line]
        click.echo(f"  {path.relative_to(CHECKOUT)}:{line}  {note}")
    click.echo(f"{name} is in force from {date} on; current is {date} now")
    click.echo(f"then: asl-conformance errata check {name}")


@errata.command()
@click.argument("name", metavar="ID")
@click.option("--engine", metavar="ENGINE", default=REFERENCE, help="As for run.")
@suites
@guarded
def check(name: str, engine: str) -> None:
    """Check one erratum: its entry, its cases, the engine's switch, the answers it moves, its cover."""
    from asl_conformance.adapters.choose import choose, open_choice
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.errata_gate import gate
    from asl_conformance.suite.registry import load

    wrong, failing = False, list[str]()
    strangers: dict[str, list[Moved]] = {}
    cases = {case.id: case for case in load_cases().cases}
    with open_choice(choose(engine)) as asked:
        known = asked.start()
        for step in gate(name, load(), asked, known, cases.values()):
            wrong |= not step.good
            click.echo(f"{step.name:13} {'ok   ' if step.good else 'WRONG'}  {step.text}")
            failing += step.failing
            for one in step.strangers:
                strangers.setdefault(one.key, []).append(one)
        clause = load().errata[name].clause if name in load().errata else ""
    for key in failing:
        click.echo(f"  {key}  {_place(cases[key])}")
    if strangers:
        _tell_strangers(name, clause, strangers, cases)
    if wrong:
        raise SystemExit(DOES_NOT_CONFORM)


def _tell_strangers(
    name: str, clause: str, moved: Mapping[str, Sequence[Moved]], cases: Mapping[str, Case]
) -> None:
    """Print each case that moves without carrying the erratum: its place, what moves, the two ways out."""
    from asl_conformance.base.text import clean
    from asl_conformance.report.errata import compact

    click.echo("\nthese move, but do not carry it:")
    for key, answers in moved.items():
        click.echo(f"  {key}  {_place(cases[key])}")
        for change in dict.fromkeys(f"{m.field}: {compact(m.before)} -> {compact(m.after)}" for m in answers):
            click.echo(clean(f"       {change}"))
    click.echo("if the clause does not mean them: narrow the rule. If it does: give them the tags, by")
    rows = " ".join(f"--row {key}" for key in moved)
    click.echo(f"  asl-conformance errata new {name} --clause {clause} {rows}")
    click.echo("and write into the new rows what the clause requires now, not what the engine answers.")


def _place(case: Case) -> str:
    """File and line of the scenario, relative to the checkout, or as your own suite was named."""
    from asl_conformance.suite import own
    from asl_conformance.suite.places import CHECKOUT, locate

    for path in locate("features").rglob("*.feature"):
        if path.name == case.feature:
            shown = path.relative_to(CHECKOUT) if path.is_relative_to(CHECKOUT) else path
            return f"{shown.as_posix()}:{case.line}"
    for suite in own.in_use().suites:
        for path in suite.features:
            if suite.called(path) == case.feature:
                return f"{suite.shown_path(path)}:{case.line}"
    return f"{case.feature}:{case.line}"


def fill_names(names: Iterable[str]) -> str:
    """Names in lines as wide as the terminal."""
    from textwrap import fill

    return fill(
        ", ".join(names), columns(), initial_indent="  ", subsequent_indent="  ", break_on_hyphens=False
    )


def _change_log(found: Diff, registry: Registry, cases: Mapping[str, Case]) -> str:
    """The moved answers as a change log: an erratum, its rule before and after, then its cases."""
    from textwrap import fill

    from asl_conformance.base.text import clean
    from asl_conformance.report.errata import compact

    lines = [f"{found.before} -> {found.after}: {len(found.moved)} answers moved, of {found.asked} cases"]
    lines += [answered(name, found.asked, kinds) for name, kinds in found.silent.items() if kinds]
    groups: dict[tuple[str, ...], dict[str, list[str]]] = {}
    for m in found.moved:
        text = f"{m.field}: {compact(m.before)} -> {compact(m.after)}"
        lines_of = groups.setdefault(m.errata, {}).setdefault(m.key, [])
        question = f"{'':7}{clean(m.question)}"
        lines_of += [*([] if question in lines_of else [question]), f"{'':9}{clean(text)}"]
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
        for key, changes in groups[names].items():
            sentence = cases[key].name.partition(" ")[2] or cases[key].name
            lines += [
                f"  {key}",
                fill(sentence, wide, initial_indent=" " * 4, subsequent_indent=" " * 4),
                *changes,
            ]
    rest = [f"{name} moved no answer." for name in found.idle]
    rest += [f"{name}: unknown, some of its cases were not answered." for name in found.untold]
    lines += ["", *rest] if rest else []
    return "\n".join(lines)
