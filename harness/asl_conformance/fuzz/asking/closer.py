"""Where to look first: the first smaller question that is already wrong.

An attack depends on terrain, on the place and cover of its target, on LOS and Wall Advantage; a move
on each earlier move and its cost. After a wrong answer the engine is asked these smaller questions, as far
as it declares them, from the terrain up. The first that differs from the reference is where its author
looks first.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from asl_conformance.fuzz.asking.ask import Asker, EngineFailed, Json
from asl_conformance.fuzz.asking.beside import claimed, silent
from asl_conformance.fuzz.asking.differential import ASIDE, GATES, reason_of, shut, unlike_fields
from asl_conformance.fuzz.asking.questions import as_json
from asl_conformance.fuzz.boards.lattice import centre, hexside, is_place, neighbours
from asl_conformance.fuzz.boards.lines import meets
from asl_conformance.judging.judge import Finding, describe
from asl_conformance.suite.case import Case, plain

SECONDS = 2.0
"""Time limit for all smaller questions of one failure."""
MOST = 80
"""Most smaller questions of one failure."""
HEXES = 12
"""Most hexes whose terrain is asked, and most hexsides."""

RESTS_ON: dict[str, tuple[str, ...]] = {
    "total": ("tem", "drm", "tem_options"),
    "final_dr": ("tem", "drm", "tem_options"),
    "tem": ("tem_options",),
    "column": ("firepower",),
    "residual_fp": ("firepower",),
    "mf": ("costs",),
    "mf_left": ("mf_spent",),
    "room": ("capacity",),
    "within_capacity": ("capacity",),
    "overstacked": ("stacking_limit",),
}
"""By field: the fields of the same answer that it is made of; if one of them differs, look there."""
NONE: frozenset[str] = frozenset()

Step = tuple[int, Json]
"""A question, and how many of the actions are done before it."""


class Closer(NamedTuple):
    """The result of the smaller questions."""

    asked: int
    kinds: tuple[str, ...]
    """The questions that were asked, each once, in their order."""
    where: str = ""
    """The question that differs first, in words; empty if none does."""
    field: str = ""
    got: Any = None
    due: Any = None
    clauses: tuple[str, ...] = ()
    why: str = ""
    """The reference's reason, or how the engine failed."""

    @property
    def text(self) -> str:
        """The line below a failure."""
        if self.where and not self.field:
            return f"{self.where}: {self.why}"
        reason = " ".join(filter(None, (", ".join(self.clauses), self.why)))
        if self.where:
            line = f"{self.where}: {self.field} is {as_json(self.got)}, by the rules {as_json(self.due)}"
            return f"{line} ({reason})" if reason else line
        count = f"{self.asked} smaller questions are" if self.asked != 1 else "one smaller question is"
        right = f"{count} right ({', '.join(self.kinds)})" if self.asked else ""
        return f"the answer itself: {'; '.join(filter(None, (right, reason and f'by the rules: {reason}')))}"


RIGHT = Closer(0, ())
"""Nothing differs in one answer."""
UNCLAIMED = Closer(0, (), why="unsupported")
"""One answer cannot be compared."""


def closer(case: Case, findings: Sequence[Finding], engine: Asker, reference: Asker) -> Closer | None:
    """Where to look first for a case with these findings; None if no smaller question could be asked.

    Raises EngineLost if the engine is gone.
    """
    finding = next((one for one in findings if one.kind == "fail"), None)
    question = next((q for q in case.questions if finding and describe(q) == finding.asked), None)
    if question is None or finding is None:
        return None
    position, actions = plain(case.position), plain(case.actions)
    failed = (len(actions), plain(question))
    fields = frozenset(one.field for one in findings if one.asked == finding.asked and one.kind == "fail")
    deadline, asked, kinds = time.monotonic() + SECONDS, 0, dict[str, None]()
    for stage in (*_stages(position, actions, failed[1]), [failed]):
        steps = [step for step in _unique(stage) if _declared(engine, actions, step)]
        if stage != [failed]:
            steps = [step for step in steps if step != failed][: MOST - asked]
        for step in steps:
            if time.monotonic() > deadline:
                break
            found = _compare(position, actions, step, engine, reference, fields if step == failed else NONE)
            if found is not UNCLAIMED and step != failed:
                asked, kinds = asked + 1, kinds | {step[1]["ask"]: None}
            if found.where:
                return found._replace(asked=asked, kinds=tuple(kinds))
    clauses, why = _given(position, actions, failed[1], finding, reference)
    return Closer(asked, tuple(kinds), clauses=clauses, why=why) if asked or why else None


