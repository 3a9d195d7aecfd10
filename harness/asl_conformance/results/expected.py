"""Expected failures: a file with the expected verdict and the reason by case id, some with a last day.

    "B27.3-1/flamethrower" = { verdict = "fail", reason = "no OBA yet", expires = 2027-01-31 }

One entry per line, so that the file can be rewritten line by line and a diff shows what changed.
"""

from __future__ import annotations

import datetime
import difflib
import json
import re
import tomllib
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from asl_conformance.judging.judge import Finding, Kind, Verdict
from asl_conformance.results.stream import Stream
from asl_conformance.suite.names import near

Expectable = Literal["fail", "error", "crash", "timeout", "protocol-violation", "unsupported"]
EXPECTABLE: frozenset[Kind] = frozenset(
    {"fail", "error", "crash", "timeout", "protocol-violation", "unsupported"}
)
REASON_MISSING = "say why"
"""The reason that ``bless`` writes if there is none yet."""

_KEY = re.compile(r'\s*(?:"((?:[^"\\]|\\.)*)"|\'([^\']*)\'|([\w-]+))\s*=')


class Entry(Struct, frozen=True, forbid_unknown_fields=True):
    """One case that is known not to pass."""

    reason: str
    verdict: Expectable = "fail"
    expires: datetime.date | None = None
    """The last day on which it may fail."""


class BadExpectations(ValueError):
    """The file of expected failures is malformed; the text names it, the case and the defect."""


def read(path: Path) -> dict[str, Entry]:
    """The entries of a file; raises BadExpectations, or OSError if it cannot be read."""
    return parse(text_of(path), str(path))


def text_of(path: Path) -> str:
    """The text of a file; raises BadExpectations if it is not text, or OSError."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadExpectations(f"{path} is not UTF-8 text: {error}") from None


Find = Callable[[str], str | None]
"""A function from a name, of today or former, to the case that it means."""


def renamed(entries: Mapping[str, Entry], find: Find) -> dict[str, str]:
    """The entries under a former name, with today's name of their case."""
    found = {key: find(key) for key in entries}
    return {old: new for old, new in found.items() if new is not None and new != old}


def by_case(entries: Mapping[str, Entry], find: Find, ids: Collection[str], name: str) -> dict[str, Entry]:
    """The entries by case; raises BadExpectations for an entry without a case, or two for one case."""
    check_ids(entries.keys() - renamed(entries, find).keys(), ids, name)
    found: dict[str, Entry] = {}
    owners: dict[str, str] = {}
    for key, entry in entries.items():
        case = find(key) or key
        if case in found:
            raise BadExpectations(f"{name}: {owners[case]} and {key} are the same case; remove one line")
        found[case], owners[case] = entry, key
    return found


def check_ids(entries: Collection[str], ids: Collection[str], name: str) -> None:
    """Raise BadExpectations for entries that name no case of the suite."""
    strange = sorted(set(entries) - set(ids))
    if strange:
        close = near(strange[0], ids, 1)
        hint = f"; near it: {close[0]}" if close else ""
        more = f" (and {len(strange) - 1} more)" if len(strange) > 1 else ""
        raise BadExpectations(f"{name}: no case is called {strange[0]}{more}{hint}; remove the line")


def parse(text: str, name: str) -> dict[str, Entry]:
    """The entries in this text; ``name``: its name in messages."""
    try:
        entries = msgspec.convert(tomllib.loads(text), dict[str, Entry])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadExpectations(f"{name}: {error}") from None
    for key, entry in entries.items():
        if not entry.reason.strip():
            raise BadExpectations(f"{name}: {key}: give a reason")
    return entries


