"""Every property of every schema and every word of every list has a description, in the types themselves."""

from __future__ import annotations

import importlib
import typing
from collections.abc import Iterator
from typing import Any

import pytest

from asl_conformance.protocol import descriptions, names, vocabulary
from asl_conformance.report import schema

LISTS = schema.words()


def properties(node: Any, path: str) -> Iterator[tuple[str, Any]]:
    """Every property in a schema, with the place of it."""
    if isinstance(node, list):
        for index, item in enumerate(node):
            yield from properties(item, f"{path}[{index}]")
    elif isinstance(node, dict):
        for key, value in node.items():
            if key == "properties" and isinstance(value, dict):
                yield from ((f"{path}.{name}", one) for name, one in value.items())
            yield from properties(value, f"{path}.{key}")


@pytest.mark.parametrize("name", schema.NAMES)
def test_no_property_is_without_words(name: str) -> None:
    found = list(properties(schema.schema(name), name))
    assert found
    assert [path for path, one in found if not one.get("description")] == []


@pytest.mark.parametrize("name", schema.NAMES)
def test_every_closed_list_in_a_schema_is_a_list_with_words(name: str) -> None:
    """No property has an enum of its own, except tags of unions and lists that may be empty."""
    found = properties(schema.schema(name), name)
    bare = [path for path, one in found for words in enums(one) if words != [""]]
    assert [path for path in bare if path.rpartition(".")[2] not in schema.TAGS] == []


def enums(node: Any) -> Iterator[list[str]]:
    if isinstance(node, dict):
        if isinstance(node.get("enum"), list):
            yield node["enum"]
        node = list(node.values())
    if isinstance(node, list):
        for item in node:
            yield from enums(item)


@pytest.mark.parametrize("name", LISTS)
def test_every_word_of_a_list_says_what_it_stands_for(name: str) -> None:
    one = LISTS[name]
    literal = getattr(importlib.import_module(one.module), name)
    if one.module != names.__name__:
        assert list(one.words) == list(typing.get_args(literal)), (
            "a line `word: meaning` a word, in its order"
        )
    assert one.text
    assert [word for word, text in one.words.items() if len(text) < 3] == []


def test_no_closed_list_of_the_vocabulary_is_left_out() -> None:
    closed = {n for n, kind in vars(vocabulary).items() if typing.get_origin(kind) is typing.Literal}
    assert closed <= LISTS.keys()


def test_a_field_without_words_is_noticed() -> None:
    source = (
        "class One:\n"
        "    told: tuple[v.Cover, ...] = ()\n"
        '    """What it is,\n'
        '    over two lines."""\n'
        "    untold: int = 0\n"
    )
    told = dict(descriptions.fields_in(source)["One"])
    assert told["told"] == descriptions.Described("What it is, over two lines.", ("Cover",))
    assert told["untold"].text == ""


def test_a_line_that_is_no_word_and_meaning_is_refused() -> None:
    with pytest.raises(ValueError, match="word: meaning"):
        dict(descriptions._words("wall: a wall\nhedge"))


def test_the_empty_word_and_a_meaning_over_two_lines_are_read() -> None:
    assert dict(descriptions._words("(empty): none\nwall: a\n  wall: B9")) == {
        "": "none",
        "wall": "a wall: B9",
    }
