"""Families of small boards: they are complete, their rules can be broken, ``fuzz`` goes through them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import replace
from itertools import combinations_with_replacement, product
from math import gcd, prod
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result
from hypothesis import given
from hypothesis import strategies as st

from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.cli import main
from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.families import adjacent, capacity, row, wire
from asl_conformance.fuzz.families.every import FAMILIES
from asl_conformance.fuzz.families.family import Part, Rule
from asl_conformance.fuzz.families.lots import digits, multisets, pair, pairs

Json = dict[str, Any]
SOME = 400
"""Boards of a family among which one must be found on which a rule can be broken."""


@contextmanager
def reference() -> Iterator[Asker]:
    with open_choice(choose("reference")) as engine:
        yield Asker(engine, engine.start())


@pytest.mark.parametrize("name", FAMILIES)
def test_every_number_is_a_board_and_the_last_one_is_the_last(name: str) -> None:
    family = FAMILIES[name]
    numbers = [0, family.count - 1, *(turn * family.count // 60 for turn in range(1, 60))]
    boards = [family.board(number) for number in numbers]
    assert boards == [family.board(number) for number in numbers]
    assert len({str(one) for one in boards}) == len(set(numbers))
    assert family.count <= family.before


@pytest.mark.parametrize("name", FAMILIES)
def test_each_board_has_its_turn(name: str) -> None:
    """The step through a family has no divisor in common with its length."""
    family = replace(FAMILIES[name], board=lambda number: {"number": number})
    if family.count < 10**5:
        assert {family.at(turn)["number"] for turn in range(family.count)} == set(range(family.count))
    step = family.at(1)["number"]
    assert gcd(step, family.count) == 1
    assert family.at(3)["number"] == 3 * step % family.count


@given(sizes=st.lists(st.integers(1, 6), min_size=1, max_size=5))
def test_numbers_in_mixed_radix_give_each_arrangement_once(sizes: list[int]) -> None:
    found = [tuple(digits(number, sizes)) for number in range(prod(sizes))]
    assert found == list(product(*(range(size) for size in sizes)))


@given(size=st.integers(0, 40))
def test_numbers_give_each_unordered_pair_once(size: int) -> None:
    found = {pair(number) for number in range(pairs(size))}
    assert found == set(combinations_with_replacement(range(size), 2))


def test_multisets_are_all_of_them() -> None:
    due = [one for size in range(5) for one in combinations_with_replacement("abc", size)]
    assert sorted(multisets("abc", 4)) == sorted(due)


@pytest.mark.parametrize(("kept", "turned"), [(adjacent.FOUR, adjacent._turned), (row.EACH, row._turned)])
def test_what_symmetry_leaves_out_is_an_image_of_what_it_keeps(
    kept: tuple[tuple[int, ...], ...], turned: Callable[[tuple[int, ...]], list[tuple[int, ...]]]
) -> None:
    every = set(product(range(len(adjacent.KINDS)), repeat=4))
    assert {one for ends in kept for one in turned(ends)} == every


def test_heights_that_are_left_out_are_raised_ones() -> None:
    raised = {tuple(level + by for level in one) for one in row.FOUR for by in range(len(adjacent.LEVELS))}
    assert set(product(adjacent.LEVELS, repeat=4)) <= raised


def test_the_boards_of_capacity_are_all_that_fit() -> None:
    """Counted apart: every pair of sets of units, without those that leave no room."""
    for (_, _, room), fitting in zip(capacity.COVERS, capacity.FITTING, strict=True):
        due = 0
        for size in range(capacity.MOST + 1):
            for men in combinations_with_replacement(list(product(capacity.MEN, (True, False))), size):
                squads = sum(
                    {"squad": 2, "half_squad": 1, "crew": 1}.get(kind, 0) for kind, in_ in men if in_
                )
                due += squads <= 2 * room
        assert len(fitting) == due


@pytest.mark.parametrize("name", FAMILIES)
def test_the_reference_keeps_the_rules_and_its_answers_do_not_depend_on_where_the_board_is(name: str) -> None:
    family = FAMILIES[name]
    with reference() as ask:
        for number in range(40):
            assert [*family.violations(ask, family.at(number), whole=True)] == [], number


# --- every rule can be broken -------------------------------------------------------------------


def _turned_los(answers: Json) -> None:
    answers["los g r"]["clear"] = not answers["los g r"]["clear"]


def _blocked(answers: Json) -> None:
    answers["los g r"]["clear"] = False


def _tem(change: Callable[[Json], None]) -> Callable[[Json], None]:
    def doctored(answers: Json) -> None:
        for label in ("attack g r", "attack r g"):
            for met in (answers[label].get("targets") or {}).values():
                if met["affected"]:
                    change(met)

    return doctored


def _three(met: Json) -> None:
    met["tem_options"]["wall"] = 3


def _sum(met: Json) -> None:
    met["tem"] = sum(met["tem_options"].values()) + 1


def _wall(met: Json) -> None:
    met["tem_options"]["wall"] = 2


def _hull_down(met: Json) -> None:
    met["hull_down"] = True


def _both_have_it(answers: Json) -> None:
    for key in "gr":
        answers[f"wall_advantage {key}"] |= {"has": True, "hexsides": [adjacent.BETWEEN]}


def _elsewhere(answers: Json) -> None:
    answers["wall_advantage g"] |= {"has": True, "hexsides": [adjacent.BETWEEN, "A1-A2"]}


def _more_room(answers: Json) -> None:
    for room in answers["state"]["counters"]["cover"]["room"].values():
        room["squads"] += 0.5


def _everybody_may(answers: Json) -> None:
    for label, answer in answers.items():
        if label.startswith("go_beneath"):
            answer["allowed"] = True


def _nothing_is_allowed(answers: Json) -> None:
    for label, answer in answers.items():
        if label.startswith("may ") and answer and not label.endswith("without"):
            answer["allowed"] = False


def _after(change: Callable[[Json], None]) -> Callable[[Json], None]:
    def doctored(answers: Json) -> None:
        for label, answer in answers.items():
            if label.startswith("did ") and answer:
                change(answer["units"]["u"])

    return doctored


def _nowhere(unit: Json) -> None:
    unit |= {"on": [], "beneath": []}


def _away(unit: Json) -> None:
    unit |= {"hex": wire.ADJACENT}


def _beneath(unit: Json) -> None:
    unit |= {"hex": wire.HERE, "on": [], "beneath": ["wire"]}


def _sheltered(answers: Json) -> None:
    answers["attack"]["targets"]["u"]["tem"] = 7


SABOTAGE: dict[str, Callable[[Json], None]] = {
    "adjacent.reciprocal": _turned_los,
    "adjacent.reciprocal_in_bocage": _turned_los,
    "adjacent.neighbours_see_each_other": _blocked,
    "adjacent.tem_is_small": _tem(_three),
    "adjacent.tems_do_not_add": _tem(_sum),
    "adjacent.one_side_has_it": _both_have_it,
    "adjacent.who_has_it_can": _elsewhere,
    "adjacent.who_has_it_denies_tem": _tem(_wall),
    "adjacent.hull_down_is_of_walls": _tem(_hull_down),
    "adjacent.another_level_no_benefit": _tem(_wall),
    "capacity.each_side_has_its_own_room": _more_room,
    "capacity.who_fits_may_go_beneath": _everybody_may,
    "row.reciprocal": _turned_los,
    "row.reciprocal_in_bocage": _turned_los,
    "wire.may_says_what_happens": _nothing_is_allowed,
    "wire.wire_is_no_cover": _sheltered,
    "wire.on_or_beneath": _after(_nowhere),
    "wire.who_enters_is_on_top": _after(_beneath),
    "wire.nobody_leaves_from_on_top": _after(_away),
    "wire.beneath_is_free": _nothing_is_allowed,
}
"""For each rule of each family, a change of the answers that breaks it somewhere."""
RULES = {
    f"{family.name}.{rule.broken.__name__}": (family, rule)
    for family in FAMILIES.values()
    for rule in family.rules
}


def test_there_is_a_sabotage_for_every_rule() -> None:
    assert SABOTAGE.keys() == RULES.keys()


@pytest.mark.parametrize("name", RULES)
def test_a_rule_is_broken_by_its_sabotage_and_by_nothing_else(name: str) -> None:
    family, rule = RULES[name]
    broken = 0
    with reference() as ask:
        for number in range(SOME):
            position = family.at(number)
            answers = _answers(ask, family.parts(ask, position))
            assert not rule.broken(position, answers), number
            SABOTAGE[name](doctored := deepcopy(answers))
            broken += bool(_broken(rule, position, doctored))
            if broken >= 3:
                return
    pytest.fail(f"of {SOME} boards only {broken} show it")


def _broken(rule: Rule, position: Json, answers: Json) -> str:
    return rule.broken(position, answers)


def _answers(ask: Asker, parts: list[Part]) -> Json:
    found: Json = {}
    for part in parts:
        outcomes = ask.ask(part.position, list(part.questions.values()), part.actions)
        found |= {label: one.get("answer") for label, one in zip(part.questions, outcomes, strict=True)}
    return found


# --- the command --------------------------------------------------------------------------------


def call(*args: str) -> Result:
    return CliRunner().invoke(main, args)


@pytest.fixture
def lopsided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """An engine that sees no walls west of column E, the reference otherwise."""
    (tmp_path / "lopsided.py").write_text(
        "from asl_reference.protocol import requests\n"
        "class Engine:\n"
        "    def initialize(self, params):\n"
        "        return requests.initialize(params)\n"
        "    def evaluate(self, params):\n"
        "        sides = params['position'].get('hexsides', {})\n"
        "        kept = {name: side for name, side in sides.items() if not name.startswith('D')}\n"
        "        position = params['position'] | {'hexsides': kept}\n"
        "        return requests.evaluate(params | {'position': position})\n",
        encoding="utf-8",
    )
    monkeypatch.chdir(tmp_path)
    return "python:lopsided:Engine"


@pytest.mark.parametrize("name", FAMILIES)
def test_a_family_says_what_it_goes_through_before_it_begins(name: str) -> None:
    result = call("fuzz", "--exhaustive", name, "--boards", "3")
    assert result.exit_code == 0, result.output
    assert f"{FAMILIES[name].before:,} arrangements" in result.output
    assert f"3 boards of the family {name}" in result.output
    assert result.output.index("arrangements") < result.output.index("3 boards")


def test_an_engine_that_is_wrong_on_one_side_is_found_shrunk_kept_and_replayed(
    lopsided: str, tmp_path: Path
) -> None:
    result = call(
        "fuzz", "--engine", lopsided, "--exhaustive", "adjacent", "--boards", "300", "--findings", "found"
    )
    assert result.exit_code == 1, result.output
    assert "family adjacent, board " in result.output
    files = sorted((tmp_path / "found").glob("fuzz-*.json"))
    assert files
    again = call("replay", "found", "--engine", lopsided)
    assert again.output.count("STILL FAILING  fuzz-") == len(files), again.output
    fixed = call("replay", "found", "--engine", "reference")
    assert "STILL FAILING  fuzz-" not in fixed.output
    assert fixed.exit_code == 0, fixed.output


def test_the_image_of_a_board_must_be_answered_alike(lopsided: str) -> None:
    with open_choice(choose(lopsided)) as engine:
        ask = Asker(engine, engine.start())
        family = FAMILIES["adjacent"]
        seen = [
            one for number in range(40) for one, _ in family.violations(ask, family.at(number), whole=True)
        ]
    assert family.same in seen


def test_an_exhaustive_campaign_goes_on_where_it_stopped(tmp_path: Path) -> None:
    folder = str(tmp_path / "found")
    first = call("fuzz", "--exhaustive", "row", "--boards", "600", "--findings", folder)
    assert first.exit_code == 0, first.output
    more = call("fuzz", "--exhaustive", "row", "--boards", "700", "--resume", f"{folder}/campaign.jsonl")
    assert "600 boards were done before, 100 are left" in more.output
    other = call("fuzz", "--exhaustive", "wire", "--boards", "700", "--resume", f"{folder}/campaign.jsonl")
    assert other.exit_code == 2
    assert "another family: row, not wire" in other.output


@pytest.mark.parametrize(
    ("args", "text"),
    [
        (["--exhaustive", "moon"], "no family 'moon'; families: adjacent, capacity, row, wire"),
        (["--exhaustive", "row", "--theme", "walls"], "leave --theme out"),
        (["--exhaustive", "row", "--los"], "leave --los out"),
        (["--exhaustive", "row", "--invariant", "B9-INV-01"], "leave --invariant out"),
    ],
)
def test_options_that_choose_random_boards_are_refused(args: list[str], text: str) -> None:
    result = call("fuzz", *args)
    assert result.exit_code == 2
    assert text in " ".join(result.output.replace("│", " ").split())
