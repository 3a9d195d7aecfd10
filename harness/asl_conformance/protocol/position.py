"""A position as protocol version 1 writes it: what stands on the board, and nothing else.

Sparse by convention: a hex not named is Open Ground at level 0, a hexside not named carries
nothing, a unit not marked is Good Order, unconcealed and on top of whatever lies in its hex.
Levels and MF are numbers in steps of one half. Hexes go by name (``F5``), hexsides by their two
hexes (``F5-F6``), vertices by their three (``F5-F6-G6``), lowest column, then lowest row first.

The text below each field is its description in the schemas, the reference page and ``explain``.
"""

from typing import Annotated

from msgspec import Meta, Struct

from asl_conformance.protocol import names as n
from asl_conformance.protocol import vocabulary as v

HexName = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}(0|[1-9][0-9]?)$")]
HexsideName = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2}$")]
HexOrNone = Annotated[str, Meta(pattern=r"^([A-Z]{1,2}(0|[1-9][0-9]?))?$")]
HexsideOrNone = Annotated[str, Meta(pattern=r"^([A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2})?$")]
Half = Annotated[int, Meta(ge=-20, le=60)] | Annotated[float, Meta(multiple_of=0.5, ge=-20, le=60)]
"""A number of levels, MF or MP in steps of one half."""


