"""A.7: which status keeps a unit from which activity, for all that ask who is able to do something."""

from __future__ import annotations

from collections.abc import Mapping

from asl_reference.base.clauses import Illegal, clause
from asl_reference.board.position import CREWLESS, Position, Unit
from asl_reference.rules.ground.a2_locations import Location, enemies_at, location
from asl_reference.rules.ground.a3_phases import phase_of

MAY = "may"
RALLIED_OTHERS, TRANSFERRED = "rallied_others", "transferred"
"""Deeds of a leader that took part in a rally, and of a unit that took part in a Transfer."""
FOUGHT = "fought"
"""Deed of a unit that has attacked in Close Combat (A11.12)."""
_OF_PERSONNEL = """
                   broken  pinned  ti      melee   prisoner berserk unarmed inherent dummy
fire               A10.4   may     A10.4   A11.15  A20.5    may     A20.5   D5.1     A12.11
close_combat       A11.1   may     A11.1   may     A11.1    may     may     may      A12.11
use_dc             A23.1   A23.1   A23.1   A23.1   A23.1    A23.1   A23.1   -        A12.11
announce_clearance B24.73  B24.73  B24.73  B24.73  B24.73   B24.73  may     -        B24.73
clear              B24.73  B24.73  may     B24.73  B24.73   B24.73  may     -        B24.73
search             A12.152 A12.152 A12.152 A12.152 A12.152  A12.152 may     -        A12.152
transfer           A4.431  A4.431  A4.431  A4.431  A4.431   A4.431  may     -        A12.11
recover            A4.44   A4.44   A4.44   A4.44   A4.44    may     may     -        A4.44
load               D6.1    D6.1    D6.1    D6.1    D6.1     may     may     -        may
unload             D6.5    D6.5    D6.5    D6.5    may      may     may     D6.5     may
entrench           B27.11  may     B27.11  B27.11  B27.11   B27.11  may     -        -
direct_digging     B27.11  may     B27.11  B27.11  B27.11   B27.11  may     -        -
rally_others       A10.7   may     may     A10.7   A10.7    A10.7   may     -        -
move               A10.5   A7.8    A4.1    A11.15  may      may     may     -        may
rout               may     A10.53  A10.5   A11.15  may      -       may     -        -
be_made_to_rout    may     may     may     A11.15  A20.5    -       may     -        -
advance            A4.7    A7.8    A4.7    A11.15  may      may     may     -        may
withdraw           A11.2   A11.2   A11.2   may     may      may     may     -        -
take_prisoners     A20.21  may     may     A20.21  A20.21   A20.21  A20.21  -        -
"""
"""The clause by which a status bars an activity, ``may`` where it does not, ``-`` where who could do it
never has it, or is told by another rule that he could not. A Disrupted unit is broken (A19.12)."""
_OF_VEHICLES = """
                   abandoned bogged immobilized shocked stunned
fire               D5.4      may    may         C7.41   D5.34
close_combat       A11.1     may    may         may     may
move               D5.4      D8.3   D8.1        C7.41   D5.34
change_vca         -         D8.3   D8.1        -       -
change_tca         D5.4      may    may         C7.41   D5.34
"""

SPOKEN = {"dummy": "a dummy", "melee": "in Melee", "prisoner": "a prisoner", "ti": "TI"}
"""Statuses in a player's words."""


def _read(*tables: str) -> Mapping[str, Mapping[str, str]]:
    """Activity, status, clause or ``may``."""
    found: dict[str, dict[str, str]] = {}
    for table in tables:
        head, *rows = (line.split() for line in table.strip().splitlines())
        for activity, *cells in rows:
            told = zip(head, cells, strict=True)
            found.setdefault(activity, {}).update((status, cell) for status, cell in told if cell != "-")
    return found


ABLE = _read(_OF_PERSONNEL, _OF_VEHICLES)


@clause("A12.1")
def unmanned(unit: Unit) -> bool:
    """Whether it is a vehicle that nobody is in: an abandoned one, a horse or motorcycle without riders."""
    return unit.type in CREWLESS or unit.has("abandoned")


@clause("A11.12", "A11.2")
def has_fought(position: Position, unit: Unit) -> Illegal | None:
    """A unit attacks once in Close Combat, and not after it has Withdrawn."""
    if unit.did(FOUGHT):
        return Illegal("A11.12", f"{unit.id} has attacked in this CCPh")
    if position.phase == "CCPh" and unit.did("moved"):
        return Illegal("A11.2", f"{unit.id} has Withdrawn and attacks nobody")
    return None


