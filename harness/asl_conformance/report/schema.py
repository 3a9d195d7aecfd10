"""JSON Schemas of everything that goes over the wire or into a file, made from the types themselves."""

from __future__ import annotations

import json
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from asl_conformance.boards.file import Board
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.messages import (
    PROTOCOL_VERSION,
    Capabilities,
    EvaluateParams,
    EvaluateResult,
    InitializeParams,
    RpcError,
)
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.report.asked import Asked
from asl_conformance.results.stream import AnyRecord
from asl_conformance.suite.case import Case
from asl_conformance.suite.listing import ListedCase

Schema = dict[str, Any]

DIALECT = "https://json-schema.org/draft/2020-12/schema"

TYPES: dict[str, tuple[Any, str]] = {
    "position": (Position, "Everything an engine is told about a moment of play."),
    "action": (AnyAction, "One announcement of a player; `do` names the verb."),
    "question": (AnyQuestion, "One question; `ask` names it."),
    **{f"answer-{name}": (kind, f"The answer to the question `{name}`.") for name, kind in ANSWERS.items()},
    "case": (Case, "One scenario as a portable test vector."),
    "asked": (Asked, "What `ask --json` writes: one position, one question, answers side by side."),
    "listed-case": (ListedCase, "One line of `list --json`: a case without what it sets up and asks."),
    "board": (Board, "A board as board import writes it: its ground, its artwork, where it comes from."),
    "result-record": (AnyRecord, "One line of a result file; `record` names its kind."),
}
"""Schema name -> the type it is made from and its description."""

MESSAGES = ("request", "response")
NAMES = (*TYPES, *MESSAGES)


class UnknownSchema(KeyError):
    """No schema of that name."""


def schema(name: str) -> Schema:
    """The JSON Schema of that name; raises UnknownSchema."""
    if name in MESSAGES:
        return _titled(name, *(_request() if name == "request" else _response()))
    if name not in TYPES:
        raise UnknownSchema(name)
    kind, description = TYPES[name]
    (body,), parts = msgspec.json.schema_components([kind], ref_template="#/$defs/{name}")
    return _titled(name, body, parts, description)


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
    (initialize, evaluate), parts = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    methods = {"initialize": initialize, "evaluate": evaluate, "shutdown": {"type": "object"}}
    body = {"oneOf": [_call(method, params) for method, params in methods.items()]}
    return body, parts, "One line from the harness to the engine. `shutdown` needs no response."


def _call(method: str, params: Schema) -> Schema:
    return {
        "type": "object",
        "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"type": "integer"},
            "method": {"const": method},
            "params": params,
        },
        "required": ["jsonrpc", "id", "method", "params"],
    }


def _response() -> tuple[Schema, Schema, str]:
    kinds = (Capabilities, EvaluateResult, RpcError)
    (initialized, evaluated, error), parts = msgspec.json.schema_components(
        kinds, ref_template="#/$defs/{name}"
    )
    answered = {"anyOf": [initialized, evaluated]}
    body = {"oneOf": [_reply("result", answered, "integer"), _reply("error", error, "integer", "null")]}
    return body, parts, "One line from the engine to the harness, with the id of the request it answers."


def _reply(field: str, content: Schema, *ids: str) -> Schema:
    return {
        "type": "object",
        "properties": {"jsonrpc": {"const": "2.0"}, "id": {"type": list(ids)}, field: content},
        "required": ["jsonrpc", "id", field],
    }


def _unindented(value: Any) -> Any:
    """Descriptions without the indentation of the docstrings they are, which Python 3.13 takes out itself."""
    if isinstance(value, dict):
        told = value.get("description")
        found = {key: _unindented(part) for key, part in value.items()}
        return found | ({"description": cleandoc(told)} if isinstance(told, str) else {})
    return [_unindented(part) for part in value] if isinstance(value, list) else value


def text(name: str) -> str:
    """The schema as the text that is committed and printed; raises UnknownSchema."""
    return json.dumps(_unindented(schema(name)), indent=2, ensure_ascii=False) + "\n"


def write_all(folder: Path) -> list[Path]:
    """Write every schema as ``<name>.json`` into the folder; the paths written."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name in NAMES:
        path = folder / f"{name}.json"
        path.write_text(text(name), encoding="utf-8")
        paths.append(path)
    return paths
