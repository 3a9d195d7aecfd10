"""One engine in a run, and the output for one or several: matrix, failures, what to do next."""

from __future__ import annotations

import datetime
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET, Raw, structs
from rich.console import Console
from rich.text import Text

from asl_conformance.adapters.base import Engine, EngineLost
from asl_conformance.adapters.choose import Choice
from asl_conformance.adapters.command import join
from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.adapters.timed import TimedEngine
from asl_conformance.base.text import clean, one_line
from asl_conformance.cli.help import say
from asl_conformance.cli.verifying import Verification
from asl_conformance.judging import runner
from asl_conformance.judging.following import Following, following, tellable
from asl_conformance.judging.runner import Result, Run
from asl_conformance.judging.verify import Memory
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.protocol.reply import Reply
from asl_conformance.report import several, terminal
from asl_conformance.results import last
from asl_conformance.results.answer_writer import AnswerWriter
from asl_conformance.results.answers import FORMAT, AnswersHeader
from asl_conformance.results.expected import Entry, foresee
from asl_conformance.results.keeping import Keeping, terms_of
from asl_conformance.results.resuming import NOTHING
from asl_conformance.results.stream import header
from asl_conformance.results.writing import ResultWriter
from asl_conformance.suite.case import Case, Suite

if TYPE_CHECKING:
    from asl_conformance.fuzz.asking.ask import Asker

PATIENCE = 10.0
"""Time limit, in seconds, for the smaller questions about all failures of a run."""
UNKNOWN_SHOWN = 5
"""Most unknown names of a declaration that are printed."""


class Session:
    """One engine of a run, from its start to its result."""

    engine: Engine
    capabilities: Capabilities
    done: Run

    def __init__(
        self,
        name: str,
        choice: Choice,
        edition: str,
        cases: Sequence[Case],
        suite: Suite,
        known: Mapping[str, Entry],
        readings: Mapping[str, str],
        selection: str = "",
    ) -> None:
        self.name, self.choice, self.edition = name, choice, edition
        self.declared = readings
        self.cases, self.suite, self.known = cases, suite, known
        self.before, self.kept = NOTHING, Keeping()
        self.selection = selection
        self.again: Verification | None = None
        self.recorder: AnswerWriter | None = None

    asks = True
    """Whether the engine can be asked; False for recorded answers."""

    @property
    def command(self) -> list[str]:
        """The command that judges this engine again."""
        return ["asl-conformance", "run", *(["--engine", self.name] if self.name != REFERENCE else [])]

    @property
    def unwritten(self) -> bool:
        """Whether a file of results or answers could not be written."""
        return bool(self.kept.failed or (self.recorder is not None and self.recorder.failed))

    @property
    def closing(self) -> list[tuple[str, bool]]:
        """Lines at the end of a run: where results and answers are; each with whether writing failed."""
        found = [(line, bool(self.kept.failed)) for line in self.kept.closing]
        if self.recorder is not None:
            why = self.recorder.failed
            found.append((f"answers: {f'in no file: {why}' if why else self.recorder.path}", bool(why)))
        return found

    @property
    def left_out(self) -> int:
        """How many cases of the suite are not selected."""
        return self.suite.count - len(self.cases)

    def open(self, stack: ExitStack, engine: Engine) -> None:
        """Start the engine; it is closed with the stack. Raises EngineStartError."""
        self.engine = stack.enter_context(engine)
        self.capabilities = self.engine.start()
        self.readings = following(self.capabilities, self.declared, self.edition)
        if self.choice.command != REFERENCE:  # our own tests check its names
            _tell_unknown_names(self.capabilities)

    def keep_in(self, writer: ResultWriter, *, verified: bool) -> None:
        """Keep the results in that file, and take over those that a run that was ended has left there.

        Raises OtherRun if these are of another run, or ResultsUnwritable.
        """
        terms = terms_of(self.choice, self.capabilities, self.cases, self.known, verified=verified)
        of_suite = self.suite.digest, len(self.cases)
        judged, other = self.readings.judged, self.suite.other
        head = header(self.capabilities, self.edition, *of_suite, judged, terms, other)
        left = writer.begin(structs.replace(head, left_out=self.left_out, selection=self.selection))
        self.before, self.kept = left, Keeping(writer, left.cost, say)
        if left.header is not None:
            asked = len(self.cases) - len(left.cases)
            say(f"{left.path}: {len(left.cases)} cases are taken over, {asked} are asked")
        elif (aside := writer.replaced) is not None:
            say(f"{aside} has the cases of an earlier run that was ended; it goes when this one is complete")

    def record_in(self, recorder: AnswerWriter | None) -> None:
        """Record the replies as well, if there is a recorder."""
        self.recorder = recorder
        if recorder is not None:
            part = len(self.cases) < self.suite.count
            recorder.begin(
                AnswersHeader(
                    format=FORMAT,
                    capabilities=Raw(msgspec.json.encode(self.capabilities)),
                    edition=self.edition,
                    readings=dict(self.declared),
                    suite=self.suite.digest,
                    selected=tuple(case.id for case in self.cases) if part else UNSET,
                    selection=self.selection,
                )
            )

    def ask(self, *, maxfail: int, max_restarts: int, again: Verification | None) -> None:
        """Ask with a progress bar on stderr and every result in the file as soon as it is known.

        ``again``: ask in other orders as well.
        """
        before = self.before.results(self.cases)
        today, memory, self.again = datetime.date.today(), Memory(), again
        shown, left = terminal.console(stderr=True), len(self.cases) - len(before)
        with terminal.progress(shown, left, self.capabilities.name) as tick:

            def hear(result: Result) -> None:
                tick(result)
                self.kept.hear(result, self.engine.cost)

            self.done = runner.run(
                self.cases,
                self.engine,
                self.capabilities,
                self.edition,
                hear,
                maxfail=maxfail,
                expected=lambda key, verdict: foresee(verdict, self.known.get(key), today),
                on_reply=self._replied(memory if again else None),
                max_restarts=max_restarts,
                readings=self.readings,
                before=before,
                cost=self.before.cost,
                clock=time.perf_counter if self.asks else lambda: 0.0,
            )
        self.done = structs.replace(
            self.done, left_out=self.left_out, selection=self.selection, other_cases=self.suite.other
        )
        if again is not None:
            self.done = again.verified(self.done, memory, self.choice, self.kept.hear)
        self.kept.finish(self.done)
        if self.recorder is not None:
            self.recorder.finish(self.done)
        if self.asks:
            last.remember(self.name, self.edition, self.done.results)

    def _replied(self, memory: Memory | None) -> Callable[[Case, Reply], None]:
        """What hears each reply: the memory for ``--verify``, the recorder, or nothing."""
        heard = [one.hear for one in (memory, self.recorder) if one is not None]

        def hear(case: Case, reply: Reply) -> None:
            for one in heard:
                one(case, reply)

        return hear


