"""``asl-conformance board``: read, draw, check and compare VASL's board archives."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import fill
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.cli.files import FILE, _write
from asl_conformance.cli.group import CONFORMS, DEFAULT_EDITION, DOES_NOT_CONFORM, guarded, main

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from asl_conformance.boards.agreement import Agreement
    from asl_conformance.boards.archive import Archive, Grid
    from asl_conformance.boards.decide import Decision
    from asl_conformance.boards.file import Board
    from asl_conformance.protocol.position import Position

    Decide = Callable[[str, str], Decision]

SUFFIXES = (".txt", ".svg", ".png")
ZIP = b"PK"
REGION = re.compile(r"([A-Z]{1,2}\d{1,2})-([A-Z]{1,2}\d{1,2})")
BOARD = "A board.json that board import wrote, or a board archive of VASL."


@main.group()
def board() -> None:
    """Read VASL's board archives; you have to supply them."""


@board.command("import")
@click.argument("archive", type=FILE, metavar="ARCHIVE")
@click.option("--metadata", type=FILE, metavar="FILE", help="VASL's SharedBoardMetadata.xml.")
@click.option(
    "--ssr", "rules", multiple=True, metavar="RULE", help="A LOS rule of that file, such as HedgesToBocage."
)
@click.option("--vasl-commit", "commit", default="", metavar="HASH", help="VASL commit of the archive.")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="stdout otherwise.")
@guarded
def import_(
    archive: Path, metadata: Path | None, rules: tuple[str, ...], commit: str, output: Path | None
) -> None:
    """Read a board archive of VASL and write it as a board file.

    Terrain that the protocol has no word for is listed.
    """
    from asl_conformance.boards.file import encode

    if commit and not re.fullmatch(r"[0-9a-f]{7,40}", commit):
        raise click.UsageError(f"--vasl-commit {commit[:50]!r} is no commit; give 7 to 40 hex digits")
    found = _imported(archive, metadata, rules, commit)
    _write(encode(found), output)
    for line in _summary(found):
        click.echo(line, err=True)


@board.command()
@click.argument("archive", type=FILE, metavar="ARCHIVE")
@click.option("--metadata", type=FILE, metavar="FILE", required=True, help="VASL's SharedBoardMetadata.xml.")
@guarded
def rules(archive: Path, metadata: Path) -> None:
    """List the scenario rules that VASL knows for a board, and which of them change it.

    board import --ssr applies those that change it. For the others VASL has only pictures.
    """
    from asl_conformance.base.text import clean
    from asl_conformance.boards.metadata import read_shared
    from asl_conformance.boards.rules import effects

    read = _archive(archive)
    try:
        found = effects(read, read_shared(metadata))
    except (ValueError, OSError) as error:
        raise click.UsageError(str(error)) from error
    groups = (
        ("change this board; board import --ssr applies them", found.change),
        ("do not change this board", found.nothing),
        ("are only pictures, without LOS data in VASL: not read", found.pictures),
        ("repaint terrain, or name terrain that VASL does not know: not read", found.unread),
    )
    click.echo(
        clean(f"board {read.metadata.name or read.file}, version {read.metadata.version or 'unknown'}")
    )
    for what, names in groups:
        if names:
            click.echo(f"  {len(names)} {what}")
            click.echo(fill(clean(", ".join(names)), 80, initial_indent="    ", subsequent_indent="    "))


def _imported(archive: Path, metadata: Path | None, rules: tuple[str, ...], commit: str) -> Board:
    from dataclasses import replace

    from asl_conformance.boards.from_pixels import board_of
    from asl_conformance.boards.metadata import read_shared
    from asl_conformance.boards.rules import changed

    read = _archive(archive)
    try:
        shared = read_shared(metadata) if metadata is not None else None
        if rules and shared is None:
            raise click.UsageError("--ssr needs --metadata: the rules are those of SharedBoardMetadata.xml")
        if rules and shared is not None:
            read = replace(read, grid=changed(read.grid, shared, rules))
        return board_of(read, shared, commit, rules)
    except (ValueError, OSError) as error:
        raise click.UsageError(str(error)) from error


def _archive(path: Path) -> Archive:
    from asl_conformance.boards.archive import read
    from asl_conformance.boards.limits import BadArchive

    try:
        return read(path)
    except (BadArchive, OSError) as error:
        raise click.UsageError(str(error)) from error


def _is_archive(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(ZIP)) == ZIP


def _board(path: Path) -> Board:
    """The board of a board file or an archive; a usage error if it is neither."""
    from asl_conformance.boards.file import BadBoard, read

    try:
        return _imported(path, None, (), "") if _is_archive(path) else read(path)
    except (BadBoard, OSError) as error:
        raise click.UsageError(str(error)) from error


