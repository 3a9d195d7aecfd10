"""An entry of a place, planned once: what bars it, in order, and what it costs, part by part.

``move``, ``rout``, ``advance`` and ``withdraw`` carry it out; ``declare_entry`` and ``place_dc`` ask for it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.editions import Rules
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.geometry import hexside
from asl_reference.board.places import place_of
from asl_reference.board.position import Place, Position, Unit
from asl_reference.play.moving.portage import pushing
from asl_reference.rules.ground.a2_locations import location, location_at, no_such_place, not_for_it
from asl_reference.rules.ground.b2_shellholes import none_to_pay_for
from asl_reference.rules.ground.b26_movement import stuck_on_wire, wire_bars
from asl_reference.rules.ground.b27_foxholes import SHELTERS, from_the_pillbox, onto_wire_first
from asl_reference.rules.ground.b27_trenches import dug_in, trench_bars
from asl_reference.rules.moving.a4_allotment import mf_left
from asl_reference.rules.moving.a4_bypass import bypass_cost, no_way_past, out_of_bypass
from asl_reference.rules.moving.a4_entry import (
    Entry,
    crossing_of,
    entry_cost,
    for_all,
    known_way,
    mover,
    way_into,
)
from asl_reference.rules.moving.a4_legality import WITHOUT_MF, occupied_bars, state_bars, withdrawal_bars
from asl_reference.rules.moving.a4_modes import mode_bars
from asl_reference.rules.moving.b9_breach import breach_bars, is_behind
from asl_reference.rules.moving.b9_movement import Crossing, crossing_bars, is_difficult
from asl_reference.rules.moving.b16_movement import (
    climbs_into_marsh,
    closed_to_advances,
    entry_by_water,
    marsh_bars_entry,
)
from asl_reference.rules.moving.b26_getting_beneath import underground_bars
from asl_reference.rules.moving.b27_lower_levels import BY_TRENCH, direct_way, out_and_upward
from asl_reference.rules.moving.b27_movement import (
    cover_mf,
    gear_may_leave,
    interdiction_first,
    may_combine,
)
from asl_reference.rules.routing.a10_rout import path_bars

REVERSE_FACTOR = 4
"""MP in Reverse are so many times those of forward movement (D2.2)."""


class Asked(NamedTuple):
    """A unit that would enter a place: the action that says where and how, and the gear that goes along."""

    rules: Rules
    position: Position
    action: Action
    name: str
    unit: Unit
    to: Place
    changes_hex: bool
    """Whether the place is in another hex."""
    gear: tuple[str, ...]

    @property
    def crossing(self) -> Crossing:
        """The hexside to be crossed into another hex."""
        off_road = self.action.mode == "off_road"
        return crossing_of(self.position, place_of(self.unit), self.to, off_road=off_road)

    @property
    def bare(self) -> bool:
        """Whether it crosses no hexside, or one that carries nothing."""
        return not self.changes_hex or hexside(self.unit.hex, self.to.hex) not in self.position.hexsides

    @property
    def pushing(self) -> bool:
        """Whether a Gun is Pushed or towed along."""
        return pushing(self.position, self.gear)


def asked_of(
    rules: Rules, position: Position, action: Action, unit: Unit, gear: tuple[str, ...] = ()
) -> Asked:
    """The entry that the action asks of one of its units."""
    to = action.place
    return Asked(rules, position, action, unit.id, unit, to, unit.hex != to.hex, gear)


class Planned(NamedTuple):
    """An entry that nothing bars, MF apart: what was asked, the mode that it has become, and its cost."""

    asked: Asked
    entry: Entry


Bar = Callable[[Asked], Illegal | None]


@clause("A4.3", "A4.7", "A11.2")
def _bypass(asked: Asked) -> Illegal | None:
    """Bypass is on land, in the MPh and the RtPh, and is left where the unit has come to."""
    if asked.to.at == "bypass":
        if asked.action.do in WITHOUT_MF:
            return Illegal("A4.7", f"{asked.name} does not {asked.action.do} by bypass")
        if asked.unit.type == "boat" or asked.action.mode == "water":
            return Illegal("A4.3", f"{asked.name} does not bypass {asked.to.hex} afloat")
    return out_of_bypass(asked.unit, asked.to.hex) if asked.changes_hex else None


def _dug_in(asked: Asked) -> Illegal | None:
    if dug_in(asked.unit):
        return Illegal("B27.51", f"{asked.name} is beneath a trench and may not be taken out")
    return None


def _what_lies_there(asked: Asked) -> Illegal | None:
    if not asked.changes_hex:
        return None
    position, unit, column, (hex_name, at) = asked.position, asked.unit, mover(asked.unit), asked.to[:2]
    return wire_bars(position, column, hex_name, at) or trench_bars(position, unit, column, hex_name, at)


@clause("C10.3")
def _nothing_pushed(asked: Asked) -> Illegal | None:
    """Who Pushes takes a Gun along."""
    if asked.action.mode == "push" and not asked.pushing:
        return Illegal("C10.3", f"{asked.name} has no Gun to Push")
    return None


BARS: tuple[tuple[str, Bar], ...] = (
    ("state", lambda a: state_bars(a.position, a.action.do, a.name)),
    ("mode", lambda a: mode_bars(a.position, a.action.do, a.name, a.action.mode)),
    ("mode", _bypass),
    ("mode", _nothing_pushed),
    ("interdiction", lambda a: interdiction_first(a.position, a.name)),
    ("place", lambda a: no_such_place(a.position, a.to) or not_for_it(a.unit, a.to)),
    ("ground", _dug_in),
    ("ground", _what_lies_there),
    ("enemy", lambda a: withdrawal_bars(a.position, a.name) if a.action.do == "withdraw" else None),
    ("enemy", lambda a: occupied_bars(a.position, a.action.do, a.name, a.to)),
    ("enemy", lambda a: path_bars(a.rules, a.position, a.name, a.to) if a.action.do == "rout" else None),
    ("ground", lambda a: none_to_pay_for(a.position, a.action)),
    ("ground", lambda a: underground_bars(a.position, a.name, a.action.mode)),
    ("ground", lambda a: marsh_bars_entry(a.rules, a.position, a.action, a.name, a.gear)),
)
"""Bars to an entry by any way, in the order in which a refusal names them."""


@clause("D2.2", "B9.54", "B9.7")
def _over_the_hexside(asked: Asked) -> Illegal | None:
    """What the hexside forbids of this way of crossing it; Reverse is for vehicles, backwards."""
    if not asked.changes_hex:
        return None
    unit, to, how = asked.unit, asked.action.to, (asked.action.do, asked.action.mode)
    if asked.action.mode == "reverse" and unit.vca and not is_behind(unit, to):
        return Illegal("D2.2", f"{to} is not behind {asked.name}, so it does not Reverse there")
    if asked.bare:
        return None
    return crossing_bars(asked.position, asked.name, how, asked.crossing, pushing=asked.pushing)


BARS_ON_TOP: tuple[tuple[str, Bar], ...] = (
    ("wire", lambda a: stuck_on_wire(a.position, a.name)),
    ("hexside", _over_the_hexside),
    ("wire", lambda a: onto_wire_first(a.position, a.name, location_at(a.to), a.to.beneath)),
    ("place", lambda a: from_the_pillbox(a.name, location(a.unit), location_at(a.to), a.to.beneath)),
)
"""Bars to an entry by any way but that between connecting trenches, in the same order."""


def _first(bars: tuple[tuple[str, Bar], ...], asked: Asked, but: frozenset[str]) -> Illegal | None:
    """The first of the bars that keeps the unit out, those apart that ``but`` names."""
    for word, bar in bars:
        if word not in but and (barred := bar(asked)) is not None:
            return barred
    return None


@clause("A4.1", "A4.7", "B16.4", "B27.54")
def planned(asked: Asked, *, but: frozenset[str] = frozenset()) -> Planned | Illegal:
    """The entry with its cost, or what bars it, MF apart. ``but`` names bars to skip."""
    if (barred := _first(BARS, asked, but)) is not None:
        return barred
    if climbs_into_marsh(asked.rules, asked.position, asked.unit, asked.to):
        if asked.action.mode not in ("", "minimum") and not _off_no_road(asked):
            why = f"{asked.to.hex} is higher: its marsh takes a Minimum Move, not {asked.action.mode}"
            return Illegal("B16.4", why)
        asked = asked._replace(action=replace(asked.action, mode="minimum"))
    entry = _entry(asked)
    if isinstance(entry, Illegal):
        return entry
    if entry.deed != BY_TRENCH and (barred := _first(BARS_ON_TOP, asked, but)) is not None:
        return barred
    muddy = asked.position.weather == "mud"
    known_way(asked.unit, asked.to, in_mud=muddy and not (asked.changes_hex and asked.crossing.by_road))
    return Planned(asked, _as_made(asked, entry))


@clause("B3.4")
def _off_no_road(asked: Asked) -> bool:
    """Whether a unit moves off the road where none leads into the hex: that is no mode of its own."""
    if asked.action.mode != "off_road":
        return False
    over = way_into(asked.position, place_of(asked.unit), asked.to)
    return isinstance(over, Illegal) or not over.by_road


@clause("A4.72", "B9.7", "D2.2")
def _as_made(asked: Asked, entry: Entry) -> Entry:
    """The entry as its manner makes it: four times the MP in Reverse, difficult over a cactus hedge.

    [EXC: between connecting trenches no hexside matters (27.54).]
    """
    if asked.action.mode == "reverse":
        return entry._replace(parts=tuple([(name, REVERSE_FACTOR * mf) for name, mf in entry.parts]))
    if entry.deed == BY_TRENCH or asked.bare:
        return entry
    over_cactus = is_difficult(asked.position, asked.unit, asked.crossing)
    return entry._replace(whole=True) if over_cactus else entry


@clause("B16.42", "B26.44", "B9.541")
def _entry(asked: Asked) -> Entry | Illegal:
    """The unit's way: through bocage, in Bypass, afloat, or on the ground."""
    if asked.action.mode == "breach":
        return _breach(asked)
    if asked.to.at != "bypass":
        afloat = entry_by_water(asked.rules, asked.position, asked.action, asked.name, asked.to)
        if afloat is not None:
            return afloat
    return _on_the_ground(asked, asked.to, _on_top(asked))


