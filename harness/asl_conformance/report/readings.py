"""The contested readings as text: a list, one with its cases, and the generated page in docs/adr."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from asl_conformance.suite.case import Case
from asl_conformance.suite.readings import KINDS, Reading, load
from asl_conformance.suite.registry import Registry
from asl_conformance.suite.variants import resting_on

HEAD = """# 0005: Contested readings

Where the text allows two readings: the question, the readings alive with the clauses that speak for each, and
the one that the reference engine follows. Generated from `features/registry/readings.toml` by
`asl-conformance readings list --markdown`; [readings](../readings.md) says how an engine declares another
one. A scenario that rests on a reading is tagged `@reading:ID`, a variant of it for another
reading `@reading:ID=choice`.
"""


def outlines(cases: Sequence[Case]) -> list[str]:
    """The scenarios of these cases, each once."""
    return list(dict.fromkeys(case.id.partition("/")[0] for case in cases))


def line(one: Reading, cases: Sequence[Case] = ()) -> str:
    """The reading as an entry of a Markdown list, on one line."""
    when = "".join(
        f", {word} {' and '.join(errata)}"
        for word, errata in (("since", one.since), ("until", one.until))
        if errata
    )
    parts = [f"**{one.id}** ({one.kind}{when}): {one.question}"]
    for name, choice in one.choices.items():
        who = ", the reference" if name == one.reference else ""
        parts.append(f"*{name}*{who}: {choice.says} [{', '.join(choice.clauses)}]")
    if one.unseen:
        parts.append(f"No engine can show its choice: {one.unseen}")
    if one.interactions:
        parts.append(f"See {', '.join(one.interactions)}.")
    if cases:
        parts.append(f"These depend on it: {', '.join(outlines(cases))}.")
    return f"- {' '.join(parts)}"


def page(registry: Registry, cases: Sequence[Case]) -> str:
    """All readings as the page of docs/adr, by chapter; those of no chapter come last."""
    resting = resting_on(cases)
    lines = [HEAD]
    for chapter in registry.chapters.values():
        lines += _section(f"{chapter.id} {chapter.title}", chapter.id, resting)
    named = set(registry.chapters)
    others = sorted({_chapter(name) for name in load()} - named)
    lines += ["## Elsewhere", ""]
    for chapter_id in others:
        lines += [line(one, resting[one.id]) for one in load().values() if _chapter(one.id) == chapter_id]
    return "\n".join(lines) + "\n"


def _section(title: str, chapter: str, resting: Mapping[str, Sequence[Case]]) -> list[str]:
    entries = [line(one, resting[one.id]) for one in load().values() if _chapter(one.id) == chapter]
    return [f"## {title}", "", *entries, ""] if entries else []


def _chapter(identifier: str) -> str:
    return identifier.partition("-")[0].partition(".")[0]


def by_clause() -> dict[str, list[str]]:
    """By clause: its readings as Markdown, without the list's dash."""
    found: dict[str, list[str]] = {}
    for one in load().values():
        for clause in one.clauses:
            found.setdefault(clause, []).append(line(one).removeprefix("- "))
    return found


def listed(cases: Sequence[Case]) -> Iterator[str]:
    """One line per reading: id, kind, choices (the reference's first), number of cases that depend on it."""
    resting = resting_on(cases)
    wide = max(map(len, load()))
    for name, one in load().items():
        choices = ", ".join((one.reference, *one.others))
        yield f"{name:{wide}}  {one.kind:9}  {len(resting[name]):3}  {choices}"


def shown(one: Reading, cases: Sequence[Case]) -> Iterator[tuple[str, str]]:
    """The reading as labels and texts, then its cases."""
    yield "question", one.question
    yield "kind", f"{one.kind}: {KINDS[one.kind]}"
    yield "clauses", ", ".join(one.clauses)
    if one.since or one.until:
        conditions = [f"only with {name}" for name in one.since] + [
            f"only without {name}" for name in one.until
        ]
        yield "editions", ", ".join(conditions)
    for name, choice in one.choices.items():
        who = " (the reference)" if name == one.reference else ""
        yield name, f"{choice.says} For it: {', '.join(choice.clauses)}.{who}"
    if one.unseen:
        yield "not shown", one.unseen
    for interaction in one.interactions:
        yield "registry", f"{interaction} is contested; no case asserts it"
    for case in cases:
        yield "case", f"{case.id}  {case.readings[one.id]}"
    if not cases:
        yield "case", "none depends on it"
