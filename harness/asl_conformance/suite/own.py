"""Suites of the user: a folder with features, a small registry, boards and step definitions.

``asl-suite.toml`` makes a folder a suite. Its features are beside it or in ``features`` below it, its
board files beside them or in ``boards``, its phrases in ``steps.py``. It is read only if a command names
the folder, and no file of it may link to a place outside.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from asl_conformance.suite import registry as registries
from asl_conformance.suite import sources
from asl_conformance.suite.places import SuiteError, locate
from asl_conformance.suite.registry import Chapter, Erratum, Kind, Registry, Requirement
from asl_conformance.suite.sources import RegistryError

MANIFEST = "asl-suite.toml"
STEPS = "steps.py"
BUILTIN = "builtin"
"""The name of this project's suite beside others."""
FOLDERS = ("features", "boards")
"""Folders of a suite that are read with all below them; of the suite's folder only its files are read."""

_NAME = re.compile(r"[a-z0-9][a-z0-9_-]*")
_ID = re.compile(r"[A-Za-z0-9][\w.+-]*")
_CLAUSE = re.compile(r"[A-Za-z][\w-]*(\.[\w-]+)?")


class NoSuite(ValueError):
    """The folder is not a suite; the text says what makes it one."""


class OwnRequirement(Struct, frozen=True, forbid_unknown_fields=True):
    """A statement of a user's suite, which its scenarios cover."""

    id: str
    clause: str
    """A clause of the rulebook, or one that the suite names in ``clauses``."""
    statement: str
    topic: str = ""
    kind: Kind = "rule"
    also: tuple[str, ...] = ()
    """Further clauses that take part."""
    since: str | tuple[str, ...] = ()
    until: str | tuple[str, ...] = ()
    note: str = ""
    formerly: tuple[str, ...] = ()


class OwnErratum(Struct, frozen=True, forbid_unknown_fields=True):
    """A change to the rules by this suite, in no printing: in force only if it is switched on."""

    id: str
    clause: str
    source: str
    before: str
    after: str
    note: str = ""


class Manifest(Struct, frozen=True, forbid_unknown_fields=True):
    """The content of ``asl-suite.toml``."""

    name: str
    requirement: Annotated[tuple[OwnRequirement, ...], Meta(min_length=1)]
    title: str = ""
    clauses: tuple[str, ...] = ()
    """Its own clauses, besides those of the rulebook."""
    erratum: tuple[OwnErratum, ...] = ()


class OwnSuite(Struct, frozen=True):
    """A user's suite: its folder and its manifest."""

    folder: Path
    """Its path, with links resolved."""
    as_named: str
    """The folder as the user wrote it, for messages."""
    text: str
    manifest: Manifest

    @property
    def name(self) -> str:
        return self.manifest.name

    @property
    def steps(self) -> Path | None:
        """Its step definitions, if it has any."""
        return self._inside(self.folder / STEPS) if (self.folder / STEPS).exists() else None

    @property
    def features(self) -> list[Path]:
        """Its features, in the order of their paths; raises SuiteError for a link to a place outside."""
        return self._files(".feature")

    @property
    def files(self) -> list[Path]:
        """All files that its cases are made from: features, boards, manifest, former names, steps."""
        named = (self.folder / name for name in (MANIFEST, STEPS, "formerly.toml"))
        others = [self._inside(path) for path in named if path.exists()]
        return sorted({*self.features, *self._files(".json"), *others})

    def _files(self, suffix: str) -> list[Path]:
        found = {*self.folder.glob(f"*{suffix}")}
        for part in FOLDERS:
            found |= {*(self.folder / part).rglob(f"*{suffix}")}
        return [self._inside(path) for path in sorted(found)]

    def _inside(self, path: Path) -> Path:
        """The file, if it is in the suite; raises SuiteError if it is a link to a place outside."""
        if not path.resolve().is_relative_to(self.folder):
            out = f"is a link out of the suite, to {path.resolve()}; copy the file here"
            raise SuiteError([f"{self.shown_path(path)}: {out}"])
        return path

    def called(self, path: Path) -> str:
        """The name of its file in cases: ``mine/regressions.feature``."""
        return f"{self.name}/{path.relative_to(self.folder).as_posix()}"

    def shown_path(self, path: Path) -> str:
        """The name of its file in messages, so that an editor finds it."""
        return (Path(self.as_named) / path.relative_to(self.folder)).as_posix()

    def place(self, identifier: str) -> str:
        """File and line of the id in the manifest."""
        return sources.place(Path(self.as_named) / MANIFEST, self.text, identifier)

    @property
    def erratum_ids(self) -> tuple[str, ...]:
        return tuple(one.id for one in self.manifest.erratum)


