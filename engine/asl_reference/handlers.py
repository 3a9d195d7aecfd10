"""Every module that registers handlers of verbs: importing this one makes ``play`` complete."""

from asl_reference import activities, firing, movement, results, set_up, vehicles
from asl_reference.actions import VERBS
from asl_reference.chapters import b27_entrenching
from asl_reference.play import HANDLERS

__all__ = ["activities", "b27_entrenching", "firing", "movement", "results", "set_up", "vehicles", "verbs"]


def verbs() -> tuple[str, ...]:
    """The verbs that ``play`` carries out, in the protocol's order."""
    return tuple(verb for verb in VERBS if verb in HANDLERS)
