"""What a person sees of a run: progress, the matrix of clauses and verdicts, and every failure drawn.

Whatever comes from an engine is put in as plain text, control characters escaped: it cannot colour,
move or fake anything on the terminal.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Console, Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from asl_conformance.base.text import clean, one_line, percent
from asl_conformance.drawing.picture import draw
from asl_conformance.judging.judge import BROKEN, ORDER, Finding, Kind, Verdict
from asl_conformance.judging.runner import Result, Run, opened_by
from asl_conformance.results.compare import Difference, digested
from asl_conformance.results.stream import other_suites
from asl_conformance.suite.case import DERIVED, Case, filed_under, shown_under
from asl_conformance.suite.registry import load

if TYPE_CHECKING:
    from asl_conformance.judging.smoke import Check
    from asl_conformance.results.stream import Stream

CONTESTED = "contested"
"""The tag of a case that rests on one of two readings of the text."""
STYLE: dict[str, str] = {
    "pass": "green",
    "fail": "bold red",
    "error": "bold red",
    "crash": "bold magenta",
    "timeout": "bold magenta",
    "protocol-violation": "bold magenta",
    "unsupported": "yellow",
    "not-applicable": "dim",
    "not-run": "dim",
    "xfail": "cyan",
    "xpass": "bold cyan",
}
SHORT: dict[str, str] = {
    "protocol-violation": "proto",
    "unsupported": "unsup",
    "not-applicable": "n/a",
    "not-run": "not run",
}
"""Verdicts as column headings where the name is too long; the totals spell them out."""
REPORTED: tuple[Kind, ...] = tuple(kind for kind in ORDER if kind in BROKEN or kind == "xpass")
OPENERS = 3
"""Things not supported yet that a summary names."""
VALUE = 400
"""Characters of a value that a failure shows."""


class Ticker(Protocol):
    """Hears of every result while a run goes on."""

    def __call__(self, result: Result) -> None: ...


def console(*, stderr: bool = False) -> Console:
    """A console on the current stdout or stderr that takes nothing printed for markup."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


@contextmanager
def progress(out: Console, total: int, engine: str) -> Iterator[Ticker]:
    """A progress bar on a terminal; silence elsewhere."""
    if not out.is_terminal:
        yield lambda result: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}", markup=False),
        BarColumn(bar_width=None),
        MofNCompleteColumn(),
        TextColumn("{task.fields[wrong]}", style="red"),
        TimeElapsedColumn(),
    )
    seen: dict[str, bool] = {}
    with Progress(*columns, console=out, transient=True, refresh_per_second=12) as bar:
        task = bar.add_task(one_line(engine, 24), total=total, wrong="")

        def tick(result: Result) -> None:
            seen[result.case.id] = result.verdict.kind in BROKEN
            bar.update(task, completed=len(seen))
            if seen[result.case.id]:
                bar.update(task, wrong=f"{sum(seen.values())} wrong")

        yield tick


def report(out: Console, run: Run, shown: int) -> None:
    """Print the matrix, the first ``shown`` cases that came out wrong, and the totals."""
    _print_whole(out, run.results)
    wrong = [result for result in run.results if result.verdict.kind in REPORTED]
    for result in wrong[:shown]:
        out.print(failure(result))
    if len(wrong) > shown:
        rest = len(wrong) - shown
        out.print(
            Text(f"... and {rest} more; --show {len(wrong)} shows all, --results FILE keeps them\n", "dim")
        )
    out.print(summary(run))


def _print_whole(out: Console, results: Sequence[Result]) -> None:
    """The matrix with every name and number: where there is no room the bars go, then the terminal wraps."""
    endless = out.options.update(max_width=10_000)
    table = matrix(results)
    if out.measure(table, options=endless).maximum > out.width:
        table = matrix(results, bars=False)
        table.width = out.measure(table, options=endless).maximum
    out.print(table, crop=False)


def matrix(results: Sequence[Result], *, bars: bool = True) -> Table:
    """Clauses down, then chapters, verdicts across; then passes of cases that apply, and a bar of ten.

    A case stands in the row of each of its clauses and counts once below; derived cases stand apart.
    """
    kinds: list[Kind] = [kind for kind in ORDER if any(result.verdict.kind == kind for result in results)]
    written = [result for result in results if not result.case.derived]
    rows, chapters = _rows(written)
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold", title_justify="left")
    table.add_column("clause")
    for kind in kinds:
        table.add_column(SHORT.get(kind, kind), justify="right", no_wrap=True)
    table.add_column("passed", justify="right", no_wrap=True)
    if bars:
        table.add_column("", no_wrap=True)

    def add(name: Text, counts: Counter[Kind]) -> None:
        share, bar = _share(counts)
        row = [name, *(_count(counts[kind], kind) for kind in kinds), share]
        table.add_row(*row, bar) if bars else table.add_row(*row)

    for clause, counts in rows.items():
        add(Text(clean(clause)), counts)
    table.add_section()
    if 1 < len(chapters) < len(rows):
        for chapter, counts in chapters.items():
            add(Text(clean(f"all {chapter}"), "bold"), counts)
    if written:
        add(Text("all", "bold"), Counter(result.verdict.kind for result in written))
    if len(written) < len(results):
        apart: Counter[Kind] = Counter(result.verdict.kind for result in results if result.case.derived)
        add(Text(DERIVED, "bold"), apart)
    return table


