"""The few questions of protocol version 1. ``ask`` names the question."""

from typing import Annotated

from msgspec import Meta, Struct

from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions import AnyAction, DiceTotal
from asl_conformance.protocol.position import Half, HexName


class Point(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An end of a LOS: one of unit, counter, hex, vertex or hexside.

    A vertex or hexside belongs to the hex it names first; with ``hex``, to that hex of those it names;
    a hexside with ``unit``, to the hex of that unit, which is the target of a Snap Shot there.
    LOS to a bare hex is LOS to the Location and to what it holds besides units (9.521); a viewer
    given as a bare hex has no Wall Advantage.
    """

    unit: str = ""
    counter: str = ""
    """A weapon that a unit possesses is seen as its unit is."""
    hex: HexName | str = ""
    vertex: str = ""
    hexside: str = ""
    """Both its vertices must be seen (A8.15)."""
    level: Half | None = None
    """Level above the board for a bare hex or vertex, where it is not the ground's."""


class Question(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="ask"):
    """Base of all questions."""


class Los(Question, frozen=True, tag="los", rename={"start": "from", "end": "to"}):
    """Is there a Line of Sight, and what hinders it?"""

    start: Point
    end: Point


class Attack(Question, frozen=True, tag="attack"):
    """What an attack on ``target`` (a unit or a hex) would meet now.

    In the MPh of the target's side it is Defensive First Fire at its last expenditure.
    """

    target: str
    means: v.Means
    by: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    """The weapons used: a vehicle's, or ids of those that the unit in ``by`` possesses."""
    hexside: str = ""
    """The hexside of a Snap Shot, or that a DC is thrown across, or that unnamed attackers fire over."""
    vertex: str = ""
    """The vertex aimed at, of a unit in Bypass (A4.34); empty for the attackers' best."""
    underbelly: bool = False
    """An Underbelly Hit is claimed on a vehicle that crosses a hexside (D4.3)."""
    at: v.Place = ""
    """The part of the target hex: ``bridge`` for its bridge and who is on it."""
    firepower: Annotated[int, Meta(ge=1, le=200)] | None = None
    """FP of the attack before any multiple, where no counter tells it (HE, bombs)."""
    dr: DiceTotal | None = None
    """The Original DR, if the Final DR is asked for."""


class May(Question, frozen=True, tag="may"):
    """May the action be done now? Nothing is changed by asking."""

    action: AnyAction


class State(Question, frozen=True, tag="state"):
    """What stands where after the actions."""


class WallAdvantage(Question, frozen=True, tag="wall_advantage"):
    """Wall advantage of a unit."""

    unit: str


class Terrain(Question, frozen=True, tag="terrain"):
    """What a hex or hexside is under the SSRs, weather and water depth in force."""

    hex: HexName | str = ""
    hexside: str = ""


class SameLocation(Question, frozen=True, tag="same_location"):
    """Do two units or counters share a Location for the purpose?"""

    first: str
    second: str
    purpose: v.Purpose = "general"


class Concealment(Question, frozen=True, tag="concealment"):
    """Is the unit concealed, and what took or gave it?"""

    unit: str


class RoutQuestion(Question, frozen=True, tag="rout"):
    """A broken unit's declared rout, expenditure by expenditure; nothing is changed by asking."""

    unit: str
    steps: tuple[AnyAction, ...]


AnyQuestion = Los | Attack | May | State | WallAdvantage | Terrain | SameLocation | Concealment | RoutQuestion
