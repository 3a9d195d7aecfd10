"""The smoke test: whether an adapter follows the protocol, step by step, with advice for each failure."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal

import msgspec
from msgspec import UNSET, Struct, structs

from asl_conformance.adapters.base import Cost, Engine, EngineLost, EngineStartError, Params
from asl_conformance.adapters.subprocess import SubprocessEngine
from asl_conformance.judging.declaration import strange
from asl_conformance.protocol.messages import PROTOCOL_VERSION, WINDOW, Capabilities
from asl_conformance.protocol.reply import Failure, Reply

State = Literal["ok", "wrong", "skipped"]
SQUAD = {"side": "German", "type": "squad", "hex": "B2"}
ENEMY = {"side": "Russian", "type": "squad", "hex": "B4"}
BOARD: dict[str, Any] = {
    "phase": "MPh",
    "turn_of": "German",
    "hexes": {"B3": {"terrain": "woods", "level": 1}, "C3": {"level": 0.5}},
    "hexsides": {"B2-B3": {"terrain": "wall"}},
    "units": {"P": SQUAD, "R": ENEMY},
    "counters": {"B2 foxhole": {"type": "foxhole", "hex": "B2", "size": 1}},
}
FAREWELL = 5.0
"""Seconds that an engine has to end upon ``shutdown``; a virtual machine on a busy computer is slow."""
BARE: dict[str, Any] = {name: BOARD[name] for name in ("phase", "turn_of", "units")}
"""The same in Open Ground, for engines that do not support BOARD."""
QUESTIONS: dict[str, dict[str, Any]] = {
    "los": {"ask": "los", "from": {"unit": "P"}, "to": {"unit": "R"}},
    "attack": {"ask": "attack", "target": "P", "means": "oba_concentration"},
    "may": {"ask": "may", "action": {"do": "move", "units": ["P"], "to": "B1"}},
    "state": {"ask": "state"},
    "wall_advantage": {"ask": "wall_advantage", "unit": "P"},
    "terrain": {"ask": "terrain", "hex": "B3"},
    "same_location": {"ask": "same_location", "first": "P", "second": "R"},
    "concealment": {"ask": "concealment", "unit": "P"},
    "rout": {"ask": "rout", "unit": "P", "steps": []},
}
"""One question of each kind about BOARD."""


STAY = "answer request after request until shutdown"

Found = tuple[State, str]


class Check(Struct, frozen=True):
    """One step of the smoke test: what was checked, how it went, and what to do about it."""

    name: str
    state: State
    text: str = ""
    came: str = ""
    """What the engine sent, as JSON text, if it is not what was expected."""
    asked: str = ""
    """The request for it: the ``params`` as JSON text."""


def smoke(engine: Engine) -> Iterator[Check]:
    """Run every step against an engine that is not started yet; a failed start ends it."""
    try:
        known = engine.start()
    except EngineStartError as error:
        yield Check("handshake", "wrong", str(error))
        return
    yield from _handshake(known)
    there = {name: fields for name, fields in known.questions.items() if name in QUESTIONS}
    known = structs.replace(known, questions=there)
    if not known.editions:
        return
    well = True
    for name, step in STEPS:
        restarts = engine.cost.restarts
        asked = _Noting(engine)
        try:
            state, text = step(asked, known)
        except EngineLost as lost:
            yield Check(name, "wrong", str(lost))
            return
        again = engine.cost.restarts - restarts
        if well and state == "ok" and again:
            state, text = "wrong", f"its process ended, and was started again {_times(again)}; {STAY}"
        well = state != "wrong"
        yield Check(name, state, text, *((asked.came, asked.asked) if state == "wrong" else ()))
    yield Check("shutdown", *_shutdown(engine))


class _Noting(Engine):
    """Passes everything on, and keeps the last request and its outcomes."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.came = self.asked = ""

    def start(self) -> Capabilities:
        return self._engine.start()

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        sent = dict(requests)
        for key, reply in self._engine.evaluate_many(sent.items()):
            self.asked = msgspec.json.encode(dict(sorted(sent[key].items(), key=_board_last))).decode()
            self.came = "" if isinstance(reply, Failure) else msgspec.json.encode(reply.outcomes).decode()
            yield key, reply

    @property
    def cost(self) -> Cost:
        return self._engine.cost

    def close(self) -> None:
        self._engine.close()


