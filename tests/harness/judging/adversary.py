"""An adversary of the judge: wrong answers to every case, and answers in which only unclaimed things differ.

    python -m tests.harness.judging.adversary [--every N] [--edition NAME] [--show N]

The reference answers each case; the adversary changes its answer in one thing at a time. A change of what the
case claims has to fail, a change of anything else has to pass. The table counts both, by kind of change; the
changes that the judge gets wrong are listed. ``EQUIVALENT`` has changes that mean the same by the protocol.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from msgspec import UNSET

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.judge import Kind, judge
from asl_conformance.judging.meaning import (
    BAGS,
    MISSING,
    PLACES,
    SPARSE,
    field_name,
    look_up,
    spelled,
)
from asl_conformance.protocol.actions import Result
from asl_conformance.protocol.messages import Capabilities, Gone, Illegal, Outcome
from asl_conformance.protocol.questions import question_name
from asl_conformance.protocol.reply import Outcomes, Reply
from asl_conformance.suite.case import Case, Expectation, request_params
from asl_conformance.suite.editions import applies
from tests.harness.judging.changed import LEFT_OUT, leaves, others, put

Path = tuple[str | int, ...]
Json = dict[str, Any]
NEEDED = {"check", "unit", "target", "units"}
"""Fields of an entry that the protocol requires, or assumes to be empty."""
ROOM = {"squads", "smc"}
"""Fields that the protocol requires wherever it has room for pieces: ``room``, ``capacity``."""
NOBODY = "nobody of this board"
STRANGE = "Z99.9"
"""A clause that no rulebook has."""


class Change(NamedTuple):
    """One outcome changed in one thing, and the verdict that the judge should give."""

    kind: str
    """The kind of change, as the table names it."""
    question: int
    outcome: Outcome
    due: Kind
    said: Any = None
    """The reference's value before the change."""
    path: Path = ()


EQUIVALENT: Mapping[str, str] = {
    "gone: a piece that the action removes": "for a removed piece, gone and allowed false are both right",
    "left out, empty": "an omitted list or map of a declared field is empty",
    "left out, 0": "an omitted name in drm, tem_options, colored_drm, to_hit or overstacked is 0",
    "left out, nowhere": "a clear LOS may omit blocked_at",
    "in or empty": "for a unit at the bottom of a Depression, at may be in or empty",
}
"""Changes of claimed values that pass, each with the sentence of docs/protocol.md, `What counts as the same`,
that allows it.
"""
GATES: Mapping[str, tuple[str, bool, frozenset[str]]] = {
    "los": ("clear", False, frozenset({"blocked_at"})),
    "attack": ("possible", False, frozenset()),
    "may": ("allowed", False, frozenset()),
    "rout": ("legal", False, frozenset({"must_rout"})),
}
"""By question: the field that can make the others meaningless, the value that does it, and the fields that
keep their meaning.
"""


def changes(case: Case, outcomes: tuple[Outcome, ...]) -> Iterator[Change]:
    """Every change of the reference's outcomes to a case."""
    for number, outcome in enumerate(outcomes):
        claims = [one for one in case.expectations if one.question == number]
        if claims:
            yield from _of_the_whole(case, number, outcome, claims)
        if outcome.answer is UNSET:
            continue
        answer = msgspec.to_builtins(outcome.answer)
        for claim in claims:
            yield from _of_a_claim(number, answer, claim)
        if claims:
            yield from _beyond(case, number, answer, claims)


# the outcome as a whole


def _of_the_whole(case: Case, number: int, outcome: Outcome, claims: list[Expectation]) -> Iterator[Change]:
    """Another kind of outcome than the reference's."""
    for what, gone in _gone(case, number):
        yield Change(f"gone: {what}", number, Outcome(gone=gone), "fail")
    cites = any(one.op == "cites" for one in claims)
    if outcome.illegal is not UNSET:
        yield Change("allowed", number, Outcome(answer={}), "fail")
        due = _due_index(claims)
        for index in range(len(case.actions) + 1):
            if index not in due:
                yield Change("another action refused", number, Outcome(illegal=Illegal(index)), "fail")
        if cites:
            refused = Outcome(illegal=Illegal(outcome.illegal.action, STRANGE))
            yield Change("another clause", number, refused, "fail")
        return
    for index in {0, max(0, len(case.actions) - 1)}:
        yield Change("refused", number, Outcome(illegal=Illegal(index)), "fail")
    answer = msgspec.to_builtins(outcome.answer)
    if any(_says_something(one, answer) for one in claims):
        yield Change("nothing said", number, Outcome(answer={}), "fail")
    if cites:
        yield Change("another clause", number, Outcome(answer={**answer, "clauses": [STRANGE]}), "fail")


