"""Contested readings: questions that the text leaves open, their choices, and which choice a case has.

They are in ``features/registry/readings.toml``. An undeclared reading is the reference's default.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct

from asl_conformance.base.keeping import remembered
from asl_conformance.suite.registry import (
    ANY_CLAUSE,
    READINGS,
    Registry,
    built_in,
    clause_order,
    directory,
    registry_sources,
)
from asl_conformance.suite.sources import fail
from asl_conformance.suite.sources import parse as parse_file

Kind = Literal["ambiguous", "silent", "option"]
KINDS: dict[str, str] = {
    "ambiguous": "the words allow both",
    "silent": "no words decide",
    "option": "the rules leave it to the players",
}
"""Why a reading is contested."""
TAG = "reading:"
"""Prefix of the tag of a case that depends on a reading."""
CONTESTED = "contested"
"""A further tag of every such case."""
FILE = f"features/registry/{READINGS}.toml"
"""The file of the readings, for messages."""
LONGEST = 260
"""Most characters of a question: two lines of a wide terminal."""

Text = Annotated[str, Meta(min_length=1)]
_ID = re.compile(r"[A-Z]\d*(?:\.\d+)?-[a-z0-9]+(?:-[a-z0-9]+)*")
_CHOICE = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class UnknownReading(ValueError):
    """An unknown reading or choice; the text lists the known ones."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True, rename={"clauses": "for"}):
    """One answer to a question that the text leaves open."""

    says: Text
    """The answer in our words, the first sentence by itself."""
    clauses: Annotated[tuple[str, ...], Meta(min_length=1)]
    """Clauses in favour of it; `for` in the file."""


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """A question that the text leaves open. The id never changes its meaning."""

    id: str
    clauses: Annotated[tuple[str, ...], Meta(min_length=1)]
    kind: Kind
    question: Annotated[str, Meta(min_length=1, max_length=LONGEST)]
    choices: dict[str, Choice]
    """Its possible choices, by their names."""
    reference: Text
    """The choice of the reference engine."""
    since: tuple[str, ...] = ()
    """Errata that must be in force for the question to exist."""
    until: tuple[str, ...] = ()
    """Errata; any one of them settles the question."""
    unseen: str = ""
    """Why no question of the protocol can show which choice an engine follows; empty if one can."""
    interactions: tuple[str, ...] = ()
    """Contested interactions of the registry that it is about."""

    def alive(self, errata: Collection[str]) -> bool:
        """Whether an edition with exactly these errata leaves the question open."""
        return set(self.since) <= set(errata) and set(self.until).isdisjoint(errata)

    @property
    def others(self) -> tuple[str, ...]:
        """The choices that are not the reference's default."""
        return tuple(name for name in self.choices if name != self.reference)


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    reading: tuple[Reading, ...]


@cache
def load(path: Path | None = None) -> dict[str, Reading]:
    """The readings of that file, by default this project's, in rulebook order; raises RegistryError."""
    if path is not None:
        return _made(path)
    made_from = [*registry_sources(), Path(__file__)]
    return remembered(
        "readings", made_from, dict[str, Reading], lambda: _made(directory() / f"{READINGS}.toml")
    )


def _made(file: Path) -> dict[str, Reading]:
    """The readings of the file, checked."""
    text = file.read_text(encoding="utf-8")
    registry = built_in()
    entries = parse_file(file, text, _File).reading
    found: dict[str, Reading] = {}
    for entry in entries:
        why = "occurs twice; ids are unique" if entry.id in found else _wrong(entry, registry)
        if why:
            fail(file, text, entry.id, why)
        found[entry.id] = entry
    open_ones = {name for name, r in registry.interactions.items() if r.contested}
    covered = {name for entry in entries for name in entry.interactions}
    for name in sorted(open_ones - covered):
        fail(file, text, name, "is contested in the registry, but no reading lists it in interactions")
    return dict(sorted(found.items(), key=lambda item: clause_order(item[0].partition("-")[0])))


