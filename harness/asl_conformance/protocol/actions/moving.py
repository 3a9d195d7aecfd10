"""Verbs of movement: entering hexes, going beneath counters and coming out, vehicles, loads."""

from typing import Annotated

from msgspec import Meta

from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions.base import Action, Die, SomeIds
from asl_conformance.protocol.position import HexName, HexsideName


class Move(Action, frozen=True, tag="move"):
    """Units enter ``to`` together (MPh): one expenditure, one hex. Each further hex is another action."""

    units: SomeIds
    """Ids of the units that move together. A SW or Gun here makes the action illegal (C10.1); an unknown id
    is an error."""
    to: HexName
    """The hex entered, or their own hex to move to another place in it. If it is not adjacent, not on the
    board or where they already are, the action is illegal (A4.1) and not an error; for `may` it is not
    allowed."""
    at: v.Place = ""
    """Where in that hex they arrive. Empty: its ground Location, IN a Depression, and below a bridge even if
    they come by road; give `bridge` to enter the bridge by road."""
    crest: str = ""
    """If `at` is `crest`: the hexside that they front."""
    floor: int = 0
    """The building level on which they arrive: within a hex the next one up or down, from building to
    building the same one (B23.4)."""
    beneath: tuple[v.Cover, ...] = ()
    """Counters of the hex entered that they go beneath in the same expenditure. Units that were beneath a
    counter leave it in the same expenditure. In the MPh going beneath an entrenchment and leaving one are
    illegal within the entry, as each is an expenditure of its own (27.4), except between connecting trenches
    (27.54) and where 27.6 lets units go straight in or out."""
    mode: v.MoveMode = ""
    """How they move."""
    carrying: tuple[str, ...] = ()
    """Ids of Guns and other counters that move with them. Each must be possessed by one of the units or by a
    unit aboard; any other is illegal (A4.43). SW that they possess and the Gun that they are `pushing` or tow
    always move with them. Any other Gun of theirs stays behind, unpossessed, unless it is named here."""
    bypass: tuple[HexsideName, ...] = ()
    """In Bypass: the hexsides of `to` that they follow, in order; a vehicle names one (D2.3)."""
    shellholes: bool = False
    """Whether Infantry pays 1 MF more for the shellholes of the hex and is in them (B2.4). If not, it pays
    the cost of the other terrain and has no TEM of the shellholes during the phase. Omit it where there is no
    such choice (`advance`, Cavalry, vehicles, units that spend all their MF). Illegal if the hex has no
    shellholes."""


class Rout(Move, frozen=True, tag="rout"):
    """A broken unit enters ``to`` (RtPh), with all MF of the hex in one action, as for ``move``."""


class Advance(Move, frozen=True, tag="advance"):
    """Units advance to ``to`` (APh), as for ``move``."""


class Withdraw(Move, frozen=True, tag="withdraw"):
    """Units Withdraw from Close Combat to ``to`` (CCPh), as for ``move``."""


class GoBeneath(Action, frozen=True, tag="go_beneath"):
    """Units on top go beneath a counter of their hex: movement in the MPh, rout in the RtPh, the advance in
    the APh. Without a `phase` it is a rout if one of them is broken, and a move otherwise."""

    units: SomeIds
    """Ids of the units that go; beneath Wire a single unit, which makes its own dr. A SW or Gun here makes
    the action illegal (C10.1); an unknown id is an error."""
    cover: v.Cover
    """The counter that they go beneath."""
    carrying: tuple[str, ...] = ()
    """Ids of Guns that go along. SW that a unit possesses and the Gun that it is `pushing` always go along,
    unless `leaving` names them."""
    dr: Die | None = None
    """The die roll, if one is needed (Wire). If omitted, the attempt is announced and the roll is due; the
    same action with `dr` is then that roll and not a second attempt. `tried_wire` is set by the roll. With 0
    MF left the action is illegal. If the `dr` is higher than the MF left, the action is legal: the unit stays
    on top and spends the MF left, which are the `cost`, the `mf` of the expenditure and a cost of `rout`; the
    attempt has no `success`. Low Crawl spends all MF left, whatever the `dr`."""
    mode: v.MoveMode = ""
    """How they move."""
    leader: str = ""
    """Id of the leader with whom it declared to move (Wire). Illegal if that unit is no leader or may not
    lead it now."""
    leaving: tuple[str, ...] = ()
    """Ids of counters that it carries or is `pushing` and leaves on top; for Wire this is decided after the
    die roll."""


