"""Finds the suite's folders, features and step definitions, in the package or in the checkout."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from functools import cache
from pathlib import Path
from typing import Literal

PACKAGE = Path(__file__).resolve().parents[1]
CHECKOUT = PACKAGE.parent.parent
COMPILED = "compiled"
"""The folder of an installed package that has the compiled suite; a checkout has none."""


class SuiteError(Exception):
    """The suite itself has defects: a feature, a step, a tag. One line per defect, with its place."""

    def __init__(self, defects: list[str]) -> None:
        super().__init__("\n".join(defects))
        self.defects = defects

    def __reduce__(self) -> tuple[type[SuiteError], tuple[list[str]]]:
        return SuiteError, (self.defects,)  # so that it can be pickled by a worker


@cache
def locate(part: Literal["features", "step_defs"]) -> Path:
    """The folder of the suite: inside the installed package, or in the checkout it was installed from."""
    for root in (PACKAGE, CHECKOUT):
        if (root / part).is_dir():
            return root / part
    raise SuiteError([f"no {part} folder in {PACKAGE} or in {CHECKOUT}; reinstall asl-conformance"])


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
