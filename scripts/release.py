"""Make a release in dist/: packages, cases, vectors, schemas, site, lab, a bill of materials and sums.

``python scripts/release.py`` releases the commit that is checked out, and refuses if version, changelog, tag
and tree do not agree; ``--rehearse`` makes the same of a commit that has no tag yet. The same commit gives
the same bytes: everything is made from the files of the commit, and every date is the commit's. ``--twice``
makes it a second time and compares. Needs the packages of the ``docs`` extra and ``build``.
"""

import argparse
import gzip
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
from scripts import vasl_page  # noqa: E402
from scripts.bill import NAME, Unlicensed, bill  # noqa: E402
from scripts.check_dist import check_wheel  # noqa: E402

SUMS = "SHA256SUMS"
WHEEL = re.compile(r"asl_conformance-([\w.]+)-py3")
"""The file name of a wheel of the harness, with its version."""
EXPORT = """
import sys
from pathlib import Path
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.case import Suite
from asl_conformance.suite.editions import BASES, applies
from asl_conformance.suite.vectors import lines
suite = load_cases()
for edition in BASES:
    kept = [tuple(case for case in cases if applies(case, edition)) for cases in (suite.cases, suite.derived)]
    Path(sys.argv[1].format(edition)).write_bytes(b"".join(lines(Suite(suite.digest, *kept), edition)))
"""
"""Writes the cases of each edition, as ``export`` does."""


class NotReleasable(Exception):
    """The disagreements that prevent a release, one line each."""


def git(*arguments: str) -> str:
    """The output of a git command in this checkout."""
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.strip()


def version(tree: Path) -> str:
    """The version of pyproject.toml."""
    return str(tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def disagreements(tree: Path, tags: list[str], dirty: str, *, rehearsal: bool = False) -> Iterator[str]:
    """Where version, docs, changelog, tag and tree disagree."""
    wanted = version(tree)
    init = (tree / "harness" / "asl_conformance" / "__init__.py").read_text(encoding="utf-8")
    match = re.search(r'__version__ = "([^"]+)"', init)
    in_package = match[1] if match else "nothing"
    if in_package != wanted:
        yield f"pyproject.toml says {wanted}, asl_conformance.__version__ {in_package}"
    shown = re.findall(WHEEL, (tree / "docs" / "ci.md").read_text(encoding="utf-8"))
    if set(shown) != {wanted}:
        others = ", ".join(sorted(set(shown))) or "nothing"
        yield f"pyproject.toml says {wanted}, docs/ci.md installs {others}"
    if rehearsal:
        return
    changelog = (tree / "CHANGELOG.md").read_text(encoding="utf-8")
    if not re.search(rf"(?m)^## \[{re.escape(wanted)}\] - \d{{4}}-\d\d-\d\d$", changelog):
        yield f"CHANGELOG.md has no section ## [{wanted}] - YEAR-MONTH-DAY"
    if f"v{wanted}" not in tags:
        others = f", but {', '.join(tags)}" if tags else ""
        way = f"git tag v{wanted}, with -f if another commit bears it"
        yield f"the commit bears no tag v{wanted}{others}: {way}"
    if dirty:
        yield f"files differ from the commit:\n{dirty}"


def export(target: Path, commit: str) -> None:
    """The files of the commit, without untracked ones."""
    command = ["git", "-C", str(ROOT), "archive", commit]
    archive = subprocess.run(command, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as files:
        files.extractall(target, filter="data")


def packed(folder: Path, name: str, epoch: int) -> bytes:
    """A .tar.gz of the folder under that name, the same bytes for the same files."""
    raw = io.BytesIO()
    with tarfile.open(fileobj=raw, mode="w", format=tarfile.PAX_FORMAT, encoding="utf-8") as archive:
        for path in sorted(p for p in folder.rglob("*") if p.is_file()):
            entry = tarfile.TarInfo(f"{name}/{path.relative_to(folder).as_posix()}")
            entry.size, entry.mtime, entry.mode = path.stat().st_size, epoch, 0o644
            with path.open("rb") as file:
                archive.addfile(entry, file)
    return gzip.compress(raw.getvalue(), 9, mtime=epoch)


def make(dist: Path, commit: str, epoch: int) -> list[Path]:
    """Everything, into an empty folder; returns the files."""
    dist.mkdir(parents=True)
    with tempfile.TemporaryDirectory(prefix="asl-conformance-release-") as name:
        tree = Path(name) / "tree"
        export(tree, commit)
        environment = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "ASL_SITE")}
        environment |= {"SOURCE_DATE_EPOCH": str(epoch), "TZ": "UTC"}
        environment["PIP_CONSTRAINT"] = str(tree / "constraints.txt")

        def run(*command: str, within: Path = tree) -> None:
            subprocess.run(
                [sys.executable, *command], check=True, cwd=within, env=environment, stdout=sys.stderr
            )

        run("-m", "build", "--outdir", str(dist), str(tree))
        built(dist, tree)
        environment["PYTHONPATH"] = os.pathsep.join(str(tree / part) for part in ("engine", "harness"))
        stem = f"{NAME}-{version(tree)}"
        run("-c", EXPORT, str(dist / f"{stem}-cases-{{}}.jsonl"))
        schemas = Path(name) / "schemas"
        run("-m", "asl_conformance", "schema", "--write", str(schemas))
        vectors = Path(name) / "vectors"
        run("-m", "asl_conformance", "vectors", "write", str(vectors))
        (dist / f"{vectors_name(vectors)}.tar.gz").write_bytes(packed(vectors, vectors_name(vectors), epoch))
        run("scripts/build_site.py")
        for folder, what in ((schemas, "schemas"), (tree / "build" / "site", "site")):
            (dist / f"{stem}-{what}.tar.gz").write_bytes(packed(folder, f"{stem}-{what}", epoch))
        run("scripts/lab_file.py", "build/site/lab", str(dist / f"{stem}-lab.html"))
        _finish(dist, tree, stem, epoch)
    return sorted(dist.iterdir())


