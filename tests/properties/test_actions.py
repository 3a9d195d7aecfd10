"""Whatever an action says, the engine answers or refuses it; it never fails."""

import contextlib
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from asl_reference.board.actions import VERBS
from asl_reference.protocol.requests import Refused, evaluate

UNITS = {
    "P": {"side": "German", "type": "squad", "hex": "B2"},
    "L": {"side": "German", "type": "leader", "hex": "B2", "leadership": -1},
    "E": {"side": "Russian", "type": "squad", "hex": "B3"},
    "T": {"side": "German", "type": "tank", "hex": "C3", "vca": "C2"},
}
COUNTERS = {
    "f": {"type": "foxhole", "hex": "B2", "size": 1},
    "w": {"type": "wire", "hex": "B3"},
    "d": {"type": "dc", "hex": "B2", "possessed_by": "P"},
}
PHASES = ("", "setup", "RPh", "PFPh", "MPh", "DFPh", "AFPh", "RtPh", "APh", "CCPh")
NAMES = ("", "P", "L", "E", "T", "f", "w", "d", "B2", "B3", "C3", "Z99", "B2-B3", "B2-Z9", "wire", "foxhole")
MANY = frozenset("units by beneath carrying bypass hexsides leaving waive".split())
NUMBERS = frozenset("dr floor hexspines firepower colored white drm".split())
NOT_TRIED = frozenset({"into", "claim"})


def values(field: str) -> st.SearchStrategy[Any]:
    if field in MANY:
        return st.lists(st.sampled_from(NAMES), max_size=2)
    return (
        st.integers(0, 12) if field in NUMBERS else st.sampled_from((*NAMES, "broken", "dash", "dc_thrown"))
    )


def said(verb: str) -> st.SearchStrategy[dict[str, Any]]:
    fields = {field: values(field) for field in sorted(VERBS[verb] - NOT_TRIED)}
    return st.fixed_dictionaries({"do": st.just(verb)}, optional=fields)


@given(st.sampled_from(sorted(VERBS)).flatmap(said), st.sampled_from(PHASES), st.booleans())
def test_an_action_is_answered_or_refused(action: dict[str, Any], phase: str, ending: bool) -> None:
    position = {
        "phase": phase,
        "turn_of": "German",
        "ending": ending,
        "units": UNITS,
        "counters": COUNTERS,
        "hexsides": {"B2-B3": {"terrain": "wall"}},
    }
    params = {"position": position, "actions": [action], "questions": [{"ask": "state"}]}
    with contextlib.suppress(Refused):
        (outcome,) = evaluate(params)["outcomes"]
        assert outcome.keys() in ({"answer"}, {"illegal"})
