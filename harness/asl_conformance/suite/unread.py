"""Cases of a compiled suite that are decoded when they are asked for: a few of them, or all."""

from __future__ import annotations

import gc
from collections.abc import Callable, Container, Iterator, Sequence
from typing import overload

import msgspec
from msgspec import Raw, Struct, structs

from asl_conformance.base.keeping import uncollected
from asl_conformance.protocol.actions import AnyAction
from asl_conformance.protocol.questions import AnyQuestion
from asl_conformance.suite.case import Case, Derivation, Expectation, Suite

_DECODER = msgspec.msgpack.Decoder(Case)


class _Own(Struct, frozen=True, gc=False):
    """The fields of a derived case that are its own; the others are those of its parent."""

    id: str
    name: str
    questions: tuple[AnyQuestion, ...]
    expectations: tuple[Expectation, ...]
    derived: Derivation
    actions: tuple[AnyAction, ...] = ()


_OWN_DECODER = msgspec.msgpack.Decoder(_Own)


class Head(Struct, frozen=True, gc=False, array_like=True):
    """The fields of a case by which commands select it."""

    id: str
    name: str
    feature: str
    tags: tuple[str, ...]
    requirements: tuple[str, ...]
    clauses: tuple[str, ...]
    derived: Derivation


class Unread(Sequence[Case]):
    """Cases with their heads. Each is decoded once."""

    def __init__(
        self, heads: Callable[[], Sequence[Head]], encoded: Sequence[Raw], parents: Sequence[Case] = ()
    ) -> None:
        """``heads``: makes the heads when they are asked for. ``parents``: the cases that these are derived
        from; once all are decoded, they share position and prose.
        """
        self._parents = parents
        self._heads = heads
        self._encoded = encoded
        self._read: tuple[Case, ...] | None = None

    def __len__(self) -> int:
        return len(self._encoded if self._read is None else self._read)

    @property
    def heads(self) -> Sequence[Head | Case]:
        """The heads of the cases, or the cases themselves once they are decoded."""
        return self._heads() if self._read is None else self._read

    @overload
    def __getitem__(self, index: int) -> Case: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Case, ...]: ...
    def __getitem__(self, index: int | slice) -> Case | tuple[Case, ...]:
        return self._all()[index]

    def __iter__(self) -> Iterator[Case]:
        return iter(self._all())

    def __eq__(self, other: object) -> bool:
        """Whether the other is a sequence of the same cases."""
        return isinstance(other, tuple | Unread) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]  # as cases, which have dicts

    def picked(self, ids: Container[str]) -> tuple[Case, ...]:
        """The cases with these ids, in their order; no other is decoded."""
        if self._read is not None:
            return tuple(case for case in self._read if case.id in ids)
        pairs = zip(self._heads(), self._encoded, strict=True)
        return tuple(_DECODER.decode(case) for one, case in pairs if one.id in ids)

    def _all(self) -> tuple[Case, ...]:
        if self._read is None:
            with uncollected():  # a million objects that all stay: collecting garbage would double the time
                self._read = tuple(self._decoded())
                gc.freeze()  # the collector passes over them from now on
            self._encoded, self._heads, self._parents = (), tuple, ()
        return self._read

    def _decoded(self) -> Iterator[Case]:
        if not self._parents:
            return map(_DECODER.decode, self._encoded)
        known = {case.id: case for case in self._parents}
        own = map(_OWN_DECODER.decode, self._encoded)
        return (structs.replace(known[one.id.partition("~")[0]], **structs.asdict(one)) for one in own)


def head(case: Case) -> Head:
    """The head of a case."""
    return Head(
        case.id, case.name, case.feature, case.tags, case.requirements, case.clauses, case.derived
    )  # fmt: skip


def heads_of(cases: Sequence[Case]) -> Sequence[Head | Case]:
    """The heads of cases, or the cases themselves if they are decoded."""
    return cases.heads if isinstance(cases, Unread) else cases


def picked(suite: Suite, heads: Sequence[Head | Case]) -> tuple[Case, ...]:
    """The cases of the suite with these heads."""
    if len(heads) == suite.count:
        return suite.all
    ids = {one.id for one in heads}
    parts = (suite.cases, suite.derived)
    return tuple(
        case
        for part in parts
        for case in (part.picked(ids) if isinstance(part, Unread) else (c for c in part if c.id in ids))
    )