def _given(
    position: Json, actions: Sequence[Json], question: Json, finding: Finding, reference: Asker
) -> tuple[tuple[str, ...], str]:
    """The reference's reason for the field that failed first: clauses and words."""
    try:
        (right,) = reference.ask(position, [question], actions)
    except EngineFailed:
        return (), ""
    if not ASIDE.isdisjoint(right):
        return (), ""
    return reason_of(question["ask"], tuple(finding.field.split(".")) if finding.field else (), right)


def _compare(
    position: Json,
    actions: Sequence[Json],
    step: Step,
    engine: Asker,
    reference: Asker,
    failed: frozenset[str],
) -> Closer:
    """The first differing field of one answer; in the failed answer, the first behind the failure."""
    done, question = step
    try:
        (right,) = reference.ask(position, [question], actions[:done])
    except EngineFailed:
        return UNCLAIMED
    where = _named(question, done, actions)
    try:
        (other,) = engine.ask(position, [question], actions[:done])
    except EngineFailed as error:
        return Closer(0, (), where, why=f"the engine fails there, {error}") if not failed else RIGHT
    if not ASIDE.isdisjoint((*right, *other)):
        return UNCLAIMED
    declared = engine.declared(question["ask"])
    if shut(question["ask"], right, declared):
        return UNCLAIMED
    due, found = claimed(right, declared), claimed(other, declared)
    for path, one, two in unlike_fields(due, found, GATES.get(question["ask"], "")):
        if silent(question["ask"], path, one, two) or (failed and not _rested_on(path, failed)):
            continue
        field = ".".join(path) or "illegal"
        return Closer(0, (), where, field, two, one, *reason_of(question["ask"], path, right))
    return RIGHT


def _rested_on(path: tuple[str, ...], failed: frozenset[str]) -> bool:
    """Whether a failed field depends on the field at the path, which itself has not failed."""
    field = ".".join(path)
    if any(field == one or one.startswith(f"{field}.") for one in failed):
        return False
    for one in failed:
        *parent, last = one.split(".")
        made_of = [".".join((*parent, base)) for base in RESTS_ON.get(last, ())]
        if any(field == base or field.startswith(f"{base}.") for base in made_of):
            return True
    return False


def _declared(engine: Asker, actions: Sequence[Json], step: Step) -> bool:
    verbs = [action["do"] for action in actions[: step[0]]]
    verbs += [step[1]["action"]["do"]] if "action" in step[1] else []
    return engine.supports({step[1]["ask"]: ()}, verbs)


def _unique(steps: Iterable[Step]) -> list[Step]:
    found: list[Step] = []
    for step in steps:
        if step not in found:
            found.append(step)
    return found


def _stages(position: Json, actions: Sequence[Json], question: Json) -> Iterator[list[Step]]:
    """The smaller questions of one question, stage by stage from the ground up."""
    names = _spoken_of(position, [*actions, question])
    lines = _lines(position, question)
    yield list(_ground(position, _hexes(position, names, lines)))
    yield [step for done in range(len(actions)) for step in _played(actions, done)]
    end = len(actions)
    yield [(end, {"ask": "state"})] if question["ask"] != "state" else []
    units = [name for name in names if name in position.get("units", {})]
    if question["ask"] in ("los", "attack", "concealment", "rout"):
        yield [(end, {"ask": "wall_advantage", "unit": name}) for name in units]
    if question["ask"] != "los":
        yield [(end, {"ask": "los", "from": start, "to": to}) for start, to in lines]
    if question["ask"] == "attack":
        yield [(end, {"ask": "concealment", "unit": name}) for name in units]


