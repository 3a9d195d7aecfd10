"""The protocol in Rust 2021, standard library only: structures that read or write themselves."""

from __future__ import annotations

from collections.abc import Iterator

from asl_conformance.starters.model import Field, Kind, Protocol, Structure, Union, UnknownShape, Words
from asl_conformance.starters.writers.names import (
    apart,
    free,
    is_sure,
    members,
    pascal,
    quoted,
    tag_of,
    union_of,
    wrapped,
)

RESERVED = frozenset(
    "abstract as async await become box break const continue crate do dyn else enum extern false final fn "
    "for if impl in let loop macro match mod move mut override priv pub ref return self static struct super "
    "trait true try type typeof unsafe unsized use virtual where while yield".split()
)
TAKEN = frozenset(("Option", "Result", "String", "Vec"))
native_test = "cargo test --test conformance"
"""The command that runs the vectors as a test."""
PLAIN = {"text": "String", "whole": "i64", "number": "f64", "truth": "bool", "anything": "Json"}


def write(protocol: Protocol, head: str) -> str:
    """``protocol.rs``."""
    protocol = apart(protocol, TAKEN)
    lines = [*(f"// {line}" for line in head.splitlines())]
    lines += ["", "#![allow(dead_code)]", "", "use super::json::{Fields, Json, Read, Write, Wrong};"]
    lines += ["use std::collections::BTreeMap;"]
    for part in (
        *(_words(words) for words in protocol.words),
        *(_union(protocol, union) for union in protocol.unions),
        *(_structure(protocol, one) for one in protocol.structures),
    ):
        lines += ["", *part]
    return "\n".join([*lines, ""])


def _words(words: Words) -> Iterator[str]:
    yield from wrapped(words.description, "", "/// ")
    yield "#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]"
    yield f"pub enum {words.name} {{"
    for word in words.words:
        yield from wrapped(word.description, "    ", "/// ")
        yield f"    {pascal(word.text)},"
    yield from ("}", "", f"impl {words.name} {{", "    /// As it is on the wire.")
    yield from ("    pub fn word(self) -> &'static str {", "        match self {")
    yield from (
        f"            {words.name}::{pascal(word.text)} => {quoted(word.text)}," for word in words.words
    )
    yield from ("        }", "    }", "}", "", f"impl Read for {words.name} {{")
    yield "    fn read(value: &Json, path: &str) -> Result<Self, Wrong> {"
    yield "        match value.text(path)? {"
    for word in words.words:
        yield f"            {quoted(word.text)} => Ok({words.name}::{pascal(word.text)}),"
    yield '            word => Err(Wrong::Unknown(format!("the word {word} of {path}"))),'
    yield from ("        }", "    }", "}", "", f"impl Write for {words.name} {{")
    yield from ("    fn json(&self) -> Json {", "        self.word().json()", "    }", "}")


def _union(protocol: Protocol, union: Union) -> Iterator[str]:
    yield from ("#[derive(Clone, Debug)]", f"pub enum {union.name} {{")
    yield from (f"    {name}({name})," for name in union.members)
    yield from ("}", "", f"impl {union.name} {{", "    /// The word on the wire.")
    yield from ("    pub fn word(&self) -> &'static str {", "        match self {")
    for one in members(protocol, union):
        yield f"            {union.name}::{one.name}(_) => {quoted(tag_of(one))},"
    yield from ("        }", "    }", "}", "", f"impl Read for {union.name} {{")
    yield "    fn read(value: &Json, path: &str) -> Result<Self, Wrong> {"
    yield f"        let word: String = value.member({quoted(union.tag)}, path)?;"
    yield "        Ok(match word.as_str() {"
    for one in members(protocol, union):
        yield f"            {quoted(tag_of(one))} => {union.name}::{one.name}(Read::read(value, path)?),"
    yield f'            _ => return Err(Wrong::Unknown(format!("{union.name.lower()} {{word}}"))),'
    yield from ("        })", "    }", "}")


def _structure(protocol: Protocol, one: Structure) -> Iterator[str]:
    yield from wrapped(one.description, "", "/// ")
    starts_empty = one.written and not (one.read and any(is_sure(field, one) for field in one.fields))
    yield f"#[derive(Clone, Debug{', Default' if starts_empty else ''})]"
    yield f"pub struct {one.name} {{"
    for field in one.fields:
        yield from wrapped(field.description, "    ", "/// ")
        yield f"    pub {_name(field)}: {_type(field, one)},"
    yield "}"
    yield ""
    if one.read:
        yield from _read(protocol, one)
    if one.written:
        yield from ([""] if one.read else [])
        yield from _write(one)


def _read(protocol: Protocol, one: Structure) -> Iterator[str]:
    union = union_of(protocol, one)
    known = ", ".join(
        quoted(name) for name in ((union.tag,) if union else ()) + tuple(f.name for f in one.fields)
    )
    yield f"impl Read for {one.name} {{"
    yield "    fn read(value: &Json, path: &str) -> Result<Self, Wrong> {"
    yield f"        let {'fields' if one.fields else '_'} = Fields::of(value, path, &[{known}])?;"
    yield f"        Ok({one.name} {{"
    for field in one.fields:
        yield f"            {_name(field)}: {_reading(field)},"
    yield from ("        })", "    }", "}")


def _reading(field: Field) -> str:
    if field.required:
        return f"fields.need({quoted(field.name)})?"
    if field.default is None:
        return f"fields.get({quoted(field.name)})?"
    if field.kind.shape in ("list", "map", "text") and not field.default:
        return f"fields.get({quoted(field.name)})?.unwrap_or_default()"
    return f"fields.get({quoted(field.name)})?.unwrap_or({_default(field)})"


def _write(one: Structure) -> Iterator[str]:
    yield f"impl Write for {one.name} {{"
    yield "    fn json(&self) -> Json {"
    yield "        let mut out = BTreeMap::new();"
    for field in one.fields:
        if is_sure(field, one):
            yield f"        out.insert({quoted(field.name)}.to_string(), self.{_name(field)}.json());"
        else:
            yield f"        if let Some(value) = &self.{_name(field)} {{"
            yield f"            out.insert({quoted(field.name)}.to_string(), value.json());"
            yield "        }"
    yield from ("        Json::Object(out)", "    }", "}")


def _name(field: Field) -> str:
    name = field.name.rstrip("_")
    return f"r#{name}" if free(name, RESERVED) != name else name


def _type(field: Field, one: Structure) -> str:
    return _kind(field.kind) if is_sure(field, one) else f"Option<{_kind(field.kind)}>"


def _kind(kind: Kind) -> str:
    if kind.of is not None:
        return f"Vec<{_kind(kind.of)}>" if kind.shape == "list" else f"BTreeMap<String, {_kind(kind.of)}>"
    return PLAIN.get(kind.shape, kind.name)


def _default(field: Field) -> str:
    match field.kind.shape:
        case "list" | "map":
            raise UnknownShape(f"a default of {field.name}")
        case "words":
            return f"{field.kind.name}::{pascal(field.default)}"
        case "text":
            return f"{quoted(field.default)}.to_string()"
        case "number":
            return f"{float(field.default)}"
    return str(field.default).lower()
