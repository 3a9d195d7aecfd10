"""Build the distributions, check their contents, install the wheel and run it outside the checkout.

Run by ``tox -e dist``; needs the packages ``build``, ``hatchling`` and pip, and the package index. It builds
with the installed hatchling, or with ``--isolated`` with one of the index, as pip does. The installed wheel
runs one clause of the suite that it carries, without compiling and without pytest; with ``--whole``, as at
night, all of it. Then the extra ``pytest`` is installed, and it runs a suite of a user. Exits 1 naming what
is wrong.
"""

import email
import fnmatch
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "harness"))
from asl_conformance.base import address  # noqa: E402

SHIPPED = {
    "engine/asl_reference": "asl_reference",
    "harness/asl_conformance": "asl_conformance",
    "features": "asl_conformance/features",
    "step_defs": "asl_conformance/step_defs",
}
"""Folders of the checkout and where the wheel has them."""
COMPILED = "asl_conformance/compiled/cases-*.msgpack"
"""The compiled suite in the wheel, one file."""
RELATIVE = re.compile(r"\]\((?![a-z][a-z0-9+.-]*:)([^)\s]+)\)")
"""A link that leads nowhere outside the checkout."""
CLAUSE = ["--clause", "B27.3"]
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
PACKAGES = {"asl_reference", "asl_conformance"}
TYPED = {f"{package}/py.typed" for package in PACKAGES}
INSTALLED = """
import importlib.util, pathlib, sys
import asl_conformance, asl_reference
from asl_conformance.suite.registry import directory, load
site = pathlib.Path(sys.prefix).resolve()
for place in (asl_conformance.__file__, asl_reference.__file__, directory()):
    assert site in pathlib.Path(place).resolve().parents, f"{place} is not in {site}"
assert len(load().requirements) > 1000
for name in ("pytest", "pytest_bdd", "hypothesis"):
    assert importlib.util.find_spec(name) is None, f"a plain installation brings {name}"
from asl_conformance.gherkin import kept
carried = [path.name for path in kept.SHIPPED.iterdir()]
assert carried == [f"cases-{kept.digest()}.msgpack"], f"the wheel carries {carried}"
from asl_conformance.base.keeping import cache_folder
assert not list(cache_folder().glob("cases-*")), "the suite was compiled"
"""


class NotAsItShould(Exception):
    """What is wrong with a distribution."""


def checkout_files() -> list[str]:
    """The files of the project, ignored ones left out; in an unpacked sdist every file."""
    git = ["git", "-C", str(ROOT), "ls-files", "-co", "--exclude-standard"]
    if (ROOT / ".git").exists():
        names = subprocess.run(git, check=True, capture_output=True, encoding="utf-8").stdout.splitlines()
        return sorted(name for name in names if (ROOT / name).is_file())
    found = (path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if path.is_file())
    return sorted(name for name in found if name != "PKG-INFO" and "__pycache__" not in name)


def build(out: Path, *, isolated: bool) -> tuple[Path, Path]:
    """The sdist, and the wheel built from it."""
    how = [] if isolated else ["--no-isolation"]
    subprocess.run([sys.executable, "-m", "build", *how, "--outdir", str(out), str(ROOT)], check=True)
    return next(out.glob("*.tar.gz")), next(out.glob("*.whl"))


def missing(expected: Iterable[str], present: set[str], where: str) -> list[str]:
    """A complaint for each expected file that is not there."""
    return [f"{where} lacks {name}" for name in expected if name not in present]


def check_sdist(sdist: Path, files: list[str]) -> list[str]:
    """The sdist has every file of the project, tests included."""
    with tarfile.open(sdist) as archive:
        present = {member.name.partition("/")[2] for member in archive.getmembers()}
    return missing(files, present, sdist.name)


def in_wheel(name: str) -> str | None:
    """Where the wheel has a file of the checkout; None if it does not ship it."""
    for folder, place in SHIPPED.items():
        if PurePosixPath(name).is_relative_to(folder):
            return f"{place}/{PurePosixPath(name).relative_to(folder)}"
    return None


