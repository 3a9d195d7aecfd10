"""Pages other than those of clauses: front, chapters, other chapters, errata; and the copies of docs/."""

from __future__ import annotations

import json
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from html import escape
from pathlib import Path

from asl_conformance.base.address import address
from asl_conformance.gherkin.document import page as vocabulary
from asl_conformance.report.schema import write_all
from asl_conformance.report.site import clause, lab, mutants, results
from asl_conformance.report.site.book import children, of_clause
from asl_conformance.report.site.cases import case_link, link
from asl_conformance.report.site.clause import Shelf, plain
from asl_conformance.report.site.pictures import BOARD
from asl_conformance.report.site.published import dated
from asl_conformance.suite.registry import Requirement, clause_order

FRONT = """---
title: Look a rule up
hide: [toc]
---

# Look a rule up

Walls, hedges, bocage, marsh, Wire and entrenchments of Advanced Squad Leader: each rule in our own words,
with {cases:,} drawn positions and their answers.

<button type="button" class="ask-box">Ask in your own words</button>

<div class="shown">{picture}
<div><p><b>Does the German squad in the foxhole see the Russian squad?</b></p><p>{answer}</p>
<p>{rule}</p><p>{lab}: change it, ask and play, with nothing to install.</p></div></div>

<div class="chapters">
{chapters}
</div>

Questions that players ask: {asked}.

[Interactions with clauses of other chapters](elsewhere.md) · [What errata changed](changes.md) ·
[Contested readings](adr/0005-contested-readings.md) · [Abbreviations such as WA and FFMO](glossary.md)

## Engines that were asked

{engines}

The [published results](results.md) have chapters, suites and older runs. To test your own engine, in any
language, [write an adapter](writing-an-adapter.md) in ten minutes.

The rulebook is copyrighted. This site cites its clause numbers and states the rules in its own words.
"""
TABBED = re.compile(
    r"(?P<first>```(?P<lang>\w+)\n.*?\n```)\n\n"
    r"(?P<rest>(?:The same in [^\n]+:\n\n```\w+\n.*?\n```(?:\n\n|\n?\Z))+)",
    re.S,
)
SAME = re.compile(r"The same in (?P<name>\S+)(?P<file>[^\n]*):\n\n(?P<block>```\w+\n.*?\n```)", re.S)
OUTSIDE = re.compile(r"\[(?P<text>[^\]]+)\]\(\.\./(?P<path>[^)#]+)\)")
"""A link from a page of docs/ to a file beside docs/ in the checkout."""
LANGUAGES = {
    "python": "Python",
    "js": "JavaScript",
    "java": "Java",
    "rust": "Rust",
    "csharp": "C#",
    "go": "Go",
}
ASKED = ("may I fire out of a foxhole over a hedge?", "may a squad on Wire claim wall advantage?")
SHOWN = "B27.2-3/hedge"
"""The case on the first page: who is beneath a foxhole does not see over a hedge of its hex."""
EDGES = {"results", "schema", "site"}
"""Folders of docs/ that are not copied; the schemas are written, each with all its definitions."""


def write(target: Path, docs: Path, on: Shelf) -> list[Path]:
    """Write every page into the new folder ``target``; returns the generated pages."""
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(docs, target, ignore=lambda _, names: EDGES.intersection(names))
    shutil.copytree(docs / "site" / "assets", target / "assets")
    for path in target.glob("*.md"):
        _rewrite(path, lambda text: OUTSIDE.sub(lambda link: _brought(link, docs.parent, target), text))
    _rewrite(target / "writing-an-adapter.md", tabs)
    _rewrite(target / "protocol.md", lambda text: text.replace("](schema/)", "](schemas.md)"))
    for one, age in on.book.aged:
        _rewrite(target / one.page, partial(dated, one=one, age=age))
    registry = on.book.registry
    made = {"vocabulary.md": vocabulary(), "index.md": front(on), "elsewhere.md": elsewhere(on)}
    made |= {
        "changes.md": changes(on),
        "results.md": results.page(on.book.runs, registry, on.book.digests, on.book.aged),
    }
    made |= {f"{name}.md": chapter(name, on) for name in registry.chapters}
    clauses = [c for one in registry.chapters.values() for c in one.clauses if c not in registry.chapters]
    made |= {f"{name}.md": clause.page(name, on) for name in clauses}
    made["mutants-by-clause.md"] = mutants.page(docs, registry)
    made["schemas.md"] = schemas(write_all(target / "schema"))
    for name, text in made.items():
        (target / name).write_text(text, encoding="utf-8", newline="\n")
    return [target / name for name in made]


