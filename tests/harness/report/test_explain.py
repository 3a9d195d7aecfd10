"""``explain``: a rule in our words, its errata, its scenarios and verdicts, and where it is implemented."""

from __future__ import annotations

from pathlib import Path

import pytest
from click.testing import CliRunner

from asl_conformance.adapters.reference.parts import implementations
from asl_conformance.cli import main
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.report.explain import Known, UnknownName, explain
from asl_conformance.suite.registry import load

KNOWN = Known(load(), load_cases().cases)


def text(name: str, known: Known = KNOWN) -> str:
    return "\n".join("\n".join((section.title, *section.lines)) for section in explain(name, known))


def test_a_clause_says_what_it_asks_for_and_names_its_scenarios() -> None:
    found = text("B9.21")
    assert load().requirements["B9.21-1"].statement in found
    assert "B9.21-EX2-1\t" in found


def test_a_clause_may_go_without_its_letter() -> None:
    assert text("9.21") == text("B9.21")


def test_a_chapter_lists_its_clauses() -> None:
    assert "B27.12" in text("B27")


def test_a_requirement_says_its_statement_and_its_own_scenarios_only() -> None:
    found = text("B9.21-4")
    assert load().requirements["B9.21-4"].statement in found
    assert "B9.21-5" not in found


def test_a_case_says_its_steps_its_board_and_its_rule() -> None:
    found = text("B9.21-EX2-1")
    assert load().requirements["B9.21-EX2-1"].statement in found
    assert "And a Russian 4-4-7 squad in X1" in found
    assert "%%%%%%/" in found, "a hedge of its board"
    assert "B9.35-EX2-11/hex-r6" in text("B9.35-EX2-11/hex-r6")


def test_a_former_name_is_explained_as_what_it_is_called_now() -> None:
    known = KNOWN._replace(now=lambda name: {"B9.99-1/2": "B9.21-4"}.get(name, name))
    assert text("B9.99-1/2", known) == "B9.99-1/2 is now called B9.21-4\n" + text("B9.21-4")
    with pytest.raises(UnknownName, match=r"'B9\.99-1/3'"):
        text("B9.99-1/3", known)


def test_every_erratum_and_invariant_is_explained() -> None:
    for erratum in load().errata.values():
        assert erratum.after in text(erratum.id)
    for invariant in load().invariants.values():
        assert invariant.statement in text(invariant.id)


def test_a_verdict_that_is_wrong_is_listed_even_of_many() -> None:
    cases = [case for case in KNOWN.cases if case.clauses[0].startswith("B27")]
    verdicts = {case.id: "pass" for case in cases} | {cases[-1].id: "fail"}
    found = text("B27", KNOWN._replace(verdicts=lambda asked: verdicts))
    assert f"{cases[-1].id}\tfail" in found
    assert "1 fail" in found
    assert f"{cases[0].id}\tpass" not in found


def test_the_places_of_the_reference_engine_are_files_with_lines() -> None:
    places = implementations()
    found = text("B9.21", KNOWN._replace(implemented=places))
    assert "asl_reference/rules/los/" in found
    assert all(place.startswith("asl_reference/") for listed in places.values() for place in listed)


def test_an_unknown_name_says_what_is_near() -> None:
    with pytest.raises(UnknownName, match=r"B9\.21"):
        explain("B9.211", KNOWN)
    with pytest.raises(UnknownName, match="give a clause"):
        explain("%%%", KNOWN)


def test_the_command_asks_the_reference_engine_for_the_verdicts() -> None:
    done = CliRunner().invoke(main, ["explain", "B26.52"])
    assert done.exit_code == 0, done.output
    assert "pass: " in done.output
    assert "asked now" in done.output


def test_an_invariant_says_where_it_is_checked() -> None:
    done = CliRunner().invoke(main, ["explain", "B26-INV-01"])
    assert done.exit_code == 0, done.output
    assert "asl_conformance/fuzz/invariants/b26" in done.output


def test_the_command_refuses_an_unknown_name() -> None:
    assert CliRunner().invoke(main, ["explain", "B99.9"]).exit_code == 2


def test_a_name_of_the_reference_engine_s_code_is_explained_by_its_place() -> None:
    done = CliRunner().invoke(main, ["explain", "problems"])
    assert done.exit_code == 2
    assert "in the reference engine's code: asl_reference/rules/problems.py" in done.output
    assert "a field, verb, list or word of the protocol" in done.output
    assert "engine's code" not in CliRunner().invoke(main, ["explain", "qwertyuiop"]).output


WRONG = "wrong:forgets-wall-advantage-of-the-firer"
ITS_CASE = "B9.31-13/open-ground"


def unwrapped(text: str) -> str:
    """The text on one line, as wide as the terminal may be."""
    return " ".join(text.split())


def test_a_failure_of_an_engine_says_what_came_and_where_to_look() -> None:
    done = CliRunner().invoke(main, ["explain", ITS_CASE, "--engine", WRONG])
    assert done.exit_code == 0, done.output
    details = done.output.partition(f"{ITS_CASE}: fail")[2].partition("Where the reference")[0]
    lines = [line.split(maxsplit=1) for line in details.splitlines() if line.strip()]
    assert [line[0] for line in lines if line[0] in ("asked", "expected", "got")][:3] == [
        "asked",
        "expected",
        "got",
    ]
    assert "targets.German squad.tem_options.wall: 0" in unwrapped(details)
    assert "look at" in unwrapped(details)
    assert f"verdicts: {WRONG}, asked now" in unwrapped(done.output)


def test_a_failure_of_a_result_file_says_what_came(tmp_path: Path) -> None:
    file = str(tmp_path / "r.jsonl")
    CliRunner().invoke(main, ["run", "--engine", WRONG, "-k", ITS_CASE, "--results", file])
    done = CliRunner().invoke(main, ["explain", ITS_CASE, "--results", file])
    assert "got targets.German squad.tem_options.wall: 2" in unwrapped(done.output)
    assert "look at" not in unwrapped(done.output)
    both = CliRunner().invoke(main, ["explain", ITS_CASE, "--results", file, "--engine", WRONG])
    assert both.exit_code == 2


def test_of_what_passes_nothing_came() -> None:
    done = CliRunner().invoke(main, ["explain", ITS_CASE])
    assert f"{ITS_CASE}  pass" in done.output
    assert f"{ITS_CASE}: " not in done.output
    assert "1 pass" in done.output


def test_an_outline_of_derived_cases_has_its_name() -> None:
    done = CliRunner().invoke(main, ["explain", "B9.4-12~may"])
    assert "B9.4-12~may (3 rows; the first)" in done.output
