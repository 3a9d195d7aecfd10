"""The suite: where the features are, and their compilation to cases, kept by digest."""

import contextlib
import hashlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from asl_conformance.suite.case import Suite
from asl_conformance.suite.derived import derive
from asl_conformance.suite.places import PACKAGE, locate

SUITES = 6
"""Compiled suites that are kept: checkouts and versions that are used by turns."""

SHAPING = ("case", "crossings", "derived", "names", "places", "registry")
"""The modules of the suite's own room that cases rest on."""


def sources(features: Path) -> list[Path]:
    """Everything that cases are compiled from: features, registry, steps and the harness."""
    found = [
        *features.rglob("*.feature"),
        *features.rglob("*.toml"),
        *features.rglob("*.json"),
        *locate("step_defs").glob("*.py"),
        *(PACKAGE / "gherkin").glob("*.py"),
        *(PACKAGE / "protocol").glob("*.py"),
        *(PACKAGE / "suite" / f"{name}.py" for name in SHAPING),
        *(PACKAGE / "boards").glob("*.py"),
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
    if suite is not None:
        return suite
    with _one_at_a_time(folder):
        suite = _kept(kept)  # another process may have compiled it meanwhile
        if suite is None:
            from asl_conformance.gherkin.compiler import compile_features

            _say("asl-conformance: compiling the suite, which is done once and takes some seconds\n")
            cases = compile_features(features or locate("features"))
            suite = Suite(found, cases, derive(cases))
            if kept is not None:
                _keep(kept, suite)
    return suite


@contextlib.contextmanager
def _one_at_a_time(folder: Path | None) -> Iterator[None]:
    """Wait for another process that compiles; for none where no cache can be kept or nothing be locked."""
    from filelock import FileLock

    with contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError, NotImplementedError):
            if folder is not None:
                folder.mkdir(parents=True, exist_ok=True)
                stack.enter_context(
                    FileLock(folder / "compiling.lock")
                )  # given back however the process ends
        yield


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
