"""The few questions of protocol version 1. ``ask`` names the question."""

from typing import Annotated

from msgspec import Meta, Struct

from asl_conformance.protocol import names as n
from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions import AnyAction, DiceTotal
from asl_conformance.protocol.position import Half, HexOrNone


class Point(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """An end of a LOS.

    It is one of unit, counter, hex, vertex or hexside. A vertex or hexside has the level and terrain of one
    of its hexes: by default the first hex of its name (here the order matters), or the one in ``hex``. A
    hexside with ``unit`` is the target of a Snap Shot; it belongs to the hex of that unit. LOS to a hex
    without a unit is LOS to the Location and to what it holds besides units (9.521). A viewer given as a hex
    has no Wall Advantage.
    """

    unit: str = ""
    """Id of a unit. A unit in Bypass is at a vertex: Infantry at the best end vertex of the hexsides it
    follows, a vehicle at its CAFP."""
    counter: str = ""
    """Id of a counter. A possessed weapon is seen if its possessor is."""
    hex: HexOrNone = ""
    """A hex, at its centre dot. With `vertex` or `hexside`: the hex to which the point belongs."""
    vertex: str = ""
    """A vertex, by its three hexes: `F5-F6-G6`."""
    hexside: str = ""
    """A hexside, by its two hexes. Both its vertices must be seen (A8.15)."""
    level: Half | None = None
    """Level of a hex, vertex or hexside that is given without a unit: absolute, above the board and not above
    its hex. Default: the ground level of its hex; in a Depression its bottom, IN the Depression. With a
    `level` the point is never IN a Depression, whatever the number."""


class Question(
    Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True, tag_field="ask"
):
    """Base of all questions."""


class Los(Question, frozen=True, tag="los", rename={"start": "from", "end": "to"}):
    """Is there a Line of Sight, and what hinders it?"""

    start: Point
    """Where the viewer is."""
    end: Point
    """Where it looks."""


class Attack(Question, frozen=True, tag="attack"):
    """The effects of an attack on ``target`` (a unit, a counter or a hex) now: TEM, DRM, FP.

    In the MPh of the target's side, an attack by an enemy in `by` is Defensive First Fire at the target's
    last expenditure.
    """

    target: str
    """Id of a unit or counter (a Gun and its crew each have their own), or a hex. A hex means all enemy units
    in its ground Location or, if there are none, in the whole hex. OBA and DC attack units of both sides, and
    OBA attacks the whole hex, on its bridge and below."""
    means: v.Means
    """The means of attack."""
    by: tuple[str, ...] = ()
    """Ids of the units and weapons that attack together; a weapon is fired by its possessor. A Gun fires
    under its own id or that of its crew. If omitted, the attack has no attacker, as OBA has none: it has no
    LOS and is not First Fire, so even in the MPh there is no FFMO and no FFNAM, and no MF need have been
    spent."""
    weapons: tuple[n.VehicleWeapon, ...] = ()
    """The weapons used: those of a vehicle, or ids or types of weapons that a unit in `by` possesses.
    Default: those that such an attack uses; a table of fire.md says which of them the position need not list.
    An OVR uses by default the `weapons` of the vehicle: if that is `ft` only, it is an OVR with FT only
    (27.3)."""
    hexside: str = ""
    """The hexside of a Snap Shot, the hexside that a DC is thrown across, or the hexside that an attack
    without `by` crosses. Default for a Thrown DC: the hexside between the hexes of thrower and target, if
    they differ. Default for a Snap Shot: the hexside that the target crossed last, if that is known."""
    vertex: str = ""
    """The vertex aimed at, if the target is in Bypass (A4.34); empty: the best one for the attackers."""
    underbelly: bool = False
    """An Underbelly Hit is claimed on a vehicle that crosses a hexside (D4.3)."""
    at: v.Place = ""
    """The part of the target hex: ``bridge`` for its bridge and the units on it."""
    firepower: Annotated[int, Meta(ge=1, le=200)] | None = None
    """FP of the attack before any doubling or halving, if no counter gives it (HE, bombs)."""
    dr: DiceTotal | None = None
    """The Original DR, if `final_dr` is asked for."""


class May(Question, frozen=True, tag="may"):
    """May the action be done now? Asking changes nothing."""

    action: AnyAction
    """The action, announced now and not done. If `phase` is empty, it counts as done in its own phase; if
    `turn_of` is empty, as done by the side that may do it."""


class State(Question, frozen=True, tag="state"):
    """The state of all units, counters, hexes and sides after the actions, and what happened in them."""


class WallAdvantage(Question, frozen=True, tag="wall_advantage"):
    """Does a unit have wall advantage, and may it claim or forfeit it?"""

    unit: str
    """Id of the unit."""


class Terrain(Question, frozen=True, tag="terrain"):
    """What does a hex or hexside count as, under the SSRs, weather and water depth in force?"""

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
    """The purpose for which they would share it."""


class Concealment(Question, frozen=True, tag="concealment"):
    """Is the unit concealed, what took its concealment, and is its place Concealment Terrain?"""

    unit: str
    """Id of the unit."""


class RoutQuestion(Question, frozen=True, tag="rout"):
    """Is a broken unit's declared rout legal, expenditure by expenditure? Asking changes nothing."""

    unit: str
    """Id of the unit that routs."""
    steps: tuple[AnyAction, ...]
    """Its expenditures in order: `rout`, `go_beneath` and `come_out`. Empty: it stays where it is."""


AnyQuestion = Los | Attack | May | State | WallAdvantage | Terrain | SameLocation | Concealment | RoutQuestion


def question_name(question: Question) -> str:
    """The protocol name of a question struct."""
    return str(type(question).__struct_config__.tag)
