"""LOS through, over, along and to bocage, picture by picture (9.42, 9.52, 9.521, 9.531)."""

from typing import Any

import pytest

from asl_reference.base.editions import Rules, rules_for
from asl_reference.board.geometry import vertex
from asl_reference.board.position import Counter, Hex, Hexside, Position, Unit
from asl_reference.rules.los.ends import End
from asl_reference.rules.los.sight import Sight, sight, sight_between
from asl_reference.rules.los.vertex import hexsides_entered
from tests.dated import CURRENT

OLDER = rules_for("older")
WA = ("wall_advantage",)


def planted(*sides: str, ssr: str = "", **units: Unit) -> Position:
    """Bocage on these hexsides (hedges that an SSR turns into bocage, if ``ssr`` names it), and units."""
    kind = "hedge" if ssr else "bocage"
    return Position(hexsides=dict.fromkeys(sides, Hexside(kind)), units=units, ssr=(ssr,) if ssr else ())


def squad(where: str, *status: str, **more: Any) -> Unit:
    return Unit("German", "squad", where, status=status, **more)


def look(position: Position, viewer: str, target: str, level: float = 0, rules: Rules = CURRENT) -> Sight:
    """LOS from a level of one hex to the ground of another, without units."""
    return sight(rules, position, End(viewer, int(2 * level)), End(target))


# B9.521 -- viewer and target


def test_a_viewer_of_elsewhere_sees_the_hex_and_not_who_has_no_wall_advantage_there() -> None:
    position = planted("F5-F6", a=squad("F4"), b=squad("F6"), c=squad("F6", *WA))
    hidden = sight_between(CURRENT, position, "a", "b")
    assert (hidden.clear, hidden.blocked_at, hidden.clauses) == (False, "F5-F6", ("B9.521",))
    assert hidden.why == "b has no Wall Advantage over bocage F5-F6"
    seen = sight_between(CURRENT, position, "a", "c")
    assert seen.clear
    assert seen.why.endswith("c has Wall Advantage over bocage F5-F6")
    at_the_hex = look(position, "F4", "F6")
    assert at_the_hex.clear
    assert at_the_hex.why.endswith("behind bocage F5-F6 all is seen in F6 but units without Wall Advantage")


def test_a_weapon_is_seen_as_who_possesses_it_is() -> None:
    position = planted("F5-F6", a=squad("F4"), b=squad("F6")).with_counter("lost", Counter("mmg", "F6"))
    position = position.with_counter("held", Counter("mmg", "F6", possessed_by="b"))
    assert sight_between(CURRENT, position, "a", "lost").clear
    assert not sight_between(CURRENT, position, "a", "held").clear
    shown = position.with_unit("b", squad("F6", *WA))
    assert sight_between(CURRENT, shown, "a", "held").clear


@pytest.mark.parametrize(("target", "clear"), [("F6", True), ("F7", False), ("F4", True)])
def test_a_viewer_at_the_bocage_sees_no_farther_than_the_adjacent_hex(target: str, clear: bool) -> None:
    position = planted("F5-F6", a=squad("F5"))
    assert sight(CURRENT, position, End("F5", unit="a"), End(target)).clear is clear
    marked = position.with_unit("a", squad("F5", *WA))
    assert sight(CURRENT, marked, End("F5", unit="a"), End(target)).clear


def test_a_bare_hex_as_viewer_has_no_wall_advantage() -> None:
    seen = look(planted("F5-F6"), "F5", "F7")
    assert seen.why == "F5 has no Wall Advantage over bocage F5-F6"


def test_bocage_by_ssr_hides_as_bocage_does() -> None:
    assert not look(planted("F5-F6", ssr="all hedges are bocage"), "F5", "F7").clear
    assert look(planted("F5-F6", ssr="all walls are bocage"), "F5", "F7").clear


def test_until_the_rewrite_the_hex_itself_was_seen_from_next_to_the_bocage_only() -> None:
    position = planted("F5-F6")
    assert not look(position, "F4", "F6", rules=OLDER).clear
    assert look(position, "F5", "F6", rules=OLDER).clear
    assert look(position, "F4", "F6").clear


@pytest.mark.parametrize(("level", "clear"), [(0, False), (1, True), (2, True)])
def test_a_unit_as_high_as_the_bocage_is_seen_over_it(level: int, clear: bool) -> None:
    position = planted("F5-F6", a=squad("F4"), b=squad("F6", floor=level))
    ends = End("F4", 2 * 2, unit="a"), End("F6", 2 * level, unit="b")
    assert sight(CURRENT, position, *ends).clear is clear


def test_a_gap_in_bocage_is_seen_through() -> None:
    gap = Position(hexsides={"F5-F6": Hexside("bocage", gap=True)})
    seen = look(gap, "F3", "F9")
    assert (seen.clear, seen.clauses) == (True, ("A6.1", "B9.1"))


