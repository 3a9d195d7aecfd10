"""The requirement registry: the requirements of the rulebook chapters, as data under ``features/registry``.

One file per chapter, named after it. Below ``interactions``: what is asked where clauses meet, one file per
feature and under its path; a single ``interactions.toml`` is read too. ``anywhere.toml``: invariants of no
one chapter. ``readings.toml`` and ``printing.toml`` stand beside; ``suite.readings`` and ``suite.printing``
read these.
"""

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from asl_conformance.base.keeping import remembered
from asl_conformance.suite import sources
from asl_conformance.suite.places import locate
from asl_conformance.suite.sources import RegistryError, Source, parse

Kind = Literal["definition", "rule", "permission", "restriction", "exception", "example", "interaction"]

Words = Annotated[str, Meta(pattern=r"\w")]
"""A text that is not empty."""


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    """A rulebook chapter: its clauses in rulebook order and, if it has no scenarios yet, why not."""

    id: str
    title: str
    clauses: tuple[str, ...]
    waiting: str = ""


class Requirement(Struct, frozen=True, forbid_unknown_fields=True):
    """One testable statement of a clause, in our own words. The id never changes its meaning."""

    id: str
    clause: str
    """The clause it is filed under; for an interaction the first that belongs to a chapter here."""
    topic: Words
    kind: Kind
    statement: Words
    rows: Annotated[int, Meta(ge=1)] = 1
    """Entries of its table of cases, 1 without a table."""
    since: str | tuple[str, ...] = ()
    """The errata that add it; empty if it was always there."""
    until: str | tuple[str, ...] = ()
    """The errata that remove it; empty if it still holds."""
    note: str = ""
    """An ambiguity of the text and the reading taken."""
    formerly: tuple[str, ...] = ()
    """Former ids, which still work."""
    meeting: tuple[str, ...] = ()
    """For an interaction: the clauses that meet, in rulebook order."""
    contested: bool = False
    """For an interaction: the text does not decide it, so no scenario asserts it."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """All its clauses, first the one it is filed under."""
        return tuple(dict.fromkeys((self.clause, *self.meeting)))

    @property
    def chapter(self) -> str:
        """The chapter of its clause: ``B27`` of ``B27.12``."""
        return self.clause.partition(".")[0]

    def holds(self, errata: Collection[str]) -> bool:
        """Whether it holds in an edition that includes exactly these errata."""
        return set(self.begins) <= set(errata) and set(self.ends).isdisjoint(errata)

    @property
    def begins(self) -> tuple[str, ...]:
        """The errata it needs."""
        return _names(self.since)

    @property
    def ends(self) -> tuple[str, ...]:
        """The errata; any one of them ends it."""
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
    """Whether it changes only the print, so that it moves no answer."""
    edition: str = ""
    """The edition that adds it, ``2025-01``; ``next`` for a draft; empty for one of a user's suite."""


class Invariant(Struct, frozen=True, forbid_unknown_fields=True):
    """What holds on every board: the boards, the property, and the exceptions."""

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
    names: str = ""
    """Digest of the user's suites that it includes; empty for none."""

    def waiting(self, requirement: str) -> str:
        """Why the requirement need not have a scenario yet; empty if it must have one."""
        entry = self.requirements[requirement]
        return CONTESTED if entry.contested else self.chapters[entry.chapter].waiting

    @property
    def chapter_requirements(self) -> dict[str, Requirement]:
        """The requirements of the chapters' own clauses."""
        return {name: r for name, r in self.requirements.items() if r.kind != "interaction"}

    @property
    def interactions(self) -> dict[str, Requirement]:
        """The requirements where clauses meet."""
        return {name: r for name, r in self.requirements.items() if r.kind == "interaction"}


DRAFT = "next"
"""The edition of drafted errata, which are in no dated edition."""
_EDITION = re.compile(r"\d{4}-\d{2}|next")
CONTESTED = "contested: the text does not decide it"
"""Why a contested interaction has no scenario."""


