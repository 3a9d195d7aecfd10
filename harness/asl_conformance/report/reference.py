"""``python -m asl_conformance.report.reference``: docs/reference.md and the tables of docs/protocol.md.

Both are made from the types of the protocol and the texts below their fields. The page names one case for
each field and word, and keeps it as long as that case uses the field: a new scenario does not change the
page.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from pathlib import Path
from typing import get_args

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.report.cited import cited
from asl_conformance.report.fields import (
    NEEDED,
    Field,
    Group,
    all_fields,
    all_words,
    groups,
    tag,
)
from asl_conformance.report.schema import OPEN, words
from asl_conformance.report.shown import Shown, Use, shown_by, uses
from asl_conformance.suite.case import Case
from asl_conformance.suite.places import SuiteError

PAGE, PROTOCOL = "reference.md", "protocol.md"
INTRODUCTION = """# Every field and every word

This page is generated from the types by `python -m asl_conformance.report.reference`; do not edit it. On the
terminal, `asl-conformance schema --field NAME` prints one entry, and `asl-conformance explain NAME` prints it
with a case. [protocol.md](protocol.md) explains how the parts work together.

A path is the place of a field in the data, without ids and indexes. The column *if omitted* gives the
default: a *needed* field has none and must be there, *not said* means that the engine gives no answer to it,
*not told* that the position leaves it unknown. The column *case* has a case that uses the field or word
(`asl-conformance show ID --request`), or a dash if there is none.
"""
SECTIONS = (
    ("Positions", "position", "`position.`: the position."),
    ("Actions", "do.", "`do.VERB.`: the actions before the questions; `do` names the verb."),
    ("Questions", "ask.", "`ask.QUESTION.`: the questions; `ask` names the question."),
    ("Answers", "", "`QUESTION.`: the answers of an engine, by the names that it declares in the handshake."),
    ("Requests", "request", "`request.`: a line from the harness, and the parameters of its methods."),
    ("Responses", "response", "`response.`: a line from the engine, and the results of the methods."),
    ("Cases", "case", "`case.`: a scenario as a portable test vector (`asl-conformance export`)."),
    ("Lists", "listed", "`listed.`: a line of `asl-conformance list --json`."),
    ("Answers side by side", "asked", "`asked.`: the output of `asl-conformance ask --json`."),
    ("Recorded games", "game.", "`game.RECORD.`: a line of a game that `asl-conformance audit` reads."),
    ("Boards", "board", "`board.`: a board file (`asl-conformance board import`)."),
    ("Results", "record.", "`record.`: a line of a result file."),
)
"""Heading, the start of the paths of its groups (answers: the name of a question), and its text."""
CLAUSES = """
## Clauses

