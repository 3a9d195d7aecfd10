"""Editions: current, older, and either with single errata switched; the engine reads them alike."""

from itertools import pairwise

import pytest

from asl_conformance.suite.editions import UnknownEdition, applies, dated, in_force, names, offers, switches
from asl_conformance.suite.registry import DRAFT, load
from asl_reference.base import editions as engine
from tests.harness.sample import sample


def test_every_erratum_that_changes_play_is_a_switch() -> None:
    assert switches()
    assert set(switches()) == {erratum.id for erratum in load().errata.values() if not erratum.editorial}


def test_next_has_all_errata_current_all_but_the_drafts_and_older_none() -> None:
    drafts = {name for name in switches() if load().errata[name].edition == DRAFT}
    assert in_force("next") == set(switches())
    assert in_force("current") == set(switches()) - drafts
    assert in_force("older") == set()


def test_a_dated_edition_has_what_the_one_before_it_has_and_more() -> None:
    grown = [in_force(name) for name in ("older", *dated())]
    assert all(before < after for before, after in pairwise(grown))
    assert grown[-1] == in_force("current")


@pytest.mark.parametrize("erratum", switches())
def test_each_erratum_is_switched_alone(erratum: str) -> None:
    assert in_force(f"older+{erratum}") == {erratum}
    assert in_force(f"next-{erratum}") == set(switches()) - {erratum}


def test_several_switches_are_taken_in_order() -> None:
    assert in_force("older+B27.3-only+B9.521-rewrite-B27.3-only") == {"B9.521-rewrite"}


@pytest.mark.parametrize(
    "edition", ["1985", "", "currently", "older+", "older+B27.3", "older+B27.6-footnote", "older B27.3-only"]
)
def test_what_is_no_edition_lists_what_is(edition: str) -> None:
    with pytest.raises(UnknownEdition, match=r"current, older|\+ or - and one of .*B27\.3-only"):
        in_force(edition)
    with pytest.raises(engine.UnknownEdition):
        engine.rules_for(edition)


@pytest.mark.parametrize("edition", [*names(), "older+B27.3-only", "current-B9.521-rewrite"])
def test_the_reference_reads_an_edition_as_the_harness_does(edition: str) -> None:
    assert engine.rules_for(edition).errata == in_force(edition)


def test_the_reference_switches_every_erratum() -> None:
    assert set(engine.ERRATA) == set(switches())


def test_an_engine_is_asked_only_what_it_offers() -> None:
    assert offers("older", ("current", "older"), ())
    assert not offers("older", ("current",), ("B27.3-only",))
    assert offers("current-B27.3-only", ("current",), ("B27.3-only",))
    assert not offers("current-B27.3-only", ("current",), ())
    assert offers("current-B27.3-only", ("current-B27.3-only",), ())


def test_a_case_applies_with_its_errata_in_force_and_those_it_ends_with_not() -> None:
    since = sample(1, since=("B27.3-only",))
    until = sample(2, until=("B27.3-only",))
    assert [applies(c, "current") for c in (since, until)] == [True, False]
    assert [applies(c, "older+B27.3-only") for c in (since, until)] == [True, False]
    assert [applies(c, "current-B27.3-only") for c in (since, until)] == [False, True]
