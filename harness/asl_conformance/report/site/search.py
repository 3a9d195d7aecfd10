"""The search index: the words of each requirement, clause and section of the site, with their weights.

The weights are computed here (BM25 over several fields); the page adds up the weights of a question's
words. Words of players are mapped to the words of the rules (SYNONYMS).
"""

from __future__ import annotations

import json
import math
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from asl_conformance.report.site.book import Book
from asl_conformance.report.site.cases import title
from asl_conformance.suite import readings
from asl_conformance.suite.registry import Requirement
from asl_conformance.suite.terms import ABBREVIATIONS

WORD = re.compile(r"[a-z0-9]+(?:\.[0-9]+)?")
STOP = frozenset(
    """a an and are as at be but by can could did do does for from had has have he how i if in into is it its
    may me much must my no not of on or our out over own should so that the their them then there they this to
    up was we what when where which while who whom why will with would you your""".split()
)
SATURATION, LENGTH = 1.2, 0.5
"""Parameters of BM25: how little a repeated word adds, and how much a long text lowers the weight."""
SCALE = 40
MEETING, EXAMPLE, READING, SECTION, BUILDERS = 0.75, 0.85, 0.7, 0.7, 0.3
"""Factors for what is no rule of the clause itself: interactions, an EX, a contested reading, a section for
players, a section for builders of engines.
"""
FOR_PLAYERS = {"claims.md", "fire.md", "glossary.md", "readings.md", "terrain.md"}
MEANT = {**ABBREVIATIONS, "smc": "leader"}
"""What abbreviations in the statements mean to players."""
EXCERPT = 220
SYNONYMS = {
    "aa": "aerial aircraft",
    "advance": "aph",
    "airplane": "aircraft aerial",
    "arty": "oba artillery",
    "artillery": "oba indirect ordnance",
    "atg": "gun ordnance",
    "barbed": "wire",
    "barbwire": "wire",
    "bazooka": "latw psk",
    "beside": "adjacent",
    "bike": "motorcycle",
    "blocked": "los",
    "bogged": "bog",
    "bomb": "bombs aerial bombardment",
    "bush": "brush hedge",
    "camo": "concealment concealed hip",
    "cannon": "gun ordnance",
    "climb": "crossing enter",
    "cover": "tem shelter",
    "crater": "shellhole",
    "crawl": "beneath",
    "crew": "gun manned",
    "cross": "crossing enter",
    "defense": "tem",
    "cost": "mf mp",
    "demolish": "remove clearance",
    "destroy": "remove clearance",
    "dig": "entrench entrenching",
    "ditch": "trench",
    "dm": "dismantled",
    "drop": "forfeit",
    "drive": "vehicle enter move",
    "dugout": "foxhole trench",
    "emplacement": "emplaced",
    "fire": "fires attack los",
    "flatten": "remove",
    "fit": "capacity holds hold",
    "flee": "rout",
    "ffe": "oba concentration",
    "foot": "infantry",
    "ford": "depth water",
    "give": "forfeit",
    "go": "enter move cross crossing",
    "grenade": "dc thrown",
    "halfsquad": "hs",
    "hide": "concealment hip hidden conceal",
    "hidden": "hip",
    "hill": "elevation level hillside",
    "hmg": "mg",
    "hole": "foxhole",
    "horse": "cavalry horseback",
    "house": "building",
    "hulldown": "hull hd",
    "infantry": "squad unit",
    "invisible": "concealment hip",
    "jeep": "vehicle truck",
    "lmg": "mg",
    "leave": "come exit",
    "look": "los see",
    "lorry": "truck vehicle",
    "machinegun": "mg",
    "man": "infantry unit",
    "men": "infantry unit",
    "mmg": "mg",
    "mines": "minefield",
    "modifier": "tem drm",
    "mortar": "mtr indirect",
    "panzerfaust": "pf latw",
    "penalty": "drm hindrance cost",
    "plane": "aircraft aerial",
    "protect": "tem shelter",
    "protection": "tem shelter",
    "run": "rout move",
    "satchel": "dc",
    "see": "los sees",
    "shoot": "fire attack los",
    "shot": "fire attack",
    "sight": "los",
    "slit": "trench",
    "soldier": "infantry squad unit",
    "spot": "los concealment",
    "stand": "stands hex",
    "stuck": "bog",
    "swamp": "marsh",
    "swim": "amphibious water",
    "tank": "afv vehicle",
    "throw": "thrown dc",
    "trees": "woods",
    "truck": "vehicle wheeled",
    "visible": "los seen",
    "wa": "wall advantage",
    "walk": "enter move infantry",
    "wet": "marsh water",
}
"""Words of players, with the words of the rules for them; these weigh less than the word itself.

A word includes all its endings: "dig" is "digging" too.
"""


