"""What engines that know no rule pass: a requirement that one of them passes is not held by its cases."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from asl_conformance.adapters.check import asked_of, read_outcomes
from asl_conformance.adapters.reference.engine import reference_engine
from asl_conformance.adapters.reference.wrong import answers_without_rules, know_nothing_engines
from asl_conformance.judging.judge import judge
from asl_conformance.protocol.messages import Capabilities
from asl_conformance.suite.case import Case, request_params
from asl_conformance.suite.editions import BASES

ENGINES: tuple[str, ...] = tuple(one.name for one in know_nothing_engines())
"""The names of the engines that know no rule."""


class Ignorance:
    """The engines that know no rule, asked a case when the answer is wanted, and only once."""

    def __init__(self, known: Capabilities | None = None) -> None:
        self._known = known or reference_engine().start()
        self._passes: dict[tuple[str, str], bool] = {}

    def passes(self, name: str, case: Case) -> bool:
        """Whether the engine of that name passes the case."""
        key = name, case.id
        if key not in self._passes:
            params = request_params(case, BASES[0])
            response = msgspec.json.encode(answers_without_rules(name, params))
            verdict = judge(case, read_outcomes(response, asked_of(params)), self._known)
            self._passes[key] = verdict.kind == "pass"
        return self._passes[key]

    def passing_all(self, cases: Sequence[Case]) -> tuple[str, ...]:
        """The engines that pass all of these cases; none if there is no case."""
        return tuple(name for name in ENGINES if cases and all(self.passes(name, case) for case in cases))


def by_requirement(cases: Iterable[Case]) -> dict[str, list[Case]]:
    """The cases of each requirement, without derived ones."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        for requirement in () if case.derived else case.requirements:
            found.setdefault(requirement, []).append(case)
    return found


def short(groups: Mapping[str, Sequence[Case]], ignorance: Ignorance) -> dict[str, tuple[str, ...]]:
    """The groups of cases that an engine without rules passes, each with all such engines."""
    found = {name: ignorance.passing_all(cases) for name, cases in groups.items()}
    return {name: engines for name, engines in found.items() if engines}
