"""The protocol in Python 3.11: typed dictionaries, and a check that refuses what they do not know."""

from __future__ import annotations

import keyword
from collections.abc import Iterator

from asl_conformance.starters.model import Field, Kind, Protocol, Structure, Union, Words
from asl_conformance.starters.writers.names import members, quoted, tag_of, union_of, wrapped

PLAIN = {"text": "str", "whole": "int", "number": "float", "truth": "bool", "anything": "Any"}


def write(protocol: Protocol, head: str) -> str:
    """``protocol.py``."""
    lines = [*(f"# {line}" for line in head.splitlines())]
    lines += ["", "from typing import Any, Literal, NotRequired, TypedDict"]
    for words in protocol.words:
        lines += ["", *_words(words)]
    done: set[str] = set()
    for one in protocol.structures:
        lines += ["", "", *_structure(protocol, one)]
        done.add(one.name)
        for union in protocol.unions:
            if one.name in union.members and done.issuperset(union.members):
                lines += ["", *_union(protocol, union)]
    return "\n".join([*lines, ""])


def _words(words: Words) -> Iterator[str]:
    yield from wrapped(words.description, "", "# ")
    yield f"{words.name} = Literal["
    for word in words.words:
        yield from wrapped(word.description, "    ", "# ")
        yield f"    {quoted(word.text)},"
    yield "]"


def _union(protocol: Protocol, union: Union) -> Iterator[str]:
    yield f"{union.name} = ("
    for number, one in enumerate(members(protocol, union)):
        yield f"    {'| ' if number else ''}{one.name}"
    yield ")"


def _structure(protocol: Protocol, one: Structure) -> Iterator[str]:
    union = union_of(protocol, one)
    tag = (Field(union.tag, Kind("text"), True),) if union else ()
    fields = [(field, _type(field)) for field in (*tag, *one.fields)]
    if union is not None:
        fields[0] = (fields[0][0], f"Literal[{quoted(tag_of(one))}]")
    if any(keyword.iskeyword(field.name) for field, _ in fields):
        yield from wrapped(one.description, "", "# ")
        yield f'{one.name} = TypedDict("{one.name}", {{'
        for field, kind in fields:
            yield from wrapped(_described(field), "    ", "# ")
            yield f"    {quoted(field.name)}: {kind},"
        yield "})"
        return
    yield f"class {one.name}(TypedDict):"
    lines = list(wrapped(one.description.replace("\\", "/"), "    ", ""))
    if lines:
        lines[0] = lines[0].replace("    ", '    """', 1)
        lines[-1] += '"""'
        yield from (*lines, "")
    for field, kind in fields:
        yield from wrapped(_described(field), "    ", "# ")
        yield f"    {field.name}: {kind}"


def _described(field: Field) -> str:
    """The description of a field, and its default unless that is empty."""
    default = f"If left out: {field.default}." if field.default and not field.required else ""
    return " ".join(filter(None, (field.description, default)))


def _type(field: Field) -> str:
    kind = _kind(field.kind)
    return kind if field.required else f"NotRequired[{kind}]"


def _kind(kind: Kind) -> str:
    if kind.of is not None:
        return f"list[{_kind(kind.of)}]" if kind.shape == "list" else f"dict[str, {_kind(kind.of)}]"
    return PLAIN.get(kind.shape, kind.name)
