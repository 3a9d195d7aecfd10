"""The sheet of answers that these checks share, and its comparison with answers about another position."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.asking.everything import Sheet, sheet
from asl_conformance.fuzz.asking.questions import as_json, unlike
from asl_conformance.fuzz.boards.crowding import CrowdedDraft
from asl_conformance.fuzz.boards.placement import MEN, grown, moment_of
from asl_conformance.fuzz.boards.transforms import named, wide
from asl_conformance.fuzz.invariants.check import Violation

OVER = "crossings"
"""The theme of the boards for these checks."""
WORTH_SHOWING = 160
"""Most characters of an answer that a finding shows."""


def spread(ask: Asker, position: Json) -> Sheet:
    """The sheet of the position moved to the middle of a wide board, far from every edge.

    Its questions do not count as asked by the check that happens to run first.
    """
    kept = ask.sheet
    if isinstance(kept, tuple) and kept[0] == position:
        found: Sheet = kept[1]
        return found
    before = ask.asked
    made = sheet(ask, wide(position) if named(position) else position)
    ask.sheet, ask.asked = (position, made), before
    return made


def crowd(position: Json) -> bool:
    """Whether a crowded board could look like this."""
    return grown(position, CrowdedDraft(**moment_of(position)))


def compared(
    ask: Asker,
    base: Sheet,
    other: Json,
    kept: Callable[[Json], bool],
    what: str,
    dice: random.Random,
    trimmed: Callable[[Json], Json] = lambda outcome: outcome,
) -> Violation | None:
    """The first question whose answer changed when ``what`` was changed in the position, as a violation."""
    pairs = [(q, answer) for q, answer in some(base, dice) if kept(q)]
    if not pairs:
        return None
    asked = [question for question, _ in pairs]
    there = [trimmed(outcome) for outcome in ask.ask(other, asked)]
    here = [trimmed(outcome) for _, outcome in pairs]
    for question, due, found in unlike(asked, here, there, ask.capabilities.questions):
        return Violation(f"{what}, {differs(question, due, found)}", other, [question])
    return None


def compared_after(
    ask: Asker,
    base: Sheet,
    other: Json,
    what: str,
    dice: random.Random,
    trimmed: Callable[[Json], Json] = lambda outcome: outcome,
    said: Callable[[Json], Json] = lambda value: value,
) -> Violation | None:
    """The same after an action that is allowed. ``said`` puts both into the other's words."""
    allowed = (question["action"] for question, answer in base.of("may") if answer.get("allowed"))
    deeds = [action for action in allowed if action["do"] != "set_up"]
    if not deeds:
        return None
    deed = dice.choice(deeds)
    lasting = [question for question in base.asked if question["ask"] in LASTING]
    asked = [*base.asked[:1], *dice.sample(lasting, min(FEW, len(lasting)))]
    there = (other, [said(question) for question in asked], [said(deed)])
    here, found = ask.ask_many([(base.position, asked, [deed]), there])
    due, got = [trimmed(said(outcome)) for outcome in here], [trimmed(outcome) for outcome in found]
    for question, right, wrong in unlike(there[1], due, got, ask.capabilities.questions):
        return Violation(
            f"{what}, after {deed['do']}, {differs(question, right, wrong)}", other, [question], there[2]
        )
    return None


LASTING = frozenset({"wall_advantage", "concealment", "may", "attack"})
"""Questions that are asked again after an action, beside the state."""
FEW = 5
"""Number of those."""
MANY = 20
"""Questions of a sheet that are asked again about another position."""


def some(base: Sheet, dice: random.Random, many: int = MANY) -> list[tuple[Json, Json]]:
    """Questions of the sheet with their outcomes: all, or so many of them, the state among them."""
    pairs = list(zip(base.asked, base.answers, strict=True))
    return pairs if len(pairs) <= many else [*pairs[:1], *dice.sample(pairs[1:], many - 1)]


def differs(question: Json, due: Json, found: Json) -> str:
    """A sentence: the question, and the fields in which the two answers differ."""
    one, two = due.get("answer", due), found.get("answer", found)
    apart = unlike_parts(one, two)
    texts = [as_json(half)[:WORTH_SHOWING] for half in apart]
    return f"the answer to {as_json(question)} is {texts[1]} and not {texts[0]}"


def unlike_parts(one: object, two: object) -> tuple[object, object]:
    """The parts in which two values differ; objects are compared key by key."""
    if not isinstance(one, Mapping) or not isinstance(two, Mapping):
        return one, two
    keys = [key for key in {**one, **two} if one.get(key) != two.get(key)]
    halves = {key: unlike_parts(one.get(key), two.get(key)) for key in keys}
    return {key: half[0] for key, half in halves.items()}, {key: half[1] for key, half in halves.items()}


def without(outcome: Json, names: Iterable[str]) -> Json:
    """The outcome without these pieces, their checks and these hexes, and without sums over the board."""
    if "answer" not in outcome:
        return outcome
    answer, gone = dict(outcome["answer"]), set(names)
    for part in ("units", "counters", "targets", "hexes"):
        if part in answer:
            answer[part] = {key: one for key, one in answer[part].items() if key not in gone}
    if "checks" in answer:
        answer["checks"] = [check for check in answer["checks"] if check["unit"] not in gone]
    answer.pop("sides", None)
    return {"answer": answer}


def words(value: object) -> Iterator[str]:
    """Every text in a question."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for item in value.values():
            yield from words(item)
    elif isinstance(value, Sequence):
        for item in value:
            yield from words(item)


def in_hex(position: Json, name: str) -> list[str]:
    """Units that the position places in the hex."""
    return [key for key, unit in position.get("units", {}).items() if unit["hex"] == name]


def men(position: Json) -> list[str]:
    """Personnel on foot; dummies left out."""
    return [
        key
        for key, unit in position.get("units", {}).items()
        if unit["type"] in MEN - {"dummy"} and not unit.get("aboard")
    ]


def holds_something(position: Json, name: str) -> bool:
    """Whether the unit possesses a weapon or carries somebody."""
    held = any(c.get("possessed_by") == name for c in position.get("counters", {}).values())
    return held or any(unit.get("aboard") == name for unit in position["units"].values())