def _rows(results: Sequence[Result]) -> tuple[dict[str, Counter[Kind]], dict[str, Counter[Kind]]]:
    """Verdicts by clause and by chapter; clauses that no case is filed under have no row."""
    rows: dict[str, Counter[Kind]] = {filed_under(result.case): Counter() for result in results}
    chapters: dict[str, Counter[Kind]] = {}
    for result in results:
        clauses = [clause for clause in shown_under(result.case) if clause in rows]
        for clause in clauses:
            rows[clause][result.verdict.kind] += 1
        for chapter in {clause.partition(".")[0] for clause in clauses}:
            chapters.setdefault(chapter, Counter())[result.verdict.kind] += 1
    return rows, chapters


def _count(number: int, kind: Kind) -> Text:
    return Text(str(number), STYLE[kind]) if number else Text(".", "dim")


def _share(counts: Mapping[Kind, int]) -> tuple[Text, Text]:
    """Passed of applicable, and a bar of ten."""
    passed, of = counts.get("pass", 0), sum(counts.values()) - counts.get("not-applicable", 0)
    if not of:
        return Text("-", "dim"), Text("")
    style = "green" if passed == of else "red" if any(counts.get(kind) for kind in BROKEN) else "yellow"
    filled = passed * 10 // of
    return Text(f"{passed}/{of}", style), Text("=" * filled, style) + Text("-" * (10 - filled), "dim")


def failure(result: Result) -> Group:
    """One case that came out wrong: what stood on the board, what was asked, expected and got."""
    case, verdict = result.case, result.verdict
    parts: list[Any] = [
        Text(""),
        Rule(Text(f"{verdict.kind} ", STYLE[verdict.kind]), align="left", style="dim"),
        Text(clean(case.name), "bold"),
        Text(clean(f"case {case.id}   clause {', '.join(case.clauses)}   {case.feature}:{case.line}"), "dim"),
        Text(""),
        _indented(_drawing(case)),
        Text(""),
        *(_indented(_step(line)) for line in case.prose),
        *(_finding(finding) for finding in verdict.findings),
    ]
    given = [finding.why for finding in verdict.findings]
    said = [r for r in dict.fromkeys(result.reasons) if not any(why and why in r for why in given)]
    if said:
        parts.append(_pairs([("engine", Text(one_line(reason, VALUE), "italic")) for reason in said]))
    if CONTESTED in case.tags:
        parts.append(_pairs([("contested", Text(note, "yellow")) for note in _readings(case)]))
    return Group(*parts)


def _readings(case: Case) -> list[str]:
    """What a contested case rests on: the text allows two readings, and this is the one taken."""
    known = load().requirements
    notes = [known[r].note for r in case.requirements if r in known and known[r].note]
    return ["The text allows two readings; docs/adr/0005 says which is taken and why.", *notes]


def _indented(text: Text) -> Text:
    return Text("\n").join(Text("  ") + line for line in text.split("\n"))


def _step(line: str) -> Text:
    """A step, its keyword in bold."""
    keyword, space, rest = clean(line).partition(" ")
    return Text(keyword, "bold") + Text(space + rest)


def explain(case: Case, verdict: Verdict) -> str:
    """A verdict as plain text, for places that are no terminal: the drawing, the steps, what was missed."""
    out = Console(width=80, highlight=False, markup=False, emoji=False, color_system=None, file=StringIO())
    with out.capture() as captured:
        out.print(failure(Result(case, verdict)))
    return "\n".join(line.rstrip() for line in captured.get().strip().splitlines())


def _drawing(case: Case) -> Text:
    """The position; hex names and hexside marks stand out on a terminal."""
    text = Text(clean(draw(case.position)))
    text.highlight_regex(r"(?<=[\\/] )[ ]?[A-Z]{1,2}\d{1,2}(?= *[\\/%#B~!XHc:])", "bold")
    text.highlight_regex(r"(?m)^(legend:.*|[a-z]\d? )", "dim")
    return text


def _finding(finding: Finding) -> Group:
    rows = [("expected", Text(clean(finding.expected), "green"))]
    if finding.wanted is not None:
        rows.append(("", Text(_named(finding, finding.wanted), "green")))
    if finding.got is not None:
        rows.append(("got", Text(_named(finding, finding.got), "red")))
    if finding.why:
        rows.append(("why", Text(one_line(finding.why, VALUE))))
    return Group(Text(""), _pairs([("asked", Text(clean(finding.asked))), *rows] if finding.asked else rows))


def _named(finding: Finding, value: Any) -> str:
    return f"{clean(finding.field)}: {_value(value)}" if finding.field else _value(value)


def _pairs(rows: Sequence[tuple[str, Text]]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="dim", width=10)
    table.add_column(overflow="fold")
    for name, text in rows:
        table.add_row(name, text)
    return table


def _value(value: Any) -> str:
    return one_line(
        value if isinstance(value, str) else json.dumps(value, ensure_ascii=True, default=str), VALUE
    )


