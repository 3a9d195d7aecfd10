"""``list`` and ``export``: the cases of the suite, by name or in full."""

from __future__ import annotations

import sys
from pathlib import Path

import rich_click as click

from asl_conformance.cli.files import CASES, _write
from asl_conformance.cli.group import examples, guarded, main
from asl_conformance.cli.selection import applying, filters

EDITION = click.option(
    "--edition",
    metavar="EDITION",
    help="Only cases that apply in this edition. Default: the cases of all editions.",
)


@main.command(
    "list",
    epilog=examples(
        ("asl-conformance list --clause B27.2", "   the cases of a clause"),
        ('asl-conformance list -k "trench and not wire" --ids', "   names for another command"),
        ("asl-conformance list --json", "   JSON Lines, see schema listed-case"),
    ),
)
@filters
@EDITION
@CASES
@click.option("--ids", is_flag=True, help="Only the ids, one per line.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object per line; schema listed-case.")
@guarded
def list_cases(
    profile: str | None,
    clauses: tuple[str, ...],
    expression: str,
    edition: str | None,
    cases_file: Path | None,
    ids: bool,
    as_json: bool,
) -> None:
    """List cases: ids, names, clauses and tags. Takes the filters of run; no engine is asked."""
    import msgspec
    from rich.text import Text

    from asl_conformance.base.text import clean
    from asl_conformance.report.terminal import console
    from asl_conformance.suite.listing import listed, own_tags

    if ids and as_json:
        raise click.UsageError("--ids and --json are two formats of the same list; give only one")
    found, _ = applying(edition, clauses, expression, cases_file, profile)
    if ids:
        _write("".join(f"{case.id}\n" for case in found).encode(), None)
        return
    if as_json:
        _write(b"".join(msgspec.json.encode(listed(case)) + b"\n" for case in found), None)
        return
    out = console()
    for case in found:
        about = " ".join((*case.clauses, *(f"@{tag}" for tag in own_tags(case))))
        out.print(Text(clean(case.id), "bold") + Text(clean(f"  {about}"), "dim"), soft_wrap=True)
        name = case.name.partition(" ")[2] or case.name
        out.print(Text(clean(f"    {name}")), soft_wrap=not sys.stdout.isatty())
    derived = sum(bool(case.derived) for case in found)
    rest = f", {derived} of them derived from others" if derived else ""
    count = "1 case" if len(found) == 1 else f"{len(found)} cases"
    out.print(Text(f"{count}{rest}", "dim"))


@main.command(
    epilog=examples(
        ("asl-conformance export -o suite.jsonl", "   all of it"),
        ("asl-conformance export --clause B9.3 -o b9-3.jsonl", "   then run --cases b9-3.jsonl"),
    )
)
@filters
@EDITION
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="File to write. Default: stdout."
)
@guarded
def export(
    profile: str | None,
    clauses: tuple[str, ...],
    expression: str,
    edition: str | None,
    output: Path | None,
) -> None:
    """Write the suite, or the selected cases, as portable test vectors.

    JSON Lines: a header, then one case per line; run, report and show read them with --cases. The header says
    how the cases were chosen, and a file in which a case is missing or changed is refused.
    """
    from asl_conformance.suite.case import Suite
    from asl_conformance.suite.vectors import lines

    found, suite = applying(edition, clauses, expression, profile=profile)
    written = tuple(case for case in found if not case.derived)
    derived = tuple(case for case in found if case.derived)
    chosen = Suite(suite.digest, written, derived)
    _write(
        b"".join(lines(chosen, edition, clauses, expression, profile if profile == "core" else "")), output
    )
