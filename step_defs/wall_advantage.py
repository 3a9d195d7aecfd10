"""Wall advantage: who has it, over which hexsides, who claims it and who forfeits it."""

from asl_conformance.gherkin import StepError, World, given, then, when
from asl_conformance.protocol import actions as a
from asl_conformance.protocol import questions as q

from .claims_pieces import someone


@given("{who:who} has wall advantage")
def marked(world: World, who: str) -> None:
    """The unit has a Wall Advan counter."""
    world.add(world.who(who), "status", "wall_advantage")


@given("{who:who} has wall advantage over {edges:edges} alone")
def marked_over(world: World, who: str, edges: tuple[str, ...]) -> None:
    """In Deluxe ASL: the unit's Wall Advan counter is for these hexsides only."""
    marked(world, who)
    world.thing(world.who(who))["wall_advantage_over"] = edges


@when("{whom:whom} claims wall advantage")
def claims(world: World, whom: tuple[str, ...]) -> None:
    """Place a Wall Advan counter on the units, one after the other."""
    world.act(a.ClaimWallAdvantage(units=tuple(map(world.who, whom))))


@when("{who:who} claims wall advantage over {edges:edges}")
def claims_over(world: World, who: str, edges: tuple[str, ...]) -> None:
    """In Deluxe ASL: claim wall advantage over these hexsides of its hex."""
    world.act(a.ClaimWallAdvantage(units=(world.who(who),), hexsides=edges))


def _self(who: str, shown: str) -> str:
    return who if shown in ("it", "itself") else shown


@when("{who:who} claims wall advantage, showing {shown:who}")
def claims_showing(world: World, who: str, shown: str) -> None:
    """Show one concealed unit momentarily to prove that the stack is real. The enemy shows nothing."""
    world.thing(shown)
    world.act(a.ClaimWallAdvantage(units=(world.who(who),), showing=_self(who, shown)))


@when("{who:who} claims wall advantage, and {shown:who} shows itself in answer")
def claims_answered(world: World, who: str, shown: str) -> None:
    """The other side shows a unit momentarily, to keep its wall advantage."""
    world.thing(shown)
    world.act(a.ClaimWallAdvantage(units=(world.who(who),), answer=shown))


@when("{who:who} claims wall advantage, showing {shown:who}, and {other:who} shows itself in answer")
def claims_showing_answered(world: World, who: str, shown: str, other: str) -> None:
    """Both sides show a unit momentarily."""
    world.thing(shown)
    world.thing(other)
    world.act(a.ClaimWallAdvantage(units=(world.who(who),), showing=shown, answer=other))


@when("{whom:whom} forfeits wall advantage")
def forfeits(world: World, whom: tuple[str, ...]) -> None:
    """Remove the Wall Advan counter."""
    world.act(a.ForfeitWallAdvantage(units=tuple(map(world.who, whom))))


@when("{who:who} forfeits wall advantage over {edges:edges}")
def forfeits_over(world: World, who: str, edges: tuple[str, ...]) -> None:
    """In Deluxe ASL: forfeit wall advantage over these hexsides of its hex."""
    world.act(a.ForfeitWallAdvantage(units=(world.who(who),), hexsides=edges))


@when("{who:who} is placed on board to have wall advantage")
def placed_to_claim(world: World, who: str) -> None:
    """A hidden unit is placed on board, concealed, and claims wall advantage at once."""
    world.act(a.PlaceOnBoard(unit=world.who(who), claim=True))


@when("the players ask about the wall advantage of {who:who}")
def asks(world: World, who: str) -> None:
    """Ask whether the unit has wall advantage, over which hexsides, and what it may or must do."""
    world.ask(q.WallAdvantage(unit=world.who(who)))


def _claim(world: World, who: str, *path: str | int, op: str = "is", value: object = None) -> None:
    """Expect this value of the unit's wall advantage after the actions; adds the question if needed."""
    question = q.WallAdvantage(unit=someone(world, who))
    if question not in world.questions:
        world.questions.append(question)
    world.claim(world.questions.index(question), path, op, value)


@then("{whom:whom} has wall advantage")
def has(world: World, whom: tuple[str, ...]) -> None:
    """The units have wall advantage over some hexside, with or without a counter."""
    for who in whom:
        _claim(world, who, "has", value=True)


@then("{whom:whom} has no wall advantage")
def has_none(world: World, whom: tuple[str, ...]) -> None:
    """The units have no wall advantage over any hexside."""
    for who in whom:
        _claim(world, who, "has", value=False)


@then("{who:who} has wall advantage over {edges:edges} and nothing else")
def has_over(world: World, who: str, edges: tuple[str, ...]) -> None:
    """The unit has wall advantage over exactly these hexsides, in any order."""
    for edge in edges:
        _claim(world, who, "hexsides", op="contains", value=edge)
    _claim(world, who, "hexsides", len(edges), op="absent")


@then("the wall advantage of {who:who} is {kind:compulsion}")
def compulsion(world: World, who: str, kind: bool) -> None:
    """The unit must have wall advantage, or may choose."""
    _claim(world, who, "must_claim", value=kind)


@then("{who:who} may claim wall advantage")
def may(world: World, who: str) -> None:
    """A claim would be allowed now."""
    _claim(world, who, "may_claim", value=True)


@then("{who:who} may not claim wall advantage")
def may_not(world: World, who: str) -> None:
    """A claim would not be allowed now."""
    _claim(world, who, "may_claim", value=False)


@then("{who:who} may forfeit wall advantage")
def may_forfeit(world: World, who: str) -> None:
    """A forfeit would be allowed now."""
    _claim(world, who, "may_forfeit", value=True)


@then("{who:who} may not forfeit wall advantage")
def may_not_forfeit(world: World, who: str) -> None:
    """A forfeit would not be allowed now."""
    _claim(world, who, "may_forfeit", value=False)


@then("to the question whether {who:who} must bear a Wall Advan counter the answer is {answer:yesno}")
def counter_due(world: World, who: str, answer: bool) -> None:
    """The Wall Advan counter must be placed, or may be omitted."""
    _claim(world, who, "counter_due", value=answer)


@then("{who:who} bears a Wall Advan counter")
def bears_counter(world: World, who: str) -> None:
    """The unit has a Wall Advan counter."""
    if who in world.counters:
        raise StepError(f"{who} is no unit")
    world.expect_state("units", world.who(who), "status", op="contains", value="wall_advantage")
