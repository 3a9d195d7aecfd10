"""The world a scenario writes into: a position, actions, questions and expectations, then a Case."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from asl_conformance.gherkin.vocabulary import StepError
from asl_conformance.protocol import questions as q
from asl_conformance.protocol.actions import Action, AnyAction
from asl_conformance.protocol.answers import ANSWERS
from asl_conformance.protocol.nearest import astray
from asl_conformance.protocol.position import Position
from asl_conformance.suite.case import Case, Expectation

_HEX = re.compile(r"([A-Z]{1,2})(\d{1,2})")


def hex_order(name: str) -> tuple[int, int]:
    """The order in which hexsides and vertices name their hexes: by column, then by row."""
    match = _HEX.fullmatch(name)
    if match is None:
        raise StepError(f"{name!r} is not a hex; hexes are named like F5 or AA10")
    letters, row = match.groups()
    return 26 * (len(letters) - 1) + ord(letters[0]), int(row)


class World:
    """A case under construction. Steps write here and never see an answer."""

    def __init__(self) -> None:
        self.fields: dict[str, Any] = {}
        self.hexes: dict[str, dict[str, Any]] = {}
        self.hexsides: dict[str, dict[str, Any]] = {}
        self.sides: dict[str, dict[str, Any]] = {}
        self.units: dict[str, dict[str, Any]] = {}
        self.counters: dict[str, dict[str, Any]] = {}
        self.actions: list[Action] = []
        self.questions: list[q.Question] = []
        self.expectations: list[Expectation] = []
        self.prose: list[str] = []
        self.line = 0
        self.text = ""
        self.folder: Path | None = None
        """The folder of the scenario's feature."""
        self.root: Path | None = None
        """The folder of its suite; every file that it names has to be inside. Default: ``folder``."""
        self.subject = ""
        """The unit that acted or was named last: what ``it`` means."""
        self._asked: list[int] = []
        self.as_given = False
        """Whether the scenario says that its claims are true before the actions."""

    def begin(self, keyword: str, text: str, line: int) -> None:
        """Begin the next step: its keyword as written, its text and its line."""
        self.text, self.line = text, line
        self.prose.append(f"{keyword} {text}")

    def file(self, name: str) -> Path:
        """A file beside the feature; raises StepError if it lies outside its suite, or a link leads there."""
        folder = (self.folder or Path()).resolve()
        path = (folder / name).resolve()
        if not path.is_relative_to(self.root or folder):
            where = "outside the suite" if self.root else "not beside the feature"
            raise StepError(f"{name} is {where}: a file has to be in that folder or below it")
        return path

    # what stands on the board

    def set(self, **fields: Any) -> None:
        """Set fields of the position itself: phase, turn_of, board, water ..."""
        self.fields.update(fields)

    def ground(self, name: str, **fields: Any) -> None:
        """Set fields of a hex; its other fields stay."""
        self.hexes.setdefault(name, {}).update(fields)

    def edge(self, first: str, second: str, **fields: Any) -> None:
        """Set fields of the hexside between two hexes."""
        name = "-".join(sorted((first, second), key=hex_order))
        self.hexsides.setdefault(name, {}).update(fields)

    def side(self, name: str, **fields: Any) -> None:
        """Set fields of a side's OB."""
        self.sides.setdefault(name, {}).update(fields)

    def put_unit(self, name: str, **fields: Any) -> str:
        """Put a unit on the board; an id that is already used is an error."""
        self._new(name)
        self.units[name] = fields
        return name

    def put_counter(self, name: str, **fields: Any) -> str:
        """Put a counter on the board; an id that is already used is an error."""
        self._new(name)
        self.counters[name] = fields
        return name

    def _new(self, name: str) -> None:
        if name in self.units or name in self.counters:
            raise StepError(f"there is already a {name}; give the second one a name of its own")

    def thing(self, name: str) -> dict[str, Any]:
        """The fields of a unit or counter on the board."""
        for table in (self.units, self.counters):
            if name in table:
                return table[name]
        raise StepError(f"nothing on the board is called {name!r}; names: {self._named()}")

    def add(self, name: str, field: str, *words: str) -> None:
        """Add words to a list field (status, done, beneath ...) of a unit or counter."""
        fields = self.thing(name)
        fields[field] = tuple(sorted({*fields.get(field, ()), *words}))

    def counter_in(self, hex_name: str, *types: str) -> str:
        """The id of the counter of one of these types in the hex."""
        for name, fields in self.counters.items():
            if fields["hex"] == hex_name and fields["type"] in types:
                return name
        raise StepError(f"{hex_name} holds no {' or '.join(types)}")

    def fresh(self, stem: str) -> str:
        """An id that is not taken yet: the stem itself or the stem and a number."""
        number, name = 1, stem
        while name in self.units or name in self.counters:
            number += 1
            name = f"{stem} {number}"
        return name

    def _named(self) -> str:
        return ", ".join([*self.units, *self.counters]) or "none"

    # what is done and asked

    def act(self, action: Action) -> None:
        """Append an action."""
        self.actions.append(action)

    def ask(self, *questions: q.Question) -> None:
        """Ask questions; the following Thens are about the answers to all of them."""
        for question in questions:
            if question not in self.questions:
                self.questions.append(question)
        self._asked = [self.questions.index(question) for question in questions]

    def rout(self, unit: str, step: Action) -> None:
        """Add an expenditure to a unit's declared rout, which is asked as one question."""
        for index, question in enumerate(self.questions):
            if isinstance(question, q.RoutQuestion) and question.unit == unit:
                self.questions[index] = q.RoutQuestion(unit, (*question.steps, _checked(step)))
                self._asked = [index]
                return
        self.ask(q.RoutQuestion(unit, (_checked(step),)))

    @property
    def routing(self) -> bool:
        """Whether the Thens are about a declared rout."""
        return bool(self._asked) and isinstance(self.questions[self._asked[0]], q.RoutQuestion)

    def who(self, name: str) -> str:
        """The id that a name in a step means; ``it`` is the unit that acted last."""
        if name in ("it", "It"):
            if not self.subject:
                raise StepError(f"{self.text!r}: no unit acted yet, so 'it' has no meaning")
            return self.subject
        if name not in {getattr(action, "id", "") for action in self.actions}:  # set up in the When
            self.thing(name)
        self.subject = name
        return name

    def asked(self, *kinds: type[q.Question]) -> q.Question:
        """The question that the Thens are about; raises StepError unless it is one of the kinds."""
        if not self._asked:
            raise StepError(f"nothing was asked: {self.text!r} needs a question in the When")
        question = self.questions[self._asked[0]]
        if kinds and not isinstance(question, kinds):
            wanted = " or ".join(k.__name__ for k in kinds)
            raise StepError(
                f"{self.text!r} is about a {wanted} question, not about {type(question).__name__}"
            )
        return question

    # what the rulebook says

    def expect(self, *path: str | int, op: str = "is", value: Any = None) -> None:
        """Expect something of the answer to the question asked."""
        self.asked()
        for index in self._asked:
            self.claim(index, path, op, value)

    def expect_state(self, *path: str | int, op: str = "is", value: Any = None) -> None:
        """Expect something of the state after the actions, whatever else was asked."""
        state = q.State()
        if state not in self.questions:
            self.questions.append(state)
        self.claim(self.questions.index(state), path, op, value)

    def expect_play(self, op: str, value: Any = None) -> None:
        """Expect the actions to be ``legal``, or ``illegal`` at the last one; likewise for a rout."""
        if self.routing:
            self.expect("legal", value=op == "legal")
            return
        if not self.actions:
            raise StepError(f"{self.text!r} is about an action, but the When has none")
        if not self.questions:
            self.questions.append(q.State())
        if op == "illegal" and value is None:
            value = len(self.actions) - 1
        self.claim(0, (), op, value)

    def claim(self, question: int, path: tuple[str | int, ...], op: str, value: Any) -> None:
        """Append an expectation for the question with this index; its value is stored as plain JSON.

        Raises StepError if answers to the question have no such path.
        """
        plain = msgspec.json.decode(msgspec.json.encode(value))
        asked = q.question_name(self.questions[question])
        within = plain if op in ("has", "has_no") else ()
        for way in (path, *((*path, 0, field) for field in within)):
            if strange := _astray(asked, way):
                raise StepError(f"{self.text!r} reads answers to {asked}: {strange}")
        self.expectations.append(
            Expectation(self.text, question, path, op, plain, self.line)  # type: ignore[arg-type]
        )

    # the case

    def position(self) -> Position:
        """The position so far; raises StepError that names the field unknown to the protocol."""
        table: dict[str, Any] = {**self.fields}
        for name in ("hexes", "hexsides", "sides", "units", "counters"):
            part: Mapping[str, dict[str, Any]] = getattr(self, name)
            table[name] = {
                key: {k: v for k, v in fields.items() if v is not None} for key, fields in part.items()
            }
        try:
            return msgspec.convert(table, Position)
        except msgspec.ValidationError as error:
            raise StepError(f"the position is malformed: {error}") from error

    def case(self, **identity: Any) -> Case:
        """The finished case; raises StepError if nothing is asked or expected."""
        if not self.expectations:
            raise StepError("the scenario expects nothing; it needs a Then")
        blocked = {e.question for e in self.expectations if e.path == ("clear",) and e.value is False}
        for claim in self.expectations:
            if claim.path == ("hindrance",) and claim.question in blocked:
                raise StepError(f"{claim.prose!r}: a blocked LOS has no Hindrance; remove one of the two")
        return Case(
            position=self.position(),
            actions=tuple(_checked(a) for a in self.actions),
            questions=tuple(_checked_question(x) for x in self.questions),
            expectations=tuple(self.expectations),
            prose=tuple(self.prose),
            **identity,
        )


@cache
def _astray(asked: str, way: tuple[str | int, ...]) -> str:
    return astray(ANSWERS[asked], way)


def _checked(action: Action) -> AnyAction:
    try:
        return msgspec.convert(msgspec.to_builtins(action), AnyAction)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise StepError(f"the action {action!r} is malformed: {error}") from error


def _checked_question(question: q.Question) -> q.AnyQuestion:
    try:
        return msgspec.convert(msgspec.to_builtins(question), q.AnyQuestion)  # type: ignore[no-any-return]
    except msgspec.ValidationError as error:
        raise StepError(f"the question {question!r} is malformed: {error}") from error


__all__ = ["World", "hex_order"]
