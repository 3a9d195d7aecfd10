"""Explanations of a field or word of the protocol, by name, as sections of plain text."""

from __future__ import annotations

from collections.abc import Callable

from asl_conformance.report.explain import Section
from asl_conformance.report.fields import (
    NEEDED,
    NOT_ANSWERED,
    Field,
    Found,
    Group,
    Word,
    all_fields,
    find,
    near,
)
from asl_conformance.report.schema import OPEN, words
from asl_conformance.report.shown import Use

MANY = 6
"""Most fields of one name that are all explained; beyond that each is one line."""
KINDS = (
    ("position", "of a position"),
    ("do", "of an action"),
    ("ask", "of a question"),
    ("request", "of a request"),
    ("response", "of a response"),
    ("case", "of a case"),
    ("listed", "of a line of list --json"),
    ("asked", "of what ask --json writes"),
    ("board", "of a board file"),
    ("game", "of a recorded game"),
    ("record", "of a result file"),
)
"""Prefixes of paths, each with the kind of object; other paths are fields of an answer."""

Shows = Callable[[Use], str]
"""The id of the case that shows a field or word; empty if none does."""


class UnknownField(KeyError):
    """No field, word or list has that name; the text lists similar names."""

    def __str__(self) -> str:
        return str(self.args[0])


def nobody(_: Use) -> str:
    """The default: no case is looked up."""
    return ""


def about(name: str, shows: Shows = nobody) -> tuple[Section, ...]:
    """The sections about everything with that name; raises UnknownField."""
    found = find(name)
    if not found:
        close = near(name)
        hint = f"near it: {', '.join(close)}" if close else "docs/reference.md has them all"
        raise UnknownField(f"no field or word of the protocol is called {name!r}; {hint}")
    return sections(found, shows)


def sections(found: Found, shows: Shows = nobody) -> tuple[Section, ...]:
    """The sections about everything found: structs, fields, words, lists."""
    parts = [_of_group(one) for one in found.groups]
    alike: dict[tuple[str, ...], list[Field]] = {}
    for one in found.fields:
        alike.setdefault((one.text, one.type, one.left_out), []).append(one)
    lists = dict.fromkeys(found.lists)
    if len(alike) > MANY:
        lines = tuple(f"{one.path}\t{one.text}" for one in found.fields)
        parts.append(Section(f"{len(found.fields)} fields; give one of these paths for more", lines))
    else:
        parts += [_of_field(several, shows) for several in alike.values()]
        lists |= dict.fromkeys(name for one in found.fields for name in one.lists)
    if found.words:
        parts.append(_of_words(found.words, shows))
    return (*parts, *(_of_list(name) for name in lists))


def _kind(path: str) -> str:
    start = path.partition(".")[0]
    return next((text for name, text in KINDS if name == start), "of an answer")


def _of_group(group: Group) -> Section:
    own = [one for one in all_fields().values() if one.path.rpartition(".")[0] == group.path]
    lines = [group.text, *(f"{one.path}\t{one.text}" for one in own)]
    return Section(f"{group.path}, {_kind(group.path).removeprefix('of ')}", tuple(lines))


def _of_field(several: list[Field], shows: Shows) -> Section:
    """The section of a field, with fields that mean the same elsewhere."""
    field, *others = several
    lines = [f"what\t{field.text}", f"type\t{field.type}", f"omitted\t{_left_out(field)}"]
    if field.fields_of:
        lines.append(f"fields\tthose of {field.fields_of}")
    inside = [one for one in all_fields().values() if one.path.rpartition(".")[0] == field.path]
    if inside:
        lines.append(f"fields\t{', '.join(one.path.rpartition('.')[2] for one in inside)}")
    if case := shows(Use(field.path)):
        lines.append(f"case\t{case}")
    if others:
        lines.append(f"also\t{', '.join(one.path for one in others)}")
    lines.append(f"page\tdocs/reference.md#{field.path}")
    return Section(f"{field.path}, {_kind(field.path)}", tuple(lines))


def _left_out(field: Field) -> str:
    if field.left_out == NEEDED:
        return "it is needed"
    if field.left_out == NOT_ANSWERED:
        return "the engine does not answer that"
    return field.left_out if " " in field.left_out else f"it is {field.left_out}"


def _of_words(several: tuple[Word, ...], shows: Shows) -> Section:
    lines = []
    for one in several:
        case = shows(Use(one.list, one.word))
        lines.append(f"{one.list}\t{one.text}{f' [{case}]' if case else ''}")
        users = [field.path for field in all_fields().values() if one.list in field.lists]
        if users:
            lines.append(f"\tin {', '.join(users[:MANY])}{' ...' if len(users) > MANY else ''}")
    return Section(f"the word {several[0].word}", tuple(lines))


def _of_list(name: str) -> Section:
    one = words()[name]
    how = "open, an engine may add to it" if one.module == OPEN else "closed"
    lines = (one.text, *(f"{word or '(empty)'}\t{text}" for word, text in one.words.items()))
    return Section(f"words of {name}, {how}", lines)
