"""Names of cases, now and formerly: ``features/formerly.toml`` and the registry.

A case is named by its outline and its row, B27.3-1/flamethrower, an outline by a requirement and
perhaps a letter. Each of the three may have had another name; rows once had numbers.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

import msgspec
from msgspec import Struct

from asl_conformance.base.keeping import remembered
from asl_conformance.suite import own, registry
from asl_conformance.suite.places import locate

FILE = "formerly.toml"
LAST = "\U0010ffff"
"""The last character there is: what begins with a name comes before the name and this."""
_OUTLINE = re.compile(r"(.*\d)[a-z]")


class BadNames(ValueError):
    """The file of former names contradicts itself; the text names file, line and name."""


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    renamed: dict[str, str] = {}
    numbered: dict[str, str] = {}


class Names(Struct, frozen=True):
    """Former names, each with the new one; ``numbered``: rows of outlines in order, by outline."""

    renamed: Mapping[str, str] = MappingProxyType({})
    numbered: Mapping[str, tuple[str, ...]] = MappingProxyType({})

    def now(self, name: str) -> str:
        """Today's name for a former one; the name itself if it is not a former one."""
        name, tilde, asked = name.partition("~")
        seen = {name}
        while (later := self._next(name)) not in seen:
            seen.add(later)
            name = later
        return name + tilde + asked

    def _next(self, name: str) -> str:
        """The name that replaced this one; itself if none did."""
        if name in self.renamed:
            return self.renamed[name]
        outline, slash, row = name.partition("/")
        if row.isdecimal():
            names = self.numbered.get(outline, ())
            return f"{outline}/{names[int(row) - 1]}" if 0 < int(row) <= len(names) else name
        if slash and not self.became_outline(outline) and outline in self.renamed:
            return f"{self.renamed[outline]}/{row}"
        lettered = _OUTLINE.fullmatch(outline)
        if lettered and lettered[1] in self.renamed:
            return self.renamed[lettered[1]] + name[len(lettered[1]) :]
        return name

    def became_outline(self, outline: str) -> bool:
        """Whether this scenario became an outline, one row of which is the scenario now."""
        return self.renamed.get(outline, "").startswith(f"{outline}/")

    def finder(self, ids: Iterable[str]) -> Callable[[str], str | None]:
        """A function from a name to the one of the ``ids`` that it means, former names included.

        The ids may themselves be former ones, for example those of an older result file.
        """
        known = dict.fromkeys(ids)
        by_today: dict[str, str] = {}

        def find(name: str) -> str | None:
            if name in known:
                return name
            if not by_today:
                by_today.update({self.now(one): one for one in known})
            return by_today.get(self.now(name))

        return find

    def before(self, ids: Iterable[str]) -> dict[str, tuple[str, ...]]:
        """The former names of each of the ids that has any."""
        known = dict.fromkeys(ids)
        found: dict[str, dict[str, None]] = {}
        for old in self._given_up(known):
            new = self.now(old)
            if new in known and old not in known:
                found.setdefault(new, {})[old] = None
        return {new: tuple(olds) for new, olds in found.items()}

    def _given_up(self, ids: Iterable[str]) -> Iterator[str]:
        """Every former name that may be one of the ids today."""
        yield from self.renamed
        outlines = [
            f"{outline}/{n}" for outline, rows in self.numbered.items() for n in range(1, len(rows) + 1)
        ]
        yield from outlines
        place = {one: n for n, one in enumerate(ids)}
        ordered = sorted(place)
        for old in self.renamed:
            if "/" in old:
                continue
            new = self.now(old)
            longer = ordered[bisect_right(ordered, new) : bisect_left(ordered, new + LAST)]
            yield from (old + one[len(new) :] for one in sorted(longer, key=place.__getitem__))


def outline_of(name: str) -> str:
    """The outline of a case by its id; for a derived case with what it asks: B27.3-1~may."""
    whole, tilde, asked = name.partition("~")
    return whole.partition("/")[0] + tilde + asked


def near(name: str, ids: Iterable[str], count: int = 3) -> list[str]:
    """Ids that may be meant: rows of the same outline, else similar names."""
    known = list(ids)
    outline, _, row = name.partition("/")
    rows = [one.partition("/")[2] for one in known if one.startswith(f"{outline}/")]
    alike = difflib.get_close_matches(row, rows, n=count, cutoff=0)
    return [f"{outline}/{one}" for one in alike] or difflib.get_close_matches(name, known, n=count)


def underived(name: str, ids: Iterable[str]) -> str:
    """Why there is no such derived case, and which others its parent has; empty if it is not one."""
    parent, tilde, _ = name.partition("~")
    known = list(ids)
    if not tilde or not any(parent in (one, outline_of(one)) for one in known):
        return ""
    found = [one for one in known if one.startswith((f"{parent}~", f"{parent}/")) and "~" in one]
    if not found:
        return f"{parent} has no derived case; a derived case asks about an action that its parent plays"
    asked = dict.fromkeys(f"{parent}~{one.partition('~')[2]}" for one in found)
    return f"{parent} has only these derived cases: {', '.join(asked)}"


def called(old: str, new: str) -> str:
    """The hint for a former name."""
    return f"{old} is now called {new}"


def load() -> Names:
    """The former names of requirements, outlines and rows of the suites in use; raises BadNames."""
    found = _built_in()
    for suite in own.in_use().suites:
        more = read(suite.folder)
        olds = {old: r.id for r in suite.manifest.requirement for old in r.formerly}
        found = Names({**found.renamed, **olds, **more.renamed}, {**found.numbered, **more.numbered})
    return found


@cache
def _built_in() -> Names:
    folder, requirements = locate("features"), registry.built_in().requirements.values()
    olds = {old: r.id for r in requirements for old in r.formerly}
    file = folder / FILE
    made_from = (file, Path(__file__)) if file.is_file() else (Path(__file__),)
    names = remembered("names", made_from, Names, lambda: read(folder))
    return Names({**olds, **names.renamed}, names.numbered)


def read(features: Path) -> Names:
    """The names in the file of that folder; no names without a file. Raises BadNames."""
    path = features / FILE
    if not path.is_file():
        return Names({}, {})
    try:
        data = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise BadNames(f"{path}: {error}") from None
    return Names(data.renamed, {outline: tuple(rows.split()) for outline, rows in data.numbered.items()})


def defects(features: Path, ids: Iterable[str]) -> list[str]:
    """Defects of the file: former names that are in use, new names that no case has."""
    try:
        names = read(features)
    except BadNames as error:
        return [str(error)]
    cases = set(ids)
    known = cases | {case.partition("/")[0] for case in cases}
    found = []
    for old, new in names.renamed.items():
        if old in (cases if names.became_outline(old) else known):
            why = f"{old} is a former name, but a case uses it; rename that case"
        elif names.now(new) not in known:
            why = f"{old} is now called {new}, which is no case; remove the line"
        else:
            continue
        found.append(f"{_place(features, old)}: {why}")
    return found


def _place(features: Path, name: str) -> str:
    lines = (features / FILE).read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines, 1):
        if line.lstrip().startswith((f'"{name}"', f"'{name}'")):
            return f"{FILE}:{number}"
    return FILE
