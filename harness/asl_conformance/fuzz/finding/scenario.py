"""A finding as a Gherkin scenario in the suite's own phrases, ready to paste.

What no phrase expresses becomes a comment that begins with ``# not said:``, so that
nobody takes the scenario for the whole position.
"""

from __future__ import annotations

import json
import string
from collections.abc import Iterator, Sequence
from typing import Any

from asl_conformance.fuzz.finding import phrases
from asl_conformance.fuzz.finding.unsaid import NO_STEP, read, unsaid
from asl_conformance.gherkin import words
from asl_conformance.suite.case import Case, Expectation, plain

Json = dict[str, Any]

OTHER_STEPS = frozenset({"level", "smoke", "free", "laps"})
FORTS = frozenset({*words.COVERS.values(), "pillbox", "minefield", "at_minefield"})
WORDS = {value: word for word, value in words.COVERS.items()}
TYPES = {value: word for word, value in reversed([*words.PERSONNEL.items(), *words.VEHICLES.items()])}
STATUS = {value: word for word, value in words.STATUS.items()}
DEEDS = {value: word for word, value in words.DEEDS.items()}
BARRIERS = {value: word for word, value in words.BARRIERS.items()}
WEATHERS = {value: word for word, value in words.WEATHERS.items()}
DEPTHS = {value: word for word, value in words.DEPTHS.items()}
PURPOSES = {value: word for word, value in words.PURPOSES.items()}
SMOKES = {value: word for word, value in words.SMOKES.items()}
SSRS = {
    "at_ditch": "a SSR allows A-T Ditches",
    "all marsh is mudflat": "a SSR makes all marsh mudflat",
}
PLACES = ("hex", "hexside")
"""Places of a blocked LOS that a phrase names, by the number of their hyphens."""
BLOCKED = "the LOS is blocked"


def scenario(case: Case, name: str) -> str:
    """The case as a scenario of that name; its clauses are the tags."""
    return "\n".join(_Writer(plain(case.position)).scenario(case, name)) + "\n"


def scene(position: Json, questions: Sequence[Json], actions: Sequence[Json], claim: str) -> str:
    """The scene that broke an invariant: Givens, Whens, and the invariant as a comment."""
    writer = _Writer(position)
    whens = [*map(writer.deed, actions), *map(writer.asks, questions)]
    givens = _steps("Given", writer.all_givens())
    lines = [*givens, *_steps("When", [line for line in whens if line])]
    return "\n".join([*lines, f"    # {' '.join(claim.split())}"]) + "\n"


def claims(case: Case, *, by_id: bool = False) -> tuple[str, ...]:
    """The case's expectations, one phrase each; empty if the vocabulary has no phrase for one.

    ``by_id``: a piece has its id as a name, where a scenario has a letter for a unit.
    """
    writer, questions = _Writer(plain(case.position)), plain(case.questions)
    writer.givens()  # this names the pieces
    if by_id:
        writer.names = {key: f"the {key}" if " " in key else key for key in writer.names}
    texts = (writer.claim(one, questions[one.question]) for one in case.expectations)
    return tuple("" if text.startswith(NO_STEP) else text for text in texts)


def _steps(first: str, lines: list[str]) -> Iterator[str]:
    """The lines under their keyword: the first with it, others with And, comments with none."""
    keyword = first
    for line in lines:
        if line.startswith("#"):
            yield f"    {line}"
            continue
        yield f"    {keyword} {line}"
        keyword = "And"


