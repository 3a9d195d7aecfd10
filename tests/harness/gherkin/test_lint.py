"""The lint finds what pytest-bdd ignores silently, with file and line."""

from pathlib import Path

import pytest

from asl_conformance.gherkin import compiler
from asl_conformance.gherkin.compiler import compile_features, without_repeats
from asl_conformance.gherkin.lint import lint
from asl_conformance.suite.places import SuiteError, import_step_definitions

HEAD = "@B27.3\nFeature: F\n\n"
GOOD = """  @B27.3-1
  Scenario Outline: B27.3-1 the TEM is <tem>
    Given B2 holds a foxhole 1S
    And a German squad beneath the foxhole in B2
    When small-arms fire hits B2
    Then the TEM is <tem>

    Examples: one
      | tem |
      | +2  |
"""


@pytest.fixture(autouse=True)
def _steps() -> None:
    import_step_definitions()


def defects(folder: Path, text: str, name: str = "f.feature") -> list[str]:
    (folder / name).write_text(text, encoding="utf-8")
    return lint(folder).defects


def test_a_sound_feature_has_no_defects_and_is_counted(tmp_path: Path) -> None:
    assert defects(tmp_path, HEAD + GOOD) == []
    assert lint(tmp_path).scenarios == 1
    assert lint(tmp_path).tagged == {"B27.3-1": 1}


def test_a_compiled_feature_is_the_case_it_says(tmp_path: Path) -> None:
    (tmp_path / "f.feature").write_text(HEAD + GOOD, encoding="utf-8")
    (case,) = compile_features(tmp_path)
    assert (case.id, case.requirements, case.clauses) == (
        "B27.3-1/tem+2",
        ("B27.3-1",),
        ("B27.3",),
    )
    assert case.position.units["German squad"].beneath == ("foxhole",)
    assert case.expectations[0].path == ("targets", "German squad", "tem")
    assert case.prose[0] == "Given B2 holds a foxhole 1S"


@pytest.mark.parametrize(
    ("old", "new", "defect"),
    [
        ("Scenario Outline: B27.3-1", "Scnario Outline: B27.3-1", "f.feature:5"),
        (
            "When small-arms fire hits B2",
            "When fire small-arms hits B2",
            "f.feature:13: no step for: When fire",
        ),
        (
            "@B27.3-1\n",
            "@B27.3-1 @B27.3-999\n",
            "f.feature:4: @B27.3-999 is neither a clause nor a requirement of the registry",
        ),
        (
            "@B27.3-1\n",
            "@B27.3-1 @A6.1\n",
            "f.feature:4: @A6.1 is neither a clause nor a requirement of the registry; a clause of another "
            "chapter is part of an interaction's id, but no tag",
        ),
        (
            "a German squad",
            "a German HS",
            "'a German HS' is not a unit; after the side comes its type: squad, ",
        ),
        ("a German squad", "a sleepy German squad", "not a unit: 'sleepy' is no status; statuses: broken, "),
        ("a German squad", "a German squad aslp", "after its type come a name of one letter"),
        (
            "foxhole 1S",
            "foxhole 4S",
            "f.feature:13: Given B2 holds a foxhole 4S: a foxhole counter is 1S, 2S or 3S",
        ),
        ("@B27.3-1\n", "\n", "has no requirement tag"),
        ("@B27.3-1\n", "@B27.3-1 @B9.3\n", "has no requirement of B9.3: remove the tag @B9.3"),
        ("@B27.3\n", "\n", "is about B27.3 by its requirement: tag it @B27.3"),
        ("Outline: B27.3-1 the", "Outline: the", "does not begin with one of its requirements"),
        ("      | +2  |\n", "", "f.feature:11: the Examples table has no rows"),
        ("| tem |\n      | +2  |", "| tem | x |\n      | +2  | 1 |", "no step uses the column 'x'"),
        ("    Then the TEM", "    When small-arms fire hits B2\n    Then the TEM", "a second When"),
        (
            "    Given B2 holds",
            "    And B2 holds",
            "f.feature:6: the first step of a scenario or background is",
        ),
        (
            "    Given B2 holds",
            "    Givn B2 holds",
            "f.feature:6: Givn is no keyword: a step begins with Given",
        ),
        ("    Then the TEM", "    Thn the TEM", "Thn is no keyword: a step begins with Given, When, Then"),
    ],
)
def test_defects_name_file_and_line(tmp_path: Path, old: str, new: str, defect: str) -> None:
    assert old in HEAD + GOOD
    assert any(defect in d for d in defects(tmp_path, (HEAD + GOOD).replace(old, new)))


