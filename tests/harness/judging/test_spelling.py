"""What each field of an answer means: the order of its list, the keys of its map, what may be omitted.

The tables here name every list and map of the protocol: a field left out of a table of the judge fails.
"""

from __future__ import annotations

from typing import Any

import pytest

from asl_conformance.judging.meaning import (
    MISSING,
    canonical,
    field_name,
    look_up,
    meets,
    same_cost,
    same_place,
    spelled,
)

ZERO_IF_OMITTED = ["drm", "tem_options", "colored_drm", "to_hit", "overstacked"]
MISSING_IF_OMITTED = ["units", "counters", "targets", "room"]
EMPTY_IF_OMITTED = ["hexes", "sides"]
ALL_MAPS = [*ZERO_IF_OMITTED, *MISSING_IF_OMITTED, *EMPTY_IF_OMITTED]
ANY_ORDER_ONCE = ["status", "beneath", "on", "connected", "hexsides", "exposes", "interdiction", "units"]
ANY_ORDER = ["holds", "checks"]
IN_ORDER = ["expenditures", "attempts", "attacks", "costs"]
ALL_LISTS = [*ANY_ORDER_ONCE, *ANY_ORDER, *IN_ORDER]


@pytest.mark.parametrize("field", ALL_MAPS)
def test_a_key_of_a_map_is_a_name_also_if_a_field_is_called_so(field: str) -> None:
    assert spelled({field: {"at": "in"}}) == {field: {"at": "in"}}
    assert canonical({field: {"why": 2, "clauses": 1}}) == {field: {"why": 2, "clauses": 1}}
    assert look_up({field: {"status": ["pinned", "cx"]}}, (field, "status")) == ["pinned", "cx"]
    assert field_name((field, "drm", "hex")) == f"{field}.hex"


@pytest.mark.parametrize("field", ALL_MAPS)
def test_a_map_may_be_omitted_if_it_is_empty(field: str) -> None:
    assert look_up({}, (field,), sparing=True) == {}
    assert look_up({}, (field,)) is MISSING
    assert canonical({field: {}}) == {}


@pytest.mark.parametrize("field", ZERO_IF_OMITTED)
def test_a_name_omitted_in_a_map_of_numbers_is_zero(field: str) -> None:
    assert look_up({field: {}}, (field, "P")) == 0
    assert canonical({field: {"P": 0, "Q": 1}}) == {field: {"Q": 1}}


@pytest.mark.parametrize("field", MISSING_IF_OMITTED)
def test_a_piece_without_anything_to_say_of_it_is_not_a_piece_omitted(field: str) -> None:
    for sparing in (False, True):
        for name in ("P", "status", "drm"):
            assert look_up({field: {}}, (field, name), sparing=sparing) is MISSING
    assert canonical({field: {"P": {}, "Q": 0}}) == {field: {"P": {}, "Q": 0}}


@pytest.mark.parametrize("field", EMPTY_IF_OMITTED)
def test_a_hex_or_side_omitted_is_empty(field: str) -> None:
    assert look_up({field: {}}, (field, "B2"), sparing=True) == {}
    assert look_up({field: {}}, (field, "B2")) is MISSING
    full = {"hip": 1}
    assert canonical({field: {"B2": {}, "B3": full, "B4": 0}}) == {field: {"B3": full, "B4": 0}}


@pytest.mark.parametrize("field", ANY_ORDER_ONCE)
def test_a_set_has_each_thing_once_in_any_order(field: str) -> None:
    assert spelled(["b", "a", "a", "c", "c"], field) == ["a", "b", "c"]
    assert spelled(["a"], field) == ["a"]
    assert look_up({field: ["b", "a", "b"]}, (field,)) == ["a", "b"]
    assert meets(["b", "a", "b"], "is", ("a", "b"), field)
    assert meets(["b", "b"], "contains", "b", field)
    assert not meets(["b"], "is", ["a", "b"], field)


@pytest.mark.parametrize("field", ANY_ORDER)
def test_what_is_due_or_there_counts_as_often_as_it_is(field: str) -> None:
    assert spelled(["b", "a", "b"], field) == ["a", "b", "b"]
    assert meets(["b", "a"], "is", ["a", "b"], field)
    assert look_up({field: ["b", "a"]}, (field, 0)) == "b"
    assert not meets(["b", "a", "b"], "is", ["a", "b"], field)
    assert meets(["b", "a"], "contains", "b", field)
    assert not meets(["b", "a", "b"], "contains", "b", field)


@pytest.mark.parametrize("field", IN_ORDER)
def test_events_have_their_order(field: str) -> None:
    assert spelled(["b", "a", "b"], field) == ["b", "a", "b"]
    assert look_up({field: ["b", "a"]}, (field,)) == ["b", "a"]
    assert not meets(["b", "a"], "is", ["a", "b"], field)


@pytest.mark.parametrize("field", ALL_LISTS)
def test_a_list_may_be_omitted_if_it_is_empty(field: str) -> None:
    inside = {"attempts": [{}]}, ("attempts", 0, field)
    assert look_up(*inside, sparing=True) == []
    assert look_up(*inside) is MISSING
    assert canonical({"attempts": [{field: [], "final": 2}]}) == {"attempts": [{"final": 2}]}


@pytest.mark.parametrize("field", ALL_LISTS)
def test_an_entry_of_a_list_has_fields_of_its_own(field: str) -> None:
    assert spelled([{"at": "in"}], field) == [{"at": ""}]
    assert canonical([{"why": "so", "final": 2}], field) == [{"final": 2}]
    assert look_up({field: [{}]}, (field, 0, "drm"), sparing=True) is MISSING


