"""``lab``: a page on this machine to set up a position, ask engines about it and keep it as a scenario."""

from __future__ import annotations

import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.cli.asking import check_edition
from asl_conformance.cli.files import FOLDER
from asl_conformance.cli.group import DEFAULT_EDITION, HARNESS_FAULT, USAGE, die, examples, guarded, main
from asl_conformance.cli.options import as_one
from asl_conformance.cli.reading_options import parsed

if TYPE_CHECKING:
    from asl_conformance.lab.desk import Desk
    from asl_conformance.lab.home import Home

EXTRA = "pip install starlette uvicorn"
RESULTS = (b'{"record":', b'{"header":')
"""How result files begin, as a stream or as one object."""

EXAMPLES = examples(
    ("asl-conformance lab", "   continue where you left off, or with an example position"),
    ("asl-conformance lab B27.2-3/hedge --engine mine", ""),
    ("asl-conformance lab run.jsonl --engine mine", "   the failures of a run, one click each"),
    ("asl-conformance lab --edition current --edition older", ""),
)


@dataclass(frozen=True)
class Options:
    """What ``lab`` is told."""

    what: str
    engines: tuple[str, ...]
    editions: tuple[str, ...]
    readings: tuple[str, ...]
    suite: Path | None
    folder: Path | None
    port: int
    no_browser: bool
    timeout: float | None


@main.command(epilog=EXAMPLES)
@click.argument("what", metavar="[CASE_OR_FILE]", default="")
@click.option(
    "--engine",
    "engines",
    metavar="ENGINE",
    multiple=True,
    help="As for run; repeatable. The reference is always there.",
)
@click.option("--edition", "editions", metavar="EDITION", multiple=True, help="As for run; repeatable.")
@click.option(
    "--reading",
    "readings",
    multiple=True,
    metavar="ID=CHOICE",
    help="Add a column in which the reference follows this contested reading; engines are asked "
    "to follow it too. Repeatable.",
)
@click.option(
    "--suite",
    type=FOLDER,
    metavar="DIR",
    help="Keep scenarios in this suite of your own, a folder or a name in asl-conformance.toml; an "
    "empty folder becomes a suite. Default: kept in --folder.",
)
@click.option(
    "--folder",
    type=FOLDER,
    metavar="DIR",
    help="Keep positions and their history in this folder. Default: ~/.local/state/asl-conformance/lab.",
)
@click.option("--port", type=click.IntRange(0, 65535), default=0, metavar="N", help="Default: any free port.")
@click.option("--no-browser", is_flag=True, help="Print the address and open no browser.")
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="S", help="As for run.")
@click.pass_context
@guarded
@as_one(Options)
def lab(context: click.Context, options: Options) -> None:
    """Open a page to set up a position, ask engines about it side by side, and keep it as a scenario.

    CASE_OR_FILE is the id of a case, a link of the lab, or a file: a case, position, request, finding of
    fuzz, board, results of a run, or steps as in a feature. The page is served only to this machine,
    until Ctrl-C.
    """
    from asl_conformance.base import ending

    _needed()
    for edition in options.editions:
        check_edition(edition)
    following = parsed(options.readings)
    from asl_conformance.adapters.choose import choose, open_engine
    from asl_conformance.lab.aside import Threads
    from asl_conformance.lab.asking import Engines
    from asl_conformance.lab.endpoints import Lab
    from asl_conformance.lab.explaining import Explainer
    from asl_conformance.lab.journal import Shelf, usual_folder
    from asl_conformance.lab.serving import Served, listen

    place = options.folder or usual_folder()
    if place is None:
        raise click.UsageError("there is no home directory to keep positions in; name a folder with --folder")
    for name in options.engines:
        choose(name, options.timeout)
    explainer = Explainer()
    made = Lab(
        Shelf(place),
        Engines(open_engine, options.engines, options.timeout),
        tuple(dict.fromkeys(options.editions)) or (DEFAULT_EDITION,),
        explainer,
        _home(context, options.suite, place / "kept"),
        Threads(),
        following,
    )
    if options.what:
        _open(made.desk, options.what)
    try:
        sock = listen(options.port)
    except OSError as error:
        raise click.UsageError(
            f"port {options.port}: {error.strerror or error}; --port 0 takes any that is free"
        ) from error
    served = Served(made, sock)
    click.echo(
        f"{served.address}\nserved only to this machine; Ctrl-C ends it; what you do is kept in {place}"
    )
    if not options.no_browser:
        _show(served.address)
    streams = sys.stdout, sys.stderr
    try:
        served.run()
    except KeyboardInterrupt:
        if ending.signalled():
            _ended(made.desk)
            raise
    finally:
        sys.stdout, sys.stderr = streams  # engines of this process, in threads, divert them
    if not _ended(made.desk):
        raise SystemExit(USAGE)


