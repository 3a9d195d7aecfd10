"""Verbs of fire, DC and Close Combat, and of what came of an attack."""

from typing import Annotated

from msgspec import Meta

from asl_conformance.protocol import names as n
from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions.base import Action, DiceTotal
from asl_conformance.protocol.position import HexName, HexsideName


class Fire(Action, frozen=True, tag="fire"):
    """Units or weapons fire at a hex or unit. What comes of it is said by ``result``."""

    by: tuple[str, ...]
    """Ids of the units and weapons that fire together."""
    target: str
    """Id of a unit or counter, or a hex."""
    means: v.Means = "small_arms"
    """How they fire."""


class ChooseTem(Action, frozen=True, tag="choose_tem"):
    """The target of a declared attack takes this TEM before the DR."""

    unit: str
    """Id of the target."""
    tem: n.TemSource | n.TemChoice
    """The source of the TEM taken, or `hull_down`."""


class Result(Action, frozen=True, tag="result"):
    """The given outcome of an attack for one unit; the attack itself is not played."""

    unit: str
    """Id of the unit."""
    result: v.FireResult
    """What the attack has done to it."""


class ResolveFire(Action, frozen=True, tag="resolve_fire"):
    """A DC, FFE or other attack on all of a Location is resolved with one Original DR.

    What it does to units is given by ``result``; what it does to Fortifications is not.
    """

    means: v.Means
    """How the attack is made."""
    target: HexName
    """The hex attacked."""
    dr: DiceTotal
    """The Original DR."""
    at: v.Place = ""
    """The Location of the hex; empty: its ground Location, and all of the hex for what comes from above."""
    counter: str = ""
    """Id of the DC that goes off."""
    firepower: Annotated[int, Meta(ge=1, le=36)] | None = None
    """FP where no counter tells it."""
    center: HexName | str = ""
    """The hex an FFE is centred on, if it is not `target`."""
    hexside: HexsideName | str = ""
    """What a Thrown DC went across; it is resolved in the thrower's Location, and then where it lies."""


class ChangeCa(Action, frozen=True, tag="change_ca"):
    """A Gun of the board turns its CA, in a fire phase of its side."""

    counter: str
    """Id of the Gun."""
    hexspines: Annotated[int, Meta(ge=1, le=5)] = 1
    """How many hexspines, clockwise."""


class PlaceDc(Action, frozen=True, tag="place_dc"):
    """A unit Places its DC in ``to`` (MPh); it is resolved in the AFPh."""

    unit: str
    """Id of the unit that uses it."""
    counter: str
    """Id of the DC."""
    to: HexName
    """The hex it goes to: its own or an adjacent one; for a Set DC its own."""
    at: v.Place = ""
    """Where in that hex; empty: its ground Location."""


class ThrowDc(PlaceDc, frozen=True, tag="throw_dc"):
    """A unit Throws its DC into ``to``, to be resolved at once."""


class SetDc(PlaceDc, frozen=True, tag="set_dc"):
    """A unit Sets its DC in its own Location, to be detonated later."""


class CloseCombat(Action, frozen=True, tag="close_combat"):
    """Units declare Close Combat."""

    by: tuple[str, ...]
    """Ids of the units that attack."""
    target: str
    """Id of the unit attacked."""
