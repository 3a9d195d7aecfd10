"""The stubs of a new erratum, the gate that it has to pass, and printings compared by digests."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from asl_conformance.cli import main
from asl_conformance.gherkin.ended import ended, until_ended
from asl_conformance.report.errata_gate import gate
from asl_conformance.report.errata_new import LIST, CannotBegin, dated, stubs
from asl_conformance.suite import editions, own, registry
from asl_conformance.suite.printing import compared, digests
from tests.dated import EDITION
from tests.examples.judging import EXAMPLES
from tests.harness.sample import sample

ROOT = Path(__file__).parents[3]
FEATURE = """@B27.3
Feature: f

  Background:
    Given B2 holds a foxhole 1S

  @B27.3-1
  Scenario Outline: B27.3-1 the TEM against <attack> is <tem>
    When <attack> hits B2
    Then the TEM is <tem>

    Examples: from above
      | attack             | tem |
      | an overrun         | +4  |
      | OBA Harassing Fire | +4  |

    # and these
    @reading:B16.31-dc
    Examples: by themselves
      | attack  | tem |
      | OBA     | +4  |

  @B27.3-2
  Scenario: B27.3-2 another
    # the moon
    And it is night
    When fire hits B2
      | a table |
"""
TWO_ERRATA = """
  @B27.3-3 @since=B27.3-moon @since=B27.3-only
  Scenario: B27.3-3+b27.3-moon+b27.3-only what takes two
    When fire hits B2
"""
CASES = {
    key: sample(1, id=key, feature="f.feature")
    for key in (
        *("B27.3-1/overrun", "B27.3-1/oba-harassing-fire", "B27.3-1/oba", "B27.3-2"),
        *("B27.3-9", "B27.3-9+b27.3-only"),
    )
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A checkout with one feature."""
    for part in ("features/registry/B27.toml", LIST):
        (tmp_path / part).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / part, tmp_path / part)
    (tmp_path / "features" / "f.feature").write_text(FEATURE, encoding="utf-8")
    return tmp_path


def written(root: Path, *rows: str, name: str = "B27.3-moon") -> dict[str, str]:
    return {path.name: text for path, text, _ in stubs(root, registry.built_in(), CASES, name, "B27.3", rows)}


def test_what_comes_stands_in_one_feature_with_all_that_stood_around_it(root: Path) -> None:
    made = written(root, "B27.3-1/oba-harassing-fire", "B27.3-1/oba", "B27.3-2")
    assert sorted(made) == ["B27.3-moon.feature", "B27.toml", "editions.py"]
    assert (
        made["B27.3-moon.feature"]
        == """Feature: what holds with B27.3-moon

  @B27.3 @B27.3-1
  Scenario Outline: B27.3-1 the TEM against <attack> is <tem>
    Given B2 holds a foxhole 1S
    When <attack> hits B2
    Then the TEM is <tem>

    @since=B27.3-moon
    Examples:
      | attack             | tem |
      | OBA Harassing Fire | +4  |

    @reading:B16.31-dc @since=B27.3-moon
    Examples:
      | attack  | tem |
      | OBA     | +4  |

  @B27.3 @B27.3-2 @since=B27.3-moon
  Scenario: B27.3-2+b27.3-moon another
    Given B2 holds a foxhole 1S
    And it is night
    When fire hits B2
      | a table |
"""
    )


def test_a_case_that_comes_ends_the_one_whose_name_it_has(root: Path) -> None:
    made = written(root, "B27.3-1/oba", "B27.3-2")
    path = root / "features" / "B27.3-moon.feature"
    path.write_text(made[path.name] + TWO_ERRATA, encoding="utf-8")
    found = ended([path, root / "features" / "f.feature"])
    assert found == {"B27.3-1/oba": ("B27.3-moon",), "B27.3-2": ("B27.3-moon",)}
    case = sample(1, id="B27.3-2", tags=("until=B9.31-J8",), until=("stale",))
    assert until_ended(case, found, registry.built_in()).until == ("B9.31-J8", "B27.3-moon")
    assert until_ended(case, {}, registry.built_in()).until == ("B9.31-J8",)


