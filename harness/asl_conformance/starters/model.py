"""The protocol as declarations for any language: structures, unions by a tag, closed word lists.

They are read from the JSON Schemas, so that a starter declares exactly what the schemas say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from graphlib import TopologicalSorter
from inspect import cleandoc
from typing import Any, Literal, get_args, get_origin

from msgspec import Struct, structs

from asl_conformance.protocol import vocabulary
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.report.schema import schema

Shape = Literal["text", "whole", "number", "truth", "anything", "struct", "union", "words", "list", "map"]
UNIONS = {"do": "Action", "ask": "Question"}
"""By tag: the union of the structures that have it."""
WORDS = "x-words"
"""The key of a schema for the descriptions of its words."""


class Kind(Struct, frozen=True):
    """The type of a value: its shape, its declaration, and for lists and maps the type of the items."""

    shape: Shape
    name: str = ""
    of: Kind | None = None


class Field(Struct, frozen=True):
    """A field of a structure. ``default`` applies if it is not ``required`` and omitted."""

    name: str
    """Its name in the JSON."""
    kind: Kind
    required: bool
    default: Any = None
    """None for a field without a default: if omitted, it has no value."""
    description: str = ""


class Structure(Struct, frozen=True):
    """An object of the protocol."""

    name: str
    description: str
    fields: tuple[Field, ...]
    tag: tuple[str, str] | None = None
    """Field and word that identify it in a union: ``("do", "move")``; not among ``fields``."""
    read: bool = False
    """Whether an engine reads it."""
    written: bool = False
    """Whether an engine writes it."""


class Union(Struct, frozen=True):
    """One of several structures, distinguished by the word in the field ``tag``."""

    name: str
    tag: str
    members: tuple[str, ...]


class Word(Struct, frozen=True):
    """A word of a closed list."""

    text: str
    description: str = ""


class Words(Struct, frozen=True):
    """A closed list of words."""

    name: str
    words: tuple[Word, ...]
    description: str = ""


class Protocol(Struct, frozen=True):
    """All declarations; a structure comes after those it contains."""

    words: tuple[Words, ...]
    unions: tuple[Union, ...]
    structures: tuple[Structure, ...]


class UnknownShape(Exception):
    """A schema has something that cannot be declared."""


def protocol(schemas: Callable[[str], Mapping[str, Any]] = schema) -> Protocol:
    """The declarations of the protocol that this harness speaks."""
    reading = _Reading()
    for name, read in (
        ("request", True),
        ("response", False),
        *((f"answer-{one}", False) for one in ANSWERS),
    ):
        reading.take(schemas(name)["$defs"], read=read)
    unions = tuple(Union(UNIONS[tag], tag, members) for tag, members in reading.unions.items())
    return Protocol(tuple(reading.words.values()), unions, tuple(_parts_first(reading.structures, unions)))


def _parts_first(structures: Mapping[str, Structure], unions: tuple[Union, ...]) -> Iterator[Structure]:
    """The structures, each after those in its fields."""
    members = {union.name: union.members for union in unions}
    sorter: TopologicalSorter[str] = TopologicalSorter()
    for one in structures.values():
        named = [_innermost(field.kind).name for field in one.fields]
        inside = (part for name in named for part in members.get(name, (name,)) if part in structures)
        sorter.add(one.name, *inside)
    return (structures[name] for name in sorter.static_order())


def _innermost(kind: Kind) -> Kind:
    return _innermost(kind.of) if kind.of is not None else kind


def _vocabulary() -> dict[frozenset[str], str]:
    """By set of words: the name of their closed list."""
    lists = ((name, kind) for name, kind in vars(vocabulary).items() if get_origin(kind) is Literal)
    return {frozenset(get_args(kind)): name for name, kind in lists}


class _Reading:
    """Declarations found so far."""

    def __init__(self) -> None:
        self.words: dict[str, Words] = {}
        self.unions: dict[str, tuple[str, ...]] = {}
        self.structures: dict[str, Structure] = {}
        self._names = _vocabulary()
        self._parts: Mapping[str, Any] = {}

    def take(self, parts: Mapping[str, Any], *, read: bool) -> None:
        """Add the structures of a schema; one that another schema already had is the same."""
        self._parts = parts
        for name, part in parts.items():
            if part.get("type") == "object":
                found = self.structures.get(name) or self._structure(name, part)
                sides = {"read": True} if read else {"written": True}
                self.structures[name] = structs.replace(found, **sides)

    def _structure(self, name: str, part: Mapping[str, Any]) -> Structure:
        tag, fields = None, []
        for field, described in part["properties"].items():
            fixed = described.get("enum", ())
            if field in UNIONS and len(fixed) == 1:
                tag = (field, fixed[0])
                continue
            kind = self._kind(described, f"{name}_{field}")
            text = " ".join(filter(None, (cleandoc(described.get("description", "")), self._open(described))))
            required = field in part["required"]
            fields.append(Field(field, kind, required, described.get("default"), text))
        return Structure(name, cleandoc(part.get("description", "")), tuple(fields), tag)

    def _kind(self, described: Mapping[str, Any], place: str) -> Kind:
        if "discriminator" in described:
            return self._union(described)
        if "$ref" in described:
            name = _last(described["$ref"])
            meant = self._parts[name]
            return Kind("struct", name) if meant.get("type") == "object" else self._kind(meant, name)
        if "enum" in described:
            return self._words(described, place)
        if "anyOf" in described:
            return self._either(described["anyOf"], place)
        match described.get("type"):
            case "string":
                return Kind("text")
            case "integer":
                return Kind("whole")
            case "number":
                return Kind("number")
            case "boolean":
                return Kind("truth")
            case "array":
                return Kind("list", of=self._kind(described["items"], place))
            case "object" if "additionalProperties" in described:
                return Kind("map", of=self._kind(described["additionalProperties"], place))
            case "object" | None:
                return Kind("anything")
        raise UnknownShape(f"{place}: {described}")

    def _union(self, described: Mapping[str, Any]) -> Kind:
        tag = described["discriminator"]["propertyName"]
        self.unions[tag] = tuple(map(_last, described["discriminator"]["mapping"].values()))
        return Kind("union", UNIONS[tag])

    def _words(self, described: Mapping[str, Any], place: str) -> Kind:
        meanings = described.get(WORDS, {})
        name = self._names.get(frozenset(described["enum"]), place)
        words = tuple(Word(text, meanings.get(text, "")) for text in described["enum"])
        self.words.setdefault(name, Words(name, words, cleandoc(described.get("description", ""))))
        return Kind("words", name)

    def _open(self, described: Mapping[str, Any]) -> str:
        """The words of an open list, as part of a field's description."""
        while "$ref" not in described and "items" in described:
            described = described["items"]
        meant = self._parts.get(_last(described.get("$ref", "")), {})
        meanings = {} if "enum" in meant else meant.get(WORDS, {})
        return "; ".join(f"`{word}`: {text}" for word, text in meanings.items())

    def _either(self, several: list[Mapping[str, Any]], place: str) -> Kind:
        """The one kind that can hold all of several; null means a field without a value."""
        kinds = {
            self._kind(one, place) for one in several if one.get("type") != "null" and one != {"enum": [""]}
        }
        if kinds == {Kind("whole"), Kind("number")}:
            return Kind("number")
        return kinds.pop() if len(kinds) == 1 else Kind("anything")


def _last(reference: str) -> str:
    return reference.rpartition("/")[2]
