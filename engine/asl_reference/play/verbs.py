"""Every module that registers handlers of verbs: importing this one makes ``play`` complete."""

from asl_reference import movement
from asl_reference.board.actions import VERBS
from asl_reference.play import labors, set_up, wall_advantage
from asl_reference.play.firing import choosing, demolition, firing, guns, results
from asl_reference.play.moving import boarding, bogging, vehicles
from asl_reference.play.turn import HANDLERS
from asl_reference.rules.hiding import a12_hidden, a12_loss
from asl_reference.rules.laboring import b27_entrenching

__all__ = [
    "a12_hidden",
    "a12_loss",
    "b27_entrenching",
    "boarding",
    "bogging",
    "choosing",
    "close_combat",
    "demolition",
    "firing",
    "guns",
    "labors",
    "movement",
    "results",
    "set_up",
    "vehicles",
    "verbs",
    "wall_advantage",
]


def verbs() -> tuple[str, ...]:
    """The verbs that ``play`` carries out, in the protocol's order."""
    return tuple(verb for verb in VERBS if verb in HANDLERS)
