"""The protocol for JavaScript: types for editors and TypeScript, and the same as a table to check by."""

from __future__ import annotations

import json
from collections.abc import Iterator

from asl_conformance.starters.model import Field, Kind, Protocol, Structure, Union, Words
from asl_conformance.starters.writers.names import block, quoted, tag_of, union_of

PLAIN = {"text": "string", "whole": "number", "number": "number", "truth": "boolean", "anything": "unknown"}


def write(protocol: Protocol, head: str) -> str:
    """``types.d.ts``."""
    lines = [*(f"// {line}" for line in head.splitlines())]
    for part in (
        *(_words(words) for words in protocol.words),
        *(_union(union) for union in protocol.unions),
        *(_structure(protocol, one) for one in protocol.structures),
    ):
        lines += ["", *part]
    return "\n".join([*lines, ""])


def write_table(protocol: Protocol, head: str) -> str:
    """``protocol.js``: words, unions and fields that an engine reads; ``!`` marks a required field."""
    read = [one for one in protocol.structures if one.read]
    tables = {
        "WORDS": {words.name: [word.text for word in words.words] for words in protocol.words},
        "UNIONS": {
            union.name: {
                "tag": union.tag,
                "members": {tag_of(one): one.name for one in read if one.name in union.members},
            }
            for union in protocol.unions
        },
        "FIELDS": {one.name: dict(_row(protocol, one)) for one in read},
    }
    comment = [f"// {line}" for line in head.splitlines()]
    parts = [f"export const {name} = {json.dumps(table, indent=2)};" for name, table in tables.items()]
    return "\n\n".join(["\n".join(comment), *parts]) + "\n"


def _row(protocol: Protocol, one: Structure) -> Iterator[tuple[str, str]]:
    union = union_of(protocol, one)
    if union is not None:
        yield union.tag, "text!"
    for field in one.fields:
        yield field.name, _shape(field.kind) + ("!" if field.required else "")


def _shape(kind: Kind) -> str:
    return f"{kind.shape} {_shape(kind.of)}" if kind.of is not None else kind.name or kind.shape


def _words(words: Words) -> Iterator[str]:
    yield from block(words.description)
    yield f"export type {words.name} ="
    for number, word in enumerate(words.words, 1):
        yield from block(word.description, "  ")
        yield f"  | {quoted(word.text)}{';' if number == len(words.words) else ''}"


def _union(union: Union) -> Iterator[str]:
    yield f"export type {union.name} ="
    for number, name in enumerate(union.members, 1):
        yield f"  | {name}{';' if number == len(union.members) else ''}"


def _structure(protocol: Protocol, one: Structure) -> Iterator[str]:
    yield from block(one.description)
    yield f"export interface {one.name} {{"
    union = union_of(protocol, one)
    if union is not None:
        yield f"  {union.tag}: {quoted(tag_of(one))};"
    for field in one.fields:
        yield from block(_described(field), "  ")
        yield f"  {field.name}{'' if field.required else '?'}: {_kind(field.kind)};"
    yield "}"


def _described(field: Field) -> str:
    default = f"If left out: {json.dumps(field.default)}." if field.default and not field.required else ""
    return " ".join(filter(None, (field.description, default)))


def _kind(kind: Kind) -> str:
    if kind.of is not None:
        return f"{_kind(kind.of)}[]" if kind.shape == "list" else f"Record<string, {_kind(kind.of)}>"
    return PLAIN.get(kind.shape, kind.name)