def _ended(desk: Desk) -> bool:
    """Print where the work continues; whether all of it is on disk. What is not is printed as a link."""
    from asl_conformance.suite.lab_link import link

    unkept = desk.unkept()
    for one in unkept:
        changes = "1 change" if one.unkept == 1 else f"{one.unkept} changes"
        click.echo(
            f"asl-conformance: ended; {changes} of {one.head.name} not on the disk: {one.trouble}\n"
            "the document without its history; asl-conformance lab LINK continues from here:",
            err=True,
        )
        click.echo(link(one.document.data))
    if not unkept and desk.journal.begun:
        click.echo(
            f"asl-conformance: ended; asl-conformance lab continues from here ({desk.journal.path.name})"
        )
    elif not unkept:
        click.echo("asl-conformance: ended; nothing was changed")
    return not unkept


def _home(context: click.Context, named: Path | None, usual: Path) -> Home:
    """The folder for scenarios; a suite there is in use until the command ends."""
    from asl_conformance.cli.selection import folder_of
    from asl_conformance.lab.home import Home
    from asl_conformance.suite.places import SuiteError

    folder = named or usual
    if named is not None:
        with suppress(click.BadParameter):  # a folder that is to be made
            folder = folder_of(str(named))
    try:
        return context.with_resource(Home(folder))
    except SuiteError as error:
        die(HARNESS_FAULT, f"the suite is at fault:\n{error}")


def _needed() -> None:
    """A usage error that says how to install what the lab needs, if it is missing."""
    from importlib.util import find_spec

    missing = [name for name in ("starlette", "uvicorn") if find_spec(name) is None]
    if missing:
        raise click.UsageError(f"the lab needs {' and '.join(missing)}: {EXTRA}")


def _show(address: str) -> None:
    """Open the browser, which may take a while."""
    import threading
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _open(desk: Desk, what: str) -> None:
    """Load what the command line names."""
    from asl_conformance.cli.ask import _base
    from asl_conformance.lab.desk import Failed, Opening
    from asl_conformance.lab.document import Unsound, empty
    from asl_conformance.suite.case import plain
    from asl_conformance.suite.lab_link import PREFIX

    path = Path(what)
    try:
        if what.startswith(PREFIX):
            desk.open_text(what)
            return
        begins = b""
        if path.is_file():
            with path.open("rb") as file:
                begins = file.read(4096)
        if begins.startswith(RESULTS):
            from asl_conformance.cli.files import _results
            from asl_conformance.judging.judge import HARMLESS
            from asl_conformance.results.stream import today
            from asl_conformance.suite import names

            stream = today(_results(path), names.load().now)
            desk.failed = tuple(
                Failed(one.id, one.name, one.verdict, one.clauses)
                for one in stream.cases.values()
                if one.verdict not in HARMLESS
            )
            if desk.failed:
                desk.open(Opening(case=desk.failed[0].id))
            return
        if b'"losdata_sha256"' in begins or (begins.startswith(b"{") and b'"artwork"' in begins):
            from asl_conformance.boards.file import BadBoard, read

            try:
                board = read(path)
            except BadBoard as error:
                raise click.UsageError(str(error)) from error
            desk.open_new(f"board {board.name}", empty(position=plain(board.position)), board.title)
            return
        desk.open_case(_base(what, None), f"{path.resolve()}" if path.is_file() else f"case {what}")
    except Unsound as error:
        raise click.UsageError(f"{what}: {error}") from error
    except OSError as error:
        raise click.UsageError(f"{what}: {error.strerror or error}") from error
