"""By which contested readings an engine is judged: what it declares, and what its user says of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite.editions import in_force, readings_of
from asl_conformance.suite.readings import UnknownReading, checked, find, load, special


class Following(Struct, frozen=True):
    """The readings of a run."""

    judged: dict[str, str] = {}
    """Choices other than the reference's by which it is judged, of questions that the edition leaves open."""
    sent: dict[str, str] = {}
    """Choices sent to the engine with every request, because it can follow more than one."""


USUAL = Following()
"""Those of the reference."""


def following(engine: Capabilities, by_user: Mapping[str, str], edition: str) -> Following:
    """What the engine follows in that edition; what its user says outweighs what it declares.

    What the user says of an edition of theirs (``readings_of``) counts as if said of the engine.
    A name that this release does not know, or a choice that its reading has not, counts for nothing;
    ``strange_readings`` tells of them. Raises UnknownEdition, and UnknownReading for what the user says.
    """
    for name, choice in by_user.items():
        checked(name, choice)
    by_user = {**readings_of(edition), **by_user}
    own = {name: choice for name, choice in engine.readings.items() if _known(name, choice)}
    told = {name: choice for name, choice in by_user.items() if choice in offered(engine, name)}
    told = {name: choice for name, choice in told.items() if name in engine.other_readings}
    return Following(special({**own, **by_user}, in_force(edition)), told)


def offered(engine: Capabilities, name: str) -> tuple[str, ...]:
    """The choices of a reading that the engine can follow: its own, then those it can be told to."""
    reading = load().get(name)
    own = engine.readings.get(name) or (reading.reference if reading is not None else "")
    return (own, *engine.other_readings.get(name, ()))


def tellable(engine: Capabilities, readings: Mapping[str, str]) -> dict[str, str]:
    """Of these readings those that the engine does not follow unless it is told, and can be told to."""
    return {
        name: choice for name, choice in readings.items() if choice in engine.other_readings.get(name, ())
    }


def unlike_the_reference(rests_on: Mapping[str, str]) -> dict[str, str]:
    """Of the readings that a case holds those that the reference has to be told."""
    return {name: choice for name, choice in rests_on.items() if find(name).reference != choice}


def _known(name: str, choice: str) -> bool:
    try:
        checked(name, choice)
    except UnknownReading:
        return False
    return True


def strange_readings(engine: Capabilities) -> Iterator[str]:
    """What the engine declares of readings that there is not, each as a sentence."""
    said = [(name, (choice,)) for name, choice in engine.readings.items()]
    for name, choices in (*said, *engine.other_readings.items()):
        for choice in choices:
            try:
                checked(name, choice)
            except UnknownReading as error:
                yield str(error)


def rests_on(readings: Mapping[str, str]) -> list[str]:
    """What a failed case rests on, and how its engine is judged by another reading."""
    found = []
    for name, choice in readings.items():
        reading = find(name)
        others = " or ".join(f"--reading {name}={other}" for other in reading.others)
        if choice != reading.reference:
            found.append(f"rests on reading {name}={choice}, which the engine is declared to follow")
        else:
            found.append(f"rests on reading {name}; if your engine follows the other, declare it ({others})")
    return found
