"""The search of the site: a player's questions lead to the clause that answers them."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from asl_conformance.report.site.book import Book
from asl_conformance.report.site.search import SYNONYMS, index, stem, words
from tests.site.runs import DOCS, book

SEARCH = DOCS / "site" / "assets" / "search.js"
SHOWN = 5
"""Results that are visible without scrolling; a reader first clicks one of them."""
QUESTIONS = {
    "dm mortar foxhole": {"B27.1-19", "B27.1-20"},
    "may I fire out of a foxhole over a hedge?": {"B27.2-3"},
    "does barbed wire block line of sight?": {"B26.2-1"},
    "how many MF does it cost to enter marsh?": {"B16.4-1"},
    "can I dig a foxhole in a swamp?": {"B16.5-2"},
    "what TEM does a foxhole give against OBA?": {"B27.3-1"},
    "can a truck drive into marsh?": {"B16.41-1"},
    "how does a placed DC remove wire?": {"B26.51-1"},
    "can a broken unit rout through wire?": {"B26.41-1"},
    "can my tank cross bocage?": {"B9.54-5"},
    "is a tank hull down behind a wall?": {"B9.36-1"},
    "when do I lose concealment behind bocage?": {"B9.55", "B9.55-9"},
    "how many squads does a foxhole hold?": {"B27.12", "B27.12-1"},
    "can a satchel charge destroy barbwire?": {"B26.51-1"},
    "can a panzerfaust be fired from a marsh?": {"B16.32-11"},
    "may a squad on Wire claim wall advantage?": {"B9.32xB26.4-101"},
    "can a halftrack drive into a trench?": {"B27.55-1"},
    "does a foxhole protect against a flamethrower?": {"B27.3-1", "B27.3-4"},
    "can a leader dig a foxhole alone?": {"B27.11-14"},
    "how much does it cost to leave a foxhole?": {"B27.4-3"},
    "what is the TEM of a hedge?": {"B9.3-2"},
    "can cavalry jump a wall?": {"B9.4-2"},
    "is HE into marsh halved?": {"B16.31-1", "B16.31-2"},
    "can a tank flatten wire?": {"B26.53", "B26.53-1"},
    "can cavalry cross bocage?": {"B9.54-4"},
    "beneath a foxhole, a wall is on its hexside: may it claim wall advantage over it?": {"B9.32-2"},
    "what TEM does a unit with wall advantage get behind a hedge?": {"B9.31-4", "B9.31-7"},
    "my squad is pinned and has wall advantage. May I give it up of my own will?": {"B9.322-6", "B9.322-17"},
    "may a pinned squad give up wall advantage?": {"B9.322-6"},
    "how many MF does a squad pay to cross a bocage hexside into open ground?": {"B9.54-1"},
    "my squad is on top of a Wire counter and fires. What does the Wire do to its attack?": {"B26.31-1"},
    "what is the drm on wire?": {"B26.31-1"},
    "trench to trench movement": {"B27.54-5"},
    "rout out of marsh": {"B16.4-8"},
    "enemy has wall advantage over bocage: may I claim it?": {"B9.321-1", "B9.55-6"},
    "may a truck drive into a Wire hex, and what does it pay?": {"B26.43-4"},
    "may my squad advance into a marsh hex in the advance phase?": {"B16.4-10"},
    "enter marsh in the advance phase": {"B16.4-10"},
    "how many MF does a squad pay to enter a mudflat?": {"B16.71-1"},
    "mudflat": {"B16.7", "B16.7-1", "B16.71-1"},
    "my squad moves from a trench into a connected trench in woods. How many MF?": {"B27.54-16"},
    "do the TEM of the foxhole and of the woods add up against small-arms fire?": {"B27.3-9"},
    "may my squad beneath a foxhole counter claim wall advantage over a wall of its hex?": {"B9.32-2"},
    "what TEM does a squad with wall advantage in a building behind a hedge get?": {"B9.31-4", "B9.31-7"},
    "my squad is on top of Wire and fires: what does the Wire do to its attack?": {"B26.31-1"},
    "how many MF does a squad pay to move into a connected trench in woods?": {"B27.54-16"},
    "do the TEM of a foxhole and of its woods add up?": {"B27.3-9"},
    "How many squads fit beneath one trench counter?": {"B27.51-7"},
    "May cavalry enter a marsh hex?": {"B16.4-2"},
    "My squad is beneath a foxhole, with a wall on its own hexside. Does it see an enemy two hexes away on"
    " the far side of that wall?": {"B27.2-3"},
    "does a wall on its own hexside block the LOS of a squad in a foxhole?": {"B27.2-3"},
    "What dice roll digs a foxhole?": {"B27.11-3"},
    "entrench dice roll": {"B27.11-3"},
    "A mortar fires at my squad in the open, which has a wall on a hexside of its hex. Does the wall give"
    " a TEM against the mortar?": {"B9.34-1"},
    "May Wire be set up in a building hex?": {"B26.1-9"},
    "From what date may a tank that has no special equipment breach bocage?": {"B9.541-1"},
    "Does marsh between two squads on the same level block their LOS, or only hinder it?": {
        "B16.2-1",
        "B16.2-2",
    },
    "My squad comes out of a foxhole in the open in the LOS of an enemy. Does FFMO apply to fire at it?": {
        "B27.42-3"
    },
    "May an anti-tank gun be set up in a foxhole?": {"B27.1-17"},
    "does a wall give a TEM against a demolition charge?": {"B9.3-13"},
    "do passengers of a truck get the TEM of a wall?": {"B9.3-11"},
    "does a hedge make a tank hull down?": {"B9.36-8"},
    "the enemy fires from a higher level: does that lower the TEM of my wall?": {"B9.33-1"},
    "how high is bocage as an obstacle to LOS?": {"B9.52-1", "B9.52-2"},
    "may a truck cross bocage?": {"B9.54-4"},
    "does height lower the TEM of bocage?": {"B9.531-1"},
    "what becomes of a machine gun that nobody possesses in a marsh?": {"B16.1-3"},
    "does FFMO apply to a squad that moves in marsh?": {"B16.3-2"},
    "may a heavy machine gun fire from a marsh?": {"B16.32-1", "B16.32-2"},
    "may a broken squad low crawl into marsh?": {"B16.4-11"},
    "is marsh Open Ground in snow?": {"B16.8-1"},
    "how many Wire counters may be in a hex?": {"B26.1-7"},
    "is a squad on Wire easier to kill in close combat?": {"B26.31-5"},
    "what dice do I roll to get beneath Wire?": {"B26.4-10"},
    "may a squad double time and get beneath Wire in the same turn?": {"B26.46-1"},
    "may a horseman ride into Wire?": {"B26.42-1"},
    "may a foxhole be set up on a paved road?": {"B27.1-5"},
    "can a squad in a foxhole recover a machine gun that lies outside of it?": {"B27.13-1"},
    "how many MF does it cost to get into a foxhole?": {"B27.4-2"},
    "does a hedge cost MF between connected trenches?": {"B27.54-19"},
    "may a tank drive into an anti-tank ditch?": {"B27.56-3"},
    "may a broken squad entrench?": {"B27.11-8"},
    "tank enters trench hex Bog check": {"B27.55-4"},
    "can both sides use the same foxhole?": {"B27.44-4"},
    "How many units fit in a foxhole if both sides are in the hex?": {"B27.44-4"},
    "Can I set up my anti-tank gun in marsh?": {"B16.41-1"},
    "is frozen marsh Open Ground?": {"B16.8-1"},
    "may a truck drive into frozen marsh?": {"B16.8-1", "B16.8-3"},
    "does my squad two hexes away see an enemy behind bocage without wall advantage?": {"B9.521-11"},
}
"""Questions with their answers: one of these must be among the first results."""

pytestmark = pytest.mark.skipif(
    shutil.which("node") is None, reason="the search runs under Node here, and there is no node"
)


@pytest.fixture(scope="module")
def known() -> Book:
    return book()


@pytest.fixture(scope="module")
def index_file(known: Book, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("index") / "search-index.js"
    file.write_text(index(known, DOCS), encoding="utf-8")
    return file


def node(script: str, *arguments: str) -> str:
    command = ["node", "-e", script, *arguments]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout


def found(index_file: Path, questions: list[str]) -> dict[str, list[str]]:
    script = (
        f"const s = require({json.dumps(str(SEARCH))}); require({json.dumps(str(index_file))});"
        "const asked = JSON.parse(process.argv[1]);"
        "console.log(JSON.stringify(asked.map(q => s.find(q, globalThis.ASL_INDEX))))"
    )
    answers = json.loads(node(script, json.dumps(questions)))
    return {q: [one["url"] for one in hits] for q, hits in zip(questions, answers, strict=True)}


def test_questions_of_players_are_answered_among_the_first_results(index_file: Path) -> None:
    urls = found(index_file, [*QUESTIONS])
    missed = {
        question: urls[question][:SHOWN]
        for question, wanted in QUESTIONS.items()
        if wanted.isdisjoint(_name(url) for url in urls[question][:SHOWN])
    }
    assert missed == {}


def test_most_answers_are_among_the_first_three(index_file: Path) -> None:
    urls = found(index_file, [*QUESTIONS])
    late = [q for q, wanted in QUESTIONS.items() if wanted.isdisjoint(map(_name, urls[q][:3]))]
    assert len(late) <= len(QUESTIONS) // 7, late


def test_a_last_word_is_still_being_typed_only_while_nothing_follows_it(index_file: Path) -> None:
    urls = found(index_file, ["mudfl", "mudfl?"])
    assert urls["mudfl"]
    assert urls["mudfl?"] == []


def _name(url: str) -> str:
    page, _, anchor = url.partition("#")
    return anchor or page.removesuffix(".html")


def test_a_name_leads_to_what_bears_it(index_file: Path) -> None:
    urls = found(index_file, ["9.521", "b9.32-4", "B27.3-1/flamethrower", "B27.3-1/2", "nothing of the kind"])
    assert urls["9.521"][0] == "B9.521.html"
    assert urls["b9.32-4"][0] == "B9.32.html#B9.32-4"
    assert urls["B27.3-1/flamethrower"][0] == "B27.3.html#B27.3-1/flamethrower"
    assert urls["B27.3-1/2"][0] == "B27.3.html#B27.3-1/2"  # a former id of the case, which its page knows


def test_what_nothing_says_is_found_nowhere(index_file: Path) -> None:
    assert found(index_file, ["zeppelin", "?", "the of a", "__proto__ constructor"]) == {
        "zeppelin": [], "?": [], "the of a": [], "__proto__ constructor": [],
    }  # fmt: skip


def test_a_word_of_players_leads_to_words_that_are_in_the_index(index_file: Path) -> None:
    terms = json.loads(index_file.read_text(encoding="utf-8").partition("=")[2].rstrip(";\n"))["terms"]
    led = {spoken: [w for w in meant.split() if words(w) != [stem(w)] or stem(w) not in terms]
           for spoken, meant in SYNONYMS.items()}  # fmt: skip
    assert {spoken: nowhere for spoken, nowhere in led.items() if nowhere} == {}


def test_a_word_of_players_is_one_that_is_looked_for_and_stands_once() -> None:
    stems = Counter(stem(said) for said in SYNONYMS)
    assert [said for said in SYNONYMS if words(said) != [stem(said)] or stems[stem(said)] > 1] == []


def test_the_page_and_the_index_take_the_same_stem_of_every_word(known: Book) -> None:
    said = sorted({w for r in known.registry.requirements.values() for w in r.statement.lower().split()})
    script = f"const s = require({json.dumps(str(SEARCH))});"
    script += "console.log(JSON.stringify(JSON.parse(process.argv[1]).map(s.stem)))"
    assert len(said) > 1000
    assert json.loads(node(script, json.dumps(said))) == [stem(word) for word in said]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("fires firing fired", ["fir", "fir", "fir"]),
        ("entries digging cross crossing", ["entry", "dig", "cross", "cross"]),
        ("the LOS of 9.521", ["los", "9.521"]),
    ],
)
def test_words_lose_their_endings(text: str, expected: list[str]) -> None:
    assert words(text) == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("halftrack crosses a hedge", 2),
        ("a tank over a hedge", 1),
        ("how many MP does the wall cost?", 0),
        ("", 0),
        ("zeppelin", 0),
    ],
)
def test_the_case_that_fits_has_most_of_the_question(question: str, expected: int) -> None:
    texts = ["wall-tank a tank crosses a wall", "hedge-tank a tank crosses a hedge"]
    texts += ["hedge-halftrack a halftrack crosses a hedge", "hedge-truck a truck crosses no hedge"]
    script = f"const s = require({json.dumps(str(SEARCH))});"
    script += "console.log(s.fitting(...JSON.parse(process.argv[1])))"
    assert int(node(script, json.dumps([question, texts]))) == expected


def test_the_index_is_loaded_in_one_go(index_file: Path) -> None:
    assert index_file.stat().st_size < 1_700_000