def _played(actions: Sequence[Json], done: int) -> Iterator[Step]:
    """Questions about an action: whether it is allowed, its cost, and the state after it."""
    yield done, {"ask": "may", "action": actions[done]}
    yield done + 1, {"ask": "state"}


def _ground(position: Json, hexes: Sequence[str]) -> Iterator[Step]:
    for name in hexes[:HEXES]:
        yield 0, {"ask": "terrain", "hex": name}
    sides = dict.fromkeys(
        side for name in hexes for near in neighbours(name) if near and (side := hexside(name, near))
    )
    there = [side for side in sides if side in position.get("hexsides", {})]
    for side in there[:HEXES]:
        yield 0, {"ask": "terrain", "hexside": side}


def _spoken_of(position: Json, values: Iterable[Any]) -> list[str]:
    """Every unit, counter and hex that actions and questions name, each once."""
    things = {**position.get("units", {}), **position.get("counters", {})}
    found: dict[str, None] = {}

    def walk(value: Any) -> None:
        if isinstance(value, Mapping):
            for item in value.values():
                walk(item)
        elif isinstance(value, (list, tuple)):
            for item in value:
                walk(item)
        elif isinstance(value, str) and (value in things or is_place(value)):
            found[value] = None

    walk(list(values))
    return list(found)


def _hexes(position: Json, names: Iterable[str], lines: Sequence[tuple[Json, Json]]) -> list[str]:
    """The hexes of the named pieces, then the position's hexes along the lines."""
    found = [one for name in names for one in _places(position, name)]
    for start, to in lines:
        for a in _places(position, next(iter(start.values()))):
            for b in _places(position, next(iter(to.values()))):
                found += [name for name in position.get("hexes", {}) if _touched(name, a, b)]
    return list(dict.fromkeys(found))


def _places(position: Json, name: str) -> list[str]:
    things = {**position.get("units", {}), **position.get("counters", {})}
    if name in things:
        stands = things[name].get("hex", "")
        return [stands] if stands else []
    return name.split("-") if is_place(name) else []


def _touched(name: str, start: str, end: str) -> bool:
    one, other = centre(start), centre(end)
    sides = (hexside(name, near) for near in neighbours(name) if near)
    return any(meets(one, other, side) for side in sides)


def _lines(position: Json, question: Json) -> list[tuple[Json, Json]]:
    """The lines of sight that a question depends on, as pairs of ends."""
    if question["ask"] == "los":
        return [(question["from"], question["to"])]
    units = position.get("units", {})
    if question["ask"] == "attack":
        by, target = question.get("by", ()), question["target"]
    elif question["ask"] in ("concealment", "rout") and question["unit"] in units:
        target, side = question["unit"], units[question["unit"]]["side"]
        by = [name for name, unit in units.items() if unit["side"] != side]
    else:
        return []
    end = {"unit": target} if target in units else {"hex": target}
    return [({"unit": name}, end) for name in by if name in units]


def _named(question: Json, done: int, actions: Sequence[Json]) -> str:
    """A smaller question in words: ``terrain B2-B3``, ``may move, action 2``."""
    ask = question["ask"]
    if ask == "los":
        return f"los {next(iter(question['from'].values()))} -> {next(iter(question['to'].values()))}"
    if ask == "may":
        return f"may {question['action']['do']} (action {done + 1} of {len(actions)})"
    if ask == "state":
        return f"state after action {done} of {len(actions)}" if done else "state before any action"
    if ask == "attack":
        return f"the same attack on {question['target']}"
    return f"{ask} {question.get('hex') or question.get('hexside') or question.get('unit') or ''}".rstrip()