`clause` of `illegal` and `clauses` of an answer are optional, and most cases ignore them. If a case expects a
clause and the engine names any, one of those it names must be the expected one, spelled the same: where the
text of B26.4 forbids the action, `B26.46` or `26.4` is wrong. For `may`, `clauses` of the answer is compared
where a case names one: a derived case (`~may`) expects the clauses of its parent. For a step of the question
`rout` the clause is in `clauses` of the answer. If several clauses forbid the action by their text, any of
them is right. `asl-conformance explain B26.4` lists the cases in which a clause takes part; each says which
clauses it expects.
"""
NO_CASE = "-"
FEW = 20
"""Most fields of an answer that are all named in the table of questions."""

_ROW = re.compile(r'^\| <a id="([^"]+)"></a>.*\| `([^`|]+)` \|$', re.M)


def anchor(word: str) -> str:
    """The anchor of a word: ``word-foxhole``."""
    return "word-" + (re.sub(r"[^a-z0-9_]+", "-", word.lower()).strip("-") or "empty")


def page(shown: Shown, cases: Iterable[Case]) -> str:
    """The reference page."""
    parts = (INTRODUCTION, *_sections(shown), *_lists(), *_words(shown), *_clauses(cases))
    return "\n".join(parts) + "\n"


def _sections(shown: Shown) -> Iterator[str]:
    for title, start, text in SECTIONS:
        yield f"## {title}\n\n{text}\n"
        for group in groups():
            if _section_of(group) == start:
                yield from _group(group, shown)


def _section_of(group: Group) -> str:
    starts = [start for _, start, _ in SECTIONS if start and group.path.startswith(start)]
    return "" if group.path in ANSWERS else starts[0]


def _group(group: Group, shown: Shown) -> Iterator[str]:
    mark = f'<a id="{group.path}"></a>' if "." in group.path else ""  # otherwise the heading is the anchor
    yield f"### {mark}`{group.path}`\n\n{_escaped(group.text)}\n"
    fields = [one for one in all_fields().values() if group_of(one.path) == group.path]
    if not fields:
        yield "It has no fields.\n"
        return
    yield "| field | type | if omitted | what it is | case |\n|---|---|---|---|---|"
    for one in fields:
        yield _row(one.path, _type(one), _left_out(one), _escaped(one.text), _case(Use(one.path), shown))
    yield ""


def group_of(path: str) -> str:
    """The struct that a field is listed under: the longest path that is a prefix of its own."""
    return max((one.path for one in groups() if path.startswith(f"{one.path}.")), key=len)


def _row(name: str, *cells: str) -> str:
    return f'| <a id="{name}"></a>`{name}` | {" | ".join(cells)} |'


def _type(field: Field) -> str:
    text = field.type
    for name in field.lists:
        text = re.sub(rf"\b{name}\b", f"[{name}](#list-{name.lower()})", text)
    if not field.fields_of:
        return text
    where = {"do": "actions", "ask": "questions"}.get(field.fields_of, field.fields_of)
    return f"{text}, as [{where}](#{where})"


def _left_out(field: Field) -> str:
    if field.left_out == NEEDED:
        return "*needed*"
    return field.left_out if " " in field.left_out or field.left_out == "empty" else f"`{field.left_out}`"


def _case(use: Use, shown: Shown) -> str:
    return f"`{shown[use]}`" if use in shown else NO_CASE


def _escaped(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;")


def _lists() -> Iterator[str]:
    yield "## Lists of words\n"
    yield "A word that is not in a closed list is refused. An engine may add words to an open list: they are"
    yield "ignored.\n"
    yield "| list | | words |\n|---|---|---|"
    for one in words().values():
        every = ", ".join(f"[{_shown_word(word)}](#{anchor(word)})" for word in one.words)
        kind = "open" if one.module == OPEN else "closed"
        mark = f'<a id="list-{one.name.lower()}"></a>'
        yield f"| {mark}`{one.name}` ({kind}) | {_escaped(one.text)} | {every} |"
    yield ""


def _shown_word(word: str) -> str:
    return f"`{word}`" if word else "(empty)"


def _words(shown: Shown) -> Iterator[str]:
    yield "## Words\n"
    yield "| word | list | meaning | case |\n|---|---|---|---|"
    ordered = sorted(all_words(), key=lambda one: anchor(one.word))
    for mark, several in groupby(ordered, key=lambda one: anchor(one.word)):
        for index, one in enumerate(several):
            first = (
                f'<a id="{mark}"></a>{_shown_word(one.word)}'
                if not index
                else f'<a id="{mark}-{one.list}"></a>'
            )
            where = f"[{one.list}](#list-{one.list.lower()})"
            yield f"| {first} | {where} | {_escaped(one.text)} | {_case(Use(one.list, one.word), shown)} |"


def _clauses(cases: Iterable[Case]) -> Iterator[str]:
    yield CLAUSES
    yield "| | clauses that cases expect |\n|---|---|"
    for asked, clauses in cited(cases).items():
        title, path = {"answer": ("the answer to", "ask"), "refused": ("refused:", "do")}[asked.kind]
        named = ", ".join(f"`{one}`" for one in clauses)
        yield f"| {title} [`{asked.name}`](#{path}.{asked.name}) | {named} |"


def kept(shown: Shown, before: str, cases: Iterable[Case]) -> Shown:
    """The case that shows each field and word; the case that the page names now is kept if it still does."""
    ids = _cases_named(before)
    named = set(ids.values())
    still = {(case.id, use) for case in cases if case.id in named for use, outright in uses(case) if outright}
    return {use: ids[use] if (ids.get(use), use) in still else found for use, found in shown.items()}


def _cases_named(before: str) -> Mapping[Use, str]:
    """The case that a page names for each field and word."""
    known = all_fields()
    found = {Use(name): case for name, case in _ROW.findall(before) if name in known}
    lines = before.partition("\n## Words\n")[2].splitlines()
    rows = [
        [cell.strip() for cell in line.strip("|").split(" | ")] for line in lines if line.startswith("| ")
    ]
    word = ""
    for cells in rows:
        marked = re.search(r"</a>(?:`(.+)`|(\(empty\)))", cells[0])
        word = (marked[1] or "") if marked else word
        listed = re.match(r"\[(\w+)\]", cells[1])
        if listed and cells[-1].strip("`") not in (NO_CASE, ""):
            found[Use(listed[1], word)] = cells[-1].strip("`")
    return found


def tables() -> dict[str, str]:
    """The tables of the protocol page, by the name in their markers."""
    return {"questions": _questions_table(), "actions": _actions_table()}


def _questions_table() -> str:
    rows = ["| question | fields (**needed**) | fields of the answer |", "|---|---|---|"]
    for one in get_args(AnyQuestion):
        path = f"ask.{tag(one)}"
        rows.append(f"| {_link(path)} | {_field_list(path) or 'none'} | {_answer_fields(tag(one))} |")
    return "\n".join(rows)


def _answer_fields(name: str) -> str:
    """The fields of an answer besides ``clauses`` and ``why``; with at most FEW, including inner fields."""
    paths = [one.path.removeprefix(f"{name}.") for one in all_fields().values() if group_of(one.path) == name]
    own = [one for one in paths if one.rpartition(".")[2] not in ("clauses", "why")]
    if len(own) > FEW:
        own = [one for one in own if "." not in one]
    return ", ".join(f"`{one}`" for one in own) + f"; [each]({PAGE}#{name})"


def _field_list(path: str) -> str:
    """The fields of a question or verb; needed ones in bold."""
    below = [one for one in all_fields().values() if one.path.rpartition(".")[0] == path]
    marked = ((f"`{one.path.removeprefix(f'{path}.')}`", one.left_out == NEEDED) for one in below)
    return ", ".join(f"**{name}**" if needed else name for name, needed in marked)


def _link(path: str) -> str:
    return f"[`{path.rpartition('.')[2]}`]({PAGE}#{path})"


def _actions_table() -> str:
    rows = ["| verb | what is done | fields (**needed**) |", "|---|---|---|"]
    text = {group.path: group.text for group in groups()}
    for one in get_args(AnyAction):
        path = f"do.{tag(one)}"
        done = _escaped(text[path].partition(". ")[0].rstrip("."))
        rows.append(f"| {_link(path)} | {done} | {_field_list(path)} |")
    return "\n".join(rows)


def with_tables(text: str) -> str:
    """A page with the tables between its markers made again."""
    for name, table in tables().items():
        start, end = f"<!-- made: {name} -->\n", "<!-- end -->"
        before, found, rest = text.partition(start)
        _, ended, after = rest.partition(end)
        if not found or not ended:
            raise ValueError(f"the markers <!-- made: {name} --> and {end} are missing around the table")
        text = f"{before}{start}{table}\n{end}{after}"
    return text


def made(docs: Path) -> dict[Path, str]:
    """The two pages, up to date, by their paths in the folder."""
    old = (docs / PAGE).read_text(encoding="utf-8") if (docs / PAGE).exists() else ""
    cases = load_cases().cases
    shown = kept(shown_by(cases), old, cases)
    protocol = docs / PROTOCOL
    return {docs / PAGE: page(shown, cases), protocol: with_tables(protocol.read_text(encoding="utf-8"))}


def main() -> None:
    """Write the pages into the given folder, by default ``docs``; exits 1 if the suite is at fault."""
    try:
        pages = made(Path(*sys.argv[1:2] or ("docs",)))
    except SuiteError as error:
        sys.exit(f"the suite is at fault:\n{error}")
    for path, text in pages.items():
        path.write_text(text, encoding="utf-8", newline="\n")
        sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