def _board_last(item: tuple[str, Any]) -> bool:
    """A sort key: actions and questions first, because the position is long."""
    return item[0] == "position"


def _times(number: int) -> str:
    return "once" if number == 1 else f"{number} times"


def _handshake(known: Capabilities) -> Iterator[Check]:
    who = f"{known.name} {known.version}".strip()
    yield Check(
        "handshake", "ok", f"{who}, protocol {PROTOCOL_VERSION}, editions {', '.join(known.editions)}"
    )
    wrong = list(strange(known))
    if wrong:
        yield Check("declaration", "wrong", "; ".join(wrong))
    elif not known.questions:
        yield Check("declaration", "skipped", "no question is declared; every case would be unsupported")
    else:
        yield Check("declaration", "ok", f"answers {', '.join(known.questions)}")


def _one(
    engine: Engine,
    questions: list[dict[str, Any]],
    edition: str,
    actions: Any = None,
    board: dict[str, Any] = BOARD,
) -> Reply:
    params: dict[str, Any] = {"edition": edition, "position": board, "questions": questions}
    if actions:
        params["actions"] = actions
    return engine.evaluate(params)


def _some_question(known: Capabilities) -> dict[str, Any]:
    """A declared question; if none is declared, any question, which is then unsupported."""
    return QUESTIONS[next(iter(known.questions or QUESTIONS))]


def _answers(engine: Engine, known: Capabilities) -> Found:
    """Check that every declared question gets a well-formed answer about a board with some of everything.

    A question that is unsupported there is asked again in Open Ground.
    """
    if not known.questions:
        return "skipped", "no question is declared"
    declared = [QUESTIONS[name] for name in QUESTIONS if name in known.questions]
    reply = _one(engine, declared, known.editions[0])
    if isinstance(reply, Failure):
        return "wrong", f"{reply.kind}: {reply.text}"
    beyond: dict[str, str] = {}
    for question, outcome in zip(declared, reply.outcomes, strict=True):
        if outcome.illegal is not UNSET:
            return "wrong", f"{question['ask']}: there was no action, so nothing can be illegal"
        if outcome.unsupported is not UNSET:
            beyond[question["ask"]] = ", ".join(outcome.unsupported.missing) or "it does not say why"
    if beyond:
        reply = _one(engine, [QUESTIONS[name] for name in beyond], known.editions[0], board=BARE)
        if isinstance(reply, Failure):
            return "wrong", f"in Open Ground, {reply.kind}: {reply.text}"
        reasons = ", ".join(f"{name} ({missing})" for name, missing in beyond.items())
        bare = dict(zip(beyond, reply.outcomes, strict=True))
        never = [name for name in beyond if bare[name].unsupported is not UNSET]
        if len(never) == len(declared):
            return "skipped", f"no declared question is answered, not even in Open Ground: {reasons}"
        also = f"; in Open Ground too: {', '.join(never)}" if never else ""
        return "ok", f"of {len(declared)} declared questions, unsupported on this board: {reasons}{also}"
    return "ok", f"{len(declared)} declared questions answered"


def _undeclared(engine: Engine, known: Capabilities) -> Found:
    """Check that an undeclared question is unsupported instead of an error."""
    missing = [name for name in QUESTIONS if name not in known.questions]
    if not missing:
        return "skipped", "every question is declared"
    reply = _one(engine, [QUESTIONS[missing[0]]], known.editions[0])
    if isinstance(reply, Failure):
        return "wrong", f"{missing[0]} was not declared; answer unsupported, not {reply.kind}: {reply.text}"
    if reply.outcomes[0].unsupported is UNSET:
        return "wrong", f"{missing[0]} was not declared; its outcome has to be unsupported"
    return "ok", f"{missing[0]} is unsupported, as declared"


