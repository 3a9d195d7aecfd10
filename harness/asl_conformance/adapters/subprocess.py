"""An engine in any language: JSON-RPC 2.0, one object per line, over stdin and stdout of a process.

Requests are pipelined. A fault of the engine is charged to the request that caused it; if several
were under way and the cause is unclear, they are asked again one at a time, in a new
process. A request that crashes or hangs the engine costs only its own case.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from asl_conformance.adapters.base import (
    Cost,
    Engine,
    EngineLost,
    EngineStartError,
    Params,
)
from asl_conformance.adapters.beyond import Reach, beyond
from asl_conformance.adapters.blame import QUIET, Blame, Sent
from asl_conformance.adapters.check import asked_of, violation
from asl_conformance.adapters.command import split
from asl_conformance.adapters.limits import MAX_RESTARTS, MEMORY, TIMEOUT
from asl_conformance.adapters.messages import (
    NUL,
    Unreadable,
    id_of,
    noise,
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
DRAIN, DRAIN_MOST = 1.0, 3.0
"""Seconds without a line, and in all, that a noisy engine has to reply before its process is ended."""

Answered = tuple[str, Reply]


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
        self._left = ""
        self._fruitless = 0
        self._reach = Reach()
        self._beyond: deque[Answered] = deque()
        self._lost = 0.0
        self._next_id = 0
        self._greeting = 0
        self._blame = Blame()
        self._source: Iterator[tuple[str, Params]] = iter(())
        self._again: deque[Sent] = deque()
        self._pending: dict[int, Sent] = {}
        self._settled: dict[int, Sent] = {}
        self._lately: deque[Sent] = deque()
        """The last requests that were settled, which may be asked again."""
        self._last: Sent | None = None
        self._in_order = True
        self._ready = 0.0
        """When the process had answered the handshake."""
        self._wide = False
        """Whether the last line was UTF-16, so that half of its end is before the next one."""
        self._head_since = 0.0
        self._drain, self._drain_most = 0.0, 0.0

    @property
    def cost(self) -> Cost:
        blame = self._blame
        return Cost(
            self._restarts,
            self._lost,
            blame.unaccounted,
            blame.breaches,
            tuple(blame.reasons),
            blame.noise,
            blame.example,
        )

    # -- starting and ending ---------------------------------------------------------------

    def start(self) -> Capabilities:
        self._closed = False
        return self._start()

    def _start(self) -> Capabilities:
        with held():
            self._process = EngineProcess(self._argv, self._directory, self._environment, self._memory)
        self._end_if_closed()
        self._in_order, self._last = True, None
        self._settled.clear()
        self._lately.clear()
        try:
            known = self._handshake(self._process)
            self._ready = time.monotonic()
            return known
        except BaseException:
            self._end_process()
            raise

    def _handshake(self, process: EngineProcess) -> Capabilities:
        asked = self._greeting = self._send(process, "initialize", hello())
        process.flush()
        deadline = time.monotonic() + self._start_timeout
        while (left := deadline - time.monotonic()) > 0:
            lines = process.pump(left)
            if lines:
                known = read_handshake(lines[0], asked)
                self._reach = Reach.of(known, self._window)
                for line in lines[1:]:
                    self._blame.babble(noise(read_response(line), asked))
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
        if self._left:
            self._blame.blame_nobody(self._left, breach=False)
        self._left = ""
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
                    self._overhear()
                    return
                except EngineStartError as error:
                    problem = str(error)
        finally:
            self._lost += time.monotonic() - begun
        if problem:
            raise EngineLost(f"the engine could not be restarted: {problem}")
        raise EngineLost(f"the engine had to be restarted {self._restarts} times; it was asked no more")

    def _overhear(self) -> None:
        """Listen to a new process before the suspects are asked: what it says now is no request's fault."""
        due, process = self._blame.control, self._process
        deadline = time.monotonic() + due
        while process is not None and (left := deadline - time.monotonic()) > 0 and not process.ended:
            for line in process.pump(left):
                self._blame.babble(noise(read_response(line), self._greeting))
                return
        self._blame.silent_for = max(self._blame.silent_for, due)

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
        self._blame.suspects.clear()
        self._drain = 0.0
        self._source = iter(requests)
        while self._fill():
            yield from self._not_sent()
            careful = self._blame.on_trial
            yield from self._listen()
            if careful and not self._pending:
                yield from self._hear_out()
        yield from self._not_sent()
        yield from self._linger(0.0)

    def _fill(self) -> bool:
        """Send as many requests as may be under way; returns whether any is."""
        window = self._blame.window or self._reach.requests or self._window
        while len(self._pending) < window:
            if self._process is not None and self._process.deaf:
                if self._pending:
                    break
                self._blame.blame_nobody("the engine closed its input", breach=False)
                self._drop([], time.monotonic())
            request = self._next_request()
            if request is None:
                break
            if self._process is None:
                self._restart()
                window = self._blame.window or self._reach.requests or self._window
            assert self._process is not None
            if not self._pending:
                self._head_since = time.monotonic()
            request.since = self._head_since
            self._pending[self._send(self._process, "evaluate", request.params)] = request
        if self._process is not None:
            self._process.flush()
        return bool(self._pending)

    def _next_request(self) -> Sent | None:
        if self._again:
            return self._again.popleft()
        for key, params in self._source:
            reply = beyond(self._reach, params)
            if reply is None:
                return Sent(key, params, asked_of(params))
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
        now = time.monotonic()
        if self._drain and now >= min(self._drain, self._drain_most):
            self._pending.clear()
            self._drop([], self._head_since)
            return
        left = self._head_since + self._timeout - now
        if left <= 0:
            yield from self._timed_out(process)
            return
        yield from self._attend(process, min(left, self._drain - now) if self._drain else left)

    def _hear_out(self) -> Iterator[Answered]:
        """Listen to a suspect after its reply; it is cleared of the noise if nothing comes."""
        last, process = self._last, self._process
        if process is not None and last is not None:
            yield from self._linger(max(QUIET, last.patience))
            if last.patience and process is self._process and not last.charged:
                self._blame.acquit(last)
        self._blame.end_trial()

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
            yield from self._stray(f"a line of more than {LINE_LIMIT} bytes", id_of(process.unfinished))
            if self._process is process:
                self._drop([one for one in self._pending.values() if not one.charged], since)
        elif process.ended:
            yield from self._ended(process)

    # -- hearing ---------------------------------------------------------------------------

    def _hear(self, line: bytes) -> Iterator[Answered]:
        response = read_response(line)
        if isinstance(response, Unreadable):
            if self._wide and line.startswith(NUL):  # the end of a line of UTF-16
                self._wide = False
                yield from self._hear(line[1:])
                return
            self._wide = NUL in line[1:]
            yield from self._stray(response.text, response.id)
        elif response.id in self._pending:
            yield from self._settle(response.id, read_reply(response, self._pending[response.id].asked))
        elif response.id in self._settled:
            yield from self._charge(self._settled[response.id], f"a second reply with id {response.id}")
        else:
            yield from self._stray(noise(response, self._greeting), replies=response.id != self._greeting)

    def _settle(self, asked: int, reply: Reply) -> Iterator[Answered]:
        """Pass on the reply to a request under way."""
        head = next(iter(self._pending)) == asked
        request = self._pending.pop(asked)
        self._in_order = self._in_order and head
        if head:
            self._head_since = time.monotonic()
        self._settled[asked] = self._last = request
        self._remember(request)
        good = isinstance(reply, Outcomes)
        blame = self._blame
        if blame.suspects and request in blame.suspects:
            blame.suspects.discard(request)
            blame.found = blame.found or not good
        self._drain = 0.0
        if request.charged:
            return
        if good:
            self._fruitless = blame.in_a_row = 0
        if not request.answered or not good:
            request.answered = True
            request.charged = not good
            yield request.key, reply

    def _remember(self, request: Sent) -> None:
        """Keep what the request asks as long as it may be asked again."""
        self._lately.append(request)
        if len(self._lately) > WINDOW:
            old = self._lately.popleft()
            if old not in self._lately:
                old.params = {}

    @staticmethod
    def _charge(request: Sent, text: str) -> Iterator[Answered]:
        """Charge a breach of the protocol to an answered request, at most once."""
        if not request.charged:
            request.charged = True
            yield request.key, violation(text)

    def _stray(self, text: str, asked: int = -1, *, replies: bool = False) -> Iterator[Answered]:
        """Output that is no reply to a request under way: find the request that caused it.

        ``asked``: the id that it carries all the same; ``replies``: whether it stands in a reply's place.
        """
        if asked in self._pending:
            yield from self._settle(asked, violation(text))
            return
        blame, now, pending = self._blame, time.monotonic(), list(self._pending.values())
        blame.hear(text)
        if self._drain or blame.babbles:
            self._drain = self._drain and now + DRAIN
            return
        before = list(reversed(self._lately))
        near = pending[0] if pending else self._last
        if len(pending) > 1 or near is None:
            self._suspect([*before[:1], *pending, *before[1:]], text, breach=True)
            return
        before = [one for one in before if one is not near and not one.cleared]
        if blame.certain(before, now - self._ready):
            yield from self._convict(near, text, replies=replies)
        else:
            self._suspect(blame.doubt(near, before, now), text, breach=True)

    def _convict(self, request: Sent, text: str, *, replies: bool) -> Iterator[Answered]:
        """This request caused the noise. Nothing more is asked while the process may go on with it."""
        blame = self._blame
        blame.convict(request, before_reply=bool(self._pending))
        yield from self._charge(request, text)
        request.answered = True
        for one in [one for one in self._again if one.answered]:
            self._again.remove(one)
            blame.suspects.discard(one)
        if not self._pending:
            if not blame.habitual:
                self._drop([], time.monotonic())
        elif replies:
            yield from self._settle(next(iter(self._pending)), violation(text))
        else:
            now = time.monotonic()
            self._drain, self._drain_most = now + DRAIN, now + DRAIN_MOST

    def _suspect(self, requests: Sequence[Sent], text: str, *, breach: bool) -> None:
        """One of these requests caused the fault: ask them again one at a time, in a new process."""
        if self._pending:
            text = f"{text}, with {next(iter(self._pending.values())).key} under way"
        self._blame.suspect(requests, text, breach=breach)
        self._drop(requests, self._head_since)

    def _drop(self, again: Sequence[Sent], since: float) -> None:
        """End a process without a good reply since ``since``; its open requests go to the next one."""
        self._again.extendleft(reversed(again))
        self._pending.clear()
        self._drain = 0.0
        self._end_process()
        self._lost += time.monotonic() - since

    def _ended(self, process: EngineProcess) -> Iterator[Answered]:
        text, since, due = process.last_words(), time.monotonic(), list(self._pending.values())
        if len(due) > 1:
            self._suspect(due, text, breach=False)
            return
        if not due:
            self._left = text  # it counts only if another request follows
        elif due[0].charged:
            due = []
        elif self._last is not None and process.ended_well:
            # It may have ended after the previous reply, without reading this request: ask again.
            self._blame.blame_nobody(text, breach=False)
        else:
            since = self._head_since
            yield from self._settle(next(iter(self._pending)), Failure("crash", text))
            self._blame.suspects.clear()
            due = []
        self._drop(due, since)

    def _timed_out(self, process: EngineProcess) -> Iterator[Answered]:
        """No reply in time: the oldest request is charged if the engine answers in order."""
        if process.probe():  # then it has not read all requests
            yield from self._ended(process)
            return
        since = self._head_since
        text = f"no reply within {self._timeout:g} s{process.log.ending}"
        if len(self._pending) > 1 and not self._in_order:
            self._suspect(list(self._pending.values()), text, breach=True)
            return
        yield from self._settle(next(iter(self._pending)), Failure("timeout", text))
        self._blame.suspects.clear()
        self._drop(list(self._pending.values()), since)
