"""Explanations of clauses and words, for the page; the suite is read when it is first needed."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.adapters.reference.parts import implementations
from asl_conformance.adapters.reference.sight import seen_from
from asl_conformance.gherkin.kept import load_cases
from asl_conformance.report import words
from asl_conformance.report.explain import Known, UnknownName
from asl_conformance.report.explain import explain as sections
from asl_conformance.report.fields import find
from asl_conformance.report.shown import shown_by
from asl_conformance.suite import names, readings
from asl_conformance.suite.case import Case
from asl_conformance.suite.places import SuiteError, import_step_definitions
from asl_conformance.suite.registry import load

Json = dict[str, Any]


class Explainer:
    """Explains names; ``cases``: the cases of the suite."""

    def __init__(self, load_suite: Callable[[], Sequence[Case]] = lambda: load_cases().all) -> None:
        self._load, self._lock = load_suite, threading.Lock()
        self._cases: tuple[Case, ...] | None = None
        self._places: Mapping[str, Sequence[str]] = {}

    @property
    def cases(self) -> tuple[Case, ...]:
        """All cases of the suite, read once."""
        with self._lock:
            if self._cases is None:
                try:
                    self._cases = tuple(self._load())
                except SuiteError:  # the lab does without it
                    self._cases = ()
            return self._cases

    def forget(self) -> None:
        """Read the suite again when it is needed next."""
        with self._lock:
            self._cases = None

    def case(self, name: str) -> Case | None:
        """The case of that id, today's or former, or the first of that outline."""
        now = names.load().now(name)
        exact = [case for case in self.cases if case.id == now]
        return next(iter(exact or [c for c in self.cases if c.id.partition("/")[0] == now]), None)

    def explain(self, name: str) -> list[Json]:
        """Sections of title and lines; raises ValueError if nothing has that name."""
        if found := find(name):
            shown = shown_by(self.cases)
            parts = words.sections(found, lambda use: shown.get(use, ""))
        else:
            self._places = self._places or implementations()
            known = Known(
                load(), self.cases, implemented=self._places, now=names.load().now, readings=readings.load()
            )
            try:
                parts = sections(name, known)
            except UnknownName as error:
                raise ValueError(str(error)) from error
        return [{"title": one.title, "lines": [line.split("\t") for line in one.lines]} for one in parts]

    def warm(self) -> None:
        """Load in advance what the first question needs."""
        with reference_engine() as engine:
            engine.start()
        seen_from({"columns": 10, "rows": 10}, "current", None, 10)("E5")
        seen_from({}, "current", None, 33)("E5")
        import_step_definitions()
        _ = self.cases
