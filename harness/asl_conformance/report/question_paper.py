"""The question paper: one page with the questions that the text leaves open, to tick answers on."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

import msgspec
from markupsafe import Markup
from msgspec import Struct

from asl_conformance import __version__
from asl_conformance.drawing.svg import document, draw, marks
from asl_conformance.drawing.svg.symbols import definitions, every
from asl_conformance.report.page import board_style, environment, template_text
from asl_conformance.suite.case import Case
from asl_conformance.suite.lab_link import case_link
from asl_conformance.suite.readings import KINDS, Reading, load
from asl_conformance.suite.variants import asks, counterparts, grouped, resting_on

IDENTIFIER = re.compile(r"\b[A-Z]\d+\.\d+(?:x[A-Z]\d*\.?\d*)*-(?:EX\d+-)?\d+")
"""The id of a requirement within a text."""
POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
"""No network and no script."""


class Measured(Struct, frozen=True):
    """A measurement: which boards, and on how many of them each reading moves answers."""

    what: str
    """The boards: ``100 random boards (seed 0)``."""
    boards: Mapping[str, int]
    answers: Mapping[str, int]
    short: str = ""
    """A short form beside each question; empty for the full text."""


class Picture(Struct, frozen=True):
    """A position that shows the question: its case in words, and each answer that a case has."""

    case: str
    prose: tuple[str, ...]
    svg: Markup
    answers: Mapping[str, str]
    """The expectations by choice; empty if the case does not depend on the reading."""
    link: str
    """Opens the position in a lab."""


class Entry(Struct, frozen=True):
    """One question with all its data."""

    number: int
    reading: Reading
    why: str
    cases: int
    moved: int | None
    """Number of case answers that it moves; None if the reference follows only one choice."""
    picture: Picture | None
    weights: tuple[str, ...]
    follows: tuple[str, ...]
    boards: int = 0
    """Number of boards on which it moves an answer."""


def paper(
    cases: Sequence[Case],
    moved: Mapping[str, int],
    measured: Sequence[Measured],
    engines: Mapping[str, Mapping[str, str]],
) -> str:
    """The page.

    ``moved``: for each reading that the reference can switch, the number of case answers that it moves.
    ``engines``: for each known engine, the choice that it follows, by reading.
    """
    resting, together = resting_on(cases), grouped(cases)
    drawn: list[Reading] = []
    others: list[Reading] = []
    for name, one in load().items():
        (drawn if resting[name] else others).append(one)
    entries = [
        Entry(
            number,
            one,
            KINDS[one.kind],
            sum(case.readings[one.id] == one.reference for case in resting[one.id]),
            moved.get(one.id),
            _picture(one, resting[one.id], together) or _elsewhere(one, cases),
            tuple(_weight(one.id, which) for which in measured if one.id in which.boards),
            tuple(f"{engine}: {choices[one.id]}" for engine, choices in engines.items() if one.id in choices),
            sum(which.boards.get(one.id, 0) for which in measured),
        )
        for number, one in enumerate([*drawn, *others], 1)
    ]
    return (
        environment()
        .get_template("question_paper.html.j2")
        .render(
            entries=entries,
            pairs=[f"{name}={choice}" for name, one in load().items() for choice in one.choices],
            heaviest=_heaviest(entries),
            measured=[which.what for which in measured],
            version=__version__,
            policy=POLICY,
            sheet=Markup(template_text("question_paper.css") + board_style()),
            symbols=Markup(definitions(every())),
        )
    )


def _weight(name: str, which: Measured) -> str:
    boards, answers = which.boards[name], which.answers[name]
    weight = f"{_many(answers, 'answer')} on {_many(boards, 'board')}" if answers else "none"
    return f"{which.short or which.what}: {weight}"


def _many(count: int, what: str) -> str:
    return f"{count:,} {what}{'s' * (count != 1)}"


def _heaviest(entries: Sequence[Entry]) -> list[Entry]:
    """The questions that move any answer, sorted by number, largest first."""

    def weight(entry: Entry) -> tuple[int, int]:
        return entry.boards, entry.moved or 0

    return sorted((entry for entry in entries if weight(entry) > (0, 0)), key=weight, reverse=True)


def _picture(one: Reading, cases: Sequence[Case], together: Mapping[bytes, list[Case]]) -> Picture | None:
    """The smallest position of a case that depends on it, preferably one with both answers."""
    if not cases:
        return None
    held = [case for case in cases if case.readings[one.id] == one.reference]
    varied = [case for case in held if counterparts(case, one.id, together[asks(case)])]
    case = min(varied or held or cases, key=lambda found: (len(found.position.hexes), len(found.prose)))
    answers = {case.readings[one.id]: _claims(case)}
    for other in counterparts(case, one.id, together[asks(case)]):
        answers.setdefault(other.readings[one.id], _claims(other))
    return _drawn(case, answers)


def _elsewhere(one: Reading, cases: Sequence[Case]) -> Picture | None:
    """The smallest position for a question that no case depends on: of a requirement that its answers name,
    or where its clauses meet."""
    text = " ".join(choice.says for choice in one.choices.values())
    cited = set(IDENTIFIER.findall(text))
    found = [case for case in cases if cited.intersection(case.requirements) and not case.readings]
    if not found and len(one.clauses) > 1:
        found = [case for case in cases if set(one.clauses) <= set(case.clauses) and not case.readings]
    if not found:
        return None
    return _drawn(min(found, key=lambda case: (len(case.position.hexes), len(case.prose))), {})


def _drawn(case: Case, answers: Mapping[str, str]) -> Picture:
    """The position and the actions, without expectations."""
    asked = msgspec.structs.replace(case, expectations=())
    claims = {one.prose for one in case.expectations}
    given = tuple(line for line in case.prose if line.partition(" ")[2] not in claims)
    drawing = draw(case.position, marks(asked))
    svg = Markup(document(drawing, title=case.name))
    return Picture(case.id, given, svg, answers, case_link(asked))


def _claims(case: Case) -> str:
    return "; ".join(dict.fromkeys(one.prose for one in case.expectations))
