"""JUnit, TAP and JSON keep their promises: by schema, and TAP by its grammar."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any
from xml.etree import ElementTree as Xml

import jsonschema
import msgspec
import pytest

from asl_conformance.judging.judge import ORDER
from asl_conformance.report import schema
from asl_conformance.results.formats import as_json, junit, tap
from asl_conformance.results.stream import Stream
from tests.harness.results.streams import HOSTILE, MIXED, record, stream

EVERY = stream(*(record(number, kind, HOSTILE) for number, kind in enumerate(ORDER, 1)), engine=HOSTILE)
STREAMS = {"mixed": MIXED, "every verdict, hostile": EVERY, "one": stream(record(1, "pass"))}
POINT = re.compile(r"(not )?ok (\d+) - ((?:[^#\\\n]|\\[#\\])*?)( # (?:SKIP|TODO)(?: [^\n]*)?)?")
"""A test point of TAP 14: no plain number sign occurs in its description."""
each = pytest.mark.parametrize("given", STREAMS.values(), ids=list(STREAMS))


@cache
def junit_schema() -> Any:
    import xmlschema  # half a second, for one test

    return xmlschema.XMLSchema10(Path(__file__).with_name("junit.xsd"))


@each
def test_junit_is_valid(given: Stream) -> None:
    junit_schema().validate(junit(given))


@each
def test_tap_is_valid(given: Stream) -> None:
    version, plan, *lines = tap(given).splitlines()
    assert (version, plan) == ("TAP version 14", f"1..{len(given.cases)}")
    points = [line for line in lines if not line.startswith("#")]
    found = [POINT.fullmatch(line) for line in points]
    assert [points[at] for at, one in enumerate(found) if one is None] == []
    assert [int(one[2]) for one in found if one] == list(range(1, len(given.cases) + 1))


@each
def test_json_is_valid(given: Stream) -> None:
    whole = json.loads(as_json(given))
    jsonschema.validate(whole, schema.schema("results"))
    assert msgspec.convert(whole, Stream) == given


def test_the_lines_of_a_result_file_are_valid() -> None:
    lines = [EVERY.header, *EVERY.cases.values(), EVERY.footer]
    for line in lines:
        jsonschema.validate(msgspec.json.decode(msgspec.json.encode(line)), schema.schema("result-record"))


def test_the_schemas_let_no_nonsense_pass() -> None:
    import xmlschema

    with pytest.raises(xmlschema.XMLSchemaValidationError):
        junit_schema().validate(junit(MIXED).replace("<skipped", "<skippd").replace("</skipped", "</skippd"))
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate({**json.loads(as_json(MIXED)), "cases": []}, schema.schema("results"))
    assert not POINT.fullmatch("ok 1 - a # b")


def test_junit_says_how_long_was_waited_for_each_answer() -> None:
    slow = [msgspec.structs.replace(one, seconds=0.25) for one in MIXED.cases.values()]
    root = Xml.fromstring(junit(stream(*slow)))
    assert root.get("time") == root[0].get("time") == "1.750000"
    assert {case.get("time") for case in root[0]} == {"0.250000"}
    assert root[0].get("timestamp") == "2026-01-01T00:00:00"
