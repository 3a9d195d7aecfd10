"""The data for the page's forms and palettes, from the schemas of the protocol."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from asl_conformance.drawing.svg.symbols import EDGES, LEVELS, SIDES, definitions, every
from asl_conformance.report import schema
from asl_conformance.suite import readings as suite_readings
from asl_conformance.suite.registry import load

Json = dict[str, Any]


@cache
def definitions_of_protocol() -> Json:
    """Every struct and list of words of a position, an action and a question, by its name."""
    whole = schema.schema("position")
    asked = schema.schema("question")
    done = schema.schema("action")
    found = dict(whole["$defs"]) | asked["$defs"] | done["$defs"]
    position = {key: value for key, value in whole.items() if key not in ("$defs", "$schema", "title")}
    if "$ref" in position:
        position = {"$ref": position["$ref"]}
    return {
        "defs": found,
        "position": position,
        "questions": list(_tagged(asked, found, "ask")),
        "actions": list(_tagged(done, found, "do")),
    }


def _tagged(one: Json, defs: Json, tag: str) -> Iterator[Json]:
    """The structs of a union by their tag, each with its description."""
    for choice in one["anyOf"]:
        name = str(choice["$ref"]).rpartition("/")[2]
        yield {
            "tag": defs[name]["properties"][tag]["enum"][0],
            "name": name,
            "text": schema.plain_text(defs[name].get("description", "")),
        }


@cache
def symbols() -> str:
    """The artwork of every drawing."""
    return definitions(every())


def colours() -> Json:
    """Colours of hexsides, levels and sides, for palettes."""
    return {
        "edges": {name: list(pair) for name, pair in EDGES.items()},
        "levels": {str(k): v for k, v in LEVELS.items()},
        "sides": dict(SIDES),
    }


def requirements(words: str, most: int = 40) -> list[list[str]]:
    """The requirements that contain all these words and may have a scenario, with their statements."""
    wanted = words.lower().split()
    found = (one for one in load().requirements.values() if not one.contested)
    hits = [one for one in found if all(word in f"{one.id} {one.statement}".lower() for word in wanted)]
    return [[one.id, one.statement] for one in hits[:most]]


def readings(words: str, most: int = 40) -> list[list[str]]:
    """The choices of contested readings that contain all these words, as ID=CHOICE with their text."""
    wanted = words.lower().split()
    rows = (
        (f"{one.id}={name}", f"{one.question} {choice.says}")
        for one in suite_readings.load().values()
        for name, choice in one.choices.items()
    )
    hits = [list(one) for one in rows if all(word in " ".join(one).lower() for word in wanted)]
    return hits[:most]
