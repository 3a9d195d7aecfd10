"""The suite: where the features are, and their compilation to cases, kept by digest."""

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


def digest(features: Path | None = None) -> str:
    """The digest of everything cases are compiled from: features, registry, steps and the harness."""
    features = features or locate("features")
    total = hashlib.sha256()
    sources = [
        *features.rglob("*.feature"),
        *features.rglob("*.toml"),
        *locate("step_defs").glob("*.py"),
        *(PACKAGE / "gherkin").glob("*.py"),
        *(PACKAGE / "protocol").glob("*.py"),
        PACKAGE / "case.py",
    ]
    for path in sorted(sources):
        total.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled cases are kept: $XDG_CACHE_HOME/asl-conformance or ~/.cache/asl-conformance."""
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "asl-conformance"


def load_cases(features: Path | None = None) -> Suite:
    """The compiled suite, from the cache or compiled now; raises SuiteError naming every defect."""
    found = digest(features)
    kept = cache_folder() / f"cases-{found}.msgpack"
    try:
        return msgspec.msgpack.decode(kept.read_bytes(), type=Suite)
    except (OSError, msgspec.DecodeError):
        from asl_conformance.gherkin.compiler import compile_features

        suite = Suite(found, compile_features(features or locate("features")))
        _keep(kept, suite)
        return suite


def _keep(path: Path, suite: Suite) -> None:
    """Keep the suite for the next run; a cache that cannot be written costs time, not the run."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        for old in path.parent.glob("cases-*.msgpack"):
            old.unlink(missing_ok=True)
        partial = path.with_suffix(f".{os.getpid()}")
        partial.write_bytes(msgspec.msgpack.encode(suite))
        partial.replace(path)
    except OSError:
        pass
