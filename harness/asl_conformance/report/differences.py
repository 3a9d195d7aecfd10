"""The changes between two result files, for the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from asl_conformance.base.text import clean, one_line
from asl_conformance.judging.judge import ORDER
from asl_conformance.report.terminal import VALUE
from asl_conformance.results.compare import Difference, digested, other_readings
from asl_conformance.results.stream import Stream, other_suites

CHANGE_STYLE: dict[str, str] = {
    "regressed": "bold red",
    "fixed": "green",
    "claimed": "cyan",
    "changed": "yellow",
    "rewritten": "magenta",
    "added": "",
    "removed": "dim",
    "renamed": "dim",
}
RENAMED = 5
"""Most renamed cases that are listed; the others are counted."""


def differences(out: Console, old: Stream, new: Stream, found: Sequence[Difference]) -> None:
    """Print the changes between two result files: one line per case, then the counts.

    Cases that are claimed only now, and cases that are only renamed, are lists of their own.
    """
    renamed = [difference for difference in found if difference.change == "renamed"]
    claimed = [difference for difference in found if difference.change == "claimed"]
    for difference in found:
        if difference.change not in ("claimed", "renamed"):
            _difference(out, difference)
    if claimed:
        out.print(Text("no longer unsupported:", "bold"))
    for difference in (*claimed, *renamed[:RENAMED]):
        _difference(out, difference)
    if len(renamed) > RENAMED:
        rest = f"          and {len(renamed) - RENAMED} more that only have another name"
        out.print(Text(rest, "dim"), soft_wrap=True)
    counts: Counter[str] = Counter(difference.change for difference in found)
    changes = ", ".join(
        f"{counts[change]} {change}{_verdicts(claimed) if change == 'claimed' else ''}"
        for change in CHANGE_STYLE
        if counts[change]
    )
    out.print(
        Text(f"{_edition(old)} against {_edition(new)}: {changes or 'nothing changed'}", "bold"),
        soft_wrap=True,
    )
    if readings := other_readings(old, new):
        out.print(Text(clean(f"Other readings: {readings}."), "bold"), soft_wrap=True)
    if suites := other_suites(old.header, new.header):
        out.print(Text(suites, "bold"), soft_wrap=True)
    for stream, which in ((old, "first"), (new, "second")):
        if old.header.suite != new.header.suite and not digested(stream):
            text = f"The {which} file has no digests of its cases: rewritten cases cannot be recognized."
            out.print(Text(text, "dim"), soft_wrap=True)


def _difference(out: Console, difference: Difference) -> None:
    line = Text(f"{difference.change:10}", CHANGE_STYLE[difference.change])
    line += Text(clean(" -> ".join(filter(None, (difference.was, difference.id)))))
    if difference.change != "renamed":
        verdicts = dict.fromkeys(filter(None, (difference.before, difference.after)))
        line += Text("  " + " -> ".join(verdicts), "bold")
    out.print(line, soft_wrap=True)
    more = [
        "same name, changed content" if difference.change == "rewritten" else "",
        one_line(difference.why, VALUE) if difference.change != "fixed" else "",
    ]
    for text in filter(None, more):
        out.print(Text(f"          {text}", "dim"), soft_wrap=True)


def _verdicts(claimed: Sequence[Difference]) -> str:
    """The verdicts of the cases that are claimed only now: `` (5 pass, 1 fail)``."""
    counts = Counter(difference.after for difference in claimed)
    return f" ({', '.join(f'{counts[kind]} {kind}' for kind in ORDER if counts[kind])})"


def _edition(stream: Stream) -> str:
    head = stream.header
    return one_line(f"{head.engine} {head.engine_version} ({head.edition})", 60)
