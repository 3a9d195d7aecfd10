"""Verbs other than movement and fire: set-up, labors, checks, wall advantage, phases."""

from asl_conformance.protocol import names as n
from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions.base import Action, DiceTotal, Die, SomeIds
from asl_conformance.protocol.position import Counter, HexName, Unit


class SetUp(Action, frozen=True, tag="set_up"):
    """``side`` puts one unit or counter of its OB on the board under the new id ``id``."""

    side: str
    """The side that sets up. The piece is one of its own, or names no side."""
    id: str
    """The id of the new piece; no other piece may have it."""
    unit: Unit | None = None
    """The unit, if it is one. Give either `unit` or `counter`."""
    counter: Counter | None = None
    """The counter, if it is one."""


class Land(Action, frozen=True, tag="land"):
    """A glider, or a unit by parachute, comes down under the new id ``id``."""

    side: str
    """The side that it belongs to."""
    id: str
    """The id of the new piece; no other piece may have it."""
    unit: Unit | None = None
    """The unit, if it is one."""
    counter: Counter | None = None
    """The glider, if it is one."""


class Exchange(Action, frozen=True, tag="exchange"):
    """``side`` removes a counter and puts others in its place."""

    side: str
    """The side that exchanges it."""
    counter: str
    """Id of the counter removed."""
    into: tuple[Counter, ...]
    """The counters put in its place. Their ids are the engine's own and are not compared."""


class Entrench(Action, frozen=True, tag="entrench"):
    """An Entrenching Attempt of the units together, with its Original DR."""

    units: SomeIds
    """Ids of the MMC that dig: a squad, or two half-squads or crews. Of two, the worse `labor` counts."""
    dr: DiceTotal
    """The Original DR."""
    leader: str = ""
    """Id of the leader whose modifier applies. If he may not help, he is ignored and the attempt goes on."""
    hex: HexName | str = ""
    """The hex for the counter, if that is announced."""
    waive: tuple[n.Waiver, ...] = ()
    """DRM that the player asks to waive. The request is ignored, since no DRM may be waived: it is neither
    illegal nor an error, even if the DRM would not apply anyway."""


class Roll(Action, frozen=True, tag="roll"):
    """A DR without an announcement: it is no attempt and has no effect."""

    units: SomeIds
    """Ids of the units for which the dice were rolled."""
    dr: DiceTotal
    """The Original DR."""


class Recover(Action, frozen=True, tag="recover"):
    """A unit tries to Recover an unpossessed weapon."""

    unit: str
    """Id of the unit."""
    counter: str
    """Id of the weapon."""
    dr: Die | None = None
    """The die roll; a Final dr of 5 or less succeeds, and CX adds 1 (A4.44, A4.51). If omitted, the attempt
    is announced: its MF is spent and the roll is due. The same action with `dr` is then that roll and not a
    second attempt, while the unit stays in the Location and the phase lasts."""


class Drop(Action, frozen=True, tag="drop"):
    """A unit gives up possession of a weapon, which stays where the unit is."""

    unit: str
    """Id of the unit."""
    counter: str
    """Id of the weapon."""


class Transfer(Action, frozen=True, tag="transfer"):
    """A unit hands a weapon to ``target``."""

    unit: str
    """Id of the unit that gives."""
    target: str
    """Id of the unit that takes."""
    counter: str
    """Id of the weapon."""