def _gone(case: Case, number: int) -> Iterator[tuple[str, Gone]]:
    """Pieces that the outcome reports as gone, each with what is wrong with that."""
    pieces, last = list(_pieces(case, number)), len(case.actions)
    yield "no such piece", Gone(NOBODY, 0)
    yield "no such action", Gone((pieces or [NOBODY])[0], last)
    yield "no such action", Gone((pieces or [NOBODY])[0], -1)
    strangers = (one for one in case.position.units if one not in pieces)
    yield from (("a piece not asked about", Gone(one, 0)) for one in islice(strangers, 1))
    for one in pieces:
        for index, action in enumerate(case.actions):
            shot = isinstance(action, Result) and (action.unit, action.result) == (one, "eliminated")
            yield "a piece that the action removes" if shot else "a piece asked about", Gone(one, index)


def _due_index(claims: Iterable[Expectation]) -> set[int]:
    for one in claims:
        if one.op == "illegal":
            return set(one.value) if isinstance(one.value, (list, tuple)) else {one.value}
    return set()


def _says_something(claim: Expectation, answer: Json) -> bool:
    """Whether the claim would be false of an answer without any field."""
    if claim.op in ("legal", "illegal", "cites", "absent", "lacks", "has_no"):
        return False
    value = look_up(answer, claim.path, sparing=True)
    first, *rest = claim.path
    of_a_map = not SPARSE.isdisjoint(rest[:-1])
    return value not in ([], {}) and (value != 0 or first == "targets" or not of_a_map)


def _pieces(case: Case, number: int) -> Iterator[str]:
    """Ids of the position that the question names."""
    known = {*case.position.units, *case.position.counters}

    def within(value: Any) -> Iterator[str]:
        if isinstance(value, str):
            yield from (value,) if value in known else ()
        elif isinstance(value, (list, tuple, dict)):
            for inner in value.values() if isinstance(value, dict) else value:
                yield from within(inner)

    yield from dict.fromkeys(within(msgspec.to_builtins(case.questions[number])))


# what is claimed


def _of_a_claim(number: int, answer: Json, claim: Expectation) -> Iterator[Change]:
    """The claimed value changed so that the claim does not hold any more."""
    path = claim.path
    if not path or claim.op in ("legal", "illegal", "cites"):
        return
    current = look_up(answer, path, sparing=True)

    def change(kind: str, value: Any, at: Path = path) -> Change:
        return Change(kind, number, Outcome(answer=put(answer, at, value)), "fail", current, at)

    match claim.op:
        case "is" | "among":
            yield from _of_a_value(change, current, path, answer)
        case "is_not":
            yield change("the value excluded", claim.value)
        case "contains" | "lacks":
            yield from _of_a_list(change, current, claim)
        case "has":
            yield from _of_an_entry(change, current, claim)
            yield from _undeclared(change, current, claim)
        case "has_no":
            yield change("an entry: there", [*current, claim.value])
        case "absent":
            yield from _of_nothing(change, answer, path)


def _of_a_value(change: Any, current: Any, path: Path, answer: Json) -> Iterator[Change]:
    field = str(path[-1])
    yield from (change(f"{what} changed", value) for what, value in others(current, field, words(path)))
    required = field in ROOM or (field in NEEDED and any(isinstance(one, int) for one in path[-2:-1]))
    if not required:
        yield change(_left_out(current, path, answer), LEFT_OUT)
    if field in PLACES and isinstance(current, str) and len(hexes := current.split("-")) == 2:
        yield change("a vertex that is not at the hexside", f"{current}-ZZ50")
        yield change("a hex named twice", f"{current}-{hexes[0]}")


def _of_a_list(change: Any, current: Any, claim: Expectation) -> Iterator[Change]:
    field = str(claim.path[-1])
    if claim.op == "lacks":
        yield change("in the list: there", [*current, claim.value])
        return
    yield change("in the list: not there", [one for one in current if not _same(one, claim.value, field)])
    if field in BAGS:
        yield change("in the list: twice", [*current, claim.value])


def _undeclared(change: Any, current: Any, claim: Expectation) -> Iterator[Change]:
    """The engine leaves out of every entry what it does not declare."""
    for key in claim.value.keys() - NEEDED:
        bare = [{k: v for k, v in one.items() if k != key} for one in current]
        path = (*claim.path, 0, key)
        kind = f"undeclared: {field_name(path)}"
        yield change(kind, bare)._replace(due="unsupported", path=path)


