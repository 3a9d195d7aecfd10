"""Features to cases: a recorder runs every scenario once, without pytest."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from asl_conformance.base import ending
from asl_conformance.gherkin import as_given
from asl_conformance.gherkin.ended import ended, until_ended
from asl_conformance.gherkin.lint import NONE, lint
from asl_conformance.gherkin.own_steps import load_steps
from asl_conformance.gherkin.recording import Recorder
from asl_conformance.suite import crossings, own, variants
from asl_conformance.suite.case import Case
from asl_conformance.suite.places import SuiteError, import_step_definitions, locate
from asl_conformance.suite.registry import load

_TITLE = re.compile(r"^\s*Feature:[ \t]*(.*?)\s*$", re.M)


def compile_features(features: Path, sound: Mapping[Path, Sequence[Case]] = NONE) -> tuple[Case, ...]:
    """Every scenario of the folder as a case; raises SuiteError with the place of each defect.

    ``sound``: features whose cases are known already; they are not compiled again.
    """
    try:
        return _compiled(features, sound)
    except Exception as error:
        if ending.heard():  # interrupted in the middle of a step, its result is unusable
            raise KeyboardInterrupt from error
        raise


def _compiled(features: Path, sound: Mapping[Path, Sequence[Case]]) -> tuple[Case, ...]:
    import_step_definitions()
    load_steps()
    report = lint(features, sound=sound)
    report.defects += crossing_defects(features)
    if report.defects:
        raise SuiteError(without_repeats(report.defects))
    paths = own.features_of(features)
    recorder = Recorder()
    recorder.record((path, report.parsed.pop(path)) for path in paths if path in report.parsed)
    if recorder.defects:
        raise SuiteError(without_repeats(recorder.defects))
    cases = {**sound, **recorder.cases}
    there = sum(map(len, cases.values()))
    if there != report.scenarios:
        raise SuiteError([f"{features} has {report.scenarios} scenarios, but {there} cases were made"])
    by_id, registry = ended(paths), load()
    in_order = (
        until_ended(case, by_id, registry)
        for path in sorted(paths, key=_title)
        for case in cases.get(path, ())
    )
    found = tuple(sorted(in_order, key=_rulebook_order()))
    wrong = variants.defects(found)
    if features == locate("features"):
        wrong += as_given.defects(found)
    if wrong:
        raise SuiteError(without_repeats(wrong))
    return found


def _title(feature: Path) -> tuple[str, Path]:
    """Sort key of features: their titles, then their files."""
    found = _TITLE.search(feature.read_text(encoding="utf-8"))
    return (found[1] if found else "") or str(feature), feature


def crossing_defects(features: Path) -> list[str]:
    """Defects of the closed lists of that folder; empty if it has none."""
    if not (features / crossings.FILE).is_file():
        return []
    try:
        return crossings.defects(crossings.load(features / crossings.FILE), load())
    except crossings.BadCrossings as error:
        return [str(error)]


def without_repeats(defects: Iterable[str]) -> list[str]:
    """Each defect of a file only once, at its first line, even if many rows and scenarios have it."""
    lines: dict[tuple[str, str], list[str]] = {}
    for defect in defects:
        place, _, what = defect.partition(": ")
        file, _, line = place.partition(":")
        lines.setdefault((file, what), []).append(line)
    found = []
    for (file, what), (first, *rest) in lines.items():
        head, *more = what.splitlines()
        also = f"  (and on {len(rest)} more, the last {file}:{rest[-1]})" if rest else ""
        found.append(
            "\n".join([f"{file}:{first}: {head}{also}" if first else f"{file}: {head}{also}", *more])
        )
    return found


def _rulebook_order() -> Callable[[Case], int]:
    """Sort key of cases: by first clause; within a clause in the order of the features."""
    chapters = load().chapters.values()
    order = {clause: rank for rank, clause in enumerate(c for chapter in chapters for c in chapter.clauses)}
    return lambda case: min((order.get(clause, len(order)) for clause in case.clauses), default=len(order))
