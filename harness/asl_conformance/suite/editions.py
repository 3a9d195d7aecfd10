"""Editions of the rulebook, as sets of errata, and the cases that belong to them.

``older`` has no errata, a dated edition (``2025-01``) those up to its date. ``current`` is another name for
the newest dated one, ``next`` adds the drafts to it. Single errata may be switched in any of them:
``older+B27.3-only``, ``2025-01-B9.521-rewrite``. A user may define editions (``asl-conformance.toml``).
Editorial errata change no answer and cannot be switched; errata of a user's suite are in no edition.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache

from asl_conformance.suite import defined
from asl_conformance.suite.case import NO_READINGS, Case
from asl_conformance.suite.defined import Defined
from asl_conformance.suite.readings import UnknownReading, checked, other_choice
from asl_conformance.suite.registry import DRAFT, load

BASES = ("current", "older")
"""The two base editions: with all errata of this release, and with none."""
DEFAULT = "current"
ANOTHER_EDITION = "it belongs to another edition"
"""Why a case does not apply if its errata are not in force, or an erratum that ends it is."""
OLDER = "older"
NAME = re.compile(r"[a-z][a-z0-9_]*")
"""Names that a user's edition may have: no hyphen, which switches an erratum off."""


class UnknownEdition(ValueError):
    """No edition has that name; the text lists the editions."""


def switches() -> tuple[str, ...]:
    """The errata that change play, in rulebook order: each is one switch."""
    return _switches(load().names)


@cache
def _switches(names: str) -> tuple[str, ...]:
    assert names == load().names
    return tuple(e.id for e in load().errata.values() if not e.editorial)


def dated() -> tuple[str, ...]:
    """The dated editions, the newest last."""
    return _dated(load().names)


@cache
def _dated(names: str) -> tuple[str, ...]:
    assert names == load().names
    there = {e.edition for e in load().errata.values() if not e.editorial}
    return tuple(sorted(there - {"", DRAFT}))


def names() -> tuple[str, ...]:
    """The names of all editions, without those made by switching."""
    return (DEFAULT, OLDER, *dated(), DRAFT, *defined.editions())


