"""Actions played on a position, for tests of what follows from them."""

from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from tests.dated import CURRENT


def after(position: Position, *actions: Action) -> Log:
    """The position after the actions; all of them must be legal."""
    log = play(CURRENT, position, actions)
    assert isinstance(log, Log), log
    return log


def forbidden(position: Position, *actions: Action) -> str:
    """The clause that forbids the last of the actions; those before it must be legal."""
    log = play(CURRENT, position, actions)
    assert isinstance(log, Stopped), log
    assert log.action == len(actions) - 1, log
    return log.clause