def _brought(link: re.Match[str], checkout: Path, target: Path) -> str:
    """Turns a link to a file of the checkout into a link to its copy in the site."""
    source, copy = checkout / link["path"], target / link["path"]
    if not source.is_file() or source.suffix == ".md":
        return link["text"]
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, copy)
    return f"[{link['text']}]({link['path']})"


def _rewrite(path: Path, change: Callable[[str], str]) -> None:
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8", newline="\n")


def schemas(files: Iterable[Path]) -> str:
    """The list of the protocol's schemas."""
    lines = ["# Schemas\n", "JSON Schemas of requests and responses, and of the files that commands write.\n"]
    lines += [f"* [{path.stem}](schema/{path.name})" for path in sorted(files)]
    return "\n".join(lines) + "\n"


CLAUSES = "      - CLAUSES\n"
"""The line in the navigation of mkdocs.yml in place of which the chapters and their clauses stand."""


def settings(text: str, on: Shelf, theme: Path) -> str:
    """The settings of the builder: mkdocs.yml with clauses, the theme's place and the project's address.

    JSON is YAML too.
    """
    if CLAUSES not in text:
        raise ValueError(f"the nav of mkdocs.yml has no line {CLAUSES.strip()!r}")
    text = text.replace("custom_dir: docs/site/theme", f"custom_dir: {json.dumps(str(theme))}")
    if project := address():
        link = f'<a href="{escape(project)}">The project</a>'
        text = text.rstrip("\n") + f"\ncopyright: {json.dumps(link)}\n"
    return text.replace(CLAUSES, "".join(f"      - {json.dumps(entry)}\n" for entry in nav(on)))


def nav(on: Shelf) -> list[object]:
    """The rules in the side bar: chapters with their clauses."""
    titles, chapters = on.book.titles, on.book.registry.chapters
    return [
        {
            f"{one.id} {one.title}": [
                {f"All of {one.id}": f"{one.id}.md"},
                *({f"{name} {titles[name]}": f"{name}.md"} for name in one.clauses if name != one.id),
            ]
        }
        for one in chapters.values()
    ]


def front(on: Shelf) -> str:
    """The first page: a position with question and answer, the chapters, each engine in what it claims."""
    book = on.book
    parts = []
    for one in book.registry.chapters.values():
        items = "".join(
            f'<li><a href="{name}.html">{name}</a> {escape(book.titles[name])}</li>' for name in one.clauses
        )
        parts.append(
            f'<details class="chapter"><summary><b>{one.id}</b> {escape(one.title)} '
            f"<small>{len(one.clauses)} clauses</small></summary><ul>{items}</ul></details>"
        )
    case = next(case for case in book.suite.cases if case.id == SHOWN)
    requirement = book.registry.requirements[on.hosts[SHOWN]]
    image = on.pictures.image(on.pictures.of(case), "the position", f"#{BOARD}", lazy=False)
    clear = case.expectations[0]
    return FRONT.format(
        cases=len(book.suite.cases),
        picture=lab.link(case, requirement.clause, image),
        lab=lab.link(case, requirement.clause, "Open this board in the lab"),
        answer=f"{'Yes' if clear.value else 'No'}: {escape(clear.prose)}.",
        rule=f"{escape(requirement.statement)} {case_link(case, requirement.id, book)}",
        chapters="\n".join(parts),
        asked=", ".join(f'<span class="ask">{one}</span>' for one in ASKED),
        engines=results.claims(on.columns, book.aged),
    )


