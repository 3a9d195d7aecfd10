"""``features/crossings.toml``: closed lists, bound to the protocol's vocabularies, and their crossings."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Literal, get_args

import msgspec
from msgspec import Struct

from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.suite.places import locate
from asl_conformance.suite.registry import Registry

FILE = "crossings.toml"
Role = Literal["", "target", "firer", "end", "actor", "piece"]
Cell = tuple[str, ...]
"""One member, or class of members, per list of a crossing, in the order of the lists."""


def _tags(union: object) -> tuple[str, ...]:
    return tuple(str(one.__struct_config__.tag) for one in get_args(union))


VOCABULARIES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        **{
            name: get_args(getattr(v, name))
            for name in (
                "Means",
                "Cover",
                "UnitType",
                "CounterType",
                "UnitStatus",
                "Place",
                "HexsideTerrain",
                "MoveMode",
                "Phase",
            )
        },
        "Verb": _tags(AnyAction),
        "Question": _tags(AnyQuestion),
    }
)
"""The protocol's vocabularies that a closed list may be bound to."""


class BadCrossings(ValueError):
    """The data contradict themselves or the protocol; each line says where and what to do."""


class ClosedList(Struct, frozen=True, forbid_unknown_fields=True):
    """One closed list whose members rules distinguish."""

    id: str
    says: str
    clause: str
    """The clause about all its members."""
    binds: tuple[str, ...] = ()
    members: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()
    """Members that are not words of the protocol."""
    groups: dict[str, tuple[str, ...]] = {}
    """Members that stand for several words."""
    leaves_out: dict[str, str] = {}
    """Words that are not crossed, and why."""

    @property
    def all(self) -> tuple[str, ...]:
        """Every member, in the order of the data."""
        return (*self.members, *self.groups, *self.extra)

    def words(self) -> dict[str, str]:
        """By word of the protocol: the member that the word belongs to."""
        grouped = {word: group for group, words in reversed(self.groups.items()) for word in words}
        return {**grouped, **{member: member for member in self.all}}


class Never(Struct, frozen=True):
    """Impossible combinations: given members of the named lists, any members of the others."""

    clause: str
    why: str
    of: dict[str, tuple[str, ...]]

    def covers(self, cell: Mapping[str, str]) -> bool:
        """Whether the combination, a member by list, is one of these."""
        return all(cell[name] in members for name, members in self.of.items())


class Crossing(Struct, frozen=True, forbid_unknown_fields=True):
    """Lists of which every combination needs a case."""

    id: str
    lists: tuple[str, ...]
    clause: str
    role: Role = ""
    only: dict[str, tuple[str, ...]] = {}
    classes: dict[str, dict[str, tuple[str, ...]]] = {}
    never: tuple[Never, ...] = ()


class Crossings(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """The whole file."""

    list: tuple[ClosedList, ...]
    crossing: tuple[Crossing, ...]

    def named(self, name: str) -> ClosedList:
        """The list of that id."""
        return next(one for one in self.list if one.id == name)

    @cached_property
    def known(self) -> Mapping[str, str]:
        """By ``list:word``: the ``list:member`` that the word belongs to, for all words that are crossed."""
        return {
            f"{one.id}:{word}": f"{one.id}:{member}"
            for one in self.list
            for word, member in one.words().items()
        }

    def members(self, crossing: Crossing, name: str) -> tuple[str, ...]:
        """A list as the crossing uses it: its classes, or its members, only those in ``only`` if given."""
        if name in crossing.classes:
            return tuple(crossing.classes[name])
        return crossing.only.get(name) or self.named(name).all

    def cells(self, crossing: Crossing) -> Iterator[Cell]:
        """Every possible combination."""
        for cell in product(*(self.members(crossing, name) for name in crossing.lists)):
            named = dict(zip(crossing.lists, cell, strict=True))
            if not any(never.covers(named) for never in crossing.never):
                yield cell

    def meets(self, crossing: Crossing, name: str, member: str) -> str:
        """The crossing's name for a member of one of its lists; empty if the crossing omits it."""
        if name in crossing.only and member not in crossing.only[name]:
            return ""
        if name in crossing.classes:
            return next((c for c, members in crossing.classes[name].items() if member in members), "")
        return member if member in self.named(name).all else ""


def path() -> Path:
    """The file of this project's crossings."""
    return locate("features") / FILE


@cache
def load(file: Path | None = None) -> Crossings:
    """The crossings of the file, by default this project's; raises BadCrossings."""
    where = path() if file is None else file
    try:
        return msgspec.convert(tomllib.loads(where.read_text(encoding="utf-8")), Crossings)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadCrossings(f"{where.name}: {error}") from None


def defects(found: Crossings, registry: Registry) -> list[str]:
    """Defects of the data: words without a member, unknown members, unknown clauses."""
    return [
        *(f"{FILE}: list {one.id}: {text}" for one in found.list for text in _of_list(one, registry)),
        *(
            f"{FILE}: crossing {one.id}: {text}"
            for one in found.crossing
            for text in _of_crossing(one, found, registry)
        ),
    ]


def _of_list(one: ClosedList, registry: Registry) -> Iterator[str]:
    words: dict[str, str] = {}
    for name in one.binds:
        if name not in VOCABULARIES:
            yield f"no vocabulary is called {name}; vocabularies: {', '.join(VOCABULARIES)}"
        words |= {word: name for word in VOCABULARIES.get(name, ()) if word}
    placed = {*one.members, *one.leaves_out, *(w for words_ in one.groups.values() for w in words_)}
    for word, name in words.items():
        if word not in placed:
            yield (
                f"{name} has {word!r}, which is not in the list; {one.clause} covers all: make it a member, "
                "write its rows, or leave it out with a reason"
            )
    for word in sorted(placed - words.keys()):
        yield f"{word!r} is not a word of {', '.join(one.binds) or 'any vocabulary'}"
    yield from _unknown(one.clause, registry)


def _of_crossing(one: Crossing, found: Crossings, registry: Registry) -> Iterator[str]:
    known = {listed.id: listed for listed in found.list}
    for name in one.lists:
        if name not in known:
            yield f"no list is called {name}; lists: {', '.join(known)}"
            return
    named = [("only", one.only), *(("never", never.of) for never in one.never)]
    named += [(f"class {c}", {name: words}) for name, cs in one.classes.items() for c, words in cs.items()]
    for where, parts in named:
        for name, members in parts.items():
            allowed = known[name].all if name in one.lists else ()
            if where == "never" and name in one.lists:
                allowed = found.members(one, name)
            for member in members:
                if member not in allowed:
                    yield f"{where}: {member!r} is not a member of {name}"
    for never in one.never:
        yield from () if never.clause else ("never: an impossible combination needs its clause",)
    yield from _unknown(one.clause, registry)


def _unknown(clause: str, registry: Registry) -> Iterator[str]:
    if clause not in registry.clauses:
        yield f"clause {clause} is not in the registry"
