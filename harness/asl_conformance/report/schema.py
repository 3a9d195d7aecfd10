"""JSON Schemas of all requests, responses and files, made from the types themselves.

The description of every property is the docstring of its field. A list of words is a definition of its
own, with ``x-words`` for the meaning of each: ``enum`` if it is closed, ``examples`` if an engine
may add to it.

Each schema that is printed, released or served has all its definitions. The repository keeps the definitions
once: ``python -m asl_conformance.report.schema`` writes docs/schema, where the other files refer to
definitions.json.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from asl_conformance import __version__
from asl_conformance.base.address import address, file_address
from asl_conformance.boards.file import Board
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.descriptions import WordList, field_texts, word_lists
from asl_conformance.protocol.messages import (
    PROTOCOL_VERSION,
    Capabilities,
    EvaluateParams,
    EvaluateResult,
    InitializeParams,
    Request,
    Response,
    RpcError,
)
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.report.asked import Asked
from asl_conformance.results.answers import AnyAnswer
from asl_conformance.results.stream import AnyRecord, Stream
from asl_conformance.suite.case import Case
from asl_conformance.suite.listing import ListedCase
from asl_conformance.suite.recording import AnyLine

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

TYPES: dict[str, tuple[Any, str]] = {
    "position": (
        Position,
        "A moment of play: board, pieces, phase, and what matters of the scenario.",
    ),
    "action": (AnyAction, "One announcement of a player; `do` names the verb."),
    "question": (AnyQuestion, "One question; `ask` names it."),
    **{f"answer-{name}": (kind, f"The answer to the question `{name}`.") for name, kind in ANSWERS.items()},
    "case": (Case, "One scenario as a portable test vector."),
    "asked": (Asked, "What `ask --json` writes: one position, one question, answers side by side."),
    "answer-record": (AnyAnswer, "One line of recorded answers, for `judge`; `record` names its kind."),
    "game-record": (AnyLine, "One line of a recorded game, for `audit`; `record` names its kind."),
    "listed-case": (ListedCase, "One line of `list --json`: a case without its position and questions."),
    "board": (Board, "A board as board import writes it: its ground, its artwork, its source."),
    "result-record": (AnyRecord, "One line of a result file; `record` names its kind."),
    "results": (Stream, "A whole result file as one object: what `convert --to json` writes."),
}
"""By schema name: the type it is made from and its description."""

WORD_MODULES = tuple(
    f"asl_conformance.{name}"
    for name in (
        "protocol.vocabulary.ground",
        "protocol.vocabulary.pieces",
        "protocol.vocabulary.play",
        "protocol.names",
        "protocol.reply",
        "suite.case",
        "judging.judge",
        "results.compare",
    )
)
"""The modules that hold lists of words."""
OPEN = "asl_conformance.protocol.names"
"""The module whose lists an engine may add to."""
TAGS = {"do": "The verb.", "ask": "The name of the question.", "record": "The kind of the record."}
"""Fields that distinguish the structs of a union."""

MESSAGES = ("request", "response")
NAMES = (*TYPES, *MESSAGES)
DEFINITIONS = "definitions"
"""The file of docs/schema that has the definitions of all schemas."""


class UnknownSchema(KeyError):
    """No schema has that name."""


def schema(name: str) -> Schema:
    """The JSON Schema of that name; raises UnknownSchema."""
    if name in MESSAGES:
        return _titled(name, *(_request() if name == "request" else _response()))
    if name not in TYPES:
        raise UnknownSchema(name)
    kind, description = TYPES[name]
    (body,), parts = _components(kind)
    return _titled(name, body, parts, description)


def _components(*kinds: Any) -> tuple[tuple[Schema, ...], Schema]:
    """The schemas of types and of all types they refer to, every property with its description."""
    bodies, parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    lists: Schema = {}
    for struct in structs_of(*kinds):
        _describe(parts[struct.__name__], struct, lists)
    return bodies, parts | lists


def structs_of(*kinds: Any) -> Iterator[type[Struct]]:
    """Every struct that values of the types may hold, each once."""
    todo: list[Any] = [msgspec.inspect.type_info(kind) for kind in kinds]
    seen: set[type] = set()
    while todo:
        one = todo.pop()
        if isinstance(one, msgspec.inspect.StructType):
            if one.cls in seen:
                continue
            seen.add(one.cls)
            yield one.cls
            todo += [field.type for field in one.fields]
        todo += [
            getattr(one, part)
            for part in ("item_type", "key_type", "value_type", "type")
            if hasattr(one, part)
        ]
        todo += [*getattr(one, "types", ()), *getattr(one, "item_types", ())]


def _describe(part: Schema, struct: type[Struct], lists: Schema) -> None:
    texts = field_texts(struct)
    for field in msgspec.structs.fields(struct):
        described = texts[field.name]
        schema = part["properties"][field.encode_name]
        for name in described.mentions:
            if name in words():
                lists[name] = _list_schema(words()[name])
        part["properties"][field.encode_name] = {
            **_referring(schema, [name for name in described.mentions if name in words()]),
            "description": described.text,
        }
    for tag, text in TAGS.items():
        if "enum" in part["properties"].get(tag, {}):
            part["properties"][tag]["description"] = text


def words() -> dict[str, WordList]:
    """Every list of words, by name."""
    return dict(word_lists(*WORD_MODULES))


def _list_schema(one: WordList) -> Schema:
    every = list(one.words)
    kind = {"type": "string", "examples": every} if one.module == OPEN else {"enum": every}
    return {**kind, "description": one.text, "x-words": dict(one.words)}


def _referring(schema: Schema, names: list[str]) -> Schema:
    """The schema of a field with references to the lists whose words it may hold."""
    for name in names:
        schema = _refer(schema, words()[name])
    return schema


def _refer(schema: Schema, one: WordList) -> Schema:
    reference = {"$ref": f"#/$defs/{one.name}"}
    if set(schema.get("enum", ())) == set(one.words):
        return {key: value for key, value in schema.items() if key != "enum"} | reference
    if one.module == OPEN and schema.get("type") == "string":
        return {key: value for key, value in schema.items() if key != "type"} | reference
    if one.module == OPEN and schema.get("type") == "object":
        return schema | {"propertyNames": reference}
    inside = ("items", "propertyNames")
    found = {key: _refer(part, one) if key in inside else part for key, part in schema.items()}
    if "anyOf" in schema:
        found["anyOf"] = [_refer(part, one) for part in schema["anyOf"]]
    return found


def _titled(name: str, body: Schema, parts: Schema, description: str) -> Schema:
    return {
        "$schema": DIALECT,
        "title": f"asl-conformance protocol {PROTOCOL_VERSION}: {name}",
        "description": description,
        **body,
        "$defs": dict(sorted(parts.items())),
    }


def _request() -> tuple[Schema, Schema, str]:
    kinds = (InitializeParams, EvaluateParams)
    (initialize, evaluate), parts = _components(*kinds)
    methods = {"initialize": initialize, "evaluate": evaluate, "shutdown": {"type": "object"}}
    body = {"oneOf": [_call(method, params) for method, params in methods.items()]}
    return body, parts, "One line from the harness to the engine. `shutdown` needs no response."


def _call(method: str, params: Schema) -> Schema:
    texts = field_texts(Request)
    return {
        "type": "object",
        "properties": {
            "jsonrpc": {"const": "2.0", "description": texts["jsonrpc"].text},
            "id": {"type": "integer", "description": texts["id"].text},
            "method": {"const": method, "description": texts["method"].text},
            "params": {**params, "description": texts["params"].text},
        },
        "required": ["jsonrpc", "id", "method", "params"],
    }


def _response() -> tuple[Schema, Schema, str]:
    kinds = (Capabilities, EvaluateResult, RpcError)
    (initialized, evaluated, error), parts = _components(*kinds)
    answered = {"anyOf": [initialized, evaluated]}
    body = {"oneOf": [_reply("result", answered, "integer"), _reply("error", error, "integer", "null")]}
    return body, parts, "One line from the engine to the harness, with the id of the request it answers."


def _reply(field: str, content: Schema, *ids: str) -> Schema:
    texts = field_texts(Response)
    return {
        "type": "object",
        "properties": {
            "jsonrpc": {"const": "2.0", "description": texts["jsonrpc"].text},
            "id": {"type": list(ids), "description": texts["id"].text},
            field: {**content, "description": texts[field].text},
        },
        "required": ["jsonrpc", "id", field],
    }


def _unindented(value: Any) -> Any:
    """Descriptions without the indentation of docstrings, which Python 3.13 removes itself, and without
    double backticks."""
    if isinstance(value, dict):
        description = value.get("description")
        found = {key: _unindented(part) for key, part in value.items()}
        return found | ({"description": plain_text(description)} if isinstance(description, str) else {})
    return [_unindented(part) for part in value] if isinstance(value, list) else value


def plain_text(docstring: str) -> str:
    """A docstring as a description: no indentation, single backticks."""
    return cleandoc(docstring).replace("``", "`")


def text(name: str) -> str:
    """The schema as the text that is printed, with all its definitions; raises UnknownSchema.

    It has an ``$id`` if the address of the project is known.
    """
    whole = schema(name)
    if project := address():
        place = file_address(project, __version__, f"docs/schema/{name}.json")
        whole = {"$schema": whole.pop("$schema"), "$id": place, **whole}
    return _text(whole)


def _text(value: Schema) -> str:
    return json.dumps(_unindented(value), indent=2, ensure_ascii=False) + "\n"


def write_all(folder: Path) -> list[Path]:
    """Write every schema as ``<name>.json`` into the folder; returns the paths."""
    return _written(folder, {name: text(name) for name in NAMES})


def shared() -> dict[str, str]:
    """The schemas as the repository keeps them: each definition once, in ``definitions``."""
    definitions: Schema = {}
    texts = {}
    for name in NAMES:
        whole = schema(name)
        definitions |= whole.pop("$defs")
        texts[name] = _text(_pointing(whole))
    head = {"$schema": DIALECT, "title": f"asl-conformance protocol {PROTOCOL_VERSION}: {DEFINITIONS}"}
    return {DEFINITIONS: _text({**head, "$defs": dict(sorted(definitions.items()))}), **texts}


def _pointing(value: Any) -> Any:
    """The value with its references pointing into the file of definitions."""
    if isinstance(value, dict):
        return {key: _pointing(part) for key, part in value.items()}
    if isinstance(value, list):
        return [_pointing(part) for part in value]
    inside = isinstance(value, str) and value.startswith("#/$defs/")
    return f"{DEFINITIONS}.json{value}" if inside else value


def _written(folder: Path, texts: dict[str, str]) -> list[Path]:
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, content in texts.items():
        path = folder / f"{name}.json"
        path.write_text(content, encoding="utf-8", newline="\n")
        paths.append(path)
    return paths


def main() -> None:
    """Write the schemas of the repository into the folder named, by default ``docs/schema``."""
    for path in _written(Path(*sys.argv[1:2] or ("docs/schema",)), shared()):
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
