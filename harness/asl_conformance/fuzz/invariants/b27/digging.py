"""Entrenching Attempts (27.11): the effect of a DR, and on whom."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from asl_conformance.fuzz.asking.ask import Asker, Json
from asl_conformance.fuzz.boards.scenes import with_unit
from asl_conformance.fuzz.invariants.check import Violation, invariant
from asl_conformance.fuzz.invariants.staging import (
    THEM,
    around,
    broken,
    counter,
    dig,
    squad,
    staged,
    stages,
    states,
)

ATTEMPT = {"state": ("attempts",)}
DRS = range(2, 13)


def _site(position: Json, dice: random.Random, *diggers: str) -> tuple[Json, str] | None:
    """A PFPh with diggers where they may dig and others around them; with it their hex."""
    for name, _ in stages(position, dice, ("foxhole",)):
        units = {f"u{i}": squad(name, type=kind) for i, kind in enumerate(diggers or ("squad",))}
        others = dice.sample(ring := around(position, name, 2), min(2, len(ring)))
        sides = {f"o{i}": squad(near, side=THEM) for i, near in enumerate(others)}
        holes = {"c": counter("foxhole", name, size=dice.randint(1, 2))} if dice.random() < 0.5 else {}
        lying = {f"h{near}": counter("foxhole", near) for near in others[:1]}
        for more in (lying, {}):
            scene = staged(position, units | sides, holes | more, "PFPh")
            if scene is not None:
                return scene, name
    return None


def _successes(ask: Asker, scene: Json, drs: Sequence[int], **more: Any) -> list[int]:
    """The DR at which the attempt of the first digger succeeds."""
    found = states(ask, scene, [[dig("u0", dr, **more)] for dr in drs])
    return [dr for dr, state in zip(drs, found, strict=True) if state and _won(state)]


def _won(state: Json) -> bool:
    return any(attempt["success"] for attempt in state["attempts"])


@invariant("B27-INV-29", needs=ATTEMPT, actions=("entrench",), over="foxholes")
def a_lower_dr_digs_as_well(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An attempt that succeeds at a DR succeeds at every lower one."""
    found = _site(position, dice, dice.choice(("squad", "half_squad", "crew")))
    if found is None:
        return None
    won = _successes(ask, found[0], DRS)
    if won != list(DRS)[: len(won)]:
        missed = next(dr for dr in DRS if dr not in won)
        return broken(f"the attempt succeeds at {won}", found[0], plan=[dig("u0", missed)])
    return None


