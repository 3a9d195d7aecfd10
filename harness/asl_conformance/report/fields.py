"""All fields of the protocol by path, all words of its lists, and the search for either by name.

Paths follow the data: ``position.units.mf``, ``do.move.to`` (of an action), ``ask.attack.by`` (of a
question), ``attack.targets.drm`` (of an answer, as an engine declares it), ``response.initialize.name``.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import UNSET, Struct, UnsetType, inspect

from asl_conformance.boards.file import Board
from asl_conformance.protocol import messages
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.descriptions import field_texts
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.report.asked import Asked
from asl_conformance.report.schema import plain_text, words
from asl_conformance.results.stream import AnyRecord
from asl_conformance.suite.case import Case
from asl_conformance.suite.listing import ListedCase
from asl_conformance.suite.recording import AnyLine
from asl_conformance.suite.terms import other_names

NEEDED = "needed"
NOT_ANSWERED = "not said"
"""The meaning of an omitted field of an answer."""


class Group(NamedTuple):
    """A struct of the protocol: the prefix of its fields' paths, and its description."""

    path: str
    text: str
    struct: type[Struct]


class Field(NamedTuple):
    """A field of the protocol."""

    path: str
    type: str
    """Its type in words."""
    left_out: str
    """The meaning if it is omitted, or ``needed``."""
    text: str
    lists: tuple[str, ...]
    """The lists whose words it may hold, by name."""
    fields_of: str
    """The path that lists the fields of its value, if not its own path."""


class Word(NamedTuple):
    """A word of a list."""

    word: str
    list: str
    text: str


class Found(NamedTuple):
    """Everything that a name may mean."""

    groups: tuple[Group, ...] = ()
    fields: tuple[Field, ...] = ()
    words: tuple[Word, ...] = ()
    lists: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return any(self)


def tag(struct: type[Struct]) -> str:
    """The name of a verb, question or record."""
    return str(struct.__struct_config__.tag)


@cache
def groups() -> tuple[Group, ...]:
    """Every struct with a section of its own, in the order of the reference page."""
    roots: list[tuple[str, type[Struct]]] = [("position", Position)]
    roots += [(f"do.{tag(one)}", one) for one in get_args(AnyAction)]
    roots += [(f"ask.{tag(one)}", one) for one in get_args(AnyQuestion)]
    roots += list(ANSWERS.items())
    roots += [
        ("request", messages.Request),
        ("request.initialize", messages.InitializeParams),
        ("request.evaluate", messages.EvaluateParams),
        ("response", messages.Response),
        ("response.initialize", messages.Capabilities),
        ("response.evaluate", messages.EvaluateResult),
        ("case", Case),
        ("listed", ListedCase),
        ("asked", Asked),
        ("board", Board),
    ]
    roots += [(f"game.{tag(one)}", one) for one in get_args(AnyLine)]
    roots += [(f"record.{tag(one)}", one) for one in get_args(AnyRecord)]
    return tuple(Group(path, _sentence(struct), struct) for path, struct in roots)


def _sentence(struct: type[Struct]) -> str:
    return " ".join(plain_text(struct.__doc__ or "").split())


HOMES: dict[str, str] = {"Position": "position", "Unit": "position.units", "Counter": "position.counters"}
"""Structs whose fields are listed at one path only, with the path."""


@cache
def all_fields() -> Mapping[str, Field]:
    """Every field by its path."""
    found: dict[str, Field] = {}
    for group in groups():
        for one in _of(group.path, group.struct):
            found.setdefault(one.path, one)
    return found


def _of(path: str, struct: type[Struct]) -> Iterator[Field]:
    texts = field_texts(struct)
    info = {one.name: one for one in _struct_info(struct).fields}
    for field in msgspec.structs.fields(struct):
        here, described, kind = f"{path}.{field.encode_name}", texts[field.name], info[field.name].type
        inner = _inner(kind)
        home = _home(here, inner)
        lists = tuple(name for name in described.mentions if name in words())
        below = inner[0] if len(inner) == 1 and not home else None
        text = f"{described.text} {_rest(below)}".strip() if below else described.text
        yield Field(here, _type_text(kind, lists), _left_out(field), text, lists, home)
        if below:
            yield from _of(here, below)


def _rest(struct: type[Struct]) -> str:
    """The text of a struct without its first sentence."""
    return _sentence(struct).partition(". ")[2]


def _struct_info(struct: type[Struct]) -> inspect.StructType:
    found = inspect.type_info(struct)
    assert isinstance(found, inspect.StructType)
    return found


def _inner(kind: Any) -> tuple[type[Struct], ...]:
    """The structs that a type holds, through lists, maps and unions."""
    if isinstance(kind, inspect.StructType):
        return (kind.cls,)
    parts = [getattr(kind, name) for name in ("item_type", "value_type") if hasattr(kind, name)]
    parts += getattr(kind, "types", ())
    return tuple(dict.fromkeys(one for part in parts for one in _inner(part)))


def _home(path: str, inner: tuple[type[Struct], ...]) -> str:
    """The path that lists the fields of the value at the path; empty if it is the path itself."""
    if len(inner) > 1:
        return "do" if inner[0] in get_args(AnyAction) else "ask" if inner[0] in get_args(AnyQuestion) else ""
    home = HOMES.get(inner[0].__name__, "") if inner else ""
    return "" if home == path else home


