"""The document: a position, actions, questions and expectations; every change can be undone.

A change is a list of steps, each a path of keys and the new value at that path; a step
without a value removes what is there.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from asl_conformance.lab.plainly import in_words
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import AnyQuestion

Json = dict[str, Any]


class Step(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One path in the document and its new value."""

    path: tuple[str, ...]
    value: Any = UNSET


class Change(Struct, frozen=True, omit_defaults=True):
    """Steps done together, and the steps that undo them."""

    label: str
    steps: tuple[Step, ...]
    back: tuple[Step, ...]
    join: str = ""
    """Consecutive changes with the same value are undone together: the strokes of a brush."""


class Tick(Struct, frozen=True, forbid_unknown_fields=True):
    """One expectation, of a case or ticked by the user."""

    question: int
    path: tuple[str | int, ...]
    value: Any
    op: str = "is"
    says: str = ""
    """The step of the case that expects it; several may be of one step."""


class Whole(Struct, frozen=True, forbid_unknown_fields=True):
    """A document in the types of the protocol."""

    position: Position
    actions: tuple[AnyAction, ...]
    questions: tuple[AnyQuestion, ...]
    ticks: tuple[Tick, ...]
    title: str
    requirement: str


class Unsound(ValueError):
    """A change that would make the document invalid; the text names the place."""


def empty(**fields: Any) -> Json:
    """An empty document, except for the fields given."""
    blank: Json = {"position": {"columns": 10, "rows": 10}, "actions": [], "questions": [], "ticks": []}
    return blank | {"title": "", "requirement": ""} | fields


def checked(data: Json) -> Whole:
    """The document in its types; raises Unsound that names the field that breaks the protocol."""
    try:
        return msgspec.convert(data, Whole)
    except msgspec.ValidationError as error:
        raise Unsound(in_words(str(error))) from None


class Document:
    """A document and every change made to it. ``version`` counts changes, including undo and redo."""

    def __init__(self, start: Json) -> None:
        self.data: Json = deepcopy(start)
        self.whole = checked(self.data)
        self.version = 0
        self.done: list[Change] = []
        self.undone: list[Change] = []

    def change(self, steps: Sequence[Step], label: str, join: str = "") -> Change:
        """Do the steps; raises Unsound, and changes nothing, if they cannot be done."""
        data, back = self.data, list[Step]()
        for step in steps:
            data, undoing = _put(data, step)
            back += undoing
        whole = checked(data)
        made = Change(label, tuple(steps), tuple(reversed(back)), join)
        self.data, self.whole = data, whole
        self.version += 1
        self.undone.clear()
        last = self.done[-1] if self.done else None
        if join and last is not None and last.join == join:
            self.done[-1] = Change(label, (*last.steps, *made.steps), (*made.back, *last.back), join)
        else:
            self.done.append(made)
        return made

    def undo(self) -> Change | None:
        """Undo the last change; None if there is none."""
        return self._turn(self.done, self.undone, back=True)

    def redo(self) -> Change | None:
        """Redo the change that was undone last; None if there is none."""
        return self._turn(self.undone, self.done, back=False)

    def _turn(self, source: list[Change], target: list[Change], *, back: bool) -> Change | None:
        if not source:
            return None
        change = source.pop()
        data = self.data
        for step in change.back if back else change.steps:
            data, _ = _put(data, step)
        self.data, self.whole = data, checked(data)
        target.append(change)
        self.version += 1
        return change


def _put(data: Json, step: Step) -> tuple[Json, list[Step]]:
    """The document after one step, and the steps that undo it.

    Only what lies on the path is copied; everything else is shared with the document before.
    """
    if not step.path:
        raise Unsound("the path is missing: the place in the document that changes")
    after, made = dict(data), 0
    place = after
    for depth, key in enumerate(step.path[:-1]):
        found = place.get(key, UNSET)
        if found is UNSET:
            if step.value is UNSET:
                return data, []
            made = made or depth + 1
            found = {}
        if not isinstance(found, dict):
            raise Unsound(f"{'.'.join(step.path[: depth + 1])}: is a list or value; change it as a whole")
        place[key] = dict(found)
        place = place[key]
    key = step.path[-1]
    before: Any | UnsetType = place.get(key, UNSET)
    if step.value is UNSET:
        place.pop(key, None)
    else:
        place[key] = step.value
    return after, [Step(step.path[:made]) if made else Step(step.path, before)]
