"""Wall advantage on every board."""

from dataclasses import replace
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import asl_reference.play.verbs  # noqa: F401  registers the verbs
from asl_reference.base.clauses import Illegal
from asl_reference.base.editions import Rules, rules_for
from asl_reference.board import geometry
from asl_reference.board.actions import Action
from asl_reference.board.geometry import neighbours
from asl_reference.board.position import Position
from asl_reference.board.steps import Log
from asl_reference.play.turn import play
from asl_reference.rules.wall_advantage.b9_wall_advantage_claims import may_claim
from asl_reference.rules.wall_advantage.b9_wall_advantage_denial import held
from asl_reference.rules.wall_advantage.b9_wall_advantage_eligibility import excluded, mandatory, unfit
from asl_reference.rules.wall_advantage.b9_wall_advantage_mandatory import settle
from tests.dated import CURRENT

CENTRE = "F5"
AROUND = [name for name in neighbours(CENTRE) if name]
HEXES = [CENTRE, *AROUND]
EDGES = sorted({geometry.hexside(a, b) for a in HEXES for b in HEXES if geometry.adjacent(a, b)})
STATUS = ("broken", "concealed", "hidden", "pinned", "unarmed", "prisoner", "wall_advantage")
rules = st.sampled_from([CURRENT, rules_for("older")])
grounds = st.sampled_from(["open_ground", "woods", "stone_building", "orchard"])
units = st.fixed_dictionaries(
    {
        "side": st.sampled_from(["German", "Russian"]),
        "type": st.sampled_from(["squad", "leader", "dummy", "tank"]),
        "hex": st.sampled_from(HEXES),
        "floor": st.sampled_from([0, 0, 0, 1]),
        "status": st.lists(st.sampled_from(STATUS), max_size=2, unique=True),
        "done": st.sampled_from([[], ["moved"]]),
    }
)


@st.composite
def boards(draw: st.DrawFn) -> Position:
    """F5 and the hexes around it, walls between them, up to five units of two sides."""
    walls = draw(
        st.dictionaries(st.sampled_from(EDGES), st.sampled_from(["wall", "hedge", "bocage"]), min_size=1)
    )
    table: dict[str, Any] = {
        "hexes": {
            name: {"terrain": t} for name, t in draw(st.dictionaries(st.sampled_from(HEXES), grounds)).items()
        },
        "hexsides": {name: {"terrain": kind} for name, kind in walls.items()},
        "units": {f"u{i}": unit for i, unit in enumerate(draw(st.lists(units, min_size=1, max_size=5)))},
        "phase": draw(st.sampled_from(["PFPh", "MPh", "APh"])),
        "turn_of": draw(st.sampled_from(["", "German", "Russian"])),
        "ssr": draw(st.sampled_from([[], ["Deluxe"]])),
    }
    return Position.from_json(table)


@given(rules, boards())
def test_a_settled_position_is_settled(edition: Rules, position: Position) -> None:
    after = settle(edition, position)
    assert settle(edition, after) is after


@given(rules, boards())
def test_units_are_settled_alike_in_whatever_order_they_are_named(edition: Rules, position: Position) -> None:
    turned = replace(position, units=dict(reversed(list(position.units.items()))))
    assert settle(edition, turned).text == settle(edition, position).text


@given(rules, boards())
def test_it_is_had_over_ones_own_hexsides_by_the_entitled(edition: Rules, position: Position) -> None:
    after = settle(edition, position)
    for name, unit in after.units.items():
        over = held(after, unit)
        assert bool(over) == unit.has("wall_advantage")
        if over:
            assert excluded(edition, after, name) is None
            assert all(unit.hex in geometry.hexes_of(side) and side in after.hexsides for side in over)


@given(rules, boards())
def test_no_two_opponents_have_it_over_one_hexside(edition: Rules, position: Position) -> None:
    bare = replace(position, units={n: u.unmarked("wall_advantage") for n, u in position.units.items()})
    after = settle(edition, bare)
    for one in after.units.values():
        for other in after.units.values():
            if one.side != other.side and one.hex != other.hex:
                assert not set(held(after, one)) & set(held(after, other))


@given(boards())
def test_where_it_is_mandatory_who_is_fit_has_it_or_is_denied_it(position: Position) -> None:
    after = settle(CURRENT, replace(position, turn_of="German"))
    for name, unit in after.units.items():
        if mandatory(after, name) and not unfit(after, name) and not unit.has("hidden"):
            barred = may_claim(CURRENT, after, name)
            assert unit.has("wall_advantage") or isinstance(barred, Illegal) or _disputed(after, name)


def _disputed(position: Position, name: str) -> bool:
    """An unseen enemy has it; against an express claim he would have to show a real unit."""
    return any(
        other.side != position.units[name].side and other.has("concealed", "hidden", "wall_advantage")
        for other in position.units.values()
    )


@given(rules, boards())
def test_a_claim_that_is_allowed_gives_it(edition: Rules, position: Position) -> None:
    start = settle(edition, position)
    for name in start.units:
        log = play(edition, start, [Action("claim_wall_advantage", units=(name,), showing=name)])
        if isinstance(log, Log):
            assert held(log.position, log.position.units[name])
            assert may_claim(edition, start, name) is None