class Hex(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hex: its terrain and base level. A Depression hex carries its Crest level in ``level``."""

    terrain: v.HexTerrain = "open_ground"
    """The terrain that fills the hex. Left out: Open Ground."""
    level: Half = 0
    """Base Level above the board, in levels; of a Depression hex its Crest level, one above its bottom."""
    depression: v.Depression = ""
    """The Depression in the hex; its bottom lies at `level` - 1."""
    water: v.WaterDepth = ""
    """How deep the water of this hex is, where it is not the board's `water`."""
    road: v.Road = ""
    """The road in the hex. A hexside is crossed by road where it has `road` and both hexes have one."""
    bridge: bool = False
    """Whether a bridge carries the road of the hex over its Depression, marsh or water. Who is on it has
    `bridge` in `at`; an empty `at` is the ground or bottom below it, also where a road leads onto the bridge,
    and `below_bridge` is the same place."""
    overlays: tuple[v.Overlay, ...] = ()
    """What lies over the terrain."""
    smoke: v.Smoke = ""
    """The SMOKE counter in the hex."""
    access: tuple[v.Access, ...] = ()
    """Ways underground that the hex has."""
    height: Half | None = None
    """Height of its obstacle above `level`, in levels, the half level of a roof included (1.5, 2.5).
    Left out: the terrain's own (`floors` adds nothing to it), so a building of several levels says it."""
    floors: Annotated[int, Meta(ge=0, le=4)] = 0
    """Highest building level a unit may be on, 0 for the ground alone. It says nothing of the height."""
    free: tuple[HexName, ...] = ()
    """Neighbours towards which the hexside is free of this hex's artwork, so that it may be bypassed and a
    LOS along it is not met. Left out: the terrain fills the hex and nothing in it is bypassed. The artwork is
    the triangles between the centre dot and the other hexsides: a LOS meets it that runs through one of them
    or, as through the dot alone, has one on either hand. Free towards all six it stands about the dot, a
    third as wide as the hex. A LOS to a vertex of a hex, or to who is in Bypass there, is blocked by the
    artwork of this its own hex (woods, buildings), `free` left out or not, but never by terrain that is
    inherent (terrain.md), as rubble is, and hindered by none."""
    laps: tuple[HexName, ...] = ()
    """Neighbours whose artwork laps over the common hexside into this hex, short of its centre dot. A LOS
    exactly along that hexside meets the neighbour's terrain there, whatever `free` says (16.2); where both
    lap, a Hindrance on either side makes it one. Nothing else changes: neither a LOS through this hex nor its
    TEM, cost and kind."""


class Hexside(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hexside. A hexside that is not named carries nothing and no road."""

    terrain: v.HexsideTerrain = ""
    """What it carries. By SSR a wall or hedge may be bocage or a cactus hedge."""
    base: Half | None = None
    """Level above the board that its terrain stands on. Left out: the lower `level` of its two hexes
    (9.35, 9.6); a wall or hedge along the top of a slope needs it."""
    gap: bool = False
    """Whether a road or path interrupts the depiction, over the middle half of the hexside; its two ends, a
    quarter from each vertex, are drawn again. With `road` only who uses the road crosses by it (9.4)."""
    road: bool = False
    """Whether a road crosses it. By road a wall, hedge or bocage costs and bars nothing, with `gap` or
    without; without `gap` it is unbroken to a LOS."""
    breached: bool = False
    """Whether a Breach counter points to it (9.541)."""


class Unit(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Personnel or a vehicle."""

    side: str
    """The side that it fights for, as `German`; any name, the same for all of a side. Of rules that name a
    nationality the cases ask about `Japanese` alone: they do not surrender (A20.21), and their DC clears Wire
    from within (A23.61)."""
    type: v.UnitType
    """Its kind."""
    hex: HexOrNone = ""
    """Its hex; may be left out of who is `aboard` a vehicle, and is then the vehicle's."""
    at: v.Place = ""
    """Where in the hex; empty means its ground Location (IN, if the hex is a Depression)."""
    floor: Annotated[int, Meta(ge=0, le=4)] = 0
    """The building level it is on, 0 for the ground."""
    crest: HexsideOrNone = ""
    """The hexside that a unit in Crest status fronts; empty for any other."""
    bypass: tuple[str, ...] = ()
    """At `bypass`: the hexsides of its hex that it follows, in order. A vehicle may say its CAFP instead,
    as a vertex in `vca`."""
    beneath: tuple[v.Cover, ...] = ()
    """The counters of its hex it is beneath; empty means on top of all of them. Of who is `aboard` it is its
    own, not that of the vehicle: left out, it is beneath nothing, though the vehicle be beneath a trench. No
    case names it of who is aboard."""
    status: tuple[v.UnitStatus, ...] = ()
    """Its state; empty means Good Order, on board and unconcealed."""
    done: tuple[v.Deed, ...] = ()
    """What it has done in the phase that it is now; empty means nothing. Deeds of earlier phases are not
    told [EXC: Prep Fire, until the AFPh is over]: what lasts of them is in `status` (pinned, cx, ti, motion).
    Where no `phase` is named they are of the phase that the action or question belongs to."""
    mf: Half | None = None
    """MF (a vehicle's: MP) of the phase where they differ from the usual: 4 of squad, half-squad and crew,
    6 of leader, hero, dummy and of broken units, wounded or not, 3 of Inexperienced MMC without a leader and
    of a wounded SMC, 8 berserk, 12 Cavalry and vehicles.
    What is given counts as it stands, Portage included; Double Time (+2) comes on top, and a leader (+2) of
    MMC that go with him, from their first MF of the phase on and in each action in which they spend any."""
    mf_spent: Half = 0
    """MF or MP spent in this phase, of any allotment but the amphibious one. Without `moved` or
    `moved_by_assault` they were spent on what is no movement, as a Recovery: First Fire and FFMO, no FFNAM,
    and Assault Movement may yet be declared; at a gap it is a moving target all the same (9.3). A unit that
    `moved` with 0 spent has its allotment whole: so a case has it where no MF matter. With whom they were
    spent is not told: a unit that has spent some here has no leader's +2, one that spends them in `actions`
    may."""
    leadership: Annotated[int, Meta(ge=-3, le=3)] | None = None
    """A leader's modifier. Left out: 0 where he lends it, and no direction of fire."""
    morale: Annotated[int, Meta(ge=0, le=10)] | None = None
    """Morale Level, as it is now. Left out: not told; every case that needs it says it."""
    firepower: Annotated[int, Meta(ge=0, le=40)] | None = None
    """Inherent FP as printed. Left out: not told, and no case asks for the FP of what it fires."""
    range: Annotated[int, Meta(ge=0, le=40)] | None = None
    """Normal Range in hexes. Left out: not told: nothing is out of its range or at its Long Range, and for
    Interdiction and `must_rout` it is 4 (a vehicle's MG: 8), of who has no FP of its own that of its MG."""
    labor: Annotated[int, Meta(ge=-2, le=0)] = 0
    """Labour Status DRM it holds (24.8)."""
    mount: v.Mount = ""
    """What Personnel rides."""
    aboard: str = ""
    """Id of the vehicle that carries it; whether as Passenger, Rider or inherent crew is in `status`."""
    pushing: str = ""
    """Id of the Gun that it Pushes, which goes where it goes unless an action has it left behind."""
    weapons: tuple[n.VehicleWeapon, ...] = ()
    """A vehicle's weapons. Left out: those usual for its kind; an AFV is armed."""
    vca: str = ""
    """Where a vehicle's hull faces: the neighbouring hex beyond the middle of its front (`B1`); in Bypass
    the vertex that is its CAFP, by its three hexes (`F5-F6-G6`). Empty: not told."""
    wall_advantage_over: tuple[HexsideName, ...] = ()
    """In Deluxe: the hexsides its Wall Advan counter is for, where not all it extends to."""
    equipment: tuple[v.Equipment, ...] = ()
    """What the vehicle has besides weapons."""
    bogs_in: HexOrNone = ""
    """The hex it is Bogged in if the Bog Check now due for a hexside fails (9.4, 9.54); empty: none due."""
    amphibious: bool = False
    """Whether the vehicle is amphibious (D16)."""
    amphibious_mp: Half | None = None
    """Amphibious MP allotment, apart from the MP on land in `mf` (D16). Left out: not told."""
    amphibious_mp_spent: Half = 0
    """Amphibious MP spent in this phase."""


class Counter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Anything on the board that is not a unit: Fortifications, weapons, markers."""

    type: v.CounterType
    """Its kind."""
    hex: HexOrNone = ""
    """Its hex; may be left out of what is possessed, and is then the possessor's."""
    side: str = ""
    """The side whose OB it came from; empty for none."""
    control: str = ""
    """The side that Controls it now where that is not `side`. To go straight up beneath a trench or sangar
    either will do, a unit's OB or its Control (27.6)."""
    size: Annotated[int, Meta(ge=1, le=3)] | None = None
    """A foxhole's capacity in squads: 1, 2 or 3. Other counters have none."""
    strength: Annotated[int, Meta(ge=0, le=36)] | None = None
    """Minefield factors or Residual FP. Other counters have none."""
    caliber: Annotated[int, Meta(ge=20, le=240)] | None = None
    """Caliber of ordnance in mm. Left out: not told."""
    firepower: Annotated[int, Meta(ge=0, le=40)] | None = None
    """FP of a weapon as printed. Left out: not told, and no case asks for the FP of what it fires [EXC: a FT
    has 24 and a DC 30, Set 36, told or not]."""
    range: Annotated[int, Meta(ge=0, le=40)] | None = None
    """Normal Range of a weapon in hexes. Left out: not told: nothing is out of its range, and for
    Interdiction it is 6 (lmg), 10 (mmg), 12 (hmg, atr)."""
    pp: Annotated[int, Meta(ge=0, le=20)] | None = None
    """Portage Points. Left out: they do not matter."""
    at: v.Place = ""
    """Where in the hex; empty means its ground Location."""
    floor: Annotated[int, Meta(ge=0, le=4)] = 0
    """The building level it lies on."""
    beneath: tuple[v.Cover, ...] = ()
    """The counters of its hex it is beneath. Left out of what is possessed: those of its possessor; to a LOS
    and for TEM a Gun is then on top."""
    possessed_by: str = ""
    """Id of the unit that possesses a weapon or mans a Gun; empty: nobody does, and nobody fires it."""
    status: tuple[v.CounterStatus, ...] = ()
    """Its state; empty means on board and ready for use."""
    done: tuple[v.Deed, ...] = ()
    """What a Gun has done in the phase that it is now; what it did in the MPh is told in the DFPh as well,
    First and Final Fire being one (9.53)."""


class OrderOfBattle(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a side may still set up, and where."""

    foxholes: Annotated[int, Meta(ge=0, le=99)] = 0
    """Squad capacity of foxholes in all."""
    trenches: Annotated[int, Meta(ge=0, le=99)] = 0
    """Trench counters, A-T Ditches included."""
    wire: Annotated[int, Meta(ge=0, le=99)] = 0
    """Wire counters."""
    sangars: Annotated[int, Meta(ge=0, le=99)] = 0
    """Sangar counters."""
    hip: Annotated[int, Meta(ge=0, le=99)] | Annotated[float, Meta(multiple_of=0.5, ge=0, le=99)] = 0
    """Squad equivalents that a SSR lets it set up hidden."""
    setup_area: tuple[HexName, ...] = ()
    """Hexes it may set up in; empty for the whole board."""


class Position(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything an engine is told about a moment of play."""

    board: str = ""
    """Number of the geomorphic board the hexes are taken from; a label that some SSR read."""
    columns: Annotated[int, Meta(ge=1, le=66)] = 33
    """Columns of the board: A to Z, then AA, BB, CC ...; 33 end at GG. Hexes beyond are off the board."""
    rows: Annotated[int, Meta(ge=1, le=99)] = 10
    """Rows of the board: 1 to `rows`; the columns B, D, F ... have a row 0 besides."""
    phase: v.Phase = ""
    """The phase it is now; empty: not said, and whatever is asked counts as done in its own phase."""
    ending: bool = False
    """The phase is at its end: what is done in it is done, its last step is at hand."""
    turn_of: str = ""
    """The ATTACKER: the side whose Player Turn it is; empty: not said, either side counts as being it. What
    the ATTACKER alone does is refused to the other side, and not allowed to it where `may` asks."""
    turn: Annotated[int, Meta(ge=0, le=99)] = 1
    """Number of the Game Turn."""
    ssr: tuple[n.Ssr, ...] = ()
    """Scenario Special Rules in force, as text. One that an engine does not know it may pass over, or say
    that it is `unsupported`."""
    month: Annotated[int, Meta(ge=0, le=12)] = 0
    """Month of the scenario, 1 to 12; 0: not said, and all terrain is in season."""
    date: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")] = ""
    """The scenario's date where a rule asks for the day: `1944-07-26`."""
    weather: v.Weather = ""
    """Weather that the scenario defines; empty if it defines none."""
    water: v.WaterDepth = ""
    """Depth that the scenario gives every stream and river of the board that does not give its own."""
    hexes: dict[HexName, Hex] = {}
    """Hexes by name, those alone of which there is something to say; any other is Open Ground at level 0."""
    hexsides: dict[HexsideName, Hexside] = {}
    """Hexsides by the names of their two hexes, lowest column, then lowest row first."""
    sides: dict[str, OrderOfBattle] = {}
    """What each side may still set up, by its name; a side that is not named may set up nothing more."""
    units: dict[str, Unit] = {}
    """Units by id. An id is any text, and belongs to one unit or counter alone."""
    counters: dict[str, Counter] = {}
    """Counters by id. An id is any text, and belongs to one unit or counter alone."""
