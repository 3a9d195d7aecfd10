"""The document as a scenario in the suite's vocabulary, compiled before it is kept."""

from __future__ import annotations

import os
import re
import string
import subprocess
import sys
import tempfile
from collections.abc import Callable, Collection, Iterable
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from asl_conformance.adapters.reference.parts import source
from asl_conformance.base.keeping import write_whole
from asl_conformance.base.text import one_line
from asl_conformance.fuzz.finding.scenario import scenario
from asl_conformance.fuzz.finding.unsaid import NO_STEP
from asl_conformance.lab.asking import case_of
from asl_conformance.lab.checking import Report
from asl_conformance.lab.document import Whole
from asl_conformance.lab.plainly import why
from asl_conformance.suite.places import PACKAGE
from asl_conformance.suite.registry import Requirement, load

SECONDS = 120.0
"""Time limit for compiling a scenario and asking every wrong engine; a quiet machine takes three seconds."""
SCENARIO = re.compile(r"^\s*Scenario:[ \t]*(\S+)", re.M)
_KEYWORD = re.compile(r"^\s*(Feature|Background|Rule|Examples|Scenario Outline)\s*:", re.M)


NOTHING_EXPECTED = "nothing is expected yet: tick in an answer what the rulebook says"


class NotKept(ValueError):
    """A scenario cannot be kept; the text says what to do."""


class Draft(Struct, frozen=True):
    """A scenario in phrases of the vocabulary."""

    text: str
    without_step: tuple[str, ...]
    """What no phrase expresses."""


class Kept(Struct, frozen=True):
    """A kept scenario."""

    file: str
    report: Report


def draft(whole: Whole, taken: Collection[str]) -> Draft:
    """The document as scenarios, one for each question with an expectation; raises NotKept."""
    requirement = _requirement(whole.requirement)
    case = case_of(whole)
    if not case.expectations:
        raise NotKept(NOTHING_EXPECTED)
    tags = (*(c for c in requirement.clauses if c in load().clauses), requirement.id)
    title = one_line(whole.title, 120) or "from the lab"
    texts, names = [], set(taken)
    for number in dict.fromkeys(one.question for one in case.expectations):
        name = _free(requirement.id, names)
        names.add(name)
        mine = tuple(replace(one, question=0) for one in case.expectations if one.question == number)
        asked = replace(case, questions=(case.questions[number],), expectations=mine, clauses=tags)
        texts.append(scenario(asked, f"{name} {title}"))
    text = "\n".join(texts)
    comments = (line.split(NO_STEP, 1)[1].strip() for line in text.splitlines() if NO_STEP in line)
    return Draft(text, tuple(dict.fromkeys(comments)))


def _requirement(name: str) -> Requirement:
    known = load().requirements
    if name not in known:
        raise NotKept(
            "name the requirement that it covers, such as B27.2-3; a clause's explanation lists them"
        )
    if known[name].contested:
        raise NotKept(f"{name} is contested: the text does not decide it, so no scenario may assert it")
    return known[name]


def clause_of(name: str) -> str:
    """The clause of a requirement, or the clause itself; raises NotKept."""
    return name if name in load().clauses else _requirement(name).clause


def _free(requirement: str, taken: Collection[str]) -> str:
    """The requirement with the first free letter."""
    outlines = {name.partition("/")[0] for name in taken}
    return next(
        (
            f"{requirement}{letter}"
            for letter in string.ascii_lowercase
            if f"{requirement}{letter}" not in outlines
        ),
        requirement,
    )


def ids(folder: Path) -> set[str]:
    """The ids of the scenarios in the features of the folder."""
    found: set[str] = set()
    for path in folder.rglob("*.feature"):
        found |= set(SCENARIO.findall(path.read_text(encoding="utf-8")))
    return found


def keep(text: str, requirement: str, folder: Path, taken: Collection[str]) -> Kept:
    """Add the scenarios to the folder's feature of its clause, once they compile there; raises NotKept."""
    wanted = _requirement(requirement)
    names = scenarios_alone(text, taken, lambda: _free(wanted.id, taken))
    path = folder / f"lab_{wanted.clause}.feature"
    try:
        before = (
            path.read_text(encoding="utf-8") if path.is_file() else f"Feature: {wanted.clause} From the lab\n"
        )
    except OSError as error:
        raise NotKept(f"{path}: {why(error)}") from error
    whole = before.rstrip("\n") + "\n\n" + text.strip("\n") + "\n"
    report = checked([(path.name, whole)])
    mine = tuple(case for case in report.cases if case.id in names)
    report = replace(report, cases=mine)
    if not report.defects:
        try:
            write_whole(path, whole.encode())
        except OSError as error:
            raise NotKept(f"cannot write {path}: {why(error)}; nothing was kept") from error
    return Kept(str(path), report)


def scenarios_alone(text: str, taken: Collection[str], free: Callable[[], str]) -> list[str]:
    """The names of the scenarios in the text; raises NotKept for anything else or a repeated name."""
    names: list[str] = SCENARIO.findall(text)
    if _KEYWORD.search(text) or not names:
        raise NotKept("give a Scenario, without Feature, Background, Rule or Examples")
    for name in {one.partition("/")[0] for one in taken}.intersection(names):
        raise NotKept(f"there is already a {name}; the next free name is {free()}")
    return names


def checked(features: Iterable[tuple[str, str]]) -> Report:
    """The report about these features, by name and text, from a process of its own; raises NotKept."""
    with tempfile.TemporaryDirectory(prefix="asl-lab-") as folder:
        for name, text in features:
            Path(folder, name).write_text(text, encoding="utf-8")
        return checked_there(Path(folder))


def checked_there(folder: Path, names: Iterable[str] = ()) -> Report:
    """The report about these scenarios of a folder or suite; raises NotKept."""
    paths = (str(PACKAGE.parent), str(source().parent), os.environ.get("PYTHONPATH", ""))
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
    command = [sys.executable, "-m", "asl_conformance.lab.checking", str(folder), *names]
    try:
        done = subprocess.run(command, capture_output=True, env=environment, timeout=SECONDS, check=True)
        return msgspec.json.decode(done.stdout, type=Report)
    except subprocess.TimeoutExpired:
        raise NotKept(f"compiling it took more than {SECONDS:g} s") from None
    except subprocess.CalledProcessError as error:
        last = error.stderr.decode(errors="replace").strip().splitlines()[-1:]
        raise NotKept(f"it could not be compiled: {' '.join(last)}") from None
    except msgspec.DecodeError as error:
        raise NotKept(f"it could not be compiled: {error}") from None
