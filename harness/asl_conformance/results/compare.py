"""Compares two result streams: changes of the engine, and changes of the suite.

Engine: regressed, fixed, claimed (no longer unsupported), changed (fails for another reason). Suite:
rewritten (the same name, changed content), renamed, added, removed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from asl_conformance.judging.judge import BROKEN, HARMLESS, Kind
from asl_conformance.results.formats import finding_line
from asl_conformance.results.stream import CaseRecord, Stream, edition_name, other_edition, today

Change = Literal["regressed", "fixed", "claimed", "changed", "rewritten", "added", "removed", "renamed"]
"""What `diff` says of a case.

regressed: it was right, or known to fail, and is neither now; or it was right and is an expected failure now
fixed: it was wrong, or known to fail, and is right now
claimed: it was unsupported, and has a verdict now, right or wrong
changed: it is as wrong as before, for another reason
rewritten: the suite changed its content under the same name; no change of the engine
added: the suite did not have it before
removed: the suite has it no more
renamed: the suite had it under another name, with the same content
"""

RIGHT: frozenset[Kind] = frozenset({"pass", "xpass"})
"""Verdicts of a case that the engine got right."""


class Difference(Struct, frozen=True):
    """One case that changed."""

    change: Change
    id: str
    before: str
    after: str
    why: str = ""
    was: str = ""
    """The case's name in the older stream, if it differs."""


class OtherEdition(ValueError):
    """The streams are of different editions; the text names both."""


class OtherReadings(ValueError):
    """The streams were judged by different readings; the text names those that differ."""


def compare(
    old: Stream,
    new: Stream,
    *,
    across_editions: bool = False,
    across_readings: bool = False,
    now: Callable[[str], str] = lambda name: name,
) -> tuple[Difference, ...]:
    """Every difference, in the order of the newer suite.

    Raises OtherEdition or OtherReadings, unless allowed by the options.

    A case regressed if it was right, or known to fail, and is neither now; or if it was right and is now an
    expected failure. ``claimed`` was unsupported and now has a verdict, right or wrong. ``changed`` is the
    same verdict, or another bad one, for another reason. A case ``rewritten`` has changed content under the
    same name, whatever its verdict. ``now`` maps a name to today's name, so that a renamed case is compared
    with itself.
    """
    if other_edition(old.header, new.header) and not across_editions:
        raise OtherEdition(
            f"the first is of edition {edition_name(old.header)}, the second of {edition_name(new.header)}; "
            "their answers differ because of the rulebook, not the engine"
        )
    if (other := other_readings(old, new)) and not across_readings:
        raise OtherReadings(f"{other}; their answers differ because of the reading, not the engine")
    before = dict(zip(today(old, now).cases, old.cases.values(), strict=True))
    after = dict(zip(today(new, now).cases, new.cases.values(), strict=True))
    found = [_difference(before.get(key), record) for key, record in after.items()]
    gone = [record for key, record in before.items() if key not in after]
    found += [Difference("removed", record.id, record.verdict, "") for record in gone]
    return tuple(d for d in found if d is not None)


def other_readings(old: Stream, new: Stream) -> str:
    """The readings by which only one of the two streams was judged; empty if there are none."""
    first, second = (set(one.header.readings.items()) for one in (old, new))
    changes = [
        f"the {which} was judged under {', '.join(f'{name}={choice}' for name, choice in sorted(alone))}"
        for which, alone in (("first", first - second), ("second", second - first))
        if alone
    ]
    return ", ".join(changes)


def digested(stream: Stream) -> bool:
    """Whether the stream has digests of its cases, so that rewritten cases are recognized."""
    return all(record.digest for record in stream.cases.values())


def _difference(old: CaseRecord | None, new: CaseRecord) -> Difference | None:
    reason = "; ".join(map(finding_line, new.findings))
    if old is None:
        return Difference("added", new.id, "", new.verdict, reason)
    change = _change(old, new)
    was = old.id if old.id != new.id else ""
    if change is None and not was:
        return None
    return Difference(change or "renamed", new.id, old.verdict, new.verdict, reason if change else "", was)


def _change(old: CaseRecord, new: CaseRecord) -> Change | None:
    """The change of a case that both have; None if it did not change."""
    if old.digest and new.digest and old.digest != new.digest:
        return "rewritten"
    if old.verdict == new.verdict:
        return None if old.verdict == "pass" or _reasons(old) == _reasons(new) else "changed"
    if old.verdict == "unsupported" and new.verdict in BROKEN | RIGHT | {"xfail"}:
        return "claimed"
    was, is_now = old.verdict in HARMLESS | RIGHT, new.verdict in HARMLESS | RIGHT
    if (was and not is_now) or (old.verdict in RIGHT and new.verdict == "xfail"):
        return "regressed"
    if new.verdict == "pass" or (new.verdict == "xpass" and old.verdict not in ("pass", "not-applicable")):
        return "fixed"
    return "changed"


def _reasons(record: CaseRecord) -> tuple[str, ...]:
    return tuple(map(finding_line, record.findings))


def regressed(differences: tuple[Difference, ...]) -> bool:
    """Whether anything got worse: a regression, or a wrong case that only the newer suite has.

    The latter is an added case, or a rewritten one that was right before; unsupported does not count.
    """
    return any(
        d.change == "regressed"
        or (d.change == "added" and d.after in BROKEN)
        or (d.change == "rewritten" and d.after in BROKEN and d.before not in BROKEN)
        for d in differences
    )
