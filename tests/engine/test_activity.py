"""Which status bars which activity: each cell of the table has a case."""

from functools import cache

from asl_conformance.gherkin.kept import load_cases
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import applies
from asl_reference.board.position import Unit
from asl_reference.protocol.requests import evaluate
from asl_reference.rules.ground.a7_activity import ABLE, MAY
from asl_reference.wrong.swapping import in_force, swaps_of

STATUSES = frozenset(status for cells in ABLE.values() for status in cells)
"""Only cases that name one of them are looked at."""
Cell = tuple[str, str]
NOT_ASKED: dict[Cell, str] = {
    **dict.fromkeys(
        ((verb, "prisoner") for verb in ("move", "rout", "advance", "withdraw")),
        "who guards the prisoner is not told (A20.5)",
    ),
    ("be_made_to_rout", "pinned"): "the rout of a unit that Interdiction has pinned is over (A10.53)",
    ("be_made_to_rout", "ti"): "who breaks is TI no longer",
    ("clear", "dummy"): "dummies announce no Clearance that could end",
}
"""Cells without a case, each with the reason."""


@cache
def met() -> frozenset[Cell]:
    """The cells that a case of the suite tests: the status bars the activity, or does not bar it."""
    found: set[Cell] = set()

    def noting(right):  # type: ignore[no-untyped-def]
        def note(activity: str, unit: Unit) -> str:
            status: str = right(activity, unit)
            borne = {*unit.status, unit.type} & ABLE[activity].keys()
            found.update((activity, one) for one in borne if one == status or ABLE[activity][one] == MAY)
            return status

        return note

    with in_force(swaps_of({"rules.ground.a7_activity.status_barring": noting})):
        for case in filter(_says_one, load_cases().cases):
            evaluate(request_params(case, "current"))
    return frozenset(found)


def _says_one(case: Case) -> bool:
    units = request_params(case, "current")["position"].get("units", {}).values()
    told = {word for unit in units for word in (unit["type"], *unit.get("status", ()))}
    return applies(case, "current") and not STATUSES.isdisjoint(told)


def test_each_cell_is_met_by_a_case() -> None:
    cells = {(activity, status) for activity, of_it in ABLE.items() for status in of_it}
    assert cells - met() == set(NOT_ASKED)