def check_wheel(wheel: Path, files: list[str]) -> list[str]:
    """The wheel has the packages with features and steps inside, the licence, and nothing beside them."""
    with zipfile.ZipFile(wheel) as archive:
        present = {name for name in archive.namelist() if not name.endswith("/")}
    shipped = {place for name in files if (place := in_wheel(name)) is not None}
    info = "-".join(wheel.name.split("-")[:2]) + ".dist-info"
    wrong = missing(sorted(shipped | TYPED | {f"{info}/licenses/LICENSE"}), present, wheel.name)
    compiled = set(fnmatch.filter(present, COMPILED))
    if len(compiled) != 1:
        wrong.append(f"{wheel.name} has {len(compiled)} files {COMPILED}, not one")
    extra = {name for name in present - shipped - compiled if not name.startswith(f"{info}/")}
    wrong += [f"{wheel.name} has {name}, which is no part of the packages" for name in sorted(extra)]
    with zipfile.ZipFile(wheel) as archive:
        return wrong + check_page(archive.read(f"{info}/METADATA").decode(), wheel.name)


def check_page(metadata: str, where: str) -> list[str]:
    """The package page has no link to a file of the checkout, and the address of the setting or none."""
    message, project = email.message_from_string(metadata), address.setting()
    found = dict(line.split(", ", 1) for line in message.get_all("Project-URL") or [])
    wrong = [f"{where}: the page has a link to {path}" for path in RELATIVE.findall(message.get_payload())]
    if found.get(address.SOURCE, "") != project:
        named = found.get(address.SOURCE) or "no address"
        wrong.append(f"{where}: the metadata says {named}, {address.SETTING} {project or 'is not set'}")
    if not project and found:
        wrong.append(f"{where}: the metadata has addresses without {address.SETTING}: {', '.join(found)}")
    return wrong


def run_installed(wheel: Path, work: Path, arguments: list[str]) -> None:
    """Install the wheel into a new environment and run the command line in an empty folder."""
    environment, elsewhere = work / "venv", work / "elsewhere"
    venv.create(environment)
    elsewhere.mkdir()
    scripts = environment / ("Scripts" if os.name == "nt" else "bin")
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    clean["XDG_CACHE_HOME"] = clean["LOCALAPPDATA"] = str(work / "cache")
    shutil.copytree(ROOT / "examples" / "suite", elsewhere / "suite")
    install = [*PIP, "--python", str(scripts / "python"), "install", "--quiet", "--no-compile"]
    subprocess.run([*install, str(wheel)], check=True, cwd=elsewhere, env=clean)
    for command in (
        [str(scripts / "asl-conformance"), "run", *arguments],
        [str(scripts / "python"), "-c", INSTALLED],
        [str(scripts / "asl-conformance"), "run", "--suite", "suite"],
    ):
        run_and_print(command, elsewhere, clean)
    subprocess.run([*install, f"{wheel}[pytest]"], check=True, cwd=elsewhere, env=clean)
    run_and_print([str(scripts / "python"), "-m", "pytest", "-q", "suite"], elsewhere, clean)


def run_and_print(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    """Print the output of a command in one piece, after it has ended; raises CalledProcessError."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        check=False,
    )
    print(done.stdout, end="", flush=True)
    done.check_returncode()


def main(arguments: list[str]) -> int:
    """Check everything."""
    files = checkout_files()
    asked = [] if "--whole" in arguments else CLAUSE
    with tempfile.TemporaryDirectory(prefix="asl-conformance-dist-") as name:
        work = Path(name)
        try:
            sdist, wheel = build(work / "dist", isolated="--isolated" in arguments)
            wrong = check_sdist(sdist, files) + check_wheel(wheel, files)
            if wrong:
                raise NotAsItShould("\n".join(wrong))
            run_installed(wheel, work, asked)
        except (NotAsItShould, subprocess.CalledProcessError) as error:
            print(f"check_dist: {error}", file=sys.stderr)
            return 1
    print(f"check_dist: {sdist.name} and {wheel.name} are as they should be; the installed wheel runs")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
