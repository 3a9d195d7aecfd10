"""What the rules of this engine do not decide: the outcome names it, and nothing is guessed.

A rule raises ``Beyond`` where its table or its clause ends. ``protocol.requests`` makes an ``unsupported``
outcome of it: of the question, or of all questions if an action before them meets it.
"""

from __future__ import annotations


class Beyond(Exception):
    """No rule here decides it; ``missing`` says in plain words what the engine would have to know."""

    def __init__(self, missing: str) -> None:
        super().__init__(missing)
        self.missing = missing
