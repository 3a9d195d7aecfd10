"""Vehicles: starting, turning, bogging and water movement; changes of a Gun's CA."""

from asl_conformance.gherkin import World, given, then, when
from asl_conformance.gherkin.describing import Piece
from asl_conformance.protocol import actions as a

from .moving import go


@given("{who:who} has its VCA toward {place:hex}")
def has_vca(world: World, who: str, place: str) -> None:
    """The hull points at the neighbouring hex."""
    world.thing(world.who(who))["vca"] = place


@given("{who:who} has spent {mp:number} amphibious MP")
def spent_afloat(world: World, who: str, mp: float) -> None:
    """The vehicle has spent this many amphibious MP of its allotment this phase."""
    world.thing(world.who(who))["amphibious_mp_spent"] = mp


@when("{who:who} starts its engine")
def starts(world: World, who: str) -> None:
    """Spend a Start MP."""
    world.act(a.Start(unit=world.who(who)))


@when("{who:who} Stops")
def stops(world: World, who: str) -> None:
    """Spend a Stop MP."""
    world.act(a.Stop(unit=world.who(who)))


@when("{who:who} attempts Motion")
def attempts_motion(world: World, who: str) -> None:
    """Claim a Motion attempt in the enemy MPh."""
    world.act(a.MotionAttempt(unit=world.who(who)))


@when("{who:who} turns its hull by {hexspines:number} hexspine")
def turns_hull(world: World, who: str, hexspines: int) -> None:
    """Change the VCA."""
    world.act(a.ChangeVca(unit=world.who(who), hexspines=hexspines))


@when("{who:who} turns its turret by {hexspines:number} hexspine")
def turns_turret(world: World, who: str, hexspines: int) -> None:
    """Change the TCA."""
    world.act(a.ChangeTca(unit=world.who(who), hexspines=hexspines))


@when("the {gear:gear} changes its CA")
def changes_ca(world: World, gear: Piece) -> None:
    """The Gun turns by one hexspine."""
    world.thing(gear.name)
    world.act(a.ChangeCa(counter=gear.name))


@when("{who:who} moves into {to:hex} in water movement mode")
def moves_afloat(world: World, who: str, to: str) -> None:
    """The vehicle declares that it enters the hex in water movement mode."""
    go(world, (who,), "move", to, mode="water")


@when("{who:who} makes a Bog DR of {colored:number} on the colored and {white:number} on the white die")
def bog_dr(world: World, who: str, colored: int, white: int) -> None:
    """Make the Bog Check that is due."""
    world.act(a.BogCheck(unit=world.who(who), colored=colored, white=white))


@when(
    "{who:who} makes a Bog DR of {colored:number} on the colored and {white:number} on the white die "
    "with a further DRM of {drm:signed}"
)
def bog_dr_with_drm(world: World, who: str, colored: int, white: int, drm: int) -> None:
    """Make the Bog Check that is due, with these DRM of D8.21 for the ground."""
    world.act(a.BogCheck(unit=world.who(who), colored=colored, white=white, drm=drm))


@then("the Bog Check {result:result}")
def bog_check_is(world: World, result: bool) -> None:
    """The vehicle passes the Bog Check, or bogs."""
    world.expect_state("attempts", -1, "success", value=result)


@then("{who:who} has {mp:number} amphibious MP left")
def amphibious_mp_left(world: World, who: str, mp: float) -> None:
    """Amphibious MP of its allotment that the vehicle has left."""
    world.expect_state("units", world.who(who), "amphibious_mp_left", value=mp)


@then("{who:who} is in water movement mode")
def is_afloat(world: World, who: str) -> None:
    """The vehicle is in water movement mode."""
    world.expect_state("units", world.who(who), "afloat", value=True)


@then("{who:who} is not in water movement mode")
def is_ashore(world: World, who: str) -> None:
    """The vehicle is not in water movement mode."""
    world.expect_state("units", world.who(who), "afloat", value=False)
