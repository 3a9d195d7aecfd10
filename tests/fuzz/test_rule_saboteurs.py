"""Engines with one clause broken: the suite finds each, the fuzzer nearly all, and both name the clause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

import pytest

from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.finding.findings import record, replay
from asl_conformance.fuzz.finding.hunt import Finding, Hunt
from asl_conformance.fuzz.invariants import check as invariants
from asl_conformance.gherkin import kept
from asl_conformance.judging.judge import judge
from asl_conformance.suite import editions
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.registry import load
from tests.dated import EDITION
from tests.fuzz.asking import reference
from tests.fuzz.rule_saboteurs import SABOTEURS, Saboteur
from tests.often import NIGHT, every

SEED = 1
BOARDS = [number for number in range(800) if number // 8 % 2]
"""400 tiny boards of some twenty hexes each."""
GOLDEN = (5**0.5 - 1) / 2
"""The golden ratio: its multiples modulo 1 are spread evenly, so that the order is scattered."""
SEEN_ON = {
    "at-ditch-for-one-mf": 41,
    "bocage-crossed-as-a-wall": 27,
    "capacity-over-both-sides": 14,
    "entrenched-see-over-walls": 40,
    "ffmo-beneath-the-foxhole": 62,
    "foxhole-dug-beside-a-trench": 28,
    "foxhole-entered-in-one": 25,
    "foxhole-hides-the-hindrance": 190,
    "foxhole-slows-no-wheels": 191,
    "foxhole-two-against-oba": 14,
    "foxholes-dug-anywhere": 29,
    "ft-meets-foxhole-tem": 14,
    "gap-in-a-wall-ignored": 13,
    "he-not-halved-in-marsh": 12,
    "hedge-gives-hull-down": 30,
    "hillside-walls-as-others": 156,
    "hillside-walls-ignored": 74,
    "interdiction-beneath-a-foxhole": 57,
    "los-along-bocage": 15,
    "los-not-reciprocal-at-a-vertex": 14,
    "marsh-for-two-mf": 223,
    "marsh-is-open-ground": 13,
    "mudflat-entered-as-marsh": 73,
    "mudflat-taken-for-marsh": 26,
    "pinned-units-claim-wall-advantage": 88,
    "steep-fire-meets-full-tem": 111,
    "tem-added-up": 14,
    "three-walls-at-a-vertex-ignored": 138,
    "trench-step-pays-the-way-out": 40,
    "trenches-connect-across-cliffs": 186,
    "vehicles-enter-trenches": 75,
    "wall-advantage-beneath-a-foxhole": 14,
    "wall-advantage-kept-when-leaving": 792,
    "walls-crossed-for-nothing": 15,
    "wire-costs-vehicles-nothing": 41,
    "wire-left-at-any-dr": 24,
    "wire-left-without-mf": 62,
}
"""The board that shows the saboteur, if none of the first four does. A plain run begins with it."""
FOUND_WITHOUT_SUITE = 27
"""The fuzzer must find at least so many of the saboteurs without the suite."""
LONGEST = 6
"""Most clauses that a useful report names."""
BY_ID = {saboteur.id: saboteur for saboteur in SABOTEURS}
every_saboteur = pytest.mark.parametrize("name", BY_ID)


@cache
def cases() -> tuple[Case, ...]:
    return tuple(case for case in kept.load_cases().cases if editions.applies(case, "current"))


@cache
def by_clause() -> Mapping[str, tuple[Case, ...]]:
    """The cases under each clause."""
    found: dict[str, list[Case]] = {}
    for case in cases():
        for clause in case.clauses:
            found.setdefault(clause, []).append(case)
    return {clause: tuple(under) for clause, under in found.items()}


def failures(asked: Asker, clauses: tuple[str, ...]) -> Iterator[Case]:
    """The cases of these clauses that the engine fails; they are asked in scattered order."""
    known = list({case.id: case for clause in clauses for case in by_clause().get(clause, ())}.values())
    scattered = sorted(range(len(known)), key=lambda index: index * GOLDEN % 1)
    about = {known[index].id: known[index] for index in scattered}
    requests = ((case.id, request_params(case, "current")) for case in about.values())
    for name, reply in asked.engine.evaluate_many(requests):
        verdict = judge(about[name], reply, asked.capabilities)
        assert verdict.kind != "error", f"the saboteur itself breaks on {name}: {reply}"
        if verdict.kind == "fail":
            yield about[name]


@every_saboteur
def test_the_suite_finds_it_and_names_the_clause(name: str) -> None:
    saboteur = BY_ID[name]
    failed = next(failures(saboteur.asker(), saboteur.clauses), None)
    assert failed is not None, f"no case fails under {', '.join(saboteur.clauses)} though it {saboteur.does}"
    right = reference()
    reply = right.engine.evaluate(request_params(failed, "current"))
    assert judge(failed, reply, right.capabilities).kind == "pass"


def first_finding(saboteur: Saboteur) -> Finding | None:
    """The fuzzer's first finding."""
    hunt = Hunt(saboteur.asker(), reference(), SEED, theme=saboteur.theme)
    shown = [] if NIGHT or saboteur.id not in SEEN_ON else [SEEN_ON[saboteur.id]]
    sightings = (sighting for number in (*shown, *BOARDS) for sighting in hunt.look(number))
    first = next(sightings, None)
    return hunt.fetch(first) if first else None


