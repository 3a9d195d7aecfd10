"""The contested readings by which an engine is judged: declared by the engine or by its user."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite.editions import in_force, readings_of
from asl_conformance.suite.readings import UnknownReading, checked, find, load, special


class Following(Struct, frozen=True):
    """The readings of a run."""

    judged: dict[str, str] = {}
    """Choices other than the reference's by which it is judged, for readings that the edition leaves open."""
    sent: dict[str, str] = {}
    """Choices sent to the engine with every request, because it can follow more than one."""


USUAL = Following()
"""The readings of the reference."""


def following(engine: Capabilities, by_user: Mapping[str, str], edition: str) -> Following:
    """The readings that the engine follows in that edition; the user's override those the engine declares.

    Readings of the user's edition (``readings_of``) count like the user's own. Unknown names and choices
    that the engine declares are ignored; ``strange_readings`` lists them. Raises UnknownEdition, and
    UnknownReading for an unknown name or choice of the user's.
    """
    for name, choice in by_user.items():
        checked(name, choice)
    by_user = {**readings_of(edition), **by_user}
    own = {name: choice for name, choice in engine.readings.items() if _known(name, choice)}
    sent = {name: choice for name, choice in by_user.items() if choice in offered(engine, name)}
    sent = {name: choice for name, choice in sent.items() if name in engine.other_readings}
    return Following(special({**own, **by_user}, in_force(edition)), sent)


def offered(engine: Capabilities, name: str) -> tuple[str, ...]:
    """The choices of a reading that the engine can follow: its default, then those it can switch to."""
    reading = load().get(name)
    own = engine.readings.get(name) or (reading.reference if reading is not None else "")
    return (own, *engine.other_readings.get(name, ()))


def tellable(engine: Capabilities, readings: Mapping[str, str]) -> dict[str, str]:
    """The readings among these that the engine follows only on request."""
    return {
        name: choice for name, choice in readings.items() if choice in engine.other_readings.get(name, ())
    }


def can_follow(engine: Capabilities, readings: Mapping[str, str]) -> bool:
    """Whether the engine follows each of these choices, by default or on request."""
    return all(choice in offered(engine, name) for name, choice in readings.items())


def unlike_the_reference(rests_on: Mapping[str, str]) -> dict[str, str]:
    """The readings of a case that are not the reference's default."""
    return {name: choice for name, choice in rests_on.items() if find(name).reference != choice}


def _known(name: str, choice: str) -> bool:
    try:
        checked(name, choice)
    except UnknownReading:
        return False
    return True


def strange_readings(engine: Capabilities) -> Iterator[str]:
    """Unknown readings and choices that the engine declares, each as a sentence."""
    declared = [(name, (choice,)) for name, choice in engine.readings.items()]
    for name, choices in (*declared, *engine.other_readings.items()):
        for choice in choices:
            try:
                checked(name, choice)
            except UnknownReading as error:
                yield str(error)


def rests_on(readings: Mapping[str, str]) -> list[str]:
    """The readings that a failed case depends on, and how to have the engine judged by another."""
    found = []
    for name, choice in readings.items():
        reading = find(name)
        others = " or ".join(f"--reading {name}={other}" for other in reading.others)
        if choice != reading.reference:
            found.append(f"depends on reading {name}={choice}, which is declared for the engine")
        else:
            found.append(
                f"depends on reading {name}; if your engine follows another choice, declare it ({others})"
            )
    return found