def read(folder: Path) -> OwnSuite:
    """The suite in that folder; raises NoSuite, or SuiteError for defects of its manifest."""
    path = folder / MANIFEST
    if not path.is_file():
        raise NoSuite(f"{folder} is not a suite: it has no {MANIFEST} (docs/suites.md explains the file)")
    try:
        text = path.read_text(encoding="utf-8")
        suite = OwnSuite(folder.resolve(), str(folder), text, sources.parse(path, text, Manifest))
    except (RegistryError, OSError, UnicodeDecodeError) as error:
        raise SuiteError([str(error)]) from None
    if wrong := [*_wrong(suite)]:
        raise SuiteError(wrong)
    suite._inside(path)
    return suite


def begun(folder: Path) -> OwnSuite:
    """The suite that a new or empty folder becomes with its first requirement, named after the folder."""
    name = re.sub(r"[^a-z0-9_-]+", "-", folder.resolve().name.lower()).strip("-_")
    name = name if name not in ("", BUILTIN) else "mine"
    return OwnSuite(folder.resolve(), str(folder), f'name = "{name}"\n', Manifest(name, ()))


def _wrong(suite: OwnSuite) -> Iterator[str]:
    """Defects within a manifest: malformed names, and ids that occur twice."""
    manifest = suite.manifest
    if not _NAME.fullmatch(manifest.name) or manifest.name == BUILTIN:
        name = manifest.name
        yield f"{suite.place(name)}: name {name!r}: small letters, digits, - and _; not {BUILTIN}"
    for clause in manifest.clauses:
        if not _CLAUSE.fullmatch(clause):
            yield f"{suite.place(clause)}: {clause!r} is not a clause; clauses are named like K1 or K1.23"
    seen: set[str] = set()
    for identifier in (*manifest.clauses, *(r.id for r in manifest.requirement), *suite.erratum_ids):
        if identifier in seen:
            yield f"{suite.place(identifier)}: {identifier}: occurs twice; ids are unique"
        seen.add(identifier)
    for identifier in (*(r.id for r in manifest.requirement), *suite.erratum_ids):
        if not _ID.fullmatch(identifier):
            yield f"{suite.place(identifier)}: {identifier!r} is not an id: use letters, digits and . + _ -"


def merged(suites: Sequence[OwnSuite], built_in: Registry) -> Registry:
    """The registry with the additions of the suites; raises SuiteError if an id is used twice."""
    if not suites:
        return built_in
    defects = [*_collisions(suites, built_in)]
    chapters, clauses = dict(built_in.chapters), set(built_in.clauses)
    for suite in suites:
        clauses |= {*suite.manifest.clauses}
        for clause in suite.manifest.clauses:
            key = clause.partition(".")[0]
            before = chapters.get(key) or Chapter(key, suite.manifest.title or suite.name, ())
            chapters[key] = msgspec.structs.replace(before, clauses=(*before.clauses, clause))
    errata = built_in.errata | {e.id: _erratum(e) for s in suites for e in s.manifest.erratum}
    requirements = {r.id: _requirement(r) for s in suites for r in s.manifest.requirement}
    for suite in suites:
        defects += _unknown(suite, clauses, errata)
    if defects:
        raise SuiteError(defects)
    made = hashlib.sha256("\0".join(suite.text for suite in suites).encode()).hexdigest()
    return Registry(
        chapters,
        built_in.requirements | requirements,
        errata,
        built_in.invariants,
        frozenset(clauses),
        names=made,
    )


def _requirement(one: OwnRequirement) -> Requirement:
    fields = msgspec.structs.asdict(one)
    return Requirement(**{key: value for key, value in fields.items() if key != "also"}, meeting=one.also)


def _erratum(one: OwnErratum) -> Erratum:
    return Erratum(**msgspec.structs.asdict(one))


