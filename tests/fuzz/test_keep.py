"""A finding, or a case in JSON, becomes a scenario of a suite in one command."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.suite import own
from asl_conformance.suite.case import Case, digest

MANIFEST = 'name = "mine"\n[[requirement]]\nid = "mine-1"\nclause = "B27.2"\nstatement = "s"\n'
FEATURE = """Feature: f
  @mine-1 @B27.2
  Scenario: mine-1 a hedge hides
    Given hexside B2-B3 is a hedge
    And B2 holds a foxhole 1S
    And a German squad beneath the foxhole in B2
    And a Russian squad in B4
    When LOS is traced between the German squad and the Russian squad
    Then the LOS is blocked
"""
WALL = {"hexsides": {"B6-B7": {"terrain": "wall"}}, "columns": 12, "rows": 10}
LOS = {"ask": "los", "from": {"hex": "D3"}, "to": {"hex": "B7"}}
CASE: dict[str, Any] = {
    "id": "fuzz-1b2c",
    "name": "los D3 -> B7: clear is false",
    "requirements": [],
    "clauses": ["B9.2"],
    "feature": "",
    "line": 0,
    "position": WALL,
    "questions": [LOS],
    "expectations": [{"prose": "clear is true", "path": ["clear"], "value": True}],
}
FINDING = {
    "format": 1,
    "kind": "difference",
    "id": "fuzz-1b2c",
    "what": "w",
    "engine": "mine 1",
    "edition": "current",
    "seed": 1,
    "board": 3,
    "position": WALL,
    "clauses": ["B9.2"],
    "case": CASE,
}
BROKEN = {
    **{key: value for key, value in FINDING.items() if key != "case"},
    "kind": "invariant",
    "id": "fuzz-2222",
    "invariant": "B9-INV-05",
    "what": "a wall blocks",
    "gherkin": ["    Given hexside G4-H4 is a wall", "    When LOS is traced between H8 and G7", "    # so"],
}


@pytest.fixture
def suite(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "asl-suite.toml").write_text(MANIFEST, encoding="utf-8")
    (folder / "f.feature").write_text(FEATURE, encoding="utf-8")
    return folder


def keep(suite: Path, what: Any, *args: str) -> Result:
    file = suite.parent / "what.json"
    file.write_text(json.dumps(what), encoding="utf-8")
    return CliRunner().invoke(main, ["keep", str(file), "--suite", "mine", *args])


def cases(suite: Path) -> dict[str, Case]:
    with own.using([own.read(suite)]):
        return {case.id: case for case in kept.load_cases().cases}


def test_a_finding_is_put_into_words(suite: Path) -> None:
    done = keep(suite, FINDING)
    assert done.exit_code == 0, done.output
    assert (
        "Given hexside B6-B7 is a wall\n    When LOS is traced from D3 to B7\n    Then the LOS is clear"
        in (suite / "kept.feature").read_text(encoding="utf-8")
    )
    assert "claims   the reference engine's answer; check it" in done.output
    assert "again    asl-conformance run --suite mine -k fuzz-1b2c" in done.output
    assert cases(suite)["fuzz-1b2c"].clauses == ("B9.2",)
    again = CliRunner().invoke(main, ["run", "--suite", "mine", "-k", "fuzz-1b2c"])
    assert "1 of 1 cases pass" in " ".join(again.output.split())


def test_what_no_words_say_is_taken_from_a_file_and_nothing_is_lost(suite: Path) -> None:
    board = {**WALL, "hexes": {"B2": {"terrain": "woods", "overlays": ["runway"]}}}
    claims = [
        *CASE["expectations"],
        {"prose": "", "path": ["hindrance"], "op": "at_most", "value": 1},
        {"prose": "", "path": ["blocked_at"], "op": "absent"},
    ]
    given = {**CASE, "position": board, "expectations": claims}
    done = keep(suite, given, "--id", "odd-1")
    assert done.exit_code == 0, done.output
    assert "phrases cannot express all of it: mine/boards/odd-1.json" in done.output
    made = cases(suite)["odd-1"]
    import msgspec

    assert digest(made) == digest(msgspec.convert(given, Case))


def test_an_invariant_is_held_by_what_the_reference_answers(suite: Path) -> None:
    done = keep(suite, BROKEN, "--clause", "B9.2")
    assert done.exit_code == 0, done.output
    assert "Scenario: fuzz-2222 B9-INV-05: " in done.output
    assert {e.path for e in cases(suite)["fuzz-2222"].expectations} == {("clear",), ("hindrance",)}
    broken = {**BROKEN, "id": "fuzz-3", "gherkin": ["# not said: anything"]}
    assert "give the question by --when and the answer by --then" in " ".join(
        keep(suite, broken).output.split()
    )


def test_what_the_user_says_is_due_is_claimed(suite: Path) -> None:
    done = keep(suite, {**CASE, "expectations": []}, "--then", "the LOS is blocked", "--title", "my wall")
    assert done.exit_code == 0, done.output
    assert "claims   your --then steps" in done.output
    made = cases(suite)["mine-2"]
    assert (made.name, made.expectations[0].value) == ("mine-2 my wall", False)


def test_a_clause_of_no_chapter_here_becomes_the_suites_own(suite: Path) -> None:
    assert keep(suite, {**CASE, "clauses": ["A6.1"]}).exit_code == 0
    assert 'clauses = ["A6.1"]' in (suite / "asl-suite.toml").read_text(encoding="utf-8")
    assert keep(suite, {**CASE, "clauses": ["A6.2"], "position": {}}).exit_code == 0
    assert 'clauses = ["A6.2", "A6.1"]' in (suite / "asl-suite.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("what", "args", "message"),
    [
        ({**CASE, "clauses": []}, (), "no clause is known for it"),
        (CASE, ("--id", "mine-1"), "mine/asl-suite.toml:3: mine-1 is already in the suite"),
        (CASE, ("--id", "B27.2-3"), "requirement B27.2-3 is already used at builtin/"),
        (CASE, ("--feature", "../f.feature"), "a file name that ends in .feature"),
        ({"units": 1}, (), "no case, finding, request or position"),
        ({}, ("--clause", "B9.2"), "asks nothing; give the question"),
        (CASE, ("--then", "the LOS is open"), "no step for: Then the LOS is open"),
    ],
)
def test_what_is_no_scenario_changes_nothing(
    suite: Path, what: Any, args: tuple[str, ...], message: str
) -> None:
    before = {path: path.read_bytes() for path in suite.rglob("*") if path.is_file()}
    done = keep(suite, what, *args)
    assert done.exit_code in (2, 4), done.output
    assert message in " ".join(done.output.split())
    assert {path: path.read_bytes() for path in suite.rglob("*") if path.is_file()} == before


def test_the_same_is_not_kept_twice(suite: Path) -> None:
    assert keep(suite, CASE).exit_code == 0
    assert "is already in the suite" in keep(suite, FINDING).output