class _Writer:
    """Writes one position and its questions, with single letters as unit ids."""

    def __init__(self, position: Json) -> None:
        self.position = position
        letters = iter(string.ascii_uppercase)
        self.names: dict[str, str] = {key: next(letters, key) for key in position.get("units", {})}
        for key, counter in position.get("counters", {}).items():
            if counter["type"] in FORTS:
                self.names[key] = f"{counter['hex']} {WORDS.get(counter['type'], counter['type'])}"

    def scenario(self, case: Case, name: str) -> Iterator[str]:
        questions: list[Json] = plain(case.questions)
        yield f"  {' '.join(f'@{clause}' for clause in case.clauses)}".rstrip()
        yield f"  Scenario: {name}"
        yield from _steps("Given", self.all_givens())
        whens = [self.deed(action) for action in plain(case.actions)]
        whens += [self.asks(question) for question in questions]
        yield from _steps("When", [line for line in whens if line])
        thens = [self.claim(e, questions[e.question]) for e in case.expectations]
        if any(line.startswith(f"{BLOCKED} at ") for line in thens):
            thens = [line for line in thens if line != BLOCKED]
        yield from _steps("Then", thens)

    # --- what stands on the board ---------------------------------------------------------------

    def all_givens(self) -> list[str]:
        """The Givens, with comments for what they do not express."""
        lines = self.givens()
        steps, world = read(lines)
        return [*steps, *unsaid(self.position, world, self.names)]

    def givens(self) -> list[str]:
        lines = list(self.moment())
        for name, ground in self.position.get("hexes", {}).items():
            lines += self.ground(name, ground)
        for name, side in self.position.get("hexsides", {}).items():
            lines += self.hexside(name, side)
        for key, counter in self.position.get("counters", {}).items():
            lines += self.counter(key, counter)
        for key, unit in self.position.get("units", {}).items():
            lines += self.unit(key, unit)
        units = self.position.get("units", {})
        lines += [self.aboard(key, unit) for key, unit in units.items() if unit.get("aboard")]
        for counter in self.position.get("counters", {}).values():
            if counter.get("possessed_by"):
                lines += self.possessed(counter)
        return lines

    def moment(self) -> Iterator[str]:
        phase, turn_of = self.position.get("phase", ""), self.position.get("turn_of", "")
        if phase == "setup":
            yield "it is set-up"
        if phase not in ("", "setup") and turn_of:
            yield f"it is the {phase} of the {turn_of} turn"
        elif turn_of:
            yield f"the {turn_of} player moves first"
        for ssr in self.position.get("ssr", ()):
            yield SSRS.get(ssr) or f"there is a SSR that {ssr}"
        if (weather := self.position.get("weather")) and weather in WEATHERS:
            yield f"the weather is {WEATHERS[weather]}"
        if depth := self.position.get("water"):
            yield f"the water depth is {DEPTHS[depth]}"

    def ground(self, name: str, ground: Json) -> Iterator[str]:
        words = phrases.terrain({k: v for k, v in ground.items() if k not in OTHER_STEPS and v})
        level = f"level {ground['level']:g} " if ground.get("level") else ""
        if words or level or not ground:
            yield f"{name} is {level}{' with '.join(words) or 'Open Ground'}"
        if smoke := ground.get("smoke"):
            yield f"{name} has {SMOKES[smoke]}"
        if ground.get("free"):
            yield f"the artwork of {name} does not reach towards {phrases.listed(ground['free'])}"
        if ground.get("laps"):
            yield f"the artwork of {phrases.listed(ground['laps'])} laps over into {name}"

    def hexside(self, name: str, side: Json) -> Iterator[str]:
        word = BARRIERS.get(side.get("terrain", ""))
        base = f" at level {side['base']:g}" if side.get("base") is not None else ""
        if word:
            yield f"hexside {name} is a {word}{base}"
        if side.get("gap"):
            yield f"the depiction of hexside {name} has a gap"
        if side.get("road"):
            yield f"a road crosses hexside {name}"
        if side.get("breached"):
            yield f"hexside {name} has been breached"

    def counter(self, key: str, counter: Json) -> Iterator[str]:
        kind, side = counter["type"], f"{counter['side']} " if counter.get("side") else ""
        if counter.get("possessed_by"):
            return
        if kind in FORTS:
            word = WORDS.get(kind, kind)
            if kind == "foxhole":
                word = f"foxhole {counter.get('size', 1)}S"
            if kind in ("minefield", "at_minefield"):
                word = (
                    f"{counter.get('strength', 6)}-factor A-{'P' if kind == 'minefield' else 'T'} minefield"
                )
            status = "hidden " if "hidden" in counter.get("status", ()) else ""
            control = f" controlled by the {counter['control']}s" if counter.get("control") else ""
            if (kind, counter.get("at")) == ("wire", "bridge"):
                yield f"{counter['hex']} holds Wire on its bridge"
                return
            yield f"{counter['hex']} holds {phrases.one(f'{status}{side}{word}')}{control}"
            return
        word = phrases.gear(counter)
        if word:
            self.names[key] = word
            yield f"the {side}{word} in {counter['hex']}"

    def possessed(self, counter: Json) -> Iterator[str]:
        word = phrases.gear(counter)
        who = self.names.get(counter["possessed_by"], counter["possessed_by"])
        if word:
            yield f"{who} possesses {phrases.one(word)}"

    def unit(self, key: str, unit: Json) -> Iterator[str]:
        name = self.names[key]
        rest = {k: v for k, v in unit.items() if k not in ("side", "type", "hex", "status", "done") and v}
        place, rest = phrases.place(rest)
        kind = (
            "FT tank" if unit["type"] == "tank" and rest.get("weapons") == ["ft"] else TYPES.get(unit["type"])
        )
        if kind == "FT tank":
            rest.pop("weapons")
        with_mf = f" with {rest.pop('mf'):g} MF" if "mf" in rest else ""
        yield f"{phrases.one(unit['side'])} {kind or unit['type']} {name}{with_mf} {place} {unit['hex']}"
        for status in unit.get("status", ()):
            if status == "wall_advantage":
                yield f"{name} has wall advantage"
            elif status in STATUS:
                yield f"{name} is {STATUS[status]}"
        if crest := rest.pop("crest", ""):
            yield f"{name} fronts hexside {crest} in its Crest status"
        vca = rest.pop("vca", "")
        if vca and "-" not in vca:
            yield f"{name} has its VCA toward {vca}"
        yield from phrases.bypass(name, unit)
        yield from self.deeds(name, unit, rest)

    def aboard(self, key: str, unit: Json) -> str:
        """The step that says what carries the unit, and how."""
        how = next(
            (words for word, words in phrases.ABOARD.items() if word in unit.get("status", ())), "is aboard"
        )
        return f"{self.names[key]} {how} {self.who(unit['aboard'])}"

    def deeds(self, name: str, unit: Json, rest: Json) -> Iterator[str]:
        done = list(unit.get("done", ()))
        if spent := rest.pop("mf_spent", 0):
            yield f"{name} has spent {spent:g} MF"
            moved = "routed" if self.position.get("phase") == "RtPh" else "moved"
            done = [deed for deed in done if deed != moved]
        for deed in done:
            if deed in DEEDS:
                yield f"{name} has {DEEDS[deed]} this phase"

    # --- what is done and asked -----------------------------------------------------------------

    def who(self, key: str) -> str:
        name = self.names.get(key, key)
        return name if len(name) == 1 else f"the {name}"

    def deed(self, action: Json) -> str:
        units = phrases.listed([self.who(key) for key in action.get("units", ())])
        if action["do"] in phrases.VERBS and "to" in action:
            return phrases.going(action, units) or f"{NO_STEP} {json.dumps(action)}"
        fields = {key for key in action if action[key]}
        if (
            fields == {"do", "units", "cover", "dr"}
            and action["cover"] == "wire"
            and len(action["units"]) == 1
        ):
            return f"{units} rolls a Wire Exit dr of {action['dr']}"
        if not fields - {"do", "units", "cover"}:
            match action["do"]:
                case "go_beneath":
                    return f"{units} goes beneath the {WORDS[action['cover']]}"
                case "come_out":
                    return f"{units} comes out of the {WORDS[action['cover']]}"
                case "claim_wall_advantage":
                    return f"{units} claims wall advantage"
                case "forfeit_wall_advantage":
                    return f"{units} forfeits wall advantage"
        return f"{NO_STEP} {json.dumps(action)}"

    def asks(self, question: Json) -> str:
        """The When of a question; empty if the Then asks it implicitly."""
        match question["ask"]:
            case "los":
                return self.sight(question["from"], question["to"])
            case "attack":
                return self.attack(question)
            case "wall_advantage":
                return f"the players ask about the wall advantage of {self.who(question['unit'])}"
            case "concealment":
                return f"the players ask about the concealment of {self.who(question['unit'])}"
            case "terrain" if question.get("hex"):
                return f"the players ask what {question['hex']} is"
            case "terrain":
                return f"the players ask what hexside {question['hexside']} is"
            case "same_location":
                one, two = (self.who(question[key]) for key in ("first", "second"))
                purpose = PURPOSES[question.get("purpose", "general")]
                return f"the players ask whether {one} and {two} share a Location for {purpose}"
            case "state":
                return "the players look at the board"
            case "rout":
                return _listed_lines([self.deed(step) for step in question["steps"]])
        return self.may(question["action"])

    def may(self, action: Json) -> str:
        """The phrase of ``may``, which exists only for a move; other verbs are played instead."""
        if action["do"] == "move" and not {key for key in action if action[key]} - {"do", "units", "to"}:
            return f"the players ask whether {self.who(action['units'][0])} may move into {action['to']}"
        return self.deed(action)

    def sight(self, start: Json, end: Json) -> str:
        if "unit" in start and "unit" in end:
            return f"{self.who(start['unit'])} looks for {self.who(end['unit'])}"
        if "unit" in start and "hex" in end:
            return f"{self.who(start['unit'])} looks into {end['hex']}"
        if start.keys() == {"hex"} and end.keys() == {"hex"}:
            return f"LOS is traced from {start['hex']} to {end['hex']}"
        if start.keys() == {"hex"} and "unit" in end:
            return f"LOS is traced from {start['hex']} to {self.who(end['unit'])}"
        return f"{NO_STEP} LOS from {json.dumps(start)} to {json.dumps(end)}"

    def attack(self, question: Json) -> str:
        target, by = question["target"], question.get("by", ())
        means = {k: v for k, v in question.items() if k in ("means", "weapons", "firepower") and v}
        word = next((w for w, fields in words.ATTACKS.items() if fields == means), "")
        if word and target in self.names and len(by) == 1:
            return f"{self.who(by[0])} attacks {self.who(target)} with {word}"
        if word and not by:
            where = self.position["units"][target]["hex"] if target in self.names else target
            return f"{word} hits {where}"
        return f"{NO_STEP} {json.dumps(question)}"

    # --- what the reference says ----------------------------------------------------------------

    def claim(self, expectation: Expectation, question: Json) -> str:
        path, value = [str(key) for key in expectation.path], expectation.value
        if expectation.op in ("legal", "illegal"):
            return f"that is {'allowed' if expectation.op == 'legal' else 'not allowed'}"
        if question["ask"] == "state":
            step = self._claim_state(path, value, expectation.op)
        else:
            step = self._claim(question["ask"], path, value, question) if expectation.op == "is" else ""
        claimed = f"{question['ask']} {'.'.join(path)} {expectation.op} {json.dumps(value)}"
        if self.asks(question).startswith(NO_STEP):
            return f"{NO_STEP} {claimed}"
        return step or f"{NO_STEP} {claimed}"

    def _claim(self, ask: str, path: list[str], value: Any, question: Json) -> str:
        match ask, path:
            case "los", ["clear"]:
                return f"the LOS is {'clear' if value else 'blocked'}"
            case "los", ["blocked_at"] if value and value.count("-") < len(PLACES):
                return f"the LOS is blocked at {PLACES[value.count('-')]} {value}"
            case "los", ["hindrance"]:
                return f"the Hindrance is {phrases.signed(value)}"
            case ("may", ["allowed"]) | ("rout", ["legal"]):
                return f"that is {'allowed' if value else 'not allowed'}"
            case "may", ["cost"] if isinstance(value, (int, float)):
                return f"it costs {value:g} MF"
            case "same_location", ["same"]:
                return f"to the question whether they do the answer is {'yes' if value else 'no'}"
            case "attack", _:
                return self._claim_attack(path, value)
            case "wall_advantage", [field]:
                return self._claim_advantage(self.who(question["unit"]), field, value)
            case "concealment", ["concealment_terrain"]:
                return f"it {'counts' if value else 'does not count'} as in Concealment Terrain"
            case "terrain", ["type"]:
                return _claim_terrain(question, value)
        return ""

    def _claim_attack(self, path: list[str], value: Any) -> str:
        match path:
            case ["possible"]:
                return f"the attack is {'possible' if value else 'not possible'}"
            case ["targets", who, "tem"]:
                return f"the TEM of {self.who(who)} is {phrases.signed(value)}"
            case ["targets", who, "hull_down"]:
                return f"{self.who(who)} is {'' if value else 'not '}HD to it"
        return ""

    def _claim_state(self, path: list[str], value: Any, op: str) -> str:
        match path, op:
            case ["counters", one, *_], _ if not self._stands(one):
                return ""  # play has made it, or the engine names it so: the phrases know the set-up alone
            case ["counters", one, "connected"], "contains" | "lacks" if self._stands(value):
                hexes = [self.position["counters"][key]["hex"] for key in (one, value)]
                word = "connected" if op == "contains" else "not connected"
                return f"the trenches in {hexes[0]} and {hexes[1]} are {word}"
            case ["counters", one, "within_capacity"], "is":
                answer, fort = "yes" if value else "no", self.fort(one)
                return f"to the question whether {fort} is within capacity the answer is {answer}"
            case ["counters", one, "entrenchment"], "is":
                answer, fort = "yes" if value else "no", self.fort(one)
                return f"to the question whether {fort} is an entrenchment the answer is {answer}"
            case ["counters", one, "capacity", *_], "is" if isinstance(value, dict):
                return f"{self.fort(one)} has a capacity of {value['squads']:g} squads and {value['smc']} SMC"
            case ["counters", one, "room", side, "squads"], "is":
                return f"{self.fort(one)} has room for {value:g} more {side} squads"
            case ["hexes", name, "overstacked", side], "is":
                return f"the {side} side is overstacked in {name} by {value:g} squads"
        return ""

    def _stands(self, key: Any) -> bool:
        """Whether it is a counter of the set-up."""
        return isinstance(key, str) and key in self.position.get("counters", {})

    def fort(self, key: str) -> str:
        """A Fortification by its kind and hex, as the phrases name it."""
        counter = self.position["counters"][key]
        word = WORDS.get(counter["type"], counter["type"])
        return f"the {word} in {counter['hex']}"

    def _claim_advantage(self, who: str, field: str, value: Any) -> str:
        match field, value:
            case "has", _:
                return f"{who} has {'' if value else 'no '}wall advantage"
            case "may_claim", _:
                return f"{who} may {'' if value else 'not '}claim wall advantage"
            case "may_forfeit", False:
                return f"{who} may not forfeit wall advantage"
            case "must_claim", _:
                return f"the wall advantage of {who} is {'mandatory' if value else 'voluntary'}"
            case "counter_due", _:
                answer = "yes" if value else "no"
                return f"to the question whether {who} must bear a Wall Advan counter the answer is {answer}"
        return ""


def _claim_terrain(question: Json, value: Any) -> str:
    word = next((word for word, kind in words.KINDS_OF_GROUND.items() if kind == value), "")
    return f"{question['hex']} is treated as {word}" if word and question.get("hex") else ""


def _listed_lines(lines: list[str]) -> str:
    return lines[0] if len(lines) == 1 else f"{NO_STEP} {lines}"