class TakeCheck(Action, frozen=True, tag="take_check"):
    """A unit takes a MC or TC or tries to rally, with its Original DR.

    A MC or TC that is not due (LLMC, LLTC, NMC of WP) is one that an attack asks. It ends concealment and
    hidden status, and a broken unit comes under DM, whether it is passed or failed (A12.14, A10.62).
    A MC passed by the highest DR that passes it pins, and a failed TC does; neither pins the broken, the
    berserk, heroes or Cavalry (A7.8). A hero who fails a MC is wounded, or eliminated if he was wounded
    (A15.2). An Original 12 in a MC or rally is a Casualty Reduction besides (A10.31, A10.64).
    """

    unit: str
    """Id of the unit; the position gives its `morale`."""
    check: v.CheckKind
    """The kind of check."""
    dr: DiceTotal
    """The Original DR."""
    leader: str = ""
    """Id of the leader who helps. Default: none; a rally is then a self-rally (A18.11). A pinned one has no
    modifier (A7.8), nor has one for a MC or TC of a leader whose `morale` is as high (A10.22)."""


class Clear(Action, frozen=True, tag="clear"):
    """Units try to Clear a Fortification; ``result`` is given once the DR is made (CCPh)."""

    units: SomeIds
    """Ids of the units that try."""
    counter: str
    """Id of the Fortification. No case Clears any but Wire."""
    result: v.Clearance = ""
    """The result; empty: the attempt is announced (MPh)."""


class Search(Action, frozen=True, tag="search"):
    """Units Search the Locations next to them (A12.152)."""

    units: SomeIds
    """Ids of the units that Search."""


class ClaimWallAdvantage(Action, frozen=True, tag="claim_wall_advantage"):
    """Units claim wall advantage over all it extends to; in Deluxe over the hexsides named.

    Clause 9.322 says when it may be claimed; without a `phase` it may be claimed at any moment. At the end of
    the RPh (`ending`) the ATTACKER claims first: once the other side has claimed by choice, over any hexside,
    he may not.
    """

    units: SomeIds
    """Ids of the units that claim it together."""
    hexsides: tuple[str, ...] = ()
    """In Deluxe: the hexsides claimed; empty: all. Outside Deluxe the claim is over all hexsides. A hexside
    to which wall advantage does not extend is illegal in both."""
    showing: str = ""
    """Id of a concealed unit in the claimants' Location that is momentarily revealed. It is needed against a
    concealed or hidden holder if all units of their side in that Location are concealed; a dummy does not
    serve (9.324)."""
    answer: str = ""
    """Id of the concealed or hidden enemy that is momentarily revealed in return, to keep wall advantage. The
    claim is then legal and has no effect. It is illegal to name a dummy, or a unit without wall advantage
    over these hexsides; omit the field if no unit can answer."""


class ForfeitWallAdvantage(Action, frozen=True, tag="forfeit_wall_advantage"):
    """Units give up wall advantage, in any phase or none; in Deluxe over the hexsides named (9.322)."""

    units: SomeIds
    """Ids of the units that give it up."""
    hexsides: tuple[str, ...] = ()
    """In Deluxe: the hexsides given up; empty: all."""


class PlaceOnBoard(Action, frozen=True, tag="place_on_board"):
    """A hidden unit is placed on board, concealed."""

    unit: str
    """Id of the hidden unit."""
    claim: bool = False
    """Whether it is placed to take wall advantage, also against an enemy that is just claiming it. The unit
    proves that it is real. To let a concealed holder answer, place it first and claim then."""


class EndPhase(Action, frozen=True, tag="end_phase"):
    """The current phase ends; ``next`` begins.

    ``done`` (except Prep Fire, until the AFPh ends) and the MF spent are cleared. ``cx`` is removed when the
    MPh of the unit's side begins. The end of set-up reveals units that only bocage kept unseen (9.55). The
    end of the RPh removes ``dm``, unless a Known, armed, unbroken enemy is ADJACENT (`explain
    A10.62-dm-ends`); the beginning of the RtPh gives it to units that must rout. The end of the MPh removes
    Residual FP; the end of the CCPh removes ``pinned`` and ``ti``, puts opponents in a Location into Melee
    (A11.15) and gives "?" (A12.121). After the CCPh the Player Turn of the other side begins.
    """

    next: v.Phase = ""
    """The phase that begins. Default: the one that follows `phase` of the position, which must then be
    given."""
