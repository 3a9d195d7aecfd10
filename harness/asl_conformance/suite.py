"""The suite: where the features are, and their compilation to cases, kept by digest."""

import contextlib
import hashlib
import importlib
import importlib.util
import os
import sys
from functools import cache
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from asl_conformance.case import Case

PACKAGE = Path(__file__).resolve().parent
CHECKOUT = PACKAGE.parent.parent
SUITES = 6
"""Compiled suites that are kept: checkouts and versions that are used by turns."""


class SuiteError(Exception):
    """The suite itself is at fault: a feature, a step, a tag. One line a defect, with its place."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__("\n".join(defects))
        self.defects = defects


class Suite(Struct, frozen=True):
    """Compiled cases in the order of the rulebook, and the digest of what they were compiled from."""

    digest: str
    cases: tuple[Case, ...]


@cache
def locate(part: Literal["features", "step_defs"]) -> Path:
    """The folder of the suite: inside the installed package, or in the checkout it was installed from."""
    for root in (PACKAGE, CHECKOUT):
        if (root / part).is_dir():
            return root / part
    raise SuiteError([f"no {part} folder in {PACKAGE} nor in {CHECKOUT}; install asl-conformance anew"])


@cache
def import_step_definitions() -> None:
    """Import every step definition module, which fills the vocabulary."""
    folder = locate("step_defs")
    name = "asl_conformance.step_defs" if folder.parent == PACKAGE else "step_defs"
    if name == "step_defs" and name not in sys.modules:
        spec = importlib.util.spec_from_file_location(
            name, folder / "__init__.py", submodule_search_locations=[str(folder)]
        )
        assert spec is not None
        assert spec.loader is not None
        sys.modules[name] = module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    for path in sorted(folder.glob("*.py")):
        if path.stem != "__init__":
            importlib.import_module(f"{name}.{path.stem}")


def sources(features: Path) -> list[Path]:
    """Everything that cases are compiled from: features, registry, steps and the harness."""
    found = [
        *features.rglob("*.feature"),
        *features.rglob("*.toml"),
        *features.rglob("*.json"),
        *locate("step_defs").glob("*.py"),
        *(PACKAGE / "gherkin").glob("*.py"),
        *(PACKAGE / "protocol").glob("*.py"),
        *(PACKAGE / "boards").glob("*.py"),
        *(PACKAGE / name for name in ("case.py", "pytest_plugin.py", "registry.py")),
    ]
    return sorted(found)


def digest(features: Path | None = None) -> str:
    """The digest of everything cases are compiled from."""
    total = hashlib.sha256()
    for path in sources(features or locate("features")):
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def cache_folder() -> Path | None:
    """Where compiled cases are kept: $XDG_CACHE_HOME/asl-conformance or ~/.cache/asl-conformance.

    None for a user without a home.
    """
    base = os.environ.get("XDG_CACHE_HOME")
    try:
        return (Path(base) if base else Path.home() / ".cache") / "asl-conformance"
    except RuntimeError:
        return None


def load_cases(features: Path | None = None) -> Suite:
    """The compiled suite, from the cache or compiled now; raises SuiteError naming every defect."""
    found, folder = digest(features), cache_folder()
    kept = folder / f"cases-{found}.msgpack" if folder is not None else None
    suite = _kept(kept)
    if suite is None:
        from asl_conformance.gherkin.compiler import compile_features

        _say("asl-conformance: compiling the suite, which is done once and takes some seconds\n")
        suite = Suite(found, compile_features(features or locate("features")))
        if kept is not None:
            _keep(kept, suite)
    return suite


def _say(text: str) -> None:
    """To whoever sits at a terminal and waits."""
    if sys.stderr is not None and sys.stderr.isatty():
        sys.stderr.write(text)
        sys.stderr.flush()


def _kept(path: Path | None) -> Suite | None:
    """The suite that was kept there, if one was; it counts as used now."""
    if path is None:
        return None
    try:
        found = msgspec.msgpack.decode(path.read_bytes(), type=Suite)
    except (OSError, msgspec.DecodeError):
        return None
    with contextlib.suppress(OSError):
        os.utime(path)
    return found


def _keep(path: Path, suite: Suite) -> None:
    """Keep the suite for the next run; a cache that cannot be written costs time, not the run."""
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        partial = path.with_suffix(f".{os.getpid()}")
        partial.write_bytes(msgspec.msgpack.encode(suite))
        partial.replace(path)
        _clear(path.parent)


def _clear(folder: Path) -> None:
    """Remove the suites that were not used for longest, and what a run that was ended left of one."""
    aged = sorted(folder.glob("cases-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in aged[SUITES:]:
        old.unlink(missing_ok=True)