def _tell_unknown_names(capabilities: Capabilities) -> None:
    """Print the unknown names that an engine declares; such a name is ignored."""
    from asl_conformance.judging.declaration import strange

    unknown = list(strange(capabilities))
    for one in unknown[:UNKNOWN_SHOWN]:
        say(one_line(f"{capabilities.name} declares a name that is ignored: {one}"))
    if len(unknown) > UNKNOWN_SHOWN:
        say(f"and {len(unknown) - UNKNOWN_SHOWN} more; asl-conformance smoke lists them")


def show_all(
    sessions: Sequence[Session],
    show: int,
    repeat: Sequence[str],
    expected: Path | None,
    results: Path | None,
    durations: int,
) -> None:
    """Print what was found: of one engine its matrix and failures, of several one matrix of all."""
    out = terminal.console()
    by_name = dict(zip(names(sessions), sessions, strict=True))
    with ExitStack() as stack:
        look = _Looking(stack)

        def after(name: str, result: Result) -> None:
            session = by_name[name]
            look.beneath(out, session, result)
            _again(out, session, result, repeat, expected)

        if len(sessions) == 1:
            (name,) = by_name
            terminal.report(out, sessions[0].done, show, lambda result: after(name, result))
        else:
            several.report(out, {name: one.done for name, one in by_name.items()}, show, after)
    if other := sessions[0].suite.other:
        out.print(Text(clean(f"  {other}"), "bold red"), soft_wrap=True)
    for session in sessions:
        _slowest(out, session, durations, named=len(sessions) > 1)
        for line, failed in session.closing:
            out.print(Text(clean(f"  {line}"), "bold red" if failed else "dim"), soft_wrap=True)
    _way_out(out, sessions, expected, results)