def chapter(name: str, on: Shelf) -> str:
    """A chapter: its introduction, if any, and its clauses with the requirements that each engine holds."""
    book = on.book
    one = book.registry.chapters[name]
    heads = "".join(f" {plain(run.header.engine)} |" for run in on.columns)
    lines = [
        f"---\ntitle: {name} {one.title}\nhide: [toc]\n---\n\n# {name} {plain(one.title)} {{ #{name} }}\n",
        f"| clause | what it is about | requirements | cases |{heads}",
        f"|---|---|---:|---:|{'---:|' * len(on.columns)}",
    ]
    for found in one.clauses:
        mine = of_clause(found, book.registry)
        cases = sum(len(book.cases[r.id]) for r in mine)
        depth = "&ensp;" * (found.count(".") + len(found.partition(".")[2]) - 1) if "." in found else ""
        held = "".join(f" {_held(mine, verdicts)} |" for verdicts in on.verdicts)
        lines.append(
            f"| {depth}[{found}]({found}.md) | {plain(book.titles[found])} | {len(mine)} | {cases} |{held}"
        )
    if name in one.clauses:
        lines += ["\n## What the chapter says before its clauses\n", clause.body(name, on)]
    elif children(name, book.registry):
        lines.append(f"\nThe figures beneath an engine are the requirements of {name} that it holds.\n")
    return "\n".join(lines) + "\n"


def _held(mine: Iterable[Requirement], verdicts: Mapping[str, Counter[str]]) -> str:
    asked = [found for r in mine if (found := verdicts.get(r.id)) and found.total() > found["not-applicable"]]
    return f"{sum(f['pass'] == f.total() - f['not-applicable'] for f in asked)} of {len(asked)}"


def elsewhere(on: Shelf) -> str:
    """Clauses of other chapters, by their interactions here."""
    registry = on.book.registry
    met: dict[str, list[str]] = {}
    for one in registry.interactions.values():
        for name in one.meeting:
            if name not in registry.clauses:
                met.setdefault(name, []).append(f"<li>{link(one.id, on.book)} {escape(one.topic)}</li>")
    lines = [
        "# Clauses of other chapters\n",
        "Each with the requirements in which it interacts with a clause of this site.\n",
    ]
    names = sorted(met, key=clause_order)
    lines += [f"\n## {name} {{ #{name} }}\n\n<ul>{''.join(met[name])}</ul>" for name in names]
    return "\n".join(lines) + "\n"


def changes(on: Shelf) -> str:
    """Every erratum, with the number of cases whose answers it changes."""
    registry = on.book.registry
    lines = [
        "# What errata changed\n",
        "An edition applies or omits each ([how they work](errata.md)); before and after in our words.\n",
        "| erratum | clause | source | before | after | cases it changes |",
        "|---|---|---|---|---|---:|",
    ]
    moved = Counter(move.erratum for moves in on.book.moves.values() for move in moves)
    for one in registry.errata.values():
        cells = [plain(text).replace("|", "&#124;") for text in (one.source, one.before, one.after)]
        count = "editorial" if one.editorial else str(moved[one.id])
        lines.append(
            f"| [{one.id}]({one.clause}.md#{one.id}) | {one.clause} | {' | '.join(cells)} | {count} |"
        )
    return "\n".join(lines) + "\n"


def tabs(text: str) -> str:
    """The same code in several languages, one beneath the other, as tabs side by side."""
    return TABBED.sub(_tabbed, text)


def _tabbed(found: re.Match[str]) -> str:
    blocks = [(LANGUAGES.get(found["lang"], found["lang"]), found["first"])]
    blocks += [
        (one["name"] + one["file"].replace("`", ""), one["block"]) for one in SAME.finditer(found["rest"])
    ]
    return "".join(f'=== "{name}"\n\n{_indented(block)}\n\n' for name, block in blocks)


def _indented(block: str) -> str:
    return "\n".join(f"    {line}" if line else "" for line in block.split("\n"))
