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
    "may a truck drive into a Wire hex, and what does it pay?": {"B26.43-4"},
    "may my squad advance into a marsh hex in the advance phase?": {"B16.4-10"},
    "enter marsh in the advance phase": {"B16.4-10"},
    "how many MF does a squad pay to enter a mudflat?": {"B16.71-1"},
    "mudflat": {"B16.71-1", "B16.7"},
    "my squad moves from a trench into a connected trench in woods. How many MF?": {"B27.54-16"},
    "do the TEM of the foxhole and of the woods add up against small-arms fire?": {"B27.3-9"},
    "may my squad beneath a foxhole counter claim wall advantage over a wall of its hex?": {"B9.32-2"},
    "what TEM does a squad with wall advantage in a building behind a hedge get?": {"B9.31-4", "B9.31-7"},
    "my squad is on top of Wire and fires: what does the Wire do to its attack?": {"B26.31-1"},
    "how many MF does a squad pay to move into a connected trench in woods?": {"B27.54-16"},
    "do the TEM of a foxhole and of its woods add up?": {"B27.3-9"},
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


def test_the_index_is_loaded_in_one_go(index_file: Path) -> None:
    assert index_file.stat().st_size < 1_500_000
