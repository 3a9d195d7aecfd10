"""An engine in any language: JSON-RPC 2.0, one object per line, over stdin and stdout of a process.

Requests are pipelined. A fault of the engine is charged to the request that caused it; if several
were under way and the cause is unclear, they are asked again one at a time, in a new
process. A request that crashes or hangs the engine costs only its own case.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import UNSET

from asl_conformance.adapters.base import (
    Cost,
    Engine,
    EngineLost,
    EngineStartError,
    Params,
)
from asl_conformance.adapters.beyond import Reach, beyond
from asl_conformance.adapters.check import Asked, asked_of, show, violation
from asl_conformance.adapters.command import split
from asl_conformance.adapters.limits import MAX_RESTARTS, MEMORY, TIMEOUT
from asl_conformance.adapters.messages import (
    Unreadable,
    error_text,
    read_handshake,
    read_reply,
    read_response,
)
from asl_conformance.adapters.process import LINE_LIMIT, EngineProcess
from asl_conformance.base.ending import held
from asl_conformance.protocol.messages import WINDOW, Capabilities, hello
from asl_conformance.protocol.reply import Failure, Outcomes, Reply

START_TIMEOUT = 30.0
"""Seconds that an engine has from its start to its answer to ``initialize``."""
START_ATTEMPTS = 4
"""Number of starts in a row that may fail. Each counts as a restart."""
BACK_OFF, BACK_OFF_MOST = 0.05, 0.5
"""Seconds before the next start of an engine without a reply since the last one; doubled each time."""
PATIENCE = 3
"""Faults without a clear cause after which an engine is asked one request at a time from then on."""
QUIET = 0.01
"""Seconds to wait for more output after the reply of an engine under suspicion."""

Answered = tuple[str, Reply]


@dataclass(eq=False, slots=True)
class _Request:
    """One request and its state."""

    key: str
    params: Params
    asked: Asked
    answered: bool = False
    """Whether a reply to it was passed on."""
    charged: bool = False
    """Whether a failure of it was passed on; further failures are not."""


class SubprocessEngine(Engine):
    """Asks a command. The command line is split into words as the system does; no shell runs it."""

    def __init__(
        self,
        command: str | Sequence[str],
        *,
        timeout: float = TIMEOUT,
        start_timeout: float = START_TIMEOUT,
        window: int = WINDOW,
        max_restarts: int = MAX_RESTARTS,
        memory: int | None = MEMORY,
        directory: Path | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self._argv = split(command)
        self._directory, self._environment = directory, environment
        self._timeout, self._start_timeout = timeout, start_timeout
        self._window, self._max_restarts = window, max_restarts
        self._memory = memory
        self.ended_by_itself: bool | None = None
        """Whether the engine ended upon ``shutdown``; None before it was asked to."""
        self._process: EngineProcess | None = None
        self._closed = False
        self._restarts = 0
        self._unaccounted = 0
        self._left = False
        self._fruitless = 0
        self._reach = Reach()
        self._beyond: deque[Answered] = deque()
        self._lost = 0.0
        self._next_id = 0
        self._faults = 0
        self._source: Iterator[tuple[str, Params]] = iter(())
        self._again: deque[_Request] = deque()
        self._pending: dict[int, _Request] = {}
        self._settled: dict[int, _Request] = {}
        self._last: _Request | None = None
        self._suspects: set[_Request] = set()
        self._found = False
        self._in_order = True
        self._head_since = 0.0

    @property
    def cost(self) -> Cost:
        return Cost(self._restarts, self._lost, self._unaccounted)

    # -- starting and ending ---------------------------------------------------------------

    def start(self) -> Capabilities:
        self._closed = False
        return self._start()

    def _start(self) -> Capabilities:
        with held():
            self._process = EngineProcess(self._argv, self._directory, self._environment, self._memory)
        self._end_if_closed()
        self._in_order, self._last = True, None
        try:
            return self._handshake(self._process)
        except BaseException:
            self._end_process()
            raise

    def _handshake(self, process: EngineProcess) -> Capabilities:
        asked = self._send(process, "initialize", hello())
        process.flush()
        deadline = time.monotonic() + self._start_timeout
        while (left := deadline - time.monotonic()) > 0:
            for line in process.pump(left):
                known = read_handshake(line, asked)
                self._reach = Reach.of(known, self._window)
                return known
            if process.overlong:
                raise EngineStartError(
                    f"a line of more than {LINE_LIMIT} bytes in place of the answer to initialize"
                )
            if process.ended:
                raise EngineStartError(f"before it answered initialize {process.last_words()}")
        raise EngineStartError(
            f"no answer to initialize within {self._start_timeout:g} s; "
            f"does it flush its output after each line?{process.log.ending}"
        )

    def _restart(self) -> None:
        """Start a new process; raises EngineLost after too many restarts, or if none starts."""
        begun, problem = time.monotonic(), ""
        self._unaccounted += self._left
        self._left = False
        try:
            for _ in range(START_ATTEMPTS):
                if self._restarts >= self._max_restarts:
                    break
                if self._fruitless:
                    time.sleep(min(BACK_OFF * 2 ** (self._fruitless - 1), BACK_OFF_MOST))
                self._end_if_closed()
                self._restarts += 1
                self._fruitless += 1
                try:
                    self._start()
                    return
                except EngineStartError as error:
                    problem = str(error)
        finally:
            self._lost += time.monotonic() - begun
        if problem:
            raise EngineLost(f"the engine could not be restarted: {problem}")
        raise EngineLost(f"the engine had to be restarted {self._restarts} times; it was asked no more")

    def _end_if_closed(self) -> None:
        """End the process of a restart if another thread has closed the engine meanwhile."""
        if self._closed:
            self._end_process()
            raise EngineLost("the engine was closed")

    def _end_process(self) -> None:
        with held():
            if self._process is not None:
                process, self._process = self._process, None
                process.kill()

    def close(self, grace: float | None = None) -> None:
        """End the conversation; ``grace``: seconds that it has to end by itself, if not the default."""
        with held():
            self._closed = True
            if self._process is not None:
                process, self._process = self._process, None
                idle = not self._pending
                if idle:
                    self.ended_by_itself = process.finish(self._line("shutdown", {}), grace)
                else:
                    process.kill()

    # -- asking ----------------------------------------------------------------------------

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[Answered]:
        if self._pending:  # an earlier conversation was interrupted
            self._end_process()
        self._pending.clear()
        self._again.clear()
        self._suspects.clear()
        self._source = iter(requests)
        while self._fill():
            yield from self._not_sent()
            careful = bool(self._suspects)
            yield from self._listen()
            if careful and not self._pending:
                yield from self._linger(QUIET)
        yield from self._not_sent()
        yield from self._linger(0.0)

    def _fill(self) -> bool:
        """Send as many requests as may be under way; returns whether any is."""
        window = 1 if self._suspects or self._faults >= PATIENCE else self._reach.requests or self._window
        while len(self._pending) < window:
            if self._process is not None and self._process.deaf:
                if self._pending:
                    break
                self._unaccounted += 1
                self._drop([], time.monotonic())
            request = self._next_request()
            if request is None:
                break
            if self._process is None:
                self._restart()
            assert self._process is not None
            if not self._pending:
                self._head_since = time.monotonic()
            self._pending[self._send(self._process, "evaluate", request.params)] = request
        if self._process is not None:
            self._process.flush()
        return bool(self._pending)

    def _next_request(self) -> _Request | None:
        if self._again:
            return self._again.popleft()
        for key, params in self._source:
            reply = beyond(self._reach, params)
            if reply is None:
                return _Request(key, params, asked_of(params))
            self._beyond.append((key, reply))
        return None

    def _not_sent(self) -> Iterator[Answered]:
        """Replies to requests that were not sent, because they are beyond the limits of the engine."""
        while self._beyond:
            yield self._beyond.popleft()

    def _send(self, process: EngineProcess, method: str, params: Params) -> int:
        line = self._line(method, params)
        process.send(line)
        return self._next_id

    def _line(self, method: str, params: Params) -> bytes:
        self._next_id += 1
        request = {"jsonrpc": "2.0", "id": self._next_id, "method": method, "params": params}
        return msgspec.json.encode(request) + b"\n"

    def _listen(self) -> Iterator[Answered]:
        """Wait for the engine once, and handle what it did."""
        process = self._process
        assert process is not None
        left = self._head_since + self._timeout - time.monotonic()
        if left <= 0:
            yield from self._timed_out(process)
            return
        yield from self._attend(process, left)

    def _linger(self, seconds: float) -> Iterator[Answered]:
        """No reply is due: read what the engine still sends before it is asked anything else."""
        deadline = time.monotonic() + seconds
        process = self._process
        while process is not None and self._process is process:
            left = deadline - time.monotonic()
            yield from self._attend(process, max(left, 0.0))
            if left <= 0:
                return

    def _attend(self, process: EngineProcess, seconds: float) -> Iterator[Answered]:
        """Handle what the engine does next; stop after ``seconds`` without anything."""
        for line in process.pump(seconds):
            yield from self._hear(line)
            if self._process is not process:
                return
        if process.overlong:
            since = self._head_since
            yield from self._stray(f"a line of more than {LINE_LIMIT} bytes")
            if self._process is process:
                self._drop(list(self._pending.values()), since)
        elif process.ended:
            yield from self._ended(process)

    # -- hearing ---------------------------------------------------------------------------

    def _hear(self, line: bytes) -> Iterator[Answered]:
        response = read_response(line)
        if isinstance(response, Unreadable):
            if response.id in self._pending:
                yield from self._settle(response.id, violation(response.text))
            else:
                yield from self._stray(response.text)
            return
        if response.id in self._pending:
            yield from self._settle(response.id, read_reply(response, self._pending[response.id].asked))
        elif response.id in self._settled:
            yield from self._charge(self._settled[response.id], f"a second reply with id {response.id}")
        elif response.id is None and response.error is not UNSET:
            yield from self._stray(f"an error without the id of a request: {error_text(response.error)}")
        else:
            yield from self._stray(f"a reply with id {show(response.id)}, which was never sent")

    def _settle(self, asked: int, reply: Reply) -> Iterator[Answered]:
        """Pass on the reply to a request under way."""
        head = next(iter(self._pending)) == asked
        request = self._pending.pop(asked)
        self._in_order = self._in_order and head
        if head:
            self._head_since = time.monotonic()
        self._settled[asked] = self._last = request
        good = isinstance(reply, Outcomes)
        if request in self._suspects:
            self._suspects.discard(request)
            self._found = self._found or not good
            self._unaccounted += not self._suspects and not self._found
        if good:
            self._fruitless = 0
        if not request.answered or not good:
            request.answered = True
            request.charged = not good
            yield request.key, reply

    @staticmethod
    def _charge(request: _Request, text: str) -> Iterator[Answered]:
        """Charge a breach of the protocol to an answered request, at most once."""
        if not request.charged:
            request.charged = True
            yield request.key, violation(text)

    def _stray(self, text: str) -> Iterator[Answered]:
        """Output whose id belongs to no request: charge the only request that can have caused it."""
        if len(self._pending) == 1:
            yield from self._settle(next(iter(self._pending)), violation(text))
        elif not self._pending and self._last is not None:
            yield from self._charge(self._last, text)
        else:
            before = [self._last] if self._last is not None else []
            self._suspect([*before, *self._pending.values()])

    def _suspect(self, requests: Sequence[_Request]) -> None:
        """One of these requests caused the fault: ask them again one at a time, in a new process."""
        self._faults += 1
        self._suspects, self._found = set(requests), False
        self._drop(requests, self._head_since)

    def _drop(self, again: Sequence[_Request], since: float) -> None:
        """End a process without a good reply since ``since``; its open requests go to the next one."""
        self._again.extendleft(reversed(again))
        self._pending.clear()
        self._end_process()
        self._lost += time.monotonic() - since

    def _ended(self, process: EngineProcess) -> Iterator[Answered]:
        if len(self._pending) > 1:
            self._suspect(list(self._pending.values()))
            return
        text, since, due = process.last_words(), time.monotonic(), list(self._pending.values())
        if not due:
            self._left = True  # it counts only if another request follows
        elif self._last is not None and process.ended_well:
            # It may have ended after the previous reply, without reading this request: ask again.
            self._unaccounted += 1
        else:
            since = self._head_since
            yield from self._settle(next(iter(self._pending)), Failure("crash", text))
            self._suspects.clear()
            due = []
        self._drop(due, since)

    def _timed_out(self, process: EngineProcess) -> Iterator[Answered]:
        """No reply in time: the oldest request is charged if the engine answers in order."""
        if process.probe():  # then it has not read all requests
            yield from self._ended(process)
            return
        if len(self._pending) > 1 and not self._in_order:
            self._suspect(list(self._pending.values()))
            return
        since = self._head_since
        text = f"no reply within {self._timeout:g} s{process.log.ending}"
        yield from self._settle(next(iter(self._pending)), Failure("timeout", text))
        self._suspects.clear()
        self._drop(list(self._pending.values()), since)