def test_a_second_scenario_of_the_same_name_is_found_also_in_another_rule(tmp_path: Path) -> None:
    text = HEAD + "  Rule: one\n\n" + GOOD + "\n  Rule: two\n\n" + GOOD
    assert any("pytest-bdd would keep only one" in d for d in defects(tmp_path, text))


def test_case_ids_are_unique_over_all_files(tmp_path: Path) -> None:
    defects(tmp_path, HEAD + GOOD)
    found = defects(
        tmp_path, HEAD + GOOD.replace("the TEM is <tem>\n    G", "otherwise <tem>\n    G"), "g.feature"
    )
    assert any("the case id B27.3-1 is already used at f.feature" in d for d in found)


def test_an_empty_folder_is_a_defect(tmp_path: Path) -> None:
    assert lint(tmp_path).defects == [f"{tmp_path}: no feature files here"]


def test_all_defects_come_at_once_as_one_error(tmp_path: Path) -> None:
    (tmp_path / "f.feature").write_text(
        (HEAD + GOOD).replace("hits B2", "misses B2").replace("holds", "has"), encoding="utf-8"
    )
    with pytest.raises(SuiteError) as error:
        compile_features(tmp_path)
    assert len(error.value.defects) == 2


def test_a_position_that_cannot_be_is_a_defect_of_its_scenario(tmp_path: Path) -> None:
    twice = GOOD.replace("    And a German", "    And B2 holds a foxhole 1S\n    And a German")
    (tmp_path / "f.feature").write_text(HEAD + twice, encoding="utf-8")
    with pytest.raises(SuiteError, match=r"f\.feature:7: there is already a B2 foxhole"):
        compile_features(tmp_path)


AS_GIVEN = """  @B27.3-1
  Scenario: B27.3-1 the squad is where it is
    Given B2 holds a foxhole 1S
    And a German squad beneath the foxhole in B2
    When the players look at the board
    Then the German squad is beneath the foxhole in B2
"""


def test_a_given_that_is_read_back_is_a_defect_of_the_suite_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "f.feature").write_text(HEAD + AS_GIVEN, encoding="utf-8")
    assert len(compile_features(tmp_path)) == 1
    monkeypatch.setattr(compiler, "locate", lambda _: tmp_path)
    with pytest.raises(SuiteError, match=r"f\.feature:5: B27\.3-1 claims only what its Givens say"):
        compile_features(tmp_path)
    (tmp_path / "f.feature").write_text(f"{HEAD}{AS_GIVEN}    And all that is as given\n", encoding="utf-8")
    assert len(compile_features(tmp_path)) == 1


def test_a_source_that_is_not_on_the_board_gives_no_tem(tmp_path: Path) -> None:
    none = GOOD.replace("the TEM is <tem>", "the trench gives a TEM of <tem>").replace("+2  |", "0   |")
    (tmp_path / "f.feature").write_text(HEAD + none, encoding="utf-8")
    with pytest.raises(SuiteError, match=r"f\.feature:9: .* is true of every board without it"):
        compile_features(tmp_path)
    there = none.replace("    And a German", "    And B3 holds a trench\n    And a German", 1)
    (tmp_path / "f.feature").write_text(HEAD + there, encoding="utf-8")
    assert len(compile_features(tmp_path)) == 1


def test_a_defect_that_many_rows_have_is_reported_once(tmp_path: Path) -> None:
    rows = GOOD.replace("small-arms fire hits", "small-arms fire misses") + "      | +1  |\n      | 0   |\n"
    (tmp_path / "f.feature").write_text(HEAD + rows, encoding="utf-8")
    with pytest.raises(SuiteError) as caught:
        compile_features(tmp_path)
    (defect,) = caught.value.defects
    assert "no step for: When small-arms fire misses B2  (and on 2 more, the last f.feature:" in defect


ROWS = """  @B27.3-1
  Scenario Outline: B27.3-1 a foxhole in <hex> of <ground>
    Given <hex> {holds} a foxhole 1S
    And <hex> is <ground>
    And a German squad beneath the foxhole in <hex>
    When small-arms fire hits <hex>
    Then the TEM is +2

    Examples:
      | hex | ground |
      | B2  | grain  |
      | B3  | wodos  |
      | B4  | brussh |
"""


