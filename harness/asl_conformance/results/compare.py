"""Two result streams compared: regressed, fixed, added, removed, and changed for another reason."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from asl_conformance.judging.judge import BROKEN, HARMLESS
from asl_conformance.results.formats import said
from asl_conformance.results.stream import CaseRecord, Stream

Change = Literal["regressed", "fixed", "changed", "added", "removed"]
CHANGES: tuple[Change, ...] = ("regressed", "fixed", "changed", "added", "removed")


class Difference(Struct, frozen=True):
    """One case that is not what it was."""

    change: Change
    id: str
    before: str
    after: str
    why: str = ""


class OtherEdition(ValueError):
    """The streams speak of different editions; the text names both."""


def compare(old: Stream, new: Stream, *, across_editions: bool = False) -> tuple[Difference, ...]:
    """Every difference, in the order of the newer suite; raises OtherEdition unless told to go on.

    A case regressed if it was harmless and is no longer, or passed and now fails as foreseen.
    ``changed`` is the same verdict, or another bad one, for another reason.
    """
    if old.header.edition != new.header.edition and not across_editions:
        raise OtherEdition(
            f"the first is of edition {old.header.edition}, the second of {new.header.edition}; "
            "their answers differ by the rulebook, not by the engine"
        )
    found = [_difference(old.cases.get(key), record) for key, record in new.cases.items()]
    gone = [record for key, record in old.cases.items() if key not in new.cases]
    found += [Difference("removed", record.id, record.verdict, "") for record in gone]
    return tuple(d for d in found if d is not None)


def _difference(old: CaseRecord | None, new: CaseRecord) -> Difference | None:
    reason = "; ".join(map(said, new.findings))
    if old is None:
        return Difference("added", new.id, "", new.verdict, reason)
    if old.verdict == new.verdict:
        if old.verdict == "pass" or _reasons(old) == _reasons(new):
            return None
        return Difference("changed", new.id, old.verdict, new.verdict, reason)
    return Difference(_change(old, new), new.id, old.verdict, new.verdict, reason)


def _change(old: CaseRecord, new: CaseRecord) -> Change:
    was, is_now = old.verdict in HARMLESS, new.verdict in HARMLESS
    if (was and not is_now) or (old.verdict, new.verdict) == ("pass", "xfail"):
        return "regressed"
    if new.verdict == "pass":
        return "fixed"
    return "changed"


def _reasons(record: CaseRecord) -> tuple[str, ...]:
    return tuple(map(said, record.findings))


def regressed(differences: tuple[Difference, ...]) -> bool:
    """Whether anything got worse: a regression, or a new case that comes out wrong; not one unsupported."""
    return any(d.change == "regressed" or (d.change == "added" and d.after in BROKEN) for d in differences)
