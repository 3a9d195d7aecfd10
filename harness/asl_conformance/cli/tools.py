"""The commands beside ``run``: smoke, coverage, convert, diff, bless, schema."""

from __future__ import annotations

import sys
from pathlib import Path

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.files import FOLDER, RESULTS, _results, _write
from asl_conformance.cli.group import DOES_NOT_CONFORM, NO_ENGINE, guarded, main
from asl_conformance.cli.selection import suites


@main.command()
@click.argument("results", type=RESULTS)
@click.option(
    "--to", "name", type=click.Choice(["junit", "tap", "markdown", "json", "badge", "github"]), required=True
)
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Write there.")
@guarded
def convert(results: Path, name: str, output: Path | None) -> None:
    """Turn a result file into JUnit XML, TAP, Markdown, JSON, a badge or annotations of a GitHub job."""
    from asl_conformance.results.formats import FORMATS

    _write(FORMATS[name](_results(results)).encode(), output)


@main.command()
@click.argument("old", type=RESULTS)
@click.argument("new", type=RESULTS)
@click.option("--across-editions", is_flag=True, help="Compare even if the editions differ.")
@click.option(
    "--across-readings", is_flag=True, help="Compare even if the runs were judged by different readings."
)
@suites
@guarded
def diff(old: Path, new: Path, across_editions: bool, across_readings: bool) -> None:
    """Show what changed between two result files; exit 1 if anything regressed.

    Changes of the engine are shown apart from changes of the suite: cases rewritten under the same name,
    renamed, added, removed.
    """
    from asl_conformance.report.differences import differences
    from asl_conformance.report.terminal import console
    from asl_conformance.results.compare import OtherEdition, OtherReadings, compare, regressed
    from asl_conformance.suite import names

    before, after = _results(old), _results(new)
    try:
        found = compare(
            before,
            after,
            across_editions=across_editions,
            across_readings=across_readings,
            now=names.load().now,
        )
    except OtherEdition as error:
        raise click.UsageError(f"{error} (--across-editions compares them anyway)") from error
    except OtherReadings as error:
        raise click.UsageError(f"{error} (--across-readings compares them anyway)") from error
    differences(console(), before, after, found)
    if regressed(found):
        raise SystemExit(DOES_NOT_CONFORM)


@main.command()
@click.argument("results", type=RESULTS)
@click.option(
    "--expected-failures",
    "path",
    type=click.Path(path_type=Path, dir_okay=False),
    required=True,
    metavar="FILE",
    help="The file to rewrite or create.",
)
@click.option("--dry-run", is_flag=True, help="Show what would change; write nothing.")
@suites
@guarded
def bless(results: Path, path: Path, dry_run: bool) -> None:
    """Rewrite the expected failures so that this run would conform, and show what changes."""
    from asl_conformance.results.expected import BadExpectations, difference, text_of
    from asl_conformance.results.expected import bless as blessed
    from asl_conformance.results.stream import today
    from asl_conformance.suite import names

    try:
        before = text_of(path) if path.exists() else ""
        now = names.load().now
        after = blessed(before, today(_results(results), now), now)
    except BadExpectations as error:
        raise click.UsageError(f"{path}: {error}") from error
    click.echo(difference(before, after, str(path)) or f"{path} is up to date")
    if after != before and not dry_run:
        _write(after.encode(), path)


@main.command()
@click.option("--engine", metavar="ENGINE", required=True, help="As for run.")
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="S", help="As for run.")
@suites
@guarded
def smoke(engine: str, timeout: float | None) -> None:
    """Check step by step that an adapter follows the protocol; no rule is judged."""
    from asl_conformance.adapters.choose import choose, open_choice
    from asl_conformance.judging.smoke import smoke as steps
    from asl_conformance.report import terminal

    out, wrong = terminal.console(), 0
    with open_choice(choose(engine, timeout)) as asked:
        for check in steps(asked):
            terminal.step(out, check)
            wrong += check.state == "wrong"
            if check.name == "handshake" and wrong:
                raise SystemExit(NO_ENGINE)
    if wrong:
        raise SystemExit(DOES_NOT_CONFORM)