def _left_out(field: msgspec.structs.FieldInfo) -> str:
    """The meaning of the field if it is omitted."""
    if field.required:
        return NEEDED
    default = field.default if field.default is not msgspec.NODEFAULT else field.default_factory()
    if default is UNSET:
        return NOT_ANSWERED
    if default is None:
        return "not told"
    if default in ("", (), {}):
        return "empty"
    if isinstance(default, tuple):
        return ", ".join(map(str, default))
    return str(default).lower() if isinstance(default, bool) else str(default)


_SIMPLE: tuple[tuple[type, str], ...] = (
    (inspect.StrType, "string"),
    (inspect.IntType, "integer"),
    (inspect.FloatType, "number"),
    (inspect.BoolType, "boolean"),
    (inspect.AnyType, "any value"),
)


def _type_text(kind: Any, lists: tuple[str, ...]) -> str:
    """A type in words: ``list of Cover``, ``integer 1 to 3``, ``object of integer by Drm``."""
    if isinstance(kind, inspect.UnionType):
        return _union_text(kind, lists)
    if isinstance(kind, inspect.VarTupleType | inspect.ListType):
        return f"list of {_type_text(kind.item_type, lists)}"
    if isinstance(kind, inspect.TupleType):
        return "list of " + ", ".join(_type_text(one, lists) for one in kind.item_types)
    if isinstance(kind, inspect.DictType):
        keys = " or ".join(lists) if lists else "name"
        return f"object of {_type_text(kind.value_type, ())} by {keys}"
    if isinstance(kind, inspect.LiteralType):
        return lists[0] if lists else "string"
    if isinstance(kind, inspect.StrType) and lists:
        return " or ".join(lists)
    return next((text for one, text in _SIMPLE if isinstance(kind, one)), "object") + _range(kind)


def _range(kind: Any) -> str:
    low, high = getattr(kind, "ge", None), getattr(kind, "le", None)
    return f" {low} to {high}" if low is not None and high is not None else ""


def _union_text(kind: inspect.UnionType, lists: tuple[str, ...]) -> str:
    parts = [one for one in kind.types if not isinstance(one, inspect.NoneType) and not _is_unset(one)]
    texts = [_type_text(one, lists) for one in parts]
    numbers = [one for one in parts if isinstance(one, inspect.IntType | inspect.FloatType)]
    if len(numbers) == len(parts) > 1:
        step = next((one.multiple_of for one in numbers if isinstance(one, inspect.FloatType)), None)
        return "number" + _range(numbers[0]) + (" in halves" if step else "")
    kinds = dict.fromkeys("string" if text == "string" else text for text in texts)
    return " or ".join(text for text in kinds if not (text == "integer" and "number" in kinds))


def _is_unset(kind: Any) -> bool:
    return isinstance(kind, inspect.CustomType) and kind.cls is UnsetType


@cache
def all_words() -> tuple[Word, ...]:
    """Every word of every list, list by list."""
    return tuple(Word(word, one.name, text) for one in words().values() for word, text in one.words.items())


def find(name: str) -> Found:
    """Everything with that name: a field by its path or the end of it, a struct, a list, a word.

    If nothing has it: everything with the name that it abbreviates, or that abbreviates it.
    """
    asked = name.strip().strip("`").removeprefix("#").removeprefix("word-")
    found = (_find(one) for one in (asked, *other_names(asked)))
    return next(filter(None, found), Found())


def find_beginning(name: str) -> Found:
    """Every word and field whose name begins with it; nothing if these are too many to mean one of them."""
    asked = _spelt(name.strip())
    last = {one.path.rpartition(".")[2] for one in all_fields().values()}
    every = sorted(last | {one.word for one in all_words() if one.word})
    names = [one for one in every if _spelt(one).startswith(asked)]
    if len(asked) < BEGINNING or len({_spelt(one) for one in names}) > MEANT:
        return Found()
    parts = [_find(one) for one in names]
    return Found(
        tuple(dict.fromkeys(one for part in parts for one in part.groups)),
        tuple(dict.fromkeys(one for part in parts for one in part.fields)),
        tuple(dict.fromkeys(one for part in parts for one in part.words)),
        tuple(dict.fromkeys(one for part in parts for one in part.lists)),
    )


def _find(asked: str) -> Found:
    known = all_fields()
    fields = [known[asked]] if asked in known else []
    fields = fields or [one for one in known.values() if one.path.endswith(f".{asked}")]
    structs = [one for one in groups() if asked in (one.path, one.path.rpartition(".")[2])]
    wanted = _spelt(asked)
    hits = tuple(one for one in all_words() if one.word and _spelt(one.word) == wanted)
    return Found(tuple(structs), tuple(fields), hits, tuple(one for one in words() if one == asked))


BEGINNING, MEANT = 3, 3
"""Fewest letters of a beginning, and most names that it may begin."""


def _spelt(word: str) -> str:
    """A word for comparison: case, spaces, hyphens and underscores are ignored."""
    return word.lower().replace(" ", "_").replace("-", "_")


def near(name: str) -> tuple[str, ...]:
    """The names most similar to an unknown one, the nearest first."""
    asked = name.strip().lower()
    depth = asked.count(".") + 1
    ends: dict[str, list[str]] = {}
    for path in all_fields():
        ends.setdefault(".".join(path.split(".")[-depth:]), []).append(path)
    if depth == 1:
        every = ends.keys() | words().keys() | {one.word for one in all_words() if one.word}
        return tuple(difflib.get_close_matches(asked, sorted(every), 3, 0.6))
    close = difflib.get_close_matches(asked, list(ends), 3, 0.75)
    return tuple(path for end in close for path in ends[end])[:3]
