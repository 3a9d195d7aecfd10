"""``python -m asl_conformance.report.site DIR``: the pages of the documentation site, for MkDocs.

The hand-written pages of docs/ are copied; the vocabulary, the schemas and an index of all clauses
with pictures of their cases are generated. ``tox -e docs`` builds the site from it.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from asl_conformance.adapters.limits import REFERENCE
from asl_conformance.drawing.svg import document, draw, marks
from asl_conformance.gherkin.document import page as vocabulary
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol.questions import Los
from asl_conformance.report.ask import ask
from asl_conformance.suite.case import Case
from asl_conformance.suite.places import CHECKOUT
from asl_conformance.suite.registry import Erratum, Registry, Requirement, load

PICTURES = 4
"""Pictures a clause at most."""
WIDTH = 420
"""Of a picture in a page, in pixels."""
FRONT = """# asl-conformance

Tells the author of an Advanced Squad Leader engine, in any language, which clauses of the rulebook
the engine gets right, which it gets wrong and which it does not claim: {count:,} cases of
{requirements:,} requirements.

* [Write an adapter](writing-an-adapter.md) for your engine
* [The protocol](protocol.md) it speaks
* [The command line](cli.md) and [how to use it in CI](ci.md)
* [The Gherkin vocabulary](vocabulary.md)
* [The glossary](glossary.md)

## Clauses with pictures

{chapters}
"""


def write(target: Path, docs: Path) -> list[Path]:
    """Write every page below ``target``; returns what was generated."""
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(docs, target)
    made = [_page(target / "vocabulary.md", _vocabulary())]
    registry, cases = load(), load_cases().cases
    by_clause: dict[str, list[Case]] = {}
    for case in cases:
        by_clause.setdefault(case.clauses[0] if case.clauses else "", []).append(case)
    chosen = {clause: pictured(found) for clause, found in by_clause.items()}
    answers = ask(REFERENCE, [case for found in chosen.values() for case in found])
    for chapter in registry.chapters.values():
        parts = [f"# {chapter.id} {chapter.title}\n"]
        for clause in chapter.clauses:
            parts += clause_part(clause, registry, by_clause.get(clause, []), chosen.get(clause, []))
        made.append(_page(target / "clauses" / f"{chapter.id}.md", "\n".join(parts)))
    for found in chosen.values():
        for case in found:
            svg = document(draw(case.position, marks(case, answers.get(case.id, ()))), title=case.name)
            made.append(_page(target / "clauses" / "img" / picture_name(case), svg))
    made.append(_page(target / "clauses" / "index.md", overview(registry, by_clause)))
    made.append(_page(target / "index.md", front(len(cases), registry)))
    return made


def _page(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
    return path


def _vocabulary() -> str:
    return vocabulary()


def pictured(cases: Sequence[Case]) -> list[Case]:
    """The cases of a clause worth a picture: its EXs first, then lines of sight, each board once."""
    seen: set[Any] = set()
    chosen: list[Case] = []
    for case in sorted(cases, key=lambda case: ("-EX" not in case.id, not _sight(case))):
        board = (frozenset(case.position.hexes.items()), frozenset(case.position.hexsides.items()))
        if board not in seen:
            seen.add(board)
            chosen.append(case)
    return chosen[:PICTURES]


def _sight(case: Case) -> bool:
    return any(isinstance(question, Los) for question in case.questions)


def picture_name(case: Case) -> str:
    """The file of a case's picture."""
    return case.id.replace("/", "_") + ".svg"


def clause_part(
    clause: str, registry: Registry, cases: Sequence[Case], chosen: Sequence[Case]
) -> Iterator[str]:
    """One clause: its pictures, its requirements, its errata."""
    yield f"\n## {clause} {{ #{anchor(clause)} }}\n"
    yield f"{len(cases)} scenarios.\n"
    for case in chosen:
        picture = f"![{_plain(case.name)}](img/{picture_name(case)}){{ width={WIDTH} }}"
        yield f"{picture}\n\n*{_plain(case.name)}*\n"
    for requirement in registry.requirements.values():
        if requirement.clause == clause:
            yield _requirement(requirement)
    for erratum in registry.errata.values():
        if erratum.clause == clause:
            yield _erratum(erratum)


def anchor(clause: str) -> str:
    """The anchor of a clause in its chapter's page."""
    return clause.lower().replace(".", "-")


def _requirement(requirement: Requirement) -> str:
    text = f"* **{requirement.id}** {_plain(requirement.statement)}"
    if requirement.note:
        text += f"  \n  <small>{_plain(requirement.note)}</small>"
    return text


def _erratum(erratum: Erratum) -> str:
    return (
        f'\n!!! note "Erratum {erratum.id} ({_plain(erratum.source)})"\n'
        f"    Before: {_plain(erratum.before)}\n\n    After: {_plain(erratum.after)}\n"
    )


def _plain(text: str) -> str:
    """Text that Markdown takes for nothing else."""
    for char in "\\`*_[]<>":
        text = text.replace(char, f"\\{char}" if char not in "<>" else {"<": "&lt;", ">": "&gt;"}[char])
    return " ".join(text.split())


def overview(registry: Registry, cases: Mapping[str, Sequence[Case]]) -> str:
    """The index: every clause with its requirements and scenarios counted."""
    lines = ["# Clauses\n", "Requirements are told in our own words; numbers are the rulebook's.\n"]
    for chapter in registry.chapters.values():
        lines += [
            f"\n## [{chapter.id} {chapter.title}]({chapter.id}.md)\n",
            "| clause | requirements | scenarios |",
        ]
        lines.append("|---|---:|---:|")
        for clause in chapter.clauses:
            asked = sum(r.clause == clause for r in registry.requirements.values())
            link = f"[{clause}]({chapter.id}.md#{anchor(clause)})"
            lines.append(f"| {link} | {asked} | {len(cases.get(clause, ()))} |")
    return "\n".join(lines) + "\n"


def front(count: int, registry: Registry) -> str:
    """The first page."""
    chapters = "\n".join(f"* [{c.id} {c.title}](clauses/{c.id}.md)" for c in registry.chapters.values())
    return FRONT.format(count=count, requirements=len(registry.requirements), chapters=chapters)


def main(arguments: Sequence[str]) -> int:
    """Write the pages into the folder named, from the checkout's docs/."""
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m asl_conformance.report.site DIR\n")
        return 2
    docs = CHECKOUT / "docs"
    if not docs.is_dir():
        sys.stderr.write(f"no docs in {CHECKOUT}; the site is built from a checkout\n")
        return 2
    made = write(Path(arguments[0]), docs)
    sys.stdout.write(f"{len(made)} files generated in {arguments[0]}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
