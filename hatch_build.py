"""Hatch build hook: the wheel carries the compiled suite, so that an installed harness compiles nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = (
    "import sys, pathlib\nfrom asl_conformance.gherkin import kept\nkept.ship(pathlib.Path(sys.argv[1]))"
)


class CompiledSuite(BuildHookInterface[Any]):
    """Compiles the suite of the tree that is built. An editable install has none: its features change."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add the file to the wheel."""
        self.folder: str | None = None
        if version == "editable":
            return
        self.folder = tempfile.mkdtemp(prefix="asl-conformance-compiled-")
        roots = [str(Path(self.root, part)) for part in ("engine", "harness")]
        # The front end of the build may have its packages in PYTHONPATH.
        paths = os.pathsep.join(filter(None, [*roots, os.environ.get("PYTHONPATH", "")]))
        environment = os.environ | {"PYTHONPATH": paths, "PYTHONDONTWRITEBYTECODE": "1"}
        subprocess.run([sys.executable, "-c", COMPILE, self.folder], check=True, env=environment)
        build_data["force_include"][self.folder] = "asl_conformance/compiled"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiled suite: the wheel has it."""
        if self.folder is not None:
            shutil.rmtree(self.folder)
