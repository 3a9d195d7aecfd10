"""An engine in any language: JSON-RPC 2.0, one object a line, over stdin and stdout of a process.

Requests are pipelined. Whatever an engine does wrong is charged to the request it did it on: where
several were under way and it cannot be told which, they are asked again one at a time, in a new
process. A request that crashes or hangs the engine costs its own case and no other.
"""

from __future__ import annotations

import shlex
import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from asl_conformance.adapters import TIMEOUT
from asl_conformance.adapters.base import HARNESS_NAME, Engine, EngineLost, EngineStartError, Params
from asl_conformance.adapters.check import explain, read_capabilities, read_outcomes, show, violation
from asl_conformance.adapters.process import LINE_LIMIT, EngineProcess
from asl_conformance.protocol.messages import PROTOCOL_VERSION, Capabilities, Response, RpcError
from asl_conformance.reply import Failure, Outcomes, Reply
from asl_conformance.text import one_line

START_TIMEOUT = 30.0
"""Seconds an engine has from its start to its answer to ``initialize``."""
WINDOW = 64
"""Requests under way at a time."""
MAX_RESTARTS = 100
"""Restarts in one run; an engine that ends more often is given up."""
START_ATTEMPTS = 4
BACK_OFF = 0.05
"""Seconds before the second attempt to restart; doubled for every further one."""
PATIENCE = 3
"""Unattributable faults after which an engine is asked one request at a time for good."""

Answered = tuple[str, Reply]


@dataclass(eq=False, slots=True)
class _Request:
    """One request, and whether a reply to it was already passed on."""

    key: str
    params: Params
    answered: bool = False


