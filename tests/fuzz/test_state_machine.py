"""A random game by the rules, and what must hold after each of its actions.

The machine sets up a small board, goes through the phases and proposes legal and illegal actions. It knows
only what the engine answers: the position at the start, the actions since, and the state.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, NamedTuple

import pytest
from hypothesis import Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from asl_conformance.fuzz.asking.ask import Asker
from asl_conformance.fuzz.boards.lattice import disc, neighbours
from asl_conformance.fuzz.boards.placement import NO_ENTRENCHMENT, NO_WIRE
from asl_conformance.fuzz.boards.themes import MARCHES
from tests.fuzz.asking import reference
from tests.fuzz.rule_saboteurs import SABOTEURS
from tests.fuzz.rule_saboteurs.engine import Saboteur, always
from tests.fuzz.sparse import PIVOT, positions
from tests.often import NIGHT, often

Json = dict[str, Any]
HEXES = disc(PIVOT, 1)
"""Seven hexes, so few that units meet."""
SIDES = ("German", "Russian")
TURN = ("RPh", "PFPh", "MPh", "RtPh", "APh", "CCPh")
"""The phases of the game, without fire: the results of fire are given as actions."""
VERB = {"MPh": "move", "RtPh": "rout", "APh": "advance"}
COVERS = ("foxhole", "trench", "at_ditch", "sangar")
GROUND = replace(
    MARCHES,
    terrain=("open_ground", "open_ground", "open_ground", "woods", "brush", "marsh"),
    levels=(0, 0, 0, 1),
    depressions=("",),
    hexsides=("wall", "hedge", "bocage"),
    ssr=("", "at_ditch"),
    phases=("setup",),
    water=("",),
    smoke=("",),
    roads=("",),
    most=(4, 6, 0, 0),
)
ORDER_OF_BATTLE = {"foxholes": 4, "trenches": 2, "sangars": 1, "wire": 2}
TROOPS = {
    "squad": {"firepower": 4, "range": 4, "morale": 7},
    "half_squad": {"firepower": 2, "range": 4, "morale": 7},
    "leader": {"leadership": -1, "morale": 8},
}
LEAST = 4
"""Least actions that are tried in a phase before it ends."""

picks = st.integers(0, 11)
"""An index into the list of units, hexes or covers."""


def _counter(kind: str, name: str, side: str, size: int) -> Json:
    sized = {"size": size} if kind == "foxhole" else {}
    return {"type": kind, "hex": name, "side": side, **sized}


def _unit(kind: str, side: str) -> Json:
    return {"side": side, "type": kind, **TROOPS[kind]}


COUNTERS = st.builds(
    _counter,
    st.sampled_from(["foxhole", "foxhole", "trench", "trench", "at_ditch", "sangar", "wire"]),
    st.sampled_from(HEXES),
    st.sampled_from(SIDES),
    st.sampled_from([1, 1, 1, 2, 3]),
)
UNITS = st.tuples(
    st.builds(_unit, st.sampled_from(["squad", "squad", "half_squad", "leader"]), st.sampled_from(SIDES)),
    picks,
    st.booleans(),
)


def _of(things: list[str], pick: int) -> str:
    return things[pick % len(things)]


class Play(RuleBasedStateMachine):
    """A game of two sides on seven hexes."""

    asker: ClassVar[Asker]

    def __init__(self) -> None:
        super().__init__()
        self.position: Json = {}
        self.actions: list[Json] = []
        self.state: Json = {"units": {}, "counters": {}}
        self.phase, self.turn_of = "setup", SIDES[0]
        self.tried = 0
        """Actions tried in this phase."""

    @initialize(
        position=positions(GROUND, radius=1),
        turn_of=st.sampled_from(SIDES),
        counters=st.lists(COUNTERS, min_size=1, max_size=5),
        units=st.lists(UNITS, min_size=2, max_size=7),
        first=st.sampled_from(TURN),
    )
    def set_up(
        self,
        position: Json,
        turn_of: str,
        counters: list[Json],
        units: list[tuple[Json, int, bool]],
        first: str,
    ) -> None:
        """Both sides set up what is legal; units with the flag go beneath the counter in their hex."""
        orders = dict.fromkeys(SIDES, ORDER_OF_BATTLE)
        self.position = position | {"phase": "setup", "turn_of": turn_of, "sides": orders}
        self.turn_of = turn_of
        state = self.asker.state(self.position)
        assert state is not None
        self.state = state
        for number, counter in enumerate(counters):
            self.attempt({"do": "set_up", "side": counter["side"], "id": f"c{number}", "counter": counter})
        for number, (unit, pick, beneath) in enumerate(units):
            taken = {one["hex"] for one in self.units.values() if one["side"] != unit["side"]}
            lying = [c["hex"] for c in self.state["counters"].values()]
            free = [name for name in (*lying[:2] * 4, *lying, *HEXES) if name not in taken]
            if not free:
                continue
            where = _of(free, pick)
            there = [cover for cover in COVERS if cover in self.lying(where)]
            below = {"beneath": there[:1]} if beneath and there else {}
            self.attempt(
                {
                    "do": "set_up",
                    "side": unit["side"],
                    "id": f"u{number}",
                    "unit": {**unit, "hex": where, **below},
                }
            )
        self.end_phase(first)
        for name in [name for (_, pick, _), name in zip(units, self.units, strict=False) if pick % 3 == 0]:
            self.attempt({"do": "result", "unit": name, "result": "broken"})

    # --- what is done -----------------------------------------------------------------------------

    @property
    def units(self) -> Json:
        """The units that are on the board."""
        return {name: unit for name, unit in self.state["units"].items() if not unit["eliminated"]}

    def lying(self, name: str) -> list[str]:
        """The kinds of counters in the hex."""
        return [counter["type"] for counter in self.state["counters"].values() if counter["hex"] == name]

    def attempt(self, action: Json) -> bool:
        """Do the action if it is legal; an illegal action must change nothing."""
        self.tried += 1
        tried: list[Json] = [{"ask": "may", "action": action}, {"ask": "state"}]
        may, unchanged = self.asker.answers(self.position, tried, self.actions)
        assert unchanged == self.state
        (outcome,) = self.asker.ask(self.position, [{"ask": "state"}], [*self.actions, action])
        assert may is not None
        assert may["allowed"] == ("answer" in outcome), (action, may, outcome)
        if "illegal" in outcome:
            assert outcome["illegal"]["action"] == len(self.actions)
            return False
        before, self.state = self.state, outcome["answer"]
        self.actions.append(action)
        self.changed_as_it_may(action, before, may["cost"])
        return True

    @precondition(lambda self: self.tried >= LEAST or not self.units or self.phase in ("RPh", "CCPh"))
    @rule()
    def end_phase(self, first: str = "") -> None:
        following = first or TURN[(TURN.index(self.phase) + 1) % len(TURN)]
        assert self.attempt({"do": "end_phase", "next": following})
        if self.phase == "CCPh":
            self.turn_of = SIDES[self.turn_of == SIDES[0]]
        self.phase, self.tried = following, 0

    @precondition(lambda self: self.units)
    @rule(seed=st.integers(0, 9999))
    def act(self, seed: int) -> None:
        """An action of the phase, by a unit that can probably do it."""
        dice = random.Random(seed)  # a uniform choice: Hypothesis would pick the first action again and again
        deeds = list(DEEDS[self.phase])
        dice.shuffle(deeds)
        dr = dice.randint(1, 6) + dice.randint(1, 6)
        choice = Choice(self.movers(dice.randrange(12)), dice.randrange(12), dr, dice.random() < 0.5)
        action = next((found for deed in deeds if (found := deed(self, choice)) is not None), None)
        if action is not None:
            self.attempt(action)

    def comrades(self, name: str) -> list[str]:
        """The units of its side in its hex, including itself."""
        mine = self.units[name]
        return [
            other
            for other, unit in self.units.items()
            if (unit["side"], unit["hex"]) == (mine["side"], mine["hex"])
        ]

    def is_leader(self, name: str) -> bool:
        made = next(a for a in self.actions if a["do"] == "set_up" and a["id"] == name)
        return bool(made["unit"]["type"] == "leader")

    def movers(self, who: int) -> list[str]:
        """A unit that can probably act now, then the units of its side in its hex."""
        broken = self.phase in ("RtPh", "RPh")
        fit = [
            name
            for name, unit in self.units.items()
            if ("broken" in unit["status"]) == broken and (broken or unit["side"] == self.turn_of)
        ]
        name = _of(fit or list(self.units), who)
        return [name, *(o for o in self.comrades(name) if o != name)]

    # --- what an action may change ------------------------------------------------------------------

    def changed_as_it_may(self, action: Json, before: Json, cost: Any) -> None:
        named = {*action.get("units", ()), action.get("leader", "")}
        for name, now in self.units.items():
            was = before["units"].get(name)
            if was is None:
                assert action["do"] == "set_up"
                continue
            self.spends_what_it_has(action, now, was, named=name in named, cost=cost)
            assert now["hex"] == was["hex"] or name in named, (name, action)
            tired = "ti" in now["status"] and "ti" not in was["status"]
            assert not tired or (action["do"] == "entrench" and name in named), (name, action)
        appeared = set(self.state["counters"]) - set(before["counters"])
        assert set(before["counters"]) <= set(self.state["counters"])
        assert not appeared or action["do"] in ("set_up", "entrench")

    def spends_what_it_has(self, action: Json, now: Json, was: Json, *, named: bool, cost: Any) -> None:
        """MF spent never decrease within a phase, and never exceed the MF that were left."""
        if action["do"] == "end_phase":
            assert now["mf_spent"] == 0
            return
        spent = now["mf_spent"] - was["mf_spent"]
        bonus = 2 if len(action.get("units", ())) > 1 else 0
        assert 0 <= spent <= was["mf_left"] + bonus, (action, was, now)
        assert not spent or named
        assert cost == "all" or spent <= cost, (action, spent, cost)

    # --- what holds at any time ---------------------------------------------------------------------

    @invariant()
    def no_side_has_more_beneath_a_counter_than_it_holds(self) -> None:
        """27.12, 27.51."""
        assert all(counter.get("within_capacity", True) for counter in self.state["counters"].values())

    @invariant()
    def nobody_shares_wall_advantage_over_a_hexside_with_an_enemy(self) -> None:
        """9.321."""
        bearing = [name for name, unit in self.units.items() if "wall_advantage" in unit["status"]]
        questions = [{"ask": "wall_advantage", "unit": name} for name in bearing]
        sides: dict[str, str] = {}
        answers = self.asker.answers(self.position, questions, self.actions) if questions else []
        for name, answer in zip(bearing, answers, strict=True):
            assert answer is not None
            assert answer["has"]
            for side in answer["hexsides"]:
                assert sides.setdefault(side, self.units[name]["side"]) == self.units[name]["side"], side

    @invariant()
    def counters_lie_where_they_may(self) -> None:
        """26.1, 27.1, 27.12, 27.51: terrain, one Wire a Location, one entrenchment a hex."""
        for name in {counter["hex"] for counter in self.state["counters"].values()}:
            lying, terrain = self.lying(name), self.terrain(name)
            assert lying.count("wire") <= 1
            assert terrain not in (NO_WIRE if "wire" in lying else ())
            dug = [kind for kind in lying if kind in ("foxhole", "trench", "at_ditch")]
            assert len(dug) <= 1
            assert terrain not in (NO_ENTRENCHMENT if dug else ())

    def terrain(self, name: str) -> str:
        return str(self.position.get("hexes", {}).get(name, {}).get("terrain", "open_ground"))

    @invariant()
    def foxholes_hold_three_squads_at_most(self) -> None:
        """27.12."""
        assert all(counter.get("size", 1) in (1, 2, 3) for counter in self.state["counters"].values())

    @invariant()
    def who_is_beneath_a_counter_is_in_its_hex_and_not_on_top_of_it(self) -> None:
        """27.4, 26.4."""
        for unit in self.units.values():
            assert set(unit["beneath"]) <= set(self.lying(unit["hex"]))
            assert not set(unit["beneath"]) & set(unit["on"])
            assert len(set(unit["beneath"]) & set(COVERS)) <= 1

    @invariant()
    def connection_is_symmetric(self) -> None:
        """27.54."""
        counters = self.state["counters"]
        for name, counter in counters.items():
            assert all(name in counters[other]["connected"] for other in counter["connected"])


class Choice(NamedTuple):
    """The unit that acts, its companions, and the dice of the test."""

    stack: list[str]
    where: int
    dr: int
    flag: bool

    @property
    def one(self) -> str:
        return self.stack[0]

    @property
    def units(self) -> list[str]:
        return self.stack if self.flag else self.stack[:1]


Deed = Callable[[Play, Choice], "Json | None"]


def claim_or_forfeit(play: Play, choice: Choice) -> Json:
    verb = "forfeit_wall_advantage" if choice.flag else "claim_wall_advantage"
    return {"do": verb, "units": [choice.one]}


def dig(play: Play, choice: Choice) -> Json:
    leaders = [name for name in choice.stack[1:] if play.is_leader(name)]
    action: Json = {"do": "entrench", "units": [choice.one], "dr": choice.dr}
    return action | {"leader": leaders[0]} if choice.flag and leaders else action


def enter(play: Play, choice: Choice) -> Json:
    around = [near for near in neighbours(play.units[choice.one]["hex"]) if near]
    return {"do": VERB[play.phase], "units": choice.units, "to": _of(around, choice.where)}


def by_assault(play: Play, choice: Choice) -> Json:
    return enter(play, choice) | {"mode": "assault"}


def enter_beneath(play: Play, choice: Choice) -> Json | None:
    """From trench to trench in the MPh, and in a rout or advance beneath whatever lies there."""
    around = neighbours(play.units[choice.one]["hex"])
    dug = [near for near in around if near and set(COVERS) & {*play.lying(near)}]
    if not dug:
        return None
    to = _of(dug, choice.where)
    cover = next(cover for cover in COVERS if cover in play.lying(to))
    return {"do": VERB[play.phase], "units": choice.units, "to": to, "beneath": [cover]}


def go_beneath(play: Play, choice: Choice) -> Json | None:
    there = [cover for cover in play.units[choice.one]["on"] if cover != "wire"]
    return {"do": "go_beneath", "units": choice.units, "cover": _of(there, choice.where)} if there else None


def come_out(play: Play, choice: Choice) -> Json | None:
    there = [cover for cover in play.units[choice.one]["beneath"] if cover != "wire"]
    return {"do": "come_out", "units": choice.units, "cover": _of(there, choice.where)} if there else None


def get_through_wire(play: Play, choice: Choice) -> Json | None:
    hung = [name for name in choice.stack if "wire" in play.units[name]["on"]]
    dr = (choice.dr + 1) // 2
    return {"do": "go_beneath", "units": hung[:1], "cover": "wire", "dr": dr} if hung else None


def suffer(play: Play, choice: Choice) -> Json:
    name = _of(list(play.units), choice.where)
    return {"do": "result", "unit": name, "result": RESULTS[choice.dr % len(RESULTS)]}


def rally(play: Play, choice: Choice) -> Json | None:
    if "broken" not in play.units[choice.one]["status"]:
        return None
    leaders = [name for name in choice.stack[1:] if play.is_leader(name)]
    action: Json = {"do": "take_check", "unit": choice.one, "check": "rally", "dr": choice.dr}
    return action | {"leader": leaders[0]} if leaders else action


IN_AND_OUT: tuple[Deed, ...] = (enter, enter_beneath, go_beneath, come_out, get_through_wire)
DEEDS: dict[str, tuple[Deed, ...]] = {
    "RPh": (rally,),
    "PFPh": (dig, dig, suffer, suffer, claim_or_forfeit, go_beneath),
    "MPh": (enter, by_assault, *IN_AND_OUT, claim_or_forfeit),
    "RtPh": IN_AND_OUT,
    "APh": (claim_or_forfeit, *IN_AND_OUT),
    "CCPh": (claim_or_forfeit,),
}
RESULTS = ("broken", "broken", "pinned", "reduced")


STEPS, GAMES = 30, often(6, 2000)


SEEDS = [None] if NIGHT else list(range(19, 39))
"""By day seeds that soon play every verb, with more if they do not; at night new ones each time."""
VERBS = {
    "set_up",
    "end_phase",
    "claim_wall_advantage",
    "entrench",
    "move",
    "advance",
    "rout",
    "go_beneath",
    "come_out",
    "result",
    "take_check",
}


def bounded(examples: int, *phases: Phase) -> settings:
    return settings(
        max_examples=examples, stateful_step_count=STEPS, deadline=None, phases=phases or tuple(Phase)
    )


def machine(asker: Asker) -> type[Play]:
    """The game with that engine."""
    return type("Game", (Play,), {"asker": asker})


def test_what_must_hold_holds_after_every_action_and_the_games_get_somewhere() -> None:
    """Each verb is played legally at least once, not only refused."""
    done: set[str] = set()

    class Noting(Play):
        asker = reference()

        def teardown(self) -> None:
            done.update(action["do"] for action in self.actions)

    for number in SEEDS:
        games = Noting if number is None else seed(number)(Noting)
        run_state_machine_as_test(games, settings=bounded(GAMES))
        if done >= VERBS:
            break
    assert done >= VERBS


FORGETS_CAPACITY = Saboteur(
    "capacity-forgotten",
    ("B27.12",),
    "lets any number of units beneath a counter",
    {"rules.ground.b27_foxholes.fits_beneath": always(None)},
    "",
)
CAUGHT = {"capacity-forgotten": 7, "wall-advantage-for-both": 6, "foxholes-dug-anywhere": 8}
"""By saboteur: a seed of which one of the first few games finds it."""


@pytest.mark.parametrize(
    "saboteur",
    [FORGETS_CAPACITY, *(s for s in SABOTEURS if s.id in CAUGHT)],
    ids=lambda saboteur: saboteur.id,
)
def test_a_wrong_engine_does_not_get_through(saboteur: Saboteur) -> None:
    only_find, games = bounded(200, Phase.generate), seed(CAUGHT[saboteur.id])
    with pytest.raises(AssertionError):
        run_state_machine_as_test(games(machine(saboteur.asker())), settings=only_find)
