"""The page of terrain is what the chart of the reference engine says."""

from __future__ import annotations

import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_of_terrain_is_in_step_with_the_chart() -> None:
    page = runpy.run_path(str(ROOT / "scripts" / "terrain_page.py"))["page"]
    written = (ROOT / "docs" / "terrain.md").read_text(encoding="utf-8")
    assert written == page(), "run: python scripts/terrain_page.py"