def test_the_end_of_a_bocage_hexside_counts_as_the_hexside() -> None:
    assert look(planted("F5-F6"), "F5", "G7").blocked_at == "F5-F6-G6"
    assert look(planted("F5-F6"), "F5", "H6").clear


# B9.52, B9.531 -- over it


@pytest.mark.parametrize(
    ("level", "target", "clear"),
    [(1, "G3", False), (1.5, "F2", False), (1.5, "G3", True), (2, "F2", False), (3, "F2", True)],
)
def test_the_blind_hexes_are_those_of_a_house_behind_it(level: float, target: str, clear: bool) -> None:
    position = planted("D1-E2")
    assert look(position, "B0", target, level).clear is clear
    back = sight(CURRENT, position, End(target), End("B0", int(2 * level)))
    assert back.clear is clear


def test_a_los_that_goes_on_behind_the_same_line_of_bocage_meets_the_farther_house() -> None:
    line = ("Z6-AA6", "Z6-AA7", "Z7-AA7", "Z7-AA8", "Z8-AA8", "Z8-AA9")
    assert not look(planted(*line), "BB8", "Y6", 1.5).clear
    assert look(planted(*(s for s in line if s != "Z6-AA7")), "BB8", "Y6", 1.5).clear
    assert not sight(CURRENT, planted(*line), End("Y6"), End("BB8", 3)).clear


@pytest.mark.parametrize(
    ("rules", "level", "target", "clear"),
    [
        (CURRENT, 1.5, "G5", False),
        (CURRENT, 4, "G5", False),
        (CURRENT, 1.5, "I5", True),
        (OLDER, 4, "I5", False),
    ],
)
def test_along_a_hexspine_one_hex_stays_blind_and_formerly_all_did(
    rules: Rules, level: float, target: str, clear: bool
) -> None:
    seen = look(planted("F4-F5"), "C5", target, level, rules)
    assert seen.clear is clear
    assert seen.clear or seen.blocked_at == "F4-F5"


def test_above_both_ends_a_hexspine_never_mattered() -> None:
    for rules in (CURRENT, OLDER):
        assert sight(rules, planted("F4-F5"), End("C5", 2), End("I5", 2)).clear


# B9.42 -- at a vertex


@pytest.mark.parametrize(
    ("start", "hex_name", "sides"),
    [
        ("P4", "Q4", ("Q4-Q5",)),
        ("O5", "Q4", ("Q4-Q5",)),
        ("Q5", "Q4", ("Q4-Q5",)),
        ("O4", "Q4", ()),
        ("R4", "Q4", ("Q4-R4",)),
        ("P4", "Q5", ("Q4-Q5",)),
        ("O4", "Q5", ("Q4-Q5",)),
        ("O5", "Q5", ()),
        ("P4", "R4", ("Q4-Q5", "Q4-R4", "Q5-R4")),
    ],
)
def test_b9_42_ex1_which_hexsides_affect_the_los_to_a_vertex(
    start: str, hex_name: str, sides: tuple[str, ...]
) -> None:
    end = End(hex_name, point=vertex("Q4", "Q5", "R4"))
    assert hexsides_entered(End(start), end) == sides
    assert hexsides_entered(End(start), End(hex_name)) == ()


def test_a_unit_at_a_vertex_is_hidden_by_the_bocage_that_the_los_comes_through() -> None:
    bypass = {"at": "bypass", "bypass": ("F5-F6",)}
    position = planted("F5-F6", a=squad("F3"), b=squad("F6", **bypass))
    hidden = sight_between(CURRENT, position, "a", "b")
    assert (hidden.clear, hidden.blocked_at) == (False, "F5-F6")
    assert sight_between(CURRENT, position.with_unit("b", squad("F6", *WA, **bypass)), "a", "b").clear
    assert sight_between(CURRENT, position.with_unit("a", squad("F5")), "a", "b").clear
    assert not sight_between(CURRENT, position, "b", "a").clear


def test_a_los_that_ends_along_bocage_is_barred_in_whatever_hex_it_ends() -> None:
    for name in ("F5", "F6", "G6"):
        end = End(name, point=vertex("F5", "F6", "G6"))
        assert sight(CURRENT, planted("F5-F6"), End("E6"), end).blocked_at == "F5-F6"


# B9.61 -- the Blind Hexes of a Crest Line and who is IN a Depression below it


def test_b9_61_ex1_how_deep_a_unit_is_in_a_depression_adds_no_blind_hex_to_a_crest_line() -> None:
    hexes = {"F5": Hex(depression="wadi"), "F6": Hex(level=1), "F7": Hex(level=2)}
    position = Position(hexes=hexes)
    deep, high = End("F5", -2, depressed=True), End("F7", 4)
    assert sight(CURRENT, position, deep, high).clear
    assert not sight(CURRENT, Position(hexes={**hexes, "F5": Hex(level=-1)}), End("F5", -2), high).clear
