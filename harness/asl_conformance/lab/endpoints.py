"""The lab's endpoints: a table of functions, JSON in, status and bytes out, for any door that calls them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from asl_conformance.adapters.reference.problems import ridden
from asl_conformance.adapters.reference.sight import seen_from
from asl_conformance.drawing.svg import document as svg_document
from asl_conformance.drawing.svg import draw, marks
from asl_conformance.drawing.svg.legend import legend
from asl_conformance.drawing.svg.marks import NONE as NO_MARKS
from asl_conformance.gherkin.words import PERSONNEL
from asl_conformance.lab import forms
from asl_conformance.lab.aside import Aside
from asl_conformance.lab.asking import Column, Engines, case_of
from asl_conformance.lab.board import Picture, after, moved
from asl_conformance.lab.desk import Desk, Edit, Opening, Taken
from asl_conformance.lab.document import Json, Whole
from asl_conformance.lab.examples import EXAMPLES
from asl_conformance.lab.explaining import Explainer
from asl_conformance.lab.home import Home
from asl_conformance.lab.journal import Shelf
from asl_conformance.lab.keeping import Kept, NotKept
from asl_conformance.lab.replies import JSON, Reply, json_reply, refusal
from asl_conformance.lab.requests import (
    Asking,
    Keeping,
    Named,
    Playing,
    Saying,
    Searching,
    Shelved,
    Trying,
    Turning,
    Viewing,
    W,
    Where,
)
from asl_conformance.lab.wording import vehicles
from asl_conformance.protocol.position import Position
from asl_conformance.protocol.questions import State
from asl_conformance.suite.case import NO_READINGS, Case, plain, request_params
from asl_conformance.suite.editions import BASES, DEFAULT, in_force, switches
from asl_conformance.suite.lab_link import link
from asl_conformance.suite.readings import checked

FAR = 40
"""Longest range of a view of all hexes seen, in hexes."""


class Lab:
    """Everything that the page may ask for."""

    def __init__(
        self,
        shelf: Shelf,
        engines: Engines,
        editions: Sequence[str],
        explainer: Explainer,
        home: Home,
        aside: Aside,
        following: Mapping[str, str] = NO_READINGS,
    ) -> None:
        self.engines, self.editions, self.explainer, self.home = engines, tuple(editions), explainer, home
        self.following, self.aside = dict(following), aside
        self.desk = Desk(shelf, self.editions[0], explainer.case)

        self.calls: Mapping[str, Callable[[Any], Awaitable[Any]]] = {
            "since": self.since, "edit": self.edit, "turn": self.turn, "say": self.say, "open": self.open,
            "rename": self.rename, "remove": self.remove, "files": self.files, "legend": self.legend,
            "problems": self.problems,
            "ask": self.ask, "seen": self.seen, "after": self.after, "played": self.played,
            "attempt": self.attempt,
            "explain": self.explain,
            "requirements": self.requirements, "readings": self.readings,
            "draft": self.draft, "keep": self.keep,
        }  # fmt: skip
        """The requests of the page by name, each from a JSON object to a value."""

    async def answer(self, name: str, body: bytes) -> Reply:
        """The reply to the request of that name with that JSON."""
        if name not in self.calls:
            return refusal(404, "there is no such request")
        return await json_reply(self.calls[name], body)

    def close(self) -> None:
        """End every engine, and what runs aside."""
        self.engines.close()
        self.aside.close()

    def boot(self) -> Reply:
        """Everything that a page needs once."""
        body = msgspec.json.encode(
            {
                "protocol": forms.definitions_of_protocol(),
                "symbols": forms.symbols(),
                "colours": forms.colours(),
                "engines": list(self.engines.named),
                "offered": [*self.engines.offered, *self.engines.wrong],
                "personnel": list(PERSONNEL.values()),
                "ridden": sorted(ridden()),
                "editions": list(dict.fromkeys((*self.editions, *BASES))),
                "chosen": list(self.editions),
                "errata": list(switches()),
                "following": self.following,
                "examples": [[one.name, one.text] for one in EXAMPLES],
                "failed": self.desk.failed,
                "folder": str(self.desk.shelf.folder),
                "suite": str(self.home.folder),
                "now": self.desk.since("", -1),
            }
        )
        return Reply(200, JSON, body)

    async def since(self, body: Any) -> Any:
        """What has changed since the version that a page knows."""
        return self._since(msgspec.convert(body, Where))

    def _since(self, where: Where) -> Json:
        return self.desk.since(where.serial, where.version)

    async def edit(self, body: Any) -> Any:
        """Change the document."""
        where = self._same(msgspec.convert(body, Where))
        self.desk.edit(msgspec.convert(body, Edit))
        return self._since(where)

    async def turn(self, body: Any) -> Any:
        """Undo or redo."""
        turning = self._same(msgspec.convert(body, Turning))
        self.desk.turn(turning.way)
        return self._since(turning)

    async def say(self, body: Any) -> Any:
        """Steps of the vocabulary."""
        saying = self._same(msgspec.convert(body, Saying))
        self.desk.say(saying.steps)
        return self._since(saying)

    async def open(self, body: Any) -> Any:
        """Open something else."""
        self.desk.open(msgspec.convert(body.get("what"), Opening))
        self.aside.later(self.make_ready)
        return self._since(Where())

    async def rename(self, body: Any) -> Any:
        """Give a document another name."""
        shelved = msgspec.convert(body, Shelved)
        self.desk.rename(shelved.file, shelved.name)
        return self.desk.listed()

    async def remove(self, body: Any) -> Any:
        """Delete a document that is not open."""
        self.desk.remove(msgspec.convert(body, Shelved).file)
        return self.desk.listed()

    async def files(self, body: Any) -> Any:
        """All documents."""
        return self.desk.listed()

    async def legend(self, body: Any) -> Any:
        """What the marks on the board of a moment mean: swatches, each with its words."""
        playing = msgspec.convert(body, Playing)
        position = await self._moment(playing.done, playing.edition or self.editions[0])
        return [[entry.swatch, entry.text] for entry in legend(position, NO_MARKS)]

    async def problems(self, body: Any) -> Any:
        """What the rules do not allow in the document's position."""
        return self.desk.problems()

    def make_ready(self) -> None:
        """Load in advance what the first view of all hexes needs on a board of this size."""
        columns, rows = self._whole.position.columns, self._whole.position.rows
        seen_from({"columns": columns, "rows": rows}, DEFAULT, None, min(FAR, max(columns, rows)))("A1")

    def _same(self, where: W) -> W:
        """Refuse a request from a page that knows another document."""
        if where.serial != self.desk.serial:
            raise Taken("another position was opened meanwhile, in another tab")
        return where

    @property
    def _whole(self) -> Whole:
        return self.desk.journal.document.whole

    async def ask(self, body: Any) -> Any:
        """One column: one engine in one edition."""
        asking = msgspec.convert(body, Asking)
        return await self._column(asking)

    async def _column(self, asking: Asking) -> Column:
        in_force(asking.edition)
        for name, choice in asking.readings.items():
            checked(name, choice)
        whole = self._whole
        if asking.questions is not None:
            whole = msgspec.structs.replace(whole, questions=asking.questions, ticks=())
        if asking.done is not None and asking.done < len(whole.actions):
            whole = msgspec.structs.replace(whole, actions=whole.actions[: max(0, asking.done)], ticks=())
        return await self._asked(whole, asking)

    async def _asked(self, whole: Whole, asking: Asking) -> Column:
        """What the engine says about the document, aside."""
        case = case_of(whole)
        self.engines.seat(asking.engine)
        ask = partial(self.engines.ask, asking.engine, asking.edition, case, asking.readings)
        return await self.aside.run(ask, asking.engine)

    async def seen(self, body: Any) -> Any:
        """The hexes seen from a hex, each with its Hindrance, by the reference."""
        viewing = msgspec.convert(body, Viewing)
        position: Json = plain(await self._moment(viewing.done, viewing.edition))
        far = min(FAR, max(self._whole.position.columns, self._whole.position.rows))
        look = await self.aside.run(partial(_look, position, viewing, far))
        return {"hex": viewing.hex, "edition": viewing.edition, "seen": look}

    async def after(self, body: Any) -> Any:
        """The board after some of the actions, or why an action is refused."""
        playing = msgspec.convert(body, Playing)
        done, edition = max(0, playing.done), playing.edition or self.editions[0]
        column = await self._column(self._state(edition, done))
        if column.failure or column.outcomes[0]["kind"] != "answer":
            return {"failure": column.failure, "outcome": next(iter(column.outcomes), None)}
        position = self._shown(done, column)
        picture = Picture()
        picture.draw(position, 0)
        return {"drawing": picture.since(-1), "position": position, "outcome": column.outcomes[0]}

    def _shown(self, done: int, column: Column) -> Position:
        """The position after so many actions, by a column with the state then."""
        whole = self._whole
        return after(whole.position, whole.actions[:done], column.outcomes[0]["answer"])

    async def _moment(self, done: int, edition: str) -> Position:
        """The position after so many actions; the last one that there is, if an action is refused."""
        for count in range(min(done, len(self._whole.actions)), 0, -1):
            column = await self._column(self._state(edition, count))
            if not column.failure and column.outcomes[0]["kind"] == "answer":
                return self._shown(count, column)
        return self._whole.position

    async def attempt(self, body: Any) -> Any:
        """Whether an action may follow so many of the document's; the document does not change."""
        trying, whole = msgspec.convert(body, Trying), self._whole
        actions = (*whole.actions[: max(0, trying.done)], trying.action)
        asking = self._state(self.editions[0], 0)
        tried = msgspec.structs.replace(whole, actions=actions, questions=asking.questions or (), ticks=())
        column = await self._asked(tried, asking)
        if not column.outcomes:
            return {"kind": "failure", "why": column.failure, "clauses": []}
        return {key: column.outcomes[0][key] for key in ("kind", "why", "clauses")}

    def _state(self, edition: str, done: int) -> Asking:
        """The request to the reference for the state after so many actions."""
        return Asking(self.engines.named[0], edition, questions=(State(),), done=done)

    async def played(self, body: Any) -> Any:
        """Every action in order: the state after it, or why it is refused."""
        whole, found = self._whole, []
        driven = vehicles(whole.position)
        edition = msgspec.convert(body, Playing).edition or self.editions[0]
        before: Any = {}
        for done in range(len(whole.actions) + 1):
            column = await self._column(self._state(edition, done))
            outcome: Any = next(
                iter(column.outcomes), {"kind": "failure", "why": column.failure, "clauses": []}
            )
            state: Any = outcome.get("answer") or {}
            if done:
                verdict = {key: outcome[key] for key in ("kind", "why", "clauses")}
                found.append(verdict | {"changes": moved(before, state, driven) if state else []})
            if not state:
                break
            before = state
        return found

    async def explain(self, body: Any) -> Any:
        """A clause, requirement or word."""
        return await self.aside.run(partial(self.explainer.explain, msgspec.convert(body, Named).name[:80]))

    async def requirements(self, body: Any) -> Any:
        """Requirements that contain some words."""
        return forms.requirements(msgspec.convert(body, Searching).words[:120])

    async def readings(self, body: Any) -> Any:
        """Choices of contested readings that contain some words."""
        return forms.readings(msgspec.convert(body, Searching).words[:120])

    def _taken(self) -> set[str]:
        return {case.id for case in self.explainer.cases} | self.home.ids()

    async def draft(self, body: Any) -> Any:
        """The document as a scenario, or what is still missing."""
        whole = self._whole
        try:
            return await self.aside.run(lambda: self.home.draft(whole, self._taken()))
        except NotKept as error:
            return {"trouble": str(error)}

    async def keep(self, body: Any) -> Any:
        """Keep a scenario."""
        keeping = msgspec.convert(body, Keeping)
        whole = msgspec.structs.replace(self._whole, requirement=keeping.requirement)
        return await self.aside.run(partial(self._keep, keeping.text, whole))

    def _keep(self, text: str, whole: Whole) -> Kept:
        kept = self.home.keep(text, whole, self._taken(), self.explainer.cases)
        self.explainer.forget()
        return kept

    async def export(self, name: str, edition: str = "") -> Reply:
        """The document as a file: position.json, request.jsonl, board.svg, link.txt."""
        whole, edition = self._whole, edition or self.editions[0]
        made: dict[str, Callable[[], bytes]] = {
            "position.json": lambda: msgspec.json.format(
                msgspec.json.encode(plain(whole.position)), indent=1
            ),
            "request.jsonl": lambda: _request(case_of(whole), edition),
            "board.svg": lambda: _picture(whole).encode(),
            "link.txt": lambda: link(self.desk.journal.document.data).encode(),
        }
        if name not in made:
            return refusal(404, "no such export")
        data = await self.aside.run(made[name])
        kind = "image/svg+xml" if name.endswith(".svg") else "text/plain"
        return Reply(200, kind, data)


def _look(position: Json, viewing: Viewing, far: int) -> dict[str, int]:
    return seen_from(position, viewing.edition, None, far)(viewing.hex)


def _request(case: Case, edition: str) -> bytes:
    line = {"jsonrpc": "2.0", "id": 1, "method": "evaluate", "params": request_params(case, edition)}
    return msgspec.json.encode(line) + b"\n"


def _picture(whole: Whole) -> str:
    case = case_of(whole)
    return svg_document(draw(whole.position, marks(case, ())), title=whole.title)
