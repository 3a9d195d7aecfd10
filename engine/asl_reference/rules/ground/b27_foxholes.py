"""Foxholes and what trenches share with them (27.1-27.13, 27.44, 27.51): placing and capacity.

Digging them in play is ``b27_entrenching``.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from asl_reference.base.clauses import Illegal, cite, clause
from asl_reference.base.editions import Rules
from asl_reference.base.words import with_article
from asl_reference.board.chart import NO_ENTRENCHMENT
from asl_reference.board.places import bypasses
from asl_reference.board.position import (
    ENTRENCHMENTS,
    FORTIFICATIONS,
    GUNS,
    SUPPORT_WEAPONS,
    Counter,
    Hex,
    Position,
    Unit,
)
from asl_reference.board.water import water_of
from asl_reference.rules.ground.a2_locations import (
    APART,
    Location,
    in_crest_status,
    location,
    location_of,
)
from asl_reference.rules.ground.a5_stacking import SMC_IN_EXCESS, Capacity, counted, load, whole
from asl_reference.rules.ground.b16_identity import terrain_of
from asl_reference.rules.ground.b26_movement import never_beneath, wire_at, with_its_wire

TRENCHES = frozenset({"trench", "at_ditch"})
"""Trenches; an A-T Ditch is one, except for 27.56."""
cite("asl_reference.rules.ground.b27_foxholes.TRENCHES", "B27.56", "B27.5")

LARGEST_FOXHOLE = 3
"""A hex holds foxholes for three squads at most (27.12)."""

SQUADS_BENEATH = {"trench": 3, "at_ditch": 3, "sangar": 1}
"""Squads beneath: three in a trench (27.51), one in a sangar, as in a 1S foxhole (27.6; F8.3)."""
cite("asl_reference.rules.ground.b27_foxholes.SQUADS_BENEATH", "B27.51", "B27.56", "B27.6")


@clause("B27")
def is_entrenchment(counter: Counter) -> bool:
    """Foxholes and trenches are the entrenchments, an A-T Ditch among the trenches."""
    return counter.type in ENTRENCHMENTS


@clause("B27.1", "B26.1")
def is_fortification(counter: Unit | Counter) -> bool:
    """Foxhole and Wire counters belong to the Fortifications, as all of B26 to B30."""
    return counter.type in FORTIFICATIONS


SHELTERS = frozenset({*ENTRENCHMENTS, "sangar"})
"""Counters that Infantry goes beneath for cover, one at a time."""
STRAIGHT = SHELTERS - {"foxhole"}
"""Counters that Infantry may leave or enter without being on top first, by 27.54 or 27.6."""


@clause("B27.1", "B27.13", "B27.51")
def shelter_of(piece: Unit | Counter) -> str:
    """The entrenchment the piece is beneath, empty for one on top: each unit has its own place's TEM.

    A Gun other than a mortar is on top of a foxhole or sangar wherever it is put (27.1), but beneath a trench
    (27.51).
    """
    for cover in piece.beneath:
        if cover in TRENCHES or (cover in SHELTERS and piece.type not in GUNS - {"mortar"}):
            return cover
    return ""


@clause("B27.1", "B27.4", "B27.51")
def one_shelter(covers: tuple[str, ...], whose: str) -> Illegal | None:
    """Nothing is beneath two entrenchments: a unit comes out of the one before it goes beneath the other."""
    found = sorted(SHELTERS.intersection(covers))
    both = " and ".join(found)
    return Illegal("B27.1", f"{whose} cannot be beneath {both} at once") if found[1:] else None


@clause("B27.4")
def out_first(unit_id: str, unit: Unit) -> Illegal | None:
    """A unit in an entrenchment comes out of it, for MF of its own, before it goes into anything else."""
    shelter = next((cover for cover in unit.beneath if cover in SHELTERS), "")
    if not shelter:
        return None
    return Illegal("B27.4", f"{unit_id} must come out of the {shelter.replace('_', ' ')} first")


@clause("A4.3", "B27.4")
def beside_it(unit_id: str, cover: str, *, bypassing: bool) -> Illegal | None:
    """A unit in Bypass goes beneath no entrenchment of the hex: its COT would have to be paid first."""
    if not bypassing or cover not in SHELTERS:
        return None
    return Illegal("B27.4", f"{unit_id} is in Bypass, beside the {cover.replace('_', ' ')} and not at it")


@clause("B26.4", "B27.56")
def onto_wire_first(position: Position, name: str, to: Location, covers: tuple[str, ...]) -> Illegal | None:
    """A unit that enters a Wire Location is placed on top of the Wire, and so beneath nothing in that step.

    From outside its hex the pillbox beside the Wire is entered past it, and so not in that step either. From
    inside that pillbox a trench or A-T Ditch may be entered, for it is open to it (30.8, 27.56).
    """
    if not (_past_the_wire(location(position.units[name]), to, covers) and wire_at(position, to.hex)):
        return None
    return Illegal("B26.4", f"{name} is placed on top of the Wire in {to.hex} and must get beneath it first")


def _past_the_wire(here: Location, to: Location, covers: tuple[str, ...]) -> bool:
    """Whether a unit would get beneath these covers, or into the pillbox, without coming onto the Wire."""
    if to.place == "pillbox":
        return here.hex != to.hex
    return bool(covers) and (TRENCHES.isdisjoint(covers) or here != location_of(to.hex, "pillbox"))


@clause("B27.4", "B30.1")
def from_the_pillbox(unit_id: str, here: Location, to: Location, covers: tuple[str, ...]) -> Illegal | None:
    """Nobody goes from inside a pillbox straight beneath the foxhole of its hex, in no phase."""
    if here == location_of(to.hex, "pillbox") and "foxhole" in covers:
        return Illegal("B27.4", f"{unit_id} must come out of the pillbox first")
    return None


@clause("B26.4", "B27.1", "B27.13", "B27.51")
def covers_of(position: Position, thing: Unit | Counter) -> frozenset[str]:
    """The covers of a piece, which are those of its place: a Gun has its own (27.1, 27.51)."""
    covers = thing.beneath
    return frozenset(with_its_wire(position, location(thing), covers)) if covers else frozenset()


def foxhole_squads(foxhole: Counter) -> int:
    """Squads a foxhole counter is for: 1 to 3, or the position and the set-up are refused."""
    assert foxhole.size is not None
    return foxhole.size


@clause("B27.12", "B27.51")
def capacity(counter: Counter) -> Capacity | None:
    """An nS foxhole holds n squads, a trench three, either four SMC more; None without a limit."""
    squads = foxhole_squads(counter) if counter.type == "foxhole" else SQUADS_BENEATH.get(counter.type)
    return None if squads is None else Capacity(squads, SMC_IN_EXCESS)


def beneath(position: Position, cover_id: str) -> dict[str, Unit]:
    """The units beneath the counter, by id."""
    cover = position.counters[cover_id]
    where = location(cover)
    return {
        name: unit
        for name, unit in position.units.items()
        if cover.type in unit.beneath and location(unit) == where
    }


@clause("B27.12", "B27.44", "B27.51")
def room_beneath(position: Position, cover_id: str, limit: Capacity, side: str) -> Capacity:
    """What of the counter's capacity is left for the side; an enemy there takes no room."""
    units = beneath(position, cover_id).values()
    inside = load(u for u in units if u.side == side)
    free = max(0, limit.smc - enemy_smc(position, units, side))
    return Capacity(max(0, whole(limit.squads - counted(inside, free))), max(0, free - inside.smc))


