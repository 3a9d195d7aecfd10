"""The code that decides what is seen on a board: what it is, and how it is taken along to other machines."""

from __future__ import annotations

import hashlib
import zipfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import asl_conformance
from asl_conformance.adapters import reference

UNSHIPPED = frozenset({"features", "step_defs", "__pycache__"})
"""Folders that an installed package has and that fuzzing needs nothing of."""


def sources() -> Iterator[tuple[str, Path]]:
    """Every module of the harness and of the reference engine: its name in an archive and its file."""
    for root in (Path(asl_conformance.__file__).parent, reference.source()):
        for path in sorted(root.rglob("*.py")):
            inside = path.relative_to(root)
            if not UNSHIPPED & set(inside.parts):
                yield f"{root.name}/{inside.as_posix()}", path


@cache
def digest() -> str:
    """The digest of all of it: two campaigns of one digest see the same on the same boards."""
    total = hashlib.sha256()
    for name, path in sources():
        total.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def archive(folder: Path) -> Path:
    """All of it as one file that Python can import from, named by its digest."""
    path = folder / f"asl_conformance-{digest()}.zip"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, source in sources():
            packed.write(source, name)
    return path
