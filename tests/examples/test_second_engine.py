"""The second engine: right in all it claims but for what it owns up to, and the duel with the reference."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from dataclasses import replace

import pytest

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.fuzz.asking.differential import Difference
from asl_conformance.judging.runner import Run
from asl_conformance.judging.smoke import smoke
from asl_conformance.judging.standing import RIGHT
from asl_conformance.protocol.questions import question_name
from scripts import duel, engine_lines
from tests.examples.judging import EXAMPLES, judged, unforeseen

FOLDER = EXAMPLES / "second-engine"
MODULES = sorted(FOLDER.glob("*.js"))
MOST_LINES, WIDEST = 4000, 140
CLAIMED, CLAIMED_OF_ALL, RIGHT_OF_CLAIMED = 0.5, 0.6, 0.995
JUDGED = {"pass", "fail", "xfail"}

needs_node = pytest.mark.skipif(
    shutil.which("node") is None, reason="the second engine needs Node, and there is no node here"
)


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with open_choice(choose("second-engine", folder=EXAMPLES)) as opened:
        opened.start()
        yield opened


@pytest.fixture(scope="module")
def done() -> Run:
    return judged(choose("second-engine", folder=EXAMPLES), edition="current", folder="second-engine")


@needs_node
def test_every_verdict_is_one_it_answers_for(done: Run) -> None:
    assert unforeseen(done) == {}
    assert done.standing in RIGHT


@needs_node
@pytest.mark.parametrize("ask", ["los", "wall_advantage", "attack", "state", "may", "rout"])
def test_it_claims_at_least_half_of_the_cases_of_a_question(done: Run, ask: str) -> None:
    own = [
        r for r in done.results if ask in {question_name(q) for q in r.case.questions} and not r.case.derived
    ]
    assert sum(r.verdict.kind in JUDGED for r in own) >= CLAIMED * len(own)


@needs_node
@pytest.mark.parametrize("chapter", ["B9", "B16", "B26", "B27"])
def test_it_claims_at_least_half_of_the_cases_of_a_chapter(done: Run, chapter: str) -> None:
    own = [r for r in done.results if chapter in {clause.partition(".")[0] for clause in r.case.clauses}]
    assert sum(r.verdict.kind in JUDGED for r in own) >= CLAIMED * len(own)


@needs_node
def test_it_claims_at_least_sixty_percent_of_all_cases(done: Run) -> None:
    own = [r for r in done.results if not r.case.derived]
    assert sum(r.verdict.kind in JUDGED for r in own) >= CLAIMED_OF_ALL * len(own)


@needs_node
def test_nearly_all_that_it_claims_passes(done: Run) -> None:
    claimed = [r for r in done.results if r.verdict.kind in JUDGED]
    assert sum(r.verdict.kind == "pass" for r in claimed) >= RIGHT_OF_CLAIMED * len(claimed)


@needs_node
def test_it_passes_the_smoke_test() -> None:
    with open_choice(choose("second-engine", folder=EXAMPLES)) as opened:
        found = {check.name: check for check in smoke(opened)}
    assert [check for check in found.values() if check.state == "wrong"] == []


@needs_node
def test_a_duel_shows_no_difference_without_an_entry() -> None:
    tally = duel.run(duel.BOARDS, duel.SEED)
    assert [duel.described(number, one) for number, one in tally.new] == []
    assert tally.known.total() > 0
    assert tally.compared.total() > 100 * tally.boards


def difference(**answer: object) -> Difference:
    question = {"ask": "attack", "target": "r", "means": "mortar", "by": ["g"]}
    position = {"units": {"r": {"side": "Russian", "type": "squad", "hex": "B2"}}}
    return Difference(position, (), question, ("possible",), answer["ours"], answer["theirs"], ("A7.6",))


def test_an_entry_covers_the_answers_it_names_and_no_others() -> None:
    entry = duel.Entry("attack", ("possible",), "A7.1", "contested", "", means=("mortar",), reference="true")
    assert entry.covers(difference(ours=True, theirs=False))
    assert not entry.covers(difference(ours=False, theirs=True))
    other = duel.Entry("attack", ("possible",), "A7.1", "contested", "", means=("mg",))
    assert not other.covers(difference(ours=True, theirs=False))
    elsewhere = duel.Entry("attack", ("possible",), "A7.1", "contested", "", pieces=("bridge",))
    assert not elsewhere.covers(difference(ours=True, theirs=False))
    both = duel.Entry("attack", ("possible",), "A7.1", "contested", "", together=("squad", "bridge"))
    assert not both.covers(difference(ours=True, theirs=False))
    dm = duel.Entry("attack", ("possible",), "A10.62", "contested", "", apart=("dm",))
    assert dm.covers(difference(ours=["broken"], theirs=["broken", "dm"]))
    assert not dm.covers(difference(ours=["broken"], theirs=["pinned", "broken", "dm"]))
    here = duel.Entry("attack", ("possible",), "A7.1", "contested", "", together=("squad", "Russian"))
    assert here.covers(difference(ours=True, theirs=False))


def moved(deed: dict[str, object], *before: dict[str, object], **unit: object) -> Difference:
    """The second engine alone refuses a move of u in B2."""
    position = {
        "units": {"u": {"side": "German", "type": "squad", "hex": "B2", **unit}, "b": BERSERK_IN_CREST}
    }
    actions = ({"units": ["u"], **one} for one in (*before, deed))
    return Difference(position, tuple(actions), {"ask": "state"}, (), False, True, ("A4.2",))


BERSERK_IN_CREST = {
    "side": "German",
    "type": "squad",
    "hex": "D4",
    "status": ["berserk"],
    "at": "crest",
    "crest": "D4-D5",
}
MOVE = {"do": "move", "to": "B3"}
CREST = {"do": "move", "to": "B2", "at": "crest", "crest": "B2-B3"}


def known(one: Difference) -> set[str]:
    """The clauses of the entries that cover it."""
    return {entry.clause for entry in duel.entries() if entry.covers(one)}


def test_the_entry_of_berserk_units_is_about_their_assault_movement_alone() -> None:
    assert known(moved({**MOVE, "mode": "assault"}, status=["berserk"])) == {"A4.61, A15.43"}
    assert known(moved({**MOVE, "mode": "assault"})) == set()  # the one who moves is not berserk
    assert known(moved(MOVE, status=["berserk"])) == set()
    new = {"do": "set_up", "side": "German", "id": "v", "unit": {"type": "squad", "status": ["berserk"]}}
    assert known(moved({**MOVE, "mode": "assault"}, new)) == set()


def test_the_entry_of_crest_status_is_about_crest_to_crest_in_one_hex_alone() -> None:
    assert known(moved(CREST, at="crest", crest="A2-B2")) == {"B20.9"}
    assert known(moved({**CREST, "crest": "A2-B2"}, CREST)) == {"B20.9"}
    assert known(moved(CREST)) == set()  # out of the Depression to its Crest
    assert known(moved({**CREST, "to": "B3"}, at="crest", crest="A2-B2")) == set()
    assert known(moved({**MOVE, "to": "B2"}, at="crest", crest="A2-B2")) == set()
    from_b3 = moved(CREST, {**MOVE, "at": "crest"}, at="crest", crest="A2-B2")
    assert known(from_b3) == set()


def test_the_entry_of_recovery_is_about_units_that_are_cx_by_then() -> None:
    def tried(*before: dict[str, object], **unit: object) -> Difference:
        one = moved({"do": "recover", "unit": "u", "counter": "w", "dr": 5}, *before, **unit)
        return replace(one, path=("attempts",))

    assert known(tried(status=["cx"])) == {"A4.44, A4.51"}
    assert known(tried({"do": "declare", "mode": "double_time"})) == {"A4.44, A4.51"}
    assert known(tried()) == set()


def test_each_entry_gives_its_ruling() -> None:
    for entry in duel.entries():
        assert entry.clause, entry
        assert entry.why.endswith("."), entry


def test_it_is_as_small_as_it_promises_and_its_lines_are_short() -> None:
    lines = {path.name: path.read_text(encoding="utf-8").splitlines() for path in MODULES}
    assert sum(map(len, lines.values())) <= MOST_LINES
    assert [name for name, text in lines.items() if any(len(line) > WIDEST for line in text)] == []


def test_the_page_has_the_lines_of_each_question() -> None:
    texts = engine_lines.modules()
    assert {question for question, _ in engine_lines.answered(texts)} == {
        "attack",
        "concealment",
        "los",
        "may",
        "rout",
        "same_location",
        "state",
        "terrain",
        "wall_advantage",
    }
    assert engine_lines.reached(texts, "board.js") == {"board.js"}
    page = engine_lines.PAGE.read_text(encoding="utf-8")
    text = engine_lines.START + engine_lines.table() + engine_lines.END
    assert text in page, "python scripts/engine_lines.py --write"


def test_the_rules_have_no_files_and_no_processes() -> None:
    for path in MODULES:
        if path.name != "main.js":
            text = path.read_text(encoding="utf-8")
            assert set(re.findall(r"from '([^']+)'", text)) <= {f"./{other.name}" for other in MODULES}
            assert not re.search(r"\bprocess\.|\brequire\(", text)


@needs_node
@pytest.mark.parametrize("family", ["adjacent", "capacity", "row", "wire"])
def test_a_duel_on_a_family_asks_all_its_parts(family: str) -> None:
    tally = duel.run(4, 1, family=family)
    assert [duel.described(number, one) for number, one in tally.new] == []
    assert tally.compared.total() >= 2 * tally.boards