@pytest.mark.parametrize("name", [s.id for s in SABOTEURS if not s.out_of_reach])
def test_the_fuzzer_finds_it_and_names_the_clause(name: str) -> None:
    saboteur = BY_ID[name]
    found = first_finding(saboteur)
    assert found is not None, f"nothing seen on {len(BOARDS)} boards though it {saboteur.does}"
    assert set(saboteur.clauses) & set(found.clauses), found.what
    assert len(found.clauses) <= LONGEST
    asked = saboteur.asker()
    kept = record(found, asked)
    assert replay(kept, asked).state == "STILL FAILING"
    assert replay(kept, reference()).state == "FIXED"


def test_the_fuzzer_finds_enough_without_the_suite() -> None:
    assert len([s for s in SABOTEURS if not s.out_of_reach]) >= FOUND_WITHOUT_SUITE
    assert all(len(s.out_of_reach.split()) >= 5 for s in SABOTEURS if s.out_of_reach)


@pytest.mark.parametrize(
    ("name", "kept_from"),
    [
        ("los-not-reciprocal-at-a-vertex", "B9-INV-01"),
        ("wire-blocks-los", "B26-INV-01"),
    ],
)
def test_an_invariant_finds_it_without_the_reference(name: str, kept_from: str) -> None:
    check = invariants.load()[kept_from]
    hunt = Hunt(BY_ID[name].asker(), None, SEED, [check], check.over)
    assert {s.key for number in BOARDS[:: every(4)] for s in hunt.look(number)} == {(kept_from,)}


def test_every_clause_is_one_of_the_registry() -> None:
    known = load().clauses
    for saboteur in SABOTEURS:
        of_chapters = [clause for clause in saboteur.clauses if not clause.startswith("A")]
        assert of_chapters, saboteur.id
        assert set(of_chapters) <= set(known), saboteur.id


def test_ids_are_unique() -> None:
    assert len(BY_ID) == len(SABOTEURS)
    assert SEEN_ON.keys() <= BY_ID.keys()


def test_a_saboteur_leaves_the_reference_as_it_was() -> None:
    """The wrong rule is in force only while the saboteur answers."""
    saboteur = BY_ID["foxhole-two-against-oba"]
    position = {
        "counters": {"f": {"type": "foxhole", "hex": "C4", "size": 1}},
        "units": {"g": {"side": "German", "type": "squad", "hex": "C4", "beneath": ["foxhole"]}},
    }
    question = {"ask": "attack", "target": "g", "means": "oba_concentration"}
    askers = [replace(one, edition=EDITION) for one in (reference(), saboteur.asker(), reference())]
    asked = [one.answer(position, question) for one in askers]
    before, wrong, after = (one and one["targets"]["g"]["tem"] for one in asked)
    assert before == after != wrong == 2
