"""Make one HTML file of a staged lab: ``python scripts/lab_file.py DIR FILE``. It works from the disk.

``scripts/stage_lab.py`` makes DIR. All that the lab needs is in the file. It takes a case from the
suite, which it has; a site has the cases of each page, and their pictures, apart.
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import sys
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
ONE = ROOT / "harness" / "asl_conformance" / "lab" / "one_js"
WORKER = ("js/worker.js", "js/parts.js", "js/elsewhere.js", "js/engine.js")
"""The scripts that a worker has; and all of Pyodide and of the second engine."""
RAW = ("py/pyodide.asm.wasm.gz", "py/python_stdlib.zip", "pack/core.gz", "pack/suite.gz")
"""The parts that are compressed already."""
POLICY = (
    "default-src 'none'; script-src 'sha256-{script}' blob: 'wasm-unsafe-eval'; worker-src blob:; "
    "style-src 'sha256-{style}'; img-src data:; base-uri 'none'; form-action 'none'"
)
LINKED = re.compile(r"<link [^>]*>\n|<script [^>]*></script>\n")
"""Elements by which a page of a host loads styles and scripts; this file has these in itself."""


def single(lab: Path) -> str:
    """The page with all that is in the folder of a staged lab."""
    page = re.sub(r'<meta http-equiv="content-security-policy"[^>]*>\n', "", _text(lab / "index.html"))
    style = "\n".join(_text(lab / name) for name in ("lab.css", "picture.css"))
    script = _text(ONE / "begin.js")
    policy = POLICY.format(script=_digest(script), style=_digest(style))
    icon = base64.b64encode((lab / "icon.svg").read_bytes()).decode()
    head = (
        f'<meta http-equiv="content-security-policy" content="{policy}">\n'
        f'<link rel="icon" href="data:image/svg+xml;base64,{icon}">\n<style>{style}</style>\n'
    )
    page = LINKED.sub("", page).replace("<title>", f"{head}<title>", 1)
    return page.replace("</body>", f"{''.join(_parts(lab))}<script>{script}</script>\n</body>", 1)


def _parts(lab: Path) -> list[str]:
    """Each part as base64 in an element of its own, which no browser runs."""
    parts = {name: (lab / name).read_bytes() for name in RAW}
    parts |= {"page": _packed(_of_the_page(lab)), "worker": _packed(_of_a_worker(lab))}
    return [
        f'<script type="application/octet-stream" data-part="{escape(name)}">'
        f"{base64.b64encode(data).decode()}</script>\n"
        for name, data in parts.items()
    ]


def _of_the_page(lab: Path) -> dict[str, str]:
    found = _scripts(lab, list((lab / "js").glob("*.js")))
    licences = re.sub(r"<link [^>]*>|<style>.*?</style>", "", _text(lab / "licences.html"), flags=re.S)
    return found | {"boot.json": _text(lab / "boot.json"), "licences.html": licences}


def _of_a_worker(lab: Path) -> dict[str, str]:
    paths = [lab / name for name in WORKER]
    for folder, kind in (("py", "*.mjs"), ("py", "*.json"), ("second", "*.js")):
        paths += (lab / folder).glob(kind)
    return _scripts(lab, paths)


def _scripts(lab: Path, paths: list[Path]) -> dict[str, str]:
    """The texts by their names; the parts are where this file has them."""
    found = {path.relative_to(lab).as_posix(): _text(path) for path in sorted(paths)}
    return found | {"js/parts.js": _text(ONE / "parts.js")}


def _packed(texts: dict[str, str]) -> bytes:
    return gzip.compress(json.dumps(texts).encode(), 9, mtime=0)


def _digest(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def main(arguments: list[str]) -> int:
    """Write the file."""
    folder, file = map(Path, arguments)
    file.write_text(single(folder), encoding="utf-8", newline="\n")
    print(f"{file}: {file.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
