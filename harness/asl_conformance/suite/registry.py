"""The requirement registry: what the rulebook chapters ask for, as data under ``features/registry``."""

import re
import tomllib
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Literal, NoReturn

import msgspec
from msgspec import Meta, Struct

from asl_conformance.suite.places import locate

Kind = Literal["definition", "rule", "permission", "restriction", "exception", "example"]


class RegistryError(ValueError):
    """The registry's data contradict themselves; the text names file, line and id."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook chapter: its clauses in rulebook order and, if its turn has not come, why not."""

    id: str
    title: str
    clauses: tuple[str, ...]
    waiting: str = ""


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement of a clause, in our own words. The id never changes its meaning."""

    id: str
    clause: str
    topic: str
    kind: Kind
    statement: str
    rows: Annotated[int, Meta(ge=1)] = 1
    """Entries of its table of cases, 1 where there is none."""
    since: str | tuple[str, ...] = ()
    """The erratum that brings it in; None if it was always there."""
    until: str | tuple[str, ...] = ()
    """The erratum that takes it out; None if it still holds."""
    note: str = ""
    """An ambiguity of the text and the reading taken."""

    @property
    def chapter(self) -> str:
        """The chapter of its clause: ``B27`` of ``B27.12``."""
        return self.clause.partition(".")[0]

    def holds(self, errata: Collection[str]) -> bool:
        """Whether it holds in an edition that includes just these errata."""
        return set(self.begins) <= set(errata) and set(self.ends).isdisjoint(errata)

    @property
    def begins(self) -> tuple[str, ...]:
        """The errata it needs."""
        return _names(self.since)

    @property
    def ends(self) -> tuple[str, ...]:
        """The errata any of which ends it."""
        return _names(self.until)


def _names(errata: str | tuple[str, ...]) -> tuple[str, ...]:
    return (errata,) if isinstance(errata, str) else errata


class Erratum(Struct, frozen=True, forbid_unknown_fields=True):
    """A change to the rulebook that an edition includes or not."""

    id: str
    clause: str
    source: str
    before: str
    after: str
    note: str = ""
    editorial: bool = False
    """Whether it changes print only, so that no answer can move with it."""


class Invariant(Struct, frozen=True, forbid_unknown_fields=True):
    """What holds on every board: over which boards, the property, and where it fails by right."""

    id: str
    statement: str
    over: str
    property: str
    exceptions: str = ""


class Registry(Struct, frozen=True):
    """All chapters together; every dictionary is in rulebook order."""

    chapters: dict[str, Chapter]
    requirements: dict[str, Requirement]
    errata: dict[str, Erratum]
    invariants: dict[str, Invariant]
    clauses: frozenset[str]

    def waiting(self, requirement: str) -> str:
        """Why the requirement need not have a scenario yet; empty if it must have one."""
        return self.chapters[self.requirements[requirement].chapter].waiting


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: Chapter
    requirement: tuple[Requirement, ...]
    erratum: tuple[Erratum, ...] = ()
    invariant: tuple[Invariant, ...] = ()


class _Source(Struct, frozen=True):
    """One registry file as read, able to say where in it something is wrong."""

    path: Path
    text: str
    data: _File

    def fail(self, identifier: str, why: str) -> NoReturn:
        _fail(self.path, self.text, identifier, why)


def directory() -> Path:
    """Where this project's registry is."""
    return locate("features") / "registry"


@cache
def load(path: Path | None = None) -> Registry:
    """The registry of that directory, by default this project's; raises RegistryError."""
    folder = directory() if path is None else path
    sources = sorted((_read(file) for file in folder.glob("*.toml")), key=_rulebook_order)
    if not sources:
        raise RegistryError(f"{folder}: no registry here; it holds one TOML file a chapter, such as B27.toml")
    registry = Registry(
        chapters={s.data.chapter.id: s.data.chapter for s in sources},
        requirements={r.id: r for s in sources for r in s.data.requirement},
        errata={e.id: e for s in sources for e in s.data.erratum},
        invariants={i.id: i for s in sources for i in s.data.invariant},
        clauses=frozenset(c for s in sources for c in s.data.chapter.clauses),
    )
    for source in sources:
        _check_chapter(source)
        _check_errata(source, registry.errata)
    return registry


