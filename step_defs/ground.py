"""Terrain, hexsides and Fortifications of the board."""

import tomllib
from functools import cache
from typing import Any

from asl_conformance.boards.file import BadBoard, Board, read
from asl_conformance.boards.part import between, part
from asl_conformance.gherkin import StepError, World, given
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol.position import Position
from asl_conformance.suite.case import plain
from asl_conformance.suite.places import locate


def _ground(world: World, place: str, ground: dict[str, Any]) -> None:
    fields = dict(ground)
    month = fields.pop("_month", None)
    if month:
        world.fields.setdefault("month", month)
    world.ground(place, **fields)


@given("{places:hexes} is {ground:ground}")
def hex_is(world: World, places: tuple[str, ...], ground: dict[str, Any]) -> None:
    """The hex has this terrain and level."""
    for place in places:
        _ground(world, place, ground)


@given("{places:hexes} are {ground:ground}")
def hexes_are(world: World, places: tuple[str, ...], ground: dict[str, Any]) -> None:
    """All the hexes have this terrain and level."""
    hex_is(world, places, ground)


@given("{place:hex} has {smoke:smoke}")
def hex_has_smoke(world: World, place: str, smoke: str) -> None:
    """SMOKE lies in the hex, of full strength unless it is called dispersed."""
    world.ground(place, smoke=smoke)


@given("hexside {edge:edge} is a {barrier:barrier}")
def hexside_is(world: World, edge: tuple[str, str], barrier: str) -> None:
    """The hexside carries a wall, hedge, cliff or the like."""
    world.edge(*edge, terrain=barrier)


@given("hexside {edge:edge} is a {barrier:barrier} at level {level:number}")
def hexside_is_at_level(world: World, edge: tuple[str, str], barrier: str, level: float) -> None:
    """The hexside carries a wall or hedge with this base level."""
    world.edge(*edge, terrain=barrier, base=level)


@given("hexside {edge:edge} carries nothing")
def hexside_bare(world: World, edge: tuple[str, str]) -> None:
    """The hexside carries nothing, whatever the board depicts there."""
    world.edge(*edge, terrain="", gap=False, road=False)


@given("a road crosses hexside {edge:edge}")
def road_crosses(world: World, edge: tuple[str, str]) -> None:
    """A road runs across the hexside."""
    world.edge(*edge, road=True)


@given("the depiction of hexside {edge:edge} has a gap")
def has_gap(world: World, edge: tuple[str, str]) -> None:
    """The artwork of the wall or hedge has a visible gap there."""
    world.edge(*edge, gap=True)


@given("hexside {edge:edge} has been breached")
def has_breach(world: World, edge: tuple[str, str]) -> None:
    """A Breach counter points to the bocage hexside."""
    world.edge(*edge, breached=True)


@given("the artwork of {place:hex} does not reach towards {near:hexes}")
def artwork_free(world: World, place: str, near: tuple[str, ...]) -> None:
    """The artwork of the hex does not touch its hexsides with those neighbours."""
    world.ground(place, free=near)


@given("the artwork of {near:hexes} laps over into {place:hex}")
def artwork_laps(world: World, near: tuple[str, ...], place: str) -> None:
    """Artwork of the neighbours also shows inside this hex, but does not reach its centre dot."""
    world.ground(place, laps=near)


@given("{place:hex} has a {access:access}")
def way_underground(world: World, place: str, access: str) -> None:
    """The hex has an entrance to a sewer or tunnel."""
    world.ground(place, access=(access,))


@given("a canal below its banks runs through {place:hex}")
def sunken_canal(world: World, place: str) -> None:
    """The canal is a Depression; the ground of the hex is the banks."""
    world.ground(place, depression="canal")


@given("a Blaze burns in {place:hex}")
def blaze(world: World, place: str) -> None:
    """A Blaze counter is in the hex."""
    world.put_counter(f"{place} blaze", hex=place, type="blaze")


def _put_fort(world: World, place: str, fort: Piece) -> None:
    """Place the Fortification in the hex; its id is, for example, ``B2 foxhole``."""
    if fort.count == 0:
        if any(c["hex"] == place and c["type"] == fort.fields["type"] for c in world.counters.values()):
            raise StepError(f"{place} holds a {fort.name} already")
        return
    world.put_counter(f"{place} {fort.name}", hex=place, **fort.fields)


