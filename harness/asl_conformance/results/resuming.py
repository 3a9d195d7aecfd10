"""What a run that was ended has left: the cases that a resumed run takes over instead of asking them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from msgspec import Struct

from asl_conformance.adapters.base import Cost
from asl_conformance.judging.judge import Verdict
from asl_conformance.judging.runner import Result
from asl_conformance.protocol.messages import WINDOW
from asl_conformance.results.lines import Line
from asl_conformance.results.reading import read_results, sound_lines
from asl_conformance.results.stream import (
    CaseRecord,
    CostRecord,
    Footer,
    Header,
    edition_name,
    part_of,
)
from asl_conformance.suite.case import Case

AGAIN = WINDOW
"""The last cases are asked again: a late second response may have taken their verdicts back."""


class Before(Struct, frozen=True):
    """The part of a run that was done before it was ended."""

    path: Path = Path()
    header: Header | None = None
    cases: dict[str, CaseRecord] = {}
    cost: Cost = Cost()
    complete: bool = False
    """Whether every case was asked, so that nothing is left to do."""
    text: bytes = b""
    """The lines that are taken over, without the footer."""
    checksum: str = ""

    def results(self, cases: Sequence[Case]) -> Mapping[str, Result]:
        """The results of those cases that are taken over."""
        return {
            case.id: Result(case, Verdict(one.verdict, one.findings), one.reasons, one.seconds)
            for case in cases
            if (one := self.cases.get(case.id)) is not None
        }


NOTHING = Before()
"""Nothing is taken over; every case is asked."""


class OtherRun(ValueError):
    """The results there are of another run; the text says in what it differs, and what to do."""


def what_is_left(path: Path) -> Before:
    """What a run has left at that path: in ``FILE.part``, otherwise in ``FILE`` itself.

    The part is read up to its first unsound line. Raises BadResults if
    ``FILE`` is not sound, or OSError.
    """
    part = part_of(path)
    if part.exists():
        return _taken_over(part)
    if not path.exists():
        return NOTHING
    return _taken_over(path, complete=read_results(path).footer.complete)


def _taken_over(path: Path, *, complete: bool = False) -> Before:
    lines = sound_lines(path)
    if not lines or not isinstance(lines[0].record, Header):
        return NOTHING
    kept = lines if complete else _settled(lines)
    costs = [line.record.cost for line in kept if isinstance(line.record, CostRecord)]
    return Before(
        path,
        lines[0].record,
        {line.record.id: line.record for line in kept if isinstance(line.record, CaseRecord)},
        costs[-1] if costs else Cost(),
        complete,
        path.read_bytes()[: kept[-1].end],
        kept[-1].checksum,
    )


def _settled(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines up to the first case that was not run, without the last AGAIN cases.

    If a later line takes a verdict back, the case and all after it are left out as well.
    """
    ran: list[Line] = []
    for line in lines:
        if isinstance(line.record, Footer) or getattr(line.record, "verdict", "") == "not-run":
            break
        ran.append(line)
    places: dict[str, int] = {}
    cases = [n for n, line in enumerate(ran) if isinstance(line.record, CaseRecord)]
    cut = cases[-AGAIN] if len(cases) > AGAIN else 1
    first = [places.setdefault(getattr(line.record, "id", ""), n) for n, line in enumerate(ran)]
    for n in range(len(ran) - 1, 0, -1):
        if n < cut:
            break
        if isinstance(ran[n].record, CaseRecord):
            cut = min(cut, first[n])
    return ran[:cut]


def refuse_other(left: Before, head: Header) -> None:
    """Raise OtherRun unless the run that left this differs in nothing that a verdict depends on."""
    if left.header is None:
        return
    there, now = (_terms(one) for one in (left.header, head))
    differing = [
        f"{name} {there.get(name) or 'unknown'}, not {now.get(name) or 'unknown'}"
        for name in now
        if there.get(name) != now[name]
    ]
    if differing:
        raise OtherRun(
            f"{left.path} is of another run, so it cannot be resumed: {'; '.join(differing)}. "
            "Repeat the command that began it, or write to another file with --results"
        )


def _terms(head: Header) -> dict[str, str]:
    """All that two parts of one run have in common, by name."""
    readings = ", ".join(f"{name}={choice}" for name, choice in sorted(head.readings.items()))
    return {
        "release": head.harness,
        "engine": f"{head.engine} {head.engine_version}",
        "edition": edition_name(head),
        "readings": readings or "none",
        "suite": head.suite,
        **head.terms,
    }
