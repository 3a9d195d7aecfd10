"""The artwork that drawings share: one named group a terrain, counter or marker, centred on 0, 0.

Colours are those a player knows from the boards: green woods, ochre grain, brown hills, grey walls,
and the colour of a side's counters.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from asl_conformance.drawing.svg.markup import shape, stroke

HEX = "60,0 30,52 -30,52 -60,0 -30,-52 30,-52"
INNER = "51,0 25.5,44 -25.5,44 -51,0 -25.5,-44 25.5,-44"

Spots = Iterable[tuple[float, float]]

SCATTERED: tuple[tuple[float, float], ...] = (
    (-40, -6), (-24, -34), (2, -38), (27, -29), (42, 4), (26, 33), (-2, 39), (-28, 30),
    (-16, 8), (12, -12), (14, 16), (-8, -18),
)  # fmt: skip
"""Spots that fill a hex without a visible pattern."""
ROWS: tuple[tuple[float, float], ...] = (
    *((x, -32) for x in (-22, 0, 22)),
    *((x, -11) for x in (-36, -12, 12, 36)),
    *((x, 11) for x in (-36, -12, 12, 36)),
    *((x, 32) for x in (-22, 0, 22)),
)
"""Spots in rows, for an orchard."""


def _dots(spots: Spots, radius: float, style: str) -> str:
    return "".join(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {style}/>' for x, y in spots)


def _strokes(spots: Spots, path: str, colour: str, width: float) -> str:
    return stroke("".join(f"M{x:g} {y:g}{path}" for x, y in spots), colour, width, stroke_linecap="round")


def _inner(fill: str, opacity: float | None = None) -> str:
    return shape("polygon", points=INNER, fill=fill, opacity=opacity)


def _trees(dark: str, light: str) -> str:
    crowns = [(x * 0.86, y * 0.86) for x, y in SCATTERED]
    return _dots(crowns, 15, f'fill="{dark}"') + _dots(
        ((x - 3, y - 3) for x, y in crowns), 8, f'fill="{light}"'
    )


def _block(wall: str, roof: str, ridge: str) -> str:
    return (
        f'<rect x="-41" y="-29" width="82" height="58" fill="{roof}" stroke="{wall}" stroke-width="3.5"/>'
        f'<path d="M-41-29l16 29l-16 29M41-29l-16 29l16 29M-25 '
        f'0h50" fill="none" stroke="{ridge}" stroke-width="1.6"/>'
    )


def _rubble(dark: str, light: str) -> str:
    rocks = "".join(f'<path d="M{x * 0.8:g} {y * 0.66:g}l7-5l6 4l-2 7l-8 1z"/>' for x, y in SCATTERED)
    return f'<g fill="{light}" stroke="{dark}" stroke-width="1.4">{rocks}</g>'


def _waves(fill: str) -> str:
    lines = _strokes([(-30, -26), (-8, -10), (-38, 6), (-14, 22), (6, 36)], "q6-6 12 0t12 0", "#e4f1f6", 2)
    return f'<polygon points="{HEX}" fill="{fill}"/>{lines}'


def _tufts(colour: str) -> str:
    return _strokes(SCATTERED, "l-4-8m4 8v-10m0 10l4-8", colour, 1.8)


def _firs(colour: str) -> str:
    return "".join(shape("path", d=f"M{x:g} {y - 13:g}l9 20h-18z", fill=colour) for x, y in SCATTERED)


TERRAIN: Mapping[str, str] = MappingProxyType(
    {
        "plowed_field": _strokes([(-44, y) for y in (-18, -6, 6, 18)], "q22-5 44 0t44 0", "#8f6b42", 2.4),
        "brush": _inner("#b9b06a", 0.55) + _tufts("#5f6a22"),
        "vineyard": _strokes([(-34, y) for y in (-30, -15, 0, 15, 30)], "h68", "#5a7a2c", 4),
        "woods": _trees("#3f7434", "#5d944b"),
        "forest": _trees("#28562a", "#3f7434"),
        "pine_woods": _firs("#2f6140"),
        "orchard": _dots(ROWS, 7.5, 'fill="#5f9636" stroke="#3c6a22" stroke-width="1.5"'),
        "olive_grove": _dots(ROWS, 7.5, 'fill="#93a374" stroke="#5e6e45" stroke-width="1.5"'),
        "cactus_patch": _strokes(SCATTERED, "v-9m-4 3v3h8v-4", "#3f7a45", 3),
        "grain": _inner("#e6c44f") + _strokes(SCATTERED, "l2-8m3 8l2-8", "#a8841c", 1.5),
        "marsh": _inner("#a9cbb4")
        + _strokes(ROWS, "h12m-16 4h9", "#3d7f9b", 2)
        + _strokes(SCATTERED[::2], "l-3-8m3 8v-10m0 10l3-8", "#2f6b46", 1.8),
        "mudflat": _inner("#b08d68") + _dots(ROWS, 1.8, 'fill="#6d4f32"')
        + _strokes(SCATTERED[::3], "q6-5 12 0", "#6d4f32", 1.6),
        "crag": _rubble("#5d564c", "#a59c8d"),
        "graveyard": _inner("#a7c08a") + _strokes(ROWS, "v-9m-4 3h8", "#4a4a4a", 2),
        "wooden_building": _block("#5b3418", "#a9703f", "#6f4422"),
        "stone_building": _block("#4c4c4e", "#a7a7a9", "#6c6c6f"),
        "wooden_rubble": _rubble("#5b3418", "#a9703f"),
        "stone_rubble": _rubble("#4c4c4e", "#a7a7a9"),
        "water": _waves("#6aa5c8"),
        "canal": _waves("#5f93ad"),
        "river": _waves("#5b9bd0"),
    }
)  # fmt: skip
"""The pattern of each hex terrain except Open Ground."""

FEATURES: Mapping[str, str] = MappingProxyType(
    {
        "hex": f'<polygon points="{HEX}"/>',
        "ring": f'<polygon points="{INNER}" stroke-linejoin="round"/>',
        "shellholes": "".join(
            f'<ellipse cx="{x:g}" cy="{y:g}" rx="7" ry="5" '
                f'fill="#6b5a41" stroke="#3c3122" stroke-width="1.4"/>'
            for x, y in SCATTERED[::2]
        ),
        "runway": '<path d="M-60 0h120" stroke="#bdbdb8" stroke-width="46" fill="none"/>',
        "fortified": '<rect x="-46" y="-34" width="92" height="68" fill="none" '
            'stroke="#222" stroke-width="3" stroke-dasharray="5 4"/>',
        "smoke": "".join(
            f'<circle cx="{x:g}" cy="{y:g}" r="{r}" fill="#f2f2f2" stroke="#8c8c8c" opacity=".85"/>'
            for x, y, r in ((-26, 26, 13), (-8, 20, 16), (13, 22, 15), (29, 29, 11))
        ),
        "manhole": '<circle cx="-34" cy="20" r="6" fill="#555" stroke="#222"/>',
        "bridge": '<rect x="-38" y="-15" width="76" height="30" fill="#c9bca3"/>'
            '<path d="M-42-15h84M-42 15h84" stroke="#3b332a" stroke-width="4"/>',
        "dot": '<circle r="2.2" fill="#fff" stroke="#333" stroke-width="1"/>',
        "block": '<g stroke-linecap="round"><circle r="12" fill="#fff" stroke="#c1121f" stroke-width="3"/>'
            '<path d="M-5.5-5.5l11 11m0-11l-11 11" stroke="#c1121f" stroke-width="4"/></g>',
        "bar": '<circle r="11" fill="#c1121f" stroke="#fff" stroke-width="2"/><path d="M-6 0h12" '
        'stroke="#fff" stroke-width="4"/>',
        "breach": '<path d="M-8-8l16 16m0-16l-16 16" stroke="#fff" stroke-width="6"/>'
            '<path d="M-8-8l16 16m0-16l-16 16" stroke="#222" stroke-width="3"/>',
    }
)  # fmt: skip
"""Everything else that is drawn more than once."""

SHORT = MappingProxyType(
    {
        "lmg": "LMG", "mmg": "MMG", "hmg": "HMG", "atr": "ATR", "dc": "DC", "ft": "FT", "light_mortar": "MTR",
        "baz": "BAZ", "psk": "PSK", "piat": "PIAT", "rcl": "RCL", "radio": "RADIO", "panji": "PANJI",
        "pillbox": "PILL", "roadblock": "ROAD", "minefield": "MINES", "at_minefield": "A-T", "wreck": "WRECK",
        "glider": "GLIDER", "residual_fp": "RES", "blaze": "BLAZE", "motorcycle": "MC", "wagon": "WAGON",
        "boat": "BOAT", "horse": "HORSE", "aircraft": "AIR", "tractor": "TRAC", "bulldozer": "DOZER",
    }
)  # fmt: skip
"""The text on a counter that has no picture of its own."""


GUNS = MappingProxyType(
    {"at_gun": "AT", "inf_gun": "INF", "art_gun": "ART", "aa_gun": "AA", "rcl_gun": "RCL", "mortar": "MTR"}
)
"""The kind of a Gun, beside its caliber."""
VEHICLES = MappingProxyType(
    {
        "tank": "TANK", "assault_gun": "AG", "sp_gun": "SPG", "carrier": "CAR", "halftrack": "HT",
        "armored_car": "AC", "truck": "TRUCK",
    }
)  # fmt: skip
"""The kind of a vehicle that has a picture."""


def _man(x: float) -> str:
    return f'<circle cx="{x:g}" cy="-7.5" r="2.7"/><path d="M{x - 3:g}-4h6l1 8h-2l-.6 6h-2.8l-.6-6h-2z"/>'


def _tracks(length: float) -> str:
    return f'<rect x="{-length:g}" y="1" width="{2 * length:g}" height="7" rx="3.5" fill="#333"/>'


def _wheels(*spots: float) -> str:
    return "".join(f'<circle cx="{x:g}" cy="6" r="3.2" fill="#222"/>' for x in spots)


_TURRET = '<path d="M-5-8h9l2 5h-13z"/><path d="M5-6h11" stroke="#222" stroke-width="2"/>'
_GUN = (
    '<path d="M-14 7l10-5M-4 2l18-6" stroke="#222" stroke-width="2.4"/>'
    '<circle cx="-2" cy="4" r="4.2" fill="none" '
    'stroke="#222" stroke-width="2"/><path d="M1-9l4 13" stroke="#222" stroke-width="3"/>'
)
_HULL = '<path d="M-14 1l3-5h20l5 5z"/>'

ICONS: Mapping[str, str] = MappingProxyType(
    {
        "squad": _man(-9) + _man(0) + _man(9),
        "half_squad": _man(-5) + _man(5),
        "crew": _man(-6) + _man(3) + '<path d="M6 4l8-4" stroke="#222" stroke-width="2"/>',
        "leader": _man(0) + '<path d="M9-9l1.2 2.6 2.8.3-2.1 1.9.6 '
            '2.8-2.5-1.4-2.5 1.4.6-2.8-2.1-1.9 2.8-.3z"/>',
        "hero": _man(0) + '<path d="M8-9v8m5-8v8m-5-4h5" stroke="#222" stroke-width="1.6"/>',
        "dummy": '<path d="M-4-6q0-4 4-4t4 4q0 3-4 5v3" fill="none" stroke="#222" stroke-width="2.4"/>'
            '<circle cy="6" r="1.6"/>',
        "tank": _tracks(14) + _HULL + _TURRET,
        "assault_gun": _tracks(14) + '<path d="M-14 1l4-8h12l8 8z"/>'
            '<path d="M4-3h12" stroke="#222" stroke-width="2.4"/>',
        "sp_gun": _tracks(14) + _HULL + '<path d="M-8-9v6h8M-4-7h18" stroke="#222" '
            'stroke-width="2.2" fill="none"/>',
        "carrier": _tracks(11) + '<path d="M-12 1v-6h3v3h14l5-2v5z"/>',
        "halftrack": '<path d="M-14 2v-8h15v4h9l4 4z"/>'
            '<rect x="-14" y="2" width="17" height="6" rx="3" fill="#333"/>' + _wheels(9),
        "armored_car": _HULL + _TURRET + _wheels(-8, 0, 8),
        "truck": '<path d="M-14 3v-11h17v11zM4 3v-8h6l4 4v4z"/>' + _wheels(-9, 8),
        **dict.fromkeys(("at_gun", "inf_gun", "art_gun", "aa_gun", "rcl_gun", "mortar"), _GUN),
    }
)  # fmt: skip
"""The pictures on counters, above their figures."""

SIDES: Mapping[str, str] = MappingProxyType(
    {
        "German": "#9fb8c9",
        "Russian": "#b98a56",
        "American": "#a3b06b",
        "British": "#dcc596",
        "French": "#86a9d9",
        "Italian": "#b9bdb4",
        "Japanese": "#ecd27a",
        "Chinese": "#c9cfe0",
        "Finnish": "#e3e6ea",
        "Partisan": "#c98f7c",
    }
)
"""The colour of a side's counters; any other is white."""

