"""The verbs of the game. One action is one announcement: in the MPh, one expenditure of MF.

Dice are part of the action; no engine rolls. ``do`` names the verb.
"""

from typing import Annotated

from msgspec import Meta, Struct

from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.position import Counter, HexName, HexsideName, Unit

DiceTotal = Annotated[int, Meta(ge=1, le=12)]


class Action(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of all actions."""


class SetUp(Action, frozen=True, tag="set_up"):
    """``side`` puts one unit or counter of its OB on the board under the new id ``id``."""

    side: str
    id: str
    unit: Unit | None = None
    counter: Counter | None = None


class Exchange(Action, frozen=True, tag="exchange"):
    """``side`` takes a counter up and puts others in its place."""

    side: str
    counter: str
    into: tuple[Counter, ...]


class Move(Action, frozen=True, tag="move"):
    """Units enter ``to`` together (MPh): one expenditure.

    ``beneath`` names counters of the hex entered that they go beneath in the same expenditure;
    units that were beneath a counter leave it in the same expenditure.
    """

    units: tuple[str, ...]
    to: HexName
    at: v.Place = ""
    crest: str = ""
    floor: int = 0
    beneath: tuple[v.Cover, ...] = ()
    mode: v.MoveMode = ""
    carrying: tuple[str, ...] = ()
    bypass: tuple[str, ...] = ()
    """At ``bypass``: the hexsides of ``to`` followed, in order."""


class Rout(Move, frozen=True, tag="rout"):
    """A broken unit enters ``to`` (RtPh), all MF of the hex declared at once, as for ``move``."""


class Advance(Move, frozen=True, tag="advance"):
    """Units advance to ``to`` (APh), as for ``move``."""


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Units Withdraw from Close Combat to ``to`` (CCPh), as for ``move``."""


class GoBeneath(Action, frozen=True, tag="go_beneath"):
    """Units on top go beneath a counter of their hex."""

    units: tuple[str, ...]
    cover: v.Cover
    carrying: tuple[str, ...] = ()
    dr: Annotated[int, Meta(ge=1, le=6)] | None = None
    """The die roll where one is due (Wire); None while it is announced and not yet rolled."""
    mode: v.MoveMode = ""
    leader: str = ""
    """The leader it has declared to move with (Wire)."""
    leaving: tuple[str, ...] = ()
    """What it carries and, having seen the die, leaves on top (Wire)."""


class ComeOut(Action, frozen=True, tag="come_out"):
    """Units beneath a counter of their hex come out on top of it."""

    units: tuple[str, ...]
    cover: v.Cover
    carrying: tuple[str, ...] = ()


class Entrench(Action, frozen=True, tag="entrench"):
    """An Entrenching Attempt of the units together, with its Original DR."""

    units: tuple[str, ...]
    dr: DiceTotal
    leader: str = ""
    hex: HexName | str = ""
    """Where the counter is to go, if that is announced."""
    waive: tuple[str, ...] = ()
    """Names of DRM the player asks to leave out."""


class Roll(Action, frozen=True, tag="roll"):
    """Dice made with nothing announced."""

    units: tuple[str, ...]
    dr: DiceTotal


class Fire(Action, frozen=True, tag="fire"):
    """Units or weapons fire at a hex or unit."""

    by: tuple[str, ...]
    target: str
    means: v.Means = "small_arms"


class Result(Action, frozen=True, tag="result"):
    """The given outcome of an attack for one unit; the attack itself is not played."""

    unit: str
    result: v.FireResult


class ClaimInterdiction(Action, frozen=True, tag="claim_interdiction"):
    """``by`` claims Interdiction of a routing unit where it stands."""

    by: str
    unit: str


class ResolveInterdiction(Action, frozen=True, tag="resolve_interdiction"):
    """The outcome of claimed Interdiction."""

    unit: str
    result: v.FireResult


class Recover(Action, frozen=True, tag="recover"):
    """A unit tries to Recover an unpossessed weapon."""

    unit: str
    counter: str
    dr: Annotated[int, Meta(ge=1, le=6)] | None = None


class Drop(Action, frozen=True, tag="drop"):
    """A unit gives up possession of a weapon, which stays where the unit is."""

    unit: str
    counter: str


class ChangeVca(Action, frozen=True, tag="change_vca"):
    """A vehicle turns its hull by so many hexspines."""

    unit: str
    hexspines: Annotated[int, Meta(ge=1, le=5)] = 1


class ChangeTca(Action, frozen=True, tag="change_tca"):
    """A vehicle turns its turret."""

    unit: str
    hexspines: Annotated[int, Meta(ge=1, le=5)] = 1


class ChangeCa(Action, frozen=True, tag="change_ca"):
    """A Gun of the board turns its CA, in a fire phase of its side."""

    counter: str
    hexspines: Annotated[int, Meta(ge=1, le=5)] = 1


class Start(Action, frozen=True, tag="start"):
    """A vehicle spends a Start MP."""

    unit: str


class MotionAttempt(Action, frozen=True, tag="motion_attempt"):
    """A vehicle claims a Motion attempt in the enemy MPh."""

    unit: str


class CloseCombat(Action, frozen=True, tag="close_combat"):
    """Units declare Close Combat."""

    by: tuple[str, ...]
    target: str


class EndPhase(Action, frozen=True, tag="end_phase"):
    """The current phase ends; ``next`` begins."""

    next: v.Phase = ""


class Declare(Action, frozen=True, tag="declare"):
    """Units announce Double Time, or movement together with ``leader``, before they spend MF."""

    units: tuple[str, ...]
    mode: v.MoveMode = ""
    leader: str = ""


class PlaceDc(Action, frozen=True, tag="place_dc"):
    """A unit Places its DC in ``to`` (MPh); it is resolved in the AFPh."""

    unit: str
    counter: str
    to: HexName
    at: v.Place = ""


class ThrowDc(PlaceDc, frozen=True, tag="throw_dc"):
    """A unit Throws its DC into ``to``, to be resolved at once."""


class SetDc(PlaceDc, frozen=True, tag="set_dc"):
    """A unit Sets its DC in its own Location, to be detonated later."""


class ResolveFire(Action, frozen=True, tag="resolve_fire"):
    """A DC, FFE or other attack on all of a Location is resolved with one Original DR.

    What it does to units is given by ``result``; what it does to Fortifications is not.
    """

    means: v.Means
    target: HexName
    dr: DiceTotal
    at: v.Place = ""
    counter: str = ""
    """The DC that goes off."""
    firepower: Annotated[int, Meta(ge=1, le=36)] | None = None
    """FP where no counter tells it."""
    center: HexName | str = ""
    """The hex an FFE is centred on, if it is not ``target``."""
    hexside: HexsideName | str = ""
    """What a Thrown DC went across; it is resolved in the thrower's Location, and then where it lies."""


class BogCheck(Action, frozen=True, tag="bog_check"):
    """A Bog Check (D8.2) with its colored and white die."""

    unit: str
    colored: Annotated[int, Meta(ge=1, le=6)]
    white: Annotated[int, Meta(ge=1, le=6)]
    drm: Annotated[int, Meta(ge=-6, le=12)] = 0
    """DRM of D8.21 that the scenario gives besides those of the vehicle itself."""


class TakeCheck(Action, frozen=True, tag="take_check"):
    """A unit takes a MC or TC or tries to rally, with its Original DR."""

    unit: str
    check: v.CheckKind
    dr: DiceTotal
    leader: str = ""


class Clear(Action, frozen=True, tag="clear"):
    """Units try to Clear a Fortification; ``result`` is given once the DR is made (CCPh)."""

    units: tuple[str, ...]
    counter: str
    result: v.Clearance = ""


class Search(Action, frozen=True, tag="search"):
    """Units Search the Locations next to them (A12.152)."""

    units: tuple[str, ...]


class Transfer(Action, frozen=True, tag="transfer"):
    """A unit hands a weapon to ``target``."""

    unit: str
    target: str
    counter: str


class Load(Action, frozen=True, tag="load"):
    """Infantry goes aboard a vehicle of its hex, as Passengers or Riders."""

    units: tuple[str, ...]
    vehicle: str


class Unload(Action, frozen=True, tag="unload"):
    """Passengers or Riders leave their vehicle."""

    units: tuple[str, ...]


class Land(Action, frozen=True, tag="land"):
    """A glider, or a unit by parachute, comes down under the new id ``id``."""

    side: str
    id: str
    unit: Unit | None = None
    counter: Counter | None = None


class Surrender(Action, frozen=True, tag="surrender"):
    """A broken unit surrenders to ``target`` in place of routing."""

    unit: str
    target: str


class TurnBack(Action, frozen=True, tag="turn_back"):
    """Units that came upon a concealed enemy are put back in the hex they left (A12.15)."""

    units: tuple[str, ...]
    to: HexName
    by: str


class ClaimWallAdvantage(Action, frozen=True, tag="claim_wall_advantage"):
    """Units claim wall advantage over all it extends to; in Deluxe over the hexsides named."""

    units: tuple[str, ...]
    hexsides: tuple[str, ...] = ()
    showing: str = ""
    """A concealed unit of the claimants that is momentarily shown."""
    answer: str = ""
    """The concealed or hidden enemy that is momentarily shown in return, to keep wall advantage."""


class ForfeitWallAdvantage(Action, frozen=True, tag="forfeit_wall_advantage"):
    """Units give up wall advantage; in Deluxe over the hexsides named."""

    units: tuple[str, ...]
    hexsides: tuple[str, ...] = ()


class PlaceOnBoard(Action, frozen=True, tag="place_on_board"):
    """A hidden unit is put on board concealed."""

    unit: str
    claim: bool = False
    """It is placed to have wall advantage, against an enemy that is just claiming it if need be."""


class DeclareEntry(Action, frozen=True, tag="declare_entry"):
    """Units begin to enter another Location and are not there yet; the ``move`` itself may follow."""

    units: tuple[str, ...]
    to: HexName


class AbandonEntry(Action, frozen=True, tag="abandon_entry"):
    """The entry that was declared comes to nothing; the units are where they were."""

    units: tuple[str, ...]


class ChooseTem(Action, frozen=True, tag="choose_tem"):
    """The target of a declared attack takes this TEM, by its source, or ``hull_down``, before the DR."""

    unit: str
    tem: str


AnyAction = (
    SetUp
    | Exchange
    | Move
    | Rout
    | Advance
    | Withdraw
    | GoBeneath
    | ComeOut
    | Entrench
    | Roll
    | Fire
    | Result
    | ClaimInterdiction
    | ResolveInterdiction
    | Recover
    | Drop
    | ChangeVca
    | ChangeTca
    | ChangeCa
    | Start
    | MotionAttempt
    | CloseCombat
    | EndPhase
    | Declare
    | PlaceDc
    | ThrowDc
    | SetDc
    | ResolveFire
    | BogCheck
    | TakeCheck
    | Clear
    | Search
    | Transfer
    | Load
    | Unload
    | Land
    | Surrender
    | TurnBack
    | ClaimWallAdvantage
    | ForfeitWallAdvantage
    | PlaceOnBoard
    | DeclareEntry
    | AbandonEntry
    | ChooseTem
)
