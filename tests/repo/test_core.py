"""The core of the suite: it names cases that exist, holds every requirement, and is small."""

from __future__ import annotations

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite import core
from asl_conformance.suite.editions import BASES, applies

WAY_OUT = (
    "python -m mutants.core --mend adds what is missing and takes out what is gone; "
    "python -m mutants.core --write chooses the core anew"
)


def test_the_core_holds_every_requirement_and_is_small() -> None:
    found = core.defects(core.load(), load_cases().all)
    assert found == [], WAY_OUT


def test_a_core_without_one_of_its_cases_may_lack_a_requirement() -> None:
    names, cases = core.load().names, load_cases().all
    each = core.held(cases)
    alone = next(
        name
        for name in sorted(names)
        if any(all(one not in each[other] for other in names - {name}) for one in each[name])
    )
    found = core.defects(core.Core(names - {alone}), cases)
    assert found
    assert all(one.startswith("no case of the core holds ") for one in found)


def test_in_both_editions_each_requirement_that_the_suite_holds_is_held() -> None:
    names, cases = core.load().names, load_cases().cases
    for edition in BASES:
        there = [case for case in cases if applies(case, edition)]
        whole = {one for case in there for one in case.requirements}
        assert whole == {one for case in there if case.id in names for one in case.requirements}


def test_the_file_is_as_it_is_written() -> None:
    kept = core.load()
    assert core.path().read_text("utf-8") == core.text(kept.names, kept.suite, kept.how)
