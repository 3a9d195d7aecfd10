"""Given: terrain, hexsides and Fortifications."""

from typing import Any

from asl_conformance.gherkin import StepError, World, given
from asl_conformance.gherkin.kinds import Piece


@given("{places:hexes} is {ground:ground}")
def hex_is(world: World, places: tuple[str, ...], ground: dict[str, Any]) -> None:
    """The hex has this terrain and level."""
    for place in places:
        _ground(world, place, ground)


@given("{places:hexes} are {ground:ground}")
def hexes_are(world: World, places: tuple[str, ...], ground: dict[str, Any]) -> None:
    """All the hexes have this terrain and level."""
    hex_is(world, places, ground)


def _ground(world: World, place: str, ground: dict[str, Any]) -> None:
    fields = dict(ground)
    month = fields.pop("_month", None)
    if month:
        world.fields.setdefault("month", month)
    world.ground(place, **fields)


@given("{place:hex} has smoke")
def hex_has_smoke(world: World, place: str) -> None:
    """Full-strength SMOKE lies in the hex."""
    world.ground(place, smoke="smoke")


@given("hexside {edge:edge} is a {barrier:barrier}")
def hexside_is(world: World, edge: tuple[str, str], barrier: str) -> None:
    """The hexside carries a wall, hedge, cliff or the like."""
    world.edge(*edge, terrain=barrier)


@given("hexside {edge:edge} is a {barrier:barrier} at level {level:number}")
def hexside_is_at_level(world: World, edge: tuple[str, str], barrier: str, level: float) -> None:
    """The hexside carries a wall or hedge whose base level is said."""
    world.edge(*edge, terrain=barrier, base=level)


@given("a road crosses hexside {edge:edge}")
def road_crosses(world: World, edge: tuple[str, str]) -> None:
    """A road runs across the hexside."""
    world.edge(*edge, road=True)


@given("the hexes are those of board {board:word}")
def hexes_of_board(world: World, board: str) -> None:
    """The hexes bear the names they have on that geomorphic board."""
    world.set(board=board)


@given("{places:hexes} holds {fort:fort}")
def hex_holds(world: World, places: tuple[str, ...], fort: Piece) -> None:
    """A Fortification lies in the hex."""
    for place in places:
        put_fort(world, place, fort)


@given("{places:hexes} each hold {fort:fort}")
def hexes_hold(world: World, places: tuple[str, ...], fort: Piece) -> None:
    """Each of the hexes holds such a Fortification."""
    hex_holds(world, places, fort)


def put_fort(world: World, place: str, fort: Piece) -> None:
    """Put the Fortification down; its id is ``B2 foxhole``."""
    if fort.count == 0:
        if any(c["hex"] == place and c["type"] == fort.fields["type"] for c in world.counters.values()):
            raise StepError(f"{place} holds a {fort.name} already")
        return
    world.put_counter(f"{place} {fort.name}", hex=place, **fort.fields)
