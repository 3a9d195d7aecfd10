"""The protocol in Go 1.18: structures for encoding/json that refuse what they do not know."""

from __future__ import annotations

from collections.abc import Iterator

from asl_conformance.starters.model import Field, Kind, Protocol, Structure, Union, UnknownShape, Words
from asl_conformance.starters.writers.names import is_sure, members, pascal, quoted, tag_of, union_of, wrapped

native_test = "go test -run TestConformance"
"""The command that runs the vectors as a test."""
PLAIN = {"text": "string", "whole": "int64", "number": "float64", "truth": "bool", "anything": "any"}


def write(protocol: Protocol, head: str) -> str:
    """``protocol.go``."""
    lines = [*(f"// {line}" for line in head.splitlines()), "", "package main", "", 'import "encoding/json"']
    for part in (
        *(_words(words) for words in protocol.words),
        *(_union(protocol, union) for union in protocol.unions),
        *(_structure(protocol, one) for one in protocol.structures),
    ):
        lines += ["", *part]
    return "\n".join([*lines, ""])


def _words(words: Words) -> Iterator[str]:
    name = words.name
    yield from wrapped(words.description, "", "// ")
    yield from (f"type {name} string", "", "const (")
    for word in words.words:
        yield from wrapped(word.description, "\t", "// ")
        yield f"\t{name}{pascal(word.text)} {name} = {quoted(word.text)}"
    yield from (")", "", f"func (it *{name}) UnmarshalText(text []byte) error {{")
    yield f"\tswitch word := {name}(text); word {{"
    yield f"\tcase {', '.join(name + pascal(word.text) for word in words.words)}:"
    yield from ("\t\t*it = word", "\t\treturn nil", "\t}")
    yield f'\treturn Unknown{{"the word " + string(text) + " as {name}"}}'
    yield "}"


def _union(protocol: Protocol, union: Union) -> Iterator[str]:
    name = union.name
    yield f"// {name} is one of {len(union.members)} structures; Word tells which, as it is on the wire."
    yield from (f"type {name} interface{{ Word() string }}", "")
    yield f"// Any{name} reads a {name}."
    yield from (f"type Any{name} struct{{ {name} }}", "")
    yield f"func (it *Any{name}) UnmarshalJSON(data []byte) error {{"
    yield f"\tword, err := wordOf(data, {quoted(union.tag)})"
    yield from ("\tif err != nil {", "\t\treturn err", "\t}", "\tswitch word {")
    for one in members(protocol, union):
        yield f"\tcase {quoted(tag_of(one))}:"
        yield from (f"\t\tvar found {one.name}", "\t\terr = json.Unmarshal(data, &found)")
        yield f"\t\tit.{name} = found"
    yield from ("\tdefault:", f'\t\terr = Unknown{{"{name.lower()} " + word}}', "\t}", "\treturn err", "}")


def _structure(protocol: Protocol, one: Structure) -> Iterator[str]:
    yield from wrapped(one.description, "", "// ")
    yield f"type {one.name} struct {{"
    union = union_of(protocol, one)
    rows = [(union.name + "Word", "string", union.tag, "")] if union else []
    rows += [(_name(field), _type(field, one), field.name, field.description) for field in one.fields]
    for name, kind, wire, comment in rows:
        yield from wrapped(comment, "\t", "// ")
        yield f'\t{name} {kind} `json:"{wire}"`'
    yield from ("}", "")
    if union is not None:
        yield from (f"func ({one.name}) Word() string {{ return {quoted(tag_of(one))} }}", "")
    if one.read:
        yield from _read(one)
    if one.written:
        yield from ([""] if one.read else [])
        yield from _write(one)


def _read(one: Structure) -> Iterator[str]:
    starts = [f"{_name(field)}: {_start(field)}" for field in one.fields if _start(field)]
    required = "".join(f", {quoted(field.name)}" for field in one.fields if field.required)
    yield f"func (it *{one.name}) UnmarshalJSON(data []byte) error {{"
    yield f"\ttype plain {one.name}"
    yield f"\tfound := plain{{{', '.join(starts)}}}"
    yield f"\tif err := strict(data, &found{required}); err != nil {{"
    yield from ("\t\treturn err", "\t}", f"\t*it = {one.name}(found)", "\treturn nil", "}")


def _write(one: Structure) -> Iterator[str]:
    yield "// What is nil is left out."
    yield f"func (it {one.name}) MarshalJSON() ([]byte, error) {{"
    yield "\tfields := map[string]any{}"
    for field in one.fields:
        put = f"fields[{quoted(field.name)}] = it.{_name(field)}"
        if is_sure(field, one):
            yield f"\t{put}"
        else:
            yield from (f"\tif it.{_name(field)} != nil {{", f"\t\t{put}", "\t}")
    yield from ("\treturn json.Marshal(fields)", "}")


def _name(field: Field) -> str:
    return pascal(field.name.rstrip("_"))


def _type(field: Field, one: Structure) -> str:
    kind = _kind(field.kind)
    own_nil = field.kind.shape in ("list", "map", "anything")
    return kind if is_sure(field, one) or own_nil else f"*{kind}"


def _kind(kind: Kind) -> str:
    if kind.of is not None:
        return f"[]{_kind(kind.of)}" if kind.shape == "list" else f"map[string]{_kind(kind.of)}"
    return f"Any{kind.name}" if kind.shape == "union" else PLAIN.get(kind.shape, kind.name)


def _start(field: Field) -> str:
    """The field's value before reading, if it differs from Go's zero value."""
    if not field.default:
        return ""
    match field.kind.shape:
        case "words":
            return f"{field.kind.name}{pascal(field.default)}"
        case "text":
            return quoted(field.default)
        case "whole" | "number" | "truth":
            return str(field.default).lower()
    raise UnknownShape(f"a default of {field.name}")
