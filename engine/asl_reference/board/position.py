"""The frozen Position: board, units, counters, sides and phase, with one canonical JSON text.

Sparse: hexes not named are Open Ground at level 0, hexsides not named carry nothing. Levels, MF
and MP are numbers in steps of one half. The field names are those of protocol version 1.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import field
from itertools import chain, count
from typing import Annotated, Any, NamedTuple, TypeVar

from asl_reference.base.consulted import NOW
from asl_reference.base.decode import INTERNAL, decode, encode
from asl_reference.base.facts import Remembering
from asl_reference.base.readings import NONE
from asl_reference.base.values import replace, value
from asl_reference.board import vocabulary as v
from asl_reference.board.geometry import hexes_of, is_vertex, on_board
from asl_reference.board.vocabulary import Number as Number

PERSONNEL = frozenset({"squad", "half_squad", "crew", "leader", "hero", "dummy"})
MMC = frozenset({"squad", "half_squad", "crew"})
SMC = frozenset({"leader", "hero"})
WIRE = frozenset({"wire"})
ENTRENCHMENTS = ("foxhole", "trench", "at_ditch")
FORTIFICATIONS = (
    *ENTRENCHMENTS,
    *("sangar", "wire", "panji", "pillbox", "roadblock", "minefield", "at_minefield"),
)
GUNS = frozenset({"mortar", "at_gun", "inf_gun", "art_gun", "aa_gun", "rcl_gun"})
"""The 5/8 inch Gun counters."""
AFVS = frozenset({"tank", "assault_gun", "sp_gun", "carrier", "halftrack", "armored_car"})
"""Armored vehicles, which hinder LOS and give cover to Infantry (D9.3, D9.4)."""
CREWLESS = frozenset({"motorcycle", "horse"})
"""Vehicles without a crew of their own; so they count as broken (A12.1). Their riders are other units."""
TOILS = "toils"
"""Deed of a unit that is TI from an Entrenching Attempt or a Set DC; it lasts as long as the TI."""
TOILED = ("attempted_to_entrench", TOILS)
"""Deeds that make a unit TI, except Clearance."""
BESIDES = frozenset({"wall_advantage_freed", "lost_hip", "claimed_wall_advantage", "chose_wall_advantage"})
"""Deeds that are no action of the unit: changes of its wall advantage, and reasons to claim it (9.322)."""
UNSEEN = ("concealed", "hidden")
"""Statuses of a unit that its enemies do not see as what it is (A12.1, A12.3)."""
SUPPORT_WEAPONS = frozenset("lmg mmg hmg atr dc ft light_mortar baz psk piat rcl radio".split())


@value
class Hex:
    """Terrain and base level of one hex; for a Depression hex ``level`` is its Crest level."""

    terrain: v.HexTerrain = "open_ground"
    level: v.Half = 0
    depression: v.Depression = ""
    water: v.WaterDepth = ""
    road: v.Road = ""
    bridge: bool = False
    overlays: tuple[v.Overlay, ...] = ()
    smoke: v.Smoke = ""
    access: tuple[v.Access, ...] = ()
    height: v.Half | None = None
    floors: Annotated[int, v.Within(0, 4)] = 0
    free: tuple[v.HexName, ...] = ()
    laps: tuple[v.HexName, ...] = ()


@value
class Hexside:
    """One hexside; ``base`` is given only where 9.35 and 9.6 do not settle it."""

    terrain: v.HexsideTerrain = ""
    base: v.Half | None = None
    gap: bool = False
    road: bool = False
    breached: bool = False


class Place(NamedTuple):
    """Where a piece stands: hex, place in it, level, hexsides of Crest and Bypass; what it is beneath."""

    hex: str
    at: str = ""
    floor: int = 0
    crest: str = ""
    bypass: tuple[str, ...] = ()
    beneath: tuple[str, ...] = ()


class Came(NamedTuple):
    """How a unit has come into its Location, in case it is turned back (A12.15)."""

    place: Place
    """The place that it left."""
    vca: str = ""
    """Its VCA, or its CAFP, in that place."""
    skirted: bool = False
    """Whether it had entered that place past its shellholes (B2.4)."""
    together: tuple[str, ...] = ()
    """The units that made that move, itself among them."""


@value
class Unit:
    """Personnel or a vehicle. ``beneath`` names counters of its hex it is under."""

    side: str
    type: v.UnitType
    hex: str = ""
    at: v.Place = ""
    floor: Annotated[int, v.Within(0, 4)] = 0
    crest: str = ""
    bypass: tuple[str, ...] = ()
    beneath: tuple[v.Cover, ...] = ()
    status: tuple[v.UnitStatus, ...] = ()
    done: tuple[v.Deed, ...] = ()
    mf: v.Half | None = None
    mf_spent: v.Half = field(default=0, metadata={"until": "phase"})
    leadership: Annotated[int, v.Within(-3, 3)] | None = None
    morale: Annotated[int, v.Within(0, 10)] | None = None
    firepower: Annotated[int, v.Within(0, 40)] | None = None
    range: Annotated[int, v.Within(0, 40)] | None = None
    labor: Annotated[int, v.Within(-2, 0)] = 0
    mount: v.Mount = ""
    aboard: str = ""
    pushing: str = ""
    weapons: tuple[str, ...] = ()
    vca: str = ""
    wall_advantage_over: tuple[v.HexsideName, ...] = ()
    equipment: tuple[v.Equipment, ...] = ()
    bogs_in: str = ""
    amphibious: bool = False
    amphibious_mp: v.Half | None = None
    amphibious_mp_spent: v.Half = field(default=0, metadata={"until": "phase"})
    came: Came | None = field(default=None, compare=False, metadata=INTERNAL | {"until": "phase"})
    """How it has come into its Location."""
    advantage_before: tuple[Any, ...] | None = field(
        default=None, compare=False, metadata=INTERNAL | {"until": "phase"}
    )
    """The units that had wall advantage before its last move, in case the entry fails (9.41)."""
    underbelly: str | None = field(default=None, metadata=INTERNAL | {"until": "expenditure", "then": ""})
    """The hexside over which it shows its underbelly by its last expenditure, empty for none (D4.3)."""
    crossed: str | None = field(default=None, metadata=INTERNAL | {"until": "phase"})
    """The hexside that its last expenditure crossed, empty for none; None before it has spent any MF."""
    wire_mf: v.Half = field(default=0, metadata=INTERNAL | {"until": "phase"})
    """The part of ``mf_spent`` that its own dr on Wire has taken (26.4)."""
    gone_with: tuple[str, ...] = field(default=(), metadata=INTERNAL | {"until": "phase"})
    """The SMC that have moved with it from its first MF on, in each of its actions (A4.12, A4.42)."""
    helped_by: str = field(default="", metadata=INTERNAL | {"until": "phase"})
    """The one of them that helps it to carry (A4.42)."""
    mf_before: v.Half = field(default=0, metadata=INTERNAL | {"until": "location"})
    """MF that it had spent before it entered its Location (A8.1)."""
    shot_at_by: tuple[str, ...] = field(default=(), metadata=INTERNAL | {"until": "location"})
    """Enemies that have made First Fire at it in its Location, once for each shot (A8.1)."""
    fled_from: tuple[str, ...] = field(default=(), metadata=INTERNAL | {"until": "phase"})
    """Known enemies that have had a LOS to it since its rout began (A10.51)."""
    recovering: str = field(default="", metadata=INTERNAL | {"until": "location"})
    """Id of the weapon whose Recovery is announced and not rolled yet (A4.44)."""
    under_attack: tuple[str, ...] = field(default=(), metadata=INTERNAL | {"until": "attack"})
    """Means and attackers of the attack that is declared against it and not resolved (9.36)."""
    chosen_tem: str = field(default="", metadata=INTERNAL | {"until": "attack"})
    """Its player's choice against that attack (9.31, 9.36)."""
    id: str = field(default="", metadata=INTERNAL)
    """Its id in the position; so two units with equal fields are not equal."""

    @property
    def is_personnel(self) -> bool:
        return self.type in PERSONNEL

    @property
    def is_infantry(self) -> bool:
        """Personnel on foot: neither mounted nor carried nor part of a vehicle (A1)."""
        return not self.mount and self.stands_for_itself

    @property
    def stands_for_itself(self) -> bool:
        """Personnel neither in nor on a vehicle, as crew, Passenger or Rider: Infantry and Cavalry."""
        if self.aboard or self.type not in PERSONNEL:
            return False
        return not self.status or not self.has("inherent", "rider")

    @property
    def is_vehicle(self) -> bool:
        return self.type not in PERSONNEL

    @property
    def entrenched(self) -> bool:
        """Beneath a foxhole, trench, A-T Ditch or sangar counter (27.1, 27.5, F8)."""
        return not WIRE.issuperset(self.beneath)

    def has(self, *statuses: str) -> bool:
        """Whether it bears any of the statuses."""
        return bool(self.status) and not set(self.status).isdisjoint(statuses)

    def did(self, *deeds: str) -> bool:
        """Whether it did any of the deeds in this phase."""
        return bool(self.done) and not set(self.done).isdisjoint(deeds)

    @property
    def acted(self) -> bool:
        """Whether it has done anything in this phase, as MF spent tell too; changes of WA do not count."""
        return self.spent or not BESIDES.issuperset(self.done)

    @property
    def spent(self) -> bool:
        """Whether it has spent MF or MP in this phase, told how many or, to load or unload, not."""
        return self.mf_spent > 0 or self.crossed is not None

    def marked(self, *statuses: str) -> Unit:
        """The same unit with the statuses added."""
        return replace(self, status=tuple(sorted({*self.status, *statuses})))

    def unmarked(self, *statuses: str) -> Unit:
        """The same unit without the statuses."""
        if not self.has(*statuses):
            return self
        return replace(self, status=tuple(s for s in self.status if s not in statuses))

    @property
    def unseen(self) -> bool:
        """Concealed or hidden, as all dummies are."""
        return self.has(*UNSEEN)

    def having_done(self, *deeds: str) -> Unit:
        """The same unit with the deeds added."""
        return replace(self, done=tuple(sorted({*self.done, *deeds})))

    def without_deed(self, deed: str) -> Unit:
        """The same unit without the deed."""
        return replace(self, done=tuple(one for one in self.done if one != deed))


