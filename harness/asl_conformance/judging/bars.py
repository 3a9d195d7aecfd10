"""What an answer rules out: an attack that is impossible has no TEM, a unit eliminated has no state."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from typing import Any

from msgspec import Struct

from asl_conformance.suite.case import Expectation


class Bar(Struct, frozen=True):
    """A field of the answer to a question that can rule out others."""

    field: str
    """The field: on top, or of each entry of ``within``."""
    value: bool
    """The value that rules the others out."""
    words: str
    """What the answer then says, for messages; ``{}`` is the id of the entry."""
    within: str = ""
    """The map whose entries have the field; empty if the answer itself has it."""
    only: frozenset[str] = frozenset()
    """The fields ruled out; empty for all others."""
    keeps: frozenset[str] = frozenset()
    """Fields that keep their meaning."""


BARS: Mapping[str, tuple[Bar, ...]] = {
    "los": (Bar("clear", False, "the LOS is blocked", only=frozenset({"hindrance"})),),
    "attack": (
        Bar("possible", False, "the attack is impossible"),
        Bar("affected", False, "the attack does not affect {}", within="targets"),
    ),
    "may": (Bar("allowed", False, "the action is not allowed"),),
    "rout": (Bar("legal", False, "the rout is not legal", keeps=frozenset({"must_rout"})),),
    "state": (Bar("eliminated", True, "{} is eliminated", within="units"),),
}
"""By question the fields that can rule out others."""


def ruled_out(asked: str, answer: Any, claim: Expectation, claims: Collection[Expectation]) -> str:
    """What the answer says, in words, that leaves the claimed field without a meaning; empty if nothing does.

    A field rules nothing out if ``claims``, those of the case, expect that value of it.
    """
    if not claim.path or claim.op == "absent":
        return ""
    return next(_ruling(asked, answer, claim, claims), "")


def _ruling(asked: str, answer: Any, claim: Expectation, claims: Collection[Expectation]) -> Iterator[str]:
    keys = len(claim.path)
    for bar in BARS.get(asked, ()):
        place = claim.path[: 2 if bar.within else 0]
        if bar.within and (claim.path[0] != bar.within or keys < 3):
            continue
        field = claim.path[len(place)]
        if field == bar.field or field in bar.keeps or (bar.only and field not in bar.only):
            continue
        holder = answer.get(bar.within, {}).get(place[1], {}) if bar.within else answer
        expected = (claim.question, (*place, bar.field), "is", bar.value)
        if holder.get(bar.field) is bar.value and not any(
            (one.question, one.path, one.op, one.value) == expected for one in claims
        ):
            yield bar.words.format(*place[1:])
