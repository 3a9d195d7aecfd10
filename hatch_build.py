"""Hatch build hooks: the wheel carries the compiled suite; addresses in the metadata come from one setting.

Without ``ASL_PROJECT_URL`` the metadata has no address, and a link of README to a file is plain text on the
package page. With it, the link leads to the file of this version.
"""

from __future__ import annotations

import os
import re
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

COMPILE = (
    "import sys, pathlib\nsys.path[:0] = sys.argv[2:]\n"
    "from asl_conformance.gherkin import kept\nkept.ship(pathlib.Path(sys.argv[1]))"
)
CODE = re.compile(r"(?ms)(^```.*?^```$|^(?: {4}[^\n]*\n)+|`[^`\n]*`)")
LINK = re.compile(r"\[([^\]]*)\]\((?![a-z][a-z0-9+.-]*:)([^)\s]+)\)")
"""A link to a file of the project or to a heading of the page, not to the web."""
README = "README.md"


class Addresses(MetadataHookInterface):
    """Writes the addresses of the project, and README as the package page shows it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add ``readme``, and ``urls`` if the address of the project is known."""
        root = Path(self.root)
        found = runpy.run_path(str(root / "harness" / "asl_conformance" / "base" / "address.py"))
        project, file_address = found["setting"](), found["file_address"]

        def file(path: str) -> str:
            address: str = file_address(project, metadata["version"], path)
            return address

        text = page((root / README).read_text(encoding="utf-8"), file if project else None)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        if project:
            changes = file("CHANGELOG.md")
            metadata["urls"] = {found["SOURCE"]: project, "Documentation": file(README), "Changelog": changes}


def page(text: str, file: Callable[[str], str] | None) -> str:
    """README with the address of each file that it links to, or without links to files."""

    def linked(link: re.Match[str]) -> str:
        words, path = link.groups()
        return words if file is None else f"[{words}]({file(README + path if path[0] == '#' else path)})"

    parts = CODE.split(text)
    # A link may have code in its words, so links are replaced with the code put aside.
    aside = "".join(part if number % 2 == 0 else f"\0{number}\0" for number, part in enumerate(parts))
    return re.sub(r"\0(\d+)\0", lambda code: parts[int(code[1])], LINK.sub(linked, aside))


class CompiledSuite(BuildHookInterface[Any]):
    """Compiles the suite of the tree that is built. An editable install has none: its features change."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add the file to the wheel."""
        self.folder: str | None = None
        if version == "editable":
            return
        self.folder = tempfile.mkdtemp(prefix="asl-conformance-compiled-")
        roots = [str(Path(self.root, part)) for part in ("engine", "harness")]
        # Not in PYTHONPATH: pip takes out of it what an editable install of this checkout has in its venv.
        environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
        command = [sys.executable, "-c", COMPILE, self.folder, *roots]
        subprocess.run(command, check=True, env=environment)
        build_data["force_include"][self.folder] = "asl_conformance/compiled"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the compiled suite: the wheel has it."""
        if self.folder is not None:
            shutil.rmtree(self.folder)