@clause("A4.3", "B26.44")
def _on_top(asked: Asked) -> Entry | Illegal:
    """What it costs to enter the place on top of what lies there."""
    position, action = asked.position, asked.action
    if asked.to.at == "bypass":
        return bypass_cost(position, asked.name, asked.to)
    off_road = action.mode == "off_road"
    return entry_cost(position, asked.name, asked.to, off_road=off_road, shellholes=action.shellholes)


@clause("B9.541")
def _breach(asked: Asked) -> Entry | Illegal:
    """Through bocage and into the hex beyond, for all MP that are left."""
    position, name = asked.position, asked.name
    barred = breach_bars(position, name, asked.to.hex) or no_way_past(position, name, asked.to)
    entry = barred or entry_cost(position, name, asked.to, breaching=True)
    if isinstance(entry, Illegal):
        return entry
    all_left = for_all(mf_left(position, name), entry.part("wire"))
    return all_left._replace(whole=False, deed="breaching", clause="B9.541")


@clause("B27.4", "B27.41", "B27.44", "B27.54", "B27.6", "B30.4", "B26.4")
def _on_the_ground(asked: Asked, to: Place, cost: Entry | Illegal) -> Entry | Illegal:
    """Direct where 27.54 or 27.6 gives such a way, else out, over and beneath as 27.4 has it.

    ``cost`` is that of the place on top of what lies there.
    """
    position, action, name, unit = asked.position, asked.action, asked.name, asked.unit
    inside = asked.changes_hex and "pillbox" in (unit.at, to.at)
    straight = not inside and to.at != "bypass"
    left = tuple(cover for cover in unit.beneath if cover in SHELTERS)
    stuck = gear_may_leave(position, asked.gear)
    near = _accessible(asked, cost) if unit.beneath or to.beneath else cost
    way = direct_way(position, name, to, near, pushing=asked.pushing) if straight else None
    if isinstance(way, Entry):
        return stuck or way
    if left or to.beneath or inside:
        why = f"{name} spends the MF to come out or go beneath apart from those of {to.hex}"
        barred = may_combine(action.do, why)
        if barred:  # on Wire neither would come next, MF apart or not (26.4)
            return way or _first(BARS_ON_TOP, asked, frozenset({"hexside", "place"})) or barred
    if straight and to.beneath:
        bare = to._replace(beneath=())
        below = direct_way(position, name, bare, near, pushing=asked.pushing)
        if isinstance(below, Entry):  # straight down, and there beneath a counter besides (27.41)
            return stuck or _besides(position, to, below)
    if stuck:
        return stuck
    out = cover_mf(position, location(unit), left)
    up = out_and_upward(position, name, to, near, out) if straight and left and to.beneath else None
    if up or isinstance(cost, Illegal):
        return up or cost
    combined = _besides(position, to, cost).plus("out", out)
    return combined._replace(clause="B27.41" if combined.parts != cost.parts else "A4.2")


@clause("B16.4", "B27.6")
def _accessible(asked: Asked, cost: Entry | Illegal) -> Entry | Illegal:
    """The cost of the place, or why it is not Accessible to the unit: into marsh nobody advances.

    Another fact than ``accessible``: the bars to this entry have said the rest, and the way is this one's.
    """
    marsh = closed_to_advances(asked.rules, asked.position, asked.unit, asked.to)
    return Illegal("B27.6", f"{asked.to.hex} is {marsh}, and not Accessible") if marsh else cost


@clause("B27.41", "B27.44")
def _besides(position: Position, to: Place, entry: Entry) -> Entry:
    """The entry with the MF to go beneath the counters of the place entered in the same act."""
    return entry.plus("beneath", cover_mf(position, location_at(to), to.beneath))
