"""An engine that is a Python object: ``initialize(params)`` and ``evaluate(params)`` on plain dicts.

Its results are turned into JSON and read back like the output of another process, so that
nothing of the engine itself (its own types, objects it changes later) gets into the harness, and
both ways give the same verdicts. But it shares this process: its memory is not watched, and a
call that neither ends nor reacts to an alarm is not stopped. Run a suspect engine as a subprocess.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import nullcontext
from io import TextIOWrapper
from typing import Any, BinaryIO, Protocol, cast

import msgspec

from asl_conformance.adapters.alarm import kept, within
from asl_conformance.adapters.base import (
    Cost,
    Engine,
    EngineLost,
    EngineRefused,
    EngineStartError,
    Params,
)
from asl_conformance.adapters.check import asked_of, read_capabilities, read_outcomes, violation
from asl_conformance.adapters.diversion import Diversion
from asl_conformance.adapters.limits import MAX_RESTARTS
from asl_conformance.adapters.log import Log
from asl_conformance.adapters.unreadable import TOO_DEEP, deeper, shown
from asl_conformance.adapters.watchman import TooLate
from asl_conformance.base.text import one_line
from asl_conformance.protocol.messages import DEPTH, Capabilities, hello
from asl_conformance.protocol.messages import LINE as LINE_LIMIT
from asl_conformance.protocol.reply import Failure, Reply

WITHIN = DEPTH - 1
"""Most brackets inside each other in a result: around it are those of the reply."""


class PythonEngine(Protocol):
    """The methods that the object must have. It raises EngineRefused for a request it cannot serve."""

    def initialize(self, params: Mapping[str, Any], /) -> Mapping[str, Any]: ...

    def evaluate(self, params: Mapping[str, Any], /) -> Mapping[str, Any]: ...


class InProcessEngine(Engine):
    """Asks a Python object, which has ``timeout`` seconds for a case; None means no limit."""

    def __init__(
        self,
        engine: PythonEngine,
        timeout: float | None = None,
        *,
        max_timeouts: int = MAX_RESTARTS,
        quiet: bool = False,
    ) -> None:
        """``quiet``: it writes only through ``sys.stdout`` and ``sys.stderr``, leaves them open, and changes
        no signal handler.
        """
        self._quiet = quiet
        self._engine = engine
        self._timeout = timeout
        self._max_timeouts = max_timeouts
        self._timeouts = 0
        self._lost = 0.0
        self._log = Log()
        self._diversion = None if quiet else Diversion(self._log)
        self._out = nullcontext(self._stream()) if quiet else None

    @property
    def cost(self) -> Cost:
        return Cost(0, self._lost)

    def start(self) -> Capabilities:
        reply = self._call(self._engine.initialize, hello())
        if isinstance(reply, Failure):
            how = "refused the handshake" if reply.kind == "error" else "fails in initialize"
            raise EngineStartError(f"the engine {how}: {reply.text}")
        return read_capabilities(msgspec.json.decode(reply))

    def evaluate_many(self, requests: Iterable[tuple[str, Params]]) -> Iterator[tuple[str, Reply]]:
        with kept(self._timeout):
            for key, params in requests:
                if self._timeouts >= self._max_timeouts:
                    raise EngineLost(
                        f"the engine ran out of time {self._timeouts} times; it was asked no more"
                    )
                asked = asked_of(params)
                reply = self._call(self._engine.evaluate, params)
                yield key, reply if isinstance(reply, Failure) else read_outcomes(reply, asked)

    def _call(self, method: Callable[[Params], Any], params: Params) -> bytes | Failure:
        """The result as JSON text. What the engine prints does not reach the terminal."""
        self._log.clear()
        begun, before = time.monotonic(), (sys.stdout, sys.stderr)
        try:
            with self._diversion or nullcontext(), self._out or self._stream() as out:
                sys.stdout = sys.stderr = out
                try:
                    return within(self._timeout, lambda: _as_json(method(params)), quiet=self._quiet)
                finally:
                    sys.stdout, sys.stderr = before
        except EngineRefused as refused:
            code = refused.code if type(refused.code) is int else "no code"
            return Failure("error", f"{_error_text(refused)} ({code})")
        except TooLate:
            self._timeouts += 1
            self._lost += time.monotonic() - begun
            return Failure("timeout", f"no reply within {self._timeout:g} s{self._log.ending}")
        except _NoJson as error:
            return violation(str(error))
        except KeyboardInterrupt:
            raise  # from the user, who wants to stop everything
        except BaseException as error:  # noqa: BLE001 - an engine may raise anything; it costs only its own case
            return Failure("crash", _last_words(error) + self._log.ending)

    def _stream(self) -> TextIOWrapper:
        return TextIOWrapper(cast(BinaryIO, self._log), "utf-8", "backslashreplace", write_through=True)

    def close(self) -> None:
        if self._diversion is not None:
            self._diversion.close()


class _NoJson(Exception):
    """The engine returned a value that JSON cannot express."""


def _as_json(result: Any) -> bytes:
    try:
        text = msgspec.json.encode(result, enc_hook=_mapping)
    except RecursionError:  # its text differs from one Python to the next
        raise _NoJson(f"result: {TOO_DEEP}") from None
    except (TypeError, ValueError, OverflowError) as error:
        raise _NoJson(f"result: {_error_text(error)}") from None
    if len(text) > LINE_LIMIT:
        raise _NoJson(f"a result of more than {LINE_LIMIT} bytes")
    if text.count(b"[") + text.count(b"{") > WITHIN and deeper(text, WITHIN):
        raise _NoJson(f"{TOO_DEEP}: {shown(text)}")
    return text


def _mapping(value: Any) -> dict[Any, Any]:
    """A mapping as a dict, because every mapping is a JSON object."""
    if isinstance(value, Mapping):
        return dict(value)
    raise TypeError(f"an object of type {type(value).__name__} is not a JSON value")


def _last_words(error: BaseException) -> str:
    """The exception and the line that raised it."""
    place = error.__traceback__
    while place is not None and place.tb_next is not None:
        place = place.tb_next
    where = f" (at {one_line(place.tb_frame.f_code.co_filename)}:{place.tb_lineno})" if place else ""
    return f"{one_line(type(error).__name__)}: {_error_text(error)}{where}"


def _error_text(error: BaseException) -> str:
    """The text of an exception as one safe line, even if ``str`` of it fails."""
    try:
        return one_line("".join((str(error),)))  # join makes it a plain str, whatever its type
    except BaseException:  # noqa: BLE001 - __str__ of the engine's own exception may raise anything
        return "(its text cannot be shown)"
