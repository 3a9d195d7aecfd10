"""The scenario: its date, weather, SSRs, and the Fortifications of each OB."""

from asl_conformance.gherkin import World, given
from asl_conformance.gherkin.describing import Piece


@given("the date is {day:date}")
def date_is(world: World, day: str) -> None:
    """The date of the scenario."""
    world.set(date=day, month=int(day.split("-")[1]))


@given("the weather is {weather:weather}")
def weather_is(world: World, weather: str) -> None:
    """The scenario defines this weather, or none."""
    if weather:
        world.set(weather=weather)


@given("the scenario has Extreme Winter")
def extreme_winter(world: World) -> None:
    """The weather of the scenario is Extreme Winter."""
    world.set(weather="extreme_winter")


@given("the water depth is {depth:depth}")
def depth_is(world: World, depth: str) -> None:
    """The scenario defines this depth of the streams and rivers of the board, or none."""
    if depth:
        world.set(water=depth)


@given("there is a SSR that {rule:ssr}")
def ssr_on_hexsides(world: World, rule: str) -> None:
    """An SSR on walls and hedges, such as ``all hedges are bocage``."""
    world.set(ssr=(*world.fields.get("ssr", ()), rule))


@given("there is no SSR on walls and hedges")
def no_ssr(world: World) -> None:
    """Walls and hedges are as printed. For a row of a table without an SSR."""
    world.set(ssr=())


@given("a SSR allows A-T Ditches")
def ssr_at_ditch(world: World) -> None:
    """Trench counters may be placed as A-T Ditches."""
    world.set(ssr=(*world.fields.get("ssr", ()), "at_ditch"))


@given("a SSR makes all marsh mudflat")
def ssr_mudflat(world: World) -> None:
    """Every marsh hex of the board is mudflat."""
    world.set(ssr=(*world.fields.get("ssr", ()), "all marsh is mudflat"))


@given("the {side:side} OB has foxholes for {squads:number} squads")
@given("the {side:side} OB has foxholes for {squads:number} squad")
def ob_foxholes(world: World, side: str, squads: int) -> None:
    """The OB lists foxholes; the number is their total squad capacity."""
    world.side(side, foxholes=squads)


@given("the {side:side} OB has {fort:fort}")
def ob_fort(world: World, side: str, fort: Piece) -> None:
    """The OB lists one such Fortification, or none."""
    field = {"trench": "trenches", "at_ditch": "trenches", "wire": "wire", "sangar": "sangars"}
    kind = fort.fields["type"]
    world.side(
        side, **{"foxholes" if kind == "foxhole" else field[kind]: fort.count * fort.fields.get("size", 1)}
    )
