"""Each erratum moves its own cases and no others, and a case fails without it."""

from collections.abc import Iterable, Iterator
from functools import cache

import pytest
from msgspec import structs

from asl_conformance.adapters.base import Engine, Params
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.following import can_follow, unlike_the_reference
from asl_conformance.judging.judge import PASS, judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Reply
from asl_conformance.report.errata import Claims, claims, difference
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import applies, in_force, switches
from asl_conformance.suite.registry import load
from tests.answers import Remembering
from tests.often import NIGHT

NEEDS_ANOTHER = {"B9.323-J8": "B9.324-J8"}
"""An erratum that is an exception to what another erratum adds; added to older alone, it moves nothing."""


@pytest.fixture(scope="module")
def engine() -> Iterator[tuple[Engine, Capabilities]]:
    with Remembering() as opened:
        yield opened, opened.start()


@cache
def cases() -> dict[str, Case]:
    return {case.id: case for case in load_cases().cases}


def said(engine: Engine, edition: str, asked: Iterable[str]) -> dict[str, Claims]:
    requests = ((key, request_params(cases()[key], edition)) for key in asked)
    return {key: claims(cases()[key], reply) for key, reply in engine.evaluate_many(requests)}


@pytest.fixture(scope="module")
def bases(engine: tuple[Engine, Capabilities]) -> dict[str, dict[str, Claims]]:
    return {edition: said(engine[0], edition, cases()) for edition in ("current", "older")}


def asked() -> list[str]:
    """The cases that carry any erratum; at night all cases."""
    return [key for key, case in cases().items() if NIGHT or case.since or case.until]


def test_a_case_that_carries_no_erratum_is_the_same_without_any_of_them(
    bases: dict[str, dict[str, Claims]],
) -> None:
    bare = [key for key, case in cases().items() if not (case.since or case.until)]
    assert len(bare) > len(cases()) / 2
    assert [key for key in bare if bases["current"][key] != bases["older"][key]] == []


@pytest.mark.parametrize("erratum", switches())
@pytest.mark.parametrize("base", ["current", "older"])
def test_switched_alone_it_moves_its_own_cases_and_no_others(
    base: str, erratum: str, engine: tuple[Engine, Capabilities], bases: dict[str, dict[str, Claims]]
) -> None:
    sign = "-" if erratum in in_force(base) else "+"
    now = said(engine[0], f"{base}{sign}{erratum}", asked())
    moved = {key for key in now if now[key] != bases[base][key]}
    strangers = {key for key in moved if erratum not in (*cases()[key].since, *cases()[key].until)}
    assert strangers == set()
    assert moved or (base == "older" and erratum in NEEDS_ANOTHER)


@pytest.mark.parametrize("erratum", switches())
def test_it_is_held_by_a_case_that_fails_without_it(
    erratum: str, engine: tuple[Engine, Capabilities]
) -> None:
    asked, known = engine
    own = [case for case in cases().values() if erratum in case.since]
    with_it = "current" if erratum in in_force("current") else f"current+{erratum}"  # of a draft
    assert own
    assert all(applies(case, with_it, case.readings) for case in own)
    without = {c.id: request_params(c, f"current-{erratum}") for c in own}
    verdicts = [judge(cases()[key], reply, known).kind for key, reply in asked.evaluate_many(without.items())]
    assert "fail" in verdicts


def tagged(case: Case) -> list[tuple[str, str]]:
    """The errata of a row or scenario, each with the edition in which it is switched the other way."""
    return [
        *((name, f"current-{name}" if name in in_force("current") else "current") for name in since(case)),
        *((name, "current" if name in in_force("current") else f"current+{name}") for name in until(case)),
    ]


def since(case: Case) -> set[str]:
    """The errata that add this row, except those that add its requirement."""
    return {*case.since} - {name for one in case.requirements for name in load().requirements[one].begins}


def until(case: Case) -> set[str]:
    """The errata that end this row, except those that end its requirement."""
    return {*case.until} - {name for one in case.requirements for name in load().requirements[one].ends}


def idle_tags(asked: Engine, known: Capabilities, found: Iterable[Case]) -> list[str]:
    """Rows that still pass with the erratum of their tag switched the other way, each with the erratum."""
    by_name = {f"{c.id} {name}": (c, edition) for c in found for name, edition in tagged(c)}
    requests = (
        (key, request_params(case, edition, unlike_the_reference(case.readings)))
        for key, (case, edition) in by_name.items()
    )
    return [
        key for key, reply in asked.evaluate_many(requests) if judge(by_name[key][0], reply, known) == PASS
    ]


def test_a_row_that_is_tagged_with_an_erratum_fails_without_it(engine: tuple[Engine, Capabilities]) -> None:
    found = [case for case in cases().values() if tagged(case)]
    assert any(map(since, found))
    assert idle_tags(*engine, found) == []


@pytest.mark.parametrize("field", ["since", "until"])
def test_a_tag_that_nothing_depends_on_is_found(field: str, engine: tuple[Engine, Capabilities]) -> None:
    bare = next(case for case in cases().values() if not (case.since or case.until or case.readings))
    planted = structs.replace(bare, **{field: ("B27.3-only",)})
    assert idle_tags(*engine, [planted]) == [f"{bare.id} B27.3-only"]


def test_older_to_current_is_explained_to_the_last_answer(engine: tuple[Engine, Capabilities]) -> None:
    found = difference(*engine, cases().values(), "older", "current")
    assert found.unexplained == ()
    assert found.idle == ()
    assert {erratum for m in found.moved for erratum in m.errata} == in_force("current")


class Noting(Remembering):
    """The reference; it notes the readings of each request."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[dict[str, str]] = []

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        asked = list(requests)
        self.said += [dict(params.get("readings", {})) for _, params in asked]
        return super().evaluate_many(asked)


def test_a_case_of_another_reading_is_asked_under_that_reading() -> None:
    with Noting() as engine:
        known = engine.start()
        case, readings = next(
            (case, readings)
            for case in cases().values()
            if (readings := unlike_the_reference(case.readings)) and can_follow(known, case.readings)
        )
        difference(engine, known, [case], "older", "current")
    assert engine.said
    assert all(sent == readings for sent in engine.said)
