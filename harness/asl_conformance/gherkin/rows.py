"""The name of a row: what its column ``row`` says, or its first cell in small letters and hyphens.

It depends on nothing but the row itself, so that rows are added, moved and dropped without another
one's name changing. That no two rows of an outline have the same name is for ``lint`` to see to.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

COLUMN = "row"
"""The heading of a column that names its rows and stands in no step."""

LONGEST = 45
"""Characters of a name, so that a case id has about 60 at most."""

_NAME = re.compile(r"[a-z0-9][a-z0-9.+_-]*")
_WORD = re.compile(r"(?!and\b)[A-Za-z]{3}")
_HANGING = re.compile(r"(?<=\w\s)(?:in|of|at|by)$")


SINCE, UNTIL = "since=", "until="
"""What a tag of Examples begins with whose rows come or go with an erratum: ``@since=ID``."""


def name(cells: Mapping[str, str], tags: Iterable[str] = ()) -> str:
    """The name of the row with these cells, by heading, in the order of their columns.

    ``tags`` are those of its Examples: what an erratum brings in is named after it, for
    the row that it replaces keeps its name.
    """
    more = since(tags)
    if COLUMN in cells:
        return cells[COLUMN] + more
    return next((cell_name(heading, cell) for heading, cell in cells.items()), "") + more


def since(tags: Iterable[str]) -> str:
    """What the name of a row or scenario ends with that errata bring in, by its tags: ``+b27.3-oba``."""
    return "".join(f"+{erratum.lower()}" for erratum in errata(sorted(tags), SINCE))


def errata(tags: Iterable[str], kind: str) -> tuple[str, ...]:
    """The errata that tags of Examples name, of the kind ``SINCE`` or ``UNTIL``."""
    return tuple(tag.removeprefix(kind) for tag in tags if tag.startswith(kind))


def cell_name(heading: str, cell: str) -> str:
    """A cell as a name: ``an OBA Concentration`` is ``oba-concentration``, ``-1`` is ``level-minus-1``.

    A hanging ``in`` or ``of`` goes. A cell without a word of three letters says nothing by itself;
    its heading comes first.
    """
    return slug(_HANGING.sub("", cell) if _WORD.search(cell) else f"{heading} {cell}")


def slug(text: str) -> str:
    """The text in small letters, its words joined by hyphens; articles go, signs of numbers stay."""
    text = re.sub(r"\b(?:an?|the)\s+", "", text)
    text = re.sub(r"(?<!\w)-(?=\d)", "minus ", text.replace("1/2", "0.5").replace("'", ""))
    text = re.sub(r"[^a-z0-9.+]+|(?<!\d)\.|\.(?!\d)|\+(?!\d)", "-", text.lower())
    return re.sub(r"-+(?=[+-])", "", text).strip("-+")


def wrong(found: str) -> str:
    """What is wrong with a name; empty if nothing is."""
    if not _NAME.fullmatch(found):
        return "is not made of small letters, digits and . + _ - with a letter or digit first"
    if not re.search("[a-z]", found):
        return "is a bare number, which says nothing of the row"
    if len(found) > LONGEST:
        return f"has {len(found)} characters, and {LONGEST} are the most"
    return ""


def propose(rows: Sequence[Mapping[str, str]]) -> list[str]:
    """Good names for the rows of an outline, in order: what they have, told apart where it is the same.

    The first that has a name keeps it; a later one adds what another column says of it.
    """
    found: list[str] = []
    for row in rows:
        own = _short(name(row)) or "unnamed"
        more = [_short(f"{own}-{cell_name(heading, cell)}") for heading, cell in list(row.items())[1:]]
        more += [f"{own}-again", *(f"{own}-again-{number}" for number in range(len(rows)))]
        found.append(next(one for one in (own, *more) if one not in found))
    return found


def _short(found: str) -> str:
    """The name, or as many of its first words as may be."""
    return found if len(found) <= LONGEST else found[: LONGEST + 1].rpartition("-")[0] or found[:LONGEST]
