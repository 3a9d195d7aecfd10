"""Compares an engine's LOS on a board's own artwork with the rules, where the rules decide.

The engine's answers are a file about all pairs of hexes. Each line has viewer, target,
``blocked`` or the Hindrance, and optionally the reason, separated by tabs. Lines beginning with # are
headers, including ``# losdata_sha256 ...``; a line with ``error`` is a LOS that it could not judge.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from asl_conformance.boards.decide import Decision
from asl_conformance.boards.file import BadBoard
from asl_conformance.boards.geometry import names

LARGEST = 64 << 20
"""Most bytes of a file of answers; one with all pairs within 12 hexes has 6 million."""
ERROR = "error"
BLOCKED = "blocked"
_PLACE = re.compile(r"\b[A-Z]{1,2}\d{1,2}(?:-[A-Z]{1,2}\d{1,2})*\b")
_NUMBER = re.compile(r"[+-]?\d[\d.]*")

Pair = tuple[str, str]


class LosAnswer(NamedTuple):
    """An engine's answer about a LOS: its Hindrance, None if blocked; ``error`` if there is no answer."""

    hindrance: int | None
    reason: str = ""
    error: bool = False


class Answers(NamedTuple):
    """A file of answers."""

    header: Mapping[str, str]
    by_pair: Mapping[Pair, LosAnswer]


@dataclass
class Agreement:
    """How far an engine agrees on a board."""

    pairs: int = 0
    """Number of pairs asked about; each direction counts."""
    undecided: Counter[str] = field(default_factory=Counter)
    """Pairs that depend on artwork, by the artwork they depend on."""
    agreed: int = 0
    errors: int = 0
    groups: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Differences by the rules' answer, with its clause, and the engine's answer."""
    examples: dict[tuple[str, str], Pair] = field(default_factory=dict)

    @property
    def decided(self) -> int:
        """Pairs that were decided and answered."""
        return self.agreed + self.groups.total()

    def take(self, pair: Pair, decision: Decision, answer: LosAnswer) -> None:
        """Count the answer about a pair."""
        self.pairs += 1
        if not decision.decided:
            self.undecided[decision.why] += 1
        elif answer.error:
            self.errors += 1
        elif answer.hindrance == decision.hindrance:
            self.agreed += 1
        else:
            group = _due(decision), _answer_text(answer)
            self.groups[group] += 1
            self.examples.setdefault(group, pair)


def read(path: Path) -> Answers:
    """The answers of a file; raises BadBoard naming the line, or OSError."""
    if path.stat().st_size > LARGEST:
        raise BadBoard(f"{path}: more than {LARGEST >> 20} MiB of answers")
    header: dict[str, str] = {}
    answers: dict[Pair, LosAnswer] = {}
    with path.open(encoding="utf-8", errors="replace") as lines:
        for number, line in enumerate(lines, 1):
            text = line.rstrip("\n")
            if text.startswith("#"):
                key, _, value = text[1:].strip().partition(" ")
                header[key] = value.strip()
            elif text:
                pair, one = _line(text, f"{path}:{number}")
                answers[pair] = one
    return Answers(header, answers)


def _line(text: str, place: str) -> tuple[Pair, LosAnswer]:
    viewer, target, what, reason = (*text.split("\t"), "", "", "", "")[:4]
    for name in (viewer, target):
        if name not in names():
            raise BadBoard(f"{place}: {name[:20]!r} is no hex of the board; a line is viewer, target, answer")
    if what == BLOCKED:
        return (viewer, target), LosAnswer(None, reason)
    if what == ERROR:
        return (viewer, target), LosAnswer(None, reason, error=True)
    if what.isascii() and what.isdigit() and len(what) < 3:
        return (viewer, target), LosAnswer(int(what), reason)
    raise BadBoard(f"{place}: {what[:20]!r} is no answer; it is blocked, error or the Hindrance as a number")


def agreement(
    decide: Callable[[str, str], Decision], answers: Answers, pairs: Iterable[Pair] | None = None
) -> Agreement:
    """Compare the answers with the decided LOS, for those pairs or for all answered ones."""
    found = Agreement()
    for viewer, target in _once(answers.by_pair if pairs is None else pairs):
        decision = decide(viewer, target)
        for pair in ((viewer, target), (target, viewer)):
            if pair in answers.by_pair:
                found.take(pair, decision, answers.by_pair[pair])
    return found


def _once(pairs: Iterable[Pair]) -> Iterator[Pair]:
    return iter(dict.fromkeys((min(a, b), max(a, b)) for a, b in pairs if a != b))


def _due(decision: Decision) -> str:
    if decision.hindrance is None:
        return f"blocked, {_general(decision.why)}"
    return "clear" if not decision.hindrance else f"hindered by {decision.hindrance}"


def _answer_text(answer: LosAnswer) -> str:
    if answer.hindrance is None:
        return f"blocked: {_general(answer.reason)}" if answer.reason else "blocked"
    return "clear" if not answer.hindrance else f"hindered by {answer.hindrance}"


def _general(text: str) -> str:
    """A reason without the places and numbers of this LOS; clause numbers stay."""
    clauses, parted, why = text.partition(": ")
    spoken = _NUMBER.sub("#", _PLACE.sub("*", why if parted else text))
    return f"{clauses}: {spoken}" if parted else spoken
