"""A drawing as PNG, by whatever is there: rsvg-convert, the cairosvg package, or Chromium."""

from __future__ import annotations

import importlib
import importlib.util
import re
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chrome")
SECONDS = 60
"""Time limit for a renderer."""


class NoRenderer(RuntimeError):
    """Nothing here makes a PNG of an SVG; the text says what would."""


def png(svg: str) -> bytes:
    """The picture as PNG, at twice its size; raises NoRenderer."""
    failed = []
    for name, renderer in _renderers():
        try:
            return renderer(svg)
        except (OSError, subprocess.SubprocessError, ValueError) as error:
            failed.append(f"{name}: {error}")
    if failed:
        raise NoRenderer("no PNG was made: " + "; ".join(failed))
    raise NoRenderer(
        "nothing here makes a PNG: install rsvg-convert (librsvg), Chromium or cairosvg "
        "(pip install cairosvg); an SVG needs none of them"
    )


def _renderers() -> list[tuple[str, Callable[[str], bytes]]]:
    found: list[tuple[str, Callable[[str], bytes]]] = []
    rsvg = shutil.which("rsvg-convert")
    if rsvg is not None:
        found.append(("rsvg-convert", lambda svg: _rsvg(rsvg, svg)))
    if importlib.util.find_spec("cairosvg") is not None:
        found.append(("cairosvg", _cairo))
    browser = next(filter(None, map(shutil.which, CHROMIUM)), None)
    if browser is not None:
        found.append((browser, lambda svg: _browser(browser, svg)))
    return found


def _rsvg(command: str, svg: str) -> bytes:
    return subprocess.run(
        [command, "--zoom=2", "--format=png"],
        input=svg.encode(),
        capture_output=True,
        check=True,
        timeout=SECONDS,
    ).stdout


def _cairo(svg: str) -> bytes:
    made = importlib.import_module("cairosvg").svg2png(bytestring=svg.encode(), scale=2)
    if not isinstance(made, bytes):
        raise ValueError("it made nothing")
    return made


def _browser(command: str, svg: str) -> bytes:
    """A screenshot of the drawing, which fills the window."""
    size = re.search(r'width="([\d.]+)" height="([\d.]+)"', svg)
    if size is None:
        raise ValueError("the drawing has no size")
    wide, high = (round(float(part)) for part in size.groups())
    with tempfile.TemporaryDirectory(prefix="asl-conformance-") as folder:
        page, shot = Path(folder, "board.html"), Path(folder, "board.png")
        page.write_text(
            f"<!doctype html><meta charset=utf-8><style>body{{margin:0}}</style>{svg}", encoding="utf-8"
        )
        subprocess.run(
            [command, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--force-device-scale-factor=2", f"--user-data-dir={folder}/profile",
             f"--window-size={wide},{high}", f"--screenshot={shot}", page.as_uri()],
            capture_output=True, check=True, timeout=SECONDS,
        )  # fmt: skip
        return shot.read_bytes()
