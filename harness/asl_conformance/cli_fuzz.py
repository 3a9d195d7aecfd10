"""``asl-conformance fuzz`` and ``replay``: boards that nobody wrote down, and what was found on them."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import rich_click as click

from asl_conformance.adapters import REFERENCE
from asl_conformance.cli import CONFORMS, DEFAULT_EDITION, DOES_NOT_CONFORM, guarded, main

if TYPE_CHECKING:
    from rich.console import Console

    from asl_conformance.adapters.base import Engine
    from asl_conformance.fuzz.ask import Asker
    from asl_conformance.fuzz.findings import Record
    from asl_conformance.fuzz.hunt import Hunt, Sweep
    from asl_conformance.fuzz.invariants import Invariant

BOARDS = 500
"""Boards looked at unless told otherwise."""


@main.command()
@click.option(
    "--engine", default=REFERENCE, metavar="ENGINE", help="As for run: the reference, a name, a command."
)
@click.option("--boards", "count", type=click.IntRange(min=1), default=BOARDS, show_default=True, metavar="N")
@click.option("--seed", type=click.IntRange(min=0), default=1, show_default=True, metavar="S")
@click.option("--edition", metavar="EDITION", help="The edition asked about; current by default.")
@click.option("--theme", default="", metavar="THEME", help="Boards of one theme only, as walls or trenches.")
@click.option(
    "--invariant",
    "only",
    multiple=True,
    metavar="ID",
    help="Check this invariant and no other, as B9-INV-01.",
)
@click.option("--alone", is_flag=True, help="Check invariants only; do not compare with the reference.")
@click.option(
    "--findings",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Keep every finding as a file of DIR, for replay.",
)
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="SECONDS")
@guarded
def fuzz(
    engine: str,
    count: int,
    seed: int,
    edition: str | None,
    theme: str,
    only: tuple[str, ...],
    alone: bool,
    findings: Path | None,
    timeout: float | None,
) -> None:
    """Put an engine on boards nobody wrote down: what must hold there, and what the reference says.

    The same seed gives the same boards on any machine. Each finding is shrunk to the smallest board
    that shows it, drawn, named by its clause and printed as a scenario.
    """
    from asl_conformance import render
    from asl_conformance.adapters import choose
    from asl_conformance.fuzz.hunt import Hunt, Sweep

    out = render.console()
    chosen = choose.choose(engine, timeout)
    checks = _checks(only, theme)
    with ExitStack() as stack:
        asker = _asker(stack, choose.open_choice(chosen), edition or chosen.edition or DEFAULT_EDITION)
        reference = (
            None if alone else _asker(stack, choose.open_choice(choose.choose(REFERENCE)), asker.edition)
        )
        hunt = Hunt(asker, reference, seed, checks, theme)
        sweep = Sweep()
        start = time.perf_counter()
        found = _sweep(out, hunt, sweep, count, findings)
        _summary(out, hunt, sweep, time.perf_counter() - start)
    raise SystemExit(DOES_NOT_CONFORM if found or sweep.lost else CONFORMS)


def _asker(stack: ExitStack, engine: Engine, edition: str) -> Asker:
    """The engine, started and ended with the stack; a usage error if it lacks the edition."""
    from asl_conformance.editions import UnknownEdition, in_force, offers
    from asl_conformance.fuzz.ask import Asker
    from asl_conformance.text import one_line

    try:
        in_force(edition)
    except UnknownEdition as error:
        raise click.UsageError(str(error)) from error
    asked = stack.enter_context(engine)
    capabilities = asked.start()
    if not offers(edition, capabilities.editions, capabilities.errata):
        raise click.UsageError(one_line(f"{capabilities.name} does not offer the edition {edition}"))
    return Asker(asked, capabilities, edition)


def _checks(only: tuple[str, ...], theme: str) -> list[Invariant]:
    """The invariants to check; a usage error for an id or a theme that there is not."""
    from asl_conformance.fuzz.invariants import UNCHECKABLE, load
    from asl_conformance.fuzz.themes import THEMES

    known = load()
    if theme and theme not in THEMES:
        raise click.UsageError(f"no theme {theme!r}; there are {', '.join(THEMES)}")
    for one in only:
        if one in UNCHECKABLE:
            raise click.UsageError(f"{one} cannot be checked by machine: {UNCHECKABLE[one]}")
        if one not in known:
            raise click.UsageError(
                f"no invariant {one!r}; ids are as in features/registry: {next(iter(known))}"
            )
    return [known[one] for one in only or known]


def _sweep(out: Console, hunt: Hunt, sweep: Sweep, count: int, folder: Path | None) -> list[Record]:
    """Look at so many boards; every kind of thing that is found is shown and kept at once."""
    from asl_conformance.adapters.base import EngineLost
    from asl_conformance.fuzz.findings import record, write

    found = []
    try:
        for number in range(count):
            for sighting in sweep.take(hunt.look(number)):
                finding = hunt.fetch(sighting)
                if finding is None:
                    _say(
                        out, f"board {number}: {' '.join(sighting.key)} was seen once and not again", "yellow"
                    )
                    continue
                one = record(finding, hunt.engine)
                found.append(one)
                _show(out, one)
                if folder is not None:
                    _say(out, f"  kept in {write(one, folder)}", "dim")
    except EngineLost as error:
        _say(out, f"the engine is gone: {error}", "bold magenta")
        sweep.lost = True
    return found


def _say(out: Console, text: str, style: str = "") -> None:
    from asl_conformance.text import clean

    out.print(clean(text), style=style or None, soft_wrap=True)


def _show(out: Console, one: Record) -> None:
    """A finding as people read it: what, where in the rulebook, the drawing, the scenario."""
    _say(out, f"\n{one.invariant or ', '.join(one.clauses) or one.kind}  {one.what}", "bold red")
    if one.why:
        _say(out, f"  the reference: {one.why}")
    _say(out, f"  seed {one.seed}, board {one.board}, {one.id}\n", "dim")
    for line in (*one.drawing, "", *one.gherkin):
        _say(out, f"  {line}")


def _summary(out: Console, hunt: Hunt, sweep: Sweep, seconds: float) -> None:
    """How much was looked at, and how often each thing was seen."""
    rate = sweep.boards / seconds if seconds else 0.0
    _say(
        out,
        f"\n{hunt.engine.capabilities.name}: {sweep.boards} boards of seed {hunt.seed}, {rate:.0f} a second",
    )
    _say(out, f"  {hunt.engine.asked} questions asked, {len(hunt.tally.checked)} invariants checked")
    idle = sorted(
        one.id for one in hunt.checks if one.applies(hunt.engine) and one.id not in hunt.tally.checked
    )
    if idle:
        _say(out, f"  nothing to check on these boards for {', '.join(idle)}", "yellow")
    unclaimed = [one.id for one in hunt.checks if not one.applies(hunt.engine)]
    if unclaimed:
        _say(out, f"  not claimed by the engine: {', '.join(unclaimed)}", "yellow")
    if not sweep.counts:
        _say(out, "  nothing found", "green")
    for (kind, key), boards in sorted(sweep.counts.items(), key=lambda item: -item[1]):
        _say(out, f"  {boards:6} boards  {kind} {' '.join(filter(None, key))}")


@main.command()
@click.argument("file", type=click.Path(path_type=Path, exists=True, dir_okay=False), metavar="FILE")
@click.option("--engine", default=REFERENCE, metavar="ENGINE", help="As for run.")
@click.option("--edition", metavar="EDITION", help="That of the finding by default.")
@click.option("--timeout", type=click.FloatRange(min=0, min_open=True), metavar="SECONDS")
@guarded
def replay(file: Path, engine: str, edition: str | None, timeout: float | None) -> None:
    """Ask an engine once more about a finding of fuzz: FIXED, STILL FAILING or ERROR."""
    from asl_conformance import render
    from asl_conformance.adapters import choose
    from asl_conformance.fuzz import findings

    try:
        found = findings.read(file)
    except (findings.BadFinding, OSError) as error:
        raise click.UsageError(str(error)) from error
    with ExitStack() as stack:
        asker = _asker(stack, choose.open_choice(choose.choose(engine, timeout)), edition or found.edition)
        done = findings.replay(found, asker)
    style = {"FIXED": "bold green", "STILL FAILING": "bold red", "ERROR": "bold magenta"}[done.state]
    _say(render.console(), f"{done.state}  {found.id}: {done.told}", style)
    raise SystemExit(CONFORMS if done.state == "FIXED" else DOES_NOT_CONFORM)
