"""The published JSON Schemas are those of the types the harness runs on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.report import schema

PUBLISHED = Path(__file__).parents[3] / "docs" / "schema"


@pytest.mark.parametrize("name", schema.NAMES)
def test_the_published_schema_is_in_step(name: str) -> None:
    published = (PUBLISHED / f"{name}.json").read_text(encoding="utf-8")
    assert published == schema.text(name), "run: asl-conformance schema --write docs/schema"


def test_nothing_else_is_published() -> None:
    assert {path.stem for path in PUBLISHED.glob("*.json")} == set(schema.NAMES)


def test_every_question_has_the_schema_of_its_answer() -> None:
    assert {f"answer-{name}" for name in ANSWERS} <= set(schema.NAMES)


@pytest.mark.parametrize("name", schema.NAMES)
def test_every_reference_in_a_schema_leads_somewhere(name: str) -> None:
    whole = schema.schema(name)
    targets = {f"#/$defs/{part}" for part in whole["$defs"]}
    assert set(references(whole)) <= targets


def references(node: Any) -> list[str]:
    if isinstance(node, dict):
        here = [node["$ref"]] if isinstance(node.get("$ref"), str) else []
        return here + [found for item in node.values() for found in references(item)]
    if isinstance(node, list):
        return [found for item in node for found in references(item)]
    return []


def test_a_request_names_one_of_three_methods() -> None:
    calls = schema.schema("request")["oneOf"]
    assert [call["properties"]["method"]["const"] for call in calls] == ["initialize", "evaluate", "shutdown"]


def test_schemas_are_written_where_they_are_asked_for(tmp_path: Path) -> None:
    paths = schema.write_all(tmp_path / "new")
    assert sorted(path.stem for path in paths) == sorted(schema.NAMES)
    assert json.loads(paths[0].read_text(encoding="utf-8"))["$schema"] == schema.DIALECT


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(schema.UnknownSchema):
        schema.schema("horse")