class Page(NamedTuple):
    """A search result: its name, its address, the text shown, its words with their weights."""

    name: str
    url: str
    says: str
    words: Mapping[str, float]
    share: float = 1.0
    """Its weight relative to other results."""


@cache
def stem(word: str) -> str:
    """A word without its ending, so that fires, fired and firing are one. ``search.js`` does the same."""
    if len(word) > 4 and word.endswith("ies"):
        return word[:-3] + "y"
    if len(word) > 3 and word.endswith("s") and word[-2] not in "sui":
        word = word[:-1]
    for ending in ("ing", "ed"):
        if len(word) > len(ending) + 2 and word.endswith(ending):
            word = word[: -len(ending)]
            if word[-1] == word[-2] and word[-1] not in "lsz":
                word = word[:-1]
            break
    return word[:-1] if len(word) > 3 and word.endswith("e") else word


def words(text: str) -> list[str]:
    """The words of a text that can be searched, as stems."""
    return [stem(word) for word in WORD.findall(text.lower()) if len(word) > 1 and word not in STOP]


def index(book: Book, docs: Path) -> str:
    """The script that the page loads when a user begins to type a question."""
    found = [*_clauses(book), *_requirements(book), *_readings(book), *_sections(docs)]
    data = {
        "pages": [[page.name, page.url, page.says] for page in found],
        "terms": dict(_weighed(found)),
        "synonyms": {
            stem(spoken): list(dict.fromkeys(stem(w) for w in meant.split() if stem(w) != stem(spoken)))
            for spoken, meant in SYNONYMS.items()
        },
        "stop": sorted(STOP),
        "rows": _rows(book),
        "homes": {name: one.clause for name, one in book.registry.requirements.items()},
    }
    return f"globalThis.ASL_INDEX={json.dumps(data, ensure_ascii=False, separators=(',', ':'))};\n"


def _clauses(book: Book) -> Iterator[Page]:
    """Whole clauses: mainly their titles, and the topics of their requirements."""
    for chapter in book.registry.chapters.values():
        for name in chapter.clauses:
            topics = [r.topic for r in book.registry.chapter_requirements.values() if r.clause == name]
            weights: defaultdict[str, float] = defaultdict(float)
            for text, weight in ((book.titles[name], 4.0), (" ".join(topics), 0.6), (chapter.title, 0.5)):
                for word in words(written_out(text)):
                    weights[word] += weight
            says = f"The clause: {'; '.join(topics)}"[:EXCERPT]
            yield Page(f"{name} {book.titles[name]}", f"{name}.html", says, dict(weights))


def _requirements(book: Book) -> Iterator[Page]:
    for one in book.registry.requirements.values():
        url = f"{one.clause}.html#{one.id}"
        share = MEETING if one.meeting else EXAMPLE if "-EX" in one.id else 1.0
        yield Page(f"{one.id} {one.topic}", url, one.statement[:EXCERPT], _words_of(one, book), share)


def _readings(book: Book) -> Iterator[Page]:
    """Contested readings, each on the page of its first clause that has one."""
    for one in readings.load().values():
        home = next((f"{name}.html#contested-readings" for name in one.clauses if name in book.titles), "")
        chosen = one.choices[one.reference].says if one.reference else "The text decides nothing."
        weights: defaultdict[str, float] = defaultdict(float)
        for text, weight in ((one.question, 2.0), *((each.says, 0.7) for each in one.choices.values())):
            for word in words(written_out(text)):
                weights[word] += weight
        url = home or "adr/0005-contested-readings.html#elsewhere"
        says = f"A contested reading. {one.question} {chosen}"
        yield Page(f"{one.clauses[0]} {one.question}"[:EXCERPT], url, says[:EXCERPT], dict(weights), READING)


