"""A duel: the second engine and the reference are asked about the same random boards.

    python scripts/duel.py                               200 boards; exit 1 if a difference has no entry
    python scripts/duel.py --boards 10000 --seed 20261124
    python scripts/duel.py --boards 2000 --write         also put the figures into docs/second-engine.md
    python scripts/duel.py --family wire --boards 2000   boards of a family, other ones with each seed
    python scripts/duel.py --near 5000                   requests near the suite's cases (near_rows)

A difference that stays has an entry in examples/second-engine/differences.toml: clause, who is wrong, why.
Boards of all themes come by turns.
"""

import argparse
import datetime
import json
import random
import shutil
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

import msgspec

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "harness"), str(ROOT / "engine"), str(ROOT)]

from asl_conformance.adapters.choose import choose, open_choice  # noqa: E402
from asl_conformance.adapters.reference.engine import reference_engine  # noqa: E402
from asl_conformance.fuzz.asking.ask import Asker, EngineFailed  # noqa: E402
from asl_conformance.fuzz.asking.differential import ASIDE, Difference, differences  # noqa: E402
from asl_conformance.fuzz.asking.questions import as_json, questions  # noqa: E402
from asl_conformance.fuzz.asking.sequences import afterwards, sequences  # noqa: E402
from asl_conformance.fuzz.families.every import FAMILIES  # noqa: E402
from asl_conformance.fuzz.finding.exhaustive import FamilyHunt  # noqa: E402
from asl_conformance.fuzz.finding.hunt import DEEDS, LOS, Hunt  # noqa: E402
from scripts import near_rows  # noqa: E402

