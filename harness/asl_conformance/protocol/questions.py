"""The few questions of protocol version 1. ``ask`` names the question."""

from typing import Annotated

from msgspec import Meta, Struct

from asl_conformance.protocol import names as n
from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions import AnyAction, DiceTotal
from asl_conformance.protocol.position import Half, HexOrNone


class Point(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """An end of a LOS.

    It is one of unit, counter, hex, vertex or hexside. A vertex or hexside belongs to one hex alone, whose
    level and terrain it has whatever the others are: that which it names first (here the order of the hexes
    counts); with ``hex``, that one of those it names; a hexside with ``unit``, the hex of that unit,
    which is the target of a Snap Shot there. LOS to a bare hex is LOS to the Location and to what it holds
    besides units (9.521); a viewer given as a bare hex has no Wall Advantage.
    """

    unit: str = ""
    """Id of a unit. In Bypass it is at a vertex: Infantry at either of each hexside it follows, whichever is
    best; a vehicle at its CAFP."""
    counter: str = ""
    """Id of a counter. A weapon that a unit possesses is seen as its unit is."""
    hex: HexOrNone = ""
    """A hex, at its centre dot; with `vertex` or `hexside` the one of its hexes that the point belongs to."""
    vertex: str = ""
    """A vertex, by its three hexes: `F5-F6-G6`."""
    hexside: str = ""
    """A hexside, by its two hexes. Both its vertices must be seen (A8.15)."""
    level: Half | None = None
    """Of a bare hex, vertex or hexside: its level above the board, absolute, not above its own hex. Left out:
    that of the ground of the hex it belongs to, the bottom of a Depression and IN it. With a level it is in
    no Depression, whatever the number."""


class Question(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="ask"):
    """Base of all questions."""


class Los(Question, frozen=True, tag="los", rename={"start": "from", "end": "to"}):
    """Is there a Line of Sight, and what hinders it?"""

    start: Point
    """Where the viewer is."""
    end: Point
    """Where it looks."""


class Attack(Question, frozen=True, tag="attack"):
    """What an attack on ``target`` (a unit or a hex) would meet now.

    In the MPh of the target's side that of an enemy named in `by` is Defensive First Fire at its last
    expenditure.
    """

    target: str
    """Id of a unit or counter, a Gun and its crew each by its own id; or a hex: all enemy units in its ground
    Location, or where there are none, in the hex; for OBA and DC those of either side. OBA meets all of the
    hex: who is on its bridge and who is below."""
    means: v.Means
    """How the attack is made."""
    by: tuple[str, ...] = ()
    """Ids of those who attack together: units, or weapons, which fire as who possesses them. A Gun fires
    under its own id or that of its crew. Left out: nobody in particular, as for OBA: traced from
    nowhere and no First Fire, so that in the MPh too it has neither FFMO nor FFNAM and asks for no MF
    spent."""
    weapons: tuple[n.VehicleWeapon, ...] = ()
    """The weapons used: a vehicle's, or ids or types of those that a unit in `by` possesses. Left out: those
    that such an attack takes; which of them need not stand in the position is a table of fire.md. Of an OVR
    that names none they are the `weapons` of the vehicle: one with `ft` alone makes it with FT alone
    (27.3)."""
    hexside: str = ""
    """The hexside of a Snap Shot, or that a DC is thrown across, or that unnamed attackers fire over.
    Left out of a Thrown DC: the one between the hexes of thrower and target, if they are two."""
    vertex: str = ""
    """The vertex aimed at, of a unit in Bypass (A4.34); empty for the attackers' best."""
    underbelly: bool = False
    """An Underbelly Hit is claimed on a vehicle that crosses a hexside (D4.3)."""
    at: v.Place = ""
    """The part of the target hex: ``bridge`` for its bridge and who is on it."""
    firepower: Annotated[int, Meta(ge=1, le=200)] | None = None
    """FP of the attack before anything doubles or halves it, where no counter tells it (HE, bombs)."""
    dr: DiceTotal | None = None
    """The Original DR, if `final_dr` is asked for."""


class May(Question, frozen=True, tag="may"):
    """May the action be done now? Nothing is changed by asking."""

    action: AnyAction
    """The action, announced now and not done. Where `phase` is empty it counts as done in its own phase,
    where `turn_of` is empty as done by the side that may."""


class State(Question, frozen=True, tag="state"):
    """What stands where after the actions."""


class WallAdvantage(Question, frozen=True, tag="wall_advantage"):
    """Wall advantage of a unit."""

    unit: str
    """Id of the unit."""


class Terrain(Question, frozen=True, tag="terrain"):
    """What a hex or hexside is under the SSRs, weather and water depth in force."""

    hex: HexOrNone = ""
    """The hex asked about; empty if it is a hexside."""
    hexside: str = ""
    """The hexside asked about, by its two hexes; empty if it is a hex."""


class SameLocation(Question, frozen=True, tag="same_location"):
    """Do two units or counters share a Location for the purpose?"""

    first: str
    """Id of a unit or counter."""
    second: str
    """Id of another."""
    purpose: v.Purpose = "general"
    """What they would share it for."""


class Concealment(Question, frozen=True, tag="concealment"):
    """Is the unit concealed, what has taken that, and is its place Concealment Terrain?"""

    unit: str
    """Id of the unit."""


class RoutQuestion(Question, frozen=True, tag="rout"):
    """A broken unit's declared rout, expenditure by expenditure; nothing is changed by asking."""

    unit: str
    """Id of the unit that routs."""
    steps: tuple[AnyAction, ...]
    """Its expenditures in order: `rout`, `go_beneath` and `come_out`. None: it stays where it is."""


AnyQuestion = Los | Attack | May | State | WallAdvantage | Terrain | SameLocation | Concealment | RoutQuestion


def question_name(question: Question) -> str:
    """The protocol name of a question struct."""
    return str(type(question).__struct_config__.tag)
