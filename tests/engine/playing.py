"""Actions played on a position, for tests of what follows from them."""

from typing import Any

from asl_reference.board.actions import Action
from asl_reference.board.places import placed
from asl_reference.board.position import Position
from asl_reference.board.steps import Log, Stopped
from asl_reference.play.turn import play
from tests.dated import CURRENT

Json = dict[str, Any]


def board(phase: str = "MPh", **fields: Any) -> Position:
    """The position of the German turn with these fields of a request, every piece in its place."""
    return placed(Position.from_json({"phase": phase, "turn_of": "German", **fields}))


def position_after(position: Position, *actions: Json) -> Position:
    """The position after the actions, as a request has them; all of them must be legal."""
    return after(position, *map(Action.from_json, actions)).position


def clause_against(position: Position, *actions: Json) -> str:
    """The clause that forbids the last of the actions, as a request has them."""
    return forbidden(position, *map(Action.from_json, actions))


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
