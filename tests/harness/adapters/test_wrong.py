"""The kit of wrong engines: each fails cases of its clause, none breaks, and the reference stays right."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from click.testing import CliRunner, Result

from asl_conformance.adapters.base import EngineStartError
from asl_conformance.adapters.check import asked_of, read_outcomes
from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.adapters.reference.wrong import know_nothing_engines, wrong_engines
from asl_conformance.cli import main
from asl_conformance.gherkin import kept
from asl_conformance.judging.judge import judge
from asl_conformance.protocol import answers
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite import editions
from asl_conformance.suite.case import Case, request_params
from asl_reference.protocol import requests
from asl_reference.wrong.ignorant import FLAGS, IGNORANT, NUMBERS
from asl_reference.wrong.kit import KIT
from asl_reference.wrong.swapping import NotThere, always, changed, forgets, in_force, misread, swaps_of

CHAPTERS = ("B9", "B16", "B26", "B27")
LEAST = 40


@cache
def suite() -> tuple[Case, ...]:
    return tuple(case for case in kept.load_cases().cases if editions.applies(case, "current"))


def cases_of(clause: str) -> list[Case]:
    return [case for case in suite() if clause in case.clauses]


@pytest.fixture(scope="module")
def known() -> Capabilities:
    return reference_engine().start()


def verdict(case: Case, known: Capabilities) -> str:
    """The verdict on the case for the wrong engine that this process plays now."""
    params = request_params(case, "current")
    answer = msgspec.json.encode(requests.evaluate(params))
    return judge(case, read_outcomes(answer, asked_of(params)), known).kind


@pytest.mark.parametrize("name", KIT)
def test_a_case_of_its_clause_catches_it_and_the_reference_stays_right(
    name: str, known: Capabilities
) -> None:
    caught, kind = None, ""
    with in_force(swaps_of(KIT[name].breaks)):
        for case in cases_of(KIT[name].clause):
            kind = verdict(case, known)
            if kind != "pass":
                caught = case
                break
    assert caught is not None, f"no case of {KIT[name].clause} fails though it {KIT[name].does}"
    assert kind == "fail", (
        f"{caught.id} is no failure but {kind}: a wrong engine is wrong, and does not break"
    )
    assert verdict(caught, known) == "pass"


def test_without_its_patch_an_engine_of_the_kit_answers_as_the_reference() -> None:
    asked = [request_params(case, "current") for case in suite()[::40]]
    right = [requests.evaluate(params) for params in asked]
    unbroken = {dotted: (lambda thing: thing) for one in KIT.values() for dotted in one.breaks}
    with in_force(swaps_of(unbroken)):
        assert [requests.evaluate(params) for params in asked] == right


def test_the_kit_goes_over_the_chapters_and_each_name_says_something() -> None:
    chapters = Counter(one.clause.partition(".")[0] for one in KIT.values())
    assert set(chapters) == set(CHAPTERS)
    assert min(chapters.values()) >= LEAST // len(CHAPTERS)
    assert len(KIT) >= LEAST
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", name) for name in KIT)
    assert len({one.does for one in KIT.values()}) == len(KIT)


def test_each_module_names_its_engines_once() -> None:
    from asl_reference.wrong import b9, b16, b26, b27

    assert len(KIT) == sum(len(module.KIT) for module in (b9, b16, b26, b27))


@pytest.mark.parametrize(
    ("breaks", "missing"),
    [
        ({"rules.los.walls.is_mine": always(False)}, "rules.los.walls.is_mine"),
        ({"rules.los.fences.is_own": always(False)}, "rules.los.fences.is_own"),
        ({"board.means.MEANS": misread("catapult")}, "board.means.MEANS: 'catapult'"),
        (
            {"rules.sheltering.b27_cover.FROM_ABOVE": changed(moat=1)},
            "rules.sheltering.b27_cover.FROM_ABOVE: 'moat'",
        ),
    ],
)
def test_what_is_renamed_in_the_reference_is_an_error_of_the_kit(breaks: Any, missing: str) -> None:
    with pytest.raises(NotThere, match=re.escape(missing)):
        swaps_of(breaks)


def test_a_member_is_forgotten_and_the_rest_kept() -> None:
    assert forgets("a")(("b", "a", "c")) == ("b", "c")
    assert forgets("a")(frozenset("ab")) == {"b"}
    assert forgets("a")({"a": 1, "b": 2}) == {"b": 2}
    assert changed(a=0)({"a": 1, "b": 2}) == {"a": 0, "b": 2}
    assert always(3)(5) == 3
    assert always(3)(len)("any") == 3


def test_it_is_put_wrong_where_it_is_imported_and_put_right_again() -> None:
    from asl_reference.rules.los import walls

    right = walls.is_own
    with in_force(swaps_of({"rules.los.walls.is_own": always(False)})):
        assert walls.is_own is not right
    assert walls.is_own is right


def test_a_wrong_engine_runs_in_a_process_of_its_own_under_its_name(known: Capabilities) -> None:
    case = next(case for case in cases_of("B27.6") if "TEM" in case.name and "sangar" in case.name)
    with open_choice(choose("wrong:forgets-sangar")) as engine:
        capabilities = engine.start()
        assert capabilities.name == "wrong:forgets-sangar"
        reply = engine.evaluate(request_params(case, "current"))
        assert judge(case, reply, capabilities).kind == "fail"
    assert verdict(case, known) == "pass"


def test_a_name_that_is_none_is_reported_with_the_nearest() -> None:
    with pytest.raises(EngineStartError, match=r"perhaps forgets-sangar.*asl-conformance wrong lists all"):
        choose("wrong:forgets-sanger")
    with pytest.raises(EngineStartError, match="asl-conformance wrong lists all"):
        choose("wrong:list")


ENTRIES = {
    "targets": answers.TargetAnswer,
    "units": answers.UnitState,
    "counters": answers.CounterState,
    "sides": answers.SideState,
}


def fields_of(answer: type[msgspec.Struct], *types: type[msgspec.inspect.Type]) -> set[str]:
    """The fields of an answer that have a value of one of these types."""
    found = {}
    for field in msgspec.inspect.type_info(answer).fields:  # type: ignore[attr-defined]
        kinds = getattr(field.type, "types", (field.type,))
        found[field.encode_name] = any(isinstance(kind, types) for kind in kinds)
    return {name for name, has in found.items() if has}


@pytest.mark.parametrize("asked", [*answers.ANSWERS, *ENTRIES])
def test_an_engine_that_says_false_or_zero_says_it_of_every_flag_or_number(asked: str) -> None:
    answer = answers.ANSWERS.get(asked) or ENTRIES[asked]
    numbers = (msgspec.inspect.IntType, msgspec.inspect.FloatType)
    assert set(FLAGS.get(asked, ())) == fields_of(answer, msgspec.inspect.BoolType)
    assert set(NUMBERS.get(asked, ())) == fields_of(answer, *numbers)


@pytest.mark.parametrize("name", IGNORANT)
def test_an_engine_that_knows_no_rule_keeps_to_the_protocol(name: str, known: Capabilities) -> None:
    for case in suite()[::20]:
        params = request_params(case, "current")
        reply = read_outcomes(msgspec.json.encode(IGNORANT[name].evaluate(params)), asked_of(params))
        assert judge(case, reply, known).kind in ("pass", "fail"), case.id


def test_an_engine_that_knows_no_rule_runs_in_a_process_of_its_own() -> None:
    case = suite()[0]
    with open_choice(choose("wrong:says-nothing")) as engine:
        assert engine.start().name == "wrong:says-nothing"
        reply = engine.evaluate(request_params(case, "current"))
    assert reply == read_outcomes(
        msgspec.json.encode({"outcomes": [{"answer": {}}] * len(case.questions)}),
        asked_of(request_params(case, "current")),
    )


def listed(*args: str) -> Result:
    return CliRunner().invoke(main, ["wrong", *args], env={"COLUMNS": "80"})


def test_the_kit_is_listed() -> None:
    result = listed()
    assert result.exit_code == 0, result.output
    assert max(map(len, result.output.splitlines())) < 80
    for one in (*wrong_engines(), *know_nothing_engines()):
        assert f"{one.clause:6}  {one.name}\n" in result.output


def test_the_list_is_narrowed_to_clauses_and_given_as_json() -> None:
    lines = listed("--clause", "B27.6", "--json").output.splitlines()
    assert [json.loads(line)["name"] for line in lines] == [
        one.name for one in wrong_engines() if one.clause == "B27.6"
    ]
    assert listed("--clause", "B27.99").exit_code == 2


def test_the_page_counts_the_kit_as_it_is() -> None:
    page = (Path(__file__).parents[3] / "docs" / "wrong-engines.md").read_text(encoding="utf-8")
    clauses = {one.clause for one in KIT.values()}
    assert f"There are {len(KIT)}, for {len(clauses)} clauses of" in " ".join(page.split())
    shown = re.search(r"\$ asl-conformance wrong (--clause \S+)\n(.*?)```", page, re.S)
    assert shown is not None
    assert listed(*shown[1].split()).output == shown[2]
