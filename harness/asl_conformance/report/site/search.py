"""The search index: the words of each requirement, clause and section of the site, with their weights.

The weights are computed here (BM25 over several fields); the page adds up the weights of a question's
words. Words of players are mapped to the words of the rules (SYNONYMS).
"""

from __future__ import annotations

import json
import math
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from asl_conformance.report.site.book import Book, parent
from asl_conformance.report.site.cases import title
from asl_conformance.suite import readings
from asl_conformance.suite.case import Case
from asl_conformance.suite.terms import ABBREVIATIONS

WORD = re.compile(r"[a-z0-9]+(?:\.[0-9]+)?")
STOP = frozenset(
    """a an and are as at be but by can could did do does for from get had has have he how i if in is it its
    may me much must my no not of on or our out over own should so that the their them then there they this to
    up was we what when where which while who whom why will with would you your""".split()
)
SATURATION, LENGTH = 3.0, 0.5
"""Parameters of BM25: how little a repeated word adds, and how much a long text lowers the weight."""
SCALE = 40
TOPIC, STATEMENT, TITLE, ABOVE = 3.0, 2.0, 1.2, 1.2
"""Weights of a requirement's words: its topic, its statement, the titles of its clause and of that above."""
TOPIC_WORDS = 4
"""Words of a usual topic: those of a shorter one weigh more, those of a longer one less."""
CASE, STEP = 0.8, 0.3
"""Weights of the words of a case's name and of its steps."""
BROAD = 0.05
"""How much each doubling of its cases lifts a requirement: the rule itself has more than a detail of it."""
MEETING, EXAMPLE, READING, SECTION, BUILDERS = 0.75, 0.85, 0.7, 0.7, 0.3
"""Factors for what is no rule of the clause itself: interactions, an EX, a contested reading, a section for
players, a section for builders of engines.
"""
OLDER = 0.5
"""Factor for what an erratum ended, and for older wordings."""
OLD = re.compile("old text|older", re.IGNORECASE)
FOR_PLAYERS = {"claims.md", "fire.md", "glossary.md", "readings.md", "terrain.md"}
MEANT = {
    **ABBREVIATIONS,
    "hmg": "heavy machine gun",
    "lmg": "light machine gun",
    "mmg": "medium machine gun",
    "smc": "leader",
}
"""What abbreviations in the statements mean to players."""
EXCERPT = 220
SYNONYMS = {
    "aa": "aerial aircraft",
    "advance": "aph",
    "airplane": "aircraft aerial",
    "allow": "legal",
    "artillery": "oba indirect ordnance",
    "arty": "oba artillery",
    "atg": "gun ordnance",
    "away": "adjacent",
    "barbed": "wire",
    "barbwire": "wire",
    "bazooka": "latw psk",
    "become": "lost",
    "beside": "adjacent",
    "bike": "motorcycle",
    "block": "obstacle los",
    "bogged": "bog",
    "bomb": "bombs aerial bombardment",
    "bush": "brush hedge",
    "camo": "concealment concealed hip",
    "cannon": "gun ordnance",
    "climb": "crossing enter",
    "cost": "mf mp pay",
    "cover": "tem shelter",
    "crater": "shellhole",
    "crawl": "beneath",
    "crew": "gun manned",
    "cross": "crossing enter",
    "defense": "tem",
    "demolish": "remove clearance",
    "destroy": "remove clearance",
    "dice": "dr roll",
    "die": "dr",
    "dig": "entrench entrenching attempt",
    "ditch": "trench",
    "dm": "dismantled",
    "drive": "vehicle enter move",
    "drop": "forfeit",
    "dugout": "foxhole trench",
    "easier": "against",
    "emplacement": "emplaced",
    "equipment": "sw weapon device",
    "far": "adjacent range",
    "ffe": "oba concentration",
    "fire": "fires attack los",
    "fit": "capacity holds hold",
    "flatten": "remove",
    "flee": "rout",
    "foot": "infantry",
    "ford": "depth water",
    "gap": "road",
    "give": "forfeit",
    "go": "enter move cross crossing",
    "grenade": "dc thrown",
    "halfsquad": "hs",
    "heavy": "hmg mg",
    "height": "elevation level higher",
    "hidden": "hip",
    "hide": "concealment hip hidden conceal",
    "high": "level height",
    "higher": "elevation height",
    "hill": "elevation level hillside",
    "hinder": "hindrance",
    "hmg": "mg",
    "hold": "capacity",
    "hole": "foxhole",
    "horse": "cavalry horseback",
    "horseman": "cavalry",
    "house": "building",
    "hulldown": "hull hd",
    "infantry": "squad unit",
    "inside": "beneath",
    "into": "enter beneath",
    "invisible": "concealment hip",
    "jeep": "vehicle truck",
    "kill": "attack",
    "knock": "remove",
    "leave": "come exit",
    "lie": "beneath",
    "lmg": "mg",
    "look": "los see",
    "lorry": "truck vehicle",
    "lower": "reduces reduction one less",
    "machinegun": "mg",
    "man": "infantry unit",
    "men": "infantry unit",
    "many": "most",
    "mines": "minefield",
    "mmg": "mg",
    "modifier": "tem drm",
    "mortar": "mtr indirect",
    "nobody": "unpossessed",
    "overrun": "ovr",
    "panzerfaust": "pf latw",
    "passenger": "prc",
    "penalty": "drm hindrance cost",
    "plane": "aircraft aerial",
    "protect": "tem shelter",
    "protection": "tem shelter",
    "ride": "cavalry enter",
    "rider": "prc cavalry",
    "roll": "dr",
    "run": "rout move",
    "satchel": "dc",
    "see": "los sees",
    "set": "setup placed placement",
    "shoot": "fire attack los",
    "shot": "fire attack",
    "sight": "los",
    "sit": "beneath",
    "slit": "trench",
    "snow": "weather",
    "soldier": "infantry squad unit",
    "special": "ssr designated",
    "spot": "los concealment",
    "squad": "infantry unit",
    "stand": "stands hex",
    "stuck": "bog",
    "swamp": "marsh",
    "swim": "amphibious water",
    "tank": "afv vehicle",
    "throw": "thrown dc",
    "trees": "woods",
    "truck": "vehicle wheeled unit",
    "visible": "los seen",
    "wa": "wall advantage",
    "walk": "enter move infantry",
    "wet": "marsh water",
}
"""Words of players, with the words of the rules for them; these weigh less than the word itself.

A word includes all its endings: "dig" is "digging" too.
"""


