"""What the page works on: one document at a time, its picture, its problems, and changes of other tabs."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from asl_conformance.adapters.reference.problems import problems
from asl_conformance.base.text import clean, one_line
from asl_conformance.gherkin.scene import unasked, world_of, write
from asl_conformance.gherkin.vocabulary import StepError
from asl_conformance.lab.board import Picture
from asl_conformance.lab.document import Json, Step, Unsound, checked, empty
from asl_conformance.lab.examples import EXAMPLES, example
from asl_conformance.lab.journal import Journal, Shelf
from asl_conformance.lab.link import unlink
from asl_conformance.suite.case import Case, plain
from asl_conformance.suite.lab_link import PREFIX, document

REMEMBERED = 200
"""Most changes that another tab gets one by one; a tab that missed more gets the whole document."""


class Edit(Struct, frozen=True):
    """A page's edit: steps, and the paths that must be new."""

    steps: tuple[Step, ...]
    label: str = ""
    join: str = ""
    fresh: tuple[tuple[str, ...], ...] = ()
    """Paths that must be empty so far: the ids of new pieces."""


class Opening(Struct, frozen=True, forbid_unknown_fields=True):
    """What a page asks to open: one of these, or nothing for a new board."""

    file: str = ""
    example: int | None = None
    case: str = ""
    text: str = ""
    anew: bool = False
    """The open document as it began; what was changed stays on the shelf."""
    columns: int = 10
    rows: int = 10


class Taken(ValueError):
    """Another tab has meanwhile put something there."""