MARKS = {"ok": ("ok", "green"), "wrong": ("WRONG", "bold red"), "skipped": ("-", "dim")}


def step(out: Console, check: Check) -> None:
    """One step of a smoke test: how it went, and what to do about it."""
    mark, style = MARKS[check.state]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=12, style="bold")
    table.add_column(width=5)
    table.add_column(overflow="fold")
    table.add_row(check.name, Text(mark, style), Text(one_line(check.text, VALUE)))
    out.print(table)


CHANGE_STYLE: dict[str, str] = {
    "regressed": "bold red",
    "fixed": "green",
    "changed": "yellow",
    "rewritten": "magenta",
    "added": "",
    "removed": "dim",
    "renamed": "dim",
}
RENAMED = 5
"""Renamed cases that are listed; more are counted."""


def differences(out: Console, old: Stream, new: Stream, found: Sequence[Difference]) -> None:
    """What changed from one result file to another: a line a case, then the counts."""
    renamed = [difference for difference in found if difference.change == "renamed"]
    for difference in (*(d for d in found if d.change != "renamed"), *renamed[:RENAMED]):
        _difference(out, difference)
    if len(renamed) > RENAMED:
        rest = f"          and {len(renamed) - RENAMED} more with another name only"
        out.print(Text(rest, "dim"), soft_wrap=True)
    counts: Counter[str] = Counter(difference.change for difference in found)
    said = ", ".join(f"{counts[change]} {change}" for change in CHANGE_STYLE if counts[change])
    out.print(
        Text(f"{_edition(old)} against {_edition(new)}: {said or 'nothing changed'}", "bold"), soft_wrap=True
    )
    if suites := other_suites(old.header, new.header):
        out.print(Text(suites, "bold"), soft_wrap=True)
    for stream, which in ((old, "first"), (new, "second")):
        if old.header.suite != new.header.suite and not digested(stream):
            text = f"The {which} file has no digests of its cases: one rewritten is not told apart."
            out.print(Text(text, "dim"), soft_wrap=True)


def _difference(out: Console, difference: Difference) -> None:
    line = Text(f"{difference.change:10}", CHANGE_STYLE[difference.change])
    line += Text(clean(" -> ".join(filter(None, (difference.was, difference.id)))))
    if difference.change != "renamed":
        verdicts = dict.fromkeys(filter(None, (difference.before, difference.after)))
        line += Text("  " + " -> ".join(verdicts), "bold")
    out.print(line, soft_wrap=True)
    more = [
        "another case under the same name" if difference.change == "rewritten" else "",
        one_line(difference.why, VALUE) if difference.change != "fixed" else "",
    ]
    for text in filter(None, more):
        out.print(Text(f"          {text}", "dim"), soft_wrap=True)


def _edition(stream: Stream) -> str:
    head = stream.header
    return one_line(f"{head.engine} {head.engine_version} ({head.edition})", 60)


def _others(counts: Mapping[Kind, int]) -> list[str]:
    return [f"{counts[kind]} {kind}" for kind in ORDER if kind != "pass" and counts.get(kind)]


def summary(run: Run) -> Text:
    """The totals in words, and whether the engine conforms."""
    counts = run.counts
    passed, applicable = counts.get("pass", 0), sum(counts.values()) - counts.get("not-applicable", 0)
    who = one_line(f"{run.engine.name} {run.engine.version}".strip(), 60)
    text = Text("\n")
    if run.conforms:
        text.append("CONFORMS", "bold green")
    elif run.conforms_as_claimed and counts.get("xfail"):
        text.append("WRONG ONLY WHERE FORESEEN", "bold yellow")
    elif run.conforms_as_claimed:
        text.append("RIGHT IN ALL IT CLAIMS", "bold yellow")
    else:
        text.append("DOES NOT CONFORM" if not run.stopped else "INCOMPLETE", "bold red")
    share = f" ({percent(passed, applicable).replace(' ', '')})" if applicable else ""
    text.append(f"  {who}, edition {run.edition}: {passed} of {applicable} cases pass{share}\n")
    apart = run.derived_counts
    asked = sum(apart.values()) - apart.get("not-applicable", 0)
    if asked:
        said = ", ".join([f"  and {apart.get('pass', 0)} of {asked} derived from them", *_others(apart)])
        text.append(said + "\n")
    if _others(counts):
        text.append("  " + ", ".join(_others(counts)) + "\n")
    if counts.get("unsupported"):
        text.append("  unsupported never counts as a pass\n", "yellow")
        best = [f"{one_line(what, 40)} ({number})" for what, number in opened_by(run.results)[:OPENERS]]
        if best:
            text.append(f"  alone would open most cases: {', '.join(best)}\n", "dim")
    if run.cost.restarts or run.cost.seconds:
        times = "once" if run.cost.restarts == 1 else f"{run.cost.restarts} times"
        text.append(f"  restarted {times}; what it did wrong cost {run.cost.seconds:.1f} s\n", "yellow")
    if run.stopped:
        text.append(f"  {one_line(run.stopped, VALUE)}\n", "bold")
    return text
