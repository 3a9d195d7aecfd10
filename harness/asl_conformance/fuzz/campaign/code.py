"""The code that decides what is seen on a board: what it is, and how it is taken along to other machines."""

from __future__ import annotations

import hashlib
import marshal
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.machinery import SourceFileLoader
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path

import asl_conformance
from asl_conformance.adapters.reference import parts

UNSHIPPED = frozenset({"features", "step_defs", "__pycache__"})
"""Folders of an installed package that fuzzing does not need."""

UNCOMPILED = frozenset(
    {"cli", "cross_coverage", "drawing", "gherkin", "lab", "report", "results", "starters", "sweep", "wrong"}
)
"""Packages that few campaigns need on a worker."""
UNCHECKED = 0b01
"""The flag in the head of bytecode for a hash that is not checked (PEP 552)."""


def sources() -> Iterator[tuple[str, Path]]:
    """Every module of the harness and of the reference engine: its name in an archive and its file."""
    for root in (Path(asl_conformance.__file__).parent, parts.source()):
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


def archived() -> str:
    """The name of the file that ``archive`` makes."""
    return f"asl_conformance-{digest()}.zip"


def archive(folder: Path) -> Path:
    """All of it as one file that Python can import from, named by its digest."""
    path = folder / archived()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as packed:
        for name, source in sources():
            packed.write(source, name)
            if UNCOMPILED.isdisjoint(Path(name).parts):
                packed.writestr(f"{name}c", _compiled(name, source))
    return path


def _compiled(name: str, source: Path) -> bytes:
    """The module as bytecode that is never held against its source; another version passes it over.

    Without it each worker would compile for a second before its first board.
    """
    module = name.removesuffix(".py").replace("/", ".")
    code = SourceFileLoader(module, str(source)).get_code(module)
    head = MAGIC_NUMBER + UNCHECKED.to_bytes(4, "little") + source_hash(source.read_bytes())
    return head + marshal.dumps(code)