def _left_out(current: Any, path: Path, answer: Json) -> str:
    if current in ([], {}):
        return "left out, empty"
    if current == 0 and current is not False and len(path) > 1 and path[-2] in SPARSE:
        return "left out, 0"
    if path == ("blocked_at",) and answer.get("clear") is True:
        return "left out, nowhere"
    return "left out"


def _of_an_entry(change: Any, current: Any, claim: Expectation) -> Iterator[Change]:
    right = [one for one in current if _includes(one, claim.value)]
    yield change("an entry: not there", [one for one in current if one not in right])
    yield change("an entry: twice", [*current, *right[:1]])
    for key, value in claim.value.items():
        for what, other in others(value, key, words((*claim.path, 0, key))):
            if not any(_includes(one, {**claim.value, key: other}) for one in current):
                entries = [{**one, key: other} if one in right else one for one in current]
                yield change(f"an entry: its {what} changed", entries)


def _of_nothing(change: Any, answer: Json, path: Path) -> Iterator[Change]:
    """A value where the answer should have none."""
    *place, key = path
    if isinstance(key, int):
        there = look_up(answer, tuple(place), sparing=True)
        there = list(there) if there is not MISSING else []
        more: dict[str, Any] = {
            "expenditures": {"units": ["A"], "mf": 1},
            "checks": {"check": "bog", "unit": "A"},
            "hexsides": "Y8-Y9",
        }
        new = more[str(place[-1])]
        yield change("one more", [*there, *[new] * max(1, key + 1 - len(there))], tuple(place))
    else:
        yield change("there", {"hex": "B2", "type": "foxhole"}, tuple(place))


def _same(one: Any, other: Any, field: str) -> bool:
    return bool(spelled([one], field) == spelled([other], field))


def _includes(one: Mapping[str, Any], fields: Mapping[str, Any]) -> bool:
    return all(one.get(key) == value for key, value in fields.items())


# what is not claimed, and what the rest rests on


def _beyond(case: Case, number: int, answer: Json, claims: list[Expectation]) -> Iterator[Change]:
    asked = question_name(case.questions[number])
    about = [one for one in claims if one.path]
    paths = [_positive(one.path, answer) for one in about]
    yield from _gates(asked, number, answer, about)
    strange = Outcome(answer={**answer, "x": 1})
    yield Change("unclaimed: a field that no protocol has", number, strange, "pass")
    for path, value in leaves(answer):
        if path[0] in ("why", "clauses") or _gate(asked, path):
            continue
        if any(path[: len(one)] == one[: len(path)] for one in paths):
            continue
        for what, other in islice(others(value, str(path[-1]), words(path)), 1):
            changed = Outcome(answer=put(answer, path, other))
            yield Change(f"unclaimed: {what}", number, changed, "pass", value, path)


def _positive(path: Path, answer: Json) -> Path:
    """The path with indexes counted from the front."""
    if len(path) > 1 and isinstance(path[1], int) and path[1] < 0:
        return (path[0], len(answer.get(str(path[0])) or ()) + path[1], *path[2:])
    return path


def _gate(asked: str, path: Path) -> bool:
    return path[-1] in ("affected", "eliminated") or path == (GATES.get(asked, ("",))[0],)


def _gates(asked: str, number: int, answer: Json, about: list[Expectation]) -> Iterator[Change]:
    """Answers that make the claimed values meaningless: an attack that is impossible, a unit eliminated."""
    flag, value, allowed = GATES.get(asked, ("", False, frozenset()))
    rest = [one for one in about if one.path != (flag,) and one.path[0] not in allowed]
    if flag and rest and answer.get(flag) is (not value):
        yield Change(f"{flag}: false, and no more", number, Outcome(answer={flag: value}), "fail")
        yield Change(f"{flag}: false", number, Outcome(answer={**answer, flag: value}), "fail")
    for table, field in (("targets", "affected"), ("units", "eliminated")):
        for name in dict.fromkeys(one.path[1] for one in about if one.path[0] == table):
            if answer.get(table, {}).get(name, {}).get("eliminated"):
                continue
            bad = field == "eliminated"
            state = answer[table][name]
            for kind, other in (
                (f"{table}: left out", LEFT_OUT),
                (f"{table}: {field} {bad}, and no more", {field: bad}),
                (f"{table}: {field} {bad}", {**state, field: bad}),
            ):
                if other is not LEFT_OUT and state.get(field) is bad:
                    continue  # it says so already
                yield Change(kind, number, Outcome(answer=put(answer, (table, name), other)), "fail")


