"""Recorded answers: what an engine declared and replied, collected by ``run --record`` or anywhere else.

JSON Lines: a header, an answer for each case that was asked, and, if ``run`` wrote the file, how the run
ended. A case may have a second line only if that is a failure, which then counts.
"""

from __future__ import annotations

import codecs
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType

from asl_conformance.adapters.base import Cost, Engine, EngineLost, EngineStartError, Params
from asl_conformance.adapters.check import Asked, asked_of, read_capabilities, read_outcomes, violation
from asl_conformance.adapters.limits import RESTARTS
from asl_conformance.adapters.messages import error_text
from asl_conformance.adapters.unreadable import TOO_DEEP, deeper, shown
from asl_conformance.protocol.messages import DEPTH, Capabilities, RpcError
from asl_conformance.protocol.reply import Failure, FailureKind, Reply

FORMAT = 1
HOW = "asl-conformance schema answer-record prints the format of a line"


class Line(Struct, frozen=True, tag_field="record", forbid_unknown_fields=True, omit_defaults=True):
    """Base of all lines of recorded answers."""


class AnswersHeader(Line, frozen=True, tag="answers", kw_only=True):
    """The first line: what was asked, and what the engine declared."""

    format: int
    """The number of this format, 1."""
    capabilities: Raw
    """The answer to ``initialize``."""
    edition: str = "current"
    """The edition of the rulebook in which the cases were asked."""
    readings: dict[str, str] = {}
    """Contested readings that the user declared for the engine."""
    suite: str = ""
    """Digest of the suite that was asked, for the reader."""
    selected: tuple[str, ...] | UnsetType = UNSET
    """The cases that were selected, if not all of the suite."""
    selection: str = ""
    """The options that selected the cases; empty for the whole of the built-in suite."""


class Answered(Line, frozen=True, tag="answer", kw_only=True):
    """The reply to one case: exactly one of ``result``, ``error`` and ``failure``."""

    case: str
    """Id of the case."""
    digest: str = ""
    """Digest of the case that was asked. If the suite has another case of this name, the line is passed
    over."""
    result: Raw | UnsetType = UNSET
    """The result of ``evaluate``, as the engine sent it."""
    error: RpcError | UnsetType = UNSET
    """The error that the engine reported."""
    failure: FailureKind | UnsetType = UNSET
    """Why no usable reply came: `error`, `crash`, `timeout` or `protocol-violation`."""
    text: str = ""
    """What was seen of that failure."""


class AnswersEnd(Line, frozen=True, tag="end"):
    """The last line of a run: how it ended."""

    stopped: str = ""
    """Why the run ended before all cases were asked."""
    cost: Cost = Cost()
    """What the engine's misbehaviour cost."""
    max_restarts: int = RESTARTS
    """How many restarts without a case to blame were allowed."""


AnyAnswer = AnswersHeader | Answered | AnswersEnd

_decoder: msgspec.json.Decoder[AnyAnswer] = msgspec.json.Decoder(AnyAnswer)


class BadAnswers(ValueError):
    """The file cannot be judged; the text names the file, the line and the way out."""


class Answers(Struct, frozen=True):
    """A file of recorded answers."""

    name: str
    """The file, for messages."""
    header: AnswersHeader
    capabilities: Capabilities
    lines: tuple[tuple[int, Answered], ...]
    """The answers in their order, each with the number of its line."""
    end: AnswersEnd | None
    too_deep: frozenset[int] = frozenset()
    """Numbers of the lines that are nested deeper than the protocol allows."""


def read(path: Path) -> Answers:
    """The answers in that file; raises BadAnswers, or OSError if it cannot be read."""
    return parse(path.read_bytes().removeprefix(codecs.BOM_UTF8).splitlines(), str(path))


