"""Wall advantage is settled after every action, so that the next one begins with a settled position."""

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.case import request_params
from asl_reference.base.decode import Malformed
from asl_reference.board.actions import Action
from asl_reference.board.position import Position
from asl_reference.board.steps import Log
from asl_reference.play.turn import play
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import settle
from tests.dated import CURRENT

NTH = 4
"""Of the cases with actions and hexsides one in so many is played."""
FEWEST = 500
"""Steps that these cases have at least."""


def test_what_play_hands_on_is_settled() -> None:
    """B9.322, B9.323: ``advantage_follows`` rests on it."""
    asked = [request_params(case, "current") for case in load_cases().all]
    played = [one for one in asked if one.get("actions") and one["position"].get("hexsides")][::NTH]
    steps = 0
    for request in played:
        position = Position.from_json(request["position"])
        try:
            log = play(CURRENT, position, map(Action.from_json, request["actions"]))
        except Malformed:
            continue
        if isinstance(log, Log):
            for one in (log.begins, *(step.position for step in log.steps)):
                assert one is not None
                assert settle(CURRENT, one) is one, request
            steps += len(log.steps)
    assert steps >= FEWEST
