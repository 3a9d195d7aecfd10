"""Steps outside a feature: a few lines of the suite's vocabulary, written into a world.

They look like the lines of a scenario; comments and headings are ignored. A line without a keyword
continues the keyword before it; the first is a Given.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from asl_conformance.gherkin.own_steps import load_steps
from asl_conformance.gherkin.vocabulary import VOCABULARY, Keyword, StepError, UnknownStep
from asl_conformance.gherkin.world import World
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Position
from asl_conformance.suite.case import Case, plain

_STEP = re.compile(r"(Given|When|Then|And|But|\*)\s+(.*)")
_HEADING = re.compile(r"(Feature|Rule|Background|Scenario|Example)\s*:")
_OUTLINE = re.compile(r"(Scenario Outline|Scenario Template|Examples)\s*:|\|")
KEYWORDS: dict[str, Keyword] = {"Given": "given", "When": "when", "Then": "then"}


def world_of(position: Position) -> World:
    """A world with that position; steps add to it and change it."""
    world = World()
    table: dict[str, Any] = plain(position)
    for name in ("hexes", "hexsides", "sides", "units", "counters"):
        getattr(world, name).update(table.pop(name, {}))
    world.fields.update(table)
    return world


def write(world: World, lines: Iterable[str], *, keyword: Keyword = "given") -> World:
    """Write the steps into the world; raises StepError with the number of the line."""
    load_steps()
    world.folder = world.folder or Path.cwd()
    scenarios, begun = 0, False
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text or text[0] in "#@":
            continue
        if _OUTLINE.match(text):
            raise StepError(
                f"line {number}: a scenario without Examples is expected; name a row of an outline by its id"
            )
        if heading := _HEADING.match(text):
            scenarios += heading[1] in ("Scenario", "Example")
            if scenarios > 1:
                raise StepError(f"line {number}: a second scenario; name one by the id of its case")
            continue
        found = _STEP.fullmatch(text)
        first, step = (found[1], found[2]) if found else ("And" if begun else keyword.title(), text)
        keyword, begun = KEYWORDS.get(first, keyword), True
        _step(world, keyword, first, step, number)
    return world


def _step(world: World, keyword: Keyword, first: str, text: str, line: int) -> None:
    world.text, world.line = text, line
    try:
        VOCABULARY.match(keyword, text).write(world)
    except UnknownStep as error:
        raise StepError(f"line {line}: {error.near}") from error
    except StepError as error:
        raise StepError(f"line {line}: {error}") from error
    world.prose.append(f"{first} {text}")


def world_of_steps(lines: Iterable[str]) -> World:
    """A world with these steps written into it; raises StepError."""
    return write(World(), lines)


def unasked(world: World, name: str) -> Case:
    """The world as a case, which may lack questions and expectations; raises StepError if it is malformed."""
    try:
        actions = msgspec.convert(msgspec.to_builtins(world.actions), tuple[AnyAction, ...])
        questions = msgspec.convert(msgspec.to_builtins(world.questions), tuple[q.AnyQuestion, ...])
    except msgspec.ValidationError as error:
        raise StepError(f"the question is malformed: {error}") from error
    return Case(
        id=name,
        name=name,
        requirements=(),
        clauses=(),
        feature="",
        line=0,
        position=world.position(),
        questions=questions,
        expectations=tuple(world.expectations),
        actions=actions,
        prose=tuple(world.prose),
    )


def varied(base: Case, givens: Sequence[str], whens: Sequence[str] = ()) -> Case:
    """The case with further steps applied to its position, and with other questions if any are given.

    Its expectations stay only if nothing was changed. Raises StepError, also if nothing is asked.
    """
    world = world_of(base.position)
    world.prose = list(base.prose)
    write(world, givens)
    if whens:
        world.prose = [*(line for line in world.prose if not _about_asking(world.prose, line))]
        write(world, whens, keyword="when")
    made = unasked(world, base.id)
    if not whens:
        made = replace(made, actions=base.actions, questions=base.questions)
    if made.actions and not made.questions:
        made = replace(made, questions=(q.State(),))
    if not made.questions:
        raise StepError(
            "nothing is asked; add a When, such as: When LOS is traced between B2 and B4 (docs/vocabulary.md)"
        )
    claims = () if givens or whens else base.expectations
    return replace(
        base,
        position=made.position,
        actions=made.actions,
        questions=made.questions,
        expectations=claims,
        prose=made.prose,
    )


def claiming(base: Case, thens: Sequence[str]) -> Case:
    """The case with these Thens instead of its expectations; raises StepError."""
    world = world_of(base.position)
    world.actions, world.questions = list(base.actions), list(base.questions)
    if base.questions:
        world.ask(*base.questions)
    write(world, thens, keyword="then")
    made = world.case(id=base.id, name=base.name, requirements=(), clauses=base.clauses, feature="", line=0)
    return replace(base, questions=made.questions, expectations=made.expectations)


def _about_asking(prose: Sequence[str], line: str) -> bool:
    """Whether the step comes after the Givens."""
    first = next((n for n, one in enumerate(prose) if one.startswith(("When ", "Then "))), len(prose))
    return prose.index(line) >= first
