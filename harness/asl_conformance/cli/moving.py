"""Moved answers on random boards, for ``errata diff`` and ``readings diff``: asking and printing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, TypeVar

import rich_click as click

from asl_conformance.cli.help import columns

if TYPE_CHECKING:
    from asl_conformance.fuzz.campaign.switched import Task
    from asl_conformance.report.errata import Moved

F = TypeVar("F", bound=Callable[..., object])
RESTARTS = 10
"""Restarts after which an engine is given up; what was found until then is printed."""


def on_boards(command: F) -> F:
    """The options ``boards``, ``seed``, ``jobs`` and ``cluster``."""
    options = [
        click.option(
            "--boards",
            type=click.IntRange(min=0),
            default=0,
            metavar="N",
            help="Ask about N random boards as well.",
        ),
        click.option("--seed", type=int, default=0, metavar="S", help="Seed of the random boards."),
        click.option(
            "--jobs",
            type=click.IntRange(min=1, max=64),
            default=1,
            metavar="N",
            help="Number of processes for the boards.",
        ),
        click.option(
            "--cluster",
            metavar="ADDRESS",
            help="Use the workers of a Dask scheduler for the boards, as for fuzz.",
        ),
    ]
    for option in reversed(options):
        command = option(command)
    return command


def check_hands(jobs: int, cluster: str | None) -> None:
    """A usage error for --jobs together with a cluster."""
    if cluster and jobs > 1:
        raise click.UsageError("--jobs is for this machine only; on a cluster every worker is a job")


def ask_boards(
    task: Task, boards: int, jobs: int, cluster: str | None, silent: Counter[str]
) -> tuple[tuple[Moved, ...], int, str]:
    """Moved answers on the boards, how many boards were asked about, and why it ended early, if it did."""
    from contextlib import ExitStack

    from asl_conformance.adapters.base import EngineLost
    from asl_conformance.fuzz.campaign.campaign import CrewLost, Killed, reports_in_order
    from asl_conformance.fuzz.campaign.cluster import NoCluster
    from asl_conformance.fuzz.campaign.switched import SIZE, crew, taken

    found: list[Moved] = []
    done = 0
    with ExitStack() as stack:
        try:
            workers = stack.enter_context(crew(task, jobs, cluster))
            for report in reports_in_order(workers, boards, size=SIZE):
                found += taken(report, silent)
                done += report.chunk.count if isinstance(report, Killed) else report.count
        except NoCluster as error:
            raise click.UsageError(str(error)) from error
        except (EngineLost, CrewLost) as error:
            return tuple(found), done, str(error)
    return tuple(found), done, ""


def answered(where: str, asked: int, silent: Mapping[str, int]) -> str:
    """``older: answered 12 of 14: 1 crash, 1 error``."""
    kinds = ", ".join(f"{count} {kind}" for kind, count in sorted(silent.items()))
    return f"{where}: answered {asked - sum(silent.values())} of {asked}: {kinds}"


def moved_text(moved: Sequence[Moved], boards: int, silent: Mapping[str, int], switch: str) -> str:
    """Counts of moved answers on random boards, by what explains them, each with its first.

    ``switch`` is the kind of explanation: erratum or reading.
    """
    lines = ["", f"On {boards} random boards {len(moved)} answers moved."]
    if silent:
        lines.append(answered("boards", boards, silent))
    groups: dict[tuple[str, ...], list[Moved]] = {}
    for one in moved:
        groups.setdefault(one.errata, []).append(one)
    for names, own in sorted(groups.items()):
        causes = ", ".join(names) or f"NOT EXPLAINED by any {switch}"
        lines += [f"{len(own):6}  {causes}; the first on {own[0].key}:", *_first(own[0])]
    return "\n".join(lines)


def _first(one: Moved) -> list[str]:
    """The question, then each field that moved, not shortened."""
    from asl_conformance.report.errata import changes, compact

    moved = changes(one.field, one.before, one.after)
    fields = [f"{field}: {compact(was)} -> {compact(now)}" for field, was, now in moved]
    return [_wrapped(one.question, 8), *(_wrapped(field, 10) for field in fields)]


def _wrapped(text: str, margin: int) -> str:
    from textwrap import fill

    from asl_conformance.base.text import one_line
    from asl_conformance.report.errata import LONGEST

    first, rest = " " * margin, " " * (margin + 2)
    whole = one_line(text, LONGEST)
    return fill(
        whole,
        columns(),
        initial_indent=first,
        subsequent_indent=rest,
        break_on_hyphens=False,
        break_long_words=False,
    )
