"""A3: the phase in which an act is judged, whether the position names one or not."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from asl_reference.base.clauses import clause
from asl_reference.board.actions import Action
from asl_reference.board.position import Position

IN_AND_OUT = frozenset({"go_beneath", "come_out"})
"""Acts of the MPh; those of broken units are part of their rout."""
OF_ACT: Mapping[str, str] = {
    act: phase
    for phase, acts in {
        "RPh": ("rally", "recover"),
        "PFPh": ("entrench",),
        "MPh": (
            *("move", "declare", "load", "unload", "start", "stop", "change_vca", "motion_attempt"),
            *("search", "place_dc", "turn_back", "announce_clearance"),
        ),
        "RtPh": ("rout", "claim_interdiction", "resolve_interdiction", "surrender"),
        "APh": ("advance",),
        "CCPh": ("withdraw", "close_combat", "clear"),
    }.items()
    for act in acts
}
"""The phase of an act if the position names none, as docs/protocol.md has it.

Other acts belong to no one phase.
"""


@clause("A3")
def phase_of(position: Position, act: str, units: Iterable[str] = ()) -> str:
    """The phase in which an act of these units is judged: the position's, or else the act's own.

    Empty if the position names none and the act belongs to no one phase.
    """
    if not position.phase and act in IN_AND_OUT:
        broken = any(name in position.units and position.units[name].has("broken") for name in units)
        return "RtPh" if broken else "MPh"
    return position.phase or OF_ACT.get(act, "")


def phase_of_action(position: Position, action: Action) -> str:
    """As ``phase_of``, for an action: a check may be a rally, and Clearance without a result is announced."""
    if action.check == "rally":
        return phase_of(position, "rally")
    announced = action.do == "clear" and not action.result
    return phase_of(position, "announce_clearance" if announced else action.do, action.units)