class ComeOut(Action, frozen=True, tag="come_out"):
    """Units beneath a counter of their hex come out on top of it: in the same phases as `go_beneath`."""

    units: SomeIds
    """Ids of the units that come out, as for `go_beneath`."""
    cover: v.Cover
    """The counter that they are beneath."""
    carrying: tuple[str, ...] = ()
    """Ids of Guns that come along, as for `go_beneath`."""
    mode: v.MoveMode = ""
    """How they move: `assault`, which is declared before the first MF and binds all further movement (A4.61),
    or `double_time`."""


class Declare(Action, frozen=True, tag="declare"):
    """Units announce Double Time, or movement together with ``leader``, before they spend MF."""

    units: SomeIds
    """Ids of the units that announce it."""
    mode: v.MoveMode = ""
    """What they announce: `double_time`, or empty for `leader` alone."""
    leader: str = ""
    """Id of the leader that they move with."""


class DeclareEntry(Action, frozen=True, tag="declare_entry"):
    """Units begin to enter another Location and are not there yet. The ``move`` may follow."""

    units: SomeIds
    """Ids of the units that begin to enter."""
    to: HexName
    """The hex that they are to enter."""


class AbandonEntry(Action, frozen=True, tag="abandon_entry"):
    """A declared entry is abandoned; the units stay where they were."""

    units: SomeIds
    """Ids of the units whose entry was declared."""


class TurnBack(Action, frozen=True, tag="turn_back"):
    """Units that ran into a concealed enemy return to the hex they left (A12.15)."""

    units: SomeIds
    """Ids of the units that return."""
    to: HexName
    """The hex that they came from."""
    by: str
    """Id of the enemy into which they ran."""


class ChangeVca(Action, frozen=True, tag="change_vca"):
    """A vehicle turns its hull by a number of hexspines."""

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
    """A vehicle spends a Start MP. It may also `move` or turn without this action; no Start MP is then
    counted."""

    unit: str
    """Id of the vehicle."""


class Stop(Action, frozen=True, tag="stop"):
    """A vehicle spends a Stop MP and is in Motion no longer (D2.13).

    It must `start` before it moves or turns again. If it entered a hex in the MPh, it stays a moving target
    until the DFPh ends (C.8). Illegal for a vehicle that neither is in `motion` nor has `moved`.
    """

    unit: str
    """Id of the vehicle."""


class MotionAttempt(Action, frozen=True, tag="motion_attempt"):
    """A vehicle announces a Motion attempt in the enemy MPh."""

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
    """DRM of D8.21 from the scenario, in addition to those of the vehicle."""


class Load(Action, frozen=True, tag="load"):
    """Infantry goes aboard a vehicle of its hex, as Passengers or Riders."""

    units: SomeIds
    """Ids of the units that go aboard."""
    vehicle: str
    """Id of the vehicle."""


class Unload(Action, frozen=True, tag="unload"):
    """Passengers or Riders leave their vehicle."""

    units: SomeIds
    """Ids of the units that leave."""


class ClaimInterdiction(Action, frozen=True, tag="claim_interdiction"):
    """``by`` claims Interdiction of a routing unit in its present place."""

    by: str
    """Id of the enemy that claims it."""
    unit: str
    """Id of the unit that routs."""


class ResolveInterdiction(Action, frozen=True, tag="resolve_interdiction"):
    """The result of claimed Interdiction is given."""

    unit: str
    """Id of the unit that routs."""
    result: v.FireResult
    """The effect of the Interdiction on it."""


class Surrender(Action, frozen=True, tag="surrender"):
    """A broken unit surrenders to ``target`` instead of routing, not after it [EXC: a Wire Exit dr]."""

    unit: str
    """Id of the broken unit."""
    target: str
    """Id of the enemy that takes it prisoner."""