@value
class Counter:
    """Anything on the board that is not a unit: Fortifications, weapons, markers."""

    type: v.CounterType
    hex: str = ""
    side: str = ""
    control: str = ""
    size: Annotated[int, v.Within(1, 3)] | None = None
    strength: Annotated[int, v.Within(0, 36)] | None = None
    caliber: Annotated[int, v.Within(20, 240)] | None = None
    firepower: Annotated[int, v.Within(0, 40)] | None = None
    range: Annotated[int, v.Within(0, 40)] | None = None
    pp: Annotated[int, v.Within(0, 20)] | None = None
    at: v.Place = ""
    floor: Annotated[int, v.Within(0, 4)] = 0
    beneath: tuple[v.Cover, ...] = ()
    possessed_by: str = ""
    status: tuple[v.CounterStatus, ...] = ()
    done: tuple[v.Deed, ...] = ()
    crest: str = field(default="", metadata=INTERNAL)
    bypass: tuple[str, ...] = field(default=(), metadata=INTERNAL)
    """With ``crest``: those of its possessor; see ``places``."""
    laid_by: Unit | None = field(default=None, compare=False, metadata=INTERNAL)
    """The unit that has Placed, Thrown or Set this DC, as it was then."""
    gone_off: tuple[tuple[str, str, int], ...] = field(default=(), metadata=INTERNAL)
    """The Locations in which this DC, which was Thrown, has gone off: hex, place, floor."""
    id: str = field(default="", metadata=INTERNAL)

    @property
    def controlled_by(self) -> str:
        return self.control or self.side


