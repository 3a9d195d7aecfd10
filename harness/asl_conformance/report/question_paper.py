"""The question paper: what the text leaves open on one page, to be answered by ticking, on paper too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from markupsafe import Markup
from msgspec import Struct

from asl_conformance import __version__
from asl_conformance.drawing.svg import document, draw, marks
from asl_conformance.drawing.svg.symbols import definitions, every
from asl_conformance.report.page import board_style, environment, template_text
from asl_conformance.suite.case import Case
from asl_conformance.suite.readings import KINDS, Reading, load
from asl_conformance.suite.variants import asks, counterparts, grouped, resting_on

POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
"""No network and no script."""


class Measured(Struct, frozen=True):
    """What was asked of boards: which they were, and on how many of them each reading moves answers."""

    what: str
    """As ``100 random boards``."""
    boards: Mapping[str, int]
    answers: Mapping[str, int]


class Picture(Struct, frozen=True):
    """A position that shows the question: its case in words, and each answer as a case has it."""

    case: str
    prose: tuple[str, ...]
    svg: Markup
    answers: Mapping[str, str]


class Entry(Struct, frozen=True):
    """One question with all that is said of it."""

    number: int
    reading: Reading
    why: str
    cases: int
    moved: int | None
    """Answers that it moves among the cases; None where the reference follows one reading only."""
    picture: Picture | None
    weights: tuple[str, ...]
    follows: tuple[str, ...]


def paper(
    cases: Sequence[Case],
    moved: Mapping[str, int],
    measured: Sequence[Measured],
    engines: Mapping[str, Mapping[str, str]],
) -> str:
    """The page.

    ``moved`` are answers moved among the cases by each reading that the reference can switch, ``engines``
    what each known engine follows, by reading.
    """
    resting = resting_on(cases)
    together = grouped(cases)
    entries = [
        Entry(
            number,
            one,
            KINDS[one.kind],
            len(resting[name]),
            moved.get(name),
            _picture(one, resting[name], together),
            tuple(_weight(name, which) for which in measured if name in which.boards),
            tuple(f"{engine}: {said[name]}" for engine, said in engines.items() if name in said),
        )
        for number, (name, one) in enumerate(load().items(), 1)
    ]
    return (
        environment()
        .get_template("question_paper.html.j2")
        .render(
            entries=entries,
            heaviest=_heaviest(entries, measured),
            measured=[which.what for which in measured],
            version=__version__,
            policy=POLICY,
            sheet=Markup(template_text("question_paper.css") + board_style()),
            symbols=Markup(definitions(every())),
        )
    )


def _weight(name: str, which: Measured) -> str:
    boards, answers = which.boards[name], which.answers[name]
    return f"{which.what}: {answers} answers on {boards} boards" if answers else f"{which.what}: none"


def _heaviest(entries: Sequence[Entry], measured: Sequence[Measured]) -> list[Entry]:
    """The questions that move anything, those that move most first."""

    def weight(entry: Entry) -> tuple[int, int]:
        boards = sum(which.boards.get(entry.reading.id, 0) for which in measured)
        return boards, entry.moved or 0

    return sorted((entry for entry in entries if weight(entry) > (0, 0)), key=weight, reverse=True)


def _picture(one: Reading, cases: Sequence[Case], together: Mapping[bytes, list[Case]]) -> Picture | None:
    """The smallest position of a case that rests on it, one with both answers rather than with one."""
    if not cases:
        return None
    held = [case for case in cases if case.readings[one.id] == one.reference]
    varied = [case for case in held if counterparts(case, one.id, together[asks(case)])]
    case = min(varied or held or cases, key=lambda found: (len(found.position.hexes), len(found.prose)))
    answers = {case.readings[one.id]: _claims(case)}
    for other in counterparts(case, one.id, together[asks(case)]):
        answers.setdefault(other.readings[one.id], _claims(other))
    drawing = draw(case.position, marks(case))
    given = tuple(line for line in case.prose if not line.startswith("Then ") and line not in _thens(case))
    return Picture(case.id, given, Markup(document(drawing, title=case.name)), answers)


def _thens(case: Case) -> set[str]:
    said = {one.prose for one in case.expectations}
    return {line for line in case.prose if line.partition(" ")[2] in said}


def _claims(case: Case) -> str:
    return "; ".join(dict.fromkeys(one.prose for one in case.expectations))
