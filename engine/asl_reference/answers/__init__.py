"""The questions of protocol version 1, each answered by a module of its own.

``QUESTIONS`` maps a question to the function that answers it and to the answer fields it fills.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from asl_reference.answers import attack
from asl_reference.editions import Rules
from asl_reference.play import Log

Answerer = Callable[[Rules, Log, Mapping[str, Any]], dict[str, Any]]
QUESTIONS: dict[str, tuple[Answerer, tuple[str, ...]]] = {
    "attack": (attack.answer_attack, attack.FIELDS),
}
