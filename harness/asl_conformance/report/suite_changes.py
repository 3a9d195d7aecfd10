"""The page of what changed between two versions of the suite, in Markdown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from asl_conformance.base.text import one_line
from asl_conformance.suite.vector_changes import KINDS, Change, Kind, Version, due, readings_changed

LONGEST = 200
"""Most characters of an expectation that are shown."""


def page(old: Version, new: Version, changes: Sequence[Change]) -> str:
    """The page: the numbers, by clause, then every case, those that an engine may now fail first."""
    return "\n".join([*_head(old, new, changes), *_by_clause(changes), *_cases(changes)]) + "\n"


def _head(old: Version, new: Version, changes: Sequence[Change]) -> Iterator[str]:
    yield f"# Changes of the suite from {_title(old)} to {_title(new)}"
    yield f"\n{len(old.cases)} cases before, {len(new.cases)} after; digests {old.digest} and {new.digest}."
    counts: Counter[Kind] = Counter(one.kind for one in changes)
    yield "\n| change | cases |\n|---|---|"
    yield from (f"| {title} | {counts[kind]} |" for kind, title in KINDS.items())
    readings = readings_changed(old, new)
    for name, before, after in readings:
        yield f"\nReading {name}: {before} before, {after} after."
    follows = due(old.suite, counts, readings=bool(readings))
    if follows and follows != old.suite and new.suite != follows:
        yield f"\nAfter these changes the version that follows {old.suite} is {follows}."


def _title(one: Version) -> str:
    return one.suite or one.digest


def _by_clause(changes: Sequence[Change]) -> Iterator[str]:
    counts = Counter((one.clause, one.kind) for one in changes)
    yield "\n## By clause\n"
    yield f"| clause | {' | '.join(KINDS.values())} |"
    yield f"|---|{'---|' * len(KINDS)}"
    for clause in dict.fromkeys(one.clause for one in changes):
        yield f"| {clause} | {' | '.join(str(counts[clause, kind] or '.') for kind in KINDS)} |"


def _cases(changes: Sequence[Change]) -> Iterator[str]:
    for kind, title in KINDS.items():
        found = [one for one in changes if one.kind == kind]
        if found:
            yield f"\n## {title.capitalize()}\n"
            yield from map(_line, found)


def _line(one: Change) -> str:
    was = f" (before: `{one.was}`)" if one.was else ""
    what = f": {_shown(one.before)} before, {_shown(one.after)} after" if one.before else ""
    return f"* `{one.id}`{was}{what}"


def _shown(text: str) -> str:
    return f"`{one_line(text, LONGEST).replace('`', '')}`"
