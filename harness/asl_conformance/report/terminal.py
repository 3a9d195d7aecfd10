"""A run on the terminal: progress, the matrix of clauses and verdicts, and every failure drawn.

Engine output is inserted as plain text with control characters escaped: it cannot colour,
move or fake anything on the terminal.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, KeysView, Mapping, Sequence
from contextlib import contextmanager
from io import StringIO
from typing import TYPE_CHECKING, Any, Protocol

from rich.console import Console, ConsoleOptions, Group
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from asl_conformance.base.text import clean, one_line
from asl_conformance.drawing.picture import draw
from asl_conformance.judging.following import rests_on
from asl_conformance.judging.judge import BROKEN, NO_ANSWER, ORDER, Finding, Kind, Verdict
from asl_conformance.judging.runner import Result, Run
from asl_conformance.report.totals import summary as summary
from asl_conformance.suite import readings as contested
from asl_conformance.suite.case import DERIVED, Case, filed_under, shown_under

if TYPE_CHECKING:
    from asl_conformance.judging.smoke import Check

STYLE: dict[str, str] = {
    "pass": "green",
    "fail": "bold red",
    "error": "bold red",
    "crash": "bold magenta",
    "timeout": "bold magenta",
    "protocol-violation": "bold magenta",
    "unstable": "bold magenta",
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
"""Short column headings for long verdicts; the totals spell them out."""
REPORTED: tuple[Kind, ...] = tuple(kind for kind in ORDER if kind in BROKEN or kind == "xpass")
VALUE = 400
"""Most characters of a reason that a failure shows."""
LONGEST_VALUE = 4000
"""Most characters of an expected or received value that a failure shows; the rest is counted."""
LABEL = 10
"""Width of the label before a line of a failure, in columns."""
REQUEST = 1000
"""Most characters of a request that ``smoke`` shows."""


class Ticker(Protocol):
    """Gets every result during a run."""

    def __call__(self, result: Result) -> None: ...


def console(*, stderr: bool = False) -> Console:
    """A console on the current stdout or stderr that never interprets markup."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


@contextmanager
def progress(out: Console, total: int, engine: str) -> Iterator[Ticker]:
    """A progress bar on a terminal; nothing elsewhere."""
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


def report(
    out: Console, run: Run, shown: int, after: Callable[[Result], object] = lambda result: None
) -> None:
    """Print the matrix, the first ``shown`` failed cases, and the totals.

    ``after`` is called after each failure and may print more about it.
    """
    print_whole(out, lambda bars: matrix(run.results, bars=bars))
    wrong = [result for result in run.results if result.verdict.kind in REPORTED]
    for result in wrong[:shown]:
        out.print(failure(result))
        after(result)
    left_out(out, len(wrong), shown)
    out.print(summary(run))


def left_out(out: Console, wrong: int, shown: int) -> None:
    """Print how many failures were not shown, if any, and how to see them."""
    if wrong > shown:
        rest = f"... and {wrong - shown} more; --show {wrong} shows all, --results FILE keeps them\n"
        out.print(Text(rest, "dim"))


def print_whole(out: Console, made: Callable[[bool], Table]) -> None:
    """Print a matrix with every name and number: without room the bars are dropped, then lines wrap."""
    endless = out.options.update(max_width=10_000)
    table = made(True)
    if out.measure(table, options=endless).maximum > out.width:
        table = made(False)
        table.width = out.measure(table, options=endless).maximum
    out.print(table, crop=False)


def matrix(results: Sequence[Result], *, bars: bool = True) -> Table:
    """Clauses down, then chapters, verdicts across; then passes of applicable cases, and a bar of ten.

    A case counts in the row of each of its clauses and once in the total; derived cases have their own row.
    """
    kinds: list[Kind] = [kind for kind in ORDER if any(result.verdict.kind == kind for result in results)]
    written = [result for result in results if not result.case.derived]
    rows, chapters = rows_of(written)
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

    folded = unclaimed([rows])
    for clause, counts in rows.items():
        if clause not in folded:
            add(Text(clean(clause)), counts)
    if folded:
        add(Text(f"{len(folded)} undeclared", "dim"), only_under(folded, written, rows.keys()))
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


