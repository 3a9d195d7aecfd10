"""Compares the checkout of the working directory with the package that runs."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from asl_conformance.suite.places import CHECKOUT, COMPILED, PACKAGE, locate


def other_checkout() -> tuple[Path, str] | None:
    """The checkout of the working directory, with its first file that differs from the one in use.

    None outside a checkout, in the checkout that runs, and if all files are equal to the installed ones.
    """
    try:
        here = Path.cwd().resolve()
    except OSError:
        return None
    for folder in (here, *here.parents):
        own = folder / "harness" / "asl_conformance"
        if own.is_dir() and (folder / "features").is_dir():
            differs = None if own.resolve() == PACKAGE else difference(folder, in_use())
            return None if differs is None else (folder, differs)
    return None


def in_use() -> Mapping[str, Path]:
    """The folders of a checkout that are shipped, each with the folder in use."""
    engines = (PACKAGE.parent / "asl_reference", CHECKOUT / "engine" / "asl_reference")
    return {
        "harness/asl_conformance": PACKAGE,
        "features": locate("features"),
        "step_defs": locate("step_defs"),
        "engine/asl_reference": next(filter(Path.is_dir, engines), engines[0]),
    }


def difference(checkout: Path, used: Mapping[str, Path]) -> str | None:
    """The first file, by its path in the checkout, that only one side has or that differs."""
    inside = [place for place in used.values() if place.parent in used.values()]
    inside += [place / COMPILED for place in used.values()]
    for name, place in used.items():
        here = dict(_files(checkout / name))
        there = dict(_files(place, inside))
        for file in sorted(here.keys() | there.keys()):
            if file not in here or file not in there or not _same(here[file], there[file]):
                return f"{name}/{file}"
    return None


def _files(folder: Path, left: Collection[Path] = (), below: str = "") -> Iterator[tuple[str, Path]]:
    """The files of a folder, without those of editors and Python, and without the folders in ``left``."""
    try:
        entries = list(os.scandir(folder))
    except OSError:
        return
    for entry in entries:
        if entry.name.startswith(".") or entry.name.endswith((".pyc", "~")) or entry.name == "__pycache__":
            continue
        if not entry.is_dir():
            yield below + entry.name, Path(entry.path)
        elif Path(entry.path) not in left:
            yield from _files(Path(entry.path), left, f"{below}{entry.name}/")


def _same(one: Path, other: Path) -> bool:
    try:
        return one.stat().st_size == other.stat().st_size and one.read_bytes() == other.read_bytes()
    except OSError:
        return False
