"""The protocol in C++17, standard library only: one header of structures that are read and written."""

from __future__ import annotations

from collections.abc import Iterator

from asl_conformance.starters.model import Field, Kind, Protocol, Structure, Union, UnknownShape, Words
from asl_conformance.starters.writers.names import free, is_sure, members, quoted, tag_of, union_of, wrapped

RESERVED = frozenset(
    "alignas alignof and asm auto bool break case catch char class const constexpr continue decltype "
    "default delete do double else enum explicit export extern false float for friend goto if inline int "
    "long mutable namespace new noexcept not nullptr operator or private protected public register return "
    "short signed sizeof static struct switch template this throw true try typedef typeid typename union "
    "unsigned using virtual void volatile while xor read word to_json".split()
)
native_test = "cmake -B build && cmake --build build --target conformance_test && ctest --test-dir build -V"
"""The command that runs the vectors as a test."""
PLAIN = {
    "text": "std::string",
    "whole": "std::int64_t",
    "number": "double",
    "truth": "bool",
    "anything": "Json",
}


def write(protocol: Protocol, head: str) -> str:
    """``protocol.hpp``."""
    lines = [*(f"// {line}" for line in head.splitlines())]
    lines += ["", "#pragma once", "", '#include "json.hpp"', "", "namespace protocol {", ""]
    lines += [
        "using json::Fields;",
        "using json::Json;",
        "using json::Unknown;",
        "using json::put;",
        "using json::to_json;",
    ]
    done: set[str] = set()
    for words in protocol.words:
        lines += ["", *_words(words)]
    for one in protocol.structures:
        lines += ["", *_structure(protocol, one)]
        done.add(one.name)
        for union in protocol.unions:
            if one.name in union.members and done.issuperset(union.members):
                lines += ["", *_union(protocol, union)]
    return "\n".join([*lines, "", "}  // namespace protocol", ""])


def _words(words: Words) -> Iterator[str]:
    yield from wrapped(words.description, "", "/// ")
    yield f"enum class {words.name} {{"
    for word in words.words:
        yield from wrapped(word.description, "    ", "/// ")
        yield f"    {_word(word.text)},"
    yield from ("};", "", "/// As it is on the wire.", f"inline const char* word({words.name} one) {{")
    texts = ", ".join(quoted(word.text) for word in words.words)
    yield f"    static const char* const words[] = {{{texts}}};"
    yield from ("    return words[static_cast<int>(one)];", "}", "")
    yield f"inline void read(const Json& value, const std::string& path, {words.name}& out) {{"
    yield "    const std::string& text = value.text(path);"
    yield f"    for (int at = 0; at < {len(words.words)}; at++) {{"
    yield f"        out = static_cast<{words.name}>(at);"
    yield "        if (text == word(out)) return;"
    yield from ("    }", '    throw Unknown("the word " + text + " of " + path);', "}", "")
    yield f"inline Json to_json({words.name} one) {{ return Json(std::string(word(one))); }}"


def _word(text: str) -> str:
    return free(text or "none", RESERVED)


def _union(protocol: Protocol, union: Union) -> Iterator[str]:
    yield f"using {union.name} = std::variant<{', '.join(union.members)}>;"
    yield from ("", "/// The word on the wire.", f"inline const char* word(const {union.name}& one) {{")
    yield "    return std::visit([](const auto& it) { return it.WORD; }, one);"
    yield from (
        "}",
        "",
        f"inline void read(const Json& value, const std::string& path, {union.name}& out) {{",
    )
    member = f"value.member({quoted(union.tag)}, path)"
    yield f'    const std::string& word = {member}.text(path + ".{union.tag}");'
    for one in members(protocol, union):
        yield f"    if (word == {one.name}::WORD) return read(value, path, out.emplace<{one.name}>());"
    yield f'    throw Unknown("{union.name.lower()} " + word);'
    yield "}"


def _structure(protocol: Protocol, one: Structure) -> Iterator[str]:
    yield from wrapped(one.description, "", "/// ")
    yield f"struct {one.name} {{"
    if one.tag is not None:
        yield f"    static constexpr const char* WORD = {quoted(tag_of(one))};"
    for field in one.fields:
        yield from wrapped(field.description, "    ", "/// ")
        yield f"    {_type(field, one)} {_name(field)}{_start(field, read=one.read)};"
    yield from ("};", "")
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
    out = " out" if one.fields else ""
    yield f"inline void read(const Json& value, const std::string& path, {one.name}&{out}) {{"
    yield f"    const Fields in(value, path, {{{known}}});"
    for field in one.fields:
        yield f"    in.{'need' if field.required else 'get'}({quoted(field.name)}, out.{_name(field)});"
    yield "}"


def _write(one: Structure) -> Iterator[str]:
    yield "/// What has no value is left out."
    yield f"inline Json to_json(const {one.name}& one) {{"
    yield "    Json::Object out;"
    for field in one.fields:
        name = _name(field)
        if is_sure(field, one):
            yield f"    put(out, {quoted(field.name)}, to_json(one.{name}));"
        else:
            yield f"    if (one.{name}) put(out, {quoted(field.name)}, to_json(*one.{name}));"
    yield from ("    return Json(std::move(out));", "}")


def _name(field: Field) -> str:
    return free(field.name.rstrip("_"), RESERVED)


def _type(field: Field, one: Structure) -> str:
    return _kind(field.kind) if is_sure(field, one) else f"std::optional<{_kind(field.kind)}>"


def _kind(kind: Kind) -> str:
    if kind.of is not None:
        item = _kind(kind.of)
        return f"std::vector<{item}>" if kind.shape == "list" else f"std::map<std::string, {item}>"
    return PLAIN.get(kind.shape, kind.name)


def _start(field: Field, *, read: bool) -> str:
    if not read or field.required or field.default is None:
        return "{}" if field.required else ""
    match field.kind.shape:
        case "list" | "map":
            if field.default:
                raise UnknownShape(f"a default of {field.name}")
            return ""
        case "words":
            return f" = {field.kind.name}::{_word(field.default)}"
        case "text":
            return f" = {quoted(field.default)}" if field.default else ""
    return f" = {str(field.default).lower()}"