@given("{places:hexes} holds {fort:fort}")
def hex_holds(world: World, places: tuple[str, ...], fort: Piece) -> None:
    """A Fortification lies in the hex."""
    for place in places:
        _put_fort(world, place, fort)


@given("{places:hexes} each hold {fort:fort}")
def hexes_hold(world: World, places: tuple[str, ...], fort: Piece) -> None:
    """Each of the hexes holds such a Fortification."""
    hex_holds(world, places, fort)


@given("{place:hex} holds Wire on its bridge")
def wire_on_bridge(world: World, place: str) -> None:
    """Wire lies on the bridge, not beneath it."""
    world.put_counter(f"{place} Wire on the bridge", hex=place, type="wire", at="bridge")


@given("the {cover:cover} in {place:hex} is of the {side:side} OB and under {control:side} Control")
def whose_it_is(world: World, cover: str, place: str, side: str, control: str) -> None:
    """The side that set the counter up, and the side that Controls it now."""
    world.thing(world.counter_in(place, cover)).update(side=side, control=control)


@given("the hexes are those of board {board:number}")
def board_is(world: World, board: int) -> None:
    """The hexes have the numbers of this board."""
    world.set(board=str(board))


@cache
def _excerpt(name: str) -> dict[str, Any]:
    """Read the excerpt's file; raises StepError if it is missing or not TOML."""
    path = locate("features") / "boards" / f"{name}.toml"
    if not path.is_file():
        there = ", ".join(sorted(p.stem for p in path.parent.glob("*.toml"))) or "none"
        raise StepError(f"no board excerpt {name!r} in {path.parent}; there are: {there}")
    try:
        excerpt = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise StepError(f"{path}: {error}") from error
    if unknown := excerpt.keys() - {"title", "board", "hexes", "hexsides", "counters"}:
        raise StepError(f"{path}: {min(unknown)!r} is not part of an excerpt")
    if "board" not in excerpt:
        raise StepError(f"{path}: board = '<number>' is missing")
    return excerpt


@given("the board excerpt {name:word}")
def board_excerpt(world: World, name: str) -> None:
    """The hexes, hexsides and counters of ``features/boards/<name>.toml``, under their real names.

    A later Given changes only the hexes and hexsides that it names.
    """
    excerpt = _excerpt(name)
    world.set(board=excerpt["board"])
    for place, ground in excerpt.get("hexes", {}).items():
        world.ground(place, **ground)
    for edge, barrier in excerpt.get("hexsides", {}).items():
        world.edge(*edge.split("-"), **barrier)
    for counter, fields in excerpt.get("counters", {}).items():
        world.put_counter(counter, **fields)


def _board(world: World, file: str) -> Board:
    """Read a board file in the feature's folder or below it; raises StepError if it cannot be read."""
    try:
        return read(world.file(file))
    except (BadBoard, OSError) as error:
        raise StepError(str(error)) from error


def _lay(world: World, ground: Position) -> None:
    board = plain(ground)
    world.set(**{field: board[field] for field in ("board", "columns", "rows") if field in board})
    for place, fields in board.get("hexes", {}).items():
        world.ground(place, **fields)
    for edge, fields in board.get("hexsides", {}).items():
        world.edge(*edge.split("-"), **fields)


@given("the ground of {file:file}")
def ground_of(world: World, file: str) -> None:
    """Hexes and hexsides of a board file beside the feature; they are copied into the case.

    For your own scenarios on your own boards (docs/boards.md). A later Given changes only the hexes
    and hexsides that it names.
    """
    _lay(world, part(_board(world, file).position))


@given("the ground of {file:file} from {first:hex} to {last:hex}")
def ground_of_part(world: World, file: str, first: str, last: str) -> None:
    """The part of a board file between two hexes. A smaller part makes the case easier to read."""
    try:
        _lay(world, part(_board(world, file).position, between(first, last)))
    except ValueError as error:
        raise StepError(f"{file}: {error}") from error
