"""A position as protocol version 1 writes it: what stands on the board, and nothing else.

Sparse by convention: a hex not named is Open Ground at level 0, a hexside not named carries
nothing, a unit not marked is Good Order, unconcealed and on top of whatever lies in its hex.
Levels and MF are numbers in steps of one half. Hexes go by name (``F5``), hexsides by their two
hexes (``F5-F6``), vertices by their three (``F5-F6-G6``), lowest column, then lowest row first.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from asl_conformance.protocol import vocabulary as v

HexName = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}(0|[1-9][0-9]?)$")]
HexsideName = Annotated[str, Meta(pattern=r"^[A-Z]{1,2}\d{1,2}-[A-Z]{1,2}\d{1,2}$")]
Half = Annotated[int, Meta(ge=-20, le=60)] | Annotated[float, Meta(multiple_of=0.5, ge=-20, le=60)]
"""A number of levels, MF or MP in steps of one half."""


class Hex(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hex: its terrain and base level. A Depression hex carries its Crest level in ``level``."""

    terrain: v.HexTerrain = "open_ground"
    level: Half = 0
    depression: v.Depression = ""
    water: v.WaterDepth = ""
    road: v.Road = ""
    bridge: bool = False
    overlays: tuple[v.Overlay, ...] = ()
    smoke: v.Smoke = ""
    access: tuple[v.Access, ...] = ()
    """Ways underground that the hex has."""
    height: Half | None = None
    """Obstacle height in levels where the artwork differs from the terrain's usual height."""
    floors: Annotated[int, Meta(ge=0, le=4)] = 0
    """Highest building level a unit may be on."""
    free: tuple[HexName, ...] = ()
    """Neighbours towards which the hexside is free of this hex's artwork (Bypass possible)."""
    laps: tuple[HexName, ...] = ()
    """Neighbours whose artwork laps over the common hexside into this hex, short of its centre dot."""


