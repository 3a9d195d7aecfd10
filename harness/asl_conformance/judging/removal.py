"""Whether a case shows that an action removes a piece: only then may an engine answer that it is gone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import to_builtins

from asl_conformance.protocol import actions as a
from asl_conformance.protocol.messages import Gone
from asl_conformance.suite.case import Case

NOT_ASKED = "{} is not a piece of the question"
NO_ACTION = "no action has the index {}"
STAYS = "nothing in the case removes {}"


def unfounded(gone: Gone, case: Case, question: Any) -> str:
    """Why ``gone`` cannot be right, in words; empty if the case shows the removal.

    It shows it if the action removes the piece by its own words, or if the case claims that the piece is off
    the board.
    """
    if gone.piece not in _texts(to_builtins(question)):
        return NOT_ASKED.format(gone.piece)
    if not 0 <= gone.action < len(case.actions):
        return NO_ACTION.format(gone.action)
    if _removes(case.actions[gone.action], gone.piece) or _claimed_off(case, gone.piece):
        return ""
    return STAYS.format(gone.piece)


def _texts(value: Any) -> Iterator[str]:
    """Every text in a question; ids are among them."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple, dict)):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _texts(inner)


def _removes(action: Any, piece: str) -> bool:
    """Whether the action itself says that the piece is removed."""
    match action:
        case a.Result(unit=unit, result="eliminated" | "reduced") | a.Surrender(unit=unit):
            return bool(unit == piece)
        case a.Clear(counter=counter, result="cleared") | a.Exchange(counter=counter):
            return bool(counter == piece)
    return False


def _claimed_off(case: Case, piece: str) -> bool:
    return any(
        (claim.path[:2] == ("units", piece) and claim.path[2:] == ("eliminated",) and claim.value is True)
        or (claim.path[:2] == ("counters", piece) and claim.op == "absent")
        for claim in case.expectations
    )