LEVELS: Mapping[int, str] = MappingProxyType(
    {-2: "#a5b58c", -1: "#bcc99c", 0: "#dfe3bd", 1: "#d9b98a", 2: "#c39a68", 3: "#a87e50", 4: "#8f683f"}
)
"""The colour of the ground by its level, as on the boards: green below, brown above."""

BANDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "gully": ("#6f5233", "#b89a6c"),
        "wadi": ("#86502a", "#d8b487"),
        "stream": ("#6f5233", "#5fa3cc"),
        "canal": ("#5a5a5a", "#5f93ad"),
        "sunken_road": ("#6f5233", "#e6d7b2"),
        "unpaved": ("#b59a63", "#eadcb4"),
        "paved": ("#77777a", "#c6c6c6"),
        "elevated": ("#7d5b34", "#eadcb4"),
    }
)
"""Bank and bed of Depressions and roads."""

EDGES: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "wall": ("#4d4d50", "#c9c9cc"),
        "hedge": ("#24521f", "#79b35c"),
        "bocage": ("#5a3a1c", "#2f6b2a"),
        "cactus_hedge": ("#39604a", "#9ec38e"),
        "cliff": ("#3b2616", "#8a5f38"),
        "water": ("#2b6f9e", "#8cc3e6"),
        "roadblock": ("#1e1e1e", "#f2c230"),
        "rowhouse": ("#111111", "#111111"),
    }
)
"""Outer and inner colour of a hexside."""

