"""Compiles a folder of features and asks the reference and every wrong engine, in a process of its own.

``python -m asl_conformance.lab.checking FOLDER [SCENARIO ...]`` writes its report as JSON to standard
output. If the folder is a user's suite, it is compiled whole, and only the named scenarios are asked.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

import msgspec
from msgspec import Struct

from asl_conformance.adapters.base import Engine
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.adapters.reference.wrong import while_wrong, wrong_engines
from asl_conformance.gherkin.compiler import compile_features
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite import own
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import BASES, applies
from asl_conformance.suite.places import SuiteError


class Checked(Struct, frozen=True):
    """The result of a compiled case."""

    id: str
    clauses: tuple[str, ...]
    verdict: str
    """The reference's verdict."""
    missed: tuple[str, ...]
    """The expectations that the reference does not meet, in words."""
    caught: tuple[str, ...]
    """The wrong engines that fail it."""


class Report(Struct, frozen=True):
    """The report about the folder."""

    cases: tuple[Checked, ...] = ()
    defects: tuple[str, ...] = ()
    """Why it does not compile, each with file and line."""
    tried: int = 0
    """How many wrong engines were asked."""


def check(folder: Path, names: Sequence[str] = ()) -> Report:
    """Compile and ask. Only in a process of its own, because its reference is made wrong for a while."""
    try:
        cases = _compiled(folder)
    except SuiteError as error:
        return Report(defects=tuple(error.defects))
    if names:
        cases = tuple(case for case in cases if case.id.partition("/")[0] in names)
    caught: dict[str, list[str]] = {case.id: [] for case in cases}
    wrong = wrong_engines()
    with reference_engine() as engine:
        known = engine.start()
        verdicts = {case.id: _verdict(case, engine, known) for case in cases}
        for one in wrong:
            with while_wrong(one.name):
                for case in cases:
                    kind, _ = _verdict(case, engine, known)
                    if kind not in ("pass", verdicts[case.id][0]):
                        caught[case.id].append(one.name)
    return Report(
        tuple(Checked(case.id, case.clauses, *verdicts[case.id], tuple(caught[case.id])) for case in cases),
        tried=len(wrong),
    )


def _compiled(folder: Path) -> Sequence[Case]:
    if not (folder / own.MANIFEST).is_file():
        return compile_features(folder)
    with own.using((own.read(folder),)):
        return load_cases().cases


def _verdict(case: Case, engine: Engine, known: Capabilities) -> tuple[str, tuple[str, ...]]:
    edition = next((edition for edition in BASES if applies(case, edition)), BASES[0])
    verdict = judge(case, engine.evaluate(request_params(case, edition)), known)
    return verdict.kind, tuple(
        f"{finding.expected}: got {finding.got} {finding.why}".strip() for finding in verdict.findings
    )


def main(arguments: Sequence[str]) -> int:
    """Check the folder named."""
    out = sys.stdout
    with redirect_stdout(sys.stderr):  # pytest may print
        found = check(Path(arguments[0]), arguments[1:])
    out.write(msgspec.json.encode(found).decode() + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
