"""The Chapter B terrain chart, as deep as B9, B16, B26 and B27 need it. Tables only.

Heights are in levels; TEM as DRM; costs in MF for Infantry, Cavalry and wagons, in MP for other
vehicles. ``ALL`` is the whole allotment, ``NA`` may not enter, ``HALF`` half the printed
allotment (fractions up).
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from asl_reference.base.beyond import Beyond
from asl_reference.base.clauses import cite
from asl_reference.board.position import Hex, Number, Position


class Special(Enum):
    """Costs that are not a number."""

    ALL = "all"
    NA = "na"
    HALF = "half"


ALL, NA, HALF = Special.ALL, Special.NA, Special.HALF
Cost = Number | Special

MOVERS = (
    "infantry",
    "cavalry",
    "wagon",
    "motorcycle",
    "armored_car",
    "tracked",
    "halftrack",
    "truck",
)
"""The columns of the Terrain Chart, in its order."""

VEHICLE_MOVER = {
    "tank": "tracked",
    "assault_gun": "tracked",
    "sp_gun": "tracked",
    "carrier": "tracked",
    "tractor": "tracked",
    "bulldozer": "tracked",
    "horse": "cavalry",
}
"""The column of a vehicle whose kind is not itself the name of a column."""


def vehicle_mover(kind: str) -> str:
    """The chart column for a vehicle of the kind; the kind itself if it has no other column."""
    return VEHICLE_MOVER.get(kind, kind)


def column_of(mover: str) -> int:
    """The number of the column of the chart; raises Beyond for a mover that has none."""
    if mover not in MOVERS:
        raise Beyond(f"what the movement of a {mover} costs: the Terrain Chart has no column for it")
    return MOVERS.index(mover)


@dataclass(frozen=True, slots=True)
class Row:
    """One terrain of the chart."""

    height: Number = 0
    """Obstacle height in levels above the base level; 0 for none."""
    hindrance: int = 0
    inherent: bool = False
    """The whole hex, hexsides included, is of this terrain (B.6)."""
    tem: int = 0
    """TEM against Direct Fire."""
    indirect: int | None = None
    """TEM against Indirect Fire, if it differs (Air Bursts: -1)."""
    costs: tuple[Cost, ...] = (1, 1, 1, 3, 3, 1, 1, 4)
    open_ground: bool = False
    concealment: bool = False

    @property
    def is_obstacle(self) -> bool:
        """Whether it blocks LOS and has depictions that leave room beside them: woods and buildings."""
        return bool(self.height) and not self.hindrance and not self.inherent

    def cost(self, mover: str) -> Cost:
        """MF or MP to enter, hexsides and elevation apart."""
        return self.costs[column_of(mover)]


CHART: dict[str, Row] = {
    "open_ground": Row(open_ground=True),
    "plowed_field": Row(costs=(1.5, 1.5, 1.5, 4, 4, 1, 1, 5), open_ground=True),
    "brush": Row(0.5, 1, costs=(2, 2, 2, 4, 4, 2, 2, 6), concealment=True),
    "vineyard": Row(0.5, 1, True, costs=(2, 2, 2, 4, 4, 2, 2, 6), concealment=True),
    "woods": Row(1, tem=1, indirect=-1, costs=(2, 4, ALL, NA, ALL, HALF, ALL, ALL), concealment=True),
    "forest": Row(2, tem=1, indirect=-1, costs=(2, 4, ALL, NA, ALL, HALF, ALL, ALL), concealment=True),
    "pine_woods": Row(2, tem=1, indirect=-1, costs=(1.5, 4, ALL, NA, ALL, HALF, ALL, ALL), concealment=True),
    "orchard": Row(1, 1, True, costs=(1, 1, 1, 3, 3, 1, 1, 4), concealment=True),
    "olive_grove": Row(1, 1, True, tem=1, costs=(2, 2, 2, 4, 4, 2, 2, 6), concealment=True),
    "cactus_patch": Row(0.5, 0, True, tem=1, costs=(3, 3, 3, 9, 9, 3, 3, 12), concealment=True),
    "grain": Row(0.5, 1, costs=(1.5, 1.5, 1.5, 4, 4, 1, 1, 5), concealment=True),
    "marsh": Row(0.5, 1, costs=(ALL, ALL, NA, NA, NA, NA, NA, NA), concealment=True),
    "mudflat": Row(0.5, 1, costs=(2, 2, NA, NA, NA, NA, NA, NA), concealment=True),
    "crag": Row(0.5, 1, True, tem=1, costs=(2, 4, NA, NA, NA, NA, NA, NA), concealment=True),
    "graveyard": Row(0.5, 1, True, tem=1, costs=(1, 2, NA, 4, NA, HALF, NA, NA), concealment=True),
    "wooden_building": Row(1, tem=2, costs=(2, NA, NA, NA, NA, HALF, NA, NA), concealment=True),
    "stone_building": Row(1, tem=3, costs=(2, NA, NA, NA, NA, HALF, NA, NA), concealment=True),
    "wooden_rubble": Row(0.5, 0, True, tem=2, costs=(3, NA, NA, NA, NA, HALF, NA, NA), concealment=True),
    "stone_rubble": Row(0.5, 0, True, tem=3, costs=(3, NA, NA, NA, NA, HALF, NA, NA), concealment=True),
    "water": Row(costs=(NA,) * 8),
    "canal": Row(costs=(NA,) * 8),
    "river": Row(costs=(NA,) * 8),
}

DEPRESSION_COST: dict[str, tuple[Cost, ...]] = {
    "gully": (2, 2, ALL, 4, 4, 2, 3, 6),
    "wadi": (2, 2, ALL, 4, 4, 2, 3, 6),
    "stream": (2, 2, ALL, 4, 4, 2, 3, 6),
    "shallow stream": (3, 3, ALL, NA, NA, 4, NA, NA),
    "deep stream": (4, 4, NA, NA, NA, 4, NA, NA),
    "sunken_road": (2, 2, NA, NA, NA, NA, NA, NA),
    "canal": (NA,) * 8,
}
"""The cost to go INTO the Depression (B4, B19, B20.42, B20.43, F5). A dry stream is a gully (B20.41)."""

FOXHOLE_SURCHARGE: dict[str, Number] = {
    "cavalry": 1,
    "wagon": 1,
    "motorcycle": 2,
    "armored_car": 2,
    "truck": 4,
}
"""Added to COT for entering a hex with a foxhole (27.43); columns that are not named pay nothing."""

WALL_COST: dict[str, dict[str, Cost]] = {
    "wall": {"infantry": 1, "cavalry": 1, "tracked": 1},
    "hedge": {"infantry": 1, "cavalry": 1, "armored_car": 3, "tracked": 1, "halftrack": 2},
    "bocage": {"infantry": 2, "tracked": HALF},
    "roadblock": {"infantry": 1, "cavalry": 1},
}
"""Added to COT on crossing the hexside (B9.4, B9.54, B29.3), by the chart's columns: none, may not cross.