@pytest.mark.parametrize("field", ["blocked_at", "hexsides"])
def test_a_place_is_spelled_with_its_hexes_in_one_order(field: str) -> None:
    assert spelled("F6-F5", field) == "F5-F6"
    assert spelled(["G6-F5-F6", "F6-F5"], field) == ["F5-F6-G6", "F5-F6"][:: -1 if field == "hexsides" else 1]
    assert meets(["G6-F6", "F6-F5"], "contains", "F5-F6", field)
    assert meets(["F6-F5"], "lacks", "F6-G6", field)
    assert spelled(None, field) is None


def test_other_texts_stay_as_they_are() -> None:
    assert spelled("x-a", "why") == "x-a"
    assert spelled("in", "why") == "in"
    assert spelled(["x-a"], "holds") == ["x-a"]
    assert not meets(["a-x"], "contains", "x-a", "holds")
    assert (spelled("in", "at"), spelled("crest", "at"), spelled(2.0)) == ("", "crest", 2)


@pytest.mark.parametrize("got", [None, 5, ["F5"], MISSING])
def test_what_is_no_text_is_no_place(got: object) -> None:
    assert not same_place(got, "F5")


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("all", 4, True),
        (4, "all", True),
        ("all", 1, True),
        ("all", 0.5, True),
        ("all", 0, False),
        (0, "all", False),
        ("all", -1, False),
        ("all", True, False),
        ("all", None, False),
        ("all", "all", False),
        (4, 4, False),
        ("some", 4, False),
    ],
)
def test_the_whole_allotment_is_a_number_that_is_more_than_none(one: Any, other: Any, same: bool) -> None:
    assert same_cost(one, other) is same


def test_a_path_leads_through_maps_and_lists() -> None:
    costs = {"costs": [1, 2]}
    assert [look_up(costs, ("costs", n)) for n in (-2, -1, 0, 1)] == [1, 2, 1, 2]
    for path in (("costs", 2), ("costs", -3), ("costs", "mf"), ("costs", 0, "mf"), ("costs", 0, 0)):
        assert look_up(costs, path) is MISSING
    assert look_up(costs, ()) == costs
    units = {"P": {"status": ["pinned", "cx"]}}
    assert look_up({"units": units}, ("units",)) == units
    assert look_up({"hex": "B2"}, ("hex", 0)) is MISSING
    assert look_up({"status": "pinned"}, ("status",)) == "pinned"
    assert look_up({}, ("units", "P", "status"), sparing=True) is MISSING
    assert look_up({"checks": []}, ("checks", 0, "drm"), sparing=True) is MISSING


def test_only_a_clear_los_is_blocked_nowhere() -> None:
    assert look_up({"clear": True}, ("blocked_at",), sparing=True) == ""
    assert look_up({"clear": True}, ("blocked_at",)) is MISSING
    assert look_up({"clear": True, "blocked_at": "F5"}, ("blocked_at",), sparing=True) == "F5"
    assert look_up({"clear": True}, ("height",), sparing=True) is MISSING
    assert look_up({"clear": 1}, ("blocked_at",), sparing=True) is MISSING


OPERATORS = ["is", "is_not", "among", "contains", "lacks", "has", "has_no", "at_least", "at_most"]


@pytest.mark.parametrize("op", OPERATORS)
def test_a_value_that_is_missing_meets_only_absent(op: str) -> None:
    assert not meets(MISSING, op, [{}] if op == "among" else {})
    assert meets(MISSING, "absent", None)


@pytest.mark.parametrize("op", ["contains", "lacks", "has", "has_no", "at_least", "at_most"])
@pytest.mark.parametrize("got", [None, True])
def test_a_value_of_another_kind_meets_nothing(op: str, got: object) -> None:
    assert not meets(got, op, {} if op.startswith("has") else 1)


@pytest.mark.parametrize(
    ("got", "op", "value", "met"),
    [
        ("first_fire", "contains", "fire", True),
        ("first_fire", "lacks", "fire", False),
        ({"P": {}}, "contains", "P", True),
        ({"P": {}}, "lacks", "P", False),
        ({"check": "bog"}, "has", {}, False),
        ({"check": "bog"}, "has_no", {"check": "bog"}, False),
        ([{"check": "bog"}, "bog"], "has", {"check": "bog"}, True),
        ([{"drm": 1}], "has_no", {"check": "bog"}, True),
        (("a",), "contains", "a", True),
        ("4", "at_least", 4, False),
        (4.5, "at_least", 4, True),
        (3.5, "at_most", 4, True),
        (True, "is", True, True),
        (1, "is", True, False),
        (1, "is_not", True, True),
    ],
)
def test_comparisons_of_every_kind_of_value(got: object, op: str, value: object, met: bool) -> None:
    assert meets(got, op, value) is met


@pytest.mark.parametrize(
    ("got", "op", "value", "field", "met"),
    [
        (None, "is", None, "blocked_at", True),
        ("F5", "is", None, "blocked_at", False),
        ("cx", "is", ["cx"], "status", False),
        (["cx"], "is", "cx", "status", False),
        ([1, 2], "is", (1, 2), "costs", True),
        ({"at": "in"}, "is", {"at": ""}, "P", True),
        ([{"units": ["B", "A"]}], "has", {"units": ["A", "B"]}, "attacks", True),
        ([2, 1], "is", [1, 2], "firepower", False),
        ("F5-F6", "contains", "F5", "hexsides", True),
        (None, "contains", "F5-F6", "hexsides", False),
        (["F6-F5"], "contains", "F5-F6", "why", False),
    ],
)
def test_a_value_of_another_shape_is_compared_as_it_is(
    got: object, op: str, value: object, field: str, met: bool
) -> None:
    assert meets(got, op, value, field) is met


def test_a_comparison_that_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="no comparison 'equals'"):
        meets(1, "equals", 1)
