"""The page of the mutants by clause, made from the counts that ``tox -e mutants -- --all --write`` keeps."""

from __future__ import annotations

import csv
from collections.abc import Mapping
from pathlib import Path

from asl_conformance.suite.registry import Registry

COUNTS = Path("results") / "mutants.csv"
"""In docs/: one line per clause."""
HEAD = """# Mutants by clause

Mutants of the functions that implement a clause, and how many of them are killed ([Mutants](mutants.md)).
*By its own cases*: by a case in which the clause takes part. *Without interactions*: by such a case that is
not an interaction. A mutant counts under every clause that its function implements.

| clause | mutants | killed | % | by its own cases | % | without interactions | % | survivors | equivalent |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|
"""


def page(docs: Path, registry: Registry) -> str:
    """The whole page as Markdown."""
    with (docs / COUNTS).open(encoding="utf-8", newline="") as file:
        return HEAD + "".join(_line(row, registry) for row in csv.DictReader(file))


def _line(row: Mapping[str, str], registry: Registry) -> str:
    name = row["clause"]
    whole, killed = int(row["mutants"]), int(row["killed"])
    shares = " | ".join(
        f"{row[key]} | {_percent(int(row[key]), whole)}" for key in ("killed", "own", "alone")
    )
    place = f"[{name}]({name}.md)" if name in registry.clauses or name in registry.chapters else name
    return f"| {place} | {whole} | {shares} | {whole - killed} | {row['equivalent']} |\n"


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}" if whole else "100.0"