def parse(text: Iterable[bytes], name: str) -> Answers:
    """The answers in these lines; ``name``: their name in messages. Raises BadAnswers."""
    lines = [(number, line) for number, line in enumerate(text, 1) if line.strip()]
    first, head = (lines[0][0], _decoded(lines[0], name)) if lines else (1, None)
    if not isinstance(head, AnswersHeader):
        raise BadAnswers(
            f'{name}:{first}: the first line must be the header, {{"record":"answers",...}}; {HOW}'
        )
    if head.format != FORMAT:
        raise BadAnswers(
            f"{name}:{first}: format {head.format} is unknown, only {FORMAT} is known; "
            "judge it with the release that recorded it"
        )
    try:
        known = read_capabilities(msgspec.json.decode(head.capabilities))
    except (EngineStartError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadAnswers(
            f"{name}:{first}: {error}; write into capabilities what the engine answers to initialize"
        ) from error
    answers, end = _answers(lines[1:], name)
    deep = frozenset(number for number, line in lines if deeper(line, DEPTH))
    return Answers(name, head, known, answers, end, deep)


def _answers(
    lines: Iterable[tuple[int, bytes]], name: str
) -> tuple[tuple[tuple[int, Answered], ...], AnswersEnd | None]:
    """The answers in the lines after the header, and the end if there is one."""
    found: list[tuple[int, Answered]] = []
    first: dict[str, int] = {}
    end = None
    for number, line in lines:
        record = _decoded((number, line), name)
        if end is not None or isinstance(record, AnswersHeader):
            what = "a second header" if isinstance(record, AnswersHeader) else "a line after the end"
            raise BadAnswers(f"{name}:{number}: {what}; judge each recording by itself, or remove the line")
        if isinstance(record, AnswersEnd):
            end = record
            continue
        given = [key for key in ("result", "error", "failure") if getattr(record, key) is not UNSET]
        if len(given) != 1:
            there = ", ".join(given) or "none"
            raise BadAnswers(
                f"{name}:{number}: {record.case}: exactly one of result, error and failure is expected; "
                f"there is {there}; {HOW}"
            )
        before = first.setdefault(record.case, number)
        if before != number and record.failure is UNSET:
            also = f"{record.case} is there twice, first in line {before}"
            raise BadAnswers(f"{name}:{number}: {also}; remove one of the two")
        found.append((number, record))
    return tuple(found), end


def _decoded(line: tuple[int, bytes], name: str) -> AnyAnswer:
    try:
        return _decoder.decode(line[1])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadAnswers(f"{name}:{line[0]}: {error}; {HOW}") from None


class RecordedEngine(Engine):
    """Replies from a recording, in its order. Nothing is asked."""

    def __init__(self, answers: Answers, digests: Mapping[str, str]) -> None:
        """``digests``: of the cases of the suite, by id; answers to other cases are passed over."""
        self._answers = answers
        self._usable = [
            (number, one)
            for number, one in answers.lines
            if one.case in digests and one.digest in ("", digests[one.case])
        ]

    @property
    def passed_over(self) -> list[tuple[int, Answered]]:
        """The answers to cases that the suite does not have, or has otherwise, each with its line."""
        usable = {number for number, _ in self._usable}
        return [(number, one) for number, one in self._answers.lines if number not in usable]

    def start(self) -> Capabilities:
        return self._answers.capabilities

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        asked = {key: asked_of(params) for key, params in requests}
        for number, one in self._usable:
            if one.case in asked:
                yield one.case, self._reply(number, one, asked[one.case])
        given = {one.case for _, one in self._usable}
        missing, end = sum(key not in given for key in asked), self._answers.end
        if end is not None and end.stopped and (missing or given <= asked.keys()):
            raise EngineLost(end.stopped)
        if missing:
            raise EngineLost(f"{self._answers.name} has no answer to {missing} of {len(asked)} cases")

    def _reply(self, number: int, one: Answered, asked: Asked) -> Reply:
        if one.failure is not UNSET:
            return Failure(one.failure, one.text)
        if one.error is not UNSET:
            return Failure("error", error_text(one.error))
        assert one.result is not UNSET
        if number in self._answers.too_deep:
            return violation(f"{TOO_DEEP}: {shown(bytes(one.result))}")
        return read_outcomes(one.result, asked)

    @property
    def cost(self) -> Cost:
        return self._answers.end.cost if self._answers.end is not None else Cost()

    def close(self) -> None:
        """Nothing runs."""
