"""LOS between hexes of random boards of every theme: VASL beside the reference, differences in groups.

    python differential.py --looks 1000000 --findings groups.jsonl

An example of how the harness is used from Python. Every LOS is asked of one painting; where that differs
from the reference, all paintings are asked, and the difference counts only if it stands under all.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import time
import tomllib
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO

from asl_conformance.adapters.choose import choose, open_choice
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.adapters.reference.sight import REACH, seen_from
from asl_conformance.fuzz.asking.ask import Asker, EngineFailed, Json, hex_, los
from asl_conformance.fuzz.boards.boards import SMALL, numbered
from asl_conformance.fuzz.boards.lattice import board_names, centre, distance
from asl_conformance.fuzz.boards.lines import corners, meets
from asl_conformance.fuzz.boards.themes import THEMES
from asl_conformance.protocol.vocabulary import AFVS

HERE = Path(__file__).parent
NAMES = board_names(SMALL.columns, SMALL.rows)
VIEWERS = 48
"""Hexes of a board that are looked from, each to all within REACH."""
AT_ONCE = 500
"""Questions in one request, which has a time limit."""
HULLED = 4
"""Of so many boards one has AFVs and wrecks: with them VASL takes many times as long."""
PATIENCE = 120
"""Seconds for a request."""
HULLS = frozenset({*AFVS, "wreck"})
READ_OTHERWISE = frozenset("mudflat orchard olive_grove graveyard vineyard crag cactus_patch".split())
FAIR = ("", "clear", "overcast")
PLACE = re.compile(r"\b[A-Z]{1,2}\d+(-[A-Z]{1,2}\d+)*\b|\bu\d+\b")
BLOCKING = re.compile(r"^bocage (\S+) stands between")
NUMBER = re.compile(r"-?\b\d+(\.\d+)?\b")


Group = tuple[str, str, str]
"""What differs, with what is on the LOS; the reference's reason; VASL's."""


@dataclass(frozen=True)
class Kind:
    """A kind of difference; the patterns are found in a group of that kind."""

    what: str
    clause: str
    whose: str
    change: str = ""
    things: str = ""
    ours: str = ""
    theirs: str = ""

    def fits(self, group: Group) -> bool:
        """Whether a group of differences is of this kind."""
        change, _, things = group[0].partition(" [")
        parts = ((self.change, change), (self.things, things), (self.ours, group[1]), (self.theirs, group[2]))
        return all(re.search(pattern, text) for pattern, text in parts)


KINDS = [Kind(**one) for one in tomllib.loads((HERE / "kinds.toml").read_text(encoding="utf-8"))["kind"]]


def kind_of(group: Group) -> Kind:
    """The kind of a group: the first that fits."""
    return next(kind for kind in KINDS if kind.fits(group))


@dataclass
class Tally:
    """What came of the LOS asked about, and how long each side took."""

    verdicts: Counter[str] = field(default_factory=Counter)
    groups: Counter[Group] = field(default_factory=Counter)
    themes: Counter[str] = field(default_factory=Counter)
    whole: float = 0
    vasl: float = 0

    @property
    def looks(self) -> int:
        """The LOS that VASL answered or the painting decided."""
        return self.verdicts.total() - self.verdicts["unsupported"]

    def kinds(self) -> Counter[Kind]:
        """How many LOS differ in each kind."""
        found: Counter[Kind] = Counter()
        for group, many in self.groups.items():
            found[kind_of(group)] += many
        return found

    def figures(self) -> dict[str, Any]:
        """What docs/vasl.md shows: how many LOS were answered under all paintings, and which differ."""
        named = ("what", "clause", "whose")
        kinds = [
            {**{field: getattr(kind, field) for field in named}, "looks": many}
            for kind, many in self.kinds().most_common()
        ]
        painting, differ = self.verdicts["painting decides"], self.verdicts["differ"]
        return {"answered": self.looks - painting, "differ": differ, "painting": painting, "kinds": kinds}

    def table(self) -> Iterator[str]:
        """The counts and the groups, the greatest first, for a terminal."""
        answered = self.looks - self.verdicts["painting decides"]
        yield f"{self.looks} LOS in {self.whole:.0f} s, of which VASL and its adapter took {self.vasl:.0f} s"
        yield ", ".join(f"{n} {what}" for what, n in self.verdicts.most_common())
        for kind, many in self.kinds().most_common():
            yield f"{many:7} {100 * many / max(1, answered):6.3f} %  {kind.whose}: {kind.what}"
        yield "by what is on the LOS and both reasons:"
        for (what, ours, theirs), many in self.groups.most_common():
            yield f"{many:7} {100 * many / max(1, answered):6.3f} %  {what}"
            yield f"         reference: {ours}"
            yield f"         VASL:      {theirs}"


def asked_about(number: int) -> list[Json]:
    """The LOS from some hexes of a board to all others that a look at the whole board reaches."""
    viewers = random.Random(number).sample(NAMES, VIEWERS)
    pairs = ((one, other) for one in viewers for other in NAMES)
    return [los(hex_(a), hex_(b)) for a, b in pairs if 0 < distance(a, b) <= REACH]


@dataclass(frozen=True)
class At:
    """Which board: its theme, number and seed."""

    theme: str
    number: int
    seed: int


def board(at: At) -> Json:
    """A board in fair weather and in season, three in four of them without AFVs and wrecks."""
    position = numbered(at.seed, at.number, SMALL, at.theme)
    kept = {key: value for key, value in position.items() if key not in ("ssr", "month", "weather")}
    ssr = [text for text in position.get("ssr", ()) if "bocage" in text or "cactus" in text]
    if position.get("weather", "") in FAIR:
        kept["weather"] = position.get("weather", "")
    if at.number % HULLED:
        kept |= without_hulls({things: kept.get(things, {}) for things in ("units", "counters")})
    return {"hexes": {}, "hexsides": {}, "units": {}, "counters": {}, **kept, "ssr": ssr}


def without_hulls(pieces: dict[str, Json]) -> dict[str, Json]:
    """The units and counters that are no AFVs or wrecks, nor aboard one, nor with who is."""
    lost: set[str] = set()
    while True:
        kept = {
            things: {name: one for name, one in of_kind.items() if not _lost(one, lost)}
            for things, of_kind in pieces.items()
        }
        gone = {name for things, of_kind in pieces.items() for name in of_kind.keys() - kept[things].keys()}
        if gone == lost:
            return kept
        lost = gone


def _lost(piece: Json, lost: set[str]) -> bool:
    return piece["type"] in HULLS or piece.get("aboard") in lost or piece.get("possessed_by") in lost


@dataclass
class Askers:
    """VASL by one painting and by all, and the reference."""

    plain: Asker
    vasl: Asker
    reference: Asker


@contextmanager
def askers() -> Iterator[Askers]:
    """The three, started."""
    right = reference_engine(60)
    one, all_ = (choose(name, PATIENCE, folder=HERE) for name in ("vasl-plain", "vasl"))
    with open_choice(one) as first, open_choice(all_) as second:
        plain, vasl, reference = (Asker(engine, engine.start()) for engine in (first, second, right))
        yield Askers(plain, vasl, reference)


def look(ask: Askers, at: At, tally: Tally, out: TextIO) -> None:
    """Compare one board; raises EngineFailed if VASL gives no answer."""
    position = board(at)
    seen = seen_from(position, "current")
    views: dict[str, dict[str, int]] = {}
    doubtful = []
    for asked in batched(asked_about(at.number)):
        start = time.perf_counter()
        outcomes = ask.plain.ask(position, asked)
        tally.vasl += time.perf_counter() - start
        for question, outcome in zip(asked, outcomes, strict=True):
            viewer, target = question["from"]["hex"], question["to"]["hex"]
            if "answer" not in outcome:
                tally.verdicts["unsupported"] += 1
                continue
            due = (views.get(viewer) or views.setdefault(viewer, seen(viewer))).get(target)
            answer = outcome["answer"]
            if answer["clear"] is (due is not None) and (due is None or answer["hindrance"] == due):
                tally.verdicts["agreed"] += 1
            else:
                doubtful.append(question)
    settle(ask, at, doubtful, tally, out)
    tally.themes[at.theme] += 1


def settle(ask: Askers, at: At, doubtful: list[Json], tally: Tally, out: TextIO) -> None:
    """Count what differs under all paintings, each in its group, and write it down."""
    for question, ours, theirs, key in grouped(ask, board(at), doubtful, tally):
        tally.groups[key] += 1
        where = {"theme": at.theme, "number": at.number, "seed": at.seed, "question": question}
        out.write(json.dumps({**where, "group": key, "ours": ours, "theirs": theirs}) + "\n")


def grouped(
    ask: Askers, position: Json, asked: list[Json], tally: Tally | None = None
) -> Iterator[tuple[Json, Json, Json, Group]]:
    """What differs under all paintings, both answers, the group; with SMOKE to blame if it alone makes it."""
    bare = {**position, "hexes": {name: without_smoke(ground) for name, ground in position["hexes"].items()}}
    found = differences(ask, ask.vasl, position, asked, tally)
    kept = [question for question, _, _ in found]
    still = {id(q): (o, t) for q, o, t in differences(ask, ask.vasl, bare, kept, None)}
    for question, ours, theirs in found:
        ground, (a, b) = (bare, still[id(question)]) if id(question) in still else (position, (ours, theirs))
        yield question, ours, theirs, group(ground, question, a, b)


def differences(
    ask: Askers, vasl: Asker, position: Json, asked: list[Json], tally: Tally | None
) -> list[tuple[Json, Json, Json]]:
    """Of the questions those in which VASL's answer is another, with the reference's and VASL's."""
    found = []
    for some in batched(asked):
        start = time.perf_counter()
        outcomes = vasl.ask(position, some)
        if tally is not None:
            tally.vasl += time.perf_counter() - start
        for question, outcome, due in zip(some, outcomes, ask.reference.ask(position, some), strict=True):
            ours, theirs = due["answer"], outcome.get("answer")
            blocked = not ours["clear"]
            verdict = "differ"
            if theirs is None:
                verdict = "painting decides"
            elif ours["clear"] is theirs["clear"] and (blocked or ours["hindrance"] == theirs["hindrance"]):
                verdict = "agreed"
            else:
                found.append((question, ours, theirs))
            if tally is not None:
                tally.verdicts[verdict] += 1
    return found


