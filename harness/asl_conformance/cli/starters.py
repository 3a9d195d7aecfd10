"""The command ``init``: a starter for an engine in a language."""

from __future__ import annotations

from pathlib import Path

import rich_click as click

from asl_conformance.base.text import clean
from asl_conformance.cli.files import FOLDER
from asl_conformance.cli.group import guarded, main

LANGUAGES = ("java", "javascript", "python", "csharp", "rust", "go", "cpp")


@main.command()
@click.option("--language", type=click.Choice(LANGUAGES), required=True, help="The language of the engine.")
@click.option("--types-only", is_flag=True, help="Only rewrite the types of the protocol in DIR.")
@click.option(
    "--vectors",
    metavar="FOLDER",
    type=FOLDER,
    help="Also write the cases into FOLDER, for the starter's test in your own test runner, which reads "
    "DIR/vectors by default. Earlier vectors there are replaced.",
)
@click.argument("folder", metavar="DIR", type=FOLDER)
@guarded
def init(language: str, types_only: bool, vectors: Path | None, folder: Path) -> None:
    """Begin an engine: write a starter into DIR that passes smoke and declares nothing.

    No file is overwritten; existing files are named. After an update, --types-only --vectors FOLDER
    writes the types and the cases again.
    """
    from asl_conformance.cli.vectors import write_vectors
    from asl_conformance.starters.languages import LANGUAGES as KNOWN
    from asl_conformance.starters.starter import InTheWay, engine_name, starter, types, write

    name = engine_name(folder)
    files = types(language) if types_only else starter(language, name)
    try:
        written = write(folder, files, over=types_only)
    except InTheWay as found:
        there = "\n".join(f"  {clean(str(path))}" for path in found.paths)
        raise click.UsageError(f"nothing was written, because these files exist:\n{there}") from None
    except OSError as error:
        raise click.UsageError(f"{error.filename}: {error.strerror}") from None
    for path in written:
        click.echo(clean(str(path)))
    if vectors is not None:
        write_vectors(vectors)
    if types_only:
        return
    build = f"{KNOWN[language].build} && " if KNOWN[language].build else ""
    click.echo(f"\nnext, in {clean(str(folder))}: {build}asl-conformance smoke --engine {name}")
    if vectors is not None:
        usual = vectors.resolve() == (folder / "vectors").resolve()
        there = "" if usual else f" with ASL_VECTORS={clean(str(vectors.resolve()))}"
        click.echo(f"and your own test runner: {KNOWN[language].test}{there}")
