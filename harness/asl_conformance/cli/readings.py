"""``asl-conformance readings``: what the text leaves open, and how an engine reads it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.files import FILE, RESULTS, _results, _write
from asl_conformance.cli.group import DOES_NOT_CONFORM, die, guarded, main
from asl_conformance.cli.help import columns
from asl_conformance.cli.moving import RESTARTS, ask_boards, check_hands, moved_text, on_boards
from asl_conformance.cli.selection import suites

if TYPE_CHECKING:
    from asl_conformance.report.inferred import Inferred
    from asl_conformance.report.moved_readings import Shift

LABEL = 12
CASES = 3
"""Number of cases that an inference names."""
OUTPUT = click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write there.")


@main.group(invoke_without_command=True)
@click.option("--page", is_flag=True, help="Write the question paper: one page to tick answers on.")
@OUTPUT
@click.option(
    "--boards",
    type=click.IntRange(min=0),
    metavar="N",
    help="With --page: ask about N random boards now. Without it, stored measurements are shown.",
)
@click.option("--seed", type=int, default=0, metavar="S", help="With --page: seed of the random boards.")
@click.option(
    "--board",
    "files",
    type=FILE,
    multiple=True,
    metavar="FILE",
    help="With --page: ask about this imported board too. Repeatable.",
)
@click.option(
    "--results",
    "kept",
    type=RESULTS,
    multiple=True,
    metavar="FILE",
    help="With --page: show what the engine of this result file follows. Repeatable.",
)
@click.pass_context
@guarded
def readings(
    context: click.Context,
    page: bool,
    output: Path | None,
    boards: int | None,
    seed: int,
    files: tuple[Path, ...],
    kept: tuple[Path, ...],
) -> None:
    """What the text leaves open: list the readings, show one, compare, infer, print the question paper."""
    if context.invoked_subcommand is not None:
        return
    if not page:
        click.echo(context.get_help())
        return
    from asl_conformance.cli.question_paper import paper

    _write(paper(boards, seed, files, [_results(path) for path in kept]).encode(), output)


@readings.command(name="list")
@click.option("--markdown", is_flag=True, help="Print the page that docs/adr/0005 holds.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per line.")
@suites
@guarded
def list_readings(markdown: bool, as_json: bool) -> None:
    """List every reading: kind, how many cases depend on it, and its choices, the reference's first."""
    import msgspec

    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.readings import listed, page
    from asl_conformance.suite.readings import load
    from asl_conformance.suite.registry import load as load_registry

    if as_json:
        for one in load().values():
            click.echo(msgspec.json.encode(one).decode())
        return
    cases = load_cases().cases
    if markdown:
        click.echo(page(load_registry(), cases), nl=False)
        return
    for line in listed(cases):
        click.echo(line)


@readings.command()
@click.argument("name", metavar="ID")
@suites
@guarded
def show(name: str) -> None:
    """Show one reading: the question, the arguments for each answer, and the cases that depend on it."""
    from textwrap import fill

    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.readings import shown
    from asl_conformance.suite.readings import UnknownReading, find
    from asl_conformance.suite.variants import resting_on

    try:
        one = find(name)
    except UnknownReading as error:
        raise click.UsageError(str(error)) from error
    click.echo(f"{one.id}\n")
    wide = max(LABEL, *(len(choice) + 2 for choice in one.choices))
    for label, text in shown(one, resting_on(load_cases().cases)[name]):
        begin = f"{label:{wide}}"
        click.echo(fill(text, columns(), initial_indent=begin, subsequent_indent=" " * wide))


