"""Verbs of movement: entering hexes, going beneath counters and coming out, vehicles, loads."""

from typing import Annotated

from msgspec import Meta

from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions.base import Action, Die
from asl_conformance.protocol.position import HexName, HexsideName


class Move(Action, frozen=True, tag="move"):
    """Units enter ``to`` together (MPh): one expenditure, one hex; each further hex is an action more."""

    units: tuple[str, ...]
    """Ids of the units that go together. Naming a SW or Gun here is illegal (C10.1), an id that is nowhere an
    error."""
    to: HexName
    """The hex entered; their own hex for another place in it. One that is not adjacent, not on the board or
    where they are already is not an error: the action is refused (A4.1), and by `may` not allowed."""
    at: v.Place = ""
    """Where in that hex they arrive; empty: its ground Location, below a bridge and not on it even by road
    (a road leads to `bridge` alone), and IN a Depression."""
    crest: str = ""
    """At `crest`: the hexside that they front."""
    floor: int = 0
    """The building level that they arrive on: within a hex the next one, up or down, from house to house the
    same (B23.4)."""
    beneath: tuple[v.Cover, ...] = ()
    """Counters of the hex entered that they go beneath in the same expenditure. Units that were beneath a
    counter leave it in the same expenditure. Of an entrenchment the MPh refuses both, they are two (27.4),
    but not between connecting trenches (27.54), nor where 27.6 has them go straight in or out."""
    mode: v.MoveMode = ""
    """How they move."""
    carrying: tuple[str, ...] = ()
    """Ids of Guns and of other counters that go along, possessed by one of the units (or by who is aboard);
    any other is illegal (A4.43). SW that they possess, and the Gun that they are `pushing` or tow, go along
    unsaid; any other Gun of theirs that is not named stays behind, and is nobody's."""
    bypass: tuple[HexsideName, ...] = ()
    """In Bypass: the hexsides of `to` that they follow, in order."""
    shellholes: bool = False
    """Infantry pays 1 MF more for the shellholes of the hex and is in them (B2.4). Left out, it pays what the
    other terrain costs and has none of their TEM while the phase lasts; who has no such choice (`advance`,
    Cavalry, vehicles, who spends all its MF) says nothing. Where the hex has none it is illegal."""


class Rout(Move, frozen=True, tag="rout"):
    """A broken unit enters ``to`` (RtPh), all MF of the hex declared at once, as for ``move``."""


