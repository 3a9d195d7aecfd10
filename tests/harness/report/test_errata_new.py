"""The stubs of a new erratum, the gate that it has to pass, and printings compared by digests."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from asl_conformance.cli import main
from asl_conformance.gherkin.ended import ended, until_ended
from asl_conformance.report.errata_gate import gate
from asl_conformance.report.errata_new import LIST, CannotBegin, stubs
from asl_conformance.suite import own, registry
from asl_conformance.suite.printing import compared, digests
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
  @B27.3-3 @since=B27.3-oba @since=B27.3-only
  Scenario: B27.3-3+b27.3-oba+b27.3-only what takes two
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


def written(root: Path, *rows: str, name: str = "B27.3-oba") -> dict[str, str]:
    return {path.name: text for path, text, _ in stubs(root, registry.built_in(), CASES, name, "B27.3", rows)}


def test_what_comes_stands_in_one_feature_with_all_that_stood_around_it(root: Path) -> None:
    made = written(root, "B27.3-1/oba-harassing-fire", "B27.3-1/oba", "B27.3-2")
    assert sorted(made) == ["B27.3-oba.feature", "B27.toml", "editions.py"]
    assert (
        made["B27.3-oba.feature"]
        == """Feature: what holds with B27.3-oba

  @B27.3 @B27.3-1
  Scenario Outline: B27.3-1 the TEM against <attack> is <tem>
    Given B2 holds a foxhole 1S
    When <attack> hits B2
    Then the TEM is <tem>

    @since=B27.3-oba
    Examples:
      | attack             | tem |
      | OBA Harassing Fire | +4  |

    @reading:B16.31-dc @since=B27.3-oba
    Examples:
      | attack  | tem |
      | OBA     | +4  |

  @B27.3 @B27.3-2 @since=B27.3-oba
  Scenario: B27.3-2+b27.3-oba another
    Given B2 holds a foxhole 1S
    And it is night
    When fire hits B2
      | a table |
"""
    )


def test_a_case_that_comes_ends_the_one_whose_name_it_has(root: Path) -> None:
    made = written(root, "B27.3-1/oba", "B27.3-2")
    path = root / "features" / "B27.3-oba.feature"
    path.write_text(made[path.name] + TWO_ERRATA, encoding="utf-8")
    found = ended([path, root / "features" / "f.feature"])
    assert found == {"B27.3-1/oba": ("B27.3-oba",), "B27.3-2": ("B27.3-oba",)}
    case = sample(1, id="B27.3-2", tags=("until=B9.31-J8",), until=("stale",))
    assert until_ended(case, found, registry.built_in()).until == ("B9.31-J8", "B27.3-oba")
    assert until_ended(case, {}, registry.built_in()).until == ("B9.31-J8",)


def test_the_entry_is_a_draft_and_the_list_in_order(root: Path) -> None:
    made = written(root)
    (root / "features" / "registry" / "B27.toml").write_text(made["B27.toml"], encoding="utf-8")
    drafted = registry.built_in(root / "features" / "registry").errata["B27.3-oba"]
    assert (drafted.edition, drafted.clause) == ("next", "B27.3")
    space: dict[str, Any] = {"__name__": __name__}
    exec(compile(made["editions.py"], "editions.py", "exec"), space)
    assert space["ERRATA"].index("B27.3-oba") == space["ERRATA"].index("B27.3-only") + 1
    assert "B27.3-oba" in space["EDITIONS"]["next"]
    assert "B27.3-oba" not in space["EDITIONS"]["current"]
    assert space["rules_for"]("current+B27.3-oba").includes("B27.3-oba")


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
    ("name", "rows", "said"),
    [
        ("B27.3-only", (), "is there already"),
        ("oba", (), "an erratum of B27.3 is called B27.3- and a word"),
        ("B27.3-oba", ("B27.3-3",), "B27.3-3 is no row of an outline and no scenario"),
        ("B27.3-oba", ("B27.3-1/none",), "B27.3-1/none is no row"),
        (
            "B27.3-only",
            ("B27.3-9",),
            "B27.3-9 ends with B27.3-only already; B27.3-9\\+b27.3-only is what comes",
        ),
    ],
)
def test_what_cannot_be_begun_is_told(name: str, rows: tuple[str, ...], said: str, root: Path) -> None:
    with pytest.raises(CannotBegin, match=said):
        written(root, *rows, name=name)


def test_a_checkout_is_due(tmp_path: Path) -> None:
    with pytest.raises(CannotBegin, match="this is none"):
        written(tmp_path)


def test_the_gate_is_passed_by_the_house_rule(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(EXAMPLES)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    done = CliRunner().invoke(
        main, ["errata", "check", "club-digging", "--suite", "club", "--engine", "club"]
    )
    assert "cases         ok     1 cases only with it, 1 only without" in done.output, done.output
    assert "from current  ok     moves 2 of its own cases and no others" in done.output
    assert "held          ok     1 cases fail without it, as club-3" in done.output
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


def test_a_printing_is_told_clause_by_clause() -> None:
    found = compared([TEXT], registry.load().clauses)
    assert found.other == ("B27.1", "B27.2", "B27.3")
    assert "B27.6" in found.missing
    assert not any(name.startswith("B9") for name in found.missing)


def test_another_printing_is_1_and_none_of_its_words_is_shown(tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text(TEXT, encoding="utf-8")
    done = CliRunner().invoke(main, ["errata", "printing", str(tmp_path / "mine.txt")])
    assert done.exit_code == 1
    assert "3 clauses read otherwise than in any known printing:\n  B27.1, B27.2, B27.3" in done.output
    assert "shelters" not in done.output
    (tmp_path / "mine.txt").write_text("nothing", encoding="utf-8")
    assert CliRunner().invoke(main, ["errata", "printing", str(tmp_path / "mine.txt")]).exit_code == 2


def test_nothing_stays_in_use() -> None:
    assert own.in_use().suites == ()
