"""Which request an engine's fault belongs to: what is known of its noise, and what the run is told of it.

Noise is output that carries no id of a request under way. It belongs to a request for certain if the
process was asked nothing else, and was heard to be quiet before it was asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from asl_conformance.adapters.base import Params
from asl_conformance.adapters.check import Asked

PATIENCE = 3
"""Faults without a clear cause after which an engine is asked one request at a time from then on."""
QUIET = 0.01
"""Seconds to wait for more output after the reply of an engine under suspicion."""
LONGER = 1.5
"""A suspect is listened to so many times as long as its noise took to come."""
CONTROL, CONTROL_LEAST = 1.0, 0.25
"""Most and fewest seconds for which a process that was asked nothing is listened to.

Noise ten times a second comes twice in the fewest, so that one late line does not make a process look quiet.
"""
LISTENED = 10.0
"""Most seconds for which the suspects of one noise are listened to."""
CONVICTIONS = 10
"""Trials after which the request under way is taken for guilty, if it was guilty in each of them."""
REASONS = 5
"""Most reasons that are kept of faults without a case to blame."""


@dataclass(eq=False, slots=True)
class Sent:
    """One request and its state."""

    key: str
    params: Params
    asked: Asked
    answered: bool = False
    """Whether a reply to it was passed on."""
    charged: bool = False
    """Whether a failure of it was passed on; further failures are not."""
    since: float = 0.0
    """When it began to be waited for."""
    patience: float = 0.0
    """Seconds to listen after its reply, if it is asked again because of noise; else 0."""
    cleared: bool = False
    """Whether this process was quiet for so long after its reply."""


@dataclass(slots=True)
class Blame:
    """The faults of one engine, whatever process they came from."""

    faults: int = 0
    """Faults without a clear cause."""
    suspects: set[Sent] = field(default_factory=set)
    """Requests that are asked again because one of them caused a fault."""
    on_trial: bool = False
    found: bool = False
    """Whether the fault on trial was charged to a request."""
    babbles: bool = False
    """Whether it makes noise when it is asked nothing, so that noise tells nothing about a request."""
    silent_for: float = 0.0
    """The longest time for which one of its processes was quiet before the first request."""
    in_a_row: int = 0
    """Noisy requests, one after the other, up to now."""
    convictions: int = 0
    """Noisy requests since the last one that was only near the noise, or was noisy after its reply."""
    unaccounted: int = 0
    breaches: int = 0
    """How many of these faults were a breach of the protocol or of the time limit, not the engine's own end.
    """
    reasons: list[str] = field(default_factory=list)
    noise: int = 0
    """Lines on standard output that are no reply to a request under way."""
    example: str = ""
    _fault: tuple[str, bool] = ("", False)

    def hear(self, text: str) -> None:
        """Count a line of noise; ``text`` says what is wrong with it."""
        self.noise += 1
        self.example = self.example or text

    @property
    def window(self) -> int:
        """Most requests that may be under way; 0 if the faults set no limit."""
        return 1 if self.suspects or self.faults >= PATIENCE else 0

    @property
    def habitual(self) -> bool:
        """Whether the last requests were all noisy, so that the next noise needs no trial."""
        return self.in_a_row >= PATIENCE or self.convictions >= CONVICTIONS

    @property
    def control(self) -> float:
        """Seconds for which a new process must be heard to be quiet before it is asked the suspects."""
        if self.babbles or not self.suspects:
            return 0.0
        due = min(CONTROL, max(CONTROL_LEAST, *(one.patience for one in self.suspects)))
        return due if due > self.silent_for else 0.0

    def suspect(self, requests: Iterable[Sent], text: str, *, breach: bool) -> None:
        """One of these requests caused the fault."""
        self.faults += 1
        self.suspects.update(requests)
        self.on_trial, self.found = True, False
        self._fault = (text, breach)

    def certain(self, before: Sequence[Sent], age: float) -> bool:
        """Whether noise in a process of that age can only be that of the request nearest to it.

        ``before``: other requests that the process was asked, and that may have caused it.
        """
        silent = self.silent_for >= CONTROL or age <= self.silent_for
        return self.habitual or (silent and not before)

    def doubt(self, near: Sent, before: Sequence[Sent], now: float) -> list[Sent]:
        """Suspects of a noise, the nearest first: each is listened to for as long as the noise took.

        ``before``: those that were answered before it in the same process, the last one first.
        """
        found: list[Sent] = []
        total = 0.0
        for one in (near, *before):
            one.patience, one.cleared = (now - one.since) * LONGER + QUIET, False
            total += one.patience
            if found and total > LISTENED:
                one.patience = 0.0
                break
            found.append(one)
        return found

    def convict(self, request: Sent, *, before_reply: bool) -> None:
        """This request was found to have made the noise; noise after a reply may last.

        A request counts once, however many lines it makes and however often it is asked again.
        """
        if not request.charged:
            self.in_a_row += 1
            self.convictions += 1
        if not before_reply:
            self.convictions = 0
        self.found = True

    def acquit(self, request: Sent) -> None:
        """A suspect that was listened to for long enough made no noise."""
        request.cleared, request.patience, self.convictions = True, 0.0, 0

    def end_trial(self) -> None:
        """No suspect is left: if none was guilty, no case can be blamed."""
        if self.on_trial and not self.suspects:
            self.on_trial = False
            if not self.found:
                text, breach = self._fault
                self.blame_nobody(text, breach=breach)

    def blame_nobody(self, text: str, *, breach: bool) -> None:
        """Count a fault that no verdict shows, with its reason."""
        self.unaccounted += 1
        self.breaches += breach
        if text and text not in self.reasons and len(self.reasons) < REASONS:
            self.reasons.append(text)

    def babble(self, text: str) -> None:
        """It made noise though it was asked nothing: this and further noise is charged to nobody."""
        self.hear(text)
        if self.babbles:
            return
        self.babbles = True
        self.suspects.clear()
        self.on_trial = False
        self.blame_nobody(f"noise though it was asked nothing: {text}", breach=True)