def without_smoke(ground: Json) -> Json:
    """The hex with no SMOKE in it."""
    return {key: value for key, value in ground.items() if key != "smoke"}


def batched(asked: list[Json]) -> Iterator[list[Json]]:
    """The questions, so many at a time."""
    return (asked[i : i + AT_ONCE] for i in range(0, len(asked), AT_ONCE))


def again(ask: Askers, path: Path, tally: Tally, out: TextIO) -> None:
    """Ask anew about the differences that an earlier run wrote down."""
    boards: dict[At, list[Json]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        kept = json.loads(line)
        at = At(kept["theme"], kept["number"], kept.get("seed", 1))
        boards.setdefault(at, []).append(kept["question"])
    for at, asked in boards.items():
        settle(ask, at, asked, tally, out)
        tally.themes[at.theme] += 1


def group(position: Json, question: Json, ours: Any, theirs: Any) -> Group:
    """What differs, with what on the LOS may be why; the reference's clause and reason; VASL's reason."""
    start, end = question["from"]["hex"], question["to"]["hex"]
    if ours["clear"] and theirs["clear"]:
        what = "VASL counts fewer" if theirs["hindrance"] < ours["hindrance"] else "VASL counts more"
        reason = ""
    else:
        what = "clear in VASL alone" if theirs["clear"] else "blocked in VASL alone"
        reason = NUMBER.sub("#", PLACE.sub("_", ours["why"])) if not ours["clear"] else ""
    present = ", ".join(sorted({*things(position, start, end), *of_target(ours, end)}))
    reason = reason.partition(":")[0]
    return f"{what} [{present}]", f"{ours['clauses'][0]} {reason}".strip(), theirs.get("why", "")


def things(position: Json, start: str, end: str) -> Iterator[str]:
    """What the LOS meets that VASL and the reference may read otherwise."""
    hulls = {
        one["hex"]
        for kind in ("units", "counters")
        for one in position[kind].values()
        if one["type"] in HULLS
    }
    far = distance(start, end)
    for name in {*position["hexes"], *hulls}:
        if max(distance(start, name), distance(end, name)) > far:
            continue
        where = {start: "at the viewer", end: "at the target"}.get(name) or met(name, start, end)
        ground = position["hexes"].get(name, {})
        if where and ground.get("smoke"):
            yield f"SMOKE {where}" + (", in a Depression" if "depression" in ground else "")
        if where and "depression" in ground:
            yield "a Depression" if where == "on the way" else f"a Depression {where}"
        if "the way" in where and name in hulls:
            yield f"a hull {where}"
        if "the way" in where and ground.get("terrain") in READ_OTHERWISE:
            yield f"{ground['terrain']} {where}"
    sides = {
        side["terrain"]: name
        for name, side in position["hexsides"].items()
        if meets(centre(start), centre(end), name)
    }
    yield from (kind for kind in ("bocage", "cliff") if kind in sides)


def of_target(ours: Json, end: str) -> Iterator[str]:
    """Whether the bocage that blocks is a hexside of the target hex."""
    found = BLOCKING.search(ours.get("why", ""))
    if found and end in found[1].split("-"):
        yield "bocage of the target"


def met(name: str, start: str, end: str) -> str:
    """Whether the LOS passes through the hex or only along its edge; empty if it misses it."""
    (ax, ay), (bx, by) = centre(start), centre(end)
    turns = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in corners(name)]
    if min(turns) < 0 < max(turns):
        return "on the way"
    return "beside the way" if 0 in turns else ""


