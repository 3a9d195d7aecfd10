"""Writes examples/judge/vectors.jsonl: replies to small cases, each with its verdict by docs/judging.md.

A judge that agrees with all of them is taken to be right. The verdicts are written by hand, from the page.

    python scripts/judge_vectors.py
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts import judge_corners
from scripts.judge_rows import (
    ALLOWED,
    ATTACK,
    CLEAR,
    COVERS,
    DECLINED,
    DIES,
    DIFFERS,
    GOES_BENEATH,
    GONE,
    HIDING,
    ILLEGAL,
    IN_B3,
    LEGAL,
    LOS,
    MAY,
    MOVE,
    NO_FIELD,
    NO_QUESTION,
    NO_VERB,
    OMITTED,
    PASS,
    REFUSED,
    ROUT,
    ROUTED,
    SENSELESS,
    STATE,
    TERRAIN,
    UNFOUNDED,
    UNKNOWN,
    WA,
    Json,
    Row,
    answer,
    claim,
    gone,
    illegal,
    values,
)

FILE = Path(__file__).parents[1] / "examples" / "judge" / "vectors.jsonl"


def replies_and_outcomes() -> Iterator[Row]:
    """What comes instead of an answer, and the order of verdicts within a case."""
    instead = [
        ({"failure": kind}, f"{kind} {kind}") for kind in ("error", "crash", "timeout", "protocol-violation")
    ]
    yield Row("no-answer", [LOS], [CLEAR], instead)
    yield Row("no-answer", [LOS], [CLEAR], instead, fields={}, verbs=())
    yield Row(
        "no-answer",
        [LOS],
        [CLEAR],
        [
            ([], "protocol-violation number"),
            ([answer(clear=True)] * 2, "protocol-violation number"),
            ([{}], "protocol-violation form"),
            ([{**answer(clear=True), **UNKNOWN}], "protocol-violation form"),
            (illegal(0), "protocol-violation form"),
            (gone("P"), "protocol-violation form"),
        ],
    )
    two = [CLEAR, claim("hindrance", "is", 1)]
    yield Row(
        "within-a-case",
        [LOS],
        two,
        [
            (answer(clear=True, hindrance=1), PASS),
            (answer(clear=True, hindrance=2), DIFFERS),
            (answer(clear=False, hindrance=1), DIFFERS),
            (answer(clear=True), OMITTED),
            (answer(), OMITTED),
        ],
    )
    yield Row(
        "within-a-case",
        [LOS],
        two,
        [(answer(clear=True), NO_FIELD), (answer(clear=False), DIFFERS), (answer(), OMITTED)],
        fields={"los": ["clear"]},
    )
    yield Row(
        "within-a-case",
        [LOS, WA],
        [CLEAR, claim("has", "is", True, 1)],
        [
            ([answer(clear=True), answer(has=True)], PASS),
            ([answer(clear=True), UNKNOWN], DECLINED),
            ([UNKNOWN, answer(has=True)], DECLINED),
            ([answer(clear=False), UNKNOWN], DIFFERS),
            ([UNKNOWN, answer(has=False)], DIFFERS),
            ([UNKNOWN, UNKNOWN], DECLINED),
        ],
    )
    yield Row("within-a-case", [LOS], [], [(answer(), PASS), (UNKNOWN, PASS)])


def declared() -> Iterator[Row]:
    """What an engine declares: question, verb, field."""
    replies = [(answer(clear=one), NO_QUESTION) for one in (True, False)]
    yield Row(
        "questions-and-verbs",
        [LOS],
        [CLEAR],
        [*replies, (answer(), NO_QUESTION), (UNKNOWN, DECLINED)],
        fields={},
    )
    state = [(answer(units={"P": {"hex": "B3"}}), NO_VERB), (answer(), NO_VERB), (UNKNOWN, DECLINED)]
    yield Row(
        "questions-and-verbs", [STATE], [IN_B3], [*state, (illegal(0), NO_VERB)], [MOVE], verbs=("drop",)
    )
    yield Row(
        "questions-and-verbs",
        [MAY],
        [claim("allowed", "is", True)],
        [(answer(allowed=True), NO_VERB), (answer(allowed=False), NO_VERB)],
        verbs=(),
    )
    yield Row(
        "questions-and-verbs",
        [STATE],
        [ILLEGAL],
        [(illegal(0), PASS), (illegal(1), NO_VERB), (answer(), NO_VERB)],
        [MOVE, GOES_BENEATH],
        verbs=("move",),
    )
    yield Row(
        "questions-and-verbs",
        [STATE],
        [claim("", "illegal", 1)],
        [(illegal(1), NO_VERB), (illegal(0), NO_VERB)],
        [GOES_BENEATH, MOVE],
        verbs=("move",),
    )
    yield Row(
        "questions-and-verbs",
        [STATE],
        [LEGAL],
        [(illegal(0), REFUSED), (answer(), NO_VERB)],
        [MOVE, DIES],
        verbs=("move",),
    )
    yield Row("questions-and-verbs", [STATE], [LEGAL], [(answer(), PASS)], [MOVE], fields={"state": []})
    legal = [(answer(legal=True), NO_VERB), (answer(legal=False), NO_VERB), (UNKNOWN, DECLINED)]
    yield Row("questions-and-verbs", [ROUTED], [claim("legal", "is", True)], legal, verbs=("rout",))
    legal = [(answer(legal=True), PASS), (answer(legal=False), DIFFERS), (UNKNOWN, DECLINED)]
    yield Row(
        "questions-and-verbs", [ROUTED], [claim("legal", "is", True)], legal, verbs=("rout", "go_beneath")
    )
    yield Row(
        "fields",
        [LOS],
        [claim("hindrance", "is", 0)],
        [(answer(clear=True), NO_FIELD), (answer(hindrance=0), PASS), (answer(hindrance=1), DIFFERS)],
        fields={"los": ["clear"]},
    )
    hexes = [
        (answer(units={"P": {"hex": "B3"}}), PASS),
        (answer(units={"P": {"hex": "B4"}}), DIFFERS),
    ]
    left_out = [answer(units={"P": {}}), answer(units={}), answer()]
    for fields, verdict in (
        (["units"], OMITTED),
        (["units.hex"], OMITTED),
        (["units.at"], NO_FIELD),
        ([], NO_FIELD),
        (["unit"], NO_FIELD),
    ):
        yield Row(
            "fields",
            [STATE],
            [IN_B3],
            [*hexes, *((one, verdict) for one in left_out)],
            fields={"state": fields},
        )
    entry = claim("checks", "has", {"check": "bog", "drm": 1})
    sent = [
        (answer(checks=[{"check": "bog", "drm": 1}]), PASS),
        (answer(checks=[{"check": "bog"}]), NO_FIELD),
        (answer(checks=[{"check": "llmc"}]), DIFFERS),
        (answer(checks=[{"check": "bog", "drm": 2}]), DIFFERS),
        (answer(checks=[{"check": "bog"}, {"check": "bog", "drm": 1}]), PASS),
        (answer(checks=[]), DIFFERS),
        (answer(), NO_FIELD),
    ]
    yield Row("entries", [MAY], [entry], sent, fields={"may": ["checks.check"]})
    every = [(one, DIFFERS if verdict == NO_FIELD else verdict) for one, verdict in sent]
    yield Row("entries", [MAY], [entry], every, fields={"may": ["checks"]})
    none = claim("checks", "has_no", {"check": "bog", "drm": 1})
    absent = [
        (sent[0][0], DIFFERS),
        (sent[1][0], NO_FIELD),
        (sent[2][0], PASS),
        (sent[3][0], PASS),
        (answer(), NO_FIELD),
    ]
    yield Row("entries", [MAY], [none], absent, fields={"may": ["checks.check"]})
    twice = answer(checks=[{"check": "bog", "drm": 1}] * 2)
    yield Row("entries", [MAY], [entry], [(twice, DIFFERS)], fields={"may": ["checks.check"]})
    named_so = answer(units={"drm": {}})
    yield Row("fields", [STATE], [claim("units.drm.hex", "absent")], [(named_so, PASS)])


def omitted() -> Iterator[Row]:
    """The defaults of declared fields that an answer leaves out."""
    yield Row(
        "omitted",
        [WA],
        [claim("hexsides", "lacks", "B2-B3")],
        [(answer(), PASS), (answer(hexsides=[]), PASS)],
    )
    yield Row("omitted", [WA], [claim("hexsides", "contains", "B2-B3")], [(answer(), DIFFERS)])
    yield Row("omitted", [WA], [claim("hexsides", "is", [])], [(answer(), PASS)])
    yield Row("omitted", [WA], [claim("has", "is", False)], [(answer(), OMITTED)])
    for field in ("expenditures", "attempts", "attacks", "checks"):
        yield Row("omitted", [STATE], [claim(field, "is", [])], [(answer(), PASS)])
    yield Row(
        "omitted",
        [STATE],
        [claim("expenditures.0.mf", "is", 1)],
        [(answer(), OMITTED), (answer(expenditures=[]), OMITTED)],
    )
    for field in ("status", "beneath", "on"):
        path = f"units.P.{field}"
        left_out = [(answer(units={"P": {}}), PASS), (answer(units={}), OMITTED), (answer(), OMITTED)]
        yield Row("omitted", [STATE], [claim(path, "is", [])], left_out)
        yield Row("omitted", [STATE], [claim(path, "lacks", "wire")], left_out)
    yield Row(
        "omitted",
        [STATE],
        [claim("hexes.B2.holds", "is", [])],
        [(answer(), PASS), (answer(hexes={"B2": {}}), PASS)],
    )
    yield Row(
        "omitted",
        [STATE],
        [claim("hexes.B2.overstacked.German", "is", 0)],
        [(answer(), PASS), (answer(hexes={}), PASS)],
    )
    for table in ("drm", "tem_options", "colored_drm", "to_hit"):
        path = f"targets.P.{table}.wall"
        replies = [
            (answer(possible=True, targets={"P": {table: {}}}), PASS),
            (answer(possible=True, targets={"P": {table: {"wall": 0}}}), PASS),
            (answer(possible=True, targets={"P": {table: {"wall": 2}}}), DIFFERS),
        ]
        yield Row(
            "omitted",
            [ATTACK],
            [claim(path, "is", 0)],
            [*replies, (answer(targets={"P": {}}), PASS), (answer(targets={}), OMITTED)],
        )
        yield Row(
            "omitted", [ATTACK], [claim(path, "is", 2)], [(replies[0][0], DIFFERS), (replies[2][0], PASS)]
        )
    for path in ("units.P", "counters.P", "targets.P"):
        ask, table = (ATTACK if path[0] == "t" else STATE), path.partition(".")[0]
        replies = [(answer(), PASS), (answer(**{table: {}}), PASS), (answer(**{table: {"P": {}}}), DIFFERS)]
        yield Row("omitted", [ask], [claim(path, "absent")], replies)
    at = claim("blocked_at", "is", "")
    yield Row(
        "omitted",
        [LOS],
        [at],
        [(answer(clear=True), PASS), (answer(clear=False), OMITTED), (answer(), OMITTED)],
    )
    yield Row(
        "omitted",
        [LOS],
        [claim("blocked_at", "is", "B3")],
        [(answer(clear=True), DIFFERS), (answer(clear=False), OMITTED)],
    )


def legality() -> Iterator[Row]:
    """Refused actions, and the clauses that an answer cites."""
    yield Row(
        "legal", [STATE], [LEGAL], [(answer(), PASS), (illegal(0), REFUSED), (UNKNOWN, DECLINED)], [MOVE]
    )
    yield Row("legal", [STATE], [IN_B3], [(illegal(0), REFUSED)], [MOVE])
    indexes: list[tuple[Any, Sequence[str]]] = [
        (0, (PASS, "fail index", "fail index")),
        (1, ("fail index", PASS, "fail index")),
        ([0, 2], (PASS, "fail index", PASS)),
        (None, (PASS, PASS, PASS)),
    ]
    for value, verdicts in indexes:
        refused = [(illegal(number), verdict) for number, verdict in enumerate(verdicts)]
        yield Row(
            "illegal", [STATE], [claim("", "illegal", value)], [*refused, (answer(), ALLOWED)], [MOVE] * 3
        )
    cited = claim("", "cites", ["B26.4", "B16.4"])
    by_clause = [
        ("", PASS),
        ("B26.4", PASS),
        ("B16.4", PASS),
        ("B26.46", "fail clause"),
        ("26.4", "fail clause"),
    ]
    refused = [(illegal(0, clause), verdict) for clause, verdict in by_clause]
    yield Row("clauses", [STATE], [ILLEGAL, cited], [*refused, (answer(), ALLOWED)], [MOVE])
    lists: list[tuple[list[str], str]] = [
        ([], PASS),
        (["B26.4"], PASS),
        (["A4.1", "B16.4"], PASS),
        (["A4.1"], "fail clause"),
    ]
    replies = [(answer(allowed=False, clauses=clauses), verdict) for clauses, verdict in lists]
    yield Row(
        "clauses", [MAY], [claim("allowed", "is", False), cited], [*replies, (answer(allowed=False), PASS)]
    )
    yield Row(
        "clauses",
        [ATTACK],
        [cited],
        [(answer(possible=False, clauses=["B16.4"]), PASS), (answer(clauses=["B1"]), "fail clause")],
    )


def pieces_gone() -> Iterator[Row]:
    """Pieces that an action removed."""
    hidden, allowed = claim("concealed", "is", True), claim("allowed", "is", False)
    yield Row("gone", [HIDING], [LEGAL], [(gone("P"), PASS), (gone("Q"), UNFOUNDED)], [DIES])
    yield Row("gone", [HIDING], [hidden], [(gone("P"), GONE)], [DIES])
    yield Row("gone", [HIDING], [claim("concealed", "absent")], [(gone("P"), PASS)], [DIES])
    yield Row("gone", [HIDING], [claim("", "absent")], [(gone("P"), GONE)], [DIES])
    yield Row(
        "gone",
        [MAY],
        [allowed],
        [(gone("P"), PASS), (answer(allowed=False), PASS), (answer(allowed=True), DIFFERS)],
        [DIES],
    )
    yield Row("gone", [MAY], [claim("allowed", "is", True)], [(gone("P"), GONE)], [DIES])
    yield Row("gone", [HIDING], [ILLEGAL], [(gone("P"), GONE)], [DIES])
    yield Row("gone", [HIDING], [claim("", "cites", ["B1"])], [(gone("P"), GONE)], [DIES])
    yield Row("gone", [HIDING], [LEGAL], [(gone("P", 1), PASS), (gone("P", 0), UNFOUNDED)], [MOVE, DIES])
    shown: list[tuple[Json, str]] = [
        ({"do": "result", "unit": "P", "result": "reduced"}, PASS),
        ({"do": "result", "unit": "P", "result": "broken"}, UNFOUNDED),
        ({"do": "result", "unit": "Q", "result": "eliminated"}, UNFOUNDED),
        ({"do": "surrender", "unit": "P", "target": "F"}, PASS),
        ({"do": "surrender", "unit": "F", "target": "P"}, UNFOUNDED),
        (MOVE, UNFOUNDED),
    ]
    for action, verdict in shown:
        yield Row("gone", [HIDING], [LEGAL], [(gone("P"), verdict)], [action])
    counter: Json = {"ask": "los", "from": {"counter": "Wire"}, "to": {"hex": "B4"}}
    for result, verdict in (("cleared", PASS), ("", UNFOUNDED)):
        clear = {"do": "clear", "units": ["P"], "counter": "Wire", **({"result": result} if result else {})}
        yield Row("gone", [counter], [LEGAL], [(gone("Wire"), verdict)], [clear])
    off = [claim("units.P.eliminated", "is", True, 1)]
    both = [gone("P"), answer(units={"P": {"eliminated": True}})]
    yield Row("gone", [HIDING, STATE], [LEGAL, *off], [(both, PASS)], [MOVE])
    removed = [claim("counters.Wire", "absent", None, 1)]
    yield Row("gone", [counter, STATE], [LEGAL, *removed], [([gone("Wire"), answer()], PASS)], [MOVE])
    stays = [claim("counters.Wire.hex", "is", "B2", 1)]
    there = [gone("Wire"), answer(counters={"Wire": {"hex": "B2"}})]
    yield Row("gone", [counter, STATE], [LEGAL, *stays], [(there, UNFOUNDED)], [MOVE])
    yield Row("gone", [HIDING], [LEGAL], [(gone("Q"), UNFOUNDED)], [{**DIES, "unit": "Q"}])
    alive = claim("units.P.eliminated", "is", False, 1)
    both = [gone("P"), answer(units={"P": {"eliminated": False}})]
    yield Row("gone", [HIDING, STATE], [LEGAL, alive], [(both, UNFOUNDED)], [MOVE])


def meaningless() -> Iterator[Row]:
    """Fields that another field leaves without a meaning."""
    h = claim("hindrance", "is", 0)
    blocked = [
        (answer(clear=False, hindrance=0), SENSELESS),
        (answer(clear=True, hindrance=0), PASS),
        (answer(hindrance=0), PASS),
    ]
    yield Row("without-a-meaning", [LOS], [h], blocked)
    yield Row(
        "without-a-meaning",
        [LOS],
        [claim("clear", "is", False), h],
        [(answer(clear=False, hindrance=0), PASS)],
    )
    yield Row(
        "without-a-meaning",
        [LOS],
        [claim("blocked_at", "is", "B3")],
        [(answer(clear=False, blocked_at="B3"), PASS)],
    )
    other = [claim("cost", "is", 2), claim("allowed", "is", False, 1)]
    refused = [answer(allowed=False, cost=2), answer(allowed=False)]
    yield Row("without-a-meaning", [MAY, MAY], other, [(refused, SENSELESS)])
    tem = claim("targets.P.tem", "is", 0)
    impossible = answer(possible=False, targets={"P": {"tem": 0}})
    yield Row(
        "without-a-meaning", [ATTACK], [tem], [(impossible, SENSELESS), (answer(possible=False), SENSELESS)]
    )
    yield Row("without-a-meaning", [ATTACK], [claim("possible", "is", False), tem], [(impossible, PASS)])
    yield Row("without-a-meaning", [ATTACK], [claim("possible", "is", False)], [(impossible, PASS)])
    unhurt = answer(possible=True, targets={"P": {"affected": False, "tem": 0}})
    yield Row("without-a-meaning", [ATTACK], [tem], [(unhurt, SENSELESS)])
    yield Row(
        "without-a-meaning", [ATTACK], [claim("targets.P.affected", "is", False), tem], [(unhurt, PASS)]
    )
    yield Row("without-a-meaning", [ATTACK], [claim("targets.P.drm.ffmo", "is", 0)], [(unhurt, SENSELESS)])
    yield Row(
        "without-a-meaning",
        [ATTACK],
        [claim("firepower", "is", 4)],
        [(answer(firepower=4, targets={"P": {"affected": False}}), PASS)],
    )
    yield Row(
        "without-a-meaning",
        [ATTACK],
        [claim("targets.P", "is", {"affected": False, "tem": 0})],
        [(unhurt, PASS)],
    )
    off = {"P": {"eliminated": True}}
    yield Row("without-a-meaning", [STATE], [claim("units.P", "is", off["P"])], [(answer(units=off), PASS)])
    for path, value in (("cost", 0), ("exposes", []), ("checks", [])):
        barred = answer(allowed=False, **{path: value})
        yield Row(
            "without-a-meaning",
            [MAY],
            [claim(path, "is", value)],
            [(barred, SENSELESS), (answer(allowed=True, **{path: value}), PASS)],
        )
    yield Row(
        "without-a-meaning", [MAY], [claim("exposes", "lacks", "mines")], [(answer(allowed=False), SENSELESS)]
    )
    yield Row(
        "without-a-meaning",
        [ROUT],
        [claim("mf", "is", 2)],
        [(answer(legal=False, mf=2), SENSELESS), (answer(legal=True, mf=2), PASS)],
    )
    yield Row(
        "without-a-meaning",
        [ROUT],
        [claim("must_rout", "is", True)],
        [(answer(legal=False, must_rout=True), PASS)],
    )
    dead = answer(units={"P": {"eliminated": True, "hex": "B3"}})
    yield Row("without-a-meaning", [STATE], [IN_B3], [(dead, SENSELESS)])
    yield Row("without-a-meaning", [STATE], [claim("units.P.status", "lacks", "broken")], [(dead, SENSELESS)])
    yield Row("without-a-meaning", [STATE], [claim("units.P.eliminated", "is", True)], [(dead, PASS)])
    yield Row(
        "without-a-meaning",
        [STATE],
        [claim("units.P.hex", "absent")],
        [(answer(units={"P": {"eliminated": True}}), PASS)],
    )


def comparisons() -> Iterator[Row]:
    """Each comparison, and the spellings that are one."""
    yield values("comparisons", LOS, "hindrance", "is", 2, [2, 2.0], [1, 3, -2])
    yield values("comparisons", LOS, "clear", "is", True, [True], [False])
    yield values("comparisons", TERRAIN, "level", "is", 0, [0, 0.0, -0.0], [0.5, -1])
    yield values("comparisons", TERRAIN, "type", "is", "marsh", ["marsh"], ["Marsh", "", "marsh "])
    yield values("comparisons", TERRAIN, "type", "is_not", "marsh", ["woods", ""], ["marsh"])
    yield Row("comparisons", [TERRAIN], [claim("type", "is_not", "marsh")], [(answer(), OMITTED)])
    yield values("comparisons", TERRAIN, "level", "at_least", 1, [1, 1.5, 2], [0.5, 0, -1])
    yield values("comparisons", TERRAIN, "level", "at_most", 1, [1, 0.5, -2], [1.5, 2])
    yield values(
        "comparisons", TERRAIN, "type", "among", ["marsh", "swamp"], ["marsh", "swamp"], ["woods", ""]
    )
    yield values(
        "comparisons",
        MAY,
        "exposes",
        "contains",
        "mines",
        [["mines"], ["fire", "mines"], ["mines"] * 2],
        [[], ["fire"]],
    )
    yield values(
        "comparisons", MAY, "exposes", "lacks", "mines", [[], ["fire"]], [["mines"], ["fire", "mines"]]
    )
    bog, wet = {"check": "bog", "unit": "P"}, {"check": "bog", "unit": "Q"}
    yield values(
        "comparisons",
        MAY,
        "checks",
        "has",
        bog,
        [[bog], [bog, wet], [{**bog, "drm": 1}]],
        [[], [wet], [bog, bog]],
    )
    yield values("comparisons", MAY, "checks", "has_no", bog, [[], [wet]], [[bog], [wet, {**bog, "drm": 1}]])
    yield values("paths", ROUT, "costs", "is", [1, 2], [[1, 2], [1.0, 2]], [[2, 1], [1], [1, 2, 2]])
    for index, right, wrong in (("0", [1, 2], [2, 1]), ("-1", [1, 2, 1], [1, 2])):
        replies = [(answer(costs=right), PASS), (answer(costs=wrong), DIFFERS), (answer(costs=[]), OMITTED)]
        yield Row("paths", [ROUT], [claim(f"costs.{index}", "is", 1)], replies)
    yield Row(
        "paths",
        [ROUT],
        [claim("costs.2", "absent")],
        [(answer(costs=[1, 2]), PASS), (answer(costs=[1, 2, 3]), DIFFERS)],
    )


def spellings() -> Iterator[Row]:
    """Places, sets and costs that are written in several ways."""
    side = ["B2-B3", "B3-B2", "A3-B2-B3", "B3-B2-C3"]
    yield values(
        "places",
        LOS,
        "blocked_at",
        "is",
        "B2-B3",
        side,
        ["B2", "B3", "B2-B4", "A2-A3-B2", "B2-B3-D9", "B2-B3-B3", "", "x-B2-B3"],
    )
    yield values(
        "places", LOS, "blocked_at", "is", "A3-B2-B3", ["A3-B2-B3", "B3-A3-B2"], ["B2-B3", "B2-B3-C3", "A3"]
    )
    yield values("places", LOS, "blocked_at", "is", "B3", ["B3"], ["B2-B3", "b3", ""])
    yield values("places", LOS, "blocked_at", "is_not", "B2-B3", ["B3", "B3-B4"], side)
    yield values(
        "places", LOS, "blocked_at", "among", ["B2-B3", "B3-B4"], ["B3-B2", "B4-B3"], ["B3", "A3-B2-B3"]
    )
    yield values(
        "places", WA, "hexsides", "contains", "B2-B3", [["B3-B2"], ["B2-C3", "B2-B3"]], [["B2-C3"], []]
    )
    yield values("places", WA, "hexsides", "lacks", "B2-B3", [["B2-C3"], []], [["B3-B2"]])
    yield values(
        "places",
        WA,
        "hexsides",
        "is",
        ["B2-B3", "B2-C3"],
        [["C3-B2", "B3-B2"], ["B2-B3", "B2-C3", "B3-B2"]],
        [["B2-B3"], []],
    )
    for field, x, y, z in (
        ("status", "broken", "dm", "pinned"),
        *((one, *COVERS) for one in ("beneath", "on")),
    ):
        right, wrong = [[x, y], [y, x], [y, x, y]], [[x], [x, y, z], []]
        yield values("sets", STATE, f"units.P.{field}", "is", [x, y], right, wrong)
    yield values(
        "sets", STATE, "counters.W.connected", "is", ["B", "C"], [["C", "B"], ["B", "C", "C"]], [["B"]]
    )
    yield values("sets", MAY, "exposes", "is", ["fire", "mines"], [["mines", "fire"]], [["mines"]])
    yield values(
        "sets", ROUT, "interdiction", "is", ["B3", "B4"], [["B4", "B3"], ["B3", "B4", "B3"]], [["B3"]]
    )
    yield values(
        "sets",
        STATE,
        "hexes.B2.holds",
        "is",
        ["wire", "foxhole"],
        [["foxhole", "wire"]],
        [["wire"], ["wire", "foxhole", "wire"]],
    )
    yield values(
        "sets",
        STATE,
        "hexes.B2.holds",
        "contains",
        "wire",
        [["wire"], ["foxhole", "wire"]],
        [["wire", "wire"], []],
    )
    event = [
        (answer(expenditures=[{"units": units, "mf": 1}]), verdict)
        for units, verdict in ((["A", "B"], PASS), (["B", "A"], PASS), (["A"], DIFFERS))
    ]
    yield Row("sets", [STATE], [claim("expenditures.0.units", "is", ["A", "B"])], event)
    yield values("depressions", STATE, "units.P.at", "is", "", ["", "in"], ["bypass", "rooftop"])
    yield values("depressions", STATE, "units.P.at", "is", "in", ["", "in"], ["bypass"])
    yield values("all", MAY, "cost", "among", [4, "all"], [4, 4.0, "all"], [3, 0])
    yield values("all", MAY, "cost", "is", 4, [4, 4.0], [3, "all"])


GROUPS = (
    replies_and_outcomes,
    declared,
    omitted,
    legality,
    pieces_gone,
    meaningless,
    comparisons,
    spellings,
    *judge_corners.GROUPS,
)


def vectors() -> Iterator[Json]:
    """All vectors, each a JSON object, with ids that count within a rule."""
    count: Counter[str] = Counter()
    for row in (row for group in GROUPS for row in group()):
        for reply, due in row.replies:
            count[row.rule] += 1
            verdict, reason = due.split()
            yield {
                "id": f"{row.rule}-{count[row.rule]}",
                "rule": row.rule,
                "case": {
                    **_without_empty(actions=row.actions),
                    "questions": row.questions,
                    "expectations": row.claims,
                },
                "capabilities": _without_empty(questions=_declared(row), actions=row.verbs),
                "reply": _reply(reply),
                "verdict": verdict,
                "reason": reason,
            }


def _without_empty(**fields: Any) -> Json:
    """The fields that are not empty."""
    return {key: one for key, one in fields.items() if one}


def _declared(row: Row) -> Json:
    """What the engine declares of the questions that are asked."""
    asked = dict.fromkeys(one["ask"] for one in row.questions)
    return {ask: list(row.fields[ask]) for ask in asked if ask in row.fields}


def _reply(reply: Any) -> Json:
    if isinstance(reply, dict) and ("failure" in reply or "outcome" in reply):
        return reply
    return {"outcomes": reply if isinstance(reply, list) else [reply]}


def text() -> str:
    """The file."""
    return "".join(json.dumps(one, separators=(",", ":")) + "\n" for one in vectors())


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8", newline="\n")
