"""An engine is compared with the reference: a difference is found, shrunk, named and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from asl_conformance.adapters.base import Engine, Params
from asl_conformance.adapters.inprocess import InProcessEngine
from asl_conformance.cli import main
from asl_conformance.fuzz.asking.ask import Asker, EngineFailed, hex_, los
from asl_conformance.fuzz.asking.differential import Difference, compare, unlike_fields
from asl_conformance.fuzz.finding import findings
from asl_conformance.fuzz.finding.hunt import (
    Finding,
    Hunt,
    ReferenceFailed,
    ReferenceLate,
    Sweep,
    differences,
)
from asl_conformance.fuzz.finding.shrink import shrink
from asl_conformance.fuzz.invariants import check as invariants
from asl_conformance.judging.meaning import MISSING
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Failure, Reply
from asl_reference.protocol import requests
from tests.harness.judging.turned_round import reluctant, turned_round
from tests.often import NIGHT, often

from .asking import (
    Json,
    Twist,
    connects_one_way,
    fails_on_marsh,
    knows_no_cover_from_oba,
    reference,
    sees_through_walls,
    twisted,
)

WALLED: Json = {"hexsides": {"F5-F6": {"terrain": "wall"}}}
OVER_IT = los(hex_("F3"), hex_("F8"))


def hunted(twist: Twist, boards: Iterable[int], seed: int = 1, checks: bool = False) -> Iterator[Finding]:
    """The findings on these boards, one of each kind."""
    hunt = Hunt(twisted(twist), reference(), seed, list(invariants.load().values()) if checks else [])
    sweep = Sweep()
    for number in boards:
        for sighting in sweep.take(hunt.look(number)):
            if (finding := hunt.fetch(sighting)) is not None:
                yield finding


class OneBoard(Hunt):
    """A hunt on one position."""

    def board(self, number: int) -> tuple[Json, str]:
        units = {
            "g": {"side": "German", "type": "squad", "hex": "F5", "done": ["moved"], "mf_spent": 1},
            "r": {"side": "Russian", "type": "squad", "hex": "F7"},
        }
        return {"phase": "MPh", "turn_of": "German", "units": units}, "mixed"


def forgets_ffnam_and_adds_cx(position: Json, question: Json, answer: Json) -> None:
    """Two bugs in one field: a DRM too few, and another too many."""
    for target in answer.get("targets", {}).values():
        drm = target.get("drm", {})
        if drm.pop("ffnam", 0):
            drm.pop("ffmo", 0)
        if "drm" in target:
            drm["cx"] = 1


def test_a_bug_does_not_shrink_into_another_of_the_same_field() -> None:
    """Removing what the unit had done left the other wrong DRM, and the finding was about that one."""
    hunt = OneBoard(twisted(forgets_ffnam_and_adds_cx), reference(), 1, [])
    found = [hunt.fetch(one) for one in Sweep().take(hunt.look(0)) if one.key[1] == "targets.drm"]
    assert found
    first = hunt._first_of(found[0].sighting, hunt.board(0)[0])  # type: ignore[union-attr]  # it is there
    assert first is not None
    assert first.path[-1] in ("ffmo", "ffnam")
    for one in found:
        assert one is not None
        assert one.difference is not None
        assert one.difference.fault == first.fault
        assert f"drm.{first.path[-1]} is 0" in one.what


@pytest.mark.parametrize(
    ("ours", "theirs", "sign"),
    [
        (1, 3, "more"),
        (1, -1, "less"),
        (True, False, "less"),
        (["a"], ["a", "b"], "more"),
        (["a"], ["b"], "moreless"),
        ("F5", "F6", "'F5' 'F6'"),
        (2, MISSING, "left out"),
    ],
)
def test_the_sign_of_a_difference(ours: object, theirs: object, sign: str) -> None:
    assert Difference({}, (), OVER_IT, ("clear",), ours, theirs, ()).fault == ("los", ("clear",), sign)


def test_a_rout_that_is_not_legal_has_no_outcome_to_differ_in() -> None:
    """The protocol gives its other fields no meaning, but for must_rout."""
    due, found = (
        {"answer": {"legal": False, "outcome": o, "must_rout": m}} for o, m in (("", True), ("x", False))
    )
    assert [path for path, _, _ in unlike_fields(due, found, "legal")] == [("must_rout",)]


def test_the_reference_does_not_differ_from_itself() -> None:
    hunt = Hunt(reference(), reference(), 5, [])
    assert [sighting for number in range(16) for sighting in hunt.look(number)] == []


class Guesses:
    """An engine that answers as if no weather hindered LOS."""

    def initialize(self, params: Json) -> Json:
        return requests.initialize(params)

    def evaluate(self, params: Json) -> Json:
        return requests.evaluate({**params, "position": {**params["position"], "weather": ""}})


def test_what_the_reference_does_not_answer_is_counted_and_not_compared() -> None:
    engine = InProcessEngine(Guesses())
    hunt = Hunt(Asker(engine, engine.start()), reference(), 5, [])
    rain = {**WALLED, "weather": "rain"}
    free = los(hex_("B3"), hex_("B8"))
    before = hunt.uncompared
    assert differences(hunt.engine, reference_of(hunt), rain, [OVER_IT, free]) == []
    assert hunt.uncompared - before == 1


def reference_of(hunt: Hunt) -> Asker:
    assert hunt.reference is not None
    return hunt.reference


@pytest.mark.parametrize("turn", [turned_round, reluctant])
def test_what_the_protocol_leaves_open_is_no_difference(turn: Callable[[Json, Json], Json]) -> None:
    def says_otherwise(position: Json, question: Json, answer: Json) -> None:
        other = turn(question, {"answer": dict(answer)})["answer"]
        answer.clear()
        answer.update(other)

    hunt = Hunt(twisted(says_otherwise), reference(), 5, [])
    assert [sighting for number in range(often(6)) for sighting in hunt.look(number)] == []


def test_a_difference_names_field_values_and_clauses() -> None:
    (found,) = compare(twisted(sees_through_walls), reference(), WALLED, [OVER_IT])
    assert (found.field, found.ours, found.theirs) == ("clear", False, True)
    assert "B9.2" in found.clauses
    assert found.kind == ("los", "clear")


def test_a_difference_has_the_reasons_of_both() -> None:
    def sees_all(position: Json, question: Json, answer: Json) -> None:
        answer.update(clear=True, blocked_at="", why="I see all")

    (found,) = compare(twisted(sees_all), reference(), WALLED, [OVER_IT])
    assert found.their_why == "I see all"
    assert "wall" in found.why


ENTANGLED: Json = {
    "counters": {
        "t": {"type": "trench", "hex": "F5", "side": "German"},
        "w": {"type": "wire", "hex": "F5", "side": "Russian"},
    },
    "units": {"u": {"side": "German", "type": "squad", "hex": "F5", "beneath": ["trench"]}},
}


@pytest.mark.parametrize(("said", "differs"), [(["trench", "wire"], False), (["wire"], True), ([], True)])
def test_beneath_a_trench_is_beneath_the_wire_too(said: list[str], differs: bool) -> None:
    """The pages call ["trench"] and ["trench", "wire"] the same (26.4)."""

    def spells_it_out(position: Json, question: Json, answer: Json) -> None:
        answer["units"]["u"]["beneath"] = said

    found = compare(twisted(spells_it_out), reference(), ENTANGLED, [{"ask": "state"}])
    assert [one.field for one in found] == (["units.u.beneath"] if differs else [])


def test_words_and_clauses_are_no_difference() -> None:
    def speaks_otherwise(position: Json, question: Json, answer: Json) -> None:
        answer.update(why="because", clauses=["A1.1"], blocked_at="F4")

    assert compare(twisted(speaks_otherwise), reference(), WALLED, [OVER_IT]) == []


def test_a_field_that_is_not_declared_is_not_compared() -> None:
    wrong = twisted(sees_through_walls)
    fields = {"los": ("hindrance",)}
    modest = Asker(wrong.engine, type(wrong.capabilities)(1, "modest", questions=fields))
    assert compare(modest, reference(), WALLED, [OVER_IT]) == []


def test_a_part_of_an_answer_that_is_declared_is_compared_and_the_rest_is_not() -> None:
    def knows_no_trees(position: Json, question: Json, answer: Json) -> None:
        for target in answer.get("targets", {}).values():
            target.update(tem=0, total=9)

    wrong = twisted(knows_no_trees)
    board = {
        "hexes": {"F5": {"terrain": "woods"}},
        "units": {"P": {"side": "German", "type": "squad", "hex": "F5"}},
    }
    attack = {"ask": "attack", "target": "P", "means": "oba_concentration", "firepower": 12}
    for fields, differ in ((("targets.tem",), ["targets.P.tem"]), (("targets.hull_down",), [])):
        modest = Asker(wrong.engine, type(wrong.capabilities)(1, "modest", questions={"attack": fields}))
        assert [found.field for found in compare(modest, reference(), board, [attack])] == differ


@pytest.mark.parametrize(
    ("one", "other", "differs"),
    [("all", 4, False), (12, "all", False), ("all", 0, True), ("all", "half", True), (4, 3, True)],
)
def test_the_whole_allotment_may_be_given_as_its_number(one: object, other: object, differs: bool) -> None:
    due, found = ({"answer": {"allowed": True, "cost": cost}} for cost in (one, other))
    assert bool(list(unlike_fields(due, found, "allowed"))) is differs


def test_of_an_attack_that_is_not_possible_the_rest_is_no_difference() -> None:
    """Only ``possible`` can differ then, if the engine declares it."""

    def fires_all_the_same(position: Json, question: Json, answer: Json) -> None:
        if question["ask"] == "attack":
            answer.update(possible=True, targets={"P": {"tem": 5}})

    wrong = twisted(fires_all_the_same)
    board = {
        "units": {
            "P": {"side": "German", "type": "squad", "hex": "F5"},
            "R": {"side": "Russian", "type": "dummy", "hex": "F7"},
        },
    }
    attack = {"ask": "attack", "target": "P", "means": "small_arms", "by": ["R"]}
    for fields, differ in ((("targets.tem",), []), (("possible", "targets.tem"), ["possible"])):
        modest = Asker(wrong.engine, type(wrong.capabilities)(1, "modest", questions={"attack": fields}))
        assert [found.field for found in compare(modest, reference(), board, [attack])] == differ


def test_a_field_that_is_declared_and_left_out_is_a_difference() -> None:
    def says_nothing(position: Json, question: Json, answer: Json) -> None:
        answer.pop("clear")

    (found,) = compare(twisted(says_nothing), reference(), WALLED, [OVER_IT])
    assert found.field == "clear"


@pytest.mark.parametrize(
    ("twist", "clause", "parts"),
    [
        (sees_through_walls, "B9.2", {"hexsides": 1}),
        (connects_one_way, "B27.54", {"counters": 2}),
        (knows_no_cover_from_oba, "B27.3", {"counters": 1}),
    ],
)
def test_a_wrong_engine_is_found_out_on_the_smallest_board(
    twist: Twist, clause: str, parts: dict[str, int]
) -> None:
    found = next(f for f in hunted(twist, range(60)) if clause in f.clauses)
    there = {part: len(found.position[part]) for part in ("hexsides", "counters") if part in found.position}
    assert there == parts
    assert "hexes" not in found.position
    assert len(found.position.get("units", {})) <= 2


def test_the_same_seed_finds_the_same() -> None:
    boards = range(200) if NIGHT else (9, 29)
    first, second = (list(hunted(connects_one_way, boards, checks=True)) for _ in range(2))
    assert first
    assert first == second


def test_an_invariant_is_broken_without_a_reference_to_ask() -> None:
    checks = [one for one in invariants.load().values() if one.id == "B27-INV-08"]
    hunt = Hunt(twisted(connects_one_way), None, 1, checks)
    sighting = next(sighting for number in range(200) for sighting in hunt.look(number))
    found = hunt.fetch(sighting)
    assert found is not None
    assert sighting.key == ("B27-INV-08",)
    assert found.violation is not None
    assert len(found.violation.position["counters"]) == 2


def test_an_engine_that_breaks_down_is_a_finding_with_the_least_that_does_it() -> None:
    found = next(f for f in hunted(fails_on_marsh, range(40)) if f.sighting.kind == "failure")
    assert [ground["terrain"] for ground in found.position["hexes"].values()] == ["marsh"]
    assert "no marsh here" in found.what
    assert "; asked " in found.what
    assert ", the reference says {" in found.what


def test_the_id_of_a_foxhole_that_was_dug_is_nobody_s_affair() -> None:
    def renames(position: Json, question: Json, answer: Json) -> None:
        (dug,) = answer["counters"]
        answer["counters"] = {"mine": answer["counters"][dug]}

    def forgets(position: Json, question: Json, answer: Json) -> None:
        answer["counters"], answer["hexes"]["F5"]["holds"] = {}, []

    position = {"phase": "PFPh", "units": OPEN["units"], "counters": {}}
    dig = [{"do": "entrench", "units": ["a"], "dr": 3}]
    assert compare(twisted(renames), reference(), position, [{"ask": "state"}], dig) == []
    found = compare(twisted(forgets), reference(), position, [{"ask": "state"}], dig)
    assert [difference.path for difference in found] == [("hexes", "F5", "holds")]


def test_a_rout_that_is_legal_gives_no_reason_for_what_becomes_of_the_unit() -> None:
    def dies(position: Json, question: Json, answer: Json) -> None:
        answer["outcome"] = "failure_to_rout"

    broken = {"phase": "RtPh", "units": {"a": {**OPEN["units"]["a"], "status": ["broken"]}}}
    (found,) = compare(twisted(dies), reference(), broken, [{"ask": "rout", "unit": "a", "steps": []}])
    assert (found.path, found.clauses, found.why) == (("outcome",), ("B26.41",), "")


OPEN: Json = {"phase": "MPh", "units": {"a": {"side": "German", "type": "squad", "hex": "F5"}}}


@pytest.mark.parametrize(
    ("field", "value", "clause", "why"),
    [
        ("concealment_terrain", True, "A12.12", ""),
        ("concealed", True, "A12.1", "it was not concealed"),
        ("lost_by", "movement", "A12.1", "it was not concealed"),
    ],
)
def test_a_difference_has_the_reason_of_its_own_field(field: str, value: Any, clause: str, why: str) -> None:
    def says(position: Json, question: Json, answer: Json) -> None:
        answer[field] = value

    (found,) = compare(twisted(says), reference(), OPEN, [{"ask": "concealment", "unit": "a"}])
    assert (found.path, found.clauses, found.why) == ((field,), (clause,), why)


def test_a_reference_that_fails_is_not_blamed_on_the_engine() -> None:
    marsh: Json = {"hexes": {"F5": {"terrain": "marsh"}}}
    with pytest.raises(ReferenceFailed):
        differences(reference(), twisted(fails_on_marsh), marsh, [OVER_IT])
    with pytest.raises(EngineFailed):
        differences(twisted(fails_on_marsh), reference(), marsh, [OVER_IT])


class Late(Engine):
    """It answers nothing in time."""

    def start(self) -> Capabilities:
        return reference().capabilities

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        for key, _ in requests:
            yield key, Failure("timeout", "no reply within 10 s")

    def close(self) -> None:
        pass


def test_a_reference_that_is_late_on_a_busy_machine_is_told_as_late() -> None:
    slow = Asker(Late(), Late().start())
    with pytest.raises(ReferenceLate, match="no reply within 10 s"):
        differences(reference(), slow, WALLED, [OVER_IT])


def test_a_campaign_that_it_ends_names_the_board_and_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(self: Hunt, number: int) -> Iterator[Finding]:
        raise ReferenceLate("the reference gives no answer: timeout: no reply within 10 s")

    monkeypatch.setattr(Hunt, "look", look)
    done = CliRunner().invoke(main, ["fuzz", "--boards", "1", "--seed", "7"])
    assert done.exit_code == 4
    assert "seed 7, board 0: the reference gives no answer" in done.output
    assert "--timeout SECONDS" in done.output
    assert "report it" not in done.output


def test_shrinking_leaves_what_is_needed_and_keeps_to_its_budget() -> None:
    position: Json = {
        "phase": "MPh",
        "hexes": {name: {"terrain": "woods", "level": 2} for name in ("A1", "B1", "C1", "D1", "E1")},
        "units": {"u": {"side": "German", "type": "squad", "hex": "A1", "status": ["cx"]}},
    }
    asked, refused = 0, list[str]()

    def shows(smaller: Json, actions: list[Json]) -> bool:
        nonlocal asked
        asked += 1
        shown = "C1" in smaller.get("hexes", {}) and smaller["hexes"]["C1"].get("level") == 2
        if not shown:
            refused.append(repr((smaller, actions)))
        return bool(shown)

    assert shrink(position, [{"do": "end_phase"}], shows) == (
        {"hexes": {"C1": {"terrain": "woods", "level": 2}}},
        [],
    ) or (shrink(position, [], shows)[0]["hexes"] == {"C1": {"terrain": "open_ground", "level": 2}})
    refused.clear()
    shrink(position, [], shows)
    assert len(refused) == len(set(refused)) > 5
    asked = 0
    shrink(position, [], shows, budget=5)
    assert asked == 5


@pytest.mark.parametrize(
    ("twist", "board", "kinds"),
    [
        (sees_through_walls, 4, {"difference", "invariant"}),
        (connects_one_way, 29, {"difference"}),
        (fails_on_marsh, 13, {"failure"}),
    ],
)
def test_a_finding_is_kept_read_and_seen_again(
    twist: Twist, board: int, kinds: set[str], tmp_path: Path
) -> None:
    engine, seen = twisted(twist), set[str]()
    for finding in hunted(twist, range(300) if NIGHT else [board], checks=True):
        seen.add(finding.sighting.kind)
        kept = findings.record(finding, engine)
        again = findings.read(findings.write(kept, tmp_path))
        assert again == kept
        assert findings.replay(again, engine).state == "STILL FAILING"
        assert findings.replay(again, reference()).state == "FIXED"
    assert seen >= kinds
    assert list(tmp_path.glob("fuzz-*.json"))


def test_an_engine_that_breaks_down_elsewhere_gives_no_finding() -> None:
    finding = next(f for f in hunted(sees_through_walls, range(40)) if "B9.2" in f.clauses)
    kept = findings.record(finding, twisted(sees_through_walls))

    def breaks(position: Json, question: Json, answer: Json) -> None:
        raise RuntimeError("out of order")

    assert findings.replay(kept, twisted(breaks)).state == "ERROR"


def test_a_file_that_is_no_finding_is_named(tmp_path: Path) -> None:
    path = tmp_path / "other.json"
    path.write_text("{}", encoding="utf-8")
    with pytest.raises(findings.BadFinding, match=r"other\.json"):
        findings.read(path)
