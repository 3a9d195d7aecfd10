"""The club's phrases, understood in this suite alone."""

from asl_conformance.gherkin import World, given


@given("rain has soaked {place:hex}")
def soaked(world: World, place: str) -> None:
    """By our clause K1.1 such a hex is mudflat."""
    world.ground(place, terrain="mudflat")