def names(sessions: Sequence[Session]) -> list[str]:
    """Distinct names of the engines: as given if that is one word, else the engine's own name."""
    found: list[str] = []
    for session in sessions:
        word = session.name if session.name.isidentifier() else session.capabilities.name
        found.append(numbered(word, found))
    return found


def numbered(word: str, taken: Sequence[str]) -> str:
    """The name of an engine as shown, with a number if it is taken."""
    name = one_line(word, several.NAME)
    tries = (name if number == 1 else f"{name} {number}" for number in range(1, len(taken) + 2))
    return next(one for one in tries if one not in taken)


class _Looking:
    """Asks the smaller questions about a failure, within the time limit of a run."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self._reference: tuple[Engine, Capabilities] | None = None
        self._left = PATIENCE

    def beneath(self, out: Console, session: Session, result: Result) -> None:
        """Print where to look first; nothing if no smaller question is declared, or for the reference."""
        if result.verdict.kind != "fail" or session.choice.command == REFERENCE or not session.asks:
            return
        if self._left <= 0 or session.done.stopped == runner.INTERRUPTED:
            return
        if self._reference is None:
            from asl_conformance.adapters.reference.engine import reference_engine

            engine = self._stack.enter_context(reference_engine())
            self._reference = engine, engine.start()
        from asl_conformance.fuzz.asking.ask import Asker
        from asl_conformance.fuzz.asking.closer import closer

        begun = time.monotonic()
        try:
            found = closer(
                result.case,
                result.verdict.findings,
                Asker(session.engine, session.capabilities, session.edition, session.readings.sent),
                reference_asker(*self._reference, session.edition, session.readings),
            )
        except EngineLost:
            self._left = 0
            return
        self._left -= time.monotonic() - begun
        if found is not None:
            out.print()
            out.print(terminal.pairs([("look at", Text(one_line(found.text, terminal.VALUE), "bold"))]))


def reference_asker(engine: Engine, capabilities: Capabilities, edition: str, readings: Following) -> Asker:
    """The reference, following the readings that another engine is judged by, as far as it can."""
    from asl_conformance.fuzz.asking.ask import Asker

    return Asker(engine, capabilities, edition, tellable(capabilities, readings.judged))


def _again(
    out: Console, session: Session, result: Result, repeat: Sequence[str], expected: Path | None
) -> None:
    """Print the command that asks the case again, on one line; if it is listed but passes, what to do."""
    words = session.command
    if result.verdict.kind == "unstable" and session.again is not None:  # alone it may be stable
        words += ["--verify", "--seed", str(session.again.seed), *session.again.selection, *repeat]
    else:
        words += ["-k", result.case.id, *repeat]
    _labelled(out, "again", join(words))
    if result.verdict.kind == "xpass" and expected is not None:
        _labelled(out, "listed", f"it passes: take {result.case.id} out of {expected}, or bless")


def _labelled(out: Console, label: str, text: str) -> None:
    out.print(Text(f"{label:>{terminal.LABEL}}  ", "dim") + Text(clean(text)), soft_wrap=True)


def _slowest(out: Console, session: Session, count: int, *, named: bool) -> None:
    """The cases that took the engine longest, in milliseconds."""
    if not count or not isinstance(session.engine, TimedEngine):
        return
    taken = session.engine.seconds
    whole = sum(taken.values())
    title = f"  the slowest of {len(taken)} cases, which took {whole:.2f} s in total"
    out.print(
        Text(title + (f" ({one_line(session.capabilities.name, several.NAME)})" if named else ""), "bold")
    )
    for key, seconds in sorted(taken.items(), key=lambda one: -one[1])[:count]:
        out.print(Text(clean(f"  {seconds * 1000:9.1f} ms  {key}")), soft_wrap=True)


def _way_out(out: Console, sessions: Sequence[Session], expected: Path | None, results: Path | None) -> None:
    """Print how to bring the list of known failures up to date, if one is given."""
    if expected is None or len(sessions) > 1:
        return
    kinds = {result.verdict.kind for result in sessions[0].done.results}
    if not kinds & {*terminal.REPORTED} - {"unstable"}:
        return
    if results is None:
        hint = "  --results FILE keeps this; bless brings the list of known failures up to date from it"
        out.print(Text(hint, "dim"), soft_wrap=True)
        return
    command = join(["asl-conformance", "bless", str(results), "--expected-failures", str(expected)])
    out.print(Text(f"  {clean(command)}", "dim"), soft_wrap=True)
    out.print(Text("    brings the list of known failures up to date", "dim"))
