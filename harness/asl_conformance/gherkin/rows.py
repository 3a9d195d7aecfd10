"""The name of a row: its cell in the column ``row``, or its first cell in small letters and hyphens.

It depends only on the row itself, so that adding, moving or dropping rows changes no other
name. ``lint`` checks that no two rows of an outline have the same name.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

COLUMN = "row"
"""The heading of a column that names its rows; no step uses it."""

LONGEST = 45
"""Most characters of a name, so that a case id has at most about 60."""

_NAME = re.compile(r"[a-z0-9][a-z0-9.+_-]*")
_WORD = re.compile(r"(?!and\b)[A-Za-z]{3}")
_HANGING = re.compile(r"(?<=\w\s)(?:in|of|at|by)$")


SINCE, UNTIL = "since=", "until="
"""Prefixes of the tags of Examples whose rows an erratum adds or ends: ``@since=ID``."""


def name(cells: Mapping[str, str], tags: Iterable[str] = ()) -> str:
    """The name of the row with these cells, by heading, in the order of their columns.

    ``tags``: the tags of its Examples. A row that an erratum adds has the erratum in its name, because
    the row that it replaces keeps its own.
    """
    more = since(tags)
    if COLUMN in cells:
        return cells[COLUMN] + more
    return next((cell_name(heading, cell) for heading, cell in cells.items()), "") + more


def since(tags: Iterable[str]) -> str:
    """The ending of the name of a row or scenario that errata add, from its tags: ``+b27.3-oba``."""
    return "".join(f"+{erratum.lower()}" for erratum in errata(sorted(tags), SINCE))


def errata(tags: Iterable[str], kind: str) -> tuple[str, ...]:
    """The errata in the tags of Examples, of the kind ``SINCE`` or ``UNTIL``."""
    return tuple(tag.removeprefix(kind) for tag in tags if tag.startswith(kind))


def cell_name(heading: str, cell: str) -> str:
    """A cell as a name: ``an OBA Concentration`` is ``oba-concentration``, ``-1`` is ``level-minus-1``.

    A trailing ``in`` or ``of`` is dropped. A cell without a word of three letters is unclear by itself;
    its heading comes first.
    """
    return slug(_HANGING.sub("", cell) if _WORD.search(cell) else f"{heading} {cell}")


def slug(text: str) -> str:
    """The text in small letters, its words joined by hyphens; articles are dropped, signs of numbers stay."""
    text = re.sub(r"\b(?:an?|the)\s+", "", text)
    text = re.sub(r"(?<!\w)-(?=\d)", "minus ", text.replace("1/2", "0.5").replace("'", ""))
    text = re.sub(r"[^a-z0-9.+]+|(?<!\d)\.|\.(?!\d)|\+(?!\d)", "-", text.lower())
    return re.sub(r"-+(?=[+-])", "", text).strip("-+")


def wrong(found: str) -> str:
    """The defect of a name; empty if there is none."""
    if not _NAME.fullmatch(found):
        return "does not consist of small letters, digits and . + _ -, with a letter or digit first"
    if not re.search("[a-z]", found):
        return "is only a number, which does not describe the row"
    if len(found) > LONGEST:
        return f"has {len(found)} characters; the limit is {LONGEST}"
    return ""


def propose(rows: Sequence[Mapping[str, str]]) -> list[str]:
    """Good names for the rows of an outline, in order: their names now, made distinct.

    The first row of a name keeps it; a later one adds the cell of another column.
    """
    found: list[str] = []
    for row in rows:
        own = _short(name(row)) or "unnamed"
        more = [_short(f"{own}-{cell_name(heading, cell)}") for heading, cell in list(row.items())[1:]]
        more += [f"{own}-again", *(f"{own}-again-{number}" for number in range(len(rows)))]
        found.append(next(one for one in (own, *more) if one not in found))
    return found


def _short(found: str) -> str:
    """The name, cut to as many of its first words as fit."""
    return found if len(found) <= LONGEST else found[: LONGEST + 1].rpartition("-")[0] or found[:LONGEST]