class Check(NamedTuple):
    """A check that is due: ``bog``, ``llmc``, ``wire`` ..., with its DRM."""

    check: str
    unit: str
    drm: int = 0


@value
class OrderOfBattle:
    """What a side may still set up, and where."""

    foxholes: Annotated[int, v.Within(0, 99)] = 0
    trenches: Annotated[int, v.Within(0, 99)] = 0
    wire: Annotated[int, v.Within(0, 99)] = 0
    sangars: Annotated[int, v.Within(0, 99)] = 0
    hip: Annotated[Number, v.Within(0, 99, 0.5)] = 0
    setup_area: tuple[v.HexName, ...] = ()


@value
class Position(Remembering):
    """A moment of play, whole. Equal positions have equal canonical texts."""

    board: str = ""
    columns: Annotated[int, v.Within(1, 66)] = 33
    rows: Annotated[int, v.Within(1, 99)] = 10
    phase: v.Phase = ""
    ending: bool = False
    turn_of: str = ""
    turn: Annotated[int, v.Within(0, 99)] = 1
    ssr: tuple[str, ...] = ()
    month: Annotated[int, v.Within(0, 12)] = 0
    date: v.Date = ""
    weather: v.Weather = ""
    water: v.WaterDepth = ""
    hexes: Mapping[str, Hex] = field(default_factory=dict)
    hexsides: Mapping[str, Hexside] = field(default_factory=dict)
    sides: Mapping[str, OrderOfBattle] = field(default_factory=dict)
    units: Mapping[str, Unit] = field(default_factory=dict)
    counters: Mapping[str, Counter] = field(default_factory=dict)
    due: tuple[Check, ...] = field(default=(), metadata=INTERNAL)
    """Checks that play has called for and that are not made yet, in order."""
    readings: frozenset[str] = field(default=NONE, metadata=INTERNAL)
    """Choices of contested readings in force instead of the defaults, as ``ID=choice``."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "units", _named(self.units))
        object.__setattr__(self, "counters", _named(self.counters))

    @staticmethod
    def from_json(data: Any, path: str = "position") -> Position:
        """Read a position as the schema ``position`` has it; nothing but types and words is checked here.

        Every piece gets its id. Raises Malformed with path and value. ``places.placed`` works out where
        carried pieces are, ``places.contradictions`` what contradicts itself.
        """
        position = decode(Position, data, path)
        return position.with_pieces(position.units, position.counters)

    def to_json(self) -> dict[str, Any]:
        return encode(self)

    @property
    def text(self) -> str:
        """The one canonical JSON text: keys sorted, defaults left out, no spaces."""
        return json.dumps(encode(self), sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    def follows(self, choice: str) -> bool:
        """Whether this choice of a contested reading is in force: ``B16.31-dc=halved``."""
        NOW.work.names.add(choice)
        return choice in self.readings

    def has_hex(self, name: str) -> bool:
        """Whether the hex lies on the board; False for a text that names no hex."""
        return on_board(name, self.columns, self.rows)

    def hex(self, name: str) -> Hex:
        """The hex, Open Ground at level 0 if the position does not name it."""
        return self.hexes.get(name, OPEN_GROUND)

    def piece(self, name: str) -> Unit | Counter | None:
        """The unit or counter of that id."""
        return self.units.get(name) or self.counters.get(name)

    def hexside(self, name: str) -> Hexside:
        """The hexside; it carries nothing if the position does not name it."""
        return self.hexsides.get(name, BARE)

    def pieces(self, names: Iterable[str]) -> tuple[Unit | Counter, ...]:
        """The units and counters of those ids, as far as they are there."""
        return tuple([piece for name in names if (piece := self.piece(name)) is not None])

    def with_pieces(
        self, units: Mapping[str, Unit] | None = None, counters: Mapping[str, Counter] | None = None
    ) -> Position:
        """The same board and moment with these units, these counters or both."""
        return self._holding(
            self.units if units is None else _named(units),
            self.counters if counters is None else _named(counters),
        )

    def _holding(self, units: Mapping[str, Unit], counters: Mapping[str, Counter]) -> Position:
        """The same board and moment with these units and counters, which have their ids already."""
        after = replace(self, units=units, counters=counters)
        after.on_the_board_of(self)
        return after

    def with_due(self, due: tuple[Check, ...]) -> Position:
        """The same board, moment and pieces with these checks due."""
        after = replace(self, due=due)
        after.on_the_board_of(self)
        return after

    def with_unit(self, name: str, unit: Unit) -> Position:
        return self.with_units({name: unit})

    def with_units(self, units: Mapping[str, Unit]) -> Position:
        """The same board and moment with these units added or changed; itself if there are none."""
        return self._holding({**self.units, **_named(units)}, self.counters) if units else self

    def without_unit(self, name: str) -> Position:
        return self._holding({k: v for k, v in self.units.items() if k != name}, self.counters)

    def with_counter(self, name: str, counter: Counter) -> Position:
        return self.with_counters({name: counter})

    def with_counters(self, counters: Mapping[str, Counter]) -> Position:
        """The same board and moment with these counters added or changed; itself if there are none."""
        return self._holding(self.units, {**self.counters, **_named(counters)}) if counters else self

    def with_piece(self, name: str, piece: Unit | Counter) -> Position:
        return self.with_unit(name, piece) if isinstance(piece, Unit) else self.with_counter(name, piece)

    def without_counter(self, name: str) -> Position:
        return self._holding(self.units, {k: v for k, v in self.counters.items() if k != name})

    def is_turn_of(self, side: str) -> bool:
        """Whether it is the Player Turn of the side; of either side, if that is not told."""
        return self.turn_of in ("", side)

    def order_of(self, side: str) -> OrderOfBattle:
        """The pieces that the side may still set up: none where the position gives no OB."""
        return self.sides.get(side, NO_ORDER)

    def with_order(self, side: str, **left: Any) -> Position:
        """The position with that left of what the side may set up."""
        return replace(self, sides={**self.sides, side: replace(self.order_of(side), **left)})

    def free_id(self, wanted: str) -> str:
        """The id, or the first "id 2", "id 3" ... that no unit or counter has."""
        ids = chain((wanted,), (f"{wanted} {number}" for number in count(2)))
        return next(one for one in ids if one not in self.units and one not in self.counters)

    def in_hex(self, hex_name: str) -> dict[str, Unit]:
        """The units in a hex, by id; aircraft fly over it (E7)."""
        return {n: unit for n, unit in self.units.items() if unit.hex == hex_name and unit.type != "aircraft"}

    def fortification(self, hex_name: str, *types: str) -> tuple[str, Counter] | None:
        """Id and counter of the first Fortification of these types in the hex (all, if none named)."""
        wanted = types or FORTIFICATIONS
        for name, counter in self.counters.items():
            if counter.hex == hex_name and counter.type in wanted:
                return name, counter
        return None


P = TypeVar("P", Unit, Counter)


def _named(pieces: Mapping[str, P]) -> Mapping[str, P]:
    """The pieces, each with the id that it is listed under."""
    for name, piece in pieces.items():
        if piece.id != name:
            break
    else:
        return pieces
    return {n: piece if piece.id == n else named(piece, n) for n, piece in pieces.items()}


def named(piece: P, name: str) -> P:
    """The piece with its id, and in Bypass if that is told."""
    return replace(piece, id=name, at=_at(piece))


def _at(piece: Unit | Counter) -> str:
    """Its place in the hex; a unit of which hexsides followed or a CAFP are told is in Bypass."""
    if piece.at or not isinstance(piece, Unit):
        return piece.at
    return "bypass" if piece.bypass or at_its_cafp(piece) else ""


def at_its_cafp(unit: Unit) -> bool:
    """Whether the VCA of the unit names a vertex of its hex, and no hex that the hull faces (D2.32)."""
    return unit.hex in hexes_of(unit.vca) and is_vertex(unit.vca)


OPEN_GROUND = Hex()
BARE = Hexside()
NO_ORDER = OrderOfBattle()