class Failed(Struct, frozen=True):
    """A failed case of the opened result file."""

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
        self._left: list[Journal] = []
        """Documents opened before that are not all on disk."""
        self._picture = Picture()
        self.begin()

    def begin(self) -> None:
        """Open the document of last time, or the first example at the first start."""
        for path in self.shelf.files():
            try:
                self._take(self.shelf.named(path.name))
            except ValueError:
                continue
            return
        self.open_example(0)

    @property
    def serial(self) -> str:
        """The identity of the document; tabs that know another one reload."""
        return f"{self._opened}"

    def resume(self, serial: int) -> None:
        """Go on under this serial: a page that knows the document by it need not read it again."""
        self._opened = serial

    def _take(self, journal: Journal) -> None:
        if self._opened:
            self._left = [one for one in self.unkept() if one is not journal]
        self.journal = journal
        self._opened += 1
        self._recent.clear()
        self._picture = Picture()
        self._draw()

    # --- opening --------------------------------------------------------------------------------

    def open_new(self, name: str, start: Json, origin: str = "") -> None:
        """Open a new document, or the earlier one with the same start; raises Unsound."""
        checked(start)
        for left in self._left if origin else ():
            if left.head.origin == origin and left.head.start == start:
                self._take(left)
                return
        known = self.shelf.of_origin(origin, start) if origin else None
        self._take(self.shelf.named(known.name) if known else self.shelf.new(name, start, origin))

    def open_case(self, case: Case, origin: str = "") -> None:
        """Open a case; its expectations are ticked, as far as ticks can express them."""
        data = document(case)
        data["ticks"] = [
            tick | {"says": one.prose} for tick, one in zip(data["ticks"], case.expectations, strict=True)
        ]
        self.open_new(case.id, empty(**data), origin or f"case {case.id}")

    def open_example(self, number: int) -> None:
        """Open one of the example positions."""
        name, start = example(number)
        self.open_new(name, start, f"example {number + 1}")

    def open(self, what: Opening) -> None:
        """Open what the page asks for; raises ValueError that says what cannot be opened."""
        if what.file:
            left = next((one for one in self._left if one.path.name == what.file), None)
            self._take(left or self.shelf.named(what.file))
        elif what.example is not None:
            self.open_example(what.example % len(EXAMPLES))
        elif what.case:
            case = self._case(what.case)
            if case is None:
                raise Unsound(f"no case {clean(what.case, 80)}")
            self.open_case(case)
        elif what.text:
            self.open_text(what.text)
        elif what.anew:
            self._take(self.shelf.anew(self.journal.head))
        else:
            board = {"columns": what.columns, "rows": what.rows}
            self._take(self.shelf.new("new board", empty(position=board)))

    def open_text(self, text: str) -> None:
        """Open pasted text: a link, a position or request as JSON, or steps; raises Unsound."""
        if text.strip().startswith(PREFIX):
            self.open_new("from a link", unlink(text), text.strip())
            return
        if text.lstrip().startswith("{"):
            try:
                found = msgspec.json.decode(text.encode())
            except (msgspec.DecodeError, RecursionError) as error:
                raise Unsound(f"that begins like JSON, but is none: {_where(error, text)}") from None
            found = found.get("params", found)
            if not isinstance(found, dict):
                raise Unsound("give a position or a request")
            if "position" not in found:
                found = {"position": found}
            self.open_new("pasted", empty(**{key: found[key] for key in empty() if key in found}))
            return
        try:
            case = unasked(write(world_of(empty_position()), text.splitlines()), "pasted")
        except StepError as error:
            raise Unsound(str(error)) from error
        self.open_case(case, f"steps {text}")

    # --- changing -------------------------------------------------------------------------------

    def edit(self, edit: Edit) -> None:
        """Make the page's edit; raises Unsound or Taken and then changes nothing."""
        for path in edit.fresh:
            place: Any = self.journal.document.data
            for key in path:
                place = place.get(key) if isinstance(place, dict) else None
            if place is not None:
                raise Taken(f"there is already a {path[-1]}: another tab has put it there")
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
                "says": one.prose,
            }
            for one in made.expectations
        ]
        due = [Step((key,), value) for key, value in table.items() if value != data[key]]
        if due:
            self.edit(Edit(tuple(due), " ".join(steps.split())[:80]))

    def turn(self, way: int) -> bool:
        """Undo (-1) or redo (1); returns whether there was a change to undo or redo."""
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

    # --- the shelf ------------------------------------------------------------------------------

    def rename(self, file: str, name: str) -> None:
        """Give a document another name; raises ValueError, and OSError if it cannot be written."""
        if not (name := one_line(name.strip(), 120)):
            raise Unsound("give the document a name")
        here = (one for one in (self.journal, *self._left) if one.path.name == file)
        (next(here, None) or self.shelf.named(file)).rename(name)

    def remove(self, file: str) -> None:
        """Delete a document that is not open; raises ValueError, and OSError if it cannot be deleted."""
        if file == self.journal.path.name:
            raise Unsound("this document is open: open another one, then delete it")
        if file not in {one.path.name for one in self._left}:
            self.shelf.named(file)
        (self.shelf.folder / file).unlink(missing_ok=True)
        self._left = [one for one in self._left if one.path.name != file]

    # --- telling --------------------------------------------------------------------------------

    def unkept(self) -> list[Journal]:
        """Write what is not on disk; the documents of which something still is not, the open one last."""
        for journal in (*self._left, self.journal):
            journal.flush()
        return [one for one in (*self._left, self.journal) if one.unkept]

    def listed(self) -> list[Json]:
        """File, name and last change of each document; those that are not all on disk first."""
        left = [{"file": one.path.name, "name": one.head.name} for one in self._left]
        known = {one["file"] for one in left}
        return [*left, *(one for one in self.shelf.listed() if one["file"] not in known)]

    def problems(self) -> Json:
        """What the rules do not allow in the position, each with its place and clause, and the version asked.

        A page asks after it has drawn a change: the picture does not wait for the rules.
        """
        document = self.journal.document
        found = [one._asdict() for one in problems(document.data["position"], self.edition)]
        return {"serial": self.serial, "version": document.version, "problems": found}

    def since(self, serial: str, version: int) -> Json:
        """The update for a page that knows that version of that document."""
        document, journal, unkept = self.journal.document, self.journal, self.unkept()
        found: Json = {
            "serial": self.serial,
            "version": document.version,
            "file": journal.path.name,
            "name": journal.head.name,
            "unkept": unkept[-1].trouble if unkept else "",
            "due": sum(one.unkept for one in unkept),
            "undo": document.done[-1].label or "the last change" if document.done else "",
            "changed": bool(journal.head.origin and document.done),
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
            found |= {"document": document.data}
            drawn = self._picture.since(-1)
        return found | {
            "drawing": drawn,
            "said": self._picture.in_words(document.whole.position),
        }


def _where(error: Exception, text: str) -> str:
    """Where a text stops being JSON."""
    if found := re.search(r"\(byte (\d+)\)", str(error)):
        before = text.encode()[: int(found[1])].decode(errors="ignore")
        return f"look at line {before.count(chr(10)) + 1}, after {before[-20:].strip()!r}"
    return "it ends too early" if "truncated" in str(error) else "its brackets are nested too deeply"


def empty_position() -> Any:
    """A position with only a small empty board."""
    return checked(empty()).position
