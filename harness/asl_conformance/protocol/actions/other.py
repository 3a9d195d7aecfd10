"""Verbs of everything besides movement and fire: set-up, labors, checks, wall advantage, phases."""

from asl_conformance.protocol import names as n
from asl_conformance.protocol import vocabulary as v
from asl_conformance.protocol.actions.base import Action, DiceTotal, Die
from asl_conformance.protocol.position import Counter, HexName, Unit


class SetUp(Action, frozen=True, tag="set_up"):
    """``side`` puts one unit or counter of its OB on the board under the new id ``id``."""

    side: str
    """The side that sets up."""
    id: str
    """The id that the piece is to have; nothing else has it."""
    unit: Unit | None = None
    """The unit, if it is one; either this or `counter` is there."""
    counter: Counter | None = None
    """The counter, if it is one."""


class Land(Action, frozen=True, tag="land"):
    """A glider, or a unit by parachute, comes down under the new id ``id``."""

    side: str
    """The side that it belongs to."""
    id: str
    """The id that the piece is to have; nothing else has it."""
    unit: Unit | None = None
    """The unit, if it is one."""
    counter: Counter | None = None
    """The glider, if it is one."""


class Exchange(Action, frozen=True, tag="exchange"):
    """``side`` takes a counter up and puts others in its place."""

    side: str
    """The side that exchanges it."""
    counter: str
    """Id of the counter taken up."""
    into: tuple[Counter, ...]
    """The counters put on the board for it; their ids are the engine's own, and nothing compares them."""


class Entrench(Action, frozen=True, tag="entrench"):
    """An Entrenching Attempt of the units together, with its Original DR."""

    units: tuple[str, ...]
    """Ids of the MMC that dig: a squad, or two half-squads or crews; of two the worse `labor` counts."""
    dr: DiceTotal
    """The Original DR."""
    leader: str = ""
    """Id of the leader who lends his modifier; one who may not is left out, and the attempt goes on."""
    hex: HexName | str = ""
    """Where the counter is to go, if that is announced."""
    waive: tuple[n.Waiver, ...] = ()
    """DRM that the player asks to leave out. None is granted: all DRM count, and the attempt is made as if
    nothing were asked. That is neither illegal nor an error, also where the DRM would not apply at all."""


class Roll(Action, frozen=True, tag="roll"):
    """Dice made with nothing announced: they are no attempt, and nothing comes of them."""

    units: tuple[str, ...]
    """Ids of the units that the dice were made for."""
    dr: DiceTotal
    """The Original DR."""


class Recover(Action, frozen=True, tag="recover"):
    """A unit tries to Recover an unpossessed weapon."""

    unit: str
    """Id of the unit."""
    counter: str
    """Id of the weapon."""
    dr: Die | None = None
    """The die roll; 5 or less succeeds. Left out: it is announced and not yet rolled."""


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
    """A unit takes a MC or TC or tries to rally, with its Original DR."""

    unit: str
    """Id of the unit; its `morale` is told."""
    check: v.CheckKind
    """What it takes."""
    dr: DiceTotal
    """The Original DR."""
    leader: str = ""
    """Id of the leader who helps. Left out: none; who rallies does so by itself (A18.11)."""


class Clear(Action, frozen=True, tag="clear"):
    """Units try to Clear a Fortification; ``result`` is given once the DR is made (CCPh)."""

    units: tuple[str, ...]
    """Ids of the units that try."""
    counter: str
    """Id of the Fortification; no case has any but Wire Cleared."""
    result: v.Clearance = ""
    """What came of it; empty: it is announced (MPh)."""


class Search(Action, frozen=True, tag="search"):
    """Units Search the Locations next to them (A12.152)."""

    units: tuple[str, ...]
    """Ids of the units that Search."""


class ClaimWallAdvantage(Action, frozen=True, tag="claim_wall_advantage"):
    """Units claim wall advantage over all it extends to; in Deluxe over the hexsides named.

    Its moments are those of 9.322; without a `phase` each moment is one. At the end of the RPh (`ending`) the
    ATTACKER claims first: once the other side has claimed by choice, over whatever hexside, he may not.
    """

    units: tuple[str, ...]
    """Ids of the units that claim it together."""
    hexsides: tuple[str, ...] = ()
    """In Deluxe: the hexsides claimed; empty: all. Elsewhere too one that the claim does not extend to is
    illegal; else it claims all."""
    showing: str = ""
    """Id of a concealed unit of the claimants' Location that is momentarily shown. Due against a concealed or
    hidden holder if all of their side in that Location are concealed; no dummy proves anything (9.324)."""
    answer: str = ""
    """Id of the concealed or hidden enemy that is momentarily shown in return, to keep wall advantage. The
    claim is then legal and in vain. Naming a dummy, or who has no wall advantage in question, is illegal: who
    cannot answer is not named."""


class ForfeitWallAdvantage(Action, frozen=True, tag="forfeit_wall_advantage"):
    """Units give up wall advantage; in Deluxe over the hexsides named. Any phase or none will do (9.322)."""

    units: tuple[str, ...]
    """Ids of the units that give it up."""
    hexsides: tuple[str, ...] = ()
    """In Deluxe: the hexsides given up; empty: all."""


class PlaceOnBoard(Action, frozen=True, tag="place_on_board"):
    """A hidden unit is put on board concealed."""

    unit: str
    """Id of the hidden unit."""
    claim: bool = False
    """It is placed to have wall advantage, against an enemy that has just claimed it if need be. The unit
    proves that it is real. To let a concealed holder answer, place it first and claim then."""


class EndPhase(Action, frozen=True, tag="end_phase"):
    """The current phase ends; ``next`` begins.

    With it end what units have ``done`` and their MF spent, with the CCPh ``pinned`` and ``ti``, as the
    MPh of its side begins ``cx``. The end of set-up shows who was unseen by bocage alone (9.55), that of the
    MPh takes Residual FP, that of the CCPh holds opponents of a Location in Melee (A11.15) and gives "?"
    (A12.121). After the CCPh it is the Player Turn of the other side.
    """

    next: v.Phase = ""
    """The phase that begins; empty: the one that follows, which a position without a `phase` cannot tell."""
