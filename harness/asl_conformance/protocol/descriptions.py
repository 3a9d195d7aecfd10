"""What every field and word of the protocol means, read from the text below it in its module.

That text is where a meaning is written, once. Schemas, the reference page, ``schema --field`` and
``explain`` read it here, when they are asked; nothing is kept for it while engines are being judged.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

EMPTY = "(empty)"
"""What stands for the empty word in a list of words."""

_WORD = re.compile(r"(?P<word>\(empty\)|[^\s:][^:]*): (?P<text>.+)")
_NAME = re.compile(r"\b[vn]\.(\w+)|\b([A-Z]\w+)\b")


class WordList(NamedTuple):
    """A list of words: what it is a list of, and each word with what it stands for, in order."""

    name: str
    text: str
    words: Mapping[str, str]
    module: str


class Described(NamedTuple):
    """A field as its module writes it: its text, and the names that stand in its annotation."""

    text: str
    mentions: tuple[str, ...]


@cache
def field_texts(kind: type) -> Mapping[str, Described]:
    """By its name in Python, each field of a struct with its text, those that it inherits first."""
    found: dict[str, Described] = {}
    for one in reversed(kind.__mro__):
        if one.__module__.startswith("asl_conformance."):
            found |= _classes(one.__module__).get(one.__name__, {})
    return found


@cache
def word_lists(*modules: str) -> Mapping[str, WordList]:
    """By name, the lists that these modules define: aliases with a text of ``word: meaning`` lines."""
    found = {}
    for module in modules:
        for name, text in _aliases(module):
            head, _, rest = text.partition("\n\n")
            words = dict(_words(rest)) if rest else {}
            if words:
                found[name] = WordList(name, _one_line(head), words, module)
    return found


def _words(text: str) -> Iterator[tuple[str, str]]:
    """The words of a list with their meanings; a line that is indented goes on with the one before."""
    joined = re.sub(r"\n +", " ", text.strip())
    for line in joined.splitlines():
        match = _WORD.fullmatch(line)
        if match is None:
            raise ValueError(f"no line of a word list, which is `word: meaning`: {line!r}")
        yield "" if match["word"] == EMPTY else match["word"], match["text"]


def _source(module: str) -> str:
    return inspect.getsource(importlib.import_module(module))


def _aliases(module: str) -> Iterator[tuple[str, str]]:
    """Names assigned at the top of a module, each with the text below it."""
    body = ast.parse(_source(module)).body
    for statement, after in pairwise(body):
        if isinstance(statement, ast.Assign | ast.AnnAssign) and (text := _text(after)):
            target = statement.targets[0] if isinstance(statement, ast.Assign) else statement.target
            if isinstance(target, ast.Name):
                yield target.id, text


@cache
def _classes(module: str) -> Mapping[str, Mapping[str, Described]]:
    return fields_in(_source(module))


def fields_in(source: str) -> Mapping[str, Mapping[str, Described]]:
    """By class of a module, its own fields."""
    body = ast.parse(source).body
    return {node.name: dict(_fields(node)) for node in body if isinstance(node, ast.ClassDef)}


def _fields(node: ast.ClassDef) -> Iterator[tuple[str, Described]]:
    for statement, after in zip(node.body, [*node.body[1:], None], strict=True):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            mentions = (a or b for a, b in _NAME.findall(ast.unparse(statement.annotation)))
            yield statement.target.id, Described(_one_line(_text(after)), tuple(dict.fromkeys(mentions)))


def _text(statement: Any) -> str:
    """The text that a statement is; empty if it is none."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        value = statement.value.value
        return inspect.cleandoc(value).replace("``", "`") if isinstance(value, str) else ""
    return ""


def _one_line(text: str) -> str:
    return " ".join(text.split())
