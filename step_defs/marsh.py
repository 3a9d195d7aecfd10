"""What only marsh needs said: amphibians and boats, towing, hexes entered one after the other."""

from asl_conformance.gherkin import StepError, World, given, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a

from .deeds import go


@given("a SSR makes all marsh mudflat")
def ssr_mudflat(world: World) -> None:
    """Every marsh hex of the board is mudflat."""
    world.set(ssr=(*world.fields.get("ssr", ()), "all marsh is mudflat"))


@given("the scenario has Extreme Winter")
def extreme_winter(world: World) -> None:
    """The scenario defines this weather, the cold of its deepest winter."""
    world.set(weather="extreme_winter")


@given("{who:who} is towing {gear:gear}")
def towing(world: World, who: str, gear: Piece) -> None:
    """The vehicle tows the Gun."""
    vehicle = world.thing(world.who(who))
    fields = {"hex": vehicle["hex"], "side": vehicle["side"], **gear.fields}
    world.put_counter(world.fresh(gear.name), **fields, possessed_by=who, status=("towed",))


@given("{who:who} has spent {mp:number} amphibious MP")
def spent_afloat(world: World, who: str, mp: float) -> None:
    """So many amphibious MP of its allotment are gone this phase."""
    world.thing(world.who(who))["amphibious_mp_spent"] = mp
    world.add(who, "done", "moved")


@when("{whom:whom} moves through {places:hexes} in turn")
def moves_through(world: World, whom: tuple[str, ...], places: tuple[str, ...]) -> None:
    """Enter the hexes one after the other, each an expenditure of its own."""
    for place in places:
        go(world, whom, "move", place)


@when("{who:who} moves into {to:hex} in water movement mode")
def moves_afloat(world: World, who: str, to: str) -> None:
    """The vehicle declares that it enters the hex in water movement mode."""
    go(world, (who,), "move", to, mode="water")


@when("the next MPh of the {side:side} begins")
def next_mph(world: World, side: str) -> None:
    """Play goes on to the following MPh of that side; nothing happens in between."""
    if world.fields.get("turn_of") != side:
        raise StepError(f"it is the turn of the {world.fields.get('turn_of', 'nobody')}, not of the {side}")
    world.act(a.EndPhase(next="MPh"))


@then("{who:who} has {mp:number} amphibious MP left")
def amphibious_mp_left(world: World, who: str, mp: float) -> None:
    """Amphibious MP of its allotment that are left."""
    world.expect_state("units", world.who(who), "amphibious_mp_left", value=mp)


@then("{who:who} is in water movement mode")
def is_afloat(world: World, who: str) -> None:
    """The vehicle moves as if in water."""
    world.expect_state("units", world.who(who), "afloat", value=True)


@then("{who:who} is not in water movement mode")
def is_ashore(world: World, who: str) -> None:
    """The vehicle moves as on land."""
    world.expect_state("units", world.who(who), "afloat", value=False)


@then("{whom:whom} is on the bridge in {place:hex}")
def is_on_bridge(world: World, whom: tuple[str, ...], place: str) -> None:
    """The units are on the bridge of that hex, not in what it crosses."""
    for name in whom:
        world.expect_state("units", world.who(name), "hex", value=place)
        world.expect_state("units", world.who(name), "at", value="bridge")
