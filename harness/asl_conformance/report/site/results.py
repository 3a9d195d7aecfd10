"""The page of published results: engines by chapters, and the results of each engine over releases."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from asl_conformance.base.text import one_line, percent
from asl_conformance.report.site.clause import plain
from asl_conformance.report.site.published import (
    MEETINGS,
    Reported,
    Scope,
    Summary,
    Tally,
    latest,
    otherwise,
    scope,
    tallies,
)
from asl_conformance.suite.registry import Registry

TOP = """---
hide: [toc]
---

# Published results

One row per engine, in what it claims: the cases of which it declares the questions and fields. A
requirement is **held** if all its cases that apply ran and passed; it is claimed whole if the engine declares
all of them. Derived cases are not counted.

"""
ELSEWHERE = """An engine whose name is a link has no result file here: the row has the figures of the page
that the link opens.

"""
CHAPTERS = """Every run against the whole suite: what an engine leaves undeclared counts as not held and not
passed. In the number of cases, clauses with more rows weigh more.

"""
HOW = """
## How to publish

In a checkout of the release that tested your engine, run the whole suite:

```
asl-conformance run --engine mine --results results.jsonl
python scripts/publish.py results.jsonl
```

The second command writes a summary of some 230 kB into `docs/results`, named after engine, version, edition
and release; send it as a change to this project. An incomplete run, or one of a part of the suite, is
refused. The next build of the site has the new row, and the verdicts beside every case. An older row stays,
with its date.
"""


def page(
    runs: Sequence[Summary],
    registry: Registry,
    digests: Mapping[str, str],
    others: Sequence[tuple[Reported, str]] = (),
) -> str:
    """The whole page as Markdown."""
    counted = [(run, tallies(run)) for run in runs]
    parts = [TOP, claims(latest(runs), others), ELSEWHERE if others else "", "\n## By chapter\n\n", CHAPTERS]
    parts += [_matrix(counted, registry, digests), "\n## Over releases\n"]
    for engine in dict.fromkeys(run.header.engine for run, _ in counted):
        mine = [(run, found) for run, found in counted if run.header.engine == engine]
        parts += _story(one_line(engine, 60), mine)
    return "\n".join([*parts, HOW])


def claims(runs: Sequence[Summary], others: Sequence[tuple[Reported, str]]) -> str:
    """A row for each engine: how much of the suite it claims, and how much of that is right.

    ``others`` have no result file; with each comes the age of its suite.
    """
    heads = ("engine", "claims, of the cases", "right, of these", "requirements held, of those claimed whole")
    rows = []
    for run in runs:
        found = scope(run)
        whole = f"<td>{found.held:,} of {found.requirements:,}</td>"
        rows.append(_claim(escape(run.label), run.header.started[:10], found, whole))
    for one, age in others:
        link = f'<a href="{one.page.removesuffix(".md")}.html">{escape(one.engine)}</a>'
        day = f"{one.day}, measured with suite {one.suite[:8]}" + (f", {age}" if age else "")
        painted = f"the same answer in all of {len(one.paintings)} paintings: {', '.join(one.paintings)}"
        why = f'<td class="why">{escape(one.why)}; {escape(painted)}</td>'
        rows.append(_claim(f"{link} {escape(one.version)}", day, one, why))
    head = "".join(f"<th>{name}</th>" for name in heads)
    return (
        f'<div class="claims"><table><thead><tr>{head}</tr></thead><tbody>{"".join(rows)}</tbody>'
        "</table></div>\n"
    )


def _claim(name: str, day: str, found: Scope | Reported, last: str) -> str:
    share = percent(found.passed, found.claimed).replace(" ", "&nbsp;")
    return (
        f"<tr><td>{name} <small>{escape(day)}</small></td><td>{found.claimed:,} of {found.cases:,}</td>"
        f"<td>{found.passed:,} ({share})</td>{last}</tr>"
    )


def _matrix(
    counted: Sequence[tuple[Summary, dict[str, Tally]]], registry: Registry, digests: Mapping[str, str]
) -> str:
    columns = [*registry.chapters, MEETINGS, ""]
    titles = {c.id: f"{c.id} {c.title}" for c in registry.chapters.values()}
    titles |= {MEETINGS: "where clauses meet", "": "all"}
    head = "".join(f"<th>{escape(titles[c])}</th>" for c in columns)
    rows = "".join(
        f"<tr><th>{escape(run.label)}{_about(run, digests)}</th>"
        + "".join(f"<td>{_cell(found.get(c))}</td>" for c in columns)
        + "</tr>"
        for run, found in counted
    )
    return (
        f'<div class="matrix"><table><thead><tr><th>engine</th>{head}</tr></thead><tbody>{rows}</tbody>'
        "</table></div>\n\nIn each cell: requirements held, and below it cases passed.\n"
    )


def _about(run: Summary, digests: Mapping[str, str]) -> str:
    """Below the name: language, edition, suite, date, and the number of today's cases not in the run."""
    head = run.header
    missing = otherwise(run, digests)
    other = f" <b>an older suite: {missing} of today's cases are not in it</b>" if missing else ""
    about = one_line(f"{head.language}, edition {head.edition}, suite {head.harness} ({head.suite[:8]})", 200)
    return f"<small>{escape(about)}{other}, {escape(head.started[:10])}</small>"


def _cell(tally: Tally | None) -> str:
    if tally is None or not tally.requirements:
        return "-"
    share = percent(tally.held, tally.requirements)
    return (
        f'<span class="bar" style="--part:{tally.held / tally.requirements:.3f}"></span>'
        f"<b>{tally.held}</b>/{tally.requirements} <small>{share}</small><br>"
        f"<small>{tally.passed}/{tally.cases} cases</small>"
    )


def _story(engine: str, mine: Sequence[tuple[Summary, dict[str, Tally]]]) -> Iterator[str]:
    """An engine's runs, the newest first, each with the change since the run before it."""
    yield f"\n### {plain(engine)}\n"
    yield "| on | engine | suite | edition | requirements held | since the run before | cases passed |"
    yield "|---|---|---|---|---:|---|---:|"
    for number, (run, found) in enumerate(mine):
        head, whole = run.header, found[""]
        older = next((t for r, t in mine[number + 1 :] if r.header.edition == head.edition), None)
        yield (
            f"| <time>{escape(head.started[:10])}</time> | {_cut(head.engine_version)} "
            f"| {_cut(head.harness)} ({head.suite[:8]}) | {_cut(head.edition)} "
            f"| {whole.held} of {whole.requirements} | {_change(mine, number, older)} "
            f"| {whole.passed} of {whole.cases} |"
        )


def _cut(text: str) -> str:
    return plain(one_line(text, 40)).replace("|", "&#124;")


def _change(
    mine: Sequence[tuple[Summary, dict[str, Tally]]], number: int, older: dict[str, Tally] | None
) -> str:
    """The change of the number held; a note if the suite is another one."""
    if older is None:
        return "the first"
    run, found = mine[number]
    before = next(r for r, t in mine[number + 1 :] if t is older)
    change = f"{found[''].held - older[''].held:+d}"
    asked = found[""].requirements - older[""].requirements
    if otherwise(before, {name: entry.digest for name, entry in run.cases.items()}):
        change += f"; the suite is another, {asked:+d} requirements"
    return change