@readings.command()
@click.argument("before", metavar="READINGS")
@click.argument("after", metavar="READINGS")
@click.option("--engine", metavar="ENGINE", default=REFERENCE, help="As for run.")
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="S", help="As for run.")
@on_boards
@suites
@guarded
def diff(
    before: str,
    after: str,
    engine: str,
    timeout: float | None,
    boards: int,
    seed: int,
    jobs: int,
    cluster: str | None,
) -> None:
    """Ask every case under two sets of readings and print each moved answer, with what explains it.

    READINGS is [b]reference[/b], or ID=CHOICE separated by commas. Exit 1 if no reading explains a moved
    answer, if a reading moved none, or if answers are missing. It ends if the engine is lost.
    """
    from msgspec import structs

    from asl_conformance.adapters.choose import ANY_READING, choose, open_choice
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.errata import CannotTell, Moved
    from asl_conformance.report.moved_readings import read_set, shift
    from asl_conformance.suite.editions import DEFAULT, applies
    from asl_conformance.suite.readings import UnknownReading

    cases = [case for case in load_cases().cases if applies(case, DEFAULT)]
    check_hands(jobs, cluster)
    chosen = structs.replace(
        choose(ANY_READING if engine == REFERENCE else engine, timeout), max_restarts=RESTARTS
    )
    try:
        with open_choice(chosen) as asked:
            found = shift(asked, asked.start(), cases, before, after)
    except (UnknownReading, CannotTell) as error:
        raise click.UsageError(str(error)) from error
    click.echo(_change_log(found))
    silent, seen, ended = Counter[str](), tuple[Moved, ...](), ""
    if boards:
        from asl_conformance.fuzz.campaign.switched import ReadingsTask

        task = ReadingsTask.of(chosen, read_set(before), read_set(after), seed)
        seen, done, ended = ask_boards(task, boards, jobs, cluster, silent)
        click.echo(moved_text(seen, done, silent, "reading"))
    idle = [name for name in found.idle if not any(name in one.errata for one in seen)]
    if idle:
        click.echo("\n" + "\n".join(f"{name} moved no answer." for name in idle))
    if ended:
        die(DOES_NOT_CONFORM, f"the engine {engine} is gone: {ended}")
    if found.unexplained or idle or found.failed or silent or not all(one.errata for one in seen):
        raise SystemExit(DOES_NOT_CONFORM)


def _change_log(found: Shift) -> str:
    """The moved answers by the readings that move them, each beginning with its question."""
    from textwrap import fill

    from asl_conformance.base.text import clean
    from asl_conformance.report.errata import compact
    from asl_conformance.suite.readings import find

    lines = [f"{found.before} -> {found.after}: {len(found.moved)} answers moved, of {found.asked} cases"]
    if found.failed:
        lines.append(f"{found.failed} cases were not answered")
    groups: dict[tuple[str, ...], list[str]] = {}
    for m in found.moved:
        text = f"{m.field}: {compact(m.before)} -> {compact(m.after)}"
        groups.setdefault(m.errata, []).append(f"  {m.key}  {clean(m.question)}\n{'':7}{clean(text)}")
    for names, answers in sorted(groups.items()):
        lines.append("")
        for name in names:
            lines += [name, fill(find(name).question, columns(), initial_indent="  ", subsequent_indent="  ")]
        lines += ["NOT EXPLAINED by any reading:"] if not names else []
        lines += answers
    return "\n".join(lines)


@readings.command()
@click.argument("results", type=RESULTS)
@suites
@guarded
def infer(results: Path) -> None:
    """Infer from a result file which readings an engine seems to follow, and where it mixes two."""
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.inferred import infer as inferred
    from asl_conformance.report.inferred import telling

    cases = load_cases().all
    found = inferred(_results(results), cases)
    for line in (*_inference(found), *_to_ask(found, telling(cases))):
        click.echo(line)


def _inference(found: Sequence[Inferred]) -> list[str]:
    from asl_conformance.suite.readings import find

    lines, options = [], []
    for one in found:
        reference = find(one.reading).reference
        usual = one.state == "follows" and one.choice == reference
        if one.state == "unknown" or usual:
            continue
        if one.state == "follows":
            lines.append(f"{one.reading}: seems to follow {one.choice}{_cases(one.by_choice[one.choice])}")
            options.append(f"--reading {one.reading}={one.choice}")
            continue
        choices = [f"{choice or 'no reading'}{_cases(keys)}" for choice, keys in one.by_choice.items()]
        lines.append(f"{one.reading}: {'mixes ' if one.state == 'mixes' else ''}{' and '.join(choices)}")
    count = {state: sum(one.state == state for one in found) for state in ("follows", "mixes", "unknown")}
    usual_ones = count["follows"] - len(options)
    lines.append(
        f"Of {len(found)} readings: {usual_ones} as the reference, {len(options)} otherwise, "
        f"{count['mixes']} mixed, {count['unknown']} unknown from these results."
    )
    return lines + ([f"To be judged so: {' '.join(options)}"] if options else [])


def _to_ask(found: Sequence[Inferred], telling: Mapping[str, Sequence[str]]) -> list[str]:
    """How many readings cannot be told, and the cases to ask for each of them."""
    known = {one.reading for one in found if one.state != "unknown"}
    unknown = [name for name in telling if name not in known]
    if not unknown:
        return []
    return [
        f"{len(unknown)} of {len(telling)} readings cannot be told from these results. To tell, ask:",
        *(f"  {name}{_cases(telling[name])}" for name in unknown),
    ]


def _cases(keys: Sequence[str]) -> str:
    """The first cases that show it, and the number of further ones."""
    more = f" and {len(keys) - CASES} more" if len(keys) > CASES else ""
    return f" ({', '.join(keys[:CASES])}{more})"
