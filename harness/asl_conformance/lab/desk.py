"""What the page works on: one document at a time with its picture, its problems, and who else is at it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from asl_conformance.adapters.reference.problems import problems
from asl_conformance.base.text import clean
from asl_conformance.gherkin.scene import unasked, world_of, write
from asl_conformance.gherkin.vocabulary import StepError
from asl_conformance.lab.board import Picture, said
from asl_conformance.lab.document import Json, Step, Unsound, checked, empty
from asl_conformance.lab.examples import EXAMPLES, example
from asl_conformance.lab.journal import Journal, Shelf
from asl_conformance.lab.link import PREFIX, unlink
from asl_conformance.suite.case import Case, plain

REMEMBERED = 200
"""Changes that another tab is told one by one; one that missed more gets the whole document."""


class Edit(Struct, frozen=True):
    """What a page asks for: steps, and what must be new."""

    steps: tuple[Step, ...]
    label: str = ""
    join: str = ""
    fresh: tuple[tuple[str, ...], ...] = ()
    """Paths that nothing may stand at yet: the ids of new pieces."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page asks to open, one of these; a new board unless any is said."""

    file: str = ""
    example: int | None = None
    case: str = ""
    text: str = ""
    columns: int = 10
    rows: int = 10


class Taken(ValueError):
    """Another tab has put something there meanwhile."""


class Failed(Struct, frozen=True):
    """A case that failed in the result file that was opened."""

    id: str
    name: str
    verdict: str
    clauses: tuple[str, ...]