def foresee(verdict: Verdict, entry: Entry | None, today: datetime.date) -> Verdict:
    """The verdict compared with the expected failure: xfail if it is the expected one, xpass if it passed.

    Any other verdict, and one whose last day is past, stays unchanged, with a finding that says so.
    """
    if entry is None or verdict.kind not in (*EXPECTABLE, "pass"):
        return verdict
    if verdict.kind == "pass":
        return Verdict("xpass", (Finding("xpass", f"to end as {entry.verdict}: {entry.reason}"),))
    if entry.expires is not None and entry.expires < today:
        late = Finding(
            verdict.kind, "to be fixed by now", why=f"expected until {entry.expires}: {entry.reason}"
        )
        return Verdict(verdict.kind, (*verdict.findings, late))
    if verdict.kind != entry.verdict:
        other = Finding(verdict.kind, f"to end as {entry.verdict}: {entry.reason}")
        return Verdict(verdict.kind, (*verdict.findings, other))
    return Verdict("xfail", verdict.findings)


def bless(text: str, stream: Stream, now: Callable[[str], str] = lambda name: name) -> str:
    """The file rewritten so that the run would conform, with as few changed lines as possible.

    Entries that passed are removed; entries with another verdict get it; a past last day is removed; former
    names become those of ``now``; unexpected failures are appended. Comments, order, reasons and entries
    of cases that were not asked stay. Raises BadExpectations for a file that does not have one entry per
    line, or has one case twice.
    """
    text = "".join(f"{_renamed(line, stream, now)}\n" for line in text.splitlines())
    kept = [line for line in (_blessed(line, stream) for line in text.splitlines()) if line is not None]
    known = parse(text, "the expected failures").keys()
    new = [
        r for r in stream.cases.values() if r.id not in known and r.verdict in EXPECTABLE - {"unsupported"}
    ]
    kept += [_line(r.id, r.verdict, REASON_MISSING) for r in new]
    after = "".join(f"{line}\n" for line in kept)
    _check(after, stream)
    return after


def _check(after: str, stream: Stream) -> None:
    """Raise BadExpectations if the rewritten text does not have the entries that it should."""
    try:
        entries = parse(after, "")
    except BadExpectations:
        entries = {}
    for record in stream.cases.values():
        if record.verdict in EXPECTABLE - {"unsupported"}:
            good = record.id in entries and entries[record.id].verdict == record.verdict
        else:
            good = record.verdict not in ("pass", "xpass") or record.id not in entries
        if not good:
            raise BadExpectations(
                f"{record.id} cannot be corrected there; write each entry on a line of its own, such as\n"
                + _line(record.id, "fail", REASON_MISSING)
            )


def _renamed(line: str, stream: Stream, now: Callable[[str], str]) -> str:
    """The line with today's name of its case."""
    match, key = _keyed(line)
    if match is None or key in stream.cases or now(key) == key:
        return line
    return f"{json.dumps(now(key))} ={line[match.end() :]}"


def _keyed(line: str) -> tuple[re.Match[str] | None, str]:
    """The place of the line's key, and the key."""
    match = _KEY.match(line)
    return match, next((group for group in match.groups() if group is not None), "") if match else ""


def _blessed(line: str, stream: Stream) -> str | None:
    _, key = _keyed(line)
    record = stream.cases.get(key)
    if record is None or record.verdict in ("xfail", "not-run", "not-applicable", "unstable"):
        return line
    if record.verdict in ("pass", "xpass"):
        return None
    entry = parse(line, "the expected failures")[key]
    if entry.verdict != record.verdict:
        return _line(key, record.verdict, entry.reason, entry.expires)
    if entry.expires is not None and entry.expires < datetime.date.today():
        return _line(key, record.verdict, entry.reason)
    return line


def _line(key: str, verdict: str, reason: str, expires: datetime.date | None = None) -> str:
    until = f", expires = {expires}" if expires else ""
    return f'{json.dumps(key)} = {{ verdict = "{verdict}", reason = {json.dumps(reason)}{until} }}'


def difference(before: str, after: str, name: str) -> str:
    """What ``bless`` would change, as a unified diff; empty if nothing."""
    lines = difflib.unified_diff(
        before.splitlines(), after.splitlines(), name, f"{name} (blessed)", lineterm="", n=1
    )
    return "\n".join(lines)
