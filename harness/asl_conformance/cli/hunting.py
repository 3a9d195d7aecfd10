"""A campaign of ``fuzz`` at the terminal: findings, progress, summary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from asl_conformance.base import ending, output
from asl_conformance.cli.group import CONFORMS, DOES_NOT_CONFORM, NO_ENGINE

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from rich.console import Console

    from asl_conformance.fuzz.campaign.campaign import Crew, Hands, Killed, Report, Thing
    from asl_conformance.fuzz.campaign.checkpoint import Checkpoint
    from asl_conformance.fuzz.campaign.pace import Pace
    from asl_conformance.fuzz.finding.findings import Record
    from asl_conformance.fuzz.finding.hunt import Sighting


class Campaign:
    """A campaign at the terminal: each finding is shown and kept at once, in the order of boards."""

    def __init__(
        self,
        out: Console,
        hands: Hands,
        crew: Crew,
        count: int,
        folder: Path | None,
        checkpoint: Checkpoint | None,
        limit: float | None = None,
    ) -> None:
        from asl_conformance.fuzz.campaign.campaign import Total

        self.out = out
        self.hands = hands
        self.first = hands.hunt()
        self.crew = crew
        self.count = count
        self.folder = folder
        self.checkpoint = checkpoint
        self.limit = limit
        self.total = Total()
        self.found = 0
        self.causes: dict[tuple[str, ...], Thing] = {}
        """The first finding of each cause."""
        self.alike: dict[Thing, list[Thing]] = {}
        """By the first finding of a cause, the others."""

    def run(self) -> int:
        """Check the boards; returns the exit code."""
        from asl_conformance.adapters.base import EngineLost
        from asl_conformance.fuzz.campaign.campaign import CrewLost
        from asl_conformance.fuzz.campaign.pace import Pace, shown

        done = self.checkpoint.reports if self.checkpoint else []
        before = min(self.count, sum(report.count for report in done))
        if before:
            left = "" if self.limit is not None else f", {self.count - before} are left"
            if before == self.count and self.limit is None:
                left += "; a larger --boards goes on"
            say(self.out, f"{before} boards were done before{left}", "dim")
        pace, code, over = Pace(self.count, before, limit=self.limit), 0, False
        try:
            with shown(self.out, pace) as tick:
                for report in self._reports():
                    for sighting in self.total.take(report):
                        self._bring(sighting)
                    tick(max(before, self.total.boards), self.found)
                    if self.folder is None and output.failed() is not None:
                        raise KeyboardInterrupt  # nothing is kept, and nobody reads it any more
                    over = pace.over and before < self.total.boards < self.count
                    if over:
                        break
        except (EngineLost, CrewLost) as error:
            gone = "the engine is gone" if isinstance(error, EngineLost) else "no worker is left"
            say(self.out, f"{gone}: {error}", "bold magenta")
            code = DOES_NOT_CONFORM if isinstance(error, EngineLost) else NO_ENGINE
        except KeyboardInterrupt:
            say(self.out, "interrupted", "bold")
            code = ending.code()
        self._summary(pace, broken_off=bool(code))
        if code:
            self._way_on()
            return code
        if over and self.checkpoint is not None:
            say(self.out, "  the time is over; the same command continues from there", "dim")
        elif self.checkpoint is not None and not self.total.killers:
            self.checkpoint.end(self.count)
        return DOES_NOT_CONFORM if self.found or self.total.killers else CONFORMS

    def _reports(self) -> Iterator[Report | Killed]:
        from asl_conformance.fuzz.campaign.campaign import reports_in_order

        kept, size = self.checkpoint, self.hands.task.chunk
        if kept is None:
            return reports_in_order(self.crew, self.count, size=size)
        return reports_in_order(self.crew, self.count, tuple(kept.reports), kept.keep, size)

    def _bring(self, sighting: Sighting) -> None:
        """Shrink, show and keep a finding, unless that was done before the campaign was interrupted."""
        from asl_conformance.adapters.base import EngineLost, EngineStartError
        from asl_conformance.fuzz.campaign.checkpoint import Found
        from asl_conformance.fuzz.finding.findings import record, write

        before = self.checkpoint.found.get((sighting.kind, sighting.key)) if self.checkpoint else None
        if before is not None:
            self.found += 1
            say(self.out, f"board {sighting.number}: {before.told}" + _at(before.file), "dim")
            return
        thing = f"board {sighting.number}: {' '.join(sighting.key)}"
        try:
            hunt = self.hands.hunt()
            finding = hunt.fetch(sighting)
        except (EngineLost, EngineStartError) as error:
            self.found += 1
            say(self.out, f"{thing} was seen, then the engine was gone: {error}", "bold red")
            return
        if finding is None:
            say(self.out, f"{thing} was seen once and not again", "yellow")
            return
        self.found += 1
        thing_seen = (sighting.kind, sighting.key)
        first = self.causes.setdefault(finding.cause, thing_seen)
        if first != thing_seen:
            self.alike.setdefault(first, []).append(thing_seen)
            if self.checkpoint is not None:
                self.checkpoint.bring(Found(*thing_seen, f"of the same cause as {' '.join(first[1])}", ""))
            return
        title = hunt.ground.title if hunt.ground else ""
        one = record(finding, hunt.engine, title, self.hands.task.family)
        show_finding(self.out, one)
        file = str(write(one, self.folder)) if self.folder is not None else ""
        if file:
            say(self.out, f"  kept in {file}", "dim")
        if self.checkpoint is not None:
            self.checkpoint.bring(Found(sighting.kind, sighting.key, one.what, file))

    def _way_on(self) -> None:
        if self.checkpoint is not None:
            say(self.out, f"  --resume {self.checkpoint.path} continues from there", "dim")
        else:
            say(self.out, "  with --findings DIR it could continue from there", "dim")

    def _boards(self) -> str:
        """The boards in words: a family, or random boards of a seed."""
        task = self.hands.task
        return f"the family {task.family}" if task.family else f"seed {task.seed}"

    def _summary(self, pace: Pace, *, broken_off: bool) -> None:
        """Print how many boards were checked, and how often each finding was seen."""
        from asl_conformance.fuzz.campaign.pace import figure
        from asl_conformance.fuzz.invariants.check import counted

        hunt, total = self.first, self.total
        rate = pace.rate(max(pace.before, total.boards))
        say(
            self.out,
            f"\n{hunt.engine.capabilities.name}: {total.boards} boards of {self._boards()}, "
            f"{figure(rate)} a second",
        )
        if hunt.ground is not None:
            say(self.out, f"  pieces on {hunt.ground.title}")
        say(self.out, f"  {total.asked} questions asked, {len(total.checked)} invariants checked")
        if total.uncompared:
            say(self.out, f"  {total.uncompared} of them not compared: the reference has no rule for them")
        due = [one for one in hunt.checks if one.over == (hunt.theme or one.over)]
        idle = sorted(one.id for one in due if one.applies(hunt.engine) and one.id not in total.checked)
        if idle:
            say(
                self.out,
                f"  nothing to check, or nothing declared, on these boards for {counted(idle)}",
                "yellow",
            )
        unclaimed = [one.id for one in hunt.checks if not one.applies(hunt.engine)]
        if unclaimed:
            say(self.out, f"  not declared by the engine: {counted(unclaimed)}", "yellow")
        for killed in total.killers:
            say(
                self.out,
                f"  not checked: {killed.chunk} ends its worker each time ({killed.how})",
                "bold magenta",
            )
        if not total.counts:
            whole = not broken_off and not total.killers
            say(self.out, *(("  nothing found", "green") if whole else ("  nothing found so far", "yellow")))
        beneath = {thing for things in self.alike.values() for thing in things}
        for thing, boards in sorted(total.counts.items(), key=lambda item: -item[1]):
            if thing not in beneath:
                say(self.out, f"  {boards:6} boards  {_called(thing)}")
                for other in self.alike.get(thing, ()):
                    say(self.out, f"    {total.counts[other]:6} boards  the same: {_called(other)}", "dim")


def _called(thing: Thing) -> str:
    return f"{thing[0]} {' '.join(filter(None, thing[1]))}"


def _at(file: str) -> str:
    return f", kept in {file}" if file else ""


def say(out: Console, text: str, style: str = "") -> None:
    """Print a line in which nothing is markup."""
    from asl_conformance.base.text import clean

    out.print(clean(text), style=style or None, soft_wrap=True)


def show_finding(out: Console, one: Record) -> None:
    """Print a finding: what differs, its clauses, the drawing, the scenario."""
    from asl_conformance.fuzz.finding.contested import reading_lines as contested

    say(
        out,
        f"\n{' '.join(filter(None, (one.invariant, ', '.join(one.clauses)))) or one.kind}  {one.what}",
        "bold red",
    )
    if one.why:
        say(out, f"  the reference: {one.why}")
    if one.engine_why:
        say(out, f"  the engine: {one.engine_why}")
    for line in contested(one.readings):
        say(out, f"  contested: {line}", "yellow")
    size = f"{one.position.columns} columns, {one.position.rows} rows"
    of = f"family {one.family}" if one.family else f"seed {one.seed}"
    say(out, f"  {of}, board {one.board} ({size}), {one.id}", "dim")
    say(out, f"  {one.ground}\n" if one.ground else "", "dim")
    for line in (*one.drawing, "", *one.gherkin):
        say(out, f"  {line}")
    say(out, f"  to open it in any lab: {one.lab}", "dim")