def _wrong(entry: Reading, registry: Registry) -> str:
    """The defect of a reading; empty if there is none."""
    if not _ID.fullmatch(entry.id):
        return "an id is a clause, a hyphen and words in small letters, such as B9.324-hidden-holder"
    for clause in (*entry.clauses, *(name for one in entry.choices.values() for name in one.clauses)):
        chapter = clause.partition(".")[0]
        if not ANY_CLAUSE.fullmatch(clause) or (
            chapter in registry.chapters and clause not in registry.clauses
        ):
            return f"there is no clause {clause}; clauses are named like B9.33 or A4.61"
    if len(entry.choices) < 2:
        return "a reading needs two choices or more"
    for name in entry.choices:
        if not _CHOICE.fullmatch(name):
            return f"the name of a choice is small letters, digits and hyphens, not {name!r}"
    if entry.reference not in entry.choices:
        return f"reference = {entry.reference!r} is none of {', '.join(entry.choices)}"
    for erratum in (*entry.since, *entry.until):
        if erratum not in registry.errata:
            return f"there is no erratum {erratum}; errata: {', '.join(registry.errata)}"
    for name in entry.interactions:
        if name not in registry.interactions or not registry.interactions[name].contested:
            return f"{name} is not a contested interaction of the registry"
    return ""


def find(name: str, known: Mapping[str, Reading] | None = None) -> Reading:
    """The reading of that id; raises UnknownReading with similar ids."""
    readings = load() if known is None else known
    if name not in readings:
        near = difflib.get_close_matches(name, readings, n=3, cutoff=0.4)
        hint = f"perhaps {' or '.join(near)}" if near else "asl-conformance readings list names them"
        raise UnknownReading(f"there is no reading {name!r}; {hint}")
    return readings[name]


def checked(name: str, choice: str, known: Mapping[str, Reading] | None = None) -> tuple[str, str]:
    """The id and its choice; raises UnknownReading if either is unknown."""
    reading = find(name, known)
    if choice not in reading.choices:
        raise UnknownReading(
            f"the reading {name} has no choice {choice!r}; it has {' and '.join(reading.choices)}"
        )
    return name, choice


def parse(texts: Iterable[str]) -> dict[str, str]:
    """Readings given as ``ID=choice``, the last of an id counts; raises UnknownReading."""
    found: dict[str, str] = {}
    for text in texts:
        name, sign, choice = text.partition("=")
        if not sign:
            reading = find(name)
            raise UnknownReading(f"{text!r} names no choice; write {name}={reading.others[0]}")
        found.update([checked(name, choice)])
    return found


def of_tag(tag: str) -> tuple[str, str]:
    """The reading and the choice in a case's tag; raises UnknownReading.

    ``reading:ID`` means the reference's choice, ``reading:ID=choice`` another one.
    """
    name, sign, choice = tag.removeprefix(TAG).partition("=")
    reading = find(name)
    if sign and choice == reading.reference:
        raise UnknownReading(f"{choice} is the reference's choice: tag it @{TAG}{name}")
    return checked(name, choice if sign else reading.reference)


def tagged(tags: Iterable[str]) -> dict[str, str]:
    """The readings that a case with these tags depends on, each with its choice."""
    return dict(of_tag(tag) for tag in sorted(tags) if tag.startswith(TAG))


def followed(name: str, declared: Mapping[str, str]) -> str:
    """The choice that an engine follows: the declared one, else the reference's."""
    return declared.get(name) or find(name).reference


def other_choice(rests_on: Mapping[str, str], declared: Mapping[str, str]) -> str:
    """Why a case that depends on these readings does not apply to an engine of those; empty if it does."""
    for name, choice in rests_on.items():
        own = followed(name, declared)
        if own != choice:
            return f"depends on reading {name}={choice}; the engine follows {own}"
    return ""


def special(declared: Mapping[str, str], errata: Collection[str]) -> dict[str, str]:
    """The declared choices that differ from the reference's and that these errata leave open."""
    return {
        name: declared[name]
        for name, reading in (load() if declared else {}).items()
        if declared.get(name, reading.reference) != reading.reference and reading.alive(errata)
    }