@clause("B27.44")
def enemy_smc(position: Position, units: Iterable[Unit], side: str) -> int:
    """SMC of the other side that take up room: none; by the reading that counts four in all, each of them."""
    if not position.follows("B27.44-smc-in-excess=in-all"):
        return 0
    return load(unit for unit in units if unit.side != side).smc


@clause("B27.12", "B27.44", "B27.51", "B27.6")
def within_capacity(counter: Counter, units: Iterable[Unit], enemies: int) -> bool:
    """Whether these units of one side may be beneath together: squads, and four SMC in excess.

    ``enemies`` are SMC of the other side that take up room.
    """
    limit = capacity(counter)
    return limit is None or counted(load(units), max(0, limit.smc - enemies)) <= limit.squads


@clause("B27.12", "B27.44", "B27.51")
def overfull(position: Position, cover_id: str) -> tuple[str, ...]:
    """The sides that have more beneath the counter than it holds: capacity is per side."""
    inside = beneath(position, cover_id)
    sides = dict.fromkeys(unit.side for unit in inside.values())
    cover = position.counters[cover_id]
    return tuple(s for s in sides if not _side_fits(position, cover, inside.values(), s))


def _side_fits(position: Position, cover: Counter, units: Collection[Unit], side: str) -> bool:
    own = [unit for unit in units if unit.side == side]
    return within_capacity(cover, own, enemy_smc(position, units, side))


def fits_beneath(position: Position, cover_id: str, units: tuple[str, ...]) -> Illegal | None:
    """Whether the units may join those beneath the counter; overstacking stays outside (27.12)."""
    cover = position.counters[cover_id]
    inside = {**beneath(position, cover_id), **{name: position.units[name] for name in units}}
    for side in dict.fromkeys(position.units[name].side for name in units):
        if not _side_fits(position, cover, inside.values(), side):
            return Illegal(
                "B27.51" if cover.type in TRENCHES else "B27.12",
                f"{described(cover)} in {cover.hex} has no room for {', '.join(units)}",
            )
    return None