def parse(edition: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The base of an edition and its switches in order, each a sign and an erratum; raises UnknownEdition."""
    known = names()
    bases = [b for b in known if edition == b or edition.startswith((f"{b}+", f"{b}-"))]
    base = max(bases, key=len, default=None)
    if base is None:
        why = f"; your own cannot be read: {defined.why_none()}" if defined.why_none() else ""
        raise UnknownEdition(
            f"no edition {edition!r}; editions: {', '.join(known)}, with errata switched by + and -{why}"
        )
    errata = "|".join(re.escape(e) for e in sorted(switches(), key=len, reverse=True))
    one = rf"([+-])({errata})(?=[+-]|$)"
    rest = edition[len(base) :]
    if not re.fullmatch(rf"(?:{one})*", rest):
        raise UnknownEdition(
            f"no edition {edition!r}: after {base}, + or - and one of {', '.join(switches())}"
        )
    return base, tuple((m[1], m[2]) for m in re.finditer(one, rest))


def in_force(edition: str) -> frozenset[str]:
    """The errata that the edition includes; raises UnknownEdition."""
    own = tuple(sorted(defined.editions().items()))
    return _in_force(edition, load().names, own)


@cache
def _in_force(edition: str, names: str, own: tuple[tuple[str, Defined], ...]) -> frozenset[str]:
    assert names == load().names
    base, changes = parse(edition)
    errata = set(_of_base(base, own))
    for sign, erratum in changes:
        (errata.add if sign == "+" else errata.discard)(erratum)
    return frozenset(errata)


def _of_base(base: str, own: tuple[tuple[str, Defined], ...]) -> Collection[str]:
    if base in dict(own):
        return _of_user(base, dict(own)[base], own)
    due = dict.fromkeys(switches())
    by_edition = {name: load().errata[name].edition for name in due}
    if base == DRAFT:
        return {name for name, one in by_edition.items() if one}
    newest = "" if base == OLDER else (dated() or ("",))[-1] if base == DEFAULT else base
    return {name for name, one in by_edition.items() if one not in ("", DRAFT) and one <= newest}


def _of_user(name: str, one: Defined, own: tuple[tuple[str, Defined], ...]) -> Collection[str]:
    """The errata of an edition that the user defines; its base may be another of theirs."""
    others = tuple(item for item in own if item[0] != name)
    unknown = [erratum for erratum in (*one.added, *one.left_out) if erratum not in switches()]
    if unknown:
        raise UnknownEdition(
            f"{one.place}: the edition {name} names unknown errata {', '.join(unknown)}; errata: "
            f"{', '.join(switches())}, and those of a suite that --suite names"
        )
    for reading, choice in one.readings:
        try:
            checked(reading, choice)
        except UnknownReading as error:
            raise UnknownEdition(f"{one.place}: editions.{name}.readings: {error}") from None
    try:
        base, changes = parse(one.base)
        if base == name:
            raise UnknownEdition(f"the edition {name} is based on itself")
        errata = set(_of_base(base, others))
    except (UnknownEdition, RecursionError) as error:
        raise UnknownEdition(f"{one.place}: the edition {name}: {error}") from None
    for sign, erratum in changes:
        (errata.add if sign == "+" else errata.discard)(erratum)
    return errata - {*one.left_out} | {*one.added}


def readings_of(edition: str) -> dict[str, str]:
    """The contested readings of a user's edition; raises UnknownEdition.

    It includes those of its base edition, which its own override; an edition of this project has none.
    """
    in_force(edition)  # raises for an edition that is based on itself
    own, found = defined.editions(), dict[str, str]()
    base = parse(edition)[0]
    while base in own:
        found = {**dict(own[base].readings), **found}
        base = parse(own[base].base)[0]
    return found


def meant(edition: str) -> str:
    """The edition by its lasting name, which means the same in later releases: ``2025-01``.

    This is the nearest dated edition, or ``older``, with the differing errata switched.
    """
    wanted = in_force(edition)
    bases = (*reversed(dated()), OLDER)
    base = min(bases, key=lambda name: len(wanted ^ in_force(name)))
    return base + _switched(base, wanted)


def display_name(edition: str) -> str:
    """The edition for people: a user's edition and ``next`` get their lasting name in brackets."""
    try:
        base = parse(edition)[0]
    except UnknownEdition:
        return edition
    return f"{edition} ({meant(edition)})" if base in (DRAFT, *defined.editions()) else edition


def _switched(base: str, wanted: Collection[str]) -> str:
    before = in_force(base)
    changed = (name for name in switches() if (name in before) != (name in wanted))
    return "".join(f"{'+' if name in wanted else '-'}{name}" for name in changed)


def spelled(edition: str, editions: Iterable[str], errata: Iterable[str]) -> str | None:
    """The name of the edition for an engine that declares these editions, and these errata as switches.

    The given name, if the engine declares it; or a declared name that means the same now; or one of
    its editions with errata switched. None if the engine cannot be asked about the edition.
    """
    offered, switched = tuple(dict.fromkeys(editions)), set(errata)
    if edition in offered:
        return edition
    wanted = in_force(edition)
    known = [name for name in offered if _is_known(name)]
    same = [name for name in known if in_force(name) == wanted]
    if same:
        return same[0]
    base, changes = parse(edition)
    if base in offered and {erratum for _, erratum in changes} <= switched:
        return edition
    near = sorted(known, key=lambda name: len(wanted ^ in_force(name)))
    return next(
        (
            name + _switched(name, wanted)
            for name in near
            if name in names() and wanted ^ in_force(name) <= switched
        ),
        None,
    )


def asked_as(edition: str, editions: Iterable[str], errata: Iterable[str]) -> str:
    """The edition in a request to an engine that declares these: ``spelled``, else unchanged."""
    try:
        return spelled(edition, editions, errata) or edition
    except UnknownEdition:
        return edition


def _is_known(name: str) -> bool:
    try:
        in_force(name)
    except UnknownEdition:
        return False
    return True


def offers(edition: str, editions: Iterable[str], errata: Iterable[str]) -> bool:
    """Whether an engine that declares these editions and switches can be asked about the edition."""
    return spelled(edition, editions, errata) is not None


def newest_for(editions: Collection[str], errata: Collection[str]) -> str:
    """``current`` for an engine that offers it, otherwise the newest dated edition that it offers."""
    newest_first = (DEFAULT, *reversed(dated()))
    return next((name for name in newest_first if offers(name, editions, errata)), DEFAULT)


def applies(case: Case, edition: str, readings: Mapping[str, str] = NO_READINGS) -> bool:
    """Whether the case applies: all of ``since`` in force, none of ``until``, and its readings followed.

    A reading that is not declared is the reference's default.
    """
    return not why_not(case, edition, readings)


def why_not(case: Case, edition: str, readings: Mapping[str, str] = NO_READINGS) -> str:
    """Why a case does not apply in an edition, for an engine of these readings; empty if it does."""
    return barred(case, in_force(edition), readings)


def barred(case: Case, errata: frozenset[str], readings: Mapping[str, str]) -> str:
    """As ``why_not``, where these errata are in force."""
    if not errata.issuperset(case.since) or not errata.isdisjoint(case.until):
        return ANOTHER_EDITION
    return other_choice(case.readings, readings) if case.readings else ""
