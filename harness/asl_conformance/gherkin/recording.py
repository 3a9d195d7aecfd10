"""Scenarios to cases: every step is written once into a world, and the finished world becomes a case."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from asl_conformance.base import ending
from asl_conformance.gherkin.identity import identity
from asl_conformance.gherkin.own_steps import show_phrases
from asl_conformance.gherkin.vocabulary import VOCABULARY, StepError
from asl_conformance.gherkin.world import World
from asl_conformance.gherkin.written import Written, scenarios
from asl_conformance.suite import own
from asl_conformance.suite.case import Case
from asl_conformance.suite.registry import Registry, load


class Recorder:
    """Keeps each scenario as a case, and each defect with its place."""

    def __init__(self) -> None:
        self.cases: dict[Path, list[Case]] = {}
        self.defects: list[str] = []
        """Steps and scenarios that could not be written, each with file and line."""

    def record(self, features: Iterable[tuple[Path, Mapping[str, Any]]]) -> None:
        """Write all scenarios of the parsed features."""
        for path, feature in features:
            show_phrases(path)
            self._feature(path, feature, load())

    def _feature(self, path: Path, feature: Mapping[str, Any], registry: Registry) -> None:
        suite, found = own.owner(path), self.cases.setdefault(path, [])
        for one in scenarios(feature):
            world = World()
            world.folder, world.root = path.parent, suite.folder if suite else None

            def case(one: Written = one, world: World = world) -> None:
                who = identity(path, one.name, one.line, one.tags, one.cells, registry)
                found.append(world.case(**who))

            if self._written(path, one, world):
                self._sound(path, one.line, case)
            if ending.heard():  # even if a step caught what was raised then
                raise KeyboardInterrupt

    def _written(self, path: Path, one: Written, world: World) -> bool:
        """Write the steps up to the first defect; returns whether there is none."""
        for step in one.filled():
            world.begin(step.written, step.text, step.line)

            def write(keyword: str = step.keyword, text: str = step.text) -> None:
                match = VOCABULARY.match(keyword, text)  # type: ignore[arg-type]
                (match.claim if keyword == "then" else match.write)(world)

            if not self._sound(path, step.line, write):
                return False
        return True

    def _sound(self, path: Path, line: int, work: Callable[[], None]) -> bool:
        """Do the work; returns whether it succeeded. Steps of a user's suite may raise anything."""
        try:
            work()
        except KeyboardInterrupt:
            raise
        except StepError as error:
            self.defects.append(f"{own.display_path(path)}:{line}: {error}")
        except BaseException as error:  # noqa: BLE001 - a step may also raise pytest.fail or SystemExit
            self.defects.append(f"{own.display_path(path)}:{line}: {type(error).__name__}: {error}")
        else:
            return True
        return False
