"""Replies that only a judge with a small mistake gets wrong: each kills a mutant of a judge."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scripts.judge_rows import (
    ATTACK,
    CLEAR,
    DIES,
    DIFFERS,
    GONE,
    HIDING,
    ILLEGAL,
    LEGAL,
    LOS,
    MAY,
    MOVE,
    NO_FIELD,
    OMITTED,
    PASS,
    ROUT,
    SENSELESS,
    STATE,
    TERRAIN,
    UNFOUNDED,
    WA,
    Json,
    Row,
    answer,
    claim,
    gone,
    values,
)


def corners() -> Iterator[Row]:
    """Replies that only a judge with a small mistake gets wrong."""
    both = [CLEAR, claim("has", "is", True, 1)]
    yield Row("no-answer", [LOS, WA], both, [([answer(clear=True), {}], "protocol-violation form")])
    wire: Json = {"ask": "los", "from": {"counter": "Wire"}, "to": {"unit": "P"}}
    swapped: Json = {"do": "exchange", "side": "German", "counter": "Wire", "into": []}
    yield Row("gone", [wire], [LEGAL], [(gone("Wire"), PASS), (gone("P"), UNFOUNDED)], [swapped])
    cleared: Json = {"do": "clear", "units": ["F"], "counter": "Wire", "result": "cleared"}
    yield Row("gone", [wire], [LEGAL], [(gone("P"), UNFOUNDED)], [cleared])
    afloat = claim("units.P.afloat", "is", True, 1)
    floats = [gone("P"), answer(units={"P": {"afloat": True}})]
    yield Row("gone", [HIDING, STATE], [LEGAL, afloat], [(floats, UNFOUNDED)], [MOVE])
    yield Row(
        "sets",
        [STATE],
        [claim("expenditures.0.units.0", "is", "A")],
        [(answer(expenditures=[{"units": ["B", "A"]}]), PASS)],
    )
    yield Row(
        "comparisons",
        [STATE],
        [claim("hexes", "lacks", "B2")],
        [(answer(hexes={"B3": {}}), PASS), (answer(hexes={"B2": {}}), DIFFERS)],
    )
    yield Row(
        "comparisons",
        [STATE],
        [claim("hexes", "contains", "B2")],
        [(answer(hexes={"B3": {}}), DIFFERS), (answer(hexes={"B2": {}}), PASS)],
    )
    yield values("comparisons", TERRAIN, "type", "contains", "wood", ["wooden_building"], ["marsh"])
    yield values("comparisons", TERRAIN, "type", "lacks", "wood", ["marsh"], ["wooden_building"])
    yield values("places", WA, "hexsides", "contains", "B3-B2", [["B2-B3"], ["B3-B2"]], [["B2-C3"]])
    yield values("places", LOS, "blocked_at", "is", "B2-B3", [], ["B2-B3-B9", "B2-B3-C9", "B2-D9-B3"])
    yield values("places", LOS, "blocked_at", "is", "AA5-AA6", ["Z5-AA5-AA6"], ["A5-AA5-AA6"])
    yield values("paths", ROUT, "costs", "is", [], [[]], [[1]])
    yield Row("paths", [ROUT], [claim("costs.-1", "is", 1)], [(answer(costs=[1]), PASS)])
    yield Row("omitted", [ROUT], [claim("costs", "is", [])], [(answer(), PASS)])
    yield Row(
        "without-a-meaning", [ATTACK], [claim("possible", "is", True)], [(answer(possible=False), DIFFERS)]
    )
    yield Row("without-a-meaning", [MAY], [claim("allowed", "is", True)], [(answer(allowed=False), DIFFERS)])
    named = [
        (answer(units={"status": {"hex": "B3"}}), PASS),
        (answer(units={"status": {"hex": "B4"}}), DIFFERS),
    ]
    yield Row(
        "fields",
        [STATE],
        [claim("units.status.hex", "is", "B3")],
        [*named, (answer(units={}), OMITTED)],
        fields={"state": ["units.hex"]},
    )
    inner: tuple[tuple[str, str, Json], ...] = (
        ("state", "counters.W.hex", {"W": {}}),
        ("state", "sides.A.wire", {"A": {}}),
        ("attack", "targets.P.tem", {"P": {}}),
    )
    for ask, path, table in inner:
        first, _, field = path.split(".")
        asked = ATTACK if ask == "attack" else STATE
        yield Row(
            "fields",
            [asked],
            [claim(path, "is", 1)],
            [(answer(**{first: table}), OMITTED)],
            fields={ask: [f"{first}.{field}"]},
        )
    room = claim("counters.W.room.German", "absent")
    sent = [
        (answer(counters={"W": {"room": {}}}), PASS),
        (answer(counters={"W": {"room": {"German": {"squads": 1, "smc": 4}}}}), DIFFERS),
    ]
    yield Row("omitted", [STATE], [room], sent)
    squads = claim("counters.W.room.German.squads", "is", 1)
    yield Row(
        "fields",
        [STATE],
        [squads],
        [(sent[0][0], OMITTED), (sent[1][0], PASS)],
        fields={"state": ["counters.room.squads"]},
    )


RECOVER: Json = {"do": "recover", "unit": "P", "counter": "Wire"}
WIRE: Json = {"ask": "los", "from": {"counter": "Wire"}, "to": {"hex": "B4"}}


def forms() -> Iterator[Row]:
    """Outcomes that are none, and actions that no case has."""
    no_objects: list[Any] = [None, [], True]
    wrong: list[Any] = [
        *(None, "answer", [], {"undefined": {}}),
        *({"answer": one} for one in no_objects),
        *(
            {"illegal": 0},
            {"gone": "P"},
            {"unsupported": ["los"]},
            {"answer": {"clear": True}, "illegal": None},
        ),
    ]
    form = "protocol-violation form"
    replies = [([one], form) for one in wrong]
    yield Row("no-answer", [LOS], [CLEAR], [({"outcome": []}, "protocol-violation number"), *replies])
    indexes = [{"action": one} for one in ("0", 0.5, -1, 1, True, None)]
    refused = [({"illegal": one}, form) for one in ({}, *indexes)]
    yield Row("no-answer", [STATE], [ILLEGAL], [*refused, ({"illegal": {"action": 0.0}}, PASS)], [MOVE])
    gone_too = [({"gone": {"piece": "P", **one}}, form) for one in ({}, *indexes)]
    yield Row(
        "no-answer", [HIDING], [LEGAL], [*gone_too, ({"gone": {"piece": "P", "action": 0.0}}, PASS)], [DIES]
    )


def founded() -> Iterator[Row]:
    """What shows or expects that a piece is gone, and what only seems to."""
    yield Row("gone", [HIDING], [claim("concealed", "is", False)], [(gone("P"), GONE)], [DIES])
    yield Row("gone", [MAY], [claim("allowed", "is_not", False)], [(gone("P"), PASS)], [DIES])
    for question, piece in ((WIRE, "Wire"), (HIDING, "P")):
        yield Row("gone", [question], [LEGAL], [(gone(piece), UNFOUNDED)], [RECOVER], verbs=["recover"])
    expected: list[tuple[Json, str, Json, str]] = [
        (HIDING, "P", claim("units.P", "absent", None, 1), UNFOUNDED),
        (HIDING, "P", claim("units.P.status", "absent", None, 1), UNFOUNDED),
        (HIDING, "P", claim("units.Q.eliminated", "absent", None, 1), UNFOUNDED),
        (WIRE, "Wire", claim("counters.Sangar", "absent", None, 1), UNFOUNDED),
        (WIRE, "Wire", claim("counters.Wire.hex", "absent", None, 1), PASS),
    ]
    for question, piece, claimed, verdict in expected:
        yield Row("gone", [question, STATE], [LEGAL, claimed], [([gone(piece), answer()], verdict)], [MOVE])
    for path in ("concealed", ""):
        yield Row("gone", [HIDING], [claim(path, "absent")], [(gone("P"), UNFOUNDED)], [MOVE])
    other = [gone("P"), answer(units={"Q": {"eliminated": True}})]
    claimed = claim("units.Q.eliminated", "is", True, 1)
    yield Row("gone", [HIDING, STATE], [LEGAL, claimed], [(other, UNFOUNDED)], [MOVE])


def not_declared() -> Iterator[Row]:
    """Values that were sent although their field is not declared, and entries that lack a field."""
    for op, verdict in (("has", DIFFERS), ("has_no", PASS)):
        claimed, fields = claim("checks", op, {"check": "bog"}), {"may": ["checks.check"]}
        yield Row("entries", [MAY], [claimed], [(answer(), verdict)], fields=fields)
    exposes = [(answer(exposes=["mines"]), PASS), (answer(exposes=["fire"]), DIFFERS), (answer(), NO_FIELD)]
    yield Row("fields", [MAY], [claim("exposes", "contains", "mines")], exposes, fields={"may": ["allowed"]})
    bog = {"check": "bog", "drm": 1, "unit": "P"}
    entries = [
        ({"check": "bog", "drm": 1}, PASS),
        ({"check": "bog"}, PASS),
        ({"check": "bog", "unit": "P"}, NO_FIELD),
    ]
    for op, met in (("has", DIFFERS), ("has_no", PASS)):
        replies = [
            (answer(checks=[entry]), met if verdict == PASS else verdict) for entry, verdict in entries
        ]
        fields = {"may": ["checks.check", "checks.unit"]}
        yield Row("entries", [MAY], [claim("checks", op, bog)], replies, fields=fields)
    drm = claim("checks.0.drm", "is", 1)
    for field, verdict in (("drm", OMITTED), ("check", NO_FIELD)):
        sent = [{"check": "bog"}, {"check": "bog", "drm": 1}]
        replies = [(answer(checks=[one]), due) for one, due in zip(sent, (verdict, PASS), strict=True)]
        yield Row("fields", [MAY], [drm], replies, fields={"may": [f"checks.{field}"]})
    nowhere = claim("blocked_at", "is", "")
    yield Row("omitted", [LOS], [nowhere], [(answer(clear=True), NO_FIELD)], fields={"los": ["clear"]})
    counter = answer(units={"P": {"eliminated": True}}, counters={"P": {"hex": "B2"}})
    yield Row("without-a-meaning", [STATE], [claim("counters.P.hex", "is", "B2")], [(counter, PASS)])


def expected_too() -> Iterator[Row]:
    """Fields without a meaning in a case that expects something else than the value which leaves them so."""
    hindrance, blocked = claim("hindrance", "is", 0), answer(clear=False, hindrance=0)
    for other in (claim("clear", "is_not", False), claim("clear", "is", True)):
        yield Row("without-a-meaning", [LOS], [hindrance, other], [(blocked, SENSELESS)])
    legal = answer(legal=True, mf=2, allowed=False, possible=False)
    yield Row("without-a-meaning", [ROUT], [claim("mf", "is", 2)], [(legal, PASS)])
    unhurt = {"affected": False, "tem": 0}
    claims = [claim("targets.P.tem", "is", 0), claim("targets.Q.affected", "is", False)]
    replies = [(answer(possible=True, targets={"P": unhurt, "Q": {"affected": False}}), SENSELESS)]
    yield Row("without-a-meaning", [ATTACK], claims, replies)


def found() -> Iterator[Row]:
    """Paths that lead nowhere, into the whole answer, or into lists."""
    yield Row(
        "omitted", [STATE], [claim("units.status", "absent")], [(answer(units={}), PASS), (answer(), PASS)]
    )
    check = answer(checks=[{"check": "bog"}])
    yield Row("omitted", [MAY], [claim("checks.0.drm", "absent")], [(check, PASS)])
    yield Row("omitted", [MAY], [claim("checks.0.drm", "is", 0)], [(check, OMITTED)])
    marsh = answer(type="marsh")
    for path in ("type.0", "type.x"):
        yield Row("paths", [TERRAIN], [claim(path, "is_not", "woods")], [(marsh, OMITTED)])
    key = {**claim("", "is", 1), "path": ["costs", "0"]}
    yield Row("paths", [ROUT], [key], [(answer(costs=[1]), OMITTED)])
    last_but_one = [
        (answer(costs=[1]), OMITTED),
        (answer(costs=[1, 2]), PASS),
        (answer(costs=[1, 2, 3]), DIFFERS),
    ]
    yield Row("paths", [ROUT], [claim("costs.-2", "is", 1)], last_but_one)
    whole = [(answer(allowed=False), PASS), (answer(allowed=True), DIFFERS)]
    yield Row("paths", [MAY], [claim("", "is", {"allowed": False})], whole)
    holds = [(answer(hexes={"B2": {"holds": ["wire", "foxhole"]}}), PASS)]
    yield Row("sets", [STATE], [claim("hexes.B2.holds.0", "is", "wire")], holds)


def alike() -> Iterator[Row]:
    """Values that are spelled otherwise, also within others."""
    bog, same = {"check": "bog", "drm": 1}, {"drm": 1.0, "check": "bog"}
    right, wrong = (
        [[same], [{"check": "llmc"}, same]],
        [[], [{"check": "bog"}], [same, bog], [{**bog, "unit": "P"}]],
    )
    yield values("comparisons", MAY, "checks", "contains", bog, right, wrong)
    yield values("sets", MAY, "checks", "is", [bog, bog], [[same, bog]], [[bog]])
    pinned, broken = "pinned", "broken"
    unit = {"hex": "B2", "at": "", "status": [broken, pinned]}
    right = [{"status": [pinned, broken, pinned], "at": "in", "hex": "B2"}]
    wrong = [{"hex": "B2", "at": "", "status": [broken]}]
    yield values("sets", STATE, "units.P", "is", unit, right, [*wrong, {**unit, "floor": 1}])
    yield values("sets", STATE, "units.P", "is_not", unit, wrong, right)
    yield values("depressions", TERRAIN, "type", "is", "", [""], ["in"])
    spent, mirrored = {"units": ["A", "B"], "mf": 1}, {"mf": 1, "units": ["B", "A", "B"]}
    yield values(
        "paths", STATE, "expenditures", "is", [spent], [[mirrored]], [[{**spent, "mf": 2}], [], [spent] * 2]
    )
    for op in ("has", "contains"):
        yield values(
            "sets", STATE, "expenditures", op, spent, [[spent], [mirrored]], [[{**spent, "units": ["A"]}]]
        )
    yield values("places", LOS, "blocked_at", "among", ["B3-B2", "B4"], ["B2-B3", "B4"], ["B3"])
    yield values("places", WA, "hexsides", "lacks", "B3-B2", [["B2-C3"]], [["B2-B3"]])


def each_name() -> Iterator[Row]:
    """Each list and map of the page: omitted, with an index, by a field below it, or after a name like it."""
    lists: list[tuple[Json, str, list[str]]] = [
        (STATE, "units.P.status", ["broken", "pinned"]),
        (STATE, "units.P.beneath", ["foxhole", "wire"]),
        (STATE, "units.P.on", ["foxhole", "wire"]),
        (STATE, "counters.W.connected", ["B", "C"]),
        (WA, "hexsides", ["B2-B3", "B2-C3"]),
        (MAY, "exposes", ["fire", "mines"]),
        (ROUT, "interdiction", ["B3", "B4"]),
    ]
    for ask, path, (first, last) in lists:
        yield values("sets", ask, f"{path}", "is", [first, last], [[last, first, last]], [[last]])
        yield values("sets", ask, f"{path}.0", "is", first, [], [])._replace(
            replies=[(_sent(path, [last, first, last]), PASS), (_sent(path, [last]), DIFFERS)]
        )
        outer = path.rpartition(".")[0]
        within = _sent(outer, {}) if outer else answer()
        yield Row("omitted", [ask], [claim(path, "is", [])], [(within, PASS)])
    for path in ("units", "counters", "sides", "hexes", "sides.German", "hexes.B2"):
        yield Row("omitted", [STATE], [claim(path, "is", {})], [(answer(), PASS)])
    yield Row("omitted", [ATTACK], [claim("targets", "is", {})], [(answer(possible=True), PASS)])
    room = answer(counters={"W": {}})
    yield Row("omitted", [STATE], [claim("counters.W.room", "is", {})], [(room, PASS)])
    yield Row("omitted", [LOS], [claim("hindrance", "is_not", 0)], [(answer(clear=True), OMITTED)])
    below = answer(hexes={"B2": {}})
    holds = claim("hexes.B2.holds", "is", ["wire"])
    yield Row("fields", [STATE], [holds], [(below, DIFFERS)], fields={"state": ["hexes.holds"]})
    for ask, table, field in (
        (STATE, "counters", "hex"),
        (STATE, "sides", "wire"),
        (ATTACK, "targets", "tem"),
    ):
        yield Row(
            "omitted",
            [ask],
            [claim(f"{table}.drm.{field}", "absent")],
            [(answer(**{table: {"drm": {}}}), PASS)],
        )
    yield Row("omitted", [STATE], [claim("hexes.drm.holds", "is", [])], [(answer(hexes={"drm": {}}), PASS)])


def _sent(path: str, value: Any) -> Json:
    """An answer with this value at the path."""
    for key in reversed(path.split(".")):
        value = {key: value}
    return {"answer": value}


def vertices() -> Iterator[Row]:
    """Vertices that are near a hexside, or at its end."""
    for hexside, right, wrong in (
        (
            "B2-B3",
            [],
            [
                "B2-B3-E3",
                "B2-B3-xC3",
                "B2-B3-C3x",
                "B2-B3-C03",
                "B2-B3-C",
                "B2-B3-c3",
                "B2-B3-C3-C4",
                "B2-x-B3",
                "B2-B4-B3",
            ],
        ),
        ("B2-C3", ["B2-B3-C3"], ["B2-C3-D3"]),
        ("A1-B1", ["A1-B0-B1"], ["A1-B1-B2"]),
        ("B10-B11", ["A11-B10-B11", "C11-B11-B10"], ["B10-B11-C1"]),
        ("B3", [], ["A3-B2-B3"]),
    ):
        yield values("places", LOS, "blocked_at", "is", hexside, right, wrong)


def ids() -> Iterator[Row]:
    """Ids that are names of fields, and declared names below a map of numbers."""
    for ask, table, field, (first, last) in (
        (STATE, "units", "status", ("broken", "dm")),
        (STATE, "counters", "connected", ("B", "C")),
    ):
        for id_ in ("drm", "units"):
            right, wrong = {field: [last, first]}, {field: [last]}
            yield values("sets", ask, f"{table}.{id_}", "is", {field: [first, last]}, [right], [wrong])
            both = ({id_: {field: [first, last]}}, [{id_: right}], [{id_: wrong}])
            yield values("sets", ask, table, "is", *both)
    there, elsewhere = {"hex": "B2"}, {"hex": "B3"}
    yield values("fields", STATE, "units.blocked_at", "is", there, [there], [elsewhere])
    yield values("fields", STATE, "units.checks", "contains", "hex", [there], [{"status": ["dm"]}])
    yield values("fields", ATTACK, "targets.P.drm.hexsides", "is", 1, [1, 1.0], [2])
    below: list[tuple[Json, str, str]] = [
        *((ATTACK, "targets.P", one) for one in ("drm", "tem_options", "colored_drm", "to_hit")),
        (STATE, "hexes.B2", "overstacked"),
    ]
    for ask, outer, table in below:
        named = f"{outer.partition('.')[0]}.{table}.name"
        declares = {ask["ask"]: [named]}
        claimed = [claim(f"{outer}.{table}.name", "is", 0)]
        yield Row("fields", [ask], claimed, [(_sent(outer, {}), NO_FIELD)], fields=declares)


def two_types() -> Iterator[Row]:
    """Values of a type that a comparison is not for."""
    for op in ("at_least", "at_most"):
        yield values("comparisons", MAY, "cost", op, 2, [2, 2.0], ["all"])
    yield values("comparisons", MAY, "cost", "contains", "all", ["all"], [4])
    yield values("comparisons", MAY, "cost", "lacks", "all", [], [4, "all"])
    for op in ("has", "has_no"):
        yield values("comparisons", MAY, "cost", op, {"mf": 1}, [], [4, "all"])
    for ask, path, entry, key in ((ROUT, "costs", 1, "mf"), (MAY, "exposes", "mines", "mine")):
        yield values("comparisons", ask, path, "has", {key: 1}, [], [[entry], []])
        yield values("comparisons", ask, path, "has_no", {key: 1}, [[entry], []], [])
    above: Json = {"ask": "los", "from": {"hex": "B2", "level": 1}, "to": {"unit": "P"}}
    yield Row("gone", [above], [LEGAL], [(gone("P"), PASS)], [DIES])
    undeclared = [(answer(allowed=True, cost=4), DIFFERS)]
    yield Row("entries", [MAY], [claim("cost", "has", {"mf": 1})], undeclared, fields={"may": ["allowed"]})
    for ask, field in ((MAY, "allowed"), (ATTACK, "possible"), (ROUT, "legal")):
        yield Row(
            "without-a-meaning", [ask], [claim(field, "is_not", True)], [(answer(**{field: False}), PASS)]
        )
    attempt = answer(attempts=[{"units": ["P"]}])
    yield Row("omitted", [STATE], [claim("attempts.0.drm", "absent")], [(attempt, PASS)])


GROUPS = (
    corners,
    forms,
    founded,
    not_declared,
    expected_too,
    found,
    alike,
    each_name,
    vertices,
    ids,
    two_types,
)