def _summary(found: Board) -> list[str]:
    """What was read, in a few lines."""
    from asl_conformance.base.text import clean

    position = found.position
    sided = sum(bool(side.terrain) for side in position.hexsides.values())
    lines = [
        found.title,
        f"  {len(position.hexes)} hexes that are not bare, {sided} hexsides with terrain, "
        f"{len(found.stairways)} stairways",
    ]
    lines += [f"  unknown: {terrain} in {', '.join(hexes)}" for terrain, hexes in found.unknown.items()]
    lines += [f"  {len(found.odd)} oddities; board check lists them"] if found.odd else []
    return [clean(line) for line in lines]


@board.command(help=f"Draw a board: on the terminal, or as SVG, PNG or text.\n\nBOARD: {BOARD}")
@click.argument("path", type=FILE, metavar="BOARD")
@click.option("--hexes", metavar="HEX-HEX", help="Only the part between two hexes, such as F3-K7.")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="stdout otherwise.")
@guarded
def show(path: Path, hexes: str | None, output: Path | None) -> None:
    """Draw a board: on the terminal, or as SVG, PNG or text."""
    from asl_conformance.base.text import clean
    from asl_conformance.drawing.picture import draw

    found = _board(path)
    position = _part(found, hexes)
    suffix = output.suffix.lower() if output is not None else ".txt"
    if suffix not in SUFFIXES:
        raise click.UsageError(f"cannot draw to {output}; name a file .svg, .png or .txt")
    if suffix == ".txt":
        _write((clean(f"{found.title}\n\n{draw(position)}") + "\n").encode(), output)
        return
    from asl_conformance.drawing import svg
    from asl_conformance.drawing.svg.png import NoRenderer, png

    text = svg.document(svg.draw(position), title=found.title)
    try:
        _write(png(text) if suffix == ".png" else text.encode(), output)
    except NoRenderer as error:
        raise click.UsageError(str(error)) from error


def _part(found: Board, hexes: str | None) -> Position:
    """The board's position with every hex named, or the part between two hexes."""
    from asl_conformance.boards.part import between, part

    if hexes is None:
        return part(found.position)
    match = REGION.fullmatch(hexes.upper())
    if match is None:
        raise click.UsageError(f"--hexes {hexes[:40]!r} does not name two hexes; write F3-K7")
    try:
        return part(found.position, between(*match.groups()))
    except ValueError as error:
        raise click.UsageError(str(error)) from error


@board.command(
    help="List what is inconsistent on a board, and count it by kind; exit 1 if anything is.\n\n"
    f"BOARD: {BOARD}"
)
@click.argument("path", type=FILE, metavar="BOARD")
@guarded
def check(path: Path) -> None:
    """List what is inconsistent on a board."""
    from collections import Counter

    from asl_conformance.base.text import clean

    found = _board(path)
    for line in _summary(found)[: 2 + len(found.unknown)]:
        click.echo(line)
    for odd in found.odd:
        click.echo(clean(f"  {odd.place}: {odd.what}"))
    kinds = Counter(odd.kind or "other" for odd in found.odd)
    counted = ", ".join(f"{kind} {many}" for kind, many in kinds.most_common())
    click.echo(clean(f"  {len(found.odd)} odd: {counted}") if found.odd else "  nothing odd")
    raise SystemExit(DOES_NOT_CONFORM if found.odd else CONFORMS)


@board.command(
    help="List where excerpts of a board differ from it; exit 1 if any does.\n\n"
    f"BOARD: {BOARD} EXCERPT: files like those of features/boards, which are the default."
)
@click.argument("path", type=FILE, metavar="BOARD")
@click.argument("excerpts", type=FILE, nargs=-1, metavar="[EXCERPT]...")
@guarded
def compare(path: Path, excerpts: tuple[Path, ...]) -> None:
    """List where excerpts of a board differ from it."""
    from asl_conformance.base.text import clean
    from asl_conformance.boards import compare as comparing
    from asl_conformance.boards.file import BadBoard
    from asl_conformance.suite.places import locate

    found, different, seen = _board(path), False, 0
    click.echo(clean(found.title))
    for file in excerpts or sorted((locate("features") / "boards").glob("*.toml")):
        try:
            excerpt = comparing.excerpt(file)
        except (BadBoard, OSError) as error:
            raise click.UsageError(str(error)) from error
        if not comparing.same_board(excerpt, found):
            continue
        seen += 1
        differences = comparing.compare(excerpt, found)
        different = different or bool(differences)
        click.echo(clean(f"  {file.name}: {len(differences) or 'no'} differences"))
        for one in differences:
            click.echo(clean(f"    {one}"))
    if not seen:
        click.echo(f"  no excerpt is of board {clean(found.name)}")
    raise SystemExit(DOES_NOT_CONFORM if different else CONFORMS)


