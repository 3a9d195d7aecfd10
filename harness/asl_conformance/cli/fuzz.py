"""``asl-conformance fuzz``: random boards, and what was found on them."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.cli.asking import check_edition, check_offered
from asl_conformance.cli.durations import duration
from asl_conformance.cli.files import FOLDER
from asl_conformance.cli.group import DEFAULT_EDITION, guarded, main
from asl_conformance.cli.hunting import Campaign, say
from asl_conformance.cli.options import as_one
from asl_conformance.cli.reading_options import READING, declared
from asl_conformance.cli.selection import suites

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import Console

    from asl_conformance.fuzz.boards.ground import Ground
    from asl_conformance.fuzz.campaign.campaign import Crew, Hands, Task
    from asl_conformance.fuzz.campaign.checkpoint import Checkpoint, Header
    from asl_conformance.fuzz.families.family import Family

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
    exhaustive: str
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
    "--exhaustive",
    default="",
    metavar="FAMILY",
    help="Every board of a family of small boards, instead of random ones: adjacent, capacity, row, wire.",
)
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
    help="Continue the campaign of this checkpoint up to board N; --boards counts those done before.",
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
    family = _family(options)
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
        if family is not None:
            many = min(options.count or family.count, family.count)
            _present(out, family)
        code = Campaign(out, hands, crew, many, folder, checkpoint, options.limit).run()
    raise SystemExit(code)


def _family(options: Options) -> Family | None:
    """The family to go through, if one is; a usage error for options that choose random boards."""
    from asl_conformance.fuzz.families.every import FAMILIES

    if not options.exhaustive:
        return None
    others = (
        ("--theme", options.theme),
        ("--invariant", options.only),
        ("--los", options.los),
        ("--board", options.board_file),
    )
    for name, chosen in others:
        if chosen:
            raise click.UsageError(f"--exhaustive has boards and checks of its own; leave {name} out")
    if options.exhaustive not in FAMILIES:
        raise click.UsageError(f"no family {options.exhaustive!r}; families: {', '.join(FAMILIES)}")
    return FAMILIES[options.exhaustive]


def _present(out: Console, family: Family) -> None:
    """Say what is gone through, before it begins."""
    from asl_conformance.fuzz.families.family import SHARE

    say(out, f"{family.name}: {family.about}", "bold")
    say(out, f"  {family.before:,} arrangements; {family.count:,} boards show them all:")
    for why in family.reductions:
        say(out, f"    {why}")
    say(out, f"  one board in {SHARE:,} is asked with its images as well", "dim")


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
        options.alone or bool(options.exhaustive and options.engine == REFERENCE),
        options.los,
        options.exhaustive,
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
        say(
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
        task.family,
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