# all of it


def words(path: Path) -> tuple[str, ...]:
    """The texts that the suite claims of the field."""
    return _words().get(field_name(path), ())


@cache
def _words() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, set[str]] = defaultdict(set)

    def note(path: Path, value: Any) -> None:
        if isinstance(value, str) and value:
            found[field_name(path)].add(value)
        elif isinstance(value, (list, tuple)):
            for inner in value:
                note(path, inner)
        elif isinstance(value, dict):
            for key, inner in value.items():
                note((*path, 0, key), inner)

    for case in load_cases().all:
        for one in case.expectations:
            note(one.path, one.value)
    found["counters.type"] |= {"foxhole", "wire"}
    found["units.side"] |= {"German", "Russian"}
    return {field: tuple(sorted(texts)) for field, texts in found.items()}


class Tried(NamedTuple):
    """All changes put to the judge."""

    times: Counter[str]
    """How often it was tried, by kind of change."""
    against: dict[str, list[tuple[Change, Case, Kind]]]
    """How often the verdict was wrong, by kind of change."""


def tried(cases: Iterable[Case], replies: Mapping[str, Reply], knows: Capabilities) -> Tried:
    """Put every change of every case to the judge."""
    found = Tried(Counter(), defaultdict(list))
    for case in cases:
        reply = replies[case.id]
        assert isinstance(reply, Outcomes)
        for change in changes(case, reply.outcomes):
            outcomes = list(reply.outcomes)
            outcomes[change.question] = change.outcome
            declared = knows if change.due != "unsupported" else without(knows, case, change)
            kind = judge(case, Outcomes(tuple(outcomes)), declared).kind
            found.times[change.kind] += 1
            if kind != change.due:
                found.against[change.kind].append((change, case, kind))
    return found


def without(knows: Capabilities, case: Case, change: Change) -> Capabilities:
    """The capabilities without the field that the change left out."""
    asked, field = question_name(case.questions[change.question]), field_name(change.path)
    top = field.split(".")[0]
    fields_of = {"checks": ("check", "unit", "drm"), "attacks": ("target", "final")}[top]
    fields = [one for one in knows.questions[asked] if one != top and not one.startswith(f"{top}.")]
    fields += [f"{top}.{one}" for one in fields_of if f"{top}.{one}" != field]
    return msgspec.structs.replace(knows, questions={**knows.questions, asked: tuple(fields)})


def wrongly(found: Tried) -> dict[str, list[tuple[Change, Case, Kind]]]:
    """What the judge got wrong, without documented equivalences."""
    return {kind: those for kind, those in found.against.items() if kind not in EQUIVALENT}


def asked(edition: str, every: int = 1) -> tuple[list[Case], dict[str, Reply], Capabilities]:
    """The cases of the edition, the reference's replies, and what it declares."""
    cases = [case for case in load_cases().all if applies(case, edition)][::every]
    with reference_engine() as engine:
        knows = engine.start()
        return cases, dict(engine.evaluate_many((c.id, request_params(c, edition)) for c in cases)), knows


def told(found: Tried, show: int) -> Iterator[str]:
    """The table of kinds, then what the judge got wrong."""
    bad = wrongly(found)
    for kind, count in sorted(found.times.items()):
        note = f"  (documented: {EQUIVALENT[kind]})" if kind in EQUIVALENT else ""
        yield f"{count:8} {len(found.against.get(kind, ())):7}  {kind}{note}"
    passed = sum(kind == "pass" for those in bad.values() for _, _, kind in those)
    wrong = sum(map(len, bad.values()))
    rest = f"{passed} pass that are wrong, {wrong - passed} judged wrongly otherwise"
    yield f"{found.times.total():8} changes; {rest}"
    for name, those in sorted(bad.items()):
        cases = dict.fromkeys(case.id for _, case, _ in those)
        yield f"\n{name}: {len(those)} in {len(cases)} cases, judged {dict(Counter(one[2] for one in those))}"
        for change, case, kind in those[:show]:
            yield f"  {case.id}: {kind}; {'.'.join(map(str, change.path))} {change.said!r}"


def main() -> None:
    """Print the table, and what the judge got wrong."""
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--every", type=int, default=1, help="only every N-th case")
    options.add_argument("--edition", default="current")
    options.add_argument("--show", type=int, default=3, help="cases shown of each kind judged wrongly")
    chosen = options.parse_args()
    found = tried(*asked(chosen.edition, chosen.every))
    sys.stdout.writelines(f"{line}\n" for line in told(found, chosen.show))


if __name__ == "__main__":
    main()