@board.command(
    help="Count the LOS of a board that depend on its artwork, and compare an engine on the others.\n\n"
    "All pairs of hexes up to 12 apart. A LOS is decided if the answer is the same with the artwork as small "
    "and as large as it may be. The others depend on the artwork and are not compared. In an archive each "
    "line is followed over the pixels; in a board file over every third pixel, which it keeps. "
    "Exit 1 if the engine differs from the reference on a decided LOS.\n\n"
    f"BOARD: {BOARD}"
)
@click.argument("path", type=FILE, metavar="BOARD")
@click.option("--answers", type=FILE, metavar="FILE", help="LOS answers of an engine for this artwork.")
@click.option("--edition", metavar="EDITION", default=DEFAULT_EDITION, show_default=True)
@click.option("--metadata", type=FILE, metavar="FILE", help="VASL's SharedBoardMetadata.xml.")
@guarded
def los(path: Path, answers: Path | None, edition: str, metadata: Path | None) -> None:
    """Count the LOS of a board that depend on its artwork, and compare an engine on the others."""
    from collections import Counter

    from asl_conformance.base.text import clean, percent
    from asl_conformance.boards import agreement
    from asl_conformance.boards.decide import pairs
    from asl_conformance.suite.editions import UnknownEdition, in_force

    try:
        in_force(edition)
        recorded = agreement.read(answers) if answers is not None else None
        found, decide = _on_pixels(path, edition, metadata) if _is_archive(path) else _of_file(path, edition)
    except (UnknownEdition, ValueError, OSError) as error:
        raise click.UsageError(str(error)) from error
    click.echo(clean(found.title))
    if recorded is None:
        counts = Counter(_artwork_or_not(decide(*pair)) for pair in pairs())
        for what, count in counts.most_common():
            click.echo(f"  {100 * count / counts.total():6.2f} %  {what}")
        decided = counts["clear"] + counts["blocked"]
        click.echo(f"  good for {percent(decided, counts.total())} of its LOS: the rules decide them")
        return
    if recorded.header.get("losdata_sha256", found.source.losdata_sha256) != found.source.losdata_sha256:
        raise click.UsageError(f"{answers} is about other LOSData than {path}: another version")
    agreed = agreement.agreement(decide, recorded)
    for line in _agreed(agreed, recorded.header):
        click.echo(clean(line))
    raise SystemExit(DOES_NOT_CONFORM if agreed.groups else CONFORMS)


def _on_pixels(path: Path, edition: str, metadata: Path | None) -> tuple[Board, Decide]:
    """The board of an archive, and the function that decides a LOS from its pixels."""
    from asl_conformance.boards.chart import CODES
    from asl_conformance.boards.metadata import read_shared

    codes = CODES if metadata is None else read_shared(metadata).terrain
    found = _imported(path, metadata, (), "")
    return found, _decider(found, _archive(path).grid, edition, codes)


def _of_file(path: Path, edition: str) -> tuple[Board, Decide]:
    """The board of a file, and the function that decides a LOS from its raster.

    A file without a raster is decided from triangles of hexes, each filled or empty.
    """
    from asl_conformance.adapters.reference.sight import seen_from
    from asl_conformance.boards import raster
    from asl_conformance.boards.chart import CODES
    from asl_conformance.boards.filled import Filled

    found = _board(path)
    if found.raster:
        return found, _decider(found, raster.unpacked(found.raster), edition, CODES)
    return found, Filled(found, lambda position, ends: seen_from(position, edition, ends)).decide


def _decider(found: Board, grid: Grid, edition: str, codes: Mapping[int, str]) -> Decide:
    from asl_conformance.adapters.reference.sight import seen_from, sight_on
    from asl_conformance.boards.decide import Decider
    from asl_conformance.boards.ground import smallest, standing
    from asl_conformance.suite.case import plain

    seen = seen_from(smallest(found), edition, standing(found))
    return Decider(found, grid, sight_on(plain(found.position), edition), codes, seen).decide


def _artwork_or_not(decision: Decision) -> str:
    if not decision.decided:
        return f"artwork decides: {decision.why}"
    return "blocked" if decision.hindrance is None else "clear"


def _agreed(found: Agreement, header: Mapping[str, str]) -> Iterator[str]:
    """An agreement as a table."""
    about = ", ".join(f"{key} {value}" for key, value in header.items())
    yield f"  answers of {about}" if about else "  answers"
    artwork = found.undecided.total()
    yield f"  {found.pairs} pairs, {100 * artwork / max(1, found.pairs):.2f} % of which artwork decides"
    for why, count in found.undecided.most_common():
        yield f"    {count:7}  {why}"
    share = 100 * found.agreed / max(1, found.decided)
    yield f"  {found.agreed} of {found.decided} decided ones agree, {share:.3f} %; {found.errors} errors"
    for group, count in found.groups.most_common():
        due, answer = group
        viewer, target = found.examples[group]
        yield f"    {count:7}  {100 * count / found.decided:.3f} %  {due} / the engine: {answer}"
        yield f"             as {viewer} to {target}"
