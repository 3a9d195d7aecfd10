"""Three example positions for the first start of the lab, in the suite's vocabulary."""

from __future__ import annotations

from typing import NamedTuple

from asl_conformance.gherkin.scene import unasked, world_of_steps
from asl_conformance.lab.document import Json, empty
from asl_conformance.suite.case import plain


class Example(NamedTuple):
    """An example position: what it shows, and its steps."""

    name: str
    text: str
    steps: str


EXAMPLES = (
    Example(
        "The wall at the orchard",
        "Who sees whom over a wall and a hedge, and who has wall advantage. Drag with the LOS tool.",
        """
        Given C4 is orchard
        And D2 is wooden building
        And F3 is woods
        And E5 is grain
        And hexside C3-D3 is a wall
        And hexside D3-D4 is a wall
        And hexside D3-E4 is a wall
        And hexside E4-F3 is a hedge
        And a German squad A in D3
        And a German leader L in D3
        And a Russian squad B in E4
        And a Russian squad C in G4
        When the players ask about the wall advantage of A
        And A looks for C
        And C attacks A with small-arms fire
        """,
    ),
    Example(
        "Foxholes behind the hedge",
        "How a hedge affects entrenched units. Move the Russians and watch the answers change.",
        """
        Given D4 is level 1 Open Ground
        And B4 is brush
        And hexside C4-D3 is a hedge
        And hexside C4-D4 is a hedge
        And C4 holds a foxhole 1S
        And a German squad A beneath the foxhole in C4
        And a Russian squad B in E4
        And a Russian squad C in F6
        When B attacks A with small-arms fire
        And A looks for B
        And C looks for A
        """,
    ),
    Example(
        "Two trenches and Wire",
        "Movement with its MF, step by step; a refused action names its clause.",
        """
        Given it is the MPh of the German turn
        And D3 holds a trench
        And E3 holds a trench
        And D4 holds Wire
        And C3 is woods
        And a German squad A beneath the trench in D3
        And a German leader L beneath the trench in D3
        And a Russian squad B in G5
        When A moves into D4
        And the players ask whether L may move into C3
        """,
    ),
)


def example(number: int) -> tuple[str, Json]:
    """The name and the document of an example."""
    one = EXAMPLES[number]
    return one.name, of_steps(one.steps, title=one.name)


def of_steps(steps: str, **fields: str) -> Json:
    """Steps as a document; raises StepError."""
    case = unasked(world_of_steps(steps.splitlines()), "lab")
    made: Json = plain({"position": case.position, "actions": case.actions, "questions": case.questions})
    board = {"columns": 10, "rows": 8}
    return empty(**made, **fields) | {"position": board | made["position"]}
