"""What goes along with units that move, and what they leave where it is (A4.42, A4.43, C10.3)."""

from __future__ import annotations

from asl_reference.base.clauses import Illegal, clause
from asl_reference.base.values import replace
from asl_reference.board.actions import Action
from asl_reference.board.places import carrier_of, let_go, put, towing
from asl_reference.board.position import GUNS, SUPPORT_WEAPONS, Counter, Place, Position, Unit
from asl_reference.rules.ground.a2_locations import location_at
from asl_reference.rules.ground.b26_movement import with_its_wire
from asl_reference.rules.ground.b27_foxholes import covers_of
from asl_reference.rules.moving.a4_legality import manhandles
from asl_reference.rules.moving.a4_portage import guns_pushed, is_pushed


@clause("A4.42", "A4.43", "B27.1", "B27.4")
def without_what_stays(position: Position, action: Action) -> Position:
    """The position after the moving units leave behind each dm Gun that they neither name as carried nor tow.

    Nobody possesses these Guns. They stay beneath the counter or on top of it, and their PP burden nobody.
    """
    if not position.counters:
        return position
    along = carried(position, action)
    left = {
        name: let_go(position, gun, position.units[gun.possessed_by])
        for name, gun in position.counters.items()
        if gun.type in GUNS and not is_pushed(gun) and gun.possessed_by in action.units and name not in along
    }
    return position.with_counters(left)


@clause("A4.43", "C10.3")
def without_what_is_left(position: Position, action: Action) -> Position | Illegal:
    """The position once the gear named is left on top: nobody possesses or Pushes it any more."""
    for name in action.leaving:
        gear = position.counters.get(name)
        if gear is None or gear.possessed_by not in action.units:
            return Illegal("A4.43", f"none of {', '.join(action.units)} possesses {name}")
        position = without(position, gear.possessed_by, (name,))
    return position


def without(position: Position, unit_id: str, leaving: tuple[str, ...]) -> Position:
    """The position once the unit leaves this gear: nobody's, on top, beneath Wire if the unit is beneath."""
    unit = position.units[unit_id]
    outside = ("wire",) if "wire" in covers_of(position, unit) else ()
    left = {n: replace(let_go(position, position.counters[n], unit), beneath=outside) for n in leaving}
    if unit.pushing in leaving:
        position = position.with_unit(unit_id, replace(unit, pushing=""))
    return position.with_counters(left)


def pushing(position: Position, gear: tuple[str, ...]) -> bool:
    """Whether a Gun goes along with an entry, manhandled or towed: what bars that bars the whole entry."""
    return any(is_pushed(position.counters[name]) for name in gear)


@clause("A4.62", "C10.3")
def pushes(position: Position, action: Action, gear: tuple[str, ...], unit: Unit) -> bool:
    """Whether the unit itself Pushes a Gun, and so is Hazardous: it says so, or has one that goes along."""
    if not unit.is_infantry:
        return False
    guns = [gun for name in gear if is_pushed(gun := position.counters[name])]
    return action.mode == "push" or any(unit.id == gun.possessed_by or unit.pushing == gun.id for gun in guns)


@clause("A4.43", "C10.1", "C10.3")
def not_theirs(position: Position, action: Action) -> Illegal | None:
    """Units take along what one of them possesses or Pushes; a vehicle takes the Gun of those aboard it."""
    if not action.carrying:
        return None
    pushed = guns_pushed(position, action.units)
    for name in action.carrying:
        holder = carrier_of(position, position.counters[name])
        vehicle = carrier_of(position, holder) if holder else None
        who = {piece.id for piece in (holder, vehicle) if piece}
        if name not in pushed and who.isdisjoint(action.units):
            return Illegal("A4.43", f"none of {', '.join(action.units)} possesses {name}")
    return None


@clause("C10.3")
def not_manhandled(position: Position, action: Action) -> Illegal | None:
    """Units that rout, advance or withdraw Push nothing: they take along no Gun but a dm one."""
    if not action.carrying or manhandles(position, action):
        return None
    for name in action.carrying:
        gun = position.counters[name]
        if is_pushed(gun):
            return Illegal("C10.3", f"{name} is Pushed in the MPh alone, in no {action.do}")
    return None


@clause("C10.3", "A4.42")
def carried(position: Position, action: Action) -> tuple[str, ...]:
    """Ids of what goes along: what is named, the Gun that is Pushed or towed, and the units' SW.

    Guns are Pushed in the MPh alone, and towed by their vehicle, whoever possesses them.
    """
    if not position.counters:
        return ()
    pushed = guns_pushed(position, action.units) if manhandles(position, action) else ()
    own = [
        name
        for name, counter in position.counters.items()
        if (counter.possessed_by in action.units and counter.type in SUPPORT_WEAPONS)
        or towing(position, counter) in action.units
    ]
    return tuple(dict.fromkeys((*action.carrying, *pushed, *own)))


@clause("C11.2")
def with_gear(position: Position, action: Action, gear: tuple[str, ...]) -> Position:
    """The position with the gear moved to where the units go that take it along, emplaced no longer."""
    if not gear:
        return position
    covers = with_its_wire(position, location_at(action.place), action.beneath)
    there = Place(action.to, action.at, action.floor, beneath=covers)
    moved = {name: put(position.counters[name], there) for name in gear}
    return position.with_counters({name: _uprooted(counter) for name, counter in moved.items()})


def _uprooted(gear: Counter) -> Counter:
    status = tuple(one for one in gear.status if one != "emplaced")
    return gear if status == gear.status else replace(gear, status=status)
