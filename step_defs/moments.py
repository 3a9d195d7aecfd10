"""The present phase and Player Turn, and how the next one begins."""

from asl_conformance.gherkin import StepError, World, given, when
from asl_conformance.protocol import actions as a


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
    """The phase, without the Player Turn: each side counts as the one whose turn it is."""
    world.set(phase=phase)


@given("it is the end of the {phase:phase} of the {side:side} turn")
def end_of_phase(world: World, phase: str, side: str) -> None:
    """The last step of the phase, in the Player Turn of that side."""
    world.set(phase=phase, turn_of=side, ending=True)


@given("the {side:side} player moves first")
def moves_first(world: World, side: str) -> None:
    """The first Player Turn after set-up is that of the side."""
    world.set(turn_of=side)


@when("the {phase:phase} ends and the {following:phase} begins")
def phase_ends(world: World, phase: str, following: str) -> None:
    """The present phase ends and another begins. After the CCPh it is the other side's Player Turn."""
    ends = [action.next for action in world.actions if isinstance(action, a.EndPhase)]
    now = ends[-1] if ends else world.fields.get("phase", "start")
    if now != phase:
        raise StepError(f"it is the {now}, not the {phase}, that ends")
    world.act(a.EndPhase(next=following))  # type: ignore[arg-type]


@when("the next MPh of the {side:side} begins")
def next_mph(world: World, side: str) -> None:
    """The next MPh of that side begins; nothing happens in between."""
    if world.fields.get("turn_of") != side:
        raise StepError(f"it is the turn of the {world.fields.get('turn_of', 'nobody')}, not of the {side}")
    world.act(a.EndPhase(next="MPh"))


@when("the set-up of both sides ends")
def set_up_ends(world: World) -> None:
    """Both sides have set up; the first Player Turn begins."""
    if world.fields.get("phase") != "setup":
        raise StepError("set-up ends only where it was set-up: Given it is set-up")
    world.act(a.EndPhase(next="RPh"))
