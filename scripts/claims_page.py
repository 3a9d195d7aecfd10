"""Write docs/claims.md: by chapter, the clauses that the reference has, has in part, and does not have.

The text is in ``claims_page.md`` beside this; the clauses are those of ``other_chapters.toml``.
"""

import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "harness"), str(ROOT)]

from asl_conformance.suite.registry import load  # noqa: E402
from scripts.filled import filled_in, table  # noqa: E402

PAGE = ROOT / "docs" / "claims.md"
TEXT = Path(__file__).with_suffix(".md")
LISTED = ROOT / "features" / "registry" / "other_chapters.toml"
ENGINE = ROOT / "engine" / "asl_reference"
CLAUSE = re.compile(r"(?<![\w.])[A-Z](?:\d{1,2}(?:\.\d{1,3})?|\.\d{1,2})(?!\w)")
STATES = {"modelled": "Modelled", "in_part": "In part", "left_out": "Not at all"}
"""How the list and the page name what the engine does with a clause."""


class Listed(NamedTuple):
    """A clause of another chapter and what the engine does with it."""

    chapter: str
    clause: str
    state: str
    says: str
    under: str
    """The clause under which the engine implements it."""


def listed() -> tuple[Listed, ...]:
    """Every clause of the list, in its order."""
    chapters = tomllib.loads(LISTED.read_text(encoding="utf-8"))
    found = []
    for chapter, parts in chapters.items():
        for state in STATES:
            for clause, text in parts.get(state, {}).items():
                says, _, under = text.partition(" < ")
                found.append(Listed(chapter, clause, state, says, under or clause))
    return tuple(found)


@cache
def cited() -> frozenset[str]:
    """The clauses that the engine's code and the ids of the interactions cite."""
    sources = (path for path in ENGINE.rglob("*.py") if "wrong" not in path.relative_to(ENGINE).parts)
    found = {clause for path in sources for clause in CLAUSE.findall(path.read_text(encoding="utf-8"))}
    for one in load().interactions:
        found.update(one.partition("-")[0].split("x"))
    return frozenset(found)


def bound(clause: str, by: Iterable[str] | None = None) -> bool:
    """Whether the clause, or a part of it, is cited."""
    return any(_is_part(one, clause) for one in (cited() if by is None else by))


def _is_part(one: str, of: str) -> bool:
    return one == of or (one.startswith(of) if "." in of else one.startswith(f"{of}."))


def _chapters() -> Iterator[str]:
    titles = tomllib.loads(LISTED.read_text(encoding="utf-8"))
    for chapter, parts in titles.items():
        yield f"## {chapter} {parts['title']}"
        for state, title in STATES.items():
            rows = [
                [one.clause, one.says] for one in listed() if (one.chapter, one.state) == (chapter, state)
            ]
            if rows:
                yield table([title, ""], rows)


def page() -> str:
    """The text of the page."""
    return filled_in(TEXT, {"chapters": "\n\n".join(_chapters())})


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(PAGE.relative_to(ROOT))
