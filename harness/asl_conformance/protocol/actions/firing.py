"""Verbs of fire, DC and Close Combat, and of the results of attacks."""

from typing import Annotated

from msgspec import Meta

from asl_conformance.protocol import names as n
from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions.base import Action, DiceTotal, SomeIds
from asl_conformance.protocol.position import HexName, HexsideName


class Fire(Action, frozen=True, tag="fire"):
    """Units or weapons fire at a hex or unit. The effect is given by ``result``."""

    by: SomeIds
    """Ids of the units and weapons that fire together."""
    target: str
    """Id of a unit or counter, or a hex."""
    means: v.Means = "small_arms"
    """The means of attack."""


class ChooseTem(Action, frozen=True, tag="choose_tem"):
    """The target of a declared attack chooses this TEM before the DR."""

    unit: str
    """Id of the target."""
    tem: n.TemSource | n.TemChoice
    """The source of the TEM chosen, or `hull_down`."""


class Result(Action, frozen=True, tag="result"):
    """The result of an attack for one unit is given; the attack itself is not played. Every result but
    `no_effect` brings a unit that is broken already under Desperation Morale (A10.62)."""

    unit: str
    """Id of the unit."""
    result: v.FireResult
    """The effect of the attack on it."""


class ResolveFire(Action, frozen=True, tag="resolve_fire"):
    """A DC, FFE or other attack on all of a Location is resolved with one Original DR.

    Its effect on units is given by ``result``; its effect on Fortifications follows from the DR. In the
    MPh it is Defensive First Fire: of the side whose turn it is, it meets only units that have spent MF or MP
    (A8.1).
    """

    means: v.Means
    """The means of attack."""
    target: HexName
    """The hex attacked."""
    dr: DiceTotal
    """The Original DR."""
    at: v.Place = ""
    """The Location of the hex; empty: its ground Location, or the whole hex for an attack from above."""
    floor: Annotated[int, Meta(ge=0, le=4)] = 0
    """The building level attacked, 0 for the ground. WP lands on it; whether it reaches the other Locations
    of the hex is a reading (`explain A24.31-other-locations`)."""
    counter: str = ""
    """Id of the DC that is resolved."""
    firepower: Annotated[int, Meta(ge=1, le=36)] | None = None
    """FP, if no counter gives it."""
    center: HexName | str = ""
    """The hex on which an FFE is centred, if it is not `target`."""
    hexside: HexsideName | str = ""
    """The hexside across which a DC was Thrown. Such a DC is resolved first in the thrower's Location, then
    where it lies. If no action and no status of the DC says how it was used, this field says that it was
    Thrown."""


class ChangeCa(Action, frozen=True, tag="change_ca"):
    """A Gun on the board turns its CA, in a fire phase of its side."""

    counter: str
    """Id of the Gun."""
    hexspines: Annotated[int, Meta(ge=1, le=5)] = 1
    """Number of hexspines, clockwise."""


class PlaceDc(Action, frozen=True, tag="place_dc"):
    """A unit Places its DC in ``to`` (MPh); it is resolved in the AFPh."""

    unit: str
    """Id of the unit that uses it."""
    counter: str
    """Id of the DC."""
    to: HexName
    """The hex of the DC: the unit's own or an adjacent one; for a Set DC its own."""
    at: v.Place = ""
    """Where in that hex; empty: its ground Location."""
    floor: Annotated[int, Meta(ge=0, le=4)] = 0
    """The building level of the DC, 0 for the ground."""


class ThrowDc(PlaceDc, frozen=True, tag="throw_dc"):
    """A unit Throws its DC into ``to``, to be resolved at once."""


class SetDc(PlaceDc, frozen=True, tag="set_dc"):
    """A unit Sets its DC in its own Location, to be detonated later."""


class CloseCombat(Action, frozen=True, tag="close_combat"):
    """Units declare Close Combat."""

    by: SomeIds
    """Ids of the units that attack."""
    target: str
    """Id of the unit attacked."""
