"""How long a piece's deeds, statuses and expenditures last: given with each field, status and deed.

Play names what has ended (a phase, an action); ``ended`` removes what lasted until then.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, TypeVar

from asl_reference.base.clauses import cite
from asl_reference.base.values import replace
from asl_reference.board.position import Counter, Unit

P = TypeVar("P", Unit, Counter)


def _by_word(lasting: Mapping[str, str]) -> dict[str, str]:
    """By deed or status: what ends it."""
    return {word: until for until, words in lasting.items() for word in words.split()}


DEEDS = _by_word(
    {
        "action": "attack_declared claimed_wall_advantage lost_hip wall_advantage_freed",
        "expenditure": "moved_by_trench moved_directly pushed",
        "entry": "leaving",
        "location": "moved_within",
        "shellholes": "skirted_shellholes",
        "hex": "interdicted",
        "phase": "advanced attempted_to_clear attempted_to_entrench breaching came chose_wall_advantage"
        " dashed directed_fire double_timed final_fired fought hung_up low_crawled moved moved_by_assault"
        " rallied rallied_others recovered rolled_for_clearance routed sent_back started stopped transferred"
        " tried_wire turned_back",
        "first_and_final_fire": "changed_ca fired_through_bocage thrown",
        "prep_fire": "fired fired_support_weapon",
        "player_turn": "hurried onto_wire toils",
    }
)
"""By deed: the event that ends it. The end of a phase also ends all deeds above it in this table."""
STATUSES = _by_word({"rout_phase": "interdiction_claimed", "player_turn": "pinned ti", "own_mph": "cx"})
"""By status that ends by itself: the event that ends it."""
KINDS: Mapping[str, type[Unit] | type[Counter]] = {"Unit": Unit, "Counter": Counter}
WITHIN_A_PHASE = frozenset("action attack expenditure entry location shellholes hex phase".split())

# Rules that remember a deed until then. Claims: B9.31, B9.322; the way over a hexside: B9.41; a change of CA:
# B9.53; on and under Wire: B26.4, B26.41; beneath and out: B27.4; Interdiction, Low Crawl: B27.41; Pushed,
# past shellholes: B27.42.
cite("asl_reference.board.lifetimes.DEEDS", "B9.31", "B9.322", "B9.41", "B9.53")
cite("asl_reference.board.lifetimes.DEEDS", "B26.4", "B26.41", "B27.4", "B27.41", "B27.42")
# The CA of a pinned Gun next to bocage, CX on Wire, Interdiction of a rout.
cite("asl_reference.board.lifetimes.STATUSES", "B9.53", "B26.46", "B27.41")
# What a phase ends: a way through a gap or over bocage, a Recovery in a foxhole, Interdiction, a way past
# shellholes.
cite("asl_reference.board.lifetimes.WITHIN_A_PHASE", "B9.36", "B9.42", "B27.13", "B27.41", "B27.42")


def ended(piece: P, *times: str) -> P:
    """The piece without what lasted until one of these times."""
    values, deeds, statuses = _ending(type(piece).__name__, times)
    known = vars(piece)
    changes: dict[str, Any] = {name: value for name, value in values if known[name] != value}
    for field, words in (("done", deeds), ("status", statuses)):
        had = getattr(piece, field)
        if had and not words.isdisjoint(had):
            changes[field] = tuple(word for word in had if word not in words)
    return replace(piece, **changes) if changes else piece


@cache
def _ending(
    kind: str, times: tuple[str, ...]
) -> tuple[tuple[tuple[str, Any], ...], frozenset[str], frozenset[str]]:
    """What ends at these times: fields with their value from then on, deeds, statuses."""
    lasting = [one for one in fields(KINDS[kind]) if one.metadata.get("until") in times]
    values = tuple((one.name, one.metadata.get("then", one.default)) for one in lasting)
    deeds = frozenset(deed for deed, until in DEEDS.items() if until in times)
    return values, deeds, frozenset(status for status, until in STATUSES.items() if until in times)
