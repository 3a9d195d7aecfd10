"""``asl-conformance fuzz``: random boards, and what was found on them."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.base import ending, output
from asl_conformance.cli.asking import check_edition, check_offered
from asl_conformance.cli.durations import duration
from asl_conformance.cli.files import FOLDER
from asl_conformance.cli.group import (
    CONFORMS,
    DEFAULT_EDITION,
    DOES_NOT_CONFORM,
    NO_ENGINE,
    guarded,
    main,
)
from asl_conformance.cli.options import as_one
from asl_conformance.cli.reading_options import READING, declared
from asl_conformance.cli.selection import suites

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from rich.console import Console

    from asl_conformance.fuzz.boards.ground import Ground
    from asl_conformance.fuzz.campaign.campaign import Crew, Hands, Killed, Report, Task, Thing
    from asl_conformance.fuzz.campaign.checkpoint import Checkpoint, Header
    from asl_conformance.fuzz.campaign.pace import Pace
    from asl_conformance.fuzz.finding.findings import Record
    from asl_conformance.fuzz.finding.hunt import Sighting

BOARDS = 500
"""Default number of boards."""
ENDLESS = 1_000_000
"""Number of boards of a campaign that a time limit ends."""


@dataclass(frozen=True)
class Options:
    """What ``fuzz`` is told."""

    engine: str
    count: int | None
    limit: float | None
    seed: int
    edition: str | None
    theme: str
    only: tuple[str, ...]
    alone: bool
    los: bool
    board_file: Path | None
    findings: Path | None
    jobs: int
    cluster: str | None
    resume: Path | None
    readings: tuple[str, ...]
    timeout: float | None


@main.command()
@click.option(
    "--engine", default=REFERENCE, metavar="ENGINE", help="As for run: the reference, a name, a command."
)
@click.option(
    "--boards",
    "count",
    type=click.IntRange(min=1),
    metavar="N",
    help=f"Check N boards. Default: {BOARDS}; with --for, as many as the time allows.",
)
@click.option(
    "--for",
    "limit",
    callback=duration,
    metavar="TIME",
    help="Check boards for this long: 90s, 10m or 2h. With --findings the next run continues from there.",
)
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, metavar="S")
@click.option("--edition", metavar="EDITION", help="The edition asked about. Default: current.")
@click.option(
    "--theme", default="", metavar="THEME", help="Only boards of one theme, such as walls or trenches."
)
@click.option(
    "--invariant",
    "only",
    multiple=True,
    metavar="ID",
    help="Check only this invariant, such as B9-INV-01. Repeatable.",
)
@click.option("--alone", is_flag=True, help="Check invariants only; do not compare with the reference.")
@click.option("--los", is_flag=True, help="Ask only LOS, and far more of it: from a hex to all others.")
@click.option(
    "--board",
    "board_file",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Put the pieces on this board, a file that board import wrote.",
)
@click.option(
    "--findings",
    type=FOLDER,
    metavar="DIR",
    help="Keep every finding in DIR, for replay, and the progress of the campaign; an interrupted campaign "
    "continues from there.",
)
@click.option("--jobs", type=click.IntRange(min=1), default=1, metavar="N", help="Number of processes.")
@click.option("--cluster", metavar="ADDRESS", help="Use the workers of this Dask scheduler.")
@click.option(
    "--resume",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    metavar="FILE",
    help="Continue the campaign of this checkpoint; if it had finished, with the next N (see --boards).",
)
@READING
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="SECONDS")
@suites
@guarded
@as_one(Options)
def fuzz(options: Options) -> None:
    """Ask an engine about random boards: check invariants and compare it with the reference.

    The same seed gives the same boards on any machine. Each finding is shrunk to the smallest board
    that shows it, drawn, named by its clause and printed as a scenario.
    """
    from asl_conformance.fuzz.campaign.campaign import Hands
    from asl_conformance.report import terminal

    if options.cluster and options.jobs > 1:
        raise click.UsageError("--jobs is for this machine only; on a cluster every worker is a job")
    if options.los and (options.only or options.alone):
        raise click.UsageError("--los compares LOS with the reference; it checks no invariants")
    task = _task(options)
    readings = declared(options.engine, task.engine.readings, task.edition, options.readings)
    with ExitStack() as stack:
        hands = stack.enter_context(Hands(task))
        _follow(hands, readings)
        task = hands.task
        check_offered(task.edition, hands.hunt().engine.capabilities)
        if (reference := hands.hunt().reference) is not None:
            check_offered(task.edition, reference.capabilities, "; --alone asks without it")
        checkpoint = _checkpoint(_header(hands), options.findings, options.resume)
        if checkpoint is not None:
            stack.enter_context(checkpoint)
        crew = _crew(stack, task, hands, options.jobs, options.cluster)
        many = options.count or (BOARDS if options.limit is None else ENDLESS)
        out, folder = terminal.console(), options.findings
        code = _Campaign(out, hands, crew, many, folder, checkpoint, options.limit).run()
    raise SystemExit(code)


def _task(options: Options) -> Task:
    """What is looked for, on which boards; a usage error for a name or an edition that there is not."""
    from asl_conformance.adapters.choose import choose
    from asl_conformance.fuzz.campaign.campaign import Task

    chosen = choose(options.engine, options.timeout)
    _check_names(options.only, options.theme)
    task = Task(
        chosen,
        options.edition or chosen.edition or DEFAULT_EDITION,
        options.seed,
        options.only,
        options.theme,
        options.alone,
        options.los,
        _ground(options.board_file),
    )
    check_edition(task.edition)
    return task


def _follow(hands: Hands, readings: Mapping[str, str]) -> None:
    """Make engine and reference follow the readings that the engine or its user declares."""
    from asl_conformance.judging.following import following
    from asl_conformance.report import terminal

    hunt = hands.hunt()
    read = following(hunt.engine.capabilities, readings, hands.task.edition)
    hands.follow(read.sent, read.judged)
    out, reference = terminal.console(), hunt.reference
    unlike = read.judged.items() - reference.readings.items() if reference is not None else ()
    for name, choice in sorted(unlike):
        _say(
            out,
            f"the reference cannot follow {name}={choice}: answers that depend on it count as differences",
        )


def _ground(path: Path | None) -> Ground | None:
    """The board of the file; a usage error if the file is not a board."""
    from asl_conformance.boards.file import BadBoard, read
    from asl_conformance.fuzz.boards.ground import Ground

    if path is None:
        return None
    try:
        return Ground.of(read(path))
    except (BadBoard, OSError) as error:
        raise click.UsageError(str(error)) from error


def _crew(stack: ExitStack, task: Task, hands: Hands, jobs: int, cluster: str | None) -> Crew:
    """The workers: those of a cluster, processes, or this process."""
    if cluster:
        from asl_conformance.fuzz.campaign.cluster import Cluster, NoCluster

        try:
            return stack.enter_context(Cluster(cluster, task.abroad(far=True)))
        except NoCluster as error:
            raise click.UsageError(str(error)) from error
    if jobs > 1:
        from asl_conformance.fuzz.campaign.crew import Processes

        return stack.enter_context(Processes(task.abroad(), jobs))
    from asl_conformance.fuzz.campaign.campaign import Alone

    return Alone(hands)


def _header(hands: Hands) -> Header:
    from asl_conformance.fuzz.campaign.checkpoint import Header

    task, engine = hands.task, hands.hunt().engine.capabilities
    command = task.engine.command
    return Header(
        f"{engine.name} {engine.version}".strip(),
        command if isinstance(command, str) else " ".join(command),
        task.edition,
        task.seed,
        task.checks,
        task.theme,
        task.alone,
        task.los,
        task.ground.title if task.ground else "",
        tuple(f"{name}={choice}" for name, choice in task.judged),
    )


def _checkpoint(header: Header, findings: Path | None, resume: Path | None) -> Checkpoint | None:
    """The checkpoint to continue, or a new one in the findings folder; a usage error if they do not fit."""
    from asl_conformance.fuzz.campaign import checkpoint

    try:
        if resume is not None:
            return checkpoint.resume(resume, header)
        if findings is None:
            return None
        return checkpoint.in_folder(findings / checkpoint.NAME, header)
    except (checkpoint.BadCheckpoint, OSError) as error:
        raise click.UsageError(str(error)) from error


def _check_names(only: tuple[str, ...], theme: str) -> None:
    """A usage error for an unknown invariant or theme."""
    from asl_conformance.fuzz.boards.themes import THEMES
    from asl_conformance.fuzz.invariants.check import UNCHECKABLE, load

    known = load()
    if theme and theme not in THEMES:
        raise click.UsageError(f"no theme {theme!r}; themes: {', '.join(THEMES)}")
    for one in only:
        if one in UNCHECKABLE:
            raise click.UsageError(f"{one} cannot be checked by machine: {UNCHECKABLE[one]}")
        if one not in known:
            raise click.UsageError(
                f"no invariant {one!r}; ids are those of features/registry, such as {next(iter(known))}"
            )


class _Campaign:
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
            _say(self.out, f"{before} boards were done before{left}", "dim")
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
            _say(self.out, f"{gone}: {error}", "bold magenta")
            code = DOES_NOT_CONFORM if isinstance(error, EngineLost) else NO_ENGINE
        except KeyboardInterrupt:
            _say(self.out, "interrupted", "bold")
            code = ending.code()
        self._summary(pace, broken_off=bool(code))
        if code:
            self._way_on()
            return code
        if over and self.checkpoint is not None:
            _say(self.out, "  the time is over; the same command continues from there", "dim")
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
            _say(self.out, f"board {sighting.number}: {before.told}" + _at(before.file), "dim")
            return
        thing = f"board {sighting.number}: {' '.join(sighting.key)}"
        try:
            hunt = self.hands.hunt()
            finding = hunt.fetch(sighting)
        except (EngineLost, EngineStartError) as error:
            self.found += 1
            _say(self.out, f"{thing} was seen, then the engine was gone: {error}", "bold red")
            return
        if finding is None:
            _say(self.out, f"{thing} was seen once and not again", "yellow")
            return
        self.found += 1
        thing_seen = (sighting.kind, sighting.key)
        first = self.causes.setdefault(finding.cause, thing_seen)
        if first != thing_seen:
            self.alike.setdefault(first, []).append(thing_seen)
            if self.checkpoint is not None:
                self.checkpoint.bring(Found(*thing_seen, f"of the same cause as {' '.join(first[1])}", ""))
            return
        one = record(finding, hunt.engine, hunt.ground.title if hunt.ground else "")
        show_finding(self.out, one)
        file = str(write(one, self.folder)) if self.folder is not None else ""
        if file:
            _say(self.out, f"  kept in {file}", "dim")
        if self.checkpoint is not None:
            self.checkpoint.bring(Found(sighting.kind, sighting.key, one.what, file))

    def _way_on(self) -> None:
        if self.checkpoint is not None:
            _say(self.out, f"  --resume {self.checkpoint.path} continues from there", "dim")
        else:
            _say(self.out, "  with --findings DIR it could continue from there", "dim")

    def _summary(self, pace: Pace, *, broken_off: bool) -> None:
        """Print how many boards were checked, and how often each finding was seen."""
        from asl_conformance.fuzz.campaign.pace import figure
        from asl_conformance.fuzz.invariants.check import counted

        hunt, total = self.first, self.total
        rate = pace.rate(max(pace.before, total.boards))
        _say(
            self.out,
            f"\n{hunt.engine.capabilities.name}: {total.boards} boards of seed {hunt.seed}, "
            f"{figure(rate)} a second",
        )
        if hunt.ground is not None:
            _say(self.out, f"  pieces on {hunt.ground.title}")
        _say(self.out, f"  {total.asked} questions asked, {len(total.checked)} invariants checked")
        if total.uncompared:
            _say(self.out, f"  {total.uncompared} of them not compared: the reference has no rule for them")
        due = [one for one in hunt.checks if one.over == (hunt.theme or one.over)]
        idle = sorted(one.id for one in due if one.applies(hunt.engine) and one.id not in total.checked)
        if idle:
            _say(
                self.out,
                f"  nothing to check, or nothing declared, on these boards for {counted(idle)}",
                "yellow",
            )
        unclaimed = [one.id for one in hunt.checks if not one.applies(hunt.engine)]
        if unclaimed:
            _say(self.out, f"  not declared by the engine: {counted(unclaimed)}", "yellow")
        for killed in total.killers:
            _say(
                self.out,
                f"  not checked: {killed.chunk} ends its worker each time ({killed.how})",
                "bold magenta",
            )
        if not total.counts:
            whole = not broken_off and not total.killers
            _say(self.out, *(("  nothing found", "green") if whole else ("  nothing found so far", "yellow")))
        beneath = {thing for things in self.alike.values() for thing in things}
        for thing, boards in sorted(total.counts.items(), key=lambda item: -item[1]):
            if thing not in beneath:
                _say(self.out, f"  {boards:6} boards  {_called(thing)}")
                for other in self.alike.get(thing, ()):
                    _say(self.out, f"    {total.counts[other]:6} boards  the same: {_called(other)}", "dim")


def _called(thing: Thing) -> str:
    return f"{thing[0]} {' '.join(filter(None, thing[1]))}"


def _at(file: str) -> str:
    return f", kept in {file}" if file else ""


def _say(out: Console, text: str, style: str = "") -> None:
    from asl_conformance.base.text import clean

    out.print(clean(text), style=style or None, soft_wrap=True)


def show_finding(out: Console, one: Record) -> None:
    """Print a finding: what differs, its clauses, the drawing, the scenario."""
    from asl_conformance.fuzz.finding.contested import reading_lines as contested

    _say(
        out,
        f"\n{' '.join(filter(None, (one.invariant, ', '.join(one.clauses)))) or one.kind}  {one.what}",
        "bold red",
    )
    if one.why:
        _say(out, f"  the reference: {one.why}")
    if one.engine_why:
        _say(out, f"  the engine: {one.engine_why}")
    for line in contested(one.readings):
        _say(out, f"  contested: {line}", "yellow")
    size = f"{one.position.columns} columns, {one.position.rows} rows"
    _say(out, f"  seed {one.seed}, board {one.board} ({size}), {one.id}", "dim")
    _say(out, f"  {one.ground}\n" if one.ground else "", "dim")
    for line in (*one.drawing, "", *one.gherkin):
        _say(out, f"  {line}")
