"""Features of interactions, their statements and the phrases each have a room (ADR 7)."""

import ast
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from asl_conformance.gherkin import VOCABULARY
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.places import import_step_definitions, locate

FEATURES = locate("features")
STATEMENTS = FEATURES / "registry" / "interactions"
UNDECIDED = STATEMENTS / "undecided.toml"
ROOMS = set(
    "ground wall_advantage moving los sheltering firing laboring routing hiding pieces set_up play".split()
)
GROUPS = ("interactions", "members", "crossings")
MODULES = set(
    "beneath boarding checks claims claims_ground claims_pieces firing ground hiding laboring los moments "
    "moving pieces routing scenario set_up sheltering vehicles wall_advantage".split()
)


def meeting() -> list[Path]:
    """The features of interactions."""
    return [path for group in GROUPS for path in sorted((FEATURES / group).rglob("*.feature"))]


def statements() -> Iterator[tuple[Path, Path, list[str]]]:
    """Each file of statements: the feature of the same path, and the ids of its interactions."""
    for path in sorted(STATEMENTS.rglob("*.toml")):
        if path != UNDECIDED:
            under = path.relative_to(STATEMENTS).with_suffix(".feature")
            feature = FEATURES / ("" if under.parts[0] in GROUPS else "interactions") / under
            yield path, feature, ids(path)


def ids(path: Path) -> list[str]:
    return [one["id"] for one in tomllib.loads(path.read_text("utf-8"))["interaction"]]


def test_each_feature_in_which_clauses_meet_stands_in_a_room() -> None:
    odd = [str(path) for path in meeting() if len(path.relative_to(FEATURES).parts) != 3]
    assert odd == []
    assert {path.parent.name for path in meeting()} == ROOMS


def test_each_file_of_statements_has_the_feature_of_its_path() -> None:
    assert [str(path) for path, feature, _ in statements() if not feature.is_file()] == []


def test_each_interaction_has_a_scenario_in_the_feature_of_its_file() -> None:
    held = {(case.feature, name) for case in load_cases().cases for name in case.requirements}
    found = list(statements())
    elsewhere = [
        f"{name}: {path}"
        for path, feature, names in found
        for name in names
        if (feature.name, name) not in held
    ]
    assert elsewhere == []
    assert sum(len(names) for *_, names in found) > 800


def test_what_is_undecided_is_contested_and_nothing_else_is() -> None:
    contested_by_file = {
        path: {one.get("contested", False) for one in tomllib.loads(path.read_text("utf-8"))["interaction"]}
        for path in STATEMENTS.rglob("*.toml")
    }
    assert contested_by_file.pop(UNDECIDED) == {True}
    assert [str(path) for path, contested in contested_by_file.items() if contested != {False}] == []


def test_feature_and_statements_say_the_same_subject() -> None:
    for path, feature, _ in statements():
        title = re.search(r"^Feature: (.*)", feature.read_text("utf-8"), re.MULTILINE)
        assert title
        assert path.read_text("utf-8").startswith(f"# {title[1]}.\n"), path


def test_no_two_features_have_one_name() -> None:
    """A case names its feature by the file name only."""
    names = Counter(path.name for path in FEATURES.rglob("*.feature"))
    assert [name for name, count in names.items() if count > 1] == []


def test_the_modules_of_steps_are_these() -> None:
    assert {path.stem for path in locate("step_defs").glob("*.py")} - {"__init__"} == MODULES


@pytest.mark.parametrize("module", sorted(MODULES))
def test_a_module_of_steps_says_in_one_sentence_what_it_is_about(module: str) -> None:
    text = (locate("step_defs") / f"{module}.py").read_text("utf-8")
    assert re.fullmatch(r"[A-Z][^.\n]*\.", ast.get_docstring(ast.parse(text)) or "")


def test_no_phrase_is_defined_twice() -> None:
    """Two phrases that differ only in the names of their blanks count as one."""
    import_step_definitions()
    phrases = Counter(
        (phrase.keyword, re.sub(r"\{\w+:(\w+)\}", r"<\1>", phrase.pattern))
        for phrase in VOCABULARY.phrases
        if not phrase.owner
    )
    assert [phrase for phrase, count in phrases.items() if count > 1] == []
    assert len(phrases) > 300
