"""The row of a means of attack says what it is: no rule lists means or compares one with a word (ADR 11)."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import asl_reference
from asl_reference.board.means import MEANS
from asl_reference.play.verbs import HANDLERS

ENGINE = Path(asl_reference.__file__).parent
TABLES = {ENGINE / "board" / name for name in ("means.py", "vocabulary.py")}
FILES = sorted({*ENGINE.rglob("*.py")} - TABLES - {*(ENGINE / "wrong").iterdir()})
APART = {"mortar", "smoke", "wp", "illuminating", "residual_fp"}
"""Words of means that also name a counter, a shell or what hangs in a hex."""
WORDS = MEANS.keys() - APART


def words(node: ast.AST) -> set[str]:
    """The words of means among the constants of a list, set, tuple or comparison."""
    members = node.elts if isinstance(node, ast.Set | ast.Tuple | ast.List) else [node]
    return {one.value for one in members if isinstance(one, ast.Constant) and one.value in MEANS}


def listed(tree: ast.AST) -> Iterator[int]:
    """Lines that list means, or compare something with one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Set | ast.Tuple | ast.List) and words(node) & WORDS and len(words(node)) > 1:
            yield node.lineno
        elif isinstance(node, ast.Dict):
            keys = {one.value for one in node.keys if isinstance(one, ast.Constant)}
            if keys & WORDS - HANDLERS.keys():
                yield node.lineno
        elif isinstance(node, ast.Compare):
            sides = (node.left, *node.comparators)
            asks_means = any(isinstance(one, ast.Attribute) and one.attr == "means" for one in sides)
            if asks_means or any(words(one) & WORDS for one in sides):
                yield node.lineno


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ENGINE)))
def test_no_rule_lists_means(path: Path) -> None:
    found = list(listed(ast.parse(path.read_text("utf-8"))))
    assert found == [], "lines that list means or compare one: ask a column of board/means.py, or add one"


@pytest.mark.parametrize(
    "source",
    [
        'if fire.means == "mg": pass',
        "if fire.means in OBA: pass",
        'BY_HAND = frozenset({"flamethrower", "molotov"})',
        'kind in ("small_arms", "mg")',
        'FP = {"dc_set": 36}',
    ],
)
def test_a_list_would_be_found(source: str) -> None:
    assert set(listed(ast.parse(source))) == {1}


@pytest.mark.parametrize("source", ['Fire("snap_shot")', 'GUNS - {"mortar"}', 'shell in ("smoke", "wp")'])
def test_what_is_no_list_of_means_is_let_be(source: str) -> None:
    assert list(listed(ast.parse(source))) == []


def renamed(tree: ast.AST) -> list[int]:
    """Lines that copy something with other ``means``: an attack keeps the row of its means in a copy."""
    calls = (node for node in ast.walk(tree) if isinstance(node, ast.Call))
    copies = (one for one in calls if isinstance(one.func, ast.Name) and one.func.id == "replace")
    return [one.lineno for one in copies if any(word.arg == "means" for word in one.keywords)]


def test_no_attack_is_copied_with_other_means() -> None:
    found = {path.name: lines for path in FILES if (lines := renamed(ast.parse(path.read_text("utf-8"))))}
    assert found.keys() == {"fire.py"}, "only Fire.by_means makes such a copy: ask it"


def test_a_copy_with_other_means_would_be_found() -> None:
    assert renamed(ast.parse('fire = replace(fire, means="mg")')) == [1]