def _unknown(suite: OwnSuite, clauses: Iterable[str], errata: dict[str, Erratum]) -> Iterator[str]:
    """Defects: unknown clauses and errata that a suite names."""
    entries: list[tuple[str, tuple[str, ...]]] = [
        (r.id, (r.clause, *r.also)) for r in suite.manifest.requirement
    ]
    entries += [(e.id, (e.clause,)) for e in suite.manifest.erratum]
    for identifier, named in entries:
        for clause in named:
            if clause not in clauses:
                yield (
                    f"{suite.place(identifier)}: {identifier}: there is no clause {clause}; declare your own "
                    "in clauses = [...]"
                )
    for made in map(_requirement, suite.manifest.requirement):
        for erratum in (*made.begins, *made.ends):
            if erratum not in errata:
                yield f"{suite.place(made.id)}: {made.id}: there is no erratum {erratum}"


def _collisions(suites: Sequence[OwnSuite], built_in: Registry) -> Iterator[str]:
    """Defects: ids of a suite that the registry or another suite has too, with both places."""
    former = {old: new.id for new in built_in.requirements.values() for old in new.formerly}
    seen: dict[str, str] = {}
    for suite in suites:
        kinds = [("name", suite.name)]
        kinds += [("clause", clause) for clause in suite.manifest.clauses]
        kinds += [("requirement", r.id) for r in suite.manifest.requirement]
        kinds += [("erratum", name) for name in suite.erratum_ids]
        for kind, identifier in kinds:
            there = seen.get(f"{kind} {identifier}", "")
            if kind != "name" and not there and _taken(identifier, built_in):
                there = _built_in_place(former.get(identifier, identifier))
            if there:
                message = f"{kind} {identifier} is already used at {there}; give it another name"
                yield f"{suite.place(identifier)}: {message}"
            seen.setdefault(f"{kind} {identifier}", suite.place(identifier))


def _taken(identifier: str, built_in: Registry) -> bool:
    names = (built_in.clauses, built_in.requirements, built_in.errata, built_in.invariants, built_in.chapters)
    return any(identifier in known for known in names) or any(
        identifier in r.formerly for r in built_in.requirements.values()
    )


def _built_in_place(identifier: str) -> str:
    for path in sorted(registries.directory().rglob("*.toml")):
        text = path.read_text(encoding="utf-8")
        if f'"{identifier}"' in text:
            return f"{BUILTIN}/{sources.place(path.relative_to(locate('features')), text, identifier)}"
    return BUILTIN


class InUse(Struct, frozen=True):
    """The suites that a command uses."""

    suites: tuple[OwnSuite, ...] = ()
    builtin: bool = True


_stack: list[InUse] = []


def in_use() -> InUse:
    """The suites in use now. Default: this project's own."""
    return _stack[-1] if _stack else InUse()


@contextmanager
def using(suites: Iterable[OwnSuite], *, builtin: bool = False) -> Iterator[InUse]:
    """A context in which these suites are in use, with their registries merged; raises SuiteError."""
    now = InUse(tuple(suites), builtin)
    with registries.extended(merged(now.suites, registries.built_in())):
        _stack.append(now)
        try:
            yield now
        finally:
            _stack.remove(now)


def registry_asked() -> Registry:
    """The registry with the requirements of the suites in use; this project's only if its suite is in use."""
    now, whole = in_use(), registries.load()
    if now.builtin or not now.suites:
        return whole
    own = {one.id for suite in now.suites for one in suite.manifest.requirement}
    kept = {name: one for name, one in whole.requirements.items() if name in own}
    return msgspec.structs.replace(whole, requirements=kept)


def owner(path: Path) -> OwnSuite | None:
    """The suite in use that has the file; None if it is this project's."""
    suites = in_use().suites
    if not suites:
        return None
    there = path.resolve()
    return next((suite for suite in suites if there.is_relative_to(suite.folder)), None)


def features_of(folder: Path) -> list[Path]:
    """The features of a folder: for a suite in use its features, else all below the folder."""
    suite = next((one for one in in_use().suites if one.folder == folder), None)
    return sorted(folder.rglob("*.feature")) if suite is None else suite.features


def called(path: Path) -> str:
    """The name of a feature in cases: its file, after the suite's name if it is a user's suite."""
    suite = owner(path)
    return path.name if suite is None else suite.called(path.resolve())


def display_path(path: Path) -> str:
    """The name of a feature in messages: its file, or its path if it is in a user's suite."""
    suite = owner(path)
    return path.name if suite is None else suite.shown_path(path.resolve())