def _illegal(engine: Engine, known: Capabilities) -> Found:
    """Check that a squad may not jump three hexes: the second action is illegal, named by its index."""
    if "move" not in known.actions:
        return "skipped", "the action move is not declared"
    if not known.questions:
        return "skipped", "no question is declared"
    actions = [{"do": "move", "units": ["P"], "to": to} for to in ("B1", "E9")]
    reply = _one(engine, [_some_question(known)], known.editions[0], actions)
    if isinstance(reply, Failure):
        return "wrong", f"illegal play is an outcome, not a failure: {reply.kind}: {reply.text}"
    beyond = reply.outcomes[0].unsupported
    if beyond is not UNSET:
        return "skipped", f"unsupported on this board: {', '.join(beyond.missing) or 'it does not say why'}"
    illegal = reply.outcomes[0].illegal
    if illegal is UNSET or illegal.action != 1:
        return "wrong", "a move from B1 to E9 is illegal: the outcome has to be {'illegal': {'action': 1}}"
    return "ok", "a move of many hexes (B1 to E9) is illegal, by the index of the action: 1"


def _pipelining(engine: Engine, known: Capabilities) -> Found:
    """Check many requests at once; each has another number of questions, so that mixed-up ids show."""
    question = _some_question(known)
    requests = []
    for number in range(1, 2 * WINDOW + 1):
        params = {"edition": known.editions[0], "position": BOARD, "questions": [question] * (number % 7 + 1)}
        requests.append((str(number), params))
    counts: dict[str, int] = {}
    for key, reply in engine.evaluate_many(requests):
        if isinstance(reply, Failure):
            return "wrong", f"{reply.kind}: {reply.text}"
        counts[key] = len(reply.outcomes)
    for key, params in requests:
        due = len(params["questions"])
        if counts.get(key) != due:
            return "wrong", f"request {key} asked {due} questions; is its id copied to its own response?"
    under_way = WINDOW if known.limits is UNSET else min(WINDOW, known.limits.requests or WINDOW)
    return "ok", f"{len(requests)} requests, up to {under_way} under way at a time"


def _errors(engine: Engine, known: Capabilities) -> Found:
    """Check that a request that cannot be served is a JSON-RPC error, and the engine continues."""
    reply = _one(engine, [next(iter(QUESTIONS.values()))], "no such edition")
    if isinstance(reply, Failure) and reply.kind != "error":
        return "wrong", f"an unknown edition has to be a JSON-RPC error, not {reply.kind}: {reply.text}"
    if not isinstance(reply, Failure) and any(one.unsupported is UNSET for one in reply.outcomes):
        return "wrong", "an unknown edition was answered; it has to be a JSON-RPC error"
    after = _one(engine, [_some_question(known)], known.editions[0])
    if isinstance(after, Failure):
        return "wrong", f"the request after an error is not answered: {after.kind}: {after.text}"
    refused = "refused" if isinstance(reply, Failure) else "unsupported"
    return "ok", f"an unknown edition is {refused}, and the next request is answered"


def _shutdown(engine: Engine) -> Found:
    """Check that the process ends by itself after ``shutdown``."""
    if not isinstance(engine, SubprocessEngine):
        engine.close()
        return "skipped", "an engine in this process has nothing to end"
    engine.close(FAREWELL)
    if engine.ended_by_itself is None:
        return "skipped", "its process had ended before"
    if not engine.ended_by_itself:
        return (
            "wrong",
            f"it had not ended after {FAREWELL:g} s and was killed; end upon shutdown",
        )
    return "ok", "it ended by itself"


STEPS: tuple[tuple[str, Callable[[Engine, Capabilities], Found]], ...] = (
    ("answers", _answers),
    ("unsupported", _undeclared),
    ("illegal", _illegal),
    ("pipelining", _pipelining),
    ("errors", _errors),
)