@main.command()
@click.option(
    "--crossings", is_flag=True, help="Show which crossings of closed lists are covered, and by which cases."
)
@click.option("--of", "only", metavar="NAME", help="Only this crossing, such as 'means x cover'.")
@click.option("--missing", is_flag=True, help="Only the combinations that no case covers.")
@click.option("--propose", is_flag=True, help="Propose the fewest rows that cover what is missing.")
@click.option(
    "--engine",
    metavar="ENGINE",
    default=REFERENCE,
    help="Cases count if this engine passes them. Default: the reference.",
)
@suites
@guarded
def coverage(crossings: bool, only: str | None, missing: bool, propose: bool, engine: str) -> None:
    """Show which requirements of the rulebook have a scenario, and why the others have none.

    With --crossings: show which pairs of members of closed lists meet in a case that passes.
    """
    from asl_conformance.adapters.choose import choose, open_choice
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.coverage import measure, show
    from asl_conformance.suite.own import registry_asked

    if crossings:
        if engine != REFERENCE:
            raise click.UsageError("--crossings counts what the reference passes; it takes no --engine")
        _crossings(only, missing=missing, propose=propose)
        return
    if only is not None or missing or propose:
        raise click.UsageError("--of, --missing and --propose need --crossings")
    registry = registry_asked()
    found = measure(load_cases().cases, registry, open_choice(choose(engine)))
    click.echo(show(found, registry))
    if found.defects:
        raise SystemExit(DOES_NOT_CONFORM)


def _crossings(only: str | None, *, missing: bool, propose: bool) -> None:
    from asl_conformance.adapters.reference.engine import reference_engine
    from asl_conformance.cross_coverage import proposing, show, table, weight
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.suite import crossings as lists

    found = lists.load()
    names = [one.id for one in found.crossing]
    if only is not None and only not in names:
        raise click.UsageError(f"no crossing is called {only!r}; there are {', '.join(names)}")
    with reference_engine() as engine:
        rows = table.measure(found, table.known_cases(load_cases().all, engine))
    chosen = [row for row in rows if only in (None, row.crossing.id)]
    if propose:
        click.echo(proposing.text(chosen), nl=False)
    elif missing:
        click.echo(show.missing(chosen), nl=False)
    else:
        marked = weight.load()
        for row in chosen:
            click.echo(show.held(row, marked) + "\n")
        click.echo(show.totals(chosen, marked))


@main.command()
@click.argument("name", required=False)
@click.option(
    "--write",
    type=FOLDER,
    metavar="DIR",
    help="Write every schema into DIR.",
)
@click.option(
    "--field", metavar="FIELD", help="Show what a field or word means: attack.targets.drm, foxhole."
)
@guarded
def schema(name: str | None, write: Path | None, field: str | None) -> None:
    """Print a JSON Schema of the protocol; without NAME, list the names."""
    from asl_conformance.report import schema as schemas

    if field is not None:
        if name is not None or write is not None:
            raise click.UsageError("--field cannot be combined with NAME or --write")
        _say(field)
    elif write is not None:
        for path in schemas.write_all(write):
            click.echo(path)
    elif name is None:
        for known in schemas.NAMES:
            click.echo(known)
    elif name in schemas.NAMES:
        sys.stdout.write(schemas.text(name))
    else:
        raise click.UsageError(f"no schema {name!r}; there are {', '.join(schemas.NAMES)}")


def _say(field: str) -> None:
    """Print what a field or word of the protocol means, its words, and its place on the reference page."""
    from asl_conformance.cli.sections import print_sections
    from asl_conformance.report.words import UnknownField, about

    try:
        found = about(field)
    except UnknownField as error:
        raise click.UsageError(str(error)) from error
    print_sections(found, f"asl-conformance explain {field} names a case that shows it")