@clause("B20.9", "B27.1", "B27.5", "B27.51")
def may_lie_beneath(position: Position, thing: Unit | Counter, cover_type: str) -> Illegal | None:
    """Only Infantry, SW and mortars lie beneath a foxhole [EXC: at set-up all beneath a trench].

    Nothing in Crest status does, above the bottom of its Depression. Wire has a rule of its own (26.43).
    """
    if cover_type == "wire":
        return never_beneath(thing)
    if in_crest_status(thing):
        return Illegal("B20.9", f"{thing.id or named(thing)} is in Crest status and must go IN first")
    if _is_small(thing) or thing.type == "mortar":
        return None
    if cover_type in TRENCHES and position.phase == "setup":
        return None
    return Illegal("B27.1", f"{with_article(named(thing))} may not go beneath {with_article(cover_type)}")


def misfit(position: Position, thing: Unit | Counter, cover_type: str) -> Illegal | None:
    """Why the piece cannot be beneath such a counter of its Location; capacity apart."""
    barred = may_lie_beneath(position, thing, cover_type)
    return barred or beside_it(thing.id, cover_type, bypassing=bypasses(thing))


@clause("B27.1", "B27.51")
def may_cross_the_rim(counter: Counter, cover_type: str) -> Illegal | None:
    """In play no 5/8 inch counter enters or leaves an entrenchment [EXC: a dismantled mortar]."""
    if counter.type not in GUNS or (counter.type == "mortar" and "dm" in counter.status):
        return None
    clause_id = "B27.51" if cover_type in TRENCHES else "B27.1"
    return Illegal(clause_id, f"only a dm mortar may enter or leave a {cover_type}, not a {named(counter)}")


def _is_small(thing: Unit | Counter) -> bool:
    """Infantry and SW, Cavalry and motorcyclists, Passengers and Riders left out."""
    if isinstance(thing, Counter):
        return thing.type in SUPPORT_WEAPONS
    return thing.is_infantry


@clause("B27.1", "B27.5", "B16.5", "B16.7", "B16.8")
def takes_entrenchment(position: Position, hex_name: str, at: str = "") -> Illegal | None:
    """Road works, bridge, runway, marsh, crag, water, rubble and building take no entrenchment.

    ``at`` is the place in the hex: a bridge, a pillbox, a cave or a cliff is none to dig in; beneath a
    bridge the ground is what it is without one.
    """
    ground = position.hex(hex_name)
    barred = ""
    if at in APART:
        return Illegal("B27.1", f"the {at} of {hex_name} is no ground to dig an entrenchment in")
    if ground.road in ("paved", "elevated") and not ground.bridge:
        barred = f"{ground.road} road"
    elif ground.depression == "sunken_road":
        barred = "Sunken Road"
    elif _watered(position, ground):
        barred = f"a watered {ground.depression}"
    elif "runway" in ground.overlays:
        barred = "a runway"
    elif terrain_of(position, hex_name) in NO_ENTRENCHMENT:
        barred = ground.terrain.replace("_", " ")
    return Illegal("B27.1", f"{hex_name} is {barred}, which takes no entrenchment") if barred else None


def _watered(position: Position, ground: Hex) -> bool:
    """A canal below its banks, or a stream that is not dry (B20.41)."""
    water = water_of(position, ground)
    return bool(ground.depression) and water.body in ("stream", "canal") and water.depth != "dry"


@clause("B27.12")
def no_such_size(counter: Counter) -> Illegal | None:
    """A foxhole counter is for one, two or three squads."""
    if counter.type != "foxhole" or 1 <= (counter.size or 0) <= LARGEST_FOXHOLE:
        return None
    return Illegal("B27.12", f"a foxhole has a size of 1 to {LARGEST_FOXHOLE} squads, not {counter.size}")


@clause("B27.12", "B27.51")
def no_second_entrenchment(rules: Rules, position: Position, new: Counter) -> Illegal | None:
    """One foxhole, one trench counter and one sangar a hex, and never a foxhole and a trench in a Location.

    [EXC: before the erratum B27.51-cohabit a foxhole and a trench share a hex.]
    """
    cohabit_barred = rules.includes("B27.51-cohabit")
    for name, counter in position.counters.items():
        if counter.hex != new.hex:
            continue
        if new.type == counter.type and new.type in ("foxhole", "sangar"):
            return Illegal("B27.12", f"{new.hex} holds the {new.type} {name}, and takes one such counter")
        if new.type in TRENCHES and counter.type in TRENCHES:
            return Illegal("B27.51", f"{new.hex} holds the {counter.type} {name} already")
        if cohabit_barred and {new.type, counter.type} in ({"foxhole", "trench"}, {"foxhole", "at_ditch"}):
            return Illegal(
                "B27.51", f"{with_article(new.type)} may not share {new.hex} with the {counter.type} {name}"
            )
    return None


def described(counter: Counter) -> str:
    """The counter in short: ``foxhole 2S``, ``trench``, ``minefield``."""
    if counter.type == "foxhole":
        return f"foxhole {foxhole_squads(counter)}S"
    return counter.type


def named(thing: Unit | Counter) -> str:
    """The kind of a unit or counter in words, mount included."""
    mount = f"{thing.mount} " if isinstance(thing, Unit) and thing.mount else ""
    return mount + thing.type.replace("_", " ")