BADGES: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "wall_advantage": ("WA", "#ffffff", "#111111"),
        "broken": ("BRK", "#b3131f", "#ffffff"),
        "pinned": ("PIN", "#ffffff", "#b3131f"),
        "cx": ("CX", "#222222", "#ffffff"),
        "dm": ("DM", "#7a0f18", "#ffffff"),
        "ti": ("TI", "#5b5b5b", "#ffffff"),
        "melee": ("CC", "#b3131f", "#ffffff"),
        "motion": ("MOT", "#1f4f8f", "#ffffff"),
        "immobilized": ("IMM", "#222222", "#ffffff"),
        "bogged": ("BOG", "#6b4a2a", "#ffffff"),
        "hidden": ("HIP", "#ffffff", "#555555"),
        "berserk": ("BER", "#b3131f", "#ffffff"),
        "disrupted": ("DIS", "#7a0f18", "#ffffff"),
        "prisoner": ("PRI", "#ffffff", "#555555"),
        "abandoned": ("ABD", "#ffffff", "#555555"),
        "malfunctioned": ("MAL", "#b3131f", "#ffffff"),
    }
)
"""The badge of a status: letters, ground, ink. Other statuses show their first three letters."""

STYLE = (
    ".n{font:bold 13px sans-serif;text-anchor:middle;fill:#26301c;paint-order:stroke;stroke:#fff;"
    "stroke-opacity:.75;stroke-width:3px}"
    ".l{font:bold 10px sans-serif;text-anchor:middle;fill:#4a2f12;paint-order:stroke;stroke:#fff;"
    "stroke-opacity:.7;stroke-width:2.5px}"
    ".t{font:bold 9px sans-serif;text-anchor:middle;fill:#111}"
    ".f{font:bold 9px sans-serif;text-anchor:middle;fill:#fff}"
    ".k{font:bold 9px sans-serif;fill:#111}"
    ".v{font:bold 12px sans-serif;text-anchor:middle;fill:#111}"
    ".b{font:bold 8px sans-serif;text-anchor:middle}"
    ".h{fill:none;stroke:#5d6648;stroke-width:1.2}"
    ".g{font:13px sans-serif;fill:#1c1c1c}"
)
"""The style sheet that a drawing needs."""


def symbol(name: str) -> str:
    """The artwork of that name, without a wrapping group."""
    kind, _, rest = name.partition(".")
    table = {"t": TERRAIN, "x": FEATURES, "i": ICONS}[kind]
    return table[rest]


def definitions(names: Iterable[str]) -> str:
    """``<defs>`` content for those symbols, in the order of their names."""
    return "".join(f'<g id="{_id(name)}">{symbol(name)}</g>' for name in sorted(set(names)))


def every() -> tuple[str, ...]:
    """The names of all symbols."""
    tables = (("t", TERRAIN), ("x", FEATURES), ("i", ICONS))
    return tuple(f"{kind}.{name}" for kind, table in tables for name in table)


def use(name: str, x: float = 0, y: float = 0, more: str = "") -> str:
    """A reference to a symbol."""
    at = (f' x="{x:g}"' if x else "") + (f' y="{y:g}"' if y else "")
    return f'<use href="#{_id(name)}"{at}{more}/>'


def _id(name: str) -> str:
    return "asl-" + name.replace(".", "-")
