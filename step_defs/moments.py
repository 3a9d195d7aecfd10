"""Given: phase and turn, OB and SSRs."""

from asl_conformance.gherkin import World, given
from asl_conformance.gherkin.describing import Piece


@given("it is set-up")
def set_up(world: World) -> None:
    """The scenario is being set up."""
    world.set(phase="setup")


@given("it is the {phase:phase} of the {side:side} turn")
def phase_is(world: World, phase: str, side: str) -> None:
    """The phase, in the Player Turn of that side."""
    world.set(phase=phase, turn_of=side)


@given("it is the {phase:phase} of a turn that is not told")
def phase_of_any_turn(world: World, phase: str) -> None:
    """The phase, without a word on whose Player Turn it is: either side counts as being it."""
    world.set(phase=phase)


@given("the {side:side} OB has foxholes for {squads:number} squads")
@given("the {side:side} OB has foxholes for {squads:number} squad")
def ob_foxholes(world: World, side: str, squads: int) -> None:
    """The OB lists foxholes by their squad capacity in all."""
    world.side(side, foxholes=squads)


@given("the {side:side} OB has {fort:fort}")
def ob_fort(world: World, side: str, fort: Piece) -> None:
    """The OB lists one such Fortification, or none."""
    field = {"trench": "trenches", "at_ditch": "trenches", "wire": "wire", "sangar": "sangars"}
    kind = fort.fields["type"]
    world.side(
        side, **{"foxholes" if kind == "foxhole" else field[kind]: fort.count * fort.fields.get("size", 1)}
    )


@given("a SSR allows A-T Ditches")
def ssr_at_ditch(world: World) -> None:
    """Trench counters may be placed as A-T Ditches."""
    world.set(ssr=(*world.fields.get("ssr", ()), "at_ditch"))


@given("the weather is {weather:weather}")
def weather_is(world: World, weather: str) -> None:
    """The scenario defines this weather, or none."""
    if weather:
        world.set(weather=weather)


@given("the water depth is {depth:depth}")
def depth_is(world: World, depth: str) -> None:
    """The scenario defines this depth of the streams and rivers of the board, or none."""
    if depth:
        world.set(water=depth)
