"""The question ``rout``: a declared rout, expenditure by expenditure, and where it can be interdicted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from asl_reference.base.clauses import Illegal
from asl_reference.base.decode import Malformed
from asl_reference.base.editions import Rules
from asl_reference.board.reading import read_action
from asl_reference.board.steps import Log, Step
from asl_reference.play.moving.exposure import exposed
from asl_reference.play.turn import step
from asl_reference.rules.routing.a10_rout import must_rout, why_no_rout
from asl_reference.rules.routing.b26_rout import outcome

FIELDS = (
    *("legal", "costs", "mf", "interdiction", "must_rout", "hex", "at", "beneath", "outcome"),
    *("clauses", "why"),
)


def answer_rout(rules: Rules, log: Log, question: Mapping[str, Any]) -> dict[str, Any]:
    """Each expenditure's MF and the hexes where Interdiction is possible after it, up to what is illegal.

    If Interdiction eliminates the unit on the way, the answer gives its last place, and ``why`` says so.
    """
    name, position = str(question.get("unit", "")), log.position
    if name not in position.units:
        raise Malformed("question.unit", f"no unit {name!r} in the position")
    answer: dict[str, Any] = {"legal": True, "must_rout": must_rout(rules, position, name)}
    steps: list[Step] = []
    hexes: dict[str, None] = {}
    end = position.units[name]
    for index, data in enumerate(question.get("steps", ())):
        action = read_action(data, f"question.steps[{index}]")
        gone = None if name in position.units else Illegal("A10.53", f"{name} has been eliminated")
        done = gone or step(rules, position, action)
        if isinstance(done, Illegal):
            answer |= {"legal": False, "clauses": [done.clause], "why": f"steps[{index}]: {done.why}"}
            break
        steps.append(done)
        position = done.position
        end = position.units.get(name, end)
        if name in action.units and "interdiction" in exposed(rules, done):
            hexes[end.hex] = None
    costs = [spent.mf for done in steps for spent in done.expenditures if name in spent.units]
    cited = list(dict.fromkeys(clause for done in steps for clause in done.clauses))
    rest = {
        "costs": costs,
        "mf": sum(costs),
        "interdiction": list(hexes),
        "hex": end.hex,
        "at": end.at,
        "beneath": list(end.beneath),
        "outcome": outcome(rules, position, name) if name in position.units else "",
    }
    last = "" if name in position.units else f"; {name} is eliminated in {end.hex}"
    said = f"every expenditure is legal{last}"
    if not steps:
        said = f"{name} must rout" if answer["must_rout"] else why_no_rout(position, name)
    return {"clauses": [*cited, "A10.53"], "why": said} | answer | rest