def main() -> None:
    """Compare until so many LOS are answered or the time is up, then print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--looks", type=int, default=20_000, help="LOS that VASL is to answer, at least")
    parser.add_argument("--seconds", type=float, default=3600, help="stop after so long in any case")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first board")
    parser.add_argument("--theme", action="append", choices=list(THEMES))
    parser.add_argument("--again", type=Path, help="ask anew about the differences of an earlier run")
    parser.add_argument("--findings", type=Path, default=Path("differential.jsonl"))
    parser.add_argument("--figures", type=Path, help="write what docs/vasl.md shows of the run, as JSON")
    given = parser.parse_args()
    tally = Tally()
    themes, start, number = given.theme or list(THEMES), time.perf_counter(), given.first
    with askers() as ask, given.findings.open("w", encoding="utf-8") as out:
        if given.again:
            again(ask, given.again, tally, out)
        while not given.again and tally.looks < given.looks and time.perf_counter() - start < given.seconds:
            at = At(themes[number % len(themes)], number, given.seed)
            try:
                look(ask, at, tally, out)
            except EngineFailed as failed:
                print(f"{at}: {failed}")
                tally.verdicts["failed"] += 1
            number += 1
        tally.whole = time.perf_counter() - start
    print("\n".join(tally.table()))
    if given.figures:
        figures = {"seed": given.seed, "boards": number - given.first, **tally.figures()}
        given.figures.write_text(json.dumps(figures, indent=1), encoding="utf-8")
    if not given.again:
        print(f"boards {given.first} to {number - 1} of seed {given.seed}: {dict(tally.themes)}")


if __name__ == "__main__":
    main()