def unclaimed(engines: Sequence[Mapping[str, Counter[Kind]]]) -> frozenset[str]:
    """The clauses that no engine declares anything of, if there are at least two to fold."""
    found = {
        clause
        for clause in engines[0]
        if all(rows[clause].keys() <= {"unsupported", "not-applicable"} for rows in engines)
        and any(rows[clause]["unsupported"] for rows in engines)
    }
    return frozenset(found if len(found) > 1 else ())


def only_under(folded: frozenset[str], results: Sequence[Result], rows: KeysView[str]) -> Counter[Kind]:
    """The verdicts of the cases that are only under those clauses and in no other row."""
    inside = (r for r in results if folded.issuperset(rows & {*shown_under(r.case)}))
    return Counter(result.verdict.kind for result in inside)


def rows_of(results: Sequence[Result]) -> tuple[dict[str, Counter[Kind]], dict[str, Counter[Kind]]]:
    """Verdicts by clause and by chapter; clauses that no case is filed under have no row."""
    rows: dict[str, Counter[Kind]] = {filed_under(result.case): Counter() for result in results}
    chapters: dict[str, Counter[Kind]] = {clause.partition(".")[0]: Counter() for clause in rows}
    for result in results:
        clauses = [clause for clause in shown_under(result.case) if clause in rows]
        for clause in clauses:
            rows[clause][result.verdict.kind] += 1
        for chapter in {clause.partition(".")[0] for clause in clauses}:
            chapters[chapter][result.verdict.kind] += 1
    return rows, chapters


def _count(number: int, kind: Kind) -> Text:
    return Text(str(number), STYLE[kind]) if number else Text(".", "dim")


def _share(counts: Mapping[Kind, int]) -> tuple[Text, Text]:
    """Passed of applicable cases, and a bar of ten."""
    passed, of = counts.get("pass", 0), sum(counts.values()) - counts.get("not-applicable", 0)
    if not of:
        return Text("-", "dim"), Text("")
    style = "green" if passed == of else "red" if any(counts.get(kind) for kind in BROKEN) else "yellow"
    filled = passed * 10 // of
    return Text(f"{passed}/{of}", style), Text("=" * filled, style) + Text("-" * (10 - filled), "dim")


def failure(result: Result) -> Group:
    """One failed case: the board, the question, what was expected and what came."""
    verdict = result.verdict
    return Group(*asked(result.case, Text(f"{verdict.kind} ", STYLE[verdict.kind])), *came(result))


def asked(case: Case, title: Text) -> list[Any]:
    """The board and steps of a case, under a rule with a title."""
    return [
        Text(""),
        Rule(title, align="left", style="dim"),
        Text(clean(case.name), "bold"),
        Text(clean(f"case {case.id}   clause {', '.join(case.clauses)}   {case.feature}:{case.line}"), "dim"),
        Text(""),
        *setting(case),
    ]


def setting(case: Case) -> list[Any]:
    """The board of a case, and its steps."""
    return [_indented(_drawing(case)), Text(""), *(_indented(_step(line)) for line in case.prose)]


def came(result: Result) -> list[Any]:
    """What was asked, expected and received, and the engine's own words."""
    case, verdict = result.case, result.verdict
    parts: list[Any] = [_finding(*alike) for alike in _grouped(verdict.findings)]
    given = [finding.why for finding in verdict.findings]
    reasons = [r for r in dict.fromkeys(result.reasons) if not any(why and why in r for why in given)]
    if reasons:
        parts.append(pairs([("engine", Text(one_line(reason, VALUE), "italic")) for reason in reasons]))
    if case.readings:
        parts.append(pairs([("contested", Text(reasons, "yellow")) for reasons in _readings(case)]))
    return parts


def _readings(case: Case) -> list[str]:
    """The question behind a contested case, its reading, and how to declare another choice."""
    known = {name: choice for name, choice in case.readings.items() if name in contested.load()}
    asked = [f"{contested.find(name).question} Here: {choice}." for name, choice in known.items()]
    return [text for pair in zip(rests_on(known), asked, strict=True) for text in pair]


