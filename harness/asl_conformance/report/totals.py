"""The last lines of a run: totals in words, what is missing, and whether the engine conforms."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from asl_conformance.adapters.unreadable import LOG_HINT
from asl_conformance.base.text import one_line, percent
from asl_conformance.judging.base_line import base_line
from asl_conformance.judging.judge import ORDER, Kind
from asl_conformance.judging.runner import Result, Run, lacking, opened_by
from asl_conformance.judging.standing import Standing, of_the_suite
from asl_conformance.suite.editions import display_name as said_edition

OPENERS = 3
"""Most unsupported things that a summary names."""
VALUE = 400
"""Most characters of a reason to stop, and of a missing thing."""
HEADLINES: Mapping[Standing, tuple[str, str]] = {
    "conforms": ("CONFORMS", "bold green"),
    "core": ("PASSES THE CORE", "bold green"),
    "part": ("PASSES ALL THAT WAS ASKED", "bold green"),
    "claims": ("RIGHT IN ALL IT DECLARES", "bold yellow"),
    "foreseen": ("WRONG ONLY WHERE EXPECTED", "bold yellow"),
    "restless": ("DOES NOT CONFORM", "bold red"),
    "wrong": ("DOES NOT CONFORM", "bold red"),
    "incomplete": ("INCOMPLETE", "bold red"),
    "unasked": ("NOTHING ASKED", "bold yellow"),
}
"""The first words of a summary, and their style."""
ONE_LINE = 78
"""Most characters of missing things on one line, including the title."""


def _others(counts: Mapping[Kind, int]) -> list[str]:
    return [f"{counts[kind]} {kind}" for kind in ORDER if kind != "pass" and counts.get(kind)]


def summary(run: Run) -> Text:
    """The totals in words, and whether the engine conforms."""
    counts = run.counts
    passed, applicable = counts.get("pass", 0), sum(counts.values()) - counts.get("not-applicable", 0)
    who = one_line(f"{run.engine.name} {run.engine.version}".strip(), 60)
    text = Text("\n")
    standing = run.standing
    text.append(*HEADLINES[standing])
    if standing in ("conforms", "core", "part") and run.cost.unaccounted:
        text.append(" BUT FOR RESTARTS", "bold yellow")
    if standing == "unasked":
        return _unasked(text, run, who)
    text.append(_under(run), "bold")
    share = f" ({percent(passed, applicable).replace(' ', '')})" if applicable else ""
    of_them = f"{passed} of {applicable} cases pass{share}" if applicable else "only derived cases"
    text.append(f"  {who}, edition {said_edition(run.edition)}: {of_them}\n")
    text.append(_base_line(run, applicable), "dim")
    if part := of_the_suite(len(run.results), run.left_out, run.selection):
        text.append(f"  {part}\n", "bold")
    apart = run.derived_counts
    asked = sum(apart.values()) - apart.get("not-applicable", 0)
    if asked:
        line = ", ".join([f"  and {apart.get('pass', 0)} of {asked} derived cases", *_others(apart)])
        text.append(line + "\n")
    for name, choice in run.readings.judged.items():
        text.append(f"  reading {name}={choice}\n", "bold")
    if _others(counts):
        text.append("  " + ", ".join(_others(counts)) + _of_readings(run) + "\n")
    if counts.get("unsupported") and not run.stopped:
        claimed = applicable - counts["unsupported"]
        share = percent(passed, claimed).replace(" ", "")
        text.append(f"  {passed} of the {claimed} it declares ({share})\n" if claimed else "")
    if not run.supported:
        text.append("  unsupported never counts as a pass\n", "yellow")
        text.append(f"  {_missing(run.results)}\n", "dim")
    _add_cost(text, run)
    if run.stopped:
        text.append(f"  {one_line(run.stopped, VALUE)}\n", "bold")
    return text


def _base_line(run: Run, applicable: int) -> str:
    """What an engine that answers nothing passes of the cases that apply, as a line; empty for none."""
    asked = (one for one in run.results if not one.case.derived and one.verdict.kind != "not-applicable")
    passed = base_line(one.case for one in asked)
    share = percent(passed, applicable).replace(" ", "")
    return f"  an engine that answers nothing passes {share}\n" if passed else ""


def _unasked(text: Text, run: Run, who: str) -> Text:
    """The summary of a run in which nothing was asked."""
    count, edition = len(run.results), said_edition(run.edition)
    none_of = "the one case does not apply" if count == 1 else f"none of the {count} cases applies"
    text.append(_under(run), "bold")
    text.append(f"  {who}, edition {edition}: {none_of}{_of_readings(run)}\n")
    return text


def _under(run: Run) -> str:
    """The number of readings, other than the reference's, by which it was judged; empty if none."""
    count = len(run.readings.judged)
    return f" under {count} reading{'s' * (count > 1)}" if count else ""


