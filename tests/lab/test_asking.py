"""Questions in the lab: columns of engines and editions, however they behave; pictures, play, LOS."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import psutil
import pytest
from msgspec import UNSET
from msgspec.structs import fields

from asl_conformance.adapters.command import join
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.adapters.reference.sight import seen_from
from asl_conformance.drawing.svg import draw
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.lab.asking import leaves, outcome_shown
from asl_conformance.lab.board import Picture, moved, shown
from asl_conformance.lab.document import checked
from asl_conformance.lab.wording import described, resolved
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.reply import Outcome, Outcomes
from asl_conformance.report.asked import REMARKS
from asl_conformance.suite.case import request_params
from tests.harness import sample
from tests.harness.adapters.asking import PATIENCE
from tests.harness.sample import POISON
from tests.lab.served import HOSTILE, Running, serving, speaker
from tests.often import every

WRONG = "wrong:entrenched-see-over-walls"
LOS = {"ask": "los", "from": {"hex": "B2"}, "to": {"hex": "B4"}}


def saboteur(name: str) -> str:
    return join(sample.saboteur(name))


BAD = (
    "hangs_on_every_case",
    "floods_stdout",
    "dies_on_every_case",
    "junk_always",
    "refuses_handshake",
    "exits_at_once",
)


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    names = (speaker(tmp_path_factory.mktemp("engine")), *map(saboteur, BAD), "no-such-command-anywhere")
    with serving(tmp_path_factory.mktemp("lab"), names, ("current", "older"), timeout=PATIENCE) as running:
        yield running


@pytest.fixture
def hedge(lab: Running) -> Running:
    """A hedge between two hexes, and a question about the LOS over it."""
    steps = (
        "Given hexside B2-B3 is a hedge\nAnd B2 holds a foxhole 1S\nAnd a Russian squad B in B4\n"
        "And a German squad A beneath the foxhole in B2\nWhen A looks for B"
    )
    lab.post("open", {"what": {"text": steps}})
    return lab


def test_each_engine_and_edition_answers_in_a_column_of_its_own(hedge: Running) -> None:
    right = hedge.ask()
    assert right["outcomes"][0]["kind"] == "answer"
    cells = {cell["label"]: cell["text"] for cell in right["outcomes"][0]["cells"]}
    assert cells["clear"] == "no"
    assert right["outcomes"][0]["clauses"] == ["B27.2"]
    assert right["edition"] == "current"
    assert hedge.ask(edition="older")["edition"] == "older"


def test_wrong_engines_may_be_added_and_differ(hedge: Running) -> None:
    assert WRONG in hedge.get("api/boot").json["offered"]
    assert hedge.ask(WRONG)["outcomes"][0]["answer"]["clear"] is True


@pytest.mark.parametrize("name", BAD)
def test_whatever_an_engine_does_costs_its_column_a_message(hedge: Running, name: str) -> None:
    hedge.edit((("position", "turn"), POISON))
    column = hedge.ask(saboteur(name))
    assert column["failure"]
    assert column["outcomes"] == []
    assert hedge.ask()["failure"] == ""


def test_a_command_that_is_none_is_reported_in_its_column(hedge: Running) -> None:
    assert "no-such-command-anywhere" in hedge.ask("no-such-command-anywhere")["failure"]


@pytest.mark.parametrize("name", ["rm -rf /", "python -c 1", "wrong:none", "python:os:system", ""])
def test_no_page_starts_a_command_that_nobody_named(hedge: Running, name: str) -> None:
    refused = hedge.post("ask", {"engine": name, "edition": "current"})
    assert (refused.status, "--engine" in refused.text) == (422, True)


def test_what_an_engine_says_is_passed_on_as_text(hedge: Running) -> None:
    column = hedge.ask(hedge.lab.engines.named[1])
    outcome = column["outcomes"][0]
    assert outcome["why"] == HOSTILE
    assert outcome["clauses"] == [HOSTILE]
    assert column["version"] == HOSTILE
    assert (
        hedge.post("ask", {"engine": "reference", "edition": "current"}).headers["content-type"]
        == "application/json"
    )


def test_an_edition_that_there_is_not_is_named(hedge: Running) -> None:
    refused = hedge.post("ask", {"engine": "reference", "edition": "1987"})
    assert (refused.status, "1987" in refused.text) == (422, True)


def test_no_engine_is_left_behind(tmp_path: Path) -> None:
    def children() -> set[int]:
        return {one.pid for one in psutil.Process().children(recursive=True)}

    before = children()
    with serving(tmp_path, [saboteur("honest"), saboteur("will_not_end")]) as running:
        running.post("open", {"what": {"text": "Given B3 is woods\nWhen LOS is traced between B2 and B4"}})
        for name in running.lab.engines.named:
            running.ask(name)
        assert children() - before
    left = [psutil.Process(pid).status() for pid in children() - before if psutil.pid_exists(pid)]
    assert [status for status in left if status != psutil.STATUS_ZOMBIE] == []


def test_ticks_are_judged_and_nothing_is_expected_by_itself(hedge: Running) -> None:
    assert hedge.now()["document"]["ticks"] == []
    assert hedge.ask()["verdict"] == ""
    hedge.edit((("ticks",), [{"question": 0, "path": ["clear"], "op": "is", "value": True}]))
    column = hedge.ask()
    assert (column["verdict"], column["missed"]) == ("fail", ["the LOS is clear"])
    tick = {"question": 0, "path": ["clear"], "op": "is", "value": True}
    assert column["expected"] == [tick | {"kind": "fail", "says": "the LOS is clear"}]
    hedge.edit((("ticks",), [{"question": 0, "path": ["blocked_at"], "op": "is", "value": "B3-B2"}]))
    column = hedge.ask()
    assert [one["kind"] for one in column["expected"]] == ["pass"]  # the judge knows both spellings
    assert column["verdict"] == "pass"


TANK = """Given B3 holds a trench
And a German tank in B2
And it is the MPh of the German turn
When the German tank moves into B3
Then that is allowed
And a Bog DR is due from it"""


def test_what_is_expected_is_said_in_the_words_of_the_case(hedge: Running) -> None:
    hedge.post("open", {"what": {"text": TANK}})
    says = [one["says"] for one in hedge.ask()["expected"]]
    assert says == ["that is allowed", "a Bog DR is due from it"]


def test_a_vehicle_spends_mp(hedge: Running) -> None:
    hedge.post("open", {"what": {"text": TANK}})
    (step,) = hedge.post("played").json
    assert step["changes"] == ["German tank: in B3, 1 MP spent"]
    said = {cell["said"] for cell in hedge.ask()["outcomes"][0]["cells"]}
    assert {"German tank: MP spent", "German tank: MP left", "expenditures 1 MP"} <= said


def test_a_los_may_be_asked_without_being_kept(hedge: Running) -> None:
    before = hedge.now()["document"]
    column = hedge.ask(questions=[LOS])
    assert column["outcomes"][0]["answer"]["clear"] is True
    assert hedge.now()["document"] == before


def test_all_hexes_seen_are_those_of_the_batch(hedge: Running) -> None:
    reply = hedge.post("seen", {"hex": "B2", "edition": "current"}).json
    position = hedge.now()["document"]["position"]
    assert reply["seen"] == seen_from(position, "current", None, 10)("B2")
    assert hedge.post("seen", {"hex": "ZZ99", "edition": "current"}).status == 422


def test_play_says_what_follows_from_each_action_and_what_refuses_one(hedge: Running) -> None:
    hedge.post(
        "open", {"what": {"text": "Given it is the MPh of the German turn\nAnd a German squad A in B2"}}
    )
    actions = [{"do": "move", "units": ["A"], "to": hex_} for hex_ in ("B3", "B4", "B9")]
    hedge.edit((("actions",), actions))
    first, second, third = hedge.post("played").json
    assert first["changes"] == ["A: in B3, 1 MF spent"]
    assert second["changes"] == ["A: in B4, 2 MF spent"]
    assert (third["kind"], third["clauses"]) == ("illegal", ["A4.1"])
    drawn = hedge.post("after", {"done": 1}).json["drawing"]["set"]
    assert "stack.B3" in drawn
    assert "stack.B2" not in drawn
    assert "drawing" not in hedge.post("after", {"done": 3}).json


def test_changes_of_a_state_are_put_into_words() -> None:
    before = {"units": {"A": {"hex": "B2", "beneath": ["foxhole"], "status": ["pinned"]}, "B": {"hex": "B3"}}}
    after = {
        "units": {"A": {"hex": "B2", "beneath": [], "status": ["broken"]}, "B": {"eliminated": True}},
        "counters": {"f": {"hex": "B2"}},
    }
    assert moved(before, after) == ["A: on top, broken, no more pinned", "B: eliminated", "f: new in B2"]


def test_problems_are_reported_with_their_place_and_clause(hedge: Running) -> None:
    hedge.edit((("position", "units", "A", "beneath"), ["trench", "foxhole"]))
    problem = hedge.problems()[0]
    assert problem["where"].startswith("units.A")
    assert problem["clause"]


def test_an_edit_is_answered_without_its_problems(hedge: Running) -> None:
    """They are a request of their own: the picture does not wait for the rules."""
    answer = hedge.edit((("position", "units", "A", "beneath"), ["trench", "foxhole"])).json
    assert "drawing" in answer
    assert "problems" not in answer


def test_an_action_is_tried_without_a_trace(hedge: Running) -> None:
    """A refused one says why; one that follows an earlier moment is judged there."""
    hedge.post(
        "open", {"what": {"text": "Given it is the MPh of the German turn\nAnd a German squad A in B2"}}
    )
    actions = [{"do": "move", "units": ["A"], "to": hex_} for hex_ in ("B3", "B4")]
    hedge.edit((("actions",), actions))
    before = hedge.now()["document"]
    back = {"do": "move", "units": ["A"], "to": "B2"}
    kinds = [hedge.post("attempt", {"done": done, "action": back}).json for done in (0, 1, 2)]
    assert [one["kind"] for one in kinds] == ["illegal", "answer", "illegal"]
    assert all(one["clauses"] for one in kinds if one["kind"] == "illegal")
    assert hedge.now()["document"] == before


def test_questions_are_asked_about_the_moment_and_expectations_about_the_end(hedge: Running) -> None:
    hedge.post(
        "open", {"what": {"text": "Given it is the MPh of the German turn\nAnd a German squad A in B2"}}
    )
    actions = [{"do": "move", "units": ["A"], "to": hex_} for hex_ in ("B3", "B4")]
    questions = [{"ask": "terrain", "hex": "B2"}]
    ticks = [{"question": 0, "path": ["type"], "value": "marsh", "op": "is"}]
    hedge.edit((("actions",), actions), (("questions",), questions), (("ticks",), ticks))
    verdicts = [hedge.ask(done=done)["verdict"] for done in (0, 1, 2)]
    assert verdicts == ["", "", "fail"]
    assert hedge.post("after", {"done": 1}).json["position"]["units"]["A"]["hex"] == "B3"


def elements(markup: str) -> set[str]:
    """The elements of a drawing as text, without those that only name a piece."""
    root = ElementTree.fromstring(f"<svg>{markup}</svg>")
    for parent in [*root.iter()]:
        parent[:] = [one for child in parent for one in (child if "data-p" in child.attrib else (child,))]
    return {ElementTree.tostring(one, "unicode") for one in root}


def test_the_board_is_the_drawing_of_reports_part_by_part(hedge: Running) -> None:
    whole = checked(hedge.now()["document"])
    picture = Picture()
    picture.draw(whole.position, 0)
    made = picture.since(-1)["set"]
    report = draw(whole.position).body
    used = [markup for key, markup in made.items() if key.endswith((".B2", ".B3", ".B4", ".B2-B3"))]
    assert {key.partition(".")[0] for key in made} >= {"floor", "side", "stack", "name"}
    assert sum("data-p" in one for one in used) == 2
    assert elements("".join(used)) <= elements(report)


def test_a_change_draws_anew_what_changed_alone(hedge: Running) -> None:
    now = hedge.now()
    change = {
        "serial": now["serial"],
        "version": now["version"],
        "steps": [{"path": ["position", "hexes", "D5"], "value": {"terrain": "woods"}}],
    }
    drawing = hedge.post("edit", change).json["drawing"]
    assert set(drawing["set"]) == {"floor.D5"}
    assert drawing["drop"] == []
    taken = hedge.post("turn", {**change, "version": now["version"] + 1, "way": -1}).json
    assert set(taken["drawing"]["set"]) == {"floor.D5"}


def test_a_board_beyond_what_can_be_seen_shows_what_is_used(hedge: Running) -> None:
    big: dict[str, Any] = {"columns": 66, "rows": 99, "hexes": {"C50": {"terrain": "woods"}}}
    cells = shown(checked({**hedge.now()["document"], "position": big}).position)
    assert (2, 50) in cells
    assert len(cells) < 200


def test_names_that_are_markup_are_text_in_the_picture(hedge: Running) -> None:
    unit = {"side": HOSTILE, "type": "squad", "hex": "E5"}
    hedge.edit((("position", "units", HOSTILE), unit))
    drawn = hedge.now()["drawing"]["set"]["stack.E5"]
    assert "<img" not in drawn
    assert "&lt;img" in drawn


def test_two_pages_at_one_position_both_see_what_either_does(hedge: Running) -> None:
    one, other = hedge.now(), hedge.now()
    where = {key: one[key] for key in ("serial", "version")}
    hedge.post(
        "edit", {**where, "steps": [{"path": ["position", "hexes", "A1"], "value": {"terrain": "woods"}}]}
    )
    reply = hedge.post(
        "edit", {**where, "steps": [{"path": ["position", "hexes", "A2"], "value": {"terrain": "grain"}}]}
    ).json
    assert [step["path"][-1] for step in reply["steps"]] == ["A1", "A2"]
    assert set(hedge.now()["document"]["position"]["hexes"]) >= {"A1", "A2"}
    fresh = [["position", "units", "N"]]
    new = [{"path": fresh[0], "value": {"side": "German", "type": "squad", "hex": "A1"}}]
    now = hedge.now()
    where = {key: now[key] for key in ("serial", "version")}
    assert hedge.post("edit", {**where, "steps": new, "fresh": fresh}).status == 200
    assert hedge.post("edit", {**where, "steps": new, "fresh": fresh}).status == 409, (
        "it would take the place of the other's"
    )
    hedge.post("open", {"what": {"example": 1}})
    assert hedge.post("edit", {**where, "steps": new}).status == 409
    assert other["serial"] == one["serial"]


def test_it_goes_on_where_it_was_left_undo_included(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        running.post("open", {"what": {"example": 2}})
        running.edit((("title",), "mine"))
        running.edit((("position", "phase"), "APh"))
        left = running.now()
    with serving(tmp_path) as running:
        now = running.now()
        assert now["document"] == left["document"]
        for _ in range(2):
            running.post(
                "turn", {"serial": running.now()["serial"], "version": running.now()["version"], "way": -1}
            )
        again = running.now()["document"]
        assert (again["title"], again["position"]["phase"]) == ("Two trenches and Wire", "MPh")


@pytest.mark.parametrize("name", ["position.json", "request.jsonl", "board.svg", "link.txt"])
def test_what_is_on_the_table_is_had_as_a_file_without_the_token(hedge: Running, name: str) -> None:
    answer = hedge.get(f"export/{name}")
    assert answer.status == 200
    assert "attachment" in answer.headers["content-disposition"]
    assert hedge.served.token not in answer.text
    assert str(hedge.served.port) not in answer.text or name == "link.txt"


def test_the_page_is_small(hedge: Running) -> None:
    hedge.post("open", {"what": {"example": 0}})
    names = [
        one.name
        for one in (Path(sys.modules["asl_conformance.lab"].__file__ or "").parent / "static" / "js").glob(
            "*.js"
        )
    ]
    paths = ["", "lab.css", "picture.css", "icon.svg", "api/boot", *(f"js/{name}" for name in names)]
    packed = {"Accept-Encoding": "gzip"}
    assert sum(len(hedge.get(path, packed).body) for path in paths) < 120_000


READING, CHOICE = "B16.31-dc", "halved"


def test_a_column_follows_its_readings(lab: Running) -> None:
    case = next(one for one in load_cases().cases if one.id == "B16.31-3")
    lab.lab.desk.open_case(case)
    usual, other = lab.ask(), lab.ask(readings={READING: CHOICE})
    assert (usual["readings"], other["readings"]) == ({}, {READING: CHOICE})
    assert usual["outcomes"][0]["answer"]["firepower"] == 30
    assert other["outcomes"][0]["answer"]["firepower"] == 15
    assert other["unheard"] == []


def test_an_engine_that_follows_no_other_reading_is_marked(hedge: Running) -> None:
    column = hedge.ask(hedge.lab.engines.named[1], readings={READING: CHOICE})
    assert (column["unheard"], column["failure"]) == ([READING], "")


@pytest.mark.parametrize("readings", [{"B99.9-none": "x"}, {READING: "quartered"}])
def test_a_reading_that_there_is_not_is_named(hedge: Running, readings: dict[str, str]) -> None:
    refused = hedge.post("ask", {"engine": "reference", "edition": "current", "readings": readings})
    assert (refused.status, next(iter(readings)) in refused.text) == (422, True)


def test_every_field_of_an_answer_has_words_of_the_game() -> None:
    for kind in ANSWERS.values():
        for field in fields(kind):
            assert "_" not in described((field.encode_name,))
    assert described(("may_claim",)) == "may claim WA"
    assert described(("targets", "A_1", "tem_options", "stone_building")) == "A_1: TEM of stone building"
    assert described(("targets", "A", "drm", "ffmo")) == "A: DRM FFMO"
    assert described(("checks", 0, "check")) == "checks 1 check"


@pytest.mark.parametrize(
    ("target", "parts"),
    [
        (
            {"tem": 2, "tem_options": {"wall": 2}, "drm": {"ffnam": -1}, "total": 1, "final_dr": 8},
            [("FP", "8"), ("column", "8"), ("DRM", "wall +2, FFNAM -1 = +1"), ("Final DR", "7 + 1 = 8")],
        ),
        ({"drm": {"ffmo": -1}, "total": -1}, [("FP", "8"), ("column", "8"), ("DRM", "FFMO -1")]),
        ({"firepower": 4, "total": 0}, [("FP", "4"), ("column", "8"), ("DRM", "+0")]),
    ],
)
def test_an_attack_is_shown_in_one_line(target: dict[str, Any], parts: list[tuple[str, str]]) -> None:
    told = {"firepower": 8, "column": 8, "targets": {"A": target}}
    assert list(resolved(told)) == [{"target": "A", "parts": parts}]
    assert list(resolved({"targets": {"A": {"affected": False}}})) == []


def test_every_answer_of_the_reference_can_be_shown() -> None:
    """A counter that play makes, such as a foxhole dug, has no phrase; its values are shown all the same."""
    dug = [case for case in load_cases().cases if "B27.11-3" in case.requirements]
    for case in [*dug, *load_cases().cases[:: every(20)]]:
        with reference_engine() as engine:
            engine.start()
            reply = engine.evaluate(request_params(case, "current"))
        assert isinstance(reply, Outcomes), case.id
        for number, one in enumerate(reply.outcomes):
            cells = outcome_shown(case, number, one)["cells"]
            values = list(leaves(one.answer)) if one.answer is not UNSET else []
            wanted = [path for path, _ in values if path[0] not in REMARKS]
            assert [cell["path"] for cell in cells] == wanted, case.id


def test_a_counter_that_an_engine_makes_up_is_shown_without_a_phrase() -> None:
    case = next(case for case in load_cases().cases if case.id == "B27.11-3/dr-5")
    answer = {"counters": {"none such": {"within_capacity": True, "connected": ["x"]}}}
    cells = outcome_shown(case, 0, Outcome(answer=answer))["cells"]
    assert [(cell["value"], cell["claim"]) for cell in cells] == [(True, ""), (["x"], "")]