class _Interaction(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    clauses: Annotated[tuple[str, ...], Meta(min_length=2)]
    topic: Words
    statement: Words
    rows: Annotated[int, Meta(ge=1)] = 1
    since: str | tuple[str, ...] = ()
    until: str | tuple[str, ...] = ()
    note: str = ""
    contested: bool = False


class _Interactions(Struct, frozen=True, forbid_unknown_fields=True):
    interaction: tuple[_Interaction, ...]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    chapter: Chapter
    requirement: tuple[Requirement, ...]
    erratum: tuple[Erratum, ...] = ()
    invariant: tuple[Invariant, ...] = ()


class _Anywhere(Struct, frozen=True, forbid_unknown_fields=True):
    invariant: tuple[Invariant, ...]


class _ChapterSource(Source, frozen=True):
    data: _File


class _MeetingSource(Source, frozen=True):
    data: _Interactions


class _AnywhereSource(Source, frozen=True):
    data: _Anywhere


def directory() -> Path:
    """The folder of this project's registry."""
    return locate("features") / "registry"


_extended: list[Registry] = []
"""Registries that replace this project's own for a while; the last is in use."""


@contextmanager
def extended(registry: Registry) -> Iterator[None]:
    """A context in which ``load()`` returns this registry: the project's own with the user's suites.

    Contexts may overlap: the lab begins with a changed suite before it leaves the old version.
    """
    _extended.append(registry)
    try:
        yield
    finally:
        _extended.remove(registry)


def load(path: Path | None = None) -> Registry:
    """The registry of that directory, by default the one in use; raises RegistryError."""
    return _extended[-1] if path is None and _extended else built_in(path)


@cache
def built_in(path: Path | None = None) -> Registry:
    """The registry of that directory, by default this project's; raises RegistryError."""
    if path is not None:
        return _made(path)
    return remembered("registry", registry_sources(), Registry, lambda: _made(directory()))


def registry_sources() -> list[Path]:
    """All files that this project's registry and readings depend on, with the code that reads them."""
    return [*sorted(directory().rglob("*.toml")), Path(__file__), Path(sources.__file__)]


def _made(folder: Path) -> Registry:
    """The registry from the files, checked."""
    files = [file for file in folder.glob("*.toml") if file.stem not in ASIDE]
    read = sorted((_read(file) for file in files), key=_rulebook_order)
    if not read:
        raise RegistryError(
            f"{folder}: no registry here; a registry has one TOML file per chapter, such as B27.toml"
        )
    registry = Registry(
        chapters={s.data.chapter.id: s.data.chapter for s in read},
        requirements={r.id: r for s in read for r in s.data.requirement},
        errata={e.id: e for s in read for e in s.data.erratum},
        invariants={i.id: i for s in read for i in s.data.invariant},
        clauses=frozenset(c for s in read for c in s.data.chapter.clauses),
    )
    for source in read:
        _check_chapter(source)
        _check_editions(source)
        _check_errata(source, source.data.requirement, registry.errata)
        _check_former(source, registry.requirements)
    for path in sorted([*folder.glob(f"{INTERACTIONS}.toml"), *folder.glob(f"{INTERACTIONS}/**/*.toml")]):
        _add_interactions(path, registry)
    _add_invariants(folder / f"{ANYWHERE}.toml", registry)
    met = sorted(registry.interactions.items(), key=_meeting_order)
    return msgspec.structs.replace(registry, requirements=registry.chapter_requirements | dict(met))


INTERACTIONS = "interactions"
"""The name of the file, and of the folder, of the interactions."""
READINGS = "readings"
"""The name of the file of the contested readings."""
PRINTING = "printing"
"""The name of the file of the digests of each printing."""
ANYWHERE = "anywhere"
"""The name of the file of the invariants of no single chapter."""
OTHER_CHAPTERS = "other_chapters"
"""The name of the file of the clauses of chapters that the suite does not cover."""
UNCLAIMED = "unclaimed"
"""The name of the file of fields that no two values are claimed of, and verbs that are never refused."""
ASIDE = (INTERACTIONS, ANYWHERE, READINGS, PRINTING, OTHER_CHAPTERS, UNCLAIMED)
"""Files of the registry that are not a chapter."""


def _rulebook_order(source: _ChapterSource) -> tuple[str, int]:
    """Sort key, B9 before B16: the chapter's letter, then its number."""
    identifier = source.data.chapter.id
    return identifier[0], int(identifier[1:])


def _read(path: Path) -> _ChapterSource:
    text = path.read_text(encoding="utf-8")
    data = parse(path, text, _File)
    if data.chapter.id != path.stem or not re.fullmatch(r"[A-Z]\d+", path.stem):
        raise RegistryError(f"{path}: is about chapter {data.chapter.id}; a file is named after its chapter")
    return _ChapterSource(path, text, data)


def _meeting_order(item: tuple[str, Requirement]) -> tuple[list[tuple[str, int, str]], int]:
    name, requirement = item
    return [clause_order(clause) for clause in requirement.meeting], int(name.rpartition("-")[2])


def _add_interactions(path: Path, registry: Registry) -> None:
    """Check the interactions of a file and add them after the requirements so far."""
    text = path.read_text(encoding="utf-8")
    source = _MeetingSource(path, text, parse(path, text, _Interactions))
    entries = source.data.interaction
    _check_unique(source, (entry.id for entry in entries))
    for entry in entries:
        if entry.id in registry.requirements:
            source.fail(entry.id, "is also in another file; ids are unique and never reused")
        _check_meeting(source, entry, registry)
    made = [_requirement(entry, registry.clauses) for entry in entries]
    _check_errata(source, made, registry.errata)
    registry.requirements.update((r.id, r) for r in made)


def _add_invariants(path: Path, registry: Registry) -> None:
    """Add the invariants of no single chapter, after those of chapters."""
    if not path.exists():
        return
    text = path.read_text(encoding="utf-8")
    source = _AnywhereSource(path, text, parse(path, text, _Anywhere))
    _check_unique(source, (entry.id for entry in source.data.invariant))
    for entry in source.data.invariant:
        if not entry.id.startswith(f"{ANY}-INV-"):
            source.fail(entry.id, f"the id of an invariant of no single chapter begins with {ANY}-INV-")
    registry.invariants.update((entry.id, entry) for entry in source.data.invariant)


ANY = "ANY"
"""Replaces the chapter in the id of an invariant of no single chapter."""


def _requirement(entry: _Interaction, known: Collection[str]) -> Requirement:
    return Requirement(
        id=entry.id,
        clause=next(clause for clause in entry.clauses if clause in known),
        topic=entry.topic,
        kind="interaction",
        statement=entry.statement,
        rows=entry.rows,
        since=entry.since,
        until=entry.until,
        note=entry.note,
        meeting=entry.clauses,
        contested=entry.contested,
    )


CLAUSE = re.compile(r"([A-Z])(\d+)(?:\.(\d+))?")
ANY_CLAUSE = re.compile(r"([A-Z])(\d*)(?:\.(\d+))?")
"""A clause of a numbered chapter, or one before these: A.8."""


def clause_order(clause: str) -> tuple[str, int, str]:
    """Sort key in rulebook order, also of chapters not here: A.8 before A4.61 before B9.33 before B16."""
    match = ANY_CLAUSE.fullmatch(clause)
    if match is None:
        raise ValueError(f"{clause!r} is no clause; clauses are named like B9.33 or A4.61")
    return match[1], int(match[2] or 0), match[3] or ""


def _check_meeting(source: Source, entry: _Interaction, registry: Registry) -> None:
    """Check that the clauses exist, one or more of a chapter here, and that the id consists of them."""
    for clause in entry.clauses:
        if not CLAUSE.fullmatch(clause):
            source.fail(entry.id, f"{clause!r} is no clause; clauses are named like B9.33 or A4.61")
        if clause.partition(".")[0] in registry.chapters and clause not in registry.clauses:
            source.fail(entry.id, f"clause {clause} is not among its chapter's clauses")
    if registry.clauses.isdisjoint(entry.clauses):
        source.fail(entry.id, f"none of its clauses belongs to {', '.join(registry.chapters)}")
    ordered = sorted(set(entry.clauses), key=clause_order)
    if list(entry.clauses) != ordered:
        source.fail(entry.id, f"list its clauses once each, in rulebook order: {', '.join(ordered)}")
    if not re.fullmatch(re.escape("x".join(ordered)) + r"-\d+", entry.id):
        source.fail(entry.id, f"the id of these clauses is {'x'.join(ordered)}- and a number")
    if entry.contested and not entry.note:
        source.fail(entry.id, "is contested; its note has to say which readings the text allows")


def _check_chapter(source: _ChapterSource) -> None:
    """Check that ids are unique and begin with their clause, clauses are the chapter's, and none is empty."""
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
    for requirement in data.requirement:
        if requirement.kind == "interaction" or requirement.meeting or requirement.contested:
            source.fail(requirement.id, f"an interaction belongs in {INTERACTIONS}.toml or {INTERACTIONS}/")
    for invariant in data.invariant:
        if not invariant.id.startswith(f"{data.chapter.id}-INV-"):
            source.fail(invariant.id, f"an invariant's id begins with {data.chapter.id}-INV-")
    for clause in sorted(set(clauses) - {r.clause for r in data.requirement}):
        source.fail(clause, "no requirement is about this clause; add one or remove the clause")


def _check_editions(source: _ChapterSource) -> None:
    for erratum in source.data.erratum:
        if not _EDITION.fullmatch(erratum.edition):
            source.fail(
                erratum.id, f"edition is {erratum.edition!r}; write a date such as 2025-01, or {DRAFT}"
            )


def _check_unique(source: Source, identifiers: Iterable[str]) -> None:
    seen: set[str] = set()
    for identifier in identifiers:
        if identifier in seen:
            source.fail(identifier, "occurs twice; ids are unique and never reused")
        seen.add(identifier)


def _check_former(source: _ChapterSource, requirements: dict[str, Requirement]) -> None:
    """Check that a former id of a requirement is no other requirement's id, now or formerly."""
    owners = {old: r.id for r in requirements.values() for old in r.formerly}
    for requirement in source.data.requirement:
        for old in requirement.formerly:
            if old in requirements or owners[old] != requirement.id:
                source.fail(requirement.id, f"formerly {old}: that is another requirement's id")


def _check_errata(source: Source, requirements: Iterable[Requirement], errata: dict[str, Erratum]) -> None:
    """Check that a requirement begins or ends with a known erratum that can move an answer."""
    for requirement in requirements:
        named = [("since", e) for e in requirement.begins] + [("until", e) for e in requirement.ends]
        for field, name in named:
            if name not in errata:
                source.fail(requirement.id, f"{field} {name}: no such erratum; errata: {', '.join(errata)}")
            if errata[name].editorial:
                source.fail(requirement.id, f"{field} {name}: an editorial erratum changes no requirement")
