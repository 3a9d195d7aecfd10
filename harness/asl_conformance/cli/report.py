"""``report`` and ``show``: the page of results, and the drawing of a board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.files import CASES, RESULTS, _results, _suite, _write
from asl_conformance.cli.group import DEFAULT_EDITION, guarded, main
from asl_conformance.cli.selection import suites

if TYPE_CHECKING:
    from asl_conformance.drawing.svg import Drawing
    from asl_conformance.report.data import Answers
    from asl_conformance.results.stream import Stream
    from asl_conformance.suite.case import Case, Suite


NOBODY = "none"
FEW = 500
"""A smaller page draws its boards: to read those of earlier pages takes as long as to draw 700."""
ENGINE = click.option(
    "--engine",
    metavar="ENGINE",
    default=REFERENCE,
    help="For the pictures, ask this engine where a LOS is blocked if the case does not say where. "
    "Default: the reference. [b]none[/b] asks no engine.",
)


@main.command()
@click.argument("results", type=RESULTS, nargs=-1, required=True)
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    required=True,
    metavar="DIR",
    help="Write DIR/index.html, or the page itself if the name ends in .html.",
)
@ENGINE
@CASES
@suites
@guarded
def report(results: tuple[Path, ...], output: Path, engine: str, cases_file: Path | None) -> None:
    """Write one HTML page from result files: summary, matrix, and every case with its board.

    Each file is a column: engines, editions or runs side by side. The page needs no network.
    """
    write_page([_results(path) for path in results], _suite(cases_file), output, engine)


def write_page(found: Sequence[Stream], suite: Suite, output: Path, engine: str) -> None:
    """Write the page of those runs, one column each; a usage error if it cannot be written."""
    from asl_conformance.base.keeping import uncollected
    from asl_conformance.report.drawn import Drawn
    from asl_conformance.report.page import page
    from asl_conformance.results.stream import today
    from asl_conformance.suite import names
    from asl_conformance.suite.registry import load

    former = names.load()
    streams = [today(one, former.now) for one in found]
    asked = {key for stream in streams for key in stream.cases}
    cases = {case.id: case for case in suite.all if case.id in asked}
    with uncollected():  # the objects of a page all live until it is written
        answers = _points(engine, cases.values())
        drawn = Drawn.of_this_user() if len(cases) > FEW else Drawn()
        made = page(streams, cases, suite.digest, load(), answers, former.before(cases), drawn)
    target = output if output.suffix == ".html" else output / "index.html"
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(made.html, encoding="utf-8", newline="\n")
    except OSError as error:
        raise click.UsageError(f"cannot write {target}: {error.strerror or error}") from error
    drawn.keep()
    for line in made.summary:
        click.echo(line)
    click.echo(f"{target} ({len(made.html.encode()) / 1e6:.1f} MB)")


@main.command()
@click.argument("what", metavar="CASE_OR_FILE")
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Draw to FILE.svg, FILE.png or FILE.txt.",
)
@click.option(
    "--request",
    is_flag=True,
    help="Instead of a drawing, print the lines that an engine reads for the case, to pipe into yours.",
)
@click.option(
    "--edition", metavar="EDITION", default=DEFAULT_EDITION, help="The edition that --request names."
)
@ENGINE
@CASES
@suites
@guarded
def show(
    what: str, output: Path | None, request: bool, edition: str, engine: str, cases_file: Path | None
) -> None:
    """Draw a case or a position: on the terminal, or as SVG, PNG or text.

    CASE_OR_FILE is the id of a case (without a row's name, its first row), or a JSON file
    with a case or a position.
    """
    from asl_conformance.base.text import clean
    from asl_conformance.drawing.picture import draw
    from asl_conformance.suite.case import requests

    case = _case(what, cases_file)
    if request:
        _write(requests(case, edition), output)
        return
    suffix = output.suffix.lower() if output is not None else ".txt"
    if suffix not in (".txt", ".svg", ".png"):
        raise click.UsageError(f"cannot draw to {output}; name a file .svg, .png or .txt")
    if output is None or suffix == ".txt":
        drawn = clean("\n".join(filter(None, (case.name, "", draw(case.position), "", *case.prose))))
        _write(f"{drawn}\n".encode(), output)
        return
    from asl_conformance.drawing.svg import document
    from asl_conformance.drawing.svg.png import NoRenderer, png

    text = document(_drawing(case, engine), title=case.name)
    try:
        _write(png(text) if suffix == ".png" else text.encode(), output)
    except NoRenderer as error:
        raise click.UsageError(str(error)) from error


def _case(what: str, cases_file: Path | None) -> Case:
    """The case of that id, or in that file."""
    path = Path(what)
    if path.suffix == ".json" or path.is_file():
        return _from_file(path)
    from asl_conformance.cli.names import hint
    from asl_conformance.suite import names

    cases = _suite(cases_file).all
    now = names.load().now(what)
    found = _of_name(what, cases)
    if not found and now != what:
        found = _of_name(now, cases)
        hint({what: now})
    if not found:
        ids = [case.id for case in cases]
        if why := names.underived(now, ids):
            raise click.UsageError(f"no case {what}: {why}")
        near = names.near(now, ids)
        advice = f"; near it: {', '.join(near)}" if near else "; there is no such file either"
        raise click.UsageError(f"no case {what}{advice}")
    return found[0]


def _of_name(what: str, cases: Sequence[Case]) -> list[Case]:
    """The case of that id, or the cases of the outline of that id."""
    from asl_conformance.suite import names

    exact = [case for case in cases if case.id == what]
    return exact or [case for case in cases if names.outline_of(case.id) == what]


def _from_file(path: Path) -> Case:
    import msgspec

    from asl_conformance.adapters.check import explain
    from asl_conformance.protocol.position import Position
    from asl_conformance.suite.case import Case

    try:
        raw = path.read_bytes()
        whole = msgspec.json.decode(raw)
    except (OSError, msgspec.DecodeError) as error:
        raise click.UsageError(f"{path}: neither a case nor a position: {error}") from error
    kind = Case if isinstance(whole, dict) and "position" in whole else Position
    try:
        if kind is Case:
            return msgspec.convert(whole, Case)
        position = msgspec.convert(whole, Position)
    except msgspec.ValidationError as error:
        problem = explain(error, whole, top=kind.__name__.lower(), kind=kind)
        raise click.UsageError(f"{path}: neither a case nor a position: {problem}") from error
    return Case(path.stem, path.name, (), (), path.name, 0, position, (), ())


def _drawing(case: Case, engine: str) -> Drawing:
    from asl_conformance.drawing.svg import draw, marks

    return draw(case.position, marks(case, _points(engine, [case]).get(case.id, ())))


def _points(engine: str, cases: Iterable[Case]) -> Answers:
    """The engine's answers to the cases that expect a blocked LOS and do not say where."""
    from asl_conformance.drawing.svg.marks import leaves_open
    from asl_conformance.report.ask import ask

    open_ones = [case for case in cases if leaves_open(case)] if engine != NOBODY else []
    return ask(engine, open_ones) if open_ones else {}