@clause("D5.1")
def is_enemy(unit: Unit, side: str) -> bool:
    """Whether it is an enemy unit of the side; an Inherent crew is its vehicle, and no other unit."""
    return unit.side != side and not unit.has("inherent")


@clause("A11.15", "A20.5", "B9.32")
def opposes(unit: Unit, side: str) -> bool:
    """Whether the unit is an enemy of the side wherever they meet, concealed or not."""
    return is_enemy(unit, side) and _on_board_and_free(unit)


@clause("A10.5", "A12.1")
def known(unit: Unit) -> bool:
    """Whether the other side sees what the unit is.

    Case K and C3.33 ask something else: whether any piece, an empty vehicle or a weapon too, is unseen.
    """
    return _on_board_and_free(unit) and not unit.has("concealed")


def _on_board_and_free(unit: Unit) -> bool:
    """Whether it is anybody's enemy: dummies, prisoners and vehicles that nobody is in are not."""
    return unit.type != "dummy" and not unmanned(unit) and not unit.has("hidden", "prisoner")


def opponent_of(position: Position, unit: Unit) -> str:
    """The id of an enemy in the unit's Location, on Wire or beneath it; empty for none."""
    return opponent_at(position, location(unit), unit.side)


def opponent_at(position: Position, where: Location, side: str, *unless: str) -> str:
    """The id of an enemy in the Location that has none of these statuses; empty for none.

    An empty vehicle, or a horse or motorcycle without riders, keeps nobody out.
    """
    for other in enemies_at(position, where, side):
        if opposes(other, side) and not other.has(*unless):
            return other.id
    return ""


def good_order(unit: Unit) -> bool:
    """Neither broken, berserk, captured nor in Melee; a vehicle with a working crew (A.7)."""
    return not unmanned(unit) and not unit.has(
        "broken", "disrupted", "berserk", "prisoner", "melee", "stunned", "shocked"
    )


def status_barring(activity: str, unit: Unit) -> str:
    """The status that keeps the unit from the activity; empty if none does."""
    if not unit.status and unit.type != "dummy":
        return ""
    cells = ABLE[activity].items()
    return next((one for one, cell in cells if cell != MAY and (one in unit.status or one == unit.type)), "")


def status_bars(activity: str, unit: Unit, says: str) -> Illegal | None:
    """What keeps the unit from the activity: its status; ``says`` goes on with what it does not do."""
    status = status_barring(activity, unit)
    if not status:
        return None
    return Illegal(ABLE[activity][status], f"{unit.id} is {SPOKEN.get(status, status)} and {says}")


@clause("A7.8", "A10.7")
def modifier_of(leader: Unit) -> int:
    """The leadership modifier that a leader has for others: none while he is pinned."""
    return 0 if leader.has("pinned") else leader.leadership or 0


@clause("A10.5")
def no_router(unit: Unit) -> Illegal | None:
    """Why the unit does not rout: it is not broken, or something holds it."""
    if not unit.has("broken"):
        return Illegal("A10.5", f"{unit.id} is not broken and does not rout")
    return held_from_rout(unit, "does not rout")


@clause("A11.15", "A20.5", "D6.1")
def held_from_rout(unit: Unit, says: str) -> Illegal | None:
    """What holds a broken unit where it is: Melee, its captor, or the vehicle that it is in or on."""
    if not unit.stands_for_itself:
        return Illegal("D6.1", f"{unit.id} is in or on a vehicle and {says}")
    return status_bars("be_made_to_rout", unit, says)


RALLY_PHASE = {"rally": ("rallied", RALLIED_OTHERS), "recover": ("recovered",), "transfer": (TRANSFERRED,)}
"""Activities of the RPh, with the deeds that record them."""


@clause("A3.1")
def another_activity_bars(position: Position, unit: Unit, activity: str) -> Illegal | None:
    """In the RPh a unit does one thing: it rallies or is rallied, Recovers, or has part in a Transfer."""
    others = [deed for one, deeds in RALLY_PHASE.items() if one != activity for deed in deeds]
    if phase_of(position, activity) == "RPh" and unit.did(*others):
        return Illegal("A3.1", f"{unit.id} has had its one activity of this RPh")
    return None