def _rulebook_order(source: _Source) -> tuple[str, int]:
    """B9 before B16: by the chapter's letter, then its number."""
    identifier = source.data.chapter.id
    return identifier[0], int(identifier[1:])


def _read(path: Path) -> _Source:
    text = path.read_text(encoding="utf-8")
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise RegistryError(f"{path}: not TOML: {error}") from None
    try:
        data = msgspec.convert(raw, _File)
    except msgspec.ValidationError as error:
        _fail(path, text, _owner(raw, str(error)), str(error))
    if data.chapter.id != path.stem or not re.fullmatch(r"[A-Z]\d+", path.stem):
        raise RegistryError(f"{path}: is about chapter {data.chapter.id}; a file is named after its chapter")
    return _Source(path, text, data)


def _owner(raw: dict[str, list[dict[str, object]]], why: str) -> str:
    """The id of the entry that a validation error is about, or the path in the file if it has none."""
    place = re.search(r"\$\.(\w+)\[(\d+)\]", why)
    if place is None:
        return "the file"
    return str(raw[place[1]][int(place[2])].get("id", place[0]))


def _fail(path: Path, text: str, identifier: str, why: str) -> NoReturn:
    """Raise with the line where the id last stands: of two entries the second is the one too many."""
    at = text.rfind(f'"{identifier}"')
    line = f":{text.count(chr(10), 0, at) + 1}" if at >= 0 else ""
    raise RegistryError(f"{path}{line}: {identifier}: {why}")


def _check_chapter(source: _Source) -> None:
    """Ids are unique and begin with their clause, clauses are the chapter's, and none is empty."""
    data = source.data
    clauses = data.chapter.clauses
    entries: Sequence[Requirement | Erratum] = (*data.requirement, *data.erratum)
    _check_unique(source, (*clauses, *(e.id for e in entries), *(i.id for i in data.invariant)))
    for clause in clauses:
        if clause.partition(".")[0] != data.chapter.id:
            source.fail(clause, f"is no clause of chapter {data.chapter.id}")
    for entry in entries:
        if entry.clause not in clauses:
            source.fail(entry.id, f"clause {entry.clause} is not among the chapter's clauses")
        if not entry.id.startswith(f"{entry.clause}-"):
            source.fail(entry.id, f"an id of clause {entry.clause} begins with {entry.clause}-")
    for invariant in data.invariant:
        if not invariant.id.startswith(f"{data.chapter.id}-INV-"):
            source.fail(invariant.id, f"an invariant's id begins with {data.chapter.id}-INV-")
    for clause in sorted(set(clauses) - {r.clause for r in data.requirement}):
        source.fail(clause, "no requirement states anything of this clause; state one or drop the clause")


def _check_unique(source: _Source, identifiers: Iterable[str]) -> None:
    seen: set[str] = set()
    for identifier in identifiers:
        if identifier in seen:
            source.fail(identifier, "is there twice; ids are unique and never used again")
        seen.add(identifier)


def _check_errata(source: _Source, errata: dict[str, Erratum]) -> None:
    """A requirement begins or ends with an erratum that is known and can move an answer."""
    for requirement in source.data.requirement:
        named = [("since", e) for e in requirement.begins] + [("until", e) for e in requirement.ends]
        for field, name in named:
            if name not in errata:
                source.fail(requirement.id, f"{field} {name}: no such erratum; there are {', '.join(errata)}")
            if errata[name].editorial:
                source.fail(requirement.id, f"{field} {name}: an editorial erratum changes no requirement")
