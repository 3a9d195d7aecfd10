"""Make the lab in a browser tab: ``python scripts/stage_lab.py [DIR]``; DIR is build/lab.

``python scripts/stage_lab.py --single FILE`` makes one file of it, which works from the disk.

The page is that of the served lab; its door to the endpoints is another one. Everything in the folder is a
static file, which any web server sends as it is. ``build_site.py`` has it made for the site.
"""

from __future__ import annotations

import ast
import gzip
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "harness"), str(ROOT / "engine")]

import msgspec  # noqa: E402

from asl_conformance.drawing.svg.symbols import STYLE  # noqa: E402
from asl_conformance.gherkin import kept  # noqa: E402
from asl_conformance.lab.alone import Alone  # noqa: E402
from asl_conformance.lab.tab import FOLDER, SECOND  # noqa: E402
from asl_conformance.report.schema import WORD_MODULES  # noqa: E402
from asl_conformance.suite.case import Suite  # noqa: E402
from asl_conformance.suite.editions import DEFAULT  # noqa: E402
from asl_conformance.suite.places import COMPILED  # noqa: E402
from scripts import lab_file, tab_packages  # noqa: E402

LAB = ROOT / "harness" / "asl_conformance" / "lab"
SOURCES = {"asl_conformance": ROOT / "harness", "asl_reference": ROOT / "engine", "step_defs": ROOT}
PLACES = {"asl_conformance": "", "asl_reference": "", "step_defs": "asl_conformance/"}
"""Where the pack has each package, as an installed wheel has it."""
SECOND_ENGINE = ROOT / "examples" / "second-engine" / "engine.js"
BEGIN = "asl_conformance.lab.tab"
"""The module that the worker calls; the pack has what it imports, directly or not."""
READ = (
    "asl_conformance.protocol",
    "asl_conformance.gherkin",
    "asl_conformance.boards",
    "asl_reference",
    "step_defs",
)
"""Packages that are read as files or imported by name: the pack has all their modules."""
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip")
WASM = "pyodide.asm.wasm"
LOCK = "pyodide-lock.json"
WITHIN = "/lab"
"""The folder of the pack in the worker."""
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""That of the served lab, with what WebAssembly and a worker need; frames are refused by a header alone."""

LICENCES = """<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Licences of the lab</title><link rel="stylesheet" href="lab.css">
<style>body {{ display: block; overflow: auto; max-width: 60rem; margin: auto; padding: 1rem }}
pre {{ white-space: pre-wrap }}</style>
<h1>Licences</h1>
<p>The lab is part of asl-conformance (MIT). It has, unchanged, of others:</p><ul>{rows}</ul>
<p>Pyodide is CPython with libraries for the browser. Its source is at
<a href="https://github.com/pyodide/pyodide">github.com/pyodide/pyodide</a>, that of CPython at
<a href="https://github.com/python/cpython">github.com/python/cpython</a>. The licences by
their short names are at <a href="https://spdx.org/licenses/">spdx.org/licenses</a>.</p>
{texts}</html>
"""

Files = dict[str, bytes]


def stage(target: Path, suite: Suite) -> None:
    """Write the lab into the new folder."""
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(LAB / "static", target)
    shutil.copytree(LAB / "tab_js", target / "js", dirs_exist_ok=True)
    with_policy(target / "index.html")
    (target / "picture.css").write_text(f".board{{{STYLE}}}", encoding="utf-8", newline="\n")
    pyodide(target / "py")
    for path in second_engine():
        (target / "second").mkdir(exist_ok=True)
        shutil.copy(path, target / "second")
    packs = {"core": compiled(core()), "suite": _suite(suite)}
    for name, files in packs.items():
        (target / "pack").mkdir(exist_ok=True)
        (target / "pack" / f"{name}.gz").write_bytes(packed(files))
    (target / "licences.html").write_text(licences(), encoding="utf-8", newline="\n")
    parts = (f"py/{WASM}.gz", "py/python_stdlib.zip", "pack/core.gz")
    first = sum((target / part).stat().st_size for part in parts)
    later = [*parts, "pack/suite.gz", *(f"py/{name}" for name in (*PYODIDE, LOCK))]
    later += ["js/worker.js", "js/elsewhere.js", "js/engine.js"]
    later += sorted(f"second/{path.name}" for path in second_engine())
    sizes = {"first": first, "parts": later}
    (target / "boot.json").write_bytes(msgspec.json.encode({"bytes": sizes, **pictured()}))
    _offline(target, later)


def _offline(target: Path, later: Sequence[str]) -> None:
    """The service worker with its files and its version, which is another one for any other file."""
    script = target / "js" / "sw.js"
    files = {
        path.relative_to(target).as_posix(): path.read_bytes()
        for path in sorted(target.rglob("*"))
        if path.is_file()
    }
    total = hashlib.sha256(b"".join(name.encode() + data for name, data in files.items())).hexdigest()[:16]
    at_once = ["./", *(name for name in files if name not in (*later, "js/sw.js", "index.html"))]
    text = script.read_text(encoding="utf-8")
    text = text.replace('"none"', json.dumps(f"asl-lab {total}"), 1).replace("[]", json.dumps(at_once), 1)
    (target / "sw.js").write_text(text, encoding="utf-8", newline="\n")
    script.unlink()


def licences() -> str:
    """The page of licences: what the lab has of others, and the texts that come with it."""
    rows, texts = [], []
    for one in tab_packages.listed():
        held = "".join(f"; holds {part.name} {part.version}, {part.licence}" for part in one.holds)
        rows.append(f"<li>{escape(f'{one.name} {one.version}: {one.licence}{held}')}</li>")
        for name, data in tab_packages.files(one):
            if "licen" in name.lower().rpartition("/")[2]:
                texts.append(f"<h2>{escape(one.name)}</h2><pre>{escape(data.decode())}</pre>")
    return LICENCES.format(rows="".join(rows), texts="".join(texts))


def with_policy(path: Path) -> None:
    """The page of the served lab with its policy, which there a header says."""
    text = path.read_text(encoding="utf-8")
    policy = f'<meta http-equiv="content-security-policy" content="{POLICY}">\n<title>'
    path.write_text(text.replace("<title>", policy, 1), encoding="utf-8", newline="\n")


def pyodide(folder: Path) -> None:
    """What of Pyodide is needed; its list of packages is empty, since none is taken from elsewhere."""
    folder.mkdir()
    package = next(one for one in tab_packages.listed() if one.name == "pyodide")
    for name, data in tab_packages.files(package):
        if name in PYODIDE:
            (folder / name).write_bytes(data)
        elif name == WASM:
            (folder / f"{WASM}.gz").write_bytes(gzip.compress(data, 9, mtime=0))
        elif name == LOCK:
            lock = json.loads(data) | {"packages": {}}
            (folder / LOCK).write_text(json.dumps(lock), encoding="utf-8", newline="\n")


def second_engine() -> list[Path]:
    """The files of the second engine that a browser runs."""
    waiting, found = [SECOND_ENGINE], set[Path]()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            names = re.findall(r"from '\./([\w.]+)'", path.read_text(encoding="utf-8"))
            waiting += [path.with_name(name) for name in names]
    return sorted(found)


# --- the pack of Python ---------------------------------------------------------------------------


def core() -> Files:
    """The lab's Python, and the packages of others that it needs; each by its path in the pack."""
    found = {_place(path): path.read_bytes() for path in needed()}
    for path in (ROOT / "features").rglob("*"):
        if path.is_file() and path.suffix in (".toml", ".json"):
            found[f"asl_conformance/{path.relative_to(ROOT).as_posix()}"] = path.read_bytes()
    found["asl_conformance/report/reading_weights.json"] = (
        ROOT / "harness" / "asl_conformance" / "report" / "reading_weights.json"
    ).read_bytes()
    for package in tab_packages.listed():
        if package.registry == "pypi":
            files = tab_packages.files(package)
            found |= {name: data for name, data in files if name.endswith((".py", ".so", ".json"))}
    return found


