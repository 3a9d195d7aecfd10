"""The protocol in Java 17: enums, records that read themselves, answers that write themselves."""

from __future__ import annotations

from collections.abc import Iterator

from asl_conformance.starters.model import Field, Kind, Protocol, Structure, Union, Words
from asl_conformance.starters.writers.names import (
    block,
    camel,
    free,
    is_sure,
    members,
    quoted,
    tag_of,
    union_of,
    upper,
)

RESERVED = frozenset(
    "abstract assert boolean break byte case catch char class const continue default do double else enum "
    "extends final finally float for goto if implements import instanceof int interface long native new "
    "package private protected public return short static super switch this throw throws try void while "
    "hashCode toString wait notify".split()
)
BOXED = {"text": "String", "whole": "Long", "number": "Double", "truth": "Boolean", "anything": "Object"}
PLAIN = {"whole": "long", "number": "double", "truth": "boolean"}


def write(protocol: Protocol, head: str) -> str:
    """``Protocol.java``."""
    lines = [*(f"// {line}" for line in head.splitlines())]
    lines += ["", "import java.util.*;", "", "/** The types of the protocol. */", "final class Protocol {"]
    lines += ["    private Protocol() {}"]
    for part in (
        *(_words(words) for words in protocol.words),
        *(_union(protocol, union) for union in protocol.unions),
        *(_structure(protocol, one) for one in protocol.structures),
    ):
        lines += ["", *(f"    {line}" if line else "" for line in part)]
    return "\n".join([*lines, "}", ""])


def _words(words: Words) -> Iterator[str]:
    yield from block(words.description)
    yield f"enum {words.name} implements Json.Word {{"
    for number, word in enumerate(words.words, 1):
        yield from block(word.description, "    ")
        yield f"    {upper(word.text)}({quoted(word.text)}){',' if number < len(words.words) else ';'}"
    yield from (
        "",
        "    /** As it is on the wire. */",
        "    private final String word;",
        "",
        f"    {words.name}(String word) {{",
        "        this.word = word;",
        "    }",
        "",
        "    public String word() {",
        "        return word;",
        "    }",
        "",
        f"    static {words.name} of(Object value, String path) {{",
        "        String word = Json.text(value, path);",
        f"        for ({words.name} one : values()) if (one.word.equals(word)) return one;",
        '        throw new Json.Unknown("the word " + word + " of " + path);',
        "    }",
        "}",
    )


def _union(protocol: Protocol, union: Union) -> Iterator[str]:
    yield f"sealed interface {union.name} permits {', '.join(union.members)} {{"
    yield from ("    /** The word on the wire. */", f"    String {camel(union.tag + '_word')}();", "")
    yield f"    static {union.name} of(Object value, String path) {{"
    member = f"Json.member(value, {quoted(union.tag)}, path)"
    yield f'        String word = Json.text({member}, path + ".{union.tag}");'
    yield "        return switch (word) {"
    for one in members(protocol, union):
        yield f"            case {quoted(tag_of(one))} -> {one.name}.of(value, path);"
    yield f'            default -> throw new Json.Unknown("{union.name.lower()} " + word);'
    yield from ("        };", "    }", "}")


def _structure(protocol: Protocol, one: Structure) -> Iterator[str]:
    yield from block(one.description)
    yield from _record(protocol, one) if one.read else _answer(one)


def _record(protocol: Protocol, one: Structure) -> Iterator[str]:
    union = union_of(protocol, one)
    kinds = [*([union.name] if union else []), *(["Json.Written"] if one.written else [])]
    ending = f") implements {', '.join(kinds)} {{" if kinds else ") {"
    yield f"record {one.name}({'' if one.fields else ending}"
    for number, field in enumerate(one.fields, 1):
        yield from block(field.description, "    ")
        yield f"    {_component(field)} {_name(field)}{',' if number < len(one.fields) else ''}"
    if one.fields:
        yield ending
    if union is not None:
        yield f"    public String {camel(union.tag + '_word')}() {{ return {quoted(tag_of(one))}; }}"
    known = [quoted(name) for name in ((union.tag,) if union else ()) + tuple(f.name for f in one.fields)]
    yield f"    static {one.name} of(Object value, String path) {{"
    yield f"        Json.Fields in = new Json.Fields(value, path, {', '.join(known)});"
    yield f"        return new {one.name}("
    for number, field in enumerate(one.fields, 1):
        yield f"            {_reading(field)}{',' if number < len(one.fields) else ''}"
    yield from ("        );", "    }")
    if one.written:
        yield from _writing(one)
    yield "}"


def _answer(one: Structure) -> Iterator[str]:
    yield f"static final class {one.name} implements Json.Written {{"
    for field in one.fields:
        yield from block(field.description, "    ")
        yield f"    {_type(field.kind)} {_name(field)};"
    yield from _writing(one)
    yield "}"


def _writing(one: Structure) -> Iterator[str]:
    yield from ("", "    /** What is null is left out. */", "    public Map<String, Object> json() {")
    yield "        Map<String, Object> out = new LinkedHashMap<>();"
    for field in one.fields:
        there = "" if one.read and is_sure(field, one) else f"if ({_name(field)} != null) "
        yield f"        {there}out.put({quoted(field.name)}, {_name(field)});"
    yield from ("        return out;", "    }")


def _name(field: Field) -> str:
    return free(camel(field.name.rstrip("_")), RESERVED)


def _type(kind: Kind) -> str:
    if kind.of is not None:
        return f"List<{_type(kind.of)}>" if kind.shape == "list" else f"Map<String, {_type(kind.of)}>"
    return BOXED.get(kind.shape, kind.name)


def _component(field: Field) -> str:
    sure = field.required or field.default is not None
    return PLAIN.get(field.kind.shape, _type(field.kind)) if sure else _type(field.kind)


def _reading(field: Field) -> str:
    how = _reader(field.kind)
    if field.required:
        return f"in.need({quoted(field.name)}, {how})"
    return f"in.get({quoted(field.name)}, {how}, {_default(field)})"


def _reader(kind: Kind) -> str:
    if kind.of is not None:
        return f"Json.{kind.shape}({_reader(kind.of)})"
    if kind.shape in BOXED:
        return f"Json::{kind.shape}"
    return f"{kind.name}::of"


def _default(field: Field) -> str:
    match field.kind.shape:
        case "list":
            assert not field.default
            return "List.of()"
        case "map":
            assert not field.default
            return "Map.of()"
    match field.default:
        case None:
            return "null"
        case bool(truth):
            return str(truth).lower()
        case int(number) | float(number):
            return f"{number}L" if field.kind.shape == "whole" else f"{float(number)}"
    if field.kind.shape == "words":
        return f"{field.kind.name}.{upper(field.default)}"
    return quoted(field.default)
