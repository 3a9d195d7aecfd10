"""The protocol in C# 7, no packages: enums, classes that read themselves, answers that write themselves."""

from __future__ import annotations

from collections.abc import Iterator

from asl_conformance.starters.model import Field, Kind, Protocol, Structure, Union, UnknownShape, Words
from asl_conformance.starters.writers.names import (
    free,
    is_sure,
    members,
    pascal,
    quoted,
    tag_of,
    union_of,
    wrapped,
)

native_test = (
    "mkdir -p build && mcs -out:build/conformance.exe -main:Conformance.ConformanceTest *.cs "
    "tests/Conformance.cs && mono build/conformance.exe"
)
"""The command that runs the vectors as a test."""
PLAIN = {"text": "string", "whole": "long", "number": "double", "truth": "bool", "anything": "object"}
READERS = {"text": "Text", "whole": "Whole", "number": "Number", "truth": "Truth", "anything": "Anything"}
VALUES = frozenset(("whole", "number", "truth", "words"))
"""Shapes of value types, which need a question mark to be nothing."""


def write(protocol: Protocol, head: str) -> str:
    """``Protocol.cs``."""
    lines = [*(f"// {line}" for line in head.splitlines())]
    lines += ["", "using System.Collections.Generic;", "", "namespace Conformance.Protocol", "{"]
    parts = [
        *(_words(words) for words in protocol.words),
        _wire(protocol),
        *(_union(protocol, union) for union in protocol.unions),
        *(_structure(protocol, one) for one in protocol.structures),
    ]
    for number, part in enumerate(parts):
        lines += [""] if number else []
        lines += [f"    {line}" if line else "" for line in part]
    return "\n".join([*lines, "}", ""])


def _summary(text: str, indent: str = "") -> Iterator[str]:
    lines = list(wrapped(text.replace("&", "&amp;").replace("<", "&lt;"), indent, "/// "))
    if lines:
        yield from (f"{indent}/// <summary>", *lines, f"{indent}/// </summary>")


def _words(words: Words) -> Iterator[str]:
    yield from _summary(words.description)
    yield from (f"public enum {words.name}", "{")
    for word in words.words:
        yield from _summary(word.description, "    ")
        yield f"    {pascal(word.text)},"
    yield "}"


def _wire(protocol: Protocol) -> Iterator[str]:
    yield from _summary("The words as they are on the wire.")
    yield from ("public static class Wire", "{")
    for words in protocol.words:
        name = words.name
        texts = ", ".join(quoted(word.text) for word in words.words)
        yield f"    private static readonly string[] {name}Words = {{ {texts} }};"
        yield f"    public static string Word(this {name} one) {{ return {name}Words[(int)one]; }}"
        yield f"    internal static {name} {name}(object value, string path)"
        yield "    {"
        yield f"        return ({name})Json.Word({name}Words, value, path);"
        yield "    }"
    yield "}"


def _union(protocol: Protocol, union: Union) -> Iterator[str]:
    yield from (f"public abstract class {union.name}", "{")
    yield from _summary("The word on the wire.", "    ")
    yield from ("    public abstract string Word { get; }", "")
    yield from (f"    internal static {union.name} Of(object value, string path)", "    {")
    member = f"Json.Member(value, {quoted(union.tag)}, path)"
    yield f'        string word = Json.Text({member}, path + ".{union.tag}");'
    yield from ("        switch (word)", "        {")
    for one in members(protocol, union):
        yield f"            case {quoted(tag_of(one))}: return {one.name}.Of(value, path);"
    yield f'            default: throw new Unknown("{union.name.lower()} " + word);'
    yield from ("        }", "    }", "}")


def _structure(protocol: Protocol, one: Structure) -> Iterator[str]:
    union = union_of(protocol, one)
    yield from _summary(one.description)
    base = f" : {union.name}" if union else " : IWritten" if one.written else ""
    yield from (f"public sealed class {one.name}{base}", "{")
    if union is not None:
        yield f"    public override string Word {{ get {{ return {quoted(tag_of(one))}; }} }}"
    for field in one.fields:
        yield from _summary(field.description, "    ")
        setter = "set" if one.written else "internal set"
        yield f"    public {_type(field, one)} {_name(field, one)} {{ get; {setter}; }}"
    yield ""
    if one.read:
        yield from _read(one, union)
    if one.written:
        yield from ([""] if one.read else [])
        yield from _write(one)
    yield "}"


def _read(one: Structure, union: Union | None) -> Iterator[str]:
    known = [quoted(name) for name in ((union.tag,) if union else ()) + tuple(f.name for f in one.fields)]
    new = "new " if union else ""
    yield from (f"    internal static {new}{one.name} Of(object value, string path)", "    {")
    fields = "var fields = " if one.fields else ""
    yield f"        {fields}new Fields(value, path, {', '.join(known)});"
    yield f"        return new {one.name}"
    yield "        {"
    for field in one.fields:
        yield f"            {_name(field, one)} = {_reading(field)},"
    yield from ("        };", "    }")


def _write(one: Structure) -> Iterator[str]:
    yield from _summary("What is null is left out.", "    ")
    yield from ("    public Dictionary<string, object> Written()", "    {")
    yield "        var fields = new Dictionary<string, object>();"
    for field in one.fields:
        name = _name(field, one)
        if one.read and is_sure(field, one):
            value = f"{name}.Word()" if field.kind.shape == "words" else name
            yield f"        fields[{quoted(field.name)}] = {value};"
        else:
            value = f"{name}.Value.Word()" if field.kind.shape == "words" else name
            yield f"        if ({name} != null) fields[{quoted(field.name)}] = {value};"
    yield from ("        return fields;", "    }")


def _name(field: Field, one: Structure) -> str:
    return free(pascal(field.name.rstrip("_")), {one.name, "Word", "Of", "Written"}, "Value")


def _type(field: Field, one: Structure) -> str:
    sure = one.read and is_sure(field, one)
    return _kind(field.kind) + ("?" if not sure and field.kind.shape in VALUES else "")


def _kind(kind: Kind) -> str:
    if kind.of is not None:
        return f"List<{_kind(kind.of)}>" if kind.shape == "list" else f"Dictionary<string, {_kind(kind.of)}>"
    return PLAIN.get(kind.shape, kind.name)


def _reading(field: Field) -> str:
    how = _reader(field.kind)
    if field.required:
        return f"fields.Need({quoted(field.name)}, {how})"
    if field.default is None and field.kind.shape in VALUES:
        return f"fields.Maybe({quoted(field.name)}, {how})"
    return f"fields.Get({quoted(field.name)}, {how}, {_default(field)})"


def _reader(kind: Kind) -> str:
    if kind.of is not None:
        return f"Json.{kind.shape.title()}<{_kind(kind.of)}>({_reader(kind.of)})"
    if kind.shape in READERS:
        return f"Json.{READERS[kind.shape]}"
    return f"Wire.{kind.name}" if kind.shape == "words" else f"Conformance.Protocol.{kind.name}.Of"


def _default(field: Field) -> str:
    match field.kind.shape:
        case "list" | "map":
            if field.default:
                raise UnknownShape(f"a default of {field.name}")
            return f"new {_kind(field.kind)}()"
        case "words":
            return f"{field.kind.name}.{pascal(field.default)}"
        case "text":
            return quoted(field.default)
    return "null" if field.default is None else str(field.default).lower()