class Advance(Move, frozen=True, tag="advance"):
    """Units advance to ``to`` (APh), as for ``move``."""


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Units Withdraw from Close Combat to ``to`` (CCPh), as for ``move``."""


class GoBeneath(Action, frozen=True, tag="go_beneath"):
    """Units on top go beneath a counter of their hex: movement of the MPh, rout of the RtPh, the advance of
    the APh. Without a `phase` it is a rout if one of them is broken, else a move."""

    units: tuple[str, ...]
    """Ids of the units that go, of Wire one alone, which makes its own dr. Naming a SW or Gun here is illegal
    (C10.1), an id that is nowhere an error."""
    cover: v.Cover
    """The counter that they go beneath."""
    carrying: tuple[str, ...] = ()
    """Ids of Guns that go along; SW that a unit possesses are carried unsaid, and so is the Gun that it is
    `pushing`, unless `leaving` names it."""
    dr: Die | None = None
    """The die roll where one is due (Wire). Left out: it is announced and not yet rolled, and is then due;
    the same action with the `dr` is then that roll, no second try. `tried_wire` stands from the roll on.
    With 0 MF left the action is illegal. A `dr` of more than the MF left is not: the unit stays on top and
    spends what is left, which is the `cost`, the `mf` of the expenditure and a cost of `rout`; the attempt is
    one without `success`. Low Crawl spends all that is left, whatever the `dr`."""
    mode: v.MoveMode = ""
    """How they move."""
    leader: str = ""
    """Id of the leader it has declared to move with (Wire). One who is none, or may not lead it now, is
    illegal."""
    leaving: tuple[str, ...] = ()
    """Ids of what it carries or is `pushing` and leaves on top, of Wire having seen the die."""


class ComeOut(Action, frozen=True, tag="come_out"):
    """Units beneath a counter of their hex come out on top of it: part of what `go_beneath` is part of."""

    units: tuple[str, ...]
    """Ids of the units that come out; as for `go_beneath`."""
    cover: v.Cover
    """The counter that they are beneath."""
    carrying: tuple[str, ...] = ()
    """Ids of Guns that come along; the rest as for `go_beneath`."""
    mode: v.MoveMode = ""
    """How they move: by `assault`, which is declared before the first MF and binds all that follows (A4.61),
    or in `double_time`."""


class Declare(Action, frozen=True, tag="declare"):
    """Units announce Double Time, or movement together with ``leader``, before they spend MF."""

    units: tuple[str, ...]
    """Ids of the units that announce it."""
    mode: v.MoveMode = ""
    """What they announce: `double_time`, or empty for `leader` alone."""
    leader: str = ""
    """Id of the leader that they move with."""


class DeclareEntry(Action, frozen=True, tag="declare_entry"):
    """Units begin to enter another Location and are not there yet; the ``move`` itself may follow."""

    units: tuple[str, ...]
    """Ids of the units that begin to enter."""
    to: HexName
    """The hex that they are to enter."""


class AbandonEntry(Action, frozen=True, tag="abandon_entry"):
    """The entry that was declared comes to nothing; the units are where they were."""

    units: tuple[str, ...]
    """Ids of the units whose entry was declared."""


class TurnBack(Action, frozen=True, tag="turn_back"):
    """Units that came upon a concealed enemy are put back in the hex they left (A12.15)."""

    units: tuple[str, ...]
    """Ids of the units put back."""
    to: HexName
    """The hex that they came from."""
    by: str
    """Id of the enemy that they came upon."""


class ChangeVca(Action, frozen=True, tag="change_vca"):
    """A vehicle turns its hull by so many hexspines."""

    unit: str
    """Id of the vehicle."""
    hexspines: Annotated[int, Meta(ge=1, le=5)] = 1
    """How many hexspines, clockwise."""


class ChangeTca(Action, frozen=True, tag="change_tca"):
    """A vehicle turns its turret."""

    unit: str
    """Id of the vehicle."""
    hexspines: Annotated[int, Meta(ge=1, le=5)] = 1
    """How many hexspines, clockwise."""


class Start(Action, frozen=True, tag="start"):
    """A vehicle spends a Start MP. It may `move` or turn without: what is not announced costs nothing."""

    unit: str
    """Id of the vehicle."""


class MotionAttempt(Action, frozen=True, tag="motion_attempt"):
    """A vehicle claims a Motion attempt in the enemy MPh."""

    unit: str
    """Id of the vehicle."""


class BogCheck(Action, frozen=True, tag="bog_check"):
    """A Bog Check (D8.2) with its colored and white die."""

    unit: str
    """Id of the vehicle."""
    colored: Die
    """The colored die."""
    white: Die
    """The white die."""
    drm: Annotated[int, Meta(ge=-6, le=12)] = 0
    """DRM of D8.21 that the scenario gives besides those of the vehicle itself."""


class Load(Action, frozen=True, tag="load"):
    """Infantry goes aboard a vehicle of its hex, as Passengers or Riders."""

    units: tuple[str, ...]
    """Ids of the units that go aboard."""
    vehicle: str
    """Id of the vehicle."""


class Unload(Action, frozen=True, tag="unload"):
    """Passengers or Riders leave their vehicle."""

    units: tuple[str, ...]
    """Ids of the units that leave."""


class ClaimInterdiction(Action, frozen=True, tag="claim_interdiction"):
    """``by`` claims Interdiction of a routing unit where it stands."""

    by: str
    """Id of the enemy that claims it."""
    unit: str
    """Id of the unit that routs."""


class ResolveInterdiction(Action, frozen=True, tag="resolve_interdiction"):
    """The outcome of claimed Interdiction."""

    unit: str
    """Id of the unit that routs."""
    result: v.FireResult
    """What the Interdiction has done to it."""


class Surrender(Action, frozen=True, tag="surrender"):
    """A broken unit surrenders to ``target`` in place of routing."""

    unit: str
    """Id of the broken unit."""
    target: str
    """Id of the enemy that takes it prisoner."""