class Hexside(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One hexside. ``base`` is its base level where 9.35 and 9.6 do not already give it."""

    terrain: v.HexsideTerrain = ""
    base: Half | None = None
    gap: bool = False
    """The depiction is interrupted by a road or path."""
    road: bool = False
    """A road crosses this hexside."""
    breached: bool = False


class Unit(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Personnel or a vehicle."""

    side: str
    type: v.UnitType
    hex: HexName | Literal[""] = ""
    """Its hex; may be left out of who is ``aboard`` a vehicle, and is then the vehicle's."""
    at: v.Place = ""
    """Where in the hex; empty means its ground Location (IN, if the hex is a Depression)."""
    floor: Annotated[int, Meta(ge=0, le=4)] = 0
    crest: HexsideName | str = ""
    """The hexside a unit in Crest status fronts."""
    bypass: tuple[str, ...] = ()
    """The hexsides a unit at "bypass" follows."""
    beneath: tuple[v.Cover, ...] = ()
    """The counters of its hex it is beneath; empty means on top of all of them."""
    status: tuple[v.UnitStatus, ...] = ()
    done: tuple[v.Deed, ...] = ()
    """What it has done in the current phase."""
    mf: Half | None = None
    """MF or MP allotment where it differs from its type's usual one; a leader and Double Time add to it."""
    mf_spent: Half = 0
    leadership: Annotated[int, Meta(ge=-3, le=3)] | None = None
    morale: Annotated[int, Meta(ge=0, le=10)] | None = None
    firepower: Annotated[int, Meta(ge=0, le=40)] | None = None
    range: Annotated[int, Meta(ge=0, le=40)] | None = None
    labor: Annotated[int, Meta(ge=-2, le=0)] = 0
    """Labour Status DRM it holds (24.8)."""
    mount: v.Mount = ""
    aboard: str = ""
    """The vehicle that carries it."""
    pushing: str = ""
    """The Gun it Pushes."""
    weapons: tuple[str, ...] = ()
    """A vehicle's weapons: ``ma``, ``bmg``, ``cmg``, ``aamg``, ``ft``."""
    vca: str = ""
    wall_advantage_over: tuple[HexsideName, ...] = ()
    """In Deluxe: the hexsides its Wall Advan counter is for, where not all it extends to."""
    equipment: tuple[v.Equipment, ...] = ()
    """What the vehicle has besides weapons; ``culin`` is a hedgerow device given by SSR (9.541)."""
    bogs_in: HexName | str = ""
    """The hex it is Bogged in if the Bog Check now due for a hexside fails (9.4, 9.54)."""
    amphibious: bool = False
    amphibious_mp: Half | None = None
    """Amphibious MP allotment, apart from the MP on land in ``mf`` (D16)."""
    amphibious_mp_spent: Half = 0


class Counter(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Anything on the board that is not a unit: Fortifications, weapons, markers."""

    type: v.CounterType
    hex: HexName | Literal[""] = ""
    """Its hex; may be left out of what is possessed, and is then the possessor's."""
    side: str = ""
    """The side whose OB it came from; empty for none."""
    control: str = ""
    """The side that Controls it now where that is not ``side``."""
    size: Annotated[int, Meta(ge=1, le=3)] | None = None
    """A foxhole's capacity in squads: 1, 2 or 3."""
    strength: Annotated[int, Meta(ge=0, le=36)] | None = None
    """Minefield factors or Residual FP."""
    caliber: Annotated[int, Meta(ge=20, le=240)] | None = None
    firepower: Annotated[int, Meta(ge=0, le=40)] | None = None
    range: Annotated[int, Meta(ge=0, le=40)] | None = None
    pp: Annotated[int, Meta(ge=0, le=20)] | None = None
    """Portage Points; None where they do not matter."""
    at: v.Place = ""
    floor: Annotated[int, Meta(ge=0, le=4)] = 0
    """The building level it lies on."""
    beneath: tuple[v.Cover, ...] = ()
    possessed_by: str = ""
    status: tuple[v.CounterStatus, ...] = ()
    done: tuple[v.Deed, ...] = ()
    """What a Gun has done in the current phase; First and Final Fire are one (9.53)."""


class OrderOfBattle(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a side may still set up, and where."""

    foxholes: Annotated[int, Meta(ge=0, le=99)] = 0
    """Squad capacity of foxholes in all."""
    trenches: Annotated[int, Meta(ge=0, le=99)] = 0
    wire: Annotated[int, Meta(ge=0, le=99)] = 0
    sangars: Annotated[int, Meta(ge=0, le=99)] = 0
    hip: Annotated[int, Meta(ge=0, le=99)] | Annotated[float, Meta(multiple_of=0.5, ge=0, le=99)] = 0
    """Squad equivalents that a SSR lets it set up hidden."""
    setup_area: tuple[HexName, ...] = ()
    """Hexes it may set up in; empty for the whole board."""


class Position(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything an engine is told about a moment of play."""

    board: str = ""
    """Number of the geomorphic board the hexes are taken from; a label."""
    columns: Annotated[int, Meta(ge=1, le=66)] = 33
    rows: Annotated[int, Meta(ge=1, le=99)] = 10
    phase: v.Phase = ""
    ending: bool = False
    """The phase is at its end: what is done in it is done, its last step is at hand."""
    turn_of: str = ""
    """The ATTACKER: the side whose Player Turn it is."""
    turn: Annotated[int, Meta(ge=0, le=99)] = 1
    ssr: tuple[str, ...] = ()
    month: Annotated[int, Meta(ge=0, le=12)] = 0
    date: Annotated[str, Meta(pattern=r"^(\d{4}-\d{2}-\d{2})?$")] = ""
    """The scenario's date where a rule asks for the day: ``1944-07-26``."""
    weather: v.Weather = ""
    """Weather that the scenario defines; empty if it defines none."""
    water: v.WaterDepth = ""
    """Depth that the scenario gives every stream and river of the board that does not give its own."""
    hexes: dict[HexName, Hex] = {}
    hexsides: dict[HexsideName, Hexside] = {}
    sides: dict[str, OrderOfBattle] = {}
    units: dict[str, Unit] = {}
    counters: dict[str, Counter] = {}