Words = defaultdict[str, float]
"""Words with their weights."""


class Page(NamedTuple):
    """A search result: its name, its address, the text shown, its words with their weights."""

    name: str
    url: str
    says: str
    words: Mapping[str, float]
    share: float = 1.0
    """Its weight relative to other results."""
    length: float = 0.0
    """The weight of its own words, by which a long text is lowered; 0: that of all words."""

    @property
    def long(self) -> float:
        """The length that counts."""
        return self.length or sum(self.words.values())


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
    }
    return f"globalThis.ASL_INDEX={json.dumps(data, ensure_ascii=False, separators=(',', ':'))};\n"


def _clauses(book: Book) -> Iterator[Page]:
    """Whole clauses: mainly their titles, and the topics of their requirements."""
    for chapter in book.registry.chapters.values():
        for name in chapter.clauses:
            topics = [r.topic for r in book.registry.chapter_requirements.values() if r.clause == name]
            texts = ((book.titles[name], 4.0), (" ".join(topics), 0.6), (chapter.title, 0.5))
            weights = _weights((written_out(text), weight) for text, weight in texts)
            says = f"The clause: {'; '.join(topics)}"[:EXCERPT]
            yield Page(f"{name} {book.titles[name]}", f"{name}.html", says, weights)


def _readings(book: Book) -> Iterator[Page]:
    """Contested readings, each on the page of its first clause that has one."""
    for one in readings.load().values():
        home = next((f"{name}.html#contested-readings" for name in one.clauses if name in book.titles), "")
        chosen = one.choices[one.reference].says if one.reference else "The text decides nothing."
        texts = ((one.question, 2.0), *((each.says, 0.7) for each in one.choices.values()))
        weights = _weights((written_out(text), weight) for text, weight in texts)
        url = home or "adr/0005-contested-readings.html#elsewhere"
        says = f"A contested reading. {one.question} {chosen}"
        yield Page(f"{one.clauses[0]} {one.question}"[:EXCERPT], url, says[:EXCERPT], weights, READING)


