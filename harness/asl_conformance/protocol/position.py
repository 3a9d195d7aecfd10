"""A position as protocol version 1 writes it: what is on the board, and nothing else.

A position is sparse: a hex that is not named is Open Ground at level 0, a hexside that is not named carries
no terrain, a unit without further fields is Good Order, unconcealed and on top of the counters in its hex.
Levels and MF are numbers in steps of one half. A hex has a name (``F5``), a hexside the names of its two
hexes (``F5-F6``), a vertex those of its three (``F5-F6-G6``): lowest column first, then lowest row.

The text below each field is its description in the schemas, the reference page and ``explain``.
``gc=False``: a position, a question, an action and a case hold no cycle, so the collector passes over them.
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


class Hex(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One hex: its terrain and base level. The ``level`` of a Depression hex is its Crest level."""

    terrain: v.HexTerrain = "open_ground"
    """The terrain that fills the hex. Default: Open Ground."""
    level: Half = 0
    """Base Level above the board, in levels. For a Depression hex its Crest level, one above its bottom."""
    depression: v.Depression = ""
    """The Depression in the hex; its bottom lies at `level` - 1."""
    water: v.WaterDepth = ""
    """Depth of the water in this hex, if it differs from the `water` of the position."""
    road: v.Road = ""
    """The road in the hex. A road crosses a hexside if the hexside has `road` and both hexes have a road."""
    bridge: bool = False
    """Whether a bridge carries the road of the hex over its Depression, marsh or water. A unit on the bridge
    has `bridge` in `at`. An empty `at` is the ground or bottom below the bridge, even if a road leads onto
    it; `below_bridge` is the same place."""
    overlays: tuple[v.Overlay, ...] = ()
    """What lies over the terrain."""
    smoke: v.Smoke = ""
    """The SMOKE counter in the hex."""
    access: tuple[v.Access, ...] = ()
    """The hex's entrances to underground ways."""
    height: Half | None = None
    """Height of the obstacle above `level`, in levels, with the half level of a roof (1.5, 2.5). Default: the
    height of the terrain; `floors` adds nothing to it, so give `height` for a building of several levels.
    Open Ground has no height, whatever is given."""
    floors: Annotated[int, Meta(ge=0, le=4)] = 0
    """Highest building level that a unit may be on; 0 for the ground only. It does not change the height."""
    free: tuple[HexName, ...] = ()
    """Neighbours: the hexsides towards them are free of this hex's artwork. Such a hexside may be bypassed,
    and a LOS along it does not meet the terrain. Default: the terrain fills the hex and cannot be bypassed.
    The artwork is the triangles between the centre dot and the other hexsides. A LOS meets it if it runs
    through one of them, or between two of them (as through the dot only). If all six hexsides are free, the
    artwork is around the dot, a third as wide as the hex. A LOS that ends at a vertex of the hex, or at a
    unit in Bypass there, can be blocked by the artwork of that hex (woods, buildings), with `free` or
    without; it is never blocked by inherent terrain of that hex (terrain.md), such as rubble, and not
    hindered by any."""
    laps: tuple[HexName, ...] = ()
    """Neighbours whose artwork reaches over the common hexside into this hex, but not to its centre dot. A
    LOS exactly along that hexside meets the neighbour's terrain, whatever `free` says (16.2). If both hexes
    lap, a Hindrance on either side is one. Nothing else changes: not a LOS through this hex, nor its TEM,
    cost or kind."""


