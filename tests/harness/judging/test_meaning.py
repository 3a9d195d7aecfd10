"""As strict as the rule and no stricter: answers that mean the same pass, and wrong ones fail.

The engines here are the reference, with its answers put in other words or made wrong. All cases by night.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import pytest
from msgspec import Struct, inspect

from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.gherkin import StepError, World
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging import runner
from asl_conformance.judging.judge import Kind, judge
from asl_conformance.judging.meaning import (
    LISTS,
    MAPS,
    MISSING,
    PLACES,
    SPARSE,
    canonical,
    look_up,
    meets,
    same_place,
)
from asl_conformance.protocol import answers
from asl_conformance.protocol.actions import ComeOut, Declare, Entrench
from asl_conformance.protocol.messages import Capabilities, Illegal, Outcome
from asl_conformance.protocol.questions import Los, Point, State
from asl_conformance.protocol.reply import Outcomes
from asl_conformance.suite.case import Case, Expectation
from asl_conformance.suite.derived import derive
from asl_conformance.suite.editions import applies
from tests.harness.judging.turned_round import Otherwise, reluctant, turned_round
from tests.harness.sample import sample
from tests.often import every

Json = dict[str, Any]
KNOWS_ALL = reference_engine().start()
SPREAD = 41
"""A plain run asks one of so many cases, and all cases that concern the spelling under test."""


class Reference:
    """The reference engine as a Python object."""

    def initialize(self, params: Mapping[str, Any], /) -> Json:
        from asl_reference.protocol import requests

        return requests.initialize(params)

    def evaluate(self, params: Mapping[str, Any], /) -> Json:
        from asl_reference.protocol import requests

        return requests.evaluate(params)


def run(cases: tuple[Case, ...], turn: Callable[[Json, Json], Json]) -> runner.Run:
    """The cases, asked of the reference with its outcomes turned."""
    engine = InProcessEngine(Otherwise(Reference(), turn), quiet=True)
    return runner.run(cases, engine, engine.start(), "current")


def wrong(done: runner.Run) -> list[str]:
    return [r.case.id for r in done.results if r.verdict.kind not in ("pass", "not-applicable")]


@cache
def claims() -> dict[str | int, list[tuple[Case, Expectation]]]:
    """The claims of all cases of the edition by each name in their paths."""
    found: dict[str | int, list[tuple[Case, Expectation]]] = {}
    for case in load_cases().all:
        if applies(case, "current"):
            for claim in case.expectations:
                for key in dict.fromkeys(claim.path):
                    found.setdefault(key, []).append((case, claim))
    return found


def claiming(
    *fields: str, op: str = "", value: Callable[[Any], bool] = lambda value: True, deep: bool = True
) -> tuple[Case, ...]:
    """Cases that claim something of a field that is called so; unless ``deep``, of one on top."""
    found = {
        case.id: case
        for field in fields
        for case, claim in claims()[field]
        if (deep or claim.path == (field,)) and op in ("", claim.op) and value(claim.value)
    }
    return tuple(found.values())


def once(*cases: Case) -> tuple[Case, ...]:
    """Each of the cases once."""
    return tuple({case.id: case for case in cases}.values())


def spread() -> tuple[Case, ...]:
    return load_cases().all[:: every(SPREAD)]


@pytest.mark.parametrize("turn", [turned_round, reluctant])
def test_what_the_protocol_leaves_open_costs_no_case(turn: Callable[[Json, Json], Json]) -> None:
    about = (*claiming(*PLACES), *claiming("hindrance", "drm", "holds", "connected", "checks"))
    done = run(once(*spread(), *about[:: every(9)]), turn)
    assert not wrong(done)
    assert done.counts["pass"] > 100


def test_a_program_that_turns_everything_round_conforms_ids_included() -> None:
    cases = once(*claiming(*PLACES)[::8], *load_cases().all[::251])
    with SubprocessEngine([sys.executable, "-m", "tests.harness.judging.turned_round"]) as engine:
        done = runner.run(cases, engine, engine.start(), "current")
    assert not wrong(done)
    assert done.cost.restarts == 0


NOTHING = ...
"""Replaces a value that is left out."""


def each(change: Callable[[Any, str], Any]) -> Callable[[Json, Json], Json]:
    """A turn that applies ``change`` to every field of an answer, with its value and name."""

    def turned(value: Any, field: str) -> Any:
        if isinstance(value, dict):
            named = {key: turned(item, "" if field in MAPS else key) for key, item in value.items()}
            value = {key: item for key, item in named.items() if item is not NOTHING}
        if isinstance(value, (list, tuple)):
            value = [turned(item, "") for item in value]
        return change(value, field)

    return lambda question, outcome: dict(turned(outcome, ""))


def only(*fields: str) -> Callable[[Callable[[Any], Any]], Callable[[Json, Json], Json]]:
    return lambda change: each(lambda value, field: change(value) if field in fields else value)


def beside(name: str) -> str:
    """A place of the same kind, one row further."""
    first, *rest = name.split("-")
    return "-".join((f"{first[0]}{int(first[1:]) + 5}", *rest)) if name else name


def _lopsided(value: Any) -> bool:
    return isinstance(value, (list, tuple)) and list(value) != list(reversed(value))


WRONG: dict[str, tuple[Callable[[], tuple[Case, ...]], Callable[[Json, Json], Json]]] = {
    "names another place that blocks": (lambda: claiming("blocked_at", op="is"), only("blocked_at")(beside)),
    "names another vertex": (lambda: claiming("blocked_at", op="among"), only("blocked_at")(beside)),
    "says the hexside that is no obstacle": (
        lambda: claiming("blocked_at", op="is_not"),
        lambda question, outcome: {"answer": {**outcome["answer"], "blocked_at": "X9-W9"}},
    ),
    "has wall advantage elsewhere": (
        lambda: claiming("hexsides", op="contains"),
        only("hexsides")(lambda names: [beside(name) for name in names]),
    ),
    "has it over one hexside more": (
        lambda: claiming("hexsides", op="absent"),
        only("hexsides")(lambda names: [*names, *map(beside, names), "A1-A2", "A2-A3"]),
    ),
    "leaves out a list that holds something": (
        lambda: claiming("beneath", "status", "on", "exposes", op="contains"),
        only("beneath", "status", "on", "exposes")(lambda names: NOTHING),
    ),
    "has in a set what is not there": (
        lambda: claiming("beneath", "status", "on", op="lacks"),
        only("beneath", "status", "on")(
            lambda names: ["foxhole", "wire", "trench", "pinned", "broken", "cx"]
        ),
    ),
    "holds everything twice": (
        lambda: claiming("holds", op="is"),
        only("holds")(lambda names: [*names, *names]),
    ),
    "leaves out a DRM": (
        lambda: claiming("ffmo", "ffnam", value=lambda drm: drm == -1),
        only("drm")(lambda drm: NOTHING),
    ),
    "says a DRM that does not apply": (
        lambda: claiming("ffmo", value=lambda drm: drm == 0),
        only("drm")(lambda drm: {**drm, "ffmo": -1}),
    ),
    "leaves out what is one value": (
        lambda: claiming("tem", "hex", "has", "clear", "same", "mf_left", op="is"),
        only("tem", "hex", "has", "clear", "same", "mf_left")(lambda value: NOTHING),
    ),
    "forgets the units": (
        lambda: claiming("beneath", "on", op="lacks"),
        only("units")(lambda units: NOTHING),
    ),
    "blocks a LOS that is hindered": (
        lambda: claiming("hindrance", deep=False),
        only("clear")(lambda clear: False),
    ),
    "rounds halves": (
        lambda: claiming(
            "cost", "mf", "squads", "height", value=lambda n: isinstance(n, float) and n % 1 != 0
        ),
        only("cost", "mf", "squads", "height")(lambda n: int(n) if isinstance(n, float) else n),
    ),
    "says numbers as text": (
        lambda: claiming("cost", op="is"),
        only("cost")(str),
    ),
    "tells what happened backwards": (
        lambda: claiming("costs", op="is", value=_lopsided),
        only("costs")(lambda costs: costs[::-1]),
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_wrong_in_every_such_case(name: str) -> None:
    choose, turn = WRONG[name]
    cases = choose()
    assert cases
    asked = cases[:: max(1, len(cases) // 20)] if every(2) > 1 else cases
    assert wrong(run(asked, turn)) == [case.id for case in asked]


@pytest.mark.parametrize(
    ("got", "wanted", "same"),
    [
        ("F6-F5", "F5-F6", True),
        ("G6-F5-F6", "F5-F6-G6", True),
        ("F5-F6-G6", "F5-F6", True),  # a hexside ends there
        ("E6-F5-F6", "F5-F6", True),
        ("F5-F6-Z9", "F5-F6", False),
        ("F5-F6-E5", "F5-F6", False),
        ("F5-F6-F5", "F5-F6", False),
        ("F5-F6-", "F5-F6", False),
        ("F5-F6", "F5-F6-G6", False),
        ("F5-G6", "F5-F6", False),
        ("F5", "F5-F6", False),
        ("F5", "F5", True),
        ("", "F5", False),
        ("F5-F6-G6", "F5", False),
        ("F7-F8-G8", "F5-F6", False),
        ("F5-F6-G6-F5", "F5-F6", False),
    ],
)
def test_a_place_is_named_by_its_hexes_in_any_order(got: str, wanted: str, same: bool) -> None:
    assert same_place(got, wanted) is same
    assert meets(got, "is", wanted, "blocked_at") is same
    assert meets(got, "is_not", wanted, "blocked_at") is not same


@pytest.mark.parametrize(
    ("got", "op", "wanted", "met"),
    [
        ("in", "is", "", True),
        ("", "is", "in", True),
        ("crest", "is", "in", False),
        ("in", "is_not", "", False),
        ("in", "is_not", "crest", True),
    ],
)
def test_who_is_in_a_depression_may_say_so_or_nothing(got: str, op: str, wanted: str, met: bool) -> None:
    assert meets(got, op, wanted, "at") is met


def test_of_several_places_one_is_named_as_it_is() -> None:
    assert meets("F6-F5", "among", ["F5-F6-G6", "F5-F6"], "blocked_at")
    assert meets("F9-F10", "among", ["F9-F10"], "blocked_at")
    assert not meets("A1-F5-F6", "among", ["F5-F6-G6", "F5-F6"], "blocked_at")


def test_every_list_and_map_of_an_answer_says_what_its_order_means() -> None:
    lists, maps, places = set(), set(), set()
    for kind in (*answers.ANSWERS.values(), *_structs()):
        for field in inspect.type_info(kind).fields:  # type: ignore[attr-defined]
            shape = getattr(field.type, "types", (field.type,))
            lists |= {field.name} if any(isinstance(one, inspect.VarTupleType) for one in shape) else set()
            maps |= {field.name} if any(isinstance(one, inspect.DictType) for one in shape) else set()
            places |= {field.name} & {"blocked_at", "hexsides"}
    assert lists - {"clauses"} == LISTS
    assert maps == MAPS
    assert places == PLACES
    assert SPARSE < MAPS


def _structs() -> list[type[Struct]]:
    return [one for one in vars(answers).values() if isinstance(one, type) and issubclass(one, Struct)]


def test_answers_that_mean_the_same_have_one_spelling() -> None:
    one = {"units": {"P": {"status": ["cx", "ti"], "mf_spent": 2}}, "hexes": {}, "why": "so"}
    other = {
        "units": {"P": {"mf_spent": 2.0, "status": ["ti", "cx", "ti"], "beneath": []}},
        "clauses": ["B27"],
    }
    assert canonical(one) == canonical(other)
    assert canonical({"targets": {"P": {"drm": {"ffmo": 0}}}}) == {"targets": {"P": {}}}
    assert canonical({"units": {"P": {}}}) != canonical({})
    assert canonical({"costs": [1, 2]}) != canonical({"costs": [2, 1]})
    assert canonical({"holds": ["wire", "wire"]}) != canonical({"holds": ["wire"]})


def test_what_is_left_out_is_empty_where_it_can_be() -> None:
    def left(*path: str | int) -> Any:
        return look_up({}, path, sparing=True)

    assert left("targets", "P", "drm", "ffmo") is MISSING
    assert look_up({"targets": {"P": {}}}, ("targets", "P", "drm", "ffmo"), sparing=True) == 0
    assert left("hexes", "B2", "holds") == []
    assert left("checks") == []
    for path in (
        ("clear",),
        ("targets", "P", "tem"),
        ("units", "P", "beneath"),
        ("checks", 0),
        ("blocked_at",),
    ):
        assert left(*path) is MISSING
    assert look_up({"clear": True}, ("blocked_at",), sparing=True) == ""
    assert look_up({"clear": False}, ("blocked_at",), sparing=True) is MISSING
    assert look_up({"units": {"P": {}}}, ("units", "P", "beneath"), sparing=True) == []
    assert look_up({"attempts": [{}]}, ("attempts", -1, "drm"), sparing=True) is MISSING
    assert look_up({"attempts": [{}]}, ("attempts", 0, "units"), sparing=True) == []
    assert look_up({"checks": [{}]}, ("checks", 0, "drm"), sparing=True) is MISSING


LOOKS = Los(Point(unit="P"), Point(unit="R"))


@pytest.mark.parametrize(
    ("answer", "kind"),
    [
        ({"clear": True, "hindrance": 2}, "pass"),
        ({"hindrance": 2}, "pass"),
        ({"clear": False, "hindrance": 2}, "fail"),
        ({"clear": False}, "fail"),
        ({"clear": True}, "fail"),
    ],
)
def test_a_hindrance_is_that_of_a_los_that_there_is(answer: Json, kind: Kind) -> None:
    knows = Capabilities(1, "engine", questions={"los": ("clear", "hindrance")})
    claims = (Expectation("the Hindrance is +2", 0, ("hindrance",), "is", 2),)
    case = sample(1, questions=(LOOKS,), expectations=claims)
    assert judge(case, Outcomes((Outcome(answer=answer),)), knows).kind == kind


def test_a_scenario_does_not_claim_the_hindrance_of_a_blocked_los() -> None:
    world = World()
    world.ask(LOOKS)
    world.expect("clear", value=False)
    world.expect("hindrance", value=6)
    with pytest.raises(StepError, match="a blocked LOS has no Hindrance"):
        world.case(id="x", name="x", requirements=(), clauses=(), feature="f", line=1)


BOTH = (Declare(("P",), mode="double_time"), ComeOut(("P",), "foxhole"), Entrench(("P",), 5))


@pytest.mark.parametrize(("refused", "kind"), [(0, "fail"), (1, "pass"), (2, "pass"), (None, "fail")])
def test_where_either_of_two_may_be_refused_one_of_them_is(refused: int | None, kind: Kind) -> None:
    knows = Capabilities(1, "engine", questions={"state": ()}, actions=("declare", "come_out", "entrench"))
    claim = Expectation("one of the last two", 0, (), "illegal", [1, 2])
    case = sample(1, questions=(State(),), expectations=(claim,), actions=BOTH)
    outcome = Outcome(answer={}) if refused is None else Outcome(illegal=Illegal(refused))
    assert judge(case, Outcomes((outcome,)), knows).kind == kind
    assert derive((case,)) == ()


def test_the_suite_leaves_open_which_of_two_is_refused_where_the_rulebook_does() -> None:
    cases = [
        case
        for case in load_cases().cases
        if any(isinstance(e.value, list) and e.op == "illegal" for e in case.expectations)
    ]
    assert "B26.46-1a" in [case.id for case in cases]
    for case in cases:
        (claim,) = (e for e in case.expectations if e.op == "illegal")
        for index in claim.value:
            assert (
                judge(
                    case, Outcomes((Outcome(illegal=Illegal(index)),) * len(case.questions)), KNOWS_ALL
                ).kind
                == "pass"
            )
        allowed = Outcomes((Outcome(answer={}),) * len(case.questions))
        assert judge(case, allowed, KNOWS_ALL).kind == "fail"