def test_the_entry_is_a_draft_and_the_list_in_order(root: Path) -> None:
    made = written(root)
    (root / "features" / "registry" / "B27.toml").write_text(made["B27.toml"], encoding="utf-8")
    drafted = registry.built_in(root / "features" / "registry").errata["B27.3-moon"]
    assert (drafted.edition, drafted.clause) == ("next", "B27.3")
    space: dict[str, Any] = {"__name__": __name__}
    exec(compile(made["editions.py"], "editions.py", "exec"), space)
    listed = list(space["ERRATA"])
    assert listed.index("B27.3-only") < listed.index("B27.3-moon") < listed.index("B27.51-cohabit")
    assert "B27.3-moon" in space["EDITIONS"]["next"]
    assert "B27.3-moon" not in space["EDITIONS"]["current"]
    assert space["rules_for"]("current+B27.3-moon").includes("B27.3-moon")


def test_rows_are_added_to_one_that_is_begun(root: Path) -> None:
    (made,) = written(root, "B27.3-1/oba", name="B27.3-only").items()
    assert made[0] == "B27.3-only.feature"
    path = root / "features" / "errata" / made[0]
    path.parent.mkdir()
    path.write_text(made[1], encoding="utf-8")
    text = written(root, "B27.3-2", name="B27.3-only")[made[0]]
    assert text.startswith(made[1])
    assert text.count("Scenario") == 2


@pytest.mark.parametrize(
    ("name", "rows", "message"),
    [
        ("B27.3-only", (), "exists already"),
        ("oba", (), "the name of an erratum of B27.3 is B27.3- and a word"),
        ("B27.3-moon", ("B27.3-3",), "B27.3-3 is neither a row of an outline nor a scenario"),
        ("B27.3-moon", ("B27.3-1/none",), "B27.3-1/none is neither a row"),
        (
            "B27.3-only",
            ("B27.3-9",),
            "B27.3-only already ends B27.3-9; B27.3-9\\+b27.3-only replaces it",
        ),
    ],
)
def test_what_cannot_be_begun_is_reported(name: str, rows: tuple[str, ...], message: str, root: Path) -> None:
    with pytest.raises(CannotBegin, match=message):
        written(root, *rows, name=name)


def drafted(root: Path) -> registry.Registry:
    """The registry of the checkout, with B27.3-moon as a draft whose entry is written."""
    for path, text, _ in stubs(root, registry.built_in(), CASES, "B27.3-moon", "B27.3", ()):
        path.write_text(text.replace("TODO: ", ""), encoding="utf-8")
    return registry.built_in(root / "features" / "registry")


def editions_of(root: Path) -> dict[str, Any]:
    """The definitions in the engine's list of errata."""
    space: dict[str, Any] = {"__name__": __name__}
    exec(compile((root / LIST).read_text(encoding="utf-8"), LIST.name, "exec"), space)
    return dict(space["EDITIONS"])


def test_a_date_puts_a_draft_into_the_newest_edition_and_changes_no_older_one(root: Path) -> None:
    before, known = editions_of(root), drafted(root)
    for path, text, _ in dated(root, known, "B27.3-moon", "2999-01", unreleased=False):
        path.write_text(text, encoding="utf-8")
    errata = tomllib.loads((root / "features/registry/B27.toml").read_text(encoding="utf-8"))["erratum"]
    assert [one["edition"] for one in errata if one["id"] == "B27.3-moon"] == ["2999-01"]
    after = editions_of(root)
    assert after["current"] == after["2999-01"] == before["current"] | {"B27.3-moon"}
    assert {name: after[name] for name in before if name not in ("current", "next")} == {
        name: errata for name, errata in before.items() if name not in ("current", "next")
    }


@pytest.mark.parametrize(
    ("name", "date", "message"),
    [
        ("B27.3-none", "2999-01", "no erratum B27.3-none"),
        ("B27.3-only", "2999-01", "B27.3-only is in force since 2025-01"),
        ("B27.3-moon", "2999-13", "2999-13 is no date"),
        ("B27.3-moon", "2024-12", "2024-12 is before "),
    ],
)
def test_what_cannot_be_dated_is_reported(name: str, date: str, message: str, root: Path) -> None:
    with pytest.raises(CannotBegin, match=message):
        list(dated(root, drafted(root), name, date, unreleased=True))


