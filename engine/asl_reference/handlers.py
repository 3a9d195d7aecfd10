"""Every module that registers handlers of verbs: importing this one makes ``play`` complete."""

from asl_reference import (
    activities,
    boarding,
    bogging,
    choosing,
    demolition,
    firing,
    guns,
    labors,
    movement,
    results,
    set_up,
    vehicles,
    wall_advantage,
)
from asl_reference.actions import VERBS
from asl_reference.chapters import a12_hidden, a12_loss, b27_entrenching
from asl_reference.play import HANDLERS

__all__ = [
    "a12_hidden",
    "a12_loss",
    "activities",
    "b27_entrenching",
    "boarding",
    "bogging",
    "choosing",
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
