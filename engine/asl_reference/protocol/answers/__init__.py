"""The questions of protocol version 1, each answered by a module of its own.

``QUESTIONS`` maps a question to the function that answers it and to the answer fields it fills.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from asl_reference.base.editions import Rules
from asl_reference.board.steps import Log
from asl_reference.protocol.answers import (
    attack,
    concealment,
    los,
    may,
    rout,
    same_location,
    state,
    terrain,
    wall_advantage,
)

Answerer = Callable[[Rules, Log, Mapping[str, Any]], dict[str, Any]]
QUESTIONS: dict[str, tuple[Answerer, tuple[str, ...]]] = {
    "los": (los.answer_los, los.FIELDS),
    "attack": (attack.answer_attack, attack.FIELDS),
    "state": (state.answer_state, state.FIELDS),
    "terrain": (terrain.answer_terrain, terrain.FIELDS),
    "may": (may.answer_may, may.FIELDS),
    "rout": (rout.answer_rout, rout.FIELDS),
    "concealment": (concealment.answer_concealment, concealment.FIELDS),
    "wall_advantage": (wall_advantage.answer_wall_advantage, wall_advantage.FIELDS),
    "same_location": (same_location.answer_same_location, same_location.FIELDS),
}