def test_an_edition_that_is_released_gets_no_more(root: Path) -> None:
    known, newest = drafted(root), editions.dated()[-1]
    with pytest.raises(CannotBegin, match=f"the edition {newest} exists"):
        list(dated(root, known, "B27.3-moon", newest, unreleased=False))
    assert len(list(dated(root, known, "B27.3-moon", newest, unreleased=True))) == 2


def test_an_entry_that_is_not_written_gets_no_date(root: Path) -> None:
    for path, text, _ in stubs(root, registry.built_in(), CASES, "B27.3-moon", "B27.3", ()):
        path.write_text(text, encoding="utf-8")
    known = registry.built_in(root / "features" / "registry")
    with pytest.raises(CannotBegin, match="still says TODO in source, before, after"):
        list(dated(root, known, "B27.3-moon", "2999-01", unreleased=False))


def test_a_checkout_is_due(tmp_path: Path) -> None:
    with pytest.raises(CannotBegin, match="this is not one"):
        written(tmp_path)


def test_the_gate_is_passed_by_the_house_rule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    done = CliRunner().invoke(
        main, ["errata", "check", "club-digging", "--suite", "club", "--engine", "club"]
    )
    assert "cases         ok     1 cases only with it, 1 only without" in done.output, done.output
    newest = editions.newest_for([EDITION], [])
    assert f"{f'from {newest}':13} ok     moves 2 of its own cases and no others" in done.output
    assert "held          ok     1 cases fail without it, such as club-3" in done.output
    missing = CliRunner().invoke(main, ["errata", "check", "club-digging", "--suite", "club"])
    assert missing.exit_code == 1
    assert "engine        WRONG  asl-reference does not switch it" in missing.output


def test_the_gate_stops_what_moves_strangers_or_is_held_by_nothing() -> None:
    from asl_conformance.adapters.choose import open_engine

    with open_engine("reference") as engine:
        known = engine.start()
        carries = sample(1, since=("B27.3-only",))
        steps = {s.name: s for s in gate("B27.3-only", registry.load(), engine, known, [carries])}
        assert steps["from current"].text == "moves nothing"
        assert not steps["held"].good
        none = {s.name: s for s in gate("B27.3-moat", registry.load(), engine, known, [])}
    assert [step.good for step in none.values()] == [False]


TEXT = "27.1 A  foxhole\nis small.\n\n27.2 It hides.\n\n  B27.3 It shelters\n"


def test_a_clause_is_its_words_whatever_the_white_space() -> None:
    clauses = {"B27.1", "B27.2", "B27.3"}
    one = digests([TEXT], clauses)
    assert list(one) == ["B27.1", "B27.2", "B27.3"]
    assert digests([TEXT.replace("A  foxhole\nis", "A foxhole is\n\n")], clauses) == one
    other = digests([TEXT.replace("hides", "hid")], clauses)
    assert [key for key in one if one[key] != other[key]] == ["B27.2"]


def test_a_printing_is_listed_clause_by_clause() -> None:
    found = compared([TEXT], registry.load().clauses)
    assert found.other == ("B27.1", "B27.2", "B27.3")
    assert "B27.6" in found.missing
    assert not any(name.startswith("B9") for name in found.missing)


def test_another_printing_is_1_and_none_of_its_words_is_shown(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(TEXT, encoding="utf-8")
    done = CliRunner().invoke(main, ["errata", "printing", str(tmp_path / "mine.txt")])
    assert done.exit_code == 1
    assert "3 clauses different from every known printing:\n  B27.1, B27.2, B27.3" in done.output
    assert "shelters" not in done.output
    (tmp_path / "mine.txt").write_text("nothing", encoding="utf-8")
    assert CliRunner().invoke(main, ["errata", "printing", str(tmp_path / "mine.txt")]).exit_code == 2


def test_nothing_stays_in_use() -> None:
    assert own.in_use().suites == ()