class Hexside(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """One hexside. A hexside that is not named has no terrain and no road."""

    terrain: v.HexsideTerrain = ""
    """The terrain of the hexside. By SSR a wall or hedge may count as bocage or a cactus hedge."""
    base: Half | None = None
    """Level above the board on which its terrain stands. Default: the lower `level` of its two hexes (9.35,
    9.6). Give it for a wall or hedge along the top of a slope."""
    gap: bool = False
    """Whether a road or path interrupts the depiction over the middle half of the hexside; the quarter next
    to each vertex is still drawn. With `road`, only a unit that uses the road crosses by the gap (9.4)."""
    road: bool = False
    """Whether a road crosses it. For a unit that uses the road, a wall, hedge or bocage costs nothing and
    bars nothing, with `gap` or without. Without `gap` the terrain is unbroken for a LOS."""
    breached: bool = False
    """Whether a Breach counter points to it (9.541)."""


class Unit(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Personnel or a vehicle."""

    side: str
    """The side that it fights for, such as `German`. Any name, the same for all units of a side. Only the
    name `Japanese` changes rulings: they do not surrender (A20.21), and their DC clears Wire from within
    (A23.61)."""
    type: v.UnitType
    """Its kind."""
    hex: HexOrNone = ""
    """Its hex. A unit `aboard` a vehicle may omit it; it is then the vehicle's."""
    at: v.Place = ""
    """Where in the hex; empty means its ground Location (IN, if the hex is a Depression)."""
    floor: Annotated[int, Meta(ge=0, le=4)] = 0
    """The building level it is on, 0 for the ground."""
    crest: HexsideOrNone = ""
    """The hexside that a unit in Crest status fronts; empty for any other."""
    bypass: tuple[str, ...] = ()
    """If `at` is `bypass`: the hexsides of its hex that it follows, in order. A vehicle may give its CAFP
    instead, as a vertex in `vca`."""
    beneath: tuple[v.Cover, ...] = ()
    """The counters of its hex that it is beneath; empty means on top of all of them. In a hex with Wire,
    `trench` alone means beneath the Wire too, like any entrenchment (26.4). An Inherent crew is
    beneath what its vehicle is beneath. Any other unit `aboard` has no cover of the vehicle: without this
    field it is beneath nothing, even if the vehicle is beneath a trench. That is a reading
    (`explain B27.51-unloading`). No case gives it for a Passenger or Rider."""
    status: tuple[v.UnitStatus, ...] = ()
    """Its state; empty means Good Order, on board and unconcealed."""
    done: tuple[v.Deed, ...] = ()
    """What it has done in the current phase; empty means nothing. Deeds of earlier phases are not listed
    [EXC: Prep Fire, until the AFPh ends]; their lasting effects are in `status` (pinned, cx, ti, motion). If
    no `phase` is named, they belong to the phase of the action or question."""
    mf: Half | None = None
    """MF (for a vehicle, MP) of the phase, if not the default: 4 for a squad, half-squad and crew; 6 for a
    leader, hero, dummy and a broken unit, wounded or not; 3 for Inexperienced MMC without a leader and for a
    wounded SMC; 8 for a berserk unit; 12 for Cavalry and vehicles. The number given already includes Portage.
    Double Time adds 2. A leader adds 2 for MMC that move with him from their first MF of the phase and in
    every action in which they spend MF."""
    mf_spent: Half = 0
    """MF or MP spent in this phase, apart from amphibious MP. If neither `moved` nor `moved_by_assault` is in
    `done`, they went on something other than movement, such as Recovery: First Fire and FFMO apply, FFNAM
    does not, and Assault Movement may still be declared; at a gap the unit is a moving target nevertheless
    (9.3). A unit with `moved` and 0 spent still has its whole allotment; cases say so if MF do not matter. A
    unit with MF spent here has no +2 of a leader, since the position does not say with whom it spent them; a
    unit that spends them in `actions` may have it."""
    leadership: Annotated[int, Meta(ge=-3, le=3)] | None = None
    """A leader's modifier. Default: it counts as 0, and he does not direct fire."""
    morale: Annotated[int, Meta(ge=0, le=10)] | None = None
    """Current Morale Level. No default; every case that needs it gives it."""
    firepower: Annotated[int, Meta(ge=0, le=40)] | None = None
    """Inherent FP as printed. If omitted, it is unknown, and no case asks for the FP of its attacks."""
    range: Annotated[int, Meta(ge=0, le=40)] | None = None
    """Normal Range in hexes. If omitted, it is unknown: no target is out of range or at Long Range. For
    Interdiction and `must_rout` it is then 4 (8 for a vehicle's MG); for a unit without FP of its own, the
    range of its MG."""
    labor: Annotated[int, Meta(ge=-2, le=0)] = 0
    """Its Labour Status DRM (24.8)."""
    mount: v.Mount = ""
    """What Personnel rides."""
    aboard: str = ""
    """Id of the vehicle that carries it; `status` says whether as Passenger, Rider or inherent crew. On a
    tank, assault gun or SP gun it is a Rider if `status` does not say."""
    pushing: str = ""
    """Id of the Gun that it Pushes. The Gun moves with it unless an action leaves it behind."""
    weapons: tuple[n.VehicleWeapon, ...] = ()
    """A vehicle's weapons. Default: those usual for its kind; an AFV is armed."""
    vca: str = ""
    """Where a vehicle's hull faces: the neighbouring hex beyond the middle of its front (`B1`). In Bypass,
    the vertex that is its CAFP, by its three hexes (`F5-F6-G6`). Empty: unknown. As the vehicle enters a hex
    its hull keeps its direction; along a hexside its CAFP becomes the far end of it (D2.11, D2.32)."""
    wall_advantage_over: tuple[HexsideName, ...] = ()
    """In Deluxe: the hexsides of its Wall Advan counter, if not all to which wall advantage extends."""
    equipment: tuple[v.Equipment, ...] = ()
    """Equipment of the vehicle other than weapons."""
    bogs_in: HexOrNone = ""
    """The hex in which it Bogs if the Bog Check now due for a hexside fails (9.4, 9.54); empty: none due."""
    amphibious: bool = False
    """Whether the vehicle is amphibious (D16)."""
    amphibious_mp: Half | None = None
    """Amphibious MP allotment, apart from the MP on land in `mf` (D16). If omitted, it is unknown."""
    amphibious_mp_spent: Half = 0
    """Amphibious MP spent in this phase. If there are any, the vehicle has moved, also if `done` omits it."""


class Counter(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """Anything on the board that is not a unit: Fortifications, weapons, markers."""

    type: v.CounterType
    """Its kind."""
    hex: HexOrNone = ""
    """Its hex. A counter that is possessed may omit it; it is then the possessor's."""
    side: str = ""
    """The side whose OB it belongs to; empty for none."""
    control: str = ""
    """The side that Controls it now, if not `side`. A unit may go straight beneath a trench or sangar if its
    side either owns it by OB or Controls it (27.6). An armed Good Order MMC that comes to it, with no armed
    Good Order enemy there, gains it for its side (A26.1)."""
    size: Annotated[int, Meta(ge=1, le=3)] | None = None
    """A foxhole's capacity in squads: 1, 2 or 3. Other counters have none."""
    strength: Annotated[int, Meta(ge=0, le=36)] | None = None
    """Minefield factors or Residual FP. Other counters have none."""
    caliber: Annotated[int, Meta(ge=20, le=240)] | None = None
    """Caliber of ordnance in mm. If omitted, it is unknown."""
    firepower: Annotated[int, Meta(ge=0, le=40)] | None = None
    """FP of a weapon as printed. If omitted, it is unknown, and no case asks for the FP of its attacks [EXC:
    by default a FT has 24, a DC 30 and a Set DC 36]."""
    range: Annotated[int, Meta(ge=0, le=40)] | None = None
    """Normal Range of a weapon in hexes, the greatest of ordnance. If omitted, it is unknown: no target is
    out of range. For Interdiction it is then 6 (lmg), 10 (mmg), 12 (hmg, atr)."""
    pp: Annotated[int, Meta(ge=0, le=20)] | None = None
    """Portage Points. If omitted, they do not matter."""
    at: v.Place = ""
    """Where in the hex; empty means its ground Location."""
    floor: Annotated[int, Meta(ge=0, le=4)] = 0
    """The building level it lies on."""
    beneath: tuple[v.Cover, ...] = ()
    """The counters of its hex that it is beneath. Default for a possessed counter: those of its possessor;
    a Gun is then on top (27.1)."""
    possessed_by: str = ""
    """Id of the unit that possesses the weapon or mans the Gun; empty: no unit does, and none can fire it."""
    status: tuple[v.CounterStatus, ...] = ()
    """Its state; empty means on board and ready for use."""
    done: tuple[v.Deed, ...] = ()
    """The deeds of a weapon in the current phase; a SW has `fired` alone. In the DFPh this includes the MPh,
    as First and Final Fire count as one (9.53). The unit that possesses a Gun with `fired`, `changed_ca` or
    `fired_through_bocage` has done so itself. Its own `done` may omit it, and so may that of the only Gun
    of a unit with `changed_ca` or `fired_through_bocage` [EXC: a unit with `recovered`]."""


class OrderOfBattle(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """What a side may still set up, and where."""

    foxholes: Annotated[int, Meta(ge=0, le=99)] = 0
    """Total squad capacity of foxholes."""
    trenches: Annotated[int, Meta(ge=0, le=99)] = 0
    """Trench counters, A-T Ditches included."""
    wire: Annotated[int, Meta(ge=0, le=99)] = 0
    """Wire counters."""
    sangars: Annotated[int, Meta(ge=0, le=99)] = 0
    """Sangar counters."""
    hip: Annotated[int, Meta(ge=0, le=99)] | Annotated[float, Meta(multiple_of=0.5, ge=0, le=99)] = 0
    """Squad equivalents that a SSR lets it set up hidden. At 0 nothing more is hidden [EXC: what counts as
    no squad, where another unit of the side is hidden already]."""
    setup_area: tuple[HexName, ...] = ()
    """Hexes in which it may set up; empty for the whole board."""


class Position(Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True):
    """A moment of play: board, pieces, phase, and what matters of the scenario."""

    board: str = ""
    """Number of the geomorphic board from which the hexes are taken. Only some SSR depend on it."""
    columns: Annotated[int, Meta(ge=1, le=66)] = 33
    """Number of columns: A to Z, then AA, BB, CC ...; 33 end at GG. Hexes beyond are off the board."""
    rows: Annotated[int, Meta(ge=1, le=99)] = 10
    """Number of rows: 1 to `rows`; the columns B, D, F ... also have a row 0."""
    phase: v.Phase = ""
    """The current phase. Empty: each action and question counts as of the phase that it belongs to."""
    ending: bool = False
    """Whether the phase is at its last step, with all other activities of the phase completed."""
    turn_of: str = ""
    """The ATTACKER: the side whose Player Turn it is. Empty: either side counts as the ATTACKER. An action
    that only the ATTACKER takes is `illegal` for the other side; for `may` it is not allowed."""
    turn: Annotated[int, Meta(ge=0, le=99)] = 1
    """Number of the Game Turn."""
    ssr: tuple[n.Ssr, ...] = ()
    """Scenario Special Rules in force, as text. An engine may ignore one that it does not know, or return
    `unsupported`."""
    month: Annotated[int, Meta(ge=0, le=12)] = 0
    """Month of the scenario, 1 to 12; 0: that of `date`, and without a date all terrain is in season."""
    date: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")] = ""
    """The scenario's date, if a rule depends on the day: `1944-07-26`."""
    weather: v.Weather = ""
    """Weather that the scenario defines; empty if it defines none."""
    water: v.WaterDepth = ""
    """Water depth of every stream and river whose hex gives none."""
    hexes: dict[HexName, Hex] = {}
    """Hexes by name. A hex that is not named is Open Ground at level 0."""
    hexsides: dict[HexsideName, Hexside] = {}
    """Hexsides by the names of their two hexes, lowest column first, then lowest row."""
    sides: dict[str, OrderOfBattle] = {}
    """What each side may still set up, by name of the side. A side that is not named may set up nothing."""
    units: dict[str, Unit] = {}
    """Units by id. An id is any text; no other unit or counter has it."""
    counters: dict[str, Counter] = {}
    """Counters by id. An id is any text; no other unit or counter has it."""