def _words_of(one: Requirement, book: Book) -> dict[str, float]:
    """The words of a requirement: those of its topic weigh most, those of its cases' steps least."""
    weights: defaultdict[str, float] = defaultdict(float)
    chapter = book.registry.chapters[one.chapter].title
    for text, weight in (
        (written_out(one.topic), 3.0),
        (written_out(one.statement), 2.0),
        (one.note, 0.7),
        (book.titles[one.clause], 1.2),
        (chapter, 0.5),
        (" ".join(one.clauses), 1.0),
    ):
        for word in words(text):
            weights[word] += weight
    cases = [*book.cases[one.id], *book.guests[one.id]]
    for word in {word for case in cases for word in words(title(case))}:
        weights[word] += 0.8
    for word in {word for line in {line for case in cases for line in case.prose} for word in words(line)}:
        weights[word] += 0.3
    return dict(weights)


def written_out(text: str) -> str:
    """The text, followed by its abbreviations written in full."""
    small = text.lower()
    return " ".join([text, *(long for short, long in MEANT.items() if re.search(rf"\b{short}\b", small))])


LISTS = {"vocabulary.md", "mutants.md", "mutants-that-add.md", "reference.md", "0005-contested-readings.md"}
"""Pages that are left out: full of words of the rules, or in the index by their entries."""
HEADING = re.compile(r"(?m)^(#{1,3}) (.+)$")
FENCE = re.compile(r"(?ms)^```.*?^```$")


def _sections(docs: Path) -> Iterator[Page]:
    """The sections of the hand-written pages; they weigh less than the rules."""
    for path in sorted([*docs.glob("*.md"), *docs.glob("adr/*.md")]):
        if path.name in LISTS:
            continue
        share = SECTION if path.name in FOR_PLAYERS else BUILDERS
        text = FENCE.sub("", path.read_text(encoding="utf-8"))
        page = path.relative_to(docs).with_suffix(".html").as_posix()
        parts = HEADING.split(text)
        for at in range(1, len(parts), 3):
            heading, content = parts[at + 1], parts[at + 2]
            anchor = "" if len(parts[at]) == 1 else f"#{slug(heading)}"
            weights: defaultdict[str, float] = defaultdict(float)
            for body, weight in ((heading, 1.5), (content, 0.4)):
                for word in words(body):
                    weights[word] += weight
            plain = " ".join(re.sub(r"[`*|\[\]#]|\([^)]*\)", "", content).split())
            yield Page(re.sub(r"[`*]", "", heading), page + anchor, plain[:EXCERPT], dict(weights), share)


def slug(heading: str) -> str:
    """The anchor that the builder makes from a heading."""
    text = re.sub(r"[^\w\s-]", "", re.sub(r"[`*]", "", heading)).strip().lower()
    return re.sub(r"[-\s]+", "-", text)


def _weighed(pages: Iterable[Page]) -> Iterator[tuple[str, list[int]]]:
    """By word: the pages that contain it, each as the distance from the one before, and its weight there."""
    pages = list(pages)
    mean = sum(sum(page.words.values()) for page in pages) / max(len(pages), 1)
    having: dict[str, list[tuple[int, float]]] = {}
    for number, page in enumerate(pages):
        length = 1 - LENGTH + LENGTH * sum(page.words.values()) / mean
        for word, weight in page.words.items():
            having.setdefault(word, []).append((number, weight / length))
    for word in sorted(having):
        found = having[word]
        rare = math.log(1 + (len(pages) - len(found) + 0.5) / (len(found) + 0.5))
        row, last = [], 0
        for number, weight in found:
            value = round(SCALE * rare * pages[number].share * weight / (weight + SATURATION))
            if value:
                row += [number - last, value]
                last = number
        if row:
            yield word, row


def _rows(book: Book) -> dict[str, str]:
    """The rows of each outline, so that a search finds a case by its id, on its requirement's page."""
    found: dict[str, list[str]] = {}
    for case in book.suite.cases:
        outline, _, row = case.id.partition("/")
        found.setdefault(outline, []).append(row)
    return {outline: " ".join(rows).strip() for outline, rows in found.items()}