def _of_readings(run: Run) -> str:
    """How many of the cases that do not apply depend on a reading that the engine does not follow."""
    count = sum(
        result.verdict.kind == "not-applicable" and bool(result.verdict.findings)
        for result in run.results
        if not result.case.derived
    )
    if not count:
        return ""
    rest = ", the rest another edition" if count < run.counts.get("not-applicable", 0) else ""
    return f" ({count} need{'s' * (count == 1)} another reading of a contested rule{rest})"


def _add_cost(text: Text, run: Run) -> None:
    """Add what misbehaviour cost, what no case shows of it, and the orders of asking."""
    if run.orders:
        text.append(f"  asked {len(run.orders)} times: {', '.join(run.orders)}\n", "dim")
    if run.cost.restarts or run.cost.seconds:
        times = _times(run.cost.restarts)
        text.append(f"  restarted {times}; its faults cost {run.cost.lost:.1f} s\n", "yellow")
    if run.cost.unaccounted:
        text.append(f"  {_unaccounted(run)}\n", "bold red" if run.restless else "yellow")
        for reason in run.cost.reasons:
            text.append(f"    {one_line(reason, VALUE)}\n", "dim")
    if run.cost.noise:
        text.append(f"  {_noise(run)}\n", "yellow")


def _unaccounted(run: Run) -> str:
    """How often it ended or broke the protocol with no case to blame, and how often it may."""
    breaches = run.cost.breaches
    counts = {"ended": run.cost.unaccounted - breaches, "broke the protocol": breaches}
    did = " and ".join(f"{what} {_times(count)}" for what, count in counts.items() if count)
    return f"it {did} with no case to blame; --max-restarts allows {run.max_restarts or 'none'}"


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def _noise(run: Run) -> str:
    """How many lines on standard output are no replies, with an example, and where logs belong."""
    lines = "a line that is no reply" if run.cost.noise == 1 else f"{run.cost.noise} lines that are no reply"
    example = one_line(run.cost.example.removesuffix(LOG_HINT), VALUE)
    return f"it printed {lines} on standard output: {example}; logs belong on standard error"


def _missing(results: Sequence[Result]) -> str:
    """The single things that keep most cases unsupported; if each lacks several, the most frequent ones."""
    alone = opened_by(results)
    if alone:
        return _listed("would open most cases:", _first(alone))
    most = lacking(results)
    rest = [f"and {len(most) - OPENERS} more"] if len(most) > OPENERS else []
    return _listed("missing in most cases:", [*_first(most), *rest])


def _listed(title: str, things: Sequence[str]) -> str:
    """Things on the line of their title, or one per line if that line would be too long."""
    line = f"{title} {', '.join(things)}"
    return line if len(line) <= ONE_LINE else "\n    ".join((title, *things))


def _first(counted: Sequence[tuple[str, int]]) -> list[str]:
    return [f"{one_line(what, VALUE)} ({number})" for what, number in counted[:OPENERS]]