def test_a_step_that_no_phrase_is_like_is_reported_once_for_each_outline(tmp_path: Path) -> None:
    """Whatever its rows fill in; a misspelling in a row is reported for that row."""
    found = without_repeats(defects(tmp_path, HEAD + ROWS.replace("{holds}", "hollds it has dug")))
    assert [one.partition("\n")[0] for one in found] == [
        "f.feature:14: no step for: Given B2 hollds it has dug a foxhole 1S"
        "  (and on 2 more, the last f.feature:16)",
        "f.feature:15: Given B3 is wodos: 'wodos' is no terrain of the vocabulary; nearest: woods",
        "f.feature:16: Given B4 is brussh: 'brussh' is no terrain of the vocabulary; nearest: brush",
    ]
    assert "\n".join(found).count("@given(") == 1


SWITCHED = """
    @until=B27.3-only
    Examples: before
      | tem |
      | +2  |

    @since=B27.3-only
    Examples: after
      | tem |
      | +2  |
"""


def test_rows_come_and_go_with_an_erratum(tmp_path: Path) -> None:
    (tmp_path / "f.feature").write_text(
        HEAD + GOOD.partition("\n    Examples")[0] + SWITCHED, encoding="utf-8"
    )
    before, after = compile_features(tmp_path)
    assert (before.id, before.since, before.until) == ("B27.3-1/tem+2", (), ("B27.3-only",))
    assert (after.id, after.since, after.until) == ("B27.3-1/tem+2+b27.3-only", ("B27.3-only",), ())


@pytest.mark.parametrize(
    ("tag", "defect"),
    [
        ("@since=B27.3-onyl", "f.feature:11: @since=B27.3-onyl: there is no such erratum that changes play"),
        ("@since=B27.6-footnote", "@since=B27.6-footnote: there is no such erratum that changes play"),
        (
            "@B27.3-1",
            "f.feature:11: @B27.3-1: on Examples only @since=ID, @until=ID and @reading:ID have an effect",
        ),
    ],
)
def test_a_tag_of_examples_that_reaches_no_case_is_found(tag: str, defect: str, tmp_path: Path) -> None:
    text = HEAD + GOOD.replace("    Examples", f"    {tag}\n    Examples")
    assert any(defect in found for found in defects(tmp_path, text)), defects(tmp_path, text)


def test_a_case_that_would_hold_two_choices_of_a_reading_is_found(tmp_path: Path) -> None:
    text = HEAD + GOOD.replace("@B27.3-1\n", "@B27.3-1 @reading:B16.31-dc\n")
    assert defects(tmp_path, text) == []
    text = text.replace("    Examples", "    @reading:B16.31-dc=halved\n    Examples")
    (defect,) = defects(tmp_path, text)
    assert "@reading:B16.31-dc and @reading:B16.31-dc=halved are tags of one case" in defect


def test_the_message_for_since_on_an_outline_names_the_right_place(tmp_path: Path) -> None:
    text = HEAD + GOOD.replace("@B27.3-1\n", "@B27.3-1 @since=B27.3-only\n")
    assert (
        "@since=B27.3-only belongs on Examples, or on a scenario that is no outline"
        in defects(tmp_path, text)[0]
    )


def test_a_scenario_that_comes_with_an_erratum_is_named_after_it(tmp_path: Path) -> None:
    pair = """
  @until=B27.3-only @B27.3-2
  Scenario: B27.3-2 one
    Given a Russian squad P in B2

  @since=B27.3-only @B27.3-2
  Scenario: B27.3-2+b27.3-only one
    Given a Russian squad P in B2
"""
    before = set(defects(tmp_path, HEAD + GOOD))
    assert set(defects(tmp_path, HEAD + GOOD + pair)) <= before
    for name in ("B27.3-2+b27.3-other", "B27.3-2"):
        found = defects(tmp_path, HEAD + GOOD + pair.replace("B27.3-2+b27.3-only", name))
        due = f"@since of a scenario is part of its name: write B27.3-2+b27.3-only, not {name}"
        assert any(due in one for one in found), found
        assert not any("does not begin with" in one for one in found)
    text = HEAD + GOOD + pair.replace("@since=B27.3-only", "@since=B27.3-onyl")
    assert any("there is no such erratum that changes play" in d for d in defects(tmp_path, text))
