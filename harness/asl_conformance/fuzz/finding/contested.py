"""Whether a difference depends on a contested reading: the reference is asked again under each choice."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from asl_conformance.fuzz.asking.ask import Asker, EngineFailed
from asl_conformance.fuzz.asking.differential import Difference, differences
from asl_conformance.suite.readings import find


def decided_by(engine: Asker, reference: Asker, seen: Difference) -> tuple[str, ...]:
    """The choices, as ``ID=choice``, each of which alone makes the engine right in this difference.

    The engine is asked once. A reference answer that used no reading is the same under all of
    them, and is not worked out twice.
    """
    found: list[str] = []
    asked = [seen.question]
    try:
        theirs = engine.ask(seen.position, asked, seen.actions)
    except EngineFailed:
        return ()
    for name, choices in reference.capabilities.other_readings.items():
        usual = find(name).reference
        for choice in (usual, *choices):
            if reference.readings.get(name, usual) == choice:
                continue
            other = replace(reference, readings={**reference.readings, name: choice})
            with suppress(EngineFailed):
                ours = other.ask(seen.position, asked, seen.actions)
                left = differences(engine, seen.position, seen.actions, asked, ours, theirs)
                if not any(one.path == seen.path for one in left):
                    found.append(f"{name}={choice}")
    return tuple(found)


def reading_lines(choices: tuple[str, ...]) -> list[str]:
    """The readings that a finding depends on, how to declare another choice, and the readings' questions."""
    lines = []
    for one in choices:
        name, _, choice = one.partition("=")
        usual = choice == find(name).reference
        way = (
            f"; the engine declares another choice, but its answer follows {choice}"
            if usual
            else f"; if your engine follows another choice, declare it (--reading {one})"
        )
        lines += [f"depends on reading {name}{way}", find(name).question]
    return lines
