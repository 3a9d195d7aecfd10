"""The XML beside a board: what we need of BoardMetadata.xml and SharedBoardMetadata.xml.

Read with the expat of the standard library. A document type is refused before its entities could be
expanded; size, depth and number of elements are limited. Nothing is fetched.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import isfinite
from pathlib import Path
from xml.parsers import expat

from asl_conformance.boards import limits
from asl_conformance.boards.limits import BadArchive

Attributes = Mapping[str, str]
GEOMETRY = ("A1CenterX", "A1CenterY", "hexWidth", "hexHeight")
PICTURES = {"overlaySSRule", "underlaySSRule", "overlaySSRuleSet"}
"""Elements that lay a picture over the board's, or one beneath a colour of it."""


@dataclass(frozen=True)
class BoardMetadata:
    """The fields of an archive's metadata; empty where the archive has none."""

    name: str = ""
    version: str = ""
    version_date: str = ""
    geometry: Mapping[str, float] = field(default_factory=dict)
    sloped: tuple[tuple[str, str], ...] = ()
    """Hexes with hexsides that are slopes, and the numbers of these: 0 N to 5 NW."""
    pictures: tuple[str, ...] = ()
    """Rules of scenarios for which the archive has pictures."""
    colours: tuple[str, ...] = ()
    """Rules of scenarios that change nothing but colours."""


@dataclass(frozen=True)
class Rule:
    """A LOS rule of a scenario: ``terrainMap`` is from a terrain to another, ``elevationMap`` of levels."""

    kind: str
    before: str
    after: str


@dataclass(frozen=True)
class SharedMetadata:
    """What VASL says of all boards: the names of the terrain codes, the rules of scenarios."""

    file: str
    sha256: str
    terrain: Mapping[int, str]
    rules: Mapping[str, Rule]


def read_board(data: bytes, place: str) -> BoardMetadata:
    """The metadata of a board; raises BadArchive."""
    found = BoardMetadata()
    named: dict[str, list[str]] = {"pictures": [], "colours": []}
    sloped: list[tuple[str, str]] = []
    for tag, attributes in elements(data, place):
        name = attributes.get("name", "").strip()
        if tag == "boardMetadata":
            numbers = {key: _number(attributes[key], place, key) for key in GEOMETRY if key in attributes}
            version, date = (attributes.get(key, "") for key in ("version", "versionDate"))
            found = BoardMetadata(attributes.get("name", ""), version, date, numbers)
        elif tag == "slope":
            sloped.append((attributes.get("hex", "?"), attributes.get("hexsides", "")))
        elif tag in PICTURES or tag == "colorSSR":
            named["colours" if tag == "colorSSR" else "pictures"].append(name)
    pictures, colours = (tuple(dict.fromkeys(filter(None, names))) for names in named.values())
    return replace(found, sloped=tuple(sloped), pictures=pictures, colours=colours)


def read_shared(path: Path) -> SharedMetadata:
    """VASL's SharedBoardMetadata.xml; raises BadArchive, or OSError."""
    with path.open("rb") as file:
        data = file.read(limits.XML + 1)
    terrain: dict[int, str] = {}
    rules: dict[str, Rule] = {}
    for tag, attributes in elements(data, path.name):
        if tag == "terrainType":
            code = _code(attributes.get("typeCode", ""), path.name)
            terrain[code] = attributes.get("name", "")
        elif tag == "LOSSSRule":
            values = (attributes.get(key, "") for key in ("type", "fromValue", "toValue"))
            rules[attributes.get("name", "")] = Rule(*values)
    if not terrain:
        raise BadArchive(f"{path.name}: names no terrain; --metadata is VASL's SharedBoardMetadata.xml")
    return SharedMetadata(path.name, hashlib.sha256(data).hexdigest(), terrain, rules)


def _code(text: str, place: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text[:4]) < 256):
        raise BadArchive(f"{place}: {text[:40]!r} is no terrain code; they go from 0 to 255")
    return int(text)


def _number(text: str, place: str, key: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = float("nan")
    if not isfinite(found):
        raise BadArchive(f"{place}: {key} is {text[:40]!r}, which is no number")
    return found


def elements(data: bytes, place: str) -> Iterator[tuple[str, Attributes]]:
    """Every element with its attributes, in order; raises BadArchive for what is not plain XML."""
    if len(data) > limits.XML:
        raise BadArchive(f"{place}: more than {limits.XML >> 20} MiB of XML")
    found: list[tuple[str, Attributes]] = []
    parser = expat.ParserCreate()
    depth = 0

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal depth
        depth += 1
        found.append((tag, attributes))
        if depth > limits.DEPTH or len(found) > limits.ELEMENTS:
            raise _bad(f"more elements, or deeper ones, than board metadata has: <{tag[:40]}>")

    def end(tag: str) -> None:
        nonlocal depth
        depth -= 1

    def doctype(*_: object) -> None:
        raise _bad("a document type, which may bring entities along, is not read; remove it")

    def _bad(what: str) -> BadArchive:
        return BadArchive(f"{place}, line {parser.CurrentLineNumber}: {what}")

    parser.StartElementHandler, parser.EndElementHandler = start, end
    parser.StartDoctypeDeclHandler = doctype
    try:
        parser.Parse(data, True)
    except expat.ExpatError as error:
        raise BadArchive(f"{place}: no XML that can be read ({error})") from None
    return iter(found)
