"""Runs every checker of style and types at once, prints their outputs in turn, exits 1 if one complains.

mypy and ruff have caches of what they checked. pyright has none: it gets the files that changed since it last
passed, and those that import one of them, directly or not. The list of what passed is kept in the folder of
the tox environment; outside of tox nothing is kept. ``--whole`` gives it all files.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CHECKERS = (["ruff", "check", "."], ["ruff", "format", "--check", "."], ["mypy"])
SOURCES = {"engine": "engine", "harness": "harness", "step_defs": "."}
"""The folders that pyright checks; names of their modules begin below the second."""
SHARED = ("pyproject.toml", "constraints.txt", "scripts/lint.py")
"""Files on which all others depend."""
IMPORT = re.compile(r"^\s*(?:from\s+(\S+)\s+import|import\s+(.+))", re.M)


def modules() -> dict[str, Path]:
    """Every module and package by its name."""
    found = {}
    for folder, base in SOURCES.items():
        for path in (ROOT / folder).rglob("*.py"):
            parts = path.relative_to(ROOT / base).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(name: str, text: str, known: Mapping[str, Path]) -> Iterator[str]:
    """The modules that the text of a module imports; for a package also those inside it."""
    for source, listed in IMPORT.findall(text):
        for one in [source] if source else (part.split()[0] for part in listed.split(",") if part.strip()):
            meant = name.rpartition(".")[0] if one.startswith(".") else one
            parts = meant.split(".")
            yield from (".".join(parts[:n]) for n in range(1, len(parts) + 1))
            if meant in known and known[meant].name == "__init__.py":
                yield from (other for other in known if other.rpartition(".")[0] == meant)


def states() -> dict[str, str]:
    """Each file with the digest of everything that pyright's result for it depends on."""
    known = modules()
    texts = {name: path.read_text(encoding="utf-8") for name, path in known.items()}
    shared = "".join((ROOT / name).read_text(encoding="utf-8") for name in SHARED) + sys.version
    near = {
        name: {one for one in imported(name, text, known) if one in known} for name, text in texts.items()
    }
    found = {}
    for name, path in known.items():
        text = "\0".join([shared, *(f"{one}\0{texts[one]}" for one in sorted(_reached(name, near)))])
        found[path.relative_to(ROOT).as_posix()] = hashlib.sha256(text.encode()).hexdigest()[:16]
    return found


def _reached(name: str, near: Mapping[str, set[str]]) -> set[str]:
    """The module, what it imports, what that imports, and so on."""
    found, due = {name}, {name}
    while due:
        due = {one for at in due for one in near[at]} - found
        found |= due
    return found


def main(arguments: Sequence[str]) -> int:
    """Run them all; their output goes to stdout."""
    folder = os.environ.get("TOX_ENV_DIR")
    kept = Path(folder, "pyright.json") if folder else None
    content = json.loads(kept.read_bytes()) if kept and kept.exists() and "--whole" not in arguments else {}
    now = states()
    stale = sorted(path for path, state in now.items() if content.get(path) != state)
    checkers = [*CHECKERS, *([["pyright", *stale]] if stale else [])]
    running = [
        subprocess.Popen(
            checker, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", cwd=ROOT
        )
        for checker in checkers
    ]
    failed = set()
    for checker, process in zip(checkers, running, strict=True):
        output, _ = process.communicate()
        files = f" ({len(stale)} of {len(now)} files)" if checker[0] == "pyright" else ""
        print(f"$ {' '.join(checker) if not files else 'pyright' + files}\n{output}", end="", flush=True)
        if process.returncode:
            failed.add(checker[0])
    if not stale:
        print("$ pyright\nno file changed, nor one that it imports")
    elif kept and "pyright" not in failed:
        kept.write_text(json.dumps(now), encoding="utf-8")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
