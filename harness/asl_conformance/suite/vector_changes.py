"""What changed between two versions of the suite, from the digests of their cases.

The cases are read as plain JSON, so that a suite of an older protocol can be compared as well.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from asl_conformance.suite.vector_set import WHOLE, read_manifest
from asl_conformance.suite.vectors import BadVectors, unpacked

Kind = Literal["ruling", "dropped", "rewritten", "moved", "renamed", "added"]
KINDS: dict[Kind, str] = {
    "ruling": "rulings changed",
    "dropped": "dropped",
    "rewritten": "rewritten",
    "moved": "in other editions or readings",
    "renamed": "renamed",
    "added": "added",
}
"""The kinds of change, each with its heading. A renamed case that also changed is counted by its change."""


class Change(Struct, frozen=True, omit_defaults=True):
    """One case that changed."""

    kind: Kind
    id: str
    """Its name; of a dropped case, the old one."""
    clause: str
    was: str = ""
    """Its name before, if that differs."""
    before: str = ""
    """What was expected, or in which editions and readings."""
    after: str = ""


class Version(Struct, frozen=True):
    """A suite as it was released or exported."""

    name: str
    """Where it was read."""
    suite: str
    """Its version; empty if the file does not say."""
    digest: str
    cases: Mapping[str, Mapping[str, Any]]
    """The cases by id."""
    readings: Mapping[str, str]
    """The choices of its reference; empty if the file does not say."""


def load(path: Path) -> Version:
    """The suite of a set of vectors, or of a file of ``export``; raises BadVectors or OSError."""
    version = ""
    file = path
    if path.is_dir():
        manifest = read_manifest(path)
        version, file = manifest.suite, path / WHOLE
        if hashlib.sha256(file.read_bytes()).hexdigest() != manifest.whole.sha256:
            raise BadVectors(f"{file} is not the file of the manifest; write or download the set again")
    try:
        head, *rest = [msgspec.json.decode(line) for line in unpacked(file).splitlines()]
        cases = {one["id"]: one for one in rest}
        count, digest, readings = head["cases"], head["digest"], head.get("readings", {})
    except (msgspec.DecodeError, KeyError, TypeError, ValueError) as error:
        raise BadVectors(f"{file} is no file of export or of vectors write: {error}") from None
    if count != len(cases):
        raise BadVectors(f"{file}: the header announces {count} cases, but there are {len(cases)}")
    return Version(str(path), version, digest, cases, readings)


def compare(old: Version, new: Version, now: Callable[[str], str] = lambda name: name) -> tuple[Change, ...]:
    """Every change, in the order of the newer suite, dropped cases last.

    ``now`` gives today's name for a former one. A case that has no such name, but is the same in all that is
    asked and expected as one that is new, was renamed.
    """
    before = {now(key) if now(key) in new.cases else key: case for key, case in old.cases.items()}
    gone = {_whole(case): key for key, case in before.items() if key not in new.cases}
    found: list[Change] = []
    taken: set[str] = set()
    for key, case in new.cases.items():
        was = key if key in before else gone.get(_whole(case), "")
        if was and was not in taken:
            taken.add(was)
            found += _changes(before[was], case)
        else:
            found.append(Change("added", key, _clause(case)))
    dropped = (case for key, case in before.items() if key not in taken)
    return (*found, *(Change("dropped", case["id"], _clause(case)) for case in dropped))


def _changes(old: Mapping[str, Any], new: Mapping[str, Any]) -> Iterator[Change]:
    """The change of a case that both have; none if it is the same."""
    key, clause = new["id"], _clause(new)
    was = old["id"] if old["id"] != key else ""
    if _whole(old) != _whole(new):
        changed = _rulings(old, new) if _asked(old) == _asked(new) else None
        if changed is not None:
            yield Change("ruling", key, clause, was, *changed)
        else:
            yield Change("rewritten", key, clause, was)
    elif _where(old) != _where(new):
        yield Change("moved", key, clause, was, _where(old), _where(new))
    elif was:
        yield Change("renamed", key, clause, was)


def _rulings(old: Mapping[str, Any], new: Mapping[str, Any]) -> tuple[str, str] | None:
    """What the two expect otherwise of the same field; None if one only expects more than the other."""
    before, after = _claims(old), _claims(new)
    fields = [key for key in before if key in after and before[key] != after[key]]
    if not fields:
        return None
    first, then = ("; ".join(text for key in fields for text in side[key]) for side in (before, after))
    return first, then


def _claims(case: Mapping[str, Any]) -> dict[str, list[str]]:
    """The expectations by field, as texts; "the actions are legal" counts as a field.

    Clauses that may be cited are left out: others are no other ruling.
    """
    found: dict[str, list[str]] = {}
    for one in case["expectations"]:
        op, path = one.get("op", "is"), ".".join(map(str, one.get("path", ())))
        if op == "cites":
            continue
        field = path or "the actions"
        value = msgspec.json.encode(one.get("value"), order="sorted").decode()
        text = f"{path} {op} {value}" if path else f"{op} {value}" if one.get("value") is not None else op
        found.setdefault(f"{one.get('question', 0)} {field}", []).append(text)
    return {key: sorted(texts) for key, texts in found.items()}


def _asked(case: Mapping[str, Any]) -> str:
    return _digest([case["position"], case.get("actions", []), case["questions"]])


def _whole(case: Mapping[str, Any]) -> str:
    """The digest of the case, as ``digest`` has it; the order of its expectations does not count."""
    claims = [
        [one.get("question", 0), one.get("path", []), one.get("op", "is"), one.get("value")]
        for one in case["expectations"]
    ]
    return _digest([_asked(case), sorted(_digest(claim) for claim in claims)])


def _where(case: Mapping[str, Any]) -> str:
    """The errata and readings with which the case applies."""
    parts = [f"since {one}" for one in case.get("since", ())] + [
        f"until {one}" for one in case.get("until", ())
    ]
    parts += [f"{name}={choice}" for name, choice in sorted(case.get("readings", {}).items())]
    return ", ".join(parts) or "always"


def _clause(case: Mapping[str, Any]) -> str:
    return str(next(iter(case.get("clauses", ())), "-"))


def _digest(value: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(value, order="sorted")).hexdigest()


def readings_changed(old: Version, new: Version) -> list[tuple[str, str, str]]:
    """Readings of which the reference chose otherwise: the name, the choice before and after."""
    return [
        (name, old.readings[name], choice)
        for name, choice in new.readings.items()
        if name in old.readings and old.readings[name] != choice
    ]


def due(version: str, kinds: Collection[Kind], *, readings: bool) -> str:
    """The version that follows, after these changes; the version itself if nothing changed."""
    major, _, minor = version.partition(".")
    if not (major.isdecimal() and minor.isdecimal()):
        return ""
    if readings or "ruling" in kinds or "dropped" in kinds:
        return f"{int(major) + 1}.0"
    return f"{major}.{int(minor) + 1}" if kinds else version
