"""The home of the lab's scenarios: a user's suite, or a folder of features."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Self

from msgspec.structs import replace

from asl_conformance.base.text import one_line
from asl_conformance.fuzz.finding import keep as own_keep
from asl_conformance.lab import keeping
from asl_conformance.lab.asking import case_of
from asl_conformance.lab.checking import Report
from asl_conformance.lab.document import Whole
from asl_conformance.lab.keeping import SCENARIO, Draft, Kept, NotKept
from asl_conformance.lab.plainly import why
from asl_conformance.suite import own
from asl_conformance.suite.case import Case
from asl_conformance.suite.own import OwnSuite
from asl_conformance.suite.places import SuiteError

Check = Callable[[Path, Sequence[str]], Report]
NOTE = "kept from the lab"
_TITLED = re.compile(r"^\s*Scenario:[ \t]*(\S+)[ \t]*(.*)$", re.M)


class Home:
    """A folder for scenarios; as a context, its suite is in use beside the built-in one.

    It is a suite if it has a manifest; an empty folder becomes one with the first scenario.
    A folder with features but no manifest takes features, as this project's own folders do.
    """

    def __init__(self, folder: Path, check: Check | None = None) -> None:
        """``check`` reports about scenarios before they are kept; by default in a process of its own."""
        self.folder, self._check = folder, check
        self._used = ExitStack()

    def __enter__(self) -> Self:
        self.again()
        return self

    def __exit__(self, *_: object) -> None:
        self._used.close()

    def again(self) -> None:
        """Use the suite in its present state; raises SuiteError."""
        with ExitStack() as now:
            if (self.folder / own.MANIFEST).is_file():
                now.enter_context(own.using((own.read(self.folder),), builtin=True))
            before, self._used = self._used, now.pop_all()
        before.close()

    def suite(self) -> OwnSuite | None:
        """The suite that the folder is or becomes; None for a folder of features; raises NotKept."""
        try:
            if (self.folder / own.MANIFEST).is_file():
                return own.read(self.folder)
            if self.folder.is_dir() and any(self.folder.iterdir()):
                return None
        except SuiteError as error:
            raise NotKept(f"the suite is at fault: {error}") from error
        except OSError as error:
            raise NotKept(f"{self.folder}: {why(error)}") from error
        return own.begun(self.folder)

    def ids(self) -> set[str]:
        """The ids of the scenarios in it."""
        return keeping.ids(self.folder) if self.folder.is_dir() else set()

    def draft(self, whole: Whole, taken: Collection[str]) -> Draft:
        """The scenario of the document before it is kept; raises NotKept."""
        suite = self.suite()
        if suite is None or whole.requirement in _of(suite):
            return keeping.draft(whole, taken)
        return Draft(_made(suite, whole).scenario, ())

    def keep(self, text: str, whole: Whole, taken: Collection[str], cases: Sequence[Case] = ()) -> Kept:
        """Add the scenarios of that text, once they compile there; raises NotKept."""
        suite = self.suite()
        if suite is None:
            return keeping.keep(text, whole.requirement, self.folder, taken)
        free = own_keep.free_name(suite)
        keeping.scenarios_alone(text, taken, lambda: free)
        if text.strip() == self.draft(whole, taken).text.strip():
            _refuse_another(suite, whole, cases)
        return self._into(suite, text, whole)

    def _into(self, suite: OwnSuite, text: str, whole: Whole) -> Kept:
        board = None if whole.requirement in _of(suite) else _made(suite, whole).board
        made = own_keep.Kept(
            "\n".join(_requirements(suite, text, keeping.clause_of(whole.requirement))),
            text.strip("\n") + "\n",
            board if board is not None and board[0] in text else None,
        )
        try:
            older = own_keep.write(suite, made, own_keep.FEATURE, None)
        except OSError as error:
            raise NotKept(f"cannot write to {suite.as_named}: {why(error)}; nothing was kept") from error
        report = Report(defects=("it was not checked",))
        try:
            report = (self._check or keeping.checked_there)(self.folder, SCENARIO.findall(text))
        finally:
            if report.defects:
                _put_back(older)
        if not report.defects:
            self.again()
        return Kept(str(self.folder / own_keep.FEATURE), report)


def _of(suite: OwnSuite) -> set[str]:
    return {one.id for one in suite.manifest.requirement}


def _made(suite: OwnSuite, whole: Whole) -> own_keep.Kept:
    """The questions and expectations as requirement and scenario of the suite; raises NotKept."""
    clause = keeping.clause_of(whole.requirement)
    try:
        return own_keep.kept(_expected(whole), own_keep.free_name(suite), clause, NOTE)
    except own_keep.CannotKeep as error:
        raise NotKept(str(error)) from error


def _expected(whole: Whole) -> Case:
    """The document without questions that have no expectation; raises NotKept."""
    case = case_of(whole, one_line(whole.title, 120) or "lab")
    if not case.expectations:
        raise NotKept(keeping.NOTHING_EXPECTED)
    kept = sorted({one.question for one in case.expectations})
    number = {old: new for new, old in enumerate(kept)}
    claims = tuple(replace(one, question=number[one.question]) for one in case.expectations)
    return replace(case, questions=tuple(case.questions[n] for n in kept), expectations=claims)


def _requirements(suite: OwnSuite, text: str, clause: str) -> Iterable[str]:
    """Entries for scenarios without a requirement in the suite."""
    for name, title in _TITLED.findall(text):
        if not any(re.fullmatch(re.escape(known) + "[a-z]?", name) for known in _of(suite)):
            yield own_keep.requirement(name, clause, title.strip() or name, NOTE)


def _refuse_another(suite: OwnSuite, whole: Whole, cases: Sequence[Case]) -> None:
    mine = tuple(case for case in cases if case.feature.startswith(f"{suite.name}/"))
    if there := own_keep.kept_already(_expected(whole), mine):
        raise NotKept(f"it is already in the suite, as {there}")


def _put_back(older: Mapping[Path, bytes | None]) -> None:
    try:
        own_keep.put_back(older)
    except OSError as error:
        raise NotKept(f"cannot put back {error.filename}: {why(error)}") from error