class SubprocessEngine(Engine):
    """Asks a command. The command line is split as a shell would, but no shell ever runs it."""

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        timeout: float = TIMEOUT,
        start_timeout: float = START_TIMEOUT,
        window: int = WINDOW,
        max_restarts: int = MAX_RESTARTS,
        directory: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._argv = _split(command)
        self._directory, self._environment = directory, environment
        self._timeout, self._start_timeout = timeout, start_timeout
        self._window, self._max_restarts = window, max_restarts
        self.ended_by_itself: bool | None = None
        """Whether the engine ended upon ``shutdown``; None before it was asked to."""
        self._process: EngineProcess | None = None
        self._restarts = 0
        self._next_id = 0
        self._faults = 0
        self._source: Iterator[tuple[str, Params]] = iter(())
        self._again: deque[_Request] = deque()
        self._pending: dict[int, _Request] = {}
        self._settled: dict[int, tuple[str, bool]] = {}
        self._last: _Request | None = None
        self._suspects: set[_Request] = set()
        self._in_order = True
        self._head_since = 0.0

    # -- starting and ending ---------------------------------------------------------------

    def start(self) -> Capabilities:
        self._process = EngineProcess(self._argv, self._directory, self._environment)
        self._in_order, self._last = True, None
        try:
            return self._handshake(self._process)
        except BaseException:
            self._end_process()
            raise

    def _handshake(self, process: EngineProcess) -> Capabilities:
        asked = self._send(process, "initialize", {"protocol": PROTOCOL_VERSION, "harness": HARNESS_NAME})
        deadline = time.monotonic() + self._start_timeout
        while (left := deadline - time.monotonic()) > 0:
            for line in process.pump(left):
                return _capabilities(line, asked)
            if process.overlong:
                raise EngineStartError(f"a line of more than {LINE_LIMIT} bytes is no answer to initialize")
            if process.ended:
                raise EngineStartError(f"before it answered initialize {process.last_words()}")
        log = process.log_tail()
        raise EngineStartError(
            f"no answer to initialize within {self._start_timeout:g} s; "
            "does it flush its output after each line?" + (f" Its log ends: {log}" if log else "")
        )

    def _restart(self) -> None:
        self._restarts += 1
        if self._restarts > self._max_restarts:
            raise EngineLost(
                f"the engine had to be restarted {self._max_restarts} times; it was not asked any further"
            )
        problem = ""
        for attempt in range(START_ATTEMPTS):
            if attempt:
                time.sleep(BACK_OFF * 2 ** (attempt - 1))
            try:
                self.start()
                return
            except EngineStartError as error:
                problem = str(error)
        raise EngineLost(f"the engine could not be restarted: {problem}")

    def _end_process(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            process.kill()

    def close(self) -> None:
        if self._process is not None:
            process, self._process = self._process, None
            idle = not self._pending
            if idle:
                self.ended_by_itself = process.finish(self._line("shutdown", {}))
            else:
                process.kill()

    # -- asking ----------------------------------------------------------------------------

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[Answered]:
        if self._pending:  # an earlier conversation was broken off
            self._end_process()
        self._pending.clear()
        self._again.clear()
        self._suspects.clear()
        self._source = iter(requests)
        while self._fill():
            yield from self._listen()

    def _fill(self) -> bool:
        """Send as many requests as may be under way; whether any is."""
        window = 1 if self._suspects or self._faults >= PATIENCE else self._window
        while len(self._pending) < window:
            request = self._next_request()
            if request is None:
                break
            if self._process is None:
                self._restart()
            assert self._process is not None
            if not self._pending:
                self._head_since = time.monotonic()
            self._pending[self._send(self._process, "evaluate", request.params)] = request
        return bool(self._pending)

    def _next_request(self) -> _Request | None:
        if self._again:
            return self._again.popleft()
        for key, params in self._source:
            return _Request(key, params)
        return None

    def _send(self, process: EngineProcess, method: str, params: Params) -> int:
        line = self._line(method, params)
        process.send(line)
        return self._next_id

    def _line(self, method: str, params: Params) -> bytes:
        self._next_id += 1
        request = {"jsonrpc": "2.0", "id": self._next_id, "method": method, "params": params}
        return msgspec.json.encode(request) + b"\n"

    def _listen(self) -> Iterator[Answered]:
        """Wait for the engine once, and deal with whatever it did."""
        process = self._process
        assert process is not None
        left = self._head_since + self._timeout - time.monotonic()
        if left <= 0:
            yield from self._timed_out(process)
            return
        for line in process.pump(left):
            yield from self._hear(line)
            if self._process is not process:
                return
        if process.overlong:
            yield from self._stray(f"a line of more than {LINE_LIMIT} bytes")
            self._abandon()
        elif process.ended:
            yield from self._ended(process)

    # -- hearing ---------------------------------------------------------------------------

    def _hear(self, line: bytes) -> Iterator[Answered]:
        response = _read_response(line)
        if isinstance(response, _Unreadable):
            if response.id in self._pending:
                yield from self._settle(response.id, violation(response.text))
            else:
                yield from self._stray(response.text)
            return
        if response.id in self._pending:
            yield from self._settle(response.id, _reply(response, self._pending[response.id].params))
        elif response.id in self._settled:
            key, charged = self._settled[response.id]
            if not charged:
                yield key, violation(f"a second reply with id {response.id}")
        elif response.id is None and response.error is not UNSET:
            yield from self._stray(f"an error without the id of a request: {_error_text(response.error)}")
        else:
            yield from self._stray(f"a reply with id {response.id}, which was never sent")

    def _settle(self, asked: int, reply: Reply) -> Iterator[Answered]:
        """Pass the reply to a request under way on."""
        head = next(iter(self._pending)) == asked
        request = self._pending.pop(asked)
        self._in_order = self._in_order and head
        if head:
            self._head_since = time.monotonic()
        self._settled[asked] = (request.key, not isinstance(reply, Outcomes))
        self._last = request
        self._suspects.discard(request)
        if not request.answered or not isinstance(reply, Outcomes):
            request.answered = True
            yield request.key, reply

    def _stray(self, text: str) -> Iterator[Answered]:
        """Output that belongs to no request by its id: charge the only one it can be due to."""
        if len(self._pending) == 1:
            yield from self._settle(next(iter(self._pending)), violation(text))
        elif not self._pending and self._last is not None:
            yield self._last.key, violation(text)
        else:
            before = [self._last] if self._last is not None else []
            self._suspect([*before, *self._pending.values()])

    def _suspect(self, requests: Sequence[_Request]) -> None:
        """One of these did it. Ask them again one at a time, in a new process."""
        self._faults += 1
        self._suspects = set(requests)
        self._again.extendleft(reversed(requests))
        self._pending.clear()
        self._end_process()

    def _abandon(self) -> None:
        """Leave a process that can no longer be talked to; what it owes is asked of the next one."""
        self._again.extendleft(reversed(self._pending.values()))
        self._pending.clear()
        self._end_process()

    def _ended(self, process: EngineProcess) -> Iterator[Answered]:
        if len(self._pending) > 1:
            self._suspect(list(self._pending.values()))
            return
        text = process.last_words()
        if self._pending:
            yield from self._settle(next(iter(self._pending)), Failure("crash", text))
            self._suspects.clear()
        self._abandon()

    def _timed_out(self, process: EngineProcess) -> Iterator[Answered]:
        """No reply in time. It is the oldest request's fault if the engine answers in order."""
        if len(self._pending) > 1 and not self._in_order:
            self._suspect(list(self._pending.values()))
            return
        log = process.log_tail()
        text = f"no reply within {self._timeout:g} s" + (f"; its log ends: {log}" if log else "")
        yield from self._settle(next(iter(self._pending)), Failure("timeout", text))
        self._suspects.clear()
        self._abandon()


@dataclass(frozen=True, slots=True)
class _Unreadable:
    """A line that is not a response; its id, if it has one."""

    text: str
    id: int = -1


_decoder = msgspec.json.Decoder(Response)


def _read_response(line: bytes) -> Response | _Unreadable:
    try:
        response = _decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return _unreadable(line, error)
    if response.jsonrpc != "2.0":
        text = f"jsonrpc: '2.0' is due, not {show(response.jsonrpc)}"
        return _Unreadable(text, -1 if response.id is None else response.id)
    return response


def _unreadable(line: bytes, error: Exception) -> _Unreadable:
    if isinstance(error, msgspec.ValidationError):
        data = msgspec.json.decode(line)
        found = data.get("id") if isinstance(data, dict) else None
        return _Unreadable(explain(error, data), found if type(found) is int else -1)
    text = one_line(line[:200].decode("utf-8", "backslashreplace"), 100)
    return _Unreadable(f"a line that is not a JSON-RPC reply: {text!r} (an engine's log belongs on stderr)")


def _reply(response: Response, params: Params) -> Reply:
    """The checked reply in a response that carries the id of a request."""
    if response.error is not UNSET and response.result is UNSET:
        return Failure("error", _error_text(response.error))
    if response.result is UNSET or response.error is not UNSET:
        return violation("exactly one of result and error is due")
    try:
        result: Any = msgspec.json.decode(response.result)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return violation(f"result: {error}")
    return read_outcomes(result, params)


def _error_text(error: RpcError) -> str:
    return f"{one_line(error.message)} ({error.code})"


def _capabilities(line: bytes, asked: int) -> Capabilities:
    """The answer to ``initialize``; raises EngineStartError for anything else."""
    response = _read_response(line)
    if isinstance(response, _Unreadable):
        raise EngineStartError(f"its first output is {response.text}")
    if response.id != asked:
        raise EngineStartError(f"the answer to initialize has id {response.id}; {asked} was sent")
    if response.error is not UNSET:
        raise EngineStartError(f"the engine refused the handshake: {_error_text(response.error)}")
    if response.result is UNSET:
        raise EngineStartError("the answer to initialize has neither result nor error")
    try:
        return read_capabilities(msgspec.json.decode(response.result))
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EngineStartError(f"the answer to initialize is no JSON: {error}") from None


def _split(command: str | Sequence[str]) -> list[str]:
    """The command line as arguments; raises EngineStartError if it cannot be split."""
    if not isinstance(command, str):
        return list(command)
    try:
        argv = shlex.split(command)
    except ValueError as error:
        raise EngineStartError(f"the command line cannot be split: {error}: {command!r}") from None
    if not argv:
        raise EngineStartError("the command line is empty; give a command, or the word reference")
    return argv