def vectors_name(folder: Path) -> str:
    """The name of a set of vectors: that of its suite version."""
    manifest = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    return f"asl-vectors-{manifest['suite']}"


def built(dist: Path, tree: Path) -> Path:
    """The wheel; raises NotReleasable for packages of another name or version."""
    wheels = list(dist.glob("*.whl"))
    wanted = f"{NAME.replace('-', '_')}-{version(tree)}"
    names = sorted(path.name for path in dist.glob("*"))
    if len(wheels) != 1 or not wheels[0].name.startswith(f"{wanted}-") or f"{wanted}.tar.gz" not in names:
        raise NotReleasable(f"no wheel and sdist of {wanted} among {', '.join(names)}")
    return wheels[0]


def _finish(dist: Path, tree: Path, stem: str, epoch: int) -> None:
    """The bill of materials and the sums; refuses a wheel with something missing."""
    wheel = built(dist, tree)
    files = [path.relative_to(tree).as_posix() for path in tree.rglob("*") if path.is_file()]
    wrong = check_wheel(wheel, [f for f in files if not f.startswith("build/") and "__pycache__" not in f])
    if wrong:
        raise NotReleasable("\n".join(wrong))
    stamp = metadata_time(epoch)
    try:
        text = bill(tree, wheel, tree / "build" / "site", stamp)
    except Unlicensed as error:
        raise NotReleasable(str(error)) from None
    (dist / f"{stem}-sbom.cdx.json").write_text(text, encoding="utf-8", newline="\n")
    (dist / SUMS).write_text(sums(dist), encoding="utf-8", newline="\n")


def metadata_time(epoch: int) -> str:
    """Seconds since 1970, written as CycloneDX writes times."""
    return datetime.fromtimestamp(epoch, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def sums(dist: Path) -> str:
    """The SHA-256 of each file, as ``sha256sum -c`` reads them."""
    files = sorted(path for path in dist.iterdir() if path.name != SUMS)
    return "".join(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files)


def about_vasl() -> Iterator[str]:
    """Pages about VASL that have other figures than were measured, or than are now where VASL is at hand."""
    yield from vasl_page.stale(vasl_page.figures())
    if "VASL" in os.environ:
        done = subprocess.run([sys.executable, ROOT / "scripts" / "vasl.py"], check=False)
        if done.returncode:
            yield "VASL answers otherwise than docs/vasl.md says: tox -e vasl, and -- --write to keep it"


def agreed(*, rehearsal: bool) -> list[str]:
    """The disagreements that a rehearsal allows; raises NotReleasable for the others."""
    tags, dirty = git("tag", "--points-at", "HEAD").split(), git("status", "--porcelain")
    wrong = [*disagreements(ROOT, tags, dirty, rehearsal=rehearsal), *about_vasl()]
    if wrong:
        raise NotReleasable("\n".join(wrong))
    return list(disagreements(ROOT, tags, dirty)) if rehearsal else []


def main(arguments: list[str]) -> int:
    """Make the release, or print what prevents it."""
    parser = argparse.ArgumentParser(prog="release.py", description=__doc__.partition("\n")[0])
    parser.add_argument("--rehearse", action="store_true", help="of a commit without its tag and changelog")
    parser.add_argument("--twice", action="store_true", help="make it a second time and compare the sums")
    parser.add_argument("-o", "--output", type=Path, default=ROOT / "dist", metavar="DIR")
    options = parser.parse_args(arguments)
    try:
        options.output = options.output.resolve()  # commands run in other folders
        passed = agreed(rehearsal=options.rehearse)
        if options.output.exists() and any(options.output.iterdir()):
            raise NotReleasable(f"{options.output} is not empty; take what is there away first")
        if options.output.exists():
            options.output.rmdir()
        commit = git("rev-parse", "HEAD")
        epoch = int(os.environ.get("SOURCE_DATE_EPOCH") or git("log", "-1", "--format=%ct", commit))
        made = make(options.output, commit, epoch)
        if options.twice:
            _again(options.output, commit, epoch)
    except (NotReleasable, subprocess.CalledProcessError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    for path in made:
        print(f"{path.stat().st_size:>12,}  {path.name}")
    for line in passed:
        print(f"rehearsed of the last commit; a release would be refused: {line}")
    return 0


def _again(dist: Path, commit: str, epoch: int) -> None:
    """Raises NotReleasable if a second making gives other bytes."""
    with tempfile.TemporaryDirectory(prefix="asl-conformance-again-") as name:
        second = Path(name) / "dist"
        make(second, commit, epoch)
        first, other = ((folder / SUMS).read_text(encoding="utf-8") for folder in (dist, second))
    if first != other:
        differing = sorted(line[66:] for line in set(first.splitlines()) ^ set(other.splitlines()))
        raise NotReleasable(f"made twice, these differ: {', '.join(dict.fromkeys(differing))}")
    print("made twice, equal sums")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
