"""Reads a result file. What it says is counted again, and a file that does not add up is refused."""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from asl_conformance.base import locking
from asl_conformance.base.text import one_line
from asl_conformance.judging.judge import ORDER, Kind
from asl_conformance.results.lines import Line, lines_of
from asl_conformance.results.stream import (
    BadResults,
    CaseRecord,
    Footer,
    Header,
    Stream,
    edition_name,
    part_of,
    sibling,
)

PART = ".part"


def read_results(path: Path) -> Stream:
    """Read a result file; raises BadResults if it is missing, cut off, malformed or does not add up."""
    if path.name.endswith(PART):
        raise BadResults(_advice(path, path.with_name(path.name.removesuffix(PART))))
    if not path.exists():
        part = part_of(path.resolve())
        raise BadResults(f"{path} does not exist" + (f". {_advice(part, path)}" if part.exists() else ""))
    return _checked(list(lines_of(path.read_bytes(), str(path))), str(path))


def _advice(part: Path, path: Path) -> str:
    """What a part of a result file holds, and what to do with it."""
    if running := locking.held(sibling(path.resolve(), ".lock")):
        return f"{part} is written now ({running}); {path} is there when that run ends"
    lines = sound_lines(part)
    head = lines[0].record if lines else None
    if not isinstance(head, Header):
        return f"{part} has no results: the run was ended before its first case"
    done = len({line.record.id for line in lines if isinstance(line.record, CaseRecord)})
    about = one_line(f"{head.engine}, edition {edition_name(head)}", 80)
    return (
        f"{part} has {done} of {head.cases} cases of a run that was ended ({about}): "
        f"asl-conformance run --resume {path} continues it, with the options of that run"
    )


def sound_lines(path: Path) -> list[Line]:
    """The lines up to the first one that is incomplete or not sound."""
    data, found = path.read_bytes(), list[Line]()
    with contextlib.suppress(BadResults):
        found.extend(lines_of(data[: data.rfind(b"\n") + 1], str(path)))
    return found


def _checked(lines: list[Line], name: str) -> Stream:
    """The stream of these lines; raises BadResults."""
    if not lines or not isinstance(lines[0].record, Header):
        raise BadResults(f"{name}:1: the first line has to be a header")
    head, last = lines[0].record, lines[-1].record
    if not isinstance(last, Footer):
        raise BadResults(f"{name}:{len(lines)}: the footer is missing, the run was cut off")
    for line in lines[1:-1]:
        if isinstance(line.record, Header | Footer):
            raise BadResults(f"{name}:{line.number}: another run begins or ends here: two runs wrote it")
    cases = {line.record.id: line.record for line in lines if isinstance(line.record, CaseRecord)}
    if len(cases) != head.cases:
        end = f"the last is {list(cases)[-1]}" if cases else "none"
        raise BadResults(
            f"{name}:{len(lines)}: the header announces {head.cases} cases, but there are {len(cases)}, {end}"
        )
    for derived, stated in ((False, last.counts), (True, last.derived)):
        _count(cases.values(), derived=derived, stated=stated, place=f"{name}:{len(lines)}")
    if last.complete is any(one.verdict == "not-run" for one in cases.values()):
        raise BadResults(f"{name}:{len(lines)}: the footer is wrong about whether every case was run")
    return Stream(head, cases, last)


def _count(cases: Iterable[CaseRecord], *, derived: bool, stated: dict[Kind, int], place: str) -> None:
    """Raise BadResults if the footer counts otherwise, with the last case of a verdict that differs."""
    found: dict[Kind, list[str]] = {}
    for one in cases:
        if bool(one.derived) is derived:
            found.setdefault(one.verdict, []).append(one.id)
    counted = Counter({kind: len(ids) for kind, ids in found.items()})
    for kind in ORDER:
        if counted[kind] != stated.get(kind, 0):
            which = "derived cases" if derived else "cases"
            last = f", the last of them {found[kind][-1]}" if counted[kind] else ""
            raise BadResults(
                f"{place}: the footer counts {stated.get(kind, 0)} {which} as {kind}, "
                f"but there are {counted[kind]}{last}"
            )