@invariant("B27-INV-30", needs=ATTEMPT, actions=("entrench",), over="foxholes")
def a_lower_drm_digs_as_well(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An attempt that succeeds with a DRM succeeds with a lower one: Labour, a better leader, no CX."""
    found = _site(position, dice, dice.choice(("squad", "half_squad")), "leader")
    if found is None:
        return None
    scene, _ = found
    leader: Callable[[int], Json] = lambda drm: with_unit(scene, "u1", leadership=drm)  # noqa: E731
    pairs = (
        (scene, with_unit(scene, "u0", labor=-1), ""),
        (with_unit(scene, "u0", status=["cx"]), scene, ""),
        (leader(0), leader(-1), "u1"),
        (leader(1), leader(0), "u1"),
    )
    for worse, better, by in pairs:
        more = {"leader": by} if by else {}
        one, other = _successes(ask, worse, DRS, **more), _successes(ask, better, DRS, **more)
        if not set(one) <= set(other):
            message = f"it digs at {one}, with 1 less at {other}"
            return broken(message, better, plan=[dig("u0", min(set(one) - set(other)), **more)])
    return None


def _attempted(
    ask: Asker, position: Json, dice: random.Random, drs: Sequence[int]
) -> tuple[Json, str, list[Json], Json, Json] | None:
    """A legal attempt: the scene, its hex, the plan, the states before and after."""
    found = _site(position, dice, "squad", "squad", "leader")
    if found is None:
        return None
    scene, name = found
    plan = [dig("u0", dice.choice(drs), **({"leader": "u2"} if dice.random() < 0.5 else {}))]
    before, after = states(ask, scene, [[], plan])
    return (scene, name, plan, before, after) if before and after else None


@invariant(
    "B27-INV-31", needs={"state": ("attempts", "units.status")}, actions=("entrench",), over="foxholes"
)
def who_digs_is_ti(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Everybody who takes part in an attempt is TI afterwards; nobody else becomes TI by it."""
    found = _attempted(ask, position, dice, DRS)
    if found is None:
        return None
    scene, _, plan, before, after = found
    took_part = {name for attempt in after["attempts"] for name in attempt["units"]} | {"u0"}
    for name, unit in after["units"].items():
        was = "ti" in before["units"][name].get("status", ())
        if ("ti" in unit.get("status", ())) != (was or name in took_part):
            return broken(f"{name} is {'not ' if name in took_part else ''}TI", scene, plan=plan)
    return None


@invariant(
    "B27-INV-32",
    needs={"state": ("units.hex", "units.beneath", "units.status", "counters.hex")},
    actions=("entrench",),
    over="foxholes",
)
def digging_touches_no_other_hex(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """An attempt changes nothing outside its hex."""
    found = _attempted(ask, position, dice, DRS)
    if found is None:
        return None
    scene, name, plan, before, after = found
    for kind in ("units", "counters"):
        was, is_ = (
            {key: one for key, one in state[kind].items() if one.get("hex") != name}
            for state in (before, after)
        )
        if was != is_:
            changed = sorted(key for key in {*was, *is_} if was.get(key) != is_.get(key))
            return broken(f"the attempt in {name} changes {', '.join(changed)}", scene, plan=plan)
    return None


@invariant(
    "B27-INV-33",
    needs={"state": ("attempts", "units.status", "units.beneath", "counters.hex")},
    actions=("entrench",),
    over="foxholes",
)
def failing_changes_ti_alone(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """A failed attempt changes nothing but TI."""
    found = _attempted(ask, position, dice, (9, 10, 11, 12))
    if found is None or _won(found[4]):
        return None
    scene, _, plan, before, after = found
    if before["counters"] != after["counters"]:
        return broken("a failed attempt changes counters", scene, plan=plan)
    for name, unit in after["units"].items():
        if _idle(unit) != _idle(before["units"][name]):
            return broken(f"a failed attempt changes {name}", scene, plan=plan)
    return None


def _idle(unit: Json) -> Json:
    status = sorted(word for word in unit.get("status", ()) if word != "ti")
    return {**unit, "status": status}


@invariant(
    "B27-INV-42",
    needs={"state": ("units.status", "units.beneath", "counters.type", "counters.size", "counters.hex")},
    actions=("entrench",),
    over="foxholes",
)
def attempts_apart_know_no_order(ask: Asker, position: Json, dice: random.Random) -> Violation | None:
    """Two attempts in different hexes have the same result in either order."""
    sites = [name for name, _ in stages(position, dice, ("foxhole",))]
    sites = list(dict.fromkeys(sites))[:2]
    if len(sites) < 2:
        return None
    units = {f"u{i}": squad(name) for i, name in enumerate(sites)}
    scene = staged(position, units, {"c": counter("foxhole", sites[0])}, "PFPh")
    if scene is None:
        return None
    first, second = (dig(f"u{i}", dice.randint(2, 8)) for i in range(2))
    one, other = states(ask, scene, [[first, second], [second, first]])
    if (one and _ends(one)) != (other and _ends(other)):
        return broken("the order of two attempts matters", scene, plan=[first, second])
    return None


def _ends(state: Json) -> Json:
    """A state without the ids that the engine gave to new counters."""
    counters = sorted((c["type"], c["hex"], c.get("size", 0)) for c in state["counters"].values())
    return {"units": state["units"], "counters": counters}