FOLDER = ROOT / "examples" / "second-engine"
ENTRIES = FOLDER / "differences.toml"
PAGE = ROOT / "docs" / "second-engine.md"
START, END = "<!-- duel: written by scripts/duel.py -->\n", "<!-- end of duel -->\n"
BOARDS, SEED, SHOWN = 200, 7, 12
Json = dict[str, Any]
Wrong = Literal["reference", "suite", "second engine", "docs", "contested", "board"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A difference that stays: the answers that it covers, and the ruling."""

    ask: str
    fields: tuple[str, ...]
    """Fields without names (``counters.room``); ``illegal`` if only one of the two forbids the actions."""
    clause: str
    wrong: Wrong
    why: str
    means: tuple[str, ...] = ()
    """Only attacks by these means; empty: by any."""
    by: bool | None = None
    """Only attacks with attackers, or without; omitted: both."""
    verbs: tuple[str, ...] = ()
    """Only where one of these verbs is asked about or done before."""
    reference: str = ""
    """Only this answer of the reference, as JSON; empty: any."""
    engine: str = ""
    """Only this answer of the engine, as JSON; empty: any."""
    apart: tuple[str, ...] = ()
    """Only where the two lists differ in exactly these words; empty: in any."""
    cited: tuple[str, ...] = ()
    """Only where the reference cites one of these clauses; empty: any."""
    pieces: tuple[str, ...] = ()
    """Only if one of these words is in the position: a terrain, a type of piece, a place."""
    together: tuple[str, ...] = ()
    """Only if all of these words are in it."""
    words: tuple[str, ...] = ()
    """Only where such an action has all of these words: a mode, a place."""
    actor: tuple[str, ...] = ()
    """Only where a unit that does such an action has one of these words, or moved by such a mode before."""
    stays: bool = False
    """Only where such an action ends in the hex in which the unit is."""

    def covers(self, one: Difference) -> bool:
        """Whether the difference is one of this entry."""
        question = one.question
        return (
            (question["ask"], one.kind[1] or "illegal") in {(self.ask, name) for name in self.fields}
            and (not self.means or question.get("means") in self.means)
            and (self.by is None or self.by == bool(question.get("by")))
            and (not self._acts or any(self._is(deed, units) for deed, units in _deeds(one)))
            and self.reference in ("", as_json(one.ours))
            and self.engine in ("", as_json(one.theirs))
            and (not self.apart or _apart(one) == set(self.apart))
            and (not self.cited or not set(one.clauses).isdisjoint(self.cited))
            and (not self.pieces or any(_says(one.position, word) for word in self.pieces))
            and all(_says(one.position, word) for word in self.together)
        )

    @property
    def _acts(self) -> bool:
        """Whether it speaks of actions."""
        return bool(self.verbs or self.words or self.actor or self.stays)

    def _is(self, deed: Json, units: list[Json]) -> bool:
        """Whether the action, done by units that are as given, is one that the entry speaks of."""
        return (
            (not self.verbs or deed["do"] in self.verbs)
            and all(_says(deed, word) for word in self.words)
            and (not self.actor or any(_says(unit, word) for unit in units for word in self.actor))
            and (not self.stays or any(unit.get("hex") == deed.get("to") for unit in units))
        )


def _apart(one: Difference) -> set[str]:
    """The words that one of the two lists has and the other has not."""
    lists = isinstance(one.ours, list) and isinstance(one.theirs, list)
    return set(one.ours) ^ set(one.theirs) if lists else set()


def _says(part: Json, word: str) -> bool:
    """Whether a position, an action or a unit has the word as a name or a value."""
    return f'"{word}"' in json.dumps(part)


def _deeds(one: Difference) -> Iterator[tuple[Json, list[Json]]]:
    """The actions done and asked about, each with its units as they are then: hex, place, modes."""
    question, units = one.question, dict(one.position.get("units", {}))
    asked = [question["action"]] if "action" in question else []
    for deed in (*one.actions, *question.get("steps", ()), *asked):
        who = (*deed.get("units", ()), deed.get("unit", ""))  # the unit of set_up is no name
        names = [name for name in who if isinstance(name, str) and name in units]
        yield deed, [units[name] for name in names]
        for name in names:
            there = {"hex": deed["to"], "at": deed.get("at", "")} if "to" in deed else {}
            modes = [*units[name].get("modes", ()), deed.get("mode", "")]
            units[name] = {**units[name], **there, "modes": modes}


class Entries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of entries."""

    difference: tuple[Entry, ...] = ()


@dataclass
class Tally:
    """What a duel asked, compared and found."""

    boards: int = 0
    asked: Counter[str] = field(default_factory=Counter)
    compared: Counter[str] = field(default_factory=Counter)
    differing: Counter[str] = field(default_factory=Counter)
    known: Counter[Entry] = field(default_factory=Counter)
    new: list[tuple[int, Difference]] = field(default_factory=list)
    refused: int = 0
    """Requests near the suite's cases that one of the engines refuses: they are not compared."""


def entries() -> tuple[Entry, ...]:
    """The differences that stay."""
    return msgspec.toml.decode(ENTRIES.read_bytes(), type=Entries).difference


def requests(hunt: Hunt, number: int) -> Iterator[tuple[Json, tuple[Json, ...], list[Json]]]:
    """The position of a board with its questions; then sequences of actions, and the questions after them."""
    if isinstance(hunt, FamilyHunt):
        for part in hunt.family.parts(hunt.engine, hunt.board(number)[0]):
            yield part.position, part.actions, list(part.questions.values())
        return
    assert hunt.reference is not None
    declared = hunt.engine.capabilities
    position, _ = hunt.board(number)
    yield position, (), questions(position, declared.questions, random.Random(number), LOS, declared.actions)
    dice = random.Random(f"{number} deeds")
    for done in sequences(hunt.reference, position, dice, DEEDS, declared.actions):
        asked = afterwards(position, done, dice)
        yield position, tuple(done), [one for one in asked if one["ask"] in declared.questions]


def duel(hunt: Hunt, numbers: Sequence[int], known: Sequence[Entry]) -> Tally:
    """Ask both engines about these boards; raises EngineFailed if one of them gives no answer."""
    tally = Tally(len(numbers))
    assert hunt.reference is not None
    for number in numbers:
        for position, actions, asked in requests(hunt, number):
            ours = hunt.reference.ask(position, asked, actions)
            theirs = hunt.engine.ask(position, asked, actions)
            look(hunt, tally, known, number, (position, actions, asked), ours, theirs)
    return tally


def look(
    hunt: Hunt,
    tally: Tally,
    known: Sequence[Entry],
    number: int,
    request: tuple[Json, tuple[Json, ...], list[Json]],
    ours: list[Json],
    theirs: list[Json],
) -> None:
    """Count what was asked, compared and differs in the outcomes of one request."""
    position, actions, asked = request
    refused = False
    for question, right, other in zip(asked, ours, theirs, strict=True):
        ask = question["ask"]
        tally.asked[ask] += 1
        tally.compared[ask] += ASIDE.isdisjoint((*right, *other))
        seen = list(differences(hunt.engine, position, actions, [question], [right], [other]))
        tally.differing[ask] += bool(seen)
        for one in seen:
            if not one.path and refused:
                continue  # one is enough where only one engine forbids the actions
            refused = refused or not one.path
            entry = next((entry for entry in known if entry.covers(one)), None)
            if entry:
                tally.known[entry] += 1
            else:
                tally.new.append((number, one))


def duel_near(hunt: Hunt, count: int, known: Sequence[Entry]) -> Tally:
    """Ask both engines so many requests near the suite's cases."""
    tally = Tally(count)
    assert hunt.reference is not None
    declared = hunt.engine.capabilities
    near = near_rows.Near(hunt.reference, declared.actions, random.Random(hunt.seed))
    for number in range(count):
        one = near.drawn()
        actions = tuple(one.get("actions", ()))
        if not {action.get("do") for action in actions} <= set(declared.actions):
            tally.refused += 1
            continue
        asked = [*one.get("questions", ()), {"ask": "state"}]
        asked = [question for question in asked if question.get("ask") in declared.questions]
        try:
            ours = hunt.reference.ask(one["position"], asked, actions)
            theirs = hunt.engine.ask(one["position"], asked, actions)
        except EngineFailed:
            tally.refused += 1
            continue
        look(hunt, tally, known, number, (one["position"], actions, asked), ours, theirs)
    return tally


def run(boards: int, seed: int, start: int = 0, family: str = "", near: int = 0) -> Tally:
    """A duel on random boards of that seed, on boards of a family, or near the suite's cases."""
    with open_choice(choose("second-engine", folder=FOLDER.parent)) as second, reference_engine() as first:
        engine, reference = (Asker(one, one.start()) for one in (second, first))
        hunt = FamilyHunt(engine, reference, seed, (), family) if family else Hunt(engine, reference, seed)
        if near:
            return duel_near(hunt, near, entries())
        first_board = start + (seed * boards if family else 0)
        return duel(hunt, range(first_board, first_board + boards), entries())


def page(tally: Tally, seed: int, known: Sequence[Entry]) -> str:
    """The figures and the entries as Markdown."""
    today = datetime.datetime.now(tz=datetime.UTC).date()
    rows = [
        f"| `{ask}` | {tally.asked[ask]:,} | {tally.compared[ask]:,} | {tally.differing[ask]:,} |"
        for ask in sorted(tally.asked)
    ]
    total = [f"{count.total():,}" for count in (tally.asked, tally.compared, tally.differing)]
    kept = [
        f"| {one.clause} | `{one.ask}` {', '.join(f'`{name}`' for name in one.fields)} "
        f"| {tally.known[one]:,} | {one.wrong} | {one.why} |"
        for one in known
    ]
    lines = [
        f"{today}: {tally.boards:,} boards of seed {seed}, all themes by turns; "
        f"differences without an entry: {len(tally.new)}.",
        "",
        "| question | asked | compared | differ |",
        "|---|---|---|---|",
        *rows,
        f"| all | {' | '.join(total)} |",
        "",
        "| clause | answer | fields that differ | who is wrong | why |",
        "|---|---|---|---|---|",
        *kept,
    ]
    return "\n".join(lines) + "\n"


def described(number: int, one: Difference) -> str:
    """A new difference in three lines: what differs, what was asked, the position."""
    asked = json.dumps(one.question, ensure_ascii=False)
    done = f" after {json.dumps(list(one.actions))}" if one.actions else ""
    return (
        f"board {number}: {one.field} is {as_json(one.theirs)}, the reference says {as_json(one.ours)}"
        f" ({', '.join(one.clauses)} {one.why})\n  {asked}{done}\n  {json.dumps(one.position)}"
    )


def main(arguments: Sequence[str]) -> int:
    """Run a duel; print its figures and what has no entry."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--boards", type=int, default=BOARDS)
    parser.add_argument("--start", type=int, default=0, help="number of the first board")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--family", choices=sorted(FAMILIES), default="", help="boards of that family")
    parser.add_argument(
        "--near", type=int, default=0, help="so many requests near the suite's cases, no boards"
    )
    parser.add_argument("--shown", type=int, default=SHOWN, help="kinds of differences that are printed")
    parser.add_argument("--write", action="store_true", help=f"write the figures into {PAGE.name}")
    options = parser.parse_args(arguments)
    if options.near and (options.write or options.family):
        parser.error("--near asks no boards: name neither --write nor --family beside it")
    if shutil.which("node") is None:
        print("duel: skipped, there is no node here")
        return 0
    tally = run(options.boards, options.seed, options.start, options.family, options.near)
    if options.near:
        print(f"{options.near:,} requests of seed {options.seed}, {tally.refused:,} of them not compared")
    else:
        text = page(tally, options.seed, entries())
        print(text)
    if options.write:
        before, rest = PAGE.read_text(encoding="utf-8").split(START)
        PAGE.write_text(before + START + text + END + rest.split(END)[1], encoding="utf-8")
    kinds: dict[tuple[str, ...], tuple[int, Difference]] = {}
    for number, one in tally.new:
        kinds.setdefault((*one.kind, one.clauses[0] if one.clauses else ""), (number, one))
    for number, one in list(kinds.values())[: options.shown]:
        print(described(number, one))
    if tally.new:
        print(f"{len(tally.new)} differences of {len(kinds)} kinds have no entry in {ENTRIES.name}")
    return 1 if tally.new else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