def _requirements(book: Book) -> Iterator[Page]:
    for one in book.registry.requirements.values():
        url = f"{one.clause}.html#{one.id}"
        share = MEETING if one.meeting else EXAMPLE if "-EX" in one.id else 1.0
        share *= OLDER if one.ends or OLD.match(one.topic) else 1.0
        share *= 1 + BROAD * math.log2(1 + len(book.cases[one.id]))
        brief = math.sqrt(TOPIC_WORDS / max(len(words(one.topic)), 1))
        own = _weights(((written_out(one.topic), TOPIC * brief), (written_out(one.statement), STATEMENT)))
        about = _weights(
            (
                (one.note, 0.7),
                (written_out(book.titles[one.clause]), TITLE),
                (_above(one.clause, book), ABOVE),
                (book.registry.chapters[one.chapter].title, 0.5),
                (" ".join(one.clauses), 1.0),
            )
        )
        found = _summed(own, about, _spoken([*book.cases[one.id], *book.guests[one.id]]))
        yield Page(f"{one.id} {one.topic}", url, one.statement[:EXCERPT], found, share, sum(own.values()))


def _summed(*all_: Words) -> Words:
    found: Words = defaultdict(float)
    for one in all_:
        for word, weight in one.items():
            found[word] += weight
    return found


def _above(clause: str, book: Book) -> str:
    """The title of the clause that this one is beneath: foxholes, for entrenching."""
    return written_out(book.titles.get(parent(clause, book.registry), ""))


def _weights(texts: Iterable[tuple[str, float]]) -> Words:
    """The words of texts, each with the sum of the weights of its texts."""
    found: Words = defaultdict(float)
    for text, weight in texts:
        for word in words(text):
            found[word] += weight
    return found


def _spoken(cases: Sequence[Case]) -> Words:
    """The words of cases: a word that all of them have is about the requirement, one of few is a detail."""
    found: Words = defaultdict(float)
    for weight, having in (
        (CASE, Counter(w for case in cases for w in set(_line_words(title(case))))),
        (STEP, Counter(w for case in cases for w in {w for line in case.prose for w in _line_words(line)})),
    ):
        for word, times in having.items():
            found[word] += weight * math.sqrt(times / len(cases))
    return found


@cache
def _line_words(line: str) -> tuple[str, ...]:
    return tuple(words(line))


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
            weights = _weights(((heading, 1.5), (content, 0.4)))
            plain = " ".join(re.sub(r"[`*|\[\]#]|\([^)]*\)", "", content).split())
            yield Page(re.sub(r"[`*]", "", heading), page + anchor, plain[:EXCERPT], weights, share)


def slug(heading: str) -> str:
    """The anchor that the builder makes from a heading."""
    text = re.sub(r"[^\w\s-]", "", re.sub(r"[`*]", "", heading)).strip().lower()
    return re.sub(r"[-\s]+", "-", text)


def _weighed(pages: Iterable[Page]) -> Iterator[tuple[str, list[int]]]:
    """By word: the pages that contain it, each as the distance from the one before, and its weight there."""
    pages = list(pages)
    mean = sum(page.long for page in pages) / max(len(pages), 1)
    having: dict[str, list[tuple[int, float]]] = {}
    for number, page in enumerate(pages):
        length = 1 - LENGTH + LENGTH * page.long / mean
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