def _indented(text: Text) -> Text:
    return Text("\n").join(Text("  ") + line for line in text.split("\n"))


def _step(line: str) -> Text:
    """A step, its keyword in bold."""
    keyword, space, rest = clean(line).partition(" ")
    return Text(keyword, "bold") + Text(space + rest)


def explain(case: Case, verdict: Verdict) -> str:
    """A verdict as plain text, for output outside a terminal: the drawing, the steps, what was not met."""
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


def _grouped(findings: Sequence[Finding]) -> list[list[Finding]]:
    """The findings, those of one claim about one question together: its fields are told at once."""
    found: dict[tuple[str, ...], list[Finding]] = {}
    for one in findings:
        found.setdefault((one.kind, one.asked, one.expected, one.why), []).append(one)
    return list(found.values())


def _finding(*alike: Finding) -> Group:
    first = alike[0]
    rows = [("expected", Text(clean(first.expected), "green"))]
    rows += [("", Text(named(one, one.wanted), "green")) for one in alike if one.wanted is not None]
    texts = [came_instead(one) for one in alike if one.got is not None]
    rows += [("" if n else "got", Text(text, "red")) for n, text in enumerate(dict.fromkeys(texts))]
    if first.why:
        rows.append(("why", Text(one_line(first.why, VALUE))))
    return Group(Text(""), pairs([("asked", Text(clean(first.asked))), *rows] if first.asked else rows))


def named(finding: Finding, value: Any) -> str:
    """A value of a finding, with its path."""
    return f"{clean(finding.field)}: {_value(value)}" if finding.field else _value(value)


def came_instead(finding: Finding) -> str:
    """What came instead of the expected value: a value with its path, or that there was no answer."""
    return _value(finding.got) if finding.kind in NO_ANSWER else named(finding, finding.got)


class Pairs:
    """Labels in a column with texts beside them, wrapped between words; no line ends with blanks."""

    def __init__(self, rows: Sequence[tuple[str, Text]]) -> None:
        self._rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        """The lines of all rows, at the width of the console."""
        room = max(options.max_width - LABEL - 2, 20)
        for label, text in self._rows:
            for number, line in enumerate(text.wrap(console, room, overflow="fold")):
                line.rstrip()
                head = Text(f"{'' if number else label:>{LABEL}}  ", "dim")
                yield head + line if line else Text("" if number else f"{label:>{LABEL}}", "dim")


def pairs(rows: Sequence[tuple[str, Text]]) -> Pairs:
    """Labels and texts, laid out as for a failure."""
    return Pairs(rows)


def _value(value: Any) -> str:
    """A value as text; quoted if it would look like another value or be empty."""
    plain = isinstance(value, str) and not _reads_otherwise(value)
    raw = value if plain else json.dumps(value, ensure_ascii=True, default=str)
    text = clean(" ".join(raw.split()))
    if len(text) <= LONGEST_VALUE:
        return text
    return (
        f"{text[:LONGEST_VALUE]} ... {len(text) - LONGEST_VALUE} characters more (--results FILE keeps all)"
    )


def _reads_otherwise(text: str) -> bool:
    """Whether a text looks like a number, a truth value or nothing: ``2`` and ``"2"``."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return text != text.strip() or not text
    return True


MARKS = {"ok": ("ok", "green"), "wrong": ("WRONG", "bold red"), "skipped": ("-", "dim")}


def step(out: Console, check: Check) -> None:
    """Print one step of a smoke test: how it went, and what to do about it."""
    mark, style = MARKS[check.state]
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=12, style="bold")
    table.add_column(width=5)
    table.add_column(overflow="fold")
    table.add_row(check.name, Text(mark, style), Text(one_line(check.text, VALUE)))
    if check.asked:
        table.add_row("", Text("asked", "dim"), Text(one_line(check.asked, REQUEST), "dim"))
    if check.came:
        table.add_row("", Text("sent", "dim"), Text(one_line(check.came, VALUE), "red"))
    out.print(table)