HALF is of the printed MP allotment, fractions up.
"""

HEXSIDE_HEIGHT: dict[str, Number] = {
    "wall": 0.5,
    "hedge": 0.5,
    "cactus_hedge": 0.5,
    "bocage": 1,
    "roadblock": 0.5,
}
"""Obstacle height in levels above the hexside's base level (9.1, 9.52, 9.7)."""

HEXSIDE_TERRAIN = (*HEXSIDE_HEIGHT, "cliff", "water", "rowhouse")
"""All hexside terrain."""

SMOKE_COST = 1
SMOKE_HINDRANCE = {"smoke": 3, "dispersed_smoke": 2, "wp": 2, "dispersed_wp": 1}

cite("asl_reference.board.chart.FOXHOLE_SURCHARGE", "B27.43")
cite("asl_reference.board.chart.WALL_COST", "B9.4", "B9.54")
cite("asl_reference.board.chart.HEXSIDE_HEIGHT", "B9.1", "B9.52", "B9.7")

BUILDINGS = frozenset({"wooden_building", "stone_building"})

NO_ENTRENCHMENT = frozenset(
    (
        "marsh mudflat crag wooden_rubble stone_rubble wooden_building stone_building"
        " water canal river stream"
    ).split()
)
"""Terrain of hexes that cannot have a foxhole or trench (27.1, 16.5)."""
cite("asl_reference.board.chart.NO_ENTRENCHMENT", "B27.1", "B16.5")


SEASONS = {"orchard": range(4, 11), "grain": range(6, 10)}
"""In season April to October (B14.2), June to September (B15.6); always, if the position names no month."""
GRAIN_GROWS = range(4, 10)
"""April to September: grain has the cost of the chart, even out of season (B15)."""


def in_season(position: Position, terrain: str) -> bool:
    """Whether terrain that changes with the months is as printed; olive groves always are (B14.8)."""
    if terrain not in SEASONS:
        return True
    month = month_of(position)
    return not month or month in SEASONS[terrain]


def out_of_season(position: Position) -> str:
    """What grain counts as out of season: Open Ground, or plowed while it grows (B15)."""
    return "plowed_field" if month_of(position) in GRAIN_GROWS else "open_ground"


def month_of(position: Position) -> int:
    """The month of the scenario, that of its date if no other is told; 0 if neither is."""
    return position.month or int(position.date[5:7] or 0)


def row(ground: Hex) -> Row:
    """The chart row of the hex's own terrain."""
    return CHART[ground.terrain]


def height(ground: Hex, kind: Row | None = None) -> Number:
    """Height of the hex's terrain, or of the kind that it counts as, above its base level, in levels.

    Open Ground has none, whatever is told.
    """
    own = (kind or row(ground)).height
    return own if not own or ground.height is None else ground.height