class Desk:
    """One open document. Everything here runs in the thread of the server."""

    def __init__(self, shelf: Shelf, edition: str, case: Callable[[str], Case | None]) -> None:
        self.shelf, self.edition, self._case = shelf, edition, case
        self.failed: tuple[Failed, ...] = ()
        self._opened = 0
        self._recent: deque[tuple[int, tuple[Step, ...], str]] = deque(maxlen=REMEMBERED)
        self.journal: Journal
        self._picture = Picture()
        self._problems: list[Json] = []
        self.begin()

    def begin(self) -> None:
        """The document that was worked on last, or the first example for who comes for the first time."""
        for path in self.shelf.files():
            try:
                self._take(self.shelf.named(path.name))
            except ValueError:
                continue
            return
        self.open_example(0)

    @property
    def serial(self) -> str:
        """Which document it is; tabs that know another one load anew."""
        return f"{self._opened}"

    def _take(self, journal: Journal) -> None:
        self.journal = journal
        self._opened += 1
        self._recent.clear()
        self._picture = Picture()
        self._draw()

    # --- opening --------------------------------------------------------------------------------

    def open_new(self, name: str, start: Json, origin: str = "") -> None:
        """A new document, or the one that was begun so before; raises Unsound."""
        checked(start)
        known = self.shelf.of_origin(origin, start) if origin else None
        self._take(self.shelf.named(known.name) if known else self.shelf.new(name, start, origin))

    def open_case(self, case: Case, origin: str = "") -> None:
        """A case; what it expects is ticked, as far as ticks can say it."""
        ticks = [
            {"question": one.question, "path": list(one.path), "value": plain(one.value), "op": one.op}
            for one in case.expectations
        ]
        made = {"position": case.position, "actions": case.actions, "questions": case.questions}
        title = case.name.partition(" ")[2] or case.name
        start = empty(**plain(made), ticks=ticks, title=title, requirement=next(iter(case.requirements), ""))
        self.open_new(case.id, start, origin or f"case {case.id}")

    def open_example(self, number: int) -> None:
        """One of the positions to play with."""
        name, start = example(number)
        self.open_new(name, start, f"example {number + 1}")

    def open(self, what: Opening) -> None:
        """What the page asks to open; raises ValueError saying what cannot be opened."""
        if what.file:
            self._take(self.shelf.named(what.file))
        elif what.example is not None:
            self.open_example(what.example % len(EXAMPLES))
        elif what.case:
            case = self._case(what.case)
            if case is None:
                raise Unsound(f"no case {clean(what.case, 80)}")
            self.open_case(case)
        elif what.text:
            self.open_text(what.text)
        else:
            board = {"columns": what.columns, "rows": what.rows}
            self._take(self.shelf.new("new board", empty(position=board)))

    def open_text(self, text: str) -> None:
        """A link, a position or request as JSON, or steps, as somebody pastes them; raises Unsound."""
        if text.strip().startswith(PREFIX):
            self.open_new("from a link", unlink(text), text.strip())
            return
        if text.lstrip().startswith("{"):
            try:
                found = msgspec.json.decode(text.encode())
            except (msgspec.DecodeError, RecursionError) as error:
                raise Unsound(f"that is no JSON: {error}") from None
            found = found.get("params", found)
            if not isinstance(found, dict):
                raise Unsound("a position or a request is due")
            if "position" not in found:
                found = {"position": found}
            known = {key: found[key] for key in ("position", "actions", "questions") if key in found}
            self.open_new("pasted", empty(**known))
            return
        try:
            case = unasked(write(world_of(empty_position()), text.splitlines()), "pasted")
        except StepError as error:
            raise Unsound(str(error)) from error
        self.open_case(case, f"steps {text}")

    # --- changing -------------------------------------------------------------------------------

    def edit(self, edit: Edit) -> None:
        """Do what the page asks for; raises Unsound or Taken and then changes nothing."""
        for path in edit.fresh:
            place: Any = self.journal.document.data
            for key in path:
                place = place.get(key) if isinstance(place, dict) else None
            if place is not None:
                raise Taken(f"there is a {path[-1]} already: another tab has put it there")
        self.journal.change(edit.steps, edit.label, edit.join)
        self._changed(edit.steps, edit.label)

    def say(self, steps: str) -> None:
        """Write steps of the vocabulary into the document: Givens change the position, Whens do and ask.

        Raises Unsound with the line and the nearest phrase.
        """
        whole = self.journal.document.whole
        world = world_of(whole.position)
        try:
            made = unasked(write(world, steps.splitlines()), "said")
        except StepError as error:
            raise Unsound(str(error)) from error
        data = self.journal.document.data
        table: Json = plain(
            {
                "position": made.position,
                "actions": (*whole.actions, *made.actions),
                "questions": (*whole.questions, *made.questions),
            }
        )
        first = len(whole.questions)
        table["ticks"] = data["ticks"] + [
            {
                "question": first + one.question,
                "path": list(one.path),
                "value": plain(one.value),
                "op": one.op,
            }
            for one in made.expectations
        ]
        due = [Step((key,), value) for key, value in table.items() if value != data[key]]
        if due:
            self.edit(Edit(tuple(due), " ".join(steps.split())[:80]))

    def turn(self, way: int) -> bool:
        """Undo (-1) or redo (1); whether there was anything to."""
        document = self.journal.document
        source = document.done if way < 0 else document.undone
        if not source:
            return False
        change = source[-1]
        self.journal.turn(way)
        self._changed(change.back if way < 0 else change.steps, change.label)
        return True

    def _changed(self, steps: Sequence[Step], label: str) -> None:
        self._recent.append((self.journal.document.version, tuple(steps), label))
        self._draw()

    def _draw(self) -> None:
        document = self.journal.document
        self._picture.draw(document.whole.position, document.version)
        self._problems = [one._asdict() for one in problems(document.data["position"], self.edition)]

    # --- telling --------------------------------------------------------------------------------

    def since(self, serial: str, version: int) -> Json:
        """What a page that knows that version of that document has to be told to be up to date."""
        document, journal = self.journal.document, self.journal
        journal.flush()
        found: Json = {
            "serial": self.serial,
            "version": document.version,
            "unkept": journal.trouble,
            "undo": document.done[-1].label or "the last change" if document.done else "",
            "redo": document.undone[-1].label or "the next change" if document.undone else "",
        }
        if serial == self.serial and version == document.version:
            return found
        missed = [(steps, label) for made, steps, label in self._recent if made > version]
        if serial == self.serial and 0 <= document.version - version == len(missed):
            found["steps"] = [step for steps, _ in missed for step in steps]
            found["label"] = missed[-1][1]
            drawn = self._picture.since(version)
        else:
            found |= {"document": document.data, "name": journal.head.name}
            drawn = self._picture.since(-1)
        return found | {
            "drawing": drawn,
            "problems": self._problems,
            "said": said(document.whole.position),
        }


def empty_position() -> Any:
    """A position with nothing on it but a small board."""
    return checked(empty()).position
