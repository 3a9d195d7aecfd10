"""The published JSON Schemas are those of the types the harness runs on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.report import schema

PUBLISHED = Path(__file__).parents[3] / "docs" / "schema"


def test_the_schemas_of_the_repository_are_in_step() -> None:
    texts = schema.shared()
    assert {path.stem for path in PUBLISHED.glob("*.json")} == set(texts)
    old = [name for name in texts if (PUBLISHED / f"{name}.json").read_text(encoding="utf-8") != texts[name]]
    assert old == [], "run: python -m asl_conformance.report.schema"


@pytest.mark.parametrize("name", schema.NAMES)
def test_a_schema_of_the_repository_says_the_same_as_the_one_printed(name: str) -> None:
    """Only the place of the definitions differs, and the printed one has all that are used."""
    kept = (PUBLISHED / f"{name}.json").read_text(encoding="utf-8")
    known = json.loads((PUBLISHED / f"{schema.DEFINITIONS}.json").read_text(encoding="utf-8"))["$defs"]
    whole = json.loads(kept.replace(f"{schema.DEFINITIONS}.json#", "#"))
    assert "$defs" not in whole
    printed = json.loads(schema.text(name))
    parts = printed.pop("$defs")
    assert whole == printed
    assert {part: known[part] for part in parts} == parts
    assert {one.removeprefix("#/$defs/") for one in references([whole, parts])} <= set(parts)


def test_the_repository_has_no_other_definitions() -> None:
    known = json.loads((PUBLISHED / f"{schema.DEFINITIONS}.json").read_text(encoding="utf-8"))["$defs"]
    assert set(known) == {part for name in schema.NAMES for part in schema.schema(name)["$defs"]}


def test_every_question_has_the_schema_of_its_answer() -> None:
    assert {f"answer-{name}" for name in ANSWERS} <= set(schema.NAMES)


@pytest.mark.parametrize("name", schema.NAMES)
def test_every_reference_in_a_schema_leads_somewhere(name: str) -> None:
    whole = schema.schema(name)
    targets = {f"#/$defs/{part}" for part in whole["$defs"]}
    assert set(references(whole)) <= targets


def references(node: Any) -> list[str]:
    """Those of ``$ref`` and those in the mapping of a discriminator."""
    if isinstance(node, dict):
        return [found for item in node.values() for found in references(item)]
    if isinstance(node, list):
        return [found for item in node for found in references(item)]
    return [node] if isinstance(node, str) and "#/$defs/" in node else []


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
