"""``vectors``: the vectors of this version of the suite, and what changed between two versions."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from asl_conformance.cli.files import FOLDER, _write
from asl_conformance.cli.group import examples, guarded, main

VERSION = click.Path(path_type=Path, exists=True)


@main.group(
    epilog=examples(
        ("asl-conformance vectors write vectors", "   the vectors, for a test runner of your own"),
        ("asl-conformance vectors compare OLD vectors -o changes.md", "   what changed since OLD"),
    )
)
def vectors() -> None:
    """Write the suite as test vectors with a manifest, and compare two versions of it."""


@vectors.command()
@click.argument("folder", type=FOLDER, metavar="DIR")
@guarded
def write(folder: Path) -> None:
    """Write the vectors of this suite version into DIR: a file for each clause, one with all, a manifest.

    An earlier set in DIR is replaced. Each file is as export writes it; run --cases reads it.
    """
    write_vectors(folder)


def write_vectors(folder: Path) -> None:
    """Write the vectors and say what they are; a usage error if they cannot be written."""
    from asl_conformance.base.text import clean
    from asl_conformance.gherkin.kept import load_cases
    from asl_conformance.report.schema import text
    from asl_conformance.suite.vector_set import write as write_set
    from asl_conformance.suite.vectors import BadVectors

    try:
        made = write_set(folder, load_cases(), text("case"))
    except BadVectors as error:
        raise click.UsageError(str(error)) from error
    except OSError as error:
        raise click.UsageError(f"cannot write {folder}: {error.strerror or error}") from error
    derived = f"{made.derived} of them derived"
    click.echo(
        clean(f"{folder}: suite {made.suite}, {made.cases} cases, {derived}, {len(made.clauses)} clauses")
    )


@vectors.command()
@click.argument("old", type=VERSION)
@click.argument("new", type=VERSION)
@click.option(
    "-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="File to write. Default: stdout."
)
@click.option("--json", "as_json", is_flag=True, help="One JSON object per changed case.")
@guarded
def compare(old: Path, new: Path, output: Path | None, as_json: bool) -> None:
    """Write a page of what changed between two versions of the suite, in Markdown.

    OLD and NEW are folders of vectors write or files of export. Cases are compared by their digests: added,
    rewritten, renamed, dropped; a ruling changed if the same question has another answer.
    """
    import msgspec

    from asl_conformance.report.suite_changes import page
    from asl_conformance.suite import names
    from asl_conformance.suite.vector_changes import compare as compared
    from asl_conformance.suite.vector_changes import load
    from asl_conformance.suite.vectors import BadVectors

    try:
        before, after = load(old), load(new)
    except (BadVectors, OSError) as error:
        raise click.UsageError(str(error)) from error
    changes = compared(before, after, names.load().now)
    if as_json:
        _write(b"".join(msgspec.json.encode(one) + b"\n" for one in changes), output)
    else:
        _write(page(before, after, changes).encode(), output)