def _place(path: Path) -> str:
    name, base = next((name, base) for name, base in SOURCES.items() if path.is_relative_to(base / name))
    return PLACES[name] + path.relative_to(base).as_posix()


def needed() -> list[Path]:
    """The files of every module that the lab in a tab may import, and of those that are read."""
    waiting = [BEGIN, *WORD_MODULES]
    for name in READ:
        folder = _file(name).parent
        waiting += [
            f"{name}.{path.relative_to(folder).with_suffix('').as_posix()}".replace("/", ".")
            for path in folder.rglob("*.py")
            if path.stem != "__init__"
        ]
    found: dict[Path, None] = {}
    while waiting:
        name = waiting.pop()
        parts = name.split(".")
        for n in range(1, len(parts) + 1):
            path = _file(".".join(parts[:n]))
            if path.is_file() and path not in found:
                found[path] = None
                waiting += _imported(path)
    return sorted(found)


def _file(name: str) -> Path:
    base = SOURCES.get(name.partition(".")[0], ROOT / "nowhere") / name.replace(".", "/")
    return base / "__init__.py" if base.is_dir() else base.with_suffix(".py")


def _imported(path: Path) -> Iterator[str]:
    """The modules that a file imports, also inside functions; for a name of a package, what it may be."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)


def compiled(files: Files) -> Files:
    """The files with their bytecode, compiled by Pyodide, and with what their data says, read once."""
    with tempfile.TemporaryDirectory(prefix="asl-conformance-lab-") as name:
        folder = Path(name)
        for path, data in files.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(data)
        run(folder, ROOT / "scripts" / "tab_prepared.py", WITHIN)
        return {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*"))
            if path.is_file()
        }


def run(folder: Path, script: Path, *arguments: str) -> str:
    """What a script prints in Pyodide under Node, with the folder as its ``/lab``."""
    with tempfile.TemporaryDirectory(prefix="asl-conformance-pyodide-") as name:
        package = next(one for one in tab_packages.listed() if one.name == "pyodide")
        for path, data in tab_packages.files(package):
            Path(name, path).write_bytes(data)
        command = ["node", str(ROOT / "scripts" / "tab_node.mjs"), name, str(folder), str(script), *arguments]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8").stdout


def _suite(suite: Suite) -> Files:
    """The compiled suite, as a wheel carries it."""
    with tempfile.TemporaryDirectory(prefix="asl-conformance-suite-") as name:
        path = Path(name, "suite")
        kept.write_carried(path, suite)
        return {f"asl_conformance/{COMPILED}/cases-{suite.digest}.msgpack": path.read_bytes()}


def packed(files: Files) -> bytes:
    """A line of JSON, path and length of each file, and then the files; compressed."""
    listed = [(f"{WITHIN}/{path}", len(data)) for path, data in files.items()]
    return gzip.compress(b"".join([msgspec.json.encode(listed), b"\n", *files.values()]), 9, mtime=0)


def unpack(pack: bytes, folder: Path) -> None:
    """Write the files of a pack, as the worker does."""
    head, _, rest = gzip.decompress(pack).partition(b"\n")
    for name, length in msgspec.json.decode(head):
        path = folder / name.removeprefix(f"{WITHIN}/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(rest[:length])
        rest = rest[length:]


# --- the first picture ----------------------------------------------------------------------------


def pictured() -> dict[str, object]:
    """The data of the page until Python is loaded: its start, and the replies about the first example."""
    with tempfile.TemporaryDirectory(prefix="asl-conformance-lab-") as name:
        lab = Alone(Path(name), offered=(SECOND,))
        boot = msgspec.json.decode(lab.call("api/boot").data)
        now = boot.pop("now")
        asked = {"engine": "reference", "edition": DEFAULT, "readings": {}, "done": 0}
        replies = []
        for path, body in (("api/problems", {}), ("api/ask", asked)):
            text = json.dumps(body, separators=(",", ":"))
            replies.append((f"{path} {text}", msgspec.json.decode(lab.call(path, text.encode()).data)))
        lab.close()
    boot |= {"folder": str(FOLDER), "suite": f"{FOLDER}/kept"}
    return {"boot": boot, "now": now, "replies": replies, "opened": None}


def main(arguments: list[str]) -> int:
    """Stage the lab alone."""
    file = Path(arguments[1]) if arguments[:1] == ["--single"] else None
    try:
        if file is None:
            stage(Path(*arguments or [ROOT / "build" / "lab"]), kept.load_cases())
        else:
            with tempfile.TemporaryDirectory(prefix="asl-conformance-lab-") as name:
                stage(Path(name, "lab"), kept.load_cases())
                file.write_text(lab_file.single(Path(name, "lab")), encoding="utf-8", newline="\n")
    except (tab_packages.NotFetched, subprocess.CalledProcessError, FileNotFoundError) as error:
        print(f"the lab in a browser tab cannot be made: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
